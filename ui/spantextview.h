#pragma once

#include "models/text/span.h"

#include <QList>
#include <QStringList>
#include <QTextEdit>

#include <optional>

namespace tandem {

/// How a marked stretch of text looks; each look has a line of its own besides its colour.
enum class SpanLook {
    Passage,   ///< a stretch that something is said about
    Reference, ///< a phrase that points elsewhere
    Unlinked,  ///< the same, pointing to nothing yet
    Current,   ///< what is looked at now
    Found,     ///< an occurrence of words
};

/// A stretch of one of the texts.
struct TextPlace
{
    int text = 0; ///< index
    Utf16Span span;
    bool operator==(const TextPlace&) const = default;
};

struct SpanMark
{
    TextPlace place;
    SpanLook look = SpanLook::Passage;
    bool operator==(const SpanMark&) const = default;
};

/// Texts below each other that can be walked through with a cursor, so that any words can be
/// selected by keyboard, and in which stretches are marked. Plain text, never edited; offsets are
/// those of the texts given.
class SpanTextView final : public QTextEdit
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SpanTextView)

public:
    explicit SpanTextView(QWidget* parent = nullptr);

    /// Shows these texts, each with its label at the leading edge where there are labels. The
    /// cursor stays where it was if the texts are the same.
    void setTexts(const QStringList& texts, const QStringList& labels = {});
    const QStringList& texts() const { return m_texts; }
    void setMarks(const QList<SpanMark>& marks);
    const QList<SpanMark>& marks() const { return m_marks; }

    /// What is selected, in whole words and without outer blanks; the part in the first text where
    /// it goes over several. None where nothing is.
    std::optional<TextPlace> selectedPlace() const;
    /// Selects a stretch and brings it into sight; an empty one only sets the cursor.
    void select(const TextPlace& place);
    /// Brings a stretch into sight without moving the cursor.
    void reveal(const TextPlace& place);
    void clearSelection();

    /// Makes the view as high as its texts, up to `lines` lines; 0: as high as there is room.
    void setFittedLines(int lines);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    void fill();
    void dress();
    void fit();
    int gutter() const;
    QTextCursor cursorAt(const TextPlace& place) const;

    QStringList m_texts;
    QStringList m_labels;
    QList<SpanMark> m_marks;
    int m_lines = 0;
};

} // namespace tandem
