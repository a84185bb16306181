#include "ui/askfile.h"

#include "testmain.h"

#include <QDir>
#include <QFile>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;

namespace {

/// Somebody who chooses `answer` in every file dialog.
struct Setup
{
    QTemporaryDir home;
    QSettings settings{home.filePath(QStringLiteral("s.ini")), QSettings::IniFormat};
    QWidget window;
    QString answer;
    QList<FileQuestion> asked;
    AskFile files{
        &settings, [this](QWidget*, const FileQuestion& question, const AskFile::Chosen& chosen) {
            asked.append(question);
            if (!answer.isEmpty())
                chosen({answer});
        }};
    QStringList taken;

    QString folder(const QString& name) const
    {
        QDir(home.path()).mkpath(name);
        return home.filePath(name);
    }
    QString file(const QString& name) const
    {
        QFile file(home.filePath(name));
        if (!file.open(QIODevice::WriteOnly))
            qFatal("cannot write");
        return file.fileName();
    }
    void ask(FileQuestion::Kind kind, const QString& purpose, const QString& beside = {})
    {
        files.one(&window, {kind, purpose, {}, {}, QStringLiteral("a.csv"), beside, {}},
            [this](const QString& path) { taken.append(path); });
    }
    QMessageBox* question() const
    {
        return window.findChild<QMessageBox*>(QStringLiteral("confirmReplace"));
    }
    void press(const char* button) const
    {
        window.findChild<QPushButton*>(QLatin1String(button))->click();
    }
};

constexpr auto kSave = FileQuestion::Kind::Save;
constexpr auto kOpen = FileQuestion::Kind::Open;

} // namespace

class TestAskFile : public QObject
{
    Q_OBJECT

private slots:
    void theFolderIsRememberedByPurpose()
    {
        Setup setup;
        const QString project = setup.folder(QStringLiteral("work")) + QStringLiteral("/p.tandem");
        setup.answer = setup.folder(QStringLiteral("charts")) + QStringLiteral("/c.svg");
        setup.ask(kSave, QStringLiteral("chart"), project);
        QCOMPARE(setup.asked.last().folder, setup.home.filePath(QStringLiteral("work")));
        QCOMPARE(setup.taken, QStringList{setup.answer});
        setup.ask(kSave, QStringLiteral("chart"), project);
        QCOMPARE(setup.asked.last().folder, setup.home.filePath(QStringLiteral("charts")));
        setup.ask(kOpen, QStringLiteral("table"), project);
        QCOMPARE(setup.asked.last().folder, setup.home.filePath(QStringLiteral("work")));
        // What is gone is not proposed.
        QVERIFY(QDir(setup.home.filePath(QStringLiteral("charts"))).removeRecursively());
        QCOMPARE(setup.files.folder(QStringLiteral("chart"), project),
            setup.home.filePath(QStringLiteral("work")));
    }

    void aHiddenFolderIsNotProposed()
    {
        Setup setup;
        const QString hidden = setup.folder(QStringLiteral(".local/share/tandem"));
        const QString documents =
            QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
        setup.ask(kSave, QStringLiteral("table"), hidden + QStringLiteral("/sample.tandem"));
        QCOMPARE(
            setup.asked.last().folder, QFileInfo(documents).isDir() ? documents : QDir::homePath());
        QVERIFY(!isKnownFolder(hidden));
        QVERIFY(isKnownFolder(setup.home.path()));
    }

    void aFileIsReplacedOnlyAfterAYes()
    {
        Setup setup;
        setup.answer = setup.file(QStringLiteral("a.csv"));
        setup.ask(kSave, QStringLiteral("table"));
        QVERIFY(setup.question());
        QVERIFY(setup.question()->text().contains(QStringLiteral("a.csv")));
        QVERIFY(setup.taken.isEmpty());
        setup.press("replaceFile");
        QCOMPARE(setup.taken, QStringList{setup.answer});
    }

    void aNoAsksForAnotherName()
    {
        Setup setup;
        setup.answer = setup.file(QStringLiteral("a.csv"));
        setup.ask(kSave, QStringLiteral("table"));
        setup.answer = setup.home.filePath(QStringLiteral("b.csv"));
        // Enter does no harm.
        QTest::keyClick(setup.question(), Qt::Key_Return);
        QTRY_COMPARE(setup.asked.size(), 2);
        QCOMPARE(setup.asked.last().folder, setup.home.path());
        QCOMPARE(setup.taken, QStringList{setup.answer});
    }

    void whatIsReadOrNewIsNotAskedAbout()
    {
        Setup setup;
        setup.answer = setup.file(QStringLiteral("a.csv"));
        setup.ask(kOpen, QStringLiteral("table"));
        setup.ask(FileQuestion::Kind::Name, QStringLiteral("table"));
        QVERIFY(!setup.question());
        QCOMPARE(setup.taken.size(), 2);
    }

    void severalFilesAreOneQuestion()
    {
        Setup setup;
        const QString one = setup.file(QStringLiteral("a.csv"));
        const QString two = setup.file(QStringLiteral("b.csv"));
        bool gone = false;
        confirmReplace(&setup.window, {one, two, setup.home.filePath(QStringLiteral("c.csv"))},
            [&] { gone = true; });
        QVERIFY(setup.question()->text().contains(QLatin1Char('2')));
        setup.press("replaceFile");
        QVERIFY(gone);
    }
};

TANDEM_TEST(TestAskFile, QApplication)
#include "tst_askfile.moc"
