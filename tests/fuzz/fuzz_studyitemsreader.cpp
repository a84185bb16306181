#include "budget.h"
#include "models/studies/designcheck.h"
#include "models/studies/itemcheck.h"
#include "storage/formats/studyitemsreader.h"

#include <QBuffer>
#include <QSet>

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

void checkField(const studies::Field& field)
{
    check(studies::isPlainName(field.name) && field.side >= 0 && field.side <= 2);
    for (const Utf16Span& mark : field.marks)
        check(mark.start >= 0 && mark.length > 0 && mark.end() <= field.text.size());
}

} // namespace

/// Every item that is read has a name of its own, fields with names and marks within them, and
/// scores that are numbers; every refusal says what is wrong and where.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    const Budget budget(size);
    QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    const auto items = readStudyItems({buffer, QStringLiteral("fuzzed")});
    if (!items) {
        check(!items.error().what.isEmpty() && !items.error().where.isEmpty());
        return 0;
    }
    QSet<QString> names;
    for (const studies::StudyItem& item : *items) {
        check(!item.item.name.isEmpty() && !names.contains(item.item.name));
        names.insert(item.item.name);
        for (const studies::Field& field : item.item.fields)
            checkField(field);
        for (const double score : item.source.scores)
            check(std::isfinite(score));
    }
    return 0;
}
