#include "views/runs/prompttextedit.h"

#include "ui/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace tandem {

namespace {

QLabel* partTitle(const QString& text, QWidget* buddy, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    setLabelStyle(label, LabelStyle::Strong);
    label->setBuddy(buddy);
    return label;
}

} // namespace

PromptTextEdit::PromptTextEdit(QWidget* parent)
    : QWidget(parent)
    , m_system(makePart("promptSystem", tr("System: who the model is")))
    , m_user(makePart("promptUser", tr("User: what it is asked")))
    , m_gaps(new QWidget(this))
    , m_problem(new QLabel(this))
{
    m_problem->setObjectName(QStringLiteral("promptProblem"));
    m_problem->setWordWrap(true);
    setLabelStyle(m_problem, LabelStyle::Error);
    auto* gaps = new QHBoxLayout(m_gaps);
    gaps->setContentsMargins(0, 0, 0, 0);
    gaps->setSpacing(8);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(partTitle(tr("S&ystem: who the model is"), m_system, this));
    column->addWidget(m_system, 1);
    column->addWidget(partTitle(tr("&User: what it is asked"), m_user, this));
    column->addWidget(m_user, 3);
    column->addWidget(m_gaps);
    column->addWidget(m_problem);
    for (QPlainTextEdit* part : {m_system, m_user}) {
        connect(part, &QPlainTextEdit::textChanged, this, &PromptTextEdit::follow);
        connect(
            part, &QPlainTextEdit::cursorPositionChanged, this, [this, part] { m_last = part; });
    }
}

QPlainTextEdit* PromptTextEdit::makePart(const char* name, const QString& title)
{
    auto* part = new QPlainTextEdit(this);
    part->setObjectName(QLatin1String(name));
    part->setAccessibleName(title);
    part->setTabChangesFocus(true);
    return part;
}

void PromptTextEdit::showPrompt(const llm::PromptTemplate& prompt, const QStringList& placeholders)
{
    m_placeholders = placeholders;
    {
        const QSignalBlocker quietSystem(m_system);
        const QSignalBlocker quietUser(m_user);
        m_system->setPlainText(prompt.system);
        m_user->setPlainText(prompt.user);
    }
    m_last = m_user;
    m_shown = prompt;
    m_shown = this->prompt();
    showPlaceholders();
    follow();
}

void PromptTextEdit::showPlaceholders()
{
    qDeleteAll(m_gaps->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
    auto* row = static_cast<QHBoxLayout*>(m_gaps->layout());
    while (QLayoutItem* item = row->takeAt(0))
        delete item;
    auto* label = new QLabel(tr("Gaps that are filled in:"), m_gaps);
    setLabelStyle(label, LabelStyle::Secondary);
    row->addWidget(label);
    for (const QString& name : std::as_const(m_placeholders)) {
        auto* button = new QToolButton(m_gaps);
        button->setText(QStringLiteral("{{%1}}").arg(name));
        button->setObjectName(QStringLiteral("promptGap-") + name);
        setLinkLike(button);
        button->setToolTip(tr("Put it where the cursor is"));
        button->setEnabled(!m_user->isReadOnly());
        connect(
            button, &QToolButton::clicked, this, [this, text = button->text()] { insert(text); });
        row->addWidget(button);
    }
    row->addStretch();
}

llm::PromptTemplate PromptTextEdit::prompt() const
{
    llm::PromptTemplate typed = m_shown;
    typed.system = m_system->toPlainText().trimmed();
    typed.user = m_user->toPlainText().trimmed();
    return typed;
}

bool PromptTextEdit::isEdited() const
{
    return prompt() != m_shown;
}

Expected<void> PromptTextEdit::check() const
{
    return llm::checkPrompt(prompt(), m_placeholders);
}

void PromptTextEdit::setReadOnly(bool readOnly)
{
    m_system->setReadOnly(readOnly);
    m_user->setReadOnly(readOnly);
    for (QToolButton* gap : m_gaps->findChildren<QToolButton*>())
        gap->setEnabled(!readOnly);
}

void PromptTextEdit::insert(const QString& placeholder)
{
    QPlainTextEdit* part = m_last ? m_last.data() : m_user;
    part->insertPlainText(placeholder);
    part->setFocus(Qt::OtherFocusReason);
}

void PromptTextEdit::follow()
{
    const auto checked = check();
    m_problem->setText(checked ? QString() : checked.error().sentence());
    m_problem->setVisible(!checked);
    emit edited();
}

} // namespace tandem
