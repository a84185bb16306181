#include "models/publishing/splits.h"
#include "testmain.h"

#include <QHash>
#include <QTest>

#include <cmath>

using namespace tandem;
using namespace tandem::publishing;

class TestSplits : public QObject
{
    Q_OBJECT

private slots:
    void splitsAreRead()
    {
        const auto splits = splitsFrom(QStringLiteral("train=0.8, test=.2"));
        QVERIFY(splits);
        QCOMPARE(
            *splits, (QList<Split>{{QStringLiteral("train"), 0.8}, {QStringLiteral("test"), 0.2}}));
        QCOMPARE(splitsFrom(QStringLiteral("a=0.333333,b=0.333333,c=0.333334"))->size(), 3);
    }

    void wrongSplitsAreRefused_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text : {"", "train", "train=", "=1", "train=0.8,test=0.1", "a=0.5,A=0.5",
                 "a=0,b=1", "a=2", "a=-1,b=2", "a b=1", "../x=1", "a=1,",
                 "a=.1,b=.1,c=.1,d=.1,e=.1,f=.1,g=.1,h=.1,i=.2"})
            QTest::newRow(*text ? text : "nothing") << QString::fromLatin1(text);
    }
    void wrongSplitsAreRefused()
    {
        QFETCH(QString, text);
        const auto splits = splitsFrom(text);
        QVERIFY(!splits);
        QCOMPARE(splits.error().code, ErrorCode::InvalidInput);
    }

    void equalSharesAreInTheSameThird()
    {
        QList<SplitTrait> samples;
        for (int i = 0; i < 9; ++i)
            samples.append({QStringLiteral("news"), i < 5 ? 0.2 : 0.1 * i});
        const QStringList strata = strataOf(samples);
        for (int i = 0; i < 5; ++i)
            QCOMPARE(strata.at(i), QStringLiteral("news/0"));
        QCOMPARE(strata.at(5), QStringLiteral("news/1"));
        QCOMPARE(strata.at(8), QStringLiteral("news/2"));
        QVERIFY(strataOf({}).isEmpty());
    }

    void everySplitGetsItsShareOfAllAndOfEachStratum()
    {
        const QList<Split> splits = *splitsFrom(QStringLiteral("train=0.7,dev=0.1,test=0.2"));
        QStringList strata;
        for (int i = 0; i < 300; ++i)
            strata.append(QString::number(i % 7));
        for (quint32 seed = 0; seed < 50; ++seed) {
            const QList<int> drawn = drawSplits(strata, splits, seed);
            QCOMPARE(drawn.size(), strata.size());
            QHash<QString, QList<int>> ofStratum;
            for (qsizetype i = 0; i < drawn.size(); ++i)
                ofStratum[strata.at(i)].append(drawn.at(i));
            ofStratum.insert(QStringLiteral("all"), drawn);
            for (const QList<int>& members : std::as_const(ofStratum)) {
                for (int split = 0; split < splits.size(); ++split) {
                    const double wanted = splits.at(split).share * double(members.size());
                    QVERIFY(std::abs(double(members.count(split)) - wanted) <= 2.0);
                }
            }
        }
    }

    void theSameSeedGivesTheSameAndAnotherGivesAnother()
    {
        const QList<Split> splits = *splitsFrom(QStringLiteral("train=0.5,test=0.5"));
        const QStringList strata(40, QStringLiteral("a"));
        QCOMPARE(drawSplits(strata, splits, 3), drawSplits(strata, splits, 3));
        QVERIFY(drawSplits(strata, splits, 3) != drawSplits(strata, splits, 4));
    }

    void everySampleIsAsOftenInTheTestSplit()
    {
        const QList<Split> splits = *splitsFrom(QStringLiteral("train=0.8,test=0.2"));
        const QStringList strata(20, QStringLiteral("a"));
        QList<int> times(20, 0);
        constexpr int kDraws = 2000;
        for (quint32 seed = 0; seed < kDraws; ++seed) {
            const QList<int> drawn = drawSplits(strata, splits, seed);
            for (qsizetype i = 0; i < drawn.size(); ++i)
                times[i] += drawn.at(i);
        }
        // Five standard deviations of a binomial count.
        const double spread = 5.0 * std::sqrt(kDraws * 0.2 * 0.8);
        for (const int count : std::as_const(times))
            QVERIFY(std::abs(count - 0.2 * kDraws) < spread);
    }
};

TANDEM_TEST(TestSplits, QCoreApplication)
#include "tst_splits.moc"
