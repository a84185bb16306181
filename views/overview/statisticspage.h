#pragma once

#include "storage/project/benchmark.h"
#include "views/session/watchedlatest.h"

#include <QList>
#include <QWidget>

#include <optional>

class QAction;
class QLabel;
class QPushButton;

namespace tandem {

class DrillDownPanel;
class ProjectSession;
class ReadingBar;
class SectionView;

/// The statistics of the benchmark as it stands (KGDS paper, Appendix B), what they leave out, and
/// the items behind each figure.
class StatisticsPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(StatisticsPage)

public:
    explicit StatisticsPage(ProjectSession& session, QWidget* parent = nullptr);

private:
    void build();
    QWidget* buildTable();
    void buildActions();
    void keepReading();
    void showResult();
    QString currentFigure() const;
    const kgds::StatisticRow* figureAt(qint64 item) const;
    void openFigure();
    void followFigure();

    ProjectSession& m_session;
    std::optional<BenchmarkFigures> m_figures;
    QList<kgds::StatisticRow> m_rows; ///< of these
    QString m_listed;                 ///< the figure whose items are listed
    ReadingBar* m_bar;
    SectionView* m_table;
    QLabel* m_basis;
    QLabel* m_leftOut;
    QPushButton* m_showLeftOut;
    QPushButton* m_perSample;
    DrillDownPanel* m_items;
    QAction* m_showOpinions;
    QAction* m_copy;
    bool m_isRenewing = false;
    WatchedLatest<BenchmarkFigures> m_reading;
};

} // namespace tandem
