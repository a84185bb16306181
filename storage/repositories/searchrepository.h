#pragma once

#include "models/error.h"
#include "models/expert/decision.h"
#include "models/ids.h"
#include "storage/changes/change.h"
#include "storage/repositories/repository.h"

#include <QList>
#include <QSet>
#include <QString>

#include <optional>

namespace tandem {

/// What kind of text a hit stands in.
enum class SearchKind {
    Title = 0,
    Paragraph = 1,
    Utterance = 2,
    Opinion = 3, ///< as it was imported
    Fact = 4,    ///< as it was imported
    WorkedFact = 5,
    WrittenOpinion = 6, ///< what an author makes of one utterance: its latest version
    OpinionEvent = 7,   ///< a text that a check, a response or a decision gives an opinion
    Case = 8,           ///< name, prompt and expected text
    Output = 9,
    Aspect = 10,    ///< of an evaluation
    Rationale = 11, ///< of an evaluation
    Reply = 12,     ///< of a language model, as far as it says something
};

/// One text that has all the words.
struct SearchHit
{
    SearchKind kind = SearchKind::Paragraph;
    SampleId sample;         ///< invalid from Case on, but for a Reply about a sample
    CaseId textCase;         ///< valid from Case on, but for a Reply about a sample
    EvaluationId evaluation; ///< of an Aspect or a Rationale
    std::optional<expert::DecisionRef> decision; ///< of an Aspect or a Rationale
    ReplyId reply;                               ///< of a Reply
    FactId fact;                                 ///< of a WorkedFact
    int samplePosition = 0;                      ///< of the sample or the case
    QString sampleTitle;                         ///< of the sample, or the case's name
    QString system;                              ///< of an output and its evaluation
    QString model;                               ///< of a Reply
    /// Paragraph number or utterance position, counting from 1; 0 where there is none.
    int number = 0;
    QString text;

    /// The text as people read it: opinions without the marks of their references.
    QString shownText() const;
};

/// Full-text search over titles, articles, discussions, opinions, facts, cases, their evaluations
/// and models' replies (FTS5). Notes are left out: they belong to answers, and answers are blind.
/// So is what is written about opinions: only its author finds it until both have submitted. Facts
/// are found once it is known which side their paragraphs are on, as Facts shows them. Who rates
/// outputs in an open study finds no cases, outputs and evaluations (StudyBlindness).
class SearchRepository final : Repository
{
public:
    using Repository::Repository;

    /// Texts that have every word of `words`, each as a whole word or as the beginning of one, best
    /// first, at most `limit`, of what `viewer` may see (an invalid id: what everybody may).
    /// Chinese, Japanese and Korean runs are matched as phrases. Words without a letter or digit
    /// find nothing.
    Expected<QList<SearchHit>> find(const QString& words, int limit, PersonId viewer = {});
    /// The same, but at most `most` of each kind, so that none crowds the others out.
    Expected<QList<SearchHit>> bestOfEachKind(
        const QString& words, int most, PersonId viewer = {}, const CancelFlag& cancelled = {});
    /// The sample (as its Title) and the case with this number, of what `viewer` may see.
    Expected<QList<SearchHit>> numbered(int position, PersonId viewer = {});

    /// The samples whose title, article or discussion has every word in one text. For a worker.
    Expected<QSet<SampleId>> samplesWith(const QString& words);

private:
    /// How many hits are wanted, in all and of each kind, and whether still.
    struct Most
    {
        qsizetype all;
        int ofKind;
        CancelFlag cancelled;
    };

    Expected<QList<SearchHit>> findUpTo(const QString& words, Most most, PersonId viewer);
    Expected<QList<SearchHit>> findTexts(
        const QString& query, Most most, PersonId viewer, bool withCases);
    Expected<void> findInEvaluations(
        const QString& query, const QString& words, Most most, QList<SearchHit>& hits);
};

} // namespace tandem
