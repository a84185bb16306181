#include "storage/repositories/raterstanding.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/studyrefusal.h"

#include <algorithm>
#include <tuple>

namespace tandem {

namespace {

using studies::RaterEvent;
using EventKind = RaterEvent::Kind;

bool isLeaving(EventKind kind)
{
    return kind == EventKind::Declined || kind == EventKind::ScreenedOut;
}

bool isAboutSubmission(EventKind kind)
{
    return kind == EventKind::Submitted || kind == EventKind::TakenBack;
}

} // namespace

tl::unexpected<Error> hasSubmitted(const QString& rater)
{
    return failure(ErrorCode::Refused,
        RepositoryWords::tr("The rater had already submitted before this answer."), rater,
        RepositoryWords::tr("It can be given once the submission is withdrawn."), why::kSubmitted);
}

std::optional<EventKind> raterEventOfWord(const QString& word)
{
    for (int kind = 0; kind <= int(EventKind::InView); ++kind) {
        if (eventWord(EventKind(kind)) == word)
            return EventKind(kind);
    }
    return std::nullopt;
}

Expected<QList<RaterEvent>> toldEvents(Database& database, RaterId rater)
{
    QList<RaterEvent> told;
    return eachRow(database,
        QStringLiteral("SELECT uuid, event, at FROM study_event WHERE rater_id = ?"
                       " ORDER BY at, uuid"),
        {rater},
        [&](Statement& row) {
            RaterEvent event;
            event.uuid = row.take<QString>();
            const auto kind = raterEventOfWord(row.take<QString>());
            event.at = row.take<qint64>();
            // What others did about the rater is none of what they told.
            if (!kind)
                return;
            event.kind = *kind;
            told.append(event);
        })
        .map([&] { return told; });
}

Expected<RaterStanding> RaterStanding::read(Database& database, const StudyRater& rater)
{
    RaterStanding standing(rater);
    return toldEvents(database, rater.id).map([&](const QList<RaterEvent>& told) {
        standing.m_told = told;
        return standing;
    });
}

void RaterStanding::add(const RaterEvent& event)
{
    const auto place = std::upper_bound(
        m_told.begin(), m_told.end(), event, [](const RaterEvent& a, const RaterEvent& b) {
            return std::tie(a.at, a.uuid) < std::tie(b.at, b.uuid);
        });
    m_told.insert(place, event);
}

bool RaterStanding::hasTold(EventKind kind) const
{
    return std::any_of(m_told.begin(), m_told.end(),
        [kind](const RaterEvent& event) { return event.kind == kind; });
}

bool RaterStanding::isSubmitted() const
{
    const auto last = std::find_if(m_told.rbegin(), m_told.rend(),
        [](const RaterEvent& event) { return isAboutSubmission(event.kind); });
    return last != m_told.rend() && last->kind == EventKind::Submitted;
}

bool RaterStanding::isSubmittedAt(qint64 at) const
{
    bool isSubmitted = false;
    for (const RaterEvent& event : m_told) {
        if (event.at < at && isAboutSubmission(event.kind))
            isSubmitted = event.kind == EventKind::Submitted;
    }
    return isSubmitted;
}

qint64 RaterStanding::takenBackAt() const
{
    const auto last = std::find_if(m_told.rbegin(), m_told.rend(),
        [](const RaterEvent& event) { return isAboutSubmission(event.kind); });
    return last != m_told.rend() && last->kind == EventKind::TakenBack ? last->at : 0;
}

std::optional<EventKind> RaterStanding::left() const
{
    const auto last = std::find_if(m_told.rbegin(), m_told.rend(), [](const RaterEvent& event) {
        return isLeaving(event.kind) || event.kind == EventKind::Consented;
    });
    return last != m_told.rend() && isLeaving(last->kind) ? std::optional(last->kind)
                                                          : std::nullopt;
}

tl::unexpected<Error> RaterStanding::hasLeft() const
{
    return failure(ErrorCode::Refused,
        left() == EventKind::Declined
            ? RepositoryWords::tr(
                  "This rater has declined; no more answers of theirs are accepted.")
            : RepositoryWords::tr(
                  "This rater was screened out; no more answers of theirs are accepted."),
        m_name);
}

Expected<void> RaterStanding::checkAnswering() const
{
    return left() ? Expected<void>(hasLeft()) : Expected<void>();
}

Expected<void> RaterStanding::checkTelling(EventKind kind) const
{
    const auto before = left();
    // The page and the window let somebody agree after all, but for who has a code already.
    const bool mayAgree =
        kind == EventKind::Consented && before == EventKind::Declined && !m_isOfCrowd;
    if (before && before != kind && !mayAgree)
        return hasLeft();
    if (isLeaving(kind) && hasTold(EventKind::Submitted))
        return hasSubmitted(m_name);
    return {};
}

} // namespace tandem
