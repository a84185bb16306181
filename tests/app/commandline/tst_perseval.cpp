#include "commandrun.h"
#include "persevalreference.h"
#include "testmain.h"

#include <QTemporaryDir>
#include <QTest>

using namespace tandem;

namespace {

/// The object of a list whose `key` has this value.
QJsonObject entry(const QJsonValue& list, const char* key, const QString& value)
{
    for (const QJsonValue one : list.toArray()) {
        if (one[QLatin1String(key)].toString() == value)
            return one.toObject();
    }
    return {};
}

double figure(const QJsonObject& model, const char* key)
{
    return model[QLatin1String(key)][QLatin1String("value")].toDouble(
        std::numeric_limits<double>::quiet_NaN());
}

const QByteArray kDocuments =
    R"({"doc_id":"D1","doc_text":"the ferry is late again today","doc_summ":"Ferry late",)"
    R"("m_summary_dict":{"A":{"user":"the ferry is late","M":"a late ferry","N":"late"},)"
    R"("B":{"user":"no ferry today","M":"no boat today","N":"no ferry"},)"
    R"("C":{"user":"again","M":"again","N":""}}})"
    "\n"
    R"({"doc_id":"D2","doc_text":"port closed","doc_summ":"","m_summary_dict":)"
    R"({"A":{"user":"closed port","M":"port","N":"port"}}})"
    "\n";

} // namespace

/// tandem perseval: figures, details and what was left out.
class TestPerseval final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_data = write(QStringLiteral("data.jsonl"), kDocuments);
    }

    void figuresAndDetailsAreThePublishedOnes_data()
    {
        QTest::addColumn<QString>("distance");
        QTest::addColumn<bool>("simplified");
        for (const QString& distance : PersevalReference::distances()) {
            QTest::newRow(qPrintable(distance)) << distance << false;
            QTest::newRow(qPrintable(distance + QStringLiteral(" simplified"))) << distance << true;
        }
    }
    void figuresAndDetailsAreThePublishedOnes()
    {
        if (!PersevalReference::isThere())
            QSKIP("the published figures are not here");
        QFETCH(const QString, distance);
        QFETCH(const bool, simplified);
        QStringList arguments{QStringLiteral("perseval"),
            PersevalReference::path("egises_synthetic.jsonl"), QStringLiteral("--distance"),
            PersevalReference::keyHere(distance), QStringLiteral("--beta"), QStringLiteral("2.0"),
            QStringLiteral("--details")};
        if (simplified)
            arguments.append(QStringLiteral("--simplified"));
        const CommandRun run = runInProcess(arguments);
        QCOMPARE(run.code, 0);
        const QJsonObject json = run.json();
        QCOMPARE(json[QLatin1String("details")].toArray().size(), 40);
        const QJsonObject expected = PersevalReference::expected(
            QStringLiteral("synthetic"), distance)[QLatin1String("models")]
                                         .toObject();
        for (const QString& name : expected.keys()) {
            const QJsonObject model = entry(json[QLatin1String("models")], "model", name);
            const QJsonValue form = expected[name][simplified ? QLatin1String("simplified_True")
                                                              : QLatin1String("simplified_False")];
            const auto close = &PersevalReference::isClose;
            QVERIFY(close(figure(model, "egises"), form[QLatin1String("egises")].toDouble()));
            QVERIFY(close(
                figure(model, "accuracy"), form[QLatin1String("egises_accuracy")].toDouble()));
            const QJsonValue perseval = form[QLatin1String("perseval")][QLatin1String("2.0")];
            QVERIFY(
                close(figure(model, "perseval"), perseval[QLatin1String("perseval")].toDouble()));
            checkDetails(json, name, form, perseval);
        }
    }

    void usersAndDocumentsAreCountedOnce()
    {
        const CommandRun table = runInProcess({QStringLiteral("perseval"), m_data});
        for (const char* part : {"1 of 2 document", "3 user", "4 user summar"})
            QVERIFY2(table.out.contains(QLatin1String(part)), qPrintable(table.out));
        const QJsonObject json =
            runInProcess({QStringLiteral("perseval"), m_data, QStringLiteral("--json")}).json();
        QCOMPARE(json.value(QLatin1String("documents_used")).toInt(), 1);
        QCOMPARE(json.value(QLatin1String("different_users")).toInt(), 3);
        QCOMPARE(json.value(QLatin1String("users")).toInt(), 4);
    }

    void aRemarkSaysWhereThePublishedFormGivesOtherFigures()
    {
        const QStringList jsd{QStringLiteral("perseval"), m_data, QStringLiteral("--distance"),
            QStringLiteral("JSD")};
        const CommandRun usual = runInProcess(jsd);
        QVERIFY2(usual.out.contains(QLatin1String("as in the published code changes the values")),
            qPrintable(usual.out));
        const CommandRun published =
            runInProcess(jsd + QStringList{QStringLiteral("--published-undefined")});
        QVERIFY(published.out.contains(QLatin1String("Excluding their pairs changes the values")));
        const QJsonArray differ = runInProcess(jsd + QStringList{QStringLiteral("--json")})
                                      .json()
                                      .value(QLatin1String("other_form_differs"))
                                      .toArray();
        QCOMPARE(differ, QJsonArray{QStringLiteral("N")});
        QVERIFY(!runInProcess({QStringLiteral("perseval"), m_data})
                     .out.contains(QLatin1String("changes the values")));
        const QString help = runInProcess({QStringLiteral("help"), QStringLiteral("perseval")}).out;
        QVERIFY(help.simplified().contains(QLatin1String("excluded unless --published-undefined")));
    }

    void textsThatADistanceCannotSeeAreLeftOut()
    {
        const QString chinese = write(QStringLiteral("zh.jsonl"),
            QByteArray(
                R"({"doc_id":"D1","doc_text":"渡轮今天又晚了","doc_summ":"渡轮","m_summary_dict":)"
                R"({"A":{"user":"渡轮晚了","M":"渡轮晚了"},"B":{"user":"今天","M":"今天"}}})"
                "\n"));
        const CommandRun usual =
            runInProcess({QStringLiteral("perseval"), chinese, QStringLiteral("--json")});
        QVERIFY(
            std::isnan(figure(usual.json()[QLatin1String("models")][0].toObject(), "perseval")));
        const CommandRun published = runInProcess({QStringLiteral("perseval"), chinese,
            QStringLiteral("--json"), QStringLiteral("--published-undefined")});
        QVERIFY(!std::isnan(
            figure(published.json()[QLatin1String("models")][0].toObject(), "perseval")));
    }

    void theTableIsForPeopleAndNamesWhatWasLeftOut()
    {
        const CommandRun run = runInProcess({QStringLiteral("perseval"), m_data,
            QStringLiteral("--distance"), QStringLiteral("JSD")});
        QCOMPARE(run.code, 0);
        QVERIFY(run.out.contains(QLatin1String("PerSEval")));
        QVERIFY(run.out.contains(QLatin1String("D2")));
        QVERIFY(run.out.contains(QLatin1String("undefined")));
        QVERIFY(run.out.contains(QLatin1String("1 time(s): ")));
        const CommandRun json = runInProcess({QStringLiteral("perseval"), m_data,
            QStringLiteral("--distance"), QStringLiteral("jsd"), QStringLiteral("--json")});
        const QJsonValue remarks = json.json()[QLatin1String("remarks")];
        const QJsonObject lonely = entry(remarks, "kind", QStringLiteral("one_user"));
        QCOMPARE(lonely[QLatin1String("count")].toInt(), 1);
        QCOMPARE(lonely[QLatin1String("places")][0][QLatin1String("doc_id")].toString(),
            QStringLiteral("D2"));
        const QJsonObject undefined =
            entry(remarks, "kind", QStringLiteral("undefined_model_pairs"));
        QCOMPARE(undefined[QLatin1String("count")].toInt(), 3);
        QCOMPARE(undefined[QLatin1String("places")][0][QLatin1String("model")].toString(),
            QStringLiteral("N"));
        QCOMPARE(entry(remarks, "kind", QStringLiteral("accuracy_as_one"))[QLatin1String("count")]
                     .toInt(),
            1);
        const QJsonObject model =
            entry(json.json()[QLatin1String("models")], "model", QStringLiteral("M"));
        QCOMPARE(model[QLatin1String("documents_left_out")].toInt(), 1);
        QCOMPARE(model[QLatin1String("users")].toInt(), 3);
    }

    void distancesThatWereWrittenGiveTheSameFigures()
    {
        const QString folder = m_folder->filePath(QStringLiteral("distances"));
        const QJsonObject texts =
            runInProcess({QStringLiteral("perseval"), m_data, QStringLiteral("--distances"), folder,
                             QStringLiteral("--json")})
                .json();
        QCOMPARE(filesIn(folder).size(), 3);
        const QJsonObject folders = runInProcess(
            {QStringLiteral("perseval"), folder, QStringLiteral("--from-distances"),
                QStringLiteral("--distance"), QStringLiteral("mine"), QStringLiteral("--json")})
                                        .json();
        QCOMPARE(folders[QLatin1String("models")], texts[QLatin1String("models")]);
        QCOMPARE(folders[QLatin1String("distance")].toString(), QStringLiteral("mine"));
        QCOMPARE(folders[QLatin1String("undefined_scores")].toInt(), 0);
        const QJsonObject three = runInProcess(
            {QStringLiteral("perseval"), QStringLiteral("--from-distances"),
                folder + QStringLiteral("/sum_doc_distances.csv"),
                folder + QStringLiteral("/sum_sum_doc_distances.csv"),
                folder + QStringLiteral("/sum_user_distances.csv"), QStringLiteral("--json"),
                QStringLiteral("--models"), QStringLiteral("N")})
                                      .json();
        QCOMPARE(three[QLatin1String("models")].toArray().size(), 1);
        QCOMPARE(three[QLatin1String("models")][0][QLatin1String("perseval")],
            texts[QLatin1String("models")][1][QLatin1String("perseval")]);
    }

    void ratingsBecomeSurrogatesWhoseMakingIsWritten()
    {
        const QString ratings = QStringLiteral(TANDEM_TEST_DATA "/perseval/ratings.csv");
        const QString file = m_folder->filePath(QStringLiteral("surrogates.csv"));
        QFile wanted(QStringLiteral(TANDEM_TEST_DATA "/perseval/expected.json"));
        QVERIFY(wanted.open(QIODevice::ReadOnly));
        const QJsonObject expected = QJsonDocument::fromJson(wanted.readAll()).object();
        const QStringList arguments{QStringLiteral("perseval"), ratings,
            QStringLiteral("--unrounded"), QStringLiteral("--models"), QStringLiteral("A,B")};
        const CommandRun run = runInProcess(arguments + QStringList{QStringLiteral("--json"),
                                                            QStringLiteral("--surrogates"), file});
        QVERIFY2(run.code == 0, qPrintable(run.err));
        const QJsonObject json = run.json();
        for (const char* name : {"A", "B"}) {
            const QJsonObject model =
                entry(json[QLatin1String("models")], "model", QLatin1String(name));
            const QJsonValue of = expected[QLatin1String("models")][QLatin1String(name)];
            for (const char* key : {"egises", "perseval", "accuracy", "p_accuracy"})
                QVERIFY2(PersevalReference::isClose(
                             figure(model, key), of[QLatin1String(key)].toDouble()),
                    key);
        }
        const QJsonObject surrogates = json[QLatin1String("surrogates")].toObject();
        QCOMPARE(surrogates[QLatin1String("users")].toInt(), 6);
        QCOMPARE(surrogates[QLatin1String("users_without_gold")].toInt(), 1);
        QCOMPARE(surrogates[QLatin1String("unrated_rows")].toInt(), 1);
        QCOMPARE(surrogates[QLatin1String("ratings")].toArray().size(),
            expected[QLatin1String("surrogates")].toArray().size());
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        const QList<QByteArray> lines = written.readAll().trimmed().split('\n');
        QCOMPARE(lines.first().trimmed(), QByteArray("doc_id,uid,model,rating,gold,k,times"));
        QCOMPARE(lines.size(), 13);
        QCOMPARE(lines.at(2).trimmed(), QByteArray("D1,Ann,B,5,false,2,4"));
        const CommandRun text = runInProcess(arguments);
        QVERIFY(text.out.contains(QLatin1String("surrogates of ratings")));
        QVERIFY(text.out.contains(QLatin1String("1 of 6 users")));
    }

    void optionsOfRatingsNeedRatings()
    {
        const CommandRun documents = runInProcess({QStringLiteral("perseval"), m_data,
            QStringLiteral("--gold-above"), QStringLiteral("5")});
        QCOMPARE(documents.code, 1);
        QVERIFY2(documents.err.contains(QLatin1String("no ratings of summaries")),
            qPrintable(documents.err));
        const CommandRun distances = runInProcess(
            {QStringLiteral("perseval"), m_folder->path(), QStringLiteral("--from-distances"),
                QStringLiteral("--rating-max"), QStringLiteral("5")});
        QCOMPARE(distances.code, 2);
        const CommandRun above =
            runInProcess({QStringLiteral("perseval"), m_data, QStringLiteral("--rating-max"),
                QStringLiteral("5"), QStringLiteral("--gold-above"), QStringLiteral("5")});
        QCOMPARE(above.code, 2);
    }

    void standardInputIsRead()
    {
        const QStringList json{QStringLiteral("--json")};
        const QStringList piped{QStringLiteral("perseval"), QStringLiteral("-")};
        const CommandRun run = runInProcess(piped + json, kDocuments);
        QVERIFY2(run.code == 0, qPrintable(run.err));
        QJsonObject read = run.json();
        QCOMPARE(read[QLatin1String("source")].toString(), QStringLiteral("standard input"));
        QJsonObject file = runInProcess({QStringLiteral("perseval"), m_data, json.first()}).json();
        read.remove(QStringLiteral("source"));
        file.remove(QStringLiteral("source"));
        QCOMPARE(read, file);
        const CommandRun broken = runInProcess(piped, "{\"doc_id\":1\n" + kDocuments);
        QCOMPARE(broken.code, 1);
        QVERIFY2(broken.hasOneErrorLine(), qPrintable(broken.err));
        QVERIFY2(
            broken.err.contains(QLatin1String("standard input (line 1")), qPrintable(broken.err));
        const CommandRun help = runInProcess({QStringLiteral("help"), QStringLiteral("perseval")});
        QVERIFY(help.out.simplified().contains(QLatin1String("\"-\" is standard input.")));
    }

    void distancesAreWrittenOnlyWhereTheFolderCanBeMade()
    {
        const QString folder = m_folder->filePath(QStringLiteral("none/folder"));
        const CommandRun run = runInProcess(
            {QStringLiteral("perseval"), m_data, QStringLiteral("--distances"), folder});
        QCOMPARE(run.code, 1);
        QVERIFY2(run.hasOneErrorLine(), qPrintable(run.err));
        QVERIFY2(
            run.err.contains(m_folder->filePath(QStringLiteral("none: "))), qPrintable(run.err));
        QCOMPARE(filesIn(m_folder->path()), QStringList{QStringLiteral("data.jsonl")});
    }

    void distancesThatAreReadAreNotReplaced()
    {
        const QString folder = m_folder->filePath(QStringLiteral("distances"));
        const QStringList perseval{QStringLiteral("perseval")};
        QCOMPARE(runInProcess(perseval + QStringList{m_data, QStringLiteral("--distances"), folder})
                     .code,
            0);
        const QStringList read{folder, QStringLiteral("--from-distances")};
        const QString whole = runInProcess(perseval + read).out;
        const CommandRun replaced =
            runInProcess(perseval + read +
                         QStringList{QStringLiteral("--distances"), folder,
                             QStringLiteral("--models"), QStringLiteral("N")});
        QCOMPARE(replaced.code, 1);
        QVERIFY2(replaced.hasOneErrorLine(), qPrintable(replaced.err));
        QCOMPARE(runInProcess(perseval + read).out, whole);
        // Without a name there is none in the line above the table.
        QVERIFY(whole.startsWith(QLatin1String("distances, beta 1.7: ")));
    }

    void undefinedDistancesAreLeftOutUnlessThePublishedFormIsAskedFor()
    {
        // A's own summary is empty: JSD compares it with nothing.
        QByteArray documents = kDocuments;
        documents.replace(R"("user":"the ferry is late")", R"("user":"")");
        documents.replace(R"("M":"again")", R"("M":"again today")");
        const QString data = write(QStringLiteral("empty.jsonl"), documents);
        const auto of = [&](const QStringList& more) {
            return runInProcess(
                QStringList{QStringLiteral("perseval"), data, QStringLiteral("--distance"),
                    QStringLiteral("JSD"), QStringLiteral("--json")} +
                more)
                .json();
        };
        const QJsonObject plain = of({});
        QVERIFY(!plain[QLatin1String("published_undefined")].toBool(true));
        const QJsonObject sound =
            entry(plain[QLatin1String("models")], "model", QStringLiteral("M"));
        QVERIFY(figure(sound, "degress") < 1.0);
        QCOMPARE(entry(plain[QLatin1String("remarks")], "kind",
                     QStringLiteral("undefined_gold_pairs"))[QLatin1String("count")]
                     .toInt(),
            3);
        const QJsonObject published = of({QStringLiteral("--published-undefined")});
        QVERIFY(published[QLatin1String("published_undefined")].toBool());
        QCOMPARE(figure(entry(published[QLatin1String("models")], "model", QStringLiteral("M")),
                     "degress"),
            1.0);
        QCOMPARE(entry(published[QLatin1String("remarks")], "kind",
                     QStringLiteral("gold_pairs_as_one"))[QLatin1String("count")]
                     .toInt(),
            3);
    }

    void parametersAndFormsAreTaken()
    {
        const auto of = [&](const QStringList& more) {
            return runInProcess(
                QStringList{QStringLiteral("perseval"), m_data, QStringLiteral("--json")} + more)
                .json();
        };
        const QJsonObject plain = of({});
        QCOMPARE(plain[QLatin1String("parameters")][QLatin1String("beta")].toDouble(), 1.7);
        QCOMPARE(plain[QLatin1String("distance")].toString(), QStringLiteral("rougeL"));
        for (const char* option : {"beta", "edp-alpha", "adp-alpha", "adp-beta", "acp-alpha",
                 "acp-beta", "epsilon", "pair-epsilon", "p-accuracy-beta"}) {
            const QJsonObject changed =
                of({QStringLiteral("--") + QLatin1String(option), QStringLiteral("0.5")});
            QCOMPARE(changed[QLatin1String("parameters")]
                            [QString::fromLatin1(option).replace(u'-', u'_')]
                                .toDouble(),
                0.5);
            QVERIFY2(changed[QLatin1String("models")] != plain[QLatin1String("models")], option);
        }
        QVERIFY(of({QStringLiteral("--unrounded")})[QLatin1String("models")] !=
                plain[QLatin1String("models")]);
        QCOMPARE(of({QStringLiteral("--threads"), QStringLiteral("3")}), plain);
    }

    void ablationAndStabilityComeOnRequest()
    {
        const QStringList arguments{QStringLiteral("perseval"), m_data,
            QStringLiteral("--ablation"), QStringLiteral("--stability"), QStringLiteral("--seed"),
            QStringLiteral("7")};
        const CommandRun text = runInProcess(arguments);
        QCOMPARE(text.code, 0);
        QVERIFY(text.out.contains(QLatin1String("80 %")));
        const QJsonObject json =
            runInProcess(arguments + QStringList{QStringLiteral("--json")}).json();
        QCOMPARE(json[QLatin1String("ablation")].toArray().size(), 11);
        QCOMPARE(json[QLatin1String("ablation")][7][QLatin1String("perseval")][QLatin1String("M")],
            entry(json[QLatin1String("models")], "model",
                QStringLiteral("M"))[QLatin1String("perseval")]);
        QCOMPARE(json[QLatin1String("stability")][QLatin1String("levels")].toArray().size(), 4);
        QCOMPARE(json[QLatin1String("stability")][QLatin1String("seed")].toString(),
            QStringLiteral("7"));
        QCOMPARE(json[QLatin1String("correlations")].toArray().size(), 6);
    }

    void misuseIsToldInALine_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const auto row = [](const char* name, const QStringList& arguments) {
            QTest::newRow(name) << arguments;
        };
        row("no file", {});
        row("an unknown distance",
            {QStringLiteral("x"), QStringLiteral("--distance"), QStringLiteral("bert")});
        row("beta is no number",
            {QStringLiteral("x"), QStringLiteral("--beta"), QStringLiteral("nan")});
        row("two files", {QStringLiteral("x"), QStringLiteral("y")});
        row("two files of distances",
            {QStringLiteral("x"), QStringLiteral("y"), QStringLiteral("--from-distances")});
        row("a seed without samples",
            {QStringLiteral("x"), QStringLiteral("--seed"), QStringLiteral("1")});
        row("a seed beyond all", {QStringLiteral("x"), QStringLiteral("--stability"),
                                     QStringLiteral("--seed"), QStringLiteral("4294967296")});
        row("rounding of what is brought in",
            {QStringLiteral("x"), QStringLiteral("--from-distances"),
                QStringLiteral("--unrounded")});
        row("distances under the name of another format",
            {m_data, QStringLiteral("--distances"), QStringLiteral("x.jsonl")});
        row("no models", {QStringLiteral("x"), QStringLiteral("--models"), QStringLiteral(",")});
    }
    void misuseIsToldInALine()
    {
        QFETCH(const QStringList, arguments);
        const CommandRun run = runInProcess(QStringList{QStringLiteral("perseval")} + arguments);
        QCOMPARE(run.code, 2);
        QVERIFY2(run.hasOneErrorLine(), qPrintable(run.err));
    }

    void whatCannotBeReadIsToldInALine()
    {
        const QString broken = write(QStringLiteral("broken.jsonl"), "{\"doc_id\": 1, nope}\n");
        const QString empty = write(QStringLiteral("empty.jsonl"), "");
        for (const QStringList& arguments :
            {QStringList{broken}, {empty}, {m_folder->path()}, {QStringLiteral("/nowhere")},
                {m_data, QStringLiteral("--models"), QStringLiteral("unknown")},
                {m_folder->path(), QStringLiteral("--from-distances")}}) {
            const CommandRun run =
                runInProcess(QStringList{QStringLiteral("perseval")} + arguments);
            QCOMPARE(run.code, 1);
            QVERIFY2(run.hasOneErrorLine(), qPrintable(run.err));
            QVERIFY(run.out.isEmpty());
        }
    }

    void formatsAreInTheHelp()
    {
        const CommandRun run = runInProcess({QStringLiteral("help"), QStringLiteral("formats")});
        for (const char* word : {"m_summary_dict", "sum_sum_doc_distances.csv", "pterm1"})
            QVERIFY2(run.out.contains(QLatin1String(word)), word);
    }

private:
    QString write(const QString& name, const QByteArray& bytes) const
    {
        const QString path = m_folder->filePath(name);
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write(bytes);
        return path;
    }

    static void checkDetails(const QJsonObject& json, const QString& model, const QJsonValue& form,
        const QJsonValue& perseval)
    {
        QHash<QString, double> found;
        for (const QJsonValue document : json[QLatin1String("details")].toArray()) {
            const QString id = document[QLatin1String("doc_id")].toString();
            const QJsonObject scores = entry(document[QLatin1String("models")], "model", model);
            for (const QJsonValue user : scores[QLatin1String("users")].toArray()) {
                const QString key = id + u'|' + user[QLatin1String("uid")].toString();
                found.insert(key + QStringLiteral("|E"), user[QLatin1String("EDP")].toDouble());
                found.insert(
                    key + QStringLiteral("|P"), user[QLatin1String("PerSEval")].toDouble());
            }
            for (const QJsonValue pair : scores[QLatin1String("pairs")].toArray()) {
                const QString key = id + u'|' + pair[QLatin1String("uid1")].toString() + u'|' +
                                    pair[QLatin1String("uid2")].toString();
                found.insert(key + QStringLiteral("|X"), pair[QLatin1String("X")].toDouble());
                found.insert(
                    key + QStringLiteral("|p"), pair[QLatin1String("proportion")].toDouble());
            }
        }
        const auto isFound = [&](const QString& key, const QJsonValue& value) {
            return PersevalReference::isClose(found.value(key, -1.0), value.toDouble());
        };
        for (const QJsonValue row : form[QLatin1String("pair_terms")].toArray()) {
            const QString key =
                row[0].toString() + u'|' + row[1].toString() + u'|' + row[2].toString();
            QVERIFY(isFound(key + QStringLiteral("|X"), row[3]));
            QVERIFY(isFound(key + QStringLiteral("|p"), row[5]));
        }
        for (const QJsonValue row : perseval[QLatin1String("rows")].toArray()) {
            const QString key = row[0].toString() + u'|' + row[1].toString();
            QVERIFY(isFound(key + QStringLiteral("|E"), row[2]));
            QVERIFY(isFound(key + QStringLiteral("|P"), row[3]));
        }
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_data;
};

TANDEM_TEST(TestPerseval, QCoreApplication)
#include "tst_perseval.moc"
