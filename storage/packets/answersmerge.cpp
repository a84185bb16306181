#include "storage/packets/answersmerge.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/packets/packetbounds.h"
#include "storage/packets/packetwords.h"
#include "storage/project/erasedcopies.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/settingsrepository.h"
#include "storage/repositories/studyanswerrepository.h"
#include "storage/repositories/studydesigns.h"
#include "storage/repositories/studyraterrepository.h"
#include "storage/repositories/studyrepository.h"
#include "storage/studies/studyforms.h"

#include <QDateTime>

namespace tandem {

namespace {

/// Whose answers they are, once it is known that they are theirs.
struct AnswersOrigin
{
    StudyForm form;
    StudyRater rater;
    StudySummary study;
};

/// As much of the form's task as its answers are checked against; it asks also who has withdrawn.
Expected<studies::Task> checkedTask(Database& project, const AnswersOrigin& origin)
{
    TANDEM_TRY(settings, SettingsRepository(project).load());
    TANDEM_TRY(designs, studyDesigns(project, origin.study.id));
    studies::Task task;
    task.form = origin.form.uuid;
    task.project = settings->uuid;
    task.study = origin.study.uuid;
    task.rater = origin.rater.uuid;
    task.questions = designs->value(origin.form.version).questions;
    TANDEM_TRY(version,
        valueOf<QString>(project, QStringLiteral("SELECT uuid FROM study_version WHERE id = ?"),
            {origin.form.version}));
    task.version = *version;
    return eachRow(project, QStringLiteral("SELECT uuid FROM study_turn WHERE rater_id = ?"),
        {origin.rater.id},
        [&](Statement& row) {
            studies::TaskTurn turn;
            turn.id = row.take<QString>();
            task.turns.append(turn);
        })
        .map([&] { return task; });
}

/// A time that no clock says would make an answer the latest for ever.
Expected<void> checkTimes(const studies::Submission& told)
{
    const auto check = [](const auto& list, const QString& key) -> Expected<void> {
        for (qsizetype i = 0; i < list.size(); ++i) {
            if (!isPacketTime(list.at(i).at))
                return failure(ErrorCode::InvalidInput,
                    PacketWords::tr("This time is not plausible."),
                    QStringLiteral("/%1/%2/at").arg(key).arg(i),
                    PacketWords::tr(
                        "Set the clock of the rater's computer, then have them answer again."));
        }
        return {};
    };
    TANDEM_DO(check(told.rows, QStringLiteral("rows")));
    return check(told.events, QStringLiteral("events"));
}

Expected<AnswersOrigin> originOf(Database& project, const AnswersFile& file)
{
    TANDEM_TRY(form, studyForm(project, file.form));
    if (!*form)
        return failure(ErrorCode::Refused,
            PacketWords::tr("These answers come from a form that this project did not create."), {},
            PacketWords::tr("If they belong to another project, merge them there. If this project "
                            "is an older copy, merge into the newer one."));
    TANDEM_TRY(rater, StudyRaterRepository(project).byId((*form)->rater));
    TANDEM_TRY(study, StudyRepository(project).byId(rater->study));
    const AnswersOrigin origin{**form, *rater, *study};
    TANDEM_TRY(task, checkedTask(project, origin));
    TANDEM_DO(checkAnswersFile(file, *task, origin.form.key));
    TANDEM_DO(checkTimes(file.given));
    return origin;
}

bool endsSubmitted(const studies::Submission& told)
{
    using Kind = studies::RaterEvent::Kind;
    bool isSubmitted = false;
    for (const studies::RaterEvent& event : told.events) {
        if (event.kind == Kind::Submitted || event.kind == Kind::TakenBack)
            isSubmitted = event.kind == Kind::Submitted;
    }
    return isSubmitted;
}

QString remarkOn(const KeptSubmission& kept, const QString& project)
{
    if (kept.erased > 0)
        return QString(PacketWords::tr("The rater withdraws: %n answer(s) erased. Copies of the "
                                       "project keep the rater's answers.",
                           nullptr, kept.erased) +
                       u' ' + backupsKeepErased(project))
            .trimmed();
    if (kept.late > 0)
        return PacketWords::tr(
            "%n answer(s) came after the study was closed: kept, but excluded from results.",
            nullptr, kept.late);
    return {};
}

PacketMerge mergeOf(const AnswersFile& file, const AnswersOrigin& origin,
    const KeptSubmission& kept, const QString& project)
{
    RoundMerge line;
    line.title = origin.study.name;
    line.fresh = kept.answers;
    line.known = int(file.given.rows.size()) - kept.answers;
    line.hasEvents = kept.fresh > kept.answers;
    line.handsIn = endsSubmitted(file.given) && origin.rater.state != RaterState::Submitted;
    line.ignored = remarkOn(kept, project);
    PacketMerge merge;
    merge.packet = origin.form.uuid;
    merge.person = origin.rater.name;
    merge.study = origin.study.name;
    merge.late = kept.late;
    merge.erased = kept.erased;
    if (!file.given.rows.isEmpty())
        merge.madeAt = QDateTime::fromMSecsSinceEpoch(file.given.rows.last().at, Qt::UTC);
    merge.rounds = {line};
    return merge;
}

} // namespace

Expected<PacketMerge> inspectStudyAnswers(Database& project, const AnswersFile& file)
{
    TANDEM_TRY(origin, originOf(project, file));
    return StudyAnswerRepository(project)
        .wouldKeep(origin->rater.id, file.given)
        .map([&](const KeptSubmission& kept) {
            return mergeOf(file, *origin, kept, project.path());
        });
}

Expected<PacketMerge> takeStudyAnswers(Database& project, const AnswersFile& file, PersonId by)
{
    TANDEM_TRY(origin, originOf(project, file));
    TANDEM_TRY(kept,
        StudyAnswerRepository(project).keep(origin->rater.id, file.given, SubmissionChannel::File));
    const PacketMerge merge = mergeOf(file, *origin, *kept, project.path());
    if (kept->fresh == 0)
        return merge;
    TANDEM_DO(project.run(QStringLiteral("UPDATE study_form SET merged_at = ? WHERE id = ?"),
        {QDateTime::currentMSecsSinceEpoch(), origin->form.id}));
    // By UUID: a name here would outlive the rater's withdrawal.
    TANDEM_DO(
        Journal(project).append(QStringLiteral("study answers merged"), by, origin->rater.uuid,
            {{QStringLiteral("form"), origin->form.uuid}, {QStringLiteral("rows"), kept->fresh}}));
    return merge;
}

} // namespace tandem
