#include "ui/shortcutlist.h"

#include "testmain.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <QTreeWidget>

using namespace tandem;

class ShortcutListTest final : public QObject
{
    Q_OBJECT

private slots:
    void theFilterLooksAtTextSectionAndKeys()
    {
        ShortcutList list({
            {QStringLiteral("Annotate"), QStringLiteral("Answer yes"), QStringLiteral("Y")},
            {QStringLiteral("Annotate"), QStringLiteral("Hand in"), QStringLiteral("Ctrl+Enter")},
            {QStringLiteral("Project"), QStringLiteral("Open"), QStringLiteral("Ctrl+O")},
        });
        QCOMPARE(list.shownCount(), 3);
        list.setFilter(QStringLiteral("annotate"));
        QCOMPARE(list.shownCount(), 2);
        list.setFilter(QStringLiteral("ctrl annotate"));
        QCOMPARE(list.shownCount(), 1);
        list.setFilter(QStringLiteral("nothing"));
        QCOMPARE(list.shownCount(), 0);
        list.setFilter({});
        QCOMPARE(list.shownCount(), 3);
    }

    void aFilterThatNothingFitsSaysSo()
    {
        ShortcutList list(
            {{QStringLiteral("Annotate"), QStringLiteral("Answer yes"), QStringLiteral("Y")}});
        list.show();
        auto* field = list.findChild<QLineEdit*>();
        auto* nothing = list.findChild<QLabel*>(QStringLiteral("nothingFound"));
        QVERIFY(!nothing->isVisible());
        QTest::keyClicks(field, QStringLiteral("zzz"));
        QTRY_VERIFY(nothing->isVisible());
        QVERIFY(nothing->text().startsWith(QStringLiteral("No command")));
        QTest::keyClick(field, Qt::Key_Escape);
        QTRY_VERIFY(!nothing->isVisible());
        QVERIFY(list.findChild<QTreeWidget*>()->isVisible());
    }

    void nearerIsWhatBeginsWithTheWords()
    {
        const ShortcutEntry entry{QStringLiteral("Overview: Time"), QStringLiteral("Copy table"),
            QStringLiteral("Ctrl+Shift+C")};
        const auto nearness = [&](const char* words) {
            return entry.nearness(QString::fromUtf8(words));
        };
        QCOMPARE(nearness("copy ta"), 3);
        QCOMPARE(nearness("table copy"), 2);
        QCOMPARE(nearness("time TABLE"), 1);
        QCOMPARE(nearness("ctrl+shift"), 1);
        QCOMPARE(nearness("able"), 0);
        QCOMPARE(nearness("copy chart"), 0);
        QCOMPARE(nearness(" "), 0);
        const ShortcutEntry chinese{{}, QStringLiteral("导出基准"), {}};
        QCOMPARE(chinese.nearness(QStringLiteral("基准")), 2);
    }

    void actionsAreReadWithoutMnemonicsAndDots()
    {
        QAction open(QStringLiteral("&Open ..."));
        open.setShortcut(QKeySequence(QStringLiteral("Ctrl+O")));
        QAction both(QStringLiteral("Find && mark"));
        QAction line;
        line.setSeparator(true);
        const auto entries =
            ShortcutList::entriesOf(QStringLiteral("Project"), {&open, &line, &both});
        QCOMPARE(entries.size(), 2);
        QCOMPARE(entries[0].text, QStringLiteral("Open"));
        QCOMPARE(entries[0].keys, QStringLiteral("Ctrl+O"));
        QCOMPARE(entries[1].text, QStringLiteral("Find & mark"));
    }
};

TANDEM_TEST(ShortcutListTest, QApplication)
#include "tst_shortcutlist.moc"
