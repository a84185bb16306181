<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>AgreementItemModel</name>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>person and answer</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>one yes, the other no</source>
        <translation>一方为是，另一方为否</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>both answers</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number and title of a sample</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>fact %1</source>
        <translation>事实 %1</translation>
    </message>
    <message>
        <source>a fact that is gone</source>
        <translation>一条已不存在的事实</translation>
    </message>
    <message>
        <source>paragraph %1</source>
        <translation>段落 %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>place in the sample, sample</comment>
        <translation>%1，%2</translation>
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
        <source>Answers</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>answers, place</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place and text</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>AgreementWords</name>
    <message>
        <source>No item has been answered by both, so there is nothing to compare.</source>
        <translation>没有任何条目由双方都作答，无从比对。</translation>
    </message>
    <message>
        <source>Both gave one and the same answer to every item. Agreement by chance is then already complete, and kappa would be zero divided by zero.</source>
        <translation>双方对每个条目都给出了同一个答案。此时随机一致已达完全，kappa 将是零除以零。</translation>
    </message>
    <message>
        <source>Somebody unknown</source>
        <translation>未知的人</translation>
    </message>
    <message>
        <source>%1. %2 (%3)</source>
        <comment>position of the sample, its title, the step</comment>
        <translation>%1. %2（%3）</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a pair of people</comment>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>No domain</source>
        <translation>无领域</translation>
    </message>
    <message>
        <source>No date</source>
        <translation>无日期</translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>所有轮次</translation>
    </message>
    <message>
        <source>Second pass, not blind: %1</source>
        <comment>a group of rounds</comment>
        <translation>第二轮，非盲标：%1</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa is defined for one pair; see the pairs.</source>
        <translation>Cohen κ 只对一对标注员有定义；请见各对。</translation>
    </message>
    <message>
        <source>answered by one only</source>
        <translation>仅一人回答</translation>
    </message>
    <message>
        <source>answered by none</source>
        <translation>无人回答</translation>
    </message>
    <message>
        <source>marked as unsure</source>
        <translation>标为不确定</translation>
    </message>
    <message>
        <source>Agreement on the answers given blind, with 95 % intervals</source>
        <translation>盲标答案的一致性，含 95 % 区间</translation>
    </message>
    <message>
        <source>Agreement on the answers given again after the discussion of a calibration, not blind, with 95 % intervals</source>
        <translation>校准讨论之后再次给出的答案（非盲标）的一致性，含 95 % 区间</translation>
    </message>
    <message>
        <source>Agreement on the answers given blind and, in the rows of a second pass, on those given after a discussion, with 95 % intervals</source>
        <translation>盲标答案的一致性，第二轮的各行则为讨论之后所给答案的一致性，含 95 % 区间</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>caption; pair, person, domain …</comment>
        <translation>%1，按%2分组</translation>
    </message>
    <message>
        <source>not blind: after the discussion</source>
        <translation>非盲标：讨论之后</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between steps</comment>
        <translation>，</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n 对</numerusform>
        </translation>
    </message>
    <message>
        <source>Group</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>项目</translation>
    </message>
    <message numerus="yes">
        <source>%n left out</source>
        <translation>
            <numerusform>略去 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>Items that two or more answered</source>
        <translation>两人或更多人回答的项目</translation>
    </message>
    <message>
        <source>n (answer pairs)</source>
        <translation>n（答案对）</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>略去</translation>
    </message>
    <message>
        <source>Percent agreement</source>
        <translation>一致率</translation>
    </message>
    <message>
        <source>The share of answers on which both of a pair say the same, with Wilson&apos;s 95 % interval</source>
        <translation>一对中两人说法相同的答案所占比例，含 Wilson 95 % 区间</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa</source>
        <translation>Cohen κ</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa, with the 95 % interval of Fleiss, Cohen and Everitt</source>
        <translation>Cohen κ，含 Fleiss、Cohen 与 Everitt 的 95 % 区间</translation>
    </message>
    <message>
        <source>n (items)</source>
        <translation>n（项目）</translation>
    </message>
    <message>
        <source>Gwet&apos;s AC1</source>
        <translation>Gwet AC1</translation>
    </message>
    <message>
        <source>Gwet&apos;s AC1, with his linearized 95 % interval</source>
        <translation>Gwet AC1，含其线性化 95 % 区间</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha</source>
        <translation>Krippendorff α</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha for nominal data, with Gwet&apos;s linearized 95 % interval</source>
        <translation>名义数据的 Krippendorff α，含 Gwet 的线性化 95 % 区间</translation>
    </message>
    <message>
        <source>Answers of both</source>
        <translation>双方的答案</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>partners</source>
        <translation>搭档</translation>
    </message>
    <message>
        <source>yes, yes</source>
        <translation>是，是</translation>
    </message>
    <message>
        <source>yes, no</source>
        <translation>是，否</translation>
    </message>
    <message>
        <source>no, yes</source>
        <translation>否，是</translation>
    </message>
    <message>
        <source>no, no</source>
        <translation>否，否</translation>
    </message>
    <message>
        <source>disagreed</source>
        <translation>不一致</translation>
    </message>
    <message>
        <source>Yes to all of them</source>
        <translation>全部为是</translation>
    </message>
    <message>
        <source>Written opinions: yes at the partner&apos;s first check</source>
        <translation>已写观点：搭档首次检查时为是</translation>
    </message>
    <message>
        <source>Overall</source>
        <translation>总体</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>配对</translation>
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
        <source>Month</source>
        <translation>月</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>周</translation>
    </message>
    <message>
        <source>References right, where there are any</source>
        <translation>指代正确（如有）</translation>
    </message>
    <message>
        <source>Written opinions, at the partner&apos;s first check</source>
        <translation>已写观点，搭档首次检查时</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No round is closed yet: nothing to compare.</source>
        <translation>尚无轮次结束，没有可比对的内容。</translation>
    </message>
    <message>
        <source>Undefined</source>
        <translation>未定义</translation>
    </message>
    <message>
        <source>No item has been rated by two or more, so there is nothing to compare.</source>
        <translation>没有任何项目由两人或更多人标注，因此无可比较。</translation>
    </message>
    <message>
        <source>Everybody gave one and the same answer to every item, so nothing shows whether they agree by more than that habit.</source>
        <translation>每个人对每一项都给出同一个答案，因此无法表明一致性超出这一习惯。</translation>
    </message>
    <message>
        <source>A correlation needs at least two pairs of numbers.</source>
        <translation>计算相关至少需要两对数字。</translation>
    </message>
    <message>
        <source>Neither of the two varies, so that nothing can vary with it.</source>
        <translation>两者都不变化，因此无从谈起共同变化。</translation>
    </message>
    <message>
        <source>The first of the two does not vary, so that the second cannot vary with it.</source>
        <translation>两者中的第一个不变化，因此第二个无法随之变化。</translation>
    </message>
    <message>
        <source>The second of the two does not vary, so that it cannot vary with the first.</source>
        <translation>两者中的第二个不变化，因此无法随第一个变化。</translation>
    </message>
    <message>
        <source>The exact distribution is computed for up to %1 pairs.</source>
        <translation>精确分布至多计算 %1 对。</translation>
    </message>
    <message>
        <source>There are ties, with which the exact distribution is computed for up to %1 pairs.</source>
        <translation>存在并列，此时精确分布至多计算 %1 对。</translation>
    </message>
    <message>
        <source>exact, all orders</source>
        <comment>how a p was computed</comment>
        <translation>精确，所有排列</translation>
    </message>
    <message>
        <source>Student&apos;s t</source>
        <comment>how a p was computed</comment>
        <translation>Student t</translation>
    </message>
    <message>
        <source>normal approximation</source>
        <comment>how a p was computed</comment>
        <translation>正态近似</translation>
    </message>
    <message>
        <source>The normal approximation needs at least three pairs.</source>
        <translation>正态近似至少需要三对数字。</translation>
    </message>
    <message>
        <source>A ratio scale begins at zero, and there are negative answers.</source>
        <translation>比率尺度从零开始，而这里有负的答案。</translation>
    </message>
    <message>
        <source>There are too many different answers to compare each with each.</source>
        <translation>不同的答案太多，无法两两比较。</translation>
    </message>
    <message>
        <source>The answers lie too close together to compute with.</source>
        <translation>各答案过于接近，无法计算。</translation>
    </message>
    <message>
        <source>Everybody gave one and the same answer to every item. No disagreement can then be expected, and alpha would be one minus zero divided by zero.</source>
        <translation>每个人对每一项都给出同一个答案。此时不能期望有分歧，α 将是 1 减 0 除以 0。</translation>
    </message>
    <message numerus="yes">
        <source>Cohen&apos;s kappa is undefined for %n pair(s) of raters who both gave one and the same answer throughout, so that there is no mean over all pairs.</source>
        <translation>
            <numerusform>有 %n 对评分者始终给出同一个答案，对他们 Cohen κ 未定义，因此没有所有对的平均值。</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody gave one and the same answer to every item. Agreement by chance is then already complete.</source>
        <translation>所有人对每个条目都给出同一个答案。此时偶然一致已是完全一致。</translation>
    </message>
    <message>
        <source>Only one rater answered, and agreement needs two.</source>
        <translation>只有一名评分者作答，而一致性需要两名。</translation>
    </message>
    <message>
        <source>There are too many raters to go through all pairs of them.</source>
        <translation>评分者太多，无法遍历其所有的对。</translation>
    </message>
    <message>
        <source>The interval is a point because the large-sample variance is zero, as where all agree or one rater gives one answer throughout. It does not say how certain the figure is.</source>
        <translation>区间是一个点，因为大样本方差为零，例如全部一致或某位评分者始终给出同一答案时。它并不说明该数值有多可靠。</translation>
    </message>
    <message>
        <source>No large-sample interval is in use for this coefficient of pairs of raters.</source>
        <translation>对于这一评分者两两之间的系数，没有通用的大样本区间。</translation>
    </message>
    <message>
        <source>Nobody has rated anything.</source>
        <translation>没有人给出过任何评分。</translation>
    </message>
    <message>
        <source>There is a single rater, and agreement needs two.</source>
        <translation>只有一位评分者，而一致性需要两位。</translation>
    </message>
    <message>
        <source>The answers are words without an order, so that none is nearer to another.</source>
        <translation>回答是没有顺序的词语，因此无法说哪个与另一个更接近。</translation>
    </message>
    <message>
        <source>Agreement, mean over pairs of raters</source>
        <translation>一致率，各对评分者的平均值</translation>
    </message>
    <message>
        <source>Agreement of all who rated an item</source>
        <translation>对某条目评分的所有人的一致率</translation>
    </message>
    <message numerus="yes">
        <source>There are %n rater(s), and Cohen&apos;s kappa is one of two; Light&apos;s kappa is its mean over their pairs.</source>
        <translation>
            <numerusform>有 %n 位评分者，而 Cohen κ 适用于两位；Light κ 是其在各对评分者上的平均值。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa, linear weights by place</source>
        <translation>Cohen κ，按位次线性加权</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa, quadratic weights by place</source>
        <translation>Cohen κ，按位次二次加权</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa, linear weights by value</source>
        <translation>Cohen κ，按值线性加权</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa, quadratic weights by value</source>
        <translation>Cohen κ，按值二次加权</translation>
    </message>
    <message>
        <source>Scott&apos;s pi</source>
        <translation>Scott π</translation>
    </message>
    <message numerus="yes">
        <source>There are %n rater(s), and Scott&apos;s pi is one of two; Fleiss&apos; kappa is its form for more.</source>
        <translation>
            <numerusform>有 %n 位评分者，而 Scott π 适用于两位；Fleiss κ 是其用于更多评分者的形式。</numerusform>
        </translation>
    </message>
    <message>
        <source>Fleiss&apos; kappa</source>
        <translation>Fleiss κ</translation>
    </message>
    <message>
        <source>Light&apos;s kappa</source>
        <translation>Light κ</translation>
    </message>
    <message>
        <source>Davies and Fleiss&apos; kappa</source>
        <translation>Davies–Fleiss κ</translation>
    </message>
    <message>
        <source>Gwet&apos;s AC2, linear weights by value</source>
        <translation>Gwet AC2，按值线性加权</translation>
    </message>
    <message>
        <source>Gwet&apos;s AC2, quadratic weights by value</source>
        <translation>Gwet AC2，按值二次加权</translation>
    </message>
    <message>
        <source>Brennan and Prediger&apos;s coefficient</source>
        <translation>Brennan–Prediger 系数</translation>
    </message>
    <message>
        <source>A line needs at least two points.</source>
        <translation>一条直线至少需要两个点。</translation>
    </message>
    <message>
        <source>All points have the same x, so that no line shows how y depends on it.</source>
        <translation>所有点的 x 都相同，因此没有直线能表示 y 如何随 x 变化。</translation>
    </message>
    <message>
        <source>The points lie too close together or too far apart to compute with.</source>
        <translation>各点相距过近或过远，无法计算。</translation>
    </message>
    <message>
        <source>Two pairs leave no degrees of freedom.</source>
        <translation>两对数字没有剩余的自由度。</translation>
    </message>
    <message>
        <source>An interval cannot be computed from a single item.</source>
        <translation>只有一个条目，无从计算区间。</translation>
    </message>
    <message>
        <source>Pearson&apos;s r</source>
        <translation>Pearson r</translation>
    </message>
    <message>
        <source>Spearman&apos;s rho</source>
        <translation>Spearman ρ</translation>
    </message>
    <message>
        <source>Kendall&apos;s tau-b</source>
        <translation>Kendall τ-b</translation>
    </message>
    <message>
        <source>Correlation</source>
        <translation>相关</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>p by</source>
        <translation>p 的求法</translation>
    </message>
    <message>
        <source>%1 has no p: %2</source>
        <translation>%1 没有 p：%2</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>95 % from</source>
        <translation>95 % 从</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>nominal</source>
        <translation>名义</translation>
    </message>
    <message>
        <source>ordinal</source>
        <translation>有序</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>区间</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>比率</translation>
    </message>
    <message>
        <source>nominal, any two different values are equally far apart</source>
        <translation>名义，任何两个不同的值差距相同</translation>
    </message>
    <message>
        <source>ordinal, by the ratings that lie between two values</source>
        <translation>有序，按位于两个值之间的评分计</translation>
    </message>
    <message>
        <source>interval, by the square of the difference of the numbers</source>
        <translation>区间，按两数之差的平方计</translation>
    </message>
    <message>
        <source>ratio, by the square of the difference over the sum of the numbers</source>
        <translation>比率，按两数之差与两数之和的比的平方计</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>The scale (--scale) says how Krippendorff&apos;s alpha counts a difference; no other figure depends on it. Here: %1.</source>
        <translation>尺度（--scale）决定 Krippendorff α 如何计算差异；其他指标均不受其影响。此处：%1。</translation>
    </message>
    <message>
        <source>Weights by place go by the places of values in their order, among those used on the items that both rated, or in --order; weights by value go by the numbers themselves. They differ where the values are not evenly spaced or some were never used.</source>
        <translation>按位次加权依据各值在其顺序中的位次：在双方都评过的条目所用的值之中，或按 --order；按值加权则依据数字本身。各值间隔不均匀或有的值从未使用时，两者不同。</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n 项</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rater(s)</source>
        <translation>
            <numerusform>%n 位评分者</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different value(s)</source>
        <translation>
            <numerusform>%n 个不同的值</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rating(s)</source>
        <translation>
            <numerusform>%n 个评分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>缺失 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Scale: %1. %2.</source>
        <translation>尺度：%1。%2。</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) rated by one alone: not in n, and counted only in which values are used and how often, for Fleiss&apos; kappa, AC1, AC2 and Brennan and Prediger&apos;s coefficient, and in the intervals of these and of the agreement of more than two raters.</source>
        <translation>
            <numerusform>%n 个条目仅由一人评分：不计入 n，只计入使用了哪些值及其频率（用于 Fleiss kappa、AC1、AC2 以及 Brennan 与 Prediger 系数），并计入这些系数和两位以上评分者一致性的区间。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) rated by nobody.</source>
        <translation>
            <numerusform>%n 个条目无人评分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rater(s) who rated nothing.</source>
        <translation>
            <numerusform>%n 位评分者没有给出任何评分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of raters who share no item.</source>
        <translation>
            <numerusform>%n 对评分者没有共同的条目。</numerusform>
        </translation>
    </message>
    <message>
        <source>Intervals</source>
        <translation>区间</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha, nominal</source>
        <translation>Krippendorff α，名义</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha, ordinal</source>
        <translation>Krippendorff α，有序</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha, interval</source>
        <translation>Krippendorff α，区间</translation>
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
    <message numerus="yes">
        <source>%n sample(s) are left out, without candidate facts yet: %1. Make them in Facts.</source>
        <translation>
            <numerusform>略去 %n 个样本，尚无候选事实：%1。请在“事实”中生成。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) are left out, without a discussion yet: %1. Write or import it first.</source>
        <translation>
            <numerusform>略去 %n 个样本，尚无讨论：%1。请先撰写或导入。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) are left out, assigned already: %1. Take the assignment back first.</source>
        <translation>
            <numerusform>略去 %n 个样本，已经分配：%1。请先撤回分配。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unassign %n sample(s)</source>
        <translation>
            <numerusform>取消分配 %n 个样本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Calibrate on %n sample(s)</source>
        <translation>
            <numerusform>在 %n 个样本上校准</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assign %n sample(s) balanced</source>
        <translation>
            <numerusform>均衡分配 %n 个样本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assign %n sample(s)</source>
        <translation>
            <numerusform>分配 %n 个样本</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BenchmarkScoreWords</name>
    <message>
        <source>%1 (1)</source>
        <comment>the best number of a column</comment>
        <translation>%1 (1)</translation>
    </message>
    <message>
        <source>%1 (2)</source>
        <comment>the second best number of a column</comment>
        <translation>%1 (2)</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>of a score under self-reflection</comment>
        <translation>变化</translation>
    </message>
    <message>
        <source>%1; p by Holm %2 (%3)</source>
        <comment>a change, p, how it was computed</comment>
        <translation>%1；Holm 校正的 p 为 %2（%3）</translation>
    </message>
    <message>
        <source>(1) is the best mean of a column, (2) the second. Changes are percentage points under self-reflection against the structured prompt, over the samples that have both.</source>
        <translation>(1) 是一列中最好的平均值，(2) 是次好的。变化是自我反思相对于结构化提示的百分点差，基于两者都有的样本。</translation>
    </message>
    <message>
        <source>Published rows are as printed, may be of other samples and judges, and take no part in what is best.</source>
        <translation>已发表的行照原样列出，可能基于其他样本和评判者，不参与最佳值的评定。</translation>
    </message>
    <message>
        <source>The interval has no width.</source>
        <translation>区间没有宽度。</translation>
    </message>
    <message>
        <source>Even with every item checked the interval would be wider than half: that is how much samples differ. More samples narrow it.</source>
        <translation>即使检查每个条目，区间仍会宽于现在的一半：样本之间的差异就有这么大。增加样本可使其变窄。</translation>
    </message>
    <message>
        <source>There are no items.</source>
        <translation>没有条目。</translation>
    </message>
    <message>
        <source>People have checked nothing.</source>
        <translation>人员尚未检查任何条目。</translation>
    </message>
    <message>
        <source>All items are of one sample, which cannot show how samples vary.</source>
        <translation>所有条目都属于同一个样本，看不出样本之间的差异。</translation>
    </message>
    <message>
        <source>The probability with which a checked item was drawn is not above 0 and at most 1.</source>
        <translation>某个已检查条目的抽取概率不大于 0 或超过 1。</translation>
    </message>
    <message>
        <source>Nothing of the stratum &quot;%1&quot; has been checked.</source>
        <translation>层“%1”中没有任何条目被检查过。</translation>
    </message>
    <message>
        <source>The checks are of one sample, which cannot show how samples vary.</source>
        <translation>检查都属于同一个样本，看不出样本之间的差异。</translation>
    </message>
    <message>
        <source>The checks of the stratum &quot;%1&quot; are of one sample, which cannot show how samples vary.</source>
        <translation>层“%1”的检查都属于同一个样本，看不出样本之间的差异。</translation>
    </message>
    <message>
        <source>Differences are of shares over the samples that both have, two-sided: exact by signs up to 16 samples, by the paired bootstrap beyond. p by Holm is adjusted for all rows.</source>
        <translation>差异是比例之差，基于两者都有的样本，双侧：不超过 16 个样本时用精确符号翻转检验，超过时用配对自助检验。Holm 校正的 p 针对所有行进行校正。</translation>
    </message>
    <message>
        <source>%1 in percent, means over samples with 95 % intervals</source>
        <comment>%1 is a metric</comment>
        <translation>%1，百分比，样本平均值及 95 % 区间</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Mean</source>
        <comment>of a score</comment>
        <translation>平均值</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>字母</translation>
    </message>
    <message>
        <source>Systems that share a letter are not told apart.</source>
        <translation>有共同字母的系统未能区分开。</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>档次</translation>
    </message>
    <message>
        <source>With so many samples a difference of %1 points between any two systems would be shown with a power of 80 % at 5 %.</source>
        <translation>有这么多样本时，任意两个系统之间 %1 个百分点的差异能以 80 % 的检验功效在 5 % 水平上显示出来。</translation>
    </message>
    <message>
        <source>%1 of each two systems</source>
        <comment>%1 is a metric</comment>
        <translation>每两个系统的 %1</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>比较对象</translation>
    </message>
    <message>
        <source>Smallest difference shown</source>
        <translation>可显示的最小差异</translation>
    </message>
    <message>
        <source>%1 under self-reflection minus structured prompt</source>
        <comment>%1 is a metric</comment>
        <translation>%1：自我反思减结构化提示</translation>
    </message>
    <message>
        <source>%1 of EBS-AOS minus ABS-AOS</source>
        <comment>%1 is a metric</comment>
        <translation>%1：EBS-AOS 减 ABS-AOS</translation>
    </message>
    <message>
        <source>Average of both patterns</source>
        <translation>两种模式的平均值</translation>
    </message>
    <message>
        <source>Paragraphs extracted, in percent of all</source>
        <translation>提取的段落，占全部段落的百分比</translation>
    </message>
    <message>
        <source>Extracted</source>
        <comment>paragraphs</comment>
        <translation>提取比例</translation>
    </message>
    <message>
        <source>Kind</source>
        <comment>of a system that names paragraphs</comment>
        <translation>类型</translation>
    </message>
    <message>
        <source>Sure</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Whether all of the interval is of the same kind.</source>
        <translation>整个区间是否都属于同一类型。</translation>
    </message>
    <message>
        <source>Conservative below 30 %, open above 38 %, else balanced.</source>
        <translation>低于 30 % 为保守，高于 38 % 为开放，其余为均衡。</translation>
    </message>
    <message>
        <source>%1 against CAO-R over systems, in percent</source>
        <comment>%1 is a metric</comment>
        <translation>各系统的 %1 与 CAO-R 对照，百分比</translation>
    </message>
    <message>
        <source>Above the line</source>
        <translation>高出直线</translation>
    </message>
    <message>
        <source>How much better the system clarifies opinions than its background summary lets expect.</source>
        <translation>系统澄清观点的表现比其背景摘要所能预期的好多少。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a coefficient, its value</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The judge has answered nothing.</source>
        <translation>评判者没有回答任何条目。</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>校正后</translation>
    </message>
    <message>
        <source>The judge&apos;s verdicts on all items, corrected by what people say of those they checked (prediction-powered inference).</source>
        <translation>评判者对所有条目的结论，按人员对其检查过的条目所作的判断进行校正（预测驱动推断）。</translation>
    </message>
    <message>
        <source>People alone</source>
        <translation>仅人员</translation>
    </message>
    <message>
        <source>Judge alone</source>
        <translation>仅评判者</translation>
    </message>
    <message>
        <source>Its interval knows nothing of the judge&apos;s errors.</source>
        <translation>其区间未考虑评判者的错误。</translation>
    </message>
    <message>
        <source>By the judge&apos;s sensitivity and specificity.</source>
        <translation>按评判者的灵敏度和特异度。</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <comment>of a judge</comment>
        <translation>灵敏度</translation>
    </message>
    <message>
        <source>Specificity</source>
        <comment>of a judge</comment>
        <translation>特异度</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Samples with checks</source>
        <translation>有检查的样本</translation>
    </message>
    <message>
        <source>Width against people</source>
        <translation>相对于人员的宽度</translation>
    </message>
    <message>
        <source>Of the corrected interval, by that of people alone.</source>
        <translation>校正后区间的宽度，除以仅人员区间的宽度。</translation>
    </message>
    <message>
        <source>Width against judge</source>
        <translation>相对于评判者的宽度</translation>
    </message>
    <message>
        <source>Checks to halve the width</source>
        <translation>宽度减半所需的检查</translation>
    </message>
    <message>
        <source>As many more, drawn as those so far.</source>
        <translation>还需增加这么多，抽取方式与至今相同。</translation>
    </message>
    <message>
        <source>%1 in percent, corrected by what people checked, with 95 % intervals over samples</source>
        <comment>%1 is a metric</comment>
        <translation>%1，百分比，按人员检查的结果校正，附样本上的 95 % 区间</translation>
    </message>
    <message>
        <source>Items whose label is an example in the judge&apos;s prompt are left out.</source>
        <translation>略去其标签在评判者的提示词中用作示例的条目。</translation>
    </message>
    <message>
        <source>The systems have fewer than two samples in common.</source>
        <translation>这些系统的共同样本少于两个。</translation>
    </message>
    <message>
        <source>Uncovered opinions</source>
        <translation>未覆盖观点</translation>
    </message>
    <message>
        <source>Without a type</source>
        <translation>没有类型</translation>
    </message>
    <message>
        <source>%1: why opinions are not covered, in percent of uncovered opinions</source>
        <comment>%1 is a pattern</comment>
        <translation>%1：观点未被覆盖的原因，占未覆盖观点的百分比</translation>
    </message>
    <message>
        <source>Shares are rounded to two decimals and add up to 100 with those without a type; what rounding leaves goes to the smallest. Changes are percentage points under self-reflection.</source>
        <translation>比例舍入到两位小数，与没有类型的合计为 100；舍入的余数归入最小的一项。变化是自我反思下的百分点差。</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>of costs</comment>
        <translation>总计</translation>
    </message>
    <message>
        <source>Cost by stage</source>
        <translation>各阶段的费用</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Cost (%1)</source>
        <comment>%1 is a currency</comment>
        <translation>费用（%1）</translation>
    </message>
    <message>
        <source>What a stage cost is not known where there is a dash; the total is of the others.</source>
        <translation>显示短横线之处，该阶段的费用未知；总计为其余阶段之和。</translation>
    </message>
    <message>
        <source>People have checked none of the items that the judge abstained on.</source>
        <translation>评判者弃权的条目，人员一个也没有检查。</translation>
    </message>
    <message>
        <source>Sensitivity and specificity are of verdicts that are yes or no.</source>
        <translation>灵敏度和特异度只适用于“是”或“否”的结论。</translation>
    </message>
    <message>
        <source>People found all checked items covered, or none, so that the judge&apos;s sensitivity or specificity is not known.</source>
        <translation>人员认为已检查的条目全部被覆盖或全部未被覆盖，因此评判者的灵敏度或特异度未知。</translation>
    </message>
    <message>
        <source>The judge&apos;s verdicts are no better than chance.</source>
        <translation>评判者的结论不优于偶然水平。</translation>
    </message>
    <message>
        <source>No two systems have two samples in common.</source>
        <translation>没有任何两个系统有两个共同样本。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a model, how it was asked</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 (published)</source>
        <comment>a model</comment>
        <translation>%1（已发表）</translation>
    </message>
    <message>
        <source>No sample has this score.</source>
        <translation>没有样本有此得分。</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation>已被停止。</translation>
    </message>
    <message>
        <source>conservative</source>
        <comment>a system that names few paragraphs</comment>
        <translation>保守</translation>
    </message>
    <message>
        <source>balanced</source>
        <comment>a system that names paragraphs</comment>
        <translation>均衡</translation>
    </message>
    <message>
        <source>open</source>
        <comment>a system that names many paragraphs</comment>
        <translation>开放</translation>
    </message>
    <message>
        <source>%1 under self-reflection minus structured prompt.</source>
        <translation>%1：自我反思减结构化提示。</translation>
    </message>
    <message>
        <source>%1: scores in percent, means over samples with 95 % intervals (bootstrap over samples)</source>
        <comment>%1 is a pattern</comment>
        <translation>%1：得分，百分比，样本平均值及 95 % 区间（样本上的自助法）</translation>
    </message>
    <message>
        <source>n (samples)</source>
        <translation>n（样本）</translation>
    </message>
    <message>
        <source>One sample cannot show how ranks vary.</source>
        <translation>一个样本看不出排名会如何变动。</translation>
    </message>
    <message>
        <source>facts</source>
        <translation>事实</translation>
    </message>
    <message>
        <source>opinions</source>
        <translation>观点</translation>
    </message>
    <message>
        <source>Verifier</source>
        <translation>核实者</translation>
    </message>
    <message>
        <source>Agreement of verifiers, with 95 % intervals (bootstrap over samples)</source>
        <translation>核实者之间的一致性，附 95 % 区间（样本上的自助法）</translation>
    </message>
    <message>
        <source>Of</source>
        <comment>what was verified</comment>
        <translation>核实内容</translation>
    </message>
    <message>
        <source>Agreement in percent</source>
        <translation>一致率（%）</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa</source>
        <translation>Cohen κ</translation>
    </message>
    <message>
        <source>n (items)</source>
        <translation>n（条目）</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Answered by one alone</source>
        <translation>仅一方作答</translation>
    </message>
    <message>
        <source>Ranks by verifier, and how often other samples keep them</source>
        <translation>各核实者的排名，以及其他样本保持该排名的频率</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>Kept in percent of resamples</source>
        <translation>保持不变，占重抽样的百分比</translation>
    </message>
    <message>
        <source>Rankings of systems by two verifiers</source>
        <translation>两个核实者的系统排名</translation>
    </message>
    <message>
        <source>Kendall&apos;s tau-b</source>
        <translation>Kendall τ-b</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>n (systems)</source>
        <translation>n（系统）</translation>
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
    <name>CaseRowsText</name>
    <message>
        <source>case %1</source>
        <translation>案例 %1</translation>
    </message>
    <message>
        <source>no output</source>
        <translation>无输出</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>案例</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>提示词</translation>
    </message>
    <message>
        <source>Expected words</source>
        <translation>期望文本词数</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>个人资料</translation>
    </message>
    <message>
        <source>Outputs of</source>
        <translation>输出所属系统</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>评估</translation>
    </message>
    <message>
        <source>Not evaluated in the evaluations that are shown.</source>
        <translation>所显示的评估中未评估它。</translation>
    </message>
    <message>
        <source>Without a score: the aspects of one of the texts are not known, or the run is not through with it.</source>
        <translation>没有得分：其中一个文本的方面未知，或运行尚未处理完它。</translation>
    </message>
    <message>
        <source>%1: F %2, recall %3, precision %4; %5</source>
        <comment>system, figures, mode</comment>
        <translation>%1：F %2，召回率 %3，精确率 %4；%5</translation>
    </message>
    <message>
        <source>%1: mean %2</source>
        <comment>a column of scores and its mean</comment>
        <translation>%1：平均值 %2</translation>
    </message>
    <message>
        <source>F %1 ↑</source>
        <comment>score of a system, higher is better</comment>
        <translation>F %1 ↑</translation>
    </message>
    <message>
        <source>tie</source>
        <comment>neither of two systems scores more</comment>
        <translation>平</translation>
    </message>
    <message>
        <source>win</source>
        <comment>the first of two systems scores more</comment>
        <translation>胜</translation>
    </message>
    <message>
        <source>loss</source>
        <comment>the second of two systems scores more</comment>
        <translation>负</translation>
    </message>
    <message>
        <source>Outcome</source>
        <comment>of comparing two systems</comment>
        <translation>结果</translation>
    </message>
    <message>
        <source>%1 wins %2, ties %3, loses %4 (n = %5)</source>
        <comment>a system against another one, numbers of cases</comment>
        <translation>%1 胜 %2，平 %3，负 %4（n = %5）</translation>
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
        <source>The project has several leads.</source>
        <translation>该项目有多位负责人。</translation>
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
        <source>Give one of --pair, --balanced and --unassign.</source>
        <translation>请给出 --pair、--balanced、--unassign 之一。</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>正在检查</translation>
    </message>
    <message>
        <source>%1: schema version %2, %3 samples, %4 answers.</source>
        <translation>%1：架构版本 %2，%3 个样本，%4 个答案。</translation>
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
        <source>--settle and --reopen need --sample.</source>
        <translation>--settle 和 --reopen 需要 --sample。</translation>
    </message>
    <message>
        <source>--reopen needs --reason.</source>
        <translation>--reopen 需要 --reason。</translation>
    </message>
    <message>
        <source>Paragraph</source>
        <translation>段落</translation>
    </message>
    <message>
        <source>Assign it to a pair first.</source>
        <translation>请先将它分配给一对标注员。</translation>
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
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
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
        <source>Exporting</source>
        <translation>正在导出</translation>
    </message>
    <message>
        <source>Wrote %1: %2.</source>
        <translation>已写入 %1：%2。</translation>
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
        <source>Give one of --sample and --all.</source>
        <translation>请给出 --sample 或 --all 之一。</translation>
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
        <source>Explain a command, or &quot;formats&quot;.</source>
        <translation>解释某个命令或“formats”。</translation>
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
        <source>Answered</source>
        <translation>已作答</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>No samples yet. Add some with &quot;tandem import FILE PROJECT&quot;.</source>
        <translation>还没有样本。请用“tandem import FILE PROJECT”添加。</translation>
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
        <source>Counting</source>
        <translation>正在统计</translation>
    </message>
    <message>
        <source>The folder cannot be made.</source>
        <translation>无法创建该文件夹。</translation>
    </message>
    <message>
        <source>Check the name and your permissions.</source>
        <translation>请检查名称和您的权限。</translation>
    </message>
    <message>
        <source>Say who does this: --%1 %2.</source>
        <translation>请说明由谁进行：--%1 %2。</translation>
    </message>
    <message>
        <source>The table is written as *.csv, *.md or *.tex, not as &quot;%1&quot;.</source>
        <translation>表格写为 *.csv、*.md 或 *.tex，而不是“%1”。</translation>
    </message>
    <message>
        <source>Opinions are written, not answered; --step takes paragraphs or facts.</source>
        <translation>观点是撰写的而非回答的；--step 取 paragraphs 或 facts。</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s)</source>
        <translation>
            <numerusform>%n 组</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>正在读取</translation>
    </message>
    <message>
        <source>Undefined</source>
        <translation>未定义</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) to be labelled again.</source>
        <translation>
            <numerusform>%n 个样本将再标一次。</numerusform>
        </translation>
    </message>
    <message>
        <source>Opinions are checked, not compared.</source>
        <translation>观点是检查的，而不是比较的。</translation>
    </message>
    <message>
        <source>See &quot;tandem help opinions&quot;.</source>
        <translation>请见“tandem help opinions”。</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>关键</translation>
    </message>
    <message>
        <source>Added. &quot;tandem endpoint test %1&quot; tries it.</source>
        <translation>已添加。“tandem endpoint test %1”可测试它。</translation>
    </message>
    <message>
        <source>No endpoints yet. Add one with &quot;tandem endpoint add NAME&quot;.</source>
        <translation>尚无端点。用“tandem endpoint add NAME”添加一个。</translation>
    </message>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>keyring</source>
        <translation>密钥环</translation>
    </message>
    <message>
        <source>Removed.</source>
        <translation>已移除。</translation>
    </message>
    <message>
        <source>The server does not list the model &quot;%1&quot;, but it answers.</source>
        <translation>服务器未列出模型“%1”，但有应答。</translation>
    </message>
    <message>
        <source>It works: an answer after %1 s, %2 + %3 tokens.</source>
        <translation>可用：%1 秒后得到回答，%2 + %3 个词元。</translation>
    </message>
    <message>
        <source>--%1 takes %2, not &quot;%3&quot;.</source>
        <translation>--%1 取 %2，而不是“%3”。</translation>
    </message>
    <message>
        <source>An endpoint needs --api and --url.</source>
        <translation>端点需要 --api 和 --url。</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) without opinions: their round is not settled</source>
        <translation>
            <numerusform>%n 个样本没有观点：其轮次尚未定案</numerusform>
        </translation>
    </message>
    <message>
        <source>Fact added.</source>
        <translation>事实已添加。</translation>
    </message>
    <message>
        <source>Sample %1 has no paragraph %2.</source>
        <translation>样本 %1 没有段落 %2。</translation>
    </message>
    <message>
        <source>Fact changed.</source>
        <translation>事实已更改。</translation>
    </message>
    <message>
        <source>Nothing in the fact says where to split it; give the new facts.</source>
        <translation>事实中没有可据以拆分之处；请给出新的事实。</translation>
    </message>
    <message numerus="yes">
        <source>Fact split into %n.</source>
        <translation>
            <numerusform>事实已拆分为 %n 条。</numerusform>
        </translation>
    </message>
    <message>
        <source>Facts merged.</source>
        <translation>事实已合并。</translation>
    </message>
    <message>
        <source>Fact deleted.</source>
        <translation>事实已删除。</translation>
    </message>
    <message>
        <source>Fact brought back.</source>
        <translation>事实已恢复。</translation>
    </message>
    <message>
        <source>Fact moved.</source>
        <translation>事实已移动。</translation>
    </message>
    <message>
        <source>Fact marked as repeated.</source>
        <translation>事实已标为重复。</translation>
    </message>
    <message>
        <source>Fact no longer marked as repeated.</source>
        <translation>事实不再标为重复。</translation>
    </message>
    <message>
        <source>Mask set.</source>
        <translation>屏蔽已设定。</translation>
    </message>
    <message>
        <source>--masked takes yes, no or withdraw.</source>
        <translation>--masked 取 yes、no 或 withdraw。</translation>
    </message>
    <message>
        <source>Sample %1 has no fact %2.</source>
        <translation>样本 %1 没有事实 %2。</translation>
    </message>
    <message>
        <source>&quot;tandem facts list&quot; shows its facts.</source>
        <translation>“tandem facts list”显示其事实。</translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) added.</source>
        <translation>
            <numerusform>已添加 %n 条事实。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) taken over.</source>
        <translation>
            <numerusform>已接管 %n 条事实。</numerusform>
        </translation>
    </message>
    <message>
        <source>repeated</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>repeats %1</source>
        <translation>重复 %1</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>已屏蔽</translation>
    </message>
    <message numerus="yes">
        <source>%n imported fact(s) not taken over</source>
        <translation>
            <numerusform>%n 条导入的事实尚未接管</numerusform>
        </translation>
    </message>
    <message>
        <source>paragraph %1, supporting</source>
        <translation>段落 %1，支撑</translation>
    </message>
    <message>
        <source>paragraph %1, nonsupporting</source>
        <translation>段落 %1，非支撑</translation>
    </message>
    <message>
        <source>reply %1</source>
        <translation>回复 %1</translation>
    </message>
    <message>
        <source>%1 may repeat %2 (%3)</source>
        <translation>%1 可能重复 %2（%3）</translation>
    </message>
    <message>
        <source>No fact seems to repeat another.</source>
        <translation>似乎没有事实重复另一条。</translation>
    </message>
    <message>
        <source>Estimating</source>
        <translation>正在估算</translation>
    </message>
    <message>
        <source>Give --sample, --item and --answer, or --file with many answers.</source>
        <translation>请给出 --sample、--item 和 --answer，或用 --file 给出多个答案。</translation>
    </message>
    <message>
        <source>sample %1, item %2</source>
        <translation>样本 %1，项目 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n 项新的</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n handed in</source>
        <translation>
            <numerusform>%n 项已提交</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refused</source>
        <translation>
            <numerusform>%n 项被拒绝</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, packet of %2: %3.</source>
        <translation>%1，%2 的数据包：%3。</translation>
    </message>
    <message>
        <source>Nothing was merged: this was a dry run.</source>
        <translation>未合并任何内容：这是试运行。</translation>
    </message>
    <message>
        <source>Looking</source>
        <translation>正在查看</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>Merging</source>
        <translation>正在合并</translation>
    </message>
    <message>
        <source>&quot;tandem endpoint list&quot; lists the endpoints.</source>
        <translation>“tandem endpoint list”列出端点。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n row(s) recorded.</source>
        <translation>
            <numerusform>%1：已记录 %n 行。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) settled.</source>
        <translation>
            <numerusform>已定案 %n 个样本。</numerusform>
        </translation>
    </message>
    <message>
        <source>Give --sample, --utterance and --to.</source>
        <translation>请给出 --sample、--utterance 和 --to。</translation>
    </message>
    <message>
        <source>%1 writes about utterance %2.</source>
        <translation>%1 撰写话语 %2。</translation>
    </message>
    <message>
        <source>Sample %1: %2</source>
        <translation>样本 %1：%2</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>to do</source>
        <translation>待办</translation>
    </message>
    <message>
        <source>  opinion %1  %2  [%3 by %4, utterance %5]</source>
        <translation>  观点 %1  %2  [%3，由 %4，话语 %5]</translation>
    </message>
    <message>
        <source>Packet of %1 from &quot;%2&quot;, written %3.</source>
        <translation>%1 的数据包，来自“%2”，写于 %3。</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n 个轮次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) written in it</source>
        <translation>
            <numerusform>其中写了 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing the packet</source>
        <translation>正在写出数据包</translation>
    </message>
    <message>
        <source>Give one project, or &quot;show&quot; and a packet.</source>
        <translation>请给出一个项目，或 &quot;show&quot; 和一个数据包。</translation>
    </message>
    <message numerus="yes">
        <source>Wrote %1 for %2: %n sample(s).</source>
        <translation>
            <numerusform>已为 %2 写出 %1：%n 个样本。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lines: %2 tasks done, %3 failed, %4 to ask again; %5 lines read before, %6 refused.</source>
        <translation>%1 行：完成 %2 个任务，失败 %3，需再问 %4；以前读过 %5 行，拒绝 %6 行。</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) written to %1.</source>
        <translation>
            <numerusform>已将 %n 个问题写入 %1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) were refused; the others were taken in.</source>
        <translation>
            <numerusform>%n 行被拒绝；其余已取入。</numerusform>
        </translation>
    </message>
    <message>
        <source>Give the results of a batch that this run wrote.</source>
        <translation>请给出由此运行写出的批处理的结果。</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>There are no runs.</source>
        <translation>没有运行。</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Run %1, %2: %3. %4 of %5 done, %6 failed, %7 open. %8</source>
        <translation>运行 %1，%2：%3。完成 %4 / %5，失败 %6，未完成 %7。%8</translation>
    </message>
    <message>
        <source>Run %1 is cancelled. A program that works on it stops by itself.</source>
        <translation>运行 %1 已取消。正在处理它的程序会自行停止。</translation>
    </message>
    <message>
        <source>The run %1 is paused.</source>
        <translation>运行 %1 已暂停。</translation>
    </message>
    <message>
        <source>Go on with &quot;tandem run resume %1 %2&quot;.</source>
        <translation>用“tandem run resume %1 %2”继续。</translation>
    </message>
    <message>
        <source>The run %1 was cancelled.</source>
        <translation>运行 %1 已被取消。</translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) failed.</source>
        <translation>
            <numerusform>%n 个任务失败。</numerusform>
        </translation>
    </message>
    <message>
        <source>The first: %1</source>
        <translation>第一个：%1</translation>
    </message>
    <message>
        <source>Ask again with &quot;tandem run retry %1 %2&quot;.</source>
        <translation>用“tandem run retry %1 %2”重新询问。</translation>
    </message>
    <message>
        <source>Run %1 %2: %3 of %4 done, %5 failed. %6</source>
        <translation>运行 %1 %2：完成 %3 / %4，失败 %5。%6</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a run&apos;s number.</source>
        <translation>“%1”不是运行的编号。</translation>
    </message>
    <message>
        <source>&quot;tandem run list PROJECT&quot; lists the runs.</source>
        <translation>“tandem run list PROJECT”列出运行。</translation>
    </message>
    <message>
        <source>No run has anything left to do.</source>
        <translation>没有任何运行还有待处理的内容。</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>The file is neither a Tandem project nor CSV with the columns item, rater and value.</source>
        <translation>该文件既不是 Tandem 项目，也不是含有 item、rater 和 value 列的 CSV。</translation>
    </message>
    <message>
        <source>&quot;tandem help formats&quot; shows how ratings are written.</source>
        <translation>“tandem help formats”说明评分的写法。</translation>
    </message>
    <message>
        <source>--%1 is of projects, and this is a file of ratings.</source>
        <translation>--%1 用于项目，而这是一个评分文件。</translation>
    </message>
    <message>
        <source>--%1 is of ratings in a CSV file, and this is a project.</source>
        <translation>--%1 用于 CSV 文件中的评分，而这是一个项目。</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>这是文件夹，不是文件。</translation>
    </message>
    <message>
        <source>Name a Tandem project or a CSV file of ratings in it.</source>
        <translation>请指明其中的 Tandem 项目或评分 CSV 文件。</translation>
    </message>
    <message>
        <source>%1 has no value: %2 follows.</source>
        <translation>%1 没有值：其后是 %2。</translation>
    </message>
    <message>
        <source>The value of %1 is empty.</source>
        <translation>%1 的值为空。</translation>
    </message>
    <message>
        <source>Bringing up to date</source>
        <translation>正在升级</translation>
    </message>
    <message>
        <source>Nothing is to be changed.</source>
        <translation>没有要更改的内容。</translation>
    </message>
    <message>
        <source>Changed. &quot;tandem endpoint test %1&quot; tries it.</source>
        <translation>已更改。“tandem endpoint test %1”可测试它。</translation>
    </message>
    <message>
        <source>%1, not set</source>
        <translation>%1，未设置</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>none, as there is no keyring</source>
        <translation>无，因为没有密钥环</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>%1 (unprotected)</source>
        <translation>%1（不受保护）</translation>
    </message>
    <message>
        <source>Prices in / out</source>
        <translation>输入 / 输出价格</translation>
    </message>
    <message>
        <source>--spreadsheet is for answers as CSV.</source>
        <translation>--spreadsheet 仅用于 CSV 格式的答案。</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) left out: in this project answers have names once their sample is settled</source>
        <translation>
            <numerusform>略去 %n 个轮次：在此项目中，样本定案后其答案才带姓名</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;tandem facts list&quot; shows facts and ids.</source>
        <translation>“tandem facts list”显示事实和 id。</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <source>Imported %1 samples with %2 paragraphs into the new project %3.</source>
        <translation>已将 %1 个样本（共 %2 个段落）导入新项目 %3。</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>The file was not replaced.</source>
        <translation>文件未被替换。</translation>
    </message>
    <message>
        <source>Give another name, or add --overwrite.</source>
        <translation>请另取名称，或加上 --overwrite。</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) are out in a batch already.</source>
        <translation>
            <numerusform>%n 个问题已在批处理中等待结果。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) were left out: each at the most that it can cost, they do not fit into the spending cap.</source>
        <translation>
            <numerusform>略去 %n 个问题：每个按其可能的最高费用计算，它们超出花费上限。</numerusform>
        </translation>
    </message>
    <message>
        <source>--batch names the file to write.</source>
        <translation>--batch 指定要写出的文件。</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) will be asked live; a batch that is answered all the same has to be paid for too.</source>
        <translation>
            <numerusform>%n 个问题将实时询问；批处理若仍得到回答，也须付费。</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on with a higher cap: &quot;tandem run resume %1 %2 --cap AMOUNT&quot;.</source>
        <translation>用更高的上限继续：“tandem run resume %1 %2 --cap AMOUNT”。</translation>
    </message>
    <message>
        <source>Reply %1, %2, %3: %4 + %5 tokens, HTTP %6.</source>
        <translation>回复 %1，%2，%3：%4 + %5 个词元，HTTP %6。</translation>
    </message>
    <message>
        <source>Asked:</source>
        <translation>询问内容：</translation>
    </message>
    <message>
        <source>Came back:</source>
        <translation>返回内容：</translation>
    </message>
    <message>
        <source>run %1</source>
        <translation>运行 %1</translation>
    </message>
    <message>
        <source>case</source>
        <translation>案例</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>aspect</source>
        <translation>方面</translation>
    </message>
    <message>
        <source>rationale</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>case %1</source>
        <translation>案例 %1</translation>
    </message>
    <message>
        <source>There is no %1 %2.</source>
        <translation>没有%1 %2。</translation>
    </message>
    <message>
        <source>The last one is %1.</source>
        <translation>最后一个是 %1。</translation>
    </message>
    <message>
        <source>Nothing is set aside.</source>
        <translation>没有被搁置的。</translation>
    </message>
    <message>
        <source>Say which, for example 3 or 5-7.</source>
        <translation>请说明是哪些，例如 3 或 5-7。</translation>
    </message>
    <message numerus="yes">
        <source>%n set aside.</source>
        <translation>
            <numerusform>已搁置 %n 个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brought back.</source>
        <translation>
            <numerusform>已恢复 %n 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing in it.</source>
        <translation>其中没有任何内容。</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2: %n row(s).</source>
        <translation>
            <numerusform>%1 与 %2：%n 行。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) left out, a value is missing.</source>
        <translation>
            <numerusform>有 %n 行因缺少值而未计入。</numerusform>
        </translation>
    </message>
    <message>
        <source>--order takes words with commas between them, from the least to the most.</source>
        <translation>--order 接受从最小到最大排列、以逗号分隔的词语。</translation>
    </message>
    <message>
        <source>--order is of an ordinal scale only.</source>
        <translation>--order 只用于有序尺度。</translation>
    </message>
    <message>
        <source>The usage is: %1.</source>
        <translation>用法：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n new output(s)</source>
        <translation>
            <numerusform>%1：%n 个新输出</numerusform>
        </translation>
    </message>
    <message>
        <source>F1 with the boast minus F1 without, mode %1, %2</source>
        <translation>带自夸的 F1 减去不带自夸的 F1，模式 %1，%2</translation>
    </message>
    <message>
        <source>Mean difference</source>
        <translation>平均差异</translation>
    </message>
    <message>
        <source>Mean relative change</source>
        <translation>平均相对变化</translation>
    </message>
    <message>
        <source>Left out of it, since the score without was 0</source>
        <translation>因不带自夸的得分为 0 而未计入</translation>
    </message>
    <message>
        <source>No output of a system &quot;%1&quot; is evaluated in this set.</source>
        <translation>此集合中没有评估过系统“%1”的输出。</translation>
    </message>
    <message>
        <source>&quot;tandem expert list&quot; lists sets and systems.</source>
        <translation>“tandem expert list”会列出集合和系统。</translation>
    </message>
    <message>
        <source>%1 minus %2, mode %3, %4, on the cases that both have</source>
        <translation>%1 减 %2，模式 %3，%4，基于两者都有的案例</translation>
    </message>
    <message numerus="yes">
        <source>%n new case(s)</source>
        <translation>
            <numerusform>%n 个新案例</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new output(s)</source>
        <translation>
            <numerusform>%n 个新输出</numerusform>
        </translation>
    </message>
    <message>
        <source>in %1.</source>
        <translation>位于 %1。</translation>
    </message>
    <message>
        <source>Reading cases</source>
        <translation>正在读取案例</translation>
    </message>
    <message>
        <source>Reading the result</source>
        <translation>正在读取结果</translation>
    </message>
    <message numerus="yes">
        <source>%n evaluation(s)</source>
        <translation>
            <numerusform>%n 个评估</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing the result</source>
        <translation>正在写出结果</translation>
    </message>
    <message>
        <source>%1, model %2</source>
        <translation>%1，模型 %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 evaluations complete, averages with 95 % intervals (Student&apos;s t on the logit scale)</source>
        <translation>%1：%2 个评估已完成（共 %3 个），平均值及其 95 % 区间（logit 尺度上的 Student t）</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s).</source>
        <translation>
            <numerusform>%n 个案例。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n output(s).</source>
        <translation>
            <numerusform>%1：%n 个输出。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is evaluated yet.</source>
        <translation>尚未评估任何内容。</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) have no profile: what is generated for them is made from the prompt alone.</source>
        <translation>
            <numerusform>有 %n 个案例没有个人资料：为它们生成的内容仅依据提示词。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Judged in both orders: %n case(s), %1 of them readably</source>
        <translation>
            <numerusform>以两种顺序评判：%n 个案例，其中 %1 个可读</numerusform>
        </translation>
    </message>
    <message>
        <source>Verdict depends on the order</source>
        <translation>结论取决于顺序</translation>
    </message>
    <message>
        <source>Choices of the output shown first</source>
        <translation>选择先显示的输出</translation>
    </message>
    <message>
        <source>%1 chosen in both orders</source>
        <translation>两种顺序都选择 %1</translation>
    </message>
    <message>
        <source>&quot;expert %1&quot; needs --%2.</source>
        <translation>“expert %1”需要 --%2。</translation>
    </message>
    <message>
        <source>See &quot;tandem help expert&quot;.</source>
        <translation>参见“tandem help expert”。</translation>
    </message>
    <message>
        <source>The run %1 evaluated nothing.</source>
        <translation>运行 %1 未评估任何内容。</translation>
    </message>
    <message>
        <source>Nothing came from a file &quot;%1&quot;.</source>
        <translation>没有任何内容来自文件“%1”。</translation>
    </message>
    <message>
        <source>&quot;tandem expert list&quot; lists the sets.</source>
        <translation>“tandem expert list”会列出各集合。</translation>
    </message>
    <message>
        <source>Writing the report</source>
        <translation>正在写出报告</translation>
    </message>
    <message numerus="yes">
        <source>Wrote %1 and %n page(s).</source>
        <translation>
            <numerusform>已写出 %1 和 %n 个页面。</numerusform>
        </translation>
    </message>
    <message>
        <source>This file is read; the result does not replace it.</source>
        <translation>此文件正被读取；结果不会替换它。</translation>
    </message>
    <message>
        <source>Give the result another name.</source>
        <translation>请为结果另取名称。</translation>
    </message>
    <message>
        <source>The result and its texts cannot be the same file.</source>
        <translation>结果与其文本不能是同一个文件。</translation>
    </message>
    <message numerus="yes">
        <source>Wrote %1 and %2: %n evaluation(s).</source>
        <translation>
            <numerusform>已写出 %1 和 %2：%n 个评估。</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading reviews</source>
        <translation>正在读取评审</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n evaluation(s) reviewed to the end.</source>
        <translation>
            <numerusform>%1：%n 个评估已评审完毕。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more left out: whoever looks has to have reviewed them to the end (--person NAME says who looks; without it, everybody).</source>
        <translation>
            <numerusform>另略去 %n 个：查看者须已将其评审完毕（--person NAME 指明由谁查看；不给出时指所有人）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Run %1: %2 of %3 decisions made, %4 failed. %5</source>
        <translation>运行 %1：已作出 %2 / %3 个判断，失败 %4 个。%5</translation>
    </message>
    <message numerus="yes">
        <source>Read of each text: the first %n token(s); what counted: %1.</source>
        <translation>
            <numerusform>每个文本的读取范围：前 %n 个词元；计数单位：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evaluation(s) have no scores and are not in the result; the first is %1.</source>
        <translation>
            <numerusform>%n 个评估没有得分，不在结果中；第一个是 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file has no scores of its own to compare with.</source>
        <translation>文件中没有自带的得分可供比较。</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) in the file compared, all equal.</source>
        <translation>
            <numerusform>已比较文件中的 %n 个数值，全部相等。</numerusform>
        </translation>
    </message>
    <message>
        <source>the averages</source>
        <translation>平均值</translation>
    </message>
    <message numerus="yes">
        <source>%n more remark(s); --json lists them.</source>
        <translation>
            <numerusform>另有 %n 条备注；--json 会全部列出。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 is %3 in the file, %4 by its match tables.</source>
        <translation>%1：%2 在文件中为 %3，按其匹配表为 %4。</translation>
    </message>
    <message numerus="yes">
        <source>%n more difference(s); --json lists them.</source>
        <translation>
            <numerusform>另有 %n 处差异；--json 会全部列出。</numerusform>
        </translation>
    </message>
    <message>
        <source>--json and --csv exclude each other.</source>
        <translation>--json 与 --csv 不能同时使用。</translation>
    </message>
    <message>
        <source>--method names one of %1.</source>
        <translation>--method 须为 %1 之一。</translation>
    </message>
    <message>
        <source>Only --method geval takes --%1.</source>
        <translation>只有 --method geval 接受 --%1。</translation>
    </message>
    <message>
        <source>For a file of cases --output says where the scores go.</source>
        <translation>对于案例文件，--output 指定得分写到何处。</translation>
    </message>
    <message>
        <source>That is what is read.</source>
        <translation>这正是要读取的文件。</translation>
    </message>
    <message>
        <source>Give the scores another name.</source>
        <translation>请为得分另取一个名称。</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均值</translation>
    </message>
    <message>
        <source>Run %1: %2 of %3 answers in, %4 failed. %5</source>
        <translation>运行 %1：已收到 %3 个答案中的 %2 个，%4 个失败。%5</translation>
    </message>
    <message numerus="yes">
        <source>Wrote %n score(s) to %1.</source>
        <translation>
            <numerusform>已将 %n 个得分写入 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>No reply could be read as a score.</source>
        <translation>没有任何回复可读作得分。</translation>
    </message>
    <message>
        <source>Importing scores</source>
        <translation>正在导入得分</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>From</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>run %1, %2</source>
        <translation>运行 %1，%2</translation>
    </message>
    <message>
        <source>There are no scores.</source>
        <translation>没有得分。</translation>
    </message>
    <message>
        <source>a distance, 0 to %1</source>
        <translation>距离，0 到 %1</translation>
    </message>
    <message>
        <source>0 to %1</source>
        <translation>0 到 %1</translation>
    </message>
    <message>
        <source>Comparing texts</source>
        <translation>正在比较文本</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n 对</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no measure &quot;%1&quot;.</source>
        <translation>没有度量指标“%1”。</translation>
    </message>
    <message>
        <source>&quot;tandem help formats&quot; lists the measures.</source>
        <translation>“tandem help formats”列出各度量指标。</translation>
    </message>
    <message>
        <source>Did you mean &quot;%1&quot;?</source>
        <translation>您是否想输入“%1”？</translation>
    </message>
    <message>
        <source>Scores are written as *.jsonl, *.csv, *.md or *.tex, not as &quot;%1&quot;.</source>
        <translation>得分写为 *.jsonl、*.csv、*.md 或 *.tex，不能写为“%1”。</translation>
    </message>
    <message>
        <source>These pairs are read; the scores do not replace them.</source>
        <translation>这些文本对正是要读取的；得分不会替换它们。</translation>
    </message>
    <message numerus="yes">
        <source>A table for readers takes at most %n pair(s).</source>
        <translation>
            <numerusform>供阅读的表格至多容纳 %n 个文本对。</numerusform>
        </translation>
    </message>
    <message>
        <source>Write *.csv or *.jsonl, or only the systems&apos; means with --systems.</source>
        <translation>请写为 *.csv 或 *.jsonl，或用 --systems 只写各系统的平均值。</translation>
    </message>
    <message>
        <source>Outside the measure, and so without a score and in no mean (pairs): %1. --published scores them as the implementations do.</source>
        <translation>超出度量指标的范围，因此没有得分，也不计入任何平均值（文本对）：%1。--published 按原实现为其计分。</translation>
    </message>
    <message>
        <source>Corpus BLEU: %1 (sacreBLEU), %2 (NLTK), n = %3</source>
        <translation>语料库 BLEU：%1（sacreBLEU），%2（NLTK），n = %3</translation>
    </message>
    <message>
        <source>There are too many pairs or systems for means: at most %1 and %2.</source>
        <translation>文本对或系统太多，无法求平均值：至多 %1 和 %2。</translation>
    </message>
    <message>
        <source>Leave --systems out, or split the file.</source>
        <translation>请省去 --systems，或拆分文件。</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>正在比较</translation>
    </message>
    <message>
        <source>These distances are read; others do not replace them.</source>
        <translation>这些距离正是要读取的；不会被其他距离替换。</translation>
    </message>
    <message>
        <source>Write them to another folder.</source>
        <translation>请将其写入另一个文件夹。</translation>
    </message>
    <message>
        <source>There is no row of %1.</source>
        <translation>没有 %1 的行。</translation>
    </message>
    <message>
        <source>The models are %1.</source>
        <translation>模型为 %1。</translation>
    </message>
    <message>
        <source>Sampling</source>
        <translation>正在抽样</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>正在写入</translation>
    </message>
    <message>
        <source>--distance takes %1, not &quot;%2&quot;.</source>
        <translation>--distance 接受 %1，不接受“%2”。</translation>
    </message>
    <message>
        <source>--from-distances takes a folder, or three files: to documents, pairs, to gold.</source>
        <translation>--from-distances 接受一个文件夹或三个文件：到文档的、成对的、到本人摘要的。</translation>
    </message>
    <message>
        <source>--seed is of --stability.</source>
        <translation>--seed 须与 --stability 一起使用。</translation>
    </message>
    <message>
        <source>--models takes names, with commas between them.</source>
        <translation>--models 接受名称，之间用逗号分隔。</translation>
    </message>
    <message>
        <source>--distances takes a folder.</source>
        <translation>--distances 接受一个文件夹。</translation>
    </message>
    <message>
        <source>--order names every value once, and no value is empty.</source>
        <translation>--order 中每个值恰好列出一次，且不得有空值。</translation>
    </message>
    <message>
        <source>--person NAME is required: who does this?</source>
        <translation>缺少 --person NAME：由谁执行？</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it? [y/N]</source>
        <translation>%1 已存在。要替换吗？[y/N]</translation>
    </message>
    <message numerus="yes">
        <source>%n already there.</source>
        <translation>
            <numerusform>%n 个已存在。</numerusform>
        </translation>
    </message>
    <message>
        <source>How scores change is shown here once both systems are evaluated in one run.</source>
        <translation>两个系统在同一次运行中评估之后，此处会说明得分如何变化。</translation>
    </message>
    <message>
        <source>There are no cases in it, so there are no averages.</source>
        <translation>其中没有案例，因此没有平均值。</translation>
    </message>
    <message>
        <source>Added %1 scores of %2 outputs by %3; %4 already existed.</source>
        <translation>已添加 %1 个得分（%2 个输出；度量指标：%3）；另有 %4 个此前已存在。</translation>
    </message>
    <message>
        <source>--paragraph P is required.</source>
        <translation>缺少 --paragraph P。</translation>
    </message>
    <message>
        <source>--place K is required: where in its paragraph?</source>
        <translation>缺少 --place K：在其段落中的哪个位置？</translation>
    </message>
    <message>
        <source>--sample N is required.</source>
        <translation>缺少 --sample N。</translation>
    </message>
    <message>
        <source>--%1 is required: a number of &quot;facts list&quot;, with --sample, or a fact&apos;s id.</source>
        <translation>缺少 --%1：“facts list”中的编号（带 --sample），或事实的 id。</translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) already existed, word for word, and were left out.</source>
        <translation>
            <numerusform>%n 条事实逐字相同，此前已存在，已略去。</numerusform>
        </translation>
    </message>
    <message>
        <source>--measures does not name a measure.</source>
        <translation>--measures 没有给出度量指标。</translation>
    </message>
    <message>
        <source>--wordnet does not name a folder.</source>
        <translation>--wordnet 没有给出文件夹。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of %2.</source>
        <translation>“%1”不属于 %2。</translation>
    </message>
    <message>
        <source>--sample is required: what is settled?</source>
        <translation>缺少 --sample：对什么定案？</translation>
    </message>
    <message>
        <source>--file is required: what is being said?</source>
        <translation>缺少 --file：说了什么？</translation>
    </message>
    <message numerus="yes">
        <source>%n already there</source>
        <translation>
            <numerusform>%n 项已有</numerusform>
        </translation>
    </message>
    <message>
        <source>--person NAME is required: whose packet?</source>
        <translation>缺少 --person NAME：谁的数据包？</translation>
    </message>
    <message>
        <source>Any other distance can be imported with --from-distances.</source>
        <translation>任何其他距离都可用 --from-distances 导入。</translation>
    </message>
    <message>
        <source>Imported distances are never rounded.</source>
        <translation>导入的距离从不舍入。</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>一切正常。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a format of this export.</source>
        <translation>“%1”不是此导出支持的格式。</translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) left out because nobody has judged them to the end</source>
        <translation>
            <numerusform>略去 %n 条无人判断完的事实</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a number nor a range like 1-4.</source>
        <translation>“%1”不是编号，也不是 1-4 这样的范围。</translation>
    </message>
    <message>
        <source>--sample is required: which samples?</source>
        <translation>缺少 --sample：哪些样本？</translation>
    </message>
    <message>
        <source>--person NAME is required: who hands in?</source>
        <translation>缺少 --person NAME：由谁提交？</translation>
    </message>
    <message>
        <source>--person NAME is required: who answers?</source>
        <translation>缺少 --person NAME：由谁作答？</translation>
    </message>
    <message>
        <source>The same command continues from here.</source>
        <translation>执行同一命令即可从此处继续。</translation>
    </message>
    <message>
        <source>The same command with a higher --cap continues from here.</source>
        <translation>用更高的 --cap 执行同一命令，即可从此处继续。</translation>
    </message>
    <message>
        <source>Name what is to change, like --url or --model.</source>
        <translation>请给出要更改的内容，如 --url 或 --model。</translation>
    </message>
    <message>
        <source>Name the endpoint with --endpoint NAME.</source>
        <translation>请用 --endpoint NAME 说明询问谁。</translation>
    </message>
    <message>
        <source>&quot;tandem run batch-read %1 %2 RESULTS&quot; reads the answers.</source>
        <translation>“tandem run batch-read %1 %2 RESULTS”取入回答。</translation>
    </message>
    <message>
        <source>It works: an answer after %1 s.</source>
        <translation>可用：%1 秒后得到回答。</translation>
    </message>
    <message>
        <source>Nothing is left to ask; %1 was not written.</source>
        <translation>没有需要询问的内容了；未写入 %1。</translation>
    </message>
    <message>
        <source>%1 is given more than once.</source>
        <translation>%1 给出了不止一次。</translation>
    </message>
    <message>
        <source>%1 and %2 exclude each other.</source>
        <translation>%1 和 %2 不能同时使用。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not take %2.</source>
        <translation>“%1”不接受 %2。</translation>
    </message>
    <message>
        <source>No reply could be read for the aspects of a text: ask again with &quot;tandem run retry %1 %2&quot; and give this command once more, or try another model.</source>
        <translation>没有一个回复能读作文本的方面：请用“tandem run retry %1 %2”重新询问，再执行一次本命令，或换一个模型。</translation>
    </message>
    <message>
        <source>Look at the replies with &quot;tandem run show %1 --replies&quot;, then try another model or more --asks.</source>
        <translation>用“tandem run show %1 --replies”查看回复，然后换一个模型或增加 --asks。</translation>
    </message>
    <message>
        <source>--reason goes with --reopen.</source>
        <translation>--reason 要与 --reopen 一起使用。</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) were refused; there were no others.</source>
        <translation>
            <numerusform>%n 行被拒绝；没有其他行。</numerusform>
        </translation>
    </message>
    <message>
        <source>Raters&apos; pages are served at %1</source>
        <translation>评分者的页面由 %1 提供</translation>
    </message>
    <message>
        <source>&quot;tandem study link&quot; makes links to them. Ctrl+C ends it.</source>
        <translation>“tandem study link”生成指向这些页面的链接。Ctrl+C 结束。</translation>
    </message>
    <message>
        <source>serving:</source>
        <translation>正在提供页面：</translation>
    </message>
    <message>
        <source>It cannot be read: %1.</source>
        <translation>无法读取：%1。</translation>
    </message>
    <message>
        <source>It is no PEM file.</source>
        <translation>它不是 PEM 文件。</translation>
    </message>
    <message>
        <source>PEM files begin with a line like &quot;-----BEGIN CERTIFICATE-----&quot;.</source>
        <translation>PEM 文件以“-----BEGIN CERTIFICATE-----”这样的一行开头。</translation>
    </message>
    <message>
        <source>--cert and --key belong together.</source>
        <translation>--cert 与 --key 须一起给出。</translation>
    </message>
    <message>
        <source>Raters&apos; links and answers could be read on their way there.</source>
        <translation>评分者的链接和答案在途中可能被他人读取。</translation>
    </message>
    <message>
        <source>Give --cert and --key; or listen at 127.0.0.1 and put a web server with https before it, with --behind-proxy.</source>
        <translation>请给出 --cert 和 --key；或在 127.0.0.1 上监听，并在其前面设置一个使用 https 的 Web 服务器，同时给出 --behind-proxy。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no address of the web.</source>
        <translation>“%1”不是网址。</translation>
    </message>
    <message>
        <source>Write it like https://studies.example.org/.</source>
        <translation>请写成 https://studies.example.org/ 这样的形式。</translation>
    </message>
    <message numerus="yes">
        <source>%n new answer(s)</source>
        <translation>
            <numerusform>%n 个新答案</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new rater(s).</source>
        <translation>
            <numerusform>%n 位新评分者。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file has to end with .csv or .jsonl.</source>
        <translation>文件名须以 .csv 或 .jsonl 结尾。</translation>
    </message>
    <message numerus="yes">
        <source>Wrote %n answer(s) to %1; %2 says what they are.</source>
        <translation>
            <numerusform>已将 %n 个答案写入 %1；%2 说明其含义。</numerusform>
        </translation>
    </message>
    <message>
        <source>Give a file to be read, or one to be written with -o.</source>
        <translation>请给出要读取的文件，或用 -o 给出要写入的文件。</translation>
    </message>
    <message>
        <source>--template takes %1, not &quot;%2&quot;.</source>
        <translation>--template 接受 %1，不接受“%2”。</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>研究</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Raters</source>
        <translation>评分者</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>已结束</translation>
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
        <source>--name is required: what is the study called?</source>
        <translation>缺少 --name：研究叫什么名称？</translation>
    </message>
    <message>
        <source>Give one of --template and --design.</source>
        <translation>请给出 --template 或 --design 之一。</translation>
    </message>
    <message>
        <source>Made the study &quot;%1&quot;.</source>
        <translation>已新建研究“%1”。</translation>
    </message>
    <message numerus="yes">
        <source>%n new item(s)</source>
        <translation>
            <numerusform>%n 个新条目</numerusform>
        </translation>
    </message>
    <message>
        <source>The project has no study.</source>
        <translation>该项目没有研究。</translation>
    </message>
    <message>
        <source>This is version %1 of the design.</source>
        <translation>这是设计的第 %1 版。</translation>
    </message>
    <message>
        <source>It is shown this once, and whoever has it can answer. &quot;tandem serve&quot; serves the page behind it.</source>
        <translation>它只显示这一次，任何持有它的人都可以作答。其页面由“tandem serve”提供。</translation>
    </message>
    <message>
        <source>Codes: %1 for who is done, %2 for who declined, %3 for who was screened out.</source>
        <translation>完成码：完成者为 %1，谢绝者为 %2，被筛除者为 %3。</translation>
    </message>
    <message>
        <source>A link is for one rater (--rater) or for newcomers (--open).</source>
        <translation>链接要么给一位评分者（--rater），要么给新参与者（--open）。</translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) taken back.</source>
        <translation>
            <numerusform>已收回 %n 个链接。</numerusform>
        </translation>
    </message>
    <message>
        <source>Make one with &quot;tandem study new&quot;.</source>
        <translation>请用“tandem study new”新建一个。</translation>
    </message>
    <message>
        <source>The project has several studies.</source>
        <translation>该项目有多个研究。</translation>
    </message>
    <message>
        <source>Name one with --study: %1.</source>
        <translation>请用 --study 指明其一：%1。</translation>
    </message>
    <message>
        <source>--rater NAME is required: which rater?</source>
        <translation>缺少 --rater NAME：哪位评分者？</translation>
    </message>
    <message>
        <source>Give one of --raters and --count.</source>
        <translation>请给出 --raters 或 --count 之一。</translation>
    </message>
    <message numerus="yes">
        <source>%n rater(s) added.</source>
        <translation>
            <numerusform>已添加 %n 位评分者。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Items were handed out to %n rater(s).</source>
        <translation>
            <numerusform>已向 %n 位评分者分发条目。</numerusform>
        </translation>
    </message>
    <message>
        <source>--reason is required: the report names it.</source>
        <translation>缺少 --reason：报告会注明原因。</translation>
    </message>
    <message numerus="yes">
        <source>%1 is asked about %n item(s) in the place of %2.</source>
        <translation>
            <numerusform>%1 代替 %2，须回答 %n 个条目。</numerusform>
        </translation>
    </message>
    <message>
        <source>--raters-per-item and --reason are required.</source>
        <translation>--raters-per-item 和 --reason 均为必需。</translation>
    </message>
    <message numerus="yes">
        <source>Each item is asked of %n rater(s) now.</source>
        <translation>
            <numerusform>现在每个条目由 %n 位评分者回答。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) were erased. Copies of the project keep theirs.</source>
        <translation>
            <numerusform>已抹除 %n 个答案。项目的副本中仍保留各自的答案。</numerusform>
        </translation>
    </message>
    <message>
        <source>--design takes %1, not &quot;%2&quot;.</source>
        <translation>--design 接受 %1，不接受“%2”。</translation>
    </message>
    <message>
        <source>Computing intervals</source>
        <translation>正在计算区间</translation>
    </message>
    <message>
        <source>None of its items is one of the answers&apos;.</source>
        <translation>其中没有任何条目属于这些答案。</translation>
    </message>
    <message>
        <source>Name items in both files alike.</source>
        <translation>请让条目在两个文件中名称相同。</translation>
    </message>
    <message>
        <source>%1 is no project; of answers in a file, --design says which study they are from.</source>
        <translation>%1 不是项目；对于文件中的答案，由 --design 说明它们来自哪种研究。</translation>
    </message>
    <message>
        <source>Rater</source>
        <translation>评分者</translation>
    </message>
    <message>
        <source>In results</source>
        <translation>结果中的名称</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>总数</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>已释放</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Checks right</source>
        <translation>检查答对</translation>
    </message>
    <message>
        <source>Same answer</source>
        <translation>相同答案</translation>
    </message>
    <message>
        <source>Last answer</source>
        <translation>最后作答</translation>
    </message>
    <message>
        <source>%1: %2 of %3 answers to items, %4 of %5 items complete.</source>
        <translation>%1：条目的答案 %2 / %3 个，已完成条目 %4 / %5 个。</translation>
    </message>
    <message>
        <source>It is closed.</source>
        <translation>它已结束。</translation>
    </message>
    <message>
        <source>At the pace so far it ends %1.</source>
        <translation>按目前的进度，将于 %1 结束。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is closed: its results can be seen now.</source>
        <translation>“%1”已结束：现在可以查看其结果。</translation>
    </message>
    <message>
        <source>--person NAME is required: whose form?</source>
        <translation>缺少 --person NAME：谁的表单？</translation>
    </message>
    <message>
        <source>-o FILE is required: where is the form written?</source>
        <translation>缺少 -o FILE：表单写到何处？</translation>
    </message>
    <message numerus="yes">
        <source>Wrote %1 for %2: %n item(s).</source>
        <translation>
            <numerusform>已为 %2 写出 %1：%n 个条目。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n after the close</source>
        <translation>
            <numerusform>%n 个在结束之后到达</numerusform>
        </translation>
    </message>
    <message>
        <source>the rater withdraws, all their answers are erased</source>
        <translation>评分者退出，其所有答案被抹除</translation>
    </message>
    <message>
        <source>handed in</source>
        <translation>已提交</translation>
    </message>
    <message>
        <source>hand-in taken back</source>
        <translation>已撤回提交</translation>
    </message>
    <message>
        <source>study &quot;%1&quot;: %2</source>
        <translation>研究“%1”：%2</translation>
    </message>
    <message>
        <source>%1, answers of %2 to &quot;%3&quot;: %4.</source>
        <translation>%1，%2 对“%3”的答案：%4。</translation>
    </message>
    <message numerus="yes">
        <source>%n study(s) to rate</source>
        <translation>
            <numerusform>%n 个待评分的研究</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n study(s) to rate.</source>
        <translation>
            <numerusform>%n 个待评分的研究。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 kept since it was started</source>
        <translation>启动以来已保存 %1，来自 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n 个答案</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rater(s)</source>
        <translation>
            <numerusform>%n 位评分者</numerusform>
        </translation>
    </message>
    <message>
        <source>No rater has anything left to do.</source>
        <translation>没有评分者还有待办内容。</translation>
    </message>
    <message>
        <source>Add raters with &quot;tandem study assign&quot;.</source>
        <translation>请用“tandem study assign”添加评分者。</translation>
    </message>
    <message>
        <source>Give --rater and -o for one form, or --all for one of each rater.</source>
        <translation>写出一份表单请用 --rater 和 -o，为每位评分者各写一份请用 --all。</translation>
    </message>
    <message>
        <source>Answers come back in files that a form saves; &quot;tandem merge&quot; takes them.</source>
        <translation>答案存于由表单保存的文件中寄回；由“tandem merge”取入。</translation>
    </message>
    <message>
        <source>--sample takes random:N, stratified:N or disagreement:N, not &quot;%1&quot;.</source>
        <translation>--sample 接受 random:N、stratified:N 或 disagreement:N，不接受“%1”。</translation>
    </message>
    <message>
        <source>Give a file of items, or say with --from what of the project they are made of; --from documents takes a file.</source>
        <translation>请给出条目文件，或用 --from 说明由项目中的什么生成；--from documents 需要文件。</translation>
    </message>
    <message>
        <source>Wrote %1.</source>
        <translation>已写出 %1。</translation>
    </message>
    <message>
        <source>Links for newcomers</source>
        <translation>给新参与者的链接</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>as many as are lacking</source>
        <translation>缺多少位就多少位</translation>
    </message>
    <message>
        <source>Came</source>
        <translation>已加入</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>已收回</translation>
    </message>
    <message>
        <source>Code: done</source>
        <translation>完成码：完成</translation>
    </message>
    <message>
        <source>Code: declined</source>
        <translation>完成码：谢绝</translation>
    </message>
    <message>
        <source>Code: screened out</source>
        <translation>完成码：被筛除</translation>
    </message>
    <message>
        <source>Participant</source>
        <translation>参与者</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>完成码</translation>
    </message>
    <message>
        <source>Longest gap</source>
        <translation>最长间隔</translation>
    </message>
    <message>
        <source>the newest evaluation of each output (judged by %1)</source>
        <translation>每个输出的最新评估（评判者：%1）</translation>
    </message>
    <message>
        <source>Fewer than two systems have scores in this set.</source>
        <translation>此集合中有得分的系统少于两个。</translation>
    </message>
    <message>
        <source>--all puts all runs and files together.</source>
        <translation>--all 将所有运行和文件合在一起。</translation>
    </message>
    <message>
        <source>Every two systems, F1, mode %1, %2, on the cases that both have</source>
        <translation>每两个系统，F1，模式 %1，%2，基于两者都有的案例</translation>
    </message>
    <message>
        <source>Name two systems, or none for every pair of them.</source>
        <translation>请指明两个系统；若都不指明，则比较每一对系统。</translation>
    </message>
    <message>
        <source>No two judges have scored the same output.</source>
        <translation>没有两个评判者对同一输出给出过得分。</translation>
    </message>
    <message>
        <source>A judge is a model or an imported file: evaluate with another model.</source>
        <translation>评判者是一个模型或一个导入的文件：请用另一个模型评估。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number.</source>
        <translation>“%1”不是数字。</translation>
    </message>
    <message numerus="yes">
        <source>Sample %1 has %n paragraph(s) now.</source>
        <translation>
            <numerusform>样本 %1 现有 %n 个段落。</numerusform>
        </translation>
    </message>
    <message>
        <source>reply</source>
        <translation>回复</translation>
    </message>
    <message>
        <source>A currency has at most %1 letters.</source>
        <translation>货币最多 %1 个字母。</translation>
    </message>
    <message>
        <source>The project needs a name.</source>
        <translation>项目需要名称。</translation>
    </message>
    <message>
        <source>Give a text of up to a million characters.</source>
        <translation>请给出不超过一百万个字符的文本。</translation>
    </message>
    <message>
        <source>Where two disagree: strict</source>
        <translation>双方不一致时：严格规则</translation>
    </message>
    <message>
        <source>Where two disagree: adjudication, by %1</source>
        <translation>双方不一致时：裁决，由 %1 进行</translation>
    </message>
    <message>
        <source>Hourly wage: %1 %2</source>
        <translation>时薪：%1 %2</translation>
    </message>
    <message>
        <source>Hourly wage: none, cost is not shown</source>
        <translation>时薪：未设，不显示费用</translation>
    </message>
    <message numerus="yes">
        <source>Guideline: the project&apos;s own, %n character(s)</source>
        <translation>
            <numerusform>标注指南：项目自有，%n 个字符</numerusform>
        </translation>
    </message>
    <message>
        <source>Guideline: built in</source>
        <translation>标注指南：内置</translation>
    </message>
    <message>
        <source>A program has the project open: its newest answers stand in %1. Close the project before it is copied, or copy both.</source>
        <translation>有程序正打开此项目：其最新答案在 %1 中。复制之前请先关闭项目，或将两者一并复制。</translation>
    </message>
    <message>
        <source>Give either --guideline or --built-in-guideline.</source>
        <translation>请只给出 --guideline 或 --built-in-guideline 之一。</translation>
    </message>
    <message>
        <source>--benchmark says which benchmark the outputs were made for.</source>
        <translation>--benchmark 指明这些输出是针对哪个基准的。</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) that are no outputs were passed over: %1 and its like.</source>
        <translation>
            <numerusform>略过了 %n 个不是输出的文件：%1 等。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conclusion(s) that are neither &quot;knowable&quot; nor &quot;unknowable&quot; count as not covered, as published; the first one is %1.</source>
        <translation>
            <numerusform>有 %n 个结论既非 &quot;knowable&quot; 也非 &quot;unknowable&quot;，按已发表的做法算作未覆盖；第一个是 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading outputs</source>
        <translation>正在读取输出</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>A program that had the project open was ended before it closed it: its newest answers stand in %1. Open and close the project before it is copied, or copy both.</source>
        <translation>打开此项目的某个程序在关闭项目之前就已终止：其最新答案在 %1 中。复制之前请先打开并关闭项目，或将两者一并复制。</translation>
    </message>
    <message>
        <source>The guideline is empty.</source>
        <translation>标注指南为空。</translation>
    </message>
    <message>
        <source>Give its text, or --built-in-guideline to go back to that one.</source>
        <translation>请给出其文本，或用 --built-in-guideline 恢复内置指南。</translation>
    </message>
</context>
<context>
    <name>CompareWords</name>
    <message>
        <source>%1 settled the sample</source>
        <translation>%1 已将样本定案</translation>
    </message>
    <message>
        <source>%1 reopened the sample</source>
        <translation>%1 重新打开了样本</translation>
    </message>
    <message>
        <source>%1 began the second pass</source>
        <translation>%1 开始了第二轮</translation>
    </message>
    <message>
        <source>%1 withdrew the decision</source>
        <translation>%1 撤回了裁决</translation>
    </message>
    <message>
        <source>%1 decided: key</source>
        <translation>%1 裁决：关键</translation>
    </message>
    <message>
        <source>%1 decided: supporting</source>
        <translation>%1 裁决：支撑</translation>
    </message>
    <message>
        <source>%1 decided: not key</source>
        <translation>%1 裁决：非关键</translation>
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
    <message>
        <source>decided</source>
        <translation>已裁决</translation>
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
        <source>undecided</source>
        <translation>未裁决</translation>
    </message>
    <message>
        <source>key</source>
        <translation>关键</translation>
    </message>
    <message>
        <source>not key</source>
        <translation>非关键</translation>
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
        <source>¶ %1</source>
        <comment>number of a paragraph</comment>
        <translation>¶ %1</translation>
    </message>
    <message>
        <source>%1, on the answers given blind.</source>
        <translation>%1，按盲标答案计算。</translation>
    </message>
    <message>
        <source>%1, on the answers given after the discussion.</source>
        <translation>%1，基于讨论后的答案。</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
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
    <message>
        <source>as imported</source>
        <translation>按导入内容</translation>
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
        <source>%1: %2. %3</source>
        <translation>%1：%2。%3</translation>
    </message>
    <message>
        <source>Paragraph %1: %2. %3: %4</source>
        <translation>段落 %1：%2。%3：%4</translation>
    </message>
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
    <message>
        <source>Fact %1 of paragraph %2</source>
        <translation>段落 %2 的事实 %1</translation>
    </message>
    <message>
        <source>Paragraph %1</source>
        <translation>段落 %1</translation>
    </message>
    <message>
        <source>%1: %2. %3: %4. %5: %6. Outcome: %7.</source>
        <translation>%1：%2。%3：%4。%5：%6。结果：%7。</translation>
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
        <source>Number</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>事实</translation>
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
        <source>%1 · guideline must change</source>
        <translation>%1 · 标注指南须修改</translation>
    </message>
    <message>
        <source>%1 by %2, %3</source>
        <comment>what was done, who, when</comment>
        <translation>%1，%2，%3</translation>
    </message>
    <message>
        <source>a model</source>
        <translation>某个模型</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <source>paragraph %1 was removed</source>
        <translation>段落 %1 已被移除</translation>
    </message>
    <message>
        <source>marked as repeated</source>
        <translation>已标为重复</translation>
    </message>
    <message>
        <source>conflicts</source>
        <translation>冲突</translation>
    </message>
    <message>
        <source>conflicts: %1;</source>
        <translation>冲突：%1；</translation>
    </message>
    <message>
        <source>of a nonsupporting paragraph</source>
        <translation>属于非支撑段落</translation>
    </message>
    <message>
        <source>being judged, blind</source>
        <translation>正在盲标判断</translation>
    </message>
    <message>
        <source>from the imported benchmark</source>
        <translation>来自导入的基准</translation>
    </message>
    <message>
        <source>nobody was asked whether it is key</source>
        <translation>未询问任何人它是否关键</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>某人</translation>
    </message>
    <message>
        <source>both say %1, %2</source>
        <comment>answer, when</comment>
        <translation>双方都说：%1，%2</translation>
    </message>
    <message>
        <source>%1 says %2, %3 says %4</source>
        <translation>%1 说：%2，%3 说：%4</translation>
    </message>
    <message>
        <source>the two differ</source>
        <translation>双方不一致</translation>
    </message>
    <message>
        <source>%1; decided by %2, %3: %4</source>
        <comment>what was said, who, when, why</comment>
        <translation>%1；由 %2 裁决，%3：%4</translation>
    </message>
    <message>
        <source>%1; waits for a decision</source>
        <translation>%1；等待裁决</translation>
    </message>
    <message>
        <source>%1; not key by the strict rule, %2</source>
        <comment>what was said, when</comment>
        <translation>%1；按严格规则非关键，%2</translation>
    </message>
    <message>
        <source>%1; removed by the strict rule, %2</source>
        <comment>what was said, when</comment>
        <translation>%1；按严格规则移除，%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>who, when</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>removed by the strict rule</source>
        <translation>按严格规则移除</translation>
    </message>
    <message>
        <source>not settled yet</source>
        <translation>尚未定案</translation>
    </message>
    <message>
        <source>written as: %1</source>
        <translation>写作：%1</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between reasons</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>All facts</source>
        <translation>所有事实</translation>
    </message>
    <message>
        <source>of paragraphs that are not open</source>
        <translation>所属段落已不在进行中</translation>
    </message>
    <message>
        <source>Not judged yet</source>
        <translation>尚未判断</translation>
    </message>
    <message>
        <source>whether they are key is open</source>
        <translation>是否关键尚未确定</translation>
    </message>
    <message>
        <source>Undecided facts</source>
        <translation>未裁决的事实</translation>
    </message>
    <message>
        <source>Removed by hand</source>
        <translation>手动移除</translation>
    </message>
    <message>
        <source>taken out or merged into another one</source>
        <translation>已去除或并入另一条事实</translation>
    </message>
    <message>
        <source>Without a paragraph</source>
        <translation>没有段落</translation>
    </message>
    <message>
        <source>their paragraphs were removed</source>
        <translation>其段落已被移除</translation>
    </message>
    <message>
        <source>Repeated</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>another fact says the same</source>
        <translation>另一条事实内容相同</translation>
    </message>
    <message>
        <source>Masked</source>
        <translation>已屏蔽</translation>
    </message>
    <message>
        <source>they follow from supporting paragraphs</source>
        <translation>可由支撑段落推出</translation>
    </message>
    <message>
        <source>Kept facts</source>
        <translation>保留的事实</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>关键</translation>
    </message>
    <message>
        <source>both say yes, or by decision</source>
        <translation>双方都说是，或经裁决</translation>
    </message>
    <message>
        <source>Other supporting facts</source>
        <translation>其他支撑事实</translation>
    </message>
    <message>
        <source>Facts of nonsupporting paragraphs</source>
        <translation>非支撑段落的事实</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>未询问</translation>
    </message>
    <message>
        <source>All opinions</source>
        <translation>所有观点</translation>
    </message>
    <message>
        <source>as both handed them in, or as imported</source>
        <translation>按双方提交的内容，或按导入的内容</translation>
    </message>
    <message>
        <source>Being checked</source>
        <translation>正在检查</translation>
    </message>
    <message>
        <source>not agreed on, or not settled</source>
        <translation>未达成一致，或未定案</translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation>已舍弃</translation>
    </message>
    <message>
        <source>disputed and removed, or by decision</source>
        <translation>有争议而移除，或经裁决</translation>
    </message>
    <message>
        <source>Kept opinions</source>
        <translation>保留的观点</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>line, below it</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Fact %1: %2. %3: %4</source>
        <translation>事实 %1：%2。%3：%4</translation>
    </message>
    <message>
        <source>Opinion %1: %2. %3: %4</source>
        <translation>观点 %1：%2。%3：%4</translation>
    </message>
    <message>
        <source>paragraphs</source>
        <translation>段落</translation>
    </message>
    <message>
        <source>key facts</source>
        <translation>关键事实</translation>
    </message>
    <message>
        <source>opinions</source>
        <translation>观点</translation>
    </message>
    <message>
        <source>%1 assigned the %2</source>
        <translation>%1 分配了%2</translation>
    </message>
    <message>
        <source>%1 handed in the %2</source>
        <translation>%1 提交了%2</translation>
    </message>
    <message>
        <source>%1 took the hand-in of the %2 back</source>
        <translation>%1 撤回了%2的提交</translation>
    </message>
    <message>
        <source>%1 settled the %2</source>
        <translation>%1 已将%2定案</translation>
    </message>
    <message>
        <source>%1 reopened the %2</source>
        <translation>%1 重新打开了%2</translation>
    </message>
    <message>
        <source>%1 began the second pass over the %2</source>
        <translation>%1 开始了%2的第二轮</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>came as supporting</source>
        <translation>导入时为支撑</translation>
    </message>
    <message>
        <source>came as nonsupporting</source>
        <translation>导入时为非支撑</translation>
    </message>
    <message>
        <source>came as a key fact of paragraph %1</source>
        <translation>导入时为段落 %1 的关键事实</translation>
    </message>
    <message>
        <source>came as another fact of paragraph %1</source>
        <translation>导入时为段落 %1 的其他事实</translation>
    </message>
    <message>
        <source>came as opinion</source>
        <translation>导入时为观点</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>participant, what they say</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>文章</translation>
    </message>
    <message>
        <source>Discussion</source>
        <translation>讨论</translation>
    </message>
    <message>
        <source>Opinions</source>
        <translation>观点</translation>
    </message>
    <message>
        <source>Opinions are still being written, blind.</source>
        <translation>观点仍在盲标撰写中。</translation>
    </message>
    <message>
        <source>As it was imported</source>
        <translation>导入时的状态</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>经过</translation>
    </message>
    <message>
        <source>the sample waits for a discussion</source>
        <translation>样本正在等待讨论</translation>
    </message>
    <message>
        <source>not both have handed in</source>
        <translation>并非双方都已提交</translation>
    </message>
    <message>
        <source>%1 undid the decision after it; again: %2</source>
        <comment>who, which</comment>
        <translation>%1 撤销了其后的裁决；恢复为：%2</translation>
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
    <message>
        <source>There are more than %1 cells in one line.</source>
        <translation>一行中的单元格超过 %1 个。</translation>
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
    <name>DatabaseWords</name>
    <message>
        <source>Choose a file that Tandem made, or import this one into a new project.</source>
        <translation>请选择由 Tandem 创建的文件，或将此文件导入新项目。</translation>
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
    <message>
        <source>Restore a copy of it, or copy it again from where it came.</source>
        <translation>请恢复其副本，或从来源处重新复制。</translation>
    </message>
    <message>
        <source>The file was altered: its structure is larger than any that Tandem makes.</source>
        <translation>文件已被改动：其结构大于 Tandem 生成的任何结构。</translation>
    </message>
    <message>
        <source>Do not use it. Ask for it as Tandem saved it.</source>
        <translation>请勿使用。请索取 Tandem 原样保存的文件。</translation>
    </message>
    <message>
        <source>The project was altered: parts of its structure were taken away.</source>
        <translation>项目被改动：其结构的一部分被移除。</translation>
    </message>
    <message>
        <source>The project was altered: &quot;%1&quot; in it was not made by Tandem.</source>
        <translation>项目被改动：其中的“%1”不是 Tandem 生成的。</translation>
    </message>
    <message>
        <source>Do not use it: what it shows may not be what people answered. Ask for it as Tandem saved it.</source>
        <translation>请勿使用：它显示的可能不是人们所回答的。请索取由 Tandem 原样保存的项目。</translation>
    </message>
    <message>
        <source>The project file is cut off or damaged.</source>
        <translation>项目文件被截断或已损坏。</translation>
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
        <source>This project was made by an older version of Tandem.</source>
        <translation>该项目由旧版本的 Tandem 创建。</translation>
    </message>
    <message>
        <source>Open it once for writing, in the window or with &quot;tandem check --upgrade&quot;.</source>
        <translation>请在窗口中或用“tandem check --upgrade”以写入方式打开一次。</translation>
    </message>
    <message>
        <source>This is a packet: its person can work on its samples and hand them in, nothing else.</source>
        <translation>这是数据包：其所属人只能处理并提交其样本。</translation>
    </message>
    <message>
        <source>Do this in the project that the packet came from.</source>
        <translation>请在数据包所来自的项目中进行。</translation>
    </message>
    <message>
        <source>This packet was made for somebody else.</source>
        <translation>此数据包是为他人制作的。</translation>
    </message>
    <message>
        <source>Only the person that it was made for can work in it.</source>
        <translation>只有其所属人可以在其中工作。</translation>
    </message>
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
        <source>Do not use it if you do not know where it comes from.</source>
        <translation>如果不知道它的来源，请勿使用。</translation>
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
        <source>The project file refused the change.</source>
        <translation>项目文件拒绝了此更改。</translation>
    </message>
    <message>
        <source>Nothing was changed. If it happens again, run &quot;tandem check&quot; on the project.</source>
        <translation>未作任何更改。如再次出现，请对项目运行 &quot;tandem check&quot;。</translation>
    </message>
    <message>
        <source>The project is as it was.</source>
        <translation>项目保持原样。</translation>
    </message>
    <message>
        <source>No copy of the older project could be made.</source>
        <translation>无法为旧版项目创建副本。</translation>
    </message>
    <message>
        <source>Free some space, and check the permissions of its folder.</source>
        <translation>请释放一些空间，并检查其文件夹的权限。</translation>
    </message>
    <message>
        <source>This is not a Tandem project.</source>
        <translation>这不是 Tandem 项目。</translation>
    </message>
    <message>
        <source>Checking the file takes too long.</source>
        <translation>查看该文件耗时过长。</translation>
    </message>
    <message>
        <source>The project file could not be written to.</source>
        <translation>项目文件未接受要写入的内容。</translation>
    </message>
    <message>
        <source>The project can only be read here: the file or its folder is write-protected.</source>
        <translation>此处只能读取该项目：文件或其所在文件夹受写保护。</translation>
    </message>
    <message>
        <source>To work on it, copy it to a folder that you may write to. Commands that only read, like &quot;tandem stats&quot;, take it as it is.</source>
        <translation>要编辑它，请复制到您可以写入的文件夹。只读取的命令（如“tandem stats”）可以直接使用它。</translation>
    </message>
    <message>
        <source>The project was not closed properly, and cannot be read where nothing can be written.</source>
        <translation>该项目没有正常关闭，在不能写入的地方无法读取。</translation>
    </message>
    <message>
        <source>Copy it, with the files beside it whose names begin with its name, to a folder that you may write to.</source>
        <translation>请将它连同旁边以其名称开头的文件一起复制到您可以写入的文件夹。</translation>
    </message>
</context>
<context>
    <name>DecisionsPage</name>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>verdict, the aspect that is matched</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>decision, title of its aspect</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between opinions</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>案例</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>判断</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>You</source>
        <translation>您</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>他人</translation>
    </message>
    <message>
        <source>Of evaluations that you are done with; bold where reviewers differ</source>
        <translation>属于您已完成的评估；评审者意见不同之处为粗体</translation>
    </message>
    <message>
        <source>Rationale</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>found</source>
        <comment>aspects</comment>
        <translation>已找到</translation>
    </message>
    <message>
        <source>none</source>
        <comment>aspects</comment>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>DistanceRowReader</name>
    <message>
        <source>%1, line %2</source>
        <translation>%1，第 %2 行</translation>
    </message>
    <message>
        <source>&quot;tandem help formats&quot; shows how distances are written.</source>
        <translation>“tandem help formats”说明距离的写法。</translation>
    </message>
    <message>
        <source>A quote is not closed in its line, or text follows it.</source>
        <translation>有引号未在本行内闭合，或其后还有文本。</translation>
    </message>
    <message>
        <source>Inside quotes, write a quote twice; a name may not have a line break.</source>
        <translation>引号之内的引号要写两次；名称中不能有换行。</translation>
    </message>
    <message>
        <source>The text is not valid UTF-8.</source>
        <translation>文本不是有效的 UTF-8。</translation>
    </message>
    <message>
        <source>Save the file in UTF-8.</source>
        <translation>请将文件保存为 UTF-8。</translation>
    </message>
    <message>
        <source>There is a NUL byte in the file.</source>
        <translation>文件中有 NUL 字节。</translation>
    </message>
    <message>
        <source>Remove it and try again.</source>
        <translation>请将其删除后重试。</translation>
    </message>
    <message>
        <source>There is nothing in it.</source>
        <translation>其中没有内容。</translation>
    </message>
    <message>
        <source>The header does not name the column &quot;%1&quot;.</source>
        <translation>表头中没有列“%1”。</translation>
    </message>
    <message>
        <source>Remove one of the two.</source>
        <translation>请删除其中一个。</translation>
    </message>
    <message>
        <source>Leave the cell empty where there is none.</source>
        <translation>没有得分时请让单元格留空。</translation>
    </message>
    <message>
        <source>Expected as many cells as the header has.</source>
        <translation>单元格数应与表头一致。</translation>
    </message>
    <message>
        <source>Put cells with commas in quotes.</source>
        <translation>含逗号的单元格请加引号。</translation>
    </message>
    <message>
        <source>A document, model or user has no name.</source>
        <translation>有文档、模型或用户没有名称。</translation>
    </message>
    <message>
        <source>The row compares a user with themselves.</source>
        <translation>该行把一个用户与其自身比较。</translation>
    </message>
    <message>
        <source>Write pairs of two users.</source>
        <translation>请写由两个用户组成的对。</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; occurs twice.</source>
        <translation>列“%1”出现了两次。</translation>
    </message>
    <message>
        <source>The score &quot;%1&quot; is not a finite number.</source>
        <translation>得分“%1”不是有限的数字。</translation>
    </message>
</context>
<context>
    <name>EndpointWords</name>
    <message>
        <source>The calls at once must be 1 to %1.</source>
        <translation>同时调用数必须为 1 到 %1。</translation>
    </message>
    <message>
        <source>The limits a minute must be 0 (none) to %1.</source>
        <translation>每分钟的限制必须为 0（无）到 %1。</translation>
    </message>
    <message>
        <source>The time for one call must be between a second and an hour.</source>
        <translation>单次调用的时间必须在一秒到一小时之间。</translation>
    </message>
    <message>
        <source>The tries of one call must be 1 to %1.</source>
        <translation>单次调用的尝试次数必须为 1 到 %1。</translation>
    </message>
    <message>
        <source>An endpoint&apos;s name has 1 to %1 characters on one line.</source>
        <translation>端点名称为一行 1 到 %1 个字符。</translation>
    </message>
    <message>
        <source>A model&apos;s name has at most %1 characters on one line.</source>
        <translation>模型名称为一行最多 %1 个字符。</translation>
    </message>
    <message>
        <source>The name of an environment variable has letters, digits and _ only. The key itself does not belong here.</source>
        <translation>环境变量名只有字母、数字和 _。密钥本身不应写在这里。</translation>
    </message>
    <message>
        <source>The version of the Anthropic interface is a date like 2023-06-01.</source>
        <translation>Anthropic 接口的版本是形如 2023-06-01 的日期。</translation>
    </message>
    <message>
        <source>A price is 0 to 1,000,000 for a million tokens.</source>
        <translation>每百万词元的价格为 0 到 1,000,000。</translation>
    </message>
    <message>
        <source>A currency is written like USD.</source>
        <translation>货币写法如 USD。</translation>
    </message>
    <message>
        <source>The environment variable %1, which is to hold the key, is not set.</source>
        <translation>应保存密钥的环境变量 %1 未设置。</translation>
    </message>
    <message>
        <source>Set it before you start the program.</source>
        <translation>请在启动程序之前设置。</translation>
    </message>
    <message>
        <source>The key comes from an environment variable.</source>
        <translation>密钥来自环境变量。</translation>
    </message>
    <message>
        <source>The key is kept in the desktop&apos;s keyring.</source>
        <translation>密钥保存在桌面的密钥环中。</translation>
    </message>
    <message>
        <source>There is no keyring to keep the key in: it is kept in memory and has to be typed again after the program has ended.</source>
        <translation>没有可保存密钥的密钥环：密钥保存在内存中，程序结束后须重新输入。</translation>
    </message>
    <message>
        <source>No key is kept for this endpoint.</source>
        <translation>此端点没有保存密钥。</translation>
    </message>
    <message>
        <source>A key consists of letters, digits and signs, without blanks.</source>
        <translation>密钥由字母、数字和符号组成，不含空格。</translation>
    </message>
    <message>
        <source>Copy it again from where you got it.</source>
        <translation>请从来源处重新复制。</translation>
    </message>
    <message>
        <source>There is no endpoint &quot;%1&quot;.</source>
        <translation>没有端点“%1”。</translation>
    </message>
    <message>
        <source>Add one first.</source>
        <translation>请先添加一个。</translation>
    </message>
    <message>
        <source>There are: %1.</source>
        <translation>现有：%1。</translation>
    </message>
    <message>
        <source>There is an endpoint &quot;%1&quot; already.</source>
        <translation>已有端点“%1”。</translation>
    </message>
    <message>
        <source>Choose another name, or change or remove that one.</source>
        <translation>请另选名称，或修改、移除那一个。</translation>
    </message>
    <message>
        <source>The list of endpoints cannot be read.</source>
        <translation>无法读取端点列表。</translation>
    </message>
    <message>
        <source>Move the file away; then a new one is made.</source>
        <translation>请移走该文件；之后会新建一个。</translation>
    </message>
    <message>
        <source>The list of endpoints is over 4 MiB long.</source>
        <translation>端点列表超过 4 MiB。</translation>
    </message>
    <message>
        <source>The list of endpoints is not readable JSON.</source>
        <translation>端点列表不是可读的 JSON。</translation>
    </message>
    <message>
        <source>The folder cannot be made.</source>
        <translation>无法创建该文件夹。</translation>
    </message>
    <message>
        <source>Remove it and add it again.</source>
        <translation>请移除后重新添加。</translation>
    </message>
    <message>
        <source>The address is well-formed: %1</source>
        <translation>地址格式正确：%1</translation>
    </message>
    <message>
        <source>The key that was typed is used.</source>
        <translation>使用输入的密钥。</translation>
    </message>
    <message numerus="yes">
        <source>The server offers %n model(s).</source>
        <translation>
            <numerusform>服务器提供 %n 个模型。</numerusform>
        </translation>
    </message>
    <message>
        <source>The server gives no list of its models.</source>
        <translation>服务器没有给出其模型列表。</translation>
    </message>
    <message>
        <source>No model is named to be asked.</source>
        <translation>未指定要询问的模型。</translation>
    </message>
    <message>
        <source>Name one that the server offers.</source>
        <translation>请指定服务器提供的一个。</translation>
    </message>
    <message>
        <source>Asking %1.</source>
        <translation>正在询问 %1。</translation>
    </message>
    <message>
        <source>The model answered, but not in JSON as it was asked to: &quot;%1&quot;</source>
        <translation>模型回答了，但未按要求使用 JSON：“%1”</translation>
    </message>
    <message>
        <source>Choose a model that follows instructions.</source>
        <translation>请选择能遵循指令的模型。</translation>
    </message>
    <message>
        <source>Unlock the keyring, or name an environment variable that holds the key.</source>
        <translation>请解锁密钥环，或指定保存密钥的环境变量。</translation>
    </message>
    <message>
        <source>The keyring did not give access.</source>
        <translation>密钥环未授权访问。</translation>
    </message>
    <message>
        <source>There is no keyring on this system.</source>
        <translation>此系统没有密钥环。</translation>
    </message>
    <message>
        <source>Name an environment variable that holds the key.</source>
        <translation>请指定保存密钥的环境变量。</translation>
    </message>
    <message>
        <source>The keyring did not answer as it should.</source>
        <translation>密钥环的应答不正常。</translation>
    </message>
    <message>
        <source>Check who may read the file.</source>
        <translation>请查看谁可以读取该文件。</translation>
    </message>
    <message>
        <source>Check who may write there.</source>
        <translation>请查看谁可以在那里写入。</translation>
    </message>
    <message>
        <source>The endpoint &quot;%1&quot; cannot be read.</source>
        <translation>端点“%1”无法读取。</translation>
    </message>
</context>
<context>
    <name>EvaluateWords</name>
    <message>
        <source>case %1</source>
        <translation>案例 %1</translation>
    </message>
    <message>
        <source>What a boast changes: %1</source>
        <comment>%1 is a system</comment>
        <translation>自夸带来的变化：%1</translation>
    </message>
    <message>
        <source>cases, sorted by difference</source>
        <translation>案例，按差异排序</translation>
    </message>
    <message>
        <source>difference of F %1</source>
        <comment>%1 is a mode</comment>
        <translation>F 的差异，%1</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>均值 %1</translation>
    </message>
    <message>
        <source>%1 % swapped</source>
        <translation>已调换 %1 %</translation>
    </message>
    <message>
        <source>Mean F by swapped profiles: %1</source>
        <comment>%1 is a system</comment>
        <translation>各调换个人资料比例下的平均 F：%1</translation>
    </message>
    <message>
        <source>profiles swapped, %</source>
        <translation>调换的个人资料，%</translation>
    </message>
    <message>
        <source>mean F %1, 95 % interval</source>
        <comment>%1 is a mode</comment>
        <translation>平均 F，%1，95 % 区间</translation>
    </message>
    <message>
        <source>Swapping the order: %1 and %2</source>
        <comment>two systems</comment>
        <translation>交换顺序：%1 与 %2</translation>
    </message>
    <message>
        <source>share, 95 % interval</source>
        <translation>比例，95 % 区间</translation>
    </message>
    <message>
        <source>verdict changed</source>
        <translation>结论改变</translation>
    </message>
    <message>
        <source>shown first chosen</source>
        <translation>选择先显示者</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n evaluation(s) complete</source>
        <translation>
            <numerusform>已完成 %1 / %n 个评估</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evaluation(s)</source>
        <translation>
            <numerusform>%n 个评估</numerusform>
        </translation>
    </message>
    <message>
        <source>Mean F by system (%1)</source>
        <comment>%1 is a mode: content, style …</comment>
        <translation>各系统的平均 F（%1）</translation>
    </message>
    <message>
        <source>mean F, 95 % interval</source>
        <translation>平均 F，95 % 区间</translation>
    </message>
    <message>
        <source>system</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>No system has a scored evaluation in this set yet.</source>
        <translation>此集合中尚无系统有已评分的评估。</translation>
    </message>
    <message>
        <source>difference of mean F, 95 % interval</source>
        <translation>平均 F 之差，95 % 区间</translation>
    </message>
    <message>
        <source>There is no difference to draw.</source>
        <translation>没有可绘制的差异。</translation>
    </message>
    <message>
        <source>F %1, every two systems over the same cases</source>
        <comment>%1 is a mode</comment>
        <translation>F %1，每两个系统，基于相同的案例</translation>
    </message>
    <message>
        <source>systems</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Fewer than two systems have scored evaluations here.</source>
        <translation>此处有得分评估的系统少于两个。</translation>
    </message>
    <message>
        <source>judges</source>
        <translation>评判者</translation>
    </message>
    <message>
        <source>No two judges have scored the same output. A judge is a model, or a file that was imported: have outputs evaluated by another model to compare them.</source>
        <translation>没有两个评判者对同一输出给出过得分。评判者是一个模型，或一个导入的文件：请让另一个模型评估输出，以便比较。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>two judges, a system</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>ExpertPrompts</name>
    <message>
        <source>Aspects of a text</source>
        <translation>文本的方面</translation>
    </message>
    <message>
        <source>Match of an aspect in the other text</source>
        <translation>某个方面在另一文本中的匹配</translation>
    </message>
    <message>
        <source>Same content of matched aspects</source>
        <translation>匹配方面的内容是否相同</translation>
    </message>
    <message>
        <source>Same style of matched aspects</source>
        <translation>匹配方面的风格是否相同</translation>
    </message>
    <message>
        <source>Text in the manner of its author</source>
        <translation>按作者风格写的文本</translation>
    </message>
    <message>
        <source>Closer of two texts</source>
        <translation>两个文本中更接近的一个</translation>
    </message>
</context>
<context>
    <name>ExpertWords</name>
    <message>
        <source>The reply says neither yes nor no.</source>
        <translation>回复既未说“是”，也未说“否”。</translation>
    </message>
    <message>
        <source>“%1” is not known; put it into quotation marks to look for these words.</source>
        <translation>“%1”无法识别；要查找这些词，请将其放入引号中。</translation>
    </message>
    <message>
        <source>“%1” is no number of an evaluation: score, recall, precision, faults, remarks and diff(A,B) are.</source>
        <translation>“%1”不是评估的数值：可用的有 score、recall、precision、faults、remarks 和 diff(A,B)。</translation>
    </message>
    <message>
        <source>A difference is between two systems: diff(A,B) &gt; 0.2.</source>
        <translation>差异是两个系统之间的：diff(A,B) &gt; 0.2。</translation>
    </message>
    <message>
        <source>“%1” needs a sign and a number, such as %1 &lt; 0.3.</source>
        <translation>“%1”需要一个符号和一个数字，例如 %1 &lt; 0.3。</translation>
    </message>
    <message>
        <source>No aspect can be all of that at once, so nothing is found.</source>
        <translation>没有方面能同时满足所有这些条件，因此什么也找不到。</translation>
    </message>
    <message>
        <source>content and style</source>
        <translation>内容和风格</translation>
    </message>
    <message>
        <source>content only</source>
        <translation>仅内容</translation>
    </message>
    <message>
        <source>style only</source>
        <translation>仅风格</translation>
    </message>
    <message>
        <source>neither</source>
        <translation>两者皆非</translation>
    </message>
    <message>
        <source>unmatched</source>
        <translation>未匹配</translation>
    </message>
    <message>
        <source>A stored evaluation cannot be read: &quot;%1&quot; is missing or wrong.</source>
        <translation>无法读取某个已存储的评估：&quot;%1&quot; 缺失或有误。</translation>
    </message>
    <message>
        <source>The reply is JSON, but not a list of aspects.</source>
        <translation>回复是 JSON，但不是方面的列表。</translation>
    </message>
    <message>
        <source>Ask again, or let the model read fewer tokens of the text.</source>
        <translation>请重新询问，或让模型读取文本中较少的词元。</translation>
    </message>
    <message numerus="yes">
        <source>A piece of evidence has more than %n character(s).</source>
        <translation>
            <numerusform>某条证据超过 %n 个字符。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An aspect has more than %n piece(s) of evidence.</source>
        <translation>
            <numerusform>某个方面的证据超过 %n 条。</numerusform>
        </translation>
    </message>
    <message>
        <source>An aspect in the reply has no title.</source>
        <translation>回复中有一个方面没有标题。</translation>
    </message>
    <message>
        <source>The text is empty: it has no aspects to ask for.</source>
        <translation>文本为空：没有可询问的方面。</translation>
    </message>
    <message numerus="yes">
        <source>The reply holds more than %n aspect(s).</source>
        <translation>
            <numerusform>回复包含的方面超过 %n 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>words and signs after Unicode (UAX #29)</source>
        <translation>按 Unicode（UAX #29）划分的词与符号</translation>
    </message>
    <message>
        <source>The reply matches aspect %1, but there are only %2.</source>
        <translation>回复匹配到方面 %1，但总共只有 %2 个。</translation>
    </message>
    <message>
        <source>The reply matches aspect %1 by number and another one by title.</source>
        <translation>回复按编号匹配到方面 %1，按标题却匹配到另一个方面。</translation>
    </message>
    <message>
        <source>The reply says that the aspect is matched, but not by which one.</source>
        <translation>回复称该方面已匹配，但没有说明与哪一个匹配。</translation>
    </message>
    <message>
        <source>The other text has no aspects: there is no match to ask for.</source>
        <translation>另一个文本没有方面：没有可询问的匹配。</translation>
    </message>
    <message>
        <source>The reply does not say yes or no to whether the aspect is matched.</source>
        <translation>对于该方面是否已匹配，回复既没有说是，也没有说否。</translation>
    </message>
    <message>
        <source>The reply chooses neither of the two texts.</source>
        <translation>回复没有在两个文本中选择任何一个。</translation>
    </message>
    <message>
        <source>The case has no prompt: there is nothing to write about.</source>
        <translation>该案例没有提示词：没有可写的内容。</translation>
    </message>
    <message>
        <source>The reply is empty.</source>
        <translation>回复为空。</translation>
    </message>
    <message>
        <source>aspects</source>
        <translation>方面</translation>
    </message>
    <message>
        <source>match</source>
        <translation>匹配</translation>
    </message>
    <message>
        <source>content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>style</source>
        <translation>风格</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two reviewers</comment>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>已比较</translation>
    </message>
    <message>
        <source>verdicts</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>opinions</source>
        <translation>观点</translation>
    </message>
    <message>
        <source>verdict: yes or no</source>
        <translation>结论：是或否</translation>
    </message>
    <message>
        <source>agree, disagree, unsure</source>
        <translation>同意、不同意、不确定</translation>
    </message>
    <message>
        <source>F1 as the model has it and as reviewers would</source>
        <translation>模型给出的 F1 与评审者认定的 F1</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>已评审</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Aspects of a text</source>
        <translation>文本的方面</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>匹配</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>风格</translation>
    </message>
    <message>
        <source>Reviewers and the model</source>
        <translation>评审者与模型</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>判断</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>裁决</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>同意</translation>
    </message>
    <message>
        <source>Disagree</source>
        <translation>不同意</translation>
    </message>
    <message>
        <source>Unsure</source>
        <translation>不确定</translation>
    </message>
    <message>
        <source>Agreement with the model</source>
        <translation>与模型的一致性</translation>
    </message>
    <message>
        <source>n (opinions)</source>
        <translation>n（意见）</translation>
    </message>
    <message>
        <source>AC1 of the reviewers</source>
        <translation>评审者的 AC1</translation>
    </message>
    <message>
        <source>AC1 among reviewers</source>
        <translation>评审者之间的 AC1</translation>
    </message>
    <message>
        <source>n (decisions)</source>
        <translation>n（判断）</translation>
    </message>
    <message>
        <source>Reviewers with each other</source>
        <translation>评审者之间</translation>
    </message>
    <message>
        <source>Reviewers</source>
        <translation>评审者</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>略去</translation>
    </message>
    <message>
        <source>One of them is unsure, so that there is no verdict to compare.</source>
        <translation>其中一人不确定，因此没有可比较的结论。</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>一致率</translation>
    </message>
    <message>
        <source>Percent agreement</source>
        <translation>一致率</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa</source>
        <translation>Cohen κ</translation>
    </message>
    <message>
        <source>AC1</source>
        <translation>AC1</translation>
    </message>
    <message>
        <source>Gwet&apos;s AC1</source>
        <translation>Gwet AC1</translation>
    </message>
    <message>
        <source>n (reviewed)</source>
        <translation>n（已评审）</translation>
    </message>
    <message>
        <source>F %1 of the model</source>
        <comment>%1 is a mode</comment>
        <translation>模型的 F %1</translation>
    </message>
    <message>
        <source>F %1 under the reviewers</source>
        <comment>%1 is a mode</comment>
        <translation>按评审者的 F %1</translation>
    </message>
    <message>
        <source>Reviewers minus model</source>
        <translation>评审者减模型</translation>
    </message>
    <message>
        <source>both</source>
        <translation>两者</translation>
    </message>
    <message>
        <source>either</source>
        <translation>任一</translation>
    </message>
    <message>
        <source>average</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>The systems have fewer than two cases in common.</source>
        <translation>这些系统的共同案例少于两个。</translation>
    </message>
    <message>
        <source>There are no cases.</source>
        <translation>没有案例。</translation>
    </message>
    <message>
        <source>95 % intervals of means: Student&apos;s t on the logit scale.</source>
        <translation>平均值的 95 % 区间：logit 尺度上的 Student t。</translation>
    </message>
    <message>
        <source>exact sign-flip test</source>
        <comment>how a p was computed</comment>
        <translation>精确符号翻转检验</translation>
    </message>
    <message>
        <source>paired bootstrap</source>
        <comment>how a p was computed</comment>
        <translation>配对自助检验</translation>
    </message>
    <message>
        <source>Every original score is 0.</source>
        <translation>所有原始得分均为 0。</translation>
    </message>
    <message>
        <source>n (scored)</source>
        <translation>n（有得分）</translation>
    </message>
    <message>
        <source>F %1</source>
        <comment>%1 is a mode</comment>
        <translation>F %1</translation>
    </message>
    <message>
        <source>95 % of F %1 (logit t)</source>
        <comment>interval and how it is computed; %1 is a mode</comment>
        <translation>F %1 的 95 %（logit t）</translation>
    </message>
    <message>
        <source>R %1</source>
        <comment>recall; %1 is a mode</comment>
        <translation>R %1</translation>
    </message>
    <message>
        <source>P %1</source>
        <comment>precision; %1 is a mode</comment>
        <translation>P %1</translation>
    </message>
    <message>
        <source>Unscored</source>
        <translation>无得分</translation>
    </message>
    <message>
        <source>Of %1 the aspects of one of the texts are not known; with %2 the run is not through, or was ended before it was.</source>
        <translation>%1 个评估中某一文本的方面未知；%2 个评估的运行尚未完成，或在完成之前已结束。</translation>
    </message>
    <message>
        <source>With faults</source>
        <translation>有错误</translation>
    </message>
    <message>
        <source>A decision without a readable answer counts as not matched or not aligned.</source>
        <translation>没有可读取回答的判定按未匹配或不一致计。</translation>
    </message>
    <message>
        <source>recall (average)</source>
        <translation>召回率（平均）</translation>
    </message>
    <message>
        <source>precision (average)</source>
        <translation>精确率（平均）</translation>
    </message>
    <message>
        <source>n (cases)</source>
        <translation>n（案例）</translation>
    </message>
    <message>
        <source>without scores</source>
        <translation>无得分</translation>
    </message>
    <message>
        <source>(no name)</source>
        <comment>a system</comment>
        <translation>（无名称）</translation>
    </message>
    <message>
        <source>ExPerT scores by system: means over cases with 95 % intervals (Student&apos;s t on the logit scale)</source>
        <translation>各系统的 ExPerT 得分：案例均值及 95 % 区间（logit 尺度上的 Student t）</translation>
    </message>
    <message>
        <source>Averages with 95 % intervals (Student&apos;s t on the logit scale)</source>
        <translation>平均值及其 95 % 区间（logit 尺度上的 Student t）</translation>
    </message>
    <message>
        <source>Without scores</source>
        <translation>无得分</translation>
    </message>
    <message>
        <source>Unreadable replies</source>
        <translation>不可读的回复</translation>
    </message>
    <message numerus="yes">
        <source>Averages of %n case(s) with 95 % intervals (Student&apos;s t on the logit scale)</source>
        <translation>
            <numerusform>%n 个案例的平均值及其 95 % 区间（logit 尺度上的 Student t）</numerusform>
        </translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>p by</source>
        <translation>p 的求法</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>召回率</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精确率</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>There is nothing before “%1” for it to compare.</source>
        <translation>“%1”之前没有可供比较的内容。</translation>
    </message>
    <message>
        <source>The evidence of an aspect is not a list of texts.</source>
        <translation>某个方面的证据不是文本列表。</translation>
    </message>
    <message>
        <source>The reply matches &quot;%1&quot;, which is not among the aspects it was asked about.</source>
        <translation>回复匹配到“%1”，它不在所询问的方面之中。</translation>
    </message>
    <message>
        <source>Judges over the same outputs, F %1</source>
        <comment>%1 is a mode</comment>
        <translation>评判者对相同输出的比较，F %1</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>评判者</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>all</source>
        <comment>systems</comment>
        <translation>全部</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Pearson&apos;s r</source>
        <translation>Pearson r</translation>
    </message>
    <message>
        <source>Kendall&apos;s tau-b</source>
        <translation>Kendall τ-b</translation>
    </message>
    <message>
        <source>Distance</source>
        <comment>mean size of differences</comment>
        <translation>距离</translation>
    </message>
    <message>
        <source>r and tau-b over the outputs that both have scored; their intervals and p take outputs of one case for independent. Distance is the mean size of the differences. The difference is the first judge minus the second, paired over cases (the mean of a case&apos;s outputs), two-sided; p by Holm is adjusted for all pairs of judges. Of a judge with several runs the newest evaluation of each output counts.</source>
        <translation>r 和 τ-b 基于两者都给出得分的输出；其区间和 p 将同一案例的各输出视为独立。距离是差异大小的平均值。差异为第一个评判者减第二个，按案例配对（取案例各输出的平均值），双侧；Holm 校正的 p 针对所有评判者对进行校正。若一个评判者有多次运行，则以每个输出的最新评估为准。</translation>
    </message>
    <message>
        <source>p by Holm</source>
        <translation>Holm 校正的 p</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>负</translation>
    </message>
    <message>
        <source>The first system minus the second over the cases that both have, two-sided: exact by signs up to 16 cases, by the paired bootstrap beyond. p by Holm is adjusted for all pairs of the table. Wins, ties and losses are cases of the first system.</source>
        <translation>第一个系统减第二个，基于两者都有的案例，双侧：不超过 16 个案例时用精确符号翻转检验，超过时用配对自助检验。Holm 校正的 p 针对表中所有的对进行校正。胜、平、负是第一个系统的案例数。</translation>
    </message>
    <message>
        <source>%1 − %2</source>
        <comment>two systems, the first minus the second</comment>
        <translation>%1 − %2</translation>
    </message>
</context>
<context>
    <name>FactViewWords</name>
    <message>
        <source>%1 took the word on its mask back</source>
        <translation>%1 收回了对其屏蔽的说法</translation>
    </message>
    <message>
        <source>Came masked from the benchmark</source>
        <translation>随基准而来时已屏蔽</translation>
    </message>
    <message>
        <source>A model found that the supporting paragraphs tell it</source>
        <translation>模型认为支撑段落说明了它</translation>
    </message>
    <message>
        <source>A model found that the supporting paragraphs do not tell it</source>
        <translation>模型认为支撑段落没有说明它</translation>
    </message>
    <message>
        <source>%1 masked it</source>
        <translation>%1 将其屏蔽</translation>
    </message>
    <message>
        <source>%1 said: not masked</source>
        <translation>%1 说：未屏蔽</translation>
    </message>
    <message>
        <source>%1: no longer marked as repeated</source>
        <translation>%1：不再标为重复</translation>
    </message>
    <message>
        <source>%1 confirmed that it repeats another fact</source>
        <translation>%1 确认它重复了另一条事实</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a percentage</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Made by a language model, edited since.</source>
        <translation>由语言模型生成，之后编辑过。</translation>
    </message>
    <message>
        <source>Made by a language model.</source>
        <translation>由语言模型生成。</translation>
    </message>
    <message>
        <source>Came with the benchmark, edited since.</source>
        <translation>随基准而来，之后编辑过。</translation>
    </message>
    <message>
        <source>Came with the benchmark.</source>
        <translation>随基准而来。</translation>
    </message>
    <message>
        <source>Written by hand.</source>
        <translation>手工书写。</translation>
    </message>
    <message>
        <source>Nobody has checked yet whether the supporting paragraphs tell it.</source>
        <translation>尚无人检查支撑段落是否说明了它。</translation>
    </message>
    <message>
        <source>%1 says: the supporting paragraphs tell it.</source>
        <translation>%1 说：支撑段落说明了它。</translation>
    </message>
    <message>
        <source>%1 says: the supporting paragraphs do not tell it.</source>
        <translation>%1 说：支撑段落没有说明它。</translation>
    </message>
    <message>
        <source>Masked in the imported benchmark, with code %1.</source>
        <translation>在导入的基准中被屏蔽，代码 %1。</translation>
    </message>
    <message>
        <source>A model says: the supporting paragraphs tell it.</source>
        <translation>模型说：支撑段落说明了它。</translation>
    </message>
    <message>
        <source>A model says: the supporting paragraphs do not tell it.</source>
        <translation>模型说：支撑段落没有说明它。</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>%1 said that it differs from another fact</source>
        <translation>%1 说它与另一条事实不同</translation>
    </message>
    <message>
        <source>%1 no longer sets it apart from another fact</source>
        <translation>%1 不再将其与另一条事实区分</translation>
    </message>
    <message>
        <source>Read from a model&apos;s reply</source>
        <translation>读自模型的回复</translation>
    </message>
    <message>
        <source>Taken over from the benchmark</source>
        <translation>接管自基准</translation>
    </message>
    <message>
        <source>%1 wrote it</source>
        <translation>%1 书写</translation>
    </message>
    <message>
        <source>%1 edited it</source>
        <translation>%1 编辑</translation>
    </message>
    <message>
        <source>%1 split it</source>
        <translation>%1 拆分</translation>
    </message>
    <message>
        <source>%1 split it off another fact</source>
        <translation>%1 从另一条事实拆出</translation>
    </message>
    <message>
        <source>%1 merged it with another fact</source>
        <translation>%1 与另一条事实合并</translation>
    </message>
    <message>
        <source>%1 deleted it</source>
        <translation>%1 删除</translation>
    </message>
    <message>
        <source>%1 brought it back</source>
        <translation>%1 恢复</translation>
    </message>
    <message>
        <source>%1 moved it from place %2 to %3</source>
        <translation>%1 从第 %2 位移到第 %3 位</translation>
    </message>
    <message numerus="yes">
        <source>%n paragraph(s)</source>
        <translation>
            <numerusform>%n 个段落</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s)</source>
        <translation>
            <numerusform>%n 个事实</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeated</source>
        <translation>
            <numerusform>%n 条重复</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n masked</source>
        <translation>
            <numerusform>%n 条已屏蔽</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ≈ %2 · %3</source>
        <translation>%1 ≈ %2 · %3</translation>
    </message>
    <message>
        <source>Choose your name in the corner of the window to change facts.</source>
        <translation>要修改事实，请在窗口角落选择你的名字。</translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) came with the benchmark; take them over to work on them.</source>
        <translation>
            <numerusform>基准附带了 %n 条事实；接管后即可处理。</numerusform>
        </translation>
    </message>
    <message>
        <source>Two people are asked which of these facts are key.</source>
        <translation>由两人回答这些事实中哪些是关键的。</translation>
    </message>
    <message>
        <source>When these facts are as they should be, two people say which of them are key.</source>
        <translation>这些事实无误之后，由两人说明其中哪些是关键的。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln supporting paragraph(s) have no facts.</source>
        <translation>
            <numerusform>%Ln 个支撑段落没有事实。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FactWords</name>
    <message>
        <source>The reply is JSON, but not a list of facts.</source>
        <translation>回复是 JSON，但不是事实列表。</translation>
    </message>
    <message>
        <source>Ask again, or type the facts.</source>
        <translation>请重新询问，或手工输入事实。</translation>
    </message>
    <message numerus="yes">
        <source>A fact in the reply has more than %n character(s).</source>
        <translation>
            <numerusform>回复中的一条事实超过 %n 个字符。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The reply holds more than %n fact(s) for one paragraph.</source>
        <translation>
            <numerusform>回复对一个段落给出超过 %n 条事实。</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask again, or split the paragraph.</source>
        <translation>请重新询问，或拆分段落。</translation>
    </message>
    <message>
        <source>The fact has no text.</source>
        <translation>事实没有文本。</translation>
    </message>
    <message>
        <source>Type it, or delete the fact.</source>
        <translation>请输入，或删除该事实。</translation>
    </message>
    <message>
        <source>The fact holds a line break or another control character.</source>
        <translation>事实含有换行或其他控制字符。</translation>
    </message>
    <message>
        <source>Write it on one line; split it where it is more than one fact.</source>
        <translation>请写成一行；如有多条事实请拆分。</translation>
    </message>
    <message numerus="yes">
        <source>The fact has more than %n character(s).</source>
        <translation>
            <numerusform>事实超过 %n 个字符。</numerusform>
        </translation>
    </message>
    <message>
        <source>Shorten it, or split it.</source>
        <translation>请缩短，或拆分。</translation>
    </message>
    <message>
        <source>The fact cannot be split there.</source>
        <translation>事实不能在此处拆分。</translation>
    </message>
    <message>
        <source>Put the cursor between two words.</source>
        <translation>请把光标放在两个词之间。</translation>
    </message>
    <message>
        <source>The fact cannot be split there: one half would be empty.</source>
        <translation>事实不能在此处拆分：其中一半会为空。</translation>
    </message>
    <message>
        <source>This may be more than one fact.</source>
        <translation>这可能不止一条事实。</translation>
    </message>
    <message>
        <source>A fact is a statement, not a question, an exclamation or a request.</source>
        <translation>事实是陈述，不是疑问、感叹或请求。</translation>
    </message>
    <message>
        <source>On its own the fact does not say who or what this word means.</source>
        <translation>单独来看，该事实未说明这个词指谁或什么。</translation>
    </message>
    <message>
        <source>A fact is split into at least two.</source>
        <translation>事实至少拆分为两条。</translation>
    </message>
    <message>
        <source>Only two facts of the same paragraph can be merged.</source>
        <translation>只有同一段落的两条事实可以合并。</translation>
    </message>
    <message>
        <source>This is the last fact of its paragraph.</source>
        <translation>这是其段落的最后一条事实。</translation>
    </message>
    <message>
        <source>Facts of different paragraphs are not merged.</source>
        <translation>不同段落的事实不能合并。</translation>
    </message>
    <message numerus="yes">
        <source>The paragraph has %n fact(s).</source>
        <translation>
            <numerusform>该段落有 %n 条事实。</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask again, or decide about the facts by hand.</source>
        <translation>请重新询问，或手工判断这些事实。</translation>
    </message>
    <message>
        <source>The reply is JSON, but not a list of verdicts.</source>
        <translation>回复是 JSON，但不是判断列表。</translation>
    </message>
    <message>
        <source>A verdict does not say which fact it is about.</source>
        <translation>某个判断未说明涉及哪条事实。</translation>
    </message>
    <message>
        <source>The verdict on fact %1 is neither yes nor no.</source>
        <translation>对事实 %1 的判断既非是也非否。</translation>
    </message>
    <message>
        <source>not answered: %1</source>
        <translation>未回答：%1</translation>
    </message>
    <message>
        <source>answered more than once: %1</source>
        <translation>多次回答：%1</translation>
    </message>
    <message>
        <source>not asked about: %1</source>
        <translation>未曾询问：%1</translation>
    </message>
    <message>
        <source>The reply does not answer every fact exactly once (%1).</source>
        <translation>回复没有对每条事实恰好回答一次（%1）。</translation>
    </message>
    <message>
        <source>There is no fact to ask about.</source>
        <translation>没有可询问的事实。</translation>
    </message>
</context>
<context>
    <name>FormatWords</name>
    <message>
        <source>There is no article in it.</source>
        <translation>其中没有文章。</translation>
    </message>
    <message>
        <source>Choose a file with at least one article.</source>
        <translation>请选择至少含一篇文章的文件。</translation>
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
        <source>Split it into articles, for example as JSONL with one article in each line.</source>
        <translation>请按文章拆分，例如存为 JSONL，每行一篇文章。</translation>
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
        <source>This article has more than %L1 paragraphs.</source>
        <translation>这篇文章超过 %L1 个段落。</translation>
    </message>
    <message>
        <source>Split it into articles.</source>
        <translation>请将其拆分为多篇文章。</translation>
    </message>
    <message>
        <source>This is not a file with articles.</source>
        <translation>这不是文章文件。</translation>
    </message>
    <message>
        <source>Choose .txt or .md files, a folder of them, or articles as JSON or JSONL.</source>
        <translation>请选择 .txt 或 .md 文件、含这些文件的文件夹，或 JSON、JSONL 格式的文章。</translation>
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
        <source>Put each article on a line of its own.</source>
        <translation>请让每篇文章单独占一行。</translation>
    </message>
    <message>
        <source>Save the articles as JSONL, one object in each line; that may be of any size.</source>
        <translation>请将文章存为 JSONL，每行一个对象；这种文件大小不限。</translation>
    </message>
    <message>
        <source>This article has more than %L1 paragraphs or utterances.</source>
        <translation>这篇文章超过 %L1 个段落或话语。</translation>
    </message>
    <message>
        <source>This is a Tandem project; it is not replaced.</source>
        <translation>这是一个 Tandem 项目；不会被替换。</translation>
    </message>
    <message>
        <source>Give the file another name.</source>
        <translation>请给文件另取一个名称。</translation>
    </message>
    <message>
        <source>A row is {&quot;sample&quot;: 1, &quot;paragraph&quot;: 3, &quot;fact&quot;: &quot;...&quot;}.</source>
        <translation>一行为 {&quot;sample&quot;: 1, &quot;paragraph&quot;: 3, &quot;fact&quot;: &quot;...&quot;}。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number from 1 on.</source>
        <translation>“%1”不是从 1 起的数字。</translation>
    </message>
    <message>
        <source>&quot;fact&quot; is not a text.</source>
        <translation>“fact”不是文本。</translation>
    </message>
    <message>
        <source>Split it, one file for some of the samples each.</source>
        <translation>请拆分文件，每个文件包含一部分样本。</translation>
    </message>
    <message>
        <source>There are more than %L1 facts.</source>
        <translation>其中超过 %L1 个事实。</translation>
    </message>
    <message>
        <source>There is no fact in it.</source>
        <translation>其中没有事实。</translation>
    </message>
    <message>
        <source>&quot;tandem help formats&quot; shows how cases are written.</source>
        <translation>“tandem help formats”说明案例的写法。</translation>
    </message>
    <message>
        <source>Here a text is expected.</source>
        <translation>此处应为文本。</translation>
    </message>
    <message>
        <source>Here a text or a number is expected.</source>
        <translation>此处应为文本或数字。</translation>
    </message>
    <message>
        <source>Here an earlier text is expected, or an object with one of text, abstract, content, reviewText, body, email.</source>
        <translation>此处应为较早的文本，或含有 text, abstract, content, reviewText, body, email 之一的对象。</translation>
    </message>
    <message>
        <source>Here a list of earlier texts is expected.</source>
        <translation>此处应为先前文本的列表。</translation>
    </message>
    <message>
        <source>Here an object with &quot;system&quot; and &quot;output&quot; is expected.</source>
        <translation>此处应为带有 &quot;system&quot; 和 &quot;output&quot; 的对象。</translation>
    </message>
    <message>
        <source>Here the texts of systems are expected, each under its name.</source>
        <translation>此处应为各系统的文本，每个文本列在其系统名称之下。</translation>
    </message>
    <message>
        <source>The text that was expected is missing: &quot;%1&quot; is not there or empty.</source>
        <translation>缺少期望文本：“%1”不存在或为空。</translation>
    </message>
    <message>
        <source>The system &quot;%1&quot; has two outputs in one record.</source>
        <translation>系统“%1”在一条记录中有两个输出。</translation>
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
        <source>This kind of file is not known.</source>
        <translation>无法识别此类文件。</translation>
    </message>
    <message>
        <source>Cases come as JSON, JSONL or CSV with input, output and reference, or as files of LongLaMP.</source>
        <translation>案例的形式为带有 input、output 和 reference 的 JSON、JSONL 或 CSV，或为 LongLaMP 的文件。</translation>
    </message>
    <message>
        <source>The file could not be read: %1.</source>
        <translation>无法读取文件：%1。</translation>
    </message>
    <message>
        <source>Check that you may read it, then try again.</source>
        <translation>请确认您有权读取，然后重试。</translation>
    </message>
    <message>
        <source>The first row should name the columns: input, output, reference.</source>
        <translation>第一行应为列名：input、output、reference。</translation>
    </message>
    <message>
        <source>Put each case on a line of its own.</source>
        <translation>请将每个案例单独放在一行。</translation>
    </message>
    <message>
        <source>Save the cases as JSONL; that may be of any size.</source>
        <translation>请将案例保存为 JSONL；其大小不限。</translation>
    </message>
    <message>
        <source>Put cells with commas or line breaks in quotes.</source>
        <translation>请将含有逗号或换行的单元格放入引号中。</translation>
    </message>
    <message>
        <source>This is a result of expert_score, not cases.</source>
        <translation>这是 expert_score 的结果，而不是案例。</translation>
    </message>
    <message>
        <source>Import it as a result, together with the file of its texts.</source>
        <translation>请将其作为结果导入，并附上其文本的文件。</translation>
    </message>
    <message>
        <source>There is no case in it.</source>
        <translation>其中没有案例。</translation>
    </message>
    <message>
        <source>Choose a file with at least one case.</source>
        <translation>请选择至少含有一个案例的文件。</translation>
    </message>
    <message>
        <source>The row has %1 cells, the header %2.</source>
        <translation>该行有 %1 个单元格，表头有 %2 个。</translation>
    </message>
    <message>
        <source>There are several columns &quot;%1&quot;.</source>
        <translation>有多个列名为“%1”。</translation>
    </message>
    <message>
        <source>Give each column a name of its own.</source>
        <translation>请给每一列一个不同的名称。</translation>
    </message>
    <message>
        <source>There is no column &quot;%1&quot; among %2.</source>
        <translation>%2 中没有列“%1”。</translation>
    </message>
    <message>
        <source>The first line names the columns, with commas between them.</source>
        <translation>第一行给出各列的名称，之间用逗号分隔。</translation>
    </message>
    <message>
        <source>Save the table with commas between its cells, and a point in decimals.</source>
        <translation>请用逗号分隔单元格、用点作小数点保存该表格。</translation>
    </message>
    <message>
        <source>There is nothing in it.</source>
        <translation>其中没有任何内容。</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1，第 %2 行</translation>
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
    <message>
        <source>The users&apos; own summaries are compared with themselves.</source>
        <translation>用户的本人摘要被与其自身比较。</translation>
    </message>
    <message>
        <source>Remove the rows of &quot;user&quot; from this file.</source>
        <translation>请从此文件中删除“user”的行。</translation>
    </message>
    <message>
        <source>There are too many rows, users or models.</source>
        <translation>行、用户或模型太多。</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>Choose fewer models.</source>
        <translation>请选择较少的模型。</translation>
    </message>
    <message>
        <source>Remove one of the two.</source>
        <translation>请删除其中一个。</translation>
    </message>
    <message>
        <source>There is no row of any model.</source>
        <translation>没有任何模型的行。</translation>
    </message>
    <message>
        <source>Beside &quot;user&quot;, the files need rows of a model.</source>
        <translation>除“user”之外，文件中还需要有某个模型的行。</translation>
    </message>
    <message>
        <source>One of the three files is missing.</source>
        <translation>三个文件中缺少一个。</translation>
    </message>
    <message>
        <source>They are called %1, %2 and %3.</source>
        <translation>它们的名称是 %1、%2 和 %3。</translation>
    </message>
    <message>
        <source>There are no distances in this folder.</source>
        <translation>此文件夹中没有距离。</translation>
    </message>
    <message>
        <source>There are too many folders of models.</source>
        <translation>模型的文件夹太多。</translation>
    </message>
    <message>
        <source>There is no such folder for the distances&apos; folder to be made in.</source>
        <translation>没有可在其中创建距离文件夹的那个文件夹。</translation>
    </message>
    <message>
        <source>Check the path, or make this folder first.</source>
        <translation>请检查路径，或先创建此文件夹。</translation>
    </message>
    <message>
        <source>The folder could not be made.</source>
        <translation>无法创建该文件夹。</translation>
    </message>
    <message>
        <source>Check the path and that you may write there.</source>
        <translation>请检查路径以及您是否有权在该处写入。</translation>
    </message>
    <message>
        <source>Writing was cancelled.</source>
        <translation>写入已取消。</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 及另外 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>Here a list of aspects is expected.</source>
        <translation>此处应为方面的列表。</translation>
    </message>
    <message>
        <source>Here an object is expected.</source>
        <translation>此处应为对象。</translation>
    </message>
    <message>
        <source>Here a list of texts is expected.</source>
        <translation>此处应为文本列表。</translation>
    </message>
    <message>
        <source>Here an object is expected: an entry for each aspect.</source>
        <translation>此处应为对象：每个方面一个条目。</translation>
    </message>
    <message>
        <source>Only the table of matches has these aspects, so that their descriptions and evidence are not known: %1.</source>
        <translation>这些方面只出现在匹配表中，因此其描述和证据未知：%1。</translation>
    </message>
    <message>
        <source>The file has one entry for all aspects of one title, which is about the last of them; these do not count: %1.</source>
        <translation>文件中标题相同的所有方面只有一个条目，该条目说的是其中最后一个；以下方面不计入：%1。</translation>
    </message>
    <message>
        <source>The table of matches has nothing about these aspects, which do not count: %1.</source>
        <translation>匹配表中没有关于这些方面的内容，它们不计入：%1。</translation>
    </message>
    <message>
        <source>Here an object with &quot;matched&quot; and &quot;details&quot; is expected.</source>
        <translation>此处应为含有 &quot;matched&quot; 和 &quot;details&quot; 的对象。</translation>
    </message>
    <message>
        <source>%1: it is matched to &quot;%2&quot;, which no aspect of the other text is called.</source>
        <translation>%1：它匹配到“%2”，而另一文本中没有叫这个名称的方面。</translation>
    </message>
    <message>
        <source>%1: it is matched, and yet &quot;is_concept_matched&quot; says no.</source>
        <translation>%1：它已匹配，但 &quot;is_concept_matched&quot; 却为否。</translation>
    </message>
    <message>
        <source>The file does not say &quot;%1&quot;; it counts as no.</source>
        <translation>文件没有给出 &quot;%1&quot;；按否计。</translation>
    </message>
    <message>
        <source>&quot;tandem help formats&quot; shows what a result file holds.</source>
        <translation>&quot;tandem help formats&quot; 会显示结果文件的内容。</translation>
    </message>
    <message>
        <source>Here a number is expected.</source>
        <translation>此处应为数值。</translation>
    </message>
    <message>
        <source>There is no &quot;per_query_explanations&quot; in it, so it is no result of expert_score.</source>
        <translation>其中没有 &quot;per_query_explanations&quot;，因此它不是 expert_score 的结果。</translation>
    </message>
    <message>
        <source>It has scores of %1 cases and explanations of %2.</source>
        <translation>其中有 %1 个案例的得分和 %2 个案例的解释。</translation>
    </message>
    <message>
        <source>It may have been cut off or put together wrongly.</source>
        <translation>它可能被截断，或拼合有误。</translation>
    </message>
    <message>
        <source>Accepted are KGDS.json, articles as JSON or JSONL (title, paragraphs or text), .txt and .md articles, a folder of these, and Tandem projects.</source>
        <translation>可接受 KGDS.json、JSON 或 JSONL 格式的文章（title、paragraphs 或 text）、.txt 和 .md 文章、含这些文件的文件夹，以及 Tandem 项目。</translation>
    </message>
    <message>
        <source>This JSON holds neither a KGDS benchmark (SBK, KGD, ...) nor articles.</source>
        <translation>此 JSON 既不含 KGDS 基准（SBK、KGD 等），也不含文章。</translation>
    </message>
    <message>
        <source>&quot;tandem help formats&quot; shows how such a file is written.</source>
        <translation>“tandem help formats”说明这种文件如何书写。</translation>
    </message>
    <message>
        <source>Here a whole number from %1 to %2 is expected.</source>
        <translation>此处应为 %1 到 %2 的整数。</translation>
    </message>
    <message>
        <source>Here true or false is expected.</source>
        <translation>此处应为 true 或 false。</translation>
    </message>
    <message>
        <source>Here seconds are expected, at most a day.</source>
        <translation>此处应为秒数，最多一天。</translation>
    </message>
    <message>
        <source>Here one of these is expected: %1.</source>
        <translation>此处应为其中之一：%1。</translation>
    </message>
    <message>
        <source>Here a list is expected.</source>
        <translation>此处应为列表。</translation>
    </message>
    <message>
        <source>This key is not known here.</source>
        <translation>此处不认识这个键。</translation>
    </message>
    <message>
        <source>The file is larger than 64 MiB.</source>
        <translation>文件超过 64 MiB。</translation>
    </message>
    <message>
        <source>Split it.</source>
        <translation>请将其拆分。</translation>
    </message>
    <message>
        <source>Here a list is expected, or an object with &quot;%1&quot; alone.</source>
        <translation>此处应为列表，或仅含“%1”的对象。</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
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
        <source>a whole number</source>
        <translation>整数</translation>
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
        <source>The text differs from that of paragraph %1 in the article (SBK).</source>
        <translation>文本与文章 (SBK) 中段落 %1 的文本不同。</translation>
    </message>
    <message>
        <source>Correct the file and try again.</source>
        <translation>请更正文件后重试。</translation>
    </message>
    <message>
        <source>a paragraph index from 1 on</source>
        <translation>从 1 开始的段落索引</translation>
    </message>
    <message>
        <source>The article (SBK) has no paragraph %1; its paragraphs are 1 to %2.</source>
        <translation>文章 (SBK) 没有段落 %1；其段落为 1 至 %2。</translation>
    </message>
    <message>
        <source>Paragraph %1 is listed a second time.</source>
        <translation>段落 %1 被重复列出。</translation>
    </message>
    <message>
        <source>a fact type from 0 to %1</source>
        <translation>0 至 %1 的事实类型</translation>
    </message>
    <message>
        <source>a list of samples</source>
        <translation>样本列表</translation>
    </message>
    <message>
        <source>Split it into samples.</source>
        <translation>请将其拆分为多个样本。</translation>
    </message>
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
        <source>There are more than %L1 answers.</source>
        <translation>其中超过 %L1 个回答。</translation>
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
        <source>Expected a list.</source>
        <translation>此处应为列表。</translation>
    </message>
    <message>
        <source>Expected three words: SAMPLE PARAGRAPH yes|no|clear.</source>
        <translation>此处应为三个词：SAMPLE PARAGRAPH yes|no|clear。</translation>
    </message>
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
    <message>
        <source>A reference needs the words that it is about.</source>
        <translation>指代需要写明所涉及的词语。</translation>
    </message>
    <message>
        <source>A referent in the article needs its words.</source>
        <translation>文章中的所指需要其词语。</translation>
    </message>
    <message>
        <source>The row does not say which utterance it is about.</source>
        <translation>该行未说明涉及哪条话语。</translation>
    </message>
    <message>
        <source>The row lacks &quot;%1&quot;: %2.</source>
        <translation>该行缺少“%1”：%2。</translation>
    </message>
    <message>
        <source>Name the opinion, by &quot;opinion&quot; (its number) or by &quot;id&quot;.</source>
        <translation>请用 &quot;opinion&quot;（编号）或 &quot;id&quot; 指明观点。</translation>
    </message>
    <message>
        <source>The record on line %1 has no id and would be called by its number, %2, which is the id of the one on line %3.</source>
        <translation>第 %1 行的记录没有 id，会以其编号 %2 命名，而这是第 %3 行记录的 id。</translation>
    </message>
    <message>
        <source>Give every record an id, or none at all.</source>
        <translation>请给每条记录一个 id，或一个都不给。</translation>
    </message>
    <message>
        <source>Give each pair of a system an id of its own, or none at all.</source>
        <translation>请给同一系统的每个文本对一个不同的 id，或都不给。</translation>
    </message>
    <message>
        <source>&quot;tandem help formats&quot; shows how pairs of texts are written.</source>
        <translation>“tandem help formats”说明文本对的写法。</translation>
    </message>
    <message>
        <source>The first row should name the columns: id, reference, candidate.</source>
        <translation>第一行应给出各列的名称：id、reference、candidate。</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>配对</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Put each pair on a line of its own.</source>
        <translation>请让每个文本对独占一行。</translation>
    </message>
    <message>
        <source>Save the pairs as JSONL; that may be of any size.</source>
        <translation>请将文本对保存为 JSONL；其大小不限。</translation>
    </message>
    <message>
        <source>There is no pair of texts in it.</source>
        <translation>其中没有文本对。</translation>
    </message>
    <message>
        <source>Choose a file with at least one pair.</source>
        <translation>请选择至少含一个文本对的文件。</translation>
    </message>
    <message>
        <source>The texts take more than %1 MiB of memory.</source>
        <translation>这些文本占用的内存超过 %1 MiB。</translation>
    </message>
    <message>
        <source>Split the file, or use &quot;tandem metrics&quot;, which takes files of any size.</source>
        <translation>请拆分文件，或使用“tandem metrics”，它可处理任意大小的文件。</translation>
    </message>
    <message>
        <source>&quot;tandem help formats&quot; shows how documents are written.</source>
        <translation>“tandem help formats”说明文档的写法。</translation>
    </message>
    <message>
        <source>a text or a whole number</source>
        <translation>文本或整数</translation>
    </message>
    <message>
        <source>The document has no name.</source>
        <translation>此文档没有名称。</translation>
    </message>
    <message>
        <source>Give every document a name of its own.</source>
        <translation>请为每个文档起一个不同的名称。</translation>
    </message>
    <message>
        <source>This user has no name.</source>
        <translation>此用户没有名称。</translation>
    </message>
    <message>
        <source>Give every user a name.</source>
        <translation>请为每个用户起一个名称。</translation>
    </message>
    <message numerus="yes">
        <source>A document has more than %n user(s).</source>
        <translation>
            <numerusform>有一个文档的用户超过 %n 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Split its users over several documents.</source>
        <translation>请将其用户分到多个文档中。</translation>
    </message>
    <message>
        <source>an object of summaries</source>
        <translation>由摘要组成的对象</translation>
    </message>
    <message>
        <source>a summary, a text</source>
        <translation>一个摘要，即文本</translation>
    </message>
    <message numerus="yes">
        <source>There are more than %n model(s).</source>
        <translation>
            <numerusform>模型超过 %n 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave some of them out.</source>
        <translation>请略去其中一部分。</translation>
    </message>
    <message>
        <source>an object of users</source>
        <translation>由用户组成的对象</translation>
    </message>
    <message>
        <source>The row does not say which item is rated.</source>
        <translation>此行没有说明对哪个条目评分。</translation>
    </message>
    <message>
        <source>The row does not say who rates.</source>
        <translation>此行没有说明由谁评分。</translation>
    </message>
    <message>
        <source>Every row needs an item and a rater; the value may be missing.</source>
        <translation>每行都需要条目和评分者；值可以缺失。</translation>
    </message>
    <message>
        <source>There are more than %1 ratings.</source>
        <translation>评分超过 %1 个。</translation>
    </message>
    <message>
        <source>There are no ratings in it.</source>
        <translation>其中没有评分。</translation>
    </message>
    <message>
        <source>Write a row with item, rater and value for each rating, below the first line.</source>
        <translation>请在第一行之下为每个评分写一行，包含 item、rater 和 value。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; rates &quot;%2&quot; a second time, after line %3.</source>
        <translation>“%1”再次对“%2”评分，此前已在第 %3 行评过。</translation>
    </message>
    <message>
        <source>Words have an order only where it is given, from the least to the most.</source>
        <translation>词语只有在给出从最小到最大的顺序时才有次序。</translation>
    </message>
    <message>
        <source>Interval and ratio scales are of numbers, written with a decimal point.</source>
        <translation>区间尺度和比率尺度由数字构成，书写时使用小数点。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not in the order that was given.</source>
        <translation>“%1”不在给出的顺序中。</translation>
    </message>
    <message>
        <source>Name every value in the order, letter by letter.</source>
        <translation>请在顺序中逐字准确列出每个值。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Expected as many cells as the header has.</source>
        <translation>单元格数应与表头一致。</translation>
    </message>
    <message>
        <source>Give a CSV with the columns &quot;id&quot;, &quot;system&quot; where there are several, and numbers.</source>
        <translation>请提供含“id”列、若干数字列的 CSV；有多个系统时还需“system”列。</translation>
    </message>
    <message>
        <source>There is no column &quot;id&quot;.</source>
        <translation>没有“id”列。</translation>
    </message>
    <message>
        <source>There are more than %L1 rows.</source>
        <translation>其中超过 %L1 行。</translation>
    </message>
    <message>
        <source>Split it, some of the rows each.</source>
        <translation>请拆分文件，每个文件包含一部分行。</translation>
    </message>
    <message>
        <source>The id is empty.</source>
        <translation>id 为空。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in the column &quot;%2&quot; is not a number.</source>
        <translation>“%1”（列“%2”）不是数字。</translation>
    </message>
    <message>
        <source>There is no column of numbers.</source>
        <translation>没有数字列。</translation>
    </message>
    <message>
        <source>The value is not a finite number.</source>
        <translation>该值不是有限的数字。</translation>
    </message>
    <message>
        <source>Means by system, with 95 % intervals (Student&apos;s t on the logit scale)</source>
        <translation>各系统的平均值，附 95 % 区间（logit 尺度上的 Student t）</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>文本对</translation>
    </message>
    <message>
        <source>(none named)</source>
        <translation>（未注明）</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n outside)</source>
        <comment>a mean; pairs</comment>
        <translation>
            <numerusform>%1（范围外 %n 个）</numerusform>
        </translation>
    </message>
    <message>
        <source>A table is written as CSV, Markdown, LaTeX or JSON, by the ending of its name.</source>
        <translation>表格按其名称的后缀写为 CSV、Markdown、LaTeX 或 JSON。</translation>
    </message>
    <message>
        <source>End the name in .csv, .md, .tex or .json.</source>
        <translation>名称请以 .csv、.md、.tex 或 .json 结尾。</translation>
    </message>
    <message>
        <source>Tables (*.csv *.md *.tex *.json)</source>
        <translation>表格 (*.csv *.md *.tex *.json)</translation>
    </message>
    <message>
        <source>Write numbers with a decimal point, and nothing or NA where a value is missing.</source>
        <translation>数字请使用小数点，缺失的值请留空或写 NA。</translation>
    </message>
    <message>
        <source>Give it &quot;paragraphs&quot; (a list of texts) or &quot;text&quot; (paragraphs separated by blank lines).</source>
        <translation>请提供 &quot;paragraphs&quot;（文本列表）或 &quot;text&quot;（以空行分隔的段落）。</translation>
    </message>
    <message>
        <source>Cells are separated by commas, decimals by a point; a cell with a comma is put in quotes.</source>
        <translation>单元格之间用逗号分隔，小数用点号；含逗号的单元格要加引号。</translation>
    </message>
    <message>
        <source>The cells seem to be separated by semicolons: the first line has semicolons and no comma.</source>
        <translation>单元格似乎以分号分隔：第一行有分号而没有逗号。</translation>
    </message>
    <message>
        <source>There is no space left to write the file.</source>
        <translation>没有足够的空间写入文件。</translation>
    </message>
    <message>
        <source>This distance occurred before.</source>
        <translation>这个距离前面已经出现过。</translation>
    </message>
    <message>
        <source>Of %1 pieces of evidence in the result only %2 occur in the texts: the two files may not belong together.</source>
        <translation>结果中的 %1 条证据只有 %2 条出现在文本中：这两个文件可能不属于一起。</translation>
    </message>
    <message>
        <source>%1: &quot;is_matched&quot; is given beside the match, which expert_score adds where a reply could not be read; the scores leave it out.</source>
        <translation>%1：匹配旁边还有 &quot;is_matched&quot;，这是 expert_score 在无法读取回复时添加的；得分中不计入它。</translation>
    </message>
    <message>
        <source>%1: it is matched, but nothing is said about the match.</source>
        <translation>%1：它已匹配，但没有任何关于该匹配的说明。</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is %3, neither true nor false; expert_score reads it as true, and so it counts here.</source>
        <translation>%1：&quot;%2&quot; 为 %3，既非 true 也非 false；expert_score 将其视为 true，此处也照此计。</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is %3, neither true nor false; expert_score reads it as false, and so it counts here.</source>
        <translation>%1：&quot;%2&quot; 为 %3，既非 true 也非 false；expert_score 将其视为 false，此处也照此计。</translation>
    </message>
    <message>
        <source>The id &quot;%1&quot; occurs twice, first on line %2.</source>
        <translation>id“%1”出现了两次，首次在第 %2 行。</translation>
    </message>
    <message>
        <source>The id &quot;%1&quot; occurs twice for the system &quot;%2&quot;, first on line %3.</source>
        <translation>id“%1”在系统“%2”中出现了两次，首次在第 %3 行。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is required.</source>
        <translation>缺少“%1”。</translation>
    </message>
    <message>
        <source>A rater rates an item once: remove one of the two rows.</source>
        <translation>每位评分者对一个条目只评分一次：请删去这两行之一。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number.</source>
        <translation>“%1”不是数字。</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; occurs twice.</source>
        <translation>列“%1”出现了两次。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; occurs twice; line %2 already has it.</source>
        <translation>“%1”出现两次；第 %2 行已有。</translation>
    </message>
    <message>
        <source>This file belongs to a Tandem project; it is not replaced.</source>
        <translation>此文件属于一个 Tandem 项目，不会被替换。</translation>
    </message>
    <message>
        <source>This is a device or a pipe, not a file; it is not replaced.</source>
        <translation>这是设备或管道，不是文件，不会被替换。</translation>
    </message>
    <message>
        <source>Expected the name of a person.</source>
        <translation>此处应为一个人的姓名。</translation>
    </message>
    <message>
        <source>&quot;tandem help formats&quot; shows how answers of a study are written.</source>
        <translation>“tandem help formats”说明研究的答案如何书写。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a whole number from 1 to %2.</source>
        <translation>“%1”必须是 1 到 %2 的整数。</translation>
    </message>
    <message>
        <source>The time must be written like 2026-03-01T09:30:00Z, or be the seconds or milliseconds since 1970.</source>
        <translation>时间须写成 2026-03-01T09:30:00Z 这样的形式，或为自 1970 年以来的秒数或毫秒数。</translation>
    </message>
    <message>
        <source>The first row should name the columns: rater, item, answer.</source>
        <translation>第一行应给出各列的名称：rater、item、answer。</translation>
    </message>
    <message>
        <source>Leave out what is not of this study.</source>
        <translation>请略去不属于此研究的内容。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; answers the same about &quot;%2&quot; a second time, after %3.</source>
        <translation>“%1”对“%2”的同一问题再次作答，此前已在 %3 答过。</translation>
    </message>
    <message>
        <source>Remove one of the two, or give both a time: the later counts.</source>
        <translation>请删去两者之一，或为两者都给出时间：以较晚的为准。</translation>
    </message>
    <message>
        <source>Save the answers as JSONL; that may be of any size.</source>
        <translation>请将答案保存为 JSONL；其大小不限。</translation>
    </message>
    <message>
        <source>There is no answer in it.</source>
        <translation>其中没有答案。</translation>
    </message>
    <message>
        <source>This has more than %1 characters.</source>
        <translation>超过 %1 个字符。</translation>
    </message>
    <message>
        <source>An item is &quot;rated&quot;, &quot;practice&quot; or &quot;check&quot;.</source>
        <translation>条目为 &quot;rated&quot;、&quot;practice&quot; 或 &quot;check&quot;。</translation>
    </message>
    <message>
        <source>A name is expected after &quot;%1&quot;.</source>
        <translation>“%1”之后应为名称。</translation>
    </message>
    <message>
        <source>An item has more than %1 scores.</source>
        <translation>一个条目的得分超过 %1 个。</translation>
    </message>
    <message>
        <source>A mark is a start and a length within the text, counted in characters from 0.</source>
        <translation>标记由文本内的起点和长度组成，以字符计，从 0 开始。</translation>
    </message>
    <message>
        <source>Here a list of marks is expected.</source>
        <translation>此处应为标记的列表。</translation>
    </message>
    <message>
        <source>A field has more than %1 marks.</source>
        <translation>一个字段的标记超过 %1 个。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no field&apos;s name: letters a to z, digits and &quot;_&quot; are.</source>
        <translation>“%1”不是字段名称：字段名称由字母 a 到 z、数字和“_”组成。</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>An item has %1 fields at most, of %L2 characters each.</source>
        <translation>一个条目至多有 %1 个字段，每个字段至多 %L2 个字符。</translation>
    </message>
    <message>
        <source>&quot;tandem help formats&quot; shows how the items of a study are written.</source>
        <translation>“tandem help formats”说明研究的条目如何书写。</translation>
    </message>
    <message>
        <source>Put each item on a line of its own.</source>
        <translation>请将每个条目单独放在一行。</translation>
    </message>
    <message>
        <source>Save the items as JSONL.</source>
        <translation>请将条目保存为 JSONL。</translation>
    </message>
    <message>
        <source>The item &quot;%1&quot; is there twice; line %2 has it already.</source>
        <translation>条目“%1”出现两次；第 %2 行已有。</translation>
    </message>
    <message>
        <source>Give every item a name of its own.</source>
        <translation>请给每个条目一个不同的名称。</translation>
    </message>
    <message>
        <source>There are more than %L1 items, or they take more than %2 MiB.</source>
        <translation>条目超过 %L1 个，或占用超过 %2 MiB。</translation>
    </message>
    <message>
        <source>Choose those that the study needs.</source>
        <translation>请只选取研究所需的条目。</translation>
    </message>
    <message>
        <source>There is no item in it.</source>
        <translation>其中没有条目。</translation>
    </message>
    <message>
        <source>Choose a file with at least one item.</source>
        <translation>请选择至少含有一个条目的文件。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of the answers.</source>
        <translation>“%1”不在可选答案之列。</translation>
    </message>
    <message>
        <source>On this scale answers are numbers from %1 to %2, with a decimal point.</source>
        <translation>在此量表上，答案为 %1 到 %2 的数字，用点作小数点。</translation>
    </message>
    <message>
        <source>The answers are %1.</source>
        <translation>可选答案为 %1。</translation>
    </message>
    <message>
        <source>There are more than %1 questions.</source>
        <translation>问题超过 %1 个。</translation>
    </message>
    <message>
        <source>&quot;question&quot; names what was asked, not the item.</source>
        <translation>&quot;question&quot; 指明所问的问题，而不是条目。</translation>
    </message>
    <message>
        <source>&quot;tandem help formats&quot; shows how scores of a study&apos;s items are written.</source>
        <translation>“tandem help formats”说明研究条目的得分如何书写。</translation>
    </message>
    <message>
        <source>There are more than %1 scores.</source>
        <translation>得分超过 %1 个。</translation>
    </message>
    <message>
        <source>The first row should name the columns: item, and a score in each other.</source>
        <translation>第一行应给出各列的名称：item，其余每列为一个得分。</translation>
    </message>
    <message>
        <source>Save the scores as JSONL; that may be of any size.</source>
        <translation>请将得分保存为 JSONL；其大小不限。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; occurs twice, after %2.</source>
        <translation>“%1”出现两次，此前已在 %2 出现。</translation>
    </message>
    <message>
        <source>Give each item one row.</source>
        <translation>请让每个条目占一行。</translation>
    </message>
    <message>
        <source>There is no row in it.</source>
        <translation>其中没有数据行。</translation>
    </message>
    <message>
        <source>No item has a score in &quot;%1&quot; beside that in &quot;%2&quot;.</source>
        <translation>没有任何条目在有“%2”得分的同时也有“%1”得分。</translation>
    </message>
    <message>
        <source>Add the scores of the other side, or give the column a name that does not end in _1 or _2.</source>
        <translation>请添加另一侧的得分，或给该列取一个不以 _1 或 _2 结尾的名称。</translation>
    </message>
    <message>
        <source>“%1” has numbers only: is it a score? Name its columns score_%1_1 and score_%1_2.</source>
        <translation>“%1”只含数字：它是得分吗？请将其列命名为 score_%1_1 和 score_%1_2。</translation>
    </message>
    <message>
        <source>“%1” has numbers only: is it a score? Name its column score_%1.</source>
        <translation>“%1”只含数字：它是得分吗？请将其列命名为 score_%1。</translation>
    </message>
    <message>
        <source>These are texts to evaluate, not articles.</source>
        <translation>这些是要评估的文本，不是文章。</translation>
    </message>
    <message>
        <source>Bring them in at Evaluate, or with &quot;tandem expert&quot;.</source>
        <translation>请在“评估”中导入，或使用“tandem expert”。</translation>
    </message>
    <message>
        <source>Paragraph %1 has more than %L2 characters.</source>
        <translation>段落 %1 超过 %L2 个字符。</translation>
    </message>
    <message>
        <source>Put a blank line between paragraphs.</source>
        <translation>请在段落之间留一个空行。</translation>
    </message>
    <message>
        <source>This is no folder and no archive that can be read.</source>
        <translation>这既不是文件夹，也不是可读取的归档。</translation>
    </message>
    <message>
        <source>The archive is damaged or cut off.</source>
        <translation>归档已损坏或被截断。</translation>
    </message>
    <message>
        <source>Choose a folder, or a .tar, .tar.gz, .tgz or .zip file.</source>
        <translation>请选择文件夹，或 .tar、.tar.gz、.tgz 或 .zip 文件。</translation>
    </message>
    <message>
        <source>Copy or download it again.</source>
        <translation>请重新复制或下载。</translation>
    </message>
    <message>
        <source>The name of a file is not in UTF-8.</source>
        <translation>有文件的名称不是 UTF-8。</translation>
    </message>
    <message>
        <source>It comes after the file named here; rename it and pack again.</source>
        <translation>它位于此处所列文件之后；请重命名并重新打包。</translation>
    </message>
    <message>
        <source>The file is encrypted.</source>
        <translation>文件已加密。</translation>
    </message>
    <message>
        <source>Unpack it and choose the folder.</source>
        <translation>请解包后选择文件夹。</translation>
    </message>
    <message>
        <source>The archive has this file twice.</source>
        <translation>归档中有两个同样的文件。</translation>
    </message>
    <message>
        <source>Unpack it, look which one is meant, and choose the folder.</source>
        <translation>请解包，确认哪一个才是所需的，然后选择文件夹。</translation>
    </message>
    <message>
        <source>The folder cannot be read.</source>
        <translation>无法读取该文件夹。</translation>
    </message>
    <message>
        <source>The file could not be read as a whole, or changed meanwhile.</source>
        <translation>未能完整读取该文件，或其间文件发生了变化。</translation>
    </message>
    <message>
        <source>Check that you may read it and that nothing writes it.</source>
        <translation>请检查您是否可以读取它，并且没有程序在写入它。</translation>
    </message>
    <message>
        <source>There are more than %L1 files and folders in it.</source>
        <translation>其中的文件和文件夹超过 %L1 个。</translation>
    </message>
    <message>
        <source>Take out what is no output, or split it.</source>
        <translation>请去掉不是输出的内容，或将其拆分。</translation>
    </message>
    <message>
        <source>This path is too long or has more than %1 folders.</source>
        <translation>该路径过长，或文件夹超过 %1 层。</translation>
    </message>
    <message>
        <source>Move the outputs to fewer folders.</source>
        <translation>请把输出移到较少层的文件夹中。</translation>
    </message>
    <message>
        <source>This path does not stay inside the folder of outputs.</source>
        <translation>该路径超出了输出所在的文件夹。</translation>
    </message>
    <message>
        <source>This path has characters that no name of a file should have.</source>
        <translation>该路径含有文件名不应有的字符。</translation>
    </message>
    <message>
        <source>Do not trust this file; ask for another one.</source>
        <translation>请勿信任此文件；请另要一份。</translation>
    </message>
    <message>
        <source>The file is larger than %L1 KiB.</source>
        <translation>文件大于 %L1 KiB。</translation>
    </message>
    <message>
        <source>An output is some kilobytes; look what is in it.</source>
        <translation>一个输出只有几千字节；请查看其中的内容。</translation>
    </message>
    <message>
        <source>All files together are larger than %L1 KiB.</source>
        <translation>所有文件合计大于 %L1 KiB。</translation>
    </message>
    <message>
        <source>This is a link or a device, not a file.</source>
        <translation>这是链接或设备，而不是文件。</translation>
    </message>
    <message>
        <source>Put the file itself in its place.</source>
        <translation>请换成文件本身。</translation>
    </message>
    <message>
        <source>Check that these outputs were made for this benchmark, and that no file is missing, changed or there twice.</source>
        <translation>请检查这些输出是否针对该基准，以及有无文件缺失、被改动或重复。</translation>
    </message>
    <message>
        <source>There is another file with the number %1 for the same sample: %2.</source>
        <translation>同一样本还有一个编号为 %1 的文件：%2。</translation>
    </message>
    <message>
        <source>Sample %1 has more facts or opinions than there are verdicts, and this one does not say which it is about.</source>
        <translation>样本 %1 的事实或观点多于判定，而这个判定没有说明针对哪一个。</translation>
    </message>
    <message>
        <source>The facts or opinions in this file are not those of sample %1 in the benchmark&apos;s order.</source>
        <translation>此文件中的事实或观点不是基准中样本 %1 的，或次序不同。</translation>
    </message>
    <message>
        <source>With this file there are more verdicts on sample %1 than it has facts or opinions (%2).</source>
        <translation>加上此文件，样本 %1 的判定多于其事实或观点（%2）。</translation>
    </message>
    <message>
        <source>The folders are PATTERN/PARADIGM/MODEL: ebs-aos or abs-aos, then structured-prompt or self-reflection; see &quot;tandem help formats&quot;.</source>
        <translation>文件夹为 PATTERN/PARADIGM/MODEL：先是 ebs-aos 或 abs-aos，再是 structured-prompt 或 self-reflection；见“tandem help formats”。</translation>
    </message>
    <message>
        <source>This file is in too many or too few folders.</source>
        <translation>此文件所在的文件夹层数过多或过少。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no %2.</source>
        <translation>“%1”不是%2。</translation>
    </message>
    <message>
        <source>paradigm</source>
        <translation>范式</translation>
    </message>
    <message>
        <source>pattern</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>The name of the model is longer than %1 letters.</source>
        <translation>模型名称超过 %1 个字符。</translation>
    </message>
    <message>
        <source>Rename its folder.</source>
        <translation>请重命名其文件夹。</translation>
    </message>
    <message>
        <source>The name of the file does not say which sample it is of.</source>
        <translation>文件名没有说明属于哪个样本。</translation>
    </message>
    <message>
        <source>Such a name is like %1.</source>
        <translation>这样的名称形如 %1。</translation>
    </message>
    <message>
        <source>There is more than one tree of outputs.</source>
        <translation>有不止一个输出目录树。</translation>
    </message>
    <message>
        <source>Another one begins in &quot;%1&quot;; score one of them at a time.</source>
        <translation>另一个始于“%1”；请每次只为其中一个评分。</translation>
    </message>
    <message>
        <source>Facts are verified of abs-aos alone.</source>
        <translation>只有 abs-aos 才核实事实。</translation>
    </message>
    <message>
        <source>Move the file to verification/fact/abs-aos, or take it out.</source>
        <translation>请把文件移到 verification/fact/abs-aos，或将其去掉。</translation>
    </message>
    <message>
        <source>The file is of sample %1; the benchmark has %2.</source>
        <translation>该文件属于样本 %1；基准有 %2 个样本。</translation>
    </message>
    <message>
        <source>Choose the benchmark that these outputs were made for.</source>
        <translation>请选择这些输出所针对的基准。</translation>
    </message>
    <message>
        <source>There are more than %1 systems.</source>
        <translation>系统超过 %1 个。</translation>
    </message>
    <message>
        <source>Score fewer of them at a time.</source>
        <translation>请每次为较少的系统评分。</translation>
    </message>
    <message>
        <source>There are no outputs of systems in it.</source>
        <translation>其中没有系统的输出。</translation>
    </message>
    <message>
        <source>They stand in the folders paradigms, verification and detection; see &quot;tandem help formats&quot;.</source>
        <translation>输出位于文件夹 paradigms、verification 和 detection 中；见“tandem help formats”。</translation>
    </message>
    <message>
        <source>There is another output of this system for sample %1: %2.</source>
        <translation>该系统对样本 %1 还有另一个输出：%2。</translation>
    </message>
    <message>
        <source>Take out one of the two.</source>
        <translation>请去掉二者之一。</translation>
    </message>
    <message>
        <source>Sample %1 of the benchmark has no such text (entry %2).</source>
        <translation>基准的样本 %1 没有这样的文本（第 %2 项）。</translation>
    </message>
    <message>
        <source>There is another file with this number: %1.</source>
        <translation>还有一个相同编号的文件：%1。</translation>
    </message>
    <message>
        <source>Take out one of the two, or number them anew.</source>
        <translation>请去掉二者之一，或重新编号。</translation>
    </message>
    <message>
        <source>A model&apos;s name becomes that of a folder, and this one cannot be one.</source>
        <translation>模型名称要用作文件夹名，而这个名称不能。</translation>
    </message>
    <message>
        <source>Rename the model.</source>
        <translation>请重命名该模型。</translation>
    </message>
    <message>
        <source>There is something here already.</source>
        <translation>此处已有内容。</translation>
    </message>
    <message>
        <source>Choose a new folder.</source>
        <translation>请选择新的文件夹。</translation>
    </message>
    <message>
        <source>The folder cannot be made: %1.</source>
        <translation>无法创建文件夹：%1。</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>请选择其他文件夹。</translation>
    </message>
    <message>
        <source>The folder cannot be given its name.</source>
        <translation>无法为文件夹命名。</translation>
    </message>
    <message>
        <source>a list of verdicts</source>
        <translation>判定的列表</translation>
    </message>
    <message>
        <source>More than %L1 paragraphs are named.</source>
        <translation>所列段落超过 %L1 个。</translation>
    </message>
    <message>
        <source>There are more than %L1 verdicts in this file.</source>
        <translation>此文件中的判定超过 %L1 个。</translation>
    </message>
    <message>
        <source>Look what went wrong with this output.</source>
        <translation>请查看此输出出了什么问题。</translation>
    </message>
    <message>
        <source>Add it with one of &quot;Error Type1&quot; to &quot;Error Type5&quot;.</source>
        <translation>请加上它，取值为 &quot;Error Type1&quot; 至 &quot;Error Type5&quot; 之一。</translation>
    </message>
    <message>
        <source>one of &quot;Error Type1&quot; to &quot;Error Type5&quot;</source>
        <translation>&quot;Error Type1&quot; 至 &quot;Error Type5&quot; 之一</translation>
    </message>
</context>
<context>
    <name>HabitWords</name>
    <message>
        <source>%1 %</source>
        <comment>percentage</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>The times on the items are not known.</source>
        <translation>在条目上的用时未知。</translation>
    </message>
    <message numerus="yes">
        <source>Fewer than %n answer(s) to a question cannot show a habit.</source>
        <translation>
            <numerusform>对一个问题的答案少于 %n 个时，看不出作答习惯。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was quick: a median of %2 s on %3 items. Below %4 s it is pointed out.</source>
        <translation>%1 作答过快：%3 个条目上用时的中位数为 %2 秒。低于 %4 秒即予提示。</translation>
    </message>
    <message>
        <source>%1 gave one and the same answer to %2 of %3 items. From %4 on it is pointed out.</source>
        <translation>%1 对 %3 个条目中的 %2 个给出了同一答案。达到 %4 即予提示。</translation>
    </message>
</context>
<context>
    <name>InspectWords</name>
    <message>
        <source>case %1</source>
        <translation>案例 %1</translation>
    </message>
    <message>
        <source>under way</source>
        <comment>an evaluation</comment>
        <translation>进行中</translation>
    </message>
    <message>
        <source>complete</source>
        <comment>an evaluation</comment>
        <translation>已完成</translation>
    </message>
    <message>
        <source>not scored</source>
        <comment>an evaluation</comment>
        <translation>未评分</translation>
    </message>
    <message numerus="yes">
        <source>%n reply(ies) could not be read</source>
        <translation>
            <numerusform>%n 条回复无法读取</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>model, date of a run</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Match:</source>
        <translation>匹配：</translation>
    </message>
    <message>
        <source>Content:</source>
        <translation>内容：</translation>
    </message>
    <message>
        <source>Style:</source>
        <translation>风格：</translation>
    </message>
    <message>
        <source>Another aspect has the same title; this one is not counted.</source>
        <translation>另一个方面的标题与此相同；此方面不计入。</translation>
    </message>
    <message>
        <source>No evidence was given.</source>
        <translation>未给出证据。</translation>
    </message>
    <message>
        <source>Evidence:</source>
        <translation>证据：</translation>
    </message>
    <message>
        <source>Evidence, but for case and signs:</source>
        <translation>证据（大小写和符号除外）：</translation>
    </message>
    <message>
        <source>Evidence, in other words than the text&apos;s:</source>
        <translation>证据，措辞与文本不同：</translation>
    </message>
    <message>
        <source>Evidence that is not in the text:</source>
        <translation>不在文本中的证据：</translation>
    </message>
    <message>
        <source>none.</source>
        <translation>无。</translation>
    </message>
    <message>
        <source>“%1”, which is not an aspect of the other text.</source>
        <translation>“%1”，但它不是另一文本的方面。</translation>
    </message>
    <message>
        <source>aligned.</source>
        <translation>一致。</translation>
    </message>
    <message>
        <source>not aligned.</source>
        <translation>不一致。</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>评估</translation>
    </message>
    <message>
        <source>Output of %1</source>
        <translation>%1 的输出</translation>
    </message>
    <message>
        <source>Evaluation read from %1</source>
        <translation>评估读取自 %1</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>提示词</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>召回率</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精确率</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message numerus="yes">
        <source>Over %n aspect(s) of the expected text</source>
        <translation>
            <numerusform>基于期望文本的 %n 个方面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>over %n aspect(s) of the generated text</source>
        <translation>
            <numerusform>基于生成文本的 %n 个方面</numerusform>
        </translation>
    </message>
    <message>
        <source>Recall: what the generated text has of the expected one</source>
        <translation>召回率：生成文本包含了多少期望文本的内容</translation>
    </message>
    <message>
        <source>Precision: what the expected text has of the generated one</source>
        <translation>精确率：期望文本包含了多少生成文本的内容</translation>
    </message>
    <message>
        <source>Expected text</source>
        <translation>期望文本</translation>
    </message>
    <message>
        <source>Generated text</source>
        <translation>生成文本</translation>
    </message>
    <message>
        <source>Only %1 of its %2 tokens were read; what was not is pale.</source>
        <translation>只读取了 %1 个词元（共 %2 个）；未读取的部分以浅色显示。</translation>
    </message>
    <message>
        <source>Decisions on the expected text&apos;s aspects</source>
        <translation>对期望文本各方面的判定</translation>
    </message>
    <message>
        <source>Decisions on the generated text&apos;s aspects</source>
        <translation>对生成文本各方面的判定</translation>
    </message>
    <message>
        <source>The PDF could not be written.</source>
        <translation>无法写出 PDF。</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>aspect, the one it matches</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between labels of aspects</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 is also matched by %2.</source>
        <comment>aspect, other aspects</comment>
        <translation>%1 也被 %2 匹配。</translation>
    </message>
    <message>
        <source>The precision side leaves %1 unmatched.</source>
        <translation>精确侧未匹配 %1。</translation>
    </message>
    <message>
        <source>The recall side leaves %1 unmatched.</source>
        <translation>召回侧未匹配 %1。</translation>
    </message>
    <message>
        <source>The precision side matches %1 to %2.</source>
        <translation>精确侧将 %1 匹配到 %2。</translation>
    </message>
    <message>
        <source>The recall side matches %1 to %2.</source>
        <translation>召回侧将 %1 匹配到 %2。</translation>
    </message>
    <message>
        <source>The precision side matches %1 to it.</source>
        <translation>精确侧将 %1 匹配到它。</translation>
    </message>
    <message>
        <source>The recall side matches %1 to it.</source>
        <translation>召回侧将 %1 匹配到它。</translation>
    </message>
    <message>
        <source>Unmatched</source>
        <translation>未匹配</translation>
    </message>
    <message>
        <source>Matched</source>
        <translation>已匹配</translation>
    </message>
    <message>
        <source>No aspect is called “%1”.</source>
        <translation>没有名为“%1”的方面。</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>风格</translation>
    </message>
    <message>
        <source>Nothing to compare: %1 is unmatched.</source>
        <translation>无可比较：%1 未匹配。</translation>
    </message>
    <message>
        <source>Content aligned?</source>
        <translation>内容是否一致？</translation>
    </message>
    <message>
        <source>Style aligned?</source>
        <translation>风格是否一致？</translation>
    </message>
    <message>
        <source>You matched this pair; the model did not compare it. Agree: not aligned. Disagree: aligned.</source>
        <translation>这一对由您匹配；模型未比较过。同意：不一致。不同意：一致。</translation>
    </message>
    <message>
        <source>Content aligned</source>
        <translation>内容一致</translation>
    </message>
    <message>
        <source>Content not aligned</source>
        <translation>内容不一致</translation>
    </message>
    <message>
        <source>Style aligned</source>
        <translation>风格一致</translation>
    </message>
    <message>
        <source>Style not aligned</source>
        <translation>风格不一致</translation>
    </message>
    <message>
        <source>The model read all %1 tokens of it.</source>
        <translation>模型读取了其全部 %1 个词元。</translation>
    </message>
    <message>
        <source>The model read the first %1 of its %2 tokens.</source>
        <translation>模型读取了其前 %1 个词元（共 %2 个）。</translation>
    </message>
    <message numerus="yes">
        <source>Expected text: %n aspect(s)</source>
        <translation>
            <numerusform>期望文本：%n 个方面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Generated text: %n aspect(s)</source>
        <translation>
            <numerusform>生成文本：%n 个方面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of evidence paraphrase the text.</source>
        <translation>
            <numerusform>%n 条证据是对文本的转述。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no evidence.</source>
        <translation>%1 没有证据。</translation>
    </message>
    <message>
        <source>should be unmatched</source>
        <translation>应为未匹配</translation>
    </message>
    <message>
        <source>should be %1</source>
        <comment>aspect</comment>
        <translation>应为 %1</translation>
    </message>
    <message>
        <source>aligned</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>not aligned</source>
        <translation>不一致</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>opinion, correction</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 says the same on %2 of %3 decisions.</source>
        <comment>reviewer, numbers</comment>
        <translation>%1 在 %2 个判定上意见相同（共 %3 个）。</translation>
    </message>
    <message>
        <source>%1: match</source>
        <comment>aspect</comment>
        <translation>%1：匹配</translation>
    </message>
    <message>
        <source>%1: content</source>
        <comment>aspect</comment>
        <translation>%1：内容</translation>
    </message>
    <message>
        <source>%1: style</source>
        <comment>aspect</comment>
        <translation>%1：风格</translation>
    </message>
    <message>
        <source>aspects of the expected text</source>
        <translation>期望文本的方面</translation>
    </message>
    <message>
        <source>aspects of the generated text</source>
        <translation>生成文本的方面</translation>
    </message>
    <message>
        <source>agree</source>
        <translation>同意</translation>
    </message>
    <message>
        <source>disagree</source>
        <translation>不同意</translation>
    </message>
    <message>
        <source>unsure</source>
        <translation>不确定</translation>
    </message>
    <message>
        <source>content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>style</source>
        <translation>风格</translation>
    </message>
    <message>
        <source>Choose another folder, or free some space on the disk.</source>
        <translation>请选择另一个文件夹，或腾出磁盘空间。</translation>
    </message>
    <message>
        <source>Matched to an aspect that does not exist</source>
        <translation>匹配到不存在的方面</translation>
    </message>
    <message>
        <source>It has the same title as an earlier aspect: a result file has one entry for both, and it does not count.</source>
        <translation>其标题与前面的一个方面相同：结果文件中两者只有一个条目，此方面不计入。</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of evidence do not occur in the text.</source>
        <translation>
            <numerusform>%n 条证据不在文本中。</numerusform>
        </translation>
    </message>
    <message>
        <source>Replies that could not be &amp;read</source>
        <translation>无法读取的回复(&amp;R)</translation>
    </message>
    <message>
        <source>Co&amp;rrected on import</source>
        <translation>导入时经过更正(&amp;R)</translation>
    </message>
    <message>
        <source>Look for &amp;words in</source>
        <translation>在以下内容中查找词语(&amp;W)</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Aspects</source>
        <translation>方面</translation>
    </message>
    <message>
        <source>Rationales</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Take the &amp;filter away</source>
        <translation>移除筛选(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Score</source>
        <translation>得分(&amp;S)</translation>
    </message>
    <message>
        <source>Below %1</source>
        <translation>低于 %1</translation>
    </message>
    <message>
        <source>Above %1</source>
        <translation>高于 %1</translation>
    </message>
    <message>
        <source>Recall below %1</source>
        <translation>召回率低于 %1</translation>
    </message>
    <message>
        <source>Precision below %1</source>
        <translation>精确率低于 %1</translation>
    </message>
    <message>
        <source>&amp;Mode</source>
        <translation>模式(&amp;M)</translation>
    </message>
    <message>
        <source>Some aspect is &amp;judged</source>
        <translation>某个方面被判为(&amp;J)</translation>
    </message>
    <message>
        <source>Content and style aligned</source>
        <translation>内容和风格均一致</translation>
    </message>
    <message>
        <source>Content only</source>
        <translation>仅内容一致</translation>
    </message>
    <message>
        <source>Style only</source>
        <translation>仅风格一致</translation>
    </message>
    <message>
        <source>Matched, neither aligned</source>
        <translation>已匹配，两者都不一致</translation>
    </message>
    <message>
        <source>Only the recall side</source>
        <translation>仅召回侧</translation>
    </message>
    <message>
        <source>Only the precision side</source>
        <translation>仅精确侧</translation>
    </message>
    <message>
        <source>S&amp;ystem</source>
        <translation>系统(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Difference of two systems</source>
        <translation>两个系统之差(&amp;D)</translation>
    </message>
    <message>
        <source>%1 better than %2 by more than %3</source>
        <translation>%1 优于 %2，差值大于 %3</translation>
    </message>
    <message>
        <source>I am not done &amp;with</source>
        <translation>我尚未完成的(&amp;W)</translation>
    </message>
    <message>
        <source>I disagree with the &amp;model</source>
        <translation>我不同意模型的(&amp;M)</translation>
    </message>
    <message>
        <source>Reviewers &amp;differ</source>
        <translation>评审者意见不同的(&amp;D)</translation>
    </message>
    <message>
        <source>No systems</source>
        <translation>无系统</translation>
    </message>
    <message>
        <source>%1 minus %2</source>
        <translation>%1 减 %2</translation>
    </message>
    <message>
        <source>&amp;Order of cases</source>
        <translation>案例顺序(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>姓名(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Replies that could not be read</source>
        <translation>无法读取的回复(&amp;R)</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>评审(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Highest first</source>
        <translation>最高者在前(&amp;H)</translation>
    </message>
    <message>
        <source>Show the difference o&amp;f</source>
        <translation>显示差值(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;F of recall and precision</source>
        <translation>召回率与精确率的 F 值(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Recall</source>
        <translation>召回率(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Precision</source>
        <translation>精确率(&amp;P)</translation>
    </message>
    <message>
        <source>order of cases</source>
        <translation>案例顺序</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>faults</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>review</source>
        <translation>评审</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>召回率</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>精确率</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>mode, number</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>nothing expected</source>
        <translation>无期望内容</translation>
    </message>
    <message>
        <source>its evaluation has no such aspect</source>
        <translation>其评估中没有此方面</translation>
    </message>
    <message>
        <source>nothing matches</source>
        <translation>无匹配</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a reviewer&apos;s note</comment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Review by %1:</source>
        <translation>%1 的评审：</translation>
    </message>
    <message>
        <source>E&amp;vidence not in the text</source>
        <translation>证据不在文本中(&amp;V)</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>evidence</comment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>not in the text: %1</source>
        <comment>evidence</comment>
        <translation>不在文本中：%1</translation>
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
    <message>
        <source>Line %1 ends in the middle of a text, before its record is complete.</source>
        <translation>第 %1 行在一段文本中间结束，其记录尚未完整。</translation>
    </message>
    <message>
        <source>Line %1 ends before its record is complete.</source>
        <translation>第 %1 行在其记录完整之前结束。</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; occurs twice in one object.</source>
        <translation>键“%1”在同一对象中出现两次。</translation>
    </message>
    <message>
        <source>Each record is on a line of its own; a line break within a text is written as \n.</source>
        <translation>每条记录单独占一行；文本中的换行写作 \n。</translation>
    </message>
</context>
<context>
    <name>Judges</name>
    <message>
        <source>Score against the expected text, 0 to 4</source>
        <translation>对照期望文本的得分，0 到 4</translation>
    </message>
    <message>
        <source>A language model says once, at temperature 0, from 0 to 4 how well the text matches the expected one.</source>
        <translation>语言模型在温度 0 下评判一次，以 0 到 4 表示文本与期望文本的吻合程度。</translation>
    </message>
    <message>
        <source>Score against the expected text in steps, 1 to 5</source>
        <translation>对照期望文本的分步得分，1 到 5</translation>
    </message>
    <message>
        <source>A language model is asked many times at temperature 1, or for the probabilities of its answers; the score is the mean, weighted by how often or how probably each was given, from 1 to 5.</source>
        <translation>在温度 1 下多次询问语言模型，或获取其答案的概率；得分是按每个数字给出的次数或概率加权的平均值，1 到 5。</translation>
    </message>
    <message>
        <source>Score of a summary against its source, 1 to 5</source>
        <translation>摘要对照其来源的得分，1 到 5</translation>
    </message>
    <message>
        <source>A language model says once, at temperature 0, from 1 to 5 how coherent and relevant the text is as a summary of the prompt; the expected text is not looked at.</source>
        <translation>语言模型在温度 0 下评判一次，以 1 到 5 表示文本作为提示词的摘要有多连贯、多切题；不看期望文本。</translation>
    </message>
</context>
<context>
    <name>KgdsWords</name>
    <message>
        <source>An output or the answers of a judge that it stands on are missing.</source>
        <translation>缺少其所依据的输出或评审的答案。</translation>
    </message>
    <message>
        <source>No opinion has an error type.</source>
        <translation>没有观点带有错误类型。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Paradigm</source>
        <translation>范式</translation>
    </message>
    <message>
        <source>%1: chosen paragraphs and opinion summary, percent</source>
        <translation>%1：所选段落与观点摘要，百分比</translation>
    </message>
    <message>
        <source>%1: background and opinion summary, percent</source>
        <translation>%1：背景与观点摘要，百分比</translation>
    </message>
    <message>
        <source>Retrieved</source>
        <translation>选取比例</translation>
    </message>
    <message>
        <source>n (samples)</source>
        <translation>n（样本）</translation>
    </message>
    <message>
        <source>%1: error types of opinions that are not covered, percent</source>
        <translation>%1：未覆盖观点的错误类型，百分比</translation>
    </message>
    <message>
        <source>n (opinions)</source>
        <translation>n（观点）</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 error types for %2 opinions that are not covered: which belongs to which is not known, and the shares are those of the error types.</source>
        <translation>%2 个未覆盖观点有 %1 个错误类型：无从得知如何对应，比例为错误类型的比例。</translation>
    </message>
    <message>
        <source>%1 of %2 opinions that are not covered have no error type.</source>
        <translation>%2 个未覆盖观点中有 %1 个没有错误类型。</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) missing and left out: %1.</source>
        <translation>
            <numerusform>缺少 %n 个样本，未计入：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) judged, but without the output itself; only CAO-R has them: %1.</source>
        <translation>
            <numerusform>%n 个样本有判定但缺少输出本身，只计入 CAO-R：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) judged, but without the output itself: %1.</source>
        <translation>
            <numerusform>%n 个样本有判定但缺少输出本身：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) without an answer, left out.</source>
        <translation>
            <numerusform>%n 个事实没有答案，未计入。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n opinion(s) without an answer, left out.</source>
        <translation>
            <numerusform>%n 个观点没有答案，未计入。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paragraph(s) named that the article lacks; they count as wrong ones.</source>
        <translation>
            <numerusform>列出了文章中不存在的 %n 个段落；算作选错的段落。</numerusform>
        </translation>
    </message>
    <message>
        <source>self-reflection</source>
        <comment>how a model was asked</comment>
        <translation>自我反思</translation>
    </message>
    <message>
        <source>structured prompt</source>
        <comment>how a model was asked</comment>
        <translation>结构化提示</translation>
    </message>
    <message>
        <source>opinion misattribution</source>
        <translation>观点归属错误</translation>
    </message>
    <message>
        <source>implicit reference incorrectly clarified</source>
        <translation>隐含指代澄清错误</translation>
    </message>
    <message>
        <source>implicit reference unclarified</source>
        <translation>隐含指代未澄清</translation>
    </message>
    <message>
        <source>opinion sentiment distortion</source>
        <translation>观点情感歪曲</translation>
    </message>
    <message>
        <source>opinion fact inconsistency</source>
        <translation>观点与事实不一致</translation>
    </message>
    <message>
        <source>There is no sample to take a mean over.</source>
        <translation>没有可用于求均值的样本。</translation>
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
    <message>
        <source>The keys kept beside the sample are no longer readable.</source>
        <translation>保存在样本旁的键已无法读取。</translation>
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
    <message>
        <source>Sample %1 has no fact %2.</source>
        <translation>样本 %1 没有事实 %2。</translation>
    </message>
    <message>
        <source>Its facts are numbered from 1 to %1.</source>
        <translation>其事实编号为 1 到 %1。</translation>
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
    <message numerus="yes">
        <source>%n fact(s) of paragraphs that were removed or changed sides are left out too.</source>
        <translation>
            <numerusform>另有 %n 个事实也未包含，其段落已移除或改变了类别。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) whose round about key facts is not finished are left out too.</source>
        <translation>
            <numerusform>另有 %n 条事实因关键事实轮次未完成而被略去。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) hold no opinions yet: their round about opinions is not settled.</source>
        <translation>
            <numerusform>%n 个样本尚无观点：其观点轮次尚未定案。</numerusform>
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
</context>
<context>
    <name>LlmWords</name>
    <message>
        <source>The line is not valid UTF-8.</source>
        <translation>该行不是有效的 UTF-8。</translation>
    </message>
    <message>
        <source>The line is not a JSON object.</source>
        <translation>该行不是 JSON 对象。</translation>
    </message>
    <message>
        <source>Give the result file of a batch, one JSON object a line.</source>
        <translation>请给出批处理的结果文件，每行一个 JSON 对象。</translation>
    </message>
    <message>
        <source>The batch reports an error without saying which.</source>
        <translation>批处理报告了错误，但未说明是什么错误。</translation>
    </message>
    <message>
        <source>The batch reports: %1</source>
        <translation>批处理报告：%1</translation>
    </message>
    <message>
        <source>Ask this one again.</source>
        <translation>请重新询问这一条。</translation>
    </message>
    <message>
        <source>Batch files are for OpenAI-compatible endpoints.</source>
        <translation>批处理文件用于兼容 OpenAI 的端点。</translation>
    </message>
    <message>
        <source>Choose another endpoint, or ask it call by call.</source>
        <translation>请选择其他端点，或逐次调用。</translation>
    </message>
    <message>
        <source>The line has no custom_id.</source>
        <translation>该行没有 custom_id。</translation>
    </message>
    <message>
        <source>Give the result file of a batch that this program wrote.</source>
        <translation>请给出由本程序写出的批处理的结果文件。</translation>
    </message>
    <message>
        <source>The line holds neither a response nor an error.</source>
        <translation>该行既无回复也无错误。</translation>
    </message>
    <message>
        <source>An event of the server&apos;s answer is not JSON.</source>
        <translation>服务器应答中有一个事件不是 JSON。</translation>
    </message>
    <message>
        <source>Ask again.</source>
        <translation>请重新询问。</translation>
    </message>
    <message>
        <source>The server&apos;s answer is cut off.</source>
        <translation>服务器的应答被截断。</translation>
    </message>
    <message>
        <source>The server&apos;s answer holds no list of models.</source>
        <translation>服务器的应答不含模型列表。</translation>
    </message>
    <message>
        <source>Type the model&apos;s name instead.</source>
        <translation>请改为输入模型名称。</translation>
    </message>
    <message>
        <source>Write it as {{name}}.</source>
        <translation>请写成 {{name}}。</translation>
    </message>
    <message numerus="yes">
        <source>The prompt has %n unknown placeholder(s): %1.</source>
        <translation>
            <numerusform>提示词有 %n 个未知占位符：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>It may use: %1.</source>
        <translation>可以使用：%1。</translation>
    </message>
    <message numerus="yes">
        <source>The prompt lacks %n placeholder(s): %1.</source>
        <translation>
            <numerusform>提示词缺少 %n 个占位符：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Put it where its text belongs.</source>
        <translation>请放到其文本应在之处。</translation>
    </message>
    <message>
        <source>The prompt&apos;s file has no line &quot;%1&quot;.</source>
        <translation>提示词文件没有“%1”这一行。</translation>
    </message>
    <message>
        <source>Its lines are: &quot;version: 1&quot;, &quot;%1&quot;, a text, &quot;%2&quot;, a text.</source>
        <translation>其各行为：“version: 1”、“%1”、文本、“%2”、文本。</translation>
    </message>
    <message>
        <source>The prompt asks nothing.</source>
        <translation>提示词没有提问。</translation>
    </message>
    <message>
        <source>Write the question into its second part.</source>
        <translation>请把问题写入其第二部分。</translation>
    </message>
    <message>
        <source>The first part must not have a line &quot;%1&quot;.</source>
        <translation>第一部分不能有“%1”这一行。</translation>
    </message>
    <message>
        <source>the reply, line %1, column %2</source>
        <translation>回复，第 %1 行，第 %2 列</translation>
    </message>
    <message numerus="yes">
        <source>The JSON is nested deeper than %n level(s).</source>
        <translation>
            <numerusform>JSON 嵌套超过 %n 层。</numerusform>
        </translation>
    </message>
    <message>
        <source>The reply&apos;s JSON is broken.</source>
        <translation>回复的 JSON 已损坏。</translation>
    </message>
    <message>
        <source>A bracket closes too early.</source>
        <translation>括号过早关闭。</translation>
    </message>
    <message>
        <source>The reply holds more than one JSON value.</source>
        <translation>回复含有不止一个 JSON 值。</translation>
    </message>
    <message>
        <source>The reply holds no JSON.</source>
        <translation>回复不含 JSON。</translation>
    </message>
    <message>
        <source>The reply is cut off within its JSON.</source>
        <translation>回复在其 JSON 中被截断。</translation>
    </message>
    <message>
        <source>The reply is larger than 8 MiB.</source>
        <translation>回复大于 8 MiB。</translation>
    </message>
    <message>
        <source>The reply is empty.</source>
        <translation>回复为空。</translation>
    </message>
    <message>
        <source>The reply is cut off before its JSON.</source>
        <translation>回复在其 JSON 之前被截断。</translation>
    </message>
    <message>
        <source>An example is https://api.example.org/v1.</source>
        <translation>例如 https://api.example.org/v1。</translation>
    </message>
    <message>
        <source>This is not a complete address.</source>
        <translation>这不是完整的地址。</translation>
    </message>
    <message>
        <source>The address must begin with https://.</source>
        <translation>地址必须以 https:// 开头。</translation>
    </message>
    <message>
        <source>The address must not hold a user name or a password.</source>
        <translation>地址不能包含用户名或密码。</translation>
    </message>
    <message>
        <source>Give the key in its own field.</source>
        <translation>请在密钥栏中给出密钥。</translation>
    </message>
    <message>
        <source>The address must not have a part after &quot;?&quot; or &quot;#&quot;.</source>
        <translation>地址在“?”或“#”之后不能有内容。</translation>
    </message>
    <message>
        <source>Plain http is only for this computer: texts and keys would travel unprotected.</source>
        <translation>明文 http 仅用于本机：否则文本和密钥将不受保护地传输。</translation>
    </message>
    <message>
        <source>Use https.</source>
        <translation>请使用 https。</translation>
    </message>
    <message>
        <source>Over plain http texts and keys would travel unprotected through the network.</source>
        <translation>通过明文 http，文本和密钥将不受保护地在网络中传输。</translation>
    </message>
    <message>
        <source>The server&apos;s answer is not JSON.</source>
        <translation>服务器的应答不是 JSON。</translation>
    </message>
    <message>
        <source>Check the endpoint&apos;s address and its kind of interface.</source>
        <translation>请检查端点的地址及其接口类型。</translation>
    </message>
    <message>
        <source>The server&apos;s answer is empty.</source>
        <translation>服务器的应答为空。</translation>
    </message>
    <message>
        <source>The server answered with a web page instead of JSON.</source>
        <translation>服务器返回了网页而不是 JSON。</translation>
    </message>
    <message>
        <source>Check the endpoint&apos;s address: it ends with the version, such as /v1.</source>
        <translation>请检查端点的地址：它以版本结尾，如 /v1。</translation>
    </message>
    <message>
        <source>The server&apos;s answer is not valid UTF-8.</source>
        <translation>服务器的应答不是有效的 UTF-8。</translation>
    </message>
    <message>
        <source>The server&apos;s answer is JSON but holds no answer of a model.</source>
        <translation>服务器的应答是 JSON，但不含模型的答案。</translation>
    </message>
    <message>
        <source>Check the endpoint&apos;s kind of interface.</source>
        <translation>请检查端点的接口类型。</translation>
    </message>
    <message>
        <source>Check the address. Nothing was sent, and certificates are always checked; the authority of a server of your own can be installed on this computer.</source>
        <translation>请检查地址。未发送任何内容，证书始终会被检查；你自己服务器的证书颁发机构可安装到本机。</translation>
    </message>
    <message>
        <source>Check the address and the network.</source>
        <translation>请检查地址和网络。</translation>
    </message>
    <message>
        <source>There is no server named %1.</source>
        <translation>没有名为 %1 的服务器。</translation>
    </message>
    <message>
        <source>No server answers at %1.</source>
        <translation>%1 处没有服务器应答。</translation>
    </message>
    <message>
        <source>Check the address, and that the server is running.</source>
        <translation>请检查地址，以及服务器是否在运行。</translation>
    </message>
    <message>
        <source>The certificate of %1 cannot be trusted.</source>
        <translation>%1 的证书不可信任。</translation>
    </message>
    <message>
        <source>The certificate of %1 is that of another server.</source>
        <translation>%1 的证书属于另一台服务器。</translation>
    </message>
    <message>
        <source>The certificate of %1 has expired.</source>
        <translation>%1 的证书已过期。</translation>
    </message>
    <message>
        <source>No secure connection to %1 could be made.</source>
        <translation>无法与 %1 建立安全连接。</translation>
    </message>
    <message>
        <source>Check that the server speaks https at this address; the address of one that speaks plain http begins with http://.</source>
        <translation>请检查服务器在此地址使用 https；使用明文 http 的服务器，其地址以 http:// 开头。</translation>
    </message>
    <message>
        <source>%1 cannot be reached.</source>
        <translation>无法连接 %1。</translation>
    </message>
    <message>
        <source>The server did not finish its answer within %1 s.</source>
        <translation>服务器未在 %1 秒内完成应答。</translation>
    </message>
    <message>
        <source>Try again later, or give the endpoint more time.</source>
        <translation>请稍后再试，或给端点更多时间。</translation>
    </message>
    <message>
        <source>The connection broke before the answer was complete.</source>
        <translation>应答完成之前连接中断。</translation>
    </message>
    <message>
        <source>Try again; nothing was kept of it.</source>
        <translation>请重试；其中没有任何内容被保留。</translation>
    </message>
    <message>
        <source>The server&apos;s answer is larger than 16 MiB.</source>
        <translation>服务器的应答大于 16 MiB。</translation>
    </message>
    <message>
        <source>Check that the address is that of a language model&apos;s interface.</source>
        <translation>请检查该地址是语言模型的接口。</translation>
    </message>
    <message>
        <source>The server&apos;s answer is compressed in a way that cannot be read.</source>
        <translation>服务器的应答以无法读取的方式压缩。</translation>
    </message>
    <message>
        <source>Check the address, the port too.</source>
        <translation>请检查地址，包括端口。</translation>
    </message>
    <message>
        <source>The call could not be made.</source>
        <translation>无法进行调用。</translation>
    </message>
    <message>
        <source>Set the endpoint&apos;s address to the right one.</source>
        <translation>请将端点的地址设为正确的地址。</translation>
    </message>
    <message>
        <source>The account has no credit left.</source>
        <translation>账户余额已用完。</translation>
    </message>
    <message>
        <source>Top it up with the provider, then retry what failed.</source>
        <translation>请向服务商充值，然后重试失败的。</translation>
    </message>
    <message>
        <source>The server asks for a key, and this endpoint has none.</source>
        <translation>服务器要求密钥，而此端点没有密钥。</translation>
    </message>
    <message>
        <source>Enter the key of this endpoint in the window&apos;s settings, or name an environment variable that holds it with &quot;tandem endpoint change NAME --key-env VAR&quot;.</source>
        <translation>请在窗口的设置中输入此端点的密钥，或用“tandem endpoint change NAME --key-env VAR”指定保存密钥的环境变量。</translation>
    </message>
    <message>
        <source>Put it into the environment variable %1.</source>
        <translation>请将其放入环境变量 %1。</translation>
    </message>
    <message>
        <source>The server refused the key.</source>
        <translation>服务器拒绝了密钥。</translation>
    </message>
    <message>
        <source>Enter the key of this endpoint again.</source>
        <translation>请重新输入此端点的密钥。</translation>
    </message>
    <message>
        <source>Check with the provider what the key may do, and the model&apos;s name.</source>
        <translation>请向服务商确认密钥的权限和模型名称。</translation>
    </message>
    <message>
        <source>The server does not know this address.</source>
        <translation>服务器不认识此地址。</translation>
    </message>
    <message>
        <source>The server does not know this address or the model %1.</source>
        <translation>服务器不认识此地址或模型 %1。</translation>
    </message>
    <message>
        <source>Check the endpoint&apos;s address, its kind and the model&apos;s name.</source>
        <translation>请检查端点的地址、类型和模型名称。</translation>
    </message>
    <message>
        <source>Set up the proxy for this computer.</source>
        <translation>请为本机设置代理。</translation>
    </message>
    <message>
        <source>The request is too long for the server.</source>
        <translation>请求对服务器来说太长。</translation>
    </message>
    <message>
        <source>Choose a model that takes longer texts.</source>
        <translation>请选择能处理更长文本的模型。</translation>
    </message>
    <message>
        <source>The server did not accept the request (HTTP %1).</source>
        <translation>服务器未接受请求（HTTP %1）。</translation>
    </message>
    <message>
        <source>Check the endpoint&apos;s kind, the model&apos;s name and the limits.</source>
        <translation>请检查端点的类型、模型名称和限制。</translation>
    </message>
    <message>
        <source>Try again later.</source>
        <translation>请稍后再试。</translation>
    </message>
    <message>
        <source>Lower the endpoint&apos;s limits, or try again later.</source>
        <translation>请降低端点的限制，或稍后再试。</translation>
    </message>
    <message>
        <source>The server is overloaded (HTTP %1).</source>
        <translation>服务器过载（HTTP %1）。</translation>
    </message>
    <message>
        <source>The server failed (HTTP %1).</source>
        <translation>服务器出错（HTTP %1）。</translation>
    </message>
    <message numerus="yes">
        <source>Tried %n time(s).</source>
        <translation>
            <numerusform>已尝试 %n 次。</numerusform>
        </translation>
    </message>
    <message>
        <source>It says: &quot;%1&quot;</source>
        <translation>它说：“%1”</translation>
    </message>
    <message>
        <source>The call was cancelled.</source>
        <translation>调用已取消。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not begin a placeholder.</source>
        <translation>“%1”不是占位符的开头。</translation>
    </message>
    <message>
        <source>Use https, or add --insecure-http if the network is your own.</source>
        <translation>请使用 https；若网络属于您自己，可加 --insecure-http。</translation>
    </message>
    <message>
        <source>The server sent an error instead of an answer.</source>
        <translation>服务器以错误代替了答案。</translation>
    </message>
    <message>
        <source>What answers at %1 is not an HTTP server.</source>
        <translation>%1 处的应答不是 HTTP。</translation>
    </message>
    <message>
        <source>The server redirects to another address, which is not followed.</source>
        <translation>服务器转到另一个地址，未予跟随。</translation>
    </message>
    <message>
        <source>The server redirects to %1, which is not followed.</source>
        <translation>服务器转到 %1，未予跟随。</translation>
    </message>
    <message>
        <source>The key does not allow this call.</source>
        <translation>密钥不允许此调用。</translation>
    </message>
    <message>
        <source>The network&apos;s proxy requires signing in.</source>
        <translation>网络代理要求登录。</translation>
    </message>
    <message>
        <source>The server accepts no more calls for now.</source>
        <translation>服务器暂时不再接受调用。</translation>
    </message>
    <message>
        <source>Ask again, or choose another model.</source>
        <translation>请重新询问，或选择其他模型。</translation>
    </message>
    <message>
        <source>The reply is JSON, but not one answer.</source>
        <translation>回复是 JSON，但不是单个回答。</translation>
    </message>
    <message>
        <source>Ask again, or ask another model.</source>
        <translation>请重新询问，或询问另一个模型。</translation>
    </message>
</context>
<context>
    <name>MetricWords</name>
    <message>
        <source>BLEU</source>
        <translation>BLEU</translation>
    </message>
    <message>
        <source>NLTK&apos;s sentence BLEU without smoothing, up to four words, words between single blanks.</source>
        <translation>NLTK 的句子 BLEU，不平滑，至多四个词，以单个空格分词。</translation>
    </message>
    <message>
        <source>sacreBLEU&apos;s sentence score with its 13a tokens, exponential smoothing and effective order, 0 to 100.</source>
        <translation>sacreBLEU 的句子得分，采用 13a 词元、指数平滑和有效阶数，0 到 100。</translation>
    </message>
    <message>
        <source>NLTK&apos;s BLEU of single words, words between single blanks.</source>
        <translation>NLTK 的单词 BLEU，以单个空格分词。</translation>
    </message>
    <message>
        <source>sacreBLEU&apos;s sentence score of single words, 0 to 100.</source>
        <translation>sacreBLEU 的单词句子得分，0 到 100。</translation>
    </message>
    <message>
        <source>Distances</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>Jensen-Shannon divergence of how often each word occurs, base 2: 0 is the same, 1 is no word in common.</source>
        <translation>各词出现频率的 Jensen-Shannon 散度，以 2 为底：0 表示相同，1 表示没有共同的词。</translation>
    </message>
    <message>
        <source>One of the texts has no words, so its word frequencies cannot be compared.</source>
        <translation>其中一个文本没有词，因此无法比较词频。</translation>
    </message>
    <message>
        <source>Ask again, or use another model or prompt.</source>
        <translation>请重新询问，或换用其他模型或提示词。</translation>
    </message>
    <message>
        <source>The reply is not a whole number.</source>
        <translation>回复不是整数。</translation>
    </message>
    <message>
        <source>The reply is on another scale: out of %1.</source>
        <translation>回复采用了另一种尺度：满分为 %1。</translation>
    </message>
    <message>
        <source>The reply is not from %1 to %2.</source>
        <translation>回复不在 %1 到 %2 之间。</translation>
    </message>
    <message>
        <source>The reply gives several scores.</source>
        <translation>回复给出了多个得分。</translation>
    </message>
    <message>
        <source>The reply is empty.</source>
        <translation>回复为空。</translation>
    </message>
    <message>
        <source>No reply could be read.</source>
        <translation>没有可读取的回复。</translation>
    </message>
    <message numerus="yes">
        <source>None of %n sample(s) could be read.</source>
        <translation>
            <numerusform>%n 个采样中没有一个可读取。</numerusform>
        </translation>
    </message>
    <message>
        <source>The detail of a score cannot be read.</source>
        <translation>无法读取某个得分的详细信息。</translation>
    </message>
    <message>
        <source>%1 Over Porter stems; words of up to three letters stay whole.</source>
        <translation>%1 基于 Porter 词干；至多三个字母的词保持原样。</translation>
    </message>
    <message>
        <source>METEOR needs WordNet for synonyms, and none was found: install the package wordnet-base (Debian, Ubuntu), or name the folder of its database files. meteor_exact_stem does without.</source>
        <translation>METEOR 需要 WordNet 提供同义词，但未找到 WordNet：请安装软件包 wordnet-base（Debian、Ubuntu），或指定其数据库文件所在的文件夹。meteor_exact_stem 不需要它。</translation>
    </message>
    <message>
        <source>METEOR</source>
        <translation>METEOR</translation>
    </message>
    <message>
        <source>NLTK&apos;s METEOR: exact words, stems, then synonyms from WordNet. Below 1 even for identical texts.</source>
        <translation>NLTK 的 METEOR：先是完全相同的词，再是词干，然后是 WordNet 中的同义词。即使文本完全相同也小于 1。</translation>
    </message>
    <message>
        <source>METEOR without synonyms, for systems without WordNet and for texts that are not English.</source>
        <translation>不含同义词的 METEOR，用于没有 WordNet 的系统以及非英语文本。</translation>
    </message>
    <message>
        <source>Scoring was cancelled.</source>
        <translation>评分已取消。</translation>
    </message>
    <message>
        <source>The measure is undefined for all pairs.</source>
        <translation>该度量指标对所有文本对均未定义。</translation>
    </message>
    <message>
        <source>The texts have too many lines that differ and share words: comparing each with each would take minutes.</source>
        <translation>两个文本中不相同却有共同词语的行太多：逐一相互比较需要数分钟。</translation>
    </message>
    <message>
        <source>ROUGE with skip-bigrams</source>
        <translation>ROUGE（使用 skip-bigram）</translation>
    </message>
    <message>
        <source>ROUGE with stems</source>
        <translation>ROUGE（使用词干）</translation>
    </message>
    <message>
        <source>ROUGE</source>
        <translation>ROUGE</translation>
    </message>
    <message>
        <source>Words that both texts have, F1, as rouge_score counts them.</source>
        <translation>两个文本共有的词，F1，按 rouge_score 的方式计数。</translation>
    </message>
    <message>
        <source>Pairs of neighbouring words that both texts have, F1, as rouge_score counts them.</source>
        <translation>两个文本共有的相邻词对，F1，按 rouge_score 的方式计数。</translation>
    </message>
    <message>
        <source>The longest common subsequence of words, F1, the whole text as one sentence.</source>
        <translation>词的最长公共子序列，F1，全文视为一个句子。</translation>
    </message>
    <message>
        <source>The union of longest common subsequences line by line, F1; put each sentence on a line of its own.</source>
        <translation>逐行的最长公共子序列之并集，F1；请让每个句子独占一行。</translation>
    </message>
    <message>
        <source>All words and all pairs with at most four words between them, F1, as the textbook defines it.</source>
        <translation>所有的词以及中间至多隔四个词的所有词对，F1，按教科书的定义。</translation>
    </message>
    <message>
        <source>The same as ROUGE-1.5.5 counts it: the last word is not counted alone.</source>
        <translation>同上，但按 ROUGE-1.5.5 的方式计数：最后一个词不单独计数。</translation>
    </message>
    <message>
        <source>What PerSEval&apos;s published code calls ROUGE-SU4: runs of five neighbouring words, hence 0 for texts under five words.</source>
        <translation>PerSEval 已发表的代码所称的 ROUGE-SU4：五个相邻词构成的词串，因此不足五个词的文本为 0。</translation>
    </message>
    <message>
        <source>Outside this measure: it sees the letters a to z and numbers only, less than half of the reference.</source>
        <translation>超出此度量指标的范围：它只识别字母 a 到 z 和数字，不到参考文本的一半。</translation>
    </message>
    <message>
        <source>Outside this measure: it sees the letters a to z and numbers only, less than half of the candidate.</source>
        <translation>超出此度量指标的范围：它只识别字母 a 到 z 和数字，不到候选文本的一半。</translation>
    </message>
    <message>
        <source>Outside this measure: the reference has fewer than %1 words.</source>
        <translation>超出此度量指标的范围：参考文本少于 %1 个词。</translation>
    </message>
    <message>
        <source>Outside this measure: the candidate has fewer than %1 words.</source>
        <translation>超出此度量指标的范围：候选文本少于 %1 个词。</translation>
    </message>
    <message>
        <source>The reply is not a score.</source>
        <translation>回复不是得分。</translation>
    </message>
    <message>
        <source>Outside this measure: its words are separated by blanks, which the script of the reference does not use.</source>
        <translation>超出此度量指标的范围：它的词以空格分隔，而参考文本的文字不使用空格。</translation>
    </message>
    <message>
        <source>Outside this measure: its words are separated by blanks, which the script of the candidate does not use.</source>
        <translation>超出此度量指标的范围：它的词以空格分隔，而候选文本的文字不使用空格。</translation>
    </message>
</context>
<context>
    <name>MetricsViewWords</name>
    <message>
        <source>%1 – %2</source>
        <comment>ends of an interval</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>reason, n</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>95 % interval %1, %2</source>
        <comment>%2 is n</comment>
        <translation>95 % 区间 %1，%2</translation>
    </message>
    <message>
        <source>95 %</source>
        <translation>95 %</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>coefficient and why there is none</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 %2, %3</source>
        <comment>coefficient, value, interval and n</comment>
        <translation>%1 %2，%3</translation>
    </message>
    <message>
        <source>%1, p %2 (%3)</source>
        <comment>%3 is how p was computed</comment>
        <translation>%1，p %2（%3）</translation>
    </message>
    <message>
        <source>%1; %2 left out</source>
        <translation>%1；%2 未计入</translation>
    </message>
    <message>
        <source>The file has no row for this pair.</source>
        <translation>文件中没有此文本对的行。</translation>
    </message>
    <message>
        <source>The file has no value for this pair.</source>
        <translation>文件中没有此文本对的值。</translation>
    </message>
    <message>
        <source>None of the rows belongs to one of the pairs that are shown.</source>
        <translation>没有任何一行属于所显示的文本对。</translation>
    </message>
    <message>
        <source>The column &quot;id&quot; has to hold the ids of the pairs, and &quot;system&quot;, where there is one, their systems.</source>
        <translation>列“id”须含文本对的 id；若有列“system”，则须含其系统。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln pair(s) got scores.</source>
        <translation>
            <numerusform>%1：%Ln 个文本对获得了得分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) have no row in the file.</source>
        <translation>
            <numerusform>%Ln 个文本对在文件中没有对应的行。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not read, as they hold no numbers: %1.</source>
        <translation>因不含数字而未读取：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) have changed since and have none of them.</source>
        <translation>
            <numerusform>其后有 %Ln 对文本已改变，没有这些得分。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>measures</comment>
        <translation>%1 与 %2</translation>
    </message>
    <message>
        <source>%1 of all measures, pair by pair</source>
        <comment>a coefficient</comment>
        <translation>所有度量指标两两之间的 %1</translation>
    </message>
    <message>
        <source>A pair without a value of one of the two is left out of their coefficient; the cells tell n, interval and p.</source>
        <translation>两者之一没有值的文本对不计入其系数；单元格给出 n、区间和 p。</translation>
    </message>
    <message>
        <source>All pairs</source>
        <translation>所有文本对</translation>
    </message>
    <message>
        <source>no system named</source>
        <translation>未注明系统</translation>
    </message>
    <message>
        <source>%1, mean %2, median %3, sd %4</source>
        <comment>%1 is n</comment>
        <translation>%1，平均值 %2，中位数 %3，标准差 %4</translation>
    </message>
    <message>
        <source>%1; without a value, left out: %2</source>
        <translation>%1；没有值而未计入：%2</translation>
    </message>
    <message>
        <source>Distribution of %1</source>
        <comment>%1 is a measure</comment>
        <translation>%1 的分布</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>文本对</translation>
    </message>
    <message>
        <source>No pair has a value of this measure.</source>
        <translation>没有文本对有此度量指标的值。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>system and measure</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>均值 %1</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>中位数 %1</translation>
    </message>
    <message>
        <source>Pairs of</source>
        <translation>文本对所属</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均值</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>Deviation</source>
        <comment>standard deviation</comment>
        <translation>标准差</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>No value</source>
        <translation>无值</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a system and its figures</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Systems by mean %1</source>
        <comment>%1 is a measure</comment>
        <translation>按 %1 平均值排列的系统</translation>
    </message>
    <message>
        <source>95 % intervals over pairs by Student&apos;s t on the logit scale</source>
        <translation>文本对上的 95 % 区间，按 logit 尺度上的 Student t</translation>
    </message>
    <message>
        <source>95 % intervals over pairs by Student&apos;s t</source>
        <translation>文本对上的 95 % 区间，按 Student t</translation>
    </message>
    <message>
        <source>system</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>No pair names its system and has a value of this measure.</source>
        <translation>没有既注明系统又有此度量指标值的文本对。</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>name and value of a figure</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 (%3 of %4)</source>
        <comment>name and value of a figure, then what it is a share of</comment>
        <translation>%1 %2（%4 中的 %3）</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精确率</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>召回率</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln 个匹配</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %Ln match(es)</source>
        <translation>
            <numerusform>至少 %Ln 个匹配</numerusform>
        </translation>
    </message>
    <message>
        <source>ROUGE&apos;s words are runs of a to z and 0 to 9; the candidate has none.</source>
        <translation>ROUGE 的词是由 a 到 z 和 0 到 9 组成的连续字符；候选文本没有这样的词。</translation>
    </message>
    <message>
        <source>ROUGE&apos;s words are runs of a to z and 0 to 9; the reference has none.</source>
        <translation>ROUGE 的词是由 a 到 z 和 0 到 9 组成的连续字符；参考文本没有这样的词。</translation>
    </message>
    <message>
        <source>ROUGE&apos;s words are runs of a to z and 0 to 9; neither text has any.</source>
        <translation>ROUGE 的词是由 a 到 z 和 0 到 9 组成的连续字符；两篇文本都没有这样的词。</translation>
    </message>
    <message>
        <source>Precision %1, recall %2, F1 %3</source>
        <translation>精确率 %1，召回率 %2，F1 %3</translation>
    </message>
    <message>
        <source>outside</source>
        <comment>a pair that the measure cannot see</comment>
        <translation>范围外</translation>
    </message>
    <message>
        <source>The summaries of this file do not fit into the memory for a table.</source>
        <translation>此文件的摘要过多，内存容纳不下相应的表格。</translation>
    </message>
    <message>
        <source>Split the file.</source>
        <translation>请拆分文件。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) left out, since the user or the model has no summary.</source>
        <translation>
            <numerusform>已略去 %Ln 对文本，因为该用户或该模型没有摘要。</numerusform>
        </translation>
    </message>
    <message>
        <source>No model has a figure.</source>
        <translation>没有模型具有数值。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Models by %1</source>
        <comment>%1 is a figure</comment>
        <translation>按 %1 排列的模型</translation>
    </message>
    <message>
        <source>means over users; lower is better</source>
        <translation>用户上的平均值；越低越好</translation>
    </message>
    <message>
        <source>95 % intervals over documents (Student&apos;s t on the logit scale); higher is better</source>
        <translation>文档上的 95 % 区间（logit 尺度上的 Student t）；越高越好</translation>
    </message>
    <message>
        <source>95 % intervals over documents (Student&apos;s t on the logit scale); lower is better</source>
        <translation>文档上的 95 % 区间（logit 尺度上的 Student t）；越低越好</translation>
    </message>
    <message>
        <source>model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>PerSEval by beta</source>
        <translation>PerSEval 随 β 的变化</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n 个文档</numerusform>
        </translation>
    </message>
    <message>
        <source>β, how steep the penalty rises</source>
        <translation>β，惩罚上升的陡度</translation>
    </message>
    <message>
        <source>β = %1</source>
        <translation>β = %1</translation>
    </message>
    <message>
        <source>Borda-Kendall consensus of PerSEval and accuracy</source>
        <translation>PerSEval 与准确度的 Borda-Kendall 共识</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>consensus</source>
        <translation>共识</translation>
    </message>
    <message>
        <source>Rank by PerSEval</source>
        <translation>按 PerSEval 的排名</translation>
    </message>
    <message>
        <source>by EGISES</source>
        <translation>按 EGISES</translation>
    </message>
    <message>
        <source>by accuracy</source>
        <translation>按准确度</translation>
    </message>
    <message>
        <source>Consensus</source>
        <translation>共识</translation>
    </message>
    <message>
        <source>The ranks by PerSEval and by accuracy are added up and ranked again.</source>
        <translation>将按 PerSEval 与按准确度的排名相加，再重新排名。</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two figures</comment>
        <translation>%1 与 %2</translation>
    </message>
    <message>
        <source>rank by %1</source>
        <comment>%1 is a figure</comment>
        <translation>按 %1 的排名</translation>
    </message>
    <message>
        <source>No model has both figures.</source>
        <translation>没有模型同时具有这两个数值。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a p and how it was computed</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>p</source>
        <comment>probability</comment>
        <translation>p</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation>%1 %</translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2, over %n sample(s)</source>
        <translation>
            <numerusform>%1 到 %2，基于 %n 个样本</numerusform>
        </translation>
    </message>
    <message>
        <source>Bias</source>
        <translation>偏差</translation>
    </message>
    <message>
        <source>Variance</source>
        <translation>方差</translation>
    </message>
    <message>
        <source>How far leaderboards order the models alike</source>
        <translation>各排行榜对模型的排序在多大程度上相同</translation>
    </message>
    <message>
        <source>Leaderboards by</source>
        <translation>排行榜依据</translation>
    </message>
    <message>
        <source>n (models)</source>
        <translation>n（模型）</translation>
    </message>
    <message>
        <source>1 is the same order. Figures of which less is better count negative. EGISES is 1 - DEGRESS.</source>
        <translation>1 表示顺序相同。越小越好的数值按负值计。EGISES 为 1 - DEGRESS。</translation>
    </message>
    <message>
        <source>PerSEval on random samples</source>
        <translation>随机样本上的 PerSEval</translation>
    </message>
    <message numerus="yes">
        <source>means of %n sample(s) of each size with their 95 % intervals; seed %1</source>
        <translation>
            <numerusform>每种大小 %n 个样本的平均值及其 95 % 区间；种子 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>size of the samples, % of the summaries</source>
        <translation>样本大小，占摘要的 %</translation>
    </message>
    <message>
        <source>%1 at %2 %</source>
        <translation>%1（%2 % 处）</translation>
    </message>
    <message>
        <source>Least Kendall τ of a sample with all the data: %1.</source>
        <translation>样本与全部数据之间最小的 Kendall τ：%1。</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>how often, and what it means</comment>
        <translation>%1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>; and %n more</source>
        <translation>
            <numerusform>；另有 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>ROUGE-SU4 as published</source>
        <translation>ROUGE-SU4（按已发表的做法）</translation>
    </message>
    <message>
        <source>METEOR without synonyms</source>
        <translation>METEOR（不含同义词）</translation>
    </message>
    <message>
        <source>%1 has no PerSEval: %2</source>
        <translation>%1 没有 PerSEval：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of the files have no number as their score.</source>
        <translation>
            <numerusform>文件中有 %n 行的得分不是数字。</numerusform>
        </translation>
    </message>
    <message>
        <source>Every document, user and pair counts as usual; nothing was left out.</source>
        <translation>所有文档、用户和用户对均照常计入；没有任何遗漏。</translation>
    </message>
    <message>
        <source>rounded as published</source>
        <translation>按已发表的做法舍入</translation>
    </message>
    <message>
        <source>unrounded</source>
        <translation>不舍入</translation>
    </message>
    <message numerus="yes">
        <source>%n left out</source>
        <translation>
            <numerusform>略去 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>none left out</source>
        <translation>没有略去的</translation>
    </message>
    <message>
        <source>None of the pairs of users has a defined distance.</source>
        <translation>没有任何一对用户的距离有定义。</translation>
    </message>
    <message>
        <source>Models by how far they follow their users</source>
        <translation>各模型贴合其用户的程度</translation>
    </message>
    <message>
        <source>PerSEval ↑</source>
        <comment>higher is better</comment>
        <translation>PerSEval ↑</translation>
    </message>
    <message>
        <source>DEGRESS ↑</source>
        <comment>higher is better</comment>
        <translation>DEGRESS ↑</translation>
    </message>
    <message>
        <source>EGISES ↓</source>
        <comment>lower is better</comment>
        <translation>EGISES ↓</translation>
    </message>
    <message>
        <source>Accuracy ↓</source>
        <comment>lower is better</comment>
        <translation>准确度 ↓</translation>
    </message>
    <message>
        <source>n documents</source>
        <translation>n（文档）</translation>
    </message>
    <message>
        <source>n summaries</source>
        <translation>n（摘要）</translation>
    </message>
    <message>
        <source>Documents of %1</source>
        <translation>%1 的文档</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确度</translation>
    </message>
    <message>
        <source>Best accuracy</source>
        <translation>最佳准确度</translation>
    </message>
    <message>
        <source>n users</source>
        <translation>n（用户）</translation>
    </message>
    <message>
        <source>Users of %1, summaries by %2</source>
        <translation>%1 的用户，摘要来自 %2</translation>
    </message>
    <message>
        <source>User</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>The distance is undefined, or its soft-max overflows.</source>
        <translation>距离未定义，或其 soft-max 溢出。</translation>
    </message>
    <message>
        <source>Pairs of %1 with the other users</source>
        <translation>%1 与其他用户的配对</translation>
    </message>
    <message>
        <source>With user</source>
        <translation>对方用户</translation>
    </message>
    <message>
        <source>min / max</source>
        <translation>min / max</translation>
    </message>
    <message>
        <source>Own distance</source>
        <translation>本人摘要的距离</translation>
    </message>
    <message>
        <source>Model&apos;s distance</source>
        <translation>模型摘要的距离</translation>
    </message>
    <message>
        <source>There is no such distance.</source>
        <translation>没有这样的距离。</translation>
    </message>
    <message>
        <source>The judge was not asked about this output, or has not answered.</source>
        <translation>尚未就此输出询问评判模型，或评判模型尚未回答。</translation>
    </message>
    <message>
        <source>The file has no score of this output.</source>
        <translation>文件中没有此输出的得分。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>pair and its system</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>y = %1 − %2 x</source>
        <comment>a regression line</comment>
        <translation>y = %1 − %2 x</translation>
    </message>
    <message>
        <source>y = %1 + %2 x</source>
        <comment>a regression line</comment>
        <translation>y = %1 + %2 x</translation>
    </message>
    <message>
        <source>95 % band of the mean</source>
        <translation>均值的 95 % 置信带</translation>
    </message>
    <message>
        <source>Correlation</source>
        <translation>相关</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>p by</source>
        <comment>how a p was computed</comment>
        <translation>p 的求法</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>略去</translation>
    </message>
    <message>
        <source>%1 and %2, means of systems</source>
        <comment>measures</comment>
        <translation>%1 与 %2，各系统的平均值</translation>
    </message>
    <message>
        <source>There is nothing that has a value of both.</source>
        <translation>没有两者都有值的对象。</translation>
    </message>
    <message>
        <source>Left out, since one of the values is missing: %1</source>
        <translation>因缺少其中一个值而未计入：%1</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>配对</translation>
    </message>
    <message>
        <source>Scores are written as CSV, Markdown, LaTeX or JSON, by the ending of the name.</source>
        <translation>得分按文件名后缀写为 CSV、Markdown、LaTeX 或 JSON。</translation>
    </message>
    <message>
        <source>End the name in .csv, .md, .tex, .json or .jsonl.</source>
        <translation>文件名请以 .csv、.md、.tex、.json 或 .jsonl 结尾。</translation>
    </message>
    <message>
        <source>Tables (*.csv *.md *.tex *.json *.jsonl)</source>
        <translation>表格 (*.csv *.md *.tex *.json *.jsonl)</translation>
    </message>
    <message>
        <source>There is no WordNet here.</source>
        <translation>此处没有 WordNet。</translation>
    </message>
    <message>
        <source>Install WordNet 3.0, or choose the folder that its files are in.</source>
        <translation>请安装 WordNet 3.0，或选择其文件所在的文件夹。</translation>
    </message>
    <message numerus="yes">
        <source>Mean of %Ln pair(s), with its 95 % interval</source>
        <translation>
            <numerusform>%Ln 个文本对的平均值及其 95 % 区间</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) without a value</source>
        <translation>
            <numerusform>%Ln 个文本对没有值</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them outside this measure, which cannot see one of the texts</source>
        <translation>
            <numerusform>其中 %Ln 个超出此度量指标的范围，它无法识别其中一个文本</numerusform>
        </translation>
    </message>
    <message>
        <source>Means over pairs with 95 % intervals (of measures with bounds on the logit scale): %1</source>
        <translation>文本对的平均值及 95 % 区间（有界的度量指标在 logit 尺度上计算）：%1</translation>
    </message>
    <message>
        <source>(no system)</source>
        <translation>（无系统）</translation>
    </message>
    <message>
        <source>n (pairs)</source>
        <translation>n（文本对）</translation>
    </message>
    <message>
        <source>Pairs of the system; a mean is over those that have a value</source>
        <translation>系统的文本对；平均值只计有值的文本对</translation>
    </message>
    <message>
        <source>The scores imported for this file before were left out, as its pairs are different now: %1.</source>
        <translation>先前为此文件导入的得分已略去，因为其文本对现已不同：%1。</translation>
    </message>
    <message>
        <source>The pair has changed since the scores were imported.</source>
        <translation>导入得分之后，该文本对已改变。</translation>
    </message>
    <message>
        <source>The scores imported for this file before are there again: %1.</source>
        <translation>先前为此文件导入的得分已恢复：%1。</translation>
    </message>
    <message>
        <source>points of one size are drawn side by side</source>
        <translation>同一大小的点并排绘出</translation>
    </message>
    <message>
        <source>%1 of %2 points are drawn; the figures are based on all of them</source>
        <translation>绘出了 %2 个点中的 %1 个；各项数字基于全部的点</translation>
    </message>
    <message>
        <source>mean %1, least %2, greatest %3</source>
        <translation>平均值 %1，最小 %2，最大 %3</translation>
    </message>
    <message>
        <source>%1-grams %2 of %3</source>
        <comment>number of words, matches, all</comment>
        <translation>%1-gram：%2 / %3</translation>
    </message>
    <message>
        <source>%1 (counted as %2)</source>
        <comment>matches of n-grams, a precision</comment>
        <translation>%1（计为 %2）</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>matches of n-grams, their share</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>no word of the %1 has a partner among the %2 of the reference</source>
        <translation>%1 个词中没有一个能在参考文本的 %2 个词中找到对应的词</translation>
    </message>
    <message>
        <source>precision %1 (%2 of %3)</source>
        <translation>精确率 %1（%2 / %3）</translation>
    </message>
    <message>
        <source>recall %1 (%2 of %3)</source>
        <translation>召回率 %1（%2 / %3）</translation>
    </message>
    <message>
        <source>weighted mean %1 × (1 − %2) = %3</source>
        <comment>the latter a penalty</comment>
        <translation>加权平均 %1 × (1 − %2) = %3</translation>
    </message>
    <message>
        <source>“%1” %2 and %3 (%4)</source>
        <comment>a word, its share of the reference and of the candidate, its part of the value</comment>
        <translation>“%1” %2 和 %3（%4）</translation>
    </message>
    <message>
        <source>%1 of them in both</source>
        <translation>其中 %1 个两者都有</translation>
    </message>
    <message>
        <source>divergence from the mean of both: (reference %1 + candidate %2) / 2 = %3</source>
        <translation>与两者平均分布的散度：(参考 %1 + 候选 %2) / 2 = %3</translation>
    </message>
    <message>
        <source>most of it by (reference and candidate): %1</source>
        <translation>主要来自（参考和候选）：%1</translation>
    </message>
    <message>
        <source>No two measures have values for the same pairs.</source>
        <translation>没有两个指标对相同的文本对都有值。</translation>
    </message>
    <message>
        <source>ExPerT %1, %2</source>
        <comment>recall, precision or F1, and a mode</comment>
        <translation>ExPerT %1，%2</translation>
    </message>
    <message>
        <source>The run or file has not evaluated this output.</source>
        <translation>该运行或文件没有评估此输出。</translation>
    </message>
    <message>
        <source>The run is not through with this output.</source>
        <translation>运行尚未处理完此输出。</translation>
    </message>
    <message>
        <source>The aspects of one of the texts are not known.</source>
        <translation>其中一个文本的方面未知。</translation>
    </message>
    <message>
        <source>%1, run %2</source>
        <comment>a model</comment>
        <translation>%1，运行 %2</translation>
    </message>
    <message>
        <source>How much of the expected text&apos;s aspects the output has</source>
        <translation>输出含有预期文本的多少方面</translation>
    </message>
    <message>
        <source>How much of the output&apos;s aspects the expected text has</source>
        <translation>预期文本含有输出的多少方面</translation>
    </message>
    <message>
        <source>The harmonic mean of recall and precision over aspects</source>
        <translation>方面的召回率与精确率的调和平均</translation>
    </message>
    <message>
        <source>%1, as a language model judged it in an evaluation of this project; mode %2. A column for each run and each imported file.</source>
        <comment>%1 is what a score says</comment>
        <translation>%1，由语言模型在本项目的评估中判定；模式 %2。每次运行和每个导入的文件各占一列。</translation>
    </message>
    <message>
        <source>%1; lower is better</source>
        <translation>%1；越低越好</translation>
    </message>
    <message>
        <source>Differences of mean %1 between systems</source>
        <comment>%1 is a measure</comment>
        <translation>系统之间平均 %1 之差</translation>
    </message>
    <message>
        <source>systems</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>difference of mean %1, 95 % interval</source>
        <translation>平均 %1 之差，95 % 区间</translation>
    </message>
    <message>
        <source>No two systems have a value for the same pair.</source>
        <translation>没有两个系统对同一文本对有值。</translation>
    </message>
    <message>
        <source>%1 ↓</source>
        <comment>a measure; lower is better</comment>
        <translation>%1 ↓</translation>
    </message>
    <message>
        <source>%1 ↑</source>
        <comment>a measure; higher is better</comment>
        <translation>%1 ↑</translation>
    </message>
    <message>
        <source>Lower is better.</source>
        <translation>越低越好。</translation>
    </message>
    <message>
        <source>Higher is better.</source>
        <translation>越高越好。</translation>
    </message>
    <message>
        <source>Rank 1 is the best</source>
        <translation>第 1 名最好</translation>
    </message>
    <message>
        <source>by PerSEval</source>
        <comment>ranks</comment>
        <translation>按 PerSEval</translation>
    </message>
    <message>
        <source>by accuracy</source>
        <comment>ranks</comment>
        <translation>按准确度</translation>
    </message>
    <message>
        <source>%1 (95 %)</source>
        <comment>name of a measure; intervals follow its means</comment>
        <translation>%1（95 %）</translation>
    </message>
    <message>
        <source>of aspects that a language model matched: Inspect shows them with its reasons</source>
        <translation>来自语言模型匹配的方面：“检视”显示它们及其理由</translation>
    </message>
    <message>
        <source>judged by a language model: its replies are in Runs</source>
        <translation>由语言模型评判：其回复在“运行”中</translation>
    </message>
    <message>
        <source>geometric mean %1 × brevity penalty %2 (words %3, reference %4) = %5</source>
        <translation>几何平均 %1 × 简短惩罚 %2（词数 %3，参考文本 %4）= %5</translation>
    </message>
    <message>
        <source>chunks %1, penalty %2</source>
        <comment>runs of matches</comment>
        <translation>匹配块 %1，惩罚 %2</translation>
    </message>
    <message>
        <source>words of the reference %1, different %2</source>
        <comment>numbers of words</comment>
        <translation>参考文本的词数 %1，其中不同的词 %2</translation>
    </message>
    <message>
        <source>words of the candidate %1, different %2</source>
        <comment>numbers of words</comment>
        <translation>候选文本的词数 %1，其中不同的词 %2</translation>
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
    <message numerus="yes">
        <source>Utterances without finished opinions (%n): %1.</source>
        <translation>
            <numerusform>观点未完成的话语（%n）：%1。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpinionViewWords</name>
    <message>
        <source>“%1”: %2</source>
        <comment>words, hint</comment>
        <translation>“%1”：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number, hint</comment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more hint(s)</source>
        <translation>
            <numerusform>还有 %n 条提示</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>某人</translation>
    </message>
    <message>
        <source>faithful</source>
        <translation>忠实</translation>
    </message>
    <message>
        <source>references</source>
        <translation>指代</translation>
    </message>
    <message>
        <source>atomic</source>
        <translation>原子</translation>
    </message>
    <message>
        <source>independent</source>
        <translation>独立</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>备注：%1</translation>
    </message>
    <message>
        <source>%1 checked it: yes to everything.</source>
        <translation>%1 已检查：全部为是。</translation>
    </message>
    <message>
        <source>%1 checked it: no to %2.</source>
        <translation>%1 已检查：%2 为否。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between items of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Suggested:</source>
        <translation>建议：</translation>
    </message>
    <message>
        <source>%1 took the suggestion.</source>
        <translation>%1 接受了建议。</translation>
    </message>
    <message>
        <source>%1 changed it to:</source>
        <translation>%1 将其改为：</translation>
    </message>
    <message>
        <source>%1 defended it.</source>
        <translation>%1 为其辩护。</translation>
    </message>
    <message>
        <source>%1 decided: keep it.</source>
        <translation>%1 裁决：保留。</translation>
    </message>
    <message>
        <source>%1 decided: keep it as</source>
        <translation>%1 裁决：保留为</translation>
    </message>
    <message>
        <source>%1 decided: drop it.</source>
        <translation>%1 裁决：舍弃。</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percentage</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 (95 % interval %2 to %3)</source>
        <translation>%1（95 % 区间 %2 到 %3）</translation>
    </message>
    <message numerus="yes">
        <source>%n opinion(s), none checked yet</source>
        <translation>
            <numerusform>%n 条观点，尚未检查</numerusform>
        </translation>
    </message>
    <message>
        <source>Checked %1 of %2</source>
        <translation>已检查 %1 / %2</translation>
    </message>
    <message>
        <source>passed at once %1</source>
        <translation>直接通过 %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>criterion, share of yes</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 (n = %2)</source>
        <translation>%1（n = %2）</translation>
    </message>
    <message>
        <source>The share of yes at the first check, given before the author answered; n = %1.</source>
        <translation>作者回应之前首次检查中“是”的比例；n = %1。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>criterion, share</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>everything: %1</source>
        <translation>全部：%1</translation>
    </message>
    <message>
        <source>References: %1 in %2 opinions; right in %3 of these opinions.</source>
        <translation>指代：%2 条观点中 %1 处；其中 %3 条观点的指代正确。</translation>
    </message>
    <message>
        <source>First answers: %1 accepted, %2 changed, %3 defended, %4 unanswered.</source>
        <translation>首次回应：接受 %1，修改 %2，辩护 %3，未回应 %4。</translation>
    </message>
    <message>
        <source>Now: %1 passed, %2 kept, %3 dropped, %4 disputed, %5 waiting, %6 unchecked.</source>
        <translation>现在：通过 %1，保留 %2，舍弃 %3，有争议 %4，等待 %5，未检查 %6。</translation>
    </message>
    <message>
        <source>No kappa: %1</source>
        <translation>无 κ：%1</translation>
    </message>
    <message>
        <source>Opinion marked</source>
        <translation>已标记观点</translation>
    </message>
    <message>
        <source>Words of the opinion</source>
        <translation>观点的词语</translation>
    </message>
    <message>
        <source>Reference marked</source>
        <translation>已标记指代</translation>
    </message>
    <message>
        <source>Reference linked</source>
        <translation>已链接指代</translation>
    </message>
    <message>
        <source>Kind of reference</source>
        <translation>指代的类型</translation>
    </message>
    <message>
        <source>Reference removed</source>
        <translation>已移除指代</translation>
    </message>
    <message>
        <source>Opinion removed</source>
        <translation>已移除观点</translation>
    </message>
    <message>
        <source>No opinion</source>
        <translation>无观点</translation>
    </message>
    <message>
        <source>Split into atoms</source>
        <translation>已拆分为原子</translation>
    </message>
    <message>
        <source>put in its place</source>
        <translation>替换原短语</translation>
    </message>
    <message>
        <source>put after it</source>
        <translation>放在其后</translation>
    </message>
    <message>
        <source>%1 · paragraph %2</source>
        <comment>how, where</comment>
        <translation>%1 · 段落 %2</translation>
    </message>
    <message>
        <source>%1 · typed</source>
        <comment>how, where</comment>
        <translation>%1 · 手动输入</translation>
    </message>
    <message>
        <source>%1 → **%2**</source>
        <comment>phrase, referent</comment>
        <translation>%1 → **%2**</translation>
    </message>
    <message>
        <source>“%1” points to “%2”, %3</source>
        <translation>“%1”指向“%2”，%3</translation>
    </message>
    <message>
        <source>“%1” points to nothing yet</source>
        <translation>“%1”尚未指向任何内容</translation>
    </message>
    <message>
        <source>not linked</source>
        <translation>未链接</translation>
    </message>
    <message numerus="yes">
        <source>%n atom(s)</source>
        <translation>
            <numerusform>%n 个原子</numerusform>
        </translation>
    </message>
    <message>
        <source>to do</source>
        <translation>待办</translation>
    </message>
    <message>
        <source>Opinion %1: %2. %3</source>
        <translation>观点 %1：%2。%3</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Utterance %1 · yours</source>
        <translation>话语 %1 · 你的</translation>
    </message>
    <message>
        <source>Utterance %1 · by %2</source>
        <translation>话语 %1 · %2 的</translation>
    </message>
    <message>
        <source>%1 · waits for you</source>
        <comment>where and whose</comment>
        <translation>%1 · 等待你</translation>
    </message>
    <message>
        <source>Opinion %1: %2. %3. %4</source>
        <translation>观点 %1：%2。%3。%4</translation>
    </message>
    <message>
        <source>Words of the reference</source>
        <translation>参考文本的词</translation>
    </message>
</context>
<context>
    <name>OpinionWords</name>
    <message>
        <source>The opinion has no text.</source>
        <translation>观点没有文本。</translation>
    </message>
    <message>
        <source>Type it, or delete the opinion.</source>
        <translation>请输入，或删除该观点。</translation>
    </message>
    <message>
        <source>The opinion holds a line break or another control character.</source>
        <translation>观点含有换行或其他控制字符。</translation>
    </message>
    <message>
        <source>Write it on one line; split it where it is more than one opinion.</source>
        <translation>请写成一行；如有多个观点请拆分。</translation>
    </message>
    <message numerus="yes">
        <source>The opinion has more than %n character(s).</source>
        <translation>
            <numerusform>观点超过 %n 个字符。</numerusform>
        </translation>
    </message>
    <message>
        <source>Shorten it, or split it.</source>
        <translation>请缩短，或拆分。</translation>
    </message>
    <message numerus="yes">
        <source>The text has more than %n character(s).</source>
        <translation>
            <numerusform>文本超过 %n 个字符。</numerusform>
        </translation>
    </message>
    <message>
        <source>Shorten it.</source>
        <translation>请缩短。</translation>
    </message>
    <message>
        <source>The text holds a control character.</source>
        <translation>文本含有控制字符。</translation>
    </message>
    <message>
        <source>This is not what the opinion waits for.</source>
        <translation>该观点等待的不是这一步。</translation>
    </message>
    <message>
        <source>Look at what has been said about it since.</source>
        <translation>请查看此后对它的说明。</translation>
    </message>
    <message>
        <source>It is somebody else&apos;s turn.</source>
        <translation>轮到别人了。</translation>
    </message>
    <message>
        <source>Not every question about the opinion is answered.</source>
        <translation>并非该观点的每个问题都已回答。</translation>
    </message>
    <message>
        <source>Answer each with yes or no.</source>
        <translation>请对每个问题回答是或否。</translation>
    </message>
    <message>
        <source>An opinion that passes needs no correction.</source>
        <translation>通过的观点不需要修改。</translation>
    </message>
    <message>
        <source>Answer a question with no, or delete the suggestion.</source>
        <translation>请对某个问题回答否，或删除建议。</translation>
    </message>
    <message>
        <source>There is no suggestion to accept.</source>
        <translation>没有可接受的建议。</translation>
    </message>
    <message>
        <source>Change the opinion, or defend it.</source>
        <translation>请修改观点，或为其辩护。</translation>
    </message>
    <message>
        <source>The text is not changed.</source>
        <translation>文本没有改变。</translation>
    </message>
    <message>
        <source>In this project what stays disputed is dropped.</source>
        <translation>在此项目中，仍有争议的会被舍弃。</translation>
    </message>
    <message>
        <source>The lead can let such items be adjudicated instead.</source>
        <translation>负责人可改为对此类项目进行裁决。</translation>
    </message>
    <message>
        <source>The changed text is missing.</source>
        <translation>缺少修改后的文本。</translation>
    </message>
    <message>
        <source>Type it, or keep the opinion as it is.</source>
        <translation>请输入，或保持观点不变。</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>未检查</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>With the author</source>
        <translation>由作者处理</translation>
    </message>
    <message>
        <source>Changed, to be checked again</source>
        <translation>已修改，待再次检查</translation>
    </message>
    <message>
        <source>Disputed</source>
        <translation>有争议</translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation>已舍弃</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>已保留</translation>
    </message>
    <message>
        <source>Does it say what the speaker said?</source>
        <translation>它说的是说话人所说的吗？</translation>
    </message>
    <message>
        <source>Is every reference clarified, and rightly?</source>
        <translation>每个指代都已澄清且正确吗？</translation>
    </message>
    <message>
        <source>Is it one opinion only?</source>
        <translation>它只是一个观点吗？</translation>
    </message>
    <message>
        <source>Is it understood without the others?</source>
        <translation>没有其他观点也能理解吗？</translation>
    </message>
    <message>
        <source>No opinion has been checked yet.</source>
        <translation>尚未检查任何观点。</translation>
    </message>
    <message>
        <source>No opinion with clarified references has been checked yet.</source>
        <translation>尚未检查任何带澄清指代的观点。</translation>
    </message>
    <message>
        <source>An outsider cannot tell who or what this word means.</source>
        <translation>局外人无法知道这个词指谁或什么。</translation>
    </message>
    <message>
        <source>This may be more than one opinion.</source>
        <translation>这可能不止一个观点。</translation>
    </message>
    <message>
        <source>The opinion does not say whose it is.</source>
        <translation>该观点未说明是谁的。</translation>
    </message>
    <message>
        <source>These words occur nowhere in the article.</source>
        <translation>这些词语在文章中没有出现。</translation>
    </message>
    <message>
        <source>A clarified part needs ** on both sides and words between.</source>
        <translation>澄清的部分两侧都需要 **，中间要有词语。</translation>
    </message>
    <message>
        <source>An opinion is a statement, not a question, an exclamation or a request.</source>
        <translation>观点是陈述，不是疑问、感叹或请求。</translation>
    </message>
    <message>
        <source>The opinions of this utterance cannot be taken over.</source>
        <translation>无法接管此话语的观点。</translation>
    </message>
    <message>
        <source>There is more here than an utterance can have.</source>
        <translation>此处内容超过一条话语所能有的。</translation>
    </message>
    <message>
        <source>A typed referent is empty.</source>
        <translation>输入的所指为空。</translation>
    </message>
    <message>
        <source>The article has no paragraph %1.</source>
        <translation>文章没有段落 %1。</translation>
    </message>
    <message>
        <source>This is not a UUID in its usual form.</source>
        <translation>这不是通常形式的 UUID。</translation>
    </message>
    <message>
        <source>This UUID occurs twice.</source>
        <translation>此 UUID 出现了两次。</translation>
    </message>
    <message>
        <source>The text holds a line break or another control character.</source>
        <translation>文本含有换行或其他控制字符。</translation>
    </message>
    <message>
        <source>The place is outside of its text.</source>
        <translation>该位置超出其文本。</translation>
    </message>
    <message>
        <source>The place cuts a character in two.</source>
        <translation>该位置把一个字符切成两半。</translation>
    </message>
    <message>
        <source>Select the opinions in the utterance, or say that it holds none.</source>
        <translation>请在话语中选择观点，或说明没有观点。</translation>
    </message>
    <message>
        <source>Say what the marked words point to.</source>
        <translation>请说明所标词语指向什么。</translation>
    </message>
    <message>
        <source>The marked words are not part of the opinion: remove the mark.</source>
        <translation>所标词语不属于该观点：请移除标记。</translation>
    </message>
    <message>
        <source>Write the clear opinion.</source>
        <translation>请写出清晰观点。</translation>
    </message>
    <message>
        <source>Split the clear opinion into atomic opinions.</source>
        <translation>请将清晰观点拆分为原子观点。</translation>
    </message>
    <message>
        <source>Write the atomic opinion, or delete it.</source>
        <translation>请写出原子观点，或将其删除。</translation>
    </message>
    <message>
        <source>An object is expected here.</source>
        <translation>此处应为对象。</translation>
    </message>
    <message>
        <source>A list is expected here.</source>
        <translation>此处应为列表。</translation>
    </message>
    <message numerus="yes">
        <source>The list has more than %n item(s).</source>
        <translation>
            <numerusform>列表超过 %n 项。</numerusform>
        </translation>
    </message>
    <message>
        <source>A text is expected here.</source>
        <translation>此处应为文本。</translation>
    </message>
    <message>
        <source>true or false is expected here.</source>
        <translation>此处应为 true 或 false。</translation>
    </message>
    <message>
        <source>A whole number is expected here.</source>
        <translation>此处应为整数。</translation>
    </message>
    <message>
        <source>A start and a length are expected here.</source>
        <translation>此处应为起点和长度。</translation>
    </message>
    <message>
        <source>This kind of reference is unknown.</source>
        <translation>不认识这种指代。</translation>
    </message>
    <message>
        <source>A reference has two referents.</source>
        <translation>一个指代有两个所指。</translation>
    </message>
    <message>
        <source>The opinions of one utterance take more than 1 MiB.</source>
        <translation>一条话语的观点超过 1 MiB。</translation>
    </message>
    <message>
        <source>This is not a JSON object.</source>
        <translation>这不是 JSON 对象。</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>字节 %1</translation>
    </message>
    <message>
        <source>The opinions were written by a newer version of the program.</source>
        <translation>观点由更新版本的程序写成。</translation>
    </message>
    <message>
        <source>Update the program, then try again.</source>
        <translation>请更新程序，然后重试。</translation>
    </message>
    <message>
        <source>The version is missing or unknown.</source>
        <translation>缺少版本或版本未知。</translation>
    </message>
    <message>
        <source>Type it again.</source>
        <translation>请重新输入。</translation>
    </message>
    <message>
        <source>An author counts as yes to every question about their own opinion. With one side that never varies, agreement beyond chance cannot be told from agreement.</source>
        <translation>作者对自己观点的每个问题都视为“是”。一方从不变化时，无法把超出偶然的一致性与一致性区分开。</translation>
    </message>
    <message>
        <source>The utterance is marked as having no opinion, but has some.</source>
        <translation>该话语被说成没有观点，却有观点。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is required.</source>
        <translation>缺少“%1”。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known here.</source>
        <translation>此处不认识“%1”。</translation>
    </message>
    <message>
        <source>Somebody has said something about the opinion since.</source>
        <translation>此后已有人就该观点作出回应。</translation>
    </message>
</context>
<context>
    <name>OverviewWords</name>
    <message>
        <source>%1: %2</source>
        <comment>figure, value</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1; observed %2, by chance %3</source>
        <comment>after a figure</comment>
        <translation>%1；观察 %2，偶然 %3</translation>
    </message>
    <message>
        <source>Not blind: answered again after the discussion of a calibration.</source>
        <translation>非盲标：在校准的讨论之后再次回答。</translation>
    </message>
    <message>
        <source>Several pairs together; disagreements are halved between the sides.</source>
        <translation>多对合并；分歧在两侧各算一半。</translation>
    </message>
    <message>
        <source>Percent agreement</source>
        <translation>一致率</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa</source>
        <translation>Cohen κ</translation>
    </message>
    <message>
        <source>Gwet&apos;s AC1</source>
        <translation>Gwet AC1</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha</source>
        <translation>Krippendorff α</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a pair of people</comment>
        <translation>%1 和 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>pairs</comment>
        <translation>
            <numerusform>另有 %n 对</numerusform>
        </translation>
    </message>
    <message>
        <source>Pairs: %1</source>
        <comment>names</comment>
        <translation>标注对：%1</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between pairs</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>Asked about: %1</source>
        <comment>steps</comment>
        <translation>询问内容：%1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between steps</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>count, reason</comment>
        <translation>%1 项%2</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <comment>counts with reasons</comment>
        <translation>略去：%1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between reasons</comment>
        <translation>，</translation>
    </message>
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
    <message>
        <source>missing</source>
        <translation>缺失</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n 条话语</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s)</source>
        <translation>
            <numerusform>%n 个事实</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n imported</source>
        <comment>facts</comment>
        <translation>
            <numerusform>已导入 %n 条</numerusform>
        </translation>
    </message>
    <message>
        <source>to decompose</source>
        <translation>待拆分</translation>
    </message>
    <message>
        <source>none yet</source>
        <comment>facts</comment>
        <translation>尚无</translation>
    </message>
    <message>
        <source>Discussion</source>
        <translation>讨论</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>事实</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>amount and currency</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>无标题</translation>
    </message>
    <message>
        <source>%1  %2 / %3</source>
        <comment>side, answered, of all</comment>
        <translation>%1  %2 / %3</translation>
    </message>
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
        <source>Answered by A and B</source>
        <translation>A 与 B 已回答</translation>
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
        <source>Time</source>
        <translation>时间</translation>
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
        <source>An item</source>
        <translation>每项</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>所有人</translation>
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
        <source>Items (n)</source>
        <translation>项目数 (n)</translation>
    </message>
    <message>
        <source>Mean an item</source>
        <translation>每项平均</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Items answered</source>
        <translation>已回答的项目</translation>
    </message>
    <message>
        <source>Active seconds</source>
        <translation>有效用时（秒）</translation>
    </message>
    <message>
        <source>Not measured</source>
        <translation>未测量</translation>
    </message>
    <message>
        <source>Who said what stays unnamed until every sample is settled; disagreements are halved between the sides, so that the chance agreement of kappa, which depends on what each said, is not that of this table.</source>
        <translation>在每个样本定案之前，谁说了什么保持匿名；分歧在两侧各算一半，因此 κ 的偶然一致率（按各人所说计算）与此表的不同。</translation>
    </message>
</context>
<context>
    <name>PacketPeopleModel</name>
    <message numerus="yes">
        <source>%n sample(s)</source>
        <translation>
            <numerusform>%n 个样本</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing to do</source>
        <translation>无事可做</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>To do</source>
        <translation>待办</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message numerus="yes">
        <source>%n study(s)</source>
        <translation>
            <numerusform>%n 个研究</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PacketWords</name>
    <message>
        <source>The packet is of another project: &quot;%1&quot;.</source>
        <translation>数据包属于另一个项目：“%1”。</translation>
    </message>
    <message>
        <source>Open that project and merge the packet there.</source>
        <translation>请打开该项目并在那里合并。</translation>
    </message>
    <message>
        <source>The project does not know this packet; it was not written by it.</source>
        <translation>该项目不认识此数据包；它不是由该项目写出的。</translation>
    </message>
    <message>
        <source>If the project is an older copy, merge into the newer one.</source>
        <translation>如果该项目是旧副本，请合并到较新的项目中。</translation>
    </message>
    <message>
        <source>it was made for %1.</source>
        <translation>它是为 %1 制作的。</translation>
    </message>
    <message>
        <source>its texts are not those that were written into it.</source>
        <translation>其文本与写入时不同。</translation>
    </message>
    <message>
        <source>it holds something that its person did not write in it, and that the project did not either.</source>
        <translation>其中有既非其所属人在其中写的、也非项目所有的内容。</translation>
    </message>
    <message>
        <source>something in it is not what the project has.</source>
        <translation>其中有内容与项目所有的不符。</translation>
    </message>
    <message>
        <source>Its hand-in of %1 does not count: the project knows of a later word of its person.</source>
        <translation>其 %1 的提交不计入：项目中已有其所属人更晚的表态。</translation>
    </message>
    <message>
        <source>The assignment was taken back or changed since.</source>
        <translation>分配已被撤回或更改。</translation>
    </message>
    <message>
        <source>It is settled; nothing can be added.</source>
        <translation>已定案；不能再添加。</translation>
    </message>
    <message>
        <source>Both have handed in since; the answers are fixed.</source>
        <translation>此后两人都已提交；答案已固定。</translation>
    </message>
    <message>
        <source>It is not closed in the project.</source>
        <translation>它在项目中尚未结束。</translation>
    </message>
    <message>
        <source>Its person has handed it in already, in another copy or in the project: take that back first if this one is to count.</source>
        <translation>其所属人已在另一副本或项目中提交：若要以此份为准，请先撤回那次提交。</translation>
    </message>
    <message>
        <source>What it asks about was changed since: its article, discussion or facts.</source>
        <translation>其询问的内容此后已更改：文章、讨论或事实。</translation>
    </message>
    <message>
        <source>Something was written after it was handed in.</source>
        <translation>提交之后又写了内容。</translation>
    </message>
    <message>
        <source>It is handed in, but not everything is answered.</source>
        <translation>它已提交，但并非全部已回答。</translation>
    </message>
    <message>
        <source>The packet was altered: %1</source>
        <translation>数据包被改动：%1</translation>
    </message>
    <message>
        <source>Do not merge it; ask its person for the packet as they saved it.</source>
        <translation>请勿合并；请向其所属人索取原样保存的数据包。</translation>
    </message>
    <message>
        <source>The packet holds a text that is longer than any that Tandem writes.</source>
        <translation>数据包中有比 Tandem 所写的更长的文本。</translation>
    </message>
    <message>
        <source>Ask its person for the packet as they saved it.</source>
        <translation>请向其所属人索取原样保存的数据包。</translation>
    </message>
    <message>
        <source>it holds a value that Tandem does not write.</source>
        <translation>其中有 Tandem 不会写出的值。</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>The packet is cut off or damaged.</source>
        <translation>数据包被截断或已损坏。</translation>
    </message>
    <message>
        <source>Have it sent again, for example in an archive.</source>
        <translation>请让对方重新发送，例如放在压缩包中。</translation>
    </message>
    <message>
        <source>The file does not exist.</source>
        <translation>该文件不存在。</translation>
    </message>
    <message>
        <source>Check its name.</source>
        <translation>请检查其名称。</translation>
    </message>
    <message>
        <source>The file is larger than any packet: %1 of %2 MB.</source>
        <translation>文件大于任何数据包：%1 / %2 MB。</translation>
    </message>
    <message>
        <source>Write packets with fewer samples.</source>
        <translation>请写出样本更少的数据包。</translation>
    </message>
    <message>
        <source>The packet is still open, or was not closed properly.</source>
        <translation>数据包仍被打开，或未正常关闭。</translation>
    </message>
    <message>
        <source>Close it where it is open, or open and close it once, and merge it again.</source>
        <translation>请在打开它的地方关闭，或打开再关闭一次，然后重新合并。</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>无法读取该文件。</translation>
    </message>
    <message>
        <source>The packet was altered: parts of its structure were taken away.</source>
        <translation>数据包被改动：其结构的一部分被移除。</translation>
    </message>
    <message>
        <source>The packet was altered: &quot;%1&quot; in it was not made by Tandem.</source>
        <translation>数据包被改动：其中的“%1”不是 Tandem 生成的。</translation>
    </message>
    <message>
        <source>This file is a packet itself.</source>
        <translation>此文件本身就是数据包。</translation>
    </message>
    <message>
        <source>Do this in the project that the packet came from.</source>
        <translation>请在数据包所来自的项目中进行。</translation>
    </message>
    <message>
        <source>%1, sample %2</source>
        <translation>%1，样本 %2</translation>
    </message>
    <message>
        <source>%1, &quot;%2&quot;</source>
        <translation>%1，“%2”</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) cannot be merged, so nothing was.</source>
        <translation>
            <numerusform>%n 个轮次无法合并，因此未合并任何内容。</numerusform>
        </translation>
    </message>
    <message>
        <source>What is refused can be left out of the merge.</source>
        <translation>被拒绝的可在合并时略去。</translation>
    </message>
    <message>
        <source>This is a project, not a packet.</source>
        <translation>这是项目，不是数据包。</translation>
    </message>
    <message>
        <source>Choose a file that was written as a packet.</source>
        <translation>请选择作为数据包写出的文件。</translation>
    </message>
    <message>
        <source>it says that it is several packets.</source>
        <translation>它自称是多个数据包。</translation>
    </message>
    <message>
        <source>what it says of itself makes no sense.</source>
        <translation>它的自述不合理。</translation>
    </message>
    <message>
        <source>it holds more than a packet does.</source>
        <translation>它包含的内容多于数据包应有的。</translation>
    </message>
    <message>
        <source>The packet holds more than a million rows.</source>
        <translation>数据包超过一百万行。</translation>
    </message>
    <message>
        <source>its rounds are not as they were.</source>
        <translation>其轮次与原来不同。</translation>
    </message>
    <message>
        <source>something that was written in it last is gone.</source>
        <translation>其中最后写入的某些内容不见了。</translation>
    </message>
    <message>
        <source>something that was written in it does not match its seal.</source>
        <translation>其中所写的某些内容与封印不符。</translation>
    </message>
    <message>
        <source>something that was written in it is gone.</source>
        <translation>其中所写的某些内容不见了。</translation>
    </message>
    <message>
        <source>it holds what somebody else wrote.</source>
        <translation>其中有他人所写的内容。</translation>
    </message>
    <message>
        <source>a hand-in in it does not match its seal.</source>
        <translation>其中一次提交与封印不符。</translation>
    </message>
    <message>
        <source>This person was set aside.</source>
        <translation>此人已停用。</translation>
    </message>
    <message>
        <source>Take them back first.</source>
        <translation>请先将其恢复。</translation>
    </message>
    <message>
        <source>Choose another name: it may be a packet with work that is not merged yet.</source>
        <translation>请另选名称：它可能是尚未合并的数据包。</translation>
    </message>
    <message>
        <source>There is nothing to do for this person in these samples.</source>
        <translation>此人在这些样本中无事可做。</translation>
    </message>
    <message>
        <source>Assign samples first; what was handed in needs no packet.</source>
        <translation>请先分配样本；已提交的不需要数据包。</translation>
    </message>
    <message>
        <source>it holds something that could not be said there.</source>
        <translation>其中有在那里不可能说的内容。</translation>
    </message>
    <message>
        <source>What was written cannot be found again.</source>
        <translation>所写的内容无法再找到。</translation>
    </message>
    <message>
        <source>It is no longer in the project.</source>
        <translation>它已不在项目中。</translation>
    </message>
    <message>
        <source>A file of this name already exists.</source>
        <translation>已有同名文件。</translation>
    </message>
    <message>
        <source>Check its permissions.</source>
        <translation>请检查其权限。</translation>
    </message>
    <message>
        <source>This time is none that a clock would say.</source>
        <translation>此时间不可能出自任何时钟。</translation>
    </message>
    <message>
        <source>Set the clock of the rater&apos;s computer, then let them answer again.</source>
        <translation>请校准评分者计算机的时钟，然后让其重新作答。</translation>
    </message>
    <message>
        <source>The project does not know the form of these answers; it was not written by it.</source>
        <translation>该项目不认识这些答案的表单；它不是由该项目写出的。</translation>
    </message>
    <message>
        <source>If they are of another project, merge them there; if this one is an older copy, merge into the newer one.</source>
        <translation>如果它们属于另一个项目，请在那里合并；如果此项目是旧副本，请合并到较新的项目中。</translation>
    </message>
    <message numerus="yes">
        <source>The rater takes everything back: %n answer(s) are erased. Copies of the project keep theirs.</source>
        <translation>
            <numerusform>评分者收回全部内容：%n 个答案被抹除。项目的副本中仍保留这些答案。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) came after the close: they are kept, but no part of results.</source>
        <translation>
            <numerusform>%n 个答案在结束之后到达：它们会保留，但不计入结果。</numerusform>
        </translation>
    </message>
    <message>
        <source>What was rated in a study cannot be merged, so nothing was.</source>
        <translation>研究中的评分无法合并，因此未合并任何内容。</translation>
    </message>
    <message>
        <source>This is a form or another page, not what its rater saved.</source>
        <translation>这是表单或其他网页，而不是评分者保存的文件。</translation>
    </message>
    <message>
        <source>Open it in a browser, answer, and save the answers to a file there: that file is merged.</source>
        <translation>请在浏览器中打开它，作答，并在那里将答案保存到文件：要合并的是那个文件。</translation>
    </message>
    <message>
        <source>its studies are not as they were.</source>
        <translation>其研究与原来不同。</translation>
    </message>
    <message>
        <source>Opinions are written, not answered: a form cannot hold them.</source>
        <translation>观点是撰写的，不是回答的：表单无法包含观点。</translation>
    </message>
    <message>
        <source>Write a packet.</source>
        <translation>请写出数据包。</translation>
    </message>
    <message>
        <source>Assign samples first; what was handed in needs no form.</source>
        <translation>请先分配样本；已提交的不需要表单。</translation>
    </message>
    <message>
        <source>The person takes all answers back, which annotators cannot: what they answered stays in the journal.</source>
        <translation>此人收回全部答案，而标注员不能这样做：其所答仍保留在日志中。</translation>
    </message>
    <message>
        <source>Take the assignment back in the project; its answers then count for nothing.</source>
        <translation>请在项目中撤回分配；此后其答案不再计入。</translation>
    </message>
    <message>
        <source>Is this fact a key background-supporting fact for the discussion?</source>
        <translation>这条事实是讨论的关键背景支撑事实吗？</translation>
    </message>
    <message>
        <source>Is this paragraph background-supporting for the discussion?</source>
        <translation>此段落对该讨论是否为背景支撑？</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>事实</translation>
    </message>
    <message>
        <source>Paragraph</source>
        <translation>段落</translation>
    </message>
    <message>
        <source>Its paragraph</source>
        <translation>其所在段落</translation>
    </message>
    <message>
        <source>Discussion</source>
        <translation>讨论</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>研究</translation>
    </message>
    <message>
        <source>A study lacks one of its versions.</source>
        <translation>某个研究缺少其某个版本。</translation>
    </message>
</context>
<context>
    <name>PeopleWords</name>
    <message>
        <source>A sample was assigned otherwise in the meantime; nothing was changed.</source>
        <translation>其间有样本被另行分配；未作任何更改。</translation>
    </message>
    <message>
        <source>Look at the pairs and assign again.</source>
        <translation>请查看配对后重新分配。</translation>
    </message>
    <message>
        <source>A project needs a lead.</source>
        <translation>项目需要一位负责人。</translation>
    </message>
    <message>
        <source>Make somebody else lead first.</source>
        <translation>请先将他人设为负责人。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number and title of a sample</comment>
        <translation>%1 %2</translation>
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
        <source>Each judges the candidate facts of the supporting paragraphs. They are made in Facts once it is settled which paragraphs those are.</source>
        <translation>每人判断支撑段落的候选事实。确定哪些段落属于此类后，在“事实”中生成。</translation>
    </message>
    <message>
        <source>Each writes the opinions of their own utterances: those of the participant who has their name, or else by turns. It needs the discussion.</source>
        <translation>每人撰写自己话语的观点：与其同名的参与者的话语，否则轮流。需要有讨论。</translation>
    </message>
    <message>
        <source>Each judges every paragraph of the article. A sample without a discussion can be assigned now; the pair begins once it exists.</source>
        <translation>每人判断文章的每个段落。没有讨论的样本现在就可分配；有了讨论后再开始。</translation>
    </message>
    <message>
        <source>Paragraphs, key facts and opinions go to the same two, A as A and B as B. What is not ready for a step yet is left out and named below.</source>
        <translation>段落、关键事实和观点都交给同样的两人，A 仍为 A，B 仍为 B。尚不能分配的步骤会略过，并列在下方。</translation>
    </message>
    <message>
        <source>This person was changed in another window meanwhile.</source>
        <translation>此人员在此期间已在另一窗口中更改。</translation>
    </message>
    <message>
        <source>Look at them and edit them again.</source>
        <translation>请查看后重新编辑。</translation>
    </message>
    <message>
        <source>Somebody has answered about sample %1 since; nothing was changed.</source>
        <translation>此后已有人就样本 %1 作答；未作任何更改。</translation>
    </message>
    <message>
        <source>Assign it anew where that is meant to count no more.</source>
        <translation>若确实要使这些答案不再计入，请重新分配。</translation>
    </message>
</context>
<context>
    <name>PersevalDistances</name>
    <message>
        <source>The distances were cancelled.</source>
        <translation>距离的计算已取消。</translation>
    </message>
    <message numerus="yes">
        <source>A document has more than %n user(s).</source>
        <translation>
            <numerusform>有一个文档的用户超过 %n 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Split its users over several documents.</source>
        <translation>请将其用户分到多个文档中。</translation>
    </message>
    <message numerus="yes">
        <source>This takes more than %n million distance(s).</source>
        <translation>
            <numerusform>这需要超过 %n 百万个距离。</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose fewer models or documents.</source>
        <translation>请选择较少的模型或文档。</translation>
    </message>
    <message numerus="yes">
        <source>There are more than %n model(s).</source>
        <translation>
            <numerusform>模型超过 %n 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose some of them.</source>
        <translation>请选择其中一部分。</translation>
    </message>
</context>
<context>
    <name>PersevalWords</name>
    <message>
        <source>There is no summary by %1.</source>
        <translation>没有 %1 的摘要。</translation>
    </message>
    <message>
        <source>There is no summary by any model.</source>
        <translation>没有任何模型的摘要。</translation>
    </message>
    <message>
        <source>Beside &quot;user&quot;, the users of a document need a summary by each model.</source>
        <translation>除“user”之外，文档的用户还需要各模型的摘要。</translation>
    </message>
    <message>
        <source>METEOR needs WordNet, which is not installed here.</source>
        <translation>METEOR 需要 WordNet，而此处未安装。</translation>
    </message>
    <message>
        <source>Install the package wordnet-base, or take meteor_exact_stem.</source>
        <translation>请安装软件包 wordnet-base，或改用 meteor_exact_stem。</translation>
    </message>
    <message>
        <source>1 minus the score. %1</source>
        <translation>1 减去得分。%1</translation>
    </message>
    <message>
        <source>No document has two users with a summary of their own and one by %1.</source>
        <translation>没有文档含有两个既有本人摘要又有 %1 的摘要的用户。</translation>
    </message>
    <message>
        <source>The distances of all pairs are undefined.</source>
        <translation>所有对的距离均未定义。</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确度</translation>
    </message>
    <message numerus="yes">
        <source>Undefined distances are treated as in the published code. Leaving their pairs out gives other figures for %n model(s): %1.</source>
        <translation>
            <numerusform>未定义的距离按已发表代码的方式处理。若略去这些对，%n 个模型的数值会不同：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pairs with an undefined distance are left out. Treating them as in the published code gives other figures for %n model(s): %1.</source>
        <translation>
            <numerusform>距离未定义的对已略去。若按已发表代码的方式处理，%n 个模型的数值会不同：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n 个文档</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>documents with a figure, all documents</comment>
        <translation>%1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%n user(s)</source>
        <translation>
            <numerusform>%n 个用户</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n summary(s) of users</source>
        <translation>
            <numerusform>%n 个用户摘要</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer than two users can be compared; the document is left out.</source>
        <translation>可比较的用户不足两个；该文档不计入。</translation>
    </message>
    <message>
        <source>The user has no summary of their own; the user is left out.</source>
        <translation>该用户没有本人摘要；该用户不计入。</translation>
    </message>
    <message>
        <source>The model has no summary for the user, who is left out for it.</source>
        <translation>该模型没有为该用户写的摘要，对该模型而言此用户不计入。</translation>
    </message>
    <message>
        <source>Distances between the users&apos; own summaries are undefined (such as JSD with one empty text, or ROUGE of texts in letters that it does not see); these pairs are left out of the mean.</source>
        <translation>用户自己的摘要之间的距离未定义（例如一方为空文本时的 JSD，或文本的文字不被 ROUGE 识别）；这些对不计入平均值。</translation>
    </message>
    <message>
        <source>Distances between the users&apos; own summaries are undefined (such as JSD with one empty text). Where the model&apos;s are defined, the pair counts as a proportion of 1, as in the published code.</source>
        <translation>用户的本人摘要之间的距离未定义（例如其中一个文本为空时的 JSD）。若模型的距离有定义，该对的比例按 1 计，与已发表代码相同。</translation>
    </message>
    <message>
        <source>Distances between the model&apos;s summaries are undefined (such as JSD with one empty text, or ROUGE of texts in letters that it does not see); these pairs are left out of the mean.</source>
        <translation>模型的摘要之间的距离未定义（例如其中一个文本为空时的 JSD，或文本的文字不被 ROUGE 识别）；这些对不计入平均值。</translation>
    </message>
    <message>
        <source>None of the user&apos;s pairs is defined; the user is left out of the document&apos;s mean.</source>
        <translation>该用户的所有对均未定义；该用户不计入文档的平均值。</translation>
    </message>
    <message>
        <source>The distance of the model&apos;s summary to the user&apos;s own is undefined or missing; it counts as 1.</source>
        <translation>模型的摘要到用户的本人摘要的距离未定义或缺失；按 1 计。</translation>
    </message>
    <message>
        <source>document %1</source>
        <translation>文档 %1</translation>
    </message>
    <message>
        <source>%1, user %2</source>
        <translation>%1，用户 %2</translation>
    </message>
    <message>
        <source>%1, model %2</source>
        <translation>%1，模型 %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n 个值</numerusform>
        </translation>
    </message>
    <message>
        <source>The samples were cancelled.</source>
        <translation>抽样已取消。</translation>
    </message>
    <message>
        <source>Write the models&apos; names as they are in the file.</source>
        <translation>请按文件中的写法书写模型的名称。</translation>
    </message>
    <message>
        <source>The soft-max of the users&apos; own summaries overflows, since one is at almost no distance from the document. Where the model&apos;s is defined, the pair counts as a proportion of 1, as in the published code.</source>
        <translation>用户的本人摘要的 soft-max 溢出，因为其中一篇与文档几乎没有距离。若模型的 soft-max 有定义，该对的比例按 1 计，与已发表代码相同。</translation>
    </message>
    <message>
        <source>The soft-max of the model&apos;s summaries overflows, since one is at almost no distance from the document; these pairs are left out of the mean.</source>
        <translation>模型的摘要的 soft-max 溢出，因为其中一篇与文档几乎没有距离；这些对不计入平均值。</translation>
    </message>
    <message>
        <source>The summary is at no distance from its document; the weights of its pairs are 0.</source>
        <translation>该摘要与其文档没有距离；其各对的权重为 0。</translation>
    </message>
    <message>
        <source>Distances between two users&apos; summaries were not imported, in one order or in both; these pairs are left out of the mean.</source>
        <translation>两个用户的摘要之间的距离未导入（缺一种或两种顺序）；这些对不计入平均值。</translation>
    </message>
    <message>
        <source>Distances below 0 or above 1 were imported; they are taken as they are.</source>
        <translation>导入的距离中有小于 0 或大于 1 的值；它们按原样采用。</translation>
    </message>
    <message>
        <source>%1, beta %2: %3</source>
        <translation>%1，β %2：%3</translation>
    </message>
    <message>
        <source>%1, distance %2</source>
        <translation>%1，距离 %2</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Users&apos; summaries</source>
        <translation>用户摘要</translation>
    </message>
    <message>
        <source>%1: undefined: %2</source>
        <translation>%1：未定义：%2</translation>
    </message>
    <message>
        <source>How far leaderboards agree (1: the same order)</source>
        <translation>各排行榜在多大程度上一致（1：顺序相同）</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>Pearson</source>
        <translation>Pearson</translation>
    </message>
    <message>
        <source>Spearman</source>
        <translation>Spearman</translation>
    </message>
    <message>
        <source>Kendall</source>
        <translation>Kendall</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s): %1</source>
        <translation>
            <numerusform>%n 次：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more; --json names them</source>
        <translation>
            <numerusform>另有 %n 项；--json 会列出</numerusform>
        </translation>
    </message>
    <message>
        <source>PerSEval by beta</source>
        <translation>PerSEval 随 β 的变化</translation>
    </message>
    <message numerus="yes">
        <source>PerSEval on samples, %n each (seed %1)</source>
        <translation>
            <numerusform>样本上的 PerSEval，每种 %n 个（种子 %1）</numerusform>
        </translation>
    </message>
    <message>
        <source>Least Kendall with all</source>
        <translation>与全部之间最小的 Kendall</translation>
    </message>
    <message>
        <source>Bias</source>
        <translation>偏差</translation>
    </message>
    <message>
        <source>Variance</source>
        <translation>方差</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) have no number as their score.</source>
        <translation>
            <numerusform>%n 行的得分不是数字。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PersonalizedReader</name>
    <message>
        <source>This document is larger than %1 MiB.</source>
        <translation>此文档超过 %1 MiB。</translation>
    </message>
    <message>
        <source>%1 (line %2)</source>
        <translation>%1（第 %2 行）</translation>
    </message>
    <message>
        <source>Put each document on a line of its own.</source>
        <translation>请让每个文档单独占一行。</translation>
    </message>
    <message>
        <source>%1, /doc_id (line %2)</source>
        <translation>%1，/doc_id（第 %2 行）</translation>
    </message>
    <message>
        <source>Give every document a name of its own, or remove one of the two.</source>
        <translation>请为每个文档起一个不同的名称，或删去两者之一。</translation>
    </message>
    <message>
        <source>There is no document in it.</source>
        <translation>其中没有文档。</translation>
    </message>
    <message>
        <source>Choose a file with at least one document.</source>
        <translation>请选择至少含一个文档的文件。</translation>
    </message>
    <message>
        <source>The document is no longer where it was.</source>
        <translation>文档已不在原来的位置。</translation>
    </message>
    <message>
        <source>Load the file again.</source>
        <translation>请重新加载文件。</translation>
    </message>
    <message>
        <source>The document &quot;%1&quot; occurred before.</source>
        <translation>文档“%1”前面已出现过。</translation>
    </message>
</context>
<context>
    <name>ProjectCheck</name>
    <message>
        <source>%n answer(s) by somebody who is not of the pair</source>
        <translation>%n 个答案出自配对之外的人</translation>
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
        <source>%n answer(s) about an item of another sample</source>
        <translation>%n 个答案涉及其他样本的项目</translation>
    </message>
    <message>
        <source>%n reply(s) of language models taken out</source>
        <translation>%n 条语言模型的回复被移除</translation>
    </message>
    <message>
        <source>%n item(s) handed in without a complete answer</source>
        <translation>%n 个已提交的项目没有完整答案</translation>
    </message>
    <message>
        <source>%n gap(s) in the numbering of cases</source>
        <translation>案例编号中有 %n 处空缺</translation>
    </message>
    <message>
        <source>%n evaluation(s) complete without an explanation, or under way with one</source>
        <translation>%n 个评估已完成却没有解释，或进行中却已有解释</translation>
    </message>
    <message>
        <source>%n evaluation(s) missing in the search index</source>
        <translation>搜索索引中缺少 %n 个评估</translation>
    </message>
    <message>
        <source>%n entry(s) of the search index without an evaluation</source>
        <translation>搜索索引中有 %n 个条目没有对应的评估</translation>
    </message>
    <message>
        <source>%n pairwise judgement(s) of another case&apos;s outputs</source>
        <translation>%n 个成对评判针对的是其他案例的输出</translation>
    </message>
    <message>
        <source>%n review(s) of an evaluation that is under way</source>
        <translation>%n 条评审针对的是进行中的评估</translation>
    </message>
    <message>
        <source>%n review(s) after their author was done</source>
        <translation>%n 条评审晚于其作者完成评审之时</translation>
    </message>
    <message>
        <source>%n row(s) taken out of the reviews</source>
        <translation>评审中有 %n 行被删去</translation>
    </message>
    <message>
        <source>%n score(s) of outputs taken out</source>
        <translation>%n 个得分属于已移除的输出</translation>
    </message>
    <message>
        <source>%n row(s) taken out of the journal of setting aside</source>
        <translation>搁置日志中有 %n 行被移除</translation>
    </message>
    <message>
        <source>%n item(s) handed out in another study</source>
        <translation>%n 个条目被分发到另一个研究中</translation>
    </message>
    <message>
        <source>%n rater(s) asked under several versions</source>
        <translation>%n 位评分者所答的条目分属多个版本</translation>
    </message>
    <message>
        <source>%n answer(s) of a rater to what another was asked</source>
        <translation>%n 个答案由一位评分者给出，所答却是分发给另一位的条目</translation>
    </message>
    <message>
        <source>%n answer(s) of raters who had handed in</source>
        <translation>%n 个答案出自已提交的评分者</translation>
    </message>
    <message>
        <source>%n answer(s) of raters who have withdrawn</source>
        <translation>%n 个答案出自已退出的评分者</translation>
    </message>
    <message>
        <source>%n late answer(s) in a study that is open</source>
        <translation>进行中的研究里有 %n 个逾期答案</translation>
    </message>
    <message>
        <source>%n study(s) closed more than once</source>
        <translation>%n 个研究被结束了不止一次</translation>
    </message>
    <message>
        <source>%n event(s) of another study&apos;s rater</source>
        <translation>%n 个事件涉及另一个研究的评分者</translation>
    </message>
    <message>
        <source>%n study(s) without one of their versions</source>
        <translation>%n 个研究缺少其某个版本</translation>
    </message>
    <message>
        <source>%n row(s) taken out of the journal of studies</source>
        <translation>研究日志中有 %n 行被移除</translation>
    </message>
    <message>
        <source>%n answer(s) of raters taken out</source>
        <translation>%n 个评分者的答案被移除</translation>
    </message>
    <message>
        <source>%n event(s) of studies that are none</source>
        <translation>%n 个事件属于不存在的研究</translation>
    </message>
    <message>
        <source>%n event(s) of studies whose detail is no JSON</source>
        <translation>%n 个研究事件的详情不是 JSON</translation>
    </message>
    <message>
        <source>%n study(s) without one of their items</source>
        <translation>%n 个研究缺少其某个条目</translation>
    </message>
    <message>
        <source>%n study(s) without one of their raters</source>
        <translation>%n 个研究缺少其某位评分者</translation>
    </message>
    <message>
        <source>%n item(s) of studies without what they were made of</source>
        <translation>%n 个研究条目缺少其来源</translation>
    </message>
    <message>
        <source>%n form(s) that nobody could have been given</source>
        <translation>%n 份表单不可能给过任何人</translation>
    </message>
    <message>
        <source>%n rater(s) who came out of another study</source>
        <translation>%n 位评分者来自另一个研究</translation>
    </message>
    <message>
        <source>%n form(s) of studies taken out</source>
        <translation>%n 份研究的表单被移除</translation>
    </message>
    <message>
        <source>%n person(s) with a colour that is none</source>
        <translation>%n 位人员的颜色无效</translation>
    </message>
    <message>
        <source>%n answer(s) called late that were in time</source>
        <translation>%n 个答案被标为逾期，实为按时</translation>
    </message>
    <message>
        <source>%n answer(s) from after the close, not called late</source>
        <translation>%n 个结束之后的答案未标为逾期</translation>
    </message>
    <message>
        <source>%n rater(s) who answered without the consent that is asked for</source>
        <translation>%n 位评分者未给出所要求的知情同意即已作答</translation>
    </message>
    <message>
        <source>%n link(s) that nobody could have made</source>
        <translation>%n 个链接不可能由任何人生成</translation>
    </message>
    <message>
        <source>%n link(s) without the code of who is done</source>
        <translation>%n 个链接缺少完成者的完成码</translation>
    </message>
    <message>
        <source>%n link(s) by which more came than they let in</source>
        <translation>%n 个链接加入的人数超过其所允许的人数</translation>
    </message>
    <message>
        <source>%n link(s) that let in others than was said</source>
        <translation>%n 个链接所允许的人数与记录不符</translation>
    </message>
    <message>
        <source>%n rater(s) who cannot have come by their link</source>
        <translation>%n 位评分者不可能由其链接加入</translation>
    </message>
    <message>
        <source>%n rater(s) in the place of somebody whom they did not replace</source>
        <translation>%n 位评分者列在他人的位置上，却未替换此人</translation>
    </message>
    <message>
        <source>%n rater(s) who have withdrawn and are named</source>
        <translation>%n 位已退出的评分者仍有姓名</translation>
    </message>
    <message>
        <source>%n item(s) that raters have who have withdrawn</source>
        <translation>%n 个条目仍属于已退出的评分者</translation>
    </message>
    <message>
        <source>%n item(s) released when they could not be</source>
        <translation>%n 个条目在不可能释放的时间被释放</translation>
    </message>
    <message>
        <source>%n item(s) of closed studies neither answered nor released</source>
        <translation>已结束的研究中有 %n 个条目既未作答也未释放</translation>
    </message>
    <message>
        <source>%n row(s) from after their study was closed</source>
        <translation>%n 行出自其研究结束之后</translation>
    </message>
    <message>
        <source>%n event(s) of nobody, or of a rater that is not theirs</source>
        <translation>%n 个事件缺少应有的评分者，或带有不应有的评分者</translation>
    </message>
    <message>
        <source>%n event(s) of studies that are not as journalled</source>
        <translation>%n 个研究事件与日志不符</translation>
    </message>
    <message>
        <source>%n event(s) of studies taken out</source>
        <translation>%n 个研究事件被移除</translation>
    </message>
    <message>
        <source>%n rater(s) who left more than once</source>
        <translation>%n 位评分者离开了不止一次</translation>
    </message>
    <message>
        <source>%n event(s) of raters who were done before</source>
        <translation>%n 个事件出自此前已终止参与的评分者</translation>
    </message>
    <message>
        <source>%n answer(s) from before their study was made</source>
        <translation>%n 个回答早于其研究的创建</translation>
    </message>
    <message>
        <source>%n rater(s) who handed in without having answered everything</source>
        <translation>%n 位评分者未答完就已提交</translation>
    </message>
    <message>
        <source>%n rater(s) whose items are not one after another</source>
        <translation>%n 位评分者的条目不是依次相连</translation>
    </message>
    <message>
        <source>%n link(s) that give others the code of who is done</source>
        <translation>%n 个链接把完成者的代码也给了别人</translation>
    </message>
    <message>
        <source>%n row(s) taken out of the journal of articles</source>
        <translation>文章的日志缺少 %n 行</translation>
    </message>
    <message>
        <source>%n task(s) with a reply that was asked for another run</source>
        <translation>%n 个任务的回复是为另一个运行询问的</translation>
    </message>
    <message>
        <source>%n guideline tag(s) of a decision that is not there</source>
        <translation>%n 个指南标记所属的裁决不存在</translation>
    </message>
</context>
<context>
    <name>ProjectWords</name>
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
        <source>Benchmark statistics</source>
        <translation>基准统计</translation>
    </message>
    <message>
        <source>Sample %1 has no paragraph %2.</source>
        <translation>样本 %1 没有段落 %2。</translation>
    </message>
    <message>
        <source>Its paragraphs are numbered from 1 to %1.</source>
        <translation>其段落编号为 1 至 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were about cases that are in the project already.</source>
        <translation>
            <numerusform>%n 条记录涉及的案例已在项目中。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n output(s) were in the project already.</source>
        <translation>
            <numerusform>%n 个输出已在项目中。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) have no generated text: generate one, or import the same cases with outputs.</source>
        <translation>
            <numerusform>%n 条记录没有生成文本：请生成，或导入带有输出的相同案例。</numerusform>
        </translation>
    </message>
    <message>
        <source>The cases cannot be kept while they are read.</source>
        <translation>读取案例时无法保存它们。</translation>
    </message>
    <message>
        <source>Check the free space for temporary files.</source>
        <translation>请检查临时文件的可用空间。</translation>
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
        <source>Choose another name.</source>
        <translation>请选择其他名称。</translation>
    </message>
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
        <source>Check the disk and its free space.</source>
        <translation>请检查磁盘及其剩余空间。</translation>
    </message>
    <message>
        <source>Copy them from the text exactly.</source>
        <translation>请从文本中原样复制。</translation>
    </message>
    <message>
        <source>The article has no paragraph %1.</source>
        <translation>文章没有段落 %1。</translation>
    </message>
    <message>
        <source>paragraph %1</source>
        <translation>段落 %1</translation>
    </message>
    <message>
        <source>The row does not say which sample it is about.</source>
        <translation>该行未说明涉及哪个样本。</translation>
    </message>
    <message>
        <source>Give --sample, or &quot;sample&quot; in each row.</source>
        <translation>请给出 --sample，或在每行写 &quot;sample&quot;。</translation>
    </message>
    <message>
        <source>Nobody is assigned to the opinions of sample %1.</source>
        <translation>样本 %1 的观点尚未分配给任何人。</translation>
    </message>
    <message>
        <source>Assign them to a pair first.</source>
        <translation>请先将其分配给一对。</translation>
    </message>
    <message>
        <source>Sample %1 has no opinion %2.</source>
        <translation>样本 %1 没有观点 %2。</translation>
    </message>
    <message>
        <source>Its opinions are numbered from 1 to %1.</source>
        <translation>其观点编号为 1 到 %1。</translation>
    </message>
    <message>
        <source>Row %1 of table %2 refers to a missing row of table %3.</source>
        <translation>表 %2 的第 %1 行引用了表 %3 中不存在的行。</translation>
    </message>
    <message numerus="yes">
        <source>%n evaluation(s) that cannot be read</source>
        <translation>
            <numerusform>%n 个评估无法读取</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evaluation(s) whose scores are not those of their decisions</source>
        <translation>
            <numerusform>%n 个评估的得分与其判断不符</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n score(s) of a judge whose detail cannot be read</source>
        <translation>
            <numerusform>%n 个评判模型得分的细节无法读取</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n score(s) of a judge that are not those of its answers</source>
        <translation>
            <numerusform>%n 个评判模型得分与其回答不符</numerusform>
        </translation>
    </message>
    <message>
        <source>case %1</source>
        <translation>案例 %1</translation>
    </message>
    <message>
        <source>The export was cancelled.</source>
        <translation>导出已取消。</translation>
    </message>
    <message numerus="yes">
        <source>%n evaluation(s) were left out: they are not complete or have no scores.</source>
        <translation>
            <numerusform>略去了 %n 个评估：它们尚未完成或没有得分。</numerusform>
        </translation>
    </message>
    <message>
        <source>No reply could be read for the aspects of: %1.</source>
        <translation>以下各项的方面没有可读的回复：%1。</translation>
    </message>
    <message numerus="yes">
        <source>Titles are keys in such a file: %n aspect(s) with the title of another one are not in its tables, and the scores of their cases are those of what is.</source>
        <translation>
            <numerusform>在此类文件中标题就是键：%n 个方面与另一方面标题相同，因而不在其表中；相关案例的得分只由表中的方面得出。</numerusform>
        </translation>
    </message>
    <message>
        <source>The result and its texts cannot be the same file.</source>
        <translation>结果与其文本不能是同一个文件。</translation>
    </message>
    <message>
        <source>Give the texts another name.</source>
        <translation>请给文本文件另取一个名称。</translation>
    </message>
    <message>
        <source>No output of a system &quot;%1&quot; is evaluated in this set.</source>
        <translation>此集合中没有评估过系统“%1”的输出。</translation>
    </message>
    <message>
        <source>No evaluation of it has scores: no reply could be read for the aspects of %1.</source>
        <translation>其评估均没有得分：%1 的方面没有可读的回复。</translation>
    </message>
    <message>
        <source>Look at the replies, then try another model, or ask more often.</source>
        <translation>请查看回复，然后换一个模型，或增加询问次数。</translation>
    </message>
    <message>
        <source>No evaluation of it is complete yet.</source>
        <translation>其中尚无已完成的评估。</translation>
    </message>
    <message>
        <source>Wait until the run has finished some.</source>
        <translation>请等到运行完成其中一些。</translation>
    </message>
    <message>
        <source>%1, case %2</source>
        <translation>%1，案例 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n evaluation(s) were in the project already.</source>
        <translation>
            <numerusform>%n 个评估已在项目中。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 scores in the file are not what its match tables give; the computed ones are shown.</source>
        <translation>文件中的 %2 个得分里有 %1 个与其匹配表得出的不符；显示的是计算所得的得分。</translation>
    </message>
    <message>
        <source>The file has no scores of its own to compare with.</source>
        <translation>文件中没有自带的得分可供比较。</translation>
    </message>
    <message>
        <source>The texts of a result need one generated text in each record.</source>
        <translation>结果的文本要求每条记录有一个生成文本。</translation>
    </message>
    <message>
        <source>Give each case its &quot;output&quot;, in the order of the result.</source>
        <translation>请按结果的顺序给出每个案例的 &quot;output&quot;。</translation>
    </message>
    <message>
        <source>The result has %1 cases, the texts have %2.</source>
        <translation>结果有 %1 个案例，文本有 %2 个。</translation>
    </message>
    <message>
        <source>Give the texts of exactly these cases, in the same order.</source>
        <translation>请按相同顺序给出恰好这些案例的文本。</translation>
    </message>
    <message>
        <source>The sample&apos;s material cannot be read.</source>
        <translation>无法读取示例材料。</translation>
    </message>
    <message>
        <source>Replaced by an import.</source>
        <translation>已被导入的内容替换。</translation>
    </message>
    <message>
        <source>The scores cannot be written.</source>
        <translation>无法写入得分。</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>Several cases have the id &quot;%1&quot;.</source>
        <translation>有多个案例的 id 为“%1”。</translation>
    </message>
    <message>
        <source>Only cases whose ids differ can be named in a table.</source>
        <translation>表格中只能指明 id 互不相同的案例。</translation>
    </message>
    <message>
        <source>Add a column &quot;system&quot;.</source>
        <translation>请添加“system”列。</translation>
    </message>
    <message>
        <source>Not numbers and left out: %1.</source>
        <translation>不是数字，已略去：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) about nothing in the project were left out: %1</source>
        <translation>
            <numerusform>有 %n 行与项目中的任何内容无关，已略去：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n score(s) have no value in the file.</source>
        <translation>
            <numerusform>有 %n 个得分在文件中没有值。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file has no value.</source>
        <translation>文件中没有值。</translation>
    </message>
    <message>
        <source>line %1, column &quot;%2&quot;</source>
        <translation>第 %1 行，“%2”列</translation>
    </message>
    <message>
        <source>None of the rows is about an output of this project.</source>
        <translation>没有任何一行与此项目的输出有关。</translation>
    </message>
    <message>
        <source>The column &quot;id&quot; must hold the names of cases, &quot;system&quot; those of systems. The first rows: %1</source>
        <translation>“id”列必须是案例的名称，“system”列必须是系统的名称。前几行：%1</translation>
    </message>
    <message>
        <source>A file of this name already exists.</source>
        <translation>已有同名文件。</translation>
    </message>
    <message>
        <source>Check whether a file of that name already exists.</source>
        <translation>请检查是否已有同名文件。</translation>
    </message>
    <message>
        <source>The project file could not be written to the disk.</source>
        <translation>磁盘未能接受项目文件。</translation>
    </message>
    <message>
        <source>The words &quot;%1&quot; do not occur there that often.</source>
        <translation>词语“%1”在那里没有出现这么多次。</translation>
    </message>
    <message>
        <source>The words &quot;%1&quot; do not occur there.</source>
        <translation>词语“%1”不在那里。</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) in the explanations had to be corrected; the cases say which.</source>
        <translation>
            <numerusform>解释中有 %n 处需要更正；各案例中有说明。</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; has outputs of several systems, and the table does not say which one is meant.</source>
        <translation>“%1”有多个系统的输出，而表格没有说明指的是哪一个。</translation>
    </message>
    <message>
        <source>The work on this result began with other cases than %1 has now.</source>
        <translation>此结果的处理开始时，所用案例与 %1 现在的案例不同。</translation>
    </message>
    <message>
        <source>Give the result another name, or remove this project and begin again.</source>
        <translation>请给结果另取一个名称，或删除此项目后重新开始。</translation>
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
        <source>sample %1</source>
        <translation>样本 %1</translation>
    </message>
    <message>
        <source>Nobody is assigned to it.</source>
        <translation>它尚未分配给任何人。</translation>
    </message>
    <message>
        <source>Assign it to a pair first.</source>
        <translation>请先将它分配给一对标注员。</translation>
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
        <source>Fact</source>
        <translation>事实</translation>
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
        <source>Key facts: %1, not key: %2, to be decided: %3</source>
        <translation>关键事实：%1，非关键：%2，待裁决：%3</translation>
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
        <source>Key</source>
        <translation>关键</translation>
    </message>
    <message>
        <source>Not key</source>
        <translation>非关键</translation>
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
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Sample %1, %2: %3</source>
        <translation>样本 %1，%2：%3</translation>
    </message>
    <message>
        <source>Blind, before the discussion</source>
        <translation>盲标，讨论之前</translation>
    </message>
    <message>
        <source>Second pass, after the discussion (not blind)</source>
        <translation>第二轮，讨论之后（非盲标）</translation>
    </message>
    <message>
        <source>No round is closed yet: nothing to compare.</source>
        <translation>尚无轮次结束，没有可比对的内容。</translation>
    </message>
    <message>
        <source>All closed rounds together</source>
        <translation>所有已结束轮次合计</translation>
    </message>
    <message>
        <source>it is not valid UTF-8</source>
        <translation>不是有效的 UTF-8</translation>
    </message>
    <message>
        <source>it has a NUL character</source>
        <translation>含有 NUL 字符</translation>
    </message>
    <message>
        <source>it is no JSON</source>
        <translation>不是 JSON</translation>
    </message>
    <message>
        <source>Row %1 of table %2, &quot;%3&quot;: %4. Restore a copy of the project from before, or enter or import it anew.</source>
        <translation>表 %2 第 %1 行“%3”：%4。请恢复项目之前的副本，或重新输入或导入。</translation>
    </message>
    <message>
        <source>Row %1 of table setting cannot be &quot;%2&quot;. Restore a copy of the project from before, or save its settings anew.</source>
        <translation>表 setting 第 %1 行不能为“%2”。请恢复项目之前的副本，或重新保存其设置。</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>为空</translation>
    </message>
    <message>
        <source>Which output is closer</source>
        <translation>哪个输出更接近</translation>
    </message>
    <message>
        <source>How well outputs read</source>
        <translation>输出读来如何</translation>
    </message>
    <message>
        <source>The study &quot;%1&quot; cannot be read.</source>
        <translation>无法读取研究“%1”。</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) that the study does not offer</source>
        <translation>
            <numerusform>%n 个答案不在该研究的可选答案之列</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1 of table %2 has a value that no such row can have: &quot;%3&quot; does not hold. Restore a copy of the project from before.</source>
        <translation>表 %2 第 %1 行含有此类行不可能有的值：“%3”不成立。请恢复项目之前的副本。</translation>
    </message>
    <message>
        <source>Backups keep what they had; delete those that nobody needs: %1</source>
        <translation>备份仍保留其原有内容；请删除无人需要的备份：%1</translation>
    </message>
    <message>
        <source>Another program has the project open: until it is closed, or has read what it is reading, copies of what was erased stay in %1</source>
        <translation>另一个程序打开了此项目：在它关闭项目或读完所读内容之前，被抹除内容的副本仍留在 %1 中</translation>
    </message>
    <message>
        <source>A name that no study or rater can have</source>
        <translation>研究或评分者不可能有的名称</translation>
    </message>
    <message>
        <source>it is no UUID</source>
        <translation>不是 UUID</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) that no clock says: table %1, &quot;%2&quot;, first in row %3</source>
        <translation>
            <numerusform>%n 个时间不可能出自任何时钟：表 %1，“%2”，首见于第 %3 行</numerusform>
        </translation>
    </message>
    <message>
        <source>What comes through the pipe cannot be kept while it is read: %1.</source>
        <translation>读取管道时无法保存从中传来的内容：%1。</translation>
    </message>
    <message>
        <source>Write it to a file first, and import that.</source>
        <translation>请先将其写入文件，再导入该文件。</translation>
    </message>
    <message>
        <source>it is no list of an article&apos;s paragraphs</source>
        <translation>不是文章段落的列表</translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;OK</source>
        <translation>确定(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>是(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>否(&amp;N)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>恢复默认值</translation>
    </message>
</context>
<context>
    <name>RecordVisitor</name>
    <message>
        <source>a list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>an object or a list of objects</source>
        <translation>对象或对象列表</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>There are more than %L1 values in it.</source>
        <translation>其中超过 %L1 个值。</translation>
    </message>
    <message numerus="yes">
        <source>This object has more than %n key(s).</source>
        <translation>
            <numerusform>此对象的键超过 %n 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>This key is not known here.</source>
        <translation>此处不认识这个键。</translation>
    </message>
</context>
<context>
    <name>ReportFolder</name>
    <message>
        <source>There is something else than a report in this folder.</source>
        <translation>此文件夹中有报告以外的内容。</translation>
    </message>
    <message>
        <source>Choose a new or an empty folder.</source>
        <translation>请选择新的或空的文件夹。</translation>
    </message>
    <message>
        <source>The folder could not be made.</source>
        <translation>无法创建该文件夹。</translation>
    </message>
    <message>
        <source>Choose another place.</source>
        <translation>请选择其他位置。</translation>
    </message>
    <message>
        <source>There is a symbolic link in this folder; a report is not written through it.</source>
        <translation>此文件夹中有符号链接；报告不会通过它写出。</translation>
    </message>
    <message>
        <source>Take the link away, or choose a new folder.</source>
        <translation>请移除该链接，或选择新的文件夹。</translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message>
        <source>agrees</source>
        <translation>同意</translation>
    </message>
    <message>
        <source>disagrees</source>
        <translation>不同意</translation>
    </message>
    <message>
        <source>is unsure</source>
        <translation>不确定</translation>
    </message>
    <message>
        <source>No evidence was given.</source>
        <translation>未给出证据。</translation>
    </message>
    <message>
        <source>Matches no aspect of the other text</source>
        <translation>不匹配另一文本的任何方面</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>匹配</translation>
    </message>
    <message>
        <source>Matches an aspect that is not known here</source>
        <translation>匹配一个此处未知的方面</translation>
    </message>
    <message>
        <source>does not count in the scores</source>
        <translation>不计入得分</translation>
    </message>
    <message>
        <source>Content aligned</source>
        <translation>内容一致</translation>
    </message>
    <message>
        <source>Style aligned</source>
        <translation>风格一致</translation>
    </message>
    <message>
        <source>Content not aligned</source>
        <translation>内容不一致</translation>
    </message>
    <message>
        <source>Style not aligned</source>
        <translation>风格不一致</translation>
    </message>
    <message>
        <source>it is aligned</source>
        <translation>应为一致</translation>
    </message>
    <message>
        <source>it is not aligned</source>
        <translation>应为不一致</translation>
    </message>
    <message>
        <source>it matches none</source>
        <translation>应无匹配</translation>
    </message>
    <message>
        <source>it matches %1</source>
        <translation>应匹配 %1</translation>
    </message>
    <message>
        <source>Made with Tandem %1. The page is complete in itself: it needs neither the program nor the network.</source>
        <translation>由 Tandem %1 生成。此页面自身完整：既不需要本程序，也不需要网络。</translation>
    </message>
    <message>
        <source>All cases</source>
        <translation>所有案例</translation>
    </message>
    <message>
        <source>Previous case</source>
        <translation>上一个案例</translation>
    </message>
    <message>
        <source>Next case</source>
        <translation>下一个案例</translation>
    </message>
    <message>
        <source>System: %1</source>
        <translation>系统：%1</translation>
    </message>
    <message>
        <source>Evaluated by: %1</source>
        <translation>评估者：%1</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>提示词</translation>
    </message>
    <message>
        <source>Aspects of the expected text: %1</source>
        <translation>期望文本的方面：%1</translation>
    </message>
    <message>
        <source>Aspects of the generated text: %1</source>
        <translation>生成文本的方面：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) have no readable reply and count as no.</source>
        <translation>
            <numerusform>%n 个判定没有可读的回复，按“否”计。</numerusform>
        </translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>须知</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>期望</translation>
    </message>
    <message>
        <source>Generated</source>
        <translation>生成</translation>
    </message>
    <message numerus="yes">
        <source>%n aspect(s)</source>
        <translation>
            <numerusform>%n 个方面</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; the first %2 of %3 tokens were read</source>
        <translation>%1；读取了前 %2 个词元（共 %3 个）</translation>
    </message>
    <message>
        <source>Recall side: is what was expected in the generated text?</source>
        <translation>召回侧：所期望的内容是否在生成文本中？</translation>
    </message>
    <message>
        <source>Precision side: was what was generated expected?</source>
        <translation>精确侧：所生成的内容是否为所期望的？</translation>
    </message>
    <message>
        <source>Each aspect gives 0, ½ or 1 under a mode; the mean over a side is recall or precision, and the score is their harmonic mean.</source>
        <translation>在每种模式下，每个方面得 0、½ 或 1；一侧的均值即为召回率或精确率，得分是两者的调和平均。</translation>
    </message>
    <message>
        <source>Case %1</source>
        <translation>案例 %1</translation>
    </message>
    <message>
        <source>recall %1, precision %2</source>
        <translation>召回率 %1，精确率 %2</translation>
    </message>
    <message>
        <source>Not evaluated yet</source>
        <translation>尚未评估</translation>
    </message>
    <message>
        <source>No scores</source>
        <translation>无得分</translation>
    </message>
    <message>
        <source>The aspects of a text could not be extracted.</source>
        <translation>无法提取某个文本的方面。</translation>
    </message>
    <message>
        <source>Recall side</source>
        <translation>召回侧</translation>
    </message>
    <message>
        <source>Precision side</source>
        <translation>精确侧</translation>
    </message>
    <message numerus="yes">
        <source>Recall: mean of %n aspect(s)</source>
        <translation>
            <numerusform>召回率：%n 个方面的均值</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Precision: mean of %n aspect(s)</source>
        <translation>
            <numerusform>精确率：%n 个方面的均值</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing the report was cancelled.</source>
        <translation>报告的写出已取消。</translation>
    </message>
    <message>
        <source>ExPerT evaluations of %1</source>
        <translation>%1 的 ExPerT 评估</translation>
    </message>
    <message>
        <source>No evaluation of it is complete yet.</source>
        <translation>其中尚无已完成的评估。</translation>
    </message>
    <message>
        <source>Wait until the run has finished some.</source>
        <translation>请等到运行完成其中一些。</translation>
    </message>
    <message numerus="yes">
        <source>%n evaluation(s) are under way and left out.</source>
        <translation>
            <numerusform>%n 个评估正在进行中，已略去。</numerusform>
        </translation>
    </message>
    <message>
        <source>Aspects and the links between them</source>
        <translation>方面及其之间的连线</translation>
    </message>
    <message>
        <source>%1 and %2, on both sides</source>
        <translation>%1 与 %2，两侧</translation>
    </message>
    <message>
        <source>%1 to %2, recall side</source>
        <translation>%1 → %2，召回侧</translation>
    </message>
    <message>
        <source>%1 to %2, precision side</source>
        <translation>%1 → %2，精确侧</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>aspects: verdict</comment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n evaluation(s)</source>
        <translation>
            <numerusform>%n 个评估</numerusform>
        </translation>
    </message>
    <message>
        <source>Systems</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Scores that do not follow from the match tables</source>
        <translation>与匹配表不符的得分</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>案例</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>in the file</source>
        <translation>文件中</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>计算值</translation>
    </message>
    <message>
        <source>average</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>案例</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Expected aspects</source>
        <translation>期望文本的方面</translation>
    </message>
    <message>
        <source>Generated aspects</source>
        <translation>生成文本的方面</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>no scores</source>
        <translation>没有得分</translation>
    </message>
    <message>
        <source>word for word</source>
        <translation>逐字相同</translation>
    </message>
    <message>
        <source>but for case, spaces or signs</source>
        <translation>仅大小写、空格或符号不同</translation>
    </message>
    <message>
        <source>in other words</source>
        <translation>措辞不同</translation>
    </message>
    <message>
        <source>not in the text</source>
        <translation>不在文本中</translation>
    </message>
    <message>
        <source>How the scores are made</source>
        <translation>得分的由来</translation>
    </message>
    <message>
        <source>content: unsure</source>
        <translation>内容：不确定</translation>
    </message>
    <message>
        <source>style: unsure</source>
        <translation>风格：不确定</translation>
    </message>
</context>
<context>
    <name>RepositoryWords</name>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>This paragraph is not in the sample.</source>
        <translation>该段落不在此样本中。</translation>
    </message>
    <message>
        <source>This fact is not among those that are asked about.</source>
        <translation>此事实不在所询问的事实之中。</translation>
    </message>
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
        <source>Your partner has handed in as well: the rest is done in Compare.</source>
        <translation>对方也已提交：其余的在“比对”中进行。</translation>
    </message>
    <message>
        <source>Your partner has not: you can take it back.</source>
        <translation>对方尚未提交：您可以撤回提交。</translation>
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
        <source>Answers stay hidden until both have handed in.</source>
        <translation>双方都提交之前，答案保持隐藏。</translation>
    </message>
    <message>
        <source>The case has another output already.</source>
        <translation>该案例已有另一个输出。</translation>
    </message>
    <message>
        <source>The case has another output of the system &quot;%1&quot; already.</source>
        <translation>该案例已有系统“%1”的另一个输出。</translation>
    </message>
    <message>
        <source>Give the system another name; texts that are in the project stay as they are.</source>
        <translation>请为该系统另取名称；项目中已有的文本保持不变。</translation>
    </message>
    <message>
        <source>A case needs a prompt (&quot;input&quot;) or an expected text (&quot;reference&quot;).</source>
        <translation>案例需要提示词（“input”）或期望文本（“reference”）。</translation>
    </message>
    <message>
        <source>This case is not in the project.</source>
        <translation>此案例不在项目中。</translation>
    </message>
    <message>
        <source>This output is not in the project.</source>
        <translation>此输出不在项目中。</translation>
    </message>
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
    <message>
        <source>The evaluation does not hold together: an aspect has no match, or matches one that is not there.</source>
        <translation>该评估前后不符：某个方面没有匹配，或匹配到不存在的方面。</translation>
    </message>
    <message>
        <source>This evaluation is not in the project.</source>
        <translation>此评估不在项目中。</translation>
    </message>
    <message>
        <source>Somebody has reviewed this evaluation; it stays as it is.</source>
        <translation>已有人评审过此评估；它保持不变。</translation>
    </message>
    <message>
        <source>Evaluate the output in a new run.</source>
        <translation>请在新的运行中评估该输出。</translation>
    </message>
    <message>
        <source>An imported evaluation needs its file&apos;s name.</source>
        <translation>导入的评估需要其文件的名称。</translation>
    </message>
    <message>
        <source>Give the file another name and import it again.</source>
        <translation>请为该文件另取名称，然后再次导入。</translation>
    </message>
    <message>
        <source>A search has at most 1,000 characters.</source>
        <translation>搜索内容最多 1,000 个字符。</translation>
    </message>
    <message>
        <source>Search for fewer words.</source>
        <translation>请减少搜索词。</translation>
    </message>
    <message>
        <source>The facts of this paragraph were changed meanwhile.</source>
        <translation>该段落的事实在此期间被更改。</translation>
    </message>
    <message>
        <source>Look at them as they are now, then do it again.</source>
        <translation>请查看现在的内容，然后重做。</translation>
    </message>
    <message>
        <source>The text of a fact does not begin or end with a blank.</source>
        <translation>事实的文本首尾不能有空格。</translation>
    </message>
    <message>
        <source>A fact repeats one of its own sample.</source>
        <translation>事实重复的是同一样本中的事实。</translation>
    </message>
    <message>
        <source>The other fact already repeats this one.</source>
        <translation>另一条事实已经重复这一条。</translation>
    </message>
    <message>
        <source>Take that mark off first.</source>
        <translation>请先取消那个标记。</translation>
    </message>
    <message>
        <source>A fact of the reply is empty.</source>
        <translation>回复中有一条空的事实。</translation>
    </message>
    <message>
        <source>A fact has at most %1 characters.</source>
        <translation>一条事实最多 %1 个字符。</translation>
    </message>
    <message>
        <source>The sample has no imported facts that are not taken over yet.</source>
        <translation>该样本没有尚未接管的导入事实。</translation>
    </message>
    <message>
        <source>Only facts of nonsupporting paragraphs are masked.</source>
        <translation>只屏蔽非支撑段落的事实。</translation>
    </message>
    <message>
        <source>An explanation has at most 10,000 characters.</source>
        <translation>说明最多 10,000 个字符。</translation>
    </message>
    <message>
        <source>This fact is not in the project.</source>
        <translation>此事实不在项目中。</translation>
    </message>
    <message>
        <source>This fact was removed.</source>
        <translation>此事实已被移除。</translation>
    </message>
    <message>
        <source>Bring it back first.</source>
        <translation>请先恢复它。</translation>
    </message>
    <message>
        <source>A paragraph has at most %1 facts.</source>
        <translation>一个段落最多有 %1 条事实。</translation>
    </message>
    <message>
        <source>A sample has at most %1 facts.</source>
        <translation>一个样本最多有 %1 条事实。</translation>
    </message>
    <message>
        <source>Nobody has said yet which paragraphs are supporting.</source>
        <translation>尚无人说明哪些段落是支撑段落。</translation>
    </message>
    <message>
        <source>Assign the sample to a pair and let both label its paragraphs first.</source>
        <translation>请先将样本分配给一对，并让两人标注其段落。</translation>
    </message>
    <message>
        <source>The paragraphs of this sample are still being labelled.</source>
        <translation>该样本的段落仍在标注中。</translation>
    </message>
    <message>
        <source>Its facts come when both have handed in.</source>
        <translation>两人都提交后才有其事实。</translation>
    </message>
    <message>
        <source>It is not decided yet which paragraphs are supporting.</source>
        <translation>尚未确定哪些段落是支撑段落。</translation>
    </message>
    <message>
        <source>Decide on paragraphs %1 in Compare first.</source>
        <translation>请先在“比对”中裁决段落 %1。</translation>
    </message>
    <message>
        <source>Both have judged the supporting facts of this sample; they are fixed.</source>
        <translation>两人已判断此样本的支撑事实；它们已固定。</translation>
    </message>
    <message>
        <source>Look at the outcome in Compare.</source>
        <translation>请在“比对”中查看结果。</translation>
    </message>
    <message>
        <source>The lead can withdraw the round about key facts first; answers given so far stay in the journal.</source>
        <translation>负责人可先撤回关键事实的轮次；已给出的答案保留在日志中。</translation>
    </message>
    <message>
        <source>Boundary paragraphs are removed from the article.</source>
        <translation>边界段落从文章中移除。</translation>
    </message>
    <message>
        <source>The facts of this paragraph came with the benchmark.</source>
        <translation>该段落的事实随基准而来。</translation>
    </message>
    <message>
        <source>Take over the imported facts first.</source>
        <translation>请先接管导入的事实。</translation>
    </message>
    <message>
        <source>This paragraph is not in the project.</source>
        <translation>此段落不在项目中。</translation>
    </message>
    <message>
        <source>This opinion is not among those handed in.</source>
        <translation>该观点不在已提交的观点之中。</translation>
    </message>
    <message>
        <source>opinion %1</source>
        <translation>观点 %1</translation>
    </message>
    <message>
        <source>The opinions are not settled yet.</source>
        <translation>观点尚未定案。</translation>
    </message>
    <message>
        <source>This is not what somebody says of an opinion.</source>
        <translation>这不是对观点的说法。</translation>
    </message>
    <message>
        <source>The file may be damaged; ask for it again.</source>
        <translation>文件可能已损坏；请重新索取。</translation>
    </message>
    <message>
        <source>What is said of one opinion has at most 64 KiB.</source>
        <translation>对一条观点的说法最多 64 KiB。</translation>
    </message>
    <message>
        <source>Shorten the text or the note.</source>
        <translation>请缩短文本或备注。</translation>
    </message>
    <message>
        <source>utterance %1</source>
        <translation>话语 %1</translation>
    </message>
    <message>
        <source>The discussion has no utterance %1.</source>
        <translation>讨论中没有话语 %1。</translation>
    </message>
    <message>
        <source>Its utterances are numbered from 1 to %1.</source>
        <translation>其话语编号为 1 到 %1。</translation>
    </message>
    <message>
        <source>The round has no utterance %1.</source>
        <translation>该轮次没有话语 %1。</translation>
    </message>
    <message>
        <source>An utterance goes to one of the two who work on the sample.</source>
        <translation>话语归处理该样本的两人之一。</translation>
    </message>
    <message>
        <source>Assign the sample to another pair first.</source>
        <translation>请先将样本分配给另一对。</translation>
    </message>
    <message>
        <source>Somebody has begun with it; the author of utterance %1 is fixed.</source>
        <translation>已有人开始处理；话语 %1 的作者已固定。</translation>
    </message>
    <message>
        <source>The sample was assigned to others; this work was not taken.</source>
        <translation>样本已分配给他人；此项工作未被接受。</translation>
    </message>
    <message>
        <source>You are not the one who writes about utterance %1.</source>
        <translation>话语 %1 不由你撰写。</translation>
    </message>
    <message>
        <source>The lead can give it to you before anybody has begun with it.</source>
        <translation>在任何人开始之前，负责人可将其交给你。</translation>
    </message>
    <message>
        <source>Your partner has handed in as well: check each other&apos;s.</source>
        <translation>对方也已提交：请互相检查。</translation>
    </message>
    <message>
        <source>What was written stays hidden until both have handed in.</source>
        <translation>在两人都提交之前，所写内容保持隐藏。</translation>
    </message>
    <message>
        <source>A score needs an output, a measure, a run or a file that it is from, and either a number or the reason why there is none.</source>
        <translation>一个得分需要有输出、度量指标、作为其来源的运行或文件，以及一个数字或没有数字的原因。</translation>
    </message>
    <message>
        <source>This run has given the output another score by &quot;%1&quot; already.</source>
        <translation>此运行已按“%1”给过该输出另一个得分。</translation>
    </message>
    <message>
        <source>Scores are never changed: give the file another name.</source>
        <translation>得分从不更改：请为文件另取一个名称。</translation>
    </message>
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
    <message>
        <source>A prompt&apos;s part has at most %1 characters.</source>
        <translation>提示词的一部分最多 %1 个字符。</translation>
    </message>
    <message>
        <source>There is no prompt &quot;%1&quot;.</source>
        <translation>没有提示词“%1”。</translation>
    </message>
    <message>
        <source>There are: %1.</source>
        <translation>现有：%1。</translation>
    </message>
    <message>
        <source>This prompt is not in the project.</source>
        <translation>此提示词不在项目中。</translation>
    </message>
    <message>
        <source>This reply is not in the project.</source>
        <translation>此回复不在项目中。</translation>
    </message>
    <message>
        <source>The evaluation has no such decision.</source>
        <translation>该评估没有这样的判断。</translation>
    </message>
    <message>
        <source>The correction does not belong to this decision.</source>
        <translation>该更正不属于此判断。</translation>
    </message>
    <message>
        <source>The correction names an aspect that is not there.</source>
        <translation>该更正指向一个不存在的方面。</translation>
    </message>
    <message>
        <source>You are done with this evaluation; your reviews of it are fixed.</source>
        <translation>你已完成此评估；你对它的评审已固定。</translation>
    </message>
    <message>
        <source>You may have seen what others said of it since.</source>
        <translation>此后你可能已看到他人对它的评审。</translation>
    </message>
    <message>
        <source>This person was set aside.</source>
        <translation>此人已停用。</translation>
    </message>
    <message>
        <source>Take them back first.</source>
        <translation>请先将其恢复。</translation>
    </message>
    <message>
        <source>This evaluation is still under way.</source>
        <translation>此评估仍在进行中。</translation>
    </message>
    <message>
        <source>Review it when its run is through with it.</source>
        <translation>请待其运行处理完毕后再评审。</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) of this evaluation have no opinion yet.</source>
        <translation>
            <numerusform>此评估中有 %n 个判断尚无意见。</numerusform>
        </translation>
    </message>
    <message>
        <source>Say &quot;unsure&quot; where you cannot tell.</source>
        <translation>无法判断之处请选“不确定”。</translation>
    </message>
    <message>
        <source>Opinions are written, not answered; nothing to calibrate.</source>
        <translation>观点是撰写的而非回答的；没有可校准的。</translation>
    </message>
    <message>
        <source>The sample is assigned already.</source>
        <translation>样本已经分配。</translation>
    </message>
    <message>
        <source>Take the assignment back first, or choose another sample.</source>
        <translation>请先撤回分配，或选择其他样本。</translation>
    </message>
    <message>
        <source>Only a calibration is labelled again, and only once.</source>
        <translation>只有校准可以再标一次，且仅一次。</translation>
    </message>
    <message>
        <source>The second pass begins when both have handed in the first.</source>
        <translation>两人都提交第一轮后才开始第二轮。</translation>
    </message>
    <message>
        <source>The earlier assignment cannot come back: the discussion was changed since.</source>
        <translation>无法恢复之前的分配：此后讨论已被更改。</translation>
    </message>
    <message>
        <source>The earlier assignment cannot come back: the facts were changed since.</source>
        <translation>先前的分配无法恢复：事实此后已被更改。</translation>
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
        <source>The sample has no candidate facts to judge yet.</source>
        <translation>该样本尚无可判断的候选事实。</translation>
    </message>
    <message>
        <source>Make them in Facts, or with &quot;tandem facts decompose&quot;.</source>
        <translation>请在“事实”中生成，或使用“tandem facts decompose”。</translation>
    </message>
    <message>
        <source>The sample has no discussion yet.</source>
        <translation>该样本尚无讨论。</translation>
    </message>
    <message>
        <source>Write or import the discussion first.</source>
        <translation>请先撰写或导入讨论。</translation>
    </message>
    <message>
        <source>Decide on facts %1 first.</source>
        <translation>请先裁决事实 %1。</translation>
    </message>
    <message>
        <source>Check, answer or decide opinions %1 first.</source>
        <translation>请先检查、回应或裁决观点 %1。</translation>
    </message>
    <message>
        <source>Decide on paragraphs %1 first.</source>
        <translation>请先裁决段落 %1。</translation>
    </message>
    <message>
        <source>The round about key facts builds on this outcome.</source>
        <translation>关键事实轮次以此结果为基础。</translation>
    </message>
    <message>
        <source>Withdraw that round first.</source>
        <translation>请先撤回该轮次。</translation>
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
        <source>Take them back first, or choose somebody else.</source>
        <translation>请先恢复此人，或另选他人。</translation>
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
    <message>
        <source>This run is not in the project.</source>
        <translation>此运行不在项目中。</translation>
    </message>
    <message>
        <source>There is nothing to work on.</source>
        <translation>没有可处理的内容。</translation>
    </message>
    <message>
        <source>This run was cancelled.</source>
        <translation>此运行已取消。</translation>
    </message>
    <message>
        <source>Start a new one; what was answered is not asked again.</source>
        <translation>请开始新的运行；已回答的不会再问。</translation>
    </message>
    <message>
        <source>The spending cap must be more than nothing.</source>
        <translation>花费上限必须大于零。</translation>
    </message>
    <message>
        <source>This task is not in the project.</source>
        <translation>此任务不在项目中。</translation>
    </message>
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
        <source>Sample %1 is set aside.</source>
        <translation>样本 %1 已搁置。</translation>
    </message>
    <message>
        <source>Bring it back first: &quot;tandem samples PROJECT bring-back %1&quot;.</source>
        <translation>请先恢复它：“tandem samples PROJECT bring-back %1”。</translation>
    </message>
    <message>
        <source>It is not in the project.</source>
        <translation>它不在项目中。</translation>
    </message>
    <message>
        <source>A reason has at most 1,000 characters.</source>
        <translation>理由最多 1,000 个字符。</translation>
    </message>
    <message>
        <source>It is set aside already.</source>
        <translation>它已被搁置。</translation>
    </message>
    <message>
        <source>It is not set aside.</source>
        <translation>它未被搁置。</translation>
    </message>
    <message>
        <source>The hourly wage must be between 0 and 100,000.</source>
        <translation>时薪必须在 0 到 100,000 之间。</translation>
    </message>
    <message>
        <source>The guideline is longer than a million characters.</source>
        <translation>标注指南超过一百万个字符。</translation>
    </message>
    <message>
        <source>The project&apos;s name is longer than 200 characters.</source>
        <translation>项目名称超过 200 个字符。</translation>
    </message>
    <message>
        <source>A file of this name was imported before, with other content.</source>
        <translation>以前导入过同名文件，但其内容不同。</translation>
    </message>
    <message>
        <source>A fact occurs twice in the list.</source>
        <translation>某条事实在列表中出现两次。</translation>
    </message>
    <message>
        <source>The supporting facts can no longer be changed: somebody is judging them.</source>
        <translation>支撑事实不能再更改：有人正在判断它们。</translation>
    </message>
    <message>
        <source>The paragraph is on neither side, so it has no facts.</source>
        <translation>该段落不属于任何一侧，因此没有事实。</translation>
    </message>
    <message>
        <source>An opinion of utterance %1 is in another utterance too.</source>
        <translation>话语 %1 的一条观点也出现在另一条话语中。</translation>
    </message>
    <message>
        <source>A file of this name has already given the output another score by &quot;%1&quot;.</source>
        <translation>同名的文件已按“%1”给过该输出另一个得分。</translation>
    </message>
    <message>
        <source>Assign the pair again; what they answered before stays in the journal.</source>
        <translation>请重新分配这一对；他们之前的回答保留在日志中。</translation>
    </message>
    <message>
        <source>Some facts are waiting for a decision.</source>
        <translation>有些事实等待裁决。</translation>
    </message>
    <message>
        <source>Some opinions are waiting for somebody.</source>
        <translation>有些观点等待处理。</translation>
    </message>
    <message>
        <source>Some paragraphs are waiting for a decision.</source>
        <translation>有段落待裁决。</translation>
    </message>
    <message>
        <source>The discussion can no longer be changed: somebody has answered about it.</source>
        <translation>讨论不能再更改：已有人对其作答。</translation>
    </message>
    <message>
        <source>The lead can assign the sample again; answers given so far stay in the journal.</source>
        <translation>负责人可以重新分配该样本；已有的答案保留在日志中。</translation>
    </message>
    <message>
        <source>You have handed in sample %1; its answers are fixed.</source>
        <translation>您已提交样本 %1，其答案已固定。</translation>
    </message>
    <message>
        <source>You have handed in sample %1; your opinions are fixed.</source>
        <translation>您已提交样本 %1，您的观点已固定。</translation>
    </message>
    <message>
        <source>The name is empty.</source>
        <translation>名称为空。</translation>
    </message>
    <message>
        <source>Give a name of 1 to 60 characters.</source>
        <translation>请给出 1 到 60 个字符的名称。</translation>
    </message>
    <message>
        <source>This study is not in the project.</source>
        <translation>此研究不在项目中。</translation>
    </message>
    <message>
        <source>This rater has withdrawn.</source>
        <translation>此评分者已退出。</translation>
    </message>
    <message>
        <source>Answers stay hidden until the study is closed.</source>
        <translation>研究结束之前，答案保持隐藏。</translation>
    </message>
    <message>
        <source>&quot;tandem study status&quot; says how far it is.</source>
        <translation>“tandem study status”说明其进度。</translation>
    </message>
    <message>
        <source>The study has no items that could be handed out.</source>
        <translation>该研究没有可分发的条目。</translation>
    </message>
    <message>
        <source>Import items first.</source>
        <translation>请先导入条目。</translation>
    </message>
    <message>
        <source>The study has no raters to hand items out to.</source>
        <translation>该研究没有可分发条目的评分者。</translation>
    </message>
    <message>
        <source>Name its raters, or how many there are.</source>
        <translation>请给出评分者的姓名，或评分者的人数。</translation>
    </message>
    <message>
        <source>The project has something else under this UUID.</source>
        <translation>该项目中此 UUID 对应的是别的内容。</translation>
    </message>
    <message>
        <source>It was changed on its way, or is somebody else&apos;s.</source>
        <translation>它在途中被更改，或属于他人。</translation>
    </message>
    <message>
        <source>This rater has withdrawn: nothing of theirs is taken any more.</source>
        <translation>此评分者已退出：不再接受其任何内容。</translation>
    </message>
    <message>
        <source>The study asks for consent, which this rater has not given.</source>
        <translation>该研究要求知情同意，而此评分者尚未同意。</translation>
    </message>
    <message>
        <source>The time in which answers can be given is over.</source>
        <translation>可以作答的时间已过。</translation>
    </message>
    <message>
        <source>The rater had handed in before this answer.</source>
        <translation>评分者在给出此答案之前已经提交。</translation>
    </message>
    <message>
        <source>It can be given once the hand-in was taken back.</source>
        <translation>撤回提交之后才能给出。</translation>
    </message>
    <message>
        <source>The study is closed.</source>
        <translation>该研究已结束。</translation>
    </message>
    <message>
        <source>The project has answers of this rater from after this hand-in.</source>
        <translation>项目中已有此评分者在这次提交之后给出的答案。</translation>
    </message>
    <message>
        <source>They worked in two copies of their form.</source>
        <translation>其使用了同一表单的两份副本。</translation>
    </message>
    <message>
        <source>The fields of an item of a study cannot be read.</source>
        <translation>无法读取研究中某个条目的字段。</translation>
    </message>
    <message>
        <source>A completion code has at most 100 characters.</source>
        <translation>完成码最多 100 个字符。</translation>
    </message>
    <message>
        <source>The study has all the raters that it needs.</source>
        <translation>该研究的评分者已满。</translation>
    </message>
    <message>
        <source>Thank you for coming.</source>
        <translation>感谢您的参与。</translation>
    </message>
    <message>
        <source>The reason has to have 1 to 1,000 characters.</source>
        <translation>原因须为 1 至 1,000 个字符。</translation>
    </message>
    <message>
        <source>The report of the study names it.</source>
        <translation>研究报告会注明它。</translation>
    </message>
    <message>
        <source>This rater is not in the project.</source>
        <translation>此评分者不在项目中。</translation>
    </message>
    <message>
        <source>The study has no rater of this name.</source>
        <translation>该研究没有叫这个名称的评分者。</translation>
    </message>
    <message>
        <source>&quot;tandem study status&quot; lists its raters.</source>
        <translation>“tandem study status”列出其评分者。</translation>
    </message>
    <message>
        <source>The study has a rater of this name or participant id already.</source>
        <translation>该研究已有此名称或此参与者 ID 的评分者。</translation>
    </message>
    <message>
        <source>A participant id has at most 200 characters.</source>
        <translation>参与者 ID 最多 200 个字符。</translation>
    </message>
    <message>
        <source>This rater was replaced already.</source>
        <translation>此评分者已被替换。</translation>
    </message>
    <message>
        <source>Each item has %1 raters already.</source>
        <translation>每个条目已有 %1 位评分者。</translation>
    </message>
    <message>
        <source>The study has another item of this name.</source>
        <translation>该研究已有同名的另一个条目。</translation>
    </message>
    <message>
        <source>Give it another name.</source>
        <translation>请另取名称。</translation>
    </message>
    <message>
        <source>A study of this name is in the project already.</source>
        <translation>项目中已有同名研究。</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>请选择其他名称。</translation>
    </message>
    <message>
        <source>The project has no study of this name.</source>
        <translation>该项目没有叫这个名称的研究。</translation>
    </message>
    <message>
        <source>Make one with &quot;tandem study new&quot;.</source>
        <translation>请用“tandem study new”新建一个。</translation>
    </message>
    <message>
        <source>Studies here: %1.</source>
        <translation>此处的研究：%1。</translation>
    </message>
    <message>
        <source>The study is not complete: items were completed %1 of %2 times.</source>
        <translation>研究尚未完成：条目已完成 %1 次，共需 %2 次。</translation>
    </message>
    <message>
        <source>Wait for its raters, or end it early with a reason.</source>
        <translation>请等待评分者完成，或说明原因提前结束。</translation>
    </message>
    <message>
        <source>Nothing can be changed in it any more; make a new one.</source>
        <translation>其中不能再作任何更改；请新建一个研究。</translation>
    </message>
    <message>
        <source>The name has to have 1 to 100 characters.</source>
        <translation>名称须为 1 至 100 个字符。</translation>
    </message>
    <message>
        <source>This participant was given another link, or it was taken back.</source>
        <translation>此参与者得到的是另一个链接，或其链接已被收回。</translation>
    </message>
    <message>
        <source>Ask who runs the study.</source>
        <translation>请询问研究的主持者。</translation>
    </message>
    <message numerus="yes">
        <source>The hand-in is not taken: %n item(s) lack an answer.</source>
        <translation>
            <numerusform>不接受提交：%n 个条目缺少答案。</numerusform>
        </translation>
    </message>
    <message>
        <source>It can be handed in once they are answered.</source>
        <translation>回答之后即可提交。</translation>
    </message>
    <message>
        <source>The hand-in is not taken: nothing was answered.</source>
        <translation>不接受提交：没有回答任何内容。</translation>
    </message>
    <message>
        <source>This rater has declined: nothing more of theirs is taken.</source>
        <translation>此评分者已谢绝：不再接受其任何内容。</translation>
    </message>
    <message>
        <source>This rater was screened out: nothing more of theirs is taken.</source>
        <translation>此评分者已被筛除：不再接受其任何内容。</translation>
    </message>
    <message>
        <source>You are rating &quot;%1&quot; blind.</source>
        <translation>您正在对“%1”进行盲评。</translation>
    </message>
    <message>
        <source>This opens when the study is closed.</source>
        <translation>研究结束时此内容才会公开。</translation>
    </message>
    <message>
        <source>The known answers to an item of a study cannot be read.</source>
        <translation>无法读取研究中某个条目的已知答案。</translation>
    </message>
    <message>
        <source>The scores of an item of a study cannot be read.</source>
        <translation>无法读取研究中某个条目的得分。</translation>
    </message>
    <message>
        <source>Who is done needs a completion code, as the others have one.</source>
        <translation>其他人已有完成码，因此完成者也需要一个。</translation>
    </message>
    <message>
        <source>You have withdrawn from this study, so you cannot take part in it again. Nothing that you answered is kept.</source>
        <translation>您已退出此研究，因此不能再次参加。您的回答均未保留。</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>未开始</translation>
    </message>
    <message>
        <source>at work</source>
        <translation>作答中</translation>
    </message>
    <message>
        <source>handed in</source>
        <translation>已提交</translation>
    </message>
    <message>
        <source>declined</source>
        <translation>已谢绝</translation>
    </message>
    <message>
        <source>screened out</source>
        <translation>已筛除</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>已退出</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>已被替换</translation>
    </message>
    <message>
        <source>Who is done needs a completion code that nobody else is given.</source>
        <translation>完成者需要一个不给其他任何人的完成码。</translation>
    </message>
    <message>
        <source>Give those who declined or were screened out another one.</source>
        <translation>请给拒绝者或被筛除者另一个代码。</translation>
    </message>
    <message>
        <source>Set the sample aside, and import the article once more as it should be.</source>
        <translation>请搁置该样本，并按应有的样子重新导入文章。</translation>
    </message>
    <message>
        <source>In a packet articles stay as they are.</source>
        <translation>在任务包中文章保持不变。</translation>
    </message>
    <message>
        <source>Edit it in the project that the packet came from.</source>
        <translation>请在任务包所来自的项目中编辑。</translation>
    </message>
    <message>
        <source>This article came with labels, which are about its paragraphs as they are.</source>
        <translation>此文章带有标注导入，这些标注针对的是现有段落。</translation>
    </message>
    <message>
        <source>Edit it in the file that it came from, and import that.</source>
        <translation>请编辑其来源文件，再导入该文件。</translation>
    </message>
    <message>
        <source>This article can no longer be edited: there are answers or facts about it.</source>
        <translation>此文章不能再编辑：已有针对它的回答或事实。</translation>
    </message>
    <message>
        <source>Somebody has a packet or form, perhaps with this article.</source>
        <translation>有人持有任务包或表单，其中可能有此文章。</translation>
    </message>
    <message>
        <source>Merge it first, or take the assignment back: then it counts for nothing.</source>
        <translation>请先合并，或撤回分配：那样它就不再算数。</translation>
    </message>
    <message>
        <source>An article needs at least one paragraph.</source>
        <translation>文章至少需要一个段落。</translation>
    </message>
    <message>
        <source>Set the sample aside where nobody wants it.</source>
        <translation>如果没有人需要该样本，请将其搁置。</translation>
    </message>
    <message>
        <source>This article is too long.</source>
        <translation>此文章过长。</translation>
    </message>
    <message>
        <source>Split it into articles.</source>
        <translation>请将其拆分为多篇文章。</translation>
    </message>
    <message>
        <source>A text must not have NUL characters.</source>
        <translation>文本不能含有 NUL 字符。</translation>
    </message>
    <message>
        <source>Set the person aside instead.</source>
        <translation>请改为停用此人。</translation>
    </message>
    <message>
        <source>Settling was undone.</source>
        <translation>已撤消定稿。</translation>
    </message>
    <message>
        <source>Nothing is decided here yet.</source>
        <translation>此处尚未作出裁决。</translation>
    </message>
    <message>
        <source>Decide first.</source>
        <translation>请先裁决。</translation>
    </message>
    <message>
        <source>A limit must be above 0, and a share at most 1.</source>
        <translation>限值必须大于 0，比例不得超过 1。</translation>
    </message>
    <message>
        <source>The partner has a packet with this, and may have answered it.</source>
        <translation>搭档有包含此项的数据包，可能已经回答。</translation>
    </message>
    <message>
        <source>Merge it first.</source>
        <translation>请先合并它。</translation>
    </message>
    <message>
        <source>Something in the project refers to them already.</source>
        <translation>项目中已有内容引用此人员。</translation>
    </message>
    <message>
        <source>Decide on fact %1 first.</source>
        <translation>请先裁决事实 %1。</translation>
    </message>
    <message>
        <source>Check, answer or decide opinion %1 first.</source>
        <translation>请先核对、回答或裁决观点 %1。</translation>
    </message>
    <message>
        <source>Decide on paragraph %1 first.</source>
        <translation>请先裁决段落 %1。</translation>
    </message>
    <message>
        <source>The sample was reopened and settled anew meanwhile.</source>
        <translation>样本在此期间已被重新打开并重新定案。</translation>
    </message>
    <message>
        <source>Something else was decided meanwhile.</source>
        <translation>在此期间已作出其他裁决。</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>&lt; %1</source>
        <comment>a probability</comment>
        <translation>&lt; %1</translation>
    </message>
    <message>
        <source>undefined (n %1): %2</source>
        <translation>未定义（n %1）：%2</translation>
    </message>
    <message>
        <source>undefined: %1</source>
        <translation>未定义：%1</translation>
    </message>
    <message>
        <source>%1, n = %2</source>
        <comment>a value and what it stands on</comment>
        <translation>%1，n = %2</translation>
    </message>
    <message>
        <source>n %1</source>
        <comment>how many it stands on</comment>
        <translation>n %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>interval, n</comment>
        <translation>%1 · %2</translation>
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
        <source>%1, 95 % %2, n = %3</source>
        <comment>value, interval, n</comment>
        <translation>%1，95 % %2，n = %3</translation>
    </message>
</context>
<context>
    <name>RunRowsText</name>
    <message>
        <source>%1 / %2</source>
        <comment>tasks done, tasks</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Sample %1, paragraph %2</source>
        <translation>样本 %1，段落 %2</translation>
    </message>
    <message>
        <source>Version %1, used by new runs</source>
        <translation>版本 %1，用于新的运行</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>版本 %1</translation>
    </message>
    <message>
        <source>as it comes with Tandem</source>
        <translation>Tandem 自带</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>who wrote it, when</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>某人</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>已搁置</translation>
    </message>
    <message>
        <source>open</source>
        <comment>a task</comment>
        <translation>未完成</translation>
    </message>
    <message>
        <source>done</source>
        <comment>a task</comment>
        <translation>完成</translation>
    </message>
    <message>
        <source>not readable</source>
        <comment>a task</comment>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>failed</source>
        <comment>a task</comment>
        <translation>失败</translation>
    </message>
    <message>
        <source>cancelled</source>
        <comment>a task</comment>
        <translation>已取消</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>How long the server took for the reply</source>
        <translation>服务器作出回复所用的时间</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Replies</source>
        <comment>to a task</comment>
        <translation>回复</translation>
    </message>
    <message>
        <source>Replies that came for it; a dash where none did, or it was answered before</source>
        <translation>为此任务收到的回复数；短横线表示没有收到，或此前已有回答</translation>
    </message>
</context>
<context>
    <name>RunViewWords</name>
    <message>
        <source>The batch results cannot be read.</source>
        <translation>无法读取批处理结果。</translation>
    </message>
    <message>
        <source>Check the file and its permissions.</source>
        <translation>请检查文件及其权限。</translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) written.</source>
        <translation>
            <numerusform>已写出 %n 个任务。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) were answered before and need not be asked.</source>
        <translation>
            <numerusform>%n 个任务以前已回答，无需再问。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) are out in a batch already.</source>
        <translation>
            <numerusform>%n 个任务已在批处理中等待结果。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) do not fit into the spending cap.</source>
        <translation>
            <numerusform>%n 个任务超出花费上限。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 done, %2 failed, %3 to be asked again, %4 read before, %5 refused.</source>
        <translation>完成 %1，失败 %2，需再问 %3，已读过 %4，拒绝 %5。</translation>
    </message>
</context>
<context>
    <name>RunWords</name>
    <message>
        <source>No case has an output.</source>
        <translation>没有案例有输出。</translation>
    </message>
    <message>
        <source>No case has an output of the system &quot;%1&quot;.</source>
        <translation>没有案例有系统“%1”的输出。</translation>
    </message>
    <message>
        <source>Facts from paragraphs</source>
        <translation>由段落生成事实</translation>
    </message>
    <message>
        <source>The generated text has no aspects to match.</source>
        <translation>生成文本没有可匹配的方面。</translation>
    </message>
    <message>
        <source>The expected text has no aspects to match.</source>
        <translation>期望文本没有可匹配的方面。</translation>
    </message>
    <message>
        <source>Not asked: the generated text&apos;s aspects are not known.</source>
        <translation>未询问：生成文本的方面未知。</translation>
    </message>
    <message>
        <source>Not asked: the expected text&apos;s aspects are not known.</source>
        <translation>未询问：期望文本的方面未知。</translation>
    </message>
    <message>
        <source>This output is not in the project.</source>
        <translation>此输出不在项目中。</translation>
    </message>
    <message>
        <source>What this task needs was not answered.</source>
        <translation>此任务所需的内容没有得到回答。</translation>
    </message>
    <message>
        <source>Start a new run; what was answered is not asked again.</source>
        <translation>请开始新的运行；已回答的不会再问。</translation>
    </message>
    <message>
        <source>ExPerT evaluation</source>
        <translation>ExPerT 评估</translation>
    </message>
    <message>
        <source>Personalized outputs</source>
        <translation>个性化输出</translation>
    </message>
    <message>
        <source>The system has no name.</source>
        <translation>系统没有名称。</translation>
    </message>
    <message>
        <source>Name the system whose outputs these are to be.</source>
        <translation>请为这些输出所属的系统命名。</translation>
    </message>
    <message>
        <source>The sample has no supporting paragraph to compare its facts with.</source>
        <translation>该样本没有可用来比较其事实的支撑段落。</translation>
    </message>
    <message>
        <source>Conflict masks</source>
        <translation>冲突屏蔽</translation>
    </message>
    <message>
        <source>The case has not an output of both systems.</source>
        <translation>该案例并非同时具有两个系统的输出。</translation>
    </message>
    <message>
        <source>Pairwise judge, both orders</source>
        <translation>成对评判，两种顺序</translation>
    </message>
    <message>
        <source>A system is not compared with itself.</source>
        <translation>系统不与自身比较。</translation>
    </message>
    <message>
        <source>Choose two systems.</source>
        <translation>请选择两个系统。</translation>
    </message>
    <message>
        <source>The phrase to append is empty.</source>
        <translation>要附加的语句为空。</translation>
    </message>
    <message>
        <source>This system has no outputs.</source>
        <translation>此系统没有输出。</translation>
    </message>
    <message>
        <source>The batch cannot be written.</source>
        <translation>无法写出批处理文件。</translation>
    </message>
    <message>
        <source>The server answered with status %1.</source>
        <translation>服务器返回状态 %1。</translation>
    </message>
    <message>
        <source>The server answered with status %1: %2</source>
        <translation>服务器返回状态 %1：%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was not asked by this run.</source>
        <translation>“%1”不是此运行所询问的。</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>What it was asked about has changed since.</source>
        <translation>其询问的内容此后已更改。</translation>
    </message>
    <message>
        <source>The spending cap cannot be kept: the endpoint&apos;s prices are not known.</source>
        <translation>无法遵守花费上限：端点的价格未知。</translation>
    </message>
    <message>
        <source>Set its prices, 0 where nothing is paid.</source>
        <translation>请设置其价格，不付费则为 0。</translation>
    </message>
    <message>
        <source>The spending cap does not allow for any of the questions.</source>
        <translation>花费上限不足以询问任何一个问题。</translation>
    </message>
    <message>
        <source>Each is taken for the most that it can cost. Give the run a higher cap.</source>
        <translation>每个问题按其可能的最高费用计算。请给运行更高的上限。</translation>
    </message>
    <message>
        <source>All questions are out in a batch already.</source>
        <translation>所有问题都已在批处理中等待结果。</translation>
    </message>
    <message>
        <source>Read the batch&apos;s results. Where none will come, give the batch up.</source>
        <translation>请读取批处理结果。若不会再有结果，请放弃该批处理。</translation>
    </message>
    <message>
        <source>This run was cancelled.</source>
        <translation>此运行已取消。</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>无法读取该文件。</translation>
    </message>
    <message>
        <source>A line is over 16 MiB long.</source>
        <translation>某一行超过 16 MiB。</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>Give the result file of a batch, one JSON object a line.</source>
        <translation>请给出批处理的结果文件，每行一个 JSON 对象。</translation>
    </message>
    <message>
        <source>This version does not know runs of the kind &quot;%1&quot;.</source>
        <translation>此版本不认识“%1”类型的运行。</translation>
    </message>
    <message>
        <source>No model is named.</source>
        <translation>未指定模型。</translation>
    </message>
    <message>
        <source>Name one, or set one for the endpoint.</source>
        <translation>请指定一个，或为端点设置一个。</translation>
    </message>
    <message>
        <source>The spending cap must be more than nothing.</source>
        <translation>花费上限必须大于零。</translation>
    </message>
    <message>
        <source>A spending cap cannot be kept: the endpoint&apos;s prices are not known.</source>
        <translation>无法遵守花费上限：端点的价格未知。</translation>
    </message>
    <message>
        <source>There is nothing to work on.</source>
        <translation>没有可处理的内容。</translation>
    </message>
    <message>
        <source>It was all done before; ask for it to be replaced to do it again.</source>
        <translation>以前已全部完成；要重做请要求替换。</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>The model refused to answer.</source>
        <translation>模型拒绝回答。</translation>
    </message>
    <message>
        <source>The answer was cut off at the limit of tokens.</source>
        <translation>答案在词元上限处被截断。</translation>
    </message>
    <message>
        <source>If the server does not look at JSON schemas, have the prompt alone ask for JSON: &quot;tandem endpoint change NAME --structured prompt-only&quot;.</source>
        <translation>如果服务器不理会 JSON 模式，请仅靠提示词要求 JSON：“tandem endpoint change NAME --structured prompt-only”。</translation>
    </message>
    <message>
        <source>Use the version that made the run.</source>
        <translation>请使用生成该运行的版本。</translation>
    </message>
    <message>
        <source>Another program works on this run.</source>
        <translation>另一个程序正在处理此运行。</translation>
    </message>
    <message>
        <source>Another program works on run %1, which asks the same.</source>
        <translation>另一个程序正在处理运行 %1，它询问的内容相同。</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) are out in a batch and are not asked again.</source>
        <translation>
            <numerusform>%n 个问题已在批处理中等待结果，不会再次询问。</numerusform>
        </translation>
    </message>
    <message>
        <source>Read the batch&apos;s results (&quot;run batch-read&quot;). Where none will come, give the batch up (&quot;run batch-forget&quot;): then they are asked live.</source>
        <translation>请读取批处理结果（“run batch-read”）。若不会再有结果，请放弃该批处理（“run batch-forget”）：之后会实时询问这些问题。</translation>
    </message>
    <message>
        <source>The spending cap cannot be kept: it is in %1, the endpoint&apos;s prices are in %2.</source>
        <translation>无法遵守花费上限：上限以 %1 计，端点的价格以 %2 计。</translation>
    </message>
    <message>
        <source>The spending cap of %1 %2 is reached: %3 are spent, and the next call might cost up to %4.</source>
        <translation>已达花费上限 %1 %2：已花费 %3，下一次调用最多可能花费 %4。</translation>
    </message>
    <message>
        <source>Up to %1 more may be billed for requests without an answer.</source>
        <translation>没有得到回答的请求最多可能另计费 %1。</translation>
    </message>
    <message>
        <source>Resume the run with a higher cap; it asks nothing twice.</source>
        <translation>请以更高的上限继续该运行；不会重复询问。</translation>
    </message>
    <message>
        <source>GEMBA score</source>
        <translation>GEMBA 得分</translation>
    </message>
    <message>
        <source>G-Eval score</source>
        <translation>G-Eval 得分</translation>
    </message>
    <message>
        <source>AutoEval score</source>
        <translation>AutoEval 得分</translation>
    </message>
    <message>
        <source>The case has no expected text (&quot;reference&quot; in a file).</source>
        <translation>此案例没有期望文本（文件中的“reference”）。</translation>
    </message>
    <message>
        <source>The case has no prompt (&quot;input&quot; in a file), which would be the source.</source>
        <translation>此案例没有可作为原文的提示词（文件中的“input”）。</translation>
    </message>
    <message>
        <source>A reply is missing.</source>
        <translation>缺少一条回复。</translation>
    </message>
    <message>
        <source>aspects of the expected text</source>
        <translation>期望文本的方面</translation>
    </message>
    <message>
        <source>aspects of the generated text</source>
        <translation>生成文本的方面</translation>
    </message>
    <message>
        <source>%1 match</source>
        <comment>label of an aspect</comment>
        <translation>%1 匹配</translation>
    </message>
    <message>
        <source>%1 content</source>
        <comment>label of an aspect</comment>
        <translation>%1 内容</translation>
    </message>
    <message>
        <source>%1 style</source>
        <comment>label of an aspect</comment>
        <translation>%1 风格</translation>
    </message>
    <message>
        <source>first system&apos;s output shown first</source>
        <translation>第一个系统的输出先显示</translation>
    </message>
    <message>
        <source>second system&apos;s output shown first</source>
        <translation>第二个系统的输出先显示</translation>
    </message>
    <message>
        <source>with the profile of another case</source>
        <translation>使用另一案例的个人资料</translation>
    </message>
    <message>
        <source>probabilities of scores</source>
        <translation>得分的概率</translation>
    </message>
    <message>
        <source>sample %1</source>
        <translation>样本 %1</translation>
    </message>
    <message>
        <source>Case %1</source>
        <translation>案例 %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a task&apos;s name</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>In a file of cases outputs are under &quot;output&quot; or &quot;outputs&quot;, their system under &quot;system&quot;.</source>
        <translation>在案例文件中，输出写在“output”或“outputs”之下，其系统写在“system”之下。</translation>
    </message>
    <message>
        <source>Wait until it has ended, or end it.</source>
        <translation>请等待其结束，或将其结束。</translation>
    </message>
    <message>
        <source>Wait until it has ended, then resume run %1: what was answered by then is not asked again.</source>
        <translation>请等它结束，然后继续运行 %1：届时已得到回答的不会再次询问。</translation>
    </message>
    <message>
        <source>The spending cap cannot be kept: the endpoint&apos;s prices are no longer known.</source>
        <translation>无法遵守花费上限：端点的价格不再可知。</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>已取消</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s)</source>
        <translation>
            <numerusform>%n 次调用</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) are here already</source>
        <translation>
            <numerusform>%n 个回答已在此处</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then about %n more, depending on the answers</source>
        <translation>
            <numerusform>之后约再 %n 次，取决于答案</numerusform>
        </translation>
    </message>
    <message>
        <source>About %1 tokens asked and %2 to %3 answered.</source>
        <translation>约询问 %1 个词元，回答 %2 到 %3 个。</translation>
    </message>
    <message>
        <source>Cost: %1 to %2.</source>
        <translation>费用：%1 到 %2。</translation>
    </message>
    <message>
        <source>Cost: not known, because the endpoint has no prices.</source>
        <translation>费用：未知，因为端点没有价格。</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) are not ready for it.</source>
        <translation>
            <numerusform>%n 个样本尚未就绪。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 + %2 tokens</source>
        <translation>%1 + %2 个词元</translation>
    </message>
    <message numerus="yes">
        <source>cost of %n reply(s) not known</source>
        <translation>
            <numerusform>%n 条回复的费用未知</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>waiting for %n answer(s) that may have to be paid for; Ctrl+C gives them up</source>
        <translation>
            <numerusform>正在等待 %n 个可能须付费的回答；Ctrl+C 放弃等待</numerusform>
        </translation>
    </message>
    <message>
        <source>up to %1 more may be billed for requests without an answer</source>
        <translation>没有得到回答的请求最多可能另计费 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) out in a batch</source>
        <translation>
            <numerusform>%n 个问题已在批处理中等待结果</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n about what is set aside</source>
        <translation>
            <numerusform>%n 个涉及已搁置的内容</numerusform>
        </translation>
    </message>
    <message>
        <source>looking whether another program works on it</source>
        <translation>正在查看是否有另一个程序在处理它</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) done</source>
        <translation>
            <numerusform>已完成 %n 个任务</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n 个失败</numerusform>
        </translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>约剩 %1</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>端点</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Tokens and cost</source>
        <translation>词元与费用</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>已中断</translation>
    </message>
    <message>
        <source>spending cap reached</source>
        <translation>已达花费上限</translation>
    </message>
    <message>
        <source>stopped by an error</source>
        <translation>因错误停止</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was answered in line %2 already; this answer is not taken.</source>
        <translation>“%1”在第 %2 行已有回答；不采用此回答。</translation>
    </message>
    <message>
        <source>the server asks to wait until %1</source>
        <translation>服务器要求等到 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) left without an answer</source>
        <translation>
            <numerusform>%n 个请求没有得到回答</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n could not be read</source>
        <comment>answers</comment>
        <translation>
            <numerusform>%n 个无法读取</numerusform>
        </translation>
    </message>
    <message>
        <source>What could not be read is asked again with &quot;tandem run retry %1 %2&quot;.</source>
        <translation>无法读取的用“tandem run retry %1 %2”重新询问。</translation>
    </message>
    <message>
        <source>What could not be read is asked again by the same command with more --asks.</source>
        <translation>无法读取的用同一命令并增加 --asks 重新询问。</translation>
    </message>
    <message>
        <source>To evaluate them again, do not ask for new outputs only.</source>
        <translation>要重新评估，请不要只要求新的输出。</translation>
    </message>
    <message>
        <source>Every output is evaluated already, or a run is evaluating it.</source>
        <translation>所有输出都已评估，或正由某个运行评估。</translation>
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
    <message>
        <source>facts  %1 / %2</source>
        <translation>事实  %1 / %2</translation>
    </message>
    <message>
        <source>utterances  %1 / %2</source>
        <translation>话语  %1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%n unsure</source>
        <comment>items marked unsure</comment>
        <translation>
            <numerusform>%n 项不确定</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting for facts</source>
        <translation>等待事实</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>已搁置</translation>
    </message>
    <message>
        <source>Blue dot: your partner has handed in, and waits for you.</source>
        <translation>蓝点：您的搭档已提交，正在等您。</translation>
    </message>
    <message>
        <source>being checked</source>
        <translation>核对中</translation>
    </message>
</context>
<context>
    <name>SearchModel</name>
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
    <message numerus="yes">
        <source>%n case(s)</source>
        <translation>
            <numerusform>%n 个案例</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n output(s)</source>
        <translation>
            <numerusform>%n 个输出</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Aspects of %n evaluation(s)</source>
        <translation>
            <numerusform>%n 个评估的方面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rationales of %n evaluation(s)</source>
        <translation>
            <numerusform>%n 个评估的理由</numerusform>
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
        <source>opinions of utterance %1</source>
        <translation>话语 %1 的观点</translation>
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
        <source>case %1</source>
        <translation>案例 %1</translation>
    </message>
    <message>
        <source>case %1: %2</source>
        <translation>案例 %1：%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>system, case</comment>
        <translation>%1，%2</translation>
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
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n 个页面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n command(s)</source>
        <translation>
            <numerusform>%n 个命令</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s)</source>
        <translation>
            <numerusform>%n 个设置</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s)</source>
        <translation>
            <numerusform>%n 人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s)</source>
        <translation>
            <numerusform>%n 个样本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replies of models: %n</source>
        <translation>
            <numerusform>模型的回复：%n</numerusform>
        </translation>
    </message>
    <message>
        <source>sample %1: %2</source>
        <translation>样本 %1：%2</translation>
    </message>
    <message>
        <source>reply of %1, %2</source>
        <comment>model, what it is about</comment>
        <translation>%1 的回复，%2</translation>
    </message>
</context>
<context>
    <name>SessionWords</name>
    <message numerus="yes">
        <source>Set %n sample(s) aside</source>
        <translation>
            <numerusform>搁置 %n 个样本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bring %n sample(s) back</source>
        <translation>
            <numerusform>恢复 %n 个样本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set %n case(s) aside</source>
        <translation>
            <numerusform>搁置 %n 个案例</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bring %n case(s) back</source>
        <translation>
            <numerusform>恢复 %n 个案例</numerusform>
        </translation>
    </message>
    <message>
        <source>Endpoint %1, model %2</source>
        <translation>端点 %1，模型 %2</translation>
    </message>
    <message>
        <source>%1, %2 ms, HTTP status %3</source>
        <comment>time, duration, status</comment>
        <translation>%1，%2 毫秒，HTTP 状态 %3</translation>
    </message>
    <message>
        <source>%1 tokens in, %2 out</source>
        <translation>输入 %1 个词元，输出 %2 个</translation>
    </message>
    <message>
        <source>Could not be used: %1</source>
        <translation>无法使用：%1</translation>
    </message>
    <message>
        <source>Prompt %1, version %2</source>
        <translation>提示词 %1，版本 %2</translation>
    </message>
    <message>
        <source>What was asked</source>
        <translation>所问内容</translation>
    </message>
    <message>
        <source>The reply as it came</source>
        <translation>原样回复</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>amount, currency</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>unknown: the endpoint has no prices</source>
        <translation>未知：端点没有价格</translation>
    </message>
    <message>
        <source>%1 – %2 %3</source>
        <comment>lowest amount, highest amount, currency</comment>
        <translation>%1 – %2 %3</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 小时 %2 分钟</translation>
    </message>
    <message>
        <source>What was typed could not be stored; it stands where it was typed.</source>
        <translation>输入的内容无法保存；它仍在输入的地方。</translation>
    </message>
    <message numerus="yes">
        <source>(%Ln more character(s): copy the text to read all of it)</source>
        <translation>
            <numerusform>（还有 %Ln 个字符：复制文本可阅读全部）</numerusform>
        </translation>
    </message>
    <message>
        <source>System</source>
        <comment>who says a message</comment>
        <translation>系统</translation>
    </message>
    <message>
        <source>User</source>
        <comment>who says a message</comment>
        <translation>用户</translation>
    </message>
    <message>
        <source>Model</source>
        <comment>who says a message</comment>
        <translation>模型</translation>
    </message>
    <message>
        <source>(no text)</source>
        <translation>（无文本）</translation>
    </message>
    <message>
        <source>Somebody has set it aside and brought it back since.</source>
        <translation>此后已有人将其搁置又恢复。</translation>
    </message>
    <message>
        <source>Somebody has brought it back and set it aside again since.</source>
        <translation>此后已有人将其恢复又再次搁置。</translation>
    </message>
    <message>
        <source>done, %1 failed</source>
        <comment>state of a run, tasks</comment>
        <translation>已完成，%1 个失败</translation>
    </message>
</context>
<context>
    <name>StateNameWords</name>
    <message>
        <source>waits for a discussion</source>
        <translation>等待讨论</translation>
    </message>
    <message>
        <source>waits for facts</source>
        <translation>等待事实</translation>
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
        <source>set aside</source>
        <translation>已搁置</translation>
    </message>
    <message>
        <source>nonsupporting</source>
        <translation>非支撑</translation>
    </message>
    <message>
        <source>supporting</source>
        <translation>支撑</translation>
    </message>
    <message>
        <source>boundary</source>
        <translation>边界</translation>
    </message>
    <message>
        <source>to be decided</source>
        <translation>待裁决</translation>
    </message>
    <message>
        <source>key</source>
        <translation>关键</translation>
    </message>
    <message>
        <source>not key</source>
        <translation>非关键</translation>
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
    <name>StatisticsReport</name>
    <message>
        <source>Per sample</source>
        <translation>按样本</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>paragraphs</source>
        <translation>段落</translation>
    </message>
    <message>
        <source>supporting</source>
        <translation>支撑</translation>
    </message>
    <message>
        <source>key facts</source>
        <translation>关键事实</translation>
    </message>
    <message>
        <source>opinions</source>
        <translation>观点</translation>
    </message>
    <message>
        <source>with references</source>
        <translation>带指代</translation>
    </message>
    <message>
        <source>references</source>
        <translation>指代</translation>
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
        <source>From all paragraphs to the kept ones</source>
        <translation>从全部段落到保留的段落</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>未说明原因</translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <comment>a reason, quoted</comment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>how many samples, why</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Set aside: %1.</source>
        <translation>已搁置：%1。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 of %2 without facts and opinions</source>
        <translation>%2 个中有 %1 个没有事实和观点</translation>
    </message>
    <message>
        <source>%1 of %2 without facts</source>
        <translation>%2 个中有 %1 个没有事实</translation>
    </message>
    <message>
        <source>%1 of %2 without opinions</source>
        <translation>%2 个中有 %1 个没有观点</translation>
    </message>
    <message>
        <source>Incomplete samples: %1.</source>
        <translation>不完整的样本：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n other reason(s)</source>
        <comment>why samples are set aside</comment>
        <translation>
            <numerusform>其他 %n 个原因</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 without facts on some supporting paragraph</source>
        <translation>%1 / %2 个在某些支撑段落上没有事实</translation>
    </message>
</context>
<context>
    <name>StepName</name>
    <message>
        <source>Paragraphs</source>
        <translation>段落</translation>
    </message>
    <message>
        <source>Key facts</source>
        <translation>关键事实</translation>
    </message>
    <message>
        <source>Opinions</source>
        <translation>观点</translation>
    </message>
</context>
<context>
    <name>StudyFileWords</name>
    <message>
        <source>No document has two users with summaries of their own and a model that wrote for both.</source>
        <translation>没有任何文档既有两位写了本人摘要的用户，又有为这两位都写了摘要的模型。</translation>
    </message>
    <message>
        <source>The rule needs scores of two metrics at least for both sides of an item: have judges score the outputs, or import scores.</source>
        <translation>此规则要求条目的两侧至少都有两个度量指标的得分：请让模型为输出评分，或导入得分。</translation>
    </message>
    <message>
        <source>There is no item on which metrics disagree.</source>
        <translation>没有度量指标意见不一的条目。</translation>
    </message>
    <message>
        <source>Evaluate outputs with ExPerT, or import its results; two systems are compared where both of a case were evaluated.</source>
        <translation>请用 ExPerT 评估输出，或导入其结果；某个案例的两个输出都已评估时，才能比较两个系统。</translation>
    </message>
    <message>
        <source>The project has no evaluations that could be asked about.</source>
        <translation>该项目没有可供询问的评估。</translation>
    </message>
    <message>
        <source>Import cases with outputs; two systems are compared where both wrote for a case.</source>
        <translation>请导入带输出的案例；两个系统都为某个案例写了输出时，才能比较它们。</translation>
    </message>
    <message>
        <source>The project has no outputs that could be asked about.</source>
        <translation>该项目没有可供询问的输出。</translation>
    </message>
    <message>
        <source>Write facts, have a model find them, or import a benchmark.</source>
        <translation>请撰写事实、让模型找出事实，或导入基准。</translation>
    </message>
    <message>
        <source>The project has no key facts.</source>
        <translation>该项目没有关键事实。</translation>
    </message>
    <message>
        <source>Import articles or a benchmark first.</source>
        <translation>请先导入文章或基准。</translation>
    </message>
    <message>
        <source>The project has no paragraphs.</source>
        <translation>该项目没有段落。</translation>
    </message>
    <message>
        <source>Choose fewer systems, or import them from a file.</source>
        <translation>请选择较少的系统，或从文件导入。</translation>
    </message>
    <message>
        <source>These are more items than the %1 that a study may have.</source>
        <translation>这些条目多于一个研究最多可有的 %1 个。</translation>
    </message>
    <message>
        <source>The study has no item &quot;%1&quot;.</source>
        <translation>该研究没有条目“%1”。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of the answers to &quot;%2&quot;.</source>
        <translation>“%1”不在“%2”的可选答案之列。</translation>
    </message>
    <message>
        <source>The study does not ask &quot;%1&quot;.</source>
        <translation>该研究没有问题“%1”。</translation>
    </message>
    <message>
        <source>Its questions: %1.</source>
        <translation>其问题：%1。</translation>
    </message>
    <message>
        <source>the answers</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Somebody else has taken this rater&apos;s place.</source>
        <translation>已有他人代替此评分者。</translation>
    </message>
    <message>
        <source>This rater is not asked about anything yet.</source>
        <translation>尚未向此评分者分发任何条目。</translation>
    </message>
    <message>
        <source>Hand the items out first.</source>
        <translation>请先分发条目。</translation>
    </message>
    <message>
        <source>A file of this name already exists.</source>
        <translation>已有同名文件。</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>请选择其他名称。</translation>
    </message>
    <message>
        <source>This rater has withdrawn: nothing of theirs is taken any more.</source>
        <translation>此评分者已退出：不再接受其任何内容。</translation>
    </message>
    <message>
        <source>This rater has handed in here already.</source>
        <translation>此评分者已在此处提交。</translation>
    </message>
    <message>
        <source>Give the raters of the file other names.</source>
        <translation>请为文件中的评分者另取名称。</translation>
    </message>
    <message>
        <source>Answers are written as CSV or JSONL, by the ending of the name.</source>
        <translation>答案按文件名的结尾写为 CSV 或 JSONL。</translation>
    </message>
    <message>
        <source>End the name in .csv or .jsonl.</source>
        <translation>请让文件名以 .csv 或 .jsonl 结尾。</translation>
    </message>
    <message>
        <source>These raters have answered here themselves, and nobody answers in their place: %1.</source>
        <translation>这些评分者已在此处自行作答，他人不能代答：%1。</translation>
    </message>
    <message>
        <source>Leave their rows out: %1. Or give the raters of the file other names.</source>
        <translation>请略去其行：%1。或为文件中的评分者另取名称。</translation>
    </message>
</context>
<context>
    <name>StudyViewWords</name>
    <message>
        <source>closed</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>研究</translation>
    </message>
    <message numerus="yes">
        <source>%n more item(s) cannot be added either.</source>
        <translation>
            <numerusform>另有 %n 个条目也无法添加。</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>“%1”：%2</translation>
    </message>
    <message>
        <source>Scores that raters never see: %1.</source>
        <translation>评分者永远看不到的得分：%1。</translation>
    </message>
    <message>
        <source>Fields: %1.</source>
        <translation>字段：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s)</source>
        <translation>
            <numerusform>%n 个组</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check item(s)</source>
        <translation>
            <numerusform>%n 个检查条目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n practice item(s)</source>
        <translation>
            <numerusform>%n 个练习条目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) to rate</source>
        <translation>
            <numerusform>%n 个评分条目</numerusform>
        </translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>%1 (two sides)</source>
        <translation>%1（两侧）</translation>
    </message>
    <message>
        <source>check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>rated</source>
        <translation>评分</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s), </source>
        <comment>followed by raters</comment>
        <translation>
            <numerusform>%n 个条目，</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rater(s), </source>
        <comment>followed by answers</comment>
        <translation>
            <numerusform>%n 位评分者，</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n 个答案</numerusform>
        </translation>
    </message>
    <message>
        <source>open</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Rater</source>
        <translation>评分者</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Median of the active time on an item</source>
        <translation>每个条目有效用时的中位数</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>检查条目</translation>
    </message>
    <message>
        <source>Share of check items answered right</source>
        <translation>检查条目的答对比例</translation>
    </message>
    <message>
        <source>Same answer</source>
        <translation>相同答案</translation>
    </message>
    <message>
        <source>The largest share of one answer among those to one question</source>
        <translation>在对同一问题的答案中，出现最多的同一答案所占的比例</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>最近活动</translation>
    </message>
    <message>
        <source>The text of “%1” of an item stands here.</source>
        <translation>条目的“%1”文本显示在此处。</translation>
    </message>
    <message>
        <source>The text of “%1” on side %2 stands here.</source>
        <translation>第 %2 侧的“%1”文本显示在此处。</translation>
    </message>
    <message>
        <source>Metrics&apos; alignment with people</source>
        <translation>度量指标与人的对齐</translation>
    </message>
    <message>
        <source>Share of items</source>
        <translation>条目的比例</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>偶然水平</translation>
    </message>
    <message>
        <source>Share of answers right</source>
        <translation>答对的比例</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>比例</translation>
    </message>
    <message>
        <source>known answer</source>
        <translation>已知答案</translation>
    </message>
    <message>
        <source>Scores and people</source>
        <translation>得分与人</translation>
    </message>
    <message>
        <source>MAA</source>
        <translation>MAA</translation>
    </message>
    <message>
        <source>People and the model</source>
        <translation>人与模型</translation>
    </message>
    <message>
        <source>Share that agrees</source>
        <translation>同意的比例</translation>
    </message>
    <message>
        <source>Personalization as people see it</source>
        <translation>人眼中的个性化</translation>
    </message>
    <message>
        <source>DEGRESS-HJ</source>
        <translation>DEGRESS-HJ</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>The PDF could not be written.</source>
        <translation>无法写出 PDF。</translation>
    </message>
    <message>
        <source>Choose another folder, or free some space on the disk.</source>
        <translation>请选择另一个文件夹，或腾出磁盘空间。</translation>
    </message>
    <message>
        <source>Longest gap</source>
        <translation>最长间隔</translation>
    </message>
    <message>
        <source>The longest time between two answers</source>
        <translation>两个答案之间的最长时间</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>版本 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <comment>of a study</comment>
        <translation>
            <numerusform>%n 个条目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n for practice</source>
        <translation>
            <numerusform>%n 个练习</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to check</source>
        <translation>
            <numerusform>%n 个检查</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 of %3 items</source>
        <comment>state of a rater, progress</comment>
        <translation>%1，%2 / %3 个条目</translation>
    </message>
    <message>
        <source>Comparisons won: %1</source>
        <comment>%1 is a question</comment>
        <translation>胜出的比较：%1</translation>
    </message>
    <message>
        <source>Share of comparisons</source>
        <translation>比较的比例</translation>
    </message>
    <message>
        <source>Participant</source>
        <translation>参与者</translation>
    </message>
    <message>
        <source>The id that a crowd platform gave</source>
        <translation>众包平台给出的 ID</translation>
    </message>
</context>
<context>
    <name>StudyWords</name>
    <message>
        <source>Metrics&apos; alignment with people</source>
        <translation>度量指标与人的对齐</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>度量指标</translation>
    </message>
    <message>
        <source>Aligned</source>
        <translation>对齐率</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Preferred</source>
        <translation>偏好相符</translation>
    </message>
    <message>
        <source>Metric&apos;s ties</source>
        <translation>指标同分</translation>
    </message>
    <message>
        <source>Without score</source>
        <translation>无得分</translation>
    </message>
    <message numerus="yes">
        <source>Aligned: the share of items on which the metric scores the side higher that most people chose; its ties count one half. %n item(s) have a majority for one side;</source>
        <translation>
            <numerusform>对齐率：度量指标对多数人所选的一侧给出更高得分的条目所占的比例；指标同分计为一半。%n 个条目的多数偏向其中一侧；</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tied item(s) are left out.</source>
        <translation>
            <numerusform>%n 个平票条目被略去。</numerusform>
        </translation>
    </message>
    <message>
        <source>95 % intervals: Wilson&apos;s, or where it was computed the bootstrap&apos;s over groups of items.</source>
        <translation>95 % 区间：Wilson 区间；若已计算，则为在条目组上的自助法区间。</translation>
    </message>
    <message>
        <source>95 % intervals: Wilson&apos;s.</source>
        <translation>95 % 区间：Wilson 区间。</translation>
    </message>
    <message>
        <source>Tests between metrics</source>
        <translation>度量指标之间的检验</translation>
    </message>
    <message>
        <source>Other metric</source>
        <translation>另一度量指标</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Unlike</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>p by Holm</source>
        <translation>Holm 校正的 p</translation>
    </message>
    <message>
        <source>p by</source>
        <translation>p 的求法</translation>
    </message>
    <message>
        <source>Paired over items, two-sided. p by Holm is adjusted for all tests of the table. Unlike: items on which the two differ.</source>
        <translation>按条目配对，双侧。Holm 校正的 p 针对表中所有检验作了调整。不同：两个指标结果不同的条目。</translation>
    </message>
    <message>
        <source>Share right</source>
        <translation>正确比例</translation>
    </message>
    <message>
        <source>Better by</source>
        <translation>优者依据</translation>
    </message>
    <message>
        <source>known answer</source>
        <translation>已知答案</translation>
    </message>
    <message>
        <source>Answers right</source>
        <translation>答案正确</translation>
    </message>
    <message>
        <source>Majorities right</source>
        <translation>多数正确</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>平票</translation>
    </message>
    <message>
        <source>Without a winner</source>
        <translation>无优者</translation>
    </message>
    <message>
        <source>Answers: mean over items of the share of raters who named the better side, Student&apos;s t on the logit scale; an answer for neither side is not right. Majorities: share of items, Wilson&apos;s interval.</source>
        <translation>答案正确：选出较优一侧的评分者比例在各条目上的平均值，用 logit 尺度上的 Student t；不选任何一侧的答案不算正确。多数正确：条目的比例，Wilson 区间。</translation>
    </message>
    <message>
        <source>This text has %1 characters; %2 are allowed.</source>
        <translation>此文本有 %1 个字符；最多允许 %2 个。</translation>
    </message>
    <message>
        <source>This has to be a number from %1 to %2.</source>
        <translation>此处须为 %1 到 %2 的数字。</translation>
    </message>
    <message>
        <source>“%1” is no name: it takes letters a to z, digits and “_”, 40 at most.</source>
        <translation>“%1”不能作名称：名称由字母 a 到 z、数字和“_”组成，最多 40 个。</translation>
    </message>
    <message>
        <source>The name “%1” is there twice.</source>
        <translation>名称“%1”出现两次。</translation>
    </message>
    <message>
        <source>The study needs a title that raters see.</source>
        <translation>研究需要一个评分者可见的标题。</translation>
    </message>
    <message>
        <source>“%1” is no language: write it as “en” or “zh_CN”.</source>
        <translation>“%1”不是语言代码：请写成“en”或“zh_CN”。</translation>
    </message>
    <message>
        <source>An item shows from 1 to %1 fields.</source>
        <translation>一个条目显示 1 到 %1 个字段。</translation>
    </message>
    <message>
        <source>A study asks from 1 to %1 questions.</source>
        <translation>一个研究有 1 到 %1 个问题。</translation>
    </message>
    <message>
        <source>The question “%1” asks nothing.</source>
        <translation>问题“%1”没有内容。</translation>
    </message>
    <message>
        <source>A choice has from 2 to %1 options.</source>
        <translation>选择题有 2 到 %1 个选项。</translation>
    </message>
    <message>
        <source>The answer “%1” is there twice.</source>
        <translation>答案“%1”出现两次。</translation>
    </message>
    <message>
        <source>The key “%1” gives two answers.</source>
        <translation>按键“%1”对应两个答案。</translation>
    </message>
    <message>
        <source>Either one option stands for each of the two sides, or none for any.</source>
        <translation>要么两侧各有一个选项代表，要么都没有。</translation>
    </message>
    <message>
        <source>“%1” is no answer&apos;s value: it takes letters a to z, digits, “_” and “-”.</source>
        <translation>“%1”不能作答案的值：值由字母 a 到 z、数字、“_”和“-”组成。</translation>
    </message>
    <message>
        <source>The answer “%1” has no label.</source>
        <translation>答案“%1”没有显示文字。</translation>
    </message>
    <message>
        <source>“%1” is not one key.</source>
        <translation>“%1”不是单个按键。</translation>
    </message>
    <message>
        <source>A side is 1 or 2, or 0 for neither.</source>
        <translation>侧为 1 或 2，两侧皆非则为 0。</translation>
    </message>
    <message>
        <source>The scale of “%1” needs from 2 to %2 whole numbers, least to most.</source>
        <translation>“%1”的量表须有 2 到 %2 个整数，从最小到最大。</translation>
    </message>
    <message>
        <source>There is no question “%1” before this one.</source>
        <translation>在此之前没有问题“%1”。</translation>
    </message>
    <message>
        <source>A condition names the answers after which the question is asked.</source>
        <translation>条件须指明在哪些答案之后才问此问题。</translation>
    </message>
    <message>
        <source>“%1” is no answer to the question “%2”.</source>
        <translation>“%1”不是问题“%2”的答案。</translation>
    </message>
    <message>
        <source>A condition names the answers for both sides, or for none.</source>
        <translation>条件须包括代表两侧的答案，或都不包括。</translation>
    </message>
    <message>
        <source>This has to be a number of seconds, a day at most.</source>
        <translation>此处须为秒数，最多一天。</translation>
    </message>
    <message>
        <source>This has to be a share above 0 and up to 1.</source>
        <translation>此处须为大于 0 且不超过 1 的比例。</translation>
    </message>
    <message>
        <source>This kind is not known.</source>
        <translation>不认识此类型。</translation>
    </message>
    <message>
        <source>This design was written by a newer version of the program.</source>
        <translation>此设计由更新版本的程序写出。</translation>
    </message>
    <message>
        <source>Update the program, then try again.</source>
        <translation>请更新程序，然后重试。</translation>
    </message>
    <message>
        <source>This is not the design of a study: &quot;tandem_design&quot;: 1 is missing.</source>
        <translation>这不是研究的设计：缺少 &quot;tandem_design&quot;: 1。</translation>
    </message>
    <message>
        <source>Choose a file that holds a design.</source>
        <translation>请选择含有设计的文件。</translation>
    </message>
    <message>
        <source>Correct it there; &quot;tandem help formats&quot; says what may stand in it.</source>
        <translation>请在该处更正；“tandem help formats”说明其中可以写什么。</translation>
    </message>
    <message>
        <source>It has more than %1 fields.</source>
        <translation>其字段超过 %1 个。</translation>
    </message>
    <message>
        <source>“%1” is no field&apos;s name: it takes letters a to z, digits and “_”, 40 at most.</source>
        <translation>“%1”不能作字段名称：字段名称由字母 a 到 z、数字和“_”组成，最多 40 个。</translation>
    </message>
    <message>
        <source>The side of “%1” is neither 1 nor 2.</source>
        <translation>“%1”的侧既非 1 也非 2。</translation>
    </message>
    <message>
        <source>The field “%1” is there twice.</source>
        <translation>字段“%1”出现两次。</translation>
    </message>
    <message>
        <source>The text of “%1” has %2 characters; %3 are allowed.</source>
        <translation>“%1”的文本有 %2 个字符；最多允许 %3 个。</translation>
    </message>
    <message>
        <source>“%1” has marks outside of its text, or too many.</source>
        <translation>“%1”有超出其文本的标记，或标记太多。</translation>
    </message>
    <message>
        <source>“%1” has one side without the other.</source>
        <translation>“%1”只有一侧而缺少另一侧。</translation>
    </message>
    <message>
        <source>It shows no two sides to compare.</source>
        <translation>它没有可供比较的两侧。</translation>
    </message>
    <message>
        <source>It is a check item, and no answer to it is known.</source>
        <translation>它是检查条目，却没有已知答案。</translation>
    </message>
    <message>
        <source>An answer to “%1” is known, which is not asked.</source>
        <translation>给出了“%1”的已知答案，但没有这个问题。</translation>
    </message>
    <message>
        <source>It has no name.</source>
        <translation>它没有名称。</translation>
    </message>
    <message>
        <source>Its name, group or stratum has more than %1 characters.</source>
        <translation>其名称、组或层超过 %1 个字符。</translation>
    </message>
    <message>
        <source>Its heading has more than %1 characters.</source>
        <translation>其小标题超过 %1 个字符。</translation>
    </message>
    <message>
        <source>There is no item to be rated.</source>
        <translation>没有要评分的条目。</translation>
    </message>
    <message>
        <source>There are more than %L1 items.</source>
        <translation>条目超过 %L1 个。</translation>
    </message>
    <message>
        <source>Another item has its name.</source>
        <translation>另一个条目与其同名。</translation>
    </message>
    <message>
        <source>Not found in the other text.</source>
        <translation>未在另一文本中找到。</translation>
    </message>
    <message>
        <source>Found in the other text as “%1”.</source>
        <translation>在另一文本中找到，为“%1”。</translation>
    </message>
    <message>
        <source>The content is the same.</source>
        <translation>内容相同。</translation>
    </message>
    <message>
        <source>The content differs.</source>
        <translation>内容不同。</translation>
    </message>
    <message>
        <source>The style is the same.</source>
        <translation>风格相同。</translation>
    </message>
    <message>
        <source>The style differs.</source>
        <translation>风格不同。</translation>
    </message>
    <message>
        <source>POINTS OF WHAT WAS EXPECTED</source>
        <translation>期望内容的要点</translation>
    </message>
    <message>
        <source>POINTS OF WHAT WAS WRITTEN</source>
        <translation>所写内容的要点</translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation>是。</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>否。</translation>
    </message>
    <message>
        <source>Is its content the same as that of “%1” in the other text?</source>
        <translation>其内容是否与另一文本中“%1”的内容相同？</translation>
    </message>
    <message>
        <source>Is it written as “%1” in the other text is?</source>
        <translation>其写法是否与另一文本中的“%1”相同？</translation>
    </message>
    <message>
        <source>Is the point in the other text, too, as “%1”?</source>
        <translation>此要点是否也在另一文本中，即“%1”？</translation>
    </message>
    <message>
        <source>Is the point in the other text, too?</source>
        <translation>此要点是否也在另一文本中？</translation>
    </message>
    <message>
        <source>Good or bad, people and score</source>
        <translation>好或差：人与得分</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Both good</source>
        <translation>均为好</translation>
    </message>
    <message>
        <source>Score alone good</source>
        <translation>仅得分为好</translation>
    </message>
    <message>
        <source>People alone good</source>
        <translation>仅人为好</translation>
    </message>
    <message>
        <source>Both bad</source>
        <translation>均为差</translation>
    </message>
    <message>
        <source>Scores and people</source>
        <translation>得分与人</translation>
    </message>
    <message>
        <source>MAA</source>
        <translation>MAA</translation>
    </message>
    <message>
        <source>MAA: the share of items on which a score of 0 or 1 and the majority say the same, Wilson&apos;s interval. Correlations are of the score with the majority&apos;s good as 1 and bad as 0. Items without a majority are left out.</source>
        <translation>MAA：取值为 0 或 1 的得分与多数判断相同的条目所占的比例，Wilson 区间。相关计算的是得分与多数判断的相关，多数为好记 1，为差记 0。没有多数的条目被略去。</translation>
    </message>
    <message>
        <source>Personalization</source>
        <translation>个性化</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>The mean rating of a pair is its distance, from 0 for the most alike to 1; intervals are Student&apos;s t over documents, on the logit scale. Distances to the document drop out of a pair of two users.</source>
        <translation>一对的平均评分即其距离，从 0（最相似）到 1；区间为文档上的 Student t，在 logit 尺度上。到文档的距离在两位用户的一对中抵消。</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) left out: the users&apos; own pair was not rated.</source>
        <translation>
            <numerusform>略去 %n 个文档：其用户本人的那一对没有评分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) left out: they belong to no document.</source>
        <translation>
            <numerusform>略去 %n 个条目：它们不属于任何文档。</numerusform>
        </translation>
    </message>
    <message>
        <source>Correlation over models</source>
        <translation>模型之间的相关</translation>
    </message>
    <message>
        <source>By people</source>
        <translation>由人评定</translation>
    </message>
    <message>
        <source>People and the model</source>
        <translation>人与模型</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>判断</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>判断数</translation>
    </message>
    <message>
        <source>Agree with the model</source>
        <translation>同意模型</translation>
    </message>
    <message>
        <source>Agree with the model: the share of &quot;agree&quot; among &quot;agree&quot; and &quot;disagree&quot;, with Wilson&apos;s interval.</source>
        <translation>同意模型：agree 在 agree 与 disagree 中所占的比例，附 Wilson 区间。</translation>
    </message>
    <message>
        <source>No item has a majority for one side and the scores of both.</source>
        <translation>没有任何条目既有偏向一侧的多数，又有两侧的得分。</translation>
    </message>
    <message>
        <source>No item with a majority has the scores of both metrics.</source>
        <translation>有多数的条目中，没有一个具有两个度量指标的得分。</translation>
    </message>
    <message>
        <source>No item has a winner that people could name.</source>
        <translation>没有任何条目具有人可以指出的优者。</translation>
    </message>
    <message>
        <source>McNemar&apos;s exact test</source>
        <comment>how a p was computed</comment>
        <translation>McNemar 精确检验</translation>
    </message>
    <message>
        <source>exact sign-flip test</source>
        <comment>how a p was computed</comment>
        <translation>精确符号翻转检验</translation>
    </message>
    <message>
        <source>sign-flip test, normal approximation</source>
        <comment>how a p was computed</comment>
        <translation>符号翻转检验，正态近似</translation>
    </message>
    <message>
        <source>An object is expected here.</source>
        <translation>此处应为对象。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing.</source>
        <translation>缺少“%1”。</translation>
    </message>
    <message>
        <source>A text is expected here.</source>
        <translation>此处应为文本。</translation>
    </message>
    <message>
        <source>This text has characters that are none.</source>
        <translation>此文本含有无效字符。</translation>
    </message>
    <message>
        <source>true or false is expected here.</source>
        <translation>此处应为 true 或 false。</translation>
    </message>
    <message>
        <source>A whole number from %1 to %2 is expected here.</source>
        <translation>此处应为 %1 到 %2 的整数。</translation>
    </message>
    <message>
        <source>A number is expected here.</source>
        <translation>此处应为数值。</translation>
    </message>
    <message>
        <source>A list is expected here.</source>
        <translation>此处应为列表。</translation>
    </message>
    <message>
        <source>The list has more than %1 entries.</source>
        <translation>列表的条目超过 %1 个。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known here.</source>
        <translation>此处不认识“%1”。</translation>
    </message>
    <message>
        <source>This takes more than %1 bytes.</source>
        <translation>占用超过 %1 字节。</translation>
    </message>
    <message>
        <source>Shorten its texts.</source>
        <translation>请缩短其中的文本。</translation>
    </message>
    <message>
        <source>This is not a JSON object.</source>
        <translation>这不是 JSON 对象。</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>字节 %1</translation>
    </message>
    <message>
        <source>Nobody answered the question.</source>
        <translation>没有人回答此问题。</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>一致性</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>区间</translation>
    </message>
    <message>
        <source>Undefined:</source>
        <translation>未定义：</translation>
    </message>
    <message>
        <source>Majority of each item</source>
        <translation>各条目的多数</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Majority</source>
        <translation>多数</translation>
    </message>
    <message>
        <source>No item is tied.</source>
        <translation>没有平票的条目。</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>Majority of items</source>
        <translation>成为多数的条目数</translation>
    </message>
    <message>
        <source>the bootstrap&apos;s, over groups of items</source>
        <translation>在条目组上的自助法区间</translation>
    </message>
    <message>
        <source>Student&apos;s t over items&apos; means, on the logit scale</source>
        <translation>条目平均值上的 Student t 区间，在 logit 尺度上</translation>
    </message>
    <message>
        <source>Student&apos;s t over items&apos; means</source>
        <translation>条目平均值上的 Student t 区间</translation>
    </message>
    <message>
        <source>The mean is that of the items&apos; means; its interval is %1.</source>
        <translation>平均值为各条目平均值的平均值；其区间为%1。</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>评分</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均值</translation>
    </message>
    <message>
        <source>Median of the answers</source>
        <translation>答案的中位数</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Raters</source>
        <translation>评分者</translation>
    </message>
    <message>
        <source>No item with a known answer was answered.</source>
        <translation>没有回答过任何有已知答案的条目。</translation>
    </message>
    <message>
        <source>What the rater was asked about is not known.</source>
        <translation>该评分者被问了哪些条目未知。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a heading with a remark</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>bootstrap</source>
        <comment>an interval</comment>
        <translation>自助法</translation>
    </message>
    <message>
        <source>Wilson&apos;s</source>
        <comment>an interval</comment>
        <translation>Wilson</translation>
    </message>
    <message>
        <source>large-sample</source>
        <comment>an interval</comment>
        <translation>大样本</translation>
    </message>
    <message>
        <source>Rater</source>
        <translation>评分者</translation>
    </message>
    <message>
        <source>Checks right</source>
        <translation>检查答对</translation>
    </message>
    <message>
        <source>Seconds an item</source>
        <translation>每条目秒数</translation>
    </message>
    <message>
        <source>Straight-lining</source>
        <translation>直线作答</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>已作答</translation>
    </message>
    <message>
        <source>Left out by</source>
        <translation>略去依据</translation>
    </message>
    <message>
        <source>No item has a majority and this score.</source>
        <translation>没有任何条目既有多数，又有此得分。</translation>
    </message>
    <message>
        <source>The score is not 0 or 1 on every item, so that it says neither good nor bad.</source>
        <translation>得分并非在每个条目上都是 0 或 1，因此既不表示好也不表示差。</translation>
    </message>
    <message>
        <source>The model has no such score.</source>
        <translation>该模型没有这个得分。</translation>
    </message>
    <message>
        <source>Computing intervals was cancelled.</source>
        <translation>区间的计算已取消。</translation>
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
        <source>Design</source>
        <translation>设计</translation>
    </message>
    <message>
        <source>Rated items</source>
        <translation>评分条目</translation>
    </message>
    <message>
        <source>Check items</source>
        <translation>检查条目</translation>
    </message>
    <message>
        <source>Raters per item</source>
        <translation>每条目的评分者数</translation>
    </message>
    <message>
        <source>Items per rater, at most</source>
        <translation>每位评分者的条目数上限</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>An order of their own for every rater</source>
        <translation>每位评分者各有自己的顺序</translation>
    </message>
    <message>
        <source>Sides balanced</source>
        <translation>两侧均衡</translation>
    </message>
    <message>
        <source>Seed of orders and sides</source>
        <translation>顺序与左右侧的种子</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>as the rater&apos;s</source>
        <translation>同评分者的语言</translation>
    </message>
    <message>
        <source>Versions of the design</source>
        <translation>设计的版本</translation>
    </message>
    <message>
        <source>Resamples of the bootstrap</source>
        <translation>自助法重抽样次数</translation>
    </message>
    <message>
        <source>Seed of the bootstrap</source>
        <translation>自助法的种子</translation>
    </message>
    <message>
        <source>Computed by</source>
        <translation>计算程序</translation>
    </message>
    <message>
        <source>What</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>How</source>
        <translation>取值</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>the ends of a scale</comment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>where %1 is %2</source>
        <comment>a question and its answers</comment>
        <translation>当 %1 为 %2 时</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between answers</comment>
        <translation> 或 </translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>何时询问</translation>
    </message>
    <message>
        <source>always</source>
        <translation>总是</translation>
    </message>
    <message numerus="yes">
        <source>at least %n check item(s) answered wrongly</source>
        <translation>
            <numerusform>至少答错 %n 个检查条目</numerusform>
        </translation>
    </message>
    <message>
        <source>a median of less than %1 seconds on an item</source>
        <translation>每个条目用时的中位数低于 %1 秒</translation>
    </message>
    <message>
        <source>at least %1 percent of one and the same answer</source>
        <translation>同一答案至少占 %1 %</translation>
    </message>
    <message>
        <source>less than %1 percent of their items answered</source>
        <translation>回答的条目不足其条目的 %1 %</translation>
    </message>
    <message>
        <source>No rule was named: every rater counts.</source>
        <translation>未指定任何规则：所有评分者都计入。</translation>
    </message>
    <message>
        <source>A rater is left out who has:</source>
        <translation>略去符合以下任一条的评分者：</translation>
    </message>
    <message>
        <source>Left out: %1 (%2).</source>
        <translation>已略去：%1（%2）。</translation>
    </message>
    <message>
        <source>Raters left out</source>
        <translation>略去的评分者</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation>知情同意</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>经过</translation>
    </message>
    <message>
        <source>Where things come from</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Nobody agreed or disagreed with a decision.</source>
        <translation>没有人对任何判断表示同意或不同意。</translation>
    </message>
    <message numerus="yes">
        <source>%n rater(s)</source>
        <translation>
            <numerusform>%n 位评分者</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n 个答案</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rated item(s) in all</source>
        <translation>
            <numerusform>共 %n 个评分条目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them answered</source>
        <translation>
            <numerusform>其中 %n 个已有答案</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The answers belong to %n version(s) of the study.</source>
        <translation>
            <numerusform>答案属于研究的 %n 个版本。</numerusform>
        </translation>
    </message>
    <message>
        <source>Bootstrap intervals: percentiles of %1 resamples of %2, seed %3.</source>
        <translation>自助法区间：对%2重抽样 %1 次的百分位数，种子 %3。</translation>
    </message>
    <message>
        <source>groups of items</source>
        <translation>条目组</translation>
    </message>
    <message>
        <source>items</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>This event is not known.</source>
        <translation>不认识此事件。</translation>
    </message>
    <message>
        <source>One of these stands here twice.</source>
        <translation>其中有一项在此出现两次。</translation>
    </message>
    <message>
        <source>A UUID is expected here.</source>
        <translation>此处应为 UUID。</translation>
    </message>
    <message>
        <source>The text is longer than %1 characters.</source>
        <translation>文本超过 %1 个字符。</translation>
    </message>
    <message>
        <source>This is not a text.</source>
        <translation>这不是文本。</translation>
    </message>
    <message>
        <source>A start and a length in the text are expected.</source>
        <translation>此处应为文本中的起点和长度。</translation>
    </message>
    <message>
        <source>This is no task of a rater.</source>
        <translation>这不是评分者的任务。</translation>
    </message>
    <message>
        <source>This rater is not asked about this item.</source>
        <translation>此评分者未被问及此条目。</translation>
    </message>
    <message>
        <source>This study does not ask &quot;%1&quot;.</source>
        <translation>此研究没有问题“%1”。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of the answers.</source>
        <translation>“%1”不在可选答案之列。</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>是或否</translation>
    </message>
    <message>
        <source>Pairwise preference</source>
        <translation>成对偏好</translation>
    </message>
    <message>
        <source>Usefulness of explanations</source>
        <translation>解释的有用性</translation>
    </message>
    <message>
        <source>Similarity survey</source>
        <translation>相似度调查</translation>
    </message>
    <message>
        <source>Good or bad</source>
        <translation>好或差</translation>
    </message>
    <message>
        <source>Review of verdicts</source>
        <translation>结论评审</translation>
    </message>
    <message>
        <source>Rating on a scale</source>
        <translation>量表评分</translation>
    </message>
    <message>
        <source>A design of your own</source>
        <translation>自定义设计</translation>
    </message>
    <message>
        <source>Raters say yes or no to paragraphs or facts, beside the discussion; for consistency and kappa.</source>
        <translation>评分者对照讨论，对段落或事实回答是或否；用于一致性和 κ。</translation>
    </message>
    <message>
        <source>Raters say which of two unnamed outputs is closer to a reference; for the majority and how metrics align with it.</source>
        <translation>评分者说出两个匿名输出中哪一个更接近参考文本；用于得出多数，以及度量指标与之的对齐。</translation>
    </message>
    <message>
        <source>Raters find the better of two outputs by their explanations alone, and rate these from 1 to 5.</source>
        <translation>评分者仅凭解释找出两个输出中较好的一个，并以 1 到 5 为解释评分。</translation>
    </message>
    <message>
        <source>Raters say from 1 to 6 how alike two unnamed texts are, six pairs for a document; for DEGRESS-HJ and PerSEval-HJ.</source>
        <translation>评分者以 1 到 6 评定两个匿名文本有多相似，每个文档六对；用于 DEGRESS-HJ 和 PerSEval-HJ。</translation>
    </message>
    <message>
        <source>Raters say whether a summary of a timeline is good or bad; for MAA and correlations.</source>
        <translation>评分者说出时间线的摘要是好还是差；用于 MAA 和相关。</translation>
    </message>
    <message>
        <source>Raters say whether they agree with a decision of a language model, and what it should have been.</source>
        <translation>评分者说出是否同意语言模型的判断，以及判断本应如何。</translation>
    </message>
    <message>
        <source>Raters put a text on a scale; for means and ordinal alpha.</source>
        <translation>评分者在量表上为文本评分；用于平均值和有序 α。</translation>
    </message>
    <message>
        <source>Fields, questions and answers are up to you.</source>
        <translation>字段、问题和答案由您决定。</translation>
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
        <source>Does the text say what was said?</source>
        <translation>文本说的是讨论中说过的吗？</translation>
    </message>
    <message>
        <source>Read the text and the discussion beside it. Say **yes** where everything in the text is said in the discussion or follows from it, and **no** where anything in it is not.</source>
        <translation>请阅读文本及其旁边的讨论。如果文本中的一切都在讨论中说过或可由讨论推出，请选择**是**；如果其中有任何内容并非如此，请选择**否**。</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Discussion</source>
        <translation>讨论</translation>
    </message>
    <message>
        <source>Does the discussion support the text?</source>
        <translation>讨论是否支持该文本？</translation>
    </message>
    <message>
        <source>Which text is closer?</source>
        <translation>哪个文本更接近？</translation>
    </message>
    <message>
        <source>You see a reference, which a person wrote, and two other texts. Say which of the two is closer to the reference, in what it says and in how it is written. Their order says nothing. Choose **Both alike** only where you find no difference that matters.</source>
        <translation>您会看到一个由人撰写的参考文本，以及另外两个文本。请说出两者中哪一个在内容和写法上更接近参考文本。它们的顺序没有任何含义。只有在看不出任何重要差别时，才选择**两者相当**。</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参考文本</translation>
    </message>
    <message>
        <source>Which text is closer to the reference in content and style?</source>
        <translation>哪个文本在内容和风格上更接近参考文本？</translation>
    </message>
    <message>
        <source>The first</source>
        <translation>第一个</translation>
    </message>
    <message>
        <source>The second</source>
        <translation>第二个</translation>
    </message>
    <message>
        <source>Both alike</source>
        <translation>两者相当</translation>
    </message>
    <message>
        <source>Which text is better, by its explanation?</source>
        <translation>从解释看，哪个文本更好？</translation>
    </message>
    <message>
        <source>Two texts were judged against what a person wrote. You do not see the texts, but an explanation of each judgement: which points were looked at, and what was found. Say from the explanations which text is the better one, then how good and how useful they are.</source>
        <translation>两个文本分别与某个人所写的文本作了对照评判。您看不到这两个文本，只能看到对每次评判的解释：考察了哪些要点，得出了什么。请根据解释说出哪个文本更好，然后说出这些解释有多好、有多大用处。</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>Which of the two texts is better?</source>
        <translation>两个文本中哪一个更好？</translation>
    </message>
    <message>
        <source>How good are the explanations?</source>
        <translation>这些解释有多好？</translation>
    </message>
    <message>
        <source>Very poor</source>
        <translation>很差</translation>
    </message>
    <message>
        <source>Very good</source>
        <translation>很好</translation>
    </message>
    <message>
        <source>How much did the explanations help you to choose?</source>
        <translation>这些解释对您作出选择有多大帮助？</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>毫无帮助</translation>
    </message>
    <message>
        <source>Very much</source>
        <translation>很有帮助</translation>
    </message>
    <message>
        <source>How alike are two texts?</source>
        <translation>两个文本有多相似？</translation>
    </message>
    <message>
        <source>You see pairs of summaries of one document. Say for each pair how alike the two are in what they say, from 1 to 6. Judge each pair by itself, and use the whole scale.</source>
        <translation>您会看到同一文档的成对摘要。请以 1 到 6 评定每一对在内容上有多相似。请独立评定每一对，并使用整个量表。</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>How alike are the two summaries?</source>
        <translation>这两个摘要有多相似？</translation>
    </message>
    <message>
        <source>Nothing in common</source>
        <translation>毫无共同之处</translation>
    </message>
    <message>
        <source>They say the same</source>
        <translation>内容相同</translation>
    </message>
    <message>
        <source>Is the summary good?</source>
        <translation>摘要好吗？</translation>
    </message>
    <message>
        <source>You see what a person did, in the order of time, and a summary of it. The summary is **good** where it tells what matters of this person, so that one could foresee what they would choose next; else it is **bad**.</source>
        <translation>您会看到某个人按时间顺序所做的事，以及对此的摘要。如果摘要说出了此人的要点，使人能够预见其接下来会选择什么，摘要就是**好**的；否则就是**差**的。</translation>
    </message>
    <message>
        <source>What was asked</source>
        <translation>查询内容</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>Is this summary good or bad?</source>
        <translation>这个摘要是好还是差？</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>好</translation>
    </message>
    <message>
        <source>Bad</source>
        <translation>差</translation>
    </message>
    <message>
        <source>Was the decision right?</source>
        <translation>判断正确吗？</translation>
    </message>
    <message>
        <source>A language model took a decision about a text and gave its reason; what it went by is marked. Say whether you agree with the **decision**. A wrong reason for a right decision is worth a note.</source>
        <translation>语言模型对一个文本作出了判断并给出了理由；其所依据的内容已标出。请说出您是否同意这个**判断**。判断正确而理由有误的，值得写一条备注。</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>要点</translation>
    </message>
    <message>
        <source>What was expected</source>
        <translation>期望内容</translation>
    </message>
    <message>
        <source>What was written</source>
        <translation>所写内容</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>What should the decision have been?</source>
        <translation>判断本应是什么？</translation>
    </message>
    <message>
        <source>Is there anything to add?</source>
        <translation>还有什么要补充的吗？</translation>
    </message>
    <message>
        <source>Do you agree with the decision?</source>
        <translation>您同意这个判断吗？</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation>我同意</translation>
    </message>
    <message>
        <source>I disagree</source>
        <translation>我不同意</translation>
    </message>
    <message>
        <source>I am not sure</source>
        <translation>我不确定</translation>
    </message>
    <message>
        <source>How good is the text?</source>
        <translation>文本有多好？</translation>
    </message>
    <message>
        <source>Read the text, and the reference where there is one, then say how good the text is. Use the whole scale.</source>
        <translation>请阅读文本，如有参考文本也请一并阅读，然后说出文本有多好。请使用整个量表。</translation>
    </message>
    <message>
        <source>A study</source>
        <translation>研究</translation>
    </message>
    <message>
        <source>Is this so?</source>
        <translation>是这样吗？</translation>
    </message>
    <message>
        <source>This is not a seal.</source>
        <translation>这不是封印。</translation>
    </message>
    <message>
        <source>Each answer and event needs one seal.</source>
        <translation>每个答案和事件都需要一个封印。</translation>
    </message>
    <message>
        <source>The answers are not in order of time.</source>
        <translation>答案未按时间顺序排列。</translation>
    </message>
    <message>
        <source>The events are not in order of time.</source>
        <translation>事件未按时间顺序排列。</translation>
    </message>
    <message>
        <source>These answers were saved by a newer version of the program.</source>
        <translation>这些答案由更新版本的程序保存。</translation>
    </message>
    <message>
        <source>This is no answers file of a rater.</source>
        <translation>这不是评分者的答案文件。</translation>
    </message>
    <message>
        <source>These answers belong to another project.</source>
        <translation>这些答案属于另一个项目。</translation>
    </message>
    <message>
        <source>These answers belong to another study.</source>
        <translation>这些答案属于另一个研究。</translation>
    </message>
    <message>
        <source>These answers are another rater&apos;s.</source>
        <translation>这些答案是另一位评分者的。</translation>
    </message>
    <message>
        <source>These answers belong to another version of the study.</source>
        <translation>这些答案属于研究的另一个版本。</translation>
    </message>
    <message>
        <source>These answers come from another form.</source>
        <translation>这些答案来自另一份表单。</translation>
    </message>
    <message>
        <source>Ask the rater for the file that the form they were given saves.</source>
        <translation>请向评分者索取由其所收到的表单保存的文件。</translation>
    </message>
    <message>
        <source>The answers were altered after the form had saved them.</source>
        <translation>答案在表单保存之后被改动。</translation>
    </message>
    <message>
        <source>Ask the rater to save the answers once more from the form.</source>
        <translation>请评分者从表单中重新保存答案。</translation>
    </message>
    <message>
        <source>The answers are not complete.</source>
        <translation>答案不完整。</translation>
    </message>
    <message>
        <source>tied</source>
        <translation>平票</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a table and its row</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Majority or mean</source>
        <translation>多数或平均值</translation>
    </message>
    <message>
        <source>Systems</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>The first %1 of %2 items; the raw data has all of them.</source>
        <translation>%2 个条目中的前 %1 个；原始数据包含全部条目。</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>From (UTC)</source>
        <translation>始于（UTC）</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>更改之处</translation>
    </message>
    <message>
        <source>Answers that count</source>
        <translation>计入的答案</translation>
    </message>
    <message>
        <source>Everybody&apos;s</source>
        <translation>所有人的</translation>
    </message>
    <message>
        <source>How raters worked</source>
        <translation>评分者的作答情况</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Asked about</source>
        <translation>询问的条目</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>已释放</translation>
    </message>
    <message>
        <source>First answer (UTC)</source>
        <translation>首个答案（UTC）</translation>
    </message>
    <message>
        <source>Last (UTC)</source>
        <translation>末个答案（UTC）</translation>
    </message>
    <message>
        <source>Items are rated and check items. Released: given to somebody else, or left when the study was closed.</source>
        <translation>条目包括评分条目和检查条目。已释放：已交给他人，或在研究结束时仍未完成。</translation>
    </message>
    <message>
        <source>Raters who count</source>
        <translation>计入的评分者</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>What results stand on</source>
        <translation>结果的依据</translation>
    </message>
    <message>
        <source>Answers of</source>
        <translation>答案出自</translation>
    </message>
    <message>
        <source>By version of the design</source>
        <translation>按设计的版本</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a version and its answers</comment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n rater(s) left out by the rules that were named before; the figures of everybody stand apart.</source>
        <translation>
            <numerusform>%n 位评分者按事先指定的规则略去；所有人的数值另行列出。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) were added.</source>
        <translation>
            <numerusform>添加了 %n 个条目。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) that were collected elsewhere were taken over.</source>
        <translation>
            <numerusform>取入了 %n 个在别处收集的答案。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A link was made by which at most %n rater(s) could come.</source>
        <translation>
            <numerusform>生成了一个链接，最多 %n 位评分者可由此加入。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was replaced by %2, who was given %n item(s) of theirs: %3</source>
        <translation>
            <numerusform>%1 由 %2 替换，后者得到其 %n 个条目：%3</numerusform>
        </translation>
    </message>
    <message>
        <source>Each item was to have %1 raters from now on, %2 before: %3</source>
        <translation>此后每个条目应有 %1 位评分者，此前为 %2 位：%3</translation>
    </message>
    <message>
        <source>It was ended early, items completed %1 of %2 times: %3</source>
        <translation>研究提前结束，条目已完成 %1 次，共需 %2 次：%3</translation>
    </message>
    <message>
        <source>It was closed.</source>
        <translation>研究已结束。</translation>
    </message>
    <message numerus="yes">
        <source>%n rater(s) declined to take part.</source>
        <translation>
            <numerusform>%n 位评分者谢绝参加。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rater(s) were screened out.</source>
        <translation>
            <numerusform>%n 位评分者被筛除。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) that a rater was asked about were released without being completed.</source>
        <translation>
            <numerusform>%n 个分发给评分者的条目未完成即被释放。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) came after the close and are no part of results.</source>
        <translation>
            <numerusform>%n 个答案在结束之后到达，不计入结果。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) came from a file.</source>
        <translation>
            <numerusform>%n 个条目来自文件。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) were made of the project: %1.</source>
        <translation>
            <numerusform>%n 个条目由项目生成：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>A run &quot;%1&quot; of the model %2 used the prompt &quot;%3&quot;, version %4.</source>
        <translation>模型 %2 的运行“%1”使用了提示词“%3”的版本 %4。</translation>
    </message>
    <message>
        <source>Evaluations or scores of its cases were read from %1.</source>
        <translation>其案例的评估或得分读取自 %1。</translation>
    </message>
    <message>
        <source>Systems: %1.</source>
        <translation>系统：%1。</translation>
    </message>
    <message>
        <source>Scores: %1.</source>
        <translation>得分：%1。</translation>
    </message>
    <message>
        <source>Data behind the figures</source>
        <translation>数值背后的数据</translation>
    </message>
    <message>
        <source>raters who count</source>
        <translation>计入的评分者</translation>
    </message>
    <message>
        <source>A study&apos;s report is a page, a PDF, Markdown, LaTeX or JSON, by the ending of its name.</source>
        <translation>研究报告按文件名的结尾写为网页、PDF、Markdown、LaTeX 或 JSON。</translation>
    </message>
    <message>
        <source>End the name in .html, .pdf, .md, .tex or .json.</source>
        <translation>请让文件名以 .html、.pdf、.md、.tex 或 .json 结尾。</translation>
    </message>
    <message>
        <source>A PDF is painted, which takes the program&apos;s window or command line.</source>
        <translation>PDF 需要绘制，这须由本程序的窗口或命令行来完成。</translation>
    </message>
    <message>
        <source>check items answered wrongly</source>
        <translation>检查条目答错</translation>
    </message>
    <message>
        <source>too quick</source>
        <translation>作答过快</translation>
    </message>
    <message>
        <source>straight-lining</source>
        <translation>直线作答</translation>
    </message>
    <message>
        <source>too few answered</source>
        <translation>作答过少</translation>
    </message>
    <message>
        <source>title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>instructions</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>consent</source>
        <translation>知情同意</translation>
    </message>
    <message>
        <source>language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>what is shown</source>
        <translation>显示内容</translation>
    </message>
    <message>
        <source>questions</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>raters per item</source>
        <translation>每条目的评分者数</translation>
    </message>
    <message>
        <source>items per rater</source>
        <translation>每位评分者的条目数</translation>
    </message>
    <message>
        <source>order</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>sides</source>
        <translation>左右侧</translation>
    </message>
    <message>
        <source>breaks</source>
        <translation>休息</translation>
    </message>
    <message>
        <source>time for coming back</source>
        <translation>可返回的期限</translation>
    </message>
    <message>
        <source>time until an item is released</source>
        <translation>条目释放前的时间</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>rules for leaving raters out</source>
        <translation>略去评分者的规则</translation>
    </message>
    <message>
        <source>It has no field, and the design shows: %1.</source>
        <translation>它没有任何字段，而设计显示：%1。</translation>
    </message>
    <message>
        <source>It has none of the fields that the design shows: it has %1; the design shows %2.</source>
        <translation>它没有设计所显示的任何字段：它有 %1；设计显示 %2。</translation>
    </message>
    <message>
        <source>Its group &quot;%1&quot; has %2 items and one rater may have %3, so that nobody would be asked about them. Let raters have more items (items_per_rater), or make the group smaller.</source>
        <translation>其组“%1”有 %2 个条目，而一位评分者可分到 %3 个，因此不会分给任何人。请让评分者可分到更多条目（items_per_rater），或缩小该组。</translation>
    </message>
    <message>
        <source>Nobody wrote anything.</source>
        <translation>没有人写下任何内容。</translation>
    </message>
    <message numerus="yes">
        <source>about %n item(s)</source>
        <translation>
            <numerusform>涉及 %n 个条目</numerusform>
        </translation>
    </message>
    <message>
        <source>In raters&apos; words</source>
        <translation>评分者所写</translation>
    </message>
    <message>
        <source>The first %1 stand here; the raw data has all of them.</source>
        <translation>此处列出前 %1 个；原始数据包含全部。</translation>
    </message>
    <message>
        <source>side %1</source>
        <comment>of an item&apos;s two</comment>
        <translation>第 %1 侧</translation>
    </message>
    <message numerus="yes">
        <source>Items are rated and check items, answers those to rated ones. Shares in percent. Seconds are the median of the active time on an item; straight-lining is the largest share of one answer, as it was shown, to a question with at least %n answer(s).</source>
        <translation>
            <numerusform>条目包括评分条目和检查条目，答案只计对评分条目的答案。比例以百分数表示。秒数为每个条目有效用时的中位数；直线作答是对答案不少于 %n 个的问题，按显示位置计，同一答案所占的最大比例。</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest gap</source>
        <translation>最长间隔</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>负</translation>
    </message>
    <message>
        <source>Comparisons</source>
        <translation>比较次数</translation>
    </message>
    <message>
        <source>Items won</source>
        <translation>胜出条目</translation>
    </message>
    <message>
        <source>Items lost</source>
        <translation>落败条目</translation>
    </message>
    <message>
        <source>A comparison is a rater&apos;s answer about an item with texts of two systems: shares of comparisons in which the system&apos;s text was preferred, the other one&apos;s, or neither. Items won and lost are those whose majority says so.</source>
        <translation>一次比较是一位评分者对含有两个系统的文本的条目给出的一个答案：各列为偏好该系统的文本、偏好另一系统的文本或两者皆不偏好的比较所占的比例。胜出和落败的条目按其多数确定。</translation>
    </message>
    <message>
        <source>95 % intervals: the bootstrap&apos;s, where every resample is alike Wilson&apos;s over items.</source>
        <translation>95 % 区间：自助法区间；若所有重抽样都相同，则为条目上的 Wilson 区间。</translation>
    </message>
    <message>
        <source>95 % intervals: Wilson&apos;s over items.</source>
        <translation>95 % 区间：条目上的 Wilson 区间。</translation>
    </message>
    <message>
        <source>Systems, each against each</source>
        <translation>系统，两两比较</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) were added, those for practice and checks counted with them.</source>
        <translation>
            <numerusform>添加了 %n 个条目，含练习条目和检查条目。</numerusform>
        </translation>
    </message>
    <message>
        <source>A link was made by which as many raters could come as the study lacked.</source>
        <translation>生成了一个链接，研究缺多少位评分者，就可有多少位由此加入。</translation>
    </message>
    <message numerus="yes">
        <source>%1 withdrew, and their %n answer(s) were erased.</source>
        <translation>
            <numerusform>%1 退出，其 %n 个答案被抹除。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) came after their item had gone to another rater; they are part of results.</source>
        <translation>
            <numerusform>%n 个答案在其条目转给另一位评分者之后到达；它们计入结果。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not blind, for they lead the project: %1.</source>
        <translation>非盲评，因为他们是项目的负责人：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) were made of outputs of the project.</source>
        <translation>
            <numerusform>%n 个条目由项目的输出生成。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) were made of explanations of the project.</source>
        <translation>
            <numerusform>%n 个条目由项目的解释生成。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) were made of decisions of the project.</source>
        <translation>
            <numerusform>%n 个条目由项目的判断生成。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) were made of documents with their users&apos; summaries.</source>
        <translation>
            <numerusform>%n 个条目由文档及其用户的摘要生成。</numerusform>
        </translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>不显示</translation>
    </message>
    <message>
        <source>no label</source>
        <translation>无标题</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>标出</translation>
    </message>
    <message>
        <source>not marked</source>
        <translation>未标出</translation>
    </message>
    <message>
        <source>What raters saw of an item</source>
        <translation>评分者所见的条目内容</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Shown under</source>
        <translation>显示标题</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Rated items with it</source>
        <translation>含有它的待评条目</translation>
    </message>
    <message>
        <source>Fields stand in the order in which they were shown, below the heading of an item that has one.</source>
        <translation>字段按显示的顺序列出，位于条目的标题（如有）之下。</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are tied, by as many votes for each or by most votes for a tie: %1.</source>
        <translation>
            <numerusform>%n 个条目为平票，或双方票数相同，或多数票选平：%1。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TextWords</name>
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
</context>
<context>
    <name>TimeText</name>
    <message>
        <source>not measured</source>
        <translation>未测量</translation>
    </message>
    <message>
        <source>%1 (%2 not measured)</source>
        <comment>time, count</comment>
        <translation>%1（%2 项未测量）</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n 天</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
</context>
<context>
    <name>TransferWords</name>
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
    <message numerus="yes">
        <source>%n fact(s) left out, whose round about key facts is not finished.</source>
        <translation>
            <numerusform>略去 %n 条事实，其关键事实轮次未完成。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) written without opinions: their round about opinions is not settled yet.</source>
        <translation>
            <numerusform>写出 %n 个没有观点的样本：其观点轮次尚未定案。</numerusform>
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
    <message numerus="yes">
        <source>%n round(s) left out: answers have names once their sample is settled.</source>
        <translation>
            <numerusform>略去 %n 个轮次：样本定案后其答案才带姓名。</numerusform>
        </translation>
    </message>
    <message>
        <source>The statistics are written.</source>
        <translation>统计数据已写入。</translation>
    </message>
    <message>
        <source>not usable</source>
        <translation>不可用</translation>
    </message>
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
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Recognised as</source>
        <translation>识别为</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: This is a project already. Open it instead of importing it.</source>
        <translation>%1：这已经是项目。请直接打开，而不是导入。</translation>
    </message>
    <message>
        <source>No sample is left out or incomplete.</source>
        <translation>没有样本被略过或不完整。</translation>
    </message>
    <message>
        <source>texts to evaluate</source>
        <translation>要评估的文本</translation>
    </message>
    <message>
        <source>result of an evaluation</source>
        <translation>评估结果</translation>
    </message>
    <message>
        <source>%1: This is for an evaluation. Drop it on the window, or bring it in at Evaluate.</source>
        <translation>%1：这是用于评估的。请将其拖放到窗口上，或在“评估”中导入。</translation>
    </message>
    <message numerus="yes">
        <source>%n paragraph(s)</source>
        <translation>
            <numerusform>%n 个段落</numerusform>
        </translation>
    </message>
    <message>
        <source>… and more</source>
        <translation>… 等</translation>
    </message>
</context>
<context>
    <name>WebWords</name>
    <message>
        <source>The server is ending; try again later.</source>
        <translation>服务器正在结束；请稍后再试。</translation>
    </message>
    <message>
        <source>The web server does not start.</source>
        <translation>Web 服务器无法启动。</translation>
    </message>
    <message>
        <source>The web server does not start with this certificate and key.</source>
        <translation>Web 服务器无法使用此证书和密钥启动。</translation>
    </message>
    <message>
        <source>Give --cert the certificate and those that vouch for it, and --key its key without a password, both in PEM format.</source>
        <translation>请在 --cert 中给出证书以及为其担保的证书，在 --key 中给出其不带密码的密钥，两者均为 PEM 格式。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no address to listen at.</source>
        <translation>“%1”不是可监听的地址。</translation>
    </message>
    <message>
        <source>Write it as ADDRESS:PORT, like 127.0.0.1:8420 or [::1]:8420.</source>
        <translation>请写成 ADDRESS:PORT，如 127.0.0.1:8420 或 [::1]:8420。</translation>
    </message>
    <message>
        <source>Another program listens there; choose another port with --listen.</source>
        <translation>另一个程序正在该处监听；请用 --listen 选择其他端口。</translation>
    </message>
    <message>
        <source>Choose another address with --listen.</source>
        <translation>请用 --listen 选择其他地址。</translation>
    </message>
    <message>
        <source>Nothing can listen there: %1.</source>
        <translation>无法在该处监听：%1。</translation>
    </message>
    <message>
        <source>There is no such link.</source>
        <translation>没有这个链接。</translation>
    </message>
    <message>
        <source>Too many requests; wait a little.</source>
        <translation>请求过多；请稍候。</translation>
    </message>
    <message>
        <source>The server cannot keep this now.</source>
        <translation>服务器现在无法保存。</translation>
    </message>
    <message>
        <source>This cannot be asked in this way.</source>
        <translation>不能以这种方式请求。</translation>
    </message>
    <message>
        <source>Answers are sent as JSON.</source>
        <translation>答案须以 JSON 发送。</translation>
    </message>
    <message>
        <source>This participant id is none.</source>
        <translation>此参与者 ID 无效。</translation>
    </message>
    <message>
        <source>This link is not known here. It may have been cut off or taken back; ask who gave it to you.</source>
        <translation>此处不认识这个链接。它可能不完整或已被收回；请询问给您链接的人。</translation>
    </message>
    <message>
        <source>The request says its length in two ways.</source>
        <translation>请求以两种方式说明了自己的长度。</translation>
    </message>
    <message>
        <source>The request is too large.</source>
        <translation>请求过大。</translation>
    </message>
    <message>
        <source>Packed requests are not taken.</source>
        <translation>不接受压缩的请求。</translation>
    </message>
    <message>
        <source>The server could not answer.</source>
        <translation>服务器无法应答。</translation>
    </message>
    <message>
        <source>The study does not know what the page sent.</source>
        <translation>研究不认识页面发来的内容。</translation>
    </message>
    <message>
        <source>The request names two servers.</source>
        <translation>请求指明了两个服务器。</translation>
    </message>
    <message>
        <source>The request is not written as it should be.</source>
        <translation>请求的写法不正确。</translation>
    </message>
    <message>
        <source>Requests are taken as they are.</source>
        <translation>请求须原样发送。</translation>
    </message>
    <message>
        <source>The request does not say its length.</source>
        <translation>请求没有说明自己的长度。</translation>
    </message>
</context>
<context>
    <name>WelcomeWords</name>
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
    <message>
        <source>not found</source>
        <translation>未找到</translation>
    </message>
</context>
<context>
    <name>WidgetWords</name>
    <message>
        <source>%1 is already in %2. Replace it?</source>
        <translation>%2 中已有 %1。要替换吗？</translation>
    </message>
    <message numerus="yes">
        <source>%n files are already in %1. Replace them?</source>
        <translation>
            <numerusform>%1 中已有 %n 个文件。要替换吗？</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace?</source>
        <translation>替换？</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
    <message>
        <source>Tandem projects (%1)</source>
        <translation>Tandem 项目 (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>所有文件 (%1)</translation>
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
    <message>
        <source>%1 %2, %3 %4</source>
        <comment>title of x, value of x, title of y, value of y</comment>
        <translation>%1 %2，%3 %4</translation>
    </message>
    <message>
        <source>%1, n = %2</source>
        <comment>%1 is a value with its interval</comment>
        <translation>%1，n = %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name and value of a point of a chart</comment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more point(s)</source>
        <translation>
            <numerusform>以及另外 %n 个点</numerusform>
        </translation>
    </message>
    <message>
        <source>The chart could not be written.</source>
        <translation>无法写出图表。</translation>
    </message>
    <message>
        <source>The chart has no values to write.</source>
        <translation>该图表没有可写出的值。</translation>
    </message>
    <message>
        <source>A chart is written as SVG, PDF or PNG, by the ending of its name.</source>
        <translation>图表按其名称的后缀写为 SVG、PDF 或 PNG。</translation>
    </message>
    <message>
        <source>End the name in .svg, .pdf or .png.</source>
        <translation>请让名称以 .svg、.pdf 或 .png 结尾。</translation>
    </message>
    <message>
        <source>Charts (*.svg *.pdf *.png)</source>
        <translation>图表 (*.svg *.pdf *.png)</translation>
    </message>
    <message>
        <source>%1 says: %2</source>
        <translation>%1 说：%2</translation>
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
    <message>
        <source>Choose a folder that you may write to, on a disk with free space.</source>
        <translation>请选择一个您可以写入且磁盘空间充足的文件夹。</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>第 %1 页</translation>
    </message>
    <message>
        <source>%1, 95 % %2</source>
        <comment>a value and its interval</comment>
        <translation>%1，95 % %2</translation>
    </message>
</context>
<context>
    <name>WindowWords</name>
    <message>
        <source>Web pages (*.html)</source>
        <translation>网页 (*.html)</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF 文件 (*.pdf)</translation>
    </message>
    <message>
        <source>aligned</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>not aligned</source>
        <translation>不一致</translation>
    </message>
    <message>
        <source>unmatched</source>
        <translation>未匹配</translation>
    </message>
    <message>
        <source>content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>style</source>
        <translation>风格</translation>
    </message>
    <message>
        <source>%1: R %2, P %3, F %4</source>
        <translation>%1：R %2，P %3，F %4</translation>
    </message>
    <message>
        <source>Recall: expected to generated</source>
        <translation>召回率：从期望到生成</translation>
    </message>
    <message>
        <source>Precision: generated to expected</source>
        <translation>精确率：从生成到期望</translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>已保存到 %1。</translation>
    </message>
    <message>
        <source>Server of the group</source>
        <translation>课题组的服务器</translation>
    </message>
    <message>
        <source>Sample project</source>
        <translation>示例项目</translation>
    </message>
    <message>
        <source>%1: The folder could not be made.</source>
        <translation>%1：无法创建文件夹。</translation>
    </message>
    <message>
        <source>%1: The picture %2 could not be made.</source>
        <translation>%1：无法截取图片 %2。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is %2 here.</source>
        <comment>command, its key</comment>
        <translation>“%1”在此处是 %2。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not possible here now.</source>
        <translation>“%1”现在无法在此处使用。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>screen, page</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>全局</translation>
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
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>The server could not be reached: it broke off.</source>
        <translation>无法连接服务器：连接中断。</translation>
    </message>
</context>
<context>
    <name>WordNetWords</name>
    <message>
        <source>Choose a folder that holds the database files of WordNet 3.x (index.noun, data.noun, noun.exc and the same for verb, adj and adv), or install WordNet again.</source>
        <translation>请选择存有 WordNet 3.x 数据库文件的文件夹（index.noun、data.noun、noun.exc，以及 verb、adj 和 adv 的同类文件），或重新安装 WordNet。</translation>
    </message>
    <message>
        <source>A file of WordNet is missing.</source>
        <translation>缺少一个 WordNet 文件。</translation>
    </message>
    <message>
        <source>The file is too large to be WordNet&apos;s.</source>
        <translation>此文件太大，不可能是 WordNet 的文件。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>文件为空。</translation>
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
        <source>This is not an entry of WordNet.</source>
        <translation>这不是 WordNet 的条目。</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1，第 %2 行</translation>
    </message>
    <message>
        <source>The index and the data of WordNet do not belong together.</source>
        <translation>WordNet 的索引与数据不匹配。</translation>
    </message>
    <message>
        <source>Install WordNet again, or choose another folder.</source>
        <translation>请重新安装 WordNet，或选择另一个文件夹。</translation>
    </message>
</context>
<context>
    <name>tandem::AbsentEvidence</name>
    <message>
        <source>Evidence that is not in the text</source>
        <translation>不在文本中的证据</translation>
    </message>
    <message>
        <source>an empty piece of evidence</source>
        <translation>一条空的证据</translation>
    </message>
    <message>
        <source>not in the text: “%1”</source>
        <translation>不在文本中：“%1”</translation>
    </message>
    <message>
        <source>no evidence was given</source>
        <translation>没有给出证据</translation>
    </message>
</context>
<context>
    <name>tandem::AddItemsDialog</name>
    <message>
        <source>Add items</source>
        <translation>添加条目</translation>
    </message>
    <message>
        <source>Items that will be added</source>
        <translation>将要添加的条目</translation>
    </message>
    <message>
        <source>What will be added is shown here first.</source>
        <translation>将要添加的内容会先显示在这里。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>&amp;Add them</source>
        <translation>添加(&amp;A)</translation>
    </message>
    <message>
        <source>A file of items (CSV, JSONL)</source>
        <translation>条目文件（CSV、JSONL）</translation>
    </message>
    <message>
        <source>A file of documents with users&apos; summaries</source>
        <translation>含用户摘要的文档文件</translation>
    </message>
    <message>
        <source>Paragraphs of the project</source>
        <translation>项目的段落</translation>
    </message>
    <message>
        <source>Key facts of the project</source>
        <translation>项目的关键事实</translation>
    </message>
    <message>
        <source>Outputs of systems</source>
        <translation>系统的输出</translation>
    </message>
    <message>
        <source>Explanations of evaluations</source>
        <translation>评估的解释</translation>
    </message>
    <message>
        <source>Decisions of evaluations</source>
        <translation>评估的判断</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>选择(&amp;C)…</translation>
    </message>
    <message>
        <source>all systems, or their names: heron, kestrel</source>
        <translation>所有系统，或其名称：heron, kestrel</translation>
    </message>
    <message>
        <source>Systems</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>&amp;From</source>
        <translation>来源(&amp;F)</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>随机抽取</translation>
    </message>
    <message>
        <source>in proportion to what they are</source>
        <translation>按各层比例抽取</translation>
    </message>
    <message>
        <source>those on which metrics disagree</source>
        <translation>度量指标意见不一的条目</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>The seed that the sample is drawn by</source>
        <translation>抽取样本所用的种子</translation>
    </message>
    <message>
        <source>&amp;Take</source>
        <translation>选取(&amp;T)</translation>
    </message>
    <message>
        <source>File of items</source>
        <translation>条目文件</translation>
    </message>
    <message>
        <source>Items (*.csv *.tsv *.json *.jsonl)</source>
        <translation>条目 (*.csv *.tsv *.json *.jsonl)</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
</context>
<context>
    <name>tandem::AddRatersDialog</name>
    <message>
        <source>Add raters</source>
        <translation>添加评分者</translation>
    </message>
    <message>
        <source>&amp;People of the project, who rate in their windows</source>
        <translation>项目中的人员，在各自的窗口中评分(&amp;P)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>&amp;Add and hand out</source>
        <translation>添加并分发(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Others, one name a line, who get a link or a form file</source>
        <translation>其他人，每行一个姓名，得到链接或表单文件(&amp;O)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>&amp;Raters without names (R1, R2 …)</source>
        <translation>不具名的评分者（R1、R2……）(&amp;R)</translation>
    </message>
    <message>
        <source>Tick people, type names, or say how many first.</source>
        <translation>请先勾选人员、输入姓名，或说明人数。</translation>
    </message>
    <message>
        <source>%1 leads this project and can see systems, scores and how others are doing: what a lead rates is not blind.</source>
        <translation>%1 是此项目的负责人，可以看到系统、得分和其他人的进度：负责人的评分不是盲评。</translation>
    </message>
    <message>
        <source>People of the project</source>
        <translation>项目的人员</translation>
    </message>
</context>
<context>
    <name>tandem::AgreementChart</name>
    <message>
        <source>Krippendorff&apos;s alpha</source>
        <translation>Krippendorff α</translation>
    </message>
    <message>
        <source>Percent agreement</source>
        <translation>一致率</translation>
    </message>
    <message>
        <source>%1: percent %2, alpha %3</source>
        <comment>period and figures</comment>
        <translation>%1：百分比 %2，α %3</translation>
    </message>
    <message>
        <source>Agreement over time</source>
        <translation>一致性随时间的变化</translation>
    </message>
</context>
<context>
    <name>tandem::AgreementOutput</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Copy the agreement</source>
        <translation>复制一致性</translation>
    </message>
    <message>
        <source>Copy the agreement as Markdown</source>
        <translation>复制一致性为 Markdown</translation>
    </message>
    <message>
        <source>Save the agreement as CSV…</source>
        <translation>将一致性存为 CSV…</translation>
    </message>
    <message>
        <source>Save the agreement as Markdown…</source>
        <translation>将一致性存为 Markdown…</translation>
    </message>
    <message>
        <source>Save the agreement as LaTeX…</source>
        <translation>将一致性存为 LaTeX…</translation>
    </message>
    <message>
        <source>The agreement is copied.</source>
        <translation>一致性已复制。</translation>
    </message>
    <message>
        <source>The agreement is copied as Markdown.</source>
        <translation>一致性已复制为 Markdown。</translation>
    </message>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation>CSV 表格 (*.csv)</translation>
    </message>
    <message>
        <source>Markdown tables (*.md)</source>
        <translation>Markdown 表格 (*.md)</translation>
    </message>
    <message>
        <source>LaTeX tables (*.tex)</source>
        <translation>LaTeX 表格 (*.tex)</translation>
    </message>
</context>
<context>
    <name>tandem::AgreementPage</name>
    <message>
        <source>Show the disagreements of the group</source>
        <translation>显示该组的分歧</translation>
    </message>
    <message>
        <source>Compute the agreement again</source>
        <translation>重新计算一致性</translation>
    </message>
    <message>
        <source>Agreement by group</source>
        <translation>按组的一致性</translation>
    </message>
    <message>
        <source>Nothing to compare yet</source>
        <translation>暂无可比对内容</translation>
    </message>
    <message>
        <source>Agreement is computed on closed rounds: a round closes when both of a pair have handed in.</source>
        <translation>一致性按已结束的轮次计算：一对中两人都提交后轮次即结束。</translation>
    </message>
    <message numerus="yes">
        <source>%n opinion(s) handed in and not checked yet. Cohen&apos;s kappa: %1</source>
        <translation>
            <numerusform>%n 条观点已提交但尚未检查。Cohen κ：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>On the answers given blind.</source>
        <translation>基于盲标的答案。</translation>
    </message>
    <message>
        <source>Cancelled; F5 computes it again.</source>
        <translation>已取消；F5 重新计算。</translation>
    </message>
    <message>
        <source>Reading: %1 of %2 rounds</source>
        <translation>正在读取：%1 / %2 个轮次</translation>
    </message>
    <message>
        <source>Progress of the agreement</source>
        <translation>一致性的进度</translation>
    </message>
    <message>
        <source>&amp;By</source>
        <comment>what rounds are put together by</comment>
        <translation>按(&amp;B)</translation>
    </message>
    <message>
        <source>What rounds are grouped by</source>
        <translation>按什么归并轮次</translation>
    </message>
    <message>
        <source>Of which step</source>
        <translation>哪一步骤的</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>所有步骤</translation>
    </message>
    <message>
        <source>Samples and their pairs</source>
        <translation>样本及其标注者对</translation>
    </message>
</context>
<context>
    <name>tandem::AgreementPanel</name>
    <message>
        <source>Choose a group: what its figures are made from is shown here.</source>
        <translation>选择一组：其数字的来源显示在这里。</translation>
    </message>
    <message>
        <source>Copy list</source>
        <translation>复制列表</translation>
    </message>
    <message>
        <source>Go to the disagreement in Compare</source>
        <translation>在“比对”中转到该分歧</translation>
    </message>
    <message>
        <source>Copy the selected disagreements, or all</source>
        <translation>复制所选分歧，或全部</translation>
    </message>
    <message>
        <source>Back to the table of agreement</source>
        <translation>返回一致性表格</translation>
    </message>
    <message>
        <source>Which items are listed</source>
        <translation>列出哪些项目</translation>
    </message>
    <message>
        <source>Items behind the agreement</source>
        <translation>一致性背后的项目</translation>
    </message>
    <message>
        <source>Behind a group</source>
        <translation>一组的背后</translation>
    </message>
    <message>
        <source>partner</source>
        <comment>whoever else answered</comment>
        <translation>搭档</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n 个轮次</numerusform>
        </translation>
    </message>
    <message>
        <source>Disagreements (%1)</source>
        <translation>分歧（%1）</translation>
    </message>
    <message>
        <source>Left out (%1)</source>
        <translation>略去（%1）</translation>
    </message>
    <message>
        <source>They agree on every item.</source>
        <translation>他们在每一项上都一致。</translation>
    </message>
    <message>
        <source>Nothing is left out: both answered every item.</source>
        <translation>没有略去：两人回答了每一项。</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) copied.</source>
        <translation>
            <numerusform>已复制 %n 项。</numerusform>
        </translation>
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
    <message>
        <source>Go to &amp;Facts</source>
        <translation>转到事实(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Assign to a pair...</source>
        <translation>分配给一对标注者(&amp;A)...</translation>
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
        <source>This sample is not assigned to you.</source>
        <translation>此样本未分配给您。</translation>
    </message>
    <message>
        <source>Candidate facts</source>
        <translation>候选事实</translation>
    </message>
    <message>
        <source>1 fact</source>
        <translation>1 条事实</translation>
    </message>
    <message numerus="yes">
        <source>%n facts</source>
        <comment>more than one</comment>
        <translation>
            <numerusform>%n 条事实</numerusform>
        </translation>
    </message>
    <message>
        <source>Calibration, second pass, after the discussion</source>
        <translation>校准，第二轮，讨论之后</translation>
    </message>
    <message>
        <source>Calibration, first pass (blind)</source>
        <translation>校准，第一轮（盲标）</translation>
    </message>
    <message>
        <source>Waiting for a discussion to judge by.</source>
        <translation>等待用于判断的讨论。</translation>
    </message>
    <message>
        <source>No candidate facts yet: they are made from the supporting paragraphs in Facts.</source>
        <translation>尚无候选事实：它们在“事实”中由支撑段落生成。</translation>
    </message>
    <message>
        <source>guideline</source>
        <translation>标注指南</translation>
    </message>
    <message>
        <source>Is this fact a key background-supporting fact for the discussion?</source>
        <translation>这条事实是讨论的关键背景支撑事实吗？</translation>
    </message>
    <message>
        <source>Is this paragraph background-supporting for the discussion?</source>
        <translation>此段落对该讨论是否为背景支撑？</translation>
    </message>
    <message>
        <source>Note on fact %1</source>
        <translation>事实 %1 的备注</translation>
    </message>
    <message>
        <source>Note on paragraph %1</source>
        <translation>段落 %1 的备注</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>提交</translation>
    </message>
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
        <source>You have handed in. Take the hand-in back to change an answer.</source>
        <translation>您已提交。要更改回答，请撤回提交。</translation>
    </message>
    <message>
        <source>Both have handed in: answers can no longer be changed.</source>
        <translation>双方均已提交：回答不能再更改。</translation>
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
    <message>
        <source>Choose your name…</source>
        <translation>选择您的名字…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>No other sample waits for you.</source>
        <translation>没有其他样本在等您。</translation>
    </message>
</context>
<context>
    <name>tandem::AnswerBar</name>
    <message>
        <source>Note (%1)</source>
        <comment>key</comment>
        <translation>备注（%1）</translation>
    </message>
    <message>
        <source>Note on the decision</source>
        <translation>对此判断的备注</translation>
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
        <source>Sample %1, paragraph %2</source>
        <translation>样本 %1，段落 %2</translation>
    </message>
    <message>
        <source>%1:%2</source>
        <comment>sample, paragraph or fact</comment>
        <translation>%1:%2</translation>
    </message>
    <message>
        <source>Sample %1, fact %2</source>
        <translation>样本 %1，事实 %2</translation>
    </message>
</context>
<context>
    <name>tandem::ArticleDialog</name>
    <message>
        <source>Somebody else has edited the article meanwhile.</source>
        <translation>期间有其他人编辑了此文章。</translation>
    </message>
    <message>
        <source>Look at it and edit it again.</source>
        <translation>请查看后重新编辑。</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>标题(&amp;T)</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Paragraphs, with blank lines between them</source>
        <translation>段落，以空行分隔</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Split here</source>
        <translation>在此处拆分</translation>
    </message>
    <message>
        <source>Join with the next</source>
        <translation>与下一段合并</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
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
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Article of sample %1</source>
        <translation>样本 %1 的文章</translation>
    </message>
    <message>
        <source>No paragraph is left.</source>
        <translation>没有剩下段落。</translation>
    </message>
    <message>
        <source>Paragraph %1 of %2. Blank lines part the paragraphs.</source>
        <translation>第 %1 段，共 %2 段。段落以空行分隔。</translation>
    </message>
    <message>
        <source>Edit the article of sample %1</source>
        <translation>编辑样本 %1 的文章</translation>
    </message>
    <message>
        <source>The changes are not saved: %1 saves them, Escape once more drops them.</source>
        <translation>更改尚未保存：按 %1 保存，再按一次 Escape 放弃。</translation>
    </message>
</context>
<context>
    <name>tandem::ArticleModel</name>
    <message>
        <source>Paragraph %1: %2</source>
        <comment>number, text</comment>
        <translation>段落 %1：%2</translation>
    </message>
    <message>
        <source>%1 unsure, %2 of %3 answered. </source>
        <translation>%1 不确定，已答 %2 / %3。</translation>
    </message>
    <message>
        <source>%1 yes, %2 of %3 answered. </source>
        <translation>%1 是，已答 %2 / %3。</translation>
    </message>
    <message>
        <source>%1 no, %2 of %3 answered. </source>
        <translation>%1 否，已答 %2 / %3。</translation>
    </message>
    <message>
        <source>%1 open, %2 of %3 answered. </source>
        <translation>%1 未答，已答 %2 / %3。</translation>
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
    <message>
        <source>&amp;Step</source>
        <translation>步骤(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Calibration: label blind, discuss, label again</source>
        <translation>校准：盲标、讨论、再标一次(&amp;C)</translation>
    </message>
    <message>
        <source>Both passes are kept; agreement is shown before and after the discussion.</source>
        <translation>两轮都会保留；讨论前后的一致性都会显示。</translation>
    </message>
    <message>
        <source>Samples that have a &amp;pair keep it</source>
        <translation>已有标注者对的样本保持不变(&amp;P)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>step, what is said of it</comment>
        <translation>%1：%2</translation>
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
    <message>
        <source>S&amp;tep</source>
        <translation>步骤(&amp;T)</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人员</translation>
    </message>
</context>
<context>
    <name>tandem::BlindScreen</name>
    <message>
        <source>You are rating &quot;%1&quot; blind</source>
        <translation>您正在对“%1”进行盲评</translation>
    </message>
    <message>
        <source>Which system wrote what, its scores and what others said of it would sway your answers. This opens when the study is closed.</source>
        <translation>哪个系统写了什么、其得分以及他人对它的评价都会影响您的答案。研究结束时此内容才会公开。</translation>
    </message>
    <message>
        <source>What asks you</source>
        <translation>请您作答的研究</translation>
    </message>
</context>
<context>
    <name>tandem::BoastCheck</name>
    <message>
        <source>Boasting phrase</source>
        <translation>自夸语句</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Phrase</source>
        <translation>语句(&amp;P)</translation>
    </message>
    <message>
        <source>No case has an output yet.</source>
        <translation>尚无案例有输出。</translation>
    </message>
    <message numerus="yes">
        <source>About %1 calls: two outputs of each of %n case(s), %2 calls an output. What was asked before costs nothing.</source>
        <translation>
            <numerusform>约 %1 次调用：%n 个案例各有两个输出，每个输出 %2 次调用。以前问过的不再产生费用。</numerusform>
        </translation>
    </message>
    <message>
        <source>The phrase is missing.</source>
        <translation>缺少语句。</translation>
    </message>
    <message>
        <source>Evaluate both again…</source>
        <translation>重新评估两者…</translation>
    </message>
    <message>
        <source>Make outputs and evaluate…</source>
        <translation>生成输出并评估…</translation>
    </message>
    <message>
        <source>Mean relative change %1 (n = %2).</source>
        <translation>平均相对变化 %1（n = %2）。</translation>
    </message>
    <message>
        <source>Mean relative change: %1</source>
        <translation>平均相对变化：%1</translation>
    </message>
    <message>
        <source>Mean difference %1.</source>
        <translation>平均差 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) scored 0 without the boast and have no relative change.</source>
        <translation>
            <numerusform>%n 个案例在没有自夸时得分为 0，因而没有相对变化。</numerusform>
        </translation>
    </message>
    <message>
        <source>A sentence that praises itself is appended to each output, and both are evaluated. A sound evaluation gives both the same score.</source>
        <translation>在每个输出之后附加一句自我夸赞的话，并对两者进行评估。可靠的评估会给两者相同的得分。</translation>
    </message>
    <message>
        <source>Not run yet. The differences of scores will be shown here, sorted.</source>
        <translation>尚未运行。得分之差将在此处按顺序显示。</translation>
    </message>
</context>
<context>
    <name>tandem::CalibrationStrip</name>
    <message>
        <source>Blind: %1</source>
        <translation>盲标：%1</translation>
    </message>
    <message>
        <source>Blind</source>
        <translation>盲标</translation>
    </message>
    <message>
        <source>after discussion: %1</source>
        <translation>讨论后：%1</translation>
    </message>
    <message>
        <source>After discussion</source>
        <translation>讨论后</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between two figures</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>Blind answers</source>
        <translation>盲标答案</translation>
    </message>
    <message>
        <source>Label again after discussing</source>
        <translation>讨论后再标一次</translation>
    </message>
    <message>
        <source>Calibration: labelled blind, discussed, and labelled again.</source>
        <translation>校准：盲标、讨论、再标一次。</translation>
    </message>
    <message>
        <source>Calibration, second pass: both label again after their discussion.</source>
        <translation>校准，第二轮：两人在讨论后再次标注。</translation>
    </message>
    <message>
        <source>Calibration, first pass: both label blind.</source>
        <translation>校准，第一轮：两人盲标。</translation>
    </message>
    <message>
        <source>Calibration: labelled blind, and settled without a second pass.</source>
        <translation>校准：盲标，未经第二轮即已定案。</translation>
    </message>
    <message>
        <source>Calibration, first pass: labelled blind. Discuss where you differ; then both label again, and the blind answers stay as they are.</source>
        <translation>校准，第一轮：盲标。请讨论分歧之处；然后两人再标一次，盲标答案保持不变。</translation>
    </message>
    <message>
        <source>Calibration, first pass: labelled blind. The pair or a lead can have it labelled again after a discussion.</source>
        <translation>校准，第一轮：盲标。该对标注员或负责人可在讨论后让其再标一次。</translation>
    </message>
    <message>
        <source>kappa, 95 % interval %1</source>
        <translation>κ，95 % 区间 %1</translation>
    </message>
    <message>
        <source>%1 of %2, kappa %3</source>
        <comment>agreement, number of items, kappa</comment>
        <translation>%1（共 %2 项），κ %3</translation>
    </message>
    <message>
        <source>agreement, 95 % interval %1</source>
        <translation>一致性，95 % 区间 %1</translation>
    </message>
</context>
<context>
    <name>tandem::CaseListPane</name>
    <message>
        <source>%1 · %2 shown</source>
        <comment>cases, of them shown</comment>
        <translation>%1 · 显示 %2</translation>
    </message>
    <message>
        <source>No case passes the filter</source>
        <translation>没有案例符合筛选条件</translation>
    </message>
    <message>
        <source>No evaluations yet</source>
        <translation>尚无评估</translation>
    </message>
    <message>
        <source>Show all cases</source>
        <translation>显示全部案例</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>案例</translation>
    </message>
    <message>
        <source>Filter cases</source>
        <translation>筛选案例</translation>
    </message>
    <message>
        <source>Words to look for, and conditions such as: score &lt; 0.3, matched, style no</source>
        <translation>要查找的词以及条件，例如：score &lt; 0.3, matched, style no</translation>
    </message>
    <message>
        <source>Filter cases by words and conditions</source>
        <translation>按词和条件筛选案例</translation>
    </message>
    <message>
        <source>Run or file</source>
        <translation>运行或文件</translation>
    </message>
    <message>
        <source>The run or the imported file whose evaluations are listed</source>
        <translation>列出其评估的运行或导入文件</translation>
    </message>
    <message>
        <source>Filter by choosing conditions</source>
        <translation>通过选择条件来筛选</translation>
    </message>
    <message>
        <source>What the list is sorted by</source>
        <translation>列表的排序依据</translation>
    </message>
    <message>
        <source>Which score is shown</source>
        <translation>显示哪个得分</translation>
    </message>
    <message>
        <source>Take away: %1</source>
        <comment>condition</comment>
        <translation>去掉：%1</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>全部清除</translation>
    </message>
    <message>
        <source>Take the filter away</source>
        <translation>去掉筛选</translation>
    </message>
</context>
<context>
    <name>tandem::CaseRunForm</name>
    <message>
        <source>(the system without a name)</source>
        <translation>（未命名的系统）</translation>
    </message>
    <message>
        <source>Of each text; counted as %1.</source>
        <translation>每个文本各取；按 %1 计数。</translation>
    </message>
    <message>
        <source>An answer that cannot be read is asked for again, a little less predictably each time. What can never be read counts against the output and is shown.</source>
        <translation>无法读取的回答会重新询问，每次的随机性略有增加。始终无法读取的内容按不利于该输出计算，并会显示出来。</translation>
    </message>
    <message>
        <source>&amp;Systems</source>
        <translation>系统(&amp;S)</translation>
    </message>
    <message>
        <source>First &amp;tokens of each text</source>
        <translation>每个文本的前若干词元(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Ask at most (times)</source>
        <translation>最多询问（次）(&amp;A)</translation>
    </message>
    <message>
        <source>A name for the system whose outputs these are</source>
        <translation>这些输出所属系统的名称</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Documents of the profile</source>
        <translation>个人资料中的文档(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;First system</source>
        <translation>第一个系统(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Second system</source>
        <translation>第二个系统(&amp;S)</translation>
    </message>
    <message>
        <source>Of the expected and the scored text, never of the prompt; counted as %1.</source>
        <translation>只计期望文本和被评分的文本，从不计提示词；按 %1 计数。</translation>
    </message>
    <message>
        <source>One answer with &amp;probabilities, where the endpoint gives them</source>
        <translation>一个带概率的回答，若端点提供概率(&amp;P)</translation>
    </message>
    <message>
        <source>A&amp;nswers for each output</source>
        <translation>每个输出的回答数(&amp;N)</translation>
    </message>
    <message>
        <source>An answer that is not a score is asked for again. What never becomes one is left out and shown.</source>
        <translation>若回答不是得分，会再次询问。始终得不到得分的会被略去并显示出来。</translation>
    </message>
    <message>
        <source>Systems</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Only outputs not yet e&amp;valuated</source>
        <translation>仅限尚未评估的输出(&amp;V)</translation>
    </message>
    <message>
        <source>Leaves out what any run or imported file has scored, and what a run that is not over will come to.</source>
        <translation>略过任何运行或导入文件已评分的输出，以及未结束的运行将要评估的输出。</translation>
    </message>
</context>
<context>
    <name>tandem::CaseScoreBar</name>
    <message>
        <source>&amp;Scores of</source>
        <translation>得分来自(&amp;S)</translation>
    </message>
    <message>
        <source>minus</source>
        <comment>between two systems whose scores are compared</comment>
        <translation>减</translation>
    </message>
    <message>
        <source>How content and style count</source>
        <translation>内容和风格如何计算</translation>
    </message>
    <message>
        <source>First system</source>
        <translation>第一个系统</translation>
    </message>
    <message>
        <source>Second system</source>
        <translation>第二个系统</translation>
    </message>
    <message>
        <source>There are not two systems in this set.</source>
        <translation>此集合中没有两个系统。</translation>
    </message>
    <message>
        <source>Choose two different systems.</source>
        <translation>请选择两个不同的系统。</translation>
    </message>
</context>
<context>
    <name>tandem::CaseView</name>
    <message>
        <source>Recall: expected → generated</source>
        <translation>召回：期望 → 生成</translation>
    </message>
    <message>
        <source>Precision: generated → expected</source>
        <translation>精确：生成 → 期望</translation>
    </message>
</context>
<context>
    <name>tandem::CasesPage</name>
    <message>
        <source>Import cases</source>
        <translation>导入案例</translation>
    </message>
    <message>
        <source>Import cases…</source>
        <translation>导入案例…</translation>
    </message>
    <message>
        <source>Import a result file with its texts</source>
        <translation>导入结果文件及其文本</translation>
    </message>
    <message>
        <source>Import a result file…</source>
        <translation>导入结果文件…</translation>
    </message>
    <message>
        <source>Type or paste a case</source>
        <translation>键入或粘贴案例</translation>
    </message>
    <message>
        <source>Type a case…</source>
        <translation>键入案例…</translation>
    </message>
    <message>
        <source>Evaluate outputs with a language model</source>
        <translation>用语言模型评估输出</translation>
    </message>
    <message>
        <source>Evaluate…</source>
        <translation>评估…</translation>
    </message>
    <message>
        <source>Have outputs generated from the users&apos; profiles</source>
        <translation>根据用户的个人资料生成输出</translation>
    </message>
    <message>
        <source>Generate outputs…</source>
        <translation>生成输出…</translation>
    </message>
    <message>
        <source>Filter the cases</source>
        <translation>筛选案例</translation>
    </message>
    <message>
        <source>Filter cases</source>
        <translation>筛选案例</translation>
    </message>
    <message>
        <source>Filter cases by name, prompt or system</source>
        <translation>按名称、提示词或系统筛选案例</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>案例</translation>
    </message>
    <message>
        <source>No cases yet</source>
        <translation>尚无案例</translation>
    </message>
    <message>
        <source>A case is a prompt, the text that a user really wrote, and what systems made of it. Drop a JSON, JSONL or CSV file here, import one, or type a case by hand.</source>
        <translation>一个案例包括提示词、用户实际写下的文本，以及各系统据此生成的文本。可将 JSON、JSONL 或 CSV 文件拖放到此处，导入文件，或手动键入案例。</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) selected</source>
        <translation>
            <numerusform>已选择 %n 个案例</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n case(s)</source>
        <translation>
            <numerusform>%1 / %n 个案例</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n case(s)</source>
        <translation>
            <numerusform>%n 个案例</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the cases that are set aside</source>
        <translation>显示已搁置的案例</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>搁置</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) set aside</source>
        <translation>
            <numerusform>已搁置 %n 个案例</numerusform>
        </translation>
    </message>
    <message>
        <source>Only a lead sets cases aside and brings them back.</source>
        <translation>只有负责人可以搁置和恢复案例。</translation>
    </message>
    <message>
        <source>Switch in the window&apos;s corner if that is you.</source>
        <translation>如果您就是负责人，请在窗口一角切换。</translation>
    </message>
    <message>
        <source>Inspect the evaluation of the score, or the newest of the case</source>
        <translation>检视该得分的评估，或案例的最新评估</translation>
    </message>
</context>
<context>
    <name>tandem::ChartView</name>
    <message>
        <source>Copy the chart as a picture</source>
        <translation>将图表复制为图片</translation>
    </message>
    <message>
        <source>Save the chart…</source>
        <translation>保存图表…</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
</context>
<context>
    <name>tandem::CheckPanel</name>
    <message>
        <source>As handed in: %1</source>
        <translation>提交时：%1</translation>
    </message>
    <message>
        <source>Check it as it stands</source>
        <translation>按现状检查</translation>
    </message>
    <message>
        <source>Your partner said no: what do you answer?</source>
        <translation>你的搭档说了“否”：你如何回应？</translation>
    </message>
    <message>
        <source>It stays disputed: what becomes of it?</source>
        <translation>仍有争议：如何处理？</translation>
    </message>
    <message>
        <source>Suggested correction · S</source>
        <translation>建议的修改 · S</translation>
    </message>
    <message>
        <source>The opinion as it should read</source>
        <translation>观点应有的表述</translation>
    </message>
    <message>
        <source>Note · T</source>
        <translation>备注 · T</translation>
    </message>
    <message>
        <source>Text of the opinion</source>
        <translation>观点文本</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Answer all four questions, 1 to 4, or say no to one: what is left open then counts as yes. Y says yes to everything.</source>
        <translation>请回答全部四个问题（1 到 4），或对其中一个答“否”：其余未答的视为“是”。Y 对全部答“是”。</translation>
    </message>
</context>
<context>
    <name>tandem::CheckingPage</name>
    <message>
        <source>Atomic opinions</source>
        <translation>原子观点</translation>
    </message>
    <message>
        <source>Say which keys answer</source>
        <translation>说明用哪些键作答</translation>
    </message>
    <message>
        <source>Here 1 to 4 answer a question each, and Y says yes to all.</source>
        <translation>此处 1 到 4 各回答一个问题，Y 对全部答“是”。</translation>
    </message>
</context>
<context>
    <name>tandem::ChecksPage</name>
    <message>
        <source>Scores under the &amp;mode</source>
        <translation>得分所用的模式(&amp;M)</translation>
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
    <message>
        <source>Next &amp;undecided fact</source>
        <translation>下一个未裁决的事实(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Label again after discussing</source>
        <translation>讨论后再标一次(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Blind answers of the calibration</source>
        <translation>校准的盲标答案(&amp;B)</translation>
    </message>
    <message>
        <source>Both answer once more; the blind answers stay as they are</source>
        <translation>两人再答一次；盲标答案保持不变</translation>
    </message>
    <message>
        <source>Keep as boundary: the paragraph is removed</source>
        <translation>保留为边界：该段落将被移除</translation>
    </message>
    <message>
        <source>Go to the &amp;opinions</source>
        <translation>转到观点(&amp;O)</translation>
    </message>
    <message>
        <source>Go to the &amp;facts</source>
        <translation>转到事实(&amp;F)</translation>
    </message>
    <message>
        <source>Tags the decision: the guideline leaves this open. The lead finds it in Overview</source>
        <translation>标记此裁定：标注指南对此没有规定。负责人可在总览中找到</translation>
    </message>
    <message>
        <source>&amp;Guideline must change</source>
        <translation>标注指南须修改(&amp;G)</translation>
    </message>
    <message>
        <source>Go to the discussion</source>
        <translation>转到讨论</translation>
    </message>
    <message>
        <source>Sample as a &amp;whole</source>
        <translation>整个样本(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Settle sample...</source>
        <translation>样本定稿(&amp;S)...</translation>
    </message>
</context>
<context>
    <name>tandem::CompareCommands</name>
    <message>
        <source>decision on fact %1 of sample %2: %3</source>
        <translation>对样本 %2 的事实 %1 的裁决：%3</translation>
    </message>
    <message>
        <source>decision on paragraph %1 of sample %2: %3</source>
        <translation>对样本 %2 段落 %1 的裁决：%3</translation>
    </message>
    <message>
        <source>settling of sample %1</source>
        <translation>样本 %1 的定稿</translation>
    </message>
    <message>
        <source>guideline tag of fact %1 of sample %2</source>
        <translation>样本 %2 事实 %1 的指南标记</translation>
    </message>
    <message>
        <source>guideline tag of paragraph %1 of sample %2</source>
        <translation>样本 %2 段落 %1 的指南标记</translation>
    </message>
</context>
<context>
    <name>tandem::CompareHeader</name>
    <message>
        <source>Compare</source>
        <translation>比对</translation>
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
    <message>
        <source>blind answers</source>
        <translation>盲标答案</translation>
    </message>
    <message>
        <source>not assigned</source>
        <translation>未分配</translation>
    </message>
    <message>
        <source>answers being given</source>
        <translation>正在作答</translation>
    </message>
    <message>
        <source>first pass, blind</source>
        <translation>第一轮，盲标</translation>
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
    <message>
        <source>Sample %1</source>
        <translation>样本 %1</translation>
    </message>
</context>
<context>
    <name>tandem::CompareWorkspace</name>
    <message>
        <source>The reason for reopening is not given yet.</source>
        <translation>尚未给出重新打开的理由。</translation>
    </message>
    <message>
        <source>A decision in Compare is begun and not made.</source>
        <translation>“比对”中有一项裁决已开始但尚未作出。</translation>
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
        <source>Reopening needs a reason.</source>
        <translation>重新打开需要理由。</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>重新打开</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Have you discussed where you differ? Both label the sample once more; this cannot be undone.</source>
        <translation>你们讨论过分歧之处了吗？两人将再次标注此样本；此操作无法撤消。</translation>
    </message>
    <message>
        <source>Begin the second pass</source>
        <translation>开始第二轮</translation>
    </message>
    <message>
        <source>Settled. The opinions of its discussion come next.</source>
        <translation>已定稿。接下来是其讨论的观点。</translation>
    </message>
    <message>
        <source>Settled. The facts of its paragraphs come next.</source>
        <translation>已定稿。接下来是其段落的事实。</translation>
    </message>
    <message>
        <source>Settle this sample? Its outcome counts from then on, and only the lead can reopen it.</source>
        <translation>将此样本定稿？此后以其结果为准，只有负责人可以重新打开。</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>定稿</translation>
    </message>
    <message>
        <source>Nothing here waits for a decision.</source>
        <translation>这里没有待裁定的内容。</translation>
    </message>
    <message>
        <source>A fact is key or not; none is boundary.</source>
        <translation>事实要么关键，要么不关键；没有边界一说。</translation>
    </message>
    <message>
        <source>Settled, as the step after it is.</source>
        <translation>已定稿，其后一步也已定稿。</translation>
    </message>
    <message>
        <source>The funnel is shown beside the paragraphs.</source>
        <translation>漏斗显示在段落旁边。</translation>
    </message>
</context>
<context>
    <name>tandem::ComparisonPage</name>
    <message>
        <source>Paragraphs with both answers</source>
        <translation>双方均已回答的段落</translation>
    </message>
    <message>
        <source>Facts with both answers</source>
        <translation>带双方答案的事实</translation>
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
    <name>tandem::ConfirmBar</name>
    <message>
        <source>Not yet</source>
        <translation>暂不</translation>
    </message>
    <message>
        <source>1 fact is left before you can hand in; choose it to go there.</source>
        <translation>提交前还剩 1 条事实；选择它即可前往。</translation>
    </message>
    <message numerus="yes">
        <source>%n facts are left before you can hand in; choose one to go there.</source>
        <comment>more than one</comment>
        <translation>
            <numerusform>提交前还剩 %n 条事实；选择一条即可前往。</numerusform>
        </translation>
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
        <source>Fact %1, unsure</source>
        <translation>事实 %1，不确定</translation>
    </message>
    <message>
        <source>Fact %1, not answered</source>
        <translation>事实 %1，未回答</translation>
    </message>
    <message>
        <source>Paragraph %1, unsure</source>
        <translation>段落 %1，不确定</translation>
    </message>
    <message>
        <source>Paragraph %1, not answered</source>
        <translation>段落 %1，未回答</translation>
    </message>
    <message>
        <source>%1 unsure</source>
        <comment>number of a paragraph or fact</comment>
        <translation>%1 不确定</translation>
    </message>
</context>
<context>
    <name>tandem::ConsentPage</name>
    <message>
        <source>I do not take part</source>
        <translation>我不参加</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation>知情同意</translation>
    </message>
    <message>
        <source>I agree and take part</source>
        <translation>我同意并参加</translation>
    </message>
    <message>
        <source>agree</source>
        <translation>同意</translation>
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
    <name>tandem::DecisionCard</name>
    <message>
        <source>Rationale</source>
        <translation>理由</translation>
    </message>
</context>
<context>
    <name>tandem::DecisionPane</name>
    <message>
        <source>Nobody else is done with it yet.</source>
        <translation>还没有其他人完成它。</translation>
    </message>
    <message>
        <source>You are done with this evaluation.</source>
        <translation>你已完成此评估。</translation>
    </message>
    <message>
        <source>Done with this evaluation? That is final: afterwards you see what others said, and cannot change your mind.</source>
        <translation>确定完成此评估吗？此操作不可更改：之后你会看到其他人的意见，且不能再修改自己的意见。</translation>
    </message>
    <message>
        <source>Every decision of this evaluation has your opinion.</source>
        <translation>此评估的每个判定都已有你的意见。</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Choose your name to say what you think of the model&apos;s decisions.</source>
        <translation>请选择您的名字，以表明您对模型判定的看法。</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>system, figures</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1: its evaluation has no such aspect.</source>
        <comment>system</comment>
        <translation>%1：其评估没有这样的方面。</translation>
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
    <message>
        <source>Yes, key. Why?</source>
        <translation>是，关键。为什么？</translation>
    </message>
    <message>
        <source>No, not key. Why?</source>
        <translation>否，非关键。为什么？</translation>
    </message>
</context>
<context>
    <name>tandem::DecisionSteps</name>
    <message>
        <source>&amp;0  It should be unmatched</source>
        <translation>&amp;0  应为未匹配</translation>
    </message>
    <message>
        <source>It should be %1</source>
        <comment>aspect</comment>
        <translation>应为 %1</translation>
    </message>
    <message>
        <source>Every decision of the listed cases has your opinion.</source>
        <translation>所列案例的每个判定都已有你的意见。</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) of this evaluation have no opinion yet. Say “unsure” where you cannot tell.</source>
        <translation>
            <numerusform>此评估还有 %n 个判定没有意见。无法判断时请选“不确定”。</numerusform>
        </translation>
    </message>
    <message>
        <source>This decision has no opinion of yours yet.</source>
        <translation>此判断尚无您的意见。</translation>
    </message>
    <message>
        <source>Reviewers differ on no decision of the listed cases that you are done with.</source>
        <translation>在所列且您已完成的案例中，评审者对任何判断都没有分歧。</translation>
    </message>
</context>
<context>
    <name>tandem::DecisionsPage</name>
    <message>
        <source>Earlier decisions</source>
        <translation>较前的判断</translation>
    </message>
    <message>
        <source>Later decisions</source>
        <translation>较后的判断</translation>
    </message>
    <message>
        <source>Back to the case</source>
        <translation>返回案例</translation>
    </message>
    <message>
        <source>Search in rationales</source>
        <translation>在理由中搜索</translation>
    </message>
    <message>
        <source>Decisions of all cases</source>
        <translation>所有案例的判断</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>判断种类</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>所有种类</translation>
    </message>
    <message>
        <source>Aspects of a text</source>
        <translation>文本的方面</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>匹配</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>风格</translation>
    </message>
    <message>
        <source>All verdicts</source>
        <translation>所有结论</translation>
    </message>
    <message>
        <source>You agree</source>
        <translation>您同意</translation>
    </message>
    <message>
        <source>You disagree</source>
        <translation>您不同意</translation>
    </message>
    <message>
        <source>You are unsure</source>
        <translation>您不确定</translation>
    </message>
    <message>
        <source>Reviewers differ</source>
        <translation>评审者有分歧</translation>
    </message>
    <message>
        <source>By case</source>
        <translation>按案例</translation>
    </message>
    <message>
        <source>By system</source>
        <translation>按系统</translation>
    </message>
    <message>
        <source>By kind</source>
        <translation>按种类</translation>
    </message>
    <message>
        <source>By verdict</source>
        <translation>按结论</translation>
    </message>
    <message>
        <source>All systems</source>
        <translation>所有系统</translation>
    </message>
    <message>
        <source>%1–%2 of %3</source>
        <comment>decisions in sight, of how many</comment>
        <translation>%1–%2 / %3</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>no decision</source>
        <translation>没有判断</translation>
    </message>
    <message>
        <source>No decision fits.</source>
        <translation>没有符合条件的判断。</translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation>评审</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>全部清除</translation>
    </message>
    <message>
        <source>Any review</source>
        <translation>任何评审</translation>
    </message>
    <message>
        <source>Not reviewed by you</source>
        <translation>您未评审</translation>
    </message>
    <message>
        <source>By review</source>
        <translation>按评审</translation>
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
    <message>
        <source>Chance agreement depends on what each of the two said, which this table, with disagreements halved between the sides, does not tell.</source>
        <translation>偶然一致率按两人各自所说计算，而此表将分歧在两侧各算一半，无法体现这一点。</translation>
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
    <message>
        <source>Somebody else has changed the discussion meanwhile.</source>
        <translation>其间有其他人更改了讨论。</translation>
    </message>
</context>
<context>
    <name>tandem::DiscussionLines</name>
    <message>
        <source>%1 · %2</source>
        <comment>participant, remark</comment>
        <translation>%1 · %2</translation>
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
    <message>
        <source>No opinions yet: their round is not settled.</source>
        <translation>尚无观点：其轮次尚未定案。</translation>
    </message>
    <message numerus="yes">
        <source>%n opinion(s)</source>
        <translation>
            <numerusform>%n 个观点</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between items of a list</comment>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <source>%n with clarified references</source>
        <translation>
            <numerusform>%n 条带澄清的指代</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reference(s)</source>
        <translation>
            <numerusform>%n 处指代</numerusform>
        </translation>
    </message>
    <message>
        <source>Opinions per sample</source>
        <translation>每个样本的观点</translation>
    </message>
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
    <message>
        <source>Disagreements are waiting for a decision.</source>
        <translation>分歧等待裁决。</translation>
    </message>
</context>
<context>
    <name>tandem::EmptyCompare</name>
    <message>
        <source>Nothing to compare yet</source>
        <translation>暂无可比对内容</translation>
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
        <source>Next closed sample</source>
        <translation>下一个已结束样本</translation>
    </message>
    <message>
        <source>No facts to judge yet</source>
        <translation>尚无可判断的事实</translation>
    </message>
    <message>
        <source>Candidate facts are made from the supporting paragraphs, in Facts. Then the sample can be assigned to a pair.</source>
        <translation>候选事实在“事实”中由支撑段落生成，之后即可将样本分配给一对标注员。</translation>
    </message>
    <message>
        <source>The second pass is not closed yet</source>
        <translation>第二轮尚未结束</translation>
    </message>
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
    <message>
        <source>What is wrong stands below.</source>
        <translation>错误说明见下方。</translation>
    </message>
    <message>
        <source>When both annotators of a sample have handed it in, their answers are shown side by side here.</source>
        <translation>样本的两位标注员都提交后，双方的回答会在此并排显示。</translation>
    </message>
    <message>
        <source>Assign it to a pair; when both have handed in, their answers are shown side by side here.</source>
        <translation>请将它分配给一对标注员；双方均提交后，他们的回答会在此并排显示。</translation>
    </message>
    <message>
        <source>Assign to a pair…</source>
        <translation>分配给一对标注者…</translation>
    </message>
</context>
<context>
    <name>tandem::EmptyFacts</name>
    <message>
        <source>No facts yet</source>
        <translation>尚无事实</translation>
    </message>
    <message>
        <source>No sample chosen</source>
        <translation>未选择样本</translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) came with the benchmark. Take them over to edit, judge or mask them; until then they leave as they came.</source>
        <translation>
            <numerusform>基准附带了 %n 条事实。接管后即可编辑、判断或屏蔽；在此之前按原样导出。</numerusform>
        </translation>
    </message>
    <message>
        <source>Take over the imported facts</source>
        <translation>接管导入的事实</translation>
    </message>
    <message>
        <source>Decompose with a model…</source>
        <translation>用模型拆分…</translation>
    </message>
    <message>
        <source>Write them by hand</source>
        <translation>手工书写</translation>
    </message>
    <message>
        <source>This sample cannot be shown</source>
        <translation>无法显示此样本</translation>
    </message>
    <message>
        <source>Facts come after the paragraphs</source>
        <translation>先有段落，后有事实</translation>
    </message>
    <message numerus="yes">
        <source>%n imported fact(s)</source>
        <translation>
            <numerusform>%n 条导入的事实</numerusform>
        </translation>
    </message>
    <message>
        <source>What is wrong stands below.</source>
        <translation>错误说明见下方。</translation>
    </message>
    <message>
        <source>Choose one in the list. When both annotators have labelled its paragraphs, its facts are shown here.</source>
        <translation>请在列表中选择一个。两位标注员标完其段落后，其事实会显示在这里。</translation>
    </message>
    <message>
        <source>Each paragraph is broken down into atomic facts: indivisible, independent, declarative. A language model can propose them, or you write them.</source>
        <translation>每个段落被拆分为原子事实：不可再分、独立、陈述句。可由语言模型提出，也可由你书写。</translation>
    </message>
    <message>
        <source>Assign to a pair…</source>
        <translation>分配给一对标注者…</translation>
    </message>
    <message>
        <source>First sample</source>
        <translation>第一个样本</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
</context>
<context>
    <name>tandem::EndpointForm</name>
    <message>
        <source>Prices and limits</source>
        <translation>价格与限制</translation>
    </message>
    <message>
        <source>Price of a million tokens</source>
        <translation>每百万词元的价格</translation>
    </message>
    <message>
        <source>Peculiarities of the server</source>
        <translation>服务器的特殊之处</translation>
    </message>
    <message>
        <source>as you want to call it</source>
        <translation>你想用的名称</translation>
    </message>
    <message>
        <source>OpenAI and servers that speak like it</source>
        <translation>OpenAI 及使用同样接口的服务器</translation>
    </message>
    <message>
        <source>Anthropic</source>
        <translation>Anthropic</translation>
    </message>
    <message>
        <source>Google Gemini</source>
        <translation>Google Gemini</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Wire format</source>
        <translation>通信格式(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Base address</source>
        <translation>基础地址(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>密钥(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>模型(&amp;M)</translation>
    </message>
    <message>
        <source>type its name, or fetch the list</source>
        <translation>输入名称，或获取列表</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>货币</translation>
    </message>
    <message>
        <source>Price of a million tokens in</source>
        <translation>每百万输入词元的价格</translation>
    </message>
    <message>
        <source>Price of a million tokens out</source>
        <translation>每百万输出词元的价格</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>in</source>
        <comment>price of tokens</comment>
        <translation>输入</translation>
    </message>
    <message>
        <source>out</source>
        <comment>price of tokens</comment>
        <translation>输出</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>Calls at once</source>
        <translation>同时调用数</translation>
    </message>
    <message>
        <source>Calls a minute, at most</source>
        <translation>每分钟最多调用数</translation>
    </message>
    <message>
        <source>Tokens a minute, at most</source>
        <translation>每分钟最多词元数</translation>
    </message>
    <message>
        <source>Longest time of a call</source>
        <translation>单次调用的最长时间</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, behind a number</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Tries of a call</source>
        <translation>单次调用的尝试次数</translation>
    </message>
    <message>
        <source>find out what the server takes</source>
        <translation>探测服务器接受的方式</translation>
    </message>
    <message>
        <source>by a JSON schema</source>
        <translation>用 JSON 模式</translation>
    </message>
    <message>
        <source>as any JSON object</source>
        <translation>任意 JSON 对象</translation>
    </message>
    <message>
        <source>by the prompt alone</source>
        <translation>仅靠提示词</translation>
    </message>
    <message>
        <source>as the wire format has it</source>
        <translation>按通信格式的惯例</translation>
    </message>
    <message>
        <source>Authorization: Bearer</source>
        <translation>Authorization: Bearer</translation>
    </message>
    <message>
        <source>x-api-key</source>
        <translation>x-api-key</translation>
    </message>
    <message>
        <source>Answers are asked for</source>
        <translation>要求答案的方式</translation>
    </message>
    <message>
        <source>The key travels</source>
        <translation>密钥的传递方式</translation>
    </message>
    <message>
        <source>anthropic-version</source>
        <translation>anthropic-version</translation>
    </message>
    <message>
        <source>Fetching…</source>
        <translation>正在获取…</translation>
    </message>
    <message>
        <source>&amp;Fetch list</source>
        <translation>获取列表(&amp;F)</translation>
    </message>
    <message>
        <source>plain http to this private network, unprotected</source>
        <translation>明文 http 连接到此专用网络，不受保护</translation>
    </message>
</context>
<context>
    <name>tandem::EndpointKeyField</name>
    <message>
        <source>paste the key here</source>
        <translation>在此粘贴密钥</translation>
    </message>
    <message>
        <source>A server on this computer may need no key.</source>
        <translation>本机上的服务器可能不需要密钥。</translation>
    </message>
    <message>
        <source>kept; paste another one to replace it</source>
        <translation>已保存；粘贴另一个即可替换</translation>
    </message>
    <message>
        <source>Forget the key</source>
        <translation>忘记密钥</translation>
    </message>
    <message>
        <source>Where the key is kept</source>
        <translation>密钥保存在何处</translation>
    </message>
    <message>
        <source>In the keyring</source>
        <translation>在密钥环中</translation>
    </message>
    <message>
        <source>In an environment variable</source>
        <translation>在环境变量中</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>Environment variable that holds the key</source>
        <translation>保存密钥的环境变量</translation>
    </message>
    <message>
        <source>the variable&apos;s name, not the key</source>
        <translation>变量的名称，而不是密钥</translation>
    </message>
</context>
<context>
    <name>tandem::EndpointTestPanel</name>
    <message>
        <source>&amp;Test connection</source>
        <translation>测试连接(&amp;T)</translation>
    </message>
    <message>
        <source>Cancel the test</source>
        <translation>取消测试</translation>
    </message>
    <message>
        <source>Asks one small question, which may cost a few tokens.</source>
        <translation>提一个小问题，可能花费少量词元。</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>It works: %1 answered as it was asked to, with %2 tokens in and %3 out.</source>
        <translation>可用：%1 按要求作答，输入 %2 个词元，输出 %3 个。</translation>
    </message>
</context>
<context>
    <name>tandem::EndpointsDialog</name>
    <message>
        <source>What you changed is not saved.</source>
        <translation>你的更改尚未保存。</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>放弃更改</translation>
    </message>
    <message>
        <source>Remove &quot;%1&quot; and its key? Runs that used it stay, but cannot go on without it.</source>
        <translation>移除“%1”及其密钥？用过它的运行会保留，但没有它无法继续。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Forget the key of &quot;%1&quot;?</source>
        <translation>忘记“%1”的密钥？</translation>
    </message>
    <message>
        <source>Forget the key</source>
        <translation>忘记密钥</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is saved.</source>
        <translation>“%1”已保存。</translation>
    </message>
    <message numerus="yes">
        <source>The server offers %n model(s).</source>
        <translation>
            <numerusform>服务器提供 %n 个模型。</numerusform>
        </translation>
    </message>
    <message>
        <source>What you changed is not saved. Close again to discard it.</source>
        <translation>你的更改尚未保存。再次关闭即放弃。</translation>
    </message>
    <message>
        <source>Endpoints</source>
        <translation>端点</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
</context>
<context>
    <name>tandem::EvaluateWorkspace</name>
    <message>
        <source>updating…</source>
        <translation>正在更新…</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>案例</translation>
    </message>
    <message>
        <source>Systems</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Reviewers</source>
        <translation>评审者</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Evaluate: %1</source>
        <comment>name of a page</comment>
        <translation>评估：%1</translation>
    </message>
    <message>
        <source>Pages of Evaluate</source>
        <translation>“评估”的页面</translation>
    </message>
    <message>
        <source>The case is in the project.</source>
        <translation>案例已加入项目。</translation>
    </message>
</context>
<context>
    <name>tandem::EvaluationChoice</name>
    <message>
        <source>Evaluations</source>
        <translation>评估</translation>
    </message>
    <message numerus="yes">
        <source>%1 · all of its %Ln run(s)</source>
        <comment>a model</comment>
        <translation>
            <numerusform>%1 · 其全部 %Ln 次运行</numerusform>
        </translation>
    </message>
    <message>
        <source>All runs and files</source>
        <translation>所有运行和文件</translation>
    </message>
    <message>
        <source>Of each output the newest evaluation with scores counts.</source>
        <translation>每个输出以最新的有得分的评估为准。</translation>
    </message>
    <message numerus="yes">
        <source>Scores of %Ln judge(s) stand beside each other here, and judges may differ: %1.</source>
        <translation>
            <numerusform>这里并列着 %Ln 个评判模型的得分，它们的尺度可能不同：%1。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::EvaluationList</name>
    <message>
        <source>reviewed</source>
        <translation>已评审</translation>
    </message>
</context>
<context>
    <name>tandem::EvidenceTextView</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全选</translation>
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
    <message>
        <source>Choose where to write</source>
        <translation>选择写入位置</translation>
    </message>
    <message>
        <source>This file already exists.</source>
        <translation>此文件已存在。</translation>
    </message>
    <message>
        <source>Looking at what is incomplete…</source>
        <translation>正在查看还缺什么…</translation>
    </message>
</context>
<context>
    <name>tandem::FactActions</name>
    <message>
        <source>&amp;Edit fact</source>
        <translation>编辑事实(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Split fact…</source>
        <translation>拆分事实…(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Merge with next</source>
        <translation>与下一条合并(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Add fact</source>
        <translation>添加事实(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Delete fact</source>
        <translation>删除事实(&amp;D)</translation>
    </message>
    <message>
        <source>Move fact &amp;up</source>
        <translation>上移事实(&amp;U)</translation>
    </message>
    <message>
        <source>Move fact do&amp;wn</source>
        <translation>下移事实(&amp;W)</translation>
    </message>
    <message>
        <source>Fact &amp;repeats another</source>
        <translation>事实重复另一条(&amp;R)</translation>
    </message>
    <message>
        <source>Facts &amp;differ</source>
        <translation>两条事实不同(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Go to next possible repetition</source>
        <translation>转到下一处可能的重复(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Overrule mask</source>
        <translation>推翻屏蔽(&amp;O)</translation>
    </message>
    <message>
        <source>No&amp;te on mask</source>
        <translation>屏蔽备注(&amp;T)</translation>
    </message>
    <message>
        <source>Where it came &amp;from</source>
        <translation>来源(&amp;F)</translation>
    </message>
    <message>
        <source>Facts of &amp;supporting paragraphs</source>
        <translation>支撑段落的事实(&amp;S)</translation>
    </message>
    <message>
        <source>Facts of &amp;nonsupporting paragraphs</source>
        <translation>非支撑段落的事实(&amp;N)</translation>
    </message>
    <message>
        <source>Decompose with a &amp;model…</source>
        <translation>用模型拆分…(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Check for conflicts…</source>
        <translation>检查冲突…(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Take over the imported facts</source>
        <translation>接管导入的事实(&amp;T)</translation>
    </message>
    <message>
        <source>Ne&amp;xt sample</source>
        <translation>下一个样本(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Previous sample</source>
        <translation>上一个样本(&amp;P)</translation>
    </message>
    <message>
        <source>To the &amp;facts</source>
        <translation>转到事实(&amp;F)</translation>
    </message>
    <message>
        <source>To the possible &amp;repetitions</source>
        <translation>转到可能的重复(&amp;R)</translation>
    </message>
    <message>
        <source>Opens the fact; Ctrl+Enter splits it at the cursor</source>
        <translation>打开事实；Ctrl+Enter 在光标处拆分</translation>
    </message>
    <message>
        <source>Asks a model which facts of nonsupporting paragraphs the supporting ones tell</source>
        <translation>询问模型：哪些非支撑段落的事实可由支撑段落得知</translation>
    </message>
    <message>
        <source>As&amp;k which are key…</source>
        <translation>询问哪些是关键事实(&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;Go to the key facts</source>
        <translation>转到关键事实(&amp;G)</translation>
    </message>
    <message>
        <source>Choose &amp;your name…</source>
        <translation>选择您的名字(&amp;Y)…</translation>
    </message>
</context>
<context>
    <name>tandem::FactCommands</name>
    <message>
        <source>editing fact %1</source>
        <translation>编辑事实 %1</translation>
    </message>
    <message>
        <source>splitting fact %1</source>
        <translation>拆分事实 %1</translation>
    </message>
    <message>
        <source>merging fact %1 with the next</source>
        <translation>将事实 %1 与下一条合并</translation>
    </message>
    <message>
        <source>adding a fact</source>
        <translation>添加一条事实</translation>
    </message>
    <message>
        <source>deleting fact %1</source>
        <translation>删除事实 %1</translation>
    </message>
    <message>
        <source>moving fact %1</source>
        <translation>移动事实 %1</translation>
    </message>
    <message>
        <source>marking fact %1 as repeated</source>
        <translation>将事实 %1 标为重复</translation>
    </message>
    <message>
        <source>taking the mark off fact %1</source>
        <translation>取消事实 %1 的标记</translation>
    </message>
    <message>
        <source>telling fact %1 apart</source>
        <translation>将事实 %1 区分开</translation>
    </message>
    <message>
        <source>masking fact %1</source>
        <translation>屏蔽事实 %1</translation>
    </message>
    <message>
        <source>unmasking fact %1</source>
        <translation>取消屏蔽事实 %1</translation>
    </message>
    <message>
        <source>note on the mask of fact %1</source>
        <translation>事实 %1 的屏蔽备注</translation>
    </message>
</context>
<context>
    <name>tandem::FactDelegate</name>
    <message>
        <source>A fact; Enter adds it and opens the next</source>
        <translation>一条事实；按 Enter 添加并打开下一条</translation>
    </message>
</context>
<context>
    <name>tandem::FactDesk</name>
    <message>
        <source>Put the cursor where the second fact begins; Ctrl+Enter splits there.</source>
        <translation>把光标放在第二条事实开始处；Ctrl+Enter 在那里拆分。</translation>
    </message>
    <message>
        <source>No fact is chosen: the arrow keys go to one.</source>
        <translation>未选中事实：用方向键可移到事实。</translation>
    </message>
    <message>
        <source>Not saved yet: Enter saves it, Escape once more drops it</source>
        <translation>尚未保存：按 Enter 保存，再按一次 Escape 放弃</translation>
    </message>
</context>
<context>
    <name>tandem::FactEditor</name>
    <message>
        <source>Text of the fact</source>
        <translation>事实文本</translation>
    </message>
</context>
<context>
    <name>tandem::FactHistory</name>
    <message>
        <source>Before: %1</source>
        <translation>之前：%1</translation>
    </message>
    <message>
        <source>After: %1</source>
        <translation>之后：%1</translation>
    </message>
    <message>
        <source>%1 at %2, %3</source>
        <translation>%1，%2，%3</translation>
    </message>
    <message>
        <source>Prompt &quot;%1&quot;, version %2</source>
        <translation>提示词“%1”，版本 %2</translation>
    </message>
    <message>
        <source>What was asked</source>
        <translation>所问内容</translation>
    </message>
    <message>
        <source>The reply as it came</source>
        <translation>原样回复</translation>
    </message>
</context>
<context>
    <name>tandem::FactListModel</name>
    <message>
        <source>repeated</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>repeats %1</source>
        <translation>重复 %1</translation>
    </message>
    <message>
        <source>repeats %1?</source>
        <translation>重复 %1？</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>已屏蔽</translation>
    </message>
    <message>
        <source>not masked</source>
        <translation>未屏蔽</translation>
    </message>
    <message>
        <source>Paragraph %1: %2</source>
        <translation>段落 %1：%2</translation>
    </message>
    <message>
        <source>A new fact</source>
        <translation>新事实</translation>
    </message>
    <message>
        <source>Fact %1: %2</source>
        <translation>事实 %1：%2</translation>
    </message>
</context>
<context>
    <name>tandem::FactPanel</name>
    <message>
        <source>Fact</source>
        <translation>事实</translation>
    </message>
    <message>
        <source>Fact %1</source>
        <translation>事实 %1</translation>
    </message>
    <message>
        <source>paragraph %1</source>
        <translation>段落 %1</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>“%1”：%2</translation>
    </message>
    <message>
        <source>Worth a look</source>
        <translation>值得一看</translation>
    </message>
    <message>
        <source>Repeated; takes no part in evaluation</source>
        <translation>重复；不参与评测</translation>
    </message>
    <message>
        <source>Is this the same fact?</source>
        <translation>这是同一条事实吗？</translation>
    </message>
    <message>
        <source>The benchmark does not say which fact it repeats.</source>
        <translation>基准未说明它重复了哪条事实。</translation>
    </message>
    <message>
        <source>Fact %1, %2 alike</source>
        <translation>事实 %1，相似度 %2</translation>
    </message>
    <message>
        <source>Take the mark off</source>
        <translation>取消标记</translation>
    </message>
    <message>
        <source>It repeats</source>
        <translation>它是重复</translation>
    </message>
    <message>
        <source>They differ</source>
        <translation>它们不同</translation>
    </message>
    <message>
        <source>Masked; takes no part in evaluation</source>
        <translation>已屏蔽；不参与评测</translation>
    </message>
    <message>
        <source>Takes part in evaluation</source>
        <translation>参与评测</translation>
    </message>
    <message>
        <source>Unmask</source>
        <translation>取消屏蔽</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>屏蔽</translation>
    </message>
    <message>
        <source>A note on it; Enter keeps it</source>
        <translation>写一条备注；Enter 保存</translation>
    </message>
    <message>
        <source>Note on the mask</source>
        <translation>屏蔽备注</translation>
    </message>
    <message>
        <source>About the fact</source>
        <translation>关于此事实</translation>
    </message>
</context>
<context>
    <name>tandem::FactQuestions</name>
    <message>
        <source>Possible repetitions</source>
        <translation>可能的重复</translation>
    </message>
</context>
<context>
    <name>tandem::FactsHeader</name>
    <message>
        <source>Facts</source>
        <translation>事实</translation>
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
        <source>%1 (%2)</source>
        <comment>a side and how many facts it has</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Decompose…</source>
        <translation>拆分…</translation>
    </message>
    <message>
        <source>Find conflicts…</source>
        <translation>查找冲突…</translation>
    </message>
</context>
<context>
    <name>tandem::FactsWorkspace</name>
    <message>
        <source>Somebody</source>
        <translation>某人</translation>
    </message>
    <message>
        <source>Paragraphs and their facts</source>
        <translation>段落及其事实</translation>
    </message>
    <message>
        <source>A fact that is being typed is not saved.</source>
        <translation>正在输入的一条事实尚未保存。</translation>
    </message>
    <message>
        <source>A note on a mask is written and not kept yet.</source>
        <translation>一条关于屏蔽的备注已写下但尚未保存。</translation>
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
    <message>
        <source>Select the rows behind it</source>
        <translation>选择其背后的行</translation>
    </message>
    <message>
        <source>median %1 / %2 a fact</source>
        <translation>中位数 %1 / %2 每条事实</translation>
    </message>
    <message>
        <source>median %1 a fact and person</source>
        <translation>中位数 %1 每条事实和每人</translation>
    </message>
    <message>
        <source>Key facts</source>
        <translation>关键事实</translation>
    </message>
    <message>
        <source>Key by these answers alone</source>
        <translation>仅凭这些答案为关键</translation>
    </message>
    <message>
        <source>not key: %1</source>
        <translation>非关键：%1</translation>
    </message>
    <message>
        <source>Kept by these answers alone</source>
        <translation>仅凭这些答案保留</translation>
    </message>
    <message>
        <source>n = %1. Interval after Fleiss, Cohen and Everitt, cut at −1 and 1.</source>
        <translation>n = %1。区间按 Fleiss、Cohen 和 Everitt 的方法计算，在 −1 和 1 处截断。</translation>
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
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Which step state, person, pair and progress are about</source>
        <translation>状态、人员、标注对和进度所指的步骤</translation>
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
        <source>As it stood at the end of this day</source>
        <translation>截至当日结束时的状态</translation>
    </message>
    <message>
        <source>Items of the stage</source>
        <translation>该阶段的条目</translation>
    </message>
    <message>
        <source>As it stood at the &amp;end of</source>
        <translation>截至此日结束(&amp;E)</translation>
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
    <name>tandem::HandoutPage</name>
    <message>
        <source>&amp;Raters for each item</source>
        <translation>每个条目的评分者数(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Items for each rater</source>
        <translation>每位评分者的条目数(&amp;I)</translation>
    </message>
    <message>
        <source>as many as there are</source>
        <translation>有多少就多少</translation>
    </message>
    <message>
        <source>Every rater has an &amp;order of their own; groups stay together</source>
        <translation>每位评分者各有自己的顺序；同组条目保持相连(&amp;O)</translation>
    </message>
    <message>
        <source>Either side is shown &amp;first equally often</source>
        <translation>两侧先显示的次数相同(&amp;F)</translation>
    </message>
    <message>
        <source>See&amp;d of orders and sides</source>
        <translation>顺序与左右侧的种子(&amp;D)</translation>
    </message>
    <message>
        <source>Offer a brea&amp;k after</source>
        <translation>多少个条目后提示休息(&amp;K)</translation>
    </message>
    <message>
        <source>no break</source>
        <translation>不休息</translation>
    </message>
    <message>
        <source>Days to come &amp;back after the first answer</source>
        <translation>首个答案之后可返回的天数(&amp;B)</translation>
    </message>
    <message>
        <source>until the study is closed</source>
        <translation>直到研究结束</translation>
    </message>
    <message>
        <source>Minutes until an unfinished item goes to the &amp;next rater</source>
        <translation>未完成的条目转给下一位评分者前的分钟数(&amp;N)</translation>
    </message>
    <message>
        <source>Results are shown without raters who</source>
        <translation>显示结果时略去这样的评分者</translation>
    </message>
    <message>
        <source>answered at least so many check items wrongly</source>
        <translation>答错的检查条目至少有这么多</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>took less than this for half of their items</source>
        <translation>半数条目的用时少于此值</translation>
    </message>
    <message>
        <source>gave one and the same answer to this share</source>
        <translation>同一答案达到此比例</translation>
    </message>
    <message>
        <source>answered less than this share of their items</source>
        <translation>所答条目不足此比例</translation>
    </message>
    <message>
        <source>no such rule</source>
        <translation>无此规则</translation>
    </message>
    <message>
        <source>These rules are named before anybody sees results, which are shown with these raters and without them.</source>
        <translation>这些规则在任何人看到结果之前指定；结果会分别按包含和略去这些评分者显示。</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
</context>
<context>
    <name>tandem::History</name>
    <message>
        <source>“%1” was taken off the list of changes that can be undone.</source>
        <translation>“%1” 已从可撤销的更改列表中移除。</translation>
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
    <name>tandem::ImportCasesDialog</name>
    <message numerus="yes">
        <source>%n case(s) added.</source>
        <translation>
            <numerusform>已添加 %n 个案例。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n output(s) added.</source>
        <translation>
            <numerusform>已添加 %n 个输出。</numerusform>
        </translation>
    </message>
    <message>
        <source>Import cases</source>
        <translation>导入案例</translation>
    </message>
    <message>
        <source>JSON, JSONL or CSV with input, output and reference, and maybe id, system and profile; or a file of LongLaMP. Drop files here.</source>
        <translation>含 input、output 和 reference（可另含 id、system 和 profile）的 JSON、JSONL 或 CSV；或 LongLaMP 文件。将文件拖放到此处。</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>&amp;Add files…</source>
        <translation>添加文件(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>where the files name none</source>
        <translation>用于文件未指明之处</translation>
    </message>
    <message>
        <source>&amp;System of the outputs</source>
        <translation>输出所属系统(&amp;S)</translation>
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
        <source>%1 is a result of evaluations. Take &quot;Import a result file&quot; for it.</source>
        <translation>%1 是评估结果。请改用“导入结果文件”。</translation>
    </message>
    <message>
        <source>Importing cases</source>
        <translation>正在导入案例</translation>
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
    <message>
        <source>leave them out</source>
        <translation>略去</translation>
    </message>
    <message>
        <source>replace those that nobody works on</source>
        <translation>替换无人处理的样本</translation>
    </message>
    <message>
        <source>keep both</source>
        <translation>两者都保留</translation>
    </message>
    <message>
        <source>The same article with the same discussion.</source>
        <translation>文章和讨论均相同。</translation>
    </message>
    <message>
        <source>Choose where to write</source>
        <translation>选择写入位置</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) imported.</source>
        <translation>
            <numerusform>已导入 %n 个样本。</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>&amp;Samples that already exist</source>
        <translation>已存在的样本(&amp;S)</translation>
    </message>
    <message>
        <source>A file of this name already exists. Choose another name.</source>
        <translation>已有同名文件。请换一个名称。</translation>
    </message>
</context>
<context>
    <name>tandem::ImportResultDialog</name>
    <message>
        <source>Import a result file</source>
        <translation>导入结果文件</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>&amp;Result file</source>
        <translation>结果文件(&amp;R)</translation>
    </message>
    <message>
        <source>Results of expert_score (*.json)</source>
        <translation>expert_score 的结果 (*.json)</translation>
    </message>
    <message>
        <source>&amp;Texts</source>
        <translation>文本(&amp;T)</translation>
    </message>
    <message>
        <source>Cases (*.json *.jsonl *.csv)</source>
        <translation>案例 (*.json *.jsonl *.csv)</translation>
    </message>
    <message>
        <source>whose outputs these are; may be empty</source>
        <translation>这些输出所属的系统；可留空</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>系统(&amp;S)</translation>
    </message>
    <message>
        <source>Numbers of the file that differ from the computed ones</source>
        <translation>文件中与计算值不同的数值</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>导入(&amp;I)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Choose the result file.</source>
        <translation>请选择结果文件。</translation>
    </message>
    <message>
        <source>Choose the file with its texts.</source>
        <translation>请选择其文本所在的文件。</translation>
    </message>
    <message>
        <source>The result and its texts are two files.</source>
        <translation>结果及其文本是两个不同的文件。</translation>
    </message>
    <message>
        <source>Reading the files</source>
        <translation>正在读取文件</translation>
    </message>
    <message>
        <source>average</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>case %1</source>
        <translation>案例 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n evaluation(s) are in the project.</source>
        <translation>
            <numerusform>项目中已有 %n 个评估。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n number(s) of the file are those that its tables give.</source>
        <translation>
            <numerusform>文件中的全部 %n 个数值均与其表格得出的一致。</numerusform>
        </translation>
    </message>
    <message>
        <source>Case</source>
        <translation>案例</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>文件中的值</translation>
    </message>
    <message>
        <source>As computed</source>
        <translation>计算值</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) of the file differ from what its tables give; Tandem shows the computed ones.</source>
        <translation>
            <numerusform>文件中有 %n 个数值与其表格得出的不同；Tandem 显示计算值。</numerusform>
        </translation>
    </message>
    <message>
        <source>The result is imported.</source>
        <translation>结果已导入。</translation>
    </message>
    <message>
        <source>A result of expert_score has scores and explanations, its texts are in a second file: a JSON list or JSONL of input, output and reference, in the same order.</source>
        <translation>expert_score 的结果含得分和解释，其文本在另一个文件中：由 input、output 和 reference 组成的 JSON 列表或 JSONL，顺序相同。</translation>
    </message>
</context>
<context>
    <name>tandem::ImportedOpinions</name>
    <message>
        <source>Opinions that came with the sample</source>
        <translation>随样本而来的观点</translation>
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
    <message>
        <source>Choose files to import</source>
        <translation>选择要导入的文件</translation>
    </message>
    <message>
        <source>Benchmarks and articles (%1)</source>
        <translation>基准和文章 (%1)</translation>
    </message>
    <message>
        <source>Choose a folder of articles</source>
        <translation>选择文章文件夹</translation>
    </message>
    <message>
        <source>What the file will become</source>
        <translation>文件将变成什么</translation>
    </message>
    <message>
        <source>Title and paragraphs of the chosen file</source>
        <translation>所选文件的标题和段落</translation>
    </message>
    <message>
        <source>The first &amp;line of a text file is its title</source>
        <translation>文本文件的第一行是标题(&amp;L)</translation>
    </message>
</context>
<context>
    <name>tandem::InspectActions</name>
    <message>
        <source>&amp;Next aspect</source>
        <translation>下一个方面(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous aspect</source>
        <translation>上一个方面(&amp;P)</translation>
    </message>
    <message>
        <source>Recall or p&amp;recision side</source>
        <translation>召回侧或精确侧(&amp;R)</translation>
    </message>
    <message>
        <source>Next &amp;undecided decision</source>
        <translation>下一个未决判定(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Second system beside it</source>
        <translation>并排显示第二个系统(&amp;S)</translation>
    </message>
    <message>
        <source>Next &amp;mode of the score</source>
        <translation>下一个得分模式(&amp;M)</translation>
    </message>
    <message>
        <source>Next &amp;case</source>
        <translation>下一个案例(&amp;C)</translation>
    </message>
    <message>
        <source>Previous c&amp;ase</source>
        <translation>上一个案例(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Filter cases</source>
        <translation>筛选案例(&amp;F)</translation>
    </message>
    <message>
        <source>A&amp;gree</source>
        <translation>同意(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Disagree</source>
        <translation>不同意(&amp;D)</translation>
    </message>
    <message>
        <source>Uns&amp;ure</source>
        <translation>不确定(&amp;U)</translation>
    </message>
    <message>
        <source>Agree with all that is &amp;left of the aspect</source>
        <translation>同意该方面余下的全部判定(&amp;L)</translation>
    </message>
    <message>
        <source>Take the opinion &amp;back</source>
        <translation>撤回意见(&amp;B)</translation>
    </message>
    <message>
        <source>No&amp;te…</source>
        <translation>备注(&amp;T)…</translation>
    </message>
    <message>
        <source>Decide: &amp;match</source>
        <translation>判定：匹配(&amp;M)</translation>
    </message>
    <message>
        <source>Decide: &amp;content</source>
        <translation>判定：内容(&amp;C)</translation>
    </message>
    <message>
        <source>Decide: &amp;style</source>
        <translation>判定：风格(&amp;S)</translation>
    </message>
    <message>
        <source>Decide: aspects of the te&amp;xt</source>
        <translation>判定：文本的方面(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Reply and prompt</source>
        <translation>回复与提示词(&amp;R)</translation>
    </message>
    <message>
        <source>Draw links as I &amp;judge them</source>
        <translation>按我的判断绘制连线(&amp;J)</translation>
    </message>
    <message>
        <source>D&amp;one with this evaluation</source>
        <translation>完成此评估(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Export this case…</source>
        <translation>导出此案例(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Copy the case as text</source>
        <translation>将案例复制为文本(&amp;C)</translation>
    </message>
    <message>
        <source>Case as a &amp;web page…</source>
        <translation>案例存为网页(&amp;W)…</translation>
    </message>
    <message>
        <source>Case as &amp;PDF…</source>
        <translation>案例存为 PDF(&amp;P)…</translation>
    </message>
    <message>
        <source>Turns the verdict round; of a match, choose what it should be</source>
        <translation>将结论反转；若为匹配，则选择应有的匹配</translation>
    </message>
    <message>
        <source>Final: afterwards you see what other reviewers said</source>
        <translation>不可更改：之后你会看到其他评审者的意见</translation>
    </message>
    <message>
        <source>There is no reply: the evaluation was imported</source>
        <translation>没有回复：该评估是导入的</translation>
    </message>
    <message>
        <source>Choose &amp;your name…</source>
        <translation>选择您的名字(&amp;Y)…</translation>
    </message>
    <message>
        <source>Read on in the reas&amp;on</source>
        <translation>继续阅读理由(&amp;O)</translation>
    </message>
    <message>
        <source>Next decision where reviewers di&amp;ffer</source>
        <translation>评审者有分歧的下一个判断(&amp;F)</translation>
    </message>
    <message>
        <source>A&amp;ll decisions of all cases</source>
        <translation>所有案例的所有判断(&amp;L)</translation>
    </message>
</context>
<context>
    <name>tandem::InspectWorkspace</name>
    <message>
        <source>Nothing to inspect yet</source>
        <translation>尚无可检视的内容</translation>
    </message>
    <message>
        <source>Bring cases in at Evaluate: prompts with the text that was expected and the text that a system wrote. Run ExPerT on them there, or import its results.</source>
        <translation>请在“评估”中加入案例：提示词、期望文本以及系统所写的文本。可在那里对其运行 ExPerT，或导入其结果。</translation>
    </message>
    <message>
        <source>Go to Evaluate</source>
        <translation>前往“评估”</translation>
    </message>
    <message>
        <source>No case passes the filter</source>
        <translation>没有案例符合筛选条件</translation>
    </message>
    <message>
        <source>Show all cases</source>
        <translation>显示全部案例</translation>
    </message>
    <message>
        <source>Choose a case</source>
        <translation>选择案例</translation>
    </message>
    <message>
        <source>Reading the cases…</source>
        <translation>正在读取案例…</translation>
    </message>
    <message>
        <source>choose who you are to review</source>
        <translation>要评审，请先选择你的姓名</translation>
    </message>
    <message numerus="yes">
        <source>reviewed %1 of %n decision(s)</source>
        <translation>
            <numerusform>已评审 %1 / %n 个判定</numerusform>
        </translation>
    </message>
    <message>
        <source>No other system has an evaluation of this case.</source>
        <translation>没有其他系统对此案例的评估。</translation>
    </message>
    <message>
        <source>next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>recall / precision</source>
        <translation>召回率 / 精确率</translation>
    </message>
    <message>
        <source>next undecided</source>
        <translation>下一个未决</translation>
    </message>
    <message>
        <source>second system</source>
        <translation>第二个系统</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>As I judge</source>
        <translation>按我的判断</translation>
    </message>
    <message>
        <source>No reply is stored for this decision.</source>
        <translation>没有为此判断存储的回复。</translation>
    </message>
    <message>
        <source>all decisions</source>
        <translation>所有判断</translation>
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
        <source>Median: %1 %2 (n = %3 paragraphs), %4 %5 (n = %6)</source>
        <comment>name, time, number of paragraphs, name, time, number of paragraphs</comment>
        <translation>中位数：%1 %2（n = %3 个段落），%4 %5（n = %6）</translation>
    </message>
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
    <message>
        <source>Answer to fact %1</source>
        <translation>对事实 %1 的回答</translation>
    </message>
    <message>
        <source>Unsure mark of fact %1</source>
        <translation>事实 %1 的不确定标记</translation>
    </message>
    <message>
        <source>Note on fact %1</source>
        <translation>事实 %1 的备注</translation>
    </message>
</context>
<context>
    <name>tandem::LeadNotesPage</name>
    <message>
        <source>Change the rules</source>
        <translation>更改规则</translation>
    </message>
    <message>
        <source>To look at</source>
        <translation>待查看</translation>
    </message>
    <message>
        <source>Look at it in Compare</source>
        <translation>在比对中查看</translation>
    </message>
    <message>
        <source>sample %1 %2</source>
        <comment>number and title</comment>
        <translation>样本 %1 %2</translation>
    </message>
    <message>
        <source>fact %1, %2</source>
        <translation>事实 %1，%2</translation>
    </message>
    <message>
        <source>paragraph %1, %2</source>
        <translation>段落 %1，%2</translation>
    </message>
    <message>
        <source>guideline</source>
        <translation>标注指南</translation>
    </message>
    <message>
        <source>way of working</source>
        <translation>工作方式</translation>
    </message>
    <message>
        <source>Listed are decisions by which the guideline must change.</source>
        <translation>列出的是要求修改标注指南的裁定。</translation>
    </message>
    <message>
        <source>Once both have handed in and are named, so is who took less than %1 s on an item (the median).</source>
        <translation>双方都提交并显示姓名之后，每项用时（中位数）少于 %1 秒的人也会列出。</translation>
    </message>
    <message>
        <source>Likewise who gave one and the same answer to %1 % of %2 items or more.</source>
        <translation>对 %2 项或更多项中的 %1 % 都给出同一答案的人也会列出。</translation>
    </message>
    <message>
        <source>Nothing to look at</source>
        <translation>没有需要查看的内容</translation>
    </message>
    <message>
        <source>No decision asks for another guideline, and nobody’s way of working stands out.</source>
        <translation>没有裁定要求修改标注指南，也没有人的工作方式引人注意。</translation>
    </message>
    <message>
        <source>This is for the lead</source>
        <translation>此页供负责人使用</translation>
    </message>
    <message>
        <source>Only a lead sees how others worked, and what they say of the guideline.</source>
        <translation>只有负责人能看到他人的工作方式以及他们对标注指南的意见。</translation>
    </message>
    <message>
        <source>The guideline was changed: take the tag away</source>
        <translation>指南已更改：去掉标记</translation>
    </message>
    <message>
        <source>Take the tag away</source>
        <translation>去掉标记</translation>
    </message>
    <message>
        <source>Choose your name…</source>
        <translation>选择您的名字…</translation>
    </message>
    <message>
        <source>guideline tag of fact %1 of sample %2</source>
        <translation>样本 %2 事实 %1 的指南标记</translation>
    </message>
    <message>
        <source>guideline tag of paragraph %1 of sample %2</source>
        <translation>样本 %2 段落 %1 的指南标记</translation>
    </message>
</context>
<context>
    <name>tandem::LinkCanvas</name>
    <message>
        <source>%1: matched to %2, %3</source>
        <translation>%1：与 %2 匹配，%3</translation>
    </message>
    <message>
        <source>%1: matched to “%2”, which is not an aspect of the other text, %3</source>
        <translation>%1：与“%2”匹配，但它不是另一文本的方面，%3</translation>
    </message>
    <message>
        <source>%1: unmatched</source>
        <translation>%1：未匹配</translation>
    </message>
    <message>
        <source>The other direction says otherwise: %1</source>
        <translation>另一方向的结果不同：%1</translation>
    </message>
    <message>
        <source>Another aspect has the same title; this one is not counted.</source>
        <translation>另一个方面的标题与此相同；此方面不计入。</translation>
    </message>
    <message>
        <source>Only precision has this link.</source>
        <translation>仅精确侧有此连线。</translation>
    </message>
    <message>
        <source>Only recall has this link.</source>
        <translation>仅召回侧有此连线。</translation>
    </message>
    <message>
        <source>Aspects and their links</source>
        <translation>方面及其连线</translation>
    </message>
    <message>
        <source>No aspects</source>
        <translation>无方面</translation>
    </message>
</context>
<context>
    <name>tandem::LinkLegend</name>
    <message>
        <source>What the lines mean: %1</source>
        <translation>线条的含义：%1</translation>
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
    <message>
        <source>Open project</source>
        <translation>打开项目</translation>
    </message>
    <message>
        <source>These files belong to a project.</source>
        <translation>这些文件属于某个项目。</translation>
    </message>
    <message>
        <source>Open the project that their forms are from, then drop them again.</source>
        <translation>请打开其表单所来自的项目，然后再次拖入。</translation>
    </message>
    <message>
        <source>File of the new project</source>
        <translation>新项目的文件</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Choose a result with its texts, cases or pairs</source>
        <translation>选择带文本的结果、案例或文本对</translation>
    </message>
    <message>
        <source>Results, cases and pairs (%1)</source>
        <translation>结果、案例和文本对 (%1)</translation>
    </message>
</context>
<context>
    <name>tandem::MarkdownEditor</name>
    <message>
        <source>(The preview ends here: the text is very long.)</source>
        <translation>（预览到此为止：文本很长。）</translation>
    </message>
</context>
<context>
    <name>tandem::MatchLegend</name>
    <message>
        <source>same word</source>
        <translation>相同的词</translation>
    </message>
    <message>
        <source>same stem</source>
        <translation>词干相同</translation>
    </message>
    <message>
        <source>synonym</source>
        <translation>同义词</translation>
    </message>
</context>
<context>
    <name>tandem::MatchPane</name>
    <message>
        <source>Reference</source>
        <translation>参考文本</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>候选文本</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln character(s)</source>
        <comment>name of a text</comment>
        <translation>
            <numerusform>%1 · %Ln 个字符</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a measure to see what it matched.</source>
        <translation>选择一个度量指标，查看它匹配了什么。</translation>
    </message>
    <message>
        <source>Choose a pair to see its texts.</source>
        <translation>选择一个文本对，查看其文本。</translation>
    </message>
    <message>
        <source>looking for matches…</source>
        <translation>正在查找匹配…</translation>
    </message>
    <message numerus="yes">
        <source>marked in the first %Ln character(s) of each text</source>
        <translation>
            <numerusform>在每个文本的前 %Ln 个字符中标出</numerusform>
        </translation>
    </message>
    <message>
        <source>imported, so that nothing is known of what it is based on</source>
        <translation>从外部导入，因此不知其依据</translation>
    </message>
</context>
<context>
    <name>tandem::MeasureChartsPage</name>
    <message>
        <source>Distribution</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>Systems</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Two measures</source>
        <translation>两个指标</translation>
    </message>
    <message>
        <source>Correlations</source>
        <translation>相关</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>指标(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;against</source>
        <translation>对比(&amp;A)</translation>
    </message>
    <message>
        <source>All pairs</source>
        <translation>所有文本对</translation>
    </message>
    <message>
        <source>By system</source>
        <translation>按系统</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>文本对</translation>
    </message>
    <message>
        <source>System means</source>
        <translation>系统平均值</translation>
    </message>
    <message>
        <source>Pearson</source>
        <translation>Pearson</translation>
    </message>
    <message>
        <source>Spearman</source>
        <translation>Spearman</translation>
    </message>
    <message>
        <source>Kendall</source>
        <translation>Kendall</translation>
    </message>
    <message>
        <source>Save table…</source>
        <translation>保存表格…</translation>
    </message>
    <message>
        <source>Save chart…</source>
        <translation>保存图表…</translation>
    </message>
    <message>
        <source>Show the next kind of chart</source>
        <translation>显示下一种图表</translation>
    </message>
    <message>
        <source>Copy the figures of the chart</source>
        <translation>复制图表的数据</translation>
    </message>
    <message>
        <source>Save the figures of the chart</source>
        <translation>保存图表的数据</translation>
    </message>
    <message>
        <source>Save the chart of measures</source>
        <translation>保存度量指标的图表</translation>
    </message>
    <message>
        <source>No measure to draw yet</source>
        <translation>尚无可绘制的度量指标</translation>
    </message>
    <message>
        <source>computing…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>Open pairs of texts and choose measures on the page Scores; how they are distributed and correlate is then shown here.</source>
        <translation>请在“得分”页打开文本对并选择度量指标；之后此处会显示它们的分布和相互关系。</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>System pairs</source>
        <translation>系统对</translation>
    </message>
</context>
<context>
    <name>tandem::MeasuresDialog</name>
    <message>
        <source>WordNet&apos;s folder…</source>
        <translation>WordNet 文件夹…</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>度量指标</translation>
    </message>
    <message>
        <source>Usual ones</source>
        <translation>常用指标</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>METEOR takes synonyms from WordNet in %1.</source>
        <translation>METEOR 使用 %1 中的 WordNet 同义词。</translation>
    </message>
    <message>
        <source>METEOR with synonyms needs WordNet 3.0, which is not installed here. Install it (package wordnet-base), or choose the folder that its files are in.</source>
        <translation>含同义词的 METEOR 需要 WordNet 3.0，但此处未安装。请安装它（软件包 wordnet-base），或选择其文件所在的文件夹。</translation>
    </message>
    <message>
        <source>There is no WordNet in %1: the file index.noun is missing.</source>
        <translation>%1 中没有 WordNet：缺少文件 index.noun。</translation>
    </message>
    <message>
        <source>Forms of one measure that give other numbers are measures of their own. Space chooses one, or a whole family.</source>
        <translation>同一度量指标的不同形式若给出不同的数值，则各为独立的指标。按空格键可选择单个指标或整个系列。</translation>
    </message>
    <message>
        <source>Score texts outside a measure as published</source>
        <translation>对范围外的文本按已发表的做法计分</translation>
    </message>
    <message>
        <source>ROUGE sees the letters a to z and numbers only; other measures need blanks between words. Texts that a measure cannot see have no score by it and are in no mean, chart or correlation. The implementations give them a number all the same, mostly 0.</source>
        <translation>ROUGE 只识别字母 a 到 z 和数字；其他度量指标需要词与词之间有空格。度量指标无法识别的文本没有该指标的得分，也不计入任何平均值、图表或相关。原实现仍会为其给出一个数字，多为 0。</translation>
    </message>
    <message>
        <source>ExPerT, as evaluated in this project</source>
        <translation>ExPerT，按本项目中的评估</translation>
    </message>
</context>
<context>
    <name>tandem::MergePacketsDialog</name>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Leave out what cannot be merged, and merge the rest</source>
        <translation>略去无法合并的，合并其余(&amp;L)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>合并(&amp;M)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Only a lead merges packets.</source>
        <translation>只有负责人可以合并数据包。</translation>
    </message>
    <message>
        <source>Merging packets</source>
        <translation>正在合并数据包</translation>
    </message>
    <message numerus="yes">
        <source>%n packet(s) merged</source>
        <translation>
            <numerusform>已合并 %n 个数据包</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n 项新的</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n handed in</source>
        <translation>
            <numerusform>%n 项已提交</numerusform>
        </translation>
    </message>
    <message>
        <source>The merge was stopped. Nothing was changed.</source>
        <translation>合并已停止，没有任何更改。</translation>
    </message>
    <message>
        <source>Packets and answers (%1)</source>
        <translation>数据包和答案 (%1)</translation>
    </message>
    <message>
        <source>Add or drop the packets and answers files that came back. Each answer is taken once, however often a file is merged, and in whatever order.</source>
        <translation>请添加或拖入寄回的数据包和答案文件。无论文件合并多少次、以何种顺序合并，每个答案只取一次。</translation>
    </message>
    <message>
        <source>Merge packets and answers of forms</source>
        <translation>合并数据包和表单的答案</translation>
    </message>
    <message>
        <source>&amp;Add packets or answers…</source>
        <translation>添加数据包或答案…(&amp;A)</translation>
    </message>
    <message>
        <source>Choose packets and answers of forms to merge</source>
        <translation>选择要合并的数据包和表单的答案</translation>
    </message>
</context>
<context>
    <name>tandem::MergePreview</name>
    <message>
        <source>paragraphs</source>
        <translation>段落</translation>
    </message>
    <message>
        <source>key facts</source>
        <translation>关键事实</translation>
    </message>
    <message>
        <source>opinions</source>
        <translation>观点</translation>
    </message>
    <message>
        <source>What the packets bring</source>
        <translation>数据包带来的内容</translation>
    </message>
    <message>
        <source>Packet, sample</source>
        <translation>数据包，样本</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新</translation>
    </message>
    <message>
        <source>There already</source>
        <translation>已有</translation>
    </message>
    <message>
        <source>Handed in</source>
        <translation>已提交</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>looking …</source>
        <translation>正在查看 …</translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be merged</source>
        <translation>
            <numerusform>%n 个无法合并</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing new</source>
        <translation>没有新内容</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1  %2 (%3)</source>
        <translation>%1  %2（%3）</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>handed in</source>
        <translation>已提交</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>已撤回</translation>
    </message>
    <message>
        <source>Study &quot;%1&quot;</source>
        <translation>研究“%1”</translation>
    </message>
    <message>
        <source>withdraws</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>All answers of this rater are erased.</source>
        <translation>此评分者的所有答案被抹除。</translation>
    </message>
    <message numerus="yes">
        <source>%n came after the study was closed</source>
        <translation>
            <numerusform>%n 个在研究结束之后到达</numerusform>
        </translation>
    </message>
    <message>
        <source>Study “%1”</source>
        <translation>研究“%1”</translation>
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
    <name>tandem::MetricsController</name>
    <message numerus="yes">
        <source>%Ln score(s) added to the project.</source>
        <translation>
            <numerusform>已向项目添加 %Ln 个得分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln score(s) already existed.</source>
        <translation>
            <numerusform>%Ln 个得分此前已存在。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::MetricsWorkspace</name>
    <message>
        <source>Scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Personalization</source>
        <translation>个性化</translation>
    </message>
    <message>
        <source>Metrics: %1</source>
        <comment>name of a page</comment>
        <translation>度量：%1</translation>
    </message>
    <message>
        <source>Pages of Metrics</source>
        <translation>“度量”的页面</translation>
    </message>
    <message>
        <source>updating…</source>
        <translation>正在更新…</translation>
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
        <source>Enter saves, Shift+Enter begins a new line, Escape cancels</source>
        <translation>Enter 保存，Shift+Enter 换行，Escape 取消</translation>
    </message>
    <message>
        <source>Not stored: Enter tries again, Escape closes it and keeps the text</source>
        <translation>未保存：按 Enter 重试，按 Escape 关闭并保留文本</translation>
    </message>
    <message>
        <source>Not saved yet: Enter saves it, Escape once more drops it</source>
        <translation>尚未保存：按 Enter 保存，再按一次 Escape 放弃</translation>
    </message>
</context>
<context>
    <name>tandem::NoteField</name>
    <message>
        <source>Not stored: Enter tries again</source>
        <translation>未保存：按 Enter 重试</translation>
    </message>
</context>
<context>
    <name>tandem::OpenLinksDialog</name>
    <message>
        <source>Link</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>生成时间</translation>
    </message>
    <message>
        <source>Came by it</source>
        <translation>由此加入</translation>
    </message>
    <message>
        <source>%1 of at most %2</source>
        <translation>%1 / 最多 %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Completion code of who is done</source>
        <translation>完成者的完成码</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>谢绝</translation>
    </message>
    <message>
        <source>Completion code of who declined</source>
        <translation>谢绝者的完成码</translation>
    </message>
    <message>
        <source>Screened out</source>
        <translation>被筛除</translation>
    </message>
    <message>
        <source>Completion code of who was screened out</source>
        <translation>被筛除者的完成码</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>已收回</translation>
    </message>
    <message>
        <source>open</source>
        <translation>有效</translation>
    </message>
    <message>
        <source>Open links of the study</source>
        <translation>研究的开放链接</translation>
    </message>
    <message>
        <source>Open links</source>
        <translation>开放链接</translation>
    </message>
    <message>
        <source>The addresses themselves are not kept: one that is lost is taken back, and another one made. Who came by a link that is taken back goes on.</source>
        <translation>地址本身不会保存：丢失的链接须收回，再另外生成一个。链接收回之后，已由此加入的评分者可以继续。</translation>
    </message>
    <message>
        <source>&amp;Take it back</source>
        <translation>收回(&amp;T)</translation>
    </message>
    <message>
        <source>Take the link %1 back? Nobody new can come by it.</source>
        <translation>要收回链接 %1 吗？此后没有新参与者可由此加入。</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>收回</translation>
    </message>
</context>
<context>
    <name>tandem::OpinionFields</name>
    <message>
        <source>Clear opinion</source>
        <translation>清晰观点</translation>
    </message>
    <message>
        <source>Atomic opinions</source>
        <translation>原子观点</translation>
    </message>
    <message>
        <source>Clear opinion · %1 marks a clarified part</source>
        <comment>key</comment>
        <translation>清晰观点 · %1 标记澄清的部分</translation>
    </message>
    <message>
        <source>Atomic opinions, one a line · %1 splits the clear opinion</source>
        <comment>key</comment>
        <translation>原子观点，每行一条 · %1 拆分清晰观点</translation>
    </message>
</context>
<context>
    <name>tandem::OpinionsActions</name>
    <message>
        <source>Next sample</source>
        <translation>下一个样本</translation>
    </message>
    <message>
        <source>Previous sample</source>
        <translation>上一个样本</translation>
    </message>
    <message>
        <source>Go to the utterance</source>
        <translation>转到话语</translation>
    </message>
    <message>
        <source>Go to the opinions</source>
        <translation>转到观点</translation>
    </message>
    <message>
        <source>Go to the references</source>
        <translation>转到指代</translation>
    </message>
    <message>
        <source>Go to the clear opinion</source>
        <translation>转到清晰观点</translation>
    </message>
    <message>
        <source>Go to the atomic opinions</source>
        <translation>转到原子观点</translation>
    </message>
    <message>
        <source>Go to the article</source>
        <translation>转到文章</translation>
    </message>
    <message>
        <source>Go to the discussion</source>
        <translation>转到讨论</translation>
    </message>
    <message>
        <source>Mark the selection as a main &amp;opinion</source>
        <translation>将所选标为主要观点(&amp;O)</translation>
    </message>
    <message>
        <source>Mark other words for the opinion</source>
        <translation>为观点标记其他词语</translation>
    </message>
    <message>
        <source>Mark the selection as a &amp;reference</source>
        <translation>将所选标为指代(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;No opinion in this utterance</source>
        <translation>此话语无观点(&amp;N)</translation>
    </message>
    <message>
        <source>Remove the opinion</source>
        <translation>移除观点</translation>
    </message>
    <message>
        <source>&amp;Link the reference</source>
        <translation>链接指代(&amp;L)</translation>
    </message>
    <message>
        <source>Replace the phrase, or &amp;supplement it</source>
        <translation>替换该短语或补充说明(&amp;S)</translation>
    </message>
    <message>
        <source>Remove the reference</source>
        <translation>移除指代</translation>
    </message>
    <message>
        <source>Link the reference to the selection</source>
        <translation>将指代链接到所选</translation>
    </message>
    <message>
        <source>&amp;Bold: clarified part</source>
        <translation>加粗：澄清的部分(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Split into atomic opinions</source>
        <translation>拆分为原子观点(&amp;S)</translation>
    </message>
    <message>
        <source>Move the atomic opinion up</source>
        <translation>上移原子观点</translation>
    </message>
    <message>
        <source>Move the atomic opinion down</source>
        <translation>下移原子观点</translation>
    </message>
    <message>
        <source>Delete the atomic opinion</source>
        <translation>删除原子观点</translation>
    </message>
    <message>
        <source>Next utterance</source>
        <translation>下一条话语</translation>
    </message>
    <message>
        <source>Previous utterance</source>
        <translation>上一条话语</translation>
    </message>
    <message>
        <source>Give the utterance to the other</source>
        <translation>将话语交给另一位</translation>
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
        <source>&amp;Faithful: yes or no</source>
        <translation>忠实：是或否(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;References: yes or no</source>
        <translation>指代：是或否(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Atomic: yes or no</source>
        <translation>原子性：是或否(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Independent: yes or no</source>
        <translation>独立性：是或否(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Yes to everything</source>
        <translation>全部为是(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Suggest a correction</source>
        <translation>建议修改(&amp;S)</translation>
    </message>
    <message>
        <source>No&amp;te</source>
        <translation>备注(&amp;T)</translation>
    </message>
    <message>
        <source>Give the check</source>
        <translation>给出检查结果</translation>
    </message>
    <message>
        <source>&amp;Accept the suggestion</source>
        <translation>接受建议(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Change the opinion</source>
        <translation>修改观点(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Defend the opinion</source>
        <translation>为观点辩护(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Keep the opinion</source>
        <translation>保留观点(&amp;K)</translation>
    </message>
    <message>
        <source>Drop the opinion</source>
        <translation>舍弃观点</translation>
    </message>
    <message>
        <source>Next opinion that waits for me</source>
        <translation>下一条等待我的观点</translation>
    </message>
    <message>
        <source>Reopen...</source>
        <translation>重新打开...</translation>
    </message>
    <message>
        <source>Mark the words for &amp;another referent, too</source>
        <translation>也为另一指代对象标记这些词(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Assign to a pair...</source>
        <translation>分配给一对标注者(&amp;A)...</translation>
    </message>
    <message>
        <source>&amp;Settle...</source>
        <translation>定稿(&amp;S)...</translation>
    </message>
    <message>
        <source>&amp;Guideline</source>
        <translation>标注指南(&amp;G)</translation>
    </message>
    <message>
        <source>Next open sample</source>
        <translation>下一个未完成样本</translation>
    </message>
</context>
<context>
    <name>tandem::OpinionsController</name>
    <message>
        <source>check of opinion %1 of sample %2</source>
        <translation>检查样本 %2 的观点 %1</translation>
    </message>
    <message>
        <source>answer about opinion %1 of sample %2</source>
        <translation>答复样本 %2 的观点 %1</translation>
    </message>
    <message>
        <source>decision on opinion %1 of sample %2</source>
        <translation>裁定样本 %2 的观点 %1</translation>
    </message>
    <message>
        <source>settling the opinions of sample %1</source>
        <translation>将样本 %1 的观点定稿</translation>
    </message>
</context>
<context>
    <name>tandem::OpinionsTop</name>
    <message>
        <source>Why are the opinions reopened? Enter reopens them.</source>
        <translation>为什么重新打开观点？按 Enter 重新打开。</translation>
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
        <source>Reopening needs a reason.</source>
        <translation>重新打开需要理由。</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>重新打开</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Check each other&apos;s opinions</source>
        <translation>互相检查观点</translation>
    </message>
    <message>
        <source>Clear atomic opinions</source>
        <translation>清晰原子观点</translation>
    </message>
    <message numerus="yes">
        <source>%n utterance(s)</source>
        <translation>
            <numerusform>%n 条话语</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 yours</source>
        <translation>%1 / %2 属于你</translation>
    </message>
    <message>
        <source>Handed in. You check each other&apos;s opinions once both have handed in.</source>
        <translation>已提交。两人都提交后，你们互相检查观点。</translation>
    </message>
    <message>
        <source>Settled: the opinions are in the benchmark.</source>
        <translation>已定案：观点已进入基准。</translation>
    </message>
    <message>
        <source>Two people write about this discussion; what they write is shown once both have handed in.</source>
        <translation>两人就此讨论撰写观点；两人都提交后才会显示所写内容。</translation>
    </message>
    <message>
        <source>These opinions came with the sample; nobody is assigned to write others.</source>
        <translation>这些观点随样本而来；没有人被分配撰写其他观点。</translation>
    </message>
    <message>
        <source>Nobody is assigned to the opinions of this sample yet.</source>
        <translation>尚无人被分配此样本的观点。</translation>
    </message>
    <message>
        <source>None of these utterances is yours; hand in so that checking can begin.</source>
        <translation>这些话语都不属于你；请提交，以便开始检查。</translation>
    </message>
    <message>
        <source>All written: Ctrl+Enter hands in.</source>
        <translation>全部写完：Ctrl+Enter 提交。</translation>
    </message>
    <message numerus="yes">
        <source>%n opinion(s) wait for you.</source>
        <translation>
            <numerusform>%n 条观点等待你处理。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing waits for you; %n opinion(s) wait for others.</source>
        <translation>
            <numerusform>没有等待你的；%n 条观点等待他人。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is waiting any longer: settling puts the opinions into the benchmark.</source>
        <translation>没有等待处理的了：定案会将观点放入基准。</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>saving…</source>
        <translation>正在保存…</translation>
    </message>
    <message>
        <source>Hand in? None of these utterances is yours.</source>
        <translation>提交？这些发言都不是您负责的。</translation>
    </message>
    <message numerus="yes">
        <source>Hand in %n utterance(s)? Your partner checks them once both have handed in.</source>
        <translation>
            <numerusform>提交 %n 条发言？双方都提交之后由您的搭档检查。</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>提交</translation>
    </message>
    <message>
        <source>Settle the opinions of this sample? They count from then on, and only the lead can reopen them.</source>
        <translation>将此样本的观点定稿？此后以其为准，只有负责人可以重新打开。</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>定稿</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>已完成 %1 / %2</translation>
    </message>
</context>
<context>
    <name>tandem::OpinionsWorkspace</name>
    <message>
        <source>Who are you?</source>
        <translation>您是谁？</translation>
    </message>
    <message>
        <source>Choose your name in the corner of the window. What you write is yours alone until both of a pair have handed in.</source>
        <translation>请在窗口角落选择你的名字。在两人都提交之前，你写的内容只属于你。</translation>
    </message>
    <message>
        <source>No discussion yet</source>
        <translation>尚无讨论</translation>
    </message>
    <message>
        <source>Write the discussion</source>
        <translation>撰写讨论</translation>
    </message>
    <message>
        <source>No sample to write about yet</source>
        <translation>尚无可撰写的样本</translation>
    </message>
    <message>
        <source>Choose a sample in the list, or import articles first.</source>
        <translation>请在列表中选择样本，或先导入文章。</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>你的</translation>
    </message>
    <message>
        <source>%1, done</source>
        <comment>whose</comment>
        <translation>%1，已完成</translation>
    </message>
    <message>
        <source>The reason for reopening is not given yet.</source>
        <translation>尚未给出重新打开的理由。</translation>
    </message>
    <message>
        <source>A check of opinions is begun and not given.</source>
        <translation>有一项观点检查已开始但尚未给出结果。</translation>
    </message>
    <message>
        <source>No other sample waits for you.</source>
        <translation>没有其他样本在等您。</translation>
    </message>
    <message>
        <source>Choose your name…</source>
        <translation>选择您的名字…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Sample %1, “%2”: opinions are taken from the utterances of a discussion.</source>
        <translation>样本 %1“%2”：观点取自讨论中的话语。</translation>
    </message>
</context>
<context>
    <name>tandem::OptionRows</name>
    <message>
        <source>Add an answer</source>
        <translation>添加答案</translation>
    </message>
    <message>
        <source>Raters read</source>
        <translation>评分者看到的文字</translation>
    </message>
    <message>
        <source>In files</source>
        <translation>文件中的值</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Stands for</source>
        <translation>代表</translation>
    </message>
    <message>
        <source>itself</source>
        <translation>其本身</translation>
    </message>
    <message>
        <source>the first text</source>
        <translation>第一个文本</translation>
    </message>
    <message>
        <source>the second text</source>
        <translation>第二个文本</translation>
    </message>
    <message>
        <source>Remove this answer</source>
        <translation>移除此答案</translation>
    </message>
    <message>
        <source>Remove answer %1</source>
        <translation>移除答案 %1</translation>
    </message>
    <message>
        <source>Answer %1: what raters read</source>
        <translation>答案 %1：评分者看到的文字</translation>
    </message>
    <message>
        <source>Answer %1: its value in files</source>
        <translation>答案 %1：文件中的值</translation>
    </message>
    <message>
        <source>Answer %1: its key</source>
        <translation>答案 %1：按键</translation>
    </message>
    <message>
        <source>Answer %1: what it stands for</source>
        <translation>答案 %1：代表什么</translation>
    </message>
</context>
<context>
    <name>tandem::OrderSwapCheck</name>
    <message>
        <source>Order swap of a pairwise judge</source>
        <translation>成对评判的交换顺序检查</translation>
    </message>
    <message>
        <source>&amp;First system</source>
        <translation>第一个系统(&amp;F)</translation>
    </message>
    <message>
        <source>S&amp;econd system</source>
        <translation>第二个系统(&amp;E)</translation>
    </message>
    <message>
        <source>This check needs outputs of two systems.</source>
        <translation>此检查需要两个系统的输出。</translation>
    </message>
    <message>
        <source>Choose two different systems.</source>
        <translation>请选择两个不同的系统。</translation>
    </message>
    <message>
        <source>No case has an output of both systems.</source>
        <translation>没有任何案例同时有两个系统的输出。</translation>
    </message>
    <message numerus="yes">
        <source>%1 calls: two orders of %n case(s) with outputs of both.</source>
        <translation>
            <numerusform>%1 次调用：%n 个同时有两者输出的案例，各两种顺序。</numerusform>
        </translation>
    </message>
    <message>
        <source>Judge again…</source>
        <translation>重新评判…</translation>
    </message>
    <message>
        <source>Judge in both orders…</source>
        <translation>以两种顺序评判…</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n verdict(s) changed with the order: %2.</source>
        <translation>
            <numerusform>%1 / %n 个结论随顺序改变：%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>In both orders %1 was chosen %2 times, %3 %4 times.</source>
        <comment>system, number, system, number</comment>
        <translation>两种顺序下均选择 %1 的有 %2 次，均选择 %3 的有 %4 次。</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) without a readable verdict in both orders are left out.</source>
        <translation>
            <numerusform>%n 个案例并非在两种顺序下都有可读取的结论，已略去。</numerusform>
        </translation>
    </message>
    <message>
        <source>A model chooses between the outputs of two systems, once in each order. A verdict that changes with the order depends on the position, not on the text.</source>
        <translation>模型在两个系统的输出之间作选择，两种顺序各一次。随顺序改变的结论反映的是位置，而不是文本。</translation>
    </message>
    <message>
        <source>Not run yet. The share of changed verdicts will be shown here.</source>
        <translation>尚未运行。此处将显示改变的结论所占比例。</translation>
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
    <message>
        <source>%1: %2</source>
        <comment>step and figure</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>等待中</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in work or done</source>
        <translation>
            <numerusform>%Ln 个进行中或已完成</numerusform>
        </translation>
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
    <message>
        <source>Agreement</source>
        <translation>一致率</translation>
    </message>
    <message>
        <source>To look at</source>
        <translation>待查看</translation>
    </message>
</context>
<context>
    <name>tandem::PacketBanner</name>
    <message>
        <source>Packet of %1 from “%2”.</source>
        <translation>%1 的数据包，来自“%2”。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n handed in. When you are done, close it and send the file back.</source>
        <translation>
            <numerusform>已提交 %1 / %n。完成后关闭并寄回文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>Check your partner&apos;s opinions and answer their checks, then close it and send the file back.</source>
        <translation>检查搭档的观点并回应其检查，然后关闭并寄回文件。</translation>
    </message>
    <message>
        <source>Everything is handed in: close it and send the file back.</source>
        <translation>全部已提交：关闭并寄回文件。</translation>
    </message>
</context>
<context>
    <name>tandem::PairedPanel</name>
    <message>
        <source>Two systems over the same cases</source>
        <translation>相同案例上的两个系统</translation>
    </message>
    <message>
        <source>minus</source>
        <comment>between two systems whose scores are compared</comment>
        <translation>减</translation>
    </message>
    <message>
        <source>First system</source>
        <translation>第一个系统</translation>
    </message>
    <message>
        <source>Second system</source>
        <translation>第二个系统</translation>
    </message>
    <message>
        <source>There are not two systems in this set.</source>
        <translation>此集合中没有两个系统。</translation>
    </message>
    <message>
        <source>Choose two different systems.</source>
        <translation>请选择两个不同的系统。</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>95 % interval %1, %2, n = %3 cases, %4 of them equal</source>
        <translation>95 % 区间 %1，%2，n = %3 个案例，其中 %4 个相等</translation>
    </message>
    <message>
        <source>p ≤ %1</source>
        <translation>p ≤ %1</translation>
    </message>
    <message>
        <source>p = %1</source>
        <translation>p = %1</translation>
    </message>
    <message>
        <source>%1 minus %2 (%3): %4; %5; %6</source>
        <comment>two systems, mode, difference, p value, method</comment>
        <translation>%1 减 %2（%3）：%4；%5；%6</translation>
    </message>
    <message>
        <source>Difference of mean F (%1), %2, two-sided, over all signs of the differences; fewer than six cases have no 95 % interval.</source>
        <translation>平均 F 之差（%1），%2，双侧，遍历差值的所有符号组合；案例少于六个时没有 95 % 区间。</translation>
    </message>
    <message>
        <source>Difference of mean F (%1), %2, two-sided, %3 resamples, seed %4.</source>
        <translation>平均 F 之差（%1），%2，双侧，%3 次重抽样，种子 %4。</translation>
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
    <message>
        <source>Person</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>%1 (set aside)</source>
        <translation>%1（已停用）</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
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
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Rounds handed in</source>
        <translation>已提交的轮次</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>rounds handed in of all</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Items answered</source>
        <translation>已回答的项目</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>answered items of all</comment>
        <translation>%1 / %2</translation>
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
    <name>tandem::PersevalChartView</name>
    <message>
        <source>Drawing samples was cancelled. Choose another view or seed to go on.</source>
        <translation>抽样已取消。请选择另一个视图或种子以继续。</translation>
    </message>
</context>
<context>
    <name>tandem::PersevalDrillDown</name>
    <message>
        <source>All models ›</source>
        <translation>所有模型 ›</translation>
    </message>
    <message>
        <source>%1 ›</source>
        <comment>back to the documents of a model</comment>
        <translation>%1 ›</translation>
    </message>
    <message>
        <source>Enter: a model&apos;s documents</source>
        <translation>Enter：模型的文档</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln 个文档</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln left out</source>
        <translation>
            <numerusform>略去 %Ln 项</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter: a document&apos;s users · Backspace: models</source>
        <translation>Enter：文档的用户 · Backspace：模型</translation>
    </message>
    <message>
        <source>Enter: the texts · Backspace: back</source>
        <translation>Enter：文本 · Backspace：返回</translation>
    </message>
    <message>
        <source>Open the file again.</source>
        <translation>请重新打开文件。</translation>
    </message>
    <message>
        <source>Reading the texts…</source>
        <translation>正在读取文本…</translation>
    </message>
    <message>
        <source>Left out, or counted in another way than usual</source>
        <translation>已略去，或以不同于通常的方式计入</translation>
    </message>
    <message>
        <source>The distances were imported without the texts that they are of.</source>
        <translation>导入的距离不含其对应的文本。</translation>
    </message>
    <message>
        <source>Another document is there in the file by now.</source>
        <translation>文件中该处现在是另一个文档。</translation>
    </message>
</context>
<context>
    <name>tandem::PersevalPage</name>
    <message numerus="yes">
        <source>%n document(s) compared</source>
        <translation>
            <numerusform>已比较 %n 个文档</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Leaderboard</source>
        <translation>排行榜</translation>
    </message>
    <message>
        <source>Beta</source>
        <translation>β</translation>
    </message>
    <message>
        <source>Stability</source>
        <translation>稳定性</translation>
    </message>
    <message>
        <source>Rank correlation</source>
        <translation>排名相关</translation>
    </message>
    <message>
        <source>Consensus</source>
        <translation>共识</translation>
    </message>
    <message>
        <source>What of the models is shown</source>
        <translation>显示模型的哪些内容</translation>
    </message>
    <message>
        <source>What models are ranked by</source>
        <translation>模型的排名依据</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Seed that the samples are drawn by</source>
        <translation>抽样所用的种子</translation>
    </message>
    <message>
        <source>Where the summaries come from</source>
        <translation>摘要的来源</translation>
    </message>
    <message>
        <source>How far do models follow their users?</source>
        <translation>模型在多大程度上贴合其用户？</translation>
    </message>
    <message>
        <source>Open a JSONL file with a document in each line: doc_id, doc_text, doc_summ (its title) and m_summary_dict, which has for each user the user&apos;s own summary, &quot;user&quot;, and one by each model under the model&apos;s name. Or a folder with the distances as three CSV files: sum_doc, sum_sum, sum_user. Files can be dropped here.</source>
        <translation>打开一个 JSONL 文件，每行一个文档：doc_id、doc_text、doc_summ（文档标题）和 m_summary_dict；后者为每个用户给出该用户的本人摘要“user”，以及每个模型的一个摘要（以模型名称为键）。或者打开一个文件夹，其中距离存为三个 CSV 文件：sum_doc、sum_sum、sum_user。也可将文件拖放到此处。</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>Open the sample</source>
        <translation>打开样本</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>Drawing samples</source>
        <translation>正在抽样</translation>
    </message>
    <message>
        <source>Personalized summaries (*.jsonl *.json);;All files (*)</source>
        <translation>个性化摘要 (*.jsonl *.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Cancelled; what was shown stays.</source>
        <translation>已取消；原先显示的内容保持不变。</translation>
    </message>
    <message>
        <source>The distances are in %1, as three CSV files.</source>
        <translation>距离已存入 %1，为三个 CSV 文件。</translation>
    </message>
    <message>
        <source>Open personalized summaries</source>
        <translation>打开个性化摘要</translation>
    </message>
    <message>
        <source>Open a folder of distances</source>
        <translation>打开距离文件夹</translation>
    </message>
    <message>
        <source>Open the sample of personalized summaries</source>
        <translation>打开个性化摘要的样例</translation>
    </message>
    <message>
        <source>Next view: models and charts</source>
        <translation>下一个视图：模型和图表</translation>
    </message>
    <message>
        <source>Choose the distance</source>
        <translation>选择距离</translation>
    </message>
    <message>
        <source>Set beta</source>
        <translation>设置 β</translation>
    </message>
    <message>
        <source>Show or hide the other parameters</source>
        <translation>显示或隐藏其他参数</translation>
    </message>
    <message>
        <source>Back to the paper&apos;s parameters</source>
        <translation>恢复论文中的参数</translation>
    </message>
    <message>
        <source>Sort by the current column, then the other way</source>
        <translation>按当前列排序，再次则反向排序</translation>
    </message>
    <message>
        <source>Back to documents or models</source>
        <translation>返回文档或模型</translation>
    </message>
    <message>
        <source>Copy the row</source>
        <translation>复制此行</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>保存表格</translation>
    </message>
    <message>
        <source>Save table…</source>
        <translation>保存表格…</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>保存图表</translation>
    </message>
    <message>
        <source>Save chart…</source>
        <translation>保存图表…</translation>
    </message>
    <message>
        <source>Save the distances as three CSV files</source>
        <translation>将距离保存为三个 CSV 文件</translation>
    </message>
    <message>
        <source>Save distances…</source>
        <translation>保存距离…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>tandem::PersevalSettings</name>
    <message>
        <source>What texts are compared by</source>
        <translation>比较文本的依据</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Imported…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>Distance between texts</source>
        <translation>文本之间的距离</translation>
    </message>
    <message>
        <source>Simplified</source>
        <translation>简化</translation>
    </message>
    <message>
        <source>Compare the distances themselves in place of X and Y</source>
        <translation>直接比较距离本身，而不是 X 和 Y</translation>
    </message>
    <message>
        <source>Unrounded</source>
        <translation>不舍入</translation>
    </message>
    <message>
        <source>Do not round scores as the published figures are (5 decimals, JSD 4)</source>
        <translation>不像已发表的数值那样舍入得分（5 位小数，JSD 为 4 位）</translation>
    </message>
    <message>
        <source>The other parameters of the formulas</source>
        <translation>公式的其他参数</translation>
    </message>
    <message>
        <source>The paper&apos;s values</source>
        <translation>论文中的值</translation>
    </message>
    <message>
        <source>β</source>
        <translation>β</translation>
    </message>
    <message>
        <source>p of EDP</source>
        <translation>EDP 的 p</translation>
    </message>
    <message>
        <source>p of ADP</source>
        <translation>ADP 的 p</translation>
    </message>
    <message>
        <source>q of ADP</source>
        <translation>ADP 的 q</translation>
    </message>
    <message>
        <source>p of ACP</source>
        <translation>ACP 的 p</translation>
    </message>
    <message>
        <source>q of ACP</source>
        <translation>ACP 的 q</translation>
    </message>
    <message>
        <source>ε of penalties</source>
        <translation>惩罚的 ε</translation>
    </message>
    <message>
        <source>ε of pairs</source>
        <translation>配对的 ε</translation>
    </message>
    <message>
        <source>Beta: how steep the penalty of DEGRESS rises, q of EDP (the paper&apos;s: 1.7)</source>
        <translation>β：DEGRESS 的惩罚上升的陡峭程度，即 EDP 的 q（论文：1.7）</translation>
    </message>
    <message>
        <source>Where the penalty of DEGRESS begins to rise (the paper&apos;s: 3)</source>
        <translation>DEGRESS 的惩罚开始上升的位置（论文：3）</translation>
    </message>
    <message>
        <source>Where the penalty of a drop in accuracy begins to rise (the paper&apos;s: 4)</source>
        <translation>准确度下降的惩罚开始上升的位置（论文：4）</translation>
    </message>
    <message>
        <source>How steep the penalty of a drop in accuracy rises (the paper&apos;s: 1)</source>
        <translation>准确度下降的惩罚上升的陡峭程度（论文：1）</translation>
    </message>
    <message>
        <source>Where the penalty of uneven accuracy begins to rise (the paper&apos;s: 4)</source>
        <translation>准确度不均的惩罚开始上升的位置（论文：4）</translation>
    </message>
    <message>
        <source>How steep the penalty of uneven accuracy rises (the paper&apos;s: 1)</source>
        <translation>准确度不均的惩罚上升的陡峭程度（论文：1）</translation>
    </message>
    <message>
        <source>Keeps penalties from dividing by zero (the paper&apos;s: 0.0000001)</source>
        <translation>防止惩罚中出现除以零（论文：0.0000001）</translation>
    </message>
    <message>
        <source>Added to both parts of min(X, Y) / max(X, Y) (the paper&apos;s: 0.00001)</source>
        <translation>加到 min(X, Y) / max(X, Y) 的分子和分母上（论文：0.00001）</translation>
    </message>
    <message>
        <source>Undefined distances as in the published code</source>
        <translation>未定义的距离按已发表代码处理</translation>
    </message>
    <message>
        <source>The published code counts a pair as alike where the users&apos; own distance is undefined, and lets one undefined distance spoil all pairs of a user; texts that the distance cannot see (such as Chinese ones by ROUGE) have the distance 1. Otherwise such pairs are left out.</source>
        <translation>已发表的代码在用户自己的距离未定义时把该对算作相同，并让一个未定义的距离使某用户的所有对失效；距离无法识别的文本（如 ROUGE 遇到的中文文本）的距离为 1。否则这些对会被略去。</translation>
    </message>
    <message>
        <source>Distances were imported. To compute others, open the texts.</source>
        <translation>距离是导入的。要计算其他距离，请打开文本。</translation>
    </message>
</context>
<context>
    <name>tandem::PersevalTexts</name>
    <message>
        <source>… and %1 more letters</source>
        <translation>…以及另外 %1 个字符</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>User&apos;s own summary</source>
        <translation>用户的本人摘要</translation>
    </message>
    <message>
        <source>Model&apos;s summary</source>
        <translation>模型的摘要</translation>
    </message>
    <message>
        <source>There is none.</source>
        <translation>没有。</translation>
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
    <message>
        <source>changing %1</source>
        <translation>更改 %1</translation>
    </message>
    <message>
        <source>adding %1</source>
        <translation>添加 %1</translation>
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
        <source>How long an answer stays in sight before the next item is shown. The next answer never has to wait for it.</source>
        <translation>回答在转到下一项之前停留显示的时间。下一个回答无需等待。</translation>
    </message>
</context>
<context>
    <name>tandem::PreviewDialog</name>
    <message>
        <source>What a rater sees</source>
        <translation>评分者看到的内容</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Nothing is kept of what is answered here.</source>
        <translation>此处的回答不会保存。</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation>知情同意</translation>
    </message>
    <message>
        <source>I agree and take part</source>
        <translation>我同意并参加</translation>
    </message>
    <message>
        <source>Next item</source>
        <translation>下一个条目</translation>
    </message>
    <message>
        <source>Previous item</source>
        <translation>上一个条目</translation>
    </message>
    <message>
        <source>next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>back</source>
        <translation>上一个</translation>
    </message>
    <message>
        <source>instructions</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>This is the last item: here the rater hands in.</source>
        <translation>这是最后一个条目：评分者在此提交。</translation>
    </message>
    <message>
        <source>agree</source>
        <translation>同意</translation>
    </message>
</context>
<context>
    <name>tandem::ProfileSwapCheck</name>
    <message>
        <source>Growing share of swapped profiles</source>
        <translation>逐渐增大的调换个人资料比例</translation>
    </message>
    <message>
        <source>Outputs are generated from the users&apos; profiles, then again with a growing share of users who get somebody else&apos;s. An evaluation that sees personalization falls.</source>
        <translation>先根据用户的个人资料生成输出，再让越来越大比例的用户得到他人的个人资料并重新生成。能识别个性化的评估，其得分会下降。</translation>
    </message>
    <message>
        <source>&amp;Name of the outputs</source>
        <translation>输出的名称(&amp;N)</translation>
    </message>
    <message>
        <source>This check needs cases with profiles: texts that the same user wrote earlier, as LongLaMP files have them.</source>
        <translation>此检查需要带个人资料的案例：即同一用户先前写的文本，如 LongLaMP 文件所含。</translation>
    </message>
    <message>
        <source>Name the outputs that are generated.</source>
        <translation>请为生成的输出命名。</translation>
    </message>
    <message>
        <source>All outputs are there; about %1 calls to evaluate them.</source>
        <translation>所有输出都已具备；评估它们约需 %1 次调用。</translation>
    </message>
    <message numerus="yes">
        <source>%1 calls to generate, about %2 to evaluate: %n share(s), from none to all, of %3 cases.</source>
        <translation>
            <numerusform>生成需 %1 次调用，评估约需 %2 次：%n 个比例（从无到全部），共 %3 个案例。</numerusform>
        </translation>
    </message>
    <message>
        <source>Evaluate…</source>
        <translation>评估…</translation>
    </message>
    <message>
        <source>Generate outputs and evaluate…</source>
        <translation>生成输出并评估…</translation>
    </message>
    <message>
        <source>Mean F from %1 at %2 % to %3 at %4 %.</source>
        <translation>平均 F 从 %1（%2 %）到 %3（%4 %）。</translation>
    </message>
    <message>
        <source>Not run yet. The mean score by share will be shown here.</source>
        <translation>尚未运行。此处将显示各比例下的平均得分。</translation>
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
    <name>tandem::ProjectDialogs</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>tandem::ProjectLeaving</name>
    <message>
        <source>%1 Close again to leave without it.</source>
        <translation>%1再次关闭则放弃它并离开。</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>留下</translation>
    </message>
    <message>
        <source>%1 The project stays open; what failed is not saved.</source>
        <translation>%1项目保持打开；失败的内容未保存。</translation>
    </message>
</context>
<context>
    <name>tandem::ProjectSession</name>
    <message numerus="yes">
        <source>Saving %n change(s).</source>
        <translation>
            <numerusform>正在保存 %n 项更改。</numerusform>
        </translation>
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
        <translation>名称(&amp;N)</translation>
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
    <message>
        <source>St&amp;rict: what only one of the two says is removed, or not key</source>
        <translation>严格：只有一人认可的会被移除或视为非关键(&amp;R)</translation>
    </message>
    <message>
        <source>Guideline as Markdown</source>
        <translation>标注指南（Markdown）</translation>
    </message>
    <message>
        <source>Guideline as annotators see it</source>
        <translation>标注员看到的标注指南</translation>
    </message>
    <message>
        <source>Point out to the lead</source>
        <translation>提请负责人注意</translation>
    </message>
    <message>
        <source>Hourly wage</source>
        <translation>小时工资</translation>
    </message>
    <message>
        <source>off</source>
        <comment>a rule</comment>
        <translation>关闭</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Seconds on an item, below which work is pointed out</source>
        <translation>每项用时低于此秒数即提请注意</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Percent of one answer, from which on work is pointed out</source>
        <translation>同一答案达到此百分比即提请注意</translation>
    </message>
    <message>
        <source>a median below</source>
        <translation>中位数低于</translation>
    </message>
    <message>
        <source>on an item; one answer to</source>
        <translation>每项；同一答案占</translation>
    </message>
    <message numerus="yes">
        <source>of %n items or more</source>
        <translation>
            <numerusform>（%n 项或更多）</numerusform>
        </translation>
    </message>
    <message>
        <source>Guideline</source>
        <translation>标注指南</translation>
    </message>
    <message>
        <source>Guideline about paragraphs (Markdown); those about facts and opinions are built in</source>
        <translation>关于段落的指南 (Markdown)；关于事实和观点的指南是内置的</translation>
    </message>
    <message>
        <source>Somebody else has set this since: %1.</source>
        <translation>此后已有他人设置了此项：%1。</translation>
    </message>
</context>
<context>
    <name>tandem::PromptEditorDialog</name>
    <message>
        <source>Prompts of this project</source>
        <translation>本项目的提示词</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>提示词</translation>
    </message>
    <message>
        <source>&amp;Save as a new version</source>
        <translation>另存为新版本(&amp;S)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>&amp;Back to the built-in prompt</source>
        <translation>恢复内置提示词(&amp;B)</translation>
    </message>
    <message>
        <source>Use the prompt that comes with Tandem again? Your versions stay in the list.</source>
        <translation>重新使用 Tandem 自带的提示词？你的版本仍留在列表中。</translation>
    </message>
    <message>
        <source>Use the built-in prompt</source>
        <translation>使用内置提示词</translation>
    </message>
    <message>
        <source>What you changed is not saved.</source>
        <translation>你的更改尚未保存。</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>放弃更改</translation>
    </message>
    <message>
        <source>Saved. New runs use this version.</source>
        <translation>已保存。新的运行使用此版本。</translation>
    </message>
    <message>
        <source>New runs use the prompt that comes with Tandem.</source>
        <translation>新的运行使用 Tandem 自带的提示词。</translation>
    </message>
    <message>
        <source>What you changed is not saved. Close again to discard it.</source>
        <translation>你的更改尚未保存。再次关闭即放弃。</translation>
    </message>
    <message>
        <source>Only a lead can change the prompts; you can read them.</source>
        <translation>只有负责人可以修改提示词；你可以阅读。</translation>
    </message>
</context>
<context>
    <name>tandem::PromptTextEdit</name>
    <message>
        <source>System: who the model is</source>
        <translation>系统：模型是谁</translation>
    </message>
    <message>
        <source>User: what it is asked</source>
        <translation>用户：向它询问什么</translation>
    </message>
    <message>
        <source>S&amp;ystem: who the model is</source>
        <translation>系统：模型是谁(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;User: what it is asked</source>
        <translation>用户：向它询问什么(&amp;U)</translation>
    </message>
    <message>
        <source>Gaps that are filled in:</source>
        <translation>会被填入的空位：</translation>
    </message>
    <message>
        <source>Put it where the cursor is</source>
        <translation>放到光标处</translation>
    </message>
</context>
<context>
    <name>tandem::QuestionEditor</name>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>An answer is ne&amp;eded</source>
        <translation>必须回答(&amp;E)</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>是或否</translation>
    </message>
    <message>
        <source>One of several answers</source>
        <translation>多个答案选一</translation>
    </message>
    <message>
        <source>A scale</source>
        <translation>量表</translation>
    </message>
    <message>
        <source>A text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>letters, digits and _</source>
        <translation>字母、数字和 _</translation>
    </message>
    <message>
        <source>Q&amp;uestion</source>
        <translation>问题(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>类型(&amp;K)</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>量表</translation>
    </message>
    <message>
        <source>Only &amp;after</source>
        <translation>仅在其后询问(&amp;A)</translation>
    </message>
    <message>
        <source>Name in &amp;files</source>
        <translation>文件中的名称(&amp;F)</translation>
    </message>
    <message>
        <source>Least value of the scale</source>
        <translation>量表的最小值</translation>
    </message>
    <message>
        <source>Highest value of the scale</source>
        <translation>量表的最大值</translation>
    </message>
    <message>
        <source>What the least value means</source>
        <translation>最小值的含义</translation>
    </message>
    <message>
        <source>What the highest value means</source>
        <translation>最大值的含义</translation>
    </message>
    <message>
        <source>what it means: “Very poor”</source>
        <translation>其含义：“很差”</translation>
    </message>
    <message>
        <source>what it means: “Very good”</source>
        <translation>其含义：“很好”</translation>
    </message>
    <message>
        <source>from</source>
        <translation>从</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>answers, as in files: disagree, unsure</source>
        <translation>文件中的答案：disagree, unsure</translation>
    </message>
    <message>
        <source>The answers after which it is asked</source>
        <translation>在哪些答案之后询问</translation>
    </message>
    <message>
        <source>whatever was answered</source>
        <translation>无论回答什么</translation>
    </message>
    <message>
        <source>answers to “%1”:</source>
        <translation>对“%1”的回答：</translation>
    </message>
    <message>
        <source>Only after</source>
        <translation>仅在此之后</translation>
    </message>
</context>
<context>
    <name>tandem::QuestionsPage</name>
    <message numerus="yes">
        <source>%n answer(s) to choose from</source>
        <translation>
            <numerusform>%n 个可选答案</numerusform>
        </translation>
    </message>
    <message>
        <source>scale from %1 to %2</source>
        <translation>从 %1 到 %2 的量表</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>New question</source>
        <translation>新问题</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下移</translation>
    </message>
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
    <name>tandem::RatePage</name>
    <message>
        <source>Studies that ask you</source>
        <translation>请您作答的研究</translation>
    </message>
    <message>
        <source>I agree and take part</source>
        <translation>我同意并参加</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>您是谁？</translation>
    </message>
    <message>
        <source>Choose your name in the corner of the window. What you answer is yours alone until the study is closed.</source>
        <translation>请在窗口一角选择您的姓名。在研究结束之前，您的答案只有您自己能看到。</translation>
    </message>
    <message>
        <source>No study asks you</source>
        <translation>没有研究请您作答</translation>
    </message>
    <message>
        <source>Who leads a study adds you as a rater; its items are here then.</source>
        <translation>研究的负责人将您添加为评分者后，其条目就会出现在这里。</translation>
    </message>
    <message>
        <source>answer in “%1”</source>
        <translation>“%1”中的答案</translation>
    </message>
    <message>
        <source>%1 of %2 items are answered. The time does not run, and everything you answered is kept.</source>
        <translation>已回答 %1 个条目，共 %2 个。现在不计时，您回答的内容都已保存。</translation>
    </message>
    <message>
        <source>Time for a break?</source>
        <translation>休息一下？</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Withdraw from “%1”? All your answers in it are erased, with your name: nobody can bring them back, and you cannot take part again.</source>
        <translation>要退出“%1”吗？您在其中的所有答案连同您的姓名都会被抹除：任何人都无法恢复，您也不能再次参加。</translation>
    </message>
    <message>
        <source>Withdraw and erase</source>
        <translation>退出并抹除</translation>
    </message>
    <message>
        <source>You have withdrawn. Your answers are erased.</source>
        <translation>您已退出。您的答案已被抹除。</translation>
    </message>
    <message>
        <source>pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Withdraw from the study</source>
        <translation>退出研究</translation>
    </message>
    <message>
        <source>Withdraw …</source>
        <translation>退出…</translation>
    </message>
    <message>
        <source>Choose your name…</source>
        <translation>选择您的名字…</translation>
    </message>
    <message>
        <source>Go to the studies</source>
        <translation>前往研究</translation>
    </message>
    <message>
        <source>Choose another name…</source>
        <translation>选择其他姓名…</translation>
    </message>
</context>
<context>
    <name>tandem::RatedItemView</name>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>name and number of a text</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>tandem::RatingDesk</name>
    <message>
        <source>Next item</source>
        <translation>下一个条目</translation>
    </message>
    <message>
        <source>Previous item</source>
        <translation>上一个条目</translation>
    </message>
    <message>
        <source>Next item that lacks an answer</source>
        <translation>下一个缺少答案的条目</translation>
    </message>
    <message>
        <source>open item</source>
        <translation>未答条目</translation>
    </message>
    <message>
        <source>Take the answer back</source>
        <translation>撤回答案</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>instructions</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>提交</translation>
    </message>
    <message>
        <source>Take the hand-in back</source>
        <translation>撤回提交</translation>
    </message>
    <message>
        <source>every answer is on disk at once</source>
        <translation>每个答案都立即写入磁盘</translation>
    </message>
    <message>
        <source>next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>back</source>
        <translation>上一个</translation>
    </message>
    <message>
        <source>pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>hand in</source>
        <translation>提交</translation>
    </message>
    <message>
        <source>The study is closed. Your answers can be read, but not changed.</source>
        <translation>研究已结束。您的答案可以查看，但不能更改。</translation>
    </message>
    <message>
        <source>You have handed in. Thank you!</source>
        <translation>您已提交。谢谢！</translation>
    </message>
    <message>
        <source>Somebody else goes on in your place.</source>
        <translation>由他人接替您继续。</translation>
    </message>
    <message>
        <source>This study asks other people. Thank you for coming.</source>
        <translation>此研究询问的是其他人。感谢您的到来。</translation>
    </message>
    <message>
        <source>The time in which answers could be given ended on %1.</source>
        <translation>作答期限已于 %1 结束。</translation>
    </message>
    <message>
        <source>Every item is answered. Look at them again if you like, then hand in.</source>
        <translation>所有条目都已回答。您可以再看一遍，然后提交。</translation>
    </message>
    <message>
        <source>You can answer and change answers until %1.</source>
        <translation>您可以作答和更改答案，直到 %1。</translation>
    </message>
    <message numerus="yes">
        <source>Once you have begun, you can come back and change answers for %n day(s).</source>
        <translation>
            <numerusform>开始之后，您可以在 %n 天内返回并更改答案。</numerusform>
        </translation>
    </message>
    <message>
        <source>This was the last item. Ctrl+Enter hands in.</source>
        <translation>这是最后一项。按 Ctrl+Enter 提交。</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) lack an answer; this is one of them.</source>
        <translation>
            <numerusform>%n 个条目缺少答案；这是其中之一。</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand in your answers? You can take the hand-in back until the study is closed.</source>
        <translation>要提交您的答案吗？在研究结束之前，您可以撤回提交。</translation>
    </message>
</context>
<context>
    <name>tandem::RatingView</name>
    <message>
        <source>Nothing to rate</source>
        <translation>没有要评分的内容</translation>
    </message>
    <message>
        <source>No item of this study was handed out to you.</source>
        <translation>此研究没有分发给您的条目。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>For practice: this item does not count.</source>
        <translation>练习：此条目不计入。</translation>
    </message>
    <message>
        <source>%1 of %2 that belong together</source>
        <comment>place in a group</comment>
        <translation>同组 %2 个中的第 %1 个</translation>
    </message>
    <message>
        <source>The item and its questions</source>
        <translation>条目及其问题</translation>
    </message>
</context>
<context>
    <name>tandem::ReadingBar</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>正在计算…</translation>
    </message>
</context>
<context>
    <name>tandem::ReasonForm</name>
    <message>
        <source>Not given yet: Escape once more drops it</source>
        <translation>尚未给出：再按一次 Escape 放弃</translation>
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
    <name>tandem::ReferentPicker</name>
    <message>
        <source>What does “%1” point to?</source>
        <translation>“%1”指的是什么？</translation>
    </message>
    <message>
        <source>Words of the article, or your own</source>
        <translation>文章中的词语，或你自己的</translation>
    </message>
    <message>
        <source>Type words of the article; or Alt+A, select them there and press Enter.</source>
        <translation>输入文章中的词语；或按 Alt+A，在文章中选择后按 Enter。</translation>
    </message>
    <message>
        <source>Not in the article. Enter keeps the words as typed.</source>
        <translation>不在文章中。Enter 按输入保留。</translation>
    </message>
    <message>
        <source>Paragraph %1, place %2 of %3. Enter links it, arrows go on, Shift+Enter keeps the words as typed.</source>
        <translation>段落 %1，第 %2 处，共 %3 处。Enter 链接，方向键继续，Shift+Enter 按输入保留。</translation>
    </message>
</context>
<context>
    <name>tandem::ReplyDialog</name>
    <message>
        <source>Reply and prompt</source>
        <translation>回复与提示词</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>尝试</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Raw text</source>
        <translation>原始文本</translation>
    </message>
    <message>
        <source>&amp;Messages</source>
        <translation>消息(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Raw text</source>
        <translation>原始文本(&amp;R)</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>复制(&amp;Y)</translation>
    </message>
    <message>
        <source>Copies all of what this page shows (%1)</source>
        <translation>复制此页显示的全部内容 (%1)</translation>
    </message>
    <message>
        <source>Try %1 of %2</source>
        <translation>第 %1 次尝试，共 %2 次</translation>
    </message>
</context>
<context>
    <name>tandem::ResultOutput</name>
    <message numerus="yes">
        <source>%n table(s) copied.</source>
        <translation>
            <numerusform>已复制 %n 个表格。</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>已保存到 %1。</translation>
    </message>
</context>
<context>
    <name>tandem::ReviewDesk</name>
    <message>
        <source>opinion on %1 of %2 taken back</source>
        <translation>已撤回对 %2 的 %1 的意见</translation>
    </message>
    <message>
        <source>review of %1 of %2: %3</source>
        <translation>评审 %2 的 %1：%3</translation>
    </message>
    <message>
        <source>A note in Inspect waits for your opinion, which it is kept with.</source>
        <translation>“检视”中有一条备注等待您给出意见；它与意见一起保存。</translation>
    </message>
</context>
<context>
    <name>tandem::ReviewersPage</name>
    <message>
        <source>&amp;Mode</source>
        <translation>模式(&amp;M)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Save table…</source>
        <translation>保存表格…</translation>
    </message>
    <message>
        <source>Copy the reviewers&apos; agreement</source>
        <translation>复制评审者的一致性</translation>
    </message>
    <message>
        <source>Save the reviewers&apos; agreement</source>
        <translation>保存评审者的一致性</translation>
    </message>
    <message>
        <source>Reviewers and the language model</source>
        <translation>评审者与语言模型</translation>
    </message>
    <message>
        <source>Agreement is the share of “agree” among “agree” and “disagree”, with Wilson&apos;s 95 % interval; “unsure” is counted apart. Only decisions that the model made.</source>
        <translation>一致性是“同意”在“同意”与“不同意”之中所占的比例，含 Wilson 95 % 区间；“不确定”另行计数。仅限模型作出的判定。</translation>
    </message>
    <message>
        <source>Reviewers and each other</source>
        <translation>评审者之间</translation>
    </message>
    <message>
        <source>On the decisions that both gave an opinion on. A verdict is the yes or no that a reviewer stands for: the model&apos;s where they agree, the corrected one where not.</source>
        <translation>针对双方都给出意见的判定。结论是评审者所持的“是”或“否”：同意时为模型的结论，不同意时为更正后的结论。</translation>
    </message>
    <message>
        <source>Scores under the reviewers&apos; verdicts</source>
        <translation>按评审者结论的得分</translation>
    </message>
    <message>
        <source>Mean F over the reviewed evaluations; where several reviewed one, the mean of theirs.</source>
        <translation>已评审的评估的平均 F；若一个评估有多人评审，则取他们的平均值。</translation>
    </message>
    <message>
        <source>No finished reviews to show</source>
        <translation>没有可显示的已完成评审</translation>
    </message>
    <message>
        <source>In Inspect reviewers say of each decision whether they agree. What others said of an evaluation is counted here once you are done with it yourself.</source>
        <translation>评审者在“检视”中对每个判定说明是否同意。你自己完成某个评估后，其他人对它的意见才计入此处。</translation>
    </message>
    <message>
        <source>Review evaluations</source>
        <translation>评审评估</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>您是谁？</translation>
    </message>
    <message>
        <source>Reviewers work blind to each other, so that what is shown here depends on who looks. Choose your name first.</source>
        <translation>评审者彼此独立、互不可见，因此此处显示的内容取决于由谁查看。请先选择你的姓名。</translation>
    </message>
    <message numerus="yes">
        <source>%n evaluation(s) reviewed, </source>
        <translation>
            <numerusform>已评审 %n 个评估，</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished review(s)</source>
        <translation>
            <numerusform>%n 份已完成的评审</numerusform>
        </translation>
    </message>
    <message>
        <source>Where there is a dash: %1</source>
        <translation>显示短横线之处：%1</translation>
    </message>
    <message>
        <source>Choose your name…</source>
        <translation>选择您的名字…</translation>
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
    <message>
        <source>Fact</source>
        <translation>事实</translation>
    </message>
    <message>
        <source>Fact %1</source>
        <translation>事实 %1</translation>
    </message>
    <message>
        <source>From paragraph %1: %2</source>
        <translation>来自段落 %1：%2</translation>
    </message>
    <message>
        <source>Both said the same, blind.</source>
        <translation>盲标时两人说法相同。</translation>
    </message>
    <message>
        <source>The two differed, blind. What they say after the discussion counts.</source>
        <translation>盲标时两人不同。以讨论后的说法为准。</translation>
    </message>
    <message>
        <source>Strict rule: only what both say is key. The fact is not key.</source>
        <translation>严格规则：只有两人都说是才为关键。此事实非关键。</translation>
    </message>
    <message>
        <source>Both say yes: the fact is key.</source>
        <translation>两人都说是：此事实为关键。</translation>
    </message>
    <message>
        <source>Both say no: the fact is not key.</source>
        <translation>两人都说否：此事实非关键。</translation>
    </message>
    <message>
        <source>What both said of the row</source>
        <translation>双方对此行的说法</translation>
    </message>
    <message>
        <source>%1 · guideline must change</source>
        <translation>%1 · 标注指南须修改</translation>
    </message>
    <message>
        <source>The imported benchmark has it as supporting.</source>
        <translation>导入的基准将其列为支撑。</translation>
    </message>
    <message>
        <source>The imported benchmark has it as nonsupporting.</source>
        <translation>导入的基准将其列为非支撑。</translation>
    </message>
</context>
<context>
    <name>tandem::RunCenter</name>
    <message>
        <source>Another run is being worked on.</source>
        <translation>另一个运行正在进行。</translation>
    </message>
    <message>
        <source>Wait for it, or pause it first.</source>
        <translation>请等待，或先将其暂停。</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %n answer(s) that may have to be paid for.</source>
        <translation>
            <numerusform>正在等待 %n 个可能须付费的回答。</numerusform>
        </translation>
    </message>
    <message>
        <source>Storing answers.</source>
        <translation>正在保存回答。</translation>
    </message>
</context>
<context>
    <name>tandem::RunDetail</name>
    <message>
        <source>Tasks</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>kind of run, model</comment>
        <translation>%1，使用 %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 个失败</translation>
    </message>
    <message>
        <source>%1 cancelled</source>
        <translation>%1 个已取消</translation>
    </message>
    <message>
        <source>%1 in, %2 out</source>
        <comment>tokens</comment>
        <translation>输入 %1，输出 %2</translation>
    </message>
    <message>
        <source>waiting for the calls that were sent already</source>
        <translation>等待已发出的调用</translation>
    </message>
    <message>
        <source>%1 at %2, begun %3</source>
        <comment>state, endpoint, time</comment>
        <translation>%1，端点 %2，开始于 %3</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>约 %1</translation>
    </message>
    <message>
        <source>left, at %1 a minute</source>
        <translation>剩余，每分钟 %1 个</translation>
    </message>
    <message>
        <source>left; not known yet</source>
        <translation>剩余；尚不可知</translation>
    </message>
    <message>
        <source>from start to end</source>
        <translation>从开始到结束</translation>
    </message>
    <message>
        <source>not under way</source>
        <translation>未在进行</translation>
    </message>
    <message>
        <source>the endpoint has no prices</source>
        <translation>端点没有价格</translation>
    </message>
    <message numerus="yes">
        <source>without %n reply(s) of unknown cost</source>
        <translation>
            <numerusform>不含 %n 条费用未知的回复</numerusform>
        </translation>
    </message>
    <message>
        <source>of at most %1</source>
        <translation>上限 %1</translation>
    </message>
    <message>
        <source>no spending cap</source>
        <translation>无花费上限</translation>
    </message>
    <message>
        <source>looking whether another program works on it</source>
        <translation>正在查看是否有另一个程序在处理它</translation>
    </message>
    <message>
        <source>up to %1 more for requests without an answer</source>
        <translation>没有得到回答的请求最多另计 %1</translation>
    </message>
    <message>
        <source>%1 set aside</source>
        <translation>%1 个已搁置</translation>
    </message>
    <message>
        <source>%1 could not be read</source>
        <comment>answers</comment>
        <translation>%1 个无法读取</translation>
    </message>
    <message>
        <source>waiting until %1, as the server asks</source>
        <translation>按服务器要求等到 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) left without an answer</source>
        <translation>
            <numerusform>%n 个请求没有得到回答</numerusform>
        </translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>平均得分</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>案例</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>no score yet</source>
        <translation>尚无得分</translation>
    </message>
    <message numerus="yes">
        <source>F1 (average) of %Ln evaluation(s)</source>
        <translation>
            <numerusform>%Ln 个评估的 F1（平均）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %Ln score(s)</source>
        <translation>
            <numerusform>来自 %Ln 个得分</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::RunForecastRows</name>
    <message>
        <source>%1, and %2 that were answered before and cost nothing</source>
        <translation>%1 次，另有 %2 次以前回答过，不花费</translation>
    </message>
    <message>
        <source>%1; then about %2, depending on the answers</source>
        <comment>numbers of calls</comment>
        <translation>%1；之后约 %2，取决于回答</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) are done already.</source>
        <translation>
            <numerusform>%n 个案例已完成。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paragraph(s) are done already.</source>
        <translation>
            <numerusform>%n 个段落已完成。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) are not ready.</source>
        <translation>
            <numerusform>%n 个样本尚未就绪。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, version %2, as it comes with Tandem</source>
        <translation>%1，版本 %2，Tandem 自带</translation>
    </message>
    <message>
        <source>%1, version %2, of this project</source>
        <translation>%1，版本 %2，本项目的</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>调用</translation>
    </message>
    <message>
        <source>Tokens, about</source>
        <translation>词元，约</translation>
    </message>
    <message>
        <source>Cost, about</source>
        <translation>费用，约</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>提示词</translation>
    </message>
    <message>
        <source>%1 in, %2 – %3 out</source>
        <translation>输入 %1，输出 %2 – %3</translation>
    </message>
    <message numerus="yes">
        <source>%n output(s) are evaluated already, or a run is at them.</source>
        <translation>
            <numerusform>%n 个输出已评估过，或正有运行在评估。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::RunTaskList</name>
    <message>
        <source>All tasks</source>
        <translation>所有任务</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Which tasks are listed</source>
        <translation>列出哪些任务</translation>
    </message>
    <message>
        <source>Tasks of the run</source>
        <translation>运行的任务</translation>
    </message>
    <message>
        <source>Earlier tasks</source>
        <translation>较前的任务</translation>
    </message>
    <message>
        <source>Later tasks</source>
        <translation>较后的任务</translation>
    </message>
    <message>
        <source>no task</source>
        <translation>没有任务</translation>
    </message>
    <message>
        <source>%1–%2 of %3</source>
        <comment>tasks in sight, of how many</comment>
        <translation>%1–%2 / %3</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 个失败</translation>
    </message>
    <message>
        <source>This task has no reply: no model has answered it.</source>
        <translation>此任务没有回复：没有模型回答过它。</translation>
    </message>
</context>
<context>
    <name>tandem::RunsWorkspace</name>
    <message>
        <source>Cancel the run</source>
        <translation>取消运行</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Nothing was asked of a model yet</source>
        <translation>尚未向模型询问任何内容</translation>
    </message>
    <message>
        <source>Decompose paragraphs…</source>
        <translation>拆分段落…</translation>
    </message>
    <message>
        <source>Endpoints…</source>
        <translation>端点…</translation>
    </message>
    <message>
        <source>Batch ▾</source>
        <translation>批处理 ▾</translation>
    </message>
    <message>
        <source>Judge outputs ▾</source>
        <translation>评判输出 ▾</translation>
    </message>
    <message>
        <source>Give the batch up? Its questions are asked live once the run goes on, and may have to be paid for twice.</source>
        <translation>放弃该批处理？运行继续后会实时询问其中的问题，可能须付费两次。</translation>
    </message>
    <message>
        <source>Give the batch up</source>
        <translation>放弃批处理</translation>
    </message>
    <message>
        <source>Resume with a higher cap</source>
        <translation>以更高的上限继续</translation>
    </message>
    <message>
        <source>Spend at most (%1), with what this run has spent so far:</source>
        <translation>最多花费（%1），含此运行至今的花费：</translation>
    </message>
    <message>
        <source>Batches (*.jsonl)</source>
        <translation>批处理文件 (*.jsonl)</translation>
    </message>
    <message>
        <source>Cancel this run for good? What was answered stays; the rest is no longer asked.</source>
        <translation>彻底取消此运行？已得到的回答保留；其余不再询问。</translation>
    </message>
    <message>
        <source>A run asks a language model about many paragraphs: to break them down into atomic facts, or to find facts that conflict. Set up an endpoint first.</source>
        <translation>一次运行就许多段落询问语言模型：将其拆分为原子事实，或找出冲突的事实。请先设置端点。</translation>
    </message>
    <message>
        <source>&amp;Decompose paragraphs…</source>
        <translation>拆分段落…(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Check for conflicts…</source>
        <translation>检查冲突…(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;GEMBA scores…</source>
        <translation>GEMBA 得分(&amp;G)…</translation>
    </message>
    <message>
        <source>G-&amp;Eval scores…</source>
        <translation>G-Eval 得分(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;AutoEval scores…</source>
        <translation>AutoEval 得分(&amp;A)…</translation>
    </message>
    <message>
        <source>Pairwise &amp;judge…</source>
        <translation>成对评判(&amp;J)…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>继续(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Cancel the run</source>
        <translation>取消运行(&amp;C)</translation>
    </message>
    <message>
        <source>Retry &amp;failed</source>
        <translation>重试失败的(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Write as a batch…</source>
        <translation>写为批处理文件…(&amp;W)</translation>
    </message>
    <message>
        <source>Read &amp;batch results…</source>
        <translation>读取批处理结果…(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Give the batch up</source>
        <translation>放弃批处理(&amp;G)</translation>
    </message>
    <message>
        <source>Show the &amp;reply</source>
        <translation>显示回复(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Endpoints…</source>
        <translation>端点…(&amp;E)</translation>
    </message>
    <message>
        <source>Pro&amp;mpts…</source>
        <translation>提示词…(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Open in %1</source>
        <comment>name of a screen</comment>
        <translation>在%1中打开(&amp;O)</translation>
    </message>
    <message>
        <source>All tasks, or &amp;failed</source>
        <translation>所有任务或仅失败的(&amp;F)</translation>
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
    <message>
        <source>Show all samples that have the words</source>
        <translation>显示包含这些词的所有样本</translation>
    </message>
    <message>
        <source>only mine</source>
        <translation>仅我的</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a filter</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>%1 · %2 handed in</source>
        <comment>done, others</comment>
        <translation>%1 · 已提交 %2</translation>
    </message>
</context>
<context>
    <name>tandem::SamplesPage</name>
    <message>
        <source>Open the sample</source>
        <translation>打开样本</translation>
    </message>
    <message>
        <source>Assign balanced…</source>
        <translation>均衡分配…</translation>
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
        <source>, </source>
        <comment>between items of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1: assign to a pair…</source>
        <comment>step</comment>
        <translation>%1：分配给一对…</translation>
    </message>
    <message>
        <source>%1: assign balanced…</source>
        <comment>step</comment>
        <translation>%1：均衡分配…</translation>
    </message>
    <message>
        <source>%1: unassign</source>
        <comment>step</comment>
        <translation>%1：取消分配</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>搁置</translation>
    </message>
    <message>
        <source>Every word must occur in the title, the article or the discussion, at least as the beginning of a word.</source>
        <translation>每个词都必须出现在标题、文章或讨论中，至少是某个单词的开头。</translation>
    </message>
    <message numerus="yes">
        <source>Why are %n sample(s) set aside?</source>
        <translation>
            <numerusform>为什么搁置这 %n 个样本？</numerusform>
        </translation>
    </message>
    <message>
        <source>Exports and statistics say how many, and why</source>
        <translation>导出和统计会说明有多少，以及原因</translation>
    </message>
    <message>
        <source>Reason for setting aside</source>
        <translation>搁置的原因</translation>
    </message>
    <message>
        <source>Write a reason first.</source>
        <translation>请先写明原因。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Set aside…</source>
        <translation>搁置…</translation>
    </message>
    <message>
        <source>Edit the article…</source>
        <translation>编辑文章…</translation>
    </message>
    <message>
        <source>Add people…</source>
        <translation>添加人员…</translation>
    </message>
    <message>
        <source>Choose your name…</source>
        <translation>选择您的名字…</translation>
    </message>
    <message>
        <source>Set aside without a reason.</source>
        <translation>已搁置，未说明原因。</translation>
    </message>
    <message>
        <source>Set aside: %1</source>
        <translation>已搁置：%1</translation>
    </message>
    <message>
        <source>The reason for setting aside is not given yet.</source>
        <translation>尚未给出搁置的原因。</translation>
    </message>
    <message>
        <source>Only a lead assigns samples or sets them aside, and this project has none yet: add people first.</source>
        <translation>只有负责人可以分配或搁置样本，而此项目尚无负责人：请先添加人员。</translation>
    </message>
    <message>
        <source>Only a lead assigns samples or sets them aside: %1. Switch in the window&apos;s corner if that is you.</source>
        <translation>只有负责人可以分配或搁置样本：%1。如果那就是您，请在窗口一角切换。</translation>
    </message>
</context>
<context>
    <name>tandem::SaveChartDialog</name>
    <message>
        <source>Save the chart</source>
        <translation>保存图表</translation>
    </message>
    <message>
        <source>Page (169 × 106 mm)</source>
        <translation>页宽 (169 × 106 mm)</translation>
    </message>
    <message>
        <source>One column (84 × 60 mm)</source>
        <translation>单栏 (84 × 60 mm)</translation>
    </message>
    <message>
        <source>Two columns (174 × 100 mm)</source>
        <translation>双栏 (174 × 100 mm)</translation>
    </message>
    <message>
        <source>Slide (254 × 143 mm)</source>
        <translation>幻灯片 (254 × 143 mm)</translation>
    </message>
    <message>
        <source>Own size</source>
        <translation>自定义大小</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>As on the screen</source>
        <translation>与屏幕一致</translation>
    </message>
    <message>
        <source>Safe for print and colour blindness</source>
        <translation>适合印刷和色觉障碍</translation>
    </message>
    <message>
        <source>Shades of grey</source>
        <translation>灰度</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>大小(&amp;S)：</translation>
    </message>
    <message>
        <source>&amp;Font:</source>
        <translation>字体(&amp;F)：</translation>
    </message>
    <message>
        <source>&amp;Text:</source>
        <translation>文字(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>颜色(&amp;C)：</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
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
    <name>tandem::ScoreBars</name>
    <message>
        <source>Score by mode</source>
        <translation>各模式得分</translation>
    </message>
</context>
<context>
    <name>tandem::ScorePanel</name>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>As you judge it: %1</source>
        <translation>按你的判断：%1</translation>
    </message>
    <message>
        <source>Not scored yet: its run is not through with it.</source>
        <translation>尚未评分：其运行还没有处理完毕。</translation>
    </message>
    <message>
        <source>Not scored because the aspects of the expected text are not known: %1</source>
        <translation>未评分，因为期望文本的方面未知：%1</translation>
    </message>
    <message>
        <source>Not scored because the aspects of the generated text are not known: %1</source>
        <translation>未评分，因为生成文本的方面未知：%1</translation>
    </message>
    <message>
        <source>R %1   P %2   F %3</source>
        <comment>recall, precision, F</comment>
        <translation>R %1   P %2   F %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>aspect, share</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 gives %2 to recall</source>
        <comment>aspect, share</comment>
        <translation>%1 对召回率的贡献为 %2</translation>
    </message>
    <message>
        <source>%1 gives %2 to precision</source>
        <comment>aspect, share</comment>
        <translation>%1 对精确率的贡献为 %2</translation>
    </message>
    <message>
        <source>No aspect gives anything to recall.</source>
        <translation>没有方面对召回率有贡献。</translation>
    </message>
    <message>
        <source>No aspect gives anything to precision.</source>
        <translation>没有方面对精确率有贡献。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between shares</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>%1, the rest 0.</source>
        <comment>shares</comment>
        <translation>%1，其余为 0。</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>shares</comment>
        <translation>%1。</translation>
    </message>
</context>
<context>
    <name>tandem::ScoresPage</name>
    <message>
        <source>Pairs</source>
        <translation>文本对</translation>
    </message>
    <message>
        <source>Systems</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Rows of the table</source>
        <translation>表格的行</translation>
    </message>
    <message>
        <source>Filter pairs</source>
        <translation>筛选文本对</translation>
    </message>
    <message>
        <source>Filter pairs by name, system or words of their texts</source>
        <translation>按名称、系统或文本中的词语筛选文本对</translation>
    </message>
    <message>
        <source>Scores of pairs</source>
        <translation>文本对的得分</translation>
    </message>
    <message>
        <source>Scores by system</source>
        <translation>按系统的得分</translation>
    </message>
    <message>
        <source>Where the pairs come from</source>
        <translation>文本对的来源</translation>
    </message>
    <message>
        <source>Pairs of texts (*.jsonl *.ndjson *.json *.csv)</source>
        <translation>文本对 (*.jsonl *.ndjson *.json *.csv)</translation>
    </message>
    <message>
        <source>Scores (*.csv)</source>
        <translation>得分 (*.csv)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) copied.</source>
        <translation>
            <numerusform>已复制 %Ln 行。</numerusform>
        </translation>
    </message>
    <message>
        <source>This project&apos;s outputs</source>
        <translation>此项目的输出</translation>
    </message>
    <message>
        <source>No pairs of texts yet</source>
        <translation>尚无文本对</translation>
    </message>
    <message>
        <source>A pair is a text that is expected and one that a system made. This project has no cases with both: import cases in Evaluate, or drop a JSONL, JSON or CSV file of pairs here.</source>
        <translation>一个文本对由一个期望文本和一个系统生成的文本组成。此项目没有两者兼备的案例：请在“评估”中导入案例，或将 JSONL、JSON 或 CSV 格式的文本对文件拖放到此处。</translation>
    </message>
    <message>
        <source>The file has no pairs. Drop another JSONL, JSON or CSV file of pairs here, or score this project&apos;s outputs.</source>
        <translation>文件中没有文本对。请将另一个 JSONL、JSON 或 CSV 格式的文本对文件拖放到此处，或为此项目的输出计算得分。</translation>
    </message>
    <message>
        <source>Open a file of pairs…</source>
        <translation>打开文本对文件…</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln system(s)</source>
        <translation>
            <numerusform>%Ln 个系统</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) selected</source>
        <translation>
            <numerusform>已选择 %Ln 个文本对</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln pair(s)</source>
        <translation>
            <numerusform>%1 / %Ln 个文本对</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s)</source>
        <translation>
            <numerusform>%Ln 对</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a file of pairs</source>
        <translation>打开文本对文件</translation>
    </message>
    <message>
        <source>Score this project&apos;s outputs</source>
        <translation>为此项目的输出计算得分</translation>
    </message>
    <message>
        <source>Add scores from a CSV file</source>
        <translation>从 CSV 文件添加得分</translation>
    </message>
    <message>
        <source>Choose the measures</source>
        <translation>选择度量指标</translation>
    </message>
    <message>
        <source>Measures…</source>
        <translation>度量指标…</translation>
    </message>
    <message>
        <source>Have a language model judge the outputs</source>
        <translation>让语言模型评判输出</translation>
    </message>
    <message>
        <source>Judge…</source>
        <translation>评判…</translation>
    </message>
    <message>
        <source>Save the table of scores</source>
        <translation>保存得分表</translation>
    </message>
    <message>
        <source>Save table…</source>
        <translation>保存表格…</translation>
    </message>
    <message>
        <source>Copy the selected rows</source>
        <translation>复制所选行</translation>
    </message>
    <message>
        <source>Filter the pairs</source>
        <translation>筛选文本对</translation>
    </message>
    <message>
        <source>Show pairs or systems</source>
        <translation>显示文本对或系统</translation>
    </message>
    <message>
        <source>Sort by the current column, then the other way</source>
        <translation>按当前列排序，再次则反向排序</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>下一个匹配</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>上一个匹配</translation>
    </message>
    <message>
        <source>Cancel scoring</source>
        <translation>取消计算得分</translation>
    </message>
    <message numerus="yes">
        <source>Scoring was stopped; %Ln measure(s) are not computed.</source>
        <translation>
            <numerusform>计算已停止；%Ln 个度量指标未计算。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln pair(s) scored</source>
        <translation>
            <numerusform>已计算 %1 / %Ln 个文本对的得分</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::SearchPanel</name>
    <message>
        <source>Search results</source>
        <translation>搜索结果</translation>
    </message>
    <message>
        <source>Searching …</source>
        <translation>正在搜索 …</translation>
    </message>
    <message>
        <source>While you rate &quot;%1&quot;, cases, texts of systems and what was said of them are left out of the search.</source>
        <translation>在您为“%1”评分期间，案例、系统的文本以及对它们的评语不在搜索范围内。</translation>
    </message>
    <message>
        <source>Finds pages, commands with their keys, settings, people, samples and cases by name or number, and titles, articles, discussions, opinions, facts, cases, aspects, rationales and replies that have every word; the beginning of a word is enough. Shift+Enter shows a sample as a whole.</source>
        <translation>按名称或编号查找页面、命令及其按键、设置、人员、样本和案例，以及含有每个词的标题、文章、讨论、观点、事实、案例、方面、理由和回复；只需输入词的开头。Shift+Enter 显示整个样本。</translation>
    </message>
    <message>
        <source>Nothing found that has all of these words.</source>
        <translation>没有找到含有所有这些词的内容。</translation>
    </message>
    <message>
        <source>Nothing found that you may see and that has all of these words.</source>
        <translation>没有找到您可以查看且含有所有这些词的内容。</translation>
    </message>
    <message numerus="yes">
        <source>The best %n of each kind are shown; more words find fewer.</source>
        <translation>
            <numerusform>每一类显示最匹配的 %n 个；词越多，结果越少。</numerusform>
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
    <message>
        <source>Nothing found: no command and no key has all of these words.</source>
        <translation>没有找到：没有命令或按键含有所有这些词。</translation>
    </message>
</context>
<context>
    <name>tandem::ShownFieldsPage</name>
    <message>
        <source>Field of the items</source>
        <translation>条目的字段</translation>
    </message>
    <message>
        <source>Shown under</source>
        <translation>显示标题</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>不显示</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>标出</translation>
    </message>
    <message>
        <source>Fields that raters may see</source>
        <translation>评分者可以看到的字段</translation>
    </message>
    <message>
        <source>Raters see the ticked fields of each item, from top to bottom, and nothing else of it: no name, no system, no score. A field with two sides is shown side by side.</source>
        <translation>评分者从上到下看到每个条目中勾选的字段，除此之外什么也看不到：没有名称、系统或得分。有两侧的字段并排显示。</translation>
    </message>
    <message>
        <source>nothing stands above it</source>
        <translation>上方不显示标题</translation>
    </message>
    <message>
        <source>Shown &amp;under</source>
        <translation>显示标题(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Evidence is marked in it</source>
        <translation>在其中标出证据(&amp;E)</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>another field, by its name in the items</source>
        <translation>另一个字段，写其在条目中的名称</translation>
    </message>
    <message>
        <source>Name of another field</source>
        <translation>另一个字段的名称</translation>
    </message>
    <message>
        <source>&amp;Add it</source>
        <translation>添加(&amp;A)</translation>
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
    <name>tandem::SourcePane</name>
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
    <message>
        <source>Article</source>
        <translation>文章</translation>
    </message>
    <message>
        <source>Discussion</source>
        <translation>讨论</translation>
    </message>
</context>
<context>
    <name>tandem::StartRunDialog</name>
    <message>
        <source>Endpoints…</source>
        <translation>端点…</translation>
    </message>
    <message>
        <source>Spend at most</source>
        <translation>最多花费</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>A language model says which facts of nonsupporting paragraphs follow from the supporting ones. Those are masked; you can overrule each.</source>
        <translation>语言模型说明哪些非支撑段落的事实可由支撑段落推出。这些事实会被屏蔽；你可以逐条推翻。</translation>
    </message>
    <message>
        <source>Supporting and nonsupporting paragraphs</source>
        <translation>支撑段落和非支撑段落</translation>
    </message>
    <message>
        <source>Supporting paragraphs</source>
        <translation>支撑段落</translation>
    </message>
    <message>
        <source>Nonsupporting paragraphs</source>
        <translation>非支撑段落</translation>
    </message>
    <message>
        <source>Also paragraphs that have facts already; these are replaced</source>
        <translation>包括已有事实的段落；其事实将被替换</translation>
    </message>
    <message>
        <source>Also facts that a model looked at already</source>
        <translation>包括模型已看过的事实</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>内容(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Endpoint</source>
        <translation>端点(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>模型(&amp;M)</translation>
    </message>
    <message>
        <source>No endpoint is set up yet. &quot;Endpoints…&quot; adds one: a server of your own or of a provider.</source>
        <translation>尚未设置端点。“端点…”可添加：你自己的或服务商的服务器。</translation>
    </message>
    <message>
        <source>being counted…</source>
        <translation>正在计算…</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) of a language model, one after the other; the figures below are about the first.</source>
        <translation>
            <numerusform>语言模型的 %n 次运行，依次进行；下面的数字针对第一次运行。</numerusform>
        </translation>
    </message>
    <message>
        <source>A language model writes an output for each case, in the manner of its author&apos;s profile.</source>
        <translation>语言模型依照作者的个人资料，以其写法为每个案例写出一个输出。</translation>
    </message>
    <message>
        <source>A language model chooses between the outputs of two systems, for each case in both orders.</source>
        <translation>语言模型在两个系统的输出之间作选择，每个案例两种顺序各一次。</translation>
    </message>
    <message>
        <source>A language model breaks each paragraph down into candidate atomic facts. You edit them afterwards.</source>
        <translation>语言模型将每个段落拆分为候选原子事实，之后由你编辑。</translation>
    </message>
    <message>
        <source>A language model breaks both texts of a case down into aspects, matches them and judges each match. A case can be looked at as soon as it is done.</source>
        <translation>语言模型将案例的两个文本分解为方面，将它们匹配并判断每个匹配。每个案例完成后即可查看。</translation>
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
    <name>tandem::StatisticsPage</name>
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
    <message>
        <source>Opinions per sample</source>
        <translation>每个样本的观点</translation>
    </message>
    <message>
        <source>Show the opinions of each sample</source>
        <translation>显示每个样本的观点</translation>
    </message>
</context>
<context>
    <name>tandem::StepCombo</name>
    <message>
        <source>All steps</source>
        <translation>所有步骤</translation>
    </message>
</context>
<context>
    <name>tandem::StudiesPage</name>
    <message>
        <source>New study</source>
        <translation>新建研究</translation>
    </message>
    <message>
        <source>New study…</source>
        <translation>新建研究…</translation>
    </message>
    <message>
        <source>Add raters to the study</source>
        <translation>向研究添加评分者</translation>
    </message>
    <message>
        <source>Show what a rater of the study sees</source>
        <translation>显示研究的评分者所看到的内容</translation>
    </message>
    <message>
        <source>Preview…</source>
        <translation>预览…</translation>
    </message>
    <message>
        <source>Close the study</source>
        <translation>结束研究</translation>
    </message>
    <message>
        <source>Close study</source>
        <translation>结束研究</translation>
    </message>
    <message>
        <source>Results of the study</source>
        <translation>研究的结果</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>研究</translation>
    </message>
    <message>
        <source>No study yet</source>
        <translation>尚无研究</translation>
    </message>
    <message>
        <source>Change the design of the study</source>
        <translation>更改研究的设计</translation>
    </message>
    <message>
        <source>Design…</source>
        <translation>设计…</translation>
    </message>
    <message>
        <source>Add items to the study</source>
        <translation>向研究添加条目</translation>
    </message>
    <message>
        <source>Items…</source>
        <translation>条目…</translation>
    </message>
    <message>
        <source>Raters…</source>
        <translation>评分者…</translation>
    </message>
    <message>
        <source>Hand the study&apos;s items out again</source>
        <translation>重新分发研究的条目</translation>
    </message>
    <message>
        <source>Make an open link to the study…</source>
        <translation>生成研究的开放链接…</translation>
    </message>
    <message>
        <source>Ask more raters about each item…</source>
        <translation>为每个条目询问更多评分者…</translation>
    </message>
    <message>
        <source>Write the rater&apos;s form to a file…</source>
        <translation>将评分者的表单写入文件…</translation>
    </message>
    <message>
        <source>Make a link for the rater…</source>
        <translation>为评分者生成链接…</translation>
    </message>
    <message>
        <source>Take the rater&apos;s link back</source>
        <translation>收回评分者的链接</translation>
    </message>
    <message>
        <source>Replace the rater…</source>
        <translation>替换评分者…</translation>
    </message>
    <message>
        <source>Erase what the rater answered</source>
        <translation>抹除评分者的所有答案</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>A lead looks after studies</source>
        <translation>研究由负责人管理</translation>
    </message>
    <message>
        <source>Who is asked in a study sees nothing of the others: neither who they are nor how far they have come.</source>
        <translation>研究中的评分者看不到其他人的任何情况：既不知道他们是谁，也不知道他们的进度。</translation>
    </message>
    <message>
        <source>What asks you</source>
        <translation>请您作答的研究</translation>
    </message>
    <message>
        <source>In a study any number of people say something of the same texts, blind to each other: which of two is better, how good one is, whether a decision is right. Make one, then add its items and raters.</source>
        <translation>在研究中，任意多位评分者对相同的文本发表意见，彼此互盲：两个中哪个更好、一个有多好、某个判断是否正确。请新建研究，然后添加其条目和评分者。</translation>
    </message>
    <message>
        <source>Nobody was asked.</source>
        <translation>没有询问过任何人。</translation>
    </message>
    <message>
        <source>The study has no items yet: add some, then its raters.</source>
        <translation>该研究还没有条目：请先添加条目，再添加评分者。</translation>
    </message>
    <message>
        <source>Nobody was asked yet: see the preview, then add raters.</source>
        <translation>尚未询问任何人：请查看预览，然后添加评分者。</translation>
    </message>
    <message>
        <source>Open links of the study…</source>
        <translation>研究的开放链接…</translation>
    </message>
    <message>
        <source>Take in answers collected elsewhere…</source>
        <translation>取入在别处收集的答案…</translation>
    </message>
</context>
<context>
    <name>tandem::StudiesWorkspace</name>
    <message>
        <source>Studies</source>
        <translation>研究</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>评分</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Studies: %1</source>
        <comment>name of a page</comment>
        <translation>研究：%1</translation>
    </message>
    <message>
        <source>Pages of Studies</source>
        <translation>“研究”的页面</translation>
    </message>
</context>
<context>
    <name>tandem::StudyBasicsPage</name>
    <message>
        <source>as you call it; raters do not see it</source>
        <translation>您自己的叫法；评分者看不到</translation>
    </message>
    <message>
        <source>raters see it</source>
        <translation>评分者可以看到</translation>
    </message>
    <message>
        <source>en, fa, zh_CN</source>
        <translation>en, fa, zh_CN</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>Made &amp;from</source>
        <translation>新建依据(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Evaluated as</source>
        <translation>计算方式(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>标题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Language of the page</source>
        <translation>页面语言(&amp;L)</translation>
    </message>
    <message>
        <source>Empty: as each rater&apos;s browser or window has it.</source>
        <translation>留空：采用每位评分者的浏览器或窗口的语言。</translation>
    </message>
</context>
<context>
    <name>tandem::StudyDataPage</name>
    <message>
        <source>%1 %2</source>
        <comment>a field and its side</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Back to the figures</source>
        <translation>返回数值</translation>
    </message>
    <message>
        <source>Texts of the item</source>
        <translation>条目的文本</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n item(s))</source>
        <comment>a figure and what it stands on</comment>
        <translation>
            <numerusform>%1（%n 个条目）</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a rater and a question</comment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>tandem::StudyDesignDialog</name>
    <message>
        <source>New study</source>
        <translation>新建研究</translation>
    </message>
    <message>
        <source>Design of “%1”</source>
        <translation>“%1”的设计</translation>
    </message>
    <message>
        <source>Somebody has answered, or has a form: what you change makes version %1. Answers given so far stay as they were asked.</source>
        <translation>已有人作答，或已有人得到表单：您所作的更改会成为版本 %1。已给出的答案保持当时所问的样子。</translation>
    </message>
    <message>
        <source>Instructions as Markdown</source>
        <translation>说明（Markdown）</translation>
    </message>
    <message>
        <source>Instructions as raters see them</source>
        <translation>评分者看到的说明</translation>
    </message>
    <message>
        <source>Consent as Markdown</source>
        <translation>知情同意（Markdown）</translation>
    </message>
    <message>
        <source>Consent as raters see it</source>
        <translation>评分者看到的知情同意</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>研究</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation>知情同意</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>显示内容</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Handing out</source>
        <translation>分发</translation>
    </message>
    <message>
        <source>Pages of the design</source>
        <translation>设计的页面</translation>
    </message>
    <message>
        <source>&amp;Preview…</source>
        <translation>预览(&amp;P)…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Make the study</source>
        <translation>新建研究(&amp;M)</translation>
    </message>
    <message>
        <source>Begin again from “%1”? What you changed here is lost.</source>
        <translation>要从“%1”重新开始吗？您在此所作的更改会丢失。</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Give the study a name.</source>
        <translation>请为研究命名。</translation>
    </message>
    <message>
        <source>design of “%1”</source>
        <translation>“%1”的设计</translation>
    </message>
    <message>
        <source>What you changed is not saved.</source>
        <translation>您的更改尚未保存。</translation>
    </message>
    <message>
        <source>The study is not made yet.</source>
        <translation>研究尚未新建。</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>放弃</translation>
    </message>
</context>
<context>
    <name>tandem::StudyDesk</name>
    <message>
        <source>The design is changed; it can be undone.</source>
        <translation>设计已更改；可以撤销。</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) were added.</source>
        <translation>
            <numerusform>已添加 %n 个条目。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rater(s) added, and items handed out to them.</source>
        <translation>
            <numerusform>已添加 %n 位评分者，并已向其分发条目。</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask more raters</source>
        <translation>询问更多评分者</translation>
    </message>
    <message>
        <source>Each item is asked of more raters from now on. Add them after this, or give out a link.</source>
        <translation>此后每个条目会询问更多评分者。请随后添加评分者，或发出链接。</translation>
    </message>
    <message>
        <source>&amp;Ask more</source>
        <translation>询问更多(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Raters for each item</source>
        <translation>每个条目的评分者数(&amp;R)</translation>
    </message>
    <message>
        <source>Take the link of %1 back? It opens nothing then.</source>
        <translation>要收回 %1 的链接吗？此后它什么也打不开。</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>收回</translation>
    </message>
    <message>
        <source>The link is taken back.</source>
        <translation>链接已收回。</translation>
    </message>
    <message>
        <source>Replace %1</source>
        <translation>替换 %1</translation>
    </message>
    <message>
        <source>What %1 has not completed goes to somebody else. Answers given so far stay.</source>
        <translation>%1 未完成的条目会转给他人。已给出的答案会保留。</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;New rater</source>
        <translation>新评分者(&amp;N)</translation>
    </message>
    <message>
        <source>Form of %1</source>
        <translation>%1 的表单</translation>
    </message>
    <message>
        <source>Forms (*.html)</source>
        <translation>表单 (*.html)</translation>
    </message>
    <message>
        <source>The form of %1 is in “%2”.</source>
        <translation>%1 的表单位于“%2”。</translation>
    </message>
    <message>
        <source>Erase all that %1 answered, for good? Only that they withdrew is kept.</source>
        <translation>要彻底抹除 %1 回答的全部内容吗？只保留其已退出这一事实。</translation>
    </message>
    <message>
        <source>Erase it</source>
        <translation>抹除</translation>
    </message>
    <message>
        <source>What they answered is erased. Copies of the project keep theirs.</source>
        <translation>其答案已被抹除。项目的副本中仍保留这些答案。</translation>
    </message>
    <message>
        <source>The study is closed; its results can be read.</source>
        <translation>研究已结束；可以查看其结果。</translation>
    </message>
    <message>
        <source>Close the study for good? Nobody can answer after that, and results can be read.</source>
        <translation>要彻底结束研究吗？此后任何人都不能再作答，并可查看结果。</translation>
    </message>
    <message>
        <source>Close the study</source>
        <translation>结束研究</translation>
    </message>
    <message>
        <source>End the study early</source>
        <translation>提前结束研究</translation>
    </message>
    <message>
        <source>Items were completed %1 of %2 times. Nobody can answer once the study is closed, and results can be read.</source>
        <translation>条目已完成 %1 次，共需 %2 次。研究结束后任何人都不能再作答，并可查看结果。</translation>
    </message>
    <message>
        <source>&amp;Close the study</source>
        <translation>结束研究(&amp;C)</translation>
    </message>
    <message numerus="yes">
        <source>%n rater(s) added.</source>
        <translation>
            <numerusform>已添加 %n 位评分者。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them got no items: the study has enough raters. Ask more raters per item, then hand out again.</source>
        <translation>
            <numerusform>其中 %n 位没有分到条目：该研究的评分者已足够。请为每个条目询问更多评分者，然后重新分发。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The items are handed out to %n rater(s). Who has begun keeps theirs.</source>
        <translation>
            <numerusform>条目已分发给 %n 位评分者。已开始的评分者保留其条目。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody was given items: every rater has some, or the study has enough raters. Ask more raters per item, or add raters.</source>
        <translation>没有向任何人分发条目：每位评分者都已有条目，或该研究的评分者已足够。请为每个条目询问更多评分者，或添加评分者。</translation>
    </message>
    <message>
        <source>Answers that were collected elsewhere</source>
        <translation>在别处收集的答案</translation>
    </message>
    <message>
        <source>Answers (*.csv *.jsonl)</source>
        <translation>答案 (*.csv *.jsonl)</translation>
    </message>
    <message numerus="yes">
        <source>%n new answer(s)</source>
        <translation>
            <numerusform>%n 个新答案</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n already there</source>
        <translation>
            <numerusform>%n 项已有</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new rater(s).</source>
        <translation>
            <numerusform>%n 位新评分者。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::ReportView</name>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
</context>
<context>
    <name>tandem::StudyLinkDialog</name>
    <message>
        <source>Link for %1</source>
        <translation>%1 的链接</translation>
    </message>
    <message>
        <source>Open link</source>
        <translation>开放链接</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>&amp;Make the link and copy it</source>
        <translation>生成链接并复制(&amp;M)</translation>
    </message>
    <message>
        <source>Whoever has the link answers as %1. A link made before ends.</source>
        <translation>持有此链接的人以 %1 的身份作答。以前生成的链接随之失效。</translation>
    </message>
    <message>
        <source>Whoever comes by the link becomes a rater of the study.</source>
        <translation>通过此链接到来的人会成为研究的评分者。</translation>
    </message>
    <message>
        <source>&amp;Address of the server</source>
        <translation>服务器地址(&amp;A)</translation>
    </message>
    <message>
        <source>“tandem serve” says it; raters reach their page there.</source>
        <translation>“tandem serve”会说明此地址；评分者在那里打开其页面。</translation>
    </message>
    <message>
        <source>as many as the study lacks</source>
        <translation>研究缺多少位就多少位</translation>
    </message>
    <message>
        <source>&amp;Raters at most</source>
        <translation>评分者人数上限(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Code of who is done</source>
        <translation>完成者的完成码(&amp;C)</translation>
    </message>
    <message>
        <source>Code of who &amp;declined</source>
        <translation>谢绝者的完成码(&amp;D)</translation>
    </message>
    <message>
        <source>Code of who was &amp;screened out</source>
        <translation>被筛除者的完成码(&amp;S)</translation>
    </message>
    <message>
        <source>The link</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>The link is on the clipboard. It is shown this once; the project keeps only what it is recognized by.</source>
        <translation>链接已复制到剪贴板。它只显示这一次；项目只保存用于识别它的内容。</translation>
    </message>
    <message>
        <source>Write the address like https://studies.example.org/.</source>
        <translation>请将地址写成 https://studies.example.org/ 这样的形式。</translation>
    </message>
    <message>
        <source>The study has enough raters: whoever comes by an open link is turned away. Ask more raters per item first.</source>
        <translation>该研究的评分者已足够：通过开放链接到来的人无法加入。请先为每个条目询问更多评分者。</translation>
    </message>
</context>
<context>
    <name>tandem::StudyReasonDialog</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>a rater without a name</source>
        <translation>一位不具名的评分者</translation>
    </message>
    <message>
        <source>Say why first.</source>
        <translation>请先说明原因。</translation>
    </message>
    <message>
        <source>Rea&amp;son, which the report names</source>
        <translation>原因，报告中会注明(&amp;S)</translation>
    </message>
</context>
<context>
    <name>tandem::StudyResultsPage</name>
    <message>
        <source>Copy the study&apos;s results</source>
        <translation>复制研究的结果</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>computing…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>Those who count</source>
        <translation>计入的评分者</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>Stop computing intervals</source>
        <translation>停止计算区间</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Compute bootstrap intervals</source>
        <translation>计算自助法区间</translation>
    </message>
    <message>
        <source>Intervals</source>
        <translation>区间</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>研究</translation>
    </message>
    <message>
        <source>Whose answers are shown</source>
        <translation>显示谁的答案</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>No study</source>
        <translation>没有研究</translation>
    </message>
    <message>
        <source>A study&apos;s results stand here once it is closed. Make one on the page Studies.</source>
        <translation>研究结束后，其结果显示在这里。请在“研究”页面新建一个。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is open</source>
        <translation>“%1”正在进行</translation>
    </message>
    <message>
        <source>Results are opened when a study is closed: until then nobody, the lead included, sees what anybody answered. The page Studies says how far it is, and closes it.</source>
        <translation>研究结束时才会公开结果：在此之前，包括负责人在内，谁也看不到任何人的答案。“研究”页面说明其进度，并可结束研究。</translation>
    </message>
    <message>
        <source>computing intervals…</source>
        <translation>正在计算区间…</translation>
    </message>
    <message>
        <source>computing intervals: %1 %</source>
        <translation>正在计算区间：%1 %</translation>
    </message>
    <message>
        <source>without bootstrap intervals</source>
        <translation>不含自助法区间</translation>
    </message>
    <message>
        <source>You are rating &quot;%1&quot; blind</source>
        <translation>您正在对“%1”进行盲评</translation>
    </message>
    <message>
        <source>Results of other studies would sway your answers. They open when the study is closed.</source>
        <translation>其他研究的结果会影响您的答案。研究结束时这些结果才会公开。</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>没有结果</translation>
    </message>
    <message>
        <source>A study&apos;s results stand here once it is closed, and every other study that asks about the same items; until then they are for a lead alone.</source>
        <translation>某个研究以及询问相同条目的其他研究都结束之后，其结果显示在这里；在此之前只有负责人可以查看。</translation>
    </message>
</context>
<context>
    <name>tandem::StudyResultsSaving</name>
    <message>
        <source>Save the report…</source>
        <translation>保存报告…</translation>
    </message>
    <message>
        <source>Save the chosen table…</source>
        <translation>保存所选表格…</translation>
    </message>
    <message>
        <source>Save the chosen chart…</source>
        <translation>保存所选图表…</translation>
    </message>
    <message>
        <source>Save all answers with a codebook…</source>
        <translation>保存所有答案及编码手册…</translation>
    </message>
    <message>
        <source>Save all answers with raters&apos; names…</source>
        <translation>保存所有答案及评分者姓名…</translation>
    </message>
    <message>
        <source>Page (*.html);;PDF (*.pdf);;Markdown (*.md);;LaTeX (*.tex);;JSON (*.json)</source>
        <translation>网页 (*.html);;PDF (*.pdf);;Markdown (*.md);;LaTeX (*.tex);;JSON (*.json)</translation>
    </message>
    <message>
        <source>CSV (*.csv);;JSON lines (*.jsonl)</source>
        <translation>CSV (*.csv);;JSON 行 (*.jsonl)</translation>
    </message>
</context>
<context>
    <name>tandem::StudyWatch</name>
    <message>
        <source>%1 of %2</source>
        <comment>a part of all</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Raters of the study</source>
        <translation>研究的评分者</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>评分</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>nothing is handed out yet</source>
        <translation>尚未分发任何条目</translation>
    </message>
    <message>
        <source>Items complete</source>
        <translation>已完成的条目</translation>
    </message>
    <message>
        <source>by as many raters as are wanted</source>
        <translation>达到所需评分者数</translation>
    </message>
    <message>
        <source>Seconds an item</source>
        <translation>每条目秒数</translation>
    </message>
    <message>
        <source>the study is closed</source>
        <translation>研究已结束</translation>
    </message>
    <message>
        <source>at this pace it ends %1</source>
        <translation>按此进度将于 %1 完成</translation>
    </message>
    <message>
        <source>no end can be foretold yet</source>
        <translation>尚无法预计完成时间</translation>
    </message>
    <message>
        <source>Raters done</source>
        <translation>已完成的评分者</translation>
    </message>
    <message numerus="yes">
        <source>%n at work, </source>
        <comment>followed by those who dropped out</comment>
        <translation>
            <numerusform>%n 位正在作答，</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dropped out</source>
        <translation>
            <numerusform>%n 位中途放弃</numerusform>
        </translation>
    </message>
    <message>
        <source>everything is answered</source>
        <translation>已全部回答</translation>
    </message>
</context>
<context>
    <name>tandem::SystemsPage</name>
    <message>
        <source>&amp;Evaluations</source>
        <translation>评估(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Mode</source>
        <translation>模式(&amp;M)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Save table…</source>
        <translation>保存表格…</translation>
    </message>
    <message>
        <source>Save chart…</source>
        <translation>保存图表…</translation>
    </message>
    <message>
        <source>Copy the systems&apos; results</source>
        <translation>复制各系统的结果</translation>
    </message>
    <message>
        <source>Save the systems&apos; results</source>
        <translation>保存各系统的结果</translation>
    </message>
    <message>
        <source>Save the chart of the systems</source>
        <translation>保存各系统的图表</translation>
    </message>
    <message>
        <source>Results by system</source>
        <translation>各系统结果</translation>
    </message>
    <message>
        <source>Nothing is evaluated yet</source>
        <translation>尚未评估任何内容</translation>
    </message>
    <message>
        <source>Evaluate…</source>
        <translation>评估…</translation>
    </message>
    <message>
        <source>ExPerT scores by system, means over cases: %1</source>
        <translation>各系统的 ExPerT 得分，案例平均值：%1</translation>
    </message>
    <message>
        <source>Have outputs evaluated by a language model, or import a result file of expert_score; the systems&apos; scores are then shown here.</source>
        <translation>请用语言模型评估输出，或导入 expert_score 的结果文件；之后各系统的得分会显示在此处。</translation>
    </message>
    <message>
        <source>Systems</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>All pairs</source>
        <translation>所有系统对</translation>
    </message>
    <message>
        <source>Judges</source>
        <translation>评判模型</translation>
    </message>
    <message>
        <source>What the table compares</source>
        <translation>表格比较什么</translation>
    </message>
    <message>
        <source>Show systems, all pairs of them, or judges</source>
        <translation>显示系统、所有系统对或评判模型</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>title of a table, evaluations</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Import cases…</source>
        <translation>导入案例…</translation>
    </message>
    <message>
        <source>Import a result file…</source>
        <translation>导入结果文件…</translation>
    </message>
</context>
<context>
    <name>tandem::TaskHeader</name>
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
    <name>tandem::TextColumn</name>
    <message>
        <source>Expected</source>
        <translation>期望</translation>
    </message>
    <message>
        <source>Generated</source>
        <translation>生成</translation>
    </message>
    <message>
        <source>%1 of %2 tokens read</source>
        <translation>已读取 %1 / %2 个词元</translation>
    </message>
    <message>
        <source>Expected text</source>
        <translation>期望文本</translation>
    </message>
    <message>
        <source>Generated text</source>
        <translation>生成文本</translation>
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
        <source>Nobody has spent time on a sample yet. What a pause lasts beyond 60 seconds will not be counted.</source>
        <translation>还没有人在样本上花费时间。停顿超过 60 秒的部分将不计入。</translation>
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
    <message>
        <source>%1: %2 %</source>
        <translation>%1：%2 %</translation>
    </message>
</context>
<context>
    <name>tandem::TwoSystemsView</name>
    <message>
        <source>What each system has for an expected aspect</source>
        <translation>各系统对某一期望方面的对应内容</translation>
    </message>
    <message>
        <source>System %1</source>
        <translation>系统 %1</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>期望</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>system, figures</comment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>tandem::TypeCaseDialog</name>
    <message>
        <source>Type a case</source>
        <translation>键入案例</translation>
    </message>
    <message>
        <source>&amp;Name (may be empty)</source>
        <translation>名称（可留空）(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Prompt</source>
        <translation>提示词(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Expected text: what the user really wrote</source>
        <translation>期望文本：用户实际写下的内容(&amp;E)</translation>
    </message>
    <message>
        <source>Add an &amp;output of another system</source>
        <translation>添加另一系统的输出(&amp;O)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Add and type &amp;another</source>
        <translation>添加并键入下一个(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Add the case</source>
        <translation>添加案例(&amp;A)</translation>
    </message>
    <message>
        <source>name of the system</source>
        <translation>系统名称</translation>
    </message>
    <message>
        <source>Name of the system</source>
        <translation>系统名称</translation>
    </message>
    <message>
        <source>Generated text</source>
        <translation>生成文本</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Generated text of</source>
        <translation>生成文本所属系统</translation>
    </message>
    <message>
        <source>An evaluation compares with this text; it is needed.</source>
        <translation>评估要与此文本比较；必须填写。</translation>
    </message>
    <message>
        <source>The text is missing.</source>
        <translation>缺少文本。</translation>
    </message>
    <message>
        <source>With several outputs each needs the name of its system.</source>
        <translation>有多个输出时，每个都需要其系统的名称。</translation>
    </message>
    <message>
        <source>Another output above is of this system; a case has one of each.</source>
        <translation>上方另有一个输出属于此系统；每个案例中每个系统只能有一个。</translation>
    </message>
    <message>
        <source>The case is in the project.</source>
        <translation>案例已加入项目。</translation>
    </message>
    <message>
        <source>The case is not in the project yet. Cancel or Escape once more drops it.</source>
        <translation>案例尚未加入项目。再次按“取消”或 Escape 将放弃它。</translation>
    </message>
</context>
<context>
    <name>tandem::UpgradeDialog</name>
    <message>
        <source>Older project</source>
        <translation>旧版项目</translation>
    </message>
    <message>
        <source>Bringing up to date</source>
        <translation>正在升级</translation>
    </message>
    <message>
        <source>%1 was made by an older version of Tandem. A copy of it is saved beside it, then it is brought up to date. Stopping leaves it as it was.</source>
        <translation>%1 由旧版本的 Tandem 创建。将先在旁边保存其副本，然后升级。停止则保持原样。</translation>
    </message>
</context>
<context>
    <name>tandem::UtteranceCard</name>
    <message>
        <source>%1 · utterance %2 of %3</source>
        <comment>participant, place, all</comment>
        <translation>%1 · 话语 %2 / %3</translation>
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
    <name>tandem::VerdictRow</name>
    <message>
        <source>not answered</source>
        <translation>未回答</translation>
    </message>
</context>
<context>
    <name>tandem::WelcomePage</name>
    <message>
        <source>Tandem</source>
        <translation>Tandem</translation>
    </message>
    <message>
        <source>Open the &amp;sample project</source>
        <translation>打开示例项目(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Open project…</source>
        <translation>打开项目(&amp;O)…</translation>
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
        <source>Take from this list</source>
        <translation>从此列表移除</translation>
    </message>
    <message>
        <source>Projects that you open are listed here. The sample project is ready to be tried: three short articles, four people.</source>
        <translation>您打开的项目会列在这里。示例项目可供试用：三篇短文，四位人员。</translation>
    </message>
    <message>
        <source>Three jobs, and a project is one file: build a summarization benchmark by hand, evaluate generated texts, study how far people and metrics agree.</source>
        <translation>三种工作，一个项目就是一个文件：手工构建摘要评测基准，评估生成的文本，研究人与指标的一致程度。</translation>
    </message>
    <message>
        <source>&amp;Build a benchmark…</source>
        <translation>构建评测基准(&amp;B)…</translation>
    </message>
    <message>
        <source>From articles (.txt, .md, JSON, JSONL, a folder of them) or a KGDS.json. Two people answer blind to each other, and what both say stays.</source>
        <translation>来自文章（.txt、.md、JSON、JSONL 或其文件夹）或 KGDS.json。两人互不知晓地回答，只保留双方都认可的内容。</translation>
    </message>
    <message>
        <source>E&amp;valuate texts…</source>
        <translation>评估文本(&amp;V)…</translation>
    </message>
    <message>
        <source>From a result of expert_score with its texts, from cases, or from pairs of texts (JSON, JSONL, CSV): explained scores, measures, reviews.</source>
        <translation>来自 expert_score 的结果及其文本、案例或文本对（JSON、JSONL、CSV）：带理由的得分、指标、评审。</translation>
    </message>
    <message>
        <source>S&amp;tudy agreement…</source>
        <translation>研究一致性(&amp;T)…</translation>
    </message>
    <message>
        <source>Begins with an empty project: any number of people rate the same texts, here or in a browser.</source>
        <translation>从空项目开始：任意多人对同样的文本评分，在此处或在浏览器中。</translation>
    </message>
    <message>
        <source>Or drop files here; what they are is told by what is in them.</source>
        <translation>或将文件拖放到此处；由内容判断其类型。</translation>
    </message>
</context>
<context>
    <name>tandem::WholeSamplePage</name>
    <message>
        <source>The sample as a whole</source>
        <translation>整个样本</translation>
    </message>
    <message>
        <source>Sample %1: %2</source>
        <translation>样本 %1：%2</translation>
    </message>
    <message>
        <source>No sample is chosen.</source>
        <translation>未选择样本。</translation>
    </message>
    <message>
        <source>Back to where you came from</source>
        <translation>返回来处</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
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
        <source>Language model end&amp;points…</source>
        <translation>语言模型端点…(&amp;P)</translation>
    </message>
    <message>
        <source>New empty pro&amp;ject…</source>
        <translation>新建空项目(&amp;J)…</translation>
    </message>
    <message>
        <source>Write &amp;packets and forms…</source>
        <translation>写出数据包和表单…(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Merge packets and answers…</source>
        <translation>合并数据包和答案…(&amp;M)</translation>
    </message>
    <message>
        <source>New e&amp;valuation…</source>
        <translation>新建评估(&amp;V)…</translation>
    </message>
    <message>
        <source>Sample as a &amp;whole</source>
        <translation>整个样本(&amp;W)</translation>
    </message>
</context>
<context>
    <name>tandem::WorkStrip</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>剩余 %n 分钟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>剩余 %n 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
</context>
<context>
    <name>tandem::Workspace</name>
    <message>
        <source>Overview</source>
        <translation>总览</translation>
    </message>
    <message>
        <source>Annotate</source>
        <translation>标注</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>事实</translation>
    </message>
    <message>
        <source>Opinions</source>
        <translation>观点</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比对</translation>
    </message>
    <message>
        <source>Evaluate</source>
        <translation>评估</translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation>检视</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>度量</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>研究</translation>
    </message>
</context>
<context>
    <name>tandem::WritePacketsDialog</name>
    <message>
        <source>People to write packets for</source>
        <translation>要写出数据包的人员</translation>
    </message>
    <message>
        <source>Into the &amp;folder</source>
        <translation>写入文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>Folder of the packets</source>
        <translation>数据包的文件夹</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>选择(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Write</source>
        <translation>写出(&amp;W)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>This folder does not exist.</source>
        <translation>此文件夹不存在。</translation>
    </message>
    <message>
        <source>Only a lead writes packets.</source>
        <translation>只有负责人可以写出数据包。</translation>
    </message>
    <message>
        <source>Tick those who sit apart. Who has nothing to do needs no packet.</source>
        <translation>勾选异地工作的人。无事可做的人不需要数据包。</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) will be written; none is replaced.</source>
        <translation>
            <numerusform>将写出 %n 个文件；不会替换任何文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>Packet for %1</source>
        <translation>给 %1 的数据包</translation>
    </message>
    <message numerus="yes">
        <source>%n packet(s) written.</source>
        <translation>
            <numerusform>已写出 %n 个数据包。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Choose where to write the packets</source>
        <translation>选择数据包写入位置</translation>
    </message>
    <message>
        <source>Write packets and forms</source>
        <translation>写出数据包和表单</translation>
    </message>
    <message>
        <source>A packet is a project file with what waits for one person, samples and studies, and with nobody else&apos;s answers. They work in it with Tandem and send it back. A form is a page for any browser, without network; the answers file that it saves comes back.</source>
        <translation>数据包是一个项目文件，包含等待某个人的内容（样本和研究），而不含其他任何人的答案。此人用 Tandem 在其中工作，然后寄回。表单是可用任何浏览器打开的页面，无需网络；由它保存的答案文件会寄回。</translation>
    </message>
    <message>
        <source>Packets, for Tandem</source>
        <translation>数据包，用于 Tandem</translation>
    </message>
    <message>
        <source>Forms about paragraphs, for a browser</source>
        <translation>关于段落的表单，用于浏览器</translation>
    </message>
    <message>
        <source>Forms about key facts, for a browser</source>
        <translation>关于关键事实的表单，用于浏览器</translation>
    </message>
    <message>
        <source>W&amp;hat</source>
        <translation>内容(&amp;H)</translation>
    </message>
    <message>
        <source>Form for %1</source>
        <translation>给 %1 的表单</translation>
    </message>
    <message numerus="yes">
        <source>%n form(s) written.</source>
        <translation>
            <numerusform>已写出 %n 份表单。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::WritingPage</name>
    <message>
        <source>opinion</source>
        <translation>观点</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>指代</translation>
    </message>
    <message>
        <source>no opinion</source>
        <translation>无观点</translation>
    </message>
    <message>
        <source>Your partner writes about this utterance.</source>
        <translation>你的搭档负责这条话语。</translation>
    </message>
    <message>
        <source>This utterance voices no opinion. N takes that back.</source>
        <translation>此话语不表达观点。按 N 撤回。</translation>
    </message>
    <message>
        <source>This utterance voices no opinion.</source>
        <translation>此话语不表达观点。</translation>
    </message>
    <message>
        <source>Select the words that voice an opinion and press O; press N if there are none. Without a selection O marks the whole utterance.</source>
        <translation>选择表达观点的词语并按 O；没有则按 N。未选择时 O 标记整条话语。</translation>
    </message>
    <message>
        <source>Main opinions</source>
        <translation>主要观点</translation>
    </message>
    <message>
        <source>Implicit references of this opinion</source>
        <translation>此观点的隐含指代</translation>
    </message>
    <message>
        <source>Select the words of the reference first.</source>
        <translation>请先选择指代的词语。</translation>
    </message>
</context>
</TS>
