#include "projectfixture.h"
#include "testmain.h"
#include "views/session/projectsession.h"
#include "views/team/jointeamdialog.h"
#include "views/team/teamdialog.h"
#include "views/team/teamindicator.h"
#include "views/team/teamsync.h"
#include "views/team/teamtext.h"

#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace tandem;
using Phase = team::WatchState::Phase;

/// What the window says of a team, without a hub.
class TestTeamText final : public QObject
{
    Q_OBJECT

    static team::WatchState state(Phase phase, int toSend = 0, int notTaken = 0)
    {
        team::WatchState state;
        state.phase = phase;
        state.toSend = toSend;
        state.notTaken = notTaken;
        return state;
    }

private slots:
    void everyStateHasAWord()
    {
        QCOMPARE(teamText(state(Phase::InStep)).word, QStringLiteral("In step"));
        QCOMPARE(teamText(state(Phase::Sending, 3)).word, QStringLiteral("Sending 3"));
        QCOMPARE(teamText(state(Phase::InStep, 1)).word, QStringLiteral("Sending 1"));
        QCOMPARE(teamText(state(Phase::InStep, 0, 2)).word, QStringLiteral("2 not taken"));
        QCOMPARE(teamText(state(Phase::Starting)).word, QStringLiteral("Connecting…"));
        QCOMPARE(teamText(state(Phase::Off)).word, QStringLiteral("Sync off"));
        QCOMPARE(teamText(state(Phase::Stopped)).word, QStringLiteral("Sync stopped"));
    }

    void awaySaysSinceWhenAndWhatIsToBeSent()
    {
        team::WatchState away = state(Phase::Away, 5);
        away.awaySince = QDateTime(QDate(2026, 11, 30), QTime(10, 40), Qt::UTC);
        away.problem = QStringLiteral("The hub does not answer.");
        const TeamText text = teamText(away);
        QVERIFY2(text.word.startsWith(QStringLiteral("Away since 10:40")), qPrintable(text.word));
        QVERIFY(text.detail.startsWith(QStringLiteral("The hub does not answer. 5 to send")));
    }

    void aHubThatWentBackIsSaid()
    {
        team::WatchState restored = state(Phase::InStep);
        QVERIFY(teamText(restored).detail.isEmpty());
        restored.wentBack = true;
        QVERIFY(teamText(restored).detail.contains(QStringLiteral("had less than before")));
    }

    void aProjectWithoutATeamSaysHowToHaveOne()
    {
        ProjectFixture fixture(1);
        ProjectSession session(fixture.open());
        TeamSync sync(session);
        sync.setOn(true);
        QVERIFY(!sync.isOfTeam());
        QWidget window;
        TeamIndicator indicator(&window);
        indicator.setSync(&sync);
        QVERIFY(indicator.isHidden());
        TeamDialog dialog(session, sync);
        QSignalSpy joins(&dialog, &TeamDialog::joinRequested);
        dialog.show();
        auto* none = dialog.findChild<QWidget*>(QStringLiteral("noTeam"));
        QVERIFY(none->isVisible());
        QVERIFY(!dialog.findChild<QWidget*>(QStringLiteral("teamMembers"))->isVisible());
        none->findChild<QPushButton*>()->click();
        QCOMPARE(joins.size(), 1);
    }

    void whatIsNoInvitationIsRefusedInWords()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("other.json"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{\"a\": 1}") > 0);
        file.close();
        QVERIFY(!isInvitation(path));
        JoinTeamDialog dialog(folder.path(), {}, AskFile());
        dialog.show();
        dialog.setInvitation(path);
        QVERIFY(!dialog.findChild<QPushButton*>(QStringLiteral("joinTeamNow"))->isEnabled());
        QVERIFY(!dialog.findChild<QLineEdit*>(QStringLiteral("joinFile"))->isEnabled());
    }

    void anInvitationSuggestsAFileNamedAfterItsPerson()
    {
        const QTemporaryDir folder;
        team::Invitation invitation;
        invitation.address = *team::hubAddressFrom(QStringLiteral("postgresql://db.example/t"));
        invitation.role = QStringLiteral("tandem_x");
        invitation.password = QStringLiteral("once");
        invitation.person = QStringLiteral("Ada / L.");
        const QString path = folder.filePath(QStringLiteral("ada.json"));
        ProjectFixture::check(team::writeInvitation(invitation, path));
        QVERIFY(isInvitation(path));
        JoinTeamDialog dialog(folder.path(), {}, AskFile());
        dialog.show();
        dialog.setInvitation(path);
        QCOMPARE(dialog.findChild<QLineEdit*>(QStringLiteral("joinFile"))->text(),
            folder.filePath(QStringLiteral("Ada - L-.tandem")));
        QVERIFY(dialog.findChild<QPushButton*>(QStringLiteral("joinTeamNow"))->isEnabled());
    }
};

TANDEM_TEST(TestTeamText, QApplication)
#include "tst_teamtext.moc"
