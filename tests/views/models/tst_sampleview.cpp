#include "views/models/sampleview.h"

#include "storage/changes/changeevent.h"
#include "systemfixture.h"
#include "testmain.h"
#include "ui/rows/cardsview.h"
#include "ui/spantextview.h"
#include "views/models/markedarticle.h"

#include <QApplication>
#include <QLabel>
#include <QTest>

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
        QCOMPARE(chosen.at(4).text, kgds::paragraphName(9));
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
        QCOMPARE(changes->text(), QStringLiteral("Facts +1 · Opinions +1"));
        view.setSample(abstractive(), {}, {});
        QVERIFY(changes->isHidden());
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
