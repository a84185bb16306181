#pragma once

#include "models/results/report.h"
#include "ui/chartdata.h"
#include "ui/emptystate.h"
#include "views/models/modelsdata.h"

#include <QHash>
#include <QWidget>

class QAction;
class QLabel;
class QStackedWidget;

namespace tandem {

class ReportView;
class ResultOutput;
struct ModelsEmptyWords;

/// A page of results on models: tools above, then tables and charts, or what to do while there are
/// none; with the commands that copy and save them.
class ModelsPage : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ModelsPage)

public:
    /// The outputs of every system, and what a verifier says of them.
    void setData(const SharedModels& data);
    /// The system that the current row of a table is about; none where there is no such row.
    std::optional<kgds::SystemRef> currentSystem() const;

signals:
    /// A row or a point leads to this system's samples.
    void systemChosen(const tandem::kgds::SystemRef& system);

protected:
    /// The parts are named after `name`: "modelsTableCopy", "modelsTableReport" ...
    ModelsPage(const QString& name, ResultOutput& output, QWidget* parent);

    /// Puts the page together: `tools` above, with buttons for the page's commands behind them.
    void build(QWidget* tools);
    void showReport(const results::Report& report, const QHash<QString, ChartData>& charts = {});
    ReportView* view() const { return m_view; }
    const ModelsData& data() const { return *m_data; }
    const SharedModels& sharedData() const { return m_data; }
    /// A word beside the tools on what goes on; empty where nothing does.
    void setState(const QString& text);

    /// What to do while there is nothing to show: none where there is something.
    virtual std::optional<ModelsEmptyWords> emptyWords() const;
    /// The data, a choice or the language is another one: shows what is known at once.
    virtual void refresh() = 0;
    /// Somebody looks: computes what takes longer, if it is not up to date.
    virtual void computeIfStale() {}
    /// Under which name tables and charts are saved, without ending.
    virtual QString fileName() const = 0;
    void showEvent(QShowEvent* event) override;

private:
    void addCommands();
    void showState();
    void placeKeyboard();
    void saveChart(const ChartData& chart);

    const QString m_name;
    ResultOutput& m_output;
    SharedModels m_data;
    QStackedWidget* m_content;
    ReportView* m_view;
    EmptyState* m_empty;
    QLabel* m_state;
    QAction* m_copy = nullptr;
    QAction* m_save = nullptr;
    QAction* m_saveChart = nullptr;
    bool m_ready = false; ///< data has been read
};

/// What a page says while it has nothing to show, and what it offers.
struct ModelsEmptyWords
{
    QString headline;
    QString text;
    EmptyState::Offer first = {};
    EmptyState::Offer second = {};
};

} // namespace tandem
