#include "views/opinions/opinionfields.h"

#include "models/opinions/composition.h"
#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/screen/command.h"
#include "ui/screen/livetext.h"
#include "views/opinions/markeredit.h"
#include "views/opinions/opinionhintlines.h"
#include "views/opinions/opinionscontroller.h"
#include "views/opinions/workedit.h"

#include <QAction>
#include <QLabel>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kHintPauseMs = 300;
constexpr int kFieldEdge = 16;

QString linesOf(const MainOpinion& opinion)
{
    QStringList atoms;
    for (const AtomicOpinion& atom : opinion.atoms)
        atoms.append(atom.text);
    return atoms.join(QLatin1Char('\n'));
}

QLabel* hintLabel(const char* name)
{
    QLabel* label = named(newNote(nullptr, LabelStyle::Small), name);
    label->setContentsMargins(kFieldEdge, 2, kFieldEdge, 0);
    return label;
}

/// A title that names the key of `action`.
QLabel* titleWithKey(const QAction* action, const std::function<QString()>& words)
{
    auto* title = new QLabel;
    bindText(title, &QLabel::setText, [action, words] {
        return words().arg(action->shortcut().toString(QKeySequence::NativeText));
    });
    return title;
}

} // namespace

QWidget* titledPart(QLabel* title, QWidget* content, int edge)
{
    auto* part = new QWidget;
    setLabelStyle(title, LabelStyle::SmallStrong);
    title->setContentsMargins(16, 0, 16, 0);
    title->setBuddy(content);
    inColumn(part, {title, inRow({content}, 0, {edge, 0, edge, 0})}, 4);
    return part;
}

OpinionFields::OpinionFields(OpinionsController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_clear(named(new MarkerEdit(MarkerEdit::Lines::One), "clearOpinion"))
    , m_clearHints(hintLabel("clearHints"))
    , m_atoms(named(new MarkerEdit(MarkerEdit::Lines::OneEach), "atomicOpinions"))
    , m_atomHints(hintLabel("atomHints"))
{
    m_clear->setFittedLines(2, 6);
    m_atoms->setFittedLines(3, 12);
    m_atoms->setNumbered(true);
    bindText(m_clear, &QWidget::setAccessibleName, [] { return tr("Clear opinion"); });
    bindText(m_atoms, &QWidget::setAccessibleName, [] { return tr("Atomic opinions"); });
    QLabel* clearTitle = titleWithKey(commandNamed(this, "opinionBold"),
        [] { return tr("Clear opinion · %1 marks a clarified part", "key"); });
    QLabel* atomsTitle = titleWithKey(commandNamed(this, "opinionSplit"),
        [] { return tr("Atomic opinions, one per line · %1 splits the clear opinion", "key"); });
    inColumn(this,
        {titledPart(clearTitle, m_clear, kFieldEdge), m_clearHints,
            titledPart(atomsTitle, m_atoms, kFieldEdge), m_atomHints},
        10);
    m_hintTimer.setSingleShot(true);
    m_hintTimer.setInterval(kHintPauseMs);
    connectFields();
}

void OpinionFields::toggleMarkers()
{
    for (MarkerEdit* field : {m_clear, m_atoms}) {
        if (field->hasFocus())
            field->toggleMarkers();
    }
}

void OpinionFields::connectFields()
{
    using C = OpinionsController;
    connect(&m_controller, &C::writeRefused, this, &OpinionFields::keepTyped);
    connect(m_clear, &MarkerEdit::edited, this, &OpinionFields::takeClear);
    connect(m_atoms, &MarkerEdit::edited, this, &OpinionFields::takeAtoms);
    connect(m_clear, &MarkerEdit::finished, m_atoms, [this] { m_atoms->setFocus(); });
    connect(m_atoms, &MarkerEdit::lineChanged, this, [this] {
        if (m_atoms->hasFocus())
            emit atomChanged();
    });
    for (MarkerEdit* field : {m_clear, m_atoms}) {
        connect(field, &MarkerEdit::givenUp, this, &OpinionFields::givenUp);
        connect(field, &MarkerEdit::undoRequested, &m_controller, &C::undo);
        connect(field, &MarkerEdit::redoRequested, &m_controller, &C::redo);
        connect(field, &QPlainTextEdit::textChanged, this, [this] { m_hintTimer.start(); });
        connect(field, &QPlainTextEdit::textChanged, this, &OpinionFields::typed);
        connect(field, &MarkerEdit::edited, this, &OpinionFields::typed);
    }
    connect(&m_hintTimer, &QTimer::timeout, this, &OpinionFields::showHints);
}

void OpinionFields::showOpinion(qsizetype index)
{
    const MainOpinion opinion = m_controller.work().opinions.value(index);
    for (MarkerEdit* field : {m_clear, m_atoms})
        field->setReadOnly(!m_controller.mayWrite());
    const bool isOther = opinion.uuid != m_opinion || m_utterance != m_controller.utterance();
    if (isOther) {
        // What is still being typed belongs to the opinion before.
        settle();
        m_opinion = opinion.uuid;
        m_utterance = m_controller.utterance();
        m_clear->resetText(opinion.clear);
        m_atoms->resetText(linesOf(opinion));
    } else {
        m_clear->showText(opinion.clear);
        m_atoms->showText(linesOf(opinion));
    }
    showHints();
}

void OpinionFields::settle()
{
    m_clear->settle();
    m_atoms->settle();
}

bool OpinionFields::isTyping() const
{
    return m_controller.mayWrite() && (m_clear->isTyping() || m_atoms->isTyping());
}

int OpinionFields::currentAtom() const
{
    return m_atoms->hasFocus() ? m_atoms->currentLine() : -1;
}

void OpinionFields::showHints()
{
    m_hintTimer.stop();
    const OpinionContext context = m_controller.context();
    const QList<Reference> references =
        m_controller.work().opinions.value(shownOpinion()).references;
    const auto show = [&](MarkerEdit* field, QLabel* label, OpinionForm form, bool numbered) {
        const QString text = field->text();
        const OpinionHintLines hints =
            text.isEmpty() || field->isReadOnly()
                ? OpinionHintLines()
                : hintLines(text.split(QLatin1Char('\n')), context, form, references, numbered);
        field->setHinted(hints.spans);
        label->setText(hints.text);
        label->setVisible(!hints.text.isEmpty());
    };
    show(m_clear, m_clearHints, OpinionForm::Clear, false);
    show(m_atoms, m_atomHints, OpinionForm::Atomic, true);
}

qsizetype OpinionFields::shownOpinion() const
{
    if (m_utterance != m_controller.utterance())
        return -1;
    const QList<MainOpinion> opinions = m_controller.work().opinions;
    const auto found = std::find_if(opinions.cbegin(), opinions.cend(),
        [this](const MainOpinion& opinion) { return opinion.uuid == m_opinion; });
    return found == opinions.cend() ? -1 : std::distance(opinions.cbegin(), found);
}

void OpinionFields::keepTyped()
{
    const qsizetype index = shownOpinion();
    if (index < 0)
        return;
    const MainOpinion opinion = m_controller.work().opinions.at(index);
    m_clear->keepTyped(opinion.clear);
    m_atoms->keepTyped(linesOf(opinion));
}

bool OpinionFields::isFine(const QString& text)
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

void OpinionFields::takeClear(const QString& text)
{
    const qsizetype opinion = shownOpinion();
    if (opinion < 0)
        return;
    const UtteranceWork work = m_controller.work();
    if (isFine(text))
        m_controller.change(tr("Clear opinion"), withClear(work, opinion, text));
    else
        m_clear->keepTyped(work.opinions.at(opinion).clear);
}

void OpinionFields::takeAtoms(const QString& text)
{
    const qsizetype opinion = shownOpinion();
    if (opinion >= 0 && isFine(text))
        m_controller.change(tr("Atomic opinions"),
            withAtoms(m_controller.work(), opinion, text.split(QLatin1Char('\n'))));
}

} // namespace tandem
