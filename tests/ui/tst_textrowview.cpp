#include "ui/textrowview.h"

#include "rowmodel.h"
#include "testmain.h"
#include "ui/textrowdelegate.h"
#include "ui/theme.h"

#include <QClipboard>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace tandem;
using tandem::test::RowModel;
using textrow::AnswerMark;

namespace {

const QString sentence =
    QStringLiteral("Forty ships wait outside; free throws are not the subject. ");

RowModel* modelOf(int rows, QObject* parent)
{
    QList<RowModel::Row> list;
    for (int i = 0; i < rows; ++i)
        list.append(
            {{Qt::DisplayRole, QString(sentence.repeated(1 + i % 4))}, {textrow::Number, i + 1}});
    auto* model = new RowModel(list);
    model->setParent(parent);
    return model;
}

} // namespace

class TextRowViewTest final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_view = std::make_unique<TextRowView>();
        m_model = modelOf(60, m_view.get());
        m_view->setModel(m_model);
        m_view->setCurrentRowHints({{QStringLiteral("Y"), QStringLiteral("yes")}});
        m_view->resize(800, 600);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
        m_view->setFocus();
    }

    void cleanup() { m_view.reset(); }

    void plainKeysAreAnswersAndMarks()
    {
        QSignalSpy answers(m_view.get(), &TextRowView::answerKey);
        QSignalSpy unsure(m_view.get(), &TextRowView::unsureKey);
        QSignalSpy notes(m_view.get(), &TextRowView::noteKey);
        QSignalSpy back(m_view.get(), &TextRowView::takeBackKey);
        m_view->setCurrentRow(0);
        QTest::keyClick(m_view.get(), Qt::Key_Y);
        QTest::keyClick(m_view.get(), Qt::Key_N);
        QCOMPARE(answers.size(), 2);
        QCOMPARE(answers[0][0].toBool(), true);
        QCOMPARE(answers[1][0].toBool(), false);
        QTest::keyClick(m_view.get(), Qt::Key_U);
        QTest::keyClick(m_view.get(), Qt::Key_T);
        QTest::keyClick(m_view.get(), Qt::Key_Backspace);
        QCOMPARE(unsure.size(), 1);
        QCOMPARE(notes.size(), 1);
        QCOMPARE(back.size(), 1);
        QCOMPARE(m_view->currentRow(), 0);
    }

    void keysWithModifiersHeldKeysAndClosedRoundsAnswerNothing()
    {
        QSignalSpy answers(m_view.get(), &TextRowView::answerKey);
        m_view->setCurrentRow(0);
        QTest::keyClick(m_view.get(), Qt::Key_Y, Qt::ControlModifier);
        QTest::keyClick(m_view.get(), Qt::Key_N, Qt::ShiftModifier);
        QKeyEvent held(QEvent::KeyPress, Qt::Key_Y, Qt::NoModifier, QStringLiteral("y"), true);
        QApplication::sendEvent(m_view.get(), &held);
        m_view->setAnswersEnabled(false);
        QTest::keyClick(m_view.get(), Qt::Key_Y);
        QCOMPARE(answers.size(), 0);
    }

    void noRowMeansNoAnswer()
    {
        TextRowView empty;
        QSignalSpy answers(&empty, &TextRowView::answerKey);
        QTest::keyClick(&empty, Qt::Key_Y);
        QTest::keyClick(&empty, Qt::Key_Down);
        QTest::keyClick(&empty, Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(answers.size(), 0);
    }

#ifdef Q_OS_LINUX
    void keyboardsOfOtherScriptsAnswerByPlace()
    {
        QSignalSpy answers(m_view.get(), &TextRowView::answerKey);
        m_view->setCurrentRow(0);
        const QString letter = QString::fromUtf8("غ");
        QKeyEvent event(QEvent::KeyPress, letter[0].unicode(), Qt::NoModifier, 29, 0, 0, letter);
        QApplication::sendEvent(m_view.get(), &event);
        QCOMPARE(answers.size(), 1);
        QCOMPARE(answers[0][0].toBool(), true);
    }
#endif

    void arrowsHomeAndEndMoveAndKeepTheRowInSight()
    {
        m_view->setCurrentRow(0);
        QSignalSpy moved(m_view.get(), &TextRowView::currentRowChanged);
        for (int i = 0; i < 20; ++i)
            QTest::keyClick(m_view.get(), Qt::Key_Down);
        QCOMPARE(m_view->currentRow(), 20);
        QCOMPARE(moved.size(), 20);
        const QRect row = m_view->visualRect(m_view->currentIndex());
        QVERIFY(row.top() > 0);
        QVERIFY(row.bottom() + 20 < m_view->viewport()->height());
        QTest::keyClick(m_view.get(), Qt::Key_End);
        QCOMPARE(m_view->currentRow(), 59);
        QCOMPARE(m_view->verticalScrollBar()->value(), m_view->verticalScrollBar()->maximum());
        QTest::keyClick(m_view.get(), Qt::Key_Home);
        QCOMPARE(m_view->currentRow(), 0);
        QCOMPARE(m_view->verticalScrollBar()->value(), 0);
        QTest::keyClick(m_view.get(), Qt::Key_PageDown);
        QVERIFY(m_view->currentRow() > 2);
        const int page = m_view->currentRow();
        QTest::keyClick(m_view.get(), Qt::Key_PageDown);
        QVERIFY(m_view->currentRow() > page);
        QTest::keyClick(m_view.get(), Qt::Key_PageUp);
        QVERIFY(m_view->currentRow() <= page);
    }

    void arrowsWithAltAreLeftToTheWindow()
    {
        const int before = m_view->currentRow();
        QTest::keyClick(m_view.get(), Qt::Key_Down, Qt::AltModifier);
        QTest::keyClick(m_view.get(), Qt::Key_End, Qt::AltModifier);
        QCOMPARE(m_view->currentRow(), before);
    }

    void onlyTheCurrentRowShowsHintsAndIsHigherForThem()
    {
        m_view->setCurrentRow(0);
        const int with = m_view->visualRect(m_model->index(0)).height();
        m_view->setCurrentRow(4);
        const int without = m_view->visualRect(m_model->index(0)).height();
        QVERIFY(with > without);
        QCOMPARE(m_view->visualRect(m_model->index(4)).height(), with);
        QVERIFY(m_view->showsHints(m_model->index(4)));
        QVERIFY(!m_view->showsHints(m_model->index(0)));
    }

    void aClickOnTheControlAnswersForItsRow()
    {
        QSignalSpy clicks(m_view.get(), &TextRowView::answerClicked);
        const QModelIndex index = m_model->index(2);
        const TextRowGeometry where = geometryOf(index);
        QVERIFY(where.yes.right() < where.no.left());
        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, where.no.center());
        QCOMPARE(clicks.size(), 1);
        QCOMPARE(clicks[0][0].toModelIndex(), index);
        QCOMPARE(clicks[0][1].toBool(), false);
        QCOMPARE(m_view->currentIndex(), index);
        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, geometryOf(index).yes.center());
        QCOMPARE(clicks[1][1].toBool(), true);
        m_view->setAnswersEnabled(false);
        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, geometryOf(index).yes.center());
        QCOMPARE(clicks.size(), 2);
    }

    void theRowStaysUnderThePointerAndItsHintsFollow()
    {
        m_view->setCurrentRow(0);
        const QModelIndex index = m_model->index(3);
        const QRect before = m_view->visualRect(index);
        QTest::mouseClick(
            m_view->viewport(), Qt::LeftButton, {}, before.topLeft() + QPoint(90, 20));
        QCOMPARE(m_view->currentIndex(), index);
        QCOMPARE(m_view->visualRect(index), before);
        QTRY_VERIFY(m_view->showsHints(index));
    }

    void aDoubleClickSelectsAWordAndADragSelectsMore()
    {
        QSignalSpy selected(m_view.get(), &TextRowView::wordsSelected);
        const QModelIndex index = m_model->index(1);
        const QPoint start = geometryOf(index).text.topLeft() + QPoint(4, 8);
        QTest::mouseDClick(m_view->viewport(), Qt::LeftButton, {}, start);
        QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, start);
        QCOMPARE(m_view->selectedText(), QStringLiteral("Forty"));
        QCOMPARE(selected.last()[0].toString(), QStringLiteral("Forty"));

        QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, start - QPoint(3, 0));
        QTest::mouseMove(m_view->viewport(), start + QPoint(200, 0));
        QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, start + QPoint(200, 0));
        QVERIFY(m_view->selectedText().startsWith(QStringLiteral("Forty ships")));

        QTest::keyClick(m_view.get(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), m_view->selectedText());
        QTest::keyClick(m_view.get(), Qt::Key_Escape);
        QVERIFY(m_view->selectedText().isEmpty());
        QVERIFY(selected.last()[0].toString().isEmpty());
        QTest::keyClick(m_view.get(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), index.data().toString());
    }

    void shiftAndArrowsSelectWithoutAMouse()
    {
        m_view->setCurrentRow(0);
        QTest::keyClick(m_view.get(), Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(m_view->selectedText(), QStringLiteral("F"));
        QTest::keyClick(m_view.get(), Qt::Key_Right, Qt::ShiftModifier | Qt::ControlModifier);
        QCOMPARE(m_view->selectedText(), QStringLiteral("Forty"));
        QTest::keyClick(m_view.get(), Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(m_view->selectedText(), QStringLiteral("Fort"));
    }

    void highlightedWordsAreMarkedInEveryRow()
    {
        m_view->setHighlightedWords(QStringLiteral("free throw"));
        const TextMarks marks = m_view->marks(m_model->index(3));
        QCOMPARE(marks.found.size(), 4);
        QCOMPARE(marks.found[0].length, 10);
        const QImage marked = m_view->viewport()->grab().toImage();
        m_view->setHighlightedWords({});
        QVERIFY(m_view->marks(m_model->index(3)).found.isEmpty());
        QVERIFY(marked != m_view->viewport()->grab().toImage());
    }

    void theAccentBarAndTheControlChangeSidesRightToLeft()
    {
        m_view->setCurrentRow(1);
        const TextRowGeometry ltr = geometryOf(m_model->index(1));
        QCOMPARE(ltr.bar.left(), ltr.row.left());
        QVERIFY(ltr.control.left() > ltr.text.right());
        QVERIFY(ltr.number.right() < ltr.text.left());
        QCOMPARE(barPixel(ltr.row.left() + 1, ltr.row.center().y()), themeColors().accent);

        m_view->setLayoutDirection(Qt::RightToLeft);
        QCoreApplication::processEvents();
        const TextRowGeometry rtl = geometryOf(m_model->index(1));
        QCOMPARE(rtl.bar.right(), rtl.row.right());
        QVERIFY(rtl.control.right() < rtl.text.left());
        QVERIFY(rtl.number.left() > rtl.text.right());
        QVERIFY(rtl.yes.left() > rtl.no.right());
        QCOMPARE(barPixel(rtl.row.right() - 1, rtl.row.center().y()), themeColors().accent);
    }

    void linesAreNeverLongerThanSeventyFiveColumns()
    {
        m_view->resize(1900, 600);
        QCoreApplication::processEvents();
        const int wide = geometryOf(m_model->index(0)).text.width();
        QVERIFY(wide < QFontMetrics(textFont()).horizontalAdvance(QString(80, u'n')));
        m_view->resize(2400, 600);
        QCoreApplication::processEvents();
        QCOMPARE(geometryOf(m_model->index(0)).text.width(), wide);
        m_view->resize(420, 600);
        QCoreApplication::processEvents();
        const TextRowGeometry narrow = geometryOf(m_model->index(0));
        QVERIFY(narrow.control.right() < m_view->viewport()->width());
    }

    void resizingKeepsTheCurrentRowInItsPlace()
    {
        m_view->setCurrentRow(30);
        const int before = m_view->visualRect(m_view->currentIndex()).top();
        m_view->resize(620, 600);
        QCoreApplication::processEvents();
        const int after = m_view->visualRect(m_view->currentIndex()).top();
        QVERIFY2(std::abs(after - before) <= 2, qPrintable(QString::number(after - before)));
    }

    void theWidthOfALargeArticleIsDraggedFreely()
    {
        RowModel* large = modelOf(100, m_view.get());
        m_view->setModel(large);
        m_view->setCurrentRow(50);
        for (int width = 800; width > 500; width -= 10)
            m_view->resize(width, 600);
        QVERIFY(m_view->visualRect(large->index(50)).intersects(m_view->viewport()->rect()));
    }

    void foreignTextIsShownAsItIs()
    {
        QString hostile = QStringLiteral("<img src=x onerror=y><b>a</b>\u0000\u2028 \u202e abc ");
        hostile += QChar(0xd83d); // half a character
        hostile += QString::fromUtf8("😀😀\r\nend\t\x07");
        m_model->set(0, Qt::DisplayRole, hostile);
        m_view->setHighlightedWords(QString::fromUtf8("😀"));
        m_view->setCurrentRow(0);
        QVERIFY(!m_view->grab().isNull());
        m_view->selectText(m_model->index(0), {0, hostile.size()});
        QCOMPARE(m_view->selectedText(), hostile);
        QVERIFY(!m_view->grab().isNull());
    }

    void aMegabyteParagraphIsShownAndScrolledThrough()
    {
        m_model->set(1, Qt::DisplayRole, QString(sentence.repeated(1'048'576 / sentence.size())));
        m_view->setHighlightedWords(QStringLiteral("subject"));
        m_view->setCurrentRow(1);
        QVERIFY(!m_view->grab().isNull());
        const QRect row = m_view->visualRect(m_view->currentIndex());
        QVERIFY2(row.height() > 100'000, qPrintable(QString::number(row.height())));
        QTest::keyClick(m_view.get(), Qt::Key_Down);
        QCOMPARE(m_view->currentRow(), 1);
        QVERIFY(m_view->visualRect(m_view->currentIndex()).top() < row.top());
        QVERIFY(!m_view->grab().isNull());
    }

    void screenReadersHearNumberTextAndAnswer()
    {
        m_model->set(0, textrow::Answer, int(AnswerMark::Yes));
        m_model->set(0, textrow::Unsure, true);
        m_model->set(0, textrow::Note, QStringLiteral("check the date"));
        const QString heard = textrow::accessibleText(m_model->index(0));
        QVERIFY(heard.startsWith(QStringLiteral("1: Forty ships")));
        QVERIFY(heard.contains(QStringLiteral("Answer: yes.")));
        QVERIFY(heard.contains(QStringLiteral("Unsure.")));
        QVERIFY(heard.endsWith(QStringLiteral("Note: check the date")));
        QVERIFY(
            textrow::accessibleText(m_model->index(1)).endsWith(QStringLiteral("Not answered.")));
    }

    void aClickOnTheNoteMarkAsksForTheNote()
    {
        m_model->set(2, textrow::Note, QStringLiteral("a note"));
        QCoreApplication::processEvents();
        QSignalSpy notes(m_view.get(), &TextRowView::noteClicked);
        const QModelIndex index = m_model->index(2);
        const auto* delegate = m_view->findChild<TextRowDelegate*>();
        const QPoint mark = delegate->markRects(geometryOf(index), index).note.center();
        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, mark);
        QCOMPARE(notes.size(), 1);
    }

private:
    TextRowGeometry geometryOf(const QModelIndex& index) const
    {
        QStyleOptionViewItem option;
        option.initFrom(m_view.get());
        option.rect = m_view->visualRect(index);
        return m_view->findChild<TextRowDelegate*>()->geometry(option, index);
    }

    QColor barPixel(int x, int y) const
    {
        return m_view->viewport()->grab().toImage().pixelColor(x, y);
    }

    std::unique_ptr<TextRowView> m_view;
    RowModel* m_model = nullptr;
};

TANDEM_TEST(TextRowViewTest, QApplication)
#include "tst_textrowview.moc"
