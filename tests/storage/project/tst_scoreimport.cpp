#include "expertproject.h"
#include "sanitized.h"
#include "storage/formats/limits.h"
#include "storage/project/scoreimport.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/outputscorerepository.h"
#include "testmain.h"

#include <QTemporaryDir>
#include <QTest>

using namespace tandem;

namespace {

QString word(const char* text)
{
    return QString::fromLatin1(text);
}

} // namespace

/// Tables of scores: what is read, what is refused, what becomes of it in a project.
class TestScoreImport : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_fixture = std::make_unique<ProjectFixture>(1);
        addCase("a", {"heron", "kestrel"});
        addCase("b", {"heron", "kestrel"});
        addCase("", {"heron"});
    }

    void aTableIsRead()
    {
        const auto scores = read("\xef\xbb\xbfid,System,note,bertscore,bleurt\r\n"
                                 "a,heron,\"good, fast\",0.5,-1e-3\r\n"
                                 "\"b\", heron ,,NaN,\r\n");
        QVERIFY2(scores, scores ? "" : qPrintable(scores.error().sentence()));
        QCOMPARE(scores->names, (QStringList{word("bertscore"), word("bleurt")}));
        QCOMPARE(scores->left, QStringList{word("note")});
        QCOMPARE(scores->rows.size(), 2);
        QCOMPARE(scores->rows.at(0), (ScoreRow{word("a"), word("heron"), {0.5, -1e-3}, 2}));
        QCOMPARE(scores->rows.at(1),
            (ScoreRow{word("b"), word("heron"), {std::nullopt, std::nullopt}, 3}));
    }

    void aTableOfTooManyRowsIsTooLarge()
    {
#ifdef TANDEM_SANITIZED
        QSKIP(
            "A million rows take minutes with sanitizers; what counts them has tests of its own.");
#endif
        QByteArray rows;
        for (qint64 row = 0; row <= limits::maxRows; ++row)
            rows += QByteArray::number(row) + ",1\n";
        const auto scores = read("id,m\n" + rows);
        QVERIFY(!scores);
        QCOMPARE(scores.error().code, ErrorCode::TooLarge);
    }

    void aTableThatIsNoneIsRefusedWithItsLine_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const char* bytes, const char* says) {
            QTest::newRow(name) << QByteArray(bytes) << word(says);
        };
        row("empty", "", "No rows found");
        row("no id", "name,m\na,1\n", "\"id\"");
        row("no numbers", "id,m\na,x\n", "No numeric column found");
        row("only a header", "id,m\n", "No rows found");
        row("a column twice", "id,m,m\na,1,2\n", "twice");
        row("two ids", "id,ID,m\na,b,1\n", "\"id\" occurs twice");
        row("two systems", "id,system,System,m\na,b,c,1\n", "twice");
        row("a word among numbers", "id,m\na,1\nb,x\n", "line 3");
        row("infinite", "id,m\na,1\nb,inf\n", "line 3");
        row("beyond any score", "id,m\na,1\nb,-1e200\n", "line 3");
        row("a decimal comma", "id,m\na,1\nb,\"1,5\"\n", "line 3");
        row("no id in a row", "id,m\n,1\n", "line 2");
        row("too few cells", "id,m\na,1\nb\n", "line 3");
        row("twice the same", "id,system,m\na,x,1\nb,x,1\na,x,1\n", "line 2");
        row("twice the same, where", "id,system,m\na,x,1\nb,x,1\na,x,1\n", "line 4");
        row("an open quote", "id,m\n\"a,1\n", "line 2");
        row("binary", "id,m\na,\x01\x02\x00\x03", "");
        row("not UTF-8", "id,m\n\xff\xfe\xfd,1", "");
    }

    void aTableThatIsNoneIsRefusedWithItsLine()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, says);
        const auto scores = read(bytes);
        QVERIFY(!scores);
        QVERIFY2(scores.error().sentence().contains(says) || scores.error().where.contains(says),
            qPrintable(scores.error().sentence()));
    }

    void whatIsNoFileIsRefused()
    {
        QCOMPARE(readScoreColumns(m_folder.filePath(word("none.csv"))).error().code,
            ErrorCode::NotFound);
        QVERIFY(!readScoreColumns(m_folder.path()));
    }

    void scoresGoToTheirOutputs()
    {
        const auto imported = import("id,system,m1,m2\na,heron,1,\nb,kestrel,2,0.5\n3,heron,3,1\n");
        QVERIFY2(imported, imported ? "" : qPrintable(imported.error().sentence()));
        QCOMPARE(imported->added, 6);
        QCOMPARE(imported->known, 0);
        QCOMPARE(imported->undefined, 1);
        QCOMPARE(imported->outputs, 3);
        QCOMPARE(imported->messages.size(), 1);
        OutputScoreRepository scores(m_fixture->database());
        const auto columns = scores.columns();
        QCOMPARE(columns->size(), 2);
        const auto cells = scores.cells(columns->at(0));
        QCOMPARE(cells->size(), 3);
        QCOMPARE(cells->at(0).value, std::optional(1.0));
        QCOMPARE(cells->at(2).value, std::optional(3.0));
        QVERIFY(!scores.cells(columns->at(1))->at(0).undefined.isEmpty());
    }

    void theSameFileAddsNothingAndAnotherValueIsRefused()
    {
        QVERIFY(import("id,system,m\na,heron,1\nb,heron,\n"));
        const auto again = import("id,system,m\na,heron,1.0\nb,heron,\n");
        QVERIFY(again);
        QCOMPARE(again->added, 0);
        QCOMPARE(again->known, 2);
        const auto other = import("id,system,m\nb,kestrel,1\na,heron,2\n");
        QVERIFY(!other);
        QCOMPARE(other.error().code, ErrorCode::Refused);
        QVERIFY(other.error().where.contains(word("line 3")));
        // All or nothing.
        QCOMPARE(rows(), 2);
        QVERIFY(import("id,system,m\na,heron,2\n", "new.csv"));
        QCOMPARE(rows(), 3);
    }

    void rowsAboutNothingAreCountedAndNamed()
    {
        const auto imported = import("id,system,m\na,heron,1\nz,heron,2\na,owl,3\n");
        QVERIFY(imported);
        QCOMPARE(imported->unknown, 2);
        QCOMPARE(imported->added, 1);
        QVERIFY(imported->messages.first().contains(word("z (heron), a (owl)")));
        const auto none = import("id,system,m\nz,heron,2\n");
        QVERIFY(!none);
        QCOMPARE(none.error().code, ErrorCode::NotFound);
        QVERIFY(none.error().remedy.contains(word("z (heron)")));
    }

    void withoutSystemsTheOnlyOutputIsMeant()
    {
        const auto several = import("id,m\na,1\n");
        QVERIFY(!several);
        QCOMPARE(several.error().code, ErrorCode::Refused);
        QVERIFY(several.error().remedy.contains(word("system")));
        const auto only = import("id,m\n3,1\n");
        QVERIFY(only);
        QCOMPARE(only->added, 1);
    }

    void anIdOfSeveralCasesIsRefused()
    {
        expert::TextCase twin = textCase("a", {"heron"});
        twin.prompt = word("another");
        ProjectFixture::take(CaseRepository(m_fixture->database()).add(twin));
        const auto imported = import("id,system,m\nb,heron,1\na,heron,1\n");
        QVERIFY(!imported);
        QCOMPARE(imported.error().code, ErrorCode::Refused);
        QCOMPARE(rows(), 0);
    }

    void theJournalSaysWhatCameAndWhoBroughtIt()
    {
        const auto scores = read("id,system,m\na,heron,1\nb,heron,1\n");
        const WriteContext context(m_fixture->database(), {.person = m_fixture->lea});
        ProjectFixture::take(importScores(context, *scores, word("x.csv")));
        Journal journal(m_fixture->database());
        const JournalEntry entry = ProjectFixture::take(journal.newest(1)).first();
        QCOMPARE(entry.event, word("imported"));
        QCOMPARE(entry.by, m_fixture->lea);
        QCOMPARE(entry.detail[QLatin1String("file")].toString(), word("x.csv"));
        QCOMPARE(entry.detail[QLatin1String("scores")].toInt(), 2);
        // The same again brings nothing.
        const auto before = ProjectFixture::take(journal.newest(100)).size();
        ProjectFixture::take(importScores(context, *scores, word("x.csv")));
        QCOMPARE(ProjectFixture::take(journal.newest(100)).size(), before);
    }

    void eachMessageIsASentence()
    {
        const auto imported = import("id,system,m,note\na,heron,,x\nnobody,plain,1,y\n");
        QVERIFY2(imported, imported ? "" : qPrintable(imported.error().sentence()));
        QCOMPARE(imported->messages.size(), 3);
        for (const QString& message : imported->messages)
            QVERIFY2(message.endsWith(u'.'), qPrintable(message));
    }

    void cancellingLeavesNothing()
    {
        const auto scores = read("id,system,m\na,heron,1\nb,heron,1\n");
        const auto cancelled = importScores(
            m_fixture->database(), *scores, word("x.csv"), [](qint64, qint64) { return false; });
        QCOMPARE(cancelled.error().code, ErrorCode::Cancelled);
        QCOMPARE(rows(), 0);
    }

private:
    static expert::TextCase textCase(const char* name, std::initializer_list<const char*> systems)
    {
        expert::TextCase made;
        made.name = word(name);
        made.prompt = word("Write.");
        made.expected = word("Expected of ") + made.name;
        for (const char* system : systems)
            made.outputs.append({word(system), word("Some text.")});
        return made;
    }
    void addCase(const char* name, std::initializer_list<const char*> systems)
    {
        ProjectFixture::take(CaseRepository(m_fixture->database()).add(textCase(name, systems)));
    }
    Expected<ScoreColumns> read(const QByteArray& bytes)
    {
        const QString path = m_folder.filePath(word("scores.csv"));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(path));
        file.close();
        return readScoreColumns(path);
    }
    Expected<ScoreImport> import(const char* csv, const char* source = "scores.csv")
    {
        const auto scores = read(csv);
        if (!scores)
            return failure(scores.error());
        Transaction transaction(m_fixture->database());
        ProjectFixture::check(transaction.begin());
        auto imported = importScores(m_fixture->database(), *scores, word(source));
        if (imported)
            ProjectFixture::check(transaction.commit());
        return imported;
    }
    int rows()
    {
        return ProjectFixture::take(
            m_fixture->database().scalar(word("SELECT count(*) FROM output_score")))
            .toInt();
    }

    std::unique_ptr<ProjectFixture> m_fixture;
    QTemporaryDir m_folder;
};

TANDEM_TEST(TestScoreImport, QCoreApplication)
#include "tst_scoreimport.moc"
