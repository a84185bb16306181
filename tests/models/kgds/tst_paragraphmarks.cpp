#include "models/kgds/paragraphmarks.h"

#include "judgedsample.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;
using namespace tandem::kgds;

class TestParagraphMarks : public QObject
{
    Q_OBJECT

private slots:
    void extractedParagraphsAreHitsOrWronglyTaken()
    {
        const SystemOutput output{{paragraphName(2), paragraphName(1), paragraphName(9),
                                      paragraphName(9), QStringLiteral("two")},
            {}, {}};
        const ArticleMarks marks =
            articleMarks(Pattern::Extractive, test::judgedSample(), output, {});
        QCOMPARE(marks.paragraphs.size(), 3);
        QCOMPARE(marks.paragraphs.at(0).mark, ParagraphMark::Hit);
        QCOMPARE(marks.paragraphs.at(1).mark, ParagraphMark::WronglyTaken);
        QCOMPARE(marks.paragraphs.at(2).mark, ParagraphMark::Missed);
        QCOMPARE(marks.unknown, QStringList({paragraphName(9), QStringLiteral("two")}));
    }

    void aWrittenBackgroundHasPartsOfParagraphs()
    {
        const ArticleMarks marks = articleMarks(
            Pattern::Abstractive, test::judgedSample(), {}, test::abstractiveJudgement());
        QCOMPARE(marks.paragraphs.at(0).mark, ParagraphMark::PartlyHit);
        QCOMPARE(marks.paragraphs.at(0).facts, (FactCoverage{1, 1, 0}));
        QCOMPARE(marks.paragraphs.at(1).mark, ParagraphMark::WronglyTaken);
        QCOMPARE(marks.paragraphs.at(2).mark, ParagraphMark::NotJudged);
        QVERIFY(marks.unknown.isEmpty());
    }

    void whatNoFactIsOfIsLeftOut()
    {
        SampleRecord sample = test::judgedSample();
        sample.nonsupportingFacts.clear();
        const ArticleMarks marks =
            articleMarks(Pattern::Abstractive, sample, {}, test::abstractiveJudgement());
        QCOMPARE(marks.paragraphs.at(1).mark, ParagraphMark::LeftOut);
    }
};

TANDEM_TEST(TestParagraphMarks, QCoreApplication)
#include "tst_paragraphmarks.moc"
