#include "testmain.h"

#include "models/studies/task.h"
#include "storage/formats/openfile.h"
#include "storage/studies/answersfile.h"
#include "taskfixture.h"

#include <QBuffer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <functional>

using namespace tandem;
using namespace tandem::studies;
using namespace tandem::test;

namespace {

const QByteArray kKey(32, 'k');

AnswersFile fileOf(const Task& task)
{
    AnswersFile file{
        task.form, task.project, task.study, task.version, task.rater, task.given, {}, {}};
    sealAnswers(file, kKey);
    return file;
}

Expected<AnswersFile> readBytes(const QByteArray& bytes)
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    return readAnswersFile({buffer, QStringLiteral("answers.json")});
}

using Change = std::function<void(AnswersFile&)>;
using JsonChange = std::function<void(QJsonObject&)>;

void swapFirstTwo(QJsonObject& json, const QString& list)
{
    QJsonArray values = json.value(list).toArray();
    const QJsonValue first = values.at(0);
    values[0] = values.at(1);
    values[1] = first;
    json.insert(list, values);
}

} // namespace

class AnswersFileTest final : public QObject
{
    Q_OBJECT

private slots:
    void whatTheFormSavedIsTaken();
    void whatWasAlteredIsRefused_data();
    void whatWasAlteredIsRefused();
    void whatBelongsElsewhereIsRefusedWithTheReason_data();
    void whatBelongsElsewhereIsRefusedWithTheReason();
    void answersThatTheTaskDoesNotOfferAreRefused();
    void whatIsMalformedIsRefusedWithItsPlace_data();
    void whatIsMalformedIsRefusedWithItsPlace();
    void aFileThatIsCutAnywhereIsRefused();
    void whatIsTooLargeIsNotRead();
};

void AnswersFileTest::whatTheFormSavedIsTaken()
{
    const AnswersFile file = fileOf(smallTask());
    const QByteArray json = answersFileJson(file);
    QVERIFY(looksLikeAnswersFile(json.left(4096)) || json.size() > 4096);
    const auto read = readBytes(json);
    QVERIFY2(read, qPrintable(read ? QString() : read.error().sentence()));
    QCOMPARE(*read, file);
    QVERIFY(checkAnswersFile(*read, smallTask(), kKey));
}

void AnswersFileTest::whatWasAlteredIsRefused_data()
{
    QTest::addColumn<Change>("change");
    const auto row = [](const char* name, const Change& change) { QTest::newRow(name) << change; };
    row("another value", [](AnswersFile& file) { file.given.rows[0].value = QStringLiteral("1"); });
    row("a value given again",
        [](AnswersFile& file) { file.given.rows[1].value = QStringLiteral("1"); });
    row("another time", [](AnswersFile& file) { ++file.given.rows[1].at; });
    row("another event",
        [](AnswersFile& file) { file.given.events[0].kind = RaterEvent::Kind::Submitted; });
    row("a row left out", [](AnswersFile& file) {
        file.given.rows.removeFirst();
        file.seals.removeFirst();
    });
    row("the last left out", [](AnswersFile& file) {
        file.given.events.removeLast();
        file.seals.removeLast();
    });
    row("a seal of another row", [](AnswersFile& file) { file.seals.swapItemsAt(0, 1); });
    row("sealed with another key",
        [](AnswersFile& file) { sealAnswers(file, QByteArray(32, 'x')); });
    row("the head of another form", [](AnswersFile& file) {
        file.rater = uuidOf(77);
        sealAnswers(file, kKey);
        file.rater = smallTask().rater;
    });
}

void AnswersFileTest::whatWasAlteredIsRefused()
{
    QFETCH(Change, change);
    AnswersFile file = fileOf(smallTask());
    change(file);
    const auto read = readBytes(answersFileJson(file));
    QVERIFY(read);
    const auto checked = checkAnswersFile(*read, smallTask(), kKey);
    QVERIFY(!checked);
    QCOMPARE(checked.error().code, ErrorCode::Refused);
    QVERIFY(!checked.error().remedy.isEmpty());
}

void AnswersFileTest::whatBelongsElsewhereIsRefusedWithTheReason_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char* word, const Change& change) {
        QTest::newRow(word) << change << QString::fromLatin1(word);
    };
    row("project", [](AnswersFile& file) { file.project = uuidOf(77); });
    row("study", [](AnswersFile& file) { file.study = uuidOf(77); });
    row("rater", [](AnswersFile& file) { file.rater = uuidOf(77); });
    row("version", [](AnswersFile& file) { file.version = uuidOf(77); });
    row("form", [](AnswersFile& file) { file.form = uuidOf(77); });
}

void AnswersFileTest::whatBelongsElsewhereIsRefusedWithTheReason()
{
    QFETCH(Change, change);
    QFETCH(QString, reason);
    AnswersFile file = fileOf(smallTask());
    change(file);
    sealAnswers(file, kKey);
    const auto checked = checkAnswersFile(file, smallTask(), kKey);
    QVERIFY(!checked);
    QCOMPARE(checked.error().code, ErrorCode::Refused);
    QVERIFY2(checked.error().what.contains(reason), qPrintable(checked.error().what));
}

void AnswersFileTest::answersThatTheTaskDoesNotOfferAreRefused()
{
    AnswersFile file = fileOf(smallTask());
    file.given.rows[0].value = QStringLiteral("3");
    sealAnswers(file, kKey);
    const auto checked = checkAnswersFile(file, smallTask(), kKey);
    QVERIFY(!checked);
    QCOMPARE(checked.error().where, QStringLiteral("/rows/0/value"));
}

void AnswersFileTest::whatIsMalformedIsRefusedWithItsPlace_data()
{
    QTest::addColumn<JsonChange>("change");
    QTest::addColumn<QString>("place");
    const auto put = [](const char* key, const QJsonValue& value) {
        QTest::newRow(key) << JsonChange([=](QJsonObject& json) {
            json.insert(QLatin1String(key), value);
        }) << QString(u'/' + QLatin1String(key));
    };
    put("tandem_answers", QStringLiteral("1"));
    put("form", uuidOf(1).toUpper().replace(u'0', u'A'));
    put("rater", 5);
    put("rows", QJsonObject());
    put("events", QStringLiteral("none"));
    put("seals", QJsonArray());
    put("count_seal", QStringLiteral("00"));
    put("system", QStringLiteral("A"));
    QTest::newRow("rows out of order")
        << JsonChange([](QJsonObject& json) { swapFirstTwo(json, QStringLiteral("rows")); })
        << QStringLiteral("/rows");
    QTest::newRow("a row twice") << JsonChange([](QJsonObject& json) {
        QJsonArray rows = json.value(QLatin1String("rows")).toArray();
        rows.append(rows.last());
        json.insert(QStringLiteral("rows"), rows);
    }) << QStringLiteral("/rows");
    QTest::newRow("a seal in capitals") << JsonChange([](QJsonObject& json) {
        json.insert(QStringLiteral("count_seal"), QString(64, u'A'));
    }) << QStringLiteral("/count_seal");
}

void AnswersFileTest::whatIsMalformedIsRefusedWithItsPlace()
{
    QFETCH(JsonChange, change);
    QFETCH(QString, place);
    QJsonObject json = QJsonDocument::fromJson(answersFileJson(fileOf(smallTask()))).object();
    change(json);
    const auto read = readBytes(QJsonDocument(json).toJson());
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::InvalidInput);
    QVERIFY2(read.error().where.contains(QStringLiteral("answers.json")),
        qPrintable(read.error().where));
    QVERIFY2(read.error().where.endsWith(place), qPrintable(read.error().where));
}

void AnswersFileTest::aFileThatIsCutAnywhereIsRefused()
{
    const QByteArray json = answersFileJson(fileOf(smallTask()));
    for (qsizetype bytes = 0; bytes < json.size(); ++bytes)
        QVERIFY(!readBytes(json.left(bytes)));
    QJsonObject newer = QJsonDocument::fromJson(json).object();
    newer.insert(QStringLiteral("tandem_answers"), 2);
    const auto read = readBytes(QJsonDocument(newer).toJson());
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::NewerVersion);
}

void AnswersFileTest::whatIsTooLargeIsNotRead()
{
    const auto read = readBytes(QByteArray(kMaxAnswersFileBytes + 1, ' '));
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::TooLarge);
}

TANDEM_TEST(AnswersFileTest, QCoreApplication)
#include "tst_answersfile.moc"
