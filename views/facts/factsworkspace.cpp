#include "views/facts/factsworkspace.h"

#include "ui/paneheader.h"
#include "ui/rows/cardsview.h"
#include "ui/rows/rowsof.h"
#include "views/facts/emptyfacts.h"
#include "views/facts/factactions.h"
#include "views/facts/factcommands.h"
#include "views/facts/factlistview.h"
#include "views/facts/factpanel.h"
#include "views/facts/factsheader.h"
#include "views/facts/factstrip.h"
#include "views/facts/factwords.h"
#include "views/facts/repetitionrows.h"
#include "views/facts/repetitionsearch.h"
#include "views/session/projectsession.h"
#include "views/session/samplelistpane.h"
#include "views/session/unfinishedwork.h"

#include <QAction>
#include <QEvent>
#include <QListView>
#include <QSplitter>
#include <QStackedWidget>

namespace tandem {

namespace {

constexpr Parts kFactsRead =
    Parts(Part::Facts) | Part::Rounds | Part::Settings | Part::Samples | Part::Discussions;

} // namespace

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
            clearMessage();
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
            clearMessage();
            if (const FactRow* fact = m_model->factAt(index.row()))
                m_commands->split(fact->id, text, at);
        });
    connect(m_list, &FactListView::typingRefused, this, &FactsWorkspace::tellError);
    // The view is still taking its editor down.
    connect(
        m_list, &FactListView::editorClosed, this,
        [this] {
            if (m_list->isEditing())
                return;
            if (std::exchange(m_splitting, false))
                clearMessage();
            m_model->endDraft();
            keepPlace();
        },
        Qt::QueuedConnection);
    m_session.unfinished().addTyped(
        this, [this] { m_list->finishEditing(); },
        [this] {
            if (m_list->isEditing())
                return tr("A fact that is being typed is not saved.");
            return m_panel->isTyping() ? tr("A note on a mask is written and not kept yet.")
                                       : QString();
        });
    connect(m_list, &FactListView::menuRequested, this, &FactsWorkspace::showMenu);
    connect(m_samples, &SampleListPane::sampleChosen, this,
        [this](SampleId sample) { m_session.setCurrentSample(sample); });
    connect(m_samples, &SampleListPane::sampleActivated, this, &FactsWorkspace::takeFocus);
}

void FactsWorkspace::connectSession()
{
    connect(&m_session.project(), &Project::changed, this, &FactsWorkspace::follow);
    connect(
        &m_session, &ProjectSession::currentSampleChanged, this, [this](SampleId, int paragraph) {
            clearMessage();
            m_wantedParagraph = paragraph;
            m_wantedFact.clear();
            refreshIfVisible();
        });
    connect(&m_session, &ProjectSession::factRequested, this, [this](FactId id) {
        const FactRow* fact = isVisible() ? m_sheet.find(id) : nullptr;
        if (!fact)
            return;
        const bool isSupporting = m_sheet.sideOf(*fact).value_or(true);
        (isSupporting ? m_actions->supporting : m_actions->nonsupporting)->setChecked(true);
        m_list->setCurrentRow(m_model->rowOf(id));
    });
    connect(&m_session, &ProjectSession::currentPersonChanged, this, [this] {
        clearMessage();
        refreshIfVisible();
    });
    connect(&m_session, &ProjectSession::peopleChanged, this, &FactsWorkspace::refreshIfVisible);
}

void FactsWorkspace::follow(const ChangeEvent& event)
{
    // The first answer about key facts fixes them.
    const bool mayFix =
        event.as<AnswerChanged>() && !m_sheet.fixed && m_sheet.kind == FactSheet::Kind::Ready;
    if (mayFix || concerns(event, kFactsRead, {.sample = m_session.currentSample()}))
        refreshIfVisible();
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
        tellError(sheet.error());
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
    m_stack->setCurrentWidget(shown);
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
    clearMessage();
    m_lastRow = 0;
    m_model->setSheet(m_sheet, supporting);
    showState();
    keepPlace();
    showFocus();
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
    m_questions->setRows(repetitionRows(m_search->questions(), m_sheet));
    m_questionHeader->setTitle(tr("Possible repetitions"));
    m_questionList->setAccessibleName(tr("Possible repetitions"));
    m_list->setAccessibleName(tr("Paragraphs and their facts"));
    m_questionHeader->setRemark(countedNumber(m_questions->rowCount()));
    showFocus();
}

QWidget* FactsWorkspace::focusTarget() const
{
    return m_stack->currentWidget();
}

void FactsWorkspace::entered()
{
    if (m_stale)
        refresh();
}

void FactsWorkspace::retranslate()
{
    showSheet();
}

} // namespace tandem
