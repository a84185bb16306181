#pragma once

#include "models/expert/evidence.h"
#include "models/expert/explanation.h"
#include "models/text/span.h"

#include <QList>
#include <QString>

namespace tandem {

/// A piece of evidence that stands in its text.
struct TextMark
{
    int aspect = 0;
    EvidenceFit fit = EvidenceFit::Exact;
    expert::LinkVerdict verdict = expert::LinkVerdict::Unmatched;
    Utf16Span span;       ///< in the text as it is stored
    int lane = 0;         ///< how many underlines of other pieces are between it and its words
    bool labelled = true; ///< false where it goes on with the piece before it
    bool operator==(const TextMark&) const = default;
};

/// A label set before the words of a mark.
struct MarkLabel
{
    int aspect = 0;
    expert::LinkVerdict verdict = expert::LinkVerdict::Unmatched;
    Utf16Span span; ///< in MarkedParagraph::shown
    bool operator==(const MarkLabel&) const = default;
};

/// One line of the stored text, up to its line break, with the labels set into it.
struct MarkedParagraph
{
    qsizetype start = 0; ///< UTF-16 offset of its first unit in the stored text
    qsizetype size = 0;  ///< units of the stored text, without the line break
    QString shown;       ///< its text with labels; control characters as blanks
    QList<MarkLabel> labels;
    struct Insertion
    {
        qsizetype at = 0;    ///< in `shown`
        qsizetype units = 0; ///< that are not of the stored text
        bool operator==(const Insertion&) const = default;
    };
    QList<Insertion> insertions;
    bool rightToLeft = false; ///< by content
    bool oneDirection = true; ///< nothing in it runs against the direction
    bool operator==(const MarkedParagraph&) const = default;

    /// Offset in `shown` of a unit of the stored text; `end` gives the place behind the unit before
    /// it, so that a label that follows is left out.
    qsizetype toShown(qsizetype stored, bool end = false) const;
    /// Offset in the stored text of a unit of `shown`; of a label's unit that of the words after
    /// it.
    qsizetype toStored(qsizetype shownAt) const;
};

/// A text with its evidence, made ready to be laid out: labels stand before the words, underlines
/// that would meet have lanes of their own. Plain text: nothing in it is read as markup.
class MarkedText final
{
public:
    MarkedText() = default;
    /// A text with its side's evidence at `places`. Counts tokens where it was read in part: for a
    /// worker.
    MarkedText(expert::Side side, const QString& text, const expert::ExplainedSide& explained,
        const QList<EvidencePlace>& places);
    /// Other verdicts on the same aspects.
    void setVerdicts(const QList<expert::AspectMatch>& matches);
    bool operator==(const MarkedText&) const = default;

    const QString& text() const { return m_text; }
    /// Offset behind the last unit that the model read; -1 if it read all.
    qsizetype readEnd() const { return m_readEnd; }
    const QList<MarkedParagraph>& paragraphs() const { return m_paragraphs; }
    /// By start, longer ones first.
    const QList<TextMark>& marks() const { return m_marks; }
    int lanes() const { return m_lanes; }
    /// The paragraph that a unit of the stored text is in; the last one for the end of the text.
    int paragraphAt(qsizetype offset) const;
    /// Aspects whose evidence has this unit: of the shortest piece first, each once.
    QList<int> aspectsAt(qsizetype offset) const;

private:
    void arrange();
    void addParagraph(qsizetype start, qsizetype size);

    QString m_text;
    expert::Side m_side = expert::Side::Expected;
    qsizetype m_readEnd = -1;
    QList<TextMark> m_marks;
    QList<MarkedParagraph> m_paragraphs;
    int m_lanes = 1;
};

} // namespace tandem
