#include "views/runs/runsworkspace.h"

#include "ui/destructivefocus.h"
#include "ui/divider.h"
#include "ui/emptystate.h"
#include "ui/paneheader.h"
#include "ui/rows/rowsof.h"
#include "ui/rows/rowsview.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/theme.h"
#include "views/runs/runbutton.h"
#include "views/runs/rundetail.h"
#include "views/runs/runsactions.h"

#include <QAction>
#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace tandem {

namespace {

constexpr int kRefreshMs = 150;
constexpr int kFollowMs = 60;

} // namespace

void RunsWorkspace::build()
{
    setSurface(this, Surface::Panel);
    m_empty->setObjectName(QStringLiteral("runsEmpty"));
    m_empty->setIcon(Icon::Runs);
    m_table = new RowsView(m_runs, m_splitter);
    m_table->setObjectName(QStringLiteral("runTable"));
    auto* right = new QWidget(m_splitter);
    m_detail = new RunDetail(right);
    auto* buttons = new PaneHeader(right);
    for (QAction* action : {m_actions->resume, m_actions->pause, m_actions->retryFailed,
             m_actions->cancel, m_actions->showReply})
        buttons->addControl(new RunButton(action, buttons));
    guardFocus(*buttons->findChild<RunButton*>(QStringLiteral("runCancelButton")));
    m_batch = new QPushButton(buttons);
    m_batch->setObjectName(QStringLiteral("runBatch"));
    auto* batches = new QMenu(m_batch);
    batches->addActions({m_actions->writeBatch, m_actions->readBatch, m_actions->forgetBatch});
    connect(m_batch, &QPushButton::clicked, batches,
        [this, batches] { batches->popup(m_batch->mapToGlobal(m_batch->rect().bottomLeft())); });
    buttons->addControl(m_batch);
    m_failures = new RowsView(m_failed, right);
    m_failures->setObjectName(QStringLiteral("failedTasks"));
    auto* column = new QVBoxLayout(right);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_detail);
    column->addWidget(buttons);
    column->addWidget(m_failures, 1);
    m_splitter->addWidget(m_table);
    m_splitter->addWidget(right);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(1);
    m_splitter->setSizes({560, 700});
    m_splitter->setObjectName(QStringLiteral("runsPanes"));
    keep(m_splitter);
    m_stack->addWidget(m_splitter);
    m_stack->addWidget(m_empty);

    auto* header = new PaneHeader(this);
    header->setObjectName(QStringLiteral("runsHeader"));
    for (QAction* action : {m_actions->decompose, m_actions->mask})
        header->addControl(new RunButton(action, header));
    m_judge = new QPushButton(header);
    m_judge->setObjectName(QStringLiteral("runJudge"));
    auto* judges = new QMenu(m_judge);
    judges->addActions(m_actions->judges());
    connect(m_judge, &QPushButton::clicked, judges,
        [this, judges] { judges->popup(m_judge->mapToGlobal(m_judge->rect().bottomLeft())); });
    header->addControl(m_judge);
    for (QAction* action : {m_actions->endpoints, m_actions->prompts})
        header->addControl(new RunButton(action, header));
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addWidget(header);
    whole->addWidget(new Divider(Qt::Horizontal, this));
    whole->addWidget(m_stack, 1);
    m_refresh.setSingleShot(true);
    m_refresh.setInterval(kRefreshMs);
    m_follow.setSingleShot(true);
    m_follow.setInterval(kFollowMs);
}

void RunsWorkspace::retranslate()
{
    findChild<PaneHeader*>(QStringLiteral("runsHeader"))->setTitle(tr("Runs"));
    m_table->setAccessibleName(tr("Runs"));
    m_failures->setAccessibleName(tr("Tasks that failed"));
    m_empty->setHeadline(tr("Nothing was asked of a model yet"));
    m_empty->setText(
        tr("A run asks a language model about many paragraphs: to take them apart into "
           "atomic facts, or to find facts that conflict. Set up an endpoint first."));
    m_empty->setActions(tr("Decompose paragraphs…"), tr("Endpoints…"));
    m_batch->setText(tr("Batch ▾"));
    m_judge->setText(tr("Judge outputs ▾"));
    m_actions->retranslate();
    refresh();
}

} // namespace tandem
