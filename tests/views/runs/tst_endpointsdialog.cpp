#include "views/runs/endpointsdialog.h"

#include "llmserver.h"
#include "memorykeyring.h"
#include "storage/endpoints/endpointkeys.h"
#include "storage/endpoints/endpointstore.h"
#include "storage/llm/gateway.h"
#include "testmain.h"
#include "ui/icons.h"
#include "ui/messagebar.h"
#include "windowundertest.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace tandem;

namespace {

/// Somebody at the dialog, with a server on this machine.
class Setup
{
public:
    explicit Setup(bool hasKeyring = true)
        : keys(std::make_unique<MemoryKeyring>(kept, hasKeyring))
        , store(folder.filePath(QStringLiteral("endpoints.json")))
    {
    }

    void open()
    {
        dialog = std::make_unique<EndpointsDialog>(store, keys, gateway);
        for (auto* model : dialog->findChildren<QAbstractItemModel*>())
            new QAbstractItemModelTester(
                model, QAbstractItemModelTester::FailureReportingMode::QtTest, model);
        dialog->open();
        activate(dialog.get());
    }
    llm::Endpoint add(const QString& name)
    {
        llm::Endpoint endpoint = server.endpoint(llm::WireFormat::OpenAi);
        endpoint.name = name;
        if (!store.add(endpoint))
            qFatal("cannot add the endpoint");
        return endpoint;
    }

    template <typename T>
    T* find(const char* name)
    {
        return partOf<T>(dialog.get(), name);
    }
    void press(const char* button)
    {
        auto* widget = find<QPushButton>(button);
        widget->setFocus();
        QTest::keyClick(widget, Qt::Key_Space);
    }
    void type(const char* name, const QString& text)
    {
        auto* edit = find<QLineEdit>(name);
        edit->setFocus();
        edit->selectAll();
        QTest::keyClick(edit, Qt::Key_Delete);
        QTest::keyClicks(edit, text);
    }
    void typeModel(const QString& text)
    {
        auto* model = find<QComboBox>("endpointModel");
        model->setFocus();
        model->lineEdit()->selectAll();
        QTest::keyClicks(model->lineEdit(), text);
    }
    /// Agrees to what is asked in the bar, by keyboard.
    void agree()
    {
        QVERIFY(find<MessageBar>("endpointsMessage")->isVisible());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    }
    /// Clicks an endpoint of the list.
    void click(int row)
    {
        auto* list = find<QListView>("endpointList");
        const QPoint there = list->visualRect(list->model()->index(row, 0)).center();
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, there);
    }
    QString message() { return find<MessageBar>("endpointsMessage")->text(); }
    QString result() { return find<MessageBar>("endpointTestResult")->text(); }
    bool isSaidAtTheEnd() { return find<MessageBar>("endpointTestResult")->isVisible(); }
    QString steps() { return find<QLabel>("endpointTestSteps")->text(); }
    QString where() { return find<QLabel>("endpointKeyWhere")->text(); }
    QByteArray file() const
    {
        QFile file(store.path());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    QTemporaryDir folder;
    llm::LlmServer server;
    std::map<QString, Secret> kept;
    EndpointKeys keys;
    EndpointStore store;
    llm::Gateway gateway;
    std::unique_ptr<EndpointsDialog> dialog;
};

} // namespace

/// The dialog in which endpoints are set up and tried.
class TestEndpointsDialog final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { setIconRoot(QStringLiteral(TANDEM_RESOURCES "/icons")); }

    void anEndpointIsAddedByKeyboardAndItsKeyKeptInTheKeyringAlone()
    {
        Setup setup;
        setup.open();
        QSignalSpy changed(setup.dialog.get(), &EndpointsDialog::endpointsChanged);
        QVERIFY(setup.find<QLineEdit>("endpointName")->hasFocus());
        setup.type("endpointName", QStringLiteral("Mine"));
        setup.type("endpointUrl", setup.server.url(llm::WireFormat::OpenAi).toString());
        setup.type("endpointKey", setup.server.key());
        setup.typeModel(QStringLiteral("small"));
        setup.type("endpointPriceInput", QStringLiteral("0.25"));
        QTest::keyClick(setup.find<QLineEdit>("endpointName"), Qt::Key_Return);
        QTRY_COMPARE(setup.kept.size(), 1U);
        QCOMPARE(setup.kept[QStringLiteral("Mine")].reveal(), setup.server.key());
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed.first().first().toString(), QStringLiteral("Mine"));
        const auto saved = setup.store.byName(QStringLiteral("Mine"));
        QVERIFY(saved);
        QCOMPARE(saved->model, QStringLiteral("small"));
        QCOMPARE(saved->prices.input, std::optional(0.25));
        QVERIFY(!saved->prices.output);
        QVERIFY(!setup.file().contains(setup.server.key().toUtf8()));
        QTRY_COMPARE(setup.where(), keyPlaceText(KeyPlace::Keyring));
        QVERIFY(setup.find<QLineEdit>("endpointKey")->text().isEmpty());
        QVERIFY(!setup.find<QPushButton>("endpointSave")->isEnabled());
    }

    void onlyWhatEveryEndpointNeedsIsInSightAtFirst()
    {
        Setup setup;
        setup.open();
        for (const char* name :
            {"endpointName", "endpointUrl", "endpointKeyPlace", "endpointModel", "endpointMore"})
            QVERIFY2(setup.find<QWidget>(name)->isVisible(), name);
        const QStringList rest{QStringLiteral("endpointApi"), QStringLiteral("endpointPriceInput"),
            QStringLiteral("endpointConcurrency"), QStringLiteral("endpointStructuredOutput")};
        for (const QString& name : rest)
            QVERIFY2(!setup.dialog->findChild<QWidget*>(name)->isVisible(), qPrintable(name));
        auto* more = setup.find<QToolButton>("endpointMore");
        more->setFocus(Qt::TabFocusReason);
        QTest::keyClick(more, Qt::Key_Space);
        for (const QString& name : rest)
            QVERIFY2(setup.dialog->findChild<QWidget*>(name)->isVisible(), qPrintable(name));
    }

    void anUnusualValueUnfoldsTheRest()
    {
        Setup setup;
        llm::Endpoint priced = setup.server.endpoint(llm::WireFormat::OpenAi);
        priced.limits = {};
        priced.name = QStringLiteral("a");
        llm::Endpoint plain = priced;
        plain.name = QStringLiteral("b");
        plain.prices = {};
        priced.prices.input = 0.15;
        QVERIFY(setup.store.add(priced) && setup.store.add(plain));
        setup.open();
        QVERIFY(setup.find<QWidget>("endpointPriceInput")->isVisible());
        setup.click(1);
        QVERIFY(!setup.find<QWidget>("endpointPriceInput")->isVisible());
    }

    void whoseServerItIsSaysTheFormat()
    {
        Setup setup;
        setup.open();
        setup.type("endpointUrl", QStringLiteral("https://api.anthropic.com/v1"));
        auto* format = setup.find<QComboBox>("endpointApi");
        QCOMPARE(format->currentData().toString(), QStringLiteral("anthropic"));
        QVERIFY(format->isVisible());
    }

    void withoutAKeyringItIsSaidThatTheKeyIsKeptForThisSessionAlone()
    {
        Setup setup(false);
        setup.add(QStringLiteral("Mine"));
        setup.open();
        // What could not be asked is not said to have no key.
        QTRY_COMPARE(setup.where(), QStringLiteral("There is no keyring here."));
        setup.type("endpointKey", setup.server.key());
        setup.press("endpointSave");
        QTRY_VERIFY(setup.message().startsWith(keyPlaceText(KeyPlace::SessionOnly)));
        QTRY_COMPARE(setup.where(), keyPlaceText(KeyPlace::SessionOnly));
        QVERIFY(setup.kept.empty());
        QVERIFY(!setup.file().contains(setup.server.key().toUtf8()));
    }

    void theKeyCanStandInAnEnvironmentVariable()
    {
        Setup setup;
        setup.add(QStringLiteral("Mine"));
        setup.open();
        setup.find<QComboBox>("endpointKeyPlace")->setFocus();
        QTest::keyClick(setup.find<QComboBox>("endpointKeyPlace"), Qt::Key_Down);
        setup.type("endpointKeyVariable", QStringLiteral("TANDEM_TEST_KEY"));
        setup.press("endpointTest");
        QTRY_VERIFY(setup.isSaidAtTheEnd());
        QVERIFY2(
            setup.result().contains(QStringLiteral("TANDEM_TEST_KEY")), qPrintable(setup.result()));
        qputenv("TANDEM_TEST_KEY", setup.server.key().toUtf8());
        setup.press("endpointSave");
        QTRY_COMPARE(setup.where(), keyPlaceText(KeyPlace::Environment));
        QCOMPARE(setup.store.byName(QStringLiteral("Mine"))->keyVariable,
            QStringLiteral("TANDEM_TEST_KEY"));
        qunsetenv("TANDEM_TEST_KEY");
    }

    void aTestOfTheConnectionSaysThatItWorks()
    {
        Setup setup;
        setup.server.setResponder(
            [](const llm::LlmQuestion&) { return QStringLiteral("{\"ready\": true}"); });
        setup.add(QStringLiteral("Mine"));
        setup.open();
        setup.type("endpointKey", setup.server.key());
        setup.press("endpointTest");
        QVERIFY(setup.find<QPushButton>("endpointTestCancel")->isVisible());
        QTRY_VERIFY(setup.isSaidAtTheEnd());
        QVERIFY2(
            setup.result().startsWith(QStringLiteral("Connected: ")), qPrintable(setup.result()));
        QVERIFY(setup.steps().contains(QStringLiteral("Using the key that you entered.")));
        QVERIFY(!setup.find<QPushButton>("endpointTestCancel")->isVisible());
        // What was typed is not kept by a test.
        QVERIFY(setup.kept.empty());
        QCOMPARE(setup.find<QComboBox>("endpointModel")->count(), 2);
    }

    void aTestOfTheConnectionSaysWhatIsWrong()
    {
        Setup setup;
        setup.add(QStringLiteral("Mine"));
        setup.open();
        setup.type("endpointKey", QStringLiteral("wrong-key"));
        setup.press("endpointTest");
        QTRY_VERIFY(setup.isSaidAtTheEnd());
        QVERIFY2(setup.result().contains(QStringLiteral("key"), Qt::CaseInsensitive),
            qPrintable(setup.result()));
        QVERIFY(!setup.result().contains(QStringLiteral("wrong-key")));
        setup.type("endpointUrl", QStringLiteral("http://example.org/v1"));
        setup.press("endpointTest");
        QTRY_VERIFY2(setup.result().contains(QStringLiteral("https")), qPrintable(setup.result()));
    }

    void aTestThatHangsIsCancelled()
    {
        Setup setup;
        setup.server.failNext({llm::LlmFault::Kind::Hang}, 5);
        setup.add(QStringLiteral("Mine"));
        setup.open();
        setup.type("endpointKey", setup.server.key());
        setup.press("endpointTest");
        QTRY_COMPARE(setup.server.calls().size(), 1);
        QVERIFY(setup.find<QPushButton>("endpointTestCancel")->hasFocus());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QVERIFY(setup.steps().endsWith(QStringLiteral("Cancelled.")));
        QVERIFY(setup.find<QPushButton>("endpointTest")->isEnabled());
        QVERIFY(!setup.isSaidAtTheEnd());
        QTRY_COMPARE(setup.gateway.load(QStringLiteral("Mine")).running, 0);
    }

    void theListOfModelsIsFetched()
    {
        Setup setup;
        setup.add(QStringLiteral("Mine"));
        setup.kept[QStringLiteral("Mine")] = Secret(setup.server.key());
        setup.open();
        setup.press("endpointFetchModels");
        auto* model = setup.find<QComboBox>("endpointModel");
        QTRY_COMPARE(model->count(), 2);
        QCOMPARE(model->currentText(), QStringLiteral("small"));
        setup.press("endpointSave");
        QCOMPARE(setup.store.byName(QStringLiteral("Mine"))->models,
            QStringList({QStringLiteral("small"), QStringLiteral("large")}));
    }

    void aRenamedEndpointTakesItsKeyAlong()
    {
        Setup setup;
        setup.add(QStringLiteral("Mine"));
        setup.kept[QStringLiteral("Mine")] = Secret(setup.server.key());
        setup.open();
        setup.type("endpointName", QStringLiteral("Ours"));
        setup.press("endpointSave");
        QTRY_VERIFY(setup.kept.count(QStringLiteral("Ours")) == 1 &&
                    setup.kept.count(QStringLiteral("Mine")) == 0);
        QCOMPARE(setup.store.list()->size(), 1);
    }

    void removingAsksFirstAndTakesTheKeyAlong()
    {
        Setup setup;
        setup.add(QStringLiteral("Mine"));
        setup.kept[QStringLiteral("Mine")] = Secret(setup.server.key());
        setup.open();
        setup.press("endpointRemove");
        QCOMPARE(setup.store.list()->size(), 1);
        setup.agree();
        QCOMPARE(setup.store.list()->size(), 0);
        QTRY_VERIFY(setup.kept.empty());
        QVERIFY(setup.find<QLineEdit>("endpointName")->hasFocus());
    }

    void whatIsNotSavedIsNotLostByASlip()
    {
        Setup setup;
        setup.add(QStringLiteral("Mine"));
        setup.add(QStringLiteral("Yours"));
        setup.open();
        setup.type("endpointName", QStringLiteral("Changed"));
        auto* list = setup.find<QListView>("endpointList");
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Down);
        QCOMPARE(setup.find<QLineEdit>("endpointName")->text(), QStringLiteral("Changed"));
        QCOMPARE(list->currentIndex().row(), 0);
        setup.agree();
        QCOMPARE(setup.find<QLineEdit>("endpointName")->text(), QStringLiteral("Yours"));
        QCOMPARE(list->currentIndex().row(), 1);
        setup.type("endpointName", QStringLiteral("Changed"));
        QTest::keyClick(setup.dialog.get(), Qt::Key_Escape);
        QVERIFY(setup.dialog->isVisible());
        QTest::keyClick(setup.dialog.get(), Qt::Key_Escape);
        QVERIFY(!setup.dialog->isVisible());
    }

    void modelsThatATestFetchedAreNoChangeThatCouldBeLost()
    {
        Setup setup;
        setup.server.setResponder(
            [](const llm::LlmQuestion&) { return QStringLiteral("{\"ready\": true}"); });
        setup.add(QStringLiteral("Mine"));
        setup.add(QStringLiteral("Yours"));
        setup.kept[QStringLiteral("Mine")] = Secret(setup.server.key());
        setup.open();
        setup.press("endpointTest");
        QTRY_VERIFY(setup.isSaidAtTheEnd());
        QCOMPARE(setup.find<QComboBox>("endpointModel")->count(), 2);
        QVERIFY(setup.find<QPushButton>("endpointSave")->isEnabled());
        setup.click(1);
        QCOMPARE(setup.find<QLineEdit>("endpointName")->text(), QStringLiteral("Yours"));
        QVERIFY(!setup.find<MessageBar>("endpointsMessage")->isVisible());
    }

    void aRefusedClickLeavesTheListAtWhatTheFormShows()
    {
        Setup setup;
        setup.add(QStringLiteral("Mine"));
        setup.add(QStringLiteral("Yours"));
        setup.open();
        setup.type("endpointName", QStringLiteral("Changed"));
        setup.click(1);
        QVERIFY(setup.find<MessageBar>("endpointsMessage")->isVisible());
        auto* list = setup.find<QListView>("endpointList");
        const QModelIndex mine = list->model()->index(0, 0);
        QTRY_COMPARE(list->selectionModel()->selectedIndexes(), QModelIndexList{mine});
        QCOMPARE(list->currentIndex(), mine);
        QCOMPARE(setup.find<QLineEdit>("endpointName")->text(), QStringLiteral("Changed"));
    }

    void aMessageMovesNothingUnderTheMouse()
    {
        Setup setup;
        setup.add(QStringLiteral("Mine"));
        setup.open();
        const auto places = [&setup] {
            QList<QRect> places;
            for (const char* name : {"endpointList", "endpointName", "endpointTest",
                     "endpointRemove", "endpointSave"}) {
                auto* part = setup.find<QWidget>(name);
                places.append({part->mapTo(setup.dialog.get(), QPoint()), part->size()});
            }
            return places;
        };
        const QList<QRect> before = places();
        setup.press("endpointRemove");
        auto* bar = setup.find<MessageBar>("endpointsMessage");
        QTRY_VERIFY(bar->isVisible() && bar->height() > 0);
        QCoreApplication::sendPostedEvents();
        QCOMPARE(places(), before);
        const QRect shown(bar->mapTo(setup.dialog.get(), QPoint()), bar->size());
        QVERIFY(!shown.intersects(before.first()) && !shown.intersects(before.last()));
    }
};

TANDEM_TEST(TestEndpointsDialog, QApplication)
#include "tst_endpointsdialog.moc"
