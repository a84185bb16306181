#include "storage/repositories/plainname.h"

#include "models/text/plainline.h"
#include "storage/repositories/repositorywords.h"

namespace tandem {

Expected<QString> plainName(const QString& name)
{
    constexpr qsizetype kShown = 40;
    if (isPlainLine(name))
        return name;
    return failure(ErrorCode::InvalidInput,
        RepositoryWords::tr("A name is one line without control characters."),
        onPlainLine(name).left(kShown), RepositoryWords::tr("Choose another name."));
}

} // namespace tandem
