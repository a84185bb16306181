#pragma once

#include "models/error.h"
#include "storage/formats/openfile.h"
#include "storage/formats/record.h"

#include <QByteArrayView>
#include <QList>
#include <QStringList>

#include <functional>
#include <optional>

namespace tandem {

/// How records are written: as one JSON document, one in each line, or as rows below a header.
enum class RecordLayout { Json, JsonLines, Csv };

/// What the suffix of a file's name says: .json, .jsonl or .ndjson, .csv, .tsv or .tab; none for
/// another one.
std::optional<RecordLayout> layoutNamed(const QString& path);
/// The same of a file that has any name: what its first bytes say decides, where they leave it
/// open its suffix. Only peeks at `device`.
RecordLayout layoutOfRecords(QIODevice& device, const QString& name);

/// Where the records of a JSON document are, and what of them and of a table matters.
struct RecordShape
{
    /// A key of the document's object under which records are, in a list or alone.
    struct Section
    {
        QLatin1String key;
        bool isList = true;
    };

    bool mayBeList = true;   ///< the document may be a list of records
    bool mayBeOne = true;    ///< it may be one record; not where there are sections
    QList<Section> sections; ///< other keys are passed over
    /// Whether a key of a record or a column of a table matters; the values of others are not kept.
    std::function<bool(std::string_view)> isKey = {};
    /// Refuses the header of a table that lacks what is needed, its columns named by their keys.
    std::function<Expected<void>(const QStringList& columns, const QString& place)> checkHeader =
        {};
    /// The key that a column stands for, from its name; without it, the name in lower case.
    std::function<QString(const QString&)> keyOfColumn = {};
    bool emptyCellsCount = true; ///< an empty cell is an empty text; else it is none

    QString documentIs = {}; ///< what should stand at the top, said more exactly than the above
    bool refusesOtherKeys = false;  ///< beside those of the sections
    bool keysAreUnique = false;     ///< in the objects inside a record, too
    bool isBoundedAsAWhole = false; ///< limits::maxItemBytes holds for a document, not for a record

    QString tooLargeADocument = {}; ///< what to do about a document or record beyond its bound
    QString tooLongALine = {};      ///< what to do about a line beyond its bound
    QString tooLargeATable = {};    ///< what to do about a table beyond its bound
    QString shapeRemedy = {};       ///< what to do about documents of another shape
};

/// Takes one record, which is another one after the call. An error ends the reading and is handed
/// on as it is.
using RecordSink = std::function<Expected<void>(const Record& record)>;

/// What was read.
struct RecordCounts
{
    qint64 records = 0;
    bool isList = false;    ///< the document is a list
    QList<int> sections;    ///< those that were there, empty ones too
    qint64 emptyRows = 0;   ///< of a table, which were passed over
    bool hasHeader = false; ///< it is a table that has a row at least
};

/// Reads records one by one. Memory is that of one record; a table, which is decoded as a whole,
/// has 64 MiB at most, and is written as readCsvRecords() says; a first column without a name, the
/// numbers of rows, is passed over. Errors: NotFound, Unreadable, Cancelled, TooLarge beyond
/// limits.h, what `sink` says; InvalidInput with file and place: no such JSON or CSV, another
/// shape, a key of a record that is there twice, a column likewise.
Expected<RecordCounts> readRecords(const Input& input, RecordLayout layout,
    const RecordShape& shape, const RecordSink& sink, const ReadProgress& progress = {});
/// The same of one JSON document that is in memory, which `json` outlives; for many small files.
Expected<RecordCounts> readRecordsOfJson(
    QByteArrayView json, const QString& name, const RecordShape& shape, const RecordSink& sink);
/// The same of a text that was decoded already.
Expected<RecordCounts> readRecordsOfText(const QString& text, const QString& name,
    RecordLayout layout, const RecordShape& shape, const RecordSink& sink);

} // namespace tandem
