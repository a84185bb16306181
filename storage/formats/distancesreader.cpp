#include "storage/formats/distancesreader.h"

#include "models/text/foreigncell.h"
#include "storage/formats/atomicfile.h"
#include "storage/formats/csvwriter.h"
#include "storage/formats/distancerow.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/openfile.h"
#include "storage/formats/recordfields.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <tuple>

namespace tandem {

namespace {

constexpr qint64 kMaxLineBytes = qint64(1) << 20;
constexpr QLatin1String kShortNames[] = {
    QLatin1String("sum_doc.csv"), QLatin1String("sum_sum.csv"), QLatin1String("sum_user.csv")};

/// In the order of DistanceFiles.
enum class DistancesTable { ToDocument, Pairs, ToGold };

/// What a name is compared by, which most of millions are themselves.
QByteArray comparedBytes(const QByteArray& name)
{
    const bool isAscii = std::all_of(
        name.cbegin(), name.cend(), [](char c) { return static_cast<uchar>(c) < 0x80; });
    return isAscii ? name : comparedId(QString::fromUtf8(name)).toUtf8();
}

/// Texts and the numbers that stand for them, in the order in which they came.
class Names final
{
public:
    std::int32_t numberOf(const QByteArray& name)
    {
        const QByteArray compared = comparedBytes(name);
        const auto found = m_numbers.constFind(compared);
        if (found != m_numbers.constEnd())
            return *found;
        const auto number = std::int32_t(m_names.size());
        m_numbers.insert(compared, number);
        m_names.append(QString::fromUtf8(name));
        return number;
    }
    const QStringList& names() const { return m_names; }

private:
    QHash<QByteArray, std::int32_t> m_numbers;
    QStringList m_names;
};

/// A distance between names that stand for numbers.
struct NumberedRow
{
    double score = 0.0; ///< NaN: undefined
    std::int32_t document = 0;
    std::int32_t origin = 0; ///< 0: the readers' own
    std::int32_t first = 0;  ///< of the document's readers
    std::int32_t second = 0;
    std::uint32_t line = 0;
    std::uint16_t file = 0;
    DistancesTable table = DistancesTable::ToDocument;
};

/// Gathers the rows of all files, then puts them in their places.
class Gathering final
{
public:
    Gathering() { m_origins.numberOf("user"); }

    Expected<void> read(const QString& path, DistancesTable table, std::uint16_t file,
        const ReadProgress& progress, qint64& bytesBefore);
    Expected<ReadDistances> put(const QList<DistanceFiles>& files);

private:
    Expected<void> add(const DistanceRowReader& reader, const DistanceRow& row, NumberedRow number);
    perseval::Distance& placeOf(perseval::DistanceTable& table, const NumberedRow& row) const;
    tl::unexpected<Error> occurredBefore(
        const NumberedRow& row, const QList<DistanceFiles>& files) const;
    Expected<void> putRow(perseval::DistanceTable& table, const NumberedRow& row,
        const QList<DistanceFiles>& files) const;

    Names m_documents;
    Names m_origins;
    std::vector<Names> m_readers; ///< of each document
    std::vector<NumberedRow> m_rows;
    qint64 m_undefined = 0;
};

Expected<void> Gathering::add(
    const DistanceRowReader& reader, const DistanceRow& row, NumberedRow number)
{
    number.document = m_documents.numberOf(row.document);
    if (std::size_t(number.document) == m_readers.size())
        m_readers.emplace_back();
    Names& readers = m_readers[std::size_t(number.document)];
    number.origin = m_origins.numberOf(row.origin);
    number.first = readers.numberOf(row.first);
    number.second = row.second.isEmpty() ? 0 : readers.numberOf(row.second);
    number.score = row.score.value();
    number.line = std::uint32_t(reader.line());
    m_undefined += row.score.isUndefined() ? 1 : 0;
    if (number.table == DistancesTable::ToGold && number.origin == 0)
        return reader.refused(
            FormatWords::tr("The users' own summaries are compared with themselves."),
            FormatWords::tr("Remove the \"user\" rows from this file."));
    if (readers.names().size() > perseval::maxUsers ||
        m_origins.names().size() > perseval::maxModels ||
        qint64(m_rows.size()) >= perseval::maxDistances)
        return failure(ErrorCode::TooLarge,
            FormatWords::tr("There are too many rows, users or models."),
            FormatWords::tr("line %1").arg(reader.line()), FormatWords::tr("Use fewer models."));
    m_rows.push_back(number);
    return {};
}

Expected<void> Gathering::read(const QString& path, DistancesTable table, std::uint16_t file,
    const ReadProgress& progress, qint64& bytesBefore)
{
    QFile device(path);
    TANDEM_DO(openForReading(device));
    const ReadProgress shifted = [&](qint64 bytes) {
        return !progress || progress(bytesBefore + bytes);
    };
    ChunkReader chunks(device, path, shifted);
    LineReader lines(chunks, kMaxLineBytes);
    DistanceRowReader reader(lines, path, table == DistancesTable::Pairs);
    TANDEM_DO(reader.begin());
    DistanceRow row;
    for (;;) {
        TANDEM_TRY(more, reader.next(row));
        if (!*more)
            break;
        NumberedRow number;
        number.file = file;
        number.table = table;
        TANDEM_DO(add(reader, row, number));
    }
    bytesBefore += chunks.bytesRead();
    return {};
}

perseval::Distance& Gathering::placeOf(perseval::DistanceTable& table, const NumberedRow& row) const
{
    perseval::DocumentDistances& document = table.documents[row.document];
    perseval::OriginDistances& origin =
        row.origin == 0 ? document.gold : document.models[std::size_t(row.origin - 1)];
    if (origin.isEmpty())
        origin = perseval::OriginDistances::missing(document.users.size());
    const auto first = std::size_t(row.first);
    switch (row.table) {
    case DistancesTable::ToDocument:
        return origin.toDocument[first];
    case DistancesTable::Pairs:
        return origin.pairs[first * origin.toDocument.size() + std::size_t(row.second)];
    case DistancesTable::ToGold:
        break;
    }
    return origin.toGold[first];
}

tl::unexpected<Error> Gathering::occurredBefore(
    const NumberedRow& row, const QList<DistanceFiles>& files) const
{
    const auto keyOf = [](const NumberedRow& one) {
        return std::tuple(one.table, one.document, one.origin, one.first, one.second);
    };
    const auto placeOf = [&](const NumberedRow& one) {
        return recordPlace(files.at(one.file).at(std::size_t(one.table)), {}, one.line);
    };
    const auto before = std::find_if(m_rows.begin(), m_rows.end(),
        [&](const NumberedRow& one) { return keyOf(one) == keyOf(row); });
    const QStringList& readers = m_readers[std::size_t(row.document)].names();
    QStringList names{m_documents.names().at(row.document), m_origins.names().at(row.origin),
        readers.at(row.first)};
    if (row.table == DistancesTable::Pairs)
        names.append(readers.at(row.second));
    return failure(ErrorCode::InvalidInput,
        occursTwice(names.join(QStringLiteral(", ")), placeOf(*before)), placeOf(row),
        removeOneOfTheTwo());
}

Expected<void> Gathering::putRow(
    perseval::DistanceTable& table, const NumberedRow& row, const QList<DistanceFiles>& files) const
{
    const perseval::Distance score =
        std::isnan(row.score) ? perseval::Distance::undefined() : perseval::Distance::of(row.score);
    perseval::Distance& place = placeOf(table, row);
    // The published code keeps the users' own distances with those of each model.
    const bool maybeAgain = row.origin == 0 && row.file > 0 && place == score;
    if (!place.isMissing() && !maybeAgain)
        return occurredBefore(row, files);
    place = score;
    return {};
}

Expected<ReadDistances> Gathering::put(const QList<DistanceFiles>& files)
{
    ReadDistances result;
    result.rows = qint64(m_rows.size());
    result.undefined = m_undefined;
    perseval::DistanceTable& table = result.table;
    table.models = m_origins.names().mid(1);
    if (table.models.isEmpty())
        return failure(ErrorCode::InvalidInput, FormatWords::tr("No rows for any model found."),
            files.value(0)[0],
            FormatWords::tr("Besides \"user\", the files need rows of at least one model."));
    qint64 places = 0;
    for (qsizetype i = 0; i < m_documents.names().size(); ++i) {
        const QStringList& users = m_readers[std::size_t(i)].names();
        places += (table.models.size() + 1) * users.size() * (users.size() + 2);
        if (places > 4 * perseval::maxDistances)
            return failure(ErrorCode::TooLarge,
                FormatWords::tr("There are too many rows, users or models."), files.value(0)[0],
                FormatWords::tr("Use fewer models."));
        perseval::DocumentDistances document;
        document.id = m_documents.names().at(i);
        document.users = users;
        document.models.resize(std::size_t(table.models.size()));
        table.documents.append(std::move(document));
    }
    for (const NumberedRow& row : m_rows) {
        TANDEM_DO(putRow(table, row, files));
    }
    return result;
}

QString namesRemedy()
{
    return FormatWords::tr("The files are named %1, %2 and %3.")
        .arg(distanceFileNames[0], distanceFileNames[1], distanceFileNames[2]);
}

/// The path of a file of the folder under one of two names; empty where there is neither.
QString fileIn(const QDir& folder, std::size_t which)
{
    for (const QLatin1String name : {distanceFileNames[which], kShortNames[which]}) {
        if (folder.exists(name))
            return folder.filePath(name);
    }
    return {};
}

/// The three files of a folder; with no path where there is none of them.
Expected<DistanceFiles> triple(const QDir& folder)
{
    DistanceFiles files;
    int found = 0;
    for (std::size_t i = 0; i < files.size(); ++i) {
        files[i] = fileIn(folder, i);
        found += files[i].isEmpty() ? 0 : 1;
    }
    if (found > 0 && found < int(files.size()))
        return failure(ErrorCode::NotFound,
            FormatWords::tr("At least one of the three distance files is missing."), folder.path(),
            namesRemedy());
    return files;
}

} // namespace

Expected<QList<DistanceFiles>> distanceFilesIn(const QString& folder)
{
    QList<DistanceFiles> found;
    TANDEM_TRY(here, triple(QDir(folder)));
    if (!here->at(1).isEmpty())
        return QList<DistanceFiles>{*here};
    const QStringList inside =
        QDir(folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    for (const QString& name : inside) {
        TANDEM_TRY(files, triple(QDir(QDir(folder).filePath(name))));
        if (!files->at(1).isEmpty())
            found.append(*files);
    }
    if (found.isEmpty())
        return failure(ErrorCode::NotFound,
            FormatWords::tr("This folder contains no distance files."), folder, namesRemedy());
    if (found.size() > perseval::maxModels)
        return failure(ErrorCode::TooLarge, FormatWords::tr("There are too many model folders."),
            folder, FormatWords::tr("Use fewer models."));
    return found;
}

bool isDistancesFile(const QString& fileName)
{
    for (std::size_t i = 0; i < std::size(kShortNames); ++i) {
        if (fileName == distanceFileNames[i] || fileName == kShortNames[i])
            return true;
    }
    return false;
}

Expected<QList<DistanceFiles>> distanceFilesOf(const QStringList& paths)
{
    if (paths.size() == 1) {
        const QFileInfo given(paths.constFirst());
        if (!given.isFile())
            return distanceFilesIn(paths.constFirst());
        if (!isDistancesFile(given.fileName()))
            return failure(ErrorCode::InvalidInput,
                FormatWords::tr("This is not one of the three distance files."), given.filePath(),
                namesRemedy() + u' ' +
                    FormatWords::tr("Personalized summaries must be JSONL or JSON."));
        return distanceFilesIn(given.path());
    }
    return QList<DistanceFiles>{{paths.value(0), paths.value(1), paths.value(2)}};
}

qint64 bytesOf(const QList<DistanceFiles>& files)
{
    qint64 bytes = 0;
    for (const DistanceFiles& triple : files) {
        for (const QString& file : triple)
            bytes += QFileInfo(file).size();
    }
    return bytes;
}

Expected<ReadDistances> readDistances(
    const QList<DistanceFiles>& files, const ReadProgress& progress)
{
    Gathering gathering;
    qint64 bytes = 0;
    for (qsizetype i = 0; i < files.size(); ++i) {
        for (const DistancesTable table :
            {DistancesTable::ToDocument, DistancesTable::Pairs, DistancesTable::ToGold}) {
            TANDEM_DO(gathering.read(
                files.at(i).at(std::size_t(table)), table, std::uint16_t(i), progress, bytes));
        }
    }
    return gathering.put(files);
}

namespace {

/// The shortest text that reads back as the same number.
QString scoreText(const perseval::Distance& distance)
{
    if (!distance.isDefined())
        return QStringLiteral("nan");
    std::array<char, 32> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), distance.value()).ptr;
    return QString::fromLatin1(text.data(), end - text.data());
}

/// The three files, open.
class Writer final
{
public:
    explicit Writer(const QDir& folder)
        : m_files{AtomicFile(folder.filePath(distanceFileNames[0])),
              AtomicFile(folder.filePath(distanceFileNames[1])),
              AtomicFile(folder.filePath(distanceFileNames[2]))}
        , m_rows{CsvWriter(m_files[0].device(), folder.filePath(distanceFileNames[0])),
              CsvWriter(m_files[1].device(), folder.filePath(distanceFileNames[1])),
              CsvWriter(m_files[2].device(), folder.filePath(distanceFileNames[2]))}
    {
    }

    Expected<void> begin()
    {
        const QStringList single{QStringLiteral("doc_id"), QStringLiteral("origin_model"),
            QStringLiteral("uid"), QStringLiteral("score")};
        const QStringList pair{QStringLiteral("doc_id"), QStringLiteral("origin_model"),
            QStringLiteral("uid1"), QStringLiteral("uid2"), QStringLiteral("score")};
        for (std::size_t i = 0; i < m_files.size(); ++i) {
            TANDEM_DO(m_files[i].open());
            TANDEM_DO(m_rows[i].writeRow(i == 1 ? pair : single));
        }
        return {};
    }

    Expected<void> origin(const perseval::DocumentDistances& document, const QString& name,
        const perseval::OriginDistances& origin)
    {
        Expected<void> done;
        for (qsizetype first = 0; done && first < document.users.size(); ++first) {
            const QString& reader = document.users.at(first);
            done = row(0, {document.id, name, reader}, origin.documentDistance(first));
            if (done)
                done = row(2, {document.id, name, reader}, origin.goldDistance(first));
            for (qsizetype second = 0; done && second < document.users.size(); ++second) {
                done = row(1, {document.id, name, reader, document.users.at(second)},
                    origin.pair(first, second));
            }
        }
        return done;
    }

    Expected<void> commit()
    {
        for (AtomicFile& file : m_files) {
            TANDEM_DO(file.commit());
        }
        return {};
    }

private:
    Expected<void> row(std::size_t file, QStringList cells, const perseval::Distance& distance)
    {
        if (distance.isMissing())
            return {};
        cells.append(scoreText(distance));
        return m_rows[file].writeRow(cells);
    }

    std::array<AtomicFile, 3> m_files;
    std::array<CsvWriter, 3> m_rows;
};

} // namespace

Expected<void> checkDistancesFolder(const QString& folder)
{
    const QString parent = QFileInfo(QDir::cleanPath(folder)).path();
    if (QFileInfo::exists(folder) || QFileInfo::exists(parent))
        return {};
    return failure(ErrorCode::NotFound,
        FormatWords::tr("The folder in which to create the distances folder does not exist."),
        parent, FormatWords::tr("Check the path, or create the folder first."));
}

Expected<void> writeDistances(const QString& folder, const perseval::DistanceTable& table,
    const std::function<bool(qint64 done, qint64 all)>& progress)
{
    TANDEM_DO(checkDistancesFolder(folder));
    if (!QFileInfo(folder).isDir() && !QDir().mkdir(QDir::cleanPath(folder)))
        return failure(ErrorCode::NotWritable, FormatWords::tr("The folder could not be created."),
            folder, FormatWords::tr("Check the path and your write permission."));
    Writer writer{QDir(folder)};
    TANDEM_DO(writer.begin());
    for (qsizetype i = 0; i < table.documents.size(); ++i) {
        const perseval::DocumentDistances& document = table.documents.at(i);
        auto written = writer.origin(document, QStringLiteral("user"), document.gold);
        for (qsizetype model = 0; written && model < table.models.size(); ++model) {
            written = writer.origin(
                document, table.models.at(model), document.models[std::size_t(model)]);
        }
        if (!written)
            return written;
        if (progress && !progress(i + 1, table.documents.size()))
            return failure(ErrorCode::Cancelled, FormatWords::tr("Writing was cancelled."), folder);
    }
    return writer.commit();
}

} // namespace tandem
