#include "app/commandline/arguments.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/output.h"
#include "app/commandline/projectfile.h"
#include "app/commandline/terminalprogress.h"
#include "storage/project/benchmark.h"
#include "storage/repositories/comparisonrepository.h"

#include <QJsonArray>

namespace tandem {

namespace {

constexpr QLatin1String kPerSample("per-sample");
constexpr qsizetype kStatsTitleUnits = 32;

/// The figures of one sample of the benchmark.
struct SampleFigures
{
    int position = 0;
    QString title;
    kgds::BenchmarkStatistics statistics;
    bool opinionsUnsettled = false;
};

/// The benchmark's figures, what is left out of it, and where the paragraphs went.
struct ProjectFigures
{
    kgds::BenchmarkStatistics statistics;
    int unassigned = 0;
    int open = 0;
    int undecided = 0;
    int empty = 0;
    Funnel funnel;
    QList<SampleFigures> samples; ///< where they are asked for

    int leftOut() const { return unassigned + open + undecided + empty; }
};

void count(ProjectFigures& figures, const BenchmarkSample& sample, bool perSample)
{
    if (sample.record) {
        SampleFigures own{sample.position, sample.title, {}, sample.opinionsUnsettled};
        own.statistics.add(*sample.record);
        figures.statistics.merge(own.statistics);
        if (perSample)
            figures.samples.append(own);
        return;
    }
    switch (sample.leftOut.value_or(LeftOut::NothingKept)) {
    case LeftOut::Unassigned:
        ++figures.unassigned;
        break;
    case LeftOut::Open:
        ++figures.open;
        break;
    case LeftOut::Undecided:
        ++figures.undecided;
        break;
    case LeftOut::NothingKept:
        ++figures.empty;
        break;
    }
}

/// A row's value as JSON: a number, or why there is none.
QJsonValue valueJson(const kgds::StatisticRow& row, const kgds::BenchmarkStatistics& statistics)
{
    if (row.value)
        return *row.value;
    return QJsonObject{{QStringLiteral("undefined"), statistics.meanParagraphs().undefinedBecause}};
}

QJsonObject groupsJson(const kgds::BenchmarkStatistics& s)
{
    const QJsonObject masked{{QStringLiteral("all"), s.nonsupportingFacts.masked()},
        {QStringLiteral("code_4"), s.nonsupportingFacts.masked4},
        {QStringLiteral("code_5"), s.nonsupportingFacts.masked5},
        {QStringLiteral("code_6"), s.nonsupportingFacts.masked6}};
    return {
        {QStringLiteral("paragraphs"), QJsonObject{{QStringLiteral("all"), s.paragraphs},
                                           {QStringLiteral("supporting"), s.supporting},
                                           {QStringLiteral("nonsupporting"), s.nonsupporting}}},
        {QStringLiteral("supporting_facts"),
            QJsonObject{{QStringLiteral("all"), s.supportingFacts.total},
                {QStringLiteral("key"), s.supportingFacts.key},
                {QStringLiteral("non_key"), s.supportingFacts.nonKey},
                {QStringLiteral("intra_repetitive"), s.supportingFacts.intraRepetitive},
                {QStringLiteral("other"), s.supportingFacts.other}}},
        {QStringLiteral("nonsupporting_facts"),
            QJsonObject{{QStringLiteral("all"), s.nonsupportingFacts.total},
                {QStringLiteral("nonsupporting"), s.nonsupportingFacts.nonsupporting},
                {QStringLiteral("masked"), masked},
                {QStringLiteral("intra_repetitive"), s.nonsupportingFacts.intraRepetitive},
                {QStringLiteral("other"), s.nonsupportingFacts.other}}},
        {QStringLiteral("opinions"),
            QJsonObject{{QStringLiteral("all"), s.opinions},
                {QStringLiteral("with_references"), s.opinionsWithReferences},
                {QStringLiteral("without_references"), s.opinionsWithoutReferences()},
                {QStringLiteral("references"), s.references}}},
        {QStringLiteral("means"),
            QJsonObject{{QStringLiteral("paragraphs"), figureJson(s.meanParagraphs())},
                {QStringLiteral("article_tokens"), figureJson(s.meanArticleTokens())},
                {QStringLiteral("participants"), figureJson(s.meanParticipants())},
                {QStringLiteral("utterances"), figureJson(s.meanUtterances())},
                {QStringLiteral("discussion_tokens"), figureJson(s.meanDiscussionTokens())}}},
    };
}

QJsonArray samplesJson(const QList<SampleFigures>& samples)
{
    QJsonArray array;
    for (const SampleFigures& sample : samples) {
        const kgds::BenchmarkStatistics& s = sample.statistics;
        array.append(QJsonObject{{QStringLiteral("sample"), sample.position},
            {QStringLiteral("title"), sample.title}, {QStringLiteral("paragraphs"), s.paragraphs},
            {QStringLiteral("supporting_paragraphs"), s.supporting},
            {QStringLiteral("key_facts"), s.supportingFacts.key},
            {QStringLiteral("opinions"), s.opinions},
            {QStringLiteral("opinions_with_references"), s.opinionsWithReferences},
            {QStringLiteral("references"), s.references},
            {QStringLiteral("opinions_unsettled"), sample.opinionsUnsettled}});
    }
    return array;
}

Table samplesTable(const QList<SampleFigures>& samples)
{
    Table table;
    table.caption = CommandWords::tr("Per sample");
    table.header = {CommandWords::tr("sample"), CommandWords::tr("title"),
        CommandWords::tr("paragraphs"), CommandWords::tr("supporting"),
        CommandWords::tr("key facts"), CommandWords::tr("opinions"),
        CommandWords::tr("with references"), CommandWords::tr("references")};
    for (const SampleFigures& sample : samples) {
        const kgds::BenchmarkStatistics& s = sample.statistics;
        const auto ofOpinions = [&](qint64 count) {
            return sample.opinionsUnsettled ? QStringLiteral("–") : groupedCount(count);
        };
        table.rows.append({QString::number(sample.position),
            beginning(printable(sample.title), kStatsTitleUnits), groupedCount(s.paragraphs),
            groupedCount(s.supporting), groupedCount(s.supportingFacts.key), ofOpinions(s.opinions),
            ofOpinions(s.opinionsWithReferences), ofOpinions(s.references)});
    }
    return table;
}

void printStatsJson(const ProjectFigures& figures, Console& console)
{
    QJsonObject object;
    for (const kgds::StatisticRow& row : kgds::rows(figures.statistics))
        object.insert(row.key, valueJson(row, figures.statistics));
    object.insert(QStringLiteral("groups"), groupsJson(figures.statistics));
    object.insert(
        QStringLiteral("left_out"), QJsonObject{{QStringLiteral("unassigned"), figures.unassigned},
                                        {QStringLiteral("open"), figures.open},
                                        {QStringLiteral("undecided"), figures.undecided},
                                        {QStringLiteral("empty"), figures.empty}});
    object.insert(QStringLiteral("funnel"), funnelJson(figures.funnel));
    if (!figures.samples.isEmpty())
        object.insert(QStringLiteral("per_sample"), samplesJson(figures.samples));
    printJson(console.out, object);
}

void printStats(const ProjectFigures& figures, Console& console)
{
    Table table;
    for (const kgds::StatisticRow& row : kgds::rows(figures.statistics)) {
        table.rows.append(
            {row.label, row.value ? numberText(*row.value, row.decimals) : QStringLiteral("–")});
    }
    printTable(console.out, table);
    console.out << '\n';
    printTable(console.out, funnelTable(figures.funnel));
    if (!figures.samples.isEmpty()) {
        console.out << '\n';
        printTable(console.out, samplesTable(figures.samples));
    }
    if (figures.leftOut() > 0) {
        console.out << '\n'
                    << CommandWords::tr(
                           "%n sample(s) not in the benchmark yet:", nullptr, figures.leftOut())
                    << ' '
                    << CommandWords::tr(
                           "%1 unassigned, %2 open, %3 waiting for decisions, %4 without a "
                           "kept paragraph.")
                           .arg(groupedCount(figures.unassigned), groupedCount(figures.open),
                               groupedCount(figures.undecided), groupedCount(figures.empty))
                    << '\n';
    }
}

} // namespace

CommandSyntax statsSyntax()
{
    CommandSyntax syntax;
    syntax.summary = CommandWords::tr("Print the statistics of the benchmark.");
    syntax.usage = {QStringLiteral("PROJECT [--per-sample]")};
    syntax.text = CommandWords::tr(
        "The figures of Appendix B of the KGDS paper, over exactly the samples that an export "
        "would hold: those imported with labels, and those whose round is closed and decided. "
        "Below them stands what became of all paragraphs of the project.");
    syntax.options = {QCommandLineOption(QString(kPerSample),
        CommandWords::tr("Also of each sample: paragraphs, key facts, opinions, references."))};
    syntax.examples = {QStringLiteral("tandem stats k.tandem"),
        QStringLiteral("tandem stats k.tandem --json | jq .groups.paragraphs")};
    return syntax;
}

Expected<void> runStats(const Arguments& arguments, Console& console)
{
    ProjectFigures figures;
    const auto read = readProject(arguments.word(0), [&](Database& database) -> Expected<void> {
        TerminalProgress progress(console, CommandWords::tr("Counting"));
        const auto sink = [&](const BenchmarkSample& sample) -> Expected<void> {
            count(figures, sample, arguments.has(kPerSample));
            return {};
        };
        TANDEM_DO(forEachBenchmarkSample(database, sink, progress.callback()));
        return ComparisonRepository(database).funnel().map(
            [&](const Funnel& funnel) { figures.funnel = funnel; });
    });
    if (!read)
        return read;
    if (arguments.wantsJson())
        printStatsJson(figures, console);
    else
        printStats(figures, console);
    return {};
}

} // namespace tandem
