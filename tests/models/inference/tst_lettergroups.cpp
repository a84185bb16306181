#include "models/inference/lettergroups.h"

#include "testmain.h"

#include <QTest>

using namespace tandem;
using namespace tandem::inference;

class TestLetterGroups final : public QObject
{
    Q_OBJECT

private slots:
    void groupsAreThoseOfInsertionAndAbsorption()
    {
        // The best differs from the two last, the second from the last.
        const QList<std::pair<qsizetype, qsizetype>> apart{{0, 2}, {0, 3}, {1, 3}};
        const QList<QList<qsizetype>> groups = compactLetterDisplay(4, apart);
        QCOMPARE(groups, (QList<QList<qsizetype>>{{0, 1}, {1, 2}, {2, 3}}));
        QCOMPARE(groupLetters(4, groups), (QStringList{QStringLiteral("a"), QStringLiteral("ab"),
                                              QStringLiteral("bc"), QStringLiteral("c")}));
        QCOMPARE(compactLetterDisplay(2, {}), (QList<QList<qsizetype>>{{0, 1}}));
        QCOMPARE(compactLetterDisplay(0, {}), (QList<QList<qsizetype>>{}));
    }
};

TANDEM_TEST(TestLetterGroups, QCoreApplication)
#include "tst_lettergroups.moc"
