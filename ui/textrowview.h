#pragma once

#include "ui/keyhint.h"
#include "ui/selectabletextview.h"
#include "ui/textrowroles.h"

#include <QBasicTimer>

namespace tandem {

class TextRowDelegate;

/// Rows of reading text, each with a Yes | No answer: what people label in. Items say what they are
/// by textrow::Role. The view changes nothing; it tells what the user did and shows what the model
/// says.
class TextRowView final : public SelectableTextView
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TextRowView)

public:
    explicit TextRowView(QWidget* parent = nullptr);
    ~TextRowView() override;

    /// Hints on the current row where the model gives none of its own.
    void setCurrentRowHints(const QList<KeyHint>& hints);
    QList<KeyHint> hintsFor(const QModelIndex& index) const;

    /// Whether answers can be given now; if not, keys and clicks do nothing and the control is
    /// dimmed.
    void setAnswersEnabled(bool enabled);
    bool answersEnabled() const { return m_answersEnabled; }

    /// Asked for the parts of a text that are bold.
    void setBold(std::function<QList<Utf16Span>(const QString& text)> bold);

    /// Makes row `row` current and brings it into sight; out of range does nothing.
    void setCurrentRow(int row);
    int currentRow() const;

    /// Keys of answers that are pressed in `source` come here, too.
    void addKeySource(QWidget* source) { m_sources.append(source); }
    /// Whether keys of answers come here now, so that hints on them are true.
    bool hearsKeys() const;

    /// The row that shows its hints, usually the current one (after a click it follows a moment
    /// later, so that the rows do not move under the pointer).
    bool showsHints(const QModelIndex& index) const;
    /// Which half of which row's control the pointer is on.
    textrow::AnswerMark hoveredAnswer(const QModelIndex& index) const;

signals:
    /// A half of a row's control was clicked. The row is current already.
    void answerClicked(const QModelIndex& index, bool yes);
    /// A row's note mark was clicked.
    void noteClicked(const QModelIndex& index);
    /// Y or N, without modifiers, not by auto-repeat. It is about the current row.
    void answerKey(bool yes);
    /// U
    void unsureKey();
    /// T
    void noteKey();
    /// Backspace
    void takeBackKey();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void timerEvent(QTimerEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    bool handleKey(const QKeyEvent& event);
    textrow::AnswerMark answerAt(const QModelIndex& index, const QPoint& point) const;
    void setHovered(const QModelIndex& index, textrow::AnswerMark mark);
    void moveHints();

    TextRowDelegate* m_rows;
    QList<KeyHint> m_hints;
    QList<QWidget*> m_sources; ///< never looked into
    bool m_answersEnabled = true;
    QPersistentModelIndex m_hintRow;
    QBasicTimer m_hintTimer;
    bool m_byMouse = false;
    QPersistentModelIndex m_hoverRow;
    textrow::AnswerMark m_hovered = textrow::AnswerMark::None;
    QPersistentModelIndex m_pressedRow;
    textrow::AnswerMark m_pressed = textrow::AnswerMark::None;
};

} // namespace tandem
