#pragma once

#include "storage/changes/job.h"

#include <QList>
#include <QObject>
#include <QPointer>

#include <memory>

namespace tandem {

class Project;

/// What can be undone and redone. Each step is taken back by the inverse that its write worked out
/// when it was committed. A step that fails is told of once, as every change is: one that the
/// project refuses for good is dropped, so that what lies below it can be reached; one that failed
/// for now stays where it was. Undoing a step that is still under way waits behind it. A change
/// that cannot be undone is a barrier: it stays, and so does what was done before it. So is a step
/// that became final (undoOnlyWhile()), for as long as it is.
class History final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(History)

public:
    explicit History(Project& project, QObject* parent = nullptr);
    ~History() override;

    /// Makes the change, as the step to be undone next. It is none once it failed.
    Job change(Change change, const Origin& origin);
    /// Has the step that this job made be undone only while `may` succeeds, which fails with the
    /// reason and is asked on the window's connection.
    void undoOnlyWhile(const Job& made, std::function<Expected<void>(Database& reader)> may);
    /// Undoes or redoes a step; no job where there is none.
    Job undo();
    Job redo();
    /// Forgets every step; what is under way goes on.
    void clear();

    bool canUndo() const { return toUndo() && m_refusal.isEmpty(); }
    bool canRedo() const { return toRedo(); }
    /// How the step to be undone or redone next is named; empty where there is none.
    QString undoText() const { return textOf(toUndo()); }
    QString redoText() const { return textOf(toRedo()); }
    /// How the change is named that would be undone next and cannot be; empty where there is none.
    QString barrierText() const;
    /// Why the step to be undone next is final for now; empty where it is not.
    QString refusalText() const { return m_refusal; }
    /// Whether the step to be undone or redone next was asked for by `asker`.
    bool undoIsOf(const QObject* asker) const { return isOf(toUndo(), asker); }
    bool redoIsOf(const QObject* asker) const { return isOf(toRedo(), asker); }
    /// Steps that can be undone or redone, and those of them that are done.
    int count() const;
    int index() const;

signals:
    /// A step is asked to be undone or redone.
    void turning();
    /// The step of this name is undone, or redone.
    void turned(const QString& text, bool isUndone);
    /// Steps came, went, or are done or undone.
    void changed();

private:
    struct Step
    {
        JobId id; ///< of the change
        QString text;
        Origin origin;
        QPointer<const QObject> asker;
        bool isBarrier = false; ///< is never undone
        bool isDone = true;
        Job last;                   ///< that did, undid or redid it
        std::shared_ptr<Write> way; ///< back where it is done, forth where not; left by that job
        std::function<Expected<void>(Database&)> mayUndo = {}; ///< empty: always
    };

    static QString textOf(const Step* step) { return step ? step->text : QString(); }
    static bool isOf(const Step* step, const QObject* asker)
    {
        return step && step->asker && step->asker == asker;
    }
    const Step* newestDone() const;
    const Step* toUndo() const;
    const Step* toRedo() const;
    Job turn(const Step* next);
    void turnFailed(const Step& before, const Error& error);
    void drop(JobId id);
    void forgetBefore(JobId id);
    qsizetype placeOf(JobId id) const;
    QString refusal() const;
    void tellChanged();

    Project& m_project;
    QList<Step> m_steps;
    QString m_refusal;
};

} // namespace tandem
