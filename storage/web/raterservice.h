#pragma once

#include "storage/web/personbackend.h"
#include "storage/web/raterbackend.h"
#include "storage/web/webrequest.h"

#include <QByteArray>
#include <QHash>

#include <chrono>
#include <functional>

namespace tandem {

class StudyPage;

} // namespace tandem

namespace tandem::web {

/// How often each of many may do something: so many times at once, and so many a second after that.
class RateBuckets final
{
public:
    using Clock = std::chrono::steady_clock;

    RateBuckets(double atOnce, double aSecond)
        : m_atOnce(atOnce)
        , m_aSecond(aSecond)
    {
    }

    /// Whether `who` may do it now; then it counts.
    bool take(const QByteArray& who, Clock::time_point now);

private:
    struct Bucket
    {
        double left = 0;
        Clock::time_point at;
    };

    double leftIn(const Bucket& bucket, Clock::time_point now) const;
    void forget(Clock::time_point now);

    double m_atOnce;
    double m_aSecond;
    QHash<QByteArray, Bucket> m_buckets; ///< of those who have done it of late
};

/// What counts as one caller: an address, or of IPv6 the network that a household is given, since
/// it has as many addresses there as it likes.
QByteArray callerOf(const QByteArray& address);

/// The page that raters are given.
struct RaterPage
{
    QByteArray html;
    QByteArray policy; ///< what it may load and do (Content-Security-Policy)
    /// The same page with something to say in the place of a task. To who is not let in: why, in
    /// the language of the browser; `data` is {"refused": REASON, "why": WORD} as refusal() makes
    /// it. To who comes by an open link: {"invited": TITLE, "language": LANGUAGE}.
    std::function<QByteArray(const QByteArray& data)> saying;
};

/// The page as its server hands it out.
RaterPage raterPageOf(const StudyPage& page);

/// Answers raters' requests: by a link of their own GET /r/LINK gives the page, GET /r/LINK/task
/// what they are asked, POST /r/LINK/rows takes what they say. GET /j/LINK shows who comes by an
/// open link that they are invited, and makes nobody a rater: POST /j/LINK does, and sends them on
/// to a link of their own. GET /p/LINK shows an annotator what is next, and below it each round has
/// a page of its own, /p/LINK/ROUND, with a task and rows as a rater's. Whoever asks too often, or
/// by links that there are not, has to wait.
class RaterService final
{
public:
    /// The backends outlive this; without `people` there are no links of annotators.
    RaterService(RaterBackend& backend, RaterPage page, PersonBackend* people = nullptr);
    Q_DISABLE_COPY_MOVE(RaterService)

    void answer(const WebRequest& request, const WebReply& reply);

private:
    void answerRater(const WebRequest& request, const QByteArray& word, const QByteArray& what,
        const WebReply& reply);
    void answerPerson(
        const WebRequest& request, const QList<QByteArray>& parts, const WebReply& reply);
    void answerNewcomer(const WebRequest& request, const QByteArray& word, const WebReply& reply);
    using Record = std::function<void(const studies::Submission&, BackendDone<Receipt>)>;
    void takeRows(const WebRequest& request, const WebReply& reply, const Record& record);
    /// The page itself, what it asks for, which `find` finds, or what it says, for `record`.
    using Find = std::function<void(BackendDone<QByteArray>)>;
    void answerPage(const WebRequest& request, const QByteArray& what, const WebReply& reply,
        const Find& find, const Record& record);
    WebResponse wrongLink(const WebRequest& request);
    WebResponse notLetIn(const WebRequest& request, const Error& error);
    /// A refusal as a page for a person who looks at it, as JSON for a page that is open.
    WebResponse toldTo(const WebRequest& request, WebResponse refused) const;
    WebResponse saying(WebResponse response) const;

    RaterBackend& m_backend;
    PersonBackend* const m_people; ///< none: nullptr
    const RaterPage m_page;
    RateBuckets m_requests; ///< by links that there are
    RateBuckets m_wrong;    ///< by others
    RateBuckets m_newcomers;
};

} // namespace tandem::web
