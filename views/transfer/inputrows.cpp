#include "views/transfer/inputrows.h"

#include "views/transfer/transferwords.h"

#include <QDir>
#include <QFileInfo>

namespace tandem {

namespace {

constexpr int kFileLetters = 44;

QString kindName(const RecognisedInput& input)
{
    if (!input.kind)
        return TransferWords::tr("not usable");
    switch (*input.kind) {
    case InputKind::Kgds:
        return TransferWords::tr("KGDS benchmark, with its labels");
    case InputKind::ArticleJson:
        return TransferWords::tr("articles (JSON)");
    case InputKind::ArticleJsonl:
        return TransferWords::tr("articles (JSON Lines)");
    case InputKind::TextArticle:
        return TransferWords::tr("one article (text)");
    case InputKind::Folder:
        return TransferWords::tr("folder of articles");
    case InputKind::TandemProject:
        return TransferWords::tr("a project");
    }
    return {};
}

QString fileName(const RecognisedInput& input)
{
    return QFileInfo(input.path).fileName();
}

} // namespace

RowSpec<RecognisedInput> inputRows()
{
    return {.key = [](const RecognisedInput& input) { return RowKey(input.path); },
        .columns =
            [] {
                return QList<RowColumn<RecognisedInput>>{
                    {.title = TransferWords::tr("File"), .text = fileName, .letters = kFileLetters},
                    {.title = TransferWords::tr("Recognised as"), .text = kindName}};
            },
        .accessible =
            [](const RecognisedInput& input) {
                return TransferWords::tr("%1: %2").arg(fileName(input), kindName(input));
            }};
}

QString remarkOn(const RecognisedInput& input)
{
    if (!input.kind)
        return input.kind.error().sentence();
    if (*input.kind == InputKind::TandemProject) {
        return TransferWords::tr("%1: This is a project already. Open it instead of importing it.")
            .arg(QDir::toNativeSeparators(input.path));
    }
    return {};
}

} // namespace tandem
