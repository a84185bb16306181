#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/importfile.h"
#include "models/project/table.h"
#include "storage/project/scoreimport.h"
#include "storage/repositories/outputscorerepository.h"
#include "storage/runs/runfields.h"
#include "storage/runs/runsbehind.h"

#include <QJsonValue>

namespace tandem {

namespace {

/// For programs, of columns that a run made or that came from a file; no key in the others.
template <typename Value>
auto where(bool ofRun, Value value)
{
    return [ofRun, value](const OutputScoreColumn& column) {
        return column.run.isValid() == ofRun ? results::Cell(value(column))
                                             : results::Cell(results::Absent());
    };
}

QJsonValue settingsOf(const OutputScoreColumn& column)
{
    const auto kind = runKindOf(column.measure);
    return kind ? runSettingsJson(*kind, runOptionsFrom(column.settings)) : QJsonObject();
}

/// What each run was asked to do, for people.
QStringList settingNotes(const QList<OutputScoreColumn>& columns)
{
    QStringList notes;
    for (const OutputScoreColumn& column : columns) {
        const auto kind = runKindOf(column.measure);
        if (kind && column.run.isValid())
            notes.append(printable(CommandWords::tr("Run %1: %2.")
                                       .arg(QString::number(column.run.value),
                                           runSettingLines(*kind, runOptionsFrom(column.settings))
                                               .join(QStringLiteral("; ")))));
    }
    return notes;
}

results::Section columnsSection(const QList<OutputScoreColumn>& columns)
{
    using Column = OutputScoreColumn;
    results::SectionOf table("scores", columns);
    table.add("measure", CommandWords::tr("Measure"), &Column::measure);
    table.add(results::kPeople, CommandWords::tr("Source"), [](const Column& column) {
        return column.run.isValid() ? CommandWords::tr("run %1, %2")
                                          .arg(QString::number(column.run.value), column.model)
                                    : column.source;
    });
    table.add("defined", CommandWords::tr("Scores"), &Column::defined);
    table.add(results::kPeople, CommandWords::tr("Undefined"),
        [](const Column& column) { return column.scores - column.defined; });
    table.add("scores", &Column::scores);
    table.add("time", [](const Column& column) { return column.at.toString(Qt::ISODateWithMs); });
    table.add("run", where(true, [](const Column& column) { return column.run.value; }));
    table.add("model", where(true, [](const Column& column) { return column.model; }));
    table.add("settings", where(true, settingsOf)).only(results::Outlet::Json);
    table.add("source", where(false, [](const Column& column) { return column.source; }));
    return table;
}

Expected<void> listColumns(Call& call)
{
    TANDEM_TRY(columns, readProject(call.word(1), [](Database& database) {
        return OutputScoreRepository(database).columns();
    }));
    results::Report report;
    if (columns->isEmpty())
        report.lines = {CommandWords::tr("There are no scores.")};
    report.sections = {columnsSection(*columns)};
    report.sections += runSettingSections(settingNotes(*columns));
    return call.show(report);
}

/// What judges of other programs said of each output.
Expected<void> listReasons(Call& call)
{
    TANDEM_TRY(scores, readProject(call.word(1), [&](Database& database) {
        return OutputScoreRepository(database).reasons(call.value("measure"));
    }));
    using Score = ReasonedScore;
    results::SectionOf table("reasons", *scores);
    table.add("case", CommandWords::tr("Case"),
        [](const Score& score) { return caseLabel(score.name, score.position); });
    table.add("system", CommandWords::tr("System"), &Score::system);
    table.add("measure", CommandWords::tr("Measure"), &Score::measure);
    table.add("value", CommandWords::tr("Value"), &Score::value);
    table.add("reason", CommandWords::tr("Reason"), &Score::reason);
    table.add("answer", &Score::answer);
    table.add("source", &Score::source);
    results::Report report;
    if (scores->isEmpty())
        report.lines = {CommandWords::tr("No imported score has a reason.")};
    report.sections = {table};
    return call.show(report);
}

constexpr Verb kScoresVerbs[] = {
    {"import", importFile, 3, 3}, {"list", listColumns}, {"reasons", listReasons}};

} // namespace

const Command scoresCommand{"scores", nullptr, 1, 3, kScoresVerbs};

} // namespace tandem
