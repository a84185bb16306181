#pragma once

#include "models/error.h"
#include "models/perseval/distancetable.h"
#include "storage/formats/chunkreader.h"

#include <QList>
#include <QString>

#include <array>
#include <functional>

class QIODevice;

namespace tandem {

/// The three files of distances of one or several models, each with the columns doc_id,
/// origin_model, uid (in the second uid1, uid2) and score: of summaries to their document, of
/// summaries to each other, and of models' to the readers' own.
using DistanceFiles = std::array<QString, 3>;

/// The names under which the published code keeps the three.
inline constexpr QLatin1String distanceFileNames[] = {QLatin1String("sum_doc_distances.csv"),
    QLatin1String("sum_sum_doc_distances.csv"), QLatin1String("sum_user_distances.csv")};

/// The files in a folder, under the published names or as sum_doc.csv, sum_sum.csv and
/// sum_user.csv; or, where it has none, those of each of its folders, which is how the published
/// code keeps its models. NotFound: one of three is missing, or there are none.
Expected<QList<DistanceFiles>> distanceFilesIn(const QString& folder);
/// Whether a file of this name is one of the three.
bool isDistancesFile(const QString& fileName);
/// The same of one path, that of a folder or of one of the three files in it; of three they are the
/// files. InvalidInput: it is another file.
Expected<QList<DistanceFiles>> distanceFilesOf(const QStringList& paths);
/// How many bytes there are to be read.
qint64 bytesOf(const QList<DistanceFiles>& files);

/// What was read, and how many rows have no number as their score.
struct ReadDistances
{
    perseval::DistanceTable table;
    qint64 rows = 0;
    qint64 undefined = 0; ///< rows whose score is empty or NaN
};

/// Reads distances; origin_model "user" is the users' own summaries, and the header names the
/// columns, in any order and beside others. An empty score, NaN, NA and null are undefined. Rows of
/// "user" may stand in the files of several models if they are the same. Documents, users and
/// models come in the order in which they first appear. Errors: what opening a file gives;
/// Cancelled; TooLarge: a line over 1 MiB, too many rows, users or models; InvalidInput with file
/// and line: no such column, another number of cells, an empty name, a score that is no number or
/// infinite, a row that was there before, two users who are the same, no row at all.
Expected<ReadDistances> readDistances(
    const QList<DistanceFiles>& files, const ReadProgress& progress = {});

/// Whether `folder` is there or can be made in one that is; NotFound, naming that one, otherwise.
Expected<void> checkDistancesFolder(const QString& folder);

/// Writes all distances of a table to `folder`, which is made where it is not there, as the three
/// files that readDistances() reads, under the published names. Missing ones have no row, undefined
/// ones "nan". All three are put in place at the end; until then, and after an error, the files
/// that were there stay. Cancelled where `progress` (documents done, of all) says so; NotWritable,
/// DiskFull, or what checkDistancesFolder() says.
Expected<void> writeDistances(const QString& folder, const perseval::DistanceTable& table,
    const std::function<bool(qint64 done, qint64 all)>& progress = {});

} // namespace tandem
