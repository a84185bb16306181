#include "storage/project/demostudies.h"

#include "models/studies/templates.h"
#include "models/studyitems/itemsfromcases.h"
#include "storage/database/uuid.h"
#include "storage/formats/studyanswersreader.h"
#include "storage/formats/studyitemsreader.h"
#include "storage/formats/studyscoresreader.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/caserepository.h"
#include "storage/repositories/studyanswerrepository.h"
#include "storage/repositories/studyraterrepository.h"
#include "storage/repositories/studyrepository.h"
#include "storage/studies/collectedanswers.h"

#include <QDateTime>

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

} // namespace tandem
