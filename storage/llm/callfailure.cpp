#include "storage/llm/callfailure.h"

#include "models/words.h"

#include <QRegularExpression>

namespace tandem::llm {

namespace {

/// A failure without what is the same for all of them.
struct Sentence
{
    ErrorCode code = ErrorCode::Unreadable;
    QString what;
    QString remedy = {};
};

QString serverOf(const Endpoint& endpoint)
{
    const QString host = endpoint.baseUrl.host();
    const int port = endpoint.baseUrl.port();
    return port < 0 ? host : QStringLiteral("%1:%2").arg(host, QString::number(port));
}

/// OpenAI sends it with 429, but nothing gets better by waiting.
bool isOutOfCredit(const HttpResponse& response)
{
    return response.status == 402 ||
           (response.status == 429 && response.body.contains("insufficient_quota"));
}

Sentence untrusted(const QString& what)
{
    return {ErrorCode::Unreadable, what,
        LlmWords::tr(
            "Check the address. Nothing was sent. Certificates are always verified; for your own "
            "server, you can install its certificate authority on this computer.")};
}

Sentence noConnection(const Endpoint& endpoint, TransportFault fault)
{
    const QString server = serverOf(endpoint);
    const QString check = LlmWords::tr("Check the address and the network.");
    switch (fault) {
    case TransportFault::NameNotFound:
        return {ErrorCode::Unreadable,
            LlmWords::tr("There is no server with the name %1.").arg(server), check};
    case TransportFault::Refused:
        return {ErrorCode::Unreadable, LlmWords::tr("No server answers at %1.").arg(server),
            LlmWords::tr("Check the address, and that the server is running.")};
    case TransportFault::UntrustedCertificate:
        return untrusted(LlmWords::tr("The certificate of %1 is not trusted.").arg(server));
    case TransportFault::CertificateOfOther:
        return untrusted(
            LlmWords::tr("The certificate of %1 belongs to another server.").arg(server));
    case TransportFault::ExpiredCertificate:
        return untrusted(LlmWords::tr("The certificate of %1 has expired.").arg(server));
    case TransportFault::NoSecureConnection:
        return {ErrorCode::Unreadable,
            LlmWords::tr("Could not establish a secure connection to %1.").arg(server),
            LlmWords::tr("Check that the server uses HTTPS at this address. The address of a plain "
                         "HTTP server begins with http://.")};
    default:
        return {ErrorCode::Unreadable, LlmWords::tr("%1 cannot be reached.").arg(server), check};
    }
}

Sentence brokenExchange(const Endpoint& endpoint, const TransportEnd& end)
{
    switch (end.fault) {
    case TransportFault::TimedOut:
        return {ErrorCode::Unreadable,
            LlmWords::tr("The server did not finish its reply within %1 s.")
                .arg(endpoint.limits.timeoutMs / 1000.0),
            LlmWords::tr("Try again later, or increase the endpoint's request timeout.")};
    case TransportFault::CutOff:
        return {ErrorCode::Unreadable,
            LlmWords::tr("The connection was lost before the reply was complete."),
            LlmWords::tr("Try again; the partial reply was discarded.")};
    case TransportFault::TooLarge:
        return {ErrorCode::TooLarge, LlmWords::tr("The server's reply is larger than 16 MiB."),
            LlmWords::tr("Check that the address is that of a language model API.")};
    case TransportFault::HeadersTooLarge:
        return {ErrorCode::Unreadable,
            LlmWords::tr("The headers of the server's reply are larger than 256 KiB."),
            LlmWords::tr("Check that the address is that of a language model API.")};
    case TransportFault::Undecodable:
        return {ErrorCode::Unreadable,
            LlmWords::tr("The server's reply is compressed in an unsupported format."), {}};
    case TransportFault::NotHttp:
        return {ErrorCode::InvalidInput,
            LlmWords::tr("The server at %1 is not an HTTP server.").arg(serverOf(endpoint)),
            LlmWords::tr("Check the address and the port.")};
    case TransportFault::Other:
        return {ErrorCode::Unreadable, LlmWords::tr("The request could not be made."), {}};
    default:
        return noConnection(endpoint, end.fault);
    }
}

Sentence redirected(const TransportEnd& end)
{
    const QString to = QString::fromUtf8(end.location);
    return {ErrorCode::InvalidInput,
        to.isEmpty()
            ? LlmWords::tr("The server redirects to another address; redirects are not followed.")
            : LlmWords::tr("The server redirects to %1; redirects are not followed.").arg(to),
        LlmWords::tr("Correct the endpoint's address.")};
}

Sentence tooLongRequest(const QString& what)
{
    return {ErrorCode::TooLarge, what,
        LlmWords::tr("Choose a model with a longer context window, or shorten the input: for "
                     "users, fewer activities, a hierarchical summary or shorter segments.")};
}

/// Whether the server says that a model cannot write as many tokens as the answer may have.
bool asksForTooMuch(const FailedCall& call)
{
    static const QRegularExpression words(
        QStringLiteral("\\b(max_?(completion_|output_)?tokens|maxOutputTokens)\\b.*"
                       "(too (large|many|high|big|long)|at most|exceed|greater|larger|less than|"
                       "less or equal|maximum|supported range|must be (<|in|between)|<=|limit)"),
        QRegularExpression::CaseInsensitiveOption);
    return call.maxTokens > 0 && words.match(call.serverWords).hasMatch();
}

Sentence refusedRequest(const FailedCall& call, const HttpResponse& response)
{
    if (isTooLong(response))
        return tooLongRequest(LlmWords::tr("The text is too long for the model."));
    if (isOutOfCredit(response))
        return {ErrorCode::Refused, LlmWords::tr("The account has no credit left."),
            LlmWords::tr("Add credit with the provider, then retry what failed.")};
    constexpr int kBadRequestStatus = 400;
    constexpr int kUnprocessableStatus = 422;
    const bool isAboutRequest =
        response.status == kBadRequestStatus || response.status == kUnprocessableStatus;
    if (isAboutRequest && asksForTooMuch(call))
        return {ErrorCode::InvalidInput,
            LlmWords::tr("The server does not allow replies of %1 tokens.").arg(call.maxTokens),
            LlmWords::tr("Set a lower token limit with --max-tokens.")};
    switch (response.status) {
    case 401:
        if (!call.hasKey)
            return {ErrorCode::Refused,
                LlmWords::tr("The server requires a key, and this endpoint has none."),
                call.endpoint.keyVariable.isEmpty()
                    ? LlmWords::tr(
                          "Enter the endpoint's key in the settings, or specify an environment "
                          "variable that holds it: \"tandem endpoint change NAME --key-env VAR\".")
                    : LlmWords::tr("Set the environment variable %1 to the key.")
                          .arg(call.endpoint.keyVariable)};
        return {ErrorCode::Refused, LlmWords::tr("The server rejected the key."),
            call.endpoint.keyVariable.isEmpty()
                ? LlmWords::tr("Enter the endpoint's key again.")
                : LlmWords::tr("The key comes from the environment variable %1: correct it there.")
                      .arg(call.endpoint.keyVariable)};
    case 403:
        return {ErrorCode::Refused, LlmWords::tr("The key is not authorized for this request."),
            LlmWords::tr("Check the key's permissions with the provider, and the model's name.")};
    case 404:
        return {ErrorCode::NotFound,
            call.model.isEmpty()
                ? LlmWords::tr("The server does not recognize this address.")
                : LlmWords::tr("The server does not recognize this address or the model %1.")
                      .arg(call.model),
            LlmWords::tr("Check the endpoint's address, its API format and the model's name.")};
    case 407:
        return {ErrorCode::Refused, LlmWords::tr("The network proxy requires sign-in."),
            LlmWords::tr("Set up the proxy on this computer.")};
    case 413:
        return tooLongRequest(LlmWords::tr("The request is too large for the server."));
    default:
        return {ErrorCode::InvalidInput,
            LlmWords::tr("The server rejected the request (HTTP %1).").arg(response.status),
            isAboutRequest && call.maxTokens > 0 && call.endpoint.sendsTemperature
                ? LlmWords::tr("Check the endpoint's API format, the model's name and the limits. "
                               "For a model without a temperature setting: \"tandem endpoint "
                               "change NAME --temperature leave-out\".")
                : LlmWords::tr(
                      "Check the endpoint's API format, the model's name and the limits.")};
    }
}

/// Nothing has been done then: the server has no place, or still loads its model.
bool isOverload(int status)
{
    return status == 503 || status == 529;
}

Sentence busyServer(const HttpResponse& response)
{
    const QString later = LlmWords::tr("Try again later.");
    if (response.status == 429)
        return {ErrorCode::Busy, LlmWords::tr("The server accepts no more requests for now."),
            LlmWords::tr("Lower the endpoint's limits, or try again later.")};
    if (isOverload(response.status))
        return {ErrorCode::Busy,
            LlmWords::tr("The server is overloaded (HTTP %1).").arg(response.status), later};
    return {
        ErrorCode::Busy, LlmWords::tr("The server failed (HTTP %1).").arg(response.status), later};
}

bool isStatusToRetry(int status)
{
    return status == 408 || status == 425 || status == 429 || status >= 500;
}

Sentence sentenceFor(const FailedCall& call, const TransportEnd& end)
{
    if (end.fault != TransportFault::None)
        return brokenExchange(call.endpoint, end);
    const int status = end.response.status;
    if (status >= 300 && status < 400)
        return redirected(end);
    if (retryDecisionOf(end) == RetryDecision::Retry)
        return busyServer(end.response);
    return refusedRequest(call, end.response);
}

QString triesOf(const FailedCall& call)
{
    return call.attempts > 1
               ? QLatin1Char(' ') + LlmWords::tr("Tried %n time(s).", nullptr, call.attempts)
               : QString();
}

} // namespace

RetryDecision retryDecisionOf(const TransportEnd& end)
{
    switch (end.fault) {
    case TransportFault::None:
        break;
    case TransportFault::NameNotFound:
    case TransportFault::Refused:
    case TransportFault::Unreachable:
    case TransportFault::ConnectTimedOut:
    case TransportFault::TimedOut:
    case TransportFault::NoSecureConnection: // so ends a handshake that a busy server breaks off
    case TransportFault::CutOff:
    case TransportFault::Undecodable:
        return RetryDecision::Retry;
    default:
        return RetryDecision::Failed;
    }
    const int status = end.response.status;
    if ((status >= 200 && status < 300) || isQuestionBlocked(end.response))
        return RetryDecision::Answered;
    const bool failsAgain = isOutOfCredit(end.response) || isTooLong(end.response);
    return isStatusToRetry(status) && !failsAgain ? RetryDecision::Retry : RetryDecision::Failed;
}

bool isTooLong(const HttpResponse& response)
{
    constexpr int kBadRequest = 400;
    constexpr int kContentTooLarge = 413;
    constexpr int kUnprocessable = 422;
    constexpr int kServerError = 500;
    const int status = response.status;
    if (status != kBadRequest && status != kContentTooLarge && status != kUnprocessable &&
        status != kServerError)
        return false;
    // As OpenAI and vLLM, llama.cpp, Anthropic and Gemini say it, the last llama.cpp and TEI of a
    // text to embed.
    static const QRegularExpression words(
        QStringLiteral("context[ _-]?(size|length|window)|exceed_context|prompt is too long|"
                       "input token count[^.]{0,40}exceeds|too large to process|"
                       "must have less than \\d+ tokens"),
        QRegularExpression::CaseInsensitiveOption);
    constexpr qsizetype kLooked = 4096;
    return words.match(QString::fromUtf8(response.body.left(kLooked))).hasMatch();
}

bool mayBeBilled(const TransportEnd& end)
{
    switch (end.fault) {
    case TransportFault::NameNotFound:
    case TransportFault::Refused:
    case TransportFault::Unreachable:
    case TransportFault::ConnectTimedOut:
    case TransportFault::UntrustedCertificate:
    case TransportFault::CertificateOfOther:
    case TransportFault::ExpiredCertificate:
    case TransportFault::NoSecureConnection:
        return false;
    case TransportFault::None:
        break;
    default:
        return true;
    }
    constexpr int kFirstRedirect = 300;
    constexpr int kFirstServerError = 500;
    const int status = end.response.status;
    return status < kFirstRedirect ||
           (status >= kFirstServerError && !isOverload(status) && !isTooLong(end.response));
}

Error callError(const FailedCall& call, const TransportEnd& end)
{
    const Sentence sentence = sentenceFor(call, end);
    QString what = sentence.what;
    if (end.fault == TransportFault::None && !call.serverWords.isEmpty())
        what += QLatin1Char(' ') + LlmWords::tr("Server message: \"%1\"").arg(call.serverWords);
    return {sentence.code, what + triesOf(call), call.endpoint.name, sentence.remedy, end.detail};
}

Error noAnswerError(const FailedCall& call, const Error& why)
{
    QString what = why.what;
    if (!call.serverWords.isEmpty())
        what += QLatin1Char(' ') + LlmWords::tr("Server message: \"%1\"").arg(call.serverWords);
    Error error = why.in(call.endpoint.name);
    error.code = ErrorCode::Unreadable;
    error.what = what + triesOf(call);
    return error;
}

Error cancelledError(const QString& endpointName)
{
    return {ErrorCode::Cancelled, LlmWords::tr("The request was cancelled."), endpointName, {}, {}};
}

} // namespace tandem::llm
