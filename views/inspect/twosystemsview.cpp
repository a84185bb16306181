#include "views/inspect/twosystemsview.h"

#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/rows/rowsof.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/screen/livetext.h"
#include "views/inspect/casewords.h"
#include "views/inspect/textcolumn.h"
#include "views/inspect/twosystemsdelegate.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QSplitter>
#include <QTableView>

#include <algorithm>

namespace tandem {

using expert::Side;

TwoSystemsView::TwoSystemsView(QWidget* parent)
    : QWidget(parent)
    , m_rows(new RowsOf<TwoSystemsRow>(columns(), this))
    , m_parts(named(new QSplitter(Qt::Vertical, this), "twoSystemsParts"))
    , m_texts(new QSplitter(Qt::Horizontal, m_parts))
    , m_expected(new TextColumn(Side::Expected, QStringLiteral("bothExpectedText"), m_texts))
    , m_first(new TextColumn(Side::Generated, QStringLiteral("firstSystemText"), m_texts))
    , m_second(new TextColumn(Side::Generated, QStringLiteral("secondSystemText"), m_texts))
    , m_table(new QTableView(m_parts))
{
    setObjectName(QStringLiteral("twoSystems"));
    for (TextColumn* text : {m_expected, m_first, m_second})
        m_texts->addWidget(text);
    m_texts->setChildrenCollapsible(false);
    m_parts->addWidget(m_texts);
    m_parts->addWidget(m_table);
    keep(m_parts);
    m_parts->setChildrenCollapsible(false);
    m_parts->setStretchFactor(0, 1);
    m_parts->setStretchFactor(1, 1);
    m_parts->setSizes({4000, 6000}); // shares, not heights: texts are looked up, rows are read
    inColumn(this, {m_parts}, 0);
    setFocusProxy(m_table);
    buildTable();
    connectTexts();
}

void TwoSystemsView::buildTable()
{
    m_table->setObjectName(QStringLiteral("twoSystemsTable"));
    says(m_table, &QWidget::setAccessibleName,
        [] { return tr("What each system has for an expected aspect"); });
    m_table->setModel(m_rows);
    m_table->setItemDelegate(new TwoSystemsDelegate(m_table));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->setMouseTracking(true);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    inEveryLook(m_table, [this] {
        m_table->verticalHeader()->setDefaultSectionSize(TwoSystemsDelegate::rowHeight());
    });
    inEveryLanguage(this, [this] {
        m_rows->setRows(rowsOfTwo(m_cases[0], m_cases[1]));
        showTitles();
    });
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->setMinimumHeight(140);
    // Letters and arrows to the sides mean what they mean beside the table, not a search in it.
    m_table->installEventFilter(this);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        [this](const QModelIndex& current) { showRow(current.row()); });
}

void TwoSystemsView::connectTexts()
{
    const auto lead = [this](const TextColumn* text, int system, Side side) {
        connect(text, &TextColumn::aspectClicked, this, [this, system, side](int aspect) {
            chooseAspect(system, {side, aspect});
        });
    };
    lead(m_expected, 0, Side::Expected);
    lead(m_first, 0, Side::Generated);
    lead(m_second, 1, Side::Generated);
}

QString TwoSystemsView::systemTitle(int system) const
{
    const EvaluationSummary& summary = m_cases.at(std::size_t(system)).detail.summary;
    const QString name =
        summary.system.isEmpty() ? tr("System %1").arg(system + 1) : summary.system;
    if (!summary.scores)
        return name;
    return tr("%1 · F %2").arg(name, scoreText(summary.scores->of(m_mode).f1));
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

void TwoSystemsView::setCases(const ShownCase& first, const ShownCase& second)
{
    const QScopedValueRollback following(m_following, true);
    m_cases = {first, second};
    m_rows->setRows(rowsOfTwo(first, second));
    m_rows->refresh();
    m_expected->setCase(first, {});
    m_first->setCase(first, systemTitle(0));
    m_second->setCase(second, systemTitle(1));
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
    m_first->setRemark(systemTitle(0));
    m_second->setRemark(systemTitle(1));
}

void TwoSystemsView::setSelected(std::optional<AspectRef> aspect)
{
    const int row = aspect ? rowOf(m_rows->rows(), 0, *aspect) : -1;
    const QScopedValueRollback following(m_following, true);
    if (row != m_table->currentIndex().row())
        m_table->setCurrentIndex(row < 0 ? QModelIndex() : m_rows->index(row, 0));
    light(row);
}

void TwoSystemsView::chooseAspect(int system, const AspectRef& aspect)
{
    const int row = rowOf(m_rows->rows(), system, aspect);
    if (row >= 0)
        m_table->setCurrentIndex(m_rows->index(row, 0));
}

void TwoSystemsView::step(int by)
{
    const int rows = m_rows->rowCount();
    if (rows > 0)
        m_table->setCurrentIndex(
            m_rows->index(std::clamp(m_table->currentIndex().row() + by, 0, rows - 1), 0));
}

void TwoSystemsView::showRow(int row)
{
    if (m_following)
        return;
    light(row);
    if (row < 0)
        return;
    const SystemCell& cell = m_rows->rows().at(row).systems[0];
    std::optional<AspectRef> aspect;
    if (cell.expected)
        aspect = AspectRef{Side::Expected, *cell.expected};
    else if (cell.generated)
        aspect = AspectRef{Side::Generated, *cell.generated};
    emit aspectChosen(aspect);
}

void TwoSystemsView::light(int row)
{
    const TwoSystemsRow shown = m_rows->rows().value(row);
    const auto show = [](TextColumn* text, const std::optional<int>& aspect) {
        text->setLit(aspect ? QSet<int>{*aspect} : QSet<int>(), {}, aspect.value_or(-1));
        if (aspect)
            text->reveal(*aspect);
    };
    show(m_expected, shown.systems[0].expected);
    show(m_first, shown.systems[0].generated);
    show(m_second, shown.systems[1].generated);
}

void TwoSystemsView::setFoundWords(const QString& words)
{
    for (TextColumn* text : {m_expected, m_first, m_second})
        text->setFoundWords(words);
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
    return QWidget::eventFilter(watched, event);
}

} // namespace tandem
