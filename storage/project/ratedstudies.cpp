#include "storage/project/ratedstudies.h"

#include "models/studies/studyprogress.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/studyanswerrepository.h"
#include "storage/repositories/studyrepository.h"
#include "storage/repositories/studyrows.h"

#include <algorithm>

namespace tandem {

namespace {

RatedStudy ratedStudy(
    const StudySummary& study, const StudyRater& rater, const QList<StudyVersion>& versions)
{
    const QString title = versions.isEmpty() ? QString() : versions.last().design.title;
    return {rater.id, study.id, title.isEmpty() ? RepositoryWords::tr("Study") : title, rater.state,
        study.isClosed()};
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

bool isUnfinished(const RatedStudy& rated)
{
    return !rated.isClosed &&
           (rated.state == RaterState::Waiting || rated.state == RaterState::AtWork);
}

bool isInTime(const RatedTask& rated, const QDateTime& now)
{
    return !rated.answersEnd.isValid() || now <= rated.answersEnd;
}

} // namespace tandem
