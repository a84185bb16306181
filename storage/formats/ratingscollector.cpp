#include "storage/formats/ratingscollector.h"

#include "storage/formats/formatwords.h"

#include <QMap>

#include <algorithm>
#include <tuple>
#include <utility>

namespace tandem {

namespace {

constexpr qsizetype kMostRatings = 5'000'000;
constexpr int kMissing = -1;
constexpr qsizetype kRatingsMostShownUnits = 60;

/// Whether it spells an infinite number, as programs write it.
bool isInfinite(const QString& value)
{
    QStringView word = value;
    if (word.startsWith(u'-') || word.startsWith(u'+'))
        word = word.mid(1);
    return word.compare(QLatin1String("inf"), Qt::CaseInsensitive) == 0 ||
           word.compare(QLatin1String("infinity"), Qt::CaseInsensitive) == 0 || word == u"\u221E";
}

QString shownRating(const QString& text)
{
    return text.left(kRatingsMostShownUnits);
}

} // namespace

int Numbering::of(const QString& text)
{
    const QString key = m_compared(text);
    const auto known = m_numbers.constFind(key);
    if (known != m_numbers.constEnd())
        return *known;
    m_spellings.note(comparedName(text), key);
    const int number = int(m_texts.size());
    m_numbers.insert(key, number);
    m_texts.append(text);
    return number;
}

RatingsCollector::RatingsCollector(QString name, RatingsReading reading)
    : m_name(std::move(name))
    , m_reading(std::move(reading))
    , m_twiceRemedy(FormatWords::tr("Each rater rates an item once: remove one of the two rows."))
    , m_items(comparedId)
    , m_raters(comparedRater)
    , m_values(comparedId)
{
}

Expected<void> RatingsCollector::take(
    const QString& item, const QString& rater, const QString& value, const CsvRecord& from)
{
    if (item.isEmpty() || rater.isEmpty())
        return wrong(from.line,
            item.isEmpty() ? FormatWords::tr("The row does not name an item.")
                           : FormatWords::tr("The row does not name a rater."),
            FormatWords::tr("Every row needs an item and a rater; the value may be missing."));
    if (m_rows.size() == kMostRatings)
        return failure(ErrorCode::TooLarge,
            FormatWords::tr("There are more than %1 ratings.").arg(kMostRatings),
            placeOf(from.line));
    m_decimals = from.decimals;
    const int number = m_values.of(value);
    if (number == m_firstLines.size()) {
        m_firstLines.append(from.line);
        TANDEM_DO(m_signs.check(value, placeOf(from.line)));
    }
    m_rows.append({{m_items.of(item), m_raters.of(rater), number}, from.line});
    return {};
}

Expected<void> RatingsCollector::take(
    const QString& item, const QString& rater, const QString& value, const QString& place)
{
    m_places.append(place);
    return take(item, rater, value, CsvRecord{m_places.size(), {}, DecimalSign::Point});
}

QStringList RatingsCollector::remarks(const RatingTable& table) const
{
    QStringList remarks =
        remarksOnRaters(m_raters.spellings()) + remarksOnItems(m_items.spellings());
    if (!table.hasOrder && m_reading.order.isEmpty())
        remarks += remarksOnValues(m_values.spellings());
    return remarks;
}

Expected<RatingTable> RatingsCollector::table()
{
    if (m_rows.isEmpty())
        return failure(ErrorCode::InvalidInput, FormatWords::tr("No ratings found."), m_name,
            m_reading.layout == RatingsLayout::Raters
                ? FormatWords::tr("Each rater has a row below the header; previews, tests, spam "
                                  "and unfinished rows are skipped (--unfinished includes the "
                                  "last).")
            : m_reading.layout == RatingsLayout::Items
                ? FormatWords::tr("Write one row per item below the header.")
                : FormatWords::tr("Write one row per rating below the header, "
                                  "with item, rater and value."));
    TANDEM_DO(checkUnique());
    RatingTable table;
    table.scale = m_reading.scale;
    table.items = m_items.texts();
    table.raters = m_raters.texts();
    takeOutMissing(table);
    TANDEM_TRY(categories, m_reading.scale == RatingScale::Sets ? nameBySet(table)
                           : m_reading.order.isEmpty()          ? nameByValue(table)
                                                                : nameByDeclared(table));
    for (const Row& row : std::as_const(m_rows)) {
        if (row.rating.category == kMissing)
            continue;
        GivenRating rating = row.rating;
        rating.category = categories->at(rating.category);
        table.given.append(rating);
    }
    return table;
}

bool RatingsCollector::Row::isBefore(const Row& other) const
{
    return std::tuple(rating.item, rating.rater, line) <
           std::tuple(other.rating.item, other.rating.rater, other.line);
}

/// Whether a value says that there is none: by what the caller says, else as other programs
/// write it. Words of a given order are values, and so is the minus beside a plus.
bool RatingsCollector::isMissing(const QString& value) const
{
    if (value.isEmpty())
        return true;
    if (m_reading.missing)
        return m_reading.missing->contains(value);
    if (!m_unanswered.isEmpty() && value == m_unanswered)
        return true;
    const bool isSign = value == QLatin1String("-") && m_values.has(QStringLiteral("+"));
    return meansMissing(value) && !isSign && !m_reading.order.contains(value);
}

/// Leaves the values that are some, and tells the table what the other cells say.
void RatingsCollector::takeOutMissing(RatingTable& table)
{
    Numbering kept(comparedId);
    QList<qint64> firstLines;
    QList<int> now;     ///< the new number of each value
    QList<int> missing; ///< the place of its word among table.missing
    for (qsizetype i = 0; i < m_values.texts().size(); ++i) {
        const QString& text = m_values.texts().at(i);
        const bool isNone = isMissing(text);
        now.append(isNone ? kMissing : kept.of(text));
        missing.append(isNone ? int(table.missing.size()) : kMissing);
        if (isNone)
            table.missing.append({text, 0});
        else
            firstLines.append(m_firstLines.at(i));
    }
    for (Row& row : m_rows) {
        const int before = row.rating.category;
        row.rating.category = now.at(before);
        if (row.rating.category == kMissing)
            ++table.missing[missing.at(before)].count;
    }
    m_values = std::move(kept);
    m_firstLines = std::move(firstLines);
}

QString RatingsCollector::placeOf(qint64 line) const
{
    return m_places.isEmpty() ? csvPlace(m_name, line) : m_places.at(line - 1);
}

tl::unexpected<Error> RatingsCollector::wrong(
    qint64 line, const QString& what, const QString& remedy) const
{
    return failure(ErrorCode::InvalidInput, what, placeOf(line), remedy);
}

/// Sorts the rows by item and rater.
Expected<void> RatingsCollector::checkUnique()
{
    std::sort(m_rows.begin(), m_rows.end(),
        [](const Row& one, const Row& other) { return one.isBefore(other); });
    const auto twice =
        std::adjacent_find(m_rows.cbegin(), m_rows.cend(), [](const Row& one, const Row& other) {
            return one.rating.item == other.rating.item && one.rating.rater == other.rating.rater;
        });
    if (twice == m_rows.cend())
        return {};
    const QString rater = shownRating(m_raters.texts().at(twice->rating.rater));
    const QString item = shownRating(m_items.texts().at(twice->rating.item));
    return wrong(std::next(twice)->line,
        m_places.isEmpty() ? FormatWords::tr("\"%1\" rates \"%2\" twice (first: line %3).")
                                 .arg(rater, item)
                                 .arg(twice->line)
                           : FormatWords::tr("\"%1\" rates \"%2\" twice (first: %3).")
                                 .arg(rater, item, placeOf(twice->line)),
        m_twiceRemedy);
}

/// An infinite number among numbers is no category.
Expected<void> RatingsCollector::checkFinite() const
{
    const QStringList& values = m_values.texts();
    const bool areNumbers =
        m_reading.scale != RatingScale::Nominal ||
        std::any_of(values.cbegin(), values.cend(),
            [this](const QString& value) { return foreignNumber(value, m_decimals).has_value(); });
    const auto infinite = std::find_if(values.cbegin(), values.cend(), isInfinite);
    if (!areNumbers || infinite == values.cend())
        return {};
    return wrong(m_firstLines.at(infinite - values.cbegin()),
        FormatWords::tr("\"%1\" is not a number.").arg(shownRating(*infinite)),
        FormatWords::tr("Leave the value empty if it is missing."));
}

/// By the values that were declared.
Expected<QList<int>> RatingsCollector::nameByDeclared(RatingTable& table) const
{
    QList<double> numbers;
    for (const QString& word : m_reading.order) {
        if (const auto number = foreignNumber(word))
            numbers.append(*number);
    }
    const bool areNumbers = numbers.size() == m_reading.order.size();
    return m_reading.scale == RatingScale::Nominal && areNumbers
               ? nameByDeclaredNumber(table, numbers)
               : nameByWord(table);
}

/// Of a nominal scale: numbers keep their distances, which weighted coefficients go by.
Expected<QList<int>> RatingsCollector::nameByDeclaredNumber(
    RatingTable& table, const QList<double>& declared) const
{
    QMap<double, QString> words;
    for (qsizetype i = 0; i < declared.size(); ++i)
        words.insert(declared.at(i), m_reading.order.at(i));
    table.hasOrder = true;
    table.values = words.keys();
    table.categories = words.values();
    QList<int> categories;
    for (const QString& value : m_values.texts()) {
        const auto number = foreignNumber(value, m_decimals);
        const qsizetype place = number ? table.values.indexOf(*number) : -1;
        if (place < 0)
            return notDeclared(categories.size());
        categories.append(int(place));
    }
    return categories;
}

tl::unexpected<Error> RatingsCollector::notDeclared(qsizetype value) const
{
    return wrong(m_firstLines.at(value),
        FormatWords::tr("\"%1\" is not in the given order.")
            .arg(shownRating(m_values.texts().at(value))),
        FormatWords::tr("List every value in the order, spelled exactly alike."));
}

/// The number of the category for each value as written; fills in the table's categories.
Expected<QList<int>> RatingsCollector::nameByValue(RatingTable& table) const
{
    TANDEM_DO(checkFinite());
    QList<double> numbers;
    for (const QString& value : m_values.texts()) {
        const auto number = foreignNumber(value, m_decimals);
        if (number) {
            numbers.append(*number);
            continue;
        }
        if (m_reading.scale == RatingScale::Nominal)
            return nameByWord(table);
        return wrong(m_firstLines.at(numbers.size()),
            FormatWords::tr("\"%1\" is not a number.").arg(shownRating(value)),
            m_reading.scale == RatingScale::Ordinal
                ? FormatWords::tr(
                      "Words have an order only if you give it, from lowest to highest.")
                : FormatWords::tr("Interval and ratio scales need numbers with a decimal point."));
    }
    return nameByNumber(table, numbers);
}

QList<int> RatingsCollector::nameByNumber(RatingTable& table, const QList<double>& numbers) const
{
    table.hasOrder = true;
    table.values = numbers;
    std::sort(table.values.begin(), table.values.end());
    table.values.erase(std::unique(table.values.begin(), table.values.end()), table.values.end());
    table.categories.resize(table.values.size());
    QList<int> categories;
    for (qsizetype i = 0; i < numbers.size(); ++i) {
        const auto at = std::lower_bound(table.values.cbegin(), table.values.cend(), numbers.at(i));
        categories.append(int(at - table.values.cbegin()));
        if (table.categories.at(categories.constLast()).isEmpty())
            table.categories[categories.constLast()] = m_values.texts().at(i);
    }
    return categories;
}

/// The labels of a set, sorted, each once.
QStringList RatingsCollector::labelSetOf(const QString& value) const
{
    QStringList labels;
    if (value == QLatin1String("{}"))
        return labels;
    for (const QString& part : value.split(m_reading.separator)) {
        const QString label = withoutOuterBlanks(part);
        if (!label.isEmpty())
            labels.append(label);
    }
    std::sort(labels.begin(), labels.end());
    labels.removeDuplicates();
    return labels;
}

/// By sets of labels.
Expected<QList<int>> RatingsCollector::nameBySet(RatingTable& table) const
{
    QMap<QStringList, int> places;
    for (const QString& value : m_values.texts())
        places.insert(labelSetOf(value), 0);
    for (auto place = places.begin(); place != places.end(); ++place) {
        *place = int(table.sets.size());
        table.sets.append(place.key());
        table.categories.append(
            place.key().isEmpty() ? QStringLiteral("{}") : place.key().join(QStringLiteral("; ")));
        table.values.append(*place);
    }
    QList<int> categories;
    for (const QString& value : m_values.texts())
        categories.append(places.value(labelSetOf(value)));
    return categories;
}

/// By words: as they were declared, else letter by letter.
Expected<QList<int>> RatingsCollector::nameByWord(RatingTable& table) const
{
    const bool areDeclared = !m_reading.order.isEmpty();
    table.orderIsGiven = table.hasOrder = areDeclared && m_reading.scale != RatingScale::Nominal;
    table.categories = areDeclared ? m_reading.order : m_values.texts();
    if (!areDeclared)
        std::sort(table.categories.begin(), table.categories.end());
    QHash<QString, int> places; ///< by what they are compared by
    for (int place = 0; place < table.categories.size(); ++place) {
        table.values.append(place);
        if (!places.contains(comparedId(table.categories.at(place))))
            places.insert(comparedId(table.categories.at(place)), place);
    }
    QList<int> categories;
    for (const QString& value : m_values.texts()) {
        const auto place = places.constFind(comparedId(value));
        if (place == places.cend())
            return notDeclared(categories.size());
        categories.append(*place);
    }
    return categories;
}

} // namespace tandem
