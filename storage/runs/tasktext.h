#pragma once

#include "storage/repositories/runrepository.h"

#include <QString>

namespace tandem {

/// What is asked in a task of many, translated: "E3 content", "aspects of the generated text",
/// "second shown first"; the part itself where this version does not know it, empty where there is
/// only one.
QString taskPartText(const QString& part);
/// The name of a task about a sample or what a system made of it, translated, for a list: "Sample
/// 3, paragraph 12", "Sample 3, GPT-4o EBS-AOS, opinions". Empty for a task that is about none.
QString sampleTaskText(const TaskRow& task);
/// The name of a task about a case, translated, for a list: "Case abs-0129, small, E3 content".
/// Empty for a task that is about no case.
QString caseTaskText(const TaskRow& task);

} // namespace tandem
