#include "views/session/stepbar.h"

#include "ui/parts.h"
#include "ui/screen/command.h"
#include "ui/spoken.h"
#include "ui/theme.h"
#include "views/session/projectsession.h"

#include <QAction>
#include <QActionGroup>
#include <QHBoxLayout>
#include <QToolButton>

namespace tandem {

StepBar::StepBar(ProjectSession& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_paragraphs(makeAction(Step::Paragraphs, "stepParagraphs", QKeySequence(Qt::Key_F7)))
    , m_keyFacts(makeAction(Step::KeyFacts, "stepKeyFacts", QKeySequence(Qt::Key_F8)))
{
    setObjectName(QStringLiteral("stepBar"));
    auto* group = new QActionGroup(this);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 8, 12, 0);
    row->setSpacing(4);
    for (QAction* action : stepActions()) {
        group->addAction(action);
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        setRadio(button);
        button->setAutoRaise(true);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        row->addWidget(button, 1);
    }
    show(session.currentStep());
    connect(&session, &ProjectSession::currentStepChanged, this, &StepBar::show);
}

QAction* StepBar::makeAction(Step step, const char* name, const QKeySequence& key)
{
    QAction* action = addCommand(
        this, name, key, [step] { return stepName(step); },
        [this, step] { m_session.setCurrentStep(step); });
    action->setCheckable(true);
    return action;
}

void StepBar::setScope(QWidget* scope)
{
    scope->addActions(stepActions());
}

void StepBar::show(Step step)
{
    m_paragraphs->setChecked(step == Step::Paragraphs);
    m_keyFacts->setChecked(step == Step::KeyFacts);
}

} // namespace tandem
