#include "models/kgds/opinion.h"

#include "testmain.h"

#include <QTest>

using namespace tandem;
using namespace tandem::kgds;

class TestOpinion final : public QObject
{
    Q_OBJECT

private slots:
    void referencesAreCountedAndTheirPlacesFound_data();
    void referencesAreCountedAndTheirPlacesFound();
};

void TestOpinion::referencesAreCountedAndTheirPlacesFound_data()
{
    QTest::addColumn<QString>("opinion");
    QTest::addColumn<QString>("plain");
    QTest::addColumn<QStringList>("references");
    const auto row = [](const char* name, const QString& opinion, const QString& plain,
                         const QStringList& references) {
        QTest::newRow(name) << opinion << plain << references;
    };
    row("none", QStringLiteral("It is good."), QStringLiteral("It is good."), {});
    row("empty", QString(), QString(), {});
    row("two", QStringLiteral("**Ann** thinks **the vote** failed."),
        QStringLiteral("Ann thinks the vote failed."),
        {QStringLiteral("Ann"), QStringLiteral("the vote")});
    row("adjacent", QStringLiteral("**a****b**"), QStringLiteral("ab"),
        {QStringLiteral("a"), QStringLiteral("b")});
    row("odd", QStringLiteral("**a** and **b"), QStringLiteral("a and **b"), {QStringLiteral("a")});
    row("one marker", QStringLiteral("**"), QStringLiteral("**"), {});
    row("single stars", QStringLiteral("2*3 *x*"), QStringLiteral("2*3 *x*"), {});
    row("beyond the BMP", QStringLiteral("\U0001F600 **\U0001F601x** y"),
        QStringLiteral("\U0001F600 \U0001F601x y"), {QStringLiteral("\U0001F601x")});
}

void TestOpinion::referencesAreCountedAndTheirPlacesFound()
{
    QFETCH(QString, opinion);
    QFETCH(QString, plain);
    QFETCH(QStringList, references);
    QCOMPARE(clarifiedReferences(opinion), references.size());
    const OpinionText text = opinionText(opinion);
    QCOMPARE(text.plain, plain);
    QStringList found;
    for (const Utf16Span& span : text.references)
        found.append(text.plain.mid(span.start, span.length));
    QCOMPARE(found, references);
}

TANDEM_TEST(TestOpinion, QCoreApplication)
#include "tst_opinion.moc"
