#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/rounds/round.h"
#include "storage/packets/packetcontents.h"
#include "storage/studies/studyforms.h"

#include <QList>
#include <QString>

#include <optional>

namespace tandem {

class Database;
class StudyPage;
struct AnswersFile;

/// Whose open rounds are written as a form, and which.
struct RoundFormOrder
{
    PersonId person;
    Step step = Step::Paragraphs; ///< of opinions: peer reviews where there is nothing to write
    QList<SampleId> samples = {}; ///< empty: all that wait for the person
    QString guideline = {};       ///< Markdown; shown where the project has none of its own
};

/// Writes open rounds of an annotator as a form, the page on which raters answer, to a new file,
/// and notes it in the project like a packet, inside the caller's transaction. Of the partner
/// nothing is in it, but for opinions that the pair reviews. The file is in its place when this
/// returns; take it away where the commit fails. `by` has to be a lead. Refused for somebody who
/// was excluded or has nothing to do, where `path` exists, and in a packet. NotWritable, DiskFull.
Expected<WrittenForm> writeRoundForm(Database& project, const StudyPage& page,
    const RoundFormOrder& order, const QString& path, PersonId by);

/// What an answers file of such a form brings, as a packet would; none where the form is no such
/// form of this project. Refused where it was altered, or holds what no annotator can say.
Expected<std::optional<PacketContents>> roundFormAnswers(
    Database& project, const AnswersFile& file);

} // namespace tandem
