#include "views/search/searchpanel.h"

#include "expertproject.h"
#include "opinionfixture.h"
#include "projectfixture.h"
#include "ratedproject.h"
#include "storage/repositories/caserepository.h"
#include "storage/repositories/replyrepository.h"
#include "storage/repositories/runtasks.h"
#include "storage/repositories/samplerecords.h"
#include "testmain.h"
#include "ui/rows/rowsof.h"
#include "ui/searchfield.h"
#include "views/search/searchrows.h"
#include "views/session/projectsession.h"
#include "windowundertest.h"

#include <QAbstractItemModelTester>
#include <QDialog>
#include <QLabel>
#include <QListView>
#include <QSignalSpy>
#include <QTest>
#include <QTextEdit>
#include <QVBoxLayout>

using namespace tandem;

namespace {

ArticleText ferries()
{
    ArticleText article;
    article.title = QStringLiteral("Norrlund drops <i>hydrogen</i> ferries");
    article.paragraphs = {QStringLiteral("The change overturns the plan for hydrogen."),
        QStringLiteral("Two ferries are <b>cancelled</b>."),
        QStringLiteral("渡轮公司取消了订单。")};
    article.discussion = {{QStringLiteral("Ann"), QStringLiteral("Hydrogen was too dear.")},
        {QStringLiteral("Bob"), QStringLiteral("The ferries can wait.")}};
    return article;
}

int resultsIn(const RowsOf<SearchRow>& rows)
{
    return int(std::count_if(rows.rows().cbegin(), rows.rows().cend(),
        [](const SearchRow& row) { return !row.isHeadline(); }));
}

/// A window with a search field on top of the work.
struct Window
{
    ProjectFixture fixture{2};
    SampleId sample = fixture.addSample(ferries(), false);
    ProjectSession session{fixture.open()};
    QWidget window;
    SearchField* field = new SearchField(&window);
    QLineEdit* work = new QLineEdit(&window);
    SearchPanel* panel = nullptr;
    QSignalSpy jumps{&session, &ProjectSession::currentSampleChanged};
    QSignalSpy workspaces{&session, &ProjectSession::workspaceRequested};

    explicit Window(SearchPanel::Entries entries = {})
    {
        window.resize(900, 600);
        auto* layout = new QVBoxLayout(&window);
        layout->addWidget(field, 0, Qt::AlignTop | Qt::AlignRight);
        layout->addWidget(work);
        field->setFixedWidth(300);
        work->setFocus();
        panel = new SearchPanel(session, *field, &window, std::move(entries));
        window.show();
        QApplication::setActiveWindow(&window);
    }
    QListView* list() { return panel->findChild<QListView*>(QStringLiteral("searchResults")); }
    RowsOf<SearchRow>* rows() { return static_cast<RowsOf<SearchRow>*>(list()->model()); }
    int results() { return resultsIn(*rows()); }
    QString hint() { return panel->findChild<QLabel*>(QStringLiteral("searchHint"))->text(); }
    void type(const QString& text)
    {
        field->setFocus();
        QTest::keyClicks(field, text);
    }
};

} // namespace

class TestSearchPanel : public QObject
{
    Q_OBJECT

private slots:
    void focusSaysWhatIsSearched();
    void onlyWhoAsksSeesThePanel();
    void resultsAreGroupedByKind();
    void enterGoesToTheParagraph();
    void hitsOpenWhereTheyStand();
    void anotherPersonFindsAnew();
    void enterBeforeTheResultsWaitsForThem();
    void shiftEnterActsOnTheWordsThatAreThere();
    void arrowsSkipHeadlines();
    void onlyTheLastWordsCount();
    void nothingFoundSaysSo();
    void whoRatesBlindIsToldWhatIsLeftOut();
    void escapeClearsThenCloses();
    void leavingTheFieldHidesThePanel();
    void clickingGoesToTheResult();
    void whatCanBeDoneStandsAboveTexts();
    void enterDoesWhatStandsFirstWithoutWaiting();
    void aNumberFindsItsSample();
    void aReplyIsReadWhereOneIs();
    void thePanelStaysInsideTheWindow();
    void wordsOfAnyKindDoNoHarm_data();
    void wordsOfAnyKindDoNoHarm();

private:
    /// A page and a command that note that they were gone to.
    SearchPanel::Entries entries()
    {
        gone.clear();
        return [this] {
            using Kind = ShortcutEntry::Kind;
            return QList<ShortcutEntry>{
                {QStringLiteral("Everywhere"), QStringLiteral("Call ferries"),
                    QStringLiteral("Ctrl+F"), Kind::Action,
                    [this] { gone = QStringLiteral("call"); }},
                {QStringLiteral("Everywhere"), QStringLiteral("Ferries"), {}, Kind::Page,
                    [this] { gone = QStringLiteral("page"); }}};
        };
    }

    QString gone;
};

void TestSearchPanel::focusSaysWhatIsSearched()
{
    Window window;
    QVERIFY(!window.panel->isVisible());
    window.field->setFocus(Qt::ShortcutFocusReason);
    QVERIFY(window.panel->isVisible());
    QVERIFY(window.hint().contains(QStringLiteral("discussions")));
    QVERIFY(!window.list()->isVisible());
}

void TestSearchPanel::onlyWhoAsksSeesThePanel()
{
    Window window;
    for (const Qt::FocusReason reason :
        {Qt::TabFocusReason, Qt::OtherFocusReason, Qt::ActiveWindowFocusReason}) {
        window.work->setFocus();
        window.field->setFocus(reason);
        QVERIFY(!window.panel->isVisible());
    }
    QTest::mouseClick(window.field, Qt::LeftButton);
    QVERIFY(window.panel->isVisible());
    window.work->setFocus();
    window.field->setFocus(Qt::TabFocusReason);
    QTest::keyClicks(window.field, QStringLiteral("hydrogen"));
    QTRY_VERIFY(window.panel->isVisible());
}

void TestSearchPanel::resultsAreGroupedByKind()
{
    Window window;
    QAbstractItemModelTester tester(
        window.rows(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    window.type(QStringLiteral("hydrog"));
    QTRY_COMPARE(window.results(), 3);
    QStringList shown;
    for (int row = 0; row < window.rows()->rowCount(); ++row) {
        const Card card = window.rows()->card(row);
        shown.append(
            card.isHeadline ? QStringLiteral("#") : card.title + QStringLiteral(" / ") + card.line);
    }
    QCOMPARE(shown.size(), 6);
    QCOMPARE(shown.at(0), QStringLiteral("#"));
    QCOMPARE(shown.at(1), QStringLiteral("Norrlund drops <i>hydrogen</i> ferries / sample 3"));
    QCOMPARE(
        shown.at(3), QStringLiteral("The change overturns the plan for hydrogen. / paragraph 1, "
                                    "sample 3: Norrlund drops <i>hydrogen</i> ferries"));
    QVERIFY(shown.at(5).startsWith(QStringLiteral("Hydrogen was too dear. / utterance 1")));
    const Card card = window.rows()->card(3);
    QCOMPARE(card.found.size(), 1);
    QCOMPARE(card.title.mid(card.found.first().start, card.found.first().length),
        QStringLiteral("hydrog"));
}

void TestSearchPanel::enterGoesToTheParagraph()
{
    Window window;
    window.type(QStringLiteral("cancelled"));
    QTRY_COMPARE(window.results(), 1);
    QTest::keyClick(window.field, Qt::Key_Return);
    QCOMPARE(window.jumps.size(), 1);
    QCOMPARE(window.jumps.first().at(0).value<SampleId>(), window.sample);
    QCOMPARE(window.jumps.first().at(1).toInt(), 2);
    QCOMPARE(window.workspaces.first().first().value<WorkspaceId>(), WorkspaceId::Annotate);
    QVERIFY(!window.panel->isVisible());
}

void TestSearchPanel::hitsOpenWhereTheyStand()
{
    Window window;
    kgds::SampleRecord record;
    record.article = {{1, QStringLiteral("One."), {}, {}, {}}};
    record.opinions = {QStringLiteral("First."), QStringLiteral("Ann likes **okapis**.")};
    record.nonsupportingFacts = {
        {1, {{QStringLiteral("Quaggas are gone."), kgds::FactType::Masked4, {}}}, {}}};
    Database& database = window.fixture.database();
    const SampleId imported = ProjectFixture::take(SampleRecords(database).addRecord(record));
    expert::TextCase textCase;
    textCase.prompt = QStringLiteral("Write about zebras.");
    textCase.expected = QStringLiteral("They run.");
    const CaseId wanted = ProjectFixture::take(CaseRepository(database).add(textCase));
    QSignalSpy cases(&window.session, &ProjectSession::caseRequested);
    const auto go = [&](const char* words) {
        window.field->setFocus();
        window.field->setText(QString::fromLatin1(words));
        QTRY_COMPARE(window.results(), 1);
        QTest::keyClick(window.field, Qt::Key_Return);
    };
    go("okapis");
    QTRY_COMPARE(window.jumps.size(), 1);
    QCOMPARE(window.workspaces.last().first().value<WorkspaceId>(), WorkspaceId::Opinions);
    QCOMPARE(window.jumps.last().at(0).value<SampleId>(), imported);
    QCOMPARE(window.jumps.last().at(1).toInt(), 2);
    go("quaggas");
    QTRY_COMPARE(window.jumps.size(), 2);
    QCOMPARE(window.workspaces.last().first().value<WorkspaceId>(), WorkspaceId::Facts);
    go("zebras");
    QTRY_COMPARE(cases.size(), 1);
    QCOMPARE(window.workspaces.last().first().value<WorkspaceId>(), WorkspaceId::Evaluate);
    QCOMPARE(cases.first().first().value<CaseId>(), wanted);
}

/// What one person may see as yet another may not.
void TestSearchPanel::anotherPersonFindsAnew()
{
    Window window;
    OpinionFixture opinions;
    ProjectSession session(opinions.base.open());
    SearchField field(&window.window);
    SearchPanel panel(session, field, &window.window);
    auto* list = panel.findChild<QListView*>(QStringLiteral("searchResults"));
    auto* rows = static_cast<RowsOf<SearchRow>*>(list->model());
    opinions.write(opinions.base.ada, 1, opinions.work(1, {QStringLiteral("Okapis hide.")}));
    session.setCurrentPerson(opinions.base.ada);
    field.setText(QStringLiteral("okapis"));
    QTRY_COMPARE(resultsIn(*rows), 1);
    session.setCurrentPerson(opinions.base.ben);
    QCOMPARE(resultsIn(*rows), 0);
    auto* hint = panel.findChild<QLabel*>(QStringLiteral("searchHint"));
    QTRY_VERIFY(hint->text().contains(QStringLiteral("contains all of these words")));
}

void TestSearchPanel::enterBeforeTheResultsWaitsForThem()
{
    Window window;
    window.field->setDelay(60'000);
    window.type(QStringLiteral("cancelled"));
    QTest::keyClick(window.field, Qt::Key_Return);
    QVERIFY(window.jumps.isEmpty());
    QTRY_COMPARE(window.jumps.size(), 1);
    QCOMPARE(window.jumps.first().at(1).toInt(), 2);
}

void TestSearchPanel::shiftEnterActsOnTheWordsThatAreThere()
{
    Window window;
    ArticleText elsewhere;
    elsewhere.title = QStringLiteral("Elsewhere");
    elsewhere.paragraphs = {QStringLiteral("Trams are cancelled.")};
    const SampleId other = window.fixture.addSample(elsewhere, false);
    QSignalSpy whole(window.panel, &SearchPanel::wholeSampleRequested);
    window.type(QStringLiteral("ferries"));
    QTRY_COMPARE(window.results(), 3);
    window.field->setDelay(60'000);
    window.field->setText(QStringLiteral("trams"));
    QTest::keyClick(window.field, Qt::Key_Return, Qt::ShiftModifier);
    QVERIFY(whole.isEmpty());
    QTRY_COMPARE(whole.size(), 1);
    QCOMPARE(whole.first().first().value<SampleId>(), other);
    QVERIFY(window.jumps.isEmpty());
}

void TestSearchPanel::arrowsSkipHeadlines()
{
    Window window;
    window.type(QStringLiteral("ferries"));
    QTRY_COMPARE(window.results(), 3);
    QList<int> rows{window.list()->currentIndex().row()};
    for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Down, Qt::Key_Down, Qt::Key_Up, Qt::Key_Up,
             Qt::Key_Up, Qt::Key_PageDown, Qt::Key_PageUp}) {
        QTest::keyClick(window.field, key);
        rows.append(window.list()->currentIndex().row());
    }
    QCOMPARE(rows, (QList<int>{1, 3, 5, 5, 3, 1, 1, 5, 1}));
    QVERIFY(window.field->hasFocus());
    QTest::keyClick(window.field, Qt::Key_Down);
    QTest::keyClick(window.field, Qt::Key_Down);
    QTest::keyClick(window.field, Qt::Key_Return);
    QCOMPARE(window.jumps.first().at(1).toInt(), 0);
}

void TestSearchPanel::onlyTheLastWordsCount()
{
    Window window;
    window.field->setDelay(0);
    window.type(QStringLiteral("hydrogen"));
    QTRY_COMPARE(window.results(), 3);
    window.field->setText(QStringLiteral("wait"));
    window.field->setText(QStringLiteral("zzz"));
    window.field->setText(QStringLiteral("overturns"));
    QTRY_COMPARE(window.results(), 1);
    QCOMPARE(window.rows()->rowAt(1)->result.hit.number, 1);
}

void TestSearchPanel::nothingFoundSaysSo()
{
    Window window;
    window.type(QStringLiteral("nowhere"));
    QTRY_VERIFY(window.hint().startsWith(QStringLiteral("Nothing contains all")));
    QTest::keyClick(window.field, Qt::Key_Return);
    QTest::keyClick(window.field, Qt::Key_Down);
    QVERIFY(window.jumps.isEmpty());
    QVERIFY(window.panel->isVisible());
}

/// Nobody is told that there is no such text where they may only not see it.
void TestSearchPanel::whoRatesBlindIsToldWhatIsLeftOut()
{
    RatedProject rated;
    const studies::Design design = studies::designTemplate(studies::Kind::Pairwise);
    QList<studies::StudyItem> items = RatedProject::itemsOf(design, 3);
    for (studies::StudyItem& item : items)
        item.source.origin = QStringLiteral("case/%1").arg(item.item.name);
    using P = ProjectFixture;
    StudyRepository studies(rated.database());
    StudyRaterRepository raters(rated.database());
    const PersonId lea = rated.project.lea;
    const StudyId study = P::take(studies.create(QStringLiteral("Other"), design, lea));
    P::take(studies.addItems(study, items, lea));
    P::take(raters.add(study, {{.name = QStringLiteral("Ada"), .person = rated.project.ada}}, lea));
    P::take(raters.assign(study, lea));
    QWidget window;
    window.resize(900, 600);
    ProjectSession session(rated.project.open());
    SearchField field(&window);
    SearchPanel panel(session, field, &window);
    showActive(&window, {900, 600});
    const auto hint = [&] {
        return panel.findChild<QLabel*>(QStringLiteral("searchHint"))->text();
    };
    const QString leftOut = QStringLiteral("while you rate \"%1\"");
    session.setCurrentPerson(rated.project.ada);
    QVERIFY(!session.ratedStudy().isEmpty());
    field.setFocus(Qt::ShortcutFocusReason);
    QVERIFY2(hint().contains(leftOut.arg(session.ratedStudy())), qPrintable(hint()));
    QTest::keyClicks(&field, QStringLiteral("photovoltaic"));
    QTRY_VERIFY2(hint().startsWith(QStringLiteral("Nothing you may see")), qPrintable(hint()));
    QVERIFY2(hint().contains(leftOut.arg(session.ratedStudy())), qPrintable(hint()));
    session.setCurrentPerson(lea);
    QTRY_VERIFY(hint().startsWith(QStringLiteral("Nothing contains all")));
    QVERIFY(!hint().contains(QStringLiteral("While you rate")));
}

void TestSearchPanel::escapeClearsThenCloses()
{
    Window window;
    QSignalSpy dismissed(window.panel, &SearchPanel::dismissed);
    window.type(QStringLiteral("hydrogen"));
    QTRY_COMPARE(window.results(), 3);
    QTest::keyClick(window.field, Qt::Key_Escape);
    QVERIFY(window.field->text().isEmpty());
    QVERIFY(window.panel->isVisible());
    QCOMPARE(window.rows()->rowCount(), 0);
    QTest::keyClick(window.field, Qt::Key_Escape);
    QVERIFY(!window.panel->isVisible());
    QCOMPARE(dismissed.size(), 1);
}

void TestSearchPanel::leavingTheFieldHidesThePanel()
{
    Window window;
    window.type(QStringLiteral("hydrogen"));
    QTRY_COMPARE(window.results(), 3);
    window.work->setFocus();
    QVERIFY(!window.panel->isVisible());
    window.field->setFocus(Qt::ShortcutFocusReason);
    QVERIFY(window.panel->isVisible());
    QCOMPARE(window.field->text(), QStringLiteral("hydrogen"));
    QTRY_COMPARE(window.results(), 3);
}

void TestSearchPanel::clickingGoesToTheResult()
{
    Window window;
    window.type(QStringLiteral("overturns"));
    QTRY_COMPARE(window.results(), 1);
    const QRect headline = window.list()->visualRect(window.rows()->index(0, 0));
    QTest::mouseClick(window.list()->viewport(), Qt::LeftButton, {}, headline.center());
    QVERIFY(window.jumps.isEmpty());
    const QRect row = window.list()->visualRect(window.rows()->index(1, 0));
    QTest::mouseClick(window.list()->viewport(), Qt::LeftButton, {}, row.center());
    QCOMPARE(window.jumps.size(), 1);
}

void TestSearchPanel::whatCanBeDoneStandsAboveTexts()
{
    Window window(entries());
    window.field->setFocus();
    window.field->setText(QStringLiteral("ferries"));
    QTRY_COMPARE(window.results(), 5);
    QStringList titles;
    for (int row = 0; row < window.rows()->rowCount(); ++row)
        titles.append(window.rows()->card(row).title);
    QCOMPARE(titles.first(4), (QStringList{QStringLiteral("1 page(s)"), QStringLiteral("Ferries"),
                                  QStringLiteral("1 command(s)"), QStringLiteral("Call ferries")}));
    const Card card = window.rows()->card(3);
    QCOMPARE(card.trailing, QStringLiteral("Ctrl+F"));
    QCOMPARE(card.line, QStringLiteral("Everywhere"));
    QTest::keyClick(window.field, Qt::Key_Down);
    QTest::keyClick(window.field, Qt::Key_Return);
    QTRY_COMPARE(gone, QStringLiteral("call"));
    QVERIFY(window.jumps.isEmpty());
    QVERIFY(!window.panel->isVisible());
}

void TestSearchPanel::enterDoesWhatStandsFirstWithoutWaiting()
{
    Window window(entries());
    window.field->setDelay(60'000);
    window.type(QStringLiteral("call"));
    QTest::keyClick(window.field, Qt::Key_Return);
    QTRY_COMPARE(gone, QStringLiteral("call"));
    QVERIFY(!window.panel->isVisible());
    QVERIFY(window.field->text().isEmpty()); // it is done
}

void TestSearchPanel::aNumberFindsItsSample()
{
    {
        Window window;
        window.type(QStringLiteral("Sample 3"));
        QTRY_VERIFY(window.results() > 0);
        QVERIFY(window.rows()->card(1).title.startsWith(QStringLiteral("Norrlund drops")));
    }
    Window window;
    window.type(QStringLiteral("#3"));
    QTRY_VERIFY(window.results() > 0);
    QVERIFY(window.rows()->card(1).title.startsWith(QStringLiteral("Norrlund drops")));
    QTest::keyClick(window.field, Qt::Key_Return);
    QCOMPARE(window.jumps.first().at(0).value<SampleId>(), window.sample);
}

void TestSearchPanel::aReplyIsReadWhereOneIs()
{
    Window window;
    Database& database = window.fixture.database();
    window.fixture.close(
        window.fixture.samples.first(), QStringLiteral("yyyyy"), QStringLiteral("yyyyy"));
    const RunId run = addExpertRun(database);
    const auto tasks = ProjectFixture::take(
        RunTasks(database).addTasks(run, {{1, window.fixture.samples.first()}}));
    LlmReply reply;
    reply.run = run;
    reply.hash = QStringLiteral("asked");
    reply.model = QStringLiteral("parrot-1");
    reply.text = QStringLiteral("Wombats dig.");
    reply.at = QDateTime::currentDateTimeUtc();
    ProjectFixture::check(RunTasks(database).setTaskHash(tasks.first(), reply.hash));
    const ReplyId id = ProjectFixture::take(ReplyRepository(database).add(reply));
    ProjectFixture::check(RunTasks(database).addTry(tasks.first(), id));
    window.type(QStringLiteral("wombats"));
    QTRY_COMPARE(window.results(), 1);
    QVERIFY(window.rows()->card(1).line.startsWith(QStringLiteral("reply by parrot-1, sample 1")));
    QTest::keyClick(window.field, Qt::Key_Return);
    auto* dialog = window.window.findChild<QDialog*>(QStringLiteral("replyDialog"));
    QVERIFY(dialog);
    const auto* messages = dialog->findChild<QTextEdit*>(QStringLiteral("replyMessages"));
    QTRY_VERIFY(messages->toPlainText().contains(QStringLiteral("Wombats dig.")));
    QVERIFY(window.workspaces.isEmpty());
}

void TestSearchPanel::thePanelStaysInsideTheWindow()
{
    Window window;
    window.type(QStringLiteral("ferries"));
    QTRY_COMPARE(window.results(), 3);
    for (const QSize size : {QSize(900, 600), QSize(420, 240), QSize(1600, 900)}) {
        window.window.resize(size);
        QCoreApplication::processEvents();
        QVERIFY(window.window.rect().contains(window.panel->geometry()));
        const int below =
            window.field->mapTo(&window.window, QPoint(0, window.field->height())).y();
        QVERIFY(window.panel->y() >= below);
    }
}

void TestSearchPanel::wordsOfAnyKindDoNoHarm_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("results");
    QTest::newRow("operators") << QStringLiteral("\"AND OR* (NEAR") << 0;
    QTest::newRow("quote") << QStringLiteral("'; DROP TABLE sample; --") << 0;
    QTest::newRow("punctuation") << QStringLiteral("?!*") << 0;
    QTest::newRow("Chinese") << QStringLiteral("取消") << 1;
    QTest::newRow("markup") << QStringLiteral("<b>cancelled") << 0;
    QTest::newRow("long") << QString(30'000, u'x') << 0;
}

void TestSearchPanel::wordsOfAnyKindDoNoHarm()
{
    QFETCH(const QString, words);
    QFETCH(const int, results);
    Window window;
    window.field->setFocus();
    window.field->setMaxLength(100'000);
    window.field->setText(words);
    QTRY_VERIFY(window.results() > 0 ||
                window.hint().contains(QStringLiteral("contains all of these words")) ||
                window.hint().contains(QStringLiteral("at most 1,000")));
    if (results > 0)
        QCOMPARE(window.results(), results);
}

TANDEM_TEST(TestSearchPanel, QApplication)
#include "tst_searchpanel.moc"
