#include "storage/formats/candidatefacts.h"

#include "models/facts/factedit.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/recordfields.h"

namespace tandem {

namespace {

using FactFields = RecordFields<CandidateFact>;

QString candidateHelp()
{
    return FormatWords::tr(
        "Expected rows like {\"sample\": 1, \"paragraph\": 3, \"fact\": \"...\"}.");
}

Expected<void> checkFact(CandidateFact& fact, const RecordValue&)
{
    return checkedFactText(fact.text)
        .map([&](const QString& text) { fact.text = text; })
        .map_error([&](const Error& error) { return error.in(fact.place); });
}

/// A fact in a list of its sample's.
const FactFields& listedFactFields()
{
    static const FactFields fields = FactFields(
        candidateHelp, {FactFields::whole("paragraph", &CandidateFact::paragraph, 1).required(),
                           FactFields::text("fact", &CandidateFact::text).required()})
                                         .keepsPlace(&CandidateFact::place)
                                         .check(checkFact);
    return fields;
}

/// A sample with its facts: {"sample": 1, "facts": [row without sample]}.
struct SampleOfFacts
{
    int sample = 0;
    QList<CandidateFact> facts;
};

const RecordFields<SampleOfFacts>& sampleOfFactsFields()
{
    using F = RecordFields<SampleOfFacts>;
    static const F fields(
        candidateHelp, {F::whole("sample", &SampleOfFacts::sample, 1),
                           F::rows("facts", &SampleOfFacts::facts, listedFactFields)});
    return fields;
}

const FactFields& candidateFields()
{
    static const FactFields fields = FactFields(
        candidateHelp, {FactFields::whole("sample", &CandidateFact::sample, 1).required(),
                           FactFields::whole("paragraph", &CandidateFact::paragraph, 1).required(),
                           FactFields::text("fact", &CandidateFact::text).required()})
                                         .keepsPlace(&CandidateFact::place)
                                         .check(checkFact);
    return fields;
}

enum CandidateSection { RowsOfFacts, ListedSamples };

RecordShape candidatesShape()
{
    RecordShape shape = candidateFields().shape();
    shape.sections = {{QLatin1String("facts")}, {QLatin1String("samples")}};
    shape.isKey = [](std::string_view key) {
        return candidateFields().knows(key) || sampleOfFactsFields().knows(key);
    };
    return shape;
}

} // namespace

Expected<QList<CandidateFact>> readCandidateFacts(const Input& input)
{
    const QString& name = input.name();
    TANDEM_TRY(device, input.open());
    const RecordLayout layout = layoutOfRecords(**device, name);
    QList<CandidateFact> facts;
    const auto take = [&](const CandidateFact& fact, const Record& record) -> Expected<void> {
        if (facts.size() == limits::maxRows)
            return failure(tooManyRows(record.root(), limits::maxRows));
        facts.append(fact);
        return {};
    };
    const auto takeRecord = [&](const Record& record) -> Expected<void> {
        if (record.place().section != ListedSamples)
            return candidateFields().read(record).and_then(
                [&](const CandidateFact& fact) { return take(fact, record); });
        TANDEM_TRY(listed, sampleOfFactsFields().read(record));
        for (CandidateFact fact : listed->facts) {
            if (listed->sample == 0)
                return record.root().refuse(
                    FormatWords::tr("\"%1\" is required.").arg(QStringLiteral("sample")),
                    candidateHelp());
            fact.sample = listed->sample;
            TANDEM_DO(take(fact, record));
        }
        return {};
    };
    TANDEM_TRY(text, readWholeText(input, candidatesShape().tooLargeATable));
    TANDEM_DO(readRecordsOfText(*text, name, layout, candidatesShape(), takeRecord));
    if (facts.isEmpty())
        return nothingIn(name, candidateHelp());
    return facts;
}

} // namespace tandem
