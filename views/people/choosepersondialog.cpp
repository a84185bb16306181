#include "views/people/choosepersondialog.h"

#include "models/text/isolated.h"
#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/rows/cardsview.h"
#include "ui/rows/rowsof.h"
#include "ui/theme.h"
#include "views/people/persondialog.h"
#include "views/people/roletext.h"
#include "views/session/projectsession.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

namespace tandem {

namespace {

RowSpec<Person> personRows()
{
    const auto card = [](const Person& person) {
        return Card{
            .title = person.name, .dot = QColor(person.colour), .aside = roleWord(person.role)};
    };
    const auto accessible = [](const Person& person) {
        return ChoosePersonDialog::tr("%1, %2", "name and role")
            .arg(person.name, roleWord(person.role));
    };
    return {.key = [](const Person& person) { return RowKey(person.id); },
        .card = card,
        .shape = {.line = false},
        .accessible = accessible};
}

} // namespace

ChoosePersonDialog::ChoosePersonDialog(
    ProjectSession& session, const QString& rememberedUuid, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
{
    setObjectName(QStringLiteral("choosePersonDialog"));
    build();
    fill();
    PersonId preselected = session.currentPerson();
    for (const Person& person : session.people()) {
        if (!preselected.isValid() && person.uuid == rememberedUuid)
            preselected = person.id;
    }
    select(preselected);
    connect(&session, &ProjectSession::peopleChanged, this, &ChoosePersonDialog::fill);
}

void ChoosePersonDialog::build()
{
    setWindowTitle(tr("Choose your name"));
    m_title = newLabel(this, LabelStyle::Title, tr("Choose your name"));
    m_hint = named(newNote(this, LabelStyle::Secondary), "choosePersonHint");

    m_rows = new RowsOf<Person>(personRows(), this);
    m_people = named(new CardsView(m_rows, this), "choosePersonList");
    m_people->setAccessibleName(tr("People of this project"));
    connect(m_people->selectionModel(), &QItemSelectionModel::currentChanged, this,
        &ChoosePersonDialog::judge);
    connect(m_people, &CardsView::doubleClicked, this, &ChoosePersonDialog::choose);

    m_addNote = named(newNote(this, LabelStyle::Small), "choosePersonAddNote");
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_add = buttons->addButton(tr("&Add a person…"), QDialogButtonBox::ActionRole);
    m_add->setObjectName(QStringLiteral("choosePersonAdd"));
    m_choose = buttons->addButton(tr("Continue"), QDialogButtonBox::AcceptRole);
    m_choose->setObjectName(QStringLiteral("choosePersonAccept"));
    connect(m_add, &QPushButton::clicked, this, &ChoosePersonDialog::addPerson);
    connect(buttons, &QDialogButtonBox::accepted, this, &ChoosePersonDialog::choose);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    inColumn(this, {m_title, m_hint, {m_people, 1}, m_addNote, buttons}, 12, {24, 20, 24, 20});
    setMinimumSize(440, 380);
}

void ChoosePersonDialog::fill()
{
    const PersonId before = selected();
    QList<Person> people = m_session.people();
    people.removeIf([](const Person& person) { return !person.active; });
    m_rows->setRows(people);
    const bool nobody = people.isEmpty();
    m_people->setVisible(!nobody);
    m_hint->setText(
        nobody ? tr("No one is in this project yet. Add yourself first: the first person becomes "
                    "the project lead. Then add the annotators.")
        : isLeaderless()
            ? tr("This project has no lead. Add one: a lead assigns samples and adds people.")
            : tr("Answers are saved under this name and stay hidden from others until both "
                 "annotators have submitted. This relies on trust: anyone with this file can "
                 "choose any name. If people should not share one file, give them packets, forms "
                 "or links."));
    select(before);
}

void ChoosePersonDialog::select(PersonId person)
{
    if (!m_people->choose(person))
        m_people->setCurrentIndex(m_rows->index(0, 0));
    judge();
    (m_rows->rowCount() == 0 ? static_cast<QWidget*>(m_add) : m_people)->setFocus();
}

PersonId ChoosePersonDialog::selected() const
{
    const Person* person = m_rows->rowAt(m_people->currentRow());
    return person ? person->id : PersonId();
}

/// Adding people is the lead's; whoever chooses the lead's name here may do it too.
void ChoosePersonDialog::judge()
{
    const PersonId person = selected();
    const bool lead = person.isValid() && m_session.person(person).role == Role::Lead;
    const bool nobody = m_rows->rowCount() == 0;
    m_add->setEnabled(nobody || lead || isLeaderless());
    m_addNote->setText(m_add->isEnabled() ? QString() : whyNoAdding());
    m_addNote->setVisible(!m_add->isEnabled());
    m_add->setToolTip(m_addNote->text());
    m_add->setAccessibleDescription(m_addNote->text());
    m_choose->setEnabled(person.isValid());
    m_choose->setText(person.isValid() ? tr("Continue as %1")
                                             .arg(m_session.person(person).name.left(20))
                                             .replace(QLatin1Char('&'), QLatin1String("&&"))
                                       : tr("Continue"));
    setPrimary(m_add, nobody);
    setPrimary(m_choose, !nobody);
    (nobody ? m_add : m_choose)->setDefault(true);
}

QString ChoosePersonDialog::whyNoAdding() const
{
    QStringList leads;
    for (const Person& person : m_rows->rows()) {
        if (person.role == Role::Lead)
            leads.append(isolated(person.name));
    }
    return tr("Only a lead can add people: choose %1 to add someone.", "names of leads")
        .arg(QLocale().createSeparatedList(leads));
}

/// Whether nobody leads the project, so that somebody who does has to be added.
bool ChoosePersonDialog::isLeaderless() const
{
    return m_session.looksAfterStudies() && !m_session.isLead();
}

void ChoosePersonDialog::addPerson()
{
    // without a lead whoever holds the file acts for its owner
    auto* dialog = new PersonDialog(m_session, isLeaderless() ? PersonId() : selected(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void ChoosePersonDialog::choose()
{
    const PersonId person = selected();
    if (!person.isValid())
        return;
    m_session.setCurrentPerson(person);
    emit personChosen(person, m_session.person(person).uuid);
    accept();
}

} // namespace tandem
