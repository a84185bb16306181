#pragma once

#include <QCoreApplication>

namespace tandem {

struct JudgeWords
{
    Q_DECLARE_TR_FUNCTIONS(JudgeWords)
};

} // namespace tandem
