// Stands before Wine's ws2_32.dll in tests/wine: what Windows 10 knows about congestion marks (ECN) and Wine 10
// does not is left out, and everything else is handed on. Without this no QUIC socket opens under Wine
// (OS error 10042). winsock.def, which tests/wine/stories writes, names the functions of the program.
#include <winsock2.h>
#include <ws2tcpip.h>
#include <mswsock.h>
#include <string.h>

enum { ECN = 50 }; // IP_RECVECN, IPV6_RECVECN, IP_ECN and IPV6_ECN alike

static FARPROC real(const char *name) { return GetProcAddress(LoadLibraryA("ws2_32.dll"), name); }

static int is_ecn(int level, int option) {
    return option == ECN && (level == IPPROTO_IP || level == IPPROTO_IPV6);
}

int WSAAPI own_setsockopt(SOCKET socket, int level, int option, const char *value, int length) {
    if (is_ecn(level, option))
        return 0;
    return ((int(WSAAPI *)(SOCKET, int, int, const char *, int))real("setsockopt"))(socket, level, option, value, length);
}

int WSAAPI own_WSASendMsg(SOCKET socket, WSAMSG *message, DWORD flags, DWORD *sent, WSAOVERLAPPED *overlapped,
                          LPWSAOVERLAPPED_COMPLETION_ROUTINE routine) {
    WSAMSG without = *message;
    char kept[512];
    ULONG length = 0;
    for (WSACMSGHDR *part = WSA_CMSG_FIRSTHDR(message); part; part = WSA_CMSG_NXTHDR(message, part)) {
        ULONG size = WSA_CMSGDATA_ALIGN(part->cmsg_len);
        if (is_ecn(part->cmsg_level, part->cmsg_type) || length + size > sizeof kept)
            continue;
        memcpy(kept + length, part, part->cmsg_len);
        length += size;
    }
    without.Control.buf = length ? kept : NULL;
    without.Control.len = length;
    return ((int(WSAAPI *)(SOCKET, WSAMSG *, DWORD, DWORD *, WSAOVERLAPPED *, LPWSAOVERLAPPED_COMPLETION_ROUTINE))
                real("WSASendMsg"))(socket, &without, flags, sent, overlapped, routine);
}
