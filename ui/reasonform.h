#pragma once

#include <QString>
#include <QWidget>

#include <functional>

class QLabel;
class QPushButton;

namespace tandem {

class ReasonEdit;

/// Asks why something is done: Enter gives the reason, Escape gives up and asks first
/// where something was typed. Hidden until it asks.
class ReasonForm final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ReasonForm)

public:
    struct Words
    {
        QString question;
        QString placeholder;
        QString name;    ///< of the field, for screen readers
        QString missing; ///< what is said where nothing is written
        QString commit;
        QString cancel;
    };

    /// The parts are named `prefix`Reason, or with another noun, `prefix`MissingReason,
    /// `prefix`Commit and `prefix`Cancel.
    explicit ReasonForm(const QString& prefix, const QString& noun = QStringLiteral("Reason"),
        QWidget* parent = {});

    /// Asked now and at each change of language.
    void setWords(std::function<Words()> words);
    /// Shows itself, with `text` in it unless something was written already, and takes the
    /// keyboard.
    void ask(const QString& text = {});
    /// What was written is dropped.
    void reset();
    /// Whether a reason is written and not given yet.
    bool isTyping() const;

signals:
    /// `reason` is not empty; the form is hidden again.
    void given(const QString& reason);
    /// Given or given up: the keyboard goes back to where it came from.
    void finished();

private:
    void commit();
    void askToDrop();
    void giveUp();

    QLabel* m_question;
    ReasonEdit* m_reason;
    QLabel* m_missing;
    QPushButton* m_commit;
    QPushButton* m_cancel;
    std::function<Words()> m_words;
    QString m_before;    ///< what was asked with
    bool m_asks = false; ///< Escape was pressed, and nothing typed since
};

} // namespace tandem
