#include "storage/formats/ratingsreader.h"

#include "storage/formats/csvcolumns.h"
#include "storage/formats/formatwords.h"

#include <QHash>

#include <algorithm>

namespace tandem {

namespace {

constexpr qsizetype kMostRatings = 5'000'000;
constexpr int kMissing = -1;
constexpr qsizetype kRatingsMostShownUnits = 60;

/// Numbers different texts in the order in which they come.
class Numbering final
{
public:
    int of(const QString& text)
    {
        const auto known = m_numbers.constFind(text);
        if (known != m_numbers.constEnd())
            return *known;
        const int number = int(m_texts.size());
        m_numbers.insert(text, number);
        m_texts.append(text);
        return number;
    }
    const QStringList& texts() const { return m_texts; }

private:
    QHash<QString, int> m_numbers;
    QStringList m_texts;
};

/// Collects rows and turns them into a table once all are known.
class RatingsCollector final
{
public:
    RatingsCollector(QString name, RatingsReading reading)
        : m_name(std::move(name))
        , m_reading(std::move(reading))
    {
    }

    Expected<void> take(qint64 line, const QStringList& cells)
    {
        if (cells.at(0).isEmpty() || cells.at(1).isEmpty())
            return wrong(line,
                cells.at(0).isEmpty() ? FormatWords::tr("The row does not say which item is rated.")
                                      : FormatWords::tr("The row does not say who rates."),
                FormatWords::tr("Every row needs an item and a rater; the value may be missing."));
        if (m_rows.size() == kMostRatings)
            return failure(ErrorCode::TooLarge,
                FormatWords::tr("There are more than %1 ratings.").arg(kMostRatings),
                csvPlace(m_name, line));
        const QString& value = cells.at(2);
        Row row{{m_items.of(cells.at(0)), m_raters.of(cells.at(1)), kMissing}, line};
        if (!isMissingCell(value)) {
            row.rating.category = m_values.of(value);
            if (row.rating.category == m_firstLines.size())
                m_firstLines.append(line);
        }
        m_rows.append(row);
        return {};
    }

    Expected<RatingTable> table()
    {
        if (m_rows.isEmpty())
            return failure(ErrorCode::InvalidInput, FormatWords::tr("There are no ratings in it."),
                m_name,
                FormatWords::tr(
                    "Write a row with item, rater and value for each rating, below the first "
                    "line."));
        TANDEM_DO(checkUnique());
        RatingTable table;
        table.scale = m_reading.scale;
        table.items = m_items.texts();
        table.raters = m_raters.texts();
        TANDEM_TRY(categories, m_reading.order.isEmpty() ? nameByValue(table) : nameByWord(table));
        for (const Row& row : std::as_const(m_rows)) {
            if (row.rating.category == kMissing)
                continue;
            GivenRating rating = row.rating;
            rating.category = categories->at(rating.category);
            table.given.append(rating);
        }
        return table;
    }

private:
    struct Row
    {
        GivenRating rating; ///< category: number of the value as written, or kMissing
        qint64 line = 0;

        bool isBefore(const Row& other) const
        {
            return std::tuple(rating.item, rating.rater, line) <
                   std::tuple(other.rating.item, other.rating.rater, other.line);
        }
    };

    tl::unexpected<Error> wrong(qint64 line, const QString& what, const QString& remedy) const
    {
        return failure(ErrorCode::InvalidInput, what, csvPlace(m_name, line), remedy);
    }

    /// Sorts the rows by item and rater.
    Expected<void> checkUnique()
    {
        std::sort(m_rows.begin(), m_rows.end(),
            [](const Row& one, const Row& other) { return one.isBefore(other); });
        const auto twice = std::adjacent_find(
            m_rows.cbegin(), m_rows.cend(), [](const Row& one, const Row& other) {
                return one.rating.item == other.rating.item &&
                       one.rating.rater == other.rating.rater;
            });
        if (twice == m_rows.cend())
            return {};
        return wrong(std::next(twice)->line,
            FormatWords::tr("\"%1\" rates \"%2\" a second time, after line %3.")
                .arg(shown(m_raters.texts().at(twice->rating.rater)),
                    shown(m_items.texts().at(twice->rating.item)))
                .arg(twice->line),
            FormatWords::tr("A rater rates an item once: remove one of the two rows."));
    }

    static QString shown(const QString& text) { return text.left(kRatingsMostShownUnits); }

    /// The number of the category for each value as written; fills in the table's categories.
    Expected<QList<int>> nameByValue(RatingTable& table) const
    {
        QList<double> numbers;
        for (const QString& value : m_values.texts()) {
            const auto number = cellNumber(value);
            if (number) {
                numbers.append(*number);
                continue;
            }
            if (m_reading.scale == RatingScale::Nominal)
                return nameByWord(table);
            return wrong(m_firstLines.at(numbers.size()),
                FormatWords::tr("\"%1\" is not a number.").arg(shown(value)),
                m_reading.scale == RatingScale::Ordinal
                    ? FormatWords::tr(
                          "Words have an order only where it is given, from the least to "
                          "the most.")
                    : FormatWords::tr(
                          "Interval and ratio scales are of numbers, written with a decimal "
                          "point."));
        }
        return nameByNumber(table, numbers);
    }

    QList<int> nameByNumber(RatingTable& table, const QList<double>& numbers) const
    {
        table.hasOrder = true;
        table.values = numbers;
        std::sort(table.values.begin(), table.values.end());
        table.values.erase(
            std::unique(table.values.begin(), table.values.end()), table.values.end());
        table.categories.resize(table.values.size());
        QList<int> categories;
        for (qsizetype i = 0; i < numbers.size(); ++i) {
            const auto at =
                std::lower_bound(table.values.cbegin(), table.values.cend(), numbers.at(i));
            categories.append(int(at - table.values.cbegin()));
            if (table.categories.at(categories.constLast()).isEmpty())
                table.categories[categories.constLast()] = m_values.texts().at(i);
        }
        return categories;
    }

    /// By words: in the order that was given, else letter by letter.
    Expected<QList<int>> nameByWord(RatingTable& table) const
    {
        table.orderIsGiven = table.hasOrder = !m_reading.order.isEmpty();
        table.categories = table.orderIsGiven ? m_reading.order : m_values.texts();
        if (!table.orderIsGiven)
            std::sort(table.categories.begin(), table.categories.end());
        QHash<QString, int> places;
        for (int place = 0; place < table.categories.size(); ++place) {
            table.values.append(place);
            if (!places.contains(table.categories.at(place)))
                places.insert(table.categories.at(place), place);
        }
        QList<int> categories;
        for (const QString& value : m_values.texts()) {
            const auto place = places.constFind(value);
            if (place == places.cend())
                return wrong(m_firstLines.at(categories.size()),
                    FormatWords::tr("\"%1\" is not in the order that was given.").arg(shown(value)),
                    FormatWords::tr("Name every value in the order, letter by letter."));
            categories.append(*place);
        }
        return categories;
    }

    QString m_name;
    RatingsReading m_reading;
    Numbering m_items;
    Numbering m_raters;
    Numbering m_values;
    QList<qint64> m_firstLines; ///< on which each value is first
    QList<Row> m_rows;
};

} // namespace

Expected<RatingTable> readRatings(const Input& input, const RatingsReading& reading)
{
    RatingsCollector collector(input.name(), reading);
    TANDEM_DO(readCsvColumns(input,
        {QStringLiteral("item"), QStringLiteral("rater"), QStringLiteral("value")},
        [&collector](
            qint64 line, const QStringList& cells) { return collector.take(line, cells); }));
    return collector.table();
}

} // namespace tandem
