#include "storage/web/raterservice.h"

#include "storage/repositories/studyrefusal.h"
#include "storage/web/secretlink.h"
#include "storage/web/webwords.h"

#include <QJsonArray>

#include <utility>

namespace tandem::web {

namespace {

/// Of one link: a page that was away sends what it has kept in a few requests at once.
constexpr double kRequestsAtOnce = 120;
constexpr double kRequestsASecond = 10;
/// Of one caller, such as a mistyped link is.
constexpr double kWrongAtOnce = 60;
constexpr double kWrongASecond = 1;
/// Of one caller: a class of students may come from one address.
constexpr double kNewcomersAtOnce = 200;
constexpr double kNewcomersASecond = 5;

constexpr qsizetype kMostParticipant = 200;
/// What crowd platforms call the participant in the address.
constexpr const char* kParticipantNames[] = {"PROLIFIC_PID", "workerId", "participant"};

WebResponse tooMany(int seconds)
{
    WebResponse response =
        refusal(429, WebWords::tr("Too many requests; wait a little."), QStringLiteral("busy"));
    response.headers.emplaceBack("Retry-After", QByteArray::number(seconds));
    return response;
}

/// The same for people in a browser, which comes again by itself. No page: it is asked for by
/// anybody, however often.
WebResponse tooManyPeople(int seconds)
{
    const QString text =
        QStringLiteral(R"(Many people come at this moment. This page tries again by itself.

اکنون افراد زیادی می‌آیند. این صفحه خودش دوباره تلاش می‌کند.

当前访问者较多。此页面会自动重试。
)");
    WebResponse response = textResponse(429, text);
    response.headers.emplaceBack("Retry-After", QByteArray::number(seconds));
    response.headers.emplaceBack("Refresh", QByteArray::number(seconds));
    return response;
}

/// What a page is told of a failure. Only what concerns who reads it: places in the project or in
/// what a page sent are not told, and of the server's own trouble only that it passes.
WebResponse failureResponse(const Error& error)
{
    switch (error.code) {
    case ErrorCode::InvalidInput:
        return refusal(400, WebWords::tr("The study does not know what the page sent."),
            QStringLiteral("answer"));
    case ErrorCode::TooLarge:
        return refusal(413, error.what);
    case ErrorCode::Refused:
        return refusal(409, error.what, error.detail);
    case ErrorCode::NotFound:
        return refusal(404, error.what);
    default:
        break;
    }
    WebResponse response =
        refusal(503, WebWords::tr("The server cannot keep this now."), QStringLiteral("trouble"));
    response.headers.emplaceBack("Retry-After", "5");
    return response;
}

WebResponse notAllowed(const QByteArray& methods)
{
    WebResponse response = refusal(405, WebWords::tr("This cannot be asked in this way."));
    response.headers.emplaceBack("Allow", methods);
    return response;
}

bool isReading(const WebRequest& request)
{
    return request.method == "GET" || request.method == "HEAD";
}

QByteArray participantOf(const WebRequest& request)
{
    for (const char* name : kParticipantNames) {
        if (const QByteArray value = request.parameter(name); !value.isEmpty())
            return value;
    }
    return {};
}

/// Whether the address has a place for the participant's id, and nothing in it: the platform did
/// not put it there, and everybody who came this way would be somebody new.
bool lacksParticipant(const WebRequest& request)
{
    return participantOf(request).isEmpty() &&
           std::any_of(std::begin(kParticipantNames), std::end(kParticipantNames),
               [&](const char* name) { return request.has(name); });
}

/// Letters, digits and signs of ASCII, as platforms make them.
bool isParticipant(const QByteArray& text)
{
    return text.size() <= kMostParticipant && std::all_of(text.begin(), text.end(), [](char byte) {
        return byte > ' ' && byte <= '~';
    });
}

WebResponse wrongParticipant()
{
    return refusal(400, WebWords::tr("This participant id is none."), why::kParticipant);
}

QJsonObject receiptJson(const Receipt& receipt)
{
    return {{QStringLiteral("kept"), QJsonArray::fromStringList(receipt.kept)},
        {QStringLiteral("code"), receipt.code.isEmpty() ? QJsonValue() : QJsonValue(receipt.code)}};
}

} // namespace

RaterService::RaterService(RaterDesk& desk, RaterPage page)
    : m_desk(desk)
    , m_page(std::move(page))
    , m_requests(kRequestsAtOnce, kRequestsASecond)
    , m_wrong(kWrongAtOnce, kWrongASecond)
    , m_newcomers(kNewcomersAtOnce, kNewcomersASecond)
{
}

void RaterService::answer(const WebRequest& request, const WebReply& reply)
{
    const QList<QByteArray> parts = request.path.split('/');
    const QByteArray kind = parts.first().isEmpty() ? parts.value(1) : QByteArray();
    const QByteArray word = parts.value(2);
    if (kind == "r" && isSecretWord(word) && parts.size() <= 4)
        answerRater(request, word, parts.value(3), reply);
    else if (kind == "j" && isSecretWord(word) && parts.size() == 3)
        answerNewcomer(request, word, reply);
    else if (kind == "favicon.ico") // browsers ask for it by themselves
        reply.send({.status = 404});
    else
        reply.send(wrongLink(request));
}

void RaterService::answerRater(const WebRequest& request, const QByteArray& word,
    const QByteArray& what, const WebReply& reply)
{
    const auto rater = m_desk.raterOf(QString::fromLatin1(word));
    if (!rater)
        return reply.send(failureResponse(rater.error()));
    if (!*rater || !(what.isEmpty() || what == "task" || what == "rows"))
        return reply.send(wrongLink(request));
    if (!m_requests.take(word, RateBuckets::Clock::now()))
        return reply.send(tooMany(1));
    if (what == "rows")
        return takeRows(**rater, request, reply);
    if (!isReading(request))
        return reply.send(notAllowed("GET, HEAD"));
    if (what.isEmpty())
        return reply.send({.contentType = "text/html; charset=utf-8",
            .body = m_page.html,
            .policy = m_page.policy});
    m_desk.findTask(**rater, [reply](const Expected<QByteArray>& task) {
        reply.send(task ? jsonResponse(*task) : failureResponse(task.error()));
    });
}

void RaterService::takeRows(RaterId rater, const WebRequest& request, const WebReply& reply)
{
    if (request.method != "POST")
        return reply.send(notAllowed("POST"));
    // A form of another site can send other types alone.
    if (request.contentType != "application/json")
        return reply.send(refusal(415, WebWords::tr("Answers are sent as JSON.")));
    const auto submission = studies::submissionFromJson(request.body, studies::kMaxRowsAtOnce);
    if (!submission)
        return reply.send(failureResponse(submission.error()));
    m_desk.record(rater, *submission, [reply](const Expected<Receipt>& receipt) {
        reply.send(
            receipt ? jsonResponse(receiptJson(*receipt)) : failureResponse(receipt.error()));
    });
}

void RaterService::answerNewcomer(
    const WebRequest& request, const QByteArray& word, const WebReply& reply)
{
    if (request.method != "GET")
        return reply.send(notAllowed("GET"));
    const QByteArray participant = participantOf(request);
    if (lacksParticipant(request) || !isParticipant(participant))
        return reply.send(told(wrongParticipant()));
    if (!m_newcomers.take(callerOf(request.address), RateBuckets::Clock::now()))
        return reply.send(tooManyPeople(10));
    m_desk.admit(QString::fromLatin1(word), QString::fromLatin1(participant),
        [this, reply, request](const Expected<QString>& secret) {
            if (secret) // beside the open link, wherever a proxy has put both
                reply.send(redirection("../r/" + secret->toLatin1()));
            else if (secret.error().code == ErrorCode::NotFound)
                reply.send(wrongLink(request));
            else if (secret.error().code == ErrorCode::InvalidInput)
                reply.send(told(wrongParticipant()));
            else
                reply.send(told(failureResponse(secret.error())));
        });
}

WebResponse RaterService::wrongLink(const WebRequest& request)
{
    if (!m_wrong.take(callerOf(request.address), RateBuckets::Clock::now())) {
        WebResponse response = tooMany(60);
        response.headers.emplaceBack("Connection", "close");
        return response;
    }
    const WebResponse refused = refusal(404,
        WebWords::tr("This link is not known here. It may have been cut off or taken back; ask who "
                     "gave it to you."),
        QStringLiteral("link"));
    // A page that is open reads JSON, a person looks at a page.
    const bool isOfPage = request.path.endsWith("/rows") || request.path.endsWith("/task");
    return isOfPage ? refused : told(refused);
}

WebResponse RaterService::told(WebResponse refused) const
{
    refused.body = m_page.refused(refused.body);
    refused.contentType = "text/html; charset=utf-8";
    refused.policy = m_page.policy;
    return refused;
}

} // namespace tandem::web
