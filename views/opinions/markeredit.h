#pragma once

#include "models/text/span.h"

#include <QHash>
#include <QList>
#include <QPlainTextEdit>
#include <QTimer>

namespace tandem {

class MarkerHighlighter;

/// Writes opinions: clarified parts are bold. The text has them between ** and **, put there and
/// taken away by a key, and seen around the cursor alone. What is typed is told when the field is
/// left or after a short pause, and what is committed is shown without disturbing what is being
/// typed.
class MarkerEdit final : public QPlainTextEdit
{
    Q_OBJECT
    Q_DISABLE_COPY(MarkerEdit)

public:
    enum class Lines {
        One,     ///< one opinion; Enter leaves the field
        Few,     ///< usually one; Enter leaves the field, Shift+Enter begins another line
        OneEach, ///< an opinion a line; Enter splits, Backspace at the beginning of a line merges
    };
    /// How long somebody may pause before what they typed is told, ms.
    static constexpr int pauseMs = 700;

    explicit MarkerEdit(Lines lines, QWidget* parent = nullptr);

    /// Shows what is committed. What was typed since stays.
    void showText(const QString& committed);
    /// Shows another text, whatever was typed.
    void resetText(const QString& committed);
    /// What is committed is another text than what was told: keeps what is typed, to tell it again.
    void keepTyped(const QString& committed);
    /// What stands in the field: outer blanks and blank lines taken off.
    QString text() const;
    /// The line that the cursor is in, as a count of lines that are not blank; -1 on a blank one.
    int currentLine() const;
    void goToLine(int line);
    /// Whether something was typed that is not told yet.
    bool isTyping() const;
    /// Tells what was typed now.
    void settle();

    /// Puts ** around the selection or the word at the cursor, or takes them away.
    void toggleMarkers();
    /// Moves the cursor's line up or down by one.
    void moveLine(int by);
    /// Takes the cursor's line away.
    void removeLine();
    /// Underlines stretches of the lines that are not blank, by their count.
    void setHinted(const QHash<int, QList<Utf16Span>>& byLine);
    /// Numbers at the leading edge.
    void setNumbered(bool numbered);
    /// As high as its lines, within these bounds.
    void setFittedLines(int fewest, int most);

signals:
    /// Somebody typed another text; see text().
    void edited(const QString& text);
    /// The field is left by Enter (not OneEach).
    void finished();
    /// The field is left by Escape.
    void givenUp();
    void undoRequested();
    void redoRequested();
    /// The cursor went to another line.
    void lineChanged();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void insertFromMimeData(const QMimeData* source) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    static QString normalised(const QString& text);
    void setShown(const QString& text);
    void fit();
    void showMarkersAtCursor();
    void placeGutter();
    void paintNumbers();
    QList<int> filledBlocks() const;

    Lines m_lines;
    MarkerHighlighter* m_highlighter;
    QWidget* m_gutter;
    QTimer m_pause;
    QString m_known; ///< told, or committed
    bool m_setting = false;
    bool m_numbered = false;
    int m_fewest = 2;
    int m_most = 6;
    int m_line = -1;
};

} // namespace tandem
