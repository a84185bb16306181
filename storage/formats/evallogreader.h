#pragma once

#include "models/error.h"
#include "storage/formats/openfile.h"

#include <QList>
#include <QString>

#include <optional>

/// What programs of evaluation write of their judgments: logs of Inspect, results of promptfoo.
namespace tandem {

enum class EvalProgram { Inspect, Promptfoo };

/// A scorer's or judge's word on an output.
struct LoggedScore
{
    QString measure;             ///< of the scorer, metric or assertion; each once in an output
    std::optional<double> value; ///< finite; none: there is no number
    QString reason;              ///< may be empty
    QString answer;              ///< what was taken as the output's answer; may be empty
};

/// An output for a case, with its scores.
struct LoggedOutput
{
    QString id; ///< of the case
    QString prompt;
    QString expected; ///< may be empty
    QString system;
    QString text;
    QList<LoggedScore> scores;
    QString place; ///< in the file, for messages
};

struct EvalLog
{
    EvalProgram program = EvalProgram::Inspect;
    QList<LoggedOutput> outputs; ///< in the file's order; of an archive by the names of its files
    qint64 withoutOutput = 0;    ///< samples that failed, or whose output is no text
};

/// Reads a log of Inspect (inspect_ai, EvalLog of version 2): .json, or .eval, an archive with a
/// file for each sample; or results of promptfoo (`--output`, version 3): .json, or .jsonl, a
/// result in each line. In Inspect C, P, I and N are 1, 0.5, 0 and 0, as it counts them, and true
/// and false 1 and 0; a value of several parts is a measure for each. In promptfoo each assertion
/// is a measure, by its metric or else its type, beside the whole score. The system is the model or
/// the provider; of an epoch behind the first its number is added. NotFound, Unreadable; TooLarge
/// above 100,000 outputs, 512 MiB of texts or what limits.h and the archive's bounds say;
/// InvalidInput with the place: another file, a sample without id, input or scores of another type.
Expected<EvalLog> readEvalLog(const Input& input);

} // namespace tandem
