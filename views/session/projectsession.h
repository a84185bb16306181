#pragma once

#include "models/expert/decision.h"
#include "models/ids.h"
#include "models/people/person.h"
#include "models/rounds/round.h"
#include "storage/packets/packetinfo.h"
#include "storage/project/project.h"
#include "storage/repositories/settingsrepository.h"
#include "ui/screen/workspaceid.h"

#include <QList>
#include <QObject>

#include <memory>
#include <optional>

namespace tandem {

class History;
class UnfinishedWork;

/// The open project as the window works on it: the project, who sits here, what they can undo, and
/// what they look at. One history for every workspace, not forgotten when the sample changes;
/// cleared when another person sits down.
class ProjectSession final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(ProjectSession)

public:
    explicit ProjectSession(std::unique_ptr<Project> project, QObject* parent = nullptr);
    ~ProjectSession() override;

    Project& project() { return *m_project; }
    History& history() { return *m_history; }
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
    /// Whether who sits here looks after studies: a lead, or whoever holds a project without any.
    bool looksAfterStudies() const;
    /// The title of the open study in which who sits here rates what systems wrote, so that they
    /// may see neither systems nor scores (StudyBlindness); empty where there is none.
    const QString& ratedStudy() const { return m_ratedStudy; }
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

    /// Asks for a change in the name of who sits here: as a step that can be undone where it has a
    /// text. What fails is told by who asks the job for it, or else on the workspace that
    /// `asker` belongs to, or else in the window.
    Job change(QObject* asker, Change change);

signals:
    void currentPersonChanged(tandem::PersonId person);
    /// Told before currentPersonChanged() where another person sits down.
    void ratedStudyChanged();
    void currentSampleChanged(tandem::SampleId sample, int paragraph);
    void currentStepChanged(tandem::Step step);
    void currentEvaluationChanged(tandem::EvaluationId evaluation);
    /// Facts is to go to this fact of the current sample, Evaluate to this case; only who is on the
    /// screen follows.
    void factRequested(tandem::FactId fact);
    void caseRequested(tandem::CaseId textCase);
    /// Inspect is to open the evaluation at this decision.
    void decisionRequested(
        tandem::EvaluationId evaluation, const tandem::expert::DecisionRef& decision);
    void peopleChanged();
    void settingsChanged();
    /// A change failed, and who asked for it (null if gone) tells nobody themselves.
    void changeFailed(const tandem::Error& error, QObject* asker);
    /// Such a failure whose asker is on no screen that is seen: for the window to tell.
    void untold(const tandem::Error& error);
    /// A workspace asks the window to show another one.
    void workspaceRequested(tandem::WorkspaceId workspace);

private:
    /// Where it was asked for, if that is seen; in the window else.
    void tellFailure(const Error& error, QObject* asker);
    void reload(bool people, bool settings);
    void readRatedStudy();
    void follow(const ChangeEvent& event);

    std::unique_ptr<Project> m_project;
    UnfinishedWork* m_unfinished;
    std::unique_ptr<History> m_history; ///< ends before the project
    QList<Person> m_people;
    ProjectSettings m_settings;
    std::optional<PacketInfo> m_packet;
    PersonId m_currentPerson;
    QString m_ratedStudy;
    SampleId m_currentSample;
    EvaluationId m_currentEvaluation;
    Step m_currentStep = Step::Paragraphs;
};

} // namespace tandem
