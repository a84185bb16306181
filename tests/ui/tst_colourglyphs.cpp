#include "ui/colourglyphs.h"
#include "ui/paintedline.h"

#include "testmain.h"

#include <QBuffer>
#include <QFontDatabase>
#include <QPainter>
#include <QPdfWriter>
#include <QTest>
#include <QTextLayout>

using namespace tandem;

namespace {

constexpr QLatin1String kEmojiFont("Noto Color Emoji");

QByteArray pdfOf(const QString& text, bool asLine)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    QPainter painter(&writer);
    if (asLine) {
        paintLine(&painter, QRect(0, 0, 5000, 400), text, Qt::LeftToRight);
    } else {
        QTextLayout layout(text, painter.font(), &writer);
        layout.beginLayout();
        const QTextLine line = layout.createLine();
        layout.endLayout();
        drawTextLine(painter, line, {});
    }
    endPdf(painter);
    return buffer.data();
}

} // namespace

class TestColourGlyphs : public QObject
{
    Q_OBJECT

private slots:
    void emojiAreInAPdf_data()
    {
        QTest::addColumn<bool>("asLine");
        QTest::newRow("a line of a text") << false;
        QTest::newRow("a title") << true;
    }

    void emojiAreInAPdf()
    {
        QFETCH(const bool, asLine);
        QVERIFY(!pdfOf(QStringLiteral("Well done."), asLine).contains("/Subtype /Image"));
        if (!QFontDatabase::families().contains(kEmojiFont))
            QSKIP("no font with emoji is installed (fonts-noto-color-emoji)");
        const QString text = QStringLiteral("Well done ") + QString::fromUcs4(U"\U0001F389");
        QVERIFY(pdfOf(text, asLine).contains("/Subtype /Image"));
    }

    void aPdfLeavesTheWidthOfEmojiAsItIs()
    {
        if (!QFontDatabase::families().contains(kEmojiFont))
            QSKIP("no font with emoji is installed (fonts-noto-color-emoji)");
        const QString text = QString::fromUcs4(U"\U0001F389");
        const auto width = [&] {
            QFont font;
            font.setPixelSize(16);
            return QFontMetricsF(font).horizontalAdvance(text);
        };
        const qreal before = width();
        pdfOf(text, false);
        QCOMPARE(width(), before);
    }
};

TANDEM_TEST(TestColourGlyphs, QApplication)
#include "tst_colourglyphs.moc"
