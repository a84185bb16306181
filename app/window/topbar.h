#pragma once

#include "models/ids.h"

#include <QPointer>
#include <QWidget>

#include <functional>

class QMenuBar;

namespace tandem {

class ElidedLabel;
class PersonPicker;
class ProjectSession;
class SearchField;
class SearchPanel;
class TeamIndicator;
class TeamSync;
struct ShortcutEntry;

/// The one line above the workspaces: the menus, the project, the search, and who sits here.
class TopBar final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(TopBar)

public:
    explicit TopBar(QWidget* parent = nullptr);

    QMenuBar* menuBar() const { return m_menus; }

    /// Shows a project; null shows none. `window` holds the results of the search, in which
    /// `entries` are found beside texts.
    void setSession(
        ProjectSession* session, QWidget* window, std::function<QList<ShortcutEntry>()> entries);
    /// Shows how far the project is with its team; null shows nothing. It ends before the session.
    void setTeam(TeamSync* sync);
    void focusSearch();
    /// While a project is being left nobody searches it and nobody else sits down; the menus stay.
    void setLeaving(bool leaving);
    /// There are more entries than before.
    void showMoreEntries();

signals:
    /// Somebody else sits down.
    void personChosen(tandem::PersonId person);
    void choosePersonRequested();
    /// More is to be shown of the team.
    void teamRequested();
    /// What was found is to be shown as a whole.
    void wholeSampleRequested(tandem::SampleId sample);
    /// The search led somewhere, or was given up and what had the keyboard before is gone.
    void searchEnded();

private:
    void giveKeyboardBack();
    void showPeople();
    void showProject();

    ProjectSession* m_session = nullptr;
    QMenuBar* m_menus;
    ElidedLabel* m_project;
    TeamIndicator* m_team;
    SearchField* m_search;
    PersonPicker* m_person;
    SearchPanel* m_panel = nullptr;
    QPointer<QWidget> m_before; ///< had the keyboard when the search got it
};

} // namespace tandem
