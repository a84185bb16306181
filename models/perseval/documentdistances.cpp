#include "models/cancel.h"
#include "models/metrics/batchscorer.h"
#include "models/metrics/scorer.h"
#include "models/perseval/distancejob.h"

#include <QHash>

namespace tandem::perseval {

namespace {

/// Compares texts at once, each prepared once.
class ComparesNow final
{
public:
    using Text = std::shared_ptr<const metrics::PreparedText>;

    ComparesNow(metrics::Measure measure, metrics::Scorer& scorer)
        : m_measure(measure)
        , m_scorer(scorer)
    {
    }

    Text prepare(const QString& text)
    {
        Text& prepared = m_prepared[text];
        if (!prepared)
            prepared = m_scorer.prepare(text, {m_measure});
        return prepared;
    }
    metrics::Score score(const Text& reference, const Text& candidate)
    {
        return m_scorer.score(m_measure, *reference, *candidate);
    }

private:
    const metrics::Measure m_measure;
    metrics::Scorer& m_scorer;
    QHash<QString, Text> m_prepared;
};

/// Notes which texts are to be compared; told their scores, it gives them in the same order.
class ComparesLater final
{
public:
    using Text = std::shared_ptr<const QString>;

    Text prepare(const QString& text) { return std::make_shared<const QString>(text); }
    metrics::Score score(const Text& reference, const Text& candidate)
    {
        if (m_scores.isEmpty()) {
            m_pairs.append({*reference, *candidate});
            return {};
        }
        return m_scores.at(m_next++);
    }

    const QList<metrics::BatchPair>& pairs() const { return m_pairs; }
    void setScores(const QList<metrics::Score>& scores) { m_scores = scores; }

private:
    QList<metrics::BatchPair> m_pairs;
    QList<metrics::Score> m_scores;
    qsizetype m_next = 0;
};

/// Computes the distances of one document.
template <typename Comparer>
class DocumentWork final
{
public:
    DocumentWork(Comparer& comparer, const DistanceMeasure& distance, Rounding rounding,
        const std::atomic_bool* cancel)
        : m_comparer(comparer)
        , m_distance(distance)
        , m_rounding(rounding)
        , m_cancel(cancel)
        , m_isSymmetric(distance.measure->isSymmetric)
    {
    }

    DocumentDistances run(const PersonalizedDocument& document, const QStringList& models);

private:
    using Text = typename Comparer::Text;

    QList<Text> prepareAll(const QList<std::optional<QString>>& texts)
    {
        QList<Text> prepared;
        for (const auto& text : texts)
            prepared.append(text ? m_comparer.prepare(*text) : Text());
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
        return toDistance(m_comparer.score(reference, candidate), m_distance, m_rounding);
    }

    Comparer& m_comparer;
    const DistanceMeasure& m_distance;
    const Rounding m_rounding;
    const std::atomic_bool* m_cancel;
    const bool m_isSymmetric;
};

template <typename Comparer>
DocumentDistances DocumentWork<Comparer>::run(
    const PersonalizedDocument& document, const QStringList& models)
{
    DocumentDistances result;
    result.id = document.id;
    result.firstByte = document.firstByte;
    result.bytes = document.bytes;
    QList<std::optional<QString>> texts;
    for (const UserSummaries& user : document.users) {
        result.users.append(user.user);
        texts.append(user.gold);
    }
    const auto whole = m_comparer.prepare(document.whole());
    const auto gold = prepareAll(texts);
    result.gold = origin(gold, whole);
    for (const QString& model : models) {
        const qsizetype number = document.models.indexOf(model);
        for (qsizetype user = 0; user < texts.size(); ++user)
            texts[user] =
                number < 0 ? std::nullopt : document.users.at(user).summaries.value(number);
        const auto summaries = prepareAll(texts);
        OriginDistances ofModel = origin(summaries, whole);
        for (qsizetype user = 0; user < summaries.size(); ++user) {
            if (summaries.at(user) && gold.at(user))
                ofModel.toGold[std::size_t(user)] = distance(summaries.at(user), gold.at(user));
        }
        result.models.push_back(std::move(ofModel));
    }
    return result;
}

} // namespace

DocumentDistances distancesOf(const PersonalizedDocument& document, const QStringList& models,
    const DistanceMeasure& distance, Rounding rounding, metrics::Scorer& scorer,
    const std::atomic_bool* cancel)
{
    ComparesNow comparer(distance.measure, scorer);
    return DocumentWork(comparer, distance, rounding, cancel).run(document, models);
}

Expected<DocumentDistances> distancesOf(const PersonalizedDocument& document,
    const QStringList& models, const DistanceMeasure& distance, Rounding rounding,
    metrics::ScoringSession& session, const std::atomic_bool* cancel)
{
    ComparesLater comparer;
    DocumentWork work(comparer, distance, rounding, nullptr);
    work.run(document, models);
    QList<metrics::Score> scores(comparer.pairs().size());
    const auto take = [&](qsizetype pair, const metrics::Score& score) { scores[pair] = score; };
    TANDEM_DO(session.score(comparer.pairs(), take, cancel));
    comparer.setScores(scores);
    return work.run(document, models);
}

} // namespace tandem::perseval
