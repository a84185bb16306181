#include "models/rounds/stepname.h"

#include "models/wordof.h"

#include <QCoreApplication>

namespace tandem {

namespace {

struct StepNameWords
{
    Q_DECLARE_TR_FUNCTIONS(StepName)
};

} // namespace

QString stepKey(Step step)
{
    static constexpr std::array words{"paragraphs", "key_facts", "opinions"};
    return QLatin1String(wordOf(step, words));
}

QString stepName(Step step)
{
    static constexpr std::array words{QT_TRANSLATE_NOOP("StepName", "Paragraphs"),
        QT_TRANSLATE_NOOP("StepName", "Key facts"), QT_TRANSLATE_NOOP("StepName", "Opinions")};
    return StepNameWords::tr(wordOf(step, words));
}

} // namespace tandem
