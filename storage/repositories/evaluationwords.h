#pragma once

#include "models/error.h"
#include "models/expert/decision.h"
#include "models/expert/explanation.h"
#include "models/ids.h"

#include <QByteArray>
#include <QSet>
#include <QString>
#include <QStringList>

#include <optional>

namespace tandem {

class Database;

/// What is searched of an explanation beside the two texts.
struct EvaluationWords
{
    QStringList aspects; ///< titles, descriptions and evidence
    QStringList rationales;
};

EvaluationWords wordsOf(const expert::Explanation& explanation);

/// Where words are looked for.
enum class WordsIn { Everywhere, Texts, Aspects, Rationales };

/// The first decision with which a text of wordsOf() stands: that which a rationale is about, the
/// match of an aspect.
std::optional<expert::DecisionRef> decisionWith(
    const expert::Explanation& explanation, WordsIn where, const QString& text);

/// The index of what evaluations say, kept inside the write that changes one.
Expected<void> addEvaluationWords(
    Database& database, EvaluationId id, const expert::Explanation& explanation);
Expected<void> removeEvaluationWords(
    Database& database, EvaluationId id, const QByteArray& explanation);

/// The question as the index takes it; empty for words without a letter or digit. TooLarge for more
/// than 1,000 characters.
Expected<QString> checkedQuery(const QString& words);
/// Those whose texts, aspects or rationales have every word, each as a whole word or the
/// beginning of one; see SearchRepository. Words without a letter or digit find nothing;
/// TooLarge for more than 1,000 characters. Only what is complete. For a worker.
Expected<QSet<EvaluationId>> evaluationsWith(
    Database& database, const QString& words, WordsIn where);

} // namespace tandem
