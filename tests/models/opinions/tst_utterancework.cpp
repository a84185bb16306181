#include "models/opinions/utterancework.h"

#include "testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace tandem;

namespace {

const QString kUuidA = QStringLiteral("11111111-1111-4111-8111-111111111111");
const QString kUuidB = QStringLiteral("22222222-2222-4222-8222-222222222222");

OpinionContext context()
{
    return {QStringLiteral("Ann"), {QStringLiteral("Ann"), QStringLiteral("Ben")},
        QStringLiteral("I think he \U0001F600 should rest."),
        {QStringLiteral("Kyle Lowry missed."), QStringLiteral("\U0001F601 Game over.")}};
}

/// Work that uses everything, as complete as can be.
UtteranceWork work()
{
    const Reference resolved{{8, 2}, ReferenceKind::Resolve, ArticleReferent{1, {0, 10}}};
    const Reference supplemented{{21, 0}, ReferenceKind::Supplement, QStringLiteral("at home")};
    return {{{kUuidA, {0, 25}, {resolved, supplemented},
                QStringLiteral("Ann thinks that **Kyle Lowry** should rest **at home**."),
                {{kUuidB, QStringLiteral("Ann thinks that **Kyle Lowry** should rest.")}}}},
        false};
}

QJsonObject json()
{
    return QJsonDocument::fromJson(workToJson(work())).object();
}

Expected<UtteranceWork> read(const QJsonObject& root)
{
    return workFromJson(QJsonDocument(root).toJson(), context());
}

/// The document with the value at a path like "opinions/0/uuid" set, or removed where undefined.
QJsonValue withValue(const QJsonValue& root, const QStringList& path, const QJsonValue& value)
{
    if (path.isEmpty())
        return value;
    if (root.isArray()) {
        QJsonArray array = root.toArray();
        const qsizetype at = path.first().toInt();
        const QJsonValue inner = withValue(array.at(at), path.mid(1), value);
        if (at < array.size())
            array.replace(at, inner);
        else
            array.append(inner);
        return array;
    }
    QJsonObject object = root.toObject();
    const QJsonValue inner = withValue(object.value(path.first()), path.mid(1), value);
    if (inner.isUndefined())
        object.remove(path.first());
    else
        object.insert(path.first(), inner);
    return object;
}

} // namespace

class TestUtteranceWork final : public QObject
{
    Q_OBJECT

private slots:
    void aWorkComesBackAsItWent();
    void unfinishedWorkComesBackToo();
    void brokenDocumentsAreRefused_data();
    void brokenDocumentsAreRefused();
    void foreignBytesAreRefused_data();
    void foreignBytesAreRefused();
    void tooMuchIsRefused();
    void storedWorkIsReadWithoutItsTexts();
    void everyGapIsNamed();
    void referentsAreReadFromTheArticle();
    void newUuidsAreAccepted();
};

void TestUtteranceWork::aWorkComesBackAsItWent()
{
    const QByteArray bytes = workToJson(work());
    const Expected<UtteranceWork> back = workFromJson(bytes, context());
    QVERIFY2(back.has_value(), back ? "" : qPrintable(back.error().sentence()));
    QCOMPARE(*back, work());
    QCOMPARE(workToJson(*back), bytes);
    const UtteranceWork none{{}, true};
    QCOMPARE(*workFromJson(workToJson(none), context()), none);
}

void TestUtteranceWork::unfinishedWorkComesBackToo()
{
    UtteranceWork unfinished = work();
    unfinished.opinions[0].references[0].referent = {};
    unfinished.opinions[0].clear.clear();
    unfinished.opinions[0].atoms[0].text.clear();
    QCOMPARE(*workFromJson(workToJson(unfinished), context()), unfinished);
    QCOMPARE(*workFromJson(workToJson({}), context()), UtteranceWork());
}

void TestUtteranceWork::brokenDocumentsAreRefused_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QJsonValue>("value");
    QTest::addColumn<QString>("where"); ///< named by the error
    const auto row = [](const char* path, const QJsonValue& value, const char* where) {
        const QByteArray name = QByteArray(path) + ' ' +
                                QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
        QTest::newRow(name.left(80).constData())
            << QString::fromLatin1(path) << value << QString::fromLatin1(where);
    };
    const QJsonValue gone(QJsonValue::Undefined);
    row("version", gone, "/version");
    row("version", 0, "/version");
    row("version", QStringLiteral("1"), "/version");
    row("noOpinion", gone, "");
    row("noOpinion", 1, "/noOpinion");
    row("noOpinion", true, "/noOpinion");
    row("opinions", QJsonObject(), "/opinions");
    row("more", 1, "");
    row("opinions/0", 7, "/opinions/0");
    row("opinions/0/more", 1, "/opinions/0");
    row("opinions/0/uuid", gone, "/opinions/0");
    row("opinions/0/uuid", QStringLiteral("x"), "/opinions/0/uuid");
    row("opinions/0/uuid", QStringLiteral("{11111111-1111-4111-8111-111111111111}"),
        "/opinions/0/uuid");
    row("opinions/0/uuid", QStringLiteral("00000000-0000-0000-0000-000000000000"),
        "/opinions/0/uuid");
    row("opinions/0/atoms/0/uuid", kUuidA, "/opinions/0/atoms/0/uuid"); // twice
    row("opinions/0/span", QJsonArray{0}, "/opinions/0/span");
    row("opinions/0/span", QJsonArray{0, 1, 2}, "/opinions/0/span");
    row("opinions/0/span", QJsonArray{0, 0}, "/opinions/0/span");
    row("opinions/0/span", QJsonArray{-1, 3}, "/opinions/0/span");
    row("opinions/0/span", QJsonArray{0.5, 3}, "/opinions/0/span");
    row("opinions/0/span", QJsonArray{0, 27}, "/opinions/0/span");
    row("opinions/0/span", QJsonArray{2147483647, 2147483647}, "/opinions/0/span");
    row("opinions/0/span", QJsonArray{1e300, 3}, "/opinions/0/span");
    row("opinions/0/span", QJsonArray{12, 3}, "/opinions/0/span"); // begins inside of a pair
    row("opinions/0/span", QJsonArray{0, 12}, "/opinions/0/span"); // ends inside of a pair
    row("opinions/0/clear", QStringLiteral("a\nb"), "/opinions/0/clear");
    row("opinions/0/clear", QStringLiteral("a%1").arg(QChar(0)), "/opinions/0/clear");
    row("opinions/0/clear", QString(kMaxOpinionUnits + 1, QLatin1Char('x')), "/opinions/0/clear");
    row("opinions/0/atoms/0/text", 5, "/opinions/0/atoms/0/text");
    row("opinions/0/atoms/0/text", QStringLiteral("a\u2029b"), "/opinions/0/atoms/0/text");
    row("opinions/0/references/0/kind", QStringLiteral("guess"), "/opinions/0/references/0/kind");
    row("opinions/0/references/0/span", QJsonArray{8, 0}, "/opinions/0/references/0/span");
    row("opinions/0/references/0/text", QStringLiteral("two"), "/opinions/0/references/0");
    row("opinions/0/references/1/text", QStringLiteral("  "), "/opinions/0/references/1");
    row("opinions/0/references/0/article/paragraph", 0, "/opinions/0/references/0/article");
    row("opinions/0/references/0/article/paragraph", 3, "/opinions/0/references/0/article");
    row("opinions/0/references/0/article/span", QJsonArray{0, 99},
        "/opinions/0/references/0/article");
    row("opinions/0/references/0/article",
        QJsonObject{{QStringLiteral("paragraph"), 2}, {QStringLiteral("span"), QJsonArray{1, 3}}},
        "/opinions/0/references/0/article"); // inside of a pair
}

void TestUtteranceWork::brokenDocumentsAreRefused()
{
    QFETCH(QString, path);
    QFETCH(QJsonValue, value);
    QFETCH(QString, where);
    const QJsonValue broken = withValue(json(), path.split(QLatin1Char('/')), value);
    const Expected<UtteranceWork> back = read(broken.toObject());
    QVERIFY(!back.has_value());
    QVERIFY(
        back.error().code == ErrorCode::InvalidInput || back.error().code == ErrorCode::TooLarge);
    QVERIFY(!back.error().what.isEmpty());
    QCOMPARE(back.error().where, where);
}

void TestUtteranceWork::foreignBytesAreRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<ErrorCode>("code");
    const ErrorCode invalid = ErrorCode::InvalidInput;
    QTest::newRow("empty") << QByteArray() << invalid;
    QTest::newRow("array") << QByteArray("[]") << invalid;
    QTest::newRow("cut off") << workToJson(work()).chopped(1) << invalid;
    QTest::newRow("no UTF-8") << QByteArray("{\"version\":1,\"a\":\"\xff\"}") << invalid;
    QTest::newRow("deep") << QByteArray("[").repeated(100'000) << invalid;
    QTest::newRow("newer") << QByteArray("{\"version\":2}") << ErrorCode::NewerVersion;
    QTest::newRow("large") << QByteArray(1024 * 1024 + 1, ' ') << ErrorCode::TooLarge;
    QByteArray half = workToJson(work());
    half.replace("should rest.", "\\ud800");
    QTest::newRow("half a character") << half << invalid;
}

void TestUtteranceWork::foreignBytesAreRefused()
{
    QFETCH(QByteArray, bytes);
    QFETCH(ErrorCode, code);
    const Expected<UtteranceWork> back = workFromJson(bytes, context());
    QVERIFY(!back.has_value());
    QCOMPARE(back.error().code, code);
}

void TestUtteranceWork::tooMuchIsRefused()
{
    const auto refused = [](const UtteranceWork& much) {
        const Expected<void> fine = checkWork(much, context());
        return !fine && fine.error().code == ErrorCode::TooLarge &&
               !read(QJsonDocument::fromJson(workToJson(much)).object());
    };
    UtteranceWork opinions;
    for (qsizetype i = 0; i <= kMaxOpinionsPerUtterance; ++i)
        opinions.opinions.append({newOpinionUuid(), {0, 1}, {}, {}, {}});
    QVERIFY(refused(opinions));
    opinions.opinions.removeLast();
    QVERIFY(checkWork(opinions, context()).has_value());
    UtteranceWork atoms = work();
    for (qsizetype i = 0; i < kMaxAtomsPerOpinion; ++i)
        atoms.opinions[0].atoms.append({newOpinionUuid(), {}});
    QVERIFY(refused(atoms));
    UtteranceWork references = work();
    for (qsizetype i = 0; i < kMaxReferencesPerOpinion; ++i)
        references.opinions[0].references.append({{0, 1}, ReferenceKind::Resolve, {}});
    QVERIFY(refused(references));
}

void TestUtteranceWork::storedWorkIsReadWithoutItsTexts()
{
    QCOMPARE(*workFromStoredJson(workToJson(work())), work());
    UtteranceWork far = work();
    far.opinions[0].span = {0, 1 << 30};
    QVERIFY(!workFromStoredJson(workToJson(far)).has_value());
    far = work();
    far.opinions[0].references[0].referent = ArticleReferent{-1, {0, 1}};
    QVERIFY(!checkWorkAlone(far).has_value());
}

void TestUtteranceWork::everyGapIsNamed()
{
    QVERIFY(workGaps(work()).isEmpty());
    QVERIFY(workGaps({{}, true}).isEmpty());
    QCOMPARE(workGaps({}), (QList<WorkGap>{{WorkGapKind::NothingSaid, -1, -1}}));
    UtteranceWork open = work();
    open.opinions.append({kUuidB, {3, 4}, {{{0, 1}, ReferenceKind::Resolve, {}}}, {}, {}});
    open.opinions[0].atoms[0].text = QStringLiteral(" ");
    const QList<WorkGap> gaps{{WorkGapKind::AtomEmpty, 0, 0}, {WorkGapKind::ReferenceOutside, 1, 0},
        {WorkGapKind::ReferentMissing, 1, 0}, {WorkGapKind::ClearMissing, 1, -1},
        {WorkGapKind::AtomsMissing, 1, -1}};
    QCOMPARE(workGaps(open), gaps);
    for (const WorkGap& gap : gaps)
        QVERIFY(workGapText(gap).endsWith(QLatin1Char('.')));
}

void TestUtteranceWork::referentsAreReadFromTheArticle()
{
    const QStringList article = context().article;
    const QList<Reference> references = work().opinions.first().references;
    QCOMPARE(referentText(references.at(0), article), QStringLiteral("Kyle Lowry"));
    QCOMPARE(referentText(references.at(1), article), QStringLiteral("at home"));
    QCOMPARE(referentText(Reference(), article), QString());
    const Reference beyond{{}, ReferenceKind::Resolve, ArticleReferent{9, {0, 4}}};
    QCOMPARE(referentText(beyond, article), QString());
}

void TestUtteranceWork::newUuidsAreAccepted()
{
    UtteranceWork fresh = work();
    fresh.opinions[0].uuid = newOpinionUuid();
    QVERIFY(checkWork(fresh, context()).has_value());
    QVERIFY(newOpinionUuid() != newOpinionUuid());
}

TANDEM_TEST(TestUtteranceWork, QCoreApplication)
#include "tst_utterancework.moc"
