#include "models/kgds/carryingwords.h"

#include "testmain.h"

#include <QTest>

using namespace tandem;
using namespace tandem::kgds;

namespace {

const QString kSummary =
    QStringLiteral("The shipyard in Gdynia closed on Friday. Twelve ships are idle in the docks, "
                   "and the owner blames the weather. Ann regrets the closure.");

QString words(const CarryingWords& found)
{
    QStringList all;
    for (const Utf16Span& span : found.spans)
        all.append(kSummary.mid(span.start, span.length));
    return all.join(QStringLiteral(" | "));
}

} // namespace

class TestCarryingWords : public QObject
{
    Q_OBJECT

private slots:
    void whatTheExplanationQuotesCarries()
    {
        const CarryingWords found = CarrierSearch(kSummary).of(QStringLiteral("A yard was shut."),
            QStringLiteral("The summary says \u201cthe  shipyard in gdynia closed.\u201d, which "
                           "implies it, and \"the docks\"."));
        QCOMPARE(found.by, CarriedBy::Quote);
        QCOMPARE(words(found), QStringLiteral("The shipyard in Gdynia closed | the docks"));
    }

    void quotesOfOtherTextsAndSingleWordsCarryNothing()
    {
        const CarrierSearch search(kSummary);
        QCOMPARE(
            search.quoted(QStringLiteral("\"Ann\" and \"nobody was there\" and \"the yard")).by,
            CarriedBy::Nothing);
        QVERIFY(quotesOf(QStringLiteral("\"\" and \"...\"")).isEmpty());
    }

    void overlappingQuotesAreOne()
    {
        const CarryingWords found = CarrierSearch(kSummary).quoted(
            QStringLiteral("\"closed on Friday\" and \"Gdynia closed\""));
        QCOMPARE(words(found), QStringLiteral("Gdynia closed on Friday"));
    }

    void elseTheSentenceThatIsMostLikeIt()
    {
        const CarryingWords found =
            CarrierSearch(kSummary).of(QStringLiteral("12 ships lay idle in docks."), {});
        QCOMPARE(found.by, CarriedBy::Likeness);
        QVERIFY2(words(found).startsWith(QLatin1String("Twelve ships")), qPrintable(words(found)));
        // Stems, and no markers of references.
        QCOMPARE(words(CarrierSearch(kSummary).of(
                     QStringLiteral("**Ann** regretted **the closure**."), {})),
            QStringLiteral("Ann regrets the closure."));
    }

    void noneWhereNoneIsAlikeEnough()
    {
        const CarrierSearch search(kSummary);
        QCOMPARE(search.of(QStringLiteral("The mayor resigned over a bribe on Monday."), {}),
            CarryingWords{});
        QCOMPARE(search.of(QStringLiteral("It was and is."), {}), CarryingWords{});
        QCOMPARE(CarrierSearch({}).of(QStringLiteral("The yard closed."), {}), CarryingWords{});
    }

    void noneWhereTwoSentencesAreEquallyAlike()
    {
        const CarrierSearch search(QStringLiteral("Ann sold ships. Ann sold ships again."));
        QCOMPARE(search.of(QStringLiteral("Ann sold ships."), {}).by, CarriedBy::Nothing);
    }

    void aScriptWithoutBlanksIsComparedByCharacters()
    {
        const QString summary =
            QStringLiteral("\u8239\u5382\u5728\u661f\u671f\u4e94\u5173\u95ed\u4e86\u3002\u5b89"
                           "\u5bf9\u6b64\u611f\u5230\u9057\u61be\u3002");
        const CarryingWords found =
            CarrierSearch(summary).of(QStringLiteral("\u8239\u5382\u5173\u95ed\u4e86"), {});
        QCOMPARE(found.by, CarriedBy::Likeness);
        QCOMPARE(found.spans.first().start, 0);
    }
};

TANDEM_TEST(TestCarryingWords, QCoreApplication)
#include "tst_carryingwords.moc"
