#include "ui/savefile.h"

#include <QFileDialog>
#include <QFileInfo>

namespace tandem {

AskSavePath fileDialogForSaving()
{
    return [](QWidget* parent, const QString& suggestion, const QString& filter,
               std::function<void(const QString&)> chosen) {
        auto* dialog = new QFileDialog(parent);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setAcceptMode(QFileDialog::AcceptSave);
        dialog->setNameFilter(filter);
        dialog->setDefaultSuffix(QFileInfo(suggestion).suffix());
        dialog->selectFile(suggestion);
        QObject::connect(dialog, &QFileDialog::fileSelected, parent, chosen);
        dialog->open();
    };
}

} // namespace tandem
