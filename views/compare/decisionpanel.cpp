#include "views/compare/decisionpanel.h"

#include "ui/theme.h"
#include "views/compare/keybutton.h"
#include "views/compare/reasonedit.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace tandem {

DecisionPanel::DecisionPanel(QWidget* parent)
    : QWidget(parent)
    , m_boundary(new KeyButton(this))
    , m_yes(new KeyButton(this))
    , m_no(new KeyButton(this))
    , m_noteArea(new QWidget(this))
    , m_question(new QLabel(m_noteArea))
    , m_note(new ReasonEdit(m_noteArea))
    , m_missing(new QLabel(m_noteArea))
    , m_commit(new QPushButton(m_noteArea))
    , m_cancel(new QPushButton(m_noteArea))
{
    m_boundary->setObjectName(QStringLiteral("decideBoundary"));
    m_yes->setObjectName(QStringLiteral("decideYes"));
    m_no->setObjectName(QStringLiteral("decideNo"));
    m_note->setObjectName(QStringLiteral("decisionNote"));
    m_missing->setObjectName(QStringLiteral("decisionMissingNote"));
    m_commit->setObjectName(QStringLiteral("decisionCommit"));
    m_cancel->setObjectName(QStringLiteral("decisionCancel"));
    setLabelStyle(m_question, LabelStyle::Strong);
    setLabelStyle(m_missing, LabelStyle::Error);
    m_question->setWordWrap(true);
    m_missing->setWordWrap(true);
    m_question->setBuddy(m_note);
    setPrimary(m_commit);

    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    for (KeyButton* button : {m_yes, m_no, m_boundary})
        buttons->addWidget(button);
    buttons->addStretch();
    auto* ends = new QHBoxLayout;
    ends->setSpacing(8);
    ends->addWidget(m_commit);
    ends->addWidget(m_cancel);
    ends->addStretch();
    auto* note = new QVBoxLayout(m_noteArea);
    note->setContentsMargins(0, 4, 0, 0);
    note->addWidget(m_question);
    note->addWidget(m_note);
    note->addWidget(m_missing);
    note->addLayout(ends);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(buttons);
    layout->addWidget(m_noteArea);

    connect(
        m_yes, &QPushButton::clicked, this, [this] { emit outcomeChosen(Outcome::Supporting); });
    connect(
        m_no, &QPushButton::clicked, this, [this] { emit outcomeChosen(Outcome::Nonsupporting); });
    connect(
        m_boundary, &QPushButton::clicked, this, [this] { emit outcomeChosen(Outcome::Boundary); });
    connect(m_note, &ReasonEdit::committed, this, &DecisionPanel::commit);
    connect(m_note, &ReasonEdit::textChanged, m_missing, &QWidget::hide);
    connect(m_commit, &QPushButton::clicked, this, &DecisionPanel::commit);
    const auto giveUp = [this] {
        reset();
        emit finished();
    };
    connect(m_note, &ReasonEdit::givenUp, this, giveUp);
    connect(m_cancel, &QPushButton::clicked, this, giveUp);
    retranslate();
    reset();
}

void DecisionPanel::setStep(Step step)
{
    m_step = step;
    m_boundary->setVisible(step != Step::KeyFacts);
}

void DecisionPanel::reset()
{
    m_pending.reset();
    m_note->clear();
    m_missing->hide();
    m_noteArea->hide();
}

void DecisionPanel::begin(Outcome outcome, const QString& note)
{
    m_pending = outcome;
    m_question->setText(question());
    if (m_note->reason().isEmpty())
        m_note->setPlainText(note);
    m_missing->hide();
    m_noteArea->show();
    m_note->setFocus(Qt::OtherFocusReason);
    m_note->selectAll();
}

bool DecisionPanel::isTyping() const
{
    return m_pending && !m_note->reason().isEmpty();
}

void DecisionPanel::commit()
{
    if (!m_pending)
        return;
    const QString note = m_note->reason();
    if (note.isEmpty()) {
        m_missing->show();
        m_note->setFocus(Qt::OtherFocusReason);
        return;
    }
    const Outcome outcome = *m_pending;
    reset();
    emit decided(outcome, note);
    emit finished();
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

void DecisionPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void DecisionPanel::retranslate()
{
    m_yes->setCaption(tr("Yes"), QStringLiteral("Y"));
    m_no->setCaption(tr("No"), QStringLiteral("N"));
    m_boundary->setCaption(tr("Boundary"), QStringLiteral("B"));
    m_boundary->setToolTip(tr("Keep as boundary: the paragraph is removed"));
    m_note->setPlaceholderText(tr("Note; Enter decides, Escape gives up"));
    m_note->setAccessibleName(tr("Note of the decision"));
    m_missing->setText(tr("A decision needs a note: say why."));
    m_commit->setText(tr("Decide"));
    m_cancel->setText(tr("Cancel"));
    m_question->setText(question());
}

} // namespace tandem
