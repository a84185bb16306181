#pragma once

#include "views/facts/factsheet.h"

#include <QObject>

#include <functional>
#include <optional>

class QPoint;

namespace tandem {

class FactActions;
class FactCommands;
class FactListModel;
class FactListView;
class ProjectSession;
class Workspace;

/// What is done to the facts in the list: typed, split, added, marked, each by its command.
class FactDesk final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(FactDesk)

public:
    /// Everything outlives this; `screen` tells what cannot be done.
    FactDesk(
        ProjectSession& session, const FactActions& actions, FactListView& list, Workspace& screen);

    /// What is on the screen.
    void setSheet(const FactSheet& sheet);
    /// Whether facts of a side can be edited by who sits here now.
    bool mayEdit(bool supporting) const;
    const FactRow* currentFact() const;
    /// Makes a fact of either side current.
    void goTo(FactId fact);
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
    void connectActions();
    void connectList();
    void withFact(const std::function<void(const FactRow&)>& what);
    void takeTyped(int row, const QString& text);
    void endEditing();
    void beginSplit();
    void showUnstored(FactId fact);
    void beginAdding();
    void askAboutRepetition();
    void showMenu(const QPoint& place);

    const FactActions& m_actions;
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
