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
class Desk
{
public:
    explicit Desk(bool hasKeyring = true)
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
        Desk desk;
        desk.open();
        QSignalSpy changed(desk.dialog.get(), &EndpointsDialog::endpointsChanged);
        QVERIFY(desk.find<QLineEdit>("endpointName")->hasFocus());
        desk.type("endpointName", QStringLiteral("Mine"));
        desk.type("endpointUrl", desk.server.url(llm::WireFormat::OpenAi).toString());
        desk.type("endpointKey", desk.server.key());
        desk.typeModel(QStringLiteral("small"));
        desk.type("endpointPriceInput", QStringLiteral("0.25"));
        QTest::keyClick(desk.find<QLineEdit>("endpointName"), Qt::Key_Return);
        QTRY_COMPARE(desk.kept.size(), 1U);
        QCOMPARE(desk.kept[QStringLiteral("Mine")].reveal(), desk.server.key());
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed.first().first().toString(), QStringLiteral("Mine"));
        const auto saved = desk.store.byName(QStringLiteral("Mine"));
        QVERIFY(saved);
        QCOMPARE(saved->model, QStringLiteral("small"));
        QCOMPARE(saved->prices.input, std::optional(0.25));
        QVERIFY(!saved->prices.output);
        QVERIFY(!desk.file().contains(desk.server.key().toUtf8()));
        QTRY_COMPARE(desk.where(), keyPlaceText(KeyPlace::Keyring));
        QVERIFY(desk.find<QLineEdit>("endpointKey")->text().isEmpty());
        QVERIFY(!desk.find<QPushButton>("endpointSave")->isEnabled());
    }

    void onlyWhatEveryEndpointNeedsIsInSightAtFirst()
    {
        Desk desk;
        desk.open();
        for (const char* name :
            {"endpointName", "endpointUrl", "endpointKeyPlace", "endpointModel", "endpointMore"})
            QVERIFY2(desk.find<QWidget>(name)->isVisible(), name);
        const QStringList rest{QStringLiteral("endpointApi"), QStringLiteral("endpointPriceInput"),
            QStringLiteral("endpointConcurrency"), QStringLiteral("endpointStructuredOutput")};
        for (const QString& name : rest)
            QVERIFY2(!desk.dialog->findChild<QWidget*>(name)->isVisible(), qPrintable(name));
        auto* more = desk.find<QToolButton>("endpointMore");
        more->setFocus(Qt::TabFocusReason);
        QTest::keyClick(more, Qt::Key_Space);
        for (const QString& name : rest)
            QVERIFY2(desk.dialog->findChild<QWidget*>(name)->isVisible(), qPrintable(name));
    }

    void anUnusualValueUnfoldsTheRest()
    {
        Desk desk;
        llm::Endpoint priced = desk.server.endpoint(llm::WireFormat::OpenAi);
        priced.limits = {};
        priced.name = QStringLiteral("a");
        llm::Endpoint plain = priced;
        plain.name = QStringLiteral("b");
        plain.prices = {};
        priced.prices.input = 0.15;
        QVERIFY(desk.store.add(priced) && desk.store.add(plain));
        desk.open();
        QVERIFY(desk.find<QWidget>("endpointPriceInput")->isVisible());
        desk.click(1);
        QVERIFY(!desk.find<QWidget>("endpointPriceInput")->isVisible());
    }

    void whoseServerItIsSaysTheFormat()
    {
        Desk desk;
        desk.open();
        desk.type("endpointUrl", QStringLiteral("https://api.anthropic.com/v1"));
        auto* format = desk.find<QComboBox>("endpointApi");
        QCOMPARE(format->currentData().toString(), QStringLiteral("anthropic"));
        QVERIFY(format->isVisible());
    }

    void withoutAKeyringItIsSaidThatTheKeyIsKeptForThisSessionAlone()
    {
        Desk desk(false);
        desk.add(QStringLiteral("Mine"));
        desk.open();
        desk.type("endpointKey", desk.server.key());
        desk.press("endpointSave");
        QTRY_VERIFY(desk.message().startsWith(keyPlaceText(KeyPlace::SessionOnly)));
        QTRY_COMPARE(desk.where(), keyPlaceText(KeyPlace::SessionOnly));
        QVERIFY(desk.kept.empty());
        QVERIFY(!desk.file().contains(desk.server.key().toUtf8()));
    }

    void theKeyCanStandInAnEnvironmentVariable()
    {
        Desk desk;
        desk.add(QStringLiteral("Mine"));
        desk.open();
        desk.find<QComboBox>("endpointKeyPlace")->setFocus();
        QTest::keyClick(desk.find<QComboBox>("endpointKeyPlace"), Qt::Key_Down);
        desk.type("endpointKeyVariable", QStringLiteral("TANDEM_TEST_KEY"));
        desk.press("endpointTest");
        QTRY_VERIFY(desk.isSaidAtTheEnd());
        QVERIFY2(
            desk.result().contains(QStringLiteral("TANDEM_TEST_KEY")), qPrintable(desk.result()));
        qputenv("TANDEM_TEST_KEY", desk.server.key().toUtf8());
        desk.press("endpointSave");
        QTRY_COMPARE(desk.where(), keyPlaceText(KeyPlace::Environment));
        QCOMPARE(desk.store.byName(QStringLiteral("Mine"))->keyVariable,
            QStringLiteral("TANDEM_TEST_KEY"));
        qunsetenv("TANDEM_TEST_KEY");
    }

    void aTestOfTheConnectionSaysThatItWorks()
    {
        Desk desk;
        desk.server.setResponder(
            [](const llm::LlmQuestion&) { return QStringLiteral("{\"ready\": true}"); });
        desk.add(QStringLiteral("Mine"));
        desk.open();
        desk.type("endpointKey", desk.server.key());
        desk.press("endpointTest");
        QVERIFY(desk.find<QPushButton>("endpointTestCancel")->isVisible());
        QTRY_VERIFY(desk.isSaidAtTheEnd());
        QVERIFY2(
            desk.result().startsWith(QStringLiteral("Connected: ")), qPrintable(desk.result()));
        QVERIFY(desk.steps().contains(QStringLiteral("Using the key that you entered.")));
        QVERIFY(!desk.find<QPushButton>("endpointTestCancel")->isVisible());
        // What was typed is not kept by a test.
        QVERIFY(desk.kept.empty());
        QCOMPARE(desk.find<QComboBox>("endpointModel")->count(), 2);
    }

    void aTestOfTheConnectionSaysWhatIsWrong()
    {
        Desk desk;
        desk.add(QStringLiteral("Mine"));
        desk.open();
        desk.type("endpointKey", QStringLiteral("wrong-key"));
        desk.press("endpointTest");
        QTRY_VERIFY(desk.isSaidAtTheEnd());
        QVERIFY2(desk.result().contains(QStringLiteral("key"), Qt::CaseInsensitive),
            qPrintable(desk.result()));
        QVERIFY(!desk.result().contains(QStringLiteral("wrong-key")));
        desk.type("endpointUrl", QStringLiteral("http://example.org/v1"));
        desk.press("endpointTest");
        QTRY_VERIFY2(desk.result().contains(QStringLiteral("https")), qPrintable(desk.result()));
    }

    void aTestThatHangsIsCancelled()
    {
        Desk desk;
        desk.server.failNext({llm::LlmFault::Kind::Hang}, 5);
        desk.add(QStringLiteral("Mine"));
        desk.open();
        desk.type("endpointKey", desk.server.key());
        desk.press("endpointTest");
        QTRY_COMPARE(desk.server.calls().size(), 1);
        QVERIFY(desk.find<QPushButton>("endpointTestCancel")->hasFocus());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QVERIFY(desk.steps().endsWith(QStringLiteral("Cancelled.")));
        QVERIFY(desk.find<QPushButton>("endpointTest")->isEnabled());
        QVERIFY(!desk.isSaidAtTheEnd());
        QTRY_COMPARE(desk.gateway.load(QStringLiteral("Mine")).running, 0);
    }

    void theListOfModelsIsFetched()
    {
        Desk desk;
        desk.add(QStringLiteral("Mine"));
        desk.kept[QStringLiteral("Mine")] = Secret(desk.server.key());
        desk.open();
        desk.press("endpointFetchModels");
        auto* model = desk.find<QComboBox>("endpointModel");
        QTRY_COMPARE(model->count(), 2);
        QCOMPARE(model->currentText(), QStringLiteral("small"));
        desk.press("endpointSave");
        QCOMPARE(desk.store.byName(QStringLiteral("Mine"))->models,
            QStringList({QStringLiteral("small"), QStringLiteral("large")}));
    }

    void aRenamedEndpointTakesItsKeyAlong()
    {
        Desk desk;
        desk.add(QStringLiteral("Mine"));
        desk.kept[QStringLiteral("Mine")] = Secret(desk.server.key());
        desk.open();
        desk.type("endpointName", QStringLiteral("Ours"));
        desk.press("endpointSave");
        QTRY_VERIFY(desk.kept.count(QStringLiteral("Ours")) == 1 &&
                    desk.kept.count(QStringLiteral("Mine")) == 0);
        QCOMPARE(desk.store.list()->size(), 1);
    }

    void removingAsksFirstAndTakesTheKeyAlong()
    {
        Desk desk;
        desk.add(QStringLiteral("Mine"));
        desk.kept[QStringLiteral("Mine")] = Secret(desk.server.key());
        desk.open();
        desk.press("endpointRemove");
        QCOMPARE(desk.store.list()->size(), 1);
        desk.agree();
        QCOMPARE(desk.store.list()->size(), 0);
        QTRY_VERIFY(desk.kept.empty());
        QVERIFY(desk.find<QLineEdit>("endpointName")->hasFocus());
    }

    void whatIsNotSavedIsNotLostByASlip()
    {
        Desk desk;
        desk.add(QStringLiteral("Mine"));
        desk.add(QStringLiteral("Yours"));
        desk.open();
        desk.type("endpointName", QStringLiteral("Changed"));
        auto* list = desk.find<QListView>("endpointList");
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Down);
        QCOMPARE(desk.find<QLineEdit>("endpointName")->text(), QStringLiteral("Changed"));
        QCOMPARE(list->currentIndex().row(), 0);
        desk.agree();
        QCOMPARE(desk.find<QLineEdit>("endpointName")->text(), QStringLiteral("Yours"));
        QCOMPARE(list->currentIndex().row(), 1);
        desk.type("endpointName", QStringLiteral("Changed"));
        QTest::keyClick(desk.dialog.get(), Qt::Key_Escape);
        QVERIFY(desk.dialog->isVisible());
        QTest::keyClick(desk.dialog.get(), Qt::Key_Escape);
        QVERIFY(!desk.dialog->isVisible());
    }

    void modelsThatATestFetchedAreNoChangeThatCouldBeLost()
    {
        Desk desk;
        desk.server.setResponder(
            [](const llm::LlmQuestion&) { return QStringLiteral("{\"ready\": true}"); });
        desk.add(QStringLiteral("Mine"));
        desk.add(QStringLiteral("Yours"));
        desk.kept[QStringLiteral("Mine")] = Secret(desk.server.key());
        desk.open();
        desk.press("endpointTest");
        QTRY_VERIFY(desk.isSaidAtTheEnd());
        QCOMPARE(desk.find<QComboBox>("endpointModel")->count(), 2);
        QVERIFY(desk.find<QPushButton>("endpointSave")->isEnabled());
        desk.click(1);
        QCOMPARE(desk.find<QLineEdit>("endpointName")->text(), QStringLiteral("Yours"));
        QVERIFY(!desk.find<MessageBar>("endpointsMessage")->isVisible());
    }

    void aRefusedClickLeavesTheListAtWhatTheFormShows()
    {
        Desk desk;
        desk.add(QStringLiteral("Mine"));
        desk.add(QStringLiteral("Yours"));
        desk.open();
        desk.type("endpointName", QStringLiteral("Changed"));
        desk.click(1);
        QVERIFY(desk.find<MessageBar>("endpointsMessage")->isVisible());
        auto* list = desk.find<QListView>("endpointList");
        const QModelIndex mine = list->model()->index(0, 0);
        QTRY_COMPARE(list->selectionModel()->selectedIndexes(), QModelIndexList{mine});
        QCOMPARE(list->currentIndex(), mine);
        QCOMPARE(desk.find<QLineEdit>("endpointName")->text(), QStringLiteral("Changed"));
    }

    void aMessageMovesNothingUnderTheMouse()
    {
        Desk desk;
        desk.add(QStringLiteral("Mine"));
        desk.open();
        const auto places = [&desk] {
            QList<QRect> places;
            for (const char* name : {"endpointList", "endpointName", "endpointTest",
                     "endpointRemove", "endpointSave"}) {
                auto* part = desk.find<QWidget>(name);
                places.append({part->mapTo(desk.dialog.get(), QPoint()), part->size()});
            }
            return places;
        };
        const QList<QRect> before = places();
        desk.press("endpointRemove");
        auto* bar = desk.find<MessageBar>("endpointsMessage");
        QTRY_VERIFY(bar->isVisible() && bar->height() > 0);
        QCoreApplication::sendPostedEvents();
        QCOMPARE(places(), before);
        const QRect shown(bar->mapTo(desk.dialog.get(), QPoint()), bar->size());
        QVERIFY(!shown.intersects(before.first()) && !shown.intersects(before.last()));
    }
};

TANDEM_TEST(TestEndpointsDialog, QApplication)
#include "tst_endpointsdialog.moc"
