#include "app/commandline/helptext.h"

#include "app/commandline/commandwords.h"

namespace tandem {

namespace {

QString documentsText()
{
    return CommandWords::tr(
               "Documents with users, as \"tandem perseval\" reads them\n"
               "  A document in each line, or one document over several lines. \"user\" is "
               "the user's own\n"
               "  summary, the others are the models'. A summary may be missing or null, "
               "doc_summ (the\n"
               "  title) too; other keys are ignored.\n\n") +
           QStringLiteral("  .jsonl  {\"doc_id\": \"D1\", \"doc_text\": \"...\", \"doc_summ\": "
                          "\"...\",\n"
                          "           \"m_summary_dict\": {\"U1\": {\"user\": \"...\", \"NRMS\": "
                          "\"...\"},\n"
                          "                              \"U2\": {\"user\": \"...\", \"NRMS\": "
                          "\"...\"}}}\n");
}

QString distancesText()
{
    return CommandWords::tr(
               "Distances, as \"tandem perseval\" reads and writes them\n"
               "  Three files in a folder, or in a folder for each model. origin_model is "
               "\"user\" for the\n"
               "  users' own summaries; an empty score, nan, NA and null are undefined. "
               "Pairs stand in\n"
               "  both orders. Other columns are ignored.\n\n") +
           QStringLiteral("  sum_doc_distances.csv      doc_id,origin_model,uid,score\n"
                          "  sum_sum_doc_distances.csv  doc_id,origin_model,uid1,uid2,score\n"
                          "  sum_user_distances.csv     doc_id,origin_model,uid,score\n");
}

} // namespace

QString persevalFormatsText()
{
    return documentsText() + u'\n' + distancesText();
}

QString persevalJsonText()
{
    return QStringLiteral(
        "  perseval source, distance, rounded, simplified, published_undefined,\n"
        "           parameters {adp_alpha, adp_beta, acp_alpha, acp_beta, edp_alpha, beta,\n"
        "           epsilon, pair_epsilon}, documents, documents_used (with a figure),\n"
        "           users (a user of two documents counting twice), different_users,\n"
        "           other_form_differs [MODEL] (figures that change where what is undefined is\n"
        "           treated the other way, see --published-undefined), models [model, perseval,\n"
        "           egises, degress, accuracy (figures), documents, users, documents_left_out,\n"
        "           users_left_out, rank {perseval, egises, accuracy, borda_kendall (of PerSEval\n"
        "           and accuracy)}], remarks [kind, count, meaning, places [doc_id, uid, model,\n"
        "           values]] (of a kind the first 1,000 places), correlations [first, second,\n"
        "           pearson, spearman, kendall (with p, p_method); 1 is the same order],\n"
        "           undefined_scores with --from-distances\n"
        "           --ablation: ablation [beta, perseval {MODEL: figure}]\n"
        "           --stability: stability {seed, pairs, levels [percent, pairs, means {MODEL},\n"
        "           samples [{MODEL}], spearman [], kendall []], models {MODEL: full, bias,\n"
        "           variance}}\n"
        "           --details: details [doc_id, models [model, DEGRESS, PerSEval, d_min, d_mean,\n"
        "           pterm2, ADP, users [uid, user_summary_doc, summary_doc, accuracy, DEGRESS,\n"
        "           pterm1, ACP, DGP, EDP, PerSEval], pairs [uid1, uid2, user_distance,\n"
        "           model_distance, user_weight, model_weight, X, Y, proportion]]]; null is\n"
        "           undefined. DEGRESS of a user is the mean of its proportions; pterm1 and "
        "pterm2\n"
        "           are what ACP and ADP are the sigmoids of\n"
        "           kind: one_user, no_gold, no_summary, undefined_gold_pairs,\n"
        "           gold_pairs_as_one, undefined_model_pairs, gold_overflow, model_overflow,\n"
        "           no_degress, accuracy_as_one, zero_document_distance, missing_pairs,\n"
        "           outside_range\n");
}

} // namespace tandem
