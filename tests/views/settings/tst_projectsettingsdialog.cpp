#include "storage/changes/history.h"
#include "views/settings/projectsettingsdialog.h"

#include "projectfixture.h"
#include "storage/repositories/habitsettings.h"
#include "testmain.h"
#include "ui/markdownview.h"
#include "ui/messagebar.h"
#include "views/session/projectsession.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTest>

using namespace tandem;

namespace {

const QString builtIn = QStringLiteral("# Built in\n\nAnswer.\n");

struct Desk
{
    ProjectFixture fixture{1};
    ProjectSession session{fixture.open()};
    std::unique_ptr<ProjectSettingsDialog> dialog;

    explicit Desk(bool lead = true)
    {
        session.setCurrentPerson(lead ? fixture.lea : fixture.ada);
        open();
    }
    void open()
    {
        dialog = std::make_unique<ProjectSettingsDialog>(session, builtIn);
        dialog->open();
    }
    template <typename T>
    T* find(const char* name)
    {
        return dialog->findChild<T*>(QLatin1String(name));
    }
    QPushButton* save() { return find<QPushButton>("saveSettings"); }
    QPlainTextEdit* source() { return find<QPlainTextEdit>("guidelineSource"); }
    QString message() { return dialog->findChild<MessageBar*>()->text(); }
    void press(QPushButton* button)
    {
        QTest::keyClick(button, Qt::Key_Space);
        session.project().flush();
    }
    ProjectSettings stored()
    {
        return ProjectFixture::take(SettingsRepository(fixture.database()).load());
    }
};

} // namespace

class TestProjectSettingsDialog : public QObject
{
    Q_OBJECT

private slots:
    void everythingIsSavedAsOneUndoableChange();
    void undoLeavesWhatAnotherLeadSetSince();
    void undoIsRefusedWhereAnotherLeadSetTheSameSince();
    void theBuiltInGuidelineStaysBuiltIn();
    void thePreviewFollowsTheText();
    void onlyALeadChangesThings();
    void unsavedChangesAskOnce();
    void whatIsMissingIsSaid();
    void aChangeElsewhereIsShown();
    void somebodyElsesChangeDoesNotCloseItWhileItsOwnFails();
    void anOddWageIsKept();
};

void TestProjectSettingsDialog::everythingIsSavedAsOneUndoableChange()
{
    Desk desk;
    const ProjectSettings before = desk.stored();
    QVERIFY(!desk.save()->isEnabled());
    desk.find<QLineEdit>("projectName")->selectAll();
    QTest::keyClicks(desk.find<QLineEdit>("projectName"), QStringLiteral("News <b>2024</b>"));
    QTest::keyClick(desk.find<QRadioButton>("ruleAdjudication"), Qt::Key_Space);
    QVERIFY(desk.find<QComboBox>("adjudicator")->isEnabled());
    QTest::keyClick(desk.find<QComboBox>("adjudicator"), Qt::Key_Down);
    desk.find<QDoubleSpinBox>("wage")->selectAll();
    QTest::keyClicks(desk.find<QDoubleSpinBox>("wage"), QStringLiteral("9.5"));
    desk.find<QComboBox>("currency")->setCurrentText(QStringLiteral("EUR"));
    desk.find<QDoubleSpinBox>("habitSeconds")->setValue(3.5);
    desk.find<QDoubleSpinBox>("habitShare")->setValue(0.0);
    desk.source()->setPlainText(QStringLiteral("# Ours\n"));
    QVERIFY(desk.save()->isEnabled());
    desk.press(desk.save());
    QVERIFY(!desk.dialog->isVisible());

    ProjectSettings expected = before;
    expected.name = QStringLiteral("News <b>2024</b>");
    expected.rule = ConsistencyRule::Adjudication;
    expected.adjudicator = Adjudicator::Pair;
    expected.hourlyWage = 9.5;
    expected.currency = QStringLiteral("EUR");
    expected.guideline = QStringLiteral("# Ours\n");
    QCOMPARE(desk.stored(), expected);
    const HabitRules rules{3.5, std::nullopt};
    const auto storedRules = [&] {
        return ProjectFixture::take(habitRules(desk.fixture.database()));
    };
    QCOMPARE(storedRules(), rules);
    QCOMPARE(desk.session.history().count(), 1);
    for (int i = 0; i < 2; ++i) {
        desk.session.history().undo();
        desk.session.project().flush();
        QCOMPARE(desk.stored(), before);
        QCOMPARE(storedRules(), HabitRules());
        desk.session.history().redo();
        desk.session.project().flush();
        QCOMPARE(storedRules(), rules);
        QCOMPARE(desk.stored(), expected);
    }
}

void TestProjectSettingsDialog::undoLeavesWhatAnotherLeadSetSince()
{
    Desk desk;
    const QString name = desk.stored().name;
    desk.find<QLineEdit>("projectName")->setText(QStringLiteral("News"));
    desk.press(desk.save());
    ProjectSettings other = desk.stored();
    other.guideline = QStringLiteral("# Theirs\n");
    ProjectFixture::check(
        SettingsRepository(desk.fixture.database()).save(other, desk.fixture.lea));
    desk.session.history().undo();
    desk.session.project().flush();
    QCOMPARE(desk.stored().name, name);
    QCOMPARE(desk.stored().guideline, other.guideline);
    desk.session.history().redo();
    desk.session.project().flush();
    QCOMPARE(desk.stored(), other);
}

void TestProjectSettingsDialog::undoIsRefusedWhereAnotherLeadSetTheSameSince()
{
    Desk desk;
    desk.find<QLineEdit>("projectName")->setText(QStringLiteral("News"));
    desk.find<QDoubleSpinBox>("wage")->setValue(9.5);
    desk.find<QComboBox>("currency")->setCurrentText(QStringLiteral("EUR"));
    desk.press(desk.save());
    ProjectSettings other = desk.stored();
    other.hourlyWage = 12.0;
    ProjectFixture::check(
        SettingsRepository(desk.fixture.database()).save(other, desk.fixture.lea));
    const QSignalSpy failures(&desk.session, &ProjectSession::changeFailed);
    desk.session.history().undo();
    desk.session.project().flush();
    QCOMPARE(failures.size(), 1);
    QVERIFY(failures.at(0).at(0).value<Error>().sentence().contains(
        QStringLiteral("in the meantime: Hourly wage.")));
    QCOMPARE(desk.stored(), other);
    QCOMPARE(desk.session.history().count(), 0);
}

void TestProjectSettingsDialog::theBuiltInGuidelineStaysBuiltIn()
{
    Desk desk;
    QCOMPARE(desk.source()->toPlainText(), builtIn);
    desk.find<QLineEdit>("projectName")->setText(QStringLiteral("Other"));
    desk.press(desk.save());
    QVERIFY(desk.stored().guideline.isEmpty());
    desk.open();
    desk.source()->setPlainText(QStringLiteral("mine"));
    desk.press(desk.save());
    QCOMPARE(desk.stored().guideline, QStringLiteral("mine"));
    desk.open();
    QCOMPARE(desk.source()->toPlainText(), QStringLiteral("mine"));
    desk.press(desk.find<QPushButton>("builtInGuideline"));
    desk.press(desk.save());
    QVERIFY(desk.stored().guideline.isEmpty());
}

void TestProjectSettingsDialog::thePreviewFollowsTheText()
{
    Desk desk;
    auto* preview = desk.find<MarkdownView>("guidelinePreview");
    QVERIFY(preview->toPlainText().contains(QStringLiteral("Built in")));
    desk.source()->setPlainText(QStringLiteral("## New *rule*\n\n<script>x</script>\n"));
    QTRY_VERIFY(preview->toPlainText().contains(QStringLiteral("New rule")));
}

void TestProjectSettingsDialog::onlyALeadChangesThings()
{
    Desk desk(false);
    QVERIFY(desk.message().contains(QStringLiteral("lead")));
    QVERIFY(!desk.save()->isEnabled());
    QVERIFY(desk.find<QLineEdit>("projectName")->isReadOnly());
    QVERIFY(desk.source()->isReadOnly());
    QVERIFY(!desk.find<QRadioButton>("ruleStrict")->isEnabled());
    QTest::keyClicks(desk.find<QLineEdit>("projectName"), QStringLiteral("x"));
    QTest::keyClick(desk.dialog.get(), Qt::Key_Escape);
    QVERIFY(!desk.dialog->isVisible());
    QCOMPARE(desk.session.history().count(), 0);
}

void TestProjectSettingsDialog::unsavedChangesAskOnce()
{
    Desk desk;
    QTest::keyClicks(desk.find<QLineEdit>("projectName"), QStringLiteral("x"));
    QTest::keyClick(desk.dialog.get(), Qt::Key_Escape);
    QVERIFY(desk.dialog->isVisible());
    QVERIFY(desk.message().contains(QStringLiteral("Unsaved changes")));
    QTest::keyClick(desk.dialog.get(), Qt::Key_Escape);
    QVERIFY(!desk.dialog->isVisible());
    QCOMPARE(desk.stored().name, QStringLiteral("Fixture"));
}

void TestProjectSettingsDialog::whatIsMissingIsSaid()
{
    Desk desk;
    desk.find<QLineEdit>("projectName")->setText(QStringLiteral("  "));
    QVERIFY(!desk.save()->isEnabled());
    QVERIFY(desk.save()->toolTip().contains(QStringLiteral("name")));
    desk.find<QLineEdit>("projectName")->setText(QStringLiteral("a"));
    desk.find<QDoubleSpinBox>("wage")->setValue(9.0);
    desk.find<QComboBox>("currency")->setCurrentText(QString());
    QVERIFY(!desk.save()->isEnabled());
    desk.find<QComboBox>("currency")->setCurrentText(QStringLiteral("USD"));
    QVERIFY(desk.save()->isEnabled());
    desk.source()->setPlainText(
        QStringLiteral("Words of a guideline that goes on for ever.\n").repeated(25'000));
    QVERIFY(!desk.save()->isEnabled());
}

void TestProjectSettingsDialog::aChangeElsewhereIsShown()
{
    Desk desk;
    desk.fixture.setRule(ConsistencyRule::Adjudication);
    QTRY_VERIFY(desk.find<QRadioButton>("ruleAdjudication")->isChecked());
    QTest::keyClicks(desk.find<QLineEdit>("projectName"), QStringLiteral("x"));
    desk.fixture.setRule(ConsistencyRule::Strict);
    QTRY_VERIFY(desk.message().contains(QStringLiteral("Someone else")));
    QVERIFY(desk.find<QLineEdit>("projectName")->text().contains(u'x'));
}

void TestProjectSettingsDialog::somebodyElsesChangeDoesNotCloseItWhileItsOwnFails()
{
    Desk desk;
    // What comes between: another change of settings, then the own one meets a full disk.
    ProjectSettings other = desk.stored();
    other.hourlyWage = 20.0;
    desk.session.project().change(
        {.write = [other, by = desk.fixture.lea](Database& database) -> Expected<Written> {
            return SettingsRepository(database).save(other, by).map(
                [] { return Written(SettingsChanged{}); });
        }});
    desk.find<QLineEdit>("projectName")->setText(QStringLiteral("Other"));
    desk.session.project().change({.write = [](Database& database) -> Expected<Written> {
        // Lets nothing be written after it.
        return database.run(QStringLiteral("PRAGMA query_only = ON")).map([] {
            return Written(NothingChanged{});
        });
    }});
    desk.press(desk.save());
    QVERIFY(desk.dialog->isVisible());
    QVERIFY(desk.save()->isEnabled());
    QVERIFY(!desk.message().isEmpty());
    QCOMPARE(desk.session.history().count(), 0);
}

void TestProjectSettingsDialog::anOddWageIsKept()
{
    Desk desk;
    ProjectSettings odd = desk.stored();
    odd.hourlyWage = 9.123;
    odd.currency = QStringLiteral("USD");
    ProjectFixture::check(SettingsRepository(desk.fixture.database()).save(odd, desk.fixture.lea));
    QTRY_VERIFY(desk.session.settings().hourlyWage > 9.0);
    QTRY_COMPARE(desk.find<QDoubleSpinBox>("wage")->value(), 9.12);
    desk.find<QLineEdit>("projectName")->setText(QStringLiteral("Other"));
    desk.press(desk.save());
    QCOMPARE(desk.stored().hourlyWage, 9.123);
}

TANDEM_TEST(TestProjectSettingsDialog, QApplication)
#include "tst_projectsettingsdialog.moc"
