#pragma once

#include "models/project/table.h"
#include "ui/askfile.h"

#include <QList>
#include <QWidget>

class QAction;
class QLabel;
class QPushButton;

namespace tandem {

class ItemTimePanel;
class OverviewFigures;
class ProjectSession;
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
    TimePage(ProjectSession& session, OverviewFigures& figures, QWidget* parent = nullptr);

    QList<QAction*> pageActions() const;
    /// How to ask for a file; the platform's dialog unless set.
    void setAskFile(AskFile files) { m_files = std::move(files); }

protected:
    void showEvent(QShowEvent* event) override;

private:
    void build();
    QWidget* buildTables();
    void sayTexts();
    void markStale();
    void showTimes();
    Table table(const QList<int>& rows) const;
    void copy();
    void save();
    void saveTo(const QString& path);

    ProjectSession& m_session;
    OverviewFigures& m_figures;
    RowsOf<SampleTime>* m_times;
    RowsOf<TimeSummary>* m_summaries;
    AskFile m_files;
    bool m_stale = false;
    RowsView* m_table;
    RowsView* m_summary;
    ItemTimePanel* m_items;
    QLabel* m_note;
    QPushButton* m_copyButton;
    QPushButton* m_saveButton;
    QAction* m_copy;
    QAction* m_save;
};

} // namespace tandem
