#pragma once

#include "models/error.h"

#include <QString>
#include <QStringList>

namespace tandem {

/// What a path that a user gives can be.
enum class InputKind {
    Kgds,
    ArticleJson,
    ArticleJsonl,
    TextArticle,
    Folder,
    TandemProject,
    Cases,        ///< cases or pairs of texts, which readCases() reads
    ExpertResult, ///< a result of expert_score
};

/// Decides by the first bytes, and by the suffix only where these leave it open. JSON that is
/// already wrong at its beginning is given the kind that it most resembles, so that its reader can
/// name the place. NotFound or Unreadable: the path does not open. InvalidInput: an empty file;
/// JSON in UTF-16, or without a key that is known here; anything else, listing what is accepted.
Expected<InputKind> inputKindOf(const QString& path);

/// Files of an evaluation, told apart by what is in them.
struct EvaluationFiles
{
    QString result;    ///< of expert_score; empty: none
    QStringList cases; ///< cases and pairs; beside a result its texts
    QStringList other; ///< what is of no evaluation
};
/// Looks into each; only the first result counts as one. For a worker.
EvaluationFiles evaluationFiles(const QStringList& paths);

} // namespace tandem
