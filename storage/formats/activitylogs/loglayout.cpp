#include "storage/formats/activitylogs/loglayout.h"

#include "models/results/spelling.h"
#include "models/text/foreigncell.h"
#include "storage/formats/activitylogs/logwords.h"
#include "storage/formats/activitylogs/pythonliteral.h"
#include "storage/formats/csvcells.h"
#include "storage/formats/csvreader.h"
#include "storage/formats/jsonhead.h"
#include "storage/formats/linereader.h"

#include <algorithm>
#include <tuple>

namespace tandem {

namespace {

constexpr qsizetype kMostFoundNames = 40;
constexpr qsizetype kFoundNameUnits = 60;

/// Whether a column of this name is there, whatever the case.
bool hasName(const QStringList& names, const char* name)
{
    return names.contains(QLatin1String(name), Qt::CaseInsensitive);
}

bool hasAllOf(const QStringList& names, std::initializer_list<const char*> wanted)
{
    return std::all_of(
        wanted.begin(), wanted.end(), [&](const char* name) { return hasName(names, name); });
}

bool hasAnyOf(const QStringList& names, std::initializer_list<const char*> wanted)
{
    return std::any_of(
        wanted.begin(), wanted.end(), [&](const char* name) { return hasName(names, name); });
}

QStringList listOf(std::initializer_list<const char*> names)
{
    QStringList list;
    for (const char* name : names)
        list.append(QString::fromLatin1(name));
    return list;
}

void setColumns(LogLayout& layout, LogRole role, std::initializer_list<const char*> names)
{
    layout.columns[std::size_t(role)] = listOf(names);
}

LogLayout movieLens(bool tellsItems)
{
    LogLayout layout;
    layout.kind = LogKind::MovieLens;
    layout.tellsItems = tellsItems;
    layout.categorySeparator = QStringLiteral("|");
    layout.edition = LogWords::tr("MovieLens");
    setColumns(layout, LogRole::User, {"userId"});
    setColumns(layout, LogRole::Item, {"movieId"});
    setColumns(layout, LogRole::Rating, {"rating"});
    setColumns(layout, LogRole::Time, {"timestamp"});
    if (tellsItems) {
        setColumns(layout, LogRole::Title, {"title"});
        setColumns(layout, LogRole::Category, {"genres"});
    }
    return layout;
}

LogLayout yelp(bool tellsItems)
{
    LogLayout layout;
    layout.kind = LogKind::Yelp;
    layout.tellsItems = tellsItems;
    layout.categorySeparator = QStringLiteral(",");
    layout.hasEntities = true;
    layout.edition = LogWords::tr("Yelp Open Dataset");
    setColumns(layout, LogRole::Item, {"business_id"});
    if (tellsItems) {
        setColumns(layout, LogRole::Title, {"name"});
        setColumns(layout, LogRole::Category, {"categories"});
        return layout;
    }
    setColumns(layout, LogRole::User, {"user_id"});
    setColumns(layout, LogRole::Rating, {"stars"});
    setColumns(layout, LogRole::Time, {"date"});
    setColumns(layout, LogRole::Text, {"text"});
    return layout;
}

/// The 19 of MovieLens 100K, as its u.genre lists them.
QStringList movieLensGenres()
{
    return listOf({"unknown", "Action", "Adventure", "Animation", "Children's", "Comedy", "Crime",
        "Documentary", "Drama", "Fantasy", "Film-Noir", "Horror", "Musical", "Mystery", "Romance",
        "Sci-Fi", "Thriller", "War", "Western"});
}

/// The files of MovieLens 100K, which have no header and names of their own.
std::optional<LogHead> movieLens100KHead(QByteArrayView line, const QString& name)
{
    for (const auto& [file, delimiter, cells] :
        {std::tuple("u.data", '\t', 4), std::tuple("u.item", '|', 6)}) {
        if (name.compare(QLatin1String(file), Qt::CaseInsensitive) == 0 &&
            line.count(delimiter) >= cells - 1)
            return LogHead{LogLayout::Rows::Flags, delimiter, {}};
    }
    return std::nullopt;
}

QString amazonEdition(const QStringList& names)
{
    if (hasName(names, "user_id"))
        return LogWords::tr("Amazon Reviews 2023");
    if (hasName(names, "helpful"))
        return LogWords::tr("Amazon Reviews 2014");
    if (hasAnyOf(names, {"verified", "vote", "style", "image"}))
        return LogWords::tr("Amazon Reviews 2018");
    return LogWords::tr("Amazon Reviews 2014 or 2018");
}

LogLayout amazon(bool tellsItems, const QStringList& names)
{
    LogLayout layout;
    layout.kind = LogKind::Amazon;
    layout.hasEntities = true;
    layout.tellsItems = tellsItems;
    setColumns(layout, LogRole::Item, {"parent_asin", "asin"});
    if (tellsItems) {
        setColumns(layout, LogRole::Title, {"title"});
        setColumns(
            layout, LogRole::Category, {"categories", "category", "main_category", "main_cat"});
        return layout;
    }
    layout.edition = amazonEdition(names);
    setColumns(layout, LogRole::User, {"user_id", "reviewerID"});
    setColumns(layout, LogRole::Rating, {"rating", "overall"});
    setColumns(layout, LogRole::Time, {"timestamp", "unixReviewTime"});
    setColumns(layout, LogRole::Headline, {"title", "summary"});
    setColumns(layout, LogRole::Text, {"text", "reviewText"});
    return layout;
}

std::optional<LogLayout> recognizeNames(const QStringList& names)
{
    const bool isReview = hasAnyOf(names, {"user_id", "reviewerID"});
    if (hasAllOf(names, {"userId", "movieId", "rating", "timestamp"})) // tags have no rating
        return movieLens(false);
    if (hasAllOf(names, {"movieId", "title", "genres"}))
        return movieLens(true);
    if (hasAllOf(names, {"user_id", "business_id", "stars", "date"})) // a tip has no stars
        return yelp(false);
    if (hasAllOf(names, {"business_id", "name"}) && !isReview)
        return yelp(true);
    if (!hasAnyOf(names, {"asin", "parent_asin"}))
        return std::nullopt;
    if (isReview && hasAnyOf(names, {"timestamp", "unixReviewTime"}))
        return amazon(false, names);
    if (!isReview && hasAnyOf(names, {"title", "categories", "category", "main_category"}))
        return amazon(true, names);
    return std::nullopt;
}

/// The names in a header with this sign between them.
QStringList headerNames(QByteArrayView line, char delimiter)
{
    CsvCells cells;
    QStringList names;
    if (cells.split(line, delimiter) != CsvCells::Split::Done)
        return names;
    for (const std::string_view cell : cells.cells())
        names.append(withoutOuterBlanks(QString::fromUtf8(cell.data(), qsizetype(cell.size()))));
    return names;
}

} // namespace

QString logKindKey(LogKind kind)
{
    constexpr std::array keys{"movielens", "yelp", "amazon", "columns"};
    return QString::fromLatin1(keys[std::size_t(kind)]);
}

LogHead readLogHead(QByteArrayView line, const QString& name)
{
    LogHead first;
    if (const auto found = movieLens100KHead(line, name))
        return *found;
    if (name.endsWith(QLatin1String(".dat"), Qt::CaseInsensitive) && line.contains("::")) {
        first.rows = LogLayout::Rows::DoubleColons;
        return first;
    }
    if (firstVisible(line) == '{') {
        first.rows = LogLayout::Rows::JsonLines;
        JsonHead head = readJsonHead(line);
        if (head.isMalformed) {
            if (const auto json = jsonOfPythonLiteral(line))
                head = readJsonHead(*json);
        }
        first.names = head.keys.values();
        first.names.sort();
        return first;
    }
    const CsvFirstLine table = csvFirstLine(line);
    first.delimiter = table.delimiter;
    first.isExcels = table.isExcels;
    first.names = headerNames(line, first.delimiter);
    return first;
}

Expected<LogHead> readLogHead(LineReader& lines, const QString& name)
{
    LogHead first = readLogHead(withoutUtf8Mark(lines.line()), name);
    if (!first.isExcels)
        return first;
    TANDEM_DO(lines.next());
    first.names = headerNames(lines.line(), first.delimiter);
    return first;
}

Expected<bool> nextWrittenLine(LineReader& lines)
{
    for (;;) {
        TANDEM_TRY(more, lines.next());
        if (!*more || firstVisible(lines.line()) != '\0')
            return *more;
    }
}

std::optional<LogLayout> recognizeLog(const LogHead& first, const QString& name)
{
    std::optional<LogLayout> layout;
    if (first.rows == LogLayout::Rows::DoubleColons) {
        const bool isItems = name.compare(QLatin1String("movies.dat"), Qt::CaseInsensitive) == 0;
        if (isItems || name.compare(QLatin1String("ratings.dat"), Qt::CaseInsensitive) == 0)
            layout = movieLens(isItems);
        if (layout)
            layout->isLatin1 = true;
    } else if (first.rows == LogLayout::Rows::Flags) {
        layout = movieLens(name.endsWith(QLatin1String("item"), Qt::CaseInsensitive));
        layout->isLatin1 = true;
        layout->flags = movieLensGenres();
    } else {
        layout = recognizeNames(first.names);
    }
    if (layout) {
        layout->rows = first.rows;
        layout->delimiter = first.delimiter;
    }
    return layout;
}

Expected<LogLayout> layoutOfColumns(
    const NamedColumns& columns, const LogHead& first, const QString& place)
{
    LogLayout layout;
    layout.rows = first.rows;
    layout.delimiter = first.delimiter;
    layout.categorySeparator = columns.categorySeparator;
    const std::array<QString, logRoles> named{columns.user, columns.item, columns.time,
        columns.rating, columns.title, QString(), columns.text, columns.category};
    for (std::size_t role = 0; role < logRoles; ++role) {
        if (named[role].isEmpty())
            continue;
        layout.columns[role] = {named[role]};
        const bool isTable = first.rows == LogLayout::Rows::Csv;
        if (isTable && !first.names.contains(named[role], Qt::CaseInsensitive))
            return failure(ErrorCode::InvalidInput,
                LogWords::tr("Column \"%1\" not found. %2")
                    .arg(named[role], foundNames(first.names)),
                place, LogWords::tr("Specify one of these."));
        if (isTable && first.names.count(named[role]) > 1)
            return failure(ErrorCode::InvalidInput,
                LogWords::tr("The column \"%1\" occurs twice.").arg(named[role]), place,
                LogWords::tr("Remove one of the two."));
    }
    const bool hasItem =
        !columns.item.isEmpty() || !columns.title.isEmpty() || !columns.text.isEmpty();
    if (columns.user.isEmpty() || columns.time.isEmpty() || !hasItem)
        return failure(ErrorCode::InvalidInput,
            LogWords::tr(
                "A log needs a user column, a time column, and an item, title or text column. %1")
                .arg(foundNames(first.names)),
            place, LogWords::tr("Specify these columns."));
    return layout;
}

QString foundNames(const QStringList& names)
{
    if (names.isEmpty())
        return LogWords::tr("No column names found.");
    QStringList shown;
    for (const QString& name : names.first(std::min(names.size(), kMostFoundNames)))
        shown.append(results::beginning(results::onOneLine(name), kFoundNameUnits));
    if (names.size() > kMostFoundNames)
        shown.append(QStringLiteral("..."));
    return LogWords::tr("Columns found: %1.").arg(shown.join(LogWords::tr(", ")));
}

} // namespace tandem
