<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>Agreement</name>
    <message>
        <source>No item has been answered by both, so there is nothing to compare.</source>
        <translation>没有任何条目由双方都作答，无从比对。</translation>
    </message>
    <message>
        <source>Both gave one and the same answer to every item. Agreement by chance is then already complete, and kappa would be zero divided by zero.</source>
        <translation>双方对每个条目都给出了同一个答案。此时随机一致已达完全，kappa 将是零除以零。</translation>
    </message>
</context>
<context>
    <name>AnswerRepository</name>
    <message>
        <source>The sample was assigned to others; this answer was not taken.</source>
        <translation>该样本已分配给他人，此答案未被接受。</translation>
    </message>
    <message>
        <source>You are not one of the two who answer about this sample.</source>
        <translation>您不是该样本的两位作答者之一。</translation>
    </message>
    <message>
        <source>Ask the lead to assign it to you.</source>
        <translation>请负责人将它分配给您。</translation>
    </message>
    <message>
        <source>You have handed this sample in; its answers are fixed.</source>
        <translation>您已提交该样本，答案不能再改。</translation>
    </message>
    <message>
        <source>While your partner has not handed in you can take it back.</source>
        <translation>在对方提交之前，您可以撤回提交。</translation>
    </message>
    <message>
        <source>A note has at most 10,000 characters.</source>
        <translation>备注最多 10,000 个字符。</translation>
    </message>
    <message>
        <source>Shorten it.</source>
        <translation>请缩短。</translation>
    </message>
    <message>
        <source>This paragraph is not in the sample.</source>
        <translation>该段落不在此样本中。</translation>
    </message>
    <message>
        <source>Answers stay hidden until both have handed in.</source>
        <translation>双方都提交之前，答案保持隐藏。</translation>
    </message>
</context>
<context>
    <name>ArticleReader</name>
    <message>
        <source>There is no article in it.</source>
        <translation>其中没有文章。</translation>
    </message>
    <message>
        <source>Choose a file with at least one article.</source>
        <translation>请选择至少含一篇文章的文件。</translation>
    </message>
    <message>
        <source>The text is larger than %1 MiB.</source>
        <translation>文本超过 %1 MiB。</translation>
    </message>
    <message>
        <source>Split it into articles, for example as JSONL with one article in each line.</source>
        <translation>请按文章拆分，例如存为 JSONL，每行一篇文章。</translation>
    </message>
    <message>
        <source>There are no .txt or .md files in this folder.</source>
        <translation>该文件夹中没有 .txt 或 .md 文件。</translation>
    </message>
    <message>
        <source>Choose a folder with one article in each .txt or .md file.</source>
        <translation>请选择一个文件夹，其中每个 .txt 或 .md 文件含一篇文章。</translation>
    </message>
    <message>
        <source>Reading was cancelled.</source>
        <translation>读取已取消。</translation>
    </message>
    <message>
        <source>This article has no text.</source>
        <translation>该文章没有文本。</translation>
    </message>
    <message>
        <source>Choose a file with at least one paragraph.</source>
        <translation>请选择至少含一个段落的文件。</translation>
    </message>
    <message>
        <source>This is not a file with articles.</source>
        <translation>这不是文章文件。</translation>
    </message>
    <message>
        <source>Choose .txt or .md files, a folder of them, or articles as JSON or JSONL.</source>
        <translation>请选择 .txt 或 .md 文件、含这些文件的文件夹，或 JSON、JSONL 格式的文章。</translation>
    </message>
</context>
<context>
    <name>ArticleVisitor</name>
    <message>
        <source>Save the articles as JSONL, one object in each line; that may be of any size.</source>
        <translation>请将文章存为 JSONL，每行一个对象；这种文件大小不限。</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>an object or a list of objects</source>
        <translation>对象或对象列表</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is missing or empty.</source>
        <translation>键“%1”缺失或为空。</translation>
    </message>
    <message>
        <source>Each entry of a discussion needs a participant and an utterance.</source>
        <translation>讨论的每一条都需要参与者和话语。</translation>
    </message>
    <message>
        <source>This article has no text.</source>
        <translation>该文章没有文本。</translation>
    </message>
    <message>
        <source>Give it &quot;paragraphs&quot; (a list of texts) or &quot;text&quot; (paragraphs set apart by blank lines).</source>
        <translation>请提供 &quot;paragraphs&quot;（文本列表）或 &quot;text&quot;（以空行分隔的段落）。</translation>
    </message>
</context>
<context>
    <name>Assignment</name>
    <message>
        <source>A pair needs two different people.</source>
        <translation>一对标注员必须是两个不同的人。</translation>
    </message>
    <message>
        <source>Add people until at least two can be assigned, then assign again.</source>
        <translation>请先添加人员，至少有两人可分配后再分配。</translation>
    </message>
    <message>
        <source>The number of samples to assign is negative.</source>
        <translation>要分配的样本数为负数。</translation>
    </message>
    <message>
        <source>A sample was assigned otherwise in the meantime; nothing was changed.</source>
        <translation>其间有样本被另行分配；未作任何更改。</translation>
    </message>
    <message>
        <source>Look at the pairs and assign again.</source>
        <translation>请查看配对后重新分配。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number and title of a sample</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) stay as they are: both have handed in.</source>
        <translation>
            <numerusform>%n 个样本保持不变：双方均已提交。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) have this assignment already.</source>
        <translation>
            <numerusform>%n 个样本已是这一分配。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n sample(s) somebody has begun: the answers stay in the journal but count no more, unless you undo.</source>
        <translation>
            <numerusform>%n 个样本已有人开始作答：答案保留在日志中，但不再计入，除非您撤销。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>另有 %n 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Badge</name>
    <message>
        <source>supporting</source>
        <translation>支撑</translation>
    </message>
    <message>
        <source>nonsupporting</source>
        <translation>非支撑</translation>
    </message>
    <message>
        <source>boundary</source>
        <translation>边界</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>round open</source>
        <translation>轮次进行中</translation>
    </message>
    <message>
        <source>waiting for the other</source>
        <translation>等待对方</translation>
    </message>
    <message>
        <source>round closed</source>
        <translation>轮次已结束</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>已定案</translation>
    </message>
    <message>
        <source>unsure</source>
        <translation>不确定</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
</context>
<context>
    <name>Benchmark</name>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>No sample is ready for the benchmark yet.</source>
        <translation>还没有可纳入基准的样本。</translation>
    </message>
    <message>
        <source>A sample is ready when both annotators have handed it in and every decision is made.</source>
        <translation>两位标注员均已提交且所有裁决都已作出，样本才算就绪。</translation>
    </message>
    <message>
        <source>The export would replace the project itself.</source>
        <translation>导出会覆盖项目本身。</translation>
    </message>
    <message>
        <source>Choose another name for it.</source>
        <translation>请换一个名称。</translation>
    </message>
    <message>
        <source>The file cannot be written to its end.</source>
        <translation>文件无法完整写入。</translation>
    </message>
    <message>
        <source>Free some space, or choose another folder.</source>
        <translation>请腾出一些空间，或选择其他文件夹。</translation>
    </message>
    <message>
        <source>Benchmark statistics</source>
        <translation>基准统计</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
</context>
<context>
    <name>BenchmarkStatistics</name>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Paragraphs</source>
        <translation>段落</translation>
    </message>
    <message>
        <source>Back-supporting paragraphs</source>
        <translation>背景支撑段落</translation>
    </message>
    <message>
        <source>Back-nonsupporting paragraphs</source>
        <translation>背景非支撑段落</translation>
    </message>
    <message>
        <source>Facts of supporting paragraphs</source>
        <translation>支撑段落的事实</translation>
    </message>
    <message>
        <source>Key facts</source>
        <translation>关键事实</translation>
    </message>
    <message>
        <source>Non-key facts</source>
        <translation>非关键事实</translation>
    </message>
    <message>
        <source>Intra-repetitive facts of supporting paragraphs</source>
        <translation>支撑段落的内部重复事实</translation>
    </message>
    <message>
        <source>Facts of supporting paragraphs with an unexpected type</source>
        <translation>支撑段落中类型异常的事实</translation>
    </message>
    <message>
        <source>Facts of nonsupporting paragraphs</source>
        <translation>非支撑段落的事实</translation>
    </message>
    <message>
        <source>Nonsupporting facts</source>
        <translation>非支撑事实</translation>
    </message>
    <message>
        <source>Masked facts</source>
        <translation>屏蔽事实</translation>
    </message>
    <message>
        <source>Masked facts, code 4</source>
        <translation>屏蔽事实，代码 4</translation>
    </message>
    <message>
        <source>Masked facts, code 5</source>
        <translation>屏蔽事实，代码 5</translation>
    </message>
    <message>
        <source>Masked facts, code 6</source>
        <translation>屏蔽事实，代码 6</translation>
    </message>
    <message>
        <source>Intra-repetitive facts of nonsupporting paragraphs</source>
        <translation>非支撑段落的内部重复事实</translation>
    </message>
    <message>
        <source>Facts of nonsupporting paragraphs with an unexpected type</source>
        <translation>非支撑段落中类型异常的事实</translation>
    </message>
    <message>
        <source>Opinions</source>
        <translation>观点</translation>
    </message>
    <message>
        <source>Opinions with clarified references</source>
        <translation>已澄清指代的观点</translation>
    </message>
    <message>
        <source>Opinions without clarified references</source>
        <translation>未澄清指代的观点</translation>
    </message>
    <message>
        <source>Clarified references</source>
        <translation>已澄清的指代</translation>
    </message>
    <message>
        <source>Paragraphs per article (mean)</source>
        <translation>每篇文章的段落数（均值）</translation>
    </message>
    <message>
        <source>Tokens per article (mean)</source>
        <translation>每篇文章的词元数（均值）</translation>
    </message>
    <message>
        <source>Participants per discussion (mean)</source>
        <translation>每个讨论的参与者数（均值）</translation>
    </message>
    <message>
        <source>Utterances per discussion (mean)</source>
        <translation>每个讨论的话语数（均值）</translation>
    </message>
    <message>
        <source>Tokens per discussion (mean)</source>
        <translation>每个讨论的词元数（均值）</translation>
    </message>
    <message>
        <source>There is no sample to take a mean over.</source>
        <translation>没有可用于求均值的样本。</translation>
    </message>
</context>
<context>
    <name>ChunkReader</name>
    <message>
        <source>it is not open for reading</source>
        <translation>文件未打开以供读取</translation>
    </message>
    <message>
        <source>Reading was cancelled.</source>
        <translation>读取已取消。</translation>
    </message>
    <message>
        <source>The file could not be read beyond byte %1: %2.</source>
        <translation>无法读取文件第 %1 字节之后的内容：%2。</translation>
    </message>
    <message>
        <source>Check that the file is still there and that you may read it, then try again.</source>
        <translation>请确认文件仍在且您有权读取，然后重试。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>文件为空。</translation>
    </message>
    <message>
        <source>Choose a file that has something in it.</source>
        <translation>请选择有内容的文件。</translation>
    </message>
    <message>
        <source>The file is in UTF-16; JSON must be in UTF-8.</source>
        <translation>文件为 UTF-16 编码；JSON 必须使用 UTF-8。</translation>
    </message>
    <message>
        <source>Open it in a text editor, save it in UTF-8 and try again.</source>
        <translation>请在文本编辑器中打开，存为 UTF-8 后重试。</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>--person NAME is missing: who does this?</source>
        <translation>缺少 --person NAME：由谁执行？</translation>
    </message>
    <message>
        <source>The project has several leads.</source>
        <translation>该项目有多位负责人。</translation>
    </message>
    <message>
        <source>Say who does this: --person %1.</source>
        <translation>请指明由谁执行：--person %1。</translation>
    </message>
    <message>
        <source> or </source>
        <translation> 或 </translation>
    </message>
    <message>
        <source>See &quot;tandem help %1&quot;.</source>
        <translation>参见“tandem help %1”。</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation>您是否想用 %1？</translation>
    </message>
    <message>
        <source>There is no option %1.</source>
        <translation>没有选项 %1。</translation>
    </message>
    <message>
        <source>Something is missing; the usage is: %1.</source>
        <translation>缺少内容；用法：%1。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one argument too many.</source>
        <translation>多出一个参数“%1”。</translation>
    </message>
    <message>
        <source>--%1 takes a number from %2 to %3, not &quot;%4&quot;.</source>
        <translation>--%1 需要 %2 到 %3 之间的数字，而不是“%4”。</translation>
    </message>
    <message>
        <source>--pair takes two names: --pair Ada,Ben.</source>
        <translation>--pair 需要两个姓名：--pair Ada,Ben。</translation>
    </message>
    <message>
        <source>sample %1</source>
        <translation>样本 %1</translation>
    </message>
    <message>
        <source>--unassign needs --sample.</source>
        <translation>--unassign 需要 --sample。</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) unassigned.</source>
        <translation>
            <numerusform>已取消分配 %n 个样本。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) assigned.</source>
        <translation>
            <numerusform>已分配 %n 个样本。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) had this pair already.</source>
        <translation>
            <numerusform>%n 个样本原本就由这一对标注。</numerusform>
        </translation>
    </message>
    <message>
        <source>Assign samples to pairs of people.</source>
        <translation>将样本分配给成对的人员。</translation>
    </message>
    <message>
        <source>Without --sample, every sample that nobody labels and that came without labels. A sample that another pair labels goes to the new pair, what was answered stays in the journal; one that both have handed in is refused. Assigning is the lead&apos;s: with one lead it is theirs, with several --person says who, and in a project without a lead it is done for whoever owns the file.

list prints who is assigned to what, like &quot;tandem rounds&quot;.</source>
        <translation>不带 --sample 时，分配所有无人标注且导入时不带标注的样本。由另一对标注的样本会转给新的一对，已作的回答保留在日志中；双方均已提交的样本会被拒绝。分配由负责人进行：只有一位负责人时即为其本人，有多位时用 --person 指明，没有负责人的项目则以文件所有者的名义进行。

list 会显示各样本的分配情况，与“tandem rounds”相同。</translation>
    </message>
    <message>
        <source>The two who answer, A and B.</source>
        <translation>作答的两个人，A 和 B。</translation>
    </message>
    <message>
        <source>Pairs over everybody, so that all have as much to do.</source>
        <translation>在所有人之间配对，使工作量均等。</translation>
    </message>
    <message>
        <source>With --balanced: only these; without it, all active annotators.</source>
        <translation>与 --balanced 合用：仅限这些人；不带则为所有在用的标注员。</translation>
    </message>
    <message>
        <source>With --balanced: another number draws other pairs, the same one the same (usually %1).</source>
        <translation>与 --balanced 合用：换一个数字得到不同的配对，相同数字得到相同配对（通常为 %1）。</translation>
    </message>
    <message>
        <source>Take the assignment back.</source>
        <translation>撤回分配。</translation>
    </message>
    <message>
        <source>The lead who assigns.</source>
        <translation>进行分配的负责人。</translation>
    </message>
    <message>
        <source>Give one of --pair, --balanced and --unassign.</source>
        <translation>请给出 --pair、--balanced、--unassign 之一。</translation>
    </message>
    <message>
        <source>See &quot;tandem help assign&quot;.</source>
        <translation>参见“tandem help assign”。</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>正在检查</translation>
    </message>
    <message>
        <source>%1: schema version %2, %3 samples, %4 answers.</source>
        <translation>%1：架构版本 %2，%3 个样本，%4 个答案。</translation>
    </message>
    <message>
        <source>All is well.</source>
        <translation>一切正常。</translation>
    </message>
    <message>
        <source>Check a project file: integrity, journal, references.</source>
        <translation>检查项目文件：完整性、日志、引用。</translation>
    </message>
    <message>
        <source>Reads the whole file and looks for damage, references that lead nowhere, answers that nobody could have given, and gaps in the search index. The exit code is 1 when anything is found. Nothing is changed, unless --upgrade asks for it.</source>
        <translation>读取整个文件，查找损坏、无效引用、任何人都不可能给出的答案以及搜索索引中的缺口。发现任何问题时退出码为 1。除非用 --upgrade 要求，否则不作任何更改。</translation>
    </message>
    <message>
        <source>First bring a project of an older version forward; a copy of the old file stays beside it.</source>
        <translation>先将旧版本的项目升级；旧文件的副本会保留在旁边。</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) found.</source>
        <translation>
            <numerusform>发现 %n 个问题。</numerusform>
        </translation>
    </message>
    <message>
        <source>Go back to a copy, or export what is needed and import it into a new project.</source>
        <translation>请恢复副本，或导出所需内容后导入新项目。</translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot;.</source>
        <translation>没有命令“%1”。</translation>
    </message>
    <message>
        <source>&quot;tandem help&quot; lists the commands.</source>
        <translation>“tandem help”会列出所有命令。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a command nor a file.</source>
        <translation>“%1”既不是命令也不是文件。</translation>
    </message>
    <message>
        <source>Did you mean &quot;tandem %1&quot;?</source>
        <translation>您是否想用“tandem %1”？</translation>
    </message>
    <message>
        <source>tandem: standard output: It cannot be written to: %1.</source>
        <translation>tandem：标准输出：无法写入：%1。</translation>
    </message>
    <message>
        <source>Compare the two sides of closed rounds; settle or reopen them.</source>
        <translation>比对已结束轮次的双方答案；定案或重新打开。</translation>
    </message>
    <message>
        <source>With --sample: both answers to every paragraph, what becomes of it, notes, percent agreement and Cohen&apos;s kappa with their 95 % intervals, and what was kept. Without: every closed round in a line, and the agreement over all of them together. Agreement is always that of the answers given blind. While a round is open it is refused. Where the project adjudicates, the sides of a sample that is not settled are unnamed and shuffled.

Settling freezes the outcome, reopening lets it be decided again; both are journalled. With one lead in the project --person may be left out.</source>
        <translation>带 --sample：显示双方对每个段落的答案、处理结果、备注、一致率和 Cohen κ 及其 95% 区间，以及保留的内容。不带：每个已结束的轮次占一行，并给出全部轮次合计的一致程度。一致程度始终按盲标答案计算。轮次进行中时会被拒绝。项目采用裁决时，未定案样本的双方不显示姓名且顺序打乱。

定案会冻结结果，重新打开后可再次裁决；两者都记入日志。项目只有一位负责人时可省略 --person。</translation>
    </message>
    <message>
        <source>The sample, counted from 1.</source>
        <translation>样本，从 1 开始计数。</translation>
    </message>
    <message>
        <source>Freeze the outcome.</source>
        <translation>冻结结果。</translation>
    </message>
    <message>
        <source>Open a settled outcome again.</source>
        <translation>重新打开已定案的结果。</translation>
    </message>
    <message>
        <source>Why it is reopened.</source>
        <translation>重新打开的原因。</translation>
    </message>
    <message>
        <source>The lead who settles or reopens.</source>
        <translation>执行定案或重新打开的负责人。</translation>
    </message>
    <message>
        <source>--settle and --reopen exclude each other.</source>
        <translation>--settle 与 --reopen 不能同时使用。</translation>
    </message>
    <message>
        <source>--settle and --reopen need --sample.</source>
        <translation>--settle 和 --reopen 需要 --sample。</translation>
    </message>
    <message>
        <source>--reopen needs --reason.</source>
        <translation>--reopen 需要 --reason。</translation>
    </message>
    <message>
        <source>Side 1</source>
        <translation>第 1 方</translation>
    </message>
    <message>
        <source>Side 2</source>
        <translation>第 2 方</translation>
    </message>
    <message>
        <source>Paragraph</source>
        <translation>段落</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>裁决</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Nobody labels this sample here.</source>
        <translation>该样本在此无人标注。</translation>
    </message>
    <message>
        <source>Assign it to a pair first.</source>
        <translation>请先将它分配给一对标注员。</translation>
    </message>
    <message>
        <source>Agreement: %1</source>
        <translation>一致率：%1</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa: %1</source>
        <translation>Cohen κ：%1</translation>
    </message>
    <message>
        <source>Sample %1, %2: %3</source>
        <translation>样本 %1，%2：%3</translation>
    </message>
    <message>
        <source>No round is closed yet: nothing to compare.</source>
        <translation>尚无轮次结束，没有可比对的内容。</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>配对</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>一致率</translation>
    </message>
    <message>
        <source>Kappa</source>
        <translation>κ</translation>
    </message>
    <message>
        <source>Supporting</source>
        <translation>支撑</translation>
    </message>
    <message>
        <source>Nonsupporting</source>
        <translation>非支撑</translation>
    </message>
    <message>
        <source>Boundary</source>
        <translation>边界</translation>
    </message>
    <message>
        <source>To decide</source>
        <translation>待裁决</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>All closed rounds together</source>
        <translation>所有已结束轮次合计</translation>
    </message>
    <message>
        <source>--what takes benchmark, answers or statistics, not &quot;%1&quot;.</source>
        <translation>--what 可取 benchmark、answers 或 statistics，而不是“%1”。</translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; does not say what to export.</source>
        <translation>从名称“%1”看不出要导出什么。</translation>
    </message>
    <message>
        <source>Add --what benchmark, --what answers or --what statistics.</source>
        <translation>请加上 --what benchmark、--what answers 或 --what statistics。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no format for this export.</source>
        <translation>“%1”不是此导出支持的格式。</translation>
    </message>
    <message>
        <source>Add --format %1.</source>
        <translation>请加上 --format %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s)</source>
        <translation>
            <numerusform>%n 个样本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left out: %n unassigned</source>
        <translation>
            <numerusform>未包含：%n 个未分配</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left out: %n still open</source>
        <translation>
            <numerusform>未包含：%n 个仍在进行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left out: %n waiting for decisions</source>
        <translation>
            <numerusform>未包含：%n 个待裁决</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left out: %n without a kept paragraph</source>
        <translation>
            <numerusform>未包含：%n 个没有保留的段落</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) of changed paragraphs left out</source>
        <translation>
            <numerusform>未包含已变更段落的 %n 个事实</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 answers of closed rounds</source>
        <translation>已结束轮次的 %1 个答案</translation>
    </message>
    <message>
        <source>statistics of the benchmark</source>
        <translation>基准的统计数据</translation>
    </message>
    <message>
        <source>Export the benchmark, the answers or the statistics.</source>
        <translation>导出基准、答案或统计数据。</translation>
    </message>
    <message>
        <source>Without options the name of FILE decides: *.json is the benchmark (KGDS.json), *.jsonl the answers, *.md and *.tex the statistics; a *.csv is the answers or the statistics if its name says so (answers.csv, statistics.csv, stats.csv). A benchmark holds the samples that are ready; answers are those of closed rounds only. FILE is written whole or not at all; one that is there already is replaced.</source>
        <translation>不带选项时由 FILE 的名称决定：*.json 为基准（KGDS.json），*.jsonl 为答案，*.md 和 *.tex 为统计数据；*.csv 为答案，若名称表明是统计则为统计数据（answers.csv、statistics.csv、stats.csv）。基准包含已就绪的样本；答案仅限已结束的轮次。FILE 要么完整写入，要么完全不写；已有的同名文件会被替换。</translation>
    </message>
    <message>
        <source>benchmark, answers or statistics.</source>
        <translation>benchmark、answers 或 statistics。</translation>
    </message>
    <message>
        <source>json for the benchmark; csv or jsonl for answers; csv, md or tex for statistics.</source>
        <translation>基准用 json；答案用 csv 或 jsonl；统计数据用 csv、md 或 tex。</translation>
    </message>
    <message>
        <source>This is a Tandem project; an export does not replace it.</source>
        <translation>这是 Tandem 项目，导出不会替换它。</translation>
    </message>
    <message>
        <source>Give another name for the export.</source>
        <translation>请为导出另取名称。</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>正在导出</translation>
    </message>
    <message>
        <source>Wrote %1: %2.</source>
        <translation>已写入 %1：%2。</translation>
    </message>
    <message>
        <source>Labels, as &quot;tandem label --file&quot; reads them
  A row has sample and paragraph (numbers from 1), answer (yes, no, or clear) and, if
  wanted, person, unsure (true or false), note, seconds or duration_ms. Exported answers
  can be read too; they call the paragraph item.

</source>
        <translation>标注，“tandem label --file”读取的格式
  每行包含 sample 和 paragraph（从 1 开始的编号）、answer（yes、no 或 clear），
  并可包含 person、unsure（true 或 false）、note、seconds 或 duration_ms。
  也可读取导出的答案，其中段落称为 item。

</translation>
    </message>
    <message>
        <source>  other   lines of SAMPLE PARAGRAPH yes|no|clear
</source>
        <translation>  其他    每行为 SAMPLE PARAGRAPH yes|no|clear
</translation>
    </message>
    <message>
        <source>JSON, as --json prints it
  One object in UTF-8. Names and words never change and are not translated; new ones
  may be added. Samples and paragraphs count from 1, times are UTC. A figure with an
  interval is {value, n, low, high}; one that is undefined is {undefined: why, n}.

</source>
        <translation>JSON，--json 输出的格式
  一个 UTF-8 对象。名称和用词不会改变，也不翻译；可能会增加新的。
  样本和段落从 1 开始计数，时间为 UTC。带区间的数值为
  {value, n, low, high}；未定义的数值为 {undefined: why, n}。

</translation>
    </message>
    <message>
        <source>Nothing that was handed in can be taken back.</source>
        <translation>没有可撤回的提交。</translation>
    </message>
    <message>
        <source>There is nothing to hand in.</source>
        <translation>没有可提交的内容。</translation>
    </message>
    <message>
        <source>&quot;tandem rounds&quot; shows who is assigned to what.</source>
        <translation>“tandem rounds”会显示各样本的分配情况。</translation>
    </message>
    <message>
        <source>Nobody is assigned to it.</source>
        <translation>它尚未分配给任何人。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n sample(s) taken back.</source>
        <translation>
            <numerusform>%1：已撤回 %n 个样本。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n sample(s) handed in.</source>
        <translation>
            <numerusform>%1：已提交 %n 个样本。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) closed: both have handed in.</source>
        <translation>
            <numerusform>%n 个轮次已结束：双方均已提交。</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand in as an annotator.</source>
        <translation>以标注员身份提交。</translation>
    </message>
    <message>
        <source>Says that NAME is done with these samples; refused, with a list of what is missing, unless every paragraph has its answer and none is marked unsure. When both have handed in, the round is closed and can be compared. Either all these samples are handed in or none.</source>
        <translation>表明 NAME 已完成这些样本；除非每个段落都有答案且没有标为不确定的，否则会被拒绝并列出缺少的内容。双方都提交后，轮次结束，可以比对。这些样本要么全部提交，要么都不提交。</translation>
    </message>
    <message>
        <source>Who hands in.</source>
        <translation>提交者。</translation>
    </message>
    <message>
        <source>Every sample that is assigned to NAME and still open.</source>
        <translation>分配给 NAME 且仍在进行的所有样本。</translation>
    </message>
    <message>
        <source>Take the hand-in back, while the other has not handed in.</source>
        <translation>在对方尚未提交时撤回提交。</translation>
    </message>
    <message>
        <source>--person NAME is missing: who hands in?</source>
        <translation>缺少 --person NAME：由谁提交？</translation>
    </message>
    <message>
        <source>Give one of --sample and --all.</source>
        <translation>请给出 --sample 或 --all 之一。</translation>
    </message>
    <message>
        <source>Print the result as JSON, for programs.</source>
        <translation>以 JSON 输出结果，供程序使用。</translation>
    </message>
    <message>
        <source>Show this help and do nothing else.</source>
        <translation>仅显示此帮助，不做其他操作。</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>用法：</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>选项：</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>示例：</translation>
    </message>
    <message>
        <source>Usage: tandem [PROJECT | --sample]
       tandem COMMAND [ARGUMENTS]
</source>
        <translation>用法：tandem [PROJECT | --sample]
      tandem COMMAND [ARGUMENTS]
</translation>
    </message>
    <message>
        <source>Build summarization benchmarks by hand, two people blind to each other. Without a command the window opens: on a project, on the sample project, or on the welcome page. Commands need no display.</source>
        <translation>由两人互相盲标，手工构建摘要基准。不带命令时打开窗口：显示项目、示例项目或欢迎页。各命令无需显示器。</translation>
    </message>
    <message>
        <source>Explain a command, or &quot;formats&quot;.</source>
        <translation>解释某个命令或“formats”。</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>命令：</translation>
    </message>
    <message>
        <source>Exit codes:</source>
        <translation>退出码：</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>failed; one line on stderr says what, where and what to do</source>
        <translation>失败；stderr 中以一行说明出了什么问题、在哪里以及该怎么办</translation>
    </message>
    <message>
        <source>wrong usage</source>
        <translation>用法错误</translation>
    </message>
    <message>
        <source>stopped by Ctrl+C; nothing was changed</source>
        <translation>被 Ctrl+C 中止；未作任何更改</translation>
    </message>
    <message>
        <source>&quot;tandem help COMMAND&quot; explains a command, &quot;tandem help formats&quot; the JSON and the files.</source>
        <translation>“tandem help COMMAND”解释某个命令，“tandem help formats”说明 JSON 和各种文件。</translation>
    </message>
    <message>
        <source>Import samples into a project.</source>
        <translation>将样本导入项目。</translation>
    </message>
    <message>
        <source>Adds the samples in each FILE to PROJECT, which is made when it is not there. A FILE is a KGDS.json, articles as JSON or JSONL (title, and paragraphs or text), a .txt or .md article with blank lines between paragraphs, or a folder of such articles. All of it is imported or, when something is wrong with a file, nothing.</source>
        <translation>将每个 FILE 中的样本添加到 PROJECT；项目不存在时会新建。FILE 可以是 KGDS.json、JSON 或 JSONL 格式的文章（title 以及 paragraphs 或 text）、以空行分隔段落的 .txt 或 .md 文章，或含此类文章的文件夹。要么全部导入；若某个文件有问题，则什么都不导入。</translation>
    </message>
    <message>
        <source>Importing</source>
        <translation>正在导入</translation>
    </message>
    <message>
        <source>Imported %1 samples with %2 paragraphs into %3.</source>
        <translation>已将 %1 个样本（共 %2 个段落）导入 %3。</translation>
    </message>
    <message>
        <source>Give --sample, --paragraph and --answer, or --file with many answers.</source>
        <translation>请给出 --sample、--paragraph 和 --answer，或用 --file 给出多个答案。</translation>
    </message>
    <message>
        <source>sample %1, paragraph %2</source>
        <translation>样本 %1，段落 %2</translation>
    </message>
    <message>
        <source>--answer takes yes, no or clear, not &quot;%1&quot;.</source>
        <translation>--answer 可取 yes、no 或 clear，而不是“%1”。</translation>
    </message>
    <message>
        <source>There is no standard input to read.</source>
        <translation>没有可读取的标准输入。</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>标准输入</translation>
    </message>
    <message>
        <source>There are no answers of %1 in it.</source>
        <translation>其中没有 %1 的答案。</translation>
    </message>
    <message>
        <source>Check the name and the file.</source>
        <translation>请检查姓名和文件。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n answer(s) recorded.</source>
        <translation>
            <numerusform>%1：已记录 %n 个答案。</numerusform>
        </translation>
    </message>
    <message>
        <source>Answer as an annotator: is a paragraph supporting, yes or no?</source>
        <translation>以标注员身份作答：段落是否为支撑，是或否？</translation>
    </message>
    <message>
        <source>Records one answer, or all answers of a file: JSON, JSONL or CSV as &quot;tandem help formats&quot; shows them, or lines of SAMPLE PARAGRAPH yes|no|clear; - reads such lines from standard input. From a file that names people only those of NAME are taken. All answers are recorded or, when one is refused, none. Every answer adds a row to the journal.</source>
        <translation>记录一个答案，或一个文件中的所有答案：“tandem help formats”所示的 JSON、JSONL 或 CSV，或由 SAMPLE PARAGRAPH yes|no|clear 组成的行；- 表示从标准输入读取此类行。若文件中注明了人员，则只采用 NAME 的答案。要么记录全部答案；若有一个被拒绝，则都不记录。每个答案都会在日志中增加一行。</translation>
    </message>
    <message>
        <source>Who answers.</source>
        <translation>作答者。</translation>
    </message>
    <message>
        <source>The paragraph, counted from 1.</source>
        <translation>段落，从 1 开始计数。</translation>
    </message>
    <message>
        <source>yes, no, or clear to take it back.</source>
        <translation>yes、no，或用 clear 撤回。</translation>
    </message>
    <message>
        <source>Mark it &quot;unsure, come back&quot;.</source>
        <translation>标为“不确定，稍后再看”。</translation>
    </message>
    <message>
        <source>A note on it.</source>
        <translation>对它的备注。</translation>
    </message>
    <message>
        <source>Active time spent on it.</source>
        <translation>在它上面花费的有效时间。</translation>
    </message>
    <message>
        <source>Read answers from FILE.</source>
        <translation>从 FILE 读取答案。</translation>
    </message>
    <message>
        <source>--person NAME is missing: who answers?</source>
        <translation>缺少 --person NAME：由谁作答？</translation>
    </message>
    <message>
        <source>Give either --file or one answer.</source>
        <translation>请给出 --file 或单个答案。</translation>
    </message>
    <message>
        <source>Make a new project.</source>
        <translation>新建项目。</translation>
    </message>
    <message>
        <source>Makes the project file PROJECT, which must not be there yet. It is empty unless the sample project is asked for.</source>
        <translation>创建项目文件 PROJECT，该文件不得已存在。除非要求创建示例项目，否则项目为空。</translation>
    </message>
    <message>
        <source>What the project is called; without it, the file&apos;s name.</source>
        <translation>项目名称；不带则使用文件名。</translation>
    </message>
    <message>
        <source>The sample project: three articles with discussions, a lead and two annotators, and labels that are partly done.</source>
        <translation>示例项目：三篇带讨论的文章、一位负责人和两位标注员，以及部分完成的标注。</translation>
    </message>
    <message>
        <source>Only the articles and discussions of the sample project.</source>
        <translation>仅示例项目的文章和讨论。</translation>
    </message>
    <message>
        <source>--sample and --sample-texts exclude each other.</source>
        <translation>--sample 与 --sample-texts 不能同时使用。</translation>
    </message>
    <message>
        <source>Sample project</source>
        <translation>示例项目</translation>
    </message>
    <message numerus="yes">
        <source>Made %1 with %n sample(s).</source>
        <translation>
            <numerusform>已创建 %1，含 %n 个样本。</numerusform>
        </translation>
    </message>
    <message>
        <source>undefined: %1</source>
        <translation>未定义：%1</translation>
    </message>
    <message>
        <source>%1, n = %2</source>
        <translation>%1，n = %2</translation>
    </message>
    <message>
        <source>%1 (95 %: %2 to %3), n = %4</source>
        <translation>%1（95%：%2 至 %3），n = %4</translation>
    </message>
    <message>
        <source>From all paragraphs to the kept ones</source>
        <translation>从全部段落到保留的段落</translation>
    </message>
    <message>
        <source>All paragraphs</source>
        <translation>全部段落</translation>
    </message>
    <message>
        <source>Nobody labels them</source>
        <translation>无人标注</translation>
    </message>
    <message>
        <source>Still being labelled</source>
        <translation>仍在标注</translation>
    </message>
    <message>
        <source>Waiting for a decision</source>
        <translation>待裁决</translation>
    </message>
    <message>
        <source>Boundary, removed</source>
        <translation>边界，已移除</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>已保留</translation>
    </message>
    <message>
        <source>Of these supporting</source>
        <translation>其中支撑</translation>
    </message>
    <message>
        <source>Of these nonsupporting</source>
        <translation>其中非支撑</translation>
    </message>
    <message>
        <source>waits for a discussion</source>
        <translation>等待讨论</translation>
    </message>
    <message>
        <source>unassigned</source>
        <translation>未分配</translation>
    </message>
    <message>
        <source>imported with labels</source>
        <translation>导入时带标注</translation>
    </message>
    <message>
        <source>open</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>handed in by one</source>
        <translation>一方已提交</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>已定案</translation>
    </message>
    <message>
        <source>to be decided</source>
        <translation>待裁决</translation>
    </message>
    <message>
        <source>supporting</source>
        <translation>支撑</translation>
    </message>
    <message>
        <source>nonsupporting</source>
        <translation>非支撑</translation>
    </message>
    <message>
        <source>boundary</source>
        <translation>边界</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Ask for one thing at a time.</source>
        <translation>请一次只做一件事。</translation>
    </message>
    <message>
        <source>&quot;people PROJECT %1&quot; takes %2.</source>
        <translation>“people PROJECT %1”的参数应为：%2。</translation>
    </message>
    <message>
        <source>no name</source>
        <translation>无姓名</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>一个姓名</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of list, add, change, set-aside and take-back.</source>
        <translation>“%1”不是 list、add、change、set-aside、take-back 之一。</translation>
    </message>
    <message>
        <source>--role takes lead or annotator, not &quot;%1&quot;.</source>
        <translation>--role 可取 lead 或 annotator，而不是“%1”。</translation>
    </message>
    <message>
        <source>lead</source>
        <translation>负责人</translation>
    </message>
    <message>
        <source>annotator</source>
        <translation>标注员</translation>
    </message>
    <message>
        <source>(set aside)</source>
        <translation>（已停用）</translation>
    </message>
    <message>
        <source>Nobody yet. Add people with &quot;tandem people PROJECT add NAME&quot;.</source>
        <translation>还没有人员。请用“tandem people PROJECT add NAME”添加。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Handed in</source>
        <translation>已提交</translation>
    </message>
    <message>
        <source>Paragraphs</source>
        <translation>段落</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>已作答</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>List, add and change people.</source>
        <translation>列出、添加和更改人员。</translation>
    </message>
    <message>
        <source>Who is added is an annotator unless --role lead is given. A lead assigns samples, sets the rules and reopens what is settled; a project works without one too, and then commands like assign act for whoever owns the file. People who have answered are never deleted: set-aside takes them out of new assignments, take-back brings them in again. add, change, set-aside and take-back may also be written as options (--add NAME).</source>
        <translation>除非给出 --role lead，否则添加的人员为标注员。负责人分配样本、设定规则并重新打开已定案的内容；没有负责人的项目也能使用，此时 assign 等命令以文件所有者的名义执行。作答过的人员不会被删除：set-aside 使其不再参与新的分配，take-back 使其恢复。add、change、set-aside 和 take-back 也可写成选项（--add NAME）。</translation>
    </message>
    <message>
        <source>Add somebody.</source>
        <translation>添加人员。</translation>
    </message>
    <message>
        <source>Change somebody&apos;s role, colour or name.</source>
        <translation>更改人员的角色、颜色或姓名。</translation>
    </message>
    <message>
        <source>Assign nothing more to somebody.</source>
        <translation>不再给此人分配样本。</translation>
    </message>
    <message>
        <source>The reverse of set-aside.</source>
        <translation>与 set-aside 相反。</translation>
    </message>
    <message>
        <source>lead or annotator.</source>
        <translation>lead 或 annotator。</translation>
    </message>
    <message>
        <source>Their colour on screens; without it, one is chosen.</source>
        <translation>其在屏幕上的颜色；不带则自动选择。</translation>
    </message>
    <message>
        <source>The new name.</source>
        <translation>新姓名。</translation>
    </message>
    <message>
        <source>No samples yet. Add some with &quot;tandem import FILE PROJECT&quot;.</source>
        <translation>还没有样本。请用“tandem import FILE PROJECT”添加。</translation>
    </message>
    <message>
        <source>Show who is assigned to what, and how far they are.</source>
        <translation>显示各样本的分配情况和进度。</translation>
    </message>
    <message>
        <source>Says for each sample its state, its pair and how many paragraphs each has answered; never what was answered.</source>
        <translation>显示每个样本的状态、配对以及双方各已作答的段落数；绝不显示答案内容。</translation>
    </message>
    <message>
        <source>Which samples: a number, a range like 1-4, several with commas, or all.</source>
        <translation>哪些样本：一个编号、1-4 这样的范围、以逗号分隔的多项，或 all。</translation>
    </message>
    <message>
        <source>--sample takes a number, a range like 1-4 or all, not &quot;%1&quot;.</source>
        <translation>--sample 需要编号、1-4 这样的范围或 all，而不是“%1”。</translation>
    </message>
    <message>
        <source>There is no sample %1.</source>
        <translation>没有样本 %1。</translation>
    </message>
    <message numerus="yes">
        <source>The project has %n sample(s).</source>
        <translation>
            <numerusform>该项目有 %n 个样本。</numerusform>
        </translation>
    </message>
    <message>
        <source>title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>paragraph</source>
        <translation>段落</translation>
    </message>
    <message>
        <source>utterance</source>
        <translation>话语</translation>
    </message>
    <message>
        <source>opinion</source>
        <translation>观点</translation>
    </message>
    <message>
        <source>fact</source>
        <translation>事实</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>未找到任何内容。</translation>
    </message>
    <message>
        <source>Search titles, articles, discussions, opinions and facts.</source>
        <translation>搜索标题、文章、讨论、观点和事实。</translation>
    </message>
    <message>
        <source>Finds the texts that have every one of the words, each as a whole word or as the beginning of one. A line is: sample, place: text. Notes are not searched; they belong to answers.</source>
        <translation>查找包含所有给定词语的文本，每个词语可以是整个词或词的开头。每行格式为：样本，位置：文本。备注不在搜索之列，它们属于答案。</translation>
    </message>
    <message>
        <source>At most this many texts (usually %1).</source>
        <translation>最多列出的文本数（通常为 %1）。</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) not in the benchmark yet:</source>
        <translation>
            <numerusform>%n 个样本尚未纳入基准：</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 unassigned, %2 open, %3 waiting for decisions, %4 without a kept paragraph.</source>
        <translation>%1 个未分配，%2 个进行中，%3 个待裁决，%4 个没有保留的段落。</translation>
    </message>
    <message>
        <source>Print the statistics of the benchmark.</source>
        <translation>输出基准的统计数据。</translation>
    </message>
    <message>
        <source>The figures of Appendix B of the KGDS paper, over exactly the samples that an export would hold: those imported with labels, and those whose round is closed and decided. Below them stands what became of all paragraphs of the project.</source>
        <translation>KGDS 论文附录 B 的各项数值，统计范围正是导出会包含的样本：导入时带标注的样本，以及轮次已结束且已裁决的样本。其下列出项目中所有段落的去向。</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>正在统计</translation>
    </message>
    <message>
        <source>Take a picture of every screen.</source>
        <translation>为每个界面截图。</translation>
    </message>
    <message>
        <source>Writes pictures of every screen with the sample project, light and dark, in two sizes, to FOLDER, which is made when it is not there. It shows no window and needs no display.</source>
        <translation>将示例项目每个界面的图片（浅色和深色，两种尺寸）写入 FOLDER；文件夹不存在时会新建。不显示窗口，也无需显示器。</translation>
    </message>
    <message>
        <source>The folder cannot be made.</source>
        <translation>无法创建该文件夹。</translation>
    </message>
    <message>
        <source>Check the name and your permissions.</source>
        <translation>请检查名称和您的权限。</translation>
    </message>
</context>
<context>
    <name>CompareHeader</name>
    <message>
        <source>not assigned</source>
        <translation>未分配</translation>
    </message>
    <message>
        <source>answers being given</source>
        <translation>正在作答</translation>
    </message>
    <message>
        <source>both handed in</source>
        <translation>双方均已提交</translation>
    </message>
    <message>
        <source>strict rule</source>
        <translation>严格规则</translation>
    </message>
    <message>
        <source>adjudication</source>
        <translation>裁决</translation>
    </message>
</context>
<context>
    <name>CompareState</name>
    <message>
        <source>%1 settled the sample</source>
        <translation>%1 已将样本定案</translation>
    </message>
    <message>
        <source>%1 reopened the sample</source>
        <translation>%1 重新打开了样本</translation>
    </message>
    <message>
        <source>%1 withdrew the decision</source>
        <translation>%1 撤回了裁决</translation>
    </message>
    <message>
        <source>%1 decided: supporting</source>
        <translation>%1 裁决：支撑</translation>
    </message>
    <message>
        <source>%1 decided: nonsupporting</source>
        <translation>%1 裁决：非支撑</translation>
    </message>
    <message>
        <source>%1 decided: keep as boundary</source>
        <translation>%1 裁决：保留为边界</translation>
    </message>
    <message>
        <source>One of the pair</source>
        <translation>两位标注员之一</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>某人</translation>
    </message>
</context>
<context>
    <name>ComparisonDelegate</name>
    <message>
        <source>decided</source>
        <translation>已裁决</translation>
    </message>
</context>
<context>
    <name>ComparisonModel</name>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>未裁决</translation>
    </message>
    <message>
        <source>supporting</source>
        <translation>支撑</translation>
    </message>
    <message>
        <source>nonsupporting</source>
        <translation>非支撑</translation>
    </message>
    <message>
        <source>boundary</source>
        <translation>边界</translation>
    </message>
</context>
<context>
    <name>ComparisonRepository</name>
    <message>
        <source>This project keeps only what both say; nothing is adjudicated.</source>
        <translation>该项目只保留双方一致的内容，不作裁决。</translation>
    </message>
    <message>
        <source>The lead can choose adjudication in the project&apos;s settings.</source>
        <translation>负责人可在项目设置中选择裁决。</translation>
    </message>
    <message>
        <source>The sample is settled.</source>
        <translation>该样本已定案。</translation>
    </message>
    <message>
        <source>The lead can reopen it.</source>
        <translation>负责人可以重新打开它。</translation>
    </message>
    <message>
        <source>By this project&apos;s settings somebody else decides here.</source>
        <translation>按该项目的设置，此处由他人裁决。</translation>
    </message>
    <message>
        <source>Both said the same here; there is nothing to decide.</source>
        <translation>双方在此意见一致，无需裁决。</translation>
    </message>
    <message>
        <source>A decision needs a note of 1 to 10,000 characters.</source>
        <translation>裁决需要 1 至 10,000 个字符的备注。</translation>
    </message>
    <message>
        <source>Say why.</source>
        <translation>请说明原因。</translation>
    </message>
</context>
<context>
    <name>CsvReader</name>
    <message>
        <source>There is text after a closing quote.</source>
        <translation>右引号之后还有文本。</translation>
    </message>
    <message>
        <source>A quote is opened and never closed.</source>
        <translation>引号打开后没有闭合。</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1，第 %2 行</translation>
    </message>
    <message>
        <source>Inside quotes, write a quote twice.</source>
        <translation>引号内的引号请写两遍。</translation>
    </message>
</context>
<context>
    <name>CsvWriter</name>
    <message>
        <source>There is half of a surrogate pair in a cell, which no file can hold.</source>
        <translation>单元格中有半个代理对，任何文件都无法保存。</translation>
    </message>
    <message>
        <source>%1, row %2</source>
        <translation>%1，第 %2 行</translation>
    </message>
    <message>
        <source>Type the damaged character again and try once more.</source>
        <translation>请重新输入损坏的字符，然后重试。</translation>
    </message>
</context>
<context>
    <name>DecodeText</name>
    <message>
        <source>%1 (line %2, byte %3)</source>
        <translation>%1（第 %2 行，第 %3 字节）</translation>
    </message>
    <message>
        <source>Open it in a text editor and save it as plain text in UTF-8.</source>
        <translation>请在文本编辑器中打开，存为 UTF-8 纯文本。</translation>
    </message>
    <message>
        <source>There is a NUL byte in it: this is binary data, or UTF-16 without its mark.</source>
        <translation>其中有 NUL 字节：这是二进制数据，或不带 BOM 的 UTF-16。</translation>
    </message>
    <message>
        <source>This looks like binary data, not like text.</source>
        <translation>这看起来是二进制数据，不是文本。</translation>
    </message>
    <message>
        <source>The byte %1 is not valid UTF-8 here.</source>
        <translation>此处的字节 %1 不是有效的 UTF-8。</translation>
    </message>
    <message>
        <source>The UTF-16 text ends in the middle of a character.</source>
        <translation>UTF-16 文本在一个字符中间结束。</translation>
    </message>
    <message>
        <source>There is a NUL character in it: this is not text.</source>
        <translation>其中有 NUL 字符：这不是文本。</translation>
    </message>
    <message>
        <source>There is half of a UTF-16 surrogate pair in it.</source>
        <translation>其中有半个 UTF-16 代理对。</translation>
    </message>
</context>
<context>
    <name>DeviceWrite</name>
    <message>
        <source>There is no room left to write the file.</source>
        <translation>没有足够的空间写入文件。</translation>
    </message>
    <message>
        <source>Free some space or choose another folder, then try again.</source>
        <translation>请腾出一些空间或选择其他文件夹，然后重试。</translation>
    </message>
    <message>
        <source>The file could not be written: %1.</source>
        <translation>无法写入文件：%1。</translation>
    </message>
    <message>
        <source>Check that you may write there, or choose another folder.</source>
        <translation>请确认您有权在此写入，或选择其他文件夹。</translation>
    </message>
</context>
<context>
    <name>DifferencePanel</name>
    <message>
        <source>%1, on the answers given blind.</source>
        <translation>%1，按盲标答案计算。</translation>
    </message>
</context>
<context>
    <name>Discussion</name>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>Write each utterance as &quot;Name: text&quot;.</source>
        <translation>每条话语请写成“Name: text”的形式。</translation>
    </message>
    <message>
        <source>There is a NUL character in this line.</source>
        <translation>该行中有 NUL 字符。</translation>
    </message>
    <message>
        <source>The first line does not begin with a name and a colon.</source>
        <translation>第一行不是以姓名和冒号开头。</translation>
    </message>
    <message>
        <source>%1 says nothing.</source>
        <translation>%1 没有说任何话。</translation>
    </message>
    <message>
        <source>%1 says: %2</source>
        <translation>%1 说：%2</translation>
    </message>
</context>
<context>
    <name>EmptyCompare</name>
    <message>
        <source>Somebody</source>
        <translation>某人</translation>
    </message>
    <message>
        <source>%1 has handed in.</source>
        <translation>%1 已提交。</translation>
    </message>
    <message>
        <source>%1 has answered %2 of %3.</source>
        <translation>%1 已作答 %2 / %3。</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message numerus="yes">
        <source>%n not assigned</source>
        <translation>
            <numerusform>%n 个未分配</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <translation>
            <numerusform>%n 个进行中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undecided</source>
        <translation>
            <numerusform>%n 个未裁决</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a paragraph that was kept</source>
        <translation>
            <numerusform>%n 个没有保留的段落</numerusform>
        </translation>
    </message>
    <message>
        <source>Benchmark, KGDS.json</source>
        <translation>基准，KGDS.json</translation>
    </message>
    <message>
        <source>Answers, CSV</source>
        <translation>答案，CSV</translation>
    </message>
    <message>
        <source>Answers, JSON Lines</source>
        <translation>答案，JSON Lines</translation>
    </message>
    <message>
        <source>Statistics, CSV</source>
        <translation>统计，CSV</translation>
    </message>
    <message>
        <source>Statistics, Markdown</source>
        <translation>统计，Markdown</translation>
    </message>
    <message>
        <source>Statistics, LaTeX</source>
        <translation>统计，LaTeX</translation>
    </message>
    <message>
        <source>Samples that came with labels or whose round is closed and decided. Boundary paragraphs are removed and indices count from 1 again.</source>
        <translation>导入时带标注的样本，或轮次已结束且已裁决的样本。边界段落会被移除，索引重新从 1 开始计数。</translation>
    </message>
    <message>
        <source>One row for each answer of closed rounds: person, sample, item, answer, time, duration, round. Open rounds stay blind and are left out.</source>
        <translation>已结束轮次的每个答案占一行：人员、样本、条目、答案、时间、用时、轮次。进行中的轮次保持盲标，不会包含。</translation>
    </message>
    <message>
        <source>The figures of exactly what the benchmark export would hold, as a table.</source>
        <translation>以表格给出基准导出所含内容的各项数值。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>kind of file, its suffix</comment>
        <translation>%1（%2）</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) written</source>
        <translation>
            <numerusform>已写入 %n 个样本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %n left out: %1</source>
        <translation>
            <numerusform>；未包含 %n 个：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>.</source>
        <comment>end of a sentence</comment>
        <translation>。</translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) left out, of paragraphs that were removed or changed sides.</source>
        <translation>
            <numerusform>未包含 %n 个事实，其段落已移除或改变了类别。</numerusform>
        </translation>
    </message>
    <message>
        <source>No round is closed yet, so the file holds no answers.</source>
        <translation>尚无轮次结束，因此文件中没有答案。</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) of closed rounds written.</source>
        <translation>
            <numerusform>已写入已结束轮次的 %n 个答案。</numerusform>
        </translation>
    </message>
    <message>
        <source>The statistics are written.</source>
        <translation>统计数据已写入。</translation>
    </message>
</context>
<context>
    <name>FigureText</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Benchmarks and articles (%1)</source>
        <translation>基准和文章 (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>所有文件 (%1)</translation>
    </message>
    <message>
        <source>Choose files to import</source>
        <translation>选择要导入的文件</translation>
    </message>
    <message>
        <source>Choose a folder of articles</source>
        <translation>选择文章文件夹</translation>
    </message>
    <message>
        <source>Open project</source>
        <translation>打开项目</translation>
    </message>
    <message>
        <source>Choose where to write</source>
        <translation>选择写入位置</translation>
    </message>
    <message>
        <source>Tandem projects (%1)</source>
        <translation>Tandem 项目 (%1)</translation>
    </message>
</context>
<context>
    <name>FunnelItems</name>
    <message>
        <source>decided by %1: %2</source>
        <translation>由 %1 裁决：%2</translation>
    </message>
    <message>
        <source>the two differ; waits for a decision</source>
        <translation>双方不一致，待裁决</translation>
    </message>
    <message>
        <source>both say yes</source>
        <translation>双方都选“是”</translation>
    </message>
    <message>
        <source>both say no</source>
        <translation>双方都选“否”</translation>
    </message>
    <message>
        <source>the two differ; removed by the strict rule</source>
        <translation>双方不一致，按严格规则移除</translation>
    </message>
    <message>
        <source>labelled in the imported benchmark</source>
        <translation>在导入的基准中已标注</translation>
    </message>
    <message>
        <source>answers are still being given, blind</source>
        <translation>仍在盲标作答</translation>
    </message>
    <message>
        <source>nobody labels the sample</source>
        <translation>该样本无人标注</translation>
    </message>
</context>
<context>
    <name>FunnelModel</name>
    <message>
        <source>All paragraphs</source>
        <translation>全部段落</translation>
    </message>
    <message>
        <source>Not assigned</source>
        <translation>未分配</translation>
    </message>
    <message>
        <source>Still open</source>
        <translation>仍在进行</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>未裁决</translation>
    </message>
    <message>
        <source>Boundary</source>
        <translation>边界</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>已保留</translation>
    </message>
    <message>
        <source>Supporting</source>
        <translation>支撑</translation>
    </message>
    <message>
        <source>Nonsupporting</source>
        <translation>非支撑</translation>
    </message>
</context>
<context>
    <name>Importer</name>
    <message>
        <source>The folder of the new project does not exist.</source>
        <translation>新项目的文件夹不存在。</translation>
    </message>
    <message>
        <source>Make the folder first, or choose another one.</source>
        <translation>请先创建该文件夹，或选择其他文件夹。</translation>
    </message>
    <message>
        <source>The project file cannot be written here.</source>
        <translation>无法在此写入项目文件。</translation>
    </message>
    <message>
        <source>Check the permissions of the folder and the free space.</source>
        <translation>请检查文件夹的权限和剩余空间。</translation>
    </message>
    <message>
        <source>The project file cannot be put in its place.</source>
        <translation>无法将项目文件放到目标位置。</translation>
    </message>
    <message>
        <source>Check whether a file of that name is there already.</source>
        <translation>请检查是否已有同名文件。</translation>
    </message>
    <message>
        <source>The disk did not take the project file.</source>
        <translation>磁盘未能接受项目文件。</translation>
    </message>
    <message>
        <source>Check the disk and its free space.</source>
        <translation>请检查磁盘及其剩余空间。</translation>
    </message>
    <message>
        <source>There is nothing to import in it.</source>
        <translation>其中没有可导入的内容。</translation>
    </message>
    <message>
        <source>Give articles or a KGDS benchmark.</source>
        <translation>请提供文章或 KGDS 基准。</translation>
    </message>
    <message>
        <source>A file of this name is there already.</source>
        <translation>已有同名文件。</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>请选择其他名称。</translation>
    </message>
</context>
<context>
    <name>InputKind</name>
    <message>
        <source>Accepted are KGDS.json, articles as JSON or JSONL (title, paragraphs or text), .txt and .md articles, a folder of these, and Tandem projects.</source>
        <translation>可接受 KGDS.json、JSON 或 JSONL 格式的文章（title、paragraphs 或 text）、.txt 和 .md 文章、含这些文件的文件夹，以及 Tandem 项目。</translation>
    </message>
    <message>
        <source>This JSON holds neither a KGDS benchmark (SBK, KGD, ...) nor articles.</source>
        <translation>此 JSON 既不含 KGDS 基准（SBK、KGD 等），也不含文章。</translation>
    </message>
    <message>
        <source>This kind of file is not known.</source>
        <translation>无法识别此类文件。</translation>
    </message>
    <message>
        <source>The file could not be read: %1.</source>
        <translation>无法读取文件：%1。</translation>
    </message>
    <message>
        <source>Check that you may read it, then try again.</source>
        <translation>请确认您有权读取，然后重试。</translation>
    </message>
</context>
<context>
    <name>ItemTimes</name>
    <message>
        <source>Nobody labels this sample here.</source>
        <translation>该样本在此无人标注。</translation>
    </message>
    <message>
        <source>Times of single paragraphs are shown once both have handed in.</source>
        <translation>双方都提交之后才显示各段落的用时。</translation>
    </message>
    <message>
        <source>Times of single paragraphs are shown once the sample is settled: until then whoever decides must not know who said what.</source>
        <translation>样本定案之后才显示各段落的用时：在此之前，裁决者不得知道各自的作答。</translation>
    </message>
</context>
<context>
    <name>JsonCopy</name>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
</context>
<context>
    <name>JsonVisitor</name>
    <message>
        <source>The file could not be understood.</source>
        <translation>无法理解该文件。</translation>
    </message>
    <message>
        <source>There is something after the end of the data: a NUL byte.</source>
        <translation>数据结束之后还有内容：一个 NUL 字节。</translation>
    </message>
    <message>
        <source>Remove it and try again.</source>
        <translation>请将其删除后重试。</translation>
    </message>
    <message numerus="yes">
        <source>Lists and objects are nested more than %n deep.</source>
        <translation>
            <numerusform>列表和对象的嵌套超过 %n 层。</numerusform>
        </translation>
    </message>
    <message>
        <source>Flatten the file; this depth has no meaning here.</source>
        <translation>请减少文件的嵌套层数；这样的深度在此没有意义。</translation>
    </message>
    <message>
        <source>A single text is longer than %1 MiB.</source>
        <translation>单个文本超过 %1 MiB。</translation>
    </message>
    <message>
        <source>Split it into parts.</source>
        <translation>请拆分成几部分。</translation>
    </message>
    <message>
        <source>This part of the file is larger than %1 MiB.</source>
        <translation>文件的这一部分超过 %1 MiB。</translation>
    </message>
    <message>
        <source>There is a NUL character (\u0000) in the text.</source>
        <translation>文本中有 NUL 字符 (\u0000)。</translation>
    </message>
    <message>
        <source>Expected %1, found %2.</source>
        <translation>应为 %1，实际为 %2。</translation>
    </message>
    <message>
        <source>Correct the file and try again.</source>
        <translation>请更正文件后重试。</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; stands twice in one object.</source>
        <translation>键“%1”在同一对象中出现两次。</translation>
    </message>
    <message>
        <source>Remove one of the two.</source>
        <translation>请删除其中一个。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 (line %2, byte %3)</source>
        <translation>%1（第 %2 行，第 %3 字节）</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>the text &quot;%1&quot;</source>
        <translation>文本“%1”</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>The file ends before it is complete; it may have been cut off.</source>
        <translation>文件不完整就结束了，可能被截断。</translation>
    </message>
    <message>
        <source>There is a NUL byte in the file.</source>
        <translation>文件中有 NUL 字节。</translation>
    </message>
    <message>
        <source>There is something after the end of the data: &quot;%1&quot;.</source>
        <translation>数据结束之后还有内容：“%1”。</translation>
    </message>
    <message>
        <source>The text is not valid UTF-8.</source>
        <translation>文本不是有效的 UTF-8。</translation>
    </message>
    <message>
        <source>There is an unescaped control character (such as a line break) in a text.</source>
        <translation>文本中有未转义的控制字符（例如换行符）。</translation>
    </message>
    <message>
        <source>There is half of a surrogate pair (\uD800 to \uDFFF) in a text.</source>
        <translation>文本中有半个代理对 (\uD800 至 \uDFFF)。</translation>
    </message>
    <message>
        <source>The number &quot;%1&quot; is too large.</source>
        <translation>数字“%1”过大。</translation>
    </message>
    <message>
        <source>This is not valid JSON: unexpected &quot;%1&quot;.</source>
        <translation>这不是有效的 JSON：意外的“%1”。</translation>
    </message>
</context>
<context>
    <name>KgdsCheck</name>
    <message>
        <source>The article (SBK) has no paragraph %1; its paragraphs are 1 to %2.</source>
        <translation>文章 (SBK) 没有段落 %1；其段落为 1 至 %2。</translation>
    </message>
    <message>
        <source>Paragraph %1 is listed a second time.</source>
        <translation>段落 %1 被重复列出。</translation>
    </message>
    <message>
        <source>The text differs from that of paragraph %1 in the article (SBK).</source>
        <translation>文本与文章 (SBK) 中段落 %1 的文本不同。</translation>
    </message>
</context>
<context>
    <name>KgdsVisitor</name>
    <message>
        <source>a list of samples</source>
        <translation>样本列表</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>a fact type from 0 to %1</source>
        <translation>0 至 %1 的事实类型</translation>
    </message>
    <message>
        <source>Expected paragraph_index %1, found %2.</source>
        <translation>paragraph_index 应为 %1，实际为 %2。</translation>
    </message>
    <message>
        <source>The paragraphs of SBK count from 1 without gaps; renumber them and what refers to them.</source>
        <translation>SBK 的段落从 1 开始连续编号；请重新编号，并更新引用它们的内容。</translation>
    </message>
    <message>
        <source>a paragraph index from 1 on</source>
        <translation>从 1 开始的段落索引</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is missing.</source>
        <translation>缺少键“%1”。</translation>
    </message>
    <message>
        <source>Add it; a list without entries is written [].</source>
        <translation>请补上；没有条目的列表写作 []。</translation>
    </message>
    <message>
        <source>Correct the file and try again.</source>
        <translation>请更正文件后重试。</translation>
    </message>
</context>
<context>
    <name>KgdsWriter</name>
    <message>
        <source>The file is not open for writing.</source>
        <translation>文件未打开以供写入。</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>请选择其他文件。</translation>
    </message>
    <message>
        <source>%1, sample %2</source>
        <translation>%1，样本 %2</translation>
    </message>
    <message>
        <source>There is half of a surrogate pair in a text, which no file can hold: &quot;%1&quot;.</source>
        <translation>文本中有半个代理对，任何文件都无法保存：“%1”。</translation>
    </message>
    <message>
        <source>Type the damaged character again and try once more.</source>
        <translation>请重新输入损坏的字符，然后重试。</translation>
    </message>
</context>
<context>
    <name>Labelling</name>
    <message>
        <source>Sample %1 has no paragraph %2.</source>
        <translation>样本 %1 没有段落 %2。</translation>
    </message>
    <message>
        <source>Its paragraphs are numbered from 1 to %1.</source>
        <translation>其段落编号为 1 至 %1。</translation>
    </message>
    <message>
        <source>Nobody is assigned to sample %1.</source>
        <translation>样本 %1 尚未分配给任何人。</translation>
    </message>
    <message>
        <source>Assign it to a pair first.</source>
        <translation>请先将它分配给一对标注员。</translation>
    </message>
</context>
<context>
    <name>LabelsReader</name>
    <message>
        <source>&quot;tandem help formats&quot; shows how labels are written.</source>
        <translation>“tandem help formats”说明标注的写法。</translation>
    </message>
    <message>
        <source>&quot;sample&quot; must be the sample&apos;s number, from 1.</source>
        <translation>&quot;sample&quot; 必须是样本编号，从 1 开始。</translation>
    </message>
    <message>
        <source>&quot;paragraph&quot; must be the paragraph&apos;s number, from 1.</source>
        <translation>&quot;paragraph&quot; 必须是段落编号，从 1 开始。</translation>
    </message>
    <message>
        <source>&quot;answer&quot; must be yes, no or clear.</source>
        <translation>&quot;answer&quot; 必须是 yes、no 或 clear。</translation>
    </message>
    <message>
        <source>&quot;unsure&quot; must be true or false.</source>
        <translation>&quot;unsure&quot; 必须是 true 或 false。</translation>
    </message>
    <message>
        <source>The time must be a number, 0 or more.</source>
        <translation>时间必须是不小于 0 的数字。</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1，第 %2 行</translation>
    </message>
    <message>
        <source>The file is larger than 64 MiB.</source>
        <translation>文件超过 64 MiB。</translation>
    </message>
    <message>
        <source>Split it, one file for some of the samples each.</source>
        <translation>请拆分文件，每个文件包含一部分样本。</translation>
    </message>
    <message>
        <source>There is nothing in it.</source>
        <translation>其中没有内容。</translation>
    </message>
    <message>
        <source>This is not JSON: %1.</source>
        <translation>这不是 JSON：%1。</translation>
    </message>
    <message>
        <source>Expected an object.</source>
        <translation>此处应为对象。</translation>
    </message>
    <message>
        <source>Expected a list.</source>
        <translation>此处应为列表。</translation>
    </message>
    <message>
        <source>Expected a name and a role, lead or annotator.</source>
        <translation>此处应为姓名和角色（lead 或 annotator）。</translation>
    </message>
    <message>
        <source>Expected an object: a list of answers for each person.</source>
        <translation>此处应为对象：每个人对应一个答案列表。</translation>
    </message>
    <message>
        <source>Expected as many cells as the header has.</source>
        <translation>单元格数应与表头一致。</translation>
    </message>
    <message>
        <source>Expected three words: SAMPLE PARAGRAPH yes|no|clear.</source>
        <translation>此处应为三个词：SAMPLE PARAGRAPH yes|no|clear。</translation>
    </message>
</context>
<context>
    <name>LeftOut</name>
    <message numerus="yes">
        <source>%n that nobody labels</source>
        <translation>
            <numerusform>%n 个无人标注</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with an open round</source>
        <translation>
            <numerusform>%n 个轮次进行中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting for decisions</source>
        <translation>
            <numerusform>%n 个待裁决</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of which no paragraph is left</source>
        <translation>
            <numerusform>%n 个没有剩余段落</numerusform>
        </translation>
    </message>
    <message>
        <source>No sample is left out.</source>
        <translation>没有样本被排除。</translation>
    </message>
    <message>
        <source>Left out: %1.</source>
        <translation>未包含：%1。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between items of a list</comment>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) of paragraphs that were removed or changed sides are left out too.</source>
        <translation>
            <numerusform>另有 %n 个事实也未包含，其段落已移除或改变了类别。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LineReader</name>
    <message>
        <source>This line is longer than %1 MiB.</source>
        <translation>该行超过 %1 MiB。</translation>
    </message>
    <message>
        <source>%1 (line %2)</source>
        <translation>%1（第 %2 行）</translation>
    </message>
    <message>
        <source>Put each article on a line of its own.</source>
        <translation>请让每篇文章单独占一行。</translation>
    </message>
</context>
<context>
    <name>Missing</name>
    <message>
        <source>, </source>
        <comment>between paragraph numbers</comment>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <source>Not answered yet (%n): %1.</source>
        <translation>
            <numerusform>尚未作答（%n）：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Still marked as unsure (%n): %1.</source>
        <translation>
            <numerusform>仍标为不确定（%n）：%1。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpenFile</name>
    <message>
        <source>There is no such file.</source>
        <translation>没有这个文件。</translation>
    </message>
    <message>
        <source>Check the name and the folder.</source>
        <translation>请检查名称和文件夹。</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>这是文件夹，不是文件。</translation>
    </message>
    <message>
        <source>Choose a file in it.</source>
        <translation>请选择其中的文件。</translation>
    </message>
    <message>
        <source>The file could not be opened: %1.</source>
        <translation>无法打开文件：%1。</translation>
    </message>
    <message>
        <source>Check that you may read it.</source>
        <translation>请确认您有权读取。</translation>
    </message>
</context>
<context>
    <name>Overview</name>
    <message>
        <source>%1 %2</source>
        <comment>amount and currency</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>PeopleRepository</name>
    <message>
        <source>A name has 1 to 60 characters.</source>
        <translation>姓名须为 1 至 60 个字符。</translation>
    </message>
    <message>
        <source>Choose a shorter name.</source>
        <translation>请选择较短的姓名。</translation>
    </message>
    <message>
        <source>A colour is written as #rrggbb.</source>
        <translation>颜色写作 #rrggbb。</translation>
    </message>
    <message>
        <source>For example #0072b2.</source>
        <translation>例如 #0072b2。</translation>
    </message>
    <message>
        <source>This person is not in the project.</source>
        <translation>此人不在项目中。</translation>
    </message>
    <message>
        <source>Choose who you are again.</source>
        <translation>请重新选择您的身份。</translation>
    </message>
    <message>
        <source>Nobody in the project has this name.</source>
        <translation>项目中没有叫这个姓名的人。</translation>
    </message>
    <message>
        <source>Add people first.</source>
        <translation>请先添加人员。</translation>
    </message>
    <message>
        <source>People here: %1.</source>
        <translation>项目人员：%1。</translation>
    </message>
    <message>
        <source>Somebody with this name is in the project already.</source>
        <translation>项目中已有同名的人。</translation>
    </message>
    <message>
        <source>Choose a name that tells the two apart.</source>
        <translation>请选择能区分两人的姓名。</translation>
    </message>
    <message>
        <source>Only the lead can do this.</source>
        <translation>只有负责人可以执行此操作。</translation>
    </message>
    <message>
        <source>Ask the lead of the project.</source>
        <translation>请联系项目负责人。</translation>
    </message>
</context>
<context>
    <name>PersonDialog</name>
    <message>
        <source>A project needs a lead.</source>
        <translation>项目需要一位负责人。</translation>
    </message>
    <message>
        <source>Make somebody else lead first.</source>
        <translation>请先将他人设为负责人。</translation>
    </message>
    <message>
        <source>lead</source>
        <translation>负责人</translation>
    </message>
    <message>
        <source>annotator</source>
        <translation>标注员</translation>
    </message>
</context>
<context>
    <name>ProjectCheck</name>
    <message>
        <source>%n answer(s) by somebody who is not of the pair</source>
        <translation>%n 个答案出自配对之外的人</translation>
    </message>
    <message>
        <source>%n answer(s) about a paragraph of another sample</source>
        <translation>%n 个答案针对其他样本的段落</translation>
    </message>
    <message>
        <source>%n answer(s) after their author had handed in</source>
        <translation>%n 个答案在作答者提交之后给出</translation>
    </message>
    <message>
        <source>%n decision(s) in a round that is not closed</source>
        <translation>%n 个裁决属于尚未结束的轮次</translation>
    </message>
    <message>
        <source>%n round(s) settled before both had handed in</source>
        <translation>%n 个轮次在双方提交之前定案</translation>
    </message>
    <message>
        <source>%n gap(s) in the numbering of samples</source>
        <translation>样本编号有 %n 处缺口</translation>
    </message>
    <message>
        <source>%n sample(s) with gaps in the numbering of paragraphs</source>
        <translation>%n 个样本的段落编号有缺口</translation>
    </message>
    <message>
        <source>%n group(s) of facts of another sample&apos;s paragraph</source>
        <translation>%n 组事实属于其他样本的段落</translation>
    </message>
    <message>
        <source>%n row(s) taken out of the journal of answers</source>
        <translation>答案日志中有 %n 行被移除</translation>
    </message>
    <message>
        <source>%n row(s) taken out of the journal of decisions</source>
        <translation>裁决日志中有 %n 行被移除</translation>
    </message>
    <message>
        <source>%n row(s) taken out of the journal</source>
        <translation>日志中有 %n 行被移除</translation>
    </message>
    <message>
        <source>%n guard(s) of the journals missing</source>
        <translation>缺少 %n 个日志保护机制</translation>
    </message>
    <message>
        <source>%n paragraph(s) handed in without a complete answer</source>
        <translation>%n 个段落在没有完整答案的情况下提交</translation>
    </message>
    <message>
        <source>%n round(s) whose hand-ins are not as journalled</source>
        <translation>%n 个轮次的提交与日志不符</translation>
    </message>
    <message>
        <source>%n round(s) settled or reopened without a journal entry</source>
        <translation>%n 个轮次的定案或重新打开没有日志记录</translation>
    </message>
    <message>
        <source>%n text(s) missing in the search index</source>
        <translation>搜索索引中缺少 %n 个文本</translation>
    </message>
    <message>
        <source>%n entry(s) of the search index without a text</source>
        <translation>搜索索引中有 %n 个条目没有对应文本</translation>
    </message>
    <message>
        <source>Row %1 of table %2 refers to a missing row of table %3.</source>
        <translation>表 %2 的第 %1 行引用了表 %3 中不存在的行。</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
</context>
<context>
    <name>ProjectFile</name>
    <message>
        <source>This is no Tandem project.</source>
        <translation>这不是 Tandem 项目。</translation>
    </message>
    <message>
        <source>Choose a file that Tandem made, or import this one into a new project.</source>
        <translation>请选择由 Tandem 创建的文件，或将此文件导入新项目。</translation>
    </message>
    <message>
        <source>The project file is cut off or damaged.</source>
        <translation>项目文件被截断或已损坏。</translation>
    </message>
    <message>
        <source>Restore a copy of it, or copy it again from where it came.</source>
        <translation>请恢复其副本，或从来源处重新复制。</translation>
    </message>
    <message>
        <source>The file does not exist.</source>
        <translation>该文件不存在。</translation>
    </message>
    <message>
        <source>Check the name, or make a new project with &quot;tandem new&quot;.</source>
        <translation>请检查名称，或用“tandem new”新建项目。</translation>
    </message>
    <message>
        <source>This project was made by a newer version of Tandem.</source>
        <translation>该项目由更新版本的 Tandem 创建。</translation>
    </message>
    <message>
        <source>Update Tandem and open it again; the file was not changed.</source>
        <translation>请更新 Tandem 后再打开；文件未被更改。</translation>
    </message>
    <message>
        <source>No copy of the older project could be made.</source>
        <translation>无法为旧版项目创建副本。</translation>
    </message>
    <message>
        <source>Check the permissions of its folder.</source>
        <translation>请检查其文件夹的权限。</translation>
    </message>
    <message>
        <source>This project was made by an older version of Tandem.</source>
        <translation>该项目由旧版本的 Tandem 创建。</translation>
    </message>
    <message>
        <source>Open it once for writing, in the window or with &quot;tandem check --upgrade&quot;.</source>
        <translation>请在窗口中或用“tandem check --upgrade”以写入方式打开一次。</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>无法读取该文件。</translation>
    </message>
    <message>
        <source>Check its permissions.</source>
        <translation>请检查其权限。</translation>
    </message>
    <message>
        <source>The project file is cut off: it has %1 of %2 bytes.</source>
        <translation>项目文件不完整：%2 字节中只有 %1 字节。</translation>
    </message>
</context>
<context>
    <name>RecentProject</name>
    <message>
        <source>today, %1</source>
        <translation>今天 %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>昨天</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n 天前</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundRepository</name>
    <message>
        <source>The earlier assignment cannot come back: the discussion was changed since.</source>
        <translation>无法恢复之前的分配：此后讨论已被更改。</translation>
    </message>
    <message>
        <source>Assign the pair anew; what they answered before stays in the journal.</source>
        <translation>请重新分配这一对；他们之前的回答保留在日志中。</translation>
    </message>
    <message>
        <source>Both have handed in; the assignment is fixed.</source>
        <translation>双方均已提交，分配不能再改。</translation>
    </message>
    <message>
        <source>Look at the sample in Compare.</source>
        <translation>请在“比对”中查看该样本。</translation>
    </message>
    <message>
        <source>This round is not in the project.</source>
        <translation>该轮次不在项目中。</translation>
    </message>
    <message>
        <source>A pair is two different people.</source>
        <translation>一对标注员必须是两个不同的人。</translation>
    </message>
    <message>
        <source>Choose somebody else for one side.</source>
        <translation>请为其中一方另选他人。</translation>
    </message>
    <message>
        <source>This person was set aside.</source>
        <translation>此人已停用。</translation>
    </message>
    <message>
        <source>Take them back first, or choose somebody else.</source>
        <translation>请先恢复此人，或另选他人。</translation>
    </message>
    <message>
        <source>You are not one of the two who answer about this sample.</source>
        <translation>您不是该样本的两位作答者之一。</translation>
    </message>
    <message>
        <source>Ask the lead to assign it to you.</source>
        <translation>请负责人将它分配给您。</translation>
    </message>
    <message>
        <source>Not everything is answered yet.</source>
        <translation>尚未全部作答。</translation>
    </message>
    <message>
        <source>You have not handed this sample in.</source>
        <translation>您尚未提交该样本。</translation>
    </message>
    <message>
        <source>Some paragraphs wait for a decision.</source>
        <translation>有段落待裁决。</translation>
    </message>
    <message>
        <source>Decide on paragraphs %1 first.</source>
        <translation>请先裁决段落 %1。</translation>
    </message>
    <message>
        <source>The sample is not settled.</source>
        <translation>该样本未定案。</translation>
    </message>
    <message>
        <source>Reopening needs a reason of 1 to 10,000 characters.</source>
        <translation>重新打开需要 1 至 10,000 个字符的原因。</translation>
    </message>
    <message>
        <source>Say why the outcome must be looked at again.</source>
        <translation>请说明为何必须重新审视结果。</translation>
    </message>
</context>
<context>
    <name>SampleRepository</name>
    <message>
        <source>This sample is not in the project.</source>
        <translation>该样本不在项目中。</translation>
    </message>
    <message>
        <source>&quot;tandem stats&quot; says how many there are.</source>
        <translation>“tandem stats”会显示样本数量。</translation>
    </message>
    <message>
        <source>A discussion has at most 500 utterances.</source>
        <translation>讨论最多 500 条话语。</translation>
    </message>
    <message>
        <source>An utterance needs a participant and a text.</source>
        <translation>话语需要参与者和文本。</translation>
    </message>
    <message>
        <source>An utterance has at most 100,000 characters.</source>
        <translation>每条话语最多 100,000 个字符。</translation>
    </message>
    <message>
        <source>The discussion cannot be changed any more: somebody has answered about it.</source>
        <translation>讨论不能再更改：已有人对其作答。</translation>
    </message>
    <message>
        <source>The lead can assign the sample anew; answers given so far stay in the journal.</source>
        <translation>负责人可以重新分配该样本；已有的答案保留在日志中。</translation>
    </message>
</context>
<context>
    <name>SampleRow</name>
    <message>
        <source>complete</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>waits for you</source>
        <translation>等待您</translation>
    </message>
    <message>
        <source>both handed in  %1 / %2</source>
        <translation>双方均已提交  %1 / %2</translation>
    </message>
    <message>
        <source>settled  %1 / %2</source>
        <translation>已定案  %1 / %2</translation>
    </message>
    <message>
        <source>handed in  %1 / %2</source>
        <translation>已提交  %1 / %2</translation>
    </message>
    <message>
        <source>paragraphs  %1 / %2</source>
        <translation>段落  %1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%n unsure</source>
        <comment>paragraphs marked unsure</comment>
        <translation>
            <numerusform>%n 个不确定</numerusform>
        </translation>
    </message>
    <message>
        <source>%1  %2 / %3 answers</source>
        <comment>state, given answers of both, all</comment>
        <translation>%1  %2 / %3 个答案</translation>
    </message>
    <message>
        <source>waiting for discussion</source>
        <translation>等待讨论</translation>
    </message>
    <message>
        <source>not assigned</source>
        <translation>未分配</translation>
    </message>
    <message>
        <source>imported with labels</source>
        <translation>导入时带标注</translation>
    </message>
    <message>
        <source>open</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>handed in by one</source>
        <translation>一方已提交</translation>
    </message>
    <message>
        <source>both handed in</source>
        <translation>双方均已提交</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>已定案</translation>
    </message>
</context>
<context>
    <name>SampleState</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n 条话语</numerusform>
        </translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>Discussion</source>
        <translation>讨论</translation>
    </message>
    <message>
        <source>Paragraphs</source>
        <translation>段落</translation>
    </message>
</context>
<context>
    <name>SearchRepository</name>
    <message>
        <source>A search has at most 1,000 characters.</source>
        <translation>搜索内容最多 1,000 个字符。</translation>
    </message>
    <message>
        <source>Search for fewer words.</source>
        <translation>请减少搜索词。</translation>
    </message>
</context>
<context>
    <name>SegmentedControl</name>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
</context>
<context>
    <name>SettingsRepository</name>
    <message>
        <source>The hourly wage must be between 0 and 100,000.</source>
        <translation>时薪必须在 0 到 100,000 之间。</translation>
    </message>
    <message>
        <source>The guideline is longer than a million characters.</source>
        <translation>标注指南超过一百万个字符。</translation>
    </message>
    <message>
        <source>Shorten it.</source>
        <translation>请缩短。</translation>
    </message>
    <message>
        <source>The project&apos;s name is longer than 200 characters.</source>
        <translation>项目名称超过 200 个字符。</translation>
    </message>
</context>
<context>
    <name>ShownComparison</name>
    <message>
        <source>one of the pair</source>
        <translation>两人之一</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Side 1</source>
        <translation>第 1 方</translation>
    </message>
    <message>
        <source>Side 2</source>
        <translation>第 2 方</translation>
    </message>
</context>
<context>
    <name>SqlError</name>
    <message>
        <source>Another program is writing to the project for too long.</source>
        <translation>另一个程序正在写入项目，占用时间过长。</translation>
    </message>
    <message>
        <source>Wait until it has finished and try again; nothing was changed.</source>
        <translation>请等它完成后重试；未作任何更改。</translation>
    </message>
    <message>
        <source>The project file cannot be written.</source>
        <translation>无法写入项目文件。</translation>
    </message>
    <message>
        <source>Check the permissions of the file and of its folder.</source>
        <translation>请检查该文件及其文件夹的权限。</translation>
    </message>
    <message>
        <source>The file cannot be opened.</source>
        <translation>无法打开文件。</translation>
    </message>
    <message>
        <source>Check that it exists and that you may read and write it and its folder.</source>
        <translation>请检查文件是否存在，以及您是否可以读写它及其文件夹。</translation>
    </message>
    <message>
        <source>The disk is full; the change was not saved.</source>
        <translation>磁盘已满；更改未保存。</translation>
    </message>
    <message>
        <source>Free some space and do it again.</source>
        <translation>请释放一些空间后重试。</translation>
    </message>
    <message>
        <source>The disk reported an error.</source>
        <translation>磁盘报告了错误。</translation>
    </message>
    <message>
        <source>Check the disk and its free space; what was saved before is safe.</source>
        <translation>请检查磁盘及其可用空间；此前保存的内容是安全的。</translation>
    </message>
    <message>
        <source>The project file is damaged.</source>
        <translation>项目文件已损坏。</translation>
    </message>
    <message>
        <source>Restore a copy of it; &quot;tandem check&quot; says what is wrong.</source>
        <translation>请恢复其副本；&quot;tandem check&quot; 会说明问题所在。</translation>
    </message>
    <message>
        <source>This is no Tandem project.</source>
        <translation>这不是 Tandem 项目。</translation>
    </message>
    <message>
        <source>Choose a file that Tandem made, or import this one into a new project.</source>
        <translation>请选择由 Tandem 创建的文件，或将此文件导入新项目。</translation>
    </message>
    <message>
        <source>The project file refused the change.</source>
        <translation>项目文件拒绝了此更改。</translation>
    </message>
    <message>
        <source>Nothing was changed. If it happens again, run &quot;tandem check&quot; on the project.</source>
        <translation>未作任何更改。如再次出现，请对项目运行 &quot;tandem check&quot;。</translation>
    </message>
</context>
<context>
    <name>TextRow</name>
    <message>
        <source>%1: %2</source>
        <comment>number: text</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Answer: yes.</source>
        <translation>回答：是。</translation>
    </message>
    <message>
        <source>Answer: no.</source>
        <translation>回答：否。</translation>
    </message>
    <message>
        <source>Not answered.</source>
        <translation>未回答。</translation>
    </message>
    <message>
        <source>Unsure.</source>
        <translation>不确定。</translation>
    </message>
    <message>
        <source>Outcome: %1.</source>
        <translation>结果：%1。</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>备注：%1</translation>
    </message>
</context>
<context>
    <name>TimeTable</name>
    <message>
        <source>Number</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Paragraphs answered</source>
        <translation>已回答段落</translation>
    </message>
    <message>
        <source>Active seconds</source>
        <translation>有效用时（秒）</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>%1: The folder cannot be made.</source>
        <translation>%1：无法创建文件夹。</translation>
    </message>
    <message>
        <source>Sample project</source>
        <translation>示例项目</translation>
    </message>
    <message>
        <source>%1: The picture %2 could not be taken.</source>
        <translation>%1：无法截取图片 %2。</translation>
    </message>
</context>
<context>
    <name>tandem::AnnotateActions</name>
    <message>
        <source>Answer &amp;yes</source>
        <translation>回答“是”(&amp;Y)</translation>
    </message>
    <message>
        <source>Answer &amp;no</source>
        <translation>回答“否”(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Unsure, come back</source>
        <translation>不确定，稍后再看(&amp;U)</translation>
    </message>
    <message>
        <source>No&amp;te...</source>
        <translation>备注(&amp;T)...</translation>
    </message>
    <message>
        <source>Take the last answer back</source>
        <translation>撤回上一个回答</translation>
    </message>
    <message>
        <source>&amp;Hand in...</source>
        <translation>提交(&amp;H)...</translation>
    </message>
    <message>
        <source>Take the hand-in back</source>
        <translation>撤回提交</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>比对(&amp;C)</translation>
    </message>
    <message>
        <source>Write the &amp;discussion...</source>
        <translation>编写讨论(&amp;D)...</translation>
    </message>
    <message>
        <source>Next sample</source>
        <translation>下一个样本</translation>
    </message>
    <message>
        <source>Previous sample</source>
        <translation>上一个样本</translation>
    </message>
    <message>
        <source>Next open sample</source>
        <translation>下一个未完成样本</translation>
    </message>
    <message>
        <source>Previous open sample</source>
        <translation>上一个未完成样本</translation>
    </message>
    <message>
        <source>&amp;Guideline</source>
        <translation>标注指南(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Edit the guideline...</source>
        <translation>编辑标注指南(&amp;E)...</translation>
    </message>
    <message>
        <source>Go to the article</source>
        <translation>转到文章</translation>
    </message>
    <message>
        <source>Go to the discussion</source>
        <translation>转到讨论</translation>
    </message>
</context>
<context>
    <name>tandem::AnnotatePage</name>
    <message>
        <source>Article</source>
        <translation>文章</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>unsure, come back</source>
        <translation>不确定，稍后再看</translation>
    </message>
    <message>
        <source>note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>1 paragraph</source>
        <translation>1 个段落</translation>
    </message>
    <message numerus="yes">
        <source>%n paragraphs</source>
        <comment>more than one</comment>
        <translation>
            <numerusform>%n 个段落</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2, %3 %4 of %5</source>
        <comment>name, count, name, count, all</comment>
        <translation>%1 %2，%3 %4，共 %5</translation>
    </message>
    <message>
        <source>The labels of this sample came with the imported benchmark.</source>
        <translation>此样本的标注来自导入的基准。</translation>
    </message>
    <message>
        <source>Nobody labels this sample yet.</source>
        <translation>此样本尚无人标注。</translation>
    </message>
    <message>
        <source>Both have handed in.</source>
        <translation>双方均已提交。</translation>
    </message>
    <message>
        <source>Two people label this sample; their answers are shown once both have handed in.</source>
        <translation>此样本由两人标注；双方均提交后才显示各自的回答。</translation>
    </message>
    <message>
        <source>All answered: Ctrl+Enter hands in.</source>
        <translation>已全部回答：按 Ctrl+Enter 提交。</translation>
    </message>
    <message>
        <source>Handed in. The partner&apos;s answers are shown once both have handed in.</source>
        <translation>已提交。双方均提交后才显示搭档的回答。</translation>
    </message>
    <message>
        <source>Settled: the outcome is fixed.</source>
        <translation>已定案：结果已固定。</translation>
    </message>
    <message>
        <source>Waiting for a discussion to judge the paragraphs by.</source>
        <translation>等待讨论，以便据此判断段落。</translation>
    </message>
    <message>
        <source>This sample is not assigned to you.</source>
        <translation>此样本未分配给您。</translation>
    </message>
</context>
<context>
    <name>tandem::AnnotateWorkspace</name>
    <message>
        <source>Who are you?</source>
        <translation>您是谁？</translation>
    </message>
    <message>
        <source>Choose your name in the corner of the window. Your answers are yours alone until both of a pair have handed in.</source>
        <translation>请在窗口一角选择您的姓名。双方均提交之前，您的回答只有您自己可见。</translation>
    </message>
    <message>
        <source>Nothing to label yet</source>
        <translation>暂无可标注内容</translation>
    </message>
    <message>
        <source>Choose a sample in the list, or import articles first.</source>
        <translation>请在列表中选择样本，或先导入文章。</translation>
    </message>
</context>
<context>
    <name>tandem::AnswerStrip</name>
    <message>
        <source>undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>hand in</source>
        <translation>提交</translation>
    </message>
    <message>
        <source>all keys</source>
        <translation>所有按键</translation>
    </message>
    <message>
        <source>%1:%2</source>
        <comment>sample, paragraph</comment>
        <translation>%1:%2</translation>
    </message>
    <message>
        <source>Sample %1, paragraph %2</source>
        <translation>样本 %1，段落 %2</translation>
    </message>
</context>
<context>
    <name>tandem::AssignDialog</name>
    <message>
        <source>Assign to a pair</source>
        <translation>分配给一对标注员</translation>
    </message>
    <message numerus="yes">
        <source>Assign %n sample(s) to a pair</source>
        <translation>
            <numerusform>将 %n 个样本分配给一对标注员</numerusform>
        </translation>
    </message>
    <message>
        <source>Annotator &amp;A</source>
        <translation>标注员 A(&amp;A)</translation>
    </message>
    <message>
        <source>Annotator &amp;B</source>
        <translation>标注员 B(&amp;B)</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>分配</translation>
    </message>
    <message>
        <source>A pair needs two people. Add people on the People page.</source>
        <translation>需要两个人才能组成一对。请在“人员”页面添加人员。</translation>
    </message>
    <message>
        <source>Choose both annotators.</source>
        <translation>请选择两位标注员。</translation>
    </message>
    <message>
        <source>A pair is two different people.</source>
        <translation>一对标注员必须是两个不同的人。</translation>
    </message>
    <message numerus="yes">
        <source>Assign %n sample(s)</source>
        <translation>
            <numerusform>分配 %n 个样本</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::BalanceDialog</name>
    <message>
        <source>Assign balanced</source>
        <translation>均衡分配</translation>
    </message>
    <message>
        <source>Assign samples to balanced pairs</source>
        <translation>将样本分配给均衡的配对</translation>
    </message>
    <message>
        <source>Everybody gets about as much to do, is A as often as B, and works with as many others as possible.</source>
        <translation>每个人的工作量大致相同，担任 A 与 B 的次数相当，并与尽可能多的人搭档。</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Selected samples (%n)</source>
        <translation>
            <numerusform>选中的样本（%n）(&amp;S)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Every sample that nobody labels</source>
        <translation>所有无人标注的样本(&amp;E)</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Has now</source>
        <translation>现有</translation>
    </message>
    <message>
        <source>Gets</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>Then has</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>分配</translation>
    </message>
    <message>
        <source>Somebody labels every sample already.</source>
        <translation>每个样本都已有人标注。</translation>
    </message>
    <message numerus="yes">
        <source>Assign %n sample(s)</source>
        <translation>
            <numerusform>分配 %n 个样本</numerusform>
        </translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message numerus="yes">
        <source>Assign %n sample(s) balanced</source>
        <translation>
            <numerusform>均衡分配 %n 个样本</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::ChoosePersonDialog</name>
    <message>
        <source>Who are you?</source>
        <translation>您是谁？</translation>
    </message>
    <message>
        <source>People of this project</source>
        <translation>此项目的人员</translation>
    </message>
    <message>
        <source>&amp;Add a person…</source>
        <translation>添加人员(&amp;A)…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name and role</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Nobody is in this project yet. Add yourself first: whoever comes first leads the project. Then add those who annotate.</source>
        <translation>此项目中还没有人。请先添加您自己：最先加入的人担任项目负责人。然后再添加标注员。</translation>
    </message>
    <message>
        <source>Answers are kept under this name, and nobody else sees them until both of a pair have handed in.</source>
        <translation>回答将保存在此姓名下，双方均提交之前，其他人无法看到。</translation>
    </message>
    <message>
        <source>A lead adds people.</source>
        <translation>由负责人添加人员。</translation>
    </message>
    <message>
        <source>Continue as %1</source>
        <translation>以 %1 的身份继续</translation>
    </message>
</context>
<context>
    <name>tandem::CompareActions</name>
    <message>
        <source>Decide: &amp;yes</source>
        <translation>裁决：是(&amp;Y)</translation>
    </message>
    <message>
        <source>Decide: &amp;no</source>
        <translation>裁决：否(&amp;N)</translation>
    </message>
    <message>
        <source>Decide: keep as &amp;boundary</source>
        <translation>裁决：保留为边界(&amp;B)</translation>
    </message>
    <message>
        <source>Next &amp;undecided paragraph</source>
        <translation>下一个未裁决段落(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Disagreements first</source>
        <translation>分歧优先(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Copy rows</source>
        <translation>复制行(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Previous closed sample</source>
        <translation>上一个已结束样本(&amp;P)</translation>
    </message>
    <message>
        <source>Ne&amp;xt closed sample</source>
        <translation>下一个已结束样本(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;List of samples</source>
        <translation>样本列表(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Funnel</source>
        <translation>漏斗(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Settle sample</source>
        <translation>样本定案(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Reopen sample</source>
        <translation>重新打开样本(&amp;R)</translation>
    </message>
    <message>
        <source>Settling freezes the outcome; the lead can reopen it</source>
        <translation>定案会冻结结果；负责人可以重新打开</translation>
    </message>
    <message>
        <source>Reopening is journalled and loses nothing</source>
        <translation>重新打开会记入日志，不会丢失任何内容</translation>
    </message>
</context>
<context>
    <name>tandem::CompareHeader</name>
    <message>
        <source>Compare</source>
        <translation>比对</translation>
    </message>
    <message>
        <source>paragraphs</source>
        <translation>段落</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>已定案</translation>
    </message>
    <message>
        <source>round closed</source>
        <translation>轮次已结束</translation>
    </message>
    <message>
        <source>handed in by one</source>
        <translation>一方已提交</translation>
    </message>
    <message>
        <source>open</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>%1 of %2 closed</source>
        <translation>第 %1 个，共 %2 个已结束</translation>
    </message>
    <message>
        <source>%1 closed</source>
        <translation>%1 个已结束</translation>
    </message>
</context>
<context>
    <name>tandem::CompareWorkspace</name>
    <message>
        <source>decision on paragraph %1 of sample %2: %3</source>
        <translation>对样本 %2 段落 %1 的裁决：%3</translation>
    </message>
</context>
<context>
    <name>tandem::ComparisonModel</name>
    <message>
        <source>Paragraph %1: %2. %3: %4. %5: %6. Outcome: %7.</source>
        <translation>段落 %1：%2。%3：%4。%5：%6。结果：%7。</translation>
    </message>
    <message>
        <source>Decided.</source>
        <translation>已裁决。</translation>
    </message>
    <message>
        <source>Notes: %1.</source>
        <translation>备注：%1。</translation>
    </message>
    <message>
        <source>Paragraph</source>
        <translation>段落</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>编号</translation>
    </message>
</context>
<context>
    <name>tandem::ComparisonPage</name>
    <message>
        <source>Paragraphs with both answers</source>
        <translation>双方均已回答的段落</translation>
    </message>
</context>
<context>
    <name>tandem::ComposerEdit</name>
    <message>
        <source>The pasted text is too long: %1 characters. Paste it in parts.</source>
        <translation>粘贴的文本过长：%1 个字符。请分段粘贴。</translation>
    </message>
    <message>
        <source>The pasted text is too long for one utterance: %1 characters, at most %2 are allowed.</source>
        <translation>粘贴的文本作为一条话语过长：%1 个字符，最多允许 %2 个。</translation>
    </message>
    <message>
        <source>Pasted as one utterance, since not every line reads &quot;Name: text&quot; (%1).</source>
        <translation>由于并非每行都是“姓名: 文本”格式，已作为一条话语粘贴（%1）。</translation>
    </message>
</context>
<context>
    <name>tandem::ContingencyView</name>
    <message>
        <source>one</source>
        <comment>one of two people</comment>
        <translation>一方</translation>
    </message>
    <message>
        <source>other</source>
        <comment>the other of two people</comment>
        <translation>另一方</translation>
    </message>
    <message>
        <source>%1 yes</source>
        <comment>person: answer</comment>
        <translation>%1：是</translation>
    </message>
    <message>
        <source>%1 no</source>
        <comment>person: answer</comment>
        <translation>%1：否</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>first&apos;s answer, second&apos;s answer: count</comment>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>Answers of both, counted</source>
        <translation>双方回答的计数</translation>
    </message>
</context>
<context>
    <name>tandem::DecisionPanel</name>
    <message>
        <source>Yes, supporting. Why?</source>
        <translation>是，支撑。为什么？</translation>
    </message>
    <message>
        <source>No, nonsupporting. Why?</source>
        <translation>否，非支撑。为什么？</translation>
    </message>
    <message>
        <source>Keep as boundary. Why?</source>
        <translation>保留为边界。为什么？</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Boundary</source>
        <translation>边界</translation>
    </message>
    <message>
        <source>Keep as boundary: the paragraph is removed</source>
        <translation>保留为边界：该段落将被移除</translation>
    </message>
    <message>
        <source>Note; Enter decides, Escape gives up</source>
        <translation>备注；Enter 裁决，Escape 放弃</translation>
    </message>
    <message>
        <source>Note of the decision</source>
        <translation>裁决备注</translation>
    </message>
    <message>
        <source>A decision needs a note: say why.</source>
        <translation>裁决需要备注：请说明理由。</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>裁决</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>tandem::DifferencePanel</name>
    <message>
        <source>Where they differ</source>
        <translation>分歧所在</translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation>n = %1</translation>
    </message>
</context>
<context>
    <name>tandem::DiscussionDelegate</name>
    <message>
        <source>%1 (you)</source>
        <translation>%1（您）</translation>
    </message>
</context>
<context>
    <name>tandem::DiscussionDialog</name>
    <message numerus="yes">
        <source>%n utterance(s) were pasted; a discussion has at most %1. Paste fewer.</source>
        <translation>
            <numerusform>粘贴了 %n 条话语；一次讨论最多 %1 条。请减少粘贴内容。</numerusform>
        </translation>
    </message>
    <message>
        <source>An utterance of what was pasted is empty or has more than %1 characters.</source>
        <translation>粘贴内容中有一条话语为空或超过 %1 个字符。</translation>
    </message>
    <message>
        <source>There is a participant called %1 already. Choose another name.</source>
        <translation>已有名为 %1 的参与者。请换一个姓名。</translation>
    </message>
    <message numerus="yes">
        <source>%n utterance(s)</source>
        <translation>
            <numerusform>%n 条话语</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody has answered about this discussion already, so it can be read but not changed.</source>
        <translation>已有人就此讨论作答，因此只能阅读，不能更改。</translation>
    </message>
    <message>
        <source>What you wrote is not added yet: Enter adds it, Escape once more drops it.</source>
        <translation>您输入的内容尚未添加：按 Enter 添加，再按一次 Escape 放弃。</translation>
    </message>
    <message>
        <source>Discussion</source>
        <translation>讨论</translation>
    </message>
    <message>
        <source>Person 1</source>
        <translation>人物 1</translation>
    </message>
    <message>
        <source>Person 2</source>
        <translation>人物 2</translation>
    </message>
    <message numerus="yes">
        <source>%n paragraph(s)</source>
        <translation>
            <numerusform>%n 个段落</numerusform>
        </translation>
    </message>
    <message>
        <source>Article</source>
        <translation>文章</translation>
    </message>
    <message>
        <source>Nobody has said anything yet</source>
        <translation>还没有人发言</translation>
    </message>
    <message>
        <source>Draw who begins, write what they say and press Enter: turns alternate by themselves. Or paste a whole discussion as lines &quot;Name: text&quot;.</source>
        <translation>抽签决定谁先发言，输入发言内容后按 Enter：发言会自动轮流。也可以按“姓名: 文本”的行格式粘贴整个讨论。</translation>
    </message>
    <message>
        <source>who speaks</source>
        <translation>发言人</translation>
    </message>
    <message>
        <source>edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Alt+Up / Down</source>
        <translation>Alt+Up / Down</translation>
    </message>
    <message>
        <source>move</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Give to the other participant</source>
        <translation>改为另一位参与者的发言</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Participant %1 speaks next</source>
        <translation>接下来由参与者 %1 发言</translation>
    </message>
</context>
<context>
    <name>tandem::DiscussionEditor</name>
    <message numerus="yes">
        <source>Add %n utterance(s)</source>
        <translation>
            <numerusform>添加 %n 条话语</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit utterance</source>
        <translation>编辑话语</translation>
    </message>
    <message>
        <source>This utterance was changed by somebody else meanwhile.</source>
        <translation>此话语在此期间已被他人更改。</translation>
    </message>
    <message>
        <source>Look at it and edit it again.</source>
        <translation>请查看后重新编辑。</translation>
    </message>
    <message>
        <source>Change speaker</source>
        <translation>更改发言人</translation>
    </message>
    <message>
        <source>Move utterance</source>
        <translation>移动话语</translation>
    </message>
    <message>
        <source>Delete utterance</source>
        <translation>删除话语</translation>
    </message>
    <message>
        <source>Rename participant</source>
        <translation>重命名参与者</translation>
    </message>
</context>
<context>
    <name>tandem::DiscussionPane</name>
    <message>
        <source>1 utterance</source>
        <translation>1 条话语</translation>
    </message>
    <message numerus="yes">
        <source>%n utterances</source>
        <comment>more than one</comment>
        <translation>
            <numerusform>%n 条话语</numerusform>
        </translation>
    </message>
    <message>
        <source>Discussion</source>
        <translation>讨论</translation>
    </message>
    <message>
        <source>Edit the discussion</source>
        <translation>编辑讨论</translation>
    </message>
</context>
<context>
    <name>tandem::DiscussionView</name>
    <message>
        <source>Discussion</source>
        <translation>讨论</translation>
    </message>
</context>
<context>
    <name>tandem::DrillDownModel</name>
    <message>
        <source>%1: %2</source>
        <comment>place and text</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number and title of a sample</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>place in the sample, sample</comment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>tandem::DrillDownPanel</name>
    <message>
        <source>paragraph %1</source>
        <translation>段落 %1</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>话语 %1</translation>
    </message>
    <message>
        <source>opinion %1</source>
        <translation>观点 %1</translation>
    </message>
    <message>
        <source>Nobody labels it.</source>
        <translation>无人标注。</translation>
    </message>
    <message>
        <source>Its round is open: not both have handed in.</source>
        <translation>轮次进行中：双方尚未都提交。</translation>
    </message>
    <message>
        <source>Disagreements wait for a decision.</source>
        <translation>分歧等待裁决。</translation>
    </message>
    <message>
        <source>No paragraph is left: the two agree on none.</source>
        <translation>没有保留任何段落：双方在所有段落上都不一致。</translation>
    </message>
    <message>
        <source>Copy list</source>
        <translation>复制列表</translation>
    </message>
    <message>
        <source>Go to the item</source>
        <translation>转到该条目</translation>
    </message>
    <message>
        <source>Copy the selected items, or all</source>
        <translation>复制选中的条目，或全部条目</translation>
    </message>
    <message>
        <source>Items behind the figure</source>
        <translation>数值对应的条目</translation>
    </message>
    <message>
        <source>Behind a figure</source>
        <translation>数值明细</translation>
    </message>
    <message>
        <source>Choose a figure and press Enter: the items that it counts are listed here.</source>
        <translation>选择一个数值并按 Enter：此处会列出它所统计的条目。</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message numerus="yes">
        <source>the first %n</source>
        <translation>
            <numerusform>前 %n 项</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in the benchmark yet</source>
        <translation>尚未进入基准</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s)</source>
        <translation>
            <numerusform>%n 个样本</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no items behind this figure.</source>
        <translation>此数值没有对应的条目。</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) copied.</source>
        <translation>
            <numerusform>已复制 %n 项。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::EmptyCompare</name>
    <message>
        <source>Nothing to compare yet</source>
        <translation>暂无可比对内容</translation>
    </message>
    <message>
        <source>When both annotators of a sample have handed it in, their answers stand side by side here.</source>
        <translation>样本的两位标注员都提交后，双方的回答会在此并排显示。</translation>
    </message>
    <message>
        <source>Nobody labels this sample</source>
        <translation>此样本无人标注</translation>
    </message>
    <message>
        <source>Its labels came with the imported benchmark. Assign it to a pair to label it again.</source>
        <translation>其标注来自导入的基准。将它分配给一对标注员即可重新标注。</translation>
    </message>
    <message>
        <source>Assign it to a pair; when both have handed in, their answers stand side by side here.</source>
        <translation>请将它分配给一对标注员；双方均提交后，他们的回答会在此并排显示。</translation>
    </message>
    <message>
        <source>Answers stay hidden from everybody until both have handed in.</source>
        <translation>双方均提交之前，回答对所有人隐藏。</translation>
    </message>
    <message>
        <source>Not closed yet</source>
        <translation>尚未结束</translation>
    </message>
    <message>
        <source>This sample cannot be shown</source>
        <translation>无法显示此样本</translation>
    </message>
    <message>
        <source>What is wrong stands above.</source>
        <translation>问题见上方说明。</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>总览</translation>
    </message>
    <message>
        <source>Next closed sample</source>
        <translation>下一个已结束样本</translation>
    </message>
</context>
<context>
    <name>tandem::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>File to write</source>
        <translation>要写入的文件</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>选择(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>导出(&amp;E)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>This is the project itself. Choose another name.</source>
        <translation>这是项目文件本身。请换一个名称。</translation>
    </message>
    <message>
        <source>This is a folder. Add a file name.</source>
        <translation>这是文件夹。请加上文件名。</translation>
    </message>
    <message>
        <source>This folder does not exist.</source>
        <translation>此文件夹不存在。</translation>
    </message>
    <message>
        <source>This file is there already; it will be replaced.</source>
        <translation>此文件已存在；它将被替换。</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>正在导出</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>The export was stopped. Nothing was written.</source>
        <translation>导出已停止。未写入任何内容。</translation>
    </message>
</context>
<context>
    <name>tandem::FigureCards</name>
    <message>
        <source>Percent agreement</source>
        <translation>一致率</translation>
    </message>
    <message>
        <source>data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Select the paragraphs behind it</source>
        <translation>选中对应的段落</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>95 % interval %1 – %2 (Wilson)</source>
        <translation>95 % 区间 %1 – %2（Wilson）</translation>
    </message>
    <message>
        <source>Cohen’s kappa</source>
        <translation>Cohen κ</translation>
    </message>
    <message>
        <source>table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Go to the table that it is made from</source>
        <translation>转到其计算所依据的表格</translation>
    </message>
    <message>
        <source>95 % interval %1</source>
        <translation>95 % 区间 %1</translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>n = %1. Interval after Fleiss, Cohen and Everitt, as computed, not cut at 1.</source>
        <translation>n = %1。区间按 Fleiss、Cohen 和 Everitt 的方法计算，未在 1 处截断。</translation>
    </message>
    <message>
        <source>Time %1 / %2</source>
        <translation>用时 %1 / %2</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>median %1 / %2 a paragraph</source>
        <translation>每段中位数 %1 / %2</translation>
    </message>
    <message>
        <source>Time of both together</source>
        <translation>双方合计用时</translation>
    </message>
    <message>
        <source>median %1 a paragraph and person</source>
        <translation>每人每段中位数 %1</translation>
    </message>
    <message>
        <source>Kept in the benchmark</source>
        <translation>保留在基准中</translation>
    </message>
    <message>
        <source>removed as boundary: %1</source>
        <translation>作为边界移除：%1</translation>
    </message>
    <message>
        <source>undecided: %1</source>
        <translation>未裁决：%1</translation>
    </message>
</context>
<context>
    <name>tandem::FilterBar</name>
    <message>
        <source>Filter by words</source>
        <translation>按词筛选</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>领域</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>清除筛选</translation>
    </message>
    <message>
        <source>Any state</source>
        <translation>任何状态</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>任何人</translation>
    </message>
    <message>
        <source>Any domain</source>
        <translation>任何领域</translation>
    </message>
</context>
<context>
    <name>tandem::FunnelModel</name>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1：%2。%3</translation>
    </message>
    <message>
        <source>as imported</source>
        <translation>按导入内容</translation>
    </message>
    <message>
        <source>nobody labels the sample</source>
        <translation>该样本无人标注</translation>
    </message>
    <message>
        <source>answers are still being given, blind</source>
        <translation>仍在盲标作答</translation>
    </message>
    <message>
        <source>the two differ, and nobody has decided</source>
        <translation>双方不一致，尚无人裁决</translation>
    </message>
    <message>
        <source>the two differ: removed by the strict rule</source>
        <translation>双方不一致：按严格规则移除</translation>
    </message>
    <message>
        <source>the two differ: kept as boundary by decision</source>
        <translation>双方不一致：经裁决保留为边界</translation>
    </message>
    <message>
        <source>in the benchmark</source>
        <translation>在基准中</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
</context>
<context>
    <name>tandem::FunnelPage</name>
    <message>
        <source>No sample</source>
        <translation>无样本</translation>
    </message>
    <message>
        <source>Sample %1</source>
        <translation>样本 %1</translation>
    </message>
    <message>
        <source>%1 of this sample</source>
        <translation>本样本 %1 个</translation>
    </message>
    <message>
        <source>Whole project, counting …</source>
        <translation>整个项目，正在统计 …</translation>
    </message>
    <message>
        <source>Whole project</source>
        <translation>整个项目</translation>
    </message>
    <message>
        <source>Funnel of the sample</source>
        <translation>样本漏斗</translation>
    </message>
    <message>
        <source>Funnel of the whole project</source>
        <translation>整个项目的漏斗</translation>
    </message>
    <message>
        <source>Paragraphs of the stage</source>
        <translation>此阶段的段落</translation>
    </message>
</context>
<context>
    <name>tandem::FunnelParagraphs</name>
    <message>
        <source>Paragraph %1: %2. %3: %4</source>
        <translation>段落 %1：%2。%3：%4</translation>
    </message>
</context>
<context>
    <name>tandem::GuidelineEditor</name>
    <message>
        <source>Guideline as Markdown</source>
        <translation>标注指南（Markdown）</translation>
    </message>
    <message>
        <source>Guideline as annotators see it</source>
        <translation>标注员看到的标注指南</translation>
    </message>
    <message>
        <source>(The preview ends here: the guideline is very long.)</source>
        <translation>（预览到此为止：准则很长。）</translation>
    </message>
</context>
<context>
    <name>tandem::GuidelinePane</name>
    <message>
        <source>Guideline</source>
        <translation>标注指南</translation>
    </message>
    <message>
        <source>Edit the guideline</source>
        <translation>编辑标注指南</translation>
    </message>
    <message>
        <source>Close the guideline</source>
        <translation>关闭标注指南</translation>
    </message>
</context>
<context>
    <name>tandem::HandInBar</name>
    <message>
        <source>Hand in 1 answer?</source>
        <translation>提交 1 个回答？</translation>
    </message>
    <message numerus="yes">
        <source>Hand in %n answers?</source>
        <comment>more than one</comment>
        <translation>
            <numerusform>提交 %n 个回答？</numerusform>
        </translation>
    </message>
    <message>
        <source>The partner&apos;s answers are shown once both have handed in.</source>
        <translation>双方均提交后才显示搭档的回答。</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>提交</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>暂不</translation>
    </message>
    <message>
        <source>1 paragraph is left before you can hand in; choose it to go there.</source>
        <translation>提交前还剩 1 个段落；选择它即可转到该处。</translation>
    </message>
    <message numerus="yes">
        <source>%n paragraphs are left before you can hand in; choose one to go there.</source>
        <comment>more than one</comment>
        <translation>
            <numerusform>提交前还剩 %n 个段落；选择一个即可转到该处。</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>%1 unsure</source>
        <comment>paragraph number</comment>
        <translation>%1 不确定</translation>
    </message>
    <message>
        <source>Paragraph %1, unsure</source>
        <translation>段落 %1，不确定</translation>
    </message>
    <message>
        <source>Paragraph %1, not answered</source>
        <translation>段落 %1，未回答</translation>
    </message>
</context>
<context>
    <name>tandem::HistoryList</name>
    <message>
        <source>Journal</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>time and event</comment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>tandem::ImportDialog</name>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Into a &amp;new project</source>
        <translation>导入到新项目(&amp;N)</translation>
    </message>
    <message>
        <source>Into the open &amp;project: %1</source>
        <translation>导入到已打开的项目(&amp;P)：%1</translation>
    </message>
    <message>
        <source>File of the new project</source>
        <translation>新项目的文件</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>选择(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>导入(&amp;I)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>A file of this name is there already. Choose another name.</source>
        <translation>已有同名文件。请换一个名称。</translation>
    </message>
    <message>
        <source>The folder of the new project does not exist.</source>
        <translation>新项目的文件夹不存在。</translation>
    </message>
    <message>
        <source>Importing</source>
        <translation>正在导入</translation>
    </message>
    <message>
        <source>The import was stopped. Nothing was written.</source>
        <translation>导入已停止。未写入任何内容。</translation>
    </message>
</context>
<context>
    <name>tandem::InputListModel</name>
    <message>
        <source>KGDS benchmark, with its labels</source>
        <translation>KGDS 基准，含标注</translation>
    </message>
    <message>
        <source>articles (JSON)</source>
        <translation>文章（JSON）</translation>
    </message>
    <message>
        <source>articles (JSON Lines)</source>
        <translation>文章（JSON Lines）</translation>
    </message>
    <message>
        <source>one article (text)</source>
        <translation>单篇文章（文本）</translation>
    </message>
    <message>
        <source>folder of articles</source>
        <translation>文章文件夹</translation>
    </message>
    <message>
        <source>a project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>%1: This is a project already. Open it instead of importing it.</source>
        <translation>%1：这已经是项目。请直接打开，而不是导入。</translation>
    </message>
    <message>
        <source>not usable</source>
        <translation>不可用</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Recognised as</source>
        <translation>识别为</translation>
    </message>
</context>
<context>
    <name>tandem::InputPane</name>
    <message>
        <source>Files to import</source>
        <translation>要导入的文件</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Add &amp;files…</source>
        <translation>添加文件(&amp;F)…</translation>
    </message>
    <message>
        <source>Add f&amp;older…</source>
        <translation>添加文件夹(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>Add or drop KGDS.json, articles as .txt, .md, JSON or JSONL, or a folder of them. In text files blank lines part the paragraphs.</source>
        <translation>添加或拖入 KGDS.json、.txt、.md、JSON 或 JSONL 格式的文章，或包含它们的文件夹。文本文件以空行分隔段落。</translation>
    </message>
</context>
<context>
    <name>tandem::ItemTimeModel</name>
    <message>
        <source>No.</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Paragraph</source>
        <translation>段落</translation>
    </message>
</context>
<context>
    <name>tandem::ItemTimePanel</name>
    <message>
        <source>Time per paragraph</source>
        <translation>每段用时</translation>
    </message>
    <message>
        <source>sample %1</source>
        <translation>样本 %1</translation>
    </message>
    <message>
        <source>Choose a sample on the other side.</source>
        <translation>请在另一侧选择样本。</translation>
    </message>
    <message>
        <source>Median: %1 %2, %3 %4 (n = %5 paragraphs each)</source>
        <comment>name, time, name, time, number of paragraphs</comment>
        <translation>中位数：%1 %2，%3 %4（各 n = %5 个段落）</translation>
    </message>
</context>
<context>
    <name>tandem::KeyCap</name>
    <message>
        <source>%1: %2</source>
        <comment>key: what it does</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>tandem::LabellingController</name>
    <message>
        <source>Answer to paragraph %1</source>
        <translation>对段落 %1 的回答</translation>
    </message>
    <message>
        <source>Unsure mark of paragraph %1</source>
        <translation>段落 %1 的不确定标记</translation>
    </message>
    <message>
        <source>Note on paragraph %1</source>
        <translation>段落 %1 的备注</translation>
    </message>
</context>
<context>
    <name>tandem::MainWindow</name>
    <message>
        <source>Sample project</source>
        <translation>示例项目</translation>
    </message>
    <message>
        <source>%1 – Tandem</source>
        <translation>%1 – Tandem</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>使用指南</translation>
    </message>
    <message>
        <source>About Tandem</source>
        <translation>关于 Tandem</translation>
    </message>
    <message>
        <source>Builds summarization benchmarks by hand: two people label the same material blind to each other, and only what both say stays.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation>人工构建摘要基准：两人互不可见地标注同一材料，只保留双方一致的内容。

自由软件，依据 GNU 通用公共许可证（GNU General Public License）第 3 版或更新版本发布。</translation>
    </message>
</context>
<context>
    <name>tandem::MatrixDelegate</name>
    <message>
        <source>A</source>
        <comment>first of a pair</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <comment>second of a pair</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>%1  %2 / %3</source>
        <comment>side, answered, of all</comment>
        <translation>%1  %2 / %3</translation>
    </message>
</context>
<context>
    <name>tandem::MessageBar</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>关闭消息</translation>
    </message>
</context>
<context>
    <name>tandem::NavigationRail</name>
    <message>
        <source>Workspaces</source>
        <translation>工作区</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>action (its keys)</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>tandem::NoteEditor</name>
    <message>
        <source>A note on this paragraph</source>
        <translation>此段落的备注</translation>
    </message>
    <message>
        <source>Enter saves, Shift+Enter begins a new line, Escape cancels</source>
        <translation>Enter 保存，Shift+Enter 换行，Escape 取消</translation>
    </message>
</context>
<context>
    <name>tandem::OverviewCards</name>
    <message>
        <source>%1 %2</source>
        <comment>count and state</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between items of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message numerus="yes">
        <source>%n with a pair</source>
        <translation>
            <numerusform>%n 个已配对</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>Active time</source>
        <translation>有效用时</translation>
    </message>
    <message>
        <source>%1 at %2 an hour</source>
        <translation>%1，每小时 %2</translation>
    </message>
    <message>
        <source>no hourly wage</source>
        <translation>未设时薪</translation>
    </message>
    <message>
        <source>set</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Set the hourly wage</source>
        <translation>设置时薪</translation>
    </message>
</context>
<context>
    <name>tandem::OverviewWorkspace</name>
    <message>
        <source>updating…</source>
        <translation>正在更新…</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Overview: %1</source>
        <comment>name of a page</comment>
        <translation>总览：%1</translation>
    </message>
    <message>
        <source>Pages of the overview</source>
        <translation>总览的页面</translation>
    </message>
</context>
<context>
    <name>tandem::PastePreview</name>
    <message>
        <source>Paste a discussion</source>
        <translation>粘贴讨论</translation>
    </message>
    <message numerus="yes">
        <source>%n utterance(s) by %1</source>
        <translation>
            <numerusform>%1 的 %n 条话语</numerusform>
        </translation>
    </message>
    <message>
        <source>New in this discussion: %1. They become participants of their own.</source>
        <translation>此讨论中的新姓名：%1。他们将成为单独的参与者。</translation>
    </message>
    <message numerus="yes">
        <source>Add %n utterance(s)</source>
        <translation>
            <numerusform>添加 %n 条话语</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::PeopleDialogs</name>
    <message>
        <source>Only a lead changes people and assignments.</source>
        <translation>只有负责人可以更改人员和分配。</translation>
    </message>
    <message>
        <source>Switch in the window&apos;s corner if that is you.</source>
        <translation>如果您就是负责人，请在窗口一角切换。</translation>
    </message>
    <message numerus="yes">
        <source>Unassign %n sample(s)</source>
        <translation>
            <numerusform>取消分配 %n 个样本</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::PeopleModel</name>
    <message>
        <source>%1 (set aside)</source>
        <translation>%1（已停用）</translation>
    </message>
    <message>
        <source>lead</source>
        <translation>负责人</translation>
    </message>
    <message>
        <source>annotator</source>
        <translation>标注员</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>answered items of all</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Handed in</source>
        <translation>已提交</translation>
    </message>
    <message>
        <source>Paragraphs answered</source>
        <translation>已回答段落</translation>
    </message>
    <message>
        <source>Active time</source>
        <translation>有效用时</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
</context>
<context>
    <name>tandem::PeoplePage</name>
    <message>
        <source>Add a person…</source>
        <translation>添加人员…</translation>
    </message>
    <message>
        <source>Edit the person…</source>
        <translation>编辑人员…</translation>
    </message>
    <message>
        <source>Change rule and wage…</source>
        <translation>更改规则和时薪…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>编辑…</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>更改…</translation>
    </message>
    <message>
        <source>People and their progress</source>
        <translation>人员及其进度</translation>
    </message>
    <message>
        <source>Time is active time: what a pause lasts beyond 60 seconds is not counted. While a round is open, only how much was answered is known, never what.</source>
        <translation>用时指有效用时：停顿超过 60 秒的部分不计入。轮次进行期间，只能得知回答了多少，绝不会得知回答了什么。</translation>
    </message>
    <message>
        <source>Together: %1 active time, %2</source>
        <translation>合计：有效用时 %1，%2</translation>
    </message>
    <message>
        <source>Together: %1 active time</source>
        <translation>合计：有效用时 %1</translation>
    </message>
    <message>
        <source>Strict rule: only what both say stays.</source>
        <translation>严格规则：只保留双方一致的内容。</translation>
    </message>
    <message>
        <source>Disagreements are decided by the pair.</source>
        <translation>分歧由双方共同裁决。</translation>
    </message>
    <message>
        <source>Disagreements are decided by a third person.</source>
        <translation>分歧由第三人裁决。</translation>
    </message>
    <message>
        <source>%1 an hour.</source>
        <translation>每小时 %1。</translation>
    </message>
    <message>
        <source>No hourly wage.</source>
        <translation>未设时薪。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Only a lead changes people, rule and wage. Switch in the window&apos;s corner if that is you.</source>
        <translation>只有负责人可以更改人员、规则和时薪。如果您就是负责人，请在窗口一角切换。</translation>
    </message>
</context>
<context>
    <name>tandem::PersonDialog</name>
    <message>
        <source>Annotator: answers</source>
        <translation>标注员：作答</translation>
    </message>
    <message>
        <source>Lead: runs the project, may answer too</source>
        <translation>负责人：管理项目，也可以作答</translation>
    </message>
    <message>
        <source>Set aside: gets no more samples, answers stay</source>
        <translation>停用：不再分配新样本，已有回答保留</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>姓名(&amp;N)</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>&amp;Role</source>
        <translation>角色(&amp;R)</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Edit person</source>
        <translation>编辑人员</translation>
    </message>
    <message>
        <source>Add a person</source>
        <translation>添加人员</translation>
    </message>
    <message>
        <source>The first person of a project leads it. Others are added after.</source>
        <translation>项目的第一个人担任负责人，其他人随后添加。</translation>
    </message>
    <message>
        <source>Colour %1</source>
        <translation>颜色 %1</translation>
    </message>
</context>
<context>
    <name>tandem::PersonPicker</name>
    <message>
        <source>%1 (%2)</source>
        <comment>name (role)</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>您是谁？</translation>
    </message>
    <message>
        <source>You work as %1</source>
        <translation>您当前的身份是 %1</translation>
    </message>
</context>
<context>
    <name>tandem::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> 毫秒</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>How long an answer stays in sight before the next item is current. The next answer never has to wait for it.</source>
        <translation>回答在转到下一项之前停留显示的时间。下一个回答无需等待。</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>文字大小(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Pause after an answer</source>
        <translation>回答后的停顿(&amp;P)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>恢复默认值</translation>
    </message>
</context>
<context>
    <name>tandem::ProgressLine</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>tandem::ProjectSettingsDialog</name>
    <message>
        <source>Project settings</source>
        <translation>项目设置</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>姓名(&amp;N)</translation>
    </message>
    <message>
        <source>Where two disagree</source>
        <translation>双方不一致时</translation>
    </message>
    <message>
        <source>Hourly &amp;wage</source>
        <translation>时薪(&amp;W)</translation>
    </message>
    <message>
        <source>St&amp;rict: what only one of the two says is removed</source>
        <translation>严格：双方不一致的内容将被移除(&amp;R)</translation>
    </message>
    <message>
        <source>Ad&amp;judication: each is decided, with a note, by</source>
        <translation>裁决：逐一裁决并附备注，裁决人为(&amp;J)</translation>
    </message>
    <message>
        <source>Who decides</source>
        <translation>由谁裁决</translation>
    </message>
    <message>
        <source>a third person</source>
        <translation>第三人</translation>
    </message>
    <message>
        <source>the pair</source>
        <translation>双方</translation>
    </message>
    <message>
        <source>cost is not shown</source>
        <translation>不显示费用</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>货币</translation>
    </message>
    <message>
        <source>an hour for each annotator</source>
        <translation>每位标注员每小时</translation>
    </message>
    <message>
        <source>Guideline (Markdown)</source>
        <translation>标注指南（Markdown）</translation>
    </message>
    <message>
        <source>&amp;Built-in guideline</source>
        <translation>内置标注指南(&amp;B)</translation>
    </message>
    <message>
        <source>The project needs a name.</source>
        <translation>项目需要名称。</translation>
    </message>
    <message>
        <source>A wage needs a currency.</source>
        <translation>时薪需要货币。</translation>
    </message>
    <message>
        <source>The guideline is longer than a million characters. Shorten it.</source>
        <translation>标注指南超过一百万个字符。请缩短。</translation>
    </message>
    <message>
        <source>Only a lead can change these; you can read them.</source>
        <translation>只有负责人可以更改这些设置；您可以查看。</translation>
    </message>
    <message>
        <source>Change project settings</source>
        <translation>更改项目设置</translation>
    </message>
    <message>
        <source>Somebody else has changed the settings meanwhile; saving replaces what they set.</source>
        <translation>在此期间他人更改了设置；保存将替换其设置。</translation>
    </message>
    <message>
        <source>Your changes are not saved yet. Cancel or Escape once more drops them.</source>
        <translation>您的更改尚未保存。再次按“取消”或 Escape 将放弃更改。</translation>
    </message>
    <message>
        <source>currency</source>
        <translation>货币</translation>
    </message>
</context>
<context>
    <name>tandem::ProjectView</name>
    <message>
        <source>Overview</source>
        <translation>总览</translation>
    </message>
    <message>
        <source>Annotate</source>
        <translation>标注</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比对</translation>
    </message>
</context>
<context>
    <name>tandem::QuestionHeader</name>
    <message>
        <source>Is this paragraph background-supporting for the discussion?</source>
        <translation>此段落对该讨论是否为背景支撑？</translation>
    </message>
    <message>
        <source>guideline</source>
        <translation>标注指南</translation>
    </message>
    <message>
        <source>Active time on this sample; longer pauses are not counted</source>
        <translation>此样本的有效用时；较长的停顿不计入</translation>
    </message>
    <message>
        <source>Active time %1</source>
        <translation>有效用时 %1</translation>
    </message>
</context>
<context>
    <name>tandem::RecentAnswers</name>
    <message>
        <source>%1 Y</source>
        <comment>item number, yes</comment>
        <translation>%1 是</translation>
    </message>
    <message>
        <source>%1 N</source>
        <comment>item number, no</comment>
        <translation>%1 否</translation>
    </message>
    <message>
        <source>%1: yes</source>
        <translation>%1：是</translation>
    </message>
    <message>
        <source>%1: no</source>
        <translation>%1：否</translation>
    </message>
    <message>
        <source>Last answers</source>
        <translation>最近的回答</translation>
    </message>
</context>
<context>
    <name>tandem::RecentProjectModel</name>
    <message>
        <source>not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1，%2，%3</translation>
    </message>
</context>
<context>
    <name>tandem::ReopenBar</name>
    <message>
        <source>Reopening needs a reason.</source>
        <translation>重新打开需要理由。</translation>
    </message>
    <message>
        <source>Why is this sample reopened? The reason goes into the journal.</source>
        <translation>为什么重新打开此样本？理由将记入日志。</translation>
    </message>
    <message>
        <source>Reason; Enter reopens, Escape gives up</source>
        <translation>理由；Enter 重新打开，Escape 放弃</translation>
    </message>
    <message>
        <source>Reason for reopening</source>
        <translation>重新打开的理由</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>重新打开</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>tandem::RowPanel</name>
    <message>
        <source>Paragraph</source>
        <translation>段落</translation>
    </message>
    <message>
        <source>Paragraph %1</source>
        <translation>段落 %1</translation>
    </message>
    <message>
        <source>Decided by %1: %2</source>
        <translation>由 %1 裁决：%2</translation>
    </message>
    <message>
        <source>disagreement %1 of %2</source>
        <translation>第 %1 处分歧，共 %2 处</translation>
    </message>
    <message>
        <source>Both say yes: the paragraph is kept as supporting.</source>
        <translation>双方均回答“是”：该段落保留为支撑。</translation>
    </message>
    <message>
        <source>Both say no: the paragraph is kept as nonsupporting.</source>
        <translation>双方均回答“否”：该段落保留为非支撑。</translation>
    </message>
    <message>
        <source>Strict rule: only what both say stays. The paragraph is removed as boundary.</source>
        <translation>严格规则：只保留双方一致的内容。该段落作为边界移除。</translation>
    </message>
    <message>
        <source>The sample is settled: the outcome is frozen until the lead reopens it.</source>
        <translation>样本已定案：结果已冻结，直到负责人重新打开。</translation>
    </message>
    <message>
        <source>The two differ. Decide with a note; the sides are shuffled and unnamed.</source>
        <translation>双方不一致。请附备注裁决；双方顺序已打乱且不显示姓名。</translation>
    </message>
    <message>
        <source>The two differ. Somebody else decides here, by this project’s settings.</source>
        <translation>双方不一致。按此项目的设置，由他人裁决。</translation>
    </message>
</context>
<context>
    <name>tandem::SampleFilterMenu</name>
    <message>
        <source>, </source>
        <comment>between parts of a filter</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>&amp;State</source>
        <translation>状态(&amp;S)</translation>
    </message>
    <message>
        <source>Any state</source>
        <translation>任何状态</translation>
    </message>
    <message>
        <source>&amp;Person</source>
        <translation>人员(&amp;P)</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>任何人</translation>
    </message>
    <message>
        <source>&amp;Domain</source>
        <translation>领域(&amp;D)</translation>
    </message>
    <message>
        <source>Any domain</source>
        <translation>任何领域</translation>
    </message>
</context>
<context>
    <name>tandem::SampleListPane</name>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Filter by word, state, domain</source>
        <translation>按词、状态、领域筛选</translation>
    </message>
    <message>
        <source>Filter samples by words</source>
        <translation>按词筛选样本</translation>
    </message>
    <message>
        <source>Only &amp;mine</source>
        <translation>仅我的(&amp;M)</translation>
    </message>
    <message>
        <source>Filter samples</source>
        <translation>筛选样本</translation>
    </message>
    <message>
        <source>Show all states, people and domains</source>
        <translation>显示所有状态、人员和领域</translation>
    </message>
    <message>
        <source>Filter by state, person or domain</source>
        <translation>按状态、人员或领域筛选</translation>
    </message>
    <message>
        <source>No samples yet</source>
        <translation>暂无样本</translation>
    </message>
    <message>
        <source>Import articles or a benchmark to begin.</source>
        <translation>导入文章或基准即可开始。</translation>
    </message>
    <message>
        <source>Nothing is assigned to you</source>
        <translation>没有分配给您的样本</translation>
    </message>
    <message>
        <source>A lead assigns samples to pairs of people.</source>
        <translation>由负责人将样本分配给成对的人员。</translation>
    </message>
    <message>
        <source>Show all samples</source>
        <translation>显示所有样本</translation>
    </message>
    <message>
        <source>No sample passes the filter</source>
        <translation>没有符合筛选条件的样本</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>已完成 %1 / %2</translation>
    </message>
</context>
<context>
    <name>tandem::SampleMatrixModel</name>
    <message>
        <source>Untitled</source>
        <translation>无标题</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a pair of people</comment>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>A %1, B %2 of %3</source>
        <comment>answered items</comment>
        <translation>A %1，B %2，共 %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>column and what stands in it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>领域</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>配对</translation>
    </message>
    <message>
        <source>Answered by A and B</source>
        <translation>A 与 B 已回答</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
</context>
<context>
    <name>tandem::SamplesPage</name>
    <message>
        <source>Open the sample</source>
        <translation>打开样本</translation>
    </message>
    <message>
        <source>Assign to a pair…</source>
        <translation>分配给一对标注员…</translation>
    </message>
    <message>
        <source>Assign balanced…</source>
        <translation>均衡分配…</translation>
    </message>
    <message>
        <source>Unassign</source>
        <translation>取消分配</translation>
    </message>
    <message>
        <source>Edit the discussion…</source>
        <translation>编辑讨论…</translation>
    </message>
    <message>
        <source>Filter samples</source>
        <translation>筛选样本</translation>
    </message>
    <message>
        <source>Assign…</source>
        <translation>分配…</translation>
    </message>
    <message>
        <source>Samples and steps</source>
        <translation>样本与步骤</translation>
    </message>
    <message>
        <source>No sample passes this filter</source>
        <translation>没有符合此筛选条件的样本</translation>
    </message>
    <message>
        <source>Every word must stand in the title, the article or the discussion, at least as the beginning of a word.</source>
        <translation>每个词都必须出现在标题、文章或讨论中，至少是某个单词的开头。</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>清除筛选</translation>
    </message>
    <message>
        <source>No samples yet</source>
        <translation>暂无样本</translation>
    </message>
    <message>
        <source>Import articles (text, Markdown, JSON, JSON Lines) or a KGDS.json, or drop them on the window.</source>
        <translation>导入文章（文本、Markdown、JSON、JSON Lines）或 KGDS.json，或将它们拖到窗口上。</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>filtering…</source>
        <translation>正在筛选…</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s)</source>
        <translation>
            <numerusform>%n 个样本</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 samples</source>
        <translation>%1 / %2 个样本</translation>
    </message>
    <message>
        <source>Only a lead assigns samples, and this project has none yet: add people first.</source>
        <translation>只有负责人可以分配样本，而此项目还没有负责人：请先添加人员。</translation>
    </message>
    <message>
        <source>Only a lead assigns samples: %1. Switch in the window&apos;s corner if that is you.</source>
        <translation>只有负责人可以分配样本：%1。如果您就是负责人，请在窗口一角切换。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between items of a list</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>tandem::SavedIndicator</name>
    <message>
        <source>all answers on disk</source>
        <translation>所有回答均已存盘</translation>
    </message>
    <message numerus="yes">
        <source>saving %n answer(s) ...</source>
        <translation>
            <numerusform>正在保存 %n 个回答 ...</numerusform>
        </translation>
    </message>
    <message>
        <source>not saved: %1</source>
        <translation>未保存：%1</translation>
    </message>
</context>
<context>
    <name>tandem::SearchModel</name>
    <message numerus="yes">
        <source>%n title(s)</source>
        <translation>
            <numerusform>%n 个标题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paragraph(s)</source>
        <translation>
            <numerusform>%n 个段落</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n utterance(s)</source>
        <translation>
            <numerusform>%n 条话语</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n opinion(s)</source>
        <translation>
            <numerusform>%n 个观点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s)</source>
        <translation>
            <numerusform>%n 个事实</numerusform>
        </translation>
    </message>
    <message>
        <source>paragraph %1</source>
        <translation>段落 %1</translation>
    </message>
    <message>
        <source>utterance %1</source>
        <translation>话语 %1</translation>
    </message>
    <message>
        <source>opinion %1</source>
        <translation>观点 %1</translation>
    </message>
    <message>
        <source>opinion</source>
        <translation>观点</translation>
    </message>
    <message>
        <source>fact of paragraph %1</source>
        <translation>段落 %1 的事实</translation>
    </message>
    <message>
        <source>fact</source>
        <translation>事实</translation>
    </message>
    <message>
        <source>sample %1</source>
        <translation>样本 %1</translation>
    </message>
    <message>
        <source>%1, sample %2: %3</source>
        <comment>place of a text, sample number, its title</comment>
        <translation>%1，样本 %2：%3</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>tandem::SearchPanel</name>
    <message>
        <source>Search results</source>
        <translation>搜索结果</translation>
    </message>
    <message>
        <source>Searches titles, articles, discussions, opinions and facts for texts that have every word; the beginning of a word is enough.</source>
        <translation>在标题、文章、讨论、观点和事实中搜索包含所有词的文本；输入单词开头即可。</translation>
    </message>
    <message>
        <source>Searching …</source>
        <translation>正在搜索 …</translation>
    </message>
    <message>
        <source>No text has all of these words.</source>
        <translation>没有包含所有这些词的文本。</translation>
    </message>
    <message numerus="yes">
        <source>The best %n hit(s) are shown; more words find fewer.</source>
        <translation>
            <numerusform>显示最佳的 %n 个结果；增加搜索词可缩小范围。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::SegmentBar</name>
    <message>
        <source>%1 %2</source>
        <comment>count, label</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>tandem::ShortcutList</name>
    <message>
        <source>Search actions and keys</source>
        <translation>搜索操作和按键</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>所有按键</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>操作及其按键</translation>
    </message>
</context>
<context>
    <name>tandem::SideCard</name>
    <message>
        <source>%1 · %2</source>
        <comment>answer and time</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>No note</source>
        <translation>无备注</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1：%2。%3</translation>
    </message>
</context>
<context>
    <name>tandem::StatCard</name>
    <message>
        <source>%1: %2</source>
        <comment>title of a figure: link</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>title of a figure: value</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>tandem::StatisticsModel</name>
    <message>
        <source>Figure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>n (samples)</source>
        <translation>n（样本）</translation>
    </message>
</context>
<context>
    <name>tandem::StatisticsPage</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>复制为 Markdown</translation>
    </message>
    <message>
        <source>Which ones</source>
        <translation>查看条目</translation>
    </message>
    <message>
        <source>Show the items behind the figure</source>
        <translation>显示数值对应的条目</translation>
    </message>
    <message>
        <source>Copy the statistics</source>
        <translation>复制统计</translation>
    </message>
    <message>
        <source>Copy the statistics as Markdown</source>
        <translation>将统计复制为 Markdown</translation>
    </message>
    <message>
        <source>Compute the statistics again</source>
        <translation>重新计算统计</translation>
    </message>
    <message>
        <source>Statistics of the benchmark</source>
        <translation>基准的统计</translation>
    </message>
    <message>
        <source>Progress of the statistics</source>
        <translation>统计进度</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>The benchmark as it stands, as an export would hold it.</source>
        <translation>当前状态的基准，与导出内容一致。</translation>
    </message>
    <message>
        <source>Cancelled; F5 computes them again.</source>
        <translation>已取消；按 F5 重新计算。</translation>
    </message>
    <message>
        <source>Computing: %1 of %2 samples</source>
        <translation>正在计算：%1 / %2 个样本</translation>
    </message>
    <message>
        <source>The statistics are copied.</source>
        <translation>统计已复制。</translation>
    </message>
    <message>
        <source>The statistics are copied as Markdown.</source>
        <translation>统计已复制为 Markdown。</translation>
    </message>
</context>
<context>
    <name>tandem::TextRowDelegate</name>
    <message>
        <source>Marked unsure, to come back to</source>
        <translation>已标为不确定，稍后再看</translation>
    </message>
</context>
<context>
    <name>tandem::TextRowView</name>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
</context>
<context>
    <name>tandem::TimeModel</name>
    <message>
        <source>Untitled</source>
        <translation>无标题</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>已作答</translation>
    </message>
    <message>
        <source>Active time</source>
        <translation>有效用时</translation>
    </message>
    <message>
        <source>A paragraph</source>
        <translation>每段</translation>
    </message>
</context>
<context>
    <name>tandem::TimePage</name>
    <message>
        <source>What a pause lasts beyond 60 seconds is not counted.</source>
        <translation>停顿超过 60 秒的部分不计入。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copies the selected rows, or all of them, as tab-separated text</source>
        <translation>将选中的行或全部行复制为制表符分隔的文本</translation>
    </message>
    <message>
        <source>Save as TSV…</source>
        <translation>另存为 TSV…</translation>
    </message>
    <message>
        <source>Copy times</source>
        <translation>复制用时</translation>
    </message>
    <message>
        <source>Save times as TSV…</source>
        <translation>将用时另存为 TSV…</translation>
    </message>
    <message>
        <source>Active time by sample and person</source>
        <translation>按样本和人员统计的有效用时</translation>
    </message>
    <message>
        <source>Totals and medians by person</source>
        <translation>按人员统计的总计和中位数</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Samples (n)</source>
        <translation>样本数 (n)</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>总计</translation>
    </message>
    <message>
        <source>Median a sample</source>
        <translation>每样本中位数</translation>
    </message>
    <message>
        <source>Paragraphs (n)</source>
        <translation>段落数 (n)</translation>
    </message>
    <message>
        <source>Mean a paragraph</source>
        <translation>每段平均</translation>
    </message>
    <message>
        <source>Nobody has spent time on a sample yet. What a pause lasts beyond 60 seconds will not be counted.</source>
        <translation>还没有人在样本上花费时间。停顿超过 60 秒的部分将不计入。</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>所有人</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) copied.</source>
        <translation>
            <numerusform>已复制 %n 行。</numerusform>
        </translation>
    </message>
    <message>
        <source>Tab-separated values (*.tsv)</source>
        <translation>制表符分隔值 (*.tsv)</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) saved in %1.</source>
        <translation>
            <numerusform>已将 %n 行保存到 %1。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::TopBar</name>
    <message>
        <source>lead</source>
        <translation>负责人</translation>
    </message>
    <message>
        <source>annotator</source>
        <translation>标注员</translation>
    </message>
    <message>
        <source>Search everything</source>
        <translation>全部搜索</translation>
    </message>
    <message>
        <source>Who are you?…</source>
        <translation>您是谁？…</translation>
    </message>
</context>
<context>
    <name>tandem::TransferProgress</name>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Stopping …</source>
        <translation>正在停止 …</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1：%2 / %3</translation>
    </message>
</context>
<context>
    <name>tandem::UtteranceComposer</name>
    <message>
        <source>&amp;Draw who begins</source>
        <translation>抽签决定谁先发言(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>adds</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Shift+Enter</source>
        <translation>Shift+Enter</translation>
    </message>
    <message>
        <source>new line</source>
        <translation>换行</translation>
    </message>
    <message>
        <source>Name of participant %1</source>
        <translation>参与者 %1 的姓名</translation>
    </message>
    <message>
        <source>The discussion has begun already.</source>
        <translation>讨论已经开始。</translation>
    </message>
    <message>
        <source>%1 speaks next</source>
        <translation>接下来由 %1 发言</translation>
    </message>
    <message>
        <source>What %1 says, or several pasted lines &quot;Name: text&quot;</source>
        <translation>%1 的发言，或粘贴多行“姓名: 文本”</translation>
    </message>
    <message>
        <source>What %1 says</source>
        <translation>%1 的发言</translation>
    </message>
    <message>
        <source>Drawn: %1 begins.</source>
        <translation>抽签结果：%1 先发言。</translation>
    </message>
</context>
<context>
    <name>tandem::UtteranceDelegate</name>
    <message>
        <source>Text of utterance %1</source>
        <translation>话语 %1 的文本</translation>
    </message>
</context>
<context>
    <name>tandem::UtteranceListView</name>
    <message>
        <source>Utterances</source>
        <translation>话语</translation>
    </message>
</context>
<context>
    <name>tandem::WelcomePage</name>
    <message>
        <source>Tandem</source>
        <translation>Tandem</translation>
    </message>
    <message>
        <source>Build summarization benchmarks by hand: two people answer blind to each other, and what both say stays.</source>
        <translation>人工构建摘要基准：两人互不可见地作答，双方一致的内容予以保留。</translation>
    </message>
    <message>
        <source>Open the &amp;sample project</source>
        <translation>打开示例项目(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;New project from files…</source>
        <translation>从文件新建项目(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open project…</source>
        <translation>打开项目(&amp;O)…</translation>
    </message>
    <message>
        <source>Or drop files here: KGDS.json, articles as .txt, .md, JSON or JSONL, a folder of them, or a project.</source>
        <translation>或将文件拖到此处：KGDS.json、.txt、.md、JSON 或 JSONL 格式的文章、包含它们的文件夹，或项目。</translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation>最近的项目</translation>
    </message>
    <message>
        <source>Enter opens, Delete takes from this list; the file stays.</source>
        <translation>Enter 打开，Delete 从此列表移除；文件保留。</translation>
    </message>
    <message>
        <source>Projects that you open are listed here. The sample project is ready to be tried: three short articles, two people.</source>
        <translation>您打开的项目会列在这里。示例项目可供试用：三篇短文，两位人员。</translation>
    </message>
    <message>
        <source>Take from this list</source>
        <translation>从此列表移除</translation>
    </message>
</context>
<context>
    <name>tandem::WindowActions</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;New project from files…</source>
        <translation>从文件新建项目(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open project…</source>
        <translation>打开项目(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>打开最近的项目(&amp;R)</translation>
    </message>
    <message>
        <source>Open the &amp;sample project</source>
        <translation>打开示例项目(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Import into the project…</source>
        <translation>导入到项目(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Close project</source>
        <translation>关闭项目(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Search everything</source>
        <translation>全部搜索(&amp;S)</translation>
    </message>
    <message>
        <source>Project se&amp;ttings and guideline…</source>
        <translation>项目设置与标注指南(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>首选项(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>转到(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;People</source>
        <translation>人员(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Who are you?…</source>
        <translation>您是谁？(&amp;W)…</translation>
    </message>
    <message>
        <source>&amp;Add a person…</source>
        <translation>添加人员(&amp;A)…</translation>
    </message>
    <message>
        <source>Assign &amp;balanced over everyone…</source>
        <translation>在所有人中均衡分配(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;All keys</source>
        <translation>所有按键(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>使用指南(&amp;G)</translation>
    </message>
    <message>
        <source>A&amp;bout Tandem</source>
        <translation>关于 Tandem(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>全局</translation>
    </message>
</context>
</TS>
