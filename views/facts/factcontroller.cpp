#include "views/facts/factcontroller.h"

#include "models/facts/factedit.h"
#include "ui/parts.h"
#include "ui/screen/command.h"
#include "ui/screen/idlekeys.h"
#include "ui/screen/workspace.h"
#include "views/facts/factcommands.h"
#include "views/facts/factlistview.h"

#include <QAction>
#include <QMenu>

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

QString noFact()
{
    return FactController::tr("No fact is selected. Select one with the arrow keys.");
}

} // namespace

FactController::FactController(ProjectSession& session, FactListView& list, Workspace& screen)
    : QObject(&screen)
    , m_list(list)
    , m_model(list.facts())
    , m_screen(screen)
    , m_commands(new FactCommands(session, this))
{
    connectList();
    connect(m_commands, &FactCommands::failed, &screen, &Workspace::tellError);
    connect(m_commands, &FactCommands::factWanted, this, &FactController::factWanted);
    connect(m_commands, &FactCommands::noteFailed, this, &FactController::noteFailed);
}

void FactController::connectList()
{
    connect(&m_list, &FactListView::typed, this,
        [this](const QModelIndex& index, const QString& text) { takeTyped(index.row(), text); });
    connect(&m_list, &FactListView::splitTyped, this,
        [this](const QModelIndex& index, const QString& text, qsizetype at) {
            m_screen.clearMessage();
            if (const FactRow* fact = m_model.factAt(index.row()))
                m_commands->split(fact->id, text, at);
        });
    connect(&m_list, &FactListView::entered, this, [this] { m_continued = m_added; });
    connect(&m_list, &FactListView::typingRefused, &m_screen, &Workspace::tellError);
    connect(&m_list, &FactListView::dropAsked, this, [this] {
        m_asksToDrop = true;
        m_screen.explain(tr("Unsaved. Enter saves; Esc again discards."));
    });
    // The view is still taking its editor down.
    connect(&m_list, &FactListView::editorClosed, this, &FactController::endEditing,
        Qt::QueuedConnection);
    connect(&m_list, &FactListView::menuRequested, this, &FactController::showMenu);
    sayWhyKeysAreIdle(&m_list, [this](const QAction* key) { return whyIdle(*key); });
}

void FactController::setSheet(const FactSheet& sheet)
{
    m_sheet = sheet;
    m_commands->setSheet(sheet);
}

bool FactController::mayEdit(bool supporting) const
{
    return m_commands->mayEdit(supporting);
}

const FactRow* FactController::currentFact() const
{
    return m_model.factAt(m_list.currentRow());
}

/// On a paragraph the keys of facts are not offered; whoever presses one is told what it needs.
QString FactController::whyIdle(const QAction& key) const
{
    const bool needsFact = key.objectName() != QLatin1String("factNextQuestion");
    const bool lacksFact =
        !currentFact() && mayEdit(commandNamed(&m_screen, "factsSupporting")->isChecked());
    return needsFact && lacksFact ? noFact() : QString();
}

void FactController::withFact(const std::function<void(const FactRow&)>& what)
{
    m_screen.clearMessage();
    const FactRow* fact = currentFact();
    if (!fact)
        return m_screen.tell(noFact());
    // The row may change while something is done about it.
    const FactRow kept = *fact;
    what(kept);
}

void FactController::takeTyped(int row, const QString& text)
{
    m_screen.clearMessage();
    m_added.clear();
    m_continued.clear();
    if (const FactRow* fact = m_model.factAt(row)) {
        m_commands->edit(fact->id, text);
        return;
    }
    const auto [paragraph, place] = m_model.draft();
    if (paragraph.isValid())
        m_added = m_commands->add(paragraph, place, text);
}

void FactController::endEditing()
{
    if (m_list.isEditing())
        return;
    if (std::exchange(m_splitting, false) || std::exchange(m_asksToDrop, false))
        m_screen.clearMessage();
    const int current = m_list.currentRow();
    const bool hasElsewhere =
        current >= 0 && m_model.kindOf(current) != FactListModel::RowKind::Draft;
    const ParagraphId paragraph = m_model.draft().first;
    m_model.endDraft();
    // The draft leaves current what it stood behind, unless something else was chosen.
    const FactId behind = std::exchange(m_addingBehind, {});
    const int row = behind.isValid() ? m_model.rowOf(behind) : m_model.rowOf(paragraph);
    if (row >= 0 && !hasElsewhere)
        m_list.setCurrentRow(row);
    emit editingEnded();
}

void FactController::showMenu(const QPoint& place)
{
    auto* menu = named(new QMenu(&m_screen), "factMenu");
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions(
        commandsNamed(&m_screen, {"factEdit", "factSplit", "factMerge", "factAdd", "factRemove",
                                     "factMoveUp", "factMoveDown", "factRepeats", "factApart",
                                     "factOverrule", "factMaskNote", "factHistory"}));
    menu->popup(place);
}

void FactController::goTo(FactId id)
{
    const FactRow* fact = m_sheet.find(id);
    const auto side = fact ? m_sheet.sideOf(*fact) : std::nullopt;
    if (!side)
        return;
    showSide(*side);
    m_list.setCurrentRow(m_model.rowOf(id));
}

void FactController::showSide(bool isSupporting)
{
    commandNamed(&m_screen, isSupporting ? "factsSupporting" : "factsNonsupporting")
        ->setChecked(true);
}

void FactController::continueBehind(const QString& uuid)
{
    // Whoever went elsewhere meanwhile does not want an editor.
    if (!uuid.isEmpty() && uuid == std::exchange(m_continued, {}) && m_list.hasFocus())
        beginAdding();
}

void FactController::beginEditing()
{
    withFact([this](const FactRow& fact) {
        m_list.beginEditing(m_list.currentRow());
        showUnstored(fact.id);
    });
}

void FactController::beginSplit()
{
    withFact([this](const FactRow& fact) {
        const auto at = suggestedSplit(fact.text);
        m_list.beginEditing(
            m_model.rowOf(fact.id), static_cast<int>(at.value_or(fact.text.size())));
        m_splitting = true;
        m_screen.explain(
            tr("Put the cursor where the second fact begins; Ctrl+Enter splits it there."));
    });
}

void FactController::beginAdding()
{
    m_screen.clearMessage();
    if (!m_list.isVisible())
        emit listWanted();
    const int row = m_list.currentRow();
    const ParagraphId paragraph = m_model.paragraphAt(std::max(0, row));
    const QList<FactRow> facts = m_sheet.ofParagraph(paragraph);
    // After the current fact, or at the end.
    qsizetype index = facts.size();
    FactId behind;
    if (const FactRow* fact = m_model.factAt(row)) {
        behind = fact->id;
        index = 1 + std::distance(facts.cbegin(),
                        std::find_if(facts.cbegin(), facts.cend(),
                            [fact](const FactRow& each) { return each.id == fact->id; }));
    }
    const int draft = m_model.beginDraft(paragraph, static_cast<int>(index));
    if (draft < 0)
        return;
    m_addingBehind = behind;
    m_list.beginEditing(draft);
    showUnstored({});
}

/// What could not be stored stands in the editor again.
void FactController::showUnstored(FactId fact)
{
    if (const auto text = m_commands->unstoredText(fact))
        m_list.setTyped(*text);
}

void FactController::mergeWithNext()
{
    withFact([this](const FactRow& fact) { m_commands->mergeWithNext(fact.id); });
}

void FactController::remove()
{
    withFact([this](const FactRow& fact) { m_commands->remove(fact.id); });
}

void FactController::move(bool down)
{
    withFact([this, down](const FactRow& fact) { m_commands->move(fact.id, down); });
}

void FactController::overruleMask()
{
    withFact([this](const FactRow& fact) { m_commands->overruleMask(fact.id); });
}

void FactController::setApart()
{
    withFact([this](const FactRow& fact) {
        if (const auto* question = m_model.questionAbout(fact.id))
            m_commands->setApart(fact.id, question->earlier);
    });
}

void FactController::toggleRepetition()
{
    withFact([this](const FactRow& fact) {
        if (fact.repeats)
            m_commands->setRepeats(fact.id, std::nullopt);
        else if (const auto* question = m_model.questionAbout(fact.id))
            m_commands->setRepeats(fact.id, question->earlier);
    });
}

void FactController::noteOnMask(const QString& note)
{
    withFact([&](const FactRow& fact) { m_commands->noteOnMask(fact.id, note); });
}

std::optional<QString> FactController::unstoredNote(FactId fact) const
{
    return m_commands->unstoredNote(fact);
}

QString FactController::unsaved() const
{
    return m_commands->unsaved();
}

void FactController::takeOverImported()
{
    m_commands->takeOverImported();
}

} // namespace tandem
