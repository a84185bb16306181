#include "app/commandline/helptext.h"

#include "app/commandline/commandwords.h"

namespace tandem {

namespace {

QString casesText()
{
    return CommandWords::tr(
               "Cases for ExPerT, as \"tandem expert run\" and \"expert cases\" read them\n"
               "  A record is one case. Of several names for a key the first that has a "
               "value counts.\n"
               "  The expected text is needed; a case without an output is still to be "
               "generated.\n\n") +
           QStringLiteral("  input      also prompt, question, query\n"
                          "  reference  also expected_output, expected, answer, gold, target\n"
                          "  output     also generated, generated_output\n"
                          "  system     also model\n"
                          "  outputs    {SYSTEM: text} or [{\"system\": ..., \"output\": ...}]\n"
                          "  id         also name, author, reviewerId, user_id\n"
                          "  profile    [text] or [{\"title\": ..., \"text\": ...}]\n\n"
                          "  .jsonl  {\"id\": \"a1\", \"input\": \"...\", \"reference\": \"...\",\n"
                          "           \"system\": \"heron\", \"output\": \"...\"}\n"
                          "  .json   a list of such records, or one\n"
                          "  .csv    id,input,reference,system,output\n") +
           CommandWords::tr(
               "  In LongLaMP's files (a profile or an author, and no expected text) output "
               "is what the\n"
               "  person wrote.\n");
}

QString resultText()
{
    return CommandWords::tr(
               "Results of ExPerT, as the package expert_score writes them\n"
               "  The 15 scores are called MODE_recall, MODE_precision and MODE_f1; MODE is "
               "content_only,\n"
               "  style_only, content_and_style, content_or_style or content_style_average. "
               "Titles are the\n"
               "  keys of recall and precision: of aspects with one title the last alone "
               "counts. An empty\n"
               "  batch has the averages {}. \"reason\" beside \"matched\" is an addition of "
               "this program.\n\n") +
           QStringLiteral(
               "  {\"average_scores\": {15 numbers}, \"per_query_scores\": [{15 numbers}],\n"
               "   \"per_query_explanations\": [{\n"
               "     \"expected_output_aspects\": [{\"aspect\": TITLE, \"description\": "
               "\"...\",\n"
               "                                  \"evidence\": [\"...\"]}],\n"
               "     \"generated_output_aspects\": [the same],\n"
               "     \"recall\": {TITLE: {\"matched\": true, \"reason\": \"...\", \"details\": {\n"
               "        \"matched_aspect\": TITLE, \"is_concept_matched\": true,\n"
               "        \"is_content_matched\": true, \"is_content_matched_reason\": \"...\",\n"
               "        \"is_style_matched\": false, \"is_style_matched_reason\": \"...\"}},\n"
               "                TITLE: {\"matched\": false, \"details\": {}}},\n"
               "     \"precision\": {the same}}]}\n\n") +
           CommandWords::tr(
               "  The texts file beside it has one line for each case, in the same order:\n") +
           QStringLiteral("  {\"id\": ..., \"system\": ..., \"input\": ..., \"output\": ..., "
                          "\"reference\": ...}\n\n") +
           CommandWords::tr(
               "  \"expert score --csv\" prints the columns case and the 15 names, a row for "
               "each case from 1\n"
               "  on and a last one called average.\n");
}

} // namespace

QString expertFormatsText()
{
    return casesText() + u'\n' + resultText();
}

QString expertJsonText()
{
    return QStringLiteral(
        "  expert   run: file, texts, cases, left_out, collapsed_aspects, messages [text],\n"
        "           project, run RUN, tokenizer (uax29), systems [SYSTEM]; export: the first six\n"
        "           score: per_query_scores [{15 numbers}], average_scores {15 numbers}, n,\n"
        "           has_scores, compared, differing, differences [case, name, in_file, computed],\n"
        "           remarks [case, remark]; case counts from 1 or is \"average\"\n"
        "           report: index, pages, messages [text]\n"
        "           cases: cases, cases_known, outputs, outputs_known, project, records,\n"
        "           without_output, messages [text]; import: cases, cases_known, outputs,\n"
        "           outputs_known, project, evaluations, compared, differing, remarks, evidence,\n"
        "           evidence_found, messages [text]\n"
        "           list: cases, systems [system, outputs], sets [SET, evaluations, complete, at,\n"
        "           systems [SYSTEM]]; SET: run and model, or source\n"
        "           SYSTEM: system, n, unscored, under_way, faults, averages {15 figures}\n"
        "           compare: SET, first, second, mode, n, resamples, recall, precision, f1, each\n"
        "           {difference, p_value, p_method (exact_sign_flip, paired_bootstrap), ties};\n"
        "           resamples is 0 where all signs were tried\n"
        "           generate: RUN; judge: run RUN, first, second, order_swap {cases, readable,\n"
        "           changed, first_shown, first_system, second_system}\n"
        "           boast: system, added, known, effect {SET, mode, mean_difference,\n"
        "           mean_relative_change, original_zero, sorted_differences [N]}\n"
        "           reviews: SET, evaluations, finished, waiting, kinds [kind, decisions, agree,\n"
        "           disagree, unsure, with_model, ac1], pairs [first, second, kind, of, agreement, "
        "kappa,\n"
        "           ac1], systems [system, averages {MODE_f1: {original, reviewed,\n"
        "           difference}}]\n");
}

} // namespace tandem
