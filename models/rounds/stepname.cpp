#include "models/rounds/stepname.h"

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
    switch (step) {
    case Step::Paragraphs:
        return QStringLiteral("paragraphs");
    case Step::KeyFacts:
        return QStringLiteral("key_facts");
    case Step::Opinions:
        break;
    }
    return QStringLiteral("opinions");
}

QString stepName(Step step)
{
    switch (step) {
    case Step::Paragraphs:
        return StepNameWords::tr("Paragraphs");
    case Step::KeyFacts:
        return StepNameWords::tr("Key facts");
    case Step::Opinions:
        break;
    }
    return StepNameWords::tr("Opinions");
}

} // namespace tandem
