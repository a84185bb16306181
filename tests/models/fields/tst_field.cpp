#include "models/fields/field.h"
#include "testmain.h"

#include <QJsonDocument>
#include <QTest>

using namespace tandem;
using namespace tandem::fields;

namespace {

enum class Shape { Round, Square };

struct Size
{
    int least = 2;
    int most = 9;
};

struct Item
{
    qint64 value = 0;
};

struct Dish
{
    bool isHot = true;
    bool isSharp = false;
    int plates = 1;
    quint32 seed = 3;
    double share = 0.5;
    QString cook;
    QStringList guests;
    Shape shape = Shape::Square;
    QList<Shape> shapes{Shape::Round, Shape::Square};
    Size size;
    QList<Item> orders;
    int limit = 0;
};

constexpr Word kShapes[] = {{"round", "R&ound", int(Shape::Round)},
    {"square", "Square with corners", int(Shape::Square), "square"}};
constexpr Word kTastes[] = {{"hot", "Hot"}, {"sharp", "Sharp"}};

const Fields& dishFields()
{
    static const Fields all =
        Fields{number("plates", &Dish::plates, {1, 12}, "&Plates"),
            number("seed", &Dish::seed, {0, 4294967295.0}, "Seed", {.isRare = true}),
            decimal("share", &Dish::share, {0, 1, 2}, "Share"),
            text("cook", &Dish::cook, "&Cook", {.option = "chef", .isMaker = true}),
            names("guests", &Dish::guests, Names::Systems, "&Guests", {.blank = "(nobody)"}),
            choice("shape", &Dish::shape, kShapes, "Shape"),
            choices("shapes", &Dish::shapes, kShapes, "Shapes", {.blank = "any"}),
            flags("tastes", {&Dish::isHot, &Dish::isSharp}, kTastes, "Taste"),
            items("orders", &Dish::orders, Names::Samples, "Orders"),
            number(
                "limit", &Dish::limit, {0, 5}, "Limit", {.blank = "none", .kept = Kept::IfSet})} +
        within(&Dish::size, {range("size_min", &Size::least, "size_max", &Size::most, {1, 99},
                                "Size", {.option = "sizes"})});
    return all;
}

QByteArray jsonOf(const Dish& dish)
{
    return QJsonDocument(toJson(dishFields(), &dish)).toJson(QJsonDocument::Compact);
}

const Field& fieldOf(const char* key)
{
    return *std::find_if(dishFields().begin(), dishFields().end(),
        [&](const Field& field) { return field.key() == QLatin1String(key); });
}

} // namespace

/// Settings that are said once.
class TestField : public QObject
{
    Q_OBJECT

private slots:
    void aFileKeepsEachUnderItsKey()
    {
        Dish dish;
        QCOMPARE(jsonOf(dish),
            QByteArray("{\"cook\":\"\",\"guests\":[],\"plates\":1,\"seed\":3,\"shape\":\"square\","
                       "\"shapes\":[\"round\",\"square\"],\"share\":0.5,\"size_max\":9,"
                       "\"size_min\":2,\"tastes\":[\"hot\"]}"));
        dish.limit = 4;
        dish.orders = {{7}};
        QVERIFY(jsonOf(dish).contains("\"limit\":4"));
        QVERIFY(!jsonOf(dish).contains("orders"));
    }

    void whatAFileKeptIsReadBack()
    {
        Dish dish{false, true, 12, 4294967295U, 0.25, QStringLiteral("Ann"),
            {QStringLiteral("Ben"), QString()}, Shape::Round, {Shape::Square}, {3, 4}, {}, 5};
        Dish back;
        fromJson(dishFields(), toJson(dishFields(), &dish), &back);
        QCOMPARE(jsonOf(back), jsonOf(dish));
        QCOMPARE(back.seed, 4294967295U);
        QCOMPARE(back.size.most, 4);
        QVERIFY(back.isSharp && !back.isHot);
    }

    void whatIsNoValueChangesNothing()
    {
        const QByteArray usual = jsonOf(Dish());
        for (const char* json : {"{}", "{\"plates\":\"2\"}", "{\"plates\":1.5}",
                 "{\"plates\":1e12}", "{\"seed\":-1}", "{\"shape\":\"flat\"}",
                 "{\"tastes\":\"hot\"}", "{\"size_min\":\"x\"}", "{\"cook\":4}"}) {
            Dish dish;
            fromJson(dishFields(), QJsonDocument::fromJson(json).object(), &dish);
            QCOMPARE(jsonOf(dish), usual);
        }
    }

    void optionsAreNamedByTheirKeysOrOtherwise()
    {
        QCOMPARE(fieldOf("plates").optionName(), QStringLiteral("plates"));
        QCOMPARE(fieldOf("cook").optionName(), QStringLiteral("chef"));
        QCOMPARE(QByteArray(fieldOf("size_min").highKey), QByteArray("size_max"));
        QCOMPARE(
            number("max_tokens", &Dish::limit, {}, "").optionName(), QStringLiteral("max-tokens"));
        QCOMPARE(number("first", &Dish::limit, {}, "", {.usageWord = "SYSTEM1"}).optionName(),
            QString());
    }

    void aSettingAppliesWhereTheOptionsSaySo()
    {
        const Field greyed = number("limit", &Dish::limit, {0, 5}, "").when(&Dish::isHot, "--hot");
        const Field hidden =
            number("limit", &Dish::limit, {0, 5}, "").onlyIf<Dish>([](const Dish& dish) {
                return dish.plates > 1;
            });
        Dish dish;
        QVERIFY(greyed.applies(&dish) && greyed.isShown(&dish));
        QVERIFY(!hidden.applies(&dish) && !hidden.isShown(&dish));
        dish.isHot = false;
        dish.plates = 2;
        QVERIFY(!greyed.applies(&dish) && greyed.isShown(&dish));
        QVERIFY(hidden.applies(&dish) && hidden.isShown(&dish));
    }

    void programsAreToldWhatHasAnEffect()
    {
        const Fields some{number("plates", &Dish::plates, {1, 12}, "").when(&Dish::isHot, "--hot"),
            number("seed", &Dish::seed, {0, 9}, "")};
        Dish dish;
        QCOMPARE(appliedJson(some, &dish), toJson(some, &dish));
        dish.isHot = false;
        QCOMPARE(appliedJson(some, &dish).keys(), QStringList(QStringLiteral("seed")));
        QCOMPARE(toJson(some, &dish).size(), 2);
    }

    void reportsSayWhatIsSet()
    {
        Dish dish;
        dish.guests = {QStringLiteral("Ben"), QString()};
        dish.isSharp = true;
        const QStringList lines{QStringLiteral("Plates: 1"), QStringLiteral("Seed: 3"),
            QStringLiteral("Share: 0.5"), QStringLiteral("Guests: Ben, (nobody)"),
            QStringLiteral("Shape: square"), QStringLiteral("Shapes: any"),
            QStringLiteral("Taste: Hot, Sharp"), QStringLiteral("Size: 2–9")};
        QCOMPARE(settingLines(dishFields(), &dish, QLocale(QLocale::C)), lines);
        QCOMPARE(makerField(dishFields())->key(), QStringLiteral("cook"));
    }
};

TANDEM_TEST(TestField, QCoreApplication)
#include "tst_field.moc"
