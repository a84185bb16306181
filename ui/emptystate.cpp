#include "ui/emptystate.h"

#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/screen/command.h"
#include "ui/theme.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>

#include <utility>

namespace tandem {

EmptyState::Offer::Offer(const QString& words, const char* command)
    : words(words)
    , command(command)
{
}

EmptyState::Offer::Offer(const QString& words, std::function<void()> then)
    : words(words)
    , then(std::move(then))
{
}

EmptyState::EmptyState(QWidget* parent)
    : QWidget(parent)
    , m_icon(new QLabel(this))
    , m_headline(newNote(this, LabelStyle::Title))
    , m_text(newNote(this, LabelStyle::Secondary))
    , m_buttons{new QPushButton(this), new QPushButton(this)}
{
    setPrimary(m_buttons[0]);
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setAutoDefault(true); // Return presses it
        m_buttons[i]->hide();
        connect(m_buttons[i], &QPushButton::clicked, this, [this, i] { take(m_offers[i]); });
    }
    for (QLabel* label : {m_icon, m_headline, m_text})
        label->setAlignment(Qt::AlignCenter);

    auto* buttons = inRow({Free(), m_buttons[0], m_buttons[1], Free()}, 8);
    auto* column = inColumn({Free(2), m_icon, m_headline, m_text, Gap(8), buttons, Free(3)}, 8);
    inRow(this, {Free(1), {column, 4}, Free(1)});
    inEveryLook(this, [this] { showIcon(); });
}

void EmptyState::say(Icon icon, const QString& headline, const QString& text, const Offer& first,
    const Offer& second)
{
    m_iconKind = icon;
    showIcon();
    m_headline->setText(headline);
    m_text->setText(text);
    m_offers = {first, second};
    for (std::size_t i = 0; i < m_offers.size(); ++i) {
        m_buttons[i]->setText(m_offers[i].words);
        m_buttons[i]->setVisible(!m_offers[i].words.isEmpty());
    }
}

QList<QByteArray> EmptyState::offeredCommands() const
{
    QList<QByteArray> names;
    for (const Offer& offer : m_offers) {
        if (!offer.command.isEmpty())
            names.append(offer.command);
    }
    return names;
}

/// A copy: what it does may have this say something else.
void EmptyState::take(const Offer& offer)
{
    const Offer taken = offer;
    if (taken.then)
        return taken.then();
    if (QAction* command = commandNamed(this, taken.command.constData()))
        command->trigger();
}

void EmptyState::showIcon()
{
    m_icon->setPixmap(iconPixmap(m_iconKind, themeColors(this).unmatched, 40, devicePixelRatioF()));
}

} // namespace tandem
