#include "models/facts/clauses.h"

#include "models/facts/englishclauses.h"
#include "models/facts/sentences.h"
#include "models/facts/words.h"

#include <QRegularExpression>

#include <algorithm>

namespace tandem {

namespace {

/// Chinese and Persian set a joined clause apart by a comma; without one it stays open.
void appendCommaJoints(QList<ClauseJoint>& joints, const QString& text, qsizetype from)
{
    static const QRegularExpression pattern(
        QString::fromUtf16(u"(?:\uff0c|\u060c "
                           u"?)(\u5e76\u4e14|\u800c\u4e14|\u800c(?![\u662f\u4e14])|\u4f46\u662f|"
                           u"\u4f46|\u540c\u65f6|\u5e76|"
                           u"\u7136\u800c|\u0627\u0645\u0627(?= )|\u0648\u0644\u06cc(?= )|"
                           u"\u062f\u0631 \u062d\u0627\u0644\u06cc \u06a9\u0647(?= ))\\s*"));
    for (auto found = pattern.globalMatch(text, from); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        joints.append({JointKind::Joined, {match.capturedStart(1), match.capturedLength(1)},
            match.capturedEnd(), true});
    }
}

} // namespace

QList<ClauseJoint> clauseJoints(const QString& text, qsizetype from)
{
    QList<ClauseJoint> joints;
    for (const SentenceBreak& end : sentenceBreaks(text, from)) {
        const JointKind kind = end.semicolon ? JointKind::Semicolon : JointKind::Sentence;
        joints.append({kind, end.sign, end.next, true});
    }
    if (wordingScript(text) == WordingScript::Latin)
        joints += englishJoints(text, from);
    else
        appendCommaJoints(joints, text, from);
    std::stable_sort(joints.begin(), joints.end(),
        [](const ClauseJoint& a, const ClauseJoint& b) { return a.joiner.start < b.joiner.start; });
    return joints;
}

} // namespace tandem
