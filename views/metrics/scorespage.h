#pragma once

#include "models/ids.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <QWidget>

class QAction;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace tandem {

class EmptyState;
class MatchPane;
class MetricsController;
class ResultOutput;
class ScoredPairs;
class SearchField;
class SectionView;
class SegmentSwitch;
class WorkStrip;
class Workspace;

/// Pairs or systems with what measures say of them, and the pair behind any value.
class ScoresPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ScoresPage)

public:
    ScoresPage(MetricsController& controller, ResultOutput& output, Workspace& screen);

    /// Makes a pair of the controller's table current, in the column with this key; the filter is
    /// taken away where it does not let the pair pass.
    void goToPair(int pair, const QString& key);

signals:
    /// A judge (metrics::judgeKey()) is wanted for these outputs; empty: for all.
    void judgeRequested(const QString& judge, const QList<tandem::OutputId>& outputs);

private:
    QWidget* buildContent();
    void addFileCommands();
    void addTableCommands();
    QWidget* buildTools();
    void connectParts();

    void fillSourceMenu();
    void takeTable();
    void showRows(int rows);
    void showPair();
    void showState();
    void showProgress(qint64 done, qint64 total);
    QString countText() const;

    void openPairs();
    void chooseMeasures();
    void askJudge();
    void storeScores();
    void save();
    void copy();

    MetricsController& m_controller;
    ResultOutput& m_output;
    Workspace& m_screen;
    ScoredPairs* m_table = nullptr;
    SectionView* m_systems = nullptr;
    QStackedWidget* m_tables = nullptr;
    MatchPane* m_pane = nullptr;
    EmptyState* m_empty = nullptr;
    QStackedWidget* m_content = nullptr;
    QAction* m_openPairs = nullptr;
    QAction* m_openProject = nullptr;
    QAction* m_addColumns = nullptr;
    QAction* m_cancel = nullptr;
    QList<QAction*> m_forPairs; ///< of use where there are pairs
    QList<QAction*> m_forPair;  ///< of use where one is current
    QAction* m_judge = nullptr;
    QAction* m_store = nullptr;
    QAction* m_find = nullptr;
    QPushButton* m_source = nullptr;
    SearchField* m_search = nullptr;
    QLabel* m_count = nullptr;
    SegmentSwitch* m_rows = nullptr;
    QList<QWidget*> m_commandButtons; ///< in the order of Tab
    WorkStrip* m_strip = nullptr;
};

/// What is to be done with files that were dropped on Metrics.
struct DroppedTables
{
    QString pairs;   ///< to be opened; empty: none
    QString columns; ///< scores to be added; empty: none
};

/// The first file of pairs and the first of scores. A CSV whose first line names no texts is one of
/// scores; reads no more than that line.
DroppedTables droppedTables(const QStringList& paths);

} // namespace tandem
