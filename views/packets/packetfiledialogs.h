#pragma once

#include <QString>
#include <QStringList>

#include <functional>

class QWidget;

namespace tandem {

/// How packets' files and folders are chosen and shown, so that a test can answer in the user's
/// place. None of them waits: what was chosen comes by the callback, which is not called when the
/// user changes their mind.
struct PacketFileDialogs
{
    using Chosen = std::function<void(const QStringList& paths)>;

    std::function<void(QWidget* parent, const QString& folder, Chosen chosen)> folderToWriteTo;
    std::function<void(QWidget* parent, const QString& folder, Chosen chosen)> packetsToMerge;
    /// Shows a folder in the desktop's file manager.
    std::function<void(const QString& folder)> showFolder;
};

/// The real ones.
PacketFileDialogs standardPacketFileDialogs();

} // namespace tandem
