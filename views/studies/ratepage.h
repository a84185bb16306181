#pragma once

#include "models/rounds/activetime.h"
#include "storage/changes/latest.h"
#include "views/studies/ratedstudy.h"

#include <QWidget>

#include <optional>

class QAction;
class QLabel;
class QPushButton;
class QSplitter;
class QStackedWidget;

namespace tandem {

class CardsView;
class ConfirmBar;
class EmptyState;
class MarkdownView;
class ProjectSession;
class RatingView;
class StateStrip;
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

    /// Somebody looks, or nobody does any more.
    void setWatched(bool watched);
    /// The time on the item that is shown; to be driven by the screen's clock.
    ActiveTime& timeOnItem() { return m_onItem; }
    QSplitter* panes() const { return m_splitter; }

private:
    void addCommands();
    void addSteps();
    void build();
    QWidget* buildStudies();
    QWidget* buildConsent();
    QWidget* buildRating();
    void connectSession();
    void readTask();
    void showStudies(const QList<RatedStudy>& studies);
    void showTask(const RatedTask& rated);
    void forgetTask();
    void freeKeys();
    void showState();
    void showStrip(bool isAtWork);
    void showEmpty();
    void showPause(bool isBreak);
    void endPause();
    void stepOn();
    void completed();
    void give(const QString& turn, const QString& question, const std::optional<QString>& value,
        const std::optional<QString>& before);
    void settle();
    void askHandIn();
    void askWithdraw();
    void tellEvent(studies::RaterEvent::Kind kind);
    const RatedStudy* current() const;
    bool isAtWork() const;

    ProjectSession& m_session;
    ActiveTime m_onItem;
    RowsOf<RatedStudy>* m_studies;
    QStackedWidget* m_stack;
    QSplitter* m_splitter;
    EmptyState* m_empty;
    CardsView* m_list = nullptr;
    QStackedWidget* m_work = nullptr; ///< consent, rating, pause
    QWidget* m_consentPage = nullptr;
    QWidget* m_ratingPage = nullptr;
    EmptyState* m_pausePage = nullptr;
    MarkdownView* m_consent = nullptr;
    QPushButton* m_decline = nullptr;
    MarkdownView* m_instructions = nullptr;
    StateStrip* m_strip = nullptr;
    ConfirmBar* m_confirm = nullptr;
    RatingView* m_rating = nullptr;
    QAction* m_next = nullptr;
    QAction* m_back = nullptr;
    QAction* m_nextOpen = nullptr;
    QAction* m_pause = nullptr;
    QAction* m_showInstructions = nullptr;
    QAction* m_takeBack = nullptr;
    QAction* m_handIn = nullptr;
    QAction* m_agree = nullptr;
    QAction* m_takeBackHandIn = nullptr;
    QAction* m_withdraw = nullptr;
    std::optional<RatedTask> m_shown; ///< what is on the screen, whichever study is chosen
    int m_given = 0;                  ///< answers, since the page was made
    int m_storing = 0;                ///< answers on their way to the project
    bool m_readsAgain = false;        ///< once all are stored
    bool m_isPaused = false;
    bool m_isBreak = false;
    bool m_isWatched = false;
    Latest<RatedTask> m_task;
    Latest<QList<RatedStudy>> m_reading; ///< last, so that it ends before what it tells
};

} // namespace tandem
