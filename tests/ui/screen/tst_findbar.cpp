#include "ui/screen/findbar.h"

#include "testmain.h"
#include "ui/arrange.h"
#include "ui/screen/workspace.h"
#include "ui/textrowview.h"
#include "ui/theme.h"
#include "windowundertest.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QStringListModel>
#include <QTableWidget>
#include <QTest>
#include <QTextBrowser>

#include <memory>

using namespace tandem;

namespace {

/// A list and a text side by side; the list may have a filter of its own.
class Screen final : public Workspace
{
public:
    Screen()
        : Workspace(WorkspaceId::Annotate)
        , list(new QListWidget(this))
        , text(new QTextBrowser(this))
    {
        list->addItems({QStringLiteral("The river"), QStringLiteral("Of nature"),
            QStringLiteral("A bridge"), QStringLiteral("Nature again")});
        list->setCurrentRow(0);
        text->setPlainText(QStringLiteral("What is nature?"));
        inRow(this, {{list, 1}, {text, 1}});
    }
    QList<QAction*> workspaceActions() const override { return commands; }

    QListWidget* list;
    QTextBrowser* text;
    QList<QAction*> commands;

protected:
    QWidget* focusTarget() const override { return list; }
};

} // namespace

class TestFindBar final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_screen = std::make_unique<Screen>();
        showActive(m_screen.get(), {800, 400});
        m_screen->list->setFocus();
    }
    void cleanup() { m_screen.reset(); }

    void theKeyOpensItAndWordsAreFoundInListsAndTexts()
    {
        openAndType();
        QCOMPARE(count(), QStringLiteral("1 match(es), 2 row(s)"));
        QCOMPARE(m_screen->list->currentRow(), 0); // nothing is chosen by typing
        press(Qt::Key_Return);
        QCOMPARE(count(), QStringLiteral("1 of 3 (1 match(es), 2 row(s))"));
        QCOMPARE(m_screen->list->currentRow(), 1);
        press(Qt::Key_Return);
        QCOMPARE(m_screen->list->currentRow(), 3);
        press(Qt::Key_Return);
        QCOMPARE(m_screen->text->textCursor().position(), 8);
        press(Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(count(), QStringLiteral("2 of 3 (1 match(es), 2 row(s))"));
    }

    void itTakesItsRoomFromThePageAndCoversNothing()
    {
        const auto topOf = [this](const QWidget* part) {
            return part->mapTo(m_screen.get(), QPoint()).y();
        };
        const int before = topOf(m_screen->list);
        openAndType();
        for (const QWidget* part :
            {static_cast<QWidget*>(m_screen->list), static_cast<QWidget*>(m_screen->text)}) {
            QVERIFY(topOf(part) > bar()->geometry().bottom());
            QVERIFY(m_screen->rect().contains(part->geometry()));
        }
        press(Qt::Key_Escape);
        QTRY_COMPARE(topOf(m_screen->list), before);
    }

    void everyMatchInATextIsCountedAndGoneTo()
    {
        TextRowView article(m_screen.get());
        QStringListModel paragraphs(
            {QStringLiteral("Nature, and nature again"), QStringLiteral("The nature of bridges")});
        article.setModel(&paragraphs);
        m_screen->list->clear();
        m_screen->text->clear();
        m_screen->layout()->addWidget(&article);
        article.show();
        article.setFocus();
        openAndType();
        QCOMPARE(count(), QStringLiteral("3 match(es)"));
        const auto meant = [&](int row) { return article.marks(paragraphs.index(row)).selected; };
        press(Qt::Key_Return);
        QCOMPARE(count(), QStringLiteral("1 of 3 match(es)"));
        QCOMPARE(meant(0), (Utf16Span{0, 6}));
        press(Qt::Key_Return);
        QCOMPARE(meant(0), (Utf16Span{12, 6}));
        press(Qt::Key_Return);
        QCOMPARE(count(), QStringLiteral("3 of 3 match(es)"));
        QCOMPARE(meant(0), Utf16Span());
        QCOMPARE(meant(1), (Utf16Span{4, 6}));
        press(Qt::Key_Escape);
        QCOMPARE(meant(1), Utf16Span());
    }

    void aRowOfATableCountsOnceHoweverManyOfItsCellsHaveTheWords()
    {
        auto* table = new QTableWidget(1, 2, m_screen.get());
        table->setItem(0, 0, new QTableWidgetItem(QStringLiteral("A zebra")));
        table->setItem(0, 1, new QTableWidgetItem(QStringLiteral("Zebra, zebra")));
        table->show();
        press(Qt::Key_F, Qt::ControlModifier);
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("zebra"));
        QCOMPARE(count(), QStringLiteral("1 row(s)"));
    }

    void oneEscapeClosesItAndTheKeyboardGoesToWhatWasFound()
    {
        openAndType();
        press(Qt::Key_Return);
        press(Qt::Key_Escape);
        QVERIFY(!bar()->isVisible());
        QVERIFY(m_screen->list->hasFocus());
        QCOMPARE(m_screen->list->currentRow(), 1);
    }

    void wordsThatAreNowhereAreSaidToBe()
    {
        press(Qt::Key_F, Qt::ControlModifier);
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("zebra"));
        QCOMPARE(count(), QStringLiteral("Not found"));
    }

    void onlyWhatCanBeShownIsCounted()
    {
        m_screen->list->item(2)->setData(Qt::AccessibleTextRole, QStringLiteral("Seen by Ben"));
        QLabel label(QStringLiteral("Pairs: Ada and Ben"), m_screen.get());
        auto* table = new QTableWidget(1, 2, m_screen.get());
        table->setHorizontalHeaderLabels({QStringLiteral("Ada"), QStringLiteral("Ben")});
        label.show();
        table->show();
        press(Qt::Key_F, Qt::ControlModifier);
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Ben"));
        QCOMPARE(count(), QStringLiteral("1 row(s)"));
    }

    void theMatchThatOneStandsAtIsMarkedOtherThanTheOthers()
    {
        m_screen->list->clear();
        m_screen->text->setPlainText(QStringLiteral("Nature and nature"));
        openAndType();
        const auto backs = [this] {
            QList<QColor> colors;
            for (const auto& mark : m_screen->text->extraSelections())
                colors.append(mark.format.background().color());
            return colors;
        };
        const ThemeColors& colors = themeColors();
        QCOMPARE(backs(), (QList{colors.found, colors.found}));
        press(Qt::Key_Return);
        QCOMPARE(backs(), (QList{colors.accent, colors.found}));
        QVERIFY(!m_screen->text->textCursor().hasSelection()); // it would cover the mark
        press(Qt::Key_Return);
        QCOMPARE(backs(), (QList{colors.found, colors.accent}));
        press(Qt::Key_Escape);
        QCOMPARE(backs(), QList<QColor>());
        QCOMPARE(m_screen->text->textCursor().selectedText(), QStringLiteral("nature"));
    }

    void theRowOfTheMatchBeforeIsLetGo()
    {
        openAndType();
        for (int i = 0; i < 2; ++i)
            press(Qt::Key_Return);
        QCOMPARE(m_screen->list->currentRow(), 3);
        press(Qt::Key_Return); // into the text
        QCOMPARE(m_screen->list->currentRow(), 0);
    }

    void escapeClosesItFromAnywhereOnTheScreen()
    {
        openAndType();
        m_screen->text->setFocus();
        press(Qt::Key_Escape);
        QVERIFY(!bar()->isVisible());
    }

    void tabLeadsFromItToThePage()
    {
        openAndType();
        for (int i = 0; i < 2; ++i)
            press(Qt::Key_Tab);
        QVERIFY(m_screen->list->hasFocus());
    }

    void aFilterOfThePagesOwnComesFirst()
    {
        auto* own = new QAction(m_screen->list);
        own->setShortcut(QKeySequence::Find);
        own->setShortcutContext(Qt::WidgetShortcut);
        m_screen->list->addAction(own);
        m_screen->commands = {own};
        bool isAsked = false;
        connect(own, &QAction::triggered, this, [&] { isAsked = true; });
        m_screen->text->setFocus(); // where its key is not heard
        press(Qt::Key_F, Qt::ControlModifier);
        QVERIFY(isAsked);
        QVERIFY(!bar());
    }

private:
    FindBar* bar() const { return m_screen->findChild<FindBar*>(); }
    QString count() const
    {
        return m_screen->findChild<QLabel*>(QStringLiteral("findCount"))->text();
    }
    static void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    void openAndType()
    {
        press(Qt::Key_F, Qt::ControlModifier);
        QVERIFY(bar() && bar()->isVisible());
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("nature"));
    }

    std::unique_ptr<Screen> m_screen;
};

TANDEM_TEST(TestFindBar, QApplication)
#include "tst_findbar.moc"
