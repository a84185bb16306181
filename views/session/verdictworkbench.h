#pragma once

#include "ui/verdicts/verdictpanel.h"
#include "views/session/workbenchitems.h"

#include <QList>
#include <QObject>
#include <QSet>

#include <optional>

namespace tandem {

class ProjectSession;
class VerdictPanel;

/// What is looked for in one subject after the other.
enum class Sought { Undecided, Differing };

/// What a workbench says, in the words of its screen; translated sentences.
struct WorkbenchTexts
{
    QString done;       ///< the person is; what others said
    QString allDecided; ///< but they are not done
    QString open;       ///< why nothing can be judged; empty where it can
    QAction* openAction = nullptr;
    QString chooseName;
    QString undecidedHere;
    QString left; ///< that so many decisions have no opinion yet
    QString askDone;
};

/// How a screen shows the items that are judged on it, and which others it has. Each screen derives
/// one for its VerdictWorkbench.
class ItemView
{
public:
    ItemView() = default;
    virtual ~ItemView() = default;
    Q_DISABLE_COPY_MOVE(ItemView)

    /// The items to go on through, in the order of the screen.
    virtual QList<ItemKey> listed() const = 0;
    /// Those that are agreed with at once.
    virtual QList<ItemKey> together() const = 0;
    /// Whether it is among what is looked through for decisions without an opinion.
    virtual bool isLookedAt(const ItemKey&) const { return true; }
    /// Brings an item of what is shown into sight and makes it the current one, by
    /// VerdictWorkbench::setCurrent().
    virtual void goTo(const ItemKey& item) = 0;
    /// Shows the cards of the current item, and which of the screen's other commands are possible.
    virtual void showCurrent() = 0;
    /// Reviews changed: shows all of them, and by VerdictWorkbench::showCurrent() the current item.
    virtual void showReviews() = 0;

    /// Opens another subject, which is told by VerdictWorkbench::arrived().
    virtual void open(const SubjectKey& subject) = 0;
    /// Under which openNext() knows what is shown.
    virtual qint64 place() const = 0;
    /// A search begins here.
    virtual void beginSearch() {}
    /// Opens the next place in which such an item may be, and which was not visited yet; false
    /// where there is none.
    virtual bool openNext(Sought sought, const QSet<qint64>& visited) = 0;
    /// Whether a search ends at what is shown, though it has no such item, and why was told.
    virtual bool endsSearch(Sought) { return false; }
    /// That nothing was found anywhere.
    virtual QString nothingFound(Sought sought) const = 0;
    /// Whether there is anything to look through.
    virtual bool canSearch() const = 0;

    /// Whether the items are in sight, so that they can be judged.
    virtual bool isInSight() const { return true; }
    virtual WorkbenchTexts texts(int left) const = 0;
    /// That a note waits for its opinion.
    virtual QString waitingNoteText() const = 0;
    /// Object name of the menu that a disagreement opens.
    virtual const char* correctionMenu() const = 0;
};

/// How items are judged one after the other, whatever they are: the commands by which something is
/// said of the current one, which comes next, here or in another subject, how things stand, and
/// being done.
class VerdictWorkbench final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(VerdictWorkbench)

public:
    /// All outlive this; `panel` is on its screen.
    VerdictWorkbench(ProjectSession& session, WorkbenchItems& items, ItemView& view,
        VerdictPanel& panel, const VerdictCommands& commands, QObject* parent);

    /// Makes an item the current one, and shows it; what was typed about another is kept before.
    void setCurrent(const std::optional<ItemKey>& item);
    void showCurrent();
    void showAll();
    /// Which commands are possible and checked.
    void showCommands();
    /// Goes to an item, once its subject is there.
    void bringUp(const ItemKey& item);
    /// To the next item of that kind, here or in another subject of the screen.
    void goToNext(Sought sought);
    /// What is opened next is looked through from its start.
    void searchOnArrival(Sought sought);
    bool isSearching(Sought sought) const { return m_isSearching && m_sought == sought; }
    void stopSearching() { m_isSearching = false; }
    /// Another subject is opened: nothing is asked any more, and unless it was opened here, what
    /// was searched and wanted is given up.
    void leave();
    /// What was opened is there, and is shown.
    void arrived();
    /// What is asked is out of date.
    void dropQuestion();
    void tell(const QString& sentence);

signals:
    /// How far the review is may have changed.
    void changed();

private:
    void give(Stance stance);
    void disagree();
    void agreeWithAll();
    void takeBack();
    void openCorrections(const ItemKey& item, const QList<NamedCorrection>& corrections);
    /// To the next listed item without an opinion; stays where none is left.
    void advance();
    void finish();
    void begin(Sought sought);
    std::optional<ItemKey> sought(const std::optional<ItemKey>& after) const;
    /// On in other places; to `wrapped` where there are none.
    void searchOn(const std::optional<ItemKey>& wrapped);
    void showStrip();
    void dropTold();
    QString unsaved() const;

    ProjectSession& m_session;
    WorkbenchItems& m_items;
    ItemView& m_view;
    VerdictPanel& m_panel;
    VerdictCommands m_commands;
    std::optional<ItemKey> m_answered; ///< the one that the line of answers is about
    std::optional<ItemKey> m_wanted;   ///< to go to once its subject is there
    Sought m_sought = Sought::Undecided;
    QSet<qint64> m_visited; ///< where it was looked for
    bool m_isSearching = false;
    bool m_isStepping = false; ///< another subject is opened here, and not by the user
};

} // namespace tandem
