#include "views/facts/repetitionsearch.h"

#include "models/facts/repetition.h"
#include "storage/project/project.h"

namespace tandem {

RepetitionSearch::RepetitionSearch(Project& project, QObject* parent)
    : QObject(parent)
    , m_project(project)
{
}

RepetitionSearch::~RepetitionSearch()
{
    if (m_running)
        m_running->store(true);
}

QList<RepetitionQuestion> RepetitionSearch::find(const Asked& asked)
{
    QList<RepetitionQuestion> questions;
    for (const bool side : {true, false}) {
        QList<FactId> ids;
        QStringList texts;
        for (qsizetype i = 0; i < asked.ids.size(); ++i) {
            if (asked.supporting.at(i) != side)
                continue;
            ids.append(asked.ids.at(i));
            texts.append(asked.texts.at(i));
        }
        for (const RepetitionCandidate& found : repetitionCandidates(texts)) {
            const RepetitionQuestion question{
                ids.at(found.repeated), ids.at(found.first), found.similarity};
            if (!asked.distinct.contains(question.fact, question.earlier))
                questions.append(question);
        }
    }
    return questions;
}

void RepetitionSearch::search(const FactSheet& sheet)
{
    Asked asked;
    for (const FactRow& fact : sheet.facts) {
        const auto side = sheet.sideOf(fact);
        if (!side || fact.repeats)
            continue;
        asked.ids.append(fact.id);
        asked.texts.append(fact.text);
        asked.supporting.append(*side);
    }
    asked.distinct = sheet.distinct;
    if (asked == m_asked)
        return;
    m_asked = asked;
    if (m_running)
        m_running->store(true);
    m_running = m_project.read<QList<RepetitionQuestion>>(
        [asked](Database&, const CancelFlag&) -> Expected<QList<RepetitionQuestion>> {
            return find(asked);
        },
        this,
        [this](const Expected<QList<RepetitionQuestion>>& found) {
            if (found)
                take(*found);
        });
}

void RepetitionSearch::take(const QList<RepetitionQuestion>& questions)
{
    if (questions == m_questions)
        return;
    m_questions = questions;
    emit questionsChanged();
}

} // namespace tandem
