#pragma once

#include "models/error.h"
#include "models/expert/systemscores.h"
#include "models/results/report.h"

#include <QWidget>

class QAction;
class QComboBox;
class QLabel;
class QPushButton;
class QSplitter;
class QStackedWidget;

namespace tandem {

class ChartView;
class EmptyState;
class EvaluationsReader;
class PairedPanel;
class ProjectSession;
class ResultOutput;
class SectionView;

/// What systems got in a set of evaluations, and whether two of them differ.
class SystemsPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(SystemsPage)

public:
    SystemsPage(ProjectSession& session, EvaluationsReader& reader, ResultOutput& output,
        QWidget* parent = nullptr);

    QList<QAction*> pageActions() const;

signals:
    void evaluateRequested();
    void failed(const tandem::Error& error);

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* buildTools();
    QWidget* buildContent();
    void buildActions();
    void retranslate();
    void showSets();
    void showSet();
    void showResults();
    expert::Mode mode() const;
    /// As it is shown, to be copied or saved.
    results::Section shownSection() const;

    EvaluationsReader& m_reader;
    ResultOutput& m_output;
    QList<expert::SystemScores> m_results;
    QComboBox* m_set = nullptr;
    QComboBox* m_mode = nullptr;
    QLabel* m_setLabel = nullptr;
    QLabel* m_modeLabel = nullptr;
    QPushButton* m_copyButton = nullptr;
    QPushButton* m_saveButton = nullptr;
    QPushButton* m_chartButton = nullptr;
    QAction* m_copy;
    QAction* m_save;
    QAction* m_saveChart;
    QStackedWidget* m_content = nullptr;
    EmptyState* m_empty = nullptr;
    QSplitter* m_splitter = nullptr;
    SectionView* m_table = nullptr;
    PairedPanel* m_paired;
    ChartView* m_chart = nullptr;
};

} // namespace tandem
