#include "storage/formats/csvreader.h"

#include "models/text/decode.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <optional>

namespace tandem {

namespace {

/// No table has more columns, and a file of commas alone takes no memory.
constexpr qsizetype kMostCells = 10'000;
/// What tells how a table is written: so much of it, and so many of its rows.
constexpr qsizetype kTellingUnits = 64 * 1024;
constexpr int kTellingRows = 20;
/// No number that somebody wrote is longer.
constexpr qsizetype kMostNumberUnits = 40;

/// How a table is written.
struct CsvDialect
{
    QChar delimiter = u',';
    DecimalSign decimals = DecimalSign::Point;
    qsizetype begin = 0; ///< of the first row, in the text
    qint64 line = 1;     ///< on which it stands
};

bool isBlankRow(const QStringList& cells)
{
    return std::all_of(cells.cbegin(), cells.cend(), [](const QString& cell) {
        return std::all_of(cell.cbegin(), cell.cend(), [](QChar c) { return c.isSpace(); });
    });
}

/// Walks through the text once, cell by cell.
class CsvParser final
{
    Q_DECLARE_TR_FUNCTIONS(CsvReader)

public:
    CsvParser(const QString& text, QString name, const CsvDialect& dialect = {})
        : m_text(text)
        , m_name(std::move(name))
        , m_dialect(dialect)
        , m_at(dialect.begin)
        , m_line(dialect.line)
    {
    }

    Expected<void> run(const std::function<Expected<void>(const CsvRecord&)>& take)
    {
        while (m_at < m_text.size()) {
            CsvRecord record{m_line, {}, m_dialect.decimals};
            TANDEM_DO(readRecord(record));
            TANDEM_DO(take(record));
        }
        return {};
    }

private:
    Expected<void> readRecord(CsvRecord& record)
    {
        for (;;) {
            TANDEM_TRY_VAR(cell, peek() == u'"' ? readQuoted() : readPlain());
            if (record.cells.size() == kMostCells)
                return failure(ErrorCode::TooLarge,
                    tr("A line has more than %1 cells.").arg(kMostCells),
                    tr("%1, line %2").arg(m_name).arg(m_line));
            record.cells.append(*cell);
            if (peek() == m_dialect.delimiter) {
                ++m_at;
                continue;
            }
            takeLineEnd();
            return {};
        }
    }

    QChar peek() const { return m_at < m_text.size() ? m_text.at(m_at) : QChar(); }
    bool atCellEnd() const
    {
        return m_at >= m_text.size() || peek() == m_dialect.delimiter || peek() == u'\n' ||
               peek() == u'\r';
    }

    Expected<QString> readPlain()
    {
        const qsizetype start = m_at;
        while (!atCellEnd())
            ++m_at;
        return m_text.mid(start, m_at - start);
    }

    Expected<QString> readQuoted()
    {
        const qint64 openedOn = m_line;
        QString cell;
        ++m_at;
        while (m_at < m_text.size()) {
            const QChar c = m_text.at(m_at++);
            if (c == u'"') {
                if (peek() != u'"')
                    return atCellEnd() ? Expected<QString>(cell)
                                       : failed(m_line, tr("Text follows a closing quote."));
                ++m_at;
            }
            if (c == u'\n')
                ++m_line;
            cell.append(c);
        }
        return failed(openedOn, tr("A quote is never closed."));
    }

    void takeLineEnd()
    {
        if (m_at >= m_text.size())
            return;
        if (m_text.at(m_at++) == u'\r' && peek() == u'\n')
            ++m_at;
        ++m_line;
    }

    Expected<QString> failed(qint64 line, const QString& what) const
    {
        return failure(ErrorCode::InvalidInput, what, tr("%1, line %2").arg(m_name).arg(line),
            tr("Double each quote inside a quoted cell."));
    }

    const QString& m_text;
    QString m_name;
    CsvDialect m_dialect;
    qsizetype m_at = 0;
    qint64 m_line = 1;
};

/// Excel's first line that says what stands between cells; the rest begins behind it.
std::optional<CsvDialect> saidDialect(const QString& text)
{
    static const QRegularExpression saying(
        QStringLiteral("\\A\"?sep=([^\\w\\s]|\\t)\"?[,;\\t]*(?:\\r\\n|\\n|\\r|\\z)"),
        QRegularExpression::CaseInsensitiveOption);
    constexpr qsizetype kLongestSaying = 64;
    const auto match = saying.match(text.left(kLongestSaying));
    if (!match.hasMatch())
        return std::nullopt;
    return CsvDialect{match.captured(1).front(), DecimalSign::Point, match.capturedEnd(), 2};
}

/// How many cells the first rows of `text` have with this delimiter; 0 where they are not alike.
qsizetype cellsOfRows(const QString& text, const CsvDialect& dialect, bool isCut)
{
    QList<qsizetype> counts;
    const auto take = [&](const CsvRecord& row) -> Expected<void> {
        if (!isBlankRow(row.cells))
            counts.append(row.cells.size());
        return counts.size() < kTellingRows ? Expected<void>()
                                            : failure(ErrorCode::Cancelled, QString());
    };
    const auto read = CsvParser(text, {}, dialect).run(take);
    const bool isEnough = counts.size() == kTellingRows;
    if (!read && !isEnough && !isCut)
        return 0;
    if (isCut && !isEnough && counts.size() > 1)
        counts.removeLast(); // the text ends in it
    const bool areAlike = std::all_of(
        counts.cbegin(), counts.cend(), [&](qsizetype count) { return count == counts.front(); });
    return areAlike && !counts.isEmpty() ? counts.front() : 0;
}

/// How many of this sign the first line has outside of quotes.
qsizetype inFirstLine(const QString& text, qsizetype begin, QChar sign)
{
    qsizetype count = 0;
    bool isQuoted = false;
    for (qsizetype at = begin; at < text.size(); ++at) {
        const QChar c = text.at(at);
        if (c == u'"')
            isQuoted = !isQuoted;
        else if (!isQuoted && (c == u'\n' || c == u'\r') && at > begin)
            break;
        else if (!isQuoted && c == sign)
            ++count;
    }
    return count;
}

QChar delimiterOf(const QString& text, const CsvDialect& begun)
{
    const bool isCut = text.size() - begun.begin > kTellingUnits;
    const QString telling = isCut ? text.left(begun.begin + kTellingUnits) : text;
    QChar best = u',';
    qsizetype most = 1;
    for (const QChar delimiter : {u',', u';', u'\t', u'|'}) {
        // Bars stand in cells, too, as between the genres of films.
        if (delimiter == u'|' && most > 1)
            break;
        CsvDialect tried = begun;
        tried.delimiter = delimiter;
        const qsizetype cells = cellsOfRows(telling, tried, isCut);
        if (cells > most) {
            best = delimiter;
            most = cells;
        }
    }
    if (most > 1)
        return best;
    // The rows are of different lengths: their error should be that of the right delimiter.
    most = 0;
    for (const QChar delimiter : {u',', u';', u'\t', u'|'}) {
        const qsizetype count = inFirstLine(telling, begun.begin, delimiter);
        if (count > most) {
            best = delimiter;
            most = count;
        }
    }
    return best;
}

/// Whether a comma in a number may as well stand between its thousands.
bool mayBeThousands(const QString& number)
{
    static const QRegularExpression grouped(QStringLiteral("\\A[-+]?[1-9]\\d{0,2}(?:,\\d{3})+\\z"));
    return grouped.match(number).hasMatch();
}

/// Which sign the decimals of a table have that has other signs than commas between its cells: the
/// comma where numbers have it and none has a point. Semicolons are written where it is; with tabs
/// it may stand between thousands, too.
Expected<DecimalSign> signOfDecimals(
    const QString& text, const QString& name, const CsvDialect& dialect)
{
    bool hasPoint = false;
    bool hasComma = false;
    bool areSure = dialect.delimiter == u';';
    const auto look = [&](const QString& cell) {
        if (cell.size() > kMostNumberUnits || !(cell.contains(u',') || cell.contains(u'.')))
            return;
        const QString number = asciiDigits(withoutOuterBlanks(cell));
        if (number.contains(u'.'))
            hasPoint = hasPoint || foreignNumber(number).has_value();
        else if (foreignNumber(number, DecimalSign::Comma)) {
            hasComma = true;
            areSure = areSure || !mayBeThousands(number);
        }
    };
    TANDEM_DO(CsvParser(text, name, dialect).run([&](const CsvRecord& row) -> Expected<void> {
        for (const QString& cell : row.cells)
            look(cell);
        return {};
    }));
    return hasComma && !hasPoint && areSure ? DecimalSign::Comma : DecimalSign::Point;
}

/// But for the sign of decimals, which all of the table tells.
CsvDialect dialectBegunIn(const QString& text)
{
    if (const auto said = saidDialect(text))
        return *said;
    CsvDialect dialect;
    dialect.delimiter = delimiterOf(text, dialect);
    return dialect;
}

Expected<CsvDialect> dialectOf(const QString& text, const QString& name)
{
    CsvDialect dialect = dialectBegunIn(text);
    if (dialect.delimiter != u',') {
        TANDEM_TRY(decimals, signOfDecimals(text, name, dialect));
        dialect.decimals = *decimals;
    }
    return dialect;
}

bool beginsAsJson(const QString& text)
{
    const QStringView rest = QStringView(text).trimmed();
    return rest.startsWith(u'{') || rest.startsWith(u"[{");
}

Expected<qint64> readRowsOf(const QString& text, const QString& name,
    const std::function<Expected<void>(const CsvRecord&)>& take)
{
    TANDEM_TRY(dialect, dialectOf(text, name));
    qint64 passedOver = 0;
    const auto takeRow = [&](const CsvRecord& record) -> Expected<void> {
        if (!isBlankRow(record.cells))
            return take(record);
        ++passedOver;
        return {};
    };
    return CsvParser(text, name, *dialect).run(takeRow).map([&] { return passedOver; });
}

} // namespace

Expected<QList<CsvRecord>> readCsv(const QString& text, const QString& name)
{
    QList<CsvRecord> records;
    return CsvParser(text, name)
        .run([&records](const CsvRecord& record) -> Expected<void> {
            if (record.cells.size() > 1 || !record.cells.first().isEmpty())
                records.append(record);
            return {};
        })
        .map([&records] { return records; });
}

Expected<qint64> readCsvRecords(const QString& text, const QString& name,
    const std::function<Expected<void>(const CsvRecord&)>& take)
{
    auto read = readRowsOf(text, name, take);
    if (!read && read.error().code == ErrorCode::InvalidInput && beginsAsJson(text))
        return failure(ErrorCode::InvalidInput,
            CsvParser::tr("This is JSON; a table is expected here."), name,
            CsvParser::tr("Save it as CSV. Tandem commands write CSV with -o FILE.csv."));
    return read;
}

QStringList csvHeaderIn(QByteArrayView head)
{
    // A character that the end of the head cuts is no reason to refuse it.
    const bool mayBeCut = !head.isEmpty() && (uchar(head.back()) >= 0x80 || head.size() % 2 != 0);
    const qsizetype most = mayBeCut ? 4 : 1;
    const auto decoded = [&]() -> Expected<QString> {
        for (qsizetype cut = 0; cut < most && cut < head.size(); ++cut) {
            if (auto text = decodeText(head.chopped(cut).toByteArray(), {}))
                return text;
        }
        return decodeText(head.toByteArray(), {});
    };
    QStringList header;
    if (const auto text = decoded()) {
        const auto takeFirst = [&](const CsvRecord& record) -> Expected<void> {
            if (isBlankRow(record.cells))
                return {};
            for (const QString& cell : record.cells)
                header.append(withoutOuterBlanks(cell));
            return failure(ErrorCode::Cancelled, QString());
        };
        (void)CsvParser(*text, {}, dialectBegunIn(*text)).run(takeFirst);
    }
    return header;
}

CsvFirstLine csvFirstLine(QByteArrayView line)
{
    const CsvDialect dialect = dialectBegunIn(QString::fromUtf8(line));
    return {dialect.delimiter.toLatin1(), dialect.begin > 0};
}

} // namespace tandem
