#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;

namespace tandem {

/// Asks why something is done: Enter gives the reason, Escape gives up. Hidden until it asks.
class ReasonLine final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(ReasonLine)

public:
    explicit ReasonLine(QWidget* parent = nullptr);

    void ask(const QString& question);
    /// Whether a reason is written and not given yet.
    bool isTyping() const;

signals:
    /// `reason` is not empty; the line is hidden again.
    void given(const QString& reason);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QLabel* m_question;
    QLineEdit* m_reason;
};

} // namespace tandem
