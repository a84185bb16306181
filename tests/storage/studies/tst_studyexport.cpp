#include "storage/studies/studyexport.h"

#include "models/studies/raterfigures.h"
#include "models/studies/studyresults.h"
#include "storage/database/rows.h"
#include "storage/formats/studyanswersreader.h"
#include "studyfixture.h"
#include "testmain.h"

#include <QBuffer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;

namespace {

QByteArray exported(
    StudyFixture& study, AnswersLayout layout, RaterNames names = RaterNames::Pseudonyms)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    StudyFixture::take(writeStudyAnswers(study.database(), study.study, names, layout, buffer));
    return buffer.data();
}

QList<QJsonObject> linesOf(const QByteArray& jsonl)
{
    QList<QJsonObject> lines;
    for (const QByteArray& line : jsonl.split('\n')) {
        if (!line.isEmpty())
            lines.append(QJsonDocument::fromJson(line).object());
    }
    return lines;
}

/// A study in which somebody changed an answer, took another back, and answered both sides.
void answerInManyWays(StudyFixture& study)
{
    study.answerAll(study.raters.at(0), QStringLiteral("1"), 1000);
    study.answerAll(study.raters.at(1), QStringLiteral("2"), 50'000);
    studies::Submission told;
    told.rows = {study.row(study.raters.at(0), 0, QStringLiteral("tie"), 20'000),
        study.row(study.raters.at(0), 1, QString(), 21'000)};
    told.rows.last().value.reset();
    StudyFixture::take(study.keep(study.raters.at(0), told));
}

} // namespace

class TestStudyExport final : public QObject
{
    Q_OBJECT

private slots:
    void anOpenStudyGivesNothing();
    void rowsAreTheJournalledAnswers();
    void csvAndLinesSayTheSame();
    void theExportGivesTheSameResultsAgain();
    void theExportAndItsDesignGiveTheSameExclusionsSystemsAndGroups();
    void whoWithdrewIsGoneAtOnce();
    void textsAreWrittenAsTheyAre();
    void systemsAndScoresStandBesideTheAnswers();
    void lateAnswersAreThereAndSaidToBe();
    void participantsStandThereWithNamesAlone();
    void theCodebookExplainsEveryColumnAndVersion();
    void aFileHasItsCodebookBesideIt();
};

void TestStudyExport::anOpenStudyGivesNothing()
{
    StudyFixture study;
    answerInManyWays(study);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    const auto refused = writeStudyAnswers(
        study.database(), study.study, RaterNames::Pseudonyms, AnswersLayout::Csv, buffer);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::Refused);
    QVERIFY(buffer.data().isEmpty());
}

void TestStudyExport::rowsAreTheJournalledAnswers()
{
    StudyFixture study;
    answerInManyWays(study);
    ProjectFixture::check(StudyRepository(study.database())
                              .close(study.study, study.lea(), EarlyEnd{QStringLiteral("enough")}));
    // What stands in the tables, turned by hand.
    const auto wanted = rowsOf(study.database(),
        QStringLiteral("SELECT r.number, i.name, t.swapped, t.position, a.value, a.at,"
                       " a.duration_ms FROM study_answer a JOIN study_turn t ON t.id = a.turn_id"
                       " JOIN study_item i ON i.id = t.item_id JOIN study_rater r"
                       " ON r.id = a.rater_id ORDER BY r.number, t.position, a.at, a.uuid"),
        {}, [](Statement& row) {
            const int number = row.take<int>();
            const auto item = row.take<QString>();
            const bool isSwapped = row.take<bool>();
            const int position = row.take<int>();
            auto value = row.take<QString>();
            if (isSwapped && value == QLatin1String("1"))
                value = QStringLiteral("2");
            else if (isSwapped && value == QLatin1String("2"))
                value = QStringLiteral("1");
            const auto at = row.take<qint64>();
            return QStringList{QStringLiteral("R%1").arg(number), item, value,
                QString::number(isSwapped ? 2 : 1), QString::number(position), QString::number(at),
                QString::number(row.take<qint64>())};
        });
    QList<QStringList> found;
    for (const QJsonObject& line : linesOf(exported(study, AnswersLayout::JsonLines))) {
        const auto text = [&](const char* key) {
            return line.value(QLatin1String(key)).toVariant().toString();
        };
        const QDateTime at = QDateTime::fromString(text("time"), Qt::ISODateWithMs);
        found.append({text("rater"), text("item"), text("answer"), text("side"), text("position"),
            QString::number(at.toMSecsSinceEpoch()), text("duration_ms")});
    }
    QCOMPARE(found, *wanted);
    QCOMPARE(found.size(), 8);
    int swapped = 0;
    for (const QStringList& row : std::as_const(found))
        swapped += row.at(3) == QLatin1String("2") ? 1 : 0;
    QVERIFY(swapped > 0 && swapped < found.size());
}

void TestStudyExport::csvAndLinesSayTheSame()
{
    StudyFixture study;
    answerInManyWays(study);
    ProjectFixture::check(StudyRepository(study.database())
                              .close(study.study, study.lea(), EarlyEnd{QStringLiteral("enough")}));
    const QList<QJsonObject> lines = linesOf(exported(study, AnswersLayout::JsonLines));
    const QList<QByteArray> rows = exported(study, AnswersLayout::Csv).trimmed().split('\n');
    QCOMPARE(rows.size(), lines.size() + 1);
    const QList<QByteArray> header = rows.first().trimmed().split(',');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QList<QByteArray> cells = rows.at(i + 1).trimmed().split(',');
        QCOMPARE(cells.size(), header.size());
        for (qsizetype column = 0; column < header.size(); ++column)
            QCOMPARE(QString::fromUtf8(cells.at(column)),
                lines.at(i).value(QString::fromUtf8(header.at(column))).toVariant().toString());
    }
    // One answer took the place of another one, one was taken back.
    int current = 0;
    for (const QJsonObject& line : lines)
        current += line.value(QLatin1String("current")).toInt();
    QCOMPARE(current, 6);
}

void TestStudyExport::theExportGivesTheSameResultsAgain()
{
    StudyFixture study;
    answerInManyWays(study);
    ProjectFixture::check(StudyRepository(study.database())
                              .close(study.study, study.lea(), EarlyEnd{QStringLiteral("enough")}));
    const studies::StudyResults stored =
        studies::studyResults(StudyFixture::take(StudyGate(study.database()).answers(study.study)));
    for (const AnswersLayout layout : {AnswersLayout::Csv, AnswersLayout::JsonLines}) {
        QByteArray bytes = exported(study, layout);
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::ReadOnly);
        const auto read = readStudyAnswers(
            Input(buffer,
                layout == AnswersLayout::Csv ? QStringLiteral("a.csv") : QStringLiteral("a.jsonl")),
            studies::Kind::Pairwise);
        QVERIFY2(read, read ? "" : qPrintable(read.error().sentence()));
        const studies::StudyResults again = studies::studyResults(*read);
        QCOMPARE(again.everybody.answers, stored.everybody.answers);
        const auto& one = again.everybody.questions.first();
        const auto& other = stored.everybody.questions.first();
        QCOMPARE(one.times, other.times);
        QCOMPARE(one.majorities.size(), other.majorities.size());
        for (const studies::RatedAnswer& answer : read->answers)
            QVERIFY(answer.position > 0);
    }
}

void TestStudyExport::theExportAndItsDesignGiveTheSameExclusionsSystemsAndGroups()
{
    StudyFixture study(1, 0);
    studies::Design design = StudyFixture::design();
    design.exclusions.failedChecks = 1;
    design.exclusions.leastAnswered = 0.5;
    StudyFixture::take(
        StudyRepository(study.database()).changeDesign(study.study, design, study.lea()));
    QList<studies::StudyItem> items = StudyFixture::someItems(2, 2);
    items[0].item.group = QStringLiteral("g");
    items[1].item.group = QStringLiteral("g");
    items.append(StudyFixture::item(4, studies::ItemKind::Check));
    StudyFixture::take(StudyRepository(study.database()).addItems(study.study, items, study.lea()));
    const QList<RaterId> raters = StudyFixture::take(
        StudyRaterRepository(study.database())
            .add(study.study, {{.name = QStringLiteral("Ann")}, {.name = QStringLiteral("Bob")}},
                study.lea()));
    StudyFixture::take(StudyRaterRepository(study.database()).assign(study.study, study.lea()));
    // Whoever says the same key whichever side is first fails the check item, or the other does.
    for (const RaterId rater : raters)
        study.answerAll(rater, QStringLiteral("1"), 1000);
    ProjectFixture::check(StudyRepository(study.database())
                              .close(study.study, study.lea(), EarlyEnd{QStringLiteral("enough")}));
    const auto stored = StudyFixture::take(StudyGate(study.database()).answers(study.study));
    const studies::StudyResults wanted = studies::studyResults(stored);
    for (const AnswersLayout layout : {AnswersLayout::Csv, AnswersLayout::JsonLines}) {
        QByteArray bytes = exported(study, layout);
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::ReadOnly);
        const auto read = readStudyAnswers(
            Input(buffer,
                layout == AnswersLayout::Csv ? QStringLiteral("a.csv") : QStringLiteral("a.jsonl")),
            design);
        QVERIFY2(read, read ? "" : qPrintable(read.error().sentence()));
        QCOMPARE(read->raters.size(), stored.raters.size());
        for (qsizetype i = 0; i < stored.raters.size(); ++i) {
            QCOMPARE(read->raters.at(i).name, stored.raters.at(i).name);
            QCOMPARE(read->raters.at(i).assigned, stored.raters.at(i).assigned);
        }
        QCOMPARE(read->items.size(), stored.items.size());
        for (const studies::StudyItem& item : read->items) {
            const auto same = std::find_if(stored.items.cbegin(), stored.items.cend(),
                [&](const studies::StudyItem& one) { return one.item.name == item.item.name; });
            QVERIFY(same != stored.items.cend());
            QCOMPARE(item.item.group, same->item.group);
            QCOMPARE(item.item.kind, same->item.kind);
            QCOMPARE(item.source.known, same->source.known);
            QCOMPARE(item.source.scores, same->source.scores);
            for (const int side : {0, 1})
                QCOMPARE(item.source.systems[side], same->source.systems[side]);
        }
        const studies::StudyResults again = studies::studyResults(*read);
        QCOMPARE(again.everybody.answers, wanted.everybody.answers);
        const QList<studies::RaterFigures> figures = studies::raterFigures(*read);
        const QList<studies::RaterFigures> before = studies::raterFigures(stored);
        QCOMPARE(figures.size(), before.size());
        for (qsizetype i = 0; i < figures.size(); ++i) {
            QCOMPARE(figures.at(i).failed, before.at(i).failed);
            QVERIFY(figures.at(i).excludedBy == before.at(i).excludedBy);
        }
    }
}

void TestStudyExport::whoWithdrewIsGoneAtOnce()
{
    StudyFixture study;
    answerInManyWays(study);
    ProjectFixture::check(StudyRepository(study.database())
                              .close(study.study, study.lea(), EarlyEnd{QStringLiteral("enough")}));
    QVERIFY(exported(study, AnswersLayout::Csv).contains("\r\nR2,"));
    studies::Submission told;
    told.events = {StudyFixture::event(studies::RaterEvent::Kind::Withdrawn, 90'000)};
    StudyFixture::take(study.keep(study.raters.at(1), told));
    for (const AnswersLayout layout : {AnswersLayout::Csv, AnswersLayout::JsonLines}) {
        const QByteArray bytes = exported(study, layout, RaterNames::Real);
        QVERIFY(!bytes.contains("Bob"));
        QVERIFY(!bytes.contains("R2"));
    }
    const auto answers = StudyFixture::take(StudyGate(study.database()).answers(study.study));
    QCOMPARE(answers.raters.size(), 1);
}

void TestStudyExport::textsAreWrittenAsTheyAre()
{
    // As in every export but the one for spreadsheets: what is read back is what was said.
    StudyFixture study(2, 0);
    studies::Design design = StudyFixture::design();
    studies::Question why;
    why.name = QStringLiteral("why");
    why.text = QStringLiteral("Why?");
    why.kind = studies::Question::Kind::Text;
    why.isRequired = false;
    design.questions.append(why);
    StudyFixture::take(
        StudyRepository(study.database()).changeDesign(study.study, design, study.lea()));
    const RaterId rater =
        StudyFixture::take(StudyRaterRepository(study.database())
                               .add(study.study, {{.name = QStringLiteral("Eve")}}, study.lea()))
            .first();
    StudyFixture::take(StudyRaterRepository(study.database()).assign(study.study, study.lea()));
    const QString hostile = QStringLiteral("=HYPERLINK(\"x\"), \"a\"\nb");
    studies::Submission told;
    told.rows = {study.row(rater, 0, QStringLiteral("1"), 1000)};
    told.rows.append(told.rows.first());
    told.rows.last().uuid = newUuid();
    told.rows.last().question = QStringLiteral("why");
    told.rows.last().value = hostile;
    StudyFixture::take(study.keep(rater, told));
    ProjectFixture::check(StudyRepository(study.database())
                              .close(study.study, study.lea(), EarlyEnd{QStringLiteral("enough")}));
    QByteArray bytes = exported(study, AnswersLayout::Csv);
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    const auto rows = readStudyAnswerRows(Input(buffer, QStringLiteral("a.csv")));
    QVERIFY(rows);
    QVERIFY(std::any_of(rows->cbegin(), rows->cend(),
        [&](const StudyAnswerRow& row) { return row.answer == hostile; }));
}

void TestStudyExport::systemsAndScoresStandBesideTheAnswers()
{
    StudyFixture study;
    answerInManyWays(study);
    ProjectFixture::check(StudyRepository(study.database())
                              .close(study.study, study.lea(), EarlyEnd{QStringLiteral("enough")}));
    int turned = 0;
    for (const QJsonObject& line : linesOf(exported(study, AnswersLayout::JsonLines))) {
        const auto text = [&](const char* key) {
            return line.value(QLatin1String(key)).toString();
        };
        QCOMPARE(text("system_1"), QStringLiteral("alpha"));
        QCOMPARE(text("system_2"), QStringLiteral("beta"));
        const bool isTurned = line.value(QLatin1String("side")).toInt() == 2;
        turned += isTurned ? 1 : 0;
        QCOMPARE(text("shown_first"), isTurned ? text("system_2") : text("system_1"));
        QCOMPARE(text("shown_second"), isTurned ? text("system_1") : text("system_2"));
        QCOMPARE(line.value(QLatin1String("score_bleu_1")), QJsonValue(0.5));
        QCOMPARE(line.value(QLatin1String("score_bleu_2")), QJsonValue(0.25));
    }
    QVERIFY(turned > 0);
}

void TestStudyExport::lateAnswersAreThereAndSaidToBe()
{
    StudyFixture study;
    const RaterId ann = study.raters.at(0);
    const RaterId bob = study.raters.at(1);
    study.answerAll(bob);
    studies::Submission told;
    told.rows = {study.row(ann, 0, QStringLiteral("1"), 1000)};
    StudyFixture::take(study.keep(ann, told));
    // Both of Ann's other items go to somebody else; one answer comes before the close, one after.
    ProjectFixture::check(study.database().run(
        QStringLiteral("UPDATE study_turn SET released_at = 1500 WHERE rater_id = ?"
                       " AND position > 1"),
        {ann}));
    told.rows = {study.row(ann, 1, QStringLiteral("1"), 2000)};
    StudyFixture::take(study.keep(ann, told));
    ProjectFixture::check(StudyRepository(study.database())
                              .close(study.study, study.lea(), EarlyEnd{QStringLiteral("enough")}));
    told.rows = {study.row(ann, 2, QStringLiteral("1"), 3000)};
    StudyFixture::take(study.keep(ann, told));
    QStringList late;
    QList<int> current;
    for (const QJsonObject& line : linesOf(exported(study, AnswersLayout::JsonLines))) {
        if (line.value(QLatin1String("rater")) != QStringLiteral("R1"))
            continue;
        late += line.value(QLatin1String("late")).toString();
        current += line.value(QLatin1String("current")).toInt();
    }
    QCOMPARE(late, QStringList({QString(), QStringLiteral("released"), QStringLiteral("closed")}));
    QCOMPARE(current, QList<int>({1, 1, 0}));
    const QByteArray book = StudyFixture::take(studyCodebook(study.database(), study.study));
    QVERIFY(book.contains("counts all the same") && book.contains("does not count"));
    // What is read back is what results stand on.
    QByteArray bytes = exported(study, AnswersLayout::Csv);
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    const auto read =
        readStudyAnswers(Input(buffer, QStringLiteral("a.csv")), studies::Kind::Pairwise);
    QVERIFY(read);
    QCOMPARE(read->answers.size(),
        StudyFixture::take(StudyGate(study.database()).answers(study.study)).answers.size());
}

void TestStudyExport::participantsStandThereWithNamesAlone()
{
    StudyFixture study(2, 1);
    StudyFixture::take(
        StudyRaterRepository(study.database())
            .add(study.study,
                {{.name = QStringLiteral("Eve"), .participant = QStringLiteral("=5f3a")}},
                study.lea()));
    StudyFixture::take(StudyRaterRepository(study.database()).assign(study.study, study.lea()));
    study.answerAll(StudyFixture::take(
        StudyRaterRepository(study.database()).byName(study.study, QStringLiteral("Eve")))
                        .id);
    ProjectFixture::check(StudyRepository(study.database())
                              .close(study.study, study.lea(), EarlyEnd{QStringLiteral("enough")}));
    QVERIFY(!exported(study, AnswersLayout::Csv).contains("5f3a"));
    QVERIFY(!exported(study, AnswersLayout::Csv).contains("participant"));
    QVERIFY(exported(study, AnswersLayout::Csv, RaterNames::Real).contains("Eve,=5f3a,"));
    QVERIFY(
        exported(study, AnswersLayout::SpreadsheetCsv, RaterNames::Real).contains("Eve,'=5f3a,"));
    QVERIFY(StudyFixture::take(studyCodebook(study.database(), study.study, RaterNames::Real))
                .contains("participant"));
}

void TestStudyExport::theCodebookExplainsEveryColumnAndVersion()
{
    StudyFixture study;
    answerInManyWays(study);
    ProjectFixture::check(StudyRaterRepository(study.database())
                              .extend(study.study, 3, QStringLiteral("ties"), study.lea()));
    ProjectFixture::check(StudyRepository(study.database())
                              .close(study.study, study.lea(), EarlyEnd{QStringLiteral("enough")}));
    const QByteArray book = StudyFixture::take(studyCodebook(study.database(), study.study));
    const QJsonObject json = QJsonDocument::fromJson(book).object();
    const QJsonObject columns = json.value(QLatin1String("columns")).toObject();
    for (const QByteArray& column :
        exported(study, AnswersLayout::Csv).split('\r').first().split(','))
        QVERIFY2(
            !columns.value(QString::fromUtf8(column)).toString().isEmpty(), column.constData());
    QCOMPARE(json.value(QLatin1String("versions")).toArray().size(), 2);
    QCOMPARE(json.value(QLatin1String("study")).toString(), QStringLiteral("Outputs"));
    QVERIFY(!book.contains("Ann"));
}

void TestStudyExport::aFileHasItsCodebookBesideIt()
{
    StudyFixture study;
    answerInManyWays(study);
    ProjectFixture::check(StudyRepository(study.database())
                              .close(study.study, study.lea(), EarlyEnd{QStringLiteral("enough")}));
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("all answers.csv"));
    const auto done =
        exportStudyAnswers(study.database(), study.study, RaterNames::Pseudonyms, path);
    QVERIFY(done);
    QCOMPARE(done->answers, 8);
    QCOMPARE(done->codebook, folder.filePath(QStringLiteral("all answers-codebook.json")));
    QVERIFY(QFile::exists(path) && QFile::exists(done->codebook));
    const auto refused = exportStudyAnswers(study.database(), study.study, RaterNames::Pseudonyms,
        folder.filePath(QStringLiteral("a.xlsx")));
    QCOMPARE(refused.error().code, ErrorCode::InvalidInput);
}

TANDEM_TEST(TestStudyExport, QCoreApplication)
#include "tst_studyexport.moc"
