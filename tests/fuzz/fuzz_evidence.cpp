#include "budget.h"
#include "models/expert/evidence.h"
#include "models/expert/firsttokens.h"

#include <QByteArray>

#include <cstdint>
#include <cstdlib>

using namespace tandem;
using namespace tandem::expert;

/// The first line is taken as a piece of evidence, what is behind it as the text.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    const Budget budget(size);
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const qsizetype line = qMax<qsizetype>(bytes.indexOf('\n'), 0);
    const QString evidence = QString::fromUtf8(bytes.first(line));
    const QString text = QString::fromUtf8(bytes.sliced(line));
    const auto places = locateEvidence(text, {{QString(), QString(), {evidence, evidence}}});
    if (places.size() != 2)
        std::abort();
    for (const EvidencePlace& place : places) {
        const Utf16Span& span = place.span;
        const bool lies =
            span.start >= 0 && span.length >= 0 && span.start + span.length <= text.size();
        if (!lies || (span.length == 0) != (place.fit == EvidenceFit::Absent))
            std::abort();
    }
    const FirstTokens cut = firstTokens(text, 16);
    if (cut.tokensRead > 16 || !text.startsWith(cut.text))
        std::abort();
    return 0;
}
