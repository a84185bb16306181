#include "models/perseval/remark.h"

#include "models/wordof.h"
#include "models/words.h"

#include <algorithm>

namespace tandem::perseval {

QString remarkKey(RemarkKind kind)
{
    static constexpr std::array words{"one_user", "no_gold", "no_summary", "undefined_gold_pairs",
        "gold_pairs_as_one", "undefined_model_pairs", "gold_overflow", "model_overflow",
        "no_degress", "accuracy_as_one", "zero_document_distance", "missing_pairs",
        "outside_range"};
    return QLatin1String(wordOf(kind, words));
}

QString remarkMeaning(RemarkKind kind)
{
    static constexpr std::array words{
        QT_TRANSLATE_NOOP(
            "PersevalWords", "Fewer than two users can be compared; the document is excluded."),
        QT_TRANSLATE_NOOP("PersevalWords", "The user has no summary of their own and is excluded."),
        QT_TRANSLATE_NOOP("PersevalWords",
            "The model has no summary for the user; the user is excluded for this model."),
        QT_TRANSLATE_NOOP("PersevalWords",
            "Distances between the users' own summaries are undefined (e.g. JSD "
            "with one empty text, or ROUGE of texts in a script that it does not "
            "see); these pairs are excluded from the mean."),
        QT_TRANSLATE_NOOP("PersevalWords",
            "Distances between the users' own summaries are undefined (e.g. JSD "
            "with one empty text). Where the model's distance is defined, the "
            "pair counts with a proportion of 1, as in the published code."),
        QT_TRANSLATE_NOOP("PersevalWords",
            "Distances between the model's summaries are undefined (e.g. JSD with "
            "one empty text, or ROUGE of texts in a script that it does not see); "
            "these pairs are excluded from the mean."),
        QT_TRANSLATE_NOOP("PersevalWords",
            "The softmax of the users' own summaries overflows because one has "
            "almost no distance to the document. Where the model's is defined, "
            "the pair counts with a proportion of 1, as in the published code."),
        QT_TRANSLATE_NOOP("PersevalWords",
            "The softmax of the model's summaries overflows because one has almost no distance to "
            "the document; these pairs are excluded from the mean."),
        QT_TRANSLATE_NOOP("PersevalWords",
            "None of the user's pairs is defined; the user is excluded from the document's mean."),
        QT_TRANSLATE_NOOP("PersevalWords", "The distance between the model's summary and the "
                                           "user's own is undefined or missing; it counts as 1."),
        QT_TRANSLATE_NOOP("PersevalWords",
            "The summary has no distance to its document; the weights of its pairs are 0."),
        QT_TRANSLATE_NOOP("PersevalWords",
            "Distances between two users' summaries were not imported in one "
            "order or in both; these pairs are excluded from the mean."),
        QT_TRANSLATE_NOOP("PersevalWords",
            "Distances below 0 or above 1 were imported; they are used unchanged.")};
    return PersevalWords::tr(wordOf(kind, words));
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
