#include "ui/sectionview.h"

#include "models/results/reporttable.h"
#include "models/results/spelling.h"
#include "ui/rows/namecolumn.h"
#include "ui/rows/rowsof.h"
#include "ui/screen/layoutkeeping.h"

#include <QHeaderView>

#include <algorithm>

namespace tandem {

namespace {

using results::Outlet;

constexpr int kLeastLetters = 11; ///< of a column
constexpr int kMostLetters = 36;
constexpr int kMeasuredSectionRows = 50;
constexpr qsizetype kNamedRows = 500; ///< whose names are measured
constexpr qsizetype kLongName = 14;   ///< letters; a longer one may be cut

bool isShown(const results::Column& column)
{
    return column.in.testFlag(Outlet::Window);
}

/// Its words, also those of tables for programs.
RowKey keyOf(const results::Section& section, const results::Row& row)
{
    QStringList words;
    for (qsizetype i = 0; i < section.columns.size(); ++i) {
        if (section.columns.at(i).in == results::Outlets(Outlet::Json))
            continue;
        const results::Cell& cell = row.cells.at(i);
        if (const auto* text = std::get_if<QString>(&cell.value))
            words += *text;
        else if (const auto* yes = std::get_if<bool>(&cell.value))
            words += QString::number(*yes);
    }
    return RowKey(words.join(QChar(u'\0')));
}

SortKey sortKeyOf(const results::Cell& cell)
{
    if (const auto* text = std::get_if<QString>(&cell.value))
        return *text;
    const std::optional<double> number = results::numberOf(cell);
    return number ? SortKey(*number) : SortKey();
}

RowLook lookOf(const results::Row& row, qsizetype place, bool isFirst, bool twoLines,
    const results::Column& column)
{
    const results::Cell& cell = row.cells.at(place);
    RowLook look;
    look.indent = isFirst ? row.level : 0;
    look.below = cell.below;
    look.bold = cell.strong;
    look.underlined = cell.underlined;
    if (row.pale)
        look.color = &ThemeColors::secondary;
    if (!twoLines)
        return look;
    const auto* figure = std::get_if<Figure>(&cell.value);
    look.bold = (isFirst || figure || cell.strong) && !row.pale;
    if (figure)
        look.below = results::figureBasis(*figure, column);
    if (cell.warns)
        look.belowColor = &ThemeColors::boundary;
    return look;
}

/// The column at `place` of a section's rows.
RowColumn<results::Row> columnOf(
    const results::Section& section, qsizetype place, bool isFirst, bool twoLines)
{
    results::Column shown = section.columns.at(place);
    if (twoLines)
        shown.ends = results::IntervalStyle::None;
    const auto text = [place, shown](const results::Row& row) {
        return results::spelled(row.cells.at(place), shown, Outlet::Window);
    };
    // The heading finds its room by itself.
    qsizetype longest = kLeastLetters;
    bool isNumber = false;
    for (qsizetype row = 0; row < std::min<qsizetype>(section.rows.size(), kMeasuredSectionRows);
         ++row) {
        const results::Row& one = section.rows.at(row);
        longest = std::max(longest, text(one).size() + 3);
        // What stands below a figure is written small.
        if (const auto* figure = std::get_if<Figure>(&one.cells.at(place).value);
            twoLines && figure)
            longest = std::max(longest, results::figureBasis(*figure, shown).size() * 7 / 8 + 3);
        isNumber = isNumber || !std::holds_alternative<QString>(one.cells.at(place).value);
    }
    const int letters =
        shown.letters > 0 ? shown.letters : int(std::min<qsizetype>(longest, kMostLetters));
    return {.title = shown.title,
        .text = text,
        .sortKey = [place](const results::Row& row) { return sortKeyOf(row.cells.at(place)); },
        .look =
            [place, shown, isFirst, twoLines](
                const results::Row& row) { return lookOf(row, place, isFirst, twoLines, shown); },
        .toolTip =
            [place, shown, isFirst, text](const results::Row& row) {
                const QString why = results::explanation(row.cells.at(place), shown);
                const QString name = isFirst && why.isEmpty() ? text(row) : QString();
                return name.size() > kLongName ? name : why;
            },
        .isNumber = isNumber,
        .letters = isFirst ? 0 : letters,
        .titleToolTip = shown.toolTip,
        .firstOrder = isNumber ? Qt::DescendingOrder : Qt::AscendingOrder};
}

QList<RowColumn<results::Row>> columnsOf(const results::Section& section, bool twoLines)
{
    QList<RowColumn<results::Row>> columns;
    for (qsizetype place = 0; place < section.columns.size(); ++place) {
        if (isShown(section.columns.at(place)))
            columns += columnOf(section, place, columns.isEmpty(), twoLines);
    }
    return columns;
}

/// How many letters the first column needs for its words.
int lettersOfNames(const results::Section& section, bool twoLines)
{
    const QList<RowColumn<results::Row>> columns = columnsOf(section, twoLines);
    qsizetype longest = 0;
    for (const results::Row& row : section.rows.first(std::min(section.rows.size(), kNamedRows))) {
        if (!columns.isEmpty())
            longest = std::max(longest, columns.first().text(row).size() + 3 * (row.level + 1));
    }
    return int(std::min<qsizetype>(longest, kMostLetters));
}

/// How wide the columns want to be.
QList<int> lettersOf(const results::Section& section, bool twoLines)
{
    QList<int> letters;
    for (const RowColumn<results::Row>& column : columnsOf(section, twoLines))
        letters += column.letters;
    return letters;
}

/// Whether any column has more to say than before.
bool isWider(const QList<int>& letters, const QList<int>& before)
{
    for (qsizetype i = 0; i < std::min(letters.size(), before.size()); ++i) {
        if (letters.at(i) > before.at(i))
            return true;
    }
    return false;
}

} // namespace

SectionView::SectionView(const QString& name, QWidget* parent, bool twoLines)
    : RowsView(parent)
    , m_twoLines(twoLines)
    , m_rows(new RowsOf<results::Row>(
          RowSpec<results::Row>{
              .key = [this](const results::Row& row) { return keyOf(m_section, row); },
              .columns = [this, twoLines] { return columnsOf(m_section, twoLines); },
              .twoLines = twoLines},
          this))
{
    setObjectName(name);
    setModel(m_rows);
    setSelectionMode(ExtendedSelection);
    copyAs([this](const QList<int>& rows) {
        results::Section copied = m_section;
        copied.rows.clear();
        for (const int row : rows)
            copied.rows.append(*rowAt(row));
        // What stands in no paper is copied as it is shown.
        return results::tableOf(
            copied, copied.in.testFlag(Outlet::Readers) ? Outlet::Readers : Outlet::Window);
    });
    horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    horizontalHeader()->setSortIndicatorClearable(true);
    setSortingEnabled(true);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        if (!m_changing)
            emit currentItemChanged();
    });
    connect(this, &QAbstractItemView::activated, this, [this](const QModelIndex& index) {
        if (const results::Row* row = rowAt(index.row()))
            emit linkChosen(row->item);
    });
}

SectionView::~SectionView() = default;

void SectionView::keepNamesInSight()
{
    m_keepsNames = true;
    new NameColumn(this);
}

void SectionView::setSection(const results::Section& section)
{
    m_changing = true;
    const QList<int> lettersBefore = lettersOf(m_section, m_twoLines);
    const bool isOther = section.columns.size() != m_section.columns.size();
    const bool hasOtherWords =
        isOther || m_section.rows.isEmpty() ||
        !std::equal(section.columns.cbegin(), section.columns.cend(), m_section.columns.cbegin(),
            m_section.columns.cend(), [](const results::Column& one, const results::Column& other) {
                return one.title == other.title;
            });
    if (isOther)
        m_rows->setRows({});
    m_section = section;
    m_rows->refresh();
    m_rows->setRows(section.rows);
    const int names = m_keepsNames ? lettersOfNames(section, m_twoLines) : 0;
    setLeastOfRest(names);
    if (hasOtherWords || m_names != names || isWider(lettersOf(section, m_twoLines), lettersBefore))
        layOutColumns(); // the widths follow the words
    m_names = names;
    m_changing = false;
    emit currentItemChanged();
}

const results::Row* SectionView::rowAt(int row) const
{
    return m_rows->rowAt(row);
}

results::Section SectionView::shownSection() const
{
    results::Section shown = m_section;
    shown.rows.clear();
    for (int row = 0; row < m_rows->rowCount(); ++row)
        shown.rows.append(*rowAt(row));
    return shown;
}

results::Section SectionView::currentSection() const
{
    results::Section shown = m_section;
    const results::Row* row = rowAt(currentRow());
    shown.rows = row ? QList{*row} : QList<results::Row>();
    return shown;
}

qint64 SectionView::currentItem() const
{
    const results::Row* row = rowAt(currentRow());
    return row ? row->item : -1;
}

void SectionView::setCurrentItem(qint64 item)
{
    for (int row = 0; row < m_rows->rowCount(); ++row) {
        if (rowAt(row)->item == item)
            return setCurrentIndex(m_rows->index(row, std::max(0, currentIndex().column())));
    }
}

void SectionView::chooseFirst()
{
    if (!currentIndex().isValid() && m_rows->rowCount() > 0)
        setCurrentIndex(m_rows->index(0, 0));
}

void SectionView::sortByCurrent()
{
    const int column = std::max(0, currentIndex().column());
    const bool turn = column == sortedBy() && sortOrder() == Qt::DescendingOrder;
    setSorting(column, turn ? Qt::AscendingOrder : Qt::DescendingOrder);
}

void SectionView::setSorting(int column, Qt::SortOrder order)
{
    horizontalHeader()->setSortIndicator(column, order);
}

int SectionView::sortedBy() const
{
    return horizontalHeader()->sortIndicatorSection();
}

Qt::SortOrder SectionView::sortOrder() const
{
    return horizontalHeader()->sortIndicatorOrder();
}

void SectionView::keepSorting()
{
    keep(
        this,
        [this] {
            return QVariantList{sortedBy(), int(sortOrder())};
        },
        [this](const QVariant& saved) {
            const QVariantList list = saved.toList();
            if (list.size() == 2)
                setSorting(list.at(0).toInt(), list.at(1).value<Qt::SortOrder>());
        });
}

} // namespace tandem
