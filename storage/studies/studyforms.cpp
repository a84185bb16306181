#include "storage/studies/studyforms.h"

#include "storage/database/rows.h"
#include "storage/database/uuid.h"
#include "storage/formats/filename.h"
#include "storage/packets/packetinfo.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/studyanswerrepository.h"
#include "storage/repositories/studyraterrepository.h"
#include "storage/repositories/studyrepository.h"
#include "storage/repositories/studyrows.h"
#include "storage/studies/formfile.h"
#include "storage/studies/studywords.h"

#include <QDateTime>
#include <QFileInfo>

namespace tandem {

QString suggestedFormPath(const QString& folder, const QString& subject, const QString& person)
{
    return freePath(folder, subject + u'-' + person, QStringLiteral("html"));
}

namespace {

/// Refuses whom no form is made for.
Expected<void> mayHaveForm(Database& database, const StudyRater& rater, const QString& path)
{
    TANDEM_DO(refuseInPacket(database));
    TANDEM_DO(StudyRepository(database).requireOpen(rater.study));
    if (rater.state == RaterState::Replaced)
        return failure(ErrorCode::Refused,
            StudyFileWords::tr("This rater has been replaced by someone else."), rater.name);
    if (rater.turns == 0 && rater.state != RaterState::Withdrawn)
        return failure(ErrorCode::Refused,
            StudyFileWords::tr("No items are assigned to this rater yet."), rater.name,
            StudyFileWords::tr("Assign the items first."));
    if (QFileInfo::exists(path))
        return failure(ErrorCode::Refused,
            StudyFileWords::tr("A file with this name already exists."), path,
            StudyFileWords::tr("Choose another name."));
    return {};
}

} // namespace

Expected<WrittenForm> writeStudyForm(
    Database& database, const StudyPage& page, RaterId rater, const QString& path, PersonId by)
{
    TANDEM_DO(requireStudyLead(database, by));
    TANDEM_TRY(found, StudyRaterRepository(database).byId(rater));
    TANDEM_DO(mayHaveForm(database, *found, path));
    const QString uuid = newUuid();
    const QByteArray key = newFormKey();
    TANDEM_TRY(task, StudyAnswerRepository(database).task(rater, uuid));
    TANDEM_TRY(version,
        valueOf<qint64>(database, QStringLiteral("SELECT id FROM study_version WHERE uuid = ?"),
            {task->version}));
    TANDEM_DO(insertRow(database, "study_form",
        {{"uuid", uuid}, {"rater_id", rater}, {"version_id", *version}, {"secret", key},
            {"made_at", QDateTime::currentMSecsSinceEpoch()}}));
    // By UUID: a name here would outlive the rater's withdrawal.
    TANDEM_DO(Journal(database).append(
        QStringLiteral("study form written"), by, found->uuid, {{QStringLiteral("form"), uuid}}));
    TANDEM_DO(writeFormFile(path, page, *task, key));
    return WrittenForm{path, uuid, found->name, int(task->turns.size())};
}

Expected<std::optional<StudyForm>> studyForm(Database& database, const QString& uuid)
{
    return firstRow(database,
        QStringLiteral("SELECT id, uuid, rater_id, version_id, secret FROM study_form"
                       " WHERE uuid = ?"),
        {uuid},
        into(&StudyForm::id, &StudyForm::uuid, &StudyForm::rater, &StudyForm::version,
            &StudyForm::key));
}

} // namespace tandem
