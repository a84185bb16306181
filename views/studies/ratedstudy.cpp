#include "views/studies/ratedstudy.h"

#include "models/results/spelling.h"
#include "models/studies/studyprogress.h"
#include "storage/database/uuid.h"
#include "storage/repositories/studyanswerrepository.h"
#include "storage/repositories/studyrepository.h"
#include "storage/repositories/studyrows.h"
#include "views/studies/studyrows.h"
#include "views/studies/studyviewwords.h"

#include <algorithm>

namespace tandem {

namespace {

using Kind = studies::RaterEvent::Kind;

RatedStudy ratedStudy(
    const StudySummary& study, const StudyRater& rater, const QList<StudyVersion>& versions)
{
    const QString title = versions.isEmpty() ? QString() : versions.last().design.title;
    return {rater.id, study.id, title.isEmpty() ? StudyViewWords::tr("Study") : title, rater.state,
        study.isClosed()};
}

bool hasTold(const studies::Task& task, Kind kind)
{
    return std::any_of(task.given.events.begin(), task.given.events.end(),
        [kind](const studies::RaterEvent& event) { return event.kind == kind; });
}

QDateTime firstAnswerAt(const studies::Task& task)
{
    QDateTime first;
    for (const studies::AnswerRow& row : task.given.rows) {
        const QDateTime at = QDateTime::fromMSecsSinceEpoch(row.at, Qt::UTC);
        if (!first.isValid() || at < first)
            first = at;
    }
    return first;
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

Expected<QList<RatedStudy>> studiesRatedBy(Database& database, PersonId person)
{
    QList<RatedStudy> rated;
    TANDEM_TRY(raters, StudyRaterRepository(database).ofPerson(person));
    for (const StudyRater& rater : *raters) {
        if (rater.turns == 0)
            continue;
        TANDEM_TRY(study, StudyRepository(database).byId(rater.study));
        TANDEM_TRY(versions, StudyRepository(database).versions(rater.study));
        TANDEM_TRY(
            turns, studyTurns(database, rater.study, QStringLiteral("t.rater_id = ?"), {rater.id}));
        RatedStudy one = ratedStudy(*study, rater, *versions);
        one.items = int(turns->size());
        one.complete = int(std::count_if(
            turns->cbegin(), turns->cend(), [](const StudyTurn& turn) { return turn.isComplete; }));
        rated.append(one);
    }
    return rated;
}

Expected<RatedTask> ratedTask(Database& database, RaterId rater)
{
    RatedTask rated;
    TANDEM_TRY(found, StudyRaterRepository(database).byId(rater));
    TANDEM_TRY(study, StudyRepository(database).byId(found->study));
    TANDEM_TRY(versions, StudyRepository(database).versions(found->study));
    TANDEM_TRY(task, StudyAnswerRepository(database).task(rater));
    rated.of = ratedStudy(*study, *found, *versions);
    rated.of.title = task->title.isEmpty() ? rated.of.title : task->title;
    rated.task = *task;
    for (const StudyVersion& version : *versions) {
        if (version.uuid != task->version)
            continue;
        rated.comeBackDays = version.design.comeBackDays;
        rated.answersEnd =
            answersEndAt(version.design, firstAnswerAt(rated.task)).value_or(QDateTime());
    }
    return rated;
}

bool asksConsent(const RatedTask& rated)
{
    return !rated.task.consent.isEmpty() &&
           (rated.of.state == RaterState::Declined || !hasTold(rated.task, Kind::Consented));
}

bool isRatedOn(const RatedTask& rated, const QDateTime& now)
{
    const bool isOpen =
        rated.of.state == RaterState::Waiting || rated.of.state == RaterState::AtWork;
    const bool isInTime = !rated.answersEnd.isValid() || now <= rated.answersEnd;
    return isOpen && isInTime && !rated.of.isClosed && !asksConsent(rated);
}

Write keepingTold(const RatedStudy& rated, std::function<studies::Submission()> make)
{
    return [study = rated.study, rater = rated.rater, make = std::move(make)](
               const WriteContext& context) -> Expected<Written> {
        studies::Submission told = make();
        // Time that was spent once is counted once.
        for (studies::AnswerRow& row : told.rows)
            row.durationMs = context.origin.isBack() ? 0 : row.durationMs;
        TANDEM_DO(StudyAnswerRepository(context.database).keep(rater, told, CameBy::Page));
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
