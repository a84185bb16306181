#include "app/commandline/helptext.h"

#include "app/commandline/commandwords.h"

namespace tandem {

QString ratingsFormatsText()
{
    return CommandWords::tr(
               "Ratings, as \"tandem agreement\" reads them\n"
               "  A row has an item, a rater and a value; columns in any order, others are "
               "ignored.\n"
               "  A rater rates an item once. A value that is empty, NA or NaN is missing. "
               "Where all\n"
               "  values are numbers they have their order, words have that of --order.\n\n") +
           QStringLiteral("  .csv    item,rater,value\n"
                          "          1,Ada,4\n"
                          "          1,Ben,5\n\n") +
           CommandWords::tr(
               "Columns of numbers, as \"tandem correlate\" reads them\n"
               "  A row has x and y, or the columns that --x and --y name; decimals have a "
               "point. A row\n"
               "  with a value that is empty, NA or NaN is left out.\n\n") +
           QStringLiteral("  .csv    x,y\n"
                          "          0.41,3.5\n");
}

QString ratingsJsonText()
{
    return QStringLiteral(
               "  agreement  of ratings: file, scale, items, raters, categories, ratings, "
               "missing,\n"
               "           left_out {items_rated_once, items_not_rated, raters_without_rating,\n"
               "           pairs_without_common_item (null: too many to count)}, and figures:\n"
               "           percent_agreement,\n"
               "           percent_agreement_all_raters, cohen, cohen_linear, cohen_quadratic,\n"
               "           cohen_linear_by_value, cohen_quadratic_by_value, scott, fleiss, light,\n"
               "           davies_fleiss, ac1, ac2_linear, ac2_quadratic, brennan_prediger, "
               "alpha\n") +
           CommandWords::tr(
               "           percent_agreement is the mean share of agreeing pairs of raters,\n"
               "           percent_agreement_all_raters the share of items on which all agree; n\n"
               "           counts items rated twice or more; cohen_linear and cohen_quadratic\n"
               "           weigh by the number of a category among those of the items that both\n"
               "           rated, or in the order that --order gives; _by_value, ac2 and alpha by\n"
               "           its value (weights: place or value); items rated once count for fleiss, "
               "ac1, ac2_linear,\n"
               "           ac2_quadratic and brennan_prediger in which values are used and how\n"
               "           often, and in their intervals and that of percent_agreement of more\n"
               "           than two raters; interval_note says why a figure has no\n"
               "           interval, or one without a width\n") +
           QStringLiteral(
               "  correlate  file, x, y, rows, left_out, pearson, spearman, kendall, each a "
               "figure\n"
               "           with p and p_method (exact, student_t, asymptotic), or p_undefined\n");
}

} // namespace tandem
