#include "views/metrics/pairsfile.h"

#include "storage/formats/jsonhead.h"
#include "storage/formats/openfile.h"
#include "storage/formats/pairsreader.h"
#include "storage/formats/personalizedreader.h"
#include "views/metrics/metricsviewwords.h"

#include <QFile>
#include <QFileInfo>

namespace tandem {

namespace {

constexpr qint64 kHeadBytes = 256 * 1024;

/// Whether the first object has a key that only the consolidated format has.
bool isConsolidated(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return false; // the reader of pairs says why
    const QByteArray head = file.read(kHeadBytes);
    const JsonHead read = readJsonHead(head);
    return read.keys.contains(QStringLiteral("m_summary_dict")) ||
           read.keys.contains(QStringLiteral("doc_id"));
}

qint64 sizeOf(const QString& text)
{
    return qint64(text.size()) * qint64(sizeof(QChar));
}

/// Adds the pairs of a document; returns the bytes of their texts.
qint64 addPairs(
    const perseval::PersonalizedDocument& document, metrics::PairTable& table, qint64& leftOut)
{
    qint64 bytes = 0;
    for (const perseval::UserSummaries& user : document.users) {
        const QString id = QStringLiteral("%1 · %2").arg(document.id, user.user);
        bytes += user.gold ? sizeOf(*user.gold) : 0;
        for (qsizetype model = 0; model < user.summaries.size(); ++model) {
            const std::optional<QString>& summary = user.summaries.at(model);
            if (!user.gold || !summary) {
                ++leftOut;
                continue;
            }
            table.pairs.append({id, document.models.value(model), *user.gold, *summary});
            bytes += sizeOf(*summary);
        }
    }
    return bytes;
}

Expected<ReadPairsFile> readConsolidated(const QString& path, const std::atomic_bool& cancel)
{
    QFile file(path);
    TANDEM_DO(openForReading(file));
    PersonalizedReader reader(file, path, [&](qint64) { return !cancel; });
    ReadPairsFile read;
    read.table.source = QFileInfo(path).fileName();
    qint64 bytes = 0;
    qint64 leftOut = 0;
    while (true) {
        TANDEM_TRY_VAR(document, reader.next());
        if (!*document)
            break;
        bytes += addPairs(**document, read.table, leftOut);
        if (bytes > kMostTableBytes)
            return failure(ErrorCode::TooLarge,
                MetricsViewWords::tr(
                    "The summaries in this file are too large for a table in memory."),
                path, MetricsViewWords::tr("Split the file."));
    }
    if (leftOut > 0)
        read.told = MetricsViewWords::tr(
            "%Ln pair(s) skipped: the user or the model has no summary.", nullptr, int(leftOut));
    return read;
}

} // namespace

Expected<ReadPairsFile> readPairsFile(const QString& path, const std::atomic_bool& cancel)
{
    if (isConsolidated(path))
        return readConsolidated(path, cancel);
    TANDEM_TRY_VAR(table, readPairs(path, [&](qint64) { return !cancel; }));
    return ReadPairsFile{std::move(*table), {}};
}

} // namespace tandem
