#include "ratedpage.h"
#include "testmain.h"

#include "storage/formats/openfile.h"
#include "storage/studies/answersfile.h"
#include "storage/studies/formfile.h"
#include "storage/studies/studypage.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace tandem;
using namespace tandem::studies;
using namespace tandem::test;

namespace {

const QByteArray kKey(kFormKeyBytes, 'k');
const QByteArray kOtherKey(kFormKeyBytes, 'o');

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

/// A form file in a real browser, worked by keyboard alone.
class StudyFormTest final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void theWholeFormIsAnsweredByKeyboard();
    void reloadingAndGoingBackLoseNothing();
    void twoTabsOfAFormAgree();
    void whatWasSaidToBeKeptOutlivesAKilledBrowser();
    void twoRatersFormsInOneProfileDoNotSeeEachOther();
    void aMovedFormGoesOnFromItsAnswersFile();
    void anAnswersFileOfAnotherFormIsNotTaken();
    void aRaterCanTakeBackEverything();
    void whoDoesNotAgreeIsAskedNothing();
    void aBrowserThatKeepsNothingIsNamed();
    void hostileTextsAreShownAsText();
    void aScreenReaderIsToldWhatIsAsked();
    void thePageFitsInEveryLanguageColourAndSize_data();
    void thePageFitsInEveryLanguageColourAndSize();

private:
    void start(const QJsonObject& preferences = {});
    QUrl write(const QString& name, const Task& task, const QByteArray& key = kKey);
    /// Opens a form and agrees, up to the first item.
    void begin(const QUrl& form);
    /// Answers the item at hand: two questions by a key each, after which the next one comes.
    void answer(const QString& better, const QString& sure);
    QString savedFile();
    Expected<AnswersFile> saved(const Task& task);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<WebBrowser> m_browser;
    std::unique_ptr<RatedPage> m_page;
};

void StudyFormTest::initTestCase()
{
    if (const QString missing = WebBrowser::missing(); !missing.isEmpty())
        QSKIP(qPrintable(missing));
}

void StudyFormTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    start();
}

void StudyFormTest::cleanup()
{
    if (m_browser && !m_browser->problem().isEmpty())
        QFAIL(qPrintable(m_browser->problem()));
    m_browser.reset();
    m_folder.reset();
}

void StudyFormTest::start(const QJsonObject& preferences)
{
    m_browser.reset();
    m_browser =
        std::make_unique<WebBrowser>(m_folder->filePath(QStringLiteral("profile")), preferences);
    QVERIFY2(m_browser->problem().isEmpty(), qPrintable(m_browser->problem()));
    m_page = std::make_unique<RatedPage>(*m_browser);
}

QUrl StudyFormTest::write(const QString& name, const Task& task, const QByteArray& key)
{
    const auto page = StudyPage::read(QStringLiteral(TANDEM_RESOURCES "/web"));
    const QString path = m_folder->filePath(name + QStringLiteral(".html"));
    if (!page || !writeFormFile(path, *page, task, key))
        qFatal("The form cannot be written");
    return QUrl::fromLocalFile(path);
}

void StudyFormTest::begin(const QUrl& form)
{
    m_browser->open(form);
    QTRY_VERIFY(m_page->has("agree"));
    QVERIFY(m_page->activate("agree"));
    QTRY_COMPARE(m_page->heading(), QStringLiteral("Instructions"));
    m_browser->press({webkeys::kEnter});
    QTRY_VERIFY(m_page->heading().startsWith(QStringLiteral("Item 1 ")));
}

void StudyFormTest::answer(const QString& better, const QString& sure)
{
    const QString before = m_page->heading();
    m_browser->press({better});
    QTRY_COMPARE(m_page->chosen(0), better == u'b' ? QStringLiteral("2") : QStringLiteral("1"));
    m_browser->press({sure});
    QTRY_VERIFY(m_page->heading() != before);
    QTRY_COMPARE(m_page->state(), QStringLiteral("kept"));
}

QString StudyFormTest::savedFile()
{
    const QDir downloads(m_folder->filePath(QStringLiteral("profile/downloads")));
    const QStringList files =
        downloads.entryList({QStringLiteral("answers-*.json")}, QDir::Files, QDir::Time);
    return files.isEmpty() ? QString() : downloads.filePath(files.constFirst());
}

Expected<AnswersFile> StudyFormTest::saved(const Task& task)
{
    TANDEM_TRY(file, readAnswersFile(Input(savedFile())));
    TANDEM_DO(checkAnswersFile(*file, task, kKey));
    return file;
}

void StudyFormTest::theWholeFormIsAnsweredByKeyboard()
{
    const Task task = askedTask(1, 2);
    begin(write(QStringLiteral("form"), task));
    answer(QStringLiteral("1"), QStringLiteral("4"));
    answer(QStringLiteral("b"), QStringLiteral("5"));
    m_browser->press({QStringLiteral("1"), QStringLiteral("1")});
    QTRY_COMPARE(m_page->chosen(1), QStringLiteral("1"));
    QVERIFY(m_browser->tabTo(QStringLiteral("textarea")));
    m_browser->type(QStringLiteral("12 b, I guess")); // no key is an answer while somebody types
    QCOMPARE(m_page->state(), QStringLiteral("writing"));
    QVERIFY(m_page->activate("toEnd"));
    QTRY_COMPARE(m_page->heading(), QStringLiteral("Overview"));
    QTRY_COMPARE(m_page->done(), 3);
    QVERIFY(m_page->activate("handIn"));
    QTRY_COMPARE(m_page->heading(), QStringLiteral("Handed in"));
    QVERIFY(m_page->activate("save"));
    QTRY_VERIFY(saved(task));
    const auto file = saved(task);
    QVERIFY2(file, qPrintable(file ? QString() : file.error().sentence()));
    QStringList values;
    for (const AnswerRow& row : file->given.rows)
        values.append(row.value.value_or(QString()));
    QCOMPARE(values.join(u'|'), QStringLiteral("1|4|2|5|1|1|12 b, I guess"));
    QCOMPARE(file->given.rows.constLast().turn, uuidOf(102));
    QCOMPARE(file->given.events.size(), 2);
    QCOMPARE(file->given.events.at(0).kind, RaterEvent::Kind::Consented);
    QCOMPARE(file->given.events.at(1).kind, RaterEvent::Kind::HandedIn);
    QCOMPARE(m_browser->complaints(), QStringList());
}

void StudyFormTest::reloadingAndGoingBackLoseNothing()
{
    begin(write(QStringLiteral("form"), askedTask(1, 3)));
    answer(QStringLiteral("1"), QStringLiteral("4"));
    answer(QStringLiteral("b"), QStringLiteral("3"));
    m_browser->reload();
    QTRY_VERIFY(m_page->heading().startsWith(QStringLiteral("Item 3 ")));
    QCOMPARE(m_page->done(), 2);
    m_browser->back();
    QTRY_VERIFY(m_page->heading().startsWith(QStringLiteral("Item 2 ")));
    QTRY_COMPARE(m_page->chosen(0), QStringLiteral("2"));
    m_browser->back();
    QTRY_COMPARE(m_page->chosen(1), QStringLiteral("4"));
    m_browser->press({QStringLiteral("b")}); // changed, and stays on the item
    QTRY_COMPARE(m_page->chosen(0), QStringLiteral("2"));
    QTRY_COMPARE(m_page->state(), QStringLiteral("kept"));
    m_browser->forward();
    QTRY_VERIFY(m_page->heading().startsWith(QStringLiteral("Item 2 ")));
    m_browser->press({webkeys::kBackspace});
    QTRY_COMPARE(m_page->chosen(0), QStringLiteral("2"));
    m_browser->press({QStringLiteral("f")});
    QTRY_VERIFY(m_page->heading().startsWith(QStringLiteral("Item 3 ")));
}

void StudyFormTest::twoTabsOfAFormAgree()
{
    const Task task = askedTask(1, 2);
    const QUrl form = write(QStringLiteral("form"), task);
    begin(form);
    const QString first = m_browser->tab();
    const QString second = m_browser->newTab();
    m_browser->open(form);
    QTRY_VERIFY(m_page->heading().startsWith(QStringLiteral("Instructions")));
    m_browser->press({webkeys::kEnter});
    QTRY_VERIFY(m_page->heading().startsWith(QStringLiteral("Item 1 ")));
    answer(QStringLiteral("1"), QStringLiteral("4"));
    m_browser->switchTo(first);
    QTRY_COMPARE(m_page->done(), 1);
    QTRY_COMPARE(m_page->chosen(0), QStringLiteral("1"));
    m_browser->press({webkeys::kEnter});
    QTRY_VERIFY(m_page->heading().startsWith(QStringLiteral("Item 2 ")));
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

void StudyFormTest::whatWasSaidToBeKeptOutlivesAKilledBrowser()
{
    const QUrl form = write(QStringLiteral("form"), askedTask(1, 3));
    begin(form);
    answer(QStringLiteral("1"), QStringLiteral("4"));
    answer(QStringLiteral("b"), QStringLiteral("5"));
    m_browser->press({QStringLiteral("b")});
    QTRY_COMPARE(m_page->chosen(0), QStringLiteral("2"));
    QTRY_COMPARE(m_page->state(), QStringLiteral("kept"));
    m_browser->kill();
    start();
    m_browser->open(form);
    QTRY_VERIFY(m_page->heading().startsWith(QStringLiteral("Item 3 ")));
    QCOMPARE(m_page->done(), 2);
    QCOMPARE(m_page->chosen(0), QStringLiteral("2"));
    QCOMPARE(m_page->chosen(1), QString());
}

void StudyFormTest::twoRatersFormsInOneProfileDoNotSeeEachOther()
{
    begin(write(QStringLiteral("ada"), askedTask(1, 2), kKey));
    answer(QStringLiteral("1"), QStringLiteral("4"));
    begin(write(QStringLiteral("ben"), askedTask(2, 2), kOtherKey));
    QCOMPARE(m_page->done(), 0);
    QCOMPARE(m_page->chosen(0), QString());
    const QString stored = m_browser->script(kStoredText).toString();
    QVERIFY(stored.contains(QStringLiteral("data,id,iv")));
    for (const char* const word : {"better", "sure", "value", "consented", "duration"})
        QVERIFY2(!stored.contains(QLatin1String(word)), word);
    // Not even a form that claims to be the other one can read what that one has kept.
    m_browser->open(write(QStringLiteral("forged"), askedTask(1, 2), kOtherKey));
    QTRY_VERIFY(m_page->has("agree"));
    QCOMPARE(m_page->done(), 0);
}

void StudyFormTest::aMovedFormGoesOnFromItsAnswersFile()
{
    const Task task = askedTask(1, 3);
    const QUrl form = write(QStringLiteral("form"), task);
    begin(form);
    answer(QStringLiteral("1"), QStringLiteral("4"));
    answer(QStringLiteral("b"), QStringLiteral("5"));
    QVERIFY(m_page->activate("save"));
    QTRY_VERIFY(saved(task));
    const QString elsewhere = m_folder->filePath(QStringLiteral("answers.json"));
    QVERIFY(QFile::copy(savedFile(), elsewhere));
    m_browser.reset();
    QVERIFY(QDir(m_folder->filePath(QStringLiteral("profile"))).removeRecursively());
    QVERIFY(QDir().mkpath(m_folder->filePath(QStringLiteral("usb"))));
    const QString moved = m_folder->filePath(QStringLiteral("usb/form.html"));
    QVERIFY(QFile::rename(form.toLocalFile(), moved));
    start();
    m_browser->open(QUrl::fromLocalFile(moved));
    QTRY_VERIFY(m_page->has("agree"));
    m_browser->chooseFile(QStringLiteral("#answers-file"), elsewhere);
    QTRY_VERIFY(m_page->heading().startsWith(QStringLiteral("Item 3 ")));
    QCOMPARE(m_page->done(), 2);
    answer(QStringLiteral("1"), QStringLiteral("3"));
    m_browser->chooseFile(QStringLiteral("#answers-file"), elsewhere); // twice does no harm
    QTRY_VERIFY(m_browser->text(QStringLiteral("#note")).startsWith(QStringLiteral("0 ")));
    QCOMPARE(m_page->done(), 3);
    m_browser->reload();
    QTRY_COMPARE(m_page->done(), 3);
}

void StudyFormTest::anAnswersFileOfAnotherFormIsNotTaken()
{
    begin(write(QStringLiteral("form"), askedTask(1, 2)));
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
    sealAnswers(file, kOtherKey);
    offered(file);
    QTRY_VERIFY2(warning().contains(QStringLiteral("changed")), qPrintable(warning()));
    file.rater = uuidOf(99);
    sealAnswers(file, kKey);
    offered(file);
    QTRY_VERIFY2(warning().contains(QStringLiteral("another form")), qPrintable(warning()));
    QCOMPARE(m_page->done(), 0);
}

void StudyFormTest::aRaterCanTakeBackEverything()
{
    const Task task = askedTask(1, 2);
    begin(write(QStringLiteral("form"), task));
    answer(QStringLiteral("1"), QStringLiteral("4"));
    QVERIFY(m_page->activate("withdraw"));
    QTRY_VERIFY(m_page->has("withdrawYes"));
    QVERIFY(m_page->activate("withdrawYes"));
    QTRY_COMPARE(m_page->heading(), QStringLiteral("You have taken everything back"));
    m_browser->reload();
    QTRY_COMPARE(m_page->heading(), QStringLiteral("You have taken everything back"));
    QVERIFY(m_page->activate("save"));
    QTRY_VERIFY(saved(task));
    const auto file = saved(task);
    QVERIFY(file);
    QCOMPARE(file->given.rows.size(), 0);
    QCOMPARE(file->given.events.size(), 1);
    QCOMPARE(file->given.events.constFirst().kind, RaterEvent::Kind::Withdrawn);
}

void StudyFormTest::whoDoesNotAgreeIsAskedNothing()
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

void StudyFormTest::aBrowserThatKeepsNothingIsNamed()
{
    start({{QStringLiteral("profile.default_content_setting_values.cookies"), 2}});
    const Task task = askedTask(1, 5);
    m_browser->open(write(QStringLiteral("form"), task));
    QTRY_VERIFY(
        m_browser->text(QStringLiteral("#warning")).contains(QStringLiteral("keeps nothing")));
    QVERIFY(m_page->activate("agree"));
    QTRY_COMPARE(m_page->heading(), QStringLiteral("Instructions"));
    m_browser->press({webkeys::kEnter});
    for (const char* const item : {"Item 1 ", "Item 2 ", "Item 3 "}) {
        QTRY_VERIFY(m_page->heading().startsWith(QLatin1String(item)));
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

void StudyFormTest::hostileTextsAreShownAsText()
{
    Task task = askedTask(1, 1);
    const QString hostile =
        QStringLiteral("</script><img src=x onerror=document.title='taken'>\u202e<b>x</b>");
    task.consent = hostile;
    task.title = hostile;
    task.turns[0].fields[0] = {QStringLiteral("output"), hostile, 1, {Utf16Span{0, 12}}};
    task.turns[0].fields[1].text = QString(1 << 20, u'W'); // a word of a megabyte
    begin(write(QStringLiteral("form"), task));
    QVERIFY(m_browser->text(QStringLiteral("main")).contains(QStringLiteral("<img src=x onerror")));
    QCOMPARE(
        m_browser->script(QStringLiteral("return document.querySelectorAll('img, main b').length"))
            .toInt(),
        0);
    QCOMPARE(m_browser->script(QStringLiteral("return document.title")).toString(), hostile);
    QVERIFY(
        m_browser
            ->script(QStringLiteral("return document.documentElement.scrollWidth <= innerWidth"))
            .toBool());
    answer(QStringLiteral("1"), QStringLiteral("4"));
    QCOMPARE(m_browser->complaints(), QStringList());
}

void StudyFormTest::aScreenReaderIsToldWhatIsAsked()
{
    begin(write(QStringLiteral("form"), askedTask(1, 2)));
    QCOMPARE(m_browser->role(QStringLiteral("fieldset")), QStringLiteral("radiogroup"));
    QCOMPARE(m_browser->label(QStringLiteral("fieldset")), QStringLiteral("Which?"));
    QCOMPARE(m_browser->role(QStringLiteral("[name=question0]")), QStringLiteral("radio"));
    QCOMPARE(m_browser->label(QStringLiteral("[name=question0]")), QStringLiteral("The first"));
    QCOMPARE(m_browser->label(QStringLiteral("[name=question1]")), QStringLiteral("1, bad"));
    QCOMPARE(m_browser->role(QStringLiteral("#kept")), QStringLiteral("status"));
    QCOMPARE(m_browser->role(QStringLiteral("#progress")), QStringLiteral("progressbar"));
    QCOMPARE(m_browser->label(QStringLiteral("#progress")), QStringLiteral("0 of 3 done"));
    QCOMPARE(
        m_browser->script(QStringLiteral("return document.activeElement.localName")).toString(),
        QStringLiteral("h2"));
    QCOMPARE(m_browser->script(QStringLiteral("return document.documentElement.lang")).toString(),
        QStringLiteral("en"));
    // The order of the focus is that of the eyes.
    m_browser->press({webkeys::kTab});
    QCOMPARE(m_browser->script(QStringLiteral("return document.activeElement.name")).toString(),
        QStringLiteral("question0"));
    m_browser->press({webkeys::kTab});
    QCOMPARE(m_browser->script(QStringLiteral("return document.activeElement.name")).toString(),
        QStringLiteral("question1"));
    m_browser->press({webkeys::kRight});
    QTRY_COMPARE(m_page->chosen(1), QStringLiteral("2"));
    // Keys that are letters alone can be turned off.
    m_browser->script(QStringLiteral("location.hash = 'keys'"));
    QTRY_COMPARE(m_page->heading(), QStringLiteral("Keys"));
    QVERIFY(m_browser->tabTo(QStringLiteral("#single-keys")));
    m_browser->press({QStringLiteral(" ")});
    QVERIFY(m_page->activate("close"));
    QTRY_VERIFY(m_page->heading().startsWith(QStringLiteral("Item 1 ")));
    m_browser->press({QStringLiteral("b")});
    QCOMPARE(m_page->chosen(0), QString());
}

void StudyFormTest::thePageFitsInEveryLanguageColourAndSize_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("isDark");
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("height");
    QTest::newRow("light") << QStringLiteral("en") << false << 1280 << 800;
    QTest::newRow("dark") << QStringLiteral("en") << true << 1280 << 800;
    QTest::newRow("persian") << QStringLiteral("fa") << false << 1280 << 800;
    QTest::newRow("chinese") << QStringLiteral("zh_CN") << true << 1280 << 800;
    QTest::newRow("phone") << QStringLiteral("en") << false << 390 << 844;
    QTest::newRow("persian-phone") << QStringLiteral("fa") << true << 390 << 844;
    QTest::newRow("zoomed") << QStringLiteral("en") << false << 640 << 400; // 1280 x 800 at 200 %
}

void StudyFormTest::thePageFitsInEveryLanguageColourAndSize()
{
    QFETCH(QString, language);
    QFETCH(bool, isDark);
    QFETCH(int, width);
    QFETCH(int, height);
    const QString folder = QCoreApplication::applicationDirPath() + QStringLiteral("/web-pictures");
    QVERIFY(QDir().mkpath(folder));
    const QString name = folder + u'/' + QLatin1String(QTest::currentDataTag());
    const auto isFitting = [&] {
        return m_browser
            ->script(QStringLiteral("return document.documentElement.scrollWidth <= innerWidth"))
            .toBool();
    };
    m_browser->resize(width, height);
    m_browser->preferDark(isDark);
    m_browser->open(write(QStringLiteral("form"), askedTask(1, 8, language)));
    QTRY_VERIFY(m_page->has("agree"));
    const bool isRightToLeft = language == QStringLiteral("fa");
    QCOMPARE(m_browser->script(QStringLiteral("return document.documentElement.dir")).toString(),
        isRightToLeft ? QStringLiteral("rtl") : QStringLiteral("ltr"));
    QVERIFY(m_page->activate("agree"));
    QTRY_VERIFY(m_page->has("begin"));
    m_browser->press({webkeys::kEnter});
    QTRY_VERIFY(m_page->has("back"));
    m_browser->press({QStringLiteral("b"), QStringLiteral("2")});
    QTRY_COMPARE(m_page->chosen(1), QStringLiteral("2"));
    m_browser->picture(name + QStringLiteral("-item.png"));
    QVERIFY(isFitting());
    m_browser->script(QStringLiteral("location.hash = 'end'"));
    QTRY_VERIFY(m_page->has("firstOpen"));
    m_browser->picture(name + QStringLiteral("-end.png"));
    QVERIFY(isFitting());
    QCOMPARE(m_browser->complaints(), QStringList());
}

TANDEM_TEST(StudyFormTest, QCoreApplication)
#include "tst_studyform.moc"
