#include "storage/project/labelling.h"

#include "storage/database/database.h"
#include "storage/repositories/answerrepository.h"
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
    LabelRecorder(Database& database, PersonId person)
        : m_database(database)
        , m_person(person)
    {
    }

    Expected<void> record(const LabelRow& row)
    {
        const auto target = targetOf(row.sample);
        if (!target)
            return failure(target.error());
        const auto paragraph = target->paragraphs.constFind(row.paragraph);
        if (paragraph == target->paragraphs.constEnd()) {
            return failure(ErrorCode::NotFound,
                tr("Sample %1 has no paragraph %2.").arg(row.sample).arg(row.paragraph), {},
                tr("Its paragraphs are numbered from 1 to %1.").arg(target->paragraphs.size()));
        }
        return AnswerRepository(m_database)
            .record({target->round, m_person, *paragraph, row.answer, row.durationMs})
            .map([](AnswerId) {});
    }

    const QList<int>& touched() const { return m_touched; }

private:
    /// What a label of one sample needs.
    struct Target
    {
        RoundId round;
        QHash<int, ParagraphId> paragraphs; ///< by number
    };

    Expected<Target> targetOf(int sample)
    {
        if (const auto known = m_targets.constFind(sample); known != m_targets.constEnd())
            return *known;
        const auto row = SampleRepository(m_database).rowAt(sample);
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
        const auto paragraphs = SampleRepository(m_database).paragraphs(row->id);
        if (!paragraphs)
            return failure(paragraphs.error());
        Target target{row->round->id, {}};
        for (const ParagraphRow& paragraph : *paragraphs)
            target.paragraphs.insert(paragraph.number, paragraph.id);
        m_targets.insert(sample, target);
        m_touched.append(sample);
        return target;
    }

    Database& m_database;
    PersonId m_person;
    QHash<int, Target> m_targets;
    QList<int> m_touched;
};

} // namespace

Expected<QList<int>> recordLabels(Database& database, const QList<LabelRow>& rows, PersonId person)
{
    LabelRecorder recorder(database, person);
    for (const LabelRow& row : rows) {
        if (auto recorded = recorder.record(row); !recorded)
            return failure(recorded.error().in(row.place));
    }
    return recorder.touched();
}

} // namespace tandem
