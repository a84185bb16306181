#include "views/transfer/exportdialog.h"

#include "projectfixture.h"
#include "storage/repositories/settingaside.h"
#include "testmain.h"
#include "ui/messagebar.h"
#include "views/session/projectsession.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QRadioButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

using namespace tandem;

namespace {

struct Desk
{
    ProjectFixture fixture;
    QTemporaryDir folder;
    QSettings settings{folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat};
    std::unique_ptr<ProjectSession> session;
    QString shownFolder;
    QString chosen;
    std::unique_ptr<ExportDialog> dialog;
    std::unique_ptr<QSignalSpy> exported;

    void open()
    {
        if (!session)
            session = std::make_unique<ProjectSession>(fixture.open());
        const AskFile dialogs(
            &settings,
            [this](
                QWidget*, const FileQuestion&, const AskFile::Chosen& answer) { answer({chosen}); },
            [this](const QString& path) { shownFolder = path; });
        dialog = std::make_unique<ExportDialog>(*session, settings, dialogs);
        exported = std::make_unique<QSignalSpy>(dialog.get(), &ExportDialog::exported);
        dialog->open();
    }
    template <typename T>
    T* find(const char* name)
    {
        return dialog->findChild<T*>(QLatin1String(name));
    }
    QLineEdit* path() { return find<QLineEdit>("exportPath"); }
    QPushButton* start() { return find<QPushButton>("startExport"); }
    QString message() { return dialog->findChild<MessageBar*>()->text(); }
    QString out(const QString& name) const { return folder.filePath(name); }
    void exportTo(const QString& name)
    {
        path()->setText(out(name));
        QTest::keyClick(start(), Qt::Key_Return);
    }
    QByteArray written(const QString& name) const
    {
        QFile file(out(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
};

} // namespace

class TestExportDialog : public QObject
{
    Q_OBJECT

private slots:
    void theBenchmarkIsWrittenAndReported();
    void whatIsIncompleteIsSaidBeforeAnythingIsWritten();
    void openRoundsStayBlind();
    void everyFormatIsWritten();
    void theFileNameIsRemembered();
    void replacingIsAnnounced();
    void aFileIsReplacedOnlyAfterAYes();
    void aHiddenFolderIsNotProposed();
    void wrongPlacesAreRefused();
    void aFailureIsSaidPlainly();
    void theFolderIsShown();
    void theFileIsChosenInADialog();
    void closingInTheMiddleIsSafe();
};

void TestExportDialog::theBenchmarkIsWrittenAndReported()
{
    Desk desk;
    desk.fixture.close(
        desk.fixture.samples.at(0), QStringLiteral("yyynn"), QStringLiteral("yynnn"));
    desk.open();
    QVERIFY(desk.find<QRadioButton>("export-kgds-json")->isChecked());
    desk.exportTo(QStringLiteral("k.json"));
    QTRY_COMPARE(desk.exported->size(), 1);
    QVERIFY2(
        desk.message().contains(QStringLiteral("2 excluded: 2 open")), qPrintable(desk.message()));
    const auto json = QJsonDocument::fromJson(desk.written(QStringLiteral("k.json")));
    QCOMPARE(json.array().size(), 1);
}

void TestExportDialog::whatIsIncompleteIsSaidBeforeAnythingIsWritten()
{
    Desk desk;
    desk.fixture.close(
        desk.fixture.samples.at(0), QStringLiteral("yyynn"), QStringLiteral("yynnn"));
    ProjectFixture::check(SettingAside(desk.fixture.database())
                              .setAside(desk.fixture.samples.at(2),
                                  QStringLiteral("<b>doubled</b>"), desk.fixture.lea));
    desk.open();
    const auto* notes = desk.find<QLabel>("exportIncomplete");
    QTRY_VERIFY2(notes->text().startsWith(
                     QLatin1String("Incomplete samples: 1 of 1 without facts and opinions.")),
        qPrintable(notes->text()));
    QVERIFY2(notes->text().contains(QLatin1String("1 open")), qPrintable(notes->text()));
    QVERIFY2(notes->text().contains(QLatin1String("Excluded: 1 (\"<b>doubled</b>\").")),
        qPrintable(notes->text()));
    QCOMPARE(notes->textFormat(), Qt::PlainText);
    QVERIFY(!desk.path()->text().isEmpty() && !QFile::exists(desk.path()->text()));
    // Answers are neither complete nor incomplete, but of no sample that is set aside.
    desk.find<QRadioButton>("export-answers-csv")->setChecked(true);
    QCOMPARE(notes->text(), QStringLiteral("Excluded: 1 (\"<b>doubled</b>\")."));
}

void TestExportDialog::openRoundsStayBlind()
{
    Desk desk;
    desk.fixture.answer(desk.fixture.samples.at(0), desk.fixture.ada, QStringLiteral("yyyyy"),
        QStringLiteral("secret"));
    desk.open();
    QTest::keyClick(desk.find<QRadioButton>("export-answers-csv"), Qt::Key_Space);
    desk.exportTo(QStringLiteral("a.csv"));
    QTRY_COMPARE(desk.exported->size(), 1);
    QVERIFY(desk.message().contains(QStringLiteral("No round is closed yet")));
    QVERIFY(!desk.written(QStringLiteral("a.csv")).contains("secret"));
}

void TestExportDialog::everyFormatIsWritten()
{
    Desk desk;
    for (const SampleId sample : std::as_const(desk.fixture.samples))
        desk.fixture.close(sample, QStringLiteral("yynnn"), QStringLiteral("yynnn"));
    desk.open();
    int written = 0;
    const auto formats = exportFormats();
    for (const ExportFormat format : formats) {
        desk.dialog->setFormat(format);
        const QString name = exportFormatName(format);
        desk.exportTo(name);
        ++written;
        QTRY_COMPARE(desk.exported->size(), written);
        QVERIFY(!desk.written(name).isEmpty());
    }
}

void TestExportDialog::theFileNameIsRemembered()
{
    Desk desk;
    desk.open();
    QVERIFY(desk.path()->text().endsWith(QStringLiteral("Fixture.KGDS.json")));
    desk.dialog->setFormat(ExportFormat::StatisticsCsv);
    desk.exportTo(QStringLiteral("mine.csv"));
    QTRY_COMPARE(desk.exported->size(), 1);
    desk.open();
    const QString beside = QFileInfo(desk.fixture.path()).absolutePath();
    QCOMPARE(desk.path()->text(), beside + QStringLiteral("/Fixture.KGDS.json"));
    desk.dialog->setFormat(ExportFormat::StatisticsCsv);
    QCOMPARE(desk.path()->text(), desk.out(QStringLiteral("mine.csv")));
}

void TestExportDialog::replacingIsAnnounced()
{
    Desk desk;
    desk.open();
    QFile file(desk.out(QStringLiteral("there.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    desk.path()->setText(file.fileName());
    QVERIFY(desk.find<QLabel>("exportRemark")->text().contains(QStringLiteral("already")));
    QVERIFY(desk.start()->isEnabled());
}

void TestExportDialog::aFileIsReplacedOnlyAfterAYes()
{
    Desk desk;
    desk.fixture.close(
        desk.fixture.samples.at(0), QStringLiteral("yyynn"), QStringLiteral("yynnn"));
    desk.open();
    QFile file(desk.out(QStringLiteral("there.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write("mine"), qint64(4));
    file.close();
    desk.exportTo(QStringLiteral("there.json"));
    auto* question = desk.find<QMessageBox>("confirmReplace");
    QVERIFY(question);
    QVERIFY(question->text().contains(QStringLiteral("there.json")));
    // What Enter stands for does no harm.
    QTest::keyClick(question, Qt::Key_Return);
    QTRY_VERIFY(!desk.find<QMessageBox>("confirmReplace"));
    QCOMPARE(desk.written(QStringLiteral("there.json")), QByteArray("mine"));
    QVERIFY(desk.exported->isEmpty());

    QTest::keyClick(desk.start(), Qt::Key_Return);
    desk.find<QPushButton>("replaceFile")->click();
    QTRY_COMPARE(desk.exported->size(), 1);
    QVERIFY(desk.written(QStringLiteral("there.json")).startsWith('['));
}

void TestExportDialog::aHiddenFolderIsNotProposed()
{
    Desk desk;
    const QString hidden = desk.out(QStringLiteral(".local"));
    QVERIFY(QDir().mkpath(hidden));
    rememberExportPath(desk.settings, ExportFormat::Benchmark,
        ProjectSession(desk.fixture.open()).settings().uuid, hidden + QStringLiteral("/k.json"));
    desk.open();
    QVERIFY2(
        !desk.path()->text().contains(QStringLiteral(".local")), qPrintable(desk.path()->text()));
}

void TestExportDialog::wrongPlacesAreRefused()
{
    Desk desk;
    desk.open();
    for (const QString& wrong : {QString(), desk.folder.path(),
             desk.out(QStringLiteral("none/k.json")), desk.fixture.path()}) {
        desk.path()->setText(wrong);
        QVERIFY(!desk.start()->isEnabled());
        QCOMPARE(desk.find<QLabel>("exportRemark")->isVisible(), !wrong.isEmpty());
    }
}

void TestExportDialog::aFailureIsSaidPlainly()
{
    Desk desk;
    desk.open();
    desk.path()->setText(QStringLiteral("/proc/tandem.json"));
    QTest::keyClick(desk.start(), Qt::Key_Return);
    QTRY_VERIFY(desk.message().contains(QStringLiteral("/proc/tandem.json")));
    QVERIFY(desk.exported->isEmpty());
    QVERIFY(desk.start()->isEnabled());
}

void TestExportDialog::theFolderIsShown()
{
    Desk desk;
    desk.fixture.close(
        desk.fixture.samples.at(0), QStringLiteral("yyynn"), QStringLiteral("yynnn"));
    desk.open();
    desk.exportTo(QStringLiteral("k.json"));
    QTRY_VERIFY2(desk.exported->size() == 1, qPrintable(desk.message()));
    auto* bar = desk.dialog->findChild<MessageBar*>();
    const auto buttons = bar->findChildren<QPushButton*>();
    QVERIFY(!buttons.isEmpty());
    QTest::keyClick(buttons.first(), Qt::Key_Space);
    QCOMPARE(desk.shownFolder, desk.folder.path());
}

void TestExportDialog::theFileIsChosenInADialog()
{
    Desk desk;
    desk.open();
    desk.chosen = desk.out(QStringLiteral("chosen.json"));
    QTest::keyClick(desk.find<QPushButton>("chooseExportPath"), Qt::Key_Space);
    QCOMPARE(desk.path()->text(), desk.chosen);
}

void TestExportDialog::closingInTheMiddleIsSafe()
{
    Desk desk;
    desk.open();
    desk.exportTo(QStringLiteral("k.json"));
    QTest::keyClick(desk.start(), Qt::Key_Escape);
    QTRY_VERIFY(!desk.dialog->isVisible());
    desk.open();
    desk.exportTo(QStringLiteral("k.json"));
    desk.dialog.reset();
    desk.session.reset();
}

TANDEM_TEST(TestExportDialog, QApplication)
#include "tst_exportdialog.moc"
