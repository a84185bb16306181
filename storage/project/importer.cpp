#include "storage/project/importer.h"

#include "storage/database/schema.h"
#include "storage/database/transaction.h"
#include "storage/formats/inputkind.h"
#include "storage/formats/kgdsreader.h"
#include "storage/formats/openfile.h"
#include "storage/project/importorder.h"
#include "storage/project/newprojectfile.h"
#include "storage/project/projectwords.h"
#include "storage/project/samplestage.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/samplerecords.h"
#include "storage/repositories/samplerepository.h"
#include "storage/repositories/searchindex.h"
#include "storage/repositories/settingsrepository.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <memory>
#include <optional>
#include <vector>

namespace tandem {

namespace {

/// What came through pipes, which are read once and have to be looked into first: as files, as long
/// as this is there.
class KeptPipes final
{
public:
    /// The input's path, or of one that is neither file nor folder that of a file with what it
    /// gave. `goOn` is asked now and then; Cancelled when it says no.
    Expected<QString> pathOf(const QString& input, const std::function<bool()>& goOn)
    {
        const QFileInfo info(input);
        if (!info.exists() || info.isFile() || info.isDir())
            return input;
        auto folder = std::make_unique<QTemporaryDir>();
        QFile from(input);
        QFile to(folder->filePath(info.fileName()));
        TANDEM_DO(openForReading(from));
        if (!to.open(QIODevice::WriteOnly))
            return failure(notKept(input, to));
        constexpr qint64 kAtOnce = qint64(1) << 16;
        for (QByteArray bytes = from.read(kAtOnce); !bytes.isEmpty(); bytes = from.read(kAtOnce)) {
            if (!goOn())
                return failure(ErrorCode::Cancelled, ProjectWords::tr("Cancelled."));
            if (to.write(bytes) != bytes.size())
                return failure(notKept(input, to));
        }
        if (!to.flush())
            return failure(notKept(input, to));
        m_folders.push_back(std::move(folder));
        return to.fileName();
    }

private:
    static Error notKept(const QString& input, const QFile& to)
    {
        return {ErrorCode::NotWritable,
            ProjectWords::tr("Piped input cannot be stored while it is read: %1.")
                .arg(to.errorString()),
            input, ProjectWords::tr("Write it to a file first, then import the file."), {}};
    }

    std::vector<std::unique_ptr<QTemporaryDir>> m_folders;
};

/// Reads one input after another into a file that the caller keeps or throws away.
class ImportRun final
{
public:
    ImportRun(Database& database, const ImportOrder& order, const Progress& progress)
        : m_database(database)
        , m_order(order)
        , m_progress(progress)
    {
    }

    Expected<void> read(const QStringList& inputs)
    {
        for (const QString& input : inputs)
            m_allBytes += QFileInfo(input).size();
        for (const QString& input : inputs) {
            TANDEM_DO(readOne(input));
            m_bytesBefore += QFileInfo(input).size();
        }
        if (m_samples.isEmpty())
            return failure(ErrorCode::InvalidInput, ProjectWords::tr("Nothing to import found."),
                inputs.join(QStringLiteral(", ")),
                ProjectWords::tr("Choose articles or a KGDS benchmark."));
        return SearchIndex(m_database)
            .addSamples(m_samples.constFirst().id, m_samples.constLast().id);
    }

    const QList<StagedSample>& samples() const { return m_samples; }
    /// Samples that repeated an earlier one: those left out, and those kept.
    int repeatsSkipped() const { return m_repeatsSkipped; }
    int repeatsKept() const { return m_repeatsKept; }
    const TextRemark& titles() const { return m_titles; }
    const TextRemark& joined() const { return m_joined; }
    bool goOn() const { return goOn(m_allBytes - m_bytesBefore); }

    /// The journal's entries about these of the samples, one for each input.
    Expected<void> note(const WriteContext& context, const QList<qsizetype>& chosen) const
    {
        QList<int> counts(m_files.size());
        for (const qsizetype index : chosen)
            ++counts[m_samples.at(index).input];
        for (qsizetype i = 0; i < m_files.size(); ++i) {
            TANDEM_DO(Journal(context.database)
                          .append(QStringLiteral("imported"), context.origin.person, {},
                              {{QStringLiteral("file"), m_files.at(i)},
                                  {QStringLiteral("samples"), counts.at(i)}}));
        }
        return {};
    }

private:
    Expected<void> readOne(const QString& input)
    {
        m_files.append(QFileInfo(input).fileName());
        TANDEM_TRY(path, m_kept.pathOf(input, [this] { return goOn(0); }));
        TANDEM_TRY(kind, inputKindOf(*path).map_error(
                             [&](const Error& error) { return namedAs(input, *path, error); }));
        return (*kind == InputKind::Kgds ? readBenchmark(*path) : readArticleInput(*path))
            .map_error([&](const Error& error) { return namedAs(input, *path, error); });
    }

    /// The error with the input's own name in the place of `path`.
    static Error namedAs(const QString& input, const QString& path, Error error)
    {
        error.where.replace(path, input);
        return error;
    }

    Expected<void> readBenchmark(const QString& input)
    {
        const auto sink = [this](kgds::SampleRecord&& record, qint64) -> Expected<void> {
            return take(contentOf(record), record.article.size(),
                [&] { return SampleRecords(m_database).addRecord(record, Indexing::Later); });
        };
        return kgds::readKgds(input, sink, [this](qint64 bytes) {
            return goOn(bytes);
        }).map([](qint64) {});
    }

    Expected<void> readArticleInput(const QString& input)
    {
        const auto sink = [this](ArticleText&& article, qint64) -> Expected<void> {
            remark(article);
            return take(contentOf(article), article.paragraphs.size(),
                [&] { return SampleRecords(m_database).addArticle(article, Indexing::Later); });
        };
        return readArticles(
            input, sink, [this](qint64 bytes) { return goOn(bytes); }, m_order.firstLine)
            .map([](qint64) {});
    }

    void remark(const ArticleText& article)
    {
        const auto add = [&](TextRemark& remark, const QString& text) {
            if (remark.files++ == 0)
                remark = {1, article.source, text};
        };
        if (article.isTitledByFirstLine)
            add(m_titles, article.title);
        if (article.joinedLines > 0)
            add(m_joined, QString::number(article.joinedLines));
    }

    template <typename Add>
    Expected<void> take(SampleContent content, qint64 paragraphs, const Add& add)
    {
        if (!m_known.findSame(content).isEmpty()) {
            if (m_order.duplicates != Duplicates::Keep) {
                ++m_repeatsSkipped;
                return {};
            }
            ++m_repeatsKept;
        }
        TANDEM_TRY(sample, add());
        m_known.add(*sample, content);
        m_samples.append({*sample, std::move(content), paragraphs, int(m_files.size()) - 1});
        return {};
    }

    bool goOn(qint64 bytes) const
    {
        return !m_progress || m_progress(m_bytesBefore + bytes, m_allBytes);
    }

    Database& m_database;
    const ImportOrder m_order;
    const Progress& m_progress;
    KeptPipes m_kept;
    QStringList m_files;
    QList<StagedSample> m_samples;
    KnownSamples m_known;
    int m_repeatsSkipped = 0;
    int m_repeatsKept = 0;
    TextRemark m_titles;
    TextRemark m_joined;
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

/// What came: the samples in the file, those that it repeated, how its texts were understood.
ImportReport with(ImportReport report, const ImportRun& run)
{
    report.skipped += run.repeatsSkipped();
    report.kept += run.repeatsKept();
    report.titles = run.titles();
    report.joined = run.joined();
    return report;
}

Expected<ImportReport> importIntoNew(const QStringList& inputs, const QString& path,
    const ImportOrder& order, const Progress& progress)
{
    NewProjectFile file(path);
    TANDEM_TRY(database, makeNamed(file, projectNameOf(path)));
    ImportRun run(**database, order, progress);
    ImportReport report;
    QList<qsizetype> all;
    TANDEM_DO(run.read(inputs)
                  .and_then([&] {
                      for (const StagedSample& sample : run.samples()) {
                          all.append(all.size());
                          report.paragraphs += sample.paragraphs;
                      }
                      return run.note(**database, all);
                  })
                  .and_then([&] { return file.finish(false); }));
    report.samples = int(all.size());
    return with(report, run);
}

/// An import that is read into a file beside the project, which goes with this.
class StagedImport final
{
public:
    StagedImport(const QString& project, const ImportOrder& order, Progress progress)
        : m_progress(std::move(progress))
        , m_order(order)
        , m_stage(project)
    {
    }

    /// Reads the inputs and what `project` has already; the path of the stage.
    Expected<QString> read(const QStringList& inputs, Database& project)
    {
        TANDEM_TRY(file, m_stage.create());
        m_run.emplace(**file, m_order, m_progress);
        return makeStage(**file)
            .and_then([&] { return m_run->read(inputs); })
            .and_then([&] { return m_known.read(project); })
            .and_then([&] { return m_stage.closeAside(); });
    }

    /// Copies from the stage, which is attached, inside the caller's transaction.
    Expected<ImportReport> copyInto(const WriteContext& context)
    {
        Database& project = context.database;
        TANDEM_DO(m_known.read(project));
        TANDEM_TRY(choice, chooseFrom(m_run->samples(), m_known, m_order.duplicates, project));
        const auto goOn = [this] { return m_run->goOn(); };
        TANDEM_DO(copyStage(project, m_run->samples(), *choice, goOn));
        TANDEM_DO(m_run->note(context, choice->chosen));
        return with(choice->report, *m_run);
    }

private:
    const Progress m_progress;
    const ImportOrder m_order;
    NewProjectFile m_stage;
    KnownSamples m_known;
    std::optional<ImportRun> m_run;
};

/// As a program without a window does it, whose connection is the one that writes.
Expected<ImportReport> importIntoExisting(const QStringList& inputs, const QString& path,
    const ImportOrder& order, const Progress& progress)
{
    TANDEM_TRY_VAR(project, openProjectFile(path, Database::Mode::ReadWrite));
    const auto report = std::make_shared<ImportReport>();
    const auto never = std::make_shared<std::atomic_bool>(false);
    const Prepare prepare = prepareImport(inputs, order, progress, report);
    TANDEM_TRY(prepared, prepare(**project, never));
    TANDEM_DO((*project)->attach(prepared->stage, QStringLiteral("stage")));
    Transaction transaction(**project);
    TANDEM_DO(transaction.begin());
    TANDEM_DO(prepared->write({**project, {}}));
    TANDEM_DO(transaction.commit());
    return *report;
}

} // namespace

Expected<void> createProject(const QString& path, const QString& name, bool replace)
{
    if (QFileInfo::exists(path) && !replace)
        return failure(ErrorCode::Refused,
            ProjectWords::tr("A file with this name already exists."), path,
            ProjectWords::tr("Choose another name."));
    NewProjectFile file(path);
    TANDEM_DO(makeNamed(file, name));
    return file.finish(replace);
}

Expected<ImportReport> importFiles(
    const QStringList& inputs, const QString& path, const Progress& progress, Duplicates duplicates)
{
    return importFiles(inputs, path, progress, ImportOrder{duplicates});
}

Expected<ImportReport> importFiles(const QStringList& inputs, const QString& path,
    const Progress& progress, const ImportOrder& order)
{
    if (QFileInfo::exists(path))
        return importIntoExisting(inputs, path, order, progress);
    return importIntoNew(inputs, path, order, progress);
}

Prepare prepareImport(const QStringList& inputs, Duplicates duplicates, const Progress& progress,
    const std::shared_ptr<ImportReport>& report)
{
    return prepareImport(inputs, ImportOrder{duplicates}, progress, report);
}

Prepare prepareImport(const QStringList& inputs, const ImportOrder& order, const Progress& progress,
    const std::shared_ptr<ImportReport>& report)
{
    return [=](Database& project, const CancelFlag& cancel) -> Expected<Prepared> {
        const Progress meter = [progress, cancel](qint64 done, qint64 all) {
            return !cancel->load() && (!progress || progress(done, all));
        };
        const auto import = std::make_shared<StagedImport>(project.path(), order, meter);
        TANDEM_TRY(stage, import->read(inputs, project));
        const Write copy = [import, report](const WriteContext& context) -> Expected<Written> {
            return import->copyInto(context).map([&](const ImportReport& brought) {
                *report = brought;
                return Written(brought.samples > 0 ? What(SamplesAdded{}) : What());
            });
        };
        return Prepared{copy, *stage};
    };
}

QStringList importMessages(const ImportReport& report)
{
    QStringList messages;
    if (report.skipped > 0)
        messages += ProjectWords::tr(
            "%n sample(s) skipped: already in the project.", nullptr, report.skipped);
    if (report.skippedAside > 0)
        messages += ProjectWords::tr("%n of the skipped sample(s) are excluded in the project.",
            nullptr, report.skippedAside);
    if (report.replaced > 0)
        messages += ProjectWords::tr(
            "%n sample(s) replaced identical ones, which were excluded.", nullptr, report.replaced);
    if (report.kept > 0)
        messages += ProjectWords::tr(
            "%n sample(s) are now in the project more than once.", nullptr, report.kept);
    if (report.titles.files > 0)
        messages += ProjectWords::tr("The first line of %n text file(s) was read as the title, not "
                                     "as a paragraph: \"%1\" in %2.",
            nullptr, report.titles.files)
                        .arg(report.titles.text, report.titles.first);
    if (report.joined.files > 0)
        messages += ProjectWords::tr("%n text file(s) without blank lines became one paragraph "
                                     "each: %2 (%1 lines). Put blank lines between paragraphs.",
            nullptr, report.joined.files)
                        .arg(report.joined.text, report.joined.first);
    return messages;
}

} // namespace tandem
