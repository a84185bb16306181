#include "budget.h"
#include "storage/formats/predictedsummaries.h"
#include "storage/formats/summaryvaluesreader.h"
#include "storage/formats/tasktemplatesreader.h"
#include "storage/formats/usersummariesreader.h"
#include "storage/repositories/timelinejson.h"

#include <QBuffer>

#include <cmath>
#include <cstdint>
#include <cstdlib>

using namespace tandem;

namespace {

void check(bool holds)
{
    if (!holds)
        std::abort();
}

template <typename Reader>
auto readWith(Reader reader, const QByteArray& bytes)
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    return reader(Input(buffer, QStringLiteral("f")));
}

void checkSummaries(const QByteArray& bytes)
{
    const auto rows = readWith(readUserSummaries, bytes);
    if (!rows)
        return;
    check(!rows->isEmpty());
    for (const UserSummaryRow& row : *rows)
        check(!row.user.isEmpty() && !row.summary.isEmpty() && row.line > 0);
}

void checkPredicted(const QByteArray& bytes)
{
    const auto rows = readWith(usersum::readPredictions, bytes);
    if (!rows)
        return;
    for (const usersum::PredictionRow& row : *rows) {
        check(!row.predicted.user.isEmpty() && row.line > 0);
        check(row.said.size() == row.predicted.tasks.size());
    }
}

void checkValues(const QByteArray& bytes)
{
    const auto values = readWith(readSummaryValues, bytes);
    if (!values)
        return;
    check(!values->measures.isEmpty());
    for (const SummaryValuesRow& row : values->rows) {
        check(!row.user.isEmpty() && row.values.size() == values->measures.size());
        for (const std::optional<double>& value : row.values)
            check(!value || std::isfinite(*value));
    }
}

void checkTasksOf(const QByteArray& bytes)
{
    if (const auto tasks = readWith(readTaskTemplates, bytes)) {
        FuturePlan plan;
        plan.tasks = *tasks;
        const auto again = futurePlanIn(futurePlanJson(plan));
        check(again && *again == plan);
    }
}

/// What a project file holds may have been altered.
void checkStored(const QByteArray& bytes)
{
    if (const auto activities = activitiesIn(bytes)) {
        const auto again = activitiesIn(activitiesJson(*activities));
        check(again && *again == *activities);
    }
    if (const auto plan = futurePlanIn(bytes)) {
        const auto again = futurePlanIn(futurePlanJson(*plan));
        check(again && *again == *plan);
    }
}

} // namespace

/// The first byte chooses what the rest is read as. What can be read holds what its reader
/// promises.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    const Budget budget(size);
    if (size == 0)
        return 0;
    const QByteArray bytes(reinterpret_cast<const char*>(data + 1), qsizetype(size - 1));
    switch (unsigned(data[0] - '0') % 5) {
    case 0:
        checkSummaries(bytes);
        break;
    case 1:
        checkValues(bytes);
        break;
    case 2:
        checkTasksOf(bytes);
        break;
    case 4:
        checkPredicted(bytes);
        break;
    default:
        checkStored(bytes);
    }
    return 0;
}
