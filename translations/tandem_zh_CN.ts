<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>Agreement</name>
    <message>
        <source>No item has been answered by both, so there is nothing to compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both gave one and the same answer to every item. Agreement by chance is then already complete, and kappa would be zero divided by zero.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AnswerRepository</name>
    <message>
        <source>The sample was assigned to others; this answer was not taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are not one of the two who answer about this sample.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the lead to assign it to you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have handed this sample in; its answers are fixed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While your partner has not handed in you can take it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A note has at most 10,000 characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shorten it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This paragraph is not in the sample.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers stay hidden until both have handed in.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ArticleReader</name>
    <message>
        <source>There is no article in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file with at least one article.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is larger than %1 MiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split it into articles, for example as JSONL with one article in each line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no .txt or .md files in this folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder with one article in each .txt or .md file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading was cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This article has no text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file with at least one paragraph.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a file with articles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose .txt or .md files, a folder of them, or articles as JSON or JSONL.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ArticleVisitor</name>
    <message>
        <source>Save the articles as JSONL, one object in each line; that may be of any size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object or a list of objects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is missing or empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each entry of a discussion needs a participant and an utterance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This article has no text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give it &quot;paragraphs&quot; (a list of texts) or &quot;text&quot; (paragraphs set apart by blank lines).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Assignment</name>
    <message>
        <source>A pair needs two different people.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add people until at least two can be assigned, then assign again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of samples to assign is negative.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sample was assigned otherwise in the meantime; nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the pairs and assign again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number and title of a sample</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) stay as they are: both have handed in.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) have this assignment already.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n sample(s) somebody has begun: the answers stay in the journal but count no more, unless you undo.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Badge</name>
    <message>
        <source>supporting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nonsupporting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>boundary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting for the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unsure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warning</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Benchmark</name>
    <message>
        <source>Cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sample is ready for the benchmark yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sample is ready when both annotators have handed it in and every decision is made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The export would replace the project itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another name for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be written to its end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free some space, or choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Benchmark statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BenchmarkStatistics</name>
    <message>
        <source>Samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paragraphs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back-supporting paragraphs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back-nonsupporting paragraphs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Facts of supporting paragraphs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key facts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Non-key facts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intra-repetitive facts of supporting paragraphs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Facts of supporting paragraphs with an unexpected type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Facts of nonsupporting paragraphs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nonsupporting facts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Masked facts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Masked facts, code 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Masked facts, code 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Masked facts, code 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intra-repetitive facts of nonsupporting paragraphs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Facts of nonsupporting paragraphs with an unexpected type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opinions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opinions with clarified references</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opinions without clarified references</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clarified references</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paragraphs per article (mean)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens per article (mean)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Participants per discussion (mean)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Utterances per discussion (mean)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens per discussion (mean)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no sample to take a mean over.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChunkReader</name>
    <message>
        <source>it is not open for reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading was cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be read beyond byte %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that the file is still there and that you may read it, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file that has something in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is in UTF-16; JSON must be in UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it in a text editor, save it in UTF-8 and try again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>--person NAME is missing: who does this?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project has several leads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say who does this: --person %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> or </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See &quot;tandem help %1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no option %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something is missing; the usage is: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one argument too many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--%1 takes a number from %2 to %3, not &quot;%4&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--pair takes two names: --pair Ada,Ben.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sample %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--unassign needs --sample.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) unassigned.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) assigned.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) had this pair already.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Assign samples to pairs of people.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without --sample, every sample that nobody labels and that came without labels. A sample that another pair labels goes to the new pair, what was answered stays in the journal; one that both have handed in is refused. Assigning is the lead&apos;s: with one lead it is theirs, with several --person says who, and in a project without a lead it is done for whoever owns the file.

list prints who is assigned to what, like &quot;tandem rounds&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two who answer, A and B.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs over everybody, so that all have as much to do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With --balanced: only these; without it, all active annotators.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With --balanced: another number draws other pairs, the same one the same (usually %1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the assignment back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lead who assigns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give one of --pair, --balanced and --unassign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See &quot;tandem help assign&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: schema version %2, %3 samples, %4 answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All is well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check a project file: integrity, journal, references.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads the whole file and looks for damage, references that lead nowhere, answers that nobody could have given, and gaps in the search index. The exit code is 1 when anything is found. Nothing is changed, unless --upgrade asks for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First bring a project of an older version forward; a copy of the old file stays beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) found.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Go back to a copy, or export what is needed and import it into a new project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;tandem help&quot; lists the commands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a command nor a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Did you mean &quot;tandem %1&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tandem: standard output: It cannot be written to: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare the two sides of closed rounds; settle or reopen them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With --sample: both answers to every paragraph, what becomes of it, notes, percent agreement and Cohen&apos;s kappa with their 95 % intervals, and what was kept. Without: every closed round in a line, and the agreement over all of them together. Agreement is always that of the answers given blind. While a round is open it is refused. Where the project adjudicates, the sides of a sample that is not settled are unnamed and shuffled.

Settling freezes the outcome, reopening lets it be decided again; both are journalled. With one lead in the project --person may be left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sample, counted from 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Freeze the outcome.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a settled outcome again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why it is reopened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lead who settles or reopens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--settle and --reopen exclude each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--settle and --reopen need --sample.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--reopen needs --reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paragraph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody labels this sample here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assign it to a pair first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agreement: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample %1, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No round is closed yet: nothing to compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kappa</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supporting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nonsupporting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boundary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All closed rounds together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--what takes benchmark, answers or statistics, not &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; does not say what to export.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add --what benchmark, --what answers or --what statistics.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no format for this export.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add --format %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left out: %n unassigned</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left out: %n still open</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left out: %n waiting for decisions</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left out: %n without a kept paragraph</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) of changed paragraphs left out</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 answers of closed rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>statistics of the benchmark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the benchmark, the answers or the statistics.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without options the name of FILE decides: *.json is the benchmark (KGDS.json), *.jsonl the answers, *.md and *.tex the statistics; a *.csv is the answers or the statistics if its name says so (answers.csv, statistics.csv, stats.csv). A benchmark holds the samples that are ready; answers are those of closed rounds only. FILE is written whole or not at all; one that is there already is replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>benchmark, answers or statistics.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>json for the benchmark; csv or jsonl for answers; csv, md or tex for statistics.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a Tandem project; an export does not replace it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give another name for the export.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrote %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels, as &quot;tandem label --file&quot; reads them
  A row has sample and paragraph (numbers from 1), answer (yes, no, or clear) and, if
  wanted, person, unsure (true or false), note, seconds or duration_ms. Exported answers
  can be read too; they call the paragraph item.

</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>  other   lines of SAMPLE PARAGRAPH yes|no|clear
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON, as --json prints it
  One object in UTF-8. Names and words never change and are not translated; new ones
  may be added. Samples and paragraphs count from 1, times are UTC. A figure with an
  interval is {value, n, low, high}; one that is undefined is {undefined: why, n}.

</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing that was handed in can be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to hand in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;tandem rounds&quot; shows who is assigned to what.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is assigned to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n sample(s) taken back.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n sample(s) handed in.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) closed: both have handed in.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Hand in as an annotator.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Says that NAME is done with these samples; refused, with a list of what is missing, unless every paragraph has its answer and none is marked unsure. When both have handed in, the round is closed and can be compared. Either all these samples are handed in or none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who hands in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every sample that is assigned to NAME and still open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the hand-in back, while the other has not handed in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--person NAME is missing: who hands in?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give one of --sample and --all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the result as JSON, for programs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show this help and do nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage: tandem [PROJECT | --sample]
       tandem COMMAND [ARGUMENTS]
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build summarization benchmarks by hand, two people blind to each other. Without a command the window opens: on a project, on the sample project, or on the welcome page. Commands need no display.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain a command, or &quot;formats&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exit codes:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed; one line on stderr says what, where and what to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wrong usage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped by Ctrl+C; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;tandem help COMMAND&quot; explains a command, &quot;tandem help formats&quot; the JSON and the files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import samples into a project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds the samples in each FILE to PROJECT, which is made when it is not there. A FILE is a KGDS.json, articles as JSON or JSONL (title, and paragraphs or text), a .txt or .md article with blank lines between paragraphs, or a folder of such articles. All of it is imported or, when something is wrong with a file, nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Importing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported %1 samples with %2 paragraphs into %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give --sample, --paragraph and --answer, or --file with many answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sample %1, paragraph %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--answer takes yes, no or clear, not &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no standard input to read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standard input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no answers of %1 in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the name and the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n answer(s) recorded.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Answer as an annotator: is a paragraph supporting, yes or no?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records one answer, or all answers of a file: JSON, JSONL or CSV as &quot;tandem help formats&quot; shows them, or lines of SAMPLE PARAGRAPH yes|no|clear; - reads such lines from standard input. From a file that names people only those of NAME are taken. All answers are recorded or, when one is refused, none. Every answer adds a row to the journal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The paragraph, counted from 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes, no, or clear to take it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark it &quot;unsure, come back&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A note on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active time spent on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read answers from FILE.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--person NAME is missing: who answers?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give either --file or one answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a new project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes the project file PROJECT, which must not be there yet. It is empty unless the sample project is asked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the project is called; without it, the file&apos;s name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sample project: three articles with discussions, a lead and two annotators, and labels that are partly done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the articles and discussions of the sample project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--sample and --sample-texts exclude each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample project</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Made %1 with %n sample(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>undefined: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, n = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (95 %: %2 to %3), n = %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From all paragraphs to the kept ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All paragraphs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody labels them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still being labelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for a decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boundary, removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of these supporting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of these nonsupporting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waits for a discussion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unassigned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>imported with labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>handed in by one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to be decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>supporting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nonsupporting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>boundary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for one thing at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;people PROJECT %1&quot; takes %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of list, add, change, set-aside and take-back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--role takes lead or annotator, not &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>annotator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(set aside)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody yet. Add people with &quot;tandem people PROJECT add NAME&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handed in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paragraphs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List, add and change people.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is added is an annotator unless --role lead is given. A lead assigns samples, sets the rules and reopens what is settled; a project works without one too, and then commands like assign act for whoever owns the file. People who have answered are never deleted: set-aside takes them out of new assignments, take-back brings them in again. add, change, set-aside and take-back may also be written as options (--add NAME).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add somebody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change somebody&apos;s role, colour or name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assign nothing more to somebody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reverse of set-aside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lead or annotator.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their colour on screens; without it, one is chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The new name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No samples yet. Add some with &quot;tandem import FILE PROJECT&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show who is assigned to what, and how far they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Says for each sample its state, its pair and how many paragraphs each has answered; never what was answered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which samples: a number, a range like 1-4, several with commas, or all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--sample takes a number, a range like 1-4 or all, not &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no sample %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The project has %n sample(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paragraph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>utterance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opinion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search titles, articles, discussions, opinions and facts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finds the texts that have every one of the words, each as a whole word or as the beginning of one. A line is: sample, place: text. Notes are not searched; they belong to answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most this many texts (usually %1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) not in the benchmark yet:</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 unassigned, %2 open, %3 waiting for decisions, %4 without a kept paragraph.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the statistics of the benchmark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figures of Appendix B of the KGDS paper, over exactly the samples that an export would hold: those imported with labels, and those whose round is closed and decided. Below them stands what became of all paragraphs of the project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a picture of every screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes pictures of every screen with the sample project, light and dark, in two sizes, to FOLDER, which is made when it is not there. It shows no window and needs no display.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder cannot be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the name and your permissions.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CompareHeader</name>
    <message>
        <source>not assigned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answers being given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both handed in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strict rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adjudication</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CompareState</name>
    <message>
        <source>%1 settled the sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 reopened the sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 withdrew the decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 decided: supporting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 decided: nonsupporting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 decided: keep as boundary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of the pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ComparisonDelegate</name>
    <message>
        <source>decided</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ComparisonModel</name>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undecided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>supporting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nonsupporting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>boundary</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ComparisonRepository</name>
    <message>
        <source>This project keeps only what both say; nothing is adjudicated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lead can choose adjudication in the project&apos;s settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sample is settled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lead can reopen it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By this project&apos;s settings somebody else decides here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both said the same here; there is nothing to decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A decision needs a note of 1 to 10,000 characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say why.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CsvReader</name>
    <message>
        <source>There is text after a closing quote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A quote is opened and never closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inside quotes, write a quote twice.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CsvWriter</name>
    <message>
        <source>There is half of a surrogate pair in a cell, which no file can hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, row %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the damaged character again and try once more.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DecodeText</name>
    <message>
        <source>%1 (line %2, byte %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it in a text editor and save it as plain text in UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a NUL byte in it: this is binary data, or UTF-16 without its mark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This looks like binary data, not like text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The byte %1 is not valid UTF-8 here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The UTF-16 text ends in the middle of a character.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a NUL character in it: this is not text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is half of a UTF-16 surrogate pair in it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DeviceWrite</name>
    <message>
        <source>There is no room left to write the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free some space or choose another folder, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be written: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that you may write there, or choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DifferencePanel</name>
    <message>
        <source>%1, on the answers given blind.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Discussion</name>
    <message>
        <source>line %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write each utterance as &quot;Name: text&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a NUL character in this line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first line does not begin with a name and a colon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 says nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 says: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EmptyCompare</name>
    <message>
        <source>Somebody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has handed in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has answered %2 of %3.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message numerus="yes">
        <source>%n not assigned</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undecided</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a paragraph that was kept</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Benchmark, KGDS.json</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers, CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers, JSON Lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics, CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics, Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics, LaTeX</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples that came with labels or whose round is closed and decided. Boundary paragraphs are removed and indices count from 1 again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One row for each answer of closed rounds: person, sample, item, answer, time, duration, round. Open rounds stay blind and are left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figures of exactly what the benchmark export would hold, as a table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>kind of file, its suffix</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) written</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %n left out: %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>.</source>
        <comment>end of a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) left out, of paragraphs that were removed or changed sides.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No round is closed yet, so the file holds no answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) of closed rounds written.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The statistics are written.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FigureText</name>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Benchmarks and articles (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose files to import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder of articles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose where to write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tandem projects (%1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FunnelItems</name>
    <message>
        <source>decided by %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the two differ; waits for a decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both say yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both say no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the two differ; removed by the strict rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>labelled in the imported benchmark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answers are still being given, blind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody labels the sample</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FunnelModel</name>
    <message>
        <source>All paragraphs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not assigned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boundary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supporting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nonsupporting</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Importer</name>
    <message>
        <source>The folder of the new project does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the folder first, or choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project file cannot be written here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the permissions of the folder and the free space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project file cannot be put in its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check whether a file of that name is there already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk did not take the project file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the disk and its free space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to import in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give articles or a KGDS benchmark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file of this name is there already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InputKind</name>
    <message>
        <source>Accepted are KGDS.json, articles as JSON or JSONL (title, paragraphs or text), .txt and .md articles, a folder of these, and Tandem projects.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This JSON holds neither a KGDS benchmark (SBK, KGD, ...) nor articles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This kind of file is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be read: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that you may read it, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JsonCopy</name>
    <message>
        <source>an object</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JsonVisitor</name>
    <message>
        <source>The file could not be understood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is something after the end of the data: a NUL byte.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove it and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Lists and objects are nested more than %n deep.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Flatten the file; this depth has no meaning here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A single text is longer than %1 MiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split it into parts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This part of the file is larger than %1 MiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a NUL character (\u0000) in the text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected %1, found %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the file and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; stands twice in one object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove one of the two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (line %2, byte %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>null</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file ends before it is complete; it may have been cut off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a NUL byte in the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is something after the end of the data: &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is not valid UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is an unescaped control character (such as a line break) in a text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is half of a surrogate pair (\uD800 to \uDFFF) in a text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number &quot;%1&quot; is too large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not valid JSON: unexpected &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KgdsCheck</name>
    <message>
        <source>The article (SBK) has no paragraph %1; its paragraphs are 1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paragraph %1 is listed a second time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text differs from that of paragraph %1 in the article (SBK).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KgdsVisitor</name>
    <message>
        <source>a list of samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a fact type from 0 to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected paragraph_index %1, found %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The paragraphs of SBK count from 1 without gaps; renumber them and what refers to them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a paragraph index from 1 on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add it; a list without entries is written [].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the file and try again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KgdsWriter</name>
    <message>
        <source>The file is not open for writing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, sample %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is half of a surrogate pair in a text, which no file can hold: &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the damaged character again and try once more.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Labelling</name>
    <message>
        <source>Sample %1 has no paragraph %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its paragraphs are numbered from 1 to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is assigned to sample %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assign it to a pair first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LabelsReader</name>
    <message>
        <source>&quot;tandem help formats&quot; shows how labels are written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;sample&quot; must be the sample&apos;s number, from 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;paragraph&quot; must be the paragraph&apos;s number, from 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;answer&quot; must be yes, no or clear.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;unsure&quot; must be true or false.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time must be a number, 0 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is larger than 64 MiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split it, one file for some of the samples each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not JSON: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected an object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected a list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected a name and a role, lead or annotator.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected an object: a list of answers for each person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected as many cells as the header has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected three words: SAMPLE PARAGRAPH yes|no|clear.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LeftOut</name>
    <message numerus="yes">
        <source>%n that nobody labels</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with an open round</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting for decisions</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of which no paragraph is left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No sample is left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between items of a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) of paragraphs that were removed or changed sides are left out too.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LineReader</name>
    <message>
        <source>This line is longer than %1 MiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (line %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put each article on a line of its own.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Missing</name>
    <message>
        <source>, </source>
        <comment>between paragraph numbers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Not answered yet (%n): %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Still marked as unsure (%n): %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpenFile</name>
    <message>
        <source>There is no such file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the name and the folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be opened: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that you may read it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Overview</name>
    <message>
        <source>%1 %2</source>
        <comment>amount and currency</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PeopleRepository</name>
    <message>
        <source>A name has 1 to 60 characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a shorter name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A colour is written as #rrggbb.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For example #0072b2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This person is not in the project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose who you are again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody in the project has this name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add people first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People here: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody with this name is in the project already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a name that tells the two apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the lead can do this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the lead of the project.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PersonDialog</name>
    <message>
        <source>A project needs a lead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make somebody else lead first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>annotator</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProjectCheck</name>
    <message>
        <source>%n answer(s) by somebody who is not of the pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n answer(s) about a paragraph of another sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n answer(s) after their author had handed in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n decision(s) in a round that is not closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n round(s) settled before both had handed in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n gap(s) in the numbering of samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n sample(s) with gaps in the numbering of paragraphs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n group(s) of facts of another sample&apos;s paragraph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n row(s) taken out of the journal of answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n row(s) taken out of the journal of decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n row(s) taken out of the journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n guard(s) of the journals missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n paragraph(s) handed in without a complete answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n round(s) whose hand-ins are not as journalled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n round(s) settled or reopened without a journal entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n text(s) missing in the search index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n entry(s) of the search index without a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1 of table %2 refers to a missing row of table %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProjectFile</name>
    <message>
        <source>This is no Tandem project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file that Tandem made, or import this one into a new project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project file is cut off or damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore a copy of it, or copy it again from where it came.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the name, or make a new project with &quot;tandem new&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This project was made by a newer version of Tandem.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Update Tandem and open it again; the file was not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No copy of the older project could be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the permissions of its folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This project was made by an older version of Tandem.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it once for writing, in the window or with &quot;tandem check --upgrade&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecentProject</name>
    <message>
        <source>today, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundRepository</name>
    <message>
        <source>The earlier assignment cannot come back: the discussion was changed since.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assign the pair anew; what they answered before stays in the journal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both have handed in; the assignment is fixed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the sample in Compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This round is not in the project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pair is two different people.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose somebody else for one side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This person was set aside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take them back first, or choose somebody else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are not one of the two who answer about this sample.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the lead to assign it to you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not everything is answered yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have not handed this sample in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some paragraphs wait for a decision.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide on paragraphs %1 first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sample is not settled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reopening needs a reason of 1 to 10,000 characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say why the outcome must be looked at again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SampleRepository</name>
    <message>
        <source>This sample is not in the project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;tandem stats&quot; says how many there are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A discussion has at most 500 utterances.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An utterance needs a participant and a text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An utterance has at most 100,000 characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discussion cannot be changed any more: somebody has answered about it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lead can assign the sample anew; answers given so far stay in the journal.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SampleRow</name>
    <message>
        <source>complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waits for you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both handed in  %1 / %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settled  %1 / %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>handed in  %1 / %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paragraphs  %1 / %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n unsure</source>
        <comment>paragraphs marked unsure</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1  %2 / %3 answers</source>
        <comment>state, given answers of both, all</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting for discussion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not assigned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>imported with labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>handed in by one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both handed in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settled</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SampleState</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchRepository</name>
    <message>
        <source>A search has at most 1,000 characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search for fewer words.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SegmentedControl</name>
    <message>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsRepository</name>
    <message>
        <source>The hourly wage must be between 0 and 100,000.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guideline is longer than a million characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shorten it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project&apos;s name is longer than 200 characters.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShownComparison</name>
    <message>
        <source>one of the pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side 2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SqlError</name>
    <message>
        <source>Another program is writing to the project for too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait until it has finished and try again; nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project file cannot be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the permissions of the file and of its folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that it exists and that you may read and write it and its folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full; the change was not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free some space and do it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk reported an error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the disk and its free space; what was saved before is safe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project file is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore a copy of it; &quot;tandem check&quot; says what is wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no Tandem project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file that Tandem made, or import this one into a new project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project file refused the change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed. If it happens again, run &quot;tandem check&quot; on the project.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TextRow</name>
    <message>
        <source>%1: %2</source>
        <comment>number: text</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer: yes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer: no.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not answered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcome: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TimeTable</name>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paragraphs answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active seconds</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>%1: The folder cannot be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: The picture %2 could not be taken.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::AnnotateActions</name>
    <message>
        <source>Answer &amp;yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer &amp;no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Unsure, come back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No&amp;te...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the last answer back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hand in...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the hand-in back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the &amp;discussion...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next open sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous open sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Guideline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit the guideline...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the article</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the discussion</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::AnnotatePage</name>
    <message>
        <source>Article</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unsure, come back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 paragraph</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n paragraphs</source>
        <comment>more than one</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2, %3 %4 of %5</source>
        <comment>name, count, name, count, all</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The labels of this sample came with the imported benchmark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody labels this sample yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both have handed in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two people label this sample; their answers are shown once both have handed in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All answered: Ctrl+Enter hands in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handed in. The partner&apos;s answers are shown once both have handed in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settled: the outcome is fixed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for a discussion to judge the paragraphs by.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This sample is not assigned to you.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::AnnotateWorkspace</name>
    <message>
        <source>Who are you?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose your name in the corner of the window. Your answers are yours alone until both of a pair have handed in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to label yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a sample in the list, or import articles first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::AnswerStrip</name>
    <message>
        <source>undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1:%2</source>
        <comment>sample, paragraph</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample %1, paragraph %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::AssignDialog</name>
    <message>
        <source>Assign to a pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Assign %n sample(s) to a pair</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Annotator &amp;A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotator &amp;B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pair needs two people. Add people on the People page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose both annotators.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pair is two different people.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Assign %n sample(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::BalanceDialog</name>
    <message>
        <source>Assign balanced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assign samples to balanced pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody gets about as much to do, is A as often as B, and works with as many others as possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>&amp;Selected samples (%n)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Every sample that nobody labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody labels every sample already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Assign %n sample(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>+%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Assign %n sample(s) balanced</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::ChoosePersonDialog</name>
    <message>
        <source>Who are you?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People of this project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add a person…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name and role</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is in this project yet. Add yourself first: whoever comes first leads the project. Then add those who annotate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers are kept under this name, and nobody else sees them until both of a pair have handed in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lead adds people.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue as %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::CompareActions</name>
    <message>
        <source>Decide: &amp;yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide: &amp;no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide: keep as &amp;boundary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next &amp;undecided paragraph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Disagreements first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous closed sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ne&amp;xt closed sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;List of samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Funnel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settle sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reopen sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settling freezes the outcome; the lead can reopen it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reopening is journalled and loses nothing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::CompareHeader</name>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paragraphs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>handed in by one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 closed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::CompareWorkspace</name>
    <message>
        <source>decision on paragraph %1 of sample %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::ComparisonModel</name>
    <message>
        <source>Paragraph %1: %2. %3: %4. %5: %6. Outcome: %7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paragraph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::ComparisonPage</name>
    <message>
        <source>Paragraphs with both answers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::ComposerEdit</name>
    <message>
        <source>The pasted text is too long: %1 characters. Paste it in parts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pasted text is too long for one utterance: %1 characters, at most %2 are allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pasted as one utterance, since not every line reads &quot;Name: text&quot; (%1).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::ContingencyView</name>
    <message>
        <source>one</source>
        <comment>one of two people</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other</source>
        <comment>the other of two people</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 yes</source>
        <comment>person: answer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 no</source>
        <comment>person: answer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>first&apos;s answer, second&apos;s answer: count</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers of both, counted</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::DecisionPanel</name>
    <message>
        <source>Yes, supporting. Why?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, nonsupporting. Why?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep as boundary. Why?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boundary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep as boundary: the paragraph is removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note; Enter decides, Escape gives up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note of the decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A decision needs a note: say why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::DifferencePanel</name>
    <message>
        <source>Where they differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::DiscussionDelegate</name>
    <message>
        <source>%1 (you)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::DiscussionDialog</name>
    <message numerus="yes">
        <source>%n utterance(s) were pasted; a discussion has at most %1. Paste fewer.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>An utterance of what was pasted is empty or has more than %1 characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a participant called %1 already. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n utterance(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody has answered about this discussion already, so it can be read but not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you wrote is not added yet: Enter adds it, Escape once more drops it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discussion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n paragraph(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Article</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has said anything yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw who begins, write what they say and press Enter: turns alternate by themselves. Or paste a whole discussion as lines &quot;Name: text&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who speaks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+Up / Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give to the other participant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Participant %1 speaks next</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::DiscussionEditor</name>
    <message numerus="yes">
        <source>Add %n utterance(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Edit utterance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This utterance was changed by somebody else meanwhile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at it and edit it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change speaker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move utterance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete utterance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename participant</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::DiscussionPane</name>
    <message>
        <source>1 utterance</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n utterances</source>
        <comment>more than one</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Discussion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit the discussion</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::DiscussionView</name>
    <message>
        <source>Discussion</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::DrillDownModel</name>
    <message>
        <source>%1: %2</source>
        <comment>place and text</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number and title of a sample</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>place in the sample, sample</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::DrillDownPanel</name>
    <message>
        <source>paragraph %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opinion %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody labels it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its round is open: not both have handed in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disagreements wait for a decision.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No paragraph is left: the two agree on none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the selected items, or all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items behind the figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Behind a figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a figure and press Enter: the items that it counts are listed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>the first %n</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Not in the benchmark yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>There are no items behind this figure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) copied.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::EmptyCompare</name>
    <message>
        <source>Nothing to compare yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When both annotators of a sample have handed it in, their answers stand side by side here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody labels this sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its labels came with the imported benchmark. Assign it to a pair to label it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assign it to a pair; when both have handed in, their answers stand side by side here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers stay hidden from everybody until both have handed in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not closed yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This sample cannot be shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is wrong stands above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next closed sample</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File to write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the project itself. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a folder. Add a file name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This folder does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is there already; it will be replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The export was stopped. Nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::FigureCards</name>
    <message>
        <source>Percent agreement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the paragraphs behind it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 % interval %1 – %2 (Wilson)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cohen’s kappa</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the table that it is made from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 % interval %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n = %1. Interval after Fleiss, Cohen and Everitt, as computed, not cut at 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time %1 / %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>median %1 / %2 a paragraph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time of both together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>median %1 a paragraph and person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept in the benchmark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removed as boundary: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undecided: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::FilterBar</name>
    <message>
        <source>Filter by words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Domain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any domain</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::FunnelModel</name>
    <message>
        <source>%1: %2. %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody labels the sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answers are still being given, blind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the two differ, and nobody has decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the two differ: removed by the strict rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the two differ: kept as boundary by decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the benchmark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::FunnelPage</name>
    <message>
        <source>No sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of this sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole project, counting …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Funnel of the sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Funnel of the whole project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paragraphs of the stage</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::FunnelParagraphs</name>
    <message>
        <source>Paragraph %1: %2. %3: %4</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::GuidelineEditor</name>
    <message>
        <source>Guideline as Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guideline as annotators see it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::GuidelinePane</name>
    <message>
        <source>Guideline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit the guideline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the guideline</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::HandInBar</name>
    <message>
        <source>Hand in 1 answer?</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Hand in %n answers?</source>
        <comment>more than one</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The partner&apos;s answers are shown once both have handed in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 paragraph is left before you can hand in; choose it to go there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n paragraphs are left before you can hand in; choose one to go there.</source>
        <comment>more than one</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 unsure</source>
        <comment>paragraph number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paragraph %1, unsure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paragraph %1, not answered</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::HistoryList</name>
    <message>
        <source>Journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>time and event</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::ImportDialog</name>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Into a &amp;new project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Into the open &amp;project: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File of the new project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file of this name is there already. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder of the new project does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Importing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The import was stopped. Nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::InputListModel</name>
    <message>
        <source>KGDS benchmark, with its labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>articles (JSON)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>articles (JSON Lines)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one article (text)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>folder of articles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: This is a project already. Open it instead of importing it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not usable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recognised as</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::InputPane</name>
    <message>
        <source>Files to import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add &amp;files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add f&amp;older…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add or drop KGDS.json, articles as .txt, .md, JSON or JSONL, or a folder of them. In text files blank lines part the paragraphs.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::ItemTimeModel</name>
    <message>
        <source>No.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paragraph</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::ItemTimePanel</name>
    <message>
        <source>Time per paragraph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sample %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a sample on the other side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Median: %1 %2, %3 %4 (n = %5 paragraphs each)</source>
        <comment>name, time, name, time, number of paragraphs</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::KeyCap</name>
    <message>
        <source>%1: %2</source>
        <comment>key: what it does</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::LabellingController</name>
    <message>
        <source>Answer to paragraph %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsure mark of paragraph %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note on paragraph %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::MainWindow</name>
    <message>
        <source>Sample project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – Tandem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Tandem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Builds summarization benchmarks by hand: two people label the same material blind to each other, and only what both say stays.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::MatrixDelegate</name>
    <message>
        <source>A</source>
        <comment>first of a pair</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B</source>
        <comment>second of a pair</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  %2 / %3</source>
        <comment>side, answered, of all</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::MessageBar</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::NavigationRail</name>
    <message>
        <source>Workspaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>action (its keys)</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::NoteEditor</name>
    <message>
        <source>A note on this paragraph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter saves, Shift+Enter begins a new line, Escape cancels</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::OverviewCards</name>
    <message>
        <source>%1 %2</source>
        <comment>count and state</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between items of a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n with a pair</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2 an hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no hourly wage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the hourly wage</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::OverviewWorkspace</name>
    <message>
        <source>updating…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overview: %1</source>
        <comment>name of a page</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages of the overview</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::PastePreview</name>
    <message>
        <source>Paste a discussion</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n utterance(s) by %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>New in this discussion: %1. They become participants of their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Add %n utterance(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::PeopleDialogs</name>
    <message>
        <source>Only a lead changes people and assignments.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch in the window&apos;s corner if that is you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Unassign %n sample(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::PeopleModel</name>
    <message>
        <source>%1 (set aside)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>annotator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>answered items of all</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handed in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paragraphs answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::PeoplePage</name>
    <message>
        <source>Add a person…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit the person…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change rule and wage…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People and their progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time is active time: what a pause lasts beyond 60 seconds is not counted. While a round is open, only how much was answered is known, never what.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Together: %1 active time, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Together: %1 active time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strict rule: only what both say stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disagreements are decided by the pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disagreements are decided by a third person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 an hour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hourly wage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a lead changes people, rule and wage. Switch in the window&apos;s corner if that is you.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::PersonDialog</name>
    <message>
        <source>Annotator: answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lead: runs the project, may answer too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set aside: gets no more samples, answers stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first person of a project leads it. Others are added after.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::PersonPicker</name>
    <message>
        <source>%1 (%2)</source>
        <comment>name (role)</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You work as %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long an answer stays in sight before the next item is current. The next answer never has to wait for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pause after an answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::ProgressLine</name>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::ProjectSettingsDialog</name>
    <message>
        <source>Project settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where two disagree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hourly &amp;wage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>St&amp;rict: what only one of the two says is removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ad&amp;judication: each is decided, with a note, by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a third person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cost is not shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Currency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an hour for each annotator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guideline (Markdown)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Built-in guideline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wage needs a currency.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guideline is longer than a million characters. Shorten it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a lead can change these; you can read them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change project settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else has changed the settings meanwhile; saving replaces what they set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your changes are not saved yet. Cancel or Escape once more drops them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::ProjectView</name>
    <message>
        <source>Overview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::QuestionHeader</name>
    <message>
        <source>Is this paragraph background-supporting for the discussion?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>guideline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active time on this sample; longer pauses are not counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active time %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::RecentAnswers</name>
    <message>
        <source>%1 Y</source>
        <comment>item number, yes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 N</source>
        <comment>item number, no</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last answers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::RecentProjectModel</name>
    <message>
        <source>not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::ReopenBar</name>
    <message>
        <source>Reopening needs a reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why is this sample reopened? The reason goes into the journal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason; Enter reopens, Escape gives up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason for reopening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::RowPanel</name>
    <message>
        <source>Paragraph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paragraph %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided by %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disagreement %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both say yes: the paragraph is kept as supporting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both say no: the paragraph is kept as nonsupporting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strict rule: only what both say stays. The paragraph is removed as boundary.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sample is settled: the outcome is frozen until the lead reopens it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two differ. Decide with a note; the sides are shuffled and unnamed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two differ. Somebody else decides here, by this project’s settings.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::SampleFilterMenu</name>
    <message>
        <source>, </source>
        <comment>between parts of a filter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Domain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any domain</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::SampleListPane</name>
    <message>
        <source>Samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter by word, state, domain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter samples by words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only &amp;mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all states, people and domains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter by state, person or domain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No samples yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import articles or a benchmark to begin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is assigned to you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lead assigns samples to pairs of people.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sample passes the filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::SampleMatrixModel</name>
    <message>
        <source>Untitled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a pair of people</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A %1, B %2 of %3</source>
        <comment>answered items</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>column and what stands in it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Domain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answered by A and B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::SamplesPage</name>
    <message>
        <source>Open the sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assign to a pair…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assign balanced…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unassign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit the discussion…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assign…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples and steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sample passes this filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every word must stand in the title, the article or the discussion, at least as the beginning of a word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No samples yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import articles (text, Markdown, JSON, JSON Lines) or a KGDS.json, or drop them on the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>filtering…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a lead assigns samples, and this project has none yet: add people first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a lead assigns samples: %1. Switch in the window&apos;s corner if that is you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between items of a list</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::SavedIndicator</name>
    <message>
        <source>all answers on disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>saving %n answer(s) ...</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>not saved: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::SearchModel</name>
    <message numerus="yes">
        <source>%n title(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paragraph(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n utterance(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n opinion(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>paragraph %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>utterance %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opinion %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opinion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fact of paragraph %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sample %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, sample %2: %3</source>
        <comment>place of a text, sample number, its title</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::SearchPanel</name>
    <message>
        <source>Search results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searches titles, articles, discussions, opinions and facts for texts that have every word; the beginning of a word is enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No text has all of these words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The best %n hit(s) are shown; more words find fewer.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::SegmentBar</name>
    <message>
        <source>%1 %2</source>
        <comment>count, label</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::ShortcutList</name>
    <message>
        <source>Search actions and keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::SideCard</name>
    <message>
        <source>%1 · %2</source>
        <comment>answer and time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::StatCard</name>
    <message>
        <source>%1: %2</source>
        <comment>title of a figure: link</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>title of a figure: value</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::StatisticsModel</name>
    <message>
        <source>Figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n (samples)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::StatisticsPage</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the items behind the figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the statistics as Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compute the statistics again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics of the benchmark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The benchmark as it stands, as an export would hold it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled; F5 computes them again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing: %1 of %2 samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The statistics are copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The statistics are copied as Markdown.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::TextRowDelegate</name>
    <message>
        <source>Marked unsure, to come back to</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::TextRowView</name>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::TimeModel</name>
    <message>
        <source>Untitled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A paragraph</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::TimePage</name>
    <message>
        <source>What a pause lasts beyond 60 seconds is not counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies the selected rows, or all of them, as tab-separated text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as TSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save times as TSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active time by sample and person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Totals and medians by person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples (n)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Median a sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paragraphs (n)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean a paragraph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has spent time on a sample yet. What a pause lasts beyond 60 seconds will not be counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) copied.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Tab-separated values (*.tsv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) saved in %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::TopBar</name>
    <message>
        <source>lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>annotator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who are you?…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::TransferProgress</name>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::UtteranceComposer</name>
    <message>
        <source>&amp;Draw who begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of participant %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discussion has begun already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 speaks next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What %1 says, or several pasted lines &quot;Name: text&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What %1 says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn: %1 begins.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::UtteranceDelegate</name>
    <message>
        <source>Text of utterance %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::UtteranceListView</name>
    <message>
        <source>Utterances</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::WelcomePage</name>
    <message>
        <source>Tandem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build summarization benchmarks by hand: two people answer blind to each other, and what both say stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the &amp;sample project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New project from files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open project…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or drop files here: KGDS.json, articles as .txt, .md, JSON or JSONL, a folder of them, or a project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter opens, Delete takes from this list; the file stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Projects that you open are listed here. The sample project is ready to be tried: three short articles, two people.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take from this list</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tandem::WindowActions</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New project from files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open project…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the &amp;sample project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import into the project…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Search everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Project se&amp;ttings and guideline…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Who are you?…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add a person…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assign &amp;balanced over everyone…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;All keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;bout Tandem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
