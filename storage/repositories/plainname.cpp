#include "storage/repositories/plainname.h"

#include "models/text/plainline.h"
#include "storage/repositories/repositorywords.h"

namespace tandem {

namespace {

constexpr qsizetype kShown = 40;

} // namespace

Expected<QString> plainName(const QString& name)
{
    if (isPlainLine(name))
        return name;
    return failure(ErrorCode::InvalidInput,
        RepositoryWords::tr("A name must be one line without control characters."),
        onPlainLine(name).left(kShown), RepositoryWords::tr("Choose another name."));
}

Expected<QString> listedName(const QString& name)
{
    TANDEM_DO(plainName(name));
    if (name.contains(u','))
        return failure(ErrorCode::InvalidInput,
            RepositoryWords::tr(
                "A name cannot contain a comma: names in lists are separated by commas."),
            name.left(kShown), RepositoryWords::tr("Choose another name."));
    return name;
}

} // namespace tandem
