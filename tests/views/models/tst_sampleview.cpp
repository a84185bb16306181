#include "views/models/sampleview.h"

#include "storage/changes/changeevent.h"
#include "systemfixture.h"
#include "testmain.h"
#include "ui/elidedlabel.h"
#include "ui/rows/cardsview.h"
#include "ui/spantextview.h"
#include "views/models/markedarticle.h"

#include <QApplication>
#include <QLabel>
#include <QTest>

#include <utility>

using namespace tandem;
using kgds::JudgementDecision;
using kgds::ParagraphMark;

namespace {

const QString kVerifier = QStringLiteral("verifier");

ShownVerdicts verdictsOf(
    const kgds::SystemJudgement& judgement, const QString& verifier = kVerifier)
{
    ShownVerdicts verdicts;
    verdicts.id = SystemJudgementId{1};
    verdicts.verifier = verifier;
    verdicts.judgement = judgement;
    verdicts.reasons.insert(
        JudgementDecision::ofFact(0, 0), QStringLiteral("It says \u201cin its second week\u201d."));
    return verdicts;
}

std::shared_ptr<ShownSystemSample> abstractive()
{
    auto sample = std::make_shared<ShownSystemSample>();
    sample->sample = SampleId{1};
    sample->position = 12;
    sample->title = QStringLiteral("Harbour strike");
    sample->record = SystemFixture::record();
    sample->verifier = kVerifier;
    sample->first.id = SystemOutputId{1};
    sample->first.system =
        SystemFixture::system(QStringLiteral("model-a"), kgds::Pattern::Abstractive);
    sample->first.output = SystemFixture::abstractiveOutput();
    sample->first.verdicts = {verdictsOf(SystemFixture::abstractiveJudgement())};
    return sample;
}

std::shared_ptr<ShownSystemSample> withSecond()
{
    auto sample = abstractive();
    ShownOutput second = sample->first;
    second.id = SystemOutputId{2};
    second.system.paradigm = kgds::Paradigm::SelfReflection;
    second.output.background += QStringLiteral(" It rained on most days.");
    second.verdicts.first().judgement.facts[2][0] = kgds::Conclusion::Knowable;
    second.verdicts.first().judgement.opinions[1] = kgds::Conclusion::Knowable;
    second.verdicts.first().judgement.errors[1].reset();
    sample->second = second;
    return sample;
}

QList<JudgedItemRow> rowsOf(
    const ShownSystemSample& sample, const SampleFocus& focus = {}, const QSet<RowKey>& kept = {})
{
    return judgedItemRows(
        sample, focus, kept, {}, [](const JudgementDecision&, int) { return ItemWords(); });
}

/// The keys with blanks between them; headlines in brackets.
QString keysOf(const QList<JudgedItemRow>& rows)
{
    QStringList keys;
    for (const JudgedItemRow& row : rows)
        keys.append(row.isHeadline ? QStringLiteral("|") : row.decision.key());
    return keys.join(QLatin1Char(' '));
}

} // namespace

/// A sample of systems without a project.
class TestSampleView : public QObject
{
    Q_OBJECT

private slots:
    void itemsStandInTheOrderOfTheirReview()
    {
        QCOMPARE(keysOf(rowsOf(*abstractive())),
            QStringLiteral("| F1.1 F1.2 | F2.1 F2.2 | F3.1 | F4.1 | O1 O2 E2 O3 E3"));
    }

    void focusLeavesWhatIsAskedFor()
    {

        QCOMPARE(keysOf(rowsOf(*abstractive(), {SampleFocus::On::NotCovered})),
            QStringLiteral("| F2.2 | O2 E2 O3 E3"));
        QCOMPARE(keysOf(rowsOf(*abstractive(),
                     {SampleFocus::On::ErrorOfType, kgds::ErrorType::UnclarifiedReference})),
            QStringLiteral("| O2 E2"));
        QCOMPARE(keysOf(rowsOf(*abstractive(), {SampleFocus::On::VerifiersDiffer})), QString());
        auto sample = abstractive();
        kgds::SystemJudgement other = SystemFixture::abstractiveJudgement();
        other.opinions[0] = kgds::Conclusion::Unknowable;
        other.errors[1] = kgds::ErrorType::Misattribution;
        sample->first.verdicts.append(verdictsOf(other, QStringLiteral("other")));
        QCOMPARE(
            keysOf(rowsOf(*sample, {SampleFocus::On::VerifiersDiffer})), QStringLiteral("| O1 E2"));
        sample->first.verdicts.first().drawn = {JudgementDecision::ofOpinion(2)};
        QCOMPARE(keysOf(rowsOf(*sample, {SampleFocus::On::Drawn})), QStringLiteral("| O3"));
        // What was shown stays under the hands of who reviews.
        QCOMPARE(keysOf(rowsOf(*sample, {SampleFocus::On::Drawn},
                     {judgedItemKey(JudgementDecision::ofOpinion(0), -1)})),
            QStringLiteral("| O1 O3"));
    }

    void paragraphsSayWhatBecameOfThem()
    {
        const QList<ArticleRow> rows = articleRows(*withSecond());
        QCOMPARE(rows.size(), 4);
        QCOMPARE(rows.at(0).mark.mark, ParagraphMark::Hit);
        QCOMPARE(markWord(rows.at(2)), QStringLiteral("partly hit: 1 of 2 key facts"));
        QCOMPARE(markBadge(rows.at(2)), BadgeKind::Open);
        QVERIFY(rows.at(1).beside == ParagraphMark::WronglyTaken);
        QVERIFY(!rows.at(0).beside);
        auto extractive = abstractive();
        extractive->first.system.pattern = kgds::Pattern::Extractive;
        extractive->first.output.paragraphs = {kgds::paragraphName(2), kgds::paragraphName(9)};
        const QList<ArticleRow> chosen = articleRows(*extractive);
        QCOMPARE(chosen.size(), 5);
        QCOMPARE(markBadge(chosen.at(0)), BadgeKind::Warning);
        QCOMPARE(markBadge(chosen.at(1)), BadgeKind::Boundary);
        QCOMPARE(chosen.at(4).index, 0);
        QCOMPARE(chosen.at(4).text, QStringLiteral("9"));
        QCOMPARE(unknownText(chosen), QStringLiteral("[9] not in the article"));
    }

    void theWordsThatCarryAnItemAreMarked()
    {
        SampleView view;
        view.setSample(abstractive(), {}, {});
        view.setItems(rowsOf(*abstractive()));
        auto* summary = view.findChild<SpanTextView*>(QStringLiteral("sampleSummary"));
        QVERIFY(view.current() && view.current()->decision == JudgementDecision::ofFact(0, 0));
        QCOMPARE(summary->marks().size(), 1);
        QCOMPARE(summary->marks().first().look, SpanLook::Found);
        view.step(1);
        QVERIFY(view.current()->decision == JudgementDecision::ofFact(0, 1));
        QCOMPARE(summary->marks().size(), 1);
        const Utf16Span span = summary->marks().first().place.span;
        QCOMPARE(summary->texts().first().mid(span.start, span.length),
            QStringLiteral("Twelve ships wait outside the northern basin."));
        // Nothing carries what is not covered.
        QVERIFY(view.setCurrent({JudgementDecision::ofOpinion(2), -1}));
        QVERIFY(summary->marks().isEmpty());
    }

    void stepsPassHeadlinesAndStayAtTheEnds()
    {
        SampleView view;
        view.setSample(abstractive(), {}, {});
        view.setItems(rowsOf(*abstractive()));
        view.step(-1);
        QVERIFY(view.current()->decision == JudgementDecision::ofFact(0, 0));
        view.step(1);
        view.step(1);
        QVERIFY(view.current()->decision == JudgementDecision::ofFact(1, 0));
        for (int i = 0; i < 20; ++i)
            view.step(1);
        QVERIFY(view.current()->decision == JudgementDecision::ofError(2));
    }

    void whatChangedIsSaidBesideASecondOutput()
    {
        SampleView view;
        view.setSample(withSecond(), {}, {});
        view.setItems(rowsOf(*withSecond()));
        const auto* changes = view.findChild<QLabel*>(QStringLiteral("sampleChanges"));
        QVERIFY(!changes->isHidden());
        QCOMPARE(
            changes->text(), QStringLiteral("model-a (self-reflection) vs. model-a: 1 more fact(s) "
                                            "covered · 1 more opinion(s) covered"));
        view.setSample(abstractive(), {}, {});
        QVERIFY(changes->isHidden());
    }

    void changedParagraphsAreSaidInWordsWithTheirNumbers()
    {
        auto sample = abstractive();
        sample->first.system.pattern = kgds::Pattern::Extractive;
        sample->first.output.paragraphs = {kgds::paragraphName(1), kgds::paragraphName(3)};
        sample->second = sample->first;
        sample->second->system.model = QStringLiteral("model-b");
        sample->second->output.paragraphs = {kgds::paragraphName(2), kgds::paragraphName(9)};
        QCOMPARE(changesText(*sample),
            QStringLiteral("model-b vs. model-a: 2 fewer paragraph(s) hit (1, 3)"
                           " · 2 more paragraph(s) wrongly included (2, 9)"));
        std::swap(sample->first, *sample->second);
        QCOMPARE(changesText(*sample),
            QStringLiteral("model-a vs. model-b: 2 more paragraph(s) hit (1, 3)"
                           " · 2 fewer paragraph(s) wrongly included (2, 9)"));
    }

    void whatAModelMadeInTwoPatternsIsToldApart()
    {
        auto sample = abstractive();
        sample->second = sample->first;
        sample->second->system.pattern = kgds::Pattern::Extractive;
        QVERIFY2(changesText(*sample).startsWith(
                     QStringLiteral("model-a, EBS-AOS vs. model-a, ABS-AOS: ")),
            qPrintable(changesText(*sample)));
    }

    void aParagraphThatIsNotThereIsSaidAtTheTopToo()
    {
        auto sample = abstractive();
        sample->first.system.pattern = kgds::Pattern::Extractive;
        sample->first.output.paragraphs = {
            kgds::paragraphName(1), kgds::paragraphName(99), QStringLiteral("the end")};
        SampleView view;
        view.setSample(sample, {}, {});
        const auto* summary = view.findChild<SpanTextView*>(QStringLiteral("sampleSummary"));
        QCOMPARE(summary->texts().first(),
            QStringLiteral("1, 99, the end\nNot in the article: 99, the end"));
        QStringList remarks;
        for (const ElidedLabel* label : view.findChildren<ElidedLabel*>())
            remarks.append(label->text());
        QVERIFY(remarks.contains(QStringLiteral("[99], [the end] not in the article")));
    }

    void boldTextIsShownWithoutItsAsterisksAndMarkedInItsPlace()
    {
        auto sample = abstractive();
        sample->first.output.background = QStringLiteral(
            "**Background:** A harbour strike is **in its second week**. It **rains.");
        ShownVerdicts& verdicts = sample->first.verdicts.first();
        verdicts.reasons.insert(JudgementDecision::ofFact(0, 0),
            QStringLiteral("It says \u201cis **in its second week**\u201d."));
        SampleView view;
        view.setSample(sample, {}, {});
        view.setItems(rowsOf(*sample));
        const auto* summary = view.findChild<SpanTextView*>(QStringLiteral("sampleSummary"));
        QCOMPARE(summary->texts().first(),
            QStringLiteral("Background: A harbour strike is in its second week. It **rains."));
        QCOMPARE(summary->marks().size(), 1);
        const Utf16Span span = summary->marks().first().place.span;
        QCOMPARE(summary->texts().first().mid(span.start, span.length),
            QStringLiteral("is in its second week"));
        // What is stored stays as it was written.
        QVERIFY(view.sample()->first.output.background.startsWith(QLatin1String("**")));
    }

    void whatNobodyWasAskedAboutIsNotCalledUnanswered()
    {
        auto sample = abstractive();
        sample->first.verdicts.clear();
        for (const JudgedItemRow& row : rowsOf(*sample)) {
            if (!row.isHeadline)
                QCOMPARE(verdictWord(row), QStringLiteral("not judged yet"));
        }
        const ItemRef item{JudgementDecision::ofOpinion(0), -1};
        const DecisionText text = judgementText(*sample, item);
        QCOMPARE(text.title, QStringLiteral("Not judged yet"));
        QVERIFY(!text.subjects.isEmpty());
        QVERIFY(openJudgementText(*sample).contains(QStringLiteral("not been judged yet")));
        // One that was asked and gave no answer did not answer.
        sample = abstractive();
        ShownVerdicts& verdicts = sample->first.verdicts.first();
        verdicts.judgement.opinions[0] = kgds::Conclusion::None;
        QCOMPARE(judgementText(*sample, item).title, QStringLiteral("Not judged"));
        QCOMPARE(openJudgementText(*sample), QString());
        verdicts.isComplete = false;
        QCOMPARE(judgementText(*sample, item).title, QStringLiteral("Not judged yet"));
        QVERIFY(openJudgementText(*sample).contains(kVerifier));
        sample->verifier = QStringLiteral("another");
        QCOMPARE(openJudgementText(*sample),
            QStringLiteral("another has not judged this output. Judges that have: verifier."));
    }

    void nothingStandsBesideFactsOfWhatOnlyChoseParagraphs()
    {
        auto sample = withSecond();
        const ItemRef fact{JudgementDecision::ofFact(0, 0), -1};
        const ItemRef opinion{JudgementDecision::ofOpinion(0), -1};
        QVERIFY(!besideText(*sample, fact).title.isEmpty());
        sample->second->system.pattern = kgds::Pattern::Extractive;
        sample->second->verdicts.first().judgement.facts.clear();
        QVERIFY(besideText(*sample, fact).title.isEmpty());
        QVERIFY(!besideText(*sample, opinion).title.isEmpty());
        for (const JudgedItemRow& row : rowsOf(*sample)) {
            if (!row.isHeadline)
                QCOMPARE(row.beside.has_value(), row.decision.kind != kgds::JudgementKind::Fact);
        }
    }

    void theCurrentItemStaysInSight()
    {
        SampleView view;
        view.resize(900, 700);
        view.setSample(abstractive(), {}, {});
        view.setItems(rowsOf(*abstractive()));
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QVERIFY(view.setCurrent({JudgementDecision::ofError(2), -1}));
        const auto isInSight = [&view] {
            return view.list()->viewport()->rect().contains(
                view.list()->visualRect(view.list()->currentIndex()));
        };
        QTRY_VERIFY(isInSight());
        view.resize(900, 260);
        QTRY_VERIFY(isInSight());
        // The same item of another output.
        view.list()->scrollToTop();
        const auto other = withSecond();
        view.setSample(other, {}, {});
        view.setItems(rowsOf(*other));
        QVERIFY(view.current()->decision == JudgementDecision::ofError(2));
        QTRY_VERIFY(isInSight());
    }

    void figuresAreLeftOutWholeWhereThereIsNoRoom()
    {
        SampleView view;
        const QString figures =
            QStringLiteral("OP-GM 53.45 % \u00b7 KBSAF-F1 85.71 % \u00b7 CAO-R 33.33 %");
        view.setSample(abstractive(), figures, {});
        view.show();
        const auto remarks = [&view] {
            QStringList all;
            for (const ElidedLabel* label : view.findChildren<ElidedLabel*>())
                all.append(label->text());
            return all;
        };
        view.resize(1800, 600);
        QTRY_VERIFY(remarks().contains(figures));
        view.resize(760, 600);
        QTRY_VERIFY(!remarks().contains(figures));
        QVERIFY(!remarks().filter(QStringLiteral("CAO-R 33.33 %")).isEmpty());
    }

    void feedbackNamesItsJudge()
    {
        auto sample = abstractive();
        LoneVerdict feedback;
        feedback.judge = QStringLiteral("judge-x");
        sample->first.alone.append(feedback);
        feedback.way = 1;
        sample->first.alone.append(feedback);
        const QList<JudgedItemRow> rows = rowsOf(*sample);
        QCOMPARE(rows.at(rows.size() - 2).text,
            QStringLiteral("judge-x, shown the experts' paragraphs first"));
        QCOMPARE(rows.last().text, QStringLiteral("judge-x, shown the system's paragraphs first"));
    }

    void hostileTextsAreShownAsTheyAre()
    {
        auto sample = abstractive();
        sample->first.output.background =
            QStringLiteral("<b>x</b>\u202e\0 &amp;") + QString(5000, u'x');
        sample->record.article[0].text = QStringLiteral("<img src=x>\n\tA");
        sample->first.output.opinions.clear();
        SampleView view;
        view.resize(900, 500);
        view.setSample(sample, {}, {});
        view.setItems(rowsOf(*sample));
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QVERIFY(!view.grab().isNull());
    }
};

TANDEM_TEST(TestSampleView, QApplication)
#include "tst_sampleview.moc"
