#include "persevalreference.h"
#include "testmain.h"

#include "models/perseval/ablation.h"
#include "models/perseval/evaluation.h"

#include <QTest>

#include <algorithm>

using namespace tandem;
using namespace tandem::perseval;

namespace {

/// One document, two users, one model; all distances 0.5.
DistanceTable twoReaders()
{
    DistanceTable table;
    table.models = {QStringLiteral("M")};
    DocumentDistances document;
    document.id = QStringLiteral("D");
    document.users = {QStringLiteral("A"), QStringLiteral("B")};
    const Distance half = Distance::of(0.5);
    OriginDistances origin = OriginDistances::missing(2);
    origin.toDocument = {half, half};
    origin.pairs = {Distance(), half, half, Distance()};
    document.gold = origin;
    origin.toGold = {half, half};
    document.models = {origin};
    table.documents = {document};
    return table;
}

/// The place of a model's score for a user.
const UserScore* userScore(const Evaluation& evaluation, const DistanceTable& table,
    qsizetype model, const QString& document, const QString& user)
{
    for (const DocumentScore& score : evaluation.models.at(model).scores) {
        const DocumentDistances& distances = table.documents.at(score.document);
        if (distances.id != document)
            continue;
        for (const UserScore& one : score.users) {
            if (distances.users.at(one.user) == user)
                return &one;
        }
    }
    return nullptr;
}

QByteArray nameOf(const QString& text)
{
    return text.toUtf8();
}

Parameters asPublished()
{
    Parameters parameters;
    parameters.publishedUndefined = true;
    return parameters;
}

} // namespace

/// EGISES and PerSEval against the published code, and what they say where it says nothing.
class TestEvaluation final : public QObject
{
    Q_OBJECT

private slots:
    void everyIntermediateIsThePublishedOne_data()
    {
        QTest::addColumn<QString>("input");
        QTest::addColumn<QString>("distance");
        QTest::addColumn<bool>("simplified");
        QTest::addColumn<QString>("beta");
        for (const QString& input : PersevalReference::inputs()) {
            for (const QString& distance : PersevalReference::distances()) {
                for (const bool simplified : {false, true}) {
                    for (const char* beta : {"1.0", "1.7", "2.0"}) {
                        const QString name =
                            QStringLiteral("%1 %2 %3 %4")
                                .arg(input, distance,
                                    simplified ? QStringLiteral("simplified") : QString(),
                                    QLatin1String(beta));
                        QTest::newRow(nameOf(name).constData())
                            << input << distance << simplified << QString::fromLatin1(beta);
                    }
                }
            }
        }
    }
    void everyIntermediateIsThePublishedOne()
    {
        if (!PersevalReference::isThere())
            QSKIP("the published figures are not here");
        QFETCH(const QString, input);
        QFETCH(const QString, distance);
        QFETCH(const bool, simplified);
        QFETCH(const QString, beta);
        const DistanceTable table = PersevalReference::table(input, distance);
        Parameters parameters;
        parameters.simplified = simplified;
        parameters.edpBeta = beta.toDouble();
        const Evaluation evaluation = evaluate(table, parameters);
        const QJsonObject models =
            PersevalReference::expected(input, distance)[QLatin1String("models")].toObject();
        QCOMPARE(evaluation.models.size(), models.size());
        for (qsizetype m = 0; m < table.models.size(); ++m) {
            const QJsonObject expected = models[table.models.at(m)].toObject();
            const QJsonObject form = expected[simplified ? QLatin1String("simplified_True")
                                                         : QLatin1String("simplified_False")]
                                         .toObject();
            checkModel(evaluation, m, form, form[QLatin1String("perseval")][beta].toObject());
            checkTerms(evaluation, table, m, form);
            checkPenalties(
                evaluation, table, m, expected, form[QLatin1String("perseval")][beta].toObject());
        }
    }

    void ablationRecomputesPerSEvalWithoutTheDistances()
    {
        const DistanceTable table = PersevalReference::madeUp(20, 4, 3, 5);
        const Evaluation evaluation = evaluate(table);
        const QList<AblationPoint> points = ablation(evaluation);
        QCOMPARE(points.size(), 11);
        QCOMPARE(points.at(7).beta, 1.7);
        for (const AblationPoint& point : points) {
            Parameters parameters;
            parameters.edpBeta = point.beta;
            const Evaluation anew = evaluate(table, parameters);
            for (qsizetype m = 0; m < table.models.size(); ++m)
                QCOMPARE(*point.perseval.at(m).value, *anew.models.at(m).perseval.value);
        }
    }

    void perSEvalIsNeverAboveDegressAndAllIsWithinItsRange()
    {
        for (quint64 seed = 1; seed <= 20; ++seed) {
            const DistanceTable table = PersevalReference::madeUp(10, 2 + int(seed % 4), 3, seed);
            const Evaluation evaluation = evaluate(table);
            for (const ModelScore& model : evaluation.models) {
                QVERIFY(*model.perseval.value <= *model.degress.value);
                QVERIFY(*model.perseval.value >= 0.0);
                QVERIFY(*model.degress.value <= 1.0);
                QCOMPARE(*model.egises.value, 1.0 - *model.degress.value);
                for (const DocumentScore& score : model.scores) {
                    for (const UserScore& user : score.users) {
                        QVERIFY(user.perseval <= user.degress);
                        QVERIFY(user.acp > 0.0 && user.acp < 1.0 + 1e-12);
                        QVERIFY(user.dgp >= user.acp);
                    }
                }
            }
        }
    }

    void orderOfDocumentsReadersAndModelsDoesNotMatter()
    {
        const DistanceTable table = PersevalReference::madeUp(15, 5, 3, 11);
        DistanceTable turned = table;
        std::reverse(turned.documents.begin(), turned.documents.end());
        std::reverse(turned.models.begin(), turned.models.end());
        for (DocumentDistances& document : turned.documents) {
            std::reverse(document.users.begin(), document.users.end());
            std::reverse(document.models.begin(), document.models.end());
            const auto turn = [](OriginDistances& origin) {
                std::reverse(origin.toDocument.begin(), origin.toDocument.end());
                std::reverse(origin.toGold.begin(), origin.toGold.end());
                std::reverse(origin.pairs.begin(), origin.pairs.end());
            };
            turn(document.gold);
            for (OriginDistances& origin : document.models)
                turn(origin);
        }
        const Evaluation one = evaluate(table);
        const Evaluation other = evaluate(turned);
        for (qsizetype m = 0; m < 3; ++m) {
            QVERIFY(std::abs(*one.models.at(m).perseval.value -
                             *other.models.at(2 - m).perseval.value) < 1e-14);
            QVERIFY(std::abs(*one.models.at(m).egises.value -
                             *other.models.at(2 - m).egises.value) < 1e-14);
        }
    }

    void aModelThatWritesWhatTheReadersWriteHasNoEgises()
    {
        DistanceTable table = PersevalReference::madeUp(5, 4, 1, 3);
        for (DocumentDistances& document : table.documents) {
            document.models[0] = document.gold;
            document.models[0].toGold.assign(4, Distance::of(0.0));
        }
        for (const bool simplified : {false, true}) {
            Parameters parameters;
            parameters.simplified = simplified;
            const Evaluation evaluation = evaluate(table, parameters);
            QCOMPARE(*evaluation.models.at(0).egises.value, 0.0);
            QCOMPARE(*evaluation.models.at(0).accuracy.value, 0.0);
        }
    }

    void withTwoReadersTheSoftMaxIsOneAndBothFormsAgree()
    {
        const DistanceTable table = PersevalReference::madeUp(8, 2, 2, 9);
        Parameters simplified;
        simplified.simplified = true;
        QVERIFY(std::abs(*evaluate(table).models.at(0).degress.value -
                         *evaluate(table, simplified).models.at(0).degress.value) < 1e-15);
    }

    void aDocumentWithOneUserIsLeftOutAndNamed()
    {
        DistanceTable table = twoReaders();
        table.documents.append(table.documents.at(0));
        DocumentDistances& lonely = table.documents[1];
        lonely.id = QStringLiteral("alone");
        lonely.users = {QStringLiteral("A")};
        lonely.gold = OriginDistances::missing(1);
        lonely.gold.toDocument = {Distance::of(0.5)};
        lonely.models[0] = lonely.gold;
        lonely.models[0].toGold = {Distance::of(0.9)};
        const Evaluation evaluation = evaluate(table);
        QCOMPARE(evaluation.models.at(0).documents, 1);
        QCOMPARE(evaluation.models.at(0).accuracy.n, 2);
        QCOMPARE(*evaluation.models.at(0).accuracy.value, 0.5);
        QCOMPARE(evaluation.remarks.count(RemarkKind::OneUser), 1);
        QVERIFY(placeText(evaluation.remarks.all().at(0).places.at(0), table)
                    .contains(QStringLiteral("alone")));
    }

    void withoutAnyPairTheFiguresSayWhy()
    {
        DistanceTable table = twoReaders();
        table.documents[0].models[0] = {};
        const Evaluation evaluation = evaluate(table);
        const ModelScore& model = evaluation.models.at(0);
        for (const Figure& figure : {model.degress, model.egises, model.perseval, model.accuracy}) {
            QVERIFY(!figure.isDefined());
            QVERIFY(!figure.undefinedBecause.isEmpty());
            QCOMPARE(figure.n, 0);
        }
        QCOMPARE(evaluation.remarks.count(RemarkKind::NoSummary), 2);
        QCOMPARE(evaluation.remarks.count(RemarkKind::OneUser), 1);
        QVERIFY(!evaluate(DistanceTable{{}, {}, false, {QStringLiteral("M")}, {}})
                     .models.at(0)
                     .perseval.isDefined());
    }

    void anUndefinedPairIsLeftOutAsIfItsOtherUserWereNotThere()
    {
        // The third user's own summary compares with nothing; what the others get is what they get
        // without that user.
        const DistanceTable whole = PersevalReference::madeUp(2, 3, 2, 5);
        DistanceTable table = whole;
        DistanceTable without = whole;
        for (qsizetype d = 0; d < table.documents.size(); ++d) {
            OriginDistances& gold = table.documents[d].gold;
            gold.toDocument[2] = Distance::undefined();
            std::vector<OriginDistances*> less{&without.documents[d].gold};
            for (OriginDistances& model : without.documents[d].models)
                less.push_back(&model);
            for (const std::size_t at : {2U, 5U, 6U, 7U}) {
                gold.pairs[at] = Distance::undefined();
                for (OriginDistances* origin : less)
                    origin->pairs[at] = Distance::missing();
            }
        }
        for (const bool simplified : {false, true}) {
            Parameters parameters;
            parameters.simplified = simplified;
            const Evaluation evaluation = evaluate(table, parameters);
            const Evaluation expected = evaluate(without, parameters);
            for (qsizetype model = 0; model < 2; ++model) {
                QCOMPARE(*evaluation.models.at(model).degress.value,
                    *expected.models.at(model).degress.value);
                const QList<UserScore>& users = evaluation.models.at(model).scores.at(0).users;
                QVERIFY(std::isnan(users.at(2).degress));
            }
            QCOMPARE(evaluation.remarks.count(RemarkKind::UndefinedGoldPairs), 6);
            QCOMPARE(evaluation.remarks.count(RemarkKind::UndefinedModelPairs), 0);
            const QList<PairTerm> terms = pairTerms(table.documents.at(0), 0, parameters);
            QCOMPARE(terms.size(), 6);
            for (const PairTerm& term : terms)
                QCOMPARE(std::isnan(term.proportion), term.user1 == 2 || term.user2 == 2);
        }
    }

    void anUndefinedPairOfAModelIsLeftOutForThisModelAlone()
    {
        const DistanceTable whole = PersevalReference::madeUp(1, 3, 2, 6);
        DistanceTable table = whole;
        DistanceTable without = whole;
        for (const std::size_t at : {2U, 5U, 6U, 7U}) {
            table.documents[0].models[0].pairs[at] = Distance::undefined();
            without.documents[0].models[0].pairs[at] = Distance::missing();
            without.documents[0].gold.pairs[at] = Distance::missing();
        }
        const Evaluation evaluation = evaluate(table);
        QCOMPARE(
            *evaluation.models.at(0).degress.value, *evaluate(without).models.at(0).degress.value);
        QCOMPARE(
            *evaluation.models.at(1).degress.value, *evaluate(whole).models.at(1).degress.value);
        QCOMPARE(evaluation.remarks.count(RemarkKind::UndefinedModelPairs), 3);
        QCOMPARE(evaluation.remarks.count(RemarkKind::NoDegress), 1);
    }

    void theIntervalStaysWhereTheFigureCanBe()
    {
        const ModelScore model = evaluate(PersevalReference::madeUp(2, 2, 1, 3)).models.at(0);
        for (const Figure& figure : {model.degress, model.egises, model.perseval}) {
            QVERIFY(figure.interval);
            QVERIFY(figure.interval->low >= 0.0 && figure.interval->high <= 1.0);
            QVERIFY(
                figure.interval->low <= *figure.value && *figure.value <= figure.interval->high);
        }
        QVERIFY(model.degress.interval->low > 0.0); // turned back from the logit, not cut
    }

    void anUndefinedGoldPairCountsAsOneAsPublished()
    {
        DistanceTable table = twoReaders();
        table.documents[0].gold.pairs[1] = Distance::undefined();
        const Evaluation evaluation = evaluate(table, asPublished());
        const QList<UserScore>& users = evaluation.models.at(0).scores.at(0).users;
        QCOMPARE(users.at(0).degress, 1.0);
        QCOMPARE(users.at(1).degress, 1.0);
        QCOMPARE(evaluation.remarks.count(RemarkKind::GoldPairsAsOne), 1);
        QCOMPARE(evaluation.remarks.all().at(0).places.at(0).pairs, 1);
    }

    void anUndefinedModelPairLeavesItsUserOutAsPublished()
    {
        DistanceTable table = PersevalReference::madeUp(1, 3, 1, 2);
        table.documents[0].models[0].pairs[1] = Distance::undefined();
        Evaluation evaluation = evaluate(table, asPublished());
        const DocumentScore& score = evaluation.models.at(0).scores.at(0);
        QVERIFY(std::isnan(score.users.at(0).degress));
        QVERIFY(std::isnan(score.users.at(0).perseval));
        QCOMPARE(score.degress, (score.users.at(1).degress + score.users.at(2).degress) / 2.0);
        QCOMPARE(evaluation.remarks.count(RemarkKind::UndefinedModelPairs), 1);
        QCOMPARE(evaluation.remarks.all().at(0).places.at(0).pairs, 2);
        QCOMPARE(evaluation.remarks.count(RemarkKind::NoDegress), 1);
        // Without soft-max the user's other pair stays.
        Parameters parameters = asPublished();
        parameters.simplified = true;
        evaluation = evaluate(table, parameters);
        QVERIFY(!std::isnan(evaluation.models.at(0).scores.at(0).users.at(0).degress));
        QCOMPARE(evaluation.remarks.count(RemarkKind::NoDegress), 0);
    }

    void anUndefinedOrMissingAccuracyCountsAsOne()
    {
        DistanceTable table = twoReaders();
        table.documents[0].models[0].toGold = {Distance::undefined(), Distance::missing()};
        const Evaluation evaluation = evaluate(table);
        QCOMPARE(*evaluation.models.at(0).accuracy.value, 1.0);
        QCOMPARE(evaluation.remarks.count(RemarkKind::AccuracyAsOne), 2);
    }

    void theSoftMaxDoesNotOverflow()
    {
        DistanceTable table = twoReaders();
        table.documents[0].models[0].toDocument[0] = Distance::of(0.0001);
        table.documents[0].gold.toDocument[1] = Distance::of(0.0001);
        const Evaluation evaluation = evaluate(table);
        for (const UserScore& user : evaluation.models.at(0).scores.at(0).users)
            QVERIFY(std::isfinite(user.degress));
        QVERIFY(evaluation.remarks.isEmpty());
    }

    void aPublishedSoftMaxThatOverflowsIsToldAndNotSilent()
    {
        DistanceTable table = twoReaders();
        table.documents[0].models[0].toDocument[0] = Distance::of(0.0001);
        const Evaluation evaluation = evaluate(table, asPublished());
        const QList<UserScore>& users = evaluation.models.at(0).scores.at(0).users;
        QVERIFY(std::isnan(users.at(0).degress));
        QVERIFY(!std::isnan(users.at(1).degress));
        QCOMPARE(evaluation.remarks.count(RemarkKind::ModelOverflow), 1);
        QCOMPARE(evaluation.remarks.count(RemarkKind::UndefinedModelPairs), 0);
        table = twoReaders();
        table.documents[0].gold.toDocument[0] = Distance::of(0.0001);
        QCOMPARE(evaluate(table, asPublished()).remarks.count(RemarkKind::GoldOverflow), 1);
        for (DocumentDistances& document : table.documents) {
            document.models[0].toDocument[0] = Distance::of(0.0001);
            document.models[0].toDocument[1] = Distance::of(0.0001);
        }
        const ModelScore model = evaluate(table, asPublished()).models.at(0);
        QVERIFY(!model.perseval.isDefined());
        QVERIFY(!model.perseval.undefinedBecause.isEmpty());
    }

    void aSummaryThatIsItsDocumentHasWeightsOfZero()
    {
        DistanceTable table = twoReaders();
        table.documents[0].models[0].toDocument[0] = Distance::of(0.0);
        const Evaluation evaluation = evaluate(table);
        QCOMPARE(evaluation.remarks.count(RemarkKind::ZeroDocumentDistance), 1);
        QCOMPARE(pairTerms(table.documents.at(0), 0, {}).at(0).modelWeight, 0.0);
        QCOMPARE(evaluation.models.at(0).scores.at(0).users.at(0).degress, 1.0);
    }

    void distancesOutsideTheirRangeAreTold()
    {
        DistanceTable table = twoReaders();
        table.documents[0].models[0].toGold[0] = Distance::of(1.5);
        const Evaluation evaluation = evaluate(table);
        QCOMPARE(evaluation.remarks.count(RemarkKind::OutsideRange), 1);
        QVERIFY(evaluation.models.at(0).perseval.isDefined());
    }

    void pairsThatWereNotBroughtInAreTold()
    {
        DistanceTable table = twoReaders();
        QCOMPARE(evaluate(table).remarks.count(RemarkKind::MissingPairs), 0);
        table.documents[0].models[0].pairs[1] = Distance::missing();
        const Evaluation evaluation = evaluate(table);
        QCOMPARE(evaluation.remarks.count(RemarkKind::MissingPairs), 1);
        QCOMPARE(evaluation.remarks.all().at(0).places.at(0).pairs, 1);
        QCOMPARE(evaluation.models.at(0).users, 1);
        // A user without a summary has no pair that could be missing.
        table.documents[0].models[0].toDocument[0] = Distance::missing();
        QCOMPARE(evaluate(table).remarks.count(RemarkKind::MissingPairs), 0);
    }

    void everyKindOfRemarkHasItsWordAndMeaning()
    {
        QSet<QString> keys;
        for (int kind = 0; kind <= int(RemarkKind::OutsideRange); ++kind) {
            keys.insert(remarkKey(RemarkKind(kind)));
            QVERIFY(!remarkMeaning(RemarkKind(kind)).isEmpty());
        }
        QCOMPARE(keys.size(), int(RemarkKind::OutsideRange) + 1);
    }

    void onlySomeModelsKeepTheirFigures()
    {
        const DistanceTable table = PersevalReference::madeUp(6, 3, 4, 21);
        const DistanceTable some = onlyModels(
            table, {QStringLiteral("M2"), QStringLiteral("M0"), QStringLiteral("unknown")});
        QCOMPARE(some.models, QStringList({QStringLiteral("M2"), QStringLiteral("M0")}));
        const Evaluation all = evaluate(table);
        const Evaluation two = evaluate(some);
        QCOMPARE(*two.models.at(0).perseval.value, *all.models.at(2).perseval.value);
        QCOMPARE(*two.models.at(1).perseval.value, *all.models.at(0).perseval.value);
    }

    void placesOfARemarkAreBoundedAndItsCountIsNot()
    {
        Remarks remarks;
        for (int i = 0; i < 2 * int(Remarks::mostPlaces); ++i)
            remarks.add(RemarkKind::NoGold, {i, 0, -1, 0});
        QCOMPARE(remarks.count(RemarkKind::NoGold), 2 * Remarks::mostPlaces);
        QCOMPARE(remarks.all().at(0).places.size(), Remarks::mostPlaces);
    }

private:
    static void checkModel(const Evaluation& evaluation, qsizetype m, const QJsonObject& form,
        const QJsonObject& perseval)
    {
        const ModelScore& model = evaluation.models.at(m);
        const auto isFigure = [](const Figure& figure, const QJsonValue& expected) {
            return PersevalReference::isClose(figure.value.value_or(kNaN), expected.toDouble(kNaN));
        };
        QVERIFY(isFigure(model.egises, form[QLatin1String("egises")]));
        QVERIFY(isFigure(model.accuracy, form[QLatin1String("egises_accuracy")]));
        QVERIFY(isFigure(model.perseval, perseval[QLatin1String("perseval")]));
        QVERIFY(isFigure(model.accuracy, perseval[QLatin1String("accuracy")]));
    }

    static void checkTerms(const Evaluation& evaluation, const DistanceTable& table, qsizetype m,
        const QJsonObject& form)
    {
        QHash<QString, PairTerm> terms;
        for (const DocumentDistances& document : table.documents) {
            for (const PairTerm& term : pairTerms(document, m, evaluation.parameters)) {
                terms.insert(document.id + u'|' + document.users.at(term.user1) + u'|' +
                                 document.users.at(term.user2),
                    term);
            }
        }
        const QJsonArray pairs = form[QLatin1String("pair_terms")].toArray();
        QCOMPARE(terms.size(), pairs.size());
        for (const QJsonValue row : pairs) {
            const QString key =
                row[0].toString() + u'|' + row[1].toString() + u'|' + row[2].toString();
            QVERIFY(terms.contains(key));
            QVERIFY(PersevalReference::isClose(terms[key].x, row[3].toDouble()));
            QVERIFY(PersevalReference::isClose(terms[key].y, row[4].toDouble()));
            QVERIFY(PersevalReference::isClose(terms[key].proportion, row[5].toDouble()));
        }
        for (const QJsonValue row : form[QLatin1String("degress")].toArray()) {
            const UserScore* score =
                userScore(evaluation, table, m, row[0].toString(), row[1].toString());
            QVERIFY(score != nullptr);
            QVERIFY(PersevalReference::isClose(score->degress, row[2].toDouble()));
        }
        const QJsonObject means = form[QLatin1String("doc_mean_proportion")].toObject();
        QCOMPARE(evaluation.models.at(m).scores.size(), means.size());
        for (const DocumentScore& score : evaluation.models.at(m).scores) {
            QVERIFY(PersevalReference::isClose(
                score.degress, means[table.documents.at(score.document).id].toDouble()));
        }
    }

    static void checkPenalties(const Evaluation& evaluation, const DistanceTable& table,
        qsizetype m, const QJsonObject& expected, const QJsonObject& perseval)
    {
        const auto close = &PersevalReference::isClose;
        for (const QJsonValue row : expected[QLatin1String("accuracy_terms")].toArray()) {
            const UserScore* user =
                userScore(evaluation, table, m, row[0].toString(), row[1].toString());
            QVERIFY(user != nullptr);
            const auto document = std::find_if(evaluation.models.at(m).scores.begin(),
                evaluation.models.at(m).scores.end(), [&](const DocumentScore& score) {
                    return table.documents.at(score.document).id == row[0].toString();
                });
            QVERIFY(close(user->accuracy, row[2].toDouble()));
            QVERIFY(close(document->best, row[3].toDouble()));
            QVERIFY(close(document->mean, row[4].toDouble()));
            QVERIFY(close(user->acpTerm, row[5].toDouble()));
            QVERIFY(close(user->acp, row[6].toDouble()));
            QVERIFY(close(document->adpTerm, row[7].toDouble()));
            QVERIFY(close(document->adp, row[8].toDouble()));
            QVERIFY(close(user->dgp, row[9].toDouble()));
        }
        for (const QJsonValue row : perseval[QLatin1String("rows")].toArray()) {
            const UserScore* user =
                userScore(evaluation, table, m, row[0].toString(), row[1].toString());
            QVERIFY(user != nullptr);
            QVERIFY(close(user->edp, row[2].toDouble()));
            QVERIFY(close(user->perseval, row[3].toDouble()));
        }
        const QJsonObject means = perseval[QLatin1String("doc_mean_perseval")].toObject();
        for (const DocumentScore& score : evaluation.models.at(m).scores) {
            QVERIFY(close(score.perseval, means[table.documents.at(score.document).id].toDouble()));
        }
    }
};

TANDEM_TEST(TestEvaluation, QCoreApplication)
#include "tst_evaluation.moc"
