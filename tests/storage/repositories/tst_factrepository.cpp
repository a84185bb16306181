#include "projectfixture.h"
#include "storage/database/uuid.h"
#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/factedits.h"
#include "storage/repositories/factevents.h"
#include "storage/repositories/factintake.h"
#include "storage/repositories/factmasks.h"
#include "storage/repositories/factrepository.h"
#include "storage/repositories/factsides.h"
#include "storage/repositories/items.h"
#include "storage/repositories/samplerecords.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;

namespace {

/// Which code a refused edit failed with; none where it was done.
template <typename T>
std::optional<ErrorCode> codeOf(const Expected<T>& result)
{
    return result ? std::nullopt : std::optional(result.error().code);
}

kgds::SampleRecord importedRecord()
{
    kgds::SampleRecord record;
    record.article = {{1, QStringLiteral("One."), kgds::ParagraphLabel::Supporting, {}, {}},
        {2, QStringLiteral("Two."), kgds::ParagraphLabel::Nonsupporting, {}, {}}};
    record.discussion = {{QStringLiteral("P"), QStringLiteral("Said."), {}}};
    record.supportingFacts = {{1,
        {{QStringLiteral("Key."), kgds::FactType::KeyBackSupporting, {}},
            {QStringLiteral("Not key."), kgds::FactType::NonKeyBackSupporting, {}},
            {QStringLiteral("key"), kgds::FactType::IntraRepetitive, {}}},
        {}}};
    record.nonsupportingFacts = {{2,
        {{QStringLiteral("Plain."), kgds::FactType::BackNonsupporting, {}},
            {QStringLiteral("Masked."), kgds::FactType::Masked5, {}},
            {QStringLiteral("Said before."), kgds::FactType::IntraRepetitive, {}}},
        {}}};
    return record;
}

} // namespace

class TestFactRepository : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<ProjectFixture> m_fixture;
    SampleId m_sample;
    QList<ParagraphRow> m_paragraphs;

    FactRepository facts() { return FactRepository(m_fixture->database()); }
    FactEdits edits() { return FactEdits(m_fixture->database()); }
    FactMasks masks() { return FactMasks(m_fixture->database()); }
    FactIntake intake() { return FactIntake(m_fixture->database()); }
    ParagraphId paragraph(int number) const { return m_paragraphs.at(number - 1).id; }
    QStringList texts(int number)
    {
        QStringList found;
        for (const FactRow& fact : ProjectFixture::take(facts().facts(m_sample))) {
            if (fact.paragraphNumber == number)
                found.append(fact.text);
        }
        return found;
    }
    FactRow row(FactId fact) { return ProjectFixture::take(facts().fact(fact)); }
    FactId add(int number, const QString& text)
    {
        return ProjectFixture::take(edits().add(paragraph(number), text, 99, m_fixture->ada));
    }
    ReplyId reply()
    {
        return ReplyId{ProjectFixture::take(m_fixture->database().insert(
            QStringLiteral("INSERT INTO llm_reply (uuid, hash, endpoint, model, request, raw, text,"
                           " http_status, usable, error, currency, at, duration_ms)"
                           " VALUES (?, 'h', 'e', 'm', '{}', x'', '', 200, 1, '', '', 1, 1)"),
            {newUuid()}))};
    }
    QStringList kinds(FactId fact)
    {
        QStringList kinds;
        for (const FactEvent& event : ProjectFixture::take(factEvents(m_fixture->database(), fact)))
            kinds.append(event.kind);
        return kinds;
    }
    void judge(SampleId sample)
    {
        const Round round = ProjectFixture::take(
            RoundRepository(m_fixture->database())
                .assign(sample, {m_fixture->ada, m_fixture->ben}, m_fixture->lea, Step::KeyFacts));
        const auto items =
            ProjectFixture::take(itemsOf(m_fixture->database(), sample, Step::KeyFacts));
        ProjectFixture::take(AnswerRepository(m_fixture->database())
                                 .record({round.id, m_fixture->ada, items.constFirst().id,
                                     {YesNo::Yes, false, {}}, 10}));
    }

private slots:
    void init()
    {
        m_fixture = std::make_unique<ProjectFixture>();
        m_sample = m_fixture->samples.constFirst();
        m_paragraphs =
            ProjectFixture::take(SampleRepository(m_fixture->database()).paragraphs(m_sample));
        m_fixture->close(m_sample, QStringLiteral("yynny"), QStringLiteral("yynnn"));
    }

    void sidesAreRefusedWhileTheRoundIsOpen()
    {
        const auto open = FactSides(m_fixture->database()).of(m_fixture->samples.at(1));
        QCOMPARE(codeOf(open), ErrorCode::Refused);
        QVERIFY(open.error().sentence().contains(QStringLiteral("still being labelled")));
        const SampleId nobody =
            m_fixture->addSample({{}, {}, {}, {QStringLiteral("P.")}, {}}, false);
        QVERIFY(FactSides(m_fixture->database())
                    .of(nobody)
                    .error()
                    .remedy.contains(QStringLiteral("Assign")));
    }

    void sidesFollowTheOutcomeWithoutBoundaryParagraphs()
    {
        const auto sides = FactSides(m_fixture->database()).of(m_sample);
        QVERIFY(sides);
        QVERIFY(sides->fromRound);
        QCOMPARE(sides->supporting.size(), 2);
        QCOMPARE(sides->nonsupporting.size(), 2);
        QCOMPARE(sides->sideOf(paragraph(1)), std::optional(true));
        QCOMPARE(sides->sideOf(paragraph(3)), std::optional(false));
        QCOMPARE(sides->sideOf(paragraph(5)), std::optional<bool>());
        QCOMPARE(codeOf(edits().add(paragraph(5), QStringLiteral("No."), 0, m_fixture->ada)),
            ErrorCode::Refused);
    }

    void sidesAreRefusedWhileADecisionIsMissing()
    {
        m_fixture->setRule(ConsistencyRule::Adjudication);
        const auto sides = FactSides(m_fixture->database()).of(m_sample);
        QCOMPARE(codeOf(sides), ErrorCode::Refused);
        QVERIFY(sides.error().remedy.contains(QStringLiteral("5")));
    }

    void factsStandByParagraphAndPlaceAndAreNumberedOverBothSides()
    {
        add(3, QStringLiteral("D."));
        add(1, QStringLiteral("A."));
        add(1, QStringLiteral("C."));
        ProjectFixture::take(edits().add(paragraph(1), QStringLiteral(" B. "), 1, m_fixture->ada));
        QCOMPARE(texts(1),
            QStringList({QStringLiteral("A."), QStringLiteral("B."), QStringLiteral("C.")}));
        const auto nonsupporting = ProjectFixture::take(facts().facts(m_sample, false));
        QCOMPARE(nonsupporting.size(), 1);
        QCOMPARE(nonsupporting.constFirst().number, 4);
        QCOMPARE(ProjectFixture::take(facts().facts(m_sample, true)).size(), 3);
        const auto items = itemsOf(m_fixture->database(), m_sample, Step::KeyFacts);
        QCOMPARE(items->size(), 3);
        QCOMPARE(items->at(1).text, QStringLiteral("B."));
    }

    void textsAreChecked()
    {
        QCOMPARE(codeOf(edits().add(paragraph(1), QStringLiteral("  "), 0, m_fixture->ada)),
            ErrorCode::InvalidInput);
        QCOMPARE(
            codeOf(edits().add(paragraph(1), QString(2001, QLatin1Char('x')), 0, m_fixture->ada)),
            ErrorCode::TooLarge);
        QVERIFY(edits().add(paragraph(1), QString(2000, QLatin1Char('x')), 0, m_fixture->ada));
    }

    void aParagraphHasAtMostTwoHundredFacts()
    {
        QStringList many;
        for (int i = 0; i < kMaxFactsPerParagraph; ++i)
            many.append(QStringLiteral("Fact %1.").arg(i));
        QVERIFY(intake().addFromReply(paragraph(1), many, reply()));
        QCOMPARE(codeOf(edits().add(paragraph(1), QStringLiteral("More."), 0, m_fixture->ada)),
            ErrorCode::TooLarge);
    }

    void splittingKeepsTheSourceAndTheHistory()
    {
        const ReplyId source = reply();
        const auto made = ProjectFixture::take(
            intake().addFromReply(paragraph(1), {QStringLiteral("A and B.")}, source));
        const QString second = newUuid();
        ProjectFixture::check(edits().change(made.constFirst(),
            splitInto({{{}, QStringLiteral("A.")}, {second, QStringLiteral("B.")}}),
            m_fixture->ada));
        const QList<FactId> parts{made.constFirst(), ProjectFixture::take(facts().byUuid(second))};
        QCOMPARE(texts(1), QStringList({QStringLiteral("A."), QStringLiteral("B.")}));
        for (const FactId part : parts) {
            QCOMPARE(row(part).origin, FactOrigin::Llm);
            QVERIFY(!row(part).replyUuid.isEmpty());
            QVERIFY(row(part).edited);
        }
        QCOMPARE(
            kinds(parts.at(0)), QStringList({QStringLiteral("created"), QStringLiteral("split")}));
        QCOMPARE(kinds(parts.at(1)), QStringList{QStringLiteral("split off")});
        const auto history = ProjectFixture::take(factEvents(m_fixture->database(), parts.at(0)));
        QCOMPARE(history.at(0).after, QStringLiteral("A and B."));
        QVERIFY(!history.at(0).replyUuid.isEmpty());
        QCOMPARE(history.at(1).by, m_fixture->ada);
        QCOMPARE(history.at(1).before, QStringLiteral("A and B."));
        QCOMPARE(history.at(1).after, QStringLiteral("A."));
    }

    void mergingKeepsTheFirst()
    {
        const FactId a = add(1, QStringLiteral("A."));
        const FactId b = add(1, QStringLiteral("B."));
        const FactId c = add(2, QStringLiteral("C."));
        QCOMPARE(codeOf(edits().change(
                     a, mergedWith(row(c).uuid, QStringLiteral("A. C.")), m_fixture->ada)),
            ErrorCode::InvalidInput);
        QVERIFY(
            edits().change(a, mergedWith(row(b).uuid, QStringLiteral("A. B.")), m_fixture->ada));
        QCOMPARE(texts(1), QStringList{QStringLiteral("A. B.")});
        QCOMPARE(kinds(b).constLast(), QStringLiteral("merged"));
        QCOMPARE(row(b).number, 0);
    }

    void anEditThatIsTakenBackLeavesTheFactUnedited()
    {
        const auto made = ProjectFixture::take(
            intake().addFromReply(paragraph(1), {QStringLiteral("A.")}, reply()));
        QVERIFY(!row(made.constFirst()).edited);
        QVERIFY(edits().change(made.constFirst(), changedTo(QStringLiteral("B.")), m_fixture->ada));
        QVERIFY(row(made.constFirst()).edited);
        QVERIFY(edits().change(made.constFirst(), changedTo(QStringLiteral("A.")), m_fixture->ada));
        QVERIFY(!row(made.constFirst()).edited);
        QCOMPARE(kinds(made.constFirst()).size(), 3);
    }

    void movingIsToldOfTheFactThatWasCarried()
    {
        const FactId a = add(1, QStringLiteral("A."));
        const FactId b = add(1, QStringLiteral("B."));
        const FactId c = add(1, QStringLiteral("C."));
        QVERIFY(edits().change(a, movedTo(2), m_fixture->ada));
        QCOMPARE(texts(1),
            QStringList({QStringLiteral("B."), QStringLiteral("C."), QStringLiteral("A.")}));
        QCOMPARE(kinds(a).constLast(), QStringLiteral("moved"));
        QCOMPARE(kinds(b).size(), 1);
        QCOMPARE(kinds(c).size(), 1);
        const auto event = ProjectFixture::take(factEvents(m_fixture->database(), a)).constLast();
        QCOMPARE(event.before, QStringLiteral("1"));
        QCOMPARE(event.after, QStringLiteral("3"));
        QCOMPARE(codeOf(edits().change(a, movedTo(3), m_fixture->ada)), ErrorCode::NotFound);
    }

    void removedFactsComeBackWhereTheyStood()
    {
        add(1, QStringLiteral("A."));
        const FactId b = add(1, QStringLiteral("B."));
        add(1, QStringLiteral("C."));
        QVERIFY(edits().remove(b, m_fixture->ada));
        QCOMPARE(texts(1), QStringList({QStringLiteral("A."), QStringLiteral("C.")}));
        QCOMPARE(codeOf(edits().change(b, changedTo(QStringLiteral("X.")), m_fixture->ada)),
            ErrorCode::Refused);
        QVERIFY(edits().restore(b, m_fixture->ada));
        QCOMPARE(texts(1),
            QStringList({QStringLiteral("A."), QStringLiteral("B."), QStringLiteral("C.")}));
        QCOMPARE(kinds(b), QStringList({QStringLiteral("added"), QStringLiteral("removed"),
                               QStringLiteral("restored")}));
    }

    void anArrangementIsTakenBackByTheSameTurnedAround()
    {
        const FactId a = add(1, QStringLiteral("A and B."));
        add(1, QStringLiteral("C."));
        const auto before = ProjectFixture::take(edits().arrangement(paragraph(1)));
        QList<FactText> after = before;
        after[0].text = QStringLiteral("A.");
        after.insert(1, {newUuid(), QStringLiteral("B."), after.at(0).uuid});
        after.move(2, 0);
        for (int i = 0; i < 2; ++i) {
            QVERIFY(edits().arrange(paragraph(1), before, after, FactEdit::Split, m_fixture->ada));
            QCOMPARE(texts(1),
                QStringList({QStringLiteral("C."), QStringLiteral("A."), QStringLiteral("B.")}));
            QVERIFY(
                edits().arrange(paragraph(1), after, before, FactEdit::Changed, m_fixture->ada));
            QCOMPARE(texts(1), QStringList({QStringLiteral("A and B."), QStringLiteral("C.")}));
        }
        QVERIFY(edits().change(a, changedTo(QStringLiteral("Else.")), m_fixture->ben));
        QCOMPARE(
            codeOf(edits().arrange(paragraph(1), before, after, FactEdit::Split, m_fixture->ada)),
            ErrorCode::Refused);
    }

    void whatRepeatsARemovedFactStandsForItself()
    {
        const FactId a = add(1, QStringLiteral("A."));
        const FactId b = add(2, QStringLiteral("A again."));
        QVERIFY(edits().setRepeats(b, a, m_fixture->ada));
        QCOMPARE(row(b).repeats, std::optional(a));
        QCOMPARE(itemsOf(m_fixture->database(), m_sample, Step::KeyFacts)->size(), 1);
        QCOMPARE(codeOf(edits().setRepeats(a, b, m_fixture->ada)), ErrorCode::Refused);
        QVERIFY(edits().remove(a, m_fixture->ada));
        QVERIFY(!row(b).repeats);
        QVERIFY(edits().restore(a, m_fixture->ada));
        QVERIFY(edits().setRepeats(b, a, m_fixture->ada));
        QVERIFY(edits().setRepeats(b, std::nullopt, m_fixture->ada));
        QVERIFY(!row(b).repeats);
        QCOMPARE(kinds(b).count(QStringLiteral("repeats")), 4);
        const FactId c = add(3, QStringLiteral("Self."));
        QVERIFY(edits().setRepeats(c, c, m_fixture->ada));
        QCOMPARE(row(c).repeats, std::optional(c));
    }

    void factsThatWereSetApartAreRemembered()
    {
        const FactId a = add(1, QStringLiteral("A."));
        const FactId b = add(2, QStringLiteral("A too."));
        QVERIFY(edits().setDistinct(b, a, true, m_fixture->ada));
        QVERIFY(ProjectFixture::take(edits().distinctFacts(m_sample)).contains(b, a));
        const auto event = ProjectFixture::take(factEvents(m_fixture->database(), b)).constLast();
        QCOMPARE(event.kind, QStringLiteral("distinct"));
        QCOMPARE(event.note, QStringLiteral("A."));
        QVERIFY(edits().setDistinct(b, a, false, m_fixture->ada));
        QVERIFY(ProjectFixture::take(edits().distinctFacts(m_sample)).isEmpty());
    }

    void aReplyIsTakenInOnce()
    {
        const ReplyId first = reply();
        const QStringList two{QStringLiteral("A."), QStringLiteral("B.")};
        const auto added = ProjectFixture::take(intake().addFromReply(paragraph(1), two, first));
        QCOMPARE(added.size(), 2);
        QVERIFY(edits().remove(added.at(0), m_fixture->ada));
        QVERIFY(ProjectFixture::take(intake().addFromReply(paragraph(1), two, first)).isEmpty());
        QVERIFY(
            ProjectFixture::take(intake().addFromReply(paragraph(1), two, first, true)).isEmpty());
        QCOMPARE(texts(1), QStringList{QStringLiteral("B.")});
        QCOMPARE(ProjectFixture::take(
                     intake().addFromReply(paragraph(1), {QStringLiteral("C.")}, reply(), true))
                     .size(),
            1);
        QCOMPARE(texts(1), QStringList{QStringLiteral("C.")});
    }

    void supportingFactsAreFixedOnceSomebodyHasJudgedThem()
    {
        const FactId a = add(1, QStringLiteral("A."));
        const FactId n = add(3, QStringLiteral("N."));
        judge(m_sample);
        const auto refused = edits().change(a, changedTo(QStringLiteral("B.")), m_fixture->ada);
        QCOMPARE(codeOf(refused), ErrorCode::Refused);
        QVERIFY(!refused.error().remedy.isEmpty());
        QCOMPARE(codeOf(intake().addFromReply(paragraph(1), {QStringLiteral("B.")}, reply())),
            ErrorCode::Refused);
        QCOMPARE(codeOf(edits().setRepeats(a, a, m_fixture->ada)), ErrorCode::Refused);
        QVERIFY(edits().change(n, changedTo(QStringLiteral("M.")), m_fixture->ada));
        QVERIFY(RoundRepository(m_fixture->database())
                    .unassign(m_sample, m_fixture->lea, Step::KeyFacts));
        QVERIFY(edits().change(a, changedTo(QStringLiteral("B.")), m_fixture->ada));
    }

    void aRoundAsksAboutTheSidesAsTheyAreNow()
    {
        m_fixture->setRule(ConsistencyRule::Adjudication);
        ComparisonRepository comparison(m_fixture->database());
        const RoundId round = m_fixture->round(m_sample).id;
        const auto decide = [&](Outcome outcome) {
            ProjectFixture::check(comparison.decide(
                round, paragraph(5), outcome, m_fixture->lea, QStringLiteral("So.")));
        };
        decide(Outcome::Supporting);
        add(1, QStringLiteral("A."));
        add(5, QStringLiteral("E."));
        QCOMPARE(itemsOf(m_fixture->database(), m_sample, Step::KeyFacts)->size(), 2);
        decide(Outcome::Boundary);
        judge(m_sample);
        QCOMPARE(itemsOf(m_fixture->database(), m_sample, Step::KeyFacts)->size(), 1);
        QVERIFY(FactSides(m_fixture->database()).align(m_sample));
    }

    void aPersonsWordOnAMaskCountsOverAModels()
    {
        const FactId n = add(3, QStringLiteral("N."));
        const FactId s = add(1, QStringLiteral("S."));
        const ReplyId source = reply();
        QCOMPARE(codeOf(masks().setMask(s, true, {}, {}, source)), ErrorCode::Refused);
        QVERIFY(!row(n).mask);
        QVERIFY(masks().setMask(n, true, QStringLiteral("Paragraph 1 says so."), {}, source));
        QCOMPARE(row(n).mask->masked, true);
        QCOMPARE(row(n).mask->code, 4);
        QVERIFY(!row(n).mask->byPerson);
        QVERIFY(!row(n).mask->replyUuid.isEmpty());
        QVERIFY(masks().setMask(n, false, QStringLiteral("It does not."), m_fixture->ada));
        QVERIFY(masks().setMask(n, true, QStringLiteral("Again."), {}, source));
        QCOMPARE(row(n).mask->masked, false);
        QCOMPARE(row(n).mask->by, m_fixture->ada);
        QVERIFY(masks().withdrawMask(n, m_fixture->ada));
        QCOMPARE(row(n).mask->masked, true);
        QCOMPARE(row(n).mask->explanation, QStringLiteral("Again."));
        QCOMPARE(kinds(n).count(QStringLiteral("masked")), 4);
    }

    void theFactsOfABenchmarkAreTakenOverWithTypesAndMasks()
    {
        m_sample =
            ProjectFixture::take(SampleRecords(m_fixture->database()).addRecord(importedRecord()));
        m_paragraphs =
            ProjectFixture::take(SampleRepository(m_fixture->database()).paragraphs(m_sample));
        QVERIFY(!FactSides(m_fixture->database()).of(m_sample)->fromRound);
        QCOMPARE(*intake().importedWaiting(m_sample), 6);
        const auto early = edits().add(paragraph(1), QStringLiteral("Own."), 0, m_fixture->ada);
        QCOMPARE(codeOf(early), ErrorCode::Refused);
        QVERIFY(early.error().remedy.contains(QStringLiteral("Accept")));
        QCOMPARE(*intake().importFacts(m_sample, m_fixture->lea), 6);
        QCOMPARE(*intake().importedWaiting(m_sample), 0);
        QCOMPARE(codeOf(intake().importFacts(m_sample, m_fixture->lea)), ErrorCode::Refused);
        const auto rows = ProjectFixture::take(facts().facts(m_sample));
        QCOMPARE(rows.at(0).importedType, kgds::FactType::KeyBackSupporting);
        QCOMPARE(rows.at(0).origin, FactOrigin::Imported);
        QCOMPARE(rows.at(2).repeats, std::optional(rows.at(0).id));
        QCOMPARE(rows.at(4).mask->code, 5);
        QVERIFY(rows.at(4).mask->masked);
        QCOMPARE(rows.at(5).repeats, std::optional(rows.at(5).id));
        QCOMPARE(itemsOf(m_fixture->database(), m_sample, Step::KeyFacts)->size(), 2);
        QVERIFY(masks().setMask(rows.at(4).id, false, {}, m_fixture->ada));
        QVERIFY(masks().setMask(rows.at(4).id, true, {}, m_fixture->ada));
        QCOMPARE(row(rows.at(4).id).mask->code, 5);
    }

    void whatWasSaidOfAFactIsNeverRewritten()
    {
        const FactId n = add(3, QStringLiteral("N."));
        QVERIFY(masks().setMask(n, true, {}, m_fixture->ada));
        for (const char* table : {"fact_change", "fact_mask"}) {
            QVERIFY(!m_fixture->database().run(
                QStringLiteral("DELETE FROM %1").arg(QLatin1String(table))));
            QVERIFY(!m_fixture->database().run(
                QStringLiteral("UPDATE %1 SET at = 1").arg(QLatin1String(table))));
        }
    }
};

TANDEM_TEST(TestFactRepository, QCoreApplication)
#include "tst_factrepository.moc"
