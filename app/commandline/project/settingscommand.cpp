#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/project/publishmetadata.h"
#include "models/results/spelling.h"
#include "storage/repositories/publicationsettings.h"
#include "storage/repositories/settingsrepository.h"

#include <algorithm>

/// "settings": what a lead sets for the whole project.
namespace tandem {

namespace {

constexpr Choice<ConsistencyRule> kRules[] = {
    {"strict", ConsistencyRule::Strict}, {"adjudication", ConsistencyRule::Adjudication}};
constexpr Choice<Adjudicator> kAdjudicators[] = {
    {"third-person", Adjudicator::ThirdPerson}, {"pair", Adjudicator::Pair}};

template <typename T, std::size_t Count>
QString wordOfChoice(const Choice<T> (&choices)[Count], T value)
{
    const auto found = std::find_if(std::begin(choices), std::end(choices),
        [value](const Choice<T>& choice) { return choice.value == value; });
    return QLatin1String(found->word);
}

/// The settings with what the call asks for.
Expected<ProjectSettings> askedSettings(
    ProjectSettings settings, const std::optional<QString>& guideline, Call& call)
{
    TANDEM_TRY(rule, call.choice("rule", kRules, settings.rule));
    TANDEM_TRY(adjudicator, call.choice("adjudicator", kAdjudicators, settings.adjudicator));
    TANDEM_TRY(wage, call.decimal("wage", 0.0, kHighestWage));
    settings.rule = *rule;
    settings.adjudicator = *adjudicator;
    settings.hourlyWage = wage->value_or(settings.hourlyWage);
    if (call.has("name"))
        settings.name = call.value("name").simplified();
    if (call.has("currency"))
        settings.currency = call.value("currency").simplified();
    if (settings.currency.size() > kLongestWageCurrency)
        return call.misuse(
            CommandWords::tr("A currency can have at most %1 letters.").arg(kLongestWageCurrency));
    if (settings.name.isEmpty())
        return call.misuse(CommandWords::tr("The project needs a name."));
    settings.guideline = guideline.value_or(settings.guideline);
    return settings;
}

/// The guideline that the call gives, empty for the built-in one; none where it stays.
Expected<std::optional<QString>> askedGuideline(Call& call)
{
    if (call.has("guideline") && call.has("built-in-guideline"))
        return call.misuse(CommandWords::tr("Give either --guideline or --built-in-guideline."));
    if (call.has("built-in-guideline"))
        return QString();
    if (!call.has("guideline"))
        return std::nullopt;
    TANDEM_TRY(input, inputOf(call.value("guideline"), call));
    TANDEM_TRY(text,
        readWholeText(*input, CommandWords::tr("Give a text of up to a million characters.")));
    // A command before the pipe that failed says nothing, and that is no guideline.
    if (text->trimmed().isEmpty())
        return failure(ErrorCode::InvalidInput, CommandWords::tr("The guideline is empty."),
            input->name(),
            CommandWords::tr(
                "Give its text, or restore the built-in one with --built-in-guideline."));
    return *text;
}

bool changesAny(const Call& call)
{
    return call.has("rule") || call.has("adjudicator") || call.has("wage") || call.has("name") ||
           call.has("currency") || call.has("guideline") || call.has("built-in-guideline") ||
           call.has("metadata");
}

/// What is stored of a project.
struct AllProjectSettings
{
    ProjectSettings project;
    publishing::Publication publication;
};

Expected<AllProjectSettings> storedProjectSettings(Database& database)
{
    TANDEM_TRY(project, SettingsRepository(database).load());
    TANDEM_TRY(publication, storedPublication(database));
    return AllProjectSettings{*project, *publication};
}

Expected<AllProjectSettings> changedSettings(Call& call)
{
    // Read before anything is locked: somebody may still be typing it.
    TANDEM_TRY(guideline, askedGuideline(call));
    std::optional<publishing::Publication> publication;
    if (call.has("metadata")) {
        TANDEM_TRY(read, metadataOf(call, {}));
        publication = *read;
    }
    return writeProject(call.word(0), [&](Database& database) -> Expected<AllProjectSettings> {
        SettingsRepository repository(database);
        TANDEM_TRY(lead, actingLead(database, call));
        TANDEM_TRY(before, repository.load());
        TANDEM_TRY(after, askedSettings(*before, *guideline, call));
        TANDEM_DO(repository.save(*after, *lead));
        if (publication) {
            TANDEM_DO(savePublication(database, *publication, *lead));
        }
        return storedProjectSettings(database);
    });
}

Expected<void> runSettings(Call& call)
{
    TANDEM_TRY(stored, changesAny(call) ? changedSettings(call)
                                        : readProject(call.word(0), storedProjectSettings));
    const ProjectSettings* settings = &stored->project;
    const QString rule = wordOfChoice(kRules, settings->rule);
    const QString adjudicator = wordOfChoice(kAdjudicators, settings->adjudicator);
    const bool isStrict = settings->rule == ConsistencyRule::Strict;
    const bool isOwn = !settings->guideline.trimmed().isEmpty();
    const bool isDescribed = stored->publication != publishing::Publication();
    QStringList lines{printable(settings->name),
        isStrict ? CommandWords::tr("Disagreements: strict")
                 : CommandWords::tr("Disagreements: adjudication, by %1").arg(adjudicator),
        settings->hourlyWage > 0.0
            ? CommandWords::tr("Hourly wage: %1 %2")
                  .arg(results::numberText(settings->hourlyWage, 2, results::Outlet::Console),
                      printable(settings->currency))
            : CommandWords::tr("Hourly wage: none (cost is not shown)"),
        isOwn ? CommandWords::tr(
                    "Guideline: custom, %n character(s)", nullptr, int(settings->guideline.size()))
              : CommandWords::tr("Guideline: built-in")};
    if (isDescribed)
        lines += CommandWords::tr("Metadata for publishing: stored");
    return call.tell(
        Json{{"name", settings->name}, {"rule", rule}, {"adjudicator", adjudicator},
            {"hourly_wage", settings->hourlyWage}, {"currency", settings->currency},
            {"guideline", isOwn ? QJsonValue(settings->guideline) : QJsonValue()},
            {"publication",
                isDescribed ? publishing::publicationJson(stored->publication) : QJsonValue()}},
        lines);
}

} // namespace

const Command settingsCommand{"settings", runSettings};

} // namespace tandem
