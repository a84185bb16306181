#include "testmain.h"

#include "models/studies/item.h"
#include "models/studies/shownturn.h"
#include "storage/studies/formfile.h"
#include "storage/studies/studypage.h"
#include "taskfixture.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

using namespace tandem;
using namespace tandem::studies;
using namespace tandem::test;

namespace {

const QByteArray kKey(32, 'k');
constexpr char kBlockBegin[] = "<script type=\"application/json\" id=\"task\">";
constexpr char kBlockEnd[] = "</script>";

QString webFolder()
{
    return QStringLiteral(TANDEM_RESOURCES "/web");
}

StudyPage page()
{
    return StudyPage::read(webFolder()).value();
}

/// What stands between the marks of the data block.
QByteArray dataOf(const QByteArray& html)
{
    const qsizetype begin = html.indexOf(kBlockBegin) + qsizetype(sizeof kBlockBegin) - 1;
    return html.mid(begin, html.indexOf(kBlockEnd, begin) - begin);
}

} // namespace

class FormFileTest final : public QObject
{
    Q_OBJECT

private slots:
    void theFormIsThePageWithTheTaskAndNothingElse();
    void nothingOfAnItemsSourceGetsIntoTheForm();
    void noTextEndsTheDataBlock();
    void thePolicyAllowsNoNetworkButTheServersOwn();
    void thePageNamesNothingToLoad();
    void thePageIsSmall();
    void theFormIsWrittenWhole();
    void everyFormHasAKeyOfItsOwn();
    void aFolderWithoutThePageIsAnError();
};

void FormFileTest::theFormIsThePageWithTheTaskAndNothingElse()
{
    const QByteArray html = formHtml(page(), smallTask(), kKey);
    const QByteArray data = dataOf(html);
    const QJsonObject json = QJsonDocument::fromJson(data).object();
    QCOMPARE(json.keys(), QStringList({QStringLiteral("key"), QStringLiteral("task")}));
    QCOMPARE(json.value(QLatin1String("key")).toString().toLatin1(), kKey.toBase64());
    const auto task =
        taskFromJson(QJsonDocument(json.value(QLatin1String("task")).toObject()).toJson());
    QVERIFY(task);
    QCOMPARE(*task, smallTask());
    QCOMPARE(QByteArray(html).replace(data, "{}"), page().withData("{}"));
}

void FormFileTest::nothingOfAnItemsSourceGetsIntoTheForm()
{
    Design design;
    design.fields = {{QStringLiteral("output"), {}, false}};
    StudyItem item;
    item.item.name = QStringLiteral("NAME-OF-ITEM");
    item.item.group = QStringLiteral("NAME-OF-GROUP");
    item.item.kind = ItemKind::Check;
    item.item.fields = {{QStringLiteral("output"), QStringLiteral("SHOWN-TEXT"), 0, {}},
        {QStringLiteral("hidden"), QStringLiteral("HIDDEN-TEXT"), 0, {}}};
    item.source.systems[0] = QStringLiteral("NAME-OF-SYSTEM");
    item.source.stratum = QStringLiteral("NAME-OF-STRATUM");
    item.source.known.insert(QStringLiteral("better"), QStringLiteral("KNOWN-ANSWER"));
    item.source.scores.insert(QStringLiteral("NAME-OF-METRIC"), 0.123456);
    Task task = smallTask();
    task.turns = {shownTurn(item.item, design, false)};
    task.turns.first().id = uuidOf(10);
    task.given = {};
    const QByteArray html = formHtml(page(), task, kKey);
    QVERIFY(html.contains("SHOWN-TEXT"));
    for (const char* const secret : {"NAME-OF", "HIDDEN-TEXT", "KNOWN-ANSWER", "0.123456"})
        QVERIFY2(!html.contains(secret), secret);
    Item rated = item.item;
    rated.kind = ItemKind::Rated;
    Task other = task;
    other.turns = {shownTurn(rated, design, false)};
    other.turns.first().id = uuidOf(10);
    QCOMPARE(formHtml(page(), other, kKey), html); // a check item looks like any other
}

void FormFileTest::noTextEndsTheDataBlock()
{
    Task task = smallTask();
    task.turns[0].fields[0].text = QStringLiteral(
        "</script><script>alert(1)</script><!--<script> ]]> &lt; \u2028 \u2029 \u202e \\ \"");
    task.title = QStringLiteral("<!--task--><!--policy-->");
    const QByteArray html = formHtml(page(), task, kKey);
    const QByteArray data = dataOf(html);
    for (const char* const mark : {"<", ">", "&", "\xe2\x80\xa8", "\xe2\x80\xa9"})
        QVERIFY2(!data.contains(mark), mark);
    const QJsonObject json = QJsonDocument::fromJson(data).object();
    const auto read =
        taskFromJson(QJsonDocument(json.value(QLatin1String("task")).toObject()).toJson());
    QVERIFY(read);
    QCOMPARE(*read, task);
}

void FormFileTest::thePolicyAllowsNoNetworkButTheServersOwn()
{
    const QByteArray form = formHtml(page(), smallTask(), kKey);
    QVERIFY(form.contains("content=\"default-src 'none'; script-src 'sha256-"));
    QVERIFY(form.contains("connect-src 'none'"));
    QVERIFY(!form.contains("unsafe"));
    const QByteArray served = page().served();
    QVERIFY(served.contains("connect-src 'self'"));
    QVERIFY(served.contains(page().servedPolicy()));
    QVERIFY(!served.contains("application/json\" id"));
}

void FormFileTest::thePageNamesNothingToLoad()
{
    const QByteArray served = page().served();
    for (const char* const mark : {"http:", "https:", " src=", " href=", "@import", "url(", "<!--"})
        QVERIFY2(!served.contains(mark), mark);
}

void FormFileTest::thePageIsSmall()
{
    const qint64 words = QFile(webFolder() + QStringLiteral("/words.js")).size();
    QVERIFY(words > 0);
    QVERIFY(page().served().size() - words < 130'000);
}

void FormFileTest::theFormIsWrittenWhole()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("form.html"));
    QVERIFY(writeFormFile(path, page(), smallTask(), kKey));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), formHtml(page(), smallTask(), kKey));
    const QString nowhere = folder.filePath(QStringLiteral("none/form.html"));
    QVERIFY(!writeFormFile(nowhere, page(), smallTask(), kKey));
}

void FormFileTest::everyFormHasAKeyOfItsOwn()
{
    const QByteArray key = newFormKey();
    QCOMPARE(key.size(), kFormKeyBytes);
    QVERIFY(key != newFormKey());
}

void FormFileTest::aFolderWithoutThePageIsAnError()
{
    QTemporaryDir folder;
    const auto none = StudyPage::read(folder.path());
    QVERIFY(!none);
    QCOMPARE(none.error().code, ErrorCode::NotFound);
}

TANDEM_TEST(FormFileTest, QCoreApplication)
#include "tst_formfile.moc"
