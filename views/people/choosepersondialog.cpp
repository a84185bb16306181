#include "views/people/choosepersondialog.h"

#include "models/text/isolated.h"
#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/persondot.h"
#include "ui/rows/cardsview.h"
#include "ui/rows/rowsof.h"
#include "ui/theme.h"
#include "views/people/dialogsize.h"
#include "views/people/peoplewords.h"
#include "views/people/personwrite.h"
#include "views/session/projectsession.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>

namespace tandem {

namespace {

/// A role as a word, translated.
QString roleWord(Role role)
{
    return role == Role::Lead ? PeopleWords::tr("lead") : PeopleWords::tr("annotator");
}

constexpr int kDialogWidth = 460;
constexpr int kMostPeopleShown = 7; ///< at once; the list is scrolled

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

    m_name = named(new QLineEdit(this), "choosePersonName");
    m_name->setMaxLength(kLongestPersonName);
    auto* label = new QLabel(tr("&New name"), this);
    label->setBuddy(m_name);
    m_add = named(new QPushButton(tr("&Add"), this), "choosePersonAdd");
    m_addNote = named(newNote(this, LabelStyle::Small), "choosePersonAddNote");
    m_problem = named(newNote(this, LabelStyle::Error), "choosePersonProblem");
    m_problem->hide();
    m_trust = named(newNote(this, LabelStyle::Small,
                        tr("Names rest on trust: anyone with this file can choose any name. Give "
                           "people packets, forms or links if they should not share one file.")),
        "choosePersonTrust");
    connect(m_name, &QLineEdit::textChanged, this, [this] {
        m_problem->hide();
        judge();
    });
    connect(m_add, &QPushButton::clicked, this, &ChoosePersonDialog::addPerson);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_choose = buttons->addButton(tr("Continue"), QDialogButtonBox::AcceptRole);
    m_choose->setObjectName(QStringLiteral("choosePersonAccept"));
    connect(buttons, &QDialogButtonBox::accepted, this, &ChoosePersonDialog::choose);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* fresh = inRow({label, {m_name, 1}, m_add}, 8);
    inColumn(this,
        {m_title, m_hint, m_people, fresh, m_addNote, m_problem, m_trust, Gap(4), Free(1), buttons},
        12, {24, 20, 24, 20});
    setMinimumWidth(kDialogWidth);
    resize(kDialogWidth, 0); // grows to what it says
}

void ChoosePersonDialog::fill()
{
    const PersonId before = selected();
    QList<Person> people = m_session.people();
    people.removeIf([](const Person& person) { return !person.active; });
    m_rows->setRows(people);
    const bool nobody = people.isEmpty();
    m_people->setVisible(!nobody);
    // As high as its rows: what belongs together stands together.
    const int shown = int(qBound(qsizetype(1), people.size(), qsizetype(kMostPeopleShown)));
    m_people->setFixedHeight(shown * m_people->sizeHintForRow(0) + 2 * m_people->frameWidth());
    m_trust->setVisible(!nobody);
    m_hint->setText(
        nobody ? tr("No one is in this project yet. Enter your name first: the first person "
                    "becomes the project lead. Then add the annotators.")
        : isLeaderless()
            ? tr("This project has no lead. Add one: a lead assigns samples and adds people.")
            : tr("Answers are saved under this name and stay hidden from others until both "
                 "annotators have submitted."));
    select(before);
    growToFit(*this);
}

void ChoosePersonDialog::select(PersonId person)
{
    if (!m_people->choose(person))
        m_people->setCurrentIndex(m_rows->index(0, 0));
    judge();
    // Who is adding people goes on with the next name.
    if (!m_name->hasFocus() || m_rows->rowCount() == 1)
        (m_rows->rowCount() == 0 ? static_cast<QWidget*>(m_name) : m_people)->setFocus();
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
    const bool mayAdd = nobody || lead || isLeaderless();
    const bool adds = mayAdd && !m_name->text().simplified().isEmpty();
    m_name->setEnabled(mayAdd);
    m_name->setPlaceholderText(nobody ? tr("Your name") : tr("Someone not listed"));
    m_add->setEnabled(adds && !m_isAdding);
    m_addNote->setText(mayAdd ? QString() : whyNoAdding());
    if (m_addNote->isHidden() == !mayAdd) {
        m_addNote->setVisible(!mayAdd);
        growToFit(*this); // or the rows had to give it their room
    }
    m_name->setToolTip(m_addNote->text());
    m_name->setAccessibleDescription(m_addNote->text());
    m_choose->setEnabled(person.isValid());
    m_choose->setText(person.isValid() ? tr("Continue as %1")
                                             .arg(m_session.person(person).name.left(20))
                                             .replace(QLatin1Char('&'), QLatin1String("&&"))
                                       : tr("Continue"));
    // Enter adds a name that stands there, and else goes on as who is chosen.
    const bool isAdding = adds || nobody;
    setPrimary(m_add, isAdding);
    setPrimary(m_choose, !isAdding);
    (isAdding ? m_add : m_choose)->setDefault(true);
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
    const QString name = m_name->text().simplified();
    if (name.isEmpty() || m_isAdding)
        return;
    Person fresh;
    fresh.name = name;
    fresh.role = isLeaderless() ? Role::Lead : Role::Annotator;
    const QList<QColor> colours = personColors();
    fresh.colour = colours.at(m_session.people().size() % colours.size()).name();
    // without a lead whoever holds the file acts for its owner
    const PersonId by = isLeaderless() ? PersonId() : selected();
    m_isAdding = true;
    judge();
    m_session.change(this, {tr("adding %1").arg(name), addPersonWrite(fresh, by)})
        .onEnded(this, [this](const Expected<void>& done) {
            m_isAdding = false;
            if (done)
                m_name->clear();
            judge();
            if (done) {
                if (m_rows->rowCount() > 1)
                    m_name->setFocus(); // for the next one
                return;
            }
            m_problem->setText(done.error().sentence());
            m_problem->show();
            growToFit(*this);
            m_name->setFocus();
            m_name->selectAll();
        });
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
