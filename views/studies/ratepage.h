#pragma once

#include "models/rounds/answertimes.h"
#include "views/session/watchedlatest.h"
#include "views/studies/ratedstudy.h"

#include <QHash>
#include <QWidget>

#include <optional>

class QAction;
class QSplitter;
class QStackedWidget;

namespace tandem {

class CardsView;
class ConsentPage;
class EmptyState;
class ProjectSession;
class RatingPane;
class RatingView;
template <typename Row>
class RowsOf;

/// The studies that ask the person who sits here, and the items of one of them: every answer is in
/// the project at once, can be undone, and is theirs alone.
class RatePage final : public QWidget
{
    Q_OBJECT

public:
    RatePage(ProjectSession& session, const ActivityClock::Clock& clock, QWidget* parent = nullptr);
    ~RatePage() override;

    /// The time on the item that is shown; to be driven by the screen's clock.
    ActiveTime& timeOnItem() { return m_times.running(); }
    /// Goes to the study that asks this rater; once it is read, where that is still to come.
    void showStudy(RaterId rater);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void addCommands();
    void build();
    QWidget* buildStudies();
    void connectSession();
    void readTask();
    void showStudies(const QList<RatedStudy>& studies);
    void showTask(const RatedTask& rated);
    void forgetTask();
    void showState();
    void showEmpty();
    void beginItem();
    void showPause(bool isBreak);
    void endPause();
    void give(const QString& turn, const QString& question, const std::optional<QString>& value,
        const std::optional<QString>& before);
    void settle();
    QStringList turnIds() const;
    void tellInView(const QString& turn);
    void askWithdraw();
    void tellEvent(studies::RaterEvent::Kind kind);
    const RatedStudy* current() const;
    const std::optional<RatedTask>& shown() const;
    RatingView& rating() const;

    ProjectSession& m_session;
    AnswerTimes<QString> m_times; ///< on turns
    RowsOf<RatedStudy>* m_studies;
    QStackedWidget* m_stack;
    QSplitter* m_splitter;
    EmptyState* m_empty;
    CardsView* m_list = nullptr;
    QStackedWidget* m_work = nullptr; ///< consent, rating, pause
    ConsentPage* m_consent = nullptr;
    RatingPane* m_controller = nullptr;
    EmptyState* m_pausePage = nullptr;
    QAction* m_pause = nullptr;
    QAction* m_agree = nullptr;
    QAction* m_withdraw = nullptr;
    RaterId m_wanted;          ///< whose study is to be shown once it is read
    int m_given = 0;           ///< answers, since the page was made
    int m_storing = 0;         ///< answers on their way to the project
    bool m_readsAgain = false; ///< once all are stored
    bool m_isPaused = false;
    bool m_isBreak = false;
    WatchedLatest<RatedTask> m_task;
    WatchedLatest<QList<RatedStudy>> m_reading; ///< last, so that it ends before what it tells
};

} // namespace tandem
