#include "views/evaluate/evaluateworkspace.h"

#include "ui/screen/layoutkeeping.h"
#include "views/evaluate/casespage.h"
#include "views/evaluate/checkspage.h"
#include "views/evaluate/evaluationsreader.h"
#include "views/evaluate/importresultdialog.h"
#include "views/evaluate/reviewerspage.h"
#include "views/evaluate/systemspage.h"
#include "views/evaluate/typecasedialog.h"
#include "views/session/projectsession.h"
#include "views/session/resultoutput.h"

#include <QAction>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QMimeData>
#include <QUrl>

namespace tandem {

namespace {

QStringList localFiles(const QMimeData* data)
{
    QStringList paths;
    const QList<QUrl> urls = data->urls();
    for (const QUrl& url : urls) {
        if (url.isLocalFile())
            paths += url.toLocalFile();
    }
    return paths;
}

} // namespace

EvaluateWorkspace::EvaluateWorkspace(ProjectSession& session, AskFile files, QWidget* parent)
    : TabbedWorkspace(WorkspaceId::Evaluate, parent)
    , m_session(session)
    , m_reader(new EvaluationsReader(session, this))
    , m_output(new ResultOutput(session, std::move(files), this))
{
    setAcceptDrops(true);
    build();
    connectPages();

    retranslate();
}

void EvaluateWorkspace::build()
{
    m_cases = new CasesPage(m_session, this);
    m_systems = new SystemsPage(m_session, *m_reader, *m_output, this);
    m_reviewers = new ReviewersPage(m_session, *m_output, this);
    m_checks = new ChecksPage(m_session, *m_reader, *m_output, this);
    addPage(m_cases, QStringLiteral("evaluateCasesPage"));
    addPage(m_systems, QStringLiteral("evaluateSystemsPage"));
    addPage(m_reviewers, QStringLiteral("evaluateReviewersPage"));
    addPage(m_checks, QStringLiteral("evaluateChecksPage"));
}

void EvaluateWorkspace::connectPages()
{
    connect(m_reader, &EvaluationsReader::failed, this, &EvaluateWorkspace::tellError);
    connect(m_reader, &EvaluationsReader::readingChanged, this,
        [this](bool reading) { setBusyText(reading ? tr("updating…") : QString()); });
    connect(m_output, &ResultOutput::told, this, &EvaluateWorkspace::tell);
    connect(m_output, &ResultOutput::failed, this, &EvaluateWorkspace::tellError);
    connect(&m_session, &ProjectSession::caseRequested, this, [this](CaseId textCase) {
        showPage(Page::Cases);
        m_cases->goTo(textCase);
    });
    connect(m_cases, &CasesPage::failed, this, &EvaluateWorkspace::tellError);
    connect(m_cases, &CasesPage::importCasesRequested, this,
        [this] { emit importRequested(QStringList()); });
    connect(m_cases, &CasesPage::importResultRequested, this, &EvaluateWorkspace::importResult);
    connect(m_cases, &CasesPage::typeCaseRequested, this, &EvaluateWorkspace::typeCase);
    connect(m_cases, &CasesPage::evaluateRequested, this, &EvaluateWorkspace::evaluate);
    connect(m_cases, &CasesPage::generateRequested, this,
        [this] { emit generateRequested(m_cases->chosenCases()); });
    connect(m_systems, &SystemsPage::failed, this, &EvaluateWorkspace::tellError);
    connect(m_systems, &SystemsPage::evaluateRequested, this,
        [this] { emit startRunRequested(QStringLiteral("expert"), {}); });
    connect(m_reviewers, &ReviewersPage::failed, this, &EvaluateWorkspace::tellError);
    connect(m_checks, &ChecksPage::failed, this, &EvaluateWorkspace::tellError);
    connect(m_checks, &ChecksPage::runsRequested, this, &EvaluateWorkspace::checkRequested);
}

void EvaluateWorkspace::retranslate()
{
    const QString titles[] = {tr("Cases"), tr("Systems"), tr("Reviewers"), tr("Checks")};
    for (int i = 0; i < int(std::size(titles)); ++i)
        setPageText(i, titles[i], tr("Evaluate: %1", "name of a page").arg(titles[i]));
    setTabsName(tr("Pages of Evaluate"));
}

void EvaluateWorkspace::evaluate()
{
    const QList<OutputId> outputs = m_cases->chosenOutputs();
    emit startRunRequested(QStringLiteral("expert"), outputs);
}

void EvaluateWorkspace::typeCase()
{
    auto* dialog = new TypeCaseDialog(m_session, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &TypeCaseDialog::caseAdded, this,
        [this] { tell(tr("The case is in the project.")); });
    dialog->open();
}

void EvaluateWorkspace::importResult()
{
    auto* dialog = new ImportResultDialog(m_session, m_output->files(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

QList<QAction*> EvaluateWorkspace::workspaceActions() const
{
    return switchActions() + m_cases->pageActions() + m_systems->pageActions() +
           m_reviewers->pageActions();
}

void EvaluateWorkspace::showPage(Page page)
{
    enterPage(int(page));
}

EvaluateWorkspace::Page EvaluateWorkspace::page() const
{
    return Page(currentPage());
}

void EvaluateWorkspace::watch()
{
    const bool visible = isVisible();
    m_cases->setWatched(visible && page() == Page::Cases);
    m_reader->setWatched(visible && (page() == Page::Systems || page() == Page::Checks));
    m_reviewers->setWatched(visible && page() == Page::Reviewers);
    m_checks->setWatched(visible && page() == Page::Checks);
}

void EvaluateWorkspace::dragEnterEvent(QDragEnterEvent* event)
{
    if (!localFiles(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void EvaluateWorkspace::dropEvent(QDropEvent* event)
{
    const QStringList paths = localFiles(event->mimeData());
    if (paths.isEmpty())
        return;
    event->acceptProposedAction();
    emit importRequested(paths);
}

} // namespace tandem
