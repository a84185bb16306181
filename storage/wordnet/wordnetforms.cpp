#include "storage/wordnet/wordnetforms.h"

#include <span>
#include <vector>

namespace tandem {

namespace {

/// An ending and what takes its place.
struct Ending
{
    QByteArrayView old;
    QByteArrayView put;
};

std::span<const Ending> endings(WordNetPart part)
{
    static constexpr Ending nouns[] = {{"s", ""}, {"ses", "s"}, {"ves", "f"}, {"xes", "x"},
        {"zes", "z"}, {"ches", "ch"}, {"shes", "sh"}, {"men", "man"}, {"ies", "y"}};
    static constexpr Ending verbs[] = {{"s", ""}, {"ies", "y"}, {"es", "e"}, {"es", ""},
        {"ed", "e"}, {"ed", ""}, {"ing", "e"}, {"ing", ""}};
    static constexpr Ending adjectives[] = {{"er", ""}, {"est", ""}, {"er", "e"}, {"est", "e"}};
    static constexpr std::span<const Ending> ofParts[] = {nouns, verbs, adjectives, {}};
    return ofParts[int(part)];
}

/// The beginning of a word and a new ending: words of a megabyte are taken apart without copies.
struct Form
{
    qsizetype kept = 0;
    QByteArrayView end; ///< of an Ending: lives as long as the program

    qsizetype size() const { return kept + end.size(); }
    bool endsWith(QByteArrayView word, QByteArrayView ending) const
    {
        if (ending.size() > size())
            return false;
        for (qsizetype at = 1; at <= ending.size(); ++at) {
            const char letter =
                at <= end.size() ? end[end.size() - at] : word[kept + end.size() - at];
            if (letter != ending[ending.size() - at])
                return false;
        }
        return true;
    }
    QByteArray in(QByteArrayView word) const
    {
        return word.first(kept).toByteArray() + end.toByteArray();
    }
    bool operator==(const Form&) const = default;
};

/// Each form with each of the endings that it has taken off. An ending that was put is shorter than
/// any that is taken off behind it, or the same, so that it is gone then as a whole.
std::vector<Form> shortened(
    QByteArrayView word, const std::vector<Form>& forms, std::span<const Ending> endings)
{
    std::vector<Form> result;
    for (const Form& form : forms) {
        for (const Ending& ending : endings) {
            if (form.endsWith(word, ending.old) && ending.old.size() >= form.end.size())
                result.push_back({form.size() - ending.old.size(), ending.put});
        }
    }
    return result;
}

void addKnown(QList<QByteArray>& known, const QByteArray& form, const KeyedLines& index)
{
    if (!known.contains(form) && index.lineOf(form))
        known.append(form);
}

QList<QByteArray> knownForms(
    QByteArrayView word, const std::vector<Form>& forms, const KeyedLines& index)
{
    QList<QByteArray> known;
    for (const Form& form : forms) {
        if (form.size() <= index.longestKey())
            addKnown(known, form.in(word), index);
    }
    return known;
}

} // namespace

QList<QByteArray> wordNetForms(
    QByteArrayView word, WordNetPart part, const KeyedLines& index, const KeyedLines& exceptions)
{
    if (const std::optional<QByteArrayView> line = exceptions.lineOf(word)) {
        QList<QByteArray> known;
        const QList<QByteArray> terms = line->toByteArray().simplified().split(' ');
        for (const QByteArray& term : terms)
            addKnown(known, term, index);
        return known;
    }
    std::vector<Form> forms = shortened(word, {Form{word.size(), {}}}, endings(part));
    forms.insert(forms.begin(), Form{word.size(), {}});
    QList<QByteArray> known = knownForms(word, forms, index);
    forms.erase(forms.begin());
    while (known.isEmpty() && !forms.empty()) {
        forms = shortened(word, forms, endings(part));
        known = knownForms(word, forms, index);
    }
    return known;
}

} // namespace tandem
