#pragma once

#include <QString>
#include <QStringView>

namespace tandem::llm {

/// One attempt at reading JSON, written carelessly, from a bracket on.
struct RepairAttempt
{
    enum class End {
        Done,      ///< one whole value was read
        NotJson,   ///< the bracket belongs to prose, such as "[see below]"
        Malformed, ///< it is JSON, but broken in a way that is not mended
        CutOff,    ///< the text ends within it
        TooDeep,
    };
    /// How likely it is the answer: "{}" and "[1]" also occur in prose.
    enum class Weight { Empty, Numbers, Full };

    End end = End::NotJson;
    qsizetype position = 0; ///< UTF-16 offset behind the value, or of what could not be read
    Weight weight = Weight::Empty;
    QString json;        ///< where Done: the same value as strict JSON
    bool mended = false; ///< whether it was not strict JSON already
};

/// Reads the value whose bracket stands at `from` (a UTF-16 offset of '{' or '['), nested at most
/// `maxDepth` deep. Mends trailing commas, strings in single quotes, raw control characters and
/// unknown escapes in strings, comments, and Python's True, False and None. Nothing is guessed: no
/// bracket, comma or quote is added. Time is linear in what is read, and the text between `from`
/// and `position` holds no other value worth an attempt.
RepairAttempt repairJson(QStringView text, qsizetype from, int maxDepth);

} // namespace tandem::llm
