#include "forminbrowser.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;
using namespace tandem::studies;
using namespace tandem::test;

namespace {

/// The whole of IndexedDB as text, of all forms: what a look into the profile gives.
const QString kStoredText = QStringLiteral(R"(
    return indexedDB.databases().then((all) => Promise.all(all.map((each) => new Promise((done) => {
        const request = indexedDB.open(each.name);
        request.onsuccess = () => {
            const kept = request.result.transaction("kept").objectStore("kept").getAll();
            kept.onsuccess = () => done(kept.result.map((record) => record.id + " " +
                Object.keys(record).sort() + " " + new TextDecoder().decode(record.data)).join(" "));
        };
    })))).then((texts) => texts.join(" ")))");

} // namespace

/// What a form file keeps of its rater in real browsers, hands out and takes in.
class StudyFormKeepingTest final : public QObject, protected FormInBrowser
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addBrowsers(); }
    void init() { FormInBrowser::begin(); }
    void cleanup() { FormInBrowser::end(); }
    void whatWasSaidToBeKeptOutlivesAKilledBrowser();
    void twoRatersFormsInOneProfileDoNotSeeEachOther();
    void aMovedFormGoesOnFromItsAnswersFile();
    void anAnswersFileOfAnotherFormIsNotTaken();
    void anAnswersFileIsAskedForHalfway();
    void aRaterCanTakeBackEverything();
    void whoDoesNotAgreeIsAskedNothing();
    void aBrowserThatKeepsNothingIsNamed();
};

void StudyFormKeepingTest::whatWasSaidToBeKeptOutlivesAKilledBrowser()
{
    start();
    const QUrl form = write(QStringLiteral("form"), askedTask(1, 3));
    open(form);
    answer(QStringLiteral("1"), QStringLiteral("4"));
    answer(QStringLiteral("b"), QStringLiteral("5"));
    m_browser->press({QStringLiteral("b")});
    QTRY_COMPARE(m_page->chosen(0), QStringLiteral("2"));
    QTRY_COMPARE(m_page->state(), QStringLiteral("kept"));
    m_browser->kill();
    start();
    m_browser->open(form);
    QTRY_COMPARE(m_page->screen(), QStringLiteral("item-3"));
    QCOMPARE(m_page->done(), 2);
    QCOMPARE(m_page->chosen(0), QStringLiteral("2"));
    QCOMPARE(m_page->chosen(1), QString());
}

void StudyFormKeepingTest::twoRatersFormsInOneProfileDoNotSeeEachOther()
{
    open(write(QStringLiteral("ada"), askedTask(1, 2), kFormKey));
    answer(QStringLiteral("1"), QStringLiteral("4"));
    open(write(QStringLiteral("ben"), askedTask(2, 2), kOtherFormKey));
    QCOMPARE(m_page->done(), 0);
    QCOMPARE(m_page->chosen(0), QString());
    const QString stored = m_browser->script(kStoredText).toString();
    QVERIFY(stored.contains(QStringLiteral("data,id,iv")));
    for (const char* const word : {"better", "sure", "value", "consented", "duration"})
        QVERIFY2(!stored.contains(QLatin1String(word)), word);
    // Not even a form that claims to be the other one can read what that one has kept.
    m_browser->open(write(QStringLiteral("forged"), askedTask(1, 2), kOtherFormKey));
    QTRY_VERIFY(m_page->has("agree"));
    QCOMPARE(m_page->done(), 0);
}

void StudyFormKeepingTest::aMovedFormGoesOnFromItsAnswersFile()
{
    const Task task = askedTask(1, 3);
    const QUrl form = write(QStringLiteral("form"), task);
    open(form);
    answer(QStringLiteral("1"), QStringLiteral("4"));
    answer(QStringLiteral("b"), QStringLiteral("5"));
    QVERIFY(m_page->activate("save"));
    QTRY_VERIFY(saved(task));
    const QString elsewhere = m_folder->filePath(QStringLiteral("answers.json"));
    QVERIFY(QFile::copy(savedFile(), elsewhere));
    QVERIFY(QDir().mkpath(m_folder->filePath(QStringLiteral("usb"))));
    const QString moved = m_folder->filePath(QStringLiteral("usb/form.html"));
    QVERIFY(QFile::rename(form.toLocalFile(), moved));
    renew();
    m_browser->open(QUrl::fromLocalFile(moved));
    QTRY_VERIFY(m_page->has("agree"));
    m_browser->chooseFile(QStringLiteral("#answers-file"), elsewhere);
    QTRY_COMPARE(m_page->screen(), QStringLiteral("item-3"));
    QCOMPARE(m_page->done(), 2);
    answer(QStringLiteral("1"), QStringLiteral("3"));
    dropFile(elsewhere); // twice does no harm
    QTRY_VERIFY(m_browser->text(QStringLiteral("#note")).startsWith(QStringLiteral("0 ")));
    QCOMPARE(m_page->done(), 3);
    m_browser->reload();
    QTRY_COMPARE(m_page->done(), 3);
}

void StudyFormKeepingTest::anAnswersFileOfAnotherFormIsNotTaken()
{
    open(write(QStringLiteral("form"), askedTask(1, 2)));
    const auto offered = [&](const AnswersFile& file) {
        const QString path = m_folder->filePath(QStringLiteral("offered.json"));
        QFile out(path);
        if (out.open(QIODevice::WriteOnly))
            out.write(answersFileJson(file));
        out.close();
        m_browser->chooseFile(QStringLiteral("#answers-file"), path);
    };
    const auto warning = [&] { return m_browser->text(QStringLiteral("#warning")); };
    Task task = askedTask(1, 2);
    AnswersFile file{task.form, task.project, task.study, task.version, task.rater, {}, {}, {}};
    file.given.rows = {{uuidOf(20), uuidOf(101), QStringLiteral("better"), QStringLiteral("2"),
        1'700'000'000'000, 9}};
    sealAnswers(file, kOtherFormKey);
    offered(file);
    QTRY_VERIFY2(warning().contains(QStringLiteral("changed")), qPrintable(warning()));
    file.rater = uuidOf(99);
    sealAnswers(file, kFormKey);
    offered(file);
    QTRY_VERIFY2(warning().contains(QStringLiteral("another form")), qPrintable(warning()));
    QCOMPARE(m_page->done(), 0);
}

void StudyFormKeepingTest::anAnswersFileIsAskedForHalfway()
{
    const Task task = askedTask(1, 3);
    open(write(QStringLiteral("form"), task));
    const auto asked = [&] { return m_browser->text(QStringLiteral("#ask")); };
    answer(QStringLiteral("1"), QStringLiteral("4"));
    QCOMPARE(asked(), QString());
    answer(QStringLiteral("1"), QStringLiteral("4"));
    QTRY_VERIFY(asked().contains(QStringLiteral("Save your answers")));
    QVERIFY(m_browser->tabTo(QStringLiteral("#ask [data-do=save]")));
    m_browser->press({webkeys::kEnter});
    QTRY_VERIFY(saved(task));
    QTRY_VERIFY(asked().contains(QStringLiteral("Saved as answers-R1-")));
    QVERIFY(m_browser->tabTo(QStringLiteral("#ask [data-do=close]")));
    m_browser->press({webkeys::kEnter});
    m_browser->reload(); // and not again
    QTRY_COMPARE(m_page->screen(), QStringLiteral("item-3"));
    QCOMPARE(asked(), QString());
}

void StudyFormKeepingTest::aRaterCanTakeBackEverything()
{
    const Task task = askedTask(1, 2);
    open(write(QStringLiteral("form"), task));
    answer(QStringLiteral("1"), QStringLiteral("4"));
    QVERIFY(m_page->activate("withdraw"));
    QTRY_VERIFY(m_page->has("withdrawYes"));
    QVERIFY(m_page->activate("withdrawYes"));
    QTRY_COMPARE(m_page->screen(), QStringLiteral("withdrawn"));
    m_browser->reload();
    QTRY_COMPARE(m_page->screen(), QStringLiteral("withdrawn"));
    QVERIFY(m_page->activate("save"));
    QTRY_VERIFY(saved(task));
    const auto file = saved(task);
    QVERIFY(file);
    QCOMPARE(file->given.rows.size(), 0);
    QCOMPARE(file->given.events.size(), 1);
    QCOMPARE(file->given.events.constFirst().kind, RaterEvent::Kind::Withdrawn);
}

void StudyFormKeepingTest::whoDoesNotAgreeIsAskedNothing()
{
    const Task task = askedTask(1, 2);
    m_browser->open(write(QStringLiteral("form"), task));
    QTRY_VERIFY(m_page->has("disagree"));
    QVERIFY(m_page->activate("disagree"));
    QTRY_VERIFY(m_page->has("changedMind"));
    QVERIFY(m_page->activate("save"));
    QTRY_VERIFY(saved(task));
    const auto file = saved(task);
    QVERIFY(file);
    QCOMPARE(file->given.events.constFirst().kind, RaterEvent::Kind::Declined);
}

void StudyFormKeepingTest::aBrowserThatKeepsNothingIsNamed()
{
    start({.keepsNothing = true});
    const Task task = askedTask(1, 5);
    m_browser->open(write(QStringLiteral("form"), task));
    QTRY_VERIFY(
        m_browser->text(QStringLiteral("#warning")).contains(QStringLiteral("keeps nothing")));
    QVERIFY(m_page->activate("agree"));
    QTRY_COMPARE(m_page->screen(), QStringLiteral("instructions"));
    m_browser->press({webkeys::kEnter});
    for (const char* const item : {"item-1", "item-2", "item-3"}) {
        QTRY_COMPARE(m_page->screen(), QLatin1String(item));
        m_browser->press({QStringLiteral("1"), QStringLiteral("5")});
        QTRY_COMPARE(m_page->state(), QStringLiteral("notKept"));
    }
    QTRY_VERIFY(
        m_browser->text(QStringLiteral("#ask")).contains(QStringLiteral("Save your answers")));
    QVERIFY(m_browser->tabTo(QStringLiteral("#ask [data-do=save]")));
    m_browser->press({webkeys::kEnter});
    QTRY_VERIFY(saved(task));
    const auto file = saved(task);
    QVERIFY(file);
    QCOMPARE(file->given.rows.size(), 6);
}

TANDEM_TEST(StudyFormKeepingTest, QCoreApplication)
#include "tst_studyformkeeping.moc"
