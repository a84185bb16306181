#include "storage/database/database.h"
#include "storage/database/deadline.h"
#include "storage/database/rows.h"
#include "storage/database/sqlerror.h"
#include "storage/database/transaction.h"
#include "storage/database/uuid.h"

#include "testmain.h"

#include <sqlite3.h>

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <QUuid>

#include <sys/resource.h>

#include <cerrno>
#include <csignal>

using namespace tandem;

/// Connections, statements and transactions, on real files.
class TestDatabase : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_path = m_folder->filePath(QStringLiteral("a b%20#?ä.tandem"));
        m_database = opened(Database::Mode::Bulk);
        QVERIFY(m_database->run(QStringLiteral("CREATE TABLE t (id INTEGER PRIMARY KEY, x TEXT)")));
    }

    void anInsertThatTheFileThrowsAwayIsAnError()
    {
        const QString add = QStringLiteral("INSERT INTO t (x) VALUES (?)");
        QVERIFY(m_database->insert(add, {QStringLiteral("a")}));
        QVERIFY(m_database->run(QStringLiteral("CREATE TRIGGER swallow BEFORE INSERT ON t BEGIN"
                                               " SELECT RAISE(IGNORE); END")));
        QVERIFY(!m_database->insert(add, {QStringLiteral("b")}));
        const auto run = m_database->run(add, {QStringLiteral("c")});
        QVERIFY(!run);
        QCOMPARE(run.error().code, ErrorCode::Database);
    }

    void aStatementEndsAtItsDeadline()
    {
        const QString endless = QStringLiteral("WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL"
                                               " SELECT i + 1 FROM n) SELECT max(i) FROM n");
        {
            const StatementDeadline over(*m_database, std::chrono::milliseconds(0));
            const auto ended = m_database->scalar(endless);
            QVERIFY(!ended);
            QCOMPARE(ended.error().code, ErrorCode::TooLarge);
        }
        QCOMPARE(m_database->scalar(QStringLiteral("SELECT 1"))->toInt(), 1);
    }

    void theSchemaOfAFileIsNotTrusted()
    {
        const auto writer = opened(Database::Mode::ReadWrite);
        const auto reader = opened(Database::Mode::ReadOnly);
        for (const auto& database : {writer.get(), reader.get()})
            QCOMPARE(database->scalar(QStringLiteral("PRAGMA trusted_schema"))->toInt(), 0);
        // Defensive: the schema cannot be written as a table.
        QVERIFY(writer->run(QStringLiteral("PRAGMA writable_schema = ON")));
        QVERIFY(!writer->run(QStringLiteral("DELETE FROM sqlite_master")));
    }

    void statementsUsedInTurnsStayPreparedHoweverManyOthersCameBefore()
    {
        for (int i = 0; i < 500; ++i)
            QVERIFY(m_database->run(QStringLiteral("SELECT %1").arg(i)));
        QVERIFY(preparedStatements().size() < 500);
        const QStringList turns{QStringLiteral("SELECT x FROM t"),
            QStringLiteral("SELECT id FROM t"), QStringLiteral("SELECT 1 FROM t")};
        for (int turn = 0; turn < 2; ++turn) {
            for (const QString& sql : turns)
                QVERIFY(m_database->run(sql));
        }
        for (const QString& sql : turns)
            QVERIFY2(preparedStatements().contains(sql), qPrintable(sql));
    }

    void openingWhatIsNotThereFailsAndMakesNoFile()
    {
        const QString path = m_folder->filePath(QStringLiteral("none.tandem"));
        for (const auto mode : {Database::Mode::ReadOnly, Database::Mode::ReadWrite}) {
            const auto missing = Database::open(path, mode);
            QVERIFY(!missing);
            QCOMPARE(missing.error().code, ErrorCode::Unreadable);
            QCOMPARE(missing.error().where, path);
            QVERIFY(!QFile::exists(path));
        }
    }

    void aNameWithSpecialCharactersIsTheFileOfThatName()
    {
        m_database.reset();
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), {QFileInfo(m_path).fileName()});
    }

    void aReadingConnectionCannotWrite()
    {
        m_database = opened(Database::Mode::ReadWrite);
        const auto reader = opened(Database::Mode::ReadOnly);
        const auto written = reader->run(QStringLiteral("INSERT INTO t (x) VALUES ('a')"));
        QVERIFY(!written);
        QCOMPARE(written.error().code, ErrorCode::NotWritable);
    }

    void aWritingConnectionIsSafeAndReadersSeeWhatIsCommitted()
    {
        m_database = opened(Database::Mode::ReadWrite);
        QCOMPARE(scalar(QStringLiteral("PRAGMA journal_mode")), QVariant(QStringLiteral("wal")));
        QCOMPARE(scalar(QStringLiteral("PRAGMA synchronous")), QVariant(2));
        QCOMPARE(scalar(QStringLiteral("PRAGMA foreign_keys")), QVariant(1));
        const auto reader = opened(Database::Mode::ReadOnly);
        Transaction transaction(*m_database);
        QVERIFY(transaction.begin());
        QVERIFY(m_database->insert(QStringLiteral("INSERT INTO t (x) VALUES ('a')")));
        QCOMPARE(*reader->scalar(QStringLiteral("SELECT count(*) FROM t")), QVariant(0));
        QVERIFY(transaction.commit());
        QCOMPARE(*reader->scalar(QStringLiteral("SELECT count(*) FROM t")), QVariant(1));
    }

    void aFailureSticksAndSaysWhatWasBeingDone()
    {
        Statement wrong(*m_database, QStringLiteral("SELECT y FROM t"));
        QVERIFY(wrong.failed());
        QVERIFY(!wrong.next());
        QVERIFY(!wrong.next());
        QVERIFY(!wrong.done());
        QVERIFY(!wrong.result(7));
        QCOMPARE(wrong.error().code, ErrorCode::Database);
        QCOMPARE(wrong.error().where, m_path);
        QVERIFY(wrong.error().detail.contains(QLatin1String("no such column: y")));
        QVERIFY(wrong.error().detail.contains(QLatin1String("SELECT y FROM t")));
    }

    void aStatementThatFailedOnceCanBeRunAgain()
    {
        const QString insert = QStringLiteral("INSERT INTO t (id, x) VALUES (?, 'a')");
        QVERIFY(m_database->run(insert, {1}));
        QVERIFY(!m_database->run(insert, {1}));
        QVERIFY(m_database->run(insert, {2}));
        QVERIFY(!m_database->run(insert, {}));
        QVERIFY(m_database->run(insert, {3}));
        QCOMPARE(scalar(QStringLiteral("SELECT count(*) FROM t")), QVariant(3));
    }

    void aStatementMayRunWhileAnotherOfTheSameWordingIsOpen()
    {
        fill(3);
        const QString select = QStringLiteral("SELECT id FROM t WHERE id >= ? ORDER BY id");
        QList<qint64> seen;
        Statement outer(*m_database, select, {1});
        while (outer.next()) {
            Statement inner(*m_database, select, {outer.integer(0)});
            while (inner.next())
                seen.append(inner.integer(0));
        }
        QVERIFY(outer.done());
        QCOMPARE(seen, (QList<qint64>{1, 2, 3, 2, 3, 3}));
        Statement again(*m_database, select, {3});
        QVERIFY(again.next());
        QCOMPARE(again.integer(0), 3);
        QVERIFY(!again.next());
        QVERIFY(!again.failed());
    }

    void moreStatementsThanAreKeptDoNoHarm()
    {
        for (int i = 0; i < 400; ++i)
            QCOMPARE(scalar(QStringLiteral("SELECT %1").arg(i)), QVariant(i));
    }

    void aQueryLeftInTheMiddleDoesNotHoldTheFile()
    {
        m_database = opened(Database::Mode::ReadWrite);
        fill(100);
        const auto reader = opened(Database::Mode::ReadOnly);
        {
            Statement half(*reader, QStringLiteral("SELECT id FROM t"));
            QVERIFY(half.next());
        }
        Statement folded(*m_database, QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)"));
        QVERIFY(folded.next());
        QCOMPARE(folded.integer(0), 0);
        QCOMPARE(QFileInfo(m_path + QStringLiteral("-wal")).size(), 0);
    }

    void textsComeBackAsTheyWere_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("null becomes empty") << QString();
        QTest::newRow("empty") << QStringLiteral("");
        QTest::newRow("quotes") << QStringLiteral("it's \"so\"; DROP TABLE t; --");
        QTest::newRow("NUL") << QStringLiteral("a") + QChar(0) + QStringLiteral("b");
        QTest::newRow("planes") << QStringLiteral("汉字 فارسی \U0001F600 e\u0301 \uFEFF\u200F");
        QTest::newRow("long") << QString(300'000, QChar(0x6c49));
        QTest::newRow("mark first") << QStringLiteral("\uFEFFa\uFFFE\uFFFF");
    }

    void textsComeBackAsTheyWere()
    {
        QFETCH(const QString, text);
        QVERIFY(m_database->run(QStringLiteral("INSERT INTO t (x) VALUES (?)"), {text}));
        Statement row(*m_database, QStringLiteral("SELECT x FROM t"));
        QVERIFY(row.next());
        QVERIFY(!row.isNull(0));
        QCOMPARE(row.text(0), text);
        QCOMPARE(row.bytes(0), text.toUtf8());
    }

    void rowsAreReadAsWhatTakesThem()
    {
        const QDateTime at = QDateTime::fromMSecsSinceEpoch(1234, Qt::UTC);
        QVERIFY(
            m_database->run(QStringLiteral("CREATE TABLE u (id INTEGER PRIMARY KEY, a, b, c)")));
        QCOMPARE(*insertRow<SampleId>(*m_database, "u",
                     {{"a", PersonId{7}}, {"b", std::optional<double>()}, {"c", at}}),
            SampleId{1});
        QCOMPARE(*insertRow(*m_database, "u",
                     {{"a", PersonId()}, {"b", std::optional(0.5)},
                         {"c", jsonText({{QStringLiteral("k"), true}})}}),
            2);
        const QString all = QStringLiteral("SELECT a, b, c, id FROM u ORDER BY id");
        const auto read = [](Statement& row) {
            std::pair<PersonId, std::optional<double>> found;
            row.read(found.first, found.second);
            return found;
        };
        const auto rows = rowsOf(*m_database, all, {}, read);
        QCOMPARE(rows->size(), 2);
        QCOMPARE(rows->first(), std::pair(PersonId{7}, std::optional<double>()));
        QCOMPARE(rows->last(), std::pair(PersonId(), std::optional(0.5)));
        QVERIFY(*isAny(*m_database, QStringLiteral("SELECT 1 FROM u WHERE a IS NULL")));
        QCOMPARE(*valueOf<QDateTime>(*m_database, QStringLiteral("SELECT c FROM u")), at);
        QCOMPARE(valuesOf<QJsonObject>(*m_database, QStringLiteral("SELECT c FROM u ORDER BY id"))
                     ->last()
                     .value(QStringLiteral("k")),
            QJsonValue(true));
        QCOMPARE((*pairsOf<SampleId, bool>(
                     *m_database, QStringLiteral("SELECT id, b IS NOT NULL FROM u"))),
            (QHash<SampleId, bool>{{SampleId{1}, false}, {SampleId{2}, true}}));
        const Error missing{ErrorCode::NotFound, QStringLiteral("none"), {}, {}, {}};
        const QString none = QStringLiteral("SELECT a, b FROM u WHERE id = ?");
        QVERIFY(!*firstRow(*m_database, none, {3}, read));
        QCOMPARE(oneRow(*m_database, none, {3}, read, missing).error().what, missing.what);
        QCOMPARE(oneRow(*m_database, none, {1}, read, missing)->first, PersonId{7});
        int visited = 0;
        const auto ended = eachRow(*m_database, all, {}, [&](Statement&) -> Expected<void> {
            ++visited;
            return failure(missing);
        });
        QVERIFY(!ended);
        QCOMPARE(visited, 1);
    }

    void severalStatementsInOneAreRefused()
    {
        QVERIFY(!m_database->run(QStringLiteral("SELECT 1; SELECT 2")));
        QVERIFY(m_database->run(QStringLiteral("SELECT 1; ")));
    }

    void aTransactionThatIsNotCommittedLeavesNothing()
    {
        {
            Transaction transaction(*m_database);
            QVERIFY(m_database->run(QStringLiteral("PRAGMA journal_mode = MEMORY")));
            QVERIFY(transaction.begin());
            fill(5);
        }
        QCOMPARE(scalar(QStringLiteral("SELECT count(*) FROM t")), QVariant(0));
        Transaction next(*m_database);
        QVERIFY(next.begin());
        fill(2);
        QVERIFY(next.commit());
        QCOMPARE(scalar(QStringLiteral("SELECT count(*) FROM t")), QVariant(2));
    }

    void aTransactionInsideAnotherIsRefusedAndHarmsNothing()
    {
        m_database = opened(Database::Mode::ReadWrite);
        Transaction outer(*m_database);
        QVERIFY(outer.begin());
        fill(1);
        {
            Transaction inner(*m_database);
            QVERIFY(!inner.begin());
        }
        QVERIFY(outer.commit());
        QCOMPARE(scalar(QStringLiteral("SELECT count(*) FROM t")), QVariant(1));
    }

    void aSecondWriterWaitsForTheFirst()
    {
        m_database = opened(Database::Mode::ReadWrite);
        Transaction first(*m_database);
        QVERIFY(first.begin());
        fill(1);
        QAtomicInt committed = 0;
        bool waited = false;
        const std::unique_ptr<QThread> other(QThread::create([&] {
            const auto second = Database::open(m_path, Database::Mode::ReadWrite);
            Transaction transaction(**second);
            if (!transaction.begin())
                return;
            waited = committed.loadAcquire() == 1;
            (void)(*second)->run(QStringLiteral("INSERT INTO t (x) VALUES ('other')"));
            (void)transaction.commit();
        }));
        other->start();
        QVERIFY(!other->wait(50));
        committed.storeRelease(1);
        QVERIFY(first.commit());
        QVERIFY(other->wait());
        QVERIFY(waited);
        QCOMPARE(scalar(QStringLiteral("SELECT count(*) FROM t")), QVariant(2));
    }

    void aWriterThatWaitsTooLongIsToldSo()
    {
        m_database = opened(Database::Mode::ReadWrite);
        const auto second = opened(Database::Mode::ReadWrite);
        QVERIFY(second->run(QStringLiteral("PRAGMA busy_timeout = 1")));
        Transaction first(*m_database);
        QVERIFY(first.begin());
        Transaction other(*second);
        const auto begun = other.begin();
        QVERIFY(!begun);
        QCOMPARE(begun.error().code, ErrorCode::Busy);
        QVERIFY(!begun.error().remedy.isEmpty());
    }

    void theDataVersionChangesWhenAnotherConnectionCommits()
    {
        m_database = opened(Database::Mode::ReadWrite);
        const auto other = opened(Database::Mode::ReadWrite);
        const auto before = m_database->dataVersion();
        fill(1);
        QCOMPARE(*m_database->dataVersion(), *before);
        QVERIFY(other->run(QStringLiteral("INSERT INTO t (x) VALUES ('b')")));
        QVERIFY(*m_database->dataVersion() != *before);
    }

    void aFullDiskIsNamedAndNothingOfTheTransactionStays()
    {
        m_database = opened(Database::Mode::ReadWrite);
        const int pages = scalar(QStringLiteral("PRAGMA page_count")).toInt();
        QVERIFY(m_database->run(QStringLiteral("PRAGMA max_page_count = %1").arg(pages + 2)));
        {
            Transaction transaction(*m_database);
            QVERIFY(transaction.begin());
            fill(1);
            const auto large = m_database->run(
                QStringLiteral("INSERT INTO t (x) VALUES (?)"), {QString(100'000, u'x')});
            QVERIFY(!large);
            QCOMPARE(large.error().code, ErrorCode::DiskFull);
            QVERIFY(!transaction.commit());
        }
        QCOMPARE(scalar(QStringLiteral("SELECT count(*) FROM t")), QVariant(0));
        fill(1);
        QCOMPARE(scalar(QStringLiteral("PRAGMA integrity_check")), QVariant(QStringLiteral("ok")));
    }

    void aFileOnAFullDiskIsReadAsOneThatNobodyChanges()
    {
        m_database = opened(Database::Mode::ReadWrite);
        fill(3);
        m_database.reset();
        // The limit on file size stands in for a disk without room for a log.
        std::signal(SIGXFSZ, SIG_IGN);
        rlimit before{};
        QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
        rlimit none = before;
        none.rlim_cur = 0;
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &none), 0);
        const auto reader = Database::open(m_path, Database::Mode::ReadOnly);
        const auto count = reader ? (*reader)->scalar(QStringLiteral("SELECT count(*) FROM t"))
                                  : Expected<QVariant>(failure(reader.error()));
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &before), 0);
        QVERIFY2(count, count ? "" : qPrintable(count.error().detail));
        QCOMPARE(count->toInt(), 3);
    }

    void aDiskWithoutRoomForTheFilesOfWritersIsNamedAsFull()
    {
        m_database = opened(Database::Mode::ReadWrite);
        fill(3);
        m_database.reset();
        // The limit on file size stands in for a disk with room for names of files alone.
        std::signal(SIGXFSZ, SIG_IGN);
        rlimit before{};
        QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
        rlimit little = before;
        little.rlim_cur = 1024;
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &little), 0);
        const auto writer = Database::open(m_path, Database::Mode::ReadWrite);
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &before), 0);
        QVERIFY(!writer);
        QCOMPARE(writer.error().code, ErrorCode::DiskFull);
        QVERIFY2(writer.error().what.contains(QLatin1String("full")),
            qPrintable(writer.error().sentence()));
    }

    void whatTheSystemSaysOfAFullDiskIsSaid()
    {
        const auto codeOf = [](int code, int systemError) {
            return sqlError(code, {}, {}, {}, systemError).code;
        };
        QCOMPARE(codeOf(SQLITE_IOERR_WRITE, ENOSPC), ErrorCode::DiskFull);
        QCOMPARE(codeOf(SQLITE_IOERR_FSYNC, EDQUOT), ErrorCode::DiskFull);
        QCOMPARE(codeOf(SQLITE_CANTOPEN, ENOSPC), ErrorCode::DiskFull);
        QCOMPARE(codeOf(SQLITE_IOERR_WRITE, EIO), ErrorCode::NotWritable);
        QCOMPARE(codeOf(SQLITE_CANTOPEN, EACCES), ErrorCode::Unreadable);
        QCOMPARE(codeOf(SQLITE_BUSY, ENOSPC), ErrorCode::Busy);
    }

    void connectionsLeaveNothingBehind()
    {
        m_database = opened(Database::Mode::ReadWrite);
        fill(3);
        opened(Database::Mode::ReadOnly);
        m_database.reset();
        QVERIFY(!QFile::exists(m_path + QStringLiteral("-wal")));
    }

    void filesThatAreOpenHereAreKnown()
    {
        const QString alias = m_folder->filePath(QStringLiteral("alias"));
        QVERIFY(QFile::link(m_path, alias));
        QVERIFY(Database::isOpenHere(m_path));
        QVERIFY(Database::isOpenHere(alias));
        QVERIFY(!Database::isOpenHere(m_folder->path()));
        {
            const auto other = opened(Database::Mode::ReadOnly);
            m_database.reset();
            QVERIFY(Database::isOpenHere(m_path));
        }
        QVERIFY(!Database::isOpenHere(m_path));
        QVERIFY(!Database::isOpenHere(m_folder->filePath(QStringLiteral("none"))));
    }

    void idsAreNewInOrderAndOfVersionSeven()
    {
        QString last;
        for (int i = 0; i < 10'000; ++i) {
            const QString id = newUuid();
            QCOMPARE(QUuid(id).toString(QUuid::WithoutBraces), id);
            QCOMPARE(id.at(14), QLatin1Char('7'));
            QCOMPARE(id.size(), 36);
            QVERIFY2(id > last, qPrintable(id));
            last = id;
        }
    }

private:
    QStringList preparedStatements() const
    {
        sqlite3* const sqlite = m_database->sqlite();
        QStringList found;
        for (sqlite3_stmt* statement = sqlite3_next_stmt(sqlite, nullptr); statement;
             statement = sqlite3_next_stmt(sqlite, statement))
            found.append(QString::fromUtf8(sqlite3_sql(statement)));
        return found;
    }

    std::unique_ptr<Database> opened(Database::Mode mode)
    {
        auto database = Database::open(m_path, mode);
        if (!database)
            qFatal("%s", qPrintable(database.error().sentence()));
        return std::move(*database);
    }
    QVariant scalar(const QString& sql) { return *m_database->scalar(sql); }
    void fill(int rows)
    {
        for (int i = 0; i < rows; ++i)
            QVERIFY(m_database->insert(QStringLiteral("INSERT INTO t (x) VALUES ('row')")));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
    std::unique_ptr<Database> m_database;
};

TANDEM_TEST(TestDatabase, QCoreApplication)
#include "tst_database.moc"
