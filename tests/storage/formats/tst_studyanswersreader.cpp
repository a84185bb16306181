#include "storage/formats/studyanswersreader.h"

#include "models/studies/raterfigures.h"
#include "models/studies/studyresults.h"
#include "models/studies/templates.h"
#include "testmain.h"

#include <QBuffer>
#include <QTest>

#include <optional>

using namespace tandem;
using namespace tandem::studies;

namespace {

Expected<QList<StudyAnswerRow>> rowsOf(
    const QByteArray& bytes, RecordLayout layout = RecordLayout::Csv)
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    return readStudyAnswerRows({buffer, QStringLiteral("f")}, layout);
}

Expected<StudyAnswers> studyOf(const QByteArray& csv, Kind kind)
{
    return rowsOf(csv).and_then(
        [kind](const QList<StudyAnswerRow>& rows) { return studyOfRows(rows, kind); });
}

QString refusalOf(const QByteArray& csv)
{
    const auto rows = rowsOf(csv);
    return rows ? QString() : rows.error().sentence();
}

} // namespace

class TestStudyAnswersReader final : public QObject
{
    Q_OBJECT

private slots:
    void everyColumnIsTaken();
    void allLayoutsSayTheSame();
    void timesMayBeWrittenInSeveralWays_data();
    void timesMayBeWrittenInSeveralWays();
    void theLatestAnswerCounts();
    void fractionsOfAMillisecondSayWhatIsLater_data();
    void fractionsOfAMillisecondSayWhatIsLater();
    void twoAnswersAtTheSameTimeAreRefusedWithBothPlaces();
    void whatCameAfterTheCloseDoesNotCount();
    void whatAnExportSaysToCountNoMoreDoesNot();
    void timeOnWhatCountsNoMoreWasSpentOnTheItem();
    void anAnswerCountsWhileTheDesignAsksItsQuestion();
    void whatRowsSayOfAnItemIsTheSameInAll();
    void checkItemsTellOfRatersAndPracticeItemsNothing();
    void whatIsRightAboutCheckItemsIsUsedWhateverNamesTheStudy();
    void anEmptyAnswerIsTakenBack();
    void anAnswerTwiceWithoutTimesIsRefused();
    void whatIsWrongIsNamedWithItsPlace_data();
    void whatIsWrongIsNamedWithItsPlace();
    void foreignFilesAreRefused_data();
    void foreignFilesAreRefused();
    void aFileWithoutAHeaderIsNoStudy();
    void aFileWithoutAnswersIsRefused();
    void aPairwiseStudyIsMadeOfItsAnswers();
    void oneQuestionAloneMayHaveAnyName();
    void severalQuestionsAreKnownByTheirNames();
    void aScaleReachesAsFarAsItsAnswers();
    void answersOnTheTemplatesScaleHaveItsEnds();
    void answersThatThereAreNotAreRefused();
    void wordsForAMissingAnswerAreNone_data();
    void wordsForAMissingAnswerAreNone();
    void whatDoesNotShowMakesNoOtherRaterItemOrAnswer();
    void ratersWhomCaseAloneTellsApartAreSeveral();
    void missingAnswersAndNumbersFarOffAreRemarked();
};

void TestStudyAnswersReader::everyColumnIsTaken()
{
    const auto rows = rowsOf("item,rater,question,answer,time,seconds,side,position,version,other\n"
                             " a , Ada ,better,2,2026-03-01T09:30:00Z,1.5,2,7,3,x\n");
    QVERIFY(rows);
    const StudyAnswerRow& row = rows->constFirst();
    QCOMPARE(row.item, QStringLiteral("a"));
    QCOMPARE(row.rater, QStringLiteral("Ada"));
    QCOMPARE(row.question, QStringLiteral("better"));
    QCOMPARE(row.answer, QStringLiteral("2"));
    QCOMPARE(row.at, QDateTime(QDate(2026, 3, 1), QTime(9, 30), Qt::UTC));
    QCOMPARE(row.durationMs, qint64(1500));
    QCOMPARE(row.side, 2);
    QCOMPARE(row.position, 7);
    QCOMPARE(row.version, 3);
}

void TestStudyAnswersReader::allLayoutsSayTheSame()
{
    const auto csv = rowsOf("rater,item,answer\r\nAda,1,2\r\nBen,1,tie\r\n");
    const auto lines = rowsOf("{\"rater\": \"Ada\", \"item\": 1, \"answer\": 2}\n"
                              "{\"rater\": \"Ben\", \"item\": 1, \"answer\": \"tie\"}\n",
        RecordLayout::JsonLines);
    const auto list = rowsOf("[{\"rater\": \"Ada\", \"item\": \"1\", \"value\": 2},"
                             "{\"rater\": \"Ben\", \"item\": \"1\", \"value\": \"tie\"}]",
        RecordLayout::Json);
    const auto document = rowsOf("{\"answers\": [{\"rater\": \"Ada\", \"item\": \"1\", \"answer\": "
                                 "2}, {\"rater\": \"Ben\", \"item\": \"1\", \"answer\": \"tie\"}],"
                                 " \"more\": {}}",
        RecordLayout::Json);
    for (const auto* rows : {&csv, &lines, &list, &document}) {
        QVERIFY(*rows);
        QCOMPARE((*rows)->size(), 2);
        QCOMPARE((*rows)->at(0).item, QStringLiteral("1"));
        QCOMPARE((*rows)->at(0).answer, QStringLiteral("2"));
        QCOMPARE((*rows)->at(1).answer, QStringLiteral("tie"));
    }
}

void TestStudyAnswersReader::timesMayBeWrittenInSeveralWays_data()
{
    QTest::addColumn<QByteArray>("time");
    QTest::newRow("UTC") << QByteArray("2026-03-01T09:30:00.500Z");
    QTest::newRow("a zone") << QByteArray("2026-03-01T10:30:00.500+01:00");
    QTest::newRow("no zone") << QByteArray("2026-03-01T09:30:00.500");
    QTest::newRow("a blank") << QByteArray("2026-03-01 09:30:00.500");
    QTest::newRow("seconds") << QByteArray("1772357400.5");
    QTest::newRow("milliseconds") << QByteArray("1772357400500");
}

void TestStudyAnswersReader::timesMayBeWrittenInSeveralWays()
{
    QFETCH(QByteArray, time);
    const auto rows = rowsOf("rater,item,answer,time\nAda,a,1," + time + '\n');
    QVERIFY2(rows, rows ? "" : qPrintable(rows.error().sentence()));
    QCOMPARE(rows->constFirst().at, QDateTime(QDate(2026, 3, 1), QTime(9, 30, 0, 500), Qt::UTC));
}

void TestStudyAnswersReader::theLatestAnswerCounts()
{
    const auto rows = rowsOf("rater,item,answer,time\n"
                             "Ada,a,1,2026-03-01T09:31:00Z\n"
                             "Ben,a,1,2026-03-01T09:30:00Z\n"
                             "Ada,a,2,2026-03-01T09:30:00Z\n"
                             "Ben,a,2,2026-03-01T09:30:01Z\n");
    QCOMPARE(rows->size(), 2);
    QCOMPARE(rows->at(0).answer, QStringLiteral("1"));
    QCOMPARE(rows->at(1).answer, QStringLiteral("2"));
}

void TestStudyAnswersReader::fractionsOfAMillisecondSayWhatIsLater_data()
{
    QTest::addColumn<QByteArray>("earlier");
    QTest::addColumn<QByteArray>("later");
    QTest::newRow("ISO") << QByteArray("2026-03-01T09:30:00.123400+00:00")
                         << QByteArray("2026-03-01T09:30:00.123456+00:00");
    QTest::newRow("on both sides of a half")
        << QByteArray("2026-03-01T09:30:00.1234") << QByteArray("2026-03-01T09:30:00.1236");
    QTest::newRow("seconds") << QByteArray("1772357400.1234") << QByteArray("1772357400.123456");
    QTest::newRow("two ways") << QByteArray("1772357400.1234")
                              << QByteArray("2026-03-01T09:30:00.123456Z");
}

void TestStudyAnswersReader::fractionsOfAMillisecondSayWhatIsLater()
{
    QFETCH(QByteArray, earlier);
    QFETCH(QByteArray, later);
    const auto rows = rowsOf("rater,item,answer,time\nAda,a,1," + later + "\nAda,a,2," + earlier +
                             "\nBen,a,2," + earlier + "\nBen,a,1," + later + '\n');
    QVERIFY2(rows, rows ? "" : qPrintable(rows.error().sentence()));
    for (const StudyAnswerRow& row : *rows)
        QCOMPARE(row.answer, QStringLiteral("1"));
}

void TestStudyAnswersReader::twoAnswersAtTheSameTimeAreRefusedWithBothPlaces()
{
    for (const char* const other : {"2026-03-01T09:30:00.5Z", "1772357400.5", "1772357400500"}) {
        const auto rows = rowsOf(
            "rater,item,answer,time\nAda,a,1,2026-03-01T09:30:00.5Z\nAda,a,2," + QByteArray(other));
        QVERIFY(!rows);
        QCOMPARE(rows.error().where, QStringLiteral("f, line 3"));
        QVERIFY2(
            rows.error().what.contains(QLatin1String("f, line 2")), qPrintable(rows.error().what));
    }
}

void TestStudyAnswersReader::whatCameAfterTheCloseDoesNotCount()
{
    const auto rows = rowsOf("rater,item,answer,time,late\n"
                             "Ada,a,1,2026-03-01T09:30:00Z,\n"
                             "Ada,a,2,2026-03-01T09:31:00Z,closed\n"
                             "Ben,a,2,2026-03-01T09:31:00Z,released\n");
    QCOMPARE(rows->size(), 2);
    QCOMPARE(rows->at(0).answer, QStringLiteral("1"));
    QCOMPARE(rows->at(1).rater, QStringLiteral("Ben"));
}

void TestStudyAnswersReader::whatAnExportSaysToCountNoMoreDoesNot()
{
    // Of the error there is none any more, so that nobody asks how grave it is.
    const auto rows = rowsOf("rater,item,question,answer,time,current\n"
                             "K,t1,error,yes,2026-03-01T09:00:00Z,0\n"
                             "K,t1,grave,5,2026-03-01T09:00:05Z,0\n"
                             "K,t1,error,no,2026-03-01T09:04:00Z,1\n");
    QVERIFY(rows);
    QCOMPARE(rows->size(), 1);
    QCOMPARE(rows->constFirst().answer, QStringLiteral("no"));
}

void TestStudyAnswersReader::timeOnWhatCountsNoMoreWasSpentOnTheItem()
{
    const auto rows = rowsOf("rater,item,question,answer,time,seconds,current,late\n"
                             "K,t1,error,yes,2026-03-01T09:00:00Z,10,0,\n"
                             "K,t1,grave,5,2026-03-01T09:00:05Z,5,0,\n"
                             "K,t1,error,no,2026-03-01T09:04:00Z,2,1,\n"
                             "K,t1,error,yes,2026-03-01T09:09:00Z,9,0,closed\n"
                             "K,t2,error,yes,2026-03-01T09:05:00Z,4,1,\n"
                             "K,t2,error,no,2026-03-01T09:05:10Z,3,1,\n"
                             "K,t2,grave,,2026-03-01T09:05:11Z,1,1,\n"
                             "L,t1,error,no,2026-03-01T09:00:00Z,,1,\n");
    QVERIFY(rows);
    QCOMPARE(rows->size(), 3);
    QCOMPARE(rows->at(0).durationMs, qint64(17'000));
    QCOMPARE(rows->at(1).answer, QStringLiteral("no"));
    QCOMPARE(rows->at(1).durationMs, qint64(8'000));
    QCOMPARE(rows->at(2).durationMs, qint64(-1));
}

void TestStudyAnswersReader::anAnswerCountsWhileTheDesignAsksItsQuestion()
{
    Question better = designTemplate(Kind::Pairwise).questions.constFirst();
    Question why;
    why.name = QStringLiteral("why");
    why.kind = Question::Kind::Scale;
    why.onlyIf = Condition{better.name, {QStringLiteral("1")}}; // what was shown first
    Design design = designTemplate(Kind::Pairwise);
    design.questions = {better, why};
    QBuffer buffer;
    buffer.setData("rater,item,question,answer,side,seconds\n"
                   "Ada,a,better,1,1,2\nAda,a,why,5,1,1\n"
                   "Ben,a,better,2,1,2\nBen,a,why,5,1,1\n"
                   "Cem,a,better,2,2,2\nCem,a,why,4,2,1\n");
    buffer.open(QIODevice::ReadOnly);
    AnswersNotes notes;
    const auto study = readStudyAnswers({buffer, QStringLiteral("f")}, design, &notes);
    QVERIFY(study);
    QStringList counting;
    for (const RatedAnswer& answer : study->answers)
        counting.append(study->raters.at(answer.rater).name + u' ' + answer.question + u' ' +
                        QString::number(answer.durationMs));
    QCOMPARE(counting.join(QStringLiteral(", ")),
        QStringLiteral(
            "Ada better 2000, Ada why 1000, Ben better 3000, Cem better 2000, Cem why 1000"));
    QCOMPARE(notes.remarks.size(), 1);
}

void TestStudyAnswersReader::whatRowsSayOfAnItemIsTheSameInAll()
{
    const QByteArray head = "rater,item,answer,system_1,system_2,item_group,Score_ROUGE_1\n";
    const auto study =
        studyOf(head + "Ada,a,1,x,y,g,0.5\nBen,a,1,,,,\nAda,b,2,y,x,,NA\n", Kind::Pairwise);
    QVERIFY2(study, study ? "" : qPrintable(study.error().sentence()));
    QCOMPARE(study->items.size(), 2);
    QCOMPARE(study->items.at(0).source.systems[1], QStringLiteral("y"));
    QCOMPARE(study->items.at(0).item.group, QStringLiteral("g"));
    QCOMPARE(study->items.at(0).source.scores.value(QStringLiteral("ROUGE_1")), 0.5);
    QVERIFY(study->items.at(1).source.scores.isEmpty());
    for (const char* other :
        {"Ben,a,1,z,y,g,0.5\n", "Ben,a,1,x,y,h,0.5\n", "Ben,a,1,x,y,g,0.6\n"}) {
        const auto refused = studyOf(head + "Ada,a,1,x,y,g,0.5\n" + other, Kind::Pairwise);
        QVERIFY(!refused);
        const QString sentence = refused.error().sentence();
        QVERIFY2(sentence.contains(QLatin1String("line 2")) &&
                     sentence.contains(QLatin1String("line 3")),
            qPrintable(sentence));
    }
}

void TestStudyAnswersReader::checkItemsTellOfRatersAndPracticeItemsNothing()
{
    const QByteArray bytes = "rater,item,kind,answer\n"
                             "Ada,a,rated,1\nAda,b,check,2\nAda,c,practice,2\nAda,d,,1\n";
    QCOMPARE(rowsOf(bytes)->size(), 4);
    const auto study = studyOf(bytes, Kind::Pairwise);
    QVERIFY(study);
    QCOMPARE(study->items.size(), 3);
    QCOMPARE(study->items.at(1).item.kind, ItemKind::Check);
    const auto results = studyResults(*study, Categories::Given);
    QCOMPARE(results.ratedItems, 2);
    // What is asked is what rated items say.
    const auto other = studyOf("rater,item,kind,question,answer\n"
                               "Ada,a,rated,q,1\nAda,b,check,colour,blue\n",
        Kind::Pairwise);
    QVERIFY(other);
    QCOMPARE(other->items.size(), 1);
}

void TestStudyAnswersReader::whatIsRightAboutCheckItemsIsUsedWhateverNamesTheStudy()
{
    const QByteArray bytes = "rater,item,kind,question,answer,known,asked\n"
                             "Ada,a,rated,better,1,,2\nAda,b,check,better,2,2,2\n"
                             "Ben,a,rated,better,2,,2\nBen,b,check,better,1,2,2\n";
    const auto read = [&](const auto& named, AnswersNotes& notes) {
        QBuffer buffer;
        buffer.setData(bytes);
        buffer.open(QIODevice::ReadOnly);
        return readStudyAnswers({buffer, QStringLiteral("f.csv")}, named, &notes);
    };
    AnswersNotes ofDesign;
    AnswersNotes ofKind;
    const auto designed = read(designTemplate(Kind::Pairwise), ofDesign);
    const auto named = read(Kind::Pairwise, ofKind);
    QVERIFY(designed && named);
    for (const StudyAnswers& study : {*designed, *named}) {
        const QList<RaterFigures> figures = raterFigures(study);
        QCOMPARE(figures.size(), 2);
        QCOMPARE(figures.at(0).checks.value, std::optional(1.0));
        QCOMPARE(figures.at(1).checks.value, std::optional(0.0));
        QCOMPARE(figures.at(1).answered.value, std::optional(1.0));
    }
    // Only a design has rules, and a kind says that it has none.
    QVERIFY(ofDesign.remarks.isEmpty());
    QCOMPARE(ofKind.remarks.size(), 1);
    QVERIFY2(ofKind.remarks.first().contains(QLatin1String("attention checks")),
        qPrintable(ofKind.remarks.first()));
}

void TestStudyAnswersReader::anEmptyAnswerIsTakenBack()
{
    const auto rows = rowsOf("rater,item,answer,time\n"
                             "Ada,a,1,2026-03-01T09:30:00Z\n"
                             "Ada,a,,2026-03-01T09:31:00Z\n"
                             "Ada,b,,\n"
                             "Ada,c,1,\n");
    QCOMPARE(rows->size(), 1);
    QCOMPARE(rows->constFirst().item, QStringLiteral("c"));
}

void TestStudyAnswersReader::anAnswerTwiceWithoutTimesIsRefused()
{
    const QString refusal = refusalOf("rater,item,answer\nAda,a,1\nBen,a,1\nAda,a,2\n");
    QVERIFY2(refusal.contains(QLatin1String("line 4")), qPrintable(refusal));
    QVERIFY2(refusal.contains(QLatin1String("line 2")), qPrintable(refusal));
    QVERIFY(!refusalOf("rater,item,answer,time\nAda,a,1,5\nAda,a,2,\n").isEmpty());
    // To another question it is another answer.
    QVERIFY(rowsOf("rater,item,question,answer\nAda,a,q,1\nAda,a,r,1\n"));
}

void TestStudyAnswersReader::whatIsWrongIsNamedWithItsPlace_data()
{
    QTest::addColumn<QByteArray>("row");
    QTest::newRow("no rater") << QByteArray(",a,1,,,,");
    QTest::newRow("no item") << QByteArray("Ada, ,1,,,,");
    QTest::newRow("no time") << QByteArray("Ada,a,1,yesterday,,,");
    QTest::newRow("a time beyond all") << QByteArray("Ada,a,1,1e300,,,");
    QTest::newRow("a time before all") << QByteArray("Ada,a,1,-5,,,");
    QTest::newRow("no seconds") << QByteArray("Ada,a,1,,-1,,");
    QTest::newRow("a third side") << QByteArray("Ada,a,1,,,3,");
    QTest::newRow("half a position") << QByteArray("Ada,a,1,,,,0.5");
    QTest::newRow("a cell less") << QByteArray("Ada,a,1,,,");
}

void TestStudyAnswersReader::whatIsWrongIsNamedWithItsPlace()
{
    QFETCH(QByteArray, row);
    const QString refusal =
        refusalOf("rater,item,answer,time,seconds,side,position\nBen,a,1,,,,\n" + row + '\n');
    QVERIFY2(refusal.contains(QLatin1String("line 3")), qPrintable(refusal));
}

void TestStudyAnswersReader::foreignFilesAreRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("layout");
    const int csv = int(RecordLayout::Csv);
    QTest::newRow("nothing") << QByteArray() << csv;
    QTest::newRow("a header alone") << QByteArray("rater,item,answer\n") << csv;
    QTest::newRow("other columns") << QByteArray("a,b\n1,2\n") << csv;
    QTest::newRow("a quote without end") << QByteArray("rater,item,answer\nA,b,\"1\n") << csv;
    QTest::newRow("a list in a row")
        << QByteArray("{\"rater\": \"A\", \"item\": \"a\", \"answer\": [1]}")
        << int(RecordLayout::JsonLines);
    QTest::newRow("no object") << QByteArray("[1]") << int(RecordLayout::Json);
    QTest::newRow("cut off") << QByteArray("[{\"rater\": \"A\"") << int(RecordLayout::Json);
}

void TestStudyAnswersReader::foreignFilesAreRefused()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, layout);
    const auto rows = rowsOf(bytes, static_cast<RecordLayout>(layout));
    QVERIFY(!rows);
    QVERIFY(!rows.error().what.isEmpty());
    QVERIFY(rows.error().where.startsWith(u'f'));
}

void TestStudyAnswersReader::aFileWithoutAHeaderIsNoStudy()
{
    for (const char* bytes : {"", ",,\n"}) {
        QBuffer buffer;
        buffer.setData(bytes);
        buffer.open(QIODevice::ReadOnly);
        const auto study = readStudyAnswers({buffer, QStringLiteral("f.csv")}, Kind::YesNo);
        QVERIFY(!study);
        QCOMPARE(study.error().code, ErrorCode::InvalidInput);
        QCOMPARE(study.error().where, QStringLiteral("f.csv"));
    }
}

void TestStudyAnswersReader::aFileWithoutAnswersIsRefused()
{
    for (const Kind kind : {Kind::Pairwise, Kind::GoodBad, Kind::Likert, Kind::Own}) {
        QByteArray bytes("rater,item,answer\n");
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::ReadOnly);
        const auto study = readStudyAnswers({buffer, QStringLiteral("f.csv")}, kind);
        QVERIFY(!study);
        QVERIFY2(study.error().what.contains(QLatin1String("No answers found")),
            qPrintable(study.error().sentence()));
    }
}

void TestStudyAnswersReader::aPairwiseStudyIsMadeOfItsAnswers()
{
    const auto study =
        studyOf("rater,item,answer,side\nAda,a,1.0,2\nBen,a,TIE,1\nAda,b,2,\n", Kind::Pairwise);
    QVERIFY(study);
    QCOMPARE(study->items.size(), 2);
    QCOMPARE(study->raters.size(), 2);
    QCOMPARE(study->design.questions.size(), 1);
    QCOMPARE(study->answers.at(0).value, QStringLiteral("1"));
    QVERIFY(study->answers.at(0).swapped);
    QCOMPARE(study->answers.at(1).value, QStringLiteral("tie"));
    QVERIFY(!study->answers.at(1).swapped);
    QCOMPARE(study->answers.at(2).item, qsizetype(1));
    QCOMPARE(study->design.questions.constFirst().options.constFirst().side, 1);
}

void TestStudyAnswersReader::oneQuestionAloneMayHaveAnyName()
{
    const auto study =
        studyOf("rater,item,question,answer\nAda,a,Is it good?,good\n", Kind::GoodBad);
    QVERIFY(study);
    QCOMPARE(study->design.questions.constFirst().name, QStringLiteral("Is it good?"));
    QCOMPARE(study->design.questions.constFirst().options.size(), 2);
}

void TestStudyAnswersReader::severalQuestionsAreKnownByTheirNames()
{
    const auto study = studyOf("rater,item,question,answer\nAda,a,better,1\nAda,a,quality,4\n"
                               "Ada,a,certainty,0.5\nAda,a,tone,warm\n",
        Kind::Explanation);
    QVERIFY(study);
    const QList<Question>& questions = study->design.questions;
    QCOMPARE(questions.size(), 4);
    QCOMPARE(questions.at(0).options.size(), 2);
    QCOMPARE(questions.at(1).kind, Question::Kind::Scale);
    QCOMPARE(questions.at(2).kind, Question::Kind::Scale);
    QCOMPARE(questions.at(3).kind, Question::Kind::Choice);
    QCOMPARE(questions.at(3).options.constFirst().value, QStringLiteral("warm"));
}

void TestStudyAnswersReader::aScaleReachesAsFarAsItsAnswers()
{
    const auto study = studyOf("rater,item,answer\nAda,a,2\nBen,a,6.5\nAda,b,-3\n", Kind::Likert);
    QVERIFY(study);
    QCOMPARE(study->design.questions.constFirst().most, 7);
    QCOMPARE(study->design.questions.constFirst().least, -3);
    QCOMPARE(study->openScales, QStringList{QStringLiteral("rating")});
    QVERIFY(!studyOf("rater,item,answer\nAda,a,9e99\n", Kind::Likert));
    // A survey's scale is known.
    QVERIFY(!studyOf("rater,item,answer\nAda,a,7\n", Kind::Similarity));
    QVERIFY(studyOf("rater,item,answer\nAda,a,6\n", Kind::Similarity));
}

void TestStudyAnswersReader::answersOnTheTemplatesScaleHaveItsEnds()
{
    const auto study = studyOf("rater,item,answer\nAda,a,2\nBen,a,4\nAda,b,3\n", Kind::Likert);
    QVERIFY(study);
    QCOMPARE(study->design.questions.constFirst().least, 1);
    QCOMPARE(study->design.questions.constFirst().most, 5);
    QVERIFY(study->openScales.isEmpty());
    const auto own = studyOf("rater,item,answer\nAda,a,2\nBen,a,4\n", Kind::Own);
    QVERIFY(own);
    QCOMPARE(own->openScales, QStringList{own->design.questions.constFirst().name});
}

void TestStudyAnswersReader::answersThatThereAreNotAreRefused()
{
    const auto pairwise = studyOf("rater,item,answer\nAda,a,1\nBen,a,3\n", Kind::Pairwise);
    QVERIFY(!pairwise);
    QVERIFY2(pairwise.error().sentence().contains(QLatin1String("line 3")),
        qPrintable(pairwise.error().sentence()));
    QVERIFY(pairwise.error().remedy.contains(QLatin1String("1, 2, tie")));
    QVERIFY(!studyOf("rater,item,answer\nAda,a,4\nBen,a,fine\n", Kind::Likert));
    QVERIFY(!studyOf("rater,item,answer\nAda,a,nan\n", Kind::Likert));
}

void TestStudyAnswersReader::wordsForAMissingAnswerAreNone_data()
{
    QTest::addColumn<QByteArray>("word");
    for (const char* word : {"", "NA", "N/A", "NaN", "nan", "null", "None", "-", "."})
        QTest::newRow(word) << QByteArray(word);
}

void TestStudyAnswersReader::wordsForAMissingAnswerAreNone()
{
    QFETCH(QByteArray, word);
    for (const Kind kind : {Kind::Likert, Kind::Own}) {
        const auto study =
            studyOf("rater,item,answer\nAda,a,4\nBen,a," + word + "\nAda,b,5\n", kind);
        QVERIFY2(study, study ? "" : qPrintable(study.error().sentence()));
        QCOMPARE(study->answers.size(), 2);
        QCOMPARE(study->design.questions.at(0).kind, Question::Kind::Scale);
    }
}

void TestStudyAnswersReader::whatDoesNotShowMakesNoOtherRaterItemOrAnswer()
{
    const auto study = studyOf(
        "rater,item,answer\nAda,a,good\nBen ,a,GOOD\n Ada,b,bad\nBen, b ,Bad\n", Kind::GoodBad);
    QVERIFY2(study, study ? "" : qPrintable(study.error().sentence()));
    QCOMPARE(study->raters.size(), 2);
    QCOMPARE(study->items.size(), 2);
    const auto digits = studyOf("rater,item,answer\nAda,a,۴\nBen,a,4.0\n", Kind::Likert);
    QVERIFY(digits);
    QCOMPARE(digits->answers.at(0).value, digits->answers.at(1).value);
    QVERIFY(refusalOf("rater,item,answer\nAda,a,1\nAda ,a,2\n").contains(QLatin1String("line 2")));
}

void TestStudyAnswersReader::ratersWhomCaseAloneTellsApartAreSeveral()
{
    const auto study =
        studyOf("rater,item,answer\n5f3a9c,a,good\n5F3A9C,a,bad\n 5F3A9C,b,bad\n", Kind::GoodBad);
    QVERIFY2(study, study ? "" : qPrintable(study.error().sentence()));
    QCOMPARE(study->raters.size(), 2);
    QCOMPARE(study->raters.at(1).name, QStringLiteral("5F3A9C"));
    QCOMPARE(study->answers.size(), 3);
}

void TestStudyAnswersReader::missingAnswersAndNumbersFarOffAreRemarked()
{
    const auto notesOf = [](const QByteArray& csv) {
        QBuffer buffer;
        buffer.setData(csv);
        buffer.open(QIODevice::ReadOnly);
        AnswersNotes notes;
        (void)readStudyAnswers({buffer, QStringLiteral("f.csv")}, Kind::Likert, &notes);
        return notes;
    };
    const auto remarksOf = [&](const QByteArray& csv) { return notesOf(csv).remarks.join(u' '); };
    const QString far = remarksOf("rater,item,answer\nA,a,2\nA,b,5\nB,a,99\nB,b,-99\n");
    QVERIFY2(far.contains(QLatin1String("-99, 99 is far from")), qPrintable(far));
    const QString missing = remarksOf("rater,item,answer\nA,a,2\nA,b,NA\nB,a,NA\nB,b,None\n");
    QVERIFY2(missing.contains(QLatin1String("NA (2), None (1)")), qPrintable(missing));
    // What is empty says so, too.
    const AnswersNotes some = notesOf("rater,item,answer\nA,a,2\nA,b,\nB,a,NA\nB,b,-\nC,a, \n");
    QCOMPARE(some.missing, 4);
    QVERIFY2(some.remarks.first().contains(QLatin1String("4 ")), qPrintable(some.remarks.first()));
    QVERIFY2(some.remarks.first().contains(QLatin1String("empty (2), - (1), NA (1)")),
        qPrintable(some.remarks.first()));
    QVERIFY(remarksOf("rater,item,answer\nA,a,2\nA,b,9\nB,a,7\n").isEmpty());
    QVERIFY(remarksOf("rater,item,answer\nA,a,99\nA,b,98\n").isEmpty());
}

TANDEM_TEST(TestStudyAnswersReader, QCoreApplication)
#include "tst_studyanswersreader.moc"
