#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commonoptions.h"
#include "models/judges/judgecardreport.h"
#include "models/judges/judgepanel.h"
#include "storage/formats/tableoutput.h"
#include "storage/project/judgecards.h"
#include "storage/repositories/studyblindness.h"

/// "judges": what is known of the models that judge in a project.
namespace tandem {

namespace {

/// What judges said in a project: all of them, or those of --judges.
Expected<QList<judges::JudgeRecord>> askedRecords(Database& database, Call& call)
{
    TANDEM_TRY(viewer, viewingPerson(database, call));
    TANDEM_DO(StudyBlindness(database).requireNoRater(*viewer));
    TANDEM_TRY_VAR(
        records, judgeRecords(database, *viewer, std::make_shared<std::atomic_bool>(false)));
    if (!call.has("judges"))
        return records;
    QStringList names;
    for (const judges::JudgeRecord& record : std::as_const(*records)) {
        if (!names.contains(record.judge))
            names.append(record.judge);
    }
    QStringList asked;
    for (const QString& judge : call.value("judges").split(u',', Qt::SkipEmptyParts)) {
        asked.append(judge.trimmed());
        if (!names.contains(asked.last()))
            return failure(ErrorCode::NotFound,
                CommandWords::tr("There is no judge \"%1\".").arg(printable(asked.last())), {},
                names.isEmpty()
                    ? CommandWords::tr("No model has judged anything in this project yet.")
                    : CommandWords::tr("Available: %1").arg(printable(names.join(u", "))));
    }
    records->removeIf(
        [&](const judges::JudgeRecord& record) { return !asked.contains(record.judge); });
    return records;
}

/// Shows a report, or writes its tables to the file of --output.
Expected<void> showOrWrite(const results::Report& report, Call& call)
{
    const QString path = call.value("output");
    if (path.isEmpty())
        return call.show(report);
    TANDEM_TRY(format, tableFormatOf(path));
    TANDEM_DO(askToReplace({path}, call));
    TANDEM_DO(writeSections(path, report.sections, *format));
    return call.tell(Json{{"file", path}, {"tables", report.sections.size()}},
        CommandWords::tr("Wrote %1: %2.")
            .arg(path, CommandWords::tr("%n table(s)", nullptr, int(report.sections.size()))));
}

Expected<void> runJudgesCard(Call& call)
{
    TANDEM_TRY(records, readProject(call.word(1),
                            [&](Database& database) { return askedRecords(database, call); }));
    QList<judges::JudgeCard> cards;
    for (const judges::JudgeRecord& record : std::as_const(*records))
        cards.append(judges::judgeCard(record));
    if (cards.isEmpty())
        return failure(ErrorCode::NotFound,
            CommandWords::tr("No model has judged anything in this project yet."), call.word(1));
    return showOrWrite(judges::judgeCardReport(cards), call);
}

Expected<void> runJudgesPanel(Call& call)
{
    TANDEM_TRY(records, readProject(call.word(1),
                            [&](Database& database) { return askedRecords(database, call); }));
    const auto alignments = judges::peopleAlignments(*records);
    if (alignments.isEmpty())
        return failure(ErrorCode::NotFound,
            CommandWords::tr("There are no items that all judges of a task and people answered."),
            call.word(1));
    results::Report report;
    report.sections = {judges::peopleAlignmentSection(alignments)};
    return showOrWrite(report, call);
}

constexpr Verb kJudgesVerbs[] = {{"card", runJudgesCard}, {"panel", runJudgesPanel}};

} // namespace

const Command judgesCommand{"judges", nullptr, 1, 2, kJudgesVerbs};

} // namespace tandem
