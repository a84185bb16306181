#include "app/window/topbar.h"

#include "ui/elidedlabel.h"
#include "ui/personpicker.h"
#include "ui/plaintooltip.h"
#include "ui/screen/livetext.h"
#include "ui/searchfield.h"
#include "ui/theme.h"
#include "views/search/searchpanel.h"
#include "views/session/projectsession.h"
#include "views/team/teamindicator.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMenuBar>
#include <QStyle>

namespace tandem {

namespace {

/// Menus beside other things: from right to left Qt's own hint counts from the width of now, and
/// has no room for most of them.
class MenusInLine final : public QMenuBar
{
public:
    using QMenuBar::QMenuBar;

    QSize sizeHint() const override
    {
        const int gap = style()->pixelMetric(QStyle::PM_MenuBarItemSpacing, nullptr, this);
        int width = 2 * (style()->pixelMetric(QStyle::PM_MenuBarHMargin, nullptr, this) +
                            style()->pixelMetric(QStyle::PM_MenuBarPanelWidth, nullptr, this));
        for (QAction* menu : actions()) {
            if (menu->isVisible())
                width += actionGeometry(menu).width() + gap;
        }
        return {width, QMenuBar::sizeHint().height()};
    }
};

} // namespace

TopBar::TopBar(QWidget* parent)
    : QWidget(parent)
    , m_menus(new MenusInLine(this))
    , m_project(new ElidedLabel(this))
    , m_team(new TeamIndicator(this))
    , m_search(new SearchField(this))
    , m_person(new PersonPicker(this))
{
    setObjectName(QStringLiteral("topBar"));
    setSurface(this, Surface::Panel);
    m_menus->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    m_search->setObjectName(QStringLiteral("searchEverything"));
    m_search->setShortcutHint(QKeySequence(Qt::CTRL | Qt::Key_K));
    m_search->setMaximumWidth(360);
    m_search->setMinimumWidth(160);
    m_person->setObjectName(QStringLiteral("personPicker"));

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 4, 14, 4);
    row->setSpacing(12);
    row->addWidget(m_menus);
    row->addWidget(m_project, 1);
    row->addWidget(m_team);
    row->addWidget(m_search, 1);
    row->addWidget(m_person);

    connect(qApp, &QApplication::focusChanged, this, [this](QWidget* before, QWidget* now) {
        if (now == m_search && before && before->window() == window())
            m_before = before;
    });
    connect(m_team, &QAbstractButton::clicked, this, &TopBar::teamRequested);
    connect(m_person, &PersonPicker::personChosen, this, &TopBar::personChosen);
    connect(m_person, &PersonPicker::manageRequested, this, &TopBar::choosePersonRequested);
    inEveryLanguage(this, [this] {
        m_search->setPlaceholderText(tr("Search everything"));
        m_search->setAccessibleName(m_search->placeholderText());
        m_person->setManageText(tr("Switch user…"));
        showPeople();
    });
    setSession(nullptr, nullptr, {});
}

void TopBar::setSession(
    ProjectSession* session, QWidget* window, std::function<QList<ShortcutEntry>()> entries)
{
    delete m_panel;
    m_panel = nullptr;
    m_session = session;
    m_search->setVisible(session != nullptr);
    m_person->setVisible(session != nullptr);
    m_search->clear();
    setTeam(nullptr);
    showProject();
    setLeaving(false);
    if (!session)
        return;
    m_panel = new SearchPanel(*session, *m_search, window, std::move(entries));
    connect(m_panel, &SearchPanel::jumped, this, &TopBar::searchEnded);
    connect(m_panel, &SearchPanel::wholeSampleRequested, this, &TopBar::wholeSampleRequested);
    connect(m_panel, &SearchPanel::dismissed, this, &TopBar::giveKeyboardBack);
    connect(session, &ProjectSession::settingsChanged, this, &TopBar::showProject);
    connect(session, &ProjectSession::peopleChanged, this, &TopBar::showPeople);
    connect(session, &ProjectSession::currentPersonChanged, this, &TopBar::showPeople);
    showPeople();
}

void TopBar::setTeam(TeamSync* sync)
{
    m_team->setSync(sync);
}

/// By its name, as in the title of the window; its file where it has none.
void TopBar::showProject()
{
    const QString path = m_session ? m_session->project().path() : QString();
    const QString name = m_session ? m_session->settings().name : QString();
    m_project->setText(name.isEmpty() ? QFileInfo(path).fileName() : name);
    m_project->setToolTip(plainToolTip(QDir::toNativeSeparators(path)));
}

void TopBar::setLeaving(bool leaving)
{
    m_search->setDisabled(leaving);
    m_team->setDisabled(leaving);
    m_person->setDisabled(leaving);
}

void TopBar::focusSearch()
{
    m_search->clearFocus(); // where Tab had led to it nobody would hear of the shortcut
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

/// Who was writing when it was opened goes on writing there.
void TopBar::giveKeyboardBack()
{
    if (m_before && m_before->isVisible() && m_before->isEnabled())
        m_before->setFocus(Qt::OtherFocusReason);
    else
        emit searchEnded();
}

void TopBar::showMoreEntries()
{
    if (m_panel)
        m_panel->showMoreEntries();
}

void TopBar::showPeople()
{
    if (!m_session)
        return;
    QList<PersonChoice> choices;
    for (const Person& person : m_session->people()) {
        if (person.active)
            choices.append({person.id, person.name, QColor(person.colour),
                person.role == Role::Lead ? tr("lead") : tr("annotator")});
    }
    m_person->setPeople(choices);
    m_person->setCurrent(m_session->currentPerson());
}

} // namespace tandem
