#pragma once

#include "models/fields/field.h"
#include "storage/runs/runoptions.h"

#include <QList>
#include <QLocale>
#include <QString>
#include <QStringList>

#include <utility>

namespace tandem {

/// What a run may cost at most, in the currency of its endpoint.
inline constexpr fields::Bounds kCapBounds{0.0001, 1e6, 4};

/// The settings of a kind of run, each said once: of RunOptions, in the order of a form. What a
/// file keeps, commands read, the window asks and reports show follows from them.
const fields::Fields& runFields(RunKindId kind);

/// What a run of this kind was asked to do, a line a setting: "Max. asks per answer: 3"; numbers in
/// the locale's digits.
QStringList runSettingLines(
    RunKindId kind, const RunOptions& options, const QLocale& locale = QLocale(QLocale::C));

/// The same for programs, as a file keeps it: {"asks": 3}.
QJsonObject runSettingsJson(RunKindId kind, const RunOptions& options);

/// How runs of a kind, each with its name, were told to do the same work differently, a line a
/// setting: "First tokens of each text: 3 (run 1), 11 (run 2)"; what they were to work on is not
/// compared.
QStringList unlikeSettingLines(RunKindId kind, const QList<std::pair<QString, RunOptions>>& runs,
    const QLocale& locale = QLocale(QLocale::C));

/// Has what a run of this kind makes go by the model, where the options name nobody for it;
/// `isOneOfSeveral`: where several models do the same, so that a name of its own is needed.
void nameMaker(
    RunKindId kind, RunOptions& options, const QString& model, bool isOneOfSeveral = false);

} // namespace tandem
