#include "views/session/fileimportdialog.h"

#include "projectfixture.h"
#include "storage/changes/history.h"
#include "storage/project/importformats.h"
#include "storage/repositories/caserepository.h"
#include "storage/repositories/journal.h"
#include "testmain.h"
#include "ui/messagebar.h"
#include "ui/screen/command.h"
#include "ui/screen/workspace.h"
#include "views/session/projectsession.h"

#include <QAction>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <atomic>

using namespace tandem;

namespace {

/// A project, files of cases beside it, and the dialog that imports them.
struct Desk
{
    ProjectFixture fixture{0};
    ProjectSession session{fixture.open()};
    QTemporaryDir folder;
    QStringList chosen; ///< what the user chooses in the file dialog
    QPointer<FileImportDialog> dialog;
    std::unique_ptr<QSignalSpy> imported;

    explicit Desk(const ImportFormat& format = casesFormat())
    {
        const AskFile files(nullptr, [this](QWidget*, const FileQuestion&,
                                         const AskFile::Chosen& answer) { answer(chosen); });
        dialog = new FileImportDialog(session, files, format, nullptr);
        imported = std::make_unique<QSignalSpy>(dialog.data(), &FileImportDialog::imported);
        dialog->open();
    }
    ~Desk() { delete dialog.data(); }
    Q_DISABLE_COPY_MOVE(Desk)
    QString write(const QString& name, const QByteArray& bytes) const
    {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("the file cannot be written");
        return file.fileName();
    }
    template <typename Widget>
    Widget* part(const char* name) const
    {
        return dialog->findChild<Widget*>(QLatin1String(name));
    }
    void press(const char* name) const
    {
        QTest::mouseClick(part<QPushButton>(name), Qt::LeftButton);
    }
    QString message() const { return dialog->findChild<MessageBar*>()->text(); }
};

class PlainScreen final : public Workspace
{
public:
    PlainScreen()
        : Workspace(WorkspaceId::Timelines)
    {
    }

private:
    QWidget* focusTarget() const override { return nullptr; }
};

const QByteArray kTwo =
    "{\"id\":\"a\",\"input\":\"Write.\",\"output\":\"One.\",\"reference\":\"Uno.\"}\n"
    "{\"id\":\"b\",\"input\":\"Write.\",\"output\":\"Two.\",\"reference\":\"Dos.\"}\n";

} // namespace

class TestFileImportDialog final : public QObject
{
    Q_OBJECT

private slots:
    void filesBecomeCasesWithTheSystemThatWasTyped()
    {
        Desk desk;
        desk.chosen = {desk.write(QStringLiteral("two.jsonl"), kTwo)};
        QVERIFY(!desk.part<QPushButton>("startCaseImport")->isEnabled());
        desk.press("addCaseFiles");
        QCOMPARE(desk.part<QListWidget>("caseFiles")->count(), 1);
        QTest::keyClicks(desk.part<QLineEdit>("caseSystem"), QStringLiteral("heron"));
        desk.press("startCaseImport");
        QTRY_COMPARE(desk.imported->size(), 1);
        QVERIFY(desk.imported->first().first().value<Imported>().messageWithWarnings().startsWith(
            QStringLiteral("2 new case(s), 2 new output(s) in ")));
        QTRY_VERIFY(!desk.dialog);
        const auto systems = CaseRepository(desk.fixture.database()).systems();
        QCOMPARE(systems->size(), 1);
        QCOMPARE(systems->first().system, QStringLiteral("heron"));
        QCOMPARE(systems->first().outputs, 2);
    }

    void aFaultInOneFileKeepsAllOut()
    {
        Desk desk;
        desk.dialog->setPaths({desk.write(QStringLiteral("two.jsonl"), kTwo),
            desk.write(QStringLiteral("bad.jsonl"), "{\"id\":\"c\",\"reference\":5}\n")});
        desk.press("startCaseImport");
        QTRY_VERIFY(desk.message().contains(QStringLiteral("bad.jsonl")));
        QVERIFY(desk.dialog->isVisible());
        QCOMPARE(desk.imported->size(), 0);
        QCOMPARE(*CaseRepository(desk.fixture.database()).count(), 0);
        // What is wrong can be put right here.
        desk.part<QListWidget>("caseFiles")->setCurrentRow(1);
        desk.press("removeCaseFile");
        desk.press("startCaseImport");
        QTRY_COMPARE(desk.imported->size(), 1);
    }

    void aResultOfEvaluationsIsPointedElsewhere()
    {
        Desk desk;
        desk.dialog->setPaths({desk.write(QStringLiteral("result.json"),
            "{\"average_scores\":{},\"per_query_scores\":[],\"per_query_explanations\":[]}")});
        QCOMPARE(desk.part<QListWidget>("caseFiles")->count(), 0);
        QVERIFY(desk.message().contains(QStringLiteral("result.json")));
    }

    void whatBelongsTogetherIsAskedForFileByFile()
    {
        Desk desk(expertResultFormat());
        const auto* start = desk.part<QPushButton>("startResultImport");
        QVERIFY(!start->isEnabled());
        const QString path = desk.write(QStringLiteral("two.jsonl"), kTwo);
        desk.dialog->setPaths({path});
        QVERIFY(!start->isEnabled());
        QCOMPARE(desk.part<QLineEdit>("resultFile")->text(), path);
        desk.chosen = {path};
        desk.press("chooseTextsFile");
        QVERIFY(!start->isEnabled());
        QVERIFY(desk.part<QLabel>("resultImportProblem")->isVisible());
        desk.part<QLineEdit>("textsFile")->setText(path + u'x');
        QVERIFY(start->isEnabled());
    }

    void everyFormatHasADialogWithTheFieldsOfItsOptions()
    {
        for (const auto& format : kImportFormats) {
            if (!*format().dialog)
                continue;
            Desk desk(format());
            QCOMPARE(desk.dialog->objectName(), QLatin1String(format().dialog));
            QVERIFY(!desk.dialog->windowTitle().isEmpty());
            for (const ImportOption& option : format().options)
                QVERIFY2(desk.part<QWidget>(option.field), option.field);
        }
    }

    void theWorkKnowsWhoImportsAndSaysHowItIsTakenBack()
    {
        const auto by = std::make_shared<PersonId>();
        const auto isThere = std::make_shared<std::atomic_bool>(false);
        ImportFormat format = casesFormat();
        format.canUndo = true;
        format.read = [=](const ImportRequest&) -> Expected<ImportWork> {
            return ImportWork([=](const WriteContext& context) -> Expected<Imported> {
                *by = context.origin.person;
                *isThere = true;
                Imported imported;
                imported.setWritten({CasesChanged(), [=](Database&) -> Expected<Written> {
                                         *isThere = false;
                                         return Written(CasesChanged());
                                     }});
                return imported;
            });
        };
        Desk desk(format);
        desk.session.setCurrentPerson(desk.fixture.lea);
        desk.dialog->setPaths({desk.write(QStringLiteral("two.jsonl"), kTwo)});
        QVERIFY(!desk.part<QLabel>("caseImportNote")->text().contains(QLatin1String("undone")));
        desk.press("startCaseImport");
        QTRY_COMPARE(desk.imported->size(), 1);
        QCOMPARE(*by, desk.fixture.lea);
        QVERIFY(*isThere);
        desk.session.history().undo();
        QTRY_VERIFY(!*isThere);
    }

    void whereAnImportCannotBeUndoneItIsSaidBeforeAndUndoStopsAtIt()
    {
        Desk desk;
        desk.session.setCurrentPerson(desk.fixture.lea);
        QVERIFY(desk.part<QLabel>("caseImportNote")
                    ->text()
                    .contains(QLatin1String("cannot be undone")));
        desk.dialog->setPaths({desk.write(QStringLiteral("two.jsonl"), kTwo)});
        desk.press("startCaseImport");
        QTRY_COMPARE(desk.imported->size(), 1);
        QVERIFY(!desk.session.history().canUndo());
        QCOMPARE(desk.session.history().barrierText(), QStringLiteral("import of two.jsonl"));
        const auto written =
            ProjectFixture::take(Journal(desk.session.project().reader()).newest(1)).first();
        QCOMPARE(written.event, QStringLiteral("imported"));
        QCOMPARE(written.by, desk.fixture.lea);
    }

    void aScreenHasACommandForEachFormatThatNamesOne()
    {
        ProjectFixture fixture{0};
        ProjectSession session{fixture.open()};
        PlainScreen screen;
        const QAction* own = addCommand(
            &screen, predictionsFormat().action, {}, [] { return QStringLiteral("own"); }, [] {});
        addImports(screen, session, AskFile());
        QCOMPARE(commandNamed(&screen, predictionsFormat().action), own);
        QCOMPARE(screen.workspaceActions().size(), 2);
        QAction* values = commandNamed(&screen, summaryValuesFormat().action);
        QVERIFY(values);
        values->trigger();
        const QPointer<FileImportDialog> dialog(screen.findChild<FileImportDialog*>());
        QVERIFY(dialog);
        QVERIFY(dialog->isVisible());
        dialog->close();
    }

    void theSameFileTwiceIsTakenOnce()
    {
        Desk desk;
        const QString path = desk.write(QStringLiteral("two.jsonl"), kTwo);
        desk.dialog->setPaths({path, path});
        QCOMPARE(desk.part<QListWidget>("caseFiles")->count(), 1);
    }
};

TANDEM_TEST(TestFileImportDialog, QApplication)
#include "tst_fileimportdialog.moc"
