// What the commands of the Facts workspace do.

#include "models/facts/factedit.h"
#include "ui/rows/cardsview.h"
#include "ui/rows/rowsof.h"
#include "views/facts/factactions.h"
#include "views/facts/factcommands.h"
#include "views/facts/factlistview.h"
#include "views/facts/factsworkspace.h"
#include "views/facts/repetitionrows.h"
#include "views/session/projectsession.h"
#include "views/session/samplelistpane.h"

#include <QAction>
#include <QListView>
#include <QMenu>
#include <QStackedWidget>

#include <algorithm>

namespace tandem {

const FactRow* FactsWorkspace::currentFact() const
{
    return m_model->factAt(m_list->currentRow());
}

void FactsWorkspace::withFact(const std::function<void(const FactRow&)>& what)
{
    clearMessage();
    const FactRow* fact = currentFact();
    if (!fact)
        return;
    // The row may change while something is done about it.
    const FactRow kept = *fact;
    what(kept);
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
        explain(tr("Put the cursor where the second fact begins; Ctrl+Enter splits there."));
    });
}

void FactsWorkspace::beginAdding()
{
    clearMessage();
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
    const int here = fact ? m_questions->rowOf(RowKey(fact->id)) : -1;
    int next = (here + 1) % count;
    if (here < 0 && fact) {
        // Not asked about itself: the first question about a fact after it.
        for (int i = 0; i < count; ++i) {
            const FactRow* asked = m_sheet.find(m_questions->rowAt(i)->fact);
            if (asked && asked->number > fact->number) {
                next = i;
                break;
            }
        }
    }
    m_questionList->setCurrentIndex(m_questions->index(next, 0));
    goTo(m_questions->rowAt(next)->fact);
}

} // namespace tandem
