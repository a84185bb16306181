#include "views/metrics/metricsworkspace.h"

#include "expertproject.h"
#include "shoutedwords.h"
#include "storage/changes/history.h"
#include "storage/repositories/outputscorerepository.h"
#include "testmain.h"
#include "ui/icons.h"
#include "ui/messagebar.h"
#include "ui/screen/command.h"
#include "views/metrics/chartresultview.h"
#include "views/metrics/matchedtextview.h"
#include "views/metrics/matchpane.h"
#include "views/metrics/measurefigures.h"
#include "views/metrics/measuresdialog.h"
#include "views/metrics/metricscontroller.h"
#include "views/metrics/persevalcontroller.h"
#include "views/metrics/persevalpage.h"
#include "views/metrics/scorespage.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"
#include "windowundertest.h"

#include <QAbstractButton>
#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QDropEvent>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPointer>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTextCursor>
#include <QToolButton>
#include <QTreeWidget>
#include <QUrl>

using namespace tandem;
using metrics::Measure;

namespace {

/// The workspace with files chosen by the test.
class Screen
{
public:
    explicit Screen(int cases = 6)
        : fixture(0)
    {
        if (cases > 0)
            made = addExpertProject(fixture.database(), cases);
    }

    void show(const QSize& size = {1210, 740})
    {
        session = std::make_unique<ProjectSession>(fixture.open());
        const AskFile files(
            nullptr, [this](QWidget*, const FileQuestion& question, const AskFile::Chosen& chosen) {
                const bool writes = question.kind == FileQuestion::Kind::Save;
                const bool opens = question.kind == FileQuestion::Kind::Open;
                title = question.title;
                chosen({writes ? toWrite : opens ? toRead : folder.path()});
            });
        view = std::make_unique<MetricsWorkspace>(*session, files);
        showActive(view.get(), size);
        view->setFocus();
    }

    template <typename T>
    T* find(const char* name)
    {
        return partOf<T>(view.get(), name);
    }
    QTableView* table() { return find<QTableView>("scoresTable"); }
    QAbstractItemModel* model() { return table()->model(); }
    QString label(const char* name) { return find<QLabel>(name)->text(); }
    QString message() { return find<MessageBar>("metricsMessages")->text(); }
    bool isDone() { return !view->controller().isBusy() && view->controller().isReady(); }
    int column(const QString& heading)
    {
        for (int i = 0; i < model()->columnCount(); ++i) {
            // Without the arrow to the better end.
            const QString shown = model()->headerData(i, Qt::Horizontal).toString();
            if (shown == heading || shown == heading + QStringLiteral(" ↑") ||
                shown == heading + QStringLiteral(" ↓"))
                return i;
        }
        return -1;
    }
    void press(const QKeySequence& keys)
    {
        QWidget* focus = QApplication::focusWidget();
        const QKeyCombination combination = keys[0];
        QTest::keyClick(
            focus ? focus : view.get(), combination.key(), combination.keyboardModifiers());
    }
    /// Opens the menu of judges by key and goes down to one.
    void chooseJudge(int index)
    {
        press(Qt::CTRL | Qt::Key_J);
        QTRY_VERIFY(view->findChild<QMenu*>(QStringLiteral("scoresJudges")));
        QPointer<QMenu> menu = view->findChild<QMenu*>(QStringLiteral("scoresJudges"));
        QTRY_VERIFY(menu->isVisible());
        for (int i = 0; i < index; ++i)
            QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Return);
        QTRY_VERIFY(!menu);
        view->activateWindow();
        QTRY_VERIFY(view->isActiveWindow());
    }
    QString write(const QString& name, const QByteArray& bytes)
    {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write a file");
        return file.fileName();
    }

    ProjectFixture fixture;
    ExpertProject made;
    QTemporaryDir folder;
    std::unique_ptr<ProjectSession> session;
    std::unique_ptr<MetricsWorkspace> view;
    QString toWrite;
    QString title; ///< of the last question for a file
    QString toRead;
};

/// Counts how often a widget is painted.
class PaintCount final : public QObject
{
public:
    int count = 0;

protected:
    bool eventFilter(QObject*, QEvent* event) override
    {
        count += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }
};

QByteArray pairLine(
    const char* id, const char* system, const QByteArray& reference, const QByteArray& candidate)
{
    return QByteArray("{\"id\":\"") + id + "\",\"system\":\"" + system + "\",\"reference\":\"" +
           reference + "\",\"candidate\":\"" + candidate + "\"}\n";
}

QByteArray fourPairs()
{
    return pairLine("p1", "heron", "the cat sat on the mat", "the cat lay on a mat") +
           pairLine("p2", "heron", "ships wait in the harbour", "ships wait in the harbour") +
           pairLine("p1", "kestrel", "the cat sat on the mat", "a dog barked") +
           pairLine("p2", "kestrel", "ships wait in the harbour", "");
}

/// Opens four pairs of two systems; whether they are scored in the end, by this measure too.
bool openFourPairs(Screen& screen, const char* measure)
{
    screen.view->controller().openFile(screen.write(QStringLiteral("pairs.jsonl"), fourPairs()));
    return QTest::qWaitFor(
        [&] { return screen.column(QLatin1String(measure)) > 0 && screen.isDone(); });
}

} // namespace

class TestMetricsWorkspace final : public QObject
{
    Q_OBJECT

private slots:
    void init() { setIconRoot(QStringLiteral(TANDEM_RESOURCES "/icons")); }

    void withoutCasesThePageSaysWhatToDo()
    {
        Screen screen(0);
        screen.show();
        auto* empty = screen.find<QWidget>("scoresEmpty");
        QTRY_VERIFY(empty->isVisible());
        QVERIFY(!screen.find<QPushButton>("metricsSaveButton")->isEnabled());
        screen.toRead = screen.write(QStringLiteral("pairs.jsonl"), fourPairs());
        screen.press(Qt::CTRL | Qt::Key_I);
        QTRY_COMPARE(screen.model()->rowCount(), 4);
        QTRY_VERIFY(!empty->isVisible());
    }

    void theProjectsOutputsAreScoredAtOnce()
    {
        Screen screen;
        screen.show();
        QTRY_COMPARE(screen.model()->rowCount(), 12);
        QTRY_COMPARE(screen.model()->columnCount(), 3 + int(usualMeasures().size()));
        QTRY_VERIFY(screen.isDone());
        QVERIFY(screen.column(QStringLiteral("ROUGE-L")) > 0);
        QTRY_VERIFY(screen.label("scoresCount").startsWith(QLatin1String("12")));
    }

    void expertsScoresStandBesideTheOtherMeasures()
    {
        Screen screen;
        screen.show();
        const QString usual = QStringLiteral("ExPerT F1, average · results.json");
        QTRY_VERIFY(screen.column(usual) > 0);
        QTRY_VERIFY(screen.isDone());
        const auto list = ProjectFixture::take(
            EvaluationRepository(screen.fixture.database()).list(screen.made.set));
        QCOMPARE(list.first().system, kFirstSystem);
        const double f1 = list.first().scores->of(expert::Mode::Average).f1;
        QCOMPARE(screen.model()->index(0, screen.column(usual)).data().toString(),
            QLocale().toString(f1, 'f', 4));
        screen.table()->setCurrentIndex(screen.model()->index(0, screen.column(usual)));
        QTRY_VERIFY(screen.label("scoresFigures").contains(QLatin1String("see Inspect")));
        // All modes and recall and precision can be chosen, and are remembered.
        screen.press(Qt::CTRL | Qt::Key_M);
        auto* dialog = screen.view->findChild<MeasuresDialog*>();
        QTRY_VERIFY(dialog && dialog->isVisible());
        auto* tree = dialog->findChild<QTreeWidget*>(QStringLiteral("measuresTree"));
        QTreeWidgetItem* family = tree->topLevelItem(tree->topLevelItemCount() - 1);
        QCOMPARE(family->childCount(), 15);
        tree->setFocus();
        tree->setCurrentItem(family->child(0));
        QVERIFY(dialog->findChild<QLabel*>(QStringLiteral("measuresDescription"))
                    ->text()
                    .contains(QLatin1String("expected text's aspects")));
        QTest::keyClick(tree, Qt::Key_Space);
        dialog->accept();
        const QString recall = QStringLiteral("ExPerT Recall, content · results.json");
        QTRY_VERIFY(screen.column(recall) > 0);
        QCOMPARE(screen.model()->index(0, screen.column(recall)).data().toString(),
            QLocale().toString(list.first().scores->of(expert::Mode::ContentOnly).recall, 'f', 4));
        Screen other;
        other.show();
        other.view->restoreLayout(screen.view->saveLayout());
        QTRY_VERIFY(other.column(recall) > 0);
    }

    void columnsAreNamedInTheLanguageOfTheWindow()
    {
        Screen screen;
        screen.show();
        QTRY_VERIFY(screen.column(QStringLiteral("ExPerT F1, average · results.json")) > 0);
        QTRY_VERIFY(screen.isDone());
        {
            const ShoutedWords loud("MetricsViewWords");
            QEvent change(QEvent::LanguageChange);
            QApplication::sendEvent(screen.view.get(), &change);
            QTRY_VERIFY(screen.column(QStringLiteral("EXPERT F1, average · results.json")) > 0);
        }
        QTRY_VERIFY(screen.isDone());
    }

    void anOutputThatIsNotEvaluatedSaysSo()
    {
        Screen screen(2);
        ProjectFixture::take(CaseRepository(screen.fixture.database())
                                 .addOutput(screen.made.cases.first(), QStringLiteral("osprey"),
                                     QStringLiteral("A third output.")));
        screen.show();
        const QString usual = QStringLiteral("ExPerT F1, average · results.json");
        QTRY_COMPARE(screen.model()->rowCount(), 5);
        QTRY_VERIFY(screen.column(usual) > 0);
        const QModelIndex cell = screen.model()->index(2, screen.column(usual));
        QCOMPARE(cell.data().toString(), QStringLiteral("–"));
        QVERIFY(cell.data(Qt::AccessibleDescriptionRole)
                    .toString()
                    .contains(QLatin1String("did not evaluate this output")));
    }

    void anArrowPointsToTheBetterEnd()
    {
        Screen screen;
        screen.show();
        const auto heading = [&](const char* name) {
            return screen.model()
                ->headerData(screen.column(QLatin1String(name)), Qt::Horizontal)
                .toString();
        };
        QTRY_VERIFY(screen.column(QStringLiteral("JSD")) > 0);
        QCOMPARE(heading("JSD"), QStringLiteral("JSD ↓"));
        QCOMPARE(heading("ROUGE-L"), QStringLiteral("ROUGE-L ↑"));
        const QString tip =
            screen.model()
                ->headerData(screen.column(QStringLiteral("JSD")), Qt::Horizontal, Qt::ToolTipRole)
                .toString();
        QVERIFY2(tip.contains(QLatin1String("Lower is better")), qPrintable(tip));
    }

    void whatAValueStandsOnIsSaidInWordsAndFigures()
    {
        Screen screen(0);
        screen.show();
        QVERIFY(openFourPairs(screen, "JSD"));
        const auto choose = [&](const char* name) {
            screen.table()->setCurrentIndex(
                screen.model()->index(0, screen.column(QLatin1String(name))));
        };
        const auto says = [&](const char* words) {
            return QTest::qWaitFor(
                [&] { return screen.label("scoresFigures").contains(QString::fromUtf8(words)); });
        };
        choose("JSD");
        QVERIFY2(says("reference: "), qPrintable(screen.label("scoresFigures")));
        QVERIFY2(says("divergence from the mean distribution"),
            qPrintable(screen.label("scoresFigures")));
        choose("BLEU (sacreBLEU)");
        QVERIFY2(says("brevity penalty"), qPrintable(screen.label("scoresFigures")));
        QVERIFY2(says("2-grams"), qPrintable(screen.label("scoresFigures")));
        QVERIFY2(says(" · 2-grams"), qPrintable(screen.label("scoresFigures")));
        choose("METEOR (no synonyms)");
        QVERIFY2(says("chunks "), qPrintable(screen.label("scoresFigures")));
        choose("ROUGE-L");
        QVERIFY(QTest::qWaitFor([&] {
            return !screen.label("scoresFigures").contains(QLatin1String("penalty")) &&
                   screen.label("scoresFigures").contains(QLatin1String("ROUGE-L"));
        }));
    }

    void newOutputsComeByThemselves()
    {
        Screen screen(2);
        screen.show();
        QTRY_COMPARE(screen.model()->rowCount(), 4);
        QTRY_VERIFY(screen.isDone());
        screen.session->project().change(
            {.write = [id = screen.made.cases.first()](Database& database) -> Expected<Written> {
                const auto added = CaseRepository(database).addOutput(
                    id, QStringLiteral("osprey"), QStringLiteral("A third output."));
                if (!added)
                    return failure(added.error());
                return Written(CasesChanged{});
            }});
        QTRY_COMPARE(screen.model()->rowCount(), 5);
    }

    void valuesAreSortedByKeyAndByHeader()
    {
        Screen screen(0);
        screen.show();
        QVERIFY(openFourPairs(screen, "ROUGE-1"));
        QTRY_VERIFY(screen.table()->currentIndex().isValid());
        const int column = screen.column(QStringLiteral("ROUGE-1"));
        screen.table()->setFocus();
        screen.table()->setCurrentIndex(screen.model()->index(0, column));
        QTest::keyClick(screen.table(), Qt::Key_S); // the greatest first
        QTRY_COMPARE(screen.model()->index(0, 0).data().toString(), QStringLiteral("p2"));
        QCOMPARE(
            screen.model()->index(0, column).data().toString(), QLocale().toString(1.0, 'f', 4));
        QTest::keyClick(screen.table(), Qt::Key_S);
        QTRY_COMPARE(
            screen.model()->index(3, column).data().toString(), QLocale().toString(1.0, 'f', 4));
        QHeaderView* header = screen.table()->horizontalHeader();
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {},
            {header->sectionViewportPosition(0) + 20, header->height() / 2});
        QTRY_COMPARE(screen.model()->index(0, 0).data().toString(), QStringLiteral("p1"));
        QTRY_COMPARE(screen.model()->index(3, 0).data().toString(), QStringLiteral("p2"));
    }

    void theFilterIsReachedByKey()
    {
        Screen screen;
        screen.show();
        QTRY_COMPARE(screen.model()->rowCount(), 12);
        screen.press(QKeySequence::Find);
        auto* field = screen.find<QLineEdit>("scoresFilter");
        QTRY_VERIFY(field->hasFocus());
        QTest::keyClicks(field, QStringLiteral("heron"));
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_COMPARE(screen.model()->rowCount(), 6);
        QTRY_VERIFY(screen.label("scoresCount").contains(QLatin1String("12")));
        QTest::keyClick(field, Qt::Key_Down);
        QTRY_VERIFY(screen.table()->hasFocus());
    }

    void whatTheMeasureMatchedIsMarkedInBothTexts()
    {
        Screen screen(0);
        screen.show();
        QVERIFY(openFourPairs(screen, "ROUGE-L"));
        screen.table()->setFocus();
        screen.table()->setCurrentIndex(
            screen.model()->index(0, screen.column(QStringLiteral("ROUGE-L"))));
        auto* pane = screen.find<MatchPane>("scoresPane");
        QTRY_COMPARE(pane->matches().size(), 4); // the cat on mat
        QTRY_VERIFY(screen.label("scoresFigures").contains(QLatin1String("4 of 6")));
        auto* reference = screen.find<MatchedTextView>("scoresReference");
        auto* candidate = screen.find<MatchedTextView>("scoresCandidate");
        QCOMPARE(reference->extraSelections().size(), 4);
        QCOMPARE(reference->extraSelections().at(2).cursor.selectedText(), QStringLiteral("on"));
        QCOMPARE(candidate->extraSelections().at(3).cursor.selectedText(), QStringLiteral("mat"));
        screen.press(Qt::Key_J);
        QCOMPARE(pane->litMatch(), 0);
        screen.press(Qt::Key_K);
        QCOMPARE(pane->litMatch(), 3);
        QCOMPARE(reference->lit(), 3);
        QCOMPARE(candidate->lit(), 3);
        // The cursor in a text chooses, too.
        candidate->setFocus();
        QTest::keyClick(candidate, Qt::Key_Home);
        QTest::keyClick(candidate, Qt::Key_Right);
        QCOMPARE(pane->litMatch(), 0);
        QCOMPARE(reference->lit(), 0);
    }

    void theBestReferenceIsShownAndAnotherCanBeChosen()
    {
        Screen screen(0);
        screen.show();
        screen.view->controller().openFile(screen.write(QStringLiteral("several.jsonl"),
            "{\"id\":\"p1\",\"references\":[\"a dog barked\",\"the cat sat\",\"a cat\"],"
            "\"candidate\":\"the cat lay\"}\n" +
                pairLine("p2", "", "one", "one")));
        QTRY_VERIFY(screen.column(QStringLiteral("ROUGE-1")) > 0 && screen.isDone());
        const auto show = [&](int row, const char* measure) {
            screen.table()->setCurrentIndex(
                screen.model()->index(row, screen.column(QLatin1String(measure))));
        };
        const auto says = [&](const char* words) {
            return QTest::qWaitFor(
                [&] { return screen.label("scoresFigures").contains(QLatin1String(words)); });
        };
        auto* choice = screen.find<QComboBox>("scoresReferences");
        auto* reference = screen.find<MatchedTextView>("scoresReference");
        show(0, "ROUGE-1");
        QVERIFY2(says("best of 3 reference"), qPrintable(screen.label("scoresFigures")));
        QVERIFY2(says("2 match"), qPrintable(screen.label("scoresFigures")));
        QCOMPARE(reference->toPlainText(), QStringLiteral("the cat sat"));
        QCOMPARE(choice->currentText(), QStringLiteral("2 of 3, best"));
        // By keyboard.
        choice->setFocus();
        QTest::keyClick(choice, Qt::Key_Down);
        QCOMPARE(reference->toPlainText(), QStringLiteral("a cat"));
        QVERIFY2(says("with reference 3 alone: 0.4000"), qPrintable(screen.label("scoresFigures")));
        QVERIFY2(says("1 match"), qPrintable(screen.label("scoresFigures")));
        // Another measure has another best one, or none.
        show(0, "JSD");
        QVERIFY2(says("mean over references"), qPrintable(screen.label("scoresFigures")));
        QVERIFY2(says("with reference 1 alone: 1.0000"), qPrintable(screen.label("scoresFigures")));
        QCOMPARE(reference->toPlainText(), QStringLiteral("a dog barked"));
        show(0, "BLEU (sacreBLEU)");
        QVERIFY2(says("brevity penalty"), qPrintable(screen.label("scoresFigures")));
        QVERIFY2(says("n-grams clipped"), qPrintable(screen.label("scoresFigures")));
        QVERIFY(choice->isVisible());
        show(1, "ROUGE-1");
        QTRY_VERIFY(!choice->isVisible());
        QVERIFY(!screen.label("scoresFigures").contains(QLatin1String("reference(s)")));
    }

    void anEmptyTextSaysWhyThereIsNoMatch()
    {
        Screen screen(0);
        screen.show();
        QVERIFY(openFourPairs(screen, "ROUGE-L"));
        screen.table()->setCurrentIndex(
            screen.model()->index(3, screen.column(QStringLiteral("ROUGE-L"))));
        QTRY_COMPARE(screen.find<MatchedTextView>("scoresCandidate")->toPlainText(), QString());
        QVERIFY(!screen.label("scoresFigures").isEmpty());
    }

    void aPointOfAChartLeadsToItsPair()
    {
        Screen screen(0);
        screen.show();
        QVERIFY(openFourPairs(screen, "JSD"));
        screen.find<QLineEdit>("scoresFilter")->setText(QStringLiteral("kestrel"));
        QTRY_COMPARE(screen.model()->rowCount(), 2);
        screen.press(Qt::ALT | Qt::Key_2);
        QCOMPARE(screen.view->page(), MetricsWorkspace::Page::Charts);
        auto* charts = screen.view->findChild<FiguresPage*>();
        QVERIFY(charts && charts->isVisible());
        charts->choose("measureChartsView", int(MeasureView::TwoMeasures));
        auto* measure = screen.find<QComboBox>("measureChartsMeasure");
        measure->setCurrentIndex(measure->findData(QStringLiteral("jsd")));
        ChartPoint point;
        point.id = 1;
        emit charts->findChild<ChartResultView*>()->pointActivated(point);
        QCOMPARE(screen.view->page(), MetricsWorkspace::Page::Scores);
        QTRY_COMPARE(screen.model()->rowCount(), 4);
        QTRY_COMPARE(screen.table()->currentIndex(),
            screen.model()->index(1, screen.column(QStringLiteral("JSD"))));
    }

    void systemsHaveTheirMeans()
    {
        Screen screen;
        screen.show();
        QTRY_COMPARE(screen.model()->columnCount(), 3 + int(usualMeasures().size()));
        screen.press(Qt::CTRL | Qt::Key_T);
        auto* systems = screen.find<QTableView>("scoresSystems");
        QTRY_VERIFY(systems->isVisible());
        QCOMPARE(systems->model()->rowCount(), 2);
        QCOMPARE(systems->model()->index(0, 0).data().toString(), kFirstSystem);
        const QString interval = systems->model()->index(0, 2).data().toString();
        QVERIFY2(interval.endsWith(QLatin1Char(']')), qPrintable(interval));
        QVERIFY(systems->model()
                    ->headerData(2, Qt::Horizontal)
                    .toString()
                    .contains(QLatin1String("95 %")));
        screen.toWrite = screen.folder.filePath(QStringLiteral("systems.csv"));
        screen.press(Qt::CTRL | Qt::Key_S);
        QTRY_VERIFY(screen.message().contains(QLatin1String("systems.csv")));
        QFile file(screen.toWrite);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY2(text.startsWith("system,rouge1_mean,rouge1_low,"), text.left(100).constData());
    }

    void measuresAreChosenByKeyAndRemembered()
    {
        Screen screen;
        screen.show();
        QTRY_COMPARE(screen.model()->columnCount(), 3 + int(usualMeasures().size()));
        screen.press(Qt::CTRL | Qt::Key_M);
        auto* dialog = screen.view->findChild<MeasuresDialog*>();
        QTRY_VERIFY(dialog && dialog->isVisible());
        auto* tree = dialog->findChild<QTreeWidget*>(QStringLiteral("measuresTree"));
        tree->setFocus();
        tree->setCurrentItem(tree->topLevelItem(0));
        QTest::keyClick(tree, Qt::Key_Space); // all of ROUGE
        if (!dialog->chosen().contains(metrics::measureOfKey("rougeLsum")))
            QTest::keyClick(tree, Qt::Key_Space);
        QVERIFY(dialog->chosen().contains(metrics::measureOfKey("rougeLsum")));
        QTest::keyClick(tree, Qt::Key_Down);
        QVERIFY(
            !dialog->findChild<QLabel*>(QStringLiteral("measuresDescription"))->text().isEmpty());
        dialog->accept();
        QTRY_VERIFY(screen.column(QStringLiteral("ROUGE-Lsum")) > 0);
        const QByteArray layout = screen.view->saveLayout();
        const QList<Measure> chosen = screen.view->controller().measures();
        Screen other;
        other.show();
        other.view->restoreLayout(layout);
        QCOMPARE(other.view->controller().measures(), chosen);
        QTRY_VERIFY(other.column(QStringLiteral("ROUGE-Lsum")) > 0);
        other.view->restoreLayout(QByteArray("not a layout"));
        QCOMPARE(other.view->controller().measures(), chosen);
    }

    void withoutWordNetMeteorSaysWhatToDo()
    {
        const QTemporaryDir empty;
        MeasuresDialog dialog({metrics::measureOfKey("meteor"), metrics::measureOfKey("jsd")},
            metrics::OutsideTexts::Undefined, std::make_shared<const SynonymSource>(empty.path()),
            AskFile());
        QCOMPARE(dialog.chosen(), (QList<Measure>{metrics::measureOfKey("jsd")}));
        QVERIFY(dialog.findChild<QLabel*>(QStringLiteral("measuresWordNet"))
                    ->text()
                    .contains(QLatin1String("index.noun")));
    }

    void scoresOfAFileBecomeColumns()
    {
        Screen screen(0);
        screen.show();
        QVERIFY(openFourPairs(screen, "JSD"));
        screen.toRead = screen.write(
            QStringLiteral("more.csv"), "id,system,bertscore\np1,heron,0.9\np2,kestrel,0.1\n");
        screen.press(Qt::CTRL | Qt::Key_R);
        QTRY_VERIFY(screen.column(QStringLiteral("bertscore")) > 0);
        QTRY_VERIFY(screen.message().contains(QLatin1String("more.csv")));
        QCOMPARE(screen.view->controller().recentFiles().paths().size(), 1);
    }

    void scoresBroughtInForAFileAreThereWhenItIsOpenedAgain()
    {
        Screen screen(0);
        screen.show();
        MetricsController& controller = screen.view->controller();
        const auto open = [&](const QString& name, const QByteArray& pairs) {
            QSignalSpy tables(&controller, &MetricsController::tableChanged);
            controller.openFile(screen.write(name, pairs));
            QTRY_VERIFY(!tables.isEmpty());
            QTRY_VERIFY(screen.isDone());
        };
        const QString name = QStringLiteral("pairs.jsonl");
        open(name, fourPairs());
        screen.toRead = screen.write(
            QStringLiteral("more.csv"), "id,system,rating\np1,heron,5\np2,heron,2\np2,kestrel,1\n");
        screen.press(Qt::CTRL | Qt::Key_R);
        QTRY_VERIFY(screen.column(QStringLiteral("rating")) > 0);
        QTRY_VERIFY(screen.isDone());

        open(QStringLiteral("other.jsonl"), pairLine("q1", "heron", "one", "two"));
        QTRY_COMPARE(screen.column(QStringLiteral("rating")), -1);
        QCOMPARE(screen.message(), QString());
        open(name, fourPairs());
        QTRY_VERIFY(screen.column(QStringLiteral("rating")) > 0);
        QTRY_VERIFY(screen.message().contains(QLatin1String("rating")));
        const auto value = [&](int row) {
            return screen.model()->index(row, screen.column(QStringLiteral("rating"))).data();
        };
        QTRY_COMPARE(value(0).toString(), QStringLiteral("5"));

        // A score holds for the texts that it was given for.
        open(name,
            pairLine("p1", "heron", "the cat sat on the mat", "something else") +
                pairLine("p2", "heron", "ships wait in the harbour", "ships wait in the harbour"));
        QTRY_COMPARE(screen.model()->rowCount(), 2);
        QTRY_COMPARE(value(0).toString(), QStringLiteral("–"));
        QCOMPARE(value(1).toString(), QStringLiteral("2"));
        open(name, pairLine("p9", "heron", "one", "two"));
        QTRY_COMPARE(screen.column(QStringLiteral("rating")), -1);
        QTRY_VERIFY(screen.message().contains(QLatin1String("rating")));
    }

    void whatWasSaidGoesWhenSomethingElseBegins()
    {
        Screen screen(0);
        screen.show();
        MetricsController& controller = screen.view->controller();
        controller.openFile(screen.write(QStringLiteral("pairs.jsonl"), fourPairs()));
        QTRY_VERIFY(screen.column(QStringLiteral("JSD")) > 0);
        QTRY_VERIFY(screen.isDone());
        screen.toRead = screen.write(QStringLiteral("bad.csv"), "id,words\np1,none\n");
        screen.press(Qt::CTRL | Qt::Key_R);
        QTRY_VERIFY(screen.message().contains(QLatin1String("bad.csv")));
        auto* messages = screen.find<MessageBar>("metricsMessages");
        messages->findChild<QToolButton*>()->setFocus();
        controller.openFile(
            screen.write(QStringLiteral("other.jsonl"), pairLine("q1", "heron", "one", "two")));
        QTRY_COMPARE(screen.model()->rowCount(), 1);
        QVERIFY(messages->isHidden());
        QVERIFY(screen.table()->hasFocus());
        screen.toWrite = screen.folder.filePath(QStringLiteral("saved.csv"));
        screen.press(Qt::CTRL | Qt::Key_S);
        QTRY_VERIFY(screen.message().contains(QLatin1String("saved.csv")));
        controller.setMeasures({metrics::measureOfKey("jsd")});
        QVERIFY(messages->isHidden());
    }

    void textsOutsideAMeasureAreInNoMeanUntilThePublishedScoreIsWanted()
    {
        Screen screen;
        screen.show();
        MetricsController& controller = screen.view->controller();
        controller.setMeasures({metrics::measureOfKey("rouge1")});
        controller.openFile(screen.write(
            QStringLiteral("pairs.jsonl"), pairLine("p1", "heron", "the ferry", "the ferry") +
                                               pairLine("p2", "heron", "渡轮晚了", "渡轮晚了")));
        const auto summary = [&] { return controller.table()->summaries.value(0); };
        QTRY_VERIFY(screen.isDone() && summary().outside == 1);
        QCOMPARE(*summary().mean.value, 1.0);
        QCOMPARE(summary().mean.n, 1);
        QVERIFY(controller.table()->pairs.columns.first().scores.at(1).isOutside);
        controller.setOutside(metrics::OutsideTexts::AsPublished);
        QTRY_VERIFY(screen.isDone() && summary().mean.n == 2);
        QCOMPARE(*summary().mean.value, 0.5);
        const QByteArray layout = screen.view->saveLayout();
        Screen other;
        other.show();
        other.view->restoreLayout(layout);
        QVERIFY(other.view->controller().outside() == metrics::OutsideTexts::AsPublished);
    }

    void tabGoesThroughThePageAndBack()
    {
        Screen screen;
        screen.show();
        QTRY_COMPARE(screen.model()->columnCount(), 3 + int(usualMeasures().size()));
        QTRY_VERIFY(screen.isDone());
        screen.table()->setFocus();
        const QStringList expected{QStringLiteral("scoresTable"), QStringLiteral("scoresReference"),
            QStringLiteral("scoresCandidate"), QStringLiteral("metricsTabs"),
            QStringLiteral("scoresSource"), QStringLiteral("scoresFilter"),
            QStringLiteral("scoresRows"), QStringLiteral("metricsMeasuresButton"),
            QStringLiteral("metricsJudgeButton"), QStringLiteral("metricsSaveButton"),
            QStringLiteral("scoresTable")};
        const auto name = [] {
            const QWidget* focus = QApplication::focusWidget();
            return focus->objectName().isEmpty() ? focus->parentWidget()->objectName()
                                                 : focus->objectName();
        };
        QStringList forward{name()};
        QStringList back;
        for (qsizetype i = 1; i < expected.size(); ++i) {
            screen.press(Qt::Key_Tab);
            forward += name();
        }
        QCOMPARE(forward, expected);
        back.prepend(name());
        for (qsizetype i = 1; i < expected.size(); ++i) {
            screen.press(Qt::SHIFT | Qt::Key_Backtab);
            back.prepend(name());
        }
        QCOMPARE(back, expected);
    }

    void tabLeavesTheTableOfPersonalization()
    {
        Screen screen(0);
        screen.show();
        screen.view->showPage(MetricsWorkspace::Page::Personalization);
        auto* page = screen.view->findChild<PersevalPage*>();
        page->controller().openTexts(QStringLiteral(TANDEM_RESOURCES "/sample/personalized.jsonl"));
        auto* table = screen.find<QTableView>("persevalModels");
        QTRY_VERIFY_WITH_TIMEOUT(table->isVisible() && page->isSettled(), 30'000);
        for (const QKeyCombination& key :
            {QKeyCombination(Qt::Key_Tab), Qt::SHIFT | Qt::Key_Backtab}) {
            table->setFocus();
            QSet<QString> names;
            for (int i = 0; i < 40; ++i) {
                screen.press(key);
                if (table->hasFocus())
                    break;
                names += QApplication::focusWidget()->objectName();
            }
            QVERIFY(table->hasFocus());
            for (const char* name :
                {"persevalRemarks", "persevalSource", "persevalDistance", "metricsTabs"})
                QVERIFY2(names.contains(QLatin1String(name)), name);
        }
    }

    void anOrderIsMarkedAndNewPairsBeginAtTheTop()
    {
        Screen screen(0);
        screen.show();
        QByteArray pairs;
        for (int i = 0; i < 60; ++i)
            pairs += pairLine(QByteArray::number(i).constData(), "heron", "the cat sat on the mat",
                i == 0 ? "the cat sat on the mat" : "a dog barked at the cat");
        screen.view->controller().openFile(screen.write(QStringLiteral("pairs.jsonl"), pairs));
        QTRY_VERIFY(screen.column(QStringLiteral("ROUGE-1")) > 0);
        QTRY_VERIFY(screen.isDone());
        const QHeaderView* header = screen.table()->horizontalHeader();
        QVERIFY(header->isSortIndicatorShown());
        const int column = screen.column(QStringLiteral("ROUGE-1"));
        screen.table()->setFocus();
        screen.table()->setCurrentIndex(screen.model()->index(0, column));
        QTest::keyClick(screen.table(), Qt::Key_S);
        QTest::keyClick(screen.table(), Qt::Key_S); // the least first
        QTRY_COMPARE(header->sortIndicatorSection(), column);
        QTRY_COMPARE(screen.model()->index(59, 0).data().toString(), QStringLiteral("0"));
        screen.table()->setCurrentIndex(screen.model()->index(59, column));
        QVERIFY(screen.table()->verticalScrollBar()->value() > 0);
        screen.view->controller().openFile(screen.write(QStringLiteral("again.jsonl"), pairs));
        QTRY_VERIFY(screen.isDone());
        QTRY_COMPARE(screen.model()->index(59, 0).data().toString(), QStringLiteral("0"));
        QTRY_COMPARE(header->sortIndicatorSection(), column);
        QTRY_COMPARE(screen.table()->currentIndex().row(), 0);
        QTRY_COMPARE(screen.table()->verticalScrollBar()->value(), 0);
    }

    void columnsAreMovedAndRemembered()
    {
        Screen screen(0);
        screen.show();
        QVERIFY(openFourPairs(screen, "JSD"));
        QHeaderView* header = screen.table()->horizontalHeader();
        QVERIFY(header->sectionsMovable());
        const int jsd = screen.column(QStringLiteral("JSD"));
        header->moveSection(header->visualIndex(jsd), 2);
        QCOMPARE(header->visualIndex(jsd), 2);
        header->moveSection(1, 5); // the system stays
        QCOMPARE(header->visualIndex(1), 1);
        header->moveSection(4, 0); // nothing goes before it
        QCOMPARE(header->visualIndex(0), 0);
        QCOMPARE(header->visualIndex(jsd), 2);
        screen.view->controller().setMeasures({metrics::measureOfKey("rouge1"),
            metrics::measureOfKey("rougeLsum"), metrics::measureOfKey("jsd")});
        QTRY_COMPARE(screen.model()->columnCount(), 5);
        QCOMPARE(header->visualIndex(screen.column(QStringLiteral("JSD"))), 2);
        const QByteArray layout = screen.view->saveLayout();
        Screen other(0);
        other.show();
        other.view->restoreLayout(layout);
        other.view->controller().openFile(other.write(QStringLiteral("pairs.jsonl"), fourPairs()));
        QTRY_COMPARE(other.model()->columnCount(), 5);
        QTRY_COMPARE(
            other.table()->horizontalHeader()->visualIndex(other.column(QStringLiteral("JSD"))), 2);
    }

    void pairAndSystemStayInSight()
    {
        for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            Screen screen(0);
            screen.show();
            screen.view->setLayoutDirection(direction);
            QList<Measure> all;
            for (const metrics::Measure measure : metrics::measures())
                all += measure;
            all.removeOne(metrics::measureOfKey("meteor"));
            screen.view->controller().setMeasures(all);
            screen.view->controller().openFile(
                screen.write(QStringLiteral("pairs.jsonl"), fourPairs()));
            QTRY_COMPARE(screen.model()->columnCount(), 2 + int(all.size()));
            QTRY_VERIFY(screen.isDone());
            QTableView* table = screen.table();
            auto* lead = screen.find<QWidget>("scoresLead");
            QVERIFY(!lead->isVisible());
            table->setFocus();
            table->setCurrentIndex(screen.model()->index(1, screen.column(QStringLiteral("JSD"))));
            QTRY_VERIFY(lead->isVisible());
            QCOMPARE(lead->width(), table->columnWidth(0) + table->columnWidth(1));
            // Back to the first measure, which comes out from under the names.
            table->setCurrentIndex(
                screen.model()->index(1, screen.column(QStringLiteral("ROUGE-2"))));
            const QRect cell = table->visualRect(table->currentIndex());
            const QRect covered = lead->geometry().translated(-table->viewport()->pos());
            QVERIFY(!lead->isVisible() || !cell.intersects(covered));
            table->setCurrentIndex(screen.model()->index(1, screen.column(QStringLiteral("JSD"))));
            QTRY_VERIFY(lead->isVisible());
            const int across = table->horizontalScrollBar()->value();
            const int header = table->horizontalHeader()->height();
            const int x = direction == Qt::LeftToRight ? 20 : lead->width() - 20;
            QTest::mouseClick(
                lead, Qt::LeftButton, {}, QPoint(x, header + table->rowViewportPosition(2) + 5));
            QCOMPARE(table->currentIndex(), screen.model()->index(2, 0));
            QCOMPARE(table->horizontalScrollBar()->value(), across);
            PaintCount paints;
            lead->installEventFilter(&paints);
            for (int i = 0; i < 50; ++i)
                QCoreApplication::processEvents();
            QVERIFY2(paints.count < 10, "the names are painted without an end");
            QTest::mouseClick(lead, Qt::LeftButton, {}, QPoint(x, header / 2));
            QCOMPARE(table->horizontalHeader()->sortIndicatorSection(), 0);
        }
    }

    void textsStandWhereTheirReadingBegins()
    {
        MatchedTextView view(MatchedTextView::Side::Candidate);
        view.resize(400, 300);
        view.show();
        const auto firstLetter = [&] {
            return view.cursorRect(QTextCursor(view.document())).center().x();
        };
        view.setText(QStringLiteral("A line of words."));
        QVERIFY(firstLetter() < 60);
        view.setText(QStringLiteral("صبح جمعه بازار هنوز خواب است."));
        QVERIFY(firstLetter() > 340);
        view.setLayoutDirection(Qt::RightToLeft);
        view.setText(QStringLiteral("A line of words."));
        QVERIFY(firstLetter() < 60);
        view.setText(QStringLiteral("12"));
        QVERIFY(firstLetter() > 300);
    }

    void figuresReadInTheDirectionOfTheWindow()
    {
        Screen screen(0);
        screen.show();
        screen.view->setLayoutDirection(Qt::RightToLeft);
        QVERIFY(openFourPairs(screen, "ROUGE-1"));
        QTRY_VERIFY(screen.label("scoresFigures").contains(QLatin1String("ROUGE-1")));
        QVERIFY(screen.label("scoresFigures").isRightToLeft());
    }

    void aTextWithoutWordsForRougeIsSaidToHaveNone()
    {
        Screen screen(0);
        screen.show();
        screen.view->controller().openFile(screen.write(
            QStringLiteral("pairs.jsonl"), pairLine("p1", "heron", "صبح جمعه بازار", "صبح جمعه")));
        QTRY_VERIFY(screen.column(QStringLiteral("ROUGE-1")) > 0);
        QTRY_VERIFY(screen.isDone());
        screen.table()->setCurrentIndex(
            screen.model()->index(0, screen.column(QStringLiteral("ROUGE-1"))));
        QTRY_VERIFY(screen.label("scoresFigures").contains(QLatin1String("a to z")));
        const auto toolTip = [&](const char* name) {
            return screen.model()
                ->index(0, screen.column(QLatin1String(name)))
                .data(Qt::ToolTipRole)
                .toString();
        };
        QVERIFY(toolTip("ROUGE-1").contains(QLatin1String("a to z")));
        QVERIFY(!toolTip("JSD").contains(QLatin1String("a to z")));
    }

    void scoresOfTheProjectsOutputsAreKeptInIt()
    {
        Screen screen(1);
        screen.show();
        QTRY_COMPARE(screen.model()->rowCount(), 2);
        QTRY_VERIFY(screen.isDone());
        const QByteArray id = screen.model()->index(0, 0).data().toString().toUtf8();
        screen.toRead = screen.write(QStringLiteral("more.csv"),
            "id,system,bertscore\n" + id + "," + kFirstSystem.toUtf8() + ",0.9\n");
        screen.press(Qt::CTRL | Qt::Key_R);
        QTRY_VERIFY(screen.column(QStringLiteral("bertscore · more.csv")) > 0);
        QVERIFY2(
            screen.title.contains(QLatin1String("cannot be undone")), qPrintable(screen.title));
        QCOMPARE(screen.session->history().barrierText(), QStringLiteral("import of more.csv"));
        QVERIFY(!screen.session->history().canUndo());
    }

    void aJudgeIsAskedAboutTheSelectedPairs()
    {
        Screen screen;
        screen.show();
        QTRY_COMPARE(screen.model()->rowCount(), 12);
        QTRY_VERIFY(screen.isDone());
        QSignalSpy asked(&NextSteps::of(*screen.session), &NextSteps::runsRequested);
        const auto last = [&asked] {
            return asked.last().first().value<QList<PlannedRun>>().first();
        };
        screen.chooseJudge(1);
        QTRY_COMPARE(asked.size(), 1);
        QCOMPARE(last().kind, RunKindId::GEval);
        QVERIFY(last().options.score.outputs.isEmpty()); // all
        screen.table()->setFocus();
        screen.table()->setCurrentIndex(screen.model()->index(0, 0));
        QTest::keyClick(screen.table(), Qt::Key_Down, Qt::ShiftModifier);
        screen.chooseJudge(0);
        QTRY_COMPARE(asked.size(), 2);
        QCOMPARE(last().kind, RunKindId::Gemba);
        QCOMPARE(last().options.score.outputs, screen.made.outputs.mid(0, 2));
    }

    void scoresOfOneModelsRunsAreNamedByTheRun()
    {
        Screen screen(1);
        Database& database = screen.fixture.database();
        QStringList names;
        for (const char* settings : {R"({"first_tokens":5})", R"({"first_tokens":2})"}) {
            const RunId run = addExpertRun(database);
            ProjectFixture::check(database.run(
                QStringLiteral("UPDATE llm_run SET kind = 'gemba', settings = ? WHERE id = ?"),
                {QLatin1String(settings), run}));
            OutputScore score;
            score.output = screen.made.outputs.first();
            score.run = run;
            score.measure = QStringLiteral("gemba");
            score.value = 3.0;
            QVERIFY(ProjectFixture::take(OutputScoreRepository(database).add(score)));
            names += QStringLiteral("GEMBA · test-model · run %1").arg(run.value);
        }
        screen.show();
        for (const QString& name : std::as_const(names))
            QTRY_VERIFY2(screen.column(name) > 0, qPrintable(name));
        const QString tip =
            screen.model()
                ->headerData(screen.column(names.last()), Qt::Horizontal, Qt::ToolTipRole)
                .toString();
        QVERIFY2(tip.contains(QLatin1String("First tokens of each text: 2")), qPrintable(tip));
    }

    void selectedRowsAreCopied()
    {
        Screen screen;
        screen.show();
        QTRY_COMPARE(screen.model()->columnCount(), 3 + int(usualMeasures().size()));
        screen.table()->setFocus();
        screen.table()->setCurrentIndex(screen.model()->index(0, 0));
        QTest::keyClick(screen.table(), Qt::Key_Down);
        QGuiApplication::clipboard()->clear();
        QTest::keySequence(screen.table(), QKeySequence::Copy);
        QTRY_VERIFY(!QGuiApplication::clipboard()->text().isEmpty());
        const QString text = QGuiApplication::clipboard()->text();
        const QStringList lines = text.split(u'\n', Qt::SkipEmptyParts);
        QVERIFY2(lines.size() == 2, qPrintable(text));
        QVERIFY(lines.last().startsWith(screen.model()->index(1, 0).data().toString()));
        screen.press(Qt::CTRL | Qt::SHIFT | Qt::Key_C);
        const QString all = QGuiApplication::clipboard()->text();
        QVERIFY(all.startsWith(u'|'));
        QCOMPARE(all.count(u'\n'), 2 + 12); // heading, rule, pairs
    }

    void aFileThatIsNoneLeavesTheTable()
    {
        Screen screen;
        screen.show();
        QTRY_COMPARE(screen.model()->rowCount(), 12);
        screen.toRead = screen.write(QStringLiteral("broken.jsonl"), "{\"reference\": 1");
        screen.press(Qt::CTRL | Qt::Key_I);
        QTRY_VERIFY(screen.message().contains(QLatin1String("broken.jsonl")));
        QCOMPARE(screen.model()->rowCount(), 12);
        QVERIFY(screen.view->controller().isOfProject());
        QVERIFY(screen.view->controller().recentFiles().paths().isEmpty());
    }

    void droppedFilesAreOpened()
    {
        Screen screen(0);
        screen.show();
        QMimeData data;
        data.setUrls(
            {QUrl::fromLocalFile(screen.write(QStringLiteral("pairs.jsonl"), fourPairs()))});
        QDragEnterEvent enter(
            QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(screen.view.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(screen.view.get(), &drop);
        QTRY_COMPARE(screen.model()->rowCount(), 4);
    }

    void cancellingLeavesWhatIsThereAndOffersToGoOn()
    {
        Screen screen(0);
        screen.show();
        QByteArray pairs;
        const QByteArray words = QByteArray("words of a long text that takes time ").repeated(400);
        for (int i = 0; i < 400; ++i)
            pairs += pairLine(QByteArray::number(i).constData(), "heron", words, words + "end");
        MetricsController& controller = screen.view->controller();
        QSignalSpy progress(&controller, &MetricsController::progressChanged);
        controller.openFile(screen.write(QStringLiteral("long.jsonl"), pairs));
        QTRY_COMPARE(screen.model()->rowCount(), 400);
        QTRY_VERIFY(!progress.isEmpty());
        QVERIFY(controller.isBusy());
        screen.press(Qt::Key_Escape);
        QTRY_VERIFY(!controller.isBusy());
        QCOMPARE(screen.model()->rowCount(), 400);
        auto* button = screen.find<QPushButton>("scoresCancelButton");
        QTRY_VERIFY(button->isVisible());
        QCoreApplication::processEvents();
        QCOMPARE(button->width(), button->sizeHint().width());
        // The button goes, and the keyboard goes to the table.
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Space);
        QTRY_VERIFY(!button->isVisible() || controller.isBusy());
        QVERIFY(screen.table()->hasFocus());
        controller.setMeasures({metrics::measureOfKey("jsd")});
        QTRY_VERIFY_WITH_TIMEOUT(screen.column(QStringLiteral("JSD")) > 0, 20'000);
        QTRY_VERIFY(!button->isVisible());
    }

    void aMillionCharactersAreShownPieceByPiece()
    {
        MatchedTextView view(MatchedTextView::Side::Candidate);
        view.resize(400, 300);
        view.show();
        view.setText(QString(1'000'000, QChar(u'x')));
        QVERIFY(view.document()->characterCount() < 100'000);
        metrics::TextMatch match;
        match.candidate = {900'000, 20};
        view.setMatches({match});
        QTRY_VERIFY_WITH_TIMEOUT(view.document()->characterCount() > 1'000'000, 20'000);
        QTRY_COMPARE(view.extraSelections().size(), 1);
        QCOMPARE(view.matchAt(900'019), 0);
        QCOMPARE(view.matchAt(900'020), -1);
    }

    void everyCommandHasWordsAndAKeyOfItsOwn()
    {
        Screen screen(0);
        screen.show();
        QSet<QString> keys;
        for (const QAction* action : screen.view->workspaceActions())
            QVERIFY(!action->text().isEmpty());
        for (const QAction* action : commandsOf(screen.view->findChild<ScoresPage*>())) {
            QVERIFY2(!keys.contains(action->shortcut().toString()), qPrintable(action->text()));
            keys.insert(action->shortcut().toString());
        }
    }
};

TANDEM_TEST(TestMetricsWorkspace, QApplication)
#include "tst_metricsworkspace.moc"
