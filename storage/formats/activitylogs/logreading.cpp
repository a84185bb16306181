#include "storage/formats/activitylogs/logreading.h"

#include "models/results/spelling.h"
#include "storage/formats/activitylogs/crlines.h"
#include "storage/formats/activitylogs/delimitedrows.h"
#include "storage/formats/activitylogs/htmlentities.h"
#include "storage/formats/activitylogs/jsonlinerows.h"
#include "storage/formats/activitylogs/logsiblings.h"
#include "storage/formats/activitylogs/logwords.h"
#include "storage/formats/jsonhead.h"
#include "storage/formats/linereader.h"

#include <QFileInfo>

namespace tandem {

namespace {

constexpr qint64 kLongestLogLine = qint64(16) << 20;
constexpr qsizetype kMostPassedOver = 10;
constexpr qsizetype kShownFileName = 60;
constexpr QLatin1String kGenreFile("u.genre");

Expected<void> readLogRows(LineReader& lines, const LogLayout& layout, RowSink& sink)
{
    switch (layout.rows) {
    case LogLayout::Rows::Csv:
        return readCsvRows(lines, layout, sink);
    case LogLayout::Rows::DoubleColons:
        return readDoubleColonRows(lines, layout, sink);
    case LogLayout::Rows::Flags:
        return readFlagRows(lines, layout, sink);
    case LogLayout::Rows::JsonLines:
        break;
    }
    return readJsonLineRows(lines, layout, sink);
}

/// Titles were found where a log was looked for.
Error titlesAlone(const QString& name, const QString& path)
{
    const QString log = logBeside(path);
    return {ErrorCode::InvalidInput,
        LogWords::tr("%1 lists item titles, not user activities.")
            .arg(results::beginning(results::onOneLine(name), kShownFileName)),
        path,
        log.isEmpty()
            ? LogWords::tr("The log it belongs to (ratings, reviews) is not in the same folder. "
                           "Put it there, and choose the log.")
            : LogWords::tr("Choose %1 in the same folder.").arg(QFileInfo(log).fileName()),
        {}};
}

} // namespace

LogReading::LogReading(bool tellsItems, std::optional<LogKind> kind, const NamedColumns& columns)
    : m_tellsItems(tellsItems)
    , m_kind(kind)
    , m_columns(columns)
{
}

Expected<QList<LogFile>> LogReading::read(
    const QString& path, SourceMeter& meter, const Begin& begin, RowSink& sink)
{
    const QString genres = QFileInfo(path).path() + u'/' + kGenreFile;
    if (QFileInfo(path).fileName().compare(QLatin1String("u.item"), Qt::CaseInsensitive) == 0 &&
        QFileInfo(genres).isFile()) {
        SourceMeter silent(0, {});
        TANDEM_DO(navigateSource(
            genres, silent, [&](QIODevice& bytes, const QString& name, const QString& place) {
                return readFile(bytes, name, place, begin, sink);
            }));
    }
    return navigateSource(
        path, meter, [&](QIODevice& bytes, const QString& name, const QString& place) {
            return readFile(bytes, name, place, begin, sink);
        });
}

Expected<bool> LogReading::readFile(
    QIODevice& bytes, const QString& name, const QString& place, const Begin& begin, RowSink& sink)
{
    CrLines plain(bytes);
    ChunkReader chunks(plain, place);
    LineReader lines(chunks, kLongestLogLine,
        LogWords::tr("A log has one activity per line. Check that this file is a log."));
    const auto more = nextWrittenLine(lines);
    const bool isEmpty = !more && chunks.bytesRead() == 0 && bytes.atEnd() &&
                         more.error().code == ErrorCode::InvalidInput;
    if (!more && !isEmpty)
        return failure(more.error());
    const QByteArrayView line = withoutUtf8Mark(lines.line());
    if (firstVisible(line) == '[' && m_kind == LogKind::Columns)
        return failure(ErrorCode::InvalidInput,
            LogWords::tr("This file is a single JSON list; a log has one object per line."), place,
            LogWords::tr("Write one object per line, e.g. with jq -c '.[]'."));
    if (name.compare(kGenreFile, Qt::CaseInsensitive) == 0)
        return readGenres(lines);
    if ((isEmpty || !*more) && m_kind == LogKind::Columns && !m_tellsItems)
        return failure(ErrorCode::InvalidInput, LogWords::tr("No rows found."), place,
            LogWords::tr("Choose a non-empty file."));
    TANDEM_TRY(first, readLogHead(lines, name));
    TANDEM_TRY(layout, layoutOf(*first, name, place));
    if (!*layout) {
        m_passedOver.append(results::beginning(results::onOneLine(name), kShownFileName));
        if (m_foundNames.isEmpty())
            m_foundNames = first->names;
        return false;
    }
    if (m_layout && m_layout->kind != (*layout)->kind)
        return failure(ErrorCode::InvalidInput,
            LogWords::tr("This file and %1 are different kinds of log.").arg(m_firstPlace), place,
            LogWords::tr("Import them separately."));
    if (!m_layout) {
        m_layout = *layout;
        m_firstPlace = place;
    }
    begin(**layout, place, first->names);
    lines.passOverLongLines();
    if ((*layout)->hasEntities) {
        EntityDecoder decoder(sink);
        return readLogRows(lines, **layout, decoder).map([] { return true; });
    }
    return readLogRows(lines, **layout, sink).map([] { return true; });
}

/// The names in a u.genre, which stands before u.item in folders and archives.
Expected<bool> LogReading::readGenres(LineReader& lines)
{
    constexpr qsizetype kMostGenres = 100;
    QStringList genres;
    for (bool more = true; more && genres.size() < kMostGenres;) {
        const QList<QByteArray> cells = lines.line().trimmed().split('|');
        if (cells.size() == 2 && !cells.first().isEmpty())
            genres.append(QString::fromLatin1(cells.first()));
        TANDEM_TRY(next, lines.next());
        more = *next;
    }
    if (!genres.isEmpty())
        m_genres = genres;
    return false;
}

/// None of a file that is something else.
Expected<std::optional<LogLayout>> LogReading::layoutOf(
    const LogHead& first, const QString& name, const QString& place)
{
    if (m_kind == LogKind::Columns && !m_tellsItems)
        return layoutOfColumns(m_columns, first, place).map([](const LogLayout& layout) {
            return std::optional(layout);
        });
    std::optional<LogLayout> layout = recognizeLog(first, name);
    const bool isWanted =
        layout && layout->tellsItems == m_tellsItems && (!m_kind || layout->kind == *m_kind);
    if (layout && !layout->flags.isEmpty() && !m_genres.isEmpty())
        layout->flags = m_genres;
    if (layout && layout->tellsItems && !m_tellsItems)
        m_titles = name;
    return isWanted ? layout : std::nullopt;
}

Error LogReading::nothingFound(const QString& path) const
{
    if (!m_titles.isEmpty())
        return titlesAlone(m_titles, path);
    QStringList names = m_passedOver.first(std::min(m_passedOver.size(), kMostPassedOver));
    if (names.size() < m_passedOver.size())
        names.append(QStringLiteral("..."));
    const QString what =
        m_tellsItems ? LogWords::tr("This is not a known list of films, businesses or products.")
                     : LogWords::tr("This is not a MovieLens, Yelp or Amazon Reviews log.");
    const QString there =
        names.isEmpty()
            ? LogWords::tr("No CSV or JSON file found.")
            : LogWords::tr("%1 %2").arg(
                  LogWords::tr("Files checked: %1.").arg(names.join(LogWords::tr(", "))),
                  foundNames(m_foundNames));
    return {ErrorCode::InvalidInput, LogWords::tr("%1 %2").arg(what, there), path,
        m_tellsItems ? LogWords::tr("Choose movies.csv, the Yelp businesses or the Amazon "
                                    "metadata, or omit this file.")
                     : LogWords::tr("Specify its user, time and item columns."),
        {}};
}

} // namespace tandem
