#include "storage/project/importer.h"

#include "storage/database/schema.h"
#include "storage/database/transaction.h"
#include "storage/formats/articlereader.h"
#include "storage/formats/inputkind.h"
#include "storage/formats/kgdsreader.h"
#include "storage/project/newprojectfile.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/samplerepository.h"
#include "storage/repositories/settingsrepository.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace tandem {

namespace {

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

/// An empty project with a name, in a file that does not have its own yet.
Expected<Database*> makeNamed(NewProjectFile& file, const QString& name)
{
    ProjectSettings settings;
    settings.name = name;
    return file.create().and_then([&](Database* database) {
        return SettingsRepository(*database).save(settings, PersonId{}).map([&] {
            return database;
        });
    });
}

Expected<ImportReport> importIntoNew(
    const QStringList& inputs, const QString& path, const Progress& progress)
{
    NewProjectFile file(path);
    const auto database = makeNamed(file, QFileInfo(path).completeBaseName());
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
    if (auto made = makeNamed(file, name); !made)
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
