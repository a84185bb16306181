#pragma once

#include <QPlainTextEdit>

namespace tandem {

/// A few lines in which somebody says why: Enter commits, Shift+Enter breaks the line, Escape gives
/// up.
class ReasonEdit final : public QPlainTextEdit
{
    Q_OBJECT
    Q_DISABLE_COPY(ReasonEdit)

public:
    /// The longest text that is kept, in UTF-16 units.
    static constexpr int maximumLength = 10'000;

    explicit ReasonEdit(QWidget* parent = nullptr);

    /// The text without blanks around it.
    QString reason() const { return toPlainText().trimmed(); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void committed();
    void givenUp();

protected:
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    void keepShort();

    bool m_pressedHere = false; ///< a key, since it has the keyboard
};

} // namespace tandem
