#include "views/team/hubdialog.h"

#include "ui/arrange.h"
#include "ui/destructivefocus.h"
#include "ui/dialogsize.h"
#include "ui/messagebar.h"
#include "ui/parts.h"
#include "ui/rows/rowsof.h"
#include "ui/rows/rowsview.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <utility>

namespace tandem {

namespace {

constexpr QSize kHubSize(680, 520);

} // namespace

HubDialog::HubDialog(const QString& address, QString sql, AskFile files, QWidget* parent)
    : QDialog(parent)
    , m_sql(std::move(sql))
    , m_files(std::move(files))
    , m_logins(new RowsOf<ListedLogin>(loginRows(), this))
    , m_messages(new MessageBar(this))
    , m_address(named(new QLineEdit(this), "hubAddress"))
    , m_password(named(new QLineEdit(this), "hubPassword"))
{
    setObjectName(QStringLiteral("hubDialog"));
    setWindowTitle(tr("Team hub"));
    setModal(true);
    build(address);
    connect(&m_work, &LatestBase::failed, this, &HubDialog::fail);
    connect(&m_work, &LatestBase::busyChanged, this, &HubDialog::showState);
    resizeWithin(this, kHubSize);
    showState();
    m_address->setFocus();
}

void HubDialog::build(const QString& address)
{
    auto* about = newNote(this, LabelStyle::Plain,
        tr("The hub is a PostgreSQL database (15 or later) between the files of a team. You need "
           "the right to create roles there. Whoever runs the server can read everything in it."));
    m_address->setText(address);
    m_address->setPlaceholderText(QStringLiteral("postgresql://USER@HOST/DATABASE"));
    m_password->setEchoMode(QLineEdit::Password);
    for (const QLineEdit* field : {m_address, m_password})
        connect(field, &QLineEdit::textEdited, this, &HubDialog::forgetConnection);
    auto* form = new QFormLayout;
    form->addRow(tr("&Address"), m_address);
    form->addRow(tr("&Password"), m_password);
    form->addRow(QString(), newNote(this, LabelStyle::Small,
                                tr("Of the operator; kept nowhere. Empty: taken from ~/.pgpass.")));
    m_make = newButton(this, "hubMake", [] { return tr("&Make it a hub"); });
    m_make->setAutoDefault(false);
    m_make->hide();
    connect(m_make, &QPushButton::clicked, this, &HubDialog::makeHub);
    m_members = buildMembers();
    auto* box = new QDialogButtonBox(this);
    m_connect = addDialogButtons(box, this, tr("&Connect"), "hubConnect", tr("Close"));
    auto* column = inColumn({about, form, {m_members, 1}, Free(), inRow({m_make, Free(1), box}, 8)},
        12, {20, 16, 20, 16});
    inColumn(this, {m_messages, {column, 1}}, 0);
}

QWidget* HubDialog::buildMembers()
{
    auto* box = new QWidget(this);
    m_list = named(new RowsView(m_logins, box), "hubMembers");
    m_list->setAccessibleName(tr("Logins at the hub"));
    m_list->setEmptyText(tr("Nobody is invited yet. Begin with the lead of the project."));
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this,
        &HubDialog::showState);
    m_name = named(new QLineEdit(box), "hubPerson");
    m_lead = named(new QCheckBox(tr("as &lead"), box), "hubLead");
    m_invite = newButton(box, "hubInvite", [] { return tr("&Invite…"); });
    m_remove = newButton(box, "hubRemove", [] { return tr("&Remove"); });
    for (QPushButton* button : {m_invite, m_remove})
        button->setAutoDefault(false);
    guardFocus(*m_remove);
    connect(m_name, &QLineEdit::textChanged, this, &HubDialog::showState);
    connect(m_invite, &QPushButton::clicked, this, &HubDialog::chooseInvitation);
    connect(m_name, &QLineEdit::returnPressed, m_invite, &QPushButton::click);
    connect(m_remove, &QPushButton::clicked, this, &HubDialog::askRemove);
    auto* name = newLabel(box, LabelStyle::Plain, tr("Pers&on"));
    name->setBuddy(m_name);
    inColumn(
        box, {{m_list, 1}, inRow({name, {m_name, 1}, m_lead, m_invite, Gap(16), m_remove}, 8)}, 8);
    return box;
}

void HubDialog::accept()
{
    if (m_work.isBusy() || m_isConnected)
        return;
    const auto address = team::hubAddressFrom(m_address->text().trimmed());
    if (!address)
        return fail(address.error());
    m_login = team::OperatorLogin{*address, m_password->text()};
    run([](const team::OperatorLogin& login) -> Expected<Outcome> {
        TANDEM_TRY(members, team::hubMembers(login));
        return Outcome{listedLogins(*members), {}};
    });
}

void HubDialog::run(Work work)
{
    m_messages->clear();
    m_work.compute(
        [work = std::move(work), login = *m_login](const CancelFlag&) { return work(login); },
        [this](const Outcome& outcome) { show(outcome); });
}

void HubDialog::show(const Outcome& outcome)
{
    m_isConnected = true;
    m_make->hide();
    m_logins->setRows(outcome.logins);
    if (!outcome.sentence.isEmpty())
        m_messages->showMessage(
            outcome.isWarning ? MessageBar::Kind::Warning : MessageBar::Kind::Success,
            outcome.sentence);
    showState();
    m_name->setFocus();
    emit connected(m_address->text().trimmed());
}

void HubDialog::fail(const Error& error)
{
    // What "This database is not a hub" asks for is at hand.
    const bool isNone =
        m_login && !m_isConnected && error.code == ErrorCode::Refused &&
        (error.detail == QLatin1String("42883") || error.detail == QLatin1String("3F000"));
    m_make->setVisible(isNone);
    Error said = error;
    if (isNone)
        said.remedy = tr("You can make it one now.");
    m_messages->showMessage(
        isNone ? MessageBar::Kind::Info : MessageBar::Kind::Error, said.sentence());
    showState();
    if (!m_isConnected)
        (isNone ? static_cast<QWidget*>(m_make) : m_address)->setFocus();
}

void HubDialog::makeHub()
{
    run([sql = m_sql](const team::OperatorLogin& login) -> Expected<Outcome> {
        TANDEM_TRY(made, team::makeHub(login, sql));
        TANDEM_TRY(members, team::hubMembers(login));
        Outcome outcome{
            listedLogins(*members), tr("The database is a hub now."), !made->hidesStatistics};
        if (!made->hidesStatistics)
            outcome.sentence += u' ' + tr("Members can look up how many rows there are in all: "
                                          "only a superuser can hide the server's statistics.");
        return outcome;
    });
}

void HubDialog::chooseInvitation()
{
    const QString name = m_name->text().trimmed();
    QString file = name;
    file.replace(u'/', u'-');
    m_files.one(this,
        {FileQuestion::Kind::Name, QStringLiteral("invitation"), tr("Save the invitation"),
            tr("Invitations (%1)").arg(QStringLiteral("*.json")), file + QStringLiteral(".json"),
            {}, {}},
        [this](const QString& path) { invite(path); });
}

void HubDialog::invite(const QString& path)
{
    if (!m_isConnected || m_work.isBusy())
        return;
    run([path, name = m_name->text().trimmed(), lead = m_lead->isChecked()](
            const team::OperatorLogin& login) -> Expected<Outcome> {
        TANDEM_TRY(invitation, team::inviteTo(login, name, lead, path));
        TANDEM_TRY(members, team::hubMembers(login));
        return Outcome{listedLogins(*members),
            tr("Wrote %1 for %2. Hand it over safely: until it is used, it opens their login.")
                .arg(path, invitation->person)};
    });
}

void HubDialog::askRemove()
{
    const ListedLogin* login = m_logins->rowAt(m_list->currentRow());
    if (!login)
        return;
    m_messages->ask(
        tr("End the login %2 of %1? What they sent stays; the file that they use it with keeps "
           "working, but no longer syncs.")
            .arg(login->name, login->login),
        tr("Remove"), [this, ended = *login] { remove(ended); });
}

void HubDialog::remove(const ListedLogin& ended)
{
    run([ended](const team::OperatorLogin& login) -> Expected<Outcome> {
        TANDEM_TRY(count, team::removeFrom(login, ended.name, ended.login));
        TANDEM_TRY(members, team::hubMembers(login));
        return Outcome{listedLogins(*members),
            tr("%1: %n login(s) ended. What they sent stays.", nullptr, *count).arg(ended.name)};
    });
}

/// What is typed now is another hub, or another login.
void HubDialog::forgetConnection()
{
    m_work.cancel();
    m_login.reset();
    m_isConnected = false;
    m_make->hide();
    m_logins->setRows({});
    showState();
}

void HubDialog::showState()
{
    const bool isIdle = !m_work.isBusy();
    m_members->setVisible(m_isConnected);
    m_connect->setVisible(!m_isConnected);
    m_connect->setEnabled(isIdle);
    m_connect->setText(isIdle ? tr("&Connect") : tr("Connecting…"));
    m_make->setEnabled(isIdle);
    m_invite->setEnabled(isIdle && m_isConnected && !m_name->text().trimmed().isEmpty());
    const ListedLogin* login = m_logins->rowAt(m_list->currentRow());
    m_remove->setEnabled(isIdle && m_isConnected && login && !login->removed);
    for (QWidget* field : {static_cast<QWidget*>(m_address), static_cast<QWidget*>(m_password)})
        field->setEnabled(isIdle);
}

} // namespace tandem
