#include "storage/formats/candidatefacts.h"

#include "models/facts/factedit.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/limits.h"
#include "storage/formats/recordformat.h"

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

} // namespace

Expected<QList<CandidateFact>> readCandidateFacts(const Input& input)
{
    const QString& name = input.name();
    const RecordLayout layout = layoutNamed(name).value_or(RecordLayout::JsonLines);
    const QString splitIt = FormatWords::tr("Split it, one file for some of the samples each.");
    TANDEM_TRY(text, readWholeText(input, splitIt));
    RecordShape shape;
    shape.sections = {{QLatin1String("facts")}};
    shape.isKey = candidateFormat().isKey();
    shape.shapeRemedy = candidateRemedy();
    QList<CandidateFact> facts;
    const auto take = [&](const Record& record) -> Expected<void> {
        if (facts.size() == limits::maxRows)
            return failure(ErrorCode::TooLarge,
                FormatWords::tr("There are more than %L1 facts.").arg(limits::maxRows),
                record.rowPlace(), splitIt);
        return candidateFormat().read(record).map(
            [&](const CandidateFact& fact) { facts.append(fact); });
    };
    TANDEM_DO(readRecordsOfText(*text, name, layout, shape, take));
    if (facts.isEmpty())
        return failure(wrongCandidateAt(FormatWords::tr("There is no fact in it."), name));
    return facts;
}

} // namespace tandem
