#include "storage/repositories/goldrepository.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/database/uuid.h"
#include "storage/formats/kgdsreader.h"
#include "storage/formats/kgdswriter.h"
#include "storage/repositories/repositorywords.h"

#include <QBuffer>
#include <QCryptographicHash>
#include <QDateTime>

#include <optional>

namespace tandem {

namespace {

/// A benchmark of this one sample, as KGDS.json has it.
Expected<QByteArray> kgdsText(const kgds::SampleRecord& record)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    kgds::KgdsWriter writer(buffer, {});
    TANDEM_DO(writer.open());
    TANDEM_DO(writer.write(record));
    TANDEM_DO(writer.finish());
    return buffer.data();
}

QString digestOf(const QByteArray& text)
{
    return QString::fromLatin1(QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex());
}

Expected<std::optional<GoldId>> goldWith(Database& database, SampleId sample, const QString& digest)
{
    return valueOf<std::optional<GoldId>>(database,
        QStringLiteral("SELECT id FROM kgds_gold WHERE sample_id = ? AND digest = ?"),
        {sample, digest});
}

} // namespace

Expected<std::optional<GoldId>> GoldRepository::find(
    SampleId sample, const kgds::SampleRecord& record)
{
    TANDEM_TRY(text, kgdsText(record));
    return goldWith(m_database, sample, digestOf(*text));
}

Expected<GoldId> GoldRepository::keep(SampleId sample, const kgds::SampleRecord& record)
{
    TANDEM_TRY(text, kgdsText(record));
    const QString digest = digestOf(*text);
    TANDEM_TRY(found, goldWith(m_database, sample, digest));
    if (*found)
        return **found;
    return insertRow<GoldId>(m_database, "kgds_gold",
        {{"uuid", newUuid()}, {"sample_id", sample}, {"digest", digest},
            {"record", SqlValue::text(*text)}, {"at", QDateTime::currentMSecsSinceEpoch()}});
}

Expected<bool> GoldRepository::isAsKept(GoldId gold)
{
    return firstRow(m_database, QStringLiteral("SELECT digest, record FROM kgds_gold WHERE id = ?"),
        {gold},
        [](Statement& row) {
            const auto digest = row.take<QString>();
            return digestOf(row.take<QByteArray>()) == digest;
        })
        .map([](const std::optional<bool>& same) { return same.value_or(false); });
}

Expected<kgds::SampleRecord> GoldRepository::record(GoldId gold)
{
    const Error missing = notInProject(
        RepositoryWords::tr("The benchmark's record of the sample is not in the project."));
    TANDEM_TRY_VAR(
        text, oneValue<QByteArray>(m_database,
                  QStringLiteral("SELECT record FROM kgds_gold WHERE id = ?"), {gold}, missing));
    QBuffer buffer(&*text);
    buffer.open(QIODevice::ReadOnly);
    std::optional<kgds::SampleRecord> record;
    const auto read = kgds::readKgds({buffer, RepositoryWords::tr("the project")},
        [&](kgds::SampleRecord&& sample, qint64) -> Expected<void> {
            record = std::move(sample);
            return {};
        });
    if (!read || !record)
        return failure(ErrorCode::Corrupt,
            RepositoryWords::tr("The benchmark's record of a sample cannot be read."), {},
            RepositoryWords::tr("Restore a backup of the project."));
    return *std::move(record);
}

} // namespace tandem
