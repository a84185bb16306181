#include "models/kgds/statisticsreport.h"

#include "models/results/spelling.h"

#include <QCoreApplication>
#include <QHash>
#include <QJsonObject>

#include <algorithm>

namespace tandem {

namespace {

struct StatsWords
{
    Q_DECLARE_TR_FUNCTIONS(StatisticsReport)
};

constexpr qsizetype kTitleLetters = 32;
constexpr qsizetype kLongestReason = 100;
constexpr qsizetype kMostReasons = 5; // that are named

/// 1 and 2 for figures that are parts of the one above them.
int levelOf(const QString& key)
{
    if (key.startsWith(QLatin1String("masked_facts_code")))
        return 2;
    static const QStringList wholes{QStringLiteral("samples"), QStringLiteral("paragraphs"),
        QStringLiteral("supporting_facts"), QStringLiteral("facts_of_nonsupporting"),
        QStringLiteral("opinions"), QStringLiteral("references")};
    return wholes.contains(key) || key.startsWith(QLatin1String("mean_")) ? 0 : 1;
}

/// Counts are whole numbers.
results::Cell cellOfStatistic(const kgds::StatisticRow& row)
{
    return row.decimals == 0 && row.value ? results::Cell(qint64(*row.value))
                                          : results::Cell(row.value);
}

/// The figures once more, by what they are parts of.
QList<results::Section> groupSections(const kgds::BenchmarkStatistics& s)
{
    using kgds::FactType;
    const auto& supporting = s.supportingFacts;
    const auto& nonsupporting = s.nonsupportingFacts;
    return {
        results::fieldsOf("groups.paragraphs", {{"all", s.paragraphs}, {"supporting", s.supporting},
                                                   {"nonsupporting", s.nonsupporting}}),
        results::fieldsOf("groups.supporting_facts",
            {{"all", supporting.total()}, {"key", supporting.of(FactType::KeyBackSupporting)},
                {"non_key", supporting.of(FactType::NonKeyBackSupporting)},
                {"intra_repetitive", supporting.of(FactType::IntraRepetitive)},
                {"other", supporting.among(kgds::kOtherThanSupporting)}}),
        results::fieldsOf("groups.nonsupporting_facts",
            {{"all", nonsupporting.total()},
                {"nonsupporting", nonsupporting.of(FactType::BackNonsupporting)},
                {"masked.all", nonsupporting.masked()},
                {"masked.code_4", nonsupporting.of(FactType::Masked4)},
                {"masked.code_5", nonsupporting.of(FactType::Masked5)},
                {"masked.code_6", nonsupporting.of(FactType::Masked6)},
                {"intra_repetitive", nonsupporting.of(FactType::IntraRepetitive)},
                {"other", nonsupporting.among(kgds::kOtherThanNonsupporting)}}),
        results::fieldsOf(
            "groups.opinions", {{"all", s.opinions}, {"with_references", s.opinionsWithReferences},
                                   {"without_references", s.opinionsWithoutReferences()},
                                   {"references", s.references}}),
        results::fieldsOf("groups.means",
            {{"paragraphs", s.meanParagraphs()}, {"article_tokens", s.meanArticleTokens()},
                {"participants", s.meanParticipants()}, {"utterances", s.meanUtterances()},
                {"discussion_tokens", s.meanDiscussionTokens()}}),
    };
}

results::Section samplesSection(const QList<SampleFigures>& samples)
{
    results::SectionOf table("per_sample", samples, StatsWords::tr("Per sample"));
    const auto ofAll = [](const auto& count) {
        return [count](const SampleFigures& one) { return std::invoke(count, one.statistics); };
    };
    const auto ofOpinions = [](qint64 kgds::BenchmarkStatistics::*count) {
        return [count](const SampleFigures& one) {
            const results::Cell cell(one.statistics.*count);
            return one.opinionsUnsettled ? cell.shownAs(results::dash()) : cell;
        };
    };
    using Statistics = kgds::BenchmarkStatistics;
    table.add("sample", StatsWords::tr("sample"), &SampleFigures::position).ordinal();
    table.add("title", StatsWords::tr("title"), &SampleFigures::title).cut(kTitleLetters);
    table.add("paragraphs", StatsWords::tr("paragraphs"), ofAll(&Statistics::paragraphs));
    table.add(
        "supporting_paragraphs", StatsWords::tr("supporting"), ofAll(&Statistics::supporting));
    table.add("key_facts", StatsWords::tr("key facts"), ofAll([](const Statistics& s) {
        return s.supportingFacts.of(kgds::FactType::KeyBackSupporting);
    }));
    table.add("opinions", StatsWords::tr("opinions"), ofOpinions(&Statistics::opinions));
    table.add("opinions_with_references", StatsWords::tr("with references"),
        ofOpinions(&Statistics::opinionsWithReferences));
    table.add("references", StatsWords::tr("references"), ofOpinions(&Statistics::references));
    table.add("opinions_unsettled", &SampleFigures::opinionsUnsettled);
    return table;
}

QStringList leftOutNotes(const BenchmarkFigures& figures, results::Outlet outlet)
{
    if (figures.leftOut.isEmpty())
        return {};
    const auto count = [&](LeftOut why) {
        return results::countText(figures.leftOutFor(why), outlet);
    };
    return {StatsWords::tr(
                "%n sample(s) not in the benchmark yet:", nullptr, int(figures.leftOut.size())) +
            u' ' +
            StatsWords::tr(
                "%1 unassigned, %2 open, %3 awaiting adjudication, %4 without a kept paragraph.")
                .arg(count(LeftOut::Unassigned), count(LeftOut::Open), count(LeftOut::Undecided),
                    count(LeftOut::NothingKept))};
}

QString reasonText(const QString& reason)
{
    return reason.isEmpty() ? StatsWords::tr("no reason given")
                            : StatsWords::tr("\"%1\"", "a reason, quoted")
                                  .arg(results::onOneLine(reason).left(kLongestReason));
}

} // namespace

QStringList excludedNotes(const QStringList& reasons, results::Outlet outlet)
{
    if (reasons.isEmpty())
        return {};
    QHash<QString, qint64> counts;
    for (const QString& reason : reasons)
        ++counts[reason];
    QStringList known = reasons;
    known.removeDuplicates();
    std::stable_sort(known.begin(), known.end(), [&](const QString& one, const QString& other) {
        return counts.value(one) > counts.value(other);
    });
    QStringList parts;
    for (const QString& reason : known.mid(0, kMostReasons))
        parts += StatsWords::tr("%1 (%2)", "how many samples, why")
                     .arg(results::countText(counts.value(reason), outlet), reasonText(reason));
    if (const auto others = int(known.size() - parts.size()); others > 0)
        parts += StatsWords::tr("%n other reason(s)", "why samples are set aside", others);
    return {StatsWords::tr("Excluded: %1.").arg(parts.join(StatsWords::tr(", ")))};
}

LackingSamples lackingSamples(const BenchmarkFigures& figures)
{
    LackingSamples lacking;
    for (const SampleFigures& sample : figures.samples) {
        const kgds::BenchmarkStatistics& has = sample.statistics;
        const bool noFacts = has.supporting > 0 && has.supportingFacts.total() == 0;
        const bool noOpinions = has.opinions == 0;
        lacking.someFacts += !noFacts && sample.supportingWithoutFacts > 0 ? 1 : 0;
        lacking.both += noFacts && noOpinions ? 1 : 0;
        lacking.facts += noFacts && !noOpinions ? 1 : 0;
        lacking.opinions += noOpinions && !noFacts ? 1 : 0;
    }
    return lacking;
}

QStringList incompleteNotes(const BenchmarkFigures& figures, results::Outlet outlet)
{
    QStringList parts;
    const auto add = [&](int count, const QString& words) {
        if (count > 0)
            parts += words.arg(results::countText(count, outlet),
                results::countText(figures.samples.size(), outlet));
    };
    const LackingSamples lacking = lackingSamples(figures);
    add(lacking.both, StatsWords::tr("%1 of %2 without facts and opinions"));
    add(lacking.facts, StatsWords::tr("%1 of %2 without facts"));
    add(lacking.opinions, StatsWords::tr("%1 of %2 without opinions"));
    add(lacking.someFacts, StatsWords::tr("%1 of %2 without facts for some supporting paragraph"));
    QStringList notes;
    if (!parts.isEmpty())
        notes += StatsWords::tr("Incomplete samples: %1.").arg(parts.join(StatsWords::tr(", ")));
    return notes + leftOutNotes(figures, outlet);
}

qint64 BenchmarkFigures::leftOutFor(LeftOut why) const
{
    return std::count_if(leftOut.cbegin(), leftOut.cend(),
        [why](const LeftOutSample& sample) { return sample.why == why; });
}

results::Section statisticsSection(const kgds::BenchmarkStatistics& statistics)
{
    using results::Outlet;
    const QList<kgds::StatisticRow> rows = kgds::rows(statistics);
    results::SectionOf table("", rows);
    table.add("key", &kgds::StatisticRow::key);
    table.add("figure", StatsWords::tr("Statistic"), &kgds::StatisticRow::label)
        .only(results::kPeople | Outlet::Csv);
    table.add("value", StatsWords::tr("Value"), cellOfStatistic)
        .number(1)
        .only(results::kPeople | Outlet::Csv);
    table
        .add("",
            [&statistics](const kgds::StatisticRow& row) {
                const QJsonObject none{
                    {QStringLiteral("undefined"), statistics.meanParagraphs().undefinedBecause}};
                return row.value ? results::Cell(*row.value) : results::Cell(QJsonValue(none));
            })
        .only(Outlet::Json);
    table.add("n", QStringLiteral("n"), &kgds::StatisticRow::n)
        .only({Outlet::Readers, Outlet::Csv});
    results::Section& section = table.section();
    section.shape = results::Shape::Keyed;
    section.notes = {
        StatsWords::tr("Tokens are words and single symbols between Unicode word boundaries (UAX "
                       "#29). Other tokenizers give other means: the paper, which does not name "
                       "its tokenizer, reports 617.5 and 112.")};
    for (qsizetype i = 0; i < rows.size(); ++i) {
        section.rows[i].item = i;
        section.rows[i].level = levelOf(rows.at(i).key);
    }
    return section;
}

QList<results::Section> funnelSections(const Funnel& funnel)
{
    struct Line
    {
        QString name;
        int count = 0;
        bool always = true;
    };
    QList<Line> lines{{StatsWords::tr("All paragraphs"), funnel.all},
        {StatsWords::tr("Unassigned"), funnel.unassigned, false},
        {StatsWords::tr("Still being labelled"), funnel.open, false},
        {StatsWords::tr("Awaiting adjudication"), funnel.undecided, false},
        {StatsWords::tr("Boundary, removed"), funnel.boundary},
        {StatsWords::tr("Kept"), funnel.kept()},
        {StatsWords::tr("Of these, supporting"), funnel.supporting},
        {StatsWords::tr("Of these, nonsupporting"), funnel.nonsupporting}};
    lines.removeIf([](const Line& line) { return line.count == 0 && !line.always; });
    results::SectionOf shown("", lines, StatsWords::tr("From all to kept paragraphs"));
    shown.add("", {}, &Line::name);
    shown.add("", {}, &Line::count);
    return {results::only(results::kPeople, shown),
        results::fieldsOf(
            "funnel", {{"all", funnel.all}, {"unassigned", funnel.unassigned},
                          {"open", funnel.open}, {"undecided", funnel.undecided},
                          {"boundary", funnel.boundary}, {"supporting", funnel.supporting},
                          {"nonsupporting", funnel.nonsupporting}, {"kept", funnel.kept()}})};
}

results::Report statisticsReport(
    const BenchmarkFigures& figures, bool perSample, const QStringList& asideReasons)
{
    results::Section statistics = statisticsSection(figures.statistics);
    // Beside each other a name and its number need no heading.
    for (results::Column& column : statistics.columns)
        column.title.clear();
    results::Report report;
    report.sections =
        QList{statistics, results::only(results::Outlet::Json,
                              results::fieldsOf("", {{"tokenizer", QStringLiteral("uax29")}}))} +
        funnelSections(figures.funnel) + groupSections(figures.statistics);
    if (perSample && !figures.samples.isEmpty())
        report.sections.append(samplesSection(figures.samples));
    report.sections.append(results::notesOf(leftOutNotes(figures, results::Outlet::Console) +
                                            excludedNotes(asideReasons, results::Outlet::Console)));
    report.sections.append(
        results::fieldsOf("left_out", {{"unassigned", figures.leftOutFor(LeftOut::Unassigned)},
                                          {"open", figures.leftOutFor(LeftOut::Open)},
                                          {"undecided", figures.leftOutFor(LeftOut::Undecided)},
                                          {"empty", figures.leftOutFor(LeftOut::NothingKept)},
                                          {"set_aside", asideReasons.size()}}));
    return report;
}

} // namespace tandem
