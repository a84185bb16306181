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
        <source>%n left out</source>
        <translation>
            <numerusform>%n left out</numerusform>
            <numerusform>%n left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cohen&apos;s kappa is undefined for %n pair(s) of raters who both gave one and the same answer throughout, so that there is no mean over all pairs.</source>
        <translation>
            <numerusform>Cohen&apos;s kappa is undefined for %n pair of raters who both gave one and the same answer throughout, so that there is no mean over all pairs.</numerusform>
            <numerusform>Cohen&apos;s kappa is undefined for %n pairs of raters who both gave one and the same answer throughout, so that there is no mean over all pairs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n rater(s), and Cohen&apos;s kappa is one of two; Light&apos;s kappa is its mean over their pairs.</source>
        <translation>
            <numerusform>There is %n rater, and Cohen&apos;s kappa is one of two; Light&apos;s kappa is its mean over their pairs.</numerusform>
            <numerusform>There are %n raters, and Cohen&apos;s kappa is one of two; Light&apos;s kappa is its mean over their pairs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n rater(s), and Scott&apos;s pi is one of two; Fleiss&apos; kappa is its form for more.</source>
        <translation>
            <numerusform>There is %n rater, and Scott&apos;s pi is one of two; Fleiss&apos; kappa is its form for more.</numerusform>
            <numerusform>There are %n raters, and Scott&apos;s pi is one of two; Fleiss&apos; kappa is its form for more.</numerusform>
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
        <source>%n item(s) rated by one alone: not in n, and counted only in which values are used and how often, for Fleiss&apos; kappa, AC1, AC2 and Brennan and Prediger&apos;s coefficient, and in the intervals of these and of the agreement of more than two raters.</source>
        <translation>
            <numerusform>%n item rated by one alone: not in n, and counted only in which values are used and how often, for Fleiss&apos; kappa, AC1, AC2 and Brennan and Prediger&apos;s coefficient, and in the intervals of these and of the agreement of more than two raters.</numerusform>
            <numerusform>%n items rated by one alone: not in n, and counted only in which values are used and how often, for Fleiss&apos; kappa, AC1, AC2 and Brennan and Prediger&apos;s coefficient, and in the intervals of these and of the agreement of more than two raters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) rated by nobody.</source>
        <translation>
            <numerusform>%n item rated by nobody.</numerusform>
            <numerusform>%n items rated by nobody.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rater(s) who rated nothing.</source>
        <translation>
            <numerusform>%n rater who rated nothing.</numerusform>
            <numerusform>%n raters who rated nothing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of raters who share no item.</source>
        <translation>
            <numerusform>%n pair of raters who share no item.</numerusform>
            <numerusform>%n pairs of raters who share no item.</numerusform>
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
</context>
<context>
    <name>Assignment</name>
    <message numerus="yes">
        <source>%n sample(s) stay as they are: both have handed in.</source>
        <translation>
            <numerusform>%n sample stays as it is: both have handed in.</numerusform>
            <numerusform>%n samples stay as they are: both have handed in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) have this assignment already.</source>
        <translation>
            <numerusform>%n sample has this assignment already.</numerusform>
            <numerusform>%n samples have this assignment already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n sample(s) somebody has begun: the answers stay in the journal but count no more, unless you undo.</source>
        <translation>
            <numerusform>In %n sample somebody has begun: the answers stay in the journal but count no more, unless you undo.</numerusform>
            <numerusform>In %n samples somebody has begun: the answers stay in the journal but count no more, unless you undo.</numerusform>
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
        <source>%n sample(s) are left out, without candidate facts yet: %1. Make them in Facts.</source>
        <translation>
            <numerusform>%n sample is left out, without candidate facts yet: %1. Make them in Facts.</numerusform>
            <numerusform>%n samples are left out, without candidate facts yet: %1. Make them in Facts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) are left out, without a discussion yet: %1. Write or import it first.</source>
        <translation>
            <numerusform>%n sample is left out, without a discussion yet: %1. Write or import it first.</numerusform>
            <numerusform>%n samples are left out, without a discussion yet: %1. Write or import it first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) are left out, assigned already: %1. Take the assignment back first.</source>
        <translation>
            <numerusform>%n sample is left out, assigned already: %1. Take the assignment back first.</numerusform>
            <numerusform>%n samples are left out, assigned already: %1. Take the assignment back first.</numerusform>
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
        <source>Assign %n sample(s) balanced</source>
        <translation>
            <numerusform>Assign %n sample balanced</numerusform>
            <numerusform>Assign %n samples balanced</numerusform>
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
        <source>%n sample(s) came with labels: %1. Once a pair&apos;s labels are settled they count in their place, and imported facts of paragraphs that change sides or fall out are left out of the benchmark.</source>
        <translation>
            <numerusform>%n sample came with labels: %1. Once a pair&apos;s labels are settled they count in their place, and imported facts of paragraphs that change sides or fall out are left out of the benchmark.</numerusform>
            <numerusform>%n samples came with labels: %1. Once a pair&apos;s labels are settled they count in their place, and imported facts of paragraphs that change sides or fall out are left out of the benchmark.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BenchmarkScoreWords</name>
    <message numerus="yes">
        <source>%n reply(ies) whose cost is not known, or in another currency, are in no sum.</source>
        <translation>
            <numerusform>%n reply whose cost is not known, or in another currency, is in no sum.</numerusform>
            <numerusform>%n replies whose cost is not known, or in another currency, are in no sum.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n sample(s) that vary so much not even a difference of 100 points would be shown.</source>
        <translation>
            <numerusform>With %n sample that vary so much not even a difference of 100 points would be shown.</numerusform>
            <numerusform>With %n samples that vary so much not even a difference of 100 points would be shown.</numerusform>
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
        <source>%n opinion(s) on what was not drawn are left out there.</source>
        <translation>
            <numerusform>%n opinion on what was not drawn is left out there.</numerusform>
            <numerusform>%n opinions on what was not drawn are left out there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n sample(s) that differ the exact test is never below 5 %, however large the difference.</source>
        <translation>
            <numerusform>With %n sample that differs the exact test is never below 5 %, however large the difference.</numerusform>
            <numerusform>With %n samples that differ the exact test is never below 5 %, however large the difference.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n sample(s) that differ the exact test is never below 5 % once it is adjusted by Holm for the tests of the table, however large the difference.</source>
        <translation>
            <numerusform>With %n sample that differs the exact test is never below 5 % once it is adjusted by Holm for the tests of the table, however large the difference.</numerusform>
            <numerusform>With %n samples that differ the exact test is never below 5 % once it is adjusted by Holm for the tests of the table, however large the difference.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n system(s); of fewer than five a coefficient or a line says next to nothing.</source>
        <translation>
            <numerusform>There is %n system; of fewer than five a coefficient or a line says next to nothing.</numerusform>
            <numerusform>There are %n systems; of fewer than five a coefficient or a line says next to nothing.</numerusform>
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
        <source>%n sample(s) had this pair already.</source>
        <translation>
            <numerusform>%n sample had this pair already.</numerusform>
            <numerusform>%n samples had this pair already.</numerusform>
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
        <source>left out: %n unassigned</source>
        <translation>
            <numerusform>left out: %n unassigned</numerusform>
            <numerusform>left out: %n unassigned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left out: %n still open</source>
        <translation>
            <numerusform>left out: %n still open</numerusform>
            <numerusform>left out: %n still open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left out: %n waiting for decisions</source>
        <translation>
            <numerusform>left out: %n waiting for decisions</numerusform>
            <numerusform>left out: %n waiting for decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left out: %n without a kept paragraph</source>
        <translation>
            <numerusform>left out: %n without a kept paragraph</numerusform>
            <numerusform>left out: %n without a kept paragraph</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) of changed paragraphs left out</source>
        <translation>
            <numerusform>%n fact of changed paragraphs left out</numerusform>
            <numerusform>%n facts of changed paragraphs left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n sample(s) taken back.</source>
        <translation>
            <numerusform>%1: %n sample taken back.</numerusform>
            <numerusform>%1: %n samples taken back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n sample(s) handed in.</source>
        <translation>
            <numerusform>%1: %n sample handed in.</numerusform>
            <numerusform>%1: %n samples handed in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) closed: both have handed in.</source>
        <translation>
            <numerusform>%n round closed: both have handed in.</numerusform>
            <numerusform>%n rounds closed: both have handed in.</numerusform>
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
        <source>Made %1 with %n sample(s).</source>
        <translation>
            <numerusform>Made %1 with %n sample.</numerusform>
            <numerusform>Made %1 with %n samples.</numerusform>
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
        <source>%n fact(s) taken over.</source>
        <translation>
            <numerusform>%n fact taken over.</numerusform>
            <numerusform>%n facts taken over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n imported fact(s) not taken over</source>
        <translation>
            <numerusform>%n imported fact not taken over</numerusform>
            <numerusform>%n imported facts not taken over</numerusform>
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
        <source>%n handed in</source>
        <translation>
            <numerusform>%n handed in</numerusform>
            <numerusform>%n handed in</numerusform>
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
        <source>%n thing(s) written in it</source>
        <translation>
            <numerusform>%n thing written in it</numerusform>
            <numerusform>%n things written in it</numerusform>
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
        <source>%n question(s) written to %1.</source>
        <translation>
            <numerusform>%n question written to %1.</numerusform>
            <numerusform>%n questions written to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) were refused; the others were taken in.</source>
        <translation>
            <numerusform>%n line was refused; the others were taken in.</numerusform>
            <numerusform>%n lines were refused; the others were taken in.</numerusform>
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
        <source>%n round(s) left out: in this project answers have names once their sample is settled</source>
        <translation>
            <numerusform>%n round left out: in this project answers have names once their sample is settled</numerusform>
            <numerusform>%n rounds left out: in this project answers have names once their sample is settled</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) were left out: each at the most that it can cost, they do not fit into the spending cap.</source>
        <translation>
            <numerusform>%n question was left out: at the most that it can cost, it does not fit into the spending cap.</numerusform>
            <numerusform>%n questions were left out: each at the most that it can cost, they do not fit into the spending cap.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) will be asked live; a batch that is answered all the same has to be paid for too.</source>
        <translation>
            <numerusform>%n question will be asked live; a batch that is answered all the same has to be paid for too.</numerusform>
            <numerusform>%n questions will be asked live; a batch that is answered all the same has to be paid for too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set aside.</source>
        <translation>
            <numerusform>%n set aside.</numerusform>
            <numerusform>%n set aside.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brought back.</source>
        <translation>
            <numerusform>%n brought back.</numerusform>
            <numerusform>%n brought back.</numerusform>
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
        <source>%n row(s) left out, a value is missing.</source>
        <translation>
            <numerusform>%n row left out, a value is missing.</numerusform>
            <numerusform>%n rows left out, a value is missing.</numerusform>
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
        <source>%n case(s) have no profile: what is generated for them is made from the prompt alone.</source>
        <translation>
            <numerusform>%n case has no profile: what is generated for them is made from the prompt alone.</numerusform>
            <numerusform>%n cases have no profile: what is generated for them is made from the prompt alone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Judged in both orders: %n case(s), %1 of them readably</source>
        <translation>
            <numerusform>Judged in both orders: %n case, %1 of them readably</numerusform>
            <numerusform>Judged in both orders: %n cases, %1 of them readably</numerusform>
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
        <source>%1: %n evaluation(s) reviewed to the end.</source>
        <translation>
            <numerusform>%1: %n evaluation reviewed to the end.</numerusform>
            <numerusform>%1: %n evaluations reviewed to the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more left out: whoever looks has to have reviewed them to the end (--person NAME says who looks; without it, everybody).</source>
        <translation>
            <numerusform>%n more left out: whoever looks has to have reviewed it to the end (--person NAME says who looks; without it, everybody).</numerusform>
            <numerusform>%n more left out: whoever looks has to have reviewed them to the end (--person NAME says who looks; without it, everybody).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Read of each text: the first %n token(s); what counted: %1.</source>
        <translation>
            <numerusform>Read of each text: the first %n token; what counted: %1.</numerusform>
            <numerusform>Read of each text: the first %n tokens; what counted: %1.</numerusform>
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
        <source>%n number(s) in the file compared, all equal.</source>
        <translation>
            <numerusform>%n number in the file compared, all equal.</numerusform>
            <numerusform>%n numbers in the file compared, all equal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more remark(s); --json lists them.</source>
        <translation>
            <numerusform>%n more remark; --json lists them.</numerusform>
            <numerusform>%n more remarks; --json lists them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more difference(s); --json lists them.</source>
        <translation>
            <numerusform>%n more difference; --json lists them.</numerusform>
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
        <source>A table for readers takes at most %n pair(s).</source>
        <translation>
            <numerusform>A table for readers takes at most %n pair.</numerusform>
            <numerusform>A table for readers takes at most %n pairs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n already there.</source>
        <translation>
            <numerusform>%n already there.</numerusform>
            <numerusform>%n already there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) already existed, word for word, and were left out.</source>
        <translation>
            <numerusform>%n fact was there already, word for word, and was left out.</numerusform>
            <numerusform>%n facts were there already, word for word, and were left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n already there</source>
        <translation>
            <numerusform>%n already there</numerusform>
            <numerusform>%n already there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) left out because nobody has judged them to the end</source>
        <translation>
            <numerusform>%n fact left out that nobody has judged to the end</numerusform>
            <numerusform>%n facts left out that nobody has judged to the end</numerusform>
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
        <source>Wrote %n answer(s) to %1; %2 says what they are.</source>
        <translation>
            <numerusform>Wrote %n answer to %1; %2 says what it is.</numerusform>
            <numerusform>Wrote %n answers to %1; %2 says what they are.</numerusform>
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
        <source>%n link(s) taken back.</source>
        <translation>
            <numerusform>%n link taken back.</numerusform>
            <numerusform>%n links taken back.</numerusform>
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
        <source>Items were handed out to %n rater(s).</source>
        <translation>
            <numerusform>Items were handed out to %n rater.</numerusform>
            <numerusform>Items were handed out to %n raters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is asked about %n item(s) in the place of %2.</source>
        <translation>
            <numerusform>%1 is asked about %n item in the place of %2.</numerusform>
            <numerusform>%1 is asked about %n items in the place of %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each item is asked of %n rater(s) now.</source>
        <translation>
            <numerusform>Each item is asked of %n rater now.</numerusform>
            <numerusform>Each item is asked of %n raters now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) were erased. Copies of the project keep theirs.</source>
        <translation>
            <numerusform>%n answer was erased. Copies of the project keep theirs.</numerusform>
            <numerusform>%n answers were erased. Copies of the project keep theirs.</numerusform>
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
        <source>%n after the close</source>
        <translation>
            <numerusform>%n after the close</numerusform>
            <numerusform>%n after the close</numerusform>
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
        <source>Guideline: the project&apos;s own, %n character(s)</source>
        <translation>
            <numerusform>Guideline: the project&apos;s own, %n character</numerusform>
            <numerusform>Guideline: the project&apos;s own, %n characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) that are no outputs were passed over: %1 and its like.</source>
        <translation>
            <numerusform>%n file that is no output was passed over: %1.</numerusform>
            <numerusform>%n files that are no outputs were passed over: %1 and its like.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conclusion(s) that are neither &quot;knowable&quot; nor &quot;unknowable&quot; count as not covered, as published; the first one is %1.</source>
        <translation>
            <numerusform>%n conclusion that is neither &quot;knowable&quot; nor &quot;unknowable&quot; counts as not covered, as published: %1.</numerusform>
            <numerusform>%n conclusions that are neither &quot;knowable&quot; nor &quot;unknowable&quot; count as not covered, as published; the first one is %1.</numerusform>
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
        <source>CSV holds one table, and here are %n.</source>
        <translation>
            <numerusform>CSV holds one table, and here is %n.</numerusform>
            <numerusform>CSV holds one table, and here are %n.</numerusform>
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
        <source>%n verdict(s) of %1 drawn for people to check, %2.</source>
        <translation>
            <numerusform>%n verdict of %1 drawn for people to check, %2.</numerusform>
            <numerusform>%n verdicts of %1 drawn for people to check, %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Checks of %n judgement(s) do not count here: who looks is not done with them yet (--person NAME says who looks; without it, everybody).</source>
        <translation>
            <numerusform>Checks of %n judgement do not counts here: who looks is not done with them yet (--person NAME says who looks; without it, everybody).</numerusform>
            <numerusform>Checks of %n judgements do not count here: who looks is not done with them yet (--person NAME says who looks; without it, everybody).</numerusform>
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
        <source>Of %n user(s) there is nothing to predict.</source>
        <translation>
            <numerusform>Of %n user there is nothing to predict.</numerusform>
            <numerusform>Of %n users there is nothing to predict.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s) left out, who lack a summary by one of them.</source>
        <translation>
            <numerusform>%n user left out, who lack a summary by one of them.</numerusform>
            <numerusform>%n users left out, who lack a summary by one of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Made the study &quot;%1&quot; about %n summary(s).</source>
        <translation>
            <numerusform>Made the study &quot;%1&quot; about %n summary.</numerusform>
            <numerusform>Made the study &quot;%1&quot; about %n summaries.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n taken back</source>
        <translation>
            <numerusform>%n taken back</numerusform>
            <numerusform>%n taken back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) passed over</source>
        <translation>
            <numerusform>%n row passed over</numerusform>
            <numerusform>%n rows passed over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) of the result could not be read and count as no.</source>
        <translation>
            <numerusform>%n decision of the result could not be read and counts as no.</numerusform>
            <numerusform>%n decisions of the result could not be read and count as no.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1</source>
        <comment>rows, of a person</comment>
        <translation>
            <numerusform>%n of %1</numerusform>
            <numerusform>%n of %1</numerusform>
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
        <source>%n answered anew later</source>
        <translation>
            <numerusform>%n answered anew later</numerusform>
            <numerusform>%n answered anew later</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of a first pass</source>
        <translation>
            <numerusform>%n of a first pass</numerusform>
            <numerusform>%n of a first pass</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that say the same again</source>
        <translation>
            <numerusform>%n that says the same again</numerusform>
            <numerusform>%n that say the same again</numerusform>
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
        <source>No item is left to rate for %n of the new rater(s): the others have them all. Nobody was added.</source>
        <translation>
            <numerusform>No item is left to rate for %n of the new raters: the others have them all. Nobody was added.</numerusform>
            <numerusform>No item is left to rate for %n of the new raters: the others have them all. Nobody was added.</numerusform>
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
        <source>%n question(s) are still out in a batch: read its other results, or give them up with &quot;tandem run batch-forget %1 %2&quot;.</source>
        <translation>
            <numerusform>%n question is still out in a batch: read its other results, or give it up with &quot;tandem run batch-forget %1 %2&quot;.</numerusform>
            <numerusform>%n questions are still out in a batch: read its other results, or give them up with &quot;tandem run batch-forget %1 %2&quot;.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) are out in a batch already; &quot;tandem run batch-forget&quot; gives them up where no results will come.</source>
        <translation>
            <numerusform>%n question is out in a batch already; &quot;tandem run batch-forget&quot; gives it up where no result will come.</numerusform>
            <numerusform>%n questions are out in a batch already; &quot;tandem run batch-forget&quot; gives them up where no results will come.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rater(s) whom the study had by name are people of the project now, and are asked at the window, too.</source>
        <translation>
            <numerusform>%n rater whom the study had by name is a person of the project now, and is asked at the window, too.</numerusform>
            <numerusform>%n raters whom the study had by name are people of the project now, and are asked at the window, too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) are left to ask, with those that came of the answers: &quot;tandem run batch-write %1 %2 FILE&quot; writes the next batch of the same run.</source>
        <translation>
            <numerusform>%n task is left to ask, with those that came of the answers: &quot;tandem run batch-write %1 %2 FILE&quot; writes the next batch of the same run.</numerusform>
            <numerusform>%n tasks are left to ask, with those that came of the answers: &quot;tandem run batch-write %1 %2 FILE&quot; writes the next batch of the same run.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them were not in these results nor in earlier ones of the same batch: the next batch asks them again.</source>
        <translation>
            <numerusform>%n of them was not in these results nor in earlier ones of the same batch: the next batch asks it again.</numerusform>
            <numerusform>%n of them were not in these results nor in earlier ones of the same batch: the next batch asks them again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) were in a batch but not in its results, and are written again: %1. Should an answer still come, the one that is read first stands.</source>
        <translation>
            <numerusform>%n question was in a batch but not in its results, and is written again: %1. Should an answer still come, the one that is read first stands.</numerusform>
            <numerusform>%n questions were in a batch but not in its results, and are written again: %1. Should an answer still come, the one that is read first stands.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n question(s) follow from the answers, step by step, each in a batch of the same run: &quot;tandem run batch-write %1 %2 FILE&quot; writes the next once the answers are read.</source>
        <translation>
            <numerusform>About %n question follows from the answers, step by step, each in a batch of the same run: &quot;tandem run batch-write %1 %2 FILE&quot; writes the next once the answers are read.</numerusform>
            <numerusform>About %n questions follow from the answers, step by step, each in a batch of the same run: &quot;tandem run batch-write %1 %2 FILE&quot; writes the next once the answers are read.</numerusform>
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
        <source>%n line(s): tasks done %1, failed %2, to ask again %3; read before %4, refused %5.</source>
        <translation>
            <numerusform>%n line: tasks done %1, failed %2, to ask again %3; read before %4, refused %5.</numerusform>
            <numerusform>%n lines: tasks done %1, failed %2, to ask again %3; read before %4, refused %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) came late: what they ask was answered, asked again or given up meanwhile. They only count in the cost.</source>
        <translation>
            <numerusform>%n line came late: what it asks was answered, asked again or given up meanwhile. It only counts in the cost.</numerusform>
            <numerusform>%n lines came late: what they ask was answered, asked again or given up meanwhile. They only count in the cost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wrote %n line(s) to %1, about %2.</source>
        <translation>
            <numerusform>Wrote %n line to %1, about %2.</numerusform>
            <numerusform>Wrote %n lines to %1, about %2.</numerusform>
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
        <source>--%1 takes at most %n decimal(s), not &quot;%2&quot;.</source>
        <translation>
            <numerusform>--%1 takes at most %n decimal, not &quot;%2&quot;.</numerusform>
            <numerusform>--%1 takes at most %n decimals, not &quot;%2&quot;.</numerusform>
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
        <source>%n answer(s) to requests without a temperature: the endpoint leaves it out, or the model refuses it.</source>
        <translation>
            <numerusform>%n answer to a request without a temperature: the endpoint leaves it out, or the model refuses it.</numerusform>
            <numerusform>%n answers to requests without a temperature: the endpoint leaves it out, or the model refuses it.</numerusform>
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
        <source>The reply holds more than %n aspect(s).</source>
        <translation>
            <numerusform>The reply holds more than %n aspect.</numerusform>
            <numerusform>The reply holds more than %n aspects.</numerusform>
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
        <source>%n fact(s) came with the benchmark; take them over to work on them.</source>
        <translation>
            <numerusform>%n fact came with the benchmark; take it over to work on it.</numerusform>
            <numerusform>%n facts came with the benchmark; take them over to work on them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln supporting paragraph(s) have no facts.</source>
        <translation>
            <numerusform>%Ln supporting paragraph has no facts.</numerusform>
            <numerusform>%Ln supporting paragraphs have no facts.</numerusform>
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
        <source>The reply holds more than %n fact(s) for one paragraph.</source>
        <translation>
            <numerusform>The reply holds more than %n fact for one paragraph.</numerusform>
            <numerusform>The reply holds more than %n facts for one paragraph.</numerusform>
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
        <source>%1 (%n outside)</source>
        <comment>a mean; pairs</comment>
        <translation>
            <numerusform>%1 (%n outside)</numerusform>
            <numerusform>%1 (%n outside)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&quot;%1&quot; may be %n sample(s).</source>
        <translation>
            <numerusform>&quot;%1&quot; may be %n sample.</numerusform>
            <numerusform>&quot;%1&quot; may be %n samples.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) say that an answer is missing: %1.</source>
        <translation>
            <numerusform>%n row says that an answer is missing: %1.</numerusform>
            <numerusform>%n rows say that an answer is missing: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) are to questions that are not asked after the rater&apos;s other answers, and do not count.</source>
        <translation>
            <numerusform>%n answer is to a question that is not asked after the rater&apos;s other answers, and does not count.</numerusform>
            <numerusform>%n answers are to questions that are not asked after the rater&apos;s other answers, and do not count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) passed over, because %1: %2.</source>
        <translation>
            <numerusform>%n row passed over, because %1: %2.</numerusform>
            <numerusform>%n rows passed over, because %1: %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HabitWords</name>
    <message numerus="yes">
        <source>Fewer than %n answer(s) to a question cannot show a habit.</source>
        <translation>
            <numerusform>Fewer than %n answer to a question cannot show a habit.</numerusform>
            <numerusform>Fewer than %n answers to a question cannot show a habit.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InspectWords</name>
    <message numerus="yes">
        <source>%n reply(ies) could not be read</source>
        <translation>
            <numerusform>%n reply could not be read</numerusform>
            <numerusform>%n replies could not be read</numerusform>
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
        <source>%n piece(s) of evidence do not occur in the text.</source>
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
    <name>KgdsWords</name>
    <message numerus="yes">
        <source>%n sample(s) missing and left out: %1.</source>
        <translation>
            <numerusform>%n sample missing and left out: %1.</numerusform>
            <numerusform>%n samples missing and left out: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) judged, but without the output itself; only CAO-R has them: %1.</source>
        <translation>
            <numerusform>%n sample judged, but without the output itself; only CAO-R has it: %1.</numerusform>
            <numerusform>%n samples judged, but without the output itself; only CAO-R has them: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) judged, but without the output itself: %1.</source>
        <translation>
            <numerusform>%n sample judged, but without the output itself: %1.</numerusform>
            <numerusform>%n samples judged, but without the output itself: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) without an answer, left out.</source>
        <translation>
            <numerusform>%n fact without an answer, left out.</numerusform>
            <numerusform>%n facts without an answer, left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n opinion(s) without an answer, left out.</source>
        <translation>
            <numerusform>%n opinion without an answer, left out.</numerusform>
            <numerusform>%n opinions without an answer, left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paragraph(s) named that the article lacks; they count as wrong ones.</source>
        <translation>
            <numerusform>%n paragraph named that the article lacks; it counts as a wrong one.</numerusform>
            <numerusform>%n paragraphs named that the article lacks; they count as wrong ones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) with an output that is not judged: %1.</source>
        <translation>
            <numerusform>%n sample with an output that is not judged: %1.</numerusform>
            <numerusform>%n samples with an output that is not judged: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more of such remarks.</source>
        <translation>
            <numerusform>… and %n more of such remarks.</numerusform>
            <numerusform>… and %n more of such remarks.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Labelling</name>
    <message numerus="yes">
        <source>%n row(s) of %1 hold no answer, and no other row is there.</source>
        <translation>
            <numerusform>%n row of %1 holds no answer, and no other row is there.</numerusform>
            <numerusform>%n rows of %1 hold no answer, and no other row is there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are no answers of %1 about paragraphs in it, but %n about facts.</source>
        <translation>
            <numerusform>There are no answers of %1 about paragraphs in it, but %n about facts.</numerusform>
            <numerusform>There are no answers of %1 about paragraphs in it, but %n about facts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are no answers of %1 about facts in it, but %n about paragraphs.</source>
        <translation>
            <numerusform>There are no answers of %1 about facts in it, but %n about paragraphs.</numerusform>
            <numerusform>There are no answers of %1 about facts in it, but %n about paragraphs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LeftOut</name>
    <message numerus="yes">
        <source>%n that nobody labels</source>
        <translation>
            <numerusform>%n that nobody labels</numerusform>
            <numerusform>%n that nobody labels</numerusform>
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
        <source>%n waiting for decisions</source>
        <translation>
            <numerusform>%n waiting for decisions</numerusform>
            <numerusform>%n waiting for decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of which no paragraph is left</source>
        <translation>
            <numerusform>%n of which no paragraph is left</numerusform>
            <numerusform>%n of which no paragraph is left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) of paragraphs that were removed or changed sides are left out too.</source>
        <translation>
            <numerusform>%n fact of a paragraph that was removed or changed sides is left out too.</numerusform>
            <numerusform>%n facts of paragraphs that were removed or changed sides are left out too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) whose round about key facts is not finished are left out too.</source>
        <translation>
            <numerusform>%n fact whose round about key facts is not finished is left out too.</numerusform>
            <numerusform>%n facts whose round about key facts is not finished are left out too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) hold no opinions yet: their round about opinions is not settled.</source>
        <translation>
            <numerusform>%n sample holds no opinions yet: its round about opinions is not settled.</numerusform>
            <numerusform>%n samples hold no opinions yet: their round about opinions is not settled.</numerusform>
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
        <source>The prompt lacks %n placeholder(s): %1.</source>
        <translation>
            <numerusform>The prompt lacks %n placeholder: %1.</numerusform>
            <numerusform>The prompt lacks %n placeholders: %1.</numerusform>
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
        <source>None of %n sample(s) could be read.</source>
        <translation>
            <numerusform>The only sample could not be read.</numerusform>
            <numerusform>None of %n samples could be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MetricsViewWords</name>
    <message numerus="yes">
        <source>%1: %Ln pair(s) got scores.</source>
        <translation>
            <numerusform>%1: %Ln pair got scores.</numerusform>
            <numerusform>%1: %Ln pairs got scores.</numerusform>
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
        <source>%Ln pair(s) have changed since and have none of them.</source>
        <translation>
            <numerusform>%Ln pair has changed since and has none of them.</numerusform>
            <numerusform>%Ln pairs have changed since and have none of them.</numerusform>
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
        <source>%Ln pair(s) left out, since the user or the model has no summary.</source>
        <translation>
            <numerusform>%Ln pair left out, since the user or the model has no summary.</numerusform>
            <numerusform>%Ln pairs left out, since the user or the model has no summary.</numerusform>
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
        <source>%1 to %2, over %n sample(s)</source>
        <translation>
            <numerusform>%1 to %2, over %n sample</numerusform>
            <numerusform>%1 to %2, over %n samples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>means of %n sample(s) of each size with their 95 % intervals; seed %1</source>
        <translation>
            <numerusform>means of %n sample of each size with their 95 % intervals; seed %1</numerusform>
            <numerusform>means of %n samples of each size with their 95 % intervals; seed %1</numerusform>
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
        <source>%n row(s) of the files have no number as their score.</source>
        <translation>
            <numerusform>%n row of the files has no number as their score.</numerusform>
            <numerusform>%n rows of the files have no number as their score.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out</source>
        <translation>
            <numerusform>%n left out</numerusform>
            <numerusform>%n left out</numerusform>
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
        <source>%Ln of them outside this measure, which cannot see one of the texts</source>
        <translation>
            <numerusform>%Ln of them outside this measure, which cannot see one of the texts</numerusform>
            <numerusform>%Ln of them outside this measure, which cannot see one of the texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n id(s) have different references in different systems, so that no test pairs these outputs: %1.</source>
        <translation>
            <numerusform>%n id has different references in different systems, so that no test pairs these outputs: %1.</numerusform>
            <numerusform>%n ids have different references in different systems, so that no test pairs these outputs: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Missing</name>
    <message numerus="yes">
        <source>Not answered yet (%n): %1.</source>
        <translation>
            <numerusform>Not answered yet (%n): %1.</numerusform>
            <numerusform>Not answered yet (%n): %1.</numerusform>
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
            <numerusform>Utterances without finished opinions (%n): %1.</numerusform>
            <numerusform>Utterances without finished opinions (%n): %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ModelsWords</name>
    <message numerus="yes">
        <source>%n other reviewer(s) at work on this verifier.</source>
        <translation>
            <numerusform>%n other reviewer at work on this verifier.</numerusform>
            <numerusform>%n other reviewers at work on this verifier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What they say of %n judgement(s) is hidden until everybody who can review is done with them.</source>
        <translation>
            <numerusform>What they say of %n judgement is hidden until everybody who can review is done with it.</numerusform>
            <numerusform>What they say of %n judgements is hidden until everybody who can review is done with them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What they say of %n judgement(s) is hidden from %1 until %1 is done with them, too. Who never reviews can be set aside among the people, a lead once somebody else leads; then what all others are done with is shown.</source>
        <translation>
            <numerusform>What they say of %n judgement is hidden from %1 until %1 is done with it, too. Who never reviews can be set aside among the people, a lead once somebody else leads; then what all others are done with is shown.</numerusform>
            <numerusform>What they say of %n judgements is hidden from %1 until %1 is done with them, too. Who never reviews can be set aside among the people, a lead once somebody else leads; then what all others are done with is shown.</numerusform>
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
        <source>%n opinion(s), none checked yet</source>
        <translation>
            <numerusform>%n opinion, none checked yet</numerusform>
            <numerusform>%n opinions, none checked yet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n atom(s)</source>
        <translation>
            <numerusform>%n atom</numerusform>
            <numerusform>%n atoms</numerusform>
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
        <source>%n round(s) cannot be merged, so nothing was.</source>
        <translation>
            <numerusform>%n round cannot be merged, so nothing was.</numerusform>
            <numerusform>%n rounds cannot be merged, so nothing was.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rater takes everything back: %n answer(s) are erased. Copies of the project keep theirs.</source>
        <translation>
            <numerusform>The rater takes everything back: %n answer is erased. Copies of the project keep theirs.</numerusform>
            <numerusform>The rater takes everything back: %n answers are erased. Copies of the project keep theirs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) came after the close: they are kept, but no part of results.</source>
        <translation>
            <numerusform>%n answer came after the close: it is kept, but no part of results.</numerusform>
            <numerusform>%n answers came after the close: they are kept, but no part of results.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What is assigned was handed in: %n step(s) of samples wait for the other annotator, or for a discussion, as &quot;tandem rounds&quot; shows.</source>
        <translation>
            <numerusform>What is assigned was handed in: %n step of samples waits for the other annotator, or for a discussion, as &quot;tandem rounds&quot; shows.</numerusform>
            <numerusform>What is assigned was handed in: %n steps of samples wait for the other annotator, or for a discussion, as &quot;tandem rounds&quot; shows.</numerusform>
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
        <source>This takes more than %n million distance(s).</source>
        <translation>
            <numerusform>This takes more than %n million distance.</numerusform>
            <numerusform>This takes more than %n million distances.</numerusform>
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
        <source>Undefined distances are treated as in the published code. Leaving their pairs out gives other figures for %n model(s): %1.</source>
        <translation>
            <numerusform>Undefined distances are treated as in the published code. Leaving their pairs out gives other figures for %n model: %1.</numerusform>
            <numerusform>Undefined distances are treated as in the published code. Leaving their pairs out gives other figures for %n models: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pairs with an undefined distance are left out. Treating them as in the published code gives other figures for %n model(s): %1.</source>
        <translation>
            <numerusform>Pairs with an undefined distance are left out. Treating them as in the published code gives other figures for %n model: %1.</numerusform>
            <numerusform>Pairs with an undefined distance are left out. Treating them as in the published code gives other figures for %n models: %1.</numerusform>
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
        <source>%n summary(s) of users</source>
        <translation>
            <numerusform>%n summary of users</numerusform>
            <numerusform>%n summaries of users</numerusform>
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
        <source>and %n more; --json names them</source>
        <translation>
            <numerusform>and %n more; --json names them</numerusform>
            <numerusform>and %n more; --json names them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>PerSEval on samples, %n each (seed %1)</source>
        <translation>
            <numerusform>PerSEval on samples, %n each (seed %1)</numerusform>
            <numerusform>PerSEval on samples, %n each (seed %1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) have no number as their score.</source>
        <translation>
            <numerusform>%n row has no number as their score.</numerusform>
            <numerusform>%n rows have no number as their score.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProjectWords</name>
    <message numerus="yes">
        <source>%n record(s) were about cases that are in the project already.</source>
        <translation>
            <numerusform>%n record was about a case that is in the project already.</numerusform>
            <numerusform>%n records were about cases that are in the project already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n output(s) were in the project already.</source>
        <translation>
            <numerusform>%n output was in the project already.</numerusform>
            <numerusform>%n outputs were in the project already.</numerusform>
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
        <source>%n evaluation(s) that cannot be read</source>
        <translation>
            <numerusform>%n evaluation that cannot be read</numerusform>
            <numerusform>%n evaluations that cannot be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evaluation(s) whose scores are not those of their decisions</source>
        <translation>
            <numerusform>%n evaluation whose scores are not those of their decisions</numerusform>
            <numerusform>%n evaluations whose scores are not those of their decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n score(s) of a judge whose detail cannot be read</source>
        <translation>
            <numerusform>%n score of a judge whose detail cannot be read</numerusform>
            <numerusform>%n scores of a judge whose detail cannot be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n score(s) of a judge that are not those of its answers</source>
        <translation>
            <numerusform>%n score of a judge that is not that of its answers</numerusform>
            <numerusform>%n scores of a judge that are not those of its answers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evaluation(s) were left out: they are not complete or have no scores.</source>
        <translation>
            <numerusform>%n evaluation was left out: it is not complete or has no scores.</numerusform>
            <numerusform>%n evaluations were left out: they are not complete or have no scores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Titles are keys in such a file: %n aspect(s) with the title of another one are not in its tables, and the scores of their cases are those of what is.</source>
        <translation>
            <numerusform>Titles are keys in such a file: %n aspect with the title of another one is not in its tables, and the scores of its case are those of what is.</numerusform>
            <numerusform>Titles are keys in such a file: %n aspects with the title of another one are not in its tables, and the scores of their cases are those of what is.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evaluation(s) were in the project already.</source>
        <translation>
            <numerusform>%n evaluation was in the project already.</numerusform>
            <numerusform>%n evaluations were in the project already.</numerusform>
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
        <source>%n thing(s) in the explanations had to be corrected; the cases say which.</source>
        <translation>
            <numerusform>%n thing in the explanations had to be put right; the cases say which.</numerusform>
            <numerusform>%n things in the explanations had to be put right; the cases say which.</numerusform>
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
        <source>%n time(s) that no clock says: table %1, &quot;%2&quot;, first in row %3</source>
        <translation>
            <numerusform>%n time that no clock says: table %1, &quot;%2&quot;, first in row %3</numerusform>
            <numerusform>%n times that no clock says: table %1, &quot;%2&quot;, first in row %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) of samples that systems were put on cannot be read</source>
        <translation>
            <numerusform>%n record of a sample that systems were put on cannot be read</numerusform>
            <numerusform>%n records of samples that systems were put on cannot be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgement(s) of systems&apos; outputs that do not fit their samples</source>
        <translation>
            <numerusform>%n judgement of a system&apos;s output that does not fit its sample</numerusform>
            <numerusform>%n judgements of systems&apos; outputs that do not fit their samples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgement(s) of systems&apos; outputs whose scores are not those of their verdicts</source>
        <translation>
            <numerusform>%n judgement of a system&apos;s output whose scores are not those of its verdicts</numerusform>
            <numerusform>%n judgements of systems&apos; outputs whose scores are not those of their verdicts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n output(s) of samples that are not in the benchmark were left out.</source>
        <translation>
            <numerusform>%n output of a sample that is not in the benchmark was left out.</numerusform>
            <numerusform>%n outputs of samples that are not in the benchmark were left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Verdicts on %n output(s) were left out: the benchmark has changed since.</source>
        <translation>
            <numerusform>Verdicts on %n output were left out: the benchmark has changed since.</numerusform>
            <numerusform>Verdicts on %n outputs were left out: the benchmark has changed since.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) that are no outputs were passed over: %1 and its like.</source>
        <translation>
            <numerusform>%n file that is no output was passed over: %1.</numerusform>
            <numerusform>%n files that are no outputs were passed over: %1 and its like.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conclusion(s) that are neither &quot;knowable&quot; nor &quot;unknowable&quot; count as not covered, as published; the first one is %1.</source>
        <translation>
            <numerusform>%n conclusion that is neither &quot;knowable&quot; nor &quot;unknowable&quot; counts as not covered, as published: %1.</numerusform>
            <numerusform>%n conclusions that are neither &quot;knowable&quot; nor &quot;unknowable&quot; count as not covered, as published; the first one is %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: which opinions %n type(s) of error belong to is not known; they count for its shares only.</source>
        <translation>
            <numerusform>%1: which opinion %n type of error belongs to is not known; it counts for its shares only.</numerusform>
            <numerusform>%1: which opinions %n types of error belong to is not known; they count for its shares only.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) of samples that systems were put on are not those that were kept</source>
        <translation>
            <numerusform>%n record of a sample that systems were put on is not the one that was kept</numerusform>
            <numerusform>%n records of samples that systems were put on are not those that were kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n output(s) of systems whose scores are not those of their paragraphs</source>
        <translation>
            <numerusform>%n output of a system whose scores are not those of its paragraphs</numerusform>
            <numerusform>%n outputs of systems whose scores are not those of their paragraphs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgement(s) were left out: a CSV has no place for them. JSONL and the published layout have.</source>
        <translation>
            <numerusform>%n judgement was left out: a CSV has no place for them. JSONL and the published layout have.</numerusform>
            <numerusform>%n judgements were left out: a CSV has no place for them. JSONL and the published layout have.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n explanation(s) of verdicts were left out: the published layout has no place for them. JSONL keeps them.</source>
        <translation>
            <numerusform>%n explanation of verdicts was left out: the published layout has no place for them. JSONL keeps them.</numerusform>
            <numerusform>%n explanations of verdicts were left out: the published layout has no place for them. JSONL keeps them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgement(s) on whose paragraphs fit better were left out: none of these formats has a place for them.</source>
        <translation>
            <numerusform>%n judgement on whose paragraphs fit better was left out: none of these formats has a place for them.</numerusform>
            <numerusform>%n judgements on whose paragraphs fit better were left out: none of these formats has a place for them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n output(s) with a feedback judgement, though the system chose the experts&apos; paragraphs</source>
        <translation>
            <numerusform>%n output with a feedback judgement, though the system chose the experts&apos; paragraphs</numerusform>
            <numerusform>%n outputs with a feedback judgement, though the system chose the experts&apos; paragraphs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawn part(s) of which cannot be read how they were drawn</source>
        <translation>
            <numerusform>%n drawn part of which cannot be read how it was drawn</numerusform>
            <numerusform>%n drawn parts of which cannot be read how they were drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawn item(s) or review(s) of something that the judgement does not decide</source>
        <translation>
            <numerusform>%n drawn item or review of something that the judgement does not decide</numerusform>
            <numerusform>%n drawn items or reviews of something that the judgement does not decide</numerusform>
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
        <source>It is the same with other samples of %n more system(s).</source>
        <translation>
            <numerusform>It is the same with other samples of %n more system.</numerusform>
            <numerusform>It is the same with other samples of %n more systems.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawn part(s) whose items or probabilities are not those of their settings</source>
        <translation>
            <numerusform>%n drawn part whose items or probabilities are not those of its settings</numerusform>
            <numerusform>%n drawn parts whose items or probabilities are not those of their settings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawn item(s) in another stratum than that of their verdict</source>
        <translation>
            <numerusform>%n drawn item in another stratum than that of its verdict</numerusform>
            <numerusform>%n drawn items in other strata than those of their verdicts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n correction(s) that are none of the decision they were given for</source>
        <translation>
            <numerusform>%n correction that is none of the decision it was given for</numerusform>
            <numerusform>%n corrections that are none of the decisions they were given for</numerusform>
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
        <source>(%n earlier activities are not shown.)</source>
        <translation>
            <numerusform>(%n earlier activity is not shown.)</numerusform>
            <numerusform>(%n earlier activities are not shown.)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s) cannot be cut into past and future, and were left out.</source>
        <translation>
            <numerusform>%n user cannot be cut into past and future, and was left out.</numerusform>
            <numerusform>%n users cannot be cut into past and future, and were left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) about items cannot be used. %1</source>
        <translation>
            <numerusform>%n row about items cannot be used. %1</numerusform>
            <numerusform>%n rows about items cannot be used. %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s) cannot be cut into past and future, and are not summarized.</source>
        <translation>
            <numerusform>%n user cannot be cut into past and future, and is not summarized.</numerusform>
            <numerusform>%n users cannot be cut into past and future, and are not summarized.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n user(s) there is nothing to predict.</source>
        <translation>
            <numerusform>Of %n user there is nothing to predict.</numerusform>
            <numerusform>Of %n users there is nothing to predict.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has %Ln user(s) with fewer. Ask for fewer.</source>
        <translation>
            <numerusform>It has %Ln user with fewer. Ask for fewer.</numerusform>
            <numerusform>It has %Ln users with fewer. Ask for fewer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n timeline(s) of users that cannot be read, or are not in the order of time</source>
        <translation>
            <numerusform>%n timeline of users that cannot be read, or is not in the order of time</numerusform>
            <numerusform>%n timelines of users that cannot be read, or are not in the order of time</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n timeline(s) of users with more or fewer activities than is stored</source>
        <translation>
            <numerusform>%n timeline of users with more or fewer activities than is stored</numerusform>
            <numerusform>%n timelines of users with more or fewer activities than is stored</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s) whose past is not what the log&apos;s split gives</source>
        <translation>
            <numerusform>%n user whose past is not what the log&apos;s split gives</numerusform>
            <numerusform>%n users whose past is not what the log&apos;s split gives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s) whose tasks are not those that the log&apos;s split gives</source>
        <translation>
            <numerusform>%n user whose tasks is not those that the log&apos;s split gives</numerusform>
            <numerusform>%n users whose tasks are not those that the log&apos;s split gives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prediction(s) of a choice that the task has not</source>
        <translation>
            <numerusform>%n prediction of a choice that the task has not</numerusform>
            <numerusform>%n predictions of a choice that the task has not</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n log(s) of users whose split cannot be read</source>
        <translation>
            <numerusform>%n log of users whose split cannot be read</numerusform>
            <numerusform>%n logs of users whose split cannot be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n log(s) of users whose statistics cannot be read</source>
        <translation>
            <numerusform>%n log of users whose statistics cannot be read</numerusform>
            <numerusform>%n logs of users whose statistics cannot be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n summary(s) of users with more or fewer words than is stored</source>
        <translation>
            <numerusform>%n summary of users with more or fewer words than is stored</numerusform>
            <numerusform>%n summaries of users with more or fewer words than is stored</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rater(s) left out by the rules of the study.</source>
        <translation>
            <numerusform>%n rater left out by the rules of the study.</numerusform>
            <numerusform>%n raters left out by the rules of the study.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rating(s) of what is no summary of this log any more.</source>
        <translation>
            <numerusform>%n rating of what is no summary of this log any more.</numerusform>
            <numerusform>%n ratings of what is no summary of this log any more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) of studies that show another summary than their ratings count for, or one that is not there</source>
        <translation>
            <numerusform>%n item of studies that shows another summary than its ratings count for, or one that is not there</numerusform>
            <numerusform>%n items of studies that show another summary than their ratings count for, or one that is not there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) lack tasks that were not predicted yet; &quot;predict&quot; goes on with them.</source>
        <translation>
            <numerusform>%n line lacks tasks that were not predicted yet; &quot;predict&quot; goes on with them.</numerusform>
            <numerusform>%n lines lack tasks that were not predicted yet; &quot;predict&quot; goes on with them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prediction(s) had no readable answer and are misses.</source>
        <translation>
            <numerusform>%n prediction had no readable answer and is a miss.</numerusform>
            <numerusform>%n predictions had no readable answer and are misses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n log(s) of users whose kind, checksum, settings or statistics cannot be theirs</source>
        <translation>
            <numerusform>%n log of users whose kind, checksum, settings or statistics cannot be theirs</numerusform>
            <numerusform>%n logs of users whose kind, checksum, settings or statistics cannot be theirs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n summary(s) of users that are not of the run, the task or the reply that they are said to be of</source>
        <translation>
            <numerusform>%n summary of users that is not of the run, the task or the reply that it is said to be of</numerusform>
            <numerusform>%n summaries of users that are not of the run, the task or the reply that they are said to be of</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n summary(s) of users with another text or word limit than their run gave them</source>
        <translation>
            <numerusform>%n summary of users with another text or word limit than their run gave them</numerusform>
            <numerusform>%n summaries of users with another text or word limit than their run gave them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prediction(s) that are not of the run, the task or the reply that they are said to be of</source>
        <translation>
            <numerusform>%n prediction that is not of the run, the task or the reply that it is said to be of</numerusform>
            <numerusform>%n predictions that are not of the run, the task or the reply that they are said to be of</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prediction(s) of something else than their reply says</source>
        <translation>
            <numerusform>%n prediction of something else than its reply says</numerusform>
            <numerusform>%n predictions of something else than their reply says</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) for summaries that are not of the run, the task or the reply that they are said to be of</source>
        <translation>
            <numerusform>%n value for summaries that is not of the run, the task or the reply that it is said to be of</numerusform>
            <numerusform>%n values for summaries that are not of the run, the task or the reply that they are said to be of</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) for summaries that are not what the judge&apos;s reply says</source>
        <translation>
            <numerusform>%n value for summaries that is not what the judge&apos;s reply says</numerusform>
            <numerusform>%n values for summaries that are not what the judge&apos;s reply says</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n done task(s) of runs without the summary, prediction or value that came of them</source>
        <translation>
            <numerusform>%n done task of runs without the summary, prediction or value that came of them</numerusform>
            <numerusform>%n done tasks of runs without the summary, prediction or value that came of them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) lack tasks of their users; such runs do not count in QM and IDM.</source>
        <translation>
            <numerusform>%n line lacks tasks of its user; such runs do not count in QM and IDM.</numerusform>
            <numerusform>%n lines lack tasks of their users; such runs do not count in QM and IDM.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) about items come again for the same item; the first one counts.</source>
        <translation>
            <numerusform>%n row about items comes again for the same item; the first one counts.</numerusform>
            <numerusform>%n rows about items come again for the same item; the first one counts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n log(s) of users that are not what was imported</source>
        <translation>
            <numerusform>%n log of users that is not what was imported</numerusform>
            <numerusform>%n logs of users that are not what was imported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reply(s) of models about users with another text or model than the server sent</source>
        <translation>
            <numerusform>%n reply of models about users with another text or model than the server sent</numerusform>
            <numerusform>%n replies of models about users with another text or model than the server sent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reply(s) of models about users to something else than their run asks</source>
        <translation>
            <numerusform>%n reply of models about users to something else than their run asks</numerusform>
            <numerusform>%n replies of models about users to something else than their run asks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n id(s) stand for different cases in different systems, by prompt or reference, so that no test compares these outputs: %1.</source>
        <translation>
            <numerusform>%n id stands for different cases in different systems, by prompt or reference, so that no test compares these outputs: %1.</numerusform>
            <numerusform>%n ids stand for different cases in different systems, by prompt or reference, so that no test compares these outputs: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) of models had broken off when the server sent them, and were counted as whole by an earlier version (run %1). A new run of the same kind asks them again.</source>
        <translation>
            <numerusform>%n answer of a model had broken off when the server sent it, and was counted as whole by an earlier version (run %1). A new run of the same kind asks it again.</numerusform>
            <numerusform>%n answers of models had broken off when the server sent them, and were counted as whole by an earlier version (run %1). A new run of the same kind asks them again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n G-Eval score(s) were weighed by the probabilities of another number in the answer than the score, by an earlier version (run %1). A new run scores them again; what was answered is not asked again.</source>
        <translation>
            <numerusform>%n G-Eval score was weighed by the probabilities of another number in the answer than the score, by an earlier version (run %1). A new run scores it again; what was answered is not asked again.</numerusform>
            <numerusform>%n G-Eval scores were weighed by the probabilities of another number in the answer than the score, by an earlier version (run %1). A new run scores them again; what was answered is not asked again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ExPerT evaluation(s) were given 0 by an earlier version, though no judgment of a text&apos;s aspects could be read (run %1). &quot;tandem run retry&quot; asks again.</source>
        <translation>
            <numerusform>%n ExPerT evaluation was given 0 by an earlier version, though no judgment of a text&apos;s aspects could be read (run %1). &quot;tandem run retry&quot; asks again.</numerusform>
            <numerusform>%n ExPerT evaluations were given 0 by an earlier version, though no judgment of a text&apos;s aspects could be read (run %1). &quot;tandem run retry&quot; asks again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) have no readable reply and count as no: not matched, or not aligned.</source>
        <translation>
            <numerusform>%n decision has no readable reply and counts as no: not matched, or not aligned.</numerusform>
            <numerusform>%n decisions have no readable reply and count as no: not matched, or not aligned.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Study &quot;%1&quot;: Tandem before 0.7 counted %n answer(s) to questions that are not asked after a later answer. Compute its results and export its answers again.</source>
        <translation>
            <numerusform>Study &quot;%1&quot;: Tandem before 0.7 counted %n answer to a question that is not asked after a later answer. Compute its results and export its answers again.</numerusform>
            <numerusform>Study &quot;%1&quot;: Tandem before 0.7 counted %n answers to questions that are not asked after a later answer. Compute its results and export its answers again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Study &quot;%1&quot;: %n rater(s) have a participant id that no platform filled in. Before 0.7 all who came by such an address were one rater.</source>
        <translation>
            <numerusform>Study &quot;%1&quot;: %n rater has a participant id that no platform filled in. Before 0.7 all who came by such an address were one rater.</numerusform>
            <numerusform>Study &quot;%1&quot;: %n raters have a participant id that no platform filled in. Before 0.7 all who came by such an address were one rater.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) are ahead of this computer&apos;s clock, which says %1; the last is %2.</source>
        <translation>
            <numerusform>%n time is ahead of this computer&apos;s clock, which says %1; it is %2.</numerusform>
            <numerusform>%n times are ahead of this computer&apos;s clock, which says %1; the last is %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) have several titles; the first one in time was taken: %1.</source>
        <translation>
            <numerusform>%n item has several titles; the first one in time was taken: %1.</numerusform>
            <numerusform>%n items have several titles; the first one in time was taken: %1.</numerusform>
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
        <source>All %n number(s) of the file are those that its tables give.</source>
        <translation>
            <numerusform>The %n number of the file is the one that its tables give.</numerusform>
            <numerusform>All %n numbers of the file are those that its tables give.</numerusform>
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
        <source>%n row(s) could not be used.</source>
        <translation>
            <numerusform>%n row could not be used.</numerusform>
            <numerusform>%n rows could not be used.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 were there already</source>
        <comment>a number</comment>
        <translation>
            <numerusform>%1 was there already</numerusform>
            <numerusform>%1 were there already</numerusform>
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
        <source>%n sample(s) were in the project already and were left out.</source>
        <translation>
            <numerusform>%n sample was in the project already and was left out.</numerusform>
            <numerusform>%n samples were in the project already and were left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) of those left out are set aside in the project.</source>
        <translation>
            <numerusform>%n sample of those left out is set aside in the project.</numerusform>
            <numerusform>%n samples of those left out are set aside in the project.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) took the place of the same ones, which were set aside.</source>
        <translation>
            <numerusform>%n sample took the place of the same one, which was set aside.</numerusform>
            <numerusform>%n samples took the place of the same ones, which were set aside.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) are in the project more than once now.</source>
        <translation>
            <numerusform>%n sample is in the project more than once now.</numerusform>
            <numerusform>%n samples are in the project more than once now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first line of %n text file(s) is the title, not a paragraph: &quot;%1&quot; in %2.</source>
        <translation>
            <numerusform>The first line of %n text file is the title, not a paragraph: &quot;%1&quot; in %2.</numerusform>
            <numerusform>The first line of %n text files is the title, not a paragraph: &quot;%1&quot; in %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text file(s) without blank lines became one paragraph each: %2, of %1 lines. Put blank lines between lines that are paragraphs.</source>
        <translation>
            <numerusform>%n text file without blank lines became one paragraph: %2, of %1 lines. Put blank lines between lines that are paragraphs.</numerusform>
            <numerusform>%n text files without blank lines became one paragraph each: %2, of %1 lines. Put blank lines between lines that are paragraphs.</numerusform>
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
        <source>There are %n verdict(s) on facts where the benchmark has %1 of the sample.</source>
        <translation>
            <numerusform>There is %n verdict on facts where the benchmark has %1 of the sample.</numerusform>
            <numerusform>There are %n verdicts on facts where the benchmark has %1 of the sample.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n verdict(s) on opinions where the benchmark has %1 of the sample.</source>
        <translation>
            <numerusform>There is %n verdict on opinions where the benchmark has %1 of the sample.</numerusform>
            <numerusform>There are %n verdicts on opinions where the benchmark has %1 of the sample.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) about nothing in the project were left out: %1.</source>
        <translation>
            <numerusform>%n row about nothing in the project was left out: %1.</numerusform>
            <numerusform>%n rows about nothing in the project were left out: %1.</numerusform>
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
        <source>%1 judgement(s)</source>
        <comment>a number</comment>
        <translation>
            <numerusform>%1 judgement</numerusform>
            <numerusform>%1 judgements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 output(s) were there already</source>
        <comment>a number</comment>
        <translation>
            <numerusform>%1 output was there already</numerusform>
            <numerusform>%1 outputs were there already</numerusform>
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
        <source>%n decision(s) have no readable reply and count as no.</source>
        <translation>
            <numerusform>%n decision has no readable reply and counts as no.</numerusform>
            <numerusform>%n decisions have no readable reply and count as no.</numerusform>
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
        <source>%n evaluation(s) are under way and left out.</source>
        <translation>
            <numerusform>%n evaluation is under way and left out.</numerusform>
            <numerusform>%n evaluations are under way and left out.</numerusform>
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
        <source>%n decision(s) of this evaluation have no opinion yet.</source>
        <translation>
            <numerusform>%n decision of this evaluation has no opinion yet.</numerusform>
            <numerusform>%n decisions of this evaluation have no opinion yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hand-in is not taken: %n item(s) lack an answer.</source>
        <translation>
            <numerusform>The hand-in is not taken: %n item lacks an answer.</numerusform>
            <numerusform>The hand-in is not taken: %n items lack an answer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) of this judgement have no opinion yet.</source>
        <translation>
            <numerusform>%n decision of this judgement has no opinion yet.</numerusform>
            <numerusform>%n decisions of this judgement have no opinion yet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunViewWords</name>
    <message numerus="yes">
        <source>%n task(s) written.</source>
        <translation>
            <numerusform>%n task written.</numerusform>
            <numerusform>%n tasks written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) were answered before and need not be asked.</source>
        <translation>
            <numerusform>%n task was answered before and need not be asked.</numerusform>
            <numerusform>%n tasks were answered before and need not be asked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) are out in a batch already.</source>
        <translation>
            <numerusform>%n task is out in a batch already.</numerusform>
            <numerusform>%n tasks are out in a batch already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) do not fit into the spending cap.</source>
        <translation>
            <numerusform>%n task does not fit into the spending cap.</numerusform>
            <numerusform>%n tasks do not fit into the spending cap.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) are still out: read the batch&apos;s other results, or give it up.</source>
        <translation>
            <numerusform>%n task is still out: read the batch&apos;s other results, or give it up.</numerusform>
            <numerusform>%n tasks are still out: read the batch&apos;s other results, or give it up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them were in a batch but not in its results. Should an answer still come, the one that is read first stands.</source>
        <translation>
            <numerusform>%n of them was in a batch but not in its results. Should an answer still come, the one that is read first stands.</numerusform>
            <numerusform>%n of them were in a batch but not in its results. Should an answer still come, the one that is read first stands.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) are left to ask, with those that came of the answers: write them as the next batch of the same run.</source>
        <translation>
            <numerusform>%n task is left to ask, with those that came of the answers: write it as the next batch of the same run.</numerusform>
            <numerusform>%n tasks are left to ask, with those that came of the answers: write them as the next batch of the same run.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them were not in the results of their batch: the next batch asks them again.</source>
        <translation>
            <numerusform>%n of them was not in the results of its batch: the next batch asks it again.</numerusform>
            <numerusform>%n of them were not in the results of their batch: the next batch asks them again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) came late: what they ask was answered, asked again or given up meanwhile. They only count in the cost.</source>
        <translation>
            <numerusform>%n line came late: what it asks was answered, asked again or given up meanwhile. It only counts in the cost.</numerusform>
            <numerusform>%n lines came late: what they ask was answered, asked again or given up meanwhile. They only count in the cost.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunWords</name>
    <message numerus="yes">
        <source>%n question(s) are out in a batch and are not asked again.</source>
        <translation>
            <numerusform>%n question is out in a batch and is not asked again.</numerusform>
            <numerusform>%n questions are out in a batch and are not asked again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n call(s)</source>
        <translation>
            <numerusform>%n call</numerusform>
            <numerusform>%n calls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) are here already</source>
        <translation>
            <numerusform>%n answer is here already</numerusform>
            <numerusform>%n answers are here already</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then about %n more, depending on the answers</source>
        <translation>
            <numerusform>then about %n more, depending on the answers</numerusform>
            <numerusform>then about %n more, depending on the answers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) are not ready for it.</source>
        <translation>
            <numerusform>%n sample is not ready for it.</numerusform>
            <numerusform>%n samples are not ready for it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cost of %n reply(s) not known</source>
        <translation>
            <numerusform>cost of %n reply not known</numerusform>
            <numerusform>cost of %n replies not known</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>waiting for %n answer(s) that may have to be paid for; Ctrl+C gives them up</source>
        <translation>
            <numerusform>waiting for %n answer that may have to be paid for; Ctrl+C gives them up</numerusform>
            <numerusform>waiting for %n answers that may have to be paid for; Ctrl+C gives them up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) out in a batch</source>
        <translation>
            <numerusform>%n question out in a batch</numerusform>
            <numerusform>%n questions out in a batch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n about what is set aside</source>
        <translation>
            <numerusform>%n about what is set aside</numerusform>
            <numerusform>%n about what is set aside</numerusform>
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
        <source>%n request(s) left without an answer</source>
        <translation>
            <numerusform>%n request left without an answer</numerusform>
            <numerusform>%n requests left without an answer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n could not be read</source>
        <comment>answers</comment>
        <translation>
            <numerusform>%n could not be read</numerusform>
            <numerusform>%n could not be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) no longer fit and might cost up to %1, without what follows from the answers.</source>
        <translation>
            <numerusform>%n question no longer fit and might cost up to %1, without what follows from the answers.</numerusform>
            <numerusform>%n questions no longer fit and might cost up to %1, without what follows from the answers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s) are of a log that is not split yet.</source>
        <translation>
            <numerusform>%n user is of a log that is not split yet.</numerusform>
            <numerusform>%n users are of a log that is not split yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each segment is taken to be rewritten once; at most there can be %n call(s) in all, which the higher figures count</source>
        <translation>
            <numerusform>Each segment is taken to be rewritten once; at most there can be %n call in all, which the higher figures count</numerusform>
            <numerusform>Each segment is taken to be rewritten once; at most there can be %n calls in all, which the higher figures count</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The server did not say how many tokens %n answer(s) took: each counts with the most that it can have cost. A lower --max-tokens makes that less; where nothing is paid, the endpoint&apos;s prices are 0.</source>
        <translation>
            <numerusform>The server did not say how many tokens %n answer took: it counts with the most that it can have cost. A lower --max-tokens makes that less; where nothing is paid, the endpoint&apos;s prices are 0.</numerusform>
            <numerusform>The server did not say how many tokens %n answers took: each counts with the most that it can have cost. A lower --max-tokens makes that less; where nothing is paid, the endpoint&apos;s prices are 0.</numerusform>
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
        <source>%n output(s) are evaluated already, or a run is at them.</source>
        <translation>
            <numerusform>%n output is evaluated already, or a run is at it.</numerusform>
            <numerusform>%n outputs are evaluated already, or a run is at them.</numerusform>
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
        <source>%n summary(s) are predicted from already.</source>
        <translation>
            <numerusform>%n summary is predicted from already.</numerusform>
            <numerusform>%n summaries are predicted from already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %Ln score(s)</source>
        <translation>
            <numerusform>of %Ln score</numerusform>
            <numerusform>of %Ln scores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n output(s) are there already.</source>
        <translation>
            <numerusform>%n output is there already.</numerusform>
            <numerusform>%n outputs are there already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n summary(s) have such a value already.</source>
        <translation>
            <numerusform>%n summary has such a value already.</numerusform>
            <numerusform>%n summaries have such a value already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s) have such a summary already.</source>
        <translation>
            <numerusform>%n user has such a summary already.</numerusform>
            <numerusform>%n users have such a summary already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n output(s) are judged already, or a run is at them.</source>
        <translation>
            <numerusform>%n output is judged already, or a run is at it.</numerusform>
            <numerusform>%n outputs are judged already, or a run is at them.</numerusform>
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
        <source>Replies of models: %n</source>
        <translation>
            <numerusform>Replies of models: %n</numerusform>
            <numerusform>Replies of models: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SessionWords</name>
    <message numerus="yes">
        <source>Set %n sample(s) aside</source>
        <translation>
            <numerusform>Set %n sample aside</numerusform>
            <numerusform>Set %n samples aside</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bring %n sample(s) back</source>
        <translation>
            <numerusform>Bring %n sample back</numerusform>
            <numerusform>Bring %n samples back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set %n case(s) aside</source>
        <translation>
            <numerusform>Set %n case aside</numerusform>
            <numerusform>Set %n cases aside</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bring %n case(s) back</source>
        <translation>
            <numerusform>Bring %n case back</numerusform>
            <numerusform>Bring %n cases back</numerusform>
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
        <source>%n item(s) have another place in their rater&apos;s order in the study, and keep it: %1.</source>
        <translation>
            <numerusform>%n item has another place in its rater&apos;s order in the study, and keeps it: %1.</numerusform>
            <numerusform>%n items have another place in their rater&apos;s order in the study, and keep it: %1.</numerusform>
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
        <source>%n check item(s)</source>
        <translation>
            <numerusform>%n check item</numerusform>
            <numerusform>%n check items</numerusform>
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
        <source>%n for practice</source>
        <translation>
            <numerusform>%n for practice</numerusform>
            <numerusform>%n for practice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to check</source>
        <translation>
            <numerusform>%n to check</numerusform>
            <numerusform>%n to check</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StudyWords</name>
    <message numerus="yes">
        <source>Aligned: the share of items on which the metric scores the side higher that most people chose; its ties count one half. %n item(s) have a majority for one side;</source>
        <translation>
            <numerusform>Aligned: the share of items on which the metric scores the side higher that most people chose; its ties count one half. %n item has a majority for one side;</numerusform>
            <numerusform>Aligned: the share of items on which the metric scores the side higher that most people chose; its ties count one half. %n items have a majority for one side;</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tied item(s) are left out.</source>
        <translation>
            <numerusform>%n tied item is left out.</numerusform>
            <numerusform>%n tied items are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) left out: the users&apos; own pair was not rated.</source>
        <translation>
            <numerusform>%n document left out: the users&apos; own pair was not rated.</numerusform>
            <numerusform>%n documents left out: the users&apos; own pair was not rated.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) left out: they belong to no document.</source>
        <translation>
            <numerusform>%n item left out: it belongs to no document.</numerusform>
            <numerusform>%n items left out: they belong to no document.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n check item(s) answered wrongly</source>
        <translation>
            <numerusform>at least %n check item answered wrongly</numerusform>
            <numerusform>at least %n check items answered wrongly</numerusform>
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
        <source>%n rated item(s) in all</source>
        <translation>
            <numerusform>%n rated item in all</numerusform>
            <numerusform>%n rated items in all</numerusform>
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
        <source>%n rater(s) left out by the rules that were named before; the figures of everybody stand apart.</source>
        <translation>
            <numerusform>%n rater left out by the rules that were named before; the figures of everybody stand apart.</numerusform>
            <numerusform>%n raters left out by the rules that were named before; the figures of everybody stand apart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) were added.</source>
        <translation>
            <numerusform>%n item was added.</numerusform>
            <numerusform>%n items were added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) that were collected elsewhere were taken over.</source>
        <translation>
            <numerusform>%n answer that was collected elsewhere was taken over.</numerusform>
            <numerusform>%n answers that were collected elsewhere were taken over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A link was made by which at most %n rater(s) could come.</source>
        <translation>
            <numerusform>A link was made by which at most %n rater could come.</numerusform>
            <numerusform>A link was made by which at most %n raters could come.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was replaced by %2, who was given %n item(s) of theirs: %3</source>
        <translation>
            <numerusform>%1 was replaced by %2, who was given %n item of theirs: %3</numerusform>
            <numerusform>%1 was replaced by %2, who was given %n items of theirs: %3</numerusform>
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
        <source>%n item(s) that a rater was asked about were released without being completed.</source>
        <translation>
            <numerusform>%n item that a rater was asked about was released without being completed.</numerusform>
            <numerusform>%n items that a rater was asked about were released without being completed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) came after the close and are no part of results.</source>
        <translation>
            <numerusform>%n answer came after the close and is no part of results.</numerusform>
            <numerusform>%n answers came after the close and are no part of results.</numerusform>
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
        <source>%n item(s) were made of the project: %1.</source>
        <translation>
            <numerusform>%n item was made of the project: %1.</numerusform>
            <numerusform>%n items were made of the project: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n item(s)</source>
        <translation>
            <numerusform>about %n item</numerusform>
            <numerusform>about %n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) were added, those for practice and checks counted with them.</source>
        <translation>
            <numerusform>%n item was added, those for practice and checks counted with them.</numerusform>
            <numerusform>%n items were added, those for practice and checks counted with them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 withdrew, and their %n answer(s) were erased.</source>
        <translation>
            <numerusform>%1 withdrew, and their %n answer was erased.</numerusform>
            <numerusform>%1 withdrew, and their %n answers were erased.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) came after their item had gone to another rater; they are part of results.</source>
        <translation>
            <numerusform>%n answer came after its item had gone to another rater; it is part of results.</numerusform>
            <numerusform>%n answers came after their item had gone to another rater; they are part of results.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) were made of outputs of the project.</source>
        <translation>
            <numerusform>%n item was made of outputs of the project.</numerusform>
            <numerusform>%n items were made of outputs of the project.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) were made of explanations of the project.</source>
        <translation>
            <numerusform>%n item was made of explanations of the project.</numerusform>
            <numerusform>%n items were made of explanations of the project.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) were made of decisions of the project.</source>
        <translation>
            <numerusform>%n item was made of decisions of the project.</numerusform>
            <numerusform>%n items were made of decisions of the project.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) were made of documents with their users&apos; summaries.</source>
        <translation>
            <numerusform>%n item was made of documents with their users&apos; summaries.</numerusform>
            <numerusform>%n items were made of documents with their users&apos; summaries.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are tied, by as many votes for each or by most votes for a tie: %1.</source>
        <translation>
            <numerusform>%n item is tied, by as many votes for each or by most votes for a tie: %1.</numerusform>
            <numerusform>%n items are tied, by as many votes for each or by most votes for a tie: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) were made of summaries of the project&apos;s users.</source>
        <translation>
            <numerusform>%n item was made of summaries of the project&apos;s users.</numerusform>
            <numerusform>%n items were made of summaries of the project&apos;s users.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Items are rated and check items, answers those to rated ones. Shares in percent. Seconds are the median of the active time on an item; straight-lining is the largest share of one answer, as it was shown, to a question about rated items with at least %n answer(s).</source>
        <translation>
            <numerusform>Items are rated and check items, answers those to rated ones. Shares in percent. Seconds are the median of the active time on an item; straight-lining is the largest share of one answer, as it was shown, to a question about rated items with at least %n answer.</numerusform>
            <numerusform>Items are rated and check items, answers those to rated ones. Shares in percent. Seconds are the median of the active time on an item; straight-lining is the largest share of one answer, as it was shown, to a question about rated items with at least %n answers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n rater(s) p over raters cannot be below 0.05, whatever they say: p over items is then about these raters alone.</source>
        <translation>
            <numerusform>With fewer than %n rater p over raters cannot be below 0.05, whatever they say: p over items is then about these raters alone.</numerusform>
            <numerusform>With fewer than %n raters p over raters cannot be below 0.05, whatever they say: p over items is then about these raters alone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) were removed again.</source>
        <translation>
            <numerusform>%n item was removed again.</numerusform>
            <numerusform>%n items were removed again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SystemSampleWords</name>
    <message numerus="yes">
        <source>%n answered for one only</source>
        <translation>
            <numerusform>%n answered for one only</numerusform>
            <numerusform>%n answered for one only</numerusform>
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
        <source>%n paragraph(s) not there</source>
        <translation>
            <numerusform>%n paragraph not there</numerusform>
            <numerusform>%n paragraphs not there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paragraph(s) more hit</source>
        <translation>
            <numerusform>%n paragraph more hit</numerusform>
            <numerusform>%n paragraphs more hit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paragraph(s) fewer hit</source>
        <translation>
            <numerusform>%n paragraph fewer hit</numerusform>
            <numerusform>%n paragraphs fewer hit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paragraph(s) more wrongly taken</source>
        <translation>
            <numerusform>%n paragraph more wrongly taken</numerusform>
            <numerusform>%n paragraphs more wrongly taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paragraph(s) fewer wrongly taken</source>
        <translation>
            <numerusform>%n paragraph fewer wrongly taken</numerusform>
            <numerusform>%n paragraphs fewer wrongly taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) more covered</source>
        <translation>
            <numerusform>%n fact more covered</numerusform>
            <numerusform>%n facts more covered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) fewer covered</source>
        <translation>
            <numerusform>%n fact fewer covered</numerusform>
            <numerusform>%n facts fewer covered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n opinion(s) more covered</source>
        <translation>
            <numerusform>%n opinion more covered</numerusform>
            <numerusform>%n opinions more covered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n opinion(s) fewer covered</source>
        <translation>
            <numerusform>%n opinion fewer covered</numerusform>
            <numerusform>%n opinions fewer covered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n opinion(s) with another error</source>
        <translation>
            <numerusform>%n opinion with another error</numerusform>
            <numerusform>%n opinions with another error</numerusform>
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
        <source>The rule would have cut among %n activities of one time, whose order nobody knows; so all of them are past.</source>
        <translation>
            <numerusform>The rule would have cut among %n activities of one time, whose order nobody knows; so all of them is past.</numerusform>
            <numerusform>The rule would have cut among %n activities of one time, whose order nobody knows; so all of them are past.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rule would have cut among %n activities of one time, whose order nobody knows; so all of them are future.</source>
        <translation>
            <numerusform>The rule would have cut among %n activities of one time, whose order nobody knows; so all of them is future.</numerusform>
            <numerusform>The rule would have cut among %n activities of one time, whose order nobody knows; so all of them are future.</numerusform>
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
        <source>%n stretch(es) of words gone</source>
        <translation>
            <numerusform>%n stretch(es) of words gone</numerusform>
            <numerusform>%n stretch(es) of words gone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stretch(es) of words new</source>
        <translation>
            <numerusform>%n stretch(es) of words new</numerusform>
            <numerusform>%n stretch(es) of words new</numerusform>
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
        <source>%Ln users have activities of equal times, %L1 in all; among these the items&apos; keys decide the order.</source>
        <translation>
            <numerusform>%Ln user has activities of equal times, %L1 in all; among these the items&apos; keys decide the order.</numerusform>
            <numerusform>%Ln users have activities of equal times, %L1 in all; among these the items&apos; keys decide the order.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln titles stand for several items, which are kept apart.</source>
        <translation>
            <numerusform>%Ln title stands for several items, which are kept apart.</numerusform>
            <numerusform>%Ln titles stand for several items, which are kept apart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln long texts were cut.</source>
        <translation>
            <numerusform>%Ln long text was cut.</numerusform>
            <numerusform>%Ln long texts were cut.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) came with several titles; the first one in time is taken.</source>
        <translation>
            <numerusform>%Ln item came with several titles; the first one in time is taken.</numerusform>
            <numerusform>%Ln items came with several titles; the first one in time is taken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) came with other categories at other times; each activity keeps its own.</source>
        <translation>
            <numerusform>%Ln item came with other categories at other times; each activity keeps its own.</numerusform>
            <numerusform>%Ln items came with other categories at other times; each activity keeps its own.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TimelinesWords</name>
    <message numerus="yes">
        <source>The last %n activities of each timeline are future; a cut never stands between activities of one time.</source>
        <translation>
            <numerusform>The last %n activity of each timeline is future; a cut never stands between activities of one time.</numerusform>
            <numerusform>The last %n activities of each timeline are future; a cut never stands between activities of one time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s) can be cut, but nothing can be asked about them.</source>
        <translation>
            <numerusform>%n user can be cut, but nothing can be asked about them.</numerusform>
            <numerusform>%n users can be cut, but nothing can be asked about them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n summaries of users of this log: what is past and what is asked stays as it is. To split otherwise import the log once more under another name.</source>
        <translation>
            <numerusform>There is %n summary of users of this log: what is past and what is asked stays as it is. To split otherwise import the log once more under another name.</numerusform>
            <numerusform>There are %n summaries of users of this log: what is past and what is asked stays as it is. To split otherwise import the log once more under another name.</numerusform>
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
        <source>%n without a readable answer, which is a miss.</source>
        <comment>predictions</comment>
        <translation>
            <numerusform>%n without a readable answer, which is a miss.</numerusform>
            <numerusform>%n without a readable answer, which is a miss.</numerusform>
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
        <source>%n not assigned</source>
        <translation>
            <numerusform>%n not assigned</numerusform>
            <numerusform>%n not assigned</numerusform>
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
        <source>%n without a paragraph that was kept</source>
        <translation>
            <numerusform>%n without a paragraph that was kept</numerusform>
            <numerusform>%n without a paragraph that was kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) written</source>
        <translation>
            <numerusform>%n sample written</numerusform>
            <numerusform>%n samples written</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %n left out: %1</source>
        <translation>
            <numerusform>; %n left out: %1</numerusform>
            <numerusform>; %n left out: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) left out, of paragraphs that were removed or changed sides.</source>
        <translation>
            <numerusform>%n fact left out, of paragraphs that were removed or changed sides.</numerusform>
            <numerusform>%n facts left out, of paragraphs that were removed or changed sides.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) left out, whose round about key facts is not finished.</source>
        <translation>
            <numerusform>%n fact left out, whose round about key facts is not finished.</numerusform>
            <numerusform>%n facts left out, whose round about key facts is not finished.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) written without opinions: their round about opinions is not settled yet.</source>
        <translation>
            <numerusform>%n sample written without opinions: its round about opinions is not settled yet.</numerusform>
            <numerusform>%n samples written without opinions: their round about opinions is not settled yet.</numerusform>
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
        <source>%n round(s) left out: answers have names once their sample is settled.</source>
        <translation>
            <numerusform>%n round left out: answers have names once their sample is settled.</numerusform>
            <numerusform>%n rounds left out: answers have names once their sample is settled.</numerusform>
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
    <name>UsersumWords</name>
    <message numerus="yes">
        <source>%n user(s) without a task: they count in IFM only.</source>
        <translation>
            <numerusform>%n user without a task, who counts in IFM only.</numerusform>
            <numerusform>%n users without a task: they count in IFM only.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s) with an empty summary: it counts in QM and IFM, and has no IDM.</source>
        <translation>
            <numerusform>%n user with an empty summary: it counts in QM and IFM, and has no IDM.</numerusform>
            <numerusform>%n users with an empty summary: each counts in QM and IFM, and has no IDM.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s) are not in every run.</source>
        <translation>
            <numerusform>%n user is not in every run.</numerusform>
            <numerusform>%n users are not in every run.</numerusform>
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
        <source>%n user(s) whom nobody rated.</source>
        <translation>
            <numerusform>%n user whom nobody rated.</numerusform>
            <numerusform>%n users whom nobody rated.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s) left out, with as many ratings Good as Bad.</source>
        <translation>
            <numerusform>%n user left out, with as many ratings Good as Bad.</numerusform>
            <numerusform>%n users left out, with as many ratings Good as Bad.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rated user(s) without a summary that was judged.</source>
        <translation>
            <numerusform>%n rated user without a summary that was judged.</numerusform>
            <numerusform>%n rated users without a summary that was judged.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n user(s) whom people rate Good or Bad by a majority. 95 % intervals are those of the bootstrap over users.</source>
        <translation>
            <numerusform>Of %n user whom people rate Good or Bad by a majority. 95 % intervals are those of the bootstrap over users.</numerusform>
            <numerusform>Of %n users whom people rate Good or Bad by a majority. 95 % intervals are those of the bootstrap over users.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is missing of %n rated user(s).</source>
        <comment>%1 is a score</comment>
        <translation>
            <numerusform>%1 is missing of %n rated user.</numerusform>
            <numerusform>%1 is missing of %n rated users.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s) left out without a summary under every limit.</source>
        <translation>
            <numerusform>%n user left out without a summary under every limit.</numerusform>
            <numerusform>%n users left out without a summary under every limit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s) left out whom only %1 has.</source>
        <comment>%1 is a summarizer</comment>
        <translation>
            <numerusform>%n user left out whom only %1 has.</numerusform>
            <numerusform>%n users left out whom only %1 has.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s) left out without a task that both have in one run.</source>
        <translation>
            <numerusform>%n user left out without a task that both have in one run.</numerusform>
            <numerusform>%n users left out without a task that both have in one run.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n summary(ies) left out in a run that only one has.</source>
        <translation>
            <numerusform>%n summary left out in a run that only one has.</numerusform>
            <numerusform>%n summaries left out in a run that only one has.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) left out that only one has.</source>
        <translation>
            <numerusform>%n task left out that only one has.</numerusform>
            <numerusform>%n tasks left out that only one has.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 against %2, %n user(s) that both have.</source>
        <comment>two summarizers</comment>
        <translation>
            <numerusform>%1 against %2, %n user that both have.</numerusform>
            <numerusform>%1 against %2, %n users that both have.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n user(s) are not in every run.</source>
        <comment>%1 is a summarizer</comment>
        <translation>
            <numerusform>%1: %n user is not in every run.</numerusform>
            <numerusform>%1: %n users are not in every run.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of Q_s it is the mean over %n run(s), which has no p.</source>
        <translation>
            <numerusform>Of Q_s it is the mean over %n run, which has no p.</numerusform>
            <numerusform>Of Q_s it is the mean over %n runs, which has no p.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Predictions are missing in %1 of %n run(s) of users, which count in IFM alone; &quot;predict&quot; goes on with them.</source>
        <translation>
            <numerusform>Predictions are missing in %1 of %n run of users, which counts in IFM alone; &quot;predict&quot; goes on with them.</numerusform>
            <numerusform>Predictions are missing in %1 of %n runs of users, which count in IFM alone; &quot;predict&quot; goes on with them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n prediction(s) had no readable answer and count as misses.</source>
        <translation>
            <numerusform>%1 of %n prediction had no readable answer and counts as a miss.</numerusform>
            <numerusform>%1 of %n predictions had no readable answer and count as misses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of Q_s it is the mean over %1 of %n run(s), which has no p: in the others people&apos;s ratings or Q_s do not vary.</source>
        <translation>
            <numerusform>Of Q_s it is the mean over %1 of %n run, which has no p: in the others people&apos;s ratings or Q_s do not vary.</numerusform>
            <numerusform>Of Q_s it is the mean over %1 of %n runs, which has no p: in the others people&apos;s ratings or Q_s do not vary.</numerusform>
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
        <source>Pearson&apos;s r is the mean over %1 of %n run(s): in the others people&apos;s ratings or Q_s do not vary.</source>
        <translation>
            <numerusform>Pearson&apos;s r is the mean over %1 of %n run: in the others people&apos;s ratings or Q_s do not vary.</numerusform>
            <numerusform>Pearson&apos;s r is the mean over %1 of %n runs: in the others people&apos;s ratings or Q_s do not vary.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s) with a Q_s left out, with as many ratings Good as Bad.</source>
        <translation>
            <numerusform>%n user with a Q_s left out, with as many ratings Good as Bad.</numerusform>
            <numerusform>%n users with a Q_s left out, with as many ratings Good as Bad.</numerusform>
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
        <source>%n files are already in %1. Replace them?</source>
        <translation>
            <numerusform>%n file is already in %1. Replace it?</numerusform>
            <numerusform>%n files are already in %1. Replace them?</numerusform>
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
    <name>tandem::AgreementPage</name>
    <message numerus="yes">
        <source>%n opinion(s) handed in and not checked yet. Cohen&apos;s kappa: %1</source>
        <translation>
            <numerusform>%n opinion handed in and not checked yet. Cohen&apos;s kappa: %1</numerusform>
            <numerusform>%n opinions handed in and not checked yet. Cohen&apos;s kappa: %1</numerusform>
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
        <source>Hand in %n answers?</source>
        <comment>more than one</comment>
        <translation>
            <numerusform>Hand in %n answer?</numerusform>
            <numerusform>Hand in %n answers?</numerusform>
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
    <name>tandem::BoastCheck</name>
    <message numerus="yes">
        <source>About %1 calls: two outputs of each of %n case(s), %2 calls an output. What was asked before costs nothing.</source>
        <translation>
            <numerusform>About %1 calls: two outputs of each of %n case, %2 calls an output. What was asked before costs nothing.</numerusform>
            <numerusform>About %1 calls: two outputs of each of %n cases, %2 calls an output. What was asked before costs nothing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) scored 0 without the boast and have no relative change.</source>
        <translation>
            <numerusform>%n case scored 0 without the boast and has no relative change.</numerusform>
            <numerusform>%n cases scored 0 without the boast and have no relative change.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::CaseReview</name>
    <message numerus="yes">
        <source>%n decision(s) of this evaluation have no opinion yet. Say “unsure” where you cannot tell.</source>
        <translation>
            <numerusform>%n decision of this evaluation has no opinion yet. Say “unsure” where you cannot tell.</numerusform>
            <numerusform>%n decisions of this evaluation have no opinion yet. Say “unsure” where you cannot tell.</numerusform>
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
        <source>%n case(s) set aside</source>
        <translation>
            <numerusform>%n case set aside</numerusform>
            <numerusform>%n cases set aside</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::ConfirmBar</name>
    <message numerus="yes">
        <source>%n facts are left before you can hand in; choose one to go there.</source>
        <comment>more than one</comment>
        <translation>
            <numerusform>%n fact is left before you can hand in; choose it to go there.</numerusform>
            <numerusform>%n facts are left before you can hand in; choose one to go there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paragraphs are left before you can hand in; choose one to go there.</source>
        <comment>more than one</comment>
        <translation>
            <numerusform>%n paragraph is left before you can hand in; choose it to go there.</numerusform>
            <numerusform>%n paragraphs are left before you can hand in; choose one to go there.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::DiscussionDialog</name>
    <message numerus="yes">
        <source>%n utterance(s) were pasted; a discussion has at most %1. Paste fewer.</source>
        <translation>
            <numerusform>%n utterance was pasted; a discussion has at most %1. Paste fewer.</numerusform>
            <numerusform>%n utterances were pasted; a discussion has at most %1. Paste fewer.</numerusform>
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
        <source>%n fact(s) came with the benchmark. Take them over to edit, judge or mask them; until then they leave as they came.</source>
        <translation>
            <numerusform>%n fact came with the benchmark. Take it over to edit, judge or mask it; until then it leaves as it came.</numerusform>
            <numerusform>%n facts came with the benchmark. Take them over to edit, judge or mask them; until then they leave as they came.</numerusform>
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
        <source>%1 · all of its %Ln run(s)</source>
        <comment>a model</comment>
        <translation>
            <numerusform>%1 · all of its %Ln run</numerusform>
            <numerusform>%1 · all of its %Ln runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scores of %Ln judge(s) stand beside each other here, and judges may differ: %1.</source>
        <translation>
            <numerusform>Scores of %Ln judge stand here: %1.</numerusform>
            <numerusform>Scores of %Ln judges stand beside each other here, and judges may differ: %1.</numerusform>
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
        <source>reviewed %1 of %n decision(s)</source>
        <translation>
            <numerusform>reviewed %1 of %n decision</numerusform>
            <numerusform>reviewed %1 of %n decisions</numerusform>
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
        <source>marked in the first %Ln character(s) of each text</source>
        <translation>
            <numerusform>marked in the first %Ln character of each text</numerusform>
            <numerusform>marked in the first %Ln characters of each text</numerusform>
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
        <source>%n handed in</source>
        <translation>
            <numerusform>%n handed in</numerusform>
            <numerusform>%n handed in</numerusform>
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
        <source>%n came after the study was closed</source>
        <translation>
            <numerusform>%n came after the study was closed</numerusform>
            <numerusform>%n came after the study was closed</numerusform>
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
        <source>%n opinion(s) wait for you.</source>
        <translation>
            <numerusform>%n opinion waits for you.</numerusform>
            <numerusform>%n opinions wait for you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing waits for you; %n opinion(s) wait for others.</source>
        <translation>
            <numerusform>Nothing waits for you; %n opinion waits for others.</numerusform>
            <numerusform>Nothing waits for you; %n opinions wait for others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hand in %n utterance(s)? Your partner checks them once both have handed in.</source>
        <translation>
            <numerusform>Hand in %n utterance? Your partner checks them once both have handed in.</numerusform>
            <numerusform>Hand in %n utterances? Your partner checks them once both have handed in.</numerusform>
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
        <source>%1 of %n verdict(s) changed with the order: %2.</source>
        <translation>
            <numerusform>%1 of %n verdict changed with the order: %2.</numerusform>
            <numerusform>%1 of %n verdicts changed with the order: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) without a readable verdict in both orders are left out.</source>
        <translation>
            <numerusform>%n case without a readable verdict in both orders is left out.</numerusform>
            <numerusform>%n cases without a readable verdict in both orders are left out.</numerusform>
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
        <source>Take out %1, with %n judgement(s) on them by %2?</source>
        <translation>
            <numerusform>Take out %1, with %n judgement on it by %2?</numerusform>
            <numerusform>Take out %1, with %n judgements on them by %2?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::OverviewCards</name>
    <message numerus="yes">
        <source>%Ln in work or done</source>
        <translation>
            <numerusform>%Ln in work or done</numerusform>
            <numerusform>%Ln in work or done</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::PacketBanner</name>
    <message numerus="yes">
        <source>%1 of %n handed in. When you are done, close it and send the file back.</source>
        <translation>
            <numerusform>%1 of %n handed in. When you are done, close it and send the file back.</numerusform>
            <numerusform>%1 of %n handed in. When you are done, close it and send the file back.</numerusform>
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
        <source>%Ln left out</source>
        <translation>
            <numerusform>%Ln left out</numerusform>
            <numerusform>%Ln left out</numerusform>
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
        <source>of %n items or more</source>
        <translation>
            <numerusform>of %n item or more</numerusform>
            <numerusform>of %n items or more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::QuestionsPage</name>
    <message numerus="yes">
        <source>%n answer(s) to choose from</source>
        <translation>
            <numerusform>%n answer to choose from</numerusform>
            <numerusform>%n answers to choose from</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::RatingDesk</name>
    <message numerus="yes">
        <source>Once you have begun, you can come back and change answers for %n day(s).</source>
        <translation>
            <numerusform>Once you have begun, you can come back and change answers for %n day.</numerusform>
            <numerusform>Once you have begun, you can come back and change answers for %n days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) lack an answer; this is one of them.</source>
        <translation>
            <numerusform>%n item lacks an answer: this one.</numerusform>
            <numerusform>%n items lack an answer; this is one of them.</numerusform>
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
        <source>Waiting for %n answer(s) that may have to be paid for.</source>
        <translation>
            <numerusform>Waiting for %n answer that may have to be paid for.</numerusform>
            <numerusform>Waiting for %n answers that may have to be paid for.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::RunDetail</name>
    <message numerus="yes">
        <source>without %n reply(s) of unknown cost</source>
        <translation>
            <numerusform>without %n reply of unknown cost</numerusform>
            <numerusform>without %n replies of unknown cost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) left without an answer</source>
        <translation>
            <numerusform>%n request left without an answer</numerusform>
            <numerusform>%n requests left without an answer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::RunForecastRows</name>
    <message numerus="yes">
        <source>%n case(s) are done already.</source>
        <translation>
            <numerusform>%n case is done already.</numerusform>
            <numerusform>%n cases are done already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paragraph(s) are done already.</source>
        <translation>
            <numerusform>%n paragraph is done already.</numerusform>
            <numerusform>%n paragraphs are done already.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::SampleReview</name>
    <message numerus="yes">
        <source>You are done with this judgement, and so are %n other(s).</source>
        <translation>
            <numerusform>You are done with this judgement, and so are %n other.</numerusform>
            <numerusform>You are done with this judgement, and so are %n others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n verdict(s) have no opinion of yours yet. Say “unsure” where you cannot tell.</source>
        <translation>
            <numerusform>%n verdict has no opinion of yours yet. Say “unsure” where you cannot tell.</numerusform>
            <numerusform>%n verdicts have no opinion of yours yet. Say “unsure” where you cannot tell.</numerusform>
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
        <source>Why are %n sample(s) set aside?</source>
        <translation>
            <numerusform>Why is %n sample set aside?</numerusform>
            <numerusform>Why are %n samples set aside?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::SavedIndicator</name>
    <message numerus="yes">
        <source>saving %n answer(s) ...</source>
        <translation>
            <numerusform>saving %n answer ...</numerusform>
            <numerusform>saving %n answers ...</numerusform>
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
        <source>Scoring was stopped; %Ln measure(s) are not computed.</source>
        <translation>
            <numerusform>Scoring was stopped; %Ln measure is not computed.</numerusform>
            <numerusform>Scoring was stopped; %Ln measures are not computed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln pair(s) scored</source>
        <translation>
            <numerusform>%1 of %Ln pair scored</numerusform>
            <numerusform>%1 of %Ln pairs scored</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::SearchPanel</name>
    <message numerus="yes">
        <source>The best %n of each kind are shown; more words find fewer.</source>
        <translation>
            <numerusform>The best %n of each kind is shown; more words find fewer.</numerusform>
            <numerusform>The best %n of each kind are shown; more words find fewer.</numerusform>
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
        <source>%n run(s) of a language model, one after the other; the figures below are about the first.</source>
        <translation>
            <numerusform>%n run of a language model, one after the other; the figures below are about the first.</numerusform>
            <numerusform>%n runs of a language model, one after the other; the figures below are about the first.</numerusform>
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
    <name>tandem::StudyDesk</name>
    <message numerus="yes">
        <source>%n item(s) were added.</source>
        <translation>
            <numerusform>%n item was added.</numerusform>
            <numerusform>%n items were added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rater(s) added, and items handed out to them.</source>
        <translation>
            <numerusform>%n rater added, and items handed out to them.</numerusform>
            <numerusform>%n raters added, and items handed out to them.</numerusform>
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
        <source>%n of them got no items: the study has enough raters. Ask more raters per item, then hand out again.</source>
        <translation>
            <numerusform>%n of them got no items: the study has enough raters. Ask more raters per item, then hand out again.</numerusform>
            <numerusform>%n of them got no items: the study has enough raters. Ask more raters per item, then hand out again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The items are handed out to %n rater(s). Who has begun keeps theirs.</source>
        <translation>
            <numerusform>The items are handed out to %n rater. Who has begun keeps theirs.</numerusform>
            <numerusform>The items are handed out to %n raters. Who has begun keeps theirs.</numerusform>
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
        <source>%n already there</source>
        <translation>
            <numerusform>%n already there</numerusform>
            <numerusform>%n already there</numerusform>
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
        <source>%n taken back</source>
        <translation>
            <numerusform>%n taken back</numerusform>
            <numerusform>%n taken back</numerusform>
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
        <source>%1 of %2 users have a summary by each. People are asked about %n of them: %3 items.</source>
        <translation>
            <numerusform>%1 of %2 users have a summary by each. People are asked about %n of them: %3 items.</numerusform>
            <numerusform>%1 of %2 users have a summary by each. People are asked about %n of them: %3 items.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::TimelineLogDesk</name>
    <message numerus="yes">
        <source>The log is split: %n task(s) about its users&apos; futures.</source>
        <translation>
            <numerusform>The log is split: %n task about its users&apos; futures.</numerusform>
            <numerusform>The log is split: %n tasks about its users&apos; futures.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The baseline &quot;%1&quot; has %n summaries. Predict from them, too: a summary has to be better.</source>
        <translation>
            <numerusform>The baseline &quot;%1&quot; has %n summary. Predict from it, too: a summary has to be better.</numerusform>
            <numerusform>The baseline &quot;%1&quot; has %n summaries. Predict from them, too: a summary has to be better.</numerusform>
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
        <source>Take out the log &quot;%1&quot; with its %n user(s)?</source>
        <translation>
            <numerusform>Take out the log &quot;%1&quot; with its %n user?</numerusform>
            <numerusform>Take out the log &quot;%1&quot; with its %n users?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n summaries of users of this log, so that it stays. Take them out first.</source>
        <translation>
            <numerusform>There is %n summary of users of this log, so that it stays. Take it out first.</numerusform>
            <numerusform>There are %n summaries of users of this log, so that it stays. Take them out first.</numerusform>
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
        <source>%n file(s) will be written; none is replaced.</source>
        <translation>
            <numerusform>%n file will be written; none is replaced.</numerusform>
            <numerusform>%n files will be written; none is replaced.</numerusform>
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
