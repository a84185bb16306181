#include "models/usersum/summarizersreport.h"

#include "models/results/reportjson.h"
#include "models/results/spelling.h"
#include "models/usersum/scorecorrelationsreport.h"
#include "models/usersum/sensitivityreport.h"
#include "models/usersum/summarizercomparisonreport.h"
#include "models/usersum/summarizertables.h"
#include "models/usersum/usersumreport.h"
#include "models/usersum/usersumwords.h"
#include "models/wordof.h"

#include <QSet>

#include <algorithm>
#include <utility>

namespace tandem::usersum {

namespace {

using results::Section;

constexpr std::array kUsersumPartKeys{
    "summarizers", "baselines", "agreement", "correlations", "sensitivity", "comparison"};
static_assert(kUsersumPartKeys.size() == kUsersumParts.size());

/// Puts sections of several summarizers, which have the same columns, into one.
class SectionsBySummarizer final
{
public:
    void add(const QString& summarizer, Section section)
    {
        if (section.rows.isEmpty())
            return;
        for (results::Row& row : section.rows)
            row.cells.prepend(results::Cell(summarizer));
        for (const QString& note : std::as_const(section.notes))
            m_notes.append({results::onOneLine(summarizer), note});
        if (m_count++ > 0) {
            m_section.rows += section.rows;
            return;
        }
        section.columns.prepend(
            results::Column{QStringLiteral("summarizer"), UsersumWords::tr("Summarizer")});
        m_section = section;
    }

    /// What is said of several of them is said once, what is said of all below the rest.
    Section section() const
    {
        QStringList ofSome;
        QStringList ofAll;
        QSet<QString> said;
        for (const auto& [first, note] : m_notes) {
            if (said.contains(note))
                continue;
            said.insert(note);
            QStringList summarizers;
            for (const auto& [summarizer, other] : m_notes) {
                if (other == note)
                    summarizers += summarizer;
            }
            if (summarizers.size() < m_count)
                ofSome += UsersumWords::tr("%1: %2", "a summarizer, a sentence")
                              .arg(summarizers.join(QStringLiteral(", ")), note);
            else
                ofAll += note;
        }
        Section section = m_section;
        section.notes = ofSome + ofAll;
        return section;
    }

private:
    Section m_section;
    QList<std::pair<QString, QString>> m_notes; ///< a summarizer, what is said of it
    int m_count = 0;
};

/// Makes the sections of one part.
class UsersumSections final
{
public:
    UsersumSections(const UsersumData& data, const std::atomic_bool* cancel)
        : m_data(data)
        , m_cancel(cancel)
    {
    }

    QList<Section> of(UsersumPart part) const
    {
        switch (part) {
        case UsersumPart::Summarizers:
            return summarizers();
        case UsersumPart::Baselines:
            return {
                baselinesSection(baselineDifferences(m_data.summarizers, m_data.rule, m_cancel))};
        case UsersumPart::Agreement:
            return {agreement()};
        case UsersumPart::Correlations:
            return {correlations()};
        case UsersumPart::Sensitivity:
            return sensitivity();
        case UsersumPart::Comparison:
            break;
        }
        return comparison();
    }

private:
    QList<Section> summarizers() const
    {
        const auto scores = summarizerScores(m_data.summarizers, m_data.rule, m_cancel);
        return {summarizersSection(scores, m_data.rule), summarizerIntervalsSection(scores)};
    }

    Section agreement() const
    {
        QList<RatedSummarizer> rated;
        QList<SummariesAndRatings> all;
        eachRated([&](const SummarizerPredictions& one, const JudgedSummarizer& judged) {
            all.append({one.summaries, judged.ratings});
            rated.append({one.log, one.summarizer,
                humanAgreement(one.summaries, judged.ratings, m_data.rule, m_cancel)});
        });
        if (all.size() > 1)
            rated.append({rated.first().log, {}, humanAgreementOver(all, m_data.rule, m_cancel)});
        return ratedSummarizersSection(rated);
    }

    Section correlations() const
    {
        SectionsBySummarizer all;
        eachRated([&](const SummarizerPredictions& one, const JudgedSummarizer& judged) {
            all.add(one.summarizer, scoreCorrelationsSection(scoreCorrelations(one.summaries,
                                        judged.ratings, m_data.rule, judged.values, m_cancel)));
        });
        return all.section();
    }

    QList<Section> sensitivity() const
    {
        SectionsBySummarizer thresholds;
        SectionsBySummarizer lengths;
        QList<SectionsBySummarizer> steps(2);
        qint64 longest = 0;
        for (const SummarizerPredictions& one : m_data.summarizers) {
            for (const PredictedSummary& summary : one.summaries)
                longest = std::max(longest, summary.words);
        }
        for (const SummarizerPredictions& one : m_data.summarizers) {
            const StepCurve byThreshold = qualityByThreshold(one.summaries, m_cancel);
            // Of no summary there is no length.
            const StepCurve byLength = hasSummaries(one.role)
                                           ? followingByLength(one.summaries, m_cancel, longest)
                                           : StepCurve();
            thresholds.add(one.summarizer, thresholdSection(byThreshold));
            lengths.add(one.summarizer, lengthSection(byLength));
            const QList<Section> corners = stepSections(byThreshold, byLength);
            for (qsizetype i = 0; i < std::min(steps.size(), corners.size()); ++i)
                steps[i].add(one.summarizer, corners.at(i));
        }
        QList<Section> sections;
        // What somebody asked for by name stands first.
        if (!m_data.limits.isEmpty())
            sections += limitSection(scoresByLimit(m_data.limits, m_data.rule.threshold, m_cancel));
        sections << thresholds.section() << lengths.section();
        for (const SectionsBySummarizer& step : std::as_const(steps))
            sections += step.section();
        return sections;
    }

    /// Below one key, since a report of all parts has other users and metrics, too.
    QList<Section> comparison() const
    {
        if (!m_data.compared)
            return {};
        const auto& [first, second] = *m_data.compared;
        const SummarizerPredictions* const one = m_data.predictionsOf(first);
        const SummarizerPredictions* const two = m_data.predictionsOf(second);
        if (one == nullptr || two == nullptr)
            return {};
        results::Report report = comparisonReport(compareSummarizers(
            first, one->summaries, second, two->summaries, m_data.rule, m_cancel));
        const QString pair = UsersumWords::tr("%1 against %2", "two summarizers")
                                 .arg(results::onOneLine(first), results::onOneLine(second));
        for (Section& section : report.sections) {
            section.key = section.key.isEmpty() ? QStringLiteral("comparison")
                                                : QStringLiteral("comparison.") + section.key;
            if (section.title.isEmpty())
                continue;
            section.title = QStringLiteral("%1: %2").arg(pair, section.title);
            // Who won stands below the first table.
            section.notes = std::exchange(report.lines, {}) + section.notes;
        }
        return report.sections;
    }

    template <typename Take>
    void eachRated(const Take& take) const
    {
        for (const SummarizerPredictions& one : m_data.summarizers) {
            const JudgedSummarizer judged = m_data.judged.value(one.summarizer);
            if (!judged.ratings.isEmpty())
                take(one, judged);
        }
    }

    const UsersumData& m_data;
    const std::atomic_bool* m_cancel;
};

/// What is missing or could not be read of each summarizer, as its own table says it.
QStringList missingLines(const UsersumData& data)
{
    QStringList lines;
    for (const SummarizerPredictions& one : data.summarizers) {
        const QStringList notes = predictionNotes(predictionCounts(one.summaries));
        for (const QString& note : notes)
            lines += UsersumWords::tr("%1: %2", "a summarizer, a sentence")
                         .arg(results::onOneLine(one.summarizer), note);
    }
    return lines;
}

QStringList usersumLines(const UsersumData& data)
{
    QStringList lines{UsersumWords::tr("Log %1, predicted by %2.")
                          .arg(results::onOneLine(data.log), results::onOneLine(data.predictor))};
    if (!data.ratedIn.isEmpty())
        lines += UsersumWords::tr("Human ratings: %1.").arg(results::onOneLine(data.ratedIn));
    return lines;
}

/// What is said of one summarizer with this score.
results::Report reportOfOne(
    const UsersumData& data, const SummarizerScore& one, const std::atomic_bool* cancel)
{
    SummaryScore score = one.score;
    if (!hasSummaries(one.role))
        score.empty = 0; // which is what the baseline is
    results::Report report = scoreReport(score, data.rule);
    const JudgedSummarizer judged = data.judged.value(one.summarizer);
    const SummarizerPredictions* const predictions = data.predictionsOf(one.summarizer);
    if (!judged.ratings.isEmpty() && predictions != nullptr)
        report.sections += agreementReport(
            humanAgreement(predictions->summaries, judged.ratings, data.rule, cancel))
                               .sections;
    return report;
}

} // namespace

QString usersumPartKey(UsersumPart part)
{
    return QLatin1String(wordOf(part, kUsersumPartKeys));
}

std::optional<UsersumPart> usersumPartFromKey(const QString& key)
{
    const auto found = std::find_if(kUsersumParts.begin(), kUsersumParts.end(),
        [&](UsersumPart part) { return usersumPartKey(part) == key; });
    return found == kUsersumParts.end() ? std::nullopt : std::optional(*found);
}

const SummarizerPredictions* UsersumData::predictionsOf(const QString& summarizer) const
{
    const auto found = std::find_if(summarizers.cbegin(), summarizers.cend(),
        [&](const SummarizerPredictions& one) { return one.summarizer == summarizer; });
    return found == summarizers.cend() ? nullptr : &*found;
}

results::Report summarizersReport(
    const UsersumData& data, const QList<UsersumPart>& parts, const std::atomic_bool* cancel)
{
    const UsersumSections sections(data, cancel);
    results::Report report;
    for (const UsersumPart part : parts) {
        for (const Section& section : sections.of(part)) {
            if (!section.rows.isEmpty())
                report.sections.append(section);
        }
    }
    report.lines = usersumLines(data);
    if (!data.awaited.isEmpty() && parts.contains(UsersumPart::Agreement))
        report.lines += data.awaited;
    if (!parts.contains(UsersumPart::Summarizers))
        report.lines += missingLines(data);
    return report;
}

results::Report eachSummarizerReport(const UsersumData& data, const std::atomic_bool* cancel)
{
    results::Report report;
    report.lines = usersumLines(data);
    const QList<SummarizerScore> scores = summarizerScores(data.summarizers, data.rule, cancel);
    for (const SummarizerScore& one : scores) {
        const results::Report ofOne = reportOfOne(data, one, cancel);
        QString title = results::onOneLine(one.summarizer);
        if (one.role != SummarizerRole::Own)
            title = UsersumWords::tr("%1 (%2)", "a summarizer, its kind")
                        .arg(title, summarizerRoleName(one.role));
        QList<Section> sections = ofOne.sections;
        sections.first().title = title;
        // Of how many users, and by which rule; that is the same for all.
        sections.first().notes.prepend(ofOne.lines.first());
        if (!report.lines.contains(ofOne.lines.last()))
            report.lines += ofOne.lines.last();
        report.sections += sections;
    }
    return report;
}

QJsonArray eachSummarizerJson(const UsersumData& data, const std::atomic_bool* cancel)
{
    QJsonArray all;
    const QList<SummarizerScore> scores = summarizerScores(data.summarizers, data.rule, cancel);
    for (const SummarizerScore& one : scores)
        all.append(results::reportJson(reportOfOne(data, one, cancel),
            {{QStringLiteral("summarizer"), one.summarizer},
                {QStringLiteral("role"), summarizerRoleKey(one.role)}}));
    return all;
}

} // namespace tandem::usersum
