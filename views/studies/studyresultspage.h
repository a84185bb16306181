#pragma once

#include "models/results/report.h"
#include "models/studies/ids.h"
#include "models/studies/studyresults.h"
#include "storage/changes/latest.h"
#include "storage/repositories/studyrepository.h"

#include <QWidget>

#include <memory>
#include <optional>

class QAction;
class QComboBox;
class QLabel;
class QScrollArea;
class QStackedWidget;

namespace tandem {

class EmptyState;
class ProjectSession;
class ResultOutput;
class SectionView;

/// The results of a closed study: every table of its report. Figures are there at once, bootstrap
/// intervals when they are computed.
class StudyResultsPage final : public QWidget
{
    Q_OBJECT

public:
    StudyResultsPage(ProjectSession& session, ResultOutput& output, QWidget* parent = nullptr);
    ~StudyResultsPage() override;

    /// Somebody looks, or nobody does any more.
    void setWatched(bool watched);
    /// Shows the results of this study.
    void showStudy(StudyId study);

private:
    /// What the figures are computed from, and the figures.
    struct Results
    {
        std::shared_ptr<const studies::StudyAnswers> answers;
        studies::StudyResults figures;
    };

    void addCommands();
    void build();
    void showStudies(const QList<StudySummary>& studies);
    void readResults();
    void drawIntervals(const Results& results);
    void showResults(const studies::StudyResults& results);
    QList<results::Section> shownSections() const;
    StudyId chosen() const;

    ProjectSession& m_session;
    ResultOutput& m_output;
    QComboBox* m_choice;
    QLabel* m_state = nullptr;
    QAction* m_copy = nullptr;
    QAction* m_save = nullptr;
    QStackedWidget* m_stack;
    EmptyState* m_empty;
    QScrollArea* m_scroll;
    QList<SectionView*> m_tables;
    StudyId m_wanted;
    std::optional<studies::StudyResults> m_results;
    Latest<Results> m_figures;
    Latest<studies::StudyResults> m_intervals;
    Latest<QList<StudySummary>> m_reading; ///< last, so that it ends before what it tells
};

} // namespace tandem
