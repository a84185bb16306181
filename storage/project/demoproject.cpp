#include "storage/project/demoproject.h"

#include "storage/database/schema.h"
#include "storage/database/transaction.h"
#include "storage/formats/labelsreader.h"
#include "storage/project/demowork.h"
#include "storage/project/importer.h"
#include "storage/project/labelling.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/roundrepository.h"
#include "storage/repositories/samplerepository.h"

#include <QFile>
#include <QHash>

#include <algorithm>

namespace tandem {

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
