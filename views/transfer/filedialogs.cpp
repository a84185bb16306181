#include "views/transfer/filedialogs.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QFileDialog>
#include <QFileInfo>
#include <QUrl>

namespace tandem {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(FileDialogs)
};

/// A dialog that ends itself and hands on what was chosen.
QFileDialog* dialogFor(QWidget* parent, const QString& title, const FileDialogs::Chosen& chosen)
{
    auto* dialog = new QFileDialog(parent, title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &QFileDialog::filesSelected, parent, chosen);
    return dialog;
}

QString importFilter()
{
    return Words::tr("Benchmarks and articles (%1)")
        .arg(QStringLiteral("*.json *.jsonl *.ndjson *.txt *.md *.markdown"));
}

QString everything()
{
    return Words::tr("All files (%1)").arg(QStringLiteral("*"));
}

void chooseFiles(QWidget* parent, const QString& folder, const FileDialogs::Chosen& chosen)
{
    QFileDialog* dialog = dialogFor(parent, Words::tr("Choose files to import"), chosen);
    dialog->setDirectory(folder);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    dialog->setNameFilters({importFilter(), everything()});
    dialog->open();
}

void chooseFolder(QWidget* parent, const QString& folder, const FileDialogs::Chosen& chosen)
{
    QFileDialog* dialog = dialogFor(parent, Words::tr("Choose a folder of articles"), chosen);
    dialog->setDirectory(folder);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    dialog->open();
}

void chooseProject(QWidget* parent, const QString& folder, const FileDialogs::Chosen& chosen)
{
    QFileDialog* dialog = dialogFor(parent, Words::tr("Open project"), chosen);
    dialog->setDirectory(folder);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({projectFilter(), everything()});
    dialog->open();
}

void chooseTarget(QWidget* parent, const QString& suggestion, const QString& filter,
    const FileDialogs::Chosen& chosen)
{
    QFileDialog* dialog = dialogFor(parent, Words::tr("Choose where to write"), chosen);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->setNameFilters({filter, everything()});
    dialog->setDirectory(QFileInfo(suggestion).absolutePath());
    dialog->selectFile(QFileInfo(suggestion).fileName());
    dialog->setDefaultSuffix(QFileInfo(suggestion).suffix());
    dialog->open();
}

void showInFileManager(const QString& folder)
{
    QDesktopServices::openUrl(QUrl::fromLocalFile(folder));
}

} // namespace

FileDialogs standardFileDialogs()
{
    return {&chooseFiles, &chooseFolder, &chooseProject, &chooseTarget, &showInFileManager};
}

QString projectFilter()
{
    return Words::tr("Tandem projects (%1)").arg(QStringLiteral("*.tandem"));
}

} // namespace tandem
