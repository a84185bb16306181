#include "ui/emptystate.h"

#include "ui/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace tandem {

EmptyState::EmptyState(QWidget* parent)
    : EmptyState(Icon::Sample, {}, {}, parent)
{
}

EmptyState::EmptyState(Icon icon, const QString& headline, const QString& text, QWidget* parent)
    : QWidget(parent)
    , m_iconKind(icon)
    , m_icon(new QLabel(this))
    , m_headline(new QLabel(headline, this))
    , m_text(new QLabel(text, this))
    , m_primary(new QPushButton(this))
    , m_secondary(new QPushButton(this))
{
    setLabelStyle(m_headline, LabelStyle::Title);
    setLabelStyle(m_text, LabelStyle::Secondary);
    setPrimary(m_primary);
    m_icon->setAlignment(Qt::AlignCenter);
    for (QLabel* label : {m_headline, m_text}) {
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignCenter);
    }

    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addStretch();
    buttons->addWidget(m_primary);
    buttons->addWidget(m_secondary);
    buttons->addStretch();
    auto* column = new QVBoxLayout;
    column->setSpacing(8);
    column->addStretch(2);
    column->addWidget(m_icon);
    column->addWidget(m_headline);
    column->addWidget(m_text);
    column->addSpacing(8);
    column->addLayout(buttons);
    column->addStretch(3);
    auto* layout = new QHBoxLayout(this);
    layout->addStretch(1);
    layout->addLayout(column, 4);
    layout->addStretch(1);

    connect(m_primary, &QPushButton::clicked, this, &EmptyState::actionTriggered);
    connect(m_secondary, &QPushButton::clicked, this, &EmptyState::secondaryTriggered);
    setActions({});
    showIcon();
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

void EmptyState::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::PaletteChange)
        showIcon();
    QWidget::changeEvent(event);
}

} // namespace tandem
