#pragma once

#include "models/error.h"
#include "models/perseval/personalizeddocument.h"
#include "storage/formats/chunkreader.h"
#include "storage/formats/jsonsource.h"
#include "storage/formats/linereader.h"

#include <QCoreApplication>
#include <QHash>

#include <optional>

class QIODevice;

namespace tandem {

/// Reads the consolidated format of EGISES and PerSEval, one document a line: {"doc_id",
/// "doc_text", "doc_summ", "m_summary_dict": {USER: {"user": the user's own summary, MODEL:
/// summary, ...}}}. A file may also be one such object over several lines. Only a document is in
/// memory at a time.
class PersonalizedReader final
{
    Q_DECLARE_TR_FUNCTIONS(PersonalizedReader)

public:
    /// `device` must be open for reading and outlive this; `name` is what errors call it.
    PersonalizedReader(QIODevice& device, const QString& name, ReadProgress progress = {});
    Q_DISABLE_COPY_MOVE(PersonalizedReader)

    /// The next document; none at the end. doc_id may be a whole number; doc_summ may be missing
    /// or null, a summary null: there is none then. Unknown keys are ignored. Errors: Unreadable,
    /// Cancelled; TooLarge: a document over 64 MiB, a text over 16 MiB, too many users or models;
    /// InvalidInput with file, line and JSON pointer: no JSON, a key missing or there twice, a
    /// wrong type, a name without a letter, a doc_id that was there before, no document in the
    /// file.
    Expected<std::optional<perseval::PersonalizedDocument>> next();

    qint64 bytesRead() const { return m_reader.bytesRead(); }

private:
    Expected<bool> nextLine();
    Expected<void> takeRest();
    Expected<perseval::PersonalizedDocument> read(JsonSource::End end);
    Expected<perseval::PersonalizedDocument> readOverLines();

    QString m_name;
    ChunkReader m_reader;
    LineReader m_lines;
    QByteArray m_json; ///< of the document being read
    FilePlace m_place;
    bool m_isFirst = true;
    QHash<QString, qint64> m_known; ///< lines of the documents, by comparedId()
};

/// Reads one document again, by its place in the file as the first reading gave it. InvalidInput:
/// something else stands there by now.
Expected<perseval::PersonalizedDocument> readPersonalizedDocument(
    const QString& path, qint64 firstByte, qint64 bytes);

} // namespace tandem
