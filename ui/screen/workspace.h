#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "ui/screen/livetext.h"
#include "ui/screen/workspaceid.h"

#include <QByteArray>
#include <QList>
#include <QWidget>

#include <functional>
#include <memory>

class QAction;

namespace tandem {

class MessageBar;
class WorkClock;

/// A screen of the program: what the rail leads to. A workspace says what it holds, where the
/// keyboard goes, and what changes with the language; messages, the layout that is remembered
/// (layoutkeeping.h) and the clock of active time come with it.
class Workspace : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Workspace)

public:
    ~Workspace() override;

    WorkspaceId id() const { return m_id; }
    /// The commands, for menus and the list of keys: those that were added to it, unless parts of
    /// it have more.
    virtual QList<QAction*> workspaceActions() const;

    /// Says something over the foot of the screen, where it moves nothing. Escape takes it away; a
    /// mere information goes by itself.
    void tell(const QString& sentence);
    /// Says what to do now; stays until it is cleared.
    void explain(const QString& sentence);
    /// Says why something was not done, or what is to be considered.
    void warn(const QString& sentence);
    void tellError(const tandem::Error& error);
    /// Says that something is done, with a button for what comes next.
    void offer(const QString& sentence, const QString& next, std::function<void()> go);
    /// What is said no longer holds: it goes, unless something else has taken its place.
    void takeBack(const QString& sentence);
    /// Asks before `go`, with a button for it.
    void ask(const QString& question, const QString& yes, std::function<void()> go);
    /// What was told or asked is out of date.
    void clearMessage();
    /// Closes the line that finds words on the screen; false where it is not there.
    bool endFinding();
    /// The user moved on: what was told of where they were is out of date; errors and questions
    /// stay.
    void dropTold();
    /// Messages lie over the foot of `part` while that is in sight, so that they cover nothing
    /// that is pressed.
    void showMessagesOver(QWidget* part);
    /// What was asked is out of date; what was told stays.
    void dropQuestion();

    /// The sample that is chosen here, where that need not be the current one; else an invalid id.
    virtual SampleId chosenSample() const { return {}; }
    /// Offers to export what the screen is about; false where it is about the project as a whole.
    virtual bool offerExports() { return false; }

    /// Gives the keyboard to where it is wanted now.
    void takeFocus();

    /// The clock of active time; made when it is first asked for.
    WorkClock& clock();

    /// The state of the parts that are kept; an unknown layout changes nothing and gives false.
    QByteArray saveLayout() const;
    bool restoreLayout(const QByteArray& layout);

    /// The workspace that `part`, or something that it belongs to, is; null where there is none.
    static Workspace* of(QObject* part);

protected:
    explicit Workspace(WorkspaceId id, QWidget* parent = nullptr);

    /// Where the keyboard belongs: on entering, when another person sits down, after a dialog, when
    /// the part that had it goes. Of a part that cannot have it, its first button or field gets it;
    /// null stands for the workspace.
    virtual QWidget* focusTarget() const = 0;
    /// The screen is shown: read what is out of date.
    virtual void entered() {}
    /// The screen is hidden: keep what is being typed.
    virtual void left() {}
    /// The language is another one. What is said by bindText() follows by itself.
    virtual void retranslate() {}

    MessageBar& messages() const { return *m_messages; }
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    /// Tab and Shift+Tab pass by what only hands the keyboard on to its child; where the part that
    /// had the keyboard goes, it stays in this workspace.
    bool focusNextPrevChild(bool next) override;

private:
    const WorkspaceId m_id;
    MessageBar* m_messages;
    bool m_isOrdered = false; ///< Tab goes by the layout
    std::unique_ptr<WorkClock>
        m_clock; ///< ends before its parts do, so that it drives none of them
};

/// Tells of a failure where `part` is: in the messages of its dialog, where that has any, or else
/// on its workspace; nowhere where it is in neither.
void tellErrorAt(QObject* part, const Error& error);

} // namespace tandem
