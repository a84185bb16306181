#include "models/studies/designjson.h"

#include "models/studies/templates.h"
#include "testmain.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace tandem;
using namespace tandem::studies;

namespace {

/// A design that has something in every field.
Design fullDesign()
{
    Design design = designTemplate(Kind::Verdict);
    design.consent = QStringLiteral("I **agree**.");
    design.language = QStringLiteral("zh_CN");
    design.questions[0].options[2].key = QStringLiteral("u");
    design.questions[0].options[0].side = 1;
    design.questions[0].options[1].side = 2;
    design.questions[1].onlyIf->values.append(QStringLiteral("agree"));
    Question scale;
    scale.name = QStringLiteral("sure");
    scale.text = QStringLiteral("How sure are you? \U0001F600 <b>");
    scale.kind = Question::Kind::Scale;
    scale.least = -3;
    scale.most = 3;
    scale.leastLabel = QStringLiteral("not");
    scale.mostLabel = QStringLiteral("very");
    design.questions.append(scale);
    design.ratersPerItem = 5;
    design.itemsPerRater = 40;
    design.shuffles = false;
    design.balancesSides = false;
    design.breakAfter = 20;
    design.comeBackDays = 14;
    design.releaseMinutes = 60;
    design.seed = 4294967295U;
    design.exclusions = {1, 2.5, 0.9, 1.0};
    return design;
}

QJsonObject fullJson()
{
    return QJsonDocument::fromJson(designJson(fullDesign())).object();
}

/// The value with what stands at a path like "questions/0/name" set, or taken out where undefined.
QJsonValue withValueAt(const QJsonValue& root, const QStringList& path, const QJsonValue& value)
{
    if (path.isEmpty())
        return value;
    if (root.isArray()) {
        QJsonArray array = root.toArray();
        const qsizetype at = path.first().toInt();
        array.replace(at, withValueAt(array.at(at), path.mid(1), value));
        return array;
    }
    QJsonObject object = root.toObject();
    const QJsonValue inner = withValueAt(object.value(path.first()), path.mid(1), value);
    if (inner.isUndefined())
        object.remove(path.first());
    else
        object.insert(path.first(), inner);
    return object;
}

QByteArray fullJsonWith(const char* path, const QJsonValue& value)
{
    const QStringList parts = QString::fromLatin1(path).split(QLatin1Char('/'));
    return QJsonDocument(withValueAt(fullJson(), parts, value).toObject()).toJson();
}

} // namespace

class TestDesignJson final : public QObject
{
    Q_OBJECT

private slots:
    void aDesignComesBackAsItWent();
    void whatIsLeftOutIsAsInAnEmptyDesign();
    void optionsSayTheKeyThatGivesThem();
    void whatIsNotADesignIsRefusedWithItsPlace_data();
    void whatIsNotADesignIsRefusedWithItsPlace();
    void foreignBytesAreRefused_data();
    void foreignBytesAreRefused();
    void anUnfinishedDesignIsKeptButNotTakenFromOutside();
};

void TestDesignJson::aDesignComesBackAsItWent()
{
    for (const Kind kind : {Kind::YesNo, Kind::Pairwise, Kind::Explanation, Kind::Similarity,
             Kind::GoodBad, Kind::Verdict, Kind::Likert, Kind::Own}) {
        const Design design = designTemplate(kind);
        QCOMPARE(designFromJson(designJson(design)).value(), design);
    }
    const QByteArray json = designJson(fullDesign());
    const Expected<Design> back = designFromJson(json);
    QVERIFY2(back.has_value(), back ? "" : qPrintable(back.error().sentence()));
    QCOMPARE(*back, fullDesign());
    QCOMPARE(designJson(*back), json);
}

void TestDesignJson::whatIsLeftOutIsAsInAnEmptyDesign()
{
    const Expected<Design> read = designFromJson(
        R"({"tandem_design": 1, "title": "Short", "fields": [{"name": "text"}], "questions": [
            {"name": "ok", "text": "Is it?", "options": [{"value": "yes", "label": "Yes"},
             {"value": "no", "label": "No"}]}]})");
    QVERIFY2(read.has_value(), read ? "" : qPrintable(read.error().sentence()));
    Design expected;
    expected.title = QStringLiteral("Short");
    expected.fields = {{QStringLiteral("text"), {}, false}};
    Question question;
    question.name = QStringLiteral("ok");
    question.text = QStringLiteral("Is it?");
    question.options = {{QStringLiteral("yes"), QStringLiteral("Yes"), {}, 0},
        {QStringLiteral("no"), QStringLiteral("No"), {}, 0}};
    expected.questions = {question};
    QCOMPARE(*read, expected);
}

void TestDesignJson::optionsSayTheKeyThatGivesThem()
{
    const QJsonArray options =
        questionsJson(fullDesign().questions).at(0).toObject()[QLatin1String("options")].toArray();
    QCOMPARE(options.size(), 3);
    QCOMPARE(options.at(0)[QLatin1String("key")].toString(), QStringLiteral("1"));
    QCOMPARE(options.at(1)[QLatin1String("key")].toString(), QStringLiteral("2"));
    QCOMPARE(options.at(2)[QLatin1String("key")].toString(), QStringLiteral("u"));
}

void TestDesignJson::whatIsNotADesignIsRefusedWithItsPlace_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("where");
    const auto row = [](const char* path, const QJsonValue& value, const char* where) {
        const QByteArray shown = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
        QTest::addRow("%s %s", path, shown.left(40).constData())
            << fullJsonWith(path, value) << QString::fromLatin1(where);
    };
    const QJsonValue gone(QJsonValue::Undefined);
    row("tandem_design", gone, "/tandem_design");
    row("tandem_design", QStringLiteral("1"), "/tandem_design");
    row("tandem_design", 0, "/tandem_design");
    row("more", 1, "/more");
    row("a/b~c", 1, "/a"); // a path of two: an object "a" that is not known
    row("kind", QStringLiteral("poll"), "/kind");
    row("kind", 3, "/kind");
    row("title", 3, "/title");
    row("title", QStringLiteral("  "), "/title");
    row("title", QString(QChar(0xD800)), "/title"); // half of a pair
    row("title", QString(QChar(0)), "/title");
    row("language", QStringLiteral("English, please"), "/language");
    row("fields", QJsonObject(), "/fields");
    row("fields", QJsonArray(), "/fields");
    row("fields/0", QStringLiteral("text"), "/fields/0");
    row("fields/0/name", gone, "/fields/0");
    row("fields/0/name", QStringLiteral("a b"), "/fields/0/name");
    row("fields/0/marks_evidence", 1, "/fields/0/marks_evidence");
    row("fields/0/side", 1, "/fields/0/side");
    row("questions", gone, "");
    row("questions/0/kind", QStringLiteral("slider"), "/questions/0/kind");
    row("questions/0/required", QStringLiteral("yes"), "/questions/0/required");
    row("questions/0/options/0/value", gone, "/questions/0/options/0");
    row("questions/0/options/0/side", 3, "/questions/0/options/0/side");
    row("questions/0/options/0/side", 0.5, "/questions/0/options/0/side");
    row("questions/0/options/1/value", QStringLiteral("agree"), "/questions/0/options/1/value");
    row("questions/0/options/1/key", QStringLiteral("1"), "/questions/0/options/1/key");
    row("questions/0/least", 1, "/questions/0/least"); // of a choice
    row("questions/1/only_if", QStringLiteral("agreement"), "/questions/1/only_if");
    row("questions/1/only_if/question", gone, "/questions/1/only_if");
    row("questions/1/only_if/values", QJsonArray{1}, "/questions/1/only_if/values/0");
    row("questions/1/only_if/not", true, "/questions/1/only_if/not");
    row("questions/3/most", 1e300, "/questions/3/most");
    row("questions/3/most", 300, "/questions/3/most");
    row("raters_per_item", 0, "/raters_per_item");
    row("raters_per_item", 2.5, "/raters_per_item");
    row("seed", -1, "/seed");
    row("seed", 4294967296.0, "/seed");
    row("shuffles", QJsonValue::Null, "/shuffles");
    row("exclusions", QJsonArray(), "/exclusions");
    row("exclusions/straight_lining", 1.5, "/exclusions/straight_lining");
    row("exclusions/failed_checks", 0, "/exclusions/failed_checks");
    row("exclusions/other", 1, "/exclusions/other");
}

void TestDesignJson::whatIsNotADesignIsRefusedWithItsPlace()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, where);
    const Expected<Design> read = designFromJson(json);
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::InvalidInput);
    QCOMPARE(read.error().where, where);
    QVERIFY(!read.error().what.isEmpty());
    QVERIFY(!read.error().remedy.isEmpty());
}

void TestDesignJson::foreignBytesAreRefused_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<int>("code");
    const int invalid = int(ErrorCode::InvalidInput);
    QTest::newRow("nothing") << QByteArray() << invalid;
    QTest::newRow("a list") << QByteArray("[]") << invalid;
    QTest::newRow("cut off") << designJson(fullDesign()).chopped(1) << invalid;
    QTest::newRow("deep") << QByteArray(100000, '[') << invalid;
    QTest::newRow("not UTF-8") << QByteArray("{\"tandem_design\": \"\xff\"}") << invalid;
    QTest::newRow("large") << QByteArray(kMostDesignBytes + 1, ' ') << int(ErrorCode::TooLarge);
    QTest::newRow("newer") << QByteArray(R"({"tandem_design": 2})") << int(ErrorCode::NewerVersion);
}

void TestDesignJson::foreignBytesAreRefused()
{
    QFETCH(QByteArray, json);
    QFETCH(int, code);
    const Expected<Design> read = designFromJson(json);
    QVERIFY(!read);
    QCOMPARE(int(read.error().code), code);
    QVERIFY(!read.error().remedy.isEmpty());
}

void TestDesignJson::anUnfinishedDesignIsKeptButNotTakenFromOutside()
{
    Design design;
    design.questions.resize(2);
    const QByteArray json = designJson(design);
    QCOMPARE(designFromStoredJson(json).value(), design);
    QVERIFY(!designFromJson(json));
}

TANDEM_TEST(TestDesignJson, QCoreApplication)
#include "tst_designjson.moc"
