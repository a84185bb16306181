#include "ui/recentanswers.h"

#include "testmain.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace tandem;

class RecentAnswersTest final : public QObject
{
    Q_OBJECT

private slots:
    void theLastTenAreShownAndLeadBack()
    {
        RecentAnswers recent;
        recent.resize(700, 30);
        QList<AnswerChip> answers;
        for (int i = 1; i <= 13; ++i)
            answers.append({QString::number(i), i % 2 == 0, QStringLiteral("<b>text</b>")});
        recent.setAnswers(answers);
        recent.show();
        QVERIFY(QTest::qWaitForWindowExposed(&recent));
        const QList<QToolButton*> chips = shownChips(recent);
        QCOMPARE(chips.size(), RecentAnswers::maximum);
        QCOMPARE(chips.first()->text(), QStringLiteral("4 Y"));
        QCOMPARE(chips.last()->text(), QStringLiteral("13 N"));
        QVERIFY(chips.last()->toolTip().contains(QStringLiteral("&lt;b&gt;")));

        QSignalSpy activated(&recent, &RecentAnswers::activated);
        QTest::mouseClick(chips.last(), Qt::LeftButton);
        QCOMPARE(activated[0][0].toInt(), 12);
        chips.last()->setFocus();
        QTest::keyClick(chips.last(), Qt::Key_Left);
        QCOMPARE(recent.focusWidget(), chips[8]);
        QTest::keyClick(chips[8], Qt::Key_Return);
        QCOMPARE(activated[1][0].toInt(), 11);
    }

    void fewerAnswersHideTheirChips()
    {
        RecentAnswers recent;
        recent.show();
        recent.setAnswers({{QStringLiteral("1"), true}, {QStringLiteral("2"), false}});
        QCOMPARE(shownChips(recent).size(), 2);
        recent.setAnswers({{QStringLiteral("1"), true}});
        QCOMPARE(shownChips(recent).size(), 1);
        recent.setAnswers({});
        QCOMPARE(shownChips(recent).size(), 0);
    }

    void whatAnswersShareIsNamedOnce()
    {
        RecentAnswers recent;
        recent.resize(700, 30);
        recent.setAnswers({{QStringLiteral("3"), true, {}, QStringLiteral("Sample 2")},
            {QStringLiteral("4"), true, {}, QStringLiteral("Sample 2")},
            {QStringLiteral("1"), false, {}, QStringLiteral("Sample 5")}});
        recent.show();
        QVERIFY(QTest::qWaitForWindowExposed(&recent));
        const QList<QToolButton*> chips = shownChips(recent);
        QStringList named;
        for (const QLabel* label : recent.findChildren<QLabel*>()) {
            if (label->isVisible())
                named.append(label->text());
        }
        QCOMPARE(named, (QStringList{QStringLiteral("Recent answers"), QStringLiteral("Sample 2"),
                            QStringLiteral("Sample 5")}));
        chips.at(1)->setFocus();
        QTest::keyClick(chips.at(1), Qt::Key_Right);
        QCOMPARE(recent.focusWidget(), chips.at(2));
        QTest::keyClick(chips.at(2), Qt::Key_Right);
        QCOMPARE(recent.focusWidget(), chips.at(2));
    }

private:
    static QList<QToolButton*> shownChips(const RecentAnswers& recent)
    {
        QList<QToolButton*> shown;
        for (QToolButton* chip : recent.findChildren<QToolButton*>()) {
            if (chip->isVisible())
                shown.append(chip);
        }
        return shown;
    }
};

TANDEM_TEST(RecentAnswersTest, QApplication)
#include "tst_recentanswers.moc"
