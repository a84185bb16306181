#include "ui/navigationrail.h"

#include "ui/arrange.h"
#include "ui/divider.h"
#include "ui/screen/livetext.h"
#include "ui/spoken.h"
#include "ui/theme.h"

#include <QButtonGroup>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>
#include <QToolButton>

#include <optional>

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
        if (QWidget*& line = m_lines[workspaceGroup(id)]; !line) {
            line = new Divider(Qt::Horizontal, this);
            column->addWidget(line);
        }
        m_entries.append(makeEntry(id));
        column->addWidget(m_entries.constLast());
        m_offered.insert(id);
    }
    m_more = makeMore();
    column->addWidget(m_more);
    column->addStretch();
    m_group->setExclusive(true);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    bindText(this, &QWidget::setAccessibleName, [] { return tr("Workspaces"); });
    setCurrent(allWorkspaces().constFirst());
    inEveryLook(this, [this] { fitWidth(); });
    inEveryLanguage(this, [this] { fitWidth(); });
}

/// As wide as its longest word, in the chosen one's weight too.
void NavigationRail::fitWidth()
{
    int widest = railWidth - 13;
    const QList<QToolButton*> all = m_entries + QList{m_more};
    for (QToolButton* entry : all) {
        entry->ensurePolished();
        widest = std::max(widest, entry->minimumSizeHint().width());
    }
    setMinimumWidth(widest + 13);
}

QToolButton* NavigationRail::makeButton(Icon icon)
{
    auto* button = new RailButton(this);
    button->setIcon(themedIcon(icon));
    button->setIconSize(QSize(20, 20));
    button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    button->setCheckable(true);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setRailLook(button);
    return button;
}

/// Opens and folds what is not offered.
QToolButton* NavigationRail::makeMore()
{
    QToolButton* more = makeButton(Icon::More);
    more->setObjectName(QStringLiteral("railMore"));
    more->hide();
    inEveryLanguage(more, [more] {
        more->setText(tr("More", "screens"));
        more->setAccessibleName(tr("More screens"));
        more->setToolTip(tr("Screens that this project does not use, or that only a lead needs"));
    });
    connect(more, &QToolButton::toggled, this, &NavigationRail::showOffered);
    return more;
}

QToolButton* NavigationRail::makeEntry(WorkspaceId id)
{
    QToolButton* entry = makeButton(workspaceIcon(id));
    entry->setObjectName(QLatin1String("rail_") + workspaceKeyword(id));
    setRadio(entry);
    m_group->addButton(entry, int(id));
    inEveryLanguage(entry, [entry, id] {
        const QString name = workspaceName(id);
        const QString keys = workspaceShortcut(id).toString(QKeySequence::NativeText);
        entry->setText(name);
        entry->setAccessibleName(name);
        entry->setToolTip(tr("%1: %2 (%3)", "group of screens, screen, its keys")
                              .arg(groupName(workspaceGroup(id)), name, keys));
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
    showOffered();
}

void NavigationRail::setOffered(const QSet<WorkspaceId>& offered)
{
    if (m_offered == offered)
        return;
    m_offered = offered;
    showOffered();
}

void NavigationRail::showOffered()
{
    m_more->setHidden(m_offered.size() == m_entries.size());
    for (QWidget* line : std::as_const(m_lines))
        line->hide();
    std::optional<WorkspaceGroup> before;
    for (qsizetype i = 0; i < m_entries.size(); ++i) {
        QToolButton* entry = m_entries.at(i);
        const auto id = WorkspaceId(i);
        entry->setHidden(!m_more->isChecked() && !entry->isChecked() && !m_offered.contains(id));
        if (entry->isHidden())
            continue;
        // A line stands between groups that are both in sight.
        if (before && before != workspaceGroup(id))
            m_lines.value(workspaceGroup(id))->show();
        before = workspaceGroup(id);
    }
}

QList<QToolButton*> NavigationRail::shownEntries() const
{
    QList<QToolButton*> shown;
    for (QToolButton* entry : m_entries) {
        if (!entry->isHidden())
            shown.append(entry);
    }
    return shown;
}

void NavigationRail::keyPressEvent(QKeyEvent* event)
{
    const int step = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
    if (step == 0) {
        QWidget::keyPressEvent(event);
        return;
    }
    const QList<QToolButton*> shown = shownEntries();
    QToolButton* const entry = m_entries.at(int(current()));
    const qsizetype next = shown.indexOf(entry) + step;
    if (next < 0 || next >= shown.size())
        return;
    shown[next]->click();
    shown[next]->setFocus(Qt::TabFocusReason);
}

void NavigationRail::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), themeColors(this).panel);
    const QRect edge(width() - 1, 0, 1, height());
    painter.fillRect(QStyle::visualRect(layoutDirection(), rect(), edge), themeColors(this).line);
}

} // namespace tandem
