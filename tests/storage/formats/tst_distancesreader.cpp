#include "storage/formats/distancesreader.h"

#include "persevalreference.h"
#include "testmain.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;
using namespace tandem::perseval;

namespace {

const QByteArray kToDocument = "doc_id,origin_model,uid,score\r\n"
                               "D1,user,A,0.5\r\nD1,user,B,0.25\r\n"
                               "D1,M,A,0.5\r\nD1,M,B,0.75\r\n";
const QByteArray kPairs = "doc_id,origin_model,uid1,uid2,score\n"
                          "D1,user,A,B,0.5\nD1,user,B,A,0.5\nD1,M,A,B,0.25\nD1,M,B,A,0.125\n";
const QByteArray kToGold = "doc_id,origin_model,uid,score\nD1,M,A,0.1\nD1,M,B,1e-05\n";

void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

} // namespace

/// Distances as CSV: what the published code writes, and what is written here.
class TestDistancesReader final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    void rowsFindTheirPlaces()
    {
        const auto read = readThree(kToDocument, kPairs, kToGold);
        QVERIFY(read);
        QCOMPARE(read->rows, 10);
        QCOMPARE(read->undefined, 0);
        QCOMPARE(read->table.models, QStringList{QStringLiteral("M")});
        const DocumentDistances& document = read->table.documents.at(0);
        QCOMPARE(document.users, QStringList({QStringLiteral("A"), QStringLiteral("B")}));
        QCOMPARE(document.gold.documentDistance(1).value(), 0.25);
        QCOMPARE(document.models[0].pair(1, 0).value(), 0.125);
        QCOMPARE(document.models[0].goldDistance(1).value(), 1e-5);
        QVERIFY(document.gold.goldDistance(0).isMissing());
        QVERIFY(document.models[0].pair(1, 1).isMissing());
    }

    void blanksAroundNamesMakeNoOtherOnes()
    {
        const auto read = readThree(kToDocument, kPairs,
            "doc_id,origin_model,uid,score\nD1\xC2\xA0, M ,\xE2\x80\x8B"
            "A,0.1\nD1,M,B,1e-05\n");
        QVERIFY2(read, read ? "" : qPrintable(read.error().sentence()));
        QCOMPARE(read->table.models, QStringList{QStringLiteral("M")});
        QCOMPARE(read->table.documents.size(), 1);
        QCOMPARE(read->table.documents.at(0).users.size(), 2);
    }

    void columnsMayStandInAnyOrderBesideOthersAndInQuotes()
    {
        const auto read = readThree(
            "\xEF\xBB\xBF,SCORE,uid,origin_model, doc_id \n"
            "0,0.5,\"a,\"\"b\"\"\",user,D\n1,0.5,c,user,D\n2,0.5,c,M,D\n3,.5,\"a,\"\"b\"\"\",M,D\n",
            "doc_id,origin_model,uid1,uid2,score\nD,M,\"a,\"\"b\"\"\",c,0.5\n", kToGold);
        QVERIFY(read);
        QCOMPARE(read->table.documents.at(0).users.at(0), QStringLiteral("a,\"b\""));
    }

    void scoresThatAreNoNumbersAreUndefinedAndCounted()
    {
        const auto read = readThree(QByteArray(kToDocument).replace("0.25", ""),
            QByteArray(kPairs).replace("0.125", "NaN"), QByteArray(kToGold).replace("0.1", "null"));
        QVERIFY(read);
        QCOMPARE(read->undefined, 3);
        const DocumentDistances& document = read->table.documents.at(0);
        QVERIFY(document.gold.documentDistance(1).isUndefined());
        QVERIFY(document.models[0].pair(1, 0).isUndefined());
        QVERIFY(document.models[0].goldDistance(0).isUndefined());
    }

    void figuresFromDistancesAreThePublishedOnes()
    {
        if (!PersevalReference::isThere())
            QSKIP("the published figures are not here");
        for (const QString& input : PersevalReference::inputs()) {
            for (const QString& distance : PersevalReference::distances()) {
                const DistanceTable table = PersevalReference::table(input, distance);
                QVERIFY(writeDistances(m_folder->path(), table));
                const auto files = distanceFilesIn(m_folder->path());
                QVERIFY(files);
                const auto read = readDistances(*files);
                QVERIFY(read);
                QCOMPARE(read->table.models, table.models);
                const Evaluation one = evaluate(table);
                const Evaluation other = evaluate(read->table);
                const QJsonObject models =
                    PersevalReference::expected(input, distance)[QLatin1String("models")]
                        .toObject();
                for (qsizetype m = 0; m < table.models.size(); ++m) {
                    const QJsonValue form =
                        models[table.models.at(m)][QLatin1String("simplified_False")];
                    QCOMPARE(*one.models.at(m).perseval.value, *other.models.at(m).perseval.value);
                    QVERIFY(PersevalReference::isClose(*other.models.at(m).egises.value,
                        form[QLatin1String("egises")].toDouble()));
                }
            }
        }
    }

    void aFolderForEachModelSharesTheReadersOwnRows()
    {
        const DistanceTable table = PersevalReference::madeUp(5, 3, 3, 4);
        for (const QString& model : table.models) {
            QVERIFY(writeDistances(m_folder->filePath(model), onlyModels(table, {model})));
        }
        const auto files = distanceFilesIn(m_folder->path());
        QVERIFY(files);
        QCOMPARE(files->size(), 3);
        const auto read = readDistances(*files);
        QVERIFY(read);
        QCOMPARE(read->table.models, table.models);
        for (qsizetype m = 0; m < 3; ++m)
            QCOMPARE(*evaluate(read->table).models.at(m).perseval.value,
                *evaluate(table).models.at(m).perseval.value);
        const QString changed = m_folder->filePath(QStringLiteral("M2/sum_doc_distances.csv"));
        write(changed, "doc_id,origin_model,uid,score\nD0,user,U0,0.000123\n");
        const auto refused = readDistances(*files);
        QVERIFY(!refused);
        QVERIFY(refused.error().where.contains(QLatin1String("line 2")));
        QVERIFY(refused.error().where.contains(changed));
    }

    void undefinedAndMissingOnesSurviveWriting()
    {
        DistanceTable table = PersevalReference::madeUp(1, 3, 1, 4);
        table.documents[0].gold.pairs[1] = Distance::undefined();
        table.documents[0].models[0].pairs[2] = Distance::missing();
        QVERIFY(writeDistances(m_folder->filePath(QStringLiteral("new/")), table));
        const auto read =
            readDistances(*distanceFilesIn(m_folder->filePath(QStringLiteral("new"))));
        QVERIFY(read);
        QCOMPARE(read->table.documents.at(0).gold.pairs, table.documents.at(0).gold.pairs);
        QCOMPARE(
            read->table.documents.at(0).models[0].pairs, table.documents.at(0).models[0].pairs);
    }

    void onlyTheLastFolderIsMade()
    {
        const DistanceTable table = PersevalReference::madeUp(1, 2, 1, 4);
        for (const char* name : {"none/folder", "none/folder/"}) {
            const QString folder = m_folder->filePath(QLatin1String(name));
            for (const auto& refused :
                {checkDistancesFolder(folder), writeDistances(folder, table)}) {
                QVERIFY(!refused);
                QCOMPARE(refused.error().code, ErrorCode::NotFound);
                QCOMPARE(refused.error().where, m_folder->filePath(QStringLiteral("none")));
            }
        }
        QVERIFY(QDir(m_folder->path()).isEmpty());
        QVERIFY(checkDistancesFolder(m_folder->path()));
        QVERIFY(checkDistancesFolder(m_folder->filePath(QStringLiteral("new"))));
        QVERIFY(QDir(m_folder->path()).isEmpty());
        const QString file = m_folder->filePath(QStringLiteral("file"));
        write(file, "");
        QCOMPARE(writeDistances(file, table).error().code, ErrorCode::NotWritable);
    }

    void cancelledWritingLeavesNothing()
    {
        const DistanceTable table = PersevalReference::madeUp(3, 3, 1, 4);
        const auto written =
            writeDistances(m_folder->path(), table, [](qint64 done, qint64) { return done < 2; });
        QVERIFY(!written);
        QCOMPARE(written.error().code, ErrorCode::Cancelled);
        QVERIFY(QDir(m_folder->path()).isEmpty());
    }

    void foldersWithoutDistancesAreRefused()
    {
        QVERIFY(!distanceFilesIn(m_folder->path()));
        write(m_folder->filePath(QStringLiteral("sum_doc.csv")), kToDocument);
        const auto two = distanceFilesIn(m_folder->path());
        QVERIFY(!two);
        QCOMPARE(two.error().code, ErrorCode::NotFound);
        write(m_folder->filePath(QStringLiteral("sum_sum.csv")), kPairs);
        write(m_folder->filePath(QStringLiteral("sum_user.csv")), kToGold);
        QVERIFY(distanceFilesIn(m_folder->path()));
    }

    void aFileThatIsNoneOfTheThreeIsRefusedByItsName()
    {
        for (const char* name : {"sum_doc.csv", "sum_sum.csv", "sum_user.csv", "pairs.csv"})
            write(m_folder->filePath(QLatin1String(name)), kToDocument);
        QVERIFY(distanceFilesOf({m_folder->filePath(QStringLiteral("sum_sum.csv"))}));
        const auto other = distanceFilesOf({m_folder->filePath(QStringLiteral("pairs.csv"))});
        QVERIFY(!other);
        const QString said = other.error().sentence();
        QVERIFY2(said.contains(QLatin1String("pairs.csv")) &&
                     said.contains(QLatin1String("sum_doc_distances.csv")) &&
                     said.contains(QLatin1String("JSONL")),
            qPrintable(said));
    }

    void whatIsWrongIsNamedWithItsLine_data()
    {
        QTest::addColumn<QByteArray>("pairs");
        QTest::addColumn<int>("line");
        const auto row = [](const char* name, const QByteArray& pairs, int line) {
            QTest::newRow(name) << pairs << line;
        };
        row("no column", QByteArray(kPairs).replace("uid2", "other"), 1);
        row("a column twice", QByteArray(kPairs).replace("uid2", "uid1"), 1);
        row("too few cells", kPairs + "D1,M,A,B\n", 6);
        row("too many cells", kPairs + "D1,M,A,B,0.5,7\n", 6);
        row("no number", kPairs + "D2,M,A,B,half\n", 6);
        row("a comma in the number", kPairs + "D2,M,A,B,\"0,5\"\n", 6);
        row("infinite", kPairs + "D2,M,A,B,inf\n", 6);
        row("there before", kPairs + "D1,M,A,B,0.25\n", 6);
        row("a user with themselves", kPairs + "D1,M,A,A,0\n", 6);
        row("no name", kPairs + "D1,,A,B,0.5\n", 6);
        row("a quote that is open", kPairs + "\"D1,M,A,B,0.5\n", 6);
        row("text behind a quote", kPairs + "\"D1\"x,M,A,B,0.5\n", 6);
        row("not UTF-8", kPairs + "D\xFF,M,A,B,0.5\n", 6);
        row("nothing", "\n\n", 3);
    }
    void whatIsWrongIsNamedWithItsLine()
    {
        QFETCH(const QByteArray, pairs);
        QFETCH(const int, line);
        const auto read = readThree(kToDocument, pairs, kToGold);
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::InvalidInput);
        QVERIFY2(read.error().where.contains(QStringLiteral("sum_sum.csv, line %1").arg(line)),
            qPrintable(read.error().where));
    }

    void emptyFilesMissingFilesAndGoldOfGoldAreRefused()
    {
        QVERIFY(!readThree("", kPairs, kToGold));
        QVERIFY(!readThree(kToDocument, kPairs, kToGold + "D1,user,A,0\n"));
        QVERIFY(!readDistances({{QStringLiteral("/nowhere"), {}, {}}}));
        const auto goldAlone = readThree("doc_id,origin_model,uid,score\nD1,user,A,0.5\n",
            "doc_id,origin_model,uid1,uid2,score\n", "doc_id,origin_model,uid,score\n");
        QVERIFY(!goldAlone);
        QVERIFY(!goldAlone.error().remedy.isEmpty());
    }

private:
    Expected<ReadDistances> readThree(
        const QByteArray& toDocument, const QByteArray& pairs, const QByteArray& toGold)
    {
        const DistanceFiles files{m_folder->filePath(QStringLiteral("sum_doc.csv")),
            m_folder->filePath(QStringLiteral("sum_sum.csv")),
            m_folder->filePath(QStringLiteral("sum_user.csv"))};
        write(files[0], toDocument);
        write(files[1], pairs);
        write(files[2], toGold);
        return readDistances({files});
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

TANDEM_TEST(TestDistancesReader, QCoreApplication)
#include "tst_distancesreader.moc"
