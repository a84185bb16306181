#include "storage/project/importer.h"

#include "storage/database/schema.h"
#include "storage/database/transaction.h"
#include "storage/database/uuid.h"
#include "storage/formats/articlereader.h"
#include "storage/formats/inputkind.h"
#include "storage/formats/kgdsreader.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/samplerepository.h"
#include "storage/repositories/settingsrepository.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <unistd.h>

#include <cerrno>
#include <cstdio>

namespace tandem {

namespace {

/// A file that is filled beside its final place and takes that place only when it is whole.
class NewProjectFile final
{
public:
    explicit NewProjectFile(const QString& path)
        : m_path(path)
        , m_partial(QStringLiteral("%1.partial-%2").arg(path, newUuid().right(8)))
    {
    }
    ~NewProjectFile()
    {
        m_database.reset();
        if (!m_finished)
            QFile::remove(m_partial);
    }
    Q_DISABLE_COPY_MOVE(NewProjectFile)

    Expected<Database*> create(const QString& name)
    {
        if (!QFileInfo(QFileInfo(m_path).absolutePath()).isDir())
            return failure(ErrorCode::NotWritable,
                QCoreApplication::translate(
                    "Importer", "The folder of the new project does not exist."),
                m_path,
                QCoreApplication::translate(
                    "Importer", "Make the folder first, or choose another one."));
        auto opened = Database::open(m_partial, Database::Mode::Bulk);
        if (!opened)
            return failure(opened.error().code == ErrorCode::Unreadable
                               ? Error{ErrorCode::NotWritable,
                                     QCoreApplication::translate(
                                         "Importer", "The project file cannot be written here."),
                                     m_path,
                                     QCoreApplication::translate("Importer",
                                         "Check the permissions of the folder and the free space."),
                                     opened.error().detail}
                               : opened.error());
        m_database = std::move(*opened);
        ProjectSettings settings;
        settings.name = name;
        const auto made = createSchema(*m_database)
                              .and_then([&] {
                                  return SettingsRepository(*m_database).save(settings, PersonId{});
                              })
                              .and_then([&] { return m_database->run(QStringLiteral("BEGIN")); });
        if (!made)
            return failure(made.error());
        return m_database.get();
    }

    Expected<void> finish(bool replace)
    {
        if (auto committed = m_database->run(QStringLiteral("COMMIT")); !committed)
            return committed;
        m_database.reset();
        if (auto synced = sync(); !synced)
            return synced;
        if (QFileInfo::exists(m_path) && !replace)
            return failure(notInPlace(QString()));
        // The log of a project that once had this name would be replayed over the new one.
        for (const char* suffix : {"-wal", "-shm"})
            QFile::remove(m_path + QLatin1String(suffix));
        const QByteArray from = QFile::encodeName(m_partial);
        const QByteArray to = QFile::encodeName(m_path);
        if (::rename(from.constData(), to.constData()) != 0)
            return failure(notInPlace(qt_error_string(errno)));
        m_finished = true;
        return {};
    }

private:
    Error notInPlace(const QString& detail) const
    {
        return {ErrorCode::NotWritable,
            QCoreApplication::translate("Importer", "The project file cannot be put in its place."),
            m_path,
            QCoreApplication::translate(
                "Importer", "Check whether a file of that name is there already."),
            detail};
    }

    /// Bulk writing syncs nothing; the file must be on the disk before it gets its name.
    Expected<void> sync()
    {
        QFile file(m_partial);
        if (!file.open(QIODevice::ReadWrite) || ::fsync(file.handle()) != 0)
            return failure(ErrorCode::NotWritable,
                QCoreApplication::translate("Importer", "The disk did not take the project file."),
                m_path,
                QCoreApplication::translate("Importer", "Check the disk and its free space."),
                file.errorString());
        return {};
    }

    QString m_path;
    QString m_partial;
    std::unique_ptr<Database> m_database;
    bool m_finished = false;
};

/// Reads one input after another into a database that the caller commits or throws away.
class ImportRun final
{
public:
    ImportRun(Database& database, const Progress& progress)
        : m_database(database)
        , m_progress(progress)
    {
    }

    Expected<ImportReport> read(const QStringList& inputs)
    {
        for (const QString& input : inputs)
            m_allBytes += QFileInfo(input).size();
        for (const QString& input : inputs) {
            if (auto done = readOne(input); !done)
                return failure(done.error());
            m_bytesBefore += QFileInfo(input).size();
        }
        if (m_report.samples == 0)
            return failure(ErrorCode::InvalidInput,
                QCoreApplication::translate("Importer", "There is nothing to import in it."),
                inputs.join(QStringLiteral(", ")),
                QCoreApplication::translate("Importer", "Give articles or a KGDS benchmark."));
        return m_report;
    }

private:
    Expected<void> readOne(const QString& input)
    {
        const int before = m_report.samples;
        const auto kind = inputKindOf(input);
        if (!kind)
            return failure(kind.error());
        const auto read = *kind == InputKind::Kgds ? readBenchmark(input) : readArticleInput(input);
        if (!read)
            return read;
        return Journal(m_database)
            .append(QStringLiteral("imported"), {}, {},
                {{QStringLiteral("file"), QFileInfo(input).fileName()},
                    {QStringLiteral("samples"), m_report.samples - before}});
    }

    Expected<void> readBenchmark(const QString& input)
    {
        const auto sink = [this](kgds::SampleRecord&& record, qint64) -> Expected<void> {
            m_report.paragraphs += record.article.size();
            ++m_report.samples;
            return SampleRepository(m_database).addRecord(record).map([](SampleId) {});
        };
        return kgds::readKgdsFile(input, sink, [this](qint64 bytes) {
            return goOn(bytes);
        }).map([](qint64) {});
    }

    Expected<void> readArticleInput(const QString& input)
    {
        const auto sink = [this](ArticleText&& article, qint64) -> Expected<void> {
            m_report.paragraphs += article.paragraphs.size();
            ++m_report.samples;
            return SampleRepository(m_database).addArticle(article).map([](SampleId) {});
        };
        return readArticles(input, sink, [this](qint64 bytes) {
            return goOn(bytes);
        }).map([](qint64) {});
    }

    bool goOn(qint64 bytes) const
    {
        return !m_progress || m_progress(m_bytesBefore + bytes, m_allBytes);
    }

    Database& m_database;
    const Progress& m_progress;
    ImportReport m_report;
    qint64 m_bytesBefore = 0;
    qint64 m_allBytes = 0;
};

Expected<ImportReport> importIntoNew(
    const QStringList& inputs, const QString& path, const Progress& progress)
{
    NewProjectFile file(path);
    const auto database = file.create(QFileInfo(path).completeBaseName());
    if (!database)
        return failure(database.error());
    const auto report = ImportRun(**database, progress).read(inputs);
    if (!report)
        return report;
    if (auto finished = file.finish(false); !finished)
        return failure(finished.error());
    return report;
}

Expected<ImportReport> importIntoExisting(
    const QStringList& inputs, const QString& path, const Progress& progress)
{
    auto database = openProjectFile(path, Database::Mode::ReadWrite);
    if (!database)
        return failure(database.error());
    Transaction transaction(**database);
    if (auto begun = transaction.begin(); !begun)
        return failure(begun.error());
    const auto report = ImportRun(**database, progress).read(inputs);
    if (!report)
        return report;
    if (auto committed = transaction.commit(); !committed)
        return failure(committed.error());
    return report;
}

} // namespace

Expected<void> createProject(const QString& path, const QString& name, bool replace)
{
    if (QFileInfo::exists(path) && !replace)
        return failure(ErrorCode::Refused,
            QCoreApplication::translate("Importer", "A file of this name is there already."), path,
            QCoreApplication::translate("Importer", "Choose another name."));
    NewProjectFile file(path);
    if (auto made = file.create(name); !made)
        return failure(made.error());
    return file.finish(replace);
}

Expected<ImportReport> importFiles(
    const QStringList& inputs, const QString& path, const Progress& progress)
{
    if (QFileInfo::exists(path))
        return importIntoExisting(inputs, path, progress);
    return importIntoNew(inputs, path, progress);
}

} // namespace tandem
