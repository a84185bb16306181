#pragma once

#include "models/error.h"
#include "models/kgds/systemscore.h"
#include "storage/formats/filetree.h"

#include <QList>
#include <QString>

#include <functional>
#include <set>

namespace tandem::kgds {

/// The outputs of systems on a benchmark, with the verdicts on them.
struct SystemOutputs
{
    QList<JudgedSystem> systems; ///< in the order of SystemRef
    qint64 files = 0;            ///< that were read
    qint64 passedOver = 0;       ///< that are no part of the layout
    QString firstPassedOver;
    /// Conclusions that are neither "knowable" nor "unknowable"; they count as not covered.
    qint64 otherWords = 0;
    QString firstOtherWord; ///< with its place
    /// Those whose types of error say themselves which opinions they are of, if that is known.
    std::set<SystemRef> withPlaces;
};

/// Reads a folder or an archive (.tar, .tar.gz, .tgz, .zip) of outputs in the published layout (see
/// kgdslayout.h, kgdsverdicts.h) made for `benchmark`. Either all of it is read or nothing.
///
/// What would make a figure wrong is refused (InvalidInput, with file and place): a path of the
/// layout that cannot be told, a second tree, an output, verdict or number that is there twice, a
/// sample that the benchmark lacks, more verdicts than the sample has facts or opinions, texts of
/// facts or opinions that are not the benchmark's in its order, fewer verdicts without texts that
/// would say which ones are missing, an error type that is none of the five. So is what
/// readFileTree() refuses, and a tree without any output.
///
/// What is merely missing is not: samples without an output or a verdict, facts and opinions
/// without an answer (Conclusion::None), uncovered opinions without an error type. They stay empty
/// and are counted by systemScore(). Where there are not as many detections as uncovered opinions,
/// nobody knows which belongs to which, but for those that say it: they become
/// `unattributedErrors`.
Expected<SystemOutputs> readSystemOutputs(const QString& path, const QList<SampleRecord>& benchmark,
    const std::function<bool(qint64 files)>& progress = {}, const FileTreeBounds& bounds = {});

} // namespace tandem::kgds
