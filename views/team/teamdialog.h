#pragma once

#include "storage/changes/latest.h"
#include "storage/team/publishing.h"
#include "ui/transferdialog.h"
#include "views/team/memberrows.h"

class QLabel;
class QListWidget;
class QPushButton;

namespace tandem {

class EmptyState;
class ProjectSession;
class RowsView;
class TeamSync;
template <typename Row>
class RowsOf;

/// The team of the open project: how far its file and everybody in it are, what was not taken;
/// syncs now, publishes, renews the password.
class TeamDialog final : public TransferDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TeamDialog)

public:
    /// Both outlive this. Show it with open().
    TeamDialog(ProjectSession& session, TeamSync& sync, QWidget* parent = nullptr);
    ~TeamDialog() override;

    /// Syncs now.
    void accept() override;

signals:
    /// Somebody has an invitation, or operates a hub.
    void joinRequested();
    void hubRequested();

private:
    void build();
    QWidget* buildTeam();
    QWidget* buildNotTaken();
    QWidget* buildCommands();
    void readMembers();
    void showState();
    void showRemarks(const QStringList& remarks);
    void publish();
    void published(const team::Published& done);
    void askForPassword();
    void renewPassword();
    void fail(const Error& error);

    ProjectSession& m_session;
    TeamSync& m_sync;
    RowsOf<ListedLogin>* m_logins;
    EmptyState* m_none;
    QWidget* m_team = nullptr;
    QLabel* m_icon = nullptr;
    QLabel* m_word = nullptr;
    QLabel* m_detail = nullptr;
    RowsView* m_list = nullptr;
    QWidget* m_notTaken = nullptr;
    QListWidget* m_remarks = nullptr;
    QWidget* m_commands = nullptr;
    QPushButton* m_publish = nullptr;
    QPushButton* m_password = nullptr;
    QPushButton* m_syncNow = nullptr;
    bool m_wasInStep = false;
    Latest<QList<ListedLogin>> m_reading; ///< these last, as they tell the others
    Latest<bool> m_renewing;
    Latest<team::Published> m_publishing;
};

} // namespace tandem
