#include "views/compare/decisionpanel.h"

#include "ui/actionbutton.h"
#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/reasonform.h"
#include "ui/screen/command.h"
#include "ui/screen/livetext.h"
#include "ui/wrappinglayout.h"

namespace tandem {

DecisionPanel::DecisionPanel(const QWidget& screen, QWidget* parent)
    : QWidget(parent)
    , m_boundary(
          named(new ActionButton(commandNamed(&screen, "compareKeepBoundary")), "decideBoundary"))
    , m_note(new ReasonForm(QStringLiteral("decision"), QStringLiteral("Note"), this))
{
    auto* yes = named(new ActionButton(commandNamed(&screen, "compareDecideYes")), "decideYes");
    auto* no = named(new ActionButton(commandNamed(&screen, "compareDecideNo")), "decideNo");
    bindText(yes, &ActionButton::setLabel, [] { return tr("Yes"); });
    bindText(no, &ActionButton::setLabel, [] { return tr("No"); });
    bindText(m_boundary, &ActionButton::setLabel, [] { return tr("Boundary"); });
    auto* tag = named(new ActionButton(commandNamed(&screen, "compareTagGuideline"),
                          &ThemeColors::boundary, &ThemeColors::boundaryBack),
        "decideTagGuideline");
    m_note->layout()->setContentsMargins(0, 4, 0, 0);
    m_note->setWords([this]() -> ReasonForm::Words {
        return {question(), tr("Note; Enter decides, Esc cancels"), tr("Note on the decision"),
            tr("A decision needs a note with the reason."), tr("Decide"), tr("Cancel")};
    });
    // Beside each other where there is room.
    auto* buttons = new QWidget(this);
    auto* wrapping = new WrappingLayout(buttons, 8, 6);
    for (QWidget* button :
        {static_cast<QWidget*>(yes), static_cast<QWidget*>(no), static_cast<QWidget*>(m_boundary)})
        wrapping->addWidget(button);
    // What is free stands below, not between its lines, and a second line of buttons has room.
    inColumn(this, {buttons, inRow({tag, Free()}), m_note, Free()}, kUsualSpacing);
    connect(m_note, &ReasonForm::given, this,
        [this](const QString& note) { emit decided(*m_pending, note); });
    connect(m_note, &ReasonForm::finished, this, [this] {
        m_pending.reset();
        emit finished();
    });
}

void DecisionPanel::setStep(Step step)
{
    m_step = step;
    m_boundary->setVisible(step != Step::KeyFacts);
}

void DecisionPanel::reset()
{
    m_pending.reset();
    m_note->reset();
}

void DecisionPanel::begin(Outcome outcome, const QString& note)
{
    m_pending = outcome;
    m_note->ask(note);
}

bool DecisionPanel::isTyping() const
{
    return m_note->isTyping();
}

QString DecisionPanel::question() const
{
    if (!m_pending)
        return {};
    if (m_step == Step::KeyFacts)
        return *m_pending == Outcome::Key ? tr("Yes, key. Why?") : tr("No, not key. Why?");
    switch (*m_pending) {
    case Outcome::Supporting:
        return tr("Yes, supporting. Why?");
    case Outcome::Nonsupporting:
        return tr("No, nonsupporting. Why?");
    case Outcome::Boundary:
        break;
    }
    return tr("Boundary, removed. Why?");
}

} // namespace tandem
