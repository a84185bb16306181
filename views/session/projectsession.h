#pragma once

#include "models/ids.h"
#include "models/people/person.h"
#include "models/rounds/round.h"
#include "storage/packets/packetinfo.h"
#include "storage/project/project.h"
#include "storage/repositories/settingsrepository.h"
#include "ui/screen/workspaceid.h"

#include <QList>
#include <QObject>
#include <QUndoCommand>
#include <QUndoStack>

#include <functional>
#include <memory>
#include <optional>

namespace tandem {

class UnfinishedWork;

/// The open project as the window works on it: the project, who sits here, what they can undo, and
/// what they look at. One undo stack for every workspace, not forgotten when the sample changes;
/// cleared when another person sits down.
class ProjectSession final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(ProjectSession)

public:
    explicit ProjectSession(std::unique_ptr<Project> project, QObject* parent = nullptr);
    ~ProjectSession() override;

    Project& project() { return *m_project; }
    QUndoStack& undoStack() { return m_undoStack; }
    /// What has to be saved or to end before the project is closed.
    UnfinishedWork& unfinished() { return *m_unfinished; }

    /// Everybody in the project, and the settings, as last read.
    const QList<Person>& people() const { return m_people; }
    const ProjectSettings& settings() const { return m_settings; }
    /// The person with this id; a nameless one where there is none.
    Person person(PersonId id) const;

    /// Who sits here; an invalid id until somebody chose.
    PersonId currentPerson() const { return m_currentPerson; }
    /// Whether a lead sits here; nobody leads in a packet.
    bool isLead() const;
    /// In a packet its person sits here, and nobody else can. What is being typed is saved first.
    void setCurrentPerson(PersonId person);
    /// What the project says of itself where it is a packet, as it was when it was opened.
    const std::optional<PacketInfo>& packet() const { return m_packet; }

    /// The sample that the workspaces show.
    SampleId currentSample() const { return m_currentSample; }
    /// The step that Annotate and Compare show: paragraphs or key facts.
    Step currentStep() const { return m_currentStep; }
    void setCurrentStep(Step step);
    /// `paragraph` > 0 asks the workspace to go to that number: a paragraph's, or an item's of the
    /// step that it shows.
    void setCurrentSample(SampleId sample, int paragraph = 0);
    /// The evaluation that Inspect shows; an invalid id before the first.
    EvaluationId currentEvaluation() const { return m_currentEvaluation; }
    void setCurrentEvaluation(EvaluationId evaluation);

    /// Pushes an undoable change: `redo` and `undo` are writes that go the same way through the
    /// project. Failures are reported by writeFailed(). A change that failed is dropped; an undo or
    /// redo that failed leaves the stack where it was.
    void pushChange(const QString& text, Write redo, Write undo);

signals:
    void currentPersonChanged(tandem::PersonId person);
    void currentSampleChanged(tandem::SampleId sample, int paragraph);
    void currentStepChanged(tandem::Step step);
    void currentEvaluationChanged(tandem::EvaluationId evaluation);
    /// Facts is to go to this fact of the current sample, Evaluate to this case; only who is on the
    /// screen follows.
    void factRequested(tandem::FactId fact);
    void caseRequested(tandem::CaseId textCase);
    void peopleChanged();
    void settingsChanged();
    void writeFailed(const tandem::Error& error);
    /// A workspace asks the window to show another one.
    void workspaceRequested(tandem::WorkspaceId workspace);

private:
    /// Takes the stack to where it was before what was refused. What lies below a change whose undo
    /// was refused, and was undone meanwhile, comes first.
    void stepBack();
    void reload(bool people, bool settings);
    void follow(const ChangeEvent& event);

    std::unique_ptr<Project> m_project;
    UnfinishedWork* m_unfinished;
    QUndoStack m_undoStack;
    QList<Person> m_people;
    ProjectSettings m_settings;
    std::optional<PacketInfo> m_packet;
    PersonId m_currentPerson;
    SampleId m_currentSample;
    EvaluationId m_currentEvaluation;
    Step m_currentStep = Step::Paragraphs;
};

} // namespace tandem
