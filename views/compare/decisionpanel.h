#pragma once

#include "models/rounds/consistency.h"

#include <QWidget>

#include <optional>

namespace tandem {

class ActionButton;
class ReasonForm;

/// Asks for a decision on one paragraph or fact: what, and why. It decides nothing itself.
class DecisionPanel final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(DecisionPanel)

public:
    /// With commands of `screen`.
    explicit DecisionPanel(const QWidget& screen, QWidget* parent = nullptr);

    /// What is decided on; a fact is never boundary.
    void setStep(Step step);
    /// Another item: what was begun is dropped.
    void reset();
    /// Begins a decision: the note is asked for, with `note` in it to begin with.
    void begin(Outcome outcome, const QString& note = {});
    /// The outcome that a note is being written for; none outside of that.
    std::optional<Outcome> pending() const { return m_pending; }
    /// Whether a note is written of a decision that is not made yet.
    bool isTyping() const;

signals:
    /// A decision is complete; `note` is not empty.
    void decided(tandem::Outcome outcome, const QString& note);
    /// The note was given up, or done with: the keyboard goes back to the rows.
    void finished();

private:
    QString question() const;

    ActionButton* m_boundary;
    ReasonForm* m_note;
    std::optional<Outcome> m_pending;
    Step m_step = Step::Paragraphs;
};

} // namespace tandem
