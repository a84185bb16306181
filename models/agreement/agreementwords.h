#pragma once

#include <QCoreApplication>

namespace tandem {

/// Translates the texts of models/agreement.
struct AgreementWords
{
    Q_DECLARE_TR_FUNCTIONS(AgreementWords)
};

} // namespace tandem
