#pragma once

#include "models/studies/ids.h"
#include "storage/repositories/studyrepository.h"
#include "views/session/watchedlatest.h"
#include "views/studies/shownstudyresults.h"

#include <QPointer>
#include <QWidget>

#include <optional>

class QAction;
class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace tandem {

class EmptyState;
class ProjectSession;
class ResultOutput;
class SegmentSwitch;
class StudyDataPage;
class ReportView;
class StudyResultsSaving;

/// The results of a closed study: tables and charts of those raters who count, or of everybody, and
/// behind each figure its data. Figures are there at once, bootstrap intervals when they are
/// computed. Of an open study it says why there are none.
class StudyResultsPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StudyResultsPage)

public:
    StudyResultsPage(ProjectSession& session, ResultOutput& output, QWidget* parent = nullptr);
    ~StudyResultsPage() override;

    /// Somebody looks, or nobody does any more.
    /// Shows the results of this study.
    void showStudy(StudyId study);

private:
    /// A level of the page.
    enum Level { Figures, Data, Empty };

    QWidget* buildTools();
    void addCommands();
    void showStudies(const QList<StudySummary>& studies);
    void showChosen();
    void sayWhyNothing();
    void readResults();
    void drawIntervals();
    void stopIntervals();
    void showState(const QString& state, bool isDrawing, bool canDraw);
    void showResults();
    void showData(const results::Section& section, int row);
    void leaveData();
    StudyId chosen() const;
    const StudySummary* chosenStudy() const;
    QString studyName() const;

    ProjectSession& m_session;
    ResultOutput& m_output;
    QComboBox* m_choice;
    SegmentSwitch* m_whose;
    QLabel* m_state = nullptr;
    QAction* m_copy = nullptr;
    QAction* m_stop = nullptr;
    QAction* m_draw = nullptr;
    StudyResultsSaving* m_saving = nullptr;
    QStackedWidget* m_stack;
    ReportView* m_view;
    StudyDataPage* m_data;
    EmptyState* m_empty;
    QPointer<QWidget> m_cameFrom; ///< what had the keyboard before data was shown
    StudyId m_wanted;
    QList<StudySummary> m_studies;
    std::optional<ShownStudyResults> m_shown; ///< of the study that is shown
    WatchedLatest<ShownStudyResults> m_figures;
    WatchedLatest<ShownStudyResults> m_intervals;
    WatchedLatest<QList<StudySummary>> m_reading; ///< last, so that it ends before what it tells
};

} // namespace tandem
