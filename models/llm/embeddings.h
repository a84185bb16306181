#pragma once

#include "models/error.h"
#include "models/llm/chat.h"
#include "models/llm/wireformat.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace tandem::llm {

/// The most texts of one request (Gemini takes no more), and the most numbers of a vector.
inline constexpr int kMostTextsAtOnce = 100;
inline constexpr int kMostDimensions = 65'536;

/// Texts of which a model is asked for vectors.
struct EmbeddingRequest
{
    QString model;      ///< empty: the endpoint's
    QStringList texts;  ///< 1 to kMostTextsAtOnce, none empty
    int dimensions = 0; ///< numbers of each vector; 0: as the model has them
    bool operator==(const EmbeddingRequest&) const = default;
};

using EmbeddingVector = std::vector<float>;

/// What a server answered: one vector a text, in their order.
struct EmbeddingReply
{
    std::vector<EmbeddingVector> vectors; ///< equally long, finite, none all zero
    Usage usage;                          ///< output is 0, or -1 with an unknown input
};

/// Whether servers of this format embed texts at all. Refused where not, and says so.
Expected<void> checkEmbeds(WireFormat format);

/// The request in the endpoint's format, which checkEmbeds() allows.
HttpRequest encodeEmbeddings(
    const Endpoint& endpoint, const EmbeddingRequest& request, const QString& key);

/// Reads a successful (2xx) response to `request`. Errors as of decodeChat() where it is no JSON,
/// is cut off or reports an error; Corrupt, with the place as a JSON pointer, where it is an answer
/// that does not hold: not one vector for each text, an index that is missing, foreign or there
/// twice, vectors of different lengths or not of the length that was wanted, numbers that are none,
/// or a vector that is all zero. The sentences quote nothing of the body.
Expected<EmbeddingReply> decodeEmbeddings(
    WireFormat format, const EmbeddingRequest& request, const HttpResponse& response);

/// The cosine of the angle between two equally long vectors that are not all zero, -1 to 1; exactly
/// 1 of a vector with itself.
double cosine(const EmbeddingVector& one, const EmbeddingVector& other);

} // namespace tandem::llm
