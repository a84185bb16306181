#pragma once

#include "models/error.h"
#include "models/fields/field.h"
#include "models/metrics/measure.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <optional>

namespace tandem {

/// Which end of a measure's range is the better one.
enum class BetterScore { Higher, Lower };

/// A measure that a program of the user's computes, or an embedding model at one of the user's
/// endpoints, as its file states it (docs/external-measures.md).
struct ProgramMeasure
{
    QString key;         ///< the file's name without its suffix; in tables and on the command line
    QString name;        ///< as papers write it; empty: the key
    QString description; ///< for the list of measures; may be empty
    QString command;
    QString versionCommand; ///< prints the version; empty: scores are kept whatever the version
    QString score = QStringLiteral("score"); ///< which of the scores that the command gives
    std::optional<double> least;             ///< of the range; none: without a bound
    std::optional<double> most;
    BetterScore better = BetterScore::Higher;
    bool isSymmetric = false; ///< the score is the same with the texts swapped
    /// What becomes of the scores with each of several references: their Mean or the Best.
    metrics::SeveralReferences references = metrics::SeveralReferences::Mean;
    int batch = 64;     ///< pairs that the command gets at a time
    int timeout = 600;  ///< seconds for a batch; the first one includes loading a model
    QString endpoint;   ///< of the model, by its name; empty: a command computes the measure
    QString model;      ///< whose vectors are compared by their cosine
    int dimensions = 0; ///< that the vectors are to have; 0: as the model has them
    bool operator==(const ProgramMeasure&) const = default;

    bool isEmbedding() const { return !endpoint.isEmpty() || !model.isEmpty(); }
    QString shownName() const;
};

/// The settings of a measure, of ProgramMeasure, in the order of a form.
const fields::Fields& programMeasureFields();

/// Splits a command into its words as a shell would, of which none runs it: quotes hold a word
/// together. InvalidInput where it is empty, a quote is not closed, or a word is one that only a
/// shell understands (a pipe, a redirection).
Expected<QStringList> commandWords(const QString& command);

/// What is wrong with a measure as the user set it up, if anything: the key (letters, digits, _ .
/// -, neither a built-in measure's nor, by perseval::comparedKey(), one of PerSEval's), the
/// command, the range. InvalidInput with one sentence.
Expected<void> checkProgramMeasure(const ProgramMeasure& measure);

/// Reads what a file states. InvalidInput names the setting that is unknown or has no valid value:
/// what is misspelled would otherwise turn a score round silently.
Expected<ProgramMeasure> programMeasureFromJson(const QString& key, const QJsonObject& file);

} // namespace tandem
