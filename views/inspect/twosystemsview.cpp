#include "views/inspect/twosystemsview.h"

#include "ui/screen/layoutkeeping.h"
#include "views/inspect/textcolumn.h"
#include "views/inspect/twosystemsdelegate.h"
#include "views/inspect/twosystemsmodel.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace tandem {

using expert::Side;

TwoSystemsView::TwoSystemsView(QWidget* parent)
    : QWidget(parent)
    , m_model(new TwoSystemsModel(this))
    , m_parts(new QSplitter(Qt::Vertical, this))
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
    m_parts->setObjectName(QStringLiteral("twoSystemsParts"));
    keep(m_parts);
    m_parts->setChildrenCollapsible(false);
    m_parts->setStretchFactor(0, 1);
    m_parts->setStretchFactor(1, 1);
    m_parts->setSizes({4000, 6000}); // shares, not heights: texts are looked up, rows are read
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_parts);
    setFocusProxy(m_table);
    buildTable();
    connectTexts();
}

void TwoSystemsView::buildTable()
{
    m_table->setObjectName(QStringLiteral("twoSystemsTable"));
    m_table->setAccessibleName(tr("What each system has for an expected aspect"));
    m_table->setModel(m_model);
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
    m_table->verticalHeader()->setDefaultSectionSize(TwoSystemsDelegate::rowHeight());
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
    connect(m_expected, &TextColumn::aspectClicked, this, [this](int aspect) {
        chooseAspect(0, {Side::Expected, aspect});
    });
    connect(m_first, &TextColumn::aspectClicked, this, [this](int aspect) {
        chooseAspect(0, {Side::Generated, aspect});
    });
    connect(m_second, &TextColumn::aspectClicked, this, [this](int aspect) {
        chooseAspect(1, {Side::Generated, aspect});
    });
}

QString TwoSystemsView::remark(int system) const
{
    return m_model->headerData(TwoSystemsModel::First + system, Qt::Horizontal, Qt::DisplayRole)
        .toString();
}

void TwoSystemsView::setCases(const ShownCase& first, const ShownCase& second)
{
    const QScopedValueRollback following(m_following, true);
    m_model->setCases(first, second);
    const expert::Explanation& one = first.detail.explanation;
    const expert::Explanation& two = second.detail.explanation;
    m_expected->setContent(first.detail.expected, one.expected, first.expectedPlaces, {});
    m_first->setContent(first.detail.generated, one.generated, first.generatedPlaces, remark(0));
    m_second->setContent(second.detail.generated, two.generated, second.generatedPlaces, remark(1));
}

void TwoSystemsView::clear()
{
    const QScopedValueRollback following(m_following, true);
    m_model->clear();
    for (TextColumn* text : {m_expected, m_first, m_second})
        text->setContent({}, {}, {}, {});
}

void TwoSystemsView::setMode(expert::Mode mode)
{
    m_model->setMode(mode);
    if (m_model->rowCount() == 0)
        return;
    m_first->setRemark(remark(0));
    m_second->setRemark(remark(1));
}

void TwoSystemsView::setSelected(std::optional<AspectRef> aspect)
{
    const int row = aspect ? rowOf(m_model->rows(), 0, *aspect) : -1;
    const QScopedValueRollback following(m_following, true);
    if (row != m_table->currentIndex().row())
        m_table->setCurrentIndex(row < 0 ? QModelIndex() : m_model->index(row, 0));
    light(row);
}

void TwoSystemsView::chooseAspect(int system, const AspectRef& aspect)
{
    const int row = rowOf(m_model->rows(), system, aspect);
    if (row >= 0)
        m_table->setCurrentIndex(m_model->index(row, 0));
}

void TwoSystemsView::step(int by)
{
    const int rows = m_model->rowCount();
    if (rows > 0)
        m_table->setCurrentIndex(
            m_model->index(std::clamp(m_table->currentIndex().row() + by, 0, rows - 1), 0));
}

void TwoSystemsView::showRow(int row)
{
    if (m_following)
        return;
    light(row);
    if (row < 0)
        return;
    const SystemCell& cell = m_model->rows().at(row).systems[0];
    std::optional<AspectRef> aspect;
    if (cell.expected)
        aspect = AspectRef{Side::Expected, *cell.expected};
    else if (cell.generated)
        aspect = AspectRef{Side::Generated, *cell.generated};
    emit aspectChosen(aspect);
}

void TwoSystemsView::light(int row)
{
    const TwoSystemsRow shown = m_model->rows().value(row);
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

void TwoSystemsView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange)
        m_table->verticalHeader()->setDefaultSectionSize(TwoSystemsDelegate::rowHeight());
    else if (event->type() == QEvent::LanguageChange)
        m_table->setAccessibleName(tr("What each system has for an expected aspect"));
}

} // namespace tandem
