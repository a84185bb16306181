#include "storage/repositories/opinionchecks.h"
#include "teamfixture.h"
#include "testmain.h"

#include <QCoreApplication>
#include <QFileInfo>

using namespace tandem;

/// A team with a hub of its own, on a server that this test starts.
class TestTeam final : public QObject, TeamFixture
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (const QString missing = startServer(); !missing.isEmpty())
            QSKIP(qPrintable(missing));
    }

    void workTravelsAndIsMergedOnceBothHaveSubmitted()
    {
        makeTeam(3);
        const QString ada = m_files.at(0);
        const QString ben = m_files.at(1);
        answerAndSubmit(ada, 1, QStringLiteral("yynny"));
        QCOMPARE(sync(ada).value(QStringLiteral("sent")).toInt(), 6);
        QCOMPARE(lead().value(QStringLiteral("received")).toInt(), 0);
        QVERIFY(answersOf(project(), QStringLiteral("Ada")).isEmpty());
        answerAndSubmit(ben, 1, QStringLiteral("ynnny"));
        QCOMPARE(sync(ben).value(QStringLiteral("sent")).toInt(), 6);
        QCOMPARE(lead().value(QStringLiteral("received")).toInt(), 10);
        QCOMPARE(lead().value(QStringLiteral("received")).toInt(), 0);
        QVERIFY(m_fixture->round(m_fixture->samples.first()).isClosed());
        for (const QString& name : {QStringLiteral("Ada"), QStringLiteral("Ben")})
            QCOMPARE(answersOf(project(), name), answersAtHub(name));
        check(project());
        check(ada);
    }

    void nobodysFileHasAPartnersAnswer()
    {
        makeTeam(2);
        answerAndSubmit(m_files.at(0), 1, QStringLiteral("yyyyy"), QStringLiteral("SECRETOFADA"));
        answerAndSubmit(m_files.at(1), 1, QStringLiteral("nnnnn"), QStringLiteral("SECRETOFBEN"));
        for (int i = 0; i < 2; ++i)
            for (const QString& file : std::as_const(m_files))
                QVERIFY(!sync(file).isEmpty());
        QVERIFY(!hasBytes(m_files.at(0), "SECRETOFBEN"));
        QVERIFY(!hasBytes(m_files.at(1), "SECRETOFADA"));
        QVERIFY(hasBytes(m_files.at(1), "SECRETOFBEN"));
    }

    void passwordsAreInNoProjectAndNoInvitationWorksTwice()
    {
        makeTeam(1);
        QFile used(m_first.at(0));
        QVERIFY(used.open(QIODevice::ReadOnly));
        QCOMPARE(used.permissions() & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
        const QString password = QJsonDocument::fromJson(used.readAll())
                                     .object()
                                     .value(QStringLiteral("password"))
                                     .toString();
        QVERIFY(!password.isEmpty());
        const QString role = roleOf(m_files.at(0));
        QFile kept(m_cluster->passwordFile(role));
        QVERIFY(kept.open(QIODevice::ReadOnly));
        const QByteArray now = kept.readAll().trimmed().split(':').last();
        for (const QString& file : {m_files.at(0), project()}) {
            QVERIFY(!hasBytes(file, now));
            QVERIFY(!hasBytes(file, password.toLatin1()));
        }
        // Neither on the machine that used it ...
        for (const QString& invitation : {m_first.at(0), m_leadInvitation}) {
            const CommandRun twice = team({QStringLiteral("join"), invitation,
                invitation == m_first.at(0) ? path(QStringLiteral("twice.tandem")) : project()});
            QCOMPARE(twice.code, 1);
            QVERIFY(twice.err.contains(QLatin1String("used already")));
        }
        // ... nor on another one.
        QVERIFY(kept.remove());
        const CommandRun again = runInProcess({QStringLiteral("team"), QStringLiteral("join"),
            m_first.at(0), path(QStringLiteral("again.tandem"))});
        QCOMPARE(again.code, 1);
        QVERIFY(!again.err.contains(password));
        QVERIFY(again.err.contains(QLatin1String("used already")));
        QVERIFY(!QFile::exists(path(QStringLiteral("again.tandem"))));
        // Neither is what the server keeps of it the password itself.
        const QString stored = operatorAsks(
            QStringLiteral("SELECT rolpassword FROM pg_authid WHERE rolname = '%1'").arg(role));
        QVERIFY(stored.startsWith(QLatin1String("SCRAM-SHA-256$")));
    }

    void aChangeOfThePasswordThatWasCutOffLocksNobodyOut()
    {
        makeTeam(1);
        QVERIFY(!done({QStringLiteral("rotate"), m_files.at(0)}).isEmpty());
        QVERIFY(!sync(m_files.at(0)).isEmpty());
        // The hub has the next one already, this machine still the last one.
        const QString kept = m_cluster->passwordFile(roleOf(m_files.at(0)));
        QVERIFY(QFile::rename(kept, kept + QStringLiteral(".next")));
        QFile last(kept);
        QVERIFY(last.open(QIODevice::WriteOnly));
        QVERIFY(last.setPermissions(QFile::ReadOwner | QFile::WriteOwner));
        QVERIFY(last.write("*:*:*:*:of-before\n") > 0);
        last.close();
        QVERIFY(!sync(m_files.at(0)).isEmpty());
        QVERIFY(!QFile::exists(kept + QStringLiteral(".next")));
        QVERIFY(!sync(m_files.at(0)).isEmpty());
    }

    void noRoleLearnsOfAnothersOpenRound()
    {
        makeTeam(2);
        answerAndSubmit(m_files.at(0), 1, QStringLiteral("yyyyy"), QStringLiteral("SECRETOFADA"));
        QVERIFY(!sync(m_files.at(0)).isEmpty());
        const QString round = m_fixture->round(m_fixture->samples.first()).uuid;
        const QString ada =
            operatorAsks(QStringLiteral("SELECT uuid FROM tandem.person WHERE name = 'Ada'"));
        const QString ben =
            operatorAsks(QStringLiteral("SELECT uuid FROM tandem.person WHERE name = 'Ben'"));
        const QString entry = operatorAsks(QStringLiteral("SELECT uuid FROM tandem.entry LIMIT 1"));
        const QString body = operatorAsks(
            QStringLiteral("SELECT body FROM tandem.entry WHERE uuid = '%1'").arg(entry));
        QVERIFY(body.size() > 100);
        const QString part = operatorAsks(
            QStringLiteral("SELECT encode(hash, 'hex') FROM tandem.part WHERE person = '%1'")
                .arg(ada));

        // Tables: none, whatever is asked of them.
        const QStringList tables = operatorAsks(
            QStringLiteral("SELECT tablename FROM pg_tables WHERE schemaname = 'tandem'"))
                                       .split(u'\n');
        QCOMPARE(tables.size(), 9);
        for (const QString& who : {m_files.at(1), project()}) {
            for (const QString& table : tables) {
                for (const QString& sql : {QStringLiteral("SELECT * FROM tandem.%1"),
                         QStringLiteral("EXPLAIN ANALYZE SELECT * FROM tandem.%1"),
                         QStringLiteral("COPY tandem.%1 TO STDOUT"),
                         QStringLiteral("DELETE FROM tandem.%1"),
                         QStringLiteral("INSERT INTO tandem.%1 DEFAULT VALUES"),
                         QStringLiteral("BEGIN; LOCK TABLE tandem.%1"),
                         QStringLiteral("TRUNCATE tandem.%1")}) {
                    const QString said = ask(who, sql.arg(table));
                    QVERIFY2(said.contains(QLatin1String("permission denied")), qPrintable(said));
                }
            }
            // Functions: with others' ids they give nothing, and their plans say nothing.
            for (const QString& sql :
                {QStringLiteral("SELECT * FROM tandem.pull('[[\"%1\", \"%2\", 0]]')"),
                    QStringLiteral("EXPLAIN (ANALYZE, VERBOSE, TIMING OFF) SELECT * FROM"
                                   " tandem.pull('[[\"%1\", \"%2\", 0]]')"),
                    QStringLiteral("SELECT tandem.heads('0')"),
                    QStringLiteral("SELECT tandem.may_read('%1', '%2')"),
                    QStringLiteral("SELECT tandem.close_if_done('%1')"),
                    QStringLiteral("SELECT tandem.members(true)"),
                    QStringLiteral("SELECT tandem.submitted_there('[[\"%1\", \"%3\", true]]')"),
                    QStringLiteral("SELECT * FROM pg_stats WHERE schemaname = 'tandem'"),
                    QStringLiteral("SELECT * FROM pg_stat_user_tables"),
                    QStringLiteral("SELECT * FROM pg_stat_activity"),
                    QStringLiteral("SELECT pg_stat_get_tuples_inserted(oid) FROM pg_class"),
                    QStringLiteral("SELECT pg_total_relation_size(oid) FROM pg_class"),
                    QStringLiteral("NOTIFY tandem, 'forged'")}) {
                const QString said = ask(who, QString(sql)
                                                  .replace(QLatin1String("%1"), round)
                                                  .replace(QLatin1String("%2"), ada)
                                                  .replace(QLatin1String("%3"), ben));
                QVERIFY2(!said.contains(entry) && !said.contains(body.left(60)), qPrintable(said));
                QVERIFY2(!said.contains(QLatin1String("Rows Removed")), qPrintable(said));
            }
            for (const QString& sql : {QStringLiteral("CREATE TEMP TABLE t (x int)"),
                     QStringLiteral("CREATE TABLE public.t (x int)"),
                     QStringLiteral("SELECT lo_create(0)"),
                     QStringLiteral("SET ROLE tandem_%1_owner").arg(m_database),
                     QStringLiteral("SET SESSION AUTHORIZATION postgres"),
                     QStringLiteral("SELECT tandem.add_login('x', 'Ada', true)"),
                     QStringLiteral("SELECT pg_stat_get_tuples_inserted(1)")}) {
                const QString said = ask(who, sql);
                QVERIFY2(said.contains(QLatin1String("ERROR")), qPrintable(said));
            }
        }
        // Ben: neither the head of her stream, nor her submission, nor her part, nor a lead's
        // calls.
        const QString heads = ask(m_files.at(1), QStringLiteral("SELECT tandem.heads('0')"));
        QVERIFY(!heads.contains(ada));
        QVERIFY(heads.contains(ben));
        QCOMPARE(ask(m_files.at(1), QStringLiteral("SELECT tandem.chunk('\\x%1', 0)").arg(part)),
            QString());
        for (const QString& call : {QStringLiteral("tandem.published()"),
                 QStringLiteral("tandem.end_rounds('[\"%1\"]', true)").arg(round),
                 QStringLiteral("tandem.people('%1', null, '[]')").arg(round)})
            QVERIFY(ask(m_files.at(1), QStringLiteral("SELECT ") + call)
                        .contains(QLatin1String("not a lead")));
        // Whether she sent a row of some UUID cannot be tried out: it is taken as his own.
        const QString tried = ask(m_files.at(1), pushOf(entry, round, 0, body));
        QVERIFY2(tried.contains(QLatin1String("\"refused\": []")), qPrintable(tried));
        // The lead: no submission for somebody who has a login.
        ask(project(), QStringLiteral("SELECT tandem.submitted_there('[[\"%1\", \"%2\", true]]')")
                           .arg(round, ben));
        QCOMPARE(
            operatorAsks(
                QStringLiteral("SELECT closed FROM tandem.round WHERE uuid = '%1'").arg(round)),
            QStringLiteral("f"));
        QCOMPARE(lead().value(QStringLiteral("received")).toInt(), 0);
    }

    void noLeadSaysThatSomebodyWithALoginHasSubmitted()
    {
        makeTeam(1);
        const auto uuidOf = [this](const char* name) {
            return operatorAsks(QStringLiteral("SELECT uuid FROM tandem.person WHERE name = '%1'")
                                    .arg(QLatin1String(name)));
        };
        const QString part = operatorAsks(QStringLiteral("SELECT encode(hash, 'hex') FROM"
                                                         " tandem.part LIMIT 1"));
        const auto publishAs = [&](const QString& round, bool ada, bool ben) {
            QJsonArray pair;
            pair.append(QJsonArray{uuidOf("Ada"), ada});
            pair.append(QJsonArray{uuidOf("Ben"), ben});
            QJsonArray rounds;
            rounds.append(QJsonArray{round, 0, QString(64, u'a'), pair});
            ask(project(),
                QStringLiteral("SELECT tandem.publish('%1', '\\x%2', '%3')")
                    .arg(uuidOf("Ada"), part,
                        QString::fromUtf8(QJsonDocument(rounds).toJson(QJsonDocument::Compact))));
            return operatorAsks(
                QStringLiteral("SELECT count(*) FILTER (WHERE submitted) || '/' || count(*) FROM"
                               " tandem.asked WHERE round = '%1'")
                    .arg(round));
        };
        QCOMPARE(publishAs(QStringLiteral("11111111-2222-4333-8444-555555555555"), false, true),
            QStringLiteral("0/2"));
        // Nobody can answer any more: nothing is given away.
        QCOMPARE(publishAs(QStringLiteral("11111111-2222-4333-8444-666666666666"), true, true),
            QStringLiteral("2/2"));
    }

    void publishingIsBeingSeen()
    {
        makeTeam(1);
        operatorAsks(QStringLiteral("UPDATE tandem.login SET seen = NULL"));
        QVERIFY(!publish().isEmpty());
        QCOMPARE(
            operatorAsks(QStringLiteral("SELECT lead FROM tandem.login WHERE seen IS NOT NULL")),
            QStringLiteral("t"));
        // To a lead two logins of one person are told apart.
        const QString second = join(QStringLiteral("Ada"));
        const QString told = team({QStringLiteral("status"), project()}).out;
        for (const QString& file : {m_files.at(0), second})
            QVERIFY2(told.contains(roleOf(file).mid(7)), qPrintable(told));
        QVERIFY2(!told.contains(roleOf(m_files.at(1)).mid(7)), qPrintable(told));
    }

    void aLeadTakesNobodysPlaceByRenaming()
    {
        makeTeam(1);
        QCOMPARE(runInProcess(
                     {QStringLiteral("people"), project(), QStringLiteral("change"),
                         QStringLiteral("Ben"), QStringLiteral("--rename"), QStringLiteral("Zoe")})
                     .code,
            0);
        publish();
        const auto named = [this](const QString& name) {
            return operatorAsks(
                QStringLiteral("SELECT count(*) FROM tandem.person WHERE name = '%1'").arg(name))
                .trimmed();
        };
        QCOMPARE(named(QStringLiteral("Ben")), QStringLiteral("1"));
        QCOMPARE(named(QStringLiteral("Zoe")), QStringLiteral("0"));
    }

    void aLeadIsWhomTheOperatorInvited()
    {
        m_fixture = std::make_unique<ProjectFixture>(1);
        m_database = QStringLiteral("k%1").arg(++m_number);
        m_cluster->createDatabase(m_database);
        QVERIFY(!done({QStringLiteral("init"), url()}).isEmpty());
        const QString invitation = invite(QStringLiteral("Lea"), {QStringLiteral("--lead")});
        QVERIFY(!done({QStringLiteral("join"), invitation, project()}).isEmpty());
        const QString ben = QStringLiteral("11111111-2222-4333-8444-555555555555");
        ask(project(),
            QStringLiteral("SELECT tandem.people('%1', '%1', '[[\"%1\", \"Ben\"]]')").arg(ben));
        QCOMPARE(operatorAsks(QStringLiteral("SELECT count(*) FROM tandem.person")).trimmed(),
            QStringLiteral("1"));
        QCOMPARE(operatorAsks(
                     QStringLiteral("SELECT count(*) FROM tandem.login WHERE person IS NOT NULL"))
                     .trimmed(),
            QStringLiteral("0"));
    }

    void twoMachinesOfOnePersonComeInStep()
    {
        makeTeam(3);
        const QString first = m_files.at(0);
        const QString second = join(QStringLiteral("Ada"));
        {
            const auto database = PacketFixture::open(first);
            PacketFixture::answer(*database, 1, QStringLiteral("yyn--"));
            PacketFixture::answer(*database, 2, QStringLiteral("nnnnn"));
        }
        QVERIFY(!sync(first).isEmpty());
        QCOMPARE(sync(second).value(QStringLiteral("received")).toInt(), 8);
        {
            const auto database = PacketFixture::open(second);
            PacketFixture::answer(*database, 1, QStringLiteral("---yy"));
            PacketFixture::submit(*database, 1);
        }
        // Meanwhile the first one has nothing to tell of it, and goes on in it.
        {
            const auto database = PacketFixture::open(first);
            PacketFixture::answer(*database, 1, QStringLiteral("n----"));
        }
        QVERIFY(!sync(second).isEmpty());
        const QJsonObject report = sync(first);
        QCOMPARE(report.value(QStringLiteral("remarks")).toArray().size(), 1);
        QCOMPARE(
            done({QStringLiteral("status"), first}).value(QStringLiteral("not_taken")).toInt(), 1);
        // It is taken once its person takes the submission back.
        {
            const auto database = PacketFixture::open(first);
            QVERIFY(
                PacketFixture::round(*database, 1).hasSubmitted(PacketFixture::owner(*database)));
            PacketFixture::takeBack(*database, 1);
            PacketFixture::submit(*database, 1);
        }
        QVERIFY(sync(first).value(QStringLiteral("remarks")).toArray().isEmpty());
        QVERIFY(!sync(second).isEmpty());
        QCOMPARE(answersOf(first, QStringLiteral("Ada")), answersOf(second, QStringLiteral("Ada")));
        QCOMPARE(answersOf(first, QStringLiteral("Ada")), answersAtHub(QStringLiteral("Ada")));
        answerAndSubmit(m_files.at(1), 1, QStringLiteral("yyyyy"));
        QVERIFY(!sync(m_files.at(1)).isEmpty());
        QVERIFY(lead().value(QStringLiteral("received")).toInt() > 0);
        QVERIFY(m_fixture->round(m_fixture->samples.first()).isClosed());
    }

    void opinionsAreDiscussedThroughTheHub()
    {
        makeTeam(1);
        PacketFixture packets(*m_fixture);
        packets.askAboutOpinions(m_fixture->samples.first());
        QCOMPARE(publish().value(QStringLiteral("rounds")).toInt(), 4);
        for (const QString& file : std::as_const(m_files))
            QCOMPARE(sync(file).value(QStringLiteral("rounds")).toInt(), 1);
        for (int i = 0; i < 2; ++i) {
            const auto file = PacketFixture::open(m_files.at(i));
            const Round round = PacketFixture::round(*file, 1, Step::Opinions);
            const PersonId owner = PacketFixture::owner(*file);
            PacketFixture::write(*file, round.id, owner, i + 1,
                i == 0 ? QStringLiteral("Ships of ADAS wait.")
                       : QStringLiteral("BENS cranes rest."));
            PacketFixture::submit(*file, 1, Step::Opinions);
        }
        QVERIFY(!sync(m_files.at(0)).isEmpty());
        QVERIFY(!sync(m_files.at(1)).isEmpty());
        // Only now, and only what was submitted.
        QVERIFY(!hasBytes(m_files.at(0), "BENS cranes"));
        QVERIFY(sync(m_files.at(0)).value(QStringLiteral("received")).toInt() > 0);
        QVERIFY(hasBytes(m_files.at(0), "BENS cranes"));
        {
            const auto file = PacketFixture::open(m_files.at(0));
            const Round round = PacketFixture::round(*file, 1, Step::Opinions);
            QVERIFY(round.isClosed());
            const auto opinions = ProjectFixture::take(OpinionChecks(*file).opinions(round.id));
            QCOMPARE(opinions.size(), 2);
            for (const PlacedOpinion& one : opinions) {
                if (one.thread.author == PacketFixture::owner(*file))
                    continue;
                OpinionCheck review;
                review.faithful = false;
                review.references = true;
                review.atomic = true;
                review.independent = true;
                review.note = QStringLiteral("Something is missing.");
                review.by = PacketFixture::owner(*file);
                ProjectFixture::check(
                    OpinionChecks(*file).say(round.id, one.thread.uuid, review, 500));
            }
        }
        QCOMPARE(sync(m_files.at(0)).value(QStringLiteral("sent")).toInt(), 1);
        QVERIFY(sync(m_files.at(1)).value(QStringLiteral("received")).toInt() > 0);
        QVERIFY(hasBytes(m_files.at(1), "Something is missing."));
        QCOMPARE(lead().value(QStringLiteral("remarks")).toArray().size(), 0);
        QVERIFY(hasBytes(project(), "Something is missing."));
        check(project());
    }

    void aHubThatWentBackIsOfferedEverythingAgain()
    {
        makeTeam(3);
        answerAndSubmit(m_files.at(0), 1, QStringLiteral("yyyyy"));
        QVERIFY(!sync(m_files.at(0)).isEmpty());
        const QString before = dump();
        QVERIFY(QFileInfo(before).size() > 0);
        answerAndSubmit(m_files.at(1), 1, QStringLiteral("yyyyy"));
        answerAndSubmit(m_files.at(0), 2, QStringLiteral("nnnnn"));
        m_fixture->addSample(articleOf(9), true);
        QVERIFY(publish().value(QStringLiteral("rounds")).toInt() > 0);
        for (const QString& file : std::as_const(m_files))
            QVERIFY(!sync(file).isEmpty());
        QCOMPARE(lead().value(QStringLiteral("received")).toInt(), 10);
        answerAndSubmit(m_files.at(0), 4, QStringLiteral("nynyn"));
        QVERIFY(!sync(m_files.at(0)).isEmpty());

        restore(before);
        QCOMPARE(answersAtHub(QStringLiteral("Ben")).size(), 0);
        QCOMPARE(answersAtHub(QStringLiteral("Ada")).size(), 5);

        for (int i = 0; i < 2; ++i) {
            QVERIFY(!lead().isEmpty());
            for (const QString& file : std::as_const(m_files))
                QVERIFY(!sync(file).isEmpty());
        }
        QCOMPARE(
            answersOf(m_files.at(0), QStringLiteral("Ada")), answersAtHub(QStringLiteral("Ada")));
        QCOMPARE(
            answersOf(m_files.at(1), QStringLiteral("Ben")), answersAtHub(QStringLiteral("Ben")));
        QCOMPARE(answersAtHub(QStringLiteral("Ada")).size(), 15);
        answerAndSubmit(m_files.at(1), 4, QStringLiteral("yyyyy"));
        QVERIFY(!sync(m_files.at(1)).isEmpty());
        QVERIFY(lead().value(QStringLiteral("received")).toInt() >= 10);
        check(project());
    }

    void aServerThatCountsAnewHidesNothing()
    {
        makeTeam(1);
        QVERIFY(!lead().isEmpty());
        ProjectFixture::check(m_fixture->database().run(
            QStringLiteral("UPDATE team_link SET since = '99999999999'")));
        for (const QString& file : std::as_const(m_files)) {
            answerAndSubmit(file, 1, QStringLiteral("yyyyy"));
            QVERIFY(!sync(file).isEmpty());
        }
        QCOMPARE(lead().value(QStringLiteral("received")).toInt(), 10);
    }

    void whatTheHubAlteredOrANewerVersionWroteIsNotTaken()
    {
        makeTeam(1);
        for (const QString& file : std::as_const(m_files)) {
            answerAndSubmit(file, 1, QStringLiteral("yyyyy"));
            QVERIFY(!sync(file).isEmpty());
        }
        const auto alter = [&](const char* from, const char* to) {
            operatorAsks(QStringLiteral("UPDATE tandem.entry SET body = replace(body, '%1', '%2')"
                                        " WHERE number = 3")
                             .arg(QLatin1String(from), QLatin1String(to)));
        };
        alter("\"x\":1", "\"x\":0");
        QVERIFY(!lead().value(QStringLiteral("remarks")).toArray().isEmpty());
        QVERIFY(answersOf(project(), QStringLiteral("Ada")).isEmpty());
        alter("\"x\":0", "\"x\":1");
        alter("\"v\":1", "\"v\":2");
        const QJsonObject report = lead();
        QVERIFY(report.value(QStringLiteral("remarks"))
                    .toArray()
                    .first()
                    .toString()
                    .contains(QLatin1String("newer version")));
        QVERIFY(!m_fixture->round(m_fixture->samples.first()).isClosed());
        alter("\"v\":2", "\"v\":1");
        QVERIFY(lead().value(QStringLiteral("remarks")).toArray().isEmpty());
        QVERIFY(m_fixture->round(m_fixture->samples.first()).isClosed());
        QCOMPARE(answersOf(project(), QStringLiteral("Ada")), answersAtHub(QStringLiteral("Ada")));
    }

    void aNewerHubIsWaitedForWithEverythingSaved()
    {
        makeTeam(1);
        operatorAsks(QStringLiteral("UPDATE tandem.hub SET version = 2"));
        answerAndSubmit(m_files.at(0), 1, QStringLiteral("yyyyy"));
        const CommandRun run =
            runInProcess({QStringLiteral("team"), QStringLiteral("sync"), m_files.at(0)});
        QCOMPARE(run.code, 1);
        QVERIFY(run.hasOneErrorLine());
        QVERIFY(run.err.contains(QLatin1String("newer version")));
        operatorAsks(QStringLiteral("UPDATE tandem.hub SET version = 1"));
        QCOMPARE(sync(m_files.at(0)).value(QStringLiteral("sent")).toInt(), 6);
    }

    void theOwnerIsHeldToThePoliciesToo()
    {
        makeTeam(1);
        answerAndSubmit(m_files.at(0), 1, QStringLiteral("yyyyy"));
        QVERIFY(!sync(m_files.at(0)).isEmpty());
        const QString owner = QStringLiteral("SET ROLE tandem_%1_owner; ").arg(m_database);
        for (const char* table : {"entry", "part", "chunk"}) {
            const QString count = operatorAsks(
                owner + QStringLiteral("SELECT count(*) FROM tandem.%1").arg(QLatin1String(table)));
            QCOMPARE(count.section(u'\n', -1), QStringLiteral("0"));
            QVERIFY(operatorAsks(
                owner + QStringLiteral("DELETE FROM tandem.%1").arg(QLatin1String(table)))
                        .endsWith(QLatin1String("DELETE 0")));
        }
        QCOMPARE(answersAtHub(QStringLiteral("Ada")).size(), 5);
    }

    void whatIsWithdrawnMeanwhileIsSaidAndStays()
    {
        makeTeam(2);
        ProjectFixture::check(
            RoundRepository(m_fixture->database())
                .unassign(m_fixture->samples.first(), m_fixture->lea, Step::Paragraphs));
        QVERIFY(!lead().isEmpty());
        answerAndSubmit(m_files.at(0), 1, QStringLiteral("yyyyy"));
        answerAndSubmit(m_files.at(0), 2, QStringLiteral("yyyyy"));
        const QJsonObject report = sync(m_files.at(0));
        // The withdrawal, the rows, and the submission.
        QCOMPARE(report.value(QStringLiteral("remarks")).toArray().size(), 3);
        QCOMPARE(report.value(QStringLiteral("sent")).toInt(), 6);
        QCOMPARE(report.value(QStringLiteral("not_taken")).toInt(), 6);
        QCOMPARE(answersAtHub(QStringLiteral("Ada")).size(), 5);
        QCOMPARE(answersOf(m_files.at(0), QStringLiteral("Ada")).size(), 10);
        check(m_files.at(0));
    }

    void whoIsRemovedCannotComeBack()
    {
        makeTeam(1);
        QVERIFY(!done({QStringLiteral("remove"), url(), QStringLiteral("Ada")}).isEmpty());
        const CommandRun run =
            runInProcess({QStringLiteral("team"), QStringLiteral("sync"), m_files.at(0)});
        QCOMPARE(run.code, 1);
        QVERIFY(run.hasOneErrorLine());
        QVERIFY(!sync(m_files.at(1)).isEmpty());
    }

    void aTeamsFileIsNotMergedByHand()
    {
        makeTeam(1);
        const CommandRun run = runInProcess({QStringLiteral("merge"), project(), m_files.at(0)});
        QCOMPARE(run.code, 1);
        QVERIFY(run.err.contains(QLatin1String("team sync")));
    }
};

TANDEM_TEST(TestTeam, QCoreApplication)
#include "tst_team.moc"
