#include "views/evaluate/evaluateworkspace.h"

#include "ui/divider.h"
#include "ui/messagebar.h"
#include "ui/theme.h"
#include "views/evaluate/casespage.h"
#include "views/evaluate/checkspage.h"
#include "views/evaluate/evaluationsreader.h"
#include "views/evaluate/importresultdialog.h"
#include "views/evaluate/resultoutput.h"
#include "views/evaluate/reviewerspage.h"
#include "views/evaluate/systemspage.h"
#include "views/evaluate/typecasedialog.h"
#include "views/session/projectsession.h"

#include <QAction>
#include <QDataStream>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMimeData>
#include <QStackedWidget>
#include <QTabBar>
#include <QUrl>
#include <QVBoxLayout>

namespace tandem {

namespace {

constexpr int kPages = 4;
constexpr quint8 kLayoutVersion = 1;
constexpr const char* kPageActions[kPages] = {
    "evaluateCasesPage", "evaluateSystemsPage", "evaluateReviewersPage", "evaluateChecksPage"};

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

EvaluateWorkspace::EvaluateWorkspace(ProjectSession& session, EvaluateFiles files, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_reader(new EvaluationsReader(session, this))
    , m_output(new ResultOutput(session, std::move(files), this))
{
    setObjectName(QStringLiteral("evaluateWorkspace"));
    setAcceptDrops(true);
    build();
    buildActions();
    connectPages();
    retranslate();
}

void EvaluateWorkspace::build()
{
    m_tabs = new QTabBar(this);
    m_tabs->setObjectName(QStringLiteral("evaluateTabs"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    for (int i = 0; i < kPages; ++i)
        m_tabs->addTab(QString());
    m_busy = new QLabel(this);
    m_busy->setObjectName(QStringLiteral("evaluateBusy"));
    setLabelStyle(m_busy, LabelStyle::Small);
    m_messages = new MessageBar(this);
    m_messages->setObjectName(QStringLiteral("evaluateMessages"));
    m_cases = new CasesPage(m_session, this);
    m_systems = new SystemsPage(m_session, *m_reader, *m_output, this);
    m_reviewers = new ReviewersPage(m_session, *m_output, this);
    m_checks = new ChecksPage(m_session, *m_reader, *m_output, this);
    m_pages = new QStackedWidget(this);
    for (QWidget* page : std::initializer_list<QWidget*>{m_cases, m_systems, m_reviewers, m_checks})
        m_pages->addWidget(page);
    setFocusProxy(m_cases);

    auto* top = new QHBoxLayout;
    top->setContentsMargins(16, 4, 16, 0);
    top->addWidget(m_tabs);
    top->addStretch();
    top->addWidget(m_busy);
    auto* messages = new QHBoxLayout;
    messages->setContentsMargins(16, 0, 16, 0);
    messages->addWidget(m_messages);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addWidget(new Divider(Qt::Horizontal, this));
    layout->addLayout(messages);
    layout->addWidget(m_pages, 1);
    setSurface(this, Surface::Panel);
}

void EvaluateWorkspace::buildActions()
{
    for (int i = 0; i < kPages; ++i) {
        auto* action = new QAction(this);
        action->setObjectName(QLatin1String(kPageActions[i]));
        action->setShortcut(QKeySequence(int(Qt::ALT) | (int(Qt::Key_1) + i)));
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(action, &QAction::triggered, this, [this, i] { showPage(Page(i)); });
        addAction(action);
        m_pageActions.append(action);
    }
}

void EvaluateWorkspace::connectPages()
{
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int page) {
        m_pages->setCurrentIndex(page);
        setFocusProxy(m_pages->currentWidget());
        m_messages->clear();
        watch();
    });
    connect(m_reader, &EvaluationsReader::failed, this, &EvaluateWorkspace::tellError);
    connect(m_reader, &EvaluationsReader::readingChanged, this,
        [this](bool reading) { m_busy->setText(reading ? tr("updating…") : QString()); });
    connect(m_output, &ResultOutput::told, this, &EvaluateWorkspace::tell);
    connect(m_output, &ResultOutput::failed, this, &EvaluateWorkspace::tellError);
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
    const QString titles[kPages] = {tr("Cases"), tr("Systems"), tr("Reviewers"), tr("Checks")};
    for (int i = 0; i < kPages; ++i) {
        m_tabs->setTabText(i, titles[i]);
        m_pageActions.at(i)->setText(tr("Evaluate: %1", "name of a page").arg(titles[i]));
    }
    m_tabs->setAccessibleName(tr("Pages of Evaluate"));
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
    return m_pageActions + m_cases->pageActions() + m_systems->pageActions() +
           m_reviewers->pageActions();
}

void EvaluateWorkspace::showPage(Page page)
{
    m_tabs->setCurrentIndex(int(page));
    m_pages->currentWidget()->setFocus(Qt::OtherFocusReason);
}

EvaluateWorkspace::Page EvaluateWorkspace::page() const
{
    return Page(m_pages->currentIndex());
}

QByteArray EvaluateWorkspace::saveLayout() const
{
    QByteArray layout;
    QDataStream stream(&layout, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_6_4);
    stream << kLayoutVersion << qint32(m_pages->currentIndex()) << m_cases->saveLayout()
           << m_systems->saveLayout();
    return layout;
}

void EvaluateWorkspace::restoreLayout(const QByteArray& layout)
{
    QDataStream stream(layout);
    stream.setVersion(QDataStream::Qt_6_4);
    quint8 version = 0;
    qint32 shown = 0;
    QByteArray cases;
    QByteArray systems;
    stream >> version >> shown >> cases >> systems;
    if (stream.status() != QDataStream::Ok || version != kLayoutVersion)
        return;
    m_tabs->setCurrentIndex(shown);
    m_cases->restoreLayout(cases);
    m_systems->restoreLayout(systems);
}

void EvaluateWorkspace::tell(const QString& sentence)
{
    m_messages->showMessage(MessageBar::Kind::Info, sentence);
}

void EvaluateWorkspace::tellError(const Error& error)
{
    m_messages->showMessage(MessageBar::Kind::Error, error.sentence());
}

/// Nothing is read for a page that nobody sees.
void EvaluateWorkspace::watch()
{
    const bool visible = isVisible();
    m_cases->setWatched(visible && page() == Page::Cases);
    m_reader->setWatched(visible && (page() == Page::Systems || page() == Page::Checks));
    m_reviewers->setWatched(visible && page() == Page::Reviewers);
    m_checks->setWatched(visible && page() == Page::Checks);
}

void EvaluateWorkspace::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    watch();
}

void EvaluateWorkspace::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    watch();
}

void EvaluateWorkspace::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
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
