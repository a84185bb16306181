#include "views/packets/packetfiledialogs.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QFileDialog>
#include <QUrl>

namespace tandem {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(PacketFileDialogs)
};

/// A dialog that ends itself and hands on what was chosen.
QFileDialog* dialogFor(QWidget* parent, const QString& title, const QString& folder,
    const PacketFileDialogs::Chosen& chosen)
{
    auto* dialog = new QFileDialog(parent, title, folder);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &QFileDialog::filesSelected, parent, chosen);
    return dialog;
}

void chooseFolder(QWidget* parent, const QString& folder, const PacketFileDialogs::Chosen& chosen)
{
    QFileDialog* dialog =
        dialogFor(parent, Words::tr("Choose where to write the packets"), folder, chosen);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    dialog->open();
}

void choosePackets(QWidget* parent, const QString& folder, const PacketFileDialogs::Chosen& chosen)
{
    QFileDialog* dialog = dialogFor(parent, Words::tr("Choose packets to merge"), folder, chosen);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    dialog->setNameFilters({Words::tr("Packets (%1)").arg(QStringLiteral("*.tandem")),
        Words::tr("All files (%1)").arg(QStringLiteral("*"))});
    dialog->open();
}

void showInFileManager(const QString& folder)
{
    QDesktopServices::openUrl(QUrl::fromLocalFile(folder));
}

} // namespace

PacketFileDialogs standardPacketFileDialogs()
{
    return {&chooseFolder, &choosePackets, &showInFileManager};
}

} // namespace tandem
