#include "storage/formats/kgdsoutputfile.h"

#include "storage/formats/formatwords.h"

namespace tandem::kgds {

namespace {

constexpr qsizetype kShownWord = 40;

Expected<void> placeVerdicts(
    ParsedOutputFile& parsed, const QList<Verdict>& verdicts, const JudgedItems& items)
{
    parsed.verdicts = {parsed.file.number, parsed.place, {}, parsed.file.opinion};
    parsed.verdicts.verdicts.reserve(verdicts.size());
    for (qsizetype i = 0; i < verdicts.size(); ++i) {
        const Verdict& verdict = verdicts.at(i);
        PlacedVerdict placed{verdict.conclusion, {}};
        if (verdict.item) {
            placed.item = items.itemOf(*verdict.item);
            if (!placed.item)
                return failure(ErrorCode::InvalidInput,
                    FormatWords::tr("Sample %1 of the benchmark has no such text (entry %2).")
                        .arg(parsed.file.sample)
                        .arg(i + 1),
                    parsed.place,
                    FormatWords::tr("Choose the benchmark these outputs were made for."));
        }
        if (!verdict.word.isNull() && parsed.otherWords++ == 0)
            parsed.firstOtherWord =
                QStringLiteral("\"%1\" (%2)").arg(verdict.word.left(kShownWord), parsed.place);
        parsed.verdicts.verdicts.append(placed);
    }
    return {};
}

} // namespace

BenchmarkItems::BenchmarkItems(const QList<SampleRecord>& benchmark)
    : m_benchmark(benchmark)
    , m_facts(std::size_t(benchmark.size()))
    , m_opinions(std::size_t(benchmark.size()))
{
}

const JudgedItems& BenchmarkItems::facts(qint64 sample)
{
    Items& known = m_facts[std::size_t(sample - 1)];
    std::call_once(
        known.once, [&] { known.items = JudgedItems::factsOf(m_benchmark.at(sample - 1)); });
    return known.items;
}

const JudgedItems& BenchmarkItems::opinions(qint64 sample)
{
    Items& known = m_opinions[std::size_t(sample - 1)];
    std::call_once(
        known.once, [&] { known.items = JudgedItems::opinionsOf(m_benchmark.at(sample - 1)); });
    return known.items;
}

Expected<ParsedOutputFile> parseOutputFile(const OutputFileBytes& bytes, BenchmarkItems& items)
{
    ParsedOutputFile parsed;
    parsed.file = bytes.file;
    parsed.place = bytes.place;
    const qint64 sample = bytes.file.sample;
    switch (bytes.file.kind) {
    case OutputFile::Kind::Output: {
        TANDEM_TRY_VAR(
            output, readSystemOutput(bytes.bytes, bytes.file.system.pattern, bytes.place));
        parsed.output = std::move(*output);
        break;
    }
    case OutputFile::Kind::FactVerdicts: {
        TANDEM_TRY(verdicts, readFactVerdicts(bytes.bytes, bytes.place));
        TANDEM_DO(placeVerdicts(parsed, *verdicts, items.facts(sample)));
        break;
    }
    case OutputFile::Kind::OpinionVerdict: {
        TANDEM_TRY(verdict, readOpinionVerdict(bytes.bytes, bytes.place));
        TANDEM_DO(placeVerdicts(parsed, {*verdict}, items.opinions(sample)));
        break;
    }
    case OutputFile::Kind::ErrorVerdict: {
        TANDEM_TRY(verdict, readErrorVerdict(bytes.bytes, bytes.place));
        parsed.error = *verdict;
        break;
    }
    }
    return parsed;
}

} // namespace tandem::kgds
