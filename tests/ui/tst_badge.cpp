#include "ui/badge.h"

#include "ui/elidedlabel.h"
#include "ui/plaintooltip.h"
#include "ui/progressline.h"
#include "ui/savedindicator.h"
#include "ui/statcard.h"

#include "testmain.h"

#include <QLabel>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace tandem;

class BadgeTest final : public QObject
{
    Q_OBJECT

private slots:
    void everyKindHasAWordOrNone()
    {
        for (int kind = int(BadgeKind::Supporting); kind < int(BadgeKind::Neutral); ++kind)
            QVERIFY(!badgeWord(BadgeKind(kind)).isEmpty());
        Badge badge;
        badge.setBadge(BadgeKind::Boundary);
        QCOMPARE(badge.accessibleName(), QStringLiteral("boundary"));
        QVERIFY(badgeSize(BadgeKind::None, {}).width() == 0);
        QVERIFY(badge.sizeHint().width() > badge.minimumSizeHint().width());
    }

    void aBadgePaintsAtTheLeadingEdge()
    {
        for (const auto direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            QImage image(300, 40, QImage::Format_ARGB32);
            image.fill(Qt::transparent);
            QPainter painter(&image);
            painter.setLayoutDirection(direction);
            paintBadge(&painter, image.rect(), BadgeKind::Yes, {});
            painter.end();
            const bool left = qAlpha(image.pixel(8, 20)) > 0;
            const bool right = qAlpha(image.pixel(291, 20)) > 0;
            QCOMPARE(left, direction == Qt::LeftToRight);
            QCOMPARE(right, direction == Qt::RightToLeft);
        }
    }

    void toolTipsOfForeignTextAreNoMarkup()
    {
        const QString tip = plainToolTip(QStringLiteral("<b>x</b>\n&y"));
        QVERIFY(tip.contains(QStringLiteral("&lt;b&gt;x&lt;/b&gt;")));
        QVERIFY(plainToolTip({}).isEmpty());
        QVERIFY(plainToolTip(QString(100'000, u'x')).size() < 1'200);
    }

    void aLabelWithoutRoomIsElidedAndKeepsItsText()
    {
        ElidedLabel label;
        label.setText(QStringLiteral("a rather long title of a sample"));
        label.resize(60, 20);
        QVERIFY(label.isElided());
        label.resize(label.sizeHint());
        QVERIFY(!label.isElided());
        QCOMPARE(label.accessibleName(), label.text());
    }

    void progressIsTold()
    {
        ProgressLine line;
        line.setProgress(17, 23);
        QCOMPARE(line.accessibleName(), QStringLiteral("17 of 23"));
        line.setProgress(5, 0);
        QVERIFY(!line.grab().isNull());
    }

    void theIndicatorSaysWhereTheAnswersAre()
    {
        SavedIndicator indicator;
        QCOMPARE(indicator.text(), QStringLiteral("all answers saved"));
        indicator.setSaving(2);
        QVERIFY(indicator.text().contains(QLatin1Char('2')));
        QCOMPARE(indicator.state(), SavedIndicator::State::Saving);
        indicator.setError(QStringLiteral("<i>disk full</i>"));
        QVERIFY(indicator.toolTip().contains(QStringLiteral("&lt;i&gt;")));
        QSignalSpy clicked(&indicator, &SavedIndicator::clicked);
        QTest::keyClick(&indicator, Qt::Key_Space);
        QCOMPARE(clicked.size(), 1);
        indicator.setSaved();
        QVERIFY(indicator.toolTip().isEmpty());
    }

    void aCardNamesItsFigureAndItsLinks()
    {
        StatCard card;
        card.setTitle(QStringLiteral("Cohen's kappa"));
        card.setValue(QStringLiteral("0.70"));
        card.setSubline(QStringLiteral("n = 23"));
        card.setLinks({{QStringLiteral("t"), QStringLiteral("table")}});
        QCOMPARE(card.accessibleName(), QStringLiteral("Cohen's kappa: 0.70"));
        QSignalSpy activated(&card, &StatCard::linkActivated);
        card.findChild<QToolButton*>()->click();
        QCOMPARE(activated[0][0].toString(), QStringLiteral("t"));
        card.setLinks({});
        QVERIFY(!card.grab().isNull());
    }

    void linksBesideTheValueLeaveTheSublineItsWidth()
    {
        StatCard card;
        card.setTitle(QStringLiteral("Cohen's kappa"));
        card.setValue(QStringLiteral("0.70"));
        card.setSubline(QStringLiteral("n = 23"));
        card.putLinksBesideValue();
        card.setLinks({{QStringLiteral("t"), QStringLiteral("table")}});
        card.resize(200, 110);
        card.setAttribute(Qt::WA_DontShowOnScreen);
        card.show();
        const auto labels = card.findChildren<QLabel*>();
        const auto* link = card.findChild<QToolButton*>();
        QTRY_VERIFY(link->geometry().bottom() < labels.at(2)->geometry().top());
        QCOMPARE(labels.at(2)->geometry().right(), link->geometry().right());
    }
};

TANDEM_TEST(BadgeTest, QApplication)
#include "tst_badge.moc"
