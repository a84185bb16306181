#include "budget.h"
#include "models/studies/task.h"

#include <cstdint>
#include <cstdlib>

using namespace tandem;

namespace {

void checkSame(bool isSame)
{
    if (!isSame)
        std::abort();
}

} // namespace

/// What a rater's page sends, and the task that it works on: what is read comes back as it is,
/// within the bounds of one request; every refusal says what is wrong.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    const Budget budget(size);
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const auto told = studies::submissionFromJson(bytes, studies::kMaxRowsAtOnce);
    checkSame(told || !told.error().what.isEmpty());
    if (told) {
        checkSame(told->rows.size() <= studies::kMaxRowsAtOnce);
        const auto again =
            studies::submissionFromJson(studies::submissionToJson(*told), studies::kMaxRowsAtOnce);
        checkSame(again && *again == *told);
        // Nobody is asked about anything here.
        checkSame(told->rows.isEmpty() || !studies::checkSubmission(*told, {}));
    }
    const auto task = studies::taskFromJson(bytes);
    checkSame(task || !task.error().what.isEmpty());
    if (task) {
        const auto again = studies::taskFromJson(studies::taskToJson(*task));
        checkSame(again && *again == *task && studies::checkSubmission(task->given, *task));
    }
    return 0;
}
