#include "storage/formats/distanceswriter.h"

#include "storage/formats/atomicfile.h"
#include "storage/formats/csvwriter.h"
#include "storage/formats/distancesreader.h"
#include "storage/formats/formatwords.h"

#include <QDir>
#include <QFileInfo>

#include <array>
#include <charconv>

namespace tandem {

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
