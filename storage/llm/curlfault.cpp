#include "storage/llm/curlfault.h"

#include <curl/curl.h>

#include <cerrno>

namespace tandem::llm {

namespace {

long longInfo(void* easy, CURLINFO info)
{
    long value = 0;
    curl_easy_getinfo(easy, info, &value);
    return value;
}

TransportFault connectFault(void* easy)
{
    switch (longInfo(easy, CURLINFO_OS_ERRNO)) {
    case ENETUNREACH:
    case EHOSTUNREACH:
    case ENETDOWN:
        return TransportFault::Unreachable;
    case ETIMEDOUT:
        return TransportFault::ConnectTimedOut;
    default:
        return TransportFault::Refused;
    }
}

curl_off_t timeInfo(void* easy, CURLINFO info)
{
    curl_off_t microseconds = 0;
    curl_easy_getinfo(easy, info, &microseconds);
    return microseconds;
}

/// A request on a kept connection takes no time to connect; that it was ready to be sent tells that
/// there was a connection.
TransportFault timeFault(void* easy)
{
    const bool isConnected = timeInfo(easy, CURLINFO_CONNECT_TIME_T) > 0 ||
                             timeInfo(easy, CURLINFO_PRETRANSFER_TIME_T) > 0 ||
                             longInfo(easy, CURLINFO_REQUEST_SIZE) > 0;
    return isConnected ? TransportFault::TimedOut : TransportFault::ConnectTimedOut;
}

/// The results are those of X509_verify_cert. curl leaves 0 or 1 where the chain was fine and the
/// name was not.
TransportFault certificateFault(void* easy)
{
    constexpr long kExpired = 10;
    switch (longInfo(easy, CURLINFO_SSL_VERIFYRESULT)) {
    case 0:
    case 1:
        return TransportFault::CertificateOfOther;
    case kExpired:
        return TransportFault::ExpiredCertificate;
    default:
        return TransportFault::UntrustedCertificate;
    }
}

} // namespace

TransportFault faultOf(void* easy, int curlCode)
{
    switch (curlCode) {
    case CURLE_OK:
        return TransportFault::None;
    case CURLE_COULDNT_RESOLVE_HOST:
        return TransportFault::NameNotFound;
    case CURLE_COULDNT_RESOLVE_PROXY:
    case CURLE_PROXY:
        return TransportFault::Unreachable;
    case CURLE_COULDNT_CONNECT:
        return connectFault(easy);
    case CURLE_OPERATION_TIMEDOUT:
        return timeFault(easy);
    case CURLE_PEER_FAILED_VERIFICATION:
        return certificateFault(easy);
    case CURLE_SSL_CONNECT_ERROR:
    case CURLE_SSL_CIPHER:
        return TransportFault::NoSecureConnection;
    case CURLE_GOT_NOTHING:
    case CURLE_PARTIAL_FILE:
    case CURLE_RECV_ERROR:
    case CURLE_SEND_ERROR:
    case CURLE_SEND_FAIL_REWIND:
    case CURLE_HTTP2:
    case CURLE_HTTP2_STREAM:
        return TransportFault::CutOff;
    case CURLE_FILESIZE_EXCEEDED:
        return TransportFault::TooLarge;
    case CURLE_BAD_CONTENT_ENCODING:
        return TransportFault::Undecodable;
    case CURLE_UNSUPPORTED_PROTOCOL:
    case CURLE_WEIRD_SERVER_REPLY:
        return TransportFault::NotHttp;
    default:
        return TransportFault::Other;
    }
}

} // namespace tandem::llm
