#include "storage/formats/candidatefacts.h"
#include "storage/formats/casesreader.h"
#include "storage/formats/distancesreader.h"
#include "storage/formats/labelsreader.h"
#include "storage/formats/pairsreader.h"
#include "storage/formats/predictedsummaries.h"
#include "storage/formats/publishedrowsreader.h"
#include "storage/formats/ratingsreader.h"
#include "storage/formats/scorecolumnsreader.h"
#include "storage/formats/studyanswersreader.h"
#include "storage/formats/studyitemsreader.h"
#include "storage/formats/studyscoresreader.h"
#include "storage/formats/summaryvaluesreader.h"
#include "storage/formats/usersummariesreader.h"
#include "storage/formats/valuepairsreader.h"
#include "testmain.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;

namespace {

/// Reads a table and says what is in it, or why not.
using Reading = std::function<QString(const QByteArray& csv)>;

template <typename Read, typename Say>
Reading readingOf(Read read, Say say)
{
    return [read, say](const QByteArray& csv) {
        QBuffer buffer;
        buffer.setData(csv);
        buffer.open(QIODevice::ReadOnly);
        const Input input(buffer, QStringLiteral("f.csv"));
        const auto found = read(input);
        if (!found)
            return QStringLiteral("! ") + found.error().sentence();
        QStringList rows;
        for (const auto& row : say(*found))
            rows.append(row);
        return rows.join(u'\n');
    };
}

template <typename Rows, typename Say>
QStringList eachSaid(const Rows& rows, Say say)
{
    QStringList said;
    for (const auto& row : rows)
        said.append(say(row));
    return said;
}

struct Table
{
    QByteArray csv; ///< with commas, points and LF
    Reading read;
};

const QMap<QString, Table>& tables()
{
    static const QMap<QString, Table> all = [] {
        QMap<QString, Table> made;
        made[QStringLiteral("labels")] = {
            "sample,paragraph,answer,person,seconds\n1,1,yes,Ada,2.5\n1,2,no,Ada,3.5\n",
            readingOf([](const Input& in) { return readLabels(in); },
                [](const LabelsFile& file) {
                    return eachSaid(file.rows, [](const LabelRow& row) {
                        return QStringLiteral("%1 %2 %3 %4")
                            .arg(row.sample)
                            .arg(row.paragraph)
                            .arg(row.person)
                            .arg(row.durationMs);
                    });
                })};
        made[QStringLiteral("ratings")] = {"item,rater,value\na,Ada,2.5\na,Ben,3.5\n",
            readingOf(
                [](const Input& in) {
                    return readRatings(in, {RatingScale::Interval, {}});
                },
                [](const RatingTable& table) {
                    return table.items + table.raters + eachSaid(table.values, [](double value) {
                        return QString::number(value);
                    });
                })};
        made[QStringLiteral("columns")] = {"x,y\n0.25,2\n0.5,3\n",
            readingOf(
                [](const Input& in) {
                    return readValuePairs(in, QStringLiteral("x"), QStringLiteral("y"));
                },
                [](const ValuePairs& pairs) {
                    return eachSaid(
                        pairs.x + pairs.y, [](double value) { return QString::number(value); });
                })};
        made[QStringLiteral("scores")] = {"id,system,bleu\na,heron,0.25\nb,heron,0.5\n",
            readingOf([](const Input& in) { return readScoreColumns(in); },
                [](const ScoreColumns& scores) {
                    return eachSaid(scores.rows, [](const ScoreRow& row) {
                        return row.id + *row.system + QString::number(*row.values.at(0));
                    });
                })};
        made[QStringLiteral("pairs")] = {"id,reference,candidate\na,one two,three\nb,four,five\n",
            readingOf(
                [](const Input& in) -> Expected<QStringList> {
                    QStringList said;
                    return readEachPair(in, [&](metrics::TextPair&& pair) -> Expected<void> {
                        said.append(pair.id + pair.reference + pair.candidate);
                        return {};
                    }).map([&](qint64) { return said; });
                },
                [](const QStringList& said) { return said; })};
        made[QStringLiteral("cases")] = {
            "id,input,reference,output\na,in,ref,out\nb,in two,ref two,out two\n",
            readingOf(
                [](const Input& in) -> Expected<QStringList> {
                    QStringList said;
                    return readCases(
                        in, CasesFormat::Csv,
                        [&](expert::TextCase&& one, const QString&) -> Expected<void> {
                            said.append(one.name + one.prompt + one.expected);
                            return {};
                        },
                        {}, CaseNeeds::ExpectedText)
                        .map([&](qint64) { return said; });
                },
                [](const QStringList& said) { return said; })};
        made[QStringLiteral("facts")] = {
            "sample,paragraph,fact\n1,1,Ships wait.\n1,2,Cranes rest.\n",
            readingOf([](const Input& in) { return readCandidateFacts(in); },
                [](const QList<CandidateFact>& facts) {
                    return eachSaid(facts, [](const CandidateFact& fact) {
                        return fact.text + QString::number(fact.paragraph);
                    });
                })};
        made[QStringLiteral("answers of a study")] = {
            "rater,item,answer,seconds\nAda,a,2.5,1.5\nBen,a,3,2\n",
            readingOf([](const Input& in) { return readStudyAnswerRows(in); },
                [](const QList<StudyAnswerRow>& rows) {
                    return eachSaid(rows, [](const StudyAnswerRow& row) {
                        return row.rater + row.item + row.answer + QString::number(row.durationMs);
                    });
                })};
        made[QStringLiteral("items of a study")] = {
            "item,reference,output_1,output_2,score_bleu\na,ref,one,two,0.25\nb,ref,three,four,0."
            "5\n",
            readingOf([](const Input& in) { return readStudyItems(in); },
                [](const QList<studies::StudyItem>& items) {
                    return eachSaid(items, [](const studies::StudyItem& item) {
                        return item.item.name + QString::number(item.item.fields.size()) +
                               item.item.fields.at(0).text +
                               QString::number(item.source.scores.value(QStringLiteral("bleu")));
                    });
                })};
        made[QStringLiteral("scores of a study")] = {"item,bleu_1,bleu_2\na,0.25,0.5\nb,1,2\n",
            readingOf([](const Input& in) { return readStudyScores(in); },
                [](const QList<StudyScoreRow>& rows) {
                    return eachSaid(rows, [](const StudyScoreRow& row) {
                        return row.item +
                               QString::number(row.scores.value(QStringLiteral("bleu_1")));
                    });
                })};
        made[QStringLiteral("values of summaries")] = {
            "user,summarizer,BLEURT\nU1,mine,0.25\nU2,mine,0.5\n",
            readingOf([](const Input& in) { return readSummaryValues(in); },
                [](const SummaryValues& values) {
                    return eachSaid(values.rows, [](const SummaryValuesRow& row) {
                        return row.user + QString::number(row.values.at(0).value_or(-1));
                    });
                })};
        made[QStringLiteral("summaries of users")] = {
            "user,summarizer,summary\nU1,mine,Reads.\nU2,mine,Runs.\n",
            readingOf([](const Input& in) { return readUserSummaries(in); },
                [](const QList<UserSummaryRow>& rows) {
                    return eachSaid(
                        rows, [](const UserSummaryRow& row) { return row.user + row.summary; });
                })};
        made[QStringLiteral("ratings of summaries")] = {
            "user,rater,rating\nU1,Ada,good\nU2,Ada,bad\n",
            readingOf([](const Input& in) { return usersum::readHumanRatings(in); },
                [](const QList<usersum::HumanRating>& rows) {
                    return eachSaid(rows, [](const usersum::HumanRating& row) { return row.user; });
                })};
        made[QStringLiteral("published models")] = {
            "model,bsp_f1,cao_r_ebs\nheron,40.5,50\nwren,30,20.5\n",
            readingOf([](const Input& in) { return kgds::readPublishedRows(in); },
                [](const QList<kgds::PublishedRow>& rows) {
                    return eachSaid(rows, [](const kgds::PublishedRow& row) {
                        return row.model +
                               QString::number(row.values.value(QStringLiteral("bsp_f1")));
                    });
                })};
        return made;
    }();
    return all;
}

QByteArray withDelimiter(QByteArray csv, char delimiter)
{
    return csv.replace(',', delimiter);
}

/// The cells of blank rows as a spreadsheet leaves them below and between.
QByteArray withRow(const QByteArray& csv, const QByteArray& row)
{
    QByteArrayList lines = csv.split('\n');
    lines.insert(2, row);
    lines.insert(lines.size() - 1, row);
    lines.insert(lines.size() - 1, row);
    return lines.join('\n');
}

QByteArray upperHeader(const QByteArray& csv)
{
    const qsizetype end = csv.indexOf('\n');
    return csv.left(end).toUpper() + csv.mid(end);
}

/// pandas' numbers of rows in a column without a name.
QByteArray withIndex(const QByteArray& csv)
{
    QByteArray made;
    int number = -1;
    for (const QByteArray& line : csv.split('\n')) {
        if (!line.isEmpty())
            made += (number < 0 ? QByteArray() : QByteArray::number(number)) + ',' + line + '\n';
        ++number;
    }
    return made;
}

} // namespace

/// One table in the ways in which programs write it, for every reader of tables.
class TestForeignTables final : public QObject
{
    Q_OBJECT

private slots:
    void factsAreReadAsTheyAreListed()
    {
        const auto facts = [](const char* json) {
            QBuffer buffer;
            buffer.setData(json);
            buffer.open(QIODevice::ReadOnly);
            return readCandidateFacts({buffer, QStringLiteral("f.json")});
        };
        const auto listed =
            facts(R"({"samples": [{"sample": 2, "title": "T", "ready": true, "removed": [],)"
                  R"( "facts": [{"number": 1, "paragraph": 3, "fact": "Ships wait.", "hints": []},)"
                  R"( {"number": 2, "paragraph": 4, "fact": "Cranes rest."}]},)"
                  R"( {"sample": 5, "facts": []}]})");
        QVERIFY2(listed, listed ? "" : qPrintable(listed.error().sentence()));
        QCOMPARE(listed->size(), 2);
        const CandidateFact last = listed->constLast();
        QCOMPARE(last.sample, 2);
        QCOMPARE(last.paragraph, 4);
        QCOMPARE(last.text, QStringLiteral("Cranes rest."));
        QCOMPARE(last.place, QStringLiteral("f.json, /samples/0/facts/1"));
        const auto wrong =
            facts(R"({"samples": [{"sample": 2, "facts": [{"paragraph": 0, "fact": "A."}]}]})");
        QVERIFY(!wrong);
        QVERIFY2(wrong.error().where.startsWith(
                     QLatin1String("f.json, /samples/0/facts/0/paragraph (line 1")),
            qPrintable(wrong.error().where));
    }

    void everyReaderReadsEverySpellingAlike_data()
    {
        QTest::addColumn<QString>("reader");
        QTest::addColumn<QByteArray>("csv");
        for (auto table = tables().cbegin(); table != tables().cend(); ++table) {
            const QByteArray& csv = table->csv;
            const auto row = [&](const char* name, const QByteArray& spelled) {
                QTest::newRow(qPrintable(table.key() + QStringLiteral(", ") + QLatin1String(name)))
                    << table.key() << spelled;
            };
            const QByteArray commas(csv.left(csv.indexOf('\n')).count(','), ',');
            row("semicolons", withDelimiter(csv, ';'));
            row("semicolons and decimal commas", withDelimiter(csv, ';').replace('.', ','));
            row("tabs", withDelimiter(csv, '\t'));
            row("sep=", "sep=,\r\n" + csv);
            row("sep=;", "sep=;\r\n" + withDelimiter(csv, ';'));
            row("blank rows", withRow(csv, commas));
            row("rows of blanks", withRow(csv, "  "));
            row("a column without a name at the end", QByteArray(csv).replace("\n", ",\n"));
            row("a column of numbers of rows", withIndex(csv));
            row("mark and CRLF", "\xEF\xBB\xBF" + QByteArray(csv).replace("\n", "\r\n"));
        }
    }

    void everyReaderReadsEverySpellingAlike()
    {
        QFETCH(QString, reader);
        QFETCH(QByteArray, csv);
        const Table& table = tables()[reader];
        QString expected = table.read(table.csv);
        QVERIFY2(!expected.startsWith(u'!'), qPrintable(expected));
        QString found = table.read(csv);
        // Texts have points where numbers have commas.
        if (csv.contains(';')) {
            found.replace(u',', u'.');
            expected.replace(u',', u'.');
        }
        QCOMPARE(found, expected);
    }

    void namesOfColumnsMayHaveAnyCase()
    {
        for (const char* reader : {"labels", "ratings", "pairs", "cases", "facts",
                 "answers of a study", "published models"}) {
            const Table& table = tables()[QLatin1String(reader)];
            const QString found = table.read(upperHeader(table.csv));
            QVERIFY2(found == table.read(table.csv), qPrintable(found));
        }
    }

    void workbooksAreRefusedWithWhatToDo()
    {
        for (auto table = tables().cbegin(); table != tables().cend(); ++table) {
            const QString said = table->read("PK\x03\x04....xl/workbook.xml....");
            QVERIFY2(said.startsWith(u'!') && said.contains(QLatin1String("CSV UTF-8")),
                qPrintable(table.key() + said));
        }
    }

    void distancesAreReadAlike()
    {
        const QByteArray document = "doc_id,origin_model,uid,score\nD,user,U1,0.5\nD,user,U2,0.5\n"
                                    "D,m,U1,0.25\nD,m,U2,NA\n";
        const QByteArray pairs =
            "doc_id,origin_model,uid1,uid2,score\nD,user,U1,U2,0.5\nD,user,U2,U1,0.5\n"
            "D,m,U1,U2,0.5\nD,m,U2,U1,0.5\n";
        const QByteArray gold = "doc_id,origin_model,uid,score\nD,m,U1,0.5\nD,m,U2,0.5\n";
        const auto read = [](const QByteArrayList& files) -> QString {
            QTemporaryDir folder;
            DistanceFiles paths;
            for (std::size_t i = 0; i < paths.size(); ++i) {
                paths[i] = folder.filePath(QString::number(i));
                QFile file(paths[i]);
                if (!file.open(QIODevice::WriteOnly))
                    return QStringLiteral("not written");
                file.write(files.at(qsizetype(i)));
            }
            const auto distances = readDistances({paths});
            return distances
                       ? QStringLiteral("%1 %2").arg(distances->rows).arg(distances->undefined)
                       : distances.error().sentence();
        };
        const QString expected = read({document, pairs, gold});
        QCOMPARE(expected, QStringLiteral("10 1"));
        for (const char* from : {";", "\t"}) {
            QByteArrayList other{document, pairs, gold};
            for (QByteArray& file : other)
                file = withDelimiter(file, *from).replace('.', ',');
            QCOMPARE(read(other), expected);
            for (QByteArray& file : other)
                file = "sep=" + QByteArray(from) + "\r\n" + withRow(file, QByteArray(3, *from));
            QCOMPARE(read(other), expected);
        }
    }
};

TANDEM_TEST(TestForeignTables, QCoreApplication)
#include "tst_foreigntables.moc"
