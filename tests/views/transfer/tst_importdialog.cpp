#include "views/transfer/importdialog.h"

#include "projectfixture.h"
#include "storage/changes/history.h"
#include "storage/repositories/journal.h"
#include "testmain.h"
#include "ui/messagebar.h"
#include "views/session/projectsession.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTest>
#include <QUrl>

using namespace tandem;

namespace {

/// A folder with files, and the dialog that imports them.
struct Setup
{
    QTemporaryDir folder;
    QStringList answers; ///< what the user chooses in the next file dialog
    QString suggested;
    std::unique_ptr<ImportDialog> dialog;
    std::unique_ptr<QSignalSpy> ready;

    AskFile dialogs()
    {
        return AskFile(
            nullptr, [this](QWidget*, const FileQuestion& question, const AskFile::Chosen& chosen) {
                if (question.kind == FileQuestion::Kind::Name)
                    suggested = question.suggestion;
                chosen(answers);
            });
    }
    void open(ProjectSession* session = nullptr)
    {
        dialog = std::make_unique<ImportDialog>(
            ImportTargets{folder.path(), session, QStringLiteral("News & more")}, dialogs());
        ready = std::make_unique<QSignalSpy>(dialog.get(), &ImportDialog::projectReady);
        dialog->open();
    }
    QString write(const QString& name, const QByteArray& bytes)
    {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write");
        return file.fileName();
    }
    template <typename T>
    T* find(const char* name)
    {
        return dialog->findChild<T*>(QLatin1String(name));
    }
    QAbstractItemModel* inputs() { return find<QAbstractItemView>("inputs")->model(); }
    QPushButton* start() { return find<QPushButton>("startImport"); }
    QString message() { return dialog->findChild<MessageBar*>()->text(); }
    void press(const char* button) { QTest::keyClick(find<QPushButton>(button), Qt::Key_Space); }
    QStringList filesThere() const
    {
        return QDir(folder.path()).entryList(QDir::Files | QDir::Hidden, QDir::Name);
    }
};

const QByteArray articleText = "First paragraph.\n\nSecond one.\n";

/// A JSON array of articles, big enough that an import can be stopped in its middle.
QByteArray manyArticles(int count)
{
    QJsonArray articles;
    for (int i = 0; i < count; ++i) {
        articles.append(QJsonObject{{QStringLiteral("title"), QStringLiteral("Article %1").arg(i)},
            {QStringLiteral("paragraphs"),
                QJsonArray{QString(QString(400, u'a') + QString::number(i)), QString(400, u'b'),
                    QString(400, u'c')}}});
    }
    return QJsonDocument(articles).toJson(QJsonDocument::Compact);
}

int samplesIn(const QString& path)
{
    const auto project = ProjectFixture::take(Project::open(path));
    return ProjectFixture::take(SampleRepository(project->reader()).count());
}

} // namespace

class TestImportDialog : public QObject
{
    Q_OBJECT

private slots:
    void anEmptyDialogSaysWhatCanBeAdded();
    void filesAreRecognisedAndImported();
    void whatAFileWillBecomeIsShownBefore();
    void whatCannotBeImportedIsSaid();
    void aBrokenFileIsNamedWithPlaceAndRemedy();
    void aStoppedImportLeavesNothing();
    void closingStopsTheImport();
    void samplesAreAddedToTheOpenProject();
    void undoStopsAtSamplesThatCameIn();
    void nothingIsOverwritten();
    void theTargetIsChosenInADialog();
    void filesAreDropped();
    void inputsAreRemovedByKey();
    void itIsNotLargerThanItsWindow();
};

void TestImportDialog::anEmptyDialogSaysWhatCanBeAdded()
{
    Setup setup;
    setup.open();
    QVERIFY(!setup.start()->isEnabled());
    QVERIFY(setup.find<QLabel>("inputRemark")->text().contains(QStringLiteral("KGDS.json")));
    // What cannot be chosen is not asked.
    QCOMPARE(setup.dialog->windowTitle(), QStringLiteral("New project from files"));
    for (const char* choice : {"intoNew", "intoOpen", "importDuplicates", "firstLine"})
        QVERIFY2(!setup.find<QWidget>(choice)->isVisible(), choice);
    setup.press("addFiles");
    QCOMPARE(setup.inputs()->rowCount(), 0);
}

void TestImportDialog::filesAreRecognisedAndImported()
{
    Setup setup;
    setup.open();
    setup.answers = {setup.write(QStringLiteral("one.txt"), articleText),
        setup.write(QStringLiteral("two.json"), manyArticles(3))};
    setup.press("addFiles");
    QTRY_COMPARE(setup.inputs()->rowCount(), 2);
    QCOMPARE(setup.inputs()->index(0, 1).data().toString(), QStringLiteral("one article (text)"));
    QCOMPARE(setup.inputs()->index(1, 1).data().toString(), QStringLiteral("articles (JSON)"));
    setup.press("addFiles");
    QCOMPARE(setup.inputs()->rowCount(), 2);
    const QString target = setup.folder.filePath(QStringLiteral("one.tandem"));
    QCOMPARE(setup.find<QLineEdit>("targetPath")->text(), QDir::toNativeSeparators(target));
    QTRY_VERIFY(setup.start()->isEnabled());
    QTest::keyClick(setup.start(), Qt::Key_Return);
    QTRY_COMPARE(setup.ready->size(), 1);
    QCOMPARE(setup.ready->first().first().toString(), target);
    QVERIFY(!setup.dialog->isVisible());
    QCOMPARE(samplesIn(target), 4);
}

void TestImportDialog::whatAFileWillBecomeIsShownBefore()
{
    Setup setup;
    const QString first = setup.write(QStringLiteral("a.txt"), "The yard\nOne.\n\nTwo.\n");
    const QString second = setup.write(QStringLiteral("b.jsonl"),
        R"({"title": "Port", "text": "Three."})"
        "\n"
        R"({"title": "Ship", "text": "Four.", "discussion": [{"participant": "A", "utterance": "Hm."}]})"
        "\n");
    const QString broken = setup.write(QStringLiteral("c.jsonl"), "{\"title\": \"x\"}\n");
    setup.open();
    setup.dialog->addInputs({first, second, broken});
    auto* preview = setup.find<QPlainTextEdit>("inputPreview");
    const auto lines = [&] { return preview->toPlainText().split(u'\n'); };
    QTRY_COMPARE(lines().value(2), QStringLiteral("The yard One."));
    QCOMPARE(lines().value(4), QStringLiteral("1. The yard One."));
    QCOMPARE(lines().value(5), QStringLiteral("2. Two."));

    QTest::keyClick(setup.find<QComboBox>("firstLine"), Qt::Key_Down);
    QTRY_COMPARE(lines().value(2), QStringLiteral("The yard"));
    QCOMPARE(lines().value(4), QStringLiteral("1. One."));

    auto* list = setup.find<QAbstractItemView>("inputs");
    QTest::keyClick(list, Qt::Key_Down);
    QCOMPARE(preview->toPlainText(), QString()); // not what the other file becomes
    QTRY_COMPARE(lines().value(2), QStringLiteral("Port"));
    QCOMPARE(lines().value(0), QStringLiteral("2 sample(s), 1 with a discussion"));
    QVERIFY(lines().contains(QStringLiteral("Ship")));
    QTest::keyClick(list, Qt::Key_Down);
    QTRY_VERIFY(preview->toPlainText().contains(QLatin1String("no text")));
    QTest::keyClick(list, Qt::Key_Delete);
    setup.find<QLineEdit>("targetPath")->setText(setup.folder.filePath(QStringLiteral("p")));
    QTRY_VERIFY(setup.start()->isEnabled());
    setup.press("startImport");
    QTRY_COMPARE(setup.ready->size(), 1);
    const auto project =
        ProjectFixture::take(Project::open(setup.folder.filePath(QStringLiteral("p.tandem"))));
    const auto row = SampleRepository(project->reader()).rowAt(1);
    QCOMPARE(row->title, QStringLiteral("The yard"));
    QCOMPARE(row->paragraphs, 2);
}

void TestImportDialog::whatCannotBeImportedIsSaid()
{
    Setup setup;
    setup.open();
    ProjectFixture::check(
        createProject(setup.folder.filePath(QStringLiteral("p.tandem")), QStringLiteral("P")));
    setup.dialog->addInputs({setup.folder.filePath(QStringLiteral("p.tandem")),
        setup.write(QStringLiteral("empty.json"), {}),
        setup.folder.filePath(QStringLiteral("missing.txt")),
        setup.write(QStringLiteral("good.txt"), articleText)});
    QTRY_COMPARE(setup.inputs()->rowCount(), 4);
    QVERIFY(!setup.start()->isEnabled());
    QVERIFY(setup.find<QLabel>("inputRemark")->text().contains(QStringLiteral("p.tandem")));
    auto* list = setup.find<QAbstractItemView>("inputs");
    list->setCurrentIndex(setup.inputs()->index(2, 0));
    QVERIFY(setup.find<QLabel>("inputRemark")->text().contains(QStringLiteral("missing.txt")));
    for (int i = 0; i < 3; ++i) {
        list->setCurrentIndex(setup.inputs()->index(0, 0));
        QTest::keyClick(list, Qt::Key_Delete);
    }
    QCOMPARE(setup.inputs()->rowCount(), 1);
    QVERIFY(setup.start()->isEnabled());
}

void TestImportDialog::aBrokenFileIsNamedWithPlaceAndRemedy()
{
    Setup setup;
    setup.open();
    setup.dialog->addInputs({setup.write(QStringLiteral("good.txt"), articleText),
        setup.write(QStringLiteral("bad.json"), "[{\"title\": \"a\", \"paragraphs\": [\"x\"]}, "
                                                "{\"title\": \"b\", \"paragraphs\": 7}]")});
    QTRY_VERIFY(setup.start()->isEnabled());
    const QStringList before = setup.filesThere();
    QTest::keyClick(setup.start(), Qt::Key_Return);
    QTRY_VERIFY(!setup.message().isEmpty());
    QVERIFY2(setup.message().contains(QStringLiteral("bad.json")), qPrintable(setup.message()));
    QVERIFY2(
        setup.message().contains(QStringLiteral("/1/paragraphs")), qPrintable(setup.message()));
    QCOMPARE(setup.filesThere(), before);
    QVERIFY(setup.ready->isEmpty());
    QVERIFY(setup.dialog->isVisible());
    QVERIFY(setup.start()->isEnabled());
}

void TestImportDialog::aStoppedImportLeavesNothing()
{
    Setup setup;
    setup.open();
    setup.dialog->addInputs({setup.write(QStringLiteral("many.json"), manyArticles(20'000))});
    QTRY_VERIFY(setup.start()->isEnabled());
    const QStringList before = setup.filesThere();
    QTest::keyClick(setup.start(), Qt::Key_Return);
    QVERIFY(!setup.start()->isEnabled());
    QVERIFY(!setup.find<QLineEdit>("targetPath")->isEnabled());
    QTest::keyClick(setup.find<QPushButton>("stopTransfer"), Qt::Key_Escape);
    QTRY_VERIFY(setup.message().contains(QStringLiteral("stopped")));
    QVERIFY(setup.dialog->isVisible());
    QCOMPARE(setup.filesThere(), before);
    QVERIFY(setup.ready->isEmpty());
    QVERIFY(setup.start()->isEnabled());
}

void TestImportDialog::closingStopsTheImport()
{
    Setup setup;
    setup.open();
    setup.dialog->addInputs({setup.write(QStringLiteral("many.json"), manyArticles(20'000))});
    QTRY_VERIFY(setup.start()->isEnabled());
    const QStringList before = setup.filesThere();
    QTest::keyClick(setup.start(), Qt::Key_Return);
    setup.press("closeImport");
    QTRY_VERIFY(!setup.dialog->isVisible());
    QVERIFY(setup.ready->isEmpty());
    QCOMPARE(setup.filesThere(), before);

    // Destroyed in the middle of it, the work ends with it.
    setup.open();
    setup.dialog->addInputs({setup.folder.filePath(QStringLiteral("many.json"))});
    QTRY_VERIFY(setup.start()->isEnabled());
    QTest::keyClick(setup.start(), Qt::Key_Return);
    setup.dialog.reset();
    QCOMPARE(setup.filesThere(), before);
}

void TestImportDialog::samplesAreAddedToTheOpenProject()
{
    ProjectFixture fixture(2);
    ProjectSession session(fixture.open());
    session.setCurrentPerson(fixture.lea);
    Setup setup;
    QSignalSpy changes(&session.project(), &Project::changed);
    setup.open(&session);
    const QSignalSpy told(setup.dialog.get(), &ImportDialog::told);
    setup.dialog->addInputs({setup.write(QStringLiteral("one.txt"), articleText)});
    auto* into = setup.find<QRadioButton>("intoOpen");
    QVERIFY(into->isVisible());
    QVERIFY(into->text().contains(QStringLiteral("News && more")));
    QVERIFY(into->isChecked());
    QVERIFY(!setup.find<QLineEdit>("targetPath")->isEnabled());
    QTRY_VERIFY(setup.start()->isEnabled());
    QTest::keyClick(setup.start(), Qt::Key_Return);
    QTRY_COMPARE(setup.ready->size(), 1);
    QCOMPARE(setup.ready->first().first().toString(), fixture.path());
    QCOMPARE(samplesIn(fixture.path()), 3);
    QVERIFY(setup.dialog->isHidden());
    QCOMPARE(told.size(), 1);
    QVERIFY(told.first().first().toString().startsWith(QLatin1Char('1')));
    // A change of the project like any other, not one that another program made.
    QCOMPARE(changes.size(), 1);
    const auto event = changes.first().first().value<ChangeEvent>();
    QVERIFY(event.as<SamplesAdded>());
    QCOMPARE(event.origin.asker, setup.dialog.get());
    const auto written =
        ProjectFixture::take(Journal(session.project().reader()).newest(1)).first();
    QCOMPARE(written.event, QStringLiteral("imported"));
    QCOMPARE(written.by, fixture.lea);
}

void TestImportDialog::undoStopsAtSamplesThatCameIn()
{
    ProjectFixture fixture(2);
    ProjectSession session(fixture.open());
    session.change(
        this, {.text = QStringLiteral("something older"), .write = [](const WriteContext&) {
                   return Expected<Written>({PeopleChanged(),
                       [](const WriteContext&) { return Expected<Written>(PeopleChanged()); }});
               }});
    QVERIFY(session.history().canUndo());
    Setup setup;
    setup.open(&session);
    auto* note = setup.find<QLabel>("importStays");
    QVERIFY(note->isVisible());
    QVERIFY(setup.find<QComboBox>("importDuplicates")->isVisible());
    QVERIFY(note->text().contains(QStringLiteral("cannot be undone")));
    setup.find<QRadioButton>("intoNew")->setChecked(true);
    QVERIFY(!note->isVisible());
    QVERIFY(!setup.find<QComboBox>("importDuplicates")->isVisible());
    setup.find<QRadioButton>("intoOpen")->setChecked(true);
    setup.dialog->addInputs({setup.write(QStringLiteral("one.txt"), articleText)});
    QTRY_VERIFY(setup.start()->isEnabled());
    QTest::keyClick(setup.start(), Qt::Key_Return);
    QTRY_COMPARE(setup.ready->size(), 1);
    QVERIFY(!session.history().canUndo());
    QCOMPARE(session.history().barrierText(), QStringLiteral("import of one.txt"));
}

void TestImportDialog::nothingIsOverwritten()
{
    Setup setup;
    setup.open();
    setup.write(QStringLiteral("one.tandem"), "something");
    setup.dialog->addInputs({setup.write(QStringLiteral("one.txt"), articleText)});
    auto* path = setup.find<QLineEdit>("targetPath");
    QTRY_VERIFY(path->text().endsWith(QStringLiteral("one 2.tandem")));
    path->selectAll();
    QTest::keyClicks(path, setup.folder.filePath(QStringLiteral("one")));
    QVERIFY(!setup.start()->isEnabled());
    QVERIFY(setup.find<QLabel>("targetProblem")->text().contains(QStringLiteral("already")));
    path->selectAll();
    QTest::keyClicks(path, setup.folder.filePath(QStringLiteral("none/x.tandem")));
    QVERIFY(setup.find<QLabel>("targetProblem")->text().contains(QStringLiteral("not exist")));
    path->selectAll();
    QTest::keyClicks(path, setup.folder.filePath(QStringLiteral("three")));
    QVERIFY(setup.start()->isEnabled());
    QTest::keyClick(setup.start(), Qt::Key_Return);
    QTRY_COMPARE(setup.ready->size(), 1);
    QVERIFY(QFile::exists(setup.folder.filePath(QStringLiteral("three.tandem"))));
}

void TestImportDialog::theTargetIsChosenInADialog()
{
    Setup setup;
    setup.open();
    setup.dialog->addInputs({setup.write(QStringLiteral("one.txt"), articleText)});
    QTRY_VERIFY(setup.start()->isEnabled());
    setup.press("chooseTarget");
    QCOMPARE(setup.suggested, setup.folder.filePath(QStringLiteral("one.tandem")));
    setup.answers = {setup.folder.filePath(QStringLiteral("chosen.tandem"))};
    setup.press("chooseTarget");
    QTest::keyClick(setup.start(), Qt::Key_Return);
    QTRY_COMPARE(setup.ready->size(), 1);
    QCOMPARE(setup.ready->first().first().toString(), setup.answers.first());
}

void TestImportDialog::filesAreDropped()
{
    Setup setup;
    setup.open();
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(setup.write(QStringLiteral("one.txt"), articleText))});
    QDragEnterEvent enter({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(setup.dialog.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(setup.dialog.get(), &drop);
    QTRY_COMPARE(setup.inputs()->rowCount(), 1);
}

void TestImportDialog::inputsAreRemovedByKey()
{
    Setup setup;
    setup.open();
    setup.dialog->addInputs({setup.write(QStringLiteral("one.txt"), articleText)});
    QTRY_COMPARE(setup.inputs()->rowCount(), 1);
    auto* list = setup.find<QAbstractItemView>("inputs");
    list->setFocus();
    list->setCurrentIndex(setup.inputs()->index(0, 0));
    QTest::keyClick(list, Qt::Key_Delete);
    QCOMPARE(setup.inputs()->rowCount(), 0);
    QVERIFY(!setup.start()->isEnabled());
    QVERIFY(setup.find<QLineEdit>("targetPath")->text().isEmpty());
}

void TestImportDialog::itIsNotLargerThanItsWindow()
{
    Setup setup;
    QWidget window;
    window.resize(860, 560);
    const ImportDialog dialog({setup.folder.path(), nullptr, {}}, setup.dialogs(), &window);
    QCOMPARE(dialog.size(), window.size());
}

TANDEM_TEST(TestImportDialog, QApplication)
#include "tst_importdialog.moc"
