#include "storage/packets/roundform.h"

#include "formfixture.h"
#include "packetfixture.h"
#include "storage/check/projectcheck.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;
using Kind = studies::RaterEvent::Kind;

/// Rounds of an annotator as a form: what it shows, and how its answers come home as labels.
class TestRoundForm final : public QObject
{
    Q_OBJECT

    std::unique_ptr<ProjectFixture> m_fixture;
    std::unique_ptr<FormFixture> m_packetFixture;

    RoundFormOrder ofAda(Step step = Step::Paragraphs) const { return {m_fixture->ada, step}; }
    SampleId sample(int index) const { return m_fixture->samples.at(index); }
    QHash<ItemId, Answer> own(int index, PersonId person, Step step = Step::Paragraphs) const
    {
        return *AnswerRepository(m_fixture->database())
                    .own(m_fixture->round(sample(index), step).id, person);
    }
    QString dump() const { return PacketFixture::dump(m_fixture->database()).join(u'\n'); }
    QString refusalOf(const RoundFormOrder& order, PersonId by, const QString& name)
    {
        const auto form = writeRoundForm(
            m_fixture->database(), m_packetFixture->page(), order, m_packetFixture->path(name), by);
        return form ? QString() : form.error().sentence();
    }
    AnswersFile complete(const OpenForm& form, const QString& value = QStringLiteral("yes")) const
    {
        AnswersFile file = FormFixture::answered(form, value);
        FormFixture::tell(file, Kind::Submitted, kFormTime + 100'000);
        return file;
    }

private slots:
    void init()
    {
        m_fixture = std::make_unique<ProjectFixture>(2);
        m_packetFixture = std::make_unique<FormFixture>(*m_fixture);
    }

    void aFormAsksAboutEveryParagraphThatWaits()
    {
        const OpenForm form = m_packetFixture->write(ofAda());
        QCOMPARE(form.task.turns.size(), 10);
        QCOMPARE(form.task.name, QStringLiteral("Ada"));
        const studies::TaskTurn& first = form.task.turns.first();
        QCOMPARE(first.text, QStringLiteral("Sample 1 · 1"));
        QCOMPARE(first.group, std::optional(1));
        QCOMPARE(form.task.turns.at(5).group, std::optional(2));
        QCOMPARE(first.fields.first().text,
            QStringLiteral("Paragraph 1 of the article 1 says something."));
        QVERIFY(first.fields.last().text.contains(QLatin1String("Person 2: I did not.")));
        QVERIFY(form.task.given.rows.isEmpty());
    }

    void nothingOfThePartnerIsInTheForm()
    {
        m_fixture->answer(
            sample(0), m_fixture->ben, QStringLiteral("ynyny"), QStringLiteral("a secret note"));
        m_fixture->submit(sample(0), m_fixture->ben);
        const OpenForm form = m_packetFixture->write(ofAda());
        for (const char* secret : {"Ben", "secret", "Lea"})
            QVERIFY2(!form.data.contains(secret), secret);
        const Person ben =
            ProjectFixture::take(PeopleRepository(m_fixture->database()).byId(m_fixture->ben));
        QVERIFY(!form.data.contains(ben.uuid.toUtf8()));
        QVERIFY(form.task.given.rows.isEmpty());
        QVERIFY(form.task.given.events.isEmpty());
    }

    void answersComeHomeAsLabelsOfTheRound()
    {
        const OpenForm form = m_packetFixture->write(ofAda());
        AnswersFile file = complete(form);
        file.given.rows[1].value = QStringLiteral("no");
        file.given.rows.append(FormFixture::row(
            form, 2, QStringLiteral("answer"), QStringLiteral("no"), kFormTime + 90'000));
        const QString path = m_packetFixture->save(file, form);

        const auto seen = m_packetFixture->inspect(path);
        QVERIFY2(seen, seen ? "" : qPrintable(seen.error().sentence()));
        QCOMPARE(seen->person, QStringLiteral("Ada"));
        QCOMPARE(seen->fresh(), 11);
        QCOMPARE(seen->handIns(), 2);
        QVERIFY(own(0, m_fixture->ada).isEmpty());

        const auto merged = m_packetFixture->merge({path});
        QVERIFY2(merged, merged ? "" : qPrintable(merged.error().sentence()));
        const auto paragraphs = SampleRepository(m_fixture->database()).paragraphs(sample(0));
        const Answer second = own(0, m_fixture->ada).value(paragraphs->at(1).id);
        QCOMPARE(second.value, std::optional(YesNo::No));
        QCOMPARE(
            own(0, m_fixture->ada).value(paragraphs->at(2).id).value, std::optional(YesNo::No));
        QVERIFY(m_fixture->round(sample(1)).hasSubmitted(m_fixture->ada));
        QVERIFY(checkProject(m_fixture->path())->problems.isEmpty());

        const QString before = dump();
        const auto again = m_packetFixture->merge({path});
        QVERIFY2(again, again ? "" : qPrintable(again.error().sentence()));
        QVERIFY(!again->first().changesSomething());
        QCOMPARE(again->first().known(), 11);
        QCOMPARE(dump(), before);
    }

    void keyFactsAreAskedWithTheirParagraph()
    {
        m_fixture->askAboutFacts(sample(0));
        const OpenForm form = m_packetFixture->write(ofAda(Step::KeyFacts));
        QCOMPARE(form.task.turns.size(), 3);
        QCOMPARE(
            form.task.turns.at(2).fields.at(0).text, QStringLiteral("Dockers want six per cent."));
        QVERIFY(form.task.turns.at(2).fields.at(1).text.startsWith(
            QLatin1String("Paragraph 2 of the article 1")));
        QVERIFY(m_packetFixture->merge(
            {m_packetFixture->save(complete(form, QStringLiteral("no")), form)}));
        const auto answers = own(0, m_fixture->ada, Step::KeyFacts);
        QCOMPARE(answers.size(), 3);
        for (const Answer& answer : answers)
            QCOMPARE(answer.value, std::optional(YesNo::No));
        QVERIFY(m_fixture->round(sample(0), Step::KeyFacts).hasSubmitted(m_fixture->ada));
    }

    void whatWasAnsweredBeforeStandsInTheFormAndComesBackOnce()
    {
        m_fixture->answer(
            sample(0), m_fixture->ada, QStringLiteral("yn"), QStringLiteral("seen before"));
        const OpenForm form =
            m_packetFixture->write({m_fixture->ada, Step::Paragraphs, {sample(0)}});
        // Each with its note.
        QCOMPARE(form.task.given.rows.size(), 4);
        AnswersFile file = FormFixture::blank(form);
        const qint64 at = file.given.rows.last().at + 1000;
        for (int i = 2; i < 5; ++i)
            file.given.rows.append(
                FormFixture::row(form, i, QStringLiteral("answer"), QStringLiteral("yes"), at + i));
        file.given.rows.append(
            FormFixture::row(form, 0, QStringLiteral("answer"), QStringLiteral("no"), at + 9));
        FormFixture::tell(file, Kind::Submitted, at + 100);
        const auto merged = m_packetFixture->merge({m_packetFixture->save(file, form)});
        QVERIFY2(merged, merged ? "" : qPrintable(merged.error().sentence()));
        QCOMPARE(merged->first().fresh(), 4);
        const auto paragraphs = SampleRepository(m_fixture->database()).paragraphs(sample(0));
        const Answer first = own(0, m_fixture->ada).value(paragraphs->at(0).id);
        QCOMPARE(first.value, std::optional(YesNo::No));
        QCOMPARE(first.note, QStringLiteral("seen before"));
        QVERIFY(m_fixture->round(sample(0)).hasSubmitted(m_fixture->ada));
    }

    void marksAndNotesComeHomeWithTheAnswer()
    {
        const OpenForm form = m_packetFixture->write(ofAda());
        AnswersFile file = FormFixture::blank(form);
        const auto say = [&](const char* question, const QString& value, qint64 after) {
            file.given.rows.append(
                FormFixture::row(form, 0, QLatin1String(question), value, kFormTime + after));
        };
        say("answer", QStringLiteral("yes"), 1);
        say("unsure", QStringLiteral("unsure"), 2);
        say("note", QStringLiteral("Who says so?"), 3);
        QVERIFY(m_packetFixture->merge({m_packetFixture->save(file, form)}));
        const auto items = itemsOf(m_fixture->database(), sample(0), Step::Paragraphs);
        const Answer answer = own(0, m_fixture->ada).value(items->at(0).id);
        QCOMPARE(answer, (Answer{YesNo::Yes, true, QStringLiteral("Who says so?")}));
    }

    void whatIsMarkedUnsureIsShownAndEndsWithAnAnswer()
    {
        const auto items = itemsOf(m_fixture->database(), sample(0), Step::Paragraphs);
        ProjectFixture::take(
            AnswerRepository(m_fixture->database())
                .record({m_fixture->round(sample(0)).id, m_fixture->ada, items->at(0).id,
                    {YesNo::Yes, true, QStringLiteral("hm")}, 1000}));
        const OpenForm form = m_packetFixture->write(ofAda());
        QCOMPARE(form.task.given.rows.size(), 3);
        AnswersFile file = FormFixture::blank(form);
        file.given.rows.append(FormFixture::row(form, 0, QStringLiteral("answer"),
            QStringLiteral("no"), file.given.rows.first().at + 1));
        QVERIFY(m_packetFixture->merge({m_packetFixture->save(file, form)}));
        const Answer answer = own(0, m_fixture->ada).value(items->at(0).id);
        QCOMPARE(answer.value, std::optional(YesNo::No));
        QVERIFY(!answer.unsure);
        QCOMPARE(answer.note, QStringLiteral("hm"));
    }

    void alteredAnswersAreRefusedWhole()
    {
        const OpenForm form = m_packetFixture->write(ofAda());
        AnswersFile file = complete(form);
        sealAnswers(file, form.key);
        file.given.rows[3].value = QStringLiteral("no");
        const QString before = dump();
        const auto merged = m_packetFixture->merge({m_packetFixture->save(answersFileJson(file))});
        QVERIFY(!merged);
        QVERIFY(merged.error().what.contains(QLatin1String("changed after the form saved them")));
        file = complete(form);
        file.given.rows[3].turn = newUuid();
        QVERIFY(!m_packetFixture->merge({m_packetFixture->save(file, form)}));
        file = complete(form);
        file.given.rows[3].value = QStringLiteral("maybe");
        QVERIFY(!m_packetFixture->merge({m_packetFixture->save(file, form)}));
        file = complete(form);
        file.given.rows.last().at = 253'402'300'000'000;
        QVERIFY(!m_packetFixture->merge({m_packetFixture->save(file, form)}));
        QCOMPARE(dump(), before);
    }

    void whoAnsweredWhatWasGivenOtherwiseIsRefused()
    {
        m_fixture->answer(sample(0), m_fixture->ada, QStringLiteral("y"));
        const OpenForm form = m_packetFixture->write(ofAda());
        AnswersFile file = FormFixture::blank(form);
        file.given.rows.first().value = QStringLiteral("no");
        const auto merged = m_packetFixture->merge({m_packetFixture->save(file, form)});
        QVERIFY(!merged);
        QVERIFY(merged.error().what.contains(QLatin1String("differs from the one in the project")));
    }

    void aSubmissionThatIsNotCompleteIsRefusedAndCanBeLeftOut()
    {
        const OpenForm form = m_packetFixture->write(ofAda());
        AnswersFile file = complete(form);
        file.given.rows.removeLast();
        const QString path = m_packetFixture->save(file, form);
        const auto seen = m_packetFixture->inspect(path);
        QVERIFY(seen);
        QCOMPARE(seen->refused(), 1);
        QVERIFY(!m_packetFixture->merge({path}));
        const auto merged = m_packetFixture->merge({path}, true);
        QVERIFY(merged);
        QVERIFY(m_fixture->round(sample(0)).hasSubmitted(m_fixture->ada));
        QVERIFY(!m_fixture->round(sample(1)).hasSubmitted(m_fixture->ada));
        QVERIFY(own(1, m_fixture->ada).isEmpty());
    }

    void whoHasHandedEverythingInIsToldWhatTheRestWaitsFor()
    {
        for (const int index : {0, 1}) {
            m_fixture->answer(sample(index), m_fixture->ada, QStringLiteral("yyyyy"));
            m_fixture->submit(sample(index), m_fixture->ada);
        }
        const QString said = refusalOf(ofAda(), m_fixture->lea, QStringLiteral("a.html"));
        QVERIFY2(said.contains(QLatin1String("All assigned work is submitted")) &&
                     !said.contains(QLatin1String("Assign samples first")),
            qPrintable(said));
    }

    void aRoundThatWasSubmittedInTheWindowTakesNothingMore()
    {
        const OpenForm form = m_packetFixture->write(ofAda());
        m_fixture->answer(sample(0), m_fixture->ada, QStringLiteral("yyyyy"));
        m_fixture->submit(sample(0), m_fixture->ada);
        const auto seen = m_packetFixture->inspect(m_packetFixture->save(complete(form), form));
        QVERIFY(seen);
        QCOMPARE(seen->refused(), 1);
        QCOMPARE(seen->fresh(), 5);
    }

    void factsThatWereChangedSinceAreRefusedByTheirRound()
    {
        m_fixture->askAboutFacts(sample(0));
        const OpenForm form = m_packetFixture->write(ofAda(Step::KeyFacts));
        const auto facts = itemsOf(m_fixture->database(), sample(0), Step::KeyFacts);
        ProjectFixture::check(
            FactEdits(m_fixture->database()).remove(FactId{facts->at(0).id.value}, m_fixture->lea));
        const auto seen = m_packetFixture->inspect(m_packetFixture->save(complete(form), form));
        QVERIFY2(seen, seen ? "" : qPrintable(seen.error().sentence()));
        QCOMPARE(seen->refused(), 1);
        QVERIFY(seen->rounds.first().refusal.contains(QLatin1String("changed since")));
    }

    void whoTakesEverythingBackIsToldThatLabelsStay()
    {
        const OpenForm form = m_packetFixture->write(ofAda());
        AnswersFile file = FormFixture::blank(form);
        FormFixture::tell(file, Kind::Withdrawn, kFormTime);
        const auto merged = m_packetFixture->merge({m_packetFixture->save(file, form)});
        QVERIFY(!merged);
        QVERIFY(merged.error().what.contains(QLatin1String("withdraws all answers")));
    }

    void thereIsNoFormWithoutAnythingToDo()
    {
        const PersonId lea = m_fixture->lea;
        QVERIFY(refusalOf(ofAda(Step::Opinions), lea, QStringLiteral("a.html"))
                    .contains(QLatin1String("no open work")));
        QVERIFY(refusalOf(ofAda(Step::KeyFacts), lea, QStringLiteral("a.html"))
                    .contains(QLatin1String("no open work")));
        QVERIFY(!refusalOf(ofAda(), m_fixture->ada, QStringLiteral("a.html")).isEmpty());
        QVERIFY(refusalOf(ofAda(), lea, QStringLiteral("a.html")).isEmpty());
        QVERIFY(refusalOf(ofAda(), lea, QStringLiteral("a.html"))
                    .contains(QLatin1String("already exists")));
    }
};

TANDEM_TEST(TestRoundForm, QCoreApplication)
#include "tst_roundform.moc"
