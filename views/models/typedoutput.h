#pragma once

#include "models/ids.h"
#include "models/kgds/record.h"
#include "models/kgds/system.h"
#include "models/kgds/systemoutput.h"
#include "storage/changes/change.h"

#include <QString>
#include <QStringList>

namespace tandem {

/// A sample of the benchmark that an output can be typed for.
struct BenchmarkEntry
{
    SampleId sample;
    int position = 0;
    QString title;
    kgds::SampleRecord record;
};

/// "1, 3-5" as paragraphs: numbers and ranges, by commas, semicolons or blanks; any other word is a
/// paragraph by that name. At most as many as an article may have.
QStringList paragraphsTyped(const QString& text);

/// Adds an output that somebody typed, as a step that can be undone. Refused where the system has
/// an output of the sample already.
Change enteringOutput(
    const BenchmarkEntry& entry, const kgds::SystemRef& system, const kgds::SystemOutput& output);

} // namespace tandem
