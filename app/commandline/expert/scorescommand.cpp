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
        std::in_place, call.console, Words::tr("Importing scores"));
    TANDEM_TRY(imported, writeProject(call.word(1), [&](Database& database) {
        return importScores(database, *scores, QFileInfo(path).fileName(), progress->callback());
    }));
    progress.reset();
    return call.tell(
        Json{{"measures", QJsonArray::fromStringList(imported->measures)},
            {"outputs", imported->outputs}, {"added", imported->added}, {"known", imported->known},
            {"undefined", imported->undefined}, {"unknown_rows", imported->unknown}},
        Words::tr("Added %1 scores of %2 outputs by %3; %4 were there already.")
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
    table.add("measure", Words::tr("Measure"), &Column::measure);
    table
        .add("", Words::tr("From"),
            [](const Column& column) {
                return column.run.isValid()
                           ? Words::tr("run %1, %2")
                                 .arg(QString::number(column.run.value), column.model)
                           : column.source;
            })
        .only(results::kPeople);
    table.add("defined", Words::tr("Scores"), &Column::defined);
    table
        .add("", Words::tr("Undefined"),
            [](const Column& column) { return column.scores - column.defined; })
        .only(results::kPeople);
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
        report.lines = {Words::tr("There are no scores.")};
    report.sections = {columnsSection(*columns)};
    return call.show(report);
}

constexpr Verb kScoresVerbs[] = {
    {"import", importColumns, 3, 3, "PROJECT SCORES.csv"}, {"list", listColumns, 2, 2, "PROJECT"}};

} // namespace

CommandSyntax scoresSyntax()
{
    CommandSyntax syntax;
    syntax.summary =
        Words::tr("Bring in other measures' scores of outputs, and list what is there.");
    syntax.usage = {"import PROJECT SCORES.csv", "list PROJECT"};
    syntax.text = Words::tr(
        "SCORES.csv has a column \"id\" with the names of cases (their numbers where they have "
        "none), \"system\" where the project has outputs of several systems, and a column of "
        "numbers for each measure. An empty cell is an undefined score. All of it is imported or, "
        "when something is wrong with the file, nothing; rows about nothing in the project are "
        "counted and named. A file that was imported before adds nothing. Scores are never "
        "changed: those of a new version of a measure come from a file of another name.");
    syntax.fewestWords = 2;
    syntax.mostWords = 3;
    syntax.examples = {
        "tandem scores import study.tandem bertscore.csv", "tandem scores list study.tandem"};
    return syntax;
}

Expected<void> runScores(Call& call)
{
    return runVerb(kScoresVerbs, call);
}

const Command scoresCommand{"scores", scoresSyntax, runScores};

} // namespace tandem
