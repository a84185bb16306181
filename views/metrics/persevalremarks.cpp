#include "views/metrics/persevaltables.h"

#include "models/perseval/otherform.h"
#include "views/metrics/metricsviewwords.h"

#include <QLocale>

#include <algorithm>

namespace tandem {

namespace {

constexpr qsizetype kPlacesShown = 5;

QString remarkText(const perseval::Remark& remark, const perseval::DistanceTable& table)
{
    QStringList places;
    const qsizetype shown = std::min(kPlacesShown, remark.places.size());
    for (const perseval::RemarkPlace& place : remark.places.first(shown))
        places += perseval::placeText(place, table);
    QString text = MetricsViewWords::tr("%1 × %2", "how often, and what it means")
                       .arg(QLocale().toString(remark.count), perseval::remarkMeaning(remark.kind));
    text += QLatin1String("\n    ") + places.join(QLatin1String("; "));
    if (remark.count > shown)
        text += MetricsViewWords::tr("; and %n more", nullptr, int(remark.count - shown));
    return text;
}

} // namespace

QString persevalDistanceName(const perseval::DistanceMeasure& distance)
{
    if (distance.measure == metrics::measureOfKey("rouge_su4_perseval"))
        return MetricsViewWords::tr("ROUGE-SU4 as published");
    if (distance.measure == metrics::measureOfKey("meteor_exact_stem"))
        return MetricsViewWords::tr("METEOR without synonyms");
    return QString::fromUtf8(distance.name);
}

QString persevalDistanceName(const Personalization& data)
{
    if (const auto distance = perseval::distanceOfKey(data.table->distanceKey))
        return persevalDistanceName(*distance);
    return data.measure ? MetricsViewWords::tr("%1 (removed)", "name of a measure")
                              .arg(QString::fromUtf8(data.measure->name))
                        : MetricsViewWords::tr("Imported");
}

QString persevalRemarks(const Personalization& data)
{
    QStringList paragraphs;
    if (data.rated)
        paragraphs += perseval::surrogateNotes(*data.rated);
    for (const perseval::ModelScore& model : data.evaluation.models) {
        if (!model.perseval.isDefined())
            paragraphs += MetricsViewWords::tr("%1 has no PerSEval: %2")
                              .arg(model.model, model.perseval.undefinedBecause);
    }
    if (data.undefinedScores > 0)
        paragraphs += MetricsViewWords::tr(
            "%n row(s) of the files have no number as score.", nullptr, int(data.undefinedScores));
    if (const QString other = perseval::otherFormRemark(data.differing, data.evaluation.parameters);
        !other.isEmpty())
        paragraphs += other;
    for (const perseval::Remark& remark : data.evaluation.remarks.all())
        paragraphs += remarkText(remark, *data.table);
    if (paragraphs.isEmpty())
        return MetricsViewWords::tr(
            "Nothing was excluded or counted differently: every document, user and pair counts.");
    return paragraphs.join(u'\n');
}

QString persevalSummary(const Personalization& data)
{
    const perseval::DistanceTable& table = *data.table;
    QStringList parts{table.source, persevalDistanceName(data)};
    if (!data.source.texts.isEmpty())
        parts += table.isRounded ? MetricsViewWords::tr("rounded as published")
                                 : MetricsViewWords::tr("unrounded");
    if (data.rated)
        parts += MetricsViewWords::tr("surrogates of ratings above %1 of %2")
                     .arg(data.rated->rule.goldAbove)
                     .arg(data.rated->rule.highest);
    parts += perseval::basisTexts(perseval::basisOf(table, data.evaluation));
    return parts.join(QStringLiteral(" · "));
}

} // namespace tandem
