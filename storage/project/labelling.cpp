#include "storage/project/labelling.h"

#include "storage/database/database.h"
#include "storage/repositories/answerrepository.h"
#include "storage/repositories/items.h"
#include "storage/repositories/roundrepository.h"
#include "storage/repositories/samplerepository.h"

#include <QCoreApplication>
#include <QHash>

namespace tandem {

namespace {

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
        TANDEM_TRY(target, targetOf(row.sample));
        const auto item = target->items.constFind(row.paragraph);
        if (item == target->items.constEnd())
            return failure(noSuchItem(row, target->items.size()));
        return AnswerRepository(m_database)
            .record({target->round, m_person, *item, row.answer, row.durationMs})
            .map([](AnswerId) {});
    }

    const QList<int>& touched() const { return m_touched; }

private:
    /// What a label of one sample needs.
    struct Target
    {
        RoundId round;
        QHash<int, ItemId> items; ///< by number
    };

    Error noSuchItem(const LabelRow& row, qsizetype count) const
    {
        if (m_step == Step::KeyFacts)
            return {ErrorCode::NotFound,
                tr("Sample %1 has no fact %2.").arg(row.sample).arg(row.paragraph), {},
                tr("Its facts are numbered from 1 to %1.").arg(count), {}};
        return {ErrorCode::NotFound,
            tr("Sample %1 has no paragraph %2.").arg(row.sample).arg(row.paragraph), {},
            tr("Its paragraphs are numbered from 1 to %1.").arg(count), {}};
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
        if (!row->round) {
            return failure(ErrorCode::Refused, tr("Nobody is assigned to sample %1.").arg(sample),
                {}, tr("Assign it to a pair first."));
        }
        TANDEM_TRY(items, itemsOf(m_database, row->id, m_step));
        Target target{row->round->id, {}};
        for (const ItemRow& item : *items)
            target.items.insert(item.number, item.id);
        m_targets.insert(sample, target);
        m_touched.append(sample);
        return target;
    }

    Database& m_database;
    PersonId m_person;
    Step m_step;
    QHash<int, Target> m_targets;
    QList<int> m_touched;
};

} // namespace

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

} // namespace tandem
