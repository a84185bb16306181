#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/rounds/round.h"
#include "storage/project/benchmark.h"

#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

namespace tandem {

class Database;
struct PacketContents;

/// What a packet brings to one round.
struct RoundMerge
{
    QString title;    ///< of the sample
    int position = 0; ///< of the sample in the project; 0 where the round is not there any more
    Step step = Step::Paragraphs;
    int fresh = 0;          ///< rows that the project does not have yet: answers, versions of work,
                            ///< checks and responses
    int known = 0;          ///< rows that it has already
    bool handsIn = false;   ///< the round will be submitted by the packet's person, and is not yet
    bool takesBack = false; ///< it is submitted, and will not be
    QString ignored;        ///< what of it does not count though it is taken, translated
    QString refusal;        ///< why nothing of it is taken, translated; empty: it is taken
    bool hasEvents = false; ///< a study's rater tells what is no answer: consent, a submission ...
    bool changesSomething() const { return fresh > 0 || handsIn || takesBack || hasEvents; }
};

/// What a packet brings to one study, in which its person rates.
struct StudyMerge
{
    QString name;  ///< as the project has it
    int fresh = 0; ///< answers that the project does not have yet
    int known = 0; ///< that it has already
    int late = 0;  ///< of the fresh ones, answers after the close, which are no part of results
    bool handsIn = false;   ///< the rater will have submitted, and has not yet
    bool takesBack = false; ///< they have, and will not
    bool withdraws = false; ///< all their answers will be erased
    QString refusal;        ///< why nothing of it is taken, translated; empty: it is taken
    bool hasEvents = false; ///< what is no answer is new: consent, a submission, a withdrawal
    bool changesSomething() const { return fresh > 0 || hasEvents; }
};

/// What merging a packet, or an answers file of a form, will do, or did.
struct PacketMerge
{
    QString path;
    QString packet;   ///< UUID, or that of the form
    QString person;   ///< name
    QDateTime madeAt; ///< UTC; of answers of a study when the last of them was given
    QList<RoundMerge> rounds;
    QString study = {}; ///< whose rater's answers they are; its one line in `rounds` is about it
    int late = 0;       ///< of these answers, those that are no part of results
    int erased = 0;     ///< answers that the rater takes back with everything else
    QList<StudyMerge> studies = {}; ///< of a packet, in which its person rates

    int fresh() const; ///< rows that are taken
    int known() const;
    int handIns() const;           ///< that are taken
    int refused() const;           ///< rounds and studies
    bool changesSomething() const; ///< apart from what is refused
};

struct MergeOptions
{
    PersonId by; ///< must be a lead
    /// Leave out rounds and studies that are refused and merge the rest; otherwise they refuse
    /// everything.
    bool leaveOut = false;
};

/// Whether a file of this name may be a packet or the answers of a form, or the form itself, which
/// is refused with advice.
bool mayBeMerged(const QString& path);

/// Whether the file is a form, or what one saved: nothing else is to be done with it but merging.
bool isFormOrAnswers(const QString& path);

/// What merging the packet or answers file would do now; changes nothing. Fails where it is refused
/// as a whole: see readPacketFile() and readAnswersFile(); of another project, not written by this
/// one or by a form of it, for somebody else, with other texts, with rows that nobody wrote in it.
Expected<PacketMerge> inspectPacket(Database& project, const QString& path);

/// Merges packets and answers files, inside the caller's transaction: all of them or none. Each row
/// is taken once, however often it comes, and the order of files makes no difference. `progress`
/// counts files.
Expected<QList<PacketMerge>> mergePackets(Database& project, const QStringList& paths,
    const MergeOptions& options, const Progress& progress = {});

/// Merges what a packet of this project brings however it came, inside the caller's transaction;
/// `options.by` has been found to be a lead.
Expected<PacketMerge> mergePacketContents(
    Database& project, const PacketContents& contents, const MergeOptions& options);

} // namespace tandem
