#include "storage/formats/atomicfile.h"

#include "storage/database/schema.h"
#include "storage/formats/devicewrite.h"

#include "testmain.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>

using namespace tandem;

class TestAtomicFile final : public QObject
{
    Q_OBJECT

private slots:
    void aCommittedFileIsWhole();
    void withoutCommitTheOldFileStays();
    void anErrorOfTheProducerLeavesNothing();
    void unwritablePlacesAreNamed();
    void whatBelongsToAProjectIsNotReplaced();
    void devicesAndPipesAreNotReplaced();
    void whatALinkNamesIsReplaced();
    void aFileThatCannotGrowLeavesTheOldOne_data();
    void aFileThatCannotGrowLeavesTheOldOne();

private:
    static QByteArray contentOf(const QString& path);
};

QByteArray TestAtomicFile::contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestAtomicFile::aCommittedFileIsWhole()
{
    QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("a.csv"));
    QVERIFY(writeAtomically(path, QByteArray("one")));
    QCOMPARE(contentOf(path), QByteArray("one"));
    QVERIFY(writeAtomically(path, QByteArray("two")));
    QCOMPARE(contentOf(path), QByteArray("two"));
    QVERIFY(writeAtomically(path, QByteArray()));
    QCOMPARE(contentOf(path), QByteArray());
    QCOMPARE(QDir(dir.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
}

void TestAtomicFile::withoutCommitTheOldFileStays()
{
    QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("a.csv"));
    QVERIFY(writeAtomically(path, QByteArray("old")));
    {
        AtomicFile file(path);
        QVERIFY(file.open());
        QVERIFY(writeFully(file.device(), "new", path));
    }
    QCOMPARE(contentOf(path), QByteArray("old"));
    QCOMPARE(QDir(dir.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
}

void TestAtomicFile::anErrorOfTheProducerLeavesNothing()
{
    QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("a.csv"));
    const auto done = writeAtomically(path, [&](QIODevice& device) -> Expected<void> {
        return writeFully(device, "half", path).and_then([]() -> Expected<void> {
            return failure(ErrorCode::Refused, QStringLiteral("no"));
        });
    });
    QVERIFY(!done);
    QCOMPARE(done.error().code, ErrorCode::Refused);
    QVERIFY(QDir(dir.path()).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
}

void TestAtomicFile::whatBelongsToAProjectIsNotReplaced()
{
    QTemporaryDir dir;
    const QString project = dir.filePath(QStringLiteral("p.tandem"));
    {
        auto database = Database::open(project, Database::Mode::Bulk);
        QVERIFY(database);
        QVERIFY(createSchema(**database));
    }
    for (const char* ending : {"", "-wal", "-shm", "-journal"}) {
        const QString path = project + QLatin1String(ending);
        const QByteArray before = contentOf(path);
        const auto written = writeAtomically(path, QByteArray("a,b\n"));
        QVERIFY2(!written, qPrintable(path));
        QCOMPARE(written.error().code, ErrorCode::Refused);
        QCOMPARE(contentOf(path), before);
    }
    QVERIFY(writeAtomically(dir.filePath(QStringLiteral("notes-wal")), QByteArray("mine")));
}

void TestAtomicFile::devicesAndPipesAreNotReplaced()
{
    QTemporaryDir dir;
    const QString pipe = dir.filePath(QStringLiteral("pipe"));
    QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    const QString link = dir.filePath(QStringLiteral("link"));
    QVERIFY(QFile::link(pipe, link));
    for (const QString& path : {pipe, link}) {
        const auto done = writeAtomically(path, QByteArray("x"));
        QVERIFY2(!done, qPrintable(path));
        QCOMPARE(done.error().code, ErrorCode::Refused);
        QCOMPARE(done.error().where, path);
        QVERIFY(!done.error().remedy.isEmpty());
    }
    struct stat found
    {
    };
    QCOMPARE(::stat(QFile::encodeName(pipe).constData(), &found), 0);
    QVERIFY(S_ISFIFO(found.st_mode));
    QVERIFY(QFileInfo(link).isSymLink());
}

void TestAtomicFile::whatALinkNamesIsReplaced()
{
    QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("a.csv"));
    const QString link = dir.filePath(QStringLiteral("link"));
    QVERIFY(writeAtomically(path, QByteArray("old")));
    QVERIFY(QFile::link(path, link));
    QVERIFY(writeAtomically(link, QByteArray("new")));
    QCOMPARE(contentOf(path), QByteArray("new"));
    QVERIFY(QFileInfo(link).isSymLink());
}

void TestAtomicFile::unwritablePlacesAreNamed()
{
    QTemporaryDir dir;
    for (const QString& path : {dir.filePath(QStringLiteral("none/a.csv")), dir.path()}) {
        const auto done = writeAtomically(path, QByteArray("x"));
        QVERIFY(!done);
        QCOMPARE(done.error().code, ErrorCode::NotWritable);
        QCOMPARE(done.error().where, path);
        QVERIFY(!done.error().remedy.isEmpty());
    }
}

void TestAtomicFile::aFileThatCannotGrowLeavesTheOldOne_data()
{
    QTest::addColumn<int>("bytes");
    QTest::newRow("far too long") << 1000000;
    QTest::newRow("the rest fits the buffer") << 70000;
    QTest::newRow("one byte too long") << 65537;
}

void TestAtomicFile::aFileThatCannotGrowLeavesTheOldOne()
{
    QFETCH(int, bytes);
    QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("a.csv"));
    QVERIFY(writeAtomically(path, QByteArray("old")));
    // the limit on file size stands in for a disk that runs full while writing
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit before{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
    rlimit small = before;
    small.rlim_cur = 65536;
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);
    const auto done = writeAtomically(path, QByteArray(bytes, 'x'));
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &before), 0);
    QVERIFY(!done);
    QCOMPARE(done.error().where, path);
    QCOMPARE(contentOf(path), QByteArray("old"));
    QCOMPARE(QDir(dir.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
}

TANDEM_TEST(TestAtomicFile, QCoreApplication)
#include "tst_atomicfile.moc"
