#include "views/metrics/persevalactions.h"

#include <QAction>
#include <QKeySequence>
#include <QWidget>

namespace tandem {

namespace {

QAction* makePersevalAction(QWidget* owner, const char* name, const QKeySequence& key)
{
    auto* action = new QAction(owner);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    owner->addAction(action);
    return action;
}

/// One whose key holds in single widgets only, which it is added to later.
QAction* makeLocal(QWidget* owner, const char* name, const QKeySequence& key)
{
    auto* action = new QAction(owner);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetShortcut);
    return action;
}

} // namespace

PersevalActions::PersevalActions(QWidget* page)
    : QObject(page)
    , openTexts(makePersevalAction(page, "persevalOpenTexts", Qt::CTRL | Qt::Key_I))
    , openDistances(makePersevalAction(page, "persevalOpenDistances", Qt::CTRL | Qt::Key_D))
    , openSample(makePersevalAction(page, "persevalOpenSample", {}))
    , next(makePersevalAction(page, "persevalNext", Qt::CTRL | Qt::Key_T))
    , distance(makePersevalAction(page, "persevalChooseDistance", Qt::CTRL | Qt::Key_M))
    , beta(makePersevalAction(page, "persevalSetBeta", Qt::CTRL | Qt::Key_B))
    , fold(makePersevalAction(page, "persevalShowParameters", Qt::CTRL | Qt::SHIFT | Qt::Key_M))
    , reset(makePersevalAction(page, "persevalResetParameters", Qt::CTRL | Qt::SHIFT | Qt::Key_B))
    , sort(makeLocal(page, "persevalSort", Qt::Key_S))
    , up(makeLocal(page, "persevalUp", Qt::Key_Backspace))
    , copy(makeLocal(page, "persevalCopy", QKeySequence::Copy))
    , save(makePersevalAction(page, "persevalSave", Qt::CTRL | Qt::Key_S))
    , saveChart(makePersevalAction(page, "persevalSaveChart", Qt::CTRL | Qt::SHIFT | Qt::Key_S))
    , saveDistances(
          makePersevalAction(page, "persevalSaveDistances", Qt::CTRL | Qt::SHIFT | Qt::Key_D))
    , cancel(makePersevalAction(page, "persevalCancel", Qt::Key_Escape))
{
    cancel->setEnabled(false);
    retranslate();
}

QList<QAction*> PersevalActions::all() const
{
    return {openTexts, openDistances, openSample, next, distance, beta, fold, reset, sort, up, copy,
        save, saveChart, saveDistances, cancel};
}

void PersevalActions::retranslate()
{
    const auto name = [](QAction* action, const QString& text, const QString& onButton = {}) {
        action->setText(text);
        action->setIconText(onButton.isEmpty() ? text : onButton);
    };
    name(openTexts, tr("Open personalized summaries"), tr("File of summaries…"));
    name(openDistances, tr("Open a folder of distances"), tr("Folder of distances…"));
    name(openSample, tr("Open the sample of personalized summaries"), tr("Open the sample"));
    name(next, tr("Next view: models and charts"));
    name(distance, tr("Choose the distance"));
    name(beta, tr("Set beta"));
    name(fold, tr("Show or hide the other parameters"));
    name(reset, tr("Back to the paper's parameters"));
    name(sort, tr("Sort by the current column, then the other way"));
    name(up, tr("Back to documents or models"));
    name(copy, tr("Copy the row"));
    name(save, tr("Save the table"), tr("Save table…"));
    name(saveChart, tr("Save the chart"), tr("Save chart…"));
    name(saveDistances, tr("Save the distances as three CSV files"), tr("Save distances…"));
    name(cancel, tr("Cancel"));
}

} // namespace tandem
