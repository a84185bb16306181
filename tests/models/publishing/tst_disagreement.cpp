#include "models/publishing/disagreement.h"
#include "testmain.h"

#include <QTest>

#include <cmath>

using namespace tandem;
using namespace tandem::publishing;

namespace {

DisagreementItem itemWith(const QStringList& answers)
{
    DisagreementItem item;
    item.answers = {QStringLiteral("no"), QStringLiteral("yes")};
    for (const QString& answer : answers)
        item.annotations.append({QStringLiteral("a%1").arg(item.annotations.size()), answer, {}});
    return item;
}

const QString kYes = QStringLiteral("yes");
const QString kNo = QStringLiteral("no");

} // namespace

class TestDisagreement : public QObject
{
    Q_OBJECT

private slots:
    void possibleAnswersThatNobodyGaveAreInTheDistribution()
    {
        const auto shares = distributionOf(itemWith({kYes, kYes}));
        QCOMPARE(shares, (QList<AnswerShare>{{kNo, 0, 0.0}, {kYes, 2, 1.0}}));
        QCOMPARE(entropyBits(shares), 0.0);
        QVERIFY(!std::signbit(entropyBits(shares)));
        QCOMPARE(*majorityOf(shares), kYes);
        QVERIFY(!isDisagreed(itemWith({kYes, kYes})));
    }

    void aTieHasNoMajorityAndOneBit()
    {
        const auto shares = distributionOf(itemWith({kYes, kNo}));
        QCOMPARE(entropyBits(shares), 1.0);
        QVERIFY(!majorityOf(shares));
        QVERIFY(isDisagreed(itemWith({kYes, kNo})));
    }

    void entropyIsShannons()
    {
        // H(1/4) = 2 - 3/4 log2 3
        const auto shares = distributionOf(itemWith({kYes, kNo, kNo, kNo}));
        QVERIFY(std::abs(entropyBits(shares) - (2.0 - 0.75 * std::log2(3.0))) < 1e-12);
        QCOMPARE(*majorityOf(shares), kNo);
    }

    void answersThatWereNotOfferedCountToo()
    {
        const auto shares = distributionOf(itemWith({QStringLiteral("5"), kYes}));
        QCOMPARE(shares.size(), 3);
        QCOMPARE(shares.last(), (AnswerShare{QStringLiteral("5"), 1, 0.5}));
    }

    void withoutAnswersThereIsNothing()
    {
        QVERIFY(distributionOf(itemWith({})).isEmpty());
        QVERIFY(!majorityOf({}));
        QVERIFY(!isDisagreed(itemWith({})));
    }
};

TANDEM_TEST(TestDisagreement, QCoreApplication)
#include "tst_disagreement.moc"
