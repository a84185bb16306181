<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AgreementWords</name>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n pair</numerusform>
            <numerusform>%n pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n excluded</source>
        <translation>
            <numerusform>%n excluded</numerusform>
            <numerusform>%n excluded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cohen&apos;s kappa is undefined for %n pair(s) of raters who both gave the same answer throughout, so there is no mean over all pairs.</source>
        <translation>
            <numerusform>Cohen&apos;s kappa is undefined for %n pair of raters who both gave the same answer throughout, so there is no mean over all pairs.</numerusform>
            <numerusform>Cohen&apos;s kappa is undefined for %n pairs of raters who both gave the same answer throughout, so there is no mean over all pairs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n rater(s), but Cohen&apos;s kappa is defined for two; Light&apos;s kappa is its mean over all pairs.</source>
        <translation>
            <numerusform>There is %n rater, but Cohen&apos;s kappa is defined for two; Light&apos;s kappa is its mean over all pairs.</numerusform>
            <numerusform>There are %n raters, but Cohen&apos;s kappa is defined for two; Light&apos;s kappa is its mean over all pairs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n rater(s), but Scott&apos;s pi is defined for two; Fleiss&apos; kappa is its form for more.</source>
        <translation>
            <numerusform>There is %n rater, but Scott&apos;s pi is defined for two; Fleiss&apos; kappa is its form for more.</numerusform>
            <numerusform>There are %n raters, but Scott&apos;s pi is defined for two; Fleiss&apos; kappa is its form for more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rater(s)</source>
        <translation>
            <numerusform>%n rater</numerusform>
            <numerusform>%n raters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different value(s)</source>
        <translation>
            <numerusform>%n different value</numerusform>
            <numerusform>%n different values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rating(s)</source>
        <translation>
            <numerusform>%n rating</numerusform>
            <numerusform>%n ratings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>%n missing</numerusform>
            <numerusform>%n missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) rated by only one rater: not in n, and counted only in the used values and their frequencies, for Fleiss&apos; kappa, AC1, AC2 and Brennan and Prediger&apos;s coefficient, and in the intervals of these and of the agreement of more than two raters.</source>
        <translation>
            <numerusform>%n item rated by only one rater: not in n, and counted only in the used values and their frequencies, for Fleiss&apos; kappa, AC1, AC2 and Brennan and Prediger&apos;s coefficient, and in the intervals of these and of the agreement of more than two raters.</numerusform>
            <numerusform>%n items rated by only one rater: not in n, and counted only in the used values and their frequencies, for Fleiss&apos; kappa, AC1, AC2 and Brennan and Prediger&apos;s coefficient, and in the intervals of these and of the agreement of more than two raters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) without ratings.</source>
        <translation>
            <numerusform>%n item without ratings.</numerusform>
            <numerusform>%n items without ratings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rater(s) without ratings.</source>
        <translation>
            <numerusform>%n rater without ratings.</numerusform>
            <numerusform>%n raters without ratings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of raters without shared items.</source>
        <translation>
            <numerusform>%n pair of raters without shared items.</numerusform>
            <numerusform>%n pairs of raters without shared items.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>behind some values</comment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>p: one-sided paired t test that the judge is not worse by epsilon or more; of raters with %n item(s) or more. Intervals: Wilson.</source>
        <translation>
            <numerusform>p: one-sided paired t test that the judge is not worse by epsilon or more; of raters with %n item or more. Intervals: Wilson.</numerusform>
            <numerusform>p: one-sided paired t test that the judge is not worse by epsilon or more; of raters with %n items or more. Intervals: Wilson.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fewer than two items were rated by all %n rater(s).</source>
        <translation>
            <numerusform>Fewer than two items were rated by all %n rater.</numerusform>
            <numerusform>Fewer than two items were rated by all %n raters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Models of raters need %n rater(s) or more.</source>
        <translation>
            <numerusform>Models of raters need %n rater or more.</numerusform>
            <numerusform>Models of raters need %n raters or more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n item(s). The models of Dawid and Skene (1979) and MACE (Hovy et al. 2013) weigh raters by how often they err; results above use majorities, not these labels.</source>
        <translation>
            <numerusform>%1 of %n item. The models of Dawid and Skene (1979) and MACE (Hovy et al. 2013) weigh raters by how often they err; results above use majorities, not these labels.</numerusform>
            <numerusform>%1 of %n items. The models of Dawid and Skene (1979) and MACE (Hovy et al. 2013) weigh raters by how often they err; results above use majorities, not these labels.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) with one rating are not listed: their labels rest on that rating alone.</source>
        <translation>
            <numerusform>%n item with one rating is not listed: its labels rest on that rating alone.</numerusform>
            <numerusform>%n items with one rating are not listed: their labels rest on that rating alone.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Assignment</name>
    <message numerus="yes">
        <source>%n sample(s) unchanged: both annotators have submitted.</source>
        <translation>
            <numerusform>%n sample unchanged: both annotators have submitted.</numerusform>
            <numerusform>%n samples unchanged: both annotators have submitted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) already have this assignment.</source>
        <translation>
            <numerusform>%n sample already has this assignment.</numerusform>
            <numerusform>%n samples already have this assignment.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Someone has started in %n sample(s): those answers are kept in the journal but no longer count, unless you undo.</source>
        <translation>
            <numerusform>Someone has started in %n sample: those answers are kept in the journal but no longer count, unless you undo.</numerusform>
            <numerusform>Someone has started in %n samples: those answers are kept in the journal but no longer count, unless you undo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) skipped, no candidate facts yet: %1. Create them in Facts.</source>
        <translation>
            <numerusform>%n sample skipped, no candidate facts yet: %1. Create them in Facts.</numerusform>
            <numerusform>%n samples skipped, no candidate facts yet: %1. Create them in Facts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) skipped, no discussion yet: %1. Write or import it first.</source>
        <translation>
            <numerusform>%n sample skipped, no discussion yet: %1. Write or import it first.</numerusform>
            <numerusform>%n samples skipped, no discussion yet: %1. Write or import it first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) skipped, already assigned: %1. Unassign first.</source>
        <translation>
            <numerusform>%n sample skipped, already assigned: %1. Unassign first.</numerusform>
            <numerusform>%n samples skipped, already assigned: %1. Unassign first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unassign %n sample(s)</source>
        <translation>
            <numerusform>Unassign %n sample</numerusform>
            <numerusform>Unassign %n samples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Calibrate on %n sample(s)</source>
        <translation>
            <numerusform>Calibrate on %n sample</numerusform>
            <numerusform>Calibrate on %n samples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assign %n sample(s) evenly</source>
        <translation>
            <numerusform>Assign %n sample evenly</numerusform>
            <numerusform>Assign %n samples evenly</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assign %n sample(s)</source>
        <translation>
            <numerusform>Assign %n sample</numerusform>
            <numerusform>Assign %n samples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) came with labels: %1. Once a pair&apos;s labels are settled, they replace the imported labels; imported facts of paragraphs that are relabelled or removed are then excluded from the benchmark.</source>
        <translation>
            <numerusform>%n sample came with labels: %1. Once a pair&apos;s labels are settled, they replace the imported labels; imported facts of paragraphs that are relabelled or removed are then excluded from the benchmark.</numerusform>
            <numerusform>%n samples came with labels: %1. Once a pair&apos;s labels are settled, they replace the imported labels; imported facts of paragraphs that are relabelled or removed are then excluded from the benchmark.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BenchmarkScoreWords</name>
    <message numerus="yes">
        <source>Totals exclude %n reply(ies) of unknown cost or in another currency.</source>
        <translation>
            <numerusform>Totals exclude %n reply of unknown cost or in another currency.</numerusform>
            <numerusform>Totals exclude %n replies of unknown cost or in another currency.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n sample(s) that vary this much, not even a difference of 100 points would be detected.</source>
        <translation>
            <numerusform>With %n sample that varies this much, not even a difference of 100 points would be detected.</numerusform>
            <numerusform>With %n samples that vary this much, not even a difference of 100 points would be detected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n model</numerusform>
            <numerusform>%n models</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pattern(s)</source>
        <translation>
            <numerusform>%n pattern</numerusform>
            <numerusform>%n patterns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paradigm(s)</source>
        <translation>
            <numerusform>%n paradigm</numerusform>
            <numerusform>%n paradigms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n review(s) of items that were not drawn are excluded there.</source>
        <translation>
            <numerusform>%n review of items that were not drawn is excluded there.</numerusform>
            <numerusform>%n reviews of items that were not drawn are excluded there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n sample(s) that differ, p of the exact test is never below 5 %, however large the difference.</source>
        <translation>
            <numerusform>With %n sample that differs, p of the exact test is never below 5 %, however large the difference.</numerusform>
            <numerusform>With %n samples that differ, p of the exact test is never below 5 %, however large the difference.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n sample(s) that differ, p of the exact test is never below 5 % after Holm adjustment for the tests of the table, however large the difference.</source>
        <translation>
            <numerusform>With %n sample that differs, p of the exact test is never below 5 % after Holm adjustment for the tests of the table, however large the difference.</numerusform>
            <numerusform>With %n samples that differ, p of the exact test is never below 5 % after Holm adjustment for the tests of the table, however large the difference.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are only %n system(s); with fewer than five, a coefficient or a line says almost nothing.</source>
        <translation>
            <numerusform>There is only %n system; with fewer than five, a coefficient or a line says almost nothing.</numerusform>
            <numerusform>There are only %n systems; with fewer than five, a coefficient or a line says almost nothing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mean of the %n system(s) with a rate: %1; n counts samples.</source>
        <comment>of win rates</comment>
        <translation>
            <numerusform>Mean of the one system with a rate: %1; n counts samples.</numerusform>
            <numerusform>Mean of the %n systems with a rate: %1; n counts samples.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: how %n further audit(s) narrow the estimate by judgment most, by what the judge says.</source>
        <translation>
            <numerusform>Next: how %n further audit narrows the estimate by judgment most, by what the judge says.</numerusform>
            <numerusform>Next: how %n further audits narrow the estimate by judgment most, by what the judge says.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message numerus="yes">
        <source>%n sample(s) unassigned.</source>
        <translation>
            <numerusform>%n sample unassigned.</numerusform>
            <numerusform>%n samples unassigned.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) assigned.</source>
        <translation>
            <numerusform>%n sample assigned.</numerusform>
            <numerusform>%n samples assigned.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) already had this pair.</source>
        <translation>
            <numerusform>%n sample already had this pair.</numerusform>
            <numerusform>%n samples already had this pair.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) found.</source>
        <translation>
            <numerusform>%n problem found.</numerusform>
            <numerusform>%n problems found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s)</source>
        <translation>
            <numerusform>%n sample</numerusform>
            <numerusform>%n samples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>excluded: %n unassigned</source>
        <translation>
            <numerusform>excluded: %n unassigned</numerusform>
            <numerusform>excluded: %n unassigned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>excluded: %n still open</source>
        <translation>
            <numerusform>excluded: %n still open</numerusform>
            <numerusform>excluded: %n still open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>excluded: %n awaiting adjudication</source>
        <translation>
            <numerusform>excluded: %n awaiting adjudication</numerusform>
            <numerusform>excluded: %n awaiting adjudication</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>excluded: %n without a kept paragraph</source>
        <translation>
            <numerusform>excluded: %n without a kept paragraph</numerusform>
            <numerusform>excluded: %n without a kept paragraph</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) of changed paragraphs excluded</source>
        <translation>
            <numerusform>%n fact of changed paragraphs excluded</numerusform>
            <numerusform>%n facts of changed paragraphs excluded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: submission of %n sample(s) withdrawn.</source>
        <translation>
            <numerusform>%1: submission of %n sample withdrawn.</numerusform>
            <numerusform>%1: submission of %n samples withdrawn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n sample(s) submitted.</source>
        <translation>
            <numerusform>%1: %n sample submitted.</numerusform>
            <numerusform>%1: %n samples submitted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) closed: both have submitted.</source>
        <translation>
            <numerusform>%n round closed: both have submitted.</numerusform>
            <numerusform>%n rounds closed: both have submitted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n answer(s) recorded.</source>
        <translation>
            <numerusform>%1: %n answer recorded.</numerusform>
            <numerusform>%1: %n answers recorded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Created %1 with %n sample(s).</source>
        <translation>
            <numerusform>Created %1 with %n sample.</numerusform>
            <numerusform>Created %1 with %n samples.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The project has %n sample(s).</source>
        <translation>
            <numerusform>The project has %n sample.</numerusform>
            <numerusform>The project has %n samples.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s)</source>
        <translation>
            <numerusform>%n group</numerusform>
            <numerusform>%n groups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) to be labelled again.</source>
        <translation>
            <numerusform>%n sample to be labelled again.</numerusform>
            <numerusform>%n samples to be labelled again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) without opinions: their round is not settled</source>
        <translation>
            <numerusform>%n sample without opinions: its round is not settled</numerusform>
            <numerusform>%n samples without opinions: their round is not settled</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fact split into %n.</source>
        <translation>
            <numerusform>Fact split into %n.</numerusform>
            <numerusform>Fact split into %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) added.</source>
        <translation>
            <numerusform>%n fact added.</numerusform>
            <numerusform>%n facts added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) accepted.</source>
        <translation>
            <numerusform>%n fact accepted.</numerusform>
            <numerusform>%n facts accepted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n imported fact(s) not accepted</source>
        <translation>
            <numerusform>%n imported fact not accepted</numerusform>
            <numerusform>%n imported facts not accepted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n new</numerusform>
            <numerusform>%n new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n submitted</source>
        <translation>
            <numerusform>%n submitted</numerusform>
            <numerusform>%n submitted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refused</source>
        <translation>
            <numerusform>%n refused</numerusform>
            <numerusform>%n refused</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n row(s) recorded.</source>
        <translation>
            <numerusform>%1: %n row recorded.</numerusform>
            <numerusform>%1: %n rows recorded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) settled.</source>
        <translation>
            <numerusform>%n sample settled.</numerusform>
            <numerusform>%n samples settled.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recorded entry(ies)</source>
        <translation>
            <numerusform>%n recorded entry</numerusform>
            <numerusform>%n recorded entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wrote %1 for %2: %n sample(s).</source>
        <translation>
            <numerusform>Wrote %1 for %2: %n sample.</numerusform>
            <numerusform>Wrote %1 for %2: %n samples.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) written to %1.</source>
        <translation>
            <numerusform>%n request written to %1.</numerusform>
            <numerusform>%n requests written to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) were refused; the others were read.</source>
        <translation>
            <numerusform>%n line was refused; the others were read.</numerusform>
            <numerusform>%n lines were refused; the others were read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) failed.</source>
        <translation>
            <numerusform>%n task failed.</numerusform>
            <numerusform>%n tasks failed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) excluded: in this project, answers have names only once their sample is settled</source>
        <translation>
            <numerusform>%n round excluded: in this project, answers have names only once their sample is settled</numerusform>
            <numerusform>%n rounds excluded: in this project, answers have names only once their sample is settled</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) were not written: at maximum cost they do not fit into the spending cap.</source>
        <translation>
            <numerusform>%n request was not written: at maximum cost it does not fit into the spending cap.</numerusform>
            <numerusform>%n requests were not written: at maximum cost they do not fit into the spending cap.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) will be sent live; if the batch is answered anyway, both are billed.</source>
        <translation>
            <numerusform>%n request will be sent live; if the batch is answered anyway, both are billed.</numerusform>
            <numerusform>%n requests will be sent live; if the batch is answered anyway, both are billed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n excluded.</source>
        <translation>
            <numerusform>%n excluded.</numerusform>
            <numerusform>%n excluded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n included again.</source>
        <translation>
            <numerusform>%n included again.</numerusform>
            <numerusform>%n included again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2: %n row(s).</source>
        <translation>
            <numerusform>%1 and %2: %n row.</numerusform>
            <numerusform>%1 and %2: %n rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) excluded: a value is missing.</source>
        <translation>
            <numerusform>%n row excluded: a value is missing.</numerusform>
            <numerusform>%n rows excluded: a value is missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n new output(s)</source>
        <translation>
            <numerusform>%1: %n new output</numerusform>
            <numerusform>%1: %n new outputs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n case(s).</source>
        <translation>
            <numerusform>%n case.</numerusform>
            <numerusform>%n cases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n output(s).</source>
        <translation>
            <numerusform>%1: %n output.</numerusform>
            <numerusform>%1: %n outputs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) have no profile; text is generated for them from the prompt alone.</source>
        <translation>
            <numerusform>%n case has no profile; text is generated for it from the prompt alone.</numerusform>
            <numerusform>%n cases have no profile; text is generated for them from the prompt alone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Judged in both orders: %n case(s), %1 parsable</source>
        <translation>
            <numerusform>Judged in both orders: %n case, %1 parsable</numerusform>
            <numerusform>Judged in both orders: %n cases, %1 parsable</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wrote %1 and %n page(s).</source>
        <translation>
            <numerusform>Wrote %1 and %n page.</numerusform>
            <numerusform>Wrote %1 and %n pages.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wrote %1 and %2: %n evaluation(s).</source>
        <translation>
            <numerusform>Wrote %1 and %2: %n evaluation.</numerusform>
            <numerusform>Wrote %1 and %2: %n evaluations.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n evaluation(s) fully reviewed.</source>
        <translation>
            <numerusform>%1: %n evaluation fully reviewed.</numerusform>
            <numerusform>%1: %n evaluations fully reviewed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more excluded until the viewer has fully reviewed them (--person NAME sets the viewer; without it, everyone has to).</source>
        <translation>
            <numerusform>%n more excluded until the viewer has fully reviewed it (--person NAME sets the viewer; without it, everyone has to).</numerusform>
            <numerusform>%n more excluded until the viewer has fully reviewed them (--person NAME sets the viewer; without it, everyone has to).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %n token(s) of each text were read; tokens are %1.</source>
        <translation>
            <numerusform>Only the first %n token of each text was read; tokens are %1.</numerusform>
            <numerusform>Only the first %n tokens of each text were read; tokens are %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evaluation(s) have no scores and are not in the result; the first is %1.</source>
        <translation>
            <numerusform>%n evaluation has no scores and is not in the result; the first is %1.</numerusform>
            <numerusform>%n evaluations have no scores and are not in the result; the first is %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Compared %n number(s) in the file: all equal.</source>
        <translation>
            <numerusform>Compared %n number in the file: all equal.</numerusform>
            <numerusform>Compared %n numbers in the file: all equal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more warning(s); --json lists them.</source>
        <translation>
            <numerusform>%n more warning; --json lists it.</numerusform>
            <numerusform>%n more warnings; --json lists them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more difference(s); --json lists them.</source>
        <translation>
            <numerusform>%n more difference; --json lists it.</numerusform>
            <numerusform>%n more differences; --json lists them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wrote %n score(s) to %1.</source>
        <translation>
            <numerusform>Wrote %n score to %1.</numerusform>
            <numerusform>Wrote %n scores to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n pair</numerusform>
            <numerusform>%n pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A table for reading holds at most %n pair(s).</source>
        <translation>
            <numerusform>A table for reading holds at most %n pair.</numerusform>
            <numerusform>A table for reading holds at most %n pairs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n already present.</source>
        <translation>
            <numerusform>%n already present.</numerusform>
            <numerusform>%n already present.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) skipped: already present, word for word.</source>
        <translation>
            <numerusform>%n fact skipped: already present, word for word.</numerusform>
            <numerusform>%n facts skipped: already present, word for word.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n already present</source>
        <translation>
            <numerusform>%n already present</numerusform>
            <numerusform>%n already present</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) excluded: their key-fact round is not finished</source>
        <translation>
            <numerusform>%n fact excluded: its key-fact round is not finished</numerusform>
            <numerusform>%n facts excluded: their key-fact round is not finished</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) were refused; there were no others.</source>
        <translation>
            <numerusform>%n line was refused; there were no others.</numerusform>
            <numerusform>%n lines were refused; there were no others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new answer(s)</source>
        <translation>
            <numerusform>%n new answer</numerusform>
            <numerusform>%n new answers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new rater(s).</source>
        <translation>
            <numerusform>%n new rater.</numerusform>
            <numerusform>%n new raters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wrote %n answer(s) to %1 and their codebook to %2.</source>
        <translation>
            <numerusform>Wrote %n answer to %1 and its codebook to %2.</numerusform>
            <numerusform>Wrote %n answers to %1 and their codebook to %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new item(s)</source>
        <translation>
            <numerusform>%n new item</numerusform>
            <numerusform>%n new items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) revoked.</source>
        <translation>
            <numerusform>%n link revoked.</numerusform>
            <numerusform>%n links revoked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rater(s) added.</source>
        <translation>
            <numerusform>%n rater added.</numerusform>
            <numerusform>%n raters added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Items were assigned to %n rater(s).</source>
        <translation>
            <numerusform>Items were assigned to %n rater.</numerusform>
            <numerusform>Items were assigned to %n raters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 replaces %2 for %n item(s).</source>
        <translation>
            <numerusform>%1 replaces %2 for %n item.</numerusform>
            <numerusform>%1 replaces %2 for %n items.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each item is now rated by %n rater(s).</source>
        <translation>
            <numerusform>Each item is now rated by %n rater.</numerusform>
            <numerusform>Each item is now rated by %n raters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) were erased. Copies of the project still contain them.</source>
        <translation>
            <numerusform>%n answer was erased. Copies of the project still contain it.</numerusform>
            <numerusform>%n answers were erased. Copies of the project still contain them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wrote %1 for %2: %n item(s).</source>
        <translation>
            <numerusform>Wrote %1 for %2: %n item.</numerusform>
            <numerusform>Wrote %1 for %2: %n items.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n after closing</source>
        <translation>
            <numerusform>%n after closing</numerusform>
            <numerusform>%n after closing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n study(s) to rate</source>
        <translation>
            <numerusform>%n study to rate</numerusform>
            <numerusform>%n studies to rate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n study(s) to rate.</source>
        <translation>
            <numerusform>%n study to rate.</numerusform>
            <numerusform>%n studies to rate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n answer</numerusform>
            <numerusform>%n answers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rater(s)</source>
        <translation>
            <numerusform>%n rater</numerusform>
            <numerusform>%n raters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sample %1 has %n paragraph(s) now.</source>
        <translation>
            <numerusform>Sample %1 has %n paragraph now.</numerusform>
            <numerusform>Sample %1 has %n paragraphs now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Guideline: custom, %n character(s)</source>
        <translation>
            <numerusform>Guideline: custom, %n character</numerusform>
            <numerusform>Guideline: custom, %n characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) skipped because they are not outputs: %1 and similar.</source>
        <translation>
            <numerusform>%n file skipped because it is not an output: %1.</numerusform>
            <numerusform>%n files skipped because they are not outputs: %1 and similar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conclusion(s) that are neither &quot;knowable&quot; nor &quot;unknowable&quot; count as not covered, as published; the first is %1.</source>
        <translation>
            <numerusform>%n conclusion that is neither &quot;knowable&quot; nor &quot;unknowable&quot; counts as not covered, as published: %1.</numerusform>
            <numerusform>%n conclusions that are neither &quot;knowable&quot; nor &quot;unknowable&quot; count as not covered, as published; the first is %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>CSV holds one table, but there are %n.</source>
        <translation>
            <numerusform>CSV holds one table, but there is %n.</numerusform>
            <numerusform>CSV holds one table, but there are %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n output(s) not judged by %1.</source>
        <translation>
            <numerusform>%n output not judged by %1.</numerusform>
            <numerusform>%n outputs not judged by %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drew %n judgment(s) by %1 for human audit: %2.</source>
        <translation>
            <numerusform>Drew %n judgment by %1 for human audit: %2.</numerusform>
            <numerusform>Drew %n judgments by %1 for human audit: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reviews of %n judgment(s) excluded until the viewer has finished them (--person NAME sets the viewer; without it, everyone has to).</source>
        <translation>
            <numerusform>Reviews of %n judgment excluded until the viewer has finished it (--person NAME sets the viewer; without it, everyone has to).</numerusform>
            <numerusform>Reviews of %n judgments excluded until the viewer has finished them (--person NAME sets the viewer; without it, everyone has to).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s) imported as &quot;%1&quot;%2.</source>
        <comment>a name; the edition, or nothing</comment>
        <translation>
            <numerusform>%n user imported as &quot;%1&quot;%2.</numerusform>
            <numerusform>%n users imported as &quot;%1&quot;%2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s) have nothing to predict.</source>
        <translation>
            <numerusform>%n user has nothing to predict.</numerusform>
            <numerusform>%n users have nothing to predict.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s) excluded: no summary by one of the summarizers.</source>
        <translation>
            <numerusform>%n user excluded: no summary by one of the summarizers.</numerusform>
            <numerusform>%n users excluded: no summary by one of the summarizers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Created the study &quot;%1&quot; on %n summary(s).</source>
        <translation>
            <numerusform>Created the study &quot;%1&quot; on %n summary.</numerusform>
            <numerusform>Created the study &quot;%1&quot; on %n summaries.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n withdrawn</source>
        <translation>
            <numerusform>%n withdrawn</numerusform>
            <numerusform>%n withdrawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) skipped</source>
        <translation>
            <numerusform>%n row skipped</numerusform>
            <numerusform>%n rows skipped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgment(s) in the result could not be parsed and count as no.</source>
        <translation>
            <numerusform>%n judgment in the result could not be parsed and counts as no.</numerusform>
            <numerusform>%n judgments in the result could not be parsed and count as no.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n by %1</source>
        <comment>rows, of a person</comment>
        <translation>
            <numerusform>%n by %1</numerusform>
            <numerusform>%n by %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n about facts</source>
        <translation>
            <numerusform>%n about facts</numerusform>
            <numerusform>%n about facts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n about paragraphs</source>
        <translation>
            <numerusform>%n about paragraphs</numerusform>
            <numerusform>%n about paragraphs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n superseded by a later answer</source>
        <translation>
            <numerusform>%n superseded by a later answer</numerusform>
            <numerusform>%n superseded by a later answer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n from a first pass</source>
        <translation>
            <numerusform>%n from a first pass</numerusform>
            <numerusform>%n from a first pass</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeating the same answer</source>
        <translation>
            <numerusform>%n repeating the same answer</numerusform>
            <numerusform>%n repeating the same answer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n empty</source>
        <translation>
            <numerusform>%n empty</numerusform>
            <numerusform>%n empty</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too few items for %n of the new rater(s): other raters have all of them. No rater was added.</source>
        <translation>
            <numerusform>Too few items for %n of the new raters: other raters have all of them. No rater was added.</numerusform>
            <numerusform>Too few items for %n of the new raters: other raters have all of them. No rater was added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> and %n more</source>
        <translation>
            <numerusform> and %n more</numerusform>
            <numerusform> and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without an answer (%1)</source>
        <translation>
            <numerusform>%n without an answer (%1)</numerusform>
            <numerusform>%n without an answer (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) are still pending in a batch: read its remaining results, or abandon them with &quot;tandem run batch-abandon %1 %2&quot;.</source>
        <translation>
            <numerusform>%n request is still pending in a batch: read its remaining results, or abandon it with &quot;tandem run batch-abandon %1 %2&quot;.</numerusform>
            <numerusform>%n requests are still pending in a batch: read its remaining results, or abandon them with &quot;tandem run batch-abandon %1 %2&quot;.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) are already pending in a batch; if no results will come, abandon them with &quot;tandem run batch-abandon&quot;.</source>
        <translation>
            <numerusform>%n request is already pending in a batch; if no results will come, abandon it with &quot;tandem run batch-abandon&quot;.</numerusform>
            <numerusform>%n requests are already pending in a batch; if no results will come, abandon them with &quot;tandem run batch-abandon&quot;.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rater(s) that the study knew by name are now people of the project and can also rate in the window.</source>
        <translation>
            <numerusform>%n rater that the study knew by name is now a person of the project and can also rate in the window.</numerusform>
            <numerusform>%n raters that the study knew by name are now people of the project and can also rate in the window.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) remain, including follow-up tasks: &quot;tandem run batch-write %1 %2 FILE&quot; writes the next batch of the same run.</source>
        <translation>
            <numerusform>%n task remains, including follow-up tasks: &quot;tandem run batch-write %1 %2 FILE&quot; writes the next batch of the same run.</numerusform>
            <numerusform>%n tasks remain, including follow-up tasks: &quot;tandem run batch-write %1 %2 FILE&quot; writes the next batch of the same run.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them were not in these results or earlier ones of the same batch; the next batch includes them again.</source>
        <translation>
            <numerusform>%n of them was not in these results or earlier ones of the same batch; the next batch includes it again.</numerusform>
            <numerusform>%n of them were not in these results or earlier ones of the same batch; the next batch includes them again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) were in a batch but not in its results, and are written again: %1. If a late reply arrives, the reply read first counts.</source>
        <translation>
            <numerusform>%n request was in a batch but not in its results, and is written again: %1. If a late reply arrives, the reply read first counts.</numerusform>
            <numerusform>%n requests were in a batch but not in its results, and are written again: %1. If a late reply arrives, the reply read first counts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n follow-up request(s) will come from the replies, step by step, each in a batch of the same run: &quot;tandem run batch-write %1 %2 FILE&quot; writes the next batch once the replies are read.</source>
        <translation>
            <numerusform>About %n follow-up request will come from the replies, step by step, each in a batch of the same run: &quot;tandem run batch-write %1 %2 FILE&quot; writes the next batch once the replies are read.</numerusform>
            <numerusform>About %n follow-up requests will come from the replies, step by step, each in a batch of the same run: &quot;tandem run batch-write %1 %2 FILE&quot; writes the next batch once the replies are read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>raters</comment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s): %1 tasks done, %2 failed, %3 to retry; %4 already read, %5 refused.</source>
        <translation>
            <numerusform>%n line: %1 tasks done, %2 failed, %3 to retry; %4 already read, %5 refused.</numerusform>
            <numerusform>%n lines: %1 tasks done, %2 failed, %3 to retry; %4 already read, %5 refused.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) came late: their tasks were already answered, retried or abandoned. They only count toward the cost.</source>
        <translation>
            <numerusform>%n line came late: its task was already answered, retried or abandoned. It only counts toward the cost.</numerusform>
            <numerusform>%n lines came late: their tasks were already answered, retried or abandoned. They only count toward the cost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wrote %n line(s) to %1 for %2.</source>
        <translation>
            <numerusform>Wrote %n line to %1 for %2.</numerusform>
            <numerusform>Wrote %n lines to %1 for %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s)</source>
        <translation>
            <numerusform>%n user</numerusform>
            <numerusform>%n users</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>--%1 accepts at most %n decimal place(s), not &quot;%2&quot;.</source>
        <translation>
            <numerusform>--%1 accepts at most %n decimal place, not &quot;%2&quot;.</numerusform>
            <numerusform>--%1 accepts at most %n decimal places, not &quot;%2&quot;.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sample(s)</source>
        <comment>a number</comment>
        <translation>
            <numerusform>%1 sample</numerusform>
            <numerusform>%1 samples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 paragraph(s)</source>
        <comment>a number</comment>
        <translation>
            <numerusform>%1 paragraph</numerusform>
            <numerusform>%1 paragraphs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reply(ies) to requests without a temperature: the endpoint omits it, or the model rejects it.</source>
        <translation>
            <numerusform>%n reply to a request without a temperature: the endpoint omits it, or the model rejects it.</numerusform>
            <numerusform>%n replies to requests without a temperature: the endpoint omits it, or the model rejects it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotator(s)</source>
        <translation>
            <numerusform>%n annotator</numerusform>
            <numerusform>%n annotators</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n login(s) ended. What they sent stays.</source>
        <translation>
            <numerusform>%1: %n login ended. What they sent stays.</numerusform>
            <numerusform>%1: %n logins ended. What they sent stays.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n member(s)</source>
        <translation>
            <numerusform>%n member</numerusform>
            <numerusform>%n members</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sent</source>
        <translation>
            <numerusform>%n sent</numerusform>
            <numerusform>%n sent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n received</source>
        <translation>
            <numerusform>%n received</numerusform>
            <numerusform>%n received</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new round(s)</source>
        <translation>
            <numerusform>%n new round</numerusform>
            <numerusform>%n new rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n round(s) submitted</source>
        <translation>
            <numerusform>%1 of %n round submitted</numerusform>
            <numerusform>%1 of %n rounds submitted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) to send.</source>
        <translation>
            <numerusform>%n row to send.</numerusform>
            <numerusform>%n rows to send.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) the hub did not take.</source>
        <translation>
            <numerusform>%n row the hub did not take.</numerusform>
            <numerusform>%n rows the hub did not take.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) that data tracks require are missing; --check lists them.</source>
        <translation>
            <numerusform>%n thing that data tracks require is missing; --check lists it.</numerusform>
            <numerusform>%n things that data tracks require are missing; --check lists them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n logins: %2.</source>
        <translation>
            <numerusform>%1 has %n login: %2.</numerusform>
            <numerusform>%1 has %n logins: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not taken</source>
        <translation>
            <numerusform>%n not taken</numerusform>
            <numerusform>%n not taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n task(s). Annotators: %1.</source>
        <translation>
            <numerusform>%n task. Annotators: %1.</numerusform>
            <numerusform>%n tasks. Annotators: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n table</numerusform>
            <numerusform>%n tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) came after their round was closed and do not count.</source>
        <translation>
            <numerusform>%n row came after its round was closed and does not count.</numerusform>
            <numerusform>%n rows came after their round was closed and do not count.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndpointWords</name>
    <message numerus="yes">
        <source>The server offers %n model(s).</source>
        <translation>
            <numerusform>The server offers %n model.</numerusform>
            <numerusform>The server offers %n models.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EvaluateWords</name>
    <message numerus="yes">
        <source>%1 of %n evaluation(s) complete</source>
        <translation>
            <numerusform>%1 of %n evaluation complete</numerusform>
            <numerusform>%1 of %n evaluations complete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evaluation(s)</source>
        <translation>
            <numerusform>%n evaluation</numerusform>
            <numerusform>%n evaluations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evaluation(s) reviewed, </source>
        <translation>
            <numerusform>%n evaluation reviewed, </numerusform>
            <numerusform>%n evaluations reviewed, </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished review(s)</source>
        <translation>
            <numerusform>%n finished review</numerusform>
            <numerusform>%n finished reviews</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExpertWords</name>
    <message numerus="yes">
        <source>A piece of evidence has more than %n character(s).</source>
        <translation>
            <numerusform>A piece of evidence has more than %n character.</numerusform>
            <numerusform>A piece of evidence has more than %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An aspect has more than %n piece(s) of evidence.</source>
        <translation>
            <numerusform>An aspect has more than %n piece of evidence.</numerusform>
            <numerusform>An aspect has more than %n pieces of evidence.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The reply contains more than %n aspect(s).</source>
        <translation>
            <numerusform>The reply contains more than %n aspect.</numerusform>
            <numerusform>The reply contains more than %n aspects.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Averages of %n case(s) with 95 % intervals (Student&apos;s t on the logit scale)</source>
        <translation>
            <numerusform>Averages of %n case with 95 % intervals (Student&apos;s t on the logit scale)</numerusform>
            <numerusform>Averages of %n cases with 95 % intervals (Student&apos;s t on the logit scale)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FactViewWords</name>
    <message numerus="yes">
        <source>%n paragraph(s)</source>
        <translation>
            <numerusform>%n paragraph</numerusform>
            <numerusform>%n paragraphs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s)</source>
        <translation>
            <numerusform>%n fact</numerusform>
            <numerusform>%n facts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeated</source>
        <translation>
            <numerusform>%n repeated</numerusform>
            <numerusform>%n repeated</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n masked</source>
        <translation>
            <numerusform>%n masked</numerusform>
            <numerusform>%n masked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) came with the benchmark; accept them to work on them.</source>
        <translation>
            <numerusform>%n fact came with the benchmark; accept it to work on it.</numerusform>
            <numerusform>%n facts came with the benchmark; accept them to work on them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln supporting paragraph(s) have no facts yet.</source>
        <translation>
            <numerusform>%Ln supporting paragraph has no facts yet.</numerusform>
            <numerusform>%Ln supporting paragraphs have no facts yet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FactWords</name>
    <message numerus="yes">
        <source>A fact in the reply has more than %n character(s).</source>
        <translation>
            <numerusform>A fact in the reply has more than %n character.</numerusform>
            <numerusform>A fact in the reply has more than %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The reply contains more than %n fact(s) for one paragraph.</source>
        <translation>
            <numerusform>The reply contains more than %n fact for one paragraph.</numerusform>
            <numerusform>The reply contains more than %n facts for one paragraph.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The fact has more than %n character(s).</source>
        <translation>
            <numerusform>The fact has more than %n character.</numerusform>
            <numerusform>The fact has more than %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The paragraph has %n fact(s).</source>
        <translation>
            <numerusform>The paragraph has %n fact.</numerusform>
            <numerusform>The paragraph has %n facts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) differ from the draw; they count as they were drawn.</source>
        <translation>
            <numerusform>%n sample differs from the draw; it counts as it was drawn.</numerusform>
            <numerusform>%n samples differ from the draw; they count as they were drawn.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormatWords</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A document has more than %n user(s).</source>
        <translation>
            <numerusform>A document has more than %n user.</numerusform>
            <numerusform>A document has more than %n users.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are more than %n model(s).</source>
        <translation>
            <numerusform>There are more than %n model.</numerusform>
            <numerusform>There are more than %n models.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n n/a)</source>
        <comment>a mean; pairs</comment>
        <translation>
            <numerusform>%1 (%n n/a)</numerusform>
            <numerusform>%1 (%n n/a)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&quot;%1&quot; matches %n sample(s).</source>
        <translation>
            <numerusform>&quot;%1&quot; matches %n sample.</numerusform>
            <numerusform>&quot;%1&quot; matches %n samples.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) mark the answer as missing: %1.</source>
        <translation>
            <numerusform>%n row marks the answer as missing: %1.</numerusform>
            <numerusform>%n rows mark the answer as missing: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) do not count: the rater&apos;s other answers rule out their questions.</source>
        <translation>
            <numerusform>%n answer does not count: the rater&apos;s other answers rule out its question.</numerusform>
            <numerusform>%n answers do not count: the rater&apos;s other answers rule out their questions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) skipped (%1): %2.</source>
        <translation>
            <numerusform>%n row skipped (%1): %2.</numerusform>
            <numerusform>%n rows skipped (%1): %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n best-worst answer(s) read as %1 comparisons of two.</source>
        <translation>
            <numerusform>%n best-worst answer read as %1 comparisons of two.</numerusform>
            <numerusform>%n best-worst answers read as %1 comparisons of two.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n preview(s) or test(s) of the survey skipped.</source>
        <translation>
            <numerusform>%n preview or test of the survey skipped.</numerusform>
            <numerusform>%n previews or tests of the survey skipped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) marked as spam skipped.</source>
        <translation>
            <numerusform>%n row marked as spam skipped.</numerusform>
            <numerusform>%n rows marked as spam skipped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished row(s) skipped; --unfinished includes them.</source>
        <translation>
            <numerusform>%n unfinished row skipped; --unfinished includes it.</numerusform>
            <numerusform>%n unfinished rows skipped; --unfinished includes them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished row(s) included.</source>
        <translation>
            <numerusform>%n unfinished row included.</numerusform>
            <numerusform>%n unfinished rows included.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotation(s) not read: the annotator skipped the task.</source>
        <translation>
            <numerusform>%n annotation not read: the annotator skipped the task.</numerusform>
            <numerusform>%n annotations not read: the annotator skipped the task.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) not read: spans, regions and typed texts are no ratings.</source>
        <translation>
            <numerusform>%n result not read: spans, regions and typed texts are no ratings.</numerusform>
            <numerusform>%n results not read: spans, regions and typed texts are no ratings.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HabitWords</name>
    <message numerus="yes">
        <source>At least %n answer(s) to a question are needed to show a pattern.</source>
        <translation>
            <numerusform>At least %n answer to a question is needed to show a pattern.</numerusform>
            <numerusform>At least %n answers to a question are needed to show a pattern.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InspectWords</name>
    <message numerus="yes">
        <source>%n reply(ies) could not be parsed</source>
        <translation>
            <numerusform>%n reply could not be parsed</numerusform>
            <numerusform>%n replies could not be parsed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Over %n aspect(s) of the expected text</source>
        <translation>
            <numerusform>Over %n aspect of the expected text</numerusform>
            <numerusform>Over %n aspects of the expected text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>over %n aspect(s) of the generated text</source>
        <translation>
            <numerusform>over %n aspect of the generated text</numerusform>
            <numerusform>over %n aspects of the generated text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Expected text: %n aspect(s)</source>
        <translation>
            <numerusform>Expected text: %n aspect</numerusform>
            <numerusform>Expected text: %n aspects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Generated text: %n aspect(s)</source>
        <translation>
            <numerusform>Generated text: %n aspect</numerusform>
            <numerusform>Generated text: %n aspects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of evidence paraphrase the text.</source>
        <translation>
            <numerusform>%n piece of evidence paraphrases the text.</numerusform>
            <numerusform>%n pieces of evidence paraphrase the text.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of evidence are not in the text.</source>
        <translation>
            <numerusform>%n piece of evidence is not in the text.</numerusform>
            <numerusform>%n pieces of evidence are not in the text.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JsonVisitor</name>
    <message numerus="yes">
        <source>Lists and objects are nested more than %n deep.</source>
        <translation>
            <numerusform>Lists and objects are nested more than %n deep.</numerusform>
            <numerusform>Lists and objects are nested more than %n deep.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JudgeWords</name>
    <message numerus="yes">
        <source>Panel of %n judge(s)</source>
        <translation>
            <numerusform>Panel of %n judge</numerusform>
            <numerusform>Panel of %n judges</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KgdsWords</name>
    <message numerus="yes">
        <source>%n sample(s) missing and excluded: %1.</source>
        <translation>
            <numerusform>%n sample missing and excluded: %1.</numerusform>
            <numerusform>%n samples missing and excluded: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) judged without the output itself; only CAO-R includes them: %1.</source>
        <translation>
            <numerusform>%n sample judged without the output itself; only CAO-R includes it: %1.</numerusform>
            <numerusform>%n samples judged without the output itself; only CAO-R includes them: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) judged without the output itself: %1.</source>
        <translation>
            <numerusform>%n sample judged without the output itself: %1.</numerusform>
            <numerusform>%n samples judged without the output itself: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) not judged, excluded.</source>
        <translation>
            <numerusform>%n fact not judged, excluded.</numerusform>
            <numerusform>%n facts not judged, excluded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n opinion(s) not judged, excluded.</source>
        <translation>
            <numerusform>%n opinion not judged, excluded.</numerusform>
            <numerusform>%n opinions not judged, excluded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paragraph(s) named that the article does not have; they count as wrong.</source>
        <translation>
            <numerusform>%n paragraph named that the article does not have; it counts as wrong.</numerusform>
            <numerusform>%n paragraphs named that the article does not have; they count as wrong.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) with an output that is not judged: %1.</source>
        <translation>
            <numerusform>%n sample with an output that is not judged: %1.</numerusform>
            <numerusform>%n samples with outputs that are not judged: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more warning(s).</source>
        <translation>
            <numerusform>… and %n more warning.</numerusform>
            <numerusform>… and %n more warnings.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Labelling</name>
    <message numerus="yes">
        <source>The only %n row(s) by %1 have no answer.</source>
        <translation>
            <numerusform>The only row by %1 (%n) has no answer.</numerusform>
            <numerusform>The only %n rows by %1 have no answer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file contains no answers by %1 about paragraphs, but %n about facts.</source>
        <translation>
            <numerusform>The file contains no answers by %1 about paragraphs, but %n about facts.</numerusform>
            <numerusform>The file contains no answers by %1 about paragraphs, but %n about facts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file contains no answers by %1 about facts, but %n about paragraphs.</source>
        <translation>
            <numerusform>The file contains no answers by %1 about facts, but %n about paragraphs.</numerusform>
            <numerusform>The file contains no answers by %1 about facts, but %n about paragraphs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LeftOut</name>
    <message numerus="yes">
        <source>%n unassigned</source>
        <translation>
            <numerusform>%n unassigned</numerusform>
            <numerusform>%n unassigned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with an open round</source>
        <translation>
            <numerusform>%n with an open round</numerusform>
            <numerusform>%n with an open round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n awaiting adjudication</source>
        <translation>
            <numerusform>%n awaiting adjudication</numerusform>
            <numerusform>%n awaiting adjudication</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with no paragraph left</source>
        <translation>
            <numerusform>%n with no paragraph left</numerusform>
            <numerusform>%n with no paragraph left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) whose paragraphs were removed or relabelled are excluded too.</source>
        <translation>
            <numerusform>%n fact whose paragraph was removed or relabelled is excluded too.</numerusform>
            <numerusform>%n facts whose paragraphs were removed or relabelled are excluded too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) with an unfinished key-fact round are excluded too.</source>
        <translation>
            <numerusform>%n fact with an unfinished key-fact round is excluded too.</numerusform>
            <numerusform>%n facts with an unfinished key-fact round are excluded too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) have no opinions yet: their opinion round is not settled.</source>
        <translation>
            <numerusform>%n sample has no opinions yet: its opinion round is not settled.</numerusform>
            <numerusform>%n samples have no opinions yet: their opinion rounds are not settled.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LlmWords</name>
    <message numerus="yes">
        <source>The prompt has %n unknown placeholder(s): %1.</source>
        <translation>
            <numerusform>The prompt has %n unknown placeholder: %1.</numerusform>
            <numerusform>The prompt has %n unknown placeholders: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The prompt is missing %n placeholder(s): %1.</source>
        <translation>
            <numerusform>The prompt is missing %n placeholder: %1.</numerusform>
            <numerusform>The prompt is missing %n placeholders: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The JSON is nested deeper than %n level(s).</source>
        <translation>
            <numerusform>The JSON is nested deeper than %n level.</numerusform>
            <numerusform>The JSON is nested deeper than %n levels.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tried %n time(s).</source>
        <translation>
            <numerusform>Tried %n time.</numerusform>
            <numerusform>Tried %n times.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MetricWords</name>
    <message numerus="yes">
        <source>None of %n replies could be parsed.</source>
        <translation>
            <numerusform>The only reply could not be parsed.</numerusform>
            <numerusform>None of %n replies could be parsed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) have several references. %1.</source>
        <translation>
            <numerusform>%Ln pair has several references. %1.</numerusform>
            <numerusform>%Ln pairs have several references. %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MetricsViewWords</name>
    <message numerus="yes">
        <source>%1: scores added for %Ln pair(s).</source>
        <translation>
            <numerusform>%1: scores added for %Ln pair.</numerusform>
            <numerusform>%1: scores added for %Ln pairs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) have no row in the file.</source>
        <translation>
            <numerusform>%Ln pair has no row in the file.</numerusform>
            <numerusform>%Ln pairs have no row in the file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) have changed since the import and have no imported scores.</source>
        <translation>
            <numerusform>%Ln pair has changed since the import and has no imported scores.</numerusform>
            <numerusform>%Ln pairs have changed since the import and have no imported scores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln match</numerusform>
            <numerusform>%Ln matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %Ln match(es)</source>
        <translation>
            <numerusform>at least %Ln match</numerusform>
            <numerusform>at least %Ln matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) skipped: the user or the model has no summary.</source>
        <translation>
            <numerusform>%Ln pair skipped: the user or the model has no summary.</numerusform>
            <numerusform>%Ln pairs skipped: the user or the model has no summary.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n document</numerusform>
            <numerusform>%n documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2, over %n subset(s)</source>
        <translation>
            <numerusform>%1 to %2, over %n subset</numerusform>
            <numerusform>%1 to %2, over %n subsets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>means over %n subset(s) of each size, with 95 % intervals; seed %1</source>
        <translation>
            <numerusform>means over %n subset of each size, with 95 % intervals; seed %1</numerusform>
            <numerusform>means over %n subsets of each size, with 95 % intervals; seed %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; and %n more</source>
        <translation>
            <numerusform>; and %n more</numerusform>
            <numerusform>; and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of the files have no number as score.</source>
        <translation>
            <numerusform>%n row of the files has no number as score.</numerusform>
            <numerusform>%n rows of the files have no number as score.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n excluded</source>
        <translation>
            <numerusform>%n excluded</numerusform>
            <numerusform>%n excluded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mean of %Ln pair(s), with its 95 % interval</source>
        <translation>
            <numerusform>Mean of %Ln pair, with its 95 % interval</numerusform>
            <numerusform>Mean of %Ln pairs, with its 95 % interval</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) without a value</source>
        <translation>
            <numerusform>%Ln pair without a value</numerusform>
            <numerusform>%Ln pairs without a value</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them n/a: the measure does not support one of the texts</source>
        <translation>
            <numerusform>%Ln of them n/a: the measure does not support one of the texts</numerusform>
            <numerusform>%Ln of them n/a: the measure does not support one of the texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n id(s) have different references in different systems, so no test pairs their outputs: %1.</source>
        <translation>
            <numerusform>%n id has different references in different systems, so no test pairs its outputs: %1.</numerusform>
            <numerusform>%n ids have different references in different systems, so no test pairs their outputs: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>95 % intervals over documents (bootstrap, %n resamples, none below ten documents); higher is better</source>
        <translation>
            <numerusform>95 % intervals over documents (bootstrap, %n resample, none below ten documents); higher is better</numerusform>
            <numerusform>95 % intervals over documents (bootstrap, %n resamples, none below ten documents); higher is better</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rating(s); above %1 a summary is part of the user&apos;s gold summary</source>
        <translation>
            <numerusform>%n rating; above %1 a summary is part of the user&apos;s gold summary</numerusform>
            <numerusform>%n ratings; above %1 a summary is part of the user&apos;s gold summary</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>best of %Ln reference(s): %1</source>
        <translation>
            <numerusform>best of %Ln reference: %1</numerusform>
            <numerusform>best of %Ln references: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reference(s): %1</source>
        <comment>a number, and how they count</comment>
        <translation>
            <numerusform>%Ln reference: %1</numerusform>
            <numerusform>%Ln references: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: send %Ln text(s) (%2, %3, %4)?</source>
        <translation>
            <numerusform>%1: send %Ln text (%2, %3, %4)?</numerusform>
            <numerusform>%1: send %Ln texts (%2, %3, %4)?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s)</source>
        <translation>
            <numerusform>%Ln request</numerusform>
            <numerusform>%Ln requests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln token(s)</source>
        <translation>
            <numerusform>about %Ln token</numerusform>
            <numerusform>about %Ln tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Missing</name>
    <message numerus="yes">
        <source>Unanswered (%n): %1.</source>
        <translation>
            <numerusform>Unanswered (%n): %1.</numerusform>
            <numerusform>Unanswered (%n): %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Still marked as unsure (%n): %1.</source>
        <translation>
            <numerusform>Still marked as unsure (%n): %1.</numerusform>
            <numerusform>Still marked as unsure (%n): %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Utterances without finished opinions (%n): %1.</source>
        <translation>
            <numerusform>Utterance %1 has no finished opinion.</numerusform>
            <numerusform>Utterances without finished opinions (%n): %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ModelsWords</name>
    <message numerus="yes">
        <source>%n other reviewer(s) at work on this judge.</source>
        <translation>
            <numerusform>%n other reviewer at work on this judge.</numerusform>
            <numerusform>%n other reviewers at work on this judge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Their reviews of %n judged output(s) stay hidden until everyone who can review has finished them.</source>
        <translation>
            <numerusform>Their reviews of %n judged output stay hidden until everyone who can review has finished it.</numerusform>
            <numerusform>Their reviews of %n judged outputs stay hidden until everyone who can review has finished them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Their reviews of %n judged output(s) stay hidden from %1 until %1 has finished them, too. People who never review can be excluded on the People page (a lead only once someone else leads); then the reviews that all others have finished are shown.</source>
        <translation>
            <numerusform>Their reviews of %n judged output stay hidden from %1 until %1 has finished it, too. People who never review can be excluded on the People page (a lead only once someone else leads); then the reviews that all others have finished are shown.</numerusform>
            <numerusform>Their reviews of %n judged outputs stay hidden from %1 until %1 has finished them, too. People who never review can be excluded on the People page (a lead only once someone else leads); then the reviews that all others have finished are shown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other reviewer(s) at work on this judge, without a finished review so far.</source>
        <translation>
            <numerusform>%n other reviewer at work on this judge, without a finished review so far.</numerusform>
            <numerusform>%n other reviewers at work on this judge, without a finished review so far.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpinionViewWords</name>
    <message numerus="yes">
        <source>and %n more hint(s)</source>
        <translation>
            <numerusform>and %n more hint</numerusform>
            <numerusform>and %n more hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n opinion(s), none reviewed yet</source>
        <translation>
            <numerusform>%n opinion, not reviewed yet</numerusform>
            <numerusform>%n opinions, none reviewed yet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n atomic opinion(s)</source>
        <translation>
            <numerusform>%n atomic opinion</numerusform>
            <numerusform>%n atomic opinions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpinionWords</name>
    <message numerus="yes">
        <source>The opinion has more than %n character(s).</source>
        <translation>
            <numerusform>The opinion has more than %n character.</numerusform>
            <numerusform>The opinion has more than %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The text has more than %n character(s).</source>
        <translation>
            <numerusform>The text has more than %n character.</numerusform>
            <numerusform>The text has more than %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The list has more than %n item(s).</source>
        <translation>
            <numerusform>The list has more than %n item.</numerusform>
            <numerusform>The list has more than %n items.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OverviewWords</name>
    <message numerus="yes">
        <source>%n more</source>
        <comment>pairs</comment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s)</source>
        <translation>
            <numerusform>%n fact</numerusform>
            <numerusform>%n facts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n imported</source>
        <comment>facts</comment>
        <translation>
            <numerusform>%n imported</numerusform>
            <numerusform>%n imported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n opinion(s) submitted but not peer-reviewed yet. Cohen&apos;s kappa: %1</source>
        <translation>
            <numerusform>%n opinion submitted but not peer-reviewed yet. Cohen&apos;s kappa: %1</numerusform>
            <numerusform>%n opinions submitted but not peer-reviewed yet. Cohen&apos;s kappa: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PacketPeopleModel</name>
    <message numerus="yes">
        <source>%n sample(s)</source>
        <translation>
            <numerusform>%n sample</numerusform>
            <numerusform>%n samples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n study(s)</source>
        <translation>
            <numerusform>%n study</numerusform>
            <numerusform>%n studies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PacketWords</name>
    <message numerus="yes">
        <source>%n round(s) cannot be merged, so nothing was merged.</source>
        <translation>
            <numerusform>%n round cannot be merged, so nothing was merged.</numerusform>
            <numerusform>%n rounds cannot be merged, so nothing was merged.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rater withdraws: %n answer(s) erased. Copies of the project keep the rater&apos;s answers.</source>
        <translation>
            <numerusform>The rater withdraws: %n answer erased. Copies of the project keep the rater&apos;s answers.</numerusform>
            <numerusform>The rater withdraws: %n answers erased. Copies of the project keep the rater&apos;s answers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) came after the study was closed: kept, but excluded from results.</source>
        <translation>
            <numerusform>%n answer came after the study was closed: kept, but excluded from results.</numerusform>
            <numerusform>%n answers came after the study was closed: kept, but excluded from results.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All assigned work is submitted: %n step(s) of samples wait for the other annotator or for a discussion; see &quot;tandem rounds&quot;.</source>
        <translation>
            <numerusform>All assigned work is submitted: %n step of samples waits for the other annotator or for a discussion; see &quot;tandem rounds&quot;.</numerusform>
            <numerusform>All assigned work is submitted: %n steps of samples wait for the other annotator or for a discussion; see &quot;tandem rounds&quot;.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PersevalDistances</name>
    <message numerus="yes">
        <source>A document has more than %n user(s).</source>
        <translation>
            <numerusform>A document has more than %n user.</numerusform>
            <numerusform>A document has more than %n users.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This requires more than %n million distance(s).</source>
        <translation>
            <numerusform>This requires more than %n million distance.</numerusform>
            <numerusform>This requires more than %n million distances.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are more than %n model(s).</source>
        <translation>
            <numerusform>There are more than %n model.</numerusform>
            <numerusform>There are more than %n models.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PersevalWords</name>
    <message numerus="yes">
        <source>Undefined distances are treated as in the published code. Excluding their pairs changes the values of %n model(s): %1.</source>
        <translation>
            <numerusform>Undefined distances are treated as in the published code. Excluding their pairs changes the values of %n model: %1.</numerusform>
            <numerusform>Undefined distances are treated as in the published code. Excluding their pairs changes the values of %n models: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pairs with an undefined distance are excluded. Treating them as in the published code changes the values of %n model(s): %1.</source>
        <translation>
            <numerusform>Pairs with an undefined distance are excluded. Treating them as in the published code changes the values of %n model: %1.</numerusform>
            <numerusform>Pairs with an undefined distance are excluded. Treating them as in the published code changes the values of %n models: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n document</numerusform>
            <numerusform>%n documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s)</source>
        <translation>
            <numerusform>%n user</numerusform>
            <numerusform>%n users</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user summary(ies)</source>
        <translation>
            <numerusform>%n user summary</numerusform>
            <numerusform>%n user summaries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n value</numerusform>
            <numerusform>%n values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s): %1</source>
        <translation>
            <numerusform>%n time: %1</numerusform>
            <numerusform>%n times: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more; --json lists them</source>
        <translation>
            <numerusform>and %n more; --json lists them</numerusform>
            <numerusform>and %n more; --json lists them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>PerSEval on random subsets, %n each (seed %1)</source>
        <translation>
            <numerusform>PerSEval on random subsets, %n each (seed %1)</numerusform>
            <numerusform>PerSEval on random subsets, %n each (seed %1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows have no number as their score.</source>
        <translation>
            <numerusform>%n row has no number as its score.</numerusform>
            <numerusform>%n rows have no number as their score.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) without a rating are excluded.</source>
        <translation>
            <numerusform>%n row without a rating is excluded.</numerusform>
            <numerusform>%n rows without a rating are excluded.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProjectCheck</name>
    <message numerus="yes">
        <source>%n answer(s) by someone outside the pair</source>
        <translation>
            <numerusform>%n answer by someone outside the pair</numerusform>
            <numerusform>%n answers by someone outside the pair</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) in rounds not submitted by both</source>
        <translation>
            <numerusform>%n decision in rounds not submitted by both</numerusform>
            <numerusform>%n decisions in rounds not submitted by both</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) settled before both had submitted</source>
        <translation>
            <numerusform>%n round settled before both had submitted</numerusform>
            <numerusform>%n rounds settled before both had submitted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gap(s) in the numbering of samples</source>
        <translation>
            <numerusform>%n gap in the numbering of samples</numerusform>
            <numerusform>%n gaps in the numbering of samples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) with gaps in the numbering of paragraphs</source>
        <translation>
            <numerusform>%n sample with gaps in the numbering of paragraphs</numerusform>
            <numerusform>%n samples with gaps in the numbering of paragraphs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of facts from another sample&apos;s paragraph</source>
        <translation>
            <numerusform>%n group of facts from another sample&apos;s paragraph</numerusform>
            <numerusform>%n groups of facts from another sample&apos;s paragraph</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) removed from the journal of answers</source>
        <translation>
            <numerusform>%n row removed from the journal of answers</numerusform>
            <numerusform>%n rows removed from the journal of answers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) removed from the journal of decisions</source>
        <translation>
            <numerusform>%n row removed from the journal of decisions</numerusform>
            <numerusform>%n rows removed from the journal of decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) removed from the journal</source>
        <translation>
            <numerusform>%n row removed from the journal</numerusform>
            <numerusform>%n rows removed from the journal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) with submissions that do not match the journal</source>
        <translation>
            <numerusform>%n round with submissions that do not match the journal</numerusform>
            <numerusform>%n rounds with submissions that do not match the journal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) settled or reopened without a journal entry</source>
        <translation>
            <numerusform>%n round settled or reopened without a journal entry</numerusform>
            <numerusform>%n rounds settled or reopened without a journal entry</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) missing from the search index</source>
        <translation>
            <numerusform>%n text missing from the search index</numerusform>
            <numerusform>%n texts missing from the search index</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) of the search index without a text</source>
        <translation>
            <numerusform>%n entry of the search index without a text</numerusform>
            <numerusform>%n entries of the search index without a text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) about an item of another sample</source>
        <translation>
            <numerusform>%n answer about an item of another sample</numerusform>
            <numerusform>%n answers about an item of another sample</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) submitted without a complete answer</source>
        <translation>
            <numerusform>%n item submitted without a complete answer</numerusform>
            <numerusform>%n items submitted without a complete answer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gap(s) in the numbering of cases</source>
        <translation>
            <numerusform>%n gap in the numbering of cases</numerusform>
            <numerusform>%n gaps in the numbering of cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evaluation(s) complete without an explanation, or incomplete with one</source>
        <translation>
            <numerusform>%n evaluation complete without an explanation, or incomplete with one</numerusform>
            <numerusform>%n evaluations complete without an explanation, or incomplete with one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evaluation(s) missing from the search index</source>
        <translation>
            <numerusform>%n evaluation missing from the search index</numerusform>
            <numerusform>%n evaluations missing from the search index</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) of the search index without an evaluation</source>
        <translation>
            <numerusform>%n entry of the search index without an evaluation</numerusform>
            <numerusform>%n entries of the search index without an evaluation</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairwise judgment(s) of another case&apos;s outputs</source>
        <translation>
            <numerusform>%n pairwise judgment of another case&apos;s outputs</numerusform>
            <numerusform>%n pairwise judgments of another case&apos;s outputs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n review(s) of an incomplete evaluation</source>
        <translation>
            <numerusform>%n review of an incomplete evaluation</numerusform>
            <numerusform>%n reviews of an incomplete evaluation</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) removed from the journal of exclusions</source>
        <translation>
            <numerusform>%n row removed from the journal of exclusions</numerusform>
            <numerusform>%n rows removed from the journal of exclusions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) assigned in another study</source>
        <translation>
            <numerusform>%n item assigned in another study</numerusform>
            <numerusform>%n items assigned in another study</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rater(s) assigned items under several versions</source>
        <translation>
            <numerusform>%n rater assigned items under several versions</numerusform>
            <numerusform>%n raters assigned items under several versions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) of a rater to an item of another rater</source>
        <translation>
            <numerusform>%n answer of a rater to an item of another rater</numerusform>
            <numerusform>%n answers of a rater to an item of another rater</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) of raters who had submitted</source>
        <translation>
            <numerusform>%n answer of raters who had submitted</numerusform>
            <numerusform>%n answers of raters who had submitted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) of raters who have withdrawn</source>
        <translation>
            <numerusform>%n answer of raters who have withdrawn</numerusform>
            <numerusform>%n answers of raters who have withdrawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n late answer(s) in an open study</source>
        <translation>
            <numerusform>%n late answer in an open study</numerusform>
            <numerusform>%n late answers in an open study</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n study(ies) closed more than once</source>
        <translation>
            <numerusform>%n study closed more than once</numerusform>
            <numerusform>%n studies closed more than once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) of another study&apos;s rater</source>
        <translation>
            <numerusform>%n event of another study&apos;s rater</numerusform>
            <numerusform>%n events of another study&apos;s rater</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n study(ies) with a missing version</source>
        <translation>
            <numerusform>%n study with a missing version</numerusform>
            <numerusform>%n studies with a missing version</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) removed from the journal of studies</source>
        <translation>
            <numerusform>%n row removed from the journal of studies</numerusform>
            <numerusform>%n rows removed from the journal of studies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rater answer(s) removed</source>
        <translation>
            <numerusform>%n rater answer removed</numerusform>
            <numerusform>%n rater answers removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown study event(s)</source>
        <translation>
            <numerusform>%n unknown study event</numerusform>
            <numerusform>%n unknown study events</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n study event(s) with details that are not JSON</source>
        <translation>
            <numerusform>%n study event with details that are not JSON</numerusform>
            <numerusform>%n study events with details that are not JSON</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n study(ies) with a missing item</source>
        <translation>
            <numerusform>%n study with a missing item</numerusform>
            <numerusform>%n studies with a missing item</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n study(ies) with a missing rater</source>
        <translation>
            <numerusform>%n study with a missing rater</numerusform>
            <numerusform>%n studies with a missing rater</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n study item(s) without a source</source>
        <translation>
            <numerusform>%n study item without a source</numerusform>
            <numerusform>%n study items without a source</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n impossible form(s)</source>
        <translation>
            <numerusform>%n impossible form</numerusform>
            <numerusform>%n impossible forms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rater(s) who came from another study</source>
        <translation>
            <numerusform>%n rater who came from another study</numerusform>
            <numerusform>%n raters who came from another study</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n study form(s) removed</source>
        <translation>
            <numerusform>%n study form removed</numerusform>
            <numerusform>%n study forms removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) with an invalid colour</source>
        <translation>
            <numerusform>%n person with an invalid colour</numerusform>
            <numerusform>%n people with an invalid colour</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rater(s) who answered without the required consent</source>
        <translation>
            <numerusform>%n rater who answered without the required consent</numerusform>
            <numerusform>%n raters who answered without the required consent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n impossible link(s)</source>
        <translation>
            <numerusform>%n impossible link</numerusform>
            <numerusform>%n impossible links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) without a completion code</source>
        <translation>
            <numerusform>%n link without a completion code</numerusform>
            <numerusform>%n links without a completion code</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) used by more raters than they admit</source>
        <translation>
            <numerusform>%n link used by more raters than it admits</numerusform>
            <numerusform>%n links used by more raters than they admit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) that admit another number of raters than recorded</source>
        <translation>
            <numerusform>%n link that admits another number of raters than recorded</numerusform>
            <numerusform>%n links that admit another number of raters than recorded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rater(s) who cannot have joined by their link</source>
        <translation>
            <numerusform>%n rater who cannot have joined by their link</numerusform>
            <numerusform>%n raters who cannot have joined by their link</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rater(s) recorded as the replacement of someone else&apos;s rater</source>
        <translation>
            <numerusform>%n rater recorded as the replacement of someone else&apos;s rater</numerusform>
            <numerusform>%n raters recorded as the replacement of someone else&apos;s rater</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n withdrawn rater(s) still named</source>
        <translation>
            <numerusform>%n withdrawn rater still named</numerusform>
            <numerusform>%n withdrawn raters still named</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) still assigned to withdrawn raters</source>
        <translation>
            <numerusform>%n item still assigned to withdrawn raters</numerusform>
            <numerusform>%n items still assigned to withdrawn raters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) released at an impossible time</source>
        <translation>
            <numerusform>%n item released at an impossible time</numerusform>
            <numerusform>%n items released at an impossible time</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) of closed studies neither answered nor released</source>
        <translation>
            <numerusform>%n item of closed studies neither answered nor released</numerusform>
            <numerusform>%n items of closed studies neither answered nor released</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) added after their study was closed</source>
        <translation>
            <numerusform>%n row added after its study was closed</numerusform>
            <numerusform>%n rows added after their study was closed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) without a rater, or with one that they must not have</source>
        <translation>
            <numerusform>%n event without a rater, or with one that it must not have</numerusform>
            <numerusform>%n events without a rater, or with one that they must not have</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n study event(s) that do not match the journal</source>
        <translation>
            <numerusform>%n study event that does not match the journal</numerusform>
            <numerusform>%n study events that do not match the journal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n study event(s) removed</source>
        <translation>
            <numerusform>%n study event removed</numerusform>
            <numerusform>%n study events removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rater(s) who left more than once</source>
        <translation>
            <numerusform>%n rater who left more than once</numerusform>
            <numerusform>%n raters who left more than once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) of raters who had already finished</source>
        <translation>
            <numerusform>%n event of raters who had already finished</numerusform>
            <numerusform>%n events of raters who had already finished</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) from before their study was created</source>
        <translation>
            <numerusform>%n answer from before its study was created</numerusform>
            <numerusform>%n answers from before their study was created</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rater(s) who submitted without answering everything required</source>
        <translation>
            <numerusform>%n rater who submitted without answering everything required</numerusform>
            <numerusform>%n raters who submitted without answering everything required</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rater(s) with gaps in the order of items</source>
        <translation>
            <numerusform>%n rater with gaps in the order of items</numerusform>
            <numerusform>%n raters with gaps in the order of items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) with the same code for completion as for declining or screening out</source>
        <translation>
            <numerusform>%n link with the same code for completion as for declining or screening out</numerusform>
            <numerusform>%n links with the same code for completion as for declining or screening out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) removed from the journal of articles</source>
        <translation>
            <numerusform>%n row removed from the journal of articles</numerusform>
            <numerusform>%n rows removed from the journal of articles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) with a reply from another run</source>
        <translation>
            <numerusform>%n task with a reply from another run</numerusform>
            <numerusform>%n tasks with a reply from another run</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guideline tag(s) on a missing decision</source>
        <translation>
            <numerusform>%n guideline tag on a missing decision</numerusform>
            <numerusform>%n guideline tags on a missing decision</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n system output(s) linked to another sample&apos;s benchmark</source>
        <translation>
            <numerusform>%n system output linked to another sample&apos;s benchmark</numerusform>
            <numerusform>%n system outputs linked to another sample&apos;s benchmark</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n audit review(s) of an incomplete judgment</source>
        <translation>
            <numerusform>%n audit review of an incomplete judgment</numerusform>
            <numerusform>%n audit reviews of an incomplete judgment</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n feedback judgement(s) on an output that selects no paragraphs</source>
        <translation>
            <numerusform>%n feedback judgement on an output that selects no paragraphs</numerusform>
            <numerusform>%n feedback judgements on an output that selects no paragraphs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n list(s) of error types of a system without outputs</source>
        <translation>
            <numerusform>%n list of error types of a system without outputs</numerusform>
            <numerusform>%n lists of error types of a system without outputs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) drawn from a judgment that is missing, incomplete or by another judge</source>
        <translation>
            <numerusform>%n item drawn from a judgment that is missing, incomplete or by another judge</numerusform>
            <numerusform>%n items drawn from a judgment that is missing, incomplete or by another judge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n audit(s) without items</source>
        <translation>
            <numerusform>%n audit without items</numerusform>
            <numerusform>%n audits without items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n review(s) of something that is missing</source>
        <translation>
            <numerusform>%n review of something that is missing</numerusform>
            <numerusform>%n reviews of something that is missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n review(s) of an error type where there is no error</source>
        <translation>
            <numerusform>%n review of an error type where there is no error</numerusform>
            <numerusform>%n reviews of an error type where there is no error</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n incomplete judgment(s) with scores</source>
        <translation>
            <numerusform>%n incomplete judgment with scores</numerusform>
            <numerusform>%n incomplete judgments with scores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n system output(s) with a background of the other pattern</source>
        <translation>
            <numerusform>%n system output with a background of the other pattern</numerusform>
            <numerusform>%n system outputs with a background of the other pattern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n model name(s) with control characters</source>
        <translation>
            <numerusform>%n model name with control characters</numerusform>
            <numerusform>%n model names with control characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawn item(s) without a review by someone who finished reviewing</source>
        <translation>
            <numerusform>%n drawn item without a review by someone who finished reviewing</numerusform>
            <numerusform>%n drawn items without a review by someone who finished reviewing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s) without a valid pseudonym</source>
        <translation>
            <numerusform>%n user without a valid pseudonym</numerusform>
            <numerusform>%n users without a valid pseudonym</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n summary(ies) of a user without a future</source>
        <translation>
            <numerusform>%n summary of a user without a future</numerusform>
            <numerusform>%n summaries of a user without a future</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n summary(ies) without a text, or with a text as the &quot;no summary&quot; baseline</source>
        <translation>
            <numerusform>%n summary without a text, or with a text as the &quot;no summary&quot; baseline</numerusform>
            <numerusform>%n summaries without a text, or with a text as the &quot;no summary&quot; baseline</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n baseline summary(ies) that do not match another user&apos;s summary</source>
        <translation>
            <numerusform>%n baseline summary that does not match another user&apos;s summary</numerusform>
            <numerusform>%n baseline summaries that do not match another user&apos;s summary</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prediction(s) about another user&apos;s future</source>
        <translation>
            <numerusform>%n prediction about another user&apos;s future</numerusform>
            <numerusform>%n predictions about another user&apos;s future</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prediction(s) wrongly counted as a hit or a miss</source>
        <translation>
            <numerusform>%n prediction wrongly counted as a hit or a miss</numerusform>
            <numerusform>%n predictions wrongly counted as a hit or a miss</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) of logs, summarizers, predictors or measures with control characters</source>
        <translation>
            <numerusform>%n name of logs, summarizers, predictors or measures with control characters</numerusform>
            <numerusform>%n names of logs, summarizers, predictors or measures with control characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) of a measure for the &quot;no summary&quot; baseline</source>
        <translation>
            <numerusform>%n value of a measure for the &quot;no summary&quot; baseline</numerusform>
            <numerusform>%n values of a measure for the &quot;no summary&quot; baseline</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) of a measure for a summary out of bounds</source>
        <translation>
            <numerusform>%n value of a measure for a summary out of bounds</numerusform>
            <numerusform>%n values of a measure for a summary out of bounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished review(s) changed since they were finished</source>
        <translation>
            <numerusform>%n finished review changed since it was finished</numerusform>
            <numerusform>%n finished reviews changed since they were finished</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n submission(s) changed since they were submitted, or about other texts</source>
        <translation>
            <numerusform>%n submission changed since it was submitted, or about other texts</numerusform>
            <numerusform>%n submissions changed since they were submitted, or about other texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) changed since they were settled</source>
        <translation>
            <numerusform>%n round changed since it was settled</numerusform>
            <numerusform>%n rounds changed since they were settled</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evaluation(s) changed since completion</source>
        <translation>
            <numerusform>%n evaluation changed since completion</numerusform>
            <numerusform>%n evaluations changed since completion</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgment(s) of outputs changed since completion</source>
        <translation>
            <numerusform>%n judgment of outputs changed since completion</numerusform>
            <numerusform>%n judgments of outputs changed since completion</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) with texts or labels other than those imported or edited</source>
        <translation>
            <numerusform>%n sample with texts or labels other than those imported or edited</numerusform>
            <numerusform>%n samples with texts or labels other than those imported or edited</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) whose name or role was changed outside Tandem</source>
        <translation>
            <numerusform>%n person whose name or role was changed outside Tandem</numerusform>
            <numerusform>%n people whose name or role was changed outside Tandem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reply(ies) of language models changed since they were stored</source>
        <translation>
            <numerusform>%n reply of language models changed since it was stored</numerusform>
            <numerusform>%n replies of language models changed since they were stored</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n output(s) of cases changed since they were added</source>
        <translation>
            <numerusform>%n output of cases changed since it was added</numerusform>
            <numerusform>%n outputs of cases changed since they were added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n score(s) of outputs changed since they were added</source>
        <translation>
            <numerusform>%n score of outputs changed since it was added</numerusform>
            <numerusform>%n scores of outputs changed since they were added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairwise judgment(s) changed since they were added</source>
        <translation>
            <numerusform>%n pairwise judgment changed since it was added</numerusform>
            <numerusform>%n pairwise judgments changed since they were added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n review(s) of a judgment changed since they were given</source>
        <translation>
            <numerusform>%n review of a judgment changed since it was given</numerusform>
            <numerusform>%n reviews of a judgment changed since they were given</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) of the benchmark changed since systems were run on them</source>
        <translation>
            <numerusform>%n record of the benchmark changed since systems were run on it</numerusform>
            <numerusform>%n records of the benchmark changed since systems were run on them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n output(s) of systems changed since they were added</source>
        <translation>
            <numerusform>%n output of systems changed since it was added</numerusform>
            <numerusform>%n outputs of systems changed since they were added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n list(s) of error types changed since they were added</source>
        <translation>
            <numerusform>%n list of error types changed since it was added</numerusform>
            <numerusform>%n lists of error types changed since they were added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n feedback judgement(s) changed since they were added</source>
        <translation>
            <numerusform>%n feedback judgement changed since it was added</numerusform>
            <numerusform>%n feedback judgements changed since they were added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exclusion(s) of samples or cases changed since they were recorded</source>
        <translation>
            <numerusform>%n exclusion of samples or cases changed since it was recorded</numerusform>
            <numerusform>%n exclusions of samples or cases changed since they were recorded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n study(ies) whose name, questions or items were changed after closing</source>
        <translation>
            <numerusform>%n study whose name, questions or items were changed after closing</numerusform>
            <numerusform>%n studies whose name, questions or items were changed after closing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rater(s) whose name, assigned items or answers were changed after their study was closed</source>
        <translation>
            <numerusform>%n rater whose name, assigned items or answers were changed after their study was closed</numerusform>
            <numerusform>%n raters whose name, assigned items or answers were changed after their study was closed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) whose texts or profile changed since they were added</source>
        <translation>
            <numerusform>%n case whose texts or profile changed since it was added</numerusform>
            <numerusform>%n cases whose texts or profile changed since they were added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) changed outside Tandem</source>
        <translation>
            <numerusform>%n fact changed outside Tandem</numerusform>
            <numerusform>%n facts changed outside Tandem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) of facts with an altered record</source>
        <translation>
            <numerusform>%n change of facts with an altered record</numerusform>
            <numerusform>%n changes of facts with an altered record</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mask(s) of facts changed since they were set</source>
        <translation>
            <numerusform>%n mask of facts changed since it was set</numerusform>
            <numerusform>%n masks of facts changed since they were set</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) of studies changed since they were recorded</source>
        <translation>
            <numerusform>%n event of studies changed since it was recorded</numerusform>
            <numerusform>%n events of studies changed since they were recorded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n peer review(s) of opinions changed since they were recorded</source>
        <translation>
            <numerusform>%n peer review of opinions changed since it was recorded</numerusform>
            <numerusform>%n peer reviews of opinions changed since they were recorded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n audit(s) with settings other than those of the draw</source>
        <translation>
            <numerusform>%n audit with settings other than those of the draw</numerusform>
            <numerusform>%n audits with settings other than those of the draw</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgment(s) with other items in an audit than were drawn</source>
        <translation>
            <numerusform>%n judgment with other items in an audit than were drawn</numerusform>
            <numerusform>%n judgments with other items in an audit than were drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) of language models changed outside Tandem</source>
        <translation>
            <numerusform>%n run of language models changed outside Tandem</numerusform>
            <numerusform>%n runs of language models changed outside Tandem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) of runs with a changed subject or reply</source>
        <translation>
            <numerusform>%n task of runs with a changed subject or reply</numerusform>
            <numerusform>%n tasks of runs with a changed subject or reply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) withdrawn or restored without a journal entry</source>
        <translation>
            <numerusform>%n round withdrawn or restored without a journal entry</numerusform>
            <numerusform>%n rounds withdrawn or restored without a journal entry</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProjectWords</name>
    <message numerus="yes">
        <source>%n record(s) skipped: their cases are already present.</source>
        <translation>
            <numerusform>%n record skipped: its case is already present.</numerusform>
            <numerusform>%n records skipped: their cases are already present.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n output(s) already present.</source>
        <translation>
            <numerusform>%n output already present.</numerusform>
            <numerusform>%n outputs already present.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) have no generated text: generate one, or import the same cases with outputs.</source>
        <translation>
            <numerusform>%n record has no generated text: generate one, or import the same cases with outputs.</numerusform>
            <numerusform>%n records have no generated text: generate one, or import the same cases with outputs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unreadable evaluation(s)</source>
        <translation>
            <numerusform>%n unreadable evaluation</numerusform>
            <numerusform>%n unreadable evaluations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evaluation(s) with scores that do not match their judgments</source>
        <translation>
            <numerusform>%n evaluation with scores that do not match its judgments</numerusform>
            <numerusform>%n evaluations with scores that do not match their judgments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judge score(s) with unreadable details</source>
        <translation>
            <numerusform>%n judge score with unreadable details</numerusform>
            <numerusform>%n judge scores with unreadable details</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judge score(s) that do not match the judge&apos;s replies</source>
        <translation>
            <numerusform>%n judge score that does not match the judge&apos;s replies</numerusform>
            <numerusform>%n judge scores that do not match the judge&apos;s replies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evaluation(s) excluded: incomplete or without scores.</source>
        <translation>
            <numerusform>%n evaluation excluded: incomplete or without scores.</numerusform>
            <numerusform>%n evaluations excluded: incomplete or without scores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Titles are keys in a result file: %n aspect(s) with another aspect&apos;s title are missing from its tables, and the scores of their cases are computed without them.</source>
        <translation>
            <numerusform>Titles are keys in a result file: %n aspect with another aspect&apos;s title is missing from its tables, and the scores of its case are computed without it.</numerusform>
            <numerusform>Titles are keys in a result file: %n aspects with another aspect&apos;s title are missing from its tables, and the scores of their cases are computed without them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evaluation(s) already present.</source>
        <translation>
            <numerusform>%n evaluation already present.</numerusform>
            <numerusform>%n evaluations already present.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n score(s) have no value in the file.</source>
        <translation>
            <numerusform>%n score has no value in the file.</numerusform>
            <numerusform>%n scores have no value in the file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s) in explanations repaired; each case says what was changed.</source>
        <translation>
            <numerusform>%n error in explanations repaired; its case says what was changed.</numerusform>
            <numerusform>%n errors in explanations repaired; each case says what was changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) that the study does not offer</source>
        <translation>
            <numerusform>%n answer that the study does not offer</numerusform>
            <numerusform>%n answers that the study does not offer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n impossible time(s): table %1, &quot;%2&quot;, first in row %3</source>
        <translation>
            <numerusform>%n impossible time: table %1, &quot;%2&quot;, first in row %3</numerusform>
            <numerusform>%n impossible times: table %1, &quot;%2&quot;, first in row %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stored input(s) of systems cannot be read</source>
        <translation>
            <numerusform>%n stored input of systems cannot be read</numerusform>
            <numerusform>%n stored inputs of systems cannot be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgment(s) of system outputs that do not fit their samples</source>
        <translation>
            <numerusform>%n judgment of system outputs that does not fit its sample</numerusform>
            <numerusform>%n judgments of system outputs that do not fit their samples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgment(s) of system outputs with scores that do not match their items</source>
        <translation>
            <numerusform>%n judgment of system outputs with scores that do not match its items</numerusform>
            <numerusform>%n judgments of system outputs with scores that do not match their items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n output(s) excluded: their samples are not in the benchmark.</source>
        <translation>
            <numerusform>%n output excluded: its sample is not in the benchmark.</numerusform>
            <numerusform>%n outputs excluded: their samples are not in the benchmark.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Judgments on %n output(s) excluded: the benchmark has changed since.</source>
        <translation>
            <numerusform>Judgments on %n output excluded: the benchmark has changed since.</numerusform>
            <numerusform>Judgments on %n outputs excluded: the benchmark has changed since.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) skipped because they are not outputs: %1 and similar.</source>
        <translation>
            <numerusform>%n file skipped because it is not an output: %1.</numerusform>
            <numerusform>%n files skipped because they are not outputs: %1 and similar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conclusion(s) that are neither &quot;knowable&quot; nor &quot;unknowable&quot; count as not covered, as published; the first is %1.</source>
        <translation>
            <numerusform>%n conclusion that is neither &quot;knowable&quot; nor &quot;unknowable&quot; counts as not covered, as published: %1.</numerusform>
            <numerusform>%n conclusions that are neither &quot;knowable&quot; nor &quot;unknowable&quot; count as not covered, as published; the first is %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: it is unknown which opinions %n error type(s) belong to; they count only in the shares of error types.</source>
        <translation>
            <numerusform>%1: it is unknown which opinion %n error type belongs to; it counts only in the shares of error types.</numerusform>
            <numerusform>%1: it is unknown which opinions %n error types belong to; they count only in the shares of error types.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stored input(s) of systems changed since they were stored</source>
        <translation>
            <numerusform>%n stored input of systems changed since it was stored</numerusform>
            <numerusform>%n stored inputs of systems changed since they were stored</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n system output(s) with scores that do not match their paragraphs</source>
        <translation>
            <numerusform>%n system output with scores that do not match its paragraphs</numerusform>
            <numerusform>%n system outputs with scores that do not match their paragraphs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgment(s) excluded: CSV cannot hold them. JSONL and the published layout can.</source>
        <translation>
            <numerusform>%n judgment excluded: CSV cannot hold it. JSONL and the published layout can.</numerusform>
            <numerusform>%n judgments excluded: CSV cannot hold them. JSONL and the published layout can.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rationale(s) of judgments excluded: the published layout cannot hold them. JSONL can.</source>
        <translation>
            <numerusform>%n rationale of judgments excluded: the published layout cannot hold it. JSONL can.</numerusform>
            <numerusform>%n rationales of judgments excluded: the published layout cannot hold them. JSONL can.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n feedback judgement(s) (which paragraphs fit better) excluded: none of these formats can hold them.</source>
        <translation>
            <numerusform>%n feedback judgement (which paragraphs fit better) excluded: none of these formats can hold it.</numerusform>
            <numerusform>%n feedback judgements (which paragraphs fit better) excluded: none of these formats can hold them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n output(s) with a feedback judgement although the system selected the experts&apos; paragraphs</source>
        <translation>
            <numerusform>%n output with a feedback judgement although the system selected the experts&apos; paragraphs</numerusform>
            <numerusform>%n outputs with a feedback judgement although the system selected the experts&apos; paragraphs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n audit(s) without a readable record of the draw</source>
        <translation>
            <numerusform>%n audit without a readable record of the draw</numerusform>
            <numerusform>%n audits without a readable record of the draw</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawn items or reviews of something that the judgment does not cover</source>
        <translation>
            <numerusform>%n drawn item or review of something that the judgment does not cover</numerusform>
            <numerusform>%n drawn items or reviews of something that the judgment does not cover</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>numbers or names</comment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same applies to other samples of %n more system(s).</source>
        <translation>
            <numerusform>The same applies to other samples of %n more system.</numerusform>
            <numerusform>The same applies to other samples of %n more systems.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n audit(s) with items or probabilities that do not match their settings</source>
        <translation>
            <numerusform>%n audit with items or probabilities that do not match its settings</numerusform>
            <numerusform>%n audits with items or probabilities that do not match their settings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawn item(s) in strata that do not match their judgment</source>
        <translation>
            <numerusform>%n drawn item in a stratum that does not match its judgment</numerusform>
            <numerusform>%n drawn items in strata that do not match their judgment</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n correction(s) that do not fit the judgment they correct</source>
        <translation>
            <numerusform>%n correction that does not fit the judgment it corrects</numerusform>
            <numerusform>%n corrections that do not fit the judgment they correct</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s) are not in the project: %1</source>
        <translation>
            <numerusform>%n user is not in the project: %1</numerusform>
            <numerusform>%n users are not in the project: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(%n earlier activities not shown)</source>
        <translation>
            <numerusform>(%n earlier activity not shown)</numerusform>
            <numerusform>(%n earlier activities not shown)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s) excluded: their timelines cannot be split into past and future.</source>
        <translation>
            <numerusform>%n user excluded: the timeline cannot be split into past and future.</numerusform>
            <numerusform>%n users excluded: their timelines cannot be split into past and future.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item row(s) are unusable. %1</source>
        <translation>
            <numerusform>%n item row is unusable. %1</numerusform>
            <numerusform>%n item rows are unusable. %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s) cannot be split into past and future, and are not summarized.</source>
        <translation>
            <numerusform>%n user cannot be split into past and future, and is not summarized.</numerusform>
            <numerusform>%n users cannot be split into past and future, and are not summarized.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s) have nothing to predict.</source>
        <translation>
            <numerusform>%n user has nothing to predict.</numerusform>
            <numerusform>%n users have nothing to predict.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s) have fewer. Lower the minimum.</source>
        <translation>
            <numerusform>%Ln user has fewer. Lower the minimum.</numerusform>
            <numerusform>%Ln users have fewer. Lower the minimum.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user timelines that are unreadable or not in chronological order</source>
        <translation>
            <numerusform>%n user timeline that is unreadable or not in chronological order</numerusform>
            <numerusform>%n user timelines that are unreadable or not in chronological order</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user timeline(s) with more or fewer activities than recorded</source>
        <translation>
            <numerusform>%n user timeline with more or fewer activities than recorded</numerusform>
            <numerusform>%n user timelines with more or fewer activities than recorded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s) with a past that does not match the log&apos;s split</source>
        <translation>
            <numerusform>%n user with a past that does not match the log&apos;s split</numerusform>
            <numerusform>%n users with a past that does not match the log&apos;s split</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s) with tasks that do not match the log&apos;s split</source>
        <translation>
            <numerusform>%n user with tasks that do not match the log&apos;s split</numerusform>
            <numerusform>%n users with tasks that do not match the log&apos;s split</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prediction(s) of a choice that the task does not have</source>
        <translation>
            <numerusform>%n prediction of a choice that the task does not have</numerusform>
            <numerusform>%n predictions of a choice that the task does not have</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user log(s) with an unreadable split</source>
        <translation>
            <numerusform>%n user log with an unreadable split</numerusform>
            <numerusform>%n user logs with an unreadable split</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user log(s) with unreadable statistics</source>
        <translation>
            <numerusform>%n user log with unreadable statistics</numerusform>
            <numerusform>%n user logs with unreadable statistics</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user summary(ies) with more or fewer words than recorded</source>
        <translation>
            <numerusform>%n user summary with more or fewer words than recorded</numerusform>
            <numerusform>%n user summaries with more or fewer words than recorded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rater(s) excluded by the study&apos;s rules.</source>
        <translation>
            <numerusform>%n rater excluded by the study&apos;s rules.</numerusform>
            <numerusform>%n raters excluded by the study&apos;s rules.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rating(s) of summaries that are no longer in this log.</source>
        <translation>
            <numerusform>%n rating of a summary that is no longer in this log.</numerusform>
            <numerusform>%n ratings of summaries that are no longer in this log.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n study item(s) showing a missing summary, or another one than their ratings count for</source>
        <translation>
            <numerusform>%n study item showing a missing summary, or another one than its ratings count for</numerusform>
            <numerusform>%n study items showing a missing summary, or another one than their ratings count for</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) lack tasks without a prediction; &quot;predict&quot; continues with them.</source>
        <translation>
            <numerusform>%n line lacks tasks without a prediction; &quot;predict&quot; continues with them.</numerusform>
            <numerusform>%n lines lack tasks without a prediction; &quot;predict&quot; continues with them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prediction(s) could not be parsed and count as misses.</source>
        <translation>
            <numerusform>%n prediction could not be parsed and counts as a miss.</numerusform>
            <numerusform>%n predictions could not be parsed and count as misses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user log(s) with an impossible kind, checksum, settings or statistics</source>
        <translation>
            <numerusform>%n user log with an impossible kind, checksum, settings or statistics</numerusform>
            <numerusform>%n user logs with an impossible kind, checksum, settings or statistics</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user summary(ies) from another run, task or reply than recorded</source>
        <translation>
            <numerusform>%n user summary from another run, task or reply than recorded</numerusform>
            <numerusform>%n user summaries from another run, task or reply than recorded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user summary(ies) with another text or word limit than their run gave them</source>
        <translation>
            <numerusform>%n user summary with another text or word limit than its run gave it</numerusform>
            <numerusform>%n user summaries with another text or word limit than their run gave them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prediction(s) from another run, task or reply than recorded</source>
        <translation>
            <numerusform>%n prediction from another run, task or reply than recorded</numerusform>
            <numerusform>%n predictions from another run, task or reply than recorded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prediction(s) that do not match their reply</source>
        <translation>
            <numerusform>%n prediction that does not match its reply</numerusform>
            <numerusform>%n predictions that do not match their reply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) for summaries from another run, task or reply than recorded</source>
        <translation>
            <numerusform>%n value for summaries from another run, task or reply than recorded</numerusform>
            <numerusform>%n values for summaries from another run, task or reply than recorded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) for summaries that do not match the judge&apos;s reply</source>
        <translation>
            <numerusform>%n value for summaries that does not match the judge&apos;s reply</numerusform>
            <numerusform>%n values for summaries that do not match the judge&apos;s reply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished run task(s) without the resulting summary, prediction or value</source>
        <translation>
            <numerusform>%n finished run task without the resulting summary, prediction or value</numerusform>
            <numerusform>%n finished run tasks without the resulting summary, prediction or value</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) lack some of their user&apos;s tasks; such runs do not count in QM and IDM.</source>
        <translation>
            <numerusform>%n line lacks some of its user&apos;s tasks; such runs do not count in QM and IDM.</numerusform>
            <numerusform>%n lines lack some of their user&apos;s tasks; such runs do not count in QM and IDM.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item row(s) repeat an earlier item; the first row of each item counts.</source>
        <translation>
            <numerusform>%n item row repeats an earlier item; the first row of each item counts.</numerusform>
            <numerusform>%n item rows repeat an earlier item; the first row of each item counts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user log(s) changed since import</source>
        <translation>
            <numerusform>%n user log changed since import</numerusform>
            <numerusform>%n user logs changed since import</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n model reply(ies) about users with another text or model than the server sent</source>
        <translation>
            <numerusform>%n model reply about users with another text or model than the server sent</numerusform>
            <numerusform>%n model replies about users with another text or model than the server sent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n model reply(ies) about users to another request than their run makes</source>
        <translation>
            <numerusform>%n model reply about users to another request than its run makes</numerusform>
            <numerusform>%n model replies about users to another request than their run makes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n id(s) refer to different cases in different systems (prompt or reference differs), so no test compares these outputs: %1.</source>
        <translation>
            <numerusform>%n id refers to different cases in different systems (prompt or reference differs), so no test compares these outputs: %1.</numerusform>
            <numerusform>%n ids refer to different cases in different systems (prompt or reference differs), so no test compares these outputs: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n model replies were cut off by the server, but an earlier version counted them as complete (run %1). A new run of the same kind requests them again.</source>
        <translation>
            <numerusform>%n model reply was cut off by the server, but an earlier version counted it as complete (run %1). A new run of the same kind requests it again.</numerusform>
            <numerusform>%n model replies were cut off by the server, but an earlier version counted them as complete (run %1). A new run of the same kind requests them again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n G-Eval scores were weighted by the probabilities of a number in the reply that is not the score, by an earlier version (run %1). A new run scores them again; existing replies are reused.</source>
        <translation>
            <numerusform>%n G-Eval score was weighted by the probabilities of a number in the reply that is not the score, by an earlier version (run %1). A new run scores it again; existing replies are reused.</numerusform>
            <numerusform>%n G-Eval scores were weighted by the probabilities of a number in the reply that is not the score, by an earlier version (run %1). A new run scores them again; existing replies are reused.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ExPerT evaluations were scored 0 by an earlier version, although no judgment of a text&apos;s aspects could be parsed (run %1). &quot;tandem run retry&quot; retries them.</source>
        <translation>
            <numerusform>%n ExPerT evaluation was scored 0 by an earlier version, although no judgment of a text&apos;s aspects could be parsed (run %1). &quot;tandem run retry&quot; retries it.</numerusform>
            <numerusform>%n ExPerT evaluations were scored 0 by an earlier version, although no judgment of a text&apos;s aspects could be parsed (run %1). &quot;tandem run retry&quot; retries them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgment(s) with an unparsable reply count as no: not matched, or not aligned.</source>
        <translation>
            <numerusform>%n judgment with an unparsable reply counts as no: not matched, or not aligned.</numerusform>
            <numerusform>%n judgments with an unparsable reply count as no: not matched, or not aligned.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Study &quot;%1&quot;: Tandem before 0.7 counted %n answer(s) to questions that a later answer rules out. Compute its results and export its answers again.</source>
        <translation>
            <numerusform>Study &quot;%1&quot;: Tandem before 0.7 counted %n answer to questions that a later answer rules out. Compute its results and export its answers again.</numerusform>
            <numerusform>Study &quot;%1&quot;: Tandem before 0.7 counted %n answers to questions that a later answer rules out. Compute its results and export its answers again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Study &quot;%1&quot;: %n raters have a participant ID that no platform filled in. Before 0.7, everyone who came by such an address was counted as one rater.</source>
        <translation>
            <numerusform>Study &quot;%1&quot;: %n rater has a participant ID that no platform filled in. Before 0.7, everyone who came by such an address was counted as one rater.</numerusform>
            <numerusform>Study &quot;%1&quot;: %n raters have a participant ID that no platform filled in. Before 0.7, everyone who came by such an address was counted as one rater.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times are ahead of this computer&apos;s clock, which says %1; the last is %2.</source>
        <translation>
            <numerusform>%n time is ahead of this computer&apos;s clock, which says %1; it is %2.</numerusform>
            <numerusform>%n times are ahead of this computer&apos;s clock, which says %1; the last is %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) have several titles; the earliest was used: %1.</source>
        <translation>
            <numerusform>%n item has several titles; the earliest was used: %1.</numerusform>
            <numerusform>%n items have several titles; the earliest was used: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new case(s)</source>
        <translation>
            <numerusform>%n new case</numerusform>
            <numerusform>%n new cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new output(s)</source>
        <translation>
            <numerusform>%n new output</numerusform>
            <numerusform>%n new outputs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evaluation(s)</source>
        <translation>
            <numerusform>%n evaluation</numerusform>
            <numerusform>%n evaluations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n number(s) in the file match its tables.</source>
        <translation>
            <numerusform>The %n number in the file matches its tables.</numerusform>
            <numerusform>All %n numbers in the file match its tables.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s) of &quot;%1&quot; with %2 activities are in the project.</source>
        <translation>
            <numerusform>%n user of &quot;%1&quot; with %2 activities is in the project.</numerusform>
            <numerusform>%n users of &quot;%1&quot; with %2 activities are in the project.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) were unusable.</source>
        <translation>
            <numerusform>%n row was unusable.</numerusform>
            <numerusform>%n rows were unusable.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 already present</source>
        <comment>a number</comment>
        <translation>
            <numerusform>%1 already present</numerusform>
            <numerusform>%1 already present</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>import of %n file(s)</source>
        <comment>a step to undo</comment>
        <translation>
            <numerusform>import of %n file</numerusform>
            <numerusform>import of %n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) skipped: already in the project.</source>
        <translation>
            <numerusform>%n sample skipped: already in the project.</numerusform>
            <numerusform>%n samples skipped: already in the project.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the skipped sample(s) are excluded in the project.</source>
        <translation>
            <numerusform>%n of the skipped samples is excluded in the project.</numerusform>
            <numerusform>%n of the skipped samples are excluded in the project.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) replaced identical ones, which were excluded.</source>
        <translation>
            <numerusform>%n sample replaced an identical one, which was excluded.</numerusform>
            <numerusform>%n samples replaced identical ones, which were excluded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) are now in the project more than once.</source>
        <translation>
            <numerusform>%n sample is now in the project more than once.</numerusform>
            <numerusform>%n samples are now in the project more than once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first line of %n text file(s) was read as the title, not as a paragraph: &quot;%1&quot; in %2.</source>
        <translation>
            <numerusform>The first line of %n text file was read as the title, not as a paragraph: &quot;%1&quot; in %2.</numerusform>
            <numerusform>The first line of %n text files was read as the title, not as a paragraph: &quot;%1&quot; in %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text file(s) without blank lines became one paragraph each: %2 (%1 lines). Put blank lines between paragraphs.</source>
        <translation>
            <numerusform>%n text file without blank lines became one paragraph: %2 (%1 lines). Put blank lines between paragraphs.</numerusform>
            <numerusform>%n text files without blank lines became one paragraph each: %2 (%1 lines). Put blank lines between paragraphs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 prediction(s)</source>
        <comment>a number</comment>
        <translation>
            <numerusform>%1 prediction</numerusform>
            <numerusform>%1 predictions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n judgment(s) on facts, but the benchmark&apos;s sample has %1.</source>
        <translation>
            <numerusform>There is %n judgment on facts, but the benchmark&apos;s sample has %1.</numerusform>
            <numerusform>There are %n judgments on facts, but the benchmark&apos;s sample has %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n judgment(s) on opinions, but the benchmark&apos;s sample has %1.</source>
        <translation>
            <numerusform>There is %n judgment on opinions, but the benchmark&apos;s sample has %1.</numerusform>
            <numerusform>There are %n judgments on opinions, but the benchmark&apos;s sample has %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) skipped because they match nothing in the project: %1.</source>
        <translation>
            <numerusform>%n row skipped because it matches nothing in the project: %1.</numerusform>
            <numerusform>%n rows skipped because they match nothing in the project: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 score(s)</source>
        <comment>a number</comment>
        <translation>
            <numerusform>%1 score</numerusform>
            <numerusform>%1 scores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 output(s) by %2</source>
        <comment>a number; measures</comment>
        <translation>
            <numerusform>%1 output by %2</numerusform>
            <numerusform>%1 outputs by %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 value(s)</source>
        <comment>a number</comment>
        <translation>
            <numerusform>%1 value</numerusform>
            <numerusform>%1 values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 output(s)</source>
        <comment>a number</comment>
        <translation>
            <numerusform>%1 output</numerusform>
            <numerusform>%1 outputs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 judgment(s)</source>
        <comment>a number</comment>
        <translation>
            <numerusform>%1 judgment</numerusform>
            <numerusform>%1 judgments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 output(s) already present</source>
        <comment>a number</comment>
        <translation>
            <numerusform>%1 output already present</numerusform>
            <numerusform>%1 outputs already present</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 summary(s)</source>
        <comment>a number</comment>
        <translation>
            <numerusform>%1 summary</numerusform>
            <numerusform>%1 summaries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln case(s)</source>
        <translation>
            <numerusform>%Ln case</numerusform>
            <numerusform>%Ln cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln system(s)</source>
        <translation>
            <numerusform>%Ln system</numerusform>
            <numerusform>%Ln systems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln output(s)</source>
        <translation>
            <numerusform>%Ln output</numerusform>
            <numerusform>%Ln outputs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln evaluation(s)</source>
        <translation>
            <numerusform>%Ln evaluation</numerusform>
            <numerusform>%Ln evaluations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln conflicting ID(s)</source>
        <translation>
            <numerusform>%Ln conflicting ID</numerusform>
            <numerusform>%Ln conflicting IDs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Judgments skipped, because their outputs are neither in the file nor in the project: %1, sample(s) %2.</source>
        <comment>systems, numbers of samples</comment>
        <translation>
            <numerusform>Judgments skipped, because their outputs are neither in the file nor in the project: %1, sample %2.</numerusform>
            <numerusform>Judgments skipped, because their outputs are neither in the file nor in the project: %1, samples %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No output of %1 for sample(s) %2.</source>
        <comment>systems, numbers of samples</comment>
        <translation>
            <numerusform>No output of %1 for sample %2.</numerusform>
            <numerusform>No output of %1 for samples %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No judgments on the outputs of %1 for sample(s) %2.</source>
        <comment>systems, numbers of samples</comment>
        <translation>
            <numerusform>No judgments on the outputs of %1 for sample %2.</numerusform>
            <numerusform>No judgments on the outputs of %1 for samples %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Facts without a judgment do not count: %1, sample(s) %2.</source>
        <comment>systems, numbers of samples</comment>
        <translation>
            <numerusform>Facts without a judgment do not count: %1, sample %2.</numerusform>
            <numerusform>Facts without a judgment do not count: %1, samples %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opinions without a judgment do not count: %1, sample(s) %2.</source>
        <comment>systems, numbers of samples</comment>
        <translation>
            <numerusform>Opinions without a judgment do not count: %1, sample %2.</numerusform>
            <numerusform>Opinions without a judgment do not count: %1, samples %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) imported.</source>
        <translation>
            <numerusform>%n answer imported.</numerusform>
            <numerusform>%n answers imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) skipped: already answered here.</source>
        <translation>
            <numerusform>%n item skipped: already answered here.</numerusform>
            <numerusform>%n items skipped: already answered here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotation(s) not imported: the annotator skipped the task.</source>
        <translation>
            <numerusform>%n annotation not imported: the annotator skipped the task.</numerusform>
            <numerusform>%n annotations not imported: the annotator skipped the task.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annotation(s) not imported: without an answer.</source>
        <translation>
            <numerusform>%n annotation not imported: without an answer.</numerusform>
            <numerusform>%n annotations not imported: without an answer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) without an output text not imported.</source>
        <translation>
            <numerusform>%n sample without an output text not imported.</numerusform>
            <numerusform>%n samples without an output text not imported.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PublishingWords</name>
    <message numerus="yes">
        <source>%n sample(s) are in another split: what was trained on the version before may have seen them.</source>
        <translation>
            <numerusform>%n sample is in another split: what was trained on the version before may have seen it.</numerusform>
            <numerusform>%n samples are in another split: what was trained on the version before may have seen them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n author(s) without ORCID iD.</source>
        <translation>
            <numerusform>%n author without ORCID iD.</numerusform>
            <numerusform>%n authors without ORCID iD.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The split &quot;%1&quot; has only %n sample(s).</source>
        <translation>
            <numerusform>The split &quot;%1&quot; has only %n sample.</numerusform>
            <numerusform>The split &quot;%1&quot; has only %n samples.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paragraph(s) are the same in several splits: test data leak.</source>
        <translation>
            <numerusform>%n paragraph is the same in several splits: test data leak.</numerusform>
            <numerusform>%n paragraphs are the same in several splits: test data leak.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) have no facts.</source>
        <translation>
            <numerusform>%n sample has no facts.</numerusform>
            <numerusform>%n samples have no facts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) have no facts for some supporting paragraph.</source>
        <translation>
            <numerusform>%n sample has no facts for some supporting paragraph.</numerusform>
            <numerusform>%n samples have no facts for some supporting paragraph.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) have no opinions.</source>
        <translation>
            <numerusform>%n sample has no opinions.</numerusform>
            <numerusform>%n samples have no opinions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) are left out: not assigned, open, undecided or without paragraphs.</source>
        <translation>
            <numerusform>%n sample is left out: not assigned, open, undecided or without paragraphs.</numerusform>
            <numerusform>%n samples are left out: not assigned, open, undecided or without paragraphs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) are excluded.</source>
        <translation>
            <numerusform>%n sample is excluded.</numerusform>
            <numerusform>%n samples are excluded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n study(s) are left out: not closed.</source>
        <translation>
            <numerusform>%n study is left out: not closed.</numerusform>
            <numerusform>%n studies are left out: not closed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) of studies are left out: free texts may say who wrote them.</source>
        <translation>
            <numerusform>%n question of studies is left out: free texts may say who wrote them.</numerusform>
            <numerusform>%n questions of studies are left out: free texts may say who wrote them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) have an e-mail address in their texts.</source>
        <translation>
            <numerusform>%n sample has an e-mail address in its texts.</numerusform>
            <numerusform>%n samples have an e-mail address in their texts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) have the name of a person of the project in their texts, which is not replaced. Look whether it is that person.</source>
        <translation>
            <numerusform>%n sample has the name of a person of the project in its texts, which is not replaced. Look whether it is that person.</numerusform>
            <numerusform>%n samples have the name of a person of the project in their texts, which is not replaced. Look whether it is that person.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s) of discussions have the name of a person of the project and are published under the pseudonym.</source>
        <translation>
            <numerusform>%n participant of discussions has the name of a person of the project and is published under the pseudonym.</numerusform>
            <numerusform>%n participants of discussions have the name of a person of the project and are published under the pseudonym.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) have imported labels of paragraphs without individual answers.</source>
        <translation>
            <numerusform>%n sample has imported labels of paragraphs without individual answers.</numerusform>
            <numerusform>%n samples have imported labels of paragraphs without individual answers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n closed round(s) are left out until their sample is settled, or labelled again.</source>
        <translation>
            <numerusform>%n closed round is left out until its sample is settled, or labelled again.</numerusform>
            <numerusform>%n closed rounds are left out until their sample is settled, or labelled again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) of studies are left out: they show samples that are not published.</source>
        <translation>
            <numerusform>%n item of a study is left out: it shows a sample that is not published.</numerusform>
            <numerusform>%n items of studies are left out: they show samples that are not published.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) of studies, or of samples outside the benchmark, have an e-mail address in their texts.</source>
        <translation>
            <numerusform>%n item of a study, or of a sample outside the benchmark, has an e-mail address in its texts.</numerusform>
            <numerusform>%n items of studies, or of samples outside the benchmark, have an e-mail address in their texts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) of studies, or of samples outside the benchmark, have the name of a person of the project in their texts.</source>
        <translation>
            <numerusform>%n item of a study, or of a sample outside the benchmark, has the name of a person of the project in its texts.</numerusform>
            <numerusform>%n items of studies, or of samples outside the benchmark, have the name of a person of the project in their texts.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordVisitor</name>
    <message numerus="yes">
        <source>This object has more than %n key(s).</source>
        <translation>
            <numerusform>This object has more than %n key.</numerusform>
            <numerusform>This object has more than %n keys.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message numerus="yes">
        <source>%n judgments have no parsable reply and count as no.</source>
        <translation>
            <numerusform>%n judgment has no parsable reply and counts as no.</numerusform>
            <numerusform>%n judgments have no parsable reply and count as no.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n aspect(s)</source>
        <translation>
            <numerusform>%n aspect</numerusform>
            <numerusform>%n aspects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Recall: mean of %n aspect(s)</source>
        <translation>
            <numerusform>Recall: mean of %n aspect</numerusform>
            <numerusform>Recall: mean of %n aspects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Precision: mean of %n aspect(s)</source>
        <translation>
            <numerusform>Precision: mean of %n aspect</numerusform>
            <numerusform>Precision: mean of %n aspects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evaluations are incomplete and excluded.</source>
        <translation>
            <numerusform>%n evaluation is incomplete and excluded.</numerusform>
            <numerusform>%n evaluations are incomplete and excluded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evaluation(s)</source>
        <translation>
            <numerusform>%n evaluation</numerusform>
            <numerusform>%n evaluations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RepositoryWords</name>
    <message numerus="yes">
        <source>%n judgment(s) of this evaluation are not reviewed yet.</source>
        <translation>
            <numerusform>%n judgment of this evaluation is not reviewed yet.</numerusform>
            <numerusform>%n judgments of this evaluation are not reviewed yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Submission refused: %n item(s) lack an answer.</source>
        <translation>
            <numerusform>Submission refused: %n item lacks an answer.</numerusform>
            <numerusform>Submission refused: %n items lack an answer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgment(s) on this output are not reviewed yet.</source>
        <translation>
            <numerusform>%n judgment on this output is not reviewed yet.</numerusform>
            <numerusform>%n judgments on this output are not reviewed yet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunViewWords</name>
    <message numerus="yes">
        <source>%n request(s) written.</source>
        <translation>
            <numerusform>%n request written.</numerusform>
            <numerusform>%n requests written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) already answered; no request needed.</source>
        <translation>
            <numerusform>%n task already answered; no request needed.</numerusform>
            <numerusform>%n tasks already answered; no request needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) already pending in a batch.</source>
        <translation>
            <numerusform>%n task already pending in a batch.</numerusform>
            <numerusform>%n tasks already pending in a batch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) exceed the spending cap.</source>
        <translation>
            <numerusform>%n request exceeds the spending cap.</numerusform>
            <numerusform>%n requests exceed the spending cap.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) still pending. Read the batch&apos;s other results or abandon the batch.</source>
        <translation>
            <numerusform>%n task still pending. Read the batch&apos;s other results or abandon the batch.</numerusform>
            <numerusform>%n tasks still pending. Read the batch&apos;s other results or abandon the batch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them were in an earlier batch but not in its results. If a reply still arrives, the first one read counts.</source>
        <translation>
            <numerusform>%n of them was in an earlier batch but not in its results. If a reply still arrives, the first one read counts.</numerusform>
            <numerusform>%n of them were in an earlier batch but not in its results. If a reply still arrives, the first one read counts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) remain, including follow-up tasks from the replies. Write them as the next batch of this run.</source>
        <translation>
            <numerusform>%n task remains, including follow-up tasks from the replies. Write it as the next batch of this run.</numerusform>
            <numerusform>%n tasks remain, including follow-up tasks from the replies. Write them as the next batch of this run.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them were missing from the results of their batch; the next batch retries them.</source>
        <translation>
            <numerusform>%n of them was missing from the results of its batch; the next batch retries it.</numerusform>
            <numerusform>%n of them were missing from the results of their batch; the next batch retries them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) came late: their tasks were already answered, retried or abandoned. They only count toward the cost.</source>
        <translation>
            <numerusform>%n line came late: its task was already answered, retried or abandoned. It only counts toward the cost.</numerusform>
            <numerusform>%n lines came late: their tasks were already answered, retried or abandoned. They only count toward the cost.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunWords</name>
    <message numerus="yes">
        <source>%n request(s) are pending in a batch and are not sent again.</source>
        <translation>
            <numerusform>%n request is pending in a batch and is not sent again.</numerusform>
            <numerusform>%n requests are pending in a batch and are not sent again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s)</source>
        <translation>
            <numerusform>%n request</numerusform>
            <numerusform>%n requests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reply(s) already stored</source>
        <translation>
            <numerusform>%n reply already stored</numerusform>
            <numerusform>%n replies already stored</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then about %n follow-up request(s), depending on the replies</source>
        <translation>
            <numerusform>then about %n follow-up request, depending on the replies</numerusform>
            <numerusform>then about %n follow-up requests, depending on the replies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) are not ready.</source>
        <translation>
            <numerusform>%n sample is not ready.</numerusform>
            <numerusform>%n samples are not ready.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cost of %n reply(s) unknown</source>
        <translation>
            <numerusform>cost of %n reply unknown</numerusform>
            <numerusform>cost of %n replies unknown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>waiting for %n reply(s) that may be billed; Ctrl+C abandons them</source>
        <translation>
            <numerusform>waiting for %n reply that may be billed; Ctrl+C abandons it</numerusform>
            <numerusform>waiting for %n replies that may be billed; Ctrl+C abandons them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) pending in a batch</source>
        <translation>
            <numerusform>%n request pending in a batch</numerusform>
            <numerusform>%n requests pending in a batch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n for excluded items</source>
        <translation>
            <numerusform>%n for excluded items</numerusform>
            <numerusform>%n for excluded items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) done</source>
        <translation>
            <numerusform>%n task done</numerusform>
            <numerusform>%n tasks done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n failed</numerusform>
            <numerusform>%n failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) without a reply</source>
        <translation>
            <numerusform>%n request without a reply</numerusform>
            <numerusform>%n requests without a reply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unparsable</source>
        <comment>answers</comment>
        <translation>
            <numerusform>%n unparsable</numerusform>
            <numerusform>%n unparsable</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) exceed the cap and could cost up to %1, not counting follow-up requests.</source>
        <translation>
            <numerusform>%n request exceeds the cap and could cost up to %1, not counting follow-up requests.</numerusform>
            <numerusform>%n requests exceed the cap and could cost up to %1, not counting follow-up requests.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s) belong to a log that is not split yet.</source>
        <translation>
            <numerusform>%n user belongs to a log that is not split yet.</numerusform>
            <numerusform>%n users belong to a log that is not split yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This assumes one rewrite per segment; there can be at most %n request(s) in total, which the upper values include</source>
        <translation>
            <numerusform>This assumes one rewrite per segment; there can be at most %n request in total, which the upper values include</numerusform>
            <numerusform>This assumes one rewrite per segment; there can be at most %n requests in total, which the upper values include</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The server did not report the tokens of %n reply(s); each is counted at its maximum possible cost. A lower --max-tokens reduces it; if the endpoint is free, set its prices to 0.</source>
        <translation>
            <numerusform>The server did not report the tokens of %n reply; it is counted at its maximum possible cost. A lower --max-tokens reduces it; if the endpoint is free, set its prices to 0.</numerusform>
            <numerusform>The server did not report the tokens of %n replies; each is counted at its maximum possible cost. A lower --max-tokens reduces it; if the endpoint is free, set its prices to 0.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>F1 (average) of %Ln evaluation(s)</source>
        <translation>
            <numerusform>F1 (average) of %Ln evaluation</numerusform>
            <numerusform>F1 (average) of %Ln evaluations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n output(s) are already evaluated or being evaluated by a run.</source>
        <translation>
            <numerusform>%n output is already evaluated or being evaluated by a run.</numerusform>
            <numerusform>%n outputs are already evaluated or being evaluated by a run.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hits of %Ln prediction(s)</source>
        <translation>
            <numerusform>hits of %Ln prediction</numerusform>
            <numerusform>hits of %Ln predictions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n summary(s) already have predictions.</source>
        <translation>
            <numerusform>%n summary already has predictions.</numerusform>
            <numerusform>%n summaries already have predictions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %Ln score(s)</source>
        <translation>
            <numerusform>from %Ln score</numerusform>
            <numerusform>from %Ln scores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n output(s) already exist.</source>
        <translation>
            <numerusform>%n output already exists.</numerusform>
            <numerusform>%n outputs already exist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n summary(s) already have this value.</source>
        <translation>
            <numerusform>%n summary already has this value.</numerusform>
            <numerusform>%n summaries already have this value.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s) already have such a summary.</source>
        <translation>
            <numerusform>%n user already has such a summary.</numerusform>
            <numerusform>%n users already have such a summary.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n output(s) are already judged or being judged by a run.</source>
        <translation>
            <numerusform>%n output is already judged or being judged by a run.</numerusform>
            <numerusform>%n outputs are already judged or being judged by a run.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SampleRow</name>
    <message numerus="yes">
        <source>%n unsure</source>
        <comment>items marked unsure</comment>
        <translation>
            <numerusform>%n unsure</numerusform>
            <numerusform>%n unsure</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScorerWords</name>
    <message numerus="yes">
        <source>The program gave no answer within %n second(s).</source>
        <translation>
            <numerusform>The program gave no answer within %n second.</numerusform>
            <numerusform>The program gave no answer within %n seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s)</source>
        <translation>
            <numerusform>%n request</numerusform>
            <numerusform>%n requests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 at %2, %n dimension(s)</source>
        <translation>
            <numerusform>%1 at %2, %n dimension</numerusform>
            <numerusform>%1 at %2, %n dimensions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchModel</name>
    <message numerus="yes">
        <source>%n paragraph(s)</source>
        <translation>
            <numerusform>%n paragraph</numerusform>
            <numerusform>%n paragraphs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n utterance(s)</source>
        <translation>
            <numerusform>%n utterance</numerusform>
            <numerusform>%n utterances</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n opinion(s)</source>
        <translation>
            <numerusform>%n opinion</numerusform>
            <numerusform>%n opinions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s)</source>
        <translation>
            <numerusform>%n fact</numerusform>
            <numerusform>%n facts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n case(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n output(s)</source>
        <translation>
            <numerusform>%n output</numerusform>
            <numerusform>%n outputs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Aspects of %n evaluation(s)</source>
        <translation>
            <numerusform>Aspects of %n evaluation</numerusform>
            <numerusform>Aspects of %n evaluations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rationales of %n evaluation(s)</source>
        <translation>
            <numerusform>Rationales of %n evaluation</numerusform>
            <numerusform>Rationales of %n evaluations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n command(s)</source>
        <translation>
            <numerusform>%n command</numerusform>
            <numerusform>%n commands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s)</source>
        <translation>
            <numerusform>%n setting</numerusform>
            <numerusform>%n settings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s)</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s)</source>
        <translation>
            <numerusform>%n sample</numerusform>
            <numerusform>%n samples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n model reply(s)</source>
        <translation>
            <numerusform>%n model reply</numerusform>
            <numerusform>%n model replies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SessionWords</name>
    <message numerus="yes">
        <source>Exclude %n sample(s)</source>
        <translation>
            <numerusform>Exclude %n sample</numerusform>
            <numerusform>Exclude %n samples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Include %n sample(s) again</source>
        <translation>
            <numerusform>Include %n sample again</numerusform>
            <numerusform>Include %n samples again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exclude %n case(s)</source>
        <translation>
            <numerusform>Exclude %n case</numerusform>
            <numerusform>Exclude %n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Include %n case(s) again</source>
        <translation>
            <numerusform>Include %n case again</numerusform>
            <numerusform>Include %n cases again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(%Ln more character(s): copy the text to read all of it)</source>
        <translation>
            <numerusform>(%Ln more character: copy the text to read all of it)</numerusform>
            <numerusform>(%Ln more characters: copy the text to read all of it)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsReport</name>
    <message numerus="yes">
        <source>%n sample(s) not in the benchmark yet:</source>
        <translation>
            <numerusform>%n sample not in the benchmark yet:</numerusform>
            <numerusform>%n samples not in the benchmark yet:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other reason(s)</source>
        <comment>why samples are set aside</comment>
        <translation>
            <numerusform>%n other reason</numerusform>
            <numerusform>%n other reasons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StudyFileWords</name>
    <message numerus="yes">
        <source>%n item(s) have another position in their rater&apos;s order in the study, and keep it: %1.</source>
        <translation>
            <numerusform>%n item has another position in its rater&apos;s order in the study, and keeps it: %1.</numerusform>
            <numerusform>%n items have another position in their rater&apos;s order in the study, and keep it: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StudyViewWords</name>
    <message numerus="yes">
        <source>%n more item(s) cannot be added either.</source>
        <translation>
            <numerusform>%n more item cannot be added either.</numerusform>
            <numerusform>%n more items cannot be added either.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s)</source>
        <translation>
            <numerusform>%n group</numerusform>
            <numerusform>%n groups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attention check(s)</source>
        <translation>
            <numerusform>%n attention check</numerusform>
            <numerusform>%n attention checks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n practice item(s)</source>
        <translation>
            <numerusform>%n practice item</numerusform>
            <numerusform>%n practice items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) to rate</source>
        <translation>
            <numerusform>%n item to rate</numerusform>
            <numerusform>%n items to rate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s), </source>
        <comment>followed by raters</comment>
        <translation>
            <numerusform>%n item, </numerusform>
            <numerusform>%n items, </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rater(s), </source>
        <comment>followed by answers</comment>
        <translation>
            <numerusform>%n rater, </numerusform>
            <numerusform>%n raters, </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n answer</numerusform>
            <numerusform>%n answers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <comment>of a study</comment>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n practice</source>
        <translation>
            <numerusform>%n practice</numerusform>
            <numerusform>%n practice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s), %1 of them to rated items</source>
        <translation>
            <numerusform>%n answer, %1 of them to rated items</numerusform>
            <numerusform>%n answers, %1 of them to rated items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StudyWords</name>
    <message numerus="yes">
        <source>Aligned: share of items on which the metric scores the side chosen by most raters higher; ties of the metric count as one half. %n item(s) with a majority for one side.</source>
        <translation>
            <numerusform>Aligned: share of items on which the metric scores the side chosen by most raters higher; ties of the metric count as one half. %n item with a majority for one side.</numerusform>
            <numerusform>Aligned: share of items on which the metric scores the side chosen by most raters higher; ties of the metric count as one half. %n items with a majority for one side.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tied item(s) excluded.</source>
        <translation>
            <numerusform>%n tied item excluded.</numerusform>
            <numerusform>%n tied items excluded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) excluded: the users&apos; own pair was not rated.</source>
        <translation>
            <numerusform>%n document excluded: the users&apos; own pair was not rated.</numerusform>
            <numerusform>%n documents excluded: the users&apos; own pair was not rated.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) excluded: they belong to no document.</source>
        <translation>
            <numerusform>%n item excluded: it belongs to no document.</numerusform>
            <numerusform>%n items excluded: they belong to no document.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rater(s)</source>
        <translation>
            <numerusform>%n rater</numerusform>
            <numerusform>%n raters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n answer</numerusform>
            <numerusform>%n answers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rated item(s) in total</source>
        <translation>
            <numerusform>%n rated item in total</numerusform>
            <numerusform>%n rated items in total</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them answered</source>
        <translation>
            <numerusform>%n of them answered</numerusform>
            <numerusform>%n of them answered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The answers belong to %n version(s) of the study.</source>
        <translation>
            <numerusform>The answers belong to %n version of the study.</numerusform>
            <numerusform>The answers belong to %n versions of the study.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rater(s) excluded by the predefined rules; results for all raters are shown separately.</source>
        <translation>
            <numerusform>%n rater excluded by the predefined rules; results for all raters are shown separately.</numerusform>
            <numerusform>%n raters excluded by the predefined rules; results for all raters are shown separately.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) added.</source>
        <translation>
            <numerusform>%n item added.</numerusform>
            <numerusform>%n items added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) collected elsewhere were imported.</source>
        <translation>
            <numerusform>%n answer collected elsewhere was imported.</numerusform>
            <numerusform>%n answers collected elsewhere were imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A link was created for up to %n rater(s).</source>
        <translation>
            <numerusform>A link was created for up to %n rater.</numerusform>
            <numerusform>A link was created for up to %n raters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was replaced by %2, who was assigned %n of their items: %3</source>
        <translation>
            <numerusform>%1 was replaced by %2, who was assigned %n of their items: %3</numerusform>
            <numerusform>%1 was replaced by %2, who was assigned %n of their items: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rater(s) declined to take part.</source>
        <translation>
            <numerusform>%n rater declined to take part.</numerusform>
            <numerusform>%n raters declined to take part.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rater(s) were screened out.</source>
        <translation>
            <numerusform>%n rater was screened out.</numerusform>
            <numerusform>%n raters were screened out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n assigned item(s) were released without being completed.</source>
        <translation>
            <numerusform>%n assigned item was released without being completed.</numerusform>
            <numerusform>%n assigned items were released without being completed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) came after the study was closed and are excluded from the results.</source>
        <translation>
            <numerusform>%n answer came after the study was closed and is excluded from the results.</numerusform>
            <numerusform>%n answers came after the study was closed and are excluded from the results.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) came from a file.</source>
        <translation>
            <numerusform>%n item came from a file.</numerusform>
            <numerusform>%n items came from a file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) were created from the project: %1.</source>
        <translation>
            <numerusform>%n item was created from the project: %1.</numerusform>
            <numerusform>%n items were created from the project: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>on %n item(s)</source>
        <translation>
            <numerusform>on %n item</numerusform>
            <numerusform>on %n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) added, including practice items and attention checks.</source>
        <translation>
            <numerusform>%n item added, including practice items and attention checks.</numerusform>
            <numerusform>%n items added, including practice items and attention checks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 withdrew; their %n answer(s) were erased.</source>
        <translation>
            <numerusform>%1 withdrew; their %n answer was erased.</numerusform>
            <numerusform>%1 withdrew; their %n answers were erased.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) came after their item had been passed to another rater; they are included in the results.</source>
        <translation>
            <numerusform>%n answer came after its item had been passed to another rater; it is included in the results.</numerusform>
            <numerusform>%n answers came after their item had been passed to another rater; they are included in the results.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) were created from the project&apos;s outputs.</source>
        <translation>
            <numerusform>%n item was created from the project&apos;s outputs.</numerusform>
            <numerusform>%n items were created from the project&apos;s outputs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) were created from the project&apos;s explanations.</source>
        <translation>
            <numerusform>%n item was created from the project&apos;s explanations.</numerusform>
            <numerusform>%n items were created from the project&apos;s explanations.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) were created from the project&apos;s judgments.</source>
        <translation>
            <numerusform>%n item was created from the project&apos;s judgments.</numerusform>
            <numerusform>%n items were created from the project&apos;s judgments.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) were created from documents with their users&apos; summaries.</source>
        <translation>
            <numerusform>%n item was created from documents with their users&apos; summaries.</numerusform>
            <numerusform>%n items were created from documents with their users&apos; summaries.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items have no majority for a side: %1.</source>
        <translation>
            <numerusform>%n item has no majority for a side: %1.</numerusform>
            <numerusform>%n items have no majority for a side: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) were created from the project&apos;s user summaries.</source>
        <translation>
            <numerusform>%n item was created from the project&apos;s user summaries.</numerusform>
            <numerusform>%n items were created from the project&apos;s user summaries.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Items include attention checks; answers count rated items only. Shares in percent. Seconds: median active time per item. Straight-lining: largest share of one answer, as it was shown, to a question about rated items with at least %n answer(s).</source>
        <translation>
            <numerusform>Items include attention checks; answers count rated items only. Shares in percent. Seconds: median active time per item. Straight-lining: largest share of one answer, as it was shown, to a question about rated items with at least %n answer.</numerusform>
            <numerusform>Items include attention checks; answers count rated items only. Shares in percent. Seconds: median active time per item. Straight-lining: largest share of one answer, as it was shown, to a question about rated items with at least %n answers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n rater(s), p (raters) cannot be below 0.05, whatever they answer; p (items) then holds for these raters only.</source>
        <translation>
            <numerusform>With fewer than %n rater, p (raters) cannot be below 0.05, whatever they answer; p (items) then holds for these raters only.</numerusform>
            <numerusform>With fewer than %n raters, p (raters) cannot be below 0.05, whatever they answer; p (items) then holds for these raters only.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) removed.</source>
        <translation>
            <numerusform>%n item removed.</numerusform>
            <numerusform>%n items removed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) to rated items</source>
        <translation>
            <numerusform>%n answer to rated items</numerusform>
            <numerusform>%n answers to rated items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Raters who failed at least %n attention check(s) are excluded.</source>
        <translation>
            <numerusform>Raters who failed at least %n attention check are excluded.</numerusform>
            <numerusform>Raters who failed at least %n attention checks are excluded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n score(s) lie outside the scale from %1 to %2 (first: %3), so it does not answer the question as raters do.</source>
        <translation>
            <numerusform>%n score lies outside the scale from %1 to %2 (first: %3), so it does not answer the question as raters do.</numerusform>
            <numerusform>%n scores lie outside the scale from %1 to %2 (first: %3), so it does not answer the question as raters do.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n score(s) stand for none of the answers (first: %1), so it does not answer the question as raters do.</source>
        <translation>
            <numerusform>%n score stands for none of the answers (first: %1), so it does not answer the question as raters do.</numerusform>
            <numerusform>%n scores stand for none of the answers (first: %1), so it does not answer the question as raters do.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n rater(s) in the study, p over raters cannot be below 0.05, whatever they answer.</source>
        <translation>
            <numerusform>With fewer than %n rater in the study, p over raters cannot be below 0.05, whatever they answer.</numerusform>
            <numerusform>With fewer than %n raters in the study, p over raters cannot be below 0.05, whatever they answer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No row has %1. Plan a study of %n rater(s) or more (--raters-total): p over fewer cannot be below 0.05.</source>
        <translation>
            <numerusform>No row has %1. Plan a study of %n rater or more (--raters-total): p over fewer cannot be below 0.05.</numerusform>
            <numerusform>No row has %1. Plan a study of %n raters or more (--raters-total): p over fewer cannot be below 0.05.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rater(s) per item</source>
        <translation>
            <numerusform>%n rater per item</numerusform>
            <numerusform>%n raters per item</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The study has %n rater(s), or as many as an item needs where these are more; they share the items evenly.</source>
        <translation>
            <numerusform>The study has %n rater, or as many as an item needs where these are more; they share the items evenly.</numerusform>
            <numerusform>The study has %n raters, or as many as an item needs where these are more; they share the items evenly.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SystemSampleWords</name>
    <message numerus="yes">
        <source>%n answered for one system only</source>
        <translation>
            <numerusform>%n answered for one system only</numerusform>
            <numerusform>%n answered for one system only</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n opinion(s) not covered</source>
        <translation>
            <numerusform>%n opinion not covered</numerusform>
            <numerusform>%n opinions not covered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nonexistent paragraph(s)</source>
        <translation>
            <numerusform>%n nonexistent paragraph</numerusform>
            <numerusform>%n nonexistent paragraphs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more paragraph(s) hit</source>
        <translation>
            <numerusform>%n more paragraph hit</numerusform>
            <numerusform>%n more paragraphs hit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer paragraph(s) hit</source>
        <translation>
            <numerusform>%n fewer paragraph hit</numerusform>
            <numerusform>%n fewer paragraphs hit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more paragraph(s) wrongly included</source>
        <translation>
            <numerusform>%n more paragraph wrongly included</numerusform>
            <numerusform>%n more paragraphs wrongly included</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer paragraph(s) wrongly included</source>
        <translation>
            <numerusform>%n fewer paragraph wrongly included</numerusform>
            <numerusform>%n fewer paragraphs wrongly included</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more fact(s) covered</source>
        <translation>
            <numerusform>%n more fact covered</numerusform>
            <numerusform>%n more facts covered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer fact(s) covered</source>
        <translation>
            <numerusform>%n fewer fact covered</numerusform>
            <numerusform>%n fewer facts covered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more opinion(s) covered</source>
        <translation>
            <numerusform>%n more opinion covered</numerusform>
            <numerusform>%n more opinions covered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer opinion(s) covered</source>
        <translation>
            <numerusform>%n fewer opinion covered</numerusform>
            <numerusform>%n fewer opinions covered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n opinion(s) with a different error type</source>
        <translation>
            <numerusform>%n opinion with a different error type</numerusform>
            <numerusform>%n opinions with a different error type</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TeamViewWords</name>
    <message numerus="yes">
        <source>%n to send; saved here.</source>
        <translation>
            <numerusform>%n to send; saved here.</numerusform>
            <numerusform>%n to send; saved here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not taken.</source>
        <translation>
            <numerusform>%n not taken.</numerusform>
            <numerusform>%n not taken.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TeamWords</name>
    <message numerus="yes">
        <source>&quot;%1&quot;: %n row(s) stay here, not at the hub: %2.</source>
        <translation>
            <numerusform>&quot;%1&quot;: %n row stays here, not at the hub: %2.</numerusform>
            <numerusform>&quot;%1&quot;: %n rows stay here, not at the hub: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The clocks of this computer and of the hub differ by %n minute(s): set this one, if it is wrong.</source>
        <translation>
            <numerusform>The clocks of this computer and of the hub differ by %n minute: set this one, if it is wrong.</numerusform>
            <numerusform>The clocks of this computer and of the hub differ by %n minutes: set this one, if it is wrong.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, &quot;%2&quot;: %n row(s) came after the round was closed and do not count.</source>
        <translation>
            <numerusform>%1, &quot;%2&quot;: %n row came after the round was closed and does not count.</numerusform>
            <numerusform>%1, &quot;%2&quot;: %n rows came after the round was closed and do not count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&quot;%1&quot; was withdrawn from you; %n answer(s) do not count.</source>
        <translation>
            <numerusform>&quot;%1&quot; was withdrawn from you; %n answer does not count.</numerusform>
            <numerusform>&quot;%1&quot; was withdrawn from you; %n answers do not count.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TimeText</name>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TimelineUserWords</name>
    <message numerus="yes">
        <source>The rule&apos;s cut fell among %n simultaneous activities of unknown order, so all of them are past.</source>
        <translation>
            <numerusform>The rule&apos;s cut fell at %n activity, so it is past.</numerusform>
            <numerusform>The rule&apos;s cut fell among %n simultaneous activities of unknown order, so all of them are past.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rule&apos;s cut fell among %n simultaneous activities of unknown order, so all of them are future.</source>
        <translation>
            <numerusform>The rule&apos;s cut fell at %n activity, so it is future.</numerusform>
            <numerusform>The rule&apos;s cut fell among %n simultaneous activities of unknown order, so all of them are future.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>run(s) %1</source>
        <translation>
            <numerusform>run %1</numerusform>
            <numerusform>runs %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln word</numerusform>
            <numerusform>%Ln words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n activity(ies)</source>
        <translation>
            <numerusform>%n activity</numerusform>
            <numerusform>%n activities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s) removed</source>
        <translation>
            <numerusform>%n passage removed</numerusform>
            <numerusform>%n passages removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s) added</source>
        <translation>
            <numerusform>%n passage added</numerusform>
            <numerusform>%n passages added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hit by both</source>
        <comment>tasks</comment>
        <translation>
            <numerusform>%n hit by both</numerusform>
            <numerusform>%n hit by both</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n by neither</source>
        <comment>tasks hit</comment>
        <translation>
            <numerusform>%n by neither</numerusform>
            <numerusform>%n by neither</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not predicted from both</source>
        <comment>tasks</comment>
        <translation>
            <numerusform>%n not predicted from both</numerusform>
            <numerusform>%n not predicted from both</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n prediction(s) from each, over tasks and runs</source>
        <comment>two summaries</comment>
        <translation>
            <numerusform>Of %n prediction from each, over tasks and runs</numerusform>
            <numerusform>Of %n predictions from each, over tasks and runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hit by %1 alone</source>
        <comment>predictions, a summarizer</comment>
        <translation>
            <numerusform>%n hit by %1 alone</numerusform>
            <numerusform>%n hit by %1 alone</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TimelineWords</name>
    <message numerus="yes">
        <source>%Ln users have simultaneous activities, %L1 in total; item keys decide their order.</source>
        <translation>
            <numerusform>%Ln user has simultaneous activities, %L1 in total; item keys decide their order.</numerusform>
            <numerusform>%Ln users have simultaneous activities, %L1 in total; item keys decide their order.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln titles belong to several items, which are kept separate.</source>
        <translation>
            <numerusform>%Ln title belongs to several items, which are kept separate.</numerusform>
            <numerusform>%Ln titles belong to several items, which are kept separate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln long texts were truncated.</source>
        <translation>
            <numerusform>%Ln long text was truncated.</numerusform>
            <numerusform>%Ln long texts were truncated.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln items have several titles; the earliest is used.</source>
        <translation>
            <numerusform>%Ln item has several titles; the earliest is used.</numerusform>
            <numerusform>%Ln items have several titles; the earliest is used.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln items have different categories at different times; each activity keeps its own.</source>
        <translation>
            <numerusform>%Ln item has different categories at different times; each activity keeps its own.</numerusform>
            <numerusform>%Ln items have different categories at different times; each activity keeps its own.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TimelinesWords</name>
    <message numerus="yes">
        <source>Future: the last %n activities of each timeline. Simultaneous activities are never split.</source>
        <translation>
            <numerusform>Future: the last %n activity of each timeline. Simultaneous activities are never split.</numerusform>
            <numerusform>Future: the last %n activities of each timeline. Simultaneous activities are never split.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s) can be split, but no task is possible for them.</source>
        <translation>
            <numerusform>%n user can be split, but no task is possible for them.</numerusform>
            <numerusform>%n users can be split, but no task is possible for them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The log has %n summaries of its users, so its past, future and tasks are fixed. To split it differently, import it again under another name.</source>
        <translation>
            <numerusform>The log has %n summary of its users, so its past, future and tasks are fixed. To split it differently, import it again under another name.</numerusform>
            <numerusform>The log has %n summaries of its users, so its past, future and tasks are fixed. To split it differently, import it again under another name.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n summaries</source>
        <translation>
            <numerusform>%n summary</numerusform>
            <numerusform>%n summaries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s)</source>
        <translation>
            <numerusform>%n user</numerusform>
            <numerusform>%n users</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unparsable, counted as missed.</source>
        <comment>predictions</comment>
        <translation>
            <numerusform>%n unparsable, counted as missed.</numerusform>
            <numerusform>%n unparsable, counted as missed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n word(s)</source>
        <comment>a summarizer and its limit</comment>
        <translation>
            <numerusform>%1: %n word</numerusform>
            <numerusform>%1: %n words</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TransferWords</name>
    <message numerus="yes">
        <source>%n unassigned</source>
        <translation>
            <numerusform>%n unassigned</numerusform>
            <numerusform>%n unassigned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <translation>
            <numerusform>%n open</numerusform>
            <numerusform>%n open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undecided</source>
        <translation>
            <numerusform>%n undecided</numerusform>
            <numerusform>%n undecided</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without kept paragraphs</source>
        <translation>
            <numerusform>%n without kept paragraphs</numerusform>
            <numerusform>%n without kept paragraphs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) written.</source>
        <translation>
            <numerusform>%n sample written.</numerusform>
            <numerusform>%n samples written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) excluded: %1.</source>
        <translation>
            <numerusform>%n sample excluded: %1.</numerusform>
            <numerusform>%n samples excluded: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) excluded: their paragraphs were removed or relabelled.</source>
        <translation>
            <numerusform>%n fact excluded: its paragraph was removed or relabelled.</numerusform>
            <numerusform>%n facts excluded: their paragraphs were removed or relabelled.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) excluded: their key-fact round is not finished.</source>
        <translation>
            <numerusform>%n fact excluded: its key-fact round is not finished.</numerusform>
            <numerusform>%n facts excluded: their key-fact round is not finished.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) written without opinions: their opinion round is not settled yet.</source>
        <translation>
            <numerusform>%n sample written without opinions: its opinion round is not settled yet.</numerusform>
            <numerusform>%n samples written without opinions: their opinion round is not settled yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) of closed rounds written.</source>
        <translation>
            <numerusform>%n answer of closed rounds written.</numerusform>
            <numerusform>%n answers of closed rounds written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) excluded: answers have names only once their sample is settled.</source>
        <translation>
            <numerusform>%n round excluded: answers have names only once their sample is settled.</numerusform>
            <numerusform>%n rounds excluded: answers have names only once their sample is settled.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paragraph(s)</source>
        <translation>
            <numerusform>%n paragraph</numerusform>
            <numerusform>%n paragraphs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s)</source>
        <translation>
            <numerusform>%n sample</numerusform>
            <numerusform>%n samples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) of closed rounds and studies written.</source>
        <translation>
            <numerusform>%n answer of closed rounds and studies written.</numerusform>
            <numerusform>%n answers of closed rounds and studies written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) written</source>
        <translation>
            <numerusform>%n task written</numerusform>
            <numerusform>%n tasks written</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n answer(s) of closed rounds.</source>
        <translation>
            <numerusform>with %n answer of closed rounds.</numerusform>
            <numerusform>with %n answers of closed rounds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UsersumWords</name>
    <message numerus="yes">
        <source>%n user(s) without a task: counted in IFM only.</source>
        <translation>
            <numerusform>%n user without a task: counted in IFM only.</numerusform>
            <numerusform>%n users without a task: counted in IFM only.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s) with an empty summary: counted in QM and IFM, without IDM.</source>
        <translation>
            <numerusform>%n user with an empty summary: counted in QM and IFM, without IDM.</numerusform>
            <numerusform>%n users with an empty summary: counted in QM and IFM, without IDM.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n users are missing from some runs.</source>
        <translation>
            <numerusform>%n user is missing from some runs.</numerusform>
            <numerusform>%n users are missing from some runs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Summaries of %n user(s).</source>
        <translation>
            <numerusform>Summaries of %n user.</numerusform>
            <numerusform>Summaries of %n users.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s) without a human rating.</source>
        <translation>
            <numerusform>%n user without a human rating.</numerusform>
            <numerusform>%n users without a human rating.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s) excluded: equally many Good and Bad ratings.</source>
        <translation>
            <numerusform>%n user excluded: equally many Good and Bad ratings.</numerusform>
            <numerusform>%n users excluded: equally many Good and Bad ratings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rated user(s) without a judged summary.</source>
        <translation>
            <numerusform>%n rated user without a judged summary.</numerusform>
            <numerusform>%n rated users without a judged summary.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s) rated Good or Bad by a majority. 95 % intervals: bootstrap over users.</source>
        <translation>
            <numerusform>%n user rated Good or Bad by a majority. 95 % intervals: bootstrap over users.</numerusform>
            <numerusform>%n users rated Good or Bad by a majority. 95 % intervals: bootstrap over users.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is missing for %n rated user(s).</source>
        <comment>%1 is a score</comment>
        <translation>
            <numerusform>%1 is missing for %n rated user.</numerusform>
            <numerusform>%1 is missing for %n rated users.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s) excluded: a summary is missing under some word limit.</source>
        <translation>
            <numerusform>%n user excluded: a summary is missing under some word limit.</numerusform>
            <numerusform>%n users excluded: a summary is missing under some word limit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s) excluded: only %1 has them.</source>
        <comment>%1 is a summarizer</comment>
        <translation>
            <numerusform>%n user excluded: only %1 has this user.</numerusform>
            <numerusform>%n users excluded: only %1 has them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s) excluded: no task that both have in one run.</source>
        <translation>
            <numerusform>%n user excluded: no task that both have in one run.</numerusform>
            <numerusform>%n users excluded: no task that both have in one run.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n summary(ies) excluded: from runs that only one summarizer has.</source>
        <translation>
            <numerusform>%n summary excluded: from a run that only one summarizer has.</numerusform>
            <numerusform>%n summaries excluded: from runs that only one summarizer has.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) excluded: only one summarizer has them.</source>
        <translation>
            <numerusform>%n task excluded: only one summarizer has it.</numerusform>
            <numerusform>%n tasks excluded: only one summarizer has them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 against %2, %n user(s) in common.</source>
        <comment>two summarizers</comment>
        <translation>
            <numerusform>%1 against %2, %n user in common.</numerusform>
            <numerusform>%1 against %2, %n users in common.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n users are missing from some runs.</source>
        <comment>%1 is a summarizer</comment>
        <translation>
            <numerusform>%1: %n user is missing from some runs.</numerusform>
            <numerusform>%1: %n users are missing from some runs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For Q_s, the mean over %n run(s), without p.</source>
        <translation>
            <numerusform>For Q_s, the mean over %n run, without p.</numerusform>
            <numerusform>For Q_s, the mean over %n runs, without p.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Predictions are missing in %1 of %n user run(s), which count in IFM only; &quot;predict&quot; continues them.</source>
        <translation>
            <numerusform>Predictions are missing in %1 of %n user run, which counts in IFM only; &quot;predict&quot; continues them.</numerusform>
            <numerusform>Predictions are missing in %1 of %n user runs, which count in IFM only; &quot;predict&quot; continues them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n prediction(s) had no parsable reply and count as misses.</source>
        <translation>
            <numerusform>%1 of %n prediction had no parsable reply and counts as a miss.</numerusform>
            <numerusform>%1 of %n predictions had no parsable reply and count as misses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For Q_s, the mean over %1 of %n run(s), without p: in the other runs, human ratings or Q_s do not vary.</source>
        <translation>
            <numerusform>For Q_s, the mean over %1 of %n run, without p: in the other runs, human ratings or Q_s do not vary.</numerusform>
            <numerusform>For Q_s, the mean over %1 of %n runs, without p: in the other runs, human ratings or Q_s do not vary.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, mean over %2 of %n run(s)</source>
        <comment>a score</comment>
        <translation>
            <numerusform>%1, mean over %2 of %n run</numerusform>
            <numerusform>%1, mean over %2 of %n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pearson&apos;s r is the mean over %1 of %n run(s): in the others, human ratings or Q_s do not vary.</source>
        <translation>
            <numerusform>Pearson&apos;s r is the mean over %1 of %n run: in the others, human ratings or Q_s do not vary.</numerusform>
            <numerusform>Pearson&apos;s r is the mean over %1 of %n runs: in the others, human ratings or Q_s do not vary.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s) with a Q_s excluded: equally many Good and Bad ratings.</source>
        <translation>
            <numerusform>%n user with a Q_s excluded: equally many Good and Bad ratings.</numerusform>
            <numerusform>%n users with a Q_s excluded: equally many Good and Bad ratings.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WelcomeWords</name>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n day ago</numerusform>
            <numerusform>%n days ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WidgetWords</name>
    <message numerus="yes">
        <source>%n files already exist in %1. Replace them?</source>
        <translation>
            <numerusform>%n file already exists in %1. Replace it?</numerusform>
            <numerusform>%n files already exist in %1. Replace them?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more point(s)</source>
        <translation>
            <numerusform>and %n more point</numerusform>
            <numerusform>and %n more points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::AgreementPanel</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) copied.</source>
        <translation>
            <numerusform>%n item copied.</numerusform>
            <numerusform>%n items copied.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::AnnotatePage</name>
    <message numerus="yes">
        <source>%n paragraphs</source>
        <comment>more than one</comment>
        <translation>
            <numerusform>%n paragraph</numerusform>
            <numerusform>%n paragraphs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n facts</source>
        <comment>more than one</comment>
        <translation>
            <numerusform>%n fact</numerusform>
            <numerusform>%n facts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Submit %n answers?</source>
        <comment>more than one</comment>
        <translation>
            <numerusform>Submit %n answer?</numerusform>
            <numerusform>Submit %n answers?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::AssignDialog</name>
    <message numerus="yes">
        <source>Assign %n sample(s) to a pair</source>
        <translation>
            <numerusform>Assign %n sample to a pair</numerusform>
            <numerusform>Assign %n samples to a pair</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::BalanceDialog</name>
    <message numerus="yes">
        <source>&amp;Selected samples (%n)</source>
        <translation>
            <numerusform>&amp;Selected samples (%n)</numerusform>
            <numerusform>&amp;Selected samples (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assign %n sample(s)</source>
        <translation>
            <numerusform>Assign %n sample</numerusform>
            <numerusform>Assign %n samples</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::CaseReview</name>
    <message numerus="yes">
        <source>%n judgment(s) of this evaluation are not reviewed yet. Choose “unsure” if you cannot tell.</source>
        <translation>
            <numerusform>%n judgment of this evaluation is not reviewed yet. Choose “unsure” if you cannot tell.</numerusform>
            <numerusform>%n judgments of this evaluation are not reviewed yet. Choose “unsure” if you cannot tell.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::CasesPage</name>
    <message numerus="yes">
        <source>%n case(s) selected</source>
        <translation>
            <numerusform>%n case selected</numerusform>
            <numerusform>%n cases selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n case(s)</source>
        <translation>
            <numerusform>%1 of %n case</numerusform>
            <numerusform>%1 of %n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n case(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) excluded</source>
        <translation>
            <numerusform>%n case excluded</numerusform>
            <numerusform>%n cases excluded</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::ConfirmBar</name>
    <message numerus="yes">
        <source>%n facts still need an answer. Select one to jump to it.</source>
        <comment>more than one</comment>
        <translation>
            <numerusform>%n fact still needs an answer. Select it to jump to it.</numerusform>
            <numerusform>%n facts still need an answer. Select one to jump to it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paragraphs still need an answer. Select one to jump to it.</source>
        <comment>more than one</comment>
        <translation>
            <numerusform>%n paragraph still needs an answer. Select it to jump to it.</numerusform>
            <numerusform>%n paragraphs still need an answer. Select one to jump to it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::DecisionsPage</name>
    <message numerus="yes">
        <source>%n judgment(s)</source>
        <translation>
            <numerusform>%n judgment</numerusform>
            <numerusform>%n judgments</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::DiscussionDialog</name>
    <message numerus="yes">
        <source>%n utterances were pasted; the maximum is %1. Paste fewer.</source>
        <translation>
            <numerusform>%n utterance was pasted; the maximum is %1. Paste fewer.</numerusform>
            <numerusform>%n utterances were pasted; the maximum is %1. Paste fewer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n utterance(s)</source>
        <translation>
            <numerusform>%n utterance</numerusform>
            <numerusform>%n utterances</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paragraph(s)</source>
        <translation>
            <numerusform>%n paragraph</numerusform>
            <numerusform>%n paragraphs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::DiscussionEditor</name>
    <message numerus="yes">
        <source>Add %n utterance(s)</source>
        <translation>
            <numerusform>Add %n utterance</numerusform>
            <numerusform>Add %n utterances</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::DiscussionPane</name>
    <message numerus="yes">
        <source>%n utterances</source>
        <comment>more than one</comment>
        <translation>
            <numerusform>%n utterance</numerusform>
            <numerusform>%n utterances</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::DrillDownPanel</name>
    <message numerus="yes">
        <source>the first %n</source>
        <translation>
            <numerusform>the first %n</numerusform>
            <numerusform>the first %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s)</source>
        <translation>
            <numerusform>%n sample</numerusform>
            <numerusform>%n samples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) copied.</source>
        <translation>
            <numerusform>%n item copied.</numerusform>
            <numerusform>%n items copied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n opinion(s)</source>
        <translation>
            <numerusform>%n opinion</numerusform>
            <numerusform>%n opinions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with clarified references</source>
        <translation>
            <numerusform>%n with clarified references</numerusform>
            <numerusform>%n with clarified references</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reference(s)</source>
        <translation>
            <numerusform>%n reference</numerusform>
            <numerusform>%n references</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::EmptyFacts</name>
    <message numerus="yes">
        <source>%n fact(s) came with the benchmark. Accept them to edit, judge or mask them; until then they are exported unchanged.</source>
        <translation>
            <numerusform>%n fact came with the benchmark. Accept it to edit, judge or mask it; until then it is exported unchanged.</numerusform>
            <numerusform>%n facts came with the benchmark. Accept them to edit, judge or mask them; until then they are exported unchanged.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n imported fact(s)</source>
        <translation>
            <numerusform>%n imported fact</numerusform>
            <numerusform>%n imported facts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::EndpointsDialog</name>
    <message numerus="yes">
        <source>The server offers %n model(s).</source>
        <translation>
            <numerusform>The server offers %n model.</numerusform>
            <numerusform>The server offers %n models.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::EvaluationChoice</name>
    <message numerus="yes">
        <source>%1 · all %Ln run(s)</source>
        <comment>a model</comment>
        <translation>
            <numerusform>%1 · all %Ln run</numerusform>
            <numerusform>%1 · all %Ln runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scores of %Ln judge(s) are shown together; judges may differ: %1.</source>
        <translation>
            <numerusform>Scores of %Ln judge are shown: %1.</numerusform>
            <numerusform>Scores of %Ln judges are shown together; judges may differ: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::FindBar</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <comment>words found in texts</comment>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <comment>rows of lists with words that are looked for</comment>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::HubDialog</name>
    <message numerus="yes">
        <source>%1: %n login(s) ended. What they sent stays.</source>
        <translation>
            <numerusform>%1: %n login ended. What they sent stays.</numerusform>
            <numerusform>%1: %n logins ended. What they sent stays.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::ImportDialog</name>
    <message numerus="yes">
        <source>%n sample(s) imported.</source>
        <translation>
            <numerusform>%n sample imported.</numerusform>
            <numerusform>%n samples imported.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::InspectWorkspace</name>
    <message numerus="yes">
        <source>reviewed %1 of %n judgment(s)</source>
        <translation>
            <numerusform>reviewed %1 of %n judgment</numerusform>
            <numerusform>reviewed %1 of %n judgments</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::LeadNotesPage</name>
    <message numerus="yes">
        <source>Lists annotators who gave the same answer to at least %1 % of their items, if they answered %n or more.</source>
        <translation>
            <numerusform>Lists annotators who gave the same answer to at least %1 % of their items, if they answered %n or more.</numerusform>
            <numerusform>Lists annotators who gave the same answer to at least %1 % of their items, if they answered %n or more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::MatchPane</name>
    <message numerus="yes">
        <source>%1 · %Ln character(s)</source>
        <comment>name of a text</comment>
        <translation>
            <numerusform>%1 · %Ln character</numerusform>
            <numerusform>%1 · %Ln characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only the first %Ln character(s) of each text are marked</source>
        <translation>
            <numerusform>only the first %Ln character of each text is marked</numerusform>
            <numerusform>only the first %Ln characters of each text are marked</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::MergePacketsDialog</name>
    <message numerus="yes">
        <source>%n packet(s) merged</source>
        <translation>
            <numerusform>%n packet merged</numerusform>
            <numerusform>%n packets merged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n new</numerusform>
            <numerusform>%n new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n submitted</source>
        <translation>
            <numerusform>%n submitted</numerusform>
            <numerusform>%n submitted</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::MergePreview</name>
    <message numerus="yes">
        <source>%n cannot be merged</source>
        <translation>
            <numerusform>%n cannot be merged</numerusform>
            <numerusform>%n cannot be merged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n received after the study was closed</source>
        <translation>
            <numerusform>%n received after the study was closed</numerusform>
            <numerusform>%n received after the study was closed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::OpinionsTop</name>
    <message numerus="yes">
        <source>%n utterance(s)</source>
        <translation>
            <numerusform>%n utterance</numerusform>
            <numerusform>%n utterances</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing to do for you now; %n opinion(s) await others.</source>
        <translation>
            <numerusform>Nothing to do for you now; %n opinion awaits others.</numerusform>
            <numerusform>Nothing to do for you now; %n opinions await others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Submit %n utterance(s)? Peer review starts once both annotators have submitted.</source>
        <translation>
            <numerusform>Submit %n utterance? Peer review starts once both annotators have submitted.</numerusform>
            <numerusform>Submit %n utterances? Peer review starts once both annotators have submitted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn: %1 of %n open opinion(s).</source>
        <translation>
            <numerusform>Your turn: %1 of %n open opinion.</numerusform>
            <numerusform>Your turn: %1 of %n open opinions.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::OrderSwapCheck</name>
    <message numerus="yes">
        <source>%1 calls: two orders of %n case(s) with outputs of both.</source>
        <translation>
            <numerusform>%1 calls: two orders of %n case with outputs of both.</numerusform>
            <numerusform>%1 calls: two orders of %n cases with outputs of both.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n judgment(s) changed with the order: %2.</source>
        <translation>
            <numerusform>%1 of %n judgment changed with the order: %2.</numerusform>
            <numerusform>%1 of %n judgments changed with the order: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) without a parsable judgment in both orders are excluded.</source>
        <translation>
            <numerusform>%n case without a parsable judgment in both orders is excluded.</numerusform>
            <numerusform>%n cases without a parsable judgment in both orders are excluded.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::OutputRemoval</name>
    <message numerus="yes">
        <source>%n output(s) of %1 (%2)</source>
        <comment>%2 is: 1 model, 2 patterns, 1 paradigm</comment>
        <translation>
            <numerusform>%n output of %1 (%2)</numerusform>
            <numerusform>%n outputs of %1 (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %1, with %n judgment(s) of them by %2?</source>
        <translation>
            <numerusform>Remove %1, with %n judgment of it by %2?</numerusform>
            <numerusform>Remove %1, with %n judgments of them by %2?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::PacketBanner</name>
    <message numerus="yes">
        <source>%1 of %n submitted. When you are done, close this file and send it back.</source>
        <translation>
            <numerusform>%1 of %n submitted. When you are done, close this file and send it back.</numerusform>
            <numerusform>%1 of %n submitted. When you are done, close this file and send it back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n submitted.</source>
        <translation>
            <numerusform>%1 of %n submitted.</numerusform>
            <numerusform>%1 of %n submitted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::PastePreview</name>
    <message numerus="yes">
        <source>%n utterance(s) by %1</source>
        <translation>
            <numerusform>%n utterance by %1</numerusform>
            <numerusform>%n utterances by %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n utterance(s)</source>
        <translation>
            <numerusform>Add %n utterance</numerusform>
            <numerusform>Add %n utterances</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::PersevalDrillDown</name>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln document</numerusform>
            <numerusform>%Ln documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln excluded</source>
        <translation>
            <numerusform>%Ln excluded</numerusform>
            <numerusform>%Ln excluded</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::PersevalPage</name>
    <message numerus="yes">
        <source>%n document(s) compared</source>
        <translation>
            <numerusform>%n document compared</numerusform>
            <numerusform>%n documents compared</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::ProfileSwapCheck</name>
    <message numerus="yes">
        <source>%1 calls to generate, about %2 to evaluate: %n share(s), from none to all, of %3 cases.</source>
        <translation>
            <numerusform>%1 calls to generate, about %2 to evaluate: %n share, from none to all, of %3 cases.</numerusform>
            <numerusform>%1 calls to generate, about %2 to evaluate: %n shares, from none to all, of %3 cases.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::ProjectSession</name>
    <message numerus="yes">
        <source>Saving %n change(s).</source>
        <translation>
            <numerusform>Saving %n change.</numerusform>
            <numerusform>Saving %n changes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::ProjectSettingsDialog</name>
    <message numerus="yes">
        <source>Share of identical answers (%n or more items) from</source>
        <translation>
            <numerusform>Share of identical answers (%n or more items) from</numerusform>
            <numerusform>Share of identical answers (%n or more items) from</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::PublishDialog</name>
    <message numerus="yes">
        <source>%n sample(s) published.</source>
        <translation>
            <numerusform>%n sample published.</numerusform>
            <numerusform>%n samples published.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n individual answer(s) are in disagreement/.</source>
        <translation>
            <numerusform>%n individual answer is in disagreement/.</numerusform>
            <numerusform>%n individual answers are in disagreement/.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::QuestionsPage</name>
    <message numerus="yes">
        <source>%n choice(s)</source>
        <translation>
            <numerusform>%n choice</numerusform>
            <numerusform>%n choices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::RatingPane</name>
    <message numerus="yes">
        <source>After your first answer, you can come back and change answers for %n day(s).</source>
        <translation>
            <numerusform>After your first answer, you can come back and change answers for %n day.</numerusform>
            <numerusform>After your first answer, you can come back and change answers for %n days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) have a missing answer; this is one of them.</source>
        <translation>
            <numerusform>%n item has a missing answer: this one.</numerusform>
            <numerusform>%n items have a missing answer; this is one of them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::ResultOutput</name>
    <message numerus="yes">
        <source>%n table(s) copied as Markdown.</source>
        <translation>
            <numerusform>%n table copied as Markdown.</numerusform>
            <numerusform>%n tables copied as Markdown.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::RunCenter</name>
    <message numerus="yes">
        <source>Waiting for %n reply(s) that may be billed.</source>
        <translation>
            <numerusform>Waiting for %n reply that may be billed.</numerusform>
            <numerusform>Waiting for %n replies that may be billed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::RunDetail</name>
    <message numerus="yes">
        <source>excluding %n reply(s) of unknown cost</source>
        <translation>
            <numerusform>excluding %n reply of unknown cost</numerusform>
            <numerusform>excluding %n replies of unknown cost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) without a reply</source>
        <translation>
            <numerusform>%n request without a reply</numerusform>
            <numerusform>%n requests without a reply</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::RunForecastRows</name>
    <message numerus="yes">
        <source>%n case(s) already done.</source>
        <translation>
            <numerusform>%n case already done.</numerusform>
            <numerusform>%n cases already done.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paragraph(s) already done.</source>
        <translation>
            <numerusform>%n paragraph already done.</numerusform>
            <numerusform>%n paragraphs already done.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::RunTaskList</name>
    <message numerus="yes">
        <source>%n task(s)</source>
        <translation>
            <numerusform>%n task</numerusform>
            <numerusform>%n tasks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::SampleReview</name>
    <message numerus="yes">
        <source>You have finished this review, and so have %n other(s).</source>
        <translation>
            <numerusform>You have finished this review, and so has %n other.</numerusform>
            <numerusform>You have finished this review, and so have %n others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgment(s) need your review. Choose “unsure” where you cannot tell.</source>
        <translation>
            <numerusform>%n judgment needs your review. Choose “unsure” where you cannot tell.</numerusform>
            <numerusform>%n judgments need your review. Choose “unsure” where you cannot tell.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::SampleView</name>
    <message numerus="yes">
        <source>%n paragraph(s)</source>
        <translation>
            <numerusform>%n paragraph</numerusform>
            <numerusform>%n paragraphs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::SamplesPage</name>
    <message numerus="yes">
        <source>%n sample(s)</source>
        <translation>
            <numerusform>%n sample</numerusform>
            <numerusform>%n samples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Why exclude %n sample(s)?</source>
        <translation>
            <numerusform>Why exclude %n sample?</numerusform>
            <numerusform>Why exclude %n samples?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::SavedIndicator</name>
    <message numerus="yes">
        <source>saving %n answer(s)…</source>
        <translation>
            <numerusform>saving %n answer…</numerusform>
            <numerusform>saving %n answers…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::ScoresPage</name>
    <message numerus="yes">
        <source>%Ln row(s) copied.</source>
        <translation>
            <numerusform>%Ln row copied.</numerusform>
            <numerusform>%Ln rows copied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln system(s)</source>
        <translation>
            <numerusform>%Ln system</numerusform>
            <numerusform>%Ln systems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) selected</source>
        <translation>
            <numerusform>%Ln pair selected</numerusform>
            <numerusform>%Ln pairs selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln pair(s)</source>
        <translation>
            <numerusform>%1 of %Ln pair</numerusform>
            <numerusform>%1 of %Ln pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s)</source>
        <translation>
            <numerusform>%Ln pair</numerusform>
            <numerusform>%Ln pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scoring was stopped; %Ln measure(s) were not computed.</source>
        <translation>
            <numerusform>Scoring was stopped; %Ln measure was not computed.</numerusform>
            <numerusform>Scoring was stopped; %Ln measures were not computed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln pair(s) scored</source>
        <translation>
            <numerusform>%1 of %Ln pair scored</numerusform>
            <numerusform>%1 of %Ln pairs scored</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln measure(s) of other programs: not all pairs are scored.</source>
        <translation>
            <numerusform>%Ln measure of another program: not all pairs are scored.</numerusform>
            <numerusform>%Ln measures of other programs: not all pairs are scored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln score(s) stored in the project.</source>
        <translation>
            <numerusform>%Ln score stored in the project.</numerusform>
            <numerusform>%Ln scores stored in the project.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln score(s) differ from those stored for the same version, which are kept.</source>
        <translation>
            <numerusform>%Ln score differs from that stored for the same version, which is kept.</numerusform>
            <numerusform>%Ln scores differ from those stored for the same version, which are kept.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::SearchPanel</name>
    <message numerus="yes">
        <source>Showing the best %n of each kind; add words to narrow the search.</source>
        <translation>
            <numerusform>Showing the best %n of each kind; add words to narrow the search.</numerusform>
            <numerusform>Showing the best %n of each kind; add words to narrow the search.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::SelfPromotionCheck</name>
    <message numerus="yes">
        <source>About %1 calls: two outputs for each of %n case(s), %2 calls per output. Requests answered before cost nothing.</source>
        <translation>
            <numerusform>About %1 calls: two outputs for %n case, %2 calls per output. Requests answered before cost nothing.</numerusform>
            <numerusform>About %1 calls: two outputs for each of %n cases, %2 calls per output. Requests answered before cost nothing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) scored 0 without the phrase and have no relative change.</source>
        <translation>
            <numerusform>%n case scored 0 without the phrase and has no relative change.</numerusform>
            <numerusform>%n cases scored 0 without the phrase and have no relative change.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::SourcePane</name>
    <message numerus="yes">
        <source>%n paragraph(s)</source>
        <translation>
            <numerusform>%n paragraph</numerusform>
            <numerusform>%n paragraphs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n utterance(s)</source>
        <translation>
            <numerusform>%n utterance</numerusform>
            <numerusform>%n utterances</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::StartRunDialog</name>
    <message numerus="yes">
        <source>%n run(s), one after another; the estimates below are for the first.</source>
        <translation>
            <numerusform>%n run; the estimates below are for it.</numerusform>
            <numerusform>%n runs, one after another; the estimates below are for the first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::StudyController</name>
    <message numerus="yes">
        <source>%n item(s) added.</source>
        <translation>
            <numerusform>%n item added.</numerusform>
            <numerusform>%n items added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rater(s) added, and items assigned to them.</source>
        <translation>
            <numerusform>%n rater added, and items assigned to them.</numerusform>
            <numerusform>%n raters added, and items assigned to them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rater(s) added.</source>
        <translation>
            <numerusform>%n rater added.</numerusform>
            <numerusform>%n raters added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them got no items: the study has enough raters. Increase raters per item, then assign again.</source>
        <translation>
            <numerusform>%n of them got no items: the study has enough raters. Increase raters per item, then assign again.</numerusform>
            <numerusform>%n of them got no items: the study has enough raters. Increase raters per item, then assign again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Items assigned to %n rater(s). Raters who have started keep theirs.</source>
        <translation>
            <numerusform>Items assigned to %n rater. Raters who have started keep theirs.</numerusform>
            <numerusform>Items assigned to %n raters. Raters who have started keep theirs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new answer(s)</source>
        <translation>
            <numerusform>%n new answer</numerusform>
            <numerusform>%n new answers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n already present</source>
        <translation>
            <numerusform>%n already present</numerusform>
            <numerusform>%n already present</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new rater(s).</source>
        <translation>
            <numerusform>%n new rater.</numerusform>
            <numerusform>%n new raters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n withdrawn</source>
        <translation>
            <numerusform>%n withdrawn</numerusform>
            <numerusform>%n withdrawn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::StudyDataPage</name>
    <message numerus="yes">
        <source>%1 (%n item(s))</source>
        <comment>a figure and what it stands on</comment>
        <translation>
            <numerusform>%1 (%n item)</numerusform>
            <numerusform>%1 (%n items)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::StudyWatch</name>
    <message numerus="yes">
        <source>%n at work, </source>
        <comment>followed by those who dropped out</comment>
        <translation>
            <numerusform>%n at work, </numerusform>
            <numerusform>%n at work, </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dropped out</source>
        <translation>
            <numerusform>%n dropped out</numerusform>
            <numerusform>%n dropped out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::SummaryStudyDialog</name>
    <message numerus="yes">
        <source>%1 of %2 users have a summary by each selected summarizer. The study covers %n of them: %3 items.</source>
        <translation>
            <numerusform>%1 of %2 users have a summary by each selected summarizer. The study covers %n of them: %3 items.</numerusform>
            <numerusform>%1 of %2 users have a summary by each selected summarizer. The study covers %n of them: %3 items.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::TeamDialog</name>
    <message numerus="yes">
        <source>%n row(s) that the hub did not take; a sync says which.</source>
        <translation>
            <numerusform>%n row that the hub did not take; a sync says which.</numerusform>
            <numerusform>%n rows that the hub did not take; a sync says which.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n member(s)</source>
        <translation>
            <numerusform>%n member</numerusform>
            <numerusform>%n members</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::TimelineLogController</name>
    <message numerus="yes">
        <source>Log split: %n task(s) about its users&apos; futures.</source>
        <translation>
            <numerusform>Log split: %n task about its users&apos; futures.</numerusform>
            <numerusform>Log split: %n tasks about its users&apos; futures.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Baseline &quot;%1&quot; has %n summaries. Predict from them, too: a useful summary must do better.</source>
        <translation>
            <numerusform>Baseline &quot;%1&quot; has %n summary. Predict from it, too: a useful summary must do better.</numerusform>
            <numerusform>Baseline &quot;%1&quot; has %n summaries. Predict from them, too: a useful summary must do better.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prediction(s)</source>
        <translation>
            <numerusform>%n prediction</numerusform>
            <numerusform>%n predictions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n value</numerusform>
            <numerusform>%n values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n summaries by %1</source>
        <translation>
            <numerusform>%n summary by %1</numerusform>
            <numerusform>%n summaries by %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove the log &quot;%1&quot; with its %n user(s)?</source>
        <translation>
            <numerusform>Remove the log &quot;%1&quot; with its %n user?</numerusform>
            <numerusform>Remove the log &quot;%1&quot; with its %n users?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The log has %n summaries of its users and cannot be removed. Remove them first.</source>
        <translation>
            <numerusform>The log has %n summary of its users and cannot be removed. Remove it first.</numerusform>
            <numerusform>The log has %n summaries of its users and cannot be removed. Remove them first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::TimelinePane</name>
    <message numerus="yes">
        <source>%n activity(ies)</source>
        <translation>
            <numerusform>%n activity</numerusform>
            <numerusform>%n activities</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::TimelineUsersPage</name>
    <message numerus="yes">
        <source>%1 of %n user(s)</source>
        <translation>
            <numerusform>%1 of %n user</numerusform>
            <numerusform>%1 of %n users</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s)</source>
        <translation>
            <numerusform>%n user</numerusform>
            <numerusform>%n users</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::WorkStrip</name>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>%n minute left</numerusform>
            <numerusform>%n minutes left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::WritePacketsDialog</name>
    <message numerus="yes">
        <source>%n file(s) will be written; nothing will be overwritten.</source>
        <translation>
            <numerusform>%n file will be written; nothing will be overwritten.</numerusform>
            <numerusform>%n files will be written; nothing will be overwritten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packet(s) written.</source>
        <translation>
            <numerusform>%n packet written.</numerusform>
            <numerusform>%n packets written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n form(s) written.</source>
        <translation>
            <numerusform>%n form written.</numerusform>
            <numerusform>%n forms written.</numerusform>
        </translation>
    </message>
</context>
</TS>
