#pragma once

#include "ui/askfile.h"
#include "ui/transferdialog.h"
#include "views/packets/packetwriting.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QTreeView;

namespace tandem {

class ProjectSession;

/// Writes a packet for each of the people chosen into one folder.
class WritePacketsDialog final : public TransferDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WritePacketsDialog)

public:
    /// Show it with open().
    WritePacketsDialog(ProjectSession& session, AskFile files, QWidget* parent = nullptr);
    ~WritePacketsDialog() override;

    void accept() override;

signals:
    /// Packets were written; `sentence` says how many.
    void packetsWritten(const QStringList& paths, const QString& sentence);

private:
    QWidget* buildPeople();
    QWidget* buildFolder();
    void readPeople();
    void showPeople(const QList<PacketPerson>& people);
    void showState();
    void chooseFolder();
    void writingEnded(const QList<WrittenPacket>& written, const std::optional<Error>& error);

    ProjectSession& m_session;
    AskFile m_files;
    PacketPeopleModel* m_model;
    PacketWriting* m_writing;
    QTreeView* m_people = nullptr;
    QLineEdit* m_folder = nullptr;
    QPushButton* m_choose = nullptr;
    QLabel* m_remark = nullptr;
    QPushButton* m_write = nullptr;
};

} // namespace tandem
