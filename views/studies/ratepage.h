#pragma once

#include "models/rounds/activetime.h"
#include "models/studies/task.h"
#include "storage/changes/latest.h"
#include "storage/repositories/studyraterrepository.h"
#include "storage/repositories/studyrepository.h"

#include <QWidget>

class QAction;
class QLabel;
class QSplitter;
class QStackedWidget;

namespace tandem {

class CardsView;
class EmptyState;
class MarkdownView;
class ProjectSession;
class RatingView;
template <typename Row>
class RowsOf;

/// A study in which somebody is asked to rate.
struct RatedStudy
{
    StudySummary study;
    StudyRater rater;
};

/// The studies that ask the person who sits here, and the items of one of them: every answer is in
/// the project at once, can be undone, and is theirs alone.
class RatePage final : public QWidget
{
    Q_OBJECT

public:
    RatePage(ProjectSession& session, const ActivityClock::Clock& clock, QWidget* parent = nullptr);
    ~RatePage() override;

    /// Somebody looks, or nobody does any more.
    void setWatched(bool watched);
    /// The time on the item that is shown; to be driven by the screen's clock.
    ActiveTime& timeOnItem() { return m_onItem; }
    QSplitter* panes() const { return m_splitter; }

private:
    void addCommands();
    void build();
    QWidget* buildConsent();
    QWidget* buildRating();
    void readTask();
    void showStudies(const QList<RatedStudy>& studies);
    void showTask(const studies::Task& task);
    void showState();
    void showEmpty();
    void give(const QString& turn, const QString& question, const std::optional<QString>& value,
        const std::optional<QString>& before);
    void askHandIn();
    void tellEvent(studies::RaterEvent::Kind kind);
    const RatedStudy* current() const;

    ProjectSession& m_session;
    ActiveTime m_onItem;
    RowsOf<RatedStudy>* m_studies;
    QSplitter* m_splitter;
    CardsView* m_list;
    QStackedWidget* m_stack;
    EmptyState* m_empty;
    QStackedWidget* m_work; ///< consent, or rating
    MarkdownView* m_consent = nullptr;
    MarkdownView* m_instructions = nullptr;
    RatingView* m_rating = nullptr;
    QLabel* m_state = nullptr;
    QAction* m_showInstructions = nullptr;
    QAction* m_handIn = nullptr;
    QAction* m_takeBackHandIn = nullptr;
    QAction* m_takeBack = nullptr;
    QAction* m_nextOpen = nullptr;
    Latest<studies::Task> m_task;
    Latest<QList<RatedStudy>> m_reading; ///< last, so that it ends before what it tells
};

} // namespace tandem
