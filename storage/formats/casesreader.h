#pragma once

#include "models/error.h"
#include "models/expert/textcase.h"
#include "storage/formats/caserow.h"
#include "storage/formats/openfile.h"

#include <functional>

namespace tandem {

/// What a file about ExPerT's cases can be.
enum class CasesFormat {
    Json,      ///< a list of records, or one record
    JsonLines, ///< a record in each line
    Csv,       ///< a header and a record in each row
    Result,    ///< a result of expert_score, which readExpertResult() reads
};

/// Decides by the first bytes, and by the suffix only where these leave it open. NotFound,
/// Unreadable; InvalidInput where it is nothing of this, or empty.
Expected<CasesFormat> casesFormatOf(const QString& path);

struct JsonHead;
/// Whether JSON that begins so is a result of expert_score.
bool isResult(const JsonHead& head);
/// The columns that the first line of a table names, as keys of a case.
QStringList caseColumnsIn(const QByteArray& head);

/// Takes one case; `place` is where it stands, for messages. An error ends the reading and is
/// handed on as it is.
using TextCaseSink =
    std::function<Expected<void>(expert::TextCase&& textCase, const QString& place)>;

/// Reads cases one by one and returns the number of records. The keys of a record, the first that
/// has a value counting:
/// - the prompt: `input`, `prompt`, `question`, `query`; may be missing;
/// - the expected text: `reference`, `expected_output`, `expected output`, `expected`, `answer`,
///   `gold`, `target`; needed unless `needs` says otherwise;
/// - the generated text: `output`, `generated`, `generated_output`, `candidate`, `prediction`,
///   `hypothesis` (so that pairs of texts are cases too), by the system `system` or `model`; or
///   several systems' texts as `outputs`: {SYSTEM: text} or [{"system", "output"}]. None of them:
///   the case is still to be generated. One case may also take several records, one for each
///   system, with the same name, prompt and expected text;
/// - the name: `id` (a text or number), `name`, `author`, `reviewerId`, `user_id`;
/// - the person's earlier texts: `profile`, a list of texts or of objects with `text`, `abstract`,
///   `content`, `reviewText`, `body` or `email`, and maybe `title`, `summary` or `subject`.
/// In LongLaMP's files `output` is what the person wrote: it is taken so in a record that has no
/// expected text, `outputs` or `system` but a `profile` or one of the names behind `id`. In CSV the
/// header names the columns so, upper case or lower, and `profile` and `outputs` hold JSON. Other
/// keys are ignored, null is none. Errors: Unreadable, Cancelled, TooLarge beyond limits.h (JSONL
/// has bounds on a line only, CSV 64 MiB), InvalidInput with file, line and JSON pointer: no such
/// text, a wrong type, a key twice, no record at all.
Expected<qint64> readCases(const QString& path, const TextCaseSink& sink,
    const ReadProgress& progress = {}, CaseNeeds needs = CaseNeeds::ExpectedText);

/// The same of what is in this format. Refused for CasesFormat::Result.
Expected<qint64> readCases(const Input& input, CasesFormat format, const TextCaseSink& sink,
    const ReadProgress& progress = {}, CaseNeeds needs = CaseNeeds::ExpectedText);

} // namespace tandem
