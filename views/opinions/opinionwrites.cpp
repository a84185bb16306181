#include "views/opinions/opinionwrites.h"

namespace tandem {

Write workWrite(SampleId sample, const WorkWrite& version)
{
    return [sample, version](const WriteContext& context) -> Expected<Written> {
        OpinionRepository opinions(context.database);
        TANDEM_TRY(before, opinions.own(version.round, version.person));
        WorkWrite write = version;
        if (context.origin.isBack())
            write.durationMs = 0;
        TANDEM_DO(opinions.record(write));
        WorkWrite back = version;
        back.work = before->value(version.utterance);
        return Written(
            OpinionsChanged{sample, version.round, version.utterance}, workWrite(sample, back));
    };
}

Write sayWrite(SampleId sample, RoundId round, const QString& opinion, const OpinionEvent& event,
    qint64 durationMs)
{
    return [=](Database& database) {
        return OpinionChecks(database).say(round, opinion, event, durationMs).map([&] {
            return Written(OpinionsChanged{sample, round});
        });
    };
}

Write giveUtteranceWrite(
    SampleId sample, RoundId round, int utterance, PersonId author, PersonId by)
{
    return [=](Database& database) -> Expected<Written> {
        TANDEM_DO(OpinionRepository(database).reassign(round, utterance, author, by));
        return Written(RoundChanged{sample, round});
    };
}

} // namespace tandem
