#include "models/cancel.h"
#include "models/metrics/scorer.h"
#include "models/perseval/distancejob.h"

#include <QHash>

namespace tandem::perseval {

namespace {

/// Computes the distances of one document, each text prepared once.
class DocumentWork final
{
public:
    DocumentWork(const DistanceMeasure& distance, Rounding rounding, metrics::Scorer& scorer,
        const std::atomic_bool* cancel)
        : m_distance(distance)
        , m_rounding(rounding)
        , m_scorer(scorer)
        , m_cancel(cancel)
        , m_isSymmetric(distance.measure->isSymmetric)
    {
    }

    using Text = std::shared_ptr<const metrics::PreparedText>;

    Text prepare(const QString& text)
    {
        Text& prepared = m_prepared[text];
        if (!prepared)
            prepared = m_scorer.prepare(text, {m_distance.measure});
        return prepared;
    }
    QList<Text> prepareAll(const QList<std::optional<QString>>& texts)
    {
        QList<Text> prepared;
        for (const auto& text : texts)
            prepared.append(text ? prepare(*text) : Text());
        return prepared;
    }

    /// Of summaries to the document and to each other; none where a summary is missing.
    OriginDistances origin(const QList<Text>& summaries, const Text& document)
    {
        OriginDistances result = OriginDistances::missing(summaries.size());
        const auto count = std::size_t(summaries.size());
        for (std::size_t first = 0; first < count && !isRaised(m_cancel); ++first) {
            const Text& one = summaries.at(qsizetype(first));
            if (!one)
                continue;
            result.toDocument[first] = distance(one, document);
            for (std::size_t second = 0; second < count; ++second) {
                const Text& other = summaries.at(qsizetype(second));
                if (first == second || !other)
                    continue;
                result.pairs[first * count + second] = m_isSymmetric && second < first
                                                           ? result.pairs[second * count + first]
                                                           : distance(one, other);
            }
        }
        return result;
    }

    Distance distance(const Text& reference, const Text& candidate)
    {
        return toDistance(
            m_scorer.score(m_distance.measure, *reference, *candidate), m_distance, m_rounding);
    }

private:
    const DistanceMeasure& m_distance;
    const Rounding m_rounding;
    metrics::Scorer& m_scorer;
    const std::atomic_bool* m_cancel;
    const bool m_isSymmetric;
    QHash<QString, Text> m_prepared;
};

} // namespace

DocumentDistances distancesOf(const PersonalizedDocument& document, const QStringList& models,
    const DistanceMeasure& distance, Rounding rounding, metrics::Scorer& scorer,
    const std::atomic_bool* cancel)
{
    DocumentWork work(distance, rounding, scorer, cancel);
    DocumentDistances result;
    result.id = document.id;
    result.firstByte = document.firstByte;
    result.bytes = document.bytes;
    QList<std::optional<QString>> texts;
    for (const UserSummaries& user : document.users) {
        result.users.append(user.user);
        texts.append(user.gold);
    }
    const auto whole = work.prepare(document.whole());
    const auto gold = work.prepareAll(texts);
    result.gold = work.origin(gold, whole);
    for (const QString& model : models) {
        const qsizetype number = document.models.indexOf(model);
        for (qsizetype user = 0; user < texts.size(); ++user)
            texts[user] =
                number < 0 ? std::nullopt : document.users.at(user).summaries.value(number);
        const auto summaries = work.prepareAll(texts);
        OriginDistances origin = work.origin(summaries, whole);
        for (qsizetype user = 0; user < summaries.size(); ++user) {
            if (summaries.at(user) && gold.at(user))
                origin.toGold[std::size_t(user)] = work.distance(summaries.at(user), gold.at(user));
        }
        result.models.push_back(std::move(origin));
    }
    return result;
}

} // namespace tandem::perseval
