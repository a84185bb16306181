#pragma once

#include "models/metrics/textmatches.h"

#include <QList>
#include <QPlainTextEdit>
#include <QString>
#include <QTimer>

namespace tandem {

/// A text cut into blocks that a document lays out one by one: at its line breaks, and where a line
/// is very long. Knows where a unit of the text stands in the document.
class ShownBlocks final
{
public:
    static constexpr qsizetype kLongest = 2000; ///< units of a block

    ShownBlocks() = default;
    explicit ShownBlocks(const QString& text);

    /// As the document takes them, control characters as blanks; never empty.
    const QList<QString>& blocks() const { return m_blocks; }
    qsizetype size() const { return m_size; } ///< units of the text

    /// The document's position of a unit of the text, and of its end.
    int toDocument(qsizetype offset) const;
    /// The unit at a position of the document.
    qsizetype toText(int position) const;

private:
    QList<QString> m_blocks;
    QList<qsizetype> m_cuts; ///< offsets where a block ends without a line break, ascending
    qsizetype m_size = 0;
};

/// One text of a pair, to be read and copied from, with what a measure matched marked in it: a
/// solid line under exact words, a dashed one under words of one stem, a wavy one under synonyms.
/// Long texts come in pieces, so that the window goes on.
class MatchedTextView final : public QPlainTextEdit
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MatchedTextView)

public:
    enum class Side { Reference, Candidate };

    explicit MatchedTextView(Side side, QWidget* parent = nullptr);

    /// Another text, from its top, without marks.
    void setText(const QString& text);
    void setMatches(const QList<metrics::TextMatch>& matches);
    /// The match that is lit up together with its partner; -1: none.
    void setLit(int match);
    int lit() const { return m_lit; }
    /// Scrolls so that a match is in sight.
    void reveal(int match);
    /// The match at a unit of the text, the one that began last; -1: none.
    int matchAt(qsizetype offset) const;

signals:
    /// The pointer is on a match, or on none (-1).
    void matchHovered(int match);
    /// A match was clicked, or the cursor was moved to it; -1: to none.
    void matchChosen(int match);

protected:
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    Utf16Span spanOf(int match) const;
    void appendSome();
    void dress();
    void hover(int match);
    QTextEdit::ExtraSelection markOf(int match) const;

    Side m_side;
    ShownBlocks m_blocks;
    qsizetype m_appended = 0; ///< blocks that the document has
    QList<metrics::TextMatch> m_matches;
    QList<int> m_byStart; ///< matches in the order of their spans on this side
    qsizetype m_longest = 0;
    QTimer m_rest;
    int m_lit = -1;
    int m_hovered = -1;
};

} // namespace tandem
