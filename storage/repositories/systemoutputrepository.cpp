#include "storage/repositories/systemoutputrepository.h"

#include "models/kgds/scoring.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/database/uuid.h"
#include "storage/repositories/goldrepository.h"
#include "storage/repositories/loneverdicts.h"
#include "storage/repositories/makernames.h"
#include "storage/repositories/repositorywords.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace tandem {

namespace {

QByteArray namesJson(const QStringList& names)
{
    return QJsonDocument(QJsonArray::fromStringList(names)).toJson(QJsonDocument::Compact);
}

QStringList namesIn(const QByteArray& json)
{
    QStringList names;
    for (const QJsonValue& name : QJsonDocument::fromJson(json).array())
        names.append(name.toString());
    return names;
}

Error noSuchOutput()
{
    return notInProject(RepositoryWords::tr("This output is not in the project."));
}

kgds::SystemRef readSystem(Statement& row)
{
    kgds::SystemRef system;
    row.read(system.model, system.paradigm, system.pattern);
    return system;
}

SystemOutputRow rowFrom(Statement& row)
{
    SystemOutputRow read;
    row.read(read.id, read.sample, read.samplePosition, read.sampleTitle);
    read.system = readSystem(row);
    row.read(read.run, read.source, read.isBenchmarkLatest, read.score.recall, read.score.precision,
        read.score.f1, read.score.retrieved, read.score.unknownParagraphs);
    return read;
}

Expected<QList<SystemOutputRow>> rowsWhere(
    Database& database, const QString& condition, const SqlValues& arguments)
{
    return rowsOf(database,
        QStringLiteral("SELECT o.id, o.sample_id, s.position, s.title, o.model, o.paradigm,"
                       " o.pattern, o.run_id, o.source, NOT EXISTS (SELECT 1 FROM kgds_gold g"
                       " WHERE g.sample_id = o.sample_id AND g.id > o.gold_id), o.recall,"
                       " o.precision, o.f1, o.retrieved, o.unknown FROM kgds_output o"
                       " JOIN sample_in_use s ON s.id = o.sample_id WHERE %1"
                       " ORDER BY s.position, o.model, o.paradigm, o.pattern")
            .arg(condition),
        arguments, rowFrom);
}

} // namespace

Expected<SystemOutputId> SystemOutputRepository::add(
    const NewSystemOutput& output, const kgds::SampleRecord* gold)
{
    TANDEM_DO(checkMakerName(Maker::System, output.system.model));
    TANDEM_TRY(found, find(output.sample, output.system));
    if (*found) {
        TANDEM_TRY(stored, byId(**found));
        if (stored->made.output == output.output && stored->made.gold == output.gold)
            return **found;
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("%1 already has another output for this sample.")
                .arg(output.system.model),
            {}, RepositoryWords::tr("Give the system another name."));
    }
    kgds::SampleScore score;
    if (output.system.pattern == kgds::Pattern::Extractive) {
        TANDEM_TRY_VAR(record, gold ? Expected<kgds::SampleRecord>(*gold)
                                    : GoldRepository(m_database).record(output.gold));
        score = kgds::extractiveScore(*record, output.output, {});
    }
    return insertRow<SystemOutputId>(m_database, "kgds_output",
        {{"uuid", newUuid()}, {"sample_id", output.sample}, {"gold_id", output.gold},
            {"model", output.system.model}, {"paradigm", output.system.paradigm},
            {"pattern", output.system.pattern}, {"granularity", output.chunkKind},
            {"chunks", output.chunks},
            {"paragraphs", SqlValue::text(namesJson(output.output.paragraphs))},
            {"background", output.output.background}, {"opinions", output.output.opinions},
            {"run_id", output.run}, {"reply_id", output.reply}, {"source", output.source},
            {"recall", score.recall}, {"precision", score.precision}, {"f1", score.f1},
            {"retrieved", score.retrieved}, {"unknown", score.unknownParagraphs},
            {"at", QDateTime::currentMSecsSinceEpoch()}});
}

Expected<void> SystemOutputRepository::checkRemovable(SystemOutputId id)
{
    TANDEM_TRY(stored, byId(id));
    const auto refused = [](const QString& what) {
        return failure(ErrorCode::Refused, what, {},
            RepositoryWords::tr("Exclude the sample to exclude the output from all statistics."));
    };
    if (stored->made.run.isValid())
        return refused(RepositoryWords::tr("A run generated this output; it cannot be removed."));
    TANDEM_TRY(checked,
        isAny(m_database,
            reviewedSql("said.output_id = ?1") +
                QStringLiteral(" UNION ALL SELECT 1 FROM kgds_judgement j JOIN kgds_check_item c"
                               " ON c.judgement_id = j.id WHERE j.output_id = ?1"),
            {id}));
    if (*checked)
        return refused(RepositoryWords::tr("Judgments on this output have been audited or are "
                                           "awaiting audit; it cannot be removed."));
    return {};
}

Expected<void> SystemOutputRepository::remove(SystemOutputId id)
{
    TANDEM_DO(checkRemovable(id));
    TANDEM_TRY(stored, byId(id));
    for (const JudgesTable& one : judgesTables())
        TANDEM_DO(m_database.run(
            QStringLiteral("DELETE FROM %1 WHERE output_id = ?").arg(QLatin1String(one.table)),
            {id}));
    TANDEM_DO(m_database.run(QStringLiteral("DELETE FROM kgds_output WHERE id = ?"), {id}));
    // Error types that are known of the system as a whole go with the last of its outputs.
    const kgds::SystemRef& system = stored->made.system;
    return m_database.run(
        QStringLiteral("DELETE FROM kgds_loose_error WHERE model = ?1 AND paradigm = ?2"
                       " AND pattern = ?3 AND NOT EXISTS (SELECT 1 FROM kgds_output o"
                       " WHERE o.model = ?1 AND o.paradigm = ?2 AND o.pattern = ?3)"),
        {system.model, system.paradigm, system.pattern});
}

Expected<bool> SystemOutputRepository::isAsComputed(SystemOutputId id)
{
    TANDEM_TRY(stored, byId(id));
    kgds::SampleScore score;
    if (stored->made.system.pattern == kgds::Pattern::Extractive) {
        TANDEM_TRY(record, GoldRepository(m_database).record(stored->made.gold));
        score = kgds::extractiveScore(*record, stored->made.output, {});
    }
    return oneRow(
        m_database,
        QStringLiteral("SELECT recall, precision, f1, retrieved, unknown FROM kgds_output"
                       " WHERE id = ?"),
        {id},
        [&](Statement& row) {
            kgds::SampleScore kept;
            row.read(kept.recall, kept.precision, kept.f1, kept.retrieved, kept.unknownParagraphs);
            return kept.recall == score.recall && kept.precision == score.precision &&
                   kept.f1 == score.f1 && kept.retrieved == score.retrieved &&
                   kept.unknownParagraphs == score.unknownParagraphs;
        },
        noSuchOutput());
}

Expected<std::optional<SystemOutputId>> SystemOutputRepository::find(
    SampleId sample, const kgds::SystemRef& system)
{
    return valueOf<std::optional<SystemOutputId>>(m_database,
        QStringLiteral("SELECT id FROM kgds_output WHERE sample_id = ? AND model = ?"
                       " AND paradigm = ? AND pattern = ?"),
        {sample, system.model, system.paradigm, system.pattern});
}

Expected<StoredSystemOutput> SystemOutputRepository::byId(SystemOutputId id)
{
    return oneRow(
        m_database,
        QStringLiteral("SELECT id, uuid, at, model, paradigm, pattern, sample_id, gold_id,"
                       " granularity, chunks, run_id, reply_id, source, background, opinions,"
                       " paragraphs FROM kgds_output WHERE id = ?"),
        {id},
        [](Statement& row) {
            StoredSystemOutput stored;
            NewSystemOutput& made = stored.made;
            row.read(stored.id, stored.uuid, stored.at);
            made.system = readSystem(row);
            row.read(made.sample, made.gold, made.chunkKind, made.chunks, made.run, made.reply,
                made.source, made.output.background, made.output.opinions);
            made.output.paragraphs = namesIn(row.take<QByteArray>());
            return stored;
        },
        noSuchOutput());
}

Expected<QList<SystemOutputRow>> SystemOutputRepository::list()
{
    return rowsWhere(m_database, QStringLiteral("1"), {});
}

Expected<QList<SystemOutputRow>> SystemOutputRepository::ofSample(SampleId sample)
{
    return rowsWhere(m_database, QStringLiteral("o.sample_id = ?"), {sample});
}

Expected<QList<kgds::SystemRef>> SystemOutputRepository::systems()
{
    return rowsOf(m_database,
        QStringLiteral("SELECT DISTINCT o.model, o.paradigm, o.pattern FROM kgds_output o"
                       " JOIN sample_in_use s ON s.id = o.sample_id"
                       " ORDER BY o.model, o.paradigm, o.pattern"),
        {}, readSystem);
}

} // namespace tandem
