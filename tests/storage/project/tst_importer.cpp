#include "projectfixture.h"
#include "sanitized.h"
#include "storage/check/projectcheck.h"
#include "storage/project/importorder.h"
#include "storage/repositories/excluding.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/samplerecords.h"
#include "testmain.h"

#include <QDir>
#include <QTest>
#include <QThread>

#include <sys/stat.h>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

using namespace tandem;

namespace {

/// JSON written with single quotes.
QByteArray json(const char* text)
{
    return QByteArray(text).replace('\'', '"');
}

const QByteArray kGoodBenchmark =
    json("[{'SBK':[{'paragraph_index':1,'paragraph_text':'Rain fell.'}],"
         "'KGD':[{'participant':'A','utterance':'It did.'}],"
         "'BSP':[{'paragraph_index':1,'paragraph_text':'Rain fell.'}],"
         "'CAO':['A says that **rain** fell.'],'BSPAF':[],'BNPAF':[]}]");

/// The most memory this process has ever held, in MB.
qint64 peakMegabytes()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss / 1024;
}

} // namespace

/// Importing: all or nothing, whatever comes.
class TestImporter : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_project = file(QStringLiteral("p.tandem"));
    }

    void severalFilesMakeOneProject()
    {
        const auto report =
            importFiles({write("a.json", kGoodBenchmark), write("b.txt", "One.\n\nTwo."),
                            write("c.md", "# T\r\n\r\nThree.")},
                m_project);
        QVERIFY2(report, report ? "" : qPrintable(report.error().sentence()));
        QCOMPARE(report->samples, 3);
        QVERIFY(report->paragraphs >= 4);
        QCOMPARE(files(), QStringList({QStringLiteral("a.json"), QStringLiteral("b.txt"),
                              QStringLiteral("c.md"), QStringLiteral("p.tandem")}));
        const auto checked = checkProject(m_project);
        QCOMPARE(checked->problems, QStringList());
        const auto database = openProjectFile(m_project, Database::Mode::ReadOnly);
        QCOMPARE(SettingsRepository(**database).load()->name, QStringLiteral("p"));
        const auto journal = Journal(**database).newest(10);
        QCOMPARE(journal->size(), 3);
        QCOMPARE(journal->first().event, QStringLiteral("imported"));
        QCOMPARE(journal->first().detail.value(QLatin1String("file")).toString(),
            QStringLiteral("c.md"));
    }

    void anArticleInDecomposedUnicodeIsTheSame()
    {
        QVERIFY(importFiles({write("a.txt", "Le caf\xC3\xA9 ouvre.\n\nTwo.")}, m_project));
        const auto again =
            importFiles({write("b.txt", "Le cafe\xCC\x81 ouvre.\n\nTwo.")}, m_project);
        QVERIFY2(again, again ? "" : qPrintable(again.error().sentence()));
        QCOMPARE(again->samples, 0);
        const auto other = importFiles({write("c.txt", "Le cafe ouvre.\n\nTwo.")}, m_project);
        QCOMPARE(other->samples, 1);
    }

    void aBadSecondFileLeavesNoProject_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("cut off") << kGoodBenchmark.chopped(7);
        QTest::newRow("wrong type")
            << QByteArray(kGoodBenchmark).replace("\"CAO\":[", "\"CAO\":[7,");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("nothing in it") << QByteArray("[]");
        QTest::newRow("deep") << QByteArray(1000, '[') + QByteArray(1000, ']');
    }

    void aBadSecondFileLeavesNoProject()
    {
        QFETCH(const QByteArray, bytes);
        const QString good = write("good.json", kGoodBenchmark);
        const QString bad = write("bad.json", bytes);
        const auto report = importFiles({good, bad}, m_project);
        if (report) // an empty list beside a good file is nothing wrong
            QCOMPARE(report->samples, 1);
        else {
            QVERIFY2(report.error().where.contains(QLatin1String("bad.json")),
                qPrintable(report.error().sentence()));
            QVERIFY(!report.error().remedy.isEmpty());
            QCOMPARE(
                files(), QStringList({QStringLiteral("bad.json"), QStringLiteral("good.json")}));
        }
        QVERIFY(!importFiles({bad}, file(QStringLiteral("q.tandem"))));
        QVERIFY(!QFile::exists(file(QStringLiteral("q.tandem"))));
    }

    void aBadFileLeavesAnExistingProjectAsItWas()
    {
        QVERIFY(importFiles({write("good.json", kGoodBenchmark)}, m_project));
        const QByteArray before = read(m_project);
        QVERIFY(!importFiles(
            {write("more.json", kGoodBenchmark), write("bad.json", "[{]")}, m_project));
        const auto database = openProjectFile(m_project, Database::Mode::ReadOnly);
        QCOMPARE(*SampleRepository(**database).count(), 1);
        QCOMPARE(Journal(**database).newest(10)->size(), 1);
        QVERIFY(importFiles({file(QStringLiteral("more.json"))}, m_project, {}, Duplicates::Keep));
        QCOMPARE(*SampleRepository(**database).count(), 2);
        QCOMPARE(checkProject(m_project)->problems, QStringList());
        QVERIFY(!before.isEmpty());
    }

    void cancellingLeavesNothing()
    {
        const QString input = write("good.json", kGoodBenchmark);
        const auto cancelled =
            importFiles({input}, m_project, [](qint64, qint64) { return false; });
        QCOMPARE(cancelled.error().code, ErrorCode::Cancelled);
        QCOMPARE(files(), QStringList{QStringLiteral("good.json")});
    }

    void somebodyCanAnswerWhileAnImportReads()
    {
        ProjectFixture fixture;
        const QString input = write("many.jsonl", articles(600));
        int answers = 0;
        const auto report = importFiles({input}, fixture.path(), [&](qint64 done, qint64 all) {
            if (done < all && answers < ProjectFixture::paragraphsPerSample) {
                fixture.answer(fixture.samples.first(), fixture.ada,
                    QString(answers, QLatin1Char('-')) + QLatin1Char('y'));
                ++answers;
            }
            return true;
        });
        QVERIFY2(report, report ? "" : qPrintable(report.error().sentence()));
        QVERIFY(answers > 0);
        QCOMPARE(report->samples, 600);
        QCOMPARE(*SampleRepository(fixture.database()).count(), 603);
        const auto checked = checkProject(fixture.path());
        QCOMPARE(checked->problems, QStringList());
        QCOMPARE(checked->answers, answers);
    }

    void aKilledImportLeavesAProjectAsItWas_data()
    {
        QTest::addColumn<bool>("copies");
        QTest::newRow("while it reads") << false;
        QTest::newRow("while it copies") << true;
    }

    void aKilledImportLeavesAProjectAsItWas()
    {
        QFETCH(const bool, copies);
        QVERIFY(importFiles({write("good.json", kGoodBenchmark)}, m_project));
        const QString input = write("many.jsonl", articles(600));
        const QStringList before = files();
        const pid_t child = ::fork();
        if (child == 0) {
            int looks = 0;
            (void)importFiles({input}, m_project, [&](qint64 done, qint64 all) {
                looks += copies ? (done == all ? 1 : 0) : 3;
                if (looks > 2)
                    ::kill(::getpid(), SIGKILL);
                return true;
            });
            ::_exit(0);
        }
        int status = 0;
        QCOMPARE(::waitpid(child, &status, 0), child);
        QVERIFY(WIFSIGNALED(status));
        QVERIFY(files().size() > before.size());
        const auto checked = checkProject(m_project);
        QCOMPARE(checked->problems, QStringList());
        QCOMPARE(checked->samples, 1);
        QVERIFY(Project::open(m_project));
        QCOMPARE(files(), before);
        QCOMPARE(importFiles({input}, m_project)->samples, 600);
        QCOMPARE(files(), before);
        QCOMPARE(checkProject(m_project)->problems, QStringList());
    }

    void theStageOfAnImportThatIsAtWorkIsLeftAlone()
    {
        QVERIFY(importFiles({write("good.json", kGoodBenchmark)}, m_project));
        const QString input = write("many.jsonl", articles(600));
        bool looked = false;
        const auto report = importFiles({input}, m_project, [&](qint64, qint64) {
            if (!looked)
                looked = Project::open(m_project).has_value();
            return true;
        });
        QVERIFY(looked);
        QVERIFY2(report, report ? "" : qPrintable(report.error().sentence()));
        QCOMPARE(report->samples, 600);
    }

    void whatIsImportedTwiceIsThereOnce()
    {
        const QString input = write("many.jsonl", articles(5));
        QVERIFY(importFiles({input}, m_project));
        const auto again = importFiles({input}, m_project);
        QVERIFY2(again, again ? "" : qPrintable(again.error().sentence()));
        QCOMPARE(again->samples, 0);
        QCOMPARE(again->paragraphs, 0);
        QCOMPARE(again->skipped, 5);
        QCOMPARE(importMessages(*again).size(), 1);
        const QString more = write("more.jsonl", articles(6));
        QCOMPARE(importFiles({more, input}, m_project)->samples, 1);
        const auto fresh = importFiles({more, input}, file(QStringLiteral("q.tandem")));
        QCOMPARE(fresh->samples, 6);
        QCOMPARE(fresh->skipped, 5);
        const auto both = importFiles({input}, m_project, {}, Duplicates::Keep);
        QCOMPARE(both->samples, 5);
        QCOMPARE(both->kept, 5);
        QCOMPARE(count(), 11);
        QCOMPARE(checkProject(m_project)->problems, QStringList());
    }

    void howTextFilesWereUnderstoodIsSaid()
    {
        const auto report =
            importFiles({write("a.txt", "A bridge opens\n\nIt opened.\n\nCars came."),
                            write("b.txt", "It rained.\nIt stopped.\n"),
                            write("c.md", "# Port\n\nIt opened, too.\n")},
                m_project);
        QVERIFY2(report, report ? "" : qPrintable(report.error().sentence()));
        QCOMPARE(report->paragraphs, 4);
        const QStringList messages = importMessages(*report);
        QCOMPARE(messages.size(), 2);
        QVERIFY2(messages.at(0).contains(QStringLiteral("\"A bridge opens\" in a.txt")),
            qPrintable(messages.at(0)));
        QVERIFY2(
            messages.at(1).contains(QStringLiteral("b.txt (2 lines)")), qPrintable(messages.at(1)));
        const auto text = importFiles({file(QStringLiteral("a.txt"))}, m_project, {},
            ImportOrder{Duplicates::Skip, FirstLine::Text});
        QCOMPARE(text->paragraphs, 3);
        QCOMPARE(importMessages(*text), QStringList());
    }

    void anotherDiscussionMakesAnotherSample()
    {
        QVERIFY(importFiles({write("a.json", kGoodBenchmark)}, m_project));
        const QByteArray other = QByteArray(kGoodBenchmark).replace("It did.", "It did not.");
        QCOMPARE(importFiles({write("b.json", other)}, m_project)->samples, 1);
        // The article alone is known by its text.
        QCOMPARE(importFiles({write("c.txt", "Rain fell.")}, m_project)->skipped, 1);
        QCOMPARE(count(), 2);
    }

    void anImportReplacesWhatNobodyWorksOn()
    {
        ProjectFixture fixture(1); // its sample is assigned
        Database& database = fixture.database();
        QVERIFY(importFiles({write("a.json", kGoodBenchmark)}, fixture.path()));
        QVERIFY(importFiles({write("b.txt", "One.")}, fixture.path()));
        const QByteArray other = QByteArray(kGoodBenchmark).replace("A says that", "A claims that");
        const auto report =
            importFiles({write("c.json", other)}, fixture.path(), {}, Duplicates::Replace);
        QVERIFY2(report, report ? "" : qPrintable(report.error().sentence()));
        QCOMPARE(report->samples, 1);
        QCOMPARE(report->replaced, 1);
        SampleRepository samples(database);
        QCOMPARE(*samples.count(), 3);
        const auto row = samples.rowAt(2);
        QVERIFY(row);
        QCOMPARE(SampleRecords(database).record(row->id)->opinions,
            QStringList{QStringLiteral("A claims that **rain** fell.")});
        QCOMPARE(*SettingAside(database).samplePositions(), QList<int>{4});
        QCOMPARE(checkProject(fixture.path())->problems, QStringList());
        QCOMPARE(importFiles({write("d.json", other)}, fixture.path())->skipped, 1);
        // Somebody is to label the first one.
        QStringList paragraphs;
        const auto stored = samples.paragraphs(fixture.samples.first());
        for (const ParagraphRow& paragraph : *stored)
            paragraphs += paragraph.text;
        const QString same = write("e.txt", paragraphs.join(QStringLiteral("\n\n")).toUtf8());
        const auto again = importFiles({same}, fixture.path(), {}, Duplicates::Replace);
        QVERIFY2(again, again ? "" : qPrintable(again.error().sentence()));
        QCOMPARE(again->skipped, 1);
        QCOMPARE(again->samples, 0);
    }

    void theSameSampleTwiceInWhatReplacesIsARepetition()
    {
        QVERIFY(importFiles({write("a.json", kGoodBenchmark)}, m_project));
        QVERIFY(importFiles({write("b.txt", "One.")}, m_project));
        const QByteArray edited =
            QByteArray(kGoodBenchmark).replace("A says that", "A claims that");
        const auto report = importFiles({write("c.json", edited), write("d.json", kGoodBenchmark)},
            m_project, {}, Duplicates::Replace);
        QVERIFY2(report, report ? "" : qPrintable(report.error().sentence()));
        QCOMPARE(report->replaced, 1);
        QCOMPARE(report->skipped, 1);
        QCOMPARE(checkProject(m_project)->problems, QStringList());
    }

    void aPipeIsReadLikeAFile()
    {
        const QString pipe = file(QStringLiteral("pipe"));
        QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        const auto through = [&](const QByteArray& text) {
            const std::unique_ptr<QThread> writer(QThread::create([&] {
                QFile into(pipe);
                if (into.open(QIODevice::WriteOnly))
                    into.write(text);
            }));
            writer->start();
            const auto report = importFiles({pipe}, m_project);
            writer->wait();
            return report;
        };
        const auto article = through("One.\n\nTwo.");
        QVERIFY2(article, article ? "" : qPrintable(article.error().sentence()));
        QCOMPARE(article->paragraphs, 2);
        const auto records = through("[{\"title\": \"T\", \"text\": \"Three.\"}]");
        QVERIFY2(records, records ? "" : qPrintable(records.error().sentence()));
        QCOMPARE(count(), 2);
        const auto wrong = through("[{\"title\": \"T\", \"text\": 3}]");
        QVERIFY(!wrong);
        QVERIFY2(wrong.error().where.startsWith(pipe), qPrintable(wrong.error().where));
    }

    void whatIsMissingIsNamed()
    {
        const auto noInput = importFiles({file(QStringLiteral("none.json"))}, m_project);
        QVERIFY(!noInput);
        QVERIFY(noInput.error().where.contains(QLatin1String("none.json")));
        QCOMPARE(files(), QStringList());
        const QString elsewhere = file(QStringLiteral("no/such/folder/p.tandem"));
        const auto noFolder = importFiles({write("good.json", kGoodBenchmark)}, elsewhere);
        QCOMPARE(noFolder.error().code, ErrorCode::NotWritable);
        QCOMPARE(noFolder.error().where, elsewhere);
        QVERIFY(!importFiles({}, m_project));
        QCOMPARE(files(), QStringList{QStringLiteral("good.json")});
    }

    void aTargetThatIsNoProjectIsLeftAlone()
    {
        const QString input = write("good.json", kGoodBenchmark);
        const QString target = write("letter.odt", "Dear Sir");
        QCOMPARE(importFiles({input}, target).error().code, ErrorCode::NotAProject);
        QCOMPARE(read(target), QByteArray("Dear Sir"));
        QCOMPARE(importFiles({input}, m_folder->path()).error().code, ErrorCode::NotAProject);
    }

    void aNewProjectReplacesAnotherOnlyWhenAsked()
    {
        QVERIFY(importFiles({write("good.json", kGoodBenchmark)}, m_project));
        const QByteArray before = read(m_project);
        QCOMPARE(createProject(m_project, QStringLiteral("n")).error().code, ErrorCode::Refused);
        QCOMPARE(read(m_project), before);
        QVERIFY(createProject(m_project, QStringLiteral("n"), true));
        const auto database = openProjectFile(m_project, Database::Mode::ReadOnly);
        QCOMPARE(*SampleRepository(**database).count(), 0);
    }

    void theLogOfAnEarlierProjectIsNotReplayedOverANewOne_data()
    {
        QTest::addColumn<bool>("fileIsGone");
        QTest::newRow("file and log") << false;
        QTest::newRow("log alone") << true;
    }

    void theLogOfAnEarlierProjectIsNotReplayedOverANewOne()
    {
        QFETCH(const bool, fileIsGone);
        const QString log = m_project + QStringLiteral("-wal");
        {
            // Copied while it is open: what was answered last still stands in the log.
            ProjectFixture old(1);
            old.answer(old.samples.first(), old.ada, QStringLiteral("yyyyy"));
            QVERIFY(QFile::copy(old.path(), m_project));
            QVERIFY(QFile::copy(old.path() + QStringLiteral("-wal"), log));
        }
        if (fileIsGone)
            QVERIFY(QFile::remove(m_project));
        QVERIFY(createProject(m_project, QStringLiteral("new"), !fileIsGone));
        const auto checked = checkProject(m_project);
        QVERIFY(checked);
        QCOMPARE(checked->problems, QStringList());
        QCOMPARE(checked->answers, 0);
        QCOMPARE(checked->samples, 0);
    }

    void aVeryLargeFileNeedsNoMoreMemory()
    {
        constexpr qint64 kLarge = 160 / kTimesSmaller; // MB, and as many samples
        const QString input = largeBenchmark(kLarge << 20);
        const qint64 before = peakMegabytes();
        const auto report = importFiles({input}, m_project);
        [[maybe_unused]] const qint64 grown = peakMegabytes() - before;
        QVERIFY2(report, report ? "" : qPrintable(report.error().sentence()));
        QCOMPARE(report->samples, kLarge);
#ifndef TANDEM_SANITIZED
        QVERIFY2(grown < 100, qPrintable(QString::number(grown)));
#endif
    }

    void aVeryLargeFileThatIsOneTextIsRefused()
    {
        QFile large(file(QStringLiteral("large.txt")));
        QVERIFY(large.open(QIODevice::WriteOnly));
        QVERIFY(large.resize(300LL << 20));
        large.close();
        [[maybe_unused]] const qint64 before = peakMegabytes();
        for (const char* name : {"large.txt", "large.json", "large.jsonl"}) {
            const QString path = file(QLatin1String(name));
            QFile::rename(large.fileName(), path);
            large.setFileName(path);
            const auto report = importFiles({path}, m_project);
            QVERIFY(!report);
            QVERIFY(report.error().where.contains(QLatin1String(name)));
            QVERIFY(!report.error().remedy.isEmpty());
        }
#ifndef TANDEM_SANITIZED
        QVERIFY(peakMegabytes() - before < 200);
#endif
        QVERIFY(!QFile::exists(m_project));
    }

private:
    QString file(const QString& name) const
    {
        return m_folder->filePath(name);
    }
    QString write(const char* name, const QByteArray& bytes) const
    {
        QFile out(file(QLatin1String(name)));
        if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size())
            qFatal("cannot write %s", name);
        return out.fileName();
    }
    static QByteArray read(const QString& path)
    {
        QFile in(path);
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }
    QStringList files() const
    {
        return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden, QDir::Name);
    }

    int count() const
    {
        const auto database = openProjectFile(m_project, Database::Mode::ReadOnly);
        return *SampleRepository(**database).count();
    }

    /// Lines of JSON, an article each, long enough that reading them is many steps.
    static QByteArray articles(int count)
    {
        QByteArray lines;
        for (int i = 0; i < count; ++i)
            lines += json("{'title':'T','paragraphs':['Number ") + QByteArray::number(i) +
                     json(" stands here.','") + QByteArray(1000, 'w') + json("']}\n");
        return lines;
    }

    /// Few samples with very long paragraphs, so that it is read fast.
    QString largeBenchmark(qint64 bytes) const
    {
        QFile out(file(QStringLiteral("large.json")));
        if (!out.open(QIODevice::WriteOnly))
            qFatal("cannot write");
        const QByteArray text(1 << 20, ' ');
        out.write("[");
        for (qint64 i = 0; i * text.size() < bytes; ++i) {
            out.write(i == 0 ? "" : ",");
            out.write(json("{'SBK':[{'paragraph_index':1,'paragraph_text':'x"));
            out.write(QByteArray::number(i));
            out.write(text);
            out.write(json("'}],'KGD':[],'BSP':[],'CAO':[],'BSPAF':[],'BNPAF':[]}"));
        }
        out.write("]");
        return out.fileName();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_project;
};

TANDEM_TEST(TestImporter, QCoreApplication)
#include "tst_importer.moc"
