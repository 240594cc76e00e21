// Stands before Wine's ws2_32.dll and iphlpapi.dll in tests/wine: leaves out what Windows 10 can do and Wine 10
// cannot, and hands everything else on. Without the first two functions no QUIC socket opens under Wine (OS error
// 10042, no congestion marks); without the third no network interface is found (error 13, prefixes of IPv6).
// tests/wine/stories writes which functions of the program come here.
#include <winsock2.h>
#include <ws2tcpip.h>
#include <mswsock.h>
#include <iphlpapi.h>
#include <string.h>

enum { ECN = 50 }; // IP_RECVECN, IPV6_RECVECN, IP_ECN and IPV6_ECN alike

static FARPROC real(const char *library, const char *name) { return GetProcAddress(LoadLibraryA(library), name); }

static int is_ecn(int level, int option) {
    return option == ECN && (level == IPPROTO_IP || level == IPPROTO_IPV6);
}

int WSAAPI own_setsockopt(SOCKET socket, int level, int option, const char *value, int length) {
    if (is_ecn(level, option))
        return 0;
    return ((int(WSAAPI *)(SOCKET, int, int, const char *, int))real("ws2_32.dll", "setsockopt"))(socket, level, option, value, length);
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
                real("ws2_32.dll", "WSASendMsg"))(socket, &without, flags, sent, overlapped, routine);
}

ULONG WINAPI own_GetAdaptersAddresses(ULONG family, ULONG flags, void *reserved, IP_ADAPTER_ADDRESSES *found, ULONG *size) {
    return ((ULONG(WINAPI *)(ULONG, ULONG, void *, IP_ADAPTER_ADDRESSES *, ULONG *))
                real("iphlpapi.dll", "GetAdaptersAddresses"))(family, flags & ~GAA_FLAG_INCLUDE_PREFIX, reserved, found, size);
}
