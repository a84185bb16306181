#pragma once

#include "models/error.h"
#include "models/llm/chat.h"

#include <QList>
#include <QString>

/// What a model finds when it checks a summary (USERSUMBENCH, section 3.2): whether it answers the
/// query, and by questions whose answers are its key entities whether it keeps to the facts.
namespace tandem::usersum {

/// Bounds of what is kept of a reply; texts that are longer end in an ellipsis.
inline constexpr qsizetype kMostPairs = 50;          ///< questions about one summary
inline constexpr qsizetype kMostQuestionUnits = 600; ///< UTF-16 units
inline constexpr qsizetype kMostAnswerUnits = 300;   ///< of answer and reference answer each

/// Whether a summary answers the query.
struct QueryVerdict
{
    bool isConsistent = false;
    QString explanation; ///< one line; may be empty
    bool operator==(const QueryVerdict&) const = default;
};

/// A question about a user and what a summary answers to it: one of its entities. Both on a line.
struct FactPair
{
    QString question;
    QString answer;
    bool operator==(const FactPair&) const = default;
};

/// What the activities say of one pair.
struct PairVerdict
{
    int number = 0; ///< of the pair in the request, from 1
    bool isConsistent = false;
    /// What the activities answer, on one line; empty where they give no answer, and where the pair
    /// is consistent.
    QString reference;
    QString explanation; ///< one line; may be empty
    bool operator==(const PairVerdict&) const = default;
};

/// {"explanation": "...", "consistent": true}; the explanation comes first, so that the model
/// reasons before it decides. The same below.
llm::Schema queryVerdictSchema();
/// {"pairs": [{"question": "...", "answer": "..."}]}
llm::Schema factPairsSchema();
/// {"verdicts": [{"number": 1, "explanation": "...", "consistent": false, "reference": "..."}]}
llm::Schema pairVerdictsSchema();

/// The verdict in a reply. Tolerated: 0 or 1, "yes", "no", "consistent", "inconsistent", "not
/// consistent" for the boolean, which may stand under "verdict", "status", "answer" or "result";
/// the bare word as the whole reply. InvalidInput: another word, none, or several that contradict
/// each other.
Expected<QueryVerdict> readQueryVerdict(const QString& reply);

/// The pairs in a reply, be they none; the same pair is there once. Tolerated: a bare list,
/// "questions", "facts" or "question_answer_pairs" for "pairs", "entity" for "answer".
/// InvalidInput, naming the place: something else than a list of pairs, a pair without a question
/// or an answer. TooLarge: more than kMostPairs.
Expected<QList<FactPair>> readFactPairs(const QString& reply);

/// The verdicts in a reply on `count` pairs, in their order. Every pair must be answered exactly
/// once. Tolerated: lists and numbers as llm::readVerdicts() does; the boolean in the words above,
/// also under "verdict" or "status"; "reference_answer", "correct_answer" for "reference", a list
/// of texts for one ("a, b"), and "none", "n/a", "unknown" for an empty one. InvalidInput names the
/// numbers that are missing, doubled or not asked about, or the place where the shape is another.
Expected<QList<PairVerdict>> readPairVerdicts(const QString& reply, int count);

} // namespace tandem::usersum
