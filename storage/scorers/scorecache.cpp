#include "storage/scorers/scorecache.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/database/transaction.h"
#include "storage/formats/sha256.h"
#include "storage/scorers/scorerwords.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

namespace tandem {

namespace {

constexpr qint64 kMostScoresKept = 1'000'000;
constexpr qint64 kMostVectorsKept = 200'000;
constexpr qsizetype kHashBytes = 16;

QByteArray shortHash(Sha256& sum)
{
    return QByteArray::fromHex(sum.hex()).left(kHashBytes);
}

QByteArrayView utf16Of(const QString& text)
{
    return {
        reinterpret_cast<const char*>(text.constData()), text.size() * qsizetype(sizeof(QChar))};
}

Expected<std::unique_ptr<Database>> openFile(const QString& path)
{
    TANDEM_TRY_VAR(database, Database::open(path, Database::Mode::ReadWrite));
    // What a crash of the machine loses is computed again.
    for (const char* const statement : {"PRAGMA synchronous = NORMAL",
             "CREATE TABLE IF NOT EXISTS value (id INTEGER PRIMARY KEY, scorer BLOB NOT NULL,"
             " name TEXT NOT NULL, pair BLOB NOT NULL, value REAL NOT NULL) STRICT",
             "CREATE UNIQUE INDEX IF NOT EXISTS value_of_pair ON value (scorer, name, pair)",
             "CREATE TABLE IF NOT EXISTS vector (id INTEGER PRIMARY KEY, model BLOB NOT NULL,"
             " text BLOB NOT NULL, numbers BLOB NOT NULL) STRICT",
             "CREATE UNIQUE INDEX IF NOT EXISTS vector_of_text ON vector (model, text)",
             "CREATE TABLE IF NOT EXISTS version (command BLOB PRIMARY KEY, version TEXT NOT NULL)"
             " STRICT, WITHOUT ROWID"}) {
        TANDEM_DO((*database)->run(QLatin1String(statement)));
    }
    return database;
}

} // namespace

QString ScoreCache::userFile()
{
    QString folder = qEnvironmentVariable("TANDEM_CACHE_DIR");
    if (folder.isEmpty())
        folder = QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) +
                 QStringLiteral("/Tandem");
    return QDir(folder).filePath(QStringLiteral("scores.sqlite"));
}

ScoreCache::ScoreCache(std::unique_ptr<Database> database)
    : m_database(std::move(database))
{
}

ScoreCache::~ScoreCache() = default;

Expected<std::unique_ptr<ScoreCache>> ScoreCache::open(const QString& path)
{
    if (path.isEmpty())
        return failure(ErrorCode::NotWritable, ScorerWords::tr("Scores cannot be kept for later."));
    QDir().mkpath(QFileInfo(path).absolutePath());
    if (QFile file(path); !file.exists() && !file.open(QIODevice::WriteOnly))
        return failure(ErrorCode::NotWritable, ScorerWords::tr("Scores cannot be kept for later."),
            path, ScorerWords::tr("Check the permissions of the folder."), file.errorString());
    auto database = openFile(path);
    const bool isDamaged = !database && (database.error().code == ErrorCode::Corrupt ||
                                            database.error().code == ErrorCode::NotAProject);
    if (isDamaged && !Database::isOpenHere(path)) {
        for (const char* const part : {"-wal", "-shm", ""})
            QFile::remove(path + QLatin1String(part));
        if (QFile(path).open(QIODevice::WriteOnly))
            database = openFile(path);
    }
    if (!database)
        return failure(database.error());
    return std::unique_ptr<ScoreCache>(new ScoreCache(std::move(*database)));
}

QByteArray ScoreCache::hashOf(const metrics::BatchPair& pair, bool isSymmetric)
{
    const bool isSwapped = isSymmetric && pair.candidate < pair.reference;
    const QString& first = isSwapped ? pair.candidate : pair.reference;
    const QString& second = isSwapped ? pair.reference : pair.candidate;
    Sha256 sum;
    sum.add(QByteArray::number(first.size()) + ' ');
    sum.add(utf16Of(first));
    sum.add(utf16Of(second));
    return shortHash(sum);
}

QByteArray ScoreCache::hashOf(const QStringList& parts)
{
    Sha256 sum;
    for (const QString& part : parts) {
        sum.add(QByteArray::number(part.size()) + ' ');
        sum.add(utf16Of(part));
    }
    return shortHash(sum);
}

Expected<QList<std::optional<double>>> ScoreCache::find(
    const QByteArray& scorer, const QString& name, const QList<QByteArray>& pairs)
{
    QList<std::optional<double>> found(pairs.size());
    const QString sql =
        QStringLiteral("SELECT value FROM value WHERE scorer = ? AND name = ? AND pair = ?");
    for (qsizetype i = 0; i < pairs.size(); ++i) {
        TANDEM_TRY(value, firstRow(*m_database, sql, {scorer, name, pairs.at(i)},
                              [](Statement& row) { return row.real(0); }));
        found[i] = *value;
    }
    return found;
}

Expected<void> ScoreCache::add(const QByteArray& scorer, const QList<CachedScore>& scores)
{
    Transaction transaction(*m_database);
    TANDEM_DO(transaction.begin());
    qint64 last = 0;
    for (const CachedScore& one : scores) {
        TANDEM_TRY(added,
            m_database->insert(QStringLiteral("INSERT INTO value (scorer, name, pair, value) VALUES"
                                              " (?, ?, ?, ?) ON CONFLICT (scorer, name, pair)"
                                              " DO UPDATE SET value = excluded.value"),
                {scorer, one.name, one.pair, one.value}));
        last = *added;
    }
    if (last > kMostScoresKept) {
        TANDEM_DO(m_database->run(
            QStringLiteral("DELETE FROM value WHERE id <= ?"), {last - kMostScoresKept}));
    }
    return transaction.commit();
}

Expected<std::optional<llm::EmbeddingVector>> ScoreCache::vector(
    const QByteArray& model, const QByteArray& text)
{
    return firstRow(*m_database,
        QStringLiteral("SELECT numbers FROM vector WHERE model = ? AND text = ?"), {model, text},
        [](Statement& row) {
            const QByteArray numbers = row.bytes(0);
            llm::EmbeddingVector vector(std::size_t(numbers.size()) / sizeof(float));
            std::copy_n(numbers.constData(), vector.size() * sizeof(float),
                reinterpret_cast<char*>(vector.data()));
            return vector;
        });
}

Expected<std::size_t> ScoreCache::vectorLength(const QByteArray& model)
{
    TANDEM_TRY(bytes,
        firstRow(*m_database,
            QStringLiteral("SELECT length(numbers) FROM vector WHERE model = ? AND length(numbers)"
                           " > 0 LIMIT 1"),
            {model}, [](Statement& row) { return row.integer(0); }));
    return std::size_t(bytes->value_or(0)) / sizeof(float);
}

Expected<void> ScoreCache::removeVectors(const QByteArray& model)
{
    return m_database->run(QStringLiteral("DELETE FROM vector WHERE model = ?"), {model});
}

Expected<void> ScoreCache::addVectors(const QByteArray& model, const QList<QByteArray>& texts,
    const std::vector<llm::EmbeddingVector>& vectors)
{
    Transaction transaction(*m_database);
    TANDEM_DO(transaction.begin());
    qint64 last = 0;
    for (qsizetype i = 0; i < texts.size(); ++i) {
        const llm::EmbeddingVector& vector = vectors.at(std::size_t(i));
        const QByteArray numbers(
            reinterpret_cast<const char*>(vector.data()), qsizetype(vector.size() * sizeof(float)));
        TANDEM_TRY(added, m_database->insert(QStringLiteral("INSERT OR REPLACE INTO vector"
                                                            " (model, text, numbers) VALUES"
                                                            " (?, ?, ?)"),
                              {model, texts.at(i), numbers}));
        last = *added;
    }
    if (last > kMostVectorsKept) {
        TANDEM_DO(m_database->run(
            QStringLiteral("DELETE FROM vector WHERE id <= ?"), {last - kMostVectorsKept}));
    }
    return transaction.commit();
}

Expected<std::optional<QString>> ScoreCache::version(const QByteArray& command)
{
    return firstRow(*m_database, QStringLiteral("SELECT version FROM version WHERE command = ?"),
        {command}, [](Statement& row) { return row.text(0); });
}

Expected<void> ScoreCache::noteVersion(const QByteArray& command, const QString& version)
{
    return m_database->run(
        QStringLiteral("INSERT OR REPLACE INTO version (command, version) VALUES (?, ?)"),
        {command, version});
}

} // namespace tandem
