#include "app/window/projectleaving.h"

#include "models/error.h"
#include "ui/messagebar.h"
#include "views/session/projectsession.h"
#include "views/session/unfinishedwork.h"

#include <QDialog>

#include <utility>

namespace tandem {

ProjectLeaving::ProjectLeaving(ProjectSession& session, MessageBar& messages, QWidget& window)
    : m_session(session)
    , m_messages(messages)
    , m_window(window)
{
    connect(&session.unfinished(), &UnfinishedWork::changed, this, &ProjectLeaving::follow);
    connect(&session, &ProjectSession::changeFailed, this, &ProjectLeaving::changeFailed);
    connect(&messages, &MessageBar::actionTriggered, this, &ProjectLeaving::stay);
}

ProjectLeaving::~ProjectLeaving()
{
    // What it asked about is gone.
    if (m_waiting || !m_askedAbout.isEmpty())
        m_messages.clear();
}

bool ProjectLeaving::mayLeave(std::function<void()> later)
{
    if (m_waiting)
        return true;
    if (!closeDialogs() || asksAboutTyped())
        return false;
    m_session.unfinished().endWork();
    if (m_session.unfinished().underWay().isEmpty())
        return true;
    m_later = std::move(later);
    setWaiting(true);
    follow();
    return false;
}

/// Dialogs ask about what was typed into them when they are closed; one that does stays open.
bool ProjectLeaving::closeDialogs() const
{
    const QList<QDialog*> dialogs = m_window.findChildren<QDialog*>();
    for (QDialog* dialog : dialogs) {
        if (dialog->isVisible() && !dialog->close()) {
            dialog->activateWindow();
            return false;
        }
    }
    return true;
}

bool ProjectLeaving::asksAboutTyped()
{
    m_session.unfinished().saveTyped();
    const QString unsaved = m_session.unfinished().unsaved();
    // Whoever took the question away, or was told something else since, is asked anew.
    const bool isAsked = !m_messages.isHidden() && m_messages.text().startsWith(unsaved);
    if (unsaved.isEmpty() || (unsaved == m_askedAbout && isAsked))
        return false;
    m_askedAbout = unsaved;
    m_messages.showMessage(
        MessageBar::Kind::Warning, tr("%1 Close again to discard.").arg(unsaved));
    return true;
}

void ProjectLeaving::follow()
{
    if (!m_waiting)
        return;
    const QString underWay = m_session.unfinished().underWay();
    if (!underWay.isEmpty()) {
        m_messages.showMessage(
            MessageBar::Kind::Info, tr("%1 Close again to discard.").arg(underWay), tr("Stay"));
        return;
    }
    setWaiting(false);
    m_messages.clear();
    // Whatever has just ended is still telling of it, and goes with the project.
    QMetaObject::invokeMethod(this, std::exchange(m_later, {}), Qt::QueuedConnection);
}

void ProjectLeaving::changeFailed(const Error& error)
{
    if (!m_waiting)
        return;
    setWaiting(false);
    m_messages.showMessage(MessageBar::Kind::Error,
        tr("%1 The project stays open; the failed change is not saved.").arg(error.sentence()));
}

void ProjectLeaving::stay()
{
    if (!m_waiting)
        return;
    setWaiting(false);
    m_messages.clear();
}

void ProjectLeaving::setWaiting(bool waiting)
{
    m_waiting = waiting;
    emit waitingChanged(waiting);
}

} // namespace tandem
