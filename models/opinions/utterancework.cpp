#include "models/opinions/utterancework.h"

#include "models/facts/words.h"
#include "models/text/codepoints.h"
#include "models/text/plainline.h"
#include "models/wordof.h"
#include "models/words.h"

#include <QSet>
#include <QUuid>

#include <algorithm>

namespace tandem {

namespace {

tl::unexpected<Error> badWork(const QString& what, const QString& place)
{
    return failure(ErrorCode::InvalidInput, what, place,
        OpinionWords::tr("The opinions of this utterance cannot be read."));
}

tl::unexpected<Error> tooMany(const QString& place)
{
    return failure(ErrorCode::TooLarge,
        OpinionWords::tr("This is more than an utterance can have."), place,
        OpinionWords::tr("The opinions of this utterance cannot be read."));
}

bool isCanonicalUuid(const QString& uuid)
{
    const QUuid parsed = QUuid::fromString(uuid);
    return !parsed.isNull() && parsed.toString(QUuid::WithoutBraces) == uuid;
}

/// Beyond this no text of a project reaches.
constexpr qsizetype kMostUnits = 1 << 24;

/// Checks one work against its texts, or, without them, for what can be said alone.
class WorkCheck final
{
public:
    explicit WorkCheck(const OpinionContext* context)
        : m_context(context)
    {
    }

    Expected<void> check(const UtteranceWork& work)
    {
        if (work.noOpinion && !work.opinions.isEmpty())
            return badWork(
                OpinionWords::tr("The utterance is marked as having no opinion, but has some."),
                QStringLiteral("/noOpinion"));
        if (work.opinions.size() > kMaxOpinionsPerUtterance)
            return tooMany(QStringLiteral("/opinions"));
        for (qsizetype i = 0; i < work.opinions.size(); ++i) {
            const QString place = QStringLiteral("/opinions/%1").arg(i);
            TANDEM_DO(checkOpinion(work.opinions.at(i), place));
        }
        return {};
    }

private:
    Expected<void> checkOpinion(const MainOpinion& opinion, const QString& place)
    {
        if (opinion.references.size() > kMaxReferencesPerOpinion)
            return tooMany(place + QStringLiteral("/references"));
        if (opinion.atoms.size() > kMaxAtomsPerOpinion)
            return tooMany(place + QStringLiteral("/atoms"));
        TANDEM_DO(checkUuid(opinion.uuid, place + QStringLiteral("/uuid")));
        TANDEM_DO(checkSpan(opinion.span, utterance(), 1, place + QStringLiteral("/span")));
        TANDEM_DO(checkText(opinion.clear, place + QStringLiteral("/clear")));
        for (qsizetype i = 0; i < opinion.references.size(); ++i) {
            const QString at = place + QStringLiteral("/references/%1").arg(i);
            TANDEM_DO(checkReference(opinion.references.at(i), at));
        }
        for (qsizetype i = 0; i < opinion.atoms.size(); ++i) {
            const QString at = place + QStringLiteral("/atoms/%1").arg(i);
            TANDEM_DO(checkUuid(opinion.atoms.at(i).uuid, at + QStringLiteral("/uuid")));
            TANDEM_DO(checkText(opinion.atoms.at(i).text, at + QStringLiteral("/text")));
        }
        return {};
    }

    Expected<void> checkReference(const Reference& reference, const QString& place) const
    {
        // What is supplemented may stand between two words, where there is nothing to select.
        const qsizetype least = reference.kind == ReferenceKind::Supplement ? 0 : 1;
        TANDEM_DO(checkSpan(reference.span, utterance(), least, place + QStringLiteral("/span")));
        if (const auto* typed = std::get_if<QString>(&reference.referent)) {
            if (typed->trimmed().isEmpty())
                return badWork(OpinionWords::tr("A typed referent is empty."), place);
            return checkText(*typed, place + QStringLiteral("/text"));
        }
        if (const auto* inArticle = std::get_if<ArticleReferent>(&reference.referent)) {
            const QString at = place + QStringLiteral("/article");
            const int number = inArticle->paragraphNumber;
            if (number < 1 || (m_context && number > m_context->article.size()))
                return badWork(
                    OpinionWords::tr("The article has no paragraph %1.").arg(number), at);
            const QString* const paragraph =
                m_context ? &m_context->article.at(number - 1) : nullptr;
            return checkSpan(inArticle->span, paragraph, 1, at);
        }
        return {};
    }

    Expected<void> checkUuid(const QString& uuid, const QString& place)
    {
        if (!isCanonicalUuid(uuid))
            return badWork(OpinionWords::tr("This is not a UUID in standard form."), place);
        if (m_uuids.contains(uuid))
            return badWork(OpinionWords::tr("This UUID is used twice."), place);
        m_uuids.insert(uuid);
        return {};
    }

    static Expected<void> checkText(const QString& text, const QString& place)
    {
        if (text.size() > kMaxOpinionUnits)
            return tooMany(place);
        if (!isPlainLine(text))
            return badWork(
                OpinionWords::tr("The text contains a line break or another control character."),
                place);
        return {};
    }

    const QString* utterance() const { return m_context ? &m_context->utterance : nullptr; }

    static Expected<void> checkSpan(
        const Utf16Span& span, const QString* text, qsizetype least, const QString& place)
    {
        const qsizetype size = text ? text->size() : kMostUnits;
        // Compared without adding, which could overflow.
        const bool inside = span.start >= 0 && span.length >= least && span.start <= size &&
                            span.length <= size - span.start;
        if (!inside)
            return badWork(OpinionWords::tr("The position is outside the text."), place);
        if (text && (cutsSurrogatePair(*text, span.start) ||
                        cutsSurrogatePair(*text, span.start + span.length)))
            return badWork(OpinionWords::tr("The position splits a character."), place);
        return {};
    }

    const OpinionContext* m_context; ///< may be null
    QSet<QString> m_uuids;
};

void appendGaps(QList<WorkGap>& gaps, const MainOpinion& opinion, qsizetype index)
{
    for (qsizetype i = 0; i < opinion.references.size(); ++i) {
        const Reference& reference = opinion.references.at(i);
        if (!opinion.span.covers(reference.span))
            gaps.append({WorkGapKind::ReferenceOutside, index, i});
        if (std::holds_alternative<std::monostate>(reference.referent))
            gaps.append({WorkGapKind::ReferentMissing, index, i});
    }
    if (opinion.clear.trimmed().isEmpty())
        gaps.append({WorkGapKind::ClearMissing, index, -1});
    if (opinion.atoms.isEmpty())
        gaps.append({WorkGapKind::AtomsMissing, index, -1});
    for (qsizetype i = 0; i < opinion.atoms.size(); ++i) {
        if (opinion.atoms.at(i).text.trimmed().isEmpty())
            gaps.append({WorkGapKind::AtomEmpty, index, i});
    }
}

} // namespace

QString newOpinionUuid()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

Expected<void> checkWork(const UtteranceWork& work, const OpinionContext& context)
{
    return WorkCheck(&context).check(work);
}

Expected<void> checkWorkAlone(const UtteranceWork& work)
{
    return WorkCheck(nullptr).check(work);
}

QString referentText(const Reference& reference, const QStringList& article)
{
    if (const auto* typed = std::get_if<QString>(&reference.referent))
        return typed->simplified();
    if (const auto* inArticle = std::get_if<ArticleReferent>(&reference.referent)) {
        const QString paragraph = article.value(inArticle->paragraphNumber - 1);
        return paragraph.mid(inArticle->span.start, inArticle->span.length).simplified();
    }
    return {};
}

QList<WorkGap> workGaps(const UtteranceWork& work)
{
    QList<WorkGap> gaps;
    if (work.opinions.isEmpty() && !work.noOpinion)
        gaps.append({WorkGapKind::NothingSaid, -1, -1});
    for (qsizetype i = 0; i < work.opinions.size(); ++i)
        appendGaps(gaps, work.opinions.at(i), i);
    return gaps;
}

QString workGapText(const WorkGap& gap)
{
    static constexpr std::array words{
        QT_TRANSLATE_NOOP(
            "OpinionWords", "Select the opinions in the utterance, or mark it as having none."),
        QT_TRANSLATE_NOOP("OpinionWords", "Link the marked words to their referent."),
        QT_TRANSLATE_NOOP(
            "OpinionWords", "The marked words are not part of the opinion: remove the mark."),
        QT_TRANSLATE_NOOP("OpinionWords", "Write the clear opinion."),
        QT_TRANSLATE_NOOP("OpinionWords", "Split the clear opinion into atomic opinions."),
        QT_TRANSLATE_NOOP("OpinionWords", "Write the atomic opinion, or delete it.")};
    return OpinionWords::tr(wordOf(gap.kind, words));
}

} // namespace tandem
