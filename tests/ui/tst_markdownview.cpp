#include "ui/markdownview.h"

#include "testmain.h"

#include <QSignalSpy>
#include <QTest>

using namespace tandem;

class MarkdownViewTest final : public QObject
{
    Q_OBJECT

private slots:
    void htmlIsTextAndNothingIsLoaded()
    {
        MarkdownView view;
        view.setMarkdownText(QStringLiteral("# Title\n\nA **bold** word, <script>x</script> "
                                            "<b>kept</b>\n\n![i](file:///etc/passwd)"));
        QVERIFY(view.toPlainText().contains(QStringLiteral("<b>kept</b>")));
        QVERIFY(view.toPlainText().contains(QStringLiteral("A bold word")));
        const QUrl file = QUrl::fromLocalFile(QStringLiteral("/etc/hostname"));
        QVERIFY(!view.loadResource(QTextDocument::HtmlResource, file).isValid());
        QVERIFY(!view.grab().isNull());
    }

    void aLinkIsToldAndNotFollowed()
    {
        MarkdownView view;
        view.setMarkdownText(QStringLiteral("[here](https://example.org/)"));
        view.resize(300, 200);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QSignalSpy clicked(&view, &MarkdownView::linkClicked);
        view.setFocus();
        QTest::keyClick(&view, Qt::Key_Tab);
        QTest::keyClick(&view, Qt::Key_Return);
        QCOMPARE(clicked.size(), 1);
        QCOMPARE(clicked[0][0].toUrl(), QUrl(QStringLiteral("https://example.org/")));
        QCOMPARE(view.toPlainText(), QStringLiteral("here"));
        QVERIFY(!view.openLinks() && !view.openExternalLinks());
    }
};

TANDEM_TEST(MarkdownViewTest, QApplication)
#include "tst_markdownview.moc"
