#include "app/commandline/helptext.h"

#include "app/commandline/commandwords.h"

namespace tandem {

namespace {

QString labelsText()
{
    return CommandWords::tr(
               "Labels, as \"tandem label --file\" reads them\n"
               "  A row has sample and paragraph (numbers from 1), answer (yes, no, or "
               "clear) and, if\n"
               "  wanted, person, unsure (true or false), note, seconds or duration_ms. "
               "Exported answers\n"
               "  can be read too; they call the paragraph item.\n\n") +
           QStringLiteral("  .csv    sample,paragraph,answer,note\n"
                          "          1,1,yes,\"names the team\"\n"
                          "  .jsonl  {\"sample\": 1, \"paragraph\": 1, \"answer\": \"yes\", "
                          "\"person\": \"Ada\"}\n"
                          "  .json   a list of such rows, or\n"
                          "          {\"samples\": [{\"sample\": 1, \"answers\": {\"Ada\": [\n"
                          "              {\"paragraph\": 1, \"answer\": \"yes\", \"seconds\": "
                          "12}]}}]}\n") +
           CommandWords::tr("  other   lines of SAMPLE PARAGRAPH yes|no|clear\n");
}

QString candidatesText()
{
    return CommandWords::tr(
               "Candidate facts, as \"tandem facts import\" reads them\n"
               "  A row has sample and paragraph (numbers from 1) and fact, one declarative "
               "sentence.\n\n") +
           QStringLiteral("  .csv    sample,paragraph,fact\n"
                          "          1,3,\"The port authority offered four per cent.\"\n"
                          "  .jsonl  {\"sample\": 1, \"paragraph\": 3, \"fact\": \"...\"}\n"
                          "  .json   a list of such rows, or {\"facts\": [...]}\n");
}

QString opinionFilesText()
{
    return CommandWords::tr(
               "Opinions, as \"tandem opinions\" reads them\n"
               "  Lists of rows of one person. Words are looked up in the text, the first "
               "place counts\n"
               "  unless occurrence says another. What may be left out: words of an opinion "
               "(then the\n"
               "  whole utterance), paragraph (then the referent is typed), clear (then it is "
               "composed),\n"
               "  atoms (then clear is split), sample (then --sample), seconds, notes.\n\n") +
           QStringLiteral(
               "  write    {\"utterances\": [{\"sample\": 1, \"utterance\": 1, \"seconds\": 90,\n"
               "             \"opinions\": [{\"words\": \"his missed free throw\", "
               "\"references\": [\n"
               "               {\"words\": \"his\", \"kind\": \"resolve\", \"paragraph\": 2,\n"
               "                \"referent\": \"Kyle Lowry\"}],\n"
               "               \"clear\": \"Person 1 blames **Kyle Lowry**.\",\n"
               "               \"atoms\": [\"Person 1 blames **Kyle Lowry**.\"]}]},\n"
               "             {\"sample\": 1, \"utterance\": 3, \"no_opinion\": true}]}\n"
               "  check    {\"checks\": [{\"sample\": 1, \"opinion\": 2, \"faithful\": true,\n"
               "             \"references\": false, \"atomic\": true, \"independent\": true,\n"
               "             \"suggestion\": \"...\", \"note\": \"...\"}]}\n"
               "  respond  {\"responses\": [{\"sample\": 1, \"opinion\": 2,\n"
               "             \"response\": \"accept\" | \"change\" | \"defend\", \"text\": "
               "\"...\", \"note\": \"...\"}]}\n"
               "  decide   {\"decisions\": [{\"sample\": 1, \"opinion\": 2,\n"
               "             \"verdict\": \"keep\" | \"change\" | \"drop\", \"text\": \"...\", "
               "\"note\": \"...\"}]}\n"
               "  An opinion is named by its number, or by \"id\": its UUID.\n");
}

/// In the order of the commands, up to "run".
QString commandJsonText()
{
    return QStringLiteral(
        "  new      project, name, samples\n"
        "  import   project, samples, paragraphs\n"
        "  people   people [name, id, role, colour, active, samples, rounds, handed_in (rounds),\n"
        "           paragraphs, items (paragraphs, facts and opinions), answered (items), "
        "seconds,\n"
        "           cost (null without a wage)], hourly_wage, currency; of one person the first "
        "five\n"
        "  assign   assigned, unchanged, unassigned\n"
        "  label    person, answers, samples [N]\n"
        "  handin   person, handed_in [N] or taken_back [N], closed [N]\n"
        "  rounds   step, samples [sample, title, domain, state, items, paragraphs, utterances, a, "
        "b,\n"
        "           calibration, answered_a, answered_b, handed_in_a, handed_in_b],\n"
        "           states {STATE: count}\n"
        "  calibrate  second_pass [N]\n"
        "  compare  step, rounds [sample, title, state, pair, FIGURES, funnel or counts], pooled\n"
        "           {FIGURES}, funnel (of paragraphs only)\n"
        "           with --sample: sample, title, state, step, blind, rule, sides, a, b, FIGURES,\n"
        "           funnel or counts {key, non_key, undecided}, first_pass {FIGURES} of a\n"
        "           calibration labelled again, items [item, paragraph, text, answer_a, answer_b, "
        "note_a, note_b, seconds_a,\n"
        "           seconds_b, consistent, outcome, decision {outcome, note, time}];\n"
        "           unnamed sides end in _1 and _2 and have no seconds\n"
        "           FIGURES: agreement, kappa, agreed, n, expected\n"
        "  agreement  by, step, groups [group, key, blind, rounds, steps, pairs, items, "
        "agreement,\n"
        "           kappa, ac1, alpha (with observed, expected), table {yes_yes, no_no, "
        "disagreed,\n"
        "           and where sides are named yes_no, no_yes, rows, columns}, left_out [sample, "
        "step,\n"
        "           item, text, reason]], opinions {opinions, checked, faithful, references, "
        "atomic,\n"
        "           independent, all, references_right, kappa}; with --output: file, groups\n"
        "           reason: answered_by_one, answered_by_none, marked_unsure\n"
        "  stats    samples, paragraphs, supporting_paragraphs, nonsupporting_paragraphs,\n"
        "           supporting_facts, key_facts, non_key_facts,\n"
        "           supporting_intra_repetitive_facts, facts_of_nonsupporting,\n"
        "           nonsupporting_facts, masked_facts, masked_facts_code_4, _5, _6,\n"
        "           nonsupporting_intra_repetitive_facts, opinions, opinions_with_references,\n"
        "           opinions_without_references, references, mean_paragraphs,\n"
        "           mean_article_tokens, mean_participants, mean_utterances,\n"
        "           mean_discussion_tokens; the same nested in groups; left_out {unassigned,\n"
        "           open, undecided, empty}; funnel; where there are any also\n"
        "           supporting_other_facts, nonsupporting_other_facts; with --per-sample:\n"
        "           per_sample [sample, title, paragraphs, supporting_paragraphs, key_facts, "
        "opinions,\n"
        "           opinions_with_references, references, opinions_unsettled]\n"
        "  opinions list: samples [sample, title, state, a, b, utterances [utterance, "
        "participant,\n"
        "           text, author, complete, work], opinions [opinion, id, utterance, author, "
        "checker,\n"
        "           written, text, state, said], figures], figures; settle: settled [N]; give: "
        "sample,\n"
        "           utterance, author; others: person, recorded, samples [N]\n"
        "  search   hits [kind, sample, title, number, text]; of a case sample is null, and case "
        "and\n"
        "           system come with it\n"
        "  export   file; benchmark: samples, left_out {unassigned, open, undecided, empty},\n"
        "           facts_left_out; answers: answers\n"
        "  endpoint add: name, api, url, model, models, key_variable, key_header,\n"
        "           anthropic_version, structured_output, concurrency, requests_per_minute,\n"
        "           tokens_per_minute, timeout_ms, attempts, price_input, price_output, currency;\n"
        "           list: endpoints [the same]; remove: removed; models: models [M]; test: works,\n"
        "           model, model_listed, milliseconds, input_tokens, output_tokens, models\n"
        "  facts    decompose, mask: RUN; with --estimate: tasks, calls, from_cache, "
        "already_done,\n"
        "           samples_not_ready, input_tokens, output_tokens_low, output_tokens_high,\n"
        "           cost_low, cost_high, currency\n"
        "           list: samples [sample, title, ready, imported_waiting, facts [number, id, "
        "paragraph,\n"
        "           side, fact, origin, edited, reply, repeats, imported_type, mask, item, "
        "hints]];\n"
        "           edits: facts [id, number, paragraph, fact]; history: id, fact, history [time, "
        "kind,\n"
        "           person, before, after, note, reply]; repeats: sample, possible_repetitions\n"
        "           [fact, repeats, similarity]; import: facts, samples [N]; take-over: facts\n"
        "  run      list: runs [RUN]; resume, retry: RUN; show: RUN and failures [sample,\n"
        "           paragraph, error], of ExPerT [case, name, system, part, error]; cancel:\n"
        "           cancelled; batch-write: file, lines, from_cache, nothing_to_ask;\n"
        "           batch-read: lines, done, failed, to_ask_again, already, refused, problems "
        "[text]\n"
        "           RUN: run, kind, state, reason, endpoint, model, created, tasks, done, failed,\n"
        "           open, cancelled, replies, input_tokens, output_tokens, cost,\n"
        "           replies_without_cost, cap, currency; state: open, paused, cap_reached,\n"
        "           stopped, ended, cancelled\n");
}

/// Behind "expert", and what the words in capitals mean.
QString packetJsonText()
{
    return QStringLiteral(
        "  packet   file, packet, person, samples, rounds\n"
        "           packet show: packet, project, project_name, person, made_at, written, "
        "brought,\n"
        "           rounds [title, step, handed_in, written]\n"
        "  merge    merged, packets [file, packet, person, made_at, new, known, handed_in, "
        "refused,\n"
        "           rounds [sample, title, step, new, known, hands_in, takes_back, refusal]]\n"
        "  check    ok, schema_version, samples, answers, problems [text]\n\n"
        "  funnel   all, unassigned, open, undecided, boundary, supporting, nonsupporting, kept\n"
        "  STATE    waiting_for_discussion, waiting_for_facts, unassigned, imported, open, "
        "handed_in_by_one,\n"
        "           closed, settled\n"
        "  outcome  supporting, nonsupporting, boundary; of facts key, non_key; or null while it "
        "waits for a decision\n");
}

} // namespace

QString formatsText()
{
    return labelsText() + u'\n' + candidatesText() + u'\n' + opinionFilesText() + u'\n' +
           expertFormatsText() + u'\n' + metricsFormatsText() + u'\n' + ratingsFormatsText() +
           u'\n' + persevalFormatsText() + u'\n' +
           CommandWords::tr(
               "JSON, as --json prints it\n"
               "  One object in UTF-8. Names and words never change and are not translated; "
               "new ones\n"
               "  may be added. Samples and paragraphs count from 1, times are UTC. A figure "
               "with an\n"
               "  interval is {value, n, low, high}; one that is undefined is {undefined: "
               "why, n}.\n\n") +
           commandJsonText() + expertJsonText() + metricsJsonText() + ratingsJsonText() +
           persevalJsonText() + packetJsonText();
}

} // namespace tandem
