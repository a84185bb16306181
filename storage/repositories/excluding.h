#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "storage/changes/change.h"
#include "storage/repositories/repository.h"

#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>
#include <variant>

namespace tandem {

/// Who set something aside, when and why.
struct Excluded
{
    PersonId by; ///< invalid where a program did it without a person
    QDateTime at;
    QString reason; ///< may be empty
};

/// What can be excluded.
using Asideable = std::variant<SampleId, CaseId>;

/// A sample or a case, in use or excluded.
struct AsideEntry
{
    Asideable thing;
    int position = 0;
    QString name; ///< a sample's title, a case's name; may be empty
    std::optional<Excluded> aside;
};

/// Setting samples and cases aside and bringing them back, as an append-only journal. What is set
/// aside stays in the project with its rounds, answers, facts and evaluations, and keeps its
/// number; lists, counts, figures, exports, assignments, searches and runs leave it out: they read
/// the views sample_in_use and case_in_use, or sample_set_aside and case_set_aside where they start
/// from rounds or outputs.
class SettingAside final : Repository
{
public:
    using Repository::Repository;

    /// NotFound where it is not in the project; Refused where it is excluded already or `by` is no
    /// lead (an invalid `by` is a program without a person), and InvalidInput for a reason of more
    /// than 1,000 characters.
    Expected<void> exclude(const Asideable& thing, const QString& reason, PersonId by);
    /// Refused where it is not excluded.
    Expected<void> bringBack(const Asideable& thing, PersonId by);

    /// None where it is in use.
    Expected<std::optional<Excluded>> of(const Asideable& thing);
    /// The row that says how it is now; none where it was never excluded. Where it is the same,
    /// nobody has set it aside or brought it back since.
    Expected<std::optional<qint64>> latest(const Asideable& thing);
    /// How often something was excluded or brought back: where it is the same, nothing has
    /// changed.
    Expected<qint64> changes();
    /// The numbers of the samples that are excluded, in order.
    Expected<QList<int>> samplePositions();
    /// Why samples are excluded, one for each of them.
    Expected<QStringList> sampleReasons();
    /// Every sample and every case of the project by position, with what is said of those that are
    /// excluded.
    Expected<QList<AsideEntry>> samples();
    Expected<QList<AsideEntry>> cases();

private:
    /// How it is before `by` changes it. Where a project has leads, it is one of them who does it.
    Expected<std::optional<Excluded>> changeable(const Asideable& thing, PersonId by);
};

/// A write that sets these things aside, each for its reason, or brings them back where they are
/// excluded. Its inverse says the same reasons again, and is refused where somebody else did it
/// meanwhile. Errors are those of SettingAside.
Write asideWrite(
    const QList<Asideable>& things, bool aside, const QStringList& reasons, PersonId by);

} // namespace tandem
