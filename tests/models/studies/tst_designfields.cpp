#include "models/studies/designfields.h"

#include "models/studies/designcheck.h"
#include "models/studies/designjson.h"
#include "models/studies/templates.h"
#include "testmain.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace tandem;
using namespace tandem::studies;

namespace {

const fields::Field& ruleOf(const char* key)
{
    for (const fields::Field& field : exclusionFields()) {
        if (field.key() == QLatin1String(key))
            return field;
    }
    qFatal("There is no %s.", key);
}

} // namespace

/// The settings of a study's design that its form shows.
class TestDesignFields : public QObject
{
    Q_OBJECT

private slots:
    void keysAreThoseOfTheDesignFile()
    {
        Design design = designTemplate(Kind::Pairwise);
        design.exclusions = {1, 2.0, 0.5, 0.25};
        const QJsonObject json = QJsonDocument::fromJson(designJson(design)).object();
        for (const fields::Field& field : assignmentFields())
            QVERIFY2(json.contains(field.key()), qPrintable(field.key()));
        const QJsonObject rules = json.value(QStringLiteral("exclusions")).toObject();
        QCOMPARE(rules.size(), exclusionFields().size());
        for (const fields::Field& field : exclusionFields())
            QVERIFY2(rules.contains(field.key()), qPrintable(field.key()));
    }

    void whatTheFormAllowsIsNoProblem()
    {
        for (const bool isMost : {false, true}) {
            Design design = designTemplate(Kind::Likert);
            for (const fields::Fields& all : {assignmentFields(), exclusionFields()}) {
                for (const fields::Field& field : all) {
                    if (field.type != fields::Type::Flag)
                        field.setValue(&design, isMost ? field.bounds.most : field.bounds.least);
                }
            }
            QVERIFY(designProblems(design).isEmpty());
        }
    }

    void aRuleIsOffAtZero()
    {
        Design design;
        ruleOf("failed_checks").setValue(&design, 2);
        QCOMPARE(design.exclusions.failedChecks, std::optional(2));
        ruleOf("failed_checks").setValue(&design, 0);
        QCOMPARE(design.exclusions.failedChecks, std::nullopt);
        QCOMPARE(ruleOf("failed_checks").value(&design).toInt(), 0);
    }

    void aShareThatNobodyTouchedKeepsItsDigits()
    {
        Design design;
        design.exclusions.straightLining = 0.123456789;
        const fields::Field& share = ruleOf("straight_lining");
        share.setValue(&design, 12.3); // as a form with one decimal shows it
        QCOMPARE(design.exclusions.straightLining, std::optional(0.123456789));
        share.setValue(&design, 12.4);
        QCOMPARE(design.exclusions.straightLining, std::optional(0.124));
    }
};

TANDEM_TEST(TestDesignFields, QCoreApplication)
#include "tst_designfields.moc"
