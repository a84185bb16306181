#pragma once

#include "models/error.h"
#include "models/expert/textcase.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <string_view>

namespace tandem {

/// Which texts a case cannot do without, beside what is asked of it.
enum class CaseNeeds { ExpectedText, Nothing };

/// What is wrong with a case as a file has it.
struct CaseProblem
{
    QString inner; ///< JSON pointer of the value within the record; empty: the record itself
    QString what;
    QString remedy;
};

/// Whether readCases() makes something of this key of a record.
bool isCaseKey(std::string_view key);

/// The names of a table's columns as textCaseFrom() knows them; others stay as they are.
QStringList caseColumns(const QStringList& header);
/// Whether any of caseColumns() is a key of a case.
bool hasCaseColumn(const QStringList& columns);

/// The case that a record of a file tells of; readCases() says which keys it may have. Text cells
/// of a table are taken as if each were the JSON text, except `profile` and `outputs`, which may
/// hold JSON.
tl::expected<expert::TextCase, CaseProblem> textCaseFrom(
    const QJsonObject& record, CaseNeeds needs = CaseNeeds::ExpectedText);

} // namespace tandem
