#pragma once

#include "storage/changes/latest.h"
#include "storage/team/invitation.h"
#include "ui/askfile.h"
#include "ui/transferdialog.h"

#include <memory>
#include <optional>

class QLabel;
class QLineEdit;
class QPushButton;

namespace tandem {

namespace team {
struct HubGreeting;
}

/// Whether a file is an invitation to a team, also one that this version cannot use.
bool isInvitation(const QString& path);

/// Joins a team: takes an invitation and makes the file of its person, or connects a lead's
/// project. The invitation's password is shown and kept nowhere.
class JoinTeamDialog final : public TransferDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(JoinTeamDialog)

public:
    /// `folder` is where a new file is suggested, `project` the open one, empty where none is. Show
    /// it with open().
    JoinTeamDialog(QString folder, QString project, AskFile files, QWidget* parent = nullptr);
    ~JoinTeamDialog() override;

    /// Takes an invitation as if it had been chosen here.
    void setInvitation(const QString& path);

    void accept() override;

signals:
    /// The file at `path` belongs to a team; `sentence` says whose it is.
    void joined(const QString& path, const QString& sentence);

private:
    void build();
    void chooseInvitation();
    void chooseFile();
    void showState();
    void ended(const team::HubGreeting& greeting, const QString& path);

    const QString m_folder;
    const QString m_project;
    AskFile m_files;
    std::optional<team::Invitation> m_invitation;
    QLineEdit* m_from;
    QLineEdit* m_to;
    QLabel* m_whose;
    QLabel* m_toLabel = nullptr;
    QPushButton* m_chooseFile = nullptr;
    QPushButton* m_join = nullptr;
    Latest<std::shared_ptr<team::HubGreeting>> m_joining; ///< last, as it tells the others
};

} // namespace tandem
