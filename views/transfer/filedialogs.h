#pragma once

#include <QString>
#include <QStringList>

#include <functional>

class QWidget;

namespace tandem {

/// How files are chosen and shown, so that a test can answer in the user's place. None of them
/// waits: what was chosen comes by the callback, which is not called when the user changes their
/// mind.
struct FileDialogs
{
    using Chosen = std::function<void(const QStringList& paths)>;

    std::function<void(QWidget* parent, const QString& folder, Chosen chosen)> filesToImport;
    std::function<void(QWidget* parent, const QString& folder, Chosen chosen)> folderToImport;
    std::function<void(QWidget* parent, const QString& folder, Chosen chosen)> projectToOpen;
    /// `suggestion`: a whole path. `filter`: as QFileDialog takes it.
    std::function<void(
        QWidget* parent, const QString& suggestion, const QString& filter, Chosen chosen)>
        fileToWrite;
    /// Shows a folder in the desktop's file manager.
    std::function<void(const QString& folder)> showFolder;
};

/// The real ones.
FileDialogs standardFileDialogs();

/// The filter of project files, for fileToWrite.
QString projectFilter();

} // namespace tandem
