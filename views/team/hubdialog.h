#pragma once

#include "storage/changes/latest.h"
#include "storage/team/teamjobs.h"
#include "ui/askfile.h"
#include "views/team/memberrows.h"

#include <QDialog>

#include <functional>
#include <optional>

class QCheckBox;
class QLineEdit;
class QPushButton;

namespace tandem {

class MessageBar;
class RowsView;
template <typename Row>
class RowsOf;

/// For who operates a hub: makes one in a database, invites people to its team and removes them.
/// The password that is typed here is in this dialog and nowhere else.
class HubDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(HubDialog)

public:
    /// `address` is the hub to begin with, `sql` resources/team/hub.sql. Show it with open().
    HubDialog(const QString& address, QString sql, AskFile files, QWidget* parent = nullptr);

    /// Connects.
    void accept() override;

signals:
    /// A hub is at this address, which has no password in it.
    void connected(const QString& address);

private:
    /// What one piece of work came to: who has a login now, and what is to be said.
    struct Outcome
    {
        QList<ListedLogin> logins;
        QString sentence;
        bool isWarning = false;
    };
    using Work = std::function<Expected<Outcome>(const team::OperatorLogin&)>;

    void build(const QString& address);
    QWidget* buildMembers();
    void run(Work work);
    void show(const Outcome& outcome);
    void fail(const Error& error);
    void makeHub();
    void chooseInvitation();
    void invite(const QString& path);
    void askRemove();
    void remove(const ListedLogin& ended);
    void forgetConnection();
    void showState();

    const QString m_sql;
    AskFile m_files;
    std::optional<team::OperatorLogin> m_login; ///< under way, or connected
    bool m_isConnected = false;
    RowsOf<ListedLogin>* m_logins;
    MessageBar* m_messages;
    QLineEdit* m_address;
    QLineEdit* m_password;
    QPushButton* m_connect = nullptr;
    QPushButton* m_make = nullptr;
    QWidget* m_members = nullptr;
    RowsView* m_list = nullptr;
    QLineEdit* m_name = nullptr;
    QCheckBox* m_lead = nullptr;
    QPushButton* m_invite = nullptr;
    QPushButton* m_remove = nullptr;
    Latest<Outcome> m_work; ///< last, as it tells the others
};

} // namespace tandem
