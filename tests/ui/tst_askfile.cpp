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
struct Desk
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
        Desk desk;
        const QString project = desk.folder(QStringLiteral("work")) + QStringLiteral("/p.tandem");
        desk.answer = desk.folder(QStringLiteral("charts")) + QStringLiteral("/c.svg");
        desk.ask(kSave, QStringLiteral("chart"), project);
        QCOMPARE(desk.asked.last().folder, desk.home.filePath(QStringLiteral("work")));
        QCOMPARE(desk.taken, QStringList{desk.answer});
        desk.ask(kSave, QStringLiteral("chart"), project);
        QCOMPARE(desk.asked.last().folder, desk.home.filePath(QStringLiteral("charts")));
        desk.ask(kOpen, QStringLiteral("table"), project);
        QCOMPARE(desk.asked.last().folder, desk.home.filePath(QStringLiteral("work")));
        // What is gone is not proposed.
        QVERIFY(QDir(desk.home.filePath(QStringLiteral("charts"))).removeRecursively());
        QCOMPARE(desk.files.folder(QStringLiteral("chart"), project),
            desk.home.filePath(QStringLiteral("work")));
    }

    void aHiddenFolderIsNotProposed()
    {
        Desk desk;
        const QString hidden = desk.folder(QStringLiteral(".local/share/tandem"));
        const QString documents =
            QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
        desk.ask(kSave, QStringLiteral("table"), hidden + QStringLiteral("/sample.tandem"));
        QCOMPARE(
            desk.asked.last().folder, QFileInfo(documents).isDir() ? documents : QDir::homePath());
        QVERIFY(!isKnownFolder(hidden));
        QVERIFY(isKnownFolder(desk.home.path()));
    }

    void aFileIsReplacedOnlyAfterAYes()
    {
        Desk desk;
        desk.answer = desk.file(QStringLiteral("a.csv"));
        desk.ask(kSave, QStringLiteral("table"));
        QVERIFY(desk.question());
        QVERIFY(desk.question()->text().contains(QStringLiteral("a.csv")));
        QVERIFY(desk.taken.isEmpty());
        desk.press("replaceFile");
        QCOMPARE(desk.taken, QStringList{desk.answer});
    }

    void aNoAsksForAnotherName()
    {
        Desk desk;
        desk.answer = desk.file(QStringLiteral("a.csv"));
        desk.ask(kSave, QStringLiteral("table"));
        desk.answer = desk.home.filePath(QStringLiteral("b.csv"));
        // Enter does no harm.
        QTest::keyClick(desk.question(), Qt::Key_Return);
        QTRY_COMPARE(desk.asked.size(), 2);
        QCOMPARE(desk.asked.last().folder, desk.home.path());
        QCOMPARE(desk.taken, QStringList{desk.answer});
    }

    void whatIsReadOrNewIsNotAskedAbout()
    {
        Desk desk;
        desk.answer = desk.file(QStringLiteral("a.csv"));
        desk.ask(kOpen, QStringLiteral("table"));
        desk.ask(FileQuestion::Kind::Name, QStringLiteral("table"));
        QVERIFY(!desk.question());
        QCOMPARE(desk.taken.size(), 2);
    }

    void severalFilesAreOneQuestion()
    {
        Desk desk;
        const QString one = desk.file(QStringLiteral("a.csv"));
        const QString two = desk.file(QStringLiteral("b.csv"));
        bool gone = false;
        confirmReplace(&desk.window, {one, two, desk.home.filePath(QStringLiteral("c.csv"))},
            [&] { gone = true; });
        QVERIFY(desk.question()->text().contains(QLatin1Char('2')));
        desk.press("replaceFile");
        QVERIFY(gone);
    }
};

TANDEM_TEST(TestAskFile, QApplication)
#include "tst_askfile.moc"
