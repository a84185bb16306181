#include "ui/personpicker.h"

#include "testmain.h"

#include <QMenu>
#include <QSignalSpy>
#include <QTest>

using namespace tandem;

class PersonPickerTest final : public QObject
{
    Q_OBJECT

private slots:
    void choosingAnotherPersonIsToldOnce()
    {
        PersonPicker picker;
        picker.setPeople({{PersonId{1}, QStringLiteral("Mina & Co"), Qt::blue},
            {PersonId{2}, QStringLiteral("<b>Bo</b>"), Qt::red, QStringLiteral("lead")}});
        picker.setCurrent(PersonId{1});
        picker.setManageText(QStringLiteral("People ..."));
        QCOMPARE(picker.text(), QStringLiteral("Mina && Co"));
        QVERIFY(picker.accessibleName().contains(QStringLiteral("Mina & Co")));
        QSignalSpy chosen(&picker, &PersonPicker::personChosen);
        QSignalSpy manage(&picker, &PersonPicker::manageRequested);
        const QList<QAction*> entries = picker.menu()->actions();
        QCOMPARE(entries.size(), 4);
        QVERIFY(entries[0]->isChecked());
        entries[0]->trigger();
        QCOMPARE(chosen.size(), 0);
        entries[1]->trigger();
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen[0][0].value<PersonId>(), PersonId{2});
        QCOMPARE(picker.current(), PersonId{2});
        picker.menu()->actions().last()->trigger();
        QCOMPARE(manage.size(), 1);
    }

    void nobodyIsAskedForAName()
    {
        PersonPicker picker;
        picker.setPeople({{PersonId{1}, QStringLiteral("Mina"), Qt::blue}});
        picker.setCurrent(PersonId{9});
        QCOMPARE(picker.text(), QStringLiteral("Switch user"));
    }
};

TANDEM_TEST(PersonPickerTest, QApplication)
#include "tst_personpicker.moc"
