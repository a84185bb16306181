#include "storage/formats/activitylogs/timelinesreader.h"

#include "archivewriter.h"
#include "testmain.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;
using namespace tandem::usersum;

namespace {

TimelineReading everything()
{
    TimelineReading reading;
    reading.sample.bounds = {1, 200};
    reading.sample.users = 0;
    return reading;
}

const Timeline* timelineOf(const ReadTimelines& read, const char* user)
{
    for (const Timeline& timeline : read.timelines) {
        if (timeline.user == QLatin1String(user))
            return &timeline;
    }
    return nullptr;
}

QString utc(qint64 milliseconds)
{
    return QDateTime::fromMSecsSinceEpoch(milliseconds, Qt::UTC).toString(Qt::ISODate);
}

QByteArray sha256Of(const QByteArray& bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
}

/// A file that is compressed by itself.
QByteArray gzipped(const QString& path, const QByteArray& bytes)
{
    archive* writer = archive_write_new();
    archive_write_set_format_raw(writer);
    archive_write_add_filter_gzip(writer);
    archive_write_open_filename(writer, QFile::encodeName(path).constData());
    archive_entry* entry = archive_entry_new();
    archive_entry_set_filetype(entry, AE_IFREG);
    archive_write_header(writer, entry);
    archive_write_data(writer, bytes.constData(), std::size_t(bytes.size()));
    archive_entry_free(entry);
    archive_write_close(writer);
    archive_write_free(writer);
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// In UTF-16 with its mark, the high byte first.
QByteArray utf16(const char* text)
{
    QByteArray bytes("\xFE\xFF");
    for (const QChar unit : QString::fromUtf8(text)) {
        bytes += char(unit.unicode() >> 8);
        bytes += char(unit.unicode() & 0xFF);
    }
    return bytes;
}

const QByteArray kRatings = "userId,movieId,rating,timestamp\n"
                            "1,296,5.0,1147880044\n"
                            "1,306,3.5,1147868817\n"
                            "2,296,0.5,1147868828\n"
                            "1,307,5.0,1147868828\n";
const QByteArray kMovies = "movieId,title,genres\r\n"
                           "296,Pulp Fiction (1994),Comedy|Crime|Drama|Thriller\r\n"
                           "306,\"American President, The (1995)\",(no genres listed)\r\n"
                           "307,\"American President, The (1995)\",Drama\r\n";
const QByteArray kYelpReviews =
    R"({"review_id":"r1","user_id":"u1","business_id":"b1","stars":3.0,"useful":0,"text":"If you decide to eat here\nbe aware","date":"2018-07-07 22:09:11"})"
    "\n"
    R"({"review_id":"r2","user_id":"u1","business_id":"b2","stars":5.0,"useful":1,"text":"Caf\u00e9","date":"2012-01-03 15:28:18"})"
    "\n"
    R"({"review_id":"r3","user_id":"u1","business_id":"b3","stars":1,"text":"","date":"2014-02-05 20:30:30"})"
    "\n";
const QByteArray kYelpBusinesses =
    R"({"business_id":"b1","name":"Starbucks","city":"Tucson","attributes":{"WiFi":"free","categories":"no"},"categories":"Coffee & Tea, Food, Food"})"
    "\n"
    R"({"business_id":"b2","name":"Starbucks","categories":["Coffee & Tea","Food"]})"
    "\n"
    R"({"business_id":"b3","name":"Caf&eacute; &amp; Bar","categories":null})"
    "\n";

} // namespace

/// Logs of activities, as published and as anybody writes them.
class TestTimelinesReader final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    void movieLensFindsItsTitlesBesideIt();
    void movieLens1MIsInLatin1();
    void movieLens100KHasFlagsForGenres_data();
    void movieLens100KHasFlagsForGenres();
    void amazonsTextsAreReadAsHtml();
    void yelpCategoriesAreListTextOrNull();
    void archivesAreReadAsTheyCome_data();
    void archivesAreReadAsTheyCome();
    void compressedFilesAreReadAsTheyCome();
    void archivesThatAreCutOffAreRefused_data();
    void archivesThatAreCutOffAreRefused();
    void archivesThatUnpackWithoutEndAreRefused();
    void archivesTooDeepInEachOtherAreRefused();
    void amazonEditionsHaveTheirNames_data();
    void amazonEditionsHaveTheirNames();
    void amazonMetadataMayBePython();
    void columnsAreNamed_data();
    void columnsAreNamed();
    void decimalsMayHaveACommaWhereCellsHaveNone_data();
    void decimalsMayHaveACommaWhereCellsHaveNone();
    void halvesOfCharactersOfUtf16CostTheirRow();
    void emptyFilesOfNamedColumnsAreSaidToBeEmpty();
    void categoriesOfColumnsAreThoseOfTheirRow();
    void withoutAnItemTheTitleOrTextIsTheKey();
    void textsGoOnOverLinesInQuotes();
    void badRowsAreCountedAndNamed();
    void straysOfQuotesCostTheirLineAndNoMore();
    void quotesThatNeverCloseAreReadInABoundedTime();
    void brokenLinesOfJsonAreCounted();
    void nearlyOnlyBadRowsAreRefusedWithTheColumnsFound();
    void firstRowsThatAreAllBadEndTheReading();
    void missingColumnsAreNamed();
    void timesInSeveralUnitsAreRefused_data();
    void timesInSeveralUnitsAreRefused();
    void millisecondsAreSaid();
    void whatIsNoLogIsRefused_data();
    void whatIsNoLogIsRefused();
    void logsOfSeveralKindsAreRefused();
    void emptyFilesInAFolderArePassedOver();
    void progressIsByBytesAndCancels();
    void longTextsAreCutBetweenLetters();
    void editionsAreToldByTheirSize();
    void linesThatAreTooLongCostTheirRow();
    void tablesMayHaveCrAloneBetweenLines();
    void titlesAloneAreNoLog();
    void itemsThatAreToldTwiceAreCounted();
    void whatPackedAFileThatIsNotReadIsNamed_data();
    void whatPackedAFileThatIsNotReadIsNamed();
    void secondPassFindsWhomMemoryDidNotHold();
    void whomMemoryCannotHoldAtAllIsRefused();

private:
    QString write(const QString& name, const QByteArray& bytes)
    {
        const QString path = m_folder->filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("The folder of the test cannot be written.");
        return path;
    }
    /// Reads a file with these columns.
    Expected<ReadTimelines> readColumns(
        const QString& name, const QByteArray& bytes, const NamedColumns& columns)
    {
        return readTimelines({write(name, bytes), {}, LogKind::Columns, columns}, everything());
    }
    static NamedColumns plainColumns()
    {
        return {QStringLiteral("user"), QStringLiteral("time"), QStringLiteral("item"), {}, {}, {},
            {}, QStringLiteral("|")};
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestTimelinesReader::movieLensFindsItsTitlesBesideIt()
{
    const QString path = write(QStringLiteral("ratings.csv"), kRatings);
    write(QStringLiteral("movies.csv"), kMovies);
    for (const QString& source : {path, m_folder->path()}) {
        const auto read = readTimelines({source}, everything());
        QVERIFY2(read, read ? "" : qPrintable(read.error().sentence()));
        QCOMPARE(int(read->kind), int(LogKind::MovieLens));
        QCOMPARE(read->edition, QStringLiteral("MovieLens"));
        QCOMPARE(read->statistics.rows, 4);
        QCOMPARE(read->statistics.users, 2);
        QCOMPARE(int(*read->statistics.unit), int(TimeUnit::Seconds));
        QCOMPARE(utc(read->statistics.earliest), QStringLiteral("2006-05-17T12:26:57Z"));
        QCOMPARE(utc(read->statistics.latest), QStringLiteral("2006-05-17T15:34:04Z"));
        const Timeline* one = timelineOf(*read, "1");
        QVERIFY(one);
        QCOMPARE(one->activities.size(), 3);
        const Activity& first = one->activities.at(0);
        QCOMPARE(first.item, QStringLiteral("306"));
        QCOMPARE(first.title, QStringLiteral("American President, The (1995)"));
        QCOMPARE(first.categories, QStringList());
        QCOMPARE(first.rating, std::optional(3.5));
        QCOMPARE(one->activities.at(2).categories,
            QStringList({QStringLiteral("Comedy"), QStringLiteral("Crime"), QStringLiteral("Drama"),
                QStringLiteral("Thriller")}));
        QCOMPARE(read->statistics.items, 3);
        QCOMPARE(read->statistics.sharedTitles, 1); // two films of one title stay two
        QCOMPARE(read->statistics.untitledItems, 0);
        QCOMPARE(read->sha256, sha256Of(kRatings));
        QCOMPARE(read->files.size(), 2);
        QCOMPARE(read->files.at(1).path, QStringLiteral("movies.csv"));
        QCOMPARE(read->files.at(1).sha256, sha256Of(kMovies));
        QCOMPARE(read->files.at(0).bytes, kRatings.size());
    }
}

void TestTimelinesReader::movieLens1MIsInLatin1()
{
    const QString path = write(QStringLiteral("ml-1m/ratings.dat"),
        "1::1193::5::978300760\n1::661::3::978302109\n2::1193::4::978298413\n1::661\n");
    write(QStringLiteral("ml-1m/movies.dat"),
        "661::Mis\xE9rables, Les: A :: B (1995)::Drama|Musical\r\n1193::Cuckoo (1975)::Drama\r\n");
    const auto read = readTimelines({path}, everything());
    QVERIFY2(read, read ? "" : qPrintable(read.error().sentence()));
    const Timeline* one = timelineOf(*read, "1");
    QVERIFY(one);
    QCOMPARE(one->activities.at(1).title, QStringLiteral("Mis\u00e9rables, Les: A :: B (1995)"));
    QCOMPARE(one->activities.at(1).categories,
        QStringList({QStringLiteral("Drama"), QStringLiteral("Musical")}));
    QCOMPARE(read->statistics.bad.of(RowProblem::CellCount).rows, 1);
    QVERIFY(read->statistics.bad.of(RowProblem::CellCount)
                .places.first()
                .endsWith(QStringLiteral("ratings.dat, line 4")));
}

void TestTimelinesReader::movieLens100KHasFlagsForGenres_data()
{
    QTest::addColumn<QString>("chosen");
    QTest::addColumn<bool>("listsGenres");
    QTest::newRow("folder") << QString() << false;
    QTest::newRow("folder with its own genres") << QString() << true;
    QTest::newRow("log") << QStringLiteral("u.data") << false;
    QTest::newRow("log, genres beside the items") << QStringLiteral("u.data") << true;
}

void TestTimelinesReader::movieLens100KHasFlagsForGenres()
{
    QFETCH(QString, chosen);
    QFETCH(bool, listsGenres);
    const auto item = [](const QByteArray& id, const QByteArray& title, const QByteArray& flags) {
        return id + '|' + title + "|01-Jan-1995||http://x|" + flags.split(' ').join('|') + '\n';
    };
    const QByteArray none = QByteArray("0 ").repeated(17) + "0";
    write(QStringLiteral("ml-100k/u.data"),
        "196\t242\t3\t881250949\n196\t302\t5\t881250950\n186\t302\t3\t891717742\n186\t1\t3\n");
    write(QStringLiteral("ml-100k/u.item"),
        item("242", "Mis\xE9rables, Les (1995)", "0 1 1 " + none.first(31)) +
            item("302", "unknown", "1 " + none) + "1|Short (1995)|0|1|0|0\n");
    write(QStringLiteral("ml-100k/u1.base"), "196\t242\t1\t881250949\n");
    if (listsGenres)
        write(
            QStringLiteral("ml-100k/u.genre"), "unknown|0\nA|1\nB|2\n" + [] {
                QByteArray rest;
                for (int i = 3; i < 19; ++i)
                    rest += "g" + QByteArray::number(i) + '|' + QByteArray::number(i) + '\n';
                return rest + '\n';
            }());
    const auto read =
        readTimelines({m_folder->filePath(QStringLiteral("ml-100k/") + chosen)}, everything());
    QVERIFY2(read, read ? "" : qPrintable(read.error().sentence()));
    QCOMPARE(int(read->kind), int(LogKind::MovieLens));
    QCOMPARE(read->statistics.rows, 4);
    QCOMPARE(read->statistics.bad.of(RowProblem::CellCount).rows, 1);
    QCOMPARE(read->badItems.of(RowProblem::CellCount).rows, 1);
    const Timeline* one = timelineOf(*read, "196");
    QVERIFY(one);
    QCOMPARE(one->activities.at(0).title, QStringLiteral("Mis\u00e9rables, Les (1995)"));
    QCOMPARE(*one->activities.at(0).rating, 3.0);
    QCOMPARE(utc(one->activities.at(0).time), QStringLiteral("1997-12-04T15:55:49Z"));
    QCOMPARE(one->activities.at(0).categories,
        listsGenres ? QStringList({QStringLiteral("A"), QStringLiteral("B")})
                    : QStringList({QStringLiteral("Action"), QStringLiteral("Adventure")}));
    QCOMPARE(one->activities.at(1).categories, QStringList());
}

void TestTimelinesReader::amazonsTextsAreReadAsHtml()
{
    const QString path = write(QStringLiteral("Toys.jsonl"),
        R"({"rating": 5.0, "title": "Caf&eacute; &#8211; nice", "text": "Good &#34;thing&#34; &amp; cheap<br />ok<BR>&#x27;so&rsquo; &amp;lt; &unknown; R&D <b>", "asin": "B0", "parent_asin": "B1", "user_id": "A1", "timestamp": 1252800000123, "helpful_vote": 0})"
        "\n");
    write(QStringLiteral("meta_Toys.jsonl"),
        R"({"title": "Kid&#39;s<br/>Toy &amp; Co", "categories": ["Toys &amp; Games", "A & B"], "parent_asin": "B1"})"
        "\n");
    const auto read = readTimelines({path}, everything());
    QVERIFY2(read, read ? "" : qPrintable(read.error().sentence()));
    const Activity& activity = read->timelines.first().activities.first();
    QCOMPARE(activity.text,
        QStringLiteral("Caf\u00e9 \u2013 nice\nGood \"thing\" & cheap\nok\n'so\u2019 &lt; "
                       "&unknown; R&D <b>"));
    QCOMPARE(activity.title, QStringLiteral("Kid's Toy & Co"));
    QCOMPARE(activity.categories,
        QStringList({QStringLiteral("Toys & Games"), QStringLiteral("A & B")}));
}

void TestTimelinesReader::yelpCategoriesAreListTextOrNull()
{
    const QString path = write(QStringLiteral("yelp_academic_dataset_review.json"), kYelpReviews);
    write(QStringLiteral("yelp_academic_dataset_business.json"), kYelpBusinesses);
    const auto read = readTimelines({path}, everything());
    QVERIFY2(read, read ? "" : qPrintable(read.error().sentence()));
    QCOMPARE(int(read->kind), int(LogKind::Yelp));
    QCOMPARE(read->timelines.size(), 1);
    const QList<Activity>& all = read->timelines.first().activities;
    QCOMPARE(all.size(), 3);
    QCOMPARE(utc(all.at(0).time), QStringLiteral("2012-01-03T15:28:18Z"));
    QCOMPARE(all.at(0).text, QStringLiteral("Caf\u00e9"));
    QCOMPARE(all.at(2).text, QStringLiteral("If you decide to eat here\nbe aware"));
    QCOMPARE(all.at(0).title, all.at(2).title); // two places of one name stay two
    QVERIFY(all.at(0).item != all.at(2).item);
    const QStringList coffee{QStringLiteral("Coffee & Tea"), QStringLiteral("Food")};
    QCOMPARE(all.at(0).categories, coffee);
    QCOMPARE(all.at(2).categories, coffee);
    QCOMPARE(all.at(1).title, QStringLiteral("Caf\u00e9 & Bar"));
    QCOMPARE(all.at(1).categories, QStringList());
    QCOMPARE(int(*read->statistics.unit), int(TimeUnit::Local));
}

void TestTimelinesReader::archivesAreReadAsTheyCome_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QList<int>>("formats"); // from the innermost on
    using Format = ArchiveWriter::Format;
    const auto row = [](const char* name, const QList<int>& formats) {
        QTest::newRow(name) << QString::fromLatin1(name) << formats;
    };
    row("a.tar", {int(Format::Tar)});
    row("a.tgz", {int(Format::TarGz)});
    row("a.zip", {int(Format::Zip)});
    row("tar in tar.tar", {int(Format::Tar), int(Format::Tar)});
    row("tar in zip.zip", {int(Format::Tar), int(Format::Zip)});
    row("tgz in tar.tar", {int(Format::TarGz), int(Format::Tar)});
}

void TestTimelinesReader::archivesAreReadAsTheyCome()
{
    QFETCH(QString, name);
    QFETCH(QList<int>, formats);
    const char* const suffixes[] = {".tar", ".tar.gz", ".zip"};
    QByteArray inner;
    QByteArray innerName;
    const QString path = m_folder->filePath(name);
    for (qsizetype level = 0; level < formats.size(); ++level) {
        const bool isLast = level + 1 == formats.size();
        const QString at = isLast ? path : m_folder->filePath(QStringLiteral("inner"));
        {
            ArchiveWriter writer(at, ArchiveWriter::Format(formats.at(level)));
            writer.addFile("._yelp_academic_dataset_review.json", "Mac OS X");
            if (level == 0) {
                writer.addFile("set/yelp_academic_dataset_business.json", kYelpBusinesses);
                writer.addFile("set/yelp_academic_dataset_tip.json",
                    R"({"user_id":"u1","business_id":"b1","text":"t","date":"2018-01-01"})");
                writer.addFile("set/yelp_academic_dataset_review.json", kYelpReviews);
                writer.addFile("set/Dataset_User_Agreement.pdf", "%PDF");
                writer.addSymlink("set/link.json", "/etc/passwd");
            } else {
                writer.addFile(innerName, inner);
            }
        }
        innerName = QByteArray("yelp_dataset") + suffixes[formats.at(level)];
        QFile file(at);
        QVERIFY(file.open(QIODevice::ReadOnly));
        inner = file.readAll();
    }
    const auto read = readTimelines({path}, everything());
    QVERIFY2(read, read ? "" : qPrintable(read.error().sentence()));
    QCOMPARE(read->timelines.size(), 1);
    QCOMPARE(read->statistics.rows, 3);
    QCOMPARE(read->timelines.first().activities.at(0).title, QStringLiteral("Starbucks"));
    QCOMPARE(read->files.size(), 1);
    QCOMPARE(read->files.first().path, name);
    QCOMPARE(read->sha256, sha256Of(inner)); // which is now the outermost
}

void TestTimelinesReader::compressedFilesAreReadAsTheyCome()
{
    const QString path = m_folder->filePath(QStringLiteral("Books.jsonl.gz"));
    const QByteArray packed = gzipped(path,
        R"({"rating":5,"title":"t","text":"x","asin":"1","parent_asin":"2","user_id":"A","timestamp":1252800000123})"
        "\n");
    gzipped(m_folder->filePath(QStringLiteral("meta_Books.jsonl.gz")),
        R"({"main_category":"Books","title":"Sea","parent_asin":"2","categories":["Books","Sea"]})"
        "\n");
    for (const QString& source : {path, m_folder->path()}) {
        const auto read = readTimelines({source}, everything());
        QVERIFY2(read, read ? "" : qPrintable(read.error().sentence()));
        QCOMPARE(read->edition, QStringLiteral("Amazon Reviews 2023"));
        const Activity& activity = read->timelines.first().activities.first();
        QCOMPARE(activity.title, QStringLiteral("Sea"));
        QCOMPARE(
            activity.categories, QStringList({QStringLiteral("Books"), QStringLiteral("Sea")}));
        QCOMPARE(read->sha256, sha256Of(packed));
        QCOMPARE(read->files.size(), 2);
    }
    QFile file(path);
    QVERIFY(file.resize(packed.size() - 12));
    const auto cut = readTimelines({path}, everything());
    QVERIFY(!cut);
    QCOMPARE(cut.error().code, ErrorCode::InvalidInput);
    // Of what was changed neither length nor checksum is right.
    for (const qsizetype fromEnd : {1, 8}) {
        QByteArray changed = packed;
        changed[packed.size() - fromEnd] = char(packed.at(packed.size() - fromEnd) ^ 2);
        QFile to(path);
        QVERIFY(to.open(QIODevice::WriteOnly) && to.write(changed) == changed.size());
        to.close();
        const auto refused = readTimelines({path}, everything());
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::InvalidInput);
    }
    const QString dat = m_folder->filePath(QStringLiteral("ratings.dat.gz"));
    gzipped(dat, "1::1193::5::978300760\n");
    const auto old = readTimelines({dat}, everything());
    QVERIFY2(old, old ? "" : qPrintable(old.error().sentence()));
    QCOMPARE(old->timelines.first().activities.first().item, QStringLiteral("1193"));
}

void TestTimelinesReader::archivesThatAreCutOffAreRefused_data()
{
    QTest::addColumn<int>("format");
    QTest::newRow("tar") << int(ArchiveWriter::Format::Tar);
    QTest::newRow("tgz") << int(ArchiveWriter::Format::TarGz);
    QTest::newRow("zip") << int(ArchiveWriter::Format::Zip);
}

void TestTimelinesReader::archivesThatAreCutOffAreRefused()
{
    QFETCH(int, format);
    const QString path = m_folder->filePath(QStringLiteral("archive"));
    {
        ArchiveWriter writer(path, ArchiveWriter::Format(format));
        writer.addFile("review.json", kYelpReviews);
    }
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    const bool isTar = format == int(ArchiveWriter::Format::Tar); // of which most is NULs
    if (format == int(ArchiveWriter::Format::TarGz)) {
        QVERIFY(file.seek(file.size() - 8) && file.write("\x01\x02\x03\x04") == 4);
        QVERIFY(file.flush());
        const auto changed = readTimelines({path}, everything());
        QVERIFY(!changed);
        QCOMPARE(changed.error().code, ErrorCode::InvalidInput);
    }
    for (const qint64 left : {isTar ? 1500 : file.size() - 10, isTar ? 700 : file.size() / 2}) {
        QVERIFY(file.resize(left));
        const auto read = readTimelines({path}, everything());
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::InvalidInput);
    }
}

void TestTimelinesReader::archivesThatUnpackWithoutEndAreRefused()
{
    const QString path = m_folder->filePath(QStringLiteral("bomb.tgz"));
    {
        ArchiveWriter writer(path, ArchiveWriter::Format::TarGz);
        const QByteArray line = "1," + QByteArray(500, 'x') + ",5.0,1147880044\n";
        writer.addFile("ratings.csv", kRatings + line.repeated(200 << 10));
    }
    const auto read = readTimelines({path}, everything());
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::TooLarge);
    QVERIFY(read.error().where.endsWith(QStringLiteral("bomb.tgz, ratings.csv")));
}

void TestTimelinesReader::archivesTooDeepInEachOtherAreRefused()
{
    QByteArray inner = kRatings;
    QByteArray name = "ratings.csv";
    const QString path = m_folder->filePath(QStringLiteral("deep.tar"));
    for (int level = 0; level < 5; ++level) {
        {
            ArchiveWriter writer(path, ArchiveWriter::Format::Tar);
            writer.addFile(name, inner);
        }
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        inner = file.readAll();
        name = "a.tar";
        const auto read = readTimelines({path}, everything());
        QCOMPARE(read.has_value(), level < 3);
        if (!read)
            QCOMPARE(read.error().code, ErrorCode::TooLarge);
    }
}

void TestTimelinesReader::amazonEditionsHaveTheirNames_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("edition");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("item");
    const auto row = [](const char* name, const char* line, const char* edition, const char* text,
                         const char* item) {
        QTest::newRow(name) << QByteArray(line) << QString::fromLatin1(edition)
                            << QString::fromLatin1(text) << QString::fromLatin1(item);
    };
    row("2014",
        R"({"reviewerID": "A1", "asin": "0000013714", "reviewerName": "J", "helpful": [2, 3], "reviewText": "I bought", "overall": 5.0, "summary": "Heavenly", "unixReviewTime": 1252800000, "reviewTime": "09 13, 2009"})",
        "Amazon Reviews 2014", "Heavenly\nI bought", "0000013714");
    row("2014 in Python",
        R"({'reviewerID': u'A1', 'asin': '0000013714', 'helpful': (2, 3), 'reviewText': "I'll buy", 'overall': 5.0, 'summary': 'It\'s \x41\u00e9', 'unixReviewTime': 1252800000L, 'image': None})",
        "Amazon Reviews 2014", "It's A\xe9\nI'll buy", "0000013714");
    row("2018",
        R"({"overall": 5.0, "vote": "2", "verified": true, "reviewTime": "09 13, 2009", "reviewerID": "A1", "asin": "0000013714", "style": {"Format:": "Hardcover", "asin": "x"}, "reviewText": "I bought", "summary": "Heavenly", "unixReviewTime": 1252800000})",
        "Amazon Reviews 2018", "Heavenly\nI bought", "0000013714");
    row("2023",
        R"({"rating": 5.0, "title": "Heavenly", "text": "I bought", "images": [], "asin": "B00", "parent_asin": "B01", "user_id": "A1", "timestamp": 1252800000123, "helpful_vote": 0, "verified_purchase": true})",
        "Amazon Reviews 2023", "Heavenly\nI bought", "B01");
}

void TestTimelinesReader::amazonEditionsHaveTheirNames()
{
    QFETCH(QByteArray, line);
    QFETCH(QString, edition);
    QFETCH(QString, text);
    QFETCH(QString, item);
    const auto read =
        readTimelines({write(QStringLiteral("Books.jsonl"), line + '\n')}, everything());
    QVERIFY2(read, read ? "" : qPrintable(read.error().sentence()));
    QCOMPARE(int(read->kind), int(LogKind::Amazon));
    QCOMPARE(read->edition, edition);
    QCOMPARE(read->timelines.first().user, QStringLiteral("A1"));
    const Activity& activity = read->timelines.first().activities.first();
    QCOMPARE(activity.text, text);
    QCOMPARE(activity.item, item);
    QCOMPARE(activity.rating, std::optional(5.0));
    QCOMPARE(utc(activity.time), QStringLiteral("2009-09-13T00:00:00Z"));
    QCOMPARE(activity.title, QString()); // a review's headline is no title of the thing
}

void TestTimelinesReader::amazonMetadataMayBePython()
{
    const QByteArray reviews =
        R"({"reviewerID":"A1","asin":"1","overall":1,"unixReviewTime":1252800000,"summary":"s"})"
        "\n"
        R"({"reviewerID":"A1","asin":"2","overall":2,"unixReviewTime":1252800001,"summary":"s"})"
        "\n"
        R"({"reviewerID":"A1","asin":"3","overall":3,"unixReviewTime":1252800002,"summary":"s"})"
        "\n";
    const QByteArray details =
        R"({'asin': '1', 'title': "Cook's \"best\" \u00e9", 'categories': [['Home', 'Kitchen'], ['Home', 'Gifts']], 'price': 1.5, 'related': {'also_bought': ['9']}})"
        "\n"
        R"({"asin":"2","title":"Pan","category":["Home","Pans"],"main_cat":"Home"})"
        "\n"
        R"({"main_category":"Home","parent_asin":"3","title":"Pot","categories":[]})"
        "\n"
        "{'asin': 'broken\n";
    const QString source = write(QStringLiteral("Home_5.json"), reviews);
    const QString metadata = write(QStringLiteral("meta_Home.json"), details);
    for (const bool isNamed : {false, true}) {
        const auto read = readTimelines({source, isNamed ? metadata : QString()}, everything());
        QVERIFY2(read, read ? "" : qPrintable(read.error().sentence()));
        const QList<Activity>& all = read->timelines.first().activities;
        QCOMPARE(all.at(0).title, QStringLiteral("Cook's \"best\" \u00e9"));
        QCOMPARE(all.at(0).categories, QStringList({QStringLiteral("Home"),
                                           QStringLiteral("Kitchen"), QStringLiteral("Gifts")}));
        QCOMPARE(
            all.at(1).categories, QStringList({QStringLiteral("Home"), QStringLiteral("Pans")}));
        QCOMPARE(all.at(2).title, QStringLiteral("Pot"));
        QCOMPARE(all.at(2).categories, QStringList{QStringLiteral("Home")});
        QCOMPARE(read->badItems.total(), 1);
        QCOMPARE(read->files.size(), 2);
    }
}

void TestTimelinesReader::columnsAreNamed_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("CSV") << QStringLiteral("log.csv")
                         << QByteArray("\xEF\xBB\xBFwho,when,what,name,note,score,kind\r\n"
                                       "ann,2020-01-02,7,Sea,good,4,\"a|b\"\r\n"
                                       "ann,2020-01-01,8,Sea,,,\r\n");
    QTest::newRow("semicolons") << QStringLiteral("log.txt")
                                << QByteArray("who;when;what;name;note;score;kind\n"
                                              "ann;2020-01-02;7;Sea;good;4;a|b\n"
                                              "ann;2020-01-01;8;Sea;;NA;\n");
    QTest::newRow("UTF-16") << QStringLiteral("log.csv")
                            << utf16("who;when;what;name;note;score;kind\n"
                                     "ann;2020-01-02;7;Sea;good;4;a|b\n"
                                     "ann;2020-01-01;8;Sea;;NA;\n");
    QTest::newRow("as Excel says, with rows that say nothing")
        << QStringLiteral("log.csv")
        << QByteArray("\n\"sep=;\"\nwho;when;what;name;note;score;kind\n;;;;;;\n"
                      "ann; 2020-01-02 ; 7 ;Sea;good;\u06F4;a|b\n"
                      "ann ;2020-01-01;8;Sea;;n/a;\n \n");
    QTest::newRow("tabs, other case") << QStringLiteral("log.tsv")
                                      << QByteArray("WHO\tWhen\tWhat\tName\tNote\tScore\tKind\tx\n"
                                                    "ann\t2020-01-02\t7\tSea\tgood\t4\ta|b\t\n"
                                                    "ann\t2020-01-01\t8\tSea\t\t\t\t\n");
    QTest::newRow("JSONL")
        << QStringLiteral("log.jsonl")
        << QByteArray(
               "\xEF\xBB\xBF"
               R"({"who":"ann","when":"2020-01-02","what":7,"name":"Sea","note":"good","score":4,"kind":["a","b"]})"
               "\n\n"
               R"({"who":"ann","when":"2020-01-01","what":"8","name":"Sea","score":null})");
}

void TestTimelinesReader::columnsAreNamed()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    const auto read = readColumns(name, bytes,
        {QStringLiteral("who"), QStringLiteral("when"), QStringLiteral("what"),
            QStringLiteral("name"), QStringLiteral("note"), QStringLiteral("score"),
            QStringLiteral("kind"), QStringLiteral("|")});
    QVERIFY2(read, read ? "" : qPrintable(read.error().sentence()));
    QCOMPARE(read->edition, QString());
    const QList<Activity>& all = read->timelines.first().activities;
    QCOMPARE(all.size(), 2);
    QCOMPARE(all.at(0).item, QStringLiteral("8"));
    QVERIFY(!all.at(0).rating);
    QCOMPARE(all.at(1).item, QStringLiteral("7"));
    QCOMPARE(all.at(1).title, QStringLiteral("Sea"));
    QCOMPARE(all.at(1).text, QStringLiteral("good"));
    QCOMPARE(all.at(1).rating, std::optional(4.0));
    QCOMPARE(all.at(1).categories, QStringList({QStringLiteral("a"), QStringLiteral("b")}));
}

void TestTimelinesReader::decimalsMayHaveACommaWhereCellsHaveNone_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<double>("rating");
    QTest::addColumn<QString>("says");
    QTest::newRow("semicolons") << QByteArray("user;time;item;rating\na;1000;i;3\na;1001;i;3,5\n")
                                << 3.5 << QString();
    QTest::newRow("thousandths") << QByteArray("user;time;item;rating\na;1000;i;1,234\n") << 1.234
                                 << QString();
    QTest::newRow("other digits") << QByteArray("user;time;item;rating\na;1000;i;\u06F3,\u06F5\n")
                                  << 3.5 << QString();
    QTest::newRow("tabs") << QByteArray("user\ttime\titem\trating\na\t1000\ti\t3,5\n") << 3.5
                          << QString();
    QTest::newRow("thousands") << QByteArray("user\ttime\titem\trating\na\t1000\ti\t1,234\n") << 0.0
                               << QStringLiteral("cannot be used");
    QTest::newRow("commas") << QByteArray("user,time,item,rating\na,1000,i,\"3,5\"\n") << 0.0
                            << QStringLiteral("cannot be used");
    QTest::newRow("both signs")
        << QByteArray("user;time;item;rating\na;1000;i;2.5\na;1001;i;3\na;1002;i;3,5\n") << 0.0
        << QStringLiteral("different decimal separators");
}

void TestTimelinesReader::decimalsMayHaveACommaWhereCellsHaveNone()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const double, rating);
    QFETCH(const QString, says);
    NamedColumns columns = plainColumns();
    columns.rating = QStringLiteral("rating");
    const auto read = readColumns(QStringLiteral("log.csv"), bytes, columns);
    if (!says.isEmpty()) {
        QVERIFY(!read);
        QVERIFY2(read.error().what.contains(says), qPrintable(read.error().sentence()));
        QVERIFY(!read.error().remedy.contains(QLatin1String("Specify")));
        return;
    }
    QVERIFY2(read, read ? "" : qPrintable(read.error().sentence()));
    QCOMPARE(read->statistics.bad.total(), 0);
    QCOMPARE(read->timelines.first().activities.last().rating, std::optional(rating));
}

void TestTimelinesReader::halvesOfCharactersOfUtf16CostTheirRow()
{
    QByteArray bytes = utf16("user,time,item\na,1000,i\na,1001,");
    bytes += QByteArray("\xD8\x00", 2);
    bytes += utf16("\na,1002,\U0001F600").sliced(2);
    const auto read = readColumns(QStringLiteral("log.csv"), bytes, plainColumns());
    QVERIFY2(read, read ? "" : qPrintable(read.error().sentence()));
    QCOMPARE(read->statistics.rows, 3);
    QCOMPARE(read->statistics.bad.of(RowProblem::NotUtf8).rows, 1);
    QCOMPARE(read->timelines.first().activities.last().item, QStringLiteral("\U0001F600"));
}

void TestTimelinesReader::emptyFilesOfNamedColumnsAreSaidToBeEmpty()
{
    for (const QByteArray& bytes : {QByteArray(), QByteArray("\n \r\n\n")}) {
        const auto read = readColumns(QStringLiteral("log.csv"), bytes, plainColumns());
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::InvalidInput);
        QVERIFY2(read.error().what.contains(QStringLiteral("No rows found")),
            qPrintable(read.error().sentence()));
    }
}

void TestTimelinesReader::categoriesOfColumnsAreThoseOfTheirRow()
{
    NamedColumns columns;
    columns.user = QStringLiteral("user");
    columns.time = QStringLiteral("time");
    columns.title = QStringLiteral("title");
    columns.category = QStringLiteral("category");
    const auto read = readColumns(QStringLiteral("log.csv"),
        "user,time,title,category\np,2020-01-02T00:00:00Z,Film,A\np,2020-01-01T00:00:00Z,Film,Z\n",
        columns);
    QVERIFY2(read, read ? "" : qPrintable(read.error().sentence()));
    const QList<Activity>& activities = read->timelines.first().activities;
    QCOMPARE(activities.size(), 2);
    QCOMPARE(activities.at(0).categories, QStringList(QStringLiteral("Z")));
    QCOMPARE(activities.at(1).categories, QStringList(QStringLiteral("A")));
    QCOMPARE(read->statistics.severalCategories, 1);
    QVERIFY(read->retitledItems.isEmpty());
}

void TestTimelinesReader::withoutAnItemTheTitleOrTextIsTheKey()
{
    NamedColumns columns = plainColumns();
    columns.item.clear();
    columns.title = QStringLiteral("title");
    columns.text = QStringLiteral("text");
    const auto read = readColumns(QStringLiteral("log.csv"),
        "user,time,title,text\na,1000,Sea,x\na,1001,,went home\n", columns);
    QVERIFY2(read, read ? "" : qPrintable(read.error().sentence()));
    const QList<Activity>& all = read->timelines.first().activities;
    QCOMPARE(all.at(0).item, QStringLiteral("Sea"));
    QCOMPARE(all.at(1).item, QStringLiteral("went home"));
    QCOMPARE(all.at(1).text, QStringLiteral("went home"));
}

void TestTimelinesReader::textsGoOnOverLinesInQuotes()
{
    NamedColumns columns = plainColumns();
    columns.text = QStringLiteral("text");
    const auto read = readColumns(QStringLiteral("log.csv"),
        "user,time,item,text\na,1000,i,\"one, \"\"two\"\"\n\n\"\"three\"\"\"\r\na,1001,j,four\n",
        columns);
    QVERIFY2(read, read ? "" : qPrintable(read.error().sentence()));
    const QList<Activity>& all = read->timelines.first().activities;
    QCOMPARE(all.size(), 2);
    QCOMPARE(all.at(0).text, QStringLiteral("one, \"two\"\n\n\"three\""));
    QCOMPARE(read->statistics.bad.total(), 0);
}

void TestTimelinesReader::badRowsAreCountedAndNamed()
{
    NamedColumns columns = plainColumns();
    columns.rating = QStringLiteral("rating");
    const auto read = readColumns(QStringLiteral("log.csv"),
        "user,time,item,rating\n"
        "a,1000,i,1\n"    // 2
        ",1000,i,1\n"     // 3
        "a,,i,1\n"        // 4
        "a,soon,i,1\n"    // 5
        "a,0,i,1\n"       // 6
        "a,1000,,1\n"     // 7
        "a,1000,i,good\n" // 8
        "a,1000,i\n"      // 9
        "a,1000,\xFF,1\n" // 10
        "a,1000," +
            QByteArray(600, 'i') +
            ",1\n"              // 11
            "\"a\"b,1000,i,1\n" // 12
            "a,1001,i,1\n",     // 13
        columns);
    QVERIFY2(read, read ? "" : qPrintable(read.error().sentence()));
    const TimelineStatistics& statistics = read->statistics;
    QCOMPARE(statistics.rows, 12);
    QCOMPARE(statistics.keptActivities, 2);
    QCOMPARE(statistics.bad.total(), 10);
    const std::pair<RowProblem, int> lines[] = {{RowProblem::NoUser, 3}, {RowProblem::NoTime, 4},
        {RowProblem::TimeNotReadable, 5}, {RowProblem::TimeOutOfRange, 6}, {RowProblem::NoItem, 7},
        {RowProblem::RatingNotReadable, 8}, {RowProblem::CellCount, 9}, {RowProblem::NotUtf8, 10},
        {RowProblem::TooLong, 11}, {RowProblem::NotReadable, 12}};
    for (const auto& [problem, line] : lines) {
        QCOMPARE(statistics.bad.of(problem).rows, 1);
        QVERIFY(statistics.bad.of(problem).places.first().endsWith(
            QStringLiteral("log.csv, line %1").arg(line)));
    }
}

void TestTimelinesReader::straysOfQuotesCostTheirLineAndNoMore()
{
    QByteArray bytes = "user,time,item\n\"a,1000,i\n"; // no other quote follows
    for (int i = 0; i < 3000; ++i)
        bytes += "a," + QByteArray::number(2000 + i) + ",i\n";
    const auto read = readColumns(QStringLiteral("log.csv"), bytes, plainColumns());
    QVERIFY2(read, read ? "" : qPrintable(read.error().sentence()));
    const BadRows::Kind& kind = read->statistics.bad.of(RowProblem::NotReadable);
    QCOMPARE(read->statistics.rows, 3001);
    QCOMPARE(read->statistics.bad.total(), 1);
    QVERIFY(kind.places.first().endsWith(QStringLiteral("log.csv, line 2")));
    const auto last = readColumns(QStringLiteral("log.csv"),
        "user,time,item\na,1000,i\na,1001,j\n\"a,1002,k\n", plainColumns());
    QCOMPARE(last->statistics.rows, 3);
    QCOMPARE(last->statistics.bad.total(), 1);
    // What closes it opens another text, ends in the wrong column or in a line that is no UTF-8.
    const auto several = readColumns(QStringLiteral("log.csv"),
        "user,time,item\n"
        "a,1000,\"i\n"             // 2
        "a,1001,\"two\n lines\"\n" // 3 and 4
        "\"b,1002,i\n"             // 5
        "b,1003,i\n"               // 6
        "b,1004,\"j\"\n"           // 7
        "c,1005,\"i\n"             // 8
        "c,1006,\xFF\n"            // 9
        "c,1007,k\n",              // 10
        plainColumns());
    QVERIFY2(several, several ? "" : qPrintable(several.error().sentence()));
    QCOMPARE(several->statistics.bad.of(RowProblem::NotReadable).rows, 3);
    QVERIFY(several->statistics.bad.of(RowProblem::NotReadable)
                .places.last()
                .endsWith(QStringLiteral("line 8")));
    QCOMPARE(several->statistics.bad.of(RowProblem::NotUtf8).rows, 1);
    QVERIFY(several->statistics.bad.of(RowProblem::NotUtf8)
                .places.first()
                .endsWith(QStringLiteral("line 9")));
    QCOMPARE(several->statistics.keptActivities, 4);
    QCOMPARE(timelineOf(*several, "a")->activities.first().item, QStringLiteral("two\n lines"));
}

/// An even number of quotes that leaves a text open, in each line.
void TestTimelinesReader::quotesThatNeverCloseAreReadInABoundedTime()
{
    const QByteArray bytes =
        "user,time,item\na,1000,i\n" + QByteArray("a\"b,\"c\n").repeated(60'000);
    const auto read = readColumns(QStringLiteral("log.csv"), bytes, plainColumns());
    QVERIFY(!read); // nearly all are bad; without a bound it would take minutes to say so
    QVERIFY(read.error().what.contains(QStringLiteral("cannot be used")));
}

void TestTimelinesReader::brokenLinesOfJsonAreCounted()
{
    const auto read = readColumns(QStringLiteral("log.jsonl"),
        R"({"user":"a","time":1000,"item":"i"})"
        "\n"
        R"({"user":"a","time":1001,"item":"i")"
        "\n"
        R"(["user","a"])"
        "\n"
        R"({"user":"a","time":{"x":1002},"item":"i"})"
        "\n"
        R"({"user":"a","time":1003,"item":"i\u0000"})"
        "\n"
        R"({"user":"a","time":1004,"item":{"user":"b"},"x":[[[]]]})"
        "\n"
        R"({"user":"a","time":1005,"item":"j"})"
        "\n",
        plainColumns());
    QVERIFY2(read, read ? "" : qPrintable(read.error().sentence()));
    QCOMPARE(read->statistics.keptActivities, 2);
    QCOMPARE(read->statistics.bad.of(RowProblem::NotReadable).rows, 3);
    QCOMPARE(read->statistics.bad.of(RowProblem::NoTime).rows, 1);
    QCOMPARE(read->statistics.bad.of(RowProblem::NoItem).rows, 1);
}

void TestTimelinesReader::nearlyOnlyBadRowsAreRefusedWithTheColumnsFound()
{
    const auto read = readColumns(QStringLiteral("log.jsonl"),
        R"({"uid":"a","ts":1000,"item":"i"})"
        "\n"
        R"({"uid":"b","ts":1000,"item":"i"})"
        "\n",
        plainColumns());
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::InvalidInput);
    QVERIFY(read.error().what.contains(QStringLiteral("2 of 2 rows cannot be used")));
    QVERIFY(read.error().remedy.contains(QStringLiteral("item, ts, uid")));
}

void TestTimelinesReader::firstRowsThatAreAllBadEndTheReading()
{
    QByteArray bytes = "user,time,item\n";
    for (int i = 0; i < 20'000; ++i)
        bytes += "a,soon,i\n";
    qint64 most = 0;
    const auto read = readTimelines({write(QStringLiteral("log.csv"), bytes.repeated(20)), {},
                                        LogKind::Columns, plainColumns()},
        everything(), [&](qint64 done, qint64) {
            most = done;
            return true;
        });
    QVERIFY(!read);
    QVERIFY(read.error().what.contains(QStringLiteral("10,000 of 10,000 rows")));
    QVERIFY(most < bytes.size() * 10);
}

void TestTimelinesReader::missingColumnsAreNamed()
{
    const auto read =
        readColumns(QStringLiteral("log.csv"), "uid,ts,item\na,1000,i\n", plainColumns());
    QVERIFY(!read);
    QVERIFY(read.error().what.contains(QStringLiteral("\"user\"")));
    QVERIFY(read.error().what.contains(QStringLiteral("uid, ts, item")));
    NamedColumns columns = plainColumns();
    columns.item.clear();
    const auto without = readColumns(QStringLiteral("log.csv"), "user,time,x\na,1,i\n", columns);
    QVERIFY(!without);
    QVERIFY(without.error().what.contains(QStringLiteral("user, time, x")));
    const auto twice =
        readColumns(QStringLiteral("log.csv"), "user,time,item,user\na,1,i,b\n", plainColumns());
    QVERIFY(!twice);
    QVERIFY(twice.error().what.contains(QStringLiteral("twice")));
    const auto list = readColumns(QStringLiteral("log.json"), "[{\"user\":1}]", plainColumns());
    QVERIFY(!list);
    QVERIFY(list.error().what.contains(QStringLiteral("a single JSON list")));
}

void TestTimelinesReader::timesInSeveralUnitsAreRefused_data()
{
    QTest::addColumn<QByteArray>("other");
    QTest::newRow("milliseconds") << QByteArray("1252800000123");
    QTest::newRow("dates") << QByteArray("2020-01-01");
    QTest::newRow("dates with a zone") << QByteArray("2020-01-01T00:00:00Z");
}

void TestTimelinesReader::timesInSeveralUnitsAreRefused()
{
    QFETCH(QByteArray, other);
    const auto read = readColumns(QStringLiteral("log.csv"),
        "user,time,item\na,1252800000,i\na,1252800001,i\na," + other + ",i\n", plainColumns());
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::InvalidInput);
    QVERIFY(read.error().what.contains(QStringLiteral("line 2 in seconds")));
    QVERIFY(read.error().what.contains(QStringLiteral("line 4 ")));
}

void TestTimelinesReader::millisecondsAreSaid()
{
    const auto read = readColumns(
        QStringLiteral("log.csv"), "user,time,item\na,1252800000123,i\n", plainColumns());
    QVERIFY(read);
    QCOMPARE(int(*read->statistics.unit), int(TimeUnit::Milliseconds));
    QCOMPARE(read->statistics.earliest, 1252800000123);
    QCOMPARE(read->timelines.first().activities.first().time, 1252800000123);
}

void TestTimelinesReader::whatIsNoLogIsRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("says");
    QTest::newRow("other columns") << QByteArray("a,b\n1,2\n") << QStringLiteral("a, b");
    QTest::newRow("other keys") << QByteArray("{\"x\":1}\n") << QStringLiteral("x");
    QTest::newRow("empty") << QByteArray() << QStringLiteral("not a MovieLens");
    QTest::newRow("a header alone")
        << QByteArray("userId,movieId,rating,timestamp\n") << QStringLiteral("No rows found");
    QTest::newRow("UTF-16 without its mark") << QByteArray("u\0s\0", 4) << QStringLiteral("UTF-16");
}

void TestTimelinesReader::whatIsNoLogIsRefused()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, says);
    const auto read = readTimelines({write(QStringLiteral("log.csv"), bytes)}, everything());
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::InvalidInput);
    QVERIFY2(read.error().what.contains(says), qPrintable(read.error().what));
    QVERIFY(!readTimelines({m_folder->filePath(QStringLiteral("none.csv"))}, everything()));
    TimelineReading bounds = everything();
    bounds.sample.bounds = {10, 5};
    QVERIFY(!readTimelines({m_folder->path()}, bounds));
}

void TestTimelinesReader::logsOfSeveralKindsAreRefused()
{
    write(QStringLiteral("ratings.csv"), kRatings);
    write(QStringLiteral("review.json"), kYelpReviews);
    const auto read = readTimelines({m_folder->path()}, everything());
    QVERIFY(!read);
    QVERIFY(read.error().what.contains(QStringLiteral("different kinds")));
    const auto chosen = readTimelines({m_folder->path(), {}, LogKind::Yelp, {}}, everything());
    QVERIFY(chosen);
    QCOMPARE(chosen->timelines.size(), 1);
}

void TestTimelinesReader::emptyFilesInAFolderArePassedOver()
{
    write(QStringLiteral("a.json"), {});
    write(QStringLiteral("tags.csv"), "userId,movieId,tag,timestamp\n1,2,fine,1147880044\n");
    write(QStringLiteral("deeper/ratings.csv"), kRatings);
    write(QStringLiteral("deeper/README.txt"), "Summary");
    const auto read = readTimelines({m_folder->path()}, everything());
    QVERIFY2(read, read ? "" : qPrintable(read.error().sentence()));
    QCOMPARE(read->statistics.rows, 4);
    QCOMPARE(read->files.first().path, QStringLiteral("deeper/ratings.csv"));
}

void TestTimelinesReader::progressIsByBytesAndCancels()
{
    QByteArray bytes = kRatings;
    for (int i = 0; i < 100'000; ++i)
        bytes += "3,296,5.0," + QByteArray::number(1147880044 + i) + '\n';
    const QString path = write(QStringLiteral("ratings.csv"), bytes);
    write(QStringLiteral("movies.csv"), kMovies);
    qint64 last = 0;
    qint64 all = 0;
    const auto read = readTimelines({path}, everything(), [&](qint64 done, qint64 total) {
        if (done < last || done > total)
            return false;
        last = done;
        all = total;
        return true;
    });
    QVERIFY2(read, read ? "" : qPrintable(read.error().sentence()));
    QCOMPARE(all, bytes.size() + kMovies.size());
    QCOMPARE(last, all);
    const auto cancelled = readTimelines(
        {path}, everything(), [&](qint64 done, qint64) { return done < bytes.size() / 2; });
    QVERIFY(!cancelled);
    QCOMPARE(cancelled.error().code, ErrorCode::Cancelled);
}

void TestTimelinesReader::longTextsAreCutBetweenLetters()
{
    NamedColumns columns = plainColumns();
    columns.text = QStringLiteral("text");
    TimelineReading reading = everything();
    reading.mostTextBytes = 4;
    const QString path = write(QStringLiteral("log.csv"),
        "user,time,item,text\na,1000,i,abc\xC3\xA9\na,1001,i,ab\xC3\xA9\n");
    const auto read = readTimelines({path, {}, LogKind::Columns, columns}, reading);
    QVERIFY2(read, read ? "" : qPrintable(read.error().sentence()));
    const QList<Activity>& all = read->timelines.first().activities;
    QCOMPARE(all.at(0).text, QStringLiteral("abc"));
    QCOMPARE(all.at(1).text, QStringLiteral("ab\u00e9"));
    QCOMPARE(read->statistics.cutTexts, 1);
}

void TestTimelinesReader::editionsAreToldByTheirSize()
{
    QByteArray bytes = "userId,movieId,rating,timestamp\n";
    for (int i = 0; i < 100'836; ++i)
        bytes += "1,296,5.0," + QByteArray::number(1147880044 + i) + '\n';
    const auto read = readTimelines({write(QStringLiteral("ratings.csv"), bytes)}, everything());
    QVERIFY(read);
    QCOMPARE(read->edition, QStringLiteral("MovieLens latest-small (2018)"));
    QCOMPARE(read->statistics.keptActivities, 200);
    QCOMPARE(read->statistics.cutActivities, 100'636);
}

void TestTimelinesReader::linesThatAreTooLongCostTheirRow()
{
    const QByteArray tooLong(17 << 20, 'x');
    const auto read = readTimelines({write(QStringLiteral("log.csv"),
                                        kRatings + tooLong + "\n9,296,5.0,1147880044\n" + tooLong)},
        everything());
    QVERIFY2(read, read ? "" : qPrintable(read.error().sentence()));
    QCOMPARE(read->statistics.bad.of(RowProblem::NotReadable).rows, 2);
    QCOMPARE(read->statistics.keptActivities, 5);
    const auto lines = readColumns(QStringLiteral("log.jsonl"),
        R"({"user":"a","time":1000,"item":"i"})"
        "\n{\"user\":\"" +
            tooLong + "\"}\n" +
            R"({"user":"a","time":1001,"item":"j"})"
            "\n",
        plainColumns());
    QVERIFY2(lines, lines ? "" : qPrintable(lines.error().sentence()));
    QCOMPARE(lines->statistics.rows, 3);
    QCOMPARE(lines->statistics.bad.of(RowProblem::NotReadable).rows, 1);
    // Without a first line nothing is known of the rest.
    const auto none = readTimelines({write(QStringLiteral("none.csv"), tooLong)}, everything());
    QVERIFY(!none);
    QCOMPARE(none.error().code, ErrorCode::TooLarge);
}

void TestTimelinesReader::tablesMayHaveCrAloneBetweenLines()
{
    QByteArray bytes = kRatings;
    bytes.replace('\n', '\r');
    const auto read = readTimelines({write(QStringLiteral("ratings.csv"), bytes)}, everything());
    QVERIFY2(read, read ? "" : qPrintable(read.error().sentence()));
    QCOMPARE(read->statistics.rows, 4);
    QCOMPARE(read->statistics.keptActivities, 4);
    QCOMPARE(read->sha256, sha256Of(bytes)); // of what is on the disk
}

void TestTimelinesReader::titlesAloneAreNoLog()
{
    const QString path = write(QStringLiteral("movies.csv"), kMovies);
    const auto alone = readTimelines({path}, everything());
    QVERIFY(!alone);
    QVERIFY2(alone.error().what.startsWith(QStringLiteral("movies.csv lists item titles")),
        qPrintable(alone.error().what));
    QVERIFY(alone.error().remedy.contains(QStringLiteral("not in the same folder")));
    write(QStringLiteral("ratings.csv"), kRatings);
    QVERIFY(readTimelines({path}, everything())
                .error()
                .remedy.startsWith(QStringLiteral("Choose ratings.csv")));
    const QString business = write(QStringLiteral("yelp_business.json"), kYelpBusinesses);
    write(QStringLiteral("yelp_review.json"), kYelpReviews);
    QVERIFY(readTimelines({business}, everything())
                .error()
                .remedy.startsWith(QStringLiteral("Choose yelp_review.json")));
}

void TestTimelinesReader::itemsThatAreToldTwiceAreCounted()
{
    const QString path = write(QStringLiteral("ratings.csv"), kRatings);
    write(QStringLiteral("movies.csv"), kMovies + "296,Another Film,Drama\n999,Nobody's,Drama\n"
                                                  "999,Nobody's,Drama\n");
    const auto read = readTimelines({path}, everything());
    QVERIFY2(read, read ? "" : qPrintable(read.error().sentence()));
    QCOMPARE(read->repeatedItems, 1);
    QCOMPARE(
        timelineOf(*read, "2")->activities.first().title, QStringLiteral("Pulp Fiction (1994)"));
}

void TestTimelinesReader::whatPackedAFileThatIsNotReadIsNamed_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("packer");
    QTest::newRow("bz2") << QByteArray("BZh91AY&SY") << QStringLiteral("bzip2");
    QTest::newRow("xz") << QByteArray("\xFD"
                                      "7zXZ\0\0",
                               7)
                        << QStringLiteral("xz");
    QTest::newRow("zst") << QByteArray("\x28\xB5\x2F\xFD\x24", 5) << QStringLiteral("zstd");
}

void TestTimelinesReader::whatPackedAFileThatIsNotReadIsNamed()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, packer);
    for (const char* name : {"ratings.csv", "log"}) {
        const auto read =
            readTimelines({write(QLatin1String(name), bytes), {}, LogKind::Columns, plainColumns()},
                everything());
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::InvalidInput);
        QVERIFY2(read.error().what.contains(packer), qPrintable(read.error().what));
    }
}

void TestTimelinesReader::secondPassFindsWhomMemoryDidNotHold()
{
    QByteArray bytes = "userId,movieId,rating,timestamp\n";
    for (int i = 0; i < 60; ++i) {
        for (int user = 0; user < 60; ++user)
            bytes += "long" + QByteArray::number(user) + ',' + QByteArray::number(i) + ",5," +
                     QByteArray::number(1147880044 + i) + '\n';
        for (int user = i * 150; user < (i + 1) * 150; ++user) {
            for (int row = 0; row < 10; ++row)
                bytes += "short" + QByteArray::number(user) + ',' + QByteArray::number(row) +
                         ",5,1147880044\n";
        }
    }
    const QString path = write(QStringLiteral("ratings.csv"), bytes);
    TimelineReading reading;
    reading.sample.users = 50;
    const auto ample = readTimelines({path}, reading);
    reading.sample.memoryBytes = 1 << 20;
    qint64 all = 0;
    const auto scarce = readTimelines({path}, reading, [&](qint64, qint64 total) {
        all = total;
        return true;
    });
    QVERIFY(ample);
    QVERIFY(scarce);
    QCOMPARE(all, 2 * bytes.size()); // it did take two passes
    QCOMPARE(scarce->timelines.size(), 50);
    QCOMPARE(scarce->timelines, ample->timelines);
    QCOMPARE(scarce->statistics.notDrawnUsers, 10);
    QCOMPARE(scarce->statistics.shortUsers, 9'000);
    QVERIFY(!scarce->statistics.isCutByMemory());
    QCOMPARE(scarce->sha256, sha256Of(bytes));
}

void TestTimelinesReader::whomMemoryCannotHoldAtAllIsRefused()
{
    QByteArray bytes = "userId,movieId,rating,timestamp\n";
    constexpr int kUsers = 500;
    for (int row = 0; row < kUsers * 60; ++row)
        bytes += QByteArray::number(row % kUsers) + ',' + QByteArray::number(row / kUsers) + ",5," +
                 QByteArray::number(1147880044 + row) + '\n';
    const QString path = write(QStringLiteral("ratings.csv"), bytes);
    TimelineReading reading;
    reading.sample.users = 0;
    reading.sample.memoryBytes = 1 << 20;
    const auto read = readTimelines({path}, reading);
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::TooLarge);
    const auto fitting =
        read.error().what.section(u' ', 8, 8).toInt(); // "... of 1 MB holds about 123 users"
    QVERIFY2(fitting > 50 && fitting < kUsers, qPrintable(read.error().what));
    // As many as it says do fit.
    reading.sample.users = fitting;
    const auto fewer = readTimelines({path}, reading);
    QVERIFY2(fewer, fewer ? "" : qPrintable(fewer.error().sentence()));
    QCOMPARE(fewer->timelines.size(), fitting);
    QCOMPARE(fewer->statistics.notDrawnUsers, kUsers - fitting);
    reading.sample.users = 0;
    reading.sample.memoryBytes = 64 << 20;
    QCOMPARE(readTimelines({path}, reading)->timelines.size(), kUsers);
}

TANDEM_TEST(TestTimelinesReader, QCoreApplication)
#include "tst_timelinesreader.moc"
