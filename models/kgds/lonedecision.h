#pragma once

#include "models/kgds/judgementdecision.h"

#include <QString>

#include <array>
#include <span>

/// What a judge decides of an output in one answer that stands by itself, and in no judgement:
/// whose choice of paragraphs fits better. All that is known of such a kind stands in its row, in
/// lonedecision.cpp.
namespace tandem::kgds {

/// How an answer looks: one that is missing, one that speaks for the output, against it, or
/// neither.
enum class AnswerTone { Missing, Good, Bad, Neutral };

/// One answer, in words of SystemSampleWords.
struct LoneAnswer
{
    const char* title; ///< "The system's paragraphs fit better"
    const char* word;  ///< "system"
    AnswerTone tone;

    QString titleText() const;
    QString wordText() const;
};

/// One way in which judges are asked; %1 is the judge's name. In SystemSampleWords.
struct LoneWay
{
    /// A text with what translators are told of it, as QT_TRANSLATE_NOOP3 makes it.
    struct Words
    {
        const char* text;
        const char* comment;
        QString with(const QString& judge) const;
    };
    Words listed; ///< "%1, shown the experts' paragraphs first"
    Words told;   ///< "%1 saw the experts' paragraphs first."
};

struct LoneDecision
{
    JudgementKind kind;
    char16_t letter;      ///< the decision's key in project files, which people see too
    const char* key;      ///< of programs, in reports
    const char* plural;   ///< "choices of paragraphs", in BenchmarkScoreWords
    const char* name;     ///< "whose paragraphs fit better", in SystemSampleWords
    const char* headline; ///< "Whose paragraphs fit better", likewise
    /// By their numbers in project files: 0 where the judge gave none, and the two that there are.
    std::array<LoneAnswer, 3> answers;
    std::span<const LoneWay> ways; ///< at least one

    QString pluralText() const;
    QString nameText() const;
    QString headlineText() const;
    const LoneAnswer& answer(int number) const;
    const LoneWay& way(int number) const;
};

/// Null for what is a part of a judgement.
const LoneDecision* loneDecision(JudgementKind kind);
/// None for another letter.
const LoneDecision* loneDecisionOf(QChar letter);

} // namespace tandem::kgds
