#include "views/transfer/evaluationdialog.h"

#include "projectfixture.h"
#include "storage/repositories/caserepository.h"
#include "testmain.h"
#include "ui/icons.h"
#include "ui/messagebar.h"
#include "windowundertest.h"

#include <QAbstractItemView>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;

namespace {

/// The dialog in a folder, and files in it.
struct EvaluationSetup
{
    EvaluationSetup()
    {
        setIconRoot(QStringLiteral(TANDEM_RESOURCES "/icons"));
        const AskFile files(nullptr,
            [this](QWidget*, const FileQuestion&, const AskFile::Chosen& then) { then({chosen}); });
        dialog = std::make_unique<EvaluationDialog>(folder.path(), files);
        showActive(dialog.get(), {820, 620});
    }
    QString write(const char* name, const QByteArray& text)
    {
        QFile file(folder.filePath(QLatin1String(name)));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("cannot write");
        return file.fileName();
    }
    template <typename T>
    T* part(const char* name)
    {
        return partOf<T>(dialog.get(), name);
    }
    QString label(const char* name) { return part<QLabel>(name)->text(); }
    QString cell(int table, int row, int column)
    {
        const auto* view = dialog->findChild<QAbstractItemView*>(
            QStringLiteral("evaluationPreviewTable%1").arg(table));
        return view ? view->model()->index(row, column).data().toString() : QString();
    }

    QTemporaryDir folder;
    QString chosen;
    std::unique_ptr<EvaluationDialog> dialog;
};

const QByteArray kPairs = "id,prompt,reference,candidate,system\n"
                          "a-1,Write.,Ships wait.,Boats wait.,heron\n"
                          "a-1,Write.,Ships waited.,Boats are waiting.,kestrel\n"
                          "a-2,Write.,Rain falls.,It rains.,heron\n";

} // namespace

class TestEvaluationDialog final : public QObject
{
    Q_OBJECT

private slots:
    void whatIsInTheFilesIsSeenBeforeAnythingIsWritten()
    {
        EvaluationSetup setup;
        QVERIFY(!setup.part<QPushButton>("startEvaluationImport")->isEnabled());
        QVERIFY(setup.part<QPushButton>("addEvaluationFiles")->hasFocus());
        setup.chosen = setup.write("pairs.csv", kPairs);
        QTest::keyClick(setup.part<QPushButton>("addEvaluationFiles"), Qt::Key_Space);
        QTRY_VERIFY2(setup.label("evaluationPreview").startsWith(QLatin1String("3 case")),
            qPrintable(setup.label("evaluationPreview")));
        QTRY_COMPARE(setup.cell(0, 0, 0), QStringLiteral("heron"));
        QCOMPARE(setup.cell(0, 0, 1), QStringLiteral("2"));
        QCOMPARE(setup.cell(0, 0, 2), QStringLiteral("1")); // case without output
        QCOMPARE(setup.cell(0, 1, 0), QStringLiteral("kestrel"));
        // One id with two references.
        QCOMPARE(setup.cell(1, 0, 0), QStringLiteral("a-1"));
        QCOMPARE(setup.cell(1, 0, 1), QStringLiteral("reference"));
        QCOMPARE(setup.cell(1, 0, 2), QStringLiteral("2"));
        QCOMPARE(setup.cell(1, 1, 0), QString());
        QVERIFY(!setup.part<QLabel>("evaluationMessages")->isVisible()); // the table says it
        const QString path = setup.folder.filePath(QStringLiteral("pairs.tandem"));
        QCOMPARE(setup.part<QLineEdit>("targetPath")->text(), path);
        QVERIFY(!QFile::exists(path));
        QCOMPARE(QDir(setup.folder.path()).entryList(QDir::Files).size(), 1);
    }

    void enterMakesTheProject()
    {
        EvaluationSetup setup;
        QSignalSpy ready(setup.dialog.get(), &EvaluationDialog::projectReady);
        setup.dialog->addFiles({setup.write("pairs.csv", kPairs)});
        QTRY_VERIFY(setup.part<QPushButton>("startEvaluationImport")->isEnabled());
        QTest::keyClick(setup.dialog.get(), Qt::Key_Return);
        QTRY_COMPARE(ready.size(), 1);
        const QString path = ready.first().first().toString();
        QCOMPARE(path, setup.folder.filePath(QStringLiteral("pairs.tandem")));
        QVERIFY2(ready.first().last().toString().contains(QLatin1String("3 new case")),
            qPrintable(ready.first().last().toString()));
        const auto database = ProjectFixture::take(Database::open(path, Database::Mode::ReadOnly));
        QCOMPARE(CaseRepository(*database).count().value_or(0), 3);
    }

    void theNameOfTheSystemIsPreviewed()
    {
        EvaluationSetup setup;
        setup.dialog->addFiles(
            {setup.write("one.jsonl", "{\"reference\": \"r\", \"output\": \"o\"}\n")});
        QTRY_VERIFY(!setup.cell(0, 0, 0).isEmpty());
        QTest::keyClicks(setup.part<QLineEdit>("evaluationSystem"), QStringLiteral("heron"));
        QTRY_COMPARE(setup.cell(0, 0, 0), QStringLiteral("heron"));
    }

    void aResultNeedsItsTexts()
    {
        EvaluationSetup setup;
        const QString result = QStringLiteral(TANDEM_RESOURCES "/sample/expert_result.json");
        setup.dialog->addFiles({result});
        QTRY_VERIFY(setup.label("evaluationProblem").contains(QLatin1String("texts")));
        QVERIFY(!setup.part<QPushButton>("startEvaluationImport")->isEnabled());
        setup.dialog->addFiles({QStringLiteral(TANDEM_RESOURCES "/sample/expert_texts.jsonl")});
        QTRY_VERIFY2(setup.label("evaluationPreview").contains(QLatin1String("evaluation")),
            qPrintable(setup.label("evaluationPreview")));
        QVERIFY(!setup.part<QLabel>("evaluationProblem")->isVisible());
        // Of two files of texts nobody knows which is the result's.
        setup.dialog->addFiles({setup.write("pairs.csv", kPairs)});
        QTRY_VERIFY(setup.label("evaluationProblem").contains(QLatin1String("exactly one")));
        auto* files = setup.part<QAbstractItemView>("evaluationFiles");
        files->setFocus();
        files->setCurrentIndex(files->model()->index(2, 0));
        QTest::keyClick(files, Qt::Key_Delete);
        QTRY_VERIFY(setup.part<QPushButton>("startEvaluationImport")->isEnabled());
    }

    void filesThatAreNoneAndFilesThatDoNotFitSaySo()
    {
        EvaluationSetup setup;
        const QString other = setup.write("other.txt", "An article.");
        setup.dialog->addFiles({other});
        QTRY_VERIFY(setup.label("evaluationProblem").contains(QLatin1String("other.txt")));
        setup.part<QPushButton>("removeEvaluationFile")->click();
        QTRY_VERIFY(!setup.part<QLabel>("evaluationProblem")->isVisible());
        // What the import would refuse, the preview says.
        setup.dialog->addFiles({setup.write(
            "twice.csv", "id,reference,candidate,system\n1,r,One.,heron\n1,r,Two.,heron\n")});
        QTRY_VERIFY2(setup.label("evaluationProblem").contains(QLatin1String("heron")),
            qPrintable(setup.label("evaluationProblem")));
        QVERIFY(!setup.part<QPushButton>("startEvaluationImport")->isEnabled());
    }

    void noProjectIsReplaced()
    {
        EvaluationSetup setup;
        setup.write("pairs.tandem", "something");
        setup.dialog->addFiles({setup.write("pairs.csv", kPairs)});
        auto* path = setup.part<QLineEdit>("targetPath");
        QTRY_COMPARE(path->text(), setup.folder.filePath(QStringLiteral("pairs 2.tandem")));
        path->setText(setup.folder.filePath(QStringLiteral("pairs")));
        QVERIFY(setup.label("evaluationProblem").contains(QLatin1String("already exists")));
        QVERIFY(!setup.part<QPushButton>("startEvaluationImport")->isEnabled());
    }
};

TANDEM_TEST(TestEvaluationDialog, QApplication)
#include "tst_evaluationdialog.moc"
