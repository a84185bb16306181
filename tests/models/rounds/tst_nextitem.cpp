#include "models/rounds/nextitem.h"

#include "testmain.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace tandem;

namespace {

/// One letter an item: y and n answered, Y answered but unsure, '.' unanswered, '?' unanswered and
/// unsure.
QList<Answer> answers(const QString& letters)
{
    QList<Answer> list;
    for (const QChar letter : letters) {
        Answer answer;
        if (letter.toLower() == QLatin1Char('y'))
            answer.value = YesNo::Yes;
        if (letter == QLatin1Char('n'))
            answer.value = YesNo::No;
        answer.unsure = letter == QLatin1Char('Y') || letter == QLatin1Char('?');
        list.append(answer);
    }
    return list;
}

} // namespace

class TestNextItem final : public QObject
{
    Q_OBJECT

private slots:
    void goesWhereItShould_data();
    void goesWhereItShould();
    void stepwiseAnsweringVisitsEverythingOnce();
};

void TestNextItem::goesWhereItShould_data()
{
    QTest::addColumn<QString>("letters");
    QTest::addColumn<int>("current");
    QTest::addColumn<int>("next"); // -1: none
    QTest::newRow("empty") << QString() << -1 << -1;
    QTest::newRow("from the start") << QStringLiteral("...") << -1 << 0;
    QTest::newRow("the one after") << QStringLiteral("y..") << 0 << 1;
    QTest::newRow("answered ones are passed over") << QStringLiteral("yyn.") << 0 << 3;
    QTest::newRow("wraps round") << QStringLiteral(".yny") << 2 << 0;
    QTest::newRow("itself comes last") << QStringLiteral("y.n") << 1 << 1;
    QTest::newRow("another before itself") << QStringLiteral("..n") << 1 << 0;
    QTest::newRow("unsure waits for unanswered") << QStringLiteral("yYn.") << 0 << 3;
    QTest::newRow("unsure waits even behind") << QStringLiteral(".nYn") << 1 << 0;
    QTest::newRow("unsure when nothing else is left") << QStringLiteral("yYny") << 3 << 1;
    QTest::newRow("unsure without an answer waits too") << QStringLiteral("y?n.") << 0 << 3;
    QTest::newRow("unsure ones in order") << QStringLiteral("Y?YY") << 1 << 2;
    QTest::newRow("all complete") << QStringLiteral("ynyn") << 2 << -1;
}

void TestNextItem::goesWhereItShould()
{
    QFETCH(QString, letters);
    QFETCH(int, current);
    QFETCH(int, next);
    QCOMPARE(nextIncomplete(answers(letters), current).value_or(-1), next);
}

void TestNextItem::stepwiseAnsweringVisitsEverythingOnce()
{
    std::mt19937 random(11);
    for (int round = 0; round < 100; ++round) {
        QString letters;
        const int size = 1 + int(random() % 40);
        for (int i = 0; i < size; ++i)
            letters += QStringLiteral("ynY.?").at(qsizetype(random() % 5));
        QList<Answer> list = answers(letters);
        const auto incomplete = std::count_if(
            list.cbegin(), list.cend(), [](const Answer& answer) { return !answer.isComplete(); });
        qsizetype visited = 0;
        auto at = nextIncomplete(list, -1);
        while (at) {
            QVERIFY(!list.at(*at).isComplete());
            list[*at] = Answer{YesNo::Yes, false, {}};
            ++visited;
            at = nextIncomplete(list, *at);
        }
        QCOMPARE(visited, incomplete);
    }
}

TANDEM_TEST(TestNextItem, QCoreApplication)
#include "tst_nextitem.moc"
