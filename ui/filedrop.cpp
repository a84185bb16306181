#include "ui/filedrop.h"

#include <QDropEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QUrl>
#include <QWidget>

#include <utility>

namespace tandem {

namespace {

using FilesIn = std::function<QStringList(const QMimeData*)>;

QStringList localFilesIn(const QMimeData* data)
{
    QStringList paths;
    const QList<QUrl> urls = data->urls();
    for (const QUrl& url : urls) {
        if (url.isLocalFile())
            paths += url.toLocalFile();
    }
    return paths;
}

class FileDrop final : public QObject
{
public:
    FileDrop(QWidget* widget, FilesIn filesIn, TakeFiles take)
        : QObject(widget)
        , m_filesIn(std::move(filesIn))
        , m_take(std::move(take))
    {
        widget->setAcceptDrops(true);
        widget->installEventFilter(this);
    }

    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() != QEvent::DragEnter && event->type() != QEvent::Drop)
            return false;
        auto* drop = static_cast<QDropEvent*>(event);
        const QStringList paths = m_filesIn(drop->mimeData());
        drop->setAccepted(!paths.isEmpty());
        if (!paths.isEmpty())
            drop->acceptProposedAction();
        if (!paths.isEmpty() && event->type() == QEvent::Drop)
            m_take(paths);
        return true;
    }

private:
    FilesIn m_filesIn;
    TakeFiles m_take;
};

} // namespace

QStringList droppedFiles(const QMimeData* data, const IsFileWanted& isWanted)
{
    QStringList paths;
    if (!data)
        return paths;
    const QList<QUrl> urls = data->urls();
    for (const QUrl& url : urls) {
        const QString path = url.toLocalFile();
        if (path.isEmpty() || !isWanted(QFileInfo(path)))
            return {};
        if (!paths.contains(path))
            paths.append(path);
    }
    return paths;
}

void takesFiles(QWidget* widget, TakeFiles take)
{
    new FileDrop(widget, localFilesIn, std::move(take));
}

void takesFiles(QWidget* widget, IsFileWanted isWanted, TakeFiles take)
{
    const auto filesIn = [isWanted = std::move(isWanted)](
                             const QMimeData* data) { return droppedFiles(data, isWanted); };
    new FileDrop(widget, filesIn, std::move(take));
}

} // namespace tandem
