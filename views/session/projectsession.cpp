#include "views/session/projectsession.h"

#include "storage/repositories/peoplerepository.h"
#include "views/session/unfinishedwork.h"

#include <QPointer>

namespace tandem {

namespace {

/// One undoable change: both directions are writes that take the project's one way in.
class ChangeCommand final : public QUndoCommand
{
public:
    ChangeCommand(ProjectSession& session, const QString& text, Write redo, Write undo,
        std::function<void()> refused)
        : QUndoCommand(text)
        , m_session(session)
        , m_redo(std::move(redo))
        , m_undo(std::move(undo))
        , m_refused(std::move(refused))
    {
    }

    void redo() override { submit(m_redo); }
    void undo() override { submit(m_undo); }

private:
    void submit(const Write& write)
    {
        // The stack calls an obsolete command once more before it drops it.
        if (isObsolete())
            return;
        const std::weak_ptr<bool> alive = m_alive;
        m_session.project().submit(write, &m_session, [this, alive](const Expected<void>& done) {
            // A write that was refused changed nothing, so there is nothing to undo or redo any
            // more.
            if (done || alive.expired())
                return;
            setObsolete(true);
            m_refused();
        });
    }

    ProjectSession& m_session;
    Write m_redo;
    Write m_undo;
    std::function<void()> m_refused; ///< called last: it may end this command
    std::shared_ptr<bool> m_alive = std::make_shared<bool>(true);
};

} // namespace

ProjectSession::ProjectSession(std::unique_ptr<Project> project, QObject* parent)
    : QObject(parent)
    , m_project(std::move(project))
    , m_unfinished(new UnfinishedWork(this))
{
    m_unfinished->addWork(this, [this] {
        const int pending = m_project->pendingWrites();
        return pending > 0 ? tr("Saving %n change(s).", nullptr, pending) : QString();
    });
    connect(
        m_project.get(), &Project::pendingWritesChanged, m_unfinished, &UnfinishedWork::changed);
    connect(m_project.get(), &Project::changed, this, &ProjectSession::follow);
    connect(m_project.get(), &Project::writeFailed, this, &ProjectSession::writeFailed);
    reload(true, true);
    if (const auto packet = packetInfo(m_project->reader()); packet && *packet) {
        m_packet = *packet;
        m_currentPerson = m_packet->person;
    }
}

ProjectSession::~ProjectSession() = default;

Person ProjectSession::person(PersonId id) const
{
    for (const Person& person : m_people) {
        if (person.id == id)
            return person;
    }
    return {};
}

bool ProjectSession::isLead() const
{
    const Person here = person(m_currentPerson);
    return !m_packet && here.id.isValid() && here.active && here.role == Role::Lead;
}

void ProjectSession::setCurrentPerson(PersonId person)
{
    if (person == m_currentPerson || m_packet)
        return;
    m_unfinished->saveTyped();
    m_currentPerson = person;
    m_undoStack.clear();
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

void ProjectSession::pushChange(const QString& text, Write redo, Write undo)
{
    m_undoStack.push(new ChangeCommand(
        *this, text, std::move(redo), std::move(undo), [this] { dropObsoleteChanges(); }));
}

void ProjectSession::dropObsoleteChanges()
{
    // The stack drops an obsolete command when it is asked to undo or redo it; the command itself
    // does nothing then.
    const auto isObsolete = [this](int index) {
        const QUndoCommand* command = m_undoStack.command(index);
        return command && command->isObsolete();
    };
    while (isObsolete(m_undoStack.index() - 1))
        m_undoStack.undo();
    while (isObsolete(m_undoStack.index()))
        m_undoStack.redo();
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
    const bool elsewhere = std::holds_alternative<ChangedElsewhere>(event);
    const bool people = elsewhere || std::holds_alternative<PeopleChanged>(event);
    const bool settings = elsewhere || std::holds_alternative<SettingsChanged>(event);
    const QList<Person> peopleBefore = m_people;
    const ProjectSettings settingsBefore = m_settings;
    reload(people, settings);
    if (peopleBefore != m_people)
        emit peopleChanged();
    if (settingsBefore != m_settings)
        emit settingsChanged();
}

} // namespace tandem
