#include "models/llm/cost.h"

#include "testmain.h"

#include <QTest>

#include <cmath>

using namespace tandem;
using namespace tandem::llm;

namespace {

ChatRequest requestOf(const QString& text)
{
    ChatRequest request;
    request.messages = {{Role::User, text}};
    return request;
}

} // namespace

/// What calls take and cost.
class TestCost final : public QObject
{
    Q_OBJECT

private slots:
    void whatIsFreeCostsNothingHoweverManyTokensItTook()
    {
        const auto free = costOf({}, {0.0, 0.0, QStringLiteral("USD")});
        QCOMPARE(free, std::optional(0.0));
        QVERIFY(!std::signbit(*free)); // nobody is told of -0.0000 USD
        QCOMPARE(costOf({}, {0.0, 1.0, QStringLiteral("USD")}), std::optional<double>());
        QCOMPARE(costOf({5, 5}, {}), std::optional<double>());
    }

    void noTokenizerMakesFewerTokensThanThereAreWords_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<qint64>("fewest");
        QTest::newRow("empty") << QString() << qint64(0);
        QTest::newRow("words") << QStringLiteral("Who wrote it?\nNobody knows.") << qint64(5);
        QTest::newRow("one word with marks in it")
            << QStringLiteral("don't-know.example") << qint64(1);
        QTest::newRow("marks and blanks alone")
            << QStringLiteral("  ---   ====== !!!! ") << qint64(0);
        QTest::newRow("Persian") << QStringLiteral(
                                        "\u0633\u0644\u0627\u0645 \u062f\u0646\u06cc\u0627")
                                 << qint64(2);
        QTest::newRow("Chinese") << QString(80, QChar(0x4f60)) << qint64(10);
    }

    void noTokenizerMakesFewerTokensThanThereAreWords()
    {
        QFETCH(QString, text);
        QFETCH(qint64, fewest);
        QCOMPARE(fewestInputTokens(requestOf(text)), fewest);
    }

    void aCountThatIsFarTooSmallTellsOfACutText()
    {
        const ChatRequest request = requestOf(QStringLiteral("word ").repeated(1000));
        QVERIFY(isInputCut(request, {499, 5}));
        QVERIFY(!isInputCut(request, {500, 5}));
        QVERIFY(!isInputCut(request, {-1, 5}));
        // What it had kept from an earlier request is not counted by some.
        QVERIFY(!isInputCut(request, {5, 5}));
    }
};

TANDEM_TEST(TestCost, QCoreApplication)
#include "tst_cost.moc"
