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
struct Setup
{
    ProjectFixture fixture{0};
    ProjectSession session{fixture.open()};
    QTemporaryDir folder;
    QStringList chosen; ///< what the user chooses in the file dialog
    QPointer<FileImportDialog> dialog;
    std::unique_ptr<QSignalSpy> imported;

    explicit Setup(const ImportFormat& format = casesFormat())
    {
        const AskFile files(nullptr, [this](QWidget*, const FileQuestion&,
                                         const AskFile::Chosen& answer) { answer(chosen); });
        dialog = new FileImportDialog(session, files, format, nullptr);
        imported = std::make_unique<QSignalSpy>(dialog.data(), &FileImportDialog::imported);
        dialog->open();
    }
    ~Setup() { delete dialog.data(); }
    Q_DISABLE_COPY_MOVE(Setup)
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
        Setup setup;
        setup.chosen = {setup.write(QStringLiteral("two.jsonl"), kTwo)};
        QVERIFY(!setup.part<QPushButton>("startCaseImport")->isEnabled());
        setup.press("addCaseFiles");
        QCOMPARE(setup.part<QListWidget>("caseFiles")->count(), 1);
        QTest::keyClicks(setup.part<QLineEdit>("caseSystem"), QStringLiteral("heron"));
        setup.press("startCaseImport");
        QTRY_COMPARE(setup.imported->size(), 1);
        QVERIFY(setup.imported->first().first().value<Imported>().messageWithWarnings().startsWith(
            QStringLiteral("2 new case(s), 2 new output(s) in ")));
        QTRY_VERIFY(!setup.dialog);
        const auto systems = CaseRepository(setup.fixture.database()).systems();
        QCOMPARE(systems->size(), 1);
        QCOMPARE(systems->first().system, QStringLiteral("heron"));
        QCOMPARE(systems->first().outputs, 2);
    }

    void aFaultInOneFileKeepsAllOut()
    {
        Setup setup;
        setup.dialog->setPaths({setup.write(QStringLiteral("two.jsonl"), kTwo),
            setup.write(QStringLiteral("bad.jsonl"), "{\"id\":\"c\",\"reference\":5}\n")});
        setup.press("startCaseImport");
        QTRY_VERIFY(setup.message().contains(QStringLiteral("bad.jsonl")));
        QVERIFY(setup.dialog->isVisible());
        QCOMPARE(setup.imported->size(), 0);
        QCOMPARE(*CaseRepository(setup.fixture.database()).count(), 0);
        // What is wrong can be put right here.
        setup.part<QListWidget>("caseFiles")->setCurrentRow(1);
        setup.press("removeCaseFile");
        setup.press("startCaseImport");
        QTRY_COMPARE(setup.imported->size(), 1);
    }

    void aResultOfEvaluationsIsPointedElsewhere()
    {
        Setup setup;
        setup.dialog->setPaths({setup.write(QStringLiteral("result.json"),
            "{\"average_scores\":{},\"per_query_scores\":[],\"per_query_explanations\":[]}")});
        QCOMPARE(setup.part<QListWidget>("caseFiles")->count(), 0);
        QVERIFY(setup.message().contains(QStringLiteral("result.json")));
    }

    void whatBelongsTogetherIsAskedForFileByFile()
    {
        Setup setup(expertResultFormat());
        const auto* start = setup.part<QPushButton>("startResultImport");
        QVERIFY(!start->isEnabled());
        const QString path = setup.write(QStringLiteral("two.jsonl"), kTwo);
        setup.dialog->setPaths({path});
        QVERIFY(!start->isEnabled());
        QCOMPARE(setup.part<QLineEdit>("resultFile")->text(), path);
        setup.chosen = {path};
        setup.press("chooseTextsFile");
        QVERIFY(!start->isEnabled());
        QVERIFY(setup.part<QLabel>("resultImportProblem")->isVisible());
        setup.part<QLineEdit>("textsFile")->setText(path + u'x');
        QVERIFY(start->isEnabled());
    }

    void everyFormatHasADialogWithTheFieldsOfItsOptions()
    {
        for (const auto& format : kImportFormats) {
            if (!*format().dialog)
                continue;
            Setup setup(format());
            QCOMPARE(setup.dialog->objectName(), QLatin1String(format().dialog));
            QVERIFY(!setup.dialog->windowTitle().isEmpty());
            for (const ImportOption& option : format().options)
                QVERIFY2(setup.part<QWidget>(option.field), option.field);
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
        Setup setup(format);
        setup.session.setCurrentPerson(setup.fixture.lea);
        setup.dialog->setPaths({setup.write(QStringLiteral("two.jsonl"), kTwo)});
        QVERIFY(!setup.part<QLabel>("caseImportNote")->text().contains(QLatin1String("undone")));
        setup.press("startCaseImport");
        QTRY_COMPARE(setup.imported->size(), 1);
        QCOMPARE(*by, setup.fixture.lea);
        QVERIFY(*isThere);
        setup.session.history().undo();
        QTRY_VERIFY(!*isThere);
    }

    void whereAnImportCannotBeUndoneItIsSaidBeforeAndUndoStopsAtIt()
    {
        Setup setup;
        setup.session.setCurrentPerson(setup.fixture.lea);
        QVERIFY(setup.part<QLabel>("caseImportNote")
                    ->text()
                    .contains(QLatin1String("cannot be undone")));
        setup.dialog->setPaths({setup.write(QStringLiteral("two.jsonl"), kTwo)});
        setup.press("startCaseImport");
        QTRY_COMPARE(setup.imported->size(), 1);
        QVERIFY(!setup.session.history().canUndo());
        QCOMPARE(setup.session.history().barrierText(), QStringLiteral("import of two.jsonl"));
        const auto written =
            ProjectFixture::take(Journal(setup.session.project().reader()).newest(1)).first();
        QCOMPARE(written.event, QStringLiteral("imported"));
        QCOMPARE(written.by, setup.fixture.lea);
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
        Setup setup;
        const QString path = setup.write(QStringLiteral("two.jsonl"), kTwo);
        setup.dialog->setPaths({path, path});
        QCOMPARE(setup.part<QListWidget>("caseFiles")->count(), 1);
    }
};

TANDEM_TEST(TestFileImportDialog, QApplication)
#include "tst_fileimportdialog.moc"
