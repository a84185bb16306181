#include "models/facts/clauses.h"
#include "models/facts/sentences.h"
#include "models/facts/words.h"
#include "models/opinions/attribution.h"
#include "models/opinions/composition.h"

#include <QRegularExpression>

#include <optional>

/// Splitting a clear opinion into atoms.
namespace tandem {

namespace {

bool isBalanced(const QString& text)
{
    return !unbalancedMarker(text).has_value();
}

QString firstName(const QString& text, const QStringList& participants)
{
    QString found;
    for (const QString& name : participants) {
        if (name.size() > found.size() && namesPerson(text, name))
            found = name;
    }
    return found;
}

/// One clear opinion on its way to atoms.
class AtomSplitter final
{
public:
    AtomSplitter(const QString& clear, const QStringList& participants)
        : m_clear(clear)
        , m_participants(participants)
        , m_body(attributionEnd(clear, participants))
        , m_attribution(clear.first(m_body).trimmed())
        , m_blank(wordingScript(clear) == WordingScript::Han ? QString() : QStringLiteral(" "))
    {
    }

    QStringList atoms()
    {
        qsizetype begin = m_body;
        std::optional<QString> shared; // the subject of a clause that brings none
        for (const ClauseJoint& joint : clauseJoints(m_clear, m_body)) {
            const QString subject =
                joint.ownSubject ? QString() : sharedWords(m_clear, begin, joint);
            if (!mayCut(joint, begin, subject))
                continue;
            append(begin, joint.joiner.start, shared);
            begin = joint.second;
            shared = joint.ownSubject ? std::nullopt : std::optional<QString>(subject);
        }
        append(begin, m_clear.size(), shared);
        return m_atoms;
    }

private:
    bool mayCut(const ClauseJoint& joint, qsizetype begin, const QString& subject) const
    {
        if (joint.kind == JointKind::Relative || joint.joiner.start <= begin)
            return false;
        // Nothing may be torn out of a clarified part.
        if (!isBalanced(m_clear.first(joint.joiner.start)))
            return false;
        const bool speakerIsSubject = begin == m_body && isNameAlone();
        return joint.ownSubject || speakerIsSubject || (!subject.isEmpty() && isBalanced(subject));
    }

    QString speaker() const { return firstName(m_attribution, m_participants); }
    /// "NAME is proud" rather than "NAME thinks that".
    bool isNameAlone() const
    {
        return QString(m_attribution).remove(QLatin1String("**")) == speaker();
    }

    void append(qsizetype begin, qsizetype end, const std::optional<QString>& shared)
    {
        QString words = withoutJoiners(m_clear.sliced(begin, end - begin)).trimmed();
        if (words.isEmpty())
            return;
        if (shared && !shared->isEmpty())
            words.prepend(*shared + m_blank);
        QString atom = words;
        if (m_atoms.isEmpty())
            atom = withAttribution(words);
        else if (shared)
            atom = withAttribution(insideSentence(words));
        else if (attributionEnd(words, m_participants) == 0 && !m_attribution.isEmpty())
            atom = attributedAtom(withoutOpeners(words));
        if (!endsSentence(atom))
            atom += stopFor(m_clear);
        m_atoms.append(atom);
    }

    QString withAttribution(const QString& words) const
    {
        return m_attribution.isEmpty() ? words : m_attribution + m_blank + words;
    }

    QString attributedAtom(const QString& words) const
    {
        if (beginsInFirstPerson(words) || isNameAlone() || isDenial())
            return attributed(words, speaker());
        return withAttribution(insideSentence(words));
    }

    /// "NAME does not think that" goes with the first clause alone.
    bool isDenial() const
    {
        static const QRegularExpression denial(
            QString::fromUtf16(u"\\bnot\\b|n['\u2019]t\\b|\\bdoubt|\\bdisagree|\u4e0d\u8ba4\u4e3a|"
                               u"\u4e0d\u540c\u610f"),
            QRegularExpression::CaseInsensitiveOption);
        return m_attribution.contains(denial);
    }

    QString m_clear;
    QStringList m_participants;
    qsizetype m_body; ///< where what is thought begins
    QString m_attribution;
    QString m_blank;
    QStringList m_atoms;
};

} // namespace

QStringList suggestedAtoms(const QString& clear, const QStringList& participants)
{
    const QString line = clear.simplified();
    if (line.isEmpty())
        return {};
    return AtomSplitter(line, participants).atoms();
}

} // namespace tandem
