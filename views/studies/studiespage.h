#pragma once

#include "storage/changes/latest.h"
#include "storage/repositories/studygate.h"
#include "storage/repositories/studyrepository.h"
#include "ui/askfile.h"

#include <QWidget>

#include <optional>

class QAction;
class QLabel;
class QSplitter;
class QStackedWidget;

namespace tandem {

class CardsView;
class EmptyState;
class PaneHeader;
class ProjectSession;
template <typename Row>
class RowsOf;
class RowsView;

/// The studies of the project for who leads it: makes them, brings items and raters in, and watches
/// how it goes. It shows counts and times, never an answer.
class StudiesPage final : public QWidget
{
    Q_OBJECT

public:
    StudiesPage(ProjectSession& session, AskFile files, QWidget* parent = nullptr);
    ~StudiesPage() override;

    /// Somebody looks, or nobody does any more.
    void setWatched(bool watched);
    /// The panes, for the layout that is kept.
    QSplitter* panes() const { return m_splitter; }
    /// The study that is shown; invalid where there is none.
    StudyId currentStudy() const;

signals:
    /// Results of this closed study are asked for.
    void resultsRequested(tandem::StudyId study);

private:
    /// What is read at once.
    struct Read
    {
        QList<StudySummary> studies;
        StudyId shown; ///< of which the status is
        std::optional<StudyStatus> status;
    };

    void addCommands();
    void build();
    QWidget* buildStudy();
    void show(const Read& read);
    void showStudy();
    void showActions();
    QString progressText(const StudyStatus& status) const;
    void makeStudy();
    void importItems();
    void takeItems(StudyId study, const QString& path);
    void addRaters();
    void preview();
    void close();
    const StudySummary* current() const;

    ProjectSession& m_session;
    AskFile m_files;
    RowsOf<StudySummary>* m_studies;
    RowsOf<RaterProgress>* m_raters;
    QSplitter* m_splitter;
    CardsView* m_list;
    QStackedWidget* m_stack;
    EmptyState* m_empty;
    PaneHeader* m_header = nullptr;
    QLabel* m_progress = nullptr;
    RowsView* m_table = nullptr;
    QAction* m_new = nullptr;
    QAction* m_import = nullptr;
    QAction* m_addRaters = nullptr;
    QAction* m_preview = nullptr;
    QAction* m_close = nullptr;
    QAction* m_results = nullptr;
    QString m_wanted; ///< the name of a study to be shown once it is read
    StudyStatus m_status;
    bool m_read = false;
    Latest<Read> m_reading; ///< last, so that it ends before what it tells
};

} // namespace tandem
