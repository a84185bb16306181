#include "views/inspect/caselistpane.h"

#include "ui/emptystate.h"
#include "ui/icons.h"
#include "ui/narrowcombobox.h"
#include "ui/paneheader.h"
#include "ui/rows/cardsview.h"
#include "ui/rows/rowsof.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/screen/livetext.h"
#include "ui/searchfield.h"
#include "ui/theme.h"
#include "views/inspect/casefiltermenu.h"
#include "views/inspect/caseordermenu.h"
#include "views/inspect/casewords.h"
#include "views/inspect/evaluationlist.h"
#include "views/inspect/evaluationsets.h"
#include "views/session/projectsession.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tandem {

CaseListPane::CaseListPane(ProjectSession& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_evaluations(new EvaluationList(session, this))
    , m_sets(new EvaluationSets(session, this))
    , m_header(new PaneHeader(this))
    , m_setChoice(new NarrowComboBox(8, this)) // a long name of a run does not widen the list
    , m_words(new SearchField(this))
    , m_filterButton(new QToolButton(this))
    , m_filterMenu(new CaseFilterMenu(this))
    , m_sortButton(new QToolButton(this))
    , m_sortMenu(new CaseOrderMenu(CaseOrderMenu::About::Sorting, this))
    , m_scoreButton(new QToolButton(this))
    , m_scoreMenu(new CaseOrderMenu(CaseOrderMenu::About::Score, this))
    , m_problems(new QLabel(this))
    , m_stack(new QStackedWidget(this))
    , m_list(new CardsView(m_stack))
    , m_empty(new EmptyState(m_stack))
{
    // Before the view follows: its current row moves on when it goes, and nobody chose that.
    connect(m_evaluations->rows(), &QAbstractItemModel::rowsAboutToBeRemoved, this,
        [this] { m_following = true; });
    connect(m_evaluations->rows(), &QAbstractItemModel::rowsRemoved, this,
        [this] { m_following = false; });
    build();
    connectAll();
    inEveryLanguage(this, [this] { retranslate(); });
}

void CaseListPane::build()
{
    setSurface(this, Surface::Panel);
    setObjectName(QStringLiteral("caseListPane"));
    m_list->setObjectName(QStringLiteral("caseList"));
    m_words->setObjectName(QStringLiteral("caseFilter"));
    m_problems->setObjectName(QStringLiteral("caseFilterProblems"));
    m_setChoice->setObjectName(QStringLiteral("caseSet"));
    m_empty->setObjectName(QStringLiteral("caseListEmpty"));
    m_filterButton->setObjectName(QStringLiteral("caseFilterButton"));
    m_filterMenu->setObjectName(QStringLiteral("caseFilterMenu"));
    m_sortButton->setObjectName(QStringLiteral("caseSortMenu"));
    m_scoreButton->setObjectName(QStringLiteral("caseScoreMenu"));
    buildControls();

    auto* filterRow = new QHBoxLayout;
    filterRow->setContentsMargins(12, 8, 8, 2);
    filterRow->setSpacing(4);
    filterRow->addWidget(m_words, 1);
    filterRow->addWidget(m_filterButton);
    auto* orderRow = new QHBoxLayout;
    orderRow->setContentsMargins(10, 0, 8, 4);
    orderRow->setSpacing(2);
    orderRow->addWidget(m_sortButton);
    orderRow->addStretch(1);
    orderRow->addWidget(m_scoreButton);
    auto* setRow = new QHBoxLayout;
    setRow->setContentsMargins(12, 8, 12, 0);
    setRow->addWidget(m_setChoice);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addLayout(setRow);
    column->addLayout(filterRow);
    column->addWidget(m_problems);
    column->addLayout(orderRow);
    column->addWidget(m_stack, 1);
    setMinimumWidth(190);
    keep(
        this, [this] { return savedOrder(order()); },
        [this](const QVariant& saved) {
            if (const auto order = orderFrom(saved.toList()))
                setOrder(*order);
        });
}

void CaseListPane::buildControls()
{
    m_filterButton->setIcon(themedIcon(Icon::Settings));
    m_filterButton->setMenu(m_filterMenu);
    m_filterButton->setAutoRaise(true);
    m_filterButton->setPopupMode(QToolButton::InstantPopup);
    for (auto [button, menu] :
        {std::pair{m_sortButton, m_sortMenu}, std::pair{m_scoreButton, m_scoreMenu}}) {
        button->setMenu(menu);
        button->setPopupMode(QToolButton::InstantPopup);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        setLinkLike(button, true);
    }
    setLabelStyle(m_problems, LabelStyle::Error);
    m_problems->setWordWrap(true);
    m_problems->setContentsMargins(14, 2, 12, 2);
    m_problems->hide();
    m_setChoice->hide();
    m_list->setModel(m_evaluations->rows());
    m_stack->addWidget(m_list);
    m_stack->addWidget(m_empty);
}

void CaseListPane::connectAll()
{
    connect(m_words, &SearchField::searchChanged, this, &CaseListPane::filterByHand);
    connect(m_words, &SearchField::downPressed, this, &CaseListPane::focusList);
    connect(m_words, &SearchField::searchAccepted, this, &CaseListPane::focusList);
    connect(m_filterMenu, &CaseFilterMenu::textChosen, this, [this](const QString& text) {
        setFilterText(text);
        m_filteredByHand = m_evaluations->isBusy();
    });
    connect(m_sortMenu, &CaseOrderMenu::orderChosen, this, &CaseListPane::setOrder);
    connect(m_scoreMenu, &CaseOrderMenu::orderChosen, this, &CaseListPane::setOrder);
    connect(m_setChoice, &QComboBox::activated, this, &CaseListPane::chooseSet);
    connect(m_empty, &EmptyState::actionTriggered, this, [this] {
        setFilterText({});
        m_filteredByHand = m_evaluations->isBusy();
    });
    connect(m_evaluations, &EvaluationList::arrangedRows, this, &CaseListPane::showRows);
    connect(m_evaluations, &EvaluationList::busyChanged, this, &CaseListPane::showState);
    connect(m_evaluations, &EvaluationList::readFailed, this, &CaseListPane::failed);
    connect(m_sets, &EvaluationSets::failed, this, &CaseListPane::failed);
    connect(m_sets, &EvaluationSets::changed, this, &CaseListPane::setsCame);
    connect(m_sets, &EvaluationSets::found, this, [this](int index) {
        if (index >= 0 || !m_evaluations->set())
            chooseSet(std::max(0, index));
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
        [this](const QModelIndex& current) { chooseRow(current.row()); });
    connect(m_list, &QListView::clicked, this, [this](const QModelIndex& index) {
        emit evaluationActivated(m_evaluations->evaluationAt(index.row()));
    });
    connect(m_list, &QListView::activated, this, [this](const QModelIndex& index) {
        emit evaluationActivated(m_evaluations->evaluationAt(index.row()));
    });
    connect(&m_session, &ProjectSession::currentEvaluationChanged, this, [this] {
        if (!m_evaluations->contains(m_session.currentEvaluation()))
            m_sets->seek(m_session.currentEvaluation());
        showCurrent();
    });
}

void CaseListPane::retranslate()
{
    m_header->setTitle(tr("Cases"));
    m_words->setPlaceholderText(tr("Filter cases"));
    m_words->setToolTip(
        tr("Words to look for, and conditions such as: score < 0.3, matched, style no"));
    m_words->setAccessibleName(tr("Filter cases by words and conditions"));
    m_list->setAccessibleName(tr("Cases"));
    m_setChoice->setAccessibleName(tr("Run or file"));
    m_setChoice->setToolTip(tr("The run or the imported file whose evaluations are listed"));
    m_filterButton->setToolTip(tr("Filter by choosing conditions"));
    m_filterButton->setAccessibleName(m_filterButton->toolTip());
    m_sortButton->setToolTip(tr("What the list is sorted by"));
    m_scoreButton->setToolTip(tr("Which score is shown"));
    showOrder();
    fillSets();
    showState();
}

const CaseOrder& CaseListPane::order() const
{
    return m_evaluations->order();
}

void CaseListPane::setOrder(const CaseOrder& order)
{
    if (order == m_evaluations->order())
        return;
    m_evaluations->setOrder(order);
    showOrder();
    emit orderChanged();
}

void CaseListPane::showOrder()
{
    for (CaseOrderMenu* menu : {m_sortMenu, m_scoreMenu}) {
        menu->setSystems(m_evaluations->systems());
        menu->setOrder(m_evaluations->order());
    }
    m_sortButton->setText(m_sortMenu->summary());
    m_scoreButton->setText(m_scoreMenu->summary());
}

QString CaseListPane::filterText() const
{
    return m_words->text();
}

void CaseListPane::setFilterText(const QString& text)
{
    {
        const QSignalBlocker quiet(m_words);
        m_words->setText(text);
    }
    applyFilter();
}

QString CaseListPane::foundWords() const
{
    return m_evaluations->filter().words;
}

void CaseListPane::applyFilter()
{
    const expert::TypedFilter typed = expert::caseFilterFrom(m_words->text());
    const QString before = foundWords();
    m_filterMenu->setText(m_words->text());
    m_problems->setText(typed.problems.join(QLatin1Char('\n')));
    m_problems->setVisible(!typed.problems.isEmpty());
    m_evaluations->setFilter(typed.filter);
    if (typed.filter.mode) {
        CaseOrder order = m_evaluations->order();
        order.mode = *typed.filter.mode;
        setOrder(order);
    }
    if (before != foundWords())
        emit foundWordsChanged();
}

void CaseListPane::setsCame()
{
    fillSets();
    if (!m_evaluations->set() && !m_sets->all().isEmpty()) {
        if (m_session.currentEvaluation().isValid())
            m_sets->seek(m_session.currentEvaluation());
        else
            chooseSet(0);
    }
    showState();
    emit listChanged();
}

void CaseListPane::fillSets()
{
    const QSignalBlocker quiet(m_setChoice);
    m_setChoice->clear();
    for (const EvaluationSet& set : m_sets->all())
        m_setChoice->addItem(setName(set));
    const auto& shown = m_evaluations->set();
    m_setChoice->setCurrentIndex(shown ? m_sets->indexOf(*shown) : -1);
    m_setChoice->setVisible(m_sets->all().size() > 1);
}

void CaseListPane::chooseSet(int index)
{
    if (index < 0 || index >= m_sets->all().size())
        return;
    m_evaluations->setSet(m_sets->all().at(index));
    const QSignalBlocker quiet(m_setChoice);
    m_setChoice->setCurrentIndex(index);
}

void CaseListPane::showRows()
{
    const QLocale locale;
    const int shown = m_evaluations->rowCount();
    QString remark;
    if (m_evaluations->total() > 0)
        remark = locale.toString(m_evaluations->total());
    if (shown != m_evaluations->total())
        remark = tr("%1 · %2 shown", "cases, of them shown")
                     .arg(locale.toString(m_evaluations->total()), locale.toString(shown));
    m_header->setRemark(remark);
    m_filterMenu->setSystems(m_evaluations->systems());
    showOrder();
    showState();
    const bool byHand = std::exchange(m_filteredByHand, false);
    const bool elsewhere = !m_evaluations->contains(m_session.currentEvaluation());
    if (byHand && !m_sets->isSeeking())
        leaveHidden();
    else if (elsewhere && shown > 0 && !m_sets->isSeeking())
        chooseRow(0);
    showCurrent();
    emit listChanged();
}

void CaseListPane::filterByHand()
{
    applyFilter();
    m_filteredByHand = m_evaluations->isBusy();
}

/// Whoever filters the list works on what it shows: keys never go to an evaluation that it hides.
void CaseListPane::leaveHidden()
{
    if (m_evaluations->rowOf(m_session.currentEvaluation()) >= 0)
        return;
    if (m_session.currentEvaluation().isValid())
        m_hidden = m_session.currentEvaluation();
    emit evaluationChosen(
        m_evaluations->rowOf(m_hidden) >= 0 ? m_hidden : m_evaluations->evaluationAt(0));
}

void CaseListPane::showState()
{
    const bool empty = m_evaluations->rowCount() == 0 && !m_evaluations->isBusy();
    m_stack->setCurrentWidget(empty ? static_cast<QWidget*>(m_empty) : m_list);
    if (!empty)
        return;
    const bool filtered = m_evaluations->total() > 0;
    m_empty->setIcon(filtered ? Icon::Search : Icon::Inspect);
    m_empty->setHeadline(filtered ? tr("No case passes the filter") : tr("No evaluations yet"));
    m_empty->setText({});
    m_empty->setActions(filtered ? tr("Show all cases") : QString());
}

void CaseListPane::showCurrent()
{
    const QScopedValueRollback following(m_following, true);
    const int row = m_evaluations->rowOf(m_session.currentEvaluation());
    if (row < 0) {
        m_list->clearSelection();
        m_list->setCurrentIndex({});
    } else if (m_list->currentIndex().row() != row) {
        m_list->setCurrentIndex(m_evaluations->rows()->index(row, 0));
        m_list->scrollTo(m_evaluations->rows()->index(row, 0));
    }
}

void CaseListPane::chooseRow(int row)
{
    const EvaluationId chosen = m_evaluations->evaluationAt(row);
    if (!m_following && chosen.isValid())
        emit evaluationChosen(chosen);
}

EvaluationId CaseListPane::neighbour(EvaluationId evaluation, bool forward) const
{
    const int row = m_evaluations->rowOf(evaluation);
    if (row < 0)
        return m_evaluations->evaluationAt(forward ? 0 : m_evaluations->rowCount() - 1);
    return m_evaluations->evaluationAt(forward ? row + 1 : row - 1);
}

void CaseListPane::focusFilter()
{
    m_words->setFocus(Qt::ShortcutFocusReason);
    m_words->selectAll();
}

void CaseListPane::focusList()
{
    m_list->setFocus(Qt::ShortcutFocusReason);
}

} // namespace tandem
