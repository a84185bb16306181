#include "storage/repositories/runkindid.h"

#include <QStringList>

#include <iterator>

namespace tandem {

namespace {

/// By the values of RunKindId.
constexpr struct
{
    const char* key;
    RunItems items;
    bool grows = false;
} kRunKinds[] = {{"decompose", RunItems::Paragraphs}, {"mask", RunItems::Paragraphs},
    {"expert", RunItems::Outputs, true}, {"generate", RunItems::Cases},
    {"judge-pair", RunItems::Cases}, {"gemba", RunItems::Outputs}, {"geval", RunItems::Outputs},
    {"autoeval", RunItems::Outputs}, {"kgds-generate", RunItems::Samples, true},
    {"kgds-verify", RunItems::SystemOutputs, true}};

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
    return items != RunItems::Outputs && items != RunItems::Cases;
}

bool growsMeanwhile(RunKindId kind)
{
    return kRunKinds[int(kind)].grows;
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
