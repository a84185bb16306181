#include "app/window/appearance.h"
#include "app/window/mainwindow.h"
#include "app/window/projectview.h"
#include "commandpair.h"
#include "llmserver.h"
#include "scriptedmodel.h"
#include "storage/repositories/roundrepository.h"
#include "storage/repositories/runrepository.h"
#include "storage/repositories/samplerepository.h"
#include "testmain.h"
#include "views/opinions/opinionscontroller.h"
#include "views/opinions/opinionsworkspace.h"
#include "views/runs/runcenter.h"
#include "views/session/projectsession.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QSettings>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;

/// A failure inside a step ends the test.
#define STEP(call)                                                                                 \
    do {                                                                                           \
        call;                                                                                      \
        if (QTest::currentTestFailed())                                                            \
            return;                                                                                \
    } while (false)

/// A pair makes a benchmark from raw articles to KGDS.json at the window, by keyboard, and it is
/// the one that the same decisions make on the command line.
class TestWholeBenchmark final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void aPairMakesABenchmarkByKeyboard();
    void theCommandLineMakesTheSameFile();
    void theFileReadsBackWithTheSameStatistics();

private:
    static constexpr int kSamples = 3;
    static constexpr int kLongMs = 60'000;

    QString file(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    Database& reader() { return m_window->session()->project().reader(); }
    Round round(int position, Step step);
    SampleRow shownSample(Step step);

    static void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    static void type(const QString& text);
    static void activate(QWidget* window);
    /// The dialog that is open gets the keyboard.
    void waitFor(const char* dialog);
    void waitUntilClosed();
    /// Goes to a field of the dialog and types over what stands in it.
    void fill(const char* field, const QString& text);
    bool isReady(const char* button);

    void importArticles();
    void addPeople();
    void sitDown(const QString& person);
    void assign(Step step);
    void showFirstSample();
    void label(const QString& person, Step step);
    void setUpEndpoint();
    void run(Qt::Key key);
    void writeOpinions(const QString& person);
    void writeUtterance();
    void checkOpinions(const QString& person);
    void settleOpinions();
    void exportBenchmark();

    QTemporaryDir m_folder;
    llm::LlmServer m_server;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<CommandPair> m_commands;
    QString m_project;
    QPointer<QDialog> m_dialog;
};

void TestWholeBenchmark::initTestCase()
{
    QVERIFY(m_server.isListening());
    m_server.setResponder(&scriptedModel);
    qputenv("TANDEM_TEST_KEY", m_server.key().toLatin1());
    for (const char* folder : {"window", "commands"})
        QVERIFY(QDir(m_folder.path()).mkpath(QLatin1String(folder)));
    qputenv("TANDEM_CONFIG_DIR", file("window").toLocal8Bit());
    m_project = file("window/gui.tandem");
    m_commands = std::make_unique<CommandPair>(file("commands"));
    m_settings = std::make_unique<QSettings>(file("settings.ini"), QSettings::IniFormat);
    Preferences preferences;
    preferences.language = QStringLiteral("en");
    preferences.theme = ThemeChoice::Light;
    m_appearance = std::make_unique<Appearance>(*qApp, preferences);
    m_window = std::make_unique<MainWindow>(*m_settings, *m_appearance,
        AskFile(nullptr, [](QWidget*, const FileQuestion&, const AskFile::Chosen& chosen) {
            chosen({CommandPair::articles()});
        }));
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestWholeBenchmark::cleanupTestCase()
{
    m_window.reset();
    m_appearance.reset();
}

Round TestWholeBenchmark::round(int position, Step step)
{
    const auto row = SampleRepository(reader()).rowAt(position, step);
    return row && row->round ? *row->round : Round();
}

SampleRow TestWholeBenchmark::shownSample(Step step)
{
    return SampleRepository(reader()).row(m_window->session()->currentSample(), step).value();
}

void TestWholeBenchmark::press(int key, Qt::KeyboardModifiers modifiers)
{
    QWidget* focus = QApplication::focusWidget();
    QTest::keyClick(focus ? focus : QApplication::activeWindow(), Qt::Key(key), modifiers);
}

void TestWholeBenchmark::type(const QString& text)
{
    QTest::keyClicks(QApplication::focusWidget(), text);
}

void TestWholeBenchmark::activate(QWidget* window)
{
    QVERIFY(QTest::qWaitForWindowExposed(window));
    window->activateWindow();
    // Not QTest::qWaitForWindowActive(): a dialog's parent passes for active with it.
    QTRY_COMPARE(QApplication::activeWindow(), window);
}

void TestWholeBenchmark::waitFor(const char* dialog)
{
    QDialog* open = nullptr;
    QTRY_VERIFY2(
        [&] {
            const auto all = m_window->findChildren<QDialog*>(QLatin1String(dialog));
            for (QDialog* one : all) {
                if (one->isVisible())
                    open = one;
            }
            return open != nullptr;
        }(),
        dialog);
    m_dialog = open;
    STEP(activate(m_dialog));
}

void TestWholeBenchmark::waitUntilClosed()
{
    QTRY_VERIFY_WITH_TIMEOUT(!m_dialog || !m_dialog->isVisible(), kLongMs);
    STEP(activate(m_window.get()));
}

void TestWholeBenchmark::fill(const char* field, const QString& text)
{
    auto* widget = m_dialog->findChild<QWidget*>(QLatin1String(field));
    QVERIFY2(widget, field);
    widget->setFocus();
    press(Qt::Key_A, Qt::ControlModifier);
    type(text);
}

bool TestWholeBenchmark::isReady(const char* button)
{
    const auto* found = m_dialog->findChild<QPushButton*>(QLatin1String(button));
    return found && found->isEnabled();
}

void TestWholeBenchmark::importArticles()
{
    press(Qt::Key_N, Qt::ControlModifier);
    STEP(waitFor("importDialog"));
    press(Qt::Key_F, Qt::AltModifier);
    const auto* inputs = m_dialog->findChild<QAbstractItemView*>(QStringLiteral("inputs"));
    QTRY_COMPARE(inputs->model()->rowCount(), 1);
    STEP(fill("targetPath", m_project));
    QTRY_VERIFY(isReady("startImport"));
    press(Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(m_window->session(), kLongMs);
    QCOMPARE(SampleRepository(reader()).count().value_or(0), kSamples);
}

void TestWholeBenchmark::addPeople()
{
    for (const QString& name : {ScriptedPair::lead(), ScriptedPair::a(), ScriptedPair::b()}) {
        STEP(waitFor("choosePersonDialog"));
        STEP(fill("choosePersonName", name));
        press(Qt::Key_Return);
        QTRY_COMPARE(m_window->session()->people().isEmpty()
                         ? QString()
                         : m_window->session()->people().last().name,
            name);
        QTRY_VERIFY(
            m_dialog->findChild<QLineEdit*>(QStringLiteral("choosePersonName"))->text().isEmpty());
    }
    press(Qt::Key_Return); // the lead is still chosen
    STEP(waitUntilClosed());
    QVERIFY(m_window->session()->isLead());
}

void TestWholeBenchmark::sitDown(const QString& person)
{
    press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    STEP(waitFor("choosePersonDialog"));
    type(person.left(1));
    press(Qt::Key_Return);
    STEP(waitUntilClosed());
    const ProjectSession& session = *m_window->session();
    QCOMPARE(session.person(session.currentPerson()).name, person);
}

void TestWholeBenchmark::assign(Step step)
{
    STEP(sitDown(ScriptedPair::lead()));
    press(Qt::Key_1, Qt::ControlModifier);
    auto* matrix = m_window->findChild<QTableView*>(QStringLiteral("sampleMatrix"));
    QVERIFY(matrix);
    QTRY_COMPARE(matrix->model()->rowCount(), kSamples);
    press(Qt::Key_Home, Qt::ControlModifier);
    press(Qt::Key_A, Qt::ControlModifier);
    press(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
    STEP(waitFor("assignDialog"));
    press(Qt::Key_S, Qt::AltModifier);
    press(Qt::Key_Home);
    for (int down = 0; down < int(step) - int(Step::Paragraphs); ++down)
        press(Qt::Key_Down);
    QVERIFY(isReady("assignAccept"));
    press(Qt::Key_Return);
    STEP(waitUntilClosed());
    for (int position = 1; position <= kSamples; ++position)
        QTRY_VERIFY(round(position, step).id.isValid());
}

void TestWholeBenchmark::showFirstSample()
{
    for (int up = 1; up < kSamples; ++up)
        press(Qt::Key_Up, Qt::ControlModifier);
    QTRY_COMPARE(shownSample(Step::Paragraphs).position, 1);
}

void TestWholeBenchmark::label(const QString& person, Step step)
{
    STEP(sitDown(person));
    press(Qt::Key_2, Qt::ControlModifier);
    press(step == Step::KeyFacts ? Qt::Key_F8 : Qt::Key_F7);
    STEP(showFirstSample());
    for (int position = 1; position <= kSamples; ++position) {
        QTRY_COMPARE(shownSample(step).position, position);
        const int items = shownSample(step).items;
        QVERIFY(items > 0);
        press(Qt::Key_A, Qt::AltModifier);
        press(Qt::Key_Home);
        for (int i = 1; i <= items; ++i) {
            const bool yes = step == Step::KeyFacts ? ScriptedPair::isKey(person, i)
                                                    : ScriptedPair::supports(person, position, i);
            press(yes ? Qt::Key_Y : Qt::Key_N);
        }
        press(Qt::Key_Return, Qt::ControlModifier);
        press(Qt::Key_Return);
        QTRY_VERIFY(round(position, step).hasSubmitted(m_window->session()->currentPerson()));
        press(Qt::Key_Down, Qt::ControlModifier);
    }
}

void TestWholeBenchmark::setUpEndpoint()
{
    press(Qt::Key_0, Qt::ControlModifier);
    press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    STEP(waitFor("endpointsDialog"));
    STEP(fill("endpointName", QStringLiteral("test")));
    STEP(fill("endpointUrl", m_server.url(llm::WireFormat::OpenAi).toString()));
    m_dialog->findChild<QWidget*>(QStringLiteral("endpointKeyPlace"))->setFocus();
    press(Qt::Key_Down);
    STEP(fill("endpointKeyVariable", QStringLiteral("TANDEM_TEST_KEY")));
    STEP(fill("endpointModel", QStringLiteral("small")));
    m_dialog->findChild<QWidget*>(QStringLiteral("endpointName"))->setFocus();
    press(Qt::Key_Return);
    QTRY_VERIFY(!isReady("endpointSave"));
    press(Qt::Key_Escape);
    STEP(waitUntilClosed());
}

/// Starts what the key asks for, as the dialog proposes it, and waits for its end.
void TestWholeBenchmark::run(Qt::Key key)
{
    press(Qt::Key_0, Qt::ControlModifier);
    const auto before = RunRepository(reader()).list().value().size();
    // Whether the next run may begin is known to the command a moment after the window knows.
    const auto* command = m_window->findChild<QAction*>(
        key == Qt::Key_D ? QStringLiteral("runDecompose") : QStringLiteral("runMask"));
    QVERIFY(command);
    QTRY_VERIFY(command->isEnabled());
    press(Qt::Key_D, key == Qt::Key_D ? Qt::KeyboardModifiers(Qt::ControlModifier)
                                      : Qt::ControlModifier | Qt::ShiftModifier);
    STEP(waitFor("startRunDialog"));
    QTRY_VERIFY(isReady("startRunBegin") &&
                !m_dialog->findChild<QLabel*>(QStringLiteral("startRunCost"))->text().isEmpty());
    press(Qt::Key_Return);
    STEP(waitUntilClosed());
    QTRY_COMPARE(RunRepository(reader()).list().value().size(), before + 1);
    QTRY_COMPARE_WITH_TIMEOUT(
        RunRepository(reader()).list().value().first().state, RunState::Ended, kLongMs);
    QCOMPARE(RunRepository(reader()).list().value().first().tasks.failed, 0);
    // The end is on disk a moment before the window knows that the next run may begin.
    QTRY_VERIFY(!m_window->view()->runs().activeRun().isValid());
}

void TestWholeBenchmark::writeUtterance()
{
    // Which utterance it is stands above it: "participant · utterance 2 of 5".
    const auto* page = m_window->findChild<QWidget*>(QStringLiteral("writingPage"));
    const QString title = page->findChild<QLabel*>(QStringLiteral("utteranceTitle"))->text();
    const int place = m_window->findChild<OpinionsWorkspace*>()->controller().utterance();
    const QString text = ScriptedPair::opinion(title.section(u'·', 0, 0).trimmed(), place);
    press(Qt::Key_U, Qt::AltModifier);
    press(Qt::Key_O);
    press(Qt::Key_C, Qt::AltModifier);
    press(Qt::Key_A, Qt::ControlModifier);
    type(text);
    press(Qt::Key_T, Qt::AltModifier);
    press(Qt::Key_A, Qt::ControlModifier);
    type(text);
}

void TestWholeBenchmark::writeOpinions(const QString& person)
{
    STEP(sitDown(person));
    press(Qt::Key_4, Qt::ControlModifier);
    STEP(showFirstSample());
    for (int position = 1; position <= kSamples; ++position) {
        QTRY_COMPARE(shownSample(Step::Opinions).position, position);
        OpinionsController& controller = m_window->findChild<OpinionsWorkspace*>()->controller();
        const auto own = controller.sheet().placesOf(m_window->session()->currentPerson());
        QVERIFY(!own.isEmpty());
        for (qsizetype i = 0; i < own.size(); ++i) {
            writeUtterance();
            press(Qt::Key_PageDown, Qt::ControlModifier);
        }
        press(Qt::Key_Return, Qt::ControlModifier);
        press(Qt::Key_Return);
        QTRY_VERIFY(
            round(position, Step::Opinions).hasSubmitted(m_window->session()->currentPerson()));
        press(Qt::Key_Down, Qt::ControlModifier);
    }
}

void TestWholeBenchmark::checkOpinions(const QString& person)
{
    STEP(sitDown(person));
    press(Qt::Key_4, Qt::ControlModifier);
    STEP(showFirstSample());
    const OpinionsController& controller = m_window->findChild<OpinionsWorkspace*>()->controller();
    for (int position = 1; position <= kSamples; ++position) {
        QTRY_COMPARE(shownSample(Step::Opinions).position, position);
        QVERIFY(controller.waitingCount() > 0);
        press(Qt::Key_J, Qt::ControlModifier);
        while (const int waiting = controller.waitingCount()) {
            press(Qt::Key_Y);
            QTRY_VERIFY(controller.waitingCount() < waiting);
        }
        press(Qt::Key_Down, Qt::ControlModifier);
    }
}

void TestWholeBenchmark::settleOpinions()
{
    STEP(showFirstSample());
    for (int position = 1; position <= kSamples; ++position) {
        QTRY_COMPARE(shownSample(Step::Opinions).position, position);
        press(Qt::Key_S, Qt::ControlModifier);
        press(Qt::Key_Return);
        QTRY_COMPARE(round(position, Step::Opinions).state(), RoundState::Settled);
        press(Qt::Key_Down, Qt::ControlModifier);
    }
}

void TestWholeBenchmark::exportBenchmark()
{
    press(Qt::Key_E, Qt::ControlModifier);
    STEP(waitFor("exportDialog"));
    STEP(fill("exportPath", file("gui.json")));
    QVERIFY(isReady("startExport"));
    press(Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(QFileInfo::exists(file("gui.json")), kLongMs);
    QTRY_VERIFY(isReady("startExport"));
    press(Qt::Key_Escape);
    STEP(waitUntilClosed());
}

void TestWholeBenchmark::aPairMakesABenchmarkByKeyboard()
{
    STEP(importArticles());
    STEP(addPeople());
    STEP(assign(Step::Paragraphs));
    STEP(label(ScriptedPair::a(), Step::Paragraphs));
    STEP(label(ScriptedPair::b(), Step::Paragraphs));
    STEP(sitDown(ScriptedPair::lead()));
    STEP(setUpEndpoint());
    STEP(run(Qt::Key_D));
    STEP(run(Qt::Key_M));
    STEP(assign(Step::KeyFacts));
    STEP(label(ScriptedPair::a(), Step::KeyFacts));
    STEP(label(ScriptedPair::b(), Step::KeyFacts));
    STEP(assign(Step::Opinions));
    STEP(writeOpinions(ScriptedPair::a()));
    STEP(writeOpinions(ScriptedPair::b()));
    STEP(checkOpinions(ScriptedPair::a()));
    STEP(checkOpinions(ScriptedPair::b()));
    STEP(settleOpinions());
    STEP(exportBenchmark());
    m_window->close();
}

void TestWholeBenchmark::theCommandLineMakesTheSameFile()
{
    qputenv("TANDEM_CONFIG_DIR", file("commands").toLocal8Bit());
    m_commands->makeBenchmark(m_server.url(llm::WireFormat::OpenAi).toString());
    m_commands->run({QStringLiteral("export"), m_commands->project(), file("cli.json")});
    QVERIFY(m_commands->ok());
    const auto read = [this](const char* name) {
        QFile in(file(name));
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    };
    QVERIFY(read("gui.json").size() > 1000);
    QCOMPARE(read("gui.json"), read("cli.json"));
}

void TestWholeBenchmark::theFileReadsBackWithTheSameStatistics()
{
    const QString again = file("again.tandem");
    m_commands->run({QStringLiteral("import"), file("gui.json"), again});
    const QJsonObject made = m_commands->statistics(m_project);
    QVERIFY(CommandPair::count(made, "supporting_facts", "key") > 0);
    QVERIFY(CommandPair::count(
                made.value(QLatin1String("nonsupporting_facts")).toObject(), "masked", "all") > 0);
    QVERIFY(CommandPair::count(made, "opinions", "all") > 0);
    QCOMPARE(m_commands->statistics(again), made);
    QCOMPARE(m_commands->statistics(m_commands->project()), made);
    m_commands->run({QStringLiteral("check"), m_project});
    QVERIFY(m_commands->ok());
}

TANDEM_TEST(TestWholeBenchmark, QApplication)
#include "tst_wholebenchmark.moc"
