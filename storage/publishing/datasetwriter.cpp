#include "storage/publishing/datasetwriter.h"

#include "models/llm/prompttemplate.h"
#include "models/publishing/citation.h"
#include "models/publishing/croissant.h"
#include "models/publishing/datasetcard.h"
#include "models/publishing/releasediff.h"
#include "models/publishing/splits.h"
#include "storage/database/database.h"
#include "storage/formats/csvwriter.h"
#include "storage/formats/devicewrite.h"
#include "storage/formats/jsontext.h"
#include "storage/formats/kgdswriter.h"
#include "storage/publishing/datasetplan.h"
#include "storage/publishing/disagreementfile.h"
#include "storage/publishing/peoplehiding.h"
#include "storage/publishing/publishfilewords.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <sqlite3.h>

#include <cerrno>
#include <map>
#include <memory>

namespace tandem {

namespace {

using publishing::PublishedFile;

/// Has a connection read the project as it is now, whatever others write meanwhile.
class ReadSnapshot final
{
public:
    explicit ReadSnapshot(Database& database)
        : m_database(database)
    {
    }
    ~ReadSnapshot()
    {
        if (m_isOurs)
            static_cast<void>(m_database.run(QStringLiteral("ROLLBACK")));
    }
    Q_DISABLE_COPY_MOVE(ReadSnapshot)

    Expected<void> begin()
    {
        if (sqlite3_get_autocommit(m_database.sqlite()) == 0)
            return {}; // the caller has one
        return m_database.run(QStringLiteral("BEGIN")).map([&] { m_isOurs = true; });
    }

private:
    Database& m_database;
    bool m_isOurs = false;
};

void putParagraphs(JsonText& out, const kgds::SampleRecord& record)
{
    out.beginArray("article");
    for (const kgds::ParagraphRecord& paragraph : record.article) {
        out.beginObject();
        out.number("paragraph_index", paragraph.index);
        out.text("paragraph_text", paragraph.text);
        out.text("label", paragraph.label == kgds::ParagraphLabel::Supporting
                              ? QStringLiteral("supporting")
                              : QStringLiteral("nonsupporting"));
        out.endObject();
    }
    out.endArray();
}

void putFacts(JsonText& out, const kgds::SampleRecord& record)
{
    out.beginArray("facts");
    for (const auto* groups : {&record.supportingFacts, &record.nonsupportingFacts}) {
        for (const kgds::FactGroup& group : *groups) {
            for (const kgds::FactRecord& fact : group.facts) {
                out.beginObject();
                out.number("paragraph_index", group.paragraphIndex);
                out.text("atomic_fact", fact.text);
                out.number("type", int(fact.type));
                out.text("type_name", publishing::factTypeKey(fact.type));
                out.endObject();
            }
        }
    }
    out.endArray();
}

/// A sample as a line of data/SPLIT.jsonl.
QByteArray sampleLine(
    const kgds::SampleRecord& record, const QString& id, qint64 number, const QString& split)
{
    JsonText out(JsonText::Style::Compact);
    out.beginObject();
    out.text("id", id);
    out.number("sample", number);
    out.text("split", split);
    putParagraphs(out, record);
    out.beginArray("discussion");
    for (const kgds::UtteranceRecord& utterance : record.discussion) {
        out.beginObject();
        out.text("participant", utterance.participant);
        out.text("utterance", utterance.text);
        out.endObject();
    }
    out.endArray();
    out.beginArray("opinions");
    for (const QString& opinion : record.opinions)
        out.text(opinion);
    out.endArray();
    putFacts(out, record);
    out.endObject();
    return out.bytes() + '\n';
}

QByteArray csvOf(const QList<QStringList>& table)
{
    QByteArray bytes;
    for (const QStringList& row : table) {
        QStringList cells;
        for (const QString& cell : row)
            cells.append(csvCell(cell));
        bytes += cells.join(u',').toUtf8() + '\n';
    }
    return bytes;
}

QByteArray markdownOf(const QList<QStringList>& table)
{
    QByteArray bytes;
    for (qsizetype i = 0; i < table.size(); ++i) {
        bytes += "| " + table.at(i).join(QStringLiteral(" | ")).toUtf8() + " |\n";
        if (i == 0)
            bytes += "|" + QByteArray(" --- |").repeated(table.first().size()) + "\n";
    }
    return bytes;
}

/// Files of the splits, open one beside the other.
class SplitFiles final
{
public:
    explicit SplitFiles(FolderFiles& files)
        : m_files(files)
    {
    }

    Expected<void> open(const QList<publishing::DrawnSplit>& splits)
    {
        for (const publishing::DrawnSplit& split : splits) {
            const QString path = m_files.pathOf(publishing::splitFile(split.name));
            auto file = std::make_unique<QFile>(path);
            if (!QDir().mkpath(QFileInfo(path).path()) || !file->open(QIODevice::WriteOnly))
                return failure(writeError(*file, path, errno));
            m_open.emplace(split.name, std::move(file));
        }
        return {};
    }
    Expected<void> write(const QString& split, const QByteArray& line)
    {
        return writeFully(*m_open.at(split), line, publishing::splitFile(split));
    }
    Expected<void> close()
    {
        for (const auto& [split, file] : m_open) {
            const QString path = publishing::splitFile(split);
            TANDEM_DO(flushFully(*file, path));
            file->close();
            TANDEM_DO(m_files.add(path));
        }
        return {};
    }

private:
    FolderFiles& m_files;
    std::map<QString, std::unique_ptr<QFile>> m_open;
};

/// Writes the files of a dataset one after the other.
class DatasetFiles final
{
public:
    DatasetFiles(Database& database, const PublishRequest& request, const DatasetPlan& plan,
        FolderFiles& files)
        : m_database(database)
        , m_request(request)
        , m_plan(plan)
        , m_files(files)
    {
    }

    Expected<void> write(const Progress& progress)
    {
        TANDEM_DO(writeSamples(progress));
        TANDEM_DO(writeDisagreement(progress));
        TANDEM_DO(writeTables());
        TANDEM_DO(writeGuidelines());
        TANDEM_DO(writePrompts());
        return writeMetadata();
    }

private:
    Expected<void> writeSamples(const Progress& progress)
    {
        SplitFiles splits(m_files);
        TANDEM_DO(splits.open(m_plan.facts.splits));
        TANDEM_DO(
            m_files.write(publishing::kBenchmarkFile, [&](QIODevice& device) -> Expected<void> {
                kgds::KgdsWriter writer(device, publishing::kBenchmarkFile);
                TANDEM_DO(writer.open());
                qint64 number = 0;
                const auto sink = [&](const BenchmarkSample& sample) -> Expected<void> {
                    if (!sample.record)
                        return {};
                    kgds::SampleRecord record = *sample.record;
                    hidePeople(record, m_plan.participants);
                    TANDEM_DO(writer.write(record));
                    const QString id = m_plan.ids.value(sample.sample);
                    const QString split = m_plan.splits.value(id);
                    return splits.write(split, sampleLine(record, id, ++number, split));
                };
                TANDEM_DO(forEachBenchmarkSample(m_database, sink, progress));
                return writer.finish();
            }));
        return splits.close();
    }

    Expected<void> writeDisagreement(const Progress& progress)
    {
        if (m_plan.facts.disagreement.items == 0)
            return {};
        const QString table = publishing::kDisagreementAnnotations;
        TANDEM_DO(m_files.write(publishing::kDisagreementItems, [&](QIODevice& lines) {
            return m_files.write(table, [&](QIODevice& device) -> Expected<void> {
                CsvWriter csv(device, table, LineEnd::Lf);
                TANDEM_DO(csv.writeRow(disagreementColumns()));
                const auto sink = [&](const publishing::DisagreementItem& item) -> Expected<void> {
                    for (const QStringList& row : disagreementRows(item)) {
                        TANDEM_DO(csv.writeRow(row));
                    }
                    return writeFully(
                        lines, disagreementLine(item), publishing::kDisagreementItems);
                };
                TANDEM_DO(forEachDisagreementItem(m_database, m_plan.splits, sink, progress));
                return csv.finish();
            });
        }));
        return {};
    }

    Expected<void> writeTables()
    {
        const QList<QStringList> statistics = publishing::statisticsTable(m_plan.facts);
        const QList<QStringList> agreement = publishing::agreementTable(m_plan.facts);
        TANDEM_DO(m_files.put(QStringLiteral("statistics/statistics.csv"), csvOf(statistics)));
        TANDEM_DO(m_files.put(QStringLiteral("statistics/statistics.md"), markdownOf(statistics)));
        TANDEM_DO(m_files.put(QStringLiteral("statistics/agreement.csv"), csvOf(agreement)));
        return m_files.put(QStringLiteral("statistics/agreement.md"), markdownOf(agreement));
    }

    Expected<void> writeGuidelines()
    {
        const QStringList& texts = m_plan.guidelines.texts;
        for (qsizetype i = 0; i < texts.size(); ++i) {
            const QString own = texts.at(i);
            const QString& text = own.trimmed().isEmpty() ? m_request.guidelines.paragraphs : own;
            TANDEM_DO(m_files.put(
                QStringLiteral("guideline/paragraphs-%1.md").arg(i + 1), text.toUtf8()));
        }
        return m_files.put(
            QStringLiteral("guideline/key_facts-1.md"), m_request.guidelines.keyFacts.toUtf8());
    }

    Expected<void> writePrompts()
    {
        for (qsizetype i = 0; i < m_plan.prompts.size(); ++i) {
            TANDEM_DO(m_files.put(QStringLiteral("prompts/%1.txt").arg(m_plan.facts.prompts.at(i)),
                llm::promptText(m_plan.prompts.at(i).prompt).toUtf8()));
        }
        return {};
    }

    Expected<void> writeMetadata()
    {
        const publishing::Publication& publication = m_request.publication;
        const publishing::DatasetFacts& facts = m_plan.facts;
        const QList<PublishedFile> data = m_files.files();
        const QList<publishing::Author> authors = publishing::authorsOf(publication.authors);
        QStringList holders;
        for (const publishing::Author& author : authors)
            holders.append(author.name());
        const QString holder =
            holders.isEmpty() ? QStringLiteral("the authors") : holders.join(QStringLiteral(", "));
        const QString year = publishing::dateOf(publication.date, facts).section(u'-', 0, 0);
        TANDEM_DO(m_files.put(
            QStringLiteral("croissant.json"), publishing::croissantFile(publication, facts, data)));
        TANDEM_DO(
            m_files.put(QStringLiteral("README.md"), publishing::datasetCard(publication, facts)));
        TANDEM_DO(m_files.put(
            QStringLiteral(".zenodo.json"), publishing::zenodoFile(publication, facts)));
        TANDEM_DO(m_files.put(
            QStringLiteral("CITATION.cff"), publishing::citationFile(publication, facts)));
        return m_files.put(QStringLiteral("LICENSE"),
            publishing::licenceText(publication.licence, holder, year).toUtf8());
    }

    Database& m_database;
    const PublishRequest& m_request;
    const DatasetPlan& m_plan;
    FolderFiles& m_files;
};

/// A file without rows is none that a reader of datasets could load.
Expected<void> requireSamplesInSplits(const publishing::DatasetFacts& facts, const QString& folder)
{
    for (const publishing::DrawnSplit& split : facts.splits) {
        if (split.samples == 0)
            return failure(ErrorCode::Refused,
                PublishFileWords::tr("The split \"%1\" gets no sample.").arg(split.name), folder,
                PublishFileWords::tr("Choose fewer splits, or larger shares."));
    }
    return {};
}

} // namespace

Expected<QList<publishing::Finding>> checkDataset(
    Database& database, const publishing::Publication& publication, const Progress& progress)
{
    ReadSnapshot snapshot(database);
    TANDEM_DO(snapshot.begin());
    return planDataset(database, publication, {}, progress).map([&](const DatasetPlan& plan) {
        return publishing::reviewerCheck(publication, plan.facts);
    });
}

Expected<PublishReport> publishDataset(Database& database, const QString& folder,
    const PublishRequest& request, const Progress& progress)
{
    TANDEM_DO(publishing::splitsFrom(request.publication.splits).map([](const auto&) {}));
    const QString date = request.publication.date.trimmed();
    if (!date.isEmpty() && !publishing::isIsoDate(date))
        return failure(ErrorCode::InvalidInput,
            PublishFileWords::tr("The date of publication is not YYYY-MM-DD."), date,
            PublishFileWords::tr("Change it in the metadata."));
    // Before anything is read, which takes longer.
    TANDEM_DO(requireFreeFolder(folder, request.onExisting));
    ReadSnapshot snapshot(database);
    TANDEM_DO(snapshot.begin());
    TANDEM_TRY(plan, planDataset(database, request.publication, request.keptSplits, progress));
    if (plan->facts.figures.samples.isEmpty())
        return failure(ErrorCode::Refused,
            PublishFileWords::tr("No sample is ready for the benchmark yet."), folder,
            PublishFileWords::tr("A sample is ready when both annotators have submitted it and "
                                 "every decision is made."));
    TANDEM_DO(requireSamplesInSplits(plan->facts, folder));
    PublishReport report{
        plan->facts, publishing::reviewerCheck(request.publication, plan->facts), {}};
    TANDEM_DO(
        writeWholeFolder(folder, request.onExisting, [&](FolderFiles& files) -> Expected<void> {
            TANDEM_DO(DatasetFiles(database, request, *plan, files).write(progress));
            report.files = files.files();
            return {};
        }));
    return report;
}

} // namespace tandem
