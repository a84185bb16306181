#include "storage/repositories/runkindid.h"

#include <QStringList>

#include <iterator>

namespace tandem {

namespace {

/// How often what answers bring brings more.
enum class Growth { None, Once, Often };

/// By the values of RunKindId.
constexpr struct
{
    const char* key;
    RunItems items;
    Growth growth = Growth::None;
} kRunKinds[] = {{"decompose", RunItems::Paragraphs}, {"mask", RunItems::Paragraphs},
    {"expert", RunItems::Outputs, Growth::Often}, {"generate", RunItems::Cases},
    {"judge-pair", RunItems::Cases}, {"gemba", RunItems::Outputs}, {"geval", RunItems::Outputs},
    {"autoeval", RunItems::Outputs}, {"kgds-generate", RunItems::Samples, Growth::Once},
    {"kgds-verify", RunItems::SystemOutputs, Growth::Once},
    {"usersum-summarize", RunItems::TimelineUsers, Growth::Often},
    {"usersum-predict", RunItems::UserSummaries}, {"usersum-judge", RunItems::UserSummaries}};

} // namespace

QString runKindKey(RunKindId kind)
{
    return QLatin1String(kRunKinds[int(kind)].key);
}

std::optional<RunKindId> runKindOf(const QString& key)
{
    for (int kind = 0; kind < int(std::size(kRunKinds)); ++kind) {
        if (key == QLatin1String(kRunKinds[kind].key))
            return RunKindId(kind);
    }
    return std::nullopt;
}

RunItems itemsOf(RunKindId kind)
{
    return kRunKinds[int(kind)].items;
}

bool isOfSamples(RunItems items)
{
    return items == RunItems::Paragraphs || items == RunItems::Samples ||
           items == RunItems::SystemOutputs;
}

bool growsMeanwhile(RunKindId kind)
{
    return kRunKinds[int(kind)].growth != Growth::None;
}

bool growsOnce(RunKindId kind)
{
    return kRunKinds[int(kind)].growth == Growth::Once;
}

QString sqlKindsAbout(RunItems items)
{
    QStringList keys;
    for (const auto& kind : kRunKinds) {
        if (kind.items == items)
            keys.append(u'\'' + QLatin1String(kind.key) + u'\'');
    }
    return u'(' + keys.join(u',') + u')';
}

} // namespace tandem
