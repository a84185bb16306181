#include "models/studies/itemcheck.h"
#include "models/studies/templates.h"
#include "models/studyitems/itemsfromusersummaries.h"
#include "models/studyitems/itemsources.h"
#include "testmain.h"

#include <QMap>
#include <QSet>
#include <QTest>

#include <cmath>

using namespace tandem;
using namespace tandem::studies;

namespace {

QStringList itemNames(const QList<StudyItem>& items)
{
    QStringList names;
    for (const StudyItem& item : items)
        names.append(item.item.name);
    return names;
}

QString textOf(const StudyItem& item, const char* field, int side = 0)
{
    for (const Field& each : item.item.fields) {
        if (each.name == QLatin1String(field) && each.side == side)
            return each.text;
    }
    return QStringLiteral("none");
}

DemoMaterial sample()
{
    return {QStringLiteral("s1"), QStringLiteral("sports"),
        {QStringLiteral("One."), QStringLiteral("Two.")}, {QStringLiteral("A fact.")},
        {{QStringLiteral("Ann"), QStringLiteral("Yes.")},
            {QStringLiteral("Ben"), QStringLiteral("No.")}}};
}

QList<expert::TextCase> cases()
{
    return {{QStringLiteral("c1"), QStringLiteral("Ask"), QStringLiteral("Want"), {},
                {{QStringLiteral("heron"), QStringLiteral("H1")},
                    {QStringLiteral("wren"), QStringLiteral("W1")}}},
        {{}, {}, QStringLiteral("Want too"), {},
            {{QStringLiteral("heron"), QStringLiteral("H2")}}}};
}

/// One aspect on either side: the expected one matches in content alone, the other is unmatched.
ExplainedCase explainedCase()
{
    expert::Explanation explanation;
    explanation.expected.aspects = {
        {QStringLiteral("Goal"), QStringLiteral("who scored"), {QStringLiteral("Ann scored")}}};
    expert::AspectMatch match;
    match.matched = true;
    match.other = 0;
    match.reason = QStringLiteral("Both name her.");
    match.content = {true, QStringLiteral("Same player."), {}, {}};
    match.style = {false, QStringLiteral("Shorter."), {}, {}};
    explanation.expected.matches = {match};
    explanation.generated.aspects = {
        {QStringLiteral("Scorer"), {}, {QStringLiteral("Goal by Ann")}}};
    expert::AspectMatch none;
    none.reason = QStringLiteral("Nothing like it.");
    explanation.generated.matches = {none};
    expert::Explanation unscored = explanation;
    unscored.generated.fault = QStringLiteral("No reply.");
    return {QStringLiteral("c1"), QStringLiteral("Ask"), QStringLiteral("Late, Ann scored twice."),
        {{QStringLiteral("heron"), QStringLiteral("Goal by Ann!"), explanation},
            {QStringLiteral("wren"), QStringLiteral("Goal by Ann?"), explanation},
            {QStringLiteral("kite"), QStringLiteral("Goal by Ann."), unscored}}};
}

/// A document on which every model wrote for users u0 to u2, who have summaries of their own, and
/// for u3, who has none.
perseval::PersonalizedDocument document(int models)
{
    perseval::PersonalizedDocument made;
    made.id = QStringLiteral("d%1").arg(models);
    for (int model = 0; model < models; ++model)
        made.models.append(QStringLiteral("m%1").arg(model));
    for (int user = 0; user < 4; ++user) {
        const QString name = QStringLiteral("u%1").arg(user);
        made.users.append({name,
            user == 3 ? std::nullopt : std::optional<QString>(QLatin1String("own of ") + name),
            {}});
        for (const QString& model : std::as_const(made.models))
            made.users.last().summaries.append(QString(model + QLatin1String(" for ") + name));
    }
    return made;
}

} // namespace

class TestItemsFrom final : public QObject
{
    Q_OBJECT

private slots:
    void paragraphsAndFactsComeWithTheirDiscussion();
    void outputsOfTwoSystemsAreCompared();
    void outputsAreRatedAlone();
    void explanationsSayWhatWasFoundAndNeitherScoreNorSystem();
    void decisionsAreAskedWithTheirEvidence();
    void decisionsThatWereNotTakenAreNotAsked();
    void summariesOfUsersAreAskedAboutUnnamedAndFoundAgain();
    void aSurveyHasTheUsersOwnPairInEveryGroup();
    void aSurveyLeavesOutWhatNobodyCanCompare();
};

void TestItemsFrom::paragraphsAndFactsComeWithTheirDiscussion()
{
    const QList<StudyItem> items = paragraphItems(sample()) + factItems(sample());
    QCOMPARE(itemNames(items),
        QStringList({QStringLiteral("s1-p1"), QStringLiteral("s1-p2"), QStringLiteral("s1-f1")}));
    QCOMPARE(textOf(items.at(1), "text"), QStringLiteral("Two."));
    QCOMPARE(textOf(items.at(2), "text"), QStringLiteral("A fact."));
    QCOMPARE(textOf(items.at(2), "discussion"), QStringLiteral("Ann: Yes.\n\nBen: No."));
    QCOMPARE(items.at(1).item.group, QStringLiteral("s1"));
    QCOMPARE(items.at(1).source.stratum, QStringLiteral("sports"));
    QCOMPARE(items.at(2).source.origin, QStringLiteral("fact/s1/1"));
    QCOMPARE(itemProblems(items, designTemplate(Kind::YesNo)), QList<ItemProblem>());
}

void TestItemsFrom::outputsOfTwoSystemsAreCompared()
{
    const QList<StudyItem> items =
        outputPairItems(cases(), QStringLiteral("wren"), QStringLiteral("heron"));
    QCOMPARE(itemNames(items), QStringList(QStringLiteral("c1-wren-heron")));
    QCOMPARE(textOf(items.constFirst(), "prompt"), QStringLiteral("Ask"));
    QCOMPARE(textOf(items.constFirst(), "reference"), QStringLiteral("Want"));
    QCOMPARE(textOf(items.constFirst(), "output", 1), QStringLiteral("W1"));
    QCOMPARE(textOf(items.constFirst(), "output", 2), QStringLiteral("H1"));
    QCOMPARE(items.constFirst().source.systems[1], QStringLiteral("heron"));
    QCOMPARE(itemProblems(items, designTemplate(Kind::Pairwise)), QList<ItemProblem>());
    const auto pairs = systemPairs({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")});
    QCOMPARE(pairs.size(), 3);
    QCOMPARE(pairs.at(1), std::pair(QStringLiteral("a"), QStringLiteral("c")));
}

void TestItemsFrom::outputsAreRatedAlone()
{
    const QList<StudyItem> items = outputItems(cases());
    QCOMPARE(itemNames(items), QStringList({QStringLiteral("c1-heron"), QStringLiteral("c1-wren"),
                                   QStringLiteral("2-heron")}));
    QCOMPARE(textOf(items.at(2), "text"), QStringLiteral("H2"));
    QCOMPARE(textOf(items.at(2), "prompt"), QStringLiteral("none"));
    QCOMPARE(itemProblems(items, designTemplate(Kind::Likert)), QList<ItemProblem>());
    const QList<StudyItem> timelines = timelineItems(cases());
    QCOMPARE(textOf(timelines.at(1), "timeline"), QStringLiteral("Ask"));
    QCOMPARE(textOf(timelines.at(1), "summary"), QStringLiteral("W1"));
    QCOMPARE(itemProblems(timelines, designTemplate(Kind::GoodBad)), QList<ItemProblem>());
}

void TestItemsFrom::explanationsSayWhatWasFoundAndNeitherScoreNorSystem()
{
    const QString heron = QStringLiteral("heron");
    const QString wren = QStringLiteral("wren");
    const auto item = explanationItem(explainedCase(), heron, wren);
    QVERIFY(item);
    QCOMPARE(itemProblems({*item}, designTemplate(Kind::Explanation)), QList<ItemProblem>());
    const QString text = textOf(*item, "explanation", 1);
    QCOMPARE(text, textOf(*item, "explanation", 2));
    QCOMPARE(text, QStringLiteral("EXPECTED POINTS\n\n"
                                  "1. Goal: who scored\n"
                                  "– Found in the other text as “Scorer”. Both name her.\n"
                                  "– The content is the same. Same player.\n"
                                  "– The style differs. Shorter.\n\n"
                                  "WRITTEN POINTS\n\n"
                                  "1. Scorer\n"
                                  "– Not found in the other text. Nothing like it."));
    // Recall 1/2, precision 0.
    QCOMPARE(item->source.scores.value(QStringLiteral("expert_1"), -1.0), 0.0);
    QVERIFY(!explanationItem(explainedCase(), heron, QStringLiteral("kite")));
    QVERIFY(!explanationItem(explainedCase(), heron, QStringLiteral("crow")));
}

void TestItemsFrom::decisionsAreAskedWithTheirEvidence()
{
    const ExplainedCase explained = explainedCase();
    const QList<StudyItem> items = decisionItems(explained, explained.outputs.constFirst());
    QCOMPARE(itemNames(items),
        QStringList({QStringLiteral("c1-heron-E1/match"), QStringLiteral("c1-heron-E1/content"),
            QStringLiteral("c1-heron-E1/style"), QStringLiteral("c1-heron-O1/match")}));
    QCOMPARE(itemProblems(items, designTemplate(Kind::Verdict)), QList<ItemProblem>());
    const StudyItem& matched = items.at(0);
    QCOMPARE(textOf(matched, "aspect"), QStringLiteral("Goal: who scored"));
    QCOMPARE(textOf(matched, "decision"),
        QStringLiteral("Is the point also in the other text, as “Scorer”? Yes."));
    QCOMPARE(textOf(matched, "rationale"), QStringLiteral("Both name her."));
    QCOMPARE(matched.item.fields.at(1).marks, QList<Utf16Span>({{6, 10}}));
    QCOMPARE(matched.item.fields.at(2).marks, QList<Utf16Span>({{0, 11}}));
    QCOMPARE(matched.source.stratum, QStringLiteral("match"));
    QCOMPARE(matched.source.scores.value(QStringLiteral("model")), 1.0);
    QVERIFY(textOf(items.at(2), "decision").endsWith(QStringLiteral("No.")));
    const StudyItem& unmatched = items.at(3);
    QCOMPARE(
        textOf(unmatched, "decision"), QStringLiteral("Is the point also in the other text? No."));
    QCOMPARE(unmatched.item.fields.at(1).marks, QList<Utf16Span>());
    QCOMPARE(unmatched.item.fields.at(2).marks, QList<Utf16Span>({{0, 11}}));
}

void TestItemsFrom::decisionsThatWereNotTakenAreNotAsked()
{
    ExplainedCase explained = explainedCase();
    explained.outputs[0].explanation.expected.matches[0].style.fault = QStringLiteral("No reply.");
    explained.outputs[0].explanation.generated.matches[0].counts = false;
    QCOMPARE(itemNames(decisionItems(explained, explained.outputs.constFirst())),
        QStringList({QStringLiteral("c1-heron-E1/match"), QStringLiteral("c1-heron-E1/content")}));
}

void TestItemsFrom::summariesOfUsersAreAskedAboutUnnamedAndFoundAgain()
{
    const SummarizedUser user{QStringLiteral("U007"), QStringLiteral("2020-01-01; Heat"),
        {{QStringLiteral("theirs"), QStringLiteral("id-2"), QStringLiteral("Likes crime.")},
            {QStringLiteral("ours"), QStringLiteral("id-1"), QStringLiteral("Likes films.")}}};
    const QList<StudyItem> items = userSummaryItems(user);
    QCOMPARE(itemNames(items), QStringList({QStringLiteral("U007-1"), QStringLiteral("U007-2")}));
    QCOMPARE(textOf(items.at(1), "summary"), QStringLiteral("Likes films."));
    QCOMPARE(textOf(items.at(1), "timeline"), user.timeline);
    QCOMPARE(textOf(items.at(1), "query"), QStringLiteral("none"));
    QCOMPARE(textOf(userSummaryItems(user, QStringLiteral("Which?")).first(), "query"),
        QStringLiteral("Which?"));
    QCOMPARE(items.at(0).item.group, items.at(1).item.group);
    SummarizedUser marked = user;
    marked.summaries[0].text =
        QStringLiteral("**Summary**\nLikes *old* films.\n\n**Insights**\nA **crime** fan");
    marked.summaries[1].text =
        QStringLiteral("## Taste\n- **Crime**\n- [Noir](https://a.org)\n***");
    QCOMPARE(textOf(userSummaryItems(marked).at(0), "summary"),
        QStringLiteral("Likes old films.\n\nInsights\n• A crime fan"));
    QCOMPARE(textOf(userSummaryItems(marked).at(1), "summary"),
        QStringLiteral("Taste\n• Crime\n• Noir"));
    // Studies that were made earlier keep what they showed.
    QVERIFY(showsSummary(QStringLiteral("Summary\nLikes old films.\n\nInsights\n• A crime fan"),
        marked.summaries[0].text));
    QVERIFY(showsSummary(
        QStringLiteral("Taste\n• Crime\n• Noir (https://a.org)\n***"), marked.summaries[1].text));
    QVERIFY(!showsSummary(QStringLiteral("Taste\n• Crime\n• War"), marked.summaries[1].text));
    QCOMPARE(items.at(1).source.systems[0], QStringLiteral("ours"));
    QCOMPARE(userSummaryOf(items.at(1).source), QStringLiteral("id-1"));
    ItemSource other;
    other.origin = QStringLiteral("case/id-1");
    QCOMPARE(userSummaryOf(other), QString());
    QCOMPARE(itemProblems(items, designTemplate(Kind::GoodBad)), QList<ItemProblem>());
}

void TestItemsFrom::aSurveyHasTheUsersOwnPairInEveryGroup()
{
    const QList<StudyItem> items = surveyItems({document(10), document(3), document(7)}, 5);
    QCOMPARE(itemProblems(items, designTemplate(Kind::Similarity)), QList<ItemProblem>());
    QMap<QString, QSet<QString>> systemsOfGroups;
    for (const StudyItem& item : items) {
        QCOMPARE(item.source.systems[0], item.source.systems[1]);
        QVERIFY(textOf(item, "text", 1) != textOf(item, "text", 2));
        QVERIFY(!textOf(item, "text", 2).contains(QStringLiteral("u3")));
        systemsOfGroups[item.item.group].insert(item.source.systems[0]);
    }
    QCOMPARE(systemsOfGroups.keys(),
        QStringList({QStringLiteral("d10/1"), QStringLiteral("d10/2"), QStringLiteral("d3"),
            QStringLiteral("d7/1"), QStringLiteral("d7/2")}));
    for (const QSet<QString>& systems : std::as_const(systemsOfGroups))
        QVERIFY(systems.contains(QStringLiteral("user")));
    QCOMPARE(systemsOfGroups[QStringLiteral("d10/1")].size(), 6);
    QCOMPARE(systemsOfGroups[QStringLiteral("d10/2")].size(), 6);
    QCOMPARE((systemsOfGroups[QStringLiteral("d10/1")] & systemsOfGroups[QStringLiteral("d10/2")])
                 .size(),
        1);
    QCOMPARE(itemNames(surveyItems({document(10)}, 5)), itemNames(items).mid(0, 12));
    QVERIFY(itemNames(surveyItems({document(10)}, 6)) != itemNames(items).mid(0, 12));
}

void TestItemsFrom::aSurveyLeavesOutWhatNobodyCanCompare()
{
    perseval::PersonalizedDocument alone = document(2);
    alone.users.remove(1, 2);
    perseval::PersonalizedDocument nothingInCommon = document(2);
    for (qsizetype user = 0; user < 3; ++user)
        nothingInCommon.users[user].summaries = {std::nullopt, std::nullopt};
    QCOMPARE(surveyItems({alone, nothingInCommon, document(0), {}}, 1).size(), 0);
    perseval::PersonalizedDocument gap = document(3);
    gap.users[0].summaries[1] = std::nullopt;
    // Two others have all models.
    QCOMPARE(surveyItems({gap}, 1).size(), 4);
}

TANDEM_TEST(TestItemsFrom, QCoreApplication)
#include "tst_itemsfrom.moc"
