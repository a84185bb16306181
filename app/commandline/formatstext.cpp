#include "app/commandline/helptext.h"

#include <QCoreApplication>

namespace tandem {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

QString labelsText()
{
    return Words::tr("Labels, as \"tandem label --file\" reads them\n"
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
           Words::tr("  other   lines of SAMPLE PARAGRAPH yes|no|clear\n");
}

QString jsonText()
{
    return QStringLiteral(
        "  new      project, name, samples\n"
        "  import   project, samples, paragraphs\n"
        "  people   people [name, id, role, colour, active, samples, handed_in, paragraphs,\n"
        "           answered, seconds, cost], hourly_wage, currency; of one person the first five\n"
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
        "  stats    samples, paragraphs, supporting_paragraphs, nonsupporting_paragraphs,\n"
        "           supporting_facts, key_facts, non_key_facts,\n"
        "           supporting_intra_repetitive_facts, facts_of_nonsupporting,\n"
        "           nonsupporting_facts, masked_facts, masked_facts_code_4, _5, _6,\n"
        "           nonsupporting_intra_repetitive_facts, opinions, opinions_with_references,\n"
        "           opinions_without_references, references, mean_paragraphs,\n"
        "           mean_article_tokens, mean_participants, mean_utterances,\n"
        "           mean_discussion_tokens; the same nested in groups; left_out {unassigned,\n"
        "           open, undecided, empty}; funnel; where there are any also\n"
        "           supporting_other_facts, nonsupporting_other_facts\n"
        "  search   hits [kind, sample, title, number, text]\n"
        "  export   file; benchmark: samples, left_out {unassigned, open, undecided, empty},\n"
        "           facts_left_out; answers: answers\n"
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
    return labelsText() + u'\n' +
           Words::tr("JSON, as --json prints it\n"
                     "  One object in UTF-8. Names and words never change and are not translated; "
                     "new ones\n"
                     "  may be added. Samples and paragraphs count from 1, times are UTC. A figure "
                     "with an\n"
                     "  interval is {value, n, low, high}; one that is undefined is {undefined: "
                     "why, n}.\n\n") +
           jsonText();
}

} // namespace tandem
