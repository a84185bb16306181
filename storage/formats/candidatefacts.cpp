#include "storage/formats/candidatefacts.h"

#include "models/facts/factedit.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/limits.h"
#include "storage/formats/recordformat.h"

#include <string_view>

namespace tandem {

namespace {

QString candidateRemedy()
{
    return FormatWords::tr("A row is {\"sample\": 1, \"paragraph\": 3, \"fact\": \"...\"}.");
}

Error wrongCandidateAt(const QString& what, const QString& where)
{
    return {ErrorCode::InvalidInput, what, where, candidateRemedy(), {}};
}

RecordFormat<CandidateFact>::Field candidateNumber(const char* key, int CandidateFact::*member)
{
    return {{QLatin1String(key)},
        [key, member](CandidateFact& fact, const RecordValue& value) -> Expected<void> {
            const auto number = value.ordinal();
            if (!number)
                return failure(wrongCandidateAt(
                    FormatWords::tr("\"%1\" is not a number from 1 on.").arg(QLatin1String(key)),
                    value.record().rowPlace()));
            fact.*member = *number;
            return {};
        }};
}

Expected<void> takeFactText(CandidateFact& fact, const RecordValue& value)
{
    const QString place = value.record().rowPlace();
    if (!value.is(RecordValue::Type::Text))
        return failure(wrongCandidateAt(FormatWords::tr("\"fact\" is not a text."), place));
    return checkedFactText(value.text())
        .map([&](const QString& text) {
            fact.text = text;
            fact.place = place;
        })
        .map_error([&](const Error& error) { return error.in(place); });
}

const RecordFormat<CandidateFact>& candidateFormat()
{
    static const RecordFormat<CandidateFact> format(
        {candidateNumber("sample", &CandidateFact::sample),
            candidateNumber("paragraph", &CandidateFact::paragraph),
            {{QLatin1String("fact")}, takeFactText}});
    return format;
}

/// A fact in a list of its sample's.
const RecordFormat<CandidateFact>& listedFormat()
{
    static const RecordFormat<CandidateFact> format(
        {candidateNumber("paragraph", &CandidateFact::paragraph),
            {{QLatin1String("fact")}, takeFactText}});
    return format;
}

constexpr QLatin1String kFactsOfSample("facts");

enum CandidateSection { RowsOfFacts, ListedSamples };

RecordShape candidatesShape()
{
    RecordShape shape;
    shape.sections = {{QLatin1String("facts")}, {QLatin1String("samples")}};
    shape.isKey = [](std::string_view key) {
        return candidateFormat().knows(key) || key == kFactsOfSample.data();
    };
    shape.shapeRemedy = candidateRemedy();
    return shape;
}

using CandidateSink = std::function<Expected<void>(const CandidateFact& fact)>;

/// The facts of a sample: {"sample": 1, "facts": [row without sample]}.
Expected<void> takeListedFacts(const Record& record, const CandidateSink& take)
{
    if (record.root().value(kFactsOfSample).is(RecordValue::Type::Missing))
        return {};
    const auto sample = record.root().value(QLatin1String("sample")).ordinal();
    if (!sample)
        return failure(wrongCandidateAt(
            FormatWords::tr("\"%1\" is not a number from 1 on.").arg(QLatin1String("sample")),
            record.rowPlace()));
    return eachIn(record.root().value(kFactsOfSample), [&](const RecordValue& listed) {
        Record::Place place = record.place();
        place.pointer += listed.pointer();
        const auto row = Record::ofJson(listed.json().toUtf8(), place);
        if (!row)
            return Expected<void>(listed.refuseExpected(FormatWords::tr("an object")));
        return listedFormat().read(*row).and_then([&](CandidateFact fact) {
            fact.sample = *sample;
            return take(fact);
        });
    });
}

} // namespace

Expected<QList<CandidateFact>> readCandidateFacts(const Input& input)
{
    const QString& name = input.name();
    const RecordLayout layout = layoutNamed(name).value_or(RecordLayout::JsonLines);
    const QString splitIt = FormatWords::tr("Split it, one file for some of the samples each.");
    TANDEM_TRY(text, readWholeText(input, splitIt));
    QList<CandidateFact> facts;
    const auto take = [&](const CandidateFact& fact) -> Expected<void> {
        if (facts.size() == limits::maxRows)
            return failure(ErrorCode::TooLarge,
                FormatWords::tr("There are more than %L1 facts.").arg(limits::maxRows), fact.place,
                splitIt);
        facts.append(fact);
        return {};
    };
    const auto takeRecord = [&](const Record& record) -> Expected<void> {
        if (record.place().section == ListedSamples)
            return takeListedFacts(record, take);
        return candidateFormat().read(record).and_then(take);
    };
    TANDEM_DO(readRecordsOfText(*text, name, layout, candidatesShape(), takeRecord));
    if (facts.isEmpty())
        return failure(wrongCandidateAt(FormatWords::tr("There is no fact in it."), name));
    return facts;
}

} // namespace tandem
