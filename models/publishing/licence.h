#pragma once

#include "models/fields/field.h"

#include <QString>

#include <span>

namespace tandem::publishing {

/// Under which a dataset can be published.
enum class Licence {
    None, ///< not chosen
    CcBy4,
    CcBySa4,
    CcByNc4,
    CcByNcSa4,
    Cc0,
    OdcBy,
    Odbl,
    Mit,
    Apache2,
};

/// What is known of a licence.
struct LicenceFacts
{
    QString spdx; ///< identifier in the list of SPDX, "CC-BY-4.0"; empty: not chosen
    QString name; ///< full, English
    QString url;  ///< of its legal text
    QString hub;  ///< its name in the front matter of dataset cards, "cc-by-4.0"
};

LicenceFacts factsOf(Licence licence);
/// The words of a field for it.
std::span<const fields::Word> licenceWords();

/// Returns the text of a file LICENSE: of the MIT licence all of it, of others the notice that
/// applies them, with name, SPDX identifier and the address of the legal text, which is not
/// repeated. `holder` is who publishes, `year` that of publishing.
QString licenceText(Licence licence, const QString& holder, const QString& year);

} // namespace tandem::publishing
