#include "ui/statestrip.h"

#include "ui/theme.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace tandem {

StateStrip::StateStrip(QWidget* parent)
    : QFrame(parent)
    , m_text(new QLabel(this))
    , m_primary(new QPushButton(this))
    , m_secondary(new QPushButton(this))
{
    setObjectName(QStringLiteral("stateStrip"));
    m_text->setObjectName(QStringLiteral("stateText"));
    m_primary->setObjectName(QStringLiteral("statePrimary"));
    m_secondary->setObjectName(QStringLiteral("stateSecondary"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    setSurface(this, Surface::Window);
    for (QPushButton* button : {m_primary, m_secondary})
        button->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(24, 8, 24, 8);
    layout->setSpacing(8);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_secondary);
    layout->addWidget(m_primary);
    connect(m_primary, &QPushButton::clicked, this, [this] {
        if (m_primaryAction)
            m_primaryAction->trigger();
    });
    connect(m_secondary, &QPushButton::clicked, this, [this] {
        if (m_secondaryAction)
            m_secondaryAction->trigger();
    });
    hide();
}

void StateStrip::showState(const QString& text, QAction* primary, QAction* secondary)
{
    m_primaryAction = primary;
    m_secondaryAction = secondary;
    m_text->setText(text);
    showAction(m_primary, primary);
    showAction(m_secondary, secondary);
    setVisible(!text.isEmpty());
}

void StateStrip::showAction(QPushButton* button, const QAction* action)
{
    button->setVisible(action != nullptr);
    if (action)
        button->setText(action->iconText());
}

QString StateStrip::text() const
{
    return m_text->text();
}

} // namespace tandem
