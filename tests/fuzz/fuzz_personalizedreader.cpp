#include "budget.h"
#include "personalizedwriter.h"
#include "storage/formats/personalizedreader.h"

#include <QBuffer>

#include <cstdint>
#include <cstdlib>

using namespace tandem;

namespace {

/// What is read can be written and read again, and is the same.
void checkRoundTrip(const perseval::PersonalizedDocument& document)
{
    QBuffer buffer;
    buffer.open(QIODevice::ReadWrite);
    if (!writePersonalizedDocument(buffer, document))
        std::abort();
    buffer.seek(0);
    PersonalizedReader reader(buffer, QStringLiteral("written"));
    const auto again = reader.next();
    if (!again || !*again || (*again)->id != document.id || (*again)->text != document.text ||
        (*again)->users.size() != document.users.size())
        std::abort();
}

} // namespace

/// Every document that is read has a name and summaries that fit its models, and can be written;
/// every refusal says what is wrong.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    const Budget budget(size);
    QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    PersonalizedReader reader(buffer, QStringLiteral("fuzzed"));
    for (;;) {
        const auto document = reader.next();
        if (!document) {
            if (document.error().what.isEmpty() || document.error().where.isEmpty())
                std::abort();
            return 0;
        }
        if (!*document)
            return 0;
        if ((*document)->id.isEmpty())
            std::abort();
        for (const perseval::UserSummaries& user : (*document)->users) {
            if (user.summaries.size() != (*document)->models.size())
                std::abort();
        }
        checkRoundTrip(**document);
    }
}
