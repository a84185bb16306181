#include "storage/endpoints/endpointkeys.h"
#include "storage/endpoints/endpointstore.h"
#include "storage/endpoints/secretstore.h"

#include "testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#include <map>

using namespace tandem;

namespace {

llm::Endpoint endpoint(const QString& name)
{
    llm::Endpoint endpoint;
    endpoint.name = name;
    endpoint.format = llm::WireFormat::Anthropic;
    endpoint.baseUrl = QUrl(QStringLiteral("https://api.example.org/v1"));
    endpoint.model = QStringLiteral("large");
    endpoint.models = {QStringLiteral("small"), QStringLiteral("large")};
    endpoint.keyVariable = QStringLiteral("MY_KEY");
    endpoint.keyHeader = llm::KeyHeader::Bearer;
    endpoint.anthropicVersion = QStringLiteral("2026-10-21");
    endpoint.structuredOutput = llm::StructuredOutput::JsonObject;
    endpoint.sendsTemperature = false;
    endpoint.limits = {64, 500, 90'000, 30'000, 3};
    endpoint.prices = {2.5, 0.0, QStringLiteral("EUR")};
    return endpoint;
}

/// A keyring in memory, or none at all.
class TestKeyring final : public SecretStore
{
public:
    explicit TestKeyring(bool isThere)
        : m_isThere(isThere)
    {
    }
    std::map<QString, Secret> keys;

    void fetch(const QString& name, QObject* guard, Fetched done) override
    {
        QMetaObject::invokeMethod(
            guard,
            [this, name, done] {
                const auto found = keys.find(name);
                done(result().map([&] { return found == keys.end() ? Secret() : found->second; }));
            },
            Qt::QueuedConnection);
    }
    void store(const QString& name, const Secret& key, QObject* guard, Ended done) override
    {
        if (m_isThere)
            keys[name] = key;
        QMetaObject::invokeMethod(
            guard, [this, done] { done(result()); }, Qt::QueuedConnection);
    }
    void remove(const QString& name, QObject* guard, Ended done) override
    {
        keys.erase(name);
        QMetaObject::invokeMethod(
            guard, [this, done] { done(result()); }, Qt::QueuedConnection);
    }

private:
    Expected<void> result() const
    {
        if (m_isThere)
            return {};
        return failure(ErrorCode::NotFound, QStringLiteral("There is no keyring."));
    }
    bool m_isThere;
};

Expected<FoundKey> fetched(EndpointKeys& keys, const llm::Endpoint& of)
{
    std::optional<Expected<FoundKey>> result;
    keys.fetch(of, nullptr, [&](const Expected<FoundKey>& found) { result = found; });
    if (result || !QTest::qWaitFor([&] { return result.has_value(); }, 30'000))
        qFatal("The end came at once or never.");
    return *result;
}

Expected<KeptKey> kept(EndpointKeys& keys, const QString& name, const QString& key)
{
    std::optional<Expected<KeptKey>> result;
    keys.keep(name, Secret(key), nullptr, [&](const Expected<KeptKey>& end) { result = end; });
    if (!QTest::qWaitFor([&] { return result.has_value(); }, 30'000))
        qFatal("The end never came.");
    return *result;
}

Expected<void> forgotten(EndpointKeys& keys, const QString& name)
{
    std::optional<Expected<void>> result;
    keys.forget(name, nullptr, [&](const Expected<void>& end) { result = end; });
    if (!QTest::qWaitFor([&] { return result.has_value(); }, 30'000))
        qFatal("The end never came.");
    return *result;
}

template <typename T>
concept Printable = requires(QDebug debug, const T& value)
{
    debug << value;
};
static_assert(!Printable<Secret>);

} // namespace

/// The user's endpoints and their keys.
class TestEndpoints : public QObject
{
    Q_OBJECT

private slots:
    void whatWasSetUpComesBackAsItWas()
    {
        EndpointStore store(path());
        QCOMPARE(store.list()->size(), 0);
        QVERIFY(store.add(endpoint(QStringLiteral("One"))));
        QVERIFY(store.add(endpoint(QStringLiteral("Two"))));
        QCOMPARE(EndpointStore(path()).list()->size(), 2);
        QVERIFY(*EndpointStore(path()).byName(QStringLiteral("one")) ==
                endpoint(QStringLiteral("One")));
        QCOMPARE(store.add(endpoint(QStringLiteral("TWO"))).error().code, ErrorCode::Refused);
        QVERIFY(store.replace(QStringLiteral("One"), endpoint(QStringLiteral("Three"))));
        QCOMPARE(
            store.replace(QStringLiteral("Two"), endpoint(QStringLiteral("Three"))).error().code,
            ErrorCode::Refused);
        QVERIFY(store.remove(QStringLiteral("Two")));
        const auto missing = store.byName(QStringLiteral("Two"));
        QCOMPARE(missing.error().code, ErrorCode::NotFound);
        QVERIFY(missing.error().sentence().contains(QLatin1String("Three")));
    }

    void whatIsUnknownInTheFileStays()
    {
        write("{\"later\": 7, \"endpoints\": [{\"name\": \"Old\", \"api\": \"openai\","
              " \"url\": \"http://localhost:8000/v1\", \"colour\": \"red\"}, 5,"
              " {\"name\": \"New\", \"api\": \"telepathy\"}]}");
        EndpointStore store(path());
        QCOMPARE(store.list()->size(), 1);
        llm::Endpoint old = *store.byName(QStringLiteral("Old"));
        QCOMPARE(old.limits.concurrency, llm::Limits().concurrency);
        QVERIFY(!old.prices.input);
        old.model = QStringLiteral("m");
        QVERIFY(store.replace(QStringLiteral("Old"), old));
        QVERIFY(store.add(endpoint(QStringLiteral("One"))));
        const QByteArray file = read();
        QVERIFY(file.contains("\"later\": 7"));
        QVERIFY(file.contains("red"));
        QVERIFY(file.contains("telepathy"));
        QCOMPARE(store.byName(QStringLiteral("new")).error().code, ErrorCode::Corrupt);
        QVERIFY(store.remove(QStringLiteral("New")));
    }

    void aHostileFileIsAnErrorAndIsNotWrittenOver_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray("");
        QTest::newRow("no json") << QByteArray("{\"endpoints\": [");
        QTest::newRow("a list") << QByteArray("[]");
        QTest::newRow("binary") << QByteArray("\xff\x00\x01", 3);
        QTest::newRow("huge") << QByteArray((4 << 20) + 1, ' ');
    }

    void aHostileFileIsAnErrorAndIsNotWrittenOver()
    {
        QFETCH(QByteArray, bytes);
        write(bytes);
        EndpointStore store(path());
        QVERIFY(!store.list());
        QVERIFY(!store.add(endpoint(QStringLiteral("One"))));
        QCOMPARE(read(), bytes);
    }

    void whatCannotWorkIsRefused_data()
    {
        QTest::addColumn<std::function<void(llm::Endpoint&)>>("spoil");
        using Spoil = std::function<void(llm::Endpoint&)>;
        QTest::newRow("no name") << Spoil([](auto& e) { e.name.clear(); });
        QTest::newRow("two lines") << Spoil([](auto& e) { e.name = QStringLiteral("a\nb"); });
        QTest::newRow("plain http")
            << Spoil([](auto& e) { e.baseUrl = QUrl(QStringLiteral("http://example.org/v1")); });
        QTest::newRow("the key itself")
            << Spoil([](auto& e) { e.keyVariable = QStringLiteral("sk-abc123-def"); });
        QTest::newRow("no calls") << Spoil([](auto& e) { e.limits.concurrency = 0; });
        QTest::newRow("no time") << Spoil([](auto& e) { e.limits.timeoutMs = 10; });
        QTest::newRow("paid to ask") << Spoil([](auto& e) { e.prices.input = -1.0; });
        QTest::newRow("forged header")
            << Spoil([](auto& e) { e.anthropicVersion = QStringLiteral("1\r\nX: y"); });
    }

    void whatCannotWorkIsRefused()
    {
        QFETCH(std::function<void(llm::Endpoint&)>, spoil);
        llm::Endpoint spoilt = endpoint(QStringLiteral("One"));
        spoil(spoilt);
        EndpointStore store(path());
        const auto added = store.add(spoilt);
        QVERIFY(!added);
        QVERIFY(!added.error().what.isEmpty());
        QVERIFY(!QFile::exists(path()));
    }

    void theFolderIsTheUsersOrTheOneNamed()
    {
        qputenv("TANDEM_CONFIG_DIR", m_folder->path().toUtf8());
        QCOMPARE(EndpointStore().path(), m_folder->filePath(QStringLiteral("endpoints.json")));
        qunsetenv("TANDEM_CONFIG_DIR");
        QVERIFY(EndpointStore().path().endsWith(QLatin1String("/Tandem/endpoints.json")));
    }

    void aKeyComesFromTheVariableThatIsNamed()
    {
        EndpointKeys keys(std::make_unique<TestKeyring>(true));
        qunsetenv("MY_KEY");
        const auto missing = fetched(keys, endpoint(QStringLiteral("One")));
        QCOMPARE(missing.error().code, ErrorCode::NotFound);
        QVERIFY(missing.error().sentence().contains(QLatin1String("MY_KEY")));
        qputenv("MY_KEY", " abc \n");
        const auto found = fetched(keys, endpoint(QStringLiteral("One")));
        QCOMPARE(found->place, KeyPlace::Environment);
        QCOMPARE(found->key.reveal(), QStringLiteral("abc"));
        qunsetenv("MY_KEY");
    }

    void aKeyIsKeptInTheKeyring()
    {
        EndpointKeys keys(std::make_unique<TestKeyring>(true));
        llm::Endpoint one = endpoint(QStringLiteral("One"));
        one.keyVariable.clear();
        QCOMPARE(fetched(keys, one)->place, KeyPlace::None);
        QCOMPARE(kept(keys, one.name, QStringLiteral("abc"))->place, KeyPlace::Keyring);
        QCOMPARE(fetched(keys, one)->place, KeyPlace::Keyring);
        QCOMPARE(fetched(keys, one)->key.reveal(), QStringLiteral("abc"));
        QVERIFY(forgotten(keys, one.name));
        QCOMPARE(fetched(keys, one)->place, KeyPlace::None);
        QCOMPARE(
            kept(keys, one.name, QStringLiteral("a\nb")).error().code, ErrorCode::InvalidInput);
    }

    void withoutAKeyringAKeyLastsForTheSession()
    {
        EndpointKeys keys(std::make_unique<TestKeyring>(false));
        llm::Endpoint one = endpoint(QStringLiteral("One"));
        one.keyVariable.clear();
        const auto before = fetched(keys, one);
        QCOMPARE(before->place, KeyPlace::None);
        QVERIFY(!before->keyringTrouble.isEmpty());
        const auto end = kept(keys, one.name, QStringLiteral("abc"));
        QCOMPARE(end->place, KeyPlace::SessionOnly);
        QVERIFY(!end->keyringTrouble.isEmpty());
        QVERIFY(keyPlaceText(end->place).contains(QLatin1String("memory")));
        QCOMPARE(fetched(keys, one)->place, KeyPlace::SessionOnly);
        QVERIFY(forgotten(keys, one.name));
        QCOMPARE(fetched(keys, one)->place, KeyPlace::None);
    }

    void theDesktopsKeyringEndsEachJobOnce()
    {
        // There is none under the tests, or a locked or empty one: whatever it is, it says so.
        qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent");
        EndpointKeys keys;
        llm::Endpoint one = endpoint(QStringLiteral("One"));
        one.keyVariable.clear();
        const auto found = fetched(keys, one);
        QVERIFY(found);
        QCOMPARE(found->place, KeyPlace::None);
        QCOMPARE(kept(keys, one.name, QStringLiteral("abc"))->place, KeyPlace::SessionOnly);
        QCOMPARE(fetched(keys, one)->key.reveal(), QStringLiteral("abc"));
    }

    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

private:
    QString path() const { return m_folder->filePath(QStringLiteral("sub/endpoints.json")); }

    void write(const QByteArray& bytes)
    {
        QVERIFY(QDir().mkpath(m_folder->filePath(QStringLiteral("sub"))));
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }

    QByteArray read() const
    {
        QFile file(path());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

TANDEM_TEST(TestEndpoints, QCoreApplication)
#include "tst_endpoints.moc"
