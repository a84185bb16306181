#include "storage/formats/opinionsreader.h"

#include "models/wordof.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/jsonrow.h"

#include <QHash>

#include <limits>
#include <utility>

namespace tandem {

namespace {

constexpr int kMostOccurrences = std::numeric_limits<int>::max();

WrittenReference referenceIn(JsonRow& row)
{
    WrittenReference reference;
    reference.words = row.text(QLatin1String("words"));
    reference.occurrence = row.number(QLatin1String("occurrence"), 1, kMostOccurrences, 1);
    reference.kind = static_cast<ReferenceKind>(row.word(QLatin1String("kind"),
        {QStringLiteral("resolve"), QStringLiteral("supplement")}, int(ReferenceKind::Resolve)));
    reference.paragraph = row.number(QLatin1String("paragraph"), 1, kMostOccurrences, 0);
    reference.referent = row.text(QLatin1String("referent"));
    reference.referentOccurrence =
        row.number(QLatin1String("referent_occurrence"), 1, kMostOccurrences, 1);
    if (reference.words.isEmpty())
        row.refuse(FormatWords::tr("A reference needs the words that it is about."));
    if (reference.paragraph > 0 && reference.referent.isEmpty())
        row.refuse(FormatWords::tr("A referent in the article needs its words."));
    return reference;
}

WrittenOpinion opinionIn(JsonRow& row)
{
    WrittenOpinion opinion;
    opinion.words = row.text(QLatin1String("words"));
    opinion.occurrence = row.number(QLatin1String("occurrence"), 1, kMostOccurrences, 1);
    opinion.clear = row.text(QLatin1String("clear")).trimmed();
    opinion.atoms = row.texts(QLatin1String("atoms"));
    QList<JsonRow> references = row.rows(QLatin1String("references"));
    for (JsonRow& reference : references) {
        opinion.references.append(referenceIn(reference));
        row.include(reference);
    }
    return opinion;
}

WrittenUtterance utteranceFrom(JsonRow& row)
{
    WrittenUtterance written;
    written.place = row.pointer();
    written.sample = row.number(QLatin1String("sample"), 1, kMostOccurrences, 0);
    written.utterance = row.number(QLatin1String("utterance"), 1, kMostOccurrences, 0);
    written.noOpinion = row.truth(QLatin1String("no_opinion")).value_or(false);
    written.durationMs = row.secondsAsMs(QLatin1String("seconds"));
    QList<JsonRow> opinions = row.rows(QLatin1String("opinions"));
    for (JsonRow& opinion : opinions) {
        written.opinions.append(opinionIn(opinion));
        row.include(opinion);
    }
    if (written.utterance == 0)
        row.refuse(FormatWords::tr("The row does not say which utterance it is about."));
    return written;
}

OpinionEvent checkFrom(JsonRow& row)
{
    OpinionCheck check;
    check.faithful = row.truth(QLatin1String("faithful"));
    check.references = row.truth(QLatin1String("references"));
    check.atomic = row.truth(QLatin1String("atomic"));
    check.independent = row.truth(QLatin1String("independent"));
    check.suggestion = row.text(QLatin1String("suggestion"));
    check.note = row.text(QLatin1String("note"));
    return check;
}

OpinionEvent opinionEventIn(JsonRow& row, SaidKind kind)
{
    if (kind == SaidKind::Checks)
        return checkFrom(row);
    const QLatin1String key(kind == SaidKind::Responses ? "response" : "verdict");
    const QStringList words =
        kind == SaidKind::Responses
            ? QStringList{QStringLiteral("accept"), QStringLiteral("change"),
                  QStringLiteral("defend")}
            : QStringList{QStringLiteral("keep"), QStringLiteral("change"), QStringLiteral("drop")};
    if (!row.has(key))
        row.refuse(FormatWords::tr("The row lacks \"%1\": %2.")
                       .arg(QString(key), words.join(QStringLiteral(", "))));
    const int word = row.word(key, words, 0);
    const QString text = row.text(QLatin1String("text"));
    const QString note = row.text(QLatin1String("note"));
    if (kind == SaidKind::Responses)
        return OpinionResponse{static_cast<ResponseKind>(word), text, note, {}, {}};
    return OpinionDecision{static_cast<OpinionVerdict>(word), text, note, {}, {}};
}

SaidOpinion saidFrom(JsonRow& row, SaidKind kind)
{
    constexpr QLatin1String opinion("opinion");
    constexpr QLatin1String uuid("id");
    SaidOpinion said;
    said.place = row.pointer();
    said.sample = row.number(QLatin1String("sample"), 1, kMostOccurrences, 0);
    said.number = row.number(opinion, 1, kMostOccurrences, 0);
    said.uuid = row.text(uuid);
    said.durationMs = row.secondsAsMs(QLatin1String("seconds"));
    said.event = opinionEventIn(row, kind);
    if ((said.number == 0) == said.uuid.isEmpty())
        row.refuse(FormatWords::tr("Name the opinion, by \"opinion\" (its number) or by \"id\"."));
    return said;
}

/// Refuses a row that is about the same as one before, which it would replace without a word.
class OncePerSubject final
{
public:
    void take(JsonRow& row, const QString& place, int sample, const QString& subject)
    {
        const std::pair key{sample, subject};
        if (const auto before = m_places.constFind(key); before != m_places.constEnd())
            row.refuse(FormatWords::tr("This row is about the same as %1.").arg(*before));
        else
            m_places.insert(key, place);
    }

private:
    QHash<std::pair<int, QString>, QString> m_places;
};

QLatin1String listKey(SaidKind kind)
{
    static constexpr std::array words{"checks", "responses", "decisions"};
    return QLatin1String(wordOf(kind, words));
}

} // namespace

Expected<QList<WrittenUtterance>> readWrittenOpinions(const QByteArray& json, const QString& name)
{
    QList<WrittenUtterance> read;
    OncePerSubject once;
    return readJsonRows(json, QLatin1String("utterances"), name, [&](JsonRow& row) {
        read.append(utteranceFrom(row));
        const WrittenUtterance& last = read.constLast();
        once.take(row, last.place, last.sample, QString::number(last.utterance));
    }).map([&] { return read; });
}

Expected<QList<SaidOpinion>> readSaidOpinions(
    const QByteArray& json, SaidKind kind, const QString& name)
{
    QList<SaidOpinion> read;
    OncePerSubject once;
    return readJsonRows(json, listKey(kind), name, [&](JsonRow& row) {
        read.append(saidFrom(row, kind));
        const SaidOpinion& last = read.constLast();
        once.take(row, last.place, last.sample,
            last.uuid.isEmpty() ? QString::number(last.number) : last.uuid);
    }).map([&] { return read; });
}

} // namespace tandem
