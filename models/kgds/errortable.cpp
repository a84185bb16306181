#include "models/kgds/benchmarkscorewords.h"
#include "models/kgds/changetext.h"
#include "models/kgds/systemlabel.h"
#include "models/kgds/systemtables.h"
#include "models/llm/cost.h"
#include "models/results/spelling.h"

#include <algorithm>

/// Tables 2 and 3.
namespace tandem::kgds {

namespace {

using results::Cell;
using results::Outlet;

/// A row of Table 2 as it is laid out.
struct ErrorLine
{
    const SystemErrors* own = nullptr;
    const SystemErrors* reflecting = nullptr; ///< the same model under self-reflection
    const PublishedRow* published = nullptr;
    qint64 item = -1;
};

const SystemErrors* sharesOf(const QList<SystemErrors>& systems, SystemRef ref, Paradigm paradigm)
{
    ref.paradigm = paradigm;
    const auto found = std::find_if(systems.cbegin(), systems.cend(),
        [&](const SystemErrors& one) { return one.system == ref; });
    return found == systems.cend() ? nullptr : &*found;
}

QList<ErrorLine> errorLines(
    const QList<SystemErrors>& systems, Pattern pattern, const QList<PublishedRow>& published)
{
    QList<ErrorLine> lines;
    for (qsizetype i = 0; i < systems.size(); ++i) {
        const SystemErrors& one = systems.at(i);
        const bool isReflecting = one.system.paradigm == Paradigm::SelfReflection;
        if (one.system.pattern != pattern ||
            (isReflecting && sharesOf(systems, one.system, Paradigm::StructuredPrompt)))
            continue;
        lines.append(
            {&one, isReflecting ? nullptr : sharesOf(systems, one.system, Paradigm::SelfReflection),
                nullptr, i});
    }
    for (const PublishedRow& row : published) {
        if (std::any_of(kErrorOrder.cbegin(), kErrorOrder.cend(),
                [&](ErrorType type) { return row.values.contains(errorColumnKey(pattern, type)); }))
            lines.append({nullptr, nullptr, &row, -1});
    }
    return lines;
}

std::optional<double> shareOf(const ErrorLine& line, const QString& key, std::size_t place)
{
    if (line.own)
        return line.own->shares ? std::optional(line.own->shares->at(place)) : std::nullopt;
    const auto found = line.published->values.constFind(key);
    return found == line.published->values.cend() ? std::nullopt : std::optional(*found);
}

std::optional<double> changeOf(const ErrorLine& line, const QString& key, std::size_t place)
{
    if (line.published) {
        const auto found = line.published->changes.constFind(key);
        return found == line.published->changes.cend() ? std::nullopt : std::optional(*found);
    }
    if (!line.reflecting || !line.reflecting->shares || !line.own->shares)
        return std::nullopt;
    return line.reflecting->shares->at(place) - line.own->shares->at(place);
}

Cell shownError(const ErrorLine& line, const QString& key, std::size_t place, Outlet outlet)
{
    const std::optional<double> change = changeOf(line, key, place);
    return change ? Cell(*change).shownAs(changeText(*change, outlet)) : Cell();
}

void addType(results::SectionOf<QList<ErrorLine>>& table, const QList<ErrorLine>& lines,
    Pattern pattern, std::size_t place)
{
    const ErrorType type = kErrorOrder.at(place);
    const QString key = errorColumnKey(pattern, type);
    table
        .add(key, errorKey(type).toUpper(),
            [&](const ErrorLine& line) { return shareOf(line, key, place); })
        .percent(2)
        .hint(errorName(type));
    const bool anyChange = std::any_of(lines.cbegin(), lines.cend(),
        [&](const ErrorLine& line) { return changeOf(line, key, place).has_value(); });
    for (const Outlet outlet : {Outlet::Window, Outlet::Console, Outlet::Readers}) {
        // An empty column only takes room there; tables that are saved keep their columns.
        if (outlet == Outlet::Window && !anyChange)
            continue;
        table
            .add(outlet, changeHeading(),
                [&](const ErrorLine& line) { return shownError(line, key, place, outlet); })
            .percent(2);
    }
    table
        .add(key + QStringLiteral("_change"), {},
            [&](const ErrorLine& line) { return changeOf(line, key, place); })
        .only(results::kPrograms);
}

void addUncovered(results::SectionOf<QList<ErrorLine>>& table, bool anyUntyped)
{
    table.add("uncovered", BenchmarkScoreWords::tr("Uncovered opinions"),
        [](const ErrorLine& line) { return line.own ? Cell(line.own->uncovered) : Cell(); });
    const auto untyped = [](const ErrorLine& line) {
        return line.own ? Cell(line.own->untyped) : Cell();
    };
    table.add("untyped", BenchmarkScoreWords::tr("No error type"), untyped)
        .only(anyUntyped ? results::kEverywhere : results::kPrograms);
}

} // namespace

QString errorColumnKey(Pattern pattern, ErrorType type)
{
    return errorKey(type) +
           (pattern == Pattern::Extractive ? QStringLiteral("_ebs") : QStringLiteral("_abs"));
}

results::Section errorTableSection(
    const QList<SystemErrors>& systems, Pattern pattern, const QList<PublishedRow>& published)
{
    const QList<ErrorLine> lines = errorLines(systems, pattern, published);
    const bool anyUntyped = std::any_of(lines.cbegin(), lines.cend(),
        [](const ErrorLine& line) { return line.own && line.own->untyped > 0; });
    const QString key = QStringLiteral("errors.") + patternKey(pattern);
    results::SectionOf table(key.toLatin1().constData(), lines,
        BenchmarkScoreWords::tr("%1: why opinions are not covered, in percent of the uncovered "
                                "opinions with an error type",
            "%1 is a pattern")
            .arg(patternName(pattern)));
    table.add("model", BenchmarkScoreWords::tr("Model"), [](const ErrorLine& line) {
        return line.own ? systemLabelCell(line.own->system)
                        : publishedLabelCell(line.published->model);
    });
    table.add("published", [](const ErrorLine& line) { return !line.own; });
    table.add("paradigm", [](const ErrorLine& line) {
        return paradigmKey(line.own ? line.own->system.paradigm : Paradigm::StructuredPrompt);
    });
    for (std::size_t place = 0; place < kErrorOrder.size(); ++place)
        addType(table, lines, pattern, place);
    addUncovered(table, anyUntyped);
    table.setItems(&ErrorLine::item);
    for (qsizetype i = 0; i < lines.size(); ++i)
        table.section().rows[i].pale = !lines.at(i).own;
    if (!lines.isEmpty())
        table.section().notes = {BenchmarkScoreWords::tr(
            "Shares are of the opinions with an error type, rounded to two decimals so that they "
            "add up to 100; the rounding remainder goes to the smallest. Changes are percentage "
            "points under self-reflection.")};
    return table;
}

results::Section costTableSection(
    const QList<StageCost>& stages, const QString& currency, qint64 repliesLeftOut)
{
    QList<StageCost> lines = stages;
    double sum = 0.0;
    bool anyUnknown = false;
    for (const StageCost& stage : stages) {
        sum += stage.money.value_or(0.0);
        anyUnknown = anyUnknown || !stage.money;
    }
    if (!stages.isEmpty())
        lines.append({QStringLiteral("total"), BenchmarkScoreWords::tr("Total", "of costs"), sum});
    // So many that none of them looks like nothing.
    constexpr int kFewest = 2;
    int decimals = kFewest;
    for (const StageCost& stage : std::as_const(lines))
        decimals = std::max(decimals, llm::decimalsOfAmount(stage.money.value_or(0.0), kFewest));
    results::SectionOf table("costs", lines, BenchmarkScoreWords::tr("Cost by stage"));
    table.add("stage", &StageCost::key);
    table.add(results::kPeople, BenchmarkScoreWords::tr("Stage"), &StageCost::stage);
    table
        .add("cost", BenchmarkScoreWords::tr("Cost (%1)", "%1 is a currency").arg(currency),
            &StageCost::money)
        .number(decimals);
    table.add("currency", [&](const StageCost&) { return currency; });
    if (anyUnknown)
        table.section().notes = {BenchmarkScoreWords::tr(
            "A dash marks a stage of unknown cost; the total covers the other stages.")};
    if (repliesLeftOut > 0)
        table.section().notes += BenchmarkScoreWords::tr(
            "Totals exclude %n reply(ies) of unknown cost or in another currency.", nullptr,
            int(repliesLeftOut));
    return table;
}

} // namespace tandem::kgds
