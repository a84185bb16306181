#include "storage/formats/filetree.h"

#include "archivewriter.h"
#include "testmain.h"

#include <QDir>
#include <QMap>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

using namespace tandem;

namespace {

using Files = QMap<QString, QByteArray>;
using Make = std::function<void(ArchiveWriter&)>;

struct TreeRead
{
    Expected<void> result;
    Files files;
};

TreeRead readTree(const QString& path, const FileTreeBounds& bounds = {})
{
    TreeRead read;
    FileTreeSink sink;
    sink.wants = [](const QString& file, const QString&) -> Expected<bool> {
        return !file.endsWith(QLatin1String(".skip"));
    };
    sink.take = [&](const QString& file, const QByteArray& bytes) -> Expected<void> {
        read.files.insert(file, bytes);
        return {};
    };
    read.result = readFileTree(path, sink, bounds);
    return read;
}

bool writeFile(const QString& path, const QByteArray& bytes)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

/// Compressed by itself, as gzip does it.
QByteArray gzipped(const QByteArray& bytes)
{
    QByteArray made(1000 + bytes.size(), Qt::Uninitialized);
    std::size_t used = 0;
    archive* writer = archive_write_new();
    archive_write_set_format_raw(writer);
    archive_write_add_filter_gzip(writer);
    archive_write_set_bytes_in_last_block(writer, 1);
    archive_write_open_memory(writer, made.data(), std::size_t(made.size()), &used);
    archive_entry* entry = archive_entry_new();
    archive_entry_set_filetype(entry, AE_IFREG);
    archive_write_header(writer, entry);
    archive_write_data(writer, bytes.constData(), std::size_t(bytes.size()));
    archive_entry_free(entry);
    archive_write_close(writer);
    archive_write_free(writer);
    return made.first(qsizetype(used));
}

FileTreeBounds smallBounds()
{
    FileTreeBounds bounds;
    bounds.entries = 20;
    bounds.fileBytes = 1000;
    bounds.totalBytes = 5000;
    bounds.depth = 4;
    bounds.pathUnits = 120;
    return bounds;
}

} // namespace

class TestFileTree final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString pathOf(const char* name) const { return m_folder.filePath(QLatin1String(name)); }

private slots:
    void foldersAndArchivesGiveTheSameFiles();
    void hostileArchivesAreRefused_data();
    void hostileArchivesAreRefused();
    void whatIsBeyondABoundIsRefused_data();
    void whatIsBeyondABoundIsRefused();
    void archivesThatAreCutOffAreRefused_data();
    void archivesThatAreCutOffAreRefused();
    void whatWasChangedInAnArchiveIsRefused_data();
    void whatWasChangedInAnArchiveIsRefused();
    void compressedPartsAfterEachOtherAreOneArchive();
    void otherFilesAreNoArchives();
    void linksInFoldersAreRefused();
    void readingCanBeCancelled();
    void whatTheSinkRefusesEndsTheReading();
};

void TestFileTree::foldersAndArchivesGiveTheSameFiles()
{
    const Files files{{QStringLiteral("top/a.json"), "one"},
        {QStringLiteral("top/é 汉/b.json"), QByteArray(200'000, 'x')},
        {QStringLiteral("top/empty"), ""}};
    const auto fill = [&](ArchiveWriter& archive) {
        archive.addFolder("./");
        archive.addFolder("top/");
        for (auto file = files.cbegin(); file != files.cend(); ++file)
            archive.addFile(file.key().toUtf8(), file.value());
        archive.addFile("./top/large.skip", QByteArray(3'000'000, 'y'));
    };
    for (auto file = files.cbegin(); file != files.cend(); ++file)
        QVERIFY(writeFile(pathOf("folder/") + file.key(), file.value()));
    QVERIFY(writeFile(pathOf("folder/top/large.skip"), "y"));
    fill(*std::make_unique<ArchiveWriter>(pathOf("a.tar"), ArchiveWriter::Format::Tar));
    fill(*std::make_unique<ArchiveWriter>(pathOf("a.tgz"), ArchiveWriter::Format::TarGz));
    fill(*std::make_unique<ArchiveWriter>(pathOf("a.zip"), ArchiveWriter::Format::Zip));
    FileTreeBounds bounds;
    bounds.fileBytes = 200'000; // which what is passed over does not have to keep
    for (const char* name : {"folder", "a.tar", "a.tgz", "a.zip"}) {
        const TreeRead read = readTree(pathOf(name), bounds);
        QVERIFY2(read.result, read.result ? "" : qPrintable(read.result.error().sentence()));
        QCOMPARE(read.files, files);
    }
}

void TestFileTree::hostileArchivesAreRefused_data()
{
    QTest::addColumn<Make>("make");
    const auto row = [](const char* name, const Make& make) { QTest::newRow(name) << make; };
    row("upwards", [](ArchiveWriter& to) { to.addFile("../up.json", "x"); });
    row("upwards inside", [](ArchiveWriter& to) { to.addFile("a/../../up.json", "x"); });
    row("absolute", [](ArchiveWriter& to) { to.addFile("/etc/passwd", "x"); });
    row("nothing between", [](ArchiveWriter& to) { to.addFile("a//b.json", "x"); });
    row("backslash", [](ArchiveWriter& to) { to.addFile("a\\..\\b.json", "x"); });
    row("control character", [](ArchiveWriter& to) { to.addFile("a\x1b[2J.json", "x"); });
    row("not UTF-8", [](ArchiveWriter& to) { to.addFile("a\xff\xfe.json", "x"); });
    row("symbolic link", [](ArchiveWriter& to) { to.addSymlink("a.json", "/etc/passwd"); });
    row("hard link", [](ArchiveWriter& to) {
        to.addFile("a.json", "x");
        to.addHardlink("b.json", "a.json");
    });
    row("pipe", [](ArchiveWriter& to) { to.addPipe("a.json"); });
    row("twice", [](ArchiveWriter& to) {
        to.addFile("a.json", "x");
        to.addFile("a.json", "y");
    });
    row("twice, once with ./", [](ArchiveWriter& to) {
        to.addFile("a.json", "x");
        to.addFile("./a.json", "y");
    });
}

void TestFileTree::hostileArchivesAreRefused()
{
    QFETCH(Make, make);
    const QString path = pathOf("hostile.tar.gz");
    make(*std::make_unique<ArchiveWriter>(path, ArchiveWriter::Format::TarGz));
    const TreeRead read = readTree(path);
    QVERIFY(!read.result);
    QCOMPARE(read.result.error().code, ErrorCode::InvalidInput);
    QVERIFY(read.result.error().where.startsWith(path));
    QVERIFY(!read.result.error().what.isEmpty() && !read.result.error().remedy.isEmpty());
    QVERIFY(!read.result.error().where.contains(u'\x1b'));
}

void TestFileTree::whatIsBeyondABoundIsRefused_data()
{
    QTest::addColumn<Make>("make");
    const auto row = [](const char* name, const Make& make) { QTest::newRow(name) << make; };
    row("large file", [](ArchiveWriter& to) { to.addFile("a", QByteArray(1001, 'x')); });
    row("all together", [](ArchiveWriter& to) {
        for (const char* name : {"a", "b", "c", "d", "e", "f"})
            to.addFile(name, QByteArray(900, 'x'));
    });
    row("all together, passed over",
        [](ArchiveWriter& to) { to.addFile("a.skip", QByteArray(5001, 'x')); });
    row("many files", [](ArchiveWriter& to) {
        for (int i = 0; i < 21; ++i)
            to.addFile(QByteArray::number(i), "x");
    });
    row("deep", [](ArchiveWriter& to) { to.addFile("a/b/c/d/e", "x"); });
    row("long name", [](ArchiveWriter& to) { to.addFile(QByteArray(121, 'n'), "x"); });
}

void TestFileTree::whatIsBeyondABoundIsRefused()
{
    QFETCH(Make, make);
    for (const auto format : {ArchiveWriter::Format::TarGz, ArchiveWriter::Format::Tar}) {
        const QString path = pathOf("large.tar");
        make(*std::make_unique<ArchiveWriter>(path, format));
        const TreeRead read = readTree(path, smallBounds());
        QVERIFY(!read.result);
        QCOMPARE(read.result.error().code, ErrorCode::TooLarge);
        QVERIFY(!read.result.error().remedy.isEmpty());
        QVERIFY(readTree(path).result);
    }
}

void TestFileTree::archivesThatAreCutOffAreRefused_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<qint64>("bytes");
    using Format = ArchiveWriter::Format;
    QTest::newRow("gz, its end") << int(Format::TarGz) << qint64(4);
    QTest::newRow("gz, half") << int(Format::TarGz) << qint64(0);
    QTest::newRow("zip, its directory") << int(Format::Zip) << qint64(30);
    QTest::newRow("zip, half") << int(Format::Zip) << qint64(0);
    QTest::newRow("tar, inside a file") << int(Format::Tar) << qint64(60'000);
    QTest::newRow("tar, between files") << int(Format::Tar) << qint64(-1);
}

void TestFileTree::archivesThatAreCutOffAreRefused()
{
    QFETCH(int, format);
    QFETCH(qint64, bytes);
    const QString path = pathOf("cut");
    QByteArray noise(60'000, Qt::Uninitialized);
    for (qsizetype i = 0; i < noise.size(); ++i)
        noise[i] = char((i * i * 31 + i) >> 3);
    {
        ArchiveWriter archive(path, ArchiveWriter::Format(format));
        archive.addFile("a.json", noise.first(512));
        archive.addFile("b.json", noise);
    }
    QFile file(path);
    const qint64 all = file.size();
    // Of tar's a header and its file are left, and nothing else.
    QVERIFY(file.resize(bytes < 0 ? 1024 : bytes == 0 ? all / 2 : all - bytes));
    const TreeRead read = readTree(path);
    QVERIFY(!read.result);
    QCOMPARE(read.result.error().code, ErrorCode::InvalidInput);
    QVERIFY(!read.result.error().remedy.isEmpty());
}

void TestFileTree::whatWasChangedInAnArchiveIsRefused_data()
{
    QTest::addColumn<int>("fromEnd");
    QTest::addColumn<int>("chopped");
    QTest::newRow("checksum") << 8 << 0;
    QTest::newRow("length") << 1 << 0;
    QTest::newRow("neither is there") << 0 << 8;
    QTest::newRow("something behind it") << 0 << -1;
}

void TestFileTree::whatWasChangedInAnArchiveIsRefused()
{
    QFETCH(int, fromEnd);
    QFETCH(int, chopped);
    const QString path = pathOf("changed.tgz");
    ArchiveWriter(path, ArchiveWriter::Format::TarGz).addFile("a.json", "one");
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray bytes = file.readAll();
    file.close();
    QVERIFY(readTree(path).result);
    if (fromEnd > 0)
        bytes[bytes.size() - fromEnd] = char(bytes.at(bytes.size() - fromEnd) ^ 2);
    bytes.chop(std::max(chopped, 0));
    bytes.append(std::max(-chopped, 0), 'x');
    QVERIFY(writeFile(path, bytes));
    const TreeRead read = readTree(path);
    QVERIFY(!read.result);
    QCOMPARE(read.result.error().code, ErrorCode::InvalidInput);
    QVERIFY2(read.result.error().what.contains(QLatin1String("damaged")),
        qPrintable(read.result.error().sentence()));
}

void TestFileTree::compressedPartsAfterEachOtherAreOneArchive()
{
    ArchiveWriter(pathOf("whole.tar"), ArchiveWriter::Format::Tar)
        .addFile("a.json", QByteArray(200'000, 'x'));
    QFile tar(pathOf("whole.tar"));
    QVERIFY(tar.open(QIODevice::ReadOnly));
    const QByteArray bytes = tar.readAll();
    const QByteArray parts =
        gzipped(bytes.first(70'000)) + gzipped({}) + gzipped(bytes.sliced(70'000));
    QVERIFY(writeFile(pathOf("parts.tgz"), parts + QByteArray(100'000, '\0')));
    const TreeRead read = readTree(pathOf("parts.tgz"));
    QVERIFY2(read.result, read.result ? "" : qPrintable(read.result.error().sentence()));
    QCOMPARE(read.files, (Files{{QStringLiteral("a.json"), QByteArray(200'000, 'x')}}));
    // What comes behind the end of the tar is checked, and counts, too.
    QByteArray changed = parts + gzipped(QByteArray(100, 'y'));
    changed[changed.size() - 8] = char(changed.at(changed.size() - 8) ^ 2);
    QVERIFY(writeFile(pathOf("parts.tgz"), changed));
    QVERIFY(!readTree(pathOf("parts.tgz")).result);
    ArchiveWriter(pathOf("small.tar"), ArchiveWriter::Format::Tar).addFile("a.json", "x");
    QFile small(pathOf("small.tar"));
    QVERIFY(small.open(QIODevice::ReadOnly));
    QVERIFY(writeFile(
        pathOf("behind.tgz"), gzipped(small.readAll()) + gzipped(QByteArray(5'000'000, '\0'))));
    QCOMPARE(
        readTree(pathOf("behind.tgz"), smallBounds()).result.error().code, ErrorCode::TooLarge);
}

void TestFileTree::otherFilesAreNoArchives()
{
    for (const QByteArray& bytes : {QByteArray(), QByteArray("{}"), QByteArray(5000, '\0')}) {
        QVERIFY(writeFile(pathOf("other.tar.gz"), bytes));
        const TreeRead read = readTree(pathOf("other.tar.gz"));
        QVERIFY(!read.result || read.files.isEmpty());
    }
    QCOMPARE(readTree(pathOf("absent")).result.error().code, ErrorCode::NotFound);
}

void TestFileTree::linksInFoldersAreRefused()
{
    QVERIFY(writeFile(pathOf("linked/a.json"), "x"));
    QVERIFY(QFile::link(QStringLiteral("/etc/passwd"), pathOf("linked/b.json")));
    const TreeRead read = readTree(pathOf("linked"));
    QVERIFY(!read.result);
    QVERIFY(read.result.error().where.contains(QLatin1String("b.json")));
    // The folder itself may be reached by one.
    QVERIFY(QFile::remove(pathOf("linked/b.json")));
    QVERIFY(QFile::link(pathOf("linked"), pathOf("entrance")));
    QVERIFY(readTree(pathOf("entrance")).result);
}

void TestFileTree::readingCanBeCancelled()
{
    ArchiveWriter(pathOf("c.zip"), ArchiveWriter::Format::Zip).addFile("a", "x");
    FileTreeSink sink;
    sink.progress = [](qint64) { return false; };
    const auto read = readFileTree(pathOf("c.zip"), sink);
    QCOMPARE(read.error().code, ErrorCode::Cancelled);
}

void TestFileTree::whatTheSinkRefusesEndsTheReading()
{
    ArchiveWriter(pathOf("r.zip"), ArchiveWriter::Format::Zip).addFile("a", "x");
    FileTreeSink sink;
    sink.wants = [](const QString&, const QString& place) -> Expected<bool> {
        return failure(ErrorCode::Refused, QStringLiteral("no"), place);
    };
    const auto read = readFileTree(pathOf("r.zip"), sink);
    QCOMPARE(read.error().code, ErrorCode::Refused);
    QCOMPARE(read.error().where, pathOf("r.zip") + QStringLiteral(", a"));
}

TANDEM_TEST(TestFileTree, QCoreApplication)
#include "tst_filetree.moc"
