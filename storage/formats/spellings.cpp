#include "storage/formats/spellings.h"

#include "models/text/foreigncell.h"
#include "storage/formats/formatwords.h"

#include <QSet>

namespace tandem {

namespace {

constexpr qsizetype kMostSpelledNames = 5;
constexpr qsizetype kShownSpellingUnits = 60;

} // namespace

void Spellings::note(const QString& key, const QString& spelled)
{
    const auto first = m_first.constFind(key);
    if (first == m_first.cend()) {
        m_first.insert(key, spelled);
        return;
    }
    if (*first == spelled)
        return;
    QStringList& ways = m_several[key];
    if (ways.isEmpty())
        ways.append(*first);
    if (!ways.contains(spelled))
        ways.append(spelled);
}

Spellings Spellings::ofBrought(const QStringList& brought, const QStringList& all)
{
    QSet<QString> keys;
    for (const QString& name : brought)
        keys.insert(comparedName(name));
    Spellings spellings;
    for (const QString& name : all) {
        if (const QString key = comparedName(name); keys.contains(key))
            spellings.note(key, comparedId(name));
    }
    return spellings;
}

void Spellings::add(const Spellings& others)
{
    for (auto first = others.m_first.cbegin(); first != others.m_first.cend(); ++first)
        note(first.key(), *first);
    for (auto ways = others.m_several.cbegin(); ways != others.m_several.cend(); ++ways) {
        for (const QString& way : *ways)
            note(ways.key(), way);
    }
}

QString Spellings::several() const
{
    QStringList names;
    for (const QStringList& ways : m_several) {
        if (names.size() == kMostSpelledNames) {
            names.append(QStringLiteral("…"));
            break;
        }
        QStringList quoted;
        for (const QString& way : ways)
            quoted.append(u'"' + way.left(kShownSpellingUnits) + u'"');
        names.append(quoted.join(QStringLiteral(", ")));
    }
    return names.join(QStringLiteral("; "));
}

QStringList remarksOnRaters(const Spellings& raters)
{
    const QString names = raters.several();
    if (names.isEmpty())
        return {};
    return {FormatWords::tr("These names differ only in case and count as different raters: %1. If "
                            "they are the same rater, use one spelling.")
                .arg(names)};
}

QStringList remarksOnItems(const Spellings& items)
{
    const QString names = items.several();
    if (names.isEmpty())
        return {};
    return {FormatWords::tr("These names differ only in case or spaces and count as different "
                            "items: %1. If they are the same item, use one spelling.")
                .arg(names)};
}

QStringList remarksOnSystems(const Spellings& systems)
{
    const QString names = systems.several();
    if (names.isEmpty())
        return {};
    return {FormatWords::tr("These names differ only in case or spaces and count as different "
                            "systems: %1. If they are the same system, use one spelling.")
                .arg(names)};
}

QStringList remarksOnValues(const Spellings& values)
{
    const QString names = values.several();
    if (names.isEmpty())
        return {};
    return {FormatWords::tr("These values differ only in case or spaces and count as different: "
                            "%1. If they are the same value, use one spelling.")
                .arg(names)};
}

QStringList remarksOnMissing(const QMap<QString, int>& words)
{
    int rows = 0;
    QStringList said;
    for (auto word = words.cbegin(); word != words.cend(); ++word) {
        const QString shown =
            word.key().isEmpty() ? FormatWords::tr("empty", "of a cell") : word.key();
        said.append(QStringLiteral("%1 (%L2)").arg(shown).arg(*word));
        rows += *word;
    }
    if (rows == 0)
        return {};
    return {FormatWords::tr("%n row(s) mark the answer as missing: %1.", nullptr, rows)
                .arg(said.join(QStringLiteral(", ")))};
}

} // namespace tandem
