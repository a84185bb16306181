#include "views/opinions/writingpage.h"

#include "models/opinions/composition.h"
#include "ui/keyhint.h"
#include "ui/spantextview.h"
#include "ui/theme.h"
#include "views/opinions/mainopinionmodel.h"
#include "views/opinions/markeredit.h"
#include "views/opinions/opinionhintlines.h"
#include "views/opinions/opinionrowdelegate.h"
#include "views/opinions/opinionsactions.h"
#include "views/opinions/opinionscontroller.h"
#include "views/opinions/referencemodel.h"
#include "views/opinions/referentpicker.h"
#include "views/opinions/rowlist.h"
#include "views/opinions/sourcepane.h"
#include "views/opinions/utterancecard.h"
#include "views/opinions/workedit.h"

#include <QAction>
#include <QLabel>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kHintPauseMs = 300;
constexpr int kMostRows = 4;

} // namespace

WritingPage::WritingPage(
    OpinionsController& controller, SourcePane& source, OpinionsActions& actions, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_source(source)
    , m_actions(actions)
    , m_card(new UtteranceCard)
    , m_state(new QLabel)
    , m_sections(new QWidget)
    , m_opinionsTitle(new QLabel)
    , m_opinions(new MainOpinionModel(this))
    , m_opinionList(new RowList(kMostRows))
    , m_referencesTitle(new QLabel)
    , m_references(new ReferenceModel(this))
    , m_referenceList(new RowList(kMostRows))
    , m_picker(new ReferentPicker)
    , m_clearTitle(new QLabel)
    , m_clear(new MarkerEdit(MarkerEdit::Lines::One))
    , m_clearHints(new QLabel)
    , m_atomsTitle(new QLabel)
    , m_atoms(new MarkerEdit(MarkerEdit::Lines::OneEach))
    , m_atomHints(new QLabel)
{
    build();
    connectActions();
    connectFields();
    retranslate();
}

void WritingPage::build()
{
    setObjectName(QStringLiteral("writingPage"));
    m_state->setObjectName(QStringLiteral("writingState"));
    m_opinionList->setObjectName(QStringLiteral("mainOpinions"));
    m_referenceList->setObjectName(QStringLiteral("references"));
    m_clear->setObjectName(QStringLiteral("clearOpinion"));
    m_atoms->setObjectName(QStringLiteral("atomicOpinions"));
    m_clearHints->setObjectName(QStringLiteral("clearHints"));
    m_atomHints->setObjectName(QStringLiteral("atomHints"));
    m_opinionList->setModel(m_opinions);
    m_opinionList->setItemDelegate(new OpinionRowDelegate(2, m_opinionList));
    m_referenceList->setModel(m_references);
    m_referenceList->setItemDelegate(new OpinionRowDelegate(2, m_referenceList));
    m_clear->setFittedLines(2, 6);
    m_atoms->setFittedLines(3, 12);
    m_atoms->setNumbered(true);
    m_state->setContentsMargins(16, 4, 16, 8);
    m_state->setWordWrap(true);
    setLabelStyle(m_state, LabelStyle::Secondary);
    for (QLabel* hints : {m_clearHints, m_atomHints}) {
        setLabelStyle(hints, LabelStyle::Small);
        hints->setWordWrap(true);
        hints->setContentsMargins(16, 2, 16, 0);
    }
    auto* inner = new QVBoxLayout(m_sections);
    inner->setContentsMargins(0, 0, 0, 12);
    inner->setSpacing(10);
    inner->addWidget(section(m_opinionsTitle, m_opinionList));
    inner->addWidget(section(m_referencesTitle, m_referenceList));
    inner->addWidget(m_picker);
    inner->addWidget(section(m_clearTitle, m_clear));
    inner->addWidget(m_clearHints);
    inner->addWidget(section(m_atomsTitle, m_atoms));
    inner->addWidget(m_atomHints);
    auto* all = new QWidget;
    setSurface(all, Surface::Panel);
    auto* column = new QVBoxLayout(all);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_card);
    column->addWidget(m_state);
    column->addWidget(m_sections);
    column->addStretch();
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(all);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scroll);
    m_hintTimer.setSingleShot(true);
    m_hintTimer.setInterval(kHintPauseMs);
}

QWidget* WritingPage::section(QLabel* title, QWidget* content)
{
    auto* part = new QWidget;
    setLabelStyle(title, LabelStyle::SmallStrong);
    title->setContentsMargins(16, 0, 16, 0);
    title->setBuddy(content);
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(title);
    auto* room = new QHBoxLayout;
    const int edge = qobject_cast<MarkerEdit*>(content) ? 16 : 0;
    room->setContentsMargins(edge, 0, edge, 0);
    room->addWidget(content);
    layout->addLayout(room);
    return part;
}

void WritingPage::connectActions()
{
    m_actions.attachWriting(m_card->view(), m_opinionList, m_referenceList);
    m_actions.attachArticle(m_source.article());
    const auto on = [this](QAction* action, void (WritingPage::*slot)()) {
        connect(action, &QAction::triggered, this, [this, slot] {
            settle();
            (this->*slot)();
        });
    };
    on(m_actions.markOpinion, &WritingPage::markOpinion);
    on(m_actions.changeWords, &WritingPage::changeWords);
    on(m_actions.markReference, &WritingPage::markReference);
    on(m_actions.noOpinion, &WritingPage::toggleNone);
    on(m_actions.removeOpinion, &WritingPage::removeOpinion);
    on(m_actions.linkReference, &WritingPage::link);
    on(m_actions.toggleKind, &WritingPage::toggleKind);
    on(m_actions.removeReference, &WritingPage::removeReference);
    on(m_actions.linkSelection, &WritingPage::linkSelection);
    on(m_actions.split, &WritingPage::split);
    connect(m_actions.bold, &QAction::triggered, this, [this] {
        for (MarkerEdit* field : {m_clear, m_atoms}) {
            if (field->hasFocus())
                field->toggleMarkers();
        }
    });
    connect(m_actions.atomUp, &QAction::triggered, m_atoms, [this] { m_atoms->moveLine(-1); });
    connect(m_actions.atomDown, &QAction::triggered, m_atoms, [this] { m_atoms->moveLine(1); });
    connect(m_actions.removeAtom, &QAction::triggered, m_atoms, &MarkerEdit::removeLine);
    connect(m_actions.focusUtterance, &QAction::triggered, this, &WritingPage::focusUtterance);
    const auto focus = [this](QAction* action, QWidget* widget) {
        connect(action, &QAction::triggered, widget,
            [widget] { widget->setFocus(Qt::ShortcutFocusReason); });
    };
    focus(m_actions.focusOpinions, m_opinionList);
    focus(m_actions.focusReferences, m_referenceList);
    focus(m_actions.focusClear, m_clear);
    focus(m_actions.focusAtoms, m_atoms);
}

void WritingPage::connectFields()
{
    using C = OpinionsController;
    connect(&m_controller, &C::workChanged, this, [this](int place) {
        if (place == m_controller.utterance())
            showWork();
    });
    connect(&m_controller, &C::aboutToReload, m_picker, &ReferentPicker::dismiss);
    connect(&m_controller, &C::writeRefused, this, [this] {
        const qsizetype index = fieldOpinion();
        if (index < 0)
            return;
        const MainOpinion opinion = m_controller.work().opinions.at(index);
        QStringList atoms;
        for (const AtomicOpinion& atom : opinion.atoms)
            atoms.append(atom.text);
        m_clear->keepTyped(opinion.clear);
        m_atoms->keepTyped(atoms.join(QLatin1Char('\n')));
    });
    connect(m_opinionList->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        if (!m_showing)
            showFields();
    });
    connect(m_referenceList->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        if (!m_showing)
            showMarks();
    });
    connect(m_clear, &MarkerEdit::edited, this, &WritingPage::takeClear);
    connect(m_atoms, &MarkerEdit::edited, this, &WritingPage::takeAtoms);
    connect(m_clear, &MarkerEdit::finished, m_atoms, [this] { m_atoms->setFocus(); });
    connect(m_clear, &MarkerEdit::givenUp, this, &WritingPage::focusUtterance);
    connect(m_atoms, &MarkerEdit::givenUp, this, &WritingPage::focusUtterance);
    connect(m_atoms, &MarkerEdit::lineChanged, this, [this] {
        if (m_atoms->hasFocus())
            showMarks();
    });
    for (MarkerEdit* field : {m_clear, m_atoms}) {
        connect(field, &MarkerEdit::undoRequested, &m_controller, &C::undo);
        connect(field, &MarkerEdit::redoRequested, &m_controller, &C::redo);
        connect(field, &QPlainTextEdit::textChanged, this, [this] { m_hintTimer.start(); });
    }
    connect(&m_hintTimer, &QTimer::timeout, this, &WritingPage::showHints);
    connect(m_picker, &ReferentPicker::chosen, this, &WritingPage::linkTo);
    connect(m_picker, &ReferentPicker::givenUp, this, &WritingPage::leaveLinking);
    connect(m_picker, &ReferentPicker::searched, this,
        [this](const QList<TextPlace>& places, qsizetype current) {
            QList<SpanMark> marks;
            for (qsizetype i = 0; i < places.size(); ++i)
                marks.append({places.at(i), i == current ? SpanLook::Current : SpanLook::Found});
            m_source.article()->setMarks(marks);
            if (current >= 0)
                m_source.article()->reveal(places.at(current));
        });
}

QList<QWidget*> WritingPage::watchedWidgets() const
{
    return {m_card->view(), m_opinionList, m_referenceList, m_clear, m_atoms,
        m_picker->findChild<QWidget*>(QStringLiteral("referentWords"))};
}

void WritingPage::settle()
{
    m_clear->settle();
    m_atoms->settle();
}

qsizetype WritingPage::currentOpinion() const
{
    return m_opinionList->currentIndex().row();
}

qsizetype WritingPage::currentReference() const
{
    return m_referenceList->currentIndex().row();
}

qsizetype WritingPage::fieldOpinion() const
{
    if (m_fieldUtterance != m_controller.utterance())
        return -1;
    const QList<MainOpinion> opinions = m_controller.work().opinions;
    const auto found = std::find_if(opinions.cbegin(), opinions.cend(),
        [this](const MainOpinion& opinion) { return opinion.uuid == m_fieldOpinion; });
    return found == opinions.cend() ? -1 : std::distance(opinions.cbegin(), found);
}

void WritingPage::showAll()
{
    const OpinionSheet& sheet = m_controller.sheet();
    const OpinionContext context = m_controller.context();
    if (m_controller.utterance() != m_fieldUtterance || !m_controller.mayWrite())
        m_picker->dismiss();
    m_card->setUtterance(tr("%1 · utterance %2 of %3", "participant, place, all")
                             .arg(context.participant)
                             .arg(m_controller.utterance())
                             .arg(sheet.utterances()),
        context.utterance);
    m_card->setHints(m_controller.mayWrite() ? QList<KeyHint>{{QStringLiteral("O"), tr("opinion")},
                                                   {QStringLiteral("R"), tr("reference")},
                                                   {QStringLiteral("N"), tr("no opinion")}}
                                             : QList<KeyHint>());
    showWork();
}

void WritingPage::showWork()
{
    const UtteranceWork work = m_controller.work();
    const qsizetype before = currentOpinion();
    {
        const QScopedValueRollback showing(m_showing, true);
        m_opinions->setWork(work, m_controller.context().utterance);
        const qsizetype last = work.opinions.size() - 1;
        if (last >= 0 && currentOpinion() < 0)
            m_opinionList->setCurrentIndex(
                m_opinions->index(int(std::clamp<qsizetype>(before, 0, last))));
    }
    showSections();
    showFields();
}

void WritingPage::showSections()
{
    const UtteranceWork work = m_controller.work();
    const bool mayWrite = m_controller.mayWrite();
    m_sections->setVisible(!work.opinions.isEmpty());
    QString state;
    if (!mayWrite && m_controller.mode() == OpinionsMode::Writing)
        state = tr("Your partner writes about this utterance.");
    else if (work.noOpinion)
        state = mayWrite ? tr("This utterance voices no opinion. N takes that back.")
                         : tr("This utterance voices no opinion.");
    else if (work.opinions.isEmpty() && mayWrite)
        state = tr("Select the words that voice an opinion and press O; press N if there are "
                   "none. Without a selection O marks the whole utterance.");
    m_state->setText(state);
    m_state->setVisible(!state.isEmpty());
    for (MarkerEdit* field : {m_clear, m_atoms})
        field->setReadOnly(!mayWrite);
    for (QAction* action : {m_actions.markOpinion, m_actions.changeWords, m_actions.markReference,
             m_actions.noOpinion, m_actions.removeOpinion, m_actions.linkReference,
             m_actions.toggleKind, m_actions.removeReference, m_actions.linkSelection,
             m_actions.split, m_actions.atomUp, m_actions.atomDown, m_actions.removeAtom})
        action->setEnabled(mayWrite);
}

void WritingPage::showFields()
{
    const UtteranceWork work = m_controller.work();
    const qsizetype index = currentOpinion();
    const MainOpinion opinion =
        index >= 0 && index < work.opinions.size() ? work.opinions.at(index) : MainOpinion();
    QStringList atoms;
    for (const AtomicOpinion& atom : opinion.atoms)
        atoms.append(atom.text);
    const QString lines = atoms.join(QLatin1Char('\n'));
    const bool isOther =
        opinion.uuid != m_fieldOpinion || m_fieldUtterance != m_controller.utterance();
    if (isOther) {
        // What is still being typed belongs to the opinion before.
        settle();
        m_fieldOpinion = opinion.uuid;
        m_fieldUtterance = m_controller.utterance();
        m_clear->resetText(opinion.clear);
        m_atoms->resetText(lines);
    } else {
        m_clear->showText(opinion.clear);
        m_atoms->showText(lines);
    }
    showReferences();
    showHints();
}

void WritingPage::showReferences()
{
    const UtteranceWork work = m_controller.work();
    const qsizetype index = currentOpinion();
    const bool any = index >= 0 && index < work.opinions.size();
    const qsizetype before = currentReference();
    const QScopedValueRollback showing(m_showing, true);
    m_references->setReferences(
        any ? work.opinions.at(index).references : QList<Reference>(), m_controller.context());
    m_referenceList->setVisible(m_references->rowCount() > 0);
    if (m_references->rowCount() > 0 && currentReference() < 0)
        m_referenceList->setCurrentIndex(m_references->index(
            int(std::clamp<qsizetype>(before, 0, m_references->rowCount() - 1))));
    showMarks();
}

void WritingPage::showMarks()
{
    const UtteranceWork work = m_controller.work();
    const qsizetype index = currentOpinion();
    qsizetype reference =
        m_referenceList->hasFocus() || m_picker->isAsking() ? currentReference() : -1;
    if (index < 0 || index >= work.opinions.size()) {
        m_card->setMarks(work, -1, -1);
        m_source.markReferents({}, -1);
        return;
    }
    const MainOpinion& opinion = work.opinions.at(index);
    const int line = m_atoms->hasFocus() ? m_atoms->currentLine() : -1;
    if (line >= 0 && line < opinion.atoms.size()) {
        const QList<qsizetype> named =
            referencesNamedIn(opinion, opinion.atoms.at(line).text, m_controller.context().article);
        QList<Reference> references;
        for (const qsizetype at : named)
            references.append(opinion.references.at(at));
        m_card->setMarks(opinion, named);
        m_source.markReferents(references, -1);
        return;
    }
    m_card->setMarks(work, index, reference);
    if (!m_picker->isAsking())
        m_source.markReferents(opinion.references, reference);
}

void WritingPage::showHints()
{
    m_hintTimer.stop();
    const OpinionContext context = m_controller.context();
    const auto show = [&](MarkerEdit* field, QLabel* label, OpinionForm form, bool numbered) {
        const QString text = field->text();
        const OpinionHintLines hints =
            text.isEmpty() || field->isReadOnly()
                ? OpinionHintLines()
                : hintLines(text.split(QLatin1Char('\n')), context, form, numbered);
        field->setHinted(hints.spans);
        label->setText(hints.text);
        label->setVisible(!hints.text.isEmpty());
    };
    show(m_clear, m_clearHints, OpinionForm::Clear, false);
    show(m_atoms, m_atomHints, OpinionForm::Atomic, true);
}

void WritingPage::markOpinion()
{
    SpanTextView* view = m_card->view();
    const OpinionContext context = m_controller.context();
    const auto selected = view->selectedPlace();
    const Utf16Span whole{0, context.utterance.size()};
    const Utf16Span span = selected ? selected->span : whole;
    if (span.length == 0)
        return;
    qsizetype index = -1;
    const UtteranceWork after = withOpinion(m_controller.work(), context, span, &index);
    if (index < 0)
        return;
    m_controller.change(tr("Opinion marked"), after);
    m_opinionList->setCurrentIndex(m_opinions->index(int(index)));
    view->select({0, {span.start, 0}});
}

void WritingPage::changeWords()
{
    const auto selected = m_card->view()->selectedPlace();
    if (!selected || currentOpinion() < 0)
        return;
    m_controller.change(
        tr("Words of the opinion"), withOpinionSpan(m_controller.work(), m_controller.context(),
                                        currentOpinion(), selected->span));
}

void WritingPage::markReference()
{
    const auto selected = m_card->view()->selectedPlace();
    const UtteranceWork work = m_controller.work();
    const OpinionContext context = m_controller.context();
    Utf16Span span = selected ? selected->span : Utf16Span();
    if (span.length == 0)
        return;
    const qsizetype opinion = opinionAround(work, span, currentOpinion());
    qsizetype index = -1;
    const UtteranceWork after = withReference(work, context, opinion, {span, {}, {}}, &index);
    if (index < 0)
        return;
    m_controller.change(tr("Reference marked"), after);
    m_opinionList->setCurrentIndex(m_opinions->index(int(opinion)));
    m_referenceList->setCurrentIndex(m_references->index(int(index)));
    link();
}

void WritingPage::link()
{
    const UtteranceWork work = m_controller.work();
    const qsizetype opinion = currentOpinion();
    const qsizetype reference = currentReference();
    if (opinion < 0 || reference < 0 || !m_controller.mayWrite())
        return;
    const Utf16Span span = work.opinions.at(opinion).references.at(reference).span;
    m_picker->ask(
        m_controller.context().utterance.mid(span.start, span.length), m_source.paragraphs());
    showMarks();
}

void WritingPage::linkTo(const Referent& referent)
{
    const UtteranceWork work = m_controller.work();
    const qsizetype opinion = currentOpinion();
    const qsizetype at = currentReference();
    if (opinion < 0 || at < 0)
        return;
    Reference reference = work.opinions.at(opinion).references.at(at);
    reference.referent = referent;
    m_controller.change(tr("Reference linked"),
        withChangedReference(work, m_controller.context(), opinion, at, reference));
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
    if (!selected || !m_controller.mayWrite())
        return;
    linkTo(ArticleReferent{m_source.paragraphs().at(selected->text).number, selected->span});
}

void WritingPage::toggleKind()
{
    const UtteranceWork work = m_controller.work();
    const qsizetype opinion = currentOpinion();
    const qsizetype at = currentReference();
    if (opinion < 0 || at < 0)
        return;
    Reference reference = work.opinions.at(opinion).references.at(at);
    reference.kind = reference.kind == ReferenceKind::Resolve ? ReferenceKind::Supplement
                                                              : ReferenceKind::Resolve;
    m_controller.change(tr("Kind of reference"),
        withChangedReference(work, m_controller.context(), opinion, at, reference));
}

void WritingPage::removeReference()
{
    m_controller.change(
        tr("Reference removed"), withoutReference(m_controller.work(), m_controller.context(),
                                     currentOpinion(), currentReference()));
    if (m_references->rowCount() == 0)
        focusUtterance();
}

void WritingPage::removeOpinion()
{
    m_controller.change(
        tr("Opinion removed"), withoutOpinion(m_controller.work(), currentOpinion()));
    if (m_opinions->rowCount() == 0)
        focusUtterance();
}

void WritingPage::toggleNone()
{
    const UtteranceWork work = m_controller.work();
    m_controller.change(tr("No opinion"), withNoOpinion(work, !work.noOpinion));
}

void WritingPage::split()
{
    const UtteranceWork work = m_controller.work();
    const qsizetype opinion = currentOpinion();
    if (opinion < 0)
        return;
    m_controller.change(tr("Split into atoms"),
        withAtoms(work, opinion,
            suggestedAtoms(work.opinions.at(opinion).clear, m_controller.context().participants)));
    m_atoms->setFocus(Qt::OtherFocusReason);
    m_atoms->goToLine(0);
}

bool WritingPage::isFine(const QString& text)
{
    const QStringList lines = text.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    for (const QString& line : lines) {
        if (const auto fine = checkedOpinionText(line); !fine) {
            emit failed(fine.error());
            return false;
        }
    }
    return true;
}

void WritingPage::takeClear(const QString& text)
{
    const qsizetype opinion = fieldOpinion();
    if (opinion < 0)
        return;
    const UtteranceWork work = m_controller.work();
    if (isFine(text))
        m_controller.change(tr("Clear opinion"), withClear(work, opinion, text));
    else
        m_clear->keepTyped(work.opinions.at(opinion).clear);
}

void WritingPage::takeAtoms(const QString& text)
{
    const qsizetype opinion = fieldOpinion();
    if (opinion < 0)
        return;
    if (isFine(text))
        m_controller.change(tr("Atomic opinions"),
            withAtoms(m_controller.work(), opinion, text.split(QLatin1Char('\n'))));
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
        m_opinionList->setCurrentIndex(m_opinions->index(int(gap.opinion)));
    switch (gap.kind) {
    case WorkGapKind::NothingSaid:
        focusUtterance();
        break;
    case WorkGapKind::ReferentMissing:
    case WorkGapKind::ReferenceOutside:
        m_referenceList->setCurrentIndex(m_references->index(int(gap.item)));
        m_referenceList->setFocus();
        break;
    case WorkGapKind::ClearMissing:
        m_clear->setFocus();
        break;
    case WorkGapKind::AtomsMissing:
    case WorkGapKind::AtomEmpty:
        m_atoms->setFocus();
        break;
    }
}

void WritingPage::retranslate()
{
    const auto key = [](const QAction* action) {
        return action->shortcut().toString(QKeySequence::NativeText);
    };
    m_opinionsTitle->setText(tr("Main opinions"));
    m_referencesTitle->setText(tr("Implicit references of this opinion"));
    m_clearTitle->setText(
        tr("Clear opinion · %1 marks a clarified part", "key").arg(key(m_actions.bold)));
    m_atomsTitle->setText(tr("Atomic opinions, one a line · %1 splits the clear opinion", "key")
                              .arg(key(m_actions.split)));
    m_opinionList->setAccessibleName(m_opinionsTitle->text());
    m_referenceList->setAccessibleName(m_referencesTitle->text());
    m_clear->setAccessibleName(tr("Clear opinion"));
    m_atoms->setAccessibleName(tr("Atomic opinions"));
    m_opinions->retranslate();
    m_references->retranslate();
}

} // namespace tandem
