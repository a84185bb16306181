#include "storage/runs/kindfields.h"

namespace tandem {

fields::Field samplesField()
{
    return fields::items("samples", &RunOptions::samples, fields::Names::Samples,
        QT_TRANSLATE_NOOP("FieldWords", "Samp&les"),
        {.placeholder = QT_TRANSLATE_NOOP("FieldWords", "all, or numbers such as 1-4, 7")});
}

fields::Fields paragraphFields(const char* redone)
{
    return {fields::flag(
                "supporting", &RunOptions::supporting, nullptr, {.kept = fields::Kept::FileOnly}),
        fields::flag(
            "nonsupporting", &RunOptions::nonsupporting, nullptr, {.kept = fields::Kept::FileOnly}),
        samplesField(),
        fields::flag("replace", &RunOptions::replace, redone, {.choosesItems = true})};
}

} // namespace tandem
