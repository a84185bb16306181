#include "views/welcome/welcomepage.h"

#include "testmain.h"
#include "ui/rows/rowsof.h"
#include "views/welcome/startcard.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace tandem;

namespace {

const QDateTime now(QDate(2026, 3, 10), QTime(12, 0), Qt::UTC);

QList<RecentProject> three()
{
    return {{QStringLiteral("/data/news.tandem"), QStringLiteral("News <b>2024</b>"),
                now.addSecs(-3600), true},
        {QStringLiteral(
             "/a/very/long/path/that/goes/on/through/many/folders/of/somebody/and/does/not/"
             "fit/into/the/row/of/the/list/sports.tandem"),
            QStringLiteral("Sports"), now.addDays(-3), true},
        {QStringLiteral("/usb/old.tandem"), QString(), now.addDays(-40), false}};
}

} // namespace

class TestWelcomePage : public QObject
{
    Q_OBJECT

private slots:
    void buttonsSayWhatTheUserWants();
    void aCardIsAButtonAsAWhole();
    void recentProjectsComeFirst();
    void nothingOverlapsInASmallWindow();
    void recentProjectsAreOpenedByKeyAndClick();
    void deleteTakesAProjectFromTheList();
    void namesAreShownAsText();
    void withoutProjectsThereIsNoListOfThem();
    void datesAreSaidAsPeopleSayThem_data();
    void datesAreSaidAsPeopleSayThem();
};

void TestWelcomePage::buttonsSayWhatTheUserWants()
{
    WelcomePage page;
    QSignalSpy sample(&page, &WelcomePage::demoProjectRequested);
    QSignalSpy made(&page, &WelcomePage::newProjectRequested);
    QSignalSpy open(&page, &WelcomePage::openProjectRequested);
    QSignalSpy evaluation(&page, &WelcomePage::evaluationRequested);
    QSignalSpy log(&page, &WelcomePage::logRequested);
    QSignalSpy empty(&page, &WelcomePage::emptyProjectRequested);
    for (const char* name : {"openSample", "newProject", "evaluationProject", "logProject",
             "emptyProject", "openProject"})
        QTest::keyClick(page.findChild<QPushButton*>(QLatin1String(name)), Qt::Key_Space);
    QCOMPARE(sample.size(), 1);
    QCOMPARE(made.size(), 1);
    QCOMPARE(log.size(), 1);
    QCOMPARE(open.size(), 1);
    QCOMPARE(evaluation.size(), 1);
    QCOMPARE(empty.size(), 1);
}

void TestWelcomePage::aCardIsAButtonAsAWhole()
{
    WelcomePage page;
    page.resize(1000, 700);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    const QList<StartCard*> cards = page.findChildren<StartCard*>();
    QCOMPARE(cards.size(), 7);
    for (const StartCard* card : cards) {
        QVERIFY(!card->text().isEmpty());
        QVERIFY(!card->sentence().isEmpty());
        QCOMPARE(card->accessibleDescription(), card->sentence());
    }
    // Where its sentence stands, too.
    QSignalSpy sample(&page, &WelcomePage::demoProjectRequested);
    auto* demo = page.findChild<StartCard*>(QStringLiteral("openSample"));
    QTest::mouseClick(demo, Qt::LeftButton, {}, demo->rect().bottomRight() - QPoint(20, 10));
    QCOMPARE(sample.size(), 1);
    demo->setFocus();
    QTest::keyClick(demo, Qt::Key_Return);
    QCOMPARE(sample.size(), 2);
}

void TestWelcomePage::recentProjectsComeFirst()
{
    WelcomePage page(nullptr, [] { return now; });
    page.setRecentProjects(three());
    page.resize(1000, 700);
    page.show();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    const auto* list = page.findChild<QListView*>(QStringLiteral("recentProjects"));
    auto* demo = page.findChild<StartCard*>(QStringLiteral("openSample"));
    QVERIFY(list->mapTo(&page, QPoint()).y() < demo->mapTo(&page, QPoint()).y());
    page.takeFocus();
    QVERIFY(list->hasFocus());
    QTest::keyClick(page.focusWidget(), Qt::Key_Tab);
    QCOMPARE(page.focusWidget(), demo);
    page.setRecentProjects({});
    page.takeFocus();
    QVERIFY(demo->hasFocus());
}

void TestWelcomePage::nothingOverlapsInASmallWindow()
{
    WelcomePage page;
    page.resize(860, 420);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    auto* first = page.findChild<QPushButton*>(QStringLiteral("openSample"));
    const auto parts =
        first->parentWidget()->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
    QVERIFY(parts.size() > 6);
    for (const QWidget* one : parts) {
        for (const QWidget* other : parts)
            QVERIFY(one == other || one->isHidden() || other->isHidden() ||
                    !one->geometry().intersects(other->geometry()));
        QVERIFY(one->isHidden() || !one->hasHeightForWidth() ||
                one->height() >= one->heightForWidth(one->width()));
    }
    // What has no room is reached by key.
    auto* last = page.findChild<QPushButton*>(QStringLiteral("openProject"));
    auto* before = page.findChild<QPushButton*>(QStringLiteral("emptyProject"));
    before->setFocus();
    QTest::keyClick(before, Qt::Key_Tab);
    QCOMPARE(page.focusWidget(), last);
    QTRY_VERIFY(last->visibleRegion().boundingRect() == last->rect());
}

void TestWelcomePage::recentProjectsAreOpenedByKeyAndClick()
{
    WelcomePage page(nullptr, [] { return now; });
    page.setRecentProjects(three());
    page.resize(1000, 700);
    page.show();
    QSignalSpy wanted(&page, &WelcomePage::recentProjectRequested);
    auto* list = page.findChild<QListView*>(QStringLiteral("recentProjects"));
    QAbstractItemModelTester tester(
        list->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Return);
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Enter);
    const QPoint last = list->visualRect(list->model()->index(2, 0)).center();
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, last);
    QCOMPARE(wanted.size(), 3);
    for (int i = 0; i < 3; ++i)
        QCOMPARE(wanted.at(i).first().toString(), three().at(i).path);
}

void TestWelcomePage::deleteTakesAProjectFromTheList()
{
    WelcomePage page(nullptr, [] { return now; });
    page.setRecentProjects(three());
    page.show();
    QApplication::setActiveWindow(&page);
    QSignalSpy forgotten(&page, &WelcomePage::recentProjectForgotten);
    auto* list = page.findChild<QListView*>(QStringLiteral("recentProjects"));
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Delete);
    QCOMPARE(forgotten.size(), 1);
    QCOMPARE(forgotten.first().first().toString(), three().at(1).path);
    QCOMPARE(list->model()->rowCount(), 3);
    page.setRecentProjects({three().at(0), three().at(2)});
    QCOMPARE(list->model()->rowCount(), 2);
    QCOMPARE(list->currentIndex().row(), 1);
}

void TestWelcomePage::namesAreShownAsText()
{
    RowsOf<RecentProject> rows(recentProjectRows([] { return now; }));
    rows.setRows(three());
    QCOMPARE(rows.card(0).title, QStringLiteral("News <b>2024</b>"));
    QCOMPARE(rows.card(2).title, QStringLiteral("old"));
    QCOMPARE(rows.card(2).trailing, QStringLiteral("not found"));
    QVERIFY(rows.card(2).trailingColor != rows.card(1).trailingColor);
    QVERIFY(rows.card(1).trailing.startsWith(u'3'));
}

void TestWelcomePage::withoutProjectsThereIsNoListOfThem()
{
    WelcomePage page;
    page.resize(1000, 700);
    page.setRecentProjects({});
    page.show();
    QVERIFY(!page.findChild<QListView*>(QStringLiteral("recentProjects"))->isVisible());
    const QList<QLabel*> labels = page.findChildren<QLabel*>();
    QVERIFY(std::none_of(labels.begin(), labels.end(), [](const QLabel* label) {
        return label->isVisible() && label->text().contains(QStringLiteral("Recent"));
    }));
    page.setRecentProjects(three());
    QVERIFY(page.findChild<QListView*>(QStringLiteral("recentProjects"))->isVisible());
}

void TestWelcomePage::datesAreSaidAsPeopleSayThem_data()
{
    QTest::addColumn<QDateTime>("opened");
    QTest::addColumn<QString>("begins");
    QTest::newRow("never") << QDateTime() << QString();
    QTest::newRow("today") << now.addSecs(-60) << QStringLiteral("today, ");
    QTest::newRow("yesterday") << now.addDays(-1) << QStringLiteral("yesterday");
    QTest::newRow("days") << now.addDays(-6) << QStringLiteral("6 ");
    QTest::newRow("date") << now.addDays(-30)
                          << QLocale().toString(QDate(2026, 2, 8), QLocale::ShortFormat);
    QTest::newRow("clock went back")
        << now.addDays(2) << QLocale().toString(QDate(2026, 3, 12), QLocale::ShortFormat);
}

void TestWelcomePage::datesAreSaidAsPeopleSayThem()
{
    QFETCH(const QDateTime, opened);
    QFETCH(const QString, begins);
    const QString said = openedWhen(opened, now);
    QVERIFY2(said.startsWith(begins), qPrintable(said));
    QCOMPARE(said.isEmpty(), begins.isEmpty());
}

TANDEM_TEST(TestWelcomePage, QApplication)
#include "tst_welcomepage.moc"
