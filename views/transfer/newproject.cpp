#include "views/transfer/newproject.h"

#include "views/transfer/importdialog.h"

#include <QDir>
#include <QFileInfo>

namespace tandem {

namespace {

QString projectSuffix()
{
    return QStringLiteral(".tandem");
}

} // namespace

QString suggestedProject(const QString& folder, const QString& input)
{
    const QString base = folder + QLatin1Char('/') + QFileInfo(input).completeBaseName();
    QString path = base + projectSuffix();
    for (int i = 2; QFileInfo::exists(path); ++i)
        path = QStringLiteral("%1 %2%3").arg(base).arg(i).arg(projectSuffix());
    return path;
}

QString typedProject(const QString& typed)
{
    const QString path = QDir::fromNativeSeparators(typed.trimmed());
    if (path.isEmpty() || path.endsWith(projectSuffix(), Qt::CaseInsensitive))
        return path;
    return path + projectSuffix();
}

QString newProjectProblem(const QString& path)
{
    if (path.isEmpty())
        return {};
    if (QFileInfo::exists(path))
        return ImportDialog::tr("A file of this name already exists. Choose another name.");
    if (!QFileInfo(QFileInfo(path).absolutePath()).isDir())
        return ImportDialog::tr("The folder of the new project does not exist.");
    return {};
}

} // namespace tandem
