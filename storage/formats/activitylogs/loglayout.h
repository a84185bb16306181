#pragma once

#include "models/error.h"
#include "storage/formats/activitylogs/writtenrow.h"

#include <QByteArrayView>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>

namespace tandem {

class LineReader;

/// Whose logs they are; Columns: anybody's, whose columns are named.
enum class LogKind { MovieLens, Yelp, Amazon, Columns };

/// A word for programs: "movielens".
QString logKindKey(LogKind kind);

/// For each role the columns or keys under which it may stand, the best first.
using LogColumns = std::array<QStringList, logRoles>;

/// How a file is written, and where what matters stands in it.
struct LogLayout
{
    /// Flags: cells without a header; of an item the last ones say, by 0 or 1, which categories
    /// it has.
    enum class Rows { Csv, DoubleColons, JsonLines, Flags };

    LogKind kind = LogKind::Columns;
    Rows rows = Rows::Csv;
    char delimiter = ','; ///< of Csv and Flags
    bool isLatin1 = false;
    bool tellsItems = false; ///< titles and categories of items, not activities
    LogColumns columns;
    QString categorySeparator; ///< between categories in one text; empty: none
    QStringList flags;         ///< the categories that Flags are about, in their order
    bool hasEntities = false;  ///< texts are HTML: "&amp;"
    QString edition;           ///< as far as the first line tells it, translated
};

/// The names of what a first line holds: cells of a header, or keys of an object.
struct LogHead
{
    LogLayout::Rows rows = LogLayout::Rows::Csv;
    char delimiter = ',';
    QStringList names;
    bool isExcels = false; ///< "sep=;", behind which the header stands
};
/// `line` without a byte order mark; `name` is the file's.
LogHead readLogHead(QByteArrayView line, const QString& name);
/// The same of the line at hand, or where that is Excel's own of the next one, which is at hand
/// then.
Expected<LogHead> readLogHead(LineReader& lines, const QString& name);
/// Goes to the first line that has a text; false where there is none.
Expected<bool> nextWrittenLine(LineReader& lines);

/// How a file of MovieLens, Yelp or Amazon Reviews is written; none of any other file.
std::optional<LogLayout> recognizeLog(const LogHead& first, const QString& name);

/// The columns that are named for any other file. Each is empty where there is none.
struct NamedColumns
{
    QString user;
    QString time;
    QString item; ///< the item's key; without one its title, or else the text, is the key
    QString title;
    QString text;
    QString rating;
    QString category;
    QString categorySeparator = QStringLiteral("|");

    bool operator==(const NamedColumns&) const = default;
};
/// How a file with these columns is written. InvalidInput: user or time, or all of item, title and
/// text are not named, or a table has no such column; it says which there are.
Expected<LogLayout> layoutOfColumns(
    const NamedColumns& columns, const LogHead& first, const QString& place);

/// "These were found: a, b, c.", translated.
QString foundNames(const QStringList& names);

} // namespace tandem
