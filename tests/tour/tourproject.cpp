#include "tourproject.h"

#include "storage/database/database.h"
#include "storage/database/transaction.h"
#include "storage/endpoints/endpointstore.h"
#include "storage/project/demoproject.h"
#include "storage/project/opinionwriting.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/roundrepository.h"
#include "storage/repositories/samplerepository.h"
#include "tourlongcase.h"
#include "tourruns.h"

namespace tandem {

namespace {

constexpr int kBegunSample = 2;

/// The first of Ada's utterances, with one reference that leads into the article and one that
/// nobody has looked up yet.
WrittenUtterance begunUtterance()
{
    WrittenOpinion opinion;
    opinion.words = QStringLiteral("it all began when she was taken off");
    WrittenReference she;
    she.words = QStringLiteral("she");
    she.paragraph = 2;
    she.referent = QString::fromUtf8("Renée Dufault");
    WrittenReference it;
    it.words = QStringLiteral("it all");
    opinion.references = {it, she};
    WrittenUtterance utterance;
    utterance.sample = kBegunSample;
    utterance.utterance = 1;
    utterance.opinions = {opinion};
    return utterance;
}

Expected<void> beginOpinions(Database& database)
{
    PeopleRepository people(database);
    const auto lead = people.byName(QStringLiteral("Lea"));
    const auto a = people.byName(QStringLiteral("Ada"));
    const auto b = people.byName(QStringLiteral("Ben"));
    const auto row = SampleRepository(database).rowAt(kBegunSample, Step::Opinions);
    for (const auto* person : {&lead, &a, &b}) {
        if (!*person)
            return failure(person->error());
    }
    if (!row)
        return failure(row.error());
    const auto round =
        RoundRepository(database).assign(row->id, {a->id, b->id}, lead->id, Step::Opinions);
    if (!round)
        return failure(round.error());
    const auto written = recordWork(database, {begunUtterance()}, a->id, kBegunSample);
    return written ? Expected<void>() : failure(written.error());
}

llm::Endpoint groupEndpoint()
{
    llm::Endpoint endpoint;
    endpoint.name = QStringLiteral("Server of the group");
    endpoint.baseUrl = QUrl(QStringLiteral("http://127.0.0.1:8000/v1"));
    endpoint.model = QStringLiteral("small");
    endpoint.models = {endpoint.model, QStringLiteral("large")};
    endpoint.prices = {0.15, 0.6, QStringLiteral("USD")};
    return endpoint;
}

} // namespace

Expected<void> createTourProject(const QString& path)
{
    TANDEM_DO(createDemoProject(path, QStringLiteral("Demo"), SampleContents::Labelled));
    TANDEM_TRY_VAR(database, Database::open(path, Database::Mode::ReadWrite));
    Transaction transaction(**database);
    TANDEM_DO(transaction.begin());
    TANDEM_DO(beginOpinions(**database));
    TANDEM_DO(addTourLongCase(**database));
    const llm::Endpoint endpoint = groupEndpoint();
    TANDEM_DO(addTourRuns(**database, endpoint));
    TANDEM_DO(transaction.commit());
    return EndpointStore().add(endpoint);
}

} // namespace tandem
