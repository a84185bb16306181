#include "ui/tabstops.h"
#include "ui/theme.h"
#include "views/settings/preferencesdialog.h"

#include "testmain.h"
#include "windowundertest.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;

class TestPreferencesDialog : public QObject
{
    Q_OBJECT

private slots:
    void whatIsStoredIsLoadedAgain();
    void nonsenseTakesDefaultsAndBounds();
    void everyChangeIsAnnouncedAtOnce();
    void defaultsAreRestored();
    void tabGoesThroughTheFieldsAsTheyStand();
    void everyFieldHasALabelThatLeadsToIt();
    void textSizeWaitsForTheWholeNumber();

private:
    QTemporaryDir m_folder;
    QString file() const { return m_folder.filePath(QStringLiteral("s.ini")); }
};

void TestPreferencesDialog::whatIsStoredIsLoadedAgain()
{
    QSettings settings(file(), QSettings::IniFormat);
    QCOMPARE(loadPreferences(settings), Preferences());
    Preferences changed;
    changed.theme = ThemeChoice::Dark;
    changed.language = QStringLiteral("fa");
    changed.syncsTeams = false;
    changed.pauseMs = 0;
    changed.textPercent = 150;
    savePreferences(settings, changed);
    settings.sync();
    QSettings again(file(), QSettings::IniFormat);
    QCOMPARE(loadPreferences(again), changed);
}

void TestPreferencesDialog::nonsenseTakesDefaultsAndBounds()
{
    QSettings settings(file(), QSettings::IniFormat);
    settings.setValue(QStringLiteral("preferences/theme"), QStringLiteral("purple"));
    settings.setValue(QStringLiteral("preferences/language"), QStringLiteral("../../x"));
    settings.setValue(QStringLiteral("preferences/pauseMs"), QStringLiteral("soon"));
    settings.setValue(QStringLiteral("preferences/textPercent"), 9000);
    const Preferences loaded = loadPreferences(settings);
    QCOMPARE(loaded.theme, ThemeChoice::System);
    QCOMPARE(loaded.language, QString());
    QCOMPARE(loaded.pauseMs, Preferences().pauseMs);
    QCOMPARE(loaded.textPercent, 200);
}

void TestPreferencesDialog::everyChangeIsAnnouncedAtOnce()
{
    PreferencesDialog dialog{Preferences()};
    dialog.open();
    QSignalSpy changed(&dialog, &PreferencesDialog::preferencesChanged);
    QTest::keyClick(dialog.findChild<QComboBox*>(QStringLiteral("preferenceTheme")), Qt::Key_Down);
    QTest::keyClick(
        dialog.findChild<QComboBox*>(QStringLiteral("preferenceLanguage")), Qt::Key_End);
    QTest::keyClick(dialog.findChild<QSpinBox*>(QStringLiteral("preferencePauseMs")), Qt::Key_Up);
    QTest::keyClick(
        dialog.findChild<QSpinBox*>(QStringLiteral("preferenceTextPercent")), Qt::Key_Up);
    QCOMPARE(changed.size(), 4);
    const auto last = changed.last().first().value<Preferences>();
    QCOMPARE(last, dialog.preferences());
    QCOMPARE(last.theme, ThemeChoice::Light);
    QCOMPARE(last.language, QStringLiteral("fa"));
    QCOMPARE(last.pauseMs, 300);
    QCOMPARE(last.textPercent, 110);
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QVERIFY(!dialog.isVisible());
}

void TestPreferencesDialog::tabGoesThroughTheFieldsAsTheyStand()
{
    PreferencesDialog dialog{Preferences()};
    dialog.open();
    const QWidget* at = dialog.findChild<QComboBox*>(QStringLiteral("preferenceTheme"));
    for (const char* name : {"preferenceLanguage", "preferenceTextPercent", "preferenceSyncTeams",
             "preferencePauseMs"}) {
        const QWidget* before = at;
        at = tabStop(before, true);
        QCOMPARE(at->objectName(), QLatin1String(name));
        QVERIFY(at->y() > before->y());
    }
}

void TestPreferencesDialog::everyFieldHasALabelThatLeadsToIt()
{
    PreferencesDialog dialog{Preferences()};
    const auto labels = PreferencesDialog::labels();
    QCOMPARE(labels.size(), preferenceFields().size());
    for (const auto& [name, text] : labels) {
        auto* field = dialog.findChild<QWidget*>(name);
        QVERIFY2(field, qPrintable(name));
        if (const auto* flag = qobject_cast<QCheckBox*>(field)) {
            QCOMPARE(flag->text(), text);
            continue;
        }
        auto* label = dialog.findChild<QFormLayout*>()->labelForField(field);
        QCOMPARE(qobject_cast<QLabel*>(label)->text(), text);
        QCOMPARE(qobject_cast<QLabel*>(label)->buddy(), field);
    }
}

void TestPreferencesDialog::textSizeWaitsForTheWholeNumber()
{
    PreferencesDialog dialog{Preferences()};
    showActive(&dialog, dialog.sizeHint());
    QSignalSpy changed(&dialog, &PreferencesDialog::preferencesChanged);
    auto* size = dialog.findChild<QSpinBox*>(QStringLiteral("preferenceTextPercent"));
    size->setFocus();
    size->selectAll();
    QTest::keyClicks(size, QStringLiteral("120"));
    QCOMPARE(changed.size(), 0);
    QTest::keyClick(size, Qt::Key_Tab);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(dialog.preferences().textPercent, 120);
}

void TestPreferencesDialog::defaultsAreRestored()
{
    Preferences odd;
    odd.theme = ThemeChoice::Dark;
    odd.pauseMs = 1000;
    PreferencesDialog dialog(odd);
    QSignalSpy changed(&dialog, &PreferencesDialog::preferencesChanged);
    QTest::keyClick(
        dialog.findChild<QPushButton*>(QStringLiteral("restoreDefaults")), Qt::Key_Space);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(dialog.preferences(), Preferences());
}

TANDEM_TEST(TestPreferencesDialog, QApplication)
#include "tst_preferencesdialog.moc"
