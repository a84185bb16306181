#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "views/metrics/pairorder.h"

#include <QList>
#include <QWidget>

class QAction;
class QLabel;
class QSplitter;
class QStackedWidget;
class QPushButton;

namespace tandem {

class EmptyState;
class MatchPane;
class MetricsController;
class PairArranger;
class ResultOutput;
class ScoresActions;
class ScoreTableModel;
class ScoreTableView;
class SearchField;
class ScoringStrip;
class SegmentSwitch;
class SectionView;

/// Pairs or systems with what measures say of them, and the pair behind any value.
class ScoresPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ScoresPage)

public:
    ScoresPage(MetricsController& controller, ResultOutput& output, QWidget* parent = nullptr);
    ~ScoresPage() override;

    QList<QAction*> pageActions() const;
    /// Makes a pair of the controller's table current, in the column with this key; the filter is
    /// taken away where it does not let the pair pass.
    void goToPair(int pair, const QString& key);
    QByteArray saveLayout() const;
    void restoreLayout(const QByteArray& layout);

signals:
    /// A judge (metrics::judgeKey()) is wanted for these outputs; empty: for all.
    void judgeRequested(const QString& judge, const QList<tandem::OutputId>& outputs);
    void told(const QString& sentence);
    void failed(const tandem::Error& error);

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* buildTools();
    QWidget* buildContent();
    void connectActions();
    void connectParts();
    void orderTabs();
    void retranslate();
    void fillSourceMenu();

    // What is shown: scorespagerows.cpp.
    void takeTable();
    void takeRows(const SharedMetricsTable& table, const QList<int>& rows);
    void arrange();
    void sortByCurrent();
    void showRows(int rows);
    void showState();
    void takeCurrent();
    void showPair();
    void keepFirst(const std::function<void()>& change);
    void markOrder();
    void keepCurrent(const std::function<void()>& change);
    QList<int> selectedPairs() const;

    void openPairs();
    void addColumns();
    void chooseMeasures();
    void askJudge();
    void save();
    void savePairs();
    void copy();

    MetricsController& m_controller;
    ResultOutput& m_output;
    ScoreTableModel* m_model;
    PairArranger* m_arranger;
    PairOrder m_order;
    int m_wantedPair = -1; ///< to be current once the rows are there
    QString m_wantedKey;
    bool m_isUntouched = true; ///< no pair of these was chosen yet: the first one is current
    bool m_isTaking = false;   ///< rows come; what is current changes by itself
    QPushButton* m_source = nullptr;
    SearchField* m_search = nullptr;
    QLabel* m_count = nullptr;
    SegmentSwitch* m_rows = nullptr;
    ScoringStrip* m_strip = nullptr;
    QWidget* m_judge = nullptr; ///< the button that the menu of judges belongs to
    QList<QWidget*> m_tools;    ///< of no use without pairs
    QStackedWidget* m_content = nullptr;
    QStackedWidget* m_tables = nullptr;
    QSplitter* m_splitter = nullptr;
    EmptyState* m_empty = nullptr;
    ScoreTableView* m_table = nullptr;
    SectionView* m_systems = nullptr;
    MatchPane* m_pane = nullptr;
    ScoresActions* m_actions = nullptr;
};

} // namespace tandem
