#pragma once

#include <QStringList>

namespace tandem {

/// The statements that make a project of version 1: articles, discussions, paragraph rounds.
QStringList schemaVersion1();
/// From version 1 to 2: rounds about facts and opinions, language models, packets, calibration.
QStringList schemaVersion2();
/// From version 2 to 3: cases of texts, ExPerT evaluations and their reviews.
QStringList schemaVersion3();
/// From version 3 to 4: scores of outputs by judges and by imported measures.
QStringList schemaVersion4();
/// From version 4 to 5: what 0.5 keeps beside it.
QStringList schemaVersion5();
/// From version 5 to 6: reviews of evaluations become verdicts on anything that a model decided.
QStringList schemaVersion6();
/// From version 6 to 7: human studies, their raters and what these say.
QStringList schemaVersion7();
/// From version 7 to 8: articles that are edited before anybody answers about them.
QStringList schemaVersion8();
/// From version 8 to 9: what systems made of samples, judges of that, and people of these.
QStringList schemaVersion9();
/// From version 9 to 10: what users did, summaries of it, and what these let models predict.
QStringList schemaVersion10();
/// From version 10 to 11: digests of what was closed.
QStringList schemaVersion11();
/// From version 11 to 12: which kinds of verdicts there are is said by triggers.
QStringList schemaVersion12();
/// From version 12 to 13: what a file knows of its team's hub.
QStringList schemaVersion13();

/// All of them, from the first version on.
inline constexpr QStringList (*kSchemaSteps[])() = {schemaVersion1, schemaVersion2, schemaVersion3,
    schemaVersion4, schemaVersion5, schemaVersion6, schemaVersion7, schemaVersion8, schemaVersion9,
    schemaVersion10, schemaVersion11, schemaVersion12, schemaVersion13};
/// schemaDigest() of what they make; tst_schema says it.
inline constexpr char kPresentSchemaDigest[] =
    "0fea477d147f9c00c27ec290068dfebc74faf1ba4de3ca7fd86ed8f64a5f6a1b";

} // namespace tandem
