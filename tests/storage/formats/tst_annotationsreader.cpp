#include "storage/formats/annotationsreader.h"
#include "storage/formats/ratingsreader.h"

#include "testmain.h"

#include <QBuffer>
#include <QTest>

using namespace tandem;

namespace {

// As Label Studio 1.x exports tasks ("JSON"), with what it adds.
const QByteArray kTasks = R"([
{"id": 11, "annotations": [
   {"id": 1, "completed_by": 3, "was_cancelled": false, "ground_truth": false, "lead_time": 4.288,
    "created_at": "2026-03-09T22:16:08.728353Z", "updated_at": "2026-03-09T22:16:08.728378Z",
    "result_count": 1, "task": 11, "result": [
      {"value": {"choices": ["Yes"]}, "id": "a1", "from_name": "supports", "to_name": "text",
       "type": "choices", "origin": "manual"}]},
   {"id": 2, "completed_by": {"id": 4, "email": "ben@x.org", "first_name": "", "last_name": ""},
    "was_cancelled": false, "lead_time": 9.5, "result": [
      {"value": {"choices": ["No"]}, "id": "a2", "from_name": "supports", "to_name": "text",
       "type": "choices"}]}],
 "file_upload": "x.json", "drafts": [], "predictions": [
   {"id": 1, "model_version": "gemma", "score": 0.9, "result": [
      {"value": {"choices": ["Yes"]}, "id": "p1", "from_name": "supports", "to_name": "text",
       "type": "choices"}]}],
 "data": {"text": "One."}, "meta": {}, "project": 83},
{"id": 12, "annotations": [
   {"id": 3, "completed_by": 3, "lead_time": 2, "result": [
      {"value": {"choices": ["None"]}, "from_name": "supports", "to_name": "text",
       "type": "choices"},
      {"value": {"start": 0, "end": 3, "text": "Two", "labels": ["Who"]}, "from_name": "who",
       "to_name": "text", "type": "labels"}]},
   {"id": 4, "completed_by": {"id": 4, "email": "ben@x.org"}, "was_cancelled": true,
    "result": []}],
 "predictions": [7], "data": {"text": "Two."}}])";

Expected<ToolAnswers> read(const QByteArray& bytes, const QString& name)
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    return readToolAnswers({buffer, name});
}

Expected<RatingTable> ratings(
    const QByteArray& bytes, RatingsReading reading = {}, RatingsNotes* notes = nullptr)
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    reading.layout = RatingsLayout::Annotations;
    return readRatings({buffer, QStringLiteral("f.json")}, reading, notes);
}

QByteArray taskOf(const QByteArray& result)
{
    return QByteArray(R"([{"id": 1, "data": {}, "annotations": [{"completed_by": 1, "result": )") +
           result + "}]}]";
}

} // namespace

/// Exports of Label Studio and doccano.
class TestAnnotationsReader final : public QObject
{
    Q_OBJECT

private slots:
    void tasksOfLabelStudioHaveAnnotatorsLeadTimesAndPredictions();
    void choicesRatingsNumbersTaxonomiesAndPairsAreAnswers_data();
    void choicesRatingsNumbersTaxonomiesAndPairsAreAnswers();
    void rowsOfDoccanoAreOfWhomTheyOrTheFileName();
    void anArchiveOfDoccanoHasAFileForEachAnnotator();
    void annotationsAreRatings();
    void aModelIsARaterOnlyWhereItIsAskedFor();
    void severalQuestionsAreChosenFrom();
    void severalLabelsAreASet();
    void whatIsWrongIsNamed_data();
    void whatIsWrongIsNamed();
};

void TestAnnotationsReader::tasksOfLabelStudioHaveAnnotatorsLeadTimesAndPredictions()
{
    const auto found = read(kTasks, QStringLiteral("f.json"));
    QVERIFY2(found, found ? "" : qPrintable(found.error().sentence()));
    QCOMPARE(found->tool, AnnotationTool::LabelStudio);
    QCOMPARE(found->tasks, qint64(2));
    QCOMPARE(found->skipped, qint64(1));
    QCOMPARE(found->otherResults.value(QStringLiteral("labels")), qint64(1));
    QCOMPARE(found->questions, QStringList(QStringLiteral("supports")));
    QCOMPARE(found->models, QStringList(QStringLiteral("gemma")));
    QCOMPARE(found->answers.size(), 4);
    const ToolAnswer& first = found->answers.at(0);
    QCOMPARE(first.task, QStringLiteral("11"));
    QCOMPARE(first.annotator, QStringLiteral("3"));
    QCOMPARE(first.labels, QStringList(QStringLiteral("Yes")));
    QCOMPARE(first.durationMs, qint64(4288));
    QCOMPARE(first.text, QStringLiteral("One."));
    QCOMPARE(found->answers.at(1).annotator, QStringLiteral("ben@x.org"));
    QVERIFY(found->answers.at(2).isModels);
    QCOMPARE(found->answers.at(3).place, QStringLiteral("f.json, /1/annotations/0/result/0"));
}

void TestAnnotationsReader::choicesRatingsNumbersTaxonomiesAndPairsAreAnswers_data()
{
    QTest::addColumn<QByteArray>("result");
    QTest::addColumn<QStringList>("labels");
    QTest::newRow("choices") << QByteArray(
                                    R"({"type": "choices", "value": {"choices": ["a", "b"]}})")
                             << QStringList{QStringLiteral("a"), QStringLiteral("b")};
    QTest::newRow("rating") << QByteArray(R"({"type": "rating", "value": {"rating": 4}})")
                            << QStringList{QStringLiteral("4")};
    QTest::newRow("number") << QByteArray(R"({"type": "number", "value": {"number": 2.5}})")
                            << QStringList{QStringLiteral("2.5")};
    QTest::newRow("taxonomy")
        << QByteArray(R"({"type": "taxonomy", "value": {"taxonomy": [["a", "b"], ["c"]]}})")
        << QStringList{QStringLiteral("a / b"), QStringLiteral("c")};
    QTest::newRow("pairwise") << QByteArray(
                                     R"({"type": "pairwise", "value": {"selected": "left"}})")
                              << QStringList{QStringLiteral("left")};
}

void TestAnnotationsReader::choicesRatingsNumbersTaxonomiesAndPairsAreAnswers()
{
    QFETCH(QByteArray, result);
    QFETCH(QStringList, labels);
    const auto found = read(taskOf("[" + result + "]"), QStringLiteral("f.json"));
    QVERIFY2(found, found ? "" : qPrintable(found.error().sentence()));
    QCOMPARE(found->answers.size(), 1);
    QCOMPARE(found->answers.at(0).labels, labels);
}

void TestAnnotationsReader::rowsOfDoccanoAreOfWhomTheyOrTheFileName()
{
    const auto found =
        read("{\"id\": 1, \"text\": \"One.\", \"label\": [\"yes\"], \"Comments\": []}\n"
             "{\"id\": 2, \"text\": \"Two.\", \"label\": []}\n"
             "{\"id\": 3, \"text\": \"Three.\", \"label\": \"no\", \"annotator\": "
             "\"Ben\", \"lead_time\": 1.5}\n"
             "{\"id\": 4, \"text\": \"Four.\", \"label\": [[0, 2, \"LOC\"]]}\n",
            QStringLiteral("dir/ada.jsonl"));
    QVERIFY2(found, found ? "" : qPrintable(found.error().sentence()));
    QCOMPARE(found->tool, AnnotationTool::Doccano);
    // A row that nobody labelled is no answer.
    QCOMPARE(found->answers.size(), 2);
    QCOMPARE(found->answers.at(0).annotator, QStringLiteral("ada"));
    QCOMPARE(found->answers.at(1).annotator, QStringLiteral("Ben"));
    QCOMPARE(found->answers.at(1).durationMs, qint64(1500));
    QCOMPARE(found->otherResults.value(QStringLiteral("label")), qint64(1));
}

void TestAnnotationsReader::anArchiveOfDoccanoHasAFileForEachAnnotator()
{
    const auto found = readToolAnswers(QStringLiteral(TANDEM_TEST_DATA "/annotations/doccano.zip"));
    QVERIFY2(found, found ? "" : qPrintable(found.error().sentence()));
    QCOMPARE(found->answers.size(), 4);
    QCOMPARE(found->tasks, qint64(2));
    QStringList annotators;
    for (const ToolAnswer& answer : std::as_const(found->answers))
        annotators.append(answer.annotator);
    annotators.sort();
    QCOMPARE(annotators, (QStringList{QStringLiteral("ada"), QStringLiteral("ada"),
                             QStringLiteral("ben"), QStringLiteral("ben")}));
}

void TestAnnotationsReader::annotationsAreRatings()
{
    RatingsNotes notes;
    const auto table = ratings(kTasks, {}, &notes);
    QVERIFY2(table, table ? "" : qPrintable(table.error().sentence()));
    QCOMPARE(table->items, (QStringList{QStringLiteral("11"), QStringLiteral("12")}));
    QCOMPARE(table->raters, (QStringList{QStringLiteral("3"), QStringLiteral("ben@x.org")}));
    // A label that reads like a missing value elsewhere is a label here.
    QCOMPARE(table->categories,
        (QStringList{QStringLiteral("No"), QStringLiteral("None"), QStringLiteral("Yes")}));
    QCOMPARE(table->given.size(), 3);
    QCOMPARE(notes.annotations.tasks, qint64(2));
    QCOMPARE(notes.remarks.size(), 2);
}

void TestAnnotationsReader::aModelIsARaterOnlyWhereItIsAskedFor()
{
    RatingsReading reading;
    reading.model = QStringLiteral("gemma");
    const auto table = ratings(kTasks, reading);
    QVERIFY(table);
    QVERIFY(table->raters.contains(QStringLiteral("gemma")));
}

void TestAnnotationsReader::severalQuestionsAreChosenFrom()
{
    const QByteArray two = taskOf(
        R"([{"type": "rating", "from_name": "q1", "value": {"rating": 4}},
            {"type": "choices", "from_name": "q2", "value": {"choices": ["a"]}}])");
    const auto both = ratings(two);
    QVERIFY(!both);
    QVERIFY(both.error().what.contains(QStringLiteral("q1, q2")));
    RatingsReading reading;
    reading.questions = QStringList(QStringLiteral("q2"));
    const auto one = ratings(two, reading);
    QVERIFY2(one, one ? "" : qPrintable(one.error().sentence()));
    QCOMPARE(one->categories, QStringList(QStringLiteral("a")));
    reading.questions = QStringList(QStringLiteral("q3"));
    QVERIFY(!ratings(two, reading));
}

void TestAnnotationsReader::severalLabelsAreASet()
{
    const QByteArray two = taskOf(R"([{"type": "choices", "value": {"choices": ["b", "a"]}}])");
    QVERIFY(!ratings(two));
    RatingsReading reading;
    reading.scale = RatingScale::Sets;
    const auto table = ratings(two, reading);
    QVERIFY(table);
    QCOMPARE(table->sets.at(0), (QStringList{QStringLiteral("a"), QStringLiteral("b")}));
}

void TestAnnotationsReader::whatIsWrongIsNamed_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("place");
    QTest::newRow("nothing") << QByteArray() << "f.json";
    QTest::newRow("no task") << QByteArray("[]") << "f.json";
    QTest::newRow("JSON-MIN") << QByteArray(R"([{"id": 1, "text": "One.", "supports": "Yes"}])")
                              << "f.json, /0";
    QTest::newRow("no id") << QByteArray(R"([{"data": {}, "annotations": []}])") << "f.json, /0";
    QTest::newRow("no list") << QByteArray(R"([{"id": 1, "data": {}, "annotations": {}}])")
                             << "f.json, /0/annotations";
    QTest::newRow("no annotation") << QByteArray(R"([{"id": 1, "data": {}, "annotations": [1]}])")
                                   << "f.json, /0/annotations/0";
    QTest::newRow("no result") << taskOf("[true]") << "f.json, /0/annotations/0/result/0";
    QTest::newRow("cut off") << kTasks.first(400) << "f.json";
    QTest::newRow("twice") << QByteArray(
                                  R"([{"id": 1, "data": {}, "annotations": [
             {"completed_by": 1, "result": [{"type": "rating", "value": {"rating": 1}}]},
             {"completed_by": 1, "result": [{"type": "rating", "value": {"rating": 2}}]}]}])")
                           << "f.json, /0/annotations/1/result/0";
    QTest::newRow("nobody") << QByteArray(
                                   R"([{"id": 1, "data": {}, "annotations": [
             {"result": [{"type": "rating", "value": {"rating": 1}}]}]}])")
                            << "f.json, /0/annotations/0/result/0";
    QTest::newRow("predictions alone")
        << QByteArray(R"([{"id": 1, "data": {}, "annotations": [], "predictions": [
             {"model_version": "m", "result": [{"type": "rating", "value": {"rating": 1}}]}]}])")
        << "f.json";
}

void TestAnnotationsReader::whatIsWrongIsNamed()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, place);
    const auto table = ratings(bytes);
    QVERIFY(!table);
    QVERIFY2(table.error().where.startsWith(place), qPrintable(table.error().where));
    QVERIFY(!table.error().what.isEmpty());
    QVERIFY(!table.error().remedy.isEmpty());
}

TANDEM_TEST(TestAnnotationsReader, QCoreApplication)
#include "tst_annotationsreader.moc"
