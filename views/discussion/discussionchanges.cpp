// What the discussion dialog does when the user asks for something; its parts are put together in
// discussiondialog.cpp.
#include "views/discussion/discussiondialog.h"

#include "models/people/assignment.h"
#include "ui/emptystate.h"
#include "ui/messagebar.h"
#include "ui/paneheader.h"
#include "views/discussion/discussioneditor.h"
#include "views/discussion/pastepreview.h"
#include "views/discussion/utterancecomposer.h"
#include "views/discussion/utterancedelegate.h"
#include "views/discussion/utterancelistview.h"
#include "views/discussion/utterancemodel.h"
#include "views/discussion/utterancetext.h"
#include "views/session/projectsession.h"

#include <QAction>
#include <QLocale>
#include <QStackedWidget>

#include <algorithm>
#include <utility>

namespace tandem {

void DiscussionDialog::addUtterance(const QString& text)
{
    const QString& speaker = m_composer->participants()[size_t(m_composer->speaker())];
    m_messages->clear();
    m_beingAdded = text;
    m_composer->clear();
    m_editor->add({{speaker, text, {}}});
}

void DiscussionDialog::preview(const QList<UtteranceText>& pasted)
{
    if (m_model->rowCount() + pasted.size() > maxUtterances) {
        m_messages->showMessage(MessageBar::Kind::Error,
            tr("%n utterance(s) were pasted; a discussion has at most %1. Paste fewer.", nullptr,
                int(pasted.size()))
                .arg(QLocale().toString(maxUtterances)));
        return;
    }
    QList<kgds::UtteranceRecord> utterances;
    for (const UtteranceText& one : pasted)
        utterances.append({cleanParticipant(one.participant), cleanUtterance(one.text), {}});
    const bool wrong = std::any_of(utterances.begin(), utterances.end(), [](const auto& one) {
        return one.participant.isEmpty() || one.text.isEmpty() ||
               one.text.size() > maxUtteranceUnits;
    });
    if (wrong) {
        m_messages->showMessage(MessageBar::Kind::Error,
            tr("An utterance of what was pasted is empty or has more than %1 characters.")
                .arg(QLocale().toString(maxUtteranceUnits)));
        return;
    }
    QStringList newNames;
    if (m_model->rowCount() > 0) {
        const Participants& known = m_composer->participants();
        newNames = speakersOf(utterances);
        newNames.removeIf(
            [&](const QString& name) { return name == known[0] || name == known[1]; });
    }
    auto* dialog = new PastePreview(utterances, newNames, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, utterances] { addPasted(utterances); });
    dialog->open();
}

void DiscussionDialog::addPasted(const QList<kgds::UtteranceRecord>& utterances)
{
    m_messages->clear();
    if (m_model->rowCount() == 0) {
        m_composer->setDrawn({});
        m_composer->setParticipants(participantsOf(utterances, m_composer->participants()));
    }
    m_editor->add(utterances);
}

void DiscussionDialog::rename(int participant, const QString& name)
{
    Participants names = m_composer->participants();
    const QString before = std::exchange(names[size_t(participant)], name);
    const bool taken = names[0] == names[1] || speakersOf(m_editor->utterances()).contains(name);
    if (taken) {
        m_composer->setParticipants(m_composer->participants());
        m_messages->showMessage(MessageBar::Kind::Warning,
            tr("There is a participant called %1 already. Choose another name.").arg(name));
        return;
    }
    m_messages->clear();
    m_composer->setParticipants(names);
    m_editor->rename(before, name);
}

void DiscussionDialog::draw()
{
    m_beginner = drawBeginner(2, m_random);
    m_composer->setDrawn(m_beginner);
    m_composer->setSpeaker(m_beginner);
    m_composer->focusText();
}

void DiscussionDialog::chooseSpeaker(int speaker)
{
    m_composer->setSpeaker(speaker);
    m_composer->focusText();
}

void DiscussionDialog::moveCurrent(int by)
{
    const int row = m_list->currentRow();
    const int to = row + by;
    if (row >= 0 && to >= 0 && to < m_model->rowCount())
        m_editor->move(row, to);
}

void DiscussionDialog::removeCurrent()
{
    if (m_list->currentRow() >= 0)
        m_editor->remove(m_list->currentRow());
}

void DiscussionDialog::exchangeSpeaker()
{
    const int row = m_list->currentRow();
    if (row < 0)
        return;
    const Participants& names = m_composer->participants();
    const bool isFirst = m_model->utterances().at(row).participant == names[0];
    m_editor->setParticipant(row, isFirst ? names[1] : names[0]);
}

void DiscussionDialog::showDiscussion(int row)
{
    const QList<kgds::UtteranceRecord>& utterances = m_editor->utterances();
    const bool hadFocus = m_list->hasFocus();
    m_beingAdded.clear();
    m_model->setUtterances(utterances);
    m_header->setRemark(tr("%n utterance(s)", nullptr, int(utterances.size())));
    m_stack->setCurrentIndex(utterances.isEmpty() ? 0 : 1);
    if (row >= 0)
        m_list->setCurrentRow(row);
    if (hadFocus && utterances.isEmpty())
        m_composer->focusText();

    const Participants names = participantsOf(utterances, m_composer->participants());
    if (names != m_composer->participants())
        m_composer->setParticipants(names);
    m_composer->setSpeaker(nextSpeaker(utterances, names, m_beginner));
    m_composer->setDrawEnabled(utterances.isEmpty() && !m_editor->isLocked());
    enableActions();
}

void DiscussionDialog::showLocked(bool locked)
{
    const bool wasLocked = !m_composer->isEnabled();
    m_model->setEditable(!locked);
    m_composer->setEnabled(!locked);
    if (locked) {
        m_messages->showMessage(MessageBar::Kind::Info,
            tr("Somebody has answered about this discussion already, so it can be read but not "
               "changed."));
        m_list->setFocus(Qt::OtherFocusReason);
    } else if (wasLocked) {
        m_messages->clear();
    }
    enableActions();
}

/// What could not be added goes back to where it was written, so that nobody has to type it again.
void DiscussionDialog::showError(const Error& error)
{
    m_messages->showMessage(MessageBar::Kind::Error, error.sentence());
    if (!m_composer)
        return;
    if (!m_beingAdded.isEmpty() && m_composer->utterance().isEmpty())
        m_composer->setText(m_beingAdded);
    m_beingAdded.clear();
}

void DiscussionDialog::enableActions()
{
    if (!m_undo)
        return;
    const bool locked = m_editor->isLocked();
    m_undo->setEnabled(!locked && m_editor->canUndo());
    m_redo->setEnabled(!locked && m_editor->canRedo());
    const bool hasRow = m_list->currentIndex().isValid();
    for (QAction* action : std::as_const(m_rowActions))
        action->setEnabled(!locked && hasRow);
}

/// Closing takes what is edited in place, and asks once about each half-written utterance.
void DiscussionDialog::reject()
{
    if (auto* editor = m_list->findChild<QWidget*>(QStringLiteral("utteranceEditor")))
        m_list->utteranceDelegate().finish(editor);
    if (const QString written = m_composer->utterance();
        !written.isEmpty() && written != m_warnedOfText) {
        m_warnedOfText = written;
        m_messages->showMessage(MessageBar::Kind::Warning,
            tr("What you wrote is not added yet: Enter adds it, Escape once more drops it."));
        m_composer->focusText();
        return;
    }
    QDialog::reject();
}

} // namespace tandem
