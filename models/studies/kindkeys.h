#pragma once

#include "models/studies/design.h"
#include "models/studies/item.h"

#include <QList>

#include <optional>

/// The words for kinds that stand in files and commands; they are never translated.
namespace tandem::studies {

/// All kinds of studies in the order in which they are offered.
QList<Kind> studyKinds();
/// "yes_no", "pairwise", "explanation", "similarity", "good_bad", "verdict", "likert", "own".
QString studyKindKey(Kind kind);
/// Takes "goodbad" and "yesno" for it as well; none where there is no such kind.
std::optional<Kind> studyKindOfKey(const QString& key);

/// "choice", "scale", "text".
QString questionKindKey(Question::Kind kind);
std::optional<Question::Kind> questionKindOfKey(const QString& key);

/// "rated", "practice", "check".
QString itemKindKey(ItemKind kind);
std::optional<ItemKind> itemKindOfKey(const QString& key);

} // namespace tandem::studies
