#pragma once

#include "views/studies/ratedstudy.h"

#include <QElapsedTimer>
#include <QWidget>

#include <optional>

class QAction;
class QSplitter;

namespace tandem {

class ConfirmBar;
class MarkdownView;
class RatingView;
class StateStrip;

/// The items of a study with what is said about them: instructions, how far one is and what comes
/// next. Its commands step through the items and submit.
class RatingPane final : public QWidget
{
    Q_OBJECT

public:
    /// Its commands are keys of all of `page`, which knows "ratePause".
    explicit RatingPane(QWidget* page);

    RatingView& rating() const { return *m_rating; }
    /// What is shown, whichever study is chosen.
    const std::optional<RatedTask>& shown() const { return m_shown; }
    /// Whether answers to what is shown can be given.
    bool isOn() const;
    /// `isOther`: not the study that was shown until now.
    void setTask(const RatedTask& rated, bool isOther);
    /// Nothing is shown any more that somebody could answer in the place of another study.
    void clear();
    /// Whether one is at its items, and not paused or asked to agree.
    void setAtItems(bool atItems);
    void showStrip();

signals:
    void turnShown();
    /// Enough items are answered for a break.
    void breakDue();
    void submitted();
    void submissionTakenBack();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitInstructions();
    void addCommands(QWidget* page);
    void build();
    QString stateText() const;
    bool isAllAnswered() const;
    void freeKeys();
    void stepOn();
    void completed();
    void askToSubmit();

    QSplitter* m_parts = nullptr;
    MarkdownView* m_instructions;
    StateStrip* m_strip;
    ConfirmBar* m_confirm;
    RatingView* m_rating;
    QAction* m_showInstructions = nullptr;
    std::optional<RatedTask> m_shown;
    QElapsedTimer m_ledOn;  ///< since an answer led on to the item that is shown
    int m_toldLacking = -1; ///< the item of which it was said that it lacks an answer
};

} // namespace tandem
