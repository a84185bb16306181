#pragma once

#include "storage/changes/change.h"
#include "storage/project/ratedstudies.h"
#include "ui/rows/rowspec.h"

#include <QDateTime>

#include <functional>

namespace tandem {

/// A card for each study.
RowSpec<RatedStudy> ratedStudyRows();

/// Whether the rater has to agree to something first, or has declined.
bool asksConsent(const RatedTask& rated);
/// Whether answers can be given `now`.
bool isRatedOn(const RatedTask& rated, const QDateTime& now);

/// Keeps what `make` says at the time of the write: a row is never written twice.
Write keepingTold(const RatedStudy& rated, std::function<studies::Submission()> make);
/// An answer, as it is shown, or none to take it back.
std::function<studies::Submission()> toldAnswer(
    const QString& turn, const QString& question, std::optional<QString> value, qint64 durationMs);
/// Says that each text of this turn was in view.
std::function<studies::Submission()> toldInView(const QString& turn);
std::function<studies::Submission()> toldEvent(studies::RaterEvent::Kind kind);

} // namespace tandem
