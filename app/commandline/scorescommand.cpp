#include "app/commandline/arguments.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/output.h"
#include "app/commandline/projectfile.h"
#include "app/commandline/terminalprogress.h"
#include "models/project/table.h"
#include "storage/project/scoreimport.h"
#include "storage/repositories/outputscorerepository.h"

#include <QFileInfo>
#include <QJsonArray>

namespace tandem {

namespace {

Expected<void> import(const Arguments& arguments, Console& console)
{
    const QString path = arguments.word(2);
    TANDEM_TRY(scores, readScoreColumns(path));
    ScoreImport imported;
    {
        TerminalProgress progress(console, CommandWords::tr("Importing scores"));
        const auto done = writeProject(arguments.word(1), [&](Database& database) {
            return importScores(database, *scores, QFileInfo(path).fileName(), progress.callback())
                .map([&](const ScoreImport& report) { imported = report; });
        });
        if (!done)
            return done;
    }
    if (arguments.wantsJson()) {
        printJson(console.out,
            {{QStringLiteral("measures"), QJsonArray::fromStringList(imported.measures)},
                {QStringLiteral("outputs"), imported.outputs},
                {QStringLiteral("added"), imported.added},
                {QStringLiteral("known"), imported.known},
                {QStringLiteral("undefined"), imported.undefined},
                {QStringLiteral("unknown_rows"), imported.unknown},
                {QStringLiteral("messages"), QJsonArray::fromStringList(imported.messages)}});
        return {};
    }
    console.out << CommandWords::tr("Added %1 scores of %2 outputs by %3; %4 were there already.")
                       .arg(groupedCount(imported.added), groupedCount(imported.outputs),
                           printable(imported.measures.join(QStringLiteral(", "))),
                           groupedCount(imported.known))
                << '\n';
    for (const QString& message : std::as_const(imported.messages))
        console.out << printable(message) << '\n';
    return {};
}

QJsonObject columnJson(const OutputScoreColumn& column)
{
    QJsonObject object{{QStringLiteral("measure"), column.measure},
        {QStringLiteral("scores"), column.scores}, {QStringLiteral("defined"), column.defined},
        {QStringLiteral("time"), column.at.toString(Qt::ISODateWithMs)}};
    if (column.run.isValid()) {
        object.insert(QStringLiteral("run"), column.run.value);
        object.insert(QStringLiteral("model"), column.model);
    } else {
        object.insert(QStringLiteral("source"), column.source);
    }
    return object;
}

Expected<void> listScores(const Arguments& arguments, Console& console)
{
    QList<OutputScoreColumn> columns;
    const auto read = readProject(arguments.word(1), [&](Database& database) {
        return OutputScoreRepository(database).columns().map(
            [&](const QList<OutputScoreColumn>& found) { columns = found; });
    });
    if (!read)
        return read;
    if (arguments.wantsJson()) {
        QJsonArray all;
        for (const OutputScoreColumn& column : std::as_const(columns))
            all.append(columnJson(column));
        printJson(console.out, {{QStringLiteral("scores"), all}});
        return {};
    }
    if (columns.isEmpty()) {
        console.out << CommandWords::tr("There are no scores.") << '\n';
        return {};
    }
    Table table;
    table.header = {CommandWords::tr("Measure"), CommandWords::tr("From"),
        CommandWords::tr("Scores"), CommandWords::tr("Undefined")};
    for (const OutputScoreColumn& column : std::as_const(columns))
        table.rows.append({printable(column.measure),
            column.run.isValid()
                ? CommandWords::tr("run %1, %2")
                      .arg(QString::number(column.run.value), printable(column.model))
                : printable(column.source),
            groupedCount(column.defined), groupedCount(column.scores - column.defined)});
    printTable(console.out, table);
    return {};
}

} // namespace

CommandSyntax scoresSyntax()
{
    CommandSyntax syntax;
    syntax.summary =
        CommandWords::tr("Bring in other measures' scores of outputs, and list what is there.");
    syntax.usage = {QStringLiteral("import PROJECT SCORES.csv"), QStringLiteral("list PROJECT")};
    syntax.text = CommandWords::tr(
        "SCORES.csv has a column \"id\" with the names of cases (their numbers where they have "
        "none), \"system\" where the project has outputs of several systems, and a column of "
        "numbers for each measure. An empty cell is an undefined score. All of it is imported or, "
        "when something is wrong with the file, nothing; rows about nothing in the project are "
        "counted and named. A file that was imported before adds nothing. Scores are never "
        "changed: those of a new version of a measure come from a file of another name.");
    syntax.fewestWords = 2;
    syntax.mostWords = 3;
    syntax.examples = {QStringLiteral("tandem scores import study.tandem bertscore.csv"),
        QStringLiteral("tandem scores list study.tandem")};
    return syntax;
}

Expected<void> runScores(const Arguments& arguments, Console& console)
{
    const qsizetype words = arguments.words().size();
    if (arguments.word(0) == QLatin1String("import") && words == 3)
        return import(arguments, console);
    if (arguments.word(0) == QLatin1String("list") && words == 2)
        return listScores(arguments, console);
    return console.misuse(
        CommandWords::tr("\"scores\" takes \"import PROJECT SCORES.csv\" or \"list "
                         "PROJECT\"."),
        CommandWords::tr("See \"tandem help %1\".").arg(QStringLiteral("scores")));
}

} // namespace tandem
