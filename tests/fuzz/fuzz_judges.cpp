#include "budget.h"
#include "models/llm/wireformat.h"
#include "models/metrics/judges.h"
#include "storage/formats/scorecolumnsreader.h"

#include <QBuffer>
#include <QJsonDocument>

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

/// A server's answer, with the probabilities of its tokens.
void readAnswer(llm::WireFormat format, const QByteArray& bytes, metrics::ScoreScale scale)
{
    llm::HttpResponse response;
    response.status = 200;
    response.contentType = "application/json";
    response.body = bytes;
    const auto answer = llm::decodeChat(format, response);
    const auto reply = answer ? metrics::readJudgeScore(answer->text, scale)
                              : Expected<int>(failure(answer.error()));
    if (!reply)
        return;
    const auto judged = metrics::probabilityScore(answer->tokens, answer->text, scale);
    if (!judged)
        return;
    check(*judged->value >= scale.low - 1e-9 && *judged->value <= scale.high + 1e-9);
    const auto again = metrics::scoreOfDetail(judged->detail);
    check(again && *again && std::abs(**again - *judged->value) < 1e-9);
}

} // namespace

/// Replies and answers of judges, details of scores, tables of scores: what can be read is within
/// its bounds. The first byte chooses the scale and the format.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    const Budget budget(size);
    if (size == 0)
        return 0;
    const QByteArray bytes(reinterpret_cast<const char*>(data + 1), qsizetype(size - 1));
    const auto judge = static_cast<metrics::Judge>(data[0] % 3);
    const metrics::ScoreScale scale = metrics::judgeScale(judge);
    if (const auto score = metrics::readJudgeScore(QString::fromUtf8(bytes), scale))
        check(*score >= scale.low && *score <= scale.high);
    readAnswer(static_cast<llm::WireFormat>(data[0] / 3 % 3), bytes, scale);
    (void)metrics::scoreOfDetail(QJsonDocument::fromJson(bytes).object());
    QBuffer table;
    table.setData(bytes);
    table.open(QIODevice::ReadOnly);
    if (const auto scores = readScoreColumns({table, QStringLiteral("f")})) {
        check(!scores->names.isEmpty());
        for (const ScoreRow& row : scores->rows)
            check(!row.id.isEmpty() && row.values.size() == scores->names.size());
    }
    return 0;
}
