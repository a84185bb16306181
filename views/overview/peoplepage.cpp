#include "views/overview/peoplepage.h"

#include "models/rounds/timetext.h"
#include "storage/project/project.h"
#include "storage/repositories/peoplerepository.h"
#include "ui/arrange.h"
#include "ui/commandbutton.h"
#include "ui/parts.h"
#include "ui/rows/rowsof.h"
#include "ui/rows/rowsview.h"
#include "ui/screen/command.h"
#include "ui/screen/workspace.h"
#include "ui/theme.h"
#include "views/overview/overviewfigures.h"
#include "views/overview/personlinkdialog.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"

#include <QAction>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

#include <algorithm>

namespace tandem {

namespace {

/// So many of so many.
QString shareText(const QString& pattern, qint64 done, qint64 all)
{
    const QLocale locale;
    return pattern.arg(locale.toString(done), locale.toString(all));
}

using ListedColumn = RowColumn<ListedPerson>;

ListedColumn listedNumber(
    const QString& title, int letters, std::function<QString(const ListedPerson&)> text)
{
    return {.title = title, .text = std::move(text), .isNumber = true, .letters = letters};
}

} // namespace

PeoplePage::PeoplePage(ProjectSession& session, OverviewFigures& figures, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_figures(figures)
    , m_rows(new RowsOf<ListedPerson>(personRows(), this))
    , m_address(QStringLiteral("http://127.0.0.1:8420/"))
{
    build();
    connect(&figures, &OverviewFigures::refreshed, this, &PeoplePage::showPeople);
    connect(&session, &ProjectSession::peopleChanged, this, &PeoplePage::showPeople);
    connect(&session, &ProjectSession::settingsChanged, this, &PeoplePage::showSettings);
    connect(&NextSteps::of(session), &NextSteps::personLinkRequested, this, &PeoplePage::openLink);
    showPeople();
    inEveryLanguage(this, [this] { showSettings(); });
}

RowSpec<ListedPerson> PeoplePage::personRows() const
{
    using Listed = ListedPerson;
    const auto name = [](const Listed& row) {
        return row.person.active ? row.person.name : tr("%1 (excluded)").arg(row.person.name);
    };
    const auto dot = [](const Listed& row) { return RowLook{.dot = QColor(row.person.colour)}; };
    const auto role = [](const Listed& row) {
        return row.person.role == Role::Lead ? tr("lead") : tr("annotator");
    };
    const auto columns = [this, name, dot, role] {
        return QList<ListedColumn>{
            {.title = tr("Person"), .text = name, .look = dot},
            {.title = tr("Role"), .text = role, .letters = 16},
            listedNumber(tr("Samples"), 13,
                [](const Listed& row) { return QLocale().toString(row.progress.samples); }),
            listedNumber(tr("Rounds submitted"), 14,
                [](const Listed& row) {
                    return shareText(tr("%1 of %2", "rounds handed in of all"),
                        row.progress.submitted, row.progress.rounds);
                }),
            listedNumber(tr("Items answered"), 24,
                [](const Listed& row) {
                    return shareText(tr("%1 of %2", "answered items of all"), row.progress.answered,
                        row.progress.items);
                }),
            listedNumber(tr("Active time"), 16,
                [](const Listed& row) {
                    return timeText(row.progress.activeMs, row.progress.unmeasured);
                }),
            listedNumber(
                tr("Cost"), 18, [this](const Listed& row) { return costText(row.progress); }),
        };
    };
    return {.key = [](const Listed& row) { return RowKey(row.person.id); }, .columns = columns};
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
    m_table = named(new RowsView(m_rows, this), "peopleTable");
    setFocusProxy(m_table);
    bindText(m_table, &QWidget::setAccessibleName, [] { return tr("People and their progress"); });
    connect(m_table, &RowsView::doubleClicked, this, &PeoplePage::edit);
    m_totals = named(newLabel(this, LabelStyle::Strong), "peopleTotals");
    auto* note = newNote(this, LabelStyle::Small);
    bindText(note, &QLabel::setText, [] {
        return tr("Active time counts only the first 60 seconds of a pause. While a round is open, "
                  "you see how much was answered, never what.");
    });
    m_settings = named(newLabel(this, LabelStyle::Secondary), "projectRule");
    inColumn(this, {buildTools(), {m_table, 1}, m_totals, note}, 12, {16, 16, 16, 16});
}

QLayout* PeoplePage::buildTools()
{
    QAction* add = addCommand(
        this, "overviewAddPerson", Qt::CTRL | Qt::SHIFT | Qt::Key_N,
        [] { return tr("Add a person…"); },
        [this] {
            if (mayEdit())
                emit NextSteps::of(m_session).personAddRequested();
        });
    m_edit = addCommand(
        this, "overviewEditPerson", Qt::Key_Return, [] { return tr("Edit the person…"); },
        [this] { edit(); }, [] { return tr("Edit…"); }, {m_table});
    m_link = addCommand(
        this, "overviewPersonLink", {}, [] { return tr("Link of the person…"); },
        [this] { editLink(); }, [] { return tr("Link…"); });
    QAction* change = addCommand(
        this, "overviewProjectSettings", {}, [] { return tr("Change rule and hourly wage…"); },
        [this] {
            if (mayEdit())
                emit NextSteps::of(m_session).projectSettingsRequested();
        },
        [] { return tr("Change…"); });
    auto* changeButton = named(commandButton(change, this), "projectSettingsButton");
    setLinkLike(changeButton);
    return inRow(
        {m_settings, changeButton, Free(), named(commandButton(add, this), "addPersonButton"),
            named(commandButton(m_link, this), "personLinkButton"),
            named(commandButton(m_edit, this), "editPersonButton")},
        8);
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
        m_table->chooseRow(0);
    m_edit->setEnabled(!rows.isEmpty());
    m_link->setEnabled(!rows.isEmpty());
    showTotals();
}

void PeoplePage::choose(PersonId person)
{
    m_table->chooseRow(m_rows->rowOf(person));
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
                          ? tr("Total: %1 active time, %2")
                                .arg(time, moneyText(snapshot.cost(), settings.currency))
                          : tr("Total: %1 active time").arg(time));
}

void PeoplePage::showSettings()
{
    const ProjectSettings& settings = m_session.settings();
    const QString rule = settings.rule == ConsistencyRule::Strict
                             ? tr("Strict rule: only what both annotators agree on is kept.")
                         : settings.adjudicator == Adjudicator::Pair
                             ? tr("Disagreements are decided by the pair.")
                             : tr("Disagreements are decided by a third person.");
    const QString wage =
        settings.hourlyWage > 0.0
            ? tr("%1 per hour.").arg(moneyText(settings.hourlyWage, settings.currency))
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
        tr("Only a lead can change people, rule and hourly wage. If that is you, switch user."));
    return false;
}

void PeoplePage::edit()
{
    const ListedPerson* row = m_rows->rowAt(m_table->currentRow());
    if (row && mayEdit())
        emit NextSteps::of(m_session).personEditRequested(row->person.id);
}

void PeoplePage::editLink()
{
    const ListedPerson* row = m_rows->rowAt(m_table->currentRow());
    if (row && mayEdit())
        openLink(row->person.id);
}

void PeoplePage::openLink(PersonId id)
{
    // Who was just added is in the file before they are in the list.
    const auto person = PeopleRepository(m_session.project().reader()).byId(id);
    if (!person)
        return;
    auto* dialog = new PersonLinkDialog(m_session, *person, m_address, window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PersonLinkDialog::linkMade, this,
        [this](const QString& address) { m_address = address; });
    dialog->open();
}

} // namespace tandem
