#include "views/evaluate/evaluateworkspace.h"

#include "storage/project/importformats.h"
#include "ui/filedrop.h"
#include "views/evaluate/casespage.h"
#include "views/evaluate/checkspage.h"
#include "views/evaluate/reviewerfigures.h"
#include "views/evaluate/systemfigures.h"
#include "views/evaluate/typecasedialog.h"
#include "views/session/fileimportdialog.h"
#include "views/session/judgefigures.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"
#include "views/session/resultoutput.h"

namespace tandem {

namespace {

constexpr int kEvaluationsCoalesceMs = 500; ///< a run completes evaluations one after another

} // namespace

EvaluateWorkspace::EvaluateWorkspace(ProjectSession& session, AskFile files, QWidget* parent)
    : TabbedWorkspace(WorkspaceId::Evaluate, parent)
    , m_session(session)
    , m_output(new ResultOutput(session, std::move(files), this))
    , m_cases(new CasesPage(session, this))
    , m_systems(new FiguresPage(
          session, *m_output, systemFigures(session, [this] { return m_evaluations; }), this))
    , m_reviewers(new FiguresPage(session, *m_output, reviewerFigures(session), this))
    , m_checks(new ChecksPage(session, *m_output, this))
    , m_reading(session, m_cases)
{
    addPage(m_cases, "evaluateCasesPage", [] { return tr("Cases"); });
    addPage(m_systems, "evaluateSystemsPage", [] { return tr("Systems"); });
    addPage(m_reviewers, "evaluateReviewersPage", [] { return tr("Reviewers"); });
    addPage(m_checks, "evaluateChecksPage", [] { return tr("Robustness"); });
    addPage(new FiguresPage(session, *m_output, judgeFigures("evaluateCards", session), this),
        "evaluateCardsPage", [] { return tr("Judge cards"); });
    m_reading.showIn(m_systems);
    m_reading.showIn(m_checks);
    m_reading.keep(
        {.parts = Parts(Part::Evaluations) | Part::Cases | Part::Runs,
            .restMs = kEvaluationsCoalesceMs},
        [] {
            return [](Database& database, const CancelFlag& cancelled) {
                return readEvaluations(database, *cancelled);
            };
        },
        [this](const SharedEvaluations& read) {
            m_cases->setEvaluations(read);
            m_evaluations = read;
            m_systems->renew();
            m_checks->setEvaluations(read);
        });
    connectPages();
    takesFiles(this, [this](const QStringList& paths) { takeDropped(paths); });
}

void EvaluateWorkspace::connectPages()
{
    connect(&m_reading, &LatestBase::busyChanged, this, &EvaluateWorkspace::setBusy);
    // They are called by their names.
    connect(&m_session, &ProjectSession::peopleChanged, m_reviewers, &FiguresPage::renew);
    connect(&m_session, &ProjectSession::caseRequested, this, [this](CaseId textCase) {
        showPage(Page::Cases);
        m_cases->goTo(textCase);
    });
    connect(m_cases, &CasesPage::importResultRequested, this, [this] { importResult(); });
    connect(m_cases, &CasesPage::typeCaseRequested, this, &EvaluateWorkspace::typeCase);
    connect(&NextSteps::of(m_session), &NextSteps::resultImportRequested, this,
        &EvaluateWorkspace::importResult);
    connect(&NextSteps::of(m_session), &NextSteps::caseScoresRequested, this,
        &EvaluateWorkspace::showCaseScores);
}

void EvaluateWorkspace::typeCase()
{
    auto* dialog = new TypeCaseDialog(m_session, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &TypeCaseDialog::caseAdded, this, [this] { tell(tr("The case was added.")); });
    dialog->open();
}

void EvaluateWorkspace::importResult(const QString& result, const QString& texts)
{
    auto* dialog = new FileImportDialog(m_session, m_output->files(), expertResultFormat(), this);
    connect(dialog, &FileImportDialog::imported, this, [this] { showCaseScores({}); });
    dialog->setPaths({result, texts});
    dialog->open();
}

/// A result is one file with its texts; for what does not fit so the dialog of cases says what to
/// do.
void EvaluateWorkspace::takeDropped(const QStringList& paths)
{
    m_dropped.compute(
        [paths](const CancelFlag&) { return Expected<EvaluationFiles>(evaluationFiles(paths)); },
        [this, paths](const EvaluationFiles& files) {
            if (!files.result.isEmpty() && files.cases.size() < 2 && files.other.isEmpty())
                importResult(files.result, files.cases.value(0));
            else
                emit NextSteps::of(m_session).casesRequested(paths);
        });
}

void EvaluateWorkspace::showCaseScores(RunId run)
{
    showPage(Page::Cases);
    m_cases->showScoresOf(run);
}

void EvaluateWorkspace::showPage(Page page)
{
    enterPage(int(page));
}

EvaluateWorkspace::Page EvaluateWorkspace::page() const
{
    return Page(currentPage());
}

} // namespace tandem
