#include "views/inspect/caseview.h"

#include "ui/rows/rowsof.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/segmentswitch.h"
#include "views/inspect/casepdf.h"
#include "views/inspect/evidencetextview.h"
#include "views/inspect/linkcanvas.h"
#include "views/inspect/twosystemsrows.h"

#include "expertfixture.h"
#include "inspectcases.h"
#include "testmain.h"

#include <QAbstractButton>
#include <QAbstractItemModelTester>
#include <QAbstractItemView>
#include <QProcess>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSplitter>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;
using expert::Side;

namespace {

ShownCase shownCase(
    const expert::TextCase& textCase, int output, const expert::Explanation& explanation)
{
    EvaluationDetail detail;
    detail.summary.caseName = textCase.name;
    detail.summary.system = textCase.outputs.at(output).system;
    detail.prompt = textCase.prompt;
    detail.expected = textCase.expected;
    detail.generated = textCase.outputs.at(output).text;
    detail.explanation = explanation;
    detail.summary.scores = expert::scoresOf(explanation);
    return ShownCase(located(detail));
}

ShownCase sixBySix()
{
    return shownCase(sixBySixCase(), 0, sixBySixExplanation());
}

ShownCase made(quint64 seed, int words, int aspects, int output = 0)
{
    const expert::TextCase textCase = generatedCase(seed, words);
    return shownCase(textCase, output,
        generatedExplanation(
            textCase, textCase.outputs.at(output).text, seed + quint64(output), aspects));
}

void show(CaseView& view, const ShownCase& shown)
{
    view.setEvaluation(shown);
}

} // namespace

class TestCaseView final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void keysMoveThroughAspectsAndAcross();
    void arrowsAcrossFollowTheScreenRightToLeft();
    void aClickOnABoxOrOnEvidenceSelects();
    void selectionScrollsEverythingIntoSight();
    void thePointerLightsUpAndScrollsTheOtherSide();
    void theSideIsChosenAndTheSelectionGoesAlong();
    void reviewedVerdictsChangeWhatIsDrawn();
    void whatIsNotThereIsNotSelected();
    void theCanvasSaysWhatIsSelected();
    void twoSystemsStandRowByRow();
    void rowsPairAspectsOfTwoEvaluations();
    void thePrecisionSideHasARowForEachAspectOfAnOutput();
    void thePartnerOfTheSelectedAspectStaysInSight();
    void hostileTextsAreShown();
    void theLayoutIsRestored();
    void aCaseIsWrittenAsPdf_data();
    void aCaseIsWrittenAsPdf();
    void reviewsStandBelowWhatTheyAreAboutInThePdf();
    void aPdfThatCannotBeWrittenLeavesNothing();

private:
    template <typename T>
    T* find(const char* name) const
    {
        return m_view->findChild<T*>(QLatin1String(name));
    }

    std::unique_ptr<CaseView> m_view;
};

void TestCaseView::init()
{
    m_view = std::make_unique<CaseView>();
    m_view->resize(1100, 560);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
    m_view->setFocus();
    QVERIFY(find<LinkCanvas>("linkCanvas")->hasFocus());
}

void TestCaseView::cleanup()
{
    m_view.reset();
    QApplication::setLayoutDirection(Qt::LeftToRight);
}

void TestCaseView::keysMoveThroughAspectsAndAcross()
{
    show(*m_view, sixBySix());
    QSignalSpy changes(m_view.get(), &CaseView::selectedChanged);
    auto* canvas = find<LinkCanvas>("linkCanvas");
    QTest::keyClick(canvas, Qt::Key_J);
    QCOMPARE(m_view->selected(), std::optional(AspectRef{Side::Expected, 0}));
    QTest::keyClick(canvas, Qt::Key_Right);
    QCOMPARE(m_view->selected(), std::optional(AspectRef{Side::Generated, 0}));
    QTest::keyClick(canvas, Qt::Key_Down);
    QCOMPARE(m_view->selected(), std::optional(AspectRef{Side::Generated, 1}));
    QTest::keyClick(canvas, Qt::Key_Left);
    QCOMPARE(m_view->selected(), std::optional(AspectRef{Side::Expected, 2}));
    QTest::keyClick(canvas, Qt::Key_K);
    QTest::keyClick(canvas, Qt::Key_Up);
    QTest::keyClick(canvas, Qt::Key_Up);
    QCOMPARE(m_view->selected(), std::optional(AspectRef{Side::Expected, 0}));
    QCOMPARE(changes.size(), 6);
    auto* text = find<EvidenceTextView>("expectedText");
    text->setFocus();
    QTest::keyClick(text, Qt::Key_J);
    QCOMPARE(m_view->selected(), std::optional(AspectRef{Side::Expected, 1}));
    QTest::keyClick(text, Qt::Key_Right); // unmatched
    QCOMPARE(m_view->selected(), std::optional(AspectRef{Side::Expected, 1}));
    QTest::keyClick(text, Qt::Key_Escape);
    QVERIFY(!m_view->selected());
}

void TestCaseView::arrowsAcrossFollowTheScreenRightToLeft()
{
    QApplication::setLayoutDirection(Qt::RightToLeft);
    show(*m_view, sixBySix());
    auto* canvas = find<LinkCanvas>("linkCanvas");
    QTRY_VERIFY(
        canvas->boxRect({Side::Expected, 0}).left() > canvas->boxRect({Side::Generated, 0}).left());
    m_view->setSelected(AspectRef{Side::Expected, 0});
    QTest::keyClick(canvas, Qt::Key_Left);
    QCOMPARE(m_view->selected(), std::optional(AspectRef{Side::Generated, 0}));
}

void TestCaseView::aClickOnABoxOrOnEvidenceSelects()
{
    show(*m_view, sixBySix());
    auto* canvas = find<LinkCanvas>("linkCanvas");
    QTest::mouseClick(
        canvas->viewport(), Qt::LeftButton, {}, canvas->boxRect({Side::Generated, 3}).center());
    QCOMPARE(m_view->selected(), std::optional(AspectRef{Side::Generated, 3}));
    auto* text = find<EvidenceTextView>("expectedText");
    QTest::mouseClick(text->viewport(), Qt::LeftButton, {}, text->evidenceRect(1).center());
    QCOMPARE(m_view->selected(), std::optional(AspectRef{Side::Expected, 1}));
    const LinkLine line = canvas->linkLayout().lines.last();
    QTest::mouseClick(canvas->viewport(), Qt::LeftButton, {}, line.badge.toPoint());
    QCOMPARE(m_view->selected(), std::optional(line.from));
}

void TestCaseView::selectionScrollsEverythingIntoSight()
{
    show(*m_view, made(3, 3000, 25));
    auto* canvas = find<LinkCanvas>("linkCanvas");
    for (int i = 0; i < 25; ++i) {
        QTest::keyClick(canvas, Qt::Key_J);
        const AspectRef aspect = *m_view->selected();
        QVERIFY(canvas->viewport()->rect().contains(canvas->boxRect(aspect)));
        auto* text = find<EvidenceTextView>("expectedText");
        const QRect evidence = text->evidenceRect(aspect.aspect);
        if (!evidence.isNull())
            QVERIFY(text->viewport()->rect().contains(evidence.center()));
        const auto partner = partnerOf(m_view->shownExplanation(), aspect);
        auto* other = find<EvidenceTextView>("generatedText");
        const QRect across = partner ? other->evidenceRect(partner->aspect) : QRect();
        if (!across.isNull())
            QVERIFY(other->viewport()->rect().contains(across.center()));
    }
}

void TestCaseView::thePointerLightsUpAndScrollsTheOtherSide()
{
    LocatedCase shown = made(3, 3000, 6);
    shown.generatedPlaces.clear();
    const qsizetype end = shown.detail.generated.size();
    for (int i = 0; i < 6; ++i) {
        shown.generatedPlaces.append({i, 0, EvidenceFit::Exact, {end - 40, 40}});
        shown.detail.explanation.expected.matches[i] = matchOf(i, true);
    }
    show(*m_view, ShownCase(shown));
    auto* canvas = find<LinkCanvas>("linkCanvas");
    auto* text = find<EvidenceTextView>("generatedText");
    QCOMPARE(text->verticalScrollBar()->value(), 0);
    QTest::mouseMove(canvas->viewport(), canvas->boxRect({Side::Expected, 2}).center());
    QTRY_VERIFY(text->verticalScrollBar()->value() > 0);
    QVERIFY(text->viewport()->rect().contains(text->evidenceRect(2).center()));
    QVERIFY(!m_view->selected());
}

void TestCaseView::theSideIsChosenAndTheSelectionGoesAlong()
{
    show(*m_view, sixBySix());
    m_view->setSelected(AspectRef{Side::Expected, 3});
    auto* choice = find<SegmentSwitch>("caseSide");
    QTest::mouseClick(choice->segment(1), Qt::LeftButton);
    QCOMPARE(m_view->side(), Side::Generated);
    QCOMPARE(m_view->selected(), std::optional(AspectRef{Side::Generated, 3}));
    m_view->toggleSide();
    QCOMPARE(choice->current(), 0);
    QCOMPARE(m_view->selected(), std::optional(AspectRef{Side::Expected, 3}));
}

void TestCaseView::reviewedVerdictsChangeWhatIsDrawn()
{
    show(*m_view, sixBySix());
    m_view->setSelected(AspectRef{Side::Expected, 0});
    auto* canvas = find<LinkCanvas>("linkCanvas");
    expert::Explanation reviewed = m_view->shownExplanation();
    reviewed.expected.matches[0].style.aligned = true;
    m_view->setShownExplanation(reviewed);
    QCOMPARE(canvas->linkLayout().box({Side::Expected, 0})->verdict, expert::LinkVerdict::Both);
    QCOMPARE(find<EvidenceTextView>("expectedText")->text().marks().first().verdict,
        expert::verdictOf(reviewed.expected.matches.at(
            find<EvidenceTextView>("expectedText")->text().marks().first().aspect)));
    QCOMPARE(m_view->selected(), std::optional(AspectRef{Side::Expected, 0}));
}

void TestCaseView::whatIsNotThereIsNotSelected()
{
    m_view->selectNext();
    QVERIFY(!m_view->selected());
    show(*m_view, sixBySix());
    m_view->setSelected(AspectRef{Side::Generated, 6});
    QVERIFY(!m_view->selected());
    m_view->selectPrevious();
    QCOMPARE(m_view->selected(), std::optional(AspectRef{Side::Expected, 5}));
    m_view->clear();
    QVERIFY(!m_view->selected());
    QVERIFY(find<EvidenceTextView>("expectedText")->text().text().isEmpty());
}

void TestCaseView::theCanvasSaysWhatIsSelected()
{
    show(*m_view, sixBySix());
    m_view->setSelected(AspectRef{Side::Expected, 1});
    const QString spoken = find<LinkCanvas>("linkCanvas")->accessibleName();
    QVERIFY(spoken.startsWith(QStringLiteral("E2 ")));
    QVERIFY(spoken.contains(QStringLiteral("unmatched")));
    m_view->setSelected(AspectRef{Side::Expected, 3});
    QVERIFY(find<LinkCanvas>("linkCanvas")
                ->accessibleName()
                .contains(QStringLiteral("The other direction differs: content only")));
}

void TestCaseView::twoSystemsStandRowByRow()
{
    const ShownCase first = sixBySix();
    show(*m_view, first);
    ShownCase second = first;
    second.detail.summary.system = kSecondSystem;
    second.detail.explanation.expected.matches[0] = matchOf(4, true, true);
    m_view->setSecond(second);
    auto* table = find<QAbstractItemView>("twoSystemsTable");
    QVERIFY(table->isVisible());
    const QAbstractItemModelTester tester(table->model());
    const auto label = [table](int row, int column) {
        const auto* shown = RowsOf<TwoSystemsRow>::at(table->model()->index(row, 0));
        return shown->cells.at(std::size_t(column)).label;
    };
    QCOMPARE(label(0, 0), QStringLiteral("E1"));
    QCOMPARE(label(0, 1), QStringLiteral("O1"));
    QCOMPARE(label(0, 2), QStringLiteral("O5"));
    QCOMPARE(label(1, 1), QString());
    table->setFocus(); // nothing is chosen, here as before
    QTest::keyClick(table, Qt::Key_J);
    QCOMPARE(m_view->selected(), std::optional(AspectRef{Side::Expected, 0}));
    QTest::keyClick(table, Qt::Key_J);
    QTest::keyClick(table, Qt::Key_Down);
    QCOMPARE(m_view->selected(), std::optional(AspectRef{Side::Expected, 2}));
    // E2 matches nothing, so that its row has no decision on the precision side.
    m_view->setSide(Side::Generated);
    m_view->setSelected(AspectRef{Side::Generated, 0});
    for (int i = 0; i < table->model()->rowCount(); ++i) {
        QVERIFY(!m_view->selected() || m_view->selected()->side == Side::Generated);
        QTest::keyClick(table, Qt::Key_Down);
    }
    m_view->setSide(Side::Expected);
    auto* text = find<EvidenceTextView>("bothExpectedText");
    QTest::mouseClick(text->viewport(), Qt::LeftButton, {}, text->evidenceRect(0).center());
    QCOMPARE(table->currentIndex().row(), 0);
    m_view->setSecond(std::nullopt);
    QVERIFY(find<LinkCanvas>("linkCanvas")->isVisible());
    QCOMPARE(m_view->selected(), std::optional(AspectRef{Side::Expected, 0}));
}

void TestCaseView::rowsPairAspectsOfTwoEvaluations()
{
    const ShownCase first = sixBySix();
    ShownCase second = first;
    expert::ExplainedSide& side = second.detail.explanation.expected;
    side.aspects[1].title = QStringLiteral("The same evidence by another name");
    side.aspects.append(aspectOf(QStringLiteral("Only here"), {}));
    side.matches.append(matchOf(-1));
    const QList<TwoSystemsRow> rows = rowsOfTwo(first, second);
    for (int i = 0; i < 6; ++i) {
        QCOMPARE(rows[i].systems[0].expected, std::optional(i));
        QCOMPARE(rows[i].systems[1].expected, std::optional(i));
    }
    QVERIFY(!rows[6].systems[0].expected);
    QCOMPARE(rows[6].systems[1].expected, std::optional(6));
    QVERIFY(!rows[7].isExpected());
    QCOMPARE(rowOf(rows, 1, {Side::Expected, 6}), 6);
    QCOMPARE(rowOf(rows, 0, {Side::Generated, 40}), -1);
}

void TestCaseView::thePrecisionSideHasARowForEachAspectOfAnOutput()
{
    const ShownCase first = sixBySix();
    const QList<TwoSystemsRow> rows = rowsOfTwo(first, made(3, 120, 5), Side::Generated);
    for (int aspect = 0; aspect < 6; ++aspect) {
        int times = 0;
        for (const TwoSystemsRow& row : rows) {
            if (row.systems[0].generated != aspect)
                continue;
            ++times;
            const expert::AspectMatch& match =
                first.detail.explanation.generated.matches.at(aspect);
            QCOMPARE(row.cells[1].verdict, std::optional(expert::verdictOf(match)));
            QCOMPARE(row.systems[0].expected, match.matched ? match.other : std::nullopt);
        }
        QCOMPARE(times, 1);
    }
}

/// E1 and O25 are farther apart than any window is high.
void TestCaseView::thePartnerOfTheSelectedAspectStaysInSight()
{
    ShownCase shown = made(5, 600, 25);
    expert::Explanation explanation = shown.detail.explanation;
    explanation.expected.matches[0] = matchOf(24, true, false);
    explanation.generated.matches[24] = matchOf(0, true, false);
    shown.judge(explanation);
    show(*m_view, shown);
    auto* canvas = find<LinkCanvas>("linkCanvas");
    const AspectRef first{Side::Expected, 0};
    const AspectRef last{Side::Generated, 24};
    const auto isInSight = [&](const AspectRef& aspect) {
        return canvas->viewport()->rect().contains(canvas->boxRect(aspect));
    };
    QVERIFY(!isInSight(last));
    m_view->setSelected(first);
    QVERIFY(isInSight(first) && isInSight(last));
    canvas->verticalScrollBar()->setValue(canvas->verticalScrollBar()->maximum());
    QVERIFY(isInSight(first) && isInSight(last));
    canvas->verticalScrollBar()->setValue(0);
    // It stands before the others, to be clicked.
    QTest::mouseClick(canvas->viewport(), Qt::LeftButton, {}, canvas->boxRect(last).center());
    QCOMPARE(m_view->selected(), std::optional(last));
    QVERIFY(isInSight(first));
    m_view->setSelected(std::nullopt);
    canvas->verticalScrollBar()->setValue(0);
    QVERIFY(!isInSight(last));
}

void TestCaseView::hostileTextsAreShown()
{
    const ShownCase hostile = shownCase(hostileCase(), 0, hostileExplanation());
    show(*m_view, hostile);
    auto* canvas = find<LinkCanvas>("linkCanvas");
    const int aspects = int(hostile.detail.explanation.expected.aspects.size() +
                            hostile.detail.explanation.generated.aspects.size());
    QCOMPARE(canvas->linkLayout().boxes.size(), aspects);
    for (const LinkBox& box : canvas->linkLayout().boxes) {
        m_view->setSelected(box.aspect);
        QVERIFY(!canvas->accessibleName().isEmpty());
        QVERIFY(!m_view->grab().isNull());
    }
    m_view->setSecond(hostile);
    QVERIFY(!m_view->grab().isNull());
}

void TestCaseView::theLayoutIsRestored()
{
    show(*m_view, sixBySix());
    find<QSplitter>("caseColumns")->setSizes({300, 500, 300});
    CaseView other;
    other.resize(m_view->size());
    other.show();
    QVERIFY(restoreLayout(&other, savedLayout(m_view.get())));
    QVERIFY(!restoreLayout(&other, QByteArrayLiteral("nonsense")));
    QCOMPARE(other.findChild<QSplitter*>(QStringLiteral("caseColumns"))->sizes(),
        find<QSplitter>("caseColumns")->sizes());
}

void TestCaseView::aCaseIsWrittenAsPdf_data()
{
    QTest::addColumn<ShownCase>("shown");
    QTest::addColumn<Qt::LayoutDirection>("direction");
    QTest::addColumn<int>("leastPages");
    QTest::newRow("six") << sixBySix() << Qt::LeftToRight << 3;
    QTest::newRow("six-rtl") << sixBySix() << Qt::RightToLeft << 3;
    QTest::newRow("25") << made(3, 300, 25) << Qt::LeftToRight << 5;
    QTest::newRow("long") << made(5, 3000, 12) << Qt::LeftToRight << 8;
    QTest::newRow("hostile") << shownCase(hostileCase(), 0, hostileExplanation()) << Qt::LeftToRight
                             << 3;
}

void TestCaseView::aCaseIsWrittenAsPdf()
{
    QFETCH(ShownCase, shown);
    QFETCH(Qt::LayoutDirection, direction);
    QFETCH(int, leastPages);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("case.pdf"));
    const Expected<void> written = writeCasePdf(path, shown, Side::Expected, direction);
    QVERIFY2(written, written ? "" : qPrintable(written.error().sentence()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QVERIFY(bytes.startsWith("%PDF-"));
    QVERIFY(bytes.count("/Type /Page\n") >= leastPages);
    QVERIFY(bytes.contains("/ToUnicode")); // text, not pictures of it
}

void TestCaseView::reviewsStandBelowWhatTheyAreAboutInThePdf()
{
    const QString reader = QStandardPaths::findExecutable(QStringLiteral("pdftotext"));
    if (reader.isEmpty())
        QSKIP("pdftotext is not installed.");
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("case.pdf"));
    const auto wordsOf = [&](const QList<ReportedReview>& reviews) {
        if (!writeCasePdf(path, sixBySix(), Side::Expected, Qt::LeftToRight, reviews))
            return QString();
        QProcess process;
        process.start(reader, {path, QStringLiteral("-")});
        process.waitForFinished();
        return QString::fromUtf8(process.readAllStandardOutput()).simplified();
    };
    expert::Review match{expert::Stance::Disagree, {}, QStringLiteral("It is about ships.")};
    match.correction.other = 1;
    const ReportedReview ben{
        QStringLiteral("Ben"), {{{expert::DecisionKind::Match, Side::Expected, 0}, match},
                                   {{expert::DecisionKind::Extraction, Side::Generated, -1},
                                       {expert::Stance::Agree, {}, {}}}}};
    const QString words = wordsOf({ben});
    QVERIFY2(
        words.contains(QStringLiteral("Review by Ben: disagrees: matches O2 “It is about ships.”")),
        qPrintable(words));
    QVERIFY(words.contains(QStringLiteral("Review by Ben: agrees")));
    QCOMPARE(words.count(QStringLiteral("Review by")), 2);
    QVERIFY(!wordsOf({}).contains(QStringLiteral("Review by")));
}

void TestCaseView::aPdfThatCannotBeWrittenLeavesNothing()
{
    const QTemporaryDir temporary;
    const QString path = temporary.filePath(QStringLiteral("missing/case.pdf"));
    const Expected<void> written = writeCasePdf(path, sixBySix(), Side::Expected, Qt::LeftToRight);
    QVERIFY(!written);
    QCOMPARE(written.error().code, ErrorCode::NotWritable);
    QVERIFY(!QFileInfo::exists(path));
}

TANDEM_TEST(TestCaseView, QApplication)
#include "tst_caseview.moc"
