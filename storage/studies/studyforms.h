#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/studies/ids.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace tandem {

class Database;
class StudyPage;

/// A form file that was written and that the project knows.
struct WrittenForm
{
    QString path;
    QString form;  ///< UUID; answers files name it
    QString name;  ///< of whom it is for
    int turns = 0; ///< that it asks about
};

/// A path in `folder` that is not taken yet for the form of `person`: "Outputs-Ann.html", with what
/// no file name has left out.
QString suggestedFormPath(const QString& folder, const QString& subject, const QString& person);

/// A form that was handed out, as the project knows it. A rater may have several: the answers of
/// each are taken, once.
struct StudyForm
{
    qint64 id = 0;
    QString uuid;
    RaterId rater;
    qint64 version = 0; ///< of the design, its row
    QByteArray key;     ///< of its seals
};

/// Writes the form of a rater to a new file, with what they said so far, and notes its key in the
/// project, inside the caller's transaction. The file is in its place when this returns; take it
/// away where the commit fails. `by` has to be a lead. Refused for who has withdrawn, was replaced
/// or has no items, in a closed study, in a packet, and where `path` exists. NotWritable, DiskFull.
Expected<WrittenForm> writeStudyForm(
    Database& database, const StudyPage& page, RaterId rater, const QString& path, PersonId by);

/// The form with this UUID; none where the project has none.
Expected<std::optional<StudyForm>> studyForm(Database& database, const QString& uuid);

} // namespace tandem
