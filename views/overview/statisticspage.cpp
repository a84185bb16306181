#include "views/overview/statisticspage.h"

#include "models/kgds/statisticsreport.h"
#include "models/project/tabletext.h"
#include "models/results/reporttable.h"
#include "storage/formats/markdowntable.h"
#include "ui/sectionview.h"
#include "ui/theme.h"
#include "views/overview/drilldownpanel.h"
#include "views/overview/leftouttext.h"
#include "views/overview/statisticsrun.h"
#include "views/session/projectsession.h"

#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

namespace tandem {

StatisticsPage::StatisticsPage(ProjectSession& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_run(new StatisticsRun(session.project(), this))
{
    build();
    buildActions();
    retranslate();
    connect(m_run, &StatisticsRun::finished, this, &StatisticsPage::showResult);
    connect(m_run, &StatisticsRun::runningChanged, this, &StatisticsPage::showRunning);
    connect(m_run, &StatisticsRun::progressed, this, &StatisticsPage::showProgress);
    connect(m_run, &StatisticsRun::failed, this, &StatisticsPage::failed);
    connect(m_cancel, &QToolButton::clicked, m_run, &StatisticsRun::cancel);
    connect(m_showLeftOut, &QToolButton::clicked, this,
        [this] { m_items->showLeftOut(m_run->result().leftOut); });
    showRunning(false);
}

void StatisticsPage::build()
{
    m_state = new QLabel(this);
    m_state->setObjectName(QStringLiteral("statisticsState"));
    setLabelStyle(m_state, LabelStyle::Small);
    m_progress = new QProgressBar(this);
    m_progress->setTextVisible(false);
    m_progress->setFixedWidth(160);
    m_cancel = new QToolButton(this);
    m_cancel->setObjectName(QStringLiteral("cancelStatistics"));
    setLinkLike(m_cancel);
    m_copyButton = new QPushButton(this);
    m_markdownButton = new QPushButton(this);
    connect(m_copyButton, &QPushButton::clicked, this, &StatisticsPage::copyText);
    connect(m_markdownButton, &QPushButton::clicked, this, &StatisticsPage::copyMarkdown);
    auto* tools = new QHBoxLayout;
    tools->setContentsMargins(16, 16, 16, 0);
    tools->setSpacing(8);
    tools->addWidget(m_state);
    tools->addWidget(m_progress);
    tools->addWidget(m_cancel);
    tools->addStretch();
    tools->addWidget(m_copyButton);
    tools->addWidget(m_markdownButton);

    m_splitter = new QSplitter(this);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(buildTable());
    m_items = new DrillDownPanel(m_session, m_splitter);
    m_items->setMinimumWidth(320);
    m_splitter->addWidget(m_items);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(12);
    layout->addLayout(tools);
    layout->addWidget(m_splitter, 1);
}

QWidget* StatisticsPage::buildTable()
{
    auto* side = new QWidget(this);
    m_table = new SectionView(QStringLiteral("statisticsTable"), side);
    m_table->setSortingEnabled(false); // parts stand below their wholes
    setFocusProxy(m_table);
    m_leftOut = new QLabel(side);
    m_leftOut->setObjectName(QStringLiteral("leftOutNote"));
    m_leftOut->setWordWrap(true);
    setLabelStyle(m_leftOut, LabelStyle::Secondary);
    m_showLeftOut = new QToolButton(side);
    m_showLeftOut->setObjectName(QStringLiteral("showLeftOut"));
    setLinkLike(m_showLeftOut);
    m_perSample = new QToolButton(side);
    m_perSample->setObjectName(QStringLiteral("showOpinionsPerSample"));
    setLinkLike(m_perSample);
    auto* note = new QHBoxLayout;
    note->addWidget(m_leftOut, 1);
    note->addWidget(m_showLeftOut);
    note->addWidget(m_perSample);
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(16, 0, 16, 12);
    layout->setSpacing(8);
    layout->addWidget(m_table, 1);
    layout->addLayout(note);
    return side;
}

void StatisticsPage::buildActions()
{
    m_openFigure = new QAction(this);
    m_openFigure->setObjectName(QStringLiteral("overviewOpenFigure"));
    m_openFigure->setShortcuts({QKeySequence(Qt::Key_Return), QKeySequence(Qt::Key_Enter)});
    m_copyText = new QAction(this);
    m_copyText->setObjectName(QStringLiteral("overviewCopyStatistics"));
    m_copyText->setShortcut(QKeySequence::Copy);
    for (QAction* action : {m_openFigure, m_copyText}) {
        action->setShortcutContext(Qt::WidgetShortcut);
        m_table->addAction(action);
    }
    m_copyMarkdown = new QAction(this);
    m_copyMarkdown->setObjectName(QStringLiteral("overviewCopyStatisticsMarkdown"));
    m_copyMarkdown->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C));
    m_recompute = new QAction(this);
    m_recompute->setObjectName(QStringLiteral("overviewRecompute"));
    m_recompute->setShortcut(QKeySequence::Refresh);
    m_showOpinions = new QAction(this);
    m_showOpinions->setObjectName(QStringLiteral("overviewOpinionsPerSample"));
    m_showOpinions->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O));
    for (QAction* action : {m_copyMarkdown, m_recompute, m_showOpinions}) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
    }
    connect(m_openFigure, &QAction::triggered, this, &StatisticsPage::openFigure);
    connect(m_table, &SectionView::linkChosen, this, &StatisticsPage::openFigure);
    connect(m_copyText, &QAction::triggered, this, &StatisticsPage::copyText);
    connect(m_copyMarkdown, &QAction::triggered, this, &StatisticsPage::copyMarkdown);
    connect(m_recompute, &QAction::triggered, m_run, &StatisticsRun::start);
    connect(m_showOpinions, &QAction::triggered, this,
        [this] { m_items->showOpinionsPerSample(m_run->result().samples); });
    connect(m_perSample, &QToolButton::clicked, m_showOpinions, &QAction::trigger);
}

QList<QAction*> StatisticsPage::pageActions() const
{
    return QList<QAction*>{m_openFigure, m_showOpinions, m_copyText, m_copyMarkdown, m_recompute} +
           m_items->panelActions();
}

void StatisticsPage::retranslate()
{
    m_cancel->setText(tr("Cancel"));
    m_copyButton->setText(tr("Copy"));
    m_markdownButton->setText(tr("Copy as Markdown"));
    m_showLeftOut->setText(tr("Which ones"));
    m_perSample->setText(tr("Opinions per sample"));
    m_showOpinions->setText(tr("Show the opinions of each sample"));
    m_openFigure->setText(tr("Show the items behind the figure"));
    m_copyText->setText(tr("Copy the statistics"));
    m_copyMarkdown->setText(tr("Copy the statistics as Markdown"));
    m_recompute->setText(tr("Compute the statistics again"));
    m_table->setAccessibleName(tr("Statistics of the benchmark"));
    m_progress->setAccessibleName(tr("Progress of the statistics"));
    showResult();
}

void StatisticsPage::setWatched(bool watched)
{
    m_run->setWatched(watched);
}

void StatisticsPage::showResult()
{
    const bool ready = m_run->isReady();
    m_table->setEnabled(ready);
    m_copyButton->setEnabled(ready);
    m_markdownButton->setEnabled(ready);
    m_copyText->setEnabled(ready);
    m_copyMarkdown->setEnabled(ready);
    m_leftOut->setVisible(ready);
    m_perSample->setVisible(ready);
    m_showOpinions->setEnabled(ready);
    m_showLeftOut->setVisible(ready && !m_run->result().leftOut.isEmpty());
    if (!ready)
        return;
    m_table->setSection(statisticsSection(m_run->result().statistics));
    m_leftOut->setText(leftOutSummary(m_run->result()));
    m_table->chooseFirst();
}

void StatisticsPage::showRunning(bool running)
{
    m_progress->setVisible(running);
    m_progress->setRange(0, 0);
    m_cancel->setVisible(running);
    if (running)
        m_state->setText(tr("Computing…"));
    else if (m_run->isReady() && !m_run->isStale())
        m_state->setText(tr("The benchmark as it stands, as an export would hold it."));
    else
        m_state->setText(tr("Cancelled; F5 computes them again."));
}

void StatisticsPage::showProgress(qint64 done, qint64 all)
{
    if (all <= 0)
        return;
    m_progress->setRange(0, int(all));
    m_progress->setValue(int(done));
    const QLocale locale;
    m_state->setText(
        tr("Computing: %1 of %2 samples").arg(locale.toString(done), locale.toString(all)));
}

void StatisticsPage::openFigure()
{
    const QList<kgds::StatisticRow> figures = kgds::rows(m_run->result().statistics);
    if (const qint64 item = m_table->currentItem(); item >= 0 && item < figures.size())
        m_items->showFigure(figures.at(item));
}

void StatisticsPage::copyText()
{
    QGuiApplication::clipboard()->setText(
        columnsText(tableOf(m_table->section(), results::Outlet::Window)));
    emit told(tr("The statistics are copied."));
}

void StatisticsPage::copyMarkdown()
{
    QGuiApplication::clipboard()->setText(
        markdownTable(tableOf(m_table->section(), results::Outlet::Window)));
    emit told(tr("The statistics are copied as Markdown."));
}

QByteArray StatisticsPage::saveLayout() const
{
    return m_splitter->saveState();
}

void StatisticsPage::restoreLayout(const QByteArray& layout)
{
    m_splitter->restoreState(layout);
}

void StatisticsPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        showRunning(m_run->isRunning());
    }
    QWidget::changeEvent(event);
}

} // namespace tandem
