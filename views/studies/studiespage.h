#pragma once

#include "storage/repositories/studygate.h"
#include "storage/repositories/studyrepository.h"
#include "ui/askfile.h"
#include "views/session/watchedlatest.h"

#include <QWidget>

#include <optional>

class QAction;
class QMenu;
class QSplitter;
class QStackedWidget;

namespace tandem {

class CardsView;
class EmptyState;
class PaneHeader;
class ProjectSession;
template <typename Row>
class RowsOf;
class StudyController;
class StudyWatch;

/// The studies of the project for who leads it: makes and changes them, brings items and raters in,
/// and watches how it goes. It shows counts and times, never an answer, and nothing at all to who
/// is no lead.
class StudiesPage final : public QWidget
{
    Q_OBJECT

public:
    StudiesPage(ProjectSession& session, AskFile files, QWidget* parent = nullptr);
    ~StudiesPage() override;

    /// Somebody looks, or nobody does any more.
    /// The panes, for the layout that is kept.
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
    void addRaterCommands();
    void build();
    QWidget* buildList();
    QWidget* buildStudy();
    void follow();
    void show(const Read& read);
    void showStudy();
    void showParts();
    void showActions();
    void showMenu(const QPoint& place);
    QString nextStep(const StudySummary& study) const;
    const StudySummary* current() const;
    QAction* add(const char* name, const QKeySequence& key, std::function<QString()> text,
        std::function<void()> then, const std::function<QString()>& onButton = {});

    ProjectSession& m_session;
    StudyController* m_controller;
    RowsOf<StudySummary>* m_studies;
    QSplitter* m_splitter;
    CardsView* m_list = nullptr;
    QStackedWidget* m_stack;
    EmptyState* m_empty;
    PaneHeader* m_header = nullptr;
    StudyWatch* m_watch = nullptr;
    QMenu* m_more = nullptr;
    QString m_wanted; ///< the name of a study to be shown once it is read
    bool m_isRead = false;
    WatchedLatest<Read> m_reading; ///< last, so that it ends before what it tells
};

} // namespace tandem
