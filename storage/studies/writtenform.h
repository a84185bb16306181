#pragma once

#include <QString>

namespace tandem {

/// A form file that was written and that the project knows.
struct WrittenForm
{
    QString path;
    QString form;  ///< UUID; answers files name it
    QString name;  ///< of whom it is for
    int turns = 0; ///< that it asks about
};

/// A path in `folder` that is not taken yet for the form of `person`: "Outputs-Ann.html", with what
/// no file name has left out.
QString suggestedFormPath(const QString& folder, const QString& subject, const QString& person);

} // namespace tandem
