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
    /// Where the stack has to go after a write that was refused.
    enum class Refused { Nothing, Change, Undo, Redo };

    ChangeCommand(ProjectSession& session, const QString& text, Write redo, Write undo,
        std::function<void()> refused)
        : QUndoCommand(text)
        , m_session(session)
        , m_redo(std::move(redo))
        , m_undo(std::move(undo))
        , m_whenRefused(std::move(refused))
    {
    }

    void redo() override { submit(m_redo, m_isDone ? Refused::Redo : Refused::Change); }
    void undo() override { submit(m_undo, Refused::Undo); }

    Refused refused() const { return m_refused; }
    /// Lets the stack step over this command without a write.
    void setQuiet(bool quiet)
    {
        m_quiet = quiet;
        if (!quiet)
            m_refused = Refused::Nothing;
    }

private:
    void submit(const Write& write, Refused ifNot)
    {
        // The stack calls an obsolete command once more before it drops it.
        if (m_quiet || isObsolete())
            return;
        const std::weak_ptr<bool> alive = m_alive;
        m_session.project().submit(
            write, &m_session, [this, alive, ifNot](const Expected<void>& done) {
                if (alive.expired())
                    return;
                m_isDone = m_isDone || done;
                if (done)
                    return;
                m_refused = ifNot;
                // What was never done cannot be undone or done again.
                setObsolete(ifNot == Refused::Change);
                m_whenRefused();
            });
    }

    ProjectSession& m_session;
    Write m_redo;
    Write m_undo;
    std::function<void()> m_whenRefused; ///< called last: it may end this command
    Refused m_refused = Refused::Nothing;
    bool m_isDone = false; ///< the change was committed once
    bool m_quiet = false;
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
    m_undoStack.push(
        new ChangeCommand(*this, text, std::move(redo), std::move(undo), [this] { stepBack(); }));
}

void ProjectSession::stepBack()
{
    // Commands of one kind: the stack hands them out as constants.
    const auto at = [this](int index) {
        return const_cast<ChangeCommand*>(
            static_cast<const ChangeCommand*>(m_undoStack.command(index)));
    };
    using Refused = ChangeCommand::Refused;
    const auto is = [&](int index, Refused refused) {
        return at(index) && at(index)->refused() == refused;
    };
    const auto stepOver = [&](int index, void (QUndoStack::*step)()) {
        ChangeCommand* command = at(index);
        const bool dropped = command->isObsolete(); // and gone after the step
        command->setQuiet(true);
        (m_undoStack.*step)();
        if (!dropped)
            command->setQuiet(false);
    };
    for (bool moved = true; moved;) {
        const int done = m_undoStack.index() - 1;
        const int next = m_undoStack.index();
        moved = true;
        if (is(done, Refused::Change) || is(done, Refused::Redo))
            stepOver(done, &QUndoStack::undo);
        else if (is(next, Refused::Change) || is(next, Refused::Undo))
            stepOver(next, &QUndoStack::redo);
        else
            moved = false;
    }
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
