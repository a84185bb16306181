#include "storage/packets/answersmerge.h"

#include "formdesk.h"
#include "packetfixture.h"
#include "storage/check/projectcheck.h"
#include "storage/database/rows.h"
#include "studyfixture.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;
using Kind = studies::RaterEvent::Kind;

/// Answers files of a study's raters coming home.
class TestAnswersMerge final : public QObject
{
    Q_OBJECT

    std::unique_ptr<StudyFixture> m_fixture;
    std::unique_ptr<FormDesk> m_desk;

    RaterId ann() const { return m_fixture->raters.at(0); }
    RaterId bob() const { return m_fixture->raters.at(1); }
    int answers() const
    {
        return *valueOf<int>(
            m_fixture->database(), QStringLiteral("SELECT count(*) FROM study_answer"), {});
    }
    /// Everything that a merge may write.
    QString dump() const
    {
        QStringList lines = PacketDesk::dump(m_fixture->database());
        for (const char* sql : {"SELECT uuid || coalesce(value, '-') || at FROM study_answer",
                 "SELECT uuid || event || at FROM study_event",
                 "SELECT uuid || coalesce(merged_at, '-') FROM study_form",
                 "SELECT event || at || detail FROM journal"})
            lines += *valuesOf<QString>(m_fixture->database(), QString::fromLatin1(sql), {});
        return lines.join(u'\n');
    }
    RaterState stateOf(RaterId rater) const
    {
        return StudyFixture::take(StudyRaterRepository(m_fixture->database()).byId(rater)).state;
    }
    QString handedInFile(const OpenForm& form, const QString& value = QStringLiteral("1")) const
    {
        AnswersFile file = FormDesk::answered(form, value);
        FormDesk::tell(file, Kind::HandedIn, kFormTime + 60'000);
        return m_desk->save(file, form);
    }
    /// Merging and looking at it fail alike, and nothing of it comes into the project.
    void verifyRefused(const QString& path, ErrorCode code, const QString& what) const
    {
        const QString before = dump();
        const auto seen = m_desk->inspect(path);
        const auto merged = m_desk->merge({path});
        QVERIFY(!seen);
        QVERIFY(!merged);
        QCOMPARE(merged.error().sentence(), seen.error().sentence());
        QCOMPARE(merged.error().code, code);
        QVERIFY2(merged.error().what.contains(what), qPrintable(merged.error().sentence()));
        QVERIFY2(merged.error().where.startsWith(path), qPrintable(merged.error().where));
        QCOMPARE(dump(), before);
    }

private slots:
    void init()
    {
        m_fixture = std::make_unique<StudyFixture>();
        m_desk = std::make_unique<FormDesk>(m_fixture->project());
    }

    void answersComeBackAndAreTakenOnce()
    {
        const OpenForm form = m_desk->write(ann());
        const QString path = handedInFile(form);
        const auto seen = m_desk->inspect(path);
        QVERIFY2(seen, seen ? "" : qPrintable(seen.error().sentence()));
        QCOMPARE(seen->person, QStringLiteral("Ann"));
        QCOMPARE(seen->study, QStringLiteral("Outputs"));
        QCOMPARE(seen->fresh(), 3); // the submission is no answer
        QCOMPARE(seen->handIns(), 1);
        QCOMPARE(answers(), 0);

        const auto merged = m_desk->merge({path});
        QVERIFY2(merged, merged ? "" : qPrintable(merged.error().sentence()));
        QCOMPARE(merged->first().fresh(), seen->fresh());
        QCOMPARE(merged->first().path, path);
        QCOMPARE(answers(), 3);
        QCOMPARE(stateOf(ann()), RaterState::HandedIn);
        QVERIFY(checkProject(m_fixture->project().path())->problems.isEmpty());

        const QString before = dump();
        const auto again = m_desk->merge({path});
        QVERIFY(again);
        QVERIFY(!again->first().changesSomething());
        QCOMPARE(again->first().known(), 3);
        QCOMPARE(again->first().handIns(), 0);
        QCOMPARE(dump(), before);
    }

    void filesAreMergedInAnyOrder()
    {
        const OpenForm form = m_desk->write(ann());
        AnswersFile early = FormDesk::blank(form);
        early.given.rows = {
            FormDesk::row(form, 0, StudyFixture::question(), QStringLiteral("2"), kFormTime)};
        AnswersFile later = early;
        later.given.rows.append(
            FormDesk::row(form, 0, StudyFixture::question(), QStringLiteral("1"), kFormTime + 1));
        const QString first = m_desk->save(early, form);
        const QString second = m_desk->save(later, form);
        QVERIFY(m_desk->merge({second, first}));
        QCOMPARE(answers(), 2);
        QCOMPARE(m_fixture->task(ann()).given.rows, later.given.rows);
        QVERIFY(m_desk->merge({first, second, first}));
        QCOMPARE(answers(), 2);
    }

    void answersOfAnEarlierFormOfTheRaterAreStillTaken()
    {
        const OpenForm first = m_desk->write(ann());
        const OpenForm second = m_desk->write(ann());
        AnswersFile file = FormDesk::blank(first);
        file.given.rows = {
            FormDesk::row(first, 0, StudyFixture::question(), QStringLiteral("2"), kFormTime)};
        QVERIFY(m_desk->merge({m_desk->save(file, first)}));
        file = FormDesk::blank(second);
        file.given.rows = {
            FormDesk::row(second, 1, StudyFixture::question(), QStringLiteral("2"), kFormTime)};
        QVERIFY(m_desk->merge({m_desk->save(file, second)}));
        QCOMPARE(answers(), 2);
    }

    void packetsAndAnswersAreMergedTogetherOrNotAtAll()
    {
        PacketDesk packets(m_fixture->project());
        const QString packet = packets.write(m_fixture->project().ada);
        PacketDesk::answer(*PacketDesk::open(packet), 1, QStringLiteral("yy"));
        const OpenForm form = m_desk->write(ann());
        const QString good = handedInFile(form);
        AnswersFile forged = FormDesk::answered(form, QStringLiteral("1"));
        const QString bad = m_desk->save(answersFileJson(forged).replace("[]", "[1]"));
        const QString before = dump();
        QVERIFY(!m_desk->merge({packet, good, bad}));
        QCOMPARE(dump(), before);
        const auto merged = m_desk->merge({packet, good});
        QVERIFY2(merged, merged ? "" : qPrintable(merged.error().sentence()));
        QCOMPARE(merged->at(0).fresh(), 2);
        QCOMPARE(merged->at(1).fresh(), 3);
    }

    void anAlteredFileIsRefused()
    {
        const OpenForm form = m_desk->write(ann());
        AnswersFile file = FormDesk::answered(form, QStringLiteral("1"));
        sealAnswers(file, form.key);
        file.given.rows[1].value = QStringLiteral("2");
        verifyRefused(m_desk->save(answersFileJson(file)), ErrorCode::Refused,
            QStringLiteral("changed after the form saved them"));
    }

    void aFileSealedWithAnotherFormsKeyIsRefused()
    {
        const OpenForm own = m_desk->write(ann());
        const OpenForm other = m_desk->write(bob());
        AnswersFile file = FormDesk::answered(own, QStringLiteral("1"));
        sealAnswers(file, other.key);
        verifyRefused(m_desk->save(answersFileJson(file)), ErrorCode::Refused,
            QStringLiteral("changed after the form saved them"));
    }

    void aFileThatClaimsToBeAnotherRatersIsRefused()
    {
        const OpenForm own = m_desk->write(ann());
        const OpenForm other = m_desk->write(bob());
        AnswersFile file = FormDesk::answered(own, QStringLiteral("1"));
        file.rater = other.task.rater;
        verifyRefused(m_desk->save(file, own), ErrorCode::Refused, QStringLiteral("another rater"));
        file = FormDesk::answered(own, QStringLiteral("1"));
        file.form = other.task.form;
        verifyRefused(m_desk->save(file, own), ErrorCode::Refused, QStringLiteral("another rater"));
    }

    void aFileOfAnotherProjectStudyOrVersionIsRefused()
    {
        const OpenForm form = m_desk->write(ann());
        AnswersFile file = FormDesk::answered(form, QStringLiteral("1"));
        file.study = newUuid();
        verifyRefused(
            m_desk->save(file, form), ErrorCode::Refused, QStringLiteral("another study"));
        file = FormDesk::answered(form, QStringLiteral("1"));
        file.version = newUuid();
        verifyRefused(
            m_desk->save(file, form), ErrorCode::Refused, QStringLiteral("another version"));
        file = FormDesk::answered(form, QStringLiteral("1"));
        file.project = newUuid();
        verifyRefused(
            m_desk->save(file, form), ErrorCode::Refused, QStringLiteral("another project"));

        StudyFixture elsewhere;
        FormDesk desk(elsewhere.project());
        const OpenForm stranger = desk.write(elsewhere.raters.at(0));
        verifyRefused(m_desk->save(FormDesk::answered(stranger, QStringLiteral("1")), stranger),
            ErrorCode::Refused,
            QStringLiteral("come from a form that this project did not create"));
    }

    void anotherRatersTurnIsRefusedAlsoWhereItIsSealed()
    {
        const OpenForm own = m_desk->write(ann());
        const OpenForm other = m_desk->write(bob());
        AnswersFile file = FormDesk::answered(own, QStringLiteral("1"));
        file.given.rows[0].turn = other.task.turns.at(0).id;
        verifyRefused(m_desk->save(file, own), ErrorCode::InvalidInput,
            QStringLiteral("not assigned to this rater"));
    }

    void whatTheStudyDoesNotAskIsRefused()
    {
        const OpenForm form = m_desk->write(ann());
        AnswersFile file = FormDesk::answered(form, QStringLiteral("1"));
        file.given.rows[2].question = QStringLiteral("worse");
        verifyRefused(
            m_desk->save(file, form), ErrorCode::InvalidInput, QStringLiteral("does not ask"));
        file = FormDesk::answered(form, QStringLiteral("1"));
        file.given.rows[2].value = QStringLiteral("alpha");
        verifyRefused(m_desk->save(file, form), ErrorCode::InvalidInput,
            QStringLiteral("not one of the answers"));
    }

    void aUuidThatHasOtherContentInTheProjectIsRefused()
    {
        const OpenForm form = m_desk->write(ann());
        AnswersFile file = FormDesk::answered(form, QStringLiteral("1"));
        QVERIFY(m_desk->merge({m_desk->save(file, form)}));
        file.given.rows[1].value = QStringLiteral("2");
        verifyRefused(m_desk->save(file, form), ErrorCode::InvalidInput,
            QStringLiteral("different content under this UUID"));
        // That of another rater's answer likewise.
        const OpenForm other = m_desk->write(bob());
        AnswersFile stolen = FormDesk::answered(other, QStringLiteral("1"));
        stolen.given.rows[0].uuid = file.given.rows.at(0).uuid;
        verifyRefused(m_desk->save(stolen, other), ErrorCode::InvalidInput,
            QStringLiteral("different content under this UUID"));
    }

    void timesThatNoClockSaysAreRefused_data()
    {
        QTest::addColumn<qint64>("at");
        QTest::newRow("before computers") << qint64(1000);
        QTest::newRow("in 9000 years") << qint64(253'402'300'000'000);
    }
    void timesThatNoClockSaysAreRefused()
    {
        QFETCH(qint64, at);
        const OpenForm form = m_desk->write(ann());
        verifyRefused(m_desk->save(FormDesk::answered(form, QStringLiteral("1"), at), form),
            ErrorCode::InvalidInput, QStringLiteral("not plausible"));
    }

    void moreRowsThanAnybodyGivesAreRefused()
    {
        const OpenForm form = m_desk->write(ann());
        AnswersFile file = FormDesk::blank(form);
        const studies::AnswerRow row =
            FormDesk::row(form, 0, StudyFixture::question(), QStringLiteral("1"), kFormTime);
        file.given.rows.fill(row, studies::kMaxRows + 1);
        verifyRefused(m_desk->save(answersFileJson(file)), ErrorCode::InvalidInput, QString());
    }

    void aFileThatIsTooLargeOrCutOffIsRefused()
    {
        const OpenForm form = m_desk->write(ann());
        AnswersFile file = FormDesk::answered(form, QStringLiteral("1"));
        sealAnswers(file, form.key);
        const QByteArray whole = answersFileJson(file);
        verifyRefused(
            m_desk->save(whole.left(whole.size() / 2)), ErrorCode::InvalidInput, QString());
        verifyRefused(m_desk->save(whole + QByteArray(kMaxAnswersFileBytes, ' ')),
            ErrorCode::TooLarge, QString());
        verifyRefused(m_desk->save(QByteArray("{}")), ErrorCode::InvalidInput,
            QStringLiteral("not a rater's answers file"));
        QVERIFY(!m_desk->merge({m_desk->save(QByteArray())}));
        QVERIFY(!m_desk->merge({m_desk->path(QStringLiteral("none.json"))}));
    }

    void aFormThatComesInsteadOfItsAnswersIsRefusedWithAdvice()
    {
        m_desk->write(ann());
        const QString form = m_desk->path(QStringLiteral("form1.html"));
        QVERIFY(isFormOrAnswers(form));
        verifyRefused(form, ErrorCode::Refused, QStringLiteral("not saved answers"));
        QVERIFY(m_desk->merge({form}).error().remedy.contains(QLatin1String("browser")));
    }

    void nothingIsTakenOnceTheRaterHasWithdrawn()
    {
        const OpenForm form = m_desk->write(ann());
        const QString path = handedInFile(form);
        QVERIFY(m_desk->merge({path}));
        StudyFixture::take(
            StudyAnswerRepository(m_fixture->database()).withdraw(ann(), m_fixture->lea()));
        verifyRefused(path, ErrorCode::Refused, QStringLiteral("has withdrawn"));
        QCOMPARE(answers(), 0);
    }

    void aWithdrawalInAFileIsCarriedOutOnce()
    {
        const OpenForm form = m_desk->write(ann());
        m_fixture->answerAll(bob(), QStringLiteral("2"), kFormTime);
        QVERIFY(m_desk->merge({handedInFile(form)}));
        AnswersFile file = FormDesk::blank(form);
        FormDesk::tell(file, Kind::Withdrawn, kFormTime + 90'000);
        const QString path = m_desk->save(file, form);

        const auto seen = m_desk->inspect(path);
        QVERIFY2(seen, seen ? "" : qPrintable(seen.error().sentence()));
        QCOMPARE(seen->erased, 3);
        QCOMPARE(seen->fresh(), 0);
        QVERIFY(seen->changesSomething());
        QVERIFY(seen->rounds.first().ignored.contains(QLatin1String("Copies of")));
        QCOMPARE(answers(), 6);

        QVERIFY(m_desk->merge({path}));
        QCOMPARE(answers(), 3);
        QCOMPARE(stateOf(ann()), RaterState::Withdrawn);
        QCOMPARE(stateOf(bob()), RaterState::AtWork);
        const QString before = dump();
        const auto again = m_desk->merge({path});
        QVERIFY2(again, again ? "" : qPrintable(again.error().sentence()));
        QVERIFY(!again->first().changesSomething());
        QCOMPARE(dump(), before);
    }

    void afterTheCloseOnlyWhatWasReleasedIsTakenAndSaidToBeLate()
    {
        const OpenForm form = m_desk->write(ann());
        AnswersFile file = FormDesk::blank(form);
        file.given.rows = {
            FormDesk::row(form, 0, StudyFixture::question(), QStringLiteral("2"), kFormTime)};
        QVERIFY(m_desk->merge({m_desk->save(file, form)}));
        ProjectFixture::check(
            StudyRepository(m_fixture->database())
                .close(m_fixture->study, m_fixture->lea(), EarlyEnd{QStringLiteral("enough")}));

        AnswersFile late = file;
        late.given.rows.append(FormDesk::row(
            form, 1, StudyFixture::question(), QStringLiteral("2"), kFormTime + 1000));
        const auto merged = m_desk->merge({m_desk->save(late, form)});
        QVERIFY2(merged, merged ? "" : qPrintable(merged.error().sentence()));
        QCOMPARE(merged->first().late, 1);
        QVERIFY(merged->first().rounds.first().ignored.contains(
            QLatin1String("excluded from results")));

        AnswersFile changed = file;
        changed.given.rows.append(FormDesk::row(
            form, 0, StudyFixture::question(), QStringLiteral("1"), kFormTime + 1000));
        verifyRefused(
            m_desk->save(changed, form), ErrorCode::Refused, QStringLiteral("study is closed"));
    }

    void answersAfterAHandInAreRefusedUntilItIsTakenBack()
    {
        const OpenForm form = m_desk->write(ann());
        AnswersFile file = FormDesk::answered(form, QStringLiteral("1"));
        FormDesk::tell(file, Kind::HandedIn, kFormTime + 60'000);
        file.given.rows.append(FormDesk::row(
            form, 0, StudyFixture::question(), QStringLiteral("2"), kFormTime + 70'000));
        verifyRefused(m_desk->save(file, form), ErrorCode::Refused,
            QStringLiteral("had already submitted before this answer"));
        FormDesk::tell(file, Kind::TakenBack, kFormTime + 65'000);
        QVERIFY(m_desk->merge({m_desk->save(file, form)}));
        QCOMPARE(answers(), 4);
    }

    void aMergeIsForALeadAndNotInAPacket()
    {
        const QString path = handedInFile(m_desk->write(ann()));
        Database& database = m_fixture->database();
        const auto byAda = mergePackets(database, {path}, {m_fixture->project().ada, false});
        QVERIFY(!byAda);
        QCOMPARE(byAda.error().code, ErrorCode::Refused);
        PacketDesk packets(m_fixture->project());
        const auto packet = PacketDesk::open(packets.write(m_fixture->project().ada));
        QVERIFY(!inspectPacket(*packet, path));
    }
};

TANDEM_TEST(TestAnswersMerge, QCoreApplication)
#include "tst_answersmerge.moc"
