#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace tandem {

/// Asks where to save and hands the path on, not at all when the user changes their mind.
/// `suggestion` is a file name with its ending, `filter` as QFileDialog takes it. Given to whoever
/// saves, so that tests need no dialog.
using AskSavePath = std::function<void(QWidget* parent, const QString& suggestion,
    const QString& filter, std::function<void(const QString& path)> chosen)>;

/// Asks with the platform's file dialog.
AskSavePath fileDialogForSaving();

} // namespace tandem
