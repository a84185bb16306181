#include "ui/emptystate.h"

#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/theme.h"

#include <QLabel>
#include <QPushButton>

namespace tandem {

EmptyState::EmptyState(QWidget* parent)
    : QWidget(parent)
    , m_icon(new QLabel(this))
    , m_headline(newNote(this, LabelStyle::Title))
    , m_text(newNote(this, LabelStyle::Secondary))
    , m_primary(new QPushButton(this))
    , m_secondary(new QPushButton(this))
{
    setPrimary(m_primary);
    for (QPushButton* button : {m_primary, m_secondary})
        button->setAutoDefault(true); // Return presses it
    for (QLabel* label : {m_icon, m_headline, m_text})
        label->setAlignment(Qt::AlignCenter);

    auto* buttons = inRow({Free(), m_primary, m_secondary, Free()}, 8);
    auto* column = inColumn({Free(2), m_icon, m_headline, m_text, Gap(8), buttons, Free(3)}, 8);
    inRow(this, {Free(1), {column, 4}, Free(1)});

    connect(m_primary, &QPushButton::clicked, this, &EmptyState::actionTriggered);
    connect(m_secondary, &QPushButton::clicked, this, &EmptyState::secondaryTriggered);
    setActions({});
    inEveryLook(this, [this] { showIcon(); });
}

void EmptyState::say(Icon icon, const QString& headline, const QString& text,
    const QString& primary, const QString& secondary)
{
    setIcon(icon);
    setHeadline(headline);
    setText(text);
    setActions(primary, secondary);
}

void EmptyState::setIcon(Icon icon)
{
    m_iconKind = icon;
    showIcon();
}

void EmptyState::setHeadline(const QString& headline)
{
    m_headline->setText(headline);
}

void EmptyState::setText(const QString& text)
{
    m_text->setText(text);
}

void EmptyState::setActions(const QString& primary, const QString& secondary)
{
    m_primary->setText(primary);
    m_primary->setVisible(!primary.isEmpty());
    m_secondary->setText(secondary);
    m_secondary->setVisible(!secondary.isEmpty());
}

void EmptyState::showIcon()
{
    m_icon->setPixmap(iconPixmap(m_iconKind, themeColors(this).unmatched, 40, devicePixelRatioF()));
}

} // namespace tandem
