#include "storage/formats/opinionsreader.h"

#include "storage/formats/formatwords.h"
#include "storage/formats/recordfields.h"

#include <QBuffer>

namespace tandem {

namespace {

QString shownPointer(const RecordValue& object)
{
    return object.record().place().pointer + object.pointer();
}

Expected<void> checkReference(WrittenReference& reference, const RecordValue& object)
{
    if (reference.words.isEmpty())
        return object.refuse(
            FormatWords::tr("A reference needs its words from the utterance."), formatsHelp());
    if (reference.paragraph > 0 && reference.referent.isEmpty())
        return object.refuse(
            FormatWords::tr("A referent in the article needs its words."), formatsHelp());
    return {};
}

const RecordFields<WrittenReference>& referenceFields()
{
    using F = RecordFields<WrittenReference>;
    using Row = WrittenReference;
    static const F fields = F(formatsHelp,
        {F::text("words", &Row::words), F::whole("occurrence", &Row::occurrence, 1),
            F::word("kind", &Row::kind,
                {{"resolve", ReferenceKind::Resolve}, {"supplement", ReferenceKind::Supplement}}),
            F::whole("paragraph", &Row::paragraph, 1), F::text("referent", &Row::referent),
            F::whole("referent_occurrence", &Row::referentOccurrence, 1)})
                                .noOthers()
                                .check(checkReference);
    return fields;
}

const RecordFields<WrittenOpinion>& writtenOpinionFields()
{
    using F = RecordFields<WrittenOpinion>;
    using Row = WrittenOpinion;
    static const F fields =
        F(formatsHelp, {F::text("words", &Row::words), F::whole("occurrence", &Row::occurrence, 1),
                           F::name("clear", &Row::clear), F::texts("atoms", &Row::atoms),
                           F::rows("references", &Row::references, referenceFields)})
            .noOthers();
    return fields;
}

Expected<void> placeUtterance(WrittenUtterance& utterance, const RecordValue& object)
{
    utterance.place = shownPointer(object);
    return {};
}

const RecordFields<WrittenUtterance>& utteranceFields()
{
    using F = RecordFields<WrittenUtterance>;
    using Row = WrittenUtterance;
    static const F fields = F(formatsHelp,
        {F::whole("sample", &Row::sample, 1).unique(),
            F::whole("utterance", &Row::utterance, 1).required().unique(),
            F::flag("no_opinion", &Row::noOpinion), F::time("seconds", &Row::durationMs, 1000.0),
            F::rows("opinions", &Row::opinions, writtenOpinionFields)})
                                .noOthers()
                                .under("utterances")
                                .mayBeEmpty()
                                .check(placeUtterance);
    return fields;
}

/// What a row says of an opinion, whichever of the three it is.
struct SaidRow
{
    SaidOpinion said;
    OpinionCheck check;
    OpinionResponse response;
    OpinionDecision decision;
};

using SaidFields = RecordFields<SaidRow>;

/// What is there whatever is said.
QList<SaidFields::Field> fieldsOfAnyKind()
{
    using F = SaidFields;
    return {F::whole("sample", inside(&SaidRow::said, &SaidOpinion::sample), 1).unique(),
        F::whole("opinion", inside(&SaidRow::said, &SaidOpinion::number), 1).unique(),
        F::text("id", inside(&SaidRow::said, &SaidOpinion::uuid)).unique(),
        F::time("seconds", inside(&SaidRow::said, &SaidOpinion::durationMs), 1000.0)};
}

Expected<void> checkSaid(SaidRow& row, const RecordValue& object)
{
    row.said.place = shownPointer(object);
    if ((row.said.number == 0) == row.said.uuid.isEmpty())
        return object.refuse(
            FormatWords::tr("Identify the opinion by \"opinion\" (its number) or \"id\"."),
            formatsHelp());
    return {};
}

SaidFields saidFields(const char* key, QList<SaidFields::Field> ofKind)
{
    return SaidFields(formatsHelp, fieldsOfAnyKind() + ofKind)
        .noOthers()
        .under(key)
        .mayBeEmpty()
        .check(checkSaid);
}

/// One of the truths of a check.
SaidFields::Field checkFlag(const char* key, std::optional<bool> OpinionCheck::*member)
{
    return SaidFields::flag(key, inside(&SaidRow::check, member));
}

template <typename Part>
SaidFields::Field saidText(const char* key, Part SaidRow::*part, QString Part::*member)
{
    return SaidFields::text(key, inside(part, member));
}

const SaidFields& opinionCheckFields()
{
    static const SaidFields fields =
        saidFields("checks", {checkFlag("faithful", &OpinionCheck::faithful),
                                 checkFlag("references", &OpinionCheck::references),
                                 checkFlag("atomic", &OpinionCheck::atomic),
                                 checkFlag("independent", &OpinionCheck::independent),
                                 saidText("suggestion", &SaidRow::check, &OpinionCheck::suggestion),
                                 saidText("note", &SaidRow::check, &OpinionCheck::note)});
    return fields;
}

const SaidFields& responseFields()
{
    static const SaidFields fields = saidFields("responses",
        {SaidFields::word("response", inside(&SaidRow::response, &OpinionResponse::kind),
             {{"accept", ResponseKind::Accept}, {"change", ResponseKind::Change},
                 {"defend", ResponseKind::Defend}})
                .required(),
            saidText("text", &SaidRow::response, &OpinionResponse::text),
            saidText("note", &SaidRow::response, &OpinionResponse::note)});
    return fields;
}

const SaidFields& decisionFields()
{
    static const SaidFields fields = saidFields("decisions",
        {SaidFields::word("verdict", inside(&SaidRow::decision, &OpinionDecision::verdict),
             {{"keep", OpinionVerdict::Keep}, {"change", OpinionVerdict::KeepChanged},
                 {"drop", OpinionVerdict::Drop}})
                .required(),
            saidText("text", &SaidRow::decision, &OpinionDecision::text),
            saidText("note", &SaidRow::decision, &OpinionDecision::note)});
    return fields;
}

/// The rows of a document that is in memory.
template <typename Row>
Expected<QList<Row>> rowsOfJson(
    const RecordFields<Row>& fields, const QByteArray& json, const QString& name)
{
    QByteArray bytes = json;
    QBuffer buffer(&bytes);
    (void)buffer.open(QIODevice::ReadOnly);
    return fields.readList({buffer, name}, RecordLayout::Json);
}

} // namespace

Expected<QList<WrittenUtterance>> readWrittenOpinions(const QByteArray& json, const QString& name)
{
    return rowsOfJson(utteranceFields(), json, name);
}

Expected<QList<SaidOpinion>> readSaidOpinions(
    const QByteArray& json, SaidKind kind, const QString& name)
{
    const SaidFields& fields = kind == SaidKind::Checks      ? opinionCheckFields()
                               : kind == SaidKind::Responses ? responseFields()
                                                             : decisionFields();
    TANDEM_TRY(rows, rowsOfJson(fields, json, name));
    QList<SaidOpinion> said;
    for (const SaidRow& row : *rows) {
        said.append(row.said);
        if (kind == SaidKind::Checks)
            said.last().event = row.check;
        else if (kind == SaidKind::Responses)
            said.last().event = row.response;
        else
            said.last().event = row.decision;
    }
    return said;
}

} // namespace tandem
