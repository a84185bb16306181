#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace tandem {

class ReasonEdit;

/// Asks why a settled sample is reopened. Hidden until it asks.
class ReopenBar final : public QFrame
{
    Q_OBJECT
    Q_DISABLE_COPY(ReopenBar)

public:
    explicit ReopenBar(QWidget* parent = nullptr);

    /// Shows itself and takes the keyboard.
    void ask();
    /// Whether a reason is written and not given yet.
    bool isTyping() const;

signals:
    /// The lead said why; `reason` is not empty.
    void reopened(const QString& reason);
    /// Done with, or given up: the bar is hidden again.
    void finished();

protected:
    void changeEvent(QEvent* event) override;

private:
    void commit();
    void giveUp();
    void retranslate();

    QLabel* m_question;
    ReasonEdit* m_reason;
    QLabel* m_missing;
    QPushButton* m_commit;
    QPushButton* m_cancel;
};

} // namespace tandem
