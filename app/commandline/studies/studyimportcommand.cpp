#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/expert/expertcommand.h"
#include "app/commandline/studies/studycommand.h"
#include "models/seed.h"
#include "models/studies/itemcheck.h"
#include "storage/formats/numberfields.h"
#include "storage/formats/spellings.h"
#include "storage/formats/studyitemsreader.h"
#include "storage/studies/projectitems.h"

/// "study import": brings items in, from a file or from what the project has.
namespace tandem {

namespace {

/// What --sample says; everything where it is not given.
struct AskedSample
{
    studies::Sampling sampling = studies::Sampling::All;
    qsizetype size = 0;
};

Expected<AskedSample> askedSample(Call& call)
{
    if (!call.has("draw"))
        return AskedSample{};
    using studies::Sampling;
    const QStringList parts = call.value("draw").split(u':');
    bool isNumber = false;
    const qlonglong size = parts.value(1).toLongLong(&isNumber);
    for (const Sampling sampling :
        {Sampling::Random, Sampling::Stratified, Sampling::Disagreement}) {
        if (parts.size() == 2 && parts.first() == samplingKey(sampling) && isNumber && size >= 1 &&
            size <= studies::kMostStudyItems)
            return AskedSample{sampling, size};
    }
    return call.misuse(
        CommandWords::tr("--draw expects random:N, stratified:N or disagreement:N, not \"%1\".")
            .arg(call.value("draw")));
}

/// Where --from says the items come from; none: a file of items.
Expected<std::optional<ItemOrigin>> askedOrigin(Call& call)
{
    static constexpr Choice<std::optional<ItemOrigin>> kOrigins[] = {
        {"paragraphs", ItemOrigin::Paragraphs}, {"facts", ItemOrigin::Facts},
        {"outputs", ItemOrigin::Outputs}, {"explanations", ItemOrigin::Explanations},
        {"judgments", ItemOrigin::Decisions}, {"documents", std::nullopt}};
    return call.choice("from", kOrigins, std::optional<ItemOrigin>());
}

/// The items of the file that is given, all or a sample.
Expected<QList<studies::StudyItem>> itemsOfFile(Call& call, const AskedItems& asked)
{
    TANDEM_TRY(input, inputOf(call.word(2), call));
    const bool isSurvey = call.value("from") == QLatin1String("documents");
    TANDEM_TRY(items, isSurvey ? surveyItemsOf(*input, asked.seed) : readStudyItems(*input));
    if (asked.sampling == studies::Sampling::All)
        return *items;
    return studies::sampledItems(*items, asked.sampling, asked.size, asked.seed);
}

Expected<void> checkImport(Call& call, const std::optional<ItemOrigin>& origin)
{
    if (call.word(2).isEmpty() != origin.has_value())
        return call.misuseOfCommand(
            CommandWords::tr("Give a file of items, or choose with --from what in the project to "
                             "make them from; --from documents requires a file."));
    return {};
}

QStringList itemNames(const QList<studies::StudyItem>& items)
{
    QStringList names;
    for (const studies::StudyItem& item : items)
        names.append(item.item.name);
    return names;
}

/// What is asked for besides the file, of a study with this design.
Expected<AskedItems> askedItems(Call& call, Database& database, StudyId study)
{
    TANDEM_TRY(sample, askedSample(call));
    TANDEM_TRY(origin, askedOrigin(call));
    TANDEM_TRY(seed, call.number("seed", 0, kMostSeed));
    TANDEM_TRY(version, StudyRepository(database).version(study));
    AskedItems asked;
    asked.kind = version->design.kind;
    asked.from = origin->value_or(ItemOrigin::Paragraphs);
    asked.sampling = sample->sampling;
    asked.size = sample->size;
    asked.seed = quint32(seed->value_or(version->design.seed));
    asked.systems = call.value("systems").split(u',', Qt::SkipEmptyParts);
    if (call.has("run") || call.has("source")) {
        TANDEM_TRY(set, chosenSet(database, call));
        asked.set = *set;
    }
    return asked;
}

} // namespace

Expected<void> runStudyImport(Call& call)
{
    TANDEM_TRY(origin, askedOrigin(call));
    TANDEM_DO(checkImport(call, *origin));
    QList<studies::StudyItem> items;
    QStringList hints;
    TANDEM_TRY(asked, readProject(call.word(1), [&](Database& database) -> Expected<AskedItems> {
        TANDEM_TRY(study, askedStudy(database, call));
        TANDEM_TRY(wanted, askedItems(call, database, study->id));
        if (origin->has_value()) {
            TANDEM_TRY(made, projectItems(database, *wanted));
            items = *made;
        }
        return *wanted;
    }));
    if (!origin->has_value()) {
        TANDEM_TRY(read, itemsOfFile(call, *asked));
        items = *read;
    }
    TANDEM_TRY(added, writeProject(call.word(1), [&](Database& database) -> Expected<int> {
        TANDEM_TRY(lead, actingLead(database, call, QLatin1String("as")));
        TANDEM_TRY(study, askedStudy(database, call));
        TANDEM_TRY(version, StudyRepository(database).version(study->id));
        if (!origin->has_value()) {
            studies::nameFieldsAsShown(items, version->design);
            hints = numberFieldHints(items, version->design);
        }
        const auto fresh = StudyRepository(database).addItems(
            study->id, items, *lead, origin->has_value() ? askedItemsJson(*asked) : QJsonObject());
        if (!fresh && !origin->has_value())
            return failure(fresh.error().in(call.word(2)));
        TANDEM_TRY(all, StudyRepository(database).items(study->id));
        hints += remarksOnItems(Spellings::ofBrought(itemNames(items), itemNames(*all)));
        return fresh;
    }));
    const int known = int(items.size()) - *added;
    return call.tell(Json{{"new", *added}, {"known", known}},
        CommandWords::tr("%n new item(s)", nullptr, *added) + QStringLiteral(", ") +
            CommandWords::tr("%n already present", nullptr, known) + u'.',
        hints);
}

} // namespace tandem
