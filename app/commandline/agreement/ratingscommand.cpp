#include "app/commandline/agreement/ratingscommand.h"

#include "app/commandline/command.h"
#include "models/agreement/agreement.h"
#include "models/agreement/ratingsagreement.h"
#include "storage/database/schema.h"
#include "storage/formats/csvreader.h"
#include "storage/formats/ratingsreader.h"

#include <QFile>
#include <QFileInfo>

#include <optional>

namespace tandem {

namespace {

constexpr int kRatingsDecimals = 4;
constexpr qint64 kHeaderBytes = 4096;

constexpr std::pair<QLatin1String, RatingScale> kScales[] = {
    {QLatin1String("nominal"), RatingScale::Nominal},
    {QLatin1String("ordinal"), RatingScale::Ordinal},
    {QLatin1String("interval"), RatingScale::Interval},
    {QLatin1String("ratio"), RatingScale::Ratio}};

QString keyOf(RatingScale scale)
{
    for (const auto& [key, one] : kScales) {
        if (one == scale)
            return key;
    }
    return {};
}

QString nameOf(RatingScale scale)
{
    switch (scale) {
    case RatingScale::Nominal:
        return Words::tr("nominal");
    case RatingScale::Ordinal:
        return Words::tr("ordinal");
    case RatingScale::Interval:
        return Words::tr("interval");
    case RatingScale::Ratio:
        break;
    }
    return Words::tr("ratio");
}

QString meaningOf(RatingScale scale)
{
    switch (scale) {
    case RatingScale::Nominal:
        return Words::tr("nominal, any two different values are equally far apart");
    case RatingScale::Ordinal:
        return Words::tr("ordinal, by the ratings that lie between two values");
    case RatingScale::Interval:
        return Words::tr("interval, by the square of the difference of the numbers");
    case RatingScale::Ratio:
        break;
    }
    return Words::tr("ratio, by the square of the difference over the sum of the numbers");
}

/// What the weights of a figure go by, as files have it; empty where it has none.
QString weightsKey(QLatin1String figure)
{
    if (figure.startsWith(QLatin1String("ac2_")) || figure.endsWith(QLatin1String("_by_value")))
        return QStringLiteral("value");
    return figure == QLatin1String("cohen_linear") || figure == QLatin1String("cohen_quadratic")
               ? QStringLiteral("place")
               : QString();
}

Expected<std::optional<RatingScale>> askedScale(Call& call)
{
    if (!call.has("scale"))
        return std::optional<RatingScale>();
    const QString word = call.value("scale");
    QStringList words;
    for (const auto& [key, scale] : kScales) {
        if (word == key)
            return std::optional(scale);
        words.append(key);
    }
    return call.misuse(
        Words::tr("--scale takes %1, not \"%2\".").arg(words.join(QStringLiteral(", ")), word));
}

/// The words of --order, set apart by commas as in CSV.
Expected<QStringList> askedOrder(Call& call)
{
    if (!call.has("order"))
        return QStringList();
    const auto records = readCsv(call.value("order"), QStringLiteral("--order"));
    if (!records || records->size() != 1)
        return call.misuse(Words::tr("--order takes words with commas between them, from the "
                                     "least to the most."));
    QStringList order;
    for (const QString& cell : records->first().cells) {
        const QString word = cell.trimmed();
        if (word.isEmpty() || order.contains(word))
            return call.misuse(Words::tr("--order names every value once, and none is empty."));
        order.append(word);
    }
    return order;
}

Expected<RatingsReading> askedReading(Call& call)
{
    TANDEM_TRY(scale, askedScale(call));
    TANDEM_TRY(order, askedOrder(call));
    if (!order->isEmpty() && scale->value_or(RatingScale::Ordinal) != RatingScale::Ordinal)
        return call.misuse(Words::tr("--order is of an ordinal scale only."));
    const RatingScale usual = order->isEmpty() ? RatingScale::Nominal : RatingScale::Ordinal;
    return RatingsReading{scale->value_or(usual), *order};
}

void printAsJson(const QString& file, const RatingsAgreement& agreement, Call& call)
{
    Json object{{"file", file}, {"scale", keyOf(agreement.scale)}, {"items", agreement.items},
        {"raters", agreement.raters}, {"categories", agreement.categories},
        {"ratings", agreement.ratings}, {"missing", agreement.missing},
        {"left_out",
            Json{{"items_rated_once", agreement.ratedOnce}, {"items_not_rated", agreement.unrated},
                {"raters_without_rating", agreement.idleRaters},
                {"pairs_without_common_item",
                    agreement.pairsApart ? QJsonValue(*agreement.pairsApart) : QJsonValue()}}}};
    for (const AgreementStatistic& one : agreement.statistics) {
        Json figure = figureJson(one.figure);
        if (!one.intervalNote.isEmpty())
            figure.insert("interval_note", one.intervalNote);
        if (const QString weights = weightsKey(QLatin1String(one.key)); !weights.isEmpty())
            figure.insert("weights", weights);
        object.insert(QLatin1String(one.key), figure);
    }
    printJson(call, object);
}

Table figuresTable(const RatingsAgreement& agreement)
{
    Table table;
    table.header = {Words::tr("Figure"), Words::tr("Value"), Words::tr("95 % from"),
        Words::tr("to"), Words::tr("n")};
    for (const AgreementStatistic& one : agreement.statistics) {
        const Figure figure = shownCoefficient(one.figure);
        const auto number = [](double value) { return numberText(value, kRatingsDecimals); };
        const QString none = QStringLiteral("–");
        table.rows.append({one.name, figure.value ? number(*figure.value) : none,
            figure.interval ? number(figure.interval->low) : none,
            figure.interval ? number(figure.interval->high) : none, groupedCount(figure.n)});
    }
    return table;
}

/// Below the title each reason once, behind the figures that it is about; nothing without reasons.
template <typename ReasonOf>
void printReasons(
    const RatingsAgreement& agreement, const QString& title, const ReasonOf& of, Call& call)
{
    QStringList why;
    QList<QStringList> names;
    for (const AgreementStatistic& one : agreement.statistics) {
        const QString reason = of(one);
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
    if (!why.isEmpty())
        call.out << title << '\n';
    for (qsizetype i = 0; i < why.size(); ++i)
        call.out
            << QStringLiteral("  %1: %2\n").arg(names.at(i).join(QStringLiteral("; ")), why.at(i));
}

/// What the scale and the two weighings are about.
void printReading(const RatingsAgreement& agreement, Call& call)
{
    call.out << Words::tr("The scale (--scale) says how Krippendorff's alpha counts a "
                          "difference; no other figure depends on it. Here: %1.")
                    .arg(meaningOf(agreement.scale))
             << '\n'
             << Words::tr("Weights by place go by the places of values in their order, among "
                          "those used on the items that both rated, or in --order; weights by "
                          "value go by the numbers themselves. They differ where the values are "
                          "not evenly spaced or some were never used.")
             << '\n';
}

void printAsText(const RatingsAgreement& agreement, Call& call)
{
    const QStringList counts{Words::tr("%n item(s)", nullptr, int(agreement.items)),
        Words::tr("%n rater(s)", nullptr, int(agreement.raters)),
        Words::tr("%n different value(s)", nullptr, int(agreement.categories)),
        Words::tr("%n rating(s)", nullptr, int(agreement.ratings)),
        Words::tr("%n missing", nullptr, int(agreement.missing))};
    call.out << Words::tr("Scale: %1. %2.")
                    .arg(nameOf(agreement.scale), counts.join(QStringLiteral(", ")))
             << '\n';
    const auto tell = [&call](qint64 count, const QString& words) {
        if (count > 0)
            call.out << words << '\n';
    };
    tell(agreement.ratedOnce,
        Words::tr("%n item(s) rated by one alone: not in n, and counted only in which values are "
                  "used and how often, for Fleiss' kappa, AC1, AC2 and Brennan and Prediger's "
                  "coefficient, and in the intervals of these and of the agreement of more than "
                  "two raters.",
            nullptr, int(agreement.ratedOnce)));
    tell(agreement.unrated,
        Words::tr("%n item(s) rated by nobody.", nullptr, int(agreement.unrated)));
    tell(agreement.idleRaters,
        Words::tr("%n rater(s) who rated nothing.", nullptr, int(agreement.idleRaters)));
    const qint64 apart = agreement.pairsApart.value_or(0);
    tell(apart, Words::tr("%n pair(s) of raters who share no item.", nullptr, int(apart)));
    printTable(call.out, figuresTable(agreement));
    printReading(agreement, call);
    printReasons(
        agreement, Words::tr("Undefined"),
        [](const AgreementStatistic& one) { return one.figure.undefinedBecause; }, call);
    printReasons(
        agreement, Words::tr("Intervals"),
        [](const AgreementStatistic& one) { return one.intervalNote; }, call);
}

/// Whether the first line of the file names a rater among other columns.
bool beginsAsRatings(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray line = file.readLine(kHeaderBytes).toLower();
    // With semicolons it is read as such, to be told of them.
    return (line.contains(',') || line.contains(';')) && line.contains("rater");
}

} // namespace

bool isRatingsFile(const QString& path)
{
    if (path == QLatin1String("-"))
        return true;
    if (isProjectFile(path) || QFileInfo(path).isDir())
        return false;
    return QFileInfo(path).suffix().compare(QLatin1String("csv"), Qt::CaseInsensitive) == 0 ||
           beginsAsRatings(path);
}

QList<QCommandLineOption> ratingsOptions()
{
    return {option("scale",
                Words::tr("Of ratings: how Krippendorff's alpha counts a difference between "
                          "values: nominal (usual), ordinal, interval or ratio."),
                "SCALE"),
        option("order",
            Words::tr(
                "Of ratings: the values of an ordinal scale from the least to the most, "
                "with commas between them, also those that nobody used; needed where they are "
                "words."),
            "WORDS")};
}

QString givenRatingsOption(Call& call)
{
    for (const QLatin1String option : {QLatin1String("scale"), QLatin1String("order")}) {
        if (call.has(option))
            return option;
    }
    return {};
}

Expected<void> runRatings(Call& call)
{
    TANDEM_TRY(reading, askedReading(call));
    const QString path = call.word(0);
    TANDEM_TRY(table, path == QLatin1String("-") && call.console.in
                          ? readRatings(*call.console.in, Words::tr("standard input"), *reading)
                          : readRatings(path, *reading));
    const RatingsAgreement agreement = ratingsAgreement(*table);
    if (call.wantsJson())
        printAsJson(path, agreement, call);
    else
        printAsText(agreement, call);
    return {};
}

} // namespace tandem
