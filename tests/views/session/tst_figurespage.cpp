#include "views/session/figurespage.h"

#include "projectfixture.h"
#include "testmain.h"
#include "ui/reportview.h"
#include "ui/sectionview.h"
#include "views/session/projectsession.h"
#include "views/session/resultoutput.h"
#include "windowundertest.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QTest>

#include <atomic>
#include <memory>

using namespace tandem;

namespace {

/// What a page says of numbers, and how often it computed that.
struct Numbers
{
    QStringList known{QStringLiteral("one"), QStringLiteral("two")};
    int added = 0;
    bool isOnlyNow = false;
    QList<int> opened;
    std::atomic_int computed = 0;
    std::atomic_bool waits = false; ///< a computation stays under way
};

ShownFigures figuresOf(const QString& what)
{
    results::Section section;
    section.key = QStringLiteral("numbers");
    section.title = what;
    section.columns = {{QStringLiteral("number"), QStringLiteral("Number")}};
    section.rows = {{{what}}, {{QStringLiteral("pale")}}};
    section.rows.last().pale = true;
    return {{{}, {section}}};
}

FiguresWork workOf(const std::shared_ptr<Numbers>& numbers, const FigureValues& values)
{
    const QString what = QStringLiteral("%1 %2 %3")
                             .arg(values.place("numbersView"))
                             .arg(values.key("numbersOf"))
                             .arg(numbers->added);
    FiguresWork work;
    work.now = [what] { return figuresOf(QStringLiteral("now ") + what); };
    if (numbers->isOnlyNow)
        return work;
    work.goesOn = QStringLiteral("counting");
    work.compute = [numbers, what](const CancelFlag& cancel,
                       const TellFigures& tell) -> Expected<ShownFigures> {
        ++numbers->computed;
        tell(figuresOf(QStringLiteral("half ") + what), QStringLiteral("the rest"));
        while (numbers->waits && !cancel->load())
            QTest::qSleep(1);
        return figuresOf(what);
    };
    return work;
}

FiguresSpec specOf(const std::shared_ptr<Numbers>& numbers)
{
    const auto views = [] { return QStringList{QStringLiteral("A"), QStringLiteral("B")}; };
    FiguresSpec spec{.name = "numbers"};
    spec.choices = {figureSegments(
                        "numbersView", views, [] { return QStringLiteral("View"); }, "numbersNext",
                        [] { return QStringLiteral("Next view"); }),
        {.name = "numbersOf",
            .offers = [numbers](const FigureValues&) { return figureEntries(numbers->known); },
            .when = [](const FigureValues& values) { return values.place("numbersView") == 0; },
            .isKept = false},
        {.name = "numbersPale",
            .kind = FigureChoice::Kind::Flag,
            .called = [] { return QStringLiteral("Pale rows"); },
            .isOnlyShown = true}};
    spec.work = [numbers](const FigureValues& values) { return workOf(numbers, values); };
    spec.asShown = [](ShownFigures& shown, const FigureValues& values) {
        for (results::Section& section : shown.report.sections) {
            if (!values.isOn("numbersPale"))
                section.rows.removeIf([](const results::Row& row) { return row.pale; });
        }
    };
    spec.fileName = [](const FigureValues&) { return QStringLiteral("numbers"); };
    spec.stopped = [] { return QStringLiteral("Stopped."); };
    spec.empty = [numbers](const ShownFigures*, const FigureValues&) -> std::optional<EmptyWords> {
        if (!numbers->known.isEmpty())
            return std::nullopt;
        return EmptyWords{QStringLiteral("No numbers"), QStringLiteral("Count.")};
    };
    spec.open = [numbers](const results::Section&, int row, const FigureValues&) {
        numbers->opened.append(row);
    };
    return spec;
}

class Screen final
{
public:
    explicit Screen(const std::function<void(FiguresSpec&)>& change = [](FiguresSpec&) {})
        : fixture(0)
        , session(fixture.open())
        , output(session, AskFile())
        , numbers(std::make_shared<Numbers>())
        , page(session, output, changed(specOf(numbers), change))
    {
        showActive(&page, {900, 600});
    }

    QString title() const
    {
        auto* report = partOf<ReportView>(&page, "numbersReport");
        return report->tables().isEmpty() ? QString() : report->tables().first()->section().title;
    }
    QString state() const { return partOf<QLabel>(&page, "numbersState")->text(); }
    int rows() const
    {
        return int(partOf<SectionView>(&page, "numbersTable0")->section().rows.size());
    }

    static FiguresSpec changed(FiguresSpec spec, const std::function<void(FiguresSpec&)>& change)
    {
        change(spec);
        return spec;
    }

    ProjectFixture fixture;
    ProjectSession session;
    ResultOutput output;
    std::shared_ptr<Numbers> numbers;
    FiguresPage page;
};

} // namespace

class TestFiguresPage final : public QObject
{
    Q_OBJECT

private slots:
    void whatIsKnownStandsThereAtOnceAndTheRestFollows()
    {
        Screen screen;
        screen.numbers->waits = true;
        screen.page.renew();
        screen.page.choose("numbersView", 1);
        QCOMPARE(screen.title(), QStringLiteral("now 1 one 0"));
        QTRY_COMPARE(screen.title(), QStringLiteral("half 1 one 0"));
        QCOMPARE(screen.state(), QStringLiteral("the rest"));
        QVERIFY(!screen.page.isSettled());
        screen.numbers->waits = false;
        QTRY_COMPARE(screen.title(), QStringLiteral("1 one 0"));
        QVERIFY(screen.page.isSettled());
        QVERIFY(screen.state().isEmpty());
    }

    void moreDataAreComputedOnceWhatIsUnderWayIsAtItsEnd()
    {
        Screen screen;
        QTRY_VERIFY(screen.page.isSettled());
        screen.numbers->waits = true;
        const int begun = screen.numbers->computed + 1;
        screen.page.renew();
        QTRY_COMPARE(int(screen.numbers->computed), begun);
        screen.numbers->added = 1;
        screen.page.renew();
        QCOMPARE(int(screen.numbers->computed), begun);
        QCOMPARE(screen.title().right(1), QStringLiteral("0"));
        screen.numbers->waits = false;
        QTRY_COMPARE(screen.title(), QStringLiteral("0 one 1"));
    }

    void whatTakesLongIsStoppedByAButton()
    {
        Screen screen;
        QTRY_VERIFY(screen.page.isSettled());
        auto* stop = partOf<QAction>(&screen.page, "numbersStop");
        QVERIFY(!stop->isVisible());
        screen.numbers->waits = true;
        screen.page.choose("numbersView", 1);
        QTRY_COMPARE(screen.title(), QStringLiteral("half 1 one 0"));
        QVERIFY(stop->isVisible());
        stop->trigger();
        QCOMPARE(screen.state(), QStringLiteral("Stopped."));
        QVERIFY(!stop->isVisible());
        QVERIFY(!screen.page.isBusy());
        // It begins again with the next choice.
        screen.numbers->waits = false;
        screen.page.choose("numbersView", 0);
        screen.page.choose("numbersView", 1);
        QTRY_COMPARE(screen.title(), QStringLiteral("1 one 0"));
        QVERIFY(screen.state().isEmpty());
    }

    void whatWasStoppedIsComputedAgainByAKey()
    {
        Screen screen;
        QTRY_VERIFY(screen.page.isSettled());
        screen.numbers->waits = true;
        screen.page.choose("numbersView", 1);
        QTRY_COMPARE(screen.title(), QStringLiteral("half 1 one 0"));
        partOf<QAction>(&screen.page, "numbersStop")->trigger();
        screen.numbers->waits = false;
        QTest::keyClick(partOf<SectionView>(&screen.page, "numbersTable0"), Qt::Key_F5);
        QTRY_COMPARE(screen.title(), QStringLiteral("1 one 0"));
        QVERIFY(screen.state().isEmpty());
    }

    void whatStandsBesideFollowsTheCurrentRow()
    {
        QStringList shown;
        int entered = 0;
        const auto beside = [&](FiguresPage& page) {
            return FiguresBeside{.widget = new QWidget(&page),
                .splitter = "numbersSplitter",
                .table = QStringLiteral("numbers"),
                .show =
                    [&](const ShownFigures&, int row, bool isChosen) {
                        shown.append(QStringLiteral("%1%2").arg(row).arg(
                            isChosen ? QStringLiteral(" chosen") : QString()));
                    },
                .enter = [&] { ++entered; }};
        };
        Screen screen([&](FiguresSpec& spec) {
            spec.asShown = {};
            spec.beside = beside;
        });
        screen.numbers->isOnlyNow = true;
        screen.page.renew();
        QCOMPARE(shown.last(), QStringLiteral("0")); // the first row, unless another is chosen
        auto* table = partOf<SectionView>(&screen.page, "numbersTable0");
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Down);
        QCOMPARE(shown.last(), QStringLiteral("1 chosen"));
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(entered, 1);
        QVERIFY(screen.numbers->opened.isEmpty());
        screen.numbers->added = 1;
        screen.page.renew();
        QCOMPARE(shown.last(), QStringLiteral("1"));
        screen.numbers->known.clear();
        screen.page.renew();
        QCOMPARE(shown.last(), QStringLiteral("-1"));
    }

    void readingSaysHowFarItIs()
    {
        std::atomic_bool waits = true;
        Screen screen([&](FiguresSpec& spec) {
            spec.work = [&](const FigureValues&) -> FiguresWork {
                return {.read = [&](Database&, const CancelFlag& cancelled,
                                    const TellFigures& tell) -> Expected<ShownFigures> {
                            const auto counts =
                                tellingCounts(cancelled, tell, QStringLiteral("%1 of %2"));
                            bool goesOn = counts(1, 3);
                            while (waits && goesOn)
                                goesOn = !cancelled->load();
                            return figuresOf(
                                goesOn && counts(2, 3) ? QStringLiteral("all") : QString());
                        },
                    .goesOn = QStringLiteral("reading")};
            };
        });
        QTRY_COMPARE(screen.state(), QStringLiteral("1 of 3"));
        QVERIFY(partOf<QAction>(&screen.page, "numbersStop")->isVisible());
        waits = false;
        QTRY_COMPARE(screen.title(), QStringLiteral("all"));
    }

    void aPageMayGoWhileItIsBeingRead()
    {
        Screen screen;
        const auto waits = std::make_shared<std::atomic_bool>(true);
        const auto told = std::make_shared<std::atomic_int>(0);
        FiguresSpec spec = specOf(screen.numbers);
        spec.work = [=](const FigureValues&) -> FiguresWork {
            return {.read = [=](Database&, const CancelFlag&,
                                const TellFigures& tell) -> Expected<ShownFigures> {
                ++*told;
                while (*waits)
                    QTest::qSleep(1);
                tell(figuresOf(QStringLiteral("late")), QStringLiteral("late"));
                ++*told;
                return figuresOf(QStringLiteral("late"));
            }};
        };
        auto page = std::make_unique<FiguresPage>(screen.session, screen.output, spec);
        page->show();
        QTRY_COMPARE(int(*told), 1);
        page.reset();
        *waits = false;
        QTRY_COMPARE(int(*told), 2);
        QCoreApplication::processEvents();
    }

    void whatWasComputedIsShownAgainWithoutBeingComputed()
    {
        Screen screen;
        QTRY_VERIFY(screen.page.isSettled());
        screen.page.choose("numbersView", 1);
        QTRY_VERIFY(screen.page.isSettled());
        const int computed = screen.numbers->computed;
        screen.page.choose("numbersView", 0);
        QCOMPARE(screen.title(), QStringLiteral("0 one 0"));
        QVERIFY(screen.page.isSettled());
        partOf<QCheckBox>(&screen.page, "numbersPale")->click();
        QCOMPARE(screen.rows(), 2);
        QVERIFY(screen.page.isSettled());
        QCOMPARE(int(screen.numbers->computed), computed);
        // Of other data it is out of date.
        screen.page.renew();
        QTRY_VERIFY(screen.page.isSettled());
        QCOMPARE(int(screen.numbers->computed), computed + 1);
    }

    void nobodyComputesWhatNobodySees()
    {
        Screen screen;
        QTRY_VERIFY(screen.page.isSettled());
        screen.page.hide();
        const int computed = screen.numbers->computed;
        screen.numbers->added = 2;
        screen.page.renew();
        QTest::qWait(20);
        QCOMPARE(int(screen.numbers->computed), computed);
        screen.page.show();
        QTRY_COMPARE(screen.title(), QStringLiteral("0 one 2"));
    }

    void choicesKeepWhatIsChosenAndAreThereOnlyWhereTheyMatter()
    {
        Screen screen;
        auto* list = partOf<QComboBox>(&screen.page, "numbersOf");
        list->setCurrentIndex(1);
        screen.numbers->known.prepend(QStringLiteral("zero"));
        screen.page.renew();
        QCOMPARE(list->currentText(), QStringLiteral("two"));
        QCOMPARE(list->count(), 3);
        partOf<QAction>(&screen.page, "numbersNext")->trigger();
        QVERIFY(list->isHidden());
    }

    void rowsAreOpenedAndTablesCopied()
    {
        Screen screen;
        screen.numbers->isOnlyNow = true;
        screen.page.renew();
        auto* table = partOf<SectionView>(&screen.page, "numbersTable0");
        table->setFocus();
        table->setCurrentIndex(table->model()->index(0, 0));
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(screen.numbers->opened, QList<int>{0});
        QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("| now 0 one 0 |")));
        QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
        const QString row = QApplication::clipboard()->text();
        QVERIFY(row.contains(QStringLiteral("now 0 one 0")) && !row.contains(u'|'));
        // Of nothing there is nothing to be copied.
        screen.numbers->known.clear();
        screen.page.renew();
        QVERIFY(partOf<QWidget>(&screen.page, "numbersEmpty")->isVisible());
        QVERIFY(!partOf<QAction>(&screen.page, "numbersCopy")->isEnabled());
    }
};

TANDEM_TEST(TestFiguresPage, QApplication)
#include "tst_figurespage.moc"
