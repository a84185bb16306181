#include "storage/studies/studyforms.h"

#include "formfixture.h"
#include "storage/database/rows.h"
#include "studyfixture.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;
using Kind = studies::RaterEvent::Kind;

/// Forms of a study's raters: what they hold, and for whom there is none.
class TestStudyForms final : public QObject
{
    Q_OBJECT

    std::unique_ptr<StudyFixture> m_fixture;
    std::unique_ptr<FormFixture> m_setup;

    Expected<WrittenForm> written(RaterId rater, PersonId by, const QString& name)
    {
        return writeStudyForm(
            m_fixture->database(), m_setup->page(), rater, m_setup->path(name), by);
    }
    QString refusalOf(RaterId rater)
    {
        const auto form = written(rater, m_fixture->lea(), QStringLiteral("refused.html"));
        return form ? QString() : form.error().what;
    }

private slots:
    void init()
    {
        m_fixture = std::make_unique<StudyFixture>();
        m_setup = std::make_unique<FormFixture>(m_fixture->project());
    }

    void aFormHasTheRatersTaskAndAKeyThatTheProjectKeeps()
    {
        const RaterId ann = m_fixture->raters.at(0);
        const OpenForm form = m_setup->write(ann);
        studies::Task expected = m_fixture->task(ann);
        expected.form = form.task.form;
        QCOMPARE(form.task, expected);
        const auto known = studyForm(m_fixture->database(), form.task.form);
        QVERIFY(known && *known);
        QCOMPARE((*known)->key, form.key);
        QCOMPARE((*known)->rater, ann);
        QVERIFY(form.task.form != form.task.rater);
    }

    void aFormShowsNothingOfSystemsScoresOrOthers()
    {
        StudyFixture& fixture = *m_fixture;
        fixture.answerAll(fixture.raters.at(1), QStringLiteral("2"), kFormTime);
        const OpenForm form = m_setup->write(fixture.raters.at(0));
        for (const char* secret : {"alpha", "beta", "bleu", "0.25", "Bob", "item 1", "item 2",
                 "Lea", "Ada", "stratum", "origin", "Outputs"})
            QVERIFY2(!form.data.contains(secret), secret);
        QVERIFY(form.data.contains("Cranes rest."));
        const QString bob =
            StudyFixture::take(StudyRaterRepository(fixture.database()).byId(fixture.raters.at(1)))
                .uuid;
        QVERIFY(!form.data.contains(bob.toUtf8()));
    }

    void whatWasAnsweredBeforeStandsInTheForm()
    {
        m_fixture->answerAll(m_fixture->raters.at(0), QStringLiteral("1"), kFormTime);
        const OpenForm form = m_setup->write(m_fixture->raters.at(0));
        QCOMPARE(form.task.given.rows.size(), form.task.turns.size());
    }

    void whoHasAFormKeepsTheDesignThatItShows()
    {
        StudyFixture& fixture = *m_fixture;
        const OpenForm form = m_setup->write(fixture.raters.at(0));
        studies::Design design = StudyFixture::design();
        design.title = QStringLiteral("Another title");
        const auto changed =
            StudyRepository(fixture.database()).changeDesign(fixture.study, design, fixture.lea());
        QVERIFY(changed);
        QCOMPARE(changed->number, 2);
        QCOMPARE(fixture.task(fixture.raters.at(0)).version, form.task.version);
        QCOMPARE(fixture.task(fixture.raters.at(1)).title, QStringLiteral("Another title"));
    }

    void nobodyHasAFormWhoCannotAnswerIt()
    {
        StudyFixture& fixture = *m_fixture;
        const RaterId ann = fixture.raters.at(0);
        const auto notLead = written(ann, fixture.project().ada, QStringLiteral("ada.html"));
        QVERIFY(!notLead);
        QCOMPARE(notLead.error().code, ErrorCode::Refused);

        const auto late = StudyFixture::take(
            StudyRaterRepository(fixture.database())
                .add(fixture.study, {{.name = QStringLiteral("Eve")}}, fixture.lea()));
        QVERIFY(refusalOf(late.first()).contains(QLatin1String("No items are assigned")));

        StudyFixture::take(StudyAnswerRepository(fixture.database()).withdraw(ann, fixture.lea()));
        QVERIFY(refusalOf(ann).contains(QLatin1String("withdrawn")));

        const RaterId bob = fixture.raters.at(1);
        StudyFixture::take(StudyRaterRepository(fixture.database())
                               .replace(bob, {}, QStringLiteral("is ill"), fixture.lea()));
        QVERIFY(refusalOf(bob).contains(QLatin1String("replaced by someone else")));

        ProjectFixture::check(
            StudyRepository(fixture.database())
                .close(fixture.study, fixture.lea(), EarlyEnd{QStringLiteral("enough")}));
        QVERIFY(refusalOf(late.first()).contains(QLatin1String("closed")));
        QVERIFY(!QFile::exists(m_setup->path(QStringLiteral("refused.html"))));
        QCOMPARE(*valueOf<int>(
                     fixture.database(), QStringLiteral("SELECT count(*) FROM study_form"), {}),
            0);
    }

    void anExistingFileIsNeverReplaced()
    {
        const RaterId ann = m_fixture->raters.at(0);
        const QString name = QStringLiteral("ann.html");
        QVERIFY(written(ann, m_fixture->lea(), name));
        const QByteArray before = FormFixture::bytesOf(m_setup->path(name));
        const auto again = written(ann, m_fixture->lea(), name);
        QVERIFY(!again);
        QCOMPARE(again.error().code, ErrorCode::Refused);
        QCOMPARE(again.error().where, m_setup->path(name));
        QCOMPARE(FormFixture::bytesOf(m_setup->path(name)), before);
    }

    void aFolderThatIsNotThereIsAnErrorWithItsPath()
    {
        const auto form =
            written(m_fixture->raters.at(0), m_fixture->lea(), QStringLiteral("none/ann.html"));
        QVERIFY(!form);
        QCOMPARE(form.error().code, ErrorCode::NotWritable);
    }

    void suggestedNamesAreFreeAndFitAnySystem()
    {
        const QString folder = m_setup->path(QStringLiteral("."));
        const QString path =
            suggestedFormPath(folder, QStringLiteral("A/B"), QStringLiteral("C:\\D"));
        QCOMPARE(path, folder + QStringLiteral("/A_B-C__D.html"));
        QFile taken(path);
        QVERIFY(taken.open(QIODevice::WriteOnly));
        QCOMPARE(suggestedFormPath(folder, QStringLiteral("A/B"), QStringLiteral("C:\\D")),
            folder + QStringLiteral("/A_B-C__D 2.html"));
    }

    void aNameIsNotInTheJournalWhereItWouldOutliveAWithdrawal()
    {
        m_setup->write(m_fixture->raters.at(0));
        const auto named = valueOf<int>(m_fixture->database(),
            QStringLiteral("SELECT count(*) FROM journal WHERE detail LIKE '%Ann%'"), {});
        QVERIFY(named);
        QCOMPARE(*named, 0);
    }
};

TANDEM_TEST(TestStudyForms, QCoreApplication)
#include "tst_studyforms.moc"
