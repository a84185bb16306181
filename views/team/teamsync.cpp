#include "views/team/teamsync.h"

#include "views/session/projectsession.h"
#include "views/session/unfinishedwork.h"

#include <QTimer>

namespace tandem {

namespace {

/// A hub that does not answer keeps nobody from closing a project: a sync is continued next time.
constexpr int kLongestEndMs = 1'000;

} // namespace

TeamSync::TeamSync(ProjectSession& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    follow();
    using Session = ProjectSession;
    const auto tellLead = [this] {
        if (m_watch)
            m_watch->setLead(lead());
    };
    connect(&session, &Session::currentPersonChanged, this, tellLead);
    connect(&session, &Session::peopleChanged, this, tellLead);
    connect(&session.project(), &Project::changed, this, [this](const ChangeEvent& event) {
        if (!m_link && event.as<EverythingChanged>())
            follow();
    });
    session.unfinished().addWork(
        this,
        [this] {
            const bool isUnderWay = m_watch && m_watch->isWorking() && m_isEnding;
            return isUnderWay ? tr("Syncing with the team.") : QString();
        },
        [this] {
            if (!m_watch || !m_watch->isWorking())
                return;
            m_isEnding = true;
            m_watch->interrupt();
            QTimer::singleShot(kLongestEndMs, this, [this] {
                m_isEnding = false;
                emit m_session.unfinished().changed();
            });
        });
}

TeamSync::~TeamSync() = default;

/// A project joins a team once, perhaps while it is open.
void TeamSync::follow()
{
    const auto link = team::teamLink(m_session.project().reader());
    if (!link || !*link)
        return;
    m_link = **link;
    if (m_isBegun)
        begin();
    emit changed();
}

void TeamSync::begin()
{
    m_watch = std::make_unique<team::TeamWatch>(
        m_session.project(), team::WatchStart{m_isOn, lead(), m_pace});
    connect(m_watch.get(), &team::TeamWatch::changed, this, [this] {
        emit changed();
        if (m_isEnding && !m_watch->isWorking()) {
            m_isEnding = false;
            emit m_session.unfinished().changed();
        }
    });
}

void TeamSync::setOn(bool on)
{
    m_isOn = on;
    if (m_watch)
        m_watch->setOn(on);
    else if (m_link)
        begin();
    m_isBegun = true;
}

void TeamSync::syncNow()
{
    if (m_watch)
        m_watch->syncNow();
}

team::WatchState TeamSync::state() const
{
    if (m_watch)
        return m_watch->state();
    team::WatchState state;
    state.phase = m_link ? team::WatchState::Phase::Starting : team::WatchState::Phase::Off;
    return state;
}

PersonId TeamSync::lead() const
{
    if (m_session.isLead())
        return m_session.currentPerson();
    QList<PersonId> leads;
    for (const Person& person : m_session.people()) {
        if (person.active && person.role == Role::Lead)
            leads.append(person.id);
    }
    return leads.size() == 1 ? leads.first() : PersonId();
}

} // namespace tandem
