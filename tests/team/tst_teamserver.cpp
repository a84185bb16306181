#include "hubproxy.h"
#include "storage/team/teamadmin.h"
#include "teamfixture.h"
#include "testmain.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QStandardPaths>
#include <QTemporaryFile>

#include <unistd.h>

using namespace tandem;

/// What a server, and what stands before it, lets people know and do.
class TestTeamServer final : public QObject, TeamFixture
{
    Q_OBJECT

    /// What a member can read of the server: of each function without arguments and each relation
    /// of its catalogues a hash, by name. Errors are the same at any time.
    QMap<QString, QString> seenBy(const QString& file) const
    {
        static const QString look = QStringLiteral(
            "DO $$ DECLARE one record; seen text; BEGIN"
            " FOR one IN SELECT oid::regprocedure::text || ' ' AS name, 'SELECT ' || proname || "
            "'()'"
            "  AS call FROM pg_proc WHERE pronargs = 0 AND prokind = 'f' AND prorettype NOT IN"
            "  ('trigger'::regtype, 'event_trigger'::regtype, 'internal'::regtype)"
            "  AND pronamespace = 'pg_catalog'::regnamespace AND proname !~ '^(pg_sleep|random)'"
            "  AND has_function_privilege(oid, 'EXECUTE')"
            "  UNION ALL SELECT c.oid::regclass::text, 'SELECT md5(string_agg(t::text, '','' ORDER "
            "BY"
            "  t::text)) FROM ' || c.oid::regclass || ' t' FROM pg_class c WHERE c.relkind IN "
            "('r', 'v')"
            "  AND c.relnamespace IN ('pg_catalog'::regnamespace, "
            "'information_schema'::regnamespace)"
            "  UNION ALL SELECT 'columns of pg_class', 'SELECT md5(string_agg(t::text, '','')) FROM"
            "  (SELECT relname, relowner, relnatts, relhasindex FROM pg_class ORDER BY oid) t'"
            " LOOP BEGIN EXECUTE 'SELECT md5((' || one.call || ' LIMIT 1)::text)' INTO seen;"
            " EXCEPTION WHEN OTHERS THEN seen := SQLSTATE; END;"
            " RAISE NOTICE 'SEEN %|%', one.name, seen; END LOOP; END $$");
        QMap<QString, QString> seen;
        for (const QString& line : ask(file, look).split(u'\n')) {
            if (line.contains(QLatin1String("SEEN ")))
                seen.insert(line.section(QLatin1String("SEEN "), 1).section(u'|', 0, 0),
                    line.section(u'|', 1));
        }
        return seen;
    }

private slots:
    void initTestCase()
    {
        if (const QString missing = startServer(); !missing.isEmpty())
            QSKIP(qPrintable(missing));
    }

    void nothingThatAMemberCanReadTellsWhatAPartnerDoes()
    {
        makeTeam(3);
        // Time, and what is of one's own session, is not the partner's.
        static const QStringList own{QStringLiteral("clock_timestamp"), QStringLiteral("now"),
            QStringLiteral("statement_timestamp"), QStringLiteral("transaction_timestamp"),
            QStringLiteral("timeofday"), QStringLiteral("pg_backend_pid"),
            QStringLiteral("pg_cursor"), QStringLiteral("pg_cursors"),
            QStringLiteral("gen_random_uuid"), QStringLiteral("pg_my_temp_schema"),
            QStringLiteral("inet_client_port"), QStringLiteral("pg_prepared_statement")};
        const auto before = seenBy(m_files.at(1));
        QVERIFY(before.size() > 150);
        answerAndSubmit(
            m_files.at(0), 1, QStringLiteral("yyyyy"), QStringLiteral("x").repeated(9000));
        answerAndSubmit(
            m_files.at(0), 2, QStringLiteral("yyyyy"), QStringLiteral("x").repeated(9000));
        QVERIFY(!sync(m_files.at(0)).isEmpty());
        operatorAsks(QStringLiteral("ANALYZE tandem.entry"));
        operatorAsks(QStringLiteral("VACUUM tandem.entry"));
        const auto after = seenBy(m_files.at(1));
        QStringList told;
        for (auto it = before.cbegin(); it != before.cend(); ++it) {
            const QString name = it.key().section(u'(', 0, 0).trimmed();
            if (after.value(it.key()) != it.value() && !own.contains(name))
                told.append(it.key());
        }
        QVERIFY2(told.isEmpty(), qPrintable(told.join(u' ')));
        for (const char* sql : {"SELECT reltuples FROM pg_class", "SELECT xmin FROM pg_class",
                 "SELECT age(relfrozenxid) FROM pg_class", "SELECT pg_current_wal_insert_lsn()",
                 "SELECT txid_current()", "SELECT pg_export_snapshot()", "SELECT * FROM pg_locks",
                 "SELECT * FROM pg_prepared_xacts", "SELECT * FROM pg_stat_activity",
                 "SELECT * FROM pg_ls_waldir()", "SELECT pg_relation_filepath('tandem.entry')",
                 "SELECT * FROM pg_control_checkpoint()",
                 "SELECT pg_logical_emit_message(false, 'a', 'b')",
                 "SELECT pg_logical_emit_message(false, 'a', 'b'::bytea)"}) {
            const QString said = ask(m_files.at(1), QLatin1String(sql));
            QVERIFY2(said.contains(QLatin1String("permission denied")),
                qPrintable(QLatin1String(sql) + u' ' + said));
        }
        // No other function says where the log is; the type's own only compute.
        QCOMPARE(ask(m_files.at(1),
                     QStringLiteral(
                         "SELECT string_agg(oid::regprocedure::text, ' ') FROM pg_proc"
                         " WHERE prokind = 'f' AND has_function_privilege(oid, 'EXECUTE')"
                         " AND 'pg_lsn'::regtype = ANY (prorettype ||"
                         " coalesce(proallargtypes, '{}')) AND proname !~"
                         " '^(pg_lsn|numeric_pl_pg_lsn|pg_walfile_|pg_(copy|create)_.*_slot$|pg_"
                         "(logical|replication)_slot_)'")),
            QString());
    }

    void whatIsReadForACallDoesNotDependOnAPartnersWork()
    {
        makeTeam(2);
        const QString round = m_fixture->round(m_fixture->samples.first()).uuid;
        const auto uuidOf = [this](const char* name) {
            return operatorAsks(QStringLiteral("SELECT uuid FROM tandem.person WHERE name = '%1'")
                                    .arg(QLatin1String(name)));
        };
        // Whatever plans Ben asks for.
        const auto buffersOf = [&](const QString& call) {
            const QString look =
                QStringLiteral("EXPLAIN (ANALYZE, BUFFERS, COSTS OFF, TIMING OFF, SUMMARY OFF) "
                               "SELECT * FROM tandem.") +
                call;
            const QString said = ask(m_files.at(1),
                QStringLiteral("SET enable_indexscan = off; SET enable_bitmapscan = off;"
                               " SET enable_indexonlyscan = off; SET random_page_cost = 1e9;") +
                    look + u';' + look);
            // Of the second call, once the session knows the catalogues.
            return said.section(QLatin1String("Function Scan"), -1)
                .section(QLatin1String("Buffers: shared "), 1, 1)
                .section(u'\n', 0, 0);
        };
        const auto countOf = [](const QString& said) {
            return said.section(u'=', 1).section(u' ', 0, 0).toInt();
        };
        QHash<QString, QString> before;
        const QStringList calls{
            QStringLiteral("pull('[[\"%1\", \"%2\", 0]]')").arg(round, uuidOf("Ada")),
            QStringLiteral("pull('[[\"%1\", \"%2\", 0]]')").arg(round, uuidOf("Ben")),
            QStringLiteral("greet(1, 1, '', 0, '')")};
        for (const QString& call : calls)
            before.insert(call, buffersOf(call));
        for (const QString& call : calls)
            QVERIFY2(before.value(call).startsWith(QLatin1String("hit=")), qPrintable(call));
        for (int position : {1, 2})
            answerAndSubmit(m_files.at(0), position, QStringLiteral("yyyyy"),
                QStringLiteral("x").repeated(9000));
        QVERIFY(!sync(m_files.at(0)).isEmpty());
        operatorAsks(QStringLiteral("ANALYZE tandem.entry"));
        // Less where versions of rows that nobody needs any more were cleared away.
        for (const QString& call : calls)
            QVERIFY2(countOf(buffersOf(call)) <= countOf(before.value(call)),
                qPrintable(call + u' ' + before.value(call) + u' ' + buffersOf(call)));
    }

    void whoeverWatchesIsToldOnceThatTheHubIsAwayAndThatItIsBack()
    {
        makeTeam(1);
        QProcess watch;
        watch.start(QStringLiteral(TANDEM_BINARY), {QStringLiteral("team"), QStringLiteral("sync"),
                                                       m_files.at(0), QStringLiteral("--watch")});
        QByteArray out;
        QByteArray err;
        const auto says = [&](const QByteArray& all, const char* words) {
            out += watch.readAllStandardOutput();
            err += watch.readAllStandardError();
            return all.contains(words);
        };
        QTRY_VERIFY_WITH_TIMEOUT(says(out, "In step: "), 20'000);
        m_cluster->stop(QStringLiteral("immediate"));
        QTRY_VERIFY_WITH_TIMEOUT(says(err, "away since "), 20'000);
        answerAndSubmit(m_files.at(0), 1, QStringLiteral("yyyyy"));
        QTest::qWait(6'000);
        m_cluster->start();
        QTRY_VERIFY_WITH_TIMEOUT(says(out, "In step again: 6 sent"), 40'000);
        QCOMPARE(err.count("away since "), 1);
        QCOMPARE(watch.state(), QProcess::Running);
        watch.terminate();
        QVERIFY(watch.waitForFinished(20'000));
        QCOMPARE(watch.exitCode(), 0);
    }

    void aServerThatGoesAwayWritesNothingToTheTerminal()
    {
        makeTeam(1);
        const auto file = PacketFixture::open(m_files.at(0));
        const auto hub = team::connectAsLinked(*ProjectFixture::take(team::teamLink(*file)));
        QVERIFY(hub);
        m_cluster->stop(QStringLiteral("immediate"));
        QTemporaryFile said;
        QVERIFY(said.open());
        const int terminal = ::dup(STDERR_FILENO);
        ::dup2(said.handle(), STDERR_FILENO);
        const auto answer = (*hub)->call(QStringLiteral("status"));
        ::dup2(terminal, STDERR_FILENO);
        ::close(terminal);
        m_cluster->start();
        QVERIFY(!answer);
        QVERIFY(said.seek(0));
        QCOMPARE(said.readAll(), QByteArray());
    }

    void aPoolerThatLogsInAsSomebodyElseIsRefused()
    {
        makeTeam(1);
        HubProxy proxy(m_cluster->folder());
        m_between = proxy.folder();
        const QString second = join(QStringLiteral("Ada"));
        m_between.clear();
        QVERIFY(!sync(second).isEmpty());
        operatorAsks(QStringLiteral("CREATE ROLE pooler LOGIN"));
        operatorAsks(QStringLiteral("GRANT CONNECT ON DATABASE %1 TO pooler").arg(m_database));
        m_cluster->configure({}, "local all pooler trust\n");
        const QString loaded = operatorAsks(QStringLiteral("SELECT pg_conf_load_time()"));
        operatorAsks(QStringLiteral("SELECT pg_reload_conf()"));
        QTRY_VERIFY(operatorAsks(QStringLiteral("SELECT pg_conf_load_time()")) != loaded);
        proxy.setRole("pooler");
        const CommandRun run = team({QStringLiteral("sync"), second});
        QCOMPARE(run.code, 1);
        QVERIFY2(run.err.contains(QLatin1String("logs in as somebody else")), qPrintable(run.err));
    }

    void aPoolerThatGivesAConnectionForATransactionOnlyServesASync()
    {
        const QString program = QStandardPaths::findExecutable(
            QStringLiteral("pgbouncer"), {QStringLiteral("/usr/sbin")});
        if (program.isEmpty())
            QSKIP("pgbouncer is not installed.");
        makeTeam(2);
        const QTemporaryDir folder(QDir::tempPath() + QStringLiteral("/pgb-XXXXXX"));
        const auto keep = [&](const char* name, const QByteArray& bytes) {
            QFile file(folder.filePath(QLatin1String(name)));
            QVERIFY(file.open(QIODevice::WriteOnly));
            QCOMPARE(file.write(bytes), bytes.size());
        };
        QFile passwords(qEnvironmentVariable("PGPASSFILE"));
        QVERIFY(passwords.open(QIODevice::ReadOnly));
        keep("users", "\"postgres\" \"" + passwords.readAll().trimmed().split(':').last() + "\"\n");
        const QByteArray here = QFile::encodeName(folder.path());
        keep("settings", "[databases]\n* = host=" + QFile::encodeName(m_cluster->folder()) +
                             "\n[pgbouncer]\nlisten_port=5432\nunix_socket_dir=" + here +
                             "\nauth_type=scram-sha-256\nauth_user=postgres\nauth_file=" + here +
                             "/users\npool_mode=transaction\ndefault_pool_size=1\n");
        QProcess pooler;
        QStringList call{program, folder.filePath(QStringLiteral("settings"))};
        if (::geteuid() == 0) { // as which it refuses to run
            QCOMPARE(QProcess::execute(QStringLiteral("chown"),
                         {QStringLiteral("-R"), QStringLiteral("65534:65534"), folder.path()}),
                0);
            call = QStringList{QStringLiteral("setpriv"), QStringLiteral("--reuid=65534"),
                       QStringLiteral("--regid=65534"), QStringLiteral("--clear-groups")} +
                   call;
        }
        pooler.start(call.first(), call.mid(1));
        QTRY_VERIFY_WITH_TIMEOUT(
            QFile::exists(folder.filePath(QStringLiteral(".s.PGSQL.5432"))), 20'000);
        m_between = folder.path();
        const QString second = join(QStringLiteral("Ada"));
        m_between.clear();
        for (int position = 1; position <= 2; ++position)
            answerAndSubmit(second, position, QStringLiteral("ynyny"));
        QCOMPARE(sync(second).value(QStringLiteral("sent")).toInt(), 12);
        QCOMPARE(answersOf(second, QStringLiteral("Ada")), answersAtHub(QStringLiteral("Ada")));
        QVERIFY(!done({QStringLiteral("rotate"), second}).isEmpty());
        QCOMPARE(team({QStringLiteral("sync"), second}).code, 0);
        pooler.terminate();
        QVERIFY(pooler.waitForFinished(20'000));
    }

    void aConnectionThatIsCutLosesNothing()
    {
        makeTeam(4);
        HubProxy proxy(m_cluster->folder());
        m_between = proxy.folder();
        const QString second = join(QStringLiteral("Ada"));
        m_between.clear();
        for (int position = 1; position <= 4; ++position)
            answerAndSubmit(second, position, QStringLiteral("ynyny"));
        // Wherever it is cut.
        proxy.setDelay(20);
        for (int after = 30; after < 400; after += 40) {
            QProcess sync;
            sync.start(QStringLiteral(TANDEM_BINARY),
                {QStringLiteral("team"), QStringLiteral("sync"), second});
            QVERIFY(sync.waitForStarted());
            (void)sync.waitForFinished(after);
            proxy.cut();
            QVERIFY(sync.waitForFinished(60'000));
        }
        proxy.setDelay(0);
        QVERIFY(!sync(second).isEmpty());
        QCOMPARE(answersOf(second, QStringLiteral("Ada")), answersAtHub(QStringLiteral("Ada")));
        QVERIFY(!sync(m_files.at(0)).isEmpty());
        QCOMPARE(
            answersOf(m_files.at(0), QStringLiteral("Ada")), answersAtHub(QStringLiteral("Ada")));
        proxy.setAway(true);
        QCOMPARE(team({QStringLiteral("sync"), second}).code, 1);
    }

    void nobodyWhoWritesToAProjectWaitsForAHubThatItsLeadJoins()
    {
        makeTeam(1);
        HubProxy proxy(m_cluster->folder());
        m_between = proxy.folder();
        const QString invitation = invite(QStringLiteral("Lea"), {QStringLiteral("--lead")});
        m_between.clear();
        const int before = proxy.connections();
        proxy.setDelay(3'600'000);
        QProcess joining;
        joining.start(QStringLiteral(TANDEM_BINARY),
            {QStringLiteral("team"), QStringLiteral("join"), invitation, project()});
        QTRY_VERIFY_WITH_TIMEOUT(proxy.connections() > before, 20'000);
        const auto written =
            PeopleRepository(m_fixture->database()).add(QStringLiteral("Zoe"), Role::Annotator);
        QVERIFY2(written, qPrintable(written ? QString() : written.error().sentence()));
        QCOMPARE(joining.state(), QProcess::Running);
        joining.kill();
        QVERIFY(joining.waitForFinished(20'000));
        // It can be repeated.
        proxy.setDelay(0);
        QVERIFY(!done({QStringLiteral("join"), invitation, project()}).isEmpty());
        QVERIFY(!lead().isEmpty());
    }

    void daysWithoutAHubAreMadeUp()
    {
        makeTeam(3);
        m_cluster->stop(QStringLiteral("fast"));
        for (int position = 1; position <= 3; ++position) {
            for (const QString& file : std::as_const(m_files))
                answerAndSubmit(file, position, QStringLiteral("yynny"));
        }
        const CommandRun away = team({QStringLiteral("sync"), m_files.at(0)});
        QCOMPARE(away.code, 1);
        QVERIFY(away.err.contains(QLatin1String("Everything is saved here")));
        m_cluster->start();
        for (const QString& file : std::as_const(m_files))
            QCOMPARE(sync(file).value(QStringLiteral("sent")).toInt(), 18);
        QCOMPARE(lead().value(QStringLiteral("received")).toInt(), 30);
        check(project());
    }

    void anotherMachineIsReachedOnlyVerified()
    {
        // An address of this machine that no other test has, and that is not taken for local.
        const auto pid = QCoreApplication::applicationPid();
        const QString host = QStringLiteral("127.%1.%2.7").arg(1 + pid % 200).arg(pid / 200 % 250);
        const auto openssl = [&](const QStringList& words) {
            QProcess process;
            process.setWorkingDirectory(m_folder->path());
            process.start(QStringLiteral("openssl"), words);
            return process.waitForFinished(60'000) && process.exitCode() == 0;
        };
        const auto authority = [&](const QString& name) {
            return openssl({QStringLiteral("req"), QStringLiteral("-x509"),
                QStringLiteral("-newkey"), QStringLiteral("ec"), QStringLiteral("-pkeyopt"),
                QStringLiteral("ec_paramgen_curve:prime256v1"), QStringLiteral("-nodes"),
                QStringLiteral("-days"), QStringLiteral("2"), QStringLiteral("-subj"),
                QStringLiteral("/CN=") + name, QStringLiteral("-keyout"), name + u'k',
                QStringLiteral("-out"), name});
        };
        if (!authority(QStringLiteral("ours")) || !authority(QStringLiteral("theirs")))
            QSKIP("openssl is not installed.");
        const auto serveAs = [&](const QString& name) {
            QFile extra(path(QStringLiteral("extra")));
            QVERIFY(extra.open(QIODevice::WriteOnly));
            extra.write("subjectAltName=IP:" + name.toLatin1());
            extra.close();
            QVERIFY(openssl({QStringLiteral("req"), QStringLiteral("-newkey"), QStringLiteral("ec"),
                QStringLiteral("-pkeyopt"), QStringLiteral("ec_paramgen_curve:prime256v1"),
                QStringLiteral("-nodes"), QStringLiteral("-subj"), QStringLiteral("/CN=hub"),
                QStringLiteral("-keyout"), QStringLiteral("key"), QStringLiteral("-out"),
                QStringLiteral("request")}));
            QVERIFY(openssl({QStringLiteral("x509"), QStringLiteral("-req"), QStringLiteral("-in"),
                QStringLiteral("request"), QStringLiteral("-CA"), QStringLiteral("ours"),
                QStringLiteral("-CAkey"), QStringLiteral("oursk"),
                QStringLiteral("-CAcreateserial"), QStringLiteral("-days"), QStringLiteral("2"),
                QStringLiteral("-extfile"), QStringLiteral("extra"), QStringLiteral("-out"),
                QStringLiteral("certificate")}));
            QStringList settings{QStringLiteral("-c listen_addresses=") + host};
            for (const char* file : {"key", "certificate"}) {
                QFile made(path(QLatin1String(file)));
                QVERIFY(made.open(QIODevice::ReadOnly));
                settings.append(QStringLiteral("-c ssl_%1_file=%2")
                                    .arg(QLatin1String(*file == 'k' ? "key" : "cert"),
                                        m_cluster->keep(QLatin1String(file), made.readAll())));
            }
            m_cluster->stop(QStringLiteral("fast"));
            m_cluster->configure(settings + QStringList(QStringLiteral("-c ssl=on")),
                "hostssl all all 127.0.0.0/8 scram-sha-256\n");
            m_cluster->start();
        };
        m_database = QStringLiteral("tls");
        m_cluster->createDatabase(m_database);
        const auto address = [&](const QString& ca) {
            return QStringLiteral("postgresql://postgres@%1/tls?sslrootcert=%2")
                .arg(host, path(ca));
        };
        const auto refuses = [&](const QString& ca) {
            const CommandRun run = team({QStringLiteral("init"), address(ca)});
            return run.code == 1 && run.hasOneErrorLine() &&
                   run.err.contains(QLatin1String("cannot be verified"));
        };
        serveAs(QStringLiteral("127.0.0.1"));
        QVERIFY2(refuses(QStringLiteral("ours")), "another name");
        serveAs(host);
        QVERIFY2(refuses(QStringLiteral("theirs")), "another authority");
        QVERIFY(!done({QStringLiteral("init"), address(QStringLiteral("ours"))}).isEmpty());
        m_fixture = std::make_unique<ProjectFixture>(1);
        const QString invitation = path(QStringLiteral("tls.json"));
        QVERIFY(
            !done({QStringLiteral("invite"), address(QStringLiteral("ours")), QStringLiteral("Lea"),
                      QStringLiteral("--lead"), QStringLiteral("-o"), invitation})
                 .isEmpty());
        QVERIFY(!done({QStringLiteral("join"), invitation, project()}).isEmpty());
        QVERIFY(!publish().isEmpty());
        QVERIFY(!lead().isEmpty());
        // Not encrypted: not at all.
        m_cluster->stop(QStringLiteral("fast"));
        m_cluster->configure({QStringLiteral("-c listen_addresses=") + host},
            "host all all 127.0.0.0/8 scram-sha-256\n");
        m_cluster->start();
        QVERIFY2(refuses(QStringLiteral("ours")), "no encryption");
        QCOMPARE(team({QStringLiteral("sync"), project()}).code, 1);
    }
};

TANDEM_TEST(TestTeamServer, QCoreApplication)
#include "tst_teamserver.moc"
