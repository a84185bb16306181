#include "ratedpage.h"
#include "sharedbrowsers.h"
#include "testmain.h"

#include "storage/repositories/studyrefusal.h"
#include "storage/studies/studypage.h"
#include "storage/web/httpserver.h"
#include "storage/web/raterservice.h"

#include <QHash>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace tandem;
using namespace tandem::studies;
using namespace tandem::test;
using namespace tandem::web;

namespace {

const QString kLink = QStringLiteral("abcdefghijklmnopqrstuv");

/// One rater's task and what they have said, each row by its UUID; fails where it is told to.
class TaskBackend final : public RaterBackend
{
public:
    Expected<std::optional<RaterId>> raterOf(const QString& secret) override
    {
        return secret == kLink ? std::optional(RaterId{7}) : std::nullopt;
    }

    void findTask(RaterId, BackendDone<QByteArray> done) override
    {
        Task now = task;
        now.given = {rows.values(), events.values()};
        if (waitsForConsent && events.isEmpty())
            now.turns.clear();
        done(taskToJson(now));
    }

    void record(RaterId, const Submission& submission, BackendDone<Receipt> done) override
    {
        ++requests;
        if (trouble)
            return done(failure(*trouble));
        const bool handsIn = std::any_of(submission.events.begin(), submission.events.end(),
            [](const RaterEvent& event) { return event.kind == RaterEvent::Kind::Submitted; });
        if (handsIn && submissionTrouble)
            return done(failure(*submissionTrouble));
        Receipt receipt;
        for (const studies::AnswerRow& row : submission.rows) {
            rows.insert(row.uuid, row);
            receipt.kept.append(row.uuid);
        }
        for (const RaterEvent& event : submission.events) {
            events.insert(event.uuid, event);
            receipt.kept.append(event.uuid);
        }
        for (const RaterEvent& event : std::as_const(events)) {
            if (event.kind == RaterEvent::Kind::Submitted)
                receipt.code = QStringLiteral("C0DE-DONE");
            else if (event.kind == RaterEvent::Kind::Declined)
                receipt.code = QStringLiteral("C0DE-NO");
            else if (event.kind == RaterEvent::Kind::ScreenedOut)
                receipt.code = QStringLiteral("C0DE-OUT");
        }
        if (isAnswerLost) {
            isAnswerLost = false;
            return done(failure(ErrorCode::Busy, QStringLiteral("cut off")));
        }
        done(receipt);
    }

    void invite(const QString&, const QString&, BackendDone<Invitation> done) override
    {
        if (trouble)
            return done(failure(*trouble));
        done(Invitation{task.title, task.language, {}});
    }

    void admit(const QString&, const QString&, BackendDone<QString> done) override
    {
        if (trouble)
            return done(failure(*trouble));
        ++joined;
        done(kLink);
    }

    Task task;
    QHash<QString, studies::AnswerRow> rows;
    QHash<QString, RaterEvent> events;
    std::optional<Error> trouble;
    std::optional<Error> submissionTrouble; ///< of requests with a submission
    bool isAnswerLost = false;              ///< what comes next is kept, and its page is not told
    int requests = 0;
    int joined = 0;               ///< who pressed "Begin" at the open link
    bool waitsForConsent = false; ///< items go out to who agrees
};

} // namespace

/// The page by a link in a real browser, worked by keyboard, with the real server behind it.
class StudyLinkTest final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addBrowsers(); }
    void init();
    void cleanup();
    void theWholeLinkIsAnsweredByKeyboardInEveryLook_data() { addLooks(); }
    void theWholeLinkIsAnsweredByKeyboardInEveryLook();
    void reloadingAndGoingBackLoseNothing();
    void twoTabsOfALinkAgree();
    void whatIsSaidWhileTheServerIsAwayIsSentLater();
    void whatTheServerCannotTakeNowIsSentLater();
    void whatWasNotSentOutlivesAKilledBrowser();
    void rowsWhoseReceiptWasLostCountOnce();
    void aRefusalIsShownAndNothingIsCalledSaved();
    void aRefusalIsToldInTheLanguageOfThePage();
    void aSubmissionThatIsRefusedHoldsNothingUpAndCanBeMadeAgain();
    void whoDeclinesOrIsNotLookedForHasACodeOfTheirOwn();
    void withdrawingIsToldToTheServer();
    void whoComesByAnOpenLinkBeginsByAButtonAndAgrees();
    void whoAgreesTooLateIsToldAndCanAgreeAgain();
    void aReloadedPageSaysThatAnswersAreSaved();
    void theCompletionCodeCanBeCopied();
    void whoIsNotLetInReadsWhyInTheirLanguage_data();
    void whoIsNotLetInReadsWhyInTheirLanguage();

private:
    void serve(quint16 port);
    /// A browser as good as new.
    void renew(bool isDark = false, const QString& language = kReadersLanguage);
    /// Starts a browser of this function's own, each time with the same profile.
    void start();
    void use(WebBrowser& browser);
    /// Opens the link and agrees, up to the first item.
    void begin();
    void answer(const QString& better, const QString& sure);
    QUrl link() const;
    const Error m_away{ErrorCode::Busy, QStringLiteral("away"), {}, {}, {}};

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<TaskBackend> m_backend;
    std::unique_ptr<RaterService> m_service;
    std::unique_ptr<HttpServer> m_server;
    SharedBrowsers m_shared;
    std::unique_ptr<WebBrowser> m_own;
    WebBrowser* m_browser = nullptr; ///< one of those
    std::unique_ptr<RatedPage> m_page;
};

void StudyLinkTest::init()
{
    if (const QString missing = WebBrowser::missing(browserOfTest()); !missing.isEmpty())
        QSKIP(qPrintable(missing));
    m_folder = std::make_unique<QTemporaryDir>();
    m_backend = std::make_unique<TaskBackend>();
    m_backend->task = askedTask(1, 2);
    const auto page = StudyPage::read(QStringLiteral(TANDEM_RESOURCES "/web"));
    QVERIFY(page);
    m_service = std::make_unique<RaterService>(*m_backend, raterPageOf(*page));
    serve(0);
    renew();
}

void StudyLinkTest::cleanup()
{
    const QString problem = m_browser ? m_browser->problem() : QString();
    m_page.reset();
    m_browser = nullptr;
    m_own.reset();
    m_server.reset();
    m_folder.reset();
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
}

void StudyLinkTest::serve(quint16 port)
{
    auto server = HttpServer::start({.listen = {QStringLiteral("127.0.0.1"), port}},
        [this](const WebRequest& request, const WebReply& reply) {
            m_service->answer(request, reply);
        });
    QVERIFY2(server, server ? "" : qPrintable(server.error().sentence()));
    m_server = *std::move(server);
}

void StudyLinkTest::renew(bool isDark, const QString& language)
{
    use(m_shared.fresh(browserOfTest(), isDark, language));
}

void StudyLinkTest::start()
{
    m_own.reset();
    m_own = WebBrowser::start(
        browserOfTest(), {.profile = m_folder->filePath(QStringLiteral("profile"))});
    use(*m_own);
}

void StudyLinkTest::use(WebBrowser& browser)
{
    m_browser = &browser;
    m_page = std::make_unique<RatedPage>(browser);
    QVERIFY2(browser.problem().isEmpty(), qPrintable(browser.problem()));
}

QUrl StudyLinkTest::link() const
{
    return QUrl(QStringLiteral("http://127.0.0.1:%1/r/%2").arg(m_server->port()).arg(kLink));
}

void StudyLinkTest::begin()
{
    m_browser->open(link());
    QTRY_VERIFY(m_page->has("agree"));
    QVERIFY(m_page->activate("agree"));
    QTRY_COMPARE(m_page->screen(), QStringLiteral("instructions"));
    m_browser->press({webkeys::kEnter});
    QTRY_COMPARE(m_page->screen(), QStringLiteral("item-1"));
}

void StudyLinkTest::answer(const QString& better, const QString& sure)
{
    const QString before = m_page->screen();
    m_page->readTexts();
    m_browser->press({better});
    QTRY_COMPARE(m_page->chosen(0), better == u'b' ? QStringLiteral("2") : QStringLiteral("1"));
    m_browser->press({sure});
    QTRY_VERIFY(m_page->screen() != before);
}

void StudyLinkTest::theWholeLinkIsAnsweredByKeyboardInEveryLook()
{
    QFETCH(PageLook, look);
    if (look.isDark)
        renew(true);
    m_browser->resize(look.width, look.height);
    m_backend->task.language = look.language;
    begin();
    for (int i = 0; i < 3; ++i) {
        QCOMPARE(m_page->misfit(), QString());
        answer(QStringLiteral("b"), QStringLiteral("4"));
    }
    QTRY_COMPARE(m_page->state(), QStringLiteral("saved"));
    QCOMPARE(m_backend->rows.size(), 6);
    QTRY_COMPARE(m_page->screen(), QStringLiteral("end"));
    QVERIFY(m_page->activate("handIn"));
    QTRY_COMPARE(m_browser->text(QStringLiteral("#code")), QStringLiteral("C0DE-DONE"));
    QCOMPARE(m_page->misfit(), QString());
    m_browser->reload();
    QTRY_COMPARE(m_browser->text(QStringLiteral("#code")), QStringLiteral("C0DE-DONE"));
    QVERIFY(
        checkSubmission({m_backend->rows.values(), m_backend->events.values()}, m_backend->task));
    QCOMPARE(m_browser->complaints().join(u'\n'), QString());
}

void StudyLinkTest::reloadingAndGoingBackLoseNothing()
{
    begin();
    answer(QStringLiteral("1"), QStringLiteral("4"));
    m_browser->reload();
    QTRY_COMPARE(m_page->screen(), QStringLiteral("item-2"));
    QCOMPARE(m_page->done(), 1);
    m_browser->back();
    QTRY_COMPARE(m_page->screen(), QStringLiteral("item-1"));
    m_browser->press({QStringLiteral("b")});
    QTRY_COMPARE(m_page->chosen(0), QStringLiteral("2"));
    m_browser->forward();
    QTRY_COMPARE(m_page->screen(), QStringLiteral("item-2"));
    QTRY_COMPARE(m_page->state(), QStringLiteral("saved"));
    QCOMPARE(m_backend->rows.size(), 3);
}

void StudyLinkTest::twoTabsOfALinkAgree()
{
    begin();
    const QString first = m_browser->tab();
    answer(QStringLiteral("1"), QStringLiteral("4"));
    QTRY_COMPARE(m_page->state(), QStringLiteral("saved"));
    m_browser->newTab();
    m_browser->open(link());
    QTRY_COMPARE(m_page->screen(), QStringLiteral("item-2"));
    answer(QStringLiteral("b"), QStringLiteral("5"));
    QTRY_COMPARE(m_page->state(), QStringLiteral("saved"));
    m_browser->switchTo(first);
    QTRY_COMPARE(m_page->done(), 2);
    QTRY_COMPARE(m_page->chosen(0), QStringLiteral("2"));
    QTRY_COMPARE(m_backend->rows.size(), 4);
}

void StudyLinkTest::whatIsSaidWhileTheServerIsAwayIsSentLater()
{
    begin();
    QTRY_COMPARE(m_page->state(), QStringLiteral("saved"));
    const quint16 port = m_server->port();
    m_server.reset();
    for (int i = 0; i < 3; ++i)
        answer(QStringLiteral("1"), QStringLiteral("5"));
    QTRY_COMPARE(m_page->state(), QStringLiteral("waiting"));
    QVERIFY(m_page->activate("handIn"));
    QTRY_COMPARE(m_page->screen(), QStringLiteral("handedIn"));
    QCOMPARE(m_browser->text(QStringLiteral("#code")), QString());
    QCOMPARE(m_backend->rows.size(), 0);
    serve(port);
    QTRY_COMPARE_WITH_TIMEOUT(
        m_browser->text(QStringLiteral("#code")), QStringLiteral("C0DE-DONE"), 60'000);
    QCOMPARE(m_backend->rows.size(), 6);
}

void StudyLinkTest::whatTheServerCannotTakeNowIsSentLater()
{
    begin();
    QTRY_COMPARE(m_page->state(), QStringLiteral("saved"));
    m_backend->trouble = m_away;
    answer(QStringLiteral("1"), QStringLiteral("5"));
    QTRY_COMPARE(m_page->state(), QStringLiteral("waiting"));
    QCOMPARE(m_backend->rows.size(), 0);
    m_backend->trouble.reset();
    QTRY_COMPARE_WITH_TIMEOUT(m_page->state(), QStringLiteral("saved"), 60'000);
    QCOMPARE(m_backend->rows.size(), 2);
}

void StudyLinkTest::whatWasNotSentOutlivesAKilledBrowser()
{
    start();
    begin();
    m_backend->trouble = m_away;
    answer(QStringLiteral("1"), QStringLiteral("5"));
    QTRY_COMPARE(m_page->state(), QStringLiteral("waiting"));
    m_browser->kill();
    m_backend->trouble.reset();
    QCOMPARE(m_backend->rows.size(), 0);
    start();
    m_browser->open(link());
    QTRY_COMPARE(m_backend->rows.size(), 2);
    QTRY_COMPARE(m_page->screen(), QStringLiteral("item-2"));
    QTRY_COMPARE(m_page->state(), QStringLiteral("saved"));
}

void StudyLinkTest::rowsWhoseReceiptWasLostCountOnce()
{
    begin();
    QTRY_COMPARE(m_page->state(), QStringLiteral("saved"));
    m_backend->isAnswerLost = true;
    answer(QStringLiteral("1"), QStringLiteral("5"));
    QTRY_COMPARE_WITH_TIMEOUT(m_page->state(), QStringLiteral("saved"), 60'000);
    QCOMPARE(m_backend->rows.size(), 2);
    QVERIFY(m_backend->requests >= 3);
}

void StudyLinkTest::aRefusalIsShownAndNothingIsCalledSaved()
{
    begin();
    QTRY_COMPARE(m_page->state(), QStringLiteral("saved"));
    m_backend->trouble =
        Error{ErrorCode::Refused, QStringLiteral("The study is closed."), {}, {}, {}};
    m_browser->press({QStringLiteral("1")});
    QTRY_COMPARE(m_page->state(), QStringLiteral("notSaved"));
    QVERIFY(m_browser->text(QStringLiteral("#warning"))
                .contains(QStringLiteral("The study is closed.")));
}

void StudyLinkTest::aSubmissionThatIsRefusedHoldsNothingUpAndCanBeMadeAgain()
{
    begin();
    for (int i = 0; i < 2; ++i)
        answer(QStringLiteral("b"), QStringLiteral("4"));
    QTRY_COMPARE(m_page->state(), QStringLiteral("saved"));
    m_backend->trouble = m_away; // so that the last answers come with the submission
    answer(QStringLiteral("b"), QStringLiteral("4"));
    QTRY_VERIFY(m_page->has("handIn"));
    QVERIFY(m_page->activate("handIn"));
    m_backend->submissionTrouble = Error{
        ErrorCode::Refused, QStringLiteral("Items lack an answer."), {}, {}, why::kIncomplete};
    m_backend->trouble.reset();
    QTRY_COMPARE_WITH_TIMEOUT(m_backend->rows.size(), 6, 60'000);
    QTRY_VERIFY_WITH_TIMEOUT(m_page->has("handIn"), 60'000);
    QVERIFY(m_browser->text(QStringLiteral("#warning"))
                .contains(QStringLiteral("still lack an answer")));
    m_backend->submissionTrouble.reset();
    m_browser->reload();
    QTRY_VERIFY(m_page->has("handIn"));
    QVERIFY(m_page->activate("handIn"));
    QTRY_COMPARE(m_browser->text(QStringLiteral("#code")), QStringLiteral("C0DE-DONE"));
    QCOMPARE(m_browser->text(QStringLiteral("#warning")), QString());
}

void StudyLinkTest::whoDeclinesOrIsNotLookedForHasACodeOfTheirOwn()
{
    for (const auto& [button, code] : {std::pair("disagree", QStringLiteral("C0DE-NO")),
             std::pair("notForMe", QStringLiteral("C0DE-OUT"))}) {
        m_backend->events.clear();
        m_browser->open(link());
        QTRY_VERIFY(m_page->has(button));
        QVERIFY(m_page->activate(button));
        QTRY_COMPARE(m_browser->text(QStringLiteral("#code")), code);
        m_browser->reload();
        QTRY_COMPARE(m_browser->text(QStringLiteral("#code")), code);
        m_backend->task.form = uuidOf(500); // somebody else
    }
}

void StudyLinkTest::withdrawingIsToldToTheServer()
{
    begin();
    answer(QStringLiteral("1"), QStringLiteral("5"));
    QVERIFY(m_page->activate("withdraw"));
    QTRY_VERIFY(m_page->has("withdrawYes"));
    QVERIFY(m_page->activate("withdrawYes"));
    QTRY_COMPARE(m_page->screen(), QStringLiteral("withdrawn"));
    QTRY_COMPARE(m_page->state(), QStringLiteral("saved"));
    const QList<RaterEvent> events = m_backend->events.values();
    QVERIFY(std::any_of(events.begin(), events.end(),
        [](const RaterEvent& event) { return event.kind == RaterEvent::Kind::Withdrawn; }));
}

void StudyLinkTest::whoComesByAnOpenLinkBeginsByAButtonAndAgrees()
{
    m_backend->waitsForConsent = true;
    m_browser->open(QUrl(link().toString().replace(QStringLiteral("/r/"), QStringLiteral("/j/"))));
    QTRY_COMPARE(m_page->screen(), QStringLiteral("invited"));
    QCOMPARE(m_browser->text(QStringLiteral("main h1")), m_backend->task.title);
    QCOMPARE(m_page->misfit(), QString());
    QCOMPARE(m_backend->joined, 0);
    m_browser->press({webkeys::kEnter}); // the way on, as everywhere
    QTRY_VERIFY(m_page->has("agree"));
    QCOMPARE(m_backend->joined, 1);
    QVERIFY(m_page->activate("agree"));
    QTRY_COMPARE(m_page->screen(), QStringLiteral("instructions"));
    m_browser->press({webkeys::kEnter});
    QTRY_COMPARE(m_page->screen(), QStringLiteral("item-1"));
    answer(QStringLiteral("1"), QStringLiteral("4"));
    QTRY_COMPARE(m_backend->rows.size(), 2);
    QCOMPARE(m_browser->complaints().join(u'\n'), QString());
}

void StudyLinkTest::whoAgreesTooLateIsToldAndCanAgreeAgain()
{
    m_backend->waitsForConsent = true;
    m_browser->open(link());
    QTRY_VERIFY(m_page->has("agree"));
    m_backend->trouble = Error{ErrorCode::Refused, QStringLiteral("full"), {}, {}, why::kFull};
    QVERIFY(m_page->activate("agree"));
    QTRY_VERIFY(m_browser->text(QStringLiteral("#warning"))
                    .contains(QStringLiteral("all the participants")));
    QTRY_COMPARE(m_page->screen(), QStringLiteral("consent"));
    m_backend->trouble.reset(); // somebody gave their place back
    QVERIFY(m_page->activate("agree"));
    QTRY_COMPARE(m_page->screen(), QStringLiteral("instructions"));
    m_browser->press({webkeys::kEnter});
    QTRY_COMPARE(m_page->screen(), QStringLiteral("item-1"));
}

void StudyLinkTest::aReloadedPageSaysThatAnswersAreSaved()
{
    begin();
    answer(QStringLiteral("1"), QStringLiteral("4"));
    QTRY_COMPARE(m_page->state(), QStringLiteral("saved"));
    m_browser->reload();
    QTRY_COMPARE(m_page->screen(), QStringLiteral("item-2"));
    QTRY_COMPARE(m_page->state(), QStringLiteral("saved"));
}

void StudyLinkTest::theCompletionCodeCanBeCopied()
{
    begin();
    for (int i = 0; i < 3; ++i)
        answer(QStringLiteral("b"), QStringLiteral("4"));
    QTRY_COMPARE(m_page->screen(), QStringLiteral("end"));
    QVERIFY(m_page->activate("handIn"));
    QTRY_VERIFY(m_page->has("copy"));
    QVERIFY(m_page->activate("copy"));
    QTRY_COMPARE(m_browser->text(QStringLiteral("#copied")), QStringLiteral("Copied"));
    QCOMPARE(
        m_browser->script(QStringLiteral("return String(getSelection())")).toString().trimmed(),
        QStringLiteral("C0DE-DONE"));
}

void StudyLinkTest::whoIsNotLetInReadsWhyInTheirLanguage_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("unknown");
    QTest::addColumn<QString>("full");
    const auto row = [](const char* language, const char* unknown, const char* full) {
        QTest::newRow(language) << QString::fromLatin1(language) << QString::fromUtf8(unknown)
                                << QString::fromUtf8(full);
    };
    row("en", "is unknown", "all the participants");
    row("fa", "شناخته نشد", "همهٔ افراد");
    row("zh-CN", "无法识别", "已满");
    row("de", "is unknown", "all the participants");
}

void StudyLinkTest::whoIsNotLetInReadsWhyInTheirLanguage()
{
    QFETCH(const QString, language);
    QFETCH(const QString, unknown);
    QFETCH(const QString, full);
    renew(false, language);
    const auto reads = [&](const QString& words) {
        return m_page->screen() == QStringLiteral("refused") &&
               m_browser->text(QStringLiteral("main")).contains(words);
    };
    m_browser->open(QUrl(link().toString().replace(u'a', u'x')));
    QTRY_VERIFY(reads(unknown));
    QCOMPARE(m_page->misfit(), QString());
    QCOMPARE(m_browser->script(QStringLiteral("return document.documentElement.dir")).toString(),
        language == QStringLiteral("fa") ? QStringLiteral("rtl") : QStringLiteral("ltr"));
    m_backend->trouble = Error{ErrorCode::Refused, QStringLiteral("full"), {}, {}, why::kFull};
    m_browser->open(QUrl(link().toString().replace(QStringLiteral("/r/"), QStringLiteral("/j/"))));
    QTRY_VERIFY(reads(full));
}

void StudyLinkTest::aRefusalIsToldInTheLanguageOfThePage()
{
    m_backend->task.language = QStringLiteral("zh");
    begin();
    QTRY_COMPARE(m_page->state(), QStringLiteral("saved"));
    m_backend->trouble =
        Error{ErrorCode::Refused, QStringLiteral("The study is closed."), {}, {}, why::kClosed};
    m_browser->press({QStringLiteral("1")});
    QTRY_COMPARE(m_page->state(), QStringLiteral("notSaved"));
    QVERIFY(m_browser->text(QStringLiteral("#warning")).contains(QStringLiteral("已结束")));
    QVERIFY(!m_browser->text(QStringLiteral("#warning")).contains(QStringLiteral("closed")));
}

TANDEM_TEST(StudyLinkTest, QCoreApplication)
#include "tst_studylink.moc"
