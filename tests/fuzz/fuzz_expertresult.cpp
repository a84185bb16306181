#include "budget.h"
#include "models/expert/explanationjson.h"
#include "storage/formats/expertresult.h"
#include "storage/formats/expertresultwriter.h"

#include <QBuffer>

#include <cstdint>
#include <cstdlib>

using namespace tandem;

namespace {

struct Read
{
    QList<expert::Explanation> explanations;
    ResultFigures figures;
};

std::optional<Read> read(QByteArray bytes)
{
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    Read all;
    const auto figures = readExpertResult({buffer, QStringLiteral("fuzzed")},
        [&](expert::Explanation&& explanation, qint64) -> Expected<void> {
            all.explanations.append(std::move(explanation));
            return {};
        });
    // Every refusal says what is wrong.
    if (!figures && figures.error().what.isEmpty())
        std::abort();
    if (!figures)
        return std::nullopt;
    all.figures = *figures;
    return all;
}

QByteArray written(const QList<expert::Explanation>& explanations)
{
    QByteArray bytes;
    QBuffer out(&bytes);
    out.open(QIODevice::WriteOnly);
    ExpertResultWriter writer(out, QStringLiteral("written"));
    if (!writer.open())
        std::abort();
    for (const expert::Explanation& explanation : explanations) {
        if (!writer.write(explanation))
            std::abort();
    }
    if (!writer.finish())
        std::abort();
    return bytes;
}

} // namespace

/// What was read keeps the invariants of explanations, is stored and read back the same, and is
/// written as a result whose scores are those of the first.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    const Budget budget(size);
    const auto first =
        read(QByteArray(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)));
    if (!first)
        return 0;
    for (const expert::Explanation& explanation : first->explanations) {
        const auto stored = expert::explanationFrom(expert::explanationJson(explanation));
        if (!stored || expert::scoresOf(*stored) != expert::scoresOf(explanation))
            std::abort();
    }
    const auto again = read(written(first->explanations));
    if (!again || again->figures.differing != 0 ||
        again->explanations.size() != first->explanations.size())
        std::abort();
    for (qsizetype i = 0; i < first->figures.computed.size(); ++i) {
        if (again->figures.computed.at(i) != first->figures.computed.at(i))
            std::abort();
    }
    return 0;
}
