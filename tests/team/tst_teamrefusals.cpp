#include "teamfixture.h"
#include "testmain.h"

#include <QCoreApplication>

using namespace tandem;

/// What a hub does not take, or a file not any more: refused where it is written, counted, and said
/// to whom it concerns.
class TestTeamRefusals final : public QObject, TeamFixture
{
    Q_OBJECT

    QString ada() const { return m_files.at(0); }
    QString ben() const { return m_files.at(1); }
    void submitBoth(int position)
    {
        for (const QString& file : std::as_const(m_files)) {
            answerAndSubmit(file, position, QStringLiteral("yynny"));
            QVERIFY(!sync(file).isEmpty());
        }
    }
    static int number(const QJsonObject& report, const char* key)
    {
        return report.value(QLatin1String(key)).toInt();
    }
    static QString remarks(const QJsonObject& report)
    {
        QStringList lines;
        for (const QJsonValue& one : report.value(QStringLiteral("remarks")).toArray())
            lines.append(one.toString());
        return lines.join(u'\n');
    }
    Expected<AnswerId> write(const QString& file, int position)
    {
        const auto database = PacketFixture::open(file);
        const SampleRow row = ProjectFixture::take(SampleRepository(*database).rowAt(position));
        const auto items = ProjectFixture::take(itemsOf(*database, row.id, Step::Paragraphs));
        const Round round = ProjectFixture::take(
            RoundRepository(*database).byId(ProjectFixture::take(valueOf<RoundId>(*database,
                QStringLiteral("SELECT max(id) FROM round WHERE sample_id = ?"), {row.id}))));
        return AnswerRepository(*database).record({round.id, PacketFixture::owner(*database),
            items.first().id, {YesNo::No, false, {}}, 1000});
    }
    QString entriesAtHub() const
    {
        return operatorAsks(QStringLiteral("SELECT count(*) FROM tandem.entry"));
    }

    void makeTeamOnce()
    {
        if (m_isMade)
            return;
        m_isMade = true;
        makeTeam(2);
        const auto file = PacketFixture::open(ada());
        PacketFixture::answer(*file, 2, QStringLiteral("y----"));
        QVERIFY(!sync(ada()).isEmpty());
    }
    bool m_isMade = false;

private slots:
    void initTestCase()
    {
        if (const QString missing = startServer(); !missing.isEmpty())
            QSKIP(qPrintable(missing));
    }

    void aRoundThatBothSubmittedIsFinalInBothFiles()
    {
        makeTeam(2);
        submitBoth(1);
        QVERIFY(!sync(ada()).isEmpty());
        const QString before = entriesAtHub();
        for (const QString& file : std::as_const(m_files)) {
            const CommandRun run =
                runInProcess({QStringLiteral("submit"), file, QStringLiteral("--person"),
                    file == ada() ? QStringLiteral("Ada") : QStringLiteral("Ben"),
                    QStringLiteral("--sample"), QStringLiteral("1"), QStringLiteral("--withdraw")});
            QCOMPARE(run.code, 1);
            QVERIFY2(run.err.contains(QLatin1String("Both have submitted")), qPrintable(run.err));
            const auto written = write(file, 1);
            QVERIFY(!written);
            QVERIFY(written.error().what.contains(QLatin1String("Both have submitted")));
            QVERIFY(write(file, 2));
            QCOMPARE(number(sync(file), "not_taken"), 0);
            check(file);
        }
        QCOMPARE(entriesAtHub().toInt(), before.toInt() + 2);
    }

    void aSubmissionThatIsWithdrawnTooLateStaysOne()
    {
        makeTeam(1);
        submitBoth(1);
        // Ada does not know yet.
        {
            const auto file = PacketFixture::open(ada());
            PacketFixture::takeBack(*file, 1);
            PacketFixture::answer(*file, 1, QStringLiteral("nn---"));
        }
        const CommandRun run = team({QStringLiteral("sync"), ada(), QStringLiteral("--json")});
        QCOMPARE(run.code, 3);
        QCOMPARE(number(run.json(), "sent"), 0);
        QCOMPARE(number(run.json(), "not_taken"), 3);
        QVERIFY2(remarks(run.json()).contains(QLatin1String("\"Sample 1\"")), qPrintable(run.out));
        const auto file = PacketFixture::open(ada());
        QVERIFY(PacketFixture::round(*file, 1).hasSubmitted(PacketFixture::owner(*file)));
        check(ada());
        // That is settled: it is said once, and the file keeps what it has.
        QCOMPARE(team({QStringLiteral("sync"), ada()}).code, 0);
        const QJsonObject status = done({QStringLiteral("status"), ada()});
        QCOMPARE(number(status, "not_taken"), 0);
        QCOMPARE(number(status, "too_late"), 2);
        QCOMPARE(answersOf(ada(), QStringLiteral("Ada")).size(), 7);
        QCOMPARE(number(lead(), "received"), 10);
        check(project());
    }

    void aRestoredHubIsNotOfferedWhatWasRefusedForGood()
    {
        makeTeam(1);
        const QString second = join(QStringLiteral("Ada"));
        const QString before = dump();
        answerAndSubmit(ada(), 1, QStringLiteral("yynny"));
        QVERIFY(!sync(ada()).isEmpty());
        QVERIFY(!sync(second).isEmpty());
        answerAndSubmit(ben(), 1, QStringLiteral("yynny"));
        QVERIFY(!sync(ben()).isEmpty());
        {
            const auto file = PacketFixture::open(ada());
            PacketFixture::takeBack(*file, 1);
            PacketFixture::answer(*file, 1, QStringLiteral("nn---"));
        }
        QCOMPARE(number(sync(ada()), "not_taken"), 3);
        QVERIFY(!lead().isEmpty());
        restore(before);
        for (int i = 0; i < 2; ++i) {
            for (const QString& file : {project(), ada(), second, ben()})
                QVERIFY(!sync(file).isEmpty());
        }
        const CommandRun run = team({QStringLiteral("sync"), project(), QStringLiteral("--json")});
        QVERIFY2(run.code == 0, qPrintable(remarks(run.json())));
        QCOMPARE(entriesAtHub(), QStringLiteral("12"));
        QCOMPARE(answersOf(project(), QStringLiteral("Ada")), answersAtHub(QStringLiteral("Ada")));
        check(project());
    }

    void aRowThatWaitsForAWithdrawalIsNoPartOfTheSubmissionAtARestoredHub()
    {
        makeTeam(1);
        const QString second = join(QStringLiteral("Ada"));
        const QString before = dump();
        answerAndSubmit(second, 1, QStringLiteral("yynny"));
        {
            const auto file = PacketFixture::open(ada());
            PacketFixture::answer(*file, 1, QStringLiteral("n----"));
        }
        QVERIFY(!sync(second).isEmpty());
        QCOMPARE(number(sync(ada()), "not_taken"), 1);
        restore(before);
        for (int i = 0; i < 2; ++i) {
            for (const QString& file : {ada(), second})
                QVERIFY(!sync(file).isEmpty());
        }
        QCOMPARE(answersAtHub(QStringLiteral("Ada")).size(), 5);
        answerAndSubmit(ben(), 1, QStringLiteral("yynny"));
        QVERIFY(!sync(ben()).isEmpty());
        QCOMPARE(number(lead(), "received"), 10);
        // Once it is closed, the row is settled: said once more, then in the status only.
        QCOMPARE(team({QStringLiteral("sync"), ada()}).code, 3);
        QCOMPARE(team({QStringLiteral("sync"), ada()}).code, 0);
        QCOMPARE(number(done({QStringLiteral("status"), ada()}), "too_late"), 1);
        QCOMPARE(answersOf(ada(), QStringLiteral("Ada")).size(), 6);
    }

    void whatCameTooLateKeepsNothingElseOutOfTheProject()
    {
        makeTeam(1);
        submitBoth(1);
        QCOMPARE(number(lead(), "received"), 10);
        // A hub that was restored took a withdrawal and an answer of a file that did not know.
        operatorAsks(QStringLiteral("UPDATE tandem.round SET closed = false"));
        {
            const auto file = PacketFixture::open(ada());
            PacketFixture::takeBack(*file, 1);
            PacketFixture::answer(*file, 1, QStringLiteral("n----"));
        }
        QCOMPARE(number(sync(ada()), "sent"), 2);
        operatorAsks(QStringLiteral("UPDATE tandem.asked SET submitted = true, changed ="
                                    " pg_current_xact_id()"));
        operatorAsks(QStringLiteral("UPDATE tandem.round SET closed = true"));
        const CommandRun run = team({QStringLiteral("sync"), project(), QStringLiteral("--json")});
        QCOMPARE(run.code, 3);
        QVERIFY2(remarks(run.json()).contains(QLatin1String("not count")), qPrintable(run.out));
        QCOMPARE(team({QStringLiteral("sync"), project()}).code, 0);
        QCOMPARE(number(done({QStringLiteral("status"), project()}), "too_late"), 1);
        check(project());
    }

    void whatIsWithdrawnIsRefusedAtOnceAndComesBack()
    {
        makeTeam(2);
        const SampleId sample = m_fixture->samples.first();
        const Round round = m_fixture->round(sample);
        {
            const auto file = PacketFixture::open(ada());
            PacketFixture::answer(*file, 1, QStringLiteral("yy---"));
        }
        QVERIFY(!sync(ada()).isEmpty());
        ProjectFixture::check(RoundRepository(m_fixture->database())
                                  .unassign(sample, m_fixture->lea, Step::Paragraphs));
        QVERIFY(!lead().isEmpty());
        const QJsonObject told = sync(ada());
        QVERIFY2(remarks(told).contains(QLatin1String("withdrawn from you; 2 answer")),
            qPrintable(remarks(told)));
        QCOMPARE(remarks(sync(ada())), QString());
        const CommandRun label = runInProcess(
            {QStringLiteral("label"), ada(), QStringLiteral("--person"), QStringLiteral("Ada"),
                QStringLiteral("--sample"), QStringLiteral("1"), QStringLiteral("--item"),
                QStringLiteral("1"), QStringLiteral("--answer"), QStringLiteral("yes")});
        QVERIFY2(label.err.contains(QLatin1String("withdrawn from you")), qPrintable(label.err));
        QVERIFY(!write(ada(), 1));
        QVERIFY(write(ada(), 2));
        check(ada());
        ProjectFixture::take(
            RoundRepository(m_fixture->database()).reinstate(round.id, m_fixture->lea));
        QVERIFY(!lead().isEmpty());
        QVERIFY(!sync(ada()).isEmpty());
        submitBoth(1);
        QCOMPARE(number(lead(), "received"), 12);
        check(ada());
        check(project());
    }

    void anotherPairTakesASampleOver()
    {
        makeTeam(1);
        {
            const auto file = PacketFixture::open(ada());
            PacketFixture::answer(*file, 1, QStringLiteral("yy---"));
        }
        QVERIFY(!sync(ada()).isEmpty());
        ProjectFixture::take(RoundRepository(m_fixture->database())
                                 .assign(m_fixture->samples.first(),
                                     {m_fixture->ada, m_fixture->lea}, m_fixture->lea));
        QCOMPARE(number(publish(), "rounds"), 1);
        QCOMPARE(number(sync(ada()), "rounds"), 1);
        answerAndSubmit(ada(), 1, QStringLiteral("nnnnn"));
        QCOMPARE(number(sync(ada()), "sent"), 6);
        QVERIFY(!sync(ben()).isEmpty());
        QVERIFY(!write(ben(), 1));
        m_fixture->answer(m_fixture->samples.first(), m_fixture->lea, QStringLiteral("yyyyy"));
        m_fixture->submit(m_fixture->samples.first(), m_fixture->lea);
        QCOMPARE(number(lead(), "received"), 5);
        for (const QString& file : {project(), ada(), ben()})
            check(file);
    }

    void whatIsNoEntryOfTandemsIsNotTaken_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<int>("kind");
        QTest::newRow("sound") << QString() << QString() << 0;
        QTest::newRow("no object") << QStringLiteral("{") << QStringLiteral("[{") << 0;
        QTest::newRow("nothing") << QStringLiteral("{") << QStringLiteral("null,{") << 0;
        QTest::newRow("other kind") << QString() << QString() << 7;
        QTest::newRow("kind of another step") << QString() << QString() << 1;
        QTest::newRow("no version") << QStringLiteral("\"v\":1") << QStringLiteral("\"v\":0") << 0;
        QTest::newRow("no packet")
            << QStringLiteral("\"p\":\"") << QStringLiteral("\"p\":\"x") << 0;
        QTest::newRow("no seal") << QStringLiteral("\"seal\"") << QStringLiteral("\"sael\"") << 0;
        QTest::newRow("other round")
            << QStringLiteral("\"d\":\"") << QStringLiteral("\"d\":\"0") << 0;
        QTest::newRow("no time") << QStringLiteral("\"at\":1")
                                 << QStringLiteral("\"at\":\"1\",\"a\":1") << 0;
        QTest::newRow("year 2255") << QStringLiteral("\"at\":1") << QStringLiteral("\"at\":9") << 0;
        QTest::newRow("no number")
            << QStringLiteral("\"ms\":1") << QStringLiteral("\"ms\":-1") << 0;
        QTest::newRow("no text") << QStringLiteral("\"t\":\"") << QStringLiteral("\"t\":\"<b>")
                                 << 0;
    }
    void whatIsNoEntryOfTandemsIsNotTaken()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(int, kind);
        makeTeamOnce();
        const QString round = m_fixture->round(m_fixture->samples.at(1)).uuid;
        QString body = operatorAsks(
            QStringLiteral("SELECT body FROM tandem.entry WHERE round = '%1' AND kind = 0 LIMIT 1")
                .arg(round));
        const bool isSound = from.isEmpty() && kind == 0;
        body.replace(from, to);
        const QString said = ask(ada(), pushOf(newUuid(), round, kind, body));
        QVERIFY2(said.contains(QLatin1String("\"refused\": []")) == isSound, qPrintable(said));
        QVERIFY2(isSound || said.contains(QLatin1String("not sound")) ||
                     said.contains(QLatin1String("changed")) ||
                     said.contains(QLatin1String("early")),
            qPrintable(said));
    }
    void garbageThatIsThereIsNamedAndKeepsNothingElseOut()
    {
        makeTeam(2);
        submitBoth(1);
        submitBoth(2);
        const QString round = m_fixture->round(m_fixture->samples.first()).uuid;
        operatorAsks(QStringLiteral("UPDATE tandem.entry SET body = '{\"v\":1}' WHERE number = 2"
                                    " AND round = '%1' AND person = (SELECT uuid FROM"
                                    " tandem.person WHERE name = 'Ada')")
                         .arg(round));
        const CommandRun run = team({QStringLiteral("sync"), project(), QStringLiteral("--json")});
        QCOMPARE(run.code, 3);
        QVERIFY2(remarks(run.json()).contains(QLatin1String("Ada, \"Sample 1\" (")),
            qPrintable(run.out));
        QVERIFY(m_fixture->round(m_fixture->samples.at(1)).isClosed());
        QCOMPARE(answersOf(project(), QStringLiteral("Ada")).size(), 6);
        check(project());
        // On another machine of hers it is the same.
        const QString second = join(QStringLiteral("Ada"));
        const QJsonObject report = sync(second);
        QVERIFY(remarks(report).contains(QLatin1String("Ada, \"Sample 1\" (")));
        QCOMPARE(answersOf(second, QStringLiteral("Ada")).size(), 6);
    }

    void aPartnersEntryThatWasAlteredIsNotTaken()
    {
        makeTeam(1);
        PacketFixture packets(*m_fixture);
        packets.askAboutOpinions(m_fixture->samples.first());
        QVERIFY(!publish().isEmpty());
        for (int i = 0; i < 2; ++i) {
            QVERIFY(!sync(m_files.at(i)).isEmpty());
            const auto file = PacketFixture::open(m_files.at(i));
            const Round round = PacketFixture::round(*file, 1, Step::Opinions);
            PacketFixture::write(
                *file, round.id, PacketFixture::owner(*file), i + 1, QStringLiteral("Ships wait."));
            PacketFixture::submit(*file, 1, Step::Opinions);
        }
        QVERIFY(!sync(ada()).isEmpty());
        QVERIFY(!sync(ben()).isEmpty());
        const QString alter = QStringLiteral(
            "UPDATE tandem.entry SET body = replace(body, '\"ms\":%1', '\"ms\":%2') WHERE kind = 1"
            " AND person = (SELECT uuid FROM tandem.person WHERE name = 'Ben')");
        operatorAsks(alter.arg(2000).arg(2001));
        const QJsonObject report = sync(ada());
        QVERIFY2(remarks(report).contains(QLatin1String("Ben, \"Sample 1\" (")),
            qPrintable(remarks(report)));
        QCOMPARE(number(report, "received"), 0);
        operatorAsks(alter.arg(2001).arg(2000));
        QVERIFY(number(sync(ada()), "received") > 0);
    }

    void aClockAnHourOffLeavesOneState()
    {
        makeTeam(1);
        const QString second = join(QStringLiteral("Ada"));
        const auto hourAgo = [&] {
            PacketFixture::tamper(ada(),
                {QStringLiteral("UPDATE packet_seal SET at = at - 3600000 WHERE kind IN (3, 4)"
                                " AND at > 1000 * (unixepoch() - 1800)"),
                    QStringLiteral(
                        "UPDATE journal SET at = at - 3600000 WHERE event IN ('handed"
                        " in', 'hand-in taken back') AND at > 1000 * (unixepoch() - 1800)"),
                    QStringLiteral("UPDATE round SET handed_in_a = handed_in_a - 3600000 WHERE"
                                   " handed_in_a > 1000 * (unixepoch() - 1800)")},
                true);
        };
        answerAndSubmit(second, 1, QStringLiteral("yyyyy"));
        answerAndSubmit(ada(), 1, QStringLiteral("yyyyy"));
        hourAgo();
        QVERIFY(!sync(ada()).isEmpty());
        QVERIFY(!sync(second).isEmpty());
        {
            const auto file = PacketFixture::open(ada());
            PacketFixture::takeBack(*file, 1);
        }
        hourAgo();
        QVERIFY(!sync(ada()).isEmpty());
        // By the clocks the other machine's submission is the later one; by the hub it is
        // withdrawn.
        QVERIFY(!sync(second).isEmpty());
        for (const QString& file : {ada(), second}) {
            const auto database = PacketFixture::open(file);
            QVERIFY(
                !PacketFixture::round(*database, 1).hasSubmitted(PacketFixture::owner(*database)));
        }
        check(second);
        QCOMPARE(operatorAsks(QStringLiteral("SELECT count(*) FROM tandem.asked WHERE submitted")),
            QStringLiteral("0"));
    }

    void loginsAreRemovedByThemselvesAndNeverTheLastLeads()
    {
        makeTeam(1);
        const CommandRun last = team({QStringLiteral("remove"), url(), QStringLiteral("Lea")});
        QCOMPARE(last.code, 1);
        QVERIFY2(last.err.contains(QLatin1String("No lead's login")), qPrintable(last.err));
        QVERIFY(!lead().isEmpty());
        const QString second = join(QStringLiteral("Ada"));
        const CommandRun both = team({QStringLiteral("remove"), url(), QStringLiteral("Ada")});
        QCOMPARE(both.code, 1);
        QVERIFY(both.hasOneErrorLine());
        const QString login = roleOf(ada()).mid(7);
        QVERIFY2(both.err.contains(login) && both.err.contains(QLatin1String("--login")),
            qPrintable(both.err));
        QCOMPARE(number(done({QStringLiteral("remove"), url(), QStringLiteral("Ada"),
                            QStringLiteral("--login"), login}),
                     "logins"),
            1);
        QCOMPARE(team({QStringLiteral("sync"), ada()}).code, 1);
        QVERIFY(!sync(second).isEmpty());
        // With another lead the first one can go.
        invite(QStringLiteral("Ann"), {QStringLiteral("--lead")});
        QCOMPARE(
            number(done({QStringLiteral("remove"), url(), QStringLiteral("Lea")}), "logins"), 1);
        QCOMPARE(team({QStringLiteral("sync"), project()}).code, 1);
    }

    void whatIsNotThereYetIsNotSaidToBeSaved()
    {
        const QString away = QStringLiteral("postgresql://postgres@127.0.0.1:1/tandem");
        for (const QStringList& words : {QStringList{QStringLiteral("init"), away},
                 QStringList{QStringLiteral("status"), away}}) {
            const CommandRun run = team(words);
            QCOMPARE(run.code, 1);
            QVERIFY(run.hasOneErrorLine());
            QVERIFY2(!run.err.contains(QLatin1String("saved")), qPrintable(run.err));
            QVERIFY2(run.err.contains(QLatin1String("Check the address")), qPrintable(run.err));
        }
    }
};

TANDEM_TEST(TestTeamRefusals, QCoreApplication)
#include "tst_teamrefusals.moc"
