#include "views/facts/factcontroller.h"

#include "models/error.h"
#include "models/facts/factedit.h"
#include "storage/changes/pending.h"
#include "storage/database/uuid.h"
#include "ui/parts.h"
#include "ui/screen/command.h"
#include "ui/screen/idlekeys.h"
#include "ui/screen/workspace.h"
#include "views/facts/factlistmodel.h"
#include "views/facts/factlistview.h"
#include "views/facts/factwords.h"
#include "views/facts/factwrites.h"
#include "views/session/projectsession.h"
#include "views/session/unstoredtexts.h"

#include <QAction>
#include <QMenu>

#include <algorithm>
#include <utility>

namespace tandem {

/// Turns what a person asks for into undoable changes of the sample's facts. An edit is worked out
/// when it is written, so that each begins with what the one before left.
class FactCommands final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(FactCommands)

public:
    explicit FactCommands(ProjectSession& session, QObject* parent = nullptr);

    /// What is on the screen.
    void setSheet(const FactSheet& sheet) { m_sheet = sheet; }
    /// Whether facts of a side can be edited by who sits here now.
    bool mayEdit(bool supporting) const;

    void edit(FactId fact, const QString& text);
    /// Splits before the UTF-16 offset `at` of `text`, which the fact has been edited to.
    void split(FactId fact, const QString& text, qsizetype at);
    void mergeWithNext(FactId fact);
    /// Adds a fact as the one at `index` (from 0) of the paragraph; gives its UUID, empty where the
    /// text is none.
    QString add(ParagraphId paragraph, int index, const QString& text);
    void remove(FactId fact);
    /// One place up or down in its paragraph.
    void move(FactId fact, bool down);
    /// Confirms that the fact repeats another; none takes the mark off.
    void setRepeats(FactId fact, std::optional<FactId> repeated);
    /// Says that two facts are different though they look alike.
    void setApart(FactId fact, FactId other);
    /// Says the opposite of what is said of the fact's mask; without a mask, that it is masked.
    void overruleMask(FactId fact);
    /// Says again what is said of the mask, with a note.
    void noteOnMask(FactId fact, const QString& note);
    /// The person's note on the mask where it could not be stored.
    std::optional<QString> unstoredNote(FactId fact) const;
    /// What was typed for the fact where it could not be stored; of no fact: for a new one.
    std::optional<QString> unstoredText(FactId fact) const;
    /// A sentence about texts that could not be stored; empty where there are none.
    QString unsaved() const;
    /// Not undoable: nothing is lost by it, and the facts can be removed.
    void takeOverImported();

signals:
    /// The fact that an edit leaves current, by its UUID: it need not be there yet.
    void factWanted(const QString& uuid);
    void failed(const tandem::Error& error);
    /// A note on a mask could not be stored.
    void noteFailed();

private:
    /// `text` has a place for the number of the fact.
    Job change(FactId id, const QString& text, const FactIntent& intent);
    /// What was typed stays known until it is stored.
    void hold(FactId id, const QString& typed, const Job& job);
    Job sayMask(const FactRow& fact, bool masked, const QString& note, const QString& text);
    bool isMasked(const FactRow& fact) const;
    PersonId by() const;

    ProjectSession& m_session;
    FactSheet m_sheet;
    Pending<FactId, bool> m_masks; ///< what is said of them
    UnstoredTexts<std::pair<PersonId, FactId>> m_notes;
    UnstoredTexts<std::pair<PersonId, FactId>> m_texts;
};

FactCommands::FactCommands(ProjectSession& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
}

bool FactCommands::mayEdit(bool supporting) const
{
    return m_sheet.kind == FactSheet::Kind::Ready && by().isValid() &&
           !(supporting && m_sheet.fixed);
}

PersonId FactCommands::by() const
{
    return m_session.currentPerson();
}

Job FactCommands::change(FactId id, const QString& text, const FactIntent& intent)
{
    const FactRow* fact = m_sheet.find(id);
    return fact ? m_session.change(this, {text.arg(results::countText(fact->number)),
                                             changeWrite(m_sheet.sample.id, *fact, intent, by())})
                : Job();
}

void FactCommands::hold(FactId id, const QString& typed, const Job& job)
{
    m_texts.hold({by(), id}, typed, job, this, [] {});
}

std::optional<QString> FactCommands::unstoredText(FactId id) const
{
    return m_texts.hasFailed({by(), id}) ? m_texts.text({by(), id}) : std::nullopt;
}

QString FactCommands::unsaved() const
{
    const QString ofTexts = m_texts.said();
    return ofTexts.isEmpty() ? m_notes.said() : ofTexts;
}

void FactCommands::edit(FactId id, const QString& text)
{
    const FactRow* fact = m_sheet.find(id);
    const bool isShown = m_session.project().pendingWrites() == 0;
    if (!fact || (isShown && fact->text == text)) {
        m_texts.drop({by(), id});
        return;
    }
    if (const auto checked = checkedFactText(text); !checked)
        emit failed(checked.error());
    else
        hold(id, text, change(id, tr("editing fact %1"), changedTo(*checked)));
}

void FactCommands::split(FactId id, const QString& text, qsizetype at)
{
    if (const auto halves = splitFact(text, at); !halves)
        emit failed(halves.error());
    else
        hold(id, text,
            change(id, tr("splitting fact %1"),
                splitInto({{{}, halves->first}, {newUuid(), halves->second}})));
}

void FactCommands::mergeWithNext(FactId id)
{
    change(id, tr("merging fact %1 with the next"), mergedWithNext());
}

QString FactCommands::add(ParagraphId paragraph, int index, const QString& text)
{
    const auto checked = checkedFactText(text);
    if (!checked) {
        emit failed(checked.error());
        return {};
    }
    const FactText added{newUuid(), *checked};
    emit factWanted(added.uuid);
    hold({}, text,
        m_session.change(this,
            {tr("adding a fact"), addWrite(m_sheet.sample.id, paragraph, added, index, by())}));
    return added.uuid;
}

void FactCommands::remove(FactId id)
{
    change(id, tr("deleting fact %1"), takenOut());
}

void FactCommands::move(FactId id, bool down)
{
    change(id, tr("moving fact %1"), movedBy(down ? 1 : -1));
}

void FactCommands::setRepeats(FactId id, std::optional<FactId> repeated)
{
    const FactRow* fact = m_sheet.find(id);
    if (!fact || fact->repeats == repeated)
        return;
    const QString number = results::countText(fact->number);
    m_session.change(this, {repeated ? tr("marking fact %1 as repeated").arg(number)
                                     : tr("unmarking fact %1 as repeated").arg(number),
                               repeatsWrite(m_sheet.sample.id, id, repeated, by())});
}

void FactCommands::setApart(FactId id, FactId other)
{
    const FactRow* fact = m_sheet.find(id);
    if (!fact || m_sheet.distinct.contains(id, other))
        return;
    m_session.change(
        this, {tr("marking fact %1 as different").arg(results::countText(fact->number)),
                  distinctWrite(m_sheet.sample.id, id, other, true, by())});
}

bool FactCommands::isMasked(const FactRow& fact) const
{
    return m_masks.value(fact.id).value_or(fact.mask && fact.mask->masked);
}

Job FactCommands::sayMask(
    const FactRow& fact, bool masked, const QString& note, const QString& text)
{
    const Job job = m_session.change(
        this, {text, maskWrite(m_sheet.sample.id, fact.id, {{masked, note}}, by())});
    m_masks.add(fact.id, masked, job, this);
    return job;
}

void FactCommands::overruleMask(FactId id)
{
    const FactRow* fact = m_sheet.find(id);
    if (!fact || m_sheet.sideOf(*fact) != std::optional(false))
        return;
    const bool masked = !isMasked(*fact);
    const QString number = results::countText(fact->number);
    sayMask(*fact, masked, {},
        masked ? tr("masking fact %1").arg(number) : tr("unmasking fact %1").arg(number));
}

void FactCommands::noteOnMask(FactId id, const QString& note)
{
    const FactRow* fact = m_sheet.find(id);
    if (!fact || m_sheet.sideOf(*fact) != std::optional(false))
        return;
    const Job job = sayMask(*fact, isMasked(*fact), note,
        tr("note on the mask of fact %1").arg(results::countText(fact->number)));
    m_notes.hold({by(), id}, note, job, this, [this] { emit noteFailed(); });
}

std::optional<QString> FactCommands::unstoredNote(FactId id) const
{
    return m_notes.hasFailed({by(), id}) ? m_notes.text({by(), id}) : std::nullopt;
}

void FactCommands::takeOverImported()
{
    m_session.change(this, {.write = takeOverWrite(m_sheet.sample.id, by())});
}

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
    sayWhyKeysAreIdle(
        &m_list,
        [](const QAction* key) {
            return key->objectName() == QLatin1String("factsShowKey")
                       ? tr("There is no key-fact round yet: a lead starts it.")
                       : QString();
        },
        &m_screen);
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

#include "views/facts/factcontroller.moc"
