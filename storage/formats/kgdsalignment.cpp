#include "storage/formats/kgdsalignment.h"

#include "models/kgds/opinion.h"
#include "storage/formats/formatwords.h"

#include <algorithm>
#include <limits>

namespace tandem::kgds {

namespace {

tl::unexpected<Error> refusedVerdict(const QString& what, const QString& place)
{
    return failure(ErrorCode::InvalidInput, what, place,
        FormatWords::tr("Check that these outputs were made for this benchmark, and that no file "
                        "is missing, changed or duplicated."));
}

/// Puts the files in order.
Expected<void> sortByNumber(QList<VerdictFile>& files)
{
    static constexpr qint64 kLast = std::numeric_limits<qint64>::max();
    std::sort(files.begin(), files.end(), [](const VerdictFile& one, const VerdictFile& other) {
        return std::pair(one.number.value_or(kLast), one.place) <
               std::pair(other.number.value_or(kLast), other.place);
    });
    for (qsizetype i = 1; i < files.size(); ++i) {
        if (files.at(i).number && files.at(i).number == files.at(i - 1).number)
            return refusedVerdict(
                FormatWords::tr("Another file has the number %1 for the same sample: %2.")
                    .arg(*files.at(i).number)
                    .arg(files.at(i - 1).place),
                files.at(i).place);
    }
    return {};
}

/// Whether one of these files has to be about another opinion than its name says.
Expected<void> checkNames(const QList<VerdictFile>& files)
{
    QHash<qint64, const VerdictFile*> known;
    for (const VerdictFile& file : files) {
        const bool saysItem = std::all_of(file.verdicts.cbegin(), file.verdicts.cend(),
            [](const PlacedVerdict& verdict) { return verdict.item.has_value(); });
        if (!file.opinion || saysItem)
            continue;
        const VerdictFile*& other = known[*file.opinion];
        if (other)
            return refusedVerdict(
                FormatWords::tr("Another file has the number %1 for the same sample: %2.")
                    .arg(*file.opinion)
                    .arg(other->place),
                file.place);
        other = &file;
    }
    return {};
}

/// Goes through the items with one verdict after the other.
class Alignment final
{
public:
    Alignment(const JudgedItems& items, qint64 sample, bool isComplete)
        : m_items(items)
        , m_sample(sample)
        , m_isComplete(isComplete)
        , m_conclusions(items.size(), Conclusion::None)
    {
    }

    Expected<void> take(const PlacedVerdict& verdict, const QString& place)
    {
        if (!m_isComplete && !verdict.item)
            return refusedVerdict(
                FormatWords::tr("Sample %1 has more facts or opinions than judgments, and this "
                                "judgment does not say which one it is about.")
                    .arg(m_sample),
                place);
        while (!m_isComplete && m_next < m_items.size() && !isMeant(verdict))
            ++m_next;
        if (m_next == m_items.size() || !isMeant(verdict))
            return refusedVerdict(
                FormatWords::tr("The facts or opinions in this file are not those of sample %1 in "
                                "the benchmark's order.")
                    .arg(m_sample),
                place);
        m_conclusions[m_next++] = verdict.conclusion;
        return {};
    }
    const QList<Conclusion>& conclusions() const { return m_conclusions; }

private:
    bool isMeant(const PlacedVerdict& verdict) const
    {
        return !verdict.item || m_items.areAlike(m_next, *verdict.item);
    }

    const JudgedItems& m_items;
    qint64 m_sample;
    bool m_isComplete; ///< there are as many verdicts as items
    QList<Conclusion> m_conclusions;
    qsizetype m_next = 0;
};

} // namespace

JudgedItems JudgedItems::factsOf(const SampleRecord& sample)
{
    JudgedItems items;
    for (const QList<FactGroup>* groups : {&sample.supportingFacts, &sample.nonsupportingFacts}) {
        for (const FactGroup& group : *groups) {
            for (const FactRecord& fact : group.facts)
                items.add(fact.text);
        }
    }
    return items;
}

JudgedItems JudgedItems::opinionsOf(const SampleRecord& sample)
{
    JudgedItems items;
    for (const QString& opinion : sample.opinions)
        items.add(opinion);
    for (qsizetype i = 0; i < sample.opinions.size(); ++i) {
        const QString plain = opinionText(sample.opinions.at(i)).plain;
        if (!items.m_items.contains(plain))
            items.m_items.insert(plain, items.m_texts.at(i));
    }
    return items;
}

void JudgedItems::add(const QString& text)
{
    const auto known = m_items.constFind(text);
    const qsizetype first = known == m_items.cend() ? m_texts.size() : *known;
    m_items.insert(text, first);
    m_texts.append(first);
}

std::optional<qsizetype> JudgedItems::itemOf(const QString& text) const
{
    const auto known = m_items.constFind(text);
    return known == m_items.cend() ? std::nullopt : std::optional(*known);
}

Expected<QList<Conclusion>> alignedConclusions(
    QList<VerdictFile> files, const JudgedItems& items, qint64 sample)
{
    TANDEM_DO(sortByNumber(files));
    TANDEM_DO(checkNames(files));
    qsizetype verdicts = 0;
    for (const VerdictFile& file : std::as_const(files)) {
        verdicts += file.verdicts.size();
        if (verdicts > items.size())
            return refusedVerdict(
                FormatWords::tr(
                    "With this file, sample %1 has more judgments than facts or opinions (%2).")
                    .arg(sample)
                    .arg(items.size()),
                file.place);
    }
    Alignment alignment(items, sample, verdicts == items.size());
    for (const VerdictFile& file : std::as_const(files)) {
        for (const PlacedVerdict& verdict : file.verdicts) {
            TANDEM_DO(alignment.take(verdict, file.place));
        }
    }
    return alignment.conclusions();
}

} // namespace tandem::kgds
