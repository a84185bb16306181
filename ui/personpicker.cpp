#include "ui/personpicker.h"

#include "ui/persondot.h"
#include "ui/plaintooltip.h"
#include "ui/screen/livetext.h"

#include <QActionGroup>
#include <QFontMetrics>
#include <QMenu>

#include <algorithm>

namespace tandem {

namespace {

/// A name as the text of a menu entry or button: an ampersand in it is a letter, not a mnemonic.
QString literal(const QString& name)
{
    return QString(name).replace(QLatin1Char('&'), QStringLiteral("&&"));
}

} // namespace

PersonPicker::PersonPicker(QWidget* parent)
    : QToolButton(parent)
    , m_menu(new QMenu(this))
{
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setPopupMode(InstantPopup);
    setMenu(m_menu);
    setFocusPolicy(Qt::StrongFocus);
    inEveryLanguage(this, [this] { rebuild(); });
}

void PersonPicker::setPeople(const QList<PersonChoice>& people)
{
    m_people = people;
    rebuild();
}

void PersonPicker::setCurrent(PersonId id)
{
    m_current = id;
    rebuild();
}

void PersonPicker::setManageText(const QString& text)
{
    m_manageText = text;
    rebuild();
}

void PersonPicker::rebuild()
{
    m_menu->clear();
    auto* group = new QActionGroup(m_menu);
    for (const PersonChoice& person : std::as_const(m_people)) {
        const QString text = person.detail.isEmpty()
                                 ? person.name
                                 : tr("%1 (%2)", "name (role)").arg(person.name, person.detail);
        QAction* action = m_menu->addAction(personDotIcon(person.color), literal(text));
        action->setCheckable(true);
        action->setChecked(person.id == m_current);
        action->setActionGroup(group);
        connect(action, &QAction::triggered, this, [this, id = person.id] {
            if (id == m_current)
                return;
            setCurrent(id);
            emit personChosen(id);
        });
    }
    if (!m_manageText.isEmpty()) {
        m_menu->addSeparator();
        connect(m_menu->addAction(m_manageText), &QAction::triggered, this,
            &PersonPicker::manageRequested);
    }
    showCurrent();
}

void PersonPicker::showCurrent()
{
    const auto found = std::find_if(m_people.cbegin(), m_people.cend(),
        [this](const PersonChoice& person) { return person.id == m_current; });
    const bool known = found != m_people.cend();
    const QString name = known ? found->name : tr("Switch user");
    setIcon(known ? personDotIcon(found->color) : QIcon());
    setText(literal(fontMetrics().elidedText(name, Qt::ElideRight, 220)));
    setToolTip(known ? plainToolTip(tr("Working as %1").arg(name)) : QString());
    setAccessibleName(known ? tr("Working as %1").arg(name) : name);
}

} // namespace tandem
