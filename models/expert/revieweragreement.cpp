#include "models/expert/revieweragreement.h"

#include "models/inference/means.h"

#include <QMap>

#include <algorithm>
#include <tuple>

namespace tandem::expert {

namespace {

constexpr int kKinds = 4;
constexpr int kStances = 3;
constexpr int kVerdicts = 2;

/// The yes or no that a reviewer stands for in a decision about content or style.
std::optional<int> verdictOf(
    const Explanation& explanation, const DecisionRef& decision, const Review& review)
{
    if (!review.stance || *review.stance == Stance::Unsure)
        return std::nullopt;
    const AspectMatch& match = explanation.side(decision.side).matches.at(decision.aspect);
    const bool aligned =
        decision.kind == DecisionKind::Content ? match.content.aligned : match.style.aligned;
    if (*review.stance == Stance::Agree)
        return aligned ? 1 : 0;
    return review.correction.aligned.value_or(!aligned) ? 1 : 0;
}

/// Adds up what reviewers said, evaluation by evaluation.
class Counts final
{
public:
    Counts()
        : m_ratings(kKinds, RatingCounts(kStances))
    {
        for (int kind = 0; kind < kKinds; ++kind) {
            KindAgreement one;
            one.kind = static_cast<DecisionKind>(kind);
            m_kinds.append(one);
        }
    }

    void add(const ReviewedEvaluation& evaluation)
    {
        const QList<DecisionRef> decisions = decisionsOf(evaluation.explanation);
        for (const DecisionRef& decision : decisions) {
            addStances(evaluation, decision);
            for (qsizetype a = 0; a < evaluation.reviewers.size(); ++a) {
                for (qsizetype b = a + 1; b < evaluation.reviewers.size(); ++b)
                    addPair(evaluation, decision, evaluation.reviewers.at(a),
                        evaluation.reviewers.at(b));
            }
        }
    }

    QList<KindAgreement> kinds() const
    {
        QList<KindAgreement> result = m_kinds;
        for (KindAgreement& kind : result) {
            // Against itself the model says "right" of each of its decisions.
            ContingencyTable table(kVerdicts);
            table.add(1, 1, kind.agree);
            table.add(1, 0, kind.disagree);
            kind.withModel = percentAgreement(table);
            kind.ac1 = gwetAc1(m_ratings.at(int(kind.kind)));
        }
        return result;
    }

    QList<ReviewerPair> pairs() const
    {
        QList<ReviewerPair> result;
        for (auto at = m_pairs.cbegin(); at != m_pairs.cend(); ++at) {
            const auto [first, second, kind, categories] = at.key();
            result.append({PersonId{first}, PersonId{second}, static_cast<DecisionKind>(kind),
                static_cast<ReviewCategories>(categories), at.value(), percentAgreement(at.value()),
                cohenKappa(at.value()), gwetAc1(at.value())});
        }
        return result;
    }

private:
    using PairKey = std::tuple<qint64, qint64, int, int>;

    void addStances(const ReviewedEvaluation& evaluation, const DecisionRef& decision)
    {
        KindAgreement& kind = m_kinds[int(decision.kind)];
        QList<int> perCategory(kStances, 0);
        for (const ReviewerRatings& reviewer : evaluation.reviewers) {
            if (const auto stance = reviewer.reviews.value(decision).stance)
                ++perCategory[int(*stance)];
        }
        kind.agree += perCategory.at(int(Stance::Agree));
        kind.disagree += perCategory.at(int(Stance::Disagree));
        kind.unsure += perCategory.at(int(Stance::Unsure));
        if (std::any_of(perCategory.cbegin(), perCategory.cend(), [](int n) { return n > 0; })) {
            ++kind.decisions;
            m_ratings[int(decision.kind)].add(perCategory);
        }
    }

    void addPair(const ReviewedEvaluation& evaluation, const DecisionRef& decision,
        const ReviewerRatings& one, const ReviewerRatings& other)
    {
        const bool inOrder = one.person < other.person;
        const ReviewerRatings& first = inOrder ? one : other;
        const ReviewerRatings& second = inOrder ? other : one;
        const Review ofFirst = first.reviews.value(decision);
        const Review ofSecond = second.reviews.value(decision);
        if (!ofFirst.stance || !ofSecond.stance)
            return;
        table(first, second, decision.kind, ReviewCategories::Stances)
            .add(int(*ofFirst.stance), int(*ofSecond.stance));
        if (decision.kind != DecisionKind::Content && decision.kind != DecisionKind::Style)
            return;
        ContingencyTable& verdicts =
            table(first, second, decision.kind, ReviewCategories::Verdicts);
        const auto firstVerdict = verdictOf(evaluation.explanation, decision, ofFirst);
        const auto secondVerdict = verdictOf(evaluation.explanation, decision, ofSecond);
        if (firstVerdict && secondVerdict)
            verdicts.add(*firstVerdict, *secondVerdict);
        else
            verdicts.addExcluded();
    }

    ContingencyTable& table(const ReviewerRatings& first, const ReviewerRatings& second,
        DecisionKind kind, ReviewCategories categories)
    {
        const PairKey key{first.person.value, second.person.value, int(kind), int(categories)};
        const auto at = m_pairs.find(key);
        if (at != m_pairs.end())
            return at.value();
        return m_pairs
            .insert(key,
                ContingencyTable(categories == ReviewCategories::Stances ? kStances : kVerdicts))
            .value();
    }

    QList<KindAgreement> m_kinds;
    QList<RatingCounts> m_ratings;
    QMap<PairKey, ContingencyTable> m_pairs;
};

/// The values of one system under each mode, evaluation by evaluation.
struct ReviewedValues
{
    std::array<QList<double>, kModes> original;
    std::array<QList<double>, kModes> reviewed;
};

void addScores(ReviewedValues& values, const ReviewedEvaluation& evaluation)
{
    const Scores original = scoresOf(evaluation.explanation);
    QList<Scores> reviews;
    for (const ReviewerRatings& reviewer : evaluation.reviewers)
        reviews.append(scoresOf(reviewed(evaluation.explanation, reviewer.reviews)));
    const Scores mean = averageOf(reviews);
    for (const Mode mode : kAllModes) {
        values.original.at(size_t(mode)).append(original.of(mode).f1);
        values.reviewed.at(size_t(mode)).append(mean.of(mode).f1);
    }
}

ReviewedScores figuresOf(const QString& system, const ReviewedValues& values)
{
    ReviewedScores scores;
    scores.system = system;
    for (size_t mode = 0; mode < kModes; ++mode) {
        const QList<double>& original = values.original.at(mode);
        const QList<double>& reviewed = values.reviewed.at(mode);
        QList<double> differences;
        for (qsizetype i = 0; i < original.size(); ++i)
            differences.append(reviewed.at(i) - original.at(i));
        scores.original.at(mode) = inference::meanWithInterval(original, inference::kScoreRange);
        scores.reviewed.at(mode) = inference::meanWithInterval(reviewed, inference::kScoreRange);
        scores.difference.at(mode) =
            inference::meanWithInterval(differences, inference::kDifferenceRange);
    }
    return scores;
}

} // namespace

ReviewerAgreement reviewerAgreement(const QList<ReviewedEvaluation>& evaluations)
{
    ReviewerAgreement result;
    Counts counts;
    QMap<QString, ReviewedValues> systems;
    for (const ReviewedEvaluation& evaluation : evaluations) {
        if (evaluation.reviewers.isEmpty())
            continue;
        ++result.evaluations;
        result.finished += evaluation.reviewers.size();
        counts.add(evaluation);
        if (evaluation.explanation.isScored())
            addScores(systems[evaluation.system], evaluation);
    }
    result.kinds = counts.kinds();
    result.pairs = counts.pairs();
    for (auto at = systems.cbegin(); at != systems.cend(); ++at)
        result.scores.append(figuresOf(at.key(), at.value()));
    return result;
}

} // namespace tandem::expert
