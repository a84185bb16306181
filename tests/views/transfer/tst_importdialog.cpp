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
struct Desk
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
    Desk desk;
    desk.open();
    QVERIFY(!desk.start()->isEnabled());
    QVERIFY(desk.find<QLabel>("inputRemark")->text().contains(QStringLiteral("KGDS.json")));
    QVERIFY(!desk.find<QRadioButton>("intoOpen")->isVisible());
    desk.press("addFiles");
    QCOMPARE(desk.inputs()->rowCount(), 0);
}

void TestImportDialog::filesAreRecognisedAndImported()
{
    Desk desk;
    desk.open();
    desk.answers = {desk.write(QStringLiteral("one.txt"), articleText),
        desk.write(QStringLiteral("two.json"), manyArticles(3))};
    desk.press("addFiles");
    QTRY_COMPARE(desk.inputs()->rowCount(), 2);
    QCOMPARE(desk.inputs()->index(0, 1).data().toString(), QStringLiteral("one article (text)"));
    QCOMPARE(desk.inputs()->index(1, 1).data().toString(), QStringLiteral("articles (JSON)"));
    desk.press("addFiles");
    QCOMPARE(desk.inputs()->rowCount(), 2);
    const QString target = desk.folder.filePath(QStringLiteral("one.tandem"));
    QCOMPARE(desk.find<QLineEdit>("targetPath")->text(), QDir::toNativeSeparators(target));
    QTRY_VERIFY(desk.start()->isEnabled());
    QTest::keyClick(desk.start(), Qt::Key_Return);
    QTRY_COMPARE(desk.ready->size(), 1);
    QCOMPARE(desk.ready->first().first().toString(), target);
    QVERIFY(!desk.dialog->isVisible());
    QCOMPARE(samplesIn(target), 4);
}

void TestImportDialog::whatAFileWillBecomeIsShownBefore()
{
    Desk desk;
    const QString first = desk.write(QStringLiteral("a.txt"), "The yard\nOne.\n\nTwo.\n");
    const QString second =
        desk.write(QStringLiteral("b.jsonl"), R"({"title": "Port", "text": "Three."})"
                                              "\n"
                                              R"({"title": "Ship", "text": "Four."})"
                                              "\n");
    const QString broken = desk.write(QStringLiteral("c.jsonl"), "{\"title\": \"x\"}\n");
    desk.open();
    desk.dialog->addInputs({first, second, broken});
    auto* preview = desk.find<QPlainTextEdit>("inputPreview");
    const auto lines = [&] { return preview->toPlainText().split(u'\n'); };
    QTRY_COMPARE(lines().value(0), QStringLiteral("The yard One."));
    QCOMPARE(lines().value(2), QStringLiteral("1. The yard One."));
    QCOMPARE(lines().value(3), QStringLiteral("2. Two."));

    QTest::keyClick(desk.find<QComboBox>("firstLine"), Qt::Key_Down);
    QTRY_COMPARE(lines().value(0), QStringLiteral("The yard"));
    QCOMPARE(lines().value(2), QStringLiteral("1. One."));

    auto* list = desk.find<QAbstractItemView>("inputs");
    QTest::keyClick(list, Qt::Key_Down);
    QCOMPARE(preview->toPlainText(), QString()); // not what the other file becomes
    QTRY_COMPARE(lines().value(0), QStringLiteral("Port"));
    QVERIFY(lines().contains(QStringLiteral("Ship")));
    QTest::keyClick(list, Qt::Key_Down);
    QTRY_VERIFY(preview->toPlainText().contains(QLatin1String("no text")));
    QTest::keyClick(list, Qt::Key_Delete);
    desk.find<QLineEdit>("targetPath")->setText(desk.folder.filePath(QStringLiteral("p")));
    QTRY_VERIFY(desk.start()->isEnabled());
    desk.press("startImport");
    QTRY_COMPARE(desk.ready->size(), 1);
    const auto project =
        ProjectFixture::take(Project::open(desk.folder.filePath(QStringLiteral("p.tandem"))));
    const auto row = SampleRepository(project->reader()).rowAt(1);
    QCOMPARE(row->title, QStringLiteral("The yard"));
    QCOMPARE(row->paragraphs, 2);
}

void TestImportDialog::whatCannotBeImportedIsSaid()
{
    Desk desk;
    desk.open();
    ProjectFixture::check(
        createProject(desk.folder.filePath(QStringLiteral("p.tandem")), QStringLiteral("P")));
    desk.dialog->addInputs({desk.folder.filePath(QStringLiteral("p.tandem")),
        desk.write(QStringLiteral("empty.json"), {}),
        desk.folder.filePath(QStringLiteral("missing.txt")),
        desk.write(QStringLiteral("good.txt"), articleText)});
    QTRY_COMPARE(desk.inputs()->rowCount(), 4);
    QVERIFY(!desk.start()->isEnabled());
    QVERIFY(desk.find<QLabel>("inputRemark")->text().contains(QStringLiteral("p.tandem")));
    auto* list = desk.find<QAbstractItemView>("inputs");
    list->setCurrentIndex(desk.inputs()->index(2, 0));
    QVERIFY(desk.find<QLabel>("inputRemark")->text().contains(QStringLiteral("missing.txt")));
    for (int i = 0; i < 3; ++i) {
        list->setCurrentIndex(desk.inputs()->index(0, 0));
        QTest::keyClick(list, Qt::Key_Delete);
    }
    QCOMPARE(desk.inputs()->rowCount(), 1);
    QVERIFY(desk.start()->isEnabled());
}

void TestImportDialog::aBrokenFileIsNamedWithPlaceAndRemedy()
{
    Desk desk;
    desk.open();
    desk.dialog->addInputs({desk.write(QStringLiteral("good.txt"), articleText),
        desk.write(QStringLiteral("bad.json"), "[{\"title\": \"a\", \"paragraphs\": [\"x\"]}, "
                                               "{\"title\": \"b\", \"paragraphs\": 7}]")});
    QTRY_VERIFY(desk.start()->isEnabled());
    const QStringList before = desk.filesThere();
    QTest::keyClick(desk.start(), Qt::Key_Return);
    QTRY_VERIFY(!desk.message().isEmpty());
    QVERIFY2(desk.message().contains(QStringLiteral("bad.json")), qPrintable(desk.message()));
    QVERIFY2(desk.message().contains(QStringLiteral("/1/paragraphs")), qPrintable(desk.message()));
    QCOMPARE(desk.filesThere(), before);
    QVERIFY(desk.ready->isEmpty());
    QVERIFY(desk.dialog->isVisible());
    QVERIFY(desk.start()->isEnabled());
}

void TestImportDialog::aStoppedImportLeavesNothing()
{
    Desk desk;
    desk.open();
    desk.dialog->addInputs({desk.write(QStringLiteral("many.json"), manyArticles(20'000))});
    QTRY_VERIFY(desk.start()->isEnabled());
    const QStringList before = desk.filesThere();
    QTest::keyClick(desk.start(), Qt::Key_Return);
    QVERIFY(!desk.start()->isEnabled());
    QVERIFY(!desk.find<QLineEdit>("targetPath")->isEnabled());
    QTest::keyClick(desk.find<QPushButton>("stopTransfer"), Qt::Key_Escape);
    QTRY_VERIFY(desk.message().contains(QStringLiteral("stopped")));
    QVERIFY(desk.dialog->isVisible());
    QCOMPARE(desk.filesThere(), before);
    QVERIFY(desk.ready->isEmpty());
    QVERIFY(desk.start()->isEnabled());
}

void TestImportDialog::closingStopsTheImport()
{
    Desk desk;
    desk.open();
    desk.dialog->addInputs({desk.write(QStringLiteral("many.json"), manyArticles(20'000))});
    QTRY_VERIFY(desk.start()->isEnabled());
    const QStringList before = desk.filesThere();
    QTest::keyClick(desk.start(), Qt::Key_Return);
    desk.press("closeImport");
    QTRY_VERIFY(!desk.dialog->isVisible());
    QVERIFY(desk.ready->isEmpty());
    QCOMPARE(desk.filesThere(), before);

    // Destroyed in the middle of it, the work ends with it.
    desk.open();
    desk.dialog->addInputs({desk.folder.filePath(QStringLiteral("many.json"))});
    QTRY_VERIFY(desk.start()->isEnabled());
    QTest::keyClick(desk.start(), Qt::Key_Return);
    desk.dialog.reset();
    QCOMPARE(desk.filesThere(), before);
}

void TestImportDialog::samplesAreAddedToTheOpenProject()
{
    ProjectFixture fixture(2);
    ProjectSession session(fixture.open());
    session.setCurrentPerson(fixture.lea);
    Desk desk;
    QSignalSpy changes(&session.project(), &Project::changed);
    desk.open(&session);
    const QSignalSpy told(desk.dialog.get(), &ImportDialog::told);
    desk.dialog->addInputs({desk.write(QStringLiteral("one.txt"), articleText)});
    auto* into = desk.find<QRadioButton>("intoOpen");
    QVERIFY(into->isVisible());
    QVERIFY(into->text().contains(QStringLiteral("News && more")));
    QVERIFY(into->isChecked());
    QVERIFY(!desk.find<QLineEdit>("targetPath")->isEnabled());
    QTRY_VERIFY(desk.start()->isEnabled());
    QTest::keyClick(desk.start(), Qt::Key_Return);
    QTRY_COMPARE(desk.ready->size(), 1);
    QCOMPARE(desk.ready->first().first().toString(), fixture.path());
    QCOMPARE(samplesIn(fixture.path()), 3);
    QVERIFY(desk.dialog->isHidden());
    QCOMPARE(told.size(), 1);
    QVERIFY(told.first().first().toString().startsWith(QLatin1Char('1')));
    // A change of the project like any other, not one that another program made.
    QCOMPARE(changes.size(), 1);
    const auto event = changes.first().first().value<ChangeEvent>();
    QVERIFY(event.as<SamplesAdded>());
    QCOMPARE(event.origin.asker, desk.dialog.get());
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
    Desk desk;
    desk.open(&session);
    auto* note = desk.find<QLabel>("importStays");
    QVERIFY(note->isVisible());
    QVERIFY(note->text().contains(QStringLiteral("cannot be undone")));
    desk.find<QRadioButton>("intoNew")->setChecked(true);
    QVERIFY(!note->isVisible());
    desk.find<QRadioButton>("intoOpen")->setChecked(true);
    desk.dialog->addInputs({desk.write(QStringLiteral("one.txt"), articleText)});
    QTRY_VERIFY(desk.start()->isEnabled());
    QTest::keyClick(desk.start(), Qt::Key_Return);
    QTRY_COMPARE(desk.ready->size(), 1);
    QVERIFY(!session.history().canUndo());
    QCOMPARE(session.history().barrierText(), QStringLiteral("import of one.txt"));
}

void TestImportDialog::nothingIsOverwritten()
{
    Desk desk;
    desk.open();
    desk.write(QStringLiteral("one.tandem"), "something");
    desk.dialog->addInputs({desk.write(QStringLiteral("one.txt"), articleText)});
    auto* path = desk.find<QLineEdit>("targetPath");
    QTRY_VERIFY(path->text().endsWith(QStringLiteral("one 2.tandem")));
    path->selectAll();
    QTest::keyClicks(path, desk.folder.filePath(QStringLiteral("one")));
    QVERIFY(!desk.start()->isEnabled());
    QVERIFY(desk.find<QLabel>("targetProblem")->text().contains(QStringLiteral("already")));
    path->selectAll();
    QTest::keyClicks(path, desk.folder.filePath(QStringLiteral("none/x.tandem")));
    QVERIFY(desk.find<QLabel>("targetProblem")->text().contains(QStringLiteral("not exist")));
    path->selectAll();
    QTest::keyClicks(path, desk.folder.filePath(QStringLiteral("three")));
    QVERIFY(desk.start()->isEnabled());
    QTest::keyClick(desk.start(), Qt::Key_Return);
    QTRY_COMPARE(desk.ready->size(), 1);
    QVERIFY(QFile::exists(desk.folder.filePath(QStringLiteral("three.tandem"))));
}

void TestImportDialog::theTargetIsChosenInADialog()
{
    Desk desk;
    desk.open();
    desk.dialog->addInputs({desk.write(QStringLiteral("one.txt"), articleText)});
    QTRY_VERIFY(desk.start()->isEnabled());
    desk.press("chooseTarget");
    QCOMPARE(desk.suggested, desk.folder.filePath(QStringLiteral("one.tandem")));
    desk.answers = {desk.folder.filePath(QStringLiteral("chosen.tandem"))};
    desk.press("chooseTarget");
    QTest::keyClick(desk.start(), Qt::Key_Return);
    QTRY_COMPARE(desk.ready->size(), 1);
    QCOMPARE(desk.ready->first().first().toString(), desk.answers.first());
}

void TestImportDialog::filesAreDropped()
{
    Desk desk;
    desk.open();
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(desk.write(QStringLiteral("one.txt"), articleText))});
    QDragEnterEvent enter({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(desk.dialog.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(desk.dialog.get(), &drop);
    QTRY_COMPARE(desk.inputs()->rowCount(), 1);
}

void TestImportDialog::inputsAreRemovedByKey()
{
    Desk desk;
    desk.open();
    desk.dialog->addInputs({desk.write(QStringLiteral("one.txt"), articleText)});
    QTRY_COMPARE(desk.inputs()->rowCount(), 1);
    auto* list = desk.find<QAbstractItemView>("inputs");
    list->setFocus();
    list->setCurrentIndex(desk.inputs()->index(0, 0));
    QTest::keyClick(list, Qt::Key_Delete);
    QCOMPARE(desk.inputs()->rowCount(), 0);
    QVERIFY(!desk.start()->isEnabled());
    QVERIFY(desk.find<QLineEdit>("targetPath")->text().isEmpty());
}

void TestImportDialog::itIsNotLargerThanItsWindow()
{
    Desk desk;
    QWidget window;
    window.resize(860, 560);
    const ImportDialog dialog({desk.folder.path(), nullptr, {}}, desk.dialogs(), &window);
    QCOMPARE(dialog.size(), window.size());
}

TANDEM_TEST(TestImportDialog, QApplication)
#include "tst_importdialog.moc"
