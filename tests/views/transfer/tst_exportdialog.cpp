#include "views/transfer/exportdialog.h"

#include "projectfixture.h"
#include "storage/repositories/excluding.h"
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

struct Setup
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
    Setup setup;
    setup.fixture.close(
        setup.fixture.samples.at(0), QStringLiteral("yyynn"), QStringLiteral("yynnn"));
    setup.open();
    QVERIFY(setup.find<QRadioButton>("export-kgds-json")->isChecked());
    setup.exportTo(QStringLiteral("k.json"));
    QTRY_COMPARE(setup.exported->size(), 1);
    QVERIFY2(setup.message().contains(QStringLiteral("2 sample(s) excluded: 2 open")),
        qPrintable(setup.message()));
    const auto json = QJsonDocument::fromJson(setup.written(QStringLiteral("k.json")));
    QCOMPARE(json.array().size(), 1);
}

void TestExportDialog::whatIsIncompleteIsSaidBeforeAnythingIsWritten()
{
    Setup setup;
    setup.fixture.close(
        setup.fixture.samples.at(0), QStringLiteral("yyynn"), QStringLiteral("yynnn"));
    ProjectFixture::check(SettingAside(setup.fixture.database())
                              .exclude(setup.fixture.samples.at(2),
                                  QStringLiteral("<b>doubled</b>"), setup.fixture.lea));
    setup.open();
    const auto* notes = setup.find<QLabel>("exportIncomplete");
    QTRY_VERIFY2(notes->text().startsWith(
                     QLatin1String("Incomplete samples: 1 of 1 without facts and opinions.")),
        qPrintable(notes->text()));
    QVERIFY2(notes->text().contains(QLatin1String("1 open")), qPrintable(notes->text()));
    QVERIFY2(notes->text().contains(QLatin1String("Excluded: 1 (\"<b>doubled</b>\").")),
        qPrintable(notes->text()));
    QCOMPARE(notes->textFormat(), Qt::PlainText);
    QVERIFY(!setup.path()->text().isEmpty() && !QFile::exists(setup.path()->text()));
    // Answers are neither complete nor incomplete, but of no sample that is excluded.
    setup.find<QRadioButton>("export-answers-csv")->setChecked(true);
    QCOMPARE(notes->text(), QStringLiteral("Excluded: 1 (\"<b>doubled</b>\")."));
}

void TestExportDialog::openRoundsStayBlind()
{
    Setup setup;
    setup.fixture.answer(setup.fixture.samples.at(0), setup.fixture.ada, QStringLiteral("yyyyy"),
        QStringLiteral("secret"));
    setup.open();
    QTest::keyClick(setup.find<QRadioButton>("export-answers-csv"), Qt::Key_Space);
    setup.exportTo(QStringLiteral("a.csv"));
    QTRY_COMPARE(setup.exported->size(), 1);
    QVERIFY(setup.message().contains(QStringLiteral("No round is closed yet")));
    QVERIFY(!setup.written(QStringLiteral("a.csv")).contains("secret"));
}

void TestExportDialog::everyFormatIsWritten()
{
    Setup setup;
    for (const SampleId sample : std::as_const(setup.fixture.samples))
        setup.fixture.close(sample, QStringLiteral("yynnn"), QStringLiteral("yynnn"));
    setup.open();
    int written = 0;
    const auto formats = exportFormats();
    for (const ExportFormat format : formats) {
        setup.dialog->setFormat(format);
        const QString name = exportFormatName(format);
        setup.exportTo(name);
        ++written;
        QTRY_COMPARE(setup.exported->size(), written);
        QVERIFY(!setup.written(name).isEmpty());
    }
}

void TestExportDialog::theFileNameIsRemembered()
{
    Setup setup;
    setup.open();
    QVERIFY(setup.path()->text().endsWith(QStringLiteral("Fixture.KGDS.json")));
    setup.dialog->setFormat(ExportFormat::StatisticsCsv);
    setup.exportTo(QStringLiteral("mine.csv"));
    QTRY_COMPARE(setup.exported->size(), 1);
    setup.open();
    const QString beside = QFileInfo(setup.fixture.path()).absolutePath();
    QCOMPARE(setup.path()->text(), beside + QStringLiteral("/Fixture.KGDS.json"));
    setup.dialog->setFormat(ExportFormat::StatisticsCsv);
    QCOMPARE(setup.path()->text(), setup.out(QStringLiteral("mine.csv")));
}

void TestExportDialog::replacingIsAnnounced()
{
    Setup setup;
    setup.open();
    QFile file(setup.out(QStringLiteral("there.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    setup.path()->setText(file.fileName());
    QVERIFY(setup.find<QLabel>("exportRemark")->text().contains(QStringLiteral("already")));
    QVERIFY(setup.start()->isEnabled());
}

void TestExportDialog::aFileIsReplacedOnlyAfterAYes()
{
    Setup setup;
    setup.fixture.close(
        setup.fixture.samples.at(0), QStringLiteral("yyynn"), QStringLiteral("yynnn"));
    setup.open();
    QFile file(setup.out(QStringLiteral("there.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write("mine"), qint64(4));
    file.close();
    setup.exportTo(QStringLiteral("there.json"));
    auto* question = setup.find<QMessageBox>("confirmReplace");
    QVERIFY(question);
    QVERIFY(question->text().contains(QStringLiteral("there.json")));
    // What Enter stands for does no harm.
    QTest::keyClick(question, Qt::Key_Return);
    QTRY_VERIFY(!setup.find<QMessageBox>("confirmReplace"));
    QCOMPARE(setup.written(QStringLiteral("there.json")), QByteArray("mine"));
    QVERIFY(setup.exported->isEmpty());

    QTest::keyClick(setup.start(), Qt::Key_Return);
    setup.find<QPushButton>("replaceFile")->click();
    QTRY_COMPARE(setup.exported->size(), 1);
    QVERIFY(setup.written(QStringLiteral("there.json")).startsWith('['));
}

void TestExportDialog::aHiddenFolderIsNotProposed()
{
    Setup setup;
    const QString hidden = setup.out(QStringLiteral(".local"));
    QVERIFY(QDir().mkpath(hidden));
    rememberExportPath(setup.settings, ExportFormat::Benchmark,
        ProjectSession(setup.fixture.open()).settings().uuid, hidden + QStringLiteral("/k.json"));
    setup.open();
    QVERIFY2(
        !setup.path()->text().contains(QStringLiteral(".local")), qPrintable(setup.path()->text()));
}

void TestExportDialog::wrongPlacesAreRefused()
{
    Setup setup;
    setup.open();
    for (const QString& wrong : {QString(), setup.folder.path(),
             setup.out(QStringLiteral("none/k.json")), setup.fixture.path()}) {
        setup.path()->setText(wrong);
        QVERIFY(!setup.start()->isEnabled());
        QCOMPARE(setup.find<QLabel>("exportRemark")->isVisible(), !wrong.isEmpty());
    }
}

void TestExportDialog::aFailureIsSaidPlainly()
{
    Setup setup;
    setup.open();
    setup.path()->setText(QStringLiteral("/proc/tandem.json"));
    QTest::keyClick(setup.start(), Qt::Key_Return);
    QTRY_VERIFY(setup.message().contains(QStringLiteral("/proc/tandem.json")));
    QVERIFY(setup.exported->isEmpty());
    QVERIFY(setup.start()->isEnabled());
}

void TestExportDialog::theFolderIsShown()
{
    Setup setup;
    setup.fixture.close(
        setup.fixture.samples.at(0), QStringLiteral("yyynn"), QStringLiteral("yynnn"));
    setup.open();
    setup.exportTo(QStringLiteral("k.json"));
    QTRY_VERIFY2(setup.exported->size() == 1, qPrintable(setup.message()));
    auto* bar = setup.dialog->findChild<MessageBar*>();
    const auto buttons = bar->findChildren<QPushButton*>();
    QVERIFY(!buttons.isEmpty());
    QTest::keyClick(buttons.first(), Qt::Key_Space);
    QCOMPARE(setup.shownFolder, setup.folder.path());
}

void TestExportDialog::theFileIsChosenInADialog()
{
    Setup setup;
    setup.open();
    setup.chosen = setup.out(QStringLiteral("chosen.json"));
    QTest::keyClick(setup.find<QPushButton>("chooseExportPath"), Qt::Key_Space);
    QCOMPARE(setup.path()->text(), setup.chosen);
}

void TestExportDialog::closingInTheMiddleIsSafe()
{
    Setup setup;
    setup.open();
    setup.exportTo(QStringLiteral("k.json"));
    QTest::keyClick(setup.start(), Qt::Key_Escape);
    QTRY_VERIFY(!setup.dialog->isVisible());
    setup.open();
    setup.exportTo(QStringLiteral("k.json"));
    setup.dialog.reset();
    setup.session.reset();
}

TANDEM_TEST(TestExportDialog, QApplication)
#include "tst_exportdialog.moc"
