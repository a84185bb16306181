#include "ui/statestrip.h"

#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/spoken.h"
#include "ui/theme.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>

#include <QResizeEvent>

#include <algorithm>

namespace tandem {

namespace {

/// What a text takes at least beside the buttons, in lines of text; with less it stands above them.
constexpr int kLinesForText = 9;

} // namespace

StateStrip::StateStrip(QWidget* parent)
    : QFrame(parent)
    , m_text(named(new QLabel(this), "stateText"))
    , m_primary(named(new QPushButton(this), "statePrimary"))
    , m_secondary(named(new QPushButton(this), "stateSecondary"))
{
    setObjectName(QStringLiteral("stateStrip"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    setSurface(this, Surface::Window);
    for (QPushButton* button : {m_primary, m_secondary}) {
        button->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
        button->setAutoDefault(true); // Return presses it
    }
    m_line = inRow(this, {{m_text, 1}, m_secondary, m_primary}, 8, {24, 8, 24, 8});
    connect(m_primary, &QPushButton::clicked, this, [this] {
        if (m_primaryAction)
            m_primaryAction->trigger();
    });
    connect(m_secondary, &QPushButton::clicked, this, [this] {
        if (m_secondaryAction)
            m_secondaryAction->trigger();
    });
    setReadOut(this);
    hide();
}

void StateStrip::showState(const QString& text, QAction* primary, QAction* secondary)
{
    m_primaryAction = primary;
    m_secondaryAction = secondary;
    const bool isNews = text != m_text->text();
    m_text->setText(text);
    setAccessibleName(text);
    showAction(m_primary, primary);
    showAction(m_secondary, secondary);
    if (isNews && !text.isEmpty())
        readOutAgain(this);
    setVisible(!text.isEmpty());
    arrange();
}

void StateStrip::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    arrange();
}

void StateStrip::arrange()
{
    const QMargins margins = m_line->contentsMargins();
    const QFontMetrics metrics = m_text->fontMetrics();
    int needed =
        margins.left() + margins.right() +
        std::min(metrics.horizontalAdvance(m_text->text()) + 1, kLinesForText * metrics.height());
    for (const QPushButton* button : {m_primary, m_secondary})
        needed += button->isHidden() ? 0 : m_line->spacing() + button->sizeHint().width();
    const auto direction = needed > width() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
    if (m_line->direction() != direction)
        m_line->setDirection(direction);
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
