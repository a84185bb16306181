#include "views/session/verdictworkbench.h"

#include "models/verdicts/undecided.h"
#include "ui/choicemenu.h"
#include "ui/parts.h"
#include "ui/screen/workclock.h"
#include "ui/screen/workspace.h"
#include "ui/verdicts/stances.h"
#include "ui/verdicts/verdictpanel.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"
#include "views/session/sessionwords.h"
#include "views/session/unfinishedwork.h"

#include <QAction>
#include <QScopedValueRollback>

#include <optional>
#include <utility>

namespace tandem {

VerdictWorkbench::VerdictWorkbench(ProjectSession& session, WorkbenchItems& items, ItemView& view,
    VerdictPanel& panel, const VerdictCommands& commands, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_items(items)
    , m_view(view)
    , m_panel(panel)
    , m_commands(commands)
{
    const auto on = [this](QAction* action, auto&& slot) {
        connect(action, &QAction::triggered, this, [this, slot] {
            dropTold(); // that it has no opinion yet, or all have one, is not true any more
            slot();
        });
    };
    on(commands.agree, [this] { give(Stance::Agree); });
    on(commands.disagree, [this] { disagree(); });
    on(commands.unsure, [this] { give(Stance::Unsure); });
    on(commands.agreeWithAll, [this] { agreeWithAll(); });
    on(commands.takeBack, [this] { takeBack(); });
    on(commands.note, [this] { m_panel.answers()->focusNote(); });
    on(commands.nextUndecided, [this] { goToNext(Sought::Undecided); });
    on(commands.nextDiffering, [this] { goToNext(Sought::Differing); });
    on(commands.done, [this] { finish(); });
    on(commands.choosePerson, [this] { emit NextSteps::of(m_session).personRequested(); });
    connect(panel.answers(), &AnswerBar::noteWritten, this, [this](const QString& note) {
        if (m_answered)
            m_items.setNote(*m_answered, note);
    });
    connect(&panel, &VerdictPanel::questionLeft, this, &VerdictWorkbench::showStrip);
    connect(&items, &WorkbenchItems::reviewsChanged, this, &VerdictWorkbench::showAll);
    connect(&items, &WorkbenchItems::broughtUp, this, &VerdictWorkbench::bringUp);
    connect(&session, &ProjectSession::currentPersonChanged, this, [this] {
        dropQuestion(); // it was somebody else's
        showStrip();
    });
    connect(&session, &ProjectSession::peopleChanged, this, &VerdictWorkbench::showCurrent);
    session.unfinished().addTyped(
        this, [this] { m_panel.answers()->writeNote(); }, [this] { return unsaved(); });
    if (Workspace* screen = Workspace::of(&panel)) {
        screen->clock().drive(items.time());
        connect(&items, &WorkbenchItems::failed, screen, &Workspace::tellError);
    }
}

void VerdictWorkbench::setCurrent(const std::optional<ItemKey>& item)
{
    m_panel.answers()->writeNote();
    m_items.setCurrent(item);
    showCurrent();
}

void VerdictWorkbench::showCurrent()
{
    const std::optional<ItemKey> item = m_items.current();
    m_answered = item;
    showCommands();
    m_view.showCurrent();
    const JudgedWork* judged = item ? m_items.find(item->subject) : nullptr;
    if (judged)
        m_panel.answers()->setDecision(judged->subject->name(item->decision), m_items.note(*item),
            m_items.mayReview(*item), m_items.isUnstored(*item));
    else
        m_panel.answers()->setDecision({}, {}, false, false);
}

void VerdictWorkbench::showAll()
{
    m_view.showReviews();
    showStrip();
    emit changed();
}

void VerdictWorkbench::showCommands()
{
    if (!m_view.isInSight())
        return;
    const std::optional<ItemKey> item = m_items.current();
    const bool isJudged = item && m_items.mayReview(*item);
    for (QAction* action : {m_commands.agree, m_commands.disagree, m_commands.unsure,
             m_commands.agreeWithAll, m_commands.takeBack, m_commands.note})
        action->setEnabled(isJudged);
    const auto stance = item ? m_items.review(*item).stance : std::optional<Stance>();
    m_commands.agree->setChecked(stance == Stance::Agree);
    m_commands.disagree->setChecked(stance == Stance::Disagree);
    m_commands.unsure->setChecked(stance == Stance::Unsure);
    m_commands.done->setEnabled(m_items.mayReview());
    const bool hasPerson = m_session.currentPerson().isValid();
    m_commands.choosePerson->setVisible(!hasPerson);
    for (QAction* action : {m_commands.nextUndecided, m_commands.nextDiffering})
        action->setEnabled(hasPerson && !m_session.packet() && m_view.canSearch());
}

void VerdictWorkbench::showStrip()
{
    const int needed = m_items.needed();
    const int decided = m_items.decided();
    const WorkbenchTexts texts = m_view.texts(needed - decided);
    if (m_items.main().isDone() || decided < needed)
        dropQuestion();
    if (m_items.main().isDone())
        m_panel.showState(
            texts.done, m_commands.nextUndecided->isEnabled() ? m_commands.nextUndecided : nullptr);
    else if (m_items.mayReview() && needed > 0 && decided == needed)
        m_panel.showState(texts.allDecided, m_commands.done);
    else if (!texts.open.isEmpty())
        m_panel.showState(texts.open, texts.openAction);
    else if (!m_items.isEmpty() && m_commands.choosePerson->isVisible())
        m_panel.showState(texts.chooseName, m_commands.choosePerson);
    else
        m_panel.showState({}, nullptr);
}

void VerdictWorkbench::give(Stance stance)
{
    const auto item = m_items.current();
    if (!item || !m_items.mayReview(*item))
        return;
    m_panel.answers()->writeNote();
    const std::optional<Stance> before = m_items.review(*item).stance;
    m_items.give(*item, stance);
    // Disagreeing stays at a judgment, where the next key would replace it unnoticed.
    Workspace* screen = Workspace::of(&m_panel);
    if (screen && before && *before != stance)
        screen->tell(SessionWords::tr("Review changed from \"%1\" to \"%2\".", "agree, disagree")
                         .arg(stanceName(*before), stanceName(stance)));
    showCommands(); // a click has checked one; what is on disk says whether it is
    m_view.showCurrent();
    advance();
}

void VerdictWorkbench::disagree()
{
    const auto item = m_items.current();
    if (!item || !m_items.mayReview(*item))
        return;
    m_panel.answers()->writeNote();
    showCommands();
    m_view.showCurrent();
    const JudgedSubject& subject = *m_items.find(item->subject)->subject;
    // It stays: what was turned over may ask for a note, or for more.
    if (const auto corrections = subject.corrections(item->decision))
        openCorrections(*item, *corrections);
    else
        m_items.give(*item, Stance::Disagree, subject.turnedOver(item->decision));
}

/// Asks by number keys, the arrows or the pointer; nothing is said where the menu is closed.
void VerdictWorkbench::openCorrections(
    const ItemKey& item, const QList<NamedCorrection>& corrections)
{
    auto* menu = named(new ChoiceMenu(m_panel.answers()), m_view.correctionMenu());
    for (const NamedCorrection& one : corrections)
        connect(menu->addAction(one.words), &QAction::triggered, this,
            [this, item, correction = one.correction] {
                m_items.give(item, Stance::Disagree, correction);
            });
    menu->popup(m_panel.answers()->menuPlace());
    if (!menu->actions().isEmpty())
        menu->setActiveAction(menu->actions().first());
}

void VerdictWorkbench::agreeWithAll()
{
    m_panel.answers()->writeNote();
    for (const ItemKey& item : m_view.together()) {
        if (m_items.mayReview(item) && !m_items.review(item).stance &&
            m_items.find(item.subject)->subject->isAgreeable(item.decision))
            m_items.give(item, Stance::Agree);
    }
    advance();
}

void VerdictWorkbench::takeBack()
{
    if (const auto item = m_items.current())
        m_items.takeBack(*item);
}

void VerdictWorkbench::advance()
{
    const auto next = nextDecision(m_view.listed(), m_items.current(),
        [this](const ItemKey& item) { return m_items.isUndecided(item); });
    if (next)
        m_view.goTo(*next);
}

void VerdictWorkbench::finish()
{
    if (!m_items.mayReview())
        return;
    const int left = m_items.needed() - m_items.decided();
    const WorkbenchTexts texts = m_view.texts(left);
    if (left > 0) {
        advance();
        if (Workspace* screen = Workspace::of(&m_panel))
            screen->warn(texts.left);
        return;
    }
    m_panel.ask(texts.askDone, SessionWords::tr("Done"), [this] { m_items.finish(); });
}

void VerdictWorkbench::bringUp(const ItemKey& item)
{
    if (m_items.isMain(item.subject)) {
        m_view.goTo(item);
        return;
    }
    const QScopedValueRollback stepping(m_isStepping, true);
    m_isSearching = false;
    m_wanted = item;
    m_view.open(item.subject);
}

void VerdictWorkbench::begin(Sought sought)
{
    m_sought = sought;
    m_visited.clear();
    m_isSearching = false;
    m_view.beginSearch();
}

std::optional<ItemKey> VerdictWorkbench::sought(const std::optional<ItemKey>& after) const
{
    if (m_sought == Sought::Differing)
        return m_items.nextDiffering(after);
    return m_items.mayReview()
               ? m_items.nextUndecided(
                     after, [this](const ItemKey& item) { return m_view.isLookedAt(item); })
               : std::nullopt;
}

void VerdictWorkbench::goToNext(Sought what)
{
    begin(what);
    const std::optional<ItemKey> current = m_items.current();
    if (what == Sought::Undecided && current && m_items.isStillNeeded(*current)) {
        m_view.goTo(*current);
        tell(m_view.texts(0).undecidedHere);
        return;
    }
    const std::optional<ItemKey> next = sought(current);
    const QList<ItemKey> items = m_items.allItems();
    const bool isAhead =
        next && items.indexOf(*next) > (current ? items.indexOf(*current) : qsizetype(-1));
    // Whoever decides finishes a subject first; whoever looks through differences passes on.
    if (next && (isAhead || what == Sought::Undecided))
        m_view.goTo(*next);
    else
        searchOn(next);
}

void VerdictWorkbench::searchOn(const std::optional<ItemKey>& wrapped)
{
    m_visited.insert(m_view.place());
    {
        // What is there already comes at once.
        const QScopedValueRollback stepping(m_isStepping, true);
        m_isSearching = true;
        if (m_view.openNext(m_sought, m_visited))
            return;
    }
    m_isSearching = false;
    if (wrapped)
        m_view.goTo(*wrapped);
    else
        tell(m_view.nothingFound(m_sought));
}

void VerdictWorkbench::searchOnArrival(Sought sought)
{
    m_sought = sought;
    m_visited.clear();
    m_isSearching = true;
}

void VerdictWorkbench::leave()
{
    dropQuestion();
    if (m_isStepping)
        return;
    m_isSearching = false;
    m_wanted.reset();
}

void VerdictWorkbench::arrived()
{
    if (m_wanted && m_items.isMain(m_wanted->subject))
        m_view.goTo(*std::exchange(m_wanted, std::nullopt));
    if (!m_isSearching)
        return;
    const std::optional<ItemKey> next = sought(std::nullopt);
    if (next || !m_session.currentPerson().isValid() || m_view.endsSearch(m_sought))
        m_isSearching = false;
    if (next)
        m_view.goTo(*next);
    else if (m_isSearching)
        searchOn(std::nullopt);
}

void VerdictWorkbench::dropQuestion()
{
    m_panel.dropQuestion();
}

void VerdictWorkbench::tell(const QString& sentence)
{
    if (Workspace* screen = Workspace::of(&m_panel))
        screen->tell(sentence);
}

void VerdictWorkbench::dropTold()
{
    if (Workspace* screen = Workspace::of(&m_panel))
        screen->dropTold();
}

QString VerdictWorkbench::unsaved() const
{
    return m_items.hasWaitingNotes() ? m_view.waitingNoteText() : m_items.unstored();
}

} // namespace tandem
