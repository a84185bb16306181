#include "views/team/teamdialog.h"

#include "models/results/spelling.h"
#include "storage/team/teamjobs.h"
#include "ui/arrange.h"
#include "ui/dialogsize.h"
#include "ui/emptystate.h"
#include "ui/messagebar.h"
#include "ui/parts.h"
#include "ui/rows/rowsof.h"
#include "ui/rows/rowsview.h"
#include "ui/transferprogress.h"
#include "views/session/projectsession.h"
#include "views/team/teamsync.h"
#include "views/team/teamtext.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace tandem {

namespace {

constexpr QSize kTeamSize(680, 480);
constexpr int kTeamIconSize = 18;
constexpr int kRemarksHeight = 110;

} // namespace

TeamDialog::TeamDialog(ProjectSession& session, TeamSync& sync, QWidget* parent)
    : TransferDialog(QStringLiteral("teamDialog"), tr("Team"), parent)
    , m_session(session)
    , m_sync(sync)
    , m_logins(new RowsOf<ListedLogin>(loginRows(), this))
    , m_none(named(new EmptyState(this), "noTeam"))
{
    build();
    connect(&m_sync, &TeamSync::changed, this, &TeamDialog::showState);
    connect(&session, &ProjectSession::currentPersonChanged, this, &TeamDialog::showState);
    connect(&m_reading, &LatestBase::failed, this,
        [this] { m_list->setEmptyText(tr("The hub does not answer: nobody is listed.")); });
    connect(&m_renewing, &LatestBase::failed, this, &TeamDialog::fail);
    connect(&m_renewing, &LatestBase::busyChanged, this, &TeamDialog::showState);
    connect(&m_publishing, &LatestBase::failed, this, [this](const Error& error) {
        progress()->end();
        tellFailure(error, tr("Stopped. What was published before stays published."));
        if (!closeIfAsked())
            showState();
    });
    inEveryLook(this, [this] { showState(); });
    if (m_sync.isOfTeam())
        readMembers();
    resizeWithin(this, kTeamSize);
}

TeamDialog::~TeamDialog()
{
    // The work ends before the parts that it reports to.
    progress()->stop();
}

void TeamDialog::build()
{
    m_team = buildTeam();
    m_notTaken = buildNotTaken();
    m_commands = buildCommands();
    m_none->say(Icon::People, tr("This project has no team"),
        tr("A PostgreSQL database, the hub, can keep the files of a team on many machines in step. "
           "Join with an invitation file; who runs the database invites."),
        {tr("&Join a team…"), [this] { emit joinRequested(); }},
        {tr("Set up a &hub…"), [this] { emit hubRequested(); }});
    body()->addWidget(m_none, 1);
    body()->addWidget(m_team, 1);
    body()->addWidget(m_notTaken);
    body()->addWidget(m_commands);
    body()->addWidget(progress());
    m_syncNow = addButtons(
        tr("&Sync now"), QStringLiteral("teamSyncNow"), tr("Close"), QStringLiteral("closeTeam"));
    // Before Escape and Enter, what is read first.
    (m_sync.isOfTeam() ? static_cast<QWidget*>(m_syncNow) : closeButton())->setFocus();
}

QWidget* TeamDialog::buildTeam()
{
    auto* box = new QWidget(this);
    m_icon = new QLabel(box);
    m_word = named(newLabel(box, LabelStyle::Strong), "teamState");
    m_detail = named(newNote(box, LabelStyle::Secondary), "teamDetail");
    auto* address = named(newNote(box, LabelStyle::Small), "teamAddress");
    if (m_sync.link())
        address->setText(m_sync.link()->lead
                             ? tr("You lead this team at %1.").arg(m_sync.link()->address)
                             : tr("Your hub: %1.").arg(m_sync.link()->address));
    m_list = named(new RowsView(m_logins, box), "teamMembers");
    m_list->setAccessibleName(tr("Members of the team"));
    m_list->setEmptyText(tr("Asking the hub…"));
    inColumn(box, {inRow({m_icon, m_word, {m_detail, 1}}, 8), address, {m_list, 1}}, 8);
    return box;
}

QWidget* TeamDialog::buildNotTaken()
{
    auto* box = new QWidget(this);
    auto* title = newLabel(box, LabelStyle::Strong, tr("Not taken"));
    auto* copy = newButton(box, "copyNotTaken", [] { return tr("C&opy"); });
    m_remarks = named(new QListWidget(box), "teamNotTaken");
    m_remarks->setAccessibleName(tr("Not taken"));
    m_remarks->setWordWrap(true);
    m_remarks->setFixedHeight(kRemarksHeight);
    connect(copy, &QPushButton::clicked, this, [this] {
        QStringList lines;
        for (int row = 0; row < m_remarks->count(); ++row)
            lines.append(m_remarks->item(row)->text());
        QGuiApplication::clipboard()->setText(lines.join(u'\n'));
    });
    inColumn(box, {inRow({title, Free(1), copy}, 8), m_remarks}, 6);
    return box;
}

QWidget* TeamDialog::buildCommands()
{
    auto* box = new QWidget(this);
    m_publish = newButton(box, "teamPublish", [] { return tr("&Publish assignments"); });
    m_password = newButton(box, "teamPassword", [] { return tr("Renew pass&word"); });
    auto* hub = newButton(box, "teamHub", [] { return tr("Manage &hub…"); });
    connect(m_publish, &QPushButton::clicked, this, &TeamDialog::publish);
    connect(m_password, &QPushButton::clicked, this, &TeamDialog::askForPassword);
    connect(hub, &QPushButton::clicked, this, &TeamDialog::hubRequested);
    inRow(box, {m_publish, m_password, hub, Free(1)}, 8);
    return box;
}

void TeamDialog::readMembers()
{
    m_reading.compute([link = *m_sync.link()](
                          const CancelFlag&) { return team::teamMembers(link).map(&listedLogins); },
        [this](const QList<ListedLogin>& logins) { m_logins->setRows(logins); });
}

void TeamDialog::showState()
{
    const bool isOfTeam = m_sync.isOfTeam();
    const team::WatchState state = m_sync.state();
    m_none->setVisible(!isOfTeam);
    for (QWidget* part : {m_team, m_commands, static_cast<QWidget*>(m_syncNow)})
        part->setVisible(isOfTeam);
    const TeamText text = teamText(state);
    m_icon->setPixmap(
        iconPixmap(text.icon, themeColors(this).*text.color, kTeamIconSize, devicePixelRatioF()));
    m_word->setText(text.word);
    m_detail->setText(text.detail);
    QStringList remarks = state.remarks;
    if (remarks.isEmpty() && state.notTaken > 0)
        remarks.append(
            tr("%n row(s) that the hub did not take; a sync says which.", nullptr, state.notTaken));
    showRemarks(remarks);
    const bool isIdle = !isRunning() && !m_renewing.isBusy();
    const bool leads = m_session.isLead() && m_sync.link() && m_sync.link()->lead;
    m_publish->setVisible(leads);
    m_publish->setEnabled(isIdle);
    m_password->setEnabled(isIdle);
    m_syncNow->setEnabled(isIdle && state.phase != team::WatchState::Phase::Sending);
    // What somebody submitted meanwhile, or a hub that is back.
    const bool isInStep = state.phase == team::WatchState::Phase::InStep;
    if (isInStep && !m_wasInStep && m_list->isVisible())
        readMembers();
    m_wasInStep = isInStep;
}

void TeamDialog::showRemarks(const QStringList& remarks)
{
    m_notTaken->setVisible(m_sync.isOfTeam() && !remarks.isEmpty());
    QStringList shown;
    for (int row = 0; row < m_remarks->count(); ++row)
        shown.append(m_remarks->item(row)->text());
    if (shown == remarks)
        return;
    m_remarks->clear();
    m_remarks->addItems(remarks);
}

void TeamDialog::accept()
{
    if (!m_syncNow->isVisible() || !m_syncNow->isEnabled())
        return;
    messages()->clear();
    m_sync.syncNow();
    readMembers();
}

void TeamDialog::publish()
{
    messages()->clear();
    const Progress meter = progress()->begin(tr("Publishing"), TransferProgress::Unit::Samples);
    m_publishing.compute([path = m_session.project().path(), by = m_session.currentPerson(), meter](
                             const CancelFlag&) { return team::publishProject(path, by, meter); },
        [this](const team::Published& done) { published(done); });
    showState();
    progress()->setFocus();
}

void TeamDialog::published(const team::Published& done)
{
    progress()->end();
    QStringList sentences{done.rounds == 0 ? tr("Everything is published already.")
                                           : tr("%1 published to %2.")
                                                 .arg(tr("%n round(s)", nullptr, done.rounds),
                                                     tr("%n member(s)", nullptr, done.people))};
    if (!done.waiting.isEmpty())
        sentences.append(tr("Not invited yet: %1. Publish again once they are.")
                             .arg(done.waiting.join(QStringLiteral(", "))));
    if (!done.changed.isEmpty())
        sentences.append(tr("Changed since they were published: %1. Assign them again to publish "
                            "the change.")
                             .arg(done.changed.join(QStringLiteral(", "))));
    messages()->showMessage(
        sentences.size() > 1 ? MessageBar::Kind::Warning : MessageBar::Kind::Success,
        sentences.join(u' '));
    if (closeIfAsked())
        return;
    readMembers();
    showState();
    m_publish->setFocus();
}

void TeamDialog::askForPassword()
{
    messages()->ask(tr("Give your login a new password? Only this machine will know it."),
        tr("Renew"), [this] { renewPassword(); });
}

void TeamDialog::renewPassword()
{
    m_renewing.compute(
        [link = *m_sync.link()](
            const CancelFlag&) { return team::renewPassword(link).map([] { return true; }); },
        [this](bool) {
            messages()->showMessage(MessageBar::Kind::Success,
                tr("The login has a new password, which only this machine knows."));
        });
}

void TeamDialog::fail(const Error& error)
{
    tellFailure(error, {});
}

} // namespace tandem
