#pragma once

#include "views/facts/factsheet.h"

#include <QObject>

#include <functional>
#include <optional>

class QAction;
class QPoint;

namespace tandem {

class FactCommands;
class FactListModel;
class FactListView;
class ProjectSession;
class Workspace;

/// What is done to the facts in the list: typed, split, added, marked, each by its command.
class FactController final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(FactController)

public:
    /// Everything outlives this; `screen` tells what cannot be done.
    FactController(ProjectSession& session, FactListView& list, Workspace& screen);

    /// What is on the screen.
    void setSheet(const FactSheet& sheet);
    /// Whether facts of a side can be edited by who sits here now.
    bool mayEdit(bool supporting) const;
    const FactRow* currentFact() const;
    /// Makes a fact of either side current.
    void goTo(FactId fact);
    /// Shows the facts of this side.
    void showSide(bool isSupporting);

    // What is done to the current fact; where none is chosen the screen says so.
    void beginEditing();
    void beginSplit();
    void mergeWithNext();
    void remove();
    void move(bool down);
    /// It repeats what is asked about, or does so no longer.
    void toggleRepetition();
    /// It does not repeat what is asked about.
    void setApart();
    void overruleMask();
    /// Opens an editor for a new fact behind the current one.
    void beginAdding();
    /// The fact is there and current: where Enter added it, the next one is begun behind it.
    void continueBehind(const QString& uuid);
    void noteOnMask(const QString& note);
    /// See FactCommands.
    std::optional<QString> unstoredNote(FactId fact) const;
    QString unsaved() const;
    void takeOverImported();

signals:
    /// An editor was closed, whatever became of it.
    void editingEnded();
    /// The fact that an edit leaves current, by its UUID: it need not be there yet.
    void factWanted(const QString& uuid);
    void noteFailed();
    /// Facts are to be written where no list is shown yet: whoever gets this shows it.
    void listWanted();

private:
    void connectList();
    void withFact(const std::function<void(const FactRow&)>& what);
    void takeTyped(int row, const QString& text);
    void endEditing();
    QString whyIdle(const QAction& key) const;
    void showUnstored(FactId fact);
    void showMenu(const QPoint& place);

    FactListView& m_list;
    FactListModel& m_model;
    Workspace& m_screen;
    FactCommands* m_commands;
    FactSheet m_sheet;
    QString m_added;           ///< UUID of what was typed last, if it is a new fact
    QString m_continued;       ///< UUID of the new fact behind which the next one is begun
    FactId m_addingBehind;     ///< the current fact before a new one was begun
    bool m_splitting = false;  ///< the message says how to split
    bool m_asksToDrop = false; ///< the message asks whether what is typed is dropped
};

} // namespace tandem
