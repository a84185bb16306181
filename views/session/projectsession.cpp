#include "views/session/projectsession.h"

#include "models/people/personin.h"
#include "storage/changes/history.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/studyblindness.h"
#include "ui/screen/workspace.h"
#include "views/session/unfinishedwork.h"

#include <algorithm>

namespace tandem {

ProjectSession::ProjectSession(std::unique_ptr<Project> project, QObject* parent)
    : QObject(parent)
    , m_project(std::move(project))
    , m_unfinished(new UnfinishedWork(this))
    , m_history(std::make_unique<History>(*m_project))
{
    m_unfinished->addWork(this, [this] {
        const int pending = m_project->pendingWrites();
        return pending > 0 ? tr("Saving %n change(s).", nullptr, pending) : QString();
    });
    connect(
        m_project.get(), &Project::pendingWritesChanged, m_unfinished, &UnfinishedWork::changed);
    connect(m_project.get(), &Project::changed, this, &ProjectSession::follow);
    connect(m_project.get(), &Project::failed, this, &ProjectSession::tellFailure);
    reload(true, true);
    if (const auto packet = packetInfo(m_project->reader()); packet && *packet) {
        m_packet = *packet;
        m_currentPerson = m_packet->person;
    }
}

ProjectSession::~ProjectSession() = default;

Person ProjectSession::person(PersonId id) const
{
    return personIn(m_people, id);
}

bool ProjectSession::isLead() const
{
    const Person here = person(m_currentPerson);
    return !m_packet && here.id.isValid() && here.active && here.role == Role::Lead;
}

bool ProjectSession::looksAfterStudies() const
{
    const bool hasLead = std::any_of(m_people.cbegin(), m_people.cend(),
        [](const Person& person) { return person.active && person.role == Role::Lead; });
    return isLead() || (!hasLead && !m_packet);
}

void ProjectSession::readRatedStudy()
{
    const auto rated = StudyBlindness(m_project->reader()).ratedBy(m_currentPerson);
    if (!rated || *rated == m_ratedStudy)
        return;
    m_ratedStudy = *rated;
    emit ratedStudyChanged();
}

void ProjectSession::setCurrentPerson(PersonId person)
{
    if (person == m_currentPerson || m_packet)
        return;
    m_unfinished->saveTyped();
    m_currentPerson = person;
    m_history->clear();
    readRatedStudy();
    emit currentPersonChanged(person);
}

void ProjectSession::setCurrentSample(SampleId sample, int paragraph)
{
    if (sample == m_currentSample && paragraph <= 0)
        return;
    m_currentSample = sample;
    emit currentSampleChanged(sample, paragraph);
}

void ProjectSession::setCurrentEvaluation(EvaluationId evaluation)
{
    if (m_currentEvaluation == evaluation)
        return;
    m_currentEvaluation = evaluation;
    emit currentEvaluationChanged(evaluation);
}

void ProjectSession::setCurrentStep(Step step)
{
    if (step == m_currentStep)
        return;
    m_currentStep = step;
    emit currentStepChanged(step);
}

Job ProjectSession::change(QObject* asker, Change change)
{
    const Origin origin{.person = m_currentPerson, .asker = asker};
    return change.text.isEmpty() ? m_project->change(std::move(change), origin)
                                 : m_history->change(std::move(change), origin);
}

void ProjectSession::tellFailure(const Error& error, QObject* asker)
{
    emit changeFailed(error, asker);
    if (Workspace* screen = Workspace::of(asker); screen && screen->isVisible())
        screen->tellError(error);
    else
        emit untold(error);
}

void ProjectSession::reload(bool people, bool settings)
{
    if (people) {
        if (auto all = PeopleRepository(m_project->reader()).all())
            m_people = *all;
    }
    if (settings) {
        if (auto loaded = SettingsRepository(m_project->reader()).load())
            m_settings = *loaded;
    }
}

void ProjectSession::follow(const ChangeEvent& event)
{
    const QList<Person> peopleBefore = m_people;
    const ProjectSettings settingsBefore = m_settings;
    reload(concerns(event, Part::People), concerns(event, Part::Settings));
    if (peopleBefore != m_people)
        emit peopleChanged();
    if (settingsBefore != m_settings)
        emit settingsChanged();
    if (concerns(event, Part::Studies) || concerns(event, Part::People))
        readRatedStudy();
}

} // namespace tandem
