#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "models/project/table.h"
#include "storage/project/scoreimport.h"
#include "storage/repositories/outputscorerepository.h"

#include <QFileInfo>

namespace tandem {

namespace {

Expected<void> importColumns(Call& call)
{
    const QString path = call.word(2);
    TANDEM_TRY(scores, readScoreColumns(path));
    std::optional<TerminalProgress> progress(
        std::in_place, call.console, CommandWords::tr("Importing scores"));
    TANDEM_TRY(imported, writeProject(call.word(1), [&](Database& database) {
        return importScores(database, *scores, QFileInfo(path).fileName(), progress->callback());
    }));
    progress.reset();
    return call.tell(
        Json{{"measures", QJsonArray::fromStringList(imported->measures)},
            {"outputs", imported->outputs}, {"added", imported->added}, {"known", imported->known},
            {"undefined", imported->undefined}, {"unknown_rows", imported->unknown}},
        CommandWords::tr("Added %1 scores of %2 outputs by %3; %4 already existed.")
            .arg(groupedCount(imported->added), groupedCount(imported->outputs),
                printable(imported->measures.join(QStringLiteral(", "))),
                groupedCount(imported->known)),
        imported->messages);
}

/// For programs, of columns that a run made or that came from a file; no key in the others.
template <typename Value>
auto where(bool ofRun, Value value)
{
    return [ofRun, value](const OutputScoreColumn& column) {
        return column.run.isValid() == ofRun ? results::Cell(value(column))
                                             : results::Cell(results::Absent());
    };
}

results::Section columnsSection(const QList<OutputScoreColumn>& columns)
{
    using Column = OutputScoreColumn;
    results::SectionOf table("scores", columns);
    table.add("measure", CommandWords::tr("Measure"), &Column::measure);
    table.add(results::kPeople, CommandWords::tr("From"), [](const Column& column) {
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
    return call.show(report);
}

constexpr Verb kScoresVerbs[] = {{"import", importColumns, 3, 3}, {"list", listColumns}};

} // namespace

const Command scoresCommand{"scores", nullptr, 1, 3, kScoresVerbs};

} // namespace tandem
