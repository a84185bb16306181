#include "storage/packets/roundlink.h"

#include "formfixture.h"
#include "linkedrounds.h"
#include "packetfixture.h"
#include "storage/check/projectcheck.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/studyrefusal.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;
using Kind = studies::RaterEvent::Kind;

/// Rounds by a link: what the page is given, and how what it says becomes labels.
class TestRoundLink final : public QObject
{
    Q_OBJECT

    std::unique_ptr<ProjectFixture> m_fixture;
    std::unique_ptr<LinkedRounds> m_ada;

    SampleId sample(int index) const { return m_fixture->samples.at(index); }
    Round round(int index = 0, Step step = Step::Paragraphs) const
    {
        return m_fixture->round(sample(index), step);
    }
    Answer own(int item, int index = 0, Step step = Step::Paragraphs) const
    {
        const auto items =
            ProjectFixture::take(itemsOf(m_fixture->database(), sample(index), step));
        return ProjectFixture::take(
            AnswerRepository(m_fixture->database())
                .own(round(index, step).id, m_fixture->ada, items.at(item).id));
    }
    int answers() const
    {
        return ProjectFixture::take(
            m_fixture->database().scalar(QStringLiteral("SELECT count(*) FROM answer")))
            .toInt();
    }
    void say(const studies::Submission& told, int index = 0)
    {
        const auto taken = m_ada->say(round(index), told);
        QVERIFY2(taken, taken ? "" : qPrintable(taken.error().sentence()));
        QCOMPARE(taken->kept.size(), told.rows.size() + told.events.size());
    }
    QString whyRefused(const studies::Submission& told, int index = 0)
    {
        const auto taken = m_ada->say(round(index), told);
        return taken ? QString() : taken.error().detail;
    }
    static QJsonArray given(const QJsonObject& task, const char* question)
    {
        QJsonArray found;
        for (const QJsonValue& row : task.value(QLatin1String("rows")).toArray()) {
            if (row.toObject().value(QLatin1String("question")).toString() ==
                QLatin1String(question))
                found.append(row.toObject().value(QLatin1String("value")));
        }
        return found;
    }

private slots:
    void init()
    {
        m_fixture = std::make_unique<ProjectFixture>(3);
        m_ada = std::make_unique<LinkedRounds>(*m_fixture, m_fixture->ada);
    }

    void theListSaysWhatIsNextAcrossSteps()
    {
        m_fixture->askAboutFacts(sample(0));
        m_fixture->answer(sample(1), m_fixture->ada, QStringLiteral("yn"));
        m_fixture->answer(sample(2), m_fixture->ada, QStringLiteral("yyyyy"));
        m_fixture->submit(sample(2), m_fixture->ada);
        const QJsonObject list = m_ada->work();
        const QJsonArray work = list.value(QLatin1String("work")).toArray();
        QStringList lines;
        for (const QJsonValue& one : work) {
            const QJsonObject each = one.toObject();
            lines += QStringLiteral("%1 %2 %3/%4 %5")
                         .arg(each.value(QLatin1String("step")).toString())
                         .arg(each.value(QLatin1String("sample")).toInt())
                         .arg(each.value(QLatin1String("answered")).toInt())
                         .arg(each.value(QLatin1String("items")).toInt())
                         .arg(each.value(QLatin1String("submitted")).toBool());
        }
        QCOMPARE(lines,
            QStringList({QStringLiteral("key_facts 1 0/3 0"), QStringLiteral("paragraphs 2 2/5 0"),
                QStringLiteral("paragraphs 3 5/5 1")}));
        // Sample 1's paragraphs are closed, and sample 3 waits for Ben.
        QCOMPARE(list.value(QLatin1String("closed")).toInt(), 1);
        QCOMPARE(list.value(QLatin1String("waiting")).toInt(), 1);
        QCOMPARE(list.value(QLatin1String("name")).toString(), QStringLiteral("Ada"));
    }

    void theTaskIsTheOneOfAForm()
    {
        FormFixture forms(*m_fixture);
        RoundFormOrder order{m_fixture->ada, Step::Paragraphs, {sample(0)}};
        order.guideline = QStringLiteral("Read first.");
        const studies::Task form = forms.write(order).task;
        QJsonObject json = m_ada->task(round());
        for (const char* key : {"work", "now"})
            json.remove(QLatin1String(key));
        const auto task = studies::taskFromJson(QJsonDocument(json).toJson());
        QVERIFY2(task, task ? "" : qPrintable(task.error().sentence()));
        QCOMPARE(task->turns.size(), form.turns.size());
        for (int i = 0; i < form.turns.size(); ++i) {
            QCOMPARE(task->turns.at(i).fields, form.turns.at(i).fields);
            QCOMPARE(task->turns.at(i).text, form.turns.at(i).text);
        }
        QCOMPARE(task->questions, form.questions);
        QCOMPARE(task->instructions, form.instructions);
        QVERIFY(task->isRound && form.isRound);
    }

    void nothingOfThePartnerReachesTheLink()
    {
        const QByteArray taskBefore = m_ada->taskBytes(round());
        const QByteArray workBefore = ProjectFixture::take(m_ada->rounds().work());
        m_fixture->answer(
            sample(0), m_fixture->ben, QStringLiteral("ynyny"), QStringLiteral("a secret note"));
        m_fixture->submit(sample(0), m_fixture->ben);
        // Byte by byte as if Ben had said nothing, but for the time.
        const auto withoutTime = [](const QByteArray& json) {
            QJsonObject object = QJsonDocument::fromJson(json).object();
            object.remove(QLatin1String("now"));
            return QJsonDocument(object).toJson();
        };
        const QByteArray task = m_ada->taskBytes(round());
        QCOMPARE(withoutTime(task), withoutTime(taskBefore));
        const QByteArray work = ProjectFixture::take(m_ada->rounds().work());
        QCOMPARE(work, workBefore);
        const Person ben =
            ProjectFixture::take(PeopleRepository(m_fixture->database()).byId(m_fixture->ben));
        for (const QByteArray& bytes : {task, work}) {
            for (const QByteArray& secret : {QByteArray("Ben"), QByteArray("secret"),
                     QByteArray("Lea"), ben.uuid.toUtf8(), m_ada->link.uuid.toUtf8()})
                QVERIFY2(!bytes.contains(secret), secret.constData());
        }
    }

    void roundsOfOthersAndClosedOnesAreNotFound()
    {
        const PersonId cem = ProjectFixture::take(
            PeopleRepository(m_fixture->database()).add(QStringLiteral("Cem"), Role::Annotator))
                                 .id;
        const LinkedRounds other(*m_fixture, cem);
        QCOMPARE(other.work().value(QLatin1String("work")).toArray().size(), 0);
        const auto refused = other.rounds().task(round().uuid);
        QVERIFY(!refused);
        QCOMPARE(refused.error().detail, why::kChanged);
        QVERIFY(!other.say(round(), m_ada->all(round())));
        QVERIFY(!m_ada->rounds().task(QStringLiteral("made up")));
        QCOMPARE(answers(), 0);
        const Round closed = round(1);
        const studies::Submission told = m_ada->all(closed);
        m_fixture->close(sample(1), QStringLiteral("yyyyy"), QStringLiteral("yyyyy"));
        QVERIFY(!m_ada->rounds().task(closed.uuid));
        QCOMPARE(whyRefused(told, 1), why::kChanged);
    }

    void answersBecomeLabelsWithTheirMarksAndNotes()
    {
        const QStringList turns = m_ada->turns(round());
        const QString unsure = QStringLiteral("unsure");
        say({{LinkedRounds::yes(turns.at(0)), LinkedRounds::row(turns.at(0), "unsure", unsure),
                 LinkedRounds::row(turns.at(0), "note", QStringLiteral("Who says so?"))},
            {}});
        QCOMPARE(own(0), (Answer{YesNo::Yes, true, QStringLiteral("Who says so?")}));
        const QJsonObject task = m_ada->task(round());
        QCOMPARE(given(task, "answer"), QJsonArray({QStringLiteral("yes")}));
        QCOMPARE(given(task, "unsure"), QJsonArray({unsure}));
        QCOMPARE(given(task, "note"), QJsonArray({QStringLiteral("Who says so?")}));
        // As in the window, an answer ends the mark; the note stays.
        say({{LinkedRounds::row(turns.at(0), "answer", QStringLiteral("no"))}, {}});
        QCOMPARE(own(0), (Answer{YesNo::No, false, QStringLiteral("Who says so?")}));
        say({{LinkedRounds::row(turns.at(0), "note", std::nullopt),
                 LinkedRounds::row(turns.at(0), "answer", std::nullopt)},
            {}});
        QCOMPARE(own(0), Answer());
        QVERIFY(checkProject(m_fixture->path())->problems.isEmpty());
    }

    void keyFactsAreAnsweredWithTheirParagraph()
    {
        m_fixture->askAboutFacts(sample(0));
        const Round facts = round(0, Step::KeyFacts);
        const auto taken = m_ada->say(facts, m_ada->all(facts, true));
        QVERIFY2(taken, taken ? "" : qPrintable(taken.error().sentence()));
        QCOMPARE(own(2, 0, Step::KeyFacts).value, std::optional(YesNo::Yes));
        QVERIFY(round(0, Step::KeyFacts).hasSubmitted(m_fixture->ada));
        QVERIFY(m_ada->taskBytes(facts).contains("Paragraph 2 of the article 1"));
    }

    void whatIsSentAgainCountsOnce()
    {
        const studies::Submission told = m_ada->all(round(), true);
        say(told);
        const Round submitted = round();
        const int before = answers();
        const QString dump = PacketFixture::dump(m_fixture->database()).join(u'\n');
        say(told);
        QCOMPARE(answers(), before);
        QCOMPARE(PacketFixture::dump(m_fixture->database()).join(u'\n'), dump);
        QCOMPARE(round().submittedA, submitted.submittedA);
        // Also after the partner has closed the round: the page was only not told.
        m_fixture->answer(sample(0), m_fixture->ben, QStringLiteral("yyyyy"));
        m_fixture->submit(sample(0), m_fixture->ben);
        say(told);
        QCOMPARE(whyRefused({{LinkedRounds::yes(told.rows.first().turn)}, {}}), why::kChanged);
    }

    void aKnownUuidWithAnotherAnswerIsRefused()
    {
        const studies::AnswerRow row = LinkedRounds::yes(m_ada->turns(round()).first());
        say({{row}, {}});
        studies::AnswerRow other = row;
        other.value = QStringLiteral("no");
        QVERIFY(!m_ada->say(round(), {{other}, {}}));
        other.value.reset();
        QVERIFY(!m_ada->say(round(), {{other}, {}}));
        QCOMPARE(own(0).value, std::optional(YesNo::Yes));
        say({{row}, {}});
    }

    void noRefusalSpeaksOfPackets()
    {
        const QString turn = m_ada->turns(round()).first();
        QStringList said;
        const auto note = [&](const studies::Submission& told) {
            const auto taken = m_ada->say(round(), told);
            said.append(taken ? QStringLiteral("packet") : taken.error().sentence());
        };
        note({{}, {LinkedRounds::event(Kind::Submitted)}});
        note({{LinkedRounds::yes(newUuid())}, {}});
        note({{LinkedRounds::row(turn, "note", QString(10'000, u'x') + u'x')}, {}});
        say(m_ada->all(round(), true));
        note({{LinkedRounds::row(turn, "answer", QStringLiteral("no"))}, {}});
        for (const QString& each : said)
            QVERIFY2(
                !each.contains(QLatin1String("packet"), Qt::CaseInsensitive), qPrintable(each));
    }

    void aSubmissionNeedsEveryAnswerAndNoMark()
    {
        studies::Submission told = m_ada->all(round(), true);
        const studies::AnswerRow last = told.rows.takeLast();
        QCOMPARE(whyRefused(told), why::kIncomplete);
        QCOMPARE(answers(), 0);
        told.rows.append(last);
        told.rows.append(LinkedRounds::row(last.turn, "unsure", QStringLiteral("unsure")));
        QCOMPARE(whyRefused(told), why::kIncomplete);
        told.rows.append(LinkedRounds::yes(last.turn));
        say(told);
        QVERIFY(round().hasSubmitted(m_fixture->ada));
        QVERIFY(m_ada->work()
                    .value(QLatin1String("work"))
                    .toArray()
                    .last()
                    .toObject()
                    .value(QLatin1String("submitted"))
                    .toBool());
        QVERIFY(checkProject(m_fixture->path())->problems.isEmpty());
    }

    void aSubmissionIsTakenBackFromHereOrThere()
    {
        say(m_ada->all(round(), true));
        const QString turn = m_ada->turns(round()).first();
        QCOMPARE(whyRefused({{LinkedRounds::yes(turn)}, {}}), why::kSubmitted);
        QCOMPARE(m_ada->task(round()).value(QLatin1String("events")).toArray().size(), 1);
        say({{}, {LinkedRounds::event(Kind::TakenBack)}});
        QVERIFY(!round().hasSubmitted(m_fixture->ada));
        // So that a browser which still has the submission knows better.
        QVERIFY(m_ada->taskBytes(round()).contains("\"event\":\"taken_back\""));
        say({{LinkedRounds::row(turn, "answer", QStringLiteral("no"))},
            {LinkedRounds::event(Kind::Submitted)}});
        QVERIFY(round().hasSubmitted(m_fixture->ada));
        QCOMPARE(own(0).value, std::optional(YesNo::No));
        // The one made in the window, too.
        m_fixture->answer(sample(1), m_fixture->ada, QStringLiteral("yyyyy"));
        m_fixture->submit(sample(1), m_fixture->ada);
        say({{}, {LinkedRounds::event(Kind::TakenBack)}}, 1);
        QVERIFY(!round(1).hasSubmitted(m_fixture->ada));
        QVERIFY(checkProject(m_fixture->path())->problems.isEmpty());
    }

    void aClockThatIsWrongLosesNothing()
    {
        const QStringList turns = m_ada->turns(round());
        const qint64 now = QDateTime::currentMSecsSinceEpoch();
        const qint64 hour = 3'600'000;
        say({{LinkedRounds::row(turns.at(0), "answer", QStringLiteral("yes"), now + 100 * hour)},
            {}});
        // The window writes after it, and what it says holds.
        m_fixture->answer(sample(0), m_fixture->ada, QStringLiteral("n"));
        QCOMPARE(own(0).value, std::optional(YesNo::No));
        // What a page says with a slow clock is said after that.
        say({{LinkedRounds::row(turns.at(0), "answer", QStringLiteral("yes"), now - hour)}, {}});
        QCOMPARE(own(0).value, std::optional(YesNo::Yes));
        studies::Submission told = m_ada->all(round());
        told.events = {{newUuid(), Kind::Submitted, now - hour}};
        say(told);
        QVERIFY(round().hasSubmitted(m_fixture->ada));
        QVERIFY(checkProject(m_fixture->path())->problems.isEmpty());
    }

    void whatIsSaidOfOtherTextsIsRefused()
    {
        m_fixture->askAboutFacts(sample(0));
        const Round facts = round(0, Step::KeyFacts);
        const studies::Submission told = m_ada->all(facts);
        const auto items = itemsOf(m_fixture->database(), sample(0), Step::KeyFacts);
        ProjectFixture::check(
            FactEdits(m_fixture->database()).remove(FactId{items->at(0).id.value}, m_fixture->lea));
        const auto refused = m_ada->say(facts, {{told.rows.last()}, {}});
        QVERIFY(!refused);
        QCOMPARE(refused.error().detail, why::kChanged);
    }

    void madeUpAnswersAreRefusedWhole()
    {
        const QStringList turns = m_ada->turns(round());
        const QString partners = LinkedRounds(*m_fixture, m_fixture->ben).turns(round()).first();
        QVERIFY(partners != turns.first());
        for (const studies::AnswerRow& bad :
            {LinkedRounds::row(turns.at(1), "answer", QStringLiteral("maybe")),
                LinkedRounds::row(turns.at(1), "age", QStringLiteral("7")),
                LinkedRounds::yes(partners), LinkedRounds::yes(newUuid())}) {
            QVERIFY(!m_ada->say(round(), {{LinkedRounds::yes(turns.at(0)), bad}, {}}));
        }
        for (const Kind kind : {Kind::Withdrawn, Kind::Declined, Kind::ScreenedOut})
            QVERIFY(!m_ada->say(round(), {{}, {LinkedRounds::event(kind)}}));
        QCOMPARE(answers(), 0);
        // Another's row is not replaced, and nothing is learned of it.
        const LinkedRounds ben(*m_fixture, m_fixture->ben);
        const studies::AnswerRow theirs = LinkedRounds::yes(ben.turns(round()).first());
        QVERIFY(ben.say(round(), {{theirs}, {}}));
        studies::AnswerRow forged =
            LinkedRounds::row(turns.first(), "answer", QStringLiteral("no"));
        forged.uuid = theirs.uuid;
        QVERIFY(!m_ada->say(round(), {{forged}, {}}));
        QCOMPARE(answers(), 1);
    }

    void theJournalHasNoEntryForEachAnswer()
    {
        const auto entries = [&] {
            return ProjectFixture::take(Journal(m_fixture->database()).newest(100)).size();
        };
        const auto before = entries();
        for (const QString& turn : m_ada->turns(round()))
            say({{LinkedRounds::yes(turn)}, {}});
        QCOMPARE(entries(), before);
        say({{}, {LinkedRounds::event(Kind::Submitted)}});
        QCOMPARE(entries(), before + 1);
    }
};

TANDEM_TEST(TestRoundLink, QCoreApplication)
#include "tst_roundlink.moc"
