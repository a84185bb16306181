#include "app/commandline/arguments.h"
#include "app/commandline/console.h"
#include "app/commandline/expertcommand.h"
#include "app/commandline/expertfigures.h"
#include "app/commandline/expertoptions.h"
#include "app/commandline/expertpairs.h"
#include "app/commandline/output.h"
#include "app/commandline/projectfile.h"
#include "models/expert/statistics.h"

#include <QCoreApplication>

namespace tandem {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ExpertCommand)
};

constexpr int kDecimals = 3;
constexpr int kPValueDecimals = 4;

/// What is compared.
struct Compared
{
    EvaluationSet set;
    expert::Mode mode = expert::Mode::Average;
    ExpertPairedScores scores;
};

Expected<Compared> readCompared(const Arguments& arguments, Console& console)
{
    const auto mode = chosenMode(arguments, console);
    if (!mode)
        return failure(mode.error());
    Compared compared;
    compared.mode = *mode;
    const auto read = readProject(arguments.word(1), [&](Database& database) -> Expected<void> {
        const auto set = chosenSet(database, arguments, console);
        if (!set)
            return failure(set.error());
        compared.set = *set;
        return EvaluationRepository(database)
            .list(*set)
            .and_then([&](const QList<EvaluationSummary>& rows) {
                return expertPairedScores(rows, arguments.word(2), arguments.word(3), *mode);
            })
            .map([&](const ExpertPairedScores& scores) { compared.scores = scores; });
    });
    if (!read)
        return failure(read.error());
    return compared;
}

QJsonObject testJson(const expert::PairedTest& test)
{
    QJsonObject object{{QStringLiteral("difference"), figureJson(test.difference)},
        {QStringLiteral("ties"), test.ties}};
    if (test.difference.isDefined()) {
        object.insert(QStringLiteral("p_value"), test.pValue);
        object.insert(QStringLiteral("p_method"), expert::pairedMethodKey(test.method));
    }
    return object;
}

void printAsJson(const Compared& compared, const Arguments& arguments, Console& console)
{
    QJsonObject object{{QStringLiteral("first"), arguments.word(2)},
        {QStringLiteral("second"), arguments.word(3)},
        {QStringLiteral("mode"), expert::modeKey(compared.mode)},
        {QStringLiteral("n"), compared.scores.first.size()}};
    addSetTo(object, compared.set);
    for (const ExpertMeasure& measure : kExpertMeasures) {
        const auto test = expert::pairedTest(expertValues(compared.scores.first, measure),
            expertValues(compared.scores.second, measure));
        object.insert(QLatin1String(measure.key), testJson(test));
        object.insert(QStringLiteral("resamples"), test.resamples);
    }
    printJson(console.out, object);
}

void printAsText(const Compared& compared, const Arguments& arguments, Console& console)
{
    Table table;
    table.caption =
        Words::tr("%1 minus %2, mode %3, %4, on the cases that both have")
            .arg(printable(expertSystemName(arguments.word(2))),
                printable(expertSystemName(arguments.word(3))), expert::modeName(compared.mode),
                printable(expertSetName(compared.set)));
    table.header = {
        QString(), Words::tr("Difference"), Words::tr("p"), Words::tr("p by"), Words::tr("Ties")};
    for (const ExpertMeasure& measure : kExpertMeasures) {
        const auto test = expert::pairedTest(expertValues(compared.scores.first, measure),
            expertValues(compared.scores.second, measure));
        table.rows.append({expertMeasureName(measure), figureText(test.difference, kDecimals),
            test.difference.isDefined() ? numberText(test.pValue, kPValueDecimals)
                                        : QStringLiteral("–"),
            expert::pairedMethodName(test.method), groupedCount(test.ties)});
    }
    printTable(console.out, table);
}

} // namespace

Expected<void> runExpertCompare(const Arguments& arguments, Console& console)
{
    const auto compared = readCompared(arguments, console);
    if (!compared)
        return failure(compared.error());
    if (arguments.wantsJson())
        printAsJson(*compared, arguments, console);
    else
        printAsText(*compared, arguments, console);
    return {};
}

} // namespace tandem
