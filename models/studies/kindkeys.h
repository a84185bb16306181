#pragma once

#include "models/studies/design.h"
#include "models/studies/item.h"

#include <QList>

#include <optional>

/// The words for kinds that stand in files and commands; they are never translated.
namespace tandem::studies {

/// All kinds of studies in the order in which they are offered.
QList<Kind> studyKinds();
/// "yesno", "pairwise", "explanation", "similarity", "goodbad", "verdict", "likert", "own".
QString studyKindKey(Kind kind);
/// Takes "good_bad" and "yes_no" for it as well; none where there is no such kind.
std::optional<Kind> studyKindOfKey(const QString& key);

/// "choice", "scale", "text".
QString questionKindKey(Question::Kind kind);
std::optional<Question::Kind> questionKindOfKey(const QString& key);

/// "rated", "practice", "check".
QString itemKindKey(ItemKind kind);

} // namespace tandem::studies
