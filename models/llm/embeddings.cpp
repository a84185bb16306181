#include "models/llm/embeddings.h"

#include "models/llm/wireformats.h"
#include "models/llm/wirejson.h"
#include "models/words.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tandem::llm {

namespace {

tl::unexpected<Error> badVectors(const QString& what, const QString& pointer)
{
    return failure(ErrorCode::Corrupt, what, pointer,
        LlmWords::tr("Check that the model is an embedding model."));
}

/// The places of the vectors among the texts: `index` of each entry; where none has one, their
/// order.
Expected<std::vector<std::size_t>> placesOf(const QJsonArray& entries, const QString& list)
{
    const QLatin1String index("index");
    std::vector<std::size_t> places;
    std::vector<char> isTaken(std::size_t(entries.size()), 0);
    const bool hasIndex = std::any_of(entries.begin(), entries.end(),
        [&](const QJsonValue& entry) { return !entry[index].isUndefined(); });
    for (qsizetype i = 0; i < entries.size(); ++i) {
        const double place = hasIndex ? entries.at(i)[index].toDouble(-1.0) : double(i);
        const bool isPlace =
            place >= 0.0 && place < double(entries.size()) && place == std::floor(place);
        if (!isPlace || isTaken[std::size_t(place)] != 0)
            return badVectors(LlmWords::tr("The server's vectors are not numbered 0 to %1, each "
                                           "once.")
                                  .arg(entries.size() - 1),
                QStringLiteral("%1/%2/index").arg(list, QString::number(i)));
        isTaken[std::size_t(place)] = 1;
        places.push_back(std::size_t(place));
    }
    return places;
}

Expected<EmbeddingVector> vectorIn(const QJsonValue& value, const QString& pointer)
{
    const QJsonArray numbers = value.toArray();
    if (numbers.isEmpty() || numbers.size() > kMostDimensions)
        return badVectors(LlmWords::tr("The server sent no list of 1 to %1 numbers for a text.")
                              .arg(kMostDimensions),
            pointer);
    EmbeddingVector vector;
    vector.reserve(std::size_t(numbers.size()));
    for (const QJsonValue& number : numbers) {
        const double coordinate = number.toDouble();
        // Not of NaN either.
        const bool fits = std::abs(coordinate) <= double(std::numeric_limits<float>::max());
        if (!number.isDouble() || !fits)
            return badVectors(LlmWords::tr("A vector from the server contains a value that is not "
                                           "a finite number."),
                QStringLiteral("%1/%2").arg(pointer, QString::number(vector.size())));
        vector.push_back(float(coordinate));
    }
    if (std::all_of(vector.begin(), vector.end(), [](float number) { return number == 0.0F; }))
        return badVectors(LlmWords::tr("A vector from the server is all zeros."), pointer);
    return vector;
}

/// Where a format has its vectors.
struct EmbeddingLayout
{
    QLatin1String list;
    QLatin1String numbers;
};

EmbeddingLayout layoutOf(WireFormat format)
{
    return format == WireFormat::Gemini
               ? EmbeddingLayout{QLatin1String("embeddings"), QLatin1String("values")}
               : EmbeddingLayout{QLatin1String("data"), QLatin1String("embedding")};
}

Usage inputOnly(const Usage& usage)
{
    // Some servers say 0 where they do not count.
    return usage.input > 0 ? Usage{usage.input, 0} : Usage{};
}

} // namespace

Expected<void> checkEmbeds(WireFormat format)
{
    if (format != WireFormat::Anthropic)
        return {};
    return failure(ErrorCode::Refused, LlmWords::tr("Anthropic's API has no embeddings."), {},
        LlmWords::tr("Choose an OpenAI-compatible or a Gemini endpoint."));
}

Expected<EmbeddingReply> decodeEmbeddings(
    WireFormat format, const EmbeddingRequest& request, const HttpResponse& response)
{
    TANDEM_TRY(body, bodyObject(response));
    const EmbeddingLayout layout = layoutOf(format);
    const QString list = QLatin1Char('/') + layout.list;
    if (!body->value(layout.list).isArray())
        return badVectors(LlmWords::tr("The server's reply contains no embeddings."), list);
    const QJsonArray entries = body->value(layout.list).toArray();
    if (entries.size() != request.texts.size())
        return badVectors(LlmWords::tr("The server sent %1 vectors for %2 texts.")
                              .arg(entries.size())
                              .arg(request.texts.size()),
            list);
    TANDEM_TRY(places, placesOf(entries, list));
    EmbeddingReply reply;
    reply.vectors.resize(places->size());
    std::size_t length = std::size_t(request.dimensions);
    for (std::size_t i = 0; i < places->size(); ++i) {
        const QString pointer =
            QStringLiteral("%1/%2/%3").arg(list, QString::number(i), layout.numbers);
        TANDEM_TRY_VAR(vector, vectorIn(entries.at(qsizetype(i))[layout.numbers], pointer));
        length = length == 0 ? vector->size() : length;
        if (vector->size() != length)
            return badVectors(LlmWords::tr("The server sent a vector of %1 numbers where %2 were "
                                           "expected.")
                                  .arg(vector->size())
                                  .arg(length),
                pointer);
        reply.vectors[places->at(i)] = std::move(*vector);
    }
    reply.usage =
        inputOnly(format == WireFormat::Gemini ? gemini::usageOf(*body) : openai::usageOf(*body));
    return reply;
}

double cosine(const EmbeddingVector& one, const EmbeddingVector& other)
{
    double product = 0.0;
    double squares = 0.0;
    double otherSquares = 0.0;
    for (std::size_t i = 0; i < one.size(); ++i) {
        product += double(one[i]) * double(other[i]);
        squares += double(one[i]) * double(one[i]);
        otherSquares += double(other[i]) * double(other[i]);
    }
    // One root of both: of a number's square it is that number again, without rounding.
    return std::clamp(product / std::sqrt(squares * otherSquares), -1.0, 1.0);
}

} // namespace tandem::llm
