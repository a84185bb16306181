#pragma once

#include "models/rounds/answertimes.h"
#include "storage/project/project.h"
#include "views/annotate/answersheet.h"

#include <QHash>
#include <QObject>
#include <QTimer>

namespace tandem {

class ProjectSession;

/// Labelling without widgets: the sample in front of the current person, the item they are at,
/// their answers, the short pause before stepping on. Shows what is committed, and knows what is on
/// its way.
class LabellingController final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(LabellingController)

public:
    static constexpr int defaultStepPauseMs = 350;
    static constexpr int longestStepPauseMs = 1000;

    explicit LabellingController(ProjectSession& session,
        const ActivityClock::Clock& clock = monotonicClock(), QObject* parent = nullptr);

    /// How long an answer stays in sight before the next item comes, ms, 0 to longestStepPauseMs.
    void setStepPause(int ms);
    /// Whether an answer was just given and the next item is about to come.
    bool isStepping() const { return m_step.isActive(); }

    LabellingMode mode() const { return m_mode; }
    const OpenSample& sample() const { return m_sheet.open(); }
    int count() const { return m_sheet.count(); }
    int currentIndex() const { return m_current; }
    /// The item that was answered before the current one came by itself; -1 where it was gone to.
    int leftIndex() const { return m_left; }
    /// The item that a note asked for now is about: the current one, or the one that was just
    /// marked as unsure and left by itself.
    int noteIndex() const;
    /// The committed answer of an item.
    const Answer& answer(int index) const { return sample().answers.at(index); }
    /// What was submitted for an item and is on its way for so long that it should be shown so.
    std::optional<Answer> slowAnswer(int index) const;
    /// Complete committed answers.
    int answeredCount() const { return m_sheet.answeredCount(); }
    /// What is missing for a submission, answers on their way taken as given.
    Missing missing() const { return m_sheet.missing(); }
    /// Active time spent on the sample since the program was started, ms.
    qint64 activeMs() const { return m_sampleTime.elapsedMs(); }
    PersonId person() const;

    /// Goes to an item; a step that is about to come is given up.
    void setCurrentIndex(int index);
    /// Goes to the item with this number, if the sample has it.
    void goToNumber(int number);
    /// Goes to an item of any sample and step.
    void goToItem(SampleId id, Step step, ItemId item);

    /// Answers the current item and steps on after the pause. Within the pause the step is taken
    /// first, so that the answer goes to the next item; at the end it is ignored.
    void giveAnswer(bool yes);
    /// Answers a certain item, one that was clicked: it was read before the click made it the
    /// current one, so that the time since the last answer is its own.
    void giveAnswerAt(int index, bool yes);
    /// Marks the current item as unsure and steps on, or takes the mark away and stays.
    void toggleUnsure();
    /// Sets the note of an item; outer blanks go. At most 10,000 characters. No job where it is the
    /// same already, or cannot be set.
    Job setNote(int index, const QString& note);
    /// Undoes the last change, if it was made here.
    void takeBack();

    /// Gives up the step that is about to come.
    void stay() { m_step.stop(); }

    // Not to be undone.
    void submit();
    void withdrawSubmission();

    /// The times on the sample and on the current item, for the clock of the screen to drive.
    QList<ActiveTime*> times() { return {&m_times.running(), &m_sampleTime}; }

signals:
    /// Another sample, or the same one with other texts: everything may differ.
    void aboutToReload();
    void reloaded();
    void discussionChanged();
    /// The person changed something; it is on its way to disk.
    void answered();
    /// One item's committed answer, or that it is slow to be.
    void itemChanged(int index);
    void currentIndexChanged(int index);
    void modeChanged();
    /// Counts, or what the round's state says besides the mode.
    void progressChanged();
    /// An undo or redo brought an item into view.
    void itemBroughtUp();
    void submitted();
    void readFailed(const tandem::Error& error);

private:
    void connectAll();
    void load(SampleId id, int number);
    void open(SampleId id, int number);
    void refresh();
    void adopt(OpenSample fresh);
    void setMode(LabellingMode mode);
    int firstIndex(int number) const;
    void moveTo(int index);
    /// The same, told when what is under way is on disk.
    void moveOn(int index);
    void tellCurrent();
    bool stepOn();
    void startStep();
    void giveValue(int index, bool yes);
    /// What a change of an item is called in the list of changes.
    QString named(const QString& paragraph, const QString& fact, int index) const;
    Job give(int index, const Answer& next, const QString& text);
    void answerHere(bool yes);
    std::optional<ItemId> currentItem() const;
    void follow(const ChangeEvent& event);
    void followAnswer(const AnswerChanged& event, bool isBack);
    void bringUp(const AnswerChanged& event);
    /// What was given for the item is on disk, or failed.
    void answerEnded(ItemId item, bool committed);
    void showItem(ItemId item);

    ProjectSession& m_session;
    AnswerSheet m_sheet;
    LabellingMode m_mode = LabellingMode::NoSample;
    int m_current = -1;
    ItemId m_wanted; ///< to go to when its sample is loaded
    int m_left = -1;
    int m_marked = -1; ///< just marked as unsure; -1 once something else was done
    QTimer m_step;
    QTimer m_move; ///< when it has run out, the current item is told
    QTimer m_slow; ///< when it has run out, what is still on its way is shown so
    bool m_showSlow = false;
    AnswerTimes<ItemId> m_times;
    ActiveTime m_sampleTime;
    QHash<SampleId, qint64> m_spentMs;
    QHash<SampleId, int> m_lastIndex;
};

} // namespace tandem
