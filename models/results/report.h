#pragma once

#include "models/figure.h"
#include "models/results/outlet.h"

#include <QDateTime>
#include <QJsonValue>
#include <QList>
#include <QString>
#include <QStringList>

#include <concepts>
#include <functional>
#include <optional>
#include <utility>
#include <variant>

/// Figures on their way out: laid out once, for the window, the console, papers and programs. A
/// report has sections, a section has columns, and each column says in which outlets it stands.
namespace tandem::results {

/// What is not there at all: no key for programs, a dash for people.
struct Absent
{
    bool operator==(const Absent&) const = default;
};

/// One value. Without one it is a dash for people and null for programs.
struct Cell
{
    using Value =
        std::variant<std::monostate, Absent, bool, qint64, double, QString, Figure, QJsonValue>;

    Cell() = default;
    Cell(Absent absent)
        : value(absent)
    {
    }
    Cell(bool yes)
        : value(yes)
    {
    }
    template <std::integral Integer>
    Cell(Integer number)
        : value(qint64(number))
    {
    }
    Cell(double number)
        : value(number)
    {
    }
    Cell(const char*) = delete; // which would be true
    Cell(QString text)
        : value(std::move(text))
    {
    }
    Cell(QLatin1String text)
        : value(QString(text))
    {
    }
    Cell(Figure figure)
        : value(std::move(figure))
    {
    }
    Cell(QJsonValue json)
        : value(std::move(json))
    {
    } ///< for programs only
    template <typename T>
    Cell(const std::optional<T>& maybe)
        : Cell(maybe ? Cell(*maybe) : Cell())
    {
    }

    /// The same with `text` in the place of the value's own spelling, for people.
    Cell shownAs(QString text) const;
    /// The same with what it stands on, or why there is none; plain text, translated.
    Cell explained(QString why) const;

    Value value;
    QString shown;           ///< for people; empty: as the column spells the value
    QString below;           ///< a second line in the window
    bool warns = false;      ///< of what stands below one has to beware
    bool strong = false;     ///< in the window in bold
    bool underlined = false; ///< in the window
    QString toolTip;         ///< empty: of a figure its sentence
};

/// A time: ISO 8601 for programs, of the reader's clock to the minute for people; a dash where it
/// is not valid.
Cell timeCell(const QDateTime& utc, Qt::DateFormat format = Qt::ISODate);

/// How a column tells the interval of a figure to people.
enum class IntervalStyle {
    None,     ///< 0.62
    Range,    ///< 0.62 [0.31, 0.93]
    Sentence, ///< 0.62, 95 % [0.31, 0.93], n = 22; or why it is undefined
    Only,     ///< [0.31, 0.93]
};

/// What columns a figure becomes in CSV.
enum class CsvLayout {
    Value, ///< NAME
    Ends,  ///< NAME, NAME_low, NAME_high
    All,   ///< also NAME_n and NAME_undefined
};

/// A column: its name for programs, its heading for people, and how its values are spelled.
struct Column
{
    enum class Spelling {
        Plain,       ///< counts grouped, other numbers with decimals
        Ordinal,     ///< whole numbers that name something: never grouped
        Percent,     ///< a share 0 .. 1 as "81.8 %", for readers without the sign
        Coefficient, ///< the interval is shown cut at -1 and 1
        Probability, ///< "< 0.001" for what is smaller
    };

    QString key;        ///< never translated; with dots a path in JSON: "kappa.observed"
    QString title = {}; ///< translated
    QString toolTip = {};
    Outlets in = kEverywhere;
    Spelling spelling = Spelling::Plain;
    int decimals = 3;
    int tiny = 0;    ///< significant digits of what is too small for the decimals; 0: it is a zero
    int letters = 0; ///< usual width in the window; 0: by heading and values
    IntervalStyle ends = IntervalStyle::None;
    CsvLayout apart = CsvLayout::Value;
    bool exact = false;    ///< CSV: the shortest spelling that reads back the same, else 6 decimals
    qsizetype longest = 0; ///< Console: letters at most, 0 for all

    Column& only(Outlets outlets) { return in = outlets, *this; }
    Column& ordinal() { return spelling = Spelling::Ordinal, *this; }
    Column& number(int digits) { return decimals = digits, *this; }
    Column& percent(int digits = 1) { return spelling = Spelling::Percent, number(digits); }
    Column& coefficient(int digits = 2) { return spelling = Spelling::Coefficient, number(digits); }
    Column& probability(int digits = 3) { return spelling = Spelling::Probability, number(digits); }
    Column& tinyDigits(int digits) { return tiny = digits, *this; }
    Column& wide(int count) { return letters = count, *this; }
    Column& withInterval(IntervalStyle how) { return ends = how, *this; }
    Column& csv(CsvLayout how) { return apart = how, *this; }
    Column& exactly() { return exact = true, *this; }
    Column& cut(qsizetype units) { return longest = units, *this; }
    Column& hint(QString text) { return toolTip = std::move(text), *this; }
};

/// A line of a table.
struct Row
{
    QList<Cell> cells; ///< of each column
    qint64 item = -1;  ///< what opens: the caller's own
    int level = 0;     ///< how far it stands in under the line above
    bool pale = false; ///< in the window in grey: somebody else's, to compare with
};

/// How a section stands in JSON.
enum class Shape {
    List,   ///< [{column: value}] under the section's key
    Keyed,  ///< {first cell: value or {column: value}}; without a key in the report itself. What
            ///< a column without a key has stands beside the other values.
    Fields, ///< {column: value} of its one row; without a key in the report itself
};

/// A table with its heading and what is said below it.
struct Section
{
    QString key;   ///< with dots a path
    QString title; ///< translated
    QList<Column> columns;
    QList<Row> rows;
    QStringList notes; ///< translated, below the table
    Shape shape = Shape::List;
    Outlets in = kEverywhere;
    bool twoLines = false; ///< in the window figures have interval and n below them
};

/// What a computation found, ready for every outlet.
struct Report
{
    QStringList lines; ///< for people, above the tables; translated
    QList<Section> sections;
};

/// Makes a section of `rows`, which have to outlive it, column by column.
template <typename Rows>
class SectionOf
{
public:
    SectionOf(const char* key, const Rows& rows, QString title = {})
        : m_rows(rows)
    {
        m_section.key = QString::fromLatin1(key);
        m_section.title = std::move(title);
        m_section.rows.resize(qsizetype(rows.size()));
    }

    /// A column, whose cell in each row is `cellOf` it: a member, or what takes a row and returns
    /// what a Cell can be made of. The column is there to be changed until the next one is added.
    template <typename CellOf>
    Column& add(const QString& key, const QString& title, const CellOf& cellOf)
    {
        auto line = m_section.rows.begin();
        for (const auto& row : m_rows)
            (line++)->cells.append(Cell(std::invoke(cellOf, row)));
        m_section.columns.append(Column{key, title});
        return m_section.columns.last();
    }
    template <typename CellOf>
    Column& add(const char* key, const QString& title, const CellOf& cellOf)
    {
        return add(QString::fromLatin1(key), title, cellOf);
    }
    /// A column for people in these outlets alone.
    template <typename CellOf>
    Column& add(Outlets outlets, const QString& title, const CellOf& cellOf)
    {
        return add(QString(), title, cellOf).only(outlets);
    }
    /// A column for programs alone.
    template <typename CellOf>
    Column& add(const char* key, const CellOf& cellOf)
    {
        return add(key, QString(), cellOf).only(kPrograms);
    }
    /// What opens from each row.
    template <typename ItemOf>
    void setItems(const ItemOf& itemOf)
    {
        auto line = m_section.rows.begin();
        for (const auto& row : m_rows)
            (line++)->item = qint64(std::invoke(itemOf, row));
    }

    Section& section() { return m_section; }
    operator Section() const { return m_section; }

private:
    const Rows& m_rows;
    Section m_section;
};

/// The section for these outlets alone.
Section only(Outlets outlets, Section section);
/// Values by their names, for programs.
Section fieldsOf(const char* key, const QList<std::pair<const char*, Cell>>& fields);
/// Sentences for people below what stands before; nothing where there are none.
Section notesOf(const QStringList& notes, const QString& title = {});

/// Why figures of a section are undefined, "group, figure: why"; empty where all are defined.
QStringList undefinedReasons(const Section& section);

} // namespace tandem::results
