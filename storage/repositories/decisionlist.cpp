#include "storage/repositories/decisionlist.h"

#include "models/text/searchtext.h"
#include "storage/database/database.h"
#include "storage/repositories/evaluationwords.h"

#include <QRegularExpression>

#include <algorithm>
#include <tuple>

namespace tandem {

namespace {

using expert::DecisionKind;
using expert::DecisionRef;

const expert::Alignment& alignmentOf(const expert::AspectMatch& match, DecisionKind kind)
{
    return kind == DecisionKind::Content ? match.content : match.style;
}

/// The model's words on a decision, or why there are none.
QString rationaleOf(const expert::Explanation& explanation, const DecisionRef& decision)
{
    const expert::ExplainedSide& side = explanation.side(decision.side);
    if (decision.kind == DecisionKind::Extraction)
        return side.fault;
    const expert::AspectMatch& match = side.matches.at(decision.aspect);
    if (decision.kind == DecisionKind::Match)
        return match.fault.isEmpty() ? match.reason : match.fault;
    const expert::Alignment& alignment = alignmentOf(match, decision.kind);
    return alignment.fault.isEmpty() ? alignment.reason : alignment.fault;
}

DecisionOutcome outcomeOf(const expert::Explanation& explanation, const DecisionRef& decision)
{
    const expert::ExplainedSide& side = explanation.side(decision.side);
    const auto outcome = [](const QString& fault, bool yes) {
        return !fault.isEmpty() ? DecisionOutcome::Unread
               : yes            ? DecisionOutcome::Yes
                                : DecisionOutcome::No;
    };
    if (decision.kind == DecisionKind::Extraction)
        return outcome(side.fault, !side.aspects.isEmpty());
    const expert::AspectMatch& match = side.matches.at(decision.aspect);
    if (decision.kind == DecisionKind::Match)
        return outcome(match.fault, match.matched);
    const expert::Alignment& alignment = alignmentOf(match, decision.kind);
    return outcome(alignment.fault, alignment.aligned);
}

/// Whether a text has words that begin as those looked for, all of them.
class WordSieve final
{
public:
    explicit WordSieve(const QString& words)
    {
        for (const QString& word : words.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
            // Words of Chinese and the like have nothing before them that ends.
            const bool isApart = indexedText(word) == word;
            m_words.append(
                QRegularExpression((isApart ? QStringLiteral("(?<![\\p{L}\\p{N}])") : QString()) +
                                       QRegularExpression::escape(plain(word)),
                    QRegularExpression::CaseInsensitiveOption |
                        QRegularExpression::UseUnicodePropertiesOption));
        }
    }

    bool passes(const QString& text) const
    {
        const QString words = plain(text);
        return std::all_of(m_words.begin(), m_words.end(),
            [&](const QRegularExpression& word) { return word.match(words).hasMatch(); });
    }

private:
    /// Without marks, as the index of words has it.
    static QString plain(const QString& text)
    {
        QString letters = text.normalized(QString::NormalizationForm_D);
        letters.removeIf([](QChar letter) { return letter.isMark(); });
        return letters;
    }

    QList<QRegularExpression> m_words;
};

/// What reviewers say of decisions, as far as the person who looks may know.
class WordsOfReviewers final
{
public:
    WordsOfReviewers(const VisibleReviews& reviews, PersonId viewer)
        : m_reviews(reviews)
        , m_viewer(viewer)
    {
    }

    bool passes(EvaluationId evaluation, const DecisionRef& decision, DecisionWord wanted) const
    {
        if (wanted == DecisionWord::Differ)
            return differs(evaluation, decision);
        const auto said = own(evaluation, decision);
        switch (wanted) {
        case DecisionWord::None:
            return !said;
        case DecisionWord::Agree:
            return said == expert::Stance::Agree;
        case DecisionWord::Disagree:
            return said == expert::Stance::Disagree;
        case DecisionWord::Unsure:
            return said == expert::Stance::Unsure;
        case DecisionWord::Any:
        case DecisionWord::Differ:
            break;
        }
        return true;
    }

    std::optional<expert::Stance> own(EvaluationId evaluation, const DecisionRef& decision) const
    {
        for (const ReviewerWork& work : m_reviews.of.value(evaluation)) {
            if (work.person == m_viewer)
                return work.reviews.value(decision).stance;
        }
        return std::nullopt;
    }

    QList<expert::Stance> others(EvaluationId evaluation, const DecisionRef& decision) const
    {
        QList<expert::Stance> said;
        for (const ReviewerWork& work : m_reviews.of.value(evaluation)) {
            const auto stance = work.reviews.value(decision).stance;
            if (work.person != m_viewer && stance)
                said.append(*stance);
        }
        return said;
    }

    bool differs(EvaluationId evaluation, const DecisionRef& decision) const
    {
        const QList<ReviewerWork> works = m_reviews.of.value(evaluation);
        for (qsizetype i = 1; i < works.size(); ++i) {
            for (qsizetype j = 0; j < i; ++j) {
                if (expert::differ(
                        works.at(i).reviews.value(decision), works.at(j).reviews.value(decision)))
                    return true;
            }
        }
        return false;
    }

private:
    const VisibleReviews& m_reviews;
    PersonId m_viewer;
};

/// A number to sort a decision by.
int rankOf(const DecisionPlace& place, EvaluationId evaluation, const WordsOfReviewers& words,
    DecisionSort sort)
{
    switch (sort) {
    case DecisionSort::Kind:
        return int(place.decision.kind);
    case DecisionSort::Outcome:
        return int(place.outcome);
    case DecisionSort::Word: {
        // What reviewers differ on first, then disagreement, doubt, agreement, and no word.
        if (words.differs(evaluation, place.decision))
            return 0;
        const auto own = words.own(evaluation, place.decision);
        return !own                               ? 4
               : *own == expert::Stance::Disagree ? 1
               : *own == expert::Stance::Unsure   ? 2
                                                  : 3;
    }
    case DecisionSort::Case:
    case DecisionSort::System:
        break;
    }
    return 0;
}

void sortDecisions(
    QList<int>& shown, const DecisionIndex& index, const WordsOfReviewers& words, DecisionSort sort)
{
    QHash<int, int> ranks;
    const auto keyOf = [&](int at) {
        const DecisionPlace& place = index.decisions.at(at);
        const EvaluationSummary& summary = index.evaluations.at(place.evaluation);
        return std::tuple(ranks.value(at),
            sort == DecisionSort::System ? summary.system : QString(), summary.casePosition,
            summary.system);
    };
    for (const int at : std::as_const(shown)) {
        const DecisionPlace& place = index.decisions.at(at);
        const EvaluationId evaluation = index.evaluations.at(place.evaluation).id;
        if (const int rank = rankOf(place, evaluation, words, sort))
            ranks.insert(at, rank);
    }
    std::stable_sort(shown.begin(), shown.end(), [&](int a, int b) { return keyOf(a) < keyOf(b); });
}

/// The places of `wanted` whose rationales have the words.
Expected<QList<int>> withWords(Database& database, const DecisionIndex& index,
    const QList<int>& wanted, const QString& words, const CancelFlag& cancelled)
{
    TANDEM_TRY(found, evaluationsWith(database, words, WordsIn::Rationales));
    const WordSieve sieve(words);
    QList<int> passing;
    int read = -1;
    expert::Explanation explanation;
    for (const int at : wanted) {
        const DecisionPlace& place = index.decisions.at(at);
        const EvaluationId evaluation = index.evaluations.at(place.evaluation).id;
        if (!found->contains(evaluation))
            continue;
        if (place.evaluation != read) {
            if (cancelled->load())
                return failure(ErrorCode::Cancelled, {});
            TANDEM_TRY_VAR(stored, EvaluationRepository(database).explanation(evaluation));
            explanation = *std::move(stored);
            read = place.evaluation;
        }
        if (sieve.passes(rationaleOf(explanation, place.decision)))
            passing.append(at);
    }
    return passing;
}

ListedDecision listed(const EvaluationSummary& summary, const DecisionPlace& place,
    const expert::Explanation& explanation, const WordsOfReviewers& words)
{
    const DecisionRef& decision = place.decision;
    ListedDecision one;
    one.evaluation = summary.id;
    one.decision = decision;
    one.caseName = summary.caseName;
    one.casePosition = summary.casePosition;
    one.system = summary.system;
    one.outcome = place.outcome;
    one.rationale = rationaleOf(explanation, decision);
    one.own = words.own(summary.id, decision);
    one.others = words.others(summary.id, decision);
    one.differs = words.differs(summary.id, decision);
    if (decision.kind == DecisionKind::Extraction)
        return one;
    const expert::ExplainedSide& side = explanation.side(decision.side);
    const expert::Side there = expert::otherSide(decision.side);
    const expert::AspectMatch& match = side.matches.at(decision.aspect);
    one.aspect = side.aspects.at(decision.aspect).title;
    if (match.matched)
        one.other = match.other ? expert::aspectLabel(there, *match.other) + QLatin1Char(' ') +
                                      explanation.side(there).aspects.at(*match.other).title
                                : match.otherTitle;
    return one;
}

} // namespace

Expected<SharedDecisions> readDecisions(
    Database& database, const QList<EvaluationSummary>& evaluations, const CancelFlag& cancelled)
{
    auto index = std::make_shared<DecisionIndex>();
    for (const EvaluationSummary& summary : evaluations) {
        if (cancelled->load())
            return failure(ErrorCode::Cancelled, {});
        if (summary.state == EvaluationState::UnderWay)
            continue;
        TANDEM_TRY(explanation, EvaluationRepository(database).explanation(summary.id));
        const int place = int(index->evaluations.size());
        index->evaluations.append(summary);
        for (const DecisionRef& decision : expert::decisionsOf(*explanation))
            index->decisions.append({place, decision, outcomeOf(*explanation, decision)});
    }
    return index;
}

Expected<DecisionSelection> selectDecisions(Database& database, const SharedDecisions& index,
    const DecisionFilter& filter, PersonId viewer, const CancelFlag& cancelled)
{
    DecisionSelection selection{index, {}, {}};
    TANDEM_TRY_VAR(reviews, ReviewRepository(database).visibleTo(viewer));
    selection.reviews = *std::move(reviews);
    const WordsOfReviewers words(selection.reviews, viewer);
    for (int at = 0; at < int(index->decisions.size()); ++at) {
        const DecisionPlace& place = index->decisions.at(at);
        const EvaluationSummary& summary = index->evaluations.at(place.evaluation);
        if ((!filter.kind || place.decision.kind == *filter.kind) &&
            (!filter.outcome || place.outcome == *filter.outcome) &&
            (!filter.system || summary.system == *filter.system) &&
            words.passes(summary.id, place.decision, filter.word))
            selection.shown.append(at);
    }
    if (!filter.words.isEmpty()) {
        TANDEM_TRY_VAR(
            passing, withWords(database, *index, selection.shown, filter.words, cancelled));
        selection.shown = *std::move(passing);
    }
    sortDecisions(selection.shown, *index, words, filter.sort);
    return selection;
}

Expected<QList<ListedDecision>> listedDecisions(
    Database& database, const DecisionSelection& selection, qsizetype first, qsizetype count)
{
    const WordsOfReviewers words(selection.reviews, selection.reviews.viewer);
    QHash<int, expert::Explanation> explanations;
    QList<ListedDecision> list;
    for (const int at : selection.shown.mid(first, count)) {
        const DecisionPlace& place = selection.index->decisions.at(at);
        const EvaluationSummary& summary = selection.index->evaluations.at(place.evaluation);
        auto explanation = explanations.find(place.evaluation);
        if (explanation == explanations.end()) {
            TANDEM_TRY_VAR(stored, EvaluationRepository(database).explanation(summary.id));
            explanation = explanations.insert(place.evaluation, *std::move(stored));
        }
        list.append(listed(summary, place, *explanation, words));
    }
    return list;
}

} // namespace tandem
