#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "storage/endpoints/endpointkeys.h"
#include "storage/endpoints/endpointstore.h"
#include "ui/askfile.h"

#include <QMainWindow>

#include <functional>
#include <memory>

class QSettings;
class QStackedWidget;

namespace tandem {

class Appearance;
class LastPlace;
class MessageBar;
class PacketBanner;
class ProjectIntake;
class ProjectLeaving;
class ProjectSession;
class ProjectView;
class TopBar;
class WelcomePage;
class WindowActions;
struct ShortcutEntry;

/// The window. It only puts its parts together: menu, top bar, welcome page or open project, and
/// opens the dialogs that they ask for.
class MainWindow final : public QMainWindow
{
    Q_OBJECT
    Q_DISABLE_COPY(MainWindow)

public:
    /// `settings` and `appearance` outlive the window; `files` asks for files (tests inject their
    /// own).
    MainWindow(QSettings& settings, Appearance& appearance, AskFile files);
    ~MainWindow() override;

    /// Opens a project; a failure is shown in the window. Then asks who sits here where there is a
    /// choice that neither `person` nor an earlier time has made. False also where the open project
    /// has something unfinished: where that ends by itself, the other is opened afterwards; an
    /// older project is opened once it has been brought up to date.
    bool openProject(const QString& path, const QString& person = {});
    /// Opens a project, or has any other file brought in as if it was dropped on the window.
    void openGiven(const QString& path);
    /// Opens the project that was open when the program was left, if one was.
    void openLastProject();
    /// Opens the demo, which is made at its place in the user's data folder when it is
    /// not there.
    void openDemoProject();
    /// Closes the project, what is unfinished or not; what is queued is still written.
    /// Whether everything was stored; says otherwise what was not.
    bool closeProject();
    ProjectSession* session() { return m_session.get(); }
    ProjectView* view() { return m_view; }

protected:
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    /// Gives the keyboard to the workspace when the part that had it is hidden or disabled.
    bool focusNextPrevChild(bool next) override;

private:
    void build();
    /// What the welcome page and the menu both offer.
    template <typename Source>
    void takeProjects(const Source& source);
    void connectActions();
    void connectSession();
    void keepPlace();
    void connectDialogs();
    /// Closes the project unless something in it is unfinished; `later` is called when it was
    /// closed after all. Whether none is open now.
    bool leaveProject(const std::function<void()>& later = {});
    void showTitle();
    void showActions();
    /// What the list of keys shows.
    QList<ShortcutEntry> keyEntries();
    void showError(const Error& error);
    void showDone(const QString& sentence);
    void askWhoSitsHere();
    void editPreferences();
    void editEndpoints();

    QSettings& m_settings;
    Appearance& m_appearance;
    AskFile m_files;
    EndpointStore m_endpoints;
    EndpointKeys m_keys; ///< keys kept for this session stay when projects change
    ProjectIntake* m_intake;
    TopBar* m_topBar;
    WindowActions* m_actions;
    MessageBar* m_messages;
    MessageBar* m_waiting; ///< which runs can be resumed, below the screens
    QStackedWidget* m_stack;
    WelcomePage* m_welcome;
    std::unique_ptr<ProjectSession> m_session;
    std::unique_ptr<LastPlace> m_place; ///< these two are of the open project
    std::unique_ptr<ProjectLeaving> m_leaving;
    ProjectView* m_view = nullptr;
    PacketBanner* m_packet = nullptr;
};

} // namespace tandem
