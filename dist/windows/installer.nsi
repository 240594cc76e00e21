; The installer for Windows 10 and 11, for whoever runs it: no administrator is needed, except for the
; firewall's rule, which can be left out. Silent: setup.exe /S [/D=C:\Folder] and uninstall.exe /S; then the
; rule is only made by a terminal that already is an administrator's. dist/windows/pack names VERSION,
; PROGRAM and LICENCES (folders), ICON, PANEL and OUT.
Target amd64-unicode
SetCompressor /SOLID lzma
SetCompressorDictSize 32
Name "Cinderpeek"
OutFile "${OUT}"
RequestExecutionLevel user
ManifestDPIAware true
BrandingText "Cinderpeek ${VERSION}"
InstallDir "$LOCALAPPDATA\Programs\Cinderpeek"
InstallDirRegKey HKCU "Software\Cinderpeek" "Folder"

!include MUI2.nsh
!include LogicLib.nsh
!include x64.nsh
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${PANEL}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\cinderpeek.exe"
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE English
!insertmacro MUI_LANGUAGE French

VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=0 ProductName "Cinderpeek"
VIAddVersionKey /LANG=0 ProductVersion "${VERSION}"
VIAddVersionKey /LANG=0 FileDescription "Cinderpeek setup"
VIAddVersionKey /LANG=0 FileVersion "${VERSION}"
VIAddVersionKey /LANG=0 CompanyName "The Cinderpeek developers"
VIAddVersionKey /LANG=0 LegalCopyright "MIT OR Apache-2.0"

LangString Game ${LANG_ENGLISH} "The game"
LangString Game ${LANG_FRENCH} "Le jeu"
LangString GameIs ${LANG_ENGLISH} "The program, its entry in the Start menu, and invitations (cinderpeek: links) that open it. For you alone."
LangString GameIs ${LANG_FRENCH} "Le programme, son entrée dans le menu Démarrer, et les invitations (liens cinderpeek:) qui l’ouvrent. Pour vous seul."
LangString Rule ${LANG_ENGLISH} "A firewall rule"
LangString Rule ${LANG_FRENCH} "Une règle du pare-feu"
LangString RuleIs ${LANG_ENGLISH} "A rule of the Windows firewall for this program alone, on private networks alone: without it, others may not find a table that you host. Windows asks for an administrator."
LangString RuleIs ${LANG_FRENCH} "Une règle du pare-feu Windows pour ce seul programme, sur les seuls réseaux privés : sans elle, les autres risquent de ne pas trouver la table que vous ouvrez. Windows demande un administrateur."
LangString NoRule ${LANG_ENGLISH} "The firewall has no rule for Cinderpeek: the game runs all the same. If others cannot find your table, “cinderpeek doctor” in a terminal shows the line that an administrator types."
LangString NoRule ${LANG_FRENCH} "Le pare-feu n’a pas de règle pour Cinderpeek : le jeu marche quand même. Si les autres ne trouvent pas votre table, « cinderpeek doctor » dans un terminal montre la ligne qu’un administrateur doit taper."
LangString RuleStays ${LANG_ENGLISH} "The firewall’s rule stays; it opens nothing without the program. An administrator removes it with: netsh advfirewall firewall delete rule name=Cinderpeek"
LangString RuleStays ${LANG_FRENCH} "La règle du pare-feu reste ; sans le programme elle n’ouvre rien. Un administrateur l’enlève avec : netsh advfirewall firewall delete rule name=Cinderpeek"
LangString Running ${LANG_ENGLISH} "Cinderpeek is running. Close it, then try again; a game at a table is kept."
LangString Running ${LANG_FRENCH} "Cinderpeek est ouvert. Fermez-le, puis réessayez ; une partie en cours est gardée."
LangString NoRights ${LANG_ENGLISH} "You may not write to this folder: $INSTDIR$\r$\nGo back and choose one of your own, or run this as an administrator."
LangString NoRights ${LANG_FRENCH} "Vous n’avez pas le droit d’écrire dans ce dossier : $INSTDIR$\r$\nRevenez en arrière et choisissez-en un à vous, ou lancez ceci en administrateur."
LangString Not64 ${LANG_ENGLISH} "Cinderpeek needs a 64-bit Windows 10 or 11."
LangString Not64 ${LANG_FRENCH} "Cinderpeek demande un Windows 10 ou 11 de 64 bits."

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Cinderpeek"
!define APP_PATH "Software\Microsoft\Windows\CurrentVersion\App Paths\cinderpeek.exe"
!define LINKS "Software\Classes\cinderpeek"
!define RULES "netsh advfirewall firewall"

; A program that runs cannot be replaced: nothing is touched before it is closed.
!macro WAIT_UNTIL_CLOSED
    ${Do}
        ClearErrors
        ${IfNot} ${FileExists} "$INSTDIR\cinderpeek.exe"
            ${Break}
        ${EndIf}
        FileOpen $0 "$INSTDIR\cinderpeek.exe" a
        ${IfNot} ${Errors}
            FileClose $0
            ${Break}
        ${EndIf}
        ${If} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(Running)" /SD IDCANCEL IDCANCEL`
            SetErrorLevel 1
            Abort "$(Running)"
        ${EndIf}
    ${Loop}
!macroend

; As an administrator, COMMAND of the firewall; whether it could be started is in the error flag.
!macro AS_ADMINISTRATOR COMMAND
    ClearErrors
    ${If} ${Silent}
        nsExec::Exec '"$SYSDIR\cmd.exe" /c "${COMMAND}"'
        Pop $0
        ${If} $0 != 0
            SetErrors
        ${EndIf}
    ${Else}
        ExecShellWait "runas" "$SYSDIR\cmd.exe" '/c "${COMMAND}"' SW_HIDE
    ${EndIf}
!macroend

Function .onInit
    ${IfNot} ${RunningX64}
        MessageBox MB_ICONSTOP "$(Not64)" /SD IDOK
        SetErrorLevel 1
        Abort
    ${EndIf}
FunctionEnd

Section "$(Game)" SectionGame
    SectionIn RO
    ClearErrors
    SetOutPath "$INSTDIR"
    FileOpen $0 "$INSTDIR\uninstall.exe" a
    ${If} ${Errors}
        MessageBox MB_ICONSTOP "$(NoRights)" /SD IDOK
        SetErrorLevel 1
        Abort "$(NoRights)"
    ${EndIf}
    FileClose $0
    !insertmacro WAIT_UNTIL_CLOSED
    File "${PROGRAM}/cinderpeek.exe"
    File "${PROGRAM}/cinderpeek.com"
    SetOutPath "$INSTDIR\licences"
    File "${LICENCES}/*.txt"
    SetOutPath "$INSTDIR"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\Cinderpeek.lnk" "$INSTDIR\cinderpeek.exe"

    WriteRegStr HKCU "Software\Cinderpeek" "Folder" "$INSTDIR"
    ; `cinderpeek` in the Run box.
    WriteRegStr HKCU "${APP_PATH}" "" "$INSTDIR\cinderpeek.exe"
    WriteRegStr HKCU "${LINKS}" "" "URL:Cinderpeek"
    WriteRegStr HKCU "${LINKS}" "URL Protocol" ""
    WriteRegStr HKCU "${LINKS}\DefaultIcon" "" "$INSTDIR\cinderpeek.exe,0"
    WriteRegStr HKCU "${LINKS}\shell\open\command" "" '"$INSTDIR\cinderpeek.exe" "%1"'
    WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Cinderpeek"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\cinderpeek.exe"
    WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Cinderpeek developers"
    WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
    SectionGetSize ${SectionGame} $0
    WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
SectionEnd

Section "$(Rule)" SectionRule
    ; QUIC and mDNS: this program, UDP, from the local network. The same line is in `cinderpeek doctor`.
    !insertmacro AS_ADMINISTRATOR '${RULES} delete rule name=Cinderpeek & ${RULES} add rule name=Cinderpeek dir=in action=allow protocol=UDP program="$INSTDIR\cinderpeek.exe" remoteip=localsubnet profile=private'
    ${If} ${Errors}
        DetailPrint "$(NoRule)"
        MessageBox MB_ICONINFORMATION "$(NoRule)" /SD IDOK
    ${Else}
        WriteRegDWORD HKCU "Software\Cinderpeek" "Firewall" 1
    ${EndIf}
SectionEnd

!insertmacro MUI_FUNCTION_DESCRIPTION_BEGIN
    !insertmacro MUI_DESCRIPTION_TEXT ${SectionGame} "$(GameIs)"
    !insertmacro MUI_DESCRIPTION_TEXT ${SectionRule} "$(RuleIs)"
!insertmacro MUI_FUNCTION_DESCRIPTION_END

; Games and settings (%APPDATA%\Cinderpeek) stay.
Section Uninstall
    !insertmacro WAIT_UNTIL_CLOSED
    ReadRegDWORD $1 HKCU "Software\Cinderpeek" "Firewall"
    ${If} $1 == 1
        !insertmacro AS_ADMINISTRATOR '${RULES} delete rule name=Cinderpeek'
        ${If} ${Errors}
            DetailPrint "$(RuleStays)"
            MessageBox MB_ICONINFORMATION "$(RuleStays)" /SD IDOK
        ${EndIf}
    ${EndIf}
    Delete "$SMPROGRAMS\Cinderpeek.lnk"
    Delete "$INSTDIR\cinderpeek.exe"
    Delete "$INSTDIR\cinderpeek.com"
    Delete "$INSTDIR\licences\*.txt"
    RMDir "$INSTDIR\licences"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    ; If nobody else has put anything there.
    RMDir "$LOCALAPPDATA\Programs"
    DeleteRegKey HKCU "${UNINSTALL}"
    DeleteRegKey HKCU "${APP_PATH}"
    DeleteRegKey HKCU "${LINKS}"
    DeleteRegKey HKCU "Software\Cinderpeek"
SectionEnd
