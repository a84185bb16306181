#include "views/metrics/scoresactions.h"

#include <QAction>
#include <QKeySequence>
#include <QWidget>

namespace tandem {

namespace {

QAction* makeScoresAction(QWidget* owner, const char* name, const QKeySequence& key,
    Qt::ShortcutContext context = Qt::WidgetWithChildrenShortcut)
{
    auto* action = new QAction(owner);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(key);
    action->setShortcutContext(context);
    owner->addAction(action);
    return action;
}

} // namespace

ScoresActions::ScoresActions(QWidget* page, QWidget* table)
    : QObject(page)
    , openPairs(makeScoresAction(page, "metricsOpenPairs", Qt::CTRL | Qt::Key_I))
    , openProject(makeScoresAction(page, "metricsOpenProject", Qt::CTRL | Qt::Key_L))
    , addColumns(makeScoresAction(page, "metricsAddColumns", Qt::CTRL | Qt::Key_R))
    , measures(makeScoresAction(page, "metricsMeasures", Qt::CTRL | Qt::Key_M))
    , judge(makeScoresAction(page, "metricsJudge", Qt::CTRL | Qt::Key_J))
    , save(makeScoresAction(page, "metricsSave", Qt::CTRL | Qt::Key_S))
    , copy(makeScoresAction(table, "metricsCopy", QKeySequence::Copy, Qt::WidgetShortcut))
    , find(makeScoresAction(page, "metricsFind", QKeySequence::Find))
    , rows(makeScoresAction(page, "metricsRows", Qt::CTRL | Qt::Key_T))
    , sort(makeScoresAction(table, "metricsSort", Qt::Key_S, Qt::WidgetShortcut))
    , nextMatch(makeScoresAction(page, "metricsNextMatch", Qt::Key_J))
    , previousMatch(makeScoresAction(page, "metricsPreviousMatch", Qt::Key_K))
    , cancel(makeScoresAction(page, "metricsCancel", Qt::Key_Escape))
{
    cancel->setEnabled(false);
    retranslate();
}

QList<QAction*> ScoresActions::all() const
{
    return {openPairs, openProject, addColumns, measures, judge, save, copy, find, rows, sort,
        nextMatch, previousMatch, cancel};
}

void ScoresActions::retranslate()
{
    const auto name = [](QAction* action, const QString& text, const QString& onButton = {}) {
        action->setText(text);
        action->setIconText(onButton.isEmpty() ? text : onButton);
    };
    name(openPairs, tr("Open a file of pairs"), tr("File of pairs…"));
    name(openProject, tr("Score this project's outputs"), tr("This project's outputs"));
    name(addColumns, tr("Add scores from a CSV file"), tr("Add scores from a CSV file…"));
    name(measures, tr("Choose the measures"), tr("Measures…"));
    name(judge, tr("Have a language model judge the outputs"), tr("Judge…"));
    name(save, tr("Save the table of scores"), tr("Save table…"));
    name(copy, tr("Copy the selected rows"));
    name(find, tr("Filter the pairs"));
    name(rows, tr("Show pairs or systems"));
    name(sort, tr("Sort by the current column, then the other way"));
    name(nextMatch, tr("Next match"));
    name(previousMatch, tr("Previous match"));
    name(cancel, tr("Cancel scoring"));
}

} // namespace tandem
