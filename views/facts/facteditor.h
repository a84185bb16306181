#pragma once

#include <QPlainTextEdit>

namespace tandem {

/// One fact while it is typed, on one line however long: Enter commits, Ctrl+Enter splits at the
/// cursor, Escape gives up, and asks first where something was typed.
class FactEditor final : public QPlainTextEdit
{
    Q_OBJECT
    Q_DISABLE_COPY(FactEditor)

public:
    explicit FactEditor(QWidget* parent = nullptr);

    /// Shows a text to begin with; later calls change nothing, so that what is typed is not lost
    /// when the fact is read again.
    void begin(const QString& text);
    /// Puts the cursor before the UTF-16 offset `at`; -1: selects everything.
    void setCursorAt(int at);
    int cursorAt() const { return textCursor().position(); }
    /// The height that the whole text takes at the present width.
    int wantedHeight() const;

signals:
    void committed();
    void splitRequested();
    void givenUp();
    /// Another text than the first stands there, which Escape once more drops.
    void dropAsked();
    void heightChanged();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void insertFromMimeData(const QMimeData* source) override;

private:
    void follow();
    void giveUp();

    bool m_begun = false;
    QString m_before;           ///< the text that it began with
    bool m_asks = false;        ///< Escape was pressed, and nothing typed since
    bool m_pressedHere = false; ///< a key, since it is open
    int m_height = 0;
};

} // namespace tandem
