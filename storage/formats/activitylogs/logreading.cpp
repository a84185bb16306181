#include "storage/formats/activitylogs/logreading.h"

#include "models/results/spelling.h"
#include "storage/formats/activitylogs/crlines.h"
#include "storage/formats/activitylogs/delimitedrows.h"
#include "storage/formats/activitylogs/jsonlinerows.h"
#include "storage/formats/activitylogs/logsiblings.h"
#include "storage/formats/activitylogs/logwords.h"
#include "storage/formats/activitylogs/writtenrow.h"
#include "storage/formats/jsonhead.h"
#include "storage/formats/linereader.h"

#include <QFileInfo>
#include <QString>

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>

namespace tandem {

namespace {

/// Hands rows on with titles, categories and texts as they read. Amazon keeps what shops sent and
/// what people typed as HTML; of Yelp some names are.
class EntityDecoder final : public RowSink
{
public:
    explicit EntityDecoder(RowSink& next)
        : m_next(next)
    {
    }

    Expected<void> take(const WrittenRow& row) override;
    Expected<void> takeBad(usersum::RowProblem problem, qint64 line, qint64 rows) override
    {
        return m_next.takeBad(problem, line, rows);
    }

private:
    RowSink& m_next;
    std::array<std::string, logRoles> m_texts; ///< that were changed
};

struct NamedLetter
{
    std::string_view name;
    char32_t letter;
};

constexpr NamedLetter kNamed[] = {{"amp", '&'}, {"lt", '<'}, {"gt", '>'}, {"quot", '"'},
    {"apos", '\''}, {"OElig", 0x152}, {"oelig", 0x153}, {"Scaron", 0x160}, {"scaron", 0x161},
    {"Yuml", 0x178}, {"fnof", 0x192}, {"circ", 0x2C6}, {"tilde", 0x2DC}, {"ensp", 0x2002},
    {"emsp", 0x2003}, {"thinsp", 0x2009}, {"zwnj", 0x200C}, {"zwj", 0x200D}, {"lrm", 0x200E},
    {"rlm", 0x200F}, {"ndash", 0x2013}, {"mdash", 0x2014}, {"lsquo", 0x2018}, {"rsquo", 0x2019},
    {"sbquo", 0x201A}, {"ldquo", 0x201C}, {"rdquo", 0x201D}, {"bdquo", 0x201E}, {"dagger", 0x2020},
    {"Dagger", 0x2021}, {"bull", 0x2022}, {"hellip", 0x2026}, {"permil", 0x2030}, {"prime", 0x2032},
    {"Prime", 0x2033}, {"lsaquo", 0x2039}, {"rsaquo", 0x203A}, {"euro", 0x20AC}, {"trade", 0x2122},
    {"larr", 0x2190}, {"rarr", 0x2192}, {"minus", 0x2212}, {"infin", 0x221E}, {"ne", 0x2260},
    {"le", 0x2264}, {"ge", 0x2265}, {"hearts", 0x2665}};

/// Of U+00A0 and those behind it.
constexpr std::string_view kLatin1[] = {"nbsp", "iexcl", "cent", "pound", "curren", "yen", "brvbar",
    "sect", "uml", "copy", "ordf", "laquo", "not", "shy", "reg", "macr", "deg", "plusmn", "sup2",
    "sup3", "acute", "micro", "para", "middot", "cedil", "sup1", "ordm", "raquo", "frac14",
    "frac12", "frac34", "iquest", "Agrave", "Aacute", "Acirc", "Atilde", "Auml", "Aring", "AElig",
    "Ccedil", "Egrave", "Eacute", "Ecirc", "Euml", "Igrave", "Iacute", "Icirc", "Iuml", "ETH",
    "Ntilde", "Ograve", "Oacute", "Ocirc", "Otilde", "Ouml", "times", "Oslash", "Ugrave", "Uacute",
    "Ucirc", "Uuml", "Yacute", "THORN", "szlig", "agrave", "aacute", "acirc", "atilde", "auml",
    "aring", "aelig", "ccedil", "egrave", "eacute", "ecirc", "euml", "igrave", "iacute", "icirc",
    "iuml", "eth", "ntilde", "ograve", "oacute", "ocirc", "otilde", "ouml", "divide", "oslash",
    "ugrave", "uacute", "ucirc", "uuml", "yacute", "thorn", "yuml"};
static_assert(std::size(kLatin1) == 96);

/// What browsers take the numbers 128 to 159 for: Windows' letters; 0 where there is none.
constexpr char16_t kWindows1252[] = {0x20AC, 0, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021,
    0x2C6, 0x2030, 0x160, 0x2039, 0x152, 0, 0x17D, 0, 0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x2DC, 0x2122, 0x161, 0x203A, 0x153, 0, 0x17E, 0x178};

std::optional<char32_t> letterNamed(std::string_view name)
{
    const auto* const named = std::find_if(std::begin(kNamed), std::end(kNamed),
        [&](const NamedLetter& one) { return one.name == name; });
    if (named != std::end(kNamed))
        return named->letter;
    const auto* const latin = std::find(std::begin(kLatin1), std::end(kLatin1), name);
    if (latin == std::end(kLatin1))
        return std::nullopt;
    return char32_t(0xA0 + std::distance(std::begin(kLatin1), latin));
}

/// The letter of "34" or "x22"; none where it is no letter's number.
std::optional<char32_t> letterNumbered(std::string_view number)
{
    const bool isHex = !number.empty() && (number.front() == 'x' || number.front() == 'X');
    if (isHex)
        number.remove_prefix(1);
    bool isNumber = false;
    const uint code =
        QByteArray(number.data(), qsizetype(number.size())).toUInt(&isNumber, isHex ? 16 : 10);
    const bool isDigits = std::all_of(number.begin(), number.end(), [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
    });
    if (!isNumber || !isDigits || code == 0 || code > 0x10FFFF ||
        (code >= 0xD800 && code <= 0xDFFF))
        return std::nullopt;
    if (code >= 128 && code < 160 && kWindows1252[code - 128] != 0)
        return kWindows1252[code - 128];
    return code;
}

/// What the text begins with, where that is a reference: the letter and how many bytes it takes.
std::optional<std::pair<char32_t, std::size_t>> referenceAt(std::string_view text)
{
    constexpr std::size_t kLongest = 12;
    const auto end = text.substr(0, kLongest).find(';');
    if (end == std::string_view::npos || end < 2)
        return std::nullopt;
    const std::string_view inside = text.substr(1, end - 1);
    const auto letter =
        inside.front() == '#' ? letterNumbered(inside.substr(1)) : letterNamed(inside);
    if (!letter)
        return std::nullopt;
    return std::pair(*letter, end + 1);
}

/// The bytes of a "<br>", "<BR/>" or "<br />" that the text begins with; 0 where it does not.
std::size_t breakAt(std::string_view text)
{
    if (text.size() < 4 || (text[1] | 0x20) != 'b' || (text[2] | 0x20) != 'r')
        return 0;
    const auto end = text.find('>');
    if (end == std::string_view::npos)
        return 0;
    const std::string_view inside = text.substr(3, end - 3);
    return inside.find_first_not_of(" \t/") == std::string_view::npos ? end + 1 : 0;
}

void append(std::string& text, char32_t letter)
{
    const bool isControl = (letter < 0x20 && letter != '\n') || (letter >= 0x7F && letter < 0xA0);
    if (isControl || letter < 0x80) {
        text += isControl ? ' ' : char(letter);
        return;
    }
    text += QString::fromUcs4(&letter, 1).toStdString();
}

/// Whether a text may hold what withoutEntities() replaces.
bool mayHaveEntities(std::string_view text)
{
    // twice, since looking for either takes many times as long
    return text.find('&') != std::string_view::npos || text.find('<') != std::string_view::npos;
}

/// A text of HTML as it reads: "&amp;", "&#34;" and their like (those of HTML 4 for Latin-1 and
/// punctuation, and all numbers) as the letters that they stand for, once, and "<br>" in all its
/// spellings as `lineBreak`. What is no such reference stays; controls become blanks.
std::string withoutEntities(std::string_view text, char lineBreak)
{
    std::string plain;
    plain.reserve(text.size());
    while (!text.empty()) {
        const auto mark = text.find_first_of("&<");
        plain += text.substr(0, mark);
        if (mark == std::string_view::npos)
            break;
        text.remove_prefix(mark);
        std::size_t taken = 0;
        if (text.front() == '<') {
            taken = breakAt(text);
            if (taken > 0)
                plain += lineBreak;
        } else if (const auto reference = referenceAt(text)) {
            append(plain, reference->first);
            taken = reference->second;
        }
        if (taken == 0) {
            plain += text.front();
            taken = 1;
        }
        text.remove_prefix(taken);
    }
    return plain;
}

Expected<void> EntityDecoder::take(const WrittenRow& row)
{
    WrittenRow plain = row;
    for (const LogRole role :
        {LogRole::Title, LogRole::Headline, LogRole::Text, LogRole::Category}) {
        if (!mayHaveEntities(row[role]))
            continue;
        std::string& text = m_texts[std::size_t(role)];
        text = withoutEntities(row[role], role == LogRole::Text ? '\n' : ' ');
        plain[role] = text;
    }
    return m_next.take(plain);
}

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
