#include "views/compare/compareworkspace.h"

#include "ui/icons.h"
#include "ui/reasonedit.h"
#include "ui/theme.h"
#include "views/compare/comparisontable.h"
#include "views/session/projectsession.h"

#include "projectfixture.h"
#include "testmain.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QTest>

using namespace tandem;

namespace {

ArticleText harbourArticle()
{
    ArticleText text;
    text.title = QStringLiteral("Harbour strike enters its second week as talks stall");
    text.paragraphs = {QStringLiteral("Cranes stood still over the eastern harbour for the eighth "
                                      "day on Monday, and the queue of "
                                      "ships waiting outside the breakwater grew to thirty-one."),
        QStringLiteral("The port authority offered a rise of four per cent on Friday night."),
        QStringLiteral("Dockers want six, and a promise that no gang will be smaller than nine "
                       "hands, a number that "
                       "has stood in every agreement since the container terminal opened."),
        QStringLiteral(
            "“Nobody here believes in robots that lash a container in a gale,” said one foreman."),
        QStringLiteral("Growers upstream fear for the cherry harvest, which travels by sea within "
                       "three days or not "
                       "at all."),
        QStringLiteral("The last strike, eleven years ago, ended after a night in which both sides "
                       "were locked into "
                       "the old customs house without telephones."),
        QStringLiteral("Fuel for the islands is not affected: both sides signed an exception."),
        QStringLiteral("A mediator was named at noon."),
        QStringLiteral("Shares in the terminal’s owner fell by two per cent in early trade before "
                       "they recovered."),
        QStringLiteral("Meanwhile the fishing fleet keeps to its own quay and its own hours."),
        QStringLiteral("Weather is expected to turn on Thursday.")};
    text.discussion = {
        {QStringLiteral("Person 1"), QStringLiteral("They should just take the four per cent.")},
        {QStringLiteral("Person 2"), QStringLiteral("It was never about the money.")}};
    return text;
}

ArticleText longArticle(int paragraphs)
{
    ArticleText text;
    text.title = QStringLiteral(
        "A very long article about everything that has ever happened in one harbour town, "
        "told without a single pause");
    for (int i = 1; i <= paragraphs; ++i)
        text.paragraphs.append(
            i % 7 == 0
                ? QStringLiteral("بندر شرقی روز دوشنبه هشتمین روز پیاپی تعطیل بود و صف "
                                 "کشتی‌ها "
                                 "به سی و یک رسید. (%1)")
                      .arg(i)
                : QStringLiteral("Paragraph %1 tells of ships. ").arg(i).repeated(1 + i % 13));
    text.discussion = {{QStringLiteral("Person 1"), QStringLiteral("Long.")}};
    return text;
}

} // namespace

/// Grabs the screens of Compare to pictures, to be looked at: into TANDEM_GALLERY, or to a folder
/// that goes again.
class TestCompareGallery final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyScreenPaints_data();
    void everyScreenPaints();
    void aThousandParagraphsScroll();
    void cleanupTestCase();

private:
    void fill();
    void fillFacts();
    void fillCalibrations();
    void grabFacts();
    void grabCalibrations();
    void open(SampleId sample);
    void grab(const QString& name);
    QString folder() const;

    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<ProjectFixture> m_fixture;
    std::unique_ptr<ProjectSession> m_session;
    std::unique_ptr<CompareWorkspace> m_workspace;
    QTemporaryDir m_temporary;
};

void TestCompareGallery::initTestCase()
{
    setIconRoot(QStringLiteral(TANDEM_RESOURCES "/icons"));
    m_theme = std::make_unique<Theme>(*qApp);
}

void TestCompareGallery::cleanupTestCase()
{
    qApp->setLayoutDirection(Qt::LeftToRight);
    m_theme.reset();
}

QString TestCompareGallery::folder() const
{
    return qEnvironmentVariable("TANDEM_GALLERY", m_temporary.path());
}

void TestCompareGallery::fill()
{
    m_fixture = std::make_unique<ProjectFixture>(1);
    ProjectFixture& fixture = *m_fixture;
    const SampleId harbour = fixture.addSample(harbourArticle(), true);
    fixture.answer(harbour, fixture.ada, QStringLiteral("nyynynnynnn"), {}, 21'000);
    fixture.answer(harbour, fixture.ben, QStringLiteral("nyyyynnnnnn"), {}, 34'000);
    fixture.answer(harbour, fixture.ada, QStringLiteral("---n"),
        QStringLiteral("Both talk about the offer only; nothing here is needed to follow them."),
        4'000);
    fixture.answer(harbour, fixture.ben, QStringLiteral("---y"),
        QStringLiteral("“never about the money” can be read as the robots; an outsider needs this "
                       "to rule it out."),
        2'000);
    fixture.handIn(harbour, fixture.ada);
    fixture.handIn(harbour, fixture.ben);
    const SampleId same = fixture.addSample(harbourArticle(), true);
    fixture.close(same, QStringLiteral("nnnnnnnnnnn"), QStringLiteral("nnnnnnnnnnn"));
}

void TestCompareGallery::open(SampleId sample)
{
    m_session = std::make_unique<ProjectSession>(m_fixture->open());
    m_session->setCurrentPerson(m_fixture->lea);
    m_session->setCurrentSample(sample);
    m_workspace = std::make_unique<CompareWorkspace>(*m_session);
    m_workspace->resize(1320, 780);
    m_workspace->show();
    QVERIFY(QTest::qWaitForWindowActive(m_workspace.get()));
    m_workspace->setFocus();
}

void TestCompareGallery::grab(const QString& name)
{
    QVERIFY(QDir().mkpath(folder()));
    const QString file = QStringLiteral("%1/compare-%2-%3.png")
                             .arg(folder(), name, QString::fromLatin1(QTest::currentDataTag()));
    QCoreApplication::processEvents();
    QVERIFY(m_workspace->grab().save(file));
}

void TestCompareGallery::everyScreenPaints_data()
{
    QTest::addColumn<bool>("dark");
    QTest::addColumn<bool>("mirrored");
    QTest::newRow("light") << false << false;
    QTest::newRow("dark") << true << false;
    QTest::newRow("rtl") << false << true;
}

void TestCompareGallery::everyScreenPaints()
{
    QFETCH(bool, dark);
    QFETCH(bool, mirrored);
    m_theme->setChoice(dark ? ThemeChoice::Dark : ThemeChoice::Light);
    qApp->setLayoutDirection(mirrored ? Qt::RightToLeft : Qt::LeftToRight);
    fill();
    const auto action = [this](const char* name) {
        return m_workspace->findChild<QAction*>(QLatin1String(name));
    };
    open(m_fixture->samples.at(1));
    auto* table = m_workspace->findChild<ComparisonTable*>();
    table->setCurrentRow(3);
    grab(QStringLiteral("strict"));
    action("compareFunnel")->trigger();
    const auto* stages =
        m_workspace->findChild<QAbstractItemView*>(QStringLiteral("funnelProject"));
    const QModelIndex all = stages->model()->index(0, 0);
    QTRY_VERIFY(all.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("27")));
    grab(QStringLiteral("funnel"));
    action("compareFunnel")->trigger();
    m_session->setCurrentSample(m_fixture->samples.at(2));
    grab(QStringLiteral("undefined"));
    m_session->setCurrentSample(m_fixture->samples.at(0));
    grab(QStringLiteral("open"));

    m_fixture->setRule(ConsistencyRule::Adjudication);
    open(m_fixture->samples.at(1));
    table = m_workspace->findChild<ComparisonTable*>();
    QTest::keyClick(table, Qt::Key_Y);
    auto* note = m_workspace->findChild<ReasonEdit*>(QStringLiteral("decisionNote"));
    QTest::keyClicks(note, QStringLiteral("Without it the second utterance cannot be understood."));
    grab(QStringLiteral("deciding"));
    QTest::keyClick(note, Qt::Key_Return);
    m_session->project().flush();
    table->setCurrentRow(3);
    grab(QStringLiteral("decided"));
    table->setCurrentRow(7);
    QTest::keyClick(table, Qt::Key_B);
    QTest::keyClicks(note, QStringLiteral("Could be either."));
    QTest::keyClick(note, Qt::Key_Return);
    m_session->project().flush();
    action("compareSettle")->trigger();
    m_session->project().flush();
    grab(QStringLiteral("settled"));
    action("compareReopen")->trigger();
    action("compareChooseSample")->trigger();
    grab(QStringLiteral("samples"));
    grabFacts();
    grabCalibrations();
    m_workspace.reset();
    m_session.reset();
    m_fixture.reset();
}

/// The harbour's facts, judged by both.
void TestCompareGallery::fillFacts()
{
    m_fixture = std::make_unique<ProjectFixture>(0);
    ProjectFixture& fixture = *m_fixture;
    const SampleId sample = fixture.addSample(harbourArticle(), true);
    fixture.close(sample, QStringLiteral("nyyynnynnnn"), QStringLiteral("nyyynnnnnnn"));
    fixture.addFacts(sample, 2,
        {QStringLiteral("The port authority offered a rise of four per cent."),
            QStringLiteral("The offer was made on Friday night.")});
    fixture.addFacts(sample, 3,
        {QStringLiteral("Dockers want a rise of six per cent."),
            QStringLiteral("Dockers want a promise that no gang will be smaller than nine hands."),
            QStringLiteral("A gang of nine hands has stood in every agreement since the container "
                           "terminal opened.")});
    fixture.addFacts(
        sample, 4, {QStringLiteral("One foreman does not believe in robots that lash.")});
    RoundRepository rounds(fixture.database());
    ProjectFixture::take(
        rounds.assign(sample, {fixture.ada, fixture.ben}, fixture.lea, Step::KeyFacts));
    fixture.close(sample, QStringLiteral("ynyynn"), QStringLiteral("ynyyyn"), Step::KeyFacts);
}

void TestCompareGallery::grabFacts()
{
    fillFacts();
    open(m_fixture->samples.first());
    m_session->setCurrentStep(Step::KeyFacts);
    grab(QStringLiteral("facts"));
    m_fixture->setRule(ConsistencyRule::Adjudication);
    open(m_fixture->samples.first());
    m_session->setCurrentStep(Step::KeyFacts);
    grab(QStringLiteral("facts-undecided"));
}

/// A first pass, a second one that is open, and one that is closed.
void TestCompareGallery::fillCalibrations()
{
    m_fixture = std::make_unique<ProjectFixture>(0);
    ProjectFixture& fixture = *m_fixture;
    RoundRepository rounds(fixture.database());
    for (int i = 0; i < 3; ++i) {
        const SampleId sample = fixture.addSample(harbourArticle(), false);
        const Round first =
            ProjectFixture::take(rounds.calibrate(sample, {fixture.ada, fixture.ben}, fixture.lea));
        fixture.close(sample, QStringLiteral("nyynynnynnn"), QStringLiteral("nyyyynnnnnn"));
        if (i > 0)
            ProjectFixture::take(rounds.labelAgain(first.id, fixture.lea));
    }
    fixture.answer(fixture.samples.at(1), fixture.ada, QStringLiteral("nyyy"));
    fixture.close(
        fixture.samples.at(2), QStringLiteral("nyyyynnnnnn"), QStringLiteral("nyyyynnynnn"));
}

void TestCompareGallery::grabCalibrations()
{
    fillCalibrations();
    open(m_fixture->samples.first());
    m_workspace->findChild<QAction*>(QStringLiteral("compareLabelAgain"))->trigger();
    grab(QStringLiteral("calibration-first"));
    m_session->setCurrentSample(m_fixture->samples.at(1));
    grab(QStringLiteral("calibration-second-open"));
    m_session->setCurrentSample(m_fixture->samples.at(2));
    grab(QStringLiteral("calibration-second"));
    m_workspace->findChild<QAction*>(QStringLiteral("compareBlindAnswers"))->trigger();
    grab(QStringLiteral("calibration-blind"));
}

void TestCompareGallery::aThousandParagraphsScroll()
{
    qApp->setLayoutDirection(Qt::LeftToRight);
    m_theme->setChoice(ThemeChoice::Light);
    fill();
    const SampleId sample = m_fixture->addSample(longArticle(1000), true);
    QString ada;
    QString ben;
    for (int i = 0; i < 1000; ++i) {
        ada += QLatin1Char(i % 3 == 0 ? 'y' : 'n');
        ben += QLatin1Char(i % 5 == 0 ? 'y' : 'n');
    }
    m_fixture->close(sample, ada, ben);
    QElapsedTimer clock;
    clock.start();
    open(m_fixture->samples.first());
    qInfo("opened after %lld ms", clock.restart());
    m_session->setCurrentSample(sample);
    qInfo("switched after %lld ms", clock.restart());
    QCoreApplication::processEvents();
    qInfo("laid out and painted after %lld ms", clock.restart());
    m_session->setCurrentSample(m_fixture->samples.at(1));
    QCoreApplication::processEvents();
    qInfo("to a small one and painted after %lld ms", clock.restart());
    m_session->setCurrentSample(sample);
    QCoreApplication::processEvents();
    qInfo("back after %lld ms", clock.restart());
    auto* table = m_workspace->findChild<ComparisonTable*>();
    QTest::keyClick(table, Qt::Key_End);
    QCoreApplication::processEvents();
    qInfo("end after %lld ms", clock.restart());
    QTest::keyClick(table, Qt::Key_D);
    QCoreApplication::processEvents();
    qInfo("other order after %lld ms", clock.restart());
    table->setCurrentRow(500);
    QCoreApplication::processEvents();
    qInfo("middle after %lld ms", clock.restart());
    grab(QStringLiteral("long"));
    m_workspace.reset();
    m_session.reset();
}

TANDEM_TEST(TestCompareGallery, QApplication)
#include "tst_comparegallery.moc"
