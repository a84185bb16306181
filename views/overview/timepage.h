#pragma once

#include "models/project/table.h"

#include <QList>
#include <QWidget>

class QAction;
class QLabel;

namespace tandem {

class ItemTimePanel;
class OverviewFigures;
class ProjectSession;
class ResultOutput;
template <typename Row>
class RowsOf;
class RowsView;
struct SampleTime;
struct TimeSummary;

/// Active time by sample and person, with totals and medians, and by paragraph where a round is
/// closed.
class TimePage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(TimePage)

public:
    TimePage(ProjectSession& session, OverviewFigures& figures, ResultOutput& output,
        QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void build();
    QWidget* buildTables();
    void markStale();
    void showTimes();
    Table table(const QList<int>& rows) const;
    void save();

    ProjectSession& m_session;
    OverviewFigures& m_figures;
    ResultOutput& m_output;
    RowsOf<SampleTime>* m_times;
    RowsOf<TimeSummary>* m_summaries;
    bool m_stale = false;
    RowsView* m_table;
    RowsView* m_summary;
    ItemTimePanel* m_items;
    QLabel* m_note;
    QAction* m_copy;
    QAction* m_save;
};

} // namespace tandem
