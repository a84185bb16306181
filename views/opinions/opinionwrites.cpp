#include "views/opinions/opinionwrites.h"

#include "storage/repositories/opinioneventjson.h"

namespace tandem {

namespace {

Write plainSayWrite(SampleId sample, const SayWrite& said)
{
    return [sample, said](const WriteContext& context) {
        return OpinionChecks(context.database)
            .say(
                said.round, said.opinion, said.event, context.origin.isBack() ? 0 : said.durationMs)
            .map([&] {
                return Written(OpinionsChanged{sample, said.round, said.utterance});
            });
    };
}

} // namespace

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

Write sayWrite(SampleId sample, const SayWrite& said)
{
    SayWrite back = said;
    back.event = OpinionWithdrawal{opinionEventKind(said.event),
        std::visit([](const auto& what) { return what.by; }, said.event), {}};
    return reversible(plainSayWrite(sample, said), plainSayWrite(sample, back));
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
