#include "views/inspect/caselistpane.h"

#include "ui/emptystate.h"
#include "ui/messagebar.h"
#include "ui/paneheader.h"
#include "ui/searchfield.h"
#include "views/inspect/casefiltermenu.h"
#include "views/inspect/caseordermenu.h"
#include "views/inspect/casewords.h"
#include "views/inspect/evaluationlistmodel.h"
#include "views/session/projectsession.h"

#include <QComboBox>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QLocale>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

bool sameSet(const EvaluationSet& first, const EvaluationSet& second)
{
    return first.run == second.run && first.source == second.source;
}

} // namespace

CaseListPane::~CaseListPane()
{
    for (const CancelFlag& flag : {m_readingSets, m_seeking}) {
        if (flag)
            flag->store(true);
    }
}

const CaseOrder& CaseListPane::order() const
{
    return m_model->order();
}

void CaseListPane::setOrder(const CaseOrder& order)
{
    if (order == m_model->order())
        return;
    m_model->setOrder(order);
    showOrder();
    emit orderChanged();
}

void CaseListPane::showOrder()
{
    for (CaseOrderMenu* menu : {m_sortMenu, m_scoreMenu}) {
        menu->setSystems(m_model->systems());
        menu->setOrder(m_model->order());
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
    return m_model->filter().words;
}

void CaseListPane::applyFilter()
{
    const expert::TypedFilter typed = expert::caseFilterFrom(m_words->text());
    const QString before = foundWords();
    m_filterMenu->setText(m_words->text());
    m_problems->setText(typed.problems.join(QLatin1Char('\n')));
    m_problems->setVisible(!typed.problems.isEmpty());
    m_model->setFilter(typed.filter);
    if (typed.filter.mode) {
        CaseOrder order = m_model->order();
        order.mode = *typed.filter.mode;
        setOrder(order);
    }
    if (before != foundWords())
        emit foundWordsChanged();
}

void CaseListPane::follow(const ChangeEvent& event)
{
    const bool concerns = event.as<EvaluationChanged>() || event.as<EverythingChanged>();
    if (concerns && !m_readSetsSoon.isActive())
        m_readSetsSoon.start();
}

/// One reading at a time; what changes meanwhile is read afterwards.
void CaseListPane::readSets()
{
    if (m_readingSets) {
        m_readSetsSoon.start();
        return;
    }
    m_readingSets = m_session.project().read<QList<EvaluationSet>>(
        [](Database& database, const CancelFlag&) { return EvaluationRepository(database).sets(); },
        this,
        [this](const Expected<QList<EvaluationSet>>& sets) {
            m_readingSets.reset();
            m_knowsSets = true;
            if (sets)
                setsCame(*sets);
            else
                m_message->showMessage(MessageBar::Kind::Error, sets.error().sentence());
        });
}

void CaseListPane::setsCame(const QList<EvaluationSet>& sets)
{
    const bool first = m_sets.isEmpty();
    m_sets = sets;
    fillSets();
    if (first && !sets.isEmpty()) {
        if (m_session.currentEvaluation().isValid())
            seekSet();
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
    int current = -1;
    for (const EvaluationSet& set : std::as_const(m_sets)) {
        if (m_model->set() && sameSet(*m_model->set(), set))
            current = m_setChoice->count();
        m_setChoice->addItem(setName(set));
    }
    m_setChoice->setCurrentIndex(current);
    m_setChoice->setVisible(m_sets.size() > 1);
}

void CaseListPane::chooseSet(int index)
{
    if (index < 0 || index >= m_sets.size())
        return;
    m_model->setSet(m_sets.at(index));
    const QSignalBlocker quiet(m_setChoice);
    m_setChoice->setCurrentIndex(index);
}

/// Another workspace may show an evaluation of another run.
void CaseListPane::seekSet()
{
    if (m_seeking)
        m_seeking->store(true);
    m_seeking = m_session.project().read<EvaluationSet>(
        [id = m_session.currentEvaluation()](
            Database& database, const CancelFlag&) -> Expected<EvaluationSet> {
            TANDEM_TRY(detail, EvaluationRepository(database).byId(id));
            EvaluationSet set;
            set.run = detail->summary.run;
            set.source = detail->source;
            return set;
        },
        this,
        [this](const Expected<EvaluationSet>& wanted) {
            m_seeking.reset();
            const auto found = std::find_if(m_sets.cbegin(), m_sets.cend(),
                [&wanted](const EvaluationSet& set) { return wanted && sameSet(set, *wanted); });
            if (found != m_sets.cend())
                chooseSet(int(found - m_sets.cbegin()));
            else if (!m_model->set())
                chooseSet(0);
        });
}

void CaseListPane::showRows()
{
    const QLocale locale;
    const int shown = m_model->rowCount();
    QString remark;
    if (m_model->total() > 0)
        remark = locale.toString(m_model->total());
    if (shown != m_model->total())
        remark = tr("%1 · %2 shown", "cases, of them shown")
                     .arg(locale.toString(m_model->total()), locale.toString(shown));
    m_header->setRemark(remark);
    m_filterMenu->setSystems(m_model->systems());
    showOrder();
    showState();
    const bool byHand = std::exchange(m_filteredByHand, false);
    const bool elsewhere = !m_model->contains(m_session.currentEvaluation());
    if (byHand && !m_seeking)
        leaveHidden();
    else if (elsewhere && shown > 0 && !m_seeking)
        chooseRow(0);
    showCurrent();
    emit listChanged();
}

void CaseListPane::filterByHand()
{
    applyFilter();
    m_filteredByHand = m_model->isBusy();
}

/// Whoever filters the list works on what it shows: keys never go to an evaluation that it hides.
void CaseListPane::leaveHidden()
{
    if (m_model->rowOf(m_session.currentEvaluation()) >= 0)
        return;
    if (m_session.currentEvaluation().isValid())
        m_hidden = m_session.currentEvaluation();
    emit evaluationChosen(m_model->rowOf(m_hidden) >= 0 ? m_hidden : m_model->evaluationAt(0));
}

void CaseListPane::showState()
{
    const bool empty = m_model->rowCount() == 0 && !m_model->isBusy();
    m_stack->setCurrentWidget(empty ? static_cast<QWidget*>(m_empty) : m_list);
    if (!empty)
        return;
    const bool filtered = m_model->total() > 0;
    m_empty->setIcon(filtered ? Icon::Search : Icon::Inspect);
    m_empty->setHeadline(filtered ? tr("No case passes the filter") : tr("No evaluations yet"));
    m_empty->setText({});
    m_empty->setActions(filtered ? tr("Show all cases") : QString());
}

void CaseListPane::showCurrent()
{
    const QScopedValueRollback following(m_following, true);
    const int row = m_model->rowOf(m_session.currentEvaluation());
    if (row < 0) {
        m_list->clearSelection();
        m_list->setCurrentIndex({});
    } else if (m_list->currentIndex().row() != row) {
        m_list->setCurrentIndex(m_model->index(row));
        m_list->scrollTo(m_model->index(row));
    }
}

void CaseListPane::chooseRow(int row)
{
    const EvaluationId chosen = m_model->evaluationAt(row);
    if (!m_following && chosen.isValid())
        emit evaluationChosen(chosen);
}

EvaluationId CaseListPane::neighbour(EvaluationId evaluation, bool forward) const
{
    const int row = m_model->rowOf(evaluation);
    if (row < 0)
        return m_model->evaluationAt(forward ? 0 : m_model->rowCount() - 1);
    return m_model->evaluationAt(forward ? row + 1 : row - 1);
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

void CaseListPane::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

bool CaseListPane::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const EvaluationId evaluation = m_model->evaluationAt(m_list->currentIndex().row());
        if ((key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) &&
            key->modifiers() == Qt::NoModifier && evaluation.isValid()) {
            emit evaluationActivated(evaluation);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace tandem
