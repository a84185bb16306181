#pragma once

#include "models/ids.h"
#include "models/kgds/system.h"
#include "models/rounds/round.h"
#include "models/studies/ids.h"
#include "storage/endpoints/endpointkeys.h"
#include "ui/screen/workspaceid.h"
#include "views/session/plannedrun.h"

#include <QList>
#include <QObject>
#include <QStringList>

namespace tandem {

class ProjectSession;

/// What a part of a screen asks for that is done elsewhere, whoever it is that asks: nothing in
/// between hands it on.
class NextSteps final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(NextSteps)

public:
    /// Those of a session, which owns them; made when they are first asked for.
    static NextSteps& of(ProjectSession& session);

signals:
    // The window does these.
    /// Who sits here is to be asked.
    void personRequested();
    /// A lead wants to assign these samples; `step` is preset.
    void assignRequested(const QList<tandem::SampleId>& samples, tandem::Step step);
    void assignBalancedRequested(const QList<tandem::SampleId>& samples, tandem::Step step);
    void unassignRequested(const QList<tandem::SampleId>& samples, tandem::Step step);
    /// Samples are to be imported into the project.
    void importRequested();
    /// Cases are to be imported from these files; empty: the user is to be asked.
    void casesRequested(const QStringList& paths);
    /// Files that were dropped on a screen that takes others are to be opened or imported as if
    /// they had been dropped on the window.
    void filesRequested(const QStringList& paths);
    void discussionEditRequested(tandem::SampleId sample);
    void articleEditRequested(tandem::SampleId sample);
    void personAddRequested();
    void personEditRequested(tandem::PersonId person);
    /// A link of this person is to be made, or revoked: see PeoplePage.
    void personLinkRequested(tandem::PersonId person);
    /// Rule, wage and guideline are to be changed.
    void projectSettingsRequested();
    /// Runs that follow one another, with one endpoint and model.
    void runsRequested(const QList<tandem::PlannedRun>& runs);
    void endpointsRequested();
    /// The key of an endpoint is wanted: see EndpointKeys::fetch().
    void keyRequested(const tandem::llm::Endpoint& endpoint, QObject* guard,
        const tandem::EndpointKeys::Found& found);
    void promptsRequested();

    // Places on another screen, which whoever asks has shown first: see
    // ProjectSession::workspaceRequested().
    /// How far this person is, in Overview.
    void progressRequested(tandem::PersonId person);
    /// The current sample as a whole, in Compare; `from` is where one was before. Where it is shown
    /// there and is not another one, it goes.
    void wholeSampleRequested(tandem::WorkspaceId from, bool isAnother);
    /// A result file of ExPerT and its texts, as far as they are known, in Evaluate.
    void resultImportRequested(const QString& result, const QString& texts);
    /// A table of scores of the project's outputs, in Metrics.
    void scoresImportRequested(const QString& path);
    /// The scores that this run gave the systems in each case, in Evaluate; an invalid one: those
    /// of the newest evaluation.
    void caseScoresRequested(tandem::RunId run);
    /// What this system made of the sample in Models, and what `verifier` (empty: whoever) says of
    /// it.
    void systemRequested(
        const tandem::kgds::SystemRef& system, const QString& verifier, tandem::SampleId sample);
    /// This user in Timelines, with a summarizer's summary of them where one is named.
    void userRequested(const QString& pseudonym, const QString& summarizer);
    /// The list of the users of this one's log, with this summarizer.
    void usersRequested(const QString& pseudonym, const QString& summarizer);
    /// What this rater of a study is asked, in Studies.
    void ratingRequested(tandem::RaterId rater);
    /// A log of users, or summaries of them, is to be imported in Timelines.
    void logImportRequested(const QString& path);

private:
    explicit NextSteps(QObject* parent)
        : QObject(parent)
    {
    }
};

} // namespace tandem
