#pragma once

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QProcessEnvironment>
#include <QString>
#include <QTemporaryDir>
#include <QtSql/QSqlDatabase>

#include <memory>

#include <unistd.h>

namespace tandem {

/// A server of PostgreSQL's of one's own, in a temporary folder, on a socket. It refuses to run as
/// root: there it runs as nobody.
class PostgresCluster final
{
public:
    /// Why there can be none on this machine; empty where there can.
    static QString missing()
    {
        if (programs().isEmpty())
            return QStringLiteral("PostgreSQL's server is not installed (postgresql).");
        if (!QSqlDatabase::isDriverAvailable(QStringLiteral("QPSQL")))
            return QStringLiteral("Qt's driver for it is not installed (libqt6sql6-psql).");
        return {};
    }

    /// `syncs`: what it committed is on the disk, as on a server that is in use.
    explicit PostgresCluster(bool syncs = false)
        : m_syncs(syncs)
    {
        const QString passwords = m_folder.filePath(QStringLiteral("password"));
        write(passwords, kPassword);
        if (isRoot())
            run({QStringLiteral("chown"), QStringLiteral("-R"), QStringLiteral("65534:65534"),
                m_folder.path()});
        asServer({QStringLiteral("initdb"), QStringLiteral("-D"), data(), QStringLiteral("-U"),
            QStringLiteral("postgres"), QStringLiteral("--no-sync"), QStringLiteral("-E"),
            QStringLiteral("UTF8"), QStringLiteral("-A"), QStringLiteral("scram-sha-256"),
            QStringLiteral("--pwfile"), passwords});
        start();
        // As an operator keeps it: not in a command, not in an address.
        const QString file = m_home.filePath(QStringLiteral("pgpass"));
        write(file, QByteArrayLiteral("*:*:*:postgres:") + kPassword + '\n');
        QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
        qputenv("PGPASSFILE", QFile::encodeName(file));
        qputenv("XDG_CONFIG_HOME", QFile::encodeName(m_home.path()));
    }
    ~PostgresCluster() { stop(QStringLiteral("immediate")); }
    Q_DISABLE_COPY_MOVE(PostgresCluster)

    /// The folder of its socket.
    QString folder() const { return m_folder.path(); }
    /// More settings ("-c name=value") and lines of pg_hba.conf, from the next start on.
    void configure(const QStringList& settings, const QByteArray& access)
    {
        m_settings = settings;
        QFile rules(data() + QStringLiteral("/pg_hba.conf"));
        if (!rules.open(QIODevice::ReadWrite))
            qFatal("no pg_hba.conf");
        const QByteArray before = rules.readAll();
        rules.seek(0);
        rules.write(access + before);
    }
    /// A file of the server's own, which only it can read.
    QString keep(const QString& name, const QByteArray& bytes) const
    {
        const QString path = m_folder.filePath(name);
        QFile::remove(path);
        write(path, bytes);
        QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
        if (isRoot())
            (void)run({QStringLiteral("chown"), QStringLiteral("65534:65534"), path});
        return path;
    }

    void start()
    {
        asServer({QStringLiteral("pg_ctl"), QStringLiteral("-D"), data(), QStringLiteral("-w"),
            QStringLiteral("-l"), m_folder.filePath(QStringLiteral("log")), QStringLiteral("-o"),
            QStringLiteral(
                "-k %1 -c listen_addresses= -c fsync=%2 -c max_connections=120 -c autovacuum=off ")
                    .arg(m_folder.path(), m_syncs ? QStringLiteral("on") : QStringLiteral("off")) +
                m_settings.join(u' '),
            QStringLiteral("start")});
    }
    /// "fast" or "immediate", which is as a power cut to it.
    void stop(const QString& how)
    {
        asServer({QStringLiteral("pg_ctl"), QStringLiteral("-D"), data(), QStringLiteral("-w"),
            QStringLiteral("-m"), how, QStringLiteral("stop")});
    }

    void createDatabase(const QString& name)
    {
        (void)psql(QStringLiteral("postgres"), {}, QStringLiteral("CREATE DATABASE ") + name);
    }
    /// Its address, for the operator.
    QString url(const QString& database, const QString& folder = {}) const
    {
        return QStringLiteral("postgresql://postgres@/%1?host=%2")
            .arg(database, folder.isEmpty() ? m_folder.path() : folder);
    }

    /// What psql prints, errors too, as `role` (empty: the superuser).
    QString psql(const QString& database, const QString& role, const QString& sql,
        const QString& passwordFile = {}) const
    {
        QStringList call{tool(QStringLiteral("psql")), QStringLiteral("-X"), QStringLiteral("-A"),
            QStringLiteral("-t"), QStringLiteral("-h"), m_folder.path(), QStringLiteral("-U"),
            role.isEmpty() ? QStringLiteral("postgres") : role, QStringLiteral("-d"), database,
            QStringLiteral("-c"), sql};
        return run(call, passwordFile).trimmed();
    }
    /// A program of the server's, as the superuser; what it prints.
    QString client(const QString& program, const QStringList& arguments) const
    {
        return run(QStringList{tool(program), QStringLiteral("-h"), m_folder.path()} + arguments);
    }

    /// Where clients keep what they have.
    QString home() const { return m_home.path(); }
    QString passwordFile(const QString& role) const
    {
        return m_home.filePath(QStringLiteral("tandem/team/%1.pgpass").arg(role));
    }

private:
    static constexpr char kPassword[] = "only-for-this-test";

    static bool isRoot() { return ::geteuid() == 0; }
    static QString programs()
    {
        const QDir versions(QStringLiteral("/usr/lib/postgresql"));
        const QStringList found =
            versions.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name | QDir::Reversed);
        for (const QString& version : found) {
            const QString bin = versions.filePath(version + QStringLiteral("/bin"));
            if (QFile::exists(bin + QStringLiteral("/initdb")))
                return bin;
        }
        return {};
    }
    static QString tool(const QString& name) { return programs() + u'/' + name; }
    QString data() const { return m_folder.filePath(QStringLiteral("data")); }

    static void write(const QString& path, const QByteArray& bytes)
    {
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(path));
    }

    void asServer(const QStringList& command) const
    {
        QStringList call{tool(command.first())};
        call += command.mid(1);
        if (isRoot())
            call = QStringList{QStringLiteral("setpriv"), QStringLiteral("--reuid=65534"),
                       QStringLiteral("--regid=65534"), QStringLiteral("--clear-groups")} +
                   call;
        (void)run(call);
    }

    QString run(const QStringList& call, const QString& passwordFile = {}) const
    {
        QProcess process;
        process.setWorkingDirectory(m_folder.path());
        if (!passwordFile.isEmpty()) {
            auto environment = QProcessEnvironment::systemEnvironment();
            environment.insert(QStringLiteral("PGPASSFILE"), passwordFile);
            process.setProcessEnvironment(environment);
        }
        // A server that was started would keep a pipe open.
        const bool isServer = call.contains(QStringLiteral("start"));
        if (isServer) {
            process.setStandardOutputFile(QProcess::nullDevice());
            process.setStandardErrorFile(QProcess::nullDevice());
        } else {
            process.setProcessChannelMode(QProcess::MergedChannels);
        }
        process.start(call.first(), call.mid(1));
        if (!process.waitForFinished(60'000))
            qFatal("%s did not end", qPrintable(call.first()));
        return isServer ? QString() : QString::fromUtf8(process.readAll());
    }

    QTemporaryDir m_folder{QDir::tempPath() + QStringLiteral("/pg-XXXXXX")};
    QTemporaryDir m_home;
    QStringList m_settings;
    bool m_syncs;
};

} // namespace tandem
