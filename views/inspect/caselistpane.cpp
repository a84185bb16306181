#include "views/inspect/caselistpane.h"

#include "ui/arrange.h"
#include "ui/emptystate.h"
#include "ui/icons.h"
#include "ui/narrowcombobox.h"
#include "ui/paintedline.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "ui/rows/cardsview.h"
#include "ui/rows/rowsof.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/screen/livetext.h"
#include "ui/searchfield.h"
#include "ui/theme.h"
#include "views/inspect/casegroups.h"
#include "views/inspect/casemenus.h"
#include "views/inspect/casewords.h"
#include "views/inspect/evaluationlist.h"
#include "views/inspect/evaluationsets.h"
#include "views/session/projectsession.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLayout>
#include <QLocale>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QStyle>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace tandem {

/// A condition that holds, with a cross: pressing it takes the condition away. Cut where there is
/// no room, whole in its tool tip.
class FilterChip final : public QAbstractButton
{
    Q_OBJECT

public:
    explicit FilterChip(const QString& name, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

namespace {

constexpr int kChipSide = 9;
constexpr int kChipCross = 12;

} // namespace

FilterChip::FilterChip(const QString& name, QWidget* parent)
    : QAbstractButton(parent)
{
    setText(name);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
}

QSize FilterChip::sizeHint() const
{
    const QFontMetrics metrics(themeFont(FontRole::Small));
    return {metrics.horizontalAdvance(text()) + kChipCross + 3 * kChipSide, metrics.height() + 8};
}

QSize FilterChip::minimumSizeHint() const
{
    return {60, sizeHint().height()};
}

void FilterChip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const ThemeColors& colors = themeColors(this);
    painter.setPen(QPen(colors.accent, hasFocus() ? 2 : 1));
    painter.setBrush(underMouse() ? colors.hover : colors.selection);
    const qreal radius = height() / 2.0 - 1;
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), radius, radius);
    const auto visual = [this](const QRect& place) {
        return QStyle::visualRect(layoutDirection(), rect(), place);
    };
    const QRect cross(
        width() - kChipSide - kChipCross, (height() - kChipCross) / 2, kChipCross, kChipCross);
    painter.drawPixmap(visual(cross), iconPixmap(Icon::Close, colors.secondary, kChipCross,
                                          painter.device()->devicePixelRatioF()));
    painter.setFont(themeFont(FontRole::Small));
    painter.setPen(colors.text);
    paintLine(&painter, visual(QRect(kChipSide, 0, cross.left() - 2 * kChipSide, height())), text(),
        layoutDirection());
}

CaseListPane::CaseListPane(ProjectSession& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_evaluations(new EvaluationList(session, this))
    , m_groups(new CaseGroups(*m_evaluations, this))
    , m_sets(new EvaluationSets(session, this))
    , m_header(new PaneHeader(this))
    // A long name of a run does not widen the list.
    , m_setChoice(named(new NarrowComboBox(8, this), "caseSet"))
    , m_words(named(new SearchField(this), "caseFilter"))
    , m_sortButton(named(new QToolButton(this), "caseSortMenu"))
    , m_scoreButton(named(new QToolButton(this), "caseScoreMenu"))
    , m_chips(named(new QWidget(this), "caseFilterChips"))
    , m_problems(named(newNote(this, LabelStyle::Error), "caseFilterProblems"))
    , m_stack(new QStackedWidget(this))
    , m_list(named(new CardsView(m_stack), "caseList"))
    , m_empty(named(new EmptyState(m_stack), "caseListEmpty"))
{
    // Before the view follows: its current row moves on when it goes, and nobody chose that.
    connect(m_groups->rows(), &QAbstractItemModel::rowsAboutToBeRemoved, this,
        [this] { m_following = true; });
    connect(
        m_groups->rows(), &QAbstractItemModel::rowsRemoved, this, [this] { m_following = false; });
    build();
    connectAll();
    inEveryLanguage(this, [this] {
        showChips();
        showOrder();
        fillSets();
        showCount();
        showState();
    });
}

void CaseListPane::build()
{
    setSurface(this, Surface::Panel);
    setObjectName(QStringLiteral("caseListPane"));
    bindText(m_header, &PaneHeader::setTitle, [] { return tr("Cases"); });
    bindText(m_words, &QLineEdit::setPlaceholderText, [] { return tr("Filter cases"); });
    bindText(m_words, &QWidget::setToolTip,
        [] { return tr("Words and conditions, for example: score < 0.3, matched, style no"); });
    bindText(m_words, &QWidget::setAccessibleName,
        [] { return tr("Filter cases by words and conditions"); });
    bindText(m_list, &QWidget::setAccessibleName, [] { return tr("Cases"); });
    bindText(m_setChoice, &QWidget::setAccessibleName, [] { return tr("Run or file"); });
    bindText(m_setChoice, &QWidget::setToolTip,
        [] { return tr("Run or imported file to list evaluations from"); });
    inColumn(m_chips, {}, 3, {12, 2, 8, 2});
    m_problems->setContentsMargins(14, 2, 12, 2);
    m_problems->hide();
    m_setChoice->hide();
    m_list->setModel(m_groups->rows());
    m_list->installEventFilter(this);
    m_list->viewport()->installEventFilter(this);
    m_stack->addWidget(m_list);
    m_stack->addWidget(m_empty);
    inColumn(this,
        {m_header, inRow({m_setChoice}, 0, {12, 8, 12, 0}),
            inRow({{m_words, 1}, newFilterButton()}, 4, {12, 8, 8, 2}), m_chips, m_problems,
            inRow({m_sortButton, Free(1), m_scoreButton}, 2, {10, 0, 8, 4}), {m_stack, 1}},
        0);
    buildOrder();
    keep(
        this, [this] { return savedOrder(order()); },
        [this](const QVariant& saved) {
            if (const auto order = orderFrom(saved.toList()))
                setOrder(*order);
        });
}

QToolButton* CaseListPane::newFilterButton()
{
    auto* button = named(new QToolButton(this), "caseFilterButton");
    auto* menu = named(new QMenu(button), "caseFilterMenu");
    button->setIcon(themedIcon(Icon::Settings));
    button->setMenu(menu);
    button->setAutoRaise(true);
    button->setPopupMode(QToolButton::InstantPopup);
    bindText(button, &QWidget::setToolTip, [] { return tr("Add filter conditions"); });
    bindText(button, &QWidget::setAccessibleName, [] { return tr("Add filter conditions"); });
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        fillFilterMenu(menu, m_evaluations->systems(), filterText(), [this](const QString& text) {
            setFilterText(text);
            m_filteredByHand = m_evaluations->isBusy();
        });
    });
    return button;
}

void CaseListPane::buildOrder()
{
    for (QToolButton* button : {m_sortButton, m_scoreButton}) {
        button->setMenu(new QMenu(button));
        button->setPopupMode(QToolButton::InstantPopup);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setProperty("tandemChoice", true); // a small control that opens a list
    }
    bindText(m_sortButton, &QWidget::setToolTip, [] { return tr("Sort by"); });
    bindText(m_scoreButton, &QWidget::setToolTip, [] { return tr("Score shown"); });
    const auto choose = [this](const CaseOrder& order) { setOrder(order); };
    connect(m_sortButton->menu(), &QMenu::aboutToShow, this, [this, choose] {
        fillSortMenu(m_sortButton->menu(), m_evaluations->systems(), order(), choose);
    });
    connect(m_scoreButton->menu(), &QMenu::aboutToShow, this,
        [this, choose] { fillScoreMenu(m_scoreButton->menu(), order(), choose); });
}

void CaseListPane::connectAll()
{
    connect(m_words, &SearchField::searchChanged, this, &CaseListPane::filterByHand);
    connect(m_words, &SearchField::downPressed, this, &CaseListPane::focusList);
    connect(m_words, &SearchField::searchAccepted, this, &CaseListPane::focusList);
    connect(m_setChoice, &QComboBox::activated, this, &CaseListPane::chooseSet);
    connect(m_evaluations, &EvaluationList::arrangedRows, this, &CaseListPane::showRows);
    connect(m_evaluations, &EvaluationList::busyChanged, this, &CaseListPane::showState);
    connect(m_sets, &EvaluationSets::changed, this, &CaseListPane::setsCame);
    connect(m_sets, &EvaluationSets::found, this, [this](int index) {
        if (index >= 0 || !m_evaluations->set())
            chooseSet(std::max(0, index));
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
        [this](const QModelIndex& current) { chooseRow(current.row()); });
    connect(m_list, &QListView::clicked, this, [this](const QModelIndex& index) {
        const EvaluationId pressed = m_groups->evaluationAt(
            index.row(), m_pressed, m_list->visualRect(index), layoutDirection());
        if (pressed.isValid())
            emit evaluationChosen(pressed);
        activateRow(index.row());
    });
    connect(m_list, &QListView::activated, this,
        [this](const QModelIndex& index) { activateRow(index.row()); });
    connect(&m_session, &ProjectSession::currentEvaluationChanged, this, [this] {
        if (!m_evaluations->contains(m_session.currentEvaluation()))
            m_sets->seek(m_session.currentEvaluation());
        showCurrent();
    });
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
    const auto show = [](QToolButton* button, const QString& chosen, const QString& spoken) {
        button->setText(chosen + QStringLiteral(" ▾"));
        button->setAccessibleName(spoken.arg(chosen));
    };
    show(m_sortButton, sortSummary(order()), tr("Sort by: %1"));
    show(m_scoreButton, scoreSummary(order()), tr("Score shown: %1"));
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

/// Each condition of the filter as a button that takes it away, and one that takes all away.
void CaseListPane::showChips()
{
    qDeleteAll(m_chips->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
    const QStringList conditions = expert::conditionsOf(m_words->text());
    m_chips->setVisible(!conditions.isEmpty());
    const auto add = [this](const QString& name, const QString& words, const QString& left) {
        auto* chip = named(new FilterChip(name, m_chips), "caseFilterChip");
        chip->setAccessibleName(words);
        chip->setToolTip(words);
        connect(
            chip, &QAbstractButton::clicked, this,
            [this, left] {
                setFilterText(left);
                m_filteredByHand = m_evaluations->isBusy();
                focusFilter();
            },
            Qt::QueuedConnection); // the chip goes with it
        m_chips->layout()->addWidget(chip);
        chip->show();
    };
    for (qsizetype i = 0; i < conditions.size(); ++i) {
        QStringList left = conditions;
        left.removeAt(i);
        const QString name = conditionName(m_evaluations->systems(), conditions.at(i));
        add(name, tr("Remove: %1", "condition").arg(name), left.join(QLatin1String(", ")));
    }
    if (conditions.size() > 1)
        add(tr("Clear all"), tr("Clear filter"), {});
}

void CaseListPane::applyFilter()
{
    showChips();
    const expert::TypedFilter typed = expert::caseFilterFrom(m_words->text());
    const QString before = foundWords();
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

void CaseListPane::showCount()
{
    const QLocale locale;
    const int shown = m_groups->rowCount();
    const int all = m_evaluations->caseTotal();
    QString remark;
    if (all > 0)
        remark = locale.toString(all);
    if (shown != all)
        remark = tr("%1 · %2 shown", "cases, of them shown")
                     .arg(locale.toString(all), locale.toString(shown));
    m_header->setRemark(remark);
}

void CaseListPane::showRows()
{
    showCount();
    showState();
    const bool byHand = std::exchange(m_filteredByHand, false);
    const bool elsewhere = !m_evaluations->contains(m_session.currentEvaluation());
    if (byHand && !m_sets->isSeeking())
        leaveHidden();
    else if (elsewhere && m_evaluations->rowCount() > 0 && !m_sets->isSeeking())
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
    if (m_evaluations->total() > 0)
        m_empty->say(Icon::Search, tr("No matching cases"), {}, {tr("Show all cases"), [this] {
                                                                     setFilterText({});
                                                                     m_filteredByHand =
                                                                         m_evaluations->isBusy();
                                                                 }});
    else
        m_empty->say(Icon::Inspect, tr("No evaluations yet"), {});
}

void CaseListPane::showCurrent()
{
    const QScopedValueRollback following(m_following, true);
    m_groups->setCurrent(m_session.currentEvaluation());
    const int row = m_groups->rowOf(m_session.currentEvaluation());
    if (row < 0) {
        m_list->clearSelection();
        m_list->setCurrentIndex({});
    } else if (m_list->currentIndex().row() != row) {
        m_list->setCurrentIndex(m_groups->rows()->index(row, 0));
        m_list->scrollTo(m_groups->rows()->index(row, 0));
    }
}

void CaseListPane::chooseRow(int row)
{
    const EvaluationId chosen = m_groups->evaluationIn(row, m_session.currentEvaluation());
    if (!m_following && chosen.isValid())
        emit evaluationChosen(chosen);
}

void CaseListPane::activateRow(int row)
{
    emit evaluationActivated(m_groups->evaluationIn(row, m_session.currentEvaluation()));
}

/// Arrows to the sides go from system to system of a case, a click goes to the one it is on.
bool CaseListPane::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_list->viewport() && event->type() == QEvent::MouseButtonPress)
        m_pressed = static_cast<QMouseEvent*>(event)->position().toPoint();
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool isSideways = key->key() == Qt::Key_Left || key->key() == Qt::Key_Right;
        if (isSideways && (key->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier) {
            const bool isOn =
                (key->key() == Qt::Key_Right) == (layoutDirection() == Qt::LeftToRight);
            const EvaluationId beside =
                m_groups->beside(m_session.currentEvaluation(), isOn ? 1 : -1);
            if (beside.isValid())
                emit evaluationChosen(beside);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
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

#include "views/inspect/caselistpane.moc"
