#include "ui/shortcutlist.h"

#include "testmain.h"

#include <QAction>
#include <QTest>

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
