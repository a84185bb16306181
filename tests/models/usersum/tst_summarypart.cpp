#include "models/usersum/summarypart.h"

#include "models/usersum/prompts.h"

#include "testmain.h"

#include <QSet>
#include <QTest>

using namespace tandem;
using namespace tandem::usersum;

class TestSummaryPart final : public QObject
{
    Q_OBJECT

private slots:
    void partsAreNamed()
    {
        const QList<SummaryPart> parts{{SummaryStep::Whole, 0, 0}, {SummaryStep::Segment, 12, 0},
            {SummaryStep::Query, 2, 0}, {SummaryStep::Questions, 2, 10},
            {SummaryStep::Answers, 1, 1}, {SummaryStep::Rewrite, 3, 1},
            {SummaryStep::Combine, 0, 0}};
        const QStringList keys{QStringLiteral("summary"), QStringLiteral("segment/12"),
            QStringLiteral("query/2.0"), QStringLiteral("questions/2.10"),
            QStringLiteral("answers/1.1"), QStringLiteral("rewrite/3.1"),
            QStringLiteral("combine")};
        QSet<QString> names;
        QSet<QString> prompts;
        for (qsizetype i = 0; i < parts.size(); ++i) {
            QCOMPARE(parts.at(i).key(), keys.at(i));
            QCOMPARE(SummaryPart::fromKey(keys.at(i)), parts.at(i));
            names.insert(summaryPartName(parts.at(i)));
            prompts.insert(promptKeyOf(parts.at(i).step));
        }
        QCOMPARE(names.size(), parts.size());
        QCOMPARE(prompts.size(), parts.size());
        const QStringList known = usersum::prompts().keys();
        QVERIFY(QSet<QString>(known.cbegin(), known.cend()).contains(prompts));
    }

    void otherKeysAreNone()
    {
        for (const char* const other : {"", "Summary", "summary/", "summary/0", "summary/1",
                 "segment", "segment/", "segment/0", "segment/01", "segment/-1", "segment/+1",
                 "segment/1.0", "segment/1/2", "segment/99999999999", "query/1", "query/1.",
                 "query/0.0", "query/1.-1", "query/1.00", "query/1.0.0", "query/1.0 ",
                 "rewrite/1.0", "rewrite/1", "combine/1", "combine.0", "answers/x.0", "opinions"})
            QVERIFY2(!SummaryPart::fromKey(QString::fromLatin1(other)), other);
    }

    void checksAreTheVerifiers()
    {
        for (const SummaryStep step :
            {SummaryStep::Query, SummaryStep::Questions, SummaryStep::Answers})
            QVERIFY(isCheck(step));
        for (const SummaryStep step :
            {SummaryStep::Whole, SummaryStep::Segment, SummaryStep::Rewrite, SummaryStep::Combine})
            QVERIFY(!isCheck(step));
    }
};

TANDEM_TEST(TestSummaryPart, QCoreApplication)
#include "tst_summarypart.moc"
