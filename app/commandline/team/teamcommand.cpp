#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/runs/modelaccess.h"
#include "storage/database/database.h"
#include "storage/database/schema.h"
#include "storage/team/publishing.h"
#include "storage/team/teamadmin.h"
#include "storage/team/teamjobs.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QFile>
#include <QTimer>

namespace tandem::team {

namespace {

/// How often a hub is asked for news, at most how seldom while it is away, and how often Ctrl+C is
/// looked at.
constexpr qint64 kWatchMs = 5'000;
constexpr qint64 kMostAwayMs = 60'000;
constexpr int kWatchLookMs = 100;
/// A login that is refused once may be one of a hub that is being restored.
constexpr int kMostRefusals = 5;

bool isAddress(const QString& word)
{
    return word.startsWith(QLatin1String("postgres"));
}

/// An operator's connection: their password is where libpq finds it.
struct OperatorHub
{
    HubAddress address;
    std::unique_ptr<HubConnection> hub;
};
Expected<OperatorHub> operatorHub(const QString& url)
{
    TANDEM_TRY(address, hubAddressFrom(url));
    TANDEM_TRY_VAR(hub, HubConnection::open(*address, {address->user, {}, {}}));
    return OperatorHub{*address, std::move(*hub)};
}

/// A file of a team that is open for writing, with its link.
struct LinkedFile
{
    std::unique_ptr<Database> file;
    TeamLink link;
};
Expected<LinkedFile> linkedFile(const QString& path)
{
    TANDEM_TRY_VAR(file, openProjectFile(path, Database::Mode::ReadWrite));
    TANDEM_TRY(link, teamLink(**file));
    if (!*link)
        return failure(ErrorCode::Refused, CommandWords::tr("This file belongs to no team."), path,
            CommandWords::tr("Join one with \"tandem team join\"."));
    return LinkedFile{std::move(*file), **link};
}

Expected<void> runInit(Call& call)
{
    QFile sql(QStringLiteral(":/tandem/team/hub.sql"));
    if (!sql.open(QIODevice::ReadOnly))
        return failure(ErrorCode::Unreadable, CommandWords::tr("The file cannot be read."));
    TANDEM_TRY(op, operatorHub(call.word(1)));
    TANDEM_TRY(made, initHub(*op->hub, op->address, QString::fromUtf8(sql.readAll())));
    if (!made->hidesStatistics)
        call.note({CommandWords::tr("Members can look up how many rows there are in all: only a "
                                    "superuser can hide the server's statistics.")});
    return call.tell(
        Json{{"url", op->address.url()}, {"roles", QJsonArray::fromStringList(made->roles)},
            {"hides_statistics", made->hidesStatistics}},
        QStringList{CommandWords::tr("The database is a hub now: %1").arg(op->address.url()),
            CommandWords::tr("Whoever runs the server can read everything in it. Next: \"tandem "
                             "team invite URL LEAD --lead\".")});
}

Expected<void> runInvite(Call& call)
{
    if (!call.has("output"))
        return call.misuse(
            CommandWords::tr("-o FILE is required: the file to write the invitation to."));
    const QString path = call.value("output");
    if (QFile::exists(path))
        return failure(ErrorCode::Refused,
            CommandWords::tr("A file with this name already exists."), path,
            CommandWords::tr("Choose another name."));
    TANDEM_TRY(op, operatorHub(call.word(1)));
    TANDEM_TRY(made, invite(*op->hub, op->address, call.word(2), call.has("lead")));
    TANDEM_DO(writeInvitation(*made, path));
    return call.tell(Json{{"file", path}, {"person", made->person}, {"lead", made->lead}},
        CommandWords::tr("Wrote %1 for %2. Hand it over safely: until it is used, it opens their "
                         "login.")
            .arg(printable(path), printable(made->person)));
}

QJsonValue timeJson(qint64 at)
{
    return at == 0 ? QJsonValue()
                   : QJsonValue(QDateTime::fromMSecsSinceEpoch(at, Qt::UTC).toString(Qt::ISODate));
}

QString seenText(const MemberState& member)
{
    return member.seenAt == 0
               ? CommandWords::tr("not joined yet")
               : CommandWords::tr("last seen %1").arg(timeJson(member.seenAt).toString());
}

/// Those of somebody that can still be used.
QList<MemberState> loginsOf(const QList<MemberState>& members, const QString& person)
{
    QList<MemberState> logins;
    for (const MemberState& member : members) {
        if (!member.removed && member.name.compare(person, Qt::CaseInsensitive) == 0)
            logins.append(member);
    }
    return logins;
}

QString loginLine(const MemberState& login)
{
    QStringList parts{login.login,
        login.lead ? CommandWords::tr("lead") : CommandWords::tr("annotator"), seenText(login)};
    return parts.join(QStringLiteral(", "));
}

/// Says beforehand which logins would end.
Expected<void> checkRemoval(const QList<MemberState>& logins, Call& call)
{
    if (logins.size() < 2 || call.has("login") || call.has("all"))
        return {};
    QStringList lines;
    for (const MemberState& login : logins)
        lines.append(loginLine(login));
    return failure(ErrorCode::Refused,
        CommandWords::tr("%1 has %n logins: %2.", nullptr, int(logins.size()))
            .arg(printable(call.word(2)), lines.join(QStringLiteral("; "))),
        {}, CommandWords::tr("Choose one with --login, or end all of them with --all."));
}

Expected<void> runRemove(Call& call)
{
    if (call.has("login") && call.has("all"))
        return call.misuse(CommandWords::tr("Give either --login or --all."));
    TANDEM_TRY(op, operatorHub(call.word(1)));
    TANDEM_TRY(members, memberStates(*op->hub, true));
    TANDEM_DO(checkRemoval(loginsOf(*members, call.word(2)), call));
    TANDEM_TRY(count, removeMember(*op->hub, op->address, call.word(2), call.value("login")));
    return call.tell(Json{{"person", call.word(2)}, {"logins", *count}},
        CommandWords::tr("%1: %n login(s) ended. What they sent stays.", nullptr, *count)
            .arg(printable(call.word(2))));
}

Expected<void> runJoin(Call& call)
{
    const QString path = call.word(2);
    TANDEM_TRY(invitation, readInvitation(call.word(1)));
    TANDEM_TRY(greeting, joinTeam(*invitation, path));
    if (greeting->seesAll)
        call.note({CommandWords::tr("This login can read everything at the hub, as its operator "
                                    "can: blindness rests on trust here.")});
    return call.tell(Json{{"file", path}, {"person", greeting->name}, {"lead", greeting->lead}},
        CommandWords::tr("%1 works in %2 now; \"tandem team sync %2\" brings it in step. The "
                         "invitation is used up.")
            .arg(printable(greeting->name), printable(path)));
}

Expected<void> runPublish(Call& call)
{
    const QString path = call.word(1);
    TANDEM_TRY(linked, linkedFile(path));
    TANDEM_TRY(lead, actingLead(*linked->file, call, QLatin1String("as")));
    TANDEM_TRY(hub, connectAsLinked(linked->link));
    TerminalProgress progress(call.console, CommandWords::tr("Publishing"));
    TANDEM_TRY(
        done, publish(*linked->file, **hub, *lead, Publishing::AllRounds, progress.callback()));
    TANDEM_DO(tellRounds(*linked->file, **hub));
    QStringList remarks;
    if (!done->waiting.isEmpty())
        remarks.append(CommandWords::tr("Not invited yet: %1. Publish again once they are.")
                           .arg(printable(done->waiting.join(QStringLiteral(", ")))));
    if (!done->changed.isEmpty())
        remarks.append(CommandWords::tr("Changed since they were published: %1. Assign them again "
                                        "to publish the change.")
                           .arg(printable(done->changed.join(QStringLiteral(", ")))));
    call.note(remarks);
    return call.tell(Json{{"people", done->people}, {"rounds", done->rounds},
                         {"not_invited", QJsonArray::fromStringList(done->waiting)},
                         {"changed", QJsonArray::fromStringList(done->changed)}},
        CommandWords::tr("%1 published to %2.")
            .arg(CommandWords::tr("%n round(s)", nullptr, done->rounds),
                CommandWords::tr("%n member(s)", nullptr, done->people)));
}

Expected<SyncReport> syncOnce(const LinkedFile& linked, Call& call)
{
    TANDEM_TRY(hub, connectAsLinked(linked.link));
    TerminalProgress progress(call.console, CommandWords::tr("Syncing"));
    if (!linked.link.lead)
        return syncMember(*linked.file, **hub, progress.callback());
    TANDEM_TRY(lead, actingLead(*linked.file, call, QLatin1String("as")));
    return syncLead(*linked.file, **hub, *lead, progress.callback());
}

Json syncJson(const SyncReport& report)
{
    return Json{{"sent", report.sent}, {"not_taken", report.refused}, {"received", report.received},
        {"rounds", report.rounds}, {"hub_went_back", report.wentBack},
        {"remarks", QJsonArray::fromStringList(report.remarks)}};
}

QString syncText(const SyncReport& report, bool isAgain)
{
    QStringList parts{CommandWords::tr("%n sent", nullptr, report.sent),
        CommandWords::tr("%n received", nullptr, report.received)};
    if (report.rounds > 0)
        parts.append(CommandWords::tr("%n new round(s)", nullptr, report.rounds));
    const QString counts = parts.join(QStringLiteral(", "));
    if (report.refused > 0)
        return CommandWords::tr("Not all in step: %1, %2.")
            .arg(counts, CommandWords::tr("%n not taken", nullptr, report.refused));
    return (isAgain ? CommandWords::tr("In step again: %1.") : CommandWords::tr("In step: %1."))
        .arg(counts);
}

Expected<void> tellSync(const SyncReport& report, Call& call, bool isAgain = false)
{
    QStringList lines{syncText(report, isAgain)};
    if (report.wentBack)
        lines.append(CommandWords::tr("The hub had less than before; it was offered everything "
                                      "again."));
    TANDEM_DO(call.tell(syncJson(report), lines));
    if (!call.wantsJson())
        call.note(report.remarks);
    call.out.flush();
    call.err.flush();
    return {};
}

/// Syncing now and then until Ctrl+C; a hub that is away is waited for.
class Watch final
{
public:
    Watch(const LinkedFile& linked, Call& call)
        : m_linked(linked)
        , m_call(call)
    {
    }

    Expected<void> run()
    {
        while (true) {
            const auto report = syncOnce(m_linked, m_call);
            if (!report && report.error().code == ErrorCode::Cancelled)
                return {};
            TANDEM_DO(report ? tellNews(*report) : waitFor(report.error()));
            if (isEnded())
                return {};
        }
    }

private:
    Expected<void> tellNews(const SyncReport& report)
    {
        const bool isNews = !m_isKnown || m_awaySince ||
                            report.sent + report.received + report.rounds > 0 ||
                            report.remarks != m_remarks;
        const bool isAgain = m_awaySince.has_value();
        m_isKnown = true;
        m_awaySince.reset();
        m_refusals = 0;
        m_pauseMs = kWatchMs;
        m_remarks = report.remarks;
        return isNews ? tellSync(report, m_call, isAgain) : Expected<void>();
    }

    /// What is refused at once is for somebody to mend; what is refused later may come back.
    Expected<void> waitFor(const Error& error)
    {
        if (error.code != ErrorCode::Busy && (!m_isKnown || ++m_refusals == kMostRefusals))
            return failure(error);
        if (m_awaySince) {
            m_pauseMs = qMin(2 * m_pauseMs, kMostAwayMs);
            return {};
        }
        m_isKnown = true;
        m_awaySince = QDateTime::currentDateTime();
        if (m_call.wantsJson()) {
            TANDEM_DO(m_call.tell(
                Json{{"away_since", m_awaySince->toUTC().toString(Qt::ISODate)}}, QStringList()));
        } else {
            m_call.note({awayText() + QStringLiteral(": ") + error.sentence()});
        }
        m_call.out.flush();
        m_call.err.flush();
        return {};
    }

    QString awayText() const
    {
        return CommandWords::tr("away since %1")
            .arg(m_awaySince->time().toString(QStringLiteral("HH:mm")));
    }

    bool isEnded() const
    {
        TerminalProgress progress(m_call.console, CommandWords::tr("Watching:"));
        // A terminal shows it all the time, lines say it once.
        QString words;
        if (m_call.console.showsProgress)
            words = m_awaySince ? awayText() : CommandWords::tr("in step");
        bool isEnded = false;
        QElapsedTimer waited;
        waited.start();
        QTimer look;
        QObject::connect(&look, &QTimer::timeout, &look, [&] { isEnded = !progress.show(words); });
        look.start(kWatchLookMs);
        waitUntil([&] { return isEnded || waited.elapsed() > m_pauseMs; });
        return isEnded;
    }

    const LinkedFile& m_linked;
    Call& m_call;
    std::optional<QDateTime> m_awaySince;
    QStringList m_remarks;
    qint64 m_pauseMs = kWatchMs;
    int m_refusals = 0;
    bool m_isKnown = false; ///< whether it was told how it stands
};

Expected<void> runSync(Call& call)
{
    TANDEM_TRY(linked, linkedFile(call.word(1)));
    if (call.has("watch"))
        return Watch(*linked, call).run();
    TANDEM_TRY(report, syncOnce(*linked, call));
    call.console.differs = report->refused > 0;
    return tellSync(*report, call);
}

QStringList memberLines(const QList<MemberState>& members, bool withLogins)
{
    QStringList lines;
    for (const MemberState& member : members) {
        QStringList parts{CommandWords::tr("%1 of %n round(s) submitted", nullptr, member.rounds)
                              .arg(member.submitted)};
        if (member.lead)
            parts = QStringList{CommandWords::tr("lead")};
        parts.append(seenText(member));
        if (withLogins || loginsOf(members, member.name).size() > 1)
            parts.append(CommandWords::tr("login %1").arg(member.login));
        if (member.removed)
            parts.append(CommandWords::tr("removed"));
        lines.append(QStringLiteral("  %1: %2")
                         .arg(printable(member.name), parts.join(QStringLiteral(", "))));
    }
    return lines;
}

QJsonArray membersJson(const QList<MemberState>& members)
{
    return jsonArray(members, [](const MemberState& member) {
        return Json{{"name", member.name}, {"login", member.login}, {"lead", member.lead},
            {"removed", member.removed}, {"last_seen", timeJson(member.seenAt)},
            {"rounds", member.rounds}, {"submitted", member.submitted}};
    });
}

Expected<void> operatorStatus(Call& call)
{
    TANDEM_TRY(op, operatorHub(call.word(1)));
    TANDEM_TRY(members, memberStates(*op->hub, true));
    return call.tell(Json{{"url", op->address.url()}, {"members", membersJson(*members)}},
        QStringList{op->address.url()} + memberLines(*members, true));
}

Expected<void> runStatus(Call& call)
{
    if (isAddress(call.word(1)))
        return operatorStatus(call);
    TANDEM_TRY(linked, linkedFile(call.word(1)));
    TANDEM_TRY(left, rowsToSend(*linked->file));
    TANDEM_TRY(refused, refusedCounts(*linked->file));
    const auto hub = connectAsLinked(linked->link);
    Expected<QList<MemberState>> members = QList<MemberState>();
    if (hub)
        members = memberStates(**hub, false);
    const bool isThere = hub && members;
    const QJsonValue synced = timeJson(linked->link.syncedAt);
    QStringList lines{linked->link.address,
        synced.isNull() ? CommandWords::tr("Never synced.")
                        : CommandWords::tr("Last synced %1.").arg(synced.toString()),
        CommandWords::tr("%n row(s) to send.", nullptr, *left)};
    if (refused->waiting > 0)
        lines.append(
            CommandWords::tr("%n row(s) the hub did not take.", nullptr, refused->waiting));
    if (refused->late > 0)
        lines.append(
            CommandWords::tr("%n row(s) came after their round was closed and do not count.",
                nullptr, refused->late));
    lines.append(isThere ? CommandWords::tr("The hub answers.")
                         : (hub ? members.error() : hub.error()).sentence());
    return call.tell(Json{{"url", linked->link.address}, {"lead", linked->link.lead},
                         {"synced_at", synced}, {"to_send", *left}, {"not_taken", refused->waiting},
                         {"too_late", refused->late}, {"hub_answers", isThere},
                         {"members", membersJson(isThere ? *members : QList<MemberState>())}},
        lines + memberLines(isThere ? *members : QList<MemberState>(), false));
}

Expected<void> runRotate(Call& call)
{
    TANDEM_TRY(linked, linkedFile(call.word(1)));
    TANDEM_TRY(hub, connectAsLinked(linked->link));
    TANDEM_DO(rotatePassword(**hub, linked->link.role));
    return call.tell(Json{{"rotated", true}},
        CommandWords::tr("The login has a new password, which only this machine knows."));
}

constexpr Verb kTeamVerbs[] = {{"init", runInit}, {"invite", runInvite, 3, 3},
    {"join", runJoin, 3, 3}, {"publish", runPublish}, {"sync", runSync}, {"status", runStatus},
    {"rotate", runRotate}, {"remove", runRemove, 3, 3}};

} // namespace

} // namespace tandem::team

namespace tandem {

const Command teamCommand{"team", nullptr, 2, 3, team::kTeamVerbs};

} // namespace tandem
