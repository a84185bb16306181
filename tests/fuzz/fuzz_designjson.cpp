#include "budget.h"
#include "models/studies/designcheck.h"
#include "models/studies/designjson.h"

#include <cstdint>
#include <cstdlib>

using namespace tandem;

/// Every design that is read can be handed out and comes back from its JSON as it is; one that may
/// be unfinished comes back, too; every refusal says what is wrong.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    const Budget budget(size);
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const auto stored = studies::designFromStoredJson(bytes);
    const auto design = studies::designFromJson(bytes);
    if (!design && (design.error().what.isEmpty() || design.error().remedy.isEmpty()))
        std::abort();
    if (design && (!stored || *design != *stored || !studies::designProblems(*design).isEmpty()))
        std::abort();
    if (!stored)
        return 0;
    const auto again = studies::designFromStoredJson(studies::designJson(*stored));
    if (!again || *again != *stored)
        std::abort();
    return 0;
}
