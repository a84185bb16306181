#include "views/inspect/evidencetextview.h"

#include "ui/theme.h"

#include "inspectcases.h"
#include "testmain.h"

#include <QApplication>
#include <QClipboard>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace tandem;
using expert::Side;

class TestEvidenceTextView final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void labelsStandBeforeTheirEvidence();
    void offsetsLeadToTheShownTextAndBack();
    void evidenceThatOverlapsHasLanes();
    void aClickOnSharedWordsTakesTurns();
    void thePointerOnEvidenceNamesItsAspect();
    void wordsAreSelectedAndCopiedWithoutLabels();
    void keysExtendTheSelection();
    void markupIsShownAsItIs();
    void rightToLeftTextIsMarkedFromTheRight();
    void emojiAreNotSplit();
    void evidenceOverTwoLinesIsMarkedInBoth();
    void aLongTextIsLaidOutAsFarAsItIsSeen();
    void piecesOfALongTextGiveTheSameLinesAsTheWhole();
    void aTextLaidOutAheadIsShownAsAnyOther();
    void evidenceIsScrolledIntoSight();

private:
    MarkedText marked(const QString& text, const QList<expert::Aspect>& aspects,
        Side side = Side::Expected, int tokensRead = -1) const;
    QPoint placeOf(qsizetype offset);

    std::unique_ptr<EvidenceTextView> m_view;
};

void TestEvidenceTextView::init()
{
    m_view = std::make_unique<EvidenceTextView>();
    m_view->resize(420, 300);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
}

void TestEvidenceTextView::cleanup()
{
    m_view.reset();
}

MarkedText TestEvidenceTextView::marked(
    const QString& text, const QList<expert::Aspect>& aspects, Side side, int tokensRead) const
{
    expert::ExplainedSide explained;
    explained.matches.fill(matchOf(0, true), aspects.size());
    explained.tokensRead = tokensRead;
    explained.tokensInText = int(text.size());
    return MarkedText(side, text, explained, exactPlaces(text, aspects));
}

/// The middle of the unit at an offset, in the viewport.
QPoint TestEvidenceTextView::placeOf(qsizetype offset)
{
    const QRect area = m_view->viewport()->rect();
    for (int y = 10; y < area.height(); y += 4) {
        for (int x = 0; x < area.width(); x += 2) {
            const QList<int> here = m_view->aspectsAt({x, y});
            if (!here.isEmpty() && m_view->text().aspectsAt(offset) == here)
                return {x + 2, y + 2};
        }
    }
    return {};
}

void TestEvidenceTextView::labelsStandBeforeTheirEvidence()
{
    const QString text = QStringLiteral("Ships wait. Cranes rest.\n\nTalks go on.");
    const QList<expert::Aspect> aspects{
        aspectOf(QStringLiteral("Ships"), {QStringLiteral("Ships wait.")}),
        aspectOf(QStringLiteral("Talks"), {QStringLiteral("Talks go on.")})};
    const MarkedText ready = marked(text, aspects, Side::Generated);
    QCOMPARE(ready.paragraphs().size(), 3);
    QCOMPARE(ready.paragraphs()[0].shown, QStringLiteral("O1\u00a0Ships wait. Cranes rest."));
    QCOMPARE(ready.paragraphs()[2].shown, QStringLiteral("O2\u00a0Talks go on."));
    QCOMPARE(ready.paragraphs()[2].start, 26);

    QList<EvidencePlace> places = exactPlaces(text, aspects);
    places[0].fit = EvidenceFit::Fuzzy;
    const MarkedText fuzzy(Side::Expected, text, {}, places);
    QCOMPARE(fuzzy.paragraphs()[0].shown, QStringLiteral("E1~\u00a0Ships wait. Cranes rest."));
}

void TestEvidenceTextView::offsetsLeadToTheShownTextAndBack()
{
    const QString text = QStringLiteral("Ships wait. Cranes rest. Talks go on.");
    const MarkedText ready =
        marked(text, {aspectOf(QStringLiteral("a"), {QStringLiteral("Cranes rest.")}),
                         aspectOf(QStringLiteral("b"), {QStringLiteral("Cranes")}),
                         aspectOf(QStringLiteral("c"), {QStringLiteral("Talks go on.")})});
    const MarkedParagraph& paragraph = ready.paragraphs().first();
    QCOMPARE(paragraph.shown,
        QStringLiteral("Ships wait. E1\u00a0E2\u00a0Cranes rest. E3\u00a0Talks go on."));
    for (qsizetype i = 0; i < text.size(); ++i) {
        QCOMPARE(paragraph.shown.at(paragraph.toShown(i)), text.at(i));
        QCOMPARE(paragraph.toStored(paragraph.toShown(i)), i);
    }
    QCOMPARE(paragraph.toShown(12, true), 12);
    QCOMPARE(paragraph.toShown(12), 18);
    QCOMPARE(paragraph.toStored(13), 12);
    QCOMPARE(paragraph.toShown(text.size()), paragraph.shown.size());
}

void TestEvidenceTextView::evidenceThatOverlapsHasLanes()
{
    const QString text = QStringLiteral("Ships wait and cranes rest. Talks go on.");
    const MarkedText ready = marked(
        text, {aspectOf(QStringLiteral("a"), {QStringLiteral("Ships wait and cranes rest.")}),
                  aspectOf(QStringLiteral("b"),
                      {QStringLiteral("cranes rest."), QStringLiteral("Talks go on.")}),
                  aspectOf(QStringLiteral("c"), {QStringLiteral("Talks go on.")})});
    QCOMPARE(ready.lanes(), 2);
    QCOMPARE(ready.marks()[0].lane, 0);
    QCOMPARE(ready.marks()[1].lane, 1);
    QCOMPARE(ready.aspectsAt(16), QList<int>({1, 0}));
    QCOMPARE(ready.aspectsAt(29), QList<int>({1, 2}));
    // The second piece goes on where the first one ended.
    QVERIFY(ready.marks()[1].labelled);
    QVERIFY(!ready.marks()[2].labelled);
}

void TestEvidenceTextView::aClickOnSharedWordsTakesTurns()
{
    const QString text = QStringLiteral("Ships wait and cranes rest.");
    m_view->setText(marked(
        text, {aspectOf(QStringLiteral("a"), {text}), aspectOf(QStringLiteral("b"), {text})}));
    QSignalSpy clicks(m_view.get(), &EvidenceTextView::aspectClicked);
    const QPoint place = m_view->evidenceRect(0).center();
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(clicks.takeFirst().first().toInt(), 0);
    m_view->setCurrentAspect(0);
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(clicks.takeFirst().first().toInt(), 1);
    m_view->setCurrentAspect(1);
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(clicks.takeFirst().first().toInt(), 0);
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, {300, 250});
    QVERIFY(clicks.isEmpty());
}

void TestEvidenceTextView::thePointerOnEvidenceNamesItsAspect()
{
    const QString text = QStringLiteral("Ships wait. Cranes rest.");
    m_view->setText(
        marked(text, {aspectOf(QStringLiteral("a"), {QStringLiteral("Cranes rest.")})}));
    QSignalSpy hovers(m_view.get(), &EvidenceTextView::aspectHovered);
    QTest::mouseMove(m_view->viewport(), m_view->evidenceRect(0).center());
    QCOMPARE(hovers.takeFirst().first().toInt(), 0);
    QTest::mouseMove(m_view->viewport(), {300, 250});
    QCOMPARE(hovers.takeFirst().first().toInt(), -1);
}

void TestEvidenceTextView::wordsAreSelectedAndCopiedWithoutLabels()
{
    const QString text = QStringLiteral("Ships wait. Cranes rest.");
    m_view->setText(
        marked(text, {aspectOf(QStringLiteral("a"), {QStringLiteral("Cranes rest.")})}));
    const QRect evidence = m_view->evidenceRect(0);
    QTest::mouseDClick(
        m_view->viewport(), Qt::LeftButton, {}, QPoint(evidence.left() + 6, evidence.center().y()));
    QCOMPARE(m_view->selectedText(), QStringLiteral("Cranes"));
    QTest::keyClick(m_view.get(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(m_view.get(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), text);
    QTest::keyClick(m_view.get(), Qt::Key_Escape);
    QVERIFY(m_view->selectedText().isEmpty());

    QSignalSpy clicks(m_view.get(), &EvidenceTextView::aspectClicked);
    QTest::mousePress(
        m_view->viewport(), Qt::LeftButton, {}, QPoint(evidence.left() + 1, evidence.center().y()));
    QTest::mouseMove(m_view->viewport(), QPoint(evidence.right() + 40, evidence.center().y()));
    QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {},
        QPoint(evidence.right() + 40, evidence.center().y()));
    QCOMPARE(m_view->selectedText(), QStringLiteral("Cranes rest."));
    QVERIFY(clicks.isEmpty());
}

void TestEvidenceTextView::keysExtendTheSelection()
{
    m_view->setText(marked(QStringLiteral("Ships wait. Cranes rest."), {}));
    QTest::keyClick(m_view.get(), Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(m_view->selectedText(), QStringLiteral("S"));
    QTest::keyClick(m_view.get(), Qt::Key_Right, Qt::ShiftModifier | Qt::ControlModifier);
    QCOMPARE(m_view->selectedText(), QStringLiteral("Ships"));
}

void TestEvidenceTextView::markupIsShownAsItIs()
{
    const QString text = QStringLiteral("<b>Ships</b> &amp; <script>x</script>");
    m_view->setText(marked(text, {}));
    QCOMPARE(m_view->text().paragraphs().first().shown, text);
}

void TestEvidenceTextView::rightToLeftTextIsMarkedFromTheRight()
{
    const QString text = QStringLiteral(
        "کشتی‌ها در صف ماندند. جرثقیل IOLTS آرام است.");
    m_view->setText(
        marked(text, {aspectOf(QStringLiteral("a"),
                         {QStringLiteral("کشتی‌ها در صف ماندند.")})}));
    QVERIFY(m_view->text().paragraphs().first().rightToLeft);
    const QRect evidence = m_view->evidenceRect(0);
    QVERIFY(evidence.right() > m_view->viewport()->width() - 60);
    QCOMPARE(m_view->aspectsAt(evidence.center()), QList<int>({0}));
}

void TestEvidenceTextView::emojiAreNotSplit()
{
    const QString text =
        QStringLiteral("港口🚢🚢停工。谈判继续👩‍👩‍👧进行。");
    m_view->setText(marked(text, {aspectOf(QStringLiteral("a"), {QStringLiteral("🚢停工。")})}));
    for (int i = 0; i < 8; ++i)
        QTest::keyClick(m_view.get(), Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY(!m_view->selectedText().back().isHighSurrogate());
    m_view->selectAll();
    QCOMPARE(m_view->selectedText(), text);
}

void TestEvidenceTextView::evidenceOverTwoLinesIsMarkedInBoth()
{
    const QString sentence =
        QStringLiteral("Cranes stood still over the eastern harbour for the eighth day on Monday, "
                       "and the queue of ships grew.");
    MarkedLayout layout;
    MarkedTextLook look;
    look.font = textFont();
    look.colors = &lightColors();
    layout.setLook(look);
    layout.setWidth(300);
    layout.setText(marked(sentence, {aspectOf(QStringLiteral("a"), {sentence})}));
    layout.ensureHeight(1e6);
    QVERIFY(layout.lines().size() >= 3);
    const MarkedParagraph& paragraph = layout.text().paragraphs().first();
    for (const MarkedLine& line : layout.lines()) {
        const auto parts = layout.stretches(line, 0, paragraph.shown.size());
        QCOMPARE(parts.size(), 1);
        QVERIFY(parts.first().second > 20 && parts.first().second <= 300);
    }
}

namespace {

QString manyWords(int words)
{
    const QStringList some{QStringLiteral("harbour"), QStringLiteral("a"),
        QStringLiteral("negotiation"), QStringLiteral("of"), QStringLiteral("cranes"),
        QStringLiteral("stood."), QStringLiteral("Then")};
    QStringList text;
    for (int i = 0; i < words; ++i)
        text.append(some[(i * 5 + i / 7) % some.size()]);
    return text.join(u' ');
}

} // namespace

void TestEvidenceTextView::aLongTextIsLaidOutAsFarAsItIsSeen()
{
    const QString text = manyWords(3000);
    const MarkedText ready = marked(text, {});
    m_view->setText(ready);
    MarkedLayout whole;
    MarkedTextLook look;
    look.font = textFont();
    look.colors = &lightColors();
    whole.setLook(look);
    whole.setWidth(388);
    whole.setText(ready);
    whole.ensureHeight(1e6);
    whole.setText(ready);
    whole.ensureHeight(300);
    QVERIFY(!whole.isComplete());
    const qreal guessed = whole.height();
    whole.ensureHeight(1e6);
    QVERIFY(whole.isComplete());
    QVERIFY(std::abs(guessed - whole.height()) < whole.height() / 4);
    QTRY_VERIFY(m_view->verticalScrollBar()->maximum() > 3000);
}

void TestEvidenceTextView::piecesOfALongTextGiveTheSameLinesAsTheWhole()
{
    const QString text = manyWords(1500);
    MarkedLayout layout;
    MarkedTextLook look;
    look.font = textFont();
    look.colors = &lightColors();
    layout.setLook(look);
    layout.setWidth(388);
    layout.setText(marked(text, {}));
    layout.ensureHeight(1e6);

    QTextLayout whole(text, textFont());
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    whole.setTextOption(option);
    whole.beginLayout();
    std::size_t index = 0;
    while (true) {
        QTextLine line = whole.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(388);
        QVERIFY(index < layout.lines().size());
        QCOMPARE(layout.lines()[index].start, qsizetype(line.textStart()));
        QCOMPARE(layout.lines()[index].size, qsizetype(line.textLength()));
        ++index;
    }
    whole.endLayout();
    QCOMPARE(layout.lines().size(), index);
}

void TestEvidenceTextView::aTextLaidOutAheadIsShownAsAnyOther()
{
    m_view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    const MarkedText first = marked(manyWords(1200), {});
    const QString words = QStringLiteral("The ships sail at last.");
    const MarkedText next =
        marked(words + u' ' + manyWords(900), {aspectOf(words, {words})}, Side::Expected, 5);
    m_view->setText(next);
    const QImage wanted = m_view->viewport()->grab().toImage();
    m_view->setText(first);
    m_view->layOutAhead(next);
    m_view->setText(next);
    QCOMPARE(m_view->text().text(), next.text());
    QCOMPARE(m_view->viewport()->grab().toImage(), wanted);
    // At another width it is laid out anew.
    m_view->setText(first);
    m_view->resize(300, 300);
    m_view->setText(next);
    m_view->resize(420, 300);
    QCOMPARE(m_view->viewport()->grab().toImage(), wanted);
}

void TestEvidenceTextView::evidenceIsScrolledIntoSight()
{
    const QString last = QStringLiteral("At the very end the ships sail.");
    const QString text = manyWords(2500) + u' ' + last;
    m_view->setText(marked(text, {aspectOf(QStringLiteral("a"), {last})}));
    m_view->reveal(0);
    QVERIFY(m_view->viewport()->rect().contains(m_view->evidenceRect(0).center()));
    const int at = m_view->verticalScrollBar()->value();
    QVERIFY(at > 0);
    m_view->reveal(0);
    QCOMPARE(m_view->verticalScrollBar()->value(), at);
}

TANDEM_TEST(TestEvidenceTextView, QApplication)
#include "tst_evidencetextview.moc"
