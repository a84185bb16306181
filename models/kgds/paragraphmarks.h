#pragma once

#include "models/kgds/record.h"
#include "models/kgds/system.h"
#include "models/kgds/systemoutput.h"

#include <QList>
#include <QStringList>

/// What a system's summary made of each paragraph of the article.
namespace tandem::kgds {

enum class ParagraphMark {
    LeftOut,      ///< nothing is needed of it, and nothing of it was taken
    Hit,          ///< supporting: extracted, or all its key facts covered
    PartlyHit,    ///< ABS only: some of its key facts covered
    Missed,       ///< supporting: not extracted, or none of its key facts covered
    WronglyTaken, ///< nonsupporting: extracted, or facts of it covered
    NotJudged,    ///< ABS only: the judge answered nothing about what counts of it
};

/// How many of a paragraph's facts that count are covered: the key ones of a supporting paragraph,
/// those of type 0 of the others. All 0 for EBS.
struct FactCoverage
{
    qsizetype covered = 0;
    qsizetype uncovered = 0;
    qsizetype unanswered = 0;
    qsizetype all() const { return covered + uncovered + unanswered; }
    bool operator==(const FactCoverage&) const = default;
};

struct MarkedParagraph
{
    int index = 0; ///< of the sample's paragraphs
    ParagraphMark mark = ParagraphMark::LeftOut;
    FactCoverage facts;
    bool operator==(const MarkedParagraph&) const = default;
};

/// One mark for each paragraph of the article, in its order.
struct ArticleMarks
{
    QList<MarkedParagraph> paragraphs;
    /// EBS: names that no paragraph of the article has, each once, in the system's order.
    QStringList unknown;
    bool operator==(const ArticleMarks&) const = default;
};

/// `judgement` is in the order of `sample`; EBS needs none of it.
ArticleMarks articleMarks(Pattern pattern, const SampleRecord& sample, const SystemOutput& output,
    const SystemJudgement& judgement);

} // namespace tandem::kgds
