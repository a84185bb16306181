#include "views/runs/runsactions.h"

#include <QAction>
#include <QKeySequence>
#include <QWidget>

namespace tandem {

RunsActions::RunsActions(QWidget* scope)
    : QObject(scope)
    , m_scope(scope)
{
    decompose = make("runDecompose", QKeySequence(Qt::CTRL | Qt::Key_D));
    mask = make("runMask", QKeySequence(Qt::CTRL | Qt::Key_M));
    gemba = make("runGemba");
    gEval = make("runGEval");
    autoEval = make("runAutoEval");
    judgePair = make("runJudgePair");
    pause = make("runPause", QKeySequence(Qt::CTRL | Qt::Key_P));
    resume = make("runResume", QKeySequence(Qt::CTRL | Qt::Key_R));
    cancel = make("runCancel", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_X));
    retryFailed = make("runRetryFailed", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R));
    writeBatch = make("runWriteBatch");
    readBatch = make("runReadBatch");
    forgetBatch = make("runForgetBatch");
    showReply = make("runShowReply", QKeySequence(Qt::CTRL | Qt::Key_I));
    endpoints = make("runEndpoints", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E));
    prompts = make("runPrompts");
    retranslate();
}

QAction* RunsActions::make(const char* name, const QKeySequence& key)
{
    auto* action = new QAction(this);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_scope->addAction(action);
    return action;
}

QList<QAction*> RunsActions::all() const
{
    return {decompose, mask, gemba, gEval, autoEval, judgePair, pause, resume, cancel, retryFailed,
        writeBatch, readBatch, forgetBatch, showReply, endpoints, prompts};
}

void RunsActions::retranslate()
{
    decompose->setText(tr("&Decompose paragraphs…"));
    mask->setText(tr("&Check for conflicts…"));
    gemba->setText(tr("&GEMBA scores…"));
    gEval->setText(tr("G-&Eval scores…"));
    autoEval->setText(tr("&AutoEval scores…"));
    judgePair->setText(tr("Pairwise &judge…"));
    pause->setText(tr("&Pause"));
    resume->setText(tr("&Resume"));
    cancel->setText(tr("&Cancel the run"));
    retryFailed->setText(tr("Retry &failed"));
    writeBatch->setText(tr("&Write as a batch…"));
    readBatch->setText(tr("Read &batch results…"));
    forgetBatch->setText(tr("&Give the batch up"));
    showReply->setText(tr("Show the &reply"));
    endpoints->setText(tr("&Endpoints…"));
    prompts->setText(tr("Pro&mpts…"));
}

} // namespace tandem
