#include "testmain.h"

#include "models/studies/task.h"
#include "taskfixture.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <functional>

using namespace tandem;
using namespace tandem::studies;
using namespace tandem::test;

namespace {

/// The task's JSON with one value put in at a path of keys and places.
QByteArray changed(const QStringList& path, const QJsonValue& value)
{
    const std::function<QJsonValue(QJsonValue, int)> put = [&](QJsonValue at, int depth) {
        if (depth == path.size())
            return value;
        const QString& step = path.at(depth);
        if (at.isArray()) {
            QJsonArray list = at.toArray();
            list[step.toInt()] = put(list.at(step.toInt()), depth + 1);
            return QJsonValue(list);
        }
        QJsonObject object = at.toObject();
        object.insert(step, put(object.value(step), depth + 1));
        return QJsonValue(object);
    };
    const QJsonObject root = QJsonDocument::fromJson(taskToJson(smallTask())).object();
    return QJsonDocument(put(root, 0).toObject()).toJson();
}

} // namespace

class TaskTest final : public QObject
{
    Q_OBJECT

private slots:
    void aTaskComesBackAsItWasWritten();
    void whatDoesNotFitIsRefusedWithItsPlace_data();
    void whatDoesNotFitIsRefusedWithItsPlace();
    void whatStandsThereTwiceIsRefused();
    void whatIsSentComesBackAsItWasWritten();
    void whatIsSentTwiceAtOnceIsRefused();
    void moreRowsThanAllowedAreRefused();
};

void TaskTest::aTaskComesBackAsItWasWritten()
{
    const auto read = taskFromJson(taskToJson(smallTask()));
    QVERIFY2(read, qPrintable(read ? QString() : read.error().sentence()));
    QCOMPARE(*read, smallTask());
}

void TaskTest::whatDoesNotFitIsRefusedWithItsPlace_data()
{
    QTest::addColumn<QStringList>("path");
    QTest::addColumn<QJsonValue>("value");
    const auto row = [](const char* path, const QJsonValue& value) {
        QTest::newRow(path) << QString::fromLatin1(path).split(u'/') << value;
    };
    row("tandem_task", 2);
    row("form", QStringLiteral("no UUID"));
    row("form", QString(uuidOf(1) + u'A'));
    row("title", 3);
    row("title", QString(QChar::Null));
    row("break_after", -1);
    row("break_after", 1.5);
    row("come_back_days", -1);
    row("questions/0/kind", QStringLiteral("slider"));
    row("turns/0/id", QString(uuidOf(11) + u' '));
    row("turns/0/group", QStringLiteral("a"));
    row("turns/0/fields/0/marks", QJsonArray{QJsonArray{20, 9}});
    row("turns/0/fields/0/marks", QJsonArray{QJsonArray{2}});
    row("rows/0/turn", uuidOf(99));
    row("rows/0/question", QStringLiteral("worse"));
    row("rows/0/value", QStringLiteral("3"));
    row("rows/0/value", QString(QChar(0xd800)));
    row("rows/0/at", -1);
    row("events/0/event", QStringLiteral("left"));
}

void TaskTest::whatDoesNotFitIsRefusedWithItsPlace()
{
    QFETCH(QStringList, path);
    QFETCH(QJsonValue, value);
    const auto read = taskFromJson(changed(path, value));
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::InvalidInput);
    QCOMPARE(read.error().where, u'/' + path.join(u'/'));
    QVERIFY(!taskFromJson(changed({QStringLiteral("system")}, 1)));
}

void TaskTest::whatStandsThereTwiceIsRefused()
{
    const auto turns = taskFromJson(
        changed({QStringLiteral("turns"), QStringLiteral("0"), QStringLiteral("id")}, uuidOf(11)));
    QVERIFY(!turns);
    QCOMPARE(turns.error().where, QStringLiteral("/turns"));
    const auto rows = taskFromJson(
        changed({QStringLiteral("rows"), QStringLiteral("0"), QStringLiteral("uuid")}, uuidOf(22)));
    QVERIFY(!rows);
    QCOMPARE(rows.error().where, QStringLiteral("/rows"));
}

void TaskTest::whatIsSentComesBackAsItWasWritten()
{
    const Submission given = smallTask().given;
    const auto read = submissionFromJson(submissionToJson(given), 2);
    QVERIFY(read);
    QCOMPARE(*read, given);
}

void TaskTest::whatIsSentTwiceAtOnceIsRefused()
{
    Submission given = smallTask().given;
    given.rows.append(given.rows.first());
    const auto read = submissionFromJson(submissionToJson(given), kMaxRowsAtOnce);
    QVERIFY(!read);
    QCOMPARE(read.error().where, QStringLiteral("/rows"));
}

void TaskTest::moreRowsThanAllowedAreRefused()
{
    QVERIFY(!submissionFromJson(submissionToJson(smallTask().given), 1));
}

TANDEM_TEST(TaskTest, QCoreApplication)
#include "tst_task.moc"
