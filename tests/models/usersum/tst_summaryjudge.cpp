#include "models/usersum/summaryjudge.h"

#include "models/llm/prompttemplate.h"
#include "models/usersum/prompts.h"

#include "testmain.h"

#include <QFile>
#include <QTest>

using namespace tandem;
using namespace tandem::usersum;

/// AutoEval of summaries of users.
class TestSummaryJudge final : public QObject
{
    Q_OBJECT

private slots:
    void theJudgeSeesThePastAndTheSummary()
    {
        QFile file(QStringLiteral(TANDEM_RESOURCES "/prompts/judge-usersummary.txt"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto prompt = llm::parsePrompt(kJudgePrompt, QString::fromUtf8(file.readAll()));
        const auto request = summaryRatingRequest(*prompt, QStringLiteral("m"),
            {{0, QStringLiteral("a"), {}, {}, {}, {}}, {1, QStringLiteral("b"), {}, {}, {}, {}}}, 1,
            QStringLiteral("Likes a."));
        QVERIFY2(request.has_value(), request ? "" : qPrintable(request.error().sentence()));
        const QString sent = request->messages.last().text;
        QVERIFY(sent.contains(QStringLiteral("\n1970-01-01; a\nACTIVITIES>>>")));
        QVERIFY(sent.contains(QStringLiteral("\nLikes a.\n")));
        QCOMPARE(request->temperature, 0.0);
        QCOMPARE(request->schema->name, QStringLiteral("summary_rating"));
    }

    void scoresAreRead()
    {
        const QString why = QStringLiteral("Clear.");
        const auto read = [](const char* reply) {
            return readSummaryRating(QString::fromUtf8(reply));
        };
        QCOMPARE(read("{\"explanation\": \"Clear.\", \"score\": 4}"), (SummaryRating{4, why}));
        QCOMPARE(
            read("{\n \"reason\": \"Clear.\",\n \"score\": \"4/5\"\n}"), (SummaryRating{4, why}));
        QCOMPARE(read("4"), (SummaryRating{4, {}}));
        QCOMPARE(read("**Score: 4**"), (SummaryRating{4, {}}));
    }

    void otherRepliesAreRefused()
    {
        for (const char* const reply : {"", "good", "0", "6", "3.5", "3 or 4", "{\"score\": 6}",
                 "{\"score\": null}", "{\"explanation\": \"4\"}", "{\"score\": [4, 5]}"}) {
            const auto read = readSummaryRating(QString::fromUtf8(reply));
            QVERIFY2(!read && !read.error().what.isEmpty(), reply);
        }
    }
};

TANDEM_TEST(TestSummaryJudge, QCoreApplication)
#include "tst_summaryjudge.moc"
