#include "storage/formats/ratingsreader.h"
#include "storage/formats/valuepairsreader.h"

#include "sanitized.h"
#include "testmain.h"

#include <QBuffer>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace tandem;

namespace {

const QString kName = QStringLiteral("f.csv");

Expected<RatingTable> ratings(
    const QByteArray& csv, RatingScale scale = RatingScale::Nominal, const QStringList& order = {})
{
    QBuffer buffer;
    buffer.setData(csv);
    buffer.open(QIODevice::ReadOnly);
    return readRatings({buffer, kName}, {scale, order});
}

Expected<RatingTable> wideRatings(const QByteArray& csv)
{
    QBuffer buffer;
    buffer.setData(csv);
    buffer.open(QIODevice::ReadOnly);
    RatingsReading reading;
    reading.layout = RatingsLayout::Items;
    return readRatings({buffer, kName}, reading);
}

Expected<RatingTable> surveyRatings(
    const QByteArray& csv, const QStringList& questions = {}, RatingsNotes* notes = nullptr)
{
    QBuffer buffer;
    buffer.setData(csv);
    buffer.open(QIODevice::ReadOnly);
    RatingsReading reading;
    reading.layout = RatingsLayout::Raters;
    reading.questions = questions;
    return readRatings({buffer, kName}, reading, notes);
}

QByteArray importId(const QByteArray& id)
{
    return "\"{\"\"ImportId\"\":\"\"" + id + "\"\"}\"";
}

/// As Qualtrics exports it: names, texts and ids of columns before the answers.
QByteArray qualtrics(const QByteArray& rows)
{
    QByteArrayList ids;
    for (const char* id :
        {"startDate", "status", "ipAddress", "finished", "_recordId", "recipientEmail", "QID1",
            "QID2_1", "QID2_1_TEXT", "QID3_NPS_GROUP", "QID1_DO", "PROLIFIC", "1_QID4"})
        ids.append(importId(id));
    return "StartDate,Status,IPAddress,Finished,ResponseId,RecipientEmail,Q1,Q2_1,Q2_1_TEXT,"
           "Q3_NPS_GROUP,Q1_DO,panel,1_Q4\n"
           "Start Date,Response Type,IP Address,Finished,Response ID,Recipient Email,"
           "\"Which is better,\nall in all?\",How good?,Why?,Group,Order,panel,Loop\n" +
           ids.join(',') + '\n' + rows;
}

/// A row of it: status, finished, rater and the answers to Q1 and Q2_1.
QByteArray qualtricsRow(const QByteArray& status, const QByteArray& finished,
    const QByteArray& rater, const QByteArray& first, const QByteArray& second)
{
    return "2026-01-05," + status + ",192.0.2.1," + finished + ',' + rater + ",a@example.org," +
           first + ',' + second + ",good,Promoter,1|2,p9,2\n";
}

const QByteArray kQualtrics = qualtrics(
    qualtricsRow("IP Address", "True", "R_1a", "3", "4") +
    qualtricsRow("Survey Preview", "True", "R_2b", "1", "1") +
    qualtricsRow("IP Address", "True", "R_3c", "2", "-99") +
    qualtricsRow("IP Address", "False", "R_4d", "2", "1") +
    qualtricsRow("Spam", "True", "R_5e", "2", "1") +
    qualtricsRow("Offline Survey Preview", "True", "R_6f", "2", "1") +
    qualtricsRow("8", "1", "R_7g", "2", "1") + qualtricsRow("9", "1", "R_8h", "2", "1") +
    qualtricsRow("12", "1", "R_9i", "2", "1") + qualtricsRow("17", "1", "R_10j", "2", "1") +
    qualtricsRow("0", "0", "R_11k", "2", "1"));

Expected<ValuePairs> pairs(const QByteArray& csv, const QString& x = QStringLiteral("x"),
    const QString& y = QStringLiteral("y"))
{
    QBuffer buffer;
    buffer.setData(csv);
    buffer.open(QIODevice::ReadOnly);
    return readValuePairs({buffer, kName}, x, y);
}

/// Answers that would be there if every rater had rated every item, less those that are.
qint64 missingIn(const RatingTable& table)
{
    return table.items.size() * table.raters.size() - table.given.size();
}

} // namespace

/// Ratings and columns of numbers from CSV.
class TestRatingsReader final : public QObject
{
    Q_OBJECT

private slots:
    void columnsMayComeInAnyOrderAndAmongOthers();
    void numbersAreComparedAsNumbers();
    void oneWordMakesAllValuesWords();
    void anOrderIsKeptWithWhatNobodySaid();
    void aNominalScaleCanDeclareItsCategories();
    void missingValuesKeepTheirItemAndRater();
    void endsOfLinesAndMarksOfOrderDoNotMatter_data();
    void endsOfLinesAndMarksOfOrderDoNotMatter();
    void namesOfAnyLanguageAreKept();
    void aHeaderAloneIsToldSo();
    void anyDelimiterAndDecimalSignIsRead();
    void twoSignsOfDecimalsAreRefusedWithBothLines_data();
    void twoSignsOfDecimalsAreRefusedWithBothLines();
    void digitsOfAnyScriptAreTheSameValues();
    void namesCompareWithoutWhatOneDoesNotSee();
    void whatCaseAloneTellsApartStaysApartAndIsNamed();
    void wordsForAMissingValueAreNoCategory_data();
    void wordsForAMissingValueAreNoCategory();
    void whichWordsAreMissingMayBeSaid();
    void aMinusBesideAPlusIsAValue();
    void ratingTwiceNamesBothLines();
    void aWideTableHasAColumnForEachRater();
    void itemsOfAWideTableAreFoundByTheirHeading();
    void caseTellsColumnsOfRatersApart();
    void aQualtricsExportHasARowForEachRater();
    void unfinishedRowsAreReadIfAskedFor();
    void oneHeaderRowOfQualtricsIsEnough();
    void whatIsNoQuestionIsNeverRead_data();
    void whatIsNoQuestionIsNeverRead();
    void aLimeSurveyExportHasARowForEachRater();
    void typedTextOfASurveyIsRefused();
    void optionsOfAMultipleAnswerAreJoinedIntoASet();
    void optionsAreToldByTheirCellsToo();
    void setsHaveOneSeparator();
    void questionsOfASurveyCanBeNamed();
    void whatIsWrongInASurveyIsNamed_data();
    void whatIsWrongInASurveyIsNamed();
    void setsOfLabelsHaveNoOrder();
    void aFirstColumnThatRepeatsItselfIsSaidToHoldTheItems();
    void valuesThatCaseAloneTellsApartAreNamed();
    void whatIsWrongInAWideTableIsNamedWithItsLine_data();
    void whatIsWrongInAWideTableIsNamedWithItsLine();
    void whatIsWrongIsNamedWithItsLine_data();
    void whatIsWrongIsNamedWithItsLine();
    void hostileFilesAreRefused_data();
    void hostileFilesAreRefused();
    void manyRatersOfManyItemsTakeLittle();
    void pairsAreReadByTheirColumns();
    void aHeaderOfTheSameCaseIsPreferred();
    void missingNumbersAreNaN();
    void whatIsNoNumberIsNamed_data();
    void whatIsNoNumberIsNamed();
    void filesThatAreNotThereAreSaidSo();
};

void TestRatingsReader::columnsMayComeInAnyOrderAndAmongOthers()
{
    const auto table =
        ratings("time,VALUE, Rater ,item\n10:00,yes,Ada,a1\n10:01,no,Ben,a1\n\n10:02,no,Ada,b2\n");
    QVERIFY(table);
    QCOMPARE(table->items, (QStringList{QStringLiteral("a1"), QStringLiteral("b2")}));
    QCOMPARE(table->raters, (QStringList{QStringLiteral("Ada"), QStringLiteral("Ben")}));
    QCOMPARE(table->categories, (QStringList{QStringLiteral("no"), QStringLiteral("yes")}));
    QCOMPARE(table->given, (QList<GivenRating>{{0, 0, 1}, {0, 1, 0}, {1, 0, 0}}));
    QVERIFY(!table->hasOrder);
    QCOMPARE(missingIn(*table), 1);
}

void TestRatingsReader::numbersAreComparedAsNumbers()
{
    const auto table =
        ratings("item,rater,value\n1,a,10\n1,b,9\n2,a,10.0\n2,b,1e1\n3,a,-0\n3,b,0\n",
            RatingScale::Ordinal);
    QVERIFY(table);
    QCOMPARE(table->values, (QList<double>{0, 9, 10}));
    QVERIFY(table->hasOrder);
    QCOMPARE(table->given,
        (QList<GivenRating>{{0, 0, 2}, {0, 1, 1}, {1, 0, 2}, {1, 1, 2}, {2, 0, 0}, {2, 1, 0}}));
    QCOMPARE(table->scale, RatingScale::Ordinal);
}

void TestRatingsReader::oneWordMakesAllValuesWords()
{
    const auto table = ratings("item,rater,value\n1,a,1\n1,b,1.0\n2,a,unsure\n");
    QVERIFY(table);
    QCOMPARE(table->categories.size(), 3);
    QVERIFY(!table->hasOrder);
}

void TestRatingsReader::anOrderIsKeptWithWhatNobodySaid()
{
    const QStringList order{QStringLiteral("low"), QStringLiteral("mid"), QStringLiteral("high")};
    const auto table =
        ratings("item,rater,value\n1,a,high\n1,b,low\n", RatingScale::Ordinal, order);
    QVERIFY(table);
    QCOMPARE(table->categories, order);
    QCOMPARE(table->values, (QList<double>{0, 1, 2}));
    QVERIFY(table->hasOrder);
    QVERIFY(table->orderIsGiven);
    QVERIFY(!ratings("item,rater,value\n1,a,2\n1,b,3\n", RatingScale::Ordinal)->orderIsGiven);
    QCOMPARE(table->given, (QList<GivenRating>{{0, 0, 2}, {0, 1, 0}}));
    const auto unknown =
        ratings("item,rater,value\n1,a,high\n1,b,Low\n", RatingScale::Ordinal, order);
    QVERIFY(!unknown);
    QVERIFY(unknown.error().where.endsWith(QLatin1String("line 3")));
}

void TestRatingsReader::aNominalScaleCanDeclareItsCategories()
{
    const QStringList words{
        QStringLiteral("neg"), QStringLiteral("neutral"), QStringLiteral("pos")};
    const auto table = ratings("item,rater,value\n1,a,pos\n1,b,neg\n", RatingScale::Nominal, words);
    QVERIFY(table);
    QCOMPARE(table->categories, words);
    QVERIFY(!table->hasOrder && !table->orderIsGiven);
    QVERIFY(!ratings("item,rater,value\n1,a,other\n", RatingScale::Nominal, words));
    // Numbers keep their distances, however they are written and in whatever order.
    const QStringList numbers{QStringLiteral("3"), QStringLiteral("1"), QStringLiteral("2")};
    const auto numbered =
        ratings("item,rater,value\n1,a,3.0\n1,b,1\n", RatingScale::Nominal, numbers);
    QVERIFY(numbered);
    QCOMPARE(numbered->values, (QList<double>{1.0, 2.0, 3.0}));
    QVERIFY(numbered->hasOrder);
    QCOMPARE(numbered->given.first().category, 2);
    QVERIFY(!ratings("item,rater,value\n1,a,4\n", RatingScale::Nominal, numbers));
}

void TestRatingsReader::missingValuesKeepTheirItemAndRater()
{
    const auto table =
        ratings("item,rater,value\n1,a,\n2,b,NA\n3,c,nan\n4,d,2\n", RatingScale::Interval);
    QVERIFY(table);
    QCOMPARE(table->items.size(), 4);
    QCOMPARE(table->raters.size(), 4);
    QCOMPARE(table->given.size(), 1);
    QCOMPARE(missingIn(*table), 15);
}

void TestRatingsReader::endsOfLinesAndMarksOfOrderDoNotMatter_data()
{
    QTest::addColumn<QByteArray>("csv");
    QTest::newRow("LF") << QByteArray("item,rater,value\n1,a,2\n1,b,3");
    QTest::newRow("CRLF") << QByteArray("item,rater,value\r\n1,a,2\r\n1,b,3\r\n");
    QTest::newRow("CR") << QByteArray("item,rater,value\r1,a,2\r1,b,3\r");
    QTest::newRow("UTF-8 with mark") << QByteArray("\xef\xbb\xbfitem,rater,value\n1,a,2\n1,b,3\n");
    QTest::newRow("quotes") << QByteArray("\"item\",\"rater\",\"value\"\n\"1\",a,\"2\"\n1,\"b\",3");
    QByteArray utf16("\xff\xfe");
    for (const char c : QByteArray("item,rater,value\n1,a,2\n1,b,3\n")) {
        utf16.append(c);
        utf16.append('\0');
    }
    QTest::newRow("UTF-16") << utf16;
}

void TestRatingsReader::endsOfLinesAndMarksOfOrderDoNotMatter()
{
    QFETCH(QByteArray, csv);
    const auto table = ratings(csv);
    QVERIFY(table);
    QCOMPARE(table->given, (QList<GivenRating>{{0, 0, 0}, {0, 1, 1}}));
}

void TestRatingsReader::namesOfAnyLanguageAreKept()
{
    const auto table = ratings(
        "item,rater,value\n\"新闻, 一\",زهرا,很好\n👍🏽,زهرا,\"a\"\"b\"\n");
    QVERIFY(table);
    QCOMPARE(table->items, (QStringList{QStringLiteral("新闻, 一"), QStringLiteral("👍🏽")}));
    QCOMPARE(table->raters, QStringList{QStringLiteral("زهرا")});
    QVERIFY(table->categories.contains(QStringLiteral("a\"b")));
}

void TestRatingsReader::aHeaderAloneIsToldSo()
{
    for (const char* csv : {"item,rater,value", "item,rater,value\n\n"}) {
        const auto table = ratings(csv);
        QVERIFY(!table);
        QCOMPARE(table.error().code, ErrorCode::InvalidInput);
        QCOMPARE(table.error().where, QString(kName));
        QVERIFY(table.error().what.contains(QLatin1String("No ratings found")));
        QVERIFY(!table.error().remedy.isEmpty());
    }
}

void TestRatingsReader::anyDelimiterAndDecimalSignIsRead()
{
    for (const char* csv : {"item,rater,value\n1,a,2.5\n1,b,3\n",
             "item;rater;value\n1;a;2,5\n1;b;3\n", "sep=;\nitem;rater;value\n1;a;2.5\n1;b;3\n;;\n",
             "item\trater\tvalue\n1\ta\t2,5\n1\tb\t3\n",
             ",item,rater,value\n0,1,a,2.5\n1,1,b,3\n"}) {
        const auto table = ratings(csv, RatingScale::Interval);
        QVERIFY2(table, csv);
        QCOMPARE(table->values, (QList<double>{2.5, 3}));
        QCOMPARE(table->given, (QList<GivenRating>{{0, 0, 0}, {0, 1, 1}}));
    }
    const auto columns = pairs("x;y\n1,5;2\n");
    QVERIFY(columns);
    QCOMPARE(columns->x, QList<double>{1.5});
    const auto semicolonInName = ratings("a;b,rater,value\n1,a,2\n");
    QVERIFY(!semicolonInName);
}

void TestRatingsReader::twoSignsOfDecimalsAreRefusedWithBothLines_data()
{
    QTest::addColumn<QByteArray>("csv");
    QTest::addColumn<int>("reader"); // 0: long, 1: wide, 2: pairs
    const auto row = [](const char* name, const char* csv, int reader) {
        QTest::newRow(name) << QByteArray(csv) << reader;
    };
    row("semicolons", "item;rater;value\n1;a;1,5\n1;b;1.50\n", 0);
    row("commas", "item,rater,value\n1,a,\"1,5\"\n1,b,1.50\n", 0);
    row("tabs", "item\trater\tvalue\n1\ta\t1,5\n1\tb\t1.50\n", 0);
    row("wide", "item;a;b\n1;1,5;2\n2;2;1.50\n", 1);
    row("pairs", "x;y\n1,5;2\n2;1.50\n", 2);
}

void TestRatingsReader::twoSignsOfDecimalsAreRefusedWithBothLines()
{
    QFETCH(QByteArray, csv);
    QFETCH(int, reader);
    const Error error = [&] {
        if (reader == 2)
            return pairs(csv).map([](const ValuePairs&) { return 0; }).error();
        return (reader == 1 ? wideRatings(csv) : ratings(csv))
            .map([](const RatingTable&) { return 0; })
            .error();
    }();
    QCOMPARE(error.code, ErrorCode::InvalidInput);
    const QString said = error.sentence();
    for (const char* part : {"line 2", "line 3", "\"1,5\"", "\"1.50\""})
        QVERIFY2(said.contains(QLatin1String(part)), qPrintable(said));
}

void TestRatingsReader::digitsOfAnyScriptAreTheSameValues()
{
    const auto table = ratings("item,rater,value\n1,a,۴\n۱,b,4\n2,a,٣\n2,b,３\n");
    QVERIFY(table);
    QCOMPARE(table->items.size(), 2);
    QCOMPARE(table->values, (QList<double>{3, 4}));
    QCOMPARE(table->given, (QList<GivenRating>{{0, 0, 1}, {0, 1, 1}, {1, 0, 0}, {1, 1, 0}}));
}

void TestRatingsReader::namesCompareWithoutWhatOneDoesNotSee()
{
    const auto table = ratings(
        "item,rater,value\n1, Ada ,caf\xC3\xA9\n1,Ben,cafe\xCC\x81\n 2,Ada,no\n2, Ben,no\n");
    QVERIFY(table);
    QCOMPARE(table->raters, (QStringList{QStringLiteral("Ada"), QStringLiteral("Ben")}));
    QCOMPARE(table->categories.size(), 2);
}

void TestRatingsReader::whatCaseAloneTellsApartStaysApartAndIsNamed()
{
    QBuffer buffer;
    buffer.setData(
        "item,rater,value\nd1,Ada,1\nd1,ada,1\nd3,ADA,1\nd1,Ben,1\nd2, Ben ,1\nD1,Ben,1\n");
    buffer.open(QIODevice::ReadOnly);
    RatingsNotes notes;
    const auto table = readRatings({buffer, kName}, {}, &notes);
    QVERIFY(table);
    QCOMPARE(table->raters.size(), 4);
    QCOMPARE(table->items.size(), 4);
    QCOMPARE(notes.remarks.size(), 2);
    QVERIFY2(notes.remarks.first().contains(QLatin1String("\"Ada\", \"ada\", \"ADA\"")),
        qPrintable(notes.remarks.first()));
    QVERIFY(!notes.remarks.first().contains(QLatin1String("Ben")));
    QVERIFY2(notes.remarks.last().contains(QLatin1String("\"d1\", \"D1\"")),
        qPrintable(notes.remarks.last()));
}

void TestRatingsReader::wordsForAMissingValueAreNoCategory_data()
{
    QTest::addColumn<QByteArray>("word");
    for (const char* word :
        {"", "NA", "N/A", "n/a", "#N/A", "null", "NULL", "None", "NaN", "-", ".", "?"})
        QTest::newRow(word) << QByteArray(word);
}

void TestRatingsReader::wordsForAMissingValueAreNoCategory()
{
    QFETCH(QByteArray, word);
    const auto table = ratings(
        "item,rater,value\n1,a,y\n1,b," + word + "\n2,a," + word + "\n2,b,n\n3,a,y\n3,b,n\n");
    QVERIFY(table);
    QCOMPARE(table->categories, (QStringList{QStringLiteral("n"), QStringLiteral("y")}));
    QCOMPARE(table->given.size(), 4);
    QCOMPARE(table->missing, (QList<ValueCount>{{QString::fromUtf8(word), 2}}));
    QCOMPARE(table->valueCounts(),
        (QList<ValueCount>{{QStringLiteral("n"), 2}, {QStringLiteral("y"), 2}}));
}

void TestRatingsReader::whichWordsAreMissingMayBeSaid()
{
    QBuffer buffer;
    buffer.setData("item,rater,value\n1,a,None\n1,b,x\n2,a,\n2,b,None\n");
    buffer.open(QIODevice::ReadOnly);
    RatingsReading reading;
    reading.missing = QStringList{QStringLiteral("x")};
    const auto table = readRatings({buffer, kName}, reading);
    QVERIFY(table);
    QCOMPARE(table->categories, QStringList{QStringLiteral("None")});
    QCOMPARE(table->missing, (QList<ValueCount>{{QStringLiteral("x"), 1}, {QString(), 1}}));
    const auto ordered = ratings("item,rater,value\n1,a,None\n1,b,much\n", RatingScale::Ordinal,
        {QStringLiteral("None"), QStringLiteral("much")});
    QVERIFY(ordered);
    QCOMPARE(ordered->given.size(), 2);
}

void TestRatingsReader::aMinusBesideAPlusIsAValue()
{
    const auto table = ratings("item,rater,value\n1,a,+\n1,b,-\n2,a,-\n2,b,NA\n");
    QVERIFY(table);
    QCOMPARE(table->categories.size(), 2);
    QCOMPARE(table->missing, (QList<ValueCount>{{QStringLiteral("NA"), 1}}));
}

void TestRatingsReader::ratingTwiceNamesBothLines()
{
    for (const char* csv :
        {"item,rater,value\n1,a,2\n1,b,2\n1,a,3\n", "item,rater,value\n1,a,2\n1,b,2\n 1 ,a,NA\n"}) {
        const auto table = ratings(csv);
        QVERIFY(!table);
        QCOMPARE(table.error().code, ErrorCode::InvalidInput);
        QVERIFY(table.error().where.endsWith(QLatin1String("line 4")));
        QVERIFY(table.error().what.contains(QLatin1String("line 2")));
    }
}

void TestRatingsReader::aWideTableHasAColumnForEachRater()
{
    const auto table = wideRatings("item,Ada, Ben ,Cem\n1,4,5,NA\n2,,3,3\n");
    QVERIFY(table);
    QCOMPARE(table->items, (QStringList{QStringLiteral("1"), QStringLiteral("2")}));
    QCOMPARE(table->raters,
        (QStringList{QStringLiteral("Ada"), QStringLiteral("Ben"), QStringLiteral("Cem")}));
    QCOMPARE(table->values, (QList<double>{3, 4, 5}));
    QCOMPARE(table->given, (QList<GivenRating>{{0, 0, 1}, {0, 1, 2}, {1, 1, 0}, {1, 2, 0}}));
    QCOMPARE(table->missing, (QList<ValueCount>{{QStringLiteral("NA"), 1}, {QString(), 1}}));
    const auto decimals = wideRatings("item;Ada;Ben\n1;4,5;5\n");
    QVERIFY(decimals);
    QCOMPARE(decimals->values, (QList<double>{4.5, 5}));
}

void TestRatingsReader::itemsOfAWideTableAreFoundByTheirHeading()
{
    const QStringList items{QStringLiteral("x")};
    const QStringList raters{QStringLiteral("Ada"), QStringLiteral("Ben")};
    for (const char* csv :
        {"Item,Ada,Ben\nx,1,2\n", "Ada,ITEM,Ben\n1,x,2\n", "task,Ada,Ben\nx,1,2\n",
            ",Ada,Ben\nx,1,2\n", ",item,Ada,Ben\n0,x,1,2\n", "item,Ada,Ben,\nx,1,2,\n"}) {
        const auto table = wideRatings(csv);
        QVERIFY2(table, csv);
        QCOMPARE(table->items, items);
        QCOMPARE(table->raters, raters);
    }
}

void TestRatingsReader::aQualtricsExportHasARowForEachRater()
{
    RatingsNotes notes;
    const auto table = surveyRatings(kQualtrics, {}, &notes);
    QVERIFY2(table, table ? "" : qPrintable(table.error().sentence()));
    QCOMPARE(table->items,
        (QStringList{QStringLiteral("Q1"), QStringLiteral("Q2_1"), QStringLiteral("1_Q4")}));
    QCOMPARE(table->raters, (QStringList{QStringLiteral("R_1a"), QStringLiteral("R_3c")}));
    QCOMPARE(table->given.size(), 5);
    QCOMPARE(table->missing, (QList<ValueCount>{{QStringLiteral("-99"), 1}}));
    QCOMPARE(notes.survey.raterColumn, QStringLiteral("ResponseId"));
    QCOMPARE(notes.survey.headerRows, 2);
    QCOMPARE(notes.survey.previews, 4);
    QCOMPARE(notes.survey.spam, 3);
    QCOMPARE(notes.survey.unfinished, 2);
    QCOMPARE(notes.survey.skipped, QStringList{QStringLiteral("panel")});
    QCOMPARE(notes.remarks.size(), 4);
}

void TestRatingsReader::unfinishedRowsAreReadIfAskedFor()
{
    QBuffer buffer;
    buffer.setData(kQualtrics);
    buffer.open(QIODevice::ReadOnly);
    RatingsReading reading;
    reading.layout = RatingsLayout::Raters;
    reading.withUnfinished = true;
    const auto table = readRatings({buffer, kName}, reading);
    QVERIFY(table);
    QCOMPARE(table->raters.size(), 4);
}

void TestRatingsReader::oneHeaderRowOfQualtricsIsEnough()
{
    RatingsNotes notes;
    // The row of ids alone.
    const auto ids = surveyRatings(
        "ResponseId,Q1\n" + importId("_recordId") + ',' + importId("QID1") + "\nR_1,2\nR_2,3\n", {},
        &notes);
    QVERIFY2(ids, ids ? "" : qPrintable(ids.error().sentence()));
    QCOMPARE(ids->given.size(), 2);
    QCOMPARE(notes.survey.headerRows, 1);
    // The row of texts alone, and none: questions have to be named.
    for (const char* csv :
        {"ResponseId,Q1\nResponse ID,How good?\nR_1,2\nR_2,3\n", "ResponseId,Q1\nR_1,2\nR_2,3\n"}) {
        const auto unnamed = surveyRatings(csv);
        QVERIFY(!unnamed);
        QVERIFY2(unnamed.error().remedy.contains(QLatin1String("--questions")),
            qPrintable(unnamed.error().sentence()));
        const auto named = surveyRatings(csv, {QStringLiteral("Q1")});
        QVERIFY2(named, named ? "" : qPrintable(named.error().sentence()));
        QCOMPARE(named->given.size(), 2);
    }
    // Ids of somebody's own are no header row.
    QCOMPARE(surveyRatings("ResponseId,Q1\n1,2\n2,3\n", {QStringLiteral("Q1")})->given.size(), 2);
}

void TestRatingsReader::whatIsNoQuestionIsNeverRead_data()
{
    QTest::addColumn<QString>("column");
    for (const char* column : {"IPAddress", "RecipientEmail", "Finished", "Status", "Q2_1_TEXT",
             "Q3_NPS_GROUP", "Q1_DO", "panel"})
        QTest::newRow(column) << QString::fromLatin1(column);
}

void TestRatingsReader::whatIsNoQuestionIsNeverRead()
{
    QFETCH(QString, column);
    const auto table = surveyRatings(kQualtrics, {QStringLiteral("Q1"), column});
    QVERIFY(!table);
    QVERIFY2(table.error().what.contains(
                 QLatin1Char('"') + column + QLatin1String("\" is no question: ")),
        qPrintable(table.error().sentence()));
    // Meant by a star among others it is skipped, as remarked.
    RatingsNotes notes;
    const auto others =
        surveyRatings(kQualtrics, {QStringLiteral("Q1"), column.chopped(1) + u'*'}, &notes);
    QVERIFY2(others, others ? "" : qPrintable(others.error().sentence()));
    QVERIFY(notes.survey.skipped.contains(column));
}

void TestRatingsReader::aLimeSurveyExportHasARowForEachRater()
{
    RatingsNotes notes;
    const auto table = surveyRatings(
        "\"id\",\"submitdate\",\"lastpage\",\"startlanguage\",\"seed\",\"token\",\"email\",\"G1["
        "SQ001]\","
        "\"G1[SQ002]\",\"G2\",\"G2[other]\",\"interviewtime\",\"groupTime7\"\n"
        "\"1\",\"2026-01-05 "
        "10:00:00\",\"3\",\"en\",\"12\",\"t1\",\"a@example.org\",\"A4\",\"A5\",\"A1\","
        "\"\",\"31.5\",\"9\"\n"
        "\"2\",\"2026-01-05 11:00:00\",\"1\",\"en\",\"13\",\"t2\",\"\",\"A4\",\"N/A\",\"A2\","
        "\"\",\"12\",\"3\"\n"
        "\"3\",\"\",\"1\",\"en\",\"13\",\"t2\",\"\",\"A4\",\"N/A\",\"A2\",\"\",\"12\",\"3\"\n",
        {}, &notes);
    QVERIFY2(table, table ? "" : qPrintable(table.error().sentence()));
    QCOMPARE(table->items, (QStringList{QStringLiteral("G1[SQ001]"), QStringLiteral("G1[SQ002]"),
                               QStringLiteral("G2")}));
    QCOMPARE(table->raters, (QStringList{QStringLiteral("1"), QStringLiteral("2")}));
    QCOMPARE(table->given.size(), 5);
    QCOMPARE(notes.survey.unfinished, 1);
}

void TestRatingsReader::typedTextOfASurveyIsRefused()
{
    QByteArray csv("id,submitdate,Q1,who\n");
    for (int i = 0; i < 12; ++i)
        csv += QByteArray::number(i) + ",2026," + QByteArray::number(i % 5) + ",Name" +
               QByteArray::number(i) + '\n';
    const auto table = surveyRatings(csv);
    QVERIFY(!table);
    QVERIFY2(table.error().what.contains(QLatin1String("\"who\"")),
        qPrintable(table.error().sentence()));
    QVERIFY(table.error().remedy.contains(QLatin1String("--questions")));
    QCOMPARE(surveyRatings(csv, {QStringLiteral("Q1")})->given.size(), 12);
    QCOMPARE(surveyRatings(csv, {QStringLiteral("who")})->given.size(), 12);
    QVERIFY(!surveyRatings(csv, {QStringLiteral("w*")}));
    const QByteArray text(70, 'x');
    QVERIFY(!surveyRatings("id,submitdate,Q1\n1,2026," + text + "a\n2,2026," + text + "b\n"));
}

void TestRatingsReader::optionsOfAMultipleAnswerAreJoinedIntoASet()
{
    const auto sets = [](const QByteArray& csv, const QStringList& questions) {
        QBuffer buffer;
        buffer.setData(csv);
        buffer.open(QIODevice::ReadOnly);
        RatingsReading reading;
        reading.scale = RatingScale::Sets;
        reading.layout = RatingsLayout::Raters;
        reading.questions = questions;
        return readRatings({buffer, kName}, reading);
    };
    const auto lime = sets(
        "id,submitdate,M[a],M[b],M[c],N[a],N[b]\n1,2026,Y,,Y,N,N\n2,2026,N,N,N,,\n3,,Y,Y,Y,Y,Y\n",
        {QStringLiteral("M*"), QStringLiteral("N[*")});
    QVERIFY2(lime, lime ? "" : qPrintable(lime.error().sentence()));
    QCOMPARE(lime->items, (QStringList{QStringLiteral("M"), QStringLiteral("N")}));
    QCOMPARE(lime->categories, (QStringList{QStringLiteral("{}"), QStringLiteral("a; c")}));
    QCOMPARE(lime->given.size(), 3);
    const auto option = [](const QByteArray& choice) {
        return "\"{\"\"ImportId\"\":\"\"QID3\"\",\"\"choiceId\"\":\"\"" + choice + "\"\"}\"";
    };
    const QByteArray csv = "ResponseId,Q3_1,Q3_2\n" + importId("_recordId") + ',' + option("1") +
                           ',' + option("2") + "\nR_1,humour,\nR_2,,tone\n";
    const auto qualtrics = sets(csv, {QStringLiteral("Q3_*")});
    QVERIFY2(qualtrics, qualtrics ? "" : qPrintable(qualtrics.error().sentence()));
    QCOMPARE(qualtrics->items, QStringList{QStringLiteral("Q3")});
    QCOMPARE(qualtrics->categories, (QStringList{QStringLiteral("1"), QStringLiteral("2")}));
    // On another scale it would be an item that only those rate who choose it.
    const auto nominal = surveyRatings(csv);
    QVERIFY(!nominal);
    QVERIFY2(nominal.error().remedy.contains(QLatin1String("--scale sets")),
        qPrintable(nominal.error().sentence()));
}

void TestRatingsReader::optionsAreToldByTheirCellsToo()
{
    for (const QByteArray& csv :
        {QByteArray("id,submitdate,M[a],M[b]\n1,2026,Y,\n2,2026,,Y\n3,2026,Y,Y\n4,2026,,\n"
                    "5,2026,Y,\n6,2026,,Y\n"),
            QByteArray("id,submitdate,Q7_1,Q7_2\n1,2026,1,\n2,2026,,2\n3,2026,1,2\n4,2026,,\n"
                       "5,2026,1,\n6,2026,,2\n")}) {
        const auto table = surveyRatings(csv);
        QVERIFY(!table);
        QVERIFY2(table.error().remedy.contains(QLatin1String("--scale sets")),
            qPrintable(table.error().sentence()));
    }
    // Columns that are named one by one are read as they are, and so are those of a matrix.
    const QByteArray alike = "id,submitdate,Q7_1,Q7_2\n1,2026,1,\n2,2026,,2\n3,2026,1,\n"
                             "4,2026,,2\n5,2026,1,2\n";
    QVERIFY(surveyRatings(alike, {QStringLiteral("Q7_1"), QStringLiteral("Q7_2")}));
    QVERIFY(surveyRatings("id,submitdate,Q7_1,Q7_2\n1,2026,1,\n2,2026,2,2\n"));
    QVERIFY(surveyRatings("id,submitdate,Q7_1,Q7_2\n1,2026,1,2\n2,2026,1,2\n"));
}

void TestRatingsReader::setsHaveOneSeparator()
{
    const auto sets = [](const QByteArray& csv, QChar separator, RatingsNotes* notes) {
        QBuffer buffer;
        buffer.setData(csv);
        buffer.open(QIODevice::ReadOnly);
        RatingsReading reading;
        reading.scale = RatingScale::Sets;
        reading.separator = separator;
        return readRatings({buffer, kName}, reading, notes);
    };
    RatingsNotes notes;
    const QByteArray csv = "item,rater,value\n1,a,\"red, dark|blue\"\n1,b,blue\n";
    const auto bar = sets(csv, u'|', &notes);
    QVERIFY(bar);
    QCOMPARE(bar->sets.at(1), (QStringList{QStringLiteral("blue"), QStringLiteral("red, dark")}));
    QCOMPARE(notes.remarks, QStringList());
    const auto semicolon = sets(csv, u';', &notes);
    QVERIFY(semicolon);
    QCOMPARE(semicolon->sets.at(1), QStringList{QStringLiteral("red, dark|blue")});
    QCOMPARE(notes.remarks.size(), 2); // the bar and the comma may be the separator
}

void TestRatingsReader::questionsOfASurveyCanBeNamed()
{
    const QByteArray csv = "rater,age,Q1_a,Q1_b,Q2\nAda,30,1,2,3\nBen,40,2,2,1\n";
    QCOMPARE(surveyRatings(csv)->items.size(), 4);
    QCOMPARE(surveyRatings(csv, {QStringLiteral("Q1*")})->items,
        (QStringList{QStringLiteral("Q1_a"), QStringLiteral("Q1_b")}));
    QCOMPARE(
        surveyRatings(csv, {QStringLiteral("Q2")})->items, (QStringList{QStringLiteral("Q2")}));
}

void TestRatingsReader::whatIsWrongInASurveyIsNamed_data()
{
    QTest::addColumn<QByteArray>("csv");
    QTest::addColumn<QString>("question");
    QTest::newRow("no raters") << QByteArray("name,Q1\nAda,1\n") << QString();
    QTest::newRow("no question") << QByteArray("id,submitdate\n1,2026\n") << QString();
    QTest::newRow("unknown question") << QByteArray("id,Q1\n1,2\n") << QStringLiteral("Q7");
    QTest::newRow("a question twice") << QByteArray("id,Q1,Q1\n1,2,3\n") << QString();
    QTest::newRow("a rater twice") << QByteArray("id,Q1\n1,2\n1,3\n") << QString();
    QTest::newRow("nothing") << QByteArray() << QString();
    QTest::newRow("headers alone")
        << QByteArray("ResponseId,Q1\nResponse ID,Text\n\"{\"\"ImportId\"\":\"\"x\"\"}\",y\n")
        << QString();
}

void TestRatingsReader::whatIsWrongInASurveyIsNamed()
{
    QFETCH(QByteArray, csv);
    QFETCH(QString, question);
    const auto table =
        surveyRatings(csv, question.isEmpty() ? QStringList() : QStringList{question});
    QVERIFY(!table);
    QVERIFY(!table.error().what.isEmpty());
}

void TestRatingsReader::setsOfLabelsHaveNoOrder()
{
    const auto table =
        ratings("item,rater,value\n1,a,x; y\n1,b,y;x\n2,a,{}\n2,b,x\n2,c,\n", RatingScale::Sets);
    QVERIFY(table);
    QCOMPARE(table->categories,
        (QStringList{QStringLiteral("{}"), QStringLiteral("x"), QStringLiteral("x; y")}));
    QCOMPARE(table->sets.size(), 3);
    QVERIFY(table->sets.at(0).isEmpty());
    QCOMPARE(table->given.size(), 4);
    QCOMPARE(table->given.at(0).category, table->given.at(1).category);
    QVERIFY(!table->hasOrder);
}

void TestRatingsReader::caseTellsColumnsOfRatersApart()
{
    const auto table = wideRatings("item,Ada,ada\n1,4,5\n2,3,3\n");
    QVERIFY2(table, table ? "" : qPrintable(table.error().sentence()));
    QCOMPARE(table->raters, (QStringList{QStringLiteral("Ada"), QStringLiteral("ada")}));
    QCOMPARE(table->given.size(), 4);
}

void TestRatingsReader::aFirstColumnThatRepeatsItselfIsSaidToHoldTheItems()
{
    const auto taken = wideRatings("Ada,Ben,Cem\n4,5,4\n3,3,3\n4,4,4\n");
    QVERIFY(!taken);
    QVERIFY2(taken.error().remedy.contains(QLatin1String("first column, \"Ada\"")),
        qPrintable(taken.error().sentence()));
    QVERIFY(taken.error().remedy.contains(QLatin1String("\"item\"")));
    const auto named = wideRatings("item,Ben,Cem\n4,5,4\n4,4,4\n");
    QVERIFY(!named);
    QVERIFY2(!named.error().remedy.contains(QLatin1String("first column")),
        qPrintable(named.error().sentence()));
}

void TestRatingsReader::valuesThatCaseAloneTellsApartAreNamed()
{
    const auto remarksOf = [](const QByteArray& csv, const QStringList& order = {}) {
        QBuffer buffer;
        buffer.setData(csv);
        buffer.open(QIODevice::ReadOnly);
        RatingsNotes notes;
        const auto table = readRatings({buffer, kName}, {RatingScale::Nominal, order}, &notes);
        return table ? notes.remarks : QStringList{table.error().sentence()};
    };
    const QByteArray csv("item,rater,value\n1,a,YES\n1,b,yes\n2,a,Yes\n2,b,NA\n2,c,na\n");
    const QStringList remarks = remarksOf(csv);
    QCOMPARE(remarks.size(), 1);
    QVERIFY2(remarks.first().contains(QLatin1String("\"YES\", \"yes\", \"Yes\".")),
        qPrintable(remarks.first()));
    // What an order tells apart is meant to be, and numbers have no case.
    QCOMPARE(remarksOf(csv, {QStringLiteral("YES"), QStringLiteral("yes"), QStringLiteral("Yes")}),
        QStringList());
    QCOMPARE(remarksOf("item,rater,value\n1,a,1e3\n1,b,1E3\n"), QStringList());
}

void TestRatingsReader::whatIsWrongInAWideTableIsNamedWithItsLine_data()
{
    QTest::addColumn<QByteArray>("csv");
    QTest::addColumn<QString>("what");
    QTest::addColumn<int>("line");
    const auto row = [](const char* name, const char* csv, const char* what, int line) {
        QTest::newRow(name) << QByteArray(csv) << QString::fromLatin1(what) << line;
    };
    row("an item twice", "item,Ada,Ben\n1,4,5\n2,3,3\n1,,2\n", "(first: line 2)", 4);
    row("a rater twice", "item,Ada,Ben, Ada\n1,4,5,4\n", "occurs twice", 1);
    row("a value below no name", "item,Ada,,Ben\n1,4,,4\n2,4,5,4\n", "Column 3 has no name", 3);
    row("no rater", "item\n1\n", "No rater column found", 1);
    row("a row without its item", "item,Ada,Ben\n1,4,5\n,4,5\n", "does not name an item", 3);
    row("a row that is too short", "item,Ada,Ben\n1,4\n", "2 cells", 2);
    row("a row for each rating", "item,rater,value\n1,Ada,4\n", "one row per rating", 1);
}

void TestRatingsReader::whatIsWrongInAWideTableIsNamedWithItsLine()
{
    QFETCH(QByteArray, csv);
    QFETCH(QString, what);
    QFETCH(int, line);
    const auto table = wideRatings(csv);
    QVERIFY(!table);
    QCOMPARE(table.error().code, ErrorCode::InvalidInput);
    QCOMPARE(table.error().where, QStringLiteral("f.csv, line %1").arg(line));
    QVERIFY2(table.error().what.contains(what), qPrintable(table.error().sentence()));
}

void TestRatingsReader::whatIsWrongIsNamedWithItsLine_data()
{
    QTest::addColumn<QByteArray>("csv");
    QTest::addColumn<RatingScale>("scale");
    QTest::addColumn<int>("line");
    const auto row = [](const char* name, const char* csv, int line,
                         RatingScale scale = RatingScale::Nominal) {
        QTest::newRow(name) << QByteArray(csv) << scale << line;
    };
    row("no header", "1,a,2\n2,a,3\n", 1);
    row("a column missing", "item,value\n1,2\n", 1);
    row("a column twice", "item,rater,value,rater\n1,a,2,b\n", 1);
    row("too few cells", "item,rater,value\n1,a,2\n1,b\n", 3);
    row("too many cells, as a decimal comma makes", "item,rater,value\n1,a,1,5\n", 2);
    row("no item", "item,rater,value\n1,a,2\n ,a,2\n", 3);
    row("no rater", "item,rater,value\n1,,2\n", 2);
    row("words on an ordinal scale", "item,rater,value\n1,a,2\n\n1,b,high\n", 4,
        RatingScale::Ordinal);
    row("words on an interval scale", "item,rater,value\n1,a,high\n", 2, RatingScale::Interval);
    row("infinite among numbers", "item,rater,value\n1,a,3\n2,a,-Inf\n", 3);
    row("infinity", "item,rater,value\n1,a,3\n2,a,Infinity\n", 3, RatingScale::Ordinal);
    row("infinite", "item,rater,value\n1,a,3\n2,a,inf\n", 3, RatingScale::Ratio);
    row("grouped digits", "item,rater,value\n1,a,\"1,000\"\n", 2, RatingScale::Interval);
    row("an open quote", "item,rater,value\n1,a,\"2\n", 2);
    row("text behind a quote", "item,rater,value\n1,a,\"2\"x\n", 2);
}

void TestRatingsReader::whatIsWrongIsNamedWithItsLine()
{
    QFETCH(QByteArray, csv);
    QFETCH(RatingScale, scale);
    QFETCH(int, line);
    const auto table = ratings(csv, scale);
    QVERIFY(!table);
    QCOMPARE(table.error().code, ErrorCode::InvalidInput);
    QCOMPARE(table.error().where, QStringLiteral("f.csv, line %1").arg(line));
    QVERIFY(!table.error().what.isEmpty());
}

void TestRatingsReader::hostileFilesAreRefused_data()
{
    QTest::addColumn<QByteArray>("csv");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("blank lines") << QByteArray("\n\r\n\n");
    QTest::newRow("binary") << QByteArray::fromHex("89504e470d0a1a0a0000000d49484452");
    QTest::newRow("NUL inside") << QByteArray("item,rater,value\n1,a,\0\n", 24);
    QTest::newRow("not UTF-8") << QByteArray("item,rater,value\n1,a,\xff\xfe\xfd\n");
    QTest::newRow("a project") << QByteArray("SQLite format 3\0", 16);
    QTest::newRow("commas alone") << QByteArray(3'000'000, ',');
    QTest::newRow("one quote") << QByteArray("\"") + QByteArray(3'000'000, 'a');
    QTest::newRow("too large") << QByteArray((64 << 20) + 1, 'a');
}

void TestRatingsReader::hostileFilesAreRefused()
{
    QFETCH(QByteArray, csv);
    const auto table = ratings(csv);
    QVERIFY(!table);
    QVERIFY(!table.error().what.isEmpty());
    QVERIFY(table.error().where.startsWith(kName));
    QVERIFY(table.error().sentence().size() < 2000);
    QVERIFY(!pairs(csv));
}

void TestRatingsReader::manyRatersOfManyItemsTakeLittle()
{
    QByteArray csv("item,rater,value\n");
    constexpr int kMany = 100'000 / kTimesSmaller;
    for (int i = 0; i < kMany; ++i) {
        const QByteArray number = QByteArray::number(i);
        csv += 'i' + number + ",r" + number + ',' + number + '\n';
    }
    const auto table = ratings(csv, RatingScale::Interval);
    QVERIFY(table);
    QCOMPARE(table->raters.size(), kMany);
    QCOMPARE(table->given.size(), kMany);
    QCOMPARE(table->counts().ratedOnce(), kMany);
}

void TestRatingsReader::pairsAreReadByTheirColumns()
{
    const auto usual = pairs("id,Y,X\n1,2.5,-1e3\n2,4,7\n");
    QVERIFY(usual);
    QCOMPARE(usual->x, (QList<double>{-1000, 7}));
    QCOMPARE(usual->y, (QList<double>{2.5, 4}));
    const auto named =
        pairs("rougeL,people\n0.5,3\n", QStringLiteral("people"), QStringLiteral("ROUGEL"));
    QVERIFY(named);
    QCOMPARE(named->x, QList<double>{3});
    QCOMPARE(named->y, QList<double>{0.5});
    const auto same = pairs("x\n4\n", QStringLiteral("x"), QStringLiteral("x"));
    QVERIFY(same);
    QCOMPARE(same->x, same->y);
    QVERIFY(!pairs("x,y\n"));
}

void TestRatingsReader::aHeaderOfTheSameCaseIsPreferred()
{
    const auto exact = pairs("X,x,y\n1,2,3\n");
    QVERIFY(exact);
    QCOMPARE(exact->x, QList<double>{2});
    QVERIFY(!pairs("X,X,y\n1,2,3\n"));
    QVERIFY(!pairs("X,x,Y,y\n1,2,3,4\n", QStringLiteral("x"), QStringLiteral("z")));
}

void TestRatingsReader::missingNumbersAreNaN()
{
    const auto read = pairs("x,y\n1,\nNA,2\nNaN,nan\n3,4\n");
    QVERIFY(read);
    QCOMPARE(read->x.size(), 4);
    QVERIFY(std::isnan(read->y.at(0)) && std::isnan(read->x.at(1)));
    QVERIFY(std::isnan(read->x.at(2)) && std::isnan(read->y.at(2)));
    QCOMPARE(read->y.at(3), 4.0);
}

void TestRatingsReader::whatIsNoNumberIsNamed_data()
{
    QTest::addColumn<QByteArray>("cell");
    for (const char* cell :
        {"a", "1;2", "\"1,5\"", "1 2", "inf", "-Infinity", "1e999", "0x10", "--1", "1.2.3"})
        QTest::newRow(cell) << QByteArray(cell);
}

void TestRatingsReader::whatIsNoNumberIsNamed()
{
    QFETCH(QByteArray, cell);
    const auto read = pairs("x,y\n1,2\n3," + cell + "\n");
    QVERIFY(!read);
    QCOMPARE(read.error().where, QStringLiteral("f.csv, line 3"));
}

void TestRatingsReader::filesThatAreNotThereAreSaidSo()
{
    QTemporaryDir folder;
    const QString nowhere = folder.filePath(QStringLiteral("nowhere.csv"));
    QCOMPARE(readRatings(nowhere, {}).error().code, ErrorCode::NotFound);
    QCOMPARE(readValuePairs(nowhere, QStringLiteral("x"), QStringLiteral("y")).error().code,
        ErrorCode::NotFound);
    QCOMPARE(readRatings(folder.path(), {}).error().code, ErrorCode::Unreadable);
}

TANDEM_TEST(TestRatingsReader, QCoreApplication)
#include "tst_ratingsreader.moc"
