#include "storage/runs/expertparts.h"

#include "models/expert/alignment.h"
#include "models/expert/extraction.h"
#include "models/expert/firsttokens.h"
#include "models/expert/matching.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/repositories/runrepository.h"
#include "storage/runs/runkind.h"
#include "storage/runs/runwords.h"

namespace tandem {

using expert::Alignment;
using expert::Aspect;
using expert::AspectMatch;
using expert::DecisionKind;
using expert::DecisionRef;
using expert::ExplainedSide;
using expert::Explanation;
using expert::FirstTokens;
using expert::firstTokens;
using expert::otherSide;
using expert::readAlignment;
using expert::readExtraction;
using expert::readMatch;
using expert::Side;

namespace {

/// Why an aspect of `side` was not asked about.
QString notAsked(const Explanation& explanation, Side side)
{
    if (explanation.areAspectsKnown())
        return side == Side::Expected ? RunWords::tr("The generated text has no aspects to match.")
                                      : RunWords::tr("The expected text has no aspects to match.");
    return side == Side::Expected
               ? RunWords::tr("Not judged: the generated text's aspects are unknown.")
               : RunWords::tr("Not judged: the expected text's aspects are unknown.");
}

} // namespace

Expected<ExpertTexts> expertTexts(Database& database, OutputId output)
{
    return oneRow(database,
        QStringLiteral("SELECT c.prompt, c.expected, o.text FROM case_output o"
                       " JOIN text_case c ON c.id = o.case_id WHERE o.id = ?"),
        {output},
        [](Statement& row) {
            return ExpertTexts{row.text(0), row.text(1), row.text(2)};
        },
        {ErrorCode::NotFound, RunWords::tr("This output is not in the project."), {}, {}, {}});
}

Expected<ExpertParts> ExpertParts::load(Database& database, RunMemory& memory, RunId run,
    OutputId output, const QList<DecisionRef>& decisions)
{
    QString sql = QStringLiteral("SELECT part, state, reply_id, error FROM llm_task"
                                 " WHERE run_id = ? AND subject_id = ?");
    SqlValues arguments{run, output};
    if (!decisions.isEmpty()) {
        const QStringList marks(decisions.size(), QStringLiteral("?"));
        sql += QStringLiteral(" AND part IN (%1)").arg(marks.join(QLatin1Char(',')));
    }
    for (const DecisionRef& decision : decisions)
        arguments.append(decision.key());
    ExpertParts parts;
    TANDEM_DO(eachRow(database, sql, arguments, [&](Statement& row) {
        Part& part = parts.m_parts[row.take<QString>()];
        part.isDone = row.take<TaskState>() == TaskState::Done;
        row.read(part.reply, part.fault);
    }));
    for (auto part = parts.m_parts.begin(); part != parts.m_parts.end(); ++part) {
        if (!part->reply.isValid() || !part->fault.isEmpty())
            continue;
        TANDEM_DO(read(database, memory, part.key(), *part));
    }
    return parts;
}

Expected<void> ExpertParts::read(
    Database& database, RunMemory& memory, const QString& key, Part& part)
{
    part.answer = memory.of(part.reply);
    if (part.answer.has_value())
        return {};
    TANDEM_TRY(text, valueOf<QString>(database,
                         QStringLiteral("SELECT text FROM llm_reply WHERE id = ?"), {part.reply}));
    part.text = *text;
    const auto decision = DecisionRef::fromKey(key);
    if (!decision || decision->kind != DecisionKind::Extraction)
        return {};
    part.answer = readExtraction(part.text).value_or(QList<Aspect>());
    memory.keep(part.reply, part.answer);
    return {};
}

const ExpertParts::Part* ExpertParts::part(const DecisionRef& decision) const
{
    const auto found = m_parts.constFind(decision.key());
    return found == m_parts.cend() ? nullptr : &*found;
}

bool ExpertParts::isDone(const DecisionRef& decision) const
{
    const Part* const found = part(decision);
    return found && found->isDone;
}

QString ExpertParts::fault(const DecisionRef& decision) const
{
    const Part* const found = part(decision);
    return found && found->isDone ? found->fault : QString();
}

QList<Aspect> ExpertParts::aspects(Side side) const
{
    const Part* const found = part({DecisionKind::Extraction, side, -1});
    const auto* const aspects = found ? std::any_cast<QList<Aspect>>(&found->answer) : nullptr;
    return aspects ? *aspects : QList<Aspect>();
}

/// What a decision came to: `fault` and `reply` beside what was read.
template <typename Answer, typename Read>
Answer ExpertParts::answerOf(const DecisionRef& decision, Read read) const
{
    Answer answer;
    const Part* const found = part(decision);
    if (!found)
        return answer;
    if (const auto* const known = std::any_cast<Answer>(&found->answer)) {
        answer = *known;
    } else if (!found->fault.isEmpty()) {
        answer.fault = found->fault;
    } else if (const auto now = read(found->text)) {
        answer = *now;
    } else {
        answer.fault = now.error().sentence();
    }
    answer.reply = found->reply;
    return answer;
}

AspectMatch ExpertParts::match(Side side, int aspect, const QList<Aspect>& others) const
{
    return answerOf<AspectMatch>({DecisionKind::Match, side, aspect},
        [&](const QString& text) { return readMatch(text, others); });
}

void ExpertParts::fillSide(Explanation& explanation, Side which) const
{
    ExplainedSide& side = explanation.side(which);
    const QList<Aspect>& others = explanation.side(otherSide(which)).aspects;
    for (int aspect = 0; aspect < int(side.aspects.size()); ++aspect) {
        AspectMatch match = this->match(which, aspect, others);
        if (!part({DecisionKind::Match, which, aspect}))
            match.reason = notAsked(explanation, which);
        if (match.matched) {
            match.content =
                answerOf<Alignment>({DecisionKind::Content, which, aspect}, readAlignment);
            match.style = answerOf<Alignment>({DecisionKind::Style, which, aspect}, readAlignment);
        }
        side.matches.append(match);
    }
}

Explanation ExpertParts::explanation(const ExpertTexts& texts, int firstTokens) const
{
    Explanation explanation;
    for (const Side which : {Side::Expected, Side::Generated}) {
        ExplainedSide& side = explanation.side(which);
        const DecisionRef extraction{DecisionKind::Extraction, which, -1};
        side.aspects = aspects(which);
        side.fault = fault(extraction);
        if (const Part* const found = part(extraction))
            side.reply = found->reply;
        const FirstTokens read = expert::firstTokens(texts.of(which), firstTokens);
        side.tokensRead = read.tokensRead;
        side.tokensInText = read.tokensInText;
    }
    fillSide(explanation, Side::Expected);
    fillSide(explanation, Side::Generated);
    return explanation;
}

} // namespace tandem
