#include "views/overview/peoplepage.h"

#include "models/rounds/timetext.h"
#include "ui/theme.h"
#include "views/overview/moneytext.h"
#include "views/overview/overviewfigures.h"
#include "views/overview/peoplemodel.h"
#include "views/overview/plaindelegate.h"
#include "views/overview/tablesetup.h"
#include "views/session/projectsession.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace tandem {

namespace {

QAction* command(QWidget* owner, const char* name, const QKeySequence& key)
{
    auto* action = new QAction(owner);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    owner->addAction(action);
    return action;
}

} // namespace

PeoplePage::PeoplePage(ProjectSession& session, OverviewFigures& figures, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_figures(figures)
    , m_model(new PeopleModel(this))
{
    build();
    retranslate();
    connect(&figures, &OverviewFigures::refreshed, this, &PeoplePage::showProgress);
    connect(&session, &ProjectSession::peopleChanged, this, &PeoplePage::showPeople);
    connect(&session, &ProjectSession::settingsChanged, this, &PeoplePage::showSettings);
    showPeople();
    showSettings();
}

void PeoplePage::build()
{
    m_table = new QTableView(this);
    m_table->setObjectName(QStringLiteral("peopleTable"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new PlainDelegate(PeopleModel::Name, PeopleModel::Colour, m_table));
    setUpTable(*m_table);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    setFocusProxy(m_table);
    connect(m_table, &QTableView::doubleClicked, this, &PeoplePage::edit);

    m_add = command(this, "overviewAddPerson", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N));
    m_edit = command(m_table, "overviewEditPerson", QKeySequence(Qt::Key_Return));
    m_changeSettings = command(this, "overviewProjectSettings", {});
    connect(m_add, &QAction::triggered, this, &PeoplePage::add);
    connect(m_edit, &QAction::triggered, this, &PeoplePage::edit);
    connect(m_changeSettings, &QAction::triggered, this, &PeoplePage::changeSettings);

    m_addButton = new QPushButton(this);
    m_addButton->setObjectName(QStringLiteral("addPersonButton"));
    m_editButton = new QPushButton(this);
    m_editButton->setObjectName(QStringLiteral("editPersonButton"));
    m_settingsButton = new QPushButton(this);
    m_settingsButton->setObjectName(QStringLiteral("projectSettingsButton"));
    setLinkLike(m_settingsButton);
    connect(m_addButton, &QPushButton::clicked, this, &PeoplePage::add);
    connect(m_editButton, &QPushButton::clicked, this, &PeoplePage::edit);
    connect(m_settingsButton, &QPushButton::clicked, this, &PeoplePage::changeSettings);
    m_totals = new QLabel(this);
    m_totals->setObjectName(QStringLiteral("peopleTotals"));
    setLabelStyle(m_totals, LabelStyle::Strong);
    m_note = new QLabel(this);
    m_note->setWordWrap(true);
    setLabelStyle(m_note, LabelStyle::Small);
    m_settings = new QLabel(this);
    m_settings->setObjectName(QStringLiteral("projectRule"));
    setLabelStyle(m_settings, LabelStyle::Secondary);

    auto* tools = new QHBoxLayout;
    tools->setSpacing(8);
    tools->addWidget(m_settings);
    tools->addWidget(m_settingsButton);
    tools->addStretch();
    tools->addWidget(m_addButton);
    tools->addWidget(m_editButton);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(12);
    layout->addLayout(tools);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_totals);
    layout->addWidget(m_note);
}

QList<QAction*> PeoplePage::pageActions() const
{
    return {m_add, m_edit, m_changeSettings};
}

void PeoplePage::retranslate()
{
    m_add->setText(tr("Add a person…"));
    m_edit->setText(tr("Edit the person…"));
    m_changeSettings->setText(tr("Change rule and wage…"));
    m_addButton->setText(tr("Add a person…"));
    m_editButton->setText(tr("Edit…"));
    m_settingsButton->setText(tr("Change…"));
    m_table->setAccessibleName(tr("People and their progress"));
    m_note->setText(tr("Time is active time: what a pause lasts beyond 60 seconds is not counted. "
                       "While a round is "
                       "open, only how much was answered is known, never what."));
    sizeColumns();
}

void PeoplePage::sizeColumns()
{
    const int letter = fontMetrics().averageCharWidth();
    const int letters[PeopleModel::ColumnCount] = {30, 16, 13, 14, 24, 16, 18};
    for (int column = 0; column < PeopleModel::ColumnCount; ++column)
        m_table->setColumnWidth(column, letters[column] * letter);
    m_table->horizontalHeader()->setSectionResizeMode(PeopleModel::Name, QHeaderView::Stretch);
}

void PeoplePage::showPeople()
{
    m_model->setPeople(m_session.people());
    if (!m_table->currentIndex().isValid() && m_model->rowCount() > 0)
        m_table->selectRow(0);
    m_editButton->setEnabled(m_model->rowCount() > 0);
    m_edit->setEnabled(m_model->rowCount() > 0);
    showProgress();
}

void PeoplePage::showProgress()
{
    const OverviewSnapshot& snapshot = m_figures.snapshot();
    m_model->setProgress(snapshot.progress);
    if (!m_figures.isReady()) {
        m_totals->clear();
        return;
    }
    const ProjectSettings& settings = m_session.settings();
    const QString time = timeText(snapshot.activeMs(), snapshot.unmeasured());
    m_totals->setText(settings.hourlyWage > 0.0
                          ? tr("Together: %1 active time, %2")
                                .arg(time, moneyText(snapshot.cost(), settings.currency))
                          : tr("Together: %1 active time").arg(time));
}

void PeoplePage::showSettings()
{
    const ProjectSettings& settings = m_session.settings();
    const QString rule = settings.rule == ConsistencyRule::Strict
                             ? tr("Strict rule: only what both say stays.")
                         : settings.adjudicator == Adjudicator::Pair
                             ? tr("Disagreements are decided by the pair.")
                             : tr("Disagreements are decided by a third person.");
    const QString wage =
        settings.hourlyWage > 0.0
            ? tr("%1 an hour.").arg(moneyText(settings.hourlyWage, settings.currency))
            : tr("No hourly wage.");
    m_settings->setText(tr("%1 %2", "two sentences").arg(rule, wage));
    m_model->setWage(settings.hourlyWage, settings.currency);
    showProgress();
}

bool PeoplePage::mayEdit()
{
    if (m_session.isLead() || m_session.people().isEmpty())
        return true;
    emit refused(tr("Only a lead changes people, rule and wage. Switch in the window's corner if "
                    "that is you."));
    return false;
}

void PeoplePage::add()
{
    if (mayEdit())
        emit personAddRequested();
}

void PeoplePage::edit()
{
    const PersonId person = m_model->personAt(m_table->currentIndex().row());
    if (person.isValid() && mayEdit())
        emit personEditRequested(person);
}

void PeoplePage::changeSettings()
{
    if (mayEdit())
        emit projectSettingsRequested();
}

void PeoplePage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_model->retranslate();
        retranslate();
        showSettings();
    }
    QWidget::changeEvent(event);
}

} // namespace tandem
