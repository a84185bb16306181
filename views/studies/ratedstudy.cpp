#include "views/studies/ratedstudy.h"

#include "models/results/spelling.h"
#include "storage/database/uuid.h"
#include "storage/repositories/studyanswerrepository.h"
#include "views/studies/studyrows.h"
#include "views/studies/studyviewwords.h"

#include <algorithm>

namespace tandem {

namespace {

using Kind = studies::RaterEvent::Kind;

bool hasTold(const studies::Task& task, Kind kind)
{
    return std::any_of(task.given.events.begin(), task.given.events.end(),
        [kind](const studies::RaterEvent& event) { return event.kind == kind; });
}

} // namespace

RowSpec<RatedStudy> ratedStudyRows()
{
    return {.key = [](const RatedStudy& rated) { return RowKey(rated.rater); },
        .card =
            [](const RatedStudy& rated) {
                const QString state =
                    rated.isClosed ? StudyViewWords::tr("closed") : raterStateName(rated.state);
                return Card{.title = rated.title,
                    .line = StudyViewWords::tr("%1, %2 of %3 items", "state of a rater, progress")
                                .arg(state, results::countText(rated.complete),
                                    results::countText(rated.items))};
            }};
}

bool asksConsent(const RatedTask& rated)
{
    return !rated.task.consent.isEmpty() &&
           (rated.of.state == RaterState::Declined || !hasTold(rated.task, Kind::Consented));
}

bool isRatedOn(const RatedTask& rated, const QDateTime& now)
{
    return isUnfinished(rated.of) && isInTime(rated, now) && !asksConsent(rated);
}

Write keepingTold(const RatedStudy& rated, std::function<studies::Submission()> make)
{
    return [study = rated.study, rater = rated.rater, make = std::move(make)](
               const WriteContext& context) -> Expected<Written> {
        studies::Submission told = make();
        // Time that was spent once is counted once.
        for (studies::AnswerRow& row : told.rows)
            row.durationMs = context.origin.isBack() ? 0 : row.durationMs;
        TANDEM_DO(
            StudyAnswerRepository(context.database).keep(rater, told, SubmissionChannel::Page));
        return Written(StudyChanged{study, rater});
    };
}

std::function<studies::Submission()> toldAnswer(
    const QString& turn, const QString& question, std::optional<QString> value, qint64 durationMs)
{
    return [=]() -> studies::Submission {
        return {
            {{newUuid(), turn, question, value, QDateTime::currentMSecsSinceEpoch(), durationMs}},
            {}};
    };
}

std::function<studies::Submission()> toldInView(const QString& turn)
{
    return [turn]() -> studies::Submission {
        return {
            {}, {{studies::inViewUuid(turn), Kind::InView, QDateTime::currentMSecsSinceEpoch()}}};
    };
}

std::function<studies::Submission()> toldEvent(Kind kind)
{
    return [kind]() -> studies::Submission {
        return {{}, {{newUuid(), kind, QDateTime::currentMSecsSinceEpoch()}}};
    };
}

} // namespace tandem
