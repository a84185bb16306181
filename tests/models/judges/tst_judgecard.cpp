#include "models/judges/judgecard.h"
#include "models/judges/judgecardreport.h"

#include "testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace tandem;
using namespace tandem::judges;

namespace {

std::optional<double> numberIn(const QJsonValue& value)
{
    return value.isDouble() ? std::optional(value.toDouble()) : std::nullopt;
}

QJsonObject cardValues()
{
    QFile file(QStringLiteral(TANDEM_TEST_DATA "/judges/card.json"));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                          : QJsonObject();
}

JudgeRecord recordIn(const QJsonObject& values)
{
    JudgeRecord record{.judge = QStringLiteral("gemma"), .task = JudgedTask::Pairs};
    for (const QJsonValue& one : values.value(QLatin1String("answers")).toArray())
        record.answers.append({one[QLatin1String("item")].toString(),
            one[QLatin1String("group")].toInt(), one[QLatin1String("swapped")].toBool(),
            numberIn(one[QLatin1String("value")]), numberIn(one[QLatin1String("people")]),
            one[QLatin1String("weight")].toDouble(), numberIn(one[QLatin1String("length")])});
    for (const QJsonValue& one : values.value(QLatin1String("probabilities")).toArray())
        record.probabilities.append({one[QLatin1String("group")].toInt(),
            one[QLatin1String("probability")].toDouble(), one[QLatin1String("right")].toDouble()});
    return record;
}

bool isNearTo(const std::optional<double>& value, const QJsonValue& expected)
{
    const auto wanted = numberIn(expected);
    return value.has_value() == wanted.has_value() && (!value || std::abs(*value - *wanted) < 1e-7);
}

JudgedAnswer pairAnswer(const QString& item, int group, bool isSwapped, std::optional<double> value)
{
    return {.item = item, .group = group, .isSwapped = isSwapped, .value = value};
}

} // namespace

class TestJudgeCard final : public QObject
{
    Q_OBJECT

private slots:
    void figuresAreThoseOfAnIndependentComputation_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<Figure>("figure");
        const JudgeCard card = judgeCard(recordIn(cardValues()));
        const std::pair<const char*, Figure> figures[] = {{"consistency", card.consistency},
            {"first_shown", card.firstShown}, {"length", card.length},
            {"length_beyond_people", card.lengthBeyondPeople}, {"retest", card.retest},
            {"brier", card.brier}, {"ece", card.ece}, {"unparsable", card.unparsable}};
        for (const auto& [name, figure] : figures)
            QTest::addRow("%s", name) << QString(QLatin1String(name)) << figure;
    }
    void figuresAreThoseOfAnIndependentComputation()
    {
        QFETCH(QString, name);
        QFETCH(Figure, figure);
        const QJsonArray expected = cardValues()[QLatin1String("expected")][name].toArray();
        QCOMPARE(expected.size(), 4);
        QVERIFY2(figure.isDefined(), qPrintable(figure.undefinedBecause));
        QVERIFY(isNearTo(figure.value, expected.at(0)));
        const auto end = [&](double Interval::*member) {
            return figure.interval ? std::optional(*figure.interval.*member) : std::nullopt;
        };
        QVERIFY(isNearTo(end(&Interval::low), expected.at(1)));
        QVERIFY(isNearTo(end(&Interval::high), expected.at(2)));
        QCOMPARE(figure.n, qint64(expected.at(3).toInt()));
    }

    void aJudgeOfOneTextHasNoOrder()
    {
        JudgeRecord record{.judge = QStringLiteral("a"), .task = JudgedTask::Facts};
        record.answers = {pairAnswer(QStringLiteral("x"), 0, false, 1.0)};
        const JudgeCard card = judgeCard(record);
        for (const Figure& figure :
            {card.consistency, card.firstShown, card.length, card.lengthBeyondPeople, card.retest,
                card.brier, card.ece, card.selfPromotion, card.cost}) {
            QVERIFY(!figure.isDefined());
            QVERIFY(!figure.undefinedBecause.isEmpty());
        }
        QCOMPARE(*card.unparsable.value, 0.0);
    }

    void aJudgeThatAlwaysChoosesTheFirstTextIsNeverConsistent()
    {
        JudgeRecord record{.judge = QStringLiteral("a"), .task = JudgedTask::Pairs};
        for (int i = 0; i < 20; ++i) {
            for (const bool isSwapped : {false, true})
                record.answers.append(pairAnswer(QString::number(i), i, isSwapped, 1.0));
        }
        const JudgeCard card = judgeCard(record);
        QCOMPARE(*card.consistency.value, 0.0);
        QCOMPARE(*card.firstShown.value, 1.0);
        // Certainty is no result of 20 items: 1 - 0.025^(1/20) = 0.1684.
        QVERIFY(qAbs(card.consistency.interval->high - 0.1684) < 1e-4);
        QVERIFY(qAbs(card.firstShown.interval->low - 0.8316) < 1e-4);
        QVERIFY(!card.retest.isDefined()); // the other order is not the same question
    }

    void anUnparsableAnswerIsInNoOtherShare()
    {
        JudgeRecord record{.judge = QStringLiteral("a"), .task = JudgedTask::Pairs};
        record.answers = {pairAnswer(QStringLiteral("1"), 1, false, 1.0),
            pairAnswer(QStringLiteral("1"), 1, true, {})};
        const JudgeCard card = judgeCard(record);
        QVERIFY(!card.consistency.isDefined());
        QCOMPARE(*card.unparsable.value, 0.5);
        QCOMPARE(card.answers, 2);
    }

    void repeatedSamplesAreComparedInPairs()
    {
        JudgeRecord record{.judge = QStringLiteral("a"), .task = JudgedTask::Scores};
        // Of 4 answers 3 are alike: 3 of 6 pairs.
        record.repeats = {{0, {3, 1}}, {1, {2}}, {2, {1}}};
        const JudgeCard card = judgeCard(record);
        QCOMPARE(*card.retest.value, 0.75);
        QCOMPARE(card.retest.n, 2);
    }

    void everyPropertyIsARowWithItsReason()
    {
        JudgeRecord record{.judge = QStringLiteral("gemma\nx"), .task = JudgedTask::Opinions};
        const results::Report report = judgeCardReport({judgeCard(record)});
        QCOMPARE(report.sections.size(), 1);
        QCOMPARE(report.sections.first().rows.size(), 10);
        QCOMPARE(std::get<QString>(report.sections.first().rows.first().cells.first().value),
            QStringLiteral("gemma x"));
        QVERIFY(judgeCardReport({}).sections.isEmpty());
    }
};

TANDEM_TEST(TestJudgeCard, QCoreApplication)
#include "tst_judgecard.moc"
