#include "storage/project/sampleproject.h"

#include "storage/database/schema.h"
#include "storage/database/transaction.h"
#include "storage/formats/labelsreader.h"
#include "storage/project/importer.h"
#include "storage/project/labelling.h"
#include "storage/project/samplework.h"
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

Expected<SampleCast> addPeople(Database& database, const QList<LabelsPerson>& people)
{
    SampleCast cast;
    QList<PersonId> annotators;
    for (const LabelsPerson& person : people) {
        const auto added = PeopleRepository(database).add(person.name, person.role, person.colour);
        if (!added)
            return failure(added.error());
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
QList<LabelRow> rowsOf(const LabelsFile& labels, const QString& person, int sample)
{
    QList<LabelRow> rows;
    std::copy_if(labels.rows.begin(), labels.rows.end(), std::back_inserter(rows),
        [&](const LabelRow& row) { return row.person == person && row.sample == sample; });
    return rows;
}

/// Answers for one person: all of the sample and hand-in, or its first half.
Expected<void> label(
    Database& database, const QList<LabelRow>& rows, PersonId person, int sample, bool whole)
{
    const auto part = whole ? rows : rows.first(rows.size() / 2);
    if (auto recorded = recordLabels(database, part, person); !recorded)
        return failure(recorded.error());
    if (!whole)
        return {};
    const auto row = SampleRepository(database).rowAt(sample);
    if (!row)
        return failure(row.error());
    return RoundRepository(database).handIn(row->round->id, person).map([](const Round&) {});
}

Expected<void> assignAll(Database& database, const SampleCast& cast)
{
    const auto count = SampleRepository(database).count();
    if (!count)
        return failure(count.error());
    for (int position = 1; position <= *count; ++position) {
        const auto row = SampleRepository(database).rowAt(position);
        if (!row)
            return failure(row.error());
        if (auto round = RoundRepository(database).assign(row->id, cast.pair, cast.lead); !round)
            return failure(round.error());
    }
    return {};
}

Expected<void> fill(Database& database, const LabelsFile& labels, const SampleMaterial& material)
{
    Transaction transaction(database);
    if (auto begun = transaction.begin(); !begun)
        return begun;
    const auto cast = addPeople(database, labels.people);
    if (!cast)
        return failure(cast.error());
    if (auto assigned = assignAll(database, *cast); !assigned)
        return assigned;
    for (const int sample : {kClosedSample, kHalfDoneSample}) {
        for (const LabelsPerson& person : labels.people) {
            const PersonId id = cast->byName.value(person.name);
            if (!cast->pair.contains(id))
                continue;
            const bool whole = sample == kClosedSample || id == cast->pair.a;
            const auto rows = rowsOf(labels, person.name, sample);
            if (auto done = label(database, rows, id, sample, whole); !done)
                return done;
        }
    }
    if (auto facts = addSampleFacts(database, material.facts, *cast); !facts)
        return facts;
    if (auto opinions = addSampleOpinions(database, material.opinions, *cast); !opinions)
        return opinions;
    if (auto evaluations = addSampleEvaluations(database, material.evaluations); !evaluations)
        return evaluations;
    if (auto reviews = addSampleReviews(database, material.evaluations, *cast); !reviews)
        return reviews;
    return transaction.commit();
}

Expected<void> addLabels(const QString& path, const SampleMaterial& material)
{
    const auto labels = readLabels(material.labels);
    if (!labels)
        return failure(labels.error());
    auto database = openProjectFile(path, Database::Mode::ReadWrite);
    if (!database)
        return failure(database.error());
    return fill(**database, *labels, material);
}

/// Removes a project file together with the log that may stand beside it.
void removeProject(const QString& path)
{
    for (const char* suffix : {"", "-wal", "-shm"})
        QFile::remove(path + QLatin1String(suffix));
}

} // namespace

Expected<void> createSampleProject(const QString& path, const QString& name,
    SampleContents contents, const SampleMaterial& material)
{
    if (auto made = createProject(path, name); !made)
        return made;
    auto filled = importFiles({material.articles}, path).map([](const ImportReport&) {});
    if (filled && contents == SampleContents::Labelled)
        filled = addLabels(path, material);
    if (!filled)
        removeProject(path);
    return filled;
}

} // namespace tandem
