#pragma once

#include "models/agreement/agreementreport.h"
#include "storage/project/benchmark.h"
#include "views/session/watchedlatest.h"

#include <QList>
#include <QString>
#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QLayout;
class QSplitter;
class QStackedWidget;

namespace tandem {

class AgreementChart;
class AgreementOutput;
class AgreementPanel;
class EmptyState;
class ProjectSession;
class ReadingBar;
class ResultOutput;
class SectionView;

/// How far annotators agree, over rounds, people, domains and time, on exactly the answers given
/// blind, and what each figure is made from. The closed rounds are read when they may be others
/// than before; groups are computed from them anew when the choice changes.
class AgreementPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(AgreementPage)

public:
    AgreementPage(ProjectSession& session, ResultOutput& output, QWidget* parent = nullptr);

private:
    void build(ResultOutput& output);
    QLayout* buildChoices();
    QWidget* buildTable();
    QWidget* buildOpinions();
    void buildActions();
    void keepReading();
    void compute();
    void showResult();
    void showGroup();
    void showOpinions();

    ProjectSession& m_session;
    std::optional<AgreementFigures> m_read; ///< without the groups
    AgreementFigures m_shown;
    QComboBox* m_by;
    QComboBox* m_step;
    AgreementOutput* m_output;
    QStackedWidget* m_content;
    QSplitter* m_splitter;
    EmptyState* m_empty;
    SectionView* m_table;
    AgreementChart* m_chart;
    QWidget* m_opinions;
    QLabel* m_opinionsTitle;
    SectionView* m_opinionsTable;
    QLabel* m_opinionsNote;
    AgreementPanel* m_panel;
    ReadingBar* m_progress;
    WatchedLatest<AgreementFigures> m_reading;
    WatchedLatest<AgreementFigures> m_computing;
};

/// How many samples and facts the statistics leave out, by reason; says that nothing is left out
/// where that is so.
QString leftOutSummary(const BenchmarkFigures& result);

} // namespace tandem
