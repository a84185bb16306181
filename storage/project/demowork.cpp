#include "storage/project/demowork.h"

#include "storage/database/database.h"
#include "storage/formats/opinionsreader.h"
#include "storage/project/opinionwriting.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/answerrepository.h"
#include "storage/repositories/factedits.h"
#include "storage/repositories/factmasks.h"
#include "storage/repositories/items.h"
#include "storage/repositories/roundrepository.h"
#include "storage/repositories/samplerepository.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace tandem {

namespace {

/// Seconds that the sample's annotators took for a fact.
constexpr qint64 kFactMs = 9'000;

Expected<QJsonObject> readMaterial(const QString& path)
{
    QFile file(path);
    const bool opened = file.open(QIODevice::ReadOnly);
    const QJsonDocument json = QJsonDocument::fromJson(opened ? file.readAll() : QByteArray());
    if (!json.isObject())
        return failure(
            ErrorCode::Unreadable, ProjectWords::tr("The sample's material cannot be read."), path);
    return json.object();
}

/// One fact of the material, and what becomes of it.
struct SampleFact
{
    QJsonObject row;
    FactId id;
};

Expected<void> addOne(
    Database& database, SampleFact& fact, const QHash<int, ParagraphId>& paragraphs, PersonId lead)
{
    const ParagraphId paragraph =
        paragraphs.value(fact.row.value(QLatin1String("paragraph")).toInt());
    TANDEM_TRY(
        added, FactEdits(database).add(paragraph, fact.row.value(QLatin1String("fact")).toString(),
                   kMaxFactsPerSample, lead));
    fact.id = *added;
    return {};
}

/// What is said of a fact besides its text: that it repeats another, or that it is masked.
Expected<void> mark(
    Database& database, const SampleFact& fact, const QList<SampleFact>& all, PersonId lead)
{
    const QString repeated = fact.row.value(QLatin1String("repeats")).toString();
    for (const SampleFact& other : all) {
        if (!repeated.isEmpty() && other.row.value(QLatin1String("fact")).toString() == repeated)
            return FactEdits(database).setRepeats(fact.id, other.id, lead);
    }
    const QString masked = fact.row.value(QLatin1String("masked")).toString();
    return masked.isEmpty() ? Expected<void>()
                            : FactMasks(database).setMask(fact.id, true, masked, lead, {});
}

Expected<void> judge(Database& database, const Round& round, const QList<SampleFact>& facts,
    const QString& name, PersonId person)
{
    for (const SampleFact& fact : facts) {
        const QString answer = fact.row.value(name).toString();
        if (answer.isEmpty())
            continue;
        const YesNo value = answer == QLatin1String("yes") ? YesNo::Yes : YesNo::No;
        TANDEM_DO(AnswerRepository(database).record(
            {round.id, person, fact.id, {value, false, {}}, kFactMs}));
    }
    return RoundRepository(database).submit(round.id, person).map([](const Round&) {});
}

/// Those of the cast who annotate, by name.
QList<std::pair<QString, PersonId>> annotators(const DemoPeople& cast)
{
    QList<std::pair<QString, PersonId>> pair;
    for (auto person = cast.byName.begin(); person != cast.byName.end(); ++person) {
        if (cast.pair.contains(person.value()))
            pair.append({person.key(), person.value()});
    }
    return pair;
}

} // namespace

Expected<void> addDemoFacts(Database& database, const QString& path, const DemoPeople& cast)
{
    TANDEM_TRY(material, readMaterial(path));
    const auto row =
        SampleRepository(database).rowAt(material->value(QLatin1String("sample")).toInt());
    if (!row)
        return failure(row.error());
    TANDEM_TRY(paragraphs, SampleRepository(database).paragraphs(row->id));
    QHash<int, ParagraphId> byNumber;
    for (const ParagraphRow& paragraph : *paragraphs)
        byNumber.insert(paragraph.number, paragraph.id);
    QList<SampleFact> facts;
    const QJsonArray rows = material->value(QLatin1String("facts")).toArray();
    for (const QJsonValue& value : rows) {
        SampleFact fact{value.toObject(), {}};
        TANDEM_DO(addOne(database, fact, byNumber, cast.lead));
        facts.append(fact);
    }
    for (const SampleFact& fact : std::as_const(facts)) {
        TANDEM_DO(mark(database, fact, facts, cast.lead));
    }
    const auto round =
        RoundRepository(database).assign(row->id, cast.pair, cast.lead, Step::KeyFacts);
    if (!round)
        return failure(round.error());
    for (const auto& [name, person] : annotators(cast)) {
        TANDEM_DO(judge(database, *round, facts, name, person));
    }
    return {};
}

Expected<void> addDemoOpinions(Database& database, const QString& path, const DemoPeople& cast)
{
    TANDEM_TRY(material, readMaterial(path));
    const int sample = material->value(QLatin1String("sample")).toInt();
    TANDEM_TRY(row, SampleRepository(database).rowAt(sample));
    const auto round =
        RoundRepository(database).assign(row->id, cast.pair, cast.lead, Step::Opinions);
    if (!round)
        return failure(round.error());
    const auto bytes = [](const QJsonValue& value) {
        return QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact);
    };
    for (const auto& [name, person] : annotators(cast)) {
        TANDEM_TRY(written, readWrittenOpinions(bytes(material->value(name)), path));
        TANDEM_DO(recordWork(database, *written, person, sample));
        TANDEM_DO(RoundRepository(database).submit(round->id, person));
    }
    const QJsonObject checks = material->value(QLatin1String("checks")).toObject();
    for (const auto& [name, person] : annotators(cast)) {
        TANDEM_TRY(said, readSaidOpinions(bytes(checks.value(name)), SaidKind::Checks, path));
        TANDEM_DO(recordSaid(database, *said, person, sample));
    }
    return {};
}

} // namespace tandem
