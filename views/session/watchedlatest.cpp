#include "views/session/watchedlatest.h"

#include "ui/screen/workspace.h"
#include "views/session/projectsession.h"

#include <QEvent>

#include <algorithm>

namespace tandem {

LatestWatch::LatestWatch(LatestBase& latest)
    : m_latest(latest)
{
    connect(&latest, &LatestBase::failed, this, [this](const Error& error) {
        if (!m_parts.isEmpty())
            tellErrorAt(m_parts.first(), error);
    });
}

void LatestWatch::renew(ProjectSession& session, Renewals by)
{
    m_by = by;
    if (by.testFlag(RenewedBy::Person))
        connect(&session, &ProjectSession::currentPersonChanged, &m_latest, &LatestBase::startOver);
    if (by.testFlag(RenewedBy::People))
        connect(&session, &ProjectSession::peopleChanged, &m_latest, &LatestBase::startOver);
    if (by.testFlag(RenewedBy::Settings))
        connect(&session, &ProjectSession::settingsChanged, &m_latest, &LatestBase::startOver);
}

void LatestWatch::add(QWidget* part)
{
    if (!part)
        return;
    m_parts.append(part);
    part->installEventFilter(this);
    follow();
}

Project& LatestWatch::projectOf(ProjectSession& session)
{
    return session.project();
}

bool LatestWatch::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Show || event->type() == QEvent::Hide)
        follow();
    else if (event->type() == QEvent::LanguageChange && m_by.testFlag(RenewedBy::Language) &&
             watched == m_parts.first())
        m_latest.startOver();
    return false;
}

void LatestWatch::follow()
{
    m_latest.setWatched(std::any_of(m_parts.cbegin(), m_parts.cend(),
        [](const QWidget* part) { return part && part->isVisible(); }));
}

} // namespace tandem
