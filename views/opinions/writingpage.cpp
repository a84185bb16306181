#include "views/opinions/writingpage.h"

#include "ui/arrange.h"
#include "ui/keyhint.h"
#include "ui/parts.h"
#include "ui/rows/rowsof.h"
#include "ui/screen/command.h"
#include "ui/screen/livetext.h"
#include "ui/screen/workspace.h"
#include "ui/spantextview.h"
#include "views/opinions/markeredit.h"
#include "views/opinions/opinionfields.h"
#include "views/opinions/opinionlists.h"
#include "views/opinions/opinionrows.h"
#include "views/opinions/opinionscontroller.h"
#include "views/opinions/sourcepane.h"
#include "views/opinions/utterancelist.h"
#include "views/opinions/workedit.h"

#include <QAction>
#include <QLabel>
#include <QScopedValueRollback>
#include <QScrollArea>

#include <algorithm>

namespace tandem {

WritingPage::WritingPage(
    OpinionsController& controller, SourcePane& source, QWidget& screen, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_source(source)
    , m_steps(controller)
    , m_card(new UtteranceCard)
    , m_state(named(newNote(nullptr, LabelStyle::Secondary), "writingState"))
    , m_sections(new QWidget)
    , m_lists(new OpinionLists(this))
    , m_picker(new ReferentPicker)
    , m_utterances(new UtteranceList(controller, this))
{
    addMarkCommands(screen);
    addListCommands(screen);
    addFieldCommands(screen);
    m_fields = new OpinionFields(controller, this);
    build();
    connectParts();
    inEveryLanguage(this, [this] {
        if (m_controller.utterance() > 0)
            showWork();
    });
}

void WritingPage::build()
{
    setObjectName(QStringLiteral("writingPage"));
    setFocusProxy(m_card->view());
    m_state->setContentsMargins(16, 4, 16, 8);
    inColumn(m_sections,
        {m_lists->titledOpinions([] { return tr("Main opinions"); }),
            m_lists->titledReferences([] { return tr("Implicit references of this opinion"); }),
            m_picker, m_fields},
        10, {0, 0, 0, 12});
    auto* all = new QWidget;
    setSurface(all, Surface::Panel);
    inColumn(all, {m_card, m_state, m_sections, m_utterances, Free()}, 0);
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(all);
    inColumn(this, {scroll}, 0);
}

void WritingPage::take(const std::function<void()>& step)
{
    settle();
    // What was told is about the step before.
    if (Workspace* screen = Workspace::of(this))
        screen->dropTold();
    step();
}

/// In the utterance, and in the article.
void WritingPage::addMarkCommands(QWidget& screen)
{
    const QList<QWidget*> inUtterance{m_card->view()};
    addCommand(
        &screen, "opinionMark", Qt::Key_O,
        [] { return tr("Mark the selection as a main &opinion"); },
        [this] { take([this] { markOpinion(); }); }, {}, inUtterance);
    addCommand(
        &screen, "opinionChangeWords", Qt::SHIFT | Qt::Key_O,
        [] { return tr("Change the words of the opinion"); },
        [this] { take([this] { changeWords(); }); }, {}, inUtterance);
    addCommand(
        &screen, "opinionMarkReference", Qt::Key_R,
        [] { return tr("Mark the selection as a &reference"); },
        [this] { take([this] { markReference(); }); }, {}, inUtterance);
    addCommand(
        &screen, "opinionNone", Qt::Key_N, [] { return tr("&No opinion in this utterance"); },
        [this] { take([this] { toggleNone(); }); }, {}, inUtterance);
}

void WritingPage::addListCommands(QWidget& screen)
{
    const QList<QWidget*> inReferences{m_lists->references()};
    addCommand(
        &screen, "opinionRemove", Qt::Key_Delete, [] { return tr("Remove the opinion"); },
        [this] { take([this] { removeOpinion(); }); }, {}, {m_lists->opinions()});
    addCommand(
        &screen, "opinionLinkReference", {Qt::Key_Return, Qt::Key_Enter, Qt::Key_L},
        [] { return tr("&Link the reference"); }, [this] { take([this] { link(); }); }, {},
        inReferences);
    addCommand(
        &screen, "opinionReferenceKind", Qt::Key_S,
        [] { return tr("Replace the phrase, or &supplement it"); },
        [this] { take([this] { m_steps.toggleKind(m_lists->currentReference()); }); }, {},
        inReferences);
    addCommand(
        &screen, "opinionMarkAnother", Qt::SHIFT | Qt::Key_R,
        [] { return tr("Add &another referent for the same words"); },
        [this] { take([this] { linkAt(m_steps.markAnother(m_lists->currentReference())); }); }, {},
        inReferences);
    addCommand(
        &screen, "opinionRemoveReference", Qt::Key_Delete,
        [] { return tr("Remove the reference"); }, [this] { take([this] { removeReference(); }); },
        {}, inReferences);
    addCommand(
        &screen, "opinionLinkSelection", {Qt::Key_Return, Qt::Key_Enter},
        [] { return tr("Link the reference to the selection"); },
        [this] { take([this] { linkSelection(); }); }, {}, {m_source.article()});
}

/// Anywhere while writing.
void WritingPage::addFieldCommands(QWidget& screen)
{
    addCommand(
        &screen, "opinionBold", Qt::CTRL | Qt::Key_B, [] { return tr("&Bold: clarified part"); },
        [this] { m_fields->toggleMarkers(); });
    addCommand(
        &screen, "opinionSplit", Qt::ALT | Qt::Key_S,
        [] { return tr("&Split into atomic opinions"); }, [this] { take([this] { split(); }); });
    addCommand(
        &screen, "opinionAtomUp", Qt::ALT | Qt::Key_Up,
        [] { return tr("Move the atomic opinion up"); },
        [this] { m_fields->atomsField()->moveLine(-1); });
    addCommand(
        &screen, "opinionAtomDown", Qt::ALT | Qt::Key_Down,
        [] { return tr("Move the atomic opinion down"); },
        [this] { m_fields->atomsField()->moveLine(1); });
    addCommand(
        &screen, "opinionRemoveAtom", Qt::CTRL | Qt::SHIFT | Qt::Key_K,
        [] { return tr("Delete the atomic opinion"); },
        [this] { m_fields->atomsField()->removeLine(); });
}

void WritingPage::addFocusCommands(QWidget& screen)
{
    addCommand(
        &screen, "opinionsFocusUtterance", Qt::ALT | Qt::Key_U,
        [] { return tr("Go to the utterance"); }, [this] { focusUtterance(); });
    addCommand(
        &screen, "opinionsFocusOpinions", Qt::ALT | Qt::Key_O,
        [] { return tr("Go to the opinions"); },
        [this] { m_lists->opinions()->setFocus(Qt::ShortcutFocusReason); });
    addCommand(
        &screen, "opinionsFocusReferences", Qt::ALT | Qt::Key_R,
        [] { return tr("Go to the references"); },
        [this] { m_lists->references()->setFocus(Qt::ShortcutFocusReason); });
    addCommand(
        &screen, "opinionsFocusClear", Qt::ALT | Qt::Key_C,
        [] { return tr("Go to the clear opinion"); },
        [this] { m_fields->clearField()->setFocus(Qt::ShortcutFocusReason); });
    addCommand(
        &screen, "opinionsFocusAtoms", Qt::ALT | Qt::Key_T,
        [] { return tr("Go to the atomic opinions"); },
        [this] { m_fields->atomsField()->setFocus(Qt::ShortcutFocusReason); });
}

void WritingPage::connectParts()
{
    using C = OpinionsController;
    connect(&m_controller, &C::workChanged, this, [this](int place) {
        if (place == m_controller.utterance())
            showWork();
    });
    connect(&m_controller, &C::aboutToReload, m_picker, &ReferentPicker::dismiss);
    connect(m_lists, &OpinionLists::opinionChosen, this, &WritingPage::showOpinion);
    connect(m_lists, &OpinionLists::referenceChosen, this, &WritingPage::showMarks);
    connect(m_fields, &OpinionFields::givenUp, this, &WritingPage::focusUtterance);
    connect(m_fields, &OpinionFields::atomChanged, this, &WritingPage::showMarks);
    connect(m_fields, &OpinionFields::typed, this, &WritingPage::typed);
    connect(m_fields, &OpinionFields::failed, this, &WritingPage::failed);
    connect(m_utterances, &UtteranceList::entered, this, &WritingPage::focusUtterance);
    connect(m_picker, &ReferentPicker::chosen, this, &WritingPage::linkTo);
    connect(m_picker, &ReferentPicker::givenUp, this, &WritingPage::leaveLinking);
    connect(m_picker, &ReferentPicker::searched, &m_source, &SourcePane::markFound);
}

void WritingPage::settle()
{
    m_fields->settle();
}

bool WritingPage::isTyping() const
{
    return m_fields->isTyping();
}

void WritingPage::showAll()
{
    const OpinionContext context = m_controller.context();
    if (m_controller.utterance() != m_fields->utterance() || !m_controller.mayWrite())
        m_picker->dismiss();
    m_card->setUtterance(context, m_controller.utterance(), m_controller.sheet().utterances());
    m_utterances->showAll();
    showWork();
}

void WritingPage::showWork()
{
    const UtteranceWork work = m_controller.work();
    m_lists->showOpinions(work, m_controller.context().utterance);
    showHints(work);
    showSections();
    showOpinion();
}

/// The keys that do something now.
void WritingPage::showHints(const UtteranceWork& work)
{
    QList<KeyHint> hints;
    if (m_controller.mayWrite()) {
        hints.append({QStringLiteral("O"), tr("opinion")});
        if (!work.opinions.isEmpty())
            hints.append({QStringLiteral("R"), tr("reference")});
        else
            hints.append({QStringLiteral("N"), tr("no opinion")});
    }
    m_card->setHints(hints);
}

QString WritingPage::stateText() const
{
    const UtteranceWork work = m_controller.work();
    const bool mayWrite = m_controller.mayWrite();
    if (!mayWrite && m_controller.mode() == OpinionsMode::Writing)
        return tr("This utterance is assigned to your partner.");
    if (work.noOpinion)
        return mayWrite ? tr("This utterance voices no opinion. N undoes this.")
                        : tr("This utterance voices no opinion.");
    if (work.opinions.isEmpty() && mayWrite)
        return tr("Select the words that voice an opinion and press O, or press N if there are "
                  "none. Without a selection, O marks the whole utterance.");
    return {};
}

void WritingPage::showSections()
{
    const bool any = !m_controller.work().opinions.isEmpty();
    // The keyboard leaves before the fields go, or it would wander out of the workspace.
    if (!any && m_sections->isAncestorOf(window()->focusWidget()))
        focusUtterance();
    m_sections->setVisible(any);
    const QString state = stateText();
    m_state->setText(state);
    m_state->setVisible(!state.isEmpty());
    enableCommands(this,
        {"opinionMark", "opinionChangeWords", "opinionMarkReference", "opinionNone",
            "opinionRemove", "opinionLinkReference", "opinionReferenceKind", "opinionMarkAnother",
            "opinionRemoveReference", "opinionLinkSelection", "opinionSplit", "opinionAtomUp",
            "opinionAtomDown", "opinionRemoveAtom"},
        m_controller.mayWrite());
}

void WritingPage::showOpinion()
{
    const qsizetype current = m_lists->currentOpinion();
    m_fields->showOpinion(current);
    const MainOpinion opinion = m_controller.work().opinions.value(current);
    m_lists->showReferences(opinion.references, m_controller.context());
    showMarks();
}

void WritingPage::showMarks()
{
    const UtteranceWork work = m_controller.work();
    const auto [index, current] = m_lists->currentReference();
    if (index < 0 || index >= work.opinions.size()) {
        m_card->setMarks(work, -1, -1);
        m_source.markReferents({}, -1);
        return;
    }
    const MainOpinion& opinion = work.opinions.at(index);
    const int line = m_fields->currentAtom();
    if (line >= 0 && line < opinion.atoms.size()) {
        const QList<qsizetype> named =
            referencesNamedIn(opinion, opinion.atoms.at(line).text, m_controller.context().article);
        m_card->setMarks(opinion, named);
        m_source.markReferents(opinion, named);
        return;
    }
    const bool isOfReference = m_lists->references()->hasFocus() || m_picker->isAsking();
    const qsizetype reference = isOfReference ? current : -1;
    m_card->setMarks(work, index, reference);
    if (!m_picker->isAsking())
        m_source.markReferents(opinion.references, reference);
}

void WritingPage::markOpinion()
{
    SpanTextView* view = m_card->view();
    const auto selected = view->selectedPlace();
    const Utf16Span span =
        selected ? selected->span : Utf16Span{0, m_controller.context().utterance.size()};
    const qsizetype index = span.length == 0 ? -1 : m_steps.markOpinion(span);
    if (index < 0)
        return;
    m_lists->chooseOpinion(index);
    view->select({0, {span.start, 0}});
}

void WritingPage::toggleNone()
{
    if (m_controller.work().opinions.isEmpty())
        m_steps.toggleNone();
    else
        tell(tr("This utterance has main opinions: remove them first."));
}

void WritingPage::removeOpinion()
{
    m_steps.removeOpinion(m_lists->currentOpinion());
    if (!m_lists->hasOpinions())
        focusUtterance();
}

void WritingPage::removeReference()
{
    m_steps.removeReference(m_lists->currentReference());
    if (!m_lists->hasReferences())
        focusUtterance();
}

void WritingPage::changeWords()
{
    const auto selected = m_card->view()->selectedPlace();
    if (m_lists->currentOpinion() < 0)
        tell(tr("Mark the words of a main opinion first (O)."));
    else if (!selected)
        tell(tr("Select the new words of the opinion first."));
    else
        m_steps.changeWords(m_lists->currentOpinion(), selected->span);
}

void WritingPage::tell(const QString& sentence)
{
    if (Workspace* screen = Workspace::of(this))
        screen->tell(sentence);
}

void WritingPage::markReference()
{
    const auto selected = m_card->view()->selectedPlace();
    const QString utterance = m_controller.context().utterance;
    const auto isWord = [](QChar letter) { return letter.isLetterOrNumber(); };
    // A lone punctuation mark refers to nothing.
    const bool hasWords =
        selected &&
        std::ranges::any_of(utterance.mid(selected->span.start, selected->span.length), isWord);
    if (!hasWords) {
        tell(tr("Select the words of the reference first."));
        return;
    }
    const ReferencePlace place = m_steps.markReference(selected->span, m_lists->currentOpinion());
    if (place.isValid())
        return linkAt(place);
    tell(m_controller.work().opinions.isEmpty()
             ? tr("A reference belongs to a main opinion: mark the words of that first (O).")
             : tr("These words cannot be a reference of this opinion. Select the opinion that they "
                  "belong to, and mark them again."));
}

void WritingPage::linkAt(ReferencePlace place)
{
    if (!place.isValid())
        return;
    m_lists->chooseOpinion(place.opinion);
    m_lists->chooseReference(place.reference);
    link();
}

void WritingPage::link()
{
    const ReferencePlace place = m_lists->currentReference();
    if (!place.isValid() || !m_controller.mayWrite())
        return;
    m_picker->ask(m_steps.phraseOf(place), m_source.paragraphs());
    showMarks();
}

void WritingPage::linkTo(const Referent& referent)
{
    if (!m_lists->currentReference().isValid())
        return;
    m_steps.link(m_lists->currentReference(), referent);
    leaveLinking();
}

void WritingPage::leaveLinking()
{
    // The keyboard leaves before the field goes, or it would wander on.
    focusUtterance();
    m_picker->dismiss();
    m_card->view()->clearSelection();
    showMarks();
}

void WritingPage::linkSelection()
{
    const auto selected = m_source.article()->selectedPlace();
    if (!m_lists->currentReference().isValid())
        tell(tr("Mark a reference in the utterance first (R); your selection here is then linked "
                "to it."));
    else if (!selected)
        tell(tr("Select the words that the reference refers to first."));
    else if (m_controller.mayWrite())
        linkTo(ArticleReferent{m_source.paragraphs().at(selected->text).number, selected->span});
}

void WritingPage::split()
{
    if (m_lists->currentOpinion() < 0)
        return;
    m_steps.split(m_lists->currentOpinion());
    m_fields->atomsField()->setFocus(Qt::OtherFocusReason);
    m_fields->atomsField()->goToLine(0);
}

void WritingPage::focusUtterance()
{
    m_card->view()->setFocus(Qt::OtherFocusReason);
}

void WritingPage::focusGap()
{
    const QList<WorkGap> gaps = workGaps(m_controller.work());
    if (gaps.isEmpty())
        return;
    const WorkGap& gap = gaps.constFirst();
    if (gap.opinion >= 0)
        m_lists->chooseOpinion(gap.opinion);
    switch (gap.kind) {
    case WorkGapKind::NothingSaid:
        focusUtterance();
        break;
    case WorkGapKind::ReferentMissing:
    case WorkGapKind::ReferenceOutside:
        m_lists->chooseReference(gap.item);
        m_lists->references()->setFocus();
        break;
    case WorkGapKind::ClearMissing:
        m_fields->clearField()->setFocus();
        break;
    case WorkGapKind::AtomsMissing:
    case WorkGapKind::AtomEmpty:
        m_fields->atomsField()->setFocus();
        break;
    }
}

} // namespace tandem
