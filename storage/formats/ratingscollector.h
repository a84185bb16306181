#pragma once

#include "models/agreement/ratingtable.h"
#include "models/error.h"
#include "storage/formats/csvcolumns.h"
#include "storage/formats/ratingsreader.h"
#include "storage/formats/spellings.h"

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <utility>

namespace tandem {

/// Numbers different texts in the order in which they come; those that compare alike are one, as it
/// is written first.
class Numbering final
{
public:
    explicit Numbering(QString (*compared)(const QString&))
        : m_compared(compared)
    {
    }
    int of(const QString& text);
    const QStringList& texts() const { return m_texts; }
    bool has(const QString& text) const { return m_numbers.contains(m_compared(text)); }
    const Spellings& spellings() const { return m_spellings; }

private:
    QString (*m_compared)(const QString&);
    Spellings m_spellings;
    QHash<QString, int> m_numbers;
    QStringList m_texts;
};

/// Collects ratings, whatever file they come from, and makes a table of them once all are known.
class RatingsCollector final
{
public:
    /// `name` is what errors call the file.
    RatingsCollector(QString name, RatingsReading reading);

    const QString& name() const { return m_name; }
    const RatingsReading& reading() const { return m_reading; }
    /// What to do about an item that a rater rates twice; in its place the usual words.
    void setTwiceRemedy(QString remedy) { m_twiceRemedy = std::move(remedy); }
    /// A word that means a missing value, too, unless the caller says which words do.
    void setUnanswered(QString word) { m_unanswered = std::move(word); }

    /// A rating of this line; a value without blanks around it, which may say that there is none.
    Expected<void> take(
        const QString& item, const QString& rater, const QString& value, const CsvRecord& from);
    /// The same of a rating that stands at this place of a file that has no lines.
    Expected<void> take(
        const QString& item, const QString& rater, const QString& value, const QString& place);
    /// The table, or the first thing that is wrong with it.
    Expected<RatingTable> table();
    /// Names and values of what became this table that are alike and not the same. Values whose
    /// order was given differ as they were meant to.
    QStringList remarks(const RatingTable& table) const;

private:
    struct Row
    {
        GivenRating rating; ///< category: number of the value as written, or kMissing
        qint64 line = 0;

        bool isBefore(const Row& other) const;
    };

    bool isMissing(const QString& value) const;
    void takeOutMissing(RatingTable& table);
    QString placeOf(qint64 line) const;
    tl::unexpected<Error> wrong(qint64 line, const QString& what, const QString& remedy) const;
    Expected<void> checkUnique();
    Expected<void> checkFinite() const;
    Expected<QList<int>> nameByDeclared(RatingTable& table) const;
    Expected<QList<int>> nameByDeclaredNumber(
        RatingTable& table, const QList<double>& declared) const;
    tl::unexpected<Error> notDeclared(qsizetype value) const;
    Expected<QList<int>> nameByValue(RatingTable& table) const;
    QList<int> nameByNumber(RatingTable& table, const QList<double>& numbers) const;
    QStringList labelSetOf(const QString& value) const;
    Expected<QList<int>> nameBySet(RatingTable& table) const;
    Expected<QList<int>> nameByWord(RatingTable& table) const;

    QString m_name;
    RatingsReading m_reading;
    QString m_twiceRemedy;
    QString m_unanswered;
    DecimalSign m_decimals = DecimalSign::Point;
    OneDecimalSign m_signs;
    Numbering m_items;
    Numbering m_raters;
    Numbering m_values;
    QList<qint64> m_firstLines; ///< on which each value is first
    QList<Row> m_rows;
    QStringList m_places; ///< of the rows, whose lines then count these from 1; empty: lines
};

} // namespace tandem
