#include "views/inspect/twosystemsview.h"

#include "models/expert/decisionnames.h"
#include "ui/arrange.h"
#include "ui/icons.h"
#include "ui/paintedline.h"
#include "ui/parts.h"
#include "ui/rows/letterlist.h"
#include "ui/rows/rowsof.h"
#include "ui/screen/livetext.h"
#include "ui/theme.h"
#include "views/inspect/fittedpanes.h"
#include "views/inspect/scorepanel.h"
#include "views/inspect/textcolumn.h"
#include "views/inspect/verdictlook.h"

#include <QFontMetrics>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMetaObject>
#include <QPainter>
#include <QResizeEvent>
#include <QScopedValueRollback>
#include <QSplitter>
#include <QStyledItemDelegate>
#include <QTableView>

#include <algorithm>
#include <utility>

namespace tandem {

/// Paints an aspect in a cell: label, verdict with its sign, title, and the first lines of its
/// evidence. Plain text.
class TwoSystemsDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

namespace {

constexpr int twoSystemsPadding = 10;
constexpr int twoSystemsMargin = 7; ///< above and below a row's words
constexpr int twoSystemsWidth = 180;
constexpr int usualRows = 250;   ///< the height of the rows below the texts, px
constexpr double mostRows = 0.4; ///< of a low window
constexpr int fewestRows = 110;
constexpr int titleLines = 2;
constexpr int evidenceLines = 1; ///< all of it is lit in the text above

int smallLine()
{
    return QFontMetrics(themeFont(FontRole::Small)).height() + 2;
}

int titleLine()
{
    return QFontMetrics(themeFont(FontRole::Body)).height() + 2;
}

int linesOfTitle(const AspectWords& words, int room)
{
    const QFontMetrics metrics(themeFont(FontRole::Body));
    return metrics.horizontalAdvance(words.title) > room ? titleLines : 1;
}

} // namespace

/// As high as its words need: a row without evidence, or with a short title, takes no room for
/// them.
QSize TwoSystemsDelegate::sizeHint(
    const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const TwoSystemsRow* row = RowsOf<TwoSystemsRow>::at(index);
    if (!row)
        return {};
    const AspectWords& words = row->cells.at(std::size_t(index.column()));
    const int room = option.rect.width() - 2 * twoSystemsPadding;
    int height = 2 * twoSystemsMargin + smallLine() + linesOfTitle(words, room) * titleLine();
    if (!words.evidence.isEmpty())
        height += evidenceLines * smallLine();
    return {twoSystemsWidth, height};
}

void TwoSystemsDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const TwoSystemsRow* row = RowsOf<TwoSystemsRow>::at(index);
    if (!row)
        return;
    const AspectWords& words = row->cells.at(std::size_t(index.column()));
    const ThemeColors& colors = themeColors(option.widget);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool hovered = option.state.testFlag(QStyle::State_MouseOver);
    painter->save();
    painter->fillRect(option.rect, selected  ? colors.selection
                                   : hovered ? colors.hover
                                             : colors.panel);
    painter->fillRect(
        option.rect.left(), option.rect.bottom(), option.rect.width(), 1, colors.line);

    const QRect inside = option.rect.adjusted(
        twoSystemsPadding, twoSystemsMargin, -twoSystemsPadding, -twoSystemsMargin);
    if (words.verdict) {
        const int barX =
            option.direction == Qt::RightToLeft ? option.rect.right() - 2 : option.rect.left();
        painter->fillRect(barX, option.rect.top(), 3, option.rect.height() - 1,
            verdictColor(*words.verdict, colors));
    }
    QRect line(inside.left(), inside.top(), inside.width(), smallLine());
    if (words.isFaulty) {
        const int side = 14;
        const QRect place = QStyle::visualRect(
            option.direction, line, QRect(line.right() - side, line.top() + 1, side, side));
        painter->drawPixmap(place.topLeft(), iconPixmap(Icon::Warning, colors.boundary, side,
                                                 painter->device()->devicePixelRatioF()));
    }
    QString head = words.label;
    if (words.verdict) {
        const QString sign = verdictSign(*words.verdict);
        const QString name = verdictName(*words.verdict);
        head += (head.isEmpty() ? QString() : QStringLiteral("  ")) +
                (sign.isEmpty() ? name : QString(sign + QLatin1Char(' ') + name));
    }
    painter->setFont(themeFont(FontRole::SmallStrong));
    painter->setPen(words.verdict ? verdictTextColor(*words.verdict, colors) : colors.secondary);
    paintLine(painter, line, head, option.direction);

    painter->setFont(themeFont(FontRole::Body));
    painter->setPen(words.label.isEmpty() ? colors.faint : colors.text);
    const int lines = linesOfTitle(words, inside.width());
    line = QRect(inside.left(), line.bottom() + 1, inside.width(), lines * titleLine());
    paintLines(painter, line, words.title, option.direction, lines);
    painter->setFont(themeFont(FontRole::Small));
    painter->setPen(colors.secondary);
    const QRect rest(inside.left(), line.bottom() + 1, inside.width(), evidenceLines * smallLine());
    paintLines(painter, rest, words.evidence, option.direction, evidenceLines);
    if (option.state.testFlag(QStyle::State_HasFocus) && index.column() > 0) {
        painter->setPen(QPen(colors.accent, 2));
        painter->drawRect(option.rect.adjusted(1, 1, -2, -2));
    }
    painter->restore();
}

using expert::Side;

TwoSystemsView::TwoSystemsView(QWidget* parent)
    : QWidget(parent)
    , m_rows(new RowsOf<TwoSystemsRow>(columns(), this))
    , m_parts(named(new QSplitter(Qt::Vertical, this), "twoSystemsParts"))
    , m_texts(new QSplitter(Qt::Horizontal, m_parts))
    , m_expected(new TextColumn(Side::Expected, QStringLiteral("bothExpectedText"), m_texts))
    , m_first(new TextColumn(Side::Generated, QStringLiteral("firstSystemText"), m_texts))
    , m_second(new TextColumn(Side::Generated, QStringLiteral("secondSystemText"), m_texts))
    , m_table(new LetterList<QTableView>(m_parts))
{
    setObjectName(QStringLiteral("twoSystems"));
    for (TextColumn* text : {m_expected, m_first, m_second})
        m_texts->addWidget(text);
    m_texts->setChildrenCollapsible(false);
    m_split = new FittedPanes(m_parts, m_texts, m_table, usualRows);
    m_split->setNeeds([this] { return textsHeight(); }, [this] { return rowsHeight(); });
    inColumn(this, {m_parts}, 0);
    setFocusProxy(m_table);
    buildTable();
    connectTexts();
}

void TwoSystemsView::buildTable()
{
    m_table->setObjectName(QStringLiteral("twoSystemsTable"));
    bindText(m_table, &QWidget::setAccessibleName,
        [] { return tr("How each system covers an expected aspect"); });
    m_table->setModel(m_rows);
    m_table->setItemDelegate(new TwoSystemsDelegate(m_table));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    // No row is cut by the upper edge.
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerItem);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->setMouseTracking(true);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    inEveryLook(m_table, [this] { fitRows(); });
    inEveryLanguage(this, [this] {
        m_rows->setRows(rowsOfTwo(m_cases[0], m_cases[1], m_side));
        showTitles();
    });
    // The columns stand below the texts that they are about, whose headings are theirs, too.
    m_table->horizontalHeader()->hide();
    m_table->horizontalHeader()->setMinimumSectionSize(1);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->horizontalHeader()->setStretchLastSection(true);
    for (TextColumn* text : {m_expected, m_first})
        text->installEventFilter(this);
    m_table->setMinimumHeight(fewestRows);
    // Letters and arrows to the sides mean what they mean beside the table, not a search in it.
    m_table->installEventFilter(this);
    m_table->viewport()->installEventFilter(this);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        [this](const QModelIndex& current) { showRow(current.row()); });
    connect(m_table, &QTableView::clicked, this, [this](const QModelIndex& index) {
        if (index.column() > 0)
            chooseSystem(index.column() - 1);
    });
}

void TwoSystemsView::connectTexts()
{
    const auto lead = [this](const TextColumn* text, int system, Side side) {
        connect(text, &TextColumn::aspectClicked, this, [this, system, side](int aspect) {
            chooseAspect(system, {side, aspect});
        });
    };
    connect(m_expected, &TextColumn::aspectClicked, this, [this](int aspect) {
        chooseAspect(m_main, {Side::Expected, aspect});
    });
    lead(m_first, 0, Side::Generated);
    lead(m_second, 1, Side::Generated);
}

QString TwoSystemsView::systemName(int system) const
{
    const QString& name = m_cases.at(std::size_t(system)).detail.summary.system;
    return name.isEmpty() ? tr("System %1").arg(system + 1) : name;
}

QString TwoSystemsView::figures(int system) const
{
    const auto& scores = m_cases.at(std::size_t(system)).detail.summary.scores;
    return scores ? figuresText(scores->of(m_mode)) : QString();
}

QString TwoSystemsView::systemTitle(int system) const
{
    const QString shown = figures(system);
    return shown.isEmpty() ? systemName(system)
                           : tr("%1 · %2", "system, figures").arg(systemName(system), shown);
}

RowSpec<TwoSystemsRow> TwoSystemsView::columns()
{
    const auto column = [](const QString& title, std::size_t cell) {
        return RowColumn<TwoSystemsRow>{.title = title,
            .text = [cell](const TwoSystemsRow& row) { return row.cells.at(cell).spoken(); },
            .toolTip =
                [cell](const TwoSystemsRow& row) {
                    const AspectWords& words = row.cells.at(cell);
                    return QString(words.spoken() + QStringLiteral("\n\n") + words.evidence);
                }};
    };
    return {.key = [](const TwoSystemsRow& row) { return RowKey(row.place); },
        .columns =
            [this, column] {
                return QList{column(tr("Expected"), 0), column(systemTitle(0), 1),
                    column(systemTitle(1), 2)};
            }};
}

void TwoSystemsView::setCases(const ShownCase& main, const ShownCase& other, Side side)
{
    const QScopedValueRollback following(m_following, true);
    const auto place = [](const ShownCase& shown) {
        return std::pair(shown.detail.summary.system, shown.detail.summary.id.value);
    };
    m_main = place(main) <= place(other) ? 0 : 1;
    m_side = side;
    if (m_main == 0)
        m_cases = {main, other};
    else
        m_cases = {other, main};
    m_rows->setRows(rowsOfTwo(m_cases[0], m_cases[1], m_side));
    m_rows->refresh();
    m_expected->setCase(main, {});
    m_first->setCase(m_cases[0], figures(0));
    m_second->setCase(m_cases[1], figures(1));
    m_first->setHeading(systemName(0));
    m_second->setHeading(systemName(1));
    alignColumns(); // of columns that are there only now
}

void TwoSystemsView::clear()
{
    const QScopedValueRollback following(m_following, true);
    m_cases = {};
    m_rows->setRows({});
    for (TextColumn* text : {m_expected, m_first, m_second})
        text->setCase({}, {});
}

void TwoSystemsView::setMode(expert::Mode mode)
{
    m_mode = mode;
    showTitles();
}

void TwoSystemsView::showTitles()
{
    m_rows->refresh();
    if (m_rows->rowCount() == 0)
        return;
    m_first->setRemark(figures(0));
    m_second->setRemark(figures(1));
    m_first->setHeading(systemName(0));
    m_second->setHeading(systemName(1));
}

void TwoSystemsView::alignColumns()
{
    const auto align = [this](int column, const QWidget* text) {
        m_table->setColumnWidth(column, text->width() + m_texts->handleWidth());
    };
    align(0, m_expected);
    align(1, m_first);
    fitRows();
}

void TwoSystemsView::fitRows()
{
    m_table->resizeRowsToContents();
    m_split->setUsual(std::min(usualRows, rowsHeight()), mostRows);
    m_split->fit();
    const int before = std::exchange(m_needed, neededHeight());
    if (before != m_needed)
        emit neededHeightChanged();
}

int TwoSystemsView::textsHeight() const
{
    return std::max(
        {m_expected->neededHeight(), m_first->neededHeight(), m_second->neededHeight()});
}

int TwoSystemsView::rowsHeight() const
{
    return m_table->verticalHeader()->length() + 2 * m_table->frameWidth();
}

int TwoSystemsView::neededHeight() const
{
    return textsHeight() + m_parts->handleWidth() + rowsHeight();
}

void TwoSystemsView::setSelected(std::optional<AspectRef> aspect)
{
    // Of several rows of an expected aspect the current one stays.
    int row = m_table->currentIndex().row();
    if (!aspect || aspectOf(row, m_main) != aspect)
        row = aspect ? rowOf(m_rows->rows(), m_main, *aspect) : -1;
    const QScopedValueRollback following(m_following, true);
    m_table->setCurrentIndex(row < 0 ? QModelIndex() : m_rows->index(row, m_main + 1));
    m_table->scrollTo(m_table->currentIndex());
    light(row);
}

void TwoSystemsView::chooseAspect(int system, const AspectRef& aspect)
{
    const int row = rowOf(m_rows->rows(), system, aspect);
    if (row < 0)
        return;
    m_table->setCurrentIndex(m_rows->index(row, m_main + 1));
    if (aspect.side == Side::Generated)
        chooseSystem(system);
}

void TwoSystemsView::chooseSystem(int system)
{
    if (system != m_main && m_rows->rowCount() > 0)
        emit otherChosen();
}

void TwoSystemsView::stepSystem(Qt::LayoutDirection towards)
{
    chooseSystem(towards == layoutDirection() ? 1 : 0);
}

std::optional<AspectRef> TwoSystemsView::otherAspect() const
{
    return aspectOf(m_table->currentIndex().row(), 1 - m_main);
}

/// What a system has in a row: the aspect that the row's verdict is about. On the recall side that
/// is one of its output where nothing is expected; on the precision side there is none where
/// nothing of its output is.
std::optional<AspectRef> TwoSystemsView::aspectOf(int row, int system) const
{
    const SystemCell cell = m_rows->rows().value(row).systems.at(std::size_t(system));
    if (m_side == Side::Expected && cell.expected)
        return AspectRef{Side::Expected, *cell.expected};
    return cell.generated ? std::optional(AspectRef{Side::Generated, *cell.generated})
                          : std::nullopt;
}

void TwoSystemsView::step(int by)
{
    const int rows = m_rows->rowCount();
    if (rows > 0)
        m_table->setCurrentIndex(
            m_rows->index(std::clamp(m_table->currentIndex().row() + by, 0, rows - 1), m_main + 1));
}

void TwoSystemsView::showRow(int row)
{
    if (m_following)
        return;
    light(row);
    if (row < 0)
        return;
    emit aspectChosen(aspectOf(row, m_main));
}

void TwoSystemsView::light(int row)
{
    const TwoSystemsRow shown = m_rows->rows().value(row);
    const auto show = [](TextColumn* text, const std::optional<int>& aspect) {
        text->setLit(aspect ? QSet<int>{*aspect} : QSet<int>(), {}, aspect.value_or(-1));
        if (aspect)
            text->reveal(*aspect);
    };
    show(m_expected, shown.systems.at(std::size_t(m_main)).expected);
    show(m_first, shown.systems[0].generated);
    show(m_second, shown.systems[1].generated);
}

void TwoSystemsView::setFoundWords(const QString& words)
{
    for (TextColumn* text : {m_expected, m_first, m_second})
        text->setFoundWords(words);
}

/// What comes to stand below the table, as the bar that says that one is done, hides no row that
/// was in sight and is worked on.
void TwoSystemsView::keepRowInSight(int heightBefore)
{
    const QRect row = m_table->visualRect(m_table->currentIndex());
    if (row.isValid() && (heightBefore <= 0 || (row.bottom() > 0 && row.top() < heightBefore)))
        QMetaObject::invokeMethod(
            m_table, [this] { m_table->scrollTo(m_table->currentIndex()); }, Qt::QueuedConnection);
}

bool TwoSystemsView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool sideways = key->key() == Qt::Key_Left || key->key() == Qt::Key_Right;
        const bool letter = key->modifiers() == Qt::NoModifier && !key->text().isEmpty() &&
                            key->text().front().isPrint();
        if (sideways || letter) {
            event->ignore();
            return true;
        }
    }
    if ((watched == m_expected || watched == m_first) && event->type() == QEvent::Resize)
        alignColumns();
    if (watched == m_table->viewport() && event->type() == QEvent::Resize) {
        const QSize before = static_cast<QResizeEvent*>(event)->oldSize();
        // The last column follows the width, and with it the lines of its words.
        if (before.width() != m_table->viewport()->width())
            fitRows();
        keepRowInSight(before.height());
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace tandem

#include "views/inspect/twosystemsview.moc"
