#include "models/facts/factedit.h"

#include "models/facts/clauses.h"
#include "models/facts/repetition.h"
#include "models/facts/sentences.h"
#include "models/facts/words.h"
#include "models/text/codepoints.h"
#include "models/text/plainline.h"
#include "models/words.h"

#include <algorithm>

namespace tandem {

namespace {

bool holdsWord(const QString& text)
{
    return std::any_of(
        text.begin(), text.end(), [](QChar c) { return c.isLetterOrNumber() || c.isSurrogate(); });
}

/// The joint that a cut at `at` is made at, counting the blanks and the word that joins.
std::optional<ClauseJoint> jointAt(const QString& fact, qsizetype at)
{
    for (const ClauseJoint& joint : clauseJoints(fact)) {
        qsizetype begin = joint.joiner.start;
        while (begin > 0 && fact[begin - 1].isSpace())
            --begin;
        if (joint.kind == JointKind::Joined && at >= begin && at <= joint.second)
            return joint;
    }
    return {};
}

QString withStop(const QString& text, const QString& stop)
{
    return endsSentence(text) ? text : text + stop;
}

bool isSpacedScript(const QString& text)
{
    return wordingScript(text) != WordingScript::Han;
}

} // namespace

Expected<QString> checkedFactText(const QString& typed)
{
    const QString text = typed.trimmed();
    if (text.isEmpty())
        return failure(ErrorCode::InvalidInput, FactWords::tr("The fact has no text."), {},
            FactWords::tr("Type it, or delete the fact."));
    if (!isPlainLine(text))
        return failure(ErrorCode::InvalidInput,
            FactWords::tr("The fact contains a line break or another control character."), {},
            FactWords::tr("Write it on one line, or split it if it is more than one fact."));
    if (text.size() > kMaxFactUnits)
        return failure(ErrorCode::TooLarge,
            FactWords::tr("The fact has more than %n character(s).", "", int(kMaxFactUnits)), {},
            FactWords::tr("Shorten or split it."));
    return text;
}

Expected<FactHalves> splitFact(const QString& fact, qsizetype at)
{
    if (at < 0 || at > fact.size() || cutsSurrogatePair(fact, at))
        return failure(ErrorCode::InvalidInput, FactWords::tr("The fact cannot be split there."),
            {}, FactWords::tr("Put the cursor between two words."));
    const std::optional<ClauseJoint> joint = jointAt(fact, at);
    const qsizetype cut = joint ? joint->joiner.start : at;
    const qsizetype next = joint ? joint->second : at;
    QString first = withoutJoiners(fact.first(cut)).trimmed();
    QString second = withoutJoiners(fact.sliced(next)).trimmed();
    if (!holdsWord(first) || !holdsWord(second))
        return failure(ErrorCode::InvalidInput,
            FactWords::tr("The fact cannot be split there: one half would be empty."), {},
            FactWords::tr("Put the cursor between two words."));
    if (endsSentence(fact))
        first = withStop(first, stopFor(fact));
    if (joint && !joint->ownSubject) {
        const QString subject = sharedWords(fact, 0, *joint);
        if (!subject.isEmpty())
            second.prepend(subject + QLatin1Char(' '));
    }
    if (withCapital(fact) == fact)
        second = withCapital(second);
    return FactHalves{first, second};
}

std::optional<qsizetype> suggestedSplit(const QString& fact)
{
    static constexpr JointKind order[] = {
        JointKind::Sentence, JointKind::Semicolon, JointKind::Joined};
    const QList<ClauseJoint> joints = clauseJoints(fact);
    for (const JointKind kind : order) {
        for (const ClauseJoint& joint : joints) {
            if (joint.kind == kind)
                return joint.second;
        }
    }
    return {};
}

Expected<QString> mergedFact(const QString& first, const QString& second)
{
    if (normalizedFact(first) == normalizedFact(second))
        return checkedFactText(first);
    const QString head = withStop(first.trimmed(), stopFor(first));
    const QString blank = isSpacedScript(first) ? QStringLiteral(" ") : QString();
    return checkedFactText(head + blank + withStop(second.trimmed(), stopFor(second)));
}

} // namespace tandem
