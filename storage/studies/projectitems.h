#pragma once

#include "models/error.h"
#include "models/studies/design.h"
#include "models/studies/item.h"
#include "models/studies/sampling.h"
#include "storage/changes/change.h"
#include "storage/repositories/evaluationrepository.h"

#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace tandem {

class Database;
class Input;

/// What of a project people can be asked about.
enum class ItemOrigin {
    Paragraphs,
    Facts,
    Outputs, ///< of systems: two of a case side by side where the design compares, else each alone
    Explanations, ///< of ExPerT, two of a case side by side
    Decisions,    ///< that a model took about aspects
};

/// Which items are made of a project.
struct AskedItems
{
    ItemOrigin from = ItemOrigin::Paragraphs;
    studies::Kind kind = studies::Kind::Own; ///< of the study: decides what becomes of outputs
    QStringList systems;                     ///< empty: all
    std::optional<EvaluationSet> set;        ///< that explains; none: the newest
    studies::Sampling sampling = studies::Sampling::All;
    qsizetype size = 0; ///< how many are sampled; nothing to All
    quint32 seed = 1;
};

/// The words of files and commands: "paragraphs", "facts", "outputs", "explanations", "decisions";
/// "all", "random", "stratified", "disagreement". They are never translated.
QString itemOriginKey(ItemOrigin origin);
QString samplingKey(studies::Sampling sampling);

/// What a study's history says of items that were made so: {"from", "sampling", "size", "seed"}.
QJsonObject askedItemsJson(const AskedItems& asked);

/// The items of what is in use in the project, in its order; of outputs and explanations with the
/// scores that the project has of them. NotFound where the project has nothing of the kind,
/// TooLarge where it has more than a study may have, Cancelled. Reads the whole project: for a
/// worker.
Expected<QList<studies::StudyItem>> projectItems(
    Database& database, const AskedItems& asked, const CancelFlag& cancel = {});

/// The pairs of PerSEval's survey from a file of documents with their users' summaries; NotFound
/// where none of them has two users and a model in common, errors of PersonalizedReader.
Expected<QList<studies::StudyItem>> surveyItemsOf(const Input& input, quint32 seed);

} // namespace tandem
