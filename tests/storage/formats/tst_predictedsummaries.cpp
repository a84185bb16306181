#include "storage/formats/predictedsummaries.h"

#include "testmain.h"

#include <QBuffer>
#include <QTest>

using namespace tandem;
using namespace tandem::usersum;

namespace {

template <typename Read>
auto readBytes(const QByteArray& bytes, const char* name, Read read)
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    return read({buffer, QLatin1String(name)});
}

Expected<QList<PredictedSummary>> predictionsOf(const QByteArray& bytes)
{
    return readBytes(bytes, "p.jsonl", readPredictedSummaries);
}

Expected<QList<HumanRating>> ratingsOf(const QByteArray& bytes, const char* name = "r.csv")
{
    return readBytes(bytes, name, [](const Input& input) { return readHumanRatings(input); });
}

template <typename T>
QString refusal(const Expected<T>& read)
{
    return read ? QString() : read.error().sentence();
}

} // namespace

/// What prediction runs and people say of summaries, as files have it.
class TestPredictedSummaries final : public QObject
{
    Q_OBJECT

private slots:
    void eachLineIsAUserInARun()
    {
        const auto read = predictionsOf(
            R"({"user": 17, "summary": "one two", "run": 2, "model": "x", "tasks": [{"name": "a", "outcome": 1}, {"name": "b", "outcome": false}]}
{"user": "u", "summary": "", "tasks": []}
)");
        QVERIFY2(read, qPrintable(refusal(read)));
        const QList<PredictedSummary> expected{
            {QStringLiteral("17"), 2, 2,
                {{QStringLiteral("a"), true}, {QStringLiteral("b"), false}}},
            {QStringLiteral("u"), 1, 0, {}}};
        QCOMPARE(*read, expected);
    }

    void whatWasChosenIsReadWithItsLine()
    {
        const auto read =
            readBytes(R"([{"user": "u", "summary": "x", "summarizer": "mine", "tasks": [
  {"name": "a", "outcome": 1, "choice": "Drama"}, {"name": "b", "outcome": 0, "choice": null},
  {"name": "c", "outcome": 0, "reply": "2."}, {"name": "d", "outcome": 0, "reply": {}}]},
{"user": "u", "summary": "y", "summarizer": "theirs", "predictor": "seer", "tasks": []}])",
                "p.json", readPredictions);
        QVERIFY2(read, qPrintable(refusal(read)));
        QCOMPARE(read->size(), 2);
        const PredictionRow& first = read->first();
        QCOMPARE(first.summary, QStringLiteral("x"));
        QCOMPARE(first.summarizer, QStringLiteral("mine"));
        QCOMPARE(first.predicted.unread, 1);
        QCOMPARE(first.said, QList<SaidChoice>({{QStringLiteral("Drama")}, {{}, {}, true},
                                 {{}, QStringLiteral("2.")}, {}}));
        QCOMPARE(read->last().predictor, QStringLiteral("seer"));
        QCOMPARE(read->last().line, 4);
    }

    void aListSaysTheSame()
    {
        const auto read = predictionsOf(R"([
            {"user": "u", "summary": "x", "tasks": []}, {"user": "v", "summary": "x", "tasks": []}])");
        QVERIFY2(read, qPrintable(refusal(read)));
        QCOMPARE(read->size(), 2);
    }

    void whatIsWrongIsNamedWithItsPlace_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const char* line, const char* says) {
            QTest::newRow(name) << QByteArray(line) << QString::fromLatin1(says);
        };
        row("no user", R"({"summary": "x", "tasks": []})", "\"user\" is required");
        row("no summary", R"({"user": "u", "tasks": []})", "\"summary\" is required");
        row("no tasks", R"({"user": "u", "summary": "x"})", "\"tasks\" is required");
        row("outcome 2", R"({"user": "u", "summary": "x", "tasks": [{"name": "a", "outcome": 2}]})",
            "An outcome must be 0 or 1");
        row("choice as list",
            R"({"user": "u", "summary": "x", "tasks": [{"name": "a", "outcome": 1, "choice": []}]})",
            "Expected a text or a number");
        row("outcome as text",
            R"({"user": "u", "summary": "x", "tasks": [{"name": "a", "outcome": "1"}]})",
            "An outcome must be 0 or 1");
        row("no outcome", R"({"user": "u", "summary": "x", "tasks": [{"name": "a"}]})",
            "An outcome must be 0 or 1");
        row("no name", R"({"user": "u", "summary": "x", "tasks": [{"outcome": 1}]})",
            "\"name\" is required");
        row("a task twice",
            R"({"user": "u", "summary": "x", "tasks": [{"name": "a", "outcome": 1}, {"name": "a", "outcome": 1}]})",
            "\"a\" occurs twice");
        row("half a run", R"({"user": "u", "summary": "x", "run": 1.5, "tasks": []})",
            "whole number");
        row("a run before all", R"({"user": "u", "summary": "x", "run": -1, "tasks": []})",
            "whole number");
        row("a list for a user", R"({"user": [], "summary": "x", "tasks": []})",
            "a text or a number");
    }
    void whatIsWrongIsNamedWithItsPlace()
    {
        QFETCH(QByteArray, line);
        QFETCH(QString, says);
        const QString refused = refusal(
            predictionsOf("{\"user\": \"first\", \"summary\": \"x\", \"tasks\": []}\n" + line));
        QVERIFY2(refused.contains(says), qPrintable(refused));
        QVERIFY2(refused.contains(QLatin1String("line 2")), qPrintable(refused));
    }

    void aUserIsInARunOnce()
    {
        const QByteArray line = R"({"user": "u", "summary": "x", "run": 3, "tasks": []})";
        const QString refused = refusal(predictionsOf(line + '\n' + line));
        QVERIFY2(refused.contains(QLatin1String("\"u, 3\" occurs twice (first: p.jsonl, line 1")),
            qPrintable(refused));
    }

    void nothingIsRefused()
    {
        QVERIFY(!refusal(predictionsOf("")).isEmpty());
        QVERIFY(refusal(ratingsOf("user,rating\n")).contains(QLatin1String("No rows found")));
    }

    void ratingsAreGoodOrBad()
    {
        const auto read = ratingsOf("rater,user,rating\nAda,u,Good\nBen,u,bad\n");
        QVERIFY2(read, qPrintable(refusal(read)));
        const QList<HumanRating> expected{{QStringLiteral("u"), QStringLiteral("Ada"), true},
            {QStringLiteral("u"), QStringLiteral("Ben"), false}};
        QCOMPARE(*read, expected);
        const auto lines = ratingsOf("{\"user\": 3, \"rating\": \"bad\"}", "r.jsonl");
        QVERIFY2(lines, qPrintable(refusal(lines)));
        QCOMPARE(lines->first().user, QStringLiteral("3"));
    }

    void ratersWhomCaseAloneTellsApartStayApartAndAreNamed()
    {
        QStringList remarks;
        const auto read = readBytes("rater,user,rating\nAda,u,good\nada,u,bad\n Ada ,v,bad\n"
                                    "Ben,v,NA\nBen,w,\n",
            "r.csv", [&](const Input& input) { return readHumanRatings(input, &remarks); });
        QVERIFY2(read, qPrintable(refusal(read)));
        QCOMPARE(read->size(), 3);
        QCOMPARE(read->at(1).rater, QStringLiteral("ada"));
        QCOMPARE(read->at(2).rater, QStringLiteral("Ada"));
        QCOMPARE(remarks.size(), 2);
        QVERIFY(remarks.first().contains(QLatin1String("\"Ada\", \"ada\"")));
        QVERIFY(remarks.last().contains(QLatin1String("empty (1), NA (1)")));
    }

    void ratingsThatAreNeitherOrTwiceAreRefused()
    {
        QVERIFY(refusal(ratingsOf("user,rating\nu,ok\n")).contains(QLatin1String("good\" or")));
        QVERIFY(refusal(ratingsOf("user,rating\nu,good\nu,bad\n"))
                    .contains(QLatin1String("\"u\" occurs twice (first: r.csv, line 2")));
        QVERIFY(refusal(ratingsOf("who,rating\nu,good\n")).contains(QLatin1String("user, rating")));
    }
};

TANDEM_TEST(TestPredictedSummaries, QCoreApplication)
#include "tst_predictedsummaries.moc"
