#include "ui/rows/rowsof.h"
#include "views/opinions/writingpage.h"

#include "ui/spantextview.h"
#include "ui/theme.h"
#include "views/opinions/markeredit.h"
#include "views/opinions/opinionrows.h"
#include "views/opinions/opinionsactions.h"
#include "views/opinions/opinionscontroller.h"
#include "views/opinions/referentpicker.h"
#include "views/opinions/rowlist.h"
#include "views/opinions/sourcepane.h"
#include "views/opinions/utterancecard.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

/// What the writing page is made of, and what leads to what.
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
    , m_opinions(new RowsOf<OpinionRow>(opinionRows(), this))
    , m_opinionList(new RowList(kMostRows))
    , m_referencesTitle(new QLabel)
    , m_references(new RowsOf<OpinionRow>(opinionRows(), this))
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
    setFocusProxy(m_card->view());
    m_state->setObjectName(QStringLiteral("writingState"));
    m_opinionList->setObjectName(QStringLiteral("mainOpinions"));
    m_referenceList->setObjectName(QStringLiteral("references"));
    m_clear->setObjectName(QStringLiteral("clearOpinion"));
    m_atoms->setObjectName(QStringLiteral("atomicOpinions"));
    m_clearHints->setObjectName(QStringLiteral("clearHints"));
    m_atomHints->setObjectName(QStringLiteral("atomHints"));
    m_opinionList->setModel(m_opinions);
    m_referenceList->setModel(m_references);
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
    const auto focus = [](QAction* action, QWidget* widget) {
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
        connect(field, &QPlainTextEdit::textChanged, this, &WritingPage::typed);
        connect(field, &MarkerEdit::edited, this, &WritingPage::typed);
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
    if (m_controller.utterance() > 0)
        showWork();
}

} // namespace tandem
