#pragma once

#include "models/error.h"
#include "models/expert/textcase.h"
#include "storage/formats/recordreader.h"

#include <QString>
#include <QStringList>

namespace tandem {

/// Which texts a case cannot do without, beside what is asked of it.
enum class CaseNeeds { ExpectedText, Nothing };

/// How cases stand in a file.
RecordShape casesShape();
/// The keys that a table's columns stand for, from their names as written.
QStringList caseKeysOf(const QStringList& columns);
/// Whether any of these is a key of a case.
bool hasCaseColumn(const QStringList& keys);
/// Whether one of these is the key of a text that was expected, or that a system made: what cases,
/// and pairs of texts, are about.
bool hasCaseTexts(const QStringList& keys);
/// The same of texts that a system made alone.
bool hasOutputText(const QStringList& keys);

/// The case that a record of a file tells of; readCases() says which keys it may have. `profile`
/// and `outputs` may be texts that hold JSON, as those of a table are.
Expected<expert::TextCase> textCaseFrom(
    const Record& record, CaseNeeds needs = CaseNeeds::ExpectedText);

} // namespace tandem
