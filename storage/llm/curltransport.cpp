#include "storage/llm/curltransport.h"

#include "models/llm/loopback.h"
#include "storage/llm/callfailure.h"
#include "storage/llm/gatewayoptions.h"

#include <curl/curl.h>

#include <algorithm>
#include <array>
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

/// What a curl result means. `easy` is the CURL handle that it came from, `curlCode` its CURLcode;
/// bounds that the caller keeps by itself (TooLarge) are not seen here.
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

namespace {

constexpr qsizetype kMostBodyBytes = 16 * 1024 * 1024;
constexpr qsizetype kMostHeaderBytes = 256 * 1024;
constexpr long kConnectTimeoutMs = 20'000;
constexpr long kKeptConnections = 256;

/// libcurl's own set-up, once in a process.
bool initialiseCurl()
{
    static const bool done = curl_global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK;
    return done;
}

/// Sets options of a handle and remembers whether all were taken.
struct OptionSetter
{
    CURL* easy;
    bool good = true;

    template <typename T>
    void operator()(CURLoption option, T value)
    {
        good = curl_easy_setopt(easy, option, value) == CURLE_OK && good;
    }
};

/// Redirects stay unfollowed and cookies unkept, as curl has it without being asked.
void setWhatNeverChanges(OptionSetter& set)
{
    set(CURLOPT_PROTOCOLS_STR, "http,https");
    set(CURLOPT_HTTP_VERSION, static_cast<long>(CURL_HTTP_VERSION_2TLS));
    set(CURLOPT_SSLVERSION, static_cast<long>(CURL_SSLVERSION_TLSv1_2));
    set(CURLOPT_SSL_VERIFYPEER, 1L);
    set(CURLOPT_SSL_VERIFYHOST, 2L);
    set(CURLOPT_ACCEPT_ENCODING, "gzip, deflate");
    set(CURLOPT_MAXFILESIZE_LARGE, static_cast<curl_off_t>(kMostBodyBytes));
    set(CURLOPT_CONNECTTIMEOUT_MS, kConnectTimeoutMs);
    set(CURLOPT_NOSIGNAL, 1L);
    set(CURLOPT_QUICK_EXIT, 1L); // a slow name server does not hold up cancelling
    set(CURLOPT_TCP_KEEPALIVE, 1L);
}

} // namespace

/// One exchange that is under way.
struct CurlTransport::Transfer
{
    quint64 id = 0;
    CURL* easy = nullptr;
    curl_slist* headers = nullptr;
    HttpRequest request;
    TransportEnd end;
    QByteArray retryAfter;
    qsizetype headerBytes = 0;
    qsizetype sent = 0; ///< of the request's body
    bool headersComplete = false;
    TransportFault beyond = TransportFault::None; ///< which bound it passed
    std::array<char, CURL_ERROR_SIZE> errorText{};

    static size_t giveBody(char* data, size_t size, size_t count, void* self);
    static int refuseToRewind(void*, curl_off_t, int) { return CURL_SEEKFUNC_FAIL; }
    static size_t takeHeader(const char* data, size_t size, size_t count, void* self);
    static size_t takeBody(const char* data, size_t size, size_t count, void* self);
    void readHeader(const QByteArray& line);
};

size_t CurlTransport::Transfer::giveBody(char* data, size_t size, size_t count, void* self)
{
    auto* transfer = static_cast<Transfer*>(self);
    const QByteArray& body = transfer->request.body;
    const qsizetype room = static_cast<qsizetype>(size * count);
    const qsizetype bytes = std::min(room, body.size() - transfer->sent);
    std::copy_n(body.constData() + transfer->sent, bytes, data);
    transfer->sent += bytes;
    return static_cast<size_t>(bytes);
}

size_t CurlTransport::Transfer::takeHeader(const char* data, size_t size, size_t count, void* self)
{
    auto* transfer = static_cast<Transfer*>(self);
    const auto bytes = static_cast<qsizetype>(size * count);
    transfer->headerBytes += bytes;
    if (transfer->headerBytes > kMostHeaderBytes) {
        transfer->beyond = TransportFault::HeadersTooLarge;
        return 0;
    }
    transfer->readHeader(QByteArray(data, bytes).trimmed());
    return size * count;
}

void CurlTransport::Transfer::readHeader(const QByteArray& line)
{
    if (line.startsWith("HTTP/")) { // a new block; those before it were provisional (1xx)
        end.response = {};
        retryAfter.clear();
        headersComplete = false;
        return;
    }
    if (line.isEmpty()) {
        headersComplete = true;
        return;
    }
    const qsizetype colon = line.indexOf(':');
    const QByteArray name = line.left(colon).toLower();
    const QByteArray value = line.mid(colon + 1).trimmed();
    if (name == "content-type")
        end.response.contentType = value;
    else if (name == "retry-after")
        retryAfter = value;
    else if (name == "location")
        end.location = value.left(2048);
}

size_t CurlTransport::Transfer::takeBody(const char* data, size_t size, size_t count, void* self)
{
    auto* transfer = static_cast<Transfer*>(self);
    const auto bytes = static_cast<qsizetype>(size * count);
    if (transfer->end.response.body.size() + bytes > kMostBodyBytes) {
        transfer->beyond = TransportFault::TooLarge;
        return 0;
    }
    transfer->end.response.body.append(data, bytes);
    return size * count;
}

CurlTransport::CurlTransport(QString extraCaFile, const CallClock& clock)
    : m_extraCaFile(std::move(extraCaFile).toLocal8Bit())
    , m_clock(clock)
{
    if (initialiseCurl())
        m_multi = curl_multi_init();
    curl_multi_setopt(m_multi, CURLMOPT_MAXCONNECTS, kKeptConnections);
    curl_multi_setopt(m_multi, CURLMOPT_PIPELINING, CURLPIPE_MULTIPLEX);
}

CurlTransport::~CurlTransport()
{
    for (const auto& [id, transfer] : m_transfers)
        release(*transfer);
    for (CURL* easy : m_unused)
        curl_easy_cleanup(easy);
    curl_multi_cleanup(m_multi);
}

void CurlTransport::start(quint64 id, HttpRequest request, int timeoutMs)
{
    auto transfer = std::make_unique<Transfer>();
    transfer->id = id;
    transfer->request = std::move(request);
    if (!prepare(*transfer, timeoutMs) ||
        curl_multi_add_handle(m_multi, transfer->easy) != CURLM_OK) {
        transfer->end.fault = TransportFault::Other;
        m_ended.emplace_back(id, std::move(transfer->end));
        release(*transfer);
        return;
    }
    m_transfers.emplace(id, std::move(transfer));
}

bool CurlTransport::prepare(Transfer& transfer, int timeoutMs)
{
    CURL* easy = takeEasy();
    transfer.easy = easy;
    if (!easy)
        return false;
    const HttpRequest& request = transfer.request;
    for (const auto& [name, value] : request.headers) {
        const QByteArray line = name + ": " + value;
        transfer.headers = curl_slist_append(transfer.headers, line.constData());
    }
    // Without this curl waits a second for a word of the server before it sends a large body.
    transfer.headers = curl_slist_append(transfer.headers, "Expect:");
    OptionSetter set{easy};
    set(CURLOPT_PRIVATE, static_cast<void*>(&transfer));
    set(CURLOPT_URL, request.url.toEncoded().constData());
    set(CURLOPT_HTTPHEADER, transfer.headers);
    set(CURLOPT_ERRORBUFFER, transfer.errorText.data());
    set(CURLOPT_HEADERFUNCTION, &Transfer::takeHeader);
    set(CURLOPT_HEADERDATA, static_cast<void*>(&transfer));
    set(CURLOPT_WRITEFUNCTION, &Transfer::takeBody);
    set(CURLOPT_WRITEDATA, static_cast<void*>(&transfer));
    if (request.method == "POST") {
        // Where a kept connection dies under a request, curl sends it again without a word, though
        // the first may have to be paid for; it cannot where the body is not to be had twice.
        set(CURLOPT_POST, 1L);
        set(CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(request.body.size()));
        set(CURLOPT_READFUNCTION, &Transfer::giveBody);
        set(CURLOPT_READDATA, static_cast<void*>(&transfer));
        set(CURLOPT_SEEKFUNCTION, &Transfer::refuseToRewind);
    }
    set(CURLOPT_TIMEOUT_MS, static_cast<long>(timeoutMs));
    if (!m_extraCaFile.isEmpty())
        set(CURLOPT_CAINFO, m_extraCaFile.constData());
    if (request.url.scheme() == QLatin1String("https"))
        set(CURLOPT_PIPEWAIT, 1L); // rather a stream of a connection than one more connection
    if (isLoopback(request.url.host()))
        set(CURLOPT_PROXY, ""); // http_proxy and the like are for what is elsewhere
    setWhatNeverChanges(set);
    return set.good;
}

void CurlTransport::cancel(quint64 id)
{
    const auto found = m_transfers.find(id);
    if (found == m_transfers.end())
        return;
    release(*found->second);
    m_transfers.erase(found);
}

std::vector<std::pair<quint64, TransportEnd>> CurlTransport::turn(int maxWaitMs)
{
    int running = 0;
    curl_multi_perform(m_multi, &running);
    collect();
    if (m_ended.empty()) {
        curl_multi_poll(m_multi, nullptr, 0, maxWaitMs, nullptr);
        curl_multi_perform(m_multi, &running);
        collect();
    }
    return std::exchange(m_ended, {});
}

void CurlTransport::wakeUp()
{
    curl_multi_wakeup(m_multi);
}

void CurlTransport::collect()
{
    int left = 0;
    while (const CURLMsg* message = curl_multi_info_read(m_multi, &left)) {
        if (message->msg != CURLMSG_DONE)
            continue;
        Transfer* transfer = nullptr;
        curl_easy_getinfo(message->easy_handle, CURLINFO_PRIVATE, &transfer);
        TransportEnd end = endOf(*transfer, message->data.result);
        const quint64 id = transfer->id;
        release(*transfer);
        m_transfers.erase(id);
        m_ended.emplace_back(id, std::move(end));
    }
}

TransportEnd CurlTransport::endOf(Transfer& transfer, int curlCode) const
{
    TransportEnd end = std::move(transfer.end);
    end.fault = transfer.beyond != TransportFault::None ? transfer.beyond
                                                        : faultOf(transfer.easy, curlCode);
    // curl takes headers that break off for a whole answer without a body.
    if (end.fault == TransportFault::None && !transfer.headersComplete)
        end.fault = TransportFault::CutOff;
    // Where a kept connection dies under a request, curl connects anew before it looks whether it
    // could send that again: what then fails is told of a request that had left.
    if (transfer.sent > 0 && !mayBeBilled(end))
        end.fault = TransportFault::CutOff;
    if (end.fault != TransportFault::None) {
        end.detail =
            QStringLiteral("curl %1: %2")
                .arg(QString::number(curlCode),
                    transfer.errorText.front() != '\0'
                        ? QString::fromUtf8(transfer.errorText.data())
                        : QString::fromUtf8(curl_easy_strerror(static_cast<CURLcode>(curlCode))));
    }
    long status = 0;
    curl_easy_getinfo(transfer.easy, CURLINFO_RESPONSE_CODE, &status);
    end.response.status = static_cast<int>(status);
    if (!transfer.retryAfter.isEmpty())
        end.response.retryAfterMs = parseRetryAfter(transfer.retryAfter, m_clock.nowUtc());
    curl_off_t microseconds = 0;
    curl_easy_getinfo(transfer.easy, CURLINFO_TOTAL_TIME_T, &microseconds);
    end.durationMs = microseconds / 1000;
    return end;
}

void* CurlTransport::takeEasy()
{
    if (m_unused.empty())
        return curl_easy_init();
    void* easy = m_unused.back();
    m_unused.pop_back();
    return easy;
}

void CurlTransport::release(Transfer& transfer)
{
    if (transfer.easy) {
        curl_multi_remove_handle(m_multi, transfer.easy);
        curl_easy_reset(transfer.easy);
        m_unused.push_back(std::exchange(transfer.easy, nullptr));
    }
    curl_slist_free_all(std::exchange(transfer.headers, nullptr));
}

} // namespace tandem::llm
