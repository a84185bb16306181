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
class Desk
{
public:
    explicit Desk(bool asLead = true)
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
        Desk desk;
        desk.open();
        desk.save(QStringLiteral(" One."));
        desk.save(QStringLiteral(" Two."));
        auto* list = desk.find<QListView>("promptHistory");
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
        const auto settingsChange = [&desk] {
            desk.session.project().change(
                {.write = [](Database&) -> Expected<Written> { return SettingsChanged(); }});
            desk.session.project().flush();
        };
        auto* user = desk.find<QPlainTextEdit>("promptUser");
        click(1);
        QVERIFY(isAt(1));
        const QString shown = user->toPlainText();
        QVERIFY(shown.endsWith(QLatin1String("One.")));
        // Of somebody else, or about something else.
        settingsChange();
        QVERIFY(isAt(1));
        QCOMPARE(user->toPlainText(), shown);
        desk.write(QStringLiteral(" Typed."));
        click(0);
        QVERIFY(desk.find<MessageBar>("promptMessage")->isVisible());
        QVERIFY(isAt(1));
    }

    void anEditedPromptIsSavedAsANewVersion()
    {
        Desk desk;
        desk.open();
        QVERIFY(!desk.find<QPushButton>("promptSave")->isEnabled());
        const int before = desk.current().prompt.version;
        desk.save(QStringLiteral(" Be brief."));
        QCOMPARE(desk.current().prompt.version, before + 1);
        QVERIFY(desk.current().prompt.user.endsWith(QStringLiteral("Be brief.")));
        QVERIFY(!desk.current().builtIn);
        const auto* history = desk.find<CardsView>("promptHistory");
        QVERIFY(history->rows()->card(history->currentRow()).line.contains(QStringLiteral("Lea")));
        QVERIFY(!desk.find<QPushButton>("promptSave")->isEnabled());
    }

    void aPromptWithoutItsGapsCannotBeSaved()
    {
        Desk desk;
        desk.open();
        auto* user = desk.find<QPlainTextEdit>("promptUser");
        user->setFocus();
        user->selectAll();
        QTest::keyClicks(user, QStringLiteral("Take it apart."));
        auto* problem = desk.find<QLabel>("promptProblem");
        QVERIFY(problem->isVisible());
        QVERIFY2(
            problem->text().contains(QStringLiteral("paragraph")), qPrintable(problem->text()));
        QVERIFY(!desk.find<QPushButton>("promptSave")->isEnabled());
        for (const char* gap : {"promptGap-article", "promptGap-paragraph"})
            QTest::keyClick(desk.find<QToolButton>(gap), Qt::Key_Space);
        QVERIFY(!problem->isVisible());
        QVERIFY(desk.find<QPushButton>("promptSave")->isEnabled());
    }

    void earlierVersionsAreShownAndTheBuiltInOneComesBack()
    {
        Desk desk;
        desk.open();
        desk.save(QStringLiteral(" First."));
        desk.save(QStringLiteral(" Second."));
        auto* history = desk.find<QListView>("promptHistory");
        QCOMPARE(history->model()->rowCount(), 2);
        history->setFocus();
        QTest::keyClick(history, Qt::Key_Down);
        QVERIFY(desk.find<QPlainTextEdit>("promptUser")
                    ->toPlainText()
                    .endsWith(QStringLiteral("First.")));
        // Saving an earlier version makes it the one that is used.
        QVERIFY(desk.find<QPushButton>("promptSave")->isEnabled());
        desk.press("promptBack");
        QVERIFY(!desk.current().builtIn);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        desk.session.project().flush();
        QVERIFY(desk.current().builtIn);
        QVERIFY(!desk.find<QPushButton>("promptBack")->isEnabled());
        QCOMPARE(history->model()->rowCount(), 3);
    }

    void whoDoesNotLeadReadsOnly()
    {
        Desk desk(false);
        desk.open();
        QVERIFY(desk.find<QPlainTextEdit>("promptUser")->isReadOnly());
        QVERIFY(!desk.find<QPushButton>("promptSave")->isEnabled());
        QVERIFY(desk.message().contains(QStringLiteral("lead")));
        desk.session.setCurrentPerson(desk.fixture.lea);
        QVERIFY(!desk.find<QPlainTextEdit>("promptUser")->isReadOnly());
    }

    void anotherPromptIsChosenAndEditsAreNotLostByASlip()
    {
        Desk desk;
        desk.open();
        desk.write(QStringLiteral(" Typed."));
        auto* choice = desk.find<QComboBox>("promptChoice");
        choice->setFocus();
        QTest::keyClick(choice, Qt::Key_Down);
        QCOMPARE(choice->currentIndex(), 0);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QCOMPARE(choice->currentIndex(), 1);
        QTRY_VERIFY(desk.find<QToolButton>("promptGap-background")->isVisible());
        desk.write(QStringLiteral(" Typed."));
        QTest::keyClick(desk.dialog.get(), Qt::Key_Escape);
        QVERIFY(desk.dialog->isVisible());
        QTest::keyClick(desk.dialog.get(), Qt::Key_Escape);
        QVERIFY(!desk.dialog->isVisible());
    }
};

TANDEM_TEST(TestPromptEditorDialog, QApplication)
#include "tst_prompteditordialog.moc"
