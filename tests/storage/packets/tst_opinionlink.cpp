#include "storage/packets/roundlink.h"

#include "formfixture.h"
#include "linkedrounds.h"
#include "opinionfixture.h"
#include "packetfixture.h"
#include "storage/check/projectcheck.h"
#include "storage/repositories/studyrefusal.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;
using Kind = studies::RaterEvent::Kind;

/// Opinions by a link and by a form: written, submitted, reviewed and answered, and what the other
/// one learns of it.
class TestOpinionLink final : public QObject
{
    Q_OBJECT

    std::unique_ptr<OpinionFixture> m_fixture;
    std::unique_ptr<LinkedRounds> m_ada;
    std::unique_ptr<LinkedRounds> m_ben;

    Round round() const { return m_fixture->round(); }
    static QJsonObject jsonOf(const QJsonValue& text)
    {
        return QJsonDocument::fromJson(text.toString().toUtf8()).object();
    }
    static QJsonObject field(const QJsonObject& task, int turn, const char* name)
    {
        const QJsonArray fields = task.value(QLatin1String("turns"))
                                      .toArray()
                                      .at(turn)
                                      .toObject()
                                      .value(QLatin1String("fields"))
                                      .toArray();
        for (const QJsonValue& one : fields) {
            if (one.toObject().value(QLatin1String("name")).toString() == QLatin1String(name))
                return jsonOf(one.toObject().value(QLatin1String("text")));
        }
        return {};
    }
    static studies::AnswerRow work(const QString& turn, const UtteranceWork& made)
    {
        return LinkedRounds::row(turn, "work", QString::fromUtf8(workToJson(made)));
    }
    static studies::AnswerRow said(const QString& turn, QJsonObject event, int kind = 0)
    {
        event.insert(QStringLiteral("kind"), kind);
        return LinkedRounds::row(
            turn, "said", QString::fromUtf8(QJsonDocument(event).toJson(QJsonDocument::Compact)));
    }
    static QJsonObject check(bool references, const QString& suggestion = {})
    {
        return {{QStringLiteral("faithful"), true}, {QStringLiteral("references"), references},
            {QStringLiteral("atomic"), true}, {QStringLiteral("independent"), true},
            {QStringLiteral("suggestion"), suggestion}, {QStringLiteral("note"), QString()}};
    }
    static QJsonObject answer(const char* response, const QString& text = {})
    {
        return {{QStringLiteral("response"), QLatin1String(response)},
            {QStringLiteral("text"), text}, {QStringLiteral("note"), QString()}};
    }
    static QJsonObject withdrawn() { return {{QStringLiteral("withdrawn"), true}}; }
    static void say(const LinkedRounds& who, const Round& round, const studies::Submission& told)
    {
        const auto taken = who.say(round, told);
        QVERIFY2(taken, taken ? "" : qPrintable(taken.error().sentence() + taken.error().detail));
        QCOMPARE(taken->kept.size(), told.rows.size() + told.events.size());
    }
    QString whyRefused(const LinkedRounds& who, const studies::Submission& told) const
    {
        const auto taken = who.say(round(), told);
        if (taken)
            return QStringLiteral("taken");
        return taken.error().code == ErrorCode::InvalidInput ? QStringLiteral("invalid")
                                                             : taken.error().detail;
    }
    /// The task of which the time is not part.
    static QByteArray bytesOf(const LinkedRounds& who, const Round& round)
    {
        QJsonObject task = who.task(round);
        task.remove(QLatin1String("now"));
        return QJsonDocument(task).toJson();
    }
    OpinionState state(int number) const
    {
        return standing(m_fixture->thread(number), ConsistencyRule::Adjudication).state;
    }

private slots:
    void init()
    {
        m_fixture = std::make_unique<OpinionFixture>();
        m_fixture->base.setRule(ConsistencyRule::Adjudication);
        m_ada = std::make_unique<LinkedRounds>(m_fixture->base, m_fixture->base.ada);
        m_ben = std::make_unique<LinkedRounds>(m_fixture->base, m_fixture->base.ben);
    }

    void oneIsAskedAboutTheirUtterancesWithTheArticle()
    {
        const QJsonObject task = m_ada->task(round());
        QCOMPARE(task.value(QLatin1String("turns")).toArray().size(), 2);
        QCOMPARE(field(task, 0, "about").value(QLatin1String("place")).toInt(), 1);
        QCOMPARE(field(task, 1, "about").value(QLatin1String("place")).toInt(), 3);
        QCOMPARE(field(task, 1, "about").value(QLatin1String("speaker")).toString(),
            QStringLiteral("Person 1"));
        const QJsonObject source = field(task, 0, "source");
        QCOMPARE(source.value(QLatin1String("article")).toArray().size(), 3);
        QCOMPARE(source.value(QLatin1String("discussion")).toArray().size(), 4);
        QVERIFY(field(task, 1, "source").isEmpty());
        QJsonObject plain = task;
        for (const char* key : {"work", "now"})
            plain.remove(QLatin1String(key));
        QVERIFY(studies::taskFromJson(QJsonDocument(plain).toJson()));
    }

    void whatIsWrittenHoldsAndIsSubmitted()
    {
        const QStringList turns = m_ada->turns(round());
        UtteranceWork first =
            m_fixture->work(1, {QStringLiteral("Person 1 thinks that **Lowry** missed.")});
        first.opinions[0].references.append(
            {{25, 5}, ReferenceKind::Resolve, ArticleReferent{1, {4, 18}}});
        say(*m_ada, round(), {{work(turns.at(0), first)}, {}});
        QCOMPARE(ProjectFixture::take(m_fixture->repository().own(round().id, m_fixture->base.ada))
                     .value(1),
            first);
        QCOMPARE(
            whyRefused(*m_ada, {{}, {LinkedRounds::event(Kind::Submitted)}}), why::kIncomplete);
        say(*m_ada, round(),
            {{work(turns.at(1), OpinionFixture::none())}, {LinkedRounds::event(Kind::Submitted)}});
        QVERIFY(round().hasSubmitted(m_fixture->base.ada));
        QCOMPARE(
            whyRefused(*m_ada, {{work(turns.at(1), OpinionFixture::none())}, {}}), why::kSubmitted);
        const QJsonArray rows = m_ada->task(round()).value(QLatin1String("rows")).toArray();
        QCOMPARE(rows.size(), 2);
        say(*m_ada, round(), {{}, {LinkedRounds::event(Kind::TakenBack)}});
        // Undone up to its beginning.
        say(*m_ada, round(), {{LinkedRounds::row(turns.at(0), "work", std::nullopt)}, {}});
        QCOMPARE(ProjectFixture::take(m_fixture->repository().own(round().id, m_fixture->base.ada))
                     .value(1),
            UtteranceWork());
        QVERIFY(checkProject(m_fixture->base.path())->problems.isEmpty());
    }

    void workThatDoesNotFitIsRefused()
    {
        const QStringList turns = m_ada->turns(round());
        UtteranceWork outside = m_fixture->work(1, {QStringLiteral("One.")});
        outside.opinions[0].span.length = 4000;
        QCOMPARE(whyRefused(*m_ada, {{work(turns.at(0), outside)}, {}}), QStringLiteral("invalid"));
        const UtteranceWork fine = m_fixture->work(1, {QStringLiteral("One.")});
        for (const QString& value :
            {QStringLiteral("no json"), QStringLiteral("{}"), QStringLiteral("[]")})
            QVERIFY(!m_ada->say(round(), {{LinkedRounds::row(turns.at(0), "work", value)}, {}}));
        // Of the partner's utterance, and by a question that is not asked.
        const QString bens = m_ben->turns(round()).first();
        QCOMPARE(whyRefused(*m_ada, {{work(bens, fine)}, {}}), why::kChanged);
        QVERIFY(!m_ada->say(round(), {{LinkedRounds::yes(turns.at(0))}, {}}));
        QVERIFY(!m_ada->say(round(), {{said(turns.at(0), check(true))}, {}}));
        // An opinion stands in one utterance only.
        say(*m_ada, round(), {{work(turns.at(0), fine)}, {}});
        UtteranceWork again = fine;
        again.opinions[0].span = {0, 3};
        QVERIFY(!m_ada->say(round(), {{work(turns.at(1), again)}, {}}));
    }

    void whatIsSentAgainCountsOnceAndUnderItsOwnUuid()
    {
        const QStringList turns = m_ada->turns(round());
        const studies::AnswerRow row =
            work(turns.at(0), m_fixture->work(1, {QStringLiteral("One.")}));
        say(*m_ada, round(), {{row}, {}});
        const QString dump = PacketFixture::dump(m_fixture->database()).join(u'\n');
        say(*m_ada, round(), {{row}, {}});
        studies::AnswerRow other = row;
        other.value =
            QString::fromUtf8(workToJson(m_fixture->work(1, {QStringLiteral("Another one.")})));
        QVERIFY(!m_ada->say(round(), {{other}, {}}));
        QCOMPARE(PacketFixture::dump(m_fixture->database()).join(u'\n'), dump);
    }

    void theSubmissionThatClosedTheRoundIsThereAlready()
    {
        const QStringList turns = m_ada->turns(round());
        m_fixture->write(m_fixture->base.ben, 2, OpinionFixture::none());
        m_fixture->write(m_fixture->base.ben, 4, OpinionFixture::none());
        m_fixture->submit(m_fixture->base.ben);
        const studies::Submission told{
            {work(turns.at(0), OpinionFixture::none()), work(turns.at(1), OpinionFixture::none())},
            {LinkedRounds::event(Kind::Submitted)}};
        say(*m_ada, round(), told);
        QVERIFY(round().isClosed());
        // The page was not told that it was saved.
        say(*m_ada, round(), told);
        QCOMPARE(
            whyRefused(*m_ada, {{work(turns.at(0), OpinionFixture::none())}, {}}), why::kChanged);
        QCOMPARE(whyRefused(*m_ada, {{}, {LinkedRounds::event(Kind::TakenBack)}}), why::kChanged);
    }

    void nothingOfThePartnerReachesTheLinkBeforeBothHaveSubmitted()
    {
        m_fixture->write(m_fixture->base.ada, 1, m_fixture->work(1, {QStringLiteral("Mine.")}));
        const QByteArray task = bytesOf(*m_ada, round());
        const QByteArray work = ProjectFixture::take(m_ada->rounds().work());
        m_fixture->write(m_fixture->base.ben, 2, m_fixture->work(2, {QStringLiteral("a secret")}));
        QCOMPARE(bytesOf(*m_ada, round()), task);
        QCOMPARE(ProjectFixture::take(m_ada->rounds().work()), work);
        m_fixture->write(m_fixture->base.ben, 4, OpinionFixture::none());
        m_fixture->submit(m_fixture->base.ben);
        QCOMPARE(bytesOf(*m_ada, round()), task);
        QCOMPARE(ProjectFixture::take(m_ada->rounds().work()), work);
        const Person ben =
            ProjectFixture::take(PeopleRepository(m_fixture->database()).byId(m_fixture->base.ben));
        for (const QByteArray& secret :
            {QByteArray("Ben"), QByteArray("secret"), QByteArray("Lea"), ben.uuid.toUtf8()})
            QVERIFY2(!task.contains(secret) && !work.contains(secret), secret.constData());
        // Nor by what is refused.
        QCOMPARE(
            whyRefused(*m_ada, {{}, {LinkedRounds::event(Kind::Submitted)}}), why::kIncomplete);
        m_fixture->write(m_fixture->base.ada, 3, OpinionFixture::none());
        m_fixture->submit(m_fixture->base.ada);
        QVERIFY(bytesOf(*m_ada, round()).contains("a secret"));
    }

    void opinionsAreReviewedAndAnsweredInTurn()
    {
        m_fixture->close();
        QCOMPARE(m_ada->work()
                     .value(QLatin1String("work"))
                     .toArray()
                     .last()
                     .toObject()
                     .value(QLatin1String("step"))
                     .toString(),
            QStringLiteral("reviews"));
        const QStringList bens = m_ben->turns(round());
        const QStringList adas = m_ada->turns(round());
        QCOMPARE(bens.size(), 4);
        const QJsonObject about = field(m_ben->task(round()), 0, "about");
        QCOMPARE(about.value(QLatin1String("turn")).toString(), QStringLiteral("check"));
        QCOMPARE(about.value(QLatin1String("own")).toBool(), false);
        QCOMPARE(field(m_ada->task(round()), 0, "about").value(QLatin1String("turn")).toString(),
            QString());
        // One's own opinion, or before one's turn.
        QCOMPARE(whyRefused(*m_ada, {{said(adas.at(0), check(true))}, {}}), why::kTurn);
        QCOMPARE(whyRefused(*m_ada, {{said(adas.at(0), answer("defend"), 1)}, {}}), why::kTurn);
        say(*m_ben, round(),
            {{said(bens.at(0), check(false, QStringLiteral("Lowry missed.")))}, {}});
        QCOMPARE(state(1), OpinionState::AwaitingAuthor);
        const QJsonObject due = field(m_ada->task(round()), 0, "about");
        QCOMPARE(due.value(QLatin1String("turn")).toString(), QStringLiteral("answer"));
        QCOMPARE(
            due.value(QLatin1String("suggestion")).toString(), QStringLiteral("Lowry missed."));
        QCOMPARE(due.value(QLatin1String("said")).toArray().size(), 1);
        say(*m_ada, round(), {{said(adas.at(0), answer("accept"), 1)}, {}});
        QCOMPARE(state(1), OpinionState::Passed);
        // All of them at once, by who wrote none of these.
        say(*m_ada, round(),
            {{said(adas.at(1), check(true)), said(adas.at(2), check(true)),
                 said(adas.at(3), check(true))},
                {}});
        for (int number = 2; number <= 4; ++number)
            QCOMPARE(state(number), OpinionState::Passed);
        QCOMPARE(m_ada->work()
                     .value(QLatin1String("work"))
                     .toArray()
                     .last()
                     .toObject()
                     .value(QLatin1String("submitted"))
                     .toBool(),
            true);
        QVERIFY(checkProject(m_fixture->base.path())->problems.isEmpty());
    }

    void aReviewIsTakenBackWhileNobodyHasSpokenSince()
    {
        m_fixture->close();
        const QString turn = m_ben->turns(round()).first();
        const studies::AnswerRow first = said(turn, check(false));
        say(*m_ben, round(), {{first}, {}});
        say(*m_ben, round(), {{first}, {}});
        say(*m_ben, round(), {{said(turn, withdrawn())}, {}});
        QCOMPARE(state(1), OpinionState::Unchecked);
        say(*m_ben, round(), {{said(turn, check(false))}, {}});
        const QString adas = m_ada->turns(round()).first();
        say(*m_ada, round(), {{said(adas, answer("defend"), 1)}, {}});
        QCOMPARE(whyRefused(*m_ben, {{said(turn, withdrawn())}, {}}), why::kTurn);
        QCOMPARE(state(1), OpinionState::Disputed);
        // Once more the same is no repetition: it insists.
        say(*m_ben, round(), {{said(turn, check(false))}, {}});
        QCOMPARE(m_fixture->thread(1).events.size(), 5);
        // A decision is made in the window.
        QVERIFY(!m_ben->say(round(), {{said(turn, check(true), 2)}, {}}));
        // There is nothing to submit: the round is closed already.
        QCOMPARE(
            ProjectFixture::take(m_ben->say(round(), {{}, {LinkedRounds::event(Kind::Submitted)}}))
                .fresh,
            0);
        QCOMPARE(whyRefused(*m_ben, {{}, {LinkedRounds::event(Kind::TakenBack)}}), why::kChanged);
    }

    void aFormTakesOpinionsHomeAndReviewsBack()
    {
        FormFixture forms(m_fixture->base);
        const OpenForm form = forms.write({m_fixture->base.ada, Step::Opinions});
        QCOMPARE(form.task.turns.size(), 2);
        AnswersFile file = FormFixture::blank(form);
        const UtteranceWork first = m_fixture->work(1, {QStringLiteral("One.")});
        file.given.rows.append(FormFixture::row(
            form, 0, studies::kWorkQuestion, QString::fromUtf8(workToJson(first)), kFormTime + 1));
        file.given.rows.append(FormFixture::row(form, 1, studies::kWorkQuestion,
            QString::fromUtf8(workToJson(OpinionFixture::none())), kFormTime + 2));
        FormFixture::tell(file, Kind::Submitted, kFormTime + 3);
        const QString saved = forms.save(file, form);
        const auto merged = forms.merge({saved});
        QVERIFY2(merged, merged ? "" : qPrintable(merged.error().sentence()));
        QCOMPARE(merged->first().fresh(), 2);
        QVERIFY(round().hasSubmitted(m_fixture->base.ada));
        QCOMPARE(ProjectFixture::take(m_fixture->repository().own(round().id, m_fixture->base.ada))
                     .value(1),
            first);
        QVERIFY(forms.merge({saved}));
        m_fixture->write(m_fixture->base.ben, 2, m_fixture->work(2, {QStringLiteral("Two.")}));
        m_fixture->write(m_fixture->base.ben, 4, OpinionFixture::none());
        m_fixture->submit(m_fixture->base.ben);

        const OpenForm review = forms.write({m_fixture->base.ada, Step::Opinions});
        QCOMPARE(review.task.questions.first().name, studies::kSaidQuestion);
        QCOMPARE(review.task.turns.size(), 2);
        file = FormFixture::blank(review);
        QJsonObject yes = check(true);
        yes.insert(QStringLiteral("kind"), 0);
        file.given.rows.append(FormFixture::row(review, 1, studies::kSaidQuestion,
            QString::fromUtf8(QJsonDocument(yes).toJson(QJsonDocument::Compact)),
            QDateTime::currentMSecsSinceEpoch()));
        const auto reviewed = forms.merge({forms.save(file, review)});
        QVERIFY2(reviewed, reviewed ? "" : qPrintable(reviewed.error().sentence()));
        QCOMPARE(state(2), OpinionState::Passed);
        QVERIFY(checkProject(m_fixture->base.path())->problems.isEmpty());
    }
};

TANDEM_TEST(TestOpinionLink, QCoreApplication)
#include "tst_opinionlink.moc"
