#include "views/metrics/persevalpage.h"

#include "models/perseval/distancejob.h"
#include "models/perseval/leaderboard.h"
#include "models/results/spelling.h"
#include "projectfixture.h"
#include "storage/formats/personalizedreader.h"
#include "testmain.h"
#include "ui/chartview.h"
#include "ui/messagebar.h"
#include "ui/screen/command.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/segmentswitch.h"
#include "views/metrics/metricsworkspace.h"
#include "views/metrics/persevalcontroller.h"
#include "views/metrics/persevaldrilldown.h"
#include "views/metrics/persevaltables.h"
#include "views/session/projectsession.h"
#include "views/session/resultoutput.h"
#include "windowundertest.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QDropEvent>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSet>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

using namespace tandem;
using Level = PersevalDrillDown::Level;

namespace {

QString samplePath()
{
    return QStringLiteral(TANDEM_RESOURCES "/sample/personalized.jsonl");
}

/// What models/perseval makes of a file, on its own.
perseval::Evaluation evaluated(
    const QString& path, const QString& distance, const perseval::Parameters& parameters = {})
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read the sample");
    PersonalizedReader reader(file, path);
    perseval::DistanceOptions options;
    options.distance = *perseval::distanceOfKey(distance);
    const auto table = perseval::computeDistances([&] { return reader.next(); }, options);
    if (!table)
        qFatal("%s", qPrintable(table.error().sentence()));
    return perseval::evaluate(*table, parameters);
}

class Screen
{
public:
    Screen()
        : fixture(0)
    {
        session = std::make_unique<ProjectSession>(fixture.open());
        const AskFile files(
            nullptr, [this](QWidget*, const FileQuestion& question, const AskFile::Chosen& chosen) {
                chosen({question.kind == FileQuestion::Kind::Open ? toRead : toWrite});
            });
        workspace = std::make_unique<MetricsWorkspace>(*session, files);
        output = workspace->findChild<ResultOutput*>();
        page = workspace->findChild<PersevalPage*>();
        page->setSample(samplePath());
        workspace->showPage(MetricsWorkspace::Page::Personalization);
        showActive(workspace.get(), {1180, 780});
        page->setFocus();
    }

    template <typename T>
    T* find(const char* name)
    {
        return partOf<T>(page, name);
    }
    void press(const QKeyCombination& keys)
    {
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : page, keys.key(), keys.keyboardModifiers());
    }
    bool openSample()
    {
        page->findChild<QAction*>(QStringLiteral("persevalOpenSample"))->trigger();
        return QTest::qWaitFor([this] { return isDone(); }, 30'000);
    }
    bool isDone() { return page->isSettled() && !page->controller().result()->isEmpty(); }
    QTableView* table(const char* name = "persevalModels") { return find<QTableView>(name); }
    QString cell(int row, int column, const char* name = "persevalModels")
    {
        return table(name)->model()->index(row, column).data().toString();
    }
    Level level() { return page->findChild<PersevalDrillDown*>()->level(); }
    QString message() { return partOf<MessageBar>(workspace.get(), "metricsMessages")->text(); }
    QString text(const char* name) { return find<QPlainTextEdit>(name)->toPlainText(); }
    /// A file of many documents with long texts, slow to compare.
    QString bigFile(int documents)
    {
        QFile file(folder.filePath(QStringLiteral("big.jsonl")));
        if (!file.open(QIODevice::WriteOnly))
            qFatal("cannot write a file");
        const auto words = [](int seed) {
            QByteArray text;
            for (int i = 0; i < 400; ++i)
                text += "word" + QByteArray::number((i * 7 + seed * 13 + i * seed) % 300) + ' ';
            return text;
        };
        for (int i = 0; i < documents; ++i) {
            QByteArray readers;
            for (int user = 0; user < 4; ++user)
                readers += (user > 0 ? ",\"u" : "\"u") + QByteArray::number(user) +
                           "\":{\"user\":\"" + words(i + user) + "\",\"A\":\"" +
                           words(i + 2 * user) + "\",\"B\":\"" + words(i) + "\"}";
            file.write("{\"doc_id\":\"d" + QByteArray::number(i) + "\",\"doc_text\":\"" + words(i) +
                       "\",\"doc_summ\":\"t\",\"m_summary_dict\":{" + readers + "}}\n");
        }
        return file.fileName();
    }

    ProjectFixture fixture;
    QTemporaryDir folder;
    std::unique_ptr<ProjectSession> session;
    std::unique_ptr<MetricsWorkspace> workspace;
    ResultOutput* output = nullptr;
    PersevalPage* page = nullptr;
    QString toWrite;
    QString toRead;
};

QString shown(const results::Cell& cell)
{
    return results::spelled(cell, results::Column(), results::Outlet::Window);
}

/// Compares the shown models with an evaluation, the best first.
bool showsLeaderboard(Screen& screen, const perseval::Evaluation& evaluation)
{
    int row = 0;
    for (const auto& place : perseval::leaderboard(evaluation, perseval::RankedBy::PerSEval)) {
        const perseval::ModelScore& model = evaluation.models.at(place.model);
        const QStringList wanted{model.model, shown(persevalCell(model.perseval)),
            shown(persevalCell(model.degress)), shown(persevalCell(model.egises)),
            shown(persevalCell(model.accuracy)), shown(persevalCell(model.pAccuracy)),
            QString::number(model.documents), QString::number(model.users)};
        for (int column = 0; column < wanted.size(); ++column) {
            if (screen.cell(row, column) == wanted.at(column))
                continue;
            qWarning("row %d: %s, not %s", row, qPrintable(screen.cell(row, column)),
                qPrintable(wanted.at(column)));
            return false;
        }
        ++row;
    }
    return row > 0 && screen.table()->model()->rowCount() == row;
}

} // namespace

class TestPersevalPage final : public QObject
{
    Q_OBJECT

private slots:
    void theSummaryReadsInTheDirectionOfTheWindow()
    {
        Screen screen;
        QVERIFY(screen.openSample());
        auto* here = screen.find<QWidget>("persevalHere");
        QVERIFY(here->accessibleName().startsWith(QLatin1String("personalized")));
        screen.page->setLayoutDirection(Qt::RightToLeft);
        QTRY_VERIFY(here->accessibleName().isRightToLeft());
        QVERIFY(here->accessibleName().contains(QLatin1String("personalized")));
    }

    void theEmptyPageSaysWhatAFileHoldsAndOpensTheSample()
    {
        Screen screen;
        auto* empty = screen.find<QWidget>("persevalEmpty");
        QVERIFY(empty->isVisible());
        bool told = false;
        for (const QLabel* label : empty->findChildren<QLabel*>())
            told = told || label->text().contains(QStringLiteral("m_summary_dict"));
        QVERIFY(told);
        QVERIFY(!screen.find<QAction>("persevalSave")->isEnabled());
        for (QPushButton* button : empty->findChildren<QPushButton*>()) {
            if (button->text() == QStringLiteral("Open the demo"))
                button->click();
        }
        QTRY_VERIFY_WITH_TIMEOUT(screen.isDone(), 30'000);
        QVERIFY(!empty->isVisible());
        QVERIFY(screen.page->controller().recentFiles().paths().contains(samplePath()));
    }

    void theSampleShowsWhatTheModelsLayerComputes()
    {
        Screen screen;
        QVERIFY(screen.openSample());
        QVERIFY(showsLeaderboard(screen, evaluated(samplePath(), QStringLiteral("rougeL"))));
        QVERIFY(!screen.text("persevalRemarks").isEmpty());
    }

    void anotherDistanceComparesTheTextsAgain()
    {
        Screen screen;
        QVERIFY(screen.openSample());
        for (const char* key : {"JSD", "rougeSU4_perseval", "meteor_exact_stem"}) {
            screen.press(Qt::CTRL | Qt::Key_M);
            auto* distance = screen.find<QComboBox>("persevalDistance");
            QVERIFY(distance->hasFocus());
            distance->setCurrentIndex(distance->findData(QLatin1String(key)));
            emit distance->activated(distance->currentIndex());
            QVERIFY(screen.page->controller().isBusy());
            QTRY_VERIFY_WITH_TIMEOUT(screen.isDone(), 30'000);
            QVERIFY(showsLeaderboard(screen, evaluated(samplePath(), QLatin1String(key))));
        }
    }

    void parametersNeedNoTexts()
    {
        Screen screen;
        const QString path = screen.folder.filePath(QStringLiteral("own.jsonl"));
        QVERIFY(QFile::copy(samplePath(), path));
        screen.toRead = path;
        screen.press(Qt::CTRL | Qt::Key_I);
        QTRY_VERIFY_WITH_TIMEOUT(screen.isDone(), 30'000);
        QVERIFY(QFile::remove(path));
        screen.press(Qt::CTRL | Qt::Key_B);
        auto* beta = screen.find<QDoubleSpinBox>("persevalBeta");
        QVERIFY(beta->hasFocus());
        beta->selectAll();
        QTest::keyClicks(beta, QStringLiteral("1"));
        QTest::keyClick(beta, Qt::Key_Return);
        QTRY_VERIFY(screen.isDone());
        perseval::Parameters parameters;
        parameters.edpBeta = 1.0;
        QVERIFY(showsLeaderboard(
            screen, evaluated(samplePath(), QStringLiteral("rougeL"), parameters)));
        QTest::keyClick(screen.find<QWidget>("persevalSimplified"), Qt::Key_Space);
        QTRY_VERIFY(screen.isDone());
        parameters.simplified = true;
        QVERIFY(showsLeaderboard(
            screen, evaluated(samplePath(), QStringLiteral("rougeL"), parameters)));
        screen.press(Qt::CTRL | Qt::SHIFT | Qt::Key_M);
        QVERIFY(screen.find<QWidget>("persevalFolded")->isVisible());
        screen.press(Qt::CTRL | Qt::SHIFT | Qt::Key_B);
        QTRY_VERIFY(screen.isDone());
        QVERIFY(showsLeaderboard(screen, evaluated(samplePath(), QStringLiteral("rougeL"))));
        QCOMPARE(screen.page->controller().choice().parameters, perseval::Parameters());
    }

    void headingsAndAKeySort()
    {
        Screen screen;
        QVERIFY(screen.openSample());
        QHeaderView* header = screen.table()->horizontalHeader();
        const QPoint name(header->sectionViewportPosition(0) + 10, header->height() / 2);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, name);
        const int rows = screen.table()->model()->rowCount();
        for (int row = 1; row < rows; ++row)
            QVERIFY(screen.cell(row - 1, 0) != screen.cell(row, 0));
        const QString first = screen.cell(0, 0);
        screen.table()->setFocus();
        screen.table()->setCurrentIndex(screen.table()->model()->index(0, 0));
        screen.press(Qt::Key_S);
        QCOMPARE(screen.cell(rows - 1, 0), first);
    }

    void keysLeadDownToTheTextsAndBack()
    {
        Screen screen;
        QVERIFY(screen.openSample());
        const perseval::Evaluation evaluation = evaluated(samplePath(), QStringLiteral("rougeL"));
        const auto best =
            perseval::leaderboard(evaluation, perseval::RankedBy::PerSEval).first().model;
        screen.table()->setFocus();
        QTest::keyClick(screen.table(), Qt::Key_Home, Qt::ControlModifier);
        screen.press(Qt::Key_Return);
        QCOMPARE(screen.level(), Level::Documents);
        QTRY_VERIFY(screen.isDone());
        const auto& scores = evaluation.models.at(best).scores;
        QCOMPARE(screen.table("persevalDocuments")->model()->rowCount(), int(scores.size()));
        QVERIFY(screen.table("persevalDocuments")->hasFocus());
        screen.press(Qt::Key_Return);
        QCOMPARE(screen.level(), Level::Readers);
        QTRY_VERIFY(screen.isDone());
        QVERIFY(screen.table("persevalReaders")->model()->rowCount() > 1);
        QVERIFY(screen.table("persevalPairs")->model()->rowCount() > 0);
        QVERIFY(!screen.text("persevalDocumentText").isEmpty());
        const QString own = screen.text("persevalOwnText");
        QVERIFY(!own.isEmpty());
        QVERIFY(!screen.text("persevalModelText").isEmpty());
        screen.press(Qt::Key_Down);
        QVERIFY(screen.text("persevalOwnText") != own);
        screen.press(Qt::Key_Return);
        QVERIFY(screen.find<QPlainTextEdit>("persevalDocumentText")->hasFocus());
        screen.table("persevalReaders")->setFocus();
        screen.press(Qt::Key_Backspace);
        QCOMPARE(screen.level(), Level::Documents);
        QTRY_VERIFY(screen.isDone());
        screen.press(Qt::Key_Backspace);
        QCOMPARE(screen.level(), Level::Models);
    }

    void aBadFileLeavesWhatWasThere()
    {
        Screen screen;
        QVERIFY(screen.openSample());
        const SharedPersonalization before = screen.page->controller().result();
        QFile bad(screen.folder.filePath(QStringLiteral("bad.jsonl")));
        QVERIFY(bad.open(QIODevice::WriteOnly));
        bad.write("{\"doc_id\": 1, \"doc_text\": true}\n");
        bad.close();
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(bad.fileName())});
        QDragEnterEvent enter(
            QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(screen.page, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(screen.page, &drop);
        QTRY_VERIFY2(
            screen.message().contains(QStringLiteral("bad.jsonl")), qPrintable(screen.message()));
        QCOMPARE(screen.page->controller().result(), before);
        QVERIFY(screen.table()->isVisible());
    }

    void escapeCancelsAndWhatWasThereStays()
    {
        Screen screen;
        QVERIFY(screen.openSample());
        const SharedPersonalization before = screen.page->controller().result();
        screen.toRead = screen.bigFile(60);
        screen.press(Qt::CTRL | Qt::Key_I);
        QVERIFY(screen.page->controller().isLoading());
        QTRY_VERIFY(screen.find<QWidget>("persevalProgress")->isVisible());
        QVERIFY(screen.page->controller().isLoading());
        screen.press(Qt::Key_Escape);
        QVERIFY(!screen.page->controller().isBusy());
        QVERIFY(!screen.find<QWidget>("persevalProgress")->isVisible());
        QCOMPARE(screen.page->controller().result(), before);
        QVERIFY(!screen.page->controller().recentFiles().paths().contains(screen.toRead));
        // A cancelled change of the distance is taken back.
        PersevalChoice choice = screen.page->controller().choice();
        choice.distanceKey = QStringLiteral("bleu");
        screen.page->controller().setChoice(choice);
        screen.press(Qt::Key_Escape);
        QCOMPARE(screen.page->controller().choice().distanceKey, QStringLiteral("rougeL"));
    }

    void distancesAreSavedAndBroughtInAgain()
    {
        Screen screen;
        QVERIFY(screen.openSample());
        screen.toWrite = screen.folder.filePath(QStringLiteral("distances"));
        screen.press(Qt::CTRL | Qt::SHIFT | Qt::Key_D);
        QTRY_VERIFY(screen.message().contains(QStringLiteral("distances")));
        screen.press(Qt::CTRL | Qt::Key_D);
        QTRY_VERIFY_WITH_TIMEOUT(
            screen.isDone() && screen.page->controller().result()->source.texts.isEmpty(), 30'000);
        QVERIFY(showsLeaderboard(screen, evaluated(samplePath(), QStringLiteral("rougeL"))));
        QVERIFY(!screen.find<QComboBox>("persevalDistance")->isEnabled());
        screen.table()->setFocus();
        screen.press(Qt::Key_Return);
        QTRY_VERIFY(screen.isDone());
        screen.press(Qt::Key_Return);
        QTRY_VERIFY(screen.isDone());
        QVERIFY(screen.text("persevalDocumentText").isEmpty());
        QVERIFY(!screen.find<QPlainTextEdit>("persevalDocumentText")->placeholderText().isEmpty());
    }

    void everyViewHasItsFiguresAndCanBeSaved()
    {
        Screen screen;
        QVERIFY(screen.openSample());
        screen.table()->setFocus();
        QSignalSpy told(screen.output, &ResultOutput::told);
        const int models = screen.table()->model()->rowCount();
        constexpr int kNoSurrogates = -1; // of texts that have gold summaries
        const int charts[] = {1, 1, 1, 6, 1, kNoSurrogates, 0};
        for (const int wanted : charts) {
            screen.press(Qt::CTRL | Qt::Key_T);
            QTRY_VERIFY(screen.isDone());
            if (wanted == kNoSurrogates) {
                QCOMPARE(screen.table("measureFigures")->model()->rowCount(), 0);
                continue;
            }
            for (const char* ending : {".csv", ".json", ".md", ".tex"}) {
                told.clear();
                screen.toWrite = screen.folder.filePath(QLatin1String("t") + QLatin1String(ending));
                QFile::remove(screen.toWrite); // what is there is asked about
                screen.press(Qt::CTRL | Qt::Key_S);
                QTRY_COMPARE(told.size(), 1);
                QFile file(screen.toWrite);
                QVERIFY(file.open(QIODevice::ReadOnly) && file.size() > 40);
            }
            if (wanted == 0)
                continue;
            auto* figures = screen.table("measureFigures");
            QCOMPARE(figures->model()->rowCount(), wanted == 6 ? 6 : models);
            for (int i = 0; i < wanted; ++i)
                QVERIFY(
                    !screen.find<ChartView>(qPrintable(QStringLiteral("measureChart%1").arg(i)))
                         ->data()
                         .isEmpty());
            screen.toWrite = screen.folder.filePath(QStringLiteral("c.svg"));
            screen.press(Qt::CTRL | Qt::SHIFT | Qt::Key_S);
            QTest::keyClick(screen.find<QDialog>("saveChartDialog"), Qt::Key_Return);
            QVERIFY(QFile::exists(screen.toWrite) && QFile::remove(screen.toWrite));
            activate(screen.page);
        }
        screen.press(QKeyCombination(Qt::ControlModifier, Qt::Key_C));
        QVERIFY(QGuiApplication::clipboard()->text().contains(screen.cell(0, 0)));
    }

    void ratingsAreOpenedAndWhatBecameOfThemIsShown()
    {
        Screen screen;
        screen.toRead = QStringLiteral(TANDEM_TEST_DATA "/perseval/ratings.csv");
        screen.press(Qt::CTRL | Qt::Key_I);
        QTRY_VERIFY_WITH_TIMEOUT(screen.isDone(), 30'000);
        QVERIFY(screen.text("persevalRemarks").contains(QStringLiteral("surrogates of ratings")));
        QCOMPARE(screen.table()->model()->rowCount(), 3);
        screen.page->showView(PersevalPage::View::Surrogates);
        QTRY_VERIFY(screen.isDone());
        QTRY_COMPARE(screen.table("measureFigures")->model()->rowCount(), 12);
        QVERIFY(!screen.find<ChartView>("measureChart0")->data().isEmpty());
        screen.page->showView(PersevalPage::View::Models);
        QTRY_VERIFY(screen.isDone());
        screen.table()->setFocus();
        screen.press(Qt::Key_Return);
        QTRY_VERIFY(screen.isDone());
        screen.press(Qt::Key_Return);
        QTRY_VERIFY(screen.isDone());
        QVERIFY(!screen.text("persevalDocumentText").isEmpty());
        QVERIFY(!screen.text("persevalOwnText").isEmpty());
        QVERIFY(!screen.text("persevalModelText").isEmpty());
    }

    void whatIsChosenIsRemembered()
    {
        Screen screen;
        QVERIFY(screen.openSample());
        PersevalChoice choice;
        choice.distanceKey = QStringLiteral("bleu");
        choice.rounding = perseval::Rounding::None;
        choice.parameters.edpBeta = 1.3;
        choice.parameters.epsilon = 2e-7;
        choice.parameters.accuracyAlpha = 0.75;
        screen.page->controller().setChoice(choice);
        screen.page->showView(PersevalPage::View::Beta);
        QTRY_VERIFY_WITH_TIMEOUT(screen.isDone(), 30'000);
        PersevalPage other(*screen.output, *screen.workspace);
        QVERIFY(restoreLayout(&other, savedLayout(screen.page)));
        QVERIFY(!restoreLayout(&other, QByteArrayLiteral("nonsense")));
        QCOMPARE(other.controller().choice(), choice);
        QCOMPARE(other.view(), PersevalPage::View::Beta);
        QCOMPARE(other.controller().recentFiles().paths(),
            screen.page->controller().recentFiles().paths());
    }

    void theWorkspaceHasThePageAmongItsTabs()
    {
        ProjectFixture fixture(0);
        ProjectSession session(fixture.open());
        MetricsWorkspace workspace(session);
        workspace.show();
        workspace.showPage(MetricsWorkspace::Page::Personalization);
        auto* page = workspace.findChild<PersevalPage*>();
        QVERIFY(page && page->isVisible());
        const QList<QAction*> actions = workspace.workspaceActions();
        QSet<QKeySequence> keys;
        for (QAction* action : commandsOf(page)) {
            QVERIFY(actions.contains(action));
            QVERIFY(!action->text().isEmpty());
            QVERIFY(action->shortcut().isEmpty() || !keys.contains(action->shortcut()));
            keys += action->shortcut();
        }
        PersevalChoice choice;
        choice.parameters.edpBeta = 1.2;
        page->controller().setChoice(choice);
        MetricsWorkspace other(session);
        other.restoreLayout(workspace.saveLayout());
        QCOMPARE(other.findChild<PersevalPage*>()->controller().choice(), choice);
    }
};

TANDEM_TEST(TestPersevalPage, QApplication)
#include "tst_persevalpage.moc"
