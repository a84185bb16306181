#pragma once

#include <QObject>
#include <QString>

#include <functional>

class QWidget;

namespace tandem {

class MessageBar;
class ProjectSession;
struct Error;

/// Leaves the open project in good order: what is being typed is saved or asked about, what is on
/// its way to the file or from a server is waited for, and what failed is said. Whoever asks again
/// leaves without it.
class ProjectLeaving final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(ProjectLeaving)

public:
    /// `session` and `messages` outlive this; `window` has the dialogs that are closed first.
    ProjectLeaving(ProjectSession& session, MessageBar& messages, QWidget& window);
    ~ProjectLeaving() override;

    /// Whether the project may be closed now. Where something has to end first, `later` is called
    /// once it has; where the user is asked, or something failed meanwhile, it is not.
    bool mayLeave(std::function<void()> later);

signals:
    /// Nothing should be begun while this waits.
    void waitingChanged(bool waiting);

private:
    bool closeDialogs() const;
    bool asksAboutTyped();
    void follow();
    void changeFailed(const Error& error);
    void stay();
    void setWaiting(bool waiting);

    ProjectSession& m_session;
    MessageBar& m_messages;
    QWidget& m_window;
    std::function<void()> m_later;
    QString m_askedAbout; ///< what the user was told would be lost
    bool m_waiting = false;
};

} // namespace tandem
