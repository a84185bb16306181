#include "storage/packets/answersmerge.h"

#include "formfixture.h"
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
    std::unique_ptr<FormFixture> m_forms;

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
        QStringList lines = PacketFixture::dump(m_fixture->database());
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
    QString submittedFile(const OpenForm& form, const QString& value = QStringLiteral("1")) const
    {
        AnswersFile file = FormFixture::answered(form, value);
        FormFixture::tell(file, Kind::Submitted, kFormTime + 60'000);
        return m_forms->save(file, form);
    }
    /// Merging and looking at it fail alike, and nothing of it comes into the project.
    void verifyRefused(const QString& path, ErrorCode code, const QString& what) const
    {
        const QString before = dump();
        const auto seen = m_forms->inspect(path);
        const auto merged = m_forms->merge({path});
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
        m_forms = std::make_unique<FormFixture>(m_fixture->project());
    }

    void answersComeBackAndAreTakenOnce()
    {
        const OpenForm form = m_forms->write(ann());
        const QString path = submittedFile(form);
        const auto seen = m_forms->inspect(path);
        QVERIFY2(seen, seen ? "" : qPrintable(seen.error().sentence()));
        QCOMPARE(seen->person, QStringLiteral("Ann"));
        QCOMPARE(seen->study, QStringLiteral("Outputs"));
        QCOMPARE(seen->fresh(), 3); // the submission is no answer
        QCOMPARE(seen->handIns(), 1);
        QCOMPARE(answers(), 0);

        const auto merged = m_forms->merge({path});
        QVERIFY2(merged, merged ? "" : qPrintable(merged.error().sentence()));
        QCOMPARE(merged->first().fresh(), seen->fresh());
        QCOMPARE(merged->first().path, path);
        QCOMPARE(answers(), 3);
        QCOMPARE(stateOf(ann()), RaterState::Submitted);
        QVERIFY(checkProject(m_fixture->project().path())->problems.isEmpty());

        const QString before = dump();
        const auto again = m_forms->merge({path});
        QVERIFY(again);
        QVERIFY(!again->first().changesSomething());
        QCOMPARE(again->first().known(), 3);
        QCOMPARE(again->first().handIns(), 0);
        QCOMPARE(dump(), before);
    }

    void filesAreMergedInAnyOrder()
    {
        const OpenForm form = m_forms->write(ann());
        AnswersFile early = FormFixture::blank(form);
        early.given.rows = {
            FormFixture::row(form, 0, StudyFixture::question(), QStringLiteral("2"), kFormTime)};
        AnswersFile later = early;
        later.given.rows.append(FormFixture::row(
            form, 0, StudyFixture::question(), QStringLiteral("1"), kFormTime + 1));
        const QString first = m_forms->save(early, form);
        const QString second = m_forms->save(later, form);
        QVERIFY(m_forms->merge({second, first}));
        QCOMPARE(answers(), 2);
        QCOMPARE(m_fixture->task(ann()).given.rows, later.given.rows);
        QVERIFY(m_forms->merge({first, second, first}));
        QCOMPARE(answers(), 2);
    }

    void answersOfAnEarlierFormOfTheRaterAreStillTaken()
    {
        const OpenForm first = m_forms->write(ann());
        const OpenForm second = m_forms->write(ann());
        AnswersFile file = FormFixture::blank(first);
        file.given.rows = {
            FormFixture::row(first, 0, StudyFixture::question(), QStringLiteral("2"), kFormTime)};
        QVERIFY(m_forms->merge({m_forms->save(file, first)}));
        file = FormFixture::blank(second);
        file.given.rows = {
            FormFixture::row(second, 1, StudyFixture::question(), QStringLiteral("2"), kFormTime)};
        QVERIFY(m_forms->merge({m_forms->save(file, second)}));
        QCOMPARE(answers(), 2);
    }

    void packetsAndAnswersAreMergedTogetherOrNotAtAll()
    {
        PacketFixture packets(m_fixture->project());
        const QString packet = packets.write(m_fixture->project().ada);
        PacketFixture::answer(*PacketFixture::open(packet), 1, QStringLiteral("yy"));
        const OpenForm form = m_forms->write(ann());
        const QString good = submittedFile(form);
        AnswersFile forged = FormFixture::answered(form, QStringLiteral("1"));
        const QString bad = m_forms->save(answersFileJson(forged).replace("[]", "[1]"));
        const QString before = dump();
        QVERIFY(!m_forms->merge({packet, good, bad}));
        QCOMPARE(dump(), before);
        const auto merged = m_forms->merge({packet, good});
        QVERIFY2(merged, merged ? "" : qPrintable(merged.error().sentence()));
        QCOMPARE(merged->at(0).fresh(), 2);
        QCOMPARE(merged->at(1).fresh(), 3);
    }

    void anAlteredFileIsRefused()
    {
        const OpenForm form = m_forms->write(ann());
        AnswersFile file = FormFixture::answered(form, QStringLiteral("1"));
        sealAnswers(file, form.key);
        file.given.rows[1].value = QStringLiteral("2");
        verifyRefused(m_forms->save(answersFileJson(file)), ErrorCode::Refused,
            QStringLiteral("changed after the form saved them"));
    }

    void aFileSealedWithAnotherFormsKeyIsRefused()
    {
        const OpenForm own = m_forms->write(ann());
        const OpenForm other = m_forms->write(bob());
        AnswersFile file = FormFixture::answered(own, QStringLiteral("1"));
        sealAnswers(file, other.key);
        verifyRefused(m_forms->save(answersFileJson(file)), ErrorCode::Refused,
            QStringLiteral("changed after the form saved them"));
    }

    void aFileThatClaimsToBeAnotherRatersIsRefused()
    {
        const OpenForm own = m_forms->write(ann());
        const OpenForm other = m_forms->write(bob());
        AnswersFile file = FormFixture::answered(own, QStringLiteral("1"));
        file.rater = other.task.rater;
        verifyRefused(
            m_forms->save(file, own), ErrorCode::Refused, QStringLiteral("another rater"));
        file = FormFixture::answered(own, QStringLiteral("1"));
        file.form = other.task.form;
        verifyRefused(
            m_forms->save(file, own), ErrorCode::Refused, QStringLiteral("another rater"));
    }

    void aFileOfAnotherProjectStudyOrVersionIsRefused()
    {
        const OpenForm form = m_forms->write(ann());
        AnswersFile file = FormFixture::answered(form, QStringLiteral("1"));
        file.study = newUuid();
        verifyRefused(
            m_forms->save(file, form), ErrorCode::Refused, QStringLiteral("another study"));
        file = FormFixture::answered(form, QStringLiteral("1"));
        file.version = newUuid();
        verifyRefused(
            m_forms->save(file, form), ErrorCode::Refused, QStringLiteral("another version"));
        file = FormFixture::answered(form, QStringLiteral("1"));
        file.project = newUuid();
        verifyRefused(
            m_forms->save(file, form), ErrorCode::Refused, QStringLiteral("another project"));

        StudyFixture elsewhere;
        FormFixture forms(elsewhere.project());
        const OpenForm stranger = forms.write(elsewhere.raters.at(0));
        verifyRefused(m_forms->save(FormFixture::answered(stranger, QStringLiteral("1")), stranger),
            ErrorCode::Refused,
            QStringLiteral("come from a form that this project did not create"));
    }

    void anotherRatersTurnIsRefusedAlsoWhereItIsSealed()
    {
        const OpenForm own = m_forms->write(ann());
        const OpenForm other = m_forms->write(bob());
        AnswersFile file = FormFixture::answered(own, QStringLiteral("1"));
        file.given.rows[0].turn = other.task.turns.at(0).id;
        verifyRefused(m_forms->save(file, own), ErrorCode::InvalidInput,
            QStringLiteral("not assigned to this rater"));
    }

    void whatTheStudyDoesNotAskIsRefused()
    {
        const OpenForm form = m_forms->write(ann());
        AnswersFile file = FormFixture::answered(form, QStringLiteral("1"));
        file.given.rows[2].question = QStringLiteral("worse");
        verifyRefused(
            m_forms->save(file, form), ErrorCode::InvalidInput, QStringLiteral("does not ask"));
        file = FormFixture::answered(form, QStringLiteral("1"));
        file.given.rows[2].value = QStringLiteral("alpha");
        verifyRefused(m_forms->save(file, form), ErrorCode::InvalidInput,
            QStringLiteral("not one of the answers"));
    }

    void aUuidThatHasOtherContentInTheProjectIsRefused()
    {
        const OpenForm form = m_forms->write(ann());
        AnswersFile file = FormFixture::answered(form, QStringLiteral("1"));
        QVERIFY(m_forms->merge({m_forms->save(file, form)}));
        file.given.rows[1].value = QStringLiteral("2");
        verifyRefused(m_forms->save(file, form), ErrorCode::InvalidInput,
            QStringLiteral("different content under this UUID"));
        // That of another rater's answer likewise.
        const OpenForm other = m_forms->write(bob());
        AnswersFile stolen = FormFixture::answered(other, QStringLiteral("1"));
        stolen.given.rows[0].uuid = file.given.rows.at(0).uuid;
        verifyRefused(m_forms->save(stolen, other), ErrorCode::InvalidInput,
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
        const OpenForm form = m_forms->write(ann());
        verifyRefused(m_forms->save(FormFixture::answered(form, QStringLiteral("1"), at), form),
            ErrorCode::InvalidInput, QStringLiteral("not plausible"));
    }

    void moreRowsThanAnybodyGivesAreRefused()
    {
        const OpenForm form = m_forms->write(ann());
        AnswersFile file = FormFixture::blank(form);
        const studies::AnswerRow row =
            FormFixture::row(form, 0, StudyFixture::question(), QStringLiteral("1"), kFormTime);
        file.given.rows.fill(row, studies::kMaxRows + 1);
        verifyRefused(m_forms->save(answersFileJson(file)), ErrorCode::InvalidInput, QString());
    }

    void aFileThatIsTooLargeOrCutOffIsRefused()
    {
        const OpenForm form = m_forms->write(ann());
        AnswersFile file = FormFixture::answered(form, QStringLiteral("1"));
        sealAnswers(file, form.key);
        const QByteArray whole = answersFileJson(file);
        verifyRefused(
            m_forms->save(whole.left(whole.size() / 2)), ErrorCode::InvalidInput, QString());
        verifyRefused(m_forms->save(whole + QByteArray(kMaxAnswersFileBytes, ' ')),
            ErrorCode::TooLarge, QString());
        verifyRefused(m_forms->save(QByteArray("{}")), ErrorCode::InvalidInput,
            QStringLiteral("not a rater's answers file"));
        QVERIFY(!m_forms->merge({m_forms->save(QByteArray())}));
        QVERIFY(!m_forms->merge({m_forms->path(QStringLiteral("none.json"))}));
    }

    void aFormThatComesInsteadOfItsAnswersIsRefusedWithAdvice()
    {
        m_forms->write(ann());
        const QString form = m_forms->path(QStringLiteral("form1.html"));
        QVERIFY(isFormOrAnswers(form));
        verifyRefused(form, ErrorCode::Refused, QStringLiteral("not saved answers"));
        QVERIFY(m_forms->merge({form}).error().remedy.contains(QLatin1String("browser")));
    }

    void nothingIsTakenOnceTheRaterHasWithdrawn()
    {
        const OpenForm form = m_forms->write(ann());
        const QString path = submittedFile(form);
        QVERIFY(m_forms->merge({path}));
        StudyFixture::take(
            StudyAnswerRepository(m_fixture->database()).withdraw(ann(), m_fixture->lea()));
        verifyRefused(path, ErrorCode::Refused, QStringLiteral("has withdrawn"));
        QCOMPARE(answers(), 0);
    }

    void aWithdrawalInAFileIsCarriedOutOnce()
    {
        const OpenForm form = m_forms->write(ann());
        m_fixture->answerAll(bob(), QStringLiteral("2"), kFormTime);
        QVERIFY(m_forms->merge({submittedFile(form)}));
        AnswersFile file = FormFixture::blank(form);
        FormFixture::tell(file, Kind::Withdrawn, kFormTime + 90'000);
        const QString path = m_forms->save(file, form);

        const auto seen = m_forms->inspect(path);
        QVERIFY2(seen, seen ? "" : qPrintable(seen.error().sentence()));
        QCOMPARE(seen->erased, 3);
        QCOMPARE(seen->fresh(), 0);
        QVERIFY(seen->changesSomething());
        QVERIFY(seen->rounds.first().ignored.contains(QLatin1String("Copies of")));
        QCOMPARE(answers(), 6);

        QVERIFY(m_forms->merge({path}));
        QCOMPARE(answers(), 3);
        QCOMPARE(stateOf(ann()), RaterState::Withdrawn);
        QCOMPARE(stateOf(bob()), RaterState::AtWork);
        const QString before = dump();
        const auto again = m_forms->merge({path});
        QVERIFY2(again, again ? "" : qPrintable(again.error().sentence()));
        QVERIFY(!again->first().changesSomething());
        QCOMPARE(dump(), before);
    }

    void afterTheCloseOnlyWhatWasReleasedIsTakenAndSaidToBeLate()
    {
        const OpenForm form = m_forms->write(ann());
        AnswersFile file = FormFixture::blank(form);
        file.given.rows = {
            FormFixture::row(form, 0, StudyFixture::question(), QStringLiteral("2"), kFormTime)};
        QVERIFY(m_forms->merge({m_forms->save(file, form)}));
        ProjectFixture::check(
            StudyRepository(m_fixture->database())
                .close(m_fixture->study, m_fixture->lea(), EarlyEnd{QStringLiteral("enough")}));

        AnswersFile late = file;
        late.given.rows.append(FormFixture::row(
            form, 1, StudyFixture::question(), QStringLiteral("2"), kFormTime + 1000));
        const auto merged = m_forms->merge({m_forms->save(late, form)});
        QVERIFY2(merged, merged ? "" : qPrintable(merged.error().sentence()));
        QCOMPARE(merged->first().late, 1);
        QVERIFY(merged->first().rounds.first().ignored.contains(
            QLatin1String("excluded from results")));

        AnswersFile changed = file;
        changed.given.rows.append(FormFixture::row(
            form, 0, StudyFixture::question(), QStringLiteral("1"), kFormTime + 1000));
        verifyRefused(
            m_forms->save(changed, form), ErrorCode::Refused, QStringLiteral("study is closed"));
    }

    void answersAfterASubmissionAreRefusedUntilItIsTakenBack()
    {
        const OpenForm form = m_forms->write(ann());
        AnswersFile file = FormFixture::answered(form, QStringLiteral("1"));
        FormFixture::tell(file, Kind::Submitted, kFormTime + 60'000);
        file.given.rows.append(FormFixture::row(
            form, 0, StudyFixture::question(), QStringLiteral("2"), kFormTime + 70'000));
        verifyRefused(m_forms->save(file, form), ErrorCode::Refused,
            QStringLiteral("had already submitted before this answer"));
        FormFixture::tell(file, Kind::TakenBack, kFormTime + 65'000);
        QVERIFY(m_forms->merge({m_forms->save(file, form)}));
        QCOMPARE(answers(), 4);
    }

    void aMergeIsForALeadAndNotInAPacket()
    {
        const QString path = submittedFile(m_forms->write(ann()));
        Database& database = m_fixture->database();
        const auto byAda = mergePackets(database, {path}, {m_fixture->project().ada, false});
        QVERIFY(!byAda);
        QCOMPARE(byAda.error().code, ErrorCode::Refused);
        PacketFixture packets(m_fixture->project());
        const auto packet = PacketFixture::open(packets.write(m_fixture->project().ada));
        QVERIFY(!inspectPacket(*packet, path));
    }
};

TANDEM_TEST(TestAnswersMerge, QCoreApplication)
#include "tst_answersmerge.moc"
