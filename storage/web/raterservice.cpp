#include "storage/web/raterservice.h"

#include "models/studies/participantid.h"
#include "storage/repositories/studyrefusal.h"
#include "storage/studies/studypage.h"
#include "storage/web/secretlink.h"
#include "storage/web/webwords.h"

#include <QJsonArray>

#include <algorithm>
#include <arpa/inet.h>
#include <utility>

namespace tandem::web {

namespace {

/// As many callers are remembered; beyond that all begin anew, as memory is what has to hold.
constexpr qsizetype kMostBuckets = 20'000;

} // namespace

bool RateBuckets::take(const QByteArray& who, Clock::time_point now)
{
    if (m_buckets.size() >= kMostBuckets)
        forget(now);
    const auto found = m_buckets.constFind(who);
    const double left = found == m_buckets.cend() ? m_atOnce : leftIn(*found, now);
    if (left < 1)
        return false;
    m_buckets.insert(who, {left - 1, now});
    return true;
}

double RateBuckets::leftIn(const Bucket& bucket, Clock::time_point now) const
{
    const std::chrono::duration<double> seconds = now - bucket.at;
    return std::min(m_atOnce, bucket.left + seconds.count() * m_aSecond);
}

void RateBuckets::forget(Clock::time_point now)
{
    m_buckets.removeIf([&](const auto& entry) { return leftIn(entry.value(), now) >= m_atOnce; });
    if (m_buckets.size() >= kMostBuckets)
        m_buckets.clear();
}

QByteArray callerOf(const QByteArray& address)
{
    in6_addr six{};
    if (inet_pton(AF_INET6, address.constData(), &six) != 1)
        return address;
    return QByteArray(reinterpret_cast<const char*>(six.s6_addr), 8).toHex();
}

RaterPage raterPageOf(const StudyPage& page)
{
    return {page.served(), page.servedPolicy(),
        [page](const QByteArray& data) { return page.servedWith(data); }};
}

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
        refusal(429, WebWords::tr("Too many requests; wait a moment."), QStringLiteral("busy"));
    response.headers.emplaceBack("Retry-After", QByteArray::number(seconds));
    return response;
}

/// The same for people in a browser, which tries again by itself, in every language of the raters'
/// page: which one is theirs is not known yet. No page: anybody can request it, however often.
WebResponse tooManyPeople(int seconds)
{
    const QString text =
        QStringLiteral(R"(Too many visitors right now. This page retries automatically.

اکنون بازدیدکنندگان زیادند. این صفحه خودکار دوباره تلاش می‌کند.

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
        return refusal(400,
            WebWords::tr("The page sent something that the study does not recognize."),
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
    WebResponse response = refusal(
        503, WebWords::tr("The server cannot save this right now."), QStringLiteral("trouble"));
    response.headers.emplaceBack("Retry-After", "5");
    return response;
}

WebResponse notAllowed(const QByteArray& methods)
{
    WebResponse response = refusal(405, WebWords::tr("This request method is not allowed here."));
    response.headers.emplaceBack("Allow", methods);
    return response;
}

bool isReading(const WebRequest& request)
{
    return request.method == "GET" || request.method == "HEAD";
}

/// Who comes, by what their address says of them.
struct Comer
{
    QByteArray participant; ///< empty: nobody in particular
    /// The address has a place for the participant's id and nothing in it, or what the platform
    /// should have put there: everybody who came this way would be somebody new, or all of them
    /// one.
    bool isUnfilled = false;
};

Comer comerOf(const WebRequest& request)
{
    Comer comer;
    const auto isCalled = [](const QByteArray& key, const char* name) {
        return key.compare(name, Qt::CaseInsensitive) == 0;
    };
    for (const char* name : kParticipantNames) {
        for (const auto& [key, value] : request.query) {
            if (!isCalled(key, name))
                continue;
            const bool isUnfilled = studies::isUnfilledPlace(QString::fromUtf8(value));
            comer.isUnfilled = comer.isUnfilled || isUnfilled;
            if (!isUnfilled && comer.participant.isEmpty())
                comer.participant = value;
        }
    }
    // Who looks at a task of MTurk before accepting it has no id yet.
    for (const auto& [key, value] : request.query)
        comer.isUnfilled = comer.isUnfilled || value == "ASSIGNMENT_ID_NOT_AVAILABLE";
    comer.isUnfilled = comer.isUnfilled && comer.participant.isEmpty();
    return comer;
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
    return refusal(400, WebWords::tr("This is not a valid participant ID."), why::kParticipant);
}

/// Beside the open link, wherever a proxy has put both.
WebResponse toOwnLink(const QString& secret)
{
    return redirection("../r/" + secret.toLatin1());
}

QJsonObject receiptJson(const Receipt& receipt)
{
    return {{QStringLiteral("kept"), QJsonArray::fromStringList(receipt.kept)},
        {QStringLiteral("code"), receipt.code.isEmpty() ? QJsonValue() : QJsonValue(receipt.code)}};
}

} // namespace

RaterService::RaterService(RaterBackend& backend, RaterPage page, PersonBackend* people)
    : m_backend(backend)
    , m_people(people)
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
    else if (kind == "p" && isSecretWord(word) && parts.size() <= 5 && m_people)
        answerPerson(request, parts.mid(2), reply);
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
    const auto rater = m_backend.raterOf(QString::fromLatin1(word));
    if (!rater)
        return reply.send(failureResponse(rater.error()));
    if (!*rater || !(what.isEmpty() || what == "task" || what == "rows"))
        return reply.send(wrongLink(request));
    if (!m_requests.take(word, RateBuckets::Clock::now()))
        return reply.send(tooMany(1));
    answerPage(
        request, what, reply,
        [&](BackendDone<QByteArray> done) { m_backend.findTask(**rater, std::move(done)); },
        [&](const studies::Submission& told, BackendDone<Receipt> done) {
            m_backend.record(**rater, told, std::move(done));
        });
}

void RaterService::answerPerson(
    const WebRequest& request, const QList<QByteArray>& parts, const WebReply& reply)
{
    const QByteArray word = parts.at(0);
    const auto link = m_people->linkOf(QString::fromLatin1(word));
    if (!link)
        return reply.send(failureResponse(link.error()));
    const QByteArray first = parts.value(1);
    const bool isOfRound = !first.isEmpty() && first != "task";
    const QByteArray what = isOfRound ? parts.value(2) : first;
    const bool isKnown =
        isOfRound ? what.isEmpty() || what == "task" || what == "rows" : parts.size() <= 2;
    if (!*link || !isKnown)
        return reply.send(wrongLink(request));
    if (!m_requests.take(word, RateBuckets::Clock::now()))
        return reply.send(tooMany(1));
    const QString round = QString::fromLatin1(first);
    answerPage(
        request, what, reply,
        [&](BackendDone<QByteArray> done) {
            if (isOfRound)
                m_people->findRound(**link, round, std::move(done));
            else
                m_people->findWork(**link, std::move(done));
        },
        [&](const studies::Submission& told, BackendDone<Receipt> done) {
            m_people->record(**link, round, told, std::move(done));
        });
}

void RaterService::answerPage(const WebRequest& request, const QByteArray& what,
    const WebReply& reply, const Find& find, const Record& record)
{
    if (what == "rows")
        return takeRows(request, reply, record);
    if (!isReading(request))
        return reply.send(notAllowed("GET, HEAD"));
    if (what.isEmpty())
        return reply.send({.contentType = "text/html; charset=utf-8",
            .body = m_page.html,
            .policy = m_page.policy});
    find([reply](const Expected<QByteArray>& task) {
        reply.send(task ? jsonResponse(*task) : failureResponse(task.error()));
    });
}

void RaterService::takeRows(const WebRequest& request, const WebReply& reply, const Record& record)
{
    if (request.method != "POST")
        return reply.send(notAllowed("POST"));
    // A form of another site can send other types alone.
    if (request.contentType != "application/json")
        return reply.send(refusal(415, WebWords::tr("Answers must be sent as JSON.")));
    const auto submission = studies::submissionFromJson(request.body, studies::kMaxRowsAtOnce);
    if (!submission)
        return reply.send(failureResponse(submission.error()));
    record(*submission, [reply](const Expected<Receipt>& receipt) {
        reply.send(
            receipt ? jsonResponse(receiptJson(*receipt)) : failureResponse(receipt.error()));
    });
}

void RaterService::answerNewcomer(
    const WebRequest& request, const QByteArray& word, const WebReply& reply)
{
    const bool joins = request.method == "POST";
    if (!joins && !isReading(request))
        return reply.send(notAllowed("GET, HEAD, POST"));
    const Comer comer = comerOf(request);
    if (comer.isUnfilled || !isParticipant(comer.participant))
        return reply.send(toldTo(request, wrongParticipant()));
    if (!m_newcomers.take(callerOf(request.address), RateBuckets::Clock::now()))
        return reply.send(tooManyPeople(10));
    const QString link = QString::fromLatin1(word);
    const QString participant = QString::fromLatin1(comer.participant);
    if (joins)
        return m_backend.admit(
            link, participant, [this, reply, request](const Expected<QString>& secret) {
                reply.send(secret ? toOwnLink(*secret) : notLetIn(request, secret.error()));
            });
    // Who looks, such as a mail scanner or what shows a link's preview, is nobody yet.
    m_backend.invite(
        link, participant, [this, reply, request](const Expected<Invitation>& invited) {
            if (!invited)
                reply.send(notLetIn(request, invited.error()));
            else if (!invited->secret.isEmpty())
                reply.send(toOwnLink(invited->secret));
            else
                reply.send(
                    saying(jsonResponse(QJsonObject{{QStringLiteral("invited"), invited->title},
                        {QStringLiteral("language"), invited->language}})));
        });
}

WebResponse RaterService::notLetIn(const WebRequest& request, const Error& error)
{
    if (error.code == ErrorCode::NotFound)
        return wrongLink(request);
    return toldTo(request,
        error.code == ErrorCode::InvalidInput ? wrongParticipant() : failureResponse(error));
}

WebResponse RaterService::wrongLink(const WebRequest& request)
{
    if (!m_wrong.take(callerOf(request.address), RateBuckets::Clock::now())) {
        WebResponse response = tooMany(60);
        response.headers.emplaceBack("Connection", "close");
        return response;
    }
    const WebResponse refused = refusal(404,
        WebWords::tr("This link is unknown. It may be incomplete or revoked; ask the person who "
                     "gave it to you."),
        QStringLiteral("link"));
    return toldTo(request, refused);
}

WebResponse RaterService::toldTo(const WebRequest& request, WebResponse refused) const
{
    const bool isOfPage = request.path.endsWith("/rows") || request.path.endsWith("/task") ||
                          request.contentType == "application/json";
    return isOfPage ? refused : saying(std::move(refused));
}

WebResponse RaterService::saying(WebResponse response) const
{
    response.body = m_page.saying(response.body);
    response.contentType = "text/html; charset=utf-8";
    response.policy = m_page.policy;
    return response;
}

} // namespace tandem::web
