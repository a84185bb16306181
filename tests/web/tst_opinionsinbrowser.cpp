#include "linkedrounds.h"
#include "opinionfixture.h"
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

/// Opinions by a link in a real browser: written, submitted, reviewed and answered by keyboard.
class OpinionsInBrowserTest final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addBrowsers(); }

    void init()
    {
        if (const QString missing = WebBrowser::missing(browserOfTest()); !missing.isEmpty())
            QSKIP(qPrintable(missing));
        m_fixture = std::make_unique<OpinionFixture>(0);
        m_ada = std::make_unique<LinkedRounds>(m_fixture->base, m_fixture->base.ada);
        m_project = m_fixture->base.open();
        m_raters = std::make_unique<ProjectRaterBackend>(*m_project, StudyId());
        m_people = std::make_unique<ProjectPersonBackend>(*m_project, [](Step) {
            return QStringLiteral(
                "# Read first\n\n| Mark | when |\n| --- | --- |\n| O | opinion |\n"
                "\n> As the paper says.");
        });
        const auto page = StudyPage::read(QStringLiteral(TANDEM_RESOURCES "/web"));
        QVERIFY(page);
        m_service = std::make_unique<RaterService>(*m_raters, raterPageOf(*page), m_people.get());
        auto server = HttpServer::start({.listen = {QStringLiteral("127.0.0.1"), 0}},
            [this](const WebRequest& request, const WebReply& reply) {
                m_service->answer(request, reply);
            });
        QVERIFY2(server, server ? "" : qPrintable(server.error().sentence()));
        m_server = *std::move(server);
        use(m_shared.fresh(browserOfTest()));
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

    void opinionsAreWrittenAndSubmittedByKeyboardInEveryLook_data() { addLooks(); }
    void opinionsAreWrittenAndSubmittedByKeyboardInEveryLook()
    {
        QFETCH(PageLook, look);
        use(m_shared.fresh(browserOfTest(), look.isDark, look.language));
        m_browser->resize(look.width, look.height);
        begin();
        QCOMPARE(m_page->misfit(), QString());
        // The way on, and what is said of it, is in sight beside long articles on phones, too.
        QVERIFY(m_browser
                    ->script(QStringLiteral("return document.querySelector('.bar')"
                                            ".getBoundingClientRect().bottom <= innerHeight"))
                    .toBool());
        markAll();
        QTRY_COMPARE(work(1).opinions.size(), 1);
        QCOMPARE(work(1).opinions.first().span, (Utf16Span{0, 66}));
        QCOMPARE(count(".gaps li"), 1);
        markReference(QStringLiteral("76ers"));
        QTRY_COMPARE(references().size(), 1);
        QCOMPARE(references().first().span, (Utf16Span{0, 1}));
        QTRY_COMPARE(referent(), (ArticleReferent{1, {17, 5}}));
        // Words of the article instead, and back to the field of the reference.
        QVERIFY(m_browser->tabTo(QStringLiteral(".numbered textarea")));
        m_browser->pressWith(webkeys::kShift, webkeys::kRight);
        m_browser->press({QStringLiteral("r")});
        QTRY_COMPARE(referent(), (ArticleReferent{1, {0, 1}}));
        QCOMPARE(focused(QStringLiteral("value")), QStringLiteral("T"));
        m_browser->press({webkeys::kEscape});
        m_browser->pressWith(webkeys::kControl, QStringLiteral("z"));
        QTRY_COMPARE(referent(), (ArticleReferent{1, {17, 5}}));

        QTRY_VERIFY(work(1).opinions.first().clear.contains(QLatin1String("**76ers**")));
        QVERIFY(m_browser->tabTo(QStringLiteral("textarea.clear")));
        m_browser->pressWith(webkeys::kControl, kEnd);
        m_browser->type(QStringLiteral(" So it was."));
        QVERIFY(m_page->activate("split"));
        QTRY_COMPARE(m_page->done(), 1);
        QTRY_VERIFY(workGaps(work(1)).isEmpty());
        QCOMPARE(work(1).opinions.first().atoms.size(), 2);
        QVERIFY(m_browser->tabTo(QStringLiteral("textarea.atoms")));
        m_browser->pressWith(webkeys::kControl, kEnd);
        m_browser->press({webkeys::kEnter});
        m_browser->type(QStringLiteral("Third."));
        QTRY_COMPARE(work(1).opinions.first().atoms.size(), 3);
        QCOMPARE(m_page->misfit(), QString());

        m_browser->pressWith(webkeys::kControl, webkeys::kEnter);
        QTRY_COMPARE(m_page->screen(), QStringLiteral("item-2"));
        m_browser->press({QStringLiteral("n")});
        QTRY_COMPARE(m_page->done(), 2);
        QTRY_VERIFY(work(3).noOpinion);
        m_browser->pressWith(webkeys::kControl, webkeys::kEnter);
        QTRY_COMPARE(m_page->screen(), QStringLiteral("end"));
        QVERIFY(m_page->activate("handIn"));
        QTRY_COMPARE(m_page->state(), QStringLiteral("saved"));
        QTRY_VERIFY(m_fixture->round().hasSubmitted(m_fixture->base.ada));
        QCOMPARE(m_browser->complaints().join(u'\n'), QString());
    }

    void theGuidelineShowsTablesAndQuotations()
    {
        m_browser->open(link());
        QTRY_COMPARE(m_page->screen(), QStringLiteral("instructions"));
        QCOMPARE(count("main table tbody tr td"), 2);
        QCOMPARE(m_browser->text(QStringLiteral("main blockquote")),
            QStringLiteral("As the paper says."));
        QVERIFY(!m_browser->text(QStringLiteral("main .prose")).contains(u'|'));
    }

    void whatIsLackingIsSaidAndUndoneAndSurvivesAReload()
    {
        begin();
        QCOMPARE(count(".gaps li"), 1);
        markAll();
        QTRY_VERIFY(m_browser->text(QStringLiteral(".gaps")).contains(QLatin1String("atomic")));
        m_browser->press({webkeys::kEscape, webkeys::kEnter});
        QVERIFY(m_browser->text(QStringLiteral(".says")).contains(QLatin1String("atomic")));
        QTRY_COMPARE(m_page->state(), QStringLiteral("saved"));
        m_browser->reload();
        QTRY_COMPARE(m_page->screen(), QStringLiteral("item-1"));
        QTRY_COMPARE(count(".card"), 1);
        QVERIFY(m_page->activate("removeOpinion"));
        QTRY_COMPARE(count(".card"), 0);
        // The keyboard is where the next opinion is marked, and stays there.
        QCOMPARE(focused(QStringLiteral("id")), QStringLiteral("utterance"));
        m_browser->pressWith(webkeys::kControl, QStringLiteral("z"));
        QTRY_COMPARE(count(".card"), 1);
        QCOMPARE(focused(QStringLiteral("id")), QStringLiteral("utterance"));
        QTRY_COMPARE(work(1).opinions.size(), 1);
        markReference(QStringLiteral("Harris"));
        QVERIFY(m_page->activate("removeReference"));
        QTRY_COMPARE(count(".reference"), 0);
        QVERIFY(focused(QStringLiteral("id")).startsWith(QLatin1String("opinion-")));
        // As on a phone, where there are no keys.
        QVERIFY(m_page->activate("undo"));
        QTRY_COMPARE(count(".reference"), 1);
    }

    void thePageProposesTheClearOpinionOfTheWindow()
    {
        begin();
        for (const char* said : {"I think they missed it.", "For me, it began when she left.",
                 "But what a way to lose!", "You had no choice;", "Granted, she did help them.",
                 "به نظر من او حق داشت", "ولی پول مهم نیست.", "我觉得他错了", "但是价格太高。"}) {
            const OpinionContext context{
                QStringLiteral("Person 1"), {}, QString::fromUtf8(said), {}};
            MainOpinion opinion;
            opinion.span = {0, context.utterance.size()};
            const QString proposed =
                m_browser
                    ->script(QStringLiteral("const said = '%1'; return composed({span: [0,"
                                            " said.length], references: []}, {speaker:"
                                            " 'Person 1', utterance: said, article: []})")
                                 .arg(context.utterance))
                    .toString();
            QCOMPARE(proposed, composedClear(context, opinion));
        }
    }

    void nothingIsWrittenIntoTheUtterance()
    {
        begin();
        QVERIFY(m_browser->tabTo(kUtterance));
        const QString before = focused(QStringLiteral("value"));
        m_browser->pressWith(webkeys::kControl, QStringLiteral("a"));
        m_browser->press({QStringLiteral("x"), webkeys::kBackspace, webkeys::kEnter});
        QCOMPARE(focused(QStringLiteral("value")), before);
        m_browser->press({QStringLiteral("o")});
        QTRY_COMPARE(count(".card"), 1);
        QTRY_COMPARE(work(1).opinions.size(), 1);
    }

    void opinionsAreReviewedAndAReviewIsTakenBack()
    {
        m_fixture->close();
        m_browser->open(link());
        QTRY_COMPARE(m_page->screen(), QStringLiteral("item-2"));
        QCOMPARE(m_page->misfit(), QString());
        QVERIFY(!m_page->has("handIn"));
        // Nothing said is nothing sent.
        QVERIFY(m_page->activate("sendReview"));
        QVERIFY(!m_browser->text(QStringLiteral(".says")).isEmpty());
        // The second question twice is no.
        m_browser->press({webkeys::kEscape, QStringLiteral("2"), QStringLiteral("2")});
        QVERIFY(m_browser->tabTo(QStringLiteral("#review-suggestion")));
        m_browser->type(QStringLiteral("Maxey was stripped."));
        m_browser->pressWith(webkeys::kControl, webkeys::kEnter);
        QTRY_COMPARE(m_page->screen(), QStringLiteral("item-3"));
        QTRY_COMPARE(state(2), OpinionState::AwaitingAuthor);
        QCOMPARE(standing(m_fixture->thread(2), ConsistencyRule::Strict).lastCheck->suggestion,
            QStringLiteral("Maxey was stripped."));
        m_browser->press({QStringLiteral("y")});
        QTRY_COMPARE(m_page->screen(), QStringLiteral("item-4"));
        QTRY_COMPARE(state(3), OpinionState::Passed);
        m_browser->pressWith(webkeys::kControl, QStringLiteral("z"));
        QTRY_COMPARE(m_page->screen(), QStringLiteral("item-3"));
        QTRY_COMPARE(state(3), OpinionState::Unchecked);
        QTRY_VERIFY(m_page->has("sendReview"));
        m_browser->reload();
        QTRY_COMPARE(m_page->screen(), QStringLiteral("item-3"));
        m_browser->press({QStringLiteral("y")});
        QTRY_COMPARE(state(3), OpinionState::Passed);
    }

    void whatWasWrittenOnAnotherDeviceIsNotWrittenOver()
    {
        begin();
        markAll();
        QTRY_COMPARE(work(1).opinions.size(), 1);
        QTRY_COMPARE(m_page->state(), QStringLiteral("saved"));
        UtteranceWork other = work(1);
        other.opinions[0].clear = QStringLiteral("Written elsewhere.");
        m_fixture->write(m_fixture->base.ada, 1, other);
        m_browser->script(QStringLiteral("dispatchEvent(new Event('focus'))"));
        QTRY_COMPARE(
            m_browser->script(QStringLiteral("return document.querySelector('.clear').value"))
                .toString(),
            other.opinions[0].clear);
        QVERIFY(m_page->activate("split"));
        QTRY_COMPARE(work(1).opinions.first().atoms.size(), 1);
        QCOMPARE(work(1).opinions.first().clear, other.opinions[0].clear);
    }

    void theKeysAreClosedByEscapeAndDoNothingThere()
    {
        begin();
        m_browser->script(QStringLiteral("location.hash = 'keys'"));
        QTRY_COMPARE(m_page->screen(), QStringLiteral("keys"));
        m_browser->press({QStringLiteral("p")});
        QCOMPARE(m_page->screen(), QStringLiteral("keys"));
        m_browser->press({webkeys::kEscape});
        QTRY_COMPARE(m_page->screen(), QStringLiteral("item-1"));
    }

    void inPersianTheArrowLeadsFromThePhraseToItsReferent()
    {
        const QString phrase = QStringLiteral("his");
        UtteranceWork made = m_fixture->work(1, {QStringLiteral("One.")});
        const qsizetype at = m_fixture->context(1).utterance.indexOf(phrase);
        made.opinions[0].references.append(
            {{at, phrase.size()}, ReferenceKind::Resolve, QStringLiteral("Kyle Lowry")});
        const ProjectFixture& base = m_fixture->base;
        m_fixture->write(base.ada, 1, made);
        m_fixture->write(base.ada, 3, OpinionFixture::none());
        m_fixture->write(base.ben, 2, OpinionFixture::none());
        m_fixture->write(base.ben, 4, OpinionFixture::none());
        m_fixture->submit(base.ada);
        m_fixture->submit(base.ben);
        use(m_shared.fresh(browserOfTest(), false, QStringLiteral("fa")));
        QUrl first = link();
        first.setFragment(QStringLiteral("item-1"));
        m_browser->open(first);
        QTRY_COMPARE(m_page->screen(), QStringLiteral("item-1"));
        QCOMPARE(
            m_browser->text(QStringLiteral(".work li")), QStringLiteral("his \u2190 Kyle Lowry"));
    }

    void theAuthorAnswersWhatThePartnerSays()
    {
        m_fixture->close();
        ProjectFixture::check(m_fixture->say(
            1, OpinionFixture::wrongReference(m_fixture->base.ben, QStringLiteral("**Lowry**."))));
        begin();
        const QString told = m_browser->text(QStringLiteral(".said"));
        QVERIFY(told.contains(QLatin1String("Who?")));
        QVERIFY(!told.contains(QLatin1String("**")));
        QVERIFY(m_page->has("sendResponse"));
        QVERIFY(!m_page->has("sendReview"));
        m_browser->press({QStringLiteral("a"), webkeys::kEnter});
        QTRY_COMPARE(state(1), OpinionState::Passed);
    }

    void whatThePartnerAnsweredMeanwhileIsKeptAsADraft()
    {
        m_fixture->close();
        m_browser->open(link());
        QTRY_COMPARE(m_page->screen(), QStringLiteral("item-2"));
        // In the window of the same person, say.
        ProjectFixture::check(m_fixture->say(2, OpinionFixture::yes(m_fixture->base.ada)));
        m_browser->press({QStringLiteral("1"), QStringLiteral("1"), webkeys::kEnter});
        QTRY_COMPARE(m_page->state(), QStringLiteral("notSaved"));
        QCOMPARE(m_fixture->thread(2).events.size(), 1);
        m_browser->reload();
        QTRY_COMPARE(m_page->screen(), QStringLiteral("item-3"));
        QTRY_VERIFY(m_page->state() != QLatin1String("notSaved"));
    }

private:
    static inline const QString kUtterance = QStringLiteral("#utterance");
    static inline const QString kHome{QChar(0xe011)};
    static inline const QString kEnd{QChar(0xe010)};

    void use(WebBrowser& browser)
    {
        m_browser = &browser;
        m_page = std::make_unique<RatedPage>(browser);
        QVERIFY2(browser.problem().isEmpty(), qPrintable(browser.problem()));
    }
    QUrl link() const
    {
        return QUrl(QStringLiteral("http://127.0.0.1:%1/p/%2/%3")
                        .arg(m_server->port())
                        .arg(m_ada->secret, m_fixture->round().uuid));
    }
    void begin()
    {
        m_browser->open(link());
        QTRY_COMPARE(m_page->screen(), QStringLiteral("instructions"));
        m_browser->press({webkeys::kEnter});
        QTRY_COMPARE(m_page->screen(), QStringLiteral("item-1"));
    }
    /// The whole utterance as an opinion.
    void markAll()
    {
        QVERIFY(m_browser->tabTo(kUtterance));
        m_browser->pressWith(webkeys::kControl, QStringLiteral("a"));
        m_browser->press({QStringLiteral("o")});
        QTRY_COMPARE(count(".card"), 1);
    }
    /// The first letter as a reference to these words.
    void markReference(const QString& words)
    {
        QVERIFY(m_browser->tabTo(kUtterance));
        m_browser->pressWith(webkeys::kControl, kHome);
        m_browser->pressWith(webkeys::kShift, webkeys::kRight);
        m_browser->press({QStringLiteral("r")});
        QTRY_COMPARE(count(".reference"), 1);
        m_browser->type(words);
        m_browser->press({webkeys::kEnter});
    }
    int count(const char* selector) const
    {
        return m_browser
            ->script(QStringLiteral("return document.querySelectorAll('%1').length")
                         .arg(QLatin1String(selector)))
            .toInt();
    }
    /// A property of what has the keyboard.
    QString focused(const QString& property) const
    {
        return m_browser
            ->script(QStringLiteral("return String(document.activeElement.%1)").arg(property))
            .toString();
    }
    QList<Reference> references() const { return work(1).opinions.value(0).references; }
    /// What the first reference points to in the article.
    ArticleReferent referent() const
    {
        const Referent found = references().value(0).referent;
        const auto* const place = std::get_if<ArticleReferent>(&found);
        return place ? *place : ArticleReferent();
    }
    UtteranceWork work(int utterance) const
    {
        return ProjectFixture::take(
            m_fixture->repository().own(m_fixture->round().id, m_fixture->base.ada))
            .value(utterance);
    }
    OpinionState state(int number) const
    {
        return standing(m_fixture->thread(number), ConsistencyRule::Strict).state;
    }

    std::unique_ptr<OpinionFixture> m_fixture;
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

TANDEM_TEST(OpinionsInBrowserTest, QCoreApplication)
#include "tst_opinionsinbrowser.moc"
