#include "views/discussion/turns.h"

#include "models/people/assignment.h"

#include <algorithm>

namespace tandem {

QStringList speakersOf(const QList<kgds::UtteranceRecord>& discussion)
{
    QStringList speakers;
    for (const kgds::UtteranceRecord& utterance : discussion) {
        if (!speakers.contains(utterance.participant))
            speakers.append(utterance.participant);
    }
    return speakers;
}

Participants participantsOf(
    const QList<kgds::UtteranceRecord>& discussion, const Participants& current)
{
    const QStringList speakers = speakersOf(discussion);
    Participants names = current;
    for (QString& name : names) {
        if (speakers.contains(name))
            continue;
        const auto unnamed =
            std::find_if(speakers.begin(), speakers.end(), [&](const QString& speaker) {
                return std::find(names.begin(), names.end(), speaker) == names.end();
            });
        if (unnamed != speakers.end())
            name = *unnamed;
    }
    return names;
}

int nextSpeaker(
    const QList<kgds::UtteranceRecord>& discussion, const Participants& participants, int beginner)
{
    if (discussion.isEmpty())
        return beginner;
    const auto last =
        std::find(participants.begin(), participants.end(), discussion.last().participant);
    if (last == participants.end())
        return beginner;
    return alternate(2, int(last - participants.begin()), 1);
}

} // namespace tandem
