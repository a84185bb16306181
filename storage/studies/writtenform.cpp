#include "storage/studies/writtenform.h"

#include "storage/formats/filename.h"

namespace tandem {

QString suggestedFormPath(const QString& folder, const QString& subject, const QString& person)
{
    return freePath(folder, subject + u'-' + person, QStringLiteral("html"));
}

} // namespace tandem
