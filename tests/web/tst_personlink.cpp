#include "linkedrounds.h"
#include "ratedpage.h"
#include "sharedbrowsers.h"
#include "testmain.h"

#include "storage/studies/studypage.h"
#include "storage/web/httpserver.h"
#include "storage/web/projectpersonbackend.h"
#include "storage/web/projectraterbackend.h"
#include "storage/web/raterservice.h"

#include <QTest>

#include <memory>

using namespace tandem;
using namespace tandem::test;
using namespace tandem::web;

/// An annotator's link in a real browser, worked by keyboard, with the real server and project.
class PersonLinkTest final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addBrowsers(); }

    void init()
    {
        if (const QString missing = WebBrowser::missing(browserOfTest()); !missing.isEmpty())
            QSKIP(qPrintable(missing));
        m_fixture = std::make_unique<ProjectFixture>(2);
        m_fixture->askAboutFacts(m_fixture->samples.first());
        m_ada = std::make_unique<LinkedRounds>(*m_fixture, m_fixture->ada);
        m_project = m_fixture->open();
        m_raters = std::make_unique<ProjectRaterBackend>(*m_project, StudyId());
        m_people = std::make_unique<ProjectPersonBackend>(
            *m_project, [](Step) { return QStringLiteral("# Read first"); });
        const auto page = StudyPage::read(QStringLiteral(TANDEM_RESOURCES "/web"));
        QVERIFY(page);
        m_service = std::make_unique<RaterService>(*m_raters, raterPageOf(*page), m_people.get());
        serve(0);
        renew();
    }

    void cleanup()
    {
        const QString problem = m_browser ? m_browser->problem() : QString();
        m_page.reset();
        m_browser = nullptr;
        m_server.reset();
        m_service.reset();
        m_people.reset();
        m_raters.reset();
        m_project.reset();
        m_ada.reset();
        m_fixture.reset();
        QVERIFY2(problem.isEmpty(), qPrintable(problem));
    }

    void allStepsAreAnsweredByKeyboardInEveryLook_data() { addLooks(); }
    void allStepsAreAnsweredByKeyboardInEveryLook()
    {
        QFETCH(PageLook, look);
        use(m_shared.fresh(browserOfTest(), look.isDark, look.language));
        m_browser->resize(look.width, look.height);
        m_browser->open(link());
        QTRY_COMPARE(m_page->screen(), QStringLiteral("work"));
        QCOMPARE(m_page->misfit(), QString());
        m_browser->press({webkeys::kEnter});
        QTRY_COMPARE(m_page->screen(), QStringLiteral("instructions"));
        m_browser->press({webkeys::kEnter});
        QTRY_COMPARE(m_page->screen(), QStringLiteral("item-1"));
        QCOMPARE(m_page->misfit(), QString());
        for (const char* key : {"y", "n", "y"})
            answer(QLatin1String(key));
        QTRY_COMPARE(m_page->screen(), QStringLiteral("end"));
        QVERIFY(m_page->activate("handIn"));
        QTRY_COMPARE(m_page->screen(), QStringLiteral("handedIn"));
        QTRY_VERIFY(m_page->has("tasks"));
        QTRY_COMPARE(m_page->state(), QStringLiteral("saved"));
        QVERIFY(round(0, Step::KeyFacts).hasSubmitted(m_fixture->ada));
        QCOMPARE(m_page->misfit(), QString());

        // On to the next sample.
        QVERIFY(m_page->activate("goOn"));
        QTRY_COMPARE(m_page->screen(), QStringLiteral("instructions"));
        m_browser->press({webkeys::kEnter});
        QTRY_COMPARE(m_page->screen(), QStringLiteral("item-1"));
        for (int i = 0; i < 5; ++i)
            answer(QStringLiteral("y"));
        QTRY_COMPARE(m_page->screen(), QStringLiteral("end"));
        QVERIFY(m_page->activate("handIn"));
        QTRY_COMPARE(m_page->state(), QStringLiteral("saved"));
        QTRY_VERIFY(round(1).hasSubmitted(m_fixture->ada));
        QCOMPARE(letters(0, Step::KeyFacts), QStringLiteral("yny"));
        QCOMPARE(letters(1), QStringLiteral("yyyyy"));
        QTRY_VERIFY(m_page->has("tasks"));
        QVERIFY(m_page->activate("tasks"));
        QTRY_COMPARE(m_page->screen(), QStringLiteral("work"));
        QVERIFY(!m_page->has("goOn"));
        QCOMPARE(m_browser->complaints().join(u'\n'), QString());
    }

    void theWholeArticleIsThereWithEachAnswer()
    {
        m_browser->resize(360, 640);
        begin(1);
        answer(QStringLiteral("y"));
        answer(QStringLiteral("n"));
        QCOMPARE(m_page->misfit(), QString());
        const QString script =
            QStringLiteral("return [...document.querySelectorAll('.article li')].map((each) =>"
                           " (each.getAttribute('aria-current') ? '>' : '') +"
                           " each.querySelector('.second').textContent).join(' ')");
        QCOMPARE(m_browser->script(script).toString(), QStringLiteral("Yes No >– – –"));
        // The current one is in view within its article, and no bar lies over the questions.
        const QString view = QStringLiteral(
            "const here = document.querySelector('.article [aria-current]');"
            "const frame = here.closest('.shown').getBoundingClientRect();"
            "const box = here.getBoundingClientRect();"
            "const bar = getComputedStyle(document.querySelector('.bar')).position;"
            "return box.top >= frame.top - 1 && box.top < frame.bottom && bar === 'static'");
        QVERIFY(m_browser->script(view).toBool());
        // One goes to another one from there.
        QVERIFY(m_browser->tabTo(QStringLiteral(".article li:first-child button")));
        m_browser->press({webkeys::kEnter});
        QTRY_COMPARE(m_page->screen(), QStringLiteral("item-1"));
        QTRY_COMPARE(m_page->chosen(0), QStringLiteral("yes"));
    }

    void whatIsDoneAndClosedIsCounted()
    {
        m_browser->open(link());
        QTRY_COMPARE(m_page->screen(), QStringLiteral("work"));
        // The paragraphs of the sample whose facts are asked about.
        QVERIFY(
            m_browser->text(QStringLiteral("main")).contains(QLatin1String("Done and closed: 1")));
    }

    void whatIsUnsureIsComeBackToBeforeItIsSubmitted()
    {
        begin(1);
        m_page->readTexts();
        m_browser->press({QStringLiteral("u")});
        // The mark stays here, for the note about it.
        QTRY_COMPARE(m_page->state(), QStringLiteral("saved"));
        QCOMPARE(m_page->screen(), QStringLiteral("item-1"));
        QVERIFY(m_page->activate("next"));
        QTRY_COMPARE(m_page->screen(), QStringLiteral("item-2"));
        for (int i = 0; i < 4; ++i)
            answer(QStringLiteral("y"));
        QTRY_COMPARE(m_page->screen(), QStringLiteral("end"));
        QVERIFY(!m_page->has("handIn"));
        m_browser->press({QStringLiteral("f")});
        QTRY_COMPARE(m_page->screen(), QStringLiteral("item-1"));
        // A note, by its key; what is said of the mark does not matter any more.
        m_browser->press({QStringLiteral("t")});
        for (const QChar letter : QStringLiteral("Who says so?"))
            m_browser->press({QString(letter)});
        m_browser->press({webkeys::kEscape});
        QTRY_COMPARE(m_page->state(), QStringLiteral("saved"));
        answer(QStringLiteral("n"));
        QTRY_COMPARE(m_page->done(), 5);
        QTRY_COMPARE(m_page->state(), QStringLiteral("saved"));
        QCOMPARE(letters(1), QStringLiteral("nyyyy"));
        const auto item = ProjectFixture::take(
            itemsOf(m_fixture->database(), m_fixture->samples.at(1), Step::Paragraphs))
                              .first();
        const Answer answer = ProjectFixture::take(
            AnswerRepository(m_fixture->database()).own(round(1).id, m_fixture->ada, item.id));
        QCOMPARE(answer, (Answer{YesNo::No, false, QStringLiteral("Who says so?")}));
    }

    void theSameAnswerEndsTheMark()
    {
        begin(1);
        m_page->readTexts();
        m_browser->press({QStringLiteral("u")});
        QTRY_COMPARE(m_page->state(), QStringLiteral("saved"));
        answer(QStringLiteral("y"));
        QTRY_COMPARE(m_page->screen(), QStringLiteral("item-2"));
        m_browser->back();
        QTRY_COMPARE(m_page->screen(), QStringLiteral("item-1"));
        m_browser->press({QStringLiteral("u")});
        QTRY_COMPARE(m_page->done(), 0);
        answer(QStringLiteral("y"));
        QTRY_COMPARE(m_page->done(), 1);
        QTRY_COMPARE(m_page->state(), QStringLiteral("saved"));
        const auto item = ProjectFixture::take(
            itemsOf(m_fixture->database(), m_fixture->samples.at(1), Step::Paragraphs))
                              .first();
        const Answer answer = ProjectFixture::take(
            AnswerRepository(m_fixture->database()).own(round(1).id, m_fixture->ada, item.id));
        QCOMPARE(answer, (Answer{YesNo::Yes, false, {}}));
    }

    void undoReloadAndBackLoseNothing()
    {
        begin(1);
        answer(QStringLiteral("y"));
        QTRY_COMPARE(m_page->state(), QStringLiteral("saved"));
        m_browser->pressWith(webkeys::kControl, QStringLiteral("z"));
        QTRY_COMPARE(m_page->screen(), QStringLiteral("item-1"));
        QTRY_COMPARE(m_page->done(), 0);
        answer(QStringLiteral("n"));
        m_browser->reload();
        QTRY_COMPARE(m_page->screen(), QStringLiteral("item-2"));
        QCOMPARE(m_page->done(), 1);
        m_browser->back();
        QTRY_COMPARE(m_page->screen(), QStringLiteral("item-1"));
        QTRY_COMPARE(m_page->chosen(0), QStringLiteral("no"));
        QTRY_COMPARE(letters(1), QStringLiteral("n----"));
    }

    void twoTabsAgree()
    {
        begin(1);
        const QString first = m_browser->tab();
        answer(QStringLiteral("y"));
        QTRY_COMPARE(m_page->state(), QStringLiteral("saved"));
        m_browser->newTab();
        m_browser->open(link(1));
        QTRY_COMPARE(m_page->screen(), QStringLiteral("item-2"));
        answer(QStringLiteral("n"));
        QTRY_COMPARE(m_page->state(), QStringLiteral("saved"));
        m_browser->switchTo(first);
        QTRY_COMPARE(m_page->done(), 2);
        QTRY_COMPARE(m_page->chosen(0), QStringLiteral("no"));
        QTRY_COMPARE(letters(1), QStringLiteral("yn---"));
    }

    void whatIsSaidWhileTheServerIsAwayIsSentLaterAndHoldsThePage()
    {
        begin(1);
        const quint16 port = m_server->port();
        m_server.reset();
        for (int i = 0; i < 5; ++i)
            answer(QStringLiteral("y"));
        QTRY_COMPARE(m_page->state(), QStringLiteral("waiting"));
        QVERIFY(m_page->activate("handIn"));
        QTRY_COMPARE(m_page->screen(), QStringLiteral("handedIn"));
        // No other page of the link would send it.
        QVERIFY(!m_page->has("goOn"));
        QCOMPARE(letters(1), QStringLiteral("-----"));
        serve(port);
        QTRY_COMPARE_WITH_TIMEOUT(m_page->state(), QStringLiteral("saved"), 60'000);
        QCOMPARE(letters(1), QStringLiteral("yyyyy"));
        QVERIFY(round(1).hasSubmitted(m_fixture->ada));
        QTRY_VERIFY(m_page->has("goOn"));
    }

    void aSubmissionIsTakenBackAndMadeAgain()
    {
        begin(1);
        for (int i = 0; i < 5; ++i)
            answer(QStringLiteral("y"));
        QVERIFY(m_page->activate("handIn"));
        QTRY_COMPARE(m_page->state(), QStringLiteral("saved"));
        m_browser->reload();
        QTRY_COMPARE(m_page->screen(), QStringLiteral("handedIn"));
        QVERIFY(m_page->activate("takeBack"));
        QTRY_COMPARE(m_page->screen(), QStringLiteral("end"));
        QTRY_VERIFY(!round(1).hasSubmitted(m_fixture->ada));
        QVERIFY(m_page->activate("handIn"));
        QTRY_VERIFY(round(1).hasSubmitted(m_fixture->ada));
    }

    void aLinkThatWasRevokedSaysSoInTheReadersLanguage()
    {
        ProjectFixture::take(
            PersonLinks(m_fixture->database()).revoke(m_fixture->ada, m_fixture->lea));
        m_browser->open(link());
        QTRY_COMPARE(m_page->screen(), QStringLiteral("refused"));
        QVERIFY(m_browser->text(QStringLiteral("main p")).contains(QLatin1String("revoked")));
    }

private:
    void serve(quint16 port)
    {
        auto server = HttpServer::start({.listen = {QStringLiteral("127.0.0.1"), port}},
            [this](const WebRequest& request, const WebReply& reply) {
                m_service->answer(request, reply);
            });
        QVERIFY2(server, server ? "" : qPrintable(server.error().sentence()));
        m_server = *std::move(server);
    }

    void renew() { use(m_shared.fresh(browserOfTest())); }
    void use(WebBrowser& browser)
    {
        m_browser = &browser;
        m_page = std::make_unique<RatedPage>(browser);
        QVERIFY2(browser.problem().isEmpty(), qPrintable(browser.problem()));
    }

    Round round(int sample, Step step = Step::Paragraphs) const
    {
        return m_fixture->round(m_fixture->samples.at(sample), step);
    }
    QUrl link() const
    {
        return QUrl(
            QStringLiteral("http://127.0.0.1:%1/p/%2").arg(m_server->port()).arg(m_ada->secret));
    }
    /// The page of the sample's paragraphs.
    QUrl link(int sample) const { return QUrl(link().toString() + u'/' + round(sample).uuid); }
    void begin(int sample)
    {
        m_browser->open(link(sample));
        QTRY_COMPARE(m_page->screen(), QStringLiteral("instructions"));
        m_browser->press({webkeys::kEnter});
        QTRY_COMPARE(m_page->screen(), QStringLiteral("item-1"));
    }
    void answer(const QString& key)
    {
        const QString before = m_page->screen();
        m_page->readTexts();
        m_browser->press({key});
        QTRY_VERIFY(m_page->screen() != before);
    }
    /// Ada's answers in the project, as another process finds them: y, n or -.
    QString letters(int sample, Step step = Step::Paragraphs) const
    {
        const auto items = ProjectFixture::take(
            itemsOf(m_fixture->database(), m_fixture->samples.at(sample), step));
        const auto own = ProjectFixture::take(
            AnswerRepository(m_fixture->database()).own(round(sample, step).id, m_fixture->ada));
        QString letters;
        for (const ItemRow& item : items) {
            const auto value = own.value(item.id).value;
            letters += !value ? u'-' : *value == YesNo::Yes ? u'y' : u'n';
        }
        return letters;
    }

    std::unique_ptr<ProjectFixture> m_fixture;
    std::unique_ptr<LinkedRounds> m_ada;
    std::unique_ptr<Project> m_project;
    std::unique_ptr<ProjectRaterBackend> m_raters;
    std::unique_ptr<ProjectPersonBackend> m_people;
    std::unique_ptr<RaterService> m_service;
    std::unique_ptr<HttpServer> m_server;
    SharedBrowsers m_shared;
    WebBrowser* m_browser = nullptr; ///< one of those
    std::unique_ptr<RatedPage> m_page;
};

TANDEM_TEST(PersonLinkTest, QCoreApplication)
#include "tst_personlink.moc"
