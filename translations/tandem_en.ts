<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
        <source>%n sample(s) not in the benchmark yet:</source>
        <translation>
            <numerusform>%n sample not in the benchmark yet:</numerusform>
            <numerusform>%n samples not in the benchmark yet:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Export</name>
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
        <source>%n answer(s) of closed rounds written.</source>
        <translation>
            <numerusform>%n answer of closed rounds written.</numerusform>
            <numerusform>%n answers of closed rounds written.</numerusform>
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
</context>
<context>
    <name>RecentProject</name>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n day ago</numerusform>
            <numerusform>%n days ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SampleRow</name>
    <message numerus="yes">
        <source>%n unsure</source>
        <comment>paragraphs marked unsure</comment>
        <translation>
            <numerusform>%n unsure</numerusform>
            <numerusform>%n unsure</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SampleState</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
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
    <message numerus="yes">
        <source>Assign %n sample(s)</source>
        <translation>
            <numerusform>Assign %n sample</numerusform>
            <numerusform>Assign %n samples</numerusform>
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
    <message numerus="yes">
        <source>Assign %n sample(s) balanced</source>
        <translation>
            <numerusform>Assign %n sample balanced</numerusform>
            <numerusform>Assign %n samples balanced</numerusform>
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
</context>
<context>
    <name>tandem::HandInBar</name>
    <message numerus="yes">
        <source>Hand in %n answers?</source>
        <comment>more than one</comment>
        <translation>
            <numerusform>Hand in %n answer?</numerusform>
            <numerusform>Hand in %n answers?</numerusform>
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
    <name>tandem::OverviewCards</name>
    <message numerus="yes">
        <source>%n with a pair</source>
        <translation>
            <numerusform>%n with a pair</numerusform>
            <numerusform>%n with a pair</numerusform>
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
    <name>tandem::PeopleDialogs</name>
    <message numerus="yes">
        <source>Unassign %n sample(s)</source>
        <translation>
            <numerusform>Unassign %n sample</numerusform>
            <numerusform>Unassign %n samples</numerusform>
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
    <name>tandem::SearchModel</name>
    <message numerus="yes">
        <source>%n title(s)</source>
        <translation>
            <numerusform>%n title</numerusform>
            <numerusform>%n titles</numerusform>
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
</context>
<context>
    <name>tandem::SearchPanel</name>
    <message numerus="yes">
        <source>The best %n hit(s) are shown; more words find fewer.</source>
        <translation>
            <numerusform>The best hit of %n is shown; more words find fewer.</numerusform>
            <numerusform>The best %n hits are shown; more words find fewer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::TimePage</name>
    <message numerus="yes">
        <source>%n row(s) copied.</source>
        <translation>
            <numerusform>%n row copied.</numerusform>
            <numerusform>%n rows copied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) saved in %1.</source>
        <translation>
            <numerusform>%n row saved in %1.</numerusform>
            <numerusform>%n rows saved in %1.</numerusform>
        </translation>
    </message>
</context>
</TS>
