#include "storage/formats/ownfile.h"

#include "storage/formats/caserow.h"
#include "storage/formats/casesreader.h"
#include "storage/formats/csvreader.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/jsonhead.h"

#include <algorithm>
#include <array>
#include <iterator>

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
    return FormatWords::tr("Use it with \"tandem %1\".").arg(call);
}

/// What a command writes as JSON for programs, by two of its keys that nothing else has together.
struct ForPrograms
{
    const char* command;
    const char* key;
    const char* other;
};

constexpr ForPrograms kForPrograms[] = {{"compare", "funnel", "pooled"},
    {"stats", "key_facts", "nonsupporting_paragraphs"}, {"rounds", "samples", "states"},
    {"people", "people", "hourly_wage"}, {"agreement", "by", "groups"},
    {"agreement", "percent_agreement", "missing_values"}, {"check", "problems", "schema_version"},
    {"opinions PROJECT list", "figures", "samples"},
    {"study results", "question_answers", "question_raters"},
    {"study status", "drop_outs", "items_complete"}, {"study report", "results", "study"},
    {"expert list", "cases", "sets"}, {"expert compare", "mode", "pairs"},
    {"kgds report", "standings", "win_rates"}, {"usersum report", "sensitivity", "summarizers"},
    {"usersum score", "predictor", "summarizers"}, {"usersum list", "predictors", "summarizers"}};

std::optional<OwnFile> fileForPrograms(const QStringList& keys)
{
    if (keys == QStringList(QStringLiteral("samples")))
        return OwnFile{FormatWords::tr("These are facts written by \"tandem facts list\"."),
            takenBy(QStringLiteral("facts import PROJECT FILE --person NAME")),
            {QStringLiteral("facts import"), QStringLiteral("label")}};
    const auto has = [&](const char* key) { return keys.contains(QLatin1String(key)); };
    const auto* const found = std::find_if(std::begin(kForPrograms), std::end(kForPrograms),
        [&](const ForPrograms& one) { return has(one.key) && has(one.other); });
    if (found == std::end(kForPrograms))
        return std::nullopt;
    return OwnFile{
        FormatWords::tr("This is JSON output of \"tandem %1\".").arg(QLatin1String(found->command)),
        FormatWords::tr("No Tandem command reads it."), {}};
}

/// What is made for one purpose alone.
std::optional<OwnFile> fileOfOnePurpose(QByteArrayView head)
{
    const QStringList keys = keysIn(head);
    if (hasOutputText(keys))
        return std::nullopt;
    const auto has = [&](const char* key) { return keys.contains(QLatin1String(key)); };
    if (has("tandem_answers"))
        return OwnFile{FormatWords::tr("These are answers saved by a form."),
            takenBy(QStringLiteral("merge PROJECT FILE")), {QStringLiteral("merge")}};
    if (has("tandem_codebook"))
        return OwnFile{FormatWords::tr("This is the codebook that explains a study's answers."),
            FormatWords::tr("The answers are in the file next to it."), {}};
    if (has("balances_sides") && has("questions"))
        return OwnFile{FormatWords::tr("This is a study design."),
            takenBy(QStringLiteral("study design PROJECT --design FILE")),
            {QStringLiteral("study --design")}};
    if (has("answer") && has("sample") && (has("item") || has("paragraph")) &&
        (has("step") || has("person")))
        return OwnFile{FormatWords::tr("These are annotators' answers."),
            takenBy(QStringLiteral("label PROJECT --person NAME --file FILE")),
            {QStringLiteral("label")}};
    const QStringList ofStudies{QStringLiteral("study answers"), QStringLiteral("study results"),
        QStringLiteral("study report")};
    if (has("rater") && has("item") && has("answer"))
        return OwnFile{FormatWords::tr("These are study answers."),
            FormatWords::tr("Import them with \"tandem study answers PROJECT FILE\", or compute "
                            "results with \"tandem study results FILE --design DESIGN\"."),
            ofStudies};
    if (has("rater") && has("item") && has("value"))
        return OwnFile{FormatWords::tr("These are ratings."),
            takenBy(QStringLiteral("agreement FILE")),
            ofStudies + QStringList(QStringLiteral("agreement"))};
    if (has("sample") && has("model") && has("pattern") && has("paradigm"))
        return OwnFile{FormatWords::tr("These are system outputs for the benchmark."),
            takenBy(QStringLiteral("kgds import PROJECT FILE")), {QStringLiteral("kgds")}};
    if (has("user") && has("summary") && (has("predictor") || has("tasks")))
        return OwnFile{FormatWords::tr("These are predictions from user summaries."),
            takenBy(QStringLiteral("usersum predictions PROJECT FILE")),
            {QStringLiteral("usersum predictions"), QStringLiteral("usersum score")}};
    if (has("user") && has("summarizer") && has("summary"))
        return OwnFile{FormatWords::tr("These are user summaries."),
            takenBy(QStringLiteral("usersum summaries PROJECT FILE")),
            {QStringLiteral("usersum summaries")}};
    if (has("doc_id") && has("uid") && has("model") && has("rating"))
        return OwnFile{FormatWords::tr("These are ratings of summaries."),
            takenBy(QStringLiteral("perseval FILE")), {QStringLiteral("perseval")}};
    if (has("doc_id") && has("origin_model") && has("score"))
        return OwnFile{FormatWords::tr("These are distances between texts."),
            takenBy(QStringLiteral("perseval --from-distances FILE FILE FILE")), {}};
    return firstVisible(head) == '{' ? fileForPrograms(keys) : std::nullopt;
}

} // namespace

std::optional<OwnFile> ownFileIn(QByteArrayView head)
{
    const JsonHead json = readJsonHead(head);
    if (isBenchmark(json))
        return OwnFile{FormatWords::tr("This is a benchmark (KGDS.json)."),
            takenBy(QStringLiteral("import FILE PROJECT")),
            {QStringLiteral("import"), QStringLiteral("kgds")}};
    if (isResult(json))
        return OwnFile{FormatWords::tr("This is an ExPerT result."),
            FormatWords::tr("Use it with \"tandem expert score FILE\" or \"tandem expert import "
                            "PROJECT FILE TEXTS\"."),
            {QStringLiteral("expert")}};
    return fileOfOnePurpose(head);
}

Expected<void> refuseOwnFile(QByteArrayView head, const QString& name)
{
    if (const auto own = fileOfOnePurpose(head))
        return failure(ErrorCode::InvalidInput, own->what, name, own->remedy);
    return {};
}

bool isBenchmark(const JsonHead& head)
{
    constexpr std::array<const char*, 6> parts{"SBK", "KGD", "BSP", "CAO", "BSPAF", "BNPAF"};
    return std::any_of(parts.begin(), parts.end(),
        [&](const char* part) { return head.keys.contains(QLatin1String(part)); });
}

} // namespace tandem
