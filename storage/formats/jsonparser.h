#pragma once

#include "storage/formats/jsonsource.h"

#include <QByteArray>
#include <QByteArrayView>

namespace tandem {

class JsonVisitor;

/// Tells `visitor` what stands in the source, token by token; false where it or the parser stopped.
/// The one place that knows the parser. Throws what the parser throws.
bool parseJson(JsonSource& source, JsonVisitor& visitor);

/// A number of a JSON document as Python's json writes it: 1.50 is 1.5, 1e5 is 100000.0.
QByteArray spelledNumber(QByteArrayView written);

} // namespace tandem
