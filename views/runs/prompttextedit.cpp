#include "views/runs/prompttextedit.h"

#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QToolButton>

namespace tandem {

namespace {

QLabel* partTitle(const QString& text, QWidget* buddy, QWidget* parent)
{
    auto* label = newLabel(parent, LabelStyle::Strong, text);
    label->setBuddy(buddy);
    return label;
}

} // namespace

PromptTextEdit::PromptTextEdit(QWidget* parent)
    : QWidget(parent)
    , m_system(makePart("promptSystem", tr("System message: role of the model")))
    , m_user(makePart("promptUser", tr("User message: the request")))
    , m_gaps(new QWidget(this))
    , m_problem(named(newNote(this, LabelStyle::Error), "promptProblem"))
{
    auto* gaps = new QHBoxLayout(m_gaps);
    gaps->setContentsMargins(0, 0, 0, 0);
    gaps->setSpacing(8);
    inColumn(this,
        {partTitle(tr("S&ystem message: role of the model"), m_system, this), {m_system, 1},
            partTitle(tr("&User message: the request"), m_user, this), {m_user, 3}, m_gaps,
            m_problem},
        6);
    for (QPlainTextEdit* part : {m_system, m_user}) {
        connect(part, &QPlainTextEdit::textChanged, this, &PromptTextEdit::follow);
        connect(
            part, &QPlainTextEdit::cursorPositionChanged, this, [this, part] { m_last = part; });
    }
}

QPlainTextEdit* PromptTextEdit::makePart(const char* name, const QString& title)
{
    auto* part = named(new QPlainTextEdit(this), name);
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
    auto* label = newLabel(m_gaps, LabelStyle::Secondary, tr("Placeholders:"));
    row->addWidget(label);
    for (const QString& name : std::as_const(m_placeholders)) {
        auto* button = new QToolButton(m_gaps);
        button->setText(QStringLiteral("{{%1}}").arg(name));
        button->setObjectName(QStringLiteral("promptGap-") + name);
        setLinkLike(button);
        button->setToolTip(tr("Insert at the cursor"));
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
