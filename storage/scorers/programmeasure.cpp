#include "storage/scorers/programmeasure.h"

#include "models/llm/embeddings.h"
#include "models/metrics/measure.h"
#include "models/perseval/distancemeasure.h"
#include "storage/scorers/scorerwords.h"

#include <QProcess>
#include <QRegularExpression>

#include <algorithm>

namespace tandem {

namespace {

using fields::Kept;
using fields::Word;

constexpr int kLongestLabel = 60;
constexpr int kLongestCommand = 4000;
constexpr fields::Bounds kRangeBounds{-1e9, 1e9, 3};

constexpr Word kBetterWords[] = {
    {"higher", QT_TRANSLATE_NOOP("FieldWords", "higher is better"), int(BetterScore::Higher)},
    {"lower", QT_TRANSLATE_NOOP("FieldWords", "lower is better"), int(BetterScore::Lower)}};

constexpr Word kReferencesWords[] = {
    {"mean", QT_TRANSLATE_NOOP("FieldWords", "mean"), int(metrics::SeveralReferences::Mean)},
    {"best", QT_TRANSLATE_NOOP("FieldWords", "best"), int(metrics::SeveralReferences::Best)}};

constexpr const char* kNoBound = QT_TRANSLATE_NOOP("FieldWords", "no bound");

/// Words that mean something to a shell alone.
bool isForShell(const QString& word)
{
    static const QRegularExpression shell(QStringLiteral("^(\\|\\|?|&&?|;|[0-9]?>>?.*|<.*|2>&1)$"));
    return shell.match(word).hasMatch();
}

tl::unexpected<Error> invalid(const QString& what, const QString& remedy = {})
{
    return failure(ErrorCode::InvalidInput, what, {}, remedy);
}

tl::unexpected<Error> outOfBounds(const fields::Field& field)
{
    return invalid(ScorerWords::tr("%1 must be between %2 and %3.", "setting, least, most")
                       .arg(field.plainLabel(), QString::number(field.bounds.least),
                           QString::number(field.bounds.most, 'f', 0)));
}

/// Whether PerSEval or a user could take the key for that of a built-in measure or distance.
bool isOfTandem(const QString& key)
{
    const auto isSame = [own = perseval::comparedKey(key)](const auto& one) {
        return own == perseval::comparedKey(QLatin1String(one));
    };
    const auto& measures = metrics::builtInMeasures();
    const auto distances = perseval::distanceMeasures();
    return std::any_of(measures.begin(), measures.end(),
               [&](metrics::Measure one) { return isSame(one->key); }) ||
           std::any_of(distances.begin(), distances.end(),
               [&](const auto& one) { return !one.measure->batch && isSame(one.key); });
}

bool hasControlCharacter(const QString& text)
{
    return std::any_of(
        text.begin(), text.end(), [](QChar c) { return c.category() == QChar::Other_Control; });
}

Expected<void> checkKey(const QString& key)
{
    static const QRegularExpression allowed(QStringLiteral("^[A-Za-z0-9][A-Za-z0-9_.-]{0,59}$"));
    static const QStringList columns{QStringLiteral("id"), QStringLiteral("system"),
        QStringLiteral("reference"), QStringLiteral("candidate")};
    if (!allowed.match(key).hasMatch())
        return invalid(ScorerWords::tr("\"%1\" cannot be the key of a measure.").arg(key),
            ScorerWords::tr("Use 1 to 60 letters a to z, digits, \"_\", \".\" and \"-\"."));
    if (columns.contains(key) || isOfTandem(key))
        return invalid(ScorerWords::tr("The key \"%1\" is already used by Tandem.").arg(key),
            ScorerWords::tr("Choose another key."));
    return {};
}

/// An embedding measure states nothing of a command, and is called what it is.
Expected<void> checkEmbeddingMeasure(const ProgramMeasure& measure)
{
    ProgramMeasure plain;
    plain.key = measure.key;
    plain.description = measure.description;
    plain.references = measure.references;
    plain.batch = measure.batch;
    plain.endpoint = measure.endpoint;
    plain.model = measure.model;
    plain.dimensions = measure.dimensions;
    if (measure != plain)
        return invalid(ScorerWords::tr("A measure with an endpoint has neither a command nor a "
                                       "name, score, range or timeout."),
            ScorerWords::tr("It is the cosine of vectors, -1 to 1, higher is better."));
    if (measure.endpoint.isEmpty() || measure.model.isEmpty())
        return invalid(ScorerWords::tr("Name both the endpoint and its embedding model."));
    if (measure.batch > llm::kMostTextsAtOnce)
        return invalid(ScorerWords::tr("\"batch\" must be at most %1 for an embedding model.")
                           .arg(llm::kMostTextsAtOnce));
    const fields::Field* field = fields::outOfBounds(programMeasureFields(), &measure);
    return field ? outOfBounds(*field) : Expected<void>();
}

} // namespace

const fields::Fields& programMeasureFields()
{
    using M = ProgramMeasure;
    static const fields::Fields all{
        fields::text("key", &M::key, QT_TRANSLATE_NOOP("FieldWords", "Measure &key"),
            {.placeholder = QT_TRANSLATE_NOOP("FieldWords", "e.g. bertscore_f1"),
                .longest = kLongestLabel,
                .kept = Kept::Not}),
        fields::text("name", &M::name, QT_TRANSLATE_NOOP("FieldWords", "&Name"),
            {.placeholder = QT_TRANSLATE_NOOP("FieldWords", "e.g. BERTScore F1"),
                .longest = kLongestLabel}),
        fields::text("command", &M::command, QT_TRANSLATE_NOOP("FieldWords", "&Command"),
            {.placeholder = "python3 bertscore.py", .longest = kLongestCommand}),
        fields::text("version_command", &M::versionCommand,
            QT_TRANSLATE_NOOP("FieldWords", "Vers&ion command"),
            {.help = QT_TRANSLATE_NOOP("FieldWords",
                 "Prints the version. Stored scores are used only for the same version."),
                .placeholder = "python3 bertscore.py --version",
                .longest = kLongestCommand}),
        fields::text("score", &M::score, QT_TRANSLATE_NOOP("FieldWords", "Sc&ore"),
            {.help = QT_TRANSLATE_NOOP(
                 "FieldWords", "Which of the command's scores, by the name that it writes."),
                .longest = kLongestLabel}),
        fields::decimal("least", &M::least, kRangeBounds,
            QT_TRANSLATE_NOOP("FieldWords", "&Lowest value"), {.blank = kNoBound}),
        fields::decimal("most", &M::most, kRangeBounds,
            QT_TRANSLATE_NOOP("FieldWords", "&Highest value"), {.blank = kNoBound}),
        fields::choice(
            "better", &M::better, kBetterWords, QT_TRANSLATE_NOOP("FieldWords", "&Direction")),
        fields::flag("symmetric", &M::isSymmetric,
            QT_TRANSLATE_NOOP("FieldWords", "Sa&me score if the texts are swapped")),
        fields::choice("references", &M::references, kReferencesWords,
            QT_TRANSLATE_NOOP("FieldWords", "Several references"),
            {.help = QT_TRANSLATE_NOOP(
                 "FieldWords", "The mean of the scores with each reference, or the best of them."),
                .isRare = true}),
        fields::text("description", &M::description, QT_TRANSLATE_NOOP("FieldWords", "Description"),
            {.longest = 500, .isRare = true}),
        fields::number("batch", &M::batch, {1, 10'000},
            QT_TRANSLATE_NOOP("FieldWords", "Pairs per batch"), {.isRare = true}),
        fields::text("endpoint", &M::endpoint,
            QT_TRANSLATE_NOOP("FieldWords", "Endpoint of an embedding model"),
            {.help = QT_TRANSLATE_NOOP("FieldWords", "Instead of a command: the cosine of the "
                                                     "vectors that the model gives of the texts."),
                .longest = kLongestLabel,
                .isRare = true,
                .kept = Kept::IfSet}),
        fields::text("model", &M::model, QT_TRANSLATE_NOOP("FieldWords", "Embedding model"),
            {.longest = 200, .isRare = true, .kept = Kept::IfSet}),
        fields::number("dimensions", &M::dimensions, {0, llm::kMostDimensions},
            QT_TRANSLATE_NOOP("FieldWords", "Dimensions"),
            {.blank = QT_TRANSLATE_NOOP("FieldWords", "the model's own"),
                .isRare = true,
                .kept = Kept::IfSet}),
        fields::number("timeout", &M::timeout, {1, 86'400},
            QT_TRANSLATE_NOOP("FieldWords", "Timeout per batch (s)"), {.isRare = true})};
    return all;
}

Expected<QStringList> commandWords(const QString& command)
{
    if (hasControlCharacter(command))
        return invalid(
            ScorerWords::tr("A command is one line without tabs and control characters."));
    if (command.count(u'"') % 2 != 0)
        return invalid(ScorerWords::tr("A quote in the command is not closed: %1").arg(command));
    const QStringList words = QProcess::splitCommand(command);
    if (words.isEmpty())
        return invalid(ScorerWords::tr("There is no command."));
    const auto shell = std::find_if(words.begin(), words.end(), isForShell);
    if (shell != words.end())
        return invalid(
            ScorerWords::tr("Commands run without a shell, so \"%1\" has no meaning.").arg(*shell),
            ScorerWords::tr("Put such a command into a script and name the script."));
    return words;
}

QString ProgramMeasure::shownName() const
{
    if (isEmbedding())
        return QStringLiteral("Embedding cosine (%1 at %2)").arg(model, endpoint);
    return name.isEmpty() ? key : name;
}

Expected<void> checkProgramMeasure(const ProgramMeasure& measure)
{
    TANDEM_DO(checkKey(measure.key));
    if (measure.isEmbedding())
        return checkEmbeddingMeasure(measure);
    TANDEM_DO(commandWords(measure.command));
    if (!measure.versionCommand.trimmed().isEmpty()) {
        TANDEM_DO(commandWords(measure.versionCommand));
    }
    if (measure.score.isEmpty() || measure.score == QLatin1String("id"))
        return invalid(ScorerWords::tr("Name the score that the command writes."));
    if (hasControlCharacter(measure.name))
        return invalid(ScorerWords::tr("The name of a measure is one line."));
    if (const fields::Field* field = fields::outOfBounds(programMeasureFields(), &measure))
        return outOfBounds(*field);
    if (measure.least && measure.most && *measure.least >= *measure.most)
        return invalid(ScorerWords::tr("The lowest value must be below the highest."));
    return {};
}

Expected<ProgramMeasure> programMeasureFromJson(const QString& key, const QJsonObject& file)
{
    ProgramMeasure measure;
    fields::fromJson(programMeasureFields(), file, &measure);
    const QJsonObject taken = fields::toJson(programMeasureFields(), &measure);
    for (auto it = file.begin(); it != file.end(); ++it) {
        if (!taken.contains(it.key()))
            return invalid(ScorerWords::tr("There is no setting \"%1\".").arg(it.key()),
                ScorerWords::tr("The settings are %1.")
                    .arg(taken.keys().join(QStringLiteral(", "))));
        if (taken[it.key()] != it.value())
            return invalid(
                ScorerWords::tr("The setting \"%1\" does not have a valid value.").arg(it.key()));
    }
    measure.key = key;
    TANDEM_DO(checkProgramMeasure(measure));
    return measure;
}

} // namespace tandem
