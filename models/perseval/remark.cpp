#include "models/perseval/remark.h"

#include "models/perseval/persevalwords.h"

#include <algorithm>

namespace tandem::perseval {

QString remarkKey(RemarkKind kind)
{
    switch (kind) {
    case RemarkKind::OneUser:
        return QStringLiteral("one_user");
    case RemarkKind::NoGold:
        return QStringLiteral("no_gold");
    case RemarkKind::NoSummary:
        return QStringLiteral("no_summary");
    case RemarkKind::UndefinedGoldPairs:
        return QStringLiteral("undefined_gold_pairs");
    case RemarkKind::GoldPairsAsOne:
        return QStringLiteral("gold_pairs_as_one");
    case RemarkKind::UndefinedModelPairs:
        return QStringLiteral("undefined_model_pairs");
    case RemarkKind::GoldOverflow:
        return QStringLiteral("gold_overflow");
    case RemarkKind::ModelOverflow:
        return QStringLiteral("model_overflow");
    case RemarkKind::NoDegress:
        return QStringLiteral("no_degress");
    case RemarkKind::AccuracyAsOne:
        return QStringLiteral("accuracy_as_one");
    case RemarkKind::ZeroDocumentDistance:
        return QStringLiteral("zero_document_distance");
    case RemarkKind::MissingPairs:
        return QStringLiteral("missing_pairs");
    case RemarkKind::OutsideRange:
        break;
    }
    return QStringLiteral("outside_range");
}

QString remarkMeaning(RemarkKind kind)
{
    switch (kind) {
    case RemarkKind::OneUser:
        return PersevalWords::tr("Fewer than two users can be compared; the document is left out.");
    case RemarkKind::NoGold:
        return PersevalWords::tr("The user has no summary of their own; the user is left out.");
    case RemarkKind::NoSummary:
        return PersevalWords::tr("The model has no summary for the user, who is left out for it.");
    case RemarkKind::UndefinedGoldPairs:
        return PersevalWords::tr(
            "Distances between the users' own summaries are undefined (such as JSD "
            "with one empty text, or ROUGE of texts in letters that it does not "
            "see); these pairs are left out of the mean.");
    case RemarkKind::GoldPairsAsOne:
        return PersevalWords::tr(
            "Distances between the users' own summaries are undefined (such as JSD with one "
            "empty text). Where the model's are defined, the pair counts as a proportion of 1, as "
            "in the published code.");
    case RemarkKind::UndefinedModelPairs:
        return PersevalWords::tr(
            "Distances between the model's summaries are undefined (such as JSD with "
            "one empty text, or ROUGE of texts in letters that it does not see); "
            "these pairs are left out of the mean.");
    case RemarkKind::GoldOverflow:
        return PersevalWords::tr(
            "The soft-max of the users' own summaries overflows, since one is almost no way off "
            "the document. Where the model's is defined, the pair counts as a proportion of 1, as "
            "in the published code.");
    case RemarkKind::ModelOverflow:
        return PersevalWords::tr(
            "The soft-max of the model's summaries overflows, since one is almost no "
            "way off the document; these pairs are left out of the mean.");
    case RemarkKind::NoDegress:
        return PersevalWords::tr("None of the user's pairs is defined; the user is left out of the "
                                 "document's mean.");
    case RemarkKind::AccuracyAsOne:
        return PersevalWords::tr(
            "The distance of the model's summary to the user's own is undefined or "
            "missing; it counts as 1.");
    case RemarkKind::ZeroDocumentDistance:
        return PersevalWords::tr(
            "The summary is no way off its document; the weights of its pairs are 0.");
    case RemarkKind::MissingPairs:
        return PersevalWords::tr(
            "Distances between two users' summaries were not brought in, in one order "
            "or in both; these pairs are left out of the mean.");
    case RemarkKind::OutsideRange:
        break;
    }
    return PersevalWords::tr(
        "Distances below 0 or above 1 were brought in; they are taken as they are.");
}

void Remarks::add(RemarkKind kind, const RemarkPlace& place)
{
    auto at = std::lower_bound(m_remarks.begin(), m_remarks.end(), kind,
        [](const Remark& remark, RemarkKind wanted) { return remark.kind < wanted; });
    if (at == m_remarks.end() || at->kind != kind)
        at = m_remarks.insert(at, Remark{kind, 0, {}});
    ++at->count;
    if (at->places.size() < mostPlaces)
        at->places.append(place);
}

qint64 Remarks::count(RemarkKind kind) const
{
    for (const Remark& remark : m_remarks) {
        if (remark.kind == kind)
            return remark.count;
    }
    return 0;
}

QString placeText(const RemarkPlace& place, const DistanceTable& table)
{
    const DocumentDistances& document = table.documents.at(place.document);
    QString text = PersevalWords::tr("document %1").arg(document.id);
    if (place.user >= 0)
        text = PersevalWords::tr("%1, user %2").arg(text, document.users.at(place.user));
    if (place.model >= 0)
        text = PersevalWords::tr("%1, model %2").arg(text, table.models.at(place.model));
    if (place.pairs > 0)
        text = PersevalWords::tr("%1 (%2)").arg(
            text, PersevalWords::tr("%n value(s)", nullptr, int(place.pairs)));
    return text;
}

} // namespace tandem::perseval
