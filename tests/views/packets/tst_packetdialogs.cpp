#include "formfixture.h"
#include "packetfixture.h"
#include "storage/packets/packetinfo.h"
#include "studyfixture.h"
#include "testmain.h"
#include "ui/messagebar.h"
#include "ui/rows/rowsview.h"
#include "views/packets/mergepacketsdialog.h"
#include "views/packets/mergepreview.h"
#include "views/packets/packetbanner.h"
#include "views/packets/writepacketsdialog.h"
#include "views/session/projectsession.h"

#include <QCheckBox>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>
#include <QUrl>

using namespace tandem;

namespace {

/// A project with its session, and what the user would choose in file dialogs.
struct Office
{
    ProjectFixture fixture;
    PacketFixture packetFixture{fixture};
    std::unique_ptr<ProjectSession> session;
    QStringList answers;

    explicit Office(int samples = 3)
        : fixture(samples)
    {
        session = std::make_unique<ProjectSession>(fixture.open());
        session->setCurrentPerson(fixture.lea);
    }
    AskFile dialogs()
    {
        return AskFile(
            nullptr,
            [this](
                QWidget*, const FileQuestion&, const AskFile::Chosen& chosen) { chosen(answers); },
            [](const QString&) {});
    }
    std::unique_ptr<WritePacketsDialog> writing()
    {
        auto dialog = std::make_unique<WritePacketsDialog>(*session, dialogs());
        dialog->open();
        return dialog;
    }
    std::unique_ptr<MergePacketsDialog> merging()
    {
        auto dialog = std::make_unique<MergePacketsDialog>(*session, dialogs());
        dialog->open();
        return dialog;
    }
    /// Ada's packet with work in it.
    QString worked(const QString& name, PersonId person, const QString& letters, bool handsIn)
    {
        const QString path = packetFixture.write(person, name);
        const auto packet = PacketFixture::open(path);
        PacketFixture::answer(*packet, 1, letters);
        if (handsIn)
            PacketFixture::submit(*packet, 1);
        return path;
    }
    int answersInProject()
    {
        return fixture.database().scalar(QStringLiteral("SELECT count(*) FROM answer"))->toInt();
    }
};

template <typename T>
T* find(QWidget* dialog, const char* name)
{
    return dialog->findChild<T*>(QLatin1String(name));
}

void press(QWidget* dialog, const char* button)
{
    QTest::keyClick(find<QPushButton>(dialog, button), Qt::Key_Space);
}

QString message(QWidget* dialog)
{
    return dialog->findChild<MessageBar*>()->text();
}

} // namespace

/// Packets by the window: written for several people, previewed, merged.
class TestPacketDialogs : public QObject
{
    Q_OBJECT

private slots:
    void packetsAreWrittenForThosePeopleThatAreTicked()
    {
        Office office;
        const auto dialog = office.writing();
        QSignalSpy written(dialog.get(), &WritePacketsDialog::packetsWritten);
        auto* people = find<RowsView>(dialog.get(), "packetPeople");
        QTRY_COMPARE(people->model()->rowCount(), 3);
        // Lea has nothing to do.
        QVERIFY(!(people->model()->flags(people->model()->index(0, 0)) & Qt::ItemIsEnabled));
        QCOMPARE(people->model()->index(1, 1).data().toString(), QStringLiteral("3 sample(s)"));
        people->setFocus();
        people->setCurrentIndex(people->model()->index(2, 0));
        QTest::keyClick(people, Qt::Key_Space);
        office.answers = {office.packetFixture.path(QString())};
        press(dialog.get(), "choosePacketFolder");
        press(dialog.get(), "writePackets");
        QTRY_COMPARE(written.size(), 1);
        const QStringList paths = written.first().first().toStringList();
        QCOMPARE(paths.size(), 1);
        QCOMPARE(QFileInfo(paths.first()).fileName(), QStringLiteral("fixture-Ada.tandem"));
        QVERIFY(message(dialog.get()).contains(QStringLiteral("1 packet")));
        QCOMPARE(find<QLabel>(dialog.get(), "packetRemark")->text(), QString());
        const auto packet = PacketFixture::open(paths.first());
        QCOMPARE((*packetInfo(*packet))->personName, QStringLiteral("Ada"));
        QVERIFY(inspectPacket(office.fixture.database(), paths.first()).error().code ==
                ErrorCode::Busy);
    }

    void severalPacketsGetSeveralFiles()
    {
        Office office;
        const auto dialog = office.writing();
        QSignalSpy written(dialog.get(), &WritePacketsDialog::packetsWritten);
        QTRY_VERIFY(find<QPushButton>(dialog.get(), "writePackets")->isEnabled());
        press(dialog.get(), "writePackets");
        QTRY_COMPARE(written.size(), 1);
        QCOMPARE(written.first().first().toStringList().size(), 2);
        // Written again, nothing is replaced.
        QTRY_VERIFY(find<QPushButton>(dialog.get(), "writePackets")->isEnabled());
        press(dialog.get(), "writePackets");
        QTRY_COMPARE(written.size(), 2);
        QVERIFY(written.last().first().toStringList().first().endsWith(
            QStringLiteral("fixture-Ada 2.tandem")));
    }

    void onlyALeadWritesIntoAFolderThatIsThere()
    {
        Office office;
        {
            const auto dialog = office.writing();
            auto* write = find<QPushButton>(dialog.get(), "writePackets");
            QTRY_VERIFY(write->isEnabled());
            find<QLineEdit>(dialog.get(), "packetFolder")->setText(QStringLiteral("/no/where"));
            QVERIFY(!write->isEnabled());
            QVERIFY(find<QLabel>(dialog.get(), "packetRemark")
                        ->text()
                        .contains(QStringLiteral("does not exist")));
        }
        office.session->setCurrentPerson(office.fixture.ada);
        const auto dialog = office.writing();
        QTRY_COMPARE(find<RowsView>(dialog.get(), "packetPeople")->model()->rowCount(), 3);
        QVERIFY(!find<QPushButton>(dialog.get(), "writePackets")->isEnabled());
    }

    void aMergeIsShownBeforeAndAfter()
    {
        Office office;
        const QString ada = office.worked(
            QStringLiteral("ada.tandem"), office.fixture.ada, QStringLiteral("yynny"), true);
        const auto dialog = office.merging();
        QSignalSpy merged(dialog.get(), &MergePacketsDialog::packetsMerged);
        QVERIFY(!find<QPushButton>(dialog.get(), "mergePackets")->isEnabled());
        office.answers = {ada};
        press(dialog.get(), "addPackets");
        auto* model = find<QTreeView>(dialog.get(), "mergePreview")->model();
        QTRY_COMPARE(model->rowCount(model->index(0, 0)), 1);
        QCOMPARE(model->index(0, MergePreview::New).data().toString(), QStringLiteral("5"));
        const QModelIndex round = model->index(0, MergePreview::Submission, model->index(0, 0));
        QCOMPARE(round.data().toString(), QStringLiteral("submitted"));
        QCOMPARE(office.answersInProject(), 0);
        press(dialog.get(), "mergePackets");
        QTRY_COMPARE(merged.size(), 1);
        QCOMPARE(office.answersInProject(), 5);
        QVERIFY(message(dialog.get()).contains(QStringLiteral("5 new")));
        QTRY_COMPARE(
            model->index(0, MergePreview::Remark).data().toString(), QStringLiteral("nothing new"));
        QVERIFY(!find<QPushButton>(dialog.get(), "mergePackets")->isEnabled());
        QTRY_VERIFY(find<QLabel>(dialog.get(), "mergeRemark")
                        ->text()
                        .contains(QStringLiteral("already contains everything in these files")));
    }

    void whatIsRefusedIsLeftOutOnlyWhenAsked()
    {
        Office office;
        const QString path = office.worked(
            QStringLiteral("ada.tandem"), office.fixture.ada, QStringLiteral("yynny"), true);
        PacketFixture::answer(*PacketFixture::open(path), 2, QStringLiteral("y"));
        ProjectFixture::check(RoundRepository(office.fixture.database())
                                  .unassign(office.fixture.samples.at(0), office.fixture.lea));
        const auto dialog = office.merging();
        dialog->addPackets({path});
        auto* leaveOut = find<QCheckBox>(dialog.get(), "leaveOut");
        QTRY_VERIFY(leaveOut->isVisible());
        auto* merge = find<QPushButton>(dialog.get(), "mergePackets");
        QVERIFY(!merge->isEnabled());
        auto* preview = find<QTreeView>(dialog.get(), "mergePreview");
        QTest::keyClick(preview, Qt::Key_Down);
        QVERIFY(find<QLabel>(dialog.get(), "mergeRemark")
                    ->text()
                    .contains(QStringLiteral("assignment")));
        QTest::keyClick(leaveOut, Qt::Key_Space);
        QVERIFY(merge->isEnabled());
        press(dialog.get(), "mergePackets");
        QTRY_COMPARE(office.answersInProject(), 1);
    }

    void answersOfAFormAreMergedLikeAPacket()
    {
        Office office;
        Database& database = office.fixture.database();
        const PersonId lea = office.fixture.lea;
        const StudyId study = StudyFixture::take(StudyRepository(database).create(
            QStringLiteral("Outputs"), StudyFixture::design(), lea));
        StudyFixture::take(
            StudyRepository(database).addItems(study, StudyFixture::someItems(1, 3), lea));
        StudyRaterRepository raters(database);
        const auto ann =
            StudyFixture::take(raters.add(study, {{.name = QStringLiteral("Ann")}}, lea));
        StudyFixture::take(raters.assign(study, lea));
        FormFixture forms(office.fixture);
        const OpenForm form = forms.write(ann.first());
        AnswersFile file = FormFixture::answered(form, QStringLiteral("1"));
        FormFixture::tell(file, studies::RaterEvent::Kind::Submitted, kFormTime + 60'000);
        const QString answers = forms.save(file, form);

        const auto dialog = office.merging();
        // The form itself, dropped beside them by mistake, says what to do instead.
        dialog->addPackets({forms.path(QStringLiteral("form1.html")), answers});
        auto* preview = find<MergePreview>(dialog.get(), "mergePreview");
        QTRY_VERIFY(preview->problem().contains(QLatin1String("browser")));
        QVERIFY(!find<QPushButton>(dialog.get(), "mergePackets")->isEnabled());
        press(dialog.get(), "removePacket");
        QTRY_VERIFY(find<QPushButton>(dialog.get(), "mergePackets")->isEnabled());
        const auto* model = preview->model();
        QCOMPARE(model->index(0, MergePreview::New).data().toString(), QStringLiteral("3"));
        const QModelIndex line = model->index(0, MergePreview::What, model->index(0, 0));
        QCOMPARE(line.data().toString(), QStringLiteral("Study \"Outputs\""));
        press(dialog.get(), "mergePackets");
        QTRY_VERIFY(message(dialog.get()).contains(QLatin1String("3 new")));
        QCOMPARE(raters.byId(ann.first())->state, RaterState::Submitted);
    }

    void aForeignPacketStopsTheMerge()
    {
        Office office;
        Office other;
        const QString good = office.worked(
            QStringLiteral("ada.tandem"), office.fixture.ada, QStringLiteral("y"), false);
        const QString bad = other.packetFixture.write(other.fixture.ada);
        const auto dialog = office.merging();
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(good), QUrl::fromLocalFile(bad)});
        QDragEnterEvent enter({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(dialog.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(dialog.get(), &drop);
        auto* remark = find<QLabel>(dialog.get(), "mergeRemark");
        QTRY_VERIFY(remark->text().contains(QStringLiteral("another project")));
        auto* preview = find<QTreeView>(dialog.get(), "mergePreview");
        QTRY_VERIFY(
            preview->model()->index(0, MergePreview::New).data().toString() == QStringLiteral("1"));
        QVERIFY(!find<QPushButton>(dialog.get(), "mergePackets")->isEnabled());
        preview->setFocus();
        preview->setCurrentIndex(preview->model()->index(1, 0));
        QTest::keyClick(preview, Qt::Key_Delete);
        QVERIFY(find<QPushButton>(dialog.get(), "mergePackets")->isEnabled());
    }

    void thePreviewShowsPacketsWithWhatTheyBring()
    {
        MergePreview preview;
        QVERIFY(preview.add(QStringLiteral("a")));
        QVERIFY(preview.add(QStringLiteral("b")));
        QVERIFY(!preview.add(QStringLiteral("a")));
        PacketMerge merge;
        merge.person = QStringLiteral("Ada");
        RoundMerge round;
        round.position = 3;
        round.title = QStringLiteral("T");
        round.fresh = 2;
        merge.rounds = {round, {}, round};
        merge.rounds[2].refusal = QStringLiteral("No.");
        preview.setFound(QStringLiteral("b"), merge);
        QCOMPARE(preview.topLevelItem(1)->childCount(), 2);
        QCOMPARE(preview.refusedRounds(), 1);
        QVERIFY(preview.changesSomething());
        QVERIFY(!preview.isReady());
        preview.setFound(QStringLiteral("a"), failure(ErrorCode::Corrupt, QStringLiteral("Bad.")));
        QVERIFY(!preview.isReady());
        QVERIFY(preview.problem().startsWith(QStringLiteral("Bad.")));
        preview.setCurrentItem(preview.topLevelItem(0));
        preview.removeCurrent();
        QVERIFY(preview.isReady());
        merge.rounds.clear();
        preview.setFound(QStringLiteral("b"), merge);
        QCOMPARE(preview.topLevelItem(0)->childCount(), 0);
        QVERIFY(!preview.changesSomething());
    }

    void theBannerSaysWhosePacketItIs()
    {
        Office office(1);
        {
            const PacketBanner banner(*office.session);
            QVERIFY(banner.isHidden());
        }
        const QString path = office.worked(
            QStringLiteral("ada.tandem"), office.fixture.ada, QStringLiteral("yynny"), false);
        ProjectSession session(ProjectFixture::take(Project::open(path)));
        // The program knows who sits there.
        const PersonId ada = session.packet()->person;
        QCOMPARE(session.currentPerson(), ada);
        session.setCurrentPerson(PersonId{2});
        QCOMPARE(session.currentPerson(), ada);
        QVERIFY(!session.isLead());
        const PacketBanner banner(session);
        QVERIFY(banner.text().contains(QStringLiteral("Ada")));
        QVERIFY(banner.text().contains(QStringLiteral("0 of 1")));
        session.project().change({.write = [ada](Database& database) -> Expected<Written> {
            const Round round = PacketFixture::round(database, 1);
            return RoundRepository(database).submit(round.id, ada).map([](const Round& closed) {
                return Written(RoundChanged{closed.sample, closed.id});
            });
        }});
        QTRY_VERIFY(banner.text().contains(QStringLiteral("send it back")));
        QTRY_VERIFY(banner.text().contains(QStringLiteral("Everything")));
    }
};

TANDEM_TEST(TestPacketDialogs, QApplication)
#include "tst_packetdialogs.moc"
