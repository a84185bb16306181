#include "storage/team/hubconnection.h"

#include "storage/team/teamwords.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUuid>
#include <QtSql/QSqlDatabase>
#include <QtSql/QSqlDriver>
#include <QtSql/QSqlError>
#include <QtSql/QSqlField>
#include <QtSql/QSqlQuery>
#include <QtSql/QSqlRecord>

namespace tandem::team {

namespace {

const QString kDriver = QStringLiteral("QPSQL");

/// What a hub's functions refuse, in the words in which they do.
struct Refusal
{
    const char* said;
    ErrorCode code;
    const char* what;
    const char* remedy;
};
constexpr Refusal kRefusals[] = {
    {"tandem: not a member", ErrorCode::Refused,
        QT_TRANSLATE_NOOP("TeamWords", "This login is no longer a member of the team."),
        QT_TRANSLATE_NOOP("TeamWords", "Ask the operator for a new invitation.")},
    {"tandem: not a lead", ErrorCode::Refused,
        QT_TRANSLATE_NOOP("TeamWords", "Only a lead can do this."),
        QT_TRANSLATE_NOOP("TeamWords", "Ask the lead of the project.")},
    {"tandem: another project", ErrorCode::Refused,
        QT_TRANSLATE_NOOP("TeamWords", "The hub belongs to another project."),
        QT_TRANSLATE_NOOP("TeamWords", "Use a database of its own for each project.")},
    {"tandem: no such person", ErrorCode::NotFound,
        QT_TRANSLATE_NOOP("TeamWords", "The hub does not know this person."),
        QT_TRANSLATE_NOOP(
            "TeamWords", "The lead has to publish the project first; \"tandem team publish\".")},
    {"tandem: several people of that name", ErrorCode::Refused,
        QT_TRANSLATE_NOOP("TeamWords", "The hub knows several people of this name."),
        QT_TRANSLATE_NOOP("TeamWords", "The lead has to give each person a name of their own.")},
    {"tandem: last lead", ErrorCode::Refused,
        QT_TRANSLATE_NOOP("TeamWords", "No lead's login would be left."),
        QT_TRANSLATE_NOOP("TeamWords", "Invite another lead first.")},
};

QString remedyForLogin(const HubLogin& login)
{
    if (login.isInvitation())
        return TeamWords::tr("The invitation was used already or ended: go on in the file that was "
                             "made with it, or ask the operator for another invitation.");
    if (login.isOfFile())
        return TeamWords::tr("Ask the operator for a new invitation.");
    return TeamWords::tr("Check the user and the database in the address, and the password in "
                         "~/.pgpass (PGPASSFILE).");
}

Error notConnected(const QSqlError& error, const HubLogin& login)
{
    const QString said = error.databaseText();
    const bool isLogin = said.contains(QLatin1String("password")) ||
                         said.contains(QLatin1String("not permitted to log in")) ||
                         said.contains(QLatin1String("permission denied for database")) ||
                         said.contains(QLatin1String("does not exist"));
    // The database of a file was there: it is being restored.
    const bool isGone = login.isOfFile() && said.contains(QLatin1String("database \"")) &&
                        said.contains(QLatin1String("does not exist"));
    if (isLogin && !isGone)
        return {ErrorCode::Refused, TeamWords::tr("The hub does not accept this login."), {},
            remedyForLogin(login), said};
    if (said.contains(QLatin1String("certificate")) || said.contains(QLatin1String("SSL")))
        return {ErrorCode::Refused, TeamWords::tr("The connection cannot be verified."), {},
            TeamWords::tr("The server needs a certificate for its name, from an authority that "
                          "this machine or sslrootcert names."),
            said};
    return {ErrorCode::Busy, TeamWords::tr("The hub does not answer."), {},
        login.isOfFile()
            ? TeamWords::tr("Everything is saved here; try again later.")
            : TeamWords::tr("Check the address, and whether the server runs and can be reached."),
        said};
}

/// As libpq takes it.
QString quotedOption(const QString& key, const QString& value)
{
    QString safe = value;
    safe.replace(u'\\', QStringLiteral("\\\\")).replace(u'\'', QStringLiteral("\\'"));
    return QStringLiteral("%1='%2'").arg(key, safe);
}

QString optionsOf(const HubAddress& address, const HubLogin& login)
{
    QStringList options{QStringLiteral("application_name=tandem"),
        QStringLiteral("connect_timeout=10"), QStringLiteral("tcp_user_timeout=30000"),
        QStringLiteral("keepalives_idle=30"),
        QStringLiteral("sslmode=") +
            (address.isLocal() ? QStringLiteral("prefer") : QStringLiteral("verify-full"))};
    if (!address.rootCert.isEmpty())
        options.append(quotedOption(QStringLiteral("sslrootcert"), address.rootCert));
    if (!login.passwordFile.isEmpty())
        options.append(quotedOption(QStringLiteral("passfile"), login.passwordFile));
    return options.join(u';');
}

} // namespace

bool isSoundVersion(int version)
{
    const int minor = version % 10'000;
    switch (version / 10'000) {
    case 15:
        return minor >= 14;
    case 16:
        return minor >= 10;
    case 17:
        return minor >= 6;
    default:
        return version / 10'000 >= 18;
    }
}

HubConnection::HubConnection(QString name, bool isOfFile)
    : m_name(std::move(name))
    , m_isOfFile(isOfFile)
{
}

HubConnection::~HubConnection()
{
    {
        QSqlDatabase open = database();
        open.close();
    }
    QSqlDatabase::removeDatabase(m_name);
}

QSqlDatabase HubConnection::database() const
{
    return QSqlDatabase::database(m_name, false);
}

Expected<std::unique_ptr<HubConnection>> HubConnection::open(
    const HubAddress& address, const HubLogin& login)
{
    if (!QSqlDatabase::isDriverAvailable(kDriver))
        return failure(ErrorCode::Refused,
            TeamWords::tr("The driver for PostgreSQL is not installed."), {},
            TeamWords::tr("On Debian: apt install libqt6sql6-psql."));
    std::unique_ptr<HubConnection> connection(new HubConnection(
        QStringLiteral("hub-") + QUuid::createUuid().toString(), login.isOfFile()));
    QSqlDatabase database = QSqlDatabase::addDatabase(kDriver, connection->m_name);
    database.setHostName(address.host);
    database.setPort(address.port);
    database.setDatabaseName(address.database);
    database.setUserName(login.role);
    database.setPassword(login.password);
    database.setConnectOptions(optionsOf(address, login));
    if (!database.open())
        return failure(notConnected(database.lastError(), login).in(address.url()));
    TANDEM_DO(connection->checkServer(login.role));
    return connection;
}

Expected<void> HubConnection::checkServer(const QString& role)
{
    // A server that goes away warns, and libpq would write that to the terminal.
    TANDEM_TRY(found,
        select(QStringLiteral("SELECT current_setting('server_version_num'), session_user::text,"
                              " set_config('client_min_messages', 'error', false)")));
    const QVariantList said = found->value(0);
    if (!isSoundVersion(said.value(0).toInt()))
        return failure(ErrorCode::Refused,
            TeamWords::tr("The server's version of PostgreSQL shows rows to people who must not "
                          "see them (CVE-2025-8713, CVE-2023-2455)."),
            said.value(0).toString(),
            TeamWords::tr("The operator has to update it: 15.14, 16.10, 17.6 or later."));
    if (!role.isEmpty() && said.value(1).toString() != role)
        return failure(ErrorCode::Refused,
            TeamWords::tr("Something between here and the server logs in as somebody else."), {},
            TeamWords::tr("Connect to the server directly, without a pooler of connections."));
    return {};
}

Error HubConnection::errorOf(const QSqlError& error) const
{
    const QString state = error.nativeErrorCode();
    const QString said = error.databaseText();
    for (const Refusal& one : kRefusals) {
        if (said.contains(QLatin1String(one.said)))
            return {one.code, TeamWords::tr(one.what), {}, TeamWords::tr(one.remedy), state};
    }
    if (state == QLatin1String("42501"))
        return {ErrorCode::Refused, TeamWords::tr("The hub does not allow this login to do that."),
            {}, TeamWords::tr("Use the login that it was made for."), state};
    // For a file it was one: it is being restored.
    const bool isNoHub = state == QLatin1String("42883") || state == QLatin1String("3F000");
    if (isNoHub && !m_isOfFile)
        return {ErrorCode::Refused, TeamWords::tr("This database is not a hub."), {},
            TeamWords::tr("Set it up with \"tandem team init\"."), state};
    // Class 08, shutdowns, and failures without a state: nobody is there any more. Of classes 40
    // and 53 too (a lock, memory, the disk) another try may go well.
    const bool isAway = isNoHub || state.isEmpty() ||
                        QStringList{QStringLiteral("08"), QStringLiteral("57"),
                            QStringLiteral("40"), QStringLiteral("53")}
                            .contains(state.left(2));
    if (isAway)
        return {ErrorCode::Busy, TeamWords::tr("The connection to the hub was lost."), {},
            m_isOfFile ? TeamWords::tr("Everything is saved here; try again later.")
                       : TeamWords::tr("Try again."),
            state};
    return {ErrorCode::Database, TeamWords::tr("The hub reports an error."), {},
        TeamWords::tr("Try again; if it stays, show this to the operator."),
        state + u' ' + said.section(u'\n', 0, 0)};
}

QString HubConnection::filled(const QString& sql, const QVariantList& literals) const
{
    if (literals.isEmpty())
        return sql;
    const QSqlDriver* const driver = database().driver();
    QString text;
    qsizetype from = 0;
    // In one pass: a literal may itself contain what looks like a place.
    for (qsizetype at = sql.indexOf(u'%'); at >= 0; at = sql.indexOf(u'%', from)) {
        const int place = sql.mid(at + 1, 1).toInt();
        if (place < 1 || place > literals.size()) {
            text += sql.mid(from, at + 1 - from);
            from = at + 1;
            continue;
        }
        const QVariant& value = literals.at(place - 1);
        QSqlField field({}, value.metaType());
        field.setValue(value);
        text += sql.mid(from, at - from) + driver->formatValue(field);
        from = at + 2;
    }
    return text + sql.mid(from);
}

QString HubConnection::callOf(const QString& function, const QVariantList& arguments) const
{
    QStringList places;
    for (qsizetype i = 1; i <= arguments.size(); ++i)
        places.append(QStringLiteral("%") + QString::number(i));
    return filled(QStringLiteral("SELECT * FROM tandem.") + function + u'(' +
                      places.join(QStringLiteral(", ")) + u')',
        arguments);
}

Expected<QList<QVariantList>> HubConnection::select(const QString& sql)
{
    QSqlQuery query(database());
    query.setForwardOnly(true);
    if (!query.exec(sql))
        return failure(errorOf(query.lastError()));
    QList<QVariantList> found;
    while (query.next()) {
        QVariantList row;
        for (int column = 0; column < query.record().count(); ++column)
            row.append(query.value(column));
        found.append(row);
    }
    // With rows one by one, how it ended is known only at the end.
    if (query.lastError().isValid())
        return failure(errorOf(query.lastError()));
    return found;
}

Expected<QVariant> HubConnection::call(const QString& function, const QVariantList& arguments)
{
    return rows(function, arguments).map([](const QList<QVariantList>& found) {
        return found.isEmpty() ? QVariant() : found.first().value(0);
    });
}

Expected<QJsonValue> HubConnection::callJson(const QString& function, const QVariantList& arguments)
{
    TANDEM_TRY(text, call(function, arguments));
    QJsonParseError parsed{};
    const auto document = QJsonDocument::fromJson(text->toString().toUtf8(), &parsed);
    if (parsed.error != QJsonParseError::NoError)
        return failure(ErrorCode::Corrupt, TeamWords::tr("The hub's reply cannot be read."), {},
            TeamWords::tr("Show this to the operator."), parsed.errorString());
    return document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object());
}

Expected<QList<QVariantList>> HubConnection::rows(
    const QString& function, const QVariantList& arguments)
{
    return select(callOf(function, arguments));
}

Expected<void> HubConnection::run(const QString& sql, const QVariantList& literals)
{
    QSqlQuery query(database());
    bool goesOn = query.exec(filled(sql, literals));
    // Of several statements each says for itself whether it failed.
    while (goesOn)
        goesOn = query.nextResult();
    if (query.lastError().isValid())
        return failure(errorOf(query.lastError()));
    return {};
}

Expected<QVariant> HubConnection::scalar(const QString& sql, const QVariantList& literals)
{
    return select(filled(sql, literals)).map([](const QList<QVariantList>& found) {
        return found.isEmpty() ? QVariant() : found.first().value(0);
    });
}

QString HubConnection::identifier(const QString& name) const
{
    return database().driver()->escapeIdentifier(name, QSqlDriver::FieldName);
}

} // namespace tandem::team
