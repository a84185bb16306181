#include "views/compare/itemfates.h"

#include "opinionfixture.h"
#include "projectfixture.h"
#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/excluding.h"
#include "storage/repositories/factmasks.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;

namespace {

using P = ProjectFixture;

FateQuery queryOf(Database& database, std::optional<QDateTime> until = {})
{
    return {P::take(PeopleRepository(database).all()), until};
}

QList<FunnelItem> fates(Database& database, SampleId sample, std::optional<QDateTime> until = {})
{
    return P::take(itemFates(database, sample, queryOf(database, until)));
}

/// "number stage" of each item of a step, e.g. "1 Supporting".
QStringList stages(const QList<FunnelItem>& items, Step step)
{
    static const QMap<FunnelStage, const char*> words{{FunnelStage::Unassigned, "unassigned"},
        {FunnelStage::Open, "open"}, {FunnelStage::Undecided, "undecided"},
        {FunnelStage::Boundary, "boundary"}, {FunnelStage::Supporting, "supporting"},
        {FunnelStage::Nonsupporting, "nonsupporting"}, {FunnelStage::OpenFacts, "open"},
        {FunnelStage::UndecidedFacts, "undecided"}, {FunnelStage::RemovedFacts, "removed"},
        {FunnelStage::OrphanFacts, "orphan"}, {FunnelStage::RepeatedFacts, "repeated"},
        {FunnelStage::MaskedFacts, "masked"}, {FunnelStage::KeyFacts, "key"},
        {FunnelStage::OtherFacts, "other"}, {FunnelStage::NonsupportingFacts, "nonsupporting"},
        {FunnelStage::OpenOpinions, "open"}, {FunnelStage::DroppedOpinions, "dropped"},
        {FunnelStage::KeptOpinions, "kept"}};
    QStringList all;
    for (const FunnelItem& item : items) {
        if (stepOf(item.stage) == step)
            all.append(QStringLiteral("%1 %2")
                           .arg(item.number)
                           .arg(QLatin1String(words.value(item.stage))));
    }
    return all;
}

QString reasonOf(const QList<FunnelItem>& items, const char* text)
{
    for (const FunnelItem& item : items) {
        if (item.text.contains(QLatin1String(text)))
            return item.reason;
    }
    return {};
}

/// A point in time that everything done so far was before, and everything done from now on is
/// after.
QDateTime moment()
{
    const qint64 now = QDateTime::currentMSecsSinceEpoch() + 2;
    if (!QTest::qWaitFor([now] { return QDateTime::currentMSecsSinceEpoch() > now + 1; }))
        qFatal("The clock stands still.");
    return QDateTime::fromMSecsSinceEpoch(now, Qt::UTC);
}

/// A labelled sample: paragraph 1 supporting with a key and another fact, paragraph 2 not.
SampleId addLabelled(ProjectFixture& fixture)
{
    using kgds::FactType;
    kgds::SampleRecord record;
    record.article = {{1, QStringLiteral("Gold one."), kgds::ParagraphLabel::Supporting, {}, {}},
        {2, QStringLiteral("Gold two."), kgds::ParagraphLabel::Nonsupporting, {}, {}}};
    record.discussion = {{QStringLiteral("Ann"), QStringLiteral("Well."), {}}};
    record.opinions = {QStringLiteral("Ann likes **gold**.")};
    record.supportingFacts = {{1,
        {{QStringLiteral("Gold is key."), FactType::KeyBackSupporting, {}},
            {QStringLiteral("Gold is yellow."), FactType::NonKeyBackSupporting, {}}},
        {}}};
    return P::take(SampleRecords(fixture.database()).addRecord(record));
}

QStringList textsOf(const QList<FunnelItem>& lines)
{
    QStringList texts;
    for (const FunnelItem& line : lines)
        texts.append(line.text + QLatin1String(" / ") + line.reason);
    return texts;
}

} // namespace

/// What became of paragraphs, facts and opinions; what is open stays hidden.
class TestItemFates final : public QObject
{
    Q_OBJECT

private slots:
    void paragraphsGoWithTheirReason()
    {
        ProjectFixture fixture(2);
        const SampleId sample = fixture.samples.first();
        QCOMPARE(stages(fates(fixture.database(), sample), Step::Paragraphs).first(),
            QStringLiteral("1 open"));
        fixture.close(sample, QStringLiteral("ynyny"), QStringLiteral("ynnyy"));
        const auto items = fates(fixture.database(), sample);
        QCOMPARE(stages(items, Step::Paragraphs),
            (QStringList{QStringLiteral("1 supporting"), QStringLiteral("2 nonsupporting"),
                QStringLiteral("3 boundary"), QStringLiteral("4 boundary"),
                QStringLiteral("5 supporting")}));
        const QString why = reasonOf(items, "Paragraph 3");
        QVERIFY2(why.startsWith(QStringLiteral("Ada says yes, Ben says no; removed by the strict")),
            qPrintable(why));
        QVERIFY(why.contains(QString::number(QDate::currentDate().day())));
        QVERIFY(reasonOf(items, "Paragraph 2").startsWith(QStringLiteral("both say no")));
    }

    void anAdjudicatedSampleNamesNoSideBeforeItIsSettled()
    {
        ProjectFixture fixture(1);
        fixture.setRule(ConsistencyRule::Adjudication);
        const SampleId sample = fixture.samples.first();
        fixture.close(sample, QStringLiteral("ynyny"), QStringLiteral("ynnyy"));
        ComparisonRepository comparisons(fixture.database());
        const Round round = fixture.round(sample);
        const auto compared = P::take(comparisons.compare(round.id));
        P::check(comparisons.decide(round.id, compared.items.at(2).item, Outcome::Supporting,
            fixture.lea, QStringLiteral("It names the port.")));
        auto items = fates(fixture.database(), sample);
        QCOMPARE(stages(items, Step::Paragraphs).at(3), QStringLiteral("4 undecided"));
        QString why = reasonOf(items, "Paragraph 3");
        QVERIFY2(why.startsWith(QStringLiteral("the two differ; decided by Lea")), qPrintable(why));
        QVERIFY(why.endsWith(QStringLiteral("It names the port.")));
        for (const FunnelItem& item : std::as_const(items))
            QVERIFY(!item.reason.contains(QStringLiteral("Ada")));
        P::check(comparisons.decide(round.id, compared.items.at(3).item, Outcome::Boundary,
            fixture.lea, QStringLiteral("Unclear.")));
        P::take(RoundRepository(fixture.database()).settle(round.id, fixture.lea));
        items = fates(fixture.database(), sample);
        QVERIFY(reasonOf(items, "Paragraph 3").startsWith(QStringLiteral("Ada says yes")));
    }

    void factsGoOnFromTheParagraphsThatAreLeft()
    {
        ProjectFixture fixture(1);
        Database& database = fixture.database();
        const SampleId sample = fixture.samples.first();
        fixture.close(sample, QStringLiteral("ynyyy"), QStringLiteral("ynyyy"));
        const auto first = fixture.addFacts(sample, 1,
            {QStringLiteral("Ships wait."), QStringLiteral("Ships do wait."),
                QStringLiteral("Cranes rest."), QStringLiteral("Old news.")});
        fixture.addFacts(sample, 2, {QStringLiteral("Rain falls."), QStringLiteral("Ships sail.")});
        FactEdits edits(database);
        P::check(edits.setRepeats(first.at(1), first.at(0), fixture.lea));
        P::check(edits.remove(first.at(3), fixture.lea));
        auto items = fates(database, sample);
        QCOMPARE(stages(items, Step::KeyFacts),
            (QStringList{QStringLiteral("1 open"), QStringLiteral("2 repeated"),
                QStringLiteral("3 open"), QStringLiteral("4 nonsupporting"),
                QStringLiteral("5 nonsupporting"), QStringLiteral("0 removed")}));
        QVERIFY(
            reasonOf(items, "Ships do").startsWith(QStringLiteral("marked as repeated by Lea")));
        QVERIFY(reasonOf(items, "Old news").startsWith(QStringLiteral("removed by Lea")));
        P::take(RoundRepository(database).assign(
            sample, {fixture.ada, fixture.ben}, fixture.lea, Step::KeyFacts));
        fixture.answer(sample, fixture.ada, QStringLiteral("yn"), {}, 1, Step::KeyFacts);
        fixture.submit(sample, fixture.ada, Step::KeyFacts);
        items = fates(database, sample);
        QCOMPARE(stages(items, Step::KeyFacts).at(0), QStringLiteral("1 open"));
        QCOMPARE(reasonOf(items, "Cranes"), QStringLiteral("being judged blind"));
        fixture.answer(sample, fixture.ben, QStringLiteral("yy"), {}, 1, Step::KeyFacts);
        fixture.submit(sample, fixture.ben, Step::KeyFacts);
        items = fates(database, sample);
        QCOMPARE(stages(items, Step::KeyFacts).at(0), QStringLiteral("1 key"));
        QCOMPARE(stages(items, Step::KeyFacts).at(2), QStringLiteral("3 other"));
        QVERIFY(reasonOf(items, "Cranes").startsWith(QStringLiteral("Ada says no, Ben says yes")));
    }

    void opinionsAreNotThereWhileTheyAreWritten()
    {
        OpinionFixture fixture;
        fixture.write(fixture.base.ada, 1, fixture.work(1, {QStringLiteral("Zebras run.")}));
        QVERIFY(stages(fates(fixture.database(), fixture.sample), Step::Opinions).isEmpty());
        const auto lines =
            P::take(wholeSample(fixture.database(), fixture.sample, queryOf(fixture.database())));
        QVERIFY(!textsOf(lines).join(u'\n').contains(QStringLiteral("Zebras")));
        QVERIFY(textsOf(lines).join(u'\n').contains(QStringLiteral("still being written blind")));
    }

    void opinionsStandAsTheyWereCheckedWithTheirReferences()
    {
        OpinionFixture fixture;
        fixture.close();
        const PersonId ben = fixture.base.ben;
        P::check(fixture.say(1, OpinionFixture::yes(ben)));
        const auto items = fates(fixture.database(), fixture.sample);
        QCOMPARE(stages(items, Step::Opinions).size(), 4);
        QCOMPARE(stages(items, Step::Opinions).first(), QStringLiteral("1 open"));
        const FunnelItem& first = items.at(items.size() - 4);
        QVERIFY(first.text.startsWith(QStringLiteral("Person 1 thinks that Kyle Lowry's")));
        QCOMPARE(first.references.size(), 2);
        QVERIFY2(first.reason.contains(QStringLiteral("Ben,")), qPrintable(first.reason));
        QVERIFY(first.reason.endsWith(QStringLiteral("not settled yet")));
    }

    /// Gold never leaks while it is labelled anew; it stands beside the outcome afterwards.
    void whatWasImportedIsHiddenWhileItIsLabelledAnew()
    {
        ProjectFixture fixture(0);
        Database& database = fixture.database();
        const SampleId sample = addLabelled(fixture);
        const auto said = [&] {
            return textsOf(P::take(wholeSample(database, sample, queryOf(database)))).join(u'\n');
        };
        QVERIFY(said().contains(QStringLiteral("Gold is key.")));
        QCOMPARE(stages(fates(database, sample), Step::KeyFacts),
            (QStringList{QStringLiteral("1 key"), QStringLiteral("2 other")}));
        const QDateTime before = moment();
        P::take(RoundRepository(database).assign(sample, {fixture.ada, fixture.ben}, fixture.lea));
        fixture.answer(sample, fixture.ada, QStringLiteral("ny"));
        fixture.submit(sample, fixture.ada);
        for (const auto& items : {fates(database, sample), fates(database, sample, before)}) {
            QCOMPARE(stages(items, Step::Paragraphs),
                (QStringList{QStringLiteral("1 open"), QStringLiteral("2 open")}));
            QVERIFY(stages(items, Step::KeyFacts).isEmpty());
        }
        QVERIFY(!said().contains(QStringLiteral("Gold is")));
        QVERIFY(!said().contains(QStringLiteral("imported as")));
        fixture.answer(sample, fixture.ben, QStringLiteral("ny"));
        fixture.submit(sample, fixture.ben);
        QVERIFY(said().contains(QStringLiteral("Gold one. / imported as supporting")));
        QVERIFY(said().contains(QStringLiteral("Gold one. / both say no")));
        const QString first = fates(database, sample).first().reason;
        QVERIFY2(first.endsWith(QStringLiteral("; imported as supporting")), qPrintable(first));
        // Which facts were key is told once these are judged anew, and not as of a day before.
        for (const auto& items : {fates(database, sample), fates(database, sample, before)})
            QCOMPARE(stages(items, Step::KeyFacts),
                (QStringList{QStringLiteral("1 open"), QStringLiteral("2 open")}));
        QVERIFY(!said().contains(QStringLiteral("imported as a key fact")));
    }

    void aPastDayIsToldAsItStood()
    {
        ProjectFixture fixture(2);
        Database& database = fixture.database();
        const SampleId sample = fixture.samples.first();
        const QDateTime empty = moment();
        fixture.close(sample, QStringLiteral("ynyny"), QStringLiteral("ynnyy"));
        const QDateTime closed = moment();
        const auto facts =
            fixture.addFacts(sample, 1, {QStringLiteral("Ships wait."), QStringLiteral("Old.")});
        const QDateTime written = moment();
        FactEdits edits(database);
        P::check(edits.remove(facts.at(1), fixture.lea));
        P::check(
            edits.change(facts.at(0), changedTo(QStringLiteral("Ships do wait.")), fixture.lea));
        P::check(SettingAside(database).exclude(fixture.samples.at(1), {}, fixture.lea));
        fixture.setRule(ConsistencyRule::Adjudication);

        QCOMPARE(stages(fates(database, sample, empty), Step::Paragraphs).at(2),
            QStringLiteral("3 open"));
        QCOMPARE(stages(fates(database, sample, closed), Step::Paragraphs).at(2),
            QStringLiteral("3 boundary"));
        QVERIFY(stages(fates(database, sample, closed), Step::KeyFacts).isEmpty());
        const auto then = fates(database, sample, written);
        QCOMPARE(stages(then, Step::KeyFacts),
            (QStringList{QStringLiteral("1 open"), QStringLiteral("2 open")}));
        QCOMPARE(then.at(5).text, QStringLiteral("Ships wait."));
        QCOMPARE(
            stages(fates(database, sample), Step::Paragraphs).at(2), QStringLiteral("3 undecided"));
        // The sides are not named now, so they are not named of then either.
        for (const FunnelItem& item : then)
            QVERIFY(!item.reason.contains(QStringLiteral("Ada")));
        const auto counts = [&](std::optional<QDateTime> until) {
            return P::take(countFates(
                database, queryOf(database, until), std::make_shared<std::atomic_bool>(false)));
        };
        QCOMPARE(countIn(counts(empty), FunnelStage::Open), 10);
        QCOMPARE(countIn(counts(closed), FunnelStage::All), 10);
        QCOMPARE(countIn(counts(closed), FunnelStage::Boundary), 2);
        QCOMPARE(countIn(counts({}), FunnelStage::All), 5);
    }

    void theFunnelOfTheProjectIsTheSumOverItsSamples()
    {
        ProjectFixture fixture(3);
        Database& database = fixture.database();
        fixture.close(fixture.samples.at(0), QStringLiteral("ynyny"), QStringLiteral("ynnyy"));
        addLabelled(fixture);
        const FunnelCounts counts = P::take(
            countFates(database, queryOf(database), std::make_shared<std::atomic_bool>(false)));
        const Funnel funnel = P::take(ComparisonRepository(database).funnel());
        QCOMPARE(countIn(counts, FunnelStage::All), funnel.all);
        QCOMPARE(countIn(counts, FunnelStage::Open), funnel.open);
        QCOMPARE(countIn(counts, FunnelStage::Boundary), funnel.boundary);
        QCOMPARE(countIn(counts, FunnelStage::Supporting), funnel.supporting);
        QCOMPARE(countIn(counts, FunnelStage::Nonsupporting), funnel.nonsupporting);
        QCOMPARE(countIn(counts, FunnelStage::KeptFacts), 2);
        QCOMPARE(countIn(counts, FunnelStage::KeptOpinions), 1);
    }

    void aSampleAsAWholeStandsUnderHeadings()
    {
        ProjectFixture fixture(1);
        const SampleId sample = fixture.samples.first();
        fixture.close(sample, QStringLiteral("yyyyy"), QStringLiteral("yyyyy"));
        fixture.addFacts(sample, 2, {QStringLiteral("Ships wait.")});
        const auto lines =
            P::take(wholeSample(fixture.database(), sample, queryOf(fixture.database())));
        QStringList headings;
        for (const FunnelItem& line : lines) {
            if (line.kind == FunnelItem::Kind::Heading)
                headings.append(line.text);
        }
        QCOMPARE(headings, (QStringList{QStringLiteral("Article"), QStringLiteral("Discussion"),
                               QStringLiteral("History")}));
        QCOMPARE(lines.at(3).text, QStringLiteral("Ships wait."));
        const QString all = textsOf(lines).join(u'\n');
        QVERIFY(all.contains(QStringLiteral("Person 1: I liked the first one.")));
        QVERIFY(all.contains(QStringLiteral("Lea assigned the paragraphs")));
        QVERIFY(all.contains(QStringLiteral("Ben submitted the paragraphs")));
    }
};

TANDEM_TEST(TestItemFates, QCoreApplication)
#include "tst_itemfates.moc"
