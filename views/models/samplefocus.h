#pragma once

#include "models/kgds/systemoutput.h"

#include <QList>
#include <QString>

#include <optional>

namespace tandem {

/// What of samples and their items is looked at.
struct SampleFocus
{
    enum class On {
        Everything,
        NotCovered,
        ErrorOfType,       ///< see `error`
        UnknownParagraphs, ///< indices that the article lacks
        VerifiersDiffer,
        PeopleDiffer, ///< as far as the person who looks may know
        NoOpinion,    ///< of theirs
        Drawn,        ///< to be checked
    };
    On what = SampleFocus::On::Everything;
    kgds::ErrorType error = kgds::ErrorType::Misattribution; ///< of ErrorOfType alone
    bool operator==(const SampleFocus&) const = default;
};

/// Every focus there is, in the order of a menu.
QList<SampleFocus> allFocuses();
/// "Not covered", "Opinion misattribution (OM)"; translated.
QString focusName(const SampleFocus& focus);

} // namespace tandem
