#include "models/expert/scores.h"

#include "testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace tandem;
using namespace tandem::expert;

namespace {

AspectMatch matched(bool content, bool style)
{
    AspectMatch match;
    match.matched = true;
    match.other = 0;
    match.content.aligned = content;
    match.style.aligned = style;
    return match;
}

ExplainedSide sideOf(const QList<AspectMatch>& matches)
{
    ExplainedSide side;
    side.matches = matches;
    side.aspects.resize(matches.size());
    return side;
}

ExplainedSide sideFrom(const QJsonObject& table)
{
    QList<AspectMatch> matches;
    for (auto entry = table.begin(); entry != table.end(); ++entry) {
        const QJsonObject match = entry.value().toObject();
        const QJsonObject details = match.value(QStringLiteral("details")).toObject();
        matches.append(AspectMatch{});
        if (match.value(QStringLiteral("matched")).toBool())
            matches.last() = matched(details.value(QStringLiteral("is_content_matched")).toBool(),
                details.value(QStringLiteral("is_style_matched")).toBool());
    }
    return sideOf(matches);
}

QJsonObject numbersOf(const Scores& scores)
{
    QJsonObject numbers;
    for (const Mode mode : kAllModes) {
        const ModeScore& score = scores.of(mode);
        numbers.insert(modeKey(mode) + QStringLiteral("_recall"), score.recall);
        numbers.insert(modeKey(mode) + QStringLiteral("_precision"), score.precision);
        numbers.insert(modeKey(mode) + QStringLiteral("_f1"), score.f1);
    }
    return numbers;
}

QJsonObject reference()
{
    QFile file(QStringLiteral(TANDEM_SHARED "/reference/expert_scores.json"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(file.readAll()).object();
}

Explanation explanationOf(const QJsonObject& table)
{
    Explanation explanation;
    explanation.expected = sideFrom(table.value(QStringLiteral("recall")).toObject());
    explanation.generated = sideFrom(table.value(QStringLiteral("precision")).toObject());
    return explanation;
}

} // namespace

class TestScores : public QObject
{
    Q_OBJECT

private slots:
    void everyModeCountsWhatItsNameSays_data()
    {
        QTest::addColumn<bool>("content");
        QTest::addColumn<bool>("style");
        QTest::addColumn<QList<double>>("expected");
        QTest::newRow("both") << true << true << QList<double>{1, 1, 1, 1, 1};
        QTest::newRow("content only") << true << false << QList<double>{1, 0, 0, 1, 0.5};
        QTest::newRow("style only") << false << true << QList<double>{0, 1, 0, 1, 0.5};
        QTest::newRow("neither") << false << false << QList<double>{0, 0, 0, 0, 0};
    }
    void everyModeCountsWhatItsNameSays()
    {
        QFETCH(bool, content);
        QFETCH(bool, style);
        QFETCH(QList<double>, expected);
        for (const Mode mode : kAllModes)
            QCOMPARE(evidenceScore(matched(content, style), mode),
                expected.at(static_cast<qsizetype>(mode)));
    }

    void anUnmatchedAspectScoresNothingWhateverStandsBesideIt()
    {
        AspectMatch match = matched(true, true);
        match.matched = false;
        for (const Mode mode : kAllModes)
            QCOMPARE(evidenceScore(match, mode), 0.0);
    }

    void anEmptySideScoresNothing()
    {
        Explanation explanation;
        explanation.expected = sideOf({matched(true, true)});
        const ModeScore score = scoresOf(explanation).of(Mode::Average);
        QCOMPARE(score, (ModeScore{1.0, 0.0, 0.0}));
    }

    void aspectsThatDoNotCountAreNotInTheMean()
    {
        Explanation explanation;
        explanation.expected = sideOf({matched(true, true), {}});
        explanation.expected.matches[1].counts = false;
        QCOMPARE(scoresOf(explanation).of(Mode::ContentOnly).recall, 1.0);
    }

    void everyScoreOfTheReferenceIsMetToTheLastBit()
    {
        const QJsonObject values = reference();
        if (values.isEmpty())
            QSKIP("../shared/reference/expert_scores.json is not here");
        const QJsonObject tables = values.value(QStringLiteral("inputs"))
                                       .toObject()
                                       .value(QStringLiteral("tables"))
                                       .toObject();
        const QJsonObject expected = values.value(QStringLiteral("expected"))
                                         .toObject()
                                         .value(QStringLiteral("per_query"))
                                         .toObject();
        QVERIFY(!tables.isEmpty());
        int compared = 0;
        for (auto table = tables.begin(); table != tables.end(); ++table) {
            const QJsonObject is = numbersOf(scoresOf(explanationOf(table.value().toObject())));
            const QJsonObject due = expected.value(table.key()).toObject();
            for (auto number = due.begin(); number != due.end(); ++number) {
                const QByteArray where = QString(table.key() + u' ' + number.key()).toUtf8();
                QVERIFY2(is.value(number.key()).toDouble(-1) == number.value().toDouble(-2),
                    where.constData());
                ++compared;
            }
        }
        QCOMPARE(compared, 15 * tables.size());
    }

    void theAverageOfABatchIsThatOfTheReference()
    {
        const QJsonObject values = reference();
        if (values.isEmpty())
            QSKIP("../shared/reference/expert_scores.json is not here");
        const QJsonObject inputs = values.value(QStringLiteral("inputs")).toObject();
        const QJsonObject tables = inputs.value(QStringLiteral("tables")).toObject();
        const QJsonObject batches = inputs.value(QStringLiteral("batches")).toObject();
        const QJsonObject expected = values.value(QStringLiteral("expected"))
                                         .toObject()
                                         .value(QStringLiteral("average"))
                                         .toObject();
        QVERIFY(!batches.isEmpty());
        for (auto batch = batches.begin(); batch != batches.end(); ++batch) {
            QList<Scores> scores;
            for (const auto& name : batch.value().toArray())
                scores.append(scoresOf(explanationOf(tables.value(name.toString()).toObject())));
            const QJsonObject is = numbersOf(averageOf(scores));
            const QJsonObject due = expected.value(batch.key()).toObject();
            for (auto number = due.begin(); number != due.end(); ++number)
                QVERIFY(qAbs(is.value(number.key()).toDouble(-1) - number.value().toDouble(-2)) <
                        1e-12);
        }
    }
};

TANDEM_TEST(TestScores, QCoreApplication)
#include "tst_scores.moc"
