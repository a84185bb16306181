#include "commandrun.h"
#include "droppedon.h"
#include "packetfixture.h"
#include "postgrescluster.h"
#include "storage/changes/history.h"
#include "storage/database/rows.h"
#include "testmain.h"
#include "ui/messagebar.h"
#include "ui/rows/rowsview.h"
#include "views/packets/packetbanner.h"
#include "views/team/teamindicator.h"
#include "views/team/teamsync.h"
#include "windowtest.h"

#include <QCheckBox>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>

using namespace tandem;

namespace {

/// Longer than a hub that was away is waited for, on a machine that has much to do.
constexpr int kLongestMs = 30'000;

} // namespace

/// A team's file in the window, with a hub on a server that this test starts and stops.
class TestTeamWindow final : public WindowTest
{
    Q_OBJECT

    std::unique_ptr<PostgresCluster> m_cluster;
    std::unique_ptr<ProjectFixture> m_fixture;
    QString m_database;
    QStringList m_answers; ///< to questions for files
    QString m_ada;
    QString m_ben;
    int m_number = 0;

    QString path(const QString& name) const { return m_folder->filePath(name); }
    QString url() const { return m_cluster->url(m_database); }
    static QJsonObject done(const QStringList& words)
    {
        const CommandRun run = runInProcess(
            QStringList{QStringLiteral("team")} + words + QStringList(QStringLiteral("--json")));
        if (run.code != 0)
            qWarning("%s: %s", qPrintable(words.join(u' ')), qPrintable(run.err));
        return run.code == 0 ? run.json() : QJsonObject();
    }
    QString invite(const QString& name, const QStringList& options = {})
    {
        QString file = path(QStringLiteral("%1.json").arg(name));
        done(QStringList{QStringLiteral("invite"), url(), name, QStringLiteral("-o"), file} +
             options);
        return file;
    }
    QString join(const QString& name)
    {
        QString file = path(name + QStringLiteral(".tandem"));
        done({QStringLiteral("join"), path(name + QStringLiteral(".json")), file});
        return file;
    }
    void publish() { QVERIFY(!done({QStringLiteral("publish"), m_fixture->path()}).isEmpty()); }
    static void sync(const QString& file)
    {
        QVERIFY(!done({QStringLiteral("sync"), file}).isEmpty());
    }

    /// Answers the first sample in a file, submits and syncs it.
    static void answerAll(const QString& file)
    {
        {
            const auto database = PacketFixture::open(file);
            PacketFixture::answer(*database, 1, QStringLiteral("yynny"));
            PacketFixture::submit(*database, 1);
        }
        sync(file);
    }

    /// A hub with its lead, and the files of Ada and Ben.
    void makeTeam(int samples)
    {
        m_fixture = std::make_unique<ProjectFixture>(samples);
        makeDatabase();
        QVERIFY(!done({QStringLiteral("init"), url()}).isEmpty());
        const QString lea = invite(QStringLiteral("Lea"), {QStringLiteral("--lead")});
        QVERIFY(!done({QStringLiteral("join"), lea, m_fixture->path()}).isEmpty());
        publish();
        for (const char* name : {"Ada", "Ben"})
            invite(QLatin1String(name));
        publish();
        m_ada = join(QStringLiteral("Ada"));
        m_ben = join(QStringLiteral("Ben"));
    }
    void makeDatabase()
    {
        m_database = QStringLiteral("w%1").arg(++m_number);
        m_cluster->createDatabase(m_database);
    }

    int answersAtHub() const
    {
        return m_cluster
            ->psql(
                m_database, {}, QStringLiteral("SELECT count(*) FROM tandem.entry WHERE kind = 0"))
            .toInt();
    }
    TeamIndicator* indicator() const
    {
        return partOf<TeamIndicator>(m_window.get(), "teamIndicator");
    }
    void open(const QString& file, const QString& person = {})
    {
        m_window->openProject(file, person);
        QVERIFY(m_window->session());
    }
    void openInStep(const QString& file, const QString& person = {})
    {
        open(file, person);
        QTRY_COMPARE_WITH_TIMEOUT(indicator()->text(), QStringLiteral("In step"), kLongestMs);
    }
    /// As from another place of the window: an answer to item `number` of the first sample.
    Job answer(int number)
    {
        Database& reader = m_window->session()->project().reader();
        const PersonId person = m_window->session()->currentPerson();
        const Round round = PacketFixture::round(reader, 1);
        const ItemId item =
            ProjectFixture::take(itemsOf(reader, round.sample, Step::Paragraphs)).at(number).id;
        return m_window->session()->change(
            m_window.get(), {.write = [=](const WriteContext& context) -> Expected<Written> {
                const Answer yes{YesNo::Yes, false, {}};
                TANDEM_DO(AnswerRepository(context.database)
                              .record({round.id, person, item, yes, 1000})
                              .map([](auto&&) {}));
                return Written(AnswerChanged{round.id, person, item, yes});
            }});
    }
    QDialog* dialog(const char* name) const
    {
        return m_window->findChild<QDialog*>(QLatin1String(name));
    }
    void trigger(const char* action) { partOf<QAction>(m_window.get(), action)->trigger(); }
    static void pressButton(QDialog* dialog, const char* name)
    {
        QTest::keyClick(partOf<QPushButton>(dialog, name), Qt::Key_Space);
    }
    static QString message(QDialog* dialog) { return dialog->findChild<MessageBar*>()->text(); }
    static QByteArray contents(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private slots:
    void initTestCase()
    {
        if (const QString missing = PostgresCluster::missing(); !missing.isEmpty())
            QSKIP(qPrintable(missing));
        m_cluster = std::make_unique<PostgresCluster>();
    }
    void init()
    {
        prepare();
        showWindow({1280, 820}, AskFile(m_settings.get(), [this](QWidget*, const FileQuestion&,
                                                              const AskFile::Chosen& chosen) {
            if (!m_answers.isEmpty())
                chosen(m_answers);
        }));
    }
    void cleanup()
    {
        removeAll();
        m_fixture.reset();
        m_answers.clear();
    }

    void whatIsWrittenReachesTheHubAndReloadsNothing()
    {
        makeTeam(2);
        openInStep(m_ada);
        QVERIFY(indicator()->isVisible());
        QCOMPARE(indicator()->accessibleName(), QStringLiteral("Team: In step"));
        QVERIFY(m_window->findChild<PacketBanner*>()->text().contains(QStringLiteral("team")));
        int reloads = 0;
        const QObject watch;
        connect(&m_window->session()->project(), &Project::changed, &watch,
            [&](const ChangeEvent& event) { reloads += event.as<EverythingChanged>() ? 1 : 0; });
        answer(0);
        QTRY_COMPARE_WITH_TIMEOUT(answersAtHub(), 1, kLongestMs);
        QTRY_COMPARE(indicator()->text(), QStringLiteral("In step"));
        QCOMPARE(reloads, 0);
    }

    void aHubThatIsAwayIsSaidAndCaughtUpWith()
    {
        makeTeam(1);
        openInStep(m_ada);
        m_cluster->stop(QStringLiteral("immediate"));
        bool isSaved = false;
        answer(0).onCommitted(this, [&] { isSaved = true; });
        QTRY_VERIFY(isSaved);
        QTRY_VERIFY_WITH_TIMEOUT(
            indicator()->text().startsWith(QStringLiteral("Away since")), kLongestMs);
        answer(1);
        QTRY_VERIFY_WITH_TIMEOUT(
            indicator()->toolTip().contains(QStringLiteral("2 to send")), kLongestMs);
        m_cluster->start();
        // The dialog's button does not wait for the next try.
        QTest::mouseClick(indicator(), Qt::LeftButton);
        QTRY_VERIFY(dialog("teamDialog"));
        pressButton(dialog("teamDialog"), "teamSyncNow");
        QTRY_COMPARE_WITH_TIMEOUT(indicator()->text(), QStringLiteral("In step"), kLongestMs);
        QCOMPARE(answersAtHub(), 2);
    }

    void rowsOfClosedRoundsArriveWhileSomethingIsTyped()
    {
        makeTeam(2);
        openInStep(m_fixture->path(), QStringLiteral("Lea"));
        m_window->view()->showWorkspace(WorkspaceId::Overview);
        auto* search = partOf<QLineEdit>(m_window.get(), "searchEverything");
        search->setFocus();
        QTest::keyClicks(search, QStringLiteral("ship"));
        for (const QString& file : {m_ada, m_ben})
            answerAll(file);
        QTRY_VERIFY_WITH_TIMEOUT(
            PacketFixture::round(m_window->session()->project().reader(), 1).isClosed(),
            kLongestMs);
        QCOMPARE(search->text(), QStringLiteral("ship"));
        QVERIFY(search->hasFocus());
    }

    void aRoundThatIsClosedAtTheHubIsFinalInTheOpenFile()
    {
        makeTeam(1);
        answerAll(m_ada);
        openInStep(m_ada);
        m_window->view()->showWorkspace(WorkspaceId::Annotate);
        auto* withdraw = partOf<QAction>(m_window.get(), "takeBackHandIn");
        QTRY_VERIFY(withdraw->isEnabled());
        answerAll(m_ben);
        QTRY_VERIFY_WITH_TIMEOUT(!withdraw->isEnabled(), kLongestMs);
    }

    void aRoundThatIsWithdrawnLeavesTheOpenFile()
    {
        makeTeam(2);
        openInStep(m_ada);
        m_window->view()->showWorkspace(WorkspaceId::Annotate);
        auto* submit = partOf<QAction>(m_window.get(), "handIn");
        QTRY_VERIFY(submit->isEnabled());
        ProjectFixture::check(
            RoundRepository(m_fixture->database())
                .unassign(m_fixture->samples.first(), m_fixture->lea, Step::Paragraphs));
        sync(m_fixture->path());
        QTRY_VERIFY_WITH_TIMEOUT(!submit->isEnabled(), kLongestMs);
    }

    void whatIsPublishedArrivesInTheOpenFile()
    {
        makeTeam(1);
        openInStep(m_ada);
        ArticleText text;
        text.title = QStringLiteral("A late one");
        text.paragraphs = {QStringLiteral("It came."), QStringLiteral("It was seen.")};
        text.discussion = {{QStringLiteral("Person 1"), QStringLiteral("I saw it.")}};
        m_fixture->addSample(text, true);
        bool isTold = false;
        const QObject watch;
        connect(&m_window->session()->project(), &Project::changed, &watch,
            [&](const ChangeEvent& event) { isTold = isTold || event.as<EverythingChanged>(); });
        publish();
        QTRY_VERIFY_WITH_TIMEOUT(isTold, kLongestMs);
        QTRY_COMPARE(
            SampleRepository(m_window->session()->project().reader()).count().value_or(0), 2);
    }

    void closingInTheMiddleLosesNothing()
    {
        makeTeam(1);
        for (int i = 0; i < 4; ++i) {
            open(m_ada);
            answer(i);
            m_window->closeProject();
            QVERIFY(!m_window->session());
        }
        openInStep(m_ada);
        QTRY_COMPARE_WITH_TIMEOUT(answersAtHub(), 4, kLongestMs);
    }

    void syncCanBeTurnedOffAndStillBeAskedFor()
    {
        makeTeam(1);
        Preferences quiet = english();
        quiet.syncsTeams = false;
        m_appearance->apply(quiet);
        open(m_ada);
        QTRY_COMPARE(indicator()->text(), QStringLiteral("Sync off"));
        answer(0);
        QTRY_VERIFY(indicator()->toolTip().contains(QStringLiteral("1 to send")));
        QCOMPARE(answersAtHub(), 0);
        m_window->view()->team().syncNow();
        QTRY_COMPARE_WITH_TIMEOUT(answersAtHub(), 1, kLongestMs);
    }

    void theDialogPublishesAndListsTheTeam()
    {
        makeTeam(1);
        openInStep(m_fixture->path(), QStringLiteral("Lea"));
        ArticleText text;
        text.title = QStringLiteral("A new one");
        text.paragraphs = {QStringLiteral("First."), QStringLiteral("Second.")};
        text.discussion = {{QStringLiteral("Person 1"), QStringLiteral("The second.")}};
        m_fixture->addSample(text, true);
        trigger("team");
        QDialog* shown = dialog("teamDialog");
        QVERIFY(shown);
        QTRY_COMPARE_WITH_TIMEOUT(
            partOf<RowsView>(shown, "teamMembers")->model()->rowCount(), 3, kLongestMs);
        pressButton(shown, "teamPublish");
        QTRY_VERIFY_WITH_TIMEOUT(
            message(shown).contains(QStringLiteral("published to 2 members")), kLongestMs);
        QCOMPARE(done({QStringLiteral("sync"), m_ada}).value(QStringLiteral("rounds")).toInt(), 1);
    }

    void aMembersPasswordIsRenewedAndNobodyElseIsListed()
    {
        makeTeam(1);
        openInStep(m_ada);
        trigger("team");
        QDialog* shown = dialog("teamDialog");
        QTRY_COMPARE_WITH_TIMEOUT(
            partOf<RowsView>(shown, "teamMembers")->model()->rowCount(), 1, kLongestMs);
        QVERIFY(partOf<QPushButton>(shown, "teamPublish")->isHidden());
        const QString role = m_window->view()->team().link()->role;
        const QByteArray before = contents(m_cluster->passwordFile(role));
        pressButton(shown, "teamPassword");
        auto* ask = shown->findChild<MessageBar*>();
        QVERIFY(ask->isVisible());
        for (QPushButton* button : ask->findChildren<QPushButton*>()) {
            if (button->text() == QStringLiteral("Renew"))
                button->click();
        }
        QTRY_VERIFY_WITH_TIMEOUT(
            message(shown).contains(QStringLiteral("new password")), kLongestMs);
        QVERIFY(contents(m_cluster->passwordFile(role)) != before);
        sync(m_ada);
    }

    void whatTheHubDoesNotTakeIsListedAndCopied()
    {
        makeTeam(2);
        ProjectFixture::check(
            RoundRepository(m_fixture->database())
                .unassign(m_fixture->samples.first(), m_fixture->lea, Step::Paragraphs));
        sync(m_fixture->path());
        {
            const auto database = PacketFixture::open(m_ada);
            PacketFixture::answer(*database, 1, QStringLiteral("yyyyy"));
        }
        open(m_ada);
        QTRY_COMPARE_WITH_TIMEOUT(indicator()->text(), QStringLiteral("5 not taken"), kLongestMs);
        QTest::mouseClick(indicator(), Qt::LeftButton);
        QTRY_VERIFY(dialog("teamDialog"));
        // That the sample was withdrawn, and the rows.
        QCOMPARE(partOf<QListWidget>(dialog("teamDialog"), "teamNotTaken")->count(), 2);
        pressButton(dialog("teamDialog"), "copyNotTaken");
        QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("5 rows")));
    }

    void aDroppedInvitationJoinsAndItsPasswordIsNowhere()
    {
        makeTeam(1);
        const QString invitation = path(QStringLiteral("second.json"));
        done({QStringLiteral("invite"), url(), QStringLiteral("Ada"), QStringLiteral("-o"),
            invitation});
        const QByteArray password = QJsonDocument::fromJson(contents(invitation))
                                        .object()
                                        .value(QStringLiteral("password"))
                                        .toString()
                                        .toLatin1();
        QVERIFY(!password.isEmpty());
        QVERIFY(dropOn(*m_window, {invitation}));
        QTRY_VERIFY(dialog("joinTeamDialog"));
        QDialog* shown = dialog("joinTeamDialog");
        QVERIFY(partOf<QLabel>(shown, "joinWhose")->text().contains(QStringLiteral("Ada")));
        for (const QLineEdit* field : shown->findChildren<QLineEdit*>())
            QVERIFY(!field->text().contains(QLatin1String(password)));
        const QString file = path(QStringLiteral("joined.tandem"));
        partOf<QLineEdit>(shown, "joinFile")->setText(file);
        pressButton(shown, "joinTeamNow");
        QTRY_VERIFY_WITH_TIMEOUT(m_window->session(), kLongestMs);
        QCOMPARE(m_window->session()->project().path(), file);
        QTRY_COMPARE_WITH_TIMEOUT(indicator()->text(), QStringLiteral("In step"), kLongestMs);
        m_settings->sync();
        for (const QString& kept : {file, file + QStringLiteral("-wal"), m_settings->fileName()})
            QVERIFY(!contents(kept).contains(password));
        // It works once: what the command line says of it is said here.
        QVERIFY(dropOn(*m_window, {invitation}));
        QTRY_VERIFY(dialog("joinTeamDialog"));
        shown = dialog("joinTeamDialog");
        QFile::remove(m_cluster->passwordFile(m_window->view()->team().link()->role));
        partOf<QLineEdit>(shown, "joinFile")->setText(path(QStringLiteral("again.tandem")));
        pressButton(shown, "joinTeamNow");
        QTRY_VERIFY_WITH_TIMEOUT(
            message(shown).contains(QStringLiteral("does not accept this login")), kLongestMs);
        QVERIFY(!QFile::exists(path(QStringLiteral("again.tandem"))));
    }

    void anOperatorMakesAHubInvitesAndRemoves()
    {
        m_fixture = std::make_unique<ProjectFixture>(1);
        makeDatabase();
        const QByteArray password =
            contents(QFile::decodeName(qgetenv("PGPASSFILE"))).trimmed().split(':').last();
        trigger("teamHub");
        QDialog* shown = dialog("hubDialog");
        QVERIFY(shown);
        auto* address = partOf<QLineEdit>(shown, "hubAddress");
        auto* secret = partOf<QLineEdit>(shown, "hubPassword");
        QCOMPARE(secret->echoMode(), QLineEdit::Password);
        QTest::keyClicks(address, url());
        QTest::keyClicks(secret, QStringLiteral("wrong"));
        pressButton(shown, "hubConnect");
        QTRY_VERIFY_WITH_TIMEOUT(
            message(shown).contains(QStringLiteral("does not accept this login")), kLongestMs);
        secret->selectAll();
        QTest::keyClicks(secret, QString::fromLatin1(password));
        pressButton(shown, "hubConnect");
        auto* make = partOf<QPushButton>(shown, "hubMake");
        QTRY_VERIFY_WITH_TIMEOUT(make->isVisible(), kLongestMs);
        QTest::keyClick(make, Qt::Key_Space);
        auto* list = partOf<RowsView>(shown, "hubMembers");
        QTRY_VERIFY_WITH_TIMEOUT(list->isVisible(), kLongestMs);

        const QString invitation = path(QStringLiteral("lea.json"));
        m_answers = {invitation};
        QTest::keyClicks(partOf<QLineEdit>(shown, "hubPerson"), QStringLiteral("Lea"));
        partOf<QCheckBox>(shown, "hubLead")->setChecked(true);
        pressButton(shown, "hubInvite");
        QTRY_COMPARE_WITH_TIMEOUT(list->model()->rowCount(), 1, kLongestMs);
        QCOMPARE(QFile::permissions(invitation) & (QFile::ReadGroup | QFile::ReadOther),
            QFile::Permissions());
        // A file that is there is not replaced.
        pressButton(shown, "hubInvite");
        QTRY_VERIFY_WITH_TIMEOUT(
            message(shown).contains(QStringLiteral("already exists")), kLongestMs);

        const auto removeFirst = [&] {
            list->chooseRow(0);
            QTRY_VERIFY(partOf<QPushButton>(shown, "hubRemove")->isEnabled());
            pressButton(shown, "hubRemove");
            for (QPushButton* button :
                shown->findChild<MessageBar*>()->findChildren<QPushButton*>()) {
                if (button->text() == QStringLiteral("Remove"))
                    button->click();
            }
        };
        removeFirst();
        QTRY_VERIFY_WITH_TIMEOUT(
            message(shown).contains(QStringLiteral("No lead's login would be left")), kLongestMs);
        m_answers = {path(QStringLiteral("mia.json"))};
        partOf<QLineEdit>(shown, "hubPerson")->setText(QStringLiteral("Mia"));
        pressButton(shown, "hubInvite");
        QTRY_COMPARE_WITH_TIMEOUT(list->model()->rowCount(), 2, kLongestMs);
        removeFirst();
        QTRY_VERIFY_WITH_TIMEOUT(
            message(shown).contains(QStringLiteral("1 login ended")), kLongestMs);
        m_settings->sync();
        QVERIFY(!contents(m_settings->fileName()).contains(password));
        QVERIFY(contents(m_settings->fileName()).contains("team"));
    }
};

TANDEM_TEST(TestTeamWindow, QApplication)
#include "tst_teamwindow.moc"
