#include "storage/repositories/studyanswerrepository.h"

#include "models/studies/assignment.h"
#include "models/studies/shownturn.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/settingsrepository.h"
#include "storage/repositories/studydesigns.h"
#include "storage/repositories/studyerasure.h"
#include "storage/repositories/studyintake.h"
#include "storage/repositories/studyrefusal.h"
#include "storage/repositories/studyrepository.h"
#include "storage/repositories/studyrows.h"

#include <optional>

namespace tandem {

namespace {

using studies::RaterEvent;
using studies::Submission;
using studies::Task;

Expected<Submission> toldSoFar(Database& database, RaterId rater)
{
    Submission told;
    TANDEM_TRY(rows, storedAnswerRows(database, rater));
    told.rows = *rows;
    TANDEM_TRY(events, toldEvents(database, rater));
    told.events = *events;
    return told;
}

/// The version that a rater works under: that of their turns, or the latest.
Expected<StudyVersion> versionOf(Database& database, const StudyRater& rater)
{
    TANDEM_TRY(used, valueOf<qint64>(database,
                         QStringLiteral("SELECT version_id FROM study_turn WHERE rater_id = ?"
                                        " LIMIT 1"),
                         {rater.id}));
    TANDEM_TRY(versions, StudyRepository(database).versions(rater.study));
    for (const StudyVersion& version : *versions) {
        if (version.id == *used)
            return version;
    }
    if (versions->isEmpty())
        return failure(notInProject(RepositoryWords::tr("This study is not in the project.")));
    return versions->last();
}

Expected<QList<studies::TaskTurn>> shownTurns(
    Database& database, const StudyRater& rater, const studies::Design& design)
{
    TANDEM_TRY(items, storedStudyItems(database, rater.study));
    QHash<qint64, const studies::Item*> byId;
    for (const StoredStudyItem& stored : *items)
        byId.insert(stored.id, &stored.item.item);
    studies::GroupNumbers groups;
    return rowsOf(database,
        QStringLiteral("SELECT uuid, item_id, swapped FROM study_turn WHERE rater_id = ?"
                       " ORDER BY position"),
        {rater.id}, [&](Statement& row) {
            const auto uuid = row.take<QString>();
            const studies::Item& item = *byId.value(row.take<qint64>());
            studies::TaskTurn turn = shownTurn(item, design, row.take<bool>());
            turn.id = uuid;
            if (studies::keepsTogether(design))
                turn.group = groups.of(item.group);
            return turn;
        });
}

} // namespace

Expected<Task> StudyAnswerRepository::task(RaterId rater, const QString& form)
{
    TANDEM_TRY(found, StudyRaterRepository(m_database).byId(rater));
    if (found->state == RaterState::Withdrawn)
        return failure(ErrorCode::Refused, RepositoryWords::tr("This rater has withdrawn."),
            found->name, {}, why::kWithdrawn);
    TANDEM_TRY(study, StudyRepository(m_database).byId(found->study));
    TANDEM_TRY(version, versionOf(m_database, *found));
    TANDEM_TRY(settings, SettingsRepository(m_database).load());
    TANDEM_TRY(turns, shownTurns(m_database, *found, version->design));
    TANDEM_TRY(told, toldSoFar(m_database, rater));
    Task task = taskOf(version->design);
    task.form = form.isEmpty() ? found->uuid : form;
    task.project = settings->uuid;
    task.study = study->uuid;
    task.version = version->uuid;
    task.rater = found->uuid;
    task.name = found->name;
    task.turns = *turns;
    task.given = *told;
    return task;
}

Expected<KeptSubmission> StudyAnswerRepository::keep(
    RaterId rater, const Submission& told, SubmissionChannel way)
{
    TANDEM_TRY(found, StudyRaterRepository(m_database).byId(rater));
    TANDEM_TRY(version, versionOf(m_database, *found));
    StudyIntake intake(m_database, *found, version->design, way);
    return intake.take(told);
}

Expected<KeptSubmission> StudyAnswerRepository::wouldKeep(RaterId rater, const Submission& told)
{
    TANDEM_TRY(found, StudyRaterRepository(m_database).byId(rater));
    TANDEM_TRY(version, versionOf(m_database, *found));
    return StudyIntake(m_database, *found, version->design, SubmissionChannel::File).tryOut(told);
}

Expected<int> StudyAnswerRepository::withdraw(RaterId rater, PersonId by)
{
    TANDEM_TRY(found, StudyRaterRepository(m_database).byId(rater));
    if (found->state == RaterState::Withdrawn)
        return 0;
    return eraseAnswers(m_database, *found,
        {.study = found->study, .rater = rater, .event = QStringLiteral("withdrawn"), .by = by});
}

} // namespace tandem
