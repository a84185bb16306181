#include "models/studies/designchanges.h"

#include "models/studies/designjson.h"
#include "models/words.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <utility>

namespace tandem::studies {

QStringList changedParts(const Design& before, const Design& after)
{
    const QJsonObject old = QJsonDocument::fromJson(designJson(before)).object();
    const QJsonObject fresh = QJsonDocument::fromJson(designJson(after)).object();
    QStringList keys = old.keys() + fresh.keys();
    std::sort(keys.begin(), keys.end());
    keys.removeDuplicates();
    keys.removeIf([&](const QString& key) { return old.value(key) == fresh.value(key); });
    return keys;
}

QString nameOfPart(const QString& part)
{
    static constexpr std::pair<const char*, const char*> kNames[] = {
        {"title", QT_TRANSLATE_NOOP("StudyWords", "title")},
        {"instructions", QT_TRANSLATE_NOOP("StudyWords", "instructions")},
        {"consent", QT_TRANSLATE_NOOP("StudyWords", "consent")},
        {"language", QT_TRANSLATE_NOOP("StudyWords", "language")},
        {"fields", QT_TRANSLATE_NOOP("StudyWords", "shown fields")},
        {"questions", QT_TRANSLATE_NOOP("StudyWords", "questions")},
        {"raters_per_item", QT_TRANSLATE_NOOP("StudyWords", "raters per item")},
        {"items_per_rater", QT_TRANSLATE_NOOP("StudyWords", "items per rater")},
        {"shuffles", QT_TRANSLATE_NOOP("StudyWords", "order")},
        {"balances_sides", QT_TRANSLATE_NOOP("StudyWords", "sides")},
        {"break_after", QT_TRANSLATE_NOOP("StudyWords", "breaks")},
        {"come_back_days", QT_TRANSLATE_NOOP("StudyWords", "time to return")},
        {"release_minutes", QT_TRANSLATE_NOOP("StudyWords", "time until item release")},
        {"seed", QT_TRANSLATE_NOOP("StudyWords", "seed")},
        {"exclusions", QT_TRANSLATE_NOOP("StudyWords", "rater exclusion rules")},
    };
    for (const auto& [word, name] : kNames) {
        if (part == QLatin1String(word))
            return StudyWords::tr(name);
    }
    return part;
}

} // namespace tandem::studies
