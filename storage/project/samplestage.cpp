#include "storage/project/samplestage.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/excluding.h"

#include <QCryptographicHash>
#include <QSet>

#include <algorithm>
#include <map>
#include <utility>

namespace tandem {

namespace {

/// A digest over texts in their order; their lengths keep the ends of texts apart.
class TextDigest final
{
public:
    void add(const QByteArray& text)
    {
        m_isEmpty = false;
        const QByteArray utf8 = composed(text);
        m_hash.addData(QByteArray::number(utf8.size()).append(':'));
        m_hash.addData(utf8);
    }
    /// Empty where nothing was added. It begins anew then.
    QByteArray take()
    {
        const QByteArray digest = m_isEmpty ? QByteArray() : m_hash.result();
        m_hash.reset();
        m_isEmpty = true;
        return digest;
    }

private:
    /// An "é" of one character and one of two, as macOS writes it, are the same text.
    static QByteArray composed(const QByteArray& utf8)
    {
        const bool isAscii =
            std::all_of(utf8.cbegin(), utf8.cend(), [](char c) { return uchar(c) < 0x80; });
        return isAscii ? utf8
                       : QString::fromUtf8(utf8).normalized(QString::NormalizationForm_C).toUtf8();
    }

    /// The fastest that Qt has; digests are compared in memory and never stored.
    QCryptographicHash m_hash{QCryptographicHash::Blake2b_256};
    bool m_isEmpty = true;
};

/// The digests of the texts that `sql` gives: a sample's id, then the text's parts as BLOBs, in the
/// order of samples.
Expected<std::map<qint64, QByteArray>> digests(Database& database, const QString& sql, qint64 after)
{
    std::map<qint64, QByteArray> found;
    Statement rows(database, sql, {after});
    std::optional<qint64> sample;
    TextDigest digest;
    while (rows.next()) {
        if (sample != rows.integer(0)) {
            if (sample)
                found.emplace(*sample, digest.take());
            sample = rows.integer(0);
        }
        digest.add(rows.bytes(1));
        if (!rows.isNull(2))
            digest.add(rows.bytes(2));
    }
    if (sample)
        found.emplace(*sample, digest.take());
    return rows.result(found);
}

} // namespace

SampleContent contentOf(const kgds::SampleRecord& record)
{
    TextDigest article;
    for (const kgds::ParagraphRecord& paragraph : record.article)
        article.add(paragraph.text.toUtf8());
    TextDigest discussion;
    for (const kgds::UtteranceRecord& utterance : record.discussion) {
        discussion.add(utterance.participant.toUtf8());
        discussion.add(utterance.text.toUtf8());
    }
    return {article.take(), discussion.take()};
}

SampleContent contentOf(const ArticleText& article)
{
    TextDigest digest;
    for (const QString& paragraph : article.paragraphs)
        digest.add(paragraph.toUtf8());
    TextDigest discussion;
    for (const UtteranceText& utterance : article.discussion) {
        discussion.add(utterance.participant.toUtf8());
        discussion.add(utterance.text.toUtf8());
    }
    return {digest.take(), discussion.take()};
}

void KnownSamples::add(SampleId sample, SampleContent content)
{
    m_byArticle[content.article].append({sample, std::move(content.discussion)});
}

Expected<void> KnownSamples::read(Database& database)
{
    TANDEM_TRY(articles, digests(database,
                             QStringLiteral("SELECT sample_id, text, NULL FROM paragraph"
                                            " WHERE sample_id > ? ORDER BY sample_id, number"),
                             m_last));
    // What was edited here is known as it came, too.
    TANDEM_TRY(originals,
        digests(database,
            QStringLiteral("SELECT c.sample_id, j.value, NULL FROM article_change c,"
                           " json_each(c.paragraphs) j WHERE c.sample_id > ? AND c.id = (SELECT"
                           " min(first.id) FROM article_change first WHERE first.sample_id ="
                           " c.sample_id) ORDER BY c.sample_id, j.key"),
            m_last));
    TANDEM_TRY(discussions,
        digests(database,
            QStringLiteral("SELECT sample_id, participant, text"
                           " FROM utterance WHERE sample_id > ? ORDER BY sample_id, position"),
            m_last));
    for (const auto& [sample, article] : *articles) {
        const auto talk = discussions->find(sample);
        const QByteArray discussion = talk == discussions->end() ? QByteArray() : talk->second;
        add(SampleId{sample}, {article, discussion});
        if (const auto original = originals->find(sample);
            original != originals->end() && original->second != article)
            add(SampleId{sample}, {original->second, discussion});
        m_last = sample;
    }
    return {};
}

QList<SampleId> KnownSamples::find(const SampleContent& content) const
{
    return find(content, content.discussion.isEmpty());
}

QList<SampleId> KnownSamples::findSame(const SampleContent& content) const
{
    return find(content, false);
}

QList<SampleId> KnownSamples::find(const SampleContent& content, bool anyDiscussion) const
{
    QList<SampleId> found;
    if (content.article.isEmpty())
        return found;
    const QList<Known> candidates = m_byArticle.value(content.article);
    for (const Known& known : candidates) {
        if (anyDiscussion || known.discussion == content.discussion)
            found.append(known.sample);
    }
    return found;
}

namespace {

/// Samples that are copied by one round of statements, between two looks whether to go on.
constexpr qsizetype kSlice = 256;

/// A table of the stage. Its rows keep their order and get ids beyond those of the project.
struct StagedTable
{
    const char* name;
    const char* columns; ///< that are copied as they are
    const char* parents; ///< "column:table", several with commas
    const char* rows;    ///< SQL: the rows t of the sample with c.id
    int searchKind;      ///< of its texts in the index of words; -1: it has none
};

// Parents before children. Positions of samples are counted on from the last one.
constexpr StagedTable kTables[] = {
    {"sample", "uuid,title,domain,source,labelled,extra,added_at", "",
        "CROSS JOIN stage.sample t ON t.id = c.id", 0},
    {"paragraph", "number,text,imported_label,extra,supporting_extra", "sample_id:sample",
        "CROSS JOIN stage.paragraph t ON t.sample_id = c.id", 1},
    {"utterance", "position,participant,text,extra", "sample_id:sample",
        "CROSS JOIN stage.utterance t ON t.sample_id = c.id", 2},
    {"opinion", "position,text", "sample_id:sample",
        "CROSS JOIN stage.opinion t ON t.sample_id = c.id", 3},
    {"fact_group", "supporting,position,extra", "sample_id:sample,paragraph_id:paragraph",
        "CROSS JOIN stage.fact_group t ON t.sample_id = c.id", -1},
    {"fact", "position,text,type,extra", "group_id:fact_group",
        "CROSS JOIN stage.fact_group g ON g.sample_id = c.id"
        " CROSS JOIN stage.fact t ON t.group_id = g.id",
        4},
};

/// Copies chosen samples, a slice at a time.
class StageCopy final
{
public:
    explicit StageCopy(Database& project)
        : m_project(project)
    {
    }

    /// Looks where the project's ids end.
    Expected<void> begin()
    {
        for (const StagedTable& table : kTables) {
            TANDEM_TRY(last,
                valueOf<qint64>(m_project,
                    QStringLiteral("SELECT max(id) FROM main.%1").arg(QLatin1String(table.name))));
            m_offsets.insert(QLatin1String(table.name), *last);
        }
        return m_project.run(
            QStringLiteral("CREATE TEMP TABLE IF NOT EXISTS chosen (id INTEGER PRIMARY KEY,"
                           " place INTEGER NOT NULL) STRICT"));
    }

    Expected<void> copy(const QList<SampleId>& slice)
    {
        TANDEM_TRY_VAR(place,
            valueOf<qint64>(m_project, QStringLiteral("SELECT max(position) FROM main.sample")));
        TANDEM_DO(m_project.run(QStringLiteral("DELETE FROM temp.chosen")));
        for (const SampleId sample : slice) {
            TANDEM_DO(m_project.run(
                QStringLiteral("INSERT INTO temp.chosen VALUES (?, ?)"), {sample, ++*place}));
        }
        for (const StagedTable& table : kTables) {
            TANDEM_DO(copyRows(table).and_then([&] { return copyWords(table); }));
        }
        return {};
    }

    /// The id that a sample of the stage has in the project.
    SampleId inProject(SampleId staged) const
    {
        return SampleId{staged.value + m_offsets.value(QStringLiteral("sample"))};
    }

private:
    Expected<void> copyRows(const StagedTable& table)
    {
        QStringList into{QStringLiteral("id")};
        QStringList from{QStringLiteral("t.id + %1").arg(offset(table))};
        for (const QString& column : parts(table.columns)) {
            into += column;
            from += QStringLiteral("t.") + column;
        }
        const QStringList parents = parts(table.parents);
        for (const QString& parent : parents) {
            into += parent.section(QLatin1Char(':'), 0, 0);
            from += QStringLiteral("t.%1 + %2")
                        .arg(into.constLast())
                        .arg(m_offsets.value(parent.section(QLatin1Char(':'), 1)));
        }
        if (parents.isEmpty()) {
            into += QStringLiteral("position");
            from += QStringLiteral("c.place");
        }
        const QString comma = QStringLiteral(", ");
        return m_project.run(
            QStringLiteral("INSERT INTO main.%1 (%2) SELECT %3 FROM temp.chosen c %4 ORDER BY t.id")
                .arg(QLatin1String(table.name), into.join(comma), from.join(comma),
                    QLatin1String(table.rows)));
    }

    Expected<void> copyWords(const StagedTable& table)
    {
        if (table.searchKind < 0)
            return {};
        return m_project.run(
            QStringLiteral("INSERT INTO main.search (rowid, text) SELECT (t.id + %1) * 8 + %2,"
                           " w.text FROM temp.chosen c %3 CROSS JOIN stage.search w"
                           " ON w.rowid = t.id * 8 + %2 ORDER BY t.id")
                .arg(offset(table))
                .arg(table.searchKind)
                .arg(QLatin1String(table.rows)));
    }

    static QStringList parts(const char* list)
    {
        return QString::fromLatin1(list).split(QLatin1Char(','), Qt::SkipEmptyParts);
    }
    qint64 offset(const StagedTable& table) const
    {
        return m_offsets.value(QLatin1String(table.name));
    }

    Database& m_project;
    QHash<QString, qint64> m_offsets;
};

/// Whether anybody or any run has done something with a sample here.
Expected<bool> isWorkedOn(Database& project, SampleId sample)
{
    return isAny(project,
        QStringLiteral("SELECT 1 FROM round WHERE sample_id = ?"
                       " UNION ALL SELECT 1 FROM atomic_fact WHERE sample_id = ?"
                       " UNION ALL SELECT 1 FROM llm_task WHERE sample_id = ?"),
        {sample, sample, sample});
}

/// What the project has of a sample that comes.
struct Match
{
    int inUse = 0;
    int aside = 0;
    std::optional<SampleId> replaceable; ///< in use, with the same discussion, and not worked on
    bool isKnown() const { return inUse + aside > 0; }
    bool isAside() const { return aside > 0 && inUse == 0; }
};

Expected<Match> matchOf(const SampleContent& content, const KnownSamples& known, Database& project)
{
    Match match;
    const QList<SampleId> same = known.findSame(content);
    const QList<SampleId> found = known.find(content);
    for (const SampleId sample : found) {
        TANDEM_TRY(aside, SettingAside(project).of(sample));
        ++(*aside ? match.aside : match.inUse);
        if (*aside || match.replaceable || !same.contains(sample))
            continue;
        TANDEM_TRY(worked, isWorkedOn(project, sample));
        if (!*worked)
            match.replaceable = sample;
    }
    return match;
}

/// `old` is excluded at the end of the list, and the new sample stands where it stood.
Expected<void> putInPlaceOf(Database& project, SampleId old, SampleId fresh)
{
    const auto place = [&](SampleId sample) {
        return valueOf<qint64>(
            project, QStringLiteral("SELECT position FROM sample WHERE id = ?"), {sample});
    };
    const auto setPlace = [&](SampleId sample, qint64 position) {
        return project.run(
            QStringLiteral("UPDATE sample SET position = ? WHERE id = ?"), {position, sample});
    };
    TANDEM_TRY(oldPlace, place(old));
    TANDEM_TRY(freshPlace, place(fresh));
    return setPlace(old, 0)
        .and_then([&] { return setPlace(fresh, *oldPlace); })
        .and_then([&] { return setPlace(old, *freshPlace); })
        .and_then([&] {
            return SettingAside(project).exclude(
                old, ProjectWords::tr("Replaced by an import."), PersonId{});
        });
}

} // namespace

Expected<void> makeStage(Database& file)
{
    return file.run(QStringLiteral("DROP TABLE search")).and_then([&] {
        return file.run(QStringLiteral(
            "CREATE TABLE search (rowid INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT"));
    });
}

Expected<StageChoice> chooseFrom(const QList<StagedSample>& staged, const KnownSamples& known,
    Duplicates duplicates, Database& project)
{
    StageChoice choice;
    QSet<SampleId> replaced;
    for (qsizetype i = 0; i < staged.size(); ++i) {
        TANDEM_TRY(match, matchOf(staged.at(i).content, known, project));
        const bool isReplacing = duplicates == Duplicates::Replace && match->replaceable;
        // The same sample once more, as it was before or since: the first of them counts.
        if (isReplacing && replaced.contains(*match->replaceable)) {
            ++choice.report.skipped;
            continue;
        }
        const bool isWanted = duplicates == Duplicates::Keep || !match->isKnown() || isReplacing ||
                              (duplicates == Duplicates::Replace && match->isAside());
        if (!isWanted) {
            ++choice.report.skipped;
            choice.report.skippedAside += match->isAside() ? 1 : 0;
            continue;
        }
        if (isReplacing) {
            replaced.insert(*match->replaceable);
            choice.replaced.append({*match->replaceable, staged.at(i).id});
        }
        choice.chosen.append(i);
        ++choice.report.samples;
        choice.report.paragraphs += staged.at(i).paragraphs;
        choice.report.kept += duplicates == Duplicates::Keep && match->isKnown() ? 1 : 0;
    }
    choice.report.replaced = int(choice.replaced.size());
    return choice;
}

Expected<void> copyStage(Database& project, const QList<StagedSample>& staged,
    const StageChoice& choice, const std::function<bool()>& goOn)
{
    StageCopy copy(project);
    TANDEM_DO(copy.begin());
    for (qsizetype first = 0; first < choice.chosen.size(); first += kSlice) {
        if (!goOn())
            return failure(ErrorCode::Cancelled, ProjectWords::tr("Cancelled."));
        QList<SampleId> slice;
        for (const qsizetype index : choice.chosen.mid(first, kSlice))
            slice.append(staged.at(index).id);
        TANDEM_DO(copy.copy(slice));
    }
    for (const StageChoice::Replacement& replaced : choice.replaced) {
        TANDEM_DO(putInPlaceOf(project, replaced.old, copy.inProject(replaced.by)));
    }
    return {};
}

} // namespace tandem
