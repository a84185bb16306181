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

struct Setup
{
    ProjectFixture fixture{1};
    ProjectSession session{fixture.open()};
    std::unique_ptr<ProjectSettingsDialog> dialog;

    explicit Setup(bool lead = true)
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
    Setup setup;
    const ProjectSettings before = setup.stored();
    QVERIFY(!setup.save()->isEnabled());
    setup.find<QLineEdit>("projectName")->selectAll();
    QTest::keyClicks(setup.find<QLineEdit>("projectName"), QStringLiteral("News <b>2024</b>"));
    QTest::keyClick(setup.find<QRadioButton>("ruleAdjudication"), Qt::Key_Space);
    QVERIFY(setup.find<QComboBox>("adjudicator")->isEnabled());
    QTest::keyClick(setup.find<QComboBox>("adjudicator"), Qt::Key_Down);
    setup.find<QDoubleSpinBox>("wage")->selectAll();
    QTest::keyClicks(setup.find<QDoubleSpinBox>("wage"), QStringLiteral("9.5"));
    setup.find<QComboBox>("currency")->setCurrentText(QStringLiteral("EUR"));
    setup.find<QDoubleSpinBox>("habitSeconds")->setValue(3.5);
    setup.find<QDoubleSpinBox>("habitShare")->setValue(0.0);
    setup.source()->setPlainText(QStringLiteral("# Ours\n"));
    QVERIFY(setup.save()->isEnabled());
    setup.press(setup.save());
    QVERIFY(!setup.dialog->isVisible());

    ProjectSettings expected = before;
    expected.name = QStringLiteral("News <b>2024</b>");
    expected.rule = ConsistencyRule::Adjudication;
    expected.adjudicator = Adjudicator::Pair;
    expected.hourlyWage = 9.5;
    expected.currency = QStringLiteral("EUR");
    expected.guideline = QStringLiteral("# Ours\n");
    QCOMPARE(setup.stored(), expected);
    const HabitRules rules{3.5, std::nullopt};
    const auto storedRules = [&] {
        return ProjectFixture::take(habitRules(setup.fixture.database()));
    };
    QCOMPARE(storedRules(), rules);
    QCOMPARE(setup.session.history().count(), 1);
    for (int i = 0; i < 2; ++i) {
        setup.session.history().undo();
        setup.session.project().flush();
        QCOMPARE(setup.stored(), before);
        QCOMPARE(storedRules(), HabitRules());
        setup.session.history().redo();
        setup.session.project().flush();
        QCOMPARE(storedRules(), rules);
        QCOMPARE(setup.stored(), expected);
    }
}

void TestProjectSettingsDialog::undoLeavesWhatAnotherLeadSetSince()
{
    Setup setup;
    const QString name = setup.stored().name;
    setup.find<QLineEdit>("projectName")->setText(QStringLiteral("News"));
    setup.press(setup.save());
    ProjectSettings other = setup.stored();
    other.guideline = QStringLiteral("# Theirs\n");
    ProjectFixture::check(
        SettingsRepository(setup.fixture.database()).save(other, setup.fixture.lea));
    setup.session.history().undo();
    setup.session.project().flush();
    QCOMPARE(setup.stored().name, name);
    QCOMPARE(setup.stored().guideline, other.guideline);
    setup.session.history().redo();
    setup.session.project().flush();
    QCOMPARE(setup.stored(), other);
}

void TestProjectSettingsDialog::undoIsRefusedWhereAnotherLeadSetTheSameSince()
{
    Setup setup;
    setup.find<QLineEdit>("projectName")->setText(QStringLiteral("News"));
    setup.find<QDoubleSpinBox>("wage")->setValue(9.5);
    setup.find<QComboBox>("currency")->setCurrentText(QStringLiteral("EUR"));
    setup.press(setup.save());
    ProjectSettings other = setup.stored();
    other.hourlyWage = 12.0;
    ProjectFixture::check(
        SettingsRepository(setup.fixture.database()).save(other, setup.fixture.lea));
    const QSignalSpy failures(&setup.session, &ProjectSession::changeFailed);
    setup.session.history().undo();
    setup.session.project().flush();
    QCOMPARE(failures.size(), 1);
    QVERIFY(failures.at(0).at(0).value<Error>().sentence().contains(
        QStringLiteral("in the meantime: Hourly wage.")));
    QCOMPARE(setup.stored(), other);
    QCOMPARE(setup.session.history().count(), 0);
}

void TestProjectSettingsDialog::theBuiltInGuidelineStaysBuiltIn()
{
    Setup setup;
    QCOMPARE(setup.source()->toPlainText(), builtIn);
    setup.find<QLineEdit>("projectName")->setText(QStringLiteral("Other"));
    setup.press(setup.save());
    QVERIFY(setup.stored().guideline.isEmpty());
    setup.open();
    setup.source()->setPlainText(QStringLiteral("mine"));
    setup.press(setup.save());
    QCOMPARE(setup.stored().guideline, QStringLiteral("mine"));
    setup.open();
    QCOMPARE(setup.source()->toPlainText(), QStringLiteral("mine"));
    setup.press(setup.find<QPushButton>("builtInGuideline"));
    setup.press(setup.save());
    QVERIFY(setup.stored().guideline.isEmpty());
}

void TestProjectSettingsDialog::thePreviewFollowsTheText()
{
    Setup setup;
    auto* preview = setup.find<MarkdownView>("guidelinePreview");
    QVERIFY(preview->toPlainText().contains(QStringLiteral("Built in")));
    setup.source()->setPlainText(QStringLiteral("## New *rule*\n\n<script>x</script>\n"));
    QTRY_VERIFY(preview->toPlainText().contains(QStringLiteral("New rule")));
}

void TestProjectSettingsDialog::onlyALeadChangesThings()
{
    Setup setup(false);
    QVERIFY(setup.message().contains(QStringLiteral("lead")));
    QVERIFY(!setup.save()->isEnabled());
    QVERIFY(setup.find<QLineEdit>("projectName")->isReadOnly());
    QVERIFY(setup.source()->isReadOnly());
    QVERIFY(!setup.find<QRadioButton>("ruleStrict")->isEnabled());
    QTest::keyClicks(setup.find<QLineEdit>("projectName"), QStringLiteral("x"));
    QTest::keyClick(setup.dialog.get(), Qt::Key_Escape);
    QVERIFY(!setup.dialog->isVisible());
    QCOMPARE(setup.session.history().count(), 0);
}

void TestProjectSettingsDialog::unsavedChangesAskOnce()
{
    Setup setup;
    QTest::keyClicks(setup.find<QLineEdit>("projectName"), QStringLiteral("x"));
    QTest::keyClick(setup.dialog.get(), Qt::Key_Escape);
    QVERIFY(setup.dialog->isVisible());
    QVERIFY(setup.message().contains(QStringLiteral("Unsaved changes")));
    QTest::keyClick(setup.dialog.get(), Qt::Key_Escape);
    QVERIFY(!setup.dialog->isVisible());
    QCOMPARE(setup.stored().name, QStringLiteral("Fixture"));
}

void TestProjectSettingsDialog::whatIsMissingIsSaid()
{
    Setup setup;
    setup.find<QLineEdit>("projectName")->setText(QStringLiteral("  "));
    QVERIFY(!setup.save()->isEnabled());
    QVERIFY(setup.save()->toolTip().contains(QStringLiteral("name")));
    setup.find<QLineEdit>("projectName")->setText(QStringLiteral("a"));
    setup.find<QDoubleSpinBox>("wage")->setValue(9.0);
    setup.find<QComboBox>("currency")->setCurrentText(QString());
    QVERIFY(!setup.save()->isEnabled());
    setup.find<QComboBox>("currency")->setCurrentText(QStringLiteral("USD"));
    QVERIFY(setup.save()->isEnabled());
    setup.source()->setPlainText(
        QStringLiteral("Words of a guideline that goes on for ever.\n").repeated(25'000));
    QVERIFY(!setup.save()->isEnabled());
}

void TestProjectSettingsDialog::aChangeElsewhereIsShown()
{
    Setup setup;
    setup.fixture.setRule(ConsistencyRule::Adjudication);
    QTRY_VERIFY(setup.find<QRadioButton>("ruleAdjudication")->isChecked());
    QTest::keyClicks(setup.find<QLineEdit>("projectName"), QStringLiteral("x"));
    setup.fixture.setRule(ConsistencyRule::Strict);
    QTRY_VERIFY(setup.message().contains(QStringLiteral("Someone else")));
    QVERIFY(setup.find<QLineEdit>("projectName")->text().contains(u'x'));
}

void TestProjectSettingsDialog::somebodyElsesChangeDoesNotCloseItWhileItsOwnFails()
{
    Setup setup;
    // What comes between: another change of settings, then the own one meets a full disk.
    ProjectSettings other = setup.stored();
    other.hourlyWage = 20.0;
    setup.session.project().change(
        {.write = [other, by = setup.fixture.lea](Database& database) -> Expected<Written> {
            return SettingsRepository(database).save(other, by).map(
                [] { return Written(SettingsChanged{}); });
        }});
    setup.find<QLineEdit>("projectName")->setText(QStringLiteral("Other"));
    setup.session.project().change({.write = [](Database& database) -> Expected<Written> {
        // Lets nothing be written after it.
        return database.run(QStringLiteral("PRAGMA query_only = ON")).map([] {
            return Written(NothingChanged{});
        });
    }});
    setup.press(setup.save());
    QVERIFY(setup.dialog->isVisible());
    QVERIFY(setup.save()->isEnabled());
    QVERIFY(!setup.message().isEmpty());
    QCOMPARE(setup.session.history().count(), 0);
}

void TestProjectSettingsDialog::anOddWageIsKept()
{
    Setup setup;
    ProjectSettings odd = setup.stored();
    odd.hourlyWage = 9.123;
    odd.currency = QStringLiteral("USD");
    ProjectFixture::check(
        SettingsRepository(setup.fixture.database()).save(odd, setup.fixture.lea));
    QTRY_VERIFY(setup.session.settings().hourlyWage > 9.0);
    QTRY_COMPARE(setup.find<QDoubleSpinBox>("wage")->value(), 9.12);
    setup.find<QLineEdit>("projectName")->setText(QStringLiteral("Other"));
    setup.press(setup.save());
    QCOMPARE(setup.stored().hourlyWage, 9.123);
}

TANDEM_TEST(TestProjectSettingsDialog, QApplication)
#include "tst_projectsettingsdialog.moc"
