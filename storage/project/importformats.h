#pragma once

#include "storage/project/fileimport.h"

#include <QStringList>

/// The kinds of files that a project takes in. A new one is declared and listed here; its dialog,
/// its command and undo follow from the description.
namespace tandem {

const ImportFormat& userSummariesFormat();
const ImportFormat& summaryValuesFormat();
const ImportFormat& predictionsFormat();
const ImportFormat& systemOutputsFormat();
const ImportFormat& outputScoresFormat();
const ImportFormat& casesFormat();
const ImportFormat& expertResultFormat();
const ImportFormat& annotationsFormat();
const ImportFormat& evalLogFormat();

inline constexpr const ImportFormat& (*kImportFormats[])() = {userSummariesFormat,
    summaryValuesFormat, predictionsFormat, systemOutputsFormat, outputScoresFormat, casesFormat,
    expertResultFormat, annotationsFormat, evalLogFormat};

/// The first of them that a file with these names looks like; null where it looks like none.
const ImportFormat* formatResembling(const QStringList& names);

} // namespace tandem
