#include "views/evaluate/evaluatefiles.h"

#include <QFileDialog>
#include <QFileInfo>

namespace tandem {

EvaluateFiles platformEvaluateFiles()
{
    EvaluateFiles files;
    files.toWrite = [](QWidget* parent, const QString& suggestion, const QString& filter,
                        const EvaluateFiles::Chosen& chosen) {
        auto* dialog = new QFileDialog(parent);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setAcceptMode(QFileDialog::AcceptSave);
        dialog->setNameFilter(filter);
        dialog->setDefaultSuffix(QFileInfo(suggestion).suffix());
        dialog->selectFile(suggestion);
        QObject::connect(dialog, &QFileDialog::fileSelected, parent, chosen);
        dialog->open();
    };
    files.toRead = [](QWidget* parent, const QString& filter, const EvaluateFiles::Chosen& chosen) {
        auto* dialog = new QFileDialog(parent);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setFileMode(QFileDialog::ExistingFile);
        dialog->setNameFilter(filter);
        QObject::connect(dialog, &QFileDialog::fileSelected, parent, chosen);
        dialog->open();
    };
    return files;
}

} // namespace tandem
