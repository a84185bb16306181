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
/// The name of a task about a user or a summary of one, translated, for a list: "U012, Segment 2",
/// "U012, gpt-4o, task 3, run 2". Empty for a task that is about none.
QString userTaskText(const TaskRow& task);
/// The one of these that a task has.
QString taskText(const TaskRow& task);

} // namespace tandem
