#include "views/overview/peoplepage.h"

#include "models/rounds/timetext.h"
#include "ui/rows/rowsof.h"
#include "ui/rows/rowsview.h"
#include "ui/screen/livetext.h"
#include "ui/screen/workspace.h"
#include "ui/theme.h"
#include "views/overview/moneytext.h"
#include "views/overview/overviewfigures.h"
#include "views/session/projectsession.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tandem {

namespace {

/// So many of so many.
QString shareText(const QString& pattern, qint64 done, qint64 all)
{
    const QLocale locale;
    return pattern.arg(locale.toString(done), locale.toString(all));
}

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
    , m_rows(new RowsOf<ListedPerson>(personRows(), this))
{
    build();
    sayTexts();
    connect(&figures, &OverviewFigures::refreshed, this, &PeoplePage::showPeople);
    connect(&session, &ProjectSession::peopleChanged, this, &PeoplePage::showPeople);
    connect(&session, &ProjectSession::settingsChanged, this, &PeoplePage::showSettings);
    showPeople();
    inEveryLanguage(this, [this] { showSettings(); });
}

RowSpec<ListedPerson> PeoplePage::personRows() const
{
    using Column = RowColumn<ListedPerson>;
    const auto columns = [this] {
        return QList<Column>{
            {.title = tr("Person"),
                .text =
                    [](const ListedPerson& row) {
                        return row.person.active ? row.person.name
                                                 : tr("%1 (set aside)").arg(row.person.name);
                    },
                .look =
                    [](const ListedPerson& row) {
                        return RowLook{.dot = QColor(row.person.colour)};
                    }},
            {.title = tr("Role"),
                .text =
                    [](const ListedPerson& row) {
                        return row.person.role == Role::Lead ? tr("lead") : tr("annotator");
                    },
                .letters = 16},
            {.title = tr("Samples"),
                .text =
                    [](const ListedPerson& row) {
                        return QLocale().toString(row.progress.samples);
                    },
                .isNumber = true,
                .letters = 13},
            {.title = tr("Rounds handed in"),
                .text =
                    [](const ListedPerson& row) {
                        return shareText(tr("%1 of %2", "rounds handed in of all"),
                            row.progress.handedIn, row.progress.rounds);
                    },
                .isNumber = true,
                .letters = 14},
            {.title = tr("Items answered"),
                .text =
                    [](const ListedPerson& row) {
                        return shareText(tr("%1 of %2", "answered items of all"),
                            row.progress.answered, row.progress.items);
                    },
                .isNumber = true,
                .letters = 24},
            {.title = tr("Active time"),
                .text =
                    [](const ListedPerson& row) {
                        return timeText(row.progress.activeMs, row.progress.unmeasured);
                    },
                .isNumber = true,
                .letters = 16},
            {.title = tr("Cost"),
                .text = [this](const ListedPerson& row) { return costText(row.progress); },
                .isNumber = true,
                .letters = 18},
        };
    };
    return {
        .key = [](const ListedPerson& row) { return RowKey(row.person.id); }, .columns = columns};
}

/// Nothing without a wage, or where no time was measured.
QString PeoplePage::costText(const PersonProgress& progress) const
{
    const ProjectSettings& settings = m_session.settings();
    return settings.hourlyWage > 0.0 && (progress.activeMs > 0 || progress.unmeasured == 0)
               ? moneyText(progress.cost, settings.currency)
               : QString(QChar(0x2013));
}

void PeoplePage::build()
{
    m_table = new RowsView(m_rows, this);
    m_table->setObjectName(QStringLiteral("peopleTable"));
    setFocusProxy(m_table);
    connect(m_table, &RowsView::doubleClicked, this, &PeoplePage::edit);
    buildTools();
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

void PeoplePage::buildTools()
{
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
}

QList<QAction*> PeoplePage::pageActions() const
{
    return {m_add, m_edit, m_changeSettings};
}

void PeoplePage::sayTexts()
{
    says(m_add, &QAction::setText, [] { return tr("Add a person…"); });
    says(m_edit, &QAction::setText, [] { return tr("Edit the person…"); });
    says(m_changeSettings, &QAction::setText, [] { return tr("Change rule and wage…"); });
    says(m_addButton, &QPushButton::setText, [] { return tr("Add a person…"); });
    says(m_editButton, &QPushButton::setText, [] { return tr("Edit…"); });
    says(m_settingsButton, &QPushButton::setText, [] { return tr("Change…"); });
    says(m_table, &QWidget::setAccessibleName, [] { return tr("People and their progress"); });
    says(m_note, &QLabel::setText, [] {
        return tr("Time is active time: what a pause lasts beyond 60 seconds is not counted. "
                  "While a round is "
                  "open, only how much was answered is known, never what.");
    });
}

void PeoplePage::showPeople()
{
    const QList<PersonProgress>& progress = m_figures.snapshot().progress;
    QList<ListedPerson> rows;
    for (const Person& person : m_session.people()) {
        const auto found = std::find_if(progress.cbegin(), progress.cend(),
            [&person](const PersonProgress& one) { return one.person == person.id; });
        rows.append({person, found == progress.cend() ? PersonProgress() : *found});
    }
    m_rows->setRows(rows);
    if (m_table->currentRow() < 0 && !rows.isEmpty())
        m_table->selectRow(0);
    m_editButton->setEnabled(!rows.isEmpty());
    m_edit->setEnabled(!rows.isEmpty());
    showTotals();
}

void PeoplePage::showTotals()
{
    if (!m_figures.isReady()) {
        m_totals->clear();
        return;
    }
    const OverviewSnapshot& snapshot = m_figures.snapshot();
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
    m_rows->refresh();
    showTotals();
}

bool PeoplePage::mayEdit()
{
    if (m_session.isLead() || m_session.people().isEmpty())
        return true;
    Workspace::of(this)->warn(
        tr("Only a lead changes people, rule and wage. Switch in the window's corner if "
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
    const ListedPerson* row = m_rows->rowAt(m_table->currentRow());
    if (row && mayEdit())
        emit personEditRequested(row->person.id);
}

void PeoplePage::changeSettings()
{
    if (mayEdit())
        emit projectSettingsRequested();
}

} // namespace tandem
