#include "views/transfer/importjob.h"
#include "storage/database/schema.h"

#include <utility>

namespace tandem {

ImportJob::ImportJob(QObject* parent)
    : QObject(parent)
{
}

ImportJob::~ImportJob()
{
    if (m_thread)
        m_thread->wait();
}

void ImportJob::run(std::function<void()> work, std::function<void()> done)
{
    Q_ASSERT(!m_thread);
    m_thread.reset(QThread::create(std::move(work)));
    connect(m_thread.get(), &QThread::finished, this, [this, done = std::move(done)] {
        m_thread->wait();
        m_thread.release()->deleteLater();
        done();
    });
    m_thread->start();
}

void ImportJob::recognise(
    const QStringList& paths, std::function<void(const QList<RecognisedInput>&)> done)
{
    auto found = std::make_shared<QList<RecognisedInput>>();
    run(
        [paths, found] {
            for (const QString& path : paths)
                found->append({path, inputKindOf(path)});
        },
        [found, done = std::move(done)] { done(*found); });
}

void ImportJob::import(const QStringList& inputs, const QString& path, Duplicates duplicates,
    const Progress& progress, std::function<void(const Expected<ImportReport>&)> done)
{
    auto report = std::make_shared<Expected<ImportReport>>(failure(ErrorCode::Cancelled, {}));
    run([inputs, path, duplicates, progress,
            report] { *report = importFiles(inputs, path, progress, duplicates); },
        [report, done = std::move(done)] { done(*report); });
}

void ImportJob::upgrade(
    const QString& path, const Progress& progress, std::function<void(const Expected<void>&)> done)
{
    auto result = std::make_shared<Expected<void>>(failure(ErrorCode::Cancelled, {}));
    run(
        [path, progress, result] {
            const auto opened = openProjectFile(path, Database::Mode::ReadWrite, progress);
            *result = opened ? Expected<void>() : failure(opened.error());
        },
        [result, done = std::move(done)] { done(*result); });
}

} // namespace tandem
