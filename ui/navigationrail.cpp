#include "ui/navigationrail.h"

#include "ui/theme.h"

#include <QButtonGroup>
#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tandem {

namespace {

constexpr int railWidth = 76;

/// An entry of the rail, with a count in the corner; it leaves the arrow keys to the rail.
class RailButton final : public QToolButton
{
public:
    using QToolButton::QToolButton;

    void setCount(int count)
    {
        m_count = count;
        update();
    }

protected:
    void keyPressEvent(QKeyEvent* event) override
    {
        if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down ||
            event->key() == Qt::Key_Home || event->key() == Qt::Key_End)
            event->ignore();
        else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
            click();
        else
            QToolButton::keyPressEvent(event);
    }

    void paintEvent(QPaintEvent* event) override
    {
        QToolButton::paintEvent(event);
        if (m_count <= 0)
            return;
        const QString words = m_count > 99 ? QStringLiteral("99+") : locale().toString(m_count);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setFont(themeFont(FontRole::SmallStrong));
        const QFontMetrics metrics = painter.fontMetrics();
        const int side = metrics.height() + 1;
        const int wide = std::max(side, metrics.horizontalAdvance(words) + 8);
        const QRect pill =
            QStyle::visualRect(layoutDirection(), rect(), QRect(width() / 2 + 6, 3, wide, side));
        painter.setPen(Qt::NoPen);
        painter.setBrush(themeColors(this).accent);
        painter.drawRoundedRect(pill, side / 2.0, side / 2.0);
        painter.setPen(themeColors(this).onAccent);
        painter.drawText(pill, Qt::AlignCenter, words);
    }

private:
    int m_count = 0;
};

} // namespace

NavigationRail::NavigationRail(QWidget* parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
    , m_group(new QButtonGroup(this))
{
    m_layout->setContentsMargins(6, 8, 7, 8);
    m_layout->setSpacing(2);
    m_layout->addStretch();
    m_group->setExclusive(true);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    setMinimumWidth(railWidth);
    setAccessibleName(tr("Workspaces"));
}

void NavigationRail::addWorkspace(
    const QString& id, Icon icon, const QString& label, const QKeySequence& shortcut)
{
    auto* entry = new RailButton(this);
    entry->setObjectName(QLatin1String("rail_") + id);
    entry->setProperty("tandemWorkspace", id);
    entry->setProperty("tandemKeys", shortcut.toString(QKeySequence::NativeText));
    entry->setIcon(themedIcon(icon));
    entry->setIconSize(QSize(20, 20));
    entry->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    entry->setCheckable(true);
    entry->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setRailLook(entry);
    m_group->addButton(entry);
    m_layout->insertWidget(int(m_buttons.size()), entry);
    m_buttons.append(entry);
    setLabel(id, label);
    connect(entry, &QToolButton::clicked, this, [this, id] {
        setCurrent(id);
        emit workspaceChosen(id);
    });
    setCurrent(m_buttons.size() == 1 ? id : current());
}

QToolButton* NavigationRail::button(const QString& id) const
{
    const auto found = std::find_if(m_buttons.cbegin(), m_buttons.cend(),
        [&](const QToolButton* entry) { return entry->property("tandemWorkspace") == id; });
    return found == m_buttons.cend() ? nullptr : *found;
}

void NavigationRail::setLabel(const QString& id, const QString& label)
{
    QToolButton* entry = button(id);
    if (!entry)
        return;
    const QString keys = entry->property("tandemKeys").toString();
    entry->setText(label);
    entry->setAccessibleName(label);
    entry->setToolTip(keys.isEmpty() ? label : tr("%1 (%2)", "action (its keys)").arg(label, keys));
}

void NavigationRail::setWorkspaceEnabled(const QString& id, bool enabled)
{
    if (QToolButton* entry = button(id))
        entry->setEnabled(enabled);
}

void NavigationRail::setCount(const QString& id, int count)
{
    if (QToolButton* entry = button(id))
        static_cast<RailButton*>(entry)->setCount(count);
}

QString NavigationRail::current() const
{
    const QAbstractButton* entry = m_group->checkedButton();
    return entry ? entry->property("tandemWorkspace").toString() : QString();
}

void NavigationRail::setCurrent(const QString& id)
{
    QToolButton* entry = button(id);
    if (!entry)
        return;
    entry->setChecked(true);
    // Tab leads to the rail once; inside it the arrows go on.
    for (QToolButton* other : std::as_const(m_buttons))
        other->setFocusPolicy(other == entry ? Qt::StrongFocus : Qt::ClickFocus);
}

void NavigationRail::keyPressEvent(QKeyEvent* event)
{
    const int step = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
    if (step == 0) {
        QWidget::keyPressEvent(event);
        return;
    }
    auto at = int(m_buttons.indexOf(button(current()))) + step;
    while (at >= 0 && at < m_buttons.size() && !m_buttons[at]->isEnabled())
        at += step;
    if (at < 0 || at >= m_buttons.size())
        return;
    m_buttons[at]->click();
    m_buttons[at]->setFocus(Qt::TabFocusReason);
}

void NavigationRail::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), themeColors(this).panel);
    const QRect edge(width() - 1, 0, 1, height());
    painter.fillRect(QStyle::visualRect(layoutDirection(), rect(), edge), themeColors(this).line);
}

} // namespace tandem
