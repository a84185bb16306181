#include "views/transfer/publishdialog.h"

#include "projectfixture.h"
#include "storage/repositories/publicationsettings.h"
#include "testmain.h"
#include "ui/markdownview.h"
#include "ui/messagebar.h"
#include "views/session/projectsession.h"

#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

using namespace tandem;

namespace {

struct Setup
{
    ProjectFixture fixture{2};
    QTemporaryDir folder;
    QSettings settings{folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat};
    std::unique_ptr<ProjectSession> session;
    std::unique_ptr<PublishDialog> dialog;
    std::unique_ptr<QSignalSpy> published;

    void open(bool asLead = true)
    {
        fixture.close(fixture.samples.at(0), QStringLiteral("yynny"), QStringLiteral("ynnny"));
        session = std::make_unique<ProjectSession>(fixture.open());
        session->setCurrentPerson(asLead ? fixture.lea : fixture.ada);
        dialog = std::make_unique<PublishDialog>(*session, AskFile(&settings),
            BuiltInGuidelines{QStringLiteral("# P"), QStringLiteral("# K")});
        published = std::make_unique<QSignalSpy>(dialog.get(), &PublishDialog::published);
        dialog->open();
        find<QLineEdit>("publishFolder")->setText(out());
    }
    template <typename T>
    T* find(const char* name)
    {
        return dialog->findChild<T*>(QLatin1String(name));
    }
    QString out() const { return folder.filePath(QStringLiteral("out")); }
    QString findings() { return find<MarkdownView>("publishFindings")->markdownText(); }
    void press(const char* name) { QTest::keyClick(find<QPushButton>(name), Qt::Key_Return); }
};

} // namespace

class TestPublishDialog : public QObject
{
    Q_OBJECT

private slots:
    void theDatasetIsPublishedAndItsMetadataAreKept()
    {
        Setup setup;
        setup.open();
        setup.find<QLineEdit>("publishTitle")->setText(QStringLiteral("My title"));
        setup.press("startPublish");
        QTRY_COMPARE(setup.published->size(), 1);
        QFile card(setup.out() + QStringLiteral("/README.md"));
        QVERIFY(card.open(QIODevice::ReadOnly));
        QVERIFY(card.readAll().contains("# My title"));
        QCOMPARE(ProjectFixture::take(storedPublication(setup.fixture.database())).title,
            QStringLiteral("My title"));
    }

    void theCheckFollowsWhatIsTyped()
    {
        Setup setup;
        setup.open();
        QTRY_VERIFY(setup.findings().contains(QStringLiteral("No authors")));
        setup.find<QLineEdit>("publishAuthors")->setText(QStringLiteral("Jane Doe"));
        QTRY_VERIFY(!setup.findings().contains(QStringLiteral("No authors")));
        setup.find<QLineEdit>("publishSplits")->setText(QStringLiteral("a=2"));
        QVERIFY(!setup.find<QPushButton>("startPublish")->isEnabled());
    }

    void metadataThatAreNotSavedAreAskedAboutOnce()
    {
        Setup setup;
        setup.open();
        setup.find<QLineEdit>("publishTitle")->setText(QStringLiteral("My title"));
        setup.dialog->reject();
        QVERIFY(setup.dialog->isVisible());
        setup.dialog->reject();
        QVERIFY(!setup.dialog->isVisible());
    }

    void metadataAreSavedWithoutPublishing()
    {
        Setup setup;
        setup.open();
        setup.find<QLineEdit>("publishTitle")->setText(QStringLiteral("My title"));
        setup.press("savePublication");
        QTRY_VERIFY(!setup.find<QPushButton>("savePublication")->isEnabled());
        QTRY_COMPARE(ProjectFixture::take(storedPublication(setup.fixture.database())).title,
            QStringLiteral("My title"));
    }

    void whoeverIsNoLeadPublishesWithoutStoring()
    {
        Setup setup;
        setup.open(false);
        setup.find<QLineEdit>("publishTitle")->setText(QStringLiteral("Ada's"));
        QVERIFY(!setup.find<QPushButton>("savePublication")->isEnabled());
        setup.press("startPublish");
        QTRY_COMPARE(setup.published->size(), 1);
        QVERIFY(ProjectFixture::take(storedPublication(setup.fixture.database())).title.isEmpty());
    }

    void aFullFolderIsToldAndNotReplaced()
    {
        Setup setup;
        setup.open();
        QVERIFY(QDir().mkpath(setup.out() + QStringLiteral("/mine")));
        QFile mine(setup.out() + QStringLiteral("/mine/file"));
        QVERIFY(mine.open(QIODevice::WriteOnly));
        mine.close();
        setup.find<QLineEdit>("publishFolder")->setText(setup.out() + u'/');
        QVERIFY(!setup.find<QPushButton>("startPublish")->isEnabled());
        QVERIFY(!setup.find<QLabel>("publishRemark")->text().isEmpty());
    }
};

TANDEM_TEST(TestPublishDialog, QApplication)
#include "tst_publishdialog.moc"
