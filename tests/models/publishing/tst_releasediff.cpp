#include "models/publishing/releasediff.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;
using namespace tandem::publishing;
using namespace tandem::kgds;

namespace {

const QString kId = QStringLiteral("s1");

/// Paragraphs A, B, C with these labels (s, n), or left out (-).
ReleasedSample sampleWith(const QString& labels, const QString& id = kId)
{
    ReleasedSample sample{id, QStringLiteral("test"), {}};
    for (qsizetype i = 0; i < labels.size(); ++i) {
        if (labels.at(i) == u'-')
            continue;
        ParagraphRecord paragraph;
        paragraph.index = int(sample.record.article.size()) + 1;
        paragraph.text = QString(QChar(u'A' + ushort(i)));
        paragraph.label =
            labels.at(i) == u's' ? ParagraphLabel::Supporting : ParagraphLabel::Nonsupporting;
        sample.record.article.append(paragraph);
    }
    sample.record.discussion = {{QStringLiteral("P"), QStringLiteral("About ") + id, {}}};
    return sample;
}

LabelBasis basisOf(const QString& outcome, const QString& by, const QString& a, const QString& b)
{
    return {
        outcome, by, {{QStringLiteral("annotator_1"), a}, {QStringLiteral("annotator_2"), b}}, 1};
}

void setBasis(Release& release, const QString& text, const LabelBasis& basis)
{
    release.bases.insert(Release::basisKey(kId, QStringLiteral("paragraphs"), text), basis);
}

const QString kYes = QStringLiteral("yes");
const QString kNo = QStringLiteral("no");
const QString kAgreed = QStringLiteral("agreement");

} // namespace

class TestReleaseDiff : public QObject
{
    Q_OBJECT

private slots:
    void nothingDiffersFromItself()
    {
        const Release release{{sampleWith(QStringLiteral("sns"))}, {}};
        const ReleaseDiff diff = releaseDiff(release, release);
        QVERIFY(diff.changes.isEmpty());
        QCOMPARE(diff.pairs.size(), 1);
        QVERIFY(diff.added.isEmpty() && diff.removed.isEmpty() && diff.movedSplits.isEmpty());
    }

    void samplesAreTheSameByTheirIdOrTheirDiscussion()
    {
        const Release before{{sampleWith(QStringLiteral("s"), QStringLiteral("a")),
                                 sampleWith(QStringLiteral("s"), QStringLiteral("b"))},
            {}};
        Release after{{sampleWith(QStringLiteral("s"), QStringLiteral("c")),
                          sampleWith(QStringLiteral("s"), QStringLiteral("b"))},
            {}};
        after.samples[1].id.clear(); // only the discussion says that it is b
        after.samples[1].split = QStringLiteral("train");
        const ReleaseDiff diff = releaseDiff(before, after);
        QCOMPARE(diff.pairs, (QList<SamplePair>{{1, 1}}));
        QCOMPARE(diff.removed, QList<qsizetype>{1});
        QCOMPARE(diff.added, QList<qsizetype>{1});
        QCOMPARE(diff.movedSplits, (QList<SamplePair>{{2, 2}}));
    }

    void samplesThatShareADiscussionAreToldApartByTheirArticles()
    {
        Release before{{sampleWith(QStringLiteral("s-")), sampleWith(QStringLiteral("-s")),
                           sampleWith(QStringLiteral("nn"))},
            {}};
        Release after{{sampleWith(QStringLiteral("-s")), sampleWith(QStringLiteral("n-n")),
                          sampleWith(QStringLiteral("s-"))},
            {}};
        for (Release* release : {&before, &after}) {
            for (ReleasedSample& sample : release->samples)
                sample.id.clear();
        }
        const ReleaseDiff diff = releaseDiff(before, after);
        QCOMPARE(diff.pairs, (QList<SamplePair>{{0, 2}, {1, 0}, {2, 1}}));
        QVERIFY(diff.added.isEmpty() && diff.removed.isEmpty());
    }

    void reasonsAreToldByTheAnswers_data()
    {
        QTest::addColumn<QString>("firstBefore");
        QTest::addColumn<QString>("firstAfter");
        QTest::addColumn<QString>("byBefore");
        QTest::addColumn<QString>("byAfter");
        QTest::addColumn<QString>("reason");
        QTest::newRow("answers") << kYes << kNo << kAgreed << kAgreed << "answers";
        QTest::newRow("decision") << kYes << kYes << "rule"
                                  << "adjudication"
                                  << "decision";
        QTest::newRow("rule") << kYes << kYes << "adjudication"
                              << "rule"
                              << "rule";
        QTest::newRow("nothing known") << kYes << kYes << kAgreed << kAgreed << "unknown";
    }
    void reasonsAreToldByTheAnswers()
    {
        QFETCH(QString, firstBefore);
        QFETCH(QString, firstAfter);
        QFETCH(QString, byBefore);
        QFETCH(QString, byAfter);
        QFETCH(QString, reason);
        Release before{{sampleWith(QStringLiteral("sns"))}, {}};
        Release after{{sampleWith(QStringLiteral("nns"))}, {}};
        setBasis(before, QStringLiteral("A"),
            basisOf(QStringLiteral("supporting"), byBefore, firstBefore, kYes));
        setBasis(after, QStringLiteral("A"),
            basisOf(QStringLiteral("nonsupporting"), byAfter, firstAfter, kYes));
        const ReleaseDiff diff = releaseDiff(before, after);
        QCOMPARE(diff.changes.size(), 1);
        const LabelChange& change = diff.changes.first();
        QCOMPARE(change.was, QStringLiteral("supporting"));
        QCOMPARE(change.is, QStringLiteral("nonsupporting"));
        QCOMPARE(changeReasonKey(change.reason), reason);
    }

    void answersOfTheSameTimesAreOfTheSamePeople()
    {
        Release before{{sampleWith(QStringLiteral("s-"))}, {}};
        Release after{{sampleWith(QStringLiteral("ss"))}, {}};
        LabelBasis basis = basisOf(QStringLiteral("boundary"), QStringLiteral("rule"), kYes, kNo);
        basis.times = {{QStringLiteral("annotator_1"), QStringLiteral("t1")},
            {QStringLiteral("annotator_2"), QStringLiteral("t2")}};
        setBasis(before, QStringLiteral("B"), basis);
        LabelBasis decided{QStringLiteral("supporting"), QStringLiteral("adjudication"),
            {{QStringLiteral("annotator_2"), kYes}, {QStringLiteral("annotator_3"), kNo}}, 1,
            {{QStringLiteral("annotator_2"), QStringLiteral("t1")},
                {QStringLiteral("annotator_3"), QStringLiteral("t2")}}};
        setBasis(after, QStringLiteral("B"), decided);
        const ReleaseDiff diff = releaseDiff(before, after);
        QCOMPARE(diff.changes.size(), 1);
        QCOMPARE(diff.changes.first().reason, ChangeReason::Decision);
        QCOMPARE(diff.renamed.size(), 2);
        QCOMPARE(diff.renamed.value(QStringLiteral("annotator_2")), QStringLiteral("annotator_3"));
        QVERIFY(releaseDiffReport(diff, {}).lines.join(u'\n').contains(
            QStringLiteral("annotator_1 → annotator_2")));
    }

    void factsThatWaitForAdjudicationLeftBecauseOfTheRule()
    {
        Release before{{sampleWith(QStringLiteral("s"))}, {}};
        Release after{{sampleWith(QStringLiteral("s"))}, {}};
        before.samples[0].record.supportingFacts = {
            {1, {{QStringLiteral("F"), FactType::NonKeyBackSupporting, {}}}, {}}};
        before.bases.insert(
            Release::basisKey(kId, QStringLiteral("key_facts"), QStringLiteral("F")),
            basisOf(QStringLiteral("non_key"), QStringLiteral("rule"), kYes, kNo));
        QCOMPARE(releaseDiff(before, after).changes.first().reason, ChangeReason::Rule);
        // Where the rest of its round is there, the fact was removed.
        after.bases.insert(Release::basisKey(kId, QStringLiteral("key_facts"), QStringLiteral("G")),
            basisOf(QStringLiteral("key"), kAgreed, kYes, kYes));
        QCOMPARE(releaseDiff(before, after).changes.first().reason, ChangeReason::Text);
    }

    void samplesWithTheSameDiscussionArePairedInTheirOrder()
    {
        Release before{{sampleWith(QStringLiteral("s")), sampleWith(QStringLiteral("n"))}, {}};
        before.samples[0].id.clear();
        before.samples[1].id.clear();
        const ReleaseDiff diff = releaseDiff(before, before);
        QCOMPARE(diff.pairs, (QList<SamplePair>{{0, 0}, {1, 1}}));
    }

    void otherAnnotatorsAreAReason()
    {
        Release before{{sampleWith(QStringLiteral("s"))}, {}};
        Release after{{sampleWith(QStringLiteral("n"))}, {}};
        setBasis(before, QStringLiteral("A"),
            basisOf(QStringLiteral("supporting"), kAgreed, kYes, kYes));
        LabelBasis basis = basisOf(QStringLiteral("nonsupporting"), kAgreed, kYes, kYes);
        basis.answers.insert(QStringLiteral("annotator_3"), kNo);
        setBasis(after, QStringLiteral("A"), basis);
        QCOMPARE(releaseDiff(before, after).changes.first().reason, ChangeReason::Annotators);
    }

    void aParagraphThatLeftIsABoundaryOneWhereTheAnswersSaySo()
    {
        Release before{{sampleWith(QStringLiteral("ss"))}, {}};
        Release after{{sampleWith(QStringLiteral("--"))}, {}};
        setBasis(before, QStringLiteral("A"),
            basisOf(QStringLiteral("supporting"), kAgreed, kYes, kYes));
        setBasis(after, QStringLiteral("A"),
            basisOf(QStringLiteral("boundary"), QStringLiteral("rule"), kYes, kNo));
        const ReleaseDiff diff = releaseDiff(before, after);
        QCOMPARE(diff.changes.size(), 2);
        QCOMPARE(diff.changes.at(0).is, QStringLiteral("boundary"));
        QCOMPARE(diff.changes.at(0).reason, ChangeReason::Answers);
        QCOMPARE(diff.changes.at(1).is, QStringLiteral("absent"));
        QCOMPARE(diff.changes.at(1).reason, ChangeReason::Unknown);
    }

    void factsFollowTheirParagraph()
    {
        Release before{{sampleWith(QStringLiteral("s"))}, {}};
        Release after{{sampleWith(QStringLiteral("n"))}, {}};
        before.samples[0].record.supportingFacts = {
            {1, {{QStringLiteral("F"), FactType::KeyBackSupporting, {}}}, {}}};
        after.samples[0].record.nonsupportingFacts = {{1,
            {{QStringLiteral("F"), FactType::BackNonsupporting, {}},
                {QStringLiteral("G"), FactType::BackNonsupporting, {}}},
            {}}};
        after.samples[0].record.opinions = {QStringLiteral("O")};
        const QList<LabelChange> changes = releaseDiff(before, after).changes;
        QCOMPARE(changes.size(), 4); // the paragraph, F, G, O
        QCOMPARE(changes.at(1).was, QStringLiteral("key"));
        QCOMPARE(changes.at(1).is, QStringLiteral("nonsupporting"));
        QCOMPARE(changes.at(1).reason, ChangeReason::Paragraph);
        QCOMPARE(changes.at(2).reason, ChangeReason::Text);
        QCOMPARE(changes.at(3).task, QStringLiteral("opinions"));
        QCOMPARE(changes.at(3).is, QStringLiteral("present"));
    }

    void outputsAreScoredOnBothVersions()
    {
        // C becomes supporting, A leaves; the system chose A and C.
        const SampleRecord before = sampleWith(QStringLiteral("snn")).record;
        const SampleRecord after = sampleWith(QStringLiteral("-ns")).record;
        QCOMPARE(matchedParagraphs(before, after), (QList<int>{0, 1, 2}));
        JudgedSystem system;
        system.ref.model = QStringLiteral("m");
        JudgedSample sample;
        sample.output =
            SystemOutput{{paragraphName(1), paragraphName(3), QStringLiteral("?")}, {}, {}};
        system.samples = {sample};
        const JudgedSample moved = movedSample(sample, before, after);
        QCOMPARE(moved.output->paragraphs, (QStringList{paragraphName(2), QStringLiteral("?")}));
        const auto scores = rescored({before}, {after}, {{0, 0}}, system);
        QVERIFY(!scores.isEmpty());
        QCOMPARE(scores.first().metric, TableMetric::Recall);
        QCOMPARE(scores.first().before, 1.0); // A of A
        QCOMPARE(scores.first().after, 1.0);  // C of C
        QCOMPARE(scores.at(1).metric, TableMetric::Precision);
        QCOMPARE(scores.at(1).before, 1.0 / 3.0);
        QCOMPARE(scores.at(1).after, 1.0 / 2.0);
        QCOMPARE(scores.at(1).changed, 1);
        QCOMPARE(scores.at(1).n, 1);
    }

    void judgmentsOfFactsAndOpinionsMoveWithTheirTexts()
    {
        SampleRecord before = sampleWith(QStringLiteral("s")).record;
        SampleRecord after = before;
        const auto fact = [](const char* text) {
            return FactRecord{QLatin1String(text), FactType::KeyBackSupporting, {}};
        };
        before.supportingFacts = {{1, {fact("F"), fact("G")}, {}}};
        after.supportingFacts = {{1, {fact("G"), fact("H")}, {}}};
        before.opinions = {QStringLiteral("O"), QStringLiteral("P")};
        after.opinions = {QStringLiteral("P"), QStringLiteral("Q")};
        JudgedSample sample;
        sample.output = SystemOutput{};
        sample.isJudged = true;
        sample.judgement.facts = {{Conclusion::Unknowable, Conclusion::Knowable}};
        sample.judgement.opinions = {Conclusion::Knowable, Conclusion::Unknowable};
        sample.judgement.errors = {std::nullopt, ErrorType::Misattribution};
        const SystemJudgement moved = movedSample(sample, before, after).judgement;
        QCOMPARE(moved.facts, (QList<QList<Conclusion>>{{Conclusion::Knowable, Conclusion::None}}));
        QCOMPARE(moved.opinions, (QList<Conclusion>{Conclusion::Unknowable, Conclusion::None}));
        QCOMPARE(moved.errors.first(), std::optional(ErrorType::Misattribution));
        QVERIFY(!moved.errors.last());
    }

    void theReportSaysWhatChangedAndHowOften()
    {
        const Release before{{sampleWith(QStringLiteral("ssn"))}, {}};
        const Release after{{sampleWith(QStringLiteral("nnn"))}, {}};
        const results::Report report = releaseDiffReport(releaseDiff(before, after), {});
        const auto counts = std::find_if(report.sections.cbegin(), report.sections.cend(),
            [](const results::Section& section) { return section.key == QLatin1String("counts"); });
        QVERIFY(counts != report.sections.cend());
        QCOMPARE(counts->rows.size(), 1);
    }
};

TANDEM_TEST(TestReleaseDiff, QCoreApplication)
#include "tst_releasediff.moc"
