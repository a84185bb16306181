#include "storage/project/demoproject.h"

#include "models/expert/review.h"
#include "models/studies/templates.h"
#include "models/studyitems/itemsources.h"
#include "storage/database/database.h"
#include "storage/database/schema.h"
#include "storage/database/transaction.h"
#include "storage/database/uuid.h"
#include "storage/formats/labelsreader.h"
#include "storage/formats/studyanswersreader.h"
#include "storage/formats/studyitemsreader.h"
#include "storage/formats/studyscoresreader.h"
#include "storage/project/importer.h"
#include "storage/project/importformats.h"
#include "storage/project/labelling.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/caserepository.h"
#include "storage/repositories/evaluationrepository.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/reviewrepository.h"
#include "storage/repositories/roundrepository.h"
#include "storage/repositories/samplerecords.h"
#include "storage/repositories/samplerepository.h"
#include "storage/repositories/studyanswerrepository.h"
#include "storage/repositories/studyraterrepository.h"
#include "storage/repositories/studyrepository.h"
#include "storage/repositories/systemjudgementrepository.h"
#include "storage/repositories/systemoutputrepository.h"
#include "storage/repositories/systemreviewrepository.h"
#include "storage/studies/collectedanswers.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace tandem {

namespace {

constexpr quint32 kSampleSeed = 20'260;

Expected<QList<expert::TextCase>> casesOf(Database& database)
{
    CaseRepository repository(database);
    TANDEM_TRY(ids, repository.ids());
    QList<expert::TextCase> cases;
    for (const CaseId id : *ids) {
        TANDEM_TRY(row, repository.byId(id));
        TANDEM_TRY(outputs, repository.outputs(id));
        expert::TextCase textCase;
        textCase.name = row->name;
        textCase.prompt = row->prompt;
        textCase.expected = row->expected;
        for (const OutputRow& output : *outputs)
            textCase.outputs.append({output.system, output.text});
        cases.append(textCase);
    }
    return cases;
}

/// The cases' pairs of outputs and those of the file, with the metrics' scores.
Expected<QList<studies::StudyItem>> pairItems(
    const QList<expert::TextCase>& cases, const DemoStudies& files)
{
    TANDEM_TRY(more, readStudyItems(Input(files.items)));
    TANDEM_TRY(scores, readStudyScores(Input(files.scores)));
    studies::StudyAnswers scored;
    scored.items =
        studies::outputPairItems(cases, QStringLiteral("profile"), QStringLiteral("plain")) + *more;
    addScores(scored, *scores);
    return scored.items;
}

/// Makes a study with these items and raters, to whom they are handed out.
Expected<StudyId> addStudy(Database& database, const QString& name, const studies::Design& design,
    const QList<studies::StudyItem>& items, const QList<NewRater>& raters, PersonId lead)
{
    StudyRepository studies(database);
    TANDEM_TRY(study, studies.create(name, design, lead));
    TANDEM_DO(studies.addItems(*study, items, lead));
    StudyRaterRepository repository(database);
    TANDEM_DO(repository.add(*study, raters, lead));
    TANDEM_DO(repository.assign(*study, lead));
    return *study;
}

Expected<void> addClosedStudy(Database& database, const DemoStudies& files, const DemoPeople& cast)
{
    TANDEM_TRY(cases, casesOf(database));
    TANDEM_TRY(items, pairItems(*cases, files));
    TANDEM_TRY(rows, readStudyAnswerRows(Input(files.answers)));
    QList<NewRater> raters;
    for (const StudyAnswerRow& row : *rows) {
        const auto isNamed = [&](const NewRater& rater) { return rater.name == row.rater; };
        if (std::none_of(raters.cbegin(), raters.cend(), isNamed))
            raters.append({.name = row.rater});
    }
    studies::Design design = studies::designTemplate(studies::Kind::Pairwise);
    design.ratersPerItem = int(raters.size());
    design.seed = kSampleSeed;
    design.exclusions.failedChecks = 1;
    TANDEM_TRY(study, addStudy(database, ProjectWords::tr("Which output is closer"), design, *items,
                          raters, cast.lead));
    TANDEM_DO(takeCollectedAnswers(database, *study, {*rows}, cast.lead));
    TANDEM_TRY(added, StudyRaterRepository(database).all(*study));
    for (const StudyRater& rater : *added) {
        studies::Submission submission;
        submission.events = {
            {newUuid(), studies::RaterEvent::Kind::Submitted, QDateTime::currentMSecsSinceEpoch()}};
        TANDEM_DO(
            StudyAnswerRepository(database).keep(rater.id, submission, SubmissionChannel::File));
    }
    return StudyRepository(database).close(*study, cast.lead);
}

/// Who does nothing else rates every output in the window, and has rated three; somebody from
/// outside rates them, too. Annotators who rated would be blind in Evaluate, Inspect and Metrics.
Expected<void> addOpenStudy(Database& database, const DemoPeople& cast)
{
    TANDEM_TRY(cases, casesOf(database));
    studies::Design design = studies::designTemplate(studies::Kind::Likert);
    design.ratersPerItem = 2;
    design.seed = kSampleSeed;
    QList<NewRater> raters;
    for (auto person = cast.byName.cbegin(); person != cast.byName.cend(); ++person) {
        if (*person != cast.lead && !cast.pair.contains(*person))
            raters.append({.name = person.key(), .person = *person});
    }
    raters.append({.name = QStringLiteral("Sami")});
    TANDEM_TRY(study, addStudy(database, ProjectWords::tr("How well outputs read"), design,
                          studies::outputItems(*cases), raters, cast.lead));
    TANDEM_TRY(added, StudyRaterRepository(database).all(*study));
    StudyAnswerRepository answers(database);
    TANDEM_TRY(task, answers.task(added->first().id));
    studies::Submission told;
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    for (const char* value : {"4", "2", "5"}) {
        const auto place = told.rows.size();
        told.rows.append({newUuid(), task->turns.at(place).id, design.questions.first().name,
            QString::fromLatin1(value), now + place, 15'000});
    }
    return answers.keep(added->first().id, told, SubmissionChannel::File)
        .map([](const KeptSubmission&) {});
}

} // namespace

Expected<void> addDemoStudies(Database& database, const DemoStudies& files, const DemoPeople& cast)
{
    TANDEM_DO(addClosedStudy(database, files, cast));
    return addOpenStudy(database, cast);
}

namespace {

/// How long the sample's reviewers took for a verdict.
constexpr qint64 kVerdictMs = 6'000;

/// The file as it is read, and what its entries are about.
struct SystemsMaterial
{
    QJsonObject json;
    QString source;
    int firstPosition = 0;
};

QString textOf(const QJsonObject& entry, const char* key)
{
    return entry.value(QLatin1String(key)).toString();
}

/// The system of an entry; a feedback judgement is always about a choice of paragraphs.
kgds::SystemRef systemOf(const QJsonObject& entry)
{
    return {textOf(entry, "model"),
        kgds::paradigmFromKey(textOf(entry, "paradigm")).value_or(kgds::Paradigm::StructuredPrompt),
        kgds::patternFromKey(textOf(entry, "pattern")).value_or(kgds::Pattern::Extractive)};
}

Expected<SampleId> sampleOf(
    Database& database, const SystemsMaterial& material, const QJsonObject& entry)
{
    const int number = entry.value(QLatin1String("sample")).toInt();
    return SampleRepository(database)
        .rowAt(material.firstPosition + number - 1)
        .map([](const auto& row) { return row.id; });
}

Expected<void> addFeedback(
    Database& database, const SystemsMaterial& material, const QJsonObject& entry)
{
    TANDEM_TRY(sample, sampleOf(database, material, entry));
    TANDEM_TRY(output, SystemOutputRepository(database).find(*sample, systemOf(entry)));
    Feedback feedback;
    feedback.output = output->value_or(SystemOutputId());
    feedback.judge = textOf(entry, "judge");
    feedback.expertsFirst = entry.value(QLatin1String("experts_first")).toBool();
    feedback.choice = textOf(entry, "choice") == QLatin1String("experts") ? FeedbackChoice::Experts
                                                                          : FeedbackChoice::System;
    feedback.explanation = textOf(entry, "explanation");
    feedback.source = material.source;
    return SystemJudgementRepository(database).addFeedback(feedback).map([](FeedbackId) {});
}

/// The file's words by decision.
kgds::JudgementReviews wordsIn(const QJsonArray& words)
{
    const QHash<QString, Stance> stances{{QStringLiteral("agree"), Stance::Agree},
        {QStringLiteral("disagree"), Stance::Disagree}, {QStringLiteral("unsure"), Stance::Unsure}};
    kgds::JudgementReviews reviews;
    for (const QJsonValue& entry : words) {
        const QJsonObject word = entry.toObject();
        const auto decision = kgds::JudgementDecision::fromKey(textOf(word, "decision"));
        if (!decision)
            continue;
        kgds::JudgementReview review;
        review.stance = stances.value(textOf(word, "opinion"));
        review.note = textOf(word, "note");
        if (const int type = word.value(QLatin1String("error")).toInt(); type > 0)
            review.correction.error = kgds::ErrorType(type);
        reviews.insert(*decision, review);
    }
    return reviews;
}

/// What a person says of the judgement of an output; who is done agrees with whatever the file does
/// not name.
Expected<void> addReview(Database& database, const SystemsMaterial& material,
    const QJsonObject& entry, const DemoPeople& cast)
{
    TANDEM_TRY(sample, sampleOf(database, material, entry));
    TANDEM_TRY(output, SystemOutputRepository(database).find(*sample, systemOf(entry)));
    SystemJudgementRepository judgements(database);
    TANDEM_TRY(found,
        judgements.find(output->value_or(SystemOutputId()), textOf(material.json, "verifier")));
    const SystemJudgementId id = found->value_or(SystemJudgementId());
    TANDEM_TRY(stored, judgements.byId(id));
    TANDEM_TRY(record, SampleRecords(database).record(*sample));
    const PersonId person = cast.byName.value(textOf(entry, "person"));
    const kgds::JudgementReviews words = wordsIn(entry.value(QLatin1String("words")).toArray());
    const bool isDone = entry.value(QLatin1String("done")).toBool();
    const kgds::JudgementReview agreed{Stance::Agree, {}, {}};
    JudgementReviewRepository reviews(database);
    const auto decisions = kgds::reviewableDecisions(*record, stored->judgement, words);
    for (const kgds::JudgementDecision& decision : decisions) {
        if (isDone || words.contains(decision)) {
            TANDEM_DO(
                reviews.give(id, person, decision, words.value(decision, agreed), kVerdictMs));
        }
    }
    return isDone ? reviews.finish(id, person) : Expected<void>();
}

} // namespace

Expected<void> addDemoSystems(
    Database& database, const DemoSystems& files, int firstPosition, const DemoPeople& cast)
{
    QFile file(files.systems);
    if (!file.open(QIODevice::ReadOnly))
        return failure(ErrorCode::Unreadable,
            ProjectWords::tr("The sample's material cannot be read."), files.systems);
    const SystemsMaterial material{QJsonDocument::fromJson(file.readAll()).object(),
        QFileInfo(files.systems).fileName(), firstPosition};
    TANDEM_DO(importNow(database, systemOutputsFormat(), {{files.outputs}}));
    for (const QJsonValue& entry : material.json.value(QLatin1String("feedback")).toArray())
        TANDEM_DO(addFeedback(database, material, entry.toObject()));
    for (const QJsonValue& entry : material.json.value(QLatin1String("reviews")).toArray())
        TANDEM_DO(addReview(database, material, entry.toObject(), cast));
    return {};
}

namespace {

/// How long the sample's reviewers took for a decision.
constexpr qint64 kDecisionMs = 7'000;

tl::unexpected<Error> unreadableSample(const QString& path)
{
    return failure(
        ErrorCode::Unreadable, ProjectWords::tr("The sample's material cannot be read."), path);
}

Expected<EvaluationId> evaluationOf(Database& database, const QString& name, const QString& system)
{
    EvaluationRepository evaluations(database);
    TANDEM_TRY(sets, evaluations.sets());
    for (const EvaluationSet& set : *sets) {
        TANDEM_TRY(rows, evaluations.list(set));
        for (const EvaluationSummary& row : *rows) {
            if (row.caseName == name && row.system == system)
                return row.id;
        }
    }
    return unreadableSample(name);
}

/// The file's words by decision.
expert::Reviews reviewsIn(const QJsonArray& words)
{
    const QHash<QString, expert::Stance> stances{{QStringLiteral("agree"), expert::Stance::Agree},
        {QStringLiteral("disagree"), expert::Stance::Disagree},
        {QStringLiteral("unsure"), expert::Stance::Unsure}};
    expert::Reviews reviews;
    for (const auto& entry : words) {
        const QJsonObject word = entry.toObject();
        const auto decision =
            expert::DecisionRef::fromKey(word.value(QLatin1String("decision")).toString());
        if (!decision)
            continue;
        expert::Review review;
        review.stance = stances.value(word.value(QLatin1String("opinion")).toString());
        review.note = word.value(QLatin1String("note")).toString();
        if (const QJsonValue aligned = word.value(QLatin1String("aligned")); aligned.isBool())
            review.correction.aligned = aligned.toBool();
        if (const QJsonValue other = word.value(QLatin1String("other")); other.isDouble())
            review.correction.other = other.toInt();
        reviews.insert(*decision, review);
    }
    return reviews;
}

Expected<void> give(
    Database& database, EvaluationId id, PersonId person, bool isDone, const expert::Reviews& words)
{
    ReviewRepository reviews(database);
    TANDEM_TRY(detail, EvaluationRepository(database).byId(id));
    const expert::Review agreed{expert::Stance::Agree, {}, {}};
    const auto decisions = expert::reviewableDecisions(detail->explanation, words);
    for (const expert::DecisionRef& decision : decisions) {
        if (!isDone && !words.contains(decision))
            continue;
        if (auto given =
                reviews.give(id, person, decision, words.value(decision, agreed), kDecisionMs);
            !given)
            return given;
    }
    return isDone ? reviews.finish(id, person) : Expected<void>();
}

} // namespace

Expected<void> addDemoEvaluations(Database& database, const DemoEvaluations& files)
{
    return importNow(database, expertResultFormat(), {{files.result, files.texts}})
        .map([](const Imported&) {});
}

Expected<void> addDemoReviews(
    Database& database, const DemoEvaluations& files, const DemoPeople& cast)
{
    QFile file(files.reviews);
    if (!file.open(QIODevice::ReadOnly))
        return unreadableSample(files.reviews);
    const QJsonObject material = QJsonDocument::fromJson(file.readAll()).object();
    for (const auto& entry : material.value(QLatin1String("reviews")).toArray()) {
        const QJsonObject review = entry.toObject();
        const PersonId person = cast.byName.value(review.value(QLatin1String("person")).toString());
        const auto evaluation =
            evaluationOf(database, review.value(QLatin1String("case")).toString(),
                review.value(QLatin1String("system")).toString());
        if (!evaluation)
            return failure(evaluation.error());
        const expert::Reviews words = reviewsIn(review.value(QLatin1String("words")).toArray());
        const bool isDone = review.value(QLatin1String("done")).toBool();
        TANDEM_DO(give(database, *evaluation, person, isDone, words));
    }
    return {};
}

namespace {

constexpr int kClosedSample = 1;
constexpr int kHalfDoneSample = 2;
constexpr int kAssignedSamples = 3;

Expected<DemoPeople> addPeople(Database& database, const QList<LabelsPerson>& people)
{
    DemoPeople cast;
    QList<PersonId> annotators;
    for (const LabelsPerson& person : people) {
        TANDEM_TRY(added, PeopleRepository(database).add(person.name, person.role, person.colour));
        cast.byName.insert(person.name, added->id);
        if (person.role == Role::Lead)
            cast.lead = added->id;
        else
            annotators.append(added->id);
    }
    cast.pair = {annotators.value(0), annotators.value(1)};
    return cast;
}

/// The labels of one person for one sample, in the order of the article.
QList<LabelRow> rowsOfPerson(const LabelsFile& labels, const QString& person, int sample)
{
    QList<LabelRow> rows;
    std::copy_if(labels.rows.begin(), labels.rows.end(), std::back_inserter(rows),
        [&](const LabelRow& row) { return row.person == person && row.sample == sample; });
    return rows;
}

/// Answers for one person: all of the sample and submission, or its first half.
Expected<void> label(
    Database& database, const QList<LabelRow>& rows, PersonId person, int sample, bool whole)
{
    const auto part = whole ? rows : rows.first(rows.size() / 2);
    TANDEM_DO(recordLabels(database, part, person));
    if (!whole)
        return {};
    TANDEM_TRY(row, SampleRepository(database).rowAt(sample));
    return RoundRepository(database).submit(row->round->id, person).map([](const Round&) {});
}

Expected<void> assignAll(Database& database, const DemoPeople& cast)
{
    for (int position = 1; position <= kAssignedSamples; ++position) {
        TANDEM_TRY(row, SampleRepository(database).rowAt(position));
        TANDEM_DO(RoundRepository(database).assign(row->id, cast.pair, cast.lead));
    }
    return {};
}

Expected<void> fill(Database& database, const LabelsFile& labels, const DemoMaterial& material)
{
    Transaction transaction(database);
    TANDEM_DO(transaction.begin());
    TANDEM_TRY(cast, addPeople(database, labels.people));
    TANDEM_DO(assignAll(database, *cast));
    for (const int sample : {kClosedSample, kHalfDoneSample}) {
        for (const LabelsPerson& person : labels.people) {
            const PersonId id = cast->byName.value(person.name);
            if (!cast->pair.contains(id))
                continue;
            const bool whole = sample == kClosedSample || id == cast->pair.a;
            const auto rows = rowsOfPerson(labels, person.name, sample);
            TANDEM_DO(label(database, rows, id, sample, whole));
        }
    }
    TANDEM_DO(addDemoFacts(database, material.facts, *cast));
    TANDEM_DO(addDemoOpinions(database, material.opinions, *cast));
    TANDEM_DO(addDemoEvaluations(database, material.evaluations));
    TANDEM_DO(addDemoReviews(database, material.evaluations, *cast));
    TANDEM_DO(addDemoStudies(database, material.studies, *cast));
    TANDEM_DO(addDemoSystems(database, material.systems, kAssignedSamples + 1, *cast));
    TANDEM_DO(addDemoTimelines(database, material.timelines, cast->lead));
    return transaction.commit();
}

Expected<void> addLabels(const QString& path, const DemoMaterial& material)
{
    TANDEM_TRY(labels, readLabels(material.labels));
    TANDEM_TRY_VAR(database, openProjectFile(path, Database::Mode::ReadWrite));
    return fill(**database, *labels, material);
}

/// Removes a project file together with the log that may stand beside it.
void removeProject(const QString& path)
{
    for (const char* suffix : {"", "-wal", "-shm"})
        QFile::remove(path + QLatin1String(suffix));
}

} // namespace

Expected<void> createDemoProject(
    const QString& path, const QString& name, SampleContents contents, const DemoMaterial& material)
{
    TANDEM_DO(createProject(path, name));
    QStringList files{material.articles};
    if (contents == SampleContents::Labelled)
        files.append(material.systems.benchmark);
    auto filled = importFiles(files, path).map([](const ImportReport&) {});
    if (filled && contents == SampleContents::Labelled)
        filled = addLabels(path, material);
    if (!filled)
        removeProject(path);
    return filled;
}

} // namespace tandem
