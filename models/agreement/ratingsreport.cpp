#include "models/agreement/ratingsreport.h"

#include "models/agreement/figurecolumns.h"
#include "models/agreement/ratingsagreement.h"
#include "models/results/spelling.h"
#include "models/text/plainline.h"
#include "models/wordof.h"

#include <QJsonObject>

#include <algorithm>

namespace tandem {

namespace {

using results::Absent;
using results::Cell;

/// By the values of RatingScale.
constexpr std::array kScaleKeys{"nominal", "ordinal", "interval", "ratio", "sets"};
constexpr std::array kScaleNames{QT_TRANSLATE_NOOP("AgreementWords", "nominal"),
    QT_TRANSLATE_NOOP("AgreementWords", "ordinal"), QT_TRANSLATE_NOOP("AgreementWords", "interval"),
    QT_TRANSLATE_NOOP("AgreementWords", "ratio"),
    QT_TRANSLATE_NOOP("AgreementWords", "sets of labels")};
constexpr std::array kScaleMeanings{
    QT_TRANSLATE_NOOP("AgreementWords", "nominal, all different values are equally far apart"),
    QT_TRANSLATE_NOOP("AgreementWords", "ordinal, by the number of ratings between two values"),
    QT_TRANSLATE_NOOP("AgreementWords", "interval, by the squared difference of the numbers"),
    QT_TRANSLATE_NOOP(
        "AgreementWords", "ratio, by the squared quotient of difference and sum of the numbers"),
    QT_TRANSLATE_NOOP("AgreementWords", "sets of labels, by MASI distance")};

/// What the weights of a figure go by, as files have it; empty where it has none.
QString weightsKey(QLatin1String figure)
{
    if (figure.startsWith(QLatin1String("ac2_")) || figure.endsWith(QLatin1String("_by_value")))
        return QStringLiteral("value");
    return figure == QLatin1String("cohen_linear") || figure == QLatin1String("cohen_quadratic")
               ? QStringLiteral("place")
               : QString();
}

Cell orAbsent(const QString& text)
{
    return text.isEmpty() ? Cell(Absent()) : Cell(text);
}

/// Each reason once, behind the figures that it is about.
template <typename ReasonOf>
QStringList reasonLines(const RatingsAgreement& agreement, const ReasonOf& of)
{
    QStringList why;
    QList<QStringList> names;
    for (const AgreementStatistic& one : agreement.statistics) {
        const QString reason = std::invoke(of, one);
        if (reason.isEmpty())
            continue;
        qsizetype at = why.indexOf(reason);
        if (at < 0) {
            at = why.size();
            why.append(reason);
            names.append(QStringList());
        }
        names[at].append(one.name);
    }
    QStringList lines;
    for (qsizetype i = 0; i < why.size(); ++i)
        lines += QStringLiteral("%1: %2").arg(names.at(i).join(QStringLiteral("; ")), why.at(i));
    return lines;
}

results::Section indentedNotes(QStringList lines, const QString& title)
{
    for (QString& line : lines)
        line.prepend(QStringLiteral("  "));
    return results::notesOf(lines, title);
}

/// The labels of a row for people are the values themselves.
results::Section byCategorySection(const RatingsAgreement& agreement)
{
    results::Section section = categorySection(
        agreement.byCategory, [](const QString& category) { return results::Cell(category); });
    section.key = QStringLiteral("by_category");
    return section;
}

QString intervalsNote(const RatingsAgreement& agreement)
{
    if (agreement.twoWay)
        return AgreementWords::tr(
                   "Intervals hold for other raters, too: two-way bootstrap, %1 resamples of items "
                   "and "
                   "raters, seed %2. They use the effective number of items given by the standard "
                   "error "
                   "of the resamples (Korn–Graubard), with Student's t of the fewer of both.")
                   .arg(agreement.twoWay->resamples)
                   .arg(agreement.twoWay->seed) +
               u' ' +
               AgreementWords::tr(
                   "They are wider than need be: in simulations of 50 items and 6 to "
                   "12 raters, 99 to 100 % of them contained the value.");
    return AgreementWords::tr(
               "Intervals are Clopper–Pearson; for coefficients, they use the "
               "effective number of items given by the standard error of the "
               "agreement (Korn–Graubard). They also hold for few items and for full "
               "agreement.") +
           u' ' +
           AgreementWords::tr(
               "Those of intraclass correlations are by the F distribution (McGraw and Wong).");
}

results::Section figuresSection(const RatingsAgreement& agreement)
{
    results::SectionOf table("", agreement.statistics);
    table.add("key", [](const auto& one) { return QLatin1String(one.key); });
    table.add("", AgreementWords::tr("Statistic"), &AgreementStatistic::name)
        .only(results::kPeople);
    addValueAndEnds(table, &AgreementStatistic::figure);
    addCount(table, &AgreementStatistic::figure);
    table
        .add("large_sample", QString(),
            [](const auto& one) {
                return one.largeSample ? Cell(QJsonValue(QJsonObject{
                                             {QStringLiteral("low"), one.largeSample->low},
                                             {QStringLiteral("high"), one.largeSample->high}}))
                                       : Cell(Absent());
            })
        .only(results::Outlet::Json);
    table.add("interval_note", [](const auto& one) { return orAbsent(one.intervalNote); });
    table.add(
        "weights", [](const auto& one) { return orAbsent(weightsKey(QLatin1String(one.key))); });
    addChiSquareTest(table, &AgreementStatistic::test);
    table.section().shape = results::Shape::Keyed;
    // What the intervals, the scale and the two weighings are about.
    table.section().notes = {intervalsNote(agreement),
        AgreementWords::tr(
            "The scale (--scale) sets how Krippendorff's alpha and the Alt-test count "
            "a difference; no other statistic depends on it. Here: %1.")
            .arg(AgreementWords::tr(wordOf(agreement.scale, kScaleMeanings))),
        AgreementWords::tr(
            "Weights by rank use the rank of a value among those used on the items that both "
            "rated, or in --order; weights by value use the numbers themselves. They differ if "
            "values are not evenly spaced or some were never used.")};
    table.section().notes += concordanceNotes(agreement);
    return table;
}

constexpr qsizetype kShownValues = 40;
constexpr qsizetype kShownValueUnits = 40;

/// "no 9, yes 10", so that what should be one value and is two is seen.
QString listedCounts(const QList<ValueCount>& counts)
{
    QStringList shown;
    for (const ValueCount& one : counts.mid(0, kShownValues))
        shown.append(QStringLiteral("%1 (%L2)")
                         .arg(one.value.isEmpty()
                                  ? AgreementWords::tr("empty")
                                  : withoutTurns(onPlainLine(one.value.left(kShownValueUnits))))
                         .arg(one.count));
    if (counts.size() > kShownValues)
        shown.append(AgreementWords::tr(
            "and %n more", "behind some values", int(counts.size() - kShownValues)));
    return shown.join(QStringLiteral(", "));
}

/// How many answers are missing of which no cell says so.
qint64 missingRows(const RatingsAgreement& agreement)
{
    qint64 cells = 0;
    for (const ValueCount& one : agreement.missingWords)
        cells += one.count;
    return qMax<qint64>(0, agreement.missing - cells);
}

/// Which values there are, and what stands for those that are missing; they are counted above.
QStringList valueLines(const RatingsAgreement& agreement)
{
    QStringList lines;
    if (!agreement.values.isEmpty())
        lines.append(AgreementWords::tr("Values: %1.").arg(listedCounts(agreement.values)));
    const bool hasWords = std::any_of(agreement.missingWords.cbegin(),
        agreement.missingWords.cend(), [](const ValueCount& one) { return !one.value.isEmpty(); });
    if (!agreement.missingWords.isEmpty()) {
        QStringList missing{listedCounts(agreement.missingWords)};
        if (const qint64 rows = missingRows(agreement); rows > 0)
            missing.append(
                AgreementWords::tr("no row (%L1)", "of a missing answer, and how many of them")
                    .arg(rows));
        lines.append(AgreementWords::tr("Missing: %1.").arg(missing.join(QStringLiteral(", "))));
    }
    if (hasWords)
        lines.append(AgreementWords::tr("If one of these words is a value, list the words for "
                                        "missing answers with --missing."));
    return lines;
}

results::Section valueCountsSection(const char* key, const QList<ValueCount>& counts)
{
    results::SectionOf table(key, counts);
    table.add("value", &ValueCount::value);
    table.add("count", &ValueCount::count);
    return results::only(results::kPrograms, table);
}

/// Those without a row have no value.
results::Section missingSection(const RatingsAgreement& agreement)
{
    results::Section section = valueCountsSection("missing_values", agreement.missingWords);
    if (const qint64 rows = missingRows(agreement); rows > 0)
        section.rows.append({{Cell(), Cell(rows)}});
    return section;
}

/// What the figures were counted from, and what was left out.
QStringList countLines(const RatingsAgreement& agreement)
{
    const QStringList counts{AgreementWords::tr("%n item(s)", nullptr, int(agreement.items)),
        AgreementWords::tr("%n rater(s)", nullptr, int(agreement.raters)),
        AgreementWords::tr("%n different value(s)", nullptr, int(agreement.categories)),
        AgreementWords::tr("%n rating(s)", nullptr, int(agreement.ratings)),
        AgreementWords::tr("%n missing", nullptr, int(agreement.missing))};
    QStringList lines{AgreementWords::tr("Scale: %1. %2.")
                          .arg(AgreementWords::tr(wordOf(agreement.scale, kScaleNames)),
                              counts.join(QStringLiteral(", ")))};
    const auto tell = [&](qint64 count, const QString& words) {
        if (count > 0)
            lines.append(words);
    };
    tell(agreement.ratedOnce,
        AgreementWords::tr("%n item(s) rated by only one rater: not in n, and counted only in the "
                           "used values and their frequencies, for Fleiss' kappa, AC1, AC2 and "
                           "Brennan and Prediger's coefficient, and in the intervals of these and "
                           "of the agreement of more than two raters.",
            nullptr, int(agreement.ratedOnce)));
    tell(agreement.unrated,
        AgreementWords::tr("%n item(s) without ratings.", nullptr, int(agreement.unrated)));
    tell(agreement.idleRaters,
        AgreementWords::tr("%n rater(s) without ratings.", nullptr, int(agreement.idleRaters)));
    lines += valueLines(agreement);
    const qint64 apart = agreement.pairsApart.value_or(0);
    tell(apart,
        AgreementWords::tr("%n pair(s) of raters without shared items.", nullptr, int(apart)));
    return lines;
}

} // namespace

results::Report ratingsReport(const RatingsAgreement& agreement)
{
    const results::Section counts = results::fieldsOf("",
        {{"scale", QLatin1String(wordOf(agreement.scale, kScaleKeys))}, {"items", agreement.items},
            {"raters", agreement.raters}, {"categories", agreement.categories},
            {"ratings", agreement.ratings}, {"missing", agreement.missing}});
    const results::Section leftOut = results::fieldsOf("left_out",
        {{"items_rated_once", agreement.ratedOnce}, {"items_not_rated", agreement.unrated},
            {"raters_without_rating", agreement.idleRaters},
            {"pairs_without_common_item", agreement.pairsApart}});
    results::Report report = {countLines(agreement), {counts, leftOut}};
    if (agreement.twoWay)
        report.sections.append(results::fieldsOf(
            "two_way_bootstrap", {{"resamples", agreement.twoWay->resamples},
                                     {"seed", QString::number(agreement.twoWay->seed)}}));
    report.sections += {valueCountsSection("values", agreement.values), missingSection(agreement),
        figuresSection(agreement), byCategorySection(agreement),
        indentedNotes(undefinedCoefficients(agreement), AgreementWords::tr("Undefined")),
        indentedNotes(reasonLines(agreement, &AgreementStatistic::intervalNote),
            AgreementWords::tr("Intervals"))};
    return report;
}

QStringList concordanceNotes(const RatingsAgreement& agreement)
{
    QStringList notes;
    for (const AgreementStatistic& one : agreement.statistics) {
        if (one.test)
            notes +=
                AgreementWords::tr("%1: chi-square %2 with %3 degrees of freedom, p %4; rough "
                                   "below eight items.")
                    .arg(one.name,
                        results::numberText(one.test->value, 2, results::Outlet::Readers),
                        results::ordinalText(qint64(one.test->degrees), results::Outlet::Readers),
                        results::probabilityText(one.test->p, 3, results::Outlet::Readers));
    }
    return notes;
}

results::Section categorySection(const QList<CategoryAgreement>& categories,
    const std::function<results::Cell(const QString&)>& shown)
{
    results::SectionOf table("", categories, AgreementWords::tr("Agreement by value"));
    table.add("value", AgreementWords::tr("Value"),
        [&](const CategoryAgreement& one) { return shown(one.category); });
    table.add("agreement", AgreementWords::tr("Agreement"), &CategoryAgreement::agreement)
        .withInterval(results::IntervalStyle::Range)
        .csv(results::CsvLayout::Ends);
    table.add(results::kPeople, AgreementWords::tr("Items"),
        [](const CategoryAgreement& one) { return one.agreement.n; });
    table.add("ratings", AgreementWords::tr("Ratings"), &CategoryAgreement::ratings);
    table.section().notes = {AgreementWords::tr(
        "Agreement by value: given that a rater chose it, how often another rater of the item did, "
        "too; with two values, positive and negative agreement. Items: those with two or more "
        "ratings that someone gave this value.")};
    return categories.isEmpty() ? results::Section() : table.section();
}

QStringList undefinedCoefficients(const RatingsAgreement& agreement)
{
    return reasonLines(agreement, [](const auto& one) { return one.figure.undefinedBecause; });
}

} // namespace tandem
