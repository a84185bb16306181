#pragma once

#include "models/ids.h"
#include "models/rounds/round.h"
#include "ui/askfile.h"
#include "ui/rows/rowspec.h"
#include "ui/transferdialog.h"

#include <QString>

#include <functional>
#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace tandem {

class ProjectSession;
class RowsView;
struct Error;
template <typename Row>
class RowsOf;

/// Somebody who may get a packet, and what would be in it.
struct PacketPerson
{
    PersonId id;
    QString name;
    QString colour; ///< "#rrggbb"
    int samples = 0;
    int studies = 0; ///< that they rate
    QString file;    ///< suggested, without its folder
    bool isChosen = false;
    bool hasWork() const { return samples > 0 || studies > 0; }
    bool operator==(const PacketPerson&) const = default;
};

/// Who may get a packet; those with something to do can be ticked.
RowSpec<PacketPerson> packetPeopleRows();

/// Writes a packet, or a form for a browser, for each of the people chosen into one folder, one
/// after another: built by a worker, noted in the project, and only then put in its place.
class WritePacketsDialog final : public TransferDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WritePacketsDialog)

public:
    using Guideline = std::function<QString(Step)>;

    /// Show it with open(). `guideline` is what forms show where the project has none of its own.
    WritePacketsDialog(ProjectSession& session, AskFile files, Guideline guideline = {},
        QWidget* parent = nullptr);

    void accept() override;

signals:
    /// Packets were written; `sentence` says how many.
    void packetsWritten(const QStringList& paths, const QString& sentence);

private:
    QWidget* buildPeople();
    QWidget* buildFolder();
    QWidget* buildKind();
    /// The step that forms ask about; none where packets are written.
    std::optional<Step> formStep() const;
    void readPeople();
    void showPeople(const QList<PacketPerson>& people);
    void tick(int row, bool on);
    QList<PacketPerson> chosen() const;
    void showState();
    /// What was chosen is another than what was written.
    void chooseAnew();
    void chooseFolder();
    void writeNext();
    void writePacket(const PacketPerson& person, const QString& folder);
    void writeForm(const PacketPerson& person, const QString& folder);
    void fileEnded(const QString& path, const std::optional<Error>& error);
    void writingEnded(const std::optional<Error>& error);

    ProjectSession& m_session;
    AskFile m_files;
    RowsOf<PacketPerson>* m_rows;
    QList<PacketPerson> m_waiting;
    QStringList m_written; ///< their paths
    Guideline m_guideline;
    QComboBox* m_kind = nullptr;
    RowsView* m_people = nullptr;
    QLineEdit* m_folder = nullptr;
    QPushButton* m_choose = nullptr;
    QLabel* m_remark = nullptr;
    QPushButton* m_write = nullptr;
    bool m_isWritten = false; ///< what is chosen; the message says so
};

} // namespace tandem
