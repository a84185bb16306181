#include "ui/fieldform.h"

#include "testmain.h"
#include "ui/chosennames.h"
#include "ui/parts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>
#include <QTranslator>

using namespace tandem;
using fields::Field;
using fields::Fields;
using fields::Names;

namespace {

struct Trip
{
    bool isFar = false;
    int days = 3;
    QString place;
    QString town;
    QStringList people;
    std::optional<double> price;
    quint32 seed = 1;
    double speed = 0.0;
    bool operator==(const Trip&) const = default;
};

Fields tripFields()
{
    return {fields::flag("far", &Trip::isFar, "&Far"),
        fields::number("max_days", &Trip::days, {1, 9}, "&Days").when(&Trip::isFar, "--far"),
        fields::text("place", &Trip::place, "&Place", {.needed = "Name a place."}),
        fields::name("town", &Trip::town, Names::Logs, "&Town", {.blank = "Any town"}),
        fields::names("people", &Trip::people, Names::Systems, "P&eople",
            {.needed = "Choose somebody.", .noneThere = "Nobody is there."}),
        fields::decimal("price", &Trip::price, {0, 100, 2}, "P&rice", {.blank = "unknown"}),
        fields::decimal("speed", &Trip::speed, {0, 90, 1}, "Spee&d",
            {.blank = "at leisure", .unit = " km/h", .step = 5}),
        fields::number("seed", &Trip::seed, {0, 4'000'000'000.0}, "&Seed", {.isRare = true})};
}

/// People of each town, and of all.
class Towns final : public FieldSource
{
public:
    QStringList names(Names of, const void* options) const override
    {
        if (of == Names::Logs)
            return {QStringLiteral("Ulm"), QStringLiteral("Jena")};
        const QString town = static_cast<const Trip*>(options)->town;
        return town == QLatin1String("Ulm")
                   ? QStringList{QStringLiteral("Ann"), QStringLiteral("Ben")}
                   : QStringList{QStringLiteral("Ann"), QStringLiteral("Cleo")};
    }
    QString textOf(Names /*of*/, const QVariantList& /*items*/) const override { return {}; }
    std::optional<QVariantList> itemsIn(Names /*of*/, const QString& /*text*/) const override
    {
        return QVariantList();
    }
    QString howToType(Names /*of*/) const override { return {}; }
};

/// A form of a trip in a window.
class Shown
{
public:
    explicit Shown(const Trip& trip = {}, const FieldForm::Own& own = {})
        : form(new FieldForm(
              tripFields(), trip, &towns, "trip", new QFormLayout(&window), &window, own))
    {
        window.show();
    }
    template <typename T>
    T* find(const char* name)
    {
        T* part = window.findChild<T*>(QLatin1String(name));
        if (!part)
            qFatal("There is no %s.", name);
        return part;
    }
    const Trip& trip() const { return form->options<Trip>(); }

    Towns towns;
    QWidget window;
    FieldForm* form;
};

} // namespace

/// Settings as rows of a form.
class TestFieldForm : public QObject
{
    Q_OBJECT

private slots:
    void whatIsChosenIsTaken()
    {
        Shown shown;
        QSignalSpy changed(shown.form, &FieldForm::changed);
        shown.find<QCheckBox>("tripFar")->click();
        shown.find<QSpinBox>("tripMaxDays")->setValue(12);
        shown.find<QLineEdit>("tripPlace")->setText(QStringLiteral("  the  sea "));
        shown.find<QLineEdit>("tripPrice")->setText(QStringLiteral("2.5"));
        QCOMPARE(changed.size(), 4);
        const Trip chosen{true, 9, QStringLiteral("the sea"), {}, {}, 2.5, 1};
        QVERIFY(shown.trip() == chosen);
    }

    void aNumberOutOfBoundsBecomesTheNearest()
    {
        Trip trip;
        trip.isFar = true;
        Shown shown(trip);
        auto* days = shown.find<QSpinBox>("tripMaxDays");
        const auto type = [](QAbstractSpinBox* field, const QString& text) {
            field->selectAll();
            QTest::keyClicks(field, text);
            QTest::keyClick(field, Qt::Key_Return);
        };
        type(days, QStringLiteral("0"));
        QCOMPARE(shown.trip().days, 1);
        type(days, QStringLiteral("250"));
        QCOMPARE(shown.trip().days, 9);
        // What is no number is none of the bounds, either.
        type(days, QStringLiteral("x"));
        QCOMPARE(shown.trip().days, 9);
        auto* cap = newDecimalField(&shown.window, "cap");
        cap->show();
        cap->setDecimals(4);
        cap->setRange(0.0001, 1000.0);
        cap->setSuffix(QStringLiteral(" USD"));
        cap->setValue(5.0);
        for (const auto& [typed, taken] : {std::pair("0.00001", 0.0001), std::pair("0", 0.0001),
                 std::pair("12345", 1000.0), std::pair("0.25", 0.25), std::pair("7", 7.0)}) {
            type(cap, QLatin1String(typed));
            QCOMPARE(cap->value(), taken);
        }
    }

    void whatDoesNotApplyIsGreyed()
    {
        Shown shown;
        QVERIFY(!shown.find<QSpinBox>("tripMaxDays")->isEnabled());
        shown.find<QCheckBox>("tripFar")->click();
        QVERIFY(shown.find<QSpinBox>("tripMaxDays")->isEnabled());
    }

    void whatIsStillNeededIsSaid()
    {
        Shown shown;
        QCOMPARE(shown.form->problem(), QStringLiteral("Name a place."));
        shown.find<QLineEdit>("tripPlace")->setText(QStringLiteral("sea"));
        QCOMPARE(shown.form->problem(), QString());
        auto* people = shown.find<ChosenNames>("tripPeople");
        for (int row = 0; row < people->count(); ++row)
            people->item(row)->setCheckState(Qt::Unchecked);
        QCOMPARE(shown.form->problem(), QStringLiteral("Choose somebody."));
    }

    void namesFollowWhatElseIsChosen()
    {
        Shown shown;
        auto* people = shown.find<ChosenNames>("tripPeople");
        people->item(1)->setCheckState(Qt::Unchecked);
        QCOMPARE(shown.trip().people, QStringList{QStringLiteral("Ann")});
        shown.find<QComboBox>("tripTown")->setCurrentIndex(1);
        QCOMPARE(shown.trip().town, QStringLiteral("Ulm"));
        QCOMPARE(people->item(1)->text(), QStringLiteral("Ben"));
        // Who was ticked stays so.
        QCOMPARE(shown.trip().people, QStringList{QStringLiteral("Ann")});
    }

    void otherOptionsAreShownWithoutBeingAChange()
    {
        Shown shown;
        QSignalSpy changed(shown.form, &FieldForm::changed);
        const Trip other{true, 5, QStringLiteral("north"), QStringLiteral("Jena"),
            {QStringLiteral("Cleo")}, std::nullopt, 7};
        shown.form->show(other);
        QCOMPARE(changed.size(), 0);
        QVERIFY(shown.trip() == other);
        QCOMPARE(shown.find<QSpinBox>("tripMaxDays")->value(), 5);
        QCOMPARE(shown.find<QComboBox>("tripTown")->currentText(), QStringLiteral("Jena"));
        QVERIFY(shown.find<QLineEdit>("tripPrice")->text().isEmpty());
    }

    void whatIsLessUsedIsFoldedUnlessItIsSet()
    {
        Shown usual;
        auto* seed = usual.find<QWidget>("tripSeed");
        QVERIFY(!seed->isVisible());
        usual.find<QToolButton>("tripMore")->click();
        QVERIFY(seed->isVisible());
        Trip trip;
        trip.seed = 4'000'000'000U;
        Shown set(trip);
        QVERIFY(set.find<QWidget>("tripSeed")->isVisible());
        QCOMPARE(set.trip().seed, 4'000'000'000U);
    }

    void aFieldMayBeShownByItsOwner()
    {
        Trip trip;
        trip.place = QStringLiteral("north");
        Shown shown(trip, [](const Field& field) -> QWidget* {
            return field.key() == QLatin1String("place") ? new QLabel(QStringLiteral("mine"))
                                                         : nullptr;
        });
        QVERIFY(!shown.window.findChild<QLineEdit*>(QStringLiteral("tripPlace")));
        QCOMPARE(shown.trip().place, QStringLiteral("north"));
    }

    void aNumberHasItsUnitAndItsStep()
    {
        Shown shown;
        auto* speed = shown.find<QDoubleSpinBox>("tripSpeed");
        QCOMPARE(speed->text(), QStringLiteral("at leisure"));
        speed->stepUp();
        QCOMPARE(speed->text(), QStringLiteral("5.0 km/h"));
        QCOMPARE(shown.trip().speed, 5.0);
    }

    void wordsFollowTheLanguage()
    {
        class Shouted final : public QTranslator
        {
        public:
            QString translate(
                const char* context, const char* text, const char*, int) const override
            {
                return qstrcmp(context, "FieldWords") == 0 ? QString::fromUtf8(text).toUpper()
                                                           : QString();
            }
            bool isEmpty() const override { return false; }
        };
        Shown shown;
        shown.find<QComboBox>("tripTown")->setCurrentIndex(1);
        const Trip before = shown.trip();
        Shouted translator;
        QSignalSpy changed(shown.form, &FieldForm::changed);
        qApp->installTranslator(&translator);
        QTRY_COMPARE(shown.find<QCheckBox>("tripFar")->text(), QStringLiteral("&FAR"));
        QTRY_COMPARE(shown.find<QComboBox>("tripTown")->itemText(0), QStringLiteral("ANY TOWN"));
        QCOMPARE(shown.find<QComboBox>("tripTown")->itemText(1), QStringLiteral("Ulm"));
        QCOMPARE(shown.find<QLineEdit>("tripPrice")->placeholderText(), QStringLiteral("UNKNOWN"));
        QCOMPARE(shown.find<QDoubleSpinBox>("tripSpeed")->text(), QStringLiteral("AT LEISURE"));
        const auto* days =
            qobject_cast<QLabel*>(shown.window.findChild<QFormLayout*>()->labelForField(
                shown.form->widgetOf(QStringLiteral("max_days"))));
        QCOMPARE(days->text(), QStringLiteral("&DAYS"));
        qApp->removeTranslator(&translator);
        QTRY_COMPARE(shown.find<QCheckBox>("tripFar")->text(), QStringLiteral("&Far"));
        QCOMPARE(changed.size(), 0);
        QCOMPARE(shown.trip(), before);
    }
};

TANDEM_TEST(TestFieldForm, QApplication)
#include "tst_fieldform.moc"
