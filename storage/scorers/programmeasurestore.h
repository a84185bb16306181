#pragma once

#include "models/error.h"
#include "storage/scorers/programmeasure.h"

#include <QList>
#include <QString>

namespace tandem {

/// A file of the folder of measures, and what it states or what is wrong with it.
struct StoredProgramMeasure
{
    QString key;
    Expected<ProgramMeasure> measure;
};

/// The measures that this user's programs compute, for all projects: a JSON file each, in a folder
/// that is read anew at each call. Projects never add to it.
class ProgramMeasureStore final
{
public:
    /// The folder of this user: measures in the folder that TANDEM_CONFIG_DIR names, or else in the
    /// user's configuration folder.
    ProgramMeasureStore();
    explicit ProgramMeasureStore(QString folder);

    /// Commands run in it, so that their files may be beside the measure's.
    const QString& folder() const { return m_folder; }
    QString pathOf(const QString& key) const;

    /// Every file, by key; also those that cannot be used, with the reason.
    QList<StoredProgramMeasure> list() const;
    /// NotFound names the ones there are; Unreadable, TooLarge (over 64 KiB), Corrupt (no JSON)
    /// or InvalidInput where the file cannot be used.
    Expected<ProgramMeasure> byKey(const QString& key) const;
    /// Writes a measure in the place of the one that had the key `before`; a new one where that is
    /// empty. Refused where another has its key; errors of checkProgramMeasure() and of writing.
    Expected<void> save(const ProgramMeasure& measure, const QString& before = {});
    /// NotFound; NotWritable.
    Expected<void> remove(const QString& key);

private:
    Expected<ProgramMeasure> load(const QString& key) const;

    QString m_folder;
};

/// Lists the store's measures in metrics::measures(), instead of those listed so before.
void listProgramMeasures(const ProgramMeasureStore& store);

} // namespace tandem
