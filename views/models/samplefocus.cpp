#include "views/models/samplefocus.h"

#include "views/models/systemsamplewords.h"

namespace tandem {

QList<SampleFocus> allFocuses()
{
    QList<SampleFocus> all{{SampleFocus::On::Everything}, {SampleFocus::On::NotCovered}};
    for (const kgds::ErrorType error : kgds::kErrorOrder)
        all.append({SampleFocus::On::ErrorOfType, error});
    for (const SampleFocus::On what :
        {SampleFocus::On::UnknownParagraphs, SampleFocus::On::VerifiersDiffer,
            SampleFocus::On::PeopleDiffer, SampleFocus::On::NoOpinion, SampleFocus::On::Drawn})
        all.append({what});
    return all;
}

QString focusName(const SampleFocus& focus)
{
    switch (focus.what) {
    case SampleFocus::On::NotCovered:
        return SystemSampleWords::tr("Not covered");
    case SampleFocus::On::ErrorOfType:
        return SystemSampleWords::tr("%1: %2", "short name, name of a type of error")
            .arg(kgds::errorKey(focus.error).toUpper(), kgds::errorName(focus.error));
    case SampleFocus::On::UnknownParagraphs:
        return SystemSampleWords::tr("Nonexistent paragraphs");
    case SampleFocus::On::VerifiersDiffer:
        return SystemSampleWords::tr("Judges disagree");
    case SampleFocus::On::PeopleDiffer:
        return SystemSampleWords::tr("Reviewers disagree");
    case SampleFocus::On::NoOpinion:
        return SystemSampleWords::tr("Not reviewed by you");
    case SampleFocus::On::Drawn:
        return SystemSampleWords::tr("Drawn for audit");
    case SampleFocus::On::Everything:
        break;
    }
    return SystemSampleWords::tr("All");
}

} // namespace tandem
