#include "app/commandline/project/publishmetadata.h"

#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"

#include <QJsonDocument>

namespace tandem {

Expected<publishing::Publication> metadataOf(Call& call, const publishing::Publication& before)
{
    TANDEM_TRY(input, inputOf(call.value("metadata"), call));
    const QString remedy =
        CommandWords::tr("\"tandem publish --metadata-example\" prints a metadata file.");
    TANDEM_TRY(text, readWholeText(*input, remedy));
    QJsonParseError problem;
    const QJsonDocument json = QJsonDocument::fromJson(text->toUtf8(), &problem);
    if (!json.isObject())
        return failure(ErrorCode::InvalidInput,
            problem.error != QJsonParseError::NoError
                ? CommandWords::tr("This is not valid JSON: byte %1.").arg(problem.offset)
                : CommandWords::tr("A JSON object is expected."),
            input->name(), remedy, problem.errorString());
    auto publication = publishing::publicationFrom(json.object(), before);
    if (!publication)
        return failure(publication.error().in(input->name()));
    return publication;
}

} // namespace tandem
