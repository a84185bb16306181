#include "views/facts/factsworkspace.h"

#include "models/facts/factedit.h"
#include "ui/messagebar.h"
#include "ui/paneheader.h"
#include "views/facts/emptyfacts.h"
#include "views/facts/factactions.h"
#include "views/facts/factcommands.h"
#include "views/facts/factlistview.h"
#include "views/facts/factpanel.h"
#include "views/facts/factsheader.h"
#include "views/facts/factstrip.h"
#include "views/facts/factwords.h"
#include "views/facts/repetitionlistmodel.h"
#include "views/facts/repetitionsearch.h"
#include "views/session/projectsession.h"
#include "views/session/samplelistmodel.h"
#include "views/session/samplelistpane.h"

#include <QAction>
#include <QEvent>
#include <QListView>
#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>

namespace tandem {

FactsWorkspace::~FactsWorkspace() = default;

QList<QAction*> FactsWorkspace::workspaceActions() const
{
    return m_actions->all();
}

bool FactsWorkspace::supporting() const
{
    return m_actions->supporting->isChecked();
}

void FactsWorkspace::connectList()
{
    connect(m_list, &FactListView::currentRowChanged, this, [this](const QModelIndex& index) {
        if (index.isValid())
            m_lastRow = index.row();
        showFocus();
    });
    connect(
        m_list, &FactListView::typed, this, [this](const QModelIndex& index, const QString& text) {
            m_message->clear();
            if (const FactRow* fact = m_model->factAt(index.row())) {
                m_commands->edit(fact->id, text);
                return;
            }
            const auto [paragraph, place] = m_model->draft();
            if (paragraph.isValid())
                m_commands->add(paragraph, place, text);
        });
    connect(m_list, &FactListView::splitTyped, this,
        [this](const QModelIndex& index, const QString& text, qsizetype at) {
            m_message->clear();
            if (const FactRow* fact = m_model->factAt(index.row()))
                m_commands->split(fact->id, text, at);
        });
    connect(m_list, &FactListView::typingRefused, this, &FactsWorkspace::showError);
    // The view is still taking its editor down.
    connect(
        m_list, &FactListView::editorClosed, this,
        [this] {
            if (m_list->isEditing())
                return;
            if (std::exchange(m_splitting, false))
                m_message->clear();
            m_model->endDraft();
            keepPlace();
        },
        Qt::QueuedConnection);
    connect(m_list, &FactListView::menuRequested, this, &FactsWorkspace::showMenu);
    connect(m_samples, &SampleListPane::sampleChosen, this,
        [this](SampleId sample) { m_session.setCurrentSample(sample); });
    connect(m_samples, &SampleListPane::sampleActivated, this, &FactsWorkspace::focusFacts);
}

void FactsWorkspace::connectSession()
{
    connect(&m_session.project(), &Project::changed, this, &FactsWorkspace::follow);
    connect(
        &m_session, &ProjectSession::currentSampleChanged, this, [this](SampleId, int paragraph) {
            m_message->clear();
            m_wantedParagraph = paragraph;
            m_wantedFact.clear();
            refreshIfVisible();
        });
    connect(&m_session, &ProjectSession::currentPersonChanged, this, [this] {
        m_message->clear();
        refreshIfVisible();
    });
    connect(&m_session, &ProjectSession::peopleChanged, this, &FactsWorkspace::refreshIfVisible);
    connect(&m_session, &ProjectSession::writeFailed, this, [this](const Error& error) {
        m_commands->refused();
        if (isVisible())
            showError(error);
    });
}

void FactsWorkspace::follow(const ChangeEvent& event)
{
    if (concerns(event))
        refreshIfVisible();
}

bool FactsWorkspace::concerns(const ChangeEvent& event) const
{
    if (const auto* facts = std::get_if<FactsChanged>(&event))
        return facts->sample == m_session.currentSample();
    if (const auto* round = std::get_if<RoundChanged>(&event))
        return round->sample == m_session.currentSample();
    if (std::holds_alternative<AnswerChanged>(event))
        return !m_sheet.fixed && m_sheet.kind == FactSheet::Kind::Ready;
    return std::holds_alternative<AssignmentsChanged>(event) ||
           std::holds_alternative<SettingsChanged>(event) ||
           std::holds_alternative<ChangedElsewhere>(event);
}

void FactsWorkspace::refreshIfVisible()
{
    // Hidden, nothing is read: work in another workspace must not wait for this one.
    m_stale = true;
    if (isVisible())
        refresh();
}

void FactsWorkspace::refresh()
{
    m_stale = false;
    const auto sheet = loadFactSheet(m_session.project().reader(), m_session.currentSample());
    m_sheet = sheet ? *sheet : FactSheet{};
    m_commands->setSheet(m_sheet);
    showSheet();
    if (!sheet) {
        m_empty->setFailed();
        showError(sheet.error());
    }
    m_search->search(m_sheet);
}

void FactsWorkspace::showSheet()
{
    m_model->setSheet(m_sheet, supporting());
    m_header->setSheet(m_sheet);
    m_empty->setSheet(m_sheet);
    showQuestions();
    showState();
    keepPlace();
    showFocus();
}

void FactsWorkspace::showState()
{
    const bool ready = m_sheet.kind == FactSheet::Kind::Ready;
    const bool listed = ready && (!m_sheet.facts.isEmpty() || m_writingByHand == m_sheet.sample.id);
    QWidget* shown = listed ? static_cast<QWidget*>(m_list) : m_empty;
    const bool hadFocus =
        m_stack->currentWidget() != shown && m_stack->currentWidget()->isAncestorOf(focusWidget());
    m_stack->setCurrentWidget(shown);
    if (hadFocus)
        shown->setFocus(Qt::OtherFocusReason);
    m_side->setVisible(listed);
    if (listed)
        m_strip->showFor(m_sheet, supporting(), m_session.currentPerson().isValid());
    else
        m_strip->hide();
}

void FactsWorkspace::keepPlace()
{
    if (!m_wantedFact.isEmpty()) {
        for (const FactRow& fact : std::as_const(m_sheet.facts)) {
            if (fact.uuid != m_wantedFact)
                continue;
            m_wantedFact.clear();
            m_list->setCurrentRow(m_model->rowOf(fact.id));
            return;
        }
    }
    if (m_wantedParagraph > 0 && m_sheet.kind == FactSheet::Kind::Ready) {
        const int wanted = std::exchange(m_wantedParagraph, 0);
        for (const bool side : {true, false}) {
            for (const ParagraphRow& paragraph : m_sheet.paragraphs(side)) {
                if (paragraph.number != wanted)
                    continue;
                (side ? m_actions->supporting : m_actions->nonsupporting)->setChecked(true);
                m_list->setCurrentRow(m_model->rowOf(paragraph.id));
                return;
            }
        }
    }
    if (m_list->currentRow() < 0 && m_model->rowCount() > 0)
        m_list->setCurrentRow(std::min(m_lastRow, m_model->rowCount() - 1));
}

void FactsWorkspace::showSide(bool supporting)
{
    m_message->clear();
    m_lastRow = 0;
    m_model->setSheet(m_sheet, supporting);
    showState();
    keepPlace();
    showFocus();
}

const FactRow* FactsWorkspace::currentFact() const
{
    return m_model->factAt(m_list->currentRow());
}

void FactsWorkspace::withFact(const std::function<void(const FactRow&)>& what)
{
    m_message->clear();
    const FactRow* fact = currentFact();
    if (!fact)
        return;
    // The row may change while something is done about it.
    const FactRow kept = *fact;
    what(kept);
}

void FactsWorkspace::showFocus()
{
    FactFocus focus;
    focus.sheet = &m_sheet;
    focus.fact = currentFact();
    focus.showsHistory = m_actions->history->isChecked();
    if (focus.fact) {
        focus.hints = m_model->hintsOf(*focus.fact);
        focus.question = m_model->questionAbout(focus.fact->id);
    }
    m_panel->showFocus(focus, m_session.project().reader(), [this](PersonId id) {
        const QString name = m_session.person(id).name;
        return name.isEmpty() ? tr("Somebody") : name;
    });
    showActions();
}

void FactsWorkspace::showActions()
{
    const bool listed = m_stack->currentWidget() == m_list;
    const bool editable = listed && m_commands->mayEdit(supporting());
    const FactRow* fact = listed ? currentFact() : nullptr;
    for (QAction* action : {m_actions->edit, m_actions->split, m_actions->merge, m_actions->remove,
             m_actions->moveUp, m_actions->moveDown})
        action->setEnabled(editable && fact);
    m_actions->add->setEnabled(editable && m_model->rowCount() > 0);
    const bool asked = fact && m_model->questionAbout(fact->id);
    m_actions->repeats->setEnabled(editable && fact && (asked || fact->repeats));
    m_actions->apart->setEnabled(editable && asked && !fact->repeats);
    m_actions->nextQuestion->setEnabled(listed && m_questions->rowCount() > 0);
    const bool maskable = fact && !supporting() && m_session.currentPerson().isValid();
    m_actions->overrule->setEnabled(maskable);
    m_actions->maskNote->setEnabled(maskable);
    m_actions->history->setEnabled(fact);
    const bool ready = m_sheet.kind == FactSheet::Kind::Ready;
    m_actions->decompose->setEnabled(ready);
    m_actions->findConflicts->setEnabled(ready && !m_sheet.facts.isEmpty());
    m_actions->takeOver->setEnabled(
        m_sheet.importedWaiting > 0 && m_session.currentPerson().isValid());
}

void FactsWorkspace::showQuestions()
{
    m_model->setQuestions(m_search->questions());
    m_questions->setQuestions(m_search->questions(), m_sheet);
    m_questionHeader->setTitle(tr("Possible repetitions"));
    m_questionList->setAccessibleName(tr("Possible repetitions"));
    m_list->setAccessibleName(tr("Paragraphs and their facts"));
    m_questionHeader->setRemark(countedNumber(m_questions->rowCount()));
    showFocus();
}

void FactsWorkspace::showMenu(const QPoint& place)
{
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("factMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions(m_actions->ofFact());
    menu->popup(place);
}

void FactsWorkspace::goTo(FactId id)
{
    const FactRow* fact = m_sheet.find(id);
    if (!fact)
        return;
    const auto side = m_sheet.sideOf(*fact);
    if (!side)
        return;
    (*side ? m_actions->supporting : m_actions->nonsupporting)->setChecked(true);
    m_list->setCurrentRow(m_model->rowOf(id));
}

void FactsWorkspace::beginSplit()
{
    withFact([this](const FactRow& fact) {
        const auto at = suggestedSplit(fact.text);
        m_list->beginEditing(
            m_model->rowOf(fact.id), static_cast<int>(at.value_or(fact.text.size())));
        m_splitting = true;
        m_message->showMessage(MessageBar::Kind::Info,
            tr("Put the cursor where the second fact begins; Ctrl+Enter splits there."));
    });
}

void FactsWorkspace::beginAdding()
{
    m_message->clear();
    const int row = m_list->currentRow();
    const ParagraphId paragraph = m_model->paragraphAt(std::max(0, row));
    int index = 0;
    if (const FactRow* fact = m_model->factAt(row)) {
        const QList<FactRow> facts = m_sheet.ofParagraph(paragraph);
        const auto here = std::find_if(facts.cbegin(), facts.cend(),
            [fact](const FactRow& each) { return each.id == fact->id; });
        index = static_cast<int>(here - facts.cbegin()) + 1;
    } else {
        index = static_cast<int>(m_sheet.ofParagraph(paragraph).size());
    }
    const int draft = m_model->beginDraft(paragraph, index);
    if (draft >= 0)
        m_list->beginEditing(draft);
}

void FactsWorkspace::askAboutRepetition()
{
    withFact([this](const FactRow& fact) {
        if (fact.repeats)
            m_commands->setRepeats(fact.id, std::nullopt);
        else if (const auto* question = m_model->questionAbout(fact.id))
            m_commands->setRepeats(fact.id, question->earlier);
    });
}

void FactsWorkspace::nextQuestion()
{
    const int count = m_questions->rowCount();
    if (count == 0)
        return;
    const FactRow* fact = currentFact();
    const int here = fact ? m_questions->rowOf(fact->id) : -1;
    int next = (here + 1) % count;
    if (here < 0 && fact) {
        // Not asked about itself: the first question about a fact after it.
        for (int i = 0; i < count; ++i) {
            const FactRow* asked = m_sheet.find(m_questions->factAt(i));
            if (asked && asked->number > fact->number) {
                next = i;
                break;
            }
        }
    }
    m_questionList->setCurrentIndex(m_questions->index(next));
    goTo(m_questions->factAt(next));
}

void FactsWorkspace::stepSample(bool forward)
{
    const SampleListModel* model = m_samples->model();
    const int row = model->rowOf(m_session.currentSample());
    const SampleId next = model->sampleAt(row < 0 ? 0 : row + (forward ? 1 : -1));
    if (next.isValid())
        m_session.setCurrentSample(next);
}

void FactsWorkspace::showError(const Error& error)
{
    m_splitting = false;
    m_message->showMessage(MessageBar::Kind::Error, error.sentence());
}

void FactsWorkspace::focusFacts()
{
    m_stack->currentWidget()->setFocus(Qt::OtherFocusReason);
}

void FactsWorkspace::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_stale)
        refresh();
}

void FactsWorkspace::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    m_actions->retranslate();
    showSheet();
}

} // namespace tandem
