#include "storage/formats/ratingsreader.h"

#include "storage/formats/csvcolumns.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/recordfields.h"
#include "storage/formats/spellings.h"
#include "storage/formats/surveycolumns.h"

#include <QHash>
#include <QMap>
#include <QRegularExpression>

#include <algorithm>
#include <optional>
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

/// Numbers different texts in the order in which they come; those that compare alike are one, as it
/// is written first.
class Numbering final
{
public:
    explicit Numbering(QString (*compared)(const QString&))
        : m_compared(compared)
    {
    }
    int of(const QString& text)
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
    const QStringList& texts() const { return m_texts; }
    bool has(const QString& text) const { return m_numbers.contains(m_compared(text)); }
    const Spellings& spellings() const { return m_spellings; }

private:
    QString (*m_compared)(const QString&);
    Spellings m_spellings;
    QHash<QString, int> m_numbers;
    QStringList m_texts;
};

/// The labels of a set, sorted, each once.
QStringList labelSetOf(const QString& value)
{
    QStringList labels;
    if (value == QLatin1String("{}"))
        return labels;
    static const QRegularExpression between(QStringLiteral("[;|,]"));
    for (const QString& part : value.split(between)) {
        const QString label = withoutOuterBlanks(part);
        if (!label.isEmpty())
            labels.append(label);
    }
    std::sort(labels.begin(), labels.end());
    labels.removeDuplicates();
    return labels;
}

/// The columns of a wide table: that of the items, then those of the raters. Of a row for each
/// rater it is the other way round.
struct WideColumns
{
    QList<qsizetype> places = {};
    QStringList raters = {};
    QString items = {};         ///< the heading of theirs
    bool areItemsNamed = false; ///< it says so, in place of being the first
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

    /// A row with the cells item, rater and value.
    Expected<void> take(const CsvRecord& record)
    {
        const QStringList& cells = record.cells;
        m_decimals = record.decimals;
        return takeRating(cells.at(0), cells.at(1), cells.at(2), record.line);
    }

    /// Of a wide table, before its rows.
    void setColumns(WideColumns columns) { m_columns = std::move(columns); }
    /// A row with an item, then the values of the raters whom the columns name.
    Expected<void> takeItem(const CsvRecord& record)
    {
        m_decimals = record.decimals;
        const QStringList& raters = m_columns.raters;
        const QString item = withoutOuterBlanks(record.cells.at(0));
        for (qsizetype i = 0; i < raters.size(); ++i) {
            const QString value = withoutOuterBlanks(record.cells.at(i + 1));
            // A column that has no name and says nothing, as behind a comma at the ends of lines.
            if (raters.at(i).isEmpty() && value.isEmpty())
                continue;
            TANDEM_DO(takeRating(item, raters.at(i), value, record.line));
        }
        return {};
    }

    void setColumns(SurveyColumns columns) { m_survey = std::move(columns); }
    /// Of a survey, a row with a rater, then whether it is a preview, then the values of the
    /// questions. Qualtrics has the questions' texts in a second header row and their ids in a
    /// third one, by which both are known.
    Expected<void> takeRater(const CsvRecord& record)
    {
        if (record.cells.at(0).trimmed().startsWith(QLatin1String("{\"ImportId\""))) {
            m_heldBack.reset();
            return {};
        }
        if (m_survey.isQualtrics && m_raterRows++ == 0) {
            m_heldBack = record;
            return {};
        }
        TANDEM_DO(takeHeldBack());
        return takeAnswersOfRater(record);
    }
    /// What is known to be no header row once there are no more rows.
    Expected<void> takeHeldBack()
    {
        const std::optional<CsvRecord> held = std::exchange(m_heldBack, std::nullopt);
        return held ? takeAnswersOfRater(*held) : Expected<void>();
    }

    /// Of what became this table. Values whose order was given differ as they were meant to.
    RatingsNotes notes(const RatingTable& table) const
    {
        RatingsNotes notes{
            remarksOnRaters(m_raters.spellings()) + remarksOnItems(m_items.spellings()),
            m_columns.items, m_survey.rater};
        if (m_previews > 0)
            notes.remarks += FormatWords::tr(
                "%n preview(s) or test(s) of the survey skipped.", nullptr, int(m_previews));
        if (!table.hasOrder && m_reading.order.isEmpty())
            notes.remarks += remarksOnValues(m_values.spellings());
        return notes;
    }

    Expected<RatingTable> table()
    {
        if (m_rows.isEmpty())
            return failure(ErrorCode::InvalidInput, FormatWords::tr("No ratings found."), m_name,
                m_reading.layout != RatingsLayout::Ratings
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

private:
    Expected<void> takeAnswersOfRater(const CsvRecord& record)
    {
        m_decimals = record.decimals;
        const QString rater = withoutOuterBlanks(record.cells.at(0));
        if (m_survey.hasStatus && isPreview(record.cells.at(1))) {
            ++m_previews;
            return {};
        }
        const qsizetype before = m_survey.hasStatus ? 2 : 1;
        for (qsizetype i = 0; i < m_survey.questions.size(); ++i)
            TANDEM_DO(takeRating(m_survey.questions.at(i), rater,
                withoutOuterBlanks(record.cells.at(before + i)), record.line));
        return {};
    }

    /// Qualtrics' words for an answer that nobody gave, or their numbers.
    static bool isPreview(const QString& status)
    {
        static const QStringList words{QStringLiteral("Survey Preview"),
            QStringLiteral("Survey Test"), QStringLiteral("1"), QStringLiteral("2")};
        return words.contains(status.trimmed());
    }

    Expected<void> takeRating(
        const QString& item, const QString& rater, const QString& given, qint64 line)
    {
        if (item.isEmpty() || rater.isEmpty())
            return wrong(line,
                item.isEmpty() ? FormatWords::tr("The row does not name an item.")
                               : FormatWords::tr("The row does not name a rater."),
                FormatWords::tr("Every row needs an item and a rater; the value may be missing."));
        if (m_rows.size() == kMostRatings)
            return failure(ErrorCode::TooLarge,
                FormatWords::tr("There are more than %1 ratings.").arg(kMostRatings),
                csvPlace(m_name, line));
        const int value = m_values.of(given);
        if (value == m_firstLines.size()) {
            m_firstLines.append(line);
            TANDEM_DO(m_signs.check(given, csvPlace(m_name, line)));
        }
        m_rows.append({{m_items.of(item), m_raters.of(rater), value}, line});
        return {};
    }

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

    /// Whether a value says that there is none: by what the caller says, else as other programs
    /// write it. Words of a given order are values, and so is the minus beside a plus.
    bool isMissing(const QString& value) const
    {
        if (value.isEmpty())
            return true;
        if (m_reading.missing)
            return m_reading.missing->contains(value);
        const bool isSign = value == QLatin1String("-") && m_values.has(QStringLiteral("+"));
        return meansMissing(value) && !isSign && !m_reading.order.contains(value);
    }

    /// Leaves the values that are some, and tells the table what the other cells say.
    void takeOutMissing(RatingTable& table)
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
            FormatWords::tr("\"%1\" rates \"%2\" twice (first: line %3).")
                .arg(shown(m_raters.texts().at(twice->rating.rater)),
                    shown(m_items.texts().at(twice->rating.item)))
                .arg(twice->line),
            twiceRemedy());
    }

    QString twiceRemedy() const
    {
        if (m_reading.layout == RatingsLayout::Raters)
            return FormatWords::tr("Each rater has one row: remove one of the two.");
        if (m_reading.layout == RatingsLayout::Ratings || m_columns.areItemsNamed)
            return FormatWords::tr("Each rater rates an item once: remove one of the two rows.");
        return FormatWords::tr(
            "The first column, \"%1\", was used as the item column because no column is named "
            "\"item\". Add a column \"item\" with a different name in each row.")
            .arg(shown(m_columns.items));
    }

    static QString shown(const QString& text) { return text.left(kRatingsMostShownUnits); }

    /// An infinite number among numbers is no category.
    Expected<void> checkFinite() const
    {
        const QStringList& values = m_values.texts();
        const bool areNumbers =
            m_reading.scale != RatingScale::Nominal ||
            std::any_of(values.cbegin(), values.cend(), [this](const QString& value) {
                return foreignNumber(value, m_decimals).has_value();
            });
        const auto infinite = std::find_if(values.cbegin(), values.cend(), isInfinite);
        if (!areNumbers || infinite == values.cend())
            return {};
        return wrong(m_firstLines.at(infinite - values.cbegin()),
            FormatWords::tr("\"%1\" is not a number.").arg(shown(*infinite)),
            FormatWords::tr("Leave the value empty if it is missing."));
    }

    /// By the values that were declared.
    Expected<QList<int>> nameByDeclared(RatingTable& table) const
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
    Expected<QList<int>> nameByDeclaredNumber(
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

    tl::unexpected<Error> notDeclared(qsizetype value) const
    {
        return wrong(m_firstLines.at(value),
            FormatWords::tr("\"%1\" is not in the given order.")
                .arg(shown(m_values.texts().at(value))),
            FormatWords::tr("List every value in the order, spelled exactly alike."));
    }

    /// The number of the category for each value as written; fills in the table's categories.
    Expected<QList<int>> nameByValue(RatingTable& table) const
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
                FormatWords::tr("\"%1\" is not a number.").arg(shown(value)),
                m_reading.scale == RatingScale::Ordinal
                    ? FormatWords::tr(
                          "Words have an order only if you give it, from lowest to highest.")
                    : FormatWords::tr(
                          "Interval and ratio scales need numbers with a decimal point."));
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

    /// By sets of labels.
    Expected<QList<int>> nameBySet(RatingTable& table) const
    {
        QMap<QStringList, int> places;
        for (const QString& value : m_values.texts())
            places.insert(labelSetOf(value), 0);
        for (auto place = places.begin(); place != places.end(); ++place) {
            *place = int(table.sets.size());
            table.sets.append(place.key());
            table.categories.append(place.key().isEmpty() ? QStringLiteral("{}")
                                                          : place.key().join(QStringLiteral("; ")));
            table.values.append(*place);
        }
        QList<int> categories;
        for (const QString& value : m_values.texts())
            categories.append(places.value(labelSetOf(value)));
        return categories;
    }

    /// By words: as they were declared, else letter by letter.
    Expected<QList<int>> nameByWord(RatingTable& table) const
    {
        const bool areDeclared = !m_reading.order.isEmpty();
        table.orderIsGiven = table.hasOrder =
            areDeclared && m_reading.scale != RatingScale::Nominal;
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

    QString m_name;
    RatingsReading m_reading;
    WideColumns m_columns;
    SurveyColumns m_survey;
    std::optional<CsvRecord> m_heldBack; ///< the row that may be a second header row
    qint64 m_raterRows = 0;
    qint64 m_previews = 0;
    DecimalSign m_decimals = DecimalSign::Point;
    OneDecimalSign m_signs;
    Numbering m_items{comparedId};
    Numbering m_raters{comparedRater};
    Numbering m_values{comparedId};
    QList<qint64> m_firstLines; ///< on which each value is first
    QList<Row> m_rows;
};

/// Where a column that may be headed in any case stands; -1: nowhere.
qsizetype placeOfHeading(const QStringList& header, QLatin1String heading)
{
    for (qsizetype i = 0; i < header.size(); ++i) {
        if (header.at(i).compare(heading, Qt::CaseInsensitive) == 0)
            return i;
    }
    return -1;
}

Expected<WideColumns> wideColumnsOf(const QStringList& header, const QString& place)
{
    const auto refused = [&](const QString& what, const QString& remedy) {
        return failure(ErrorCode::InvalidInput, what, place, remedy);
    };
    if (placeOfHeading(header, QLatin1String("rater")) >= 0 &&
        placeOfHeading(header, QLatin1String("value")) >= 0)
        return refused(
            FormatWords::tr("This table has one row per rating, not one column per rater."),
            FormatWords::tr("Read it without --wide."));
    const qsizetype named = placeOfHeading(header, QLatin1String("item"));
    const qsizetype items = qMax<qsizetype>(0, named);
    WideColumns columns{{items}, {}, header.value(items), named >= 0};
    Numbering known(comparedRater);
    for (qsizetype i = 0; i < header.size(); ++i) {
        const QString& rater = header.at(i);
        const bool countsRows = i == 0 && rater.isEmpty();
        if (i == items || countsRows)
            continue;
        if (!rater.isEmpty() && known.has(rater))
            return columnTwice(rater, place);
        if (!rater.isEmpty())
            known.of(rater);
        columns.places.append(i);
        columns.raters.append(rater);
    }
    if (known.texts().isEmpty())
        return refused(FormatWords::tr("No rater column found."),
            FormatWords::tr("Use each rater's name as the column header."));
    return columns;
}

Expected<void> collectSurveyRows(
    const Input& input, const QStringList& asked, RatingsCollector& collector)
{
    const CsvColumnChoice choose = [&](const QStringList& header,
                                       qint64 line) -> Expected<QList<qsizetype>> {
        TANDEM_TRY(columns, surveyColumnsOf(header, asked, csvPlace(input.name(), line)));
        collector.setColumns(*columns);
        return columns->places;
    };
    TANDEM_TRY(counts, readCsvColumns(input, choose,
                           [&](const CsvRecord& row) { return collector.takeRater(row); }));
    if (!counts->hasHeader)
        return nothingIn(input.name(), {});
    return collector.takeHeldBack();
}

Expected<void> collectRows(const Input& input, RatingsCollector& collector)
{
    return readCsvColumns(
        input, {QStringLiteral("item"), QStringLiteral("rater"), QStringLiteral("value")},
        [&collector](const CsvRecord& row) { return collector.take(row); },
        FormatWords::tr("Each rating needs its own row: item, rater, value. Use --wide for a table "
                        "with one row per item and one column per rater."));
}

Expected<void> collectWideRows(const Input& input, RatingsCollector& collector)
{
    const CsvColumnChoice choose = [&](const QStringList& header,
                                       qint64 line) -> Expected<QList<qsizetype>> {
        TANDEM_TRY(columns, wideColumnsOf(header, csvPlace(input.name(), line)));
        collector.setColumns(*columns);
        return columns->places;
    };
    TANDEM_TRY(counts, readCsvColumns(input, choose,
                           [&](const CsvRecord& row) { return collector.takeItem(row); }));
    return counts->hasHeader ? Expected<void>() : nothingIn(input.name(), {});
}

} // namespace

Expected<RatingTable> readRatings(
    const Input& input, const RatingsReading& reading, RatingsNotes* notes)
{
    RatingsCollector collector(input.name(), reading);
    switch (reading.layout) {
    case RatingsLayout::Ratings:
        TANDEM_DO(collectRows(input, collector));
        break;
    case RatingsLayout::Items:
        TANDEM_DO(collectWideRows(input, collector));
        break;
    case RatingsLayout::Raters:
        TANDEM_DO(collectSurveyRows(input, reading.questions, collector));
        break;
    }
    TANDEM_TRY(table, collector.table());
    if (notes)
        *notes = collector.notes(*table);
    return table;
}

} // namespace tandem
