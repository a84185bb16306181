#include "views/annotate/recentanswerlist.h"

#include "views/session/projectsession.h"

namespace tandem {

namespace {

constexpr int kReadDelayMs = 30;
constexpr Parts kRecentAnswersRead =
    Parts(Part::Answers) | Part::Rounds | Part::Facts | Part::Samples | Part::Discussions;

} // namespace

RecentAnswerList::RecentAnswerList(ProjectSession& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    m_wait.setSingleShot(true);
    m_wait.setInterval(kReadDelayMs);
    connect(&m_wait, &QTimer::timeout, this, &RecentAnswerList::read);
    connect(&session, &ProjectSession::currentPersonChanged, this, &RecentAnswerList::read);
    connect(&session.project(), &Project::changed, this, &RecentAnswerList::follow);
    read();
}

void RecentAnswerList::follow(const ChangeEvent& event)
{
    const auto* answer = event.as<AnswerChanged>();
    const bool others = answer && answer->person != m_session.currentPerson();
    if (!others && concerns(event, kRecentAnswersRead) && !m_wait.isActive())
        m_wait.start();
}

void RecentAnswerList::read()
{
    m_answers.clear();
    const PersonId person = m_session.currentPerson();
    if (person.isValid()) {
        const auto recent =
            AnswerRepository(m_session.project().reader()).recent(person, 2 * limit);
        for (const RecentAnswer& answer : recent.value_or(QList<RecentAnswer>())) {
            // What was taken back, or only marked or noted, is no answer.
            if (answer.answer.value && m_answers.size() < limit)
                m_answers.append(answer);
        }
    }
    emit changed();
}

} // namespace tandem
