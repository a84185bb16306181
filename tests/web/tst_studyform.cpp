#include "forminbrowser.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;
using namespace tandem::studies;
using namespace tandem::test;

/// The page of a form file in real browsers: what it shows and how it is worked.
class StudyFormTest final : public QObject, protected FormInBrowser
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addBrowsers(); }
    void init() { FormInBrowser::begin(); }
    void cleanup() { FormInBrowser::end(); }
    void theWholeFormIsAnsweredByKeyboardInEveryLook_data();
    void theWholeFormIsAnsweredByKeyboardInEveryLook();
    void reloadingAndGoingBackLoseNothing();
    void twoTabsOfAFormAgree();
    void practiceIsMarkedAndABreakIsOffered();
    void theTimeToComeBackIsTold();
    void workAloneCountsAsTime();
    void hostileTextsAreShownAsText();
    void textsOfAMegabyteDoNotStopThePage();
    void aScreenReaderIsToldWhatIsAsked();
    void keysThatAreLettersCanBeTurnedOff();
    void theLastAnswerIsTakenBackByAKey();
    void aTextIsLeftByKeys();
    void instructionsAndAPauseAreLeftByTheirKeys();
    void nothingAsksToSaveAfterTheSubmission();
    void whatFollowsALongTextIsInSightBesideIt_data();
    void whatFollowsALongTextIsInSightBesideIt();
    void answersOpenOnceEachTextWasInView_data();
    void answersOpenOnceEachTextWasInView();
    void whatWasScrolledPastIsReadOnFirst();
    void aDigitBeforeTheTextsWereReadOnlySaysSo();
    void endsOfAScaleStandAtItsEndsWhateverTheirLanguage();
    void aDigitAndEnterLeaveNoItemOut();
    void anItemIsPassedOverOnlyWhenThatWasSaid();
    void digitsOfAnyScriptAreKeys();
    void aScaleStandsInOneRowOnAPhone();
    void thePageHasOneHeadingOfTheFirstLevel();
    void noLineIsWiderThanCanBeRead();
    void pointsOfAListStandBesideTheirText();
};

void StudyFormTest::theWholeFormIsAnsweredByKeyboardInEveryLook_data()
{
    addMoreLooks();
}

void StudyFormTest::theWholeFormIsAnsweredByKeyboardInEveryLook()
{
    QFETCH(PageLook, look);
    if (look.isDark)
        renew(true);
    m_browser->resize(look.width, look.height);
    const auto looksRight = [&](const char* screen) {
        savePicture(QLatin1String(screen));
        QCOMPARE(m_page->misfit(), QString());
    };
    const Task task = askedTask(1, 2, look.language);
    open(write(QStringLiteral("form"), task));
    const bool isRightToLeft = look.language == QStringLiteral("fa");
    QCOMPARE(m_browser->script(QStringLiteral("return document.documentElement.dir")).toString(),
        isRightToLeft ? QStringLiteral("rtl") : QStringLiteral("ltr"));
    answer(QStringLiteral("1"), QStringLiteral("4"));
    answer(QStringLiteral("b"), QStringLiteral("5"));
    m_browser->press({QStringLiteral("1"), QStringLiteral("1")});
    QTRY_COMPARE(m_page->chosen(1), QStringLiteral("1"));
    QVERIFY(m_browser->tabTo(QStringLiteral("textarea")));
    m_browser->type(QStringLiteral("12 b, I guess")); // no key is an answer while somebody types
    QCOMPARE(m_page->state(), QStringLiteral("writing"));
    looksRight("item");
    QVERIFY(m_page->activate("toEnd"));
    QTRY_COMPARE(m_page->screen(), QStringLiteral("end"));
    QTRY_COMPARE(m_page->done(), 3);
    looksRight("end");
    QVERIFY(m_page->activate("handIn"));
    QTRY_COMPARE(m_page->screen(), QStringLiteral("handedIn"));
    looksRight("handed-in");
    QVERIFY(m_page->activate("save"));
    QTRY_VERIFY(saved(task));
    const auto file = saved(task);
    QVERIFY2(file, qPrintable(file ? QString() : file.error().sentence()));
    QStringList values;
    for (const studies::AnswerRow& row : file->given.rows)
        values.append(row.value.value_or(QString()));
    QCOMPARE(values.join(u'|'), QStringLiteral("1|4|2|5|1|1|12 b, I guess"));
    QCOMPARE(file->given.rows.constLast().turn, uuidOf(102));
    // Between them it says of each item that its texts were in view.
    QCOMPARE(file->given.events.size(), 5);
    QCOMPARE(file->given.events.at(0).kind, RaterEvent::Kind::Consented);
    for (int i = 0; i < 3; ++i) {
        QCOMPARE(file->given.events.at(1 + i).kind, RaterEvent::Kind::InView);
        QCOMPARE(file->given.events.at(1 + i).uuid, inViewUuid(uuidOf(100 + i)));
    }
    QCOMPARE(file->given.events.at(4).kind, RaterEvent::Kind::Submitted);
    QCOMPARE(m_browser->complaints().join(u'\n'), QString());
}

void StudyFormTest::reloadingAndGoingBackLoseNothing()
{
    open(write(QStringLiteral("form"), askedTask(1, 3)));
    answer(QStringLiteral("1"), QStringLiteral("4"));
    answer(QStringLiteral("b"), QStringLiteral("3"));
    m_browser->reload();
    QTRY_COMPARE(m_page->screen(), QStringLiteral("item-3"));
    QCOMPARE(m_page->done(), 2);
    m_browser->back();
    QTRY_COMPARE(m_page->screen(), QStringLiteral("item-2"));
    QTRY_COMPARE(m_page->chosen(0), QStringLiteral("2"));
    m_browser->back();
    QTRY_COMPARE(m_page->chosen(1), QStringLiteral("4"));
    m_browser->press({QStringLiteral("b")}); // changed, and stays on the item
    QTRY_COMPARE(m_page->chosen(0), QStringLiteral("2"));
    QTRY_COMPARE(m_page->state(), QStringLiteral("kept"));
    m_browser->forward();
    QTRY_COMPARE(m_page->screen(), QStringLiteral("item-2"));
    m_browser->press({webkeys::kBackspace});
    QTRY_COMPARE(m_page->chosen(0), QStringLiteral("2"));
    m_browser->press({QStringLiteral("f")});
    QTRY_COMPARE(m_page->screen(), QStringLiteral("item-3"));
}

void StudyFormTest::twoTabsOfAFormAgree()
{
    const Task task = askedTask(1, 2);
    const QUrl form = write(QStringLiteral("form"), task);
    open(form);
    const QString first = m_browser->tab();
    const QString second = m_browser->newTab();
    m_browser->open(form);
    QTRY_COMPARE(m_page->screen(), QStringLiteral("instructions"));
    m_browser->press({webkeys::kEnter});
    QTRY_COMPARE(m_page->screen(), QStringLiteral("item-1"));
    answer(QStringLiteral("1"), QStringLiteral("4"));
    m_browser->switchTo(first);
    QTRY_COMPARE(m_page->done(), 1);
    QTRY_COMPARE(m_page->chosen(0), QStringLiteral("1"));
    m_browser->press({webkeys::kEnter});
    QTRY_COMPARE(m_page->screen(), QStringLiteral("item-2"));
    answer(QStringLiteral("b"), QStringLiteral("5"));
    m_browser->switchTo(second);
    QTRY_COMPARE(m_page->done(), 2);
    m_browser->press({QStringLiteral("1")}); // another mind
    QTRY_COMPARE(m_page->chosen(0), QStringLiteral("1"));
    m_browser->press({QStringLiteral("3")});
    QTRY_COMPARE(m_page->chosen(1), QStringLiteral("3"));
    QTRY_COMPARE(m_page->state(), QStringLiteral("kept"));
    QVERIFY(m_page->activate("save"));
    QTRY_VERIFY(saved(task));
    const auto file = saved(task);
    QVERIFY(file);
    QCOMPARE(file->given.rows.size(), 6);
}

void StudyFormTest::practiceIsMarkedAndABreakIsOffered()
{
    Task task = askedTask(1, 4);
    task.breakAfter = 2;
    open(write(QStringLiteral("form"), task));
    QCOMPARE(m_browser->text(QStringLiteral("h2 .badge")), QStringLiteral("Practice"));
    answer(QStringLiteral("1"), QStringLiteral("4"));
    QCOMPARE(m_browser->text(QStringLiteral("h2 .badge")), QString());
    answer(QStringLiteral("1"), QStringLiteral("4"));
    answer(QStringLiteral("1"), QStringLiteral("4"));
    QCOMPARE(m_page->screen(), QStringLiteral("break-3")); // two without the practice item
    m_browser->press({webkeys::kEnter});
    QTRY_COMPARE(m_page->screen(), QStringLiteral("item-4"));
    m_browser->press({QStringLiteral("p")});
    QTRY_COMPARE(m_page->screen(), QStringLiteral("pause"));
    QCOMPARE(m_browser->text(QStringLiteral("main .text")), QString());
    m_browser->press({webkeys::kEnter});
    QTRY_COMPARE(m_page->screen(), QStringLiteral("item-4"));
}

void StudyFormTest::theTimeToComeBackIsTold()
{
    Task task = askedTask(1, 2);
    task.comeBackDays = 14;
    m_browser->open(write(QStringLiteral("form"), task));
    QTRY_VERIFY(m_browser->text(QStringLiteral("#window")).contains(QStringLiteral("14 days")));
    open(write(QStringLiteral("form"), task));
    answer(QStringLiteral("1"), QStringLiteral("4"));
    m_browser->press({QStringLiteral("p")});
    QTRY_VERIFY(m_browser->text(QStringLiteral("#window")).contains(QStringLiteral("until")));
}

void StudyFormTest::workAloneCountsAsTime()
{
    const Task task = askedTask(1, 2);
    open(write(QStringLiteral("form"), task));
    const auto pass = [&](int seconds) {
        m_browser->script(QStringLiteral("window.at += %1").arg(seconds * 1000));
    };
    m_browser->script(
        QStringLiteral("window.at = performance.now(); performance.now = () => window.at"));
    m_browser->press({QStringLiteral("1")});
    pass(10);
    m_browser->press({QStringLiteral("4")});
    QTRY_COMPARE(m_page->screen(), QStringLiteral("item-2"));
    pass(90); // somebody has gone away
    m_browser->press({QStringLiteral("1")});
    QTRY_COMPARE(m_page->chosen(0), QStringLiteral("1"));
    m_browser->press({QStringLiteral("p")});
    QTRY_COMPARE(m_page->screen(), QStringLiteral("pause"));
    pass(50);
    m_browser->press({webkeys::kEnter});
    QTRY_COMPARE(m_page->screen(), QStringLiteral("item-2"));
    pass(5);
    m_browser->press({QStringLiteral("4")});
    QTRY_COMPARE(m_page->screen(), QStringLiteral("item-3"));
    QVERIFY(m_page->activate("save"));
    QTRY_VERIFY(saved(task));
    const auto file = saved(task);
    QVERIFY(file);
    QCOMPARE(file->given.rows.size(), 4);
    QCOMPARE(file->given.rows.at(1).durationMs, 10'000);
    QCOMPARE(file->given.rows.at(2).durationMs, 60'000);
    QCOMPARE(file->given.rows.at(3).durationMs, 5'000);
}

void StudyFormTest::hostileTextsAreShownAsText()
{
    Task task = askedTask(1, 1);
    const QString hostile =
        QStringLiteral("</script><img src=x onerror=document.title='taken'>\u202e<b>x</b>");
    task.consent = hostile;
    task.title = hostile;
    task.turns[0].fields[0] = {QStringLiteral("output"), hostile, 1, {Utf16Span{0, 12}}};
    open(write(QStringLiteral("form"), task));
    QVERIFY(m_browser->text(QStringLiteral("main")).contains(QStringLiteral("<img src=x onerror")));
    QCOMPARE(
        m_browser->script(QStringLiteral("return document.querySelectorAll('img, main b').length"))
            .toInt(),
        0);
    QCOMPARE(m_browser->script(QStringLiteral("return document.title")).toString(), hostile);
    answer(QStringLiteral("1"), QStringLiteral("4"));
    QCOMPARE(m_browser->complaints(), QStringList());
}

void StudyFormTest::textsOfAMegabyteDoNotStopThePage()
{
    // One word; and words in two directions without a line's end, over which a browser that is
    // given them as one paragraph stands still for minutes.
    Task task = askedTask(1, 2);
    task.turns[0].fields[0] = {QStringLiteral("output"), QString(1 << 20, u'W'), 1, {}};
    task.turns[1].fields[0] = {QStringLiteral("output"),
        QString(u'\u202e') + QStringLiteral("\u05d0\u05d1 W").repeated(1 << 18), 1, {}};
    open(write(QStringLiteral("form"), task));
    for (int i = 0; i < 2; ++i) {
        QCOMPARE(m_page->misfit(), QString());
        QCOMPARE(m_browser
                     ->script(QStringLiteral(
                         "return document.querySelectorAll('.text')[0].textContent.length"))
                     .toInt(),
            task.turns[i].fields[0].text.size());
        // Through all of it; parts that were not in view have a height that is guessed.
        QTRY_VERIFY_WITH_TIMEOUT(
            (m_browser->script(QStringLiteral("for (let i = 0; i < 100; i++)"
                                              " document.querySelector('[data-do=readOn]')"
                                              "?.click()")),
                !m_page->has("readOn")),
            60'000);
        answer(QStringLiteral("1"), QStringLiteral("4"));
    }
}

void StudyFormTest::aScreenReaderIsToldWhatIsAsked()
{
    open(write(QStringLiteral("form"), askedTask(1, 2)));
    const auto isAnnounced = [&](const char* selector, const char* role, const char* name) {
        return m_browser->isAnnounced(
            QLatin1String(selector), QLatin1String(role), QLatin1String(name));
    };
    QVERIFY(isAnnounced("fieldset", "radiogroup", "Which?"));
    QVERIFY(isAnnounced("[name=question0]", "radio", "The first"));
    QVERIFY(isAnnounced("[name=question1]", "radio", "1, bad"));
    QVERIFY(isAnnounced("#kept", "status", ""));
    QVERIFY(isAnnounced("#progress", "progressbar", "0 of 3 done"));
    const auto focus = [&](const char* property) {
        return m_browser
            ->script(QStringLiteral("return document.activeElement.") + QLatin1String(property))
            .toString();
    };
    QCOMPARE(focus("localName"), QStringLiteral("h2"));
    QCOMPARE(m_browser->script(QStringLiteral("return document.documentElement.lang")).toString(),
        QStringLiteral("en"));
    // The order of the focus is that of the eyes.
    m_browser->press({webkeys::kTab});
    QCOMPARE(focus("name"), QStringLiteral("question0"));
    m_browser->press({webkeys::kTab});
    QCOMPARE(focus("name"), QStringLiteral("question1"));
    m_browser->press({webkeys::kRight});
    QTRY_COMPARE(m_page->chosen(1), QStringLiteral("2"));
}

void StudyFormTest::keysThatAreLettersCanBeTurnedOff()
{
    open(write(QStringLiteral("form"), askedTask(1, 2)));
    QVERIFY(m_page->activate("keys"));
    QTRY_COMPARE(m_page->screen(), QStringLiteral("keys"));
    QVERIFY(m_browser->tabTo(QStringLiteral("#single-keys")));
    m_browser->press({QStringLiteral(" ")});
    QVERIFY(m_page->activate("close"));
    QTRY_COMPARE(m_page->screen(), QStringLiteral("item-1"));
    m_browser->press({QStringLiteral("b")});
    QCOMPARE(m_page->chosen(0), QString());
}

void StudyFormTest::theLastAnswerIsTakenBackByAKey()
{
    open(write(QStringLiteral("form"), askedTask(1, 2)));
    const auto takeBack = [&] { m_browser->pressWith(webkeys::kControl, QStringLiteral("z")); };
    takeBack(); // nothing yet
    answer(QStringLiteral("1"), QStringLiteral("4"));
    m_browser->press({QStringLiteral("b")});
    QTRY_COMPARE(m_page->chosen(0), QStringLiteral("2"));
    takeBack();
    QTRY_COMPARE(m_page->chosen(0), QString());
    QCOMPARE(m_page->screen(), QStringLiteral("item-2"));
    takeBack(); // the answer that led on to this item
    QTRY_COMPARE(m_page->screen(), QStringLiteral("item-1"));
    QCOMPARE(m_page->chosen(1), QString());
    QCOMPARE(m_page->chosen(0), QStringLiteral("1"));
    m_browser->press({QStringLiteral("5")});
    QTRY_COMPARE(m_page->screen(), QStringLiteral("item-2"));
    m_browser->press({webkeys::kBackspace});
    QTRY_COMPARE(m_page->screen(), QStringLiteral("item-1"));
    m_browser->press({QStringLiteral("b")}); // another mind, and the first one again
    QTRY_COMPARE(m_page->chosen(0), QStringLiteral("2"));
    takeBack();
    QTRY_COMPARE(m_page->chosen(0), QStringLiteral("1"));
    m_browser->press({webkeys::kDelete}); // the question at hand
    QTRY_COMPARE(m_page->chosen(0), QString());
    QTRY_COMPARE(m_page->state(), QStringLiteral("kept"));
}

void StudyFormTest::aTextIsLeftByKeys()
{
    const Task task = askedTask(1, 2);
    open(write(QStringLiteral("form"), task));
    m_browser->press({QStringLiteral("1"), QStringLiteral("1")});
    QTRY_COMPARE(m_page->chosen(1), QStringLiteral("1"));
    QVERIFY(m_browser->tabTo(QStringLiteral("textarea")));
    m_browser->type(QStringLiteral("because"));
    m_browser->press({webkeys::kEscape, webkeys::kEnter}); // no longer a line's end
    QTRY_COMPARE(m_page->screen(), QStringLiteral("item-2"));
    m_browser->press({webkeys::kBackspace});
    QTRY_COMPARE(m_page->screen(), QStringLiteral("item-1"));
    QVERIFY(m_browser->tabTo(QStringLiteral("textarea")));
    m_browser->type(QStringLiteral(" so"));
    m_browser->pressWith(webkeys::kControl, webkeys::kEnter);
    QTRY_COMPARE(m_page->screen(), QStringLiteral("item-2"));
    QVERIFY(m_page->activate("save"));
    QTRY_VERIFY(saved(task));
    const QString last = saved(task)->given.rows.constLast().value.value_or(QString());
    QVERIFY2(last.contains(QStringLiteral("because")) && last.contains(QStringLiteral(" so")),
        qPrintable(last));
}

void StudyFormTest::instructionsAndAPauseAreLeftByTheirKeys()
{
    open(write(QStringLiteral("form"), askedTask(1, 2)));
    answer(QStringLiteral("1"), QStringLiteral("4"));
    for (const auto& [key, screen] : {std::pair(webkeys::kF2, QStringLiteral("instructions")),
             std::pair(QStringLiteral("p"), QStringLiteral("pause"))}) {
        m_browser->press({key});
        QTRY_COMPARE(m_page->screen(), screen);
        m_browser->press({key});
        QTRY_COMPARE(m_page->screen(), QStringLiteral("item-2"));
    }
}

void StudyFormTest::nothingAsksToSaveAfterTheSubmission()
{
    open(write(QStringLiteral("form"), askedTask(1, 3)));
    for (int i = 0; i < 4; ++i)
        answer(QStringLiteral("1"), QStringLiteral("4"));
    const auto isAsked = [&] {
        return m_browser->script(QStringLiteral("return !document.getElementById('ask').hidden"))
            .toBool();
    };
    QTRY_COMPARE(m_page->screen(), QStringLiteral("end"));
    QVERIFY(isAsked());
    QVERIFY(m_page->activate("handIn"));
    QTRY_COMPARE(m_page->screen(), QStringLiteral("handedIn"));
    QVERIFY(!isAsked());
    QVERIFY(m_page->activate("save"));
}

void StudyFormTest::whatFollowsALongTextIsInSightBesideIt_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addRow("usual") << QSize(1280, 800);
    QTest::addRow("small") << QSize(1024, 640);
    QTest::addRow("narrow") << QSize(500, 800);
}

void StudyFormTest::whatFollowsALongTextIsInSightBesideIt()
{
    QFETCH(QSize, size);
    Task task = askedTask(1, 2);
    const auto field = [](const char* name) { return QString::fromLatin1(name); };
    task.fields = {{field("query"), QStringLiteral("What was asked"), false},
        {field("timeline"), QStringLiteral("Timeline"), false},
        {field("summary"), QStringLiteral("Summary"), false}};
    task.questions = {task.questions.constFirst()};
    const QString film = QStringLiteral("2005-02-01; A film (1999); Drama|Crime; rated 4\n");
    task.turns[0].fields = {{field("query"), QStringLiteral("What does the person like?"), 0, {}},
        {field("timeline"), film.repeated(200), 0, {}},
        {field("summary"), QStringLiteral("Likes dramas about crime. ").repeated(20), 0, {}}};
    m_browser->resize(size.width(), size.height());
    open(write(QStringLiteral("form"), task));
    savePicture(QStringLiteral("beside-%1").arg(size.width()));
    QCOMPARE(m_page->misfit(), QString());
    // Nothing has to be scrolled to see the beginning of both, and what is asked.
    const auto topOf = [&](const QString& part) {
        return m_browser
            ->script(
                QStringLiteral("const box = document.querySelector('%1').getBoundingClientRect();"
                               "return box.top + 60 < innerHeight ? box.top : 1e6")
                    .arg(part))
            .toDouble();
    };
    const double past = topOf(QStringLiteral(".texts section:nth-child(2)"));
    const double summary = topOf(QStringLiteral(".texts section:nth-child(3)"));
    QVERIFY(size.width() > 640 ? past == summary && past < 1e6 : summary < past);
    QVERIFY(topOf(QStringLiteral("form.questions")) < 1e6 || size.width() < 640);
    // Both can be scrolled by keyboard.
    QVERIFY(m_browser->tabTo(QStringLiteral(".texts section:nth-child(3)")));
}

void StudyFormTest::answersOpenOnceEachTextWasInView_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("sentences");
    QTest::addRow("two long texts, 1366") << QSize(1366, 768) << 60;
    QTest::addRow("two long texts, 1280") << QSize(1280, 800) << 60;
    QTest::addRow("two short texts, low window") << QSize(1280, 420) << 13;
    QTest::addRow("phone") << QSize(390, 700) << 30;
}

void StudyFormTest::answersOpenOnceEachTextWasInView()
{
    QFETCH(QSize, size);
    QFETCH(int, sentences);
    Task task = askedTask(1, 2);
    task.fields = {{QStringLiteral("one"), QStringLiteral("One"), false},
        {QStringLiteral("two"), QStringLiteral("Two"), false}};
    Question scale = task.questions.at(1);
    task.questions.clear();
    for (const char* name : {"a", "b", "c", "d"}) {
        scale.name = QLatin1String(name);
        task.questions.append(scale);
    }
    const QString text = QStringLiteral("A sentence of this text. ").repeated(sentences);
    for (TaskTurn& turn : task.turns)
        turn.fields = {{QStringLiteral("one"), text, 0, {}}, {QStringLiteral("two"), text, 0, {}}};
    m_browser->resize(size.width(), size.height());
    open(write(QStringLiteral("form"), task));
    savePicture(QStringLiteral("unread-%1").arg(size.width()));
    QVERIFY(m_page->has("readOn"));
    m_browser->press({QStringLiteral("1")});
    QCOMPARE(m_page->chosen(0), QString());
    m_page->readTexts();
    QVERIFY(!m_page->has("readOn"));
    for (const char* key : {"1", "5", "1"})
        m_browser->press({QLatin1String(key)});
    QTRY_COMPARE(m_page->chosen(2), QStringLiteral("1"));
    QCOMPARE(m_page->screen(), QStringLiteral("item-1"));
    // What is asked next and the way on are in sight, and nothing lies over them.
    const auto isInSight = [&](const char* part) {
        return m_browser
            ->script(QStringLiteral(
                "const part = document.querySelector('%1'), box = part.getBoundingClientRect();"
                "const top = document.elementFromPoint(box.left + 8, box.bottom - 4);"
                "return box.top >= 0 && box.bottom <= innerHeight && part.contains(top)")
                         .arg(QLatin1String(part)))
            .toBool();
    };
    QTRY_VERIFY(isInSight("fieldset.current"));
    QVERIFY(isInSight("[data-do=back]"));
    QVERIFY(isInSight("[data-do=next]"));
    m_browser->press({QStringLiteral("2")});
    QTRY_COMPARE(m_page->screen(), QStringLiteral("item-2"));
    // What was read stays open.
    m_browser->press({webkeys::kBackspace});
    QTRY_COMPARE(m_page->screen(), QStringLiteral("item-1"));
    QVERIFY(!m_page->has("readOn"));
}

void StudyFormTest::whatWasScrolledPastIsReadOnFirst()
{
    Task task = askedTask(1, 1);
    const QString text = QStringLiteral("A sentence of this text. ").repeated(600);
    for (Field& field : task.turns[0].fields)
        field.text = text;
    open(write(QStringLiteral("form"), task));
    const auto scrolled = [&](const QString& to) {
        m_browser->script(QStringLiteral("scrollTo(0, %1)").arg(to));
        QTest::qWait(300); // what has to stay in view for 100 ms has
        return m_browser->script(QStringLiteral("return scrollY")).toDouble();
    };
    const double end = scrolled(QStringLiteral("document.body.scrollHeight"));
    QVERIFY(end > 2000);
    m_browser->press({QStringLiteral("1")});
    QVERIFY(m_page->has("readOn"));
    QCOMPARE(m_page->chosen(0), QString());
    m_browser->press({webkeys::kEnter});
    QVERIFY(m_browser->script(QStringLiteral("return scrollY")).toDouble() < end / 2);
    // Past without a stop.
    m_browser->script(QStringLiteral("let y = 0; const step = () => { scrollTo(0, y += 700);"
                                     " if (y < 20000) requestAnimationFrame(step);"
                                     " else window.isPast = true; }; step()"));
    QTRY_VERIFY_WITH_TIMEOUT(
        m_browser->script(QStringLiteral("return window.isPast === true")).toBool(), 30'000);
    QVERIFY(m_page->has("readOn"));
    m_page->readTexts();
    QVERIFY(!m_page->has("readOn"));
    answer(QStringLiteral("1"), QStringLiteral("4"));
}

void StudyFormTest::aDigitBeforeTheTextsWereReadOnlySaysSo()
{
    Task task = askedTask(1, 1);
    for (Field& field : task.turns[0].fields)
        field.text = QStringLiteral("A sentence of this text. ").repeated(300);
    open(write(QStringLiteral("form"), task));
    for (int i = 0; i < 12; ++i)
        m_browser->press({QStringLiteral("1")});
    QCOMPARE(m_browser->script(QStringLiteral("return scrollY")).toInt(), 0);
    QVERIFY(m_page->has("readOn"));
    QCOMPARE(m_page->chosen(0), QString());
    QVERIFY(m_browser->text(QStringLiteral(".says")).contains(QStringLiteral("every part")));
}

void StudyFormTest::endsOfAScaleStandAtItsEndsWhateverTheirLanguage()
{
    m_browser->resize(360, 740);
    Task task = askedTask(1, 1, QStringLiteral("fa"));
    task.questions = {task.questions.at(1)};
    task.questions[0].leastLabel = QStringLiteral("very bad");
    task.questions[0].mostLabel = QStringLiteral("very good");
    open(write(QStringLiteral("form"), task));
    // Where their words stand, and those above the texts: 1 is at the right.
    const auto middle = [&](const char* selector) {
        return m_browser
            ->script(QStringLiteral("const range = document.createRange();"
                                    "range.selectNodeContents(document.querySelector('%1'));"
                                    "const box = range.getBoundingClientRect();"
                                    "return (box.left + box.right) / 2")
                         .arg(QLatin1String(selector)))
            .toDouble();
    };
    QVERIFY(middle(".end:first-child bdi") > 180);
    QVERIFY(middle(".end:last-child bdi") < 180);
    QVERIFY(middle(".shown h3 bdi") > 180);
}

void StudyFormTest::aDigitAndEnterLeaveNoItemOut()
{
    Task task = askedTask(1, 11);
    task.questions = {task.questions.constFirst()};
    open(write(QStringLiteral("form"), task));
    // Twelve times where the browser keeps up; more where an item was not in view yet when its
    // digit came, or half a second passed before Enter, which then asks for the answer that lacks.
    for (int i = 0; i < 24 && m_page->screen() != QLatin1String("end"); ++i)
        m_browser->press({QStringLiteral("1"), webkeys::kEnter});
    QTRY_COMPARE(m_page->screen(), QStringLiteral("end"));
    QCOMPARE(m_page->done(), 12);
}

void StudyFormTest::anItemIsPassedOverOnlyWhenThatWasSaid()
{
    open(write(QStringLiteral("form"), askedTask(1, 2)));
    const auto said = [&] { return m_browser->text(QStringLiteral(".says")); };
    m_browser->press({webkeys::kEnter});
    QTRY_VERIFY(said().contains(QStringLiteral("lacks an answer")));
    QCOMPARE(m_page->screen(), QStringLiteral("item-1"));
    m_browser->press({webkeys::kEnter});
    QTRY_COMPARE(m_page->screen(), QStringLiteral("item-2"));
    QTRY_VERIFY(said().contains(QStringLiteral("Item 1 was skipped")));
    answer(QStringLiteral("1"), QStringLiteral("4"));
    QTRY_COMPARE(m_page->screen(), QStringLiteral("item-3"));
    QCOMPARE(said(), QString());
}

void StudyFormTest::digitsOfAnyScriptAreKeys()
{
    open(write(QStringLiteral("form"), askedTask(1, 3)));
    // Persian, Arabic, Devanagari, full width, Bengali.
    m_browser->press({QStringLiteral("۱"), QStringLiteral("٤")});
    QTRY_COMPARE(m_page->screen(), QStringLiteral("item-2"));
    m_browser->press({QStringLiteral("१"), QStringLiteral("５")});
    QTRY_COMPARE(m_page->screen(), QStringLiteral("item-3"));
    m_browser->press({QStringLiteral("1"), QStringLiteral("৩")});
    QTRY_COMPARE(m_page->screen(), QStringLiteral("item-4"));
    for (const char* sure : {"3", "5", "4"}) {
        m_browser->press({webkeys::kBackspace});
        QTRY_COMPARE(m_page->chosen(1), QLatin1String(sure));
    }
}

void StudyFormTest::aScaleStandsInOneRowOnAPhone()
{
    m_browser->resize(360, 740);
    for (const char* language : {"en", "fa"}) {
        Task task = askedTask(1, 1, QLatin1String(language));
        task.questions = {task.questions.at(1)};
        task.questions[0].most = 7;
        open(write(QStringLiteral("form"), task));
        QCOMPARE(m_page->misfit(), QString());
        QCOMPARE(m_browser
                     ->script(QStringLiteral(
                         "return new Set([...document.querySelectorAll('.option')].map((each) =>"
                         " Math.round(each.getBoundingClientRect().top))).size"))
                     .toInt(),
            1);
        // There are no keys to be told of.
        QCOMPARE(m_browser
                     ->script(QStringLiteral(
                         "return document.querySelector('[data-do=keys]').offsetHeight"))
                     .toInt(),
            0);
        renew();
        m_browser->resize(360, 740);
    }
}

void StudyFormTest::thePageHasOneHeadingOfTheFirstLevel()
{
    const Task task = askedTask(1, 1);
    open(write(QStringLiteral("form"), task));
    QCOMPARE(m_browser
                 ->script(QStringLiteral("return [...document.querySelectorAll('h1')].map((each) =>"
                                         " each.textContent).join('|')"))
                 .toString(),
        task.title);
}

void StudyFormTest::noLineIsWiderThanCanBeRead()
{
    Task task = askedTask(1, 2);
    const QString words = QStringLiteral("Many words that go on and on. ").repeated(40);
    task.consent = task.instructions = words;
    for (Question& question : task.questions)
        question.text = words;
    task.turns[0].text = words;
    task.turns[0].fields = {{QStringLiteral("output"), words, 0, {}}};
    m_browser->resize(1920, 1000);
    // The longest line in letters, as they fall.
    const auto widest = [&] {
        return m_browser
            ->script(QStringLiteral(R"(
                let most = 0;
                const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
                for (let node = walk.nextNode(); node; node = walk.nextNode()) {
                    if (!/\S/.test(node.data) || /script|style/i.test(node.parentNode.localName)) continue;
                    const range = document.createRange();
                    range.selectNodeContents(node);
                    const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top)));
                    if (lines.size) most = Math.max(most, node.data.length / lines.size);
                }
                return most)"))
            .toDouble();
    };
    m_browser->open(write(QStringLiteral("form"), task));
    QTRY_VERIFY(m_page->has("agree"));
    QVERIFY2(widest() < 100, qPrintable(QString::number(widest())));
    open(write(QStringLiteral("form"), task));
    QVERIFY2(widest() < 100, qPrintable(QString::number(widest())));
    for (const char* place : {"instructions", "overview", "keys", "pause"}) {
        QVERIFY(m_page->activate(place));
        QTRY_VERIFY(m_page->screen() != QStringLiteral("item-1"));
        QVERIFY2(widest() < 100, place);
        m_browser->back();
        QTRY_COMPARE(m_page->screen(), QStringLiteral("item-1"));
    }
}

void StudyFormTest::pointsOfAListStandBesideTheirText()
{
    Task task = askedTask(1, 1);
    task.consent = QStringLiteral("- نخست\n- دوم\n");
    m_browser->open(write(QStringLiteral("form"), task));
    QTRY_VERIFY(m_page->has("agree"));
    // Room for the points is where the list begins.
    QCOMPARE(m_browser
                 ->script(QStringLiteral("return ['ul', 'li'].map((each) => getComputedStyle("
                                         "document.querySelector('main ' + each)).direction)"
                                         ".join(' ')"))
                 .toString(),
        QStringLiteral("rtl rtl"));
}

TANDEM_TEST(StudyFormTest, QCoreApplication)
#include "tst_studyform.moc"
