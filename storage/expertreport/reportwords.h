#pragma once

#include <QCoreApplication>

namespace tandem {

/// Translates the texts of storage/expertreport.
struct ReportWords
{
    Q_DECLARE_TR_FUNCTIONS(ReportWords)
};

} // namespace tandem
