#pragma once

#include "storage/formats/inputkind.h"
#include "storage/project/importer.h"

#include <QObject>
#include <QThread>

#include <functional>
#include <memory>

namespace tandem {

/// What one path was recognised as.
struct RecognisedInput
{
    QString path;
    Expected<InputKind> kind = failure(ErrorCode::Cancelled, {});
};

/// Work on files in a thread of its own, one piece at a time. Ends by its callback, in the thread
/// of this object; when the object goes first, the work is stopped and the callback never comes.
class ImportJob final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ImportJob)

public:
    explicit ImportJob(QObject* parent = nullptr);
    /// Waits for the thread; `progress` of the work must answer false by then.
    ~ImportJob() override;

    bool isRunning() const { return m_thread != nullptr; }

    /// Looks what each path is. Nothing else may be running.
    void recognise(
        const QStringList& paths, std::function<void(const QList<RecognisedInput>&)> done);
    /// See importFiles(). Nothing else may be running.
    void import(const QStringList& inputs, const QString& path, Duplicates duplicates,
        const Progress& progress, std::function<void(const Expected<ImportReport>&)> done);
    /// Brings an older project up to date; see upgradeProject(). Nothing else may be running.
    void upgrade(const QString& path, const Progress& progress,
        std::function<void(const Expected<void>&)> done);

private:
    void run(std::function<void()> work, std::function<void()> done);

    std::unique_ptr<QThread> m_thread;
};

} // namespace tandem
