#include "storage/formats/ownfile.h"

#include "storage/formats/caserow.h"
#include "storage/formats/csvreader.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/jsonhead.h"

namespace tandem {

namespace {

/// The keys of the first object, or the names of the columns in small letters.
QStringList keysIn(QByteArrayView head)
{
    const char first = firstVisible(head);
    if (first == '{' || first == '[')
        return readJsonHead(head).keys.values();
    QStringList keys;
    for (const QString& column : csvHeaderIn(head))
        keys.append(column.toLower());
    return keys;
}

QString takenBy(const QString& call)
{
    return FormatWords::tr("\"tandem %1\" takes it.").arg(call);
}

} // namespace

std::optional<OwnFile> ownFileIn(QByteArrayView head)
{
    const QStringList keys = keysIn(head);
    if (hasOutputText(keys))
        return std::nullopt;
    const auto has = [&](const char* key) { return keys.contains(QLatin1String(key)); };
    if (has("tandem_answers"))
        return OwnFile{FormatWords::tr("These are answers that a form saved."),
            takenBy(QStringLiteral("merge PROJECT FILE")), {QStringLiteral("merge")}};
    if (has("balances_sides") && has("questions"))
        return OwnFile{FormatWords::tr("This is the design of a study."),
            takenBy(QStringLiteral("study design PROJECT --design FILE")),
            {QStringLiteral("study")}};
    if (has("answer") && has("sample") && (has("item") || has("paragraph")) &&
        (has("step") || has("person")))
        return OwnFile{FormatWords::tr("These are answers of annotators."),
            takenBy(QStringLiteral("label PROJECT --person NAME --file FILE")),
            {QStringLiteral("label")}};
    const QStringList ofStudies{QStringLiteral("study answers"), QStringLiteral("study results"),
        QStringLiteral("study report")};
    if (has("rater") && has("item") && has("answer"))
        return OwnFile{FormatWords::tr("These are answers of a study."),
            FormatWords::tr("\"tandem study answers PROJECT FILE\" takes them, and \"tandem study "
                            "results FILE --design DESIGN\" computes them."),
            ofStudies};
    if (has("rater") && has("item") && has("value"))
        return OwnFile{FormatWords::tr("These are ratings."),
            takenBy(QStringLiteral("agreement FILE")),
            ofStudies + QStringList(QStringLiteral("agreement"))};
    if (has("sample") && has("model") && has("pattern") && has("paradigm"))
        return OwnFile{FormatWords::tr("These are systems' outputs for the benchmark."),
            takenBy(QStringLiteral("kgds import PROJECT FILE")), {QStringLiteral("kgds")}};
    if (has("user") && has("summarizer") && has("summary"))
        return OwnFile{FormatWords::tr("These are summaries of users."),
            takenBy(QStringLiteral("usersum summaries PROJECT FILE")),
            {QStringLiteral("usersum summaries")}};
    if (has("doc_id") && has("origin_model") && has("score"))
        return OwnFile{FormatWords::tr("These are distances between texts."),
            takenBy(QStringLiteral("perseval --from-distances FILE FILE FILE")), {}};
    return std::nullopt;
}

Expected<void> refuseOwnFile(QByteArrayView head, const QString& name)
{
    if (const auto own = ownFileIn(head))
        return failure(ErrorCode::InvalidInput, own->what, name, own->remedy);
    return {};
}

} // namespace tandem
