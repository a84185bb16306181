#include "models/kgds/systemtables.h"

#include "models/cancel.h"
#include "models/inference/means.h"
#include "models/kgds/benchmarkscorewords.h"
#include "models/kgds/changetext.h"
#include "models/kgds/errorshares.h"
#include "models/kgds/systemcomparison.h"
#include "models/kgds/systemlabel.h"
#include "models/results/spelling.h"

#include <algorithm>

namespace tandem::kgds {

namespace {

using results::Cell;
using results::Column;
using results::Outlet;

/// Usual widths in the window.
constexpr int kMeanLetters = 14;
constexpr int kChangeLetters = 9;
constexpr std::array kPeopleApart{Outlet::Window, Outlet::Console, Outlet::Readers};

/// A row of Table 1 as it is laid out.
struct ScoreLine
{
    const ScoreTableRow* own = nullptr;
    const PublishedRow* published = nullptr;
    qint64 item = -1;
};

/// "GPT-4o (published)", "GPT-4o (self-reflection)".
Cell modelCell(const ScoreLine& line)
{
    return line.own ? systemLabelCell(line.own->system) : publishedLabelCell(line.published->model);
}

bool hasAny(const PublishedRow& row, const QStringList& keys)
{
    return std::any_of(
        keys.cbegin(), keys.cend(), [&](const QString& key) { return row.values.contains(key); });
}

std::optional<double> valueAt(const QMap<QString, double>& values, const QString& key)
{
    const auto found = values.constFind(key);
    return found == values.cend() ? std::nullopt : std::optional(*found);
}

/// A mean, rounded to hundredths of a percent as the published script rounds it, which decides
/// between two that are equally near.
Figure roundedMean(Figure mean)
{
    if (mean.value)
        mean.value = publishedPercent(*mean.value) / 100.0;
    return mean;
}

/// The mean of a line by one metric; of a published one without n.
Cell meanCell(const ScoreLine& line, const QString& key, TableMetric metric)
{
    return line.own ? Cell(line.own->cells.at(std::size_t(metric)).mean)
                    : Cell(valueAt(line.published->values, key));
}

/// A mean in the window: the best one in bold, the second best underlined, so that a number is not
/// read with codes behind it; the interval below it, and n there where it is not that of the row.
Cell windowMean(const ScoreLine& line, TableMetric metric)
{
    const ScoreTableCell& own = line.own->cells.at(std::size_t(metric));
    if (!own.mean.isDefined())
        return own.mean;
    Column column;
    column.percent(2);
    const QString sentence = results::figureSentence(own.mean, column);
    Cell cell = Cell(*own.mean.value)
                    .shownAs(results::numberText(*roundedMean(own.mean).value * 100.0, 2))
                    .explained(own.best     ? bestSentence(sentence)
                               : own.second ? secondSentence(sentence)
                                            : sentence);
    cell.strong = own.best;
    cell.underlined = own.second;
    cell.below =
        own.mean.interval ? results::intervalText(own.mean, column, Outlet::Window) : QString();
    if (own.mean.n != line.own->cells.at(std::size_t(TableMetric::Overall)).mean.n)
        cell.below = results::figureBasis(own.mean, column);
    return cell;
}

Cell shownMean(const ScoreLine& line, const QString& key, TableMetric metric, const Column& column,
    Outlet outlet)
{
    if (!line.own) {
        const Cell cell = meanCell(line, key, metric);
        const std::optional<double> number = results::numberOf(cell);
        return number && outlet == Outlet::Window
                   ? cell.shownAs(results::numberText(*number * 100.0, 2))
                   : cell;
    }
    const ScoreTableCell& own = line.own->cells.at(std::size_t(metric));
    if (outlet == Outlet::Window)
        return windowMean(line, metric);
    const Cell cell(roundedMean(own.mean));
    QString text = results::spelled(cell, column, outlet);
    if (own.mean.isDefined() && !own.letters.isEmpty())
        text += u' ' + own.letters;
    return own.best     ? cell.shownAs(bestText(text))
           : own.second ? cell.shownAs(secondText(text))
                        : cell.shownAs(text);
}

/// What a line's metric changed by, with what its test says.
Cell changeCell(const ScoreLine& line, const QString& key, TableMetric metric)
{
    if (!line.own)
        return Cell(valueAt(line.published->changes, key));
    const auto& change = line.own->cells.at(std::size_t(metric)).change;
    return change ? Cell(change->difference) : Cell();
}

Cell shownChange(const ScoreLine& line, const QString& key, TableMetric metric, Outlet outlet)
{
    Cell cell = changeCell(line, key, metric);
    const std::optional<double> number = results::numberOf(cell);
    if (!number)
        return cell;
    const Cell shown = cell.shownAs(changeText(*number, outlet));
    const auto* own = line.own ? &line.own->cells.at(std::size_t(metric)).change : nullptr;
    if (!own || !*own || outlet == Outlet::Console)
        return shown;
    if (outlet == Outlet::Readers)
        return cell.shownAs(QStringLiteral("%1 (%2)").arg(shown.shown, changeBasis(**own, outlet)));
    // In the window p is below; interval and n are a pointer away.
    Cell plain = Cell(*number).shownAs(shown.shown).explained(changeSentence(**own));
    plain.below = changeBasis(**own);
    return plain;
}

std::optional<double> holmOf(const ScoreLine& line, TableMetric metric)
{
    return line.own && line.own->cells.at(std::size_t(metric)).change
               ? line.own->cells.at(std::size_t(metric)).change->holm
               : std::nullopt;
}

using ScoreTable = results::SectionOf<QList<ScoreLine>>;

/// Whether any line's metric is known under self-reflection, too.
bool hasChange(const QList<ScoreLine>& lines, const QString& key, TableMetric metric)
{
    return std::any_of(lines.cbegin(), lines.cend(), [&](const ScoreLine& line) {
        return results::numberOf(changeCell(line, key, metric)).has_value();
    });
}

void addMetric(
    ScoreTable& table, const QList<ScoreLine>& lines, Pattern pattern, TableMetric metric)
{
    const QString key = tableMetricKey(pattern, metric);
    const QString name = tableMetricName(pattern, metric);
    for (const Outlet outlet : kPeopleApart) {
        Column column{QString(), name};
        column.percent(2).withInterval(results::IntervalStyle::Range);
        // With the name that programs know it by, so that writers find it.
        table
            .add(key, name,
                [&](const ScoreLine& line) { return shownMean(line, key, metric, column, outlet); })
            .only(outlet)
            .percent(2)
            .withInterval(results::IntervalStyle::Range)
            .wide(kMeanLetters);
        // An empty column only takes room there; tables that are saved keep their columns.
        if (outlet == Outlet::Window && !hasChange(lines, key, metric))
            continue;
        table
            .add(outlet, changeHeading(),
                [&](const ScoreLine& line) { return shownChange(line, key, metric, outlet); })
            .percent(2)
            .wide(kChangeLetters)
            .hint(BenchmarkScoreWords::tr("%1 under self-reflection minus structured prompt.")
                      .arg(name));
    }
    table.add(key, {}, [&](const ScoreLine& line) { return meanCell(line, key, metric); })
        .csv(results::CsvLayout::Ends)
        .only(results::kPrograms);
    table
        .add(key + QStringLiteral("_change"), {},
            [&](const ScoreLine& line) { return changeCell(line, key, metric); })
        .csv(results::CsvLayout::Ends)
        .only(results::kPrograms);
    table
        .add(key + QStringLiteral("_change_p_holm"), {},
            [&](const ScoreLine& line) { return holmOf(line, metric); })
        .only(results::kPrograms);
}

void markBestCells(QList<ScoreTableRow>& rows, std::size_t metric)
{
    QList<std::optional<double>> means;
    for (const ScoreTableRow& row : std::as_const(rows))
        means.append(comparedMean(row.cells.at(metric).mean));
    const BestPlaces places = bestPlaces(means);
    for (const qsizetype place : places.best)
        rows[place].cells.at(metric).best = true;
    for (const qsizetype place : places.second)
        rows[place].cells.at(metric).second = true;
}

bool hasRow(const QList<ScoredSystem>& systems, const SystemRef& ref)
{
    SystemRef prompted = ref;
    prompted.paradigm = Paradigm::StructuredPrompt;
    return ref == prompted || std::none_of(systems.cbegin(), systems.cend(),
                                  [&](const ScoredSystem& one) { return one.system == prompted; });
}

/// Of how many samples a row's scores are; what needs no judge may be of more than the rest, whose
/// own n stands beside each.
qint64 mostSamples(const ScoreTableRow& row)
{
    qint64 most = 0;
    for (const ScoreTableCell& cell : row.cells)
        most = std::max<qint64>(most, cell.mean.n);
    return most;
}

bool haveLetters(const QList<ScoreTableRow>& rows)
{
    return std::any_of(rows.cbegin(), rows.cend(), [](const ScoreTableRow& row) {
        return !row.cells.at(std::size_t(TableMetric::Overall)).letters.isEmpty();
    });
}

QList<ScoredSystem> systemsOfPattern(QList<ScoredSystem> systems, Pattern pattern)
{
    systems.removeIf([&](const ScoredSystem& one) { return one.system.pattern != pattern; });
    return systems;
}

QStringList metricKeys(Pattern pattern)
{
    QStringList keys;
    for (const TableMetric metric : kTableMetrics)
        keys.append(tableMetricKey(pattern, metric));
    return keys;
}

} // namespace

QList<ScoredSystem> systemsWithRows(const QList<ScoredSystem>& systems, Pattern pattern)
{
    const QList<ScoredSystem> ofPattern = systemsOfPattern(systems, pattern);
    QList<ScoredSystem> shown;
    for (const ScoredSystem& one : ofPattern) {
        if (hasRow(ofPattern, one.system))
            shown.append(one);
    }
    return shown;
}

QList<ScoreTableRow> scoreTableMeans(const QList<ScoredSystem>& systems, Pattern pattern)
{
    const QList<ScoredSystem> shown = systemsWithRows(systems, pattern);
    QList<ScoreTableRow> rows(shown.size());
    for (std::size_t i = 0; i < kTableMetrics.size(); ++i) {
        for (qsizetype row = 0; row < rows.size(); ++row) {
            rows[row].system = shown.at(row).system;
            rows[row].cells.at(i).mean =
                inference::bootstrapMean(valuesOf(shown.at(row), kTableMetrics.at(i)), nullptr, 0);
        }
        markBestCells(rows, i);
    }
    return rows;
}

QList<ScoreTableRow> scoreTable(
    const QList<ScoredSystem>& systems, Pattern pattern, const std::atomic_bool* cancel)
{
    const QList<ScoredSystem> ofPattern = systemsOfPattern(systems, pattern);
    const QList<ScoredSystem> shown = systemsWithRows(ofPattern, pattern);
    QList<ScoreTableRow> rows(shown.size());
    QList<QList<double>> values;
    for (qsizetype row = 0; row < rows.size(); ++row) {
        rows[row].system = shown.at(row).system;
        for (const TableMetric metric : kTableMetrics)
            values.append(valuesOf(shown.at(row), metric));
    }
    const QList<Figure> means = inference::meansOverSamples(values, inference::kScoreRange, cancel);
    const QList<QList<ReflectionChange>> changes = reflectionChanges(
        ofPattern, QList<TableMetric>(kTableMetrics.begin(), kTableMetrics.end()), cancel);
    for (std::size_t i = 0; i < kTableMetrics.size(); ++i) {
        for (qsizetype row = 0; row < rows.size(); ++row) {
            ScoreTableCell& cell = rows[row].cells.at(i);
            cell.mean = means.at(row * qsizetype(kTableMetrics.size()) + qsizetype(i));
            for (const ReflectionChange& change : changes.at(qsizetype(i))) {
                if (change.model == rows.at(row).system.model)
                    cell.change = change.test;
            }
        }
        markBestCells(rows, i);
    }
    return rows;
}

void addLetters(
    QList<ScoreTableRow>& rows, const QList<ScoredSystem>& systems, const std::atomic_bool* cancel)
{
    QList<ScoredSystem> shown;
    for (const ScoreTableRow& row : std::as_const(rows)) {
        const auto found = std::find_if(systems.cbegin(), systems.cend(),
            [&](const ScoredSystem& one) { return one.system == row.system; });
        shown.append(found == systems.cend() ? ScoredSystem{row.system, {}} : *found);
    }
    for (std::size_t i = 0; i < kTableMetrics.size() && !isRaised(cancel); ++i) {
        const SystemComparison found = compareSystems(shown, kTableMetrics.at(i), cancel);
        for (qsizetype row = 0; row < rows.size(); ++row)
            rows[row].cells.at(i).letters = found.systems.at(row).letters;
    }
}

results::Section scoreTableSection(
    const QList<ScoreTableRow>& rows, Pattern pattern, const QList<PublishedRow>& published)
{
    QList<ScoreLine> lines;
    for (qsizetype i = 0; i < rows.size(); ++i)
        lines.append({&rows.at(i), nullptr, i});
    for (const PublishedRow& row : published) {
        if (hasAny(row, metricKeys(pattern)))
            lines.append({nullptr, &row, -1});
    }
    const QString key = QStringLiteral("scores.") + patternKey(pattern);
    const QString title = BenchmarkScoreWords::tr(
        "%1: scores in percent, means over samples with 95 % intervals (bootstrap over samples; "
        "below ten samples, Student's t on the logit scale)",
        "%1 is a pattern")
                              .arg(patternName(pattern));
    ScoreTable table(key.toLatin1().constData(), lines, title);
    table.add("model", BenchmarkScoreWords::tr("Model"), modelCell);
    table.add("published", [](const ScoreLine& line) { return !line.own; });
    table.add("paradigm", [](const ScoreLine& line) {
        return paradigmKey(line.own ? line.own->system.paradigm : Paradigm::StructuredPrompt);
    });
    table.add("n", BenchmarkScoreWords::tr("n (samples)"),
        [](const ScoreLine& line) { return line.own ? Cell(mostSamples(*line.own)) : Cell(); });
    for (const TableMetric metric : kTableMetrics)
        addMetric(table, lines, pattern, metric);
    table.setItems(&ScoreLine::item);
    results::Section& section = table.section();
    section.twoLines = true;
    for (qsizetype i = 0; i < lines.size(); ++i)
        section.rows[i].pale = !lines.at(i).own;
    if (!lines.isEmpty())
        section.notes = scoreTableNotes(lines.size() > rows.size(), haveLetters(rows));
    return section;
}

results::Report systemTablesReport(const QList<ScoredSystem>& systems,
    const QList<PublishedRow>& published, const QList<StageCost>& stages, const QString& currency,
    const std::atomic_bool* cancel)
{
    results::Report report;
    for (const Pattern pattern : kPatterns) {
        const QList<ScoreTableRow> rows = scoreTable(systems, pattern, cancel);
        report.sections.append(scoreTableSection(rows, pattern, published));
    }
    const QList<SystemErrors> shares = systemErrors(systems);
    for (const Pattern pattern : kPatterns)
        report.sections.append(errorTableSection(shares, pattern, published));
    if (!stages.isEmpty())
        report.sections.append(costTableSection(stages, currency));
    return report;
}

} // namespace tandem::kgds
