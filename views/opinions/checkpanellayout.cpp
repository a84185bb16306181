#include "ui/theme.h"
#include "views/opinions/checkpanel.h"
#include "views/opinions/markedlabel.h"
#include "views/opinions/markeredit.h"
#include "views/opinions/opinionsactions.h"
#include "views/opinions/verdictrow.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

/// What the check panel is made of, and what leads to what.
namespace tandem {

CheckPanel::CheckPanel(OpinionsActions& actions, QWidget* parent)
    : QWidget(parent)
    , m_actions(actions)
    , m_text(new MarkedLabel(FontRole::Reading, &ThemeColors::text, this))
    , m_written(new QLabel(this))
    , m_said(new MarkedLabel(FontRole::Small, &ThemeColors::secondary, this))
    , m_question(new QLabel(this))
    , m_verdicts{new VerdictRow(this), new VerdictRow(this), new VerdictRow(this),
          new VerdictRow(this)}
    , m_textTitle(new QLabel(this))
    , m_edit(new MarkerEdit(MarkerEdit::Lines::Few, this))
    , m_noteTitle(new QLabel(this))
    , m_note(new MarkerEdit(MarkerEdit::Lines::Few, this))
    , m_problem(new QLabel(this))
{
    build();
    connectAll();
    retranslate();
    clear();
}

void CheckPanel::build()
{
    setObjectName(QStringLiteral("checkPanel"));
    m_text->setObjectName(QStringLiteral("checkedOpinion"));
    m_said->setObjectName(QStringLiteral("saidOfOpinion"));
    m_edit->setObjectName(QStringLiteral("checkText"));
    m_note->setObjectName(QStringLiteral("checkNote"));
    m_problem->setObjectName(QStringLiteral("checkProblem"));
    m_edit->setFittedLines(1, 4);
    m_note->setFittedLines(1, 3);
    setLabelStyle(m_written, LabelStyle::Small);
    setLabelStyle(m_question, LabelStyle::Strong);
    setLabelStyle(m_textTitle, LabelStyle::SmallStrong);
    setLabelStyle(m_noteTitle, LabelStyle::SmallStrong);
    setLabelStyle(m_problem, LabelStyle::Secondary);
    for (QLabel* label : {m_written, m_question, m_problem})
        label->setWordWrap(true);
    m_textTitle->setBuddy(m_edit);
    m_noteTitle->setBuddy(m_note);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 8, 16, 12);
    layout->setSpacing(5);
    layout->addWidget(m_text);
    layout->addWidget(m_written);
    layout->addWidget(m_said);
    layout->addWidget(m_question);
    for (VerdictRow* row : m_verdicts)
        layout->addWidget(row);
    layout->addWidget(m_textTitle);
    layout->addWidget(m_edit);
    layout->addWidget(m_noteTitle);
    layout->addWidget(m_note);
    layout->addWidget(m_problem);
    layout->addWidget(buildButtons());
    layout->addStretch();
}

QWidget* CheckPanel::buildButtons()
{
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->setSpacing(8);
    for (QAction* action : {m_actions.giveCheck, m_actions.allYes, m_actions.accept,
             m_actions.change, m_actions.defend, m_actions.keep, m_actions.drop}) {
        auto* button = new QPushButton(row);
        button->setObjectName(action->objectName() + QStringLiteral("Button"));
        button->setFocusPolicy(Qt::NoFocus);
        setPrimary(button, action == m_actions.giveCheck);
        connect(button, &QPushButton::clicked, action, &QAction::trigger);
        const auto follow = [button, action] {
            button->setText(tr("%1  %2", "command, key")
                                .arg(action->text().remove(QLatin1Char('&')),
                                    action->shortcut().toString(QKeySequence::NativeText)));
            button->setVisible(action->isEnabled());
        };
        connect(action, &QAction::changed, button, follow);
        follow();
        layout->addWidget(button);
        m_buttons.append(button);
    }
    layout->addStretch();
    return row;
}

void CheckPanel::connectAll()
{
    for (size_t i = 0; i < m_verdicts.size(); ++i) {
        m_verdicts[i]->setObjectName(QStringLiteral("verdict%1").arg(i + 1));
        connect(m_verdicts[i], &VerdictRow::clicked, this,
            [this, i] { toggle(static_cast<OpinionCriterion>(i)); });
    }
    connect(
        m_edit, &MarkerEdit::edited, this, [this](const QString& text) { draft().text = text; });
    connect(
        m_note, &MarkerEdit::edited, this, [this](const QString& note) { draft().note = note; });
    for (MarkerEdit* field : {m_edit, m_note}) {
        connect(field, &MarkerEdit::finished, this, [this] {
            emit left();
            if (m_turn != OpinionTurn::Checker)
                complete();
        });
        connect(field, &MarkerEdit::givenUp, this, [this] {
            draft().response.reset();
            draft().decision.reset();
            showDraft();
            emit left();
        });
    }
    connect(m_actions.bold, &QAction::triggered, this, [this] {
        if (m_edit->hasFocus())
            m_edit->toggleMarkers();
    });
}

void CheckPanel::retranslate()
{
    for (const OpinionCriterion criterion : kOpinionCriteria)
        m_verdicts[size_t(criterion)]->setQuestion(
            QString::number(int(criterion) + 1), opinionCriterionQuestion(criterion));
    m_noteTitle->setText(tr("Note · T"));
    m_edit->setAccessibleName(tr("Text of the opinion"));
    m_note->setAccessibleName(tr("Note"));
}

} // namespace tandem
