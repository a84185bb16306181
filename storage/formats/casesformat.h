#pragma once

#include "models/error.h"

#include <QString>

namespace tandem {

/// What a file about ExPerT's cases can be.
enum class CasesFormat {
    Json,      ///< a list of records, or one record
    JsonLines, ///< a record in each line
    Csv,       ///< a header and a record in each row
    Result,    ///< a result of expert_score, which readExpertResult() reads
};

/// Decides by the first bytes, and by the suffix only where these leave it open. NotFound,
/// Unreadable; InvalidInput where it is nothing of this, or empty.
Expected<CasesFormat> casesFormatOf(const QString& path);

} // namespace tandem
