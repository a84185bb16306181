#include "models/facts/decomposition.h"
#include "models/facts/verification.h"
#include "models/llm/batch.h"
#include "models/llm/replyparser.h"
#include "models/llm/wireformat.h"

#include <QByteArray>

#include <cstdint>
#include <cstdlib>

using namespace tandem;

namespace {

/// Every refusal says what is wrong.
template <typename T>
void check(const Expected<T>& result)
{
    if (!result && result.error().what.isEmpty())
        std::abort();
}

} // namespace

/// The bytes are taken as what a server sends, and as what a model says in it.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    llm::HttpResponse response;
    response.status = 200;
    response.contentType = "application/json";
    response.body = bytes;
    for (const auto format :
        {llm::WireFormat::OpenAi, llm::WireFormat::Anthropic, llm::WireFormat::Gemini}) {
        check(llm::decodeChat(format, response));
        check(llm::decodeModelList(format, response));
        llm::errorMessage(format, response, QStringLiteral("key"));
    }
    llm::readBatchLine(bytes);
    const QString text = QString::fromUtf8(bytes);
    check(llm::parseReply(text));
    check(readDecomposition(text));
    check(readVerification(text, 3));
    return 0;
}
