#pragma once

#include "commandrun.h"
#include "packetfixture.h"
#include "postgrescluster.h"
#include "storage/database/rows.h"
#include "storage/team/teamlink.h"

#include <QJsonArray>
#include <QTest>

#include <memory>

namespace tandem {

/// A team with a hub of its own on a server that this starts: commands as its people call them, and
/// what is at the hub and in the files.
class TeamFixture
{
protected:
    std::unique_ptr<PostgresCluster> m_cluster;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ProjectFixture> m_fixture;
    QString m_database;
    int m_number = 0;

    QString path(const QString& name) const { return m_folder->filePath(name); }
    QString project() const { return m_fixture->path(); }
    /// Where people find the hub; the server, unless something stands between.
    QString url() const { return m_cluster->url(m_database, m_between); }
    QString m_between;
    static CommandRun team(const QStringList& words)
    {
        return runInProcess(QStringList{QStringLiteral("team")} + words);
    }
    /// Starts the server; why that is not possible on this machine. `syncs`: see PostgresCluster.
    QString startServer(bool syncs = false)
    {
        const QString missing = PostgresCluster::missing();
        if (missing.isEmpty()) {
            m_cluster = std::make_unique<PostgresCluster>(syncs);
            m_folder = std::make_unique<QTemporaryDir>();
        }
        return missing;
    }

    static QJsonObject done(const QStringList& words)
    {
        const CommandRun run = runInProcess(
            QStringList{QStringLiteral("team")} + words + QStringList(QStringLiteral("--json")));
        // 3: it was done, but not all was taken.
        const bool isDone = run.code == 0 || run.code == 3;
        if (!isDone)
            qWarning("%s: %s", qPrintable(words.join(u' ')), qPrintable(run.err));
        return isDone ? run.json() : QJsonObject();
    }
    QString invite(const QString& name, const QStringList& options = {})
    {
        const QString file = path(QStringLiteral("%1-%2.json").arg(name).arg(++m_number));
        done(QStringList{QStringLiteral("invite"), url(), name, QStringLiteral("-o"), file} +
             options);
        return file;
    }
    /// A file of `name`'s.
    QString join(const QString& name)
    {
        const QString invitation = invite(name);
        const QString file = path(QStringLiteral("%1-%2.tandem").arg(name).arg(m_number));
        done({QStringLiteral("join"), invitation, file});
        return file;
    }
    QJsonObject publish() { return done({QStringLiteral("publish"), project()}); }
    static QJsonObject sync(const QString& file) { return done({QStringLiteral("sync"), file}); }
    QJsonObject lead() { return sync(project()); }

    /// A hub with its lead.
    void makeHub(int samples)
    {
        m_fixture = std::make_unique<ProjectFixture>(samples);
        m_database = QStringLiteral("k%1").arg(++m_number);
        m_cluster->createDatabase(m_database);
        QVERIFY(!done({QStringLiteral("init"), url()}).isEmpty());
        m_leadInvitation = invite(QStringLiteral("Lea"), {QStringLiteral("--lead")});
        QVERIFY(!done({QStringLiteral("join"), m_leadInvitation, project()}).isEmpty());
    }
    QString m_leadInvitation;

    /// The same, and logins of Ada and Ben; everything is published.
    void makeTeam(
        int samples, const QStringList& names = {QStringLiteral("Ada"), QStringLiteral("Ben")})
    {
        makeHub(samples);
        QVERIFY(!publish().isEmpty());
        m_first.clear();
        for (const QString& name : names)
            m_first.append(invite(name));
        QVERIFY(!publish().isEmpty());
        m_files.clear();
        for (qsizetype i = 0; i < names.size(); ++i) {
            m_files.append(path(QStringLiteral("%1-%2.tandem").arg(names.at(i)).arg(m_number)));
            QVERIFY(!done({QStringLiteral("join"), m_first.at(i), m_files.last()}).isEmpty());
        }
    }
    QStringList m_first; ///< the invitations that were used
    QStringList m_files; ///< of those who were named

    /// A dump of the hub, as the operator makes one; its path.
    QString dump()
    {
        const QString backup = QStringLiteral("backup%1").arg(++m_number);
        operatorAsks(
            QStringLiteral("CREATE ROLE %1 LOGIN BYPASSRLS IN ROLE pg_read_all_data").arg(backup));
        const QString file = path(backup + QStringLiteral(".dump"));
        m_cluster->client(QStringLiteral("pg_dump"),
            {QStringLiteral("-U"), QStringLiteral("postgres"), QStringLiteral("--role=") + backup,
                QStringLiteral("-Fc"), QStringLiteral("-f"), file, m_database});
        return file;
    }
    /// Yesterday's hub takes the place of today's.
    void restore(const QString& file) const
    {
        (void)m_cluster->psql(QStringLiteral("postgres"), {},
            QStringLiteral("DROP DATABASE %1 WITH (FORCE)").arg(m_database));
        m_cluster->client(QStringLiteral("pg_restore"),
            {QStringLiteral("-U"), QStringLiteral("postgres"), QStringLiteral("-C"),
                QStringLiteral("-d"), QStringLiteral("postgres"), file});
    }

    static void answerAndSubmit(
        const QString& file, int position, const QString& answers, const QString& note = {})
    {
        const auto database = PacketFixture::open(file);
        PacketFixture::answer(*database, position, answers, Step::Paragraphs, note);
        PacketFixture::submit(*database, position);
    }

    static ArticleText articleOf(int number)
    {
        ArticleText text;
        text.title = QStringLiteral("Article %1").arg(number);
        for (int i = 1; i <= ProjectFixture::paragraphsPerSample; ++i)
            text.paragraphs.append(QStringLiteral("Line %1 of article %2.").arg(i).arg(number));
        text.discussion = {{QStringLiteral("Person 1"), QStringLiteral("I liked it.")}};
        return text;
    }

    static QString roleOf(const QString& file)
    {
        const auto database = PacketFixture::open(file);
        return ProjectFixture::take(team::teamLink(*database))->role;
    }
    QString ask(const QString& file, const QString& sql) const
    {
        const QString role = roleOf(file);
        return m_cluster->psql(m_database, role, sql, m_cluster->passwordFile(role));
    }
    /// A call that sends one row.
    static QString pushOf(const QString& uuid, const QString& round, int kind, const QString& body)
    {
        const QJsonArray rows{
            QJsonObject{{QStringLiteral("id"), uuid}, {QStringLiteral("round"), round},
                {QStringLiteral("kind"), kind}, {QStringLiteral("body"), body}}};
        QString json = QString::fromUtf8(QJsonDocument(rows).toJson(QJsonDocument::Compact));
        return QStringLiteral("SELECT tandem.push('%1')")
            .arg(json.replace(u'\'', QStringLiteral("''")));
    }
    QString operatorAsks(const QString& sql) const { return m_cluster->psql(m_database, {}, sql); }

    /// The UUIDs of all answers in a file that are somebody's.
    static QStringList answersOf(const QString& file, const QString& name)
    {
        const auto database = PacketFixture::open(file);
        QStringList uuids = ProjectFixture::take(valuesOf<QString>(*database,
            QStringLiteral("SELECT a.uuid FROM answer a JOIN person n ON n.id = a.person_id"
                           " WHERE n.name = ?"),
            {name}));
        uuids.sort();
        return uuids;
    }
    QStringList answersAtHub(const QString& name) const
    {
        QStringList uuids = operatorAsks(
            QStringLiteral("SELECT e.uuid FROM tandem.entry e JOIN tandem.person p ON p.uuid ="
                           " e.person WHERE e.kind = 0 AND p.name = '%1'")
                .arg(name))
                                .split(u'\n', Qt::SkipEmptyParts);
        uuids.sort();
        return uuids;
    }
    static bool hasBytes(const QString& file, const QByteArray& bytes)
    {
        for (const QString& part : {file, file + QStringLiteral("-wal")}) {
            QFile read(part);
            if (read.open(QIODevice::ReadOnly) && read.readAll().contains(bytes))
                return true;
        }
        return false;
    }
    void check(const QString& file) const
    {
        const CommandRun run = runInProcess({QStringLiteral("check"), file});
        QVERIFY2(run.code == 0, qPrintable(run.out + run.err));
    }
};

} // namespace tandem
