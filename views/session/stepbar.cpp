#include "views/session/stepbar.h"

#include "ui/screen/livetext.h"
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
        button->setAutoRaise(true);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        row->addWidget(button, 1);
    }
    inEveryLanguage(this, [this] { retranslate(); });
    show(session.currentStep());
    connect(&session, &ProjectSession::currentStepChanged, this, &StepBar::show);
}

QAction* StepBar::makeAction(Step step, const char* name, const QKeySequence& key)
{
    auto* action = new QAction(this);
    action->setObjectName(QLatin1String(name));
    action->setCheckable(true);
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, this, [this, step] { m_session.setCurrentStep(step); });
    return action;
}

void StepBar::setScope(QWidget* scope)
{
    scope->addActions(stepActions());
}

void StepBar::retranslate()
{
    m_paragraphs->setText(stepName(Step::Paragraphs));
    m_keyFacts->setText(stepName(Step::KeyFacts));
}

void StepBar::show(Step step)
{
    m_paragraphs->setChecked(step == Step::Paragraphs);
    m_keyFacts->setChecked(step == Step::KeyFacts);
}

} // namespace tandem
