#include "ui/verdicts/verdictpanel.h"

#include "ui/actionbutton.h"
#include "ui/arrange.h"
#include "ui/confirmbar.h"
#include "ui/divider.h"
#include "ui/elidedlabel.h"
#include "ui/notefield.h"
#include "ui/parts.h"
#include "ui/spoken.h"
#include "ui/statestrip.h"
#include "ui/textstyle.h"
#include "ui/theme.h"

#include <QAction>

#include <utility>

namespace tandem {

AnswerBar::AnswerBar(const VerdictCommands& commands, QWidget* parent)
    : QWidget(parent)
    , m_name(named(new ElidedLabel(this), "currentDecision"))
    , m_disagree(new ActionButton(
          commands.disagree, &ThemeColors::boundary, &ThemeColors::boundaryBack, this))
    , m_note(named(new NoteField(this), "decisionNote"))
{
    setObjectName(QStringLiteral("answerBar"));
    auto* agree = new ActionButton(commands.agree, &ThemeColors::yes, &ThemeColors::yesBack, this);
    auto* unsure =
        new ActionButton(commands.unsure, &ThemeColors::accent, &ThemeColors::selection, this);
    auto* reply = new ActionButton(commands.reply, ActionButton::Look::Hint, this);
    if (commands.replyWords)
        bindText(reply, &ActionButton::setLabel, commands.replyWords);
    for (ActionButton* one : {agree, m_disagree, unsure})
        setRadio(one);
    keepFont(m_name, FontRole::SmallStrong);
    m_name->setMinimumWidth(150); // as most names need, so that the buttons stay where they are
    inRow(this, {m_name, agree, m_disagree, unsure, {m_note, 1}, reply}, 7, {14, 6, 12, 6});
    bindText(m_note, &QLineEdit::setPlaceholderText, [note = commands.note] {
        return tr("Note (%1)", "key").arg(note->shortcut().toString(QKeySequence::NativeText));
    });
    bindText(m_note, &QWidget::setAccessibleName, [] { return tr("Note on the judgment"); });
    connect(m_note, &QLineEdit::editingFinished, this, [this] {
        if (m_note->text() != m_written)
            writeNote();
    });
    // What was typed is kept whichever way the field is left; undo takes it back.
    for (const auto left : {&NoteField::committed, &NoteField::givenUp})
        connect(m_note, left, this, [this] {
            writeNote();
            emit noteLeft();
        });
}

void AnswerBar::setDecision(
    const QString& name, const QString& note, bool reviewable, bool unstored)
{
    const bool same = name == m_name->text();
    m_name->setText(name);
    m_note->setEnabled(reviewable);
    m_note->setUnstored(unstored);
    if (same && m_note->hasFocus() && note == m_written)
        return; // what is being typed stays
    m_written = note;
    m_note->setText(note);
}

void AnswerBar::focusNote()
{
    // A line that is reached by a shortcut selects its text, and typing would replace the note.
    m_note->setFocus(Qt::OtherFocusReason);
    m_note->end(false);
}

QPoint AnswerBar::menuPlace() const
{
    return m_disagree->mapToGlobal(QPoint(0, m_disagree->height()));
}

void AnswerBar::writeNote()
{
    if (m_note->text() == m_written && !m_note->isUnstored())
        return;
    m_written = m_note->text();
    emit noteWritten(m_written);
}

VerdictPanel::VerdictPanel(const char* strip, QWidget* parent)
    : QWidget(parent)
    , m_strip(named(new StateStrip(this), strip))
    , m_confirm(new ConfirmBar(this))
{
    setSurface(this, Surface::Panel);
    connect(m_confirm, &ConfirmBar::finished, this, &VerdictPanel::questionLeft);
}

void VerdictPanel::layOut(const Piece& cards, const VerdictCommands& commands)
{
    m_answers = new AnswerBar(commands, this); // behind the cards in the order of Tab, too
    inColumn(this, {m_strip, m_confirm, cards, new Divider(Qt::Horizontal, this), m_answers}, 0);
}

void VerdictPanel::showState(const QString& text, QAction* action)
{
    m_strip->showState(m_confirm->isHidden() ? text : QString(), action);
}

void VerdictPanel::ask(const QString& question, const QString& yes, std::function<void()> then)
{
    m_confirm->ask(question, yes, std::move(then));
    m_strip->showState({});
}

void VerdictPanel::dropQuestion()
{
    m_confirm->dismiss();
}

} // namespace tandem
