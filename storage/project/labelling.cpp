#include "storage/project/labelling.h"

#include "models/text/foreigncell.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/repositories/answerrepository.h"
#include "storage/repositories/items.h"
#include "storage/repositories/roundrepository.h"
#include "storage/repositories/samplerepository.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>

#include <algorithm>

namespace tandem {

namespace {

constexpr qsizetype kShownLabelIdUnits = 60;

/// Records one row after another, keeping what it has looked up.
class LabelRecorder final
{
    Q_DECLARE_TR_FUNCTIONS(Labelling)

public:
    LabelRecorder(Database& database, PersonId person, Step step)
        : m_database(database)
        , m_person(person)
        , m_step(step)
    {
    }

    Expected<void> record(const LabelRow& row)
    {
        TANDEM_TRY(sample, numberOf(row));
        TANDEM_TRY(target, targetOf(*sample));
        TANDEM_TRY(item, itemOf(*target, *sample, row));
        return AnswerRepository(m_database)
            .record({target->round, m_person, *item, row.answer, row.durationMs})
            .map([](AnswerId) {});
    }

    /// The same where the person has not answered the item yet; whether that is so.
    Expected<bool> recordNew(const LabelRow& row)
    {
        TANDEM_TRY(sample, numberOf(row));
        TANDEM_TRY(target, targetOf(*sample));
        TANDEM_TRY(item, itemOf(*target, *sample, row));
        AnswerRepository answers(m_database);
        TANDEM_TRY(own, answers.own(target->round, m_person, *item));
        if (own->value)
            return false;
        return answers.record({target->round, m_person, *item, row.answer, row.durationMs})
            .map([](AnswerId) { return true; });
    }

    const QList<int>& touched() const { return m_touched; }

private:
    /// What a label of one sample needs.
    struct Target
    {
        RoundId round;
        QList<ItemRow> items;
    };

    Error noSuchItem(int sample, const LabelRow& row, qsizetype count) const
    {
        if (m_step == Step::KeyFacts)
            return {ErrorCode::NotFound,
                tr("Sample %1 has no fact %2.").arg(sample).arg(row.paragraph), {},
                tr("Its facts are numbered from 1 to %1.").arg(count), {}};
        return {ErrorCode::NotFound,
            tr("Sample %1 has no paragraph %2.").arg(sample).arg(row.paragraph), {},
            tr("Its paragraphs are numbered from 1 to %1.").arg(count), {}};
    }

    Expected<ItemId> itemOf(const Target& target, int sample, const LabelRow& row) const
    {
        const auto numbered = std::find_if(target.items.cbegin(), target.items.cend(),
            [&](const ItemRow& item) { return item.number == row.paragraph; });
        const QString fact = row.fact.simplified();
        if (m_step != Step::KeyFacts || fact.isEmpty()) {
            if (numbered == target.items.cend())
                return failure(noSuchItem(sample, row, target.items.size()));
            return numbered->id;
        }
        const auto saysIt = [&](const ItemRow& item) { return item.text.simplified() == fact; };
        if (numbered != target.items.cend() && saysIt(*numbered))
            return numbered->id;
        const auto found = std::find_if(target.items.cbegin(), target.items.cend(), saysIt);
        if (std::count_if(target.items.cbegin(), target.items.cend(), saysIt) != 1)
            return failure(ErrorCode::NotFound,
                tr("Fact %1 of sample %2 is not the fact in the row.")
                    .arg(row.paragraph)
                    .arg(sample),
                {}, tr("If the number is right, remove the column \"fact\"."));
        return found->id;
    }

    /// The number of the row's sample.
    Expected<int> numberOf(const LabelRow& row)
    {
        if (row.sampleId.isEmpty())
            return row.sample;
        const std::pair key{row.sampleId, row.sample};
        if (const auto known = m_numbers.constFind(key); known != m_numbers.constEnd())
            return *known;
        TANDEM_TRY(found, SampleRepository(m_database).byUuid(row.sampleId.toLower()));
        if (*found) {
            TANDEM_TRY(sample, SampleRepository(m_database).row(**found, m_step));
            return *m_numbers.insert(key, sample->position);
        }
        TANDEM_TRY(titles, pairsOf<int, QString>(m_database,
                               QStringLiteral("SELECT position, title FROM sample_in_use")));
        QList<int> titled;
        const QString title = row.sampleTitle.simplified();
        for (auto one = titles->cbegin(); one != titles->cend(); ++one) {
            if (!title.isEmpty() && one.value().simplified() == title)
                titled.append(one.key());
        }
        if (titled.contains(row.sample) || title.isEmpty())
            return *m_numbers.insert(key, row.sample);
        if (titled.size() != 1)
            return failure(ErrorCode::NotFound,
                tr("No sample in the project has the id \"%1\", and its title does not match "
                   "exactly one sample.")
                    .arg(row.sampleId.left(kShownLabelIdUnits)),
                {},
                tr("If \"sample\" is its number in this project, remove the column "
                   "\"sample_id\"."));
        return *m_numbers.insert(key, titled.first());
    }

    /// In an annotator's own file only the lead can have withdrawn it.
    Expected<Target> refusalOfUnassigned(int sample, SampleId id)
    {
        TANDEM_TRY(isWithdrawn, isAny(m_database,
                                    QStringLiteral("SELECT 1 FROM round, packet WHERE sample_id = ?"
                                                   " AND step = ? AND withdrawn_at IS NOT NULL"),
                                    {id, m_step}));
        if (*isWithdrawn)
            return failure(ErrorCode::Refused, tr("Sample %1 was withdrawn from you.").arg(sample),
                {}, tr("If you should label it, ask the lead to assign it again."));
        return failure(ErrorCode::Refused,
            tr("No annotators are assigned to sample %1.").arg(sample), {},
            tr("Assign it to a pair first."));
    }

    Expected<Target> targetOf(int sample)
    {
        if (const auto known = m_targets.constFind(sample); known != m_targets.constEnd())
            return *known;
        const auto row = SampleRepository(m_database).rowAt(sample, m_step);
        if (!row) {
            // The row's own place names the sample already.
            Error error = row.error();
            error.where.clear();
            return failure(error);
        }
        if (!row->round)
            return refusalOfUnassigned(sample, row->id);
        TANDEM_TRY(items, itemsOf(m_database, row->id, m_step));
        const Target target{row->round->id, *items};
        m_targets.insert(sample, target);
        m_touched.append(sample);
        return target;
    }

    Database& m_database;
    PersonId m_person;
    Step m_step;
    QHash<int, Target> m_targets;
    QHash<std::pair<QString, int>, int> m_numbers; ///< of samples, by the id and number of rows
    QList<int> m_touched;
};

/// What a row answers, as the file names it.
using LabelKey = std::pair<QString, int>;

LabelKey labelKeyOf(const LabelRow& row)
{
    return {row.sampleId.isEmpty() ? QString::number(row.sample) : row.sampleId.toLower(),
        row.paragraph};
}

Error contradictedLabel(const LabelRow& before, const LabelRow& row)
{
    return {ErrorCode::InvalidInput,
        LabelRecorder::tr("Item %1 of sample %2 is answered twice, differently (first: %3).")
            .arg(row.paragraph)
            .arg(row.sample)
            .arg(before.place),
        row.place, LabelRecorder::tr("Remove one of the two rows."), {}};
}

Error noLabelsChosen(
    const ChosenLabels& chosen, const QString& person, Step step, const QString& file)
{
    if (chosen.ofOtherSteps > 0 && step == Step::Paragraphs)
        return {ErrorCode::NotFound,
            LabelRecorder::tr(
                "The file contains no answers by %1 about paragraphs, but %n about facts.", nullptr,
                chosen.ofOtherSteps)
                .arg(person),
            file, LabelRecorder::tr("To import these, use --step facts."), {}};
    if (chosen.ofOtherSteps > 0)
        return {ErrorCode::NotFound,
            LabelRecorder::tr(
                "The file contains no answers by %1 about facts, but %n about paragraphs.", nullptr,
                chosen.ofOtherSteps)
                .arg(person),
            file, LabelRecorder::tr("To import these, omit --step facts."), {}};
    if (!chosen.withoutAnswer.isEmpty())
        return {ErrorCode::NotFound,
            LabelRecorder::tr("The only %n row(s) by %1 have no answer.", nullptr,
                int(chosen.withoutAnswer.size()))
                .arg(person),
            chosen.withoutAnswer.constFirst(),
            LabelRecorder::tr("Write yes or no; only clear withdraws an answer."), {}};
    const QStringList others = chosen.ofOthers.keys();
    constexpr qsizetype kShownPeople = 5;
    return {ErrorCode::NotFound,
        others.isEmpty()
            ? LabelRecorder::tr("The file contains no answers by %1.").arg(person)
            : LabelRecorder::tr("The file contains no answers by %1, but answers by %2.")
                  .arg(person, others.mid(0, kShownPeople).join(QStringLiteral(", "))),
        file, LabelRecorder::tr("Check the name and the file."), {}};
}

} // namespace

Expected<ChosenLabels> chooseLabels(
    const QList<LabelRow>& rows, const QString& person, Step step, const QString& file)
{
    ChosenLabels chosen;
    QList<LabelRow> own;
    QSet<QString> withSecondPass; ///< samples
    const QString name = comparedName(person);
    for (const LabelRow& row : rows) {
        const bool isOwn = row.person.isEmpty() || comparedName(row.person) == name;
        if (!isOwn) {
            ++chosen.ofOthers[row.person.simplified()];
        } else if (row.step && *row.step != step) {
            ++chosen.ofOtherSteps;
        } else if (!row.isCurrent) {
            ++chosen.superseded;
        } else if (!row.saysAnswer) {
            chosen.withoutAnswer.append(row.place);
        } else {
            own.append(row);
            if (row.isSecondPass)
                withSecondPass.insert(labelKeyOf(row).first);
        }
    }
    QHash<LabelKey, qsizetype> places; ///< among the rows chosen
    for (const LabelRow& row : std::as_const(own)) {
        const LabelKey key = labelKeyOf(row);
        if (row.isFirstPass && withSecondPass.contains(key.first)) {
            ++chosen.firstPass;
            continue;
        }
        const auto known = places.constFind(key);
        if (known == places.cend()) {
            places.insert(key, chosen.rows.size());
            chosen.rows.append(row);
        } else if (chosen.rows.at(*known).answer == row.answer) {
            ++chosen.repeated;
        } else {
            return failure(contradictedLabel(chosen.rows.at(*known), row));
        }
    }
    if (chosen.rows.isEmpty())
        return failure(noLabelsChosen(chosen, person, step, file));
    return chosen;
}

Expected<QList<int>> recordLabels(
    Database& database, const QList<LabelRow>& rows, PersonId person, Step step)
{
    LabelRecorder recorder(database, person, step);
    for (const LabelRow& row : rows) {
        if (auto recorded = recorder.record(row); !recorded)
            return failure(recorded.error().in(row.place));
    }
    return recorder.touched();
}

Expected<NewLabels> recordNewLabels(
    Database& database, const QList<LabelRow>& rows, PersonId person, Step step)
{
    LabelRecorder recorder(database, person, step);
    NewLabels labels;
    for (const LabelRow& row : rows) {
        const auto isNew = recorder.recordNew(row);
        if (!isNew)
            return failure(isNew.error().in(row.place));
        ++(*isNew ? labels.added : labels.known);
    }
    labels.samples = recorder.touched();
    return labels;
}

} // namespace tandem
