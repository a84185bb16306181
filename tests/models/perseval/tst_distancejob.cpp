#include "persevalreference.h"
#include "testmain.h"

#include "models/metrics/synonyms.h"

#include <QTest>

using namespace tandem;
using namespace tandem::perseval;

namespace {

DocumentStream streamOf(const QList<PersonalizedDocument>& documents)
{
    return [documents,
               next = qsizetype(0)]() mutable -> Expected<std::optional<PersonalizedDocument>> {
        if (next == documents.size())
            return std::nullopt;
        return documents.at(next++);
    };
}

DistanceOptions optionsOf(const char* key)
{
    DistanceOptions options;
    options.distance = *distanceOfKey(QLatin1String(key));
    return options;
}

PersonalizedDocument document(const QString& id, const QStringList& golds)
{
    PersonalizedDocument made;
    made.id = id;
    made.title = QStringLiteral("the title");
    made.text = QStringLiteral("the ferry is late again and the port is closed");
    made.models = {QStringLiteral("M")};
    for (const QString& gold : golds) {
        made.users.append({QStringLiteral("U%1").arg(made.users.size()), gold,
            {std::optional(QString(gold + QStringLiteral(" today")))}});
    }
    return made;
}

bool isSame(const OriginDistances& one, const OriginDistances& other)
{
    return one.toDocument == other.toDocument && one.pairs == other.pairs &&
           one.toGold == other.toGold;
}

bool isSame(const DistanceTable& one, const DistanceTable& other)
{
    if (one.models != other.models || one.documents.size() != other.documents.size())
        return false;
    for (qsizetype i = 0; i < one.documents.size(); ++i) {
        const DocumentDistances& a = one.documents.at(i);
        const DocumentDistances& b = other.documents.at(i);
        if (a.id != b.id || a.users != b.users || !isSame(a.gold, b.gold))
            return false;
        for (std::size_t m = 0; m < a.models.size(); ++m) {
            if (!isSame(a.models[m], b.models[m]))
                return false;
        }
    }
    return true;
}

class NoSynonyms final : public metrics::Synonyms
{
public:
    QStringList of(const QString&) const override { return {}; }
    QString name() const override { return QStringLiteral("none"); }
};

} // namespace

/// Distances from texts: the published ones, whatever the number of threads.
class TestDistanceJob final : public QObject
{
    Q_OBJECT

private slots:
    void distancesAreThePublishedOnes_data()
    {
        QTest::addColumn<QString>("input");
        QTest::addColumn<QString>("distance");
        for (const QString& input : PersevalReference::inputs()) {
            for (const QString& distance : PersevalReference::distances())
                QTest::newRow(qPrintable(input + u' ' + distance)) << input << distance;
        }
    }
    void distancesAreThePublishedOnes()
    {
        if (!PersevalReference::isThere())
            QSKIP("the published figures are not here");
        QFETCH(const QString, input);
        QFETCH(const QString, distance);
        const DistanceTable expected = PersevalReference::table(input, distance);
        DistanceOptions options =
            optionsOf(PersevalReference::keyHere(distance).toLatin1().constData());
        options.models = expected.models;
        const auto table = computeDistances(streamOf(PersevalReference::documents(input)), options);
        QVERIFY(table);
        QCOMPARE(table->models, expected.models);
        QVERIFY(table->isRounded);
        QCOMPARE(table->documents.size(), expected.documents.size());
        for (qsizetype i = 0; i < table->documents.size(); ++i) {
            const DocumentDistances& found = table->documents.at(i);
            const DocumentDistances& wanted = expected.documents.at(i);
            QCOMPARE(found.id, wanted.id);
            checkOrigin(found.users, found.gold, wanted.users, wanted.gold);
            for (std::size_t m = 0; m < found.models.size(); ++m)
                checkOrigin(found.users, found.models[m], wanted.users, wanted.models[m]);
        }
        // From the texts to the figures.
        const Evaluation evaluation = evaluate(*table);
        const QJsonObject models =
            PersevalReference::expected(input, distance)[QLatin1String("models")].toObject();
        for (const ModelScore& model : evaluation.models) {
            const QJsonValue form = models[model.model][QLatin1String("simplified_False")];
            QVERIFY(PersevalReference::isClose(
                *model.egises.value, form[QLatin1String("egises")].toDouble()));
            QVERIFY(PersevalReference::isClose(*model.perseval.value,
                form[QLatin1String("perseval")][QLatin1String("1.7")][QLatin1String("perseval")]
                    .toDouble()));
        }
    }

    void theNumberOfThreadsDoesNotMatter()
    {
        QList<PersonalizedDocument> documents;
        for (int i = 0; i < 40; ++i) {
            documents.append(document(QStringLiteral("D%1").arg(i),
                {QStringLiteral("the ferry is late"), QStringLiteral("no ferry number %1").arg(i),
                    QStringLiteral("the port is closed again")}));
            if (i % 3 == 0)
                documents.last().models = {QStringLiteral("other")};
        }
        DistanceOptions options = optionsOf("bleu");
        options.threads = 1;
        const auto one = computeDistances(streamOf(documents), options);
        options.threads = 7;
        const auto seven = computeDistances(streamOf(documents), options);
        QVERIFY(one && seven);
        QCOMPARE(one->models, QStringList({QStringLiteral("other"), QStringLiteral("M")}));
        QVERIFY(isSame(*one, *seven));
        QVERIFY(one->documents.at(0).models[1].isEmpty());
    }

    void missingSummariesStayMissing()
    {
        PersonalizedDocument made = document(QStringLiteral("D"),
            {QStringLiteral("one two"), QStringLiteral("two three"), QStringLiteral("four")});
        made.users[1].gold.reset();
        made.users[2].summaries[0].reset();
        const auto table = computeDistances(streamOf({made}), optionsOf("rougeL"));
        QVERIFY(table);
        const DocumentDistances& found = table->documents.at(0);
        QVERIFY(found.gold.documentDistance(1).isMissing());
        QVERIFY(found.gold.pair(0, 1).isMissing());
        QVERIFY(found.gold.pair(0, 2).isDefined());
        QVERIFY(found.models[0].documentDistance(2).isMissing());
        QVERIFY(found.models[0].pair(0, 1).isDefined());
        QVERIFY(found.models[0].goldDistance(0).isDefined());
        QVERIFY(found.models[0].goldDistance(1).isMissing());
        QVERIFY(found.models[0].goldDistance(2).isMissing());
        const Evaluation evaluation = evaluate(*table);
        QCOMPARE(evaluation.remarks.count(RemarkKind::NoGold), 1);
        QCOMPARE(evaluation.remarks.count(RemarkKind::NoSummary), 1);
        QCOMPARE(evaluation.models.at(0).documents, 0);
    }

    void anEmptySummaryIsUndefinedByJsd()
    {
        const PersonalizedDocument made = document(
            QStringLiteral("D"), {QStringLiteral("one two"), QString(), QStringLiteral("four")});
        const auto table = computeDistances(streamOf({made}), optionsOf("JSD"));
        QVERIFY(table);
        QVERIFY(table->documents.at(0).gold.documentDistance(1).isUndefined());
        QVERIFY(table->documents.at(0).gold.pair(0, 1).isUndefined());
        QVERIFY(table->documents.at(0).gold.pair(0, 2).isDefined());
        const Evaluation evaluation = evaluate(*table);
        QCOMPARE(evaluation.remarks.count(RemarkKind::UndefinedGoldPairs), 3);
        QVERIFY(evaluation.models.at(0).perseval.isDefined());
    }

    void unroundedDistancesAreNotRounded()
    {
        const QList<PersonalizedDocument> documents{
            document(QStringLiteral("D"), {QStringLiteral("a b c"), QStringLiteral("c d")})};
        DistanceOptions options = optionsOf("rougeL");
        const auto rounded = computeDistances(streamOf(documents), options);
        options.rounding = Rounding::None;
        const auto exact = computeDistances(streamOf(documents), options);
        QVERIFY(rounded && exact);
        QVERIFY(!exact->isRounded);
        const double one = rounded->documents.at(0).models[0].goldDistance(0).value();
        const double other = exact->documents.at(0).models[0].goldDistance(0).value();
        QVERIFY(one != other && std::abs(one - other) < 1e-5);
        QCOMPARE(one, 1.0 - 0.85714);
    }

    void keysAreTakenHoweverTheyAreWritten()
    {
        for (const char* key : {"rougel", "ROUGE-L", "Rouge_L", " rougeL "})
            QCOMPARE(
                QLatin1String(distanceOfKey(QLatin1String(key))->key), QLatin1String("rougeL"));
        QCOMPARE(QLatin1String(distanceOfKey(QStringLiteral("jsd"))->key), QLatin1String("JSD"));
        QCOMPARE(QLatin1String(distanceOfKey(QStringLiteral("ROUGE-SU4-PerSEval"))->key),
            QLatin1String("rougeSU4_perseval"));
        QVERIFY(!distanceOfKey(QStringLiteral("bertscore")));
        QVERIFY(!distanceOfKey(QString()));
        for (const DistanceMeasure& distance : distanceMeasures())
            QVERIFY(!distanceDescription(distance).isEmpty());
    }

    void roundingIsThatOfPythonAndOfNumPy()
    {
        QCOMPARE(roundedDecimal(2.675, 2), 2.67);
        QCOMPARE(roundedDecimal(0.125, 2), 0.12);
        QCOMPARE(roundedDecimal(1.0 / 3.0, 5), 0.33333);
        QCOMPARE(roundedByScaling(0.41195, 4), 0.412);
        QCOMPARE(roundedDecimal(0.41195, 4), 0.4119);
        QCOMPARE(roundedByScaling(0.0, 4), 0.0);
    }

    void meteorWithoutSynonymsIsRefusedWithARemedy()
    {
        DistanceOptions options = optionsOf("meteor");
        const QList<PersonalizedDocument> documents{
            document(QStringLiteral("D"), {QStringLiteral("a b"), QStringLiteral("b c")})};
        const auto refused = computeDistances(streamOf(documents), options);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Refused);
        QVERIFY(!refused.error().remedy.isEmpty());
        const NoSynonyms synonyms;
        options.synonyms = &synonyms;
        const auto with = computeDistances(streamOf(documents), options);
        const auto without = computeDistances(streamOf(documents), optionsOf("meteor_exact_stem"));
        QVERIFY(with && without);
        QVERIFY(isSame(*with, *without));
    }

    void unknownModelsAreNamed()
    {
        DistanceOptions options = optionsOf("rougeL");
        options.models = {QStringLiteral("M"), QStringLiteral("Mistyped")};
        const auto refused = computeDistances(
            streamOf({document(QStringLiteral("D"), {QStringLiteral("a"), QStringLiteral("b")})}),
            options);
        QVERIFY(!refused);
        QVERIFY(refused.error().what.contains(QStringLiteral("Mistyped")));
        QVERIFY(!refused.error().what.contains(QStringLiteral("M,")));
        QVERIFY(!computeDistances(streamOf({}), optionsOf("rougeL")));
    }

    void anErrorOfTheStreamEndsTheWork()
    {
        int asked = 0;
        const DocumentStream stream = [&]() -> Expected<std::optional<PersonalizedDocument>> {
            if (++asked > 3)
                return failure(ErrorCode::Unreadable, QStringLiteral("gone"));
            return document(QString::number(asked), {QStringLiteral("a"), QStringLiteral("b")});
        };
        const auto table = computeDistances(stream, optionsOf("rougeL"));
        QVERIFY(!table);
        QCOMPARE(table.error().what, QStringLiteral("gone"));
    }

    void cancellingEndsTheWorkHoweverLongTheTexts()
    {
        QString large;
        for (int i = 0; i < 150'000; ++i)
            large += QStringLiteral("word%1 ").arg(i % 977);
        QList<PersonalizedDocument> documents;
        for (int i = 0; i < 4; ++i) {
            documents.append(document(QString::number(i), {large, large + QStringLiteral("x")}));
            documents.last().text = large;
        }
        DistanceOptions options = optionsOf("rougeL");
        options.threads = 2;
        int asked = 0;
        options.progress = [&](qint64) { return ++asked < 3; };
        const auto table = computeDistances(streamOf(documents), options);
        QVERIFY(!table);
        QCOMPARE(table.error().code, ErrorCode::Cancelled);
        QCOMPARE(asked, 3);
    }

    void tooManyReadersAreRefused()
    {
        QStringList golds;
        for (int i = 0; i <= int(maxUsers); ++i)
            golds.append(QStringLiteral("a"));
        const auto table =
            computeDistances(streamOf({document(QStringLiteral("D"), golds)}), optionsOf("JSD"));
        QVERIFY(!table);
        QCOMPARE(table.error().code, ErrorCode::TooLarge);
    }

private:
    static void checkOrigin(const QStringList& users, const OriginDistances& found,
        const QStringList& wantedUsers, const OriginDistances& wanted)
    {
        QCOMPARE(users.size(), wantedUsers.size());
        for (qsizetype u = 0; u < users.size(); ++u) {
            const qsizetype i = wantedUsers.indexOf(users.at(u));
            QVERIFY(isDistance(found.documentDistance(u), wanted.documentDistance(i)));
            QVERIFY(isDistance(found.goldDistance(u), wanted.goldDistance(i)));
            for (qsizetype v = 0; v < users.size(); ++v)
                QVERIFY(
                    isDistance(found.pair(u, v), wanted.pair(i, wantedUsers.indexOf(users.at(v)))));
        }
    }
    static bool isDistance(const Distance& found, const Distance& wanted)
    {
        return found.isMissing() == wanted.isMissing() &&
               PersevalReference::isClose(found.value(), wanted.value());
    }
};

TANDEM_TEST(TestDistanceJob, QCoreApplication)
#include "tst_distancejob.moc"
