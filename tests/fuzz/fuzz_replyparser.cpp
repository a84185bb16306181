#include "budget.h"
#include "models/expert/alignment.h"
#include "models/expert/extraction.h"
#include "models/expert/matching.h"
#include "models/expert/pairjudge.h"
#include "models/expert/personalized.h"
#include "models/facts/decomposition.h"
#include "models/facts/verification.h"
#include "models/kgds/backgroundjudge.h"
#include "models/kgds/errordetection.h"
#include "models/kgds/opinionverification.h"
#include "models/kgds/summaries.h"
#include "models/llm/batch.h"
#include "models/llm/embeddings.h"
#include "models/llm/replyparser.h"
#include "models/llm/wireformat.h"
#include "models/usersum/hierarchy.h"
#include "models/usersum/prediction.h"
#include "models/usersum/summaryjudge.h"

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

void checkExpertReaders(const QString& text)
{
    const auto aspects = expert::readExtraction(text);
    check(aspects);
    const QList<expert::Aspect> others{
        {QStringLiteral("Tool"), {}, {}}, {QStringLiteral("2"), {}, {}}};
    const auto match = expert::readMatch(text, others);
    check(match);
    if (match && match->matched && (!match->other || *match->other < 0 || *match->other > 1))
        std::abort();
    check(expert::readAlignment(text));
    check(expert::readPairChoice(text));
    check(expert::readPersonalized(text));
}

/// Vectors that are taken can be compared.
void checkEmbeddings(llm::WireFormat format, const llm::HttpResponse& response)
{
    const llm::EmbeddingRequest request{{}, {QStringLiteral("a"), QStringLiteral("b")}, 0};
    const auto reply = llm::decodeEmbeddings(format, request, response);
    check(reply);
    if (!reply)
        return;
    const double cosine = llm::cosine(reply->vectors.at(0), reply->vectors.at(1));
    if (!(cosine >= -1.0 && cosine <= 1.0))
        std::abort();
}

/// What systems on a benchmark and their judges say, and an article of these words.
void checkSystemReaders(const QString& text)
{
    for (const kgds::ChunkKind kind : kgds::kChunkKinds) {
        const QList<kgds::Chunk> chunks =
            kgds::chunksOf({{1, text, kgds::ParagraphLabel::Supporting, {}, {}}}, kind);
        const auto summary = kgds::readExtractiveSummary(text, kind);
        check(summary);
        if (!summary)
            continue;
        if (summary->opinions.isEmpty() || summary->opinions.contains(QChar()) ||
            summary->paragraphs.size() > kgds::kMostChosen)
            std::abort();
        kgds::chosenParagraphs(chunks, kind, summary->paragraphs);
    }
    const auto written = kgds::readAbstractiveSummary(text);
    check(written);
    if (written && (written->background.contains(QChar()) || written->opinions.isEmpty()))
        std::abort();
    check(kgds::readOpinionVerdicts(text, 3));
    check(kgds::readError(text));
    const auto choice = kgds::readBackgroundChoice(text);
    check(choice);
    if (choice && choice->selection != 1 && choice->selection != 2)
        std::abort();
}

/// What models say of users, of summaries of them, and of what they do next.
void checkUserReaders(const QString& text)
{
    const auto summary = usersum::readUserSummary(text);
    check(summary);
    if (summary && usersum::UserSummary::fromText(summary->text()) != *summary)
        std::abort();
    check(usersum::readQueryVerdict(text));
    const auto pairs = usersum::readFactPairs(text);
    check(pairs);
    if (pairs && pairs->size() > usersum::kMostPairs)
        std::abort();
    const auto verdicts = usersum::readPairVerdicts(text, 2);
    check(verdicts);
    if (verdicts && verdicts->size() != 2)
        std::abort();
    const QStringList choices{QStringLiteral("yes"), QStringLiteral("2"), text.left(40)};
    const auto place = usersum::readPrediction(text, choices);
    check(place);
    if (place && (*place < 0 || *place >= choices.size()))
        std::abort();
    check(usersum::readSummaryRating(text));
    if (const auto part = usersum::SummaryPart::fromKey(text); part && part->key() != text)
        std::abort();
}

} // namespace

/// The bytes are taken as what a server sends, and as what a model says in it.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    const Budget budget(size);
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    llm::HttpResponse response;
    response.status = 200;
    response.contentType = "application/json";
    response.body = bytes;
    for (const auto format :
        {llm::WireFormat::OpenAi, llm::WireFormat::Anthropic, llm::WireFormat::Gemini}) {
        check(llm::decodeChat(format, response));
        check(llm::decodeModelList(format, response));
        checkEmbeddings(format, response);
        llm::errorMessage(format, response, QStringLiteral("key"));
        llm::readBatchLine(bytes, format);
    }
    const QString text = QString::fromUtf8(bytes);
    check(llm::parseReply(text));
    check(readDecomposition(text));
    check(readVerification(text, 3));
    checkExpertReaders(text);
    checkSystemReaders(text);
    checkUserReaders(text);
    return 0;
}
