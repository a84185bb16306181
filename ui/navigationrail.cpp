#include "ui/navigationrail.h"

#include "ui/arrange.h"
#include "ui/screen/livetext.h"
#include "ui/spoken.h"
#include "ui/theme.h"

#include <QButtonGroup>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>
#include <QToolButton>

namespace tandem {

namespace {

constexpr int railWidth = 76;

/// An entry of the rail; it leaves the arrow keys to the rail.
class RailButton final : public QToolButton
{
public:
    using QToolButton::QToolButton;

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

    void changeEvent(QEvent* event) override
    {
        QToolButton::changeEvent(event);
        // A button forgets how large its words were, but does not say so to the layout around it.
        if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
            updateGeometry();
    }
};

} // namespace

NavigationRail::NavigationRail(QWidget* parent)
    : QWidget(parent)
    , m_group(new QButtonGroup(this))
{
    auto* column = inColumn(this, {}, 1, {6, 6, 7, 6});
    for (const WorkspaceId id : allWorkspaces()) {
        m_entries.append(makeEntry(id));
        column->addWidget(m_entries.constLast());
    }
    column->addStretch();
    m_group->setExclusive(true);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    says(this, &QWidget::setAccessibleName, [] { return tr("Workspaces"); });
    setCurrent(allWorkspaces().constFirst());
    inEveryLook(this, [this] { fitWidth(); });
    inEveryLanguage(this, [this] { fitWidth(); });
}

/// As wide as its longest word, in the chosen one's weight too.
void NavigationRail::fitWidth()
{
    int widest = railWidth - 13;
    for (QToolButton* entry : std::as_const(m_entries)) {
        entry->ensurePolished();
        widest = std::max(widest, entry->minimumSizeHint().width());
    }
    setMinimumWidth(widest + 13);
}

QToolButton* NavigationRail::makeEntry(WorkspaceId id)
{
    auto* entry = new RailButton(this);
    entry->setObjectName(QLatin1String("rail_") + workspaceKeyword(id));
    entry->setIcon(themedIcon(workspaceIcon(id)));
    entry->setIconSize(QSize(20, 20));
    entry->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    entry->setCheckable(true);
    setRadio(entry);
    entry->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setRailLook(entry);
    m_group->addButton(entry, int(id));
    inEveryLanguage(entry, [entry, id] {
        const QString name = workspaceName(id);
        const QString keys = workspaceShortcut(id).toString(QKeySequence::NativeText);
        entry->setText(name);
        entry->setAccessibleName(name);
        entry->setToolTip(tr("%1 (%2)", "action (its keys)").arg(name, keys));
    });
    connect(entry, &QToolButton::clicked, this, [this, id] {
        setCurrent(id);
        emit workspaceChosen(id);
    });
    return entry;
}

WorkspaceId NavigationRail::current() const
{
    return static_cast<WorkspaceId>(m_group->checkedId());
}

void NavigationRail::setCurrent(WorkspaceId id)
{
    m_group->button(int(id))->setChecked(true);
    // Tab leads to the rail once; inside it the arrows go on.
    for (QToolButton* entry : std::as_const(m_entries))
        entry->setFocusPolicy(entry->isChecked() ? Qt::StrongFocus : Qt::ClickFocus);
}

void NavigationRail::keyPressEvent(QKeyEvent* event)
{
    const int step = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
    if (step == 0) {
        QWidget::keyPressEvent(event);
        return;
    }
    const qsizetype next = int(current()) + step;
    if (next < 0 || next >= m_entries.size())
        return;
    m_entries[next]->click();
    m_entries[next]->setFocus(Qt::TabFocusReason);
}

void NavigationRail::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), themeColors(this).panel);
    const QRect edge(width() - 1, 0, 1, height());
    painter.fillRect(QStyle::visualRect(layoutDirection(), rect(), edge), themeColors(this).line);
}

} // namespace tandem
