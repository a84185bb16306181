#include "app/commandline/arguments.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/optionnames.h"
#include "app/commandline/output.h"
#include "models/agreement/correlation.h"
#include "storage/formats/valuepairsreader.h"

namespace tandem {

namespace {

constexpr QLatin1String kX("x");
constexpr QLatin1String kY("y");
constexpr QLatin1String kExact("exact");
constexpr QLatin1String kAsymptotic("asymptotic");
constexpr int kCorrelateDecimals = 4;

/// The coefficients of two columns.
struct Correlations
{
    QString file;
    QString x;
    QString y;
    qint64 rows = 0;
    Correlation pearson;
    Correlation spearman;
    Correlation kendall;
};

QJsonObject correlationFields(const Correlation& correlation)
{
    QJsonObject object = figureJson(correlation.figure);
    if (correlation.p)
        object.insert(QStringLiteral("p"), *correlation.p);
    else if (correlation.figure.isDefined())
        object.insert(QStringLiteral("p_undefined"), correlation.noPBecause);
    if (correlation.method)
        object.insert(QStringLiteral("p_method"), pMethodKey(*correlation.method));
    return object;
}

void printCorrelationsJson(const Correlations& all, Console& console)
{
    printJson(console.out, {{QStringLiteral("file"), all.file}, {QStringLiteral("x"), all.x},
                               {QStringLiteral("y"), all.y}, {QStringLiteral("rows"), all.rows},
                               {QStringLiteral("left_out"), all.pearson.leftOut},
                               {QStringLiteral("pearson"), correlationFields(all.pearson)},
                               {QStringLiteral("spearman"), correlationFields(all.spearman)},
                               {QStringLiteral("kendall"), correlationFields(all.kendall)}});
}

QStringList row(const QString& name, const Correlation& correlation)
{
    const QString none = QStringLiteral("–");
    const Figure& figure = correlation.figure;
    const auto number = [](double value) { return numberText(value, kCorrelateDecimals); };
    return {name, figure.value ? number(*figure.value) : none,
        figure.interval ? number(figure.interval->low) : none,
        figure.interval ? number(figure.interval->high) : none,
        correlation.p ? probabilityText(*correlation.p) : none,
        correlation.method ? pMethodName(*correlation.method) : none, groupedCount(figure.n)};
}

void printAllCorrelations(const Correlations& all, Console& console)
{
    console.out << CommandWords::tr("%1 and %2: %n row(s).", nullptr, int(all.rows))
                       .arg(printable(all.x), printable(all.y))
                << '\n';
    if (all.pearson.leftOut > 0)
        console.out << CommandWords::tr("%n row(s) left out, a value is missing.", nullptr,
                           int(all.pearson.leftOut))
                    << '\n';
    if (!all.pearson.figure.isDefined()) {
        console.out << figureText(all.pearson.figure, kCorrelateDecimals) << '\n';
        return;
    }
    Table table;
    table.header = {CommandWords::tr("Correlation"), CommandWords::tr("Value"),
        CommandWords::tr("95 % from"), CommandWords::tr("to"), CommandWords::tr("p"),
        CommandWords::tr("p by"), CommandWords::tr("n")};
    table.rows = {row(CommandWords::tr("Pearson's r"), all.pearson),
        row(CommandWords::tr("Spearman's rho"), all.spearman),
        row(CommandWords::tr("Kendall's tau-b"), all.kendall)};
    printTable(console.out, table);
    for (const auto& [name, correlation] : {std::pair(CommandWords::tr("Pearson's r"), all.pearson),
             std::pair(CommandWords::tr("Spearman's rho"), all.spearman),
             std::pair(CommandWords::tr("Kendall's tau-b"), all.kendall)}) {
        if (!correlation.p)
            console.out
                << CommandWords::tr("%1 has no p: %2").arg(printable(name), correlation.noPBecause)
                << '\n';
    }
}

} // namespace

CommandSyntax correlateSyntax()
{
    CommandSyntax syntax;
    syntax.summary = CommandWords::tr("How far two columns of numbers rise and fall together.");
    syntax.usage = {QStringLiteral("TABLE.csv [--x NAME] [--y NAME] [--exact|--asymptotic]")};
    syntax.text = CommandWords::tr(
        "Pearson's r, Spearman's rho and Kendall's tau-b as scipy computes them, with their "
        "two-sided p, and for the first two Fisher's 95 % interval (for rho with the variance of "
        "Bonett and Wright). Up to nine rows p is exact: the share of all orders of one column in "
        "which the coefficient is at least as far from 0. Beyond, that of r and rho is from "
        "Student's t, and that of tau exact without ties up to 33 rows, or where at most one pair "
        "of rows is out of order, and else from the normal approximation. Each says which it "
        "is.\n\n"
        "A row in which a value is missing (empty, NA or NaN) is left out and counted. A file - is "
        "standard input. \"tandem help formats\" describes files and fields.");
    syntax.options = {
        QCommandLineOption(
            QString(kX), CommandWords::tr("The first column (usually x)."), QStringLiteral("NAME")),
        QCommandLineOption(QString(kY), CommandWords::tr("The second column (usually y)."),
            QStringLiteral("NAME")),
        QCommandLineOption(QString(kExact),
            CommandWords::tr(
                "Kendall's p from the exact distribution: up to 500 rows without ties.")),
        QCommandLineOption(QString(kAsymptotic),
            CommandWords::tr("p of r and rho from Student's t, and Kendall's from the normal "
                             "approximation, however few the rows are, as scipy usually does."))};
    syntax.examples = {QStringLiteral("tandem correlate table.csv"),
        QStringLiteral("tandem correlate scores.csv --x rougeL --y people --json")};
    return syntax;
}

Expected<void> runCorrelate(const Arguments& arguments, Console& console)
{
    if (arguments.has(kExact) && arguments.has(kAsymptotic))
        return console.misuse(CommandWords::tr("--exact and --asymptotic exclude each other."));
    const bool asymptotic = arguments.has(kAsymptotic);
    const PMethod ofMoments = asymptotic ? PMethod::StudentT : PMethod::Auto;
    const PMethod ofTau = asymptotic              ? PMethod::Normal
                          : arguments.has(kExact) ? PMethod::Exact
                                                  : PMethod::Auto;
    Correlations all;
    all.file = arguments.word(0);
    all.x = arguments.has(kX) ? arguments.value(kX) : QString(kX);
    all.y = arguments.has(kY) ? arguments.value(kY) : QString(kY);
    TANDEM_TRY(
        pairs, all.file == kStandardInput && console.in
                   ? readValuePairs(*console.in, CommandWords::tr("standard input"), all.x, all.y)
                   : readValuePairs(all.file, all.x, all.y));
    all.rows = pairs->x.size();
    all.pearson = pearsonCorrelation(pairs->x, pairs->y, ofMoments);
    all.spearman = spearmanCorrelation(pairs->x, pairs->y, ofMoments);
    all.kendall = kendallCorrelation(pairs->x, pairs->y, ofTau);
    if (arguments.wantsJson())
        printCorrelationsJson(all, console);
    else
        printAllCorrelations(all, console);
    return {};
}

} // namespace tandem
