#include "ui/emptystate.h"
#include "ui/icons.h"
#include "ui/messagebar.h"
#include "ui/narrowcombobox.h"
#include "ui/paneheader.h"
#include "ui/searchfield.h"
#include "ui/theme.h"
#include "views/inspect/casefiltermenu.h"
#include "views/inspect/caselistpane.h"
#include "views/inspect/caseordermenu.h"
#include "views/inspect/caserowdelegate.h"
#include "views/inspect/evaluationlistmodel.h"
#include "views/session/projectsession.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

/// How the list of evaluations is put together.
namespace tandem {

namespace {

/// While a run goes on, its evaluations are counted this often.
constexpr int kReadSetsMs = 400;

} // namespace

CaseListPane::CaseListPane(ProjectSession& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_model(new EvaluationListModel(session, this))
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
    , m_message(new MessageBar(this))
    , m_stack(new QStackedWidget(this))
    , m_list(new QListView(m_stack))
    , m_empty(new EmptyState(m_stack))
{
    // Before the view follows: its current row moves on when it goes, and nobody chose that.
    connect(
        m_model, &QAbstractItemModel::rowsAboutToBeRemoved, this, [this] { m_following = true; });
    connect(m_model, &QAbstractItemModel::rowsRemoved, this, [this] { m_following = false; });
    build();
    connectAll();
    retranslate();
    showOrder();
    readSets();
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
    column->addWidget(m_message);
    column->addWidget(m_stack, 1);
    setMinimumWidth(190);
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
    CaseRowDelegate::install(m_list);
    m_list->setModel(m_model);
    m_list->installEventFilter(this);
    m_stack->addWidget(m_list);
    m_stack->addWidget(m_empty);
}

void CaseListPane::connectAll()
{
    m_readSetsSoon.setSingleShot(true);
    m_readSetsSoon.setInterval(kReadSetsMs);
    connect(&m_readSetsSoon, &QTimer::timeout, this, &CaseListPane::readSets);
    connect(m_words, &SearchField::searchChanged, this, &CaseListPane::filterByHand);
    connect(m_words, &SearchField::downPressed, this, &CaseListPane::focusList);
    connect(m_words, &SearchField::searchAccepted, this, &CaseListPane::focusList);
    connect(m_filterMenu, &CaseFilterMenu::textChosen, this, [this](const QString& text) {
        setFilterText(text);
        m_filteredByHand = m_model->isBusy();
    });
    connect(m_sortMenu, &CaseOrderMenu::orderChosen, this, &CaseListPane::setOrder);
    connect(m_scoreMenu, &CaseOrderMenu::orderChosen, this, &CaseListPane::setOrder);
    connect(m_setChoice, &QComboBox::activated, this, &CaseListPane::chooseSet);
    connect(m_empty, &EmptyState::actionTriggered, this, [this] {
        setFilterText({});
        m_filteredByHand = m_model->isBusy();
    });
    connect(m_model, &EvaluationListModel::arrangedRows, this, &CaseListPane::showRows);
    connect(m_model, &EvaluationListModel::busyChanged, this, &CaseListPane::showState);
    connect(m_model, &EvaluationListModel::readFailed, this, [this](const Error& error) {
        m_message->showMessage(MessageBar::Kind::Error, error.sentence());
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
        [this](const QModelIndex& current) { chooseRow(current.row()); });
    connect(m_list, &QListView::clicked, this, [this](const QModelIndex& index) {
        emit evaluationActivated(m_model->evaluationAt(index.row()));
    });
    connect(&m_session, &ProjectSession::currentEvaluationChanged, this, [this] {
        if (!m_model->contains(m_session.currentEvaluation()))
            seekSet();
        showCurrent();
    });
    connect(&m_session.project(), &Project::changed, this, &CaseListPane::follow);
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

} // namespace tandem
