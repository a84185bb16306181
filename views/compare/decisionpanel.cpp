#include "views/compare/decisionpanel.h"

#include "ui/actionbutton.h"
#include "ui/reasonform.h"
#include "ui/screen/livetext.h"
#include "views/compare/compareactions.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace tandem {

DecisionPanel::DecisionPanel(const CompareActions& actions, QWidget* parent)
    : QWidget(parent)
    , m_boundary(new ActionButton(actions.keepBoundary))
    , m_note(new ReasonForm(QStringLiteral("decision"), QStringLiteral("Note"), this))
{
    auto* yes = new ActionButton(actions.decideYes);
    auto* no = new ActionButton(actions.decideNo);
    yes->setObjectName(QStringLiteral("decideYes"));
    no->setObjectName(QStringLiteral("decideNo"));
    m_boundary->setObjectName(QStringLiteral("decideBoundary"));
    says(yes, &ActionButton::setLabel, [] { return tr("Yes"); });
    says(no, &ActionButton::setLabel, [] { return tr("No"); });
    says(m_boundary, &ActionButton::setLabel, [] { return tr("Boundary"); });
    m_note->layout()->setContentsMargins(0, 4, 0, 0);
    m_note->setWords([this]() -> ReasonForm::Words {
        return {question(), tr("Note; Enter decides, Escape gives up"), tr("Note of the decision"),
            tr("A decision needs a note: say why."), tr("Decide"), tr("Cancel")};
    });
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    for (ActionButton* button : {yes, no, m_boundary})
        buttons->addWidget(button);
    buttons->addStretch();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(buttons);
    layout->addWidget(m_note);
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
    return tr("Keep as boundary. Why?");
}

} // namespace tandem
