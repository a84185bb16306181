#include "views/team/jointeamdialog.h"

#include "storage/team/teamjobs.h"
#include "ui/arrange.h"
#include "ui/messagebar.h"
#include "ui/parts.h"
#include "ui/transferprogress.h"

#include <QDir>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace tandem {

namespace {

QString invitationFilter()
{
    return JoinTeamDialog::tr("Invitations (%1)").arg(QStringLiteral("*.json")) +
           QStringLiteral(";;") + allFilesFilter();
}

/// A name as part of a file's: no folder, nothing hidden.
QString fileNameOf(const QString& person)
{
    QString name = person.simplified();
    for (QChar& letter : name) {
        if (QStringLiteral("/\\:*?\"<>|.").contains(letter))
            letter = u'-';
    }
    return name + QStringLiteral(".tandem");
}

} // namespace

bool isInvitation(const QString& path)
{
    if (!path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive))
        return false;
    const auto read = team::readInvitation(path);
    return read || read.error().code == ErrorCode::NewerVersion;
}

JoinTeamDialog::JoinTeamDialog(QString folder, QString project, AskFile files, QWidget* parent)
    : TransferDialog(QStringLiteral("joinTeamDialog"), tr("Join a team"), parent)
    , m_folder(std::move(folder))
    , m_project(std::move(project))
    , m_files(std::move(files))
    , m_from(named(new QLineEdit(this), "joinInvitation"))
    , m_to(named(new QLineEdit(this), "joinFile"))
    , m_whose(named(newNote(this, LabelStyle::Secondary), "joinWhose"))
{
    resize(600, 0);
    takeDrops([](const QFileInfo& file) { return file.isFile(); },
        [this](const QStringList& paths) { setInvitation(paths.first()); });
    build();
    connect(&m_joining, &LatestBase::failed, this, [this](const Error& error) {
        progress()->end();
        tellFailure(error, tr("Stopped. The invitation is still valid."));
        if (!closeIfAsked())
            showState();
    });
    showState();
    m_from->setFocus();
}

JoinTeamDialog::~JoinTeamDialog()
{
    // The work ends before the parts that it reports to.
    progress()->stop();
}

void JoinTeamDialog::build()
{
    auto* choose = newButton(this, "chooseInvitation", [] { return tr("C&hoose…"); });
    m_chooseFile = newButton(this, "chooseJoinFile", [] { return tr("Ch&oose…"); });
    connect(choose, &QPushButton::clicked, this, &JoinTeamDialog::chooseInvitation);
    connect(m_chooseFile, &QPushButton::clicked, this, &JoinTeamDialog::chooseFile);
    connect(m_from, &QLineEdit::editingFinished, this, [this] {
        if (m_from->isModified())
            setInvitation(m_from->text());
    });
    connect(m_to, &QLineEdit::textChanged, this, &JoinTeamDialog::showState);
    auto* from = newLabel(this, LabelStyle::Plain, tr("&Invitation"));
    from->setBuddy(m_from);
    m_toLabel = newLabel(this, LabelStyle::Plain);
    m_toLabel->setBuddy(m_to);
    auto* rows = new QGridLayout;
    rows->setHorizontalSpacing(8);
    rows->setVerticalSpacing(8);
    rows->addWidget(from, 0, 0);
    rows->addWidget(m_from, 0, 1);
    rows->addWidget(choose, 0, 2);
    rows->addWidget(m_whose, 1, 1, 1, 2);
    rows->addWidget(m_toLabel, 2, 0);
    rows->addWidget(m_to, 2, 1);
    rows->addWidget(m_chooseFile, 2, 2);
    body()->addWidget(newNote(this, LabelStyle::Plain,
        tr("The operator of the team's hub gives you an invitation file. It works once, on this "
           "machine.")));
    body()->addLayout(rows);
    body()->addWidget(progress());
    m_join = addButtons(
        tr("&Join"), QStringLiteral("joinTeamNow"), tr("Cancel"), QStringLiteral("closeJoin"));
}

void JoinTeamDialog::chooseInvitation()
{
    m_files.one(this,
        {FileQuestion::Kind::Open, QStringLiteral("invitation"), tr("Choose the invitation"),
            invitationFilter(), {}, {}, {}},
        [this](const QString& path) { setInvitation(path); });
}

void JoinTeamDialog::setInvitation(const QString& path)
{
    if (isRunning())
        return;
    m_from->setText(path);
    m_from->setModified(false);
    const auto read = team::readInvitation(path);
    messages()->clear();
    m_invitation.reset();
    if (read) {
        m_invitation = *read;
        m_to->setText(
            m_invitation->lead ? m_project : QDir(m_folder).filePath(fileNameOf(read->person)));
    } else if (!path.isEmpty()) {
        tellFailure(read.error(), {});
    }
    showState();
}

void JoinTeamDialog::chooseFile()
{
    const auto take = [this](const QString& path) { m_to->setText(path); };
    if (m_invitation && m_invitation->lead)
        m_files.one(this,
            {FileQuestion::Kind::Open, QStringLiteral("project"), tr("Choose the project"),
                projectFilter(), {}, {}, {}},
            take);
    else
        m_files.one(this,
            {FileQuestion::Kind::Name, QStringLiteral("project"), tr("Where to keep your file"),
                projectFilter(), m_to->text(), {}, {}},
            take);
}

void JoinTeamDialog::showState()
{
    const bool isLead = m_invitation && m_invitation->lead;
    m_toLabel->setText(isLead ? tr("&Project") : tr("&Your file"));
    if (!m_invitation)
        m_whose->setText(tr("You can also drop the file here."));
    else if (isLead)
        m_whose->setText(tr("For %1, lead, at %2. Your project is connected to the hub.")
                             .arg(m_invitation->person, m_invitation->address.url()));
    else
        m_whose->setText(tr("For %1, at %2. Your samples are fetched into a file of your own.")
                             .arg(m_invitation->person, m_invitation->address.url()));
    const bool isIdle = !isRunning();
    m_from->setEnabled(isIdle);
    m_to->setEnabled(isIdle && m_invitation);
    m_chooseFile->setEnabled(isIdle && m_invitation);
    m_join->setEnabled(isIdle && m_invitation && !m_to->text().trimmed().isEmpty());
}

void JoinTeamDialog::accept()
{
    if (!m_join->isEnabled())
        return;
    messages()->clear();
    const QString path = QFileInfo(m_to->text().trimmed()).absoluteFilePath();
    const Progress meter = progress()->begin(tr("Joining"), TransferProgress::Unit::Percent);
    m_joining.compute(
        [invitation = *m_invitation, path, meter](const CancelFlag&) {
            return team::joinTeam(invitation, path, meter).map([](team::HubGreeting greeting) {
                return std::make_shared<team::HubGreeting>(std::move(greeting));
            });
        },
        [this, path](
            const std::shared_ptr<team::HubGreeting>& greeting) { ended(*greeting, path); });
    showState();
    progress()->setFocus();
}

void JoinTeamDialog::ended(const team::HubGreeting& greeting, const QString& path)
{
    progress()->end();
    m_files.remember(QStringLiteral("project"), QFileInfo(path).absolutePath());
    QString sentence = tr("%1 works in %2 now. The invitation is used up.")
                           .arg(greeting.name, QFileInfo(path).fileName());
    if (greeting.seesAll)
        sentence += u' ' + tr("This login can read everything at the hub, as its operator can: "
                              "blindness rests on trust here.");
    QDialog::accept();
    emit joined(path, sentence);
}

} // namespace tandem
