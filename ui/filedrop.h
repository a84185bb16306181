#pragma once

#include <QStringList>

#include <functional>

class QFileInfo;
class QMimeData;
class QWidget;

namespace tandem {

using TakeFiles = std::function<void(const QStringList& paths)>;
using IsFileWanted = std::function<bool(const QFileInfo& file)>;

/// The files and folders of this machine in a drop, each once, if all that is in it is wanted; none
/// otherwise. No file is opened.
QStringList droppedFiles(const QMimeData* data, const IsFileWanted& isWanted);

/// Files and folders of this machine that are dropped on `widget` are handed to `take`.
void takesFiles(QWidget* widget, TakeFiles take);
/// The same of drops of which everything is wanted; others are refused.
void takesFiles(QWidget* widget, IsFileWanted isWanted, TakeFiles take);

} // namespace tandem
