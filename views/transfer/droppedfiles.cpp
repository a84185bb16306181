#include "views/transfer/droppedfiles.h"

#include <QFileInfo>
#include <QMimeData>
#include <QUrl>

namespace tandem {

namespace {

bool isUsableFile(const QFileInfo& file)
{
    static const QStringList suffixes{QStringLiteral("tandem"), QStringLiteral("json"),
        QStringLiteral("jsonl"), QStringLiteral("ndjson"), QStringLiteral("txt"),
        QStringLiteral("md"), QStringLiteral("markdown")};
    return file.isDir() || (file.exists() && suffixes.contains(file.suffix().toLower()));
}

} // namespace

QStringList acceptableDrop(const QMimeData* data)
{
    if (!data || !data->hasUrls())
        return {};
    QStringList paths;
    const QList<QUrl> urls = data->urls();
    for (const QUrl& url : urls) {
        const QString path = url.toLocalFile();
        if (path.isEmpty() || !isUsableFile(QFileInfo(path)))
            return {};
        if (!paths.contains(path))
            paths.append(path);
    }
    return paths;
}

} // namespace tandem
