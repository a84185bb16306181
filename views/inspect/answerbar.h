#pragma once

#include "views/inspect/decisiontext.h"

#include <QWidget>

class QLineEdit;

namespace tandem {

class ElidedLabel;
class InspectActions;
class OpinionButton;

/// The line in which the current decision is judged: agree, disagree, unsure, a note, the reply
/// that it was read from. It stays in its place while the current decision moves on, so that the
/// pointer can too.
class AnswerBar final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(AnswerBar)

public:
    explicit AnswerBar(InspectActions* actions, QWidget* parent = nullptr);

    /// What is judged, and its note; an empty name where there is nothing.
    void setDecision(const QString& name, const QString& note, bool reviewable);
    void focusNote();
    /// Tells of what was typed and not told yet; before something else is judged.
    void writeNote();
    /// Where a menu about disagreeing comes out.
    QPoint menuPlace() const;

signals:
    /// Enter in the note, or it was left with other words in it.
    void noteWritten(const QString& note);
    /// The note is done with; the keyboard should go back to the case.
    void noteLeft();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();

    InspectActions* m_actions;
    ElidedLabel* m_name;
    OpinionButton* m_agree;
    OpinionButton* m_disagree;
    OpinionButton* m_unsure;
    QLineEdit* m_note;
    QString m_written;
};

} // namespace tandem
