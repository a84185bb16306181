#include "models/studyitems/itemsfromdocuments.h"

#include "models/random.h"

#include <utility>

namespace tandem::studies {

namespace {

constexpr quint32 kDrawsSurvey = 102;
const QLatin1String kOwnSummary("user");

/// Two users of a document by their places, and the models that wrote for both.
struct SurveyedUsers
{
    qsizetype one = 0;
    qsizetype other = 0;
    QList<qsizetype> models;
};

QList<qsizetype> commonModels(
    const perseval::UserSummaries& one, const perseval::UserSummaries& other)
{
    QList<qsizetype> models;
    for (qsizetype i = 0; i < one.summaries.size() && i < other.summaries.size(); ++i) {
        if (one.summaries.at(i) && other.summaries.at(i))
            models.append(i);
    }
    return models;
}

/// Of those with most models in common the first that comes in a drawn order.
SurveyedUsers surveyedUsers(const perseval::PersonalizedDocument& document, std::mt19937_64& random)
{
    SurveyedUsers best;
    const QList<qsizetype> order = shuffledPlaces(document.users.size(), random);
    for (qsizetype i = 0; i < order.size() && best.models.size() < document.models.size(); ++i) {
        const perseval::UserSummaries& one = document.users.at(order.at(i));
        for (qsizetype j = i + 1; one.gold && j < order.size(); ++j) {
            const perseval::UserSummaries& other = document.users.at(order.at(j));
            const QList<qsizetype> models =
                other.gold ? commonModels(one, other) : QList<qsizetype>();
            if (models.size() > best.models.size())
                best = {order.at(i), order.at(j), models};
        }
    }
    return best;
}

StudyItem pairItem(const QString& document, const QString& group, const QString& system,
    const QString& one, const QString& other)
{
    StudyItem item;
    item.item.name = group + QLatin1Char('-') + system;
    item.item.group = group;
    item.item.fields = {
        {QStringLiteral("text"), one, 1, {}}, {QStringLiteral("text"), other, 2, {}}};
    item.source.systems[0] = system;
    item.source.systems[1] = system;
    item.source.origin = QLatin1String("document/") + document;
    return item;
}

/// The items of one document, its models in groups of nearly equal size.
QList<StudyItem> documentItems(
    const perseval::PersonalizedDocument& document, const SurveyedUsers& chosen, qsizetype groups)
{
    const perseval::UserSummaries& one = document.users.at(chosen.one);
    const perseval::UserSummaries& other = document.users.at(chosen.other);
    const qsizetype models = chosen.models.size();
    QList<StudyItem> items;
    for (qsizetype i = 0; i < groups; ++i) {
        const QString group =
            groups == 1 ? document.id : document.id + QLatin1Char('/') + QString::number(i + 1);
        items.append(pairItem(document.id, group, kOwnSummary, *one.gold, *other.gold));
        for (qsizetype at = models * i / groups; at < models * (i + 1) / groups; ++at) {
            const qsizetype model = chosen.models.at(at);
            items.append(pairItem(document.id, group, document.models.at(model),
                *one.summaries.at(model), *other.summaries.at(model)));
        }
    }
    return items;
}

} // namespace

QList<StudyItem> surveyItems(
    const QList<perseval::PersonalizedDocument>& documents, quint32 seed, int modelsPerGroup)
{
    QList<StudyItem> items;
    for (qsizetype i = 0; i < documents.size(); ++i) {
        std::mt19937_64 random = seededRandom(seed, kDrawsSurvey, quint32(i));
        SurveyedUsers chosen = surveyedUsers(documents.at(i), random);
        if (chosen.models.isEmpty())
            continue;
        shuffle(chosen.models, random);
        const qsizetype groups = (chosen.models.size() + modelsPerGroup - 1) / modelsPerGroup;
        items += documentItems(documents.at(i), chosen, groups);
    }
    return items;
}

} // namespace tandem::studies
