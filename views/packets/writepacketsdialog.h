#pragma once

#include "storage/packets/packetwriter.h"
#include "ui/askfile.h"
#include "ui/transferdialog.h"
#include "views/packets/packetperson.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace tandem {

class ProjectSession;
class RowsView;
template <typename Row>
class RowsOf;

/// Writes a packet for each of the people chosen into one folder, one after another: built by a
/// worker, noted in the project, and only then put in its place.
class WritePacketsDialog final : public TransferDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WritePacketsDialog)

public:
    /// Show it with open().
    WritePacketsDialog(ProjectSession& session, AskFile files, QWidget* parent = nullptr);

    void accept() override;

signals:
    /// Packets were written; `sentence` says how many.
    void packetsWritten(const QStringList& paths, const QString& sentence);

private:
    QWidget* buildPeople();
    QWidget* buildFolder();
    void readPeople();
    void showPeople(const QList<PacketPerson>& people);
    void tick(int row, bool on);
    QList<PacketPerson> chosen() const;
    void showState();
    /// What was chosen is another than what was written.
    void chooseAnew();
    void chooseFolder();
    void writeNext();
    void writingEnded(const std::optional<Error>& error);

    ProjectSession& m_session;
    AskFile m_files;
    RowsOf<PacketPerson>* m_rows;
    QList<PacketPerson> m_waiting;
    QList<WrittenPacket> m_written;
    RowsView* m_people = nullptr;
    QLineEdit* m_folder = nullptr;
    QPushButton* m_choose = nullptr;
    QLabel* m_remark = nullptr;
    QPushButton* m_write = nullptr;
    bool m_isWritten = false; ///< what is chosen; the message says so
};

} // namespace tandem
