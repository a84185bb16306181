#include "ui/navigationrail.h"
#include "ui/plaintooltip.h"
#include "ui/progressline.h"
#include "ui/spoken.h"
#include "ui/theme.h"

#include "testmain.h"

#include <QAccessible>
#include <QPushButton>
#include <QStackedWidget>
#include <QTest>
#include <QToolButton>
#include <QWidget>

using namespace tandem;

namespace {

/// Three fields beside each other, of which one is current.
class Painted final : public QWidget
{
public:
    Painted()
    {
        resize(300, 20);
        setAccessibleName(QStringLiteral("Fields"));
        setSpoken(this, [this] {
            return Spoken{.role = QAccessible::List,
                .value = QStringLiteral("half"),
                .parts = count,
                .part = [this](int number) {
                    return SpokenPart{QStringLiteral("field %1").arg(number),
                        QRect(number * 100, 0, 100, 20), number == current,
                        number == 0 ? std::function<void()>()
                                    : [this, number] { current = number; }};
                }};
        });
    }

    int count = 3;
    int current = 1;
};

QAccessibleInterface* heard(QWidget& widget)
{
    return QAccessible::queryAccessibleInterface(&widget);
}

} // namespace

class TestSpoken final : public QObject
{
    Q_OBJECT

private slots:
    void theWidgetSaysItsRoleNameAndValue()
    {
        Painted painted;
        QAccessibleInterface* interface = heard(painted);
        QVERIFY(interface);
        QCOMPARE(interface->role(), QAccessible::List);
        QCOMPARE(interface->text(QAccessible::Name), QStringLiteral("Fields"));
        QCOMPARE(interface->text(QAccessible::Value), QStringLiteral("half"));
    }

    void oneOfSeveralButtonsIsARadioButton()
    {
        QToolButton button;
        button.setText(QStringLiteral("&Facts"));
        button.setCheckable(true);
        setRadio(&button);
        QAccessibleInterface* spoken = heard(button);
        QCOMPARE(spoken->role(), QAccessible::RadioButton);
        QCOMPARE(spoken->text(QAccessible::Name), QStringLiteral("Facts"));
        QVERIFY(!spoken->state().checked);
        QAccessibleActionInterface* actions = spoken->actionInterface();
        QVERIFY(actions);
        actions->doAction(QAccessibleActionInterface::toggleAction());
        QVERIFY(button.isChecked());
        QVERIFY(spoken->state().checked);
    }

    void theWorkspacesAreRadioButtons()
    {
        const NavigationRail rail;
        const auto entries = rail.findChildren<QToolButton*>();
        QVERIFY(!entries.isEmpty());
        for (QToolButton* entry : entries) {
            const bool isMore = entry->objectName() == QLatin1String("railMore");
            QCOMPARE(
                heard(*entry)->role(), isMore ? QAccessible::CheckBox : QAccessible::RadioButton);
        }
    }

    void aStackOfPagesIsAPlaceWithThePageThatIsShown()
    {
        Painted installed; // the first of its kind makes screen readers hear
        QStackedWidget stack;
        auto* first = new QPushButton(QStringLiteral("first"));
        auto* second = new QPushButton(QStringLiteral("second"));
        stack.addWidget(first);
        stack.addWidget(second);
        stack.setCurrentWidget(second);
        QAccessibleInterface* spoken = heard(stack);
        QCOMPARE(spoken->role(), QAccessible::Pane);
        QCOMPARE(spoken->childCount(), 1);
        QCOMPARE(spoken->child(0)->object(), second);
        QCOMPARE(spoken->indexOfChild(heard(*second)), 0);
        QCOMPARE(spoken->indexOfChild(heard(*first)), -1);
        QCOMPARE(heard(*second)->parent(), spoken);
    }

    void itsPartsAreItsChildren()
    {
        Painted painted;
        QAccessibleInterface* interface = heard(painted);
        QCOMPARE(interface->childCount(), 3);
        QAccessibleInterface* part = interface->child(2);
        QVERIFY(part && part->isValid());
        QCOMPARE(part->text(QAccessible::Name), QStringLiteral("field 2"));
        QCOMPARE(part->role(), QAccessible::ListItem);
        QCOMPARE(part->rect(), QRect(painted.mapToGlobal(QPoint(200, 0)), QSize(100, 20)));
        QCOMPARE(part->parent(), interface);
        QCOMPARE(interface->indexOfChild(part), 2);
        QCOMPARE(interface->child(2), part);
        QCOMPARE(interface->child(3), nullptr);
        QVERIFY(interface->child(1)->state().selected);
        QVERIFY(!part->state().selected);
        QCOMPARE(interface->focusChild(), interface->child(1));
        const QPoint place = painted.mapToGlobal(QPoint(250, 10));
        QCOMPARE(interface->childAt(place.x(), place.y()), part);
    }

    void pressingAPartIsAClickOnIt()
    {
        Painted painted;
        QAccessibleActionInterface* actions = heard(painted)->child(2)->actionInterface();
        QVERIFY(actions);
        QCOMPARE(actions->actionNames(), QStringList{QAccessibleActionInterface::pressAction()});
        actions->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(painted.current, 2);
        QVERIFY(heard(painted)->child(0)->actionInterface()->actionNames().isEmpty());
        heard(painted)->child(0)->actionInterface()->doAction(
            QAccessibleActionInterface::pressAction());
        QCOMPARE(painted.current, 2);
    }

    void partsThatAreGoneSayNothing()
    {
        Painted painted;
        QAccessibleInterface* part = heard(painted)->child(2);
        painted.count = 2;
        QVERIFY(!part->isValid());
        QCOMPARE(part->text(QAccessible::Name), QString());
        QCOMPARE(heard(painted)->childCount(), 2);
    }

    void progressIsAValue()
    {
        ProgressLine line;
        line.setProgress(3, 12);
        QAccessibleValueInterface* value = heard(line)->valueInterface();
        QVERIFY(value);
        QCOMPARE(value->currentValue().toInt(), 25);
        QCOMPARE(value->maximumValue().toInt(), 100);
        Painted painted;
        QVERIFY(!heard(painted)->valueInterface());
    }

    void aToolTipIsHeardAsItIsReadAndAsItIsNow()
    {
        const Theme theme(*qApp);
        QWidget widget;
        widget.setToolTip(plainToolTip(QStringLiteral("Sample 1, \"a < b & c\"")));
        QCOMPARE(heard(widget)->text(QAccessible::Description),
            QStringLiteral("Sample 1, \"a < b & c\""));
        widget.setToolTip(QStringLiteral("2 of 12"));
        QCOMPARE(heard(widget)->text(QAccessible::Description), QStringLiteral("2 of 12"));
        widget.setAccessibleDescription(QStringLiteral("said on purpose"));
        widget.setToolTip(QStringLiteral("3 of 12"));
        QCOMPARE(heard(widget)->text(QAccessible::Description), QStringLiteral("said on purpose"));
    }

    void partsGoWithTheirWidget()
    {
        QAccessible::Id id = 0;
        {
            Painted painted;
            id = QAccessible::uniqueId(heard(painted)->child(0));
            QVERIFY(QAccessible::accessibleInterface(id));
        }
        QCOMPARE(QAccessible::accessibleInterface(id), nullptr);
    }
};

TANDEM_TEST(TestSpoken, QApplication)
#include "tst_spoken.moc"
