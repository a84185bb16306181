#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "models/agreement/correlation.h"
#include "storage/formats/valuepairsreader.h"

namespace tandem {

namespace {

constexpr int kCorrelationDecimals = 4;

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

Json correlationJson(const Correlation& correlation)
{
    Json object = figureJson(correlation.figure);
    if (correlation.p)
        object.insert("p", *correlation.p);
    else if (correlation.figure.isDefined())
        object.insert("p_undefined", correlation.noPBecause);
    if (correlation.method)
        object.insert("p_method", pMethodKey(*correlation.method));
    return object;
}

void printAsJson(const Correlations& all, Call& call)
{
    printJson(
        call, {{"file", all.file}, {"x", all.x}, {"y", all.y}, {"rows", all.rows},
                  {"left_out", all.pearson.leftOut}, {"pearson", correlationJson(all.pearson)},
                  {"spearman", correlationJson(all.spearman)},
                  {"kendall", correlationJson(all.kendall)}});
}

QStringList row(const QString& name, const Correlation& correlation)
{
    const QString none = QStringLiteral("–");
    const Figure& figure = correlation.figure;
    const auto number = [](double value) { return numberText(value, kCorrelationDecimals); };
    return {name, figure.value ? number(*figure.value) : none,
        figure.interval ? number(figure.interval->low) : none,
        figure.interval ? number(figure.interval->high) : none,
        correlation.p ? probabilityText(*correlation.p) : none,
        correlation.method ? pMethodName(*correlation.method) : none, groupedCount(figure.n)};
}

void printAsText(const Correlations& all, Call& call)
{
    call.out << Words::tr("%1 and %2: %n row(s).", nullptr, int(all.rows))
                    .arg(printable(all.x), printable(all.y))
             << '\n';
    if (all.pearson.leftOut > 0)
        call.out << Words::tr("%n row(s) left out, a value is missing.", nullptr,
                        int(all.pearson.leftOut))
                 << '\n';
    if (!all.pearson.figure.isDefined()) {
        call.out << figureText(all.pearson.figure, kCorrelationDecimals) << '\n';
        return;
    }
    Table table;
    table.header = {Words::tr("Correlation"), Words::tr("Value"), Words::tr("95 % from"),
        Words::tr("to"), Words::tr("p"), Words::tr("p by"), Words::tr("n")};
    table.rows = {row(Words::tr("Pearson's r"), all.pearson),
        row(Words::tr("Spearman's rho"), all.spearman),
        row(Words::tr("Kendall's tau-b"), all.kendall)};
    printTable(call.out, table);
    for (const auto& [name, correlation] : {std::pair(Words::tr("Pearson's r"), all.pearson),
             std::pair(Words::tr("Spearman's rho"), all.spearman),
             std::pair(Words::tr("Kendall's tau-b"), all.kendall)}) {
        if (!correlation.p)
            call.out << Words::tr("%1 has no p: %2").arg(printable(name), correlation.noPBecause)
                     << '\n';
    }
}

} // namespace

CommandSyntax correlateSyntax()
{
    CommandSyntax syntax;
    syntax.summary = Words::tr("How far two columns of numbers rise and fall together.");
    syntax.usage = {"TABLE.csv [--x NAME] [--y NAME] [--exact|--asymptotic]"};
    syntax.text = Words::tr(
        "Pearson's r, Spearman's rho and Kendall's tau-b as scipy computes them, with their "
        "two-sided p, and for the first two Fisher's 95 % interval (for rho with the variance of "
        "Bonett and Wright). Up to nine rows p is exact: the share of all orders of one column in "
        "which the coefficient is at least as far from 0. Beyond, that of r and rho is from "
        "Student's t, and that of tau exact without ties up to 33 rows, or where at most one pair "
        "of rows is out of order, and else from the normal approximation. Each says which it "
        "is.\n\n"
        "A row in which a value is missing (empty, NA or NaN) is left out and counted. A file - is "
        "standard input. \"tandem help formats\" describes files and fields.");
    syntax.options = {option("x", Words::tr("The first column (usually x)."), "NAME"),
        option("y", Words::tr("The second column (usually y)."), "NAME"),
        option("exact",
            Words::tr("Kendall's p from the exact distribution: up to 500 rows without ties.")),
        option("asymptotic",
            Words::tr("p of r and rho from Student's t, and Kendall's from the normal "
                      "approximation, however few the rows are, as scipy usually does."))};
    syntax.examples = {
        "tandem correlate table.csv", "tandem correlate scores.csv --x rougeL --y people --json"};
    return syntax;
}

Expected<void> runCorrelate(Call& call)
{
    if (call.has("exact") && call.has("asymptotic"))
        return call.misuse(Words::tr("--exact and --asymptotic exclude each other."));
    const bool asymptotic = call.has("asymptotic");
    const PMethod ofMoments = asymptotic ? PMethod::StudentT : PMethod::Auto;
    const PMethod ofTau = asymptotic          ? PMethod::Normal
                          : call.has("exact") ? PMethod::Exact
                                              : PMethod::Auto;
    Correlations all;
    all.file = call.word(0);
    all.x = call.has("x") ? call.value("x") : QStringLiteral("x");
    all.y = call.has("y") ? call.value("y") : QStringLiteral("y");
    TANDEM_TRY(
        pairs, all.file == QLatin1String("-") && call.console.in
                   ? readValuePairs(*call.console.in, Words::tr("standard input"), all.x, all.y)
                   : readValuePairs(all.file, all.x, all.y));
    all.rows = pairs->x.size();
    all.pearson = pearsonCorrelation(pairs->x, pairs->y, ofMoments);
    all.spearman = spearmanCorrelation(pairs->x, pairs->y, ofMoments);
    all.kendall = kendallCorrelation(pairs->x, pairs->y, ofTau);
    if (call.wantsJson())
        printAsJson(all, call);
    else
        printAsText(all, call);
    return {};
}

const Command correlateCommand{"correlate", correlateSyntax, runCorrelate};

} // namespace tandem
