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
struct EvaluationDesk
{
    EvaluationDesk()
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
        EvaluationDesk desk;
        QVERIFY(!desk.part<QPushButton>("startEvaluationImport")->isEnabled());
        QVERIFY(desk.part<QPushButton>("addEvaluationFiles")->hasFocus());
        desk.chosen = desk.write("pairs.csv", kPairs);
        QTest::keyClick(desk.part<QPushButton>("addEvaluationFiles"), Qt::Key_Space);
        QTRY_VERIFY2(desk.label("evaluationPreview").startsWith(QLatin1String("3 case")),
            qPrintable(desk.label("evaluationPreview")));
        QTRY_COMPARE(desk.cell(0, 0, 0), QStringLiteral("heron"));
        QCOMPARE(desk.cell(0, 0, 1), QStringLiteral("2"));
        QCOMPARE(desk.cell(0, 0, 2), QStringLiteral("1")); // case without output
        QCOMPARE(desk.cell(0, 1, 0), QStringLiteral("kestrel"));
        // One id with two references.
        QCOMPARE(desk.cell(1, 0, 0), QStringLiteral("a-1"));
        QCOMPARE(desk.cell(1, 0, 1), QStringLiteral("reference"));
        QCOMPARE(desk.cell(1, 0, 2), QStringLiteral("2"));
        QCOMPARE(desk.cell(1, 1, 0), QString());
        QVERIFY(!desk.part<QLabel>("evaluationMessages")->isVisible()); // the table says it
        const QString path = desk.folder.filePath(QStringLiteral("pairs.tandem"));
        QCOMPARE(desk.part<QLineEdit>("targetPath")->text(), path);
        QVERIFY(!QFile::exists(path));
        QCOMPARE(QDir(desk.folder.path()).entryList(QDir::Files).size(), 1);
    }

    void enterMakesTheProject()
    {
        EvaluationDesk desk;
        QSignalSpy ready(desk.dialog.get(), &EvaluationDialog::projectReady);
        desk.dialog->addFiles({desk.write("pairs.csv", kPairs)});
        QTRY_VERIFY(desk.part<QPushButton>("startEvaluationImport")->isEnabled());
        QTest::keyClick(desk.dialog.get(), Qt::Key_Return);
        QTRY_COMPARE(ready.size(), 1);
        const QString path = ready.first().first().toString();
        QCOMPARE(path, desk.folder.filePath(QStringLiteral("pairs.tandem")));
        QVERIFY2(ready.first().last().toString().contains(QLatin1String("3 new case")),
            qPrintable(ready.first().last().toString()));
        const auto database = ProjectFixture::take(Database::open(path, Database::Mode::ReadOnly));
        QCOMPARE(CaseRepository(*database).count().value_or(0), 3);
    }

    void theNameOfTheSystemIsPreviewed()
    {
        EvaluationDesk desk;
        desk.dialog->addFiles(
            {desk.write("one.jsonl", "{\"reference\": \"r\", \"output\": \"o\"}\n")});
        QTRY_VERIFY(!desk.cell(0, 0, 0).isEmpty());
        QTest::keyClicks(desk.part<QLineEdit>("evaluationSystem"), QStringLiteral("heron"));
        QTRY_COMPARE(desk.cell(0, 0, 0), QStringLiteral("heron"));
    }

    void aResultNeedsItsTexts()
    {
        EvaluationDesk desk;
        const QString result = QStringLiteral(TANDEM_RESOURCES "/sample/expert_result.json");
        desk.dialog->addFiles({result});
        QTRY_VERIFY(desk.label("evaluationProblem").contains(QLatin1String("texts")));
        QVERIFY(!desk.part<QPushButton>("startEvaluationImport")->isEnabled());
        desk.dialog->addFiles({QStringLiteral(TANDEM_RESOURCES "/sample/expert_texts.jsonl")});
        QTRY_VERIFY2(desk.label("evaluationPreview").contains(QLatin1String("evaluation")),
            qPrintable(desk.label("evaluationPreview")));
        QVERIFY(!desk.part<QLabel>("evaluationProblem")->isVisible());
        // Of two files of texts nobody knows which is the result's.
        desk.dialog->addFiles({desk.write("pairs.csv", kPairs)});
        QTRY_VERIFY(desk.label("evaluationProblem").contains(QLatin1String("exactly one")));
        auto* files = desk.part<QAbstractItemView>("evaluationFiles");
        files->setFocus();
        files->setCurrentIndex(files->model()->index(2, 0));
        QTest::keyClick(files, Qt::Key_Delete);
        QTRY_VERIFY(desk.part<QPushButton>("startEvaluationImport")->isEnabled());
    }

    void filesThatAreNoneAndFilesThatDoNotFitSaySo()
    {
        EvaluationDesk desk;
        const QString other = desk.write("other.txt", "An article.");
        desk.dialog->addFiles({other});
        QTRY_VERIFY(desk.label("evaluationProblem").contains(QLatin1String("other.txt")));
        desk.part<QPushButton>("removeEvaluationFile")->click();
        QTRY_VERIFY(!desk.part<QLabel>("evaluationProblem")->isVisible());
        // What the import would refuse, the preview says.
        desk.dialog->addFiles({desk.write(
            "twice.csv", "id,reference,candidate,system\n1,r,One.,heron\n1,r,Two.,heron\n")});
        QTRY_VERIFY2(desk.label("evaluationProblem").contains(QLatin1String("heron")),
            qPrintable(desk.label("evaluationProblem")));
        QVERIFY(!desk.part<QPushButton>("startEvaluationImport")->isEnabled());
    }

    void noProjectIsReplaced()
    {
        EvaluationDesk desk;
        desk.write("pairs.tandem", "something");
        desk.dialog->addFiles({desk.write("pairs.csv", kPairs)});
        auto* path = desk.part<QLineEdit>("targetPath");
        QTRY_COMPARE(path->text(), desk.folder.filePath(QStringLiteral("pairs 2.tandem")));
        path->setText(desk.folder.filePath(QStringLiteral("pairs")));
        QVERIFY(desk.label("evaluationProblem").contains(QLatin1String("already exists")));
        QVERIFY(!desk.part<QPushButton>("startEvaluationImport")->isEnabled());
    }
};

TANDEM_TEST(TestEvaluationDialog, QApplication)
#include "tst_evaluationdialog.moc"
