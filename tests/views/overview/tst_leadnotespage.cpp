#include "views/overview/leadnotespage.h"
#include "views/overview/overviewworkspace.h"

#include "projectfixture.h"
#include "storage/changes/history.h"
#include "storage/repositories/comparisonrepository.h"
#include "testmain.h"
#include "ui/emptystate.h"
#include "ui/rows/cardsview.h"
#include "ui/rows/rowsof.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"
#include "windowundertest.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTranslator>

using namespace tandem;

namespace {

/// A project with a decision by which the guideline must change, and somebody quick.
struct NotesScreen
{
    NotesScreen()
        : session(prepared().open())
        , view(std::make_unique<OverviewWorkspace>(session))
    {
        session.setCurrentPerson(fixture.lea);
        showActive(view.get(), {1100, 700});
        view->showPage(OverviewWorkspace::Page::Notes);
    }

    ProjectFixture& prepared()
    {
        const SampleId first = fixture.samples.at(0);
        fixture.close(first, QStringLiteral("ynyny"), QStringLiteral("ynnny"));
        const SampleId second = fixture.samples.at(1);
        fixture.answer(second, fixture.ben, QStringLiteral("ynyny"), {}, 100);
        fixture.answer(second, fixture.ada, QStringLiteral("ynyny"));
        fixture.submit(second, fixture.ada);
        fixture.submit(second, fixture.ben);
        fixture.setRule(ConsistencyRule::Adjudication);
        const auto items =
            ProjectFixture::take(itemsOf(fixture.database(), first, Step::Paragraphs));
        ProjectFixture::check(
            ComparisonRepository(fixture.database())
                .decide(fixture.round(first).id, items.at(2).id, Outcome::Boundary, fixture.lea,
                    QStringLiteral("Captions are not covered"), true));
        ProjectFixture::take(
            RoundRepository(fixture.database()).settle(fixture.round(second).id, fixture.lea));
        return fixture;
    }
    template <typename T>
    T* find(const char* name)
    {
        return partOf<T>(view.get(), name);
    }
    RowsModel* rows() { return static_cast<RowsModel*>(find<CardsView>("leadNotes")->model()); }

    ProjectFixture fixture;
    ProjectSession session;
    std::unique_ptr<OverviewWorkspace> view;
};

/// A language in which one sentence begins with a sign.
class Foreign final : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* source, const char*, int) const override
    {
        const QString words = QString::fromUtf8(source);
        return words.contains(QLatin1String("'s median: ")) ? u'~' + words : QString();
    }
};

} // namespace

class TestLeadNotesPage final : public QObject
{
    Q_OBJECT

private slots:
    void eachNoteLeadsToItsItem()
    {
        NotesScreen screen;
        QTRY_COMPARE(screen.rows()->rowCount(), 2);
        QCOMPARE(screen.rows()->card(0).title, QStringLiteral("Captions are not covered"));
        QVERIFY(screen.rows()->card(0).line.startsWith(QStringLiteral("paragraph 3, sample 1")));
        QVERIFY(screen.rows()->card(1).title.startsWith(QStringLiteral("Ben's median: ")));
        QSignalSpy asked(&screen.session, &ProjectSession::workspaceRequested);
        QSignalSpy chosen(&screen.session, &ProjectSession::currentSampleChanged);
        auto* list = screen.find<CardsView>("leadNotes");
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.at(0).at(0).value<WorkspaceId>(), WorkspaceId::Compare);
        QCOMPARE(chosen.at(0).at(0).value<SampleId>(), screen.fixture.samples.at(0));
        QCOMPARE(chosen.at(0).at(1).toInt(), 3);
    }

    void sentencesAboutTheWorkFollowTheLanguage()
    {
        NotesScreen screen;
        QTRY_COMPARE(screen.rows()->rowCount(), 2);
        Foreign foreign;
        QCoreApplication::installTranslator(&foreign);
        QTRY_VERIFY2(screen.rows()->card(1).title.startsWith(u'~'),
            qPrintable(screen.rows()->card(1).title));
        QCoreApplication::removeTranslator(&foreign);
    }

    void aTagIsTakenAwayOnceTheGuidelineWasChanged()
    {
        NotesScreen screen;
        Database& database = screen.fixture.database();
        const RoundId round = screen.fixture.round(screen.fixture.samples.at(0)).id;
        ProjectFixture::take(RoundRepository(database).settle(round, screen.fixture.lea));
        QTRY_COMPARE(screen.rows()->rowCount(), 2);
        auto* list = screen.find<CardsView>("leadNotes");
        auto* done = screen.find<QAction>("overviewGuidelineChanged");
        QVERIFY(done->isEnabled());
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Delete);
        screen.session.project().flush();
        QTRY_COMPARE(screen.rows()->rowCount(), 1);
        QVERIFY(ComparisonRepository(database).compare(round)->guidelineTags.isEmpty());
        // How somebody worked has no tag.
        QTRY_VERIFY(screen.rows()->card(0).title.startsWith(QStringLiteral("Ben's median: ")));
        list->setCurrentIndex(list->model()->index(0, 0));
        QVERIFY(!done->isEnabled());
        screen.session.history().undo();
        screen.session.project().flush();
        QTRY_COMPARE(screen.rows()->rowCount(), 2);
    }

    void theRulesStandAboveAndAreChangedInTheSettings()
    {
        NotesScreen screen;
        QVERIFY(screen.find<QLabel>("leadNotesRules")->text().contains(QStringLiteral("2 s")));
        QSignalSpy asked(&NextSteps::of(screen.session), &NextSteps::projectSettingsRequested);
        screen.find<QPushButton>("leadNotesSettings")->click();
        QCOMPARE(asked.size(), 1);
    }

    void nobodyButALeadSeesThem()
    {
        NotesScreen screen;
        QTRY_COMPARE(screen.rows()->rowCount(), 2);
        screen.session.setCurrentPerson(screen.fixture.ada);
        QCOMPARE(screen.rows()->rowCount(), 0);
        QVERIFY(screen.find<EmptyState>("leadNotesEmpty")->isVisible());
        screen.session.project().flush();
        QTRY_COMPARE(screen.rows()->rowCount(), 0);
    }
};

TANDEM_TEST(TestLeadNotesPage, QApplication)
#include "tst_leadnotespage.moc"
