#include "views/runs/prompteditordialog.h"

#include "projectfixture.h"
#include "testmain.h"
#include "ui/icons.h"
#include "ui/messagebar.h"
#include "ui/rows/cardsview.h"
#include "ui/rows/rowsmodel.h"
#include "views/session/projectsession.h"
#include "windowundertest.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

using namespace tandem;

namespace {

const QString kFolder = QStringLiteral(TANDEM_RESOURCES "/prompts");
const QString kKey = QStringLiteral("decompose-facts");

/// Somebody at the dialog.
class Setup
{
public:
    explicit Setup(bool asLead = true)
        : session(fixture.open())
    {
        session.setCurrentPerson(asLead ? fixture.lea : fixture.ada);
    }
    void open()
    {
        dialog = std::make_unique<PromptEditorDialog>(session, nullptr, kFolder);
        for (auto* model : dialog->findChildren<QAbstractListModel*>())
            new QAbstractItemModelTester(
                model, QAbstractItemModelTester::FailureReportingMode::QtTest, model);
        dialog->open();
        activate(dialog.get());
    }
    template <typename T>
    T* find(const char* name)
    {
        return partOf<T>(dialog.get(), name);
    }
    void press(const char* name)
    {
        auto* button = find<QPushButton>(name);
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Space);
    }
    void write(const QString& text)
    {
        auto* user = find<QPlainTextEdit>("promptUser");
        user->setFocus();
        QTest::keyClick(user, Qt::Key_End, Qt::ControlModifier);
        QTest::keyClicks(user, text);
    }
    void save(const QString& text)
    {
        write(text);
        press("promptSave");
        session.project().flush();
    }
    StoredPrompt current()
    {
        return ProjectFixture::take(PromptRepository(fixture.database(), kFolder).current(kKey));
    }
    QString message() { return find<MessageBar>("promptMessage")->text(); }

    ProjectFixture fixture;
    ProjectSession session;
    std::unique_ptr<PromptEditorDialog> dialog;
};

} // namespace

/// The dialog in which a lead edits the project's prompts.
class TestPromptEditorDialog final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { setIconRoot(QStringLiteral(TANDEM_RESOURCES "/icons")); }

    void theListStaysAtTheVersionThatIsShown()
    {
        Setup setup;
        setup.open();
        setup.save(QStringLiteral(" One."));
        setup.save(QStringLiteral(" Two."));
        auto* list = setup.find<QListView>("promptHistory");
        const auto click = [list](int row) {
            const QPoint there = list->visualRect(list->model()->index(row, 0)).center();
            QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, there);
            QCoreApplication::processEvents();
        };
        const auto isAt = [list](int row) {
            return list->currentIndex().row() == row &&
                   list->selectionModel()->selectedRows().value(0).row() == row &&
                   list->selectionModel()->selectedRows().size() == 1;
        };
        const auto settingsChange = [&setup] {
            setup.session.project().change(
                {.write = [](Database&) -> Expected<Written> { return SettingsChanged(); }});
            setup.session.project().flush();
        };
        auto* user = setup.find<QPlainTextEdit>("promptUser");
        click(1);
        QVERIFY(isAt(1));
        const QString shown = user->toPlainText();
        QVERIFY(shown.endsWith(QLatin1String("One.")));
        // Of somebody else, or about something else.
        settingsChange();
        QVERIFY(isAt(1));
        QCOMPARE(user->toPlainText(), shown);
        setup.write(QStringLiteral(" Typed."));
        click(0);
        QVERIFY(setup.find<MessageBar>("promptMessage")->isVisible());
        QVERIFY(isAt(1));
    }

    void anEditedPromptIsSavedAsANewVersion()
    {
        Setup setup;
        setup.open();
        QVERIFY(!setup.find<QPushButton>("promptSave")->isEnabled());
        const int before = setup.current().prompt.version;
        setup.save(QStringLiteral(" Be brief."));
        QCOMPARE(setup.current().prompt.version, before + 1);
        QVERIFY(setup.current().prompt.user.endsWith(QStringLiteral("Be brief.")));
        QVERIFY(!setup.current().builtIn);
        const auto* history = setup.find<CardsView>("promptHistory");
        QVERIFY(history->rows()->card(history->currentRow()).line.contains(QStringLiteral("Lea")));
        QVERIFY(!setup.find<QPushButton>("promptSave")->isEnabled());
    }

    void aPromptWithoutItsGapsCannotBeSaved()
    {
        Setup setup;
        setup.open();
        auto* user = setup.find<QPlainTextEdit>("promptUser");
        user->setFocus();
        user->selectAll();
        QTest::keyClicks(user, QStringLiteral("Take it apart."));
        auto* problem = setup.find<QLabel>("promptProblem");
        QVERIFY(problem->isVisible());
        QVERIFY2(
            problem->text().contains(QStringLiteral("paragraph")), qPrintable(problem->text()));
        QVERIFY(!setup.find<QPushButton>("promptSave")->isEnabled());
        for (const char* gap : {"promptGap-article", "promptGap-paragraph"})
            QTest::keyClick(setup.find<QToolButton>(gap), Qt::Key_Space);
        QVERIFY(!problem->isVisible());
        QVERIFY(setup.find<QPushButton>("promptSave")->isEnabled());
    }

    void earlierVersionsAreShownAndTheBuiltInOneComesBack()
    {
        Setup setup;
        setup.open();
        setup.save(QStringLiteral(" First."));
        setup.save(QStringLiteral(" Second."));
        auto* history = setup.find<QListView>("promptHistory");
        QCOMPARE(history->model()->rowCount(), 2);
        history->setFocus();
        QTest::keyClick(history, Qt::Key_Down);
        QVERIFY(setup.find<QPlainTextEdit>("promptUser")
                    ->toPlainText()
                    .endsWith(QStringLiteral("First.")));
        // Saving an earlier version makes it the one that is used.
        QVERIFY(setup.find<QPushButton>("promptSave")->isEnabled());
        setup.press("promptBack");
        QVERIFY(!setup.current().builtIn);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        setup.session.project().flush();
        QVERIFY(setup.current().builtIn);
        QVERIFY(!setup.find<QPushButton>("promptBack")->isEnabled());
        QCOMPARE(history->model()->rowCount(), 3);
    }

    void whoDoesNotLeadReadsOnly()
    {
        Setup setup(false);
        setup.open();
        QVERIFY(setup.find<QPlainTextEdit>("promptUser")->isReadOnly());
        QVERIFY(!setup.find<QPushButton>("promptSave")->isEnabled());
        QVERIFY(setup.message().contains(QStringLiteral("lead")));
        setup.session.setCurrentPerson(setup.fixture.lea);
        QVERIFY(!setup.find<QPlainTextEdit>("promptUser")->isReadOnly());
    }

    void anotherPromptIsChosenAndEditsAreNotLostByASlip()
    {
        Setup setup;
        setup.open();
        setup.write(QStringLiteral(" Typed."));
        auto* choice = setup.find<QComboBox>("promptChoice");
        choice->setFocus();
        QTest::keyClick(choice, Qt::Key_Down);
        QCOMPARE(choice->currentIndex(), 0);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QCOMPARE(choice->currentIndex(), 1);
        QTRY_VERIFY(setup.find<QToolButton>("promptGap-background")->isVisible());
        setup.write(QStringLiteral(" Typed."));
        QTest::keyClick(setup.dialog.get(), Qt::Key_Escape);
        QVERIFY(setup.dialog->isVisible());
        QTest::keyClick(setup.dialog.get(), Qt::Key_Escape);
        QVERIFY(!setup.dialog->isVisible());
    }
};

TANDEM_TEST(TestPromptEditorDialog, QApplication)
#include "tst_prompteditordialog.moc"
