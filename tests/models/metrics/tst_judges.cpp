#include "models/llm/prompttemplate.h"
#include "models/metrics/judges.h"

#include "testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <cmath>

using namespace tandem;
using namespace tandem::metrics;

namespace {

constexpr ScoreScale kFive{1, 5};

llm::AnswerToken tokenOf(const char* chosen, const QList<std::pair<const char*, double>>& others)
{
    llm::AnswerToken token{{QString::fromUtf8(chosen), std::log(0.5)}, {}};
    for (const auto& [text, probability] : others)
        token.alternatives.append({QString::fromUtf8(text), std::log(probability)});
    return token;
}

/// As it comes back from a file.
QJsonObject stored(const QJsonObject& detail)
{
    return QJsonDocument::fromJson(QJsonDocument(detail).toJson(QJsonDocument::Compact)).object();
}

} // namespace

/// What judges' answers say, and what becomes of them.
class TestJudges : public QObject
{
    Q_OBJECT

private slots:
    void aScoreIsReadWhateverItsClothes_data()
    {
        QTest::addColumn<QString>("reply");
        for (const char* reply : {"3", " 3\n", "3.", "3.0", "**3**", "\"3\"", "`3`", "(3)", "[3]",
                 "Score: 3", "score:3", "**Score:** 3", "Final score: 3", "Overall rating = 3",
                 "The text is close.\nScore: 3\n", "Score: 3\n\nScore: 3/5", "3/5", "3 / 5",
                 "3 out of 5", "Score: 3/5.", "Answer: 3", "Score: 3, since it is close.",
                 "Score: 3/5, since it is close.", "Score: 3 - close to it", "{\"score\": 3}",
                 "{\"score\": 3.0}", "{\"score\": \"3\"}", "[{\"rating\": \"3/5\"}]",
                 "```json\n{\"score\": 3}\n```", "{'score': 3,}", "{\n  \"score\": 3\n}",
                 "```\n3\n```", "<think>Between 2 and 4?\nScore: 4</think>\n\n3",
                 "<think>A 4?</think>Score: 3/5", "The sum is 4.</think>\n```json\n3\n```",
                 "<think>{\"score\": 4}</think>{\"score\": 3}", "<thinking>1 or 2?</thinking>3",
                 "<thought>4</thought>3", "<reasoning>4</reasoning>\n3", "\xd9\xa3", "\xdb\xb3",
                 "3\xe2\x80\x8b", "\xef\xbc\x93"})
            QTest::addRow("%s", reply) << QString::fromUtf8(reply);
    }

    void aScoreIsReadWhateverItsClothes()
    {
        QFETCH(const QString, reply);
        const auto score = readJudgeScore(reply, kFive);
        QVERIFY2(score, score ? "" : qPrintable(score.error().sentence()));
        QCOMPARE(*score, 3);
    }

    void whatIsNoScoreIsRefused_data()
    {
        QTest::addColumn<QString>("reply");
        for (const char* reply : {"", "  ", "good", "0", "6", "-3", "3.5", "3,5", "3/10", "3 or 4",
                 "3-4", "Score: 3\nScore: 4", "<think>Score: 3", "<think>A 3?</think>", "Score: 9",
                 "Score: 3.5, since it is close.", "Score: 3/10, since it is close.", "Score: 3,5",
                 "Score: 3.5x", "Score: 3/100000", "Score: 3-4", "Score: 3 or 4 of it",
                 "Score: 3 to 4", "Score: 3 \xe2\x80\x93 4 of it", "1\n2\n3",
                 "99999999999999999999", "{\"score\": 3.5}", "{\"score\": 7}", "{\"score\": null}",
                 "{\"score\": [3]}", "{\"score\": -1e400}", "{}", "[]", "null", "three",
                 "3 because it is close", "\xc2\xb3", "The person wrote 3 books."})
            QTest::addRow("%s", reply) << QString::fromUtf8(reply);
        QTest::newRow("a megabyte of brackets") << QString(1 << 20, QLatin1Char('{'));
        QTest::newRow("a megabyte of digits") << QString(1 << 20, QLatin1Char('3'));
        QTest::newRow("a megabyte of blanks and stars")
            << QString(QStringLiteral("* ").repeated(1 << 19));
    }

    void whatIsNoScoreIsRefused()
    {
        QFETCH(const QString, reply);
        const auto score = readJudgeScore(reply, kFive);
        QVERIFY(!score);
        QCOMPARE(score.error().code, ErrorCode::InvalidInput);
        QVERIFY(!score.error().what.isEmpty());
    }

    void zeroIsAScoreOnlyWhereTheScaleHasIt()
    {
        QCOMPARE(*readJudgeScore(QStringLiteral("0"), judgeScale(Judge::Gemba)), 0);
        QCOMPARE(*readJudgeScore(QStringLiteral("4/4"), judgeScale(Judge::Gemba)), 4);
        QVERIFY(!readJudgeScore(QStringLiteral("5"), judgeScale(Judge::Gemba)));
        QVERIFY(!readJudgeScore(QStringLiteral("3/5"), judgeScale(Judge::Gemba)));
    }

    void samplesCountByTheirFrequency()
    {
        QList<JudgeSample> samples(12, {3});
        samples += QList<JudgeSample>(6, {4});
        samples += QList<JudgeSample>{{1}, {{}, QStringLiteral("No score.")}};
        const JudgedScore judged = sampledScore(samples, kFive);
        QCOMPARE(judged.value, std::optional((12 * 3 + 6 * 4 + 1) / 19.0));
        QVERIFY(judged.undefined.isEmpty());
        QCOMPARE(judged.detail[QLatin1String("samples")].toInt(), 20);
        QCOMPARE(judged.detail[QLatin1String("counts")][QLatin1String("3")].toInt(), 12);
        const QJsonArray faults = judged.detail[QLatin1String("unreadable")].toArray();
        QCOMPARE(faults.size(), 1);
        QCOMPARE(faults[0][QLatin1String("sample")].toInt(), 20);
        QCOMPARE(faults[0][QLatin1String("why")].toString(), QStringLiteral("No score."));
        QCOMPARE(*scoreOfDetail(stored(judged.detail)), judged.value);
    }

    void withoutAReadableSampleThereIsNoScore()
    {
        const JudgedScore judged = sampledScore(QList<JudgeSample>(3, JudgeSample()), kFive);
        QVERIFY(!judged.value);
        QVERIFY(judged.undefined.contains(QLatin1Char('3')));
        const auto again = scoreOfDetail(stored(judged.detail));
        QVERIFY(again && !*again);
        const JudgedScore single = singleScore({{}, QStringLiteral("why")}, kFive);
        QVERIFY(!single.value);
        QCOMPARE(single.undefined, QStringLiteral("why"));
        QVERIFY(!scoreOfDetail(stored(single.detail))->has_value());
        QVERIFY(!sampledScore({}, kFive).value);
    }

    void oneAnswerIsItsScore()
    {
        const JudgedScore judged = singleScore({4}, kFive);
        QCOMPARE(judged.value, std::optional(4.0));
        QCOMPARE(*scoreOfDetail(stored(judged.detail)), judged.value);
    }

    void probabilitiesAreNormalizedOverTheScoresThatAreSeen()
    {
        const auto judged =
            probabilityScore({tokenOf("3", {{"3", 0.5}, {"4", 0.2}, {" 4", 0.1}, {"5", 0.05},
                                               {"9", 0.1}, {"x", 0.02}, {"3.5", 0.01}})},
                QStringLiteral("3"), kFive);
        QVERIFY(judged);
        const double mass = 0.5 + 0.3 + 0.05;
        QVERIFY(std::abs(*judged->value - (1.5 + 1.2 + 0.25) / mass) < 1e-12);
        QVERIFY(std::abs(judged->detail[QLatin1String("mass")].toDouble() - mass) < 1e-12);
        const auto again = scoreOfDetail(stored(judged->detail));
        QVERIFY(again && std::abs(**again - *judged->value) < 1e-12);
    }

    void theScoreIsFoundBehindOtherTokens()
    {
        const auto judged =
            probabilityScore({tokenOf("Score", {{"Score", 0.9}}), tokenOf(":", {{":", 1.0}}),
                                 tokenOf(" 2", {{" 2", 0.75}, {" 1", 0.25}})},
                QStringLiteral("Score: 2"), kFive);
        QVERIFY(judged);
        QCOMPARE(judged->value, std::optional(1.75));
    }

    void theChosenTokenCountsEvenWhereItIsNotListed()
    {
        const auto judged =
            probabilityScore({tokenOf("2", {{"4", 0.5}})}, QStringLiteral("2"), kFive);
        QVERIFY(judged);
        QVERIFY(std::abs(*judged->value - 3.0) < 1e-12);
    }

    void theScoreOfTheAnswerCountsAndNotANumberInTheThoughts()
    {
        const QList<llm::TokenChance> sure{{QStringLiteral("4"), 0.0}};
        QList<llm::AnswerToken> tokens{tokenOf("<think>", {}), {{QStringLiteral("4"), 0.0}, sure},
            tokenOf(" or so", {}), tokenOf("</think>", {}), tokenOf("4", {{"4", 0.5}, {"5", 0.5}})};
        const QString reply = QStringLiteral("<think>4 or so</think>4");
        const auto judged = probabilityScore(tokens, reply, kFive);
        QVERIFY(judged);
        QVERIFY(std::abs(*judged->value - 4.5) < 1e-12);
        // Some servers take the thoughts out of the text and leave their tokens, or an end mark.
        tokens.append(tokenOf("<|im_end|>", {}));
        const auto apart = probabilityScore(tokens, QStringLiteral("4"), kFive);
        QVERIFY(apart && std::abs(*apart->value - 4.5) < 1e-12);
    }

    void theScoreIsFoundBehindAnotherNumber()
    {
        const auto judged = probabilityScore(
            {tokenOf("5", {{"5", 1.0}}), tokenOf(" reasons.\n", {}), tokenOf("Score", {}),
                tokenOf(":", {}), tokenOf(" 3", {{" 3", 0.5}, {" 2", 0.5}})},
            QStringLiteral("5 reasons.\nScore: 3"), kFive);
        QVERIFY(judged);
        QVERIFY(std::abs(*judged->value - 2.5) < 1e-12);
    }

    void theScoreIsFoundInJson()
    {
        const auto judged = probabilityScore(
            {tokenOf("{\"", {}), tokenOf("steps", {}), tokenOf("\":", {}),
                tokenOf("2", {{"2", 1.0}}), tokenOf(",\"score\":", {}), tokenOf(" ", {}),
                tokenOf("4", {{"4", 0.5}, {"2", 0.5}}), tokenOf("}", {})},
            QStringLiteral("{\"steps\":2,\"score\": 4}"), kFive);
        QVERIFY(judged);
        QVERIFY(std::abs(*judged->value - 3.0) < 1e-12);
    }

    void tokensWithoutTheScoreGiveNothing()
    {
        const QString three = QStringLiteral("3");
        QVERIFY(!probabilityScore({}, three, kFive));
        QVERIFY(!probabilityScore({tokenOf("Good", {{"3", 0.5}})}, three, kFive));
        // The first number in the answer is not the score that was read.
        QVERIFY(!probabilityScore({tokenOf("2", {{"2", 0.5}})}, three, kFive));
        QVERIFY(!probabilityScore({tokenOf("12", {{"1", 0.5}})}, QStringLiteral("1"), kFive));
    }

    void probabilitiesThatSayNothingOfScoresGiveNothing()
    {
        const auto scored = [](double chosen, const QList<llm::TokenChance>& alternatives) {
            const llm::AnswerToken token{{QStringLiteral("4"), std::log(chosen)}, alternatives};
            return probabilityScore({token}, QStringLiteral("4"), kFive);
        };
        QList<llm::TokenChance> words{
            {QStringLiteral("The"), std::log(0.6)}, {QStringLiteral("I"), std::log(0.3)}};
        QVERIFY(!scored(0.5, {}));
        QVERIFY(!scored(0.05, words));
        words.append({QStringLiteral("4"), std::log(0.001)});
        QVERIFY(!scored(0.001, words));
        words.last().logProbability = std::log(0.05);
        QVERIFY(scored(0.05, words));
        // These are no probabilities: each is certain.
        QVERIFY(!scored(1.0, {{QStringLiteral("4"), 0.0}, {QStringLiteral("5"), 0.0}}));
    }

    void aDetailOfAnotherShapeIsRefused_data()
    {
        QTest::addColumn<QByteArray>("json");
        for (const char* json :
            {"{}", "{\"method\":\"samples\"}", "{\"method\":\"samples\",\"counts\":{\"a\":1}}",
                "{\"method\":\"samples\",\"counts\":{\"1\":-1}}",
                "{\"method\":\"probabilities\",\"counts\":{\"1\":1}}",
                "{\"method\":\"guess\",\"score\":1}"})
            QTest::addRow("%s", json) << QByteArray(json);
    }

    void aDetailOfAnotherShapeIsRefused()
    {
        QFETCH(const QByteArray, json);
        QVERIFY(!scoreOfDetail(QJsonDocument::fromJson(json).object()));
    }

    void theShippedPromptsAskForEverything_data()
    {
        QTest::addColumn<Judge>("judge");
        for (const Judge judge : judges())
            QTest::addRow("%s", qPrintable(judgeKey(judge))) << judge;
    }

    void theShippedPromptsAskForEverything()
    {
        QFETCH(const Judge, judge);
        const QString key = judgePromptKey(judge);
        QFile file(QStringLiteral(TANDEM_RESOURCES "/prompts/%1.txt").arg(key));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto prompt = llm::parsePrompt(key, QString::fromUtf8(file.readAll()));
        QVERIFY(prompt);
        QVERIFY(llm::checkPrompt(*prompt, judgePromptPlaceholders(key)));
        QCOMPARE(judgeOfKey(judgeKey(judge)), std::optional(judge));
        for (const QString& words :
            {judgeName(judge), judgeDescription(judge), judgePromptName(key)})
            QVERIFY(!words.isEmpty());
        const QString text = QStringLiteral("zyzzyva ").repeated(1000) + QStringLiteral("END");
        const auto request = judgeRequest(judge, *prompt, QStringLiteral("m"),
            {QStringLiteral("PROMPT {{expected}} ") + text, text, text}, 10);
        QVERIFY(request);
        const QString asked = request->messages.last().text;
        // The prompt whole and verbatim, the texts cut.
        QVERIFY(asked.contains(QLatin1String("PROMPT {{expected}} zyzzyva")));
        QCOMPARE(asked.count(QLatin1String("END")), 1);
        QCOMPARE(
            asked.count(QLatin1String("zyzzyva")), 1000 + (judgeNeedsExpected(judge) ? 20 : 10));
        QCOMPARE(request->temperature, judge == Judge::GEval ? 1.0 : 0.0);
        QVERIFY(!request->schema);
    }

    void unknownNamesAreUnknown()
    {
        QVERIFY(!judgeOfKey(QStringLiteral("GEMBA")));
        QVERIFY(judgePromptPlaceholders(QStringLiteral("judge-pair")).isEmpty());
        QVERIFY(judgePromptName(QStringLiteral("judge-pair")).isEmpty());
    }
};

TANDEM_TEST(TestJudges, QCoreApplication)
#include "tst_judges.moc"
