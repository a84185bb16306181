<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fa_IR">
<context>
    <name>AgreementItemModel</name>
    <message>
        <source>yes</source>
        <translation>بله</translation>
    </message>
    <message>
        <source>no</source>
        <translation>خیر</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>person and answer</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>one yes, the other no</source>
        <translation>یکی بله، دیگری نه</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>both answers</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number and title of a sample</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>fact %1</source>
        <translation>گزارهٔ %1</translation>
    </message>
    <message>
        <source>a fact that is gone</source>
        <translation>گزاره‌ای که دیگر نیست</translation>
    </message>
    <message>
        <source>paragraph %1</source>
        <translation>بند %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>place in the sample, sample</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>نمونه</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>عنوان</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>شماره</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>پاسخ‌ها</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>متن</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>answers, place</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place and text</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>AgreementWords</name>
    <message>
        <source>No item has been answered by both, so there is nothing to compare.</source>
        <translation>هیچ موردی را هر دو پاسخ نداده‌اند؛ پس چیزی برای مقایسه نیست.</translation>
    </message>
    <message>
        <source>Both gave one and the same answer to every item. Agreement by chance is then already complete, and kappa would be zero divided by zero.</source>
        <translation>هر دو به همهٔ موردها یک پاسخ یکسان داده‌اند. در این حال توافق تصادفی خود کامل است و کاپا صفر تقسیم بر صفر می‌شود.</translation>
    </message>
    <message>
        <source>Somebody unknown</source>
        <translation>فردی ناشناس</translation>
    </message>
    <message>
        <source>%1. %2 (%3)</source>
        <comment>position of the sample, its title, the step</comment>
        <translation>%1. %2 (%3)</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a pair of people</comment>
        <translation>%1 و %2</translation>
    </message>
    <message>
        <source>No domain</source>
        <translation>بی حوزه</translation>
    </message>
    <message>
        <source>No date</source>
        <translation>بی تاریخ</translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>همهٔ دورها</translation>
    </message>
    <message>
        <source>Second pass, not blind: %1</source>
        <comment>a group of rounds</comment>
        <translation>گذر دوم، نه پنهان: %1</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa is defined for one pair; see the pairs.</source>
        <translation>کاپای کوهن برای یک جفت تعریف شده است؛ جفت‌ها را ببینید.</translation>
    </message>
    <message>
        <source>answered by one only</source>
        <translation>تنها یک نفر پاسخ داده</translation>
    </message>
    <message>
        <source>answered by none</source>
        <translation>هیچ‌کس پاسخ نداده</translation>
    </message>
    <message>
        <source>marked as unsure</source>
        <translation>نشان نامطمئن دارد</translation>
    </message>
    <message>
        <source>Agreement on the answers given blind, with 95 % intervals</source>
        <translation>توافق روی پاسخ‌های پنهان، با بازه‌های ۹۵ ٪</translation>
    </message>
    <message>
        <source>Agreement on the answers given again after the discussion of a calibration, not blind, with 95 % intervals</source>
        <translation>توافق روی پاسخ‌هایی که پس از گفت‌وگوی هم‌سنجی دوباره داده شده‌اند، نه پنهان، با بازه‌های ۹۵ ٪</translation>
    </message>
    <message>
        <source>Agreement on the answers given blind and, in the rows of a second pass, on those given after a discussion, with 95 % intervals</source>
        <translation>توافق روی پاسخ‌های پنهان و، در سطرهای گذر دوم، روی پاسخ‌هایی که پس از گفت‌وگو داده شده‌اند، با بازه‌های ۹۵ ٪</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>caption; pair, person, domain …</comment>
        <translation>%1، بر پایهٔ %2</translation>
    </message>
    <message>
        <source>not blind: after the discussion</source>
        <translation>نه پنهان: پس از گفت‌وگو</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between steps</comment>
        <translation>، </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%Ln جفت</numerusform>
        </translation>
    </message>
    <message>
        <source>Group</source>
        <translation>گروه</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>دورها</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>موارد</translation>
    </message>
    <message numerus="yes">
        <source>%n left out</source>
        <translation>
            <numerusform>%Ln کنارگذاشته</numerusform>
        </translation>
    </message>
    <message>
        <source>Items that two or more answered</source>
        <translation>مواردی که دو نفر یا بیشتر پاسخ دادند</translation>
    </message>
    <message>
        <source>n (answer pairs)</source>
        <translation>n (جفت پاسخ)</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>کنارگذاشته</translation>
    </message>
    <message>
        <source>Percent agreement</source>
        <translation>درصد توافق</translation>
    </message>
    <message>
        <source>The share of answers on which both of a pair say the same, with Wilson&apos;s 95 % interval</source>
        <translation>سهم پاسخ‌هایی که هر دو نفر جفت یک چیز می‌گویند، با بازهٔ ۹۵ ٪ ویلسون</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa</source>
        <translation>کاپای کوهن</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa, with the 95 % interval of Fleiss, Cohen and Everitt</source>
        <translation>کاپای کوهن، با بازهٔ ۹۵ ٪ فلایس، کوهن و اوریت</translation>
    </message>
    <message>
        <source>n (items)</source>
        <translation>n (موارد)</translation>
    </message>
    <message>
        <source>Gwet&apos;s AC1</source>
        <translation>AC1 گوت</translation>
    </message>
    <message>
        <source>Gwet&apos;s AC1, with his linearized 95 % interval</source>
        <translation>AC1 گوت، با بازهٔ ۹۵ ٪ خطی‌شدهٔ او</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha</source>
        <translation>آلفای کریپندورف</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha for nominal data, with Gwet&apos;s linearized 95 % interval</source>
        <translation>آلفای کریپندورف برای داده‌های اسمی، با بازهٔ ۹۵ ٪ خطی‌شدهٔ گوت</translation>
    </message>
    <message>
        <source>Answers of both</source>
        <translation>پاسخ‌های هر دو</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>ردیف‌ها</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>ستون‌ها</translation>
    </message>
    <message>
        <source>partners</source>
        <translation>همکاران</translation>
    </message>
    <message>
        <source>yes, yes</source>
        <translation>بله، بله</translation>
    </message>
    <message>
        <source>yes, no</source>
        <translation>بله، نه</translation>
    </message>
    <message>
        <source>no, yes</source>
        <translation>نه، بله</translation>
    </message>
    <message>
        <source>no, no</source>
        <translation>نه، نه</translation>
    </message>
    <message>
        <source>disagreed</source>
        <translation>اختلاف</translation>
    </message>
    <message>
        <source>Yes to all of them</source>
        <translation>بله به همهٔ آن‌ها</translation>
    </message>
    <message>
        <source>Written opinions: yes at the partner&apos;s first check</source>
        <translation>نظرهای نوشته‌شده: بله در نخستین بررسی همکار</translation>
    </message>
    <message>
        <source>Overall</source>
        <translation>کلی</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>مرحله</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>دور</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>زوج</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>فرد</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>حوزه</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>ماه</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>هفته</translation>
    </message>
    <message>
        <source>References right, where there are any</source>
        <translation>ارجاع‌ها درست، اگر باشند</translation>
    </message>
    <message>
        <source>Written opinions, at the partner&apos;s first check</source>
        <translation>نظرهای نوشته‌شده، در نخستین بررسی همکار</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>پرسش</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>بله</translation>
    </message>
    <message>
        <source>No round is closed yet: nothing to compare.</source>
        <translation>هنوز هیچ دوری بسته نشده است: چیزی برای مقایسه نیست.</translation>
    </message>
    <message>
        <source>Undefined</source>
        <translation>تعریف‌نشده</translation>
    </message>
    <message>
        <source>No item has been rated by two or more, so there is nothing to compare.</source>
        <translation>هیچ موردی را دو نفر یا بیشتر نسنجیده‌اند، پس چیزی برای مقایسه نیست.</translation>
    </message>
    <message>
        <source>Everybody gave one and the same answer to every item, so nothing shows whether they agree by more than that habit.</source>
        <translation>همه به هر مورد یک پاسخ یکسان داده‌اند، پس چیزی نشان نمی‌دهد که توافقشان بیش از این عادت است.</translation>
    </message>
    <message>
        <source>A correlation needs at least two pairs of numbers.</source>
        <translation>همبستگی دست‌کم دو جفت عدد می‌خواهد.</translation>
    </message>
    <message>
        <source>Neither of the two varies, so that nothing can vary with it.</source>
        <translation>هیچ‌یک از دو تغییر نمی‌کند، پس چیزی نمی‌تواند با آن تغییر کند.</translation>
    </message>
    <message>
        <source>The first of the two does not vary, so that the second cannot vary with it.</source>
        <translation>نخستینِ این دو تغییر نمی‌کند، پس دومی نمی‌تواند با آن تغییر کند.</translation>
    </message>
    <message>
        <source>The second of the two does not vary, so that it cannot vary with the first.</source>
        <translation>دومینِ این دو تغییر نمی‌کند، پس نمی‌تواند با نخستین تغییر کند.</translation>
    </message>
    <message>
        <source>The exact distribution is computed for up to %1 pairs.</source>
        <translation>توزیع دقیق تا %1 جفت محاسبه می‌شود.</translation>
    </message>
    <message>
        <source>There are ties, with which the exact distribution is computed for up to %1 pairs.</source>
        <translation>برابری وجود دارد، و با آن توزیع دقیق تا %1 جفت محاسبه می‌شود.</translation>
    </message>
    <message>
        <source>exact, all orders</source>
        <comment>how a p was computed</comment>
        <translation>دقیق، همهٔ ترتیب‌ها</translation>
    </message>
    <message>
        <source>Student&apos;s t</source>
        <comment>how a p was computed</comment>
        <translation>t استیودنت</translation>
    </message>
    <message>
        <source>normal approximation</source>
        <comment>how a p was computed</comment>
        <translation>تقریب نرمال</translation>
    </message>
    <message>
        <source>The normal approximation needs at least three pairs.</source>
        <translation>تقریب نرمال دست‌کم سه جفت می‌خواهد.</translation>
    </message>
    <message>
        <source>A ratio scale begins at zero, and there are negative answers.</source>
        <translation>مقیاس نسبی از صفر آغاز می‌شود، و پاسخ‌های منفی وجود دارد.</translation>
    </message>
    <message>
        <source>There are too many different answers to compare each with each.</source>
        <translation>شمار پاسخ‌های متفاوت بیش از آن است که بتوان هر یک را با دیگری سنجید.</translation>
    </message>
    <message>
        <source>The answers lie too close together to compute with.</source>
        <translation>پاسخ‌ها نزدیک‌تر از آن‌اند که بتوان با آن‌ها محاسبه کرد.</translation>
    </message>
    <message>
        <source>Everybody gave one and the same answer to every item. No disagreement can then be expected, and alpha would be one minus zero divided by zero.</source>
        <translation>همه به هر مورد یک پاسخ یکسان داده‌اند. آن‌گاه اختلافی انتظار نمی‌رود، و آلفا یک منهای صفر بر صفر می‌شد.</translation>
    </message>
    <message numerus="yes">
        <source>Cohen&apos;s kappa is undefined for %n pair(s) of raters who both gave one and the same answer throughout, so that there is no mean over all pairs.</source>
        <translation>
            <numerusform>کاپای کوهن برای %Ln جفت ارزیاب که هر دو همه‌جا یک پاسخ یکسان داده‌اند تعریف‌نشده است، پس میانگینی روی همهٔ جفت‌ها وجود ندارد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody gave one and the same answer to every item. Agreement by chance is then already complete.</source>
        <translation>همه به هر مورد یک پاسخ یکسان داده‌اند. پس توافق تصادفی از پیش کامل است.</translation>
    </message>
    <message>
        <source>Only one rater answered, and agreement needs two.</source>
        <translation>تنها یک ارزیاب پاسخ داده است، و توافق دو ارزیاب می‌خواهد.</translation>
    </message>
    <message>
        <source>There are too many raters to go through all pairs of them.</source>
        <translation>شمار ارزیاب‌ها بیش از آن است که بتوان همهٔ جفت‌های آن‌ها را پیمود.</translation>
    </message>
    <message>
        <source>The interval is a point because the large-sample variance is zero, as where all agree or one rater gives one answer throughout. It does not say how certain the figure is.</source>
        <translation>بازه یک نقطه است چون واریانس نمونه‌بزرگ صفر است، مانند آنجا که همه موافق‌اند یا یک رتبه‌دهنده همواره یک پاسخ می‌دهد. این نمی‌گوید رقم چقدر مطمئن است.</translation>
    </message>
    <message>
        <source>No large-sample interval is in use for this coefficient of pairs of raters.</source>
        <translation>برای این ضریبِ جفت‌های رتبه‌دهنده بازهٔ نمونه‌بزرگی به کار نمی‌رود.</translation>
    </message>
    <message>
        <source>Nobody has rated anything.</source>
        <translation>هیچ‌کس چیزی را رتبه‌دهی نکرده است.</translation>
    </message>
    <message>
        <source>There is a single rater, and agreement needs two.</source>
        <translation>تنها یک ارزیاب هست و توافق به دو ارزیاب نیاز دارد.</translation>
    </message>
    <message>
        <source>The answers are words without an order, so that none is nearer to another.</source>
        <translation>پاسخ‌ها واژه‌هایی بدون ترتیب‌اند، پس هیچ‌یک به دیگری نزدیک‌تر نیست.</translation>
    </message>
    <message>
        <source>Agreement, mean over pairs of raters</source>
        <translation>توافق، میانگین روی جفت‌های ارزیابان</translation>
    </message>
    <message>
        <source>Agreement of all who rated an item</source>
        <translation>توافق همهٔ کسانی که یک گویه را رتبه‌دهی کرده‌اند</translation>
    </message>
    <message numerus="yes">
        <source>There are %n rater(s), and Cohen&apos;s kappa is one of two; Light&apos;s kappa is its mean over their pairs.</source>
        <translation>
            <numerusform>%Ln ارزیاب هست و کاپای کوهن از آنِ دو ارزیاب است؛ کاپای لایت میانگین آن روی جفت‌های ایشان است.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa, linear weights by place</source>
        <translation>کاپای کوهن، وزن‌های خطی بر پایهٔ جایگاه</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa, quadratic weights by place</source>
        <translation>کاپای کوهن، وزن‌های درجه‌دوم بر پایهٔ جایگاه</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa, linear weights by value</source>
        <translation>کاپای کوهن، وزن‌های خطی بر پایهٔ مقدار</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa, quadratic weights by value</source>
        <translation>کاپای کوهن، وزن‌های درجه‌دوم بر پایهٔ مقدار</translation>
    </message>
    <message>
        <source>Scott&apos;s pi</source>
        <translation>پی اسکات</translation>
    </message>
    <message numerus="yes">
        <source>There are %n rater(s), and Scott&apos;s pi is one of two; Fleiss&apos; kappa is its form for more.</source>
        <translation>
            <numerusform>%Ln ارزیاب هست و پی اسکات از آنِ دو ارزیاب است؛ کاپای فلایس شکل آن برای شمار بیشتر است.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fleiss&apos; kappa</source>
        <translation>کاپای فلایس</translation>
    </message>
    <message>
        <source>Light&apos;s kappa</source>
        <translation>کاپای لایت</translation>
    </message>
    <message>
        <source>Davies and Fleiss&apos; kappa</source>
        <translation>کاپای دیویس و فلایس</translation>
    </message>
    <message>
        <source>Gwet&apos;s AC2, linear weights by value</source>
        <translation>AC2 گوئت، وزن‌های خطی بر پایهٔ مقدار</translation>
    </message>
    <message>
        <source>Gwet&apos;s AC2, quadratic weights by value</source>
        <translation>AC2 گوئت، وزن‌های درجه‌دوم بر پایهٔ مقدار</translation>
    </message>
    <message>
        <source>Brennan and Prediger&apos;s coefficient</source>
        <translation>ضریب برنن و پردیگر</translation>
    </message>
    <message>
        <source>A line needs at least two points.</source>
        <translation>یک خط دست‌کم به دو نقطه نیاز دارد.</translation>
    </message>
    <message>
        <source>All points have the same x, so that no line shows how y depends on it.</source>
        <translation>همهٔ نقطه‌ها x یکسانی دارند، پس هیچ خطی نشان نمی‌دهد که y چگونه به آن وابسته است.</translation>
    </message>
    <message>
        <source>The points lie too close together or too far apart to compute with.</source>
        <translation>نقطه‌ها برای محاسبه بیش از اندازه به هم نزدیک یا از هم دورند.</translation>
    </message>
    <message>
        <source>Two pairs leave no degrees of freedom.</source>
        <translation>با دو جفت هیچ درجهٔ آزادی نمی‌ماند.</translation>
    </message>
    <message>
        <source>An interval cannot be computed from a single item.</source>
        <translation>با یک مورد چیزی برای محاسبهٔ بازه نمی‌ماند.</translation>
    </message>
    <message>
        <source>Pearson&apos;s r</source>
        <translation>r از Pearson</translation>
    </message>
    <message>
        <source>Spearman&apos;s rho</source>
        <translation>rho از Spearman</translation>
    </message>
    <message>
        <source>Kendall&apos;s tau-b</source>
        <translation>tau-b از Kendall</translation>
    </message>
    <message>
        <source>Correlation</source>
        <translation>همبستگی</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>p by</source>
        <translation>روش p</translation>
    </message>
    <message>
        <source>%1 has no p: %2</source>
        <translation>%1 مقدار p ندارد: %2</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>مقدار</translation>
    </message>
    <message>
        <source>95 % from</source>
        <translation>۹۵ ٪ از</translation>
    </message>
    <message>
        <source>to</source>
        <translation>تا</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>nominal</source>
        <translation>اسمی</translation>
    </message>
    <message>
        <source>ordinal</source>
        <translation>ترتیبی</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>فاصله‌ای</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>نسبی</translation>
    </message>
    <message>
        <source>nominal, any two different values are equally far apart</source>
        <translation>اسمی، هر دو مقدار متفاوت به یک اندازه از هم دورند</translation>
    </message>
    <message>
        <source>ordinal, by the ratings that lie between two values</source>
        <translation>ترتیبی، بر پایهٔ رتبه‌هایی که میان دو مقدار جا دارند</translation>
    </message>
    <message>
        <source>interval, by the square of the difference of the numbers</source>
        <translation>فاصله‌ای، بر پایهٔ مربع تفاوت عددها</translation>
    </message>
    <message>
        <source>ratio, by the square of the difference over the sum of the numbers</source>
        <translation>نسبی، بر پایهٔ مربع حاصل تقسیم تفاوت عددها بر جمعشان</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>شاخص</translation>
    </message>
    <message>
        <source>The scale (--scale) says how Krippendorff&apos;s alpha counts a difference; no other figure depends on it. Here: %1.</source>
        <translation>مقیاس (‎--scale) می‌گوید آلفای کریپندورف تفاوت را چگونه می‌شمارد؛ هیچ رقم دیگری به آن وابسته نیست. این‌جا: %1.</translation>
    </message>
    <message>
        <source>Weights by place go by the places of values in their order, among those used on the items that both rated, or in --order; weights by value go by the numbers themselves. They differ where the values are not evenly spaced or some were never used.</source>
        <translation>وزن‌های بر پایهٔ جایگاه از جایگاه مقدارها در ترتیبشان می‌آیند، در میان مقدارهایی که روی موردهای رتبه‌گرفته از هر دو به کار رفته‌اند، یا در ‎--order؛ وزن‌های بر پایهٔ مقدار از خود عددها می‌آیند. آنجا با هم فرق دارند که مقدارها هم‌فاصله نباشند یا برخی هرگز به کار نرفته باشند.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%Ln مورد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rater(s)</source>
        <translation>
            <numerusform>%Ln ارزیاب</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different value(s)</source>
        <translation>
            <numerusform>%Ln مقدار متفاوت</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rating(s)</source>
        <translation>
            <numerusform>%Ln رتبه‌دهی</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>%Ln گم‌شده</numerusform>
        </translation>
    </message>
    <message>
        <source>Scale: %1. %2.</source>
        <translation>مقیاس: %1. %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) rated by one alone: not in n, and counted only in which values are used and how often, for Fleiss&apos; kappa, AC1, AC2 and Brennan and Prediger&apos;s coefficient, and in the intervals of these and of the agreement of more than two raters.</source>
        <translation>
            <numerusform>%Ln مورد را تنها یک نفر رتبه داده است: در n نیست و تنها در این شمرده می‌شود که کدام مقدارها و چند بار به کار رفته‌اند، برای کاپای فلیس، AC1، AC2 و ضریب برنان و پردیگر، و در بازه‌های این‌ها و بازهٔ توافق بیش از دو رتبه‌دهنده.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) rated by nobody.</source>
        <translation>
            <numerusform>%Ln گویه را هیچ‌کس رتبه‌دهی نکرده است.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rater(s) who rated nothing.</source>
        <translation>
            <numerusform>%Ln ارزیاب که چیزی را رتبه‌دهی نکرده‌اند.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of raters who share no item.</source>
        <translation>
            <numerusform>%Ln جفت ارزیاب که هیچ گویهٔ مشترکی ندارند.</numerusform>
        </translation>
    </message>
    <message>
        <source>Intervals</source>
        <translation>بازه‌ها</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha, nominal</source>
        <translation>آلفای کریپندورف، اسمی</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha, ordinal</source>
        <translation>آلفای کریپندورف، ترتیبی</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha, interval</source>
        <translation>آلفای کریپندورف، فاصله‌ای</translation>
    </message>
</context>
<context>
    <name>Assignment</name>
    <message>
        <source>A pair needs two different people.</source>
        <translation>زوج به دو نفر متفاوت نیاز دارد.</translation>
    </message>
    <message>
        <source>Add people until at least two can be assigned, then assign again.</source>
        <translation>افراد را بیفزایید تا دست‌کم دو نفر قابل واگذاری باشند، سپس دوباره واگذار کنید.</translation>
    </message>
    <message>
        <source>The number of samples to assign is negative.</source>
        <translation>شمار نمونه‌های واگذاری منفی است.</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) stay as they are: both have handed in.</source>
        <translation>
            <numerusform>%Ln نمونه همان‌گونه می‌ماند: هر دو تحویل داده‌اند.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) have this assignment already.</source>
        <translation>
            <numerusform>%Ln نمونه از پیش همین واگذاری را دارد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n sample(s) somebody has begun: the answers stay in the journal but count no more, unless you undo.</source>
        <translation>
            <numerusform>در %Ln نمونه کسی آغاز کرده است: پاسخ‌ها در دفتر ثبت می‌مانند ولی دیگر به شمار نمی‌آیند، مگر آنکه واگرد کنید.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>و %Ln مورد دیگر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) are left out, without candidate facts yet: %1. Make them in Facts.</source>
        <translation>
            <numerusform>%Ln نمونه کنار گذاشته شد، هنوز بی گزارهٔ نامزد: %1. آن‌ها را در «گزاره‌ها» بسازید.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) are left out, without a discussion yet: %1. Write or import it first.</source>
        <translation>
            <numerusform>%Ln نمونه کنار گذاشته شد، هنوز بی گفت‌وگو: %1. نخست بنویسید یا واردش کنید.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) are left out, assigned already: %1. Take the assignment back first.</source>
        <translation>
            <numerusform>%Ln نمونه کنار گذاشته شد، پیش‌تر سپرده شده: %1. نخست واگذاری را پس بگیرید.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unassign %n sample(s)</source>
        <translation>
            <numerusform>پس گرفتن واگذاری %Ln نمونه</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Calibrate on %n sample(s)</source>
        <translation>
            <numerusform>هم‌سنجی روی %Ln نمونه</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assign %n sample(s) balanced</source>
        <translation>
            <numerusform>سپردن متوازن %Ln نمونه</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assign %n sample(s)</source>
        <translation>
            <numerusform>واگذاری %Ln نمونه</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BenchmarkStatistics</name>
    <message>
        <source>Samples</source>
        <translation>نمونه‌ها</translation>
    </message>
    <message>
        <source>Paragraphs</source>
        <translation>بندها</translation>
    </message>
    <message>
        <source>Back-supporting paragraphs</source>
        <translation>بندهای پشتیبان زمینه</translation>
    </message>
    <message>
        <source>Back-nonsupporting paragraphs</source>
        <translation>بندهای غیرپشتیبان زمینه</translation>
    </message>
    <message>
        <source>Facts of supporting paragraphs</source>
        <translation>گزاره‌های بندهای پشتیبان</translation>
    </message>
    <message>
        <source>Key facts</source>
        <translation>گزاره‌های کلیدی</translation>
    </message>
    <message>
        <source>Non-key facts</source>
        <translation>گزاره‌های غیرکلیدی</translation>
    </message>
    <message>
        <source>Intra-repetitive facts of supporting paragraphs</source>
        <translation>گزاره‌های تکراری درونی بندهای پشتیبان</translation>
    </message>
    <message>
        <source>Facts of supporting paragraphs with an unexpected type</source>
        <translation>گزاره‌های بندهای پشتیبان با نوع نامنتظره</translation>
    </message>
    <message>
        <source>Facts of nonsupporting paragraphs</source>
        <translation>گزاره‌های بندهای غیرپشتیبان</translation>
    </message>
    <message>
        <source>Nonsupporting facts</source>
        <translation>گزاره‌های غیرپشتیبان</translation>
    </message>
    <message>
        <source>Masked facts</source>
        <translation>گزاره‌های پوشانده</translation>
    </message>
    <message>
        <source>Masked facts, code 4</source>
        <translation>گزاره‌های پوشانده، کد ۴</translation>
    </message>
    <message>
        <source>Masked facts, code 5</source>
        <translation>گزاره‌های پوشانده، کد ۵</translation>
    </message>
    <message>
        <source>Masked facts, code 6</source>
        <translation>گزاره‌های پوشانده، کد ۶</translation>
    </message>
    <message>
        <source>Intra-repetitive facts of nonsupporting paragraphs</source>
        <translation>گزاره‌های تکراری درونی بندهای غیرپشتیبان</translation>
    </message>
    <message>
        <source>Facts of nonsupporting paragraphs with an unexpected type</source>
        <translation>گزاره‌های بندهای غیرپشتیبان با نوع نامنتظره</translation>
    </message>
    <message>
        <source>Opinions</source>
        <translation>نظرها</translation>
    </message>
    <message>
        <source>Opinions with clarified references</source>
        <translation>نظرهای دارای ارجاع روشن‌شده</translation>
    </message>
    <message>
        <source>Opinions without clarified references</source>
        <translation>نظرهای بدون ارجاع روشن‌شده</translation>
    </message>
    <message>
        <source>Clarified references</source>
        <translation>ارجاع‌های روشن‌شده</translation>
    </message>
    <message>
        <source>Paragraphs per article (mean)</source>
        <translation>بند در هر مقاله (میانگین)</translation>
    </message>
    <message>
        <source>Tokens per article (mean)</source>
        <translation>توکن در هر مقاله (میانگین)</translation>
    </message>
    <message>
        <source>Participants per discussion (mean)</source>
        <translation>شرکت‌کننده در هر گفت‌وگو (میانگین)</translation>
    </message>
    <message>
        <source>Utterances per discussion (mean)</source>
        <translation>گفته در هر گفت‌وگو (میانگین)</translation>
    </message>
    <message>
        <source>Tokens per discussion (mean)</source>
        <translation>توکن در هر گفت‌وگو (میانگین)</translation>
    </message>
    <message>
        <source>There is no sample to take a mean over.</source>
        <translation>نمونه‌ای نیست که از آن میانگین گرفته شود.</translation>
    </message>
</context>
<context>
    <name>CaseRowsText</name>
    <message>
        <source>case %1</source>
        <translation>مورد %1</translation>
    </message>
    <message>
        <source>no output</source>
        <translation>بدون خروجی</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>مورد</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>پرامپت</translation>
    </message>
    <message>
        <source>Expected words</source>
        <translation>واژه‌های مورد انتظار</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>پروفایل</translation>
    </message>
    <message>
        <source>Outputs of</source>
        <translation>خروجی‌های</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>ارزیابی‌ها</translation>
    </message>
    <message>
        <source>Not evaluated in the evaluations that are shown.</source>
        <translation>در ارزیابی‌های نمایش‌داده‌شده ارزیابی نشده است.</translation>
    </message>
    <message>
        <source>Without a score: the aspects of one of the texts are not known, or the run is not through with it.</source>
        <translation>بی امتیاز: جنبه‌های یکی از متن‌ها دانسته نیست، یا اجرا با آن به پایان نرسیده است.</translation>
    </message>
    <message>
        <source>%1: F %2, recall %3, precision %4; %5</source>
        <comment>system, figures, mode</comment>
        <translation>%1: F %2، بازیابی %3، دقت %4؛ %5</translation>
    </message>
    <message>
        <source>%1: mean %2</source>
        <comment>a column of scores and its mean</comment>
        <translation>%1: میانگین %2</translation>
    </message>
    <message>
        <source>F %1 ↑</source>
        <comment>score of a system, higher is better</comment>
        <translation>F %1 ↑</translation>
    </message>
    <message>
        <source>tie</source>
        <comment>neither of two systems scores more</comment>
        <translation>برابر</translation>
    </message>
    <message>
        <source>win</source>
        <comment>the first of two systems scores more</comment>
        <translation>برد</translation>
    </message>
    <message>
        <source>loss</source>
        <comment>the second of two systems scores more</comment>
        <translation>باخت</translation>
    </message>
    <message>
        <source>Outcome</source>
        <comment>of comparing two systems</comment>
        <translation>نتیجه</translation>
    </message>
    <message>
        <source>%1 wins %2, ties %3, loses %4 (n = %5)</source>
        <comment>a system against another one, numbers of cases</comment>
        <translation>%1: %2 برد، %3 برابری، %4 باخت (n = %5)</translation>
    </message>
</context>
<context>
    <name>ChunkReader</name>
    <message>
        <source>it is not open for reading</source>
        <translation>برای خواندن باز نیست</translation>
    </message>
    <message>
        <source>Reading was cancelled.</source>
        <translation>خواندن لغو شد.</translation>
    </message>
    <message>
        <source>The file could not be read beyond byte %1: %2.</source>
        <translation>پرونده پس از بایت %1 خوانده نشد: %2.</translation>
    </message>
    <message>
        <source>Check that the file is still there and that you may read it, then try again.</source>
        <translation>بررسی کنید که پرونده هنوز آنجاست و اجازهٔ خواندنش را دارید، سپس دوباره تلاش کنید.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>پرونده خالی است.</translation>
    </message>
    <message>
        <source>Choose a file that has something in it.</source>
        <translation>پرونده‌ای برگزینید که چیزی در آن باشد.</translation>
    </message>
    <message>
        <source>The file is in UTF-16; JSON must be in UTF-8.</source>
        <translation>پرونده با UTF-16 است؛ JSON باید با UTF-8 باشد.</translation>
    </message>
    <message>
        <source>Open it in a text editor, save it in UTF-8 and try again.</source>
        <translation>آن را در ویرایشگر متن باز کنید، با UTF-8 ذخیره کنید و دوباره تلاش کنید.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>The project has several leads.</source>
        <translation>پروژه چند سرپرست دارد.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> یا </translation>
    </message>
    <message>
        <source>See &quot;tandem help %1&quot;.</source>
        <translation>«tandem help %1» را ببینید.</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation>منظورتان %1 بود؟</translation>
    </message>
    <message>
        <source>There is no option %1.</source>
        <translation>گزینهٔ %1 وجود ندارد.</translation>
    </message>
    <message>
        <source>Something is missing; the usage is: %1.</source>
        <translation>چیزی کم است؛ شیوهٔ کاربرد: %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one argument too many.</source>
        <translation>«%1» یک آرگومان اضافی است.</translation>
    </message>
    <message>
        <source>--%1 takes a number from %2 to %3, not &quot;%4&quot;.</source>
        <translation>--%1 عددی از %2 تا %3 می‌گیرد، نه «%4».</translation>
    </message>
    <message>
        <source>--pair takes two names: --pair Ada,Ben.</source>
        <translation>--pair دو نام می‌گیرد: --pair Ada,Ben.</translation>
    </message>
    <message>
        <source>sample %1</source>
        <translation>نمونهٔ %1</translation>
    </message>
    <message>
        <source>--unassign needs --sample.</source>
        <translation>--unassign به --sample نیاز دارد.</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) unassigned.</source>
        <translation>
            <numerusform>واگذاری %Ln نمونه پس گرفته شد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) assigned.</source>
        <translation>
            <numerusform>%Ln نمونه واگذار شد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) had this pair already.</source>
        <translation>
            <numerusform>%Ln نمونه از پیش همین زوج را داشت.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give one of --pair, --balanced and --unassign.</source>
        <translation>یکی از --pair، --balanced و --unassign را بدهید.</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>در حال بررسی</translation>
    </message>
    <message>
        <source>%1: schema version %2, %3 samples, %4 answers.</source>
        <translation>%1: نسخهٔ %2 طرح‌واره، %3 نمونه، %4 پاسخ.</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) found.</source>
        <translation>
            <numerusform>%Ln مشکل یافت شد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go back to a copy, or export what is needed and import it into a new project.</source>
        <translation>به یک رونوشت برگردید، یا آنچه را لازم است برون‌بری و به پروژه‌ای تازه وارد کنید.</translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot;.</source>
        <translation>فرمان «%1» وجود ندارد.</translation>
    </message>
    <message>
        <source>&quot;tandem help&quot; lists the commands.</source>
        <translation>«tandem help» فرمان‌ها را فهرست می‌کند.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a command nor a file.</source>
        <translation>«%1» نه فرمان است و نه پرونده.</translation>
    </message>
    <message>
        <source>Did you mean &quot;tandem %1&quot;?</source>
        <translation>منظورتان «tandem %1» بود؟</translation>
    </message>
    <message>
        <source>tandem: standard output: It cannot be written to: %1.</source>
        <translation>tandem: خروجی استاندارد: نمی‌توان در آن نوشت: %1.</translation>
    </message>
    <message>
        <source>--settle and --reopen need --sample.</source>
        <translation>--settle و --reopen به --sample نیاز دارند.</translation>
    </message>
    <message>
        <source>--reopen needs --reason.</source>
        <translation>--reopen به --reason نیاز دارد.</translation>
    </message>
    <message>
        <source>Paragraph</source>
        <translation>بند</translation>
    </message>
    <message>
        <source>Assign it to a pair first.</source>
        <translation>نخست آن را به یک زوج واگذار کنید.</translation>
    </message>
    <message>
        <source>No round is closed yet: nothing to compare.</source>
        <translation>هنوز هیچ دوری بسته نشده است: چیزی برای مقایسه نیست.</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>نمونه</translation>
    </message>
    <message>
        <source>State</source>
        <translation>وضعیت</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>عنوان</translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; does not say what to export.</source>
        <translation>نام «%1» نمی‌گوید چه چیزی برون‌بری شود.</translation>
    </message>
    <message>
        <source>Add --what benchmark, --what answers or --what statistics.</source>
        <translation>--what benchmark، --what answers یا --what statistics را بیفزایید.</translation>
    </message>
    <message>
        <source>Add --format %1.</source>
        <translation>--format %1 را بیفزایید.</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s)</source>
        <translation>
            <numerusform>%Ln نمونه</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left out: %n unassigned</source>
        <translation>
            <numerusform>کنار گذاشته: %Ln واگذارنشده</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left out: %n still open</source>
        <translation>
            <numerusform>کنار گذاشته: %Ln هنوز باز</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left out: %n waiting for decisions</source>
        <translation>
            <numerusform>کنار گذاشته: %Ln در انتظار تصمیم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left out: %n without a kept paragraph</source>
        <translation>
            <numerusform>کنار گذاشته: %Ln بدون بند نگه‌داشته‌شده</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) of changed paragraphs left out</source>
        <translation>
            <numerusform>%Ln گزاره از بندهای تغییرکرده کنار گذاشته شد</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 answers of closed rounds</source>
        <translation>%1 پاسخ از دورهای بسته</translation>
    </message>
    <message>
        <source>statistics of the benchmark</source>
        <translation>آمار معیار</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>در حال برون‌بری</translation>
    </message>
    <message>
        <source>Wrote %1: %2.</source>
        <translation>%1 نوشته شد: %2.</translation>
    </message>
    <message>
        <source>Nothing that was handed in can be taken back.</source>
        <translation>تحویلی نیست که بتوان پس گرفت.</translation>
    </message>
    <message>
        <source>There is nothing to hand in.</source>
        <translation>چیزی برای تحویل نیست.</translation>
    </message>
    <message>
        <source>&quot;tandem rounds&quot; shows who is assigned to what.</source>
        <translation>«tandem rounds» نشان می‌دهد چه چیزی به چه کسی واگذار شده است.</translation>
    </message>
    <message>
        <source>Nobody is assigned to it.</source>
        <translation>به کسی واگذار نشده است.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n sample(s) taken back.</source>
        <translation>
            <numerusform>%1: %Ln نمونه پس گرفته شد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n sample(s) handed in.</source>
        <translation>
            <numerusform>%1: %Ln نمونه تحویل شد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) closed: both have handed in.</source>
        <translation>
            <numerusform>%Ln دور بسته شد: هر دو تحویل داده‌اند.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give one of --sample and --all.</source>
        <translation>یکی از --sample و --all را بدهید.</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>شیوهٔ کاربرد:</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>گزینه‌ها:</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>مثال‌ها:</translation>
    </message>
    <message>
        <source>Explain a command, or &quot;formats&quot;.</source>
        <translation>توضیح یک فرمان، یا «formats».</translation>
    </message>
    <message>
        <source>Importing</source>
        <translation>در حال وارد کردن</translation>
    </message>
    <message>
        <source>Imported %1 samples with %2 paragraphs into %3.</source>
        <translation>%1 نمونه با %2 بند به %3 وارد شد.</translation>
    </message>
    <message>
        <source>There is no standard input to read.</source>
        <translation>ورودی استانداردی برای خواندن نیست.</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>ورودی استاندارد</translation>
    </message>
    <message>
        <source>There are no answers of %1 in it.</source>
        <translation>پاسخی از %1 در آن نیست.</translation>
    </message>
    <message>
        <source>Check the name and the file.</source>
        <translation>نام و پرونده را بررسی کنید.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n answer(s) recorded.</source>
        <translation>
            <numerusform>%1: %Ln پاسخ ثبت شد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sample project</source>
        <translation>پروژهٔ نمونه</translation>
    </message>
    <message numerus="yes">
        <source>Made %1 with %n sample(s).</source>
        <translation>
            <numerusform>%1 با %Ln نمونه ساخته شد.</numerusform>
        </translation>
    </message>
    <message>
        <source>lead</source>
        <translation>سرپرست</translation>
    </message>
    <message>
        <source>annotator</source>
        <translation>برچسب‌زن</translation>
    </message>
    <message>
        <source>(set aside)</source>
        <translation>(کنارگذاشته)</translation>
    </message>
    <message>
        <source>Nobody yet. Add people with &quot;tandem people PROJECT add NAME&quot;.</source>
        <translation>هنوز کسی نیست. با «tandem people PROJECT add NAME» افراد را بیفزایید.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>نام</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>نقش</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>رنگ</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>نمونه‌ها</translation>
    </message>
    <message>
        <source>Handed in</source>
        <translation>تحویل‌شده</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>پاسخ‌داده‌شده</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>زمان</translation>
    </message>
    <message>
        <source>No samples yet. Add some with &quot;tandem import FILE PROJECT&quot;.</source>
        <translation>هنوز نمونه‌ای نیست. با «tandem import FILE PROJECT» نمونه بیفزایید.</translation>
    </message>
    <message>
        <source>--sample takes a number, a range like 1-4 or all, not &quot;%1&quot;.</source>
        <translation>--sample یک عدد، بازه‌ای مانند 1-4 یا all می‌گیرد، نه «%1».</translation>
    </message>
    <message>
        <source>There is no sample %1.</source>
        <translation>نمونهٔ %1 وجود ندارد.</translation>
    </message>
    <message numerus="yes">
        <source>The project has %n sample(s).</source>
        <translation>
            <numerusform>پروژه %Ln نمونه دارد.</numerusform>
        </translation>
    </message>
    <message>
        <source>title</source>
        <translation>عنوان</translation>
    </message>
    <message>
        <source>paragraph</source>
        <translation>بند</translation>
    </message>
    <message>
        <source>utterance</source>
        <translation>گفته</translation>
    </message>
    <message>
        <source>opinion</source>
        <translation>نظر</translation>
    </message>
    <message>
        <source>fact</source>
        <translation>گزاره</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>چیزی یافت نشد.</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>در حال شمارش</translation>
    </message>
    <message>
        <source>The folder cannot be made.</source>
        <translation>پوشه را نمی‌توان ساخت.</translation>
    </message>
    <message>
        <source>Check the name and your permissions.</source>
        <translation>نام و مجوزهای خود را بررسی کنید.</translation>
    </message>
    <message>
        <source>Say who does this: --%1 %2.</source>
        <translation>بگویید چه کسی این کار را می‌کند: ‎--%1 %2.</translation>
    </message>
    <message>
        <source>The table is written as *.csv, *.md or *.tex, not as &quot;%1&quot;.</source>
        <translation>جدول به‌صورت ‎*.csv، ‎*.md یا ‎*.tex نوشته می‌شود، نه «%1».</translation>
    </message>
    <message>
        <source>Opinions are written, not answered; --step takes paragraphs or facts.</source>
        <translation>نظرها نوشته می‌شوند، نه پاسخ داده؛ ‎--step مقدار paragraphs یا facts می‌گیرد.</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s)</source>
        <translation>
            <numerusform>%Ln گروه</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>در حال خواندن</translation>
    </message>
    <message>
        <source>Undefined</source>
        <translation>تعریف‌نشده</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) to be labelled again.</source>
        <translation>
            <numerusform>%Ln نمونه دوباره برچسب می‌خورد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Opinions are checked, not compared.</source>
        <translation>نظرها بررسی می‌شوند، نه مقایسه.</translation>
    </message>
    <message>
        <source>See &quot;tandem help opinions&quot;.</source>
        <translation>«tandem help opinions» را ببینید.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>کلیدی</translation>
    </message>
    <message>
        <source>Added. &quot;tandem endpoint test %1&quot; tries it.</source>
        <translation>افزوده شد. «tandem endpoint test %1» آن را می‌آزماید.</translation>
    </message>
    <message>
        <source>No endpoints yet. Add one with &quot;tandem endpoint add NAME&quot;.</source>
        <translation>هنوز نقطهٔ پایانی نیست. با «tandem endpoint add NAME» یکی بیفزایید.</translation>
    </message>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>نشانی</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>مدل</translation>
    </message>
    <message>
        <source>keyring</source>
        <translation>جاکلیدی</translation>
    </message>
    <message>
        <source>Removed.</source>
        <translation>برداشته شد.</translation>
    </message>
    <message>
        <source>The server does not list the model &quot;%1&quot;, but it answers.</source>
        <translation>کارساز مدل «%1» را در فهرست ندارد، اما پاسخ می‌دهد.</translation>
    </message>
    <message>
        <source>It works: an answer after %1 s, %2 + %3 tokens.</source>
        <translation>کار می‌کند: پاسخی پس از %1 ثانیه، %2 + %3 توکن.</translation>
    </message>
    <message>
        <source>--%1 takes %2, not &quot;%3&quot;.</source>
        <translation>‎--%1 این‌ها را می‌گیرد: %2، نه «%3».</translation>
    </message>
    <message>
        <source>An endpoint needs --api and --url.</source>
        <translation>نقطهٔ پایانی ‎--api و ‎--url می‌خواهد.</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) without opinions: their round is not settled</source>
        <translation>
            <numerusform>%Ln نمونه بی نظر: دورش نهایی نشده است</numerusform>
        </translation>
    </message>
    <message>
        <source>Fact added.</source>
        <translation>گزاره افزوده شد.</translation>
    </message>
    <message>
        <source>Sample %1 has no paragraph %2.</source>
        <translation>نمونهٔ %1 بند %2 ندارد.</translation>
    </message>
    <message>
        <source>Fact changed.</source>
        <translation>گزاره تغییر کرد.</translation>
    </message>
    <message>
        <source>Nothing in the fact says where to split it; give the new facts.</source>
        <translation>چیزی در گزاره نمی‌گوید کجا شکافته شود؛ گزاره‌های تازه را بدهید.</translation>
    </message>
    <message numerus="yes">
        <source>Fact split into %n.</source>
        <translation>
            <numerusform>گزاره به %Ln شکافته شد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Facts merged.</source>
        <translation>گزاره‌ها ادغام شدند.</translation>
    </message>
    <message>
        <source>Fact deleted.</source>
        <translation>گزاره حذف شد.</translation>
    </message>
    <message>
        <source>Fact brought back.</source>
        <translation>گزاره بازگردانده شد.</translation>
    </message>
    <message>
        <source>Fact moved.</source>
        <translation>گزاره جابه‌جا شد.</translation>
    </message>
    <message>
        <source>Fact marked as repeated.</source>
        <translation>گزاره نشان تکراری گرفت.</translation>
    </message>
    <message>
        <source>Fact no longer marked as repeated.</source>
        <translation>گزاره دیگر نشان تکراری ندارد.</translation>
    </message>
    <message>
        <source>Mask set.</source>
        <translation>پوشش تعیین شد.</translation>
    </message>
    <message>
        <source>--masked takes yes, no or withdraw.</source>
        <translation>‎--masked مقدار yes، no یا withdraw می‌گیرد.</translation>
    </message>
    <message>
        <source>Sample %1 has no fact %2.</source>
        <translation>نمونهٔ %1 گزارهٔ %2 ندارد.</translation>
    </message>
    <message>
        <source>&quot;tandem facts list&quot; shows its facts.</source>
        <translation>«tandem facts list» گزاره‌هایش را نشان می‌دهد.</translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) added.</source>
        <translation>
            <numerusform>%Ln گزاره افزوده شد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) taken over.</source>
        <translation>
            <numerusform>%Ln گزاره تحویل گرفته شد.</numerusform>
        </translation>
    </message>
    <message>
        <source>repeated</source>
        <translation>تکراری</translation>
    </message>
    <message>
        <source>repeats %1</source>
        <translation>تکرار %1</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>پوشیده</translation>
    </message>
    <message numerus="yes">
        <source>%n imported fact(s) not taken over</source>
        <translation>
            <numerusform>%Ln گزارهٔ واردشده تحویل گرفته نشده</numerusform>
        </translation>
    </message>
    <message>
        <source>paragraph %1, supporting</source>
        <translation>بند %1، پشتیبان</translation>
    </message>
    <message>
        <source>paragraph %1, nonsupporting</source>
        <translation>بند %1، غیرپشتیبان</translation>
    </message>
    <message>
        <source>reply %1</source>
        <translation>پاسخ %1</translation>
    </message>
    <message>
        <source>%1 may repeat %2 (%3)</source>
        <translation>%1 شاید %2 را تکرار می‌کند (%3)</translation>
    </message>
    <message>
        <source>No fact seems to repeat another.</source>
        <translation>به نظر نمی‌رسد گزاره‌ای دیگری را تکرار کند.</translation>
    </message>
    <message>
        <source>Estimating</source>
        <translation>در حال برآورد</translation>
    </message>
    <message>
        <source>Give --sample, --item and --answer, or --file with many answers.</source>
        <translation>‎--sample، ‎--item و ‎--answer را بدهید، یا ‎--file با پاسخ‌های بسیار.</translation>
    </message>
    <message>
        <source>sample %1, item %2</source>
        <translation>نمونهٔ %1، مورد %2</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%Ln تازه</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n handed in</source>
        <translation>
            <numerusform>%Ln تحویل‌شده</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refused</source>
        <translation>
            <numerusform>%Ln ردشده</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, packet of %2: %3.</source>
        <translation>%1، بستهٔ %2: %3.</translation>
    </message>
    <message>
        <source>Nothing was merged: this was a dry run.</source>
        <translation>چیزی ادغام نشد: این اجرای آزمایشی بود.</translation>
    </message>
    <message>
        <source>Looking</source>
        <translation>در حال نگاه کردن</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>لغو شد.</translation>
    </message>
    <message>
        <source>Merging</source>
        <translation>در حال ادغام</translation>
    </message>
    <message>
        <source>&quot;tandem endpoint list&quot; lists the endpoints.</source>
        <translation>«tandem endpoint list» نقطه‌های پایانی را فهرست می‌کند.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n row(s) recorded.</source>
        <translation>
            <numerusform>%1: %Ln ردیف ثبت شد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) settled.</source>
        <translation>
            <numerusform>%Ln نمونه نهایی شد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give --sample, --utterance and --to.</source>
        <translation>‎--sample، ‎--utterance و ‎--to را بدهید.</translation>
    </message>
    <message>
        <source>%1 writes about utterance %2.</source>
        <translation>%1 دربارهٔ گفتهٔ %2 می‌نویسد.</translation>
    </message>
    <message>
        <source>Sample %1: %2</source>
        <translation>نمونهٔ %1: %2</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>کامل</translation>
    </message>
    <message>
        <source>to do</source>
        <translation>کارها</translation>
    </message>
    <message>
        <source>  opinion %1  %2  [%3 by %4, utterance %5]</source>
        <translation>  نظر %1  %2  [%3 از %4، گفتهٔ %5]</translation>
    </message>
    <message>
        <source>Packet of %1 from &quot;%2&quot;, written %3.</source>
        <translation>بستهٔ %1 از «%2»، نوشته‌شده %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%Ln دور</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) written in it</source>
        <translation>
            <numerusform>%Ln چیز در آن نوشته شده</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing the packet</source>
        <translation>در حال نوشتن بسته</translation>
    </message>
    <message>
        <source>Give one project, or &quot;show&quot; and a packet.</source>
        <translation>یک پروژه بدهید، یا &quot;show&quot; و یک بسته.</translation>
    </message>
    <message numerus="yes">
        <source>Wrote %1 for %2: %n sample(s).</source>
        <translation>
            <numerusform>%1 برای %2 نوشته شد: %Ln نمونه.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lines: %2 tasks done, %3 failed, %4 to ask again; %5 lines read before, %6 refused.</source>
        <translation>%1 سطر: %2 کار انجام شد، %3 ناموفق، %4 باید دوباره پرسیده شود؛ %5 سطر پیش‌تر خوانده شده، %6 رد شد.</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) written to %1.</source>
        <translation>
            <numerusform>%Ln پرسش در %1 نوشته شد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) were refused; the others were taken in.</source>
        <translation>
            <numerusform>%Ln سطر رد شد؛ بقیه گرفته شدند.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give the results of a batch that this run wrote.</source>
        <translation>نتایج دسته‌ای را بدهید که این اجرا نوشته است.</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>ناموفق</translation>
    </message>
    <message>
        <source>There are no runs.</source>
        <translation>اجرایی نیست.</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>چرا</translation>
    </message>
    <message>
        <source>Run %1, %2: %3. %4 of %5 done, %6 failed, %7 open. %8</source>
        <translation>اجرای %1، %2: %3. %4 از %5 انجام شده، %6 ناموفق، %7 باز. %8</translation>
    </message>
    <message>
        <source>Run %1 is cancelled. A program that works on it stops by itself.</source>
        <translation>اجرای %1 لغو شد. برنامه‌ای که روی آن کار می‌کند خود می‌ایستد.</translation>
    </message>
    <message>
        <source>The run %1 is paused.</source>
        <translation>اجرای %1 مکث کرده است.</translation>
    </message>
    <message>
        <source>Go on with &quot;tandem run resume %1 %2&quot;.</source>
        <translation>با «tandem run resume %1 %2» ادامه دهید.</translation>
    </message>
    <message>
        <source>The run %1 was cancelled.</source>
        <translation>اجرای %1 لغو شد.</translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) failed.</source>
        <translation>
            <numerusform>%Ln کار ناموفق شد.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first: %1</source>
        <translation>نخستین: %1</translation>
    </message>
    <message>
        <source>Ask again with &quot;tandem run retry %1 %2&quot;.</source>
        <translation>با «tandem run retry %1 %2» دوباره بپرسید.</translation>
    </message>
    <message>
        <source>Run %1 %2: %3 of %4 done, %5 failed. %6</source>
        <translation>اجرای %1 %2: %3 از %4 انجام شده، %5 ناموفق. %6</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a run&apos;s number.</source>
        <translation>«%1» شمارهٔ اجرا نیست.</translation>
    </message>
    <message>
        <source>&quot;tandem run list PROJECT&quot; lists the runs.</source>
        <translation>«tandem run list PROJECT» اجراها را فهرست می‌کند.</translation>
    </message>
    <message>
        <source>No run has anything left to do.</source>
        <translation>هیچ اجرایی چیزی برای انجام ندارد.</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>کار</translation>
    </message>
    <message>
        <source>The file is neither a Tandem project nor CSV with the columns item, rater and value.</source>
        <translation>این پرونده نه پروژهٔ Tandem است و نه CSV با ستون‌های item، rater و value.</translation>
    </message>
    <message>
        <source>&quot;tandem help formats&quot; shows how ratings are written.</source>
        <translation>«tandem help formats» نشان می‌دهد رتبه‌دهی‌ها چگونه نوشته می‌شوند.</translation>
    </message>
    <message>
        <source>--%1 is of projects, and this is a file of ratings.</source>
        <translation>--%1 برای پروژه‌هاست، و این پروندهٔ رتبه‌دهی‌هاست.</translation>
    </message>
    <message>
        <source>--%1 is of ratings in a CSV file, and this is a project.</source>
        <translation>--%1 برای رتبه‌دهی‌های یک پروندهٔ CSV است، و این یک پروژه است.</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>این یک پوشه است، نه فایل.</translation>
    </message>
    <message>
        <source>Name a Tandem project or a CSV file of ratings in it.</source>
        <translation>یک پروژهٔ Tandem یا فایل CSV رتبه‌بندی‌ها را در آن نام ببرید.</translation>
    </message>
    <message>
        <source>%1 has no value: %2 follows.</source>
        <translation>%1 مقداری ندارد: پس از آن %2 آمده است.</translation>
    </message>
    <message>
        <source>The value of %1 is empty.</source>
        <translation>مقدار %1 تهی است.</translation>
    </message>
    <message>
        <source>Bringing up to date</source>
        <translation>در حال به‌روزرسانی</translation>
    </message>
    <message>
        <source>Nothing is to be changed.</source>
        <translation>چیزی برای تغییر نیست.</translation>
    </message>
    <message>
        <source>Changed. &quot;tandem endpoint test %1&quot; tries it.</source>
        <translation>تغییر کرد. «tandem endpoint test %1» آن را می‌آزماید.</translation>
    </message>
    <message>
        <source>%1, not set</source>
        <translation>%1، تنظیم نشده</translation>
    </message>
    <message>
        <source>none</source>
        <translation>هیچ</translation>
    </message>
    <message>
        <source>none, as there is no keyring</source>
        <translation>هیچ، چون جاکلیدی نیست</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>نامعلوم</translation>
    </message>
    <message>
        <source>%1 (unprotected)</source>
        <translation>%1 (بی حفاظ)</translation>
    </message>
    <message>
        <source>Prices in / out</source>
        <translation>قیمت ورودی / خروجی</translation>
    </message>
    <message>
        <source>--spreadsheet is for answers as CSV.</source>
        <translation>‎--spreadsheet برای پاسخ‌ها به صورت CSV است.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) left out: in this project answers have names once their sample is settled</source>
        <translation>
            <numerusform>%Ln دور کنار گذاشته شد: در این پروژه پاسخ‌ها پس از نهایی شدن نمونه‌شان نام دارند</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;tandem facts list&quot; shows facts and ids.</source>
        <translation>«tandem facts list» گزاره‌ها و شناسه‌ها را نشان می‌دهد.</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>برداشته‌شده</translation>
    </message>
    <message>
        <source>Imported %1 samples with %2 paragraphs into the new project %3.</source>
        <translation>%1 نمونه با %2 بند به پروژهٔ جدید %3 وارد شد.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>دورها</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>موارد</translation>
    </message>
    <message>
        <source>The file was not replaced.</source>
        <translation>پرونده جایگزین نشد.</translation>
    </message>
    <message>
        <source>Give another name, or add --overwrite.</source>
        <translation>نام دیگری بدهید، یا ‎--overwrite را بیفزایید.</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) are out in a batch already.</source>
        <translation>
            <numerusform>%Ln پرسش از پیش به دسته‌ای سپرده شده است.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) were left out: each at the most that it can cost, they do not fit into the spending cap.</source>
        <translation>
            <numerusform>%Ln پرسش کنار گذاشته شد: هر یک با بیشترین هزینهٔ ممکنش در سقف هزینه نمی‌گنجد.</numerusform>
        </translation>
    </message>
    <message>
        <source>--batch names the file to write.</source>
        <translation>‎--batch پرونده‌ای را که باید نوشته شود نام می‌برد.</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) will be asked live; a batch that is answered all the same has to be paid for too.</source>
        <translation>
            <numerusform>%Ln پرسش زنده پرسیده خواهد شد؛ دسته‌ای که با این همه پاسخ بگیرد هزینهٔ جداگانه دارد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on with a higher cap: &quot;tandem run resume %1 %2 --cap AMOUNT&quot;.</source>
        <translation>با سقفی بالاتر ادامه دهید: «tandem run resume %1 %2 --cap AMOUNT».</translation>
    </message>
    <message>
        <source>Reply %1, %2, %3: %4 + %5 tokens, HTTP %6.</source>
        <translation>پاسخ %1، %2، %3: %4 + %5 توکن، HTTP %6.</translation>
    </message>
    <message>
        <source>Asked:</source>
        <translation>پرسیده شد:</translation>
    </message>
    <message>
        <source>Came back:</source>
        <translation>بازآمد:</translation>
    </message>
    <message>
        <source>run %1</source>
        <translation>اجرای %1</translation>
    </message>
    <message>
        <source>case</source>
        <translation>مورد</translation>
    </message>
    <message>
        <source>output</source>
        <translation>خروجی</translation>
    </message>
    <message>
        <source>aspect</source>
        <translation>جنبه</translation>
    </message>
    <message>
        <source>rationale</source>
        <translation>دلیل</translation>
    </message>
    <message>
        <source>case %1</source>
        <translation>مورد %1</translation>
    </message>
    <message>
        <source>There is no %1 %2.</source>
        <translation>%1 %2 وجود ندارد.</translation>
    </message>
    <message>
        <source>The last one is %1.</source>
        <translation>آخرین %1 است.</translation>
    </message>
    <message>
        <source>Nothing is set aside.</source>
        <translation>چیزی کنار گذاشته نشده است.</translation>
    </message>
    <message>
        <source>Say which, for example 3 or 5-7.</source>
        <translation>بگویید کدام، مثلاً 3 یا 5-7.</translation>
    </message>
    <message numerus="yes">
        <source>%n set aside.</source>
        <translation>
            <numerusform>%Ln تا کنار گذاشته شد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brought back.</source>
        <translation>
            <numerusform>%Ln تا بازگردانده شد.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing in it.</source>
        <translation>چیزی در آن نیست.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2: %n row(s).</source>
        <translation>
            <numerusform>%1 و %2: %Ln سطر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) left out, a value is missing.</source>
        <translation>
            <numerusform>%Ln سطر کنار گذاشته شد، چون مقداری در آن نیست.</numerusform>
        </translation>
    </message>
    <message>
        <source>--order takes words with commas between them, from the least to the most.</source>
        <translation>‎--order واژه‌هایی را با کاما میانشان می‌پذیرد، از کمترین تا بیشترین.</translation>
    </message>
    <message>
        <source>--order is of an ordinal scale only.</source>
        <translation>‎--order تنها برای مقیاس ترتیبی است.</translation>
    </message>
    <message>
        <source>The usage is: %1.</source>
        <translation>شیوهٔ به کار بردن: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n new output(s)</source>
        <translation>
            <numerusform>%1: %Ln خروجی تازه</numerusform>
        </translation>
    </message>
    <message>
        <source>F1 with the boast minus F1 without, mode %1, %2</source>
        <translation>F1 با خودستایی منهای F1 بی آن، حالت %1، %2</translation>
    </message>
    <message>
        <source>Mean difference</source>
        <translation>میانگین تفاوت</translation>
    </message>
    <message>
        <source>Mean relative change</source>
        <translation>میانگین دگرگونی نسبی</translation>
    </message>
    <message>
        <source>Left out of it, since the score without was 0</source>
        <translation>کنار گذاشته از آن، چون امتیازِ بی خودستایی ۰ بود</translation>
    </message>
    <message>
        <source>No output of a system &quot;%1&quot; is evaluated in this set.</source>
        <translation>هیچ خروجی از سامانهٔ «%1» در این مجموعه ارزیابی نشده است.</translation>
    </message>
    <message>
        <source>&quot;tandem expert list&quot; lists sets and systems.</source>
        <translation>«tandem expert list» مجموعه‌ها و سامانه‌ها را فهرست می‌کند.</translation>
    </message>
    <message>
        <source>%1 minus %2, mode %3, %4, on the cases that both have</source>
        <translation>%1 منهای %2، حالت %3، %4، روی موردهایی که هر دو دارند</translation>
    </message>
    <message numerus="yes">
        <source>%n new case(s)</source>
        <translation>
            <numerusform>%Ln مورد تازه</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new output(s)</source>
        <translation>
            <numerusform>%Ln خروجی تازه</numerusform>
        </translation>
    </message>
    <message>
        <source>in %1.</source>
        <translation>در %1.</translation>
    </message>
    <message>
        <source>Reading cases</source>
        <translation>خواندن موردها</translation>
    </message>
    <message>
        <source>Reading the result</source>
        <translation>خواندن نتیجه</translation>
    </message>
    <message numerus="yes">
        <source>%n evaluation(s)</source>
        <translation>
            <numerusform>%Ln ارزیابی</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing the result</source>
        <translation>نوشتن نتیجه</translation>
    </message>
    <message>
        <source>%1, model %2</source>
        <translation>%1، مدل %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 evaluations complete, averages with 95 % intervals (Student&apos;s t on the logit scale)</source>
        <translation>%1: %2 از %3 ارزیابی کامل است، میانگین‌ها با بازه‌های ۹۵٪ (t استیودنت در مقیاس لوجیت)</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s).</source>
        <translation>
            <numerusform>%Ln مورد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n output(s).</source>
        <translation>
            <numerusform>%1: %Ln خروجی.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is evaluated yet.</source>
        <translation>هنوز چیزی ارزیابی نشده است.</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) have no profile: what is generated for them is made from the prompt alone.</source>
        <translation>
            <numerusform>%Ln مورد پروفایل ندارد: آنچه برای آن‌ها تولید می‌شود تنها از روی پرامپت ساخته می‌شود.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Judged in both orders: %n case(s), %1 of them readably</source>
        <translation>
            <numerusform>داوری‌شده در هر دو ترتیب: %Ln مورد، %1 مورد از آن‌ها خوانا</numerusform>
        </translation>
    </message>
    <message>
        <source>Verdict depends on the order</source>
        <translation>رأی به ترتیب وابسته است</translation>
    </message>
    <message>
        <source>Choices of the output shown first</source>
        <translation>گزینش خروجیِ نخست نمایش‌داده‌شده</translation>
    </message>
    <message>
        <source>%1 chosen in both orders</source>
        <translation>%1 در هر دو ترتیب برگزیده شد</translation>
    </message>
    <message>
        <source>&quot;expert %1&quot; needs --%2.</source>
        <translation>&quot;expert %1&quot; گزینهٔ ‎--%2 را می‌خواهد.</translation>
    </message>
    <message>
        <source>See &quot;tandem help expert&quot;.</source>
        <translation>«tandem help expert» را ببینید.</translation>
    </message>
    <message>
        <source>The run %1 evaluated nothing.</source>
        <translation>اجرای %1 چیزی را ارزیابی نکرد.</translation>
    </message>
    <message>
        <source>Nothing came from a file &quot;%1&quot;.</source>
        <translation>چیزی از پروندهٔ «%1» نیامده است.</translation>
    </message>
    <message>
        <source>&quot;tandem expert list&quot; lists the sets.</source>
        <translation>«tandem expert list» مجموعه‌ها را فهرست می‌کند.</translation>
    </message>
    <message>
        <source>Writing the report</source>
        <translation>نوشتن گزارش</translation>
    </message>
    <message numerus="yes">
        <source>Wrote %1 and %n page(s).</source>
        <translation>
            <numerusform>%1 و %Ln صفحه نوشته شد.</numerusform>
        </translation>
    </message>
    <message>
        <source>This file is read; the result does not replace it.</source>
        <translation>این پرونده خوانده می‌شود؛ نتیجه جای آن را نمی‌گیرد.</translation>
    </message>
    <message>
        <source>Give the result another name.</source>
        <translation>به نتیجه نام دیگری بدهید.</translation>
    </message>
    <message>
        <source>The result and its texts cannot be the same file.</source>
        <translation>نتیجه و متن‌هایش نمی‌توانند یک پرونده باشند.</translation>
    </message>
    <message numerus="yes">
        <source>Wrote %1 and %2: %n evaluation(s).</source>
        <translation>
            <numerusform>%1 و %2 نوشته شد: %Ln ارزیابی.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading reviews</source>
        <translation>در حال خواندن بازبینی‌ها</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n evaluation(s) reviewed to the end.</source>
        <translation>
            <numerusform>%1: %Ln ارزیابی تا پایان بازبینی شده است.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more left out: whoever looks has to have reviewed them to the end (--person NAME says who looks; without it, everybody).</source>
        <translation>
            <numerusform>%Ln تای دیگر کنار گذاشته شد: بیننده باید آن‌ها را تا پایان بازبینی کرده باشد (‎--person NAME می‌گوید چه کسی می‌بیند؛ بی آن، همه).</numerusform>
        </translation>
    </message>
    <message>
        <source>Run %1: %2 of %3 decisions made, %4 failed. %5</source>
        <translation>اجرای %1: %2 از %3 تصمیم گرفته شد، %4 ناموفق بود. %5</translation>
    </message>
    <message numerus="yes">
        <source>Read of each text: the first %n token(s); what counted: %1.</source>
        <translation>
            <numerusform>از هر متن خوانده شد: %Ln توکن نخست؛ ابزار شمارش: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evaluation(s) have no scores and are not in the result; the first is %1.</source>
        <translation>
            <numerusform>%Ln ارزیابی امتیاز ندارد و در نتیجه نیست؛ نخستین آن‌ها %1 است.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file has no scores of its own to compare with.</source>
        <translation>پرونده از خود امتیازی برای مقایسه ندارد.</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) in the file compared, all equal.</source>
        <translation>
            <numerusform>%Ln عدد پرونده مقایسه شد؛ همه برابرند.</numerusform>
        </translation>
    </message>
    <message>
        <source>the averages</source>
        <translation>میانگین‌ها</translation>
    </message>
    <message numerus="yes">
        <source>%n more remark(s); --json lists them.</source>
        <translation>
            <numerusform>%Ln تذکر دیگر؛ --json آن‌ها را فهرست می‌کند.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 is %3 in the file, %4 by its match tables.</source>
        <translation>%1: %2 در پرونده %3 است و بنا بر جدول‌های جفت آن %4.</translation>
    </message>
    <message numerus="yes">
        <source>%n more difference(s); --json lists them.</source>
        <translation>
            <numerusform>%Ln تفاوت دیگر؛ --json آن‌ها را فهرست می‌کند.</numerusform>
        </translation>
    </message>
    <message>
        <source>--json and --csv exclude each other.</source>
        <translation>--json و --csv با هم نمی‌آیند.</translation>
    </message>
    <message>
        <source>--method names one of %1.</source>
        <translation>--method یکی از %1 را نام می‌برد.</translation>
    </message>
    <message>
        <source>Only --method geval takes --%1.</source>
        <translation>تنها --method geval گزینهٔ --%1 را می‌پذیرد.</translation>
    </message>
    <message>
        <source>For a file of cases --output says where the scores go.</source>
        <translation>برای پروندهٔ موردها، --output می‌گوید امتیازها کجا نوشته شوند.</translation>
    </message>
    <message>
        <source>That is what is read.</source>
        <translation>این همان است که خوانده می‌شود.</translation>
    </message>
    <message>
        <source>Give the scores another name.</source>
        <translation>به امتیازها نام دیگری بدهید.</translation>
    </message>
    <message>
        <source>System</source>
        <translation>سامانه</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>امتیازها</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>میانگین</translation>
    </message>
    <message>
        <source>Run %1: %2 of %3 answers in, %4 failed. %5</source>
        <translation>اجرای %1: %2 از %3 پاسخ رسیده، %4 ناموفق. %5</translation>
    </message>
    <message numerus="yes">
        <source>Wrote %n score(s) to %1.</source>
        <translation>
            <numerusform>%Ln امتیاز در %1 نوشته شد.</numerusform>
        </translation>
    </message>
    <message>
        <source>No reply could be read as a score.</source>
        <translation>هیچ پاسخی را نشد به‌عنوان امتیاز خواند.</translation>
    </message>
    <message>
        <source>Importing scores</source>
        <translation>وارد کردن امتیازها</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>سنجه</translation>
    </message>
    <message>
        <source>From</source>
        <translation>از</translation>
    </message>
    <message>
        <source>run %1, %2</source>
        <translation>اجرای %1، %2</translation>
    </message>
    <message>
        <source>There are no scores.</source>
        <translation>هیچ امتیازی نیست.</translation>
    </message>
    <message>
        <source>a distance, 0 to %1</source>
        <translation>فاصله، ۰ تا %1</translation>
    </message>
    <message>
        <source>0 to %1</source>
        <translation>۰ تا %1</translation>
    </message>
    <message>
        <source>Comparing texts</source>
        <translation>سنجش متن‌ها</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%Ln جفت</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no measure &quot;%1&quot;.</source>
        <translation>سنجهٔ «%1» وجود ندارد.</translation>
    </message>
    <message>
        <source>&quot;tandem help formats&quot; lists the measures.</source>
        <translation>«tandem help formats» سنجه‌ها را فهرست می‌کند.</translation>
    </message>
    <message>
        <source>Did you mean &quot;%1&quot;?</source>
        <translation>آیا منظورتان «%1» بود؟</translation>
    </message>
    <message>
        <source>Scores are written as *.jsonl, *.csv, *.md or *.tex, not as &quot;%1&quot;.</source>
        <translation>امتیازها به صورت *.jsonl، *.csv، *.md یا *.tex نوشته می‌شوند، نه «%1».</translation>
    </message>
    <message>
        <source>These pairs are read; the scores do not replace them.</source>
        <translation>این جفت‌ها خوانده می‌شوند؛ امتیازها جایگزین آن‌ها نمی‌شوند.</translation>
    </message>
    <message numerus="yes">
        <source>A table for readers takes at most %n pair(s).</source>
        <translation>
            <numerusform>جدول برای خوانندگان دست بالا %Ln جفت می‌پذیرد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Write *.csv or *.jsonl, or only the systems&apos; means with --systems.</source>
        <translation>*.csv یا *.jsonl بنویسید، یا با --systems تنها میانگین سامانه‌ها را.</translation>
    </message>
    <message>
        <source>Outside the measure, and so without a score and in no mean (pairs): %1. --published scores them as the implementations do.</source>
        <translation>بیرون از سنجه، و از این رو بی امتیاز و در هیچ میانگینی (جفت‌ها): %1. ‎--published به آن‌ها مانند پیاده‌سازی‌ها امتیاز می‌دهد.</translation>
    </message>
    <message>
        <source>Corpus BLEU: %1 (sacreBLEU), %2 (NLTK), n = %3</source>
        <translation>BLEU پیکره: %1 (sacreBLEU)، %2 (NLTK)، n = %3</translation>
    </message>
    <message>
        <source>There are too many pairs or systems for means: at most %1 and %2.</source>
        <translation>شمار جفت‌ها یا سامانه‌ها برای میانگین بیش از اندازه است: دست بالا %1 و %2.</translation>
    </message>
    <message>
        <source>Leave --systems out, or split the file.</source>
        <translation>--systems را بردارید، یا پرونده را بخش کنید.</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>سنجش</translation>
    </message>
    <message>
        <source>These distances are read; others do not replace them.</source>
        <translation>این فاصله‌ها خوانده می‌شوند؛ فاصله‌های دیگر جایگزین آن‌ها نمی‌شوند.</translation>
    </message>
    <message>
        <source>Write them to another folder.</source>
        <translation>آن‌ها را در پوشهٔ دیگری بنویسید.</translation>
    </message>
    <message>
        <source>There is no row of %1.</source>
        <translation>هیچ سطری از %1 نیست.</translation>
    </message>
    <message>
        <source>The models are %1.</source>
        <translation>مدل‌ها %1 هستند.</translation>
    </message>
    <message>
        <source>Sampling</source>
        <translation>نمونه‌گیری</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>نوشتن</translation>
    </message>
    <message>
        <source>--distance takes %1, not &quot;%2&quot;.</source>
        <translation>--distance مقدار %1 را می‌پذیرد، نه «%2» را.</translation>
    </message>
    <message>
        <source>--from-distances takes a folder, or three files: to documents, pairs, to gold.</source>
        <translation>--from-distances یک پوشه می‌پذیرد، یا سه پرونده: تا سندها، جفت‌ها، تا خلاصهٔ خود.</translation>
    </message>
    <message>
        <source>--seed is of --stability.</source>
        <translation>--seed برای --stability است.</translation>
    </message>
    <message>
        <source>--models takes names, with commas between them.</source>
        <translation>--models نام‌ها را می‌پذیرد، با ویرگول انگلیسی میانشان.</translation>
    </message>
    <message>
        <source>--distances takes a folder.</source>
        <translation>--distances یک پوشه می‌پذیرد.</translation>
    </message>
    <message>
        <source>--order names every value once, and no value is empty.</source>
        <translation>‎--order هر مقدار را یک بار نام می‌برد و هیچ‌یک تهی نیست.</translation>
    </message>
    <message>
        <source>--person NAME is required: who does this?</source>
        <translation>--person NAME داده نشده است: چه کسی این کار را می‌کند؟</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it? [y/N]</source>
        <translation>%1 از پیش هست. جایگزین شود؟ [y/N]</translation>
    </message>
    <message numerus="yes">
        <source>%n already there.</source>
        <translation>
            <numerusform>%Ln از پیش هست.</numerusform>
        </translation>
    </message>
    <message>
        <source>How scores change is shown here once both systems are evaluated in one run.</source>
        <translation>دگرگونی امتیازها پس از آن‌که هر دو سامانه در یک اجرا ارزیابی شدند این‌جا گفته می‌شود.</translation>
    </message>
    <message>
        <source>There are no cases in it, so there are no averages.</source>
        <translation>موردی در آن نیست، پس میانگینی هم نیست.</translation>
    </message>
    <message>
        <source>Added %1 scores of %2 outputs by %3; %4 already existed.</source>
        <translation>%1 امتیاز برای %2 خروجی با %3 افزوده شد؛ %4 امتیاز از پیش بود.</translation>
    </message>
    <message>
        <source>--paragraph P is required.</source>
        <translation>‎--paragraph P نیست.</translation>
    </message>
    <message>
        <source>--place K is required: where in its paragraph?</source>
        <translation>‎--place K نیست: کجای بندش؟</translation>
    </message>
    <message>
        <source>--sample N is required.</source>
        <translation>‎--sample N نیست.</translation>
    </message>
    <message>
        <source>--%1 is required: a number of &quot;facts list&quot;, with --sample, or a fact&apos;s id.</source>
        <translation>‎--%1 نیست: شماره‌ای از «facts list» همراه ‎--sample، یا id یک گزاره.</translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) already existed, word for word, and were left out.</source>
        <translation>
            <numerusform>%Ln گزاره واژه‌به‌واژه از پیش بود و کنار گذاشته شد.</numerusform>
        </translation>
    </message>
    <message>
        <source>--measures does not name a measure.</source>
        <translation>--measures هیچ سنجه‌ای را نام نمی‌برد.</translation>
    </message>
    <message>
        <source>--wordnet does not name a folder.</source>
        <translation>--wordnet پوشه‌ای را نام نمی‌برد.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of %2.</source>
        <translation>«%1» هیچ‌یک از این‌ها نیست: %2.</translation>
    </message>
    <message>
        <source>--sample is required: what is settled?</source>
        <translation>‎--sample نیست: چه نهایی شود؟</translation>
    </message>
    <message>
        <source>--file is required: what is being said?</source>
        <translation>‎--file نیست: چه گفته می‌شود؟</translation>
    </message>
    <message numerus="yes">
        <source>%n already there</source>
        <translation>
            <numerusform>%Ln موجود</numerusform>
        </translation>
    </message>
    <message>
        <source>--person NAME is required: whose packet?</source>
        <translation>‎--person NAME نیست: بستهٔ چه کسی؟</translation>
    </message>
    <message>
        <source>Any other distance can be imported with --from-distances.</source>
        <translation>هر فاصلهٔ دیگری را می‌توان با --from-distances وارد کرد.</translation>
    </message>
    <message>
        <source>Imported distances are never rounded.</source>
        <translation>فاصله‌های واردشده هرگز گرد نمی‌شوند.</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>همه چیز درست است.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a format of this export.</source>
        <translation>«%1» قالب این برون‌بری نیست.</translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) left out because nobody has judged them to the end</source>
        <translation>
            <numerusform>%Ln گزاره کنار گذاشته شد که کسی تا پایان داوری نکرده است</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a number nor a range like 1-4.</source>
        <translation>«%1» نه عدد است و نه بازه‌ای مانند 1-4.</translation>
    </message>
    <message>
        <source>--sample is required: which samples?</source>
        <translation>‎--sample نیست: کدام نمونه‌ها؟</translation>
    </message>
    <message>
        <source>--person NAME is required: who hands in?</source>
        <translation>--person NAME داده نشده است: چه کسی تحویل می‌دهد؟</translation>
    </message>
    <message>
        <source>--person NAME is required: who answers?</source>
        <translation>--person NAME داده نشده است: چه کسی پاسخ می‌دهد؟</translation>
    </message>
    <message>
        <source>The same command continues from here.</source>
        <translation>همین فرمان از همین‌جا ادامه می‌دهد.</translation>
    </message>
    <message>
        <source>The same command with a higher --cap continues from here.</source>
        <translation>همین فرمان با --cap بالاتر از همین‌جا ادامه می‌دهد.</translation>
    </message>
    <message>
        <source>Name what is to change, like --url or --model.</source>
        <translation>بگویید چه چیزی باید تغییر کند، مانند ‎--url یا ‎--model.</translation>
    </message>
    <message>
        <source>Name the endpoint with --endpoint NAME.</source>
        <translation>با ‎--endpoint NAME بگویید از چه کسی پرسیده شود.</translation>
    </message>
    <message>
        <source>&quot;tandem run batch-read %1 %2 RESULTS&quot; reads the answers.</source>
        <translation>«tandem run batch-read %1 %2 RESULTS» پاسخ‌ها را می‌گیرد.</translation>
    </message>
    <message>
        <source>It works: an answer after %1 s.</source>
        <translation>کار می‌کند: پاسخ پس از %1 ثانیه.</translation>
    </message>
    <message>
        <source>Nothing is left to ask; %1 was not written.</source>
        <translation>چیزی برای پرسیدن نمانده است؛ %1 نوشته نشد.</translation>
    </message>
    <message>
        <source>%1 is given more than once.</source>
        <translation>%1 بیش از یک بار آمده است.</translation>
    </message>
    <message>
        <source>%1 and %2 exclude each other.</source>
        <translation>%1 و %2 با هم نمی‌آیند.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not take %2.</source>
        <translation>«%1» گزینهٔ %2 را نمی‌پذیرد.</translation>
    </message>
    <message>
        <source>No reply could be read for the aspects of a text: ask again with &quot;tandem run retry %1 %2&quot; and give this command once more, or try another model.</source>
        <translation>هیچ پاسخی را نشد به‌عنوان جنبه‌های متن خواند: با «tandem run retry %1 %2» دوباره بپرسید و این فرمان را یک بار دیگر بدهید، یا مدل دیگری را بیازمایید.</translation>
    </message>
    <message>
        <source>Look at the replies with &quot;tandem run show %1 --replies&quot;, then try another model or more --asks.</source>
        <translation>پاسخ‌ها را با «tandem run show %1 --replies» ببینید، سپس مدل دیگری یا ‎--asks بیشتری را بیازمایید.</translation>
    </message>
    <message>
        <source>--reason goes with --reopen.</source>
        <translation>‎--reason همراه ‎--reopen می‌آید.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) were refused; there were no others.</source>
        <translation>
            <numerusform>%Ln سطر پذیرفته نشد؛ سطر دیگری نبود.</numerusform>
        </translation>
    </message>
    <message>
        <source>Raters&apos; pages are served at %1</source>
        <translation>صفحه‌های ارزیاب‌ها در %1 در دسترس‌اند</translation>
    </message>
    <message>
        <source>&quot;tandem study link&quot; makes links to them. Ctrl+C ends it.</source>
        <translation>«tandem study link» پیوند آن‌ها را می‌سازد. Ctrl+C به این کار پایان می‌دهد.</translation>
    </message>
    <message>
        <source>serving:</source>
        <translation>در حال ارائه:</translation>
    </message>
    <message>
        <source>It cannot be read: %1.</source>
        <translation>خواندنی نیست: %1.</translation>
    </message>
    <message>
        <source>It is no PEM file.</source>
        <translation>پروندهٔ PEM نیست.</translation>
    </message>
    <message>
        <source>PEM files begin with a line like &quot;-----BEGIN CERTIFICATE-----&quot;.</source>
        <translation>پروندهٔ PEM با سطری مانند «-----BEGIN CERTIFICATE-----» آغاز می‌شود.</translation>
    </message>
    <message>
        <source>--cert and --key belong together.</source>
        <translation>‎--cert و ‎--key با هم می‌آیند.</translation>
    </message>
    <message>
        <source>Raters&apos; links and answers could be read on their way there.</source>
        <translation>پیوندها و پاسخ‌های ارزیاب‌ها در راه خواندنی می‌بودند.</translation>
    </message>
    <message>
        <source>Give --cert and --key; or listen at 127.0.0.1 and put a web server with https before it, with --behind-proxy.</source>
        <translation>‎--cert و ‎--key را بدهید؛ یا روی 127.0.0.1 گوش دهید و با ‎--behind-proxy کارساز وبی با https پیش از آن بگذارید.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no address of the web.</source>
        <translation>«%1» نشانی وب نیست.</translation>
    </message>
    <message>
        <source>Write it like https://studies.example.org/.</source>
        <translation>آن را مانند https://studies.example.org/ بنویسید.</translation>
    </message>
    <message numerus="yes">
        <source>%n new answer(s)</source>
        <translation>
            <numerusform>%Ln پاسخ تازه</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new rater(s).</source>
        <translation>
            <numerusform>%Ln ارزیاب تازه.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file has to end with .csv or .jsonl.</source>
        <translation>نام پرونده باید به .csv یا .jsonl ختم شود.</translation>
    </message>
    <message numerus="yes">
        <source>Wrote %n answer(s) to %1; %2 says what they are.</source>
        <translation>
            <numerusform>%Ln پاسخ در %1 نوشته شد؛ %2 می‌گوید هر یک چیست.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give a file to be read, or one to be written with -o.</source>
        <translation>پرونده‌ای برای خواندن بدهید، یا با ‎-o پرونده‌ای برای نوشتن.</translation>
    </message>
    <message>
        <source>--template takes %1, not &quot;%2&quot;.</source>
        <translation>‎--template یکی از %1 را می‌پذیرد، نه «%2».</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>پژوهش</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>گونه</translation>
    </message>
    <message>
        <source>Raters</source>
        <translation>ارزیاب‌ها</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>پاسخ‌ها</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>نسخه</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>بسته</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>بله</translation>
    </message>
    <message>
        <source>no</source>
        <translation>خیر</translation>
    </message>
    <message>
        <source>--name is required: what is the study called?</source>
        <translation>‎--name لازم است: نام پژوهش چیست؟</translation>
    </message>
    <message>
        <source>Give one of --template and --design.</source>
        <translation>یکی از ‎--template و ‎--design را بدهید.</translation>
    </message>
    <message>
        <source>Made the study &quot;%1&quot;.</source>
        <translation>پژوهش «%1» ساخته شد.</translation>
    </message>
    <message numerus="yes">
        <source>%n new item(s)</source>
        <translation>
            <numerusform>%Ln مورد تازه</numerusform>
        </translation>
    </message>
    <message>
        <source>The project has no study.</source>
        <translation>پروژه پژوهشی ندارد.</translation>
    </message>
    <message>
        <source>This is version %1 of the design.</source>
        <translation>این نسخهٔ %1 طرح است.</translation>
    </message>
    <message>
        <source>It is shown this once, and whoever has it can answer. &quot;tandem serve&quot; serves the page behind it.</source>
        <translation>تنها همین یک بار نشان داده می‌شود، و هر که آن را داشته باشد می‌تواند پاسخ دهد. صفحهٔ پشت آن را «tandem serve» ارائه می‌کند.</translation>
    </message>
    <message>
        <source>Codes: %1 for who is done, %2 for who declined, %3 for who was screened out.</source>
        <translation>کدها: %1 برای کسی که کار را تمام کند، %2 برای کسی که نپذیرد، %3 برای کسی که غربال شود.</translation>
    </message>
    <message>
        <source>A link is for one rater (--rater) or for newcomers (--open).</source>
        <translation>پیوند یا برای یک ارزیاب است (‎--rater) یا برای تازه‌واردان (‎--open).</translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) taken back.</source>
        <translation>
            <numerusform>%Ln پیوند پس گرفته شد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Make one with &quot;tandem study new&quot;.</source>
        <translation>با «tandem study new» یکی بسازید.</translation>
    </message>
    <message>
        <source>The project has several studies.</source>
        <translation>پروژه چند پژوهش دارد.</translation>
    </message>
    <message>
        <source>Name one with --study: %1.</source>
        <translation>یکی را با ‎--study نام ببرید: %1.</translation>
    </message>
    <message>
        <source>--rater NAME is required: which rater?</source>
        <translation>‎--rater NAME لازم است: کدام ارزیاب؟</translation>
    </message>
    <message>
        <source>Give one of --raters and --count.</source>
        <translation>یکی از ‎--raters و ‎--count را بدهید.</translation>
    </message>
    <message numerus="yes">
        <source>%n rater(s) added.</source>
        <translation>
            <numerusform>%Ln ارزیاب افزوده شد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Items were handed out to %n rater(s).</source>
        <translation>
            <numerusform>به %Ln ارزیاب مورد واگذار شد.</numerusform>
        </translation>
    </message>
    <message>
        <source>--reason is required: the report names it.</source>
        <translation>‎--reason لازم است: گزارش آن را نام می‌برد.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is asked about %n item(s) in the place of %2.</source>
        <translation>
            <numerusform>از %1 به جای %2 دربارهٔ %Ln مورد پرسیده می‌شود.</numerusform>
        </translation>
    </message>
    <message>
        <source>--raters-per-item and --reason are required.</source>
        <translation>‎--raters-per-item و ‎--reason لازم‌اند.</translation>
    </message>
    <message numerus="yes">
        <source>Each item is asked of %n rater(s) now.</source>
        <translation>
            <numerusform>اکنون دربارهٔ هر مورد از %Ln ارزیاب پرسیده می‌شود.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) were erased. Copies of the project keep theirs.</source>
        <translation>
            <numerusform>%Ln پاسخ پاک شد. رونوشت‌های پروژه آن‌ها را نگه می‌دارند.</numerusform>
        </translation>
    </message>
    <message>
        <source>--design takes %1, not &quot;%2&quot;.</source>
        <translation>‎--design یکی از %1 را می‌پذیرد، نه «%2».</translation>
    </message>
    <message>
        <source>Computing intervals</source>
        <translation>محاسبهٔ بازه‌ها</translation>
    </message>
    <message>
        <source>None of its items is one of the answers&apos;.</source>
        <translation>هیچ‌یک از موارد آن از موارد پاسخ‌ها نیست.</translation>
    </message>
    <message>
        <source>Name items in both files alike.</source>
        <translation>موارد را در هر دو پرونده یکسان نام ببرید.</translation>
    </message>
    <message>
        <source>%1 is no project; of answers in a file, --design says which study they are from.</source>
        <translation>%1 پروژه نیست؛ برای پاسخ‌های یک پرونده، ‎--design می‌گوید از کدام گونه پژوهش‌اند.</translation>
    </message>
    <message>
        <source>Rater</source>
        <translation>ارزیاب</translation>
    </message>
    <message>
        <source>In results</source>
        <translation>در نتایج</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>انجام‌شده</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>از</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>آزادشده</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>ثانیه</translation>
    </message>
    <message>
        <source>Checks right</source>
        <translation>کنترل‌های درست</translation>
    </message>
    <message>
        <source>Same answer</source>
        <translation>پاسخ یکسان</translation>
    </message>
    <message>
        <source>Last answer</source>
        <translation>آخرین پاسخ</translation>
    </message>
    <message>
        <source>%1: %2 of %3 answers to items, %4 of %5 items complete.</source>
        <translation>%1: %2 از %3 پاسخ به موارد، %4 از %5 مورد کامل.</translation>
    </message>
    <message>
        <source>It is closed.</source>
        <translation>بسته است.</translation>
    </message>
    <message>
        <source>At the pace so far it ends %1.</source>
        <translation>با آهنگ تاکنون، %1 پایان می‌یابد.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is closed: its results can be seen now.</source>
        <translation>«%1» بسته شد: اکنون نتایجش را می‌توان دید.</translation>
    </message>
    <message>
        <source>--person NAME is required: whose form?</source>
        <translation>‎--person NAME لازم است: فرم از آن کیست؟</translation>
    </message>
    <message>
        <source>-o FILE is required: where is the form written?</source>
        <translation>‎-o FILE لازم است: فرم کجا نوشته شود؟</translation>
    </message>
    <message numerus="yes">
        <source>Wrote %1 for %2: %n item(s).</source>
        <translation>
            <numerusform>%1 برای %2 نوشته شد: %Ln مورد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n after the close</source>
        <translation>
            <numerusform>%Ln پس از بسته شدن</numerusform>
        </translation>
    </message>
    <message>
        <source>the rater withdraws, all their answers are erased</source>
        <translation>ارزیاب انصراف می‌دهد، همهٔ پاسخ‌هایش پاک می‌شود</translation>
    </message>
    <message>
        <source>handed in</source>
        <translation>تحویل شد</translation>
    </message>
    <message>
        <source>hand-in taken back</source>
        <translation>تحویل پس گرفته شد</translation>
    </message>
    <message>
        <source>study &quot;%1&quot;: %2</source>
        <translation>پژوهش «%1»: %2</translation>
    </message>
    <message>
        <source>%1, answers of %2 to &quot;%3&quot;: %4.</source>
        <translation>%1، پاسخ‌های %2 به «%3»: %4.</translation>
    </message>
    <message numerus="yes">
        <source>%n study(s) to rate</source>
        <translation>
            <numerusform>%Ln پژوهش برای رتبه‌دهی</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n study(s) to rate.</source>
        <translation>
            <numerusform>%Ln پژوهش برای رتبه‌دهی.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 kept since it was started</source>
        <translation>%1 از %2 از هنگام آغاز نگه داشته شده است</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%Ln پاسخ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rater(s)</source>
        <translation>
            <numerusform>%Ln ارزیاب</numerusform>
        </translation>
    </message>
    <message>
        <source>No rater has anything left to do.</source>
        <translation>هیچ ارزیابی کار مانده‌ای ندارد.</translation>
    </message>
    <message>
        <source>Add raters with &quot;tandem study assign&quot;.</source>
        <translation>با «tandem study assign» ارزیاب بیفزایید.</translation>
    </message>
    <message>
        <source>Give --rater and -o for one form, or --all for one of each rater.</source>
        <translation>برای یک فرم ‎--rater و ‎-o را بدهید، یا برای فرم هر ارزیاب ‎--all را.</translation>
    </message>
    <message>
        <source>Answers come back in files that a form saves; &quot;tandem merge&quot; takes them.</source>
        <translation>پاسخ‌ها در پرونده‌هایی که فرم ذخیره می‌کند بازمی‌گردند؛ «tandem merge» آن‌ها را می‌گیرد.</translation>
    </message>
    <message>
        <source>--sample takes random:N, stratified:N or disagreement:N, not &quot;%1&quot;.</source>
        <translation>‎--sample مقدار random:N، stratified:N یا disagreement:N می‌گیرد، نه «%1».</translation>
    </message>
    <message>
        <source>Give a file of items, or say with --from what of the project they are made of; --from documents takes a file.</source>
        <translation>پرونده‌ای از موارد بدهید، یا با ‎--from بگویید موارد از چه چیز پروژه ساخته شوند؛ ‎--from documents یک پرونده می‌گیرد.</translation>
    </message>
    <message>
        <source>Wrote %1.</source>
        <translation>%1 نوشته شد.</translation>
    </message>
    <message>
        <source>Links for newcomers</source>
        <translation>پیوندهای تازه‌واردان</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>پیوند</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>حداکثر</translation>
    </message>
    <message>
        <source>as many as are lacking</source>
        <translation>به شماری که کم است</translation>
    </message>
    <message>
        <source>Came</source>
        <translation>آمده</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>پس‌گرفته</translation>
    </message>
    <message>
        <source>Code: done</source>
        <translation>کد: تمام‌کرده</translation>
    </message>
    <message>
        <source>Code: declined</source>
        <translation>کد: نپذیرفته</translation>
    </message>
    <message>
        <source>Code: screened out</source>
        <translation>کد: غربال‌شده</translation>
    </message>
    <message>
        <source>Participant</source>
        <translation>شرکت‌کننده</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>کد پایان</translation>
    </message>
    <message>
        <source>Longest gap</source>
        <translation>بلندترین وقفه</translation>
    </message>
    <message>
        <source>the newest evaluation of each output (judged by %1)</source>
        <translation>تازه‌ترین ارزیابی هر خروجی (داور: %1)</translation>
    </message>
    <message>
        <source>Fewer than two systems have scores in this set.</source>
        <translation>در این مجموعه کمتر از دو سامانه امتیاز دارند.</translation>
    </message>
    <message>
        <source>--all puts all runs and files together.</source>
        <translation>‎--all همهٔ اجراها و پرونده‌ها را کنار هم می‌گذارد.</translation>
    </message>
    <message>
        <source>Every two systems, F1, mode %1, %2, on the cases that both have</source>
        <translation>هر دو سامانه، F1، حالت %1، %2، روی موردهایی که هر دو دارند</translation>
    </message>
    <message>
        <source>Name two systems, or none for every pair of them.</source>
        <translation>دو سامانه را نام ببرید، یا برای همهٔ جفت‌ها هیچ‌کدام را.</translation>
    </message>
    <message>
        <source>No two judges have scored the same output.</source>
        <translation>هیچ دو داوری به یک خروجی امتیاز نداده‌اند.</translation>
    </message>
    <message>
        <source>A judge is a model or an imported file: evaluate with another model.</source>
        <translation>داور یک مدل یا پرونده‌ای واردشده است: با مدل دیگری ارزیابی کنید.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number.</source>
        <translation>«%1» عدد نیست.</translation>
    </message>
    <message numerus="yes">
        <source>Sample %1 has %n paragraph(s) now.</source>
        <translation>
            <numerusform>نمونهٔ %1 اکنون %n بند دارد.</numerusform>
        </translation>
    </message>
    <message>
        <source>reply</source>
        <translation>پاسخ</translation>
    </message>
    <message>
        <source>A currency has at most %1 letters.</source>
        <translation>واحد پول حداکثر %1 حرف دارد.</translation>
    </message>
    <message>
        <source>The project needs a name.</source>
        <translation>پروژه نام می‌خواهد.</translation>
    </message>
    <message>
        <source>Give a text of up to a million characters.</source>
        <translation>متنی تا یک میلیون نویسه بدهید.</translation>
    </message>
    <message>
        <source>Where two disagree: strict</source>
        <translation>هنگام اختلاف دو نفر: قاعدهٔ سخت‌گیرانه</translation>
    </message>
    <message>
        <source>Where two disagree: adjudication, by %1</source>
        <translation>هنگام اختلاف دو نفر: داوری، با %1</translation>
    </message>
    <message>
        <source>Hourly wage: %1 %2</source>
        <translation>دستمزد ساعتی: %1 %2</translation>
    </message>
    <message>
        <source>Hourly wage: none, cost is not shown</source>
        <translation>دستمزد ساعتی: ندارد، هزینه نشان داده نمی‌شود</translation>
    </message>
    <message numerus="yes">
        <source>Guideline: the project&apos;s own, %n character(s)</source>
        <translation>
            <numerusform>راهنمای برچسب‌زنی: از خود پروژه، %n نویسه</numerusform>
        </translation>
    </message>
    <message>
        <source>Guideline: built in</source>
        <translation>راهنمای برچسب‌زنی: همراه برنامه</translation>
    </message>
</context>
<context>
    <name>CompareWords</name>
    <message>
        <source>%1 settled the sample</source>
        <translation>%1 نمونه را نهایی کرد</translation>
    </message>
    <message>
        <source>%1 reopened the sample</source>
        <translation>%1 نمونه را بازگشایی کرد</translation>
    </message>
    <message>
        <source>%1 began the second pass</source>
        <translation>%1 گذر دوم را آغاز کرد</translation>
    </message>
    <message>
        <source>%1 withdrew the decision</source>
        <translation>%1 تصمیم را پس گرفت</translation>
    </message>
    <message>
        <source>%1 decided: key</source>
        <translation>%1 تصمیم گرفت: کلیدی</translation>
    </message>
    <message>
        <source>%1 decided: supporting</source>
        <translation>تصمیم %1: پشتیبان</translation>
    </message>
    <message>
        <source>%1 decided: not key</source>
        <translation>%1 تصمیم گرفت: غیرکلیدی</translation>
    </message>
    <message>
        <source>%1 decided: nonsupporting</source>
        <translation>تصمیم %1: غیرپشتیبان</translation>
    </message>
    <message>
        <source>%1 decided: keep as boundary</source>
        <translation>تصمیم %1: ماندن به‌عنوان مرزی</translation>
    </message>
    <message>
        <source>One of the pair</source>
        <translation>یکی از زوج</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>یک نفر</translation>
    </message>
    <message>
        <source>decided</source>
        <translation>تصمیم‌گرفته</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>بله</translation>
    </message>
    <message>
        <source>no</source>
        <translation>خیر</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>تصمیم‌نگرفته</translation>
    </message>
    <message>
        <source>key</source>
        <translation>کلیدی</translation>
    </message>
    <message>
        <source>not key</source>
        <translation>غیرکلیدی</translation>
    </message>
    <message>
        <source>supporting</source>
        <translation>پشتیبان</translation>
    </message>
    <message>
        <source>nonsupporting</source>
        <translation>غیرپشتیبان</translation>
    </message>
    <message>
        <source>boundary</source>
        <translation>مرزی</translation>
    </message>
    <message>
        <source>¶ %1</source>
        <comment>number of a paragraph</comment>
        <translation>¶ %1</translation>
    </message>
    <message>
        <source>%1, on the answers given blind.</source>
        <translation>%1، روی پاسخ‌هایی که بی‌خبر از هم داده شده‌اند.</translation>
    </message>
    <message>
        <source>%1, on the answers given after the discussion.</source>
        <translation>%1، روی پاسخ‌های پس از گفت‌وگو.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1٪</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 ثانیه</translation>
    </message>
    <message>
        <source>labelled in the imported benchmark</source>
        <translation>در معیار واردشده برچسب خورده است</translation>
    </message>
    <message>
        <source>answers are still being given, blind</source>
        <translation>هنوز پاسخ داده می‌شود، بی‌خبر از هم</translation>
    </message>
    <message>
        <source>nobody labels the sample</source>
        <translation>کسی نمونه را برچسب نمی‌زند</translation>
    </message>
    <message>
        <source>as imported</source>
        <translation>همان‌گونه که وارد شده</translation>
    </message>
    <message>
        <source>the two differ, and nobody has decided</source>
        <translation>دو نفر اختلاف دارند و کسی تصمیم نگرفته است</translation>
    </message>
    <message>
        <source>the two differ: removed by the strict rule</source>
        <translation>دو نفر اختلاف دارند: با قاعدهٔ سخت‌گیرانه حذف شد</translation>
    </message>
    <message>
        <source>the two differ: kept as boundary by decision</source>
        <translation>دو نفر اختلاف دارند: با تصمیم، مرزی ماند</translation>
    </message>
    <message>
        <source>in the benchmark</source>
        <translation>در معیار</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>Paragraph %1: %2. %3: %4</source>
        <translation>بند %1: %2. %3: %4</translation>
    </message>
    <message>
        <source>All paragraphs</source>
        <translation>همهٔ بندها</translation>
    </message>
    <message>
        <source>Not assigned</source>
        <translation>واگذارنشده</translation>
    </message>
    <message>
        <source>Still open</source>
        <translation>هنوز باز</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>تصمیم‌نگرفته</translation>
    </message>
    <message>
        <source>Boundary</source>
        <translation>مرزی</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>نگه‌داشته‌شده</translation>
    </message>
    <message>
        <source>Supporting</source>
        <translation>پشتیبان</translation>
    </message>
    <message>
        <source>Nonsupporting</source>
        <translation>غیرپشتیبان</translation>
    </message>
    <message>
        <source>one of the pair</source>
        <translation>یکی از زوج</translation>
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
        <translation>طرف ۱</translation>
    </message>
    <message>
        <source>Side 2</source>
        <translation>طرف ۲</translation>
    </message>
    <message>
        <source>Fact %1 of paragraph %2</source>
        <translation>گزارهٔ %1 از بند %2</translation>
    </message>
    <message>
        <source>Paragraph %1</source>
        <translation>بند %1</translation>
    </message>
    <message>
        <source>%1: %2. %3: %4. %5: %6. Outcome: %7.</source>
        <translation>%1: %2. %3: %4. %5: %6. نتیجه: %7.</translation>
    </message>
    <message>
        <source>Decided.</source>
        <translation>تصمیم گرفته شد.</translation>
    </message>
    <message>
        <source>Notes: %1.</source>
        <translation>یادداشت‌ها: %1.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>شماره</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>گزاره</translation>
    </message>
    <message>
        <source>Paragraph</source>
        <translation>بند</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>نتیجه</translation>
    </message>
    <message>
        <source>%1 · guideline must change</source>
        <translation>%1 · راهنمای برچسب‌زنی باید تغییر کند</translation>
    </message>
    <message>
        <source>%1 by %2, %3</source>
        <comment>what was done, who, when</comment>
        <translation>%1 به دست %2، %3</translation>
    </message>
    <message>
        <source>a model</source>
        <translation>یک مدل</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>برداشته‌شده</translation>
    </message>
    <message>
        <source>paragraph %1 was removed</source>
        <translation>بند %1 برداشته شده است</translation>
    </message>
    <message>
        <source>marked as repeated</source>
        <translation>نشان تکراری دارد</translation>
    </message>
    <message>
        <source>conflicts</source>
        <translation>تعارض دارد</translation>
    </message>
    <message>
        <source>conflicts: %1;</source>
        <translation>تعارض دارد: %1؛</translation>
    </message>
    <message>
        <source>of a nonsupporting paragraph</source>
        <translation>از بندی غیرپشتیبان</translation>
    </message>
    <message>
        <source>being judged, blind</source>
        <translation>در حال داوری، بی‌خبر از هم</translation>
    </message>
    <message>
        <source>from the imported benchmark</source>
        <translation>از معیار واردشده</translation>
    </message>
    <message>
        <source>nobody was asked whether it is key</source>
        <translation>از کسی پرسیده نشده که آیا کلیدی است</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>کسی</translation>
    </message>
    <message>
        <source>both say %1, %2</source>
        <comment>answer, when</comment>
        <translation>هر دو می‌گویند %1، %2</translation>
    </message>
    <message>
        <source>%1 says %2, %3 says %4</source>
        <translation>%1 می‌گوید %2، %3 می‌گوید %4</translation>
    </message>
    <message>
        <source>the two differ</source>
        <translation>دو نفر اختلاف دارند</translation>
    </message>
    <message>
        <source>%1; decided by %2, %3: %4</source>
        <comment>what was said, who, when, why</comment>
        <translation>%1؛ تصمیم %2، %3: %4</translation>
    </message>
    <message>
        <source>%1; waits for a decision</source>
        <translation>%1؛ در انتظار تصمیم</translation>
    </message>
    <message>
        <source>%1; not key by the strict rule, %2</source>
        <comment>what was said, when</comment>
        <translation>%1؛ با قاعدهٔ سخت‌گیرانه غیرکلیدی، %2</translation>
    </message>
    <message>
        <source>%1; removed by the strict rule, %2</source>
        <comment>what was said, when</comment>
        <translation>%1؛ با قاعدهٔ سخت‌گیرانه حذف شد، %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>who, when</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>removed by the strict rule</source>
        <translation>با قاعدهٔ سخت‌گیرانه حذف شد</translation>
    </message>
    <message>
        <source>not settled yet</source>
        <translation>هنوز نهایی نشده</translation>
    </message>
    <message>
        <source>written as: %1</source>
        <translation>نوشته‌شده به صورت: %1</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between reasons</comment>
        <translation>؛ </translation>
    </message>
    <message>
        <source>All facts</source>
        <translation>همهٔ گزاره‌ها</translation>
    </message>
    <message>
        <source>of paragraphs that are not open</source>
        <translation>از بندهایی که باز نیستند</translation>
    </message>
    <message>
        <source>Not judged yet</source>
        <translation>هنوز داوری نشده</translation>
    </message>
    <message>
        <source>whether they are key is open</source>
        <translation>کلیدی بودنشان هنوز معلوم نیست</translation>
    </message>
    <message>
        <source>Undecided facts</source>
        <translation>گزاره‌های تصمیم‌نگرفته</translation>
    </message>
    <message>
        <source>Removed by hand</source>
        <translation>برداشته‌شده با دست</translation>
    </message>
    <message>
        <source>taken out or merged into another one</source>
        <translation>برداشته یا در گزارهٔ دیگری ادغام شده</translation>
    </message>
    <message>
        <source>Without a paragraph</source>
        <translation>بدون بند</translation>
    </message>
    <message>
        <source>their paragraphs were removed</source>
        <translation>بندهایشان برداشته شده‌اند</translation>
    </message>
    <message>
        <source>Repeated</source>
        <translation>تکراری</translation>
    </message>
    <message>
        <source>another fact says the same</source>
        <translation>گزارهٔ دیگری همین را می‌گوید</translation>
    </message>
    <message>
        <source>Masked</source>
        <translation>پوشیده</translation>
    </message>
    <message>
        <source>they follow from supporting paragraphs</source>
        <translation>از بندهای پشتیبان نتیجه می‌شوند</translation>
    </message>
    <message>
        <source>Kept facts</source>
        <translation>گزاره‌های نگه‌داشته‌شده</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>کلیدی</translation>
    </message>
    <message>
        <source>both say yes, or by decision</source>
        <translation>هر دو «بله» می‌گویند، یا با تصمیم</translation>
    </message>
    <message>
        <source>Other supporting facts</source>
        <translation>دیگر گزاره‌های پشتیبان</translation>
    </message>
    <message>
        <source>Facts of nonsupporting paragraphs</source>
        <translation>گزاره‌های بندهای غیرپشتیبان</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>پرسیده نشده</translation>
    </message>
    <message>
        <source>All opinions</source>
        <translation>همهٔ نظرها</translation>
    </message>
    <message>
        <source>as both handed them in, or as imported</source>
        <translation>آن‌گونه که هر دو تحویل داده‌اند، یا وارد شده‌اند</translation>
    </message>
    <message>
        <source>Being checked</source>
        <translation>در حال بررسی</translation>
    </message>
    <message>
        <source>not agreed on, or not settled</source>
        <translation>بی توافق، یا نهایی‌نشده</translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation>کنار گذاشته</translation>
    </message>
    <message>
        <source>disputed and removed, or by decision</source>
        <translation>مورد اختلاف و حذف‌شده، یا با تصمیم</translation>
    </message>
    <message>
        <source>Kept opinions</source>
        <translation>نظرهای نگه‌داشته‌شده</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>line, below it</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Fact %1: %2. %3: %4</source>
        <translation>گزارهٔ %1: %2. %3: %4</translation>
    </message>
    <message>
        <source>Opinion %1: %2. %3: %4</source>
        <translation>نظر %1: %2. %3: %4</translation>
    </message>
    <message>
        <source>paragraphs</source>
        <translation>بندها</translation>
    </message>
    <message>
        <source>key facts</source>
        <translation>گزاره‌های کلیدی</translation>
    </message>
    <message>
        <source>opinions</source>
        <translation>نظرها</translation>
    </message>
    <message>
        <source>%1 assigned the %2</source>
        <translation>%1 %2 را واگذار کرد</translation>
    </message>
    <message>
        <source>%1 handed in the %2</source>
        <translation>%1 %2 را تحویل داد</translation>
    </message>
    <message>
        <source>%1 took the hand-in of the %2 back</source>
        <translation>%1 تحویل %2 را پس گرفت</translation>
    </message>
    <message>
        <source>%1 settled the %2</source>
        <translation>%1 %2 را نهایی کرد</translation>
    </message>
    <message>
        <source>%1 reopened the %2</source>
        <translation>%1 %2 را بازگشایی کرد</translation>
    </message>
    <message>
        <source>%1 began the second pass over the %2</source>
        <translation>%1 گذر دوم %2 را آغاز کرد</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>came as supporting</source>
        <translation>به‌عنوان پشتیبان آمد</translation>
    </message>
    <message>
        <source>came as nonsupporting</source>
        <translation>به‌عنوان غیرپشتیبان آمد</translation>
    </message>
    <message>
        <source>came as a key fact of paragraph %1</source>
        <translation>به‌عنوان گزارهٔ کلیدی بند %1 آمد</translation>
    </message>
    <message>
        <source>came as another fact of paragraph %1</source>
        <translation>به‌عنوان گزارهٔ دیگری از بند %1 آمد</translation>
    </message>
    <message>
        <source>came as opinion</source>
        <translation>به‌عنوان نظر آمد</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>participant, what they say</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>مقاله</translation>
    </message>
    <message>
        <source>Discussion</source>
        <translation>گفت‌وگو</translation>
    </message>
    <message>
        <source>Opinions</source>
        <translation>نظرها</translation>
    </message>
    <message>
        <source>Opinions are still being written, blind.</source>
        <translation>نظرها هنوز نوشته می‌شوند، بی‌خبر از هم.</translation>
    </message>
    <message>
        <source>As it was imported</source>
        <translation>همان‌گونه که وارد شده</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>آنچه رخ داد</translation>
    </message>
</context>
<context>
    <name>CsvReader</name>
    <message>
        <source>There is text after a closing quote.</source>
        <translation>پس از نقل‌قول پایانی متنی آمده است.</translation>
    </message>
    <message>
        <source>A quote is opened and never closed.</source>
        <translation>نقل‌قولی باز شده و هرگز بسته نشده است.</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1، سطر %2</translation>
    </message>
    <message>
        <source>Inside quotes, write a quote twice.</source>
        <translation>درون نقل‌قول، نشانهٔ نقل‌قول را دو بار بنویسید.</translation>
    </message>
    <message>
        <source>There are more than %1 cells in one line.</source>
        <translation>در یک سطر بیش از %1 خانه هست.</translation>
    </message>
</context>
<context>
    <name>CsvWriter</name>
    <message>
        <source>There is half of a surrogate pair in a cell, which no file can hold.</source>
        <translation>نیمی از یک جفت جانشین در یک خانه است که هیچ پرونده‌ای نمی‌تواند نگه دارد.</translation>
    </message>
    <message>
        <source>%1, row %2</source>
        <translation>%1، ردیف %2</translation>
    </message>
    <message>
        <source>Type the damaged character again and try once more.</source>
        <translation>نویسهٔ آسیب‌دیده را دوباره تایپ کنید و باز تلاش کنید.</translation>
    </message>
</context>
<context>
    <name>DatabaseWords</name>
    <message>
        <source>Choose a file that Tandem made, or import this one into a new project.</source>
        <translation>پرونده‌ای برگزینید که Tandem ساخته است، یا این را به پروژه‌ای تازه وارد کنید.</translation>
    </message>
    <message>
        <source>This project was made by a newer version of Tandem.</source>
        <translation>این پروژه با نسخهٔ تازه‌تری از Tandem ساخته شده است.</translation>
    </message>
    <message>
        <source>Update Tandem and open it again; the file was not changed.</source>
        <translation>Tandem را به‌روز کنید و آن را دوباره باز کنید؛ پرونده تغییری نکرد.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>این فایل خوانده نمی‌شود.</translation>
    </message>
    <message>
        <source>Check its permissions.</source>
        <translation>مجوزهای آن را بررسی کنید.</translation>
    </message>
    <message>
        <source>The project file is cut off: it has %1 of %2 bytes.</source>
        <translation>فایل پروژه بریده است: %1 بایت از %2 بایت را دارد.</translation>
    </message>
    <message>
        <source>Restore a copy of it, or copy it again from where it came.</source>
        <translation>رونوشتی از آن را بازگردانید، یا دوباره از جای اصلی‌اش رونوشت بگیرید.</translation>
    </message>
    <message>
        <source>The file was altered: its structure is larger than any that Tandem makes.</source>
        <translation>این فایل دستکاری شده است: ساختار آن بزرگ‌تر از هر ساختاری است که Tandem می‌سازد.</translation>
    </message>
    <message>
        <source>Do not use it. Ask for it as Tandem saved it.</source>
        <translation>از آن استفاده نکنید. آن را همان‌گونه که Tandem ذخیره کرده است بخواهید.</translation>
    </message>
    <message>
        <source>The project was altered: parts of its structure were taken away.</source>
        <translation>پروژه دست‌کاری شده: بخش‌هایی از ساختارش برداشته شده است.</translation>
    </message>
    <message>
        <source>The project was altered: &quot;%1&quot; in it was not made by Tandem.</source>
        <translation>پروژه دست‌کاری شده: «%1» درون آن را Tandem نساخته است.</translation>
    </message>
    <message>
        <source>Do not use it: what it shows may not be what people answered. Ask for it as Tandem saved it.</source>
        <translation>به کارش نبرید: شاید آنچه نشان می‌دهد پاسخ افراد نباشد. آن را همان‌گونه که Tandem ذخیره کرده بخواهید.</translation>
    </message>
    <message>
        <source>The project file is cut off or damaged.</source>
        <translation>پروندهٔ پروژه بریده یا آسیب‌دیده است.</translation>
    </message>
    <message>
        <source>The file does not exist.</source>
        <translation>پرونده وجود ندارد.</translation>
    </message>
    <message>
        <source>Check the name, or make a new project with &quot;tandem new&quot;.</source>
        <translation>نام را بررسی کنید، یا با «tandem new» پروژهٔ تازه‌ای بسازید.</translation>
    </message>
    <message>
        <source>This project was made by an older version of Tandem.</source>
        <translation>این پروژه با نسخهٔ قدیمی‌تری از Tandem ساخته شده است.</translation>
    </message>
    <message>
        <source>Open it once for writing, in the window or with &quot;tandem check --upgrade&quot;.</source>
        <translation>یک بار آن را برای نوشتن باز کنید، در پنجره یا با «tandem check --upgrade».</translation>
    </message>
    <message>
        <source>This is a packet: its person can work on its samples and hand them in, nothing else.</source>
        <translation>این بسته است: صاحبش می‌تواند روی نمونه‌هایش کار کند و تحویل دهد، نه چیز دیگر.</translation>
    </message>
    <message>
        <source>Do this in the project that the packet came from.</source>
        <translation>این کار را در پروژه‌ای بکنید که بسته از آن آمده است.</translation>
    </message>
    <message>
        <source>This packet was made for somebody else.</source>
        <translation>این بسته برای کس دیگری ساخته شده است.</translation>
    </message>
    <message>
        <source>Only the person that it was made for can work in it.</source>
        <translation>تنها کسی که برایش ساخته شده می‌تواند در آن کار کند.</translation>
    </message>
    <message>
        <source>Another program is writing to the project for too long.</source>
        <translation>برنامهٔ دیگری بیش از اندازه در حال نوشتن در پروژه است.</translation>
    </message>
    <message>
        <source>Wait until it has finished and try again; nothing was changed.</source>
        <translation>صبر کنید تا کارش تمام شود و دوباره امتحان کنید؛ چیزی تغییر نکرد.</translation>
    </message>
    <message>
        <source>The project file cannot be written.</source>
        <translation>نوشتن در فایل پروژه ممکن نیست.</translation>
    </message>
    <message>
        <source>Check the permissions of the file and of its folder.</source>
        <translation>مجوزهای فایل و پوشهٔ آن را بررسی کنید.</translation>
    </message>
    <message>
        <source>The file cannot be opened.</source>
        <translation>فایل باز نمی‌شود.</translation>
    </message>
    <message>
        <source>Check that it exists and that you may read and write it and its folder.</source>
        <translation>بررسی کنید که فایل وجود داشته باشد و اجازهٔ خواندن و نوشتن آن و پوشه‌اش را داشته باشید.</translation>
    </message>
    <message>
        <source>The disk is full; the change was not saved.</source>
        <translation>دیسک پر است؛ تغییر ذخیره نشد.</translation>
    </message>
    <message>
        <source>Free some space and do it again.</source>
        <translation>کمی فضا آزاد کنید و دوباره انجام دهید.</translation>
    </message>
    <message>
        <source>The disk reported an error.</source>
        <translation>دیسک خطایی گزارش کرد.</translation>
    </message>
    <message>
        <source>Check the disk and its free space; what was saved before is safe.</source>
        <translation>دیسک و فضای خالی آن را بررسی کنید؛ آنچه پیش‌تر ذخیره شده امن است.</translation>
    </message>
    <message>
        <source>Do not use it if you do not know where it comes from.</source>
        <translation>اگر نمی‌دانید از کجا آمده است، به کارش نبرید.</translation>
    </message>
    <message>
        <source>The project file is damaged.</source>
        <translation>فایل پروژه آسیب دیده است.</translation>
    </message>
    <message>
        <source>Restore a copy of it; &quot;tandem check&quot; says what is wrong.</source>
        <translation>نسخه‌ای از آن را بازیابی کنید؛ «tandem check» می‌گوید چه چیزی خراب است.</translation>
    </message>
    <message>
        <source>The project file refused the change.</source>
        <translation>فایل پروژه تغییر را نپذیرفت.</translation>
    </message>
    <message>
        <source>Nothing was changed. If it happens again, run &quot;tandem check&quot; on the project.</source>
        <translation>چیزی تغییر نکرد. اگر دوباره پیش آمد، «tandem check» را روی پروژه اجرا کنید.</translation>
    </message>
    <message>
        <source>The project is as it was.</source>
        <translation>پروژه همان است که بود.</translation>
    </message>
    <message>
        <source>No copy of the older project could be made.</source>
        <translation>رونوشتی از پروژهٔ قدیمی‌تر ساخته نشد.</translation>
    </message>
    <message>
        <source>Free some space, and check the permissions of its folder.</source>
        <translation>کمی فضا آزاد کنید و مجوزهای پوشهٔ آن را بررسی کنید.</translation>
    </message>
    <message>
        <source>This is not a Tandem project.</source>
        <translation>این پروژهٔ Tandem نیست.</translation>
    </message>
    <message>
        <source>Checking the file takes too long.</source>
        <translation>نگاه کردن به پرونده بیش از اندازه طول می‌کشد.</translation>
    </message>
    <message>
        <source>The project file could not be written to.</source>
        <translation>پروندهٔ پروژه آنچه را باید نوشته می‌شد نپذیرفت.</translation>
    </message>
    <message>
        <source>The project can only be read here: the file or its folder is write-protected.</source>
        <translation>پروژه را در اینجا تنها می‌توان خواند: پرونده یا پوشهٔ آن در برابر نوشتن محافظت شده است.</translation>
    </message>
    <message>
        <source>To work on it, copy it to a folder that you may write to. Commands that only read, like &quot;tandem stats&quot;, take it as it is.</source>
        <translation>برای کار روی آن، آن را به پوشه‌ای کپی کنید که اجازهٔ نوشتن در آن را دارید. فرمان‌هایی که تنها می‌خوانند، مانند «tandem stats»، آن را همین‌گونه می‌پذیرند.</translation>
    </message>
    <message>
        <source>The project was not closed properly, and cannot be read where nothing can be written.</source>
        <translation>پروژه درست بسته نشده است و جایی که نتوان چیزی نوشت خواندنی نیست.</translation>
    </message>
    <message>
        <source>Copy it, with the files beside it whose names begin with its name, to a folder that you may write to.</source>
        <translation>آن را همراه پرونده‌های کنارش که نامشان با نام آن آغاز می‌شود، به پوشه‌ای کپی کنید که اجازهٔ نوشتن در آن را دارید.</translation>
    </message>
</context>
<context>
    <name>DistanceRowReader</name>
    <message>
        <source>%1, line %2</source>
        <translation>%1، سطر %2</translation>
    </message>
    <message>
        <source>&quot;tandem help formats&quot; shows how distances are written.</source>
        <translation>«tandem help formats» نشان می‌دهد فاصله‌ها چگونه نوشته می‌شوند.</translation>
    </message>
    <message>
        <source>A quote is not closed in its line, or text follows it.</source>
        <translation>نشانهٔ نقل قول در سطر خود بسته نشده است، یا پس از آن متنی آمده است.</translation>
    </message>
    <message>
        <source>Inside quotes, write a quote twice; a name may not have a line break.</source>
        <translation>درون نقل قول، نشانهٔ نقل قول را دو بار بنویسید؛ نام نمی‌تواند شکست سطر داشته باشد.</translation>
    </message>
    <message>
        <source>The text is not valid UTF-8.</source>
        <translation>متن UTF-8 معتبر نیست.</translation>
    </message>
    <message>
        <source>Save the file in UTF-8.</source>
        <translation>پرونده را با UTF-8 ذخیره کنید.</translation>
    </message>
    <message>
        <source>There is a NUL byte in the file.</source>
        <translation>یک بایت NUL در پرونده است.</translation>
    </message>
    <message>
        <source>Remove it and try again.</source>
        <translation>آن را بردارید و دوباره تلاش کنید.</translation>
    </message>
    <message>
        <source>There is nothing in it.</source>
        <translation>چیزی در آن نیست.</translation>
    </message>
    <message>
        <source>The header does not name the column &quot;%1&quot;.</source>
        <translation>سرستون، ستون «%1» را نام نمی‌برد.</translation>
    </message>
    <message>
        <source>Remove one of the two.</source>
        <translation>یکی از آن دو را بردارید.</translation>
    </message>
    <message>
        <source>Leave the cell empty where there is none.</source>
        <translation>جایی که امتیازی نیست، خانه را تهی بگذارید.</translation>
    </message>
    <message>
        <source>Expected as many cells as the header has.</source>
        <translation>شمار خانه‌ها باید با سرستون برابر باشد.</translation>
    </message>
    <message>
        <source>Put cells with commas in quotes.</source>
        <translation>خانه‌هایی را که ویرگول دارند در نقل قول بگذارید.</translation>
    </message>
    <message>
        <source>A document, model or user has no name.</source>
        <translation>سند، مدل یا کاربری نام ندارد.</translation>
    </message>
    <message>
        <source>The row compares a user with themselves.</source>
        <translation>این سطر کاربری را با خودش می‌سنجد.</translation>
    </message>
    <message>
        <source>Write pairs of two users.</source>
        <translation>جفت‌هایی از دو کاربر بنویسید.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; occurs twice.</source>
        <translation>ستون «%1» دو بار آمده است.</translation>
    </message>
    <message>
        <source>The score &quot;%1&quot; is not a finite number.</source>
        <translation>امتیاز «%1» عددی متناهی نیست.</translation>
    </message>
</context>
<context>
    <name>EndpointWords</name>
    <message>
        <source>The calls at once must be 1 to %1.</source>
        <translation>فراخوانی‌های هم‌زمان باید ۱ تا %1 باشد.</translation>
    </message>
    <message>
        <source>The limits a minute must be 0 (none) to %1.</source>
        <translation>محدودیت‌های دقیقه‌ای باید ۰ (هیچ) تا %1 باشد.</translation>
    </message>
    <message>
        <source>The time for one call must be between a second and an hour.</source>
        <translation>زمان یک فراخوانی باید میان یک ثانیه و یک ساعت باشد.</translation>
    </message>
    <message>
        <source>The tries of one call must be 1 to %1.</source>
        <translation>دفعات تلاش یک فراخوانی باید ۱ تا %1 باشد.</translation>
    </message>
    <message>
        <source>An endpoint&apos;s name has 1 to %1 characters on one line.</source>
        <translation>نام نقطهٔ پایانی ۱ تا %1 نویسه در یک سطر دارد.</translation>
    </message>
    <message>
        <source>A model&apos;s name has at most %1 characters on one line.</source>
        <translation>نام مدل حداکثر %1 نویسه در یک سطر دارد.</translation>
    </message>
    <message>
        <source>The name of an environment variable has letters, digits and _ only. The key itself does not belong here.</source>
        <translation>نام متغیر محیطی تنها حرف، رقم و _ دارد. خود کلید جایش این‌جا نیست.</translation>
    </message>
    <message>
        <source>The version of the Anthropic interface is a date like 2023-06-01.</source>
        <translation>نسخهٔ رابط Anthropic تاریخی مانند 2023-06-01 است.</translation>
    </message>
    <message>
        <source>A price is 0 to 1,000,000 for a million tokens.</source>
        <translation>قیمت ۰ تا ۱٬۰۰۰٬۰۰۰ برای یک میلیون توکن است.</translation>
    </message>
    <message>
        <source>A currency is written like USD.</source>
        <translation>واحد پول مانند USD نوشته می‌شود.</translation>
    </message>
    <message>
        <source>The environment variable %1, which is to hold the key, is not set.</source>
        <translation>متغیر محیطی %1 که باید کلید را داشته باشد تنظیم نشده است.</translation>
    </message>
    <message>
        <source>Set it before you start the program.</source>
        <translation>پیش از آغاز برنامه آن را تنظیم کنید.</translation>
    </message>
    <message>
        <source>The key comes from an environment variable.</source>
        <translation>کلید از متغیر محیطی می‌آید.</translation>
    </message>
    <message>
        <source>The key is kept in the desktop&apos;s keyring.</source>
        <translation>کلید در جاکلیدی میزکار نگه داشته می‌شود.</translation>
    </message>
    <message>
        <source>There is no keyring to keep the key in: it is kept in memory and has to be typed again after the program has ended.</source>
        <translation>جاکلیدی‌ای برای نگهداری کلید نیست: در حافظه نگه داشته می‌شود و پس از پایان برنامه باید دوباره نوشته شود.</translation>
    </message>
    <message>
        <source>No key is kept for this endpoint.</source>
        <translation>برای این نقطهٔ پایانی کلیدی نگه داشته نشده است.</translation>
    </message>
    <message>
        <source>A key consists of letters, digits and signs, without blanks.</source>
        <translation>کلید از حرف، رقم و نشانه ساخته می‌شود، بی فاصله.</translation>
    </message>
    <message>
        <source>Copy it again from where you got it.</source>
        <translation>دوباره از جایی که گرفته‌اید رونوشت کنید.</translation>
    </message>
    <message>
        <source>There is no endpoint &quot;%1&quot;.</source>
        <translation>نقطهٔ پایانی «%1» نیست.</translation>
    </message>
    <message>
        <source>Add one first.</source>
        <translation>نخست یکی بیفزایید.</translation>
    </message>
    <message>
        <source>There are: %1.</source>
        <translation>این‌ها هستند: %1.</translation>
    </message>
    <message>
        <source>There is an endpoint &quot;%1&quot; already.</source>
        <translation>نقطهٔ پایانی «%1» از پیش هست.</translation>
    </message>
    <message>
        <source>Choose another name, or change or remove that one.</source>
        <translation>نام دیگری برگزینید، یا آن را تغییر دهید یا بردارید.</translation>
    </message>
    <message>
        <source>The list of endpoints cannot be read.</source>
        <translation>فهرست نقطه‌های پایانی خواندنی نیست.</translation>
    </message>
    <message>
        <source>Move the file away; then a new one is made.</source>
        <translation>پرونده را جابه‌جا کنید؛ آن‌گاه تازه‌ای ساخته می‌شود.</translation>
    </message>
    <message>
        <source>The list of endpoints is over 4 MiB long.</source>
        <translation>فهرست نقطه‌های پایانی درازتر از ۴ MiB است.</translation>
    </message>
    <message>
        <source>The list of endpoints is not readable JSON.</source>
        <translation>فهرست نقطه‌های پایانی JSON خوانا نیست.</translation>
    </message>
    <message>
        <source>The folder cannot be made.</source>
        <translation>پوشه را نمی‌توان ساخت.</translation>
    </message>
    <message>
        <source>Remove it and add it again.</source>
        <translation>آن را بردارید و دوباره بیفزایید.</translation>
    </message>
    <message>
        <source>The address is well-formed: %1</source>
        <translation>نشانی درست نوشته شده است: %1</translation>
    </message>
    <message>
        <source>The key that was typed is used.</source>
        <translation>کلید نوشته‌شده به کار می‌رود.</translation>
    </message>
    <message numerus="yes">
        <source>The server offers %n model(s).</source>
        <translation>
            <numerusform>کارساز %Ln مدل ارائه می‌کند.</numerusform>
        </translation>
    </message>
    <message>
        <source>The server gives no list of its models.</source>
        <translation>کارساز فهرستی از مدل‌هایش نمی‌دهد.</translation>
    </message>
    <message>
        <source>No model is named to be asked.</source>
        <translation>مدلی برای پرسیدن نام برده نشده است.</translation>
    </message>
    <message>
        <source>Name one that the server offers.</source>
        <translation>یکی را که کارساز ارائه می‌کند نام ببرید.</translation>
    </message>
    <message>
        <source>Asking %1.</source>
        <translation>در حال پرسیدن از %1.</translation>
    </message>
    <message>
        <source>The model answered, but not in JSON as it was asked to: &quot;%1&quot;</source>
        <translation>مدل پاسخ داد، اما نه با JSON چنان‌که خواسته شد: «%1»</translation>
    </message>
    <message>
        <source>Choose a model that follows instructions.</source>
        <translation>مدلی برگزینید که از دستور پیروی کند.</translation>
    </message>
    <message>
        <source>Unlock the keyring, or name an environment variable that holds the key.</source>
        <translation>قفل جاکلیدی را باز کنید، یا متغیر محیطی دارندهٔ کلید را نام ببرید.</translation>
    </message>
    <message>
        <source>The keyring did not give access.</source>
        <translation>جاکلیدی اجازهٔ دسترسی نداد.</translation>
    </message>
    <message>
        <source>There is no keyring on this system.</source>
        <translation>در این سامانه جاکلیدی نیست.</translation>
    </message>
    <message>
        <source>Name an environment variable that holds the key.</source>
        <translation>متغیر محیطی دارندهٔ کلید را نام ببرید.</translation>
    </message>
    <message>
        <source>The keyring did not answer as it should.</source>
        <translation>جاکلیدی چنان‌که باید پاسخ نداد.</translation>
    </message>
    <message>
        <source>Check who may read the file.</source>
        <translation>ببینید چه کسی می‌تواند پرونده را بخواند.</translation>
    </message>
    <message>
        <source>Check who may write there.</source>
        <translation>ببینید چه کسی می‌تواند آن‌جا بنویسد.</translation>
    </message>
    <message>
        <source>The endpoint &quot;%1&quot; cannot be read.</source>
        <translation>نقطهٔ پایانی «%1» خواندنی نیست.</translation>
    </message>
</context>
<context>
    <name>EvaluateWords</name>
    <message>
        <source>case %1</source>
        <translation>مورد %1</translation>
    </message>
    <message>
        <source>What a boast changes: %1</source>
        <comment>%1 is a system</comment>
        <translation>آنچه خودستایی دگرگون می‌کند: %1</translation>
    </message>
    <message>
        <source>cases, sorted by difference</source>
        <translation>موردها، به ترتیب تفاوت</translation>
    </message>
    <message>
        <source>difference of F %1</source>
        <comment>%1 is a mode</comment>
        <translation>تفاوت F %1</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>میانگین %1</translation>
    </message>
    <message>
        <source>%1 % swapped</source>
        <translation>%1٪ جابه‌جاشده</translation>
    </message>
    <message>
        <source>Mean F by swapped profiles: %1</source>
        <comment>%1 is a system</comment>
        <translation>میانگین F بر پایهٔ پروفایل‌های جابه‌جاشده: %1</translation>
    </message>
    <message>
        <source>profiles swapped, %</source>
        <translation>پروفایل‌های جابه‌جاشده، ٪</translation>
    </message>
    <message>
        <source>mean F %1, 95 % interval</source>
        <comment>%1 is a mode</comment>
        <translation>میانگین F %1، بازهٔ ۹۵٪</translation>
    </message>
    <message>
        <source>Swapping the order: %1 and %2</source>
        <comment>two systems</comment>
        <translation>جابه‌جایی ترتیب: %1 و %2</translation>
    </message>
    <message>
        <source>share, 95 % interval</source>
        <translation>سهم، بازهٔ ۹۵٪</translation>
    </message>
    <message>
        <source>verdict changed</source>
        <translation>رأی دگرگون شد</translation>
    </message>
    <message>
        <source>shown first chosen</source>
        <translation>نخستین نمایش‌داده‌شده برگزیده شد</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n evaluation(s) complete</source>
        <translation>
            <numerusform>%1 از %Ln ارزیابی کامل است</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evaluation(s)</source>
        <translation>
            <numerusform>%Ln ارزیابی</numerusform>
        </translation>
    </message>
    <message>
        <source>Mean F by system (%1)</source>
        <comment>%1 is a mode: content, style …</comment>
        <translation>میانگین F به تفکیک سامانه (%1)</translation>
    </message>
    <message>
        <source>mean F, 95 % interval</source>
        <translation>میانگین F، بازهٔ ۹۵ ٪</translation>
    </message>
    <message>
        <source>system</source>
        <translation>سامانه</translation>
    </message>
    <message>
        <source>No system has a scored evaluation in this set yet.</source>
        <translation>هنوز هیچ سامانه‌ای در این مجموعه ارزیابی امتیازدار ندارد.</translation>
    </message>
    <message>
        <source>difference of mean F, 95 % interval</source>
        <translation>تفاوت میانگین F، بازهٔ ۹۵ ٪</translation>
    </message>
    <message>
        <source>There is no difference to draw.</source>
        <translation>تفاوتی برای رسم نیست.</translation>
    </message>
    <message>
        <source>F %1, every two systems over the same cases</source>
        <comment>%1 is a mode</comment>
        <translation>F %1، هر دو سامانه روی موردهای یکسان</translation>
    </message>
    <message>
        <source>systems</source>
        <translation>سامانه‌ها</translation>
    </message>
    <message>
        <source>Fewer than two systems have scored evaluations here.</source>
        <translation>اینجا کمتر از دو سامانه ارزیابی امتیازدار دارند.</translation>
    </message>
    <message>
        <source>judges</source>
        <translation>داورها</translation>
    </message>
    <message>
        <source>No two judges have scored the same output. A judge is a model, or a file that was imported: have outputs evaluated by another model to compare them.</source>
        <translation>هیچ دو داوری به یک خروجی امتیاز نداده‌اند. داور یک مدل، یا پرونده‌ای است که وارد شده: برای مقایسهٔ داورها، خروجی‌ها را با مدل دیگری ارزیابی کنید.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>two judges, a system</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ExpertPrompts</name>
    <message>
        <source>Aspects of a text</source>
        <translation>جنبه‌های یک متن</translation>
    </message>
    <message>
        <source>Match of an aspect in the other text</source>
        <translation>جفت یک جنبه در متن دیگر</translation>
    </message>
    <message>
        <source>Same content of matched aspects</source>
        <translation>یکسانی محتوای جنبه‌های جفت‌شده</translation>
    </message>
    <message>
        <source>Same style of matched aspects</source>
        <translation>یکسانی سبک جنبه‌های جفت‌شده</translation>
    </message>
    <message>
        <source>Text in the manner of its author</source>
        <translation>متنی به شیوهٔ نویسنده‌اش</translation>
    </message>
    <message>
        <source>Closer of two texts</source>
        <translation>متن نزدیک‌تر از میان دو متن</translation>
    </message>
</context>
<context>
    <name>ExpertWords</name>
    <message>
        <source>The reply says neither yes nor no.</source>
        <translation>پاسخ نه «آری» می‌گوید و نه «نه».</translation>
    </message>
    <message>
        <source>“%1” is not known; put it into quotation marks to look for these words.</source>
        <translation>«%1» شناخته نیست؛ برای جست‌وجوی این واژه‌ها آن را در گیومه بگذارید.</translation>
    </message>
    <message>
        <source>“%1” is no number of an evaluation: score, recall, precision, faults, remarks and diff(A,B) are.</source>
        <translation>«%1» عددی از ارزیابی نیست؛ این‌ها هستند: score، recall، precision، faults، remarks و diff(A,B).</translation>
    </message>
    <message>
        <source>A difference is between two systems: diff(A,B) &gt; 0.2.</source>
        <translation>تفاوت میان دو سامانه است: diff(A,B) &gt; 0.2.</translation>
    </message>
    <message>
        <source>“%1” needs a sign and a number, such as %1 &lt; 0.3.</source>
        <translation>«%1» یک نشانه و یک عدد می‌خواهد، مانند %1 &lt; 0.3.</translation>
    </message>
    <message>
        <source>No aspect can be all of that at once, so nothing is found.</source>
        <translation>هیچ جنبه‌ای نمی‌تواند همهٔ این‌ها با هم باشد؛ پس چیزی یافت نمی‌شود.</translation>
    </message>
    <message>
        <source>content and style</source>
        <translation>محتوا و سبک</translation>
    </message>
    <message>
        <source>content only</source>
        <translation>تنها محتوا</translation>
    </message>
    <message>
        <source>style only</source>
        <translation>تنها سبک</translation>
    </message>
    <message>
        <source>neither</source>
        <translation>هیچ‌کدام</translation>
    </message>
    <message>
        <source>unmatched</source>
        <translation>جفت‌نشده</translation>
    </message>
    <message>
        <source>A stored evaluation cannot be read: &quot;%1&quot; is missing or wrong.</source>
        <translation>یک ارزیابی ذخیره‌شده خوانده نمی‌شود: &quot;%1&quot; نیست یا نادرست است.</translation>
    </message>
    <message>
        <source>The reply is JSON, but not a list of aspects.</source>
        <translation>پاسخ JSON است، اما فهرستی از جنبه‌ها نیست.</translation>
    </message>
    <message>
        <source>Ask again, or let the model read fewer tokens of the text.</source>
        <translation>دوباره بپرسید، یا بگذارید مدل توکن‌های کمتری از متن بخواند.</translation>
    </message>
    <message numerus="yes">
        <source>A piece of evidence has more than %n character(s).</source>
        <translation>
            <numerusform>یک شاهد بیش از %Ln نویسه دارد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An aspect has more than %n piece(s) of evidence.</source>
        <translation>
            <numerusform>یک جنبه بیش از %Ln شاهد دارد.</numerusform>
        </translation>
    </message>
    <message>
        <source>An aspect in the reply has no title.</source>
        <translation>یک جنبه در پاسخ عنوان ندارد.</translation>
    </message>
    <message>
        <source>The text is empty: it has no aspects to ask for.</source>
        <translation>متن خالی است: جنبه‌ای ندارد که بتوان پرسید.</translation>
    </message>
    <message numerus="yes">
        <source>The reply holds more than %n aspect(s).</source>
        <translation>
            <numerusform>پاسخ بیش از %Ln جنبه دارد.</numerusform>
        </translation>
    </message>
    <message>
        <source>words and signs after Unicode (UAX #29)</source>
        <translation>واژه‌ها و نشانه‌ها بنا بر یونیکد (UAX #29)</translation>
    </message>
    <message>
        <source>The reply matches aspect %1, but there are only %2.</source>
        <translation>پاسخ جنبهٔ %1 را جفت می‌داند، اما تنها %2 جنبه هست.</translation>
    </message>
    <message>
        <source>The reply matches aspect %1 by number and another one by title.</source>
        <translation>پاسخ با شماره جنبهٔ %1 را و با عنوان جنبهٔ دیگری را جفت می‌داند.</translation>
    </message>
    <message>
        <source>The reply says that the aspect is matched, but not by which one.</source>
        <translation>پاسخ می‌گوید این جنبه جفت شده است، اما نمی‌گوید با کدام جنبه.</translation>
    </message>
    <message>
        <source>The other text has no aspects: there is no match to ask for.</source>
        <translation>متن دیگر جنبه‌ای ندارد: جفتی نیست که بتوان پرسید.</translation>
    </message>
    <message>
        <source>The reply does not say yes or no to whether the aspect is matched.</source>
        <translation>پاسخ دربارهٔ جفت شدن این جنبه نه بله می‌گوید و نه خیر.</translation>
    </message>
    <message>
        <source>The reply chooses neither of the two texts.</source>
        <translation>پاسخ هیچ‌یک از دو متن را برنمی‌گزیند.</translation>
    </message>
    <message>
        <source>The case has no prompt: there is nothing to write about.</source>
        <translation>این مورد پرامپت ندارد: چیزی نیست که درباره‌اش نوشته شود.</translation>
    </message>
    <message>
        <source>The reply is empty.</source>
        <translation>پاسخ خالی است.</translation>
    </message>
    <message>
        <source>aspects</source>
        <translation>جنبه‌ها</translation>
    </message>
    <message>
        <source>match</source>
        <translation>جفت</translation>
    </message>
    <message>
        <source>content</source>
        <translation>محتوا</translation>
    </message>
    <message>
        <source>style</source>
        <translation>سبک</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two reviewers</comment>
        <translation>%1 و %2</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>مقایسه‌شده</translation>
    </message>
    <message>
        <source>verdicts</source>
        <translation>رأی‌ها</translation>
    </message>
    <message>
        <source>opinions</source>
        <translation>نظرها</translation>
    </message>
    <message>
        <source>verdict: yes or no</source>
        <translation>رأی: بله یا نه</translation>
    </message>
    <message>
        <source>agree, disagree, unsure</source>
        <translation>موافق، مخالف، نامطمئن</translation>
    </message>
    <message>
        <source>F1 as the model has it and as reviewers would</source>
        <translation>F1 به‌حکم مدل و به‌حکم بازبین‌ها</translation>
    </message>
    <message>
        <source>System</source>
        <translation>سامانه</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>حالت</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>مدل</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>بازبینی‌شده</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>تفاوت</translation>
    </message>
    <message>
        <source>Aspects of a text</source>
        <translation>جنبه‌های یک متن</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>جفت</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>محتوا</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>سبک</translation>
    </message>
    <message>
        <source>Reviewers and the model</source>
        <translation>بازبین‌ها و مدل</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>تصمیم‌ها</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>تصمیم</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>موافق</translation>
    </message>
    <message>
        <source>Disagree</source>
        <translation>مخالف</translation>
    </message>
    <message>
        <source>Unsure</source>
        <translation>نامطمئن</translation>
    </message>
    <message>
        <source>Agreement with the model</source>
        <translation>توافق با مدل</translation>
    </message>
    <message>
        <source>n (opinions)</source>
        <translation>n (نظرها)</translation>
    </message>
    <message>
        <source>AC1 of the reviewers</source>
        <translation>AC1 بازبین‌ها</translation>
    </message>
    <message>
        <source>AC1 among reviewers</source>
        <translation>AC1 میان بازبین‌ها</translation>
    </message>
    <message>
        <source>n (decisions)</source>
        <translation>n (تصمیم‌ها)</translation>
    </message>
    <message>
        <source>Reviewers with each other</source>
        <translation>بازبین‌ها با یکدیگر</translation>
    </message>
    <message>
        <source>Reviewers</source>
        <translation>بازبین‌ها</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>کنارگذاشته</translation>
    </message>
    <message>
        <source>One of them is unsure, so that there is no verdict to compare.</source>
        <translation>یکی از آن‌ها نامطمئن است، پس رأیی برای مقایسه نیست.</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>توافق</translation>
    </message>
    <message>
        <source>Percent agreement</source>
        <translation>درصد توافق</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa</source>
        <translation>کاپای کوهن</translation>
    </message>
    <message>
        <source>AC1</source>
        <translation>AC1</translation>
    </message>
    <message>
        <source>Gwet&apos;s AC1</source>
        <translation>AC1 گوت</translation>
    </message>
    <message>
        <source>n (reviewed)</source>
        <translation>n (بازبینی‌شده)</translation>
    </message>
    <message>
        <source>F %1 of the model</source>
        <comment>%1 is a mode</comment>
        <translation>F %1 از مدل</translation>
    </message>
    <message>
        <source>F %1 under the reviewers</source>
        <comment>%1 is a mode</comment>
        <translation>F %1 بنا بر بازبین‌ها</translation>
    </message>
    <message>
        <source>Reviewers minus model</source>
        <translation>بازبین‌ها منهای مدل</translation>
    </message>
    <message>
        <source>both</source>
        <translation>هر دو</translation>
    </message>
    <message>
        <source>either</source>
        <translation>یکی از دو</translation>
    </message>
    <message>
        <source>average</source>
        <translation>میانگین</translation>
    </message>
    <message>
        <source>The systems have fewer than two cases in common.</source>
        <translation>سامانه‌ها کمتر از دو مورد مشترک دارند.</translation>
    </message>
    <message>
        <source>There are no cases.</source>
        <translation>موردی نیست.</translation>
    </message>
    <message>
        <source>95 % intervals of means: Student&apos;s t on the logit scale.</source>
        <translation>بازه‌های ۹۵ ٪ میانگین‌ها: t استیودنت در مقیاس لوجیت.</translation>
    </message>
    <message>
        <source>exact sign-flip test</source>
        <comment>how a p was computed</comment>
        <translation>آزمون دقیق تغییر علامت</translation>
    </message>
    <message>
        <source>paired bootstrap</source>
        <comment>how a p was computed</comment>
        <translation>بوت‌استرپ جفتی</translation>
    </message>
    <message>
        <source>Every original score is 0.</source>
        <translation>همهٔ امتیازهای اصلی ۰ است.</translation>
    </message>
    <message>
        <source>n (scored)</source>
        <translation>n (امتیازدار)</translation>
    </message>
    <message>
        <source>F %1</source>
        <comment>%1 is a mode</comment>
        <translation>F %1</translation>
    </message>
    <message>
        <source>95 % of F %1 (logit t)</source>
        <comment>interval and how it is computed; %1 is a mode</comment>
        <translation>۹۵ ٪ برای F %1 (t لوجیت)</translation>
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
        <translation>بی‌امتیاز</translation>
    </message>
    <message>
        <source>Of %1 the aspects of one of the texts are not known; with %2 the run is not through, or was ended before it was.</source>
        <translation>در %1 تا جنبه‌های یکی از متن‌ها معلوم نیست؛ در %2 تا اجرا به پایان نرسیده، یا پیش از آن پایان داده شده است.</translation>
    </message>
    <message>
        <source>With faults</source>
        <translation>دارای خطا</translation>
    </message>
    <message>
        <source>A decision without a readable answer counts as not matched or not aligned.</source>
        <translation>تصمیم بدون پاسخ خوانا جفت‌نشده یا ناهمخوان شمرده می‌شود.</translation>
    </message>
    <message>
        <source>recall (average)</source>
        <translation>بازیابی (میانگین)</translation>
    </message>
    <message>
        <source>precision (average)</source>
        <translation>دقت (میانگین)</translation>
    </message>
    <message>
        <source>n (cases)</source>
        <translation>n (موردها)</translation>
    </message>
    <message>
        <source>without scores</source>
        <translation>بدون امتیاز</translation>
    </message>
    <message>
        <source>(no name)</source>
        <comment>a system</comment>
        <translation>(بی‌نام)</translation>
    </message>
    <message>
        <source>ExPerT scores by system: means over cases with 95 % intervals (Student&apos;s t on the logit scale)</source>
        <translation>امتیازهای ExPerT به تفکیک سامانه: میانگین روی موردها با بازه‌های ۹۵ ٪ (t استیودنت در مقیاس لوجیت)</translation>
    </message>
    <message>
        <source>Averages with 95 % intervals (Student&apos;s t on the logit scale)</source>
        <translation>میانگین‌ها با بازه‌های ۹۵٪ (t استیودنت در مقیاس لوجیت)</translation>
    </message>
    <message>
        <source>Without scores</source>
        <translation>بی امتیاز</translation>
    </message>
    <message>
        <source>Unreadable replies</source>
        <translation>پاسخ‌های ناخوانا</translation>
    </message>
    <message numerus="yes">
        <source>Averages of %n case(s) with 95 % intervals (Student&apos;s t on the logit scale)</source>
        <translation>
            <numerusform>میانگین‌های %Ln مورد با بازه‌های ۹۵٪ (t استیودنت در مقیاس لوجیت)</numerusform>
        </translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>p by</source>
        <translation>روش p</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>برابرها</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>بازیابی</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>دقت</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>There is nothing before “%1” for it to compare.</source>
        <translation>پیش از «%1» چیزی نیست که بتواند مقایسه کند.</translation>
    </message>
    <message>
        <source>The evidence of an aspect is not a list of texts.</source>
        <translation>شاهد یک جنبه فهرستی از متن‌ها نیست.</translation>
    </message>
    <message>
        <source>The reply matches &quot;%1&quot;, which is not among the aspects it was asked about.</source>
        <translation>پاسخ «%1» را جفت می‌داند که هیچ‌یک از جنبه‌های پرسیده‌شده نیست.</translation>
    </message>
    <message>
        <source>Judges over the same outputs, F %1</source>
        <comment>%1 is a mode</comment>
        <translation>داورها روی خروجی‌های یکسان، F %1</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>داور</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>در برابر</translation>
    </message>
    <message>
        <source>all</source>
        <comment>systems</comment>
        <translation>همه</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>خروجی‌ها</translation>
    </message>
    <message>
        <source>Pearson&apos;s r</source>
        <translation>r از Pearson</translation>
    </message>
    <message>
        <source>Kendall&apos;s tau-b</source>
        <translation>tau-b از Kendall</translation>
    </message>
    <message>
        <source>Distance</source>
        <comment>mean size of differences</comment>
        <translation>فاصله</translation>
    </message>
    <message>
        <source>r and tau-b over the outputs that both have scored; their intervals and p take outputs of one case for independent. Distance is the mean size of the differences. The difference is the first judge minus the second, paired over cases (the mean of a case&apos;s outputs), two-sided; p by Holm is adjusted for all pairs of judges. Of a judge with several runs the newest evaluation of each output counts.</source>
        <translation>r و tau-b روی خروجی‌هایی است که هر دو به آن‌ها امتیاز داده‌اند؛ بازه‌ها و p آن‌ها خروجی‌های یک مورد را مستقل می‌گیرند. فاصله میانگین اندازهٔ تفاوت‌هاست. تفاوت، داور نخست منهای داور دوم است، جفت‌شده روی موردها (میانگین خروجی‌های هر مورد)، دوطرفه؛ p هولم برای همهٔ جفت‌های داورها تعدیل شده است. از داوری که چند اجرا دارد، تازه‌ترین ارزیابی هر خروجی به شمار می‌آید.</translation>
    </message>
    <message>
        <source>p by Holm</source>
        <translation>p هولم</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>بردها</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>باخت‌ها</translation>
    </message>
    <message>
        <source>The first system minus the second over the cases that both have, two-sided: exact by signs up to 16 cases, by the paired bootstrap beyond. p by Holm is adjusted for all pairs of the table. Wins, ties and losses are cases of the first system.</source>
        <translation>سامانهٔ نخست منهای سامانهٔ دوم روی موردهایی که هر دو دارند، دوطرفه: تا ۱۶ مورد دقیق بر پایهٔ علامت‌ها، و بیش از آن با بوت‌استرپ جفتی. p هولم برای همهٔ جفت‌های جدول تعدیل شده است. بردها، برابرها و باخت‌ها موردهای سامانهٔ نخست‌اند.</translation>
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
        <translation>%1 سخن دربارهٔ پوشش آن را پس گرفت</translation>
    </message>
    <message>
        <source>Came masked from the benchmark</source>
        <translation>پوشیده از معیار آمد</translation>
    </message>
    <message>
        <source>A model found that the supporting paragraphs tell it</source>
        <translation>مدلی دریافت که بندهای پشتیبان آن را می‌گویند</translation>
    </message>
    <message>
        <source>A model found that the supporting paragraphs do not tell it</source>
        <translation>مدلی دریافت که بندهای پشتیبان آن را نمی‌گویند</translation>
    </message>
    <message>
        <source>%1 masked it</source>
        <translation>%1 آن را پوشاند</translation>
    </message>
    <message>
        <source>%1 said: not masked</source>
        <translation>%1 گفت: نپوشیده</translation>
    </message>
    <message>
        <source>%1: no longer marked as repeated</source>
        <translation>%1: دیگر نشان تکراری ندارد</translation>
    </message>
    <message>
        <source>%1 confirmed that it repeats another fact</source>
        <translation>%1 تأیید کرد که گزارهٔ دیگری را تکرار می‌کند</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a percentage</comment>
        <translation>%1 ٪</translation>
    </message>
    <message>
        <source>Made by a language model, edited since.</source>
        <translation>ساختهٔ مدل زبانی، از آن پس ویرایش‌شده.</translation>
    </message>
    <message>
        <source>Made by a language model.</source>
        <translation>ساختهٔ مدل زبانی.</translation>
    </message>
    <message>
        <source>Came with the benchmark, edited since.</source>
        <translation>همراه معیار آمده، از آن پس ویرایش‌شده.</translation>
    </message>
    <message>
        <source>Came with the benchmark.</source>
        <translation>همراه معیار آمده.</translation>
    </message>
    <message>
        <source>Written by hand.</source>
        <translation>با دست نوشته شده.</translation>
    </message>
    <message>
        <source>Nobody has checked yet whether the supporting paragraphs tell it.</source>
        <translation>هنوز کسی بررسی نکرده که بندهای پشتیبان آن را می‌گویند یا نه.</translation>
    </message>
    <message>
        <source>%1 says: the supporting paragraphs tell it.</source>
        <translation>%1 می‌گوید: بندهای پشتیبان آن را می‌گویند.</translation>
    </message>
    <message>
        <source>%1 says: the supporting paragraphs do not tell it.</source>
        <translation>%1 می‌گوید: بندهای پشتیبان آن را نمی‌گویند.</translation>
    </message>
    <message>
        <source>Masked in the imported benchmark, with code %1.</source>
        <translation>در معیارِ واردشده پوشیده است، با کد %1.</translation>
    </message>
    <message>
        <source>A model says: the supporting paragraphs tell it.</source>
        <translation>مدلی می‌گوید: بندهای پشتیبان آن را می‌گویند.</translation>
    </message>
    <message>
        <source>A model says: the supporting paragraphs do not tell it.</source>
        <translation>مدلی می‌گوید: بندهای پشتیبان آن را نمی‌گویند.</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>برنامه</translation>
    </message>
    <message>
        <source>%1 said that it differs from another fact</source>
        <translation>%1 گفت که با گزارهٔ دیگری متفاوت است</translation>
    </message>
    <message>
        <source>%1 no longer sets it apart from another fact</source>
        <translation>%1 دیگر آن را از گزارهٔ دیگری جدا نمی‌داند</translation>
    </message>
    <message>
        <source>Read from a model&apos;s reply</source>
        <translation>از پاسخ مدل خوانده شد</translation>
    </message>
    <message>
        <source>Taken over from the benchmark</source>
        <translation>از معیار تحویل گرفته شد</translation>
    </message>
    <message>
        <source>%1 wrote it</source>
        <translation>%1 آن را نوشت</translation>
    </message>
    <message>
        <source>%1 edited it</source>
        <translation>%1 آن را ویرایش کرد</translation>
    </message>
    <message>
        <source>%1 split it</source>
        <translation>%1 آن را شکافت</translation>
    </message>
    <message>
        <source>%1 split it off another fact</source>
        <translation>%1 آن را از گزارهٔ دیگری جدا کرد</translation>
    </message>
    <message>
        <source>%1 merged it with another fact</source>
        <translation>%1 آن را با گزارهٔ دیگری ادغام کرد</translation>
    </message>
    <message>
        <source>%1 deleted it</source>
        <translation>%1 آن را حذف کرد</translation>
    </message>
    <message>
        <source>%1 brought it back</source>
        <translation>%1 آن را بازگرداند</translation>
    </message>
    <message>
        <source>%1 moved it from place %2 to %3</source>
        <translation>%1 آن را از جای %2 به %3 برد</translation>
    </message>
    <message numerus="yes">
        <source>%n paragraph(s)</source>
        <translation>
            <numerusform>%Ln بند</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s)</source>
        <translation>
            <numerusform>%Ln گزاره</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeated</source>
        <translation>
            <numerusform>%Ln تکراری</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n masked</source>
        <translation>
            <numerusform>%Ln پوشیده</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ≈ %2 · %3</source>
        <translation>%1 ≈ %2 · %3</translation>
    </message>
    <message>
        <source>Choose your name in the corner of the window to change facts.</source>
        <translation>برای تغییر گزاره‌ها نام خود را در گوشهٔ پنجره برگزینید.</translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) came with the benchmark; take them over to work on them.</source>
        <translation>
            <numerusform>%Ln گزاره همراه معیار آمده است؛ برای کار روی آن‌ها تحویلشان بگیرید.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two people are asked which of these facts are key.</source>
        <translation>از دو نفر پرسیده می‌شود کدام‌یک از این گزاره‌ها کلیدی‌اند.</translation>
    </message>
    <message>
        <source>When these facts are as they should be, two people say which of them are key.</source>
        <translation>وقتی این گزاره‌ها چنان باشند که باید، دو نفر می‌گویند کدام‌یک از آن‌ها کلیدی‌اند.</translation>
    </message>
</context>
<context>
    <name>FactWords</name>
    <message>
        <source>The reply is JSON, but not a list of facts.</source>
        <translation>پاسخ JSON است، اما فهرست گزاره‌ها نیست.</translation>
    </message>
    <message>
        <source>Ask again, or type the facts.</source>
        <translation>دوباره بپرسید، یا گزاره‌ها را بنویسید.</translation>
    </message>
    <message numerus="yes">
        <source>A fact in the reply has more than %n character(s).</source>
        <translation>
            <numerusform>گزاره‌ای در پاسخ بیش از %Ln نویسه دارد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The reply holds more than %n fact(s) for one paragraph.</source>
        <translation>
            <numerusform>پاسخ بیش از %Ln گزاره برای یک بند دارد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask again, or split the paragraph.</source>
        <translation>دوباره بپرسید، یا بند را بشکافید.</translation>
    </message>
    <message>
        <source>The fact has no text.</source>
        <translation>گزاره متنی ندارد.</translation>
    </message>
    <message>
        <source>Type it, or delete the fact.</source>
        <translation>آن را بنویسید، یا گزاره را حذف کنید.</translation>
    </message>
    <message>
        <source>The fact holds a line break or another control character.</source>
        <translation>گزاره شکست سطر یا نویسهٔ کنترلی دیگری دارد.</translation>
    </message>
    <message>
        <source>Write it on one line; split it where it is more than one fact.</source>
        <translation>در یک سطر بنویسید؛ اگر بیش از یک گزاره است بشکافید.</translation>
    </message>
    <message numerus="yes">
        <source>The fact has more than %n character(s).</source>
        <translation>
            <numerusform>گزاره بیش از %Ln نویسه دارد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shorten it, or split it.</source>
        <translation>کوتاهش کنید، یا بشکافید.</translation>
    </message>
    <message>
        <source>The fact cannot be split there.</source>
        <translation>گزاره آن‌جا شکافتنی نیست.</translation>
    </message>
    <message>
        <source>Put the cursor between two words.</source>
        <translation>مکان‌نما را میان دو واژه بگذارید.</translation>
    </message>
    <message>
        <source>The fact cannot be split there: one half would be empty.</source>
        <translation>گزاره آن‌جا شکافتنی نیست: یک نیمه خالی می‌ماند.</translation>
    </message>
    <message>
        <source>This may be more than one fact.</source>
        <translation>این شاید بیش از یک گزاره باشد.</translation>
    </message>
    <message>
        <source>A fact is a statement, not a question, an exclamation or a request.</source>
        <translation>گزاره جملهٔ خبری است، نه پرسش، ندا یا درخواست.</translation>
    </message>
    <message>
        <source>On its own the fact does not say who or what this word means.</source>
        <translation>گزاره به‌تنهایی نمی‌گوید این واژه کیست یا چیست.</translation>
    </message>
    <message>
        <source>A fact is split into at least two.</source>
        <translation>گزاره دست‌کم به دو شکافته می‌شود.</translation>
    </message>
    <message>
        <source>Only two facts of the same paragraph can be merged.</source>
        <translation>تنها دو گزارهٔ یک بند را می‌توان ادغام کرد.</translation>
    </message>
    <message>
        <source>This is the last fact of its paragraph.</source>
        <translation>این آخرین گزارهٔ بند خود است.</translation>
    </message>
    <message>
        <source>Facts of different paragraphs are not merged.</source>
        <translation>گزاره‌های بندهای گوناگون ادغام نمی‌شوند.</translation>
    </message>
    <message numerus="yes">
        <source>The paragraph has %n fact(s).</source>
        <translation>
            <numerusform>بند %Ln گزاره دارد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask again, or decide about the facts by hand.</source>
        <translation>دوباره بپرسید، یا با دست دربارهٔ گزاره‌ها تصمیم بگیرید.</translation>
    </message>
    <message>
        <source>The reply is JSON, but not a list of verdicts.</source>
        <translation>پاسخ JSON است، اما فهرست داوری‌ها نیست.</translation>
    </message>
    <message>
        <source>A verdict does not say which fact it is about.</source>
        <translation>یک داوری نمی‌گوید دربارهٔ کدام گزاره است.</translation>
    </message>
    <message>
        <source>The verdict on fact %1 is neither yes nor no.</source>
        <translation>داوری دربارهٔ گزارهٔ %1 نه بله است نه خیر.</translation>
    </message>
    <message>
        <source>not answered: %1</source>
        <translation>بی‌پاسخ: %1</translation>
    </message>
    <message>
        <source>answered more than once: %1</source>
        <translation>بیش از یک بار پاسخ گرفته: %1</translation>
    </message>
    <message>
        <source>not asked about: %1</source>
        <translation>پرسیده نشده: %1</translation>
    </message>
    <message>
        <source>The reply does not answer every fact exactly once (%1).</source>
        <translation>پاسخ به هر گزاره دقیقاً یک بار نمی‌پردازد (%1).</translation>
    </message>
    <message>
        <source>There is no fact to ask about.</source>
        <translation>گزاره‌ای برای پرسیدن نیست.</translation>
    </message>
</context>
<context>
    <name>FormatWords</name>
    <message>
        <source>There is no article in it.</source>
        <translation>هیچ مقاله‌ای در آن نیست.</translation>
    </message>
    <message>
        <source>Choose a file with at least one article.</source>
        <translation>پرونده‌ای با دست‌کم یک مقاله برگزینید.</translation>
    </message>
    <message>
        <source>There are no .txt or .md files in this folder.</source>
        <translation>هیچ پروندهٔ .txt یا .md در این پوشه نیست.</translation>
    </message>
    <message>
        <source>Choose a folder with one article in each .txt or .md file.</source>
        <translation>پوشه‌ای برگزینید که هر پروندهٔ .txt یا .md آن یک مقاله باشد.</translation>
    </message>
    <message>
        <source>Reading was cancelled.</source>
        <translation>خواندن لغو شد.</translation>
    </message>
    <message>
        <source>Split it into articles, for example as JSONL with one article in each line.</source>
        <translation>آن را به چند مقاله بخش کنید، برای نمونه به‌صورت JSONL با یک مقاله در هر سطر.</translation>
    </message>
    <message>
        <source>This article has no text.</source>
        <translation>این مقاله متنی ندارد.</translation>
    </message>
    <message>
        <source>Choose a file with at least one paragraph.</source>
        <translation>پرونده‌ای با دست‌کم یک بند برگزینید.</translation>
    </message>
    <message>
        <source>This article has more than %L1 paragraphs.</source>
        <translation>این مقاله بیش از %L1 بند دارد.</translation>
    </message>
    <message>
        <source>Split it into articles.</source>
        <translation>آن را به چند مقاله بخش کنید.</translation>
    </message>
    <message>
        <source>This is not a file with articles.</source>
        <translation>این پروندهٔ مقاله نیست.</translation>
    </message>
    <message>
        <source>Choose .txt or .md files, a folder of them, or articles as JSON or JSONL.</source>
        <translation>پرونده‌های .txt یا .md، پوشه‌ای از آن‌ها، یا مقاله‌هایی به‌صورت JSON یا JSONL برگزینید.</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is missing or empty.</source>
        <translation>کلید «%1» وجود ندارد یا خالی است.</translation>
    </message>
    <message>
        <source>Each entry of a discussion needs a participant and an utterance.</source>
        <translation>هر مدخل گفت‌وگو به یک شرکت‌کننده و یک گفته نیاز دارد.</translation>
    </message>
    <message>
        <source>Put each article on a line of its own.</source>
        <translation>هر مقاله را در سطر جداگانه‌ای بگذارید.</translation>
    </message>
    <message>
        <source>Save the articles as JSONL, one object in each line; that may be of any size.</source>
        <translation>مقاله‌ها را به‌صورت JSONL ذخیره کنید، یک شیء در هر سطر؛ اندازهٔ آن محدود نیست.</translation>
    </message>
    <message>
        <source>This article has more than %L1 paragraphs or utterances.</source>
        <translation>این مقاله بیش از %L1 بند یا گفته دارد.</translation>
    </message>
    <message>
        <source>This is a Tandem project; it is not replaced.</source>
        <translation>این یک پروژهٔ Tandem است؛ جایگزین نمی‌شود.</translation>
    </message>
    <message>
        <source>Give the file another name.</source>
        <translation>به پرونده نام دیگری بدهید.</translation>
    </message>
    <message>
        <source>A row is {&quot;sample&quot;: 1, &quot;paragraph&quot;: 3, &quot;fact&quot;: &quot;...&quot;}.</source>
        <translation>هر ردیف {&quot;sample&quot;: 1, &quot;paragraph&quot;: 3, &quot;fact&quot;: &quot;...&quot;} است.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number from 1 on.</source>
        <translation>«%1» عددی از ۱ به بالا نیست.</translation>
    </message>
    <message>
        <source>&quot;fact&quot; is not a text.</source>
        <translation>«fact» متن نیست.</translation>
    </message>
    <message>
        <source>Split it, one file for some of the samples each.</source>
        <translation>آن را به چند پرونده بخش کنید، هر یک برای شماری از نمونه‌ها.</translation>
    </message>
    <message>
        <source>There are more than %L1 facts.</source>
        <translation>بیش از %L1 واقعیت در آن است.</translation>
    </message>
    <message>
        <source>There is no fact in it.</source>
        <translation>گزاره‌ای در آن نیست.</translation>
    </message>
    <message>
        <source>&quot;tandem help formats&quot; shows how cases are written.</source>
        <translation>«tandem help formats» نشان می‌دهد موردها چگونه نوشته می‌شوند.</translation>
    </message>
    <message>
        <source>Here a text is expected.</source>
        <translation>این‌جا متنی انتظار می‌رود.</translation>
    </message>
    <message>
        <source>Here a text or a number is expected.</source>
        <translation>این‌جا متن یا عدد انتظار می‌رود.</translation>
    </message>
    <message>
        <source>Here an earlier text is expected, or an object with one of text, abstract, content, reviewText, body, email.</source>
        <translation>اینجا متنی پیشین انتظار می‌رود، یا شیئی با یکی از text، abstract، content، reviewText، body، email.</translation>
    </message>
    <message>
        <source>Here a list of earlier texts is expected.</source>
        <translation>این‌جا فهرستی از متن‌های پیشین انتظار می‌رود.</translation>
    </message>
    <message>
        <source>Here an object with &quot;system&quot; and &quot;output&quot; is expected.</source>
        <translation>این‌جا شیئی با &quot;system&quot; و &quot;output&quot; انتظار می‌رود.</translation>
    </message>
    <message>
        <source>Here the texts of systems are expected, each under its name.</source>
        <translation>این‌جا متن‌های سامانه‌ها انتظار می‌رود، هر یک زیر نام خود.</translation>
    </message>
    <message>
        <source>The text that was expected is missing: &quot;%1&quot; is not there or empty.</source>
        <translation>متن مورد انتظار نیست: &quot;%1&quot; وجود ندارد یا تهی است.</translation>
    </message>
    <message>
        <source>The system &quot;%1&quot; has two outputs in one record.</source>
        <translation>سامانهٔ «%1» در یک رکورد دو خروجی دارد.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>پرونده خالی است.</translation>
    </message>
    <message>
        <source>Choose a file that has something in it.</source>
        <translation>پرونده‌ای برگزینید که چیزی در آن باشد.</translation>
    </message>
    <message>
        <source>This kind of file is not known.</source>
        <translation>این نوع پرونده شناخته‌شده نیست.</translation>
    </message>
    <message>
        <source>Cases come as JSON, JSONL or CSV with input, output and reference, or as files of LongLaMP.</source>
        <translation>موردها به صورت JSON، JSONL یا CSV با input، output و reference می‌آیند، یا به صورت پرونده‌های LongLaMP.</translation>
    </message>
    <message>
        <source>The file could not be read: %1.</source>
        <translation>پرونده خوانده نشد: %1.</translation>
    </message>
    <message>
        <source>Check that you may read it, then try again.</source>
        <translation>بررسی کنید که اجازهٔ خواندنش را دارید، سپس دوباره تلاش کنید.</translation>
    </message>
    <message>
        <source>The first row should name the columns: input, output, reference.</source>
        <translation>ردیف نخست باید ستون‌ها را نام ببرد: input، output، reference.</translation>
    </message>
    <message>
        <source>Put each case on a line of its own.</source>
        <translation>هر مورد را در سطری جداگانه بگذارید.</translation>
    </message>
    <message>
        <source>Save the cases as JSONL; that may be of any size.</source>
        <translation>موردها را به صورت JSONL ذخیره کنید؛ این می‌تواند به هر اندازه باشد.</translation>
    </message>
    <message>
        <source>Put cells with commas or line breaks in quotes.</source>
        <translation>خانه‌هایی را که ویرگول یا شکست سطر دارند در گیومه بگذارید.</translation>
    </message>
    <message>
        <source>This is a result of expert_score, not cases.</source>
        <translation>این نتیجهٔ expert_score است، نه موردها.</translation>
    </message>
    <message>
        <source>Import it as a result, together with the file of its texts.</source>
        <translation>آن را به عنوان نتیجه وارد کنید، همراه با پروندهٔ متن‌هایش.</translation>
    </message>
    <message>
        <source>There is no case in it.</source>
        <translation>موردی در آن نیست.</translation>
    </message>
    <message>
        <source>Choose a file with at least one case.</source>
        <translation>پرونده‌ای با دست‌کم یک مورد برگزینید.</translation>
    </message>
    <message>
        <source>The row has %1 cells, the header %2.</source>
        <translation>این سطر %1 خانه دارد و سرستون %2.</translation>
    </message>
    <message>
        <source>There are several columns &quot;%1&quot;.</source>
        <translation>چند ستون «%1» وجود دارد.</translation>
    </message>
    <message>
        <source>Give each column a name of its own.</source>
        <translation>به هر ستون نامی جداگانه بدهید.</translation>
    </message>
    <message>
        <source>There is no column &quot;%1&quot; among %2.</source>
        <translation>ستون «%1» در میان %2 نیست.</translation>
    </message>
    <message>
        <source>The first line names the columns, with commas between them.</source>
        <translation>سطر نخست ستون‌ها را نام می‌برد، با ویرگول انگلیسی میان آن‌ها.</translation>
    </message>
    <message>
        <source>Save the table with commas between its cells, and a point in decimals.</source>
        <translation>جدول را با ویرگول میان خانه‌ها و نقطهٔ اعشار ذخیره کنید.</translation>
    </message>
    <message>
        <source>There is nothing in it.</source>
        <translation>چیزی در آن نیست.</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1، سطر %2</translation>
    </message>
    <message>
        <source>Free some space or choose another folder, then try again.</source>
        <translation>فضایی آزاد کنید یا پوشهٔ دیگری برگزینید، سپس دوباره تلاش کنید.</translation>
    </message>
    <message>
        <source>The file could not be written: %1.</source>
        <translation>پرونده نوشته نشد: %1.</translation>
    </message>
    <message>
        <source>Check that you may write there, or choose another folder.</source>
        <translation>بررسی کنید که اجازهٔ نوشتن در آنجا را دارید، یا پوشهٔ دیگری برگزینید.</translation>
    </message>
    <message>
        <source>The users&apos; own summaries are compared with themselves.</source>
        <translation>خلاصه‌های خود کاربران با خودشان سنجیده شده‌اند.</translation>
    </message>
    <message>
        <source>Remove the rows of &quot;user&quot; from this file.</source>
        <translation>سطرهای «user» را از این پرونده بردارید.</translation>
    </message>
    <message>
        <source>There are too many rows, users or models.</source>
        <translation>شمار سطرها، کاربران یا مدل‌ها بیش از اندازه است.</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>سطر %1</translation>
    </message>
    <message>
        <source>Choose fewer models.</source>
        <translation>مدل‌های کمتری برگزینید.</translation>
    </message>
    <message>
        <source>Remove one of the two.</source>
        <translation>یکی از آن دو را بردارید.</translation>
    </message>
    <message>
        <source>There is no row of any model.</source>
        <translation>هیچ سطری از هیچ مدلی نیست.</translation>
    </message>
    <message>
        <source>Beside &quot;user&quot;, the files need rows of a model.</source>
        <translation>افزون بر «user»، پرونده‌ها باید سطرهایی از یک مدل داشته باشند.</translation>
    </message>
    <message>
        <source>One of the three files is missing.</source>
        <translation>یکی از سه پرونده نیست.</translation>
    </message>
    <message>
        <source>They are called %1, %2 and %3.</source>
        <translation>نام آن‌ها %1، %2 و %3 است.</translation>
    </message>
    <message>
        <source>There are no distances in this folder.</source>
        <translation>در این پوشه فاصله‌ای نیست.</translation>
    </message>
    <message>
        <source>There are too many folders of models.</source>
        <translation>شمار پوشه‌های مدل‌ها بیش از اندازه است.</translation>
    </message>
    <message>
        <source>There is no such folder for the distances&apos; folder to be made in.</source>
        <translation>چنین پوشه‌ای نیست که پوشهٔ فاصله‌ها در آن ساخته شود.</translation>
    </message>
    <message>
        <source>Check the path, or make this folder first.</source>
        <translation>مسیر را بررسی کنید یا نخست این پوشه را بسازید.</translation>
    </message>
    <message>
        <source>The folder could not be made.</source>
        <translation>پوشه ساخته نشد.</translation>
    </message>
    <message>
        <source>Check the path and that you may write there.</source>
        <translation>مسیر را بررسی کنید و این‌که اجازهٔ نوشتن در آن را دارید.</translation>
    </message>
    <message>
        <source>Writing was cancelled.</source>
        <translation>نوشتن لغو شد.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 و %Ln مورد دیگر</numerusform>
        </translation>
    </message>
    <message>
        <source>Here a list of aspects is expected.</source>
        <translation>اینجا فهرستی از جنبه‌ها انتظار می‌رود.</translation>
    </message>
    <message>
        <source>Here an object is expected.</source>
        <translation>این‌جا یک شیء انتظار می‌رود.</translation>
    </message>
    <message>
        <source>Here a list of texts is expected.</source>
        <translation>این‌جا فهرستی از متن‌ها انتظار می‌رود.</translation>
    </message>
    <message>
        <source>Here an object is expected: an entry for each aspect.</source>
        <translation>اینجا یک شیء انتظار می‌رود: برای هر جنبه یک مدخل.</translation>
    </message>
    <message>
        <source>Only the table of matches has these aspects, so that their descriptions and evidence are not known: %1.</source>
        <translation>این جنبه‌ها تنها در جدول جفت‌ها هستند، پس توصیف و شاهد آن‌ها معلوم نیست: %1.</translation>
    </message>
    <message>
        <source>The file has one entry for all aspects of one title, which is about the last of them; these do not count: %1.</source>
        <translation>پرونده برای همهٔ جنبه‌های هم‌عنوان یک مدخل دارد که دربارهٔ آخرین آن‌هاست؛ این‌ها به شمار نمی‌آیند: %1.</translation>
    </message>
    <message>
        <source>The table of matches has nothing about these aspects, which do not count: %1.</source>
        <translation>جدول جفت‌ها چیزی دربارهٔ این جنبه‌ها ندارد و آن‌ها به شمار نمی‌آیند: %1.</translation>
    </message>
    <message>
        <source>Here an object with &quot;matched&quot; and &quot;details&quot; is expected.</source>
        <translation>اینجا شیئی با &quot;matched&quot; و &quot;details&quot; انتظار می‌رود.</translation>
    </message>
    <message>
        <source>%1: it is matched to &quot;%2&quot;, which no aspect of the other text is called.</source>
        <translation>%1: با «%2» جفت شده است، اما هیچ جنبه‌ای از متن دیگر چنین نامی ندارد.</translation>
    </message>
    <message>
        <source>%1: it is matched, and yet &quot;is_concept_matched&quot; says no.</source>
        <translation>%1: جفت شده است، با این حال &quot;is_concept_matched&quot; می‌گوید نه.</translation>
    </message>
    <message>
        <source>The file does not say &quot;%1&quot;; it counts as no.</source>
        <translation>پرونده &quot;%1&quot; را نمی‌گوید؛ «نه» به شمار می‌آید.</translation>
    </message>
    <message>
        <source>&quot;tandem help formats&quot; shows what a result file holds.</source>
        <translation>&quot;tandem help formats&quot; نشان می‌دهد پروندهٔ نتیجه چه در بر دارد.</translation>
    </message>
    <message>
        <source>Here a number is expected.</source>
        <translation>اینجا یک عدد انتظار می‌رود.</translation>
    </message>
    <message>
        <source>There is no &quot;per_query_explanations&quot; in it, so it is no result of expert_score.</source>
        <translation>&quot;per_query_explanations&quot; در آن نیست، پس نتیجهٔ expert_score نیست.</translation>
    </message>
    <message>
        <source>It has scores of %1 cases and explanations of %2.</source>
        <translation>امتیازهای %1 مورد و توضیح‌های %2 مورد را دارد.</translation>
    </message>
    <message>
        <source>It may have been cut off or put together wrongly.</source>
        <translation>شاید بریده شده یا نادرست سر هم شده باشد.</translation>
    </message>
    <message>
        <source>Accepted are KGDS.json, articles as JSON or JSONL (title, paragraphs or text), .txt and .md articles, a folder of these, and Tandem projects.</source>
        <translation>پذیرفتنی‌ها: KGDS.json، مقاله‌ها به‌صورت JSON یا JSONL (title، paragraphs یا text)، مقاله‌های .txt و .md، پوشه‌ای از این‌ها، و پروژه‌های Tandem.</translation>
    </message>
    <message>
        <source>This JSON holds neither a KGDS benchmark (SBK, KGD, ...) nor articles.</source>
        <translation>این JSON نه معیار KGDS (SBK، KGD، ...) دارد و نه مقاله.</translation>
    </message>
    <message>
        <source>&quot;tandem help formats&quot; shows how such a file is written.</source>
        <translation>«tandem help formats» نشان می‌دهد چنین پرونده‌ای چگونه نوشته می‌شود.</translation>
    </message>
    <message>
        <source>Here a whole number from %1 to %2 is expected.</source>
        <translation>این‌جا عدد صحیحی از %1 تا %2 انتظار می‌رود.</translation>
    </message>
    <message>
        <source>Here true or false is expected.</source>
        <translation>این‌جا true یا false انتظار می‌رود.</translation>
    </message>
    <message>
        <source>Here seconds are expected, at most a day.</source>
        <translation>این‌جا ثانیه انتظار می‌رود، حداکثر یک روز.</translation>
    </message>
    <message>
        <source>Here one of these is expected: %1.</source>
        <translation>این‌جا یکی از این‌ها انتظار می‌رود: %1.</translation>
    </message>
    <message>
        <source>Here a list is expected.</source>
        <translation>این‌جا فهرستی انتظار می‌رود.</translation>
    </message>
    <message>
        <source>This key is not known here.</source>
        <translation>این کلید این‌جا شناخته نیست.</translation>
    </message>
    <message>
        <source>The file is larger than 64 MiB.</source>
        <translation>پرونده از ۶۴ MiB بزرگ‌تر است.</translation>
    </message>
    <message>
        <source>Split it.</source>
        <translation>آن را بشکافید.</translation>
    </message>
    <message>
        <source>Here a list is expected, or an object with &quot;%1&quot; alone.</source>
        <translation>این‌جا فهرستی انتظار می‌رود، یا شیئی تنها با «%1».</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>یک شیء</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is missing.</source>
        <translation>کلید «%1» وجود ندارد.</translation>
    </message>
    <message>
        <source>Add it; a list without entries is written [].</source>
        <translation>آن را بیفزایید؛ فهرست بدون مدخل [] نوشته می‌شود.</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>یک عدد صحیح</translation>
    </message>
    <message>
        <source>Expected paragraph_index %1, found %2.</source>
        <translation>paragraph_index برابر %1 مورد انتظار بود، ولی %2 یافت شد.</translation>
    </message>
    <message>
        <source>The paragraphs of SBK count from 1 without gaps; renumber them and what refers to them.</source>
        <translation>بندهای SBK از ۱ و بی‌فاصله شمرده می‌شوند؛ آن‌ها و آنچه را به آن‌ها ارجاع می‌دهد دوباره شماره‌گذاری کنید.</translation>
    </message>
    <message>
        <source>The text differs from that of paragraph %1 in the article (SBK).</source>
        <translation>متن با متن بند %1 در مقاله (SBK) فرق دارد.</translation>
    </message>
    <message>
        <source>Correct the file and try again.</source>
        <translation>پرونده را درست کنید و دوباره تلاش کنید.</translation>
    </message>
    <message>
        <source>a paragraph index from 1 on</source>
        <translation>شمارهٔ بند از ۱ به بعد</translation>
    </message>
    <message>
        <source>The article (SBK) has no paragraph %1; its paragraphs are 1 to %2.</source>
        <translation>مقاله (SBK) بند %1 ندارد؛ بندهای آن ۱ تا %2 است.</translation>
    </message>
    <message>
        <source>Paragraph %1 is listed a second time.</source>
        <translation>بند %1 برای بار دوم آمده است.</translation>
    </message>
    <message>
        <source>a fact type from 0 to %1</source>
        <translation>نوع گزاره از ۰ تا %1</translation>
    </message>
    <message>
        <source>a list of samples</source>
        <translation>فهرستی از نمونه‌ها</translation>
    </message>
    <message>
        <source>Split it into samples.</source>
        <translation>آن را به چند نمونه بخش کنید.</translation>
    </message>
    <message>
        <source>&quot;tandem help formats&quot; shows how labels are written.</source>
        <translation>«tandem help formats» نشان می‌دهد برچسب‌ها چگونه نوشته می‌شوند.</translation>
    </message>
    <message>
        <source>&quot;sample&quot; must be the sample&apos;s number, from 1.</source>
        <translation>&quot;sample&quot; باید شمارهٔ نمونه باشد، از ۱.</translation>
    </message>
    <message>
        <source>&quot;paragraph&quot; must be the paragraph&apos;s number, from 1.</source>
        <translation>&quot;paragraph&quot; باید شمارهٔ بند باشد، از ۱.</translation>
    </message>
    <message>
        <source>&quot;answer&quot; must be yes, no or clear.</source>
        <translation>&quot;answer&quot; باید yes، no یا clear باشد.</translation>
    </message>
    <message>
        <source>&quot;unsure&quot; must be true or false.</source>
        <translation>&quot;unsure&quot; باید true یا false باشد.</translation>
    </message>
    <message>
        <source>The time must be a number, 0 or more.</source>
        <translation>زمان باید عدد باشد، ۰ یا بیشتر.</translation>
    </message>
    <message>
        <source>There are more than %L1 answers.</source>
        <translation>بیش از %L1 جواب در آن است.</translation>
    </message>
    <message>
        <source>Expected a name and a role, lead or annotator.</source>
        <translation>یک نام و یک نقش مورد انتظار بود، lead یا annotator.</translation>
    </message>
    <message>
        <source>Expected an object: a list of answers for each person.</source>
        <translation>یک شیء مورد انتظار بود: فهرستی از پاسخ‌ها برای هر نفر.</translation>
    </message>
    <message>
        <source>Expected a list.</source>
        <translation>یک فهرست مورد انتظار بود.</translation>
    </message>
    <message>
        <source>Expected three words: SAMPLE PARAGRAPH yes|no|clear.</source>
        <translation>سه واژه مورد انتظار بود: SAMPLE PARAGRAPH yes|no|clear.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>چنین پرونده‌ای نیست.</translation>
    </message>
    <message>
        <source>Check the name and the folder.</source>
        <translation>نام و پوشه را بررسی کنید.</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>این یک پوشه است، نه فایل.</translation>
    </message>
    <message>
        <source>Choose a file in it.</source>
        <translation>پرونده‌ای در آن برگزینید.</translation>
    </message>
    <message>
        <source>The file could not be opened: %1.</source>
        <translation>پرونده باز نشد: %1.</translation>
    </message>
    <message>
        <source>Check that you may read it.</source>
        <translation>بررسی کنید که اجازهٔ خواندنش را دارید.</translation>
    </message>
    <message>
        <source>A reference needs the words that it is about.</source>
        <translation>ارجاع واژه‌هایی را می‌خواهد که دربارهٔ آن‌هاست.</translation>
    </message>
    <message>
        <source>A referent in the article needs its words.</source>
        <translation>مرجعِ درون مقاله واژه‌هایش را می‌خواهد.</translation>
    </message>
    <message>
        <source>The row does not say which utterance it is about.</source>
        <translation>ردیف نمی‌گوید دربارهٔ کدام گفته است.</translation>
    </message>
    <message>
        <source>The row lacks &quot;%1&quot;: %2.</source>
        <translation>ردیف «%1» را ندارد: %2.</translation>
    </message>
    <message>
        <source>Name the opinion, by &quot;opinion&quot; (its number) or by &quot;id&quot;.</source>
        <translation>نظر را با &quot;opinion&quot; (شماره‌اش) یا &quot;id&quot; نام ببرید.</translation>
    </message>
    <message>
        <source>The record on line %1 has no id and would be called by its number, %2, which is the id of the one on line %3.</source>
        <translation>رکورد خط %1 شناسه ندارد و با شماره‌اش، %2، نامیده می‌شد که شناسهٔ رکورد خط %3 است.</translation>
    </message>
    <message>
        <source>Give every record an id, or none at all.</source>
        <translation>به هر رکورد شناسه بدهید، یا به هیچ‌یک ندهید.</translation>
    </message>
    <message>
        <source>Give each pair of a system an id of its own, or none at all.</source>
        <translation>به هر جفت یک سامانه شناسه‌ای جداگانه بدهید، یا به هیچ‌یک ندهید.</translation>
    </message>
    <message>
        <source>&quot;tandem help formats&quot; shows how pairs of texts are written.</source>
        <translation>«tandem help formats» نشان می‌دهد جفت‌های متن چگونه نوشته می‌شوند.</translation>
    </message>
    <message>
        <source>The first row should name the columns: id, reference, candidate.</source>
        <translation>سطر نخست باید ستون‌ها را نام ببرد: id, reference, candidate.</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>زوج</translation>
    </message>
    <message>
        <source>System</source>
        <translation>سامانه</translation>
    </message>
    <message>
        <source>Put each pair on a line of its own.</source>
        <translation>هر جفت را در سطری جداگانه بگذارید.</translation>
    </message>
    <message>
        <source>Save the pairs as JSONL; that may be of any size.</source>
        <translation>جفت‌ها را به صورت JSONL ذخیره کنید؛ این قالب هر اندازه‌ای می‌تواند داشته باشد.</translation>
    </message>
    <message>
        <source>There is no pair of texts in it.</source>
        <translation>هیچ جفت متنی در آن نیست.</translation>
    </message>
    <message>
        <source>Choose a file with at least one pair.</source>
        <translation>پرونده‌ای با دست‌کم یک جفت برگزینید.</translation>
    </message>
    <message>
        <source>The texts take more than %1 MiB of memory.</source>
        <translation>متن‌ها بیش از %1 MiB حافظه می‌گیرند.</translation>
    </message>
    <message>
        <source>Split the file, or use &quot;tandem metrics&quot;, which takes files of any size.</source>
        <translation>پرونده را بخش کنید، یا «tandem metrics» را به کار ببرید که پرونده‌های هر اندازه‌ای را می‌پذیرد.</translation>
    </message>
    <message>
        <source>&quot;tandem help formats&quot; shows how documents are written.</source>
        <translation>«tandem help formats» نشان می‌دهد که سندها چگونه نوشته می‌شوند.</translation>
    </message>
    <message>
        <source>a text or a whole number</source>
        <translation>یک متن یا یک عدد صحیح</translation>
    </message>
    <message>
        <source>The document has no name.</source>
        <translation>سند نام ندارد.</translation>
    </message>
    <message>
        <source>Give every document a name of its own.</source>
        <translation>به هر سند نامی ویژهٔ خودش بدهید.</translation>
    </message>
    <message>
        <source>This user has no name.</source>
        <translation>این کاربر نام ندارد.</translation>
    </message>
    <message>
        <source>Give every user a name.</source>
        <translation>به هر کاربر نامی بدهید.</translation>
    </message>
    <message numerus="yes">
        <source>A document has more than %n user(s).</source>
        <translation>
            <numerusform>یک سند بیش از %Ln کاربر دارد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Split its users over several documents.</source>
        <translation>کاربران آن را میان چند سند بخش کنید.</translation>
    </message>
    <message>
        <source>an object of summaries</source>
        <translation>شیئی از خلاصه‌ها</translation>
    </message>
    <message>
        <source>a summary, a text</source>
        <translation>یک خلاصه، یک متن</translation>
    </message>
    <message numerus="yes">
        <source>There are more than %n model(s).</source>
        <translation>
            <numerusform>بیش از %Ln مدل وجود دارد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave some of them out.</source>
        <translation>برخی از آن‌ها را کنار بگذارید.</translation>
    </message>
    <message>
        <source>an object of users</source>
        <translation>شیئی از کاربران</translation>
    </message>
    <message>
        <source>The row does not say which item is rated.</source>
        <translation>ردیف نمی‌گوید کدام گویه رتبه‌دهی شده است.</translation>
    </message>
    <message>
        <source>The row does not say who rates.</source>
        <translation>ردیف نمی‌گوید چه کسی رتبه می‌دهد.</translation>
    </message>
    <message>
        <source>Every row needs an item and a rater; the value may be missing.</source>
        <translation>هر ردیف به یک گویه و یک ارزیاب نیاز دارد؛ مقدار می‌تواند گم‌شده باشد.</translation>
    </message>
    <message>
        <source>There are more than %1 ratings.</source>
        <translation>بیش از %1 رتبه‌دهی هست.</translation>
    </message>
    <message>
        <source>There are no ratings in it.</source>
        <translation>هیچ رتبه‌ای در آن نیست.</translation>
    </message>
    <message>
        <source>Write a row with item, rater and value for each rating, below the first line.</source>
        <translation>زیر خط نخست برای هر رتبه یک ردیف با item، rater و value بنویسید.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; rates &quot;%2&quot; a second time, after line %3.</source>
        <translation>«%1» پس از سطر %3 بار دیگر «%2» را رتبه‌دهی می‌کند.</translation>
    </message>
    <message>
        <source>Words have an order only where it is given, from the least to the most.</source>
        <translation>واژه‌ها تنها جایی ترتیب دارند که ترتیب داده شده باشد، از کمترین تا بیشترین.</translation>
    </message>
    <message>
        <source>Interval and ratio scales are of numbers, written with a decimal point.</source>
        <translation>مقیاس‌های فاصله‌ای و نسبی از عددند و با نقطهٔ اعشار نوشته می‌شوند.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not in the order that was given.</source>
        <translation>«%1» در ترتیبی که داده شده نیست.</translation>
    </message>
    <message>
        <source>Name every value in the order, letter by letter.</source>
        <translation>همهٔ مقدارها را در ترتیب، حرف به حرف، نام ببرید.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Expected as many cells as the header has.</source>
        <translation>شمار خانه‌ها باید با سرستون برابر باشد.</translation>
    </message>
    <message>
        <source>Give a CSV with the columns &quot;id&quot;, &quot;system&quot; where there are several, and numbers.</source>
        <translation>یک CSV بدهید با ستون «id»، ستون «system» اگر چند سامانه هست، و عددها.</translation>
    </message>
    <message>
        <source>There is no column &quot;id&quot;.</source>
        <translation>ستون «id» وجود ندارد.</translation>
    </message>
    <message>
        <source>There are more than %L1 rows.</source>
        <translation>بیش از %L1 سطر در آن است.</translation>
    </message>
    <message>
        <source>Split it, some of the rows each.</source>
        <translation>آن را تقسیم کنید، هر بخش با شماری از ردیف‌ها.</translation>
    </message>
    <message>
        <source>The id is empty.</source>
        <translation>id تهی است.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in the column &quot;%2&quot; is not a number.</source>
        <translation>«%1» در ستون «%2» عدد نیست.</translation>
    </message>
    <message>
        <source>There is no column of numbers.</source>
        <translation>هیچ ستونی از عددها نیست.</translation>
    </message>
    <message>
        <source>The value is not a finite number.</source>
        <translation>مقدار، عددی متناهی نیست.</translation>
    </message>
    <message>
        <source>Means by system, with 95 % intervals (Student&apos;s t on the logit scale)</source>
        <translation>میانگین هر سامانه، با بازه‌های ۹۵ ٪ (t استیودنت در مقیاس لوجیت)</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>جفت‌ها</translation>
    </message>
    <message>
        <source>(none named)</source>
        <translation>(بدون نام)</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n outside)</source>
        <comment>a mean; pairs</comment>
        <translation>
            <numerusform>%1 (%Ln بیرون)</numerusform>
        </translation>
    </message>
    <message>
        <source>A table is written as CSV, Markdown, LaTeX or JSON, by the ending of its name.</source>
        <translation>جدول بنا بر پسوند نامش به‌صورت CSV، Markdown، LaTeX یا JSON نوشته می‌شود.</translation>
    </message>
    <message>
        <source>End the name in .csv, .md, .tex or .json.</source>
        <translation>نام را با .csv، .md، .tex یا .json پایان دهید.</translation>
    </message>
    <message>
        <source>Tables (*.csv *.md *.tex *.json)</source>
        <translation>جدول‌ها (*.csv *.md *.tex *.json)</translation>
    </message>
    <message>
        <source>Write numbers with a decimal point, and nothing or NA where a value is missing.</source>
        <translation>عددها را با نقطهٔ اعشار بنویسید، و جایی که مقداری گم‌شده است چیزی ننویسید یا NA بنویسید.</translation>
    </message>
    <message>
        <source>Give it &quot;paragraphs&quot; (a list of texts) or &quot;text&quot; (paragraphs separated by blank lines).</source>
        <translation>به آن &quot;paragraphs&quot; (فهرستی از متن‌ها) یا &quot;text&quot; (بندهای جداشده با سطر خالی) بدهید.</translation>
    </message>
    <message>
        <source>Cells are separated by commas, decimals by a point; a cell with a comma is put in quotes.</source>
        <translation>خانه‌ها با ویرگول انگلیسی از هم جدا می‌شوند و اعشار با نقطه؛ خانه‌ای که ویرگول دارد در گیومهٔ انگلیسی می‌آید.</translation>
    </message>
    <message>
        <source>The cells seem to be separated by semicolons: the first line has semicolons and no comma.</source>
        <translation>به نظر می‌رسد خانه‌ها با نقطه‌ویرگول جدا شده‌اند: خط نخست نقطه‌ویرگول دارد و ویرگول ندارد.</translation>
    </message>
    <message>
        <source>There is no space left to write the file.</source>
        <translation>جایی برای نوشتن پرونده نمانده است.</translation>
    </message>
    <message>
        <source>This distance occurred before.</source>
        <translation>این فاصله پیش‌تر آمده است.</translation>
    </message>
    <message>
        <source>Of %1 pieces of evidence in the result only %2 occur in the texts: the two files may not belong together.</source>
        <translation>از %1 شاهد در نتیجه تنها %2 شاهد در متن‌ها هست: شاید این دو پرونده از آنِ هم نباشند.</translation>
    </message>
    <message>
        <source>%1: &quot;is_matched&quot; is given beside the match, which expert_score adds where a reply could not be read; the scores leave it out.</source>
        <translation>%1: &quot;is_matched&quot; کنار جفت آمده است؛ expert_score آن را جایی می‌افزاید که پاسخی خوانده نشده باشد؛ امتیازها آن را کنار می‌گذارند.</translation>
    </message>
    <message>
        <source>%1: it is matched, but nothing is said about the match.</source>
        <translation>%1: جفت شده است، اما دربارهٔ جفت آن چیزی گفته نشده.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is %3, neither true nor false; expert_score reads it as true, and so it counts here.</source>
        <translation>%1: &quot;%2&quot; برابر %3 است، نه true و نه false؛ expert_score آن را درست می‌گیرد و اینجا نیز چنین به شمار می‌آید.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is %3, neither true nor false; expert_score reads it as false, and so it counts here.</source>
        <translation>%1: &quot;%2&quot; برابر %3 است، نه true و نه false؛ expert_score آن را نادرست می‌گیرد و اینجا نیز چنین به شمار می‌آید.</translation>
    </message>
    <message>
        <source>The id &quot;%1&quot; occurs twice, first on line %2.</source>
        <translation>شناسهٔ «%1» دو بار آمده است، نخست در سطر %2.</translation>
    </message>
    <message>
        <source>The id &quot;%1&quot; occurs twice for the system &quot;%2&quot;, first on line %3.</source>
        <translation>شناسهٔ «%1» برای سامانهٔ «%2» دو بار آمده است، نخست در سطر %3.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is required.</source>
        <translation>«%1» نیست.</translation>
    </message>
    <message>
        <source>A rater rates an item once: remove one of the two rows.</source>
        <translation>هر ارزیاب هر گویه را یک بار رتبه‌دهی می‌کند: یکی از دو ردیف را بردارید.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number.</source>
        <translation>«%1» عدد نیست.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; occurs twice.</source>
        <translation>ستون «%1» دو بار آمده است.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; occurs twice; line %2 already has it.</source>
        <translation>«%1» دو بار آمده است؛ سطر %2 آن را پیش‌تر داشت.</translation>
    </message>
    <message>
        <source>This file belongs to a Tandem project; it is not replaced.</source>
        <translation>این پرونده به یک پروژهٔ Tandem تعلق دارد؛ جایگزین نمی‌شود.</translation>
    </message>
    <message>
        <source>This is a device or a pipe, not a file; it is not replaced.</source>
        <translation>این یک دستگاه یا لوله است، نه پرونده؛ جایگزین نمی‌شود.</translation>
    </message>
    <message>
        <source>Expected the name of a person.</source>
        <translation>اینجا نام یک شخص لازم است.</translation>
    </message>
    <message>
        <source>&quot;tandem help formats&quot; shows how answers of a study are written.</source>
        <translation>«tandem help formats» نشان می‌دهد پاسخ‌های یک پژوهش چگونه نوشته می‌شوند.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a whole number from 1 to %2.</source>
        <translation>«%1» باید عددی صحیح از ۱ تا %2 باشد.</translation>
    </message>
    <message>
        <source>The time must be written like 2026-03-01T09:30:00Z, or be the seconds or milliseconds since 1970.</source>
        <translation>زمان باید مانند 2026-03-01T09:30:00Z نوشته شود، یا شمار ثانیه‌ها یا میلی‌ثانیه‌ها از 1970 باشد.</translation>
    </message>
    <message>
        <source>The first row should name the columns: rater, item, answer.</source>
        <translation>ردیف نخست باید ستون‌ها را نام ببرد: rater، item، answer.</translation>
    </message>
    <message>
        <source>Leave out what is not of this study.</source>
        <translation>آنچه را از این پژوهش نیست کنار بگذارید.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; answers the same about &quot;%2&quot; a second time, after %3.</source>
        <translation>«%1» به همان پرسش دربارهٔ «%2» بار دوم پاسخ می‌دهد، پس از %3.</translation>
    </message>
    <message>
        <source>Remove one of the two, or give both a time: the later counts.</source>
        <translation>یکی از این دو را بردارید، یا به هر دو زمان بدهید: دیرتری شمرده می‌شود.</translation>
    </message>
    <message>
        <source>Save the answers as JSONL; that may be of any size.</source>
        <translation>پاسخ‌ها را به‌صورت JSONL ذخیره کنید؛ آن می‌تواند هر اندازه‌ای داشته باشد.</translation>
    </message>
    <message>
        <source>There is no answer in it.</source>
        <translation>پاسخی در آن نیست.</translation>
    </message>
    <message>
        <source>This has more than %1 characters.</source>
        <translation>این بیش از %1 نویسه دارد.</translation>
    </message>
    <message>
        <source>An item is &quot;rated&quot;, &quot;practice&quot; or &quot;check&quot;.</source>
        <translation>مورد یا &quot;rated&quot; است یا &quot;practice&quot; یا &quot;check&quot;.</translation>
    </message>
    <message>
        <source>A name is expected after &quot;%1&quot;.</source>
        <translation>پس از «%1» نامی انتظار می‌رود.</translation>
    </message>
    <message>
        <source>An item has more than %1 scores.</source>
        <translation>موردی بیش از %1 امتیاز دارد.</translation>
    </message>
    <message>
        <source>A mark is a start and a length within the text, counted in characters from 0.</source>
        <translation>نشان یک آغاز و یک درازا درون متن است، بر حسب نویسه از ۰.</translation>
    </message>
    <message>
        <source>Here a list of marks is expected.</source>
        <translation>این‌جا فهرستی از نشان‌ها انتظار می‌رود.</translation>
    </message>
    <message>
        <source>A field has more than %1 marks.</source>
        <translation>فیلدی بیش از %1 نشان دارد.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no field&apos;s name: letters a to z, digits and &quot;_&quot; are.</source>
        <translation>«%1» نام فیلد نیست: حروف a تا z، رقم‌ها و &quot;_&quot; پذیرفته‌اند.</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>یک متن</translation>
    </message>
    <message>
        <source>An item has %1 fields at most, of %L2 characters each.</source>
        <translation>هر مورد حداکثر %1 فیلد دارد، هر یک با حداکثر %L2 نویسه.</translation>
    </message>
    <message>
        <source>&quot;tandem help formats&quot; shows how the items of a study are written.</source>
        <translation>«tandem help formats» نشان می‌دهد موارد یک پژوهش چگونه نوشته می‌شوند.</translation>
    </message>
    <message>
        <source>Put each item on a line of its own.</source>
        <translation>هر مورد را در سطری جدا بگذارید.</translation>
    </message>
    <message>
        <source>Save the items as JSONL.</source>
        <translation>موارد را به‌صورت JSONL ذخیره کنید.</translation>
    </message>
    <message>
        <source>The item &quot;%1&quot; is there twice; line %2 has it already.</source>
        <translation>مورد «%1» دو بار آمده است؛ سطر %2 آن را از پیش دارد.</translation>
    </message>
    <message>
        <source>Give every item a name of its own.</source>
        <translation>به هر مورد نامی جداگانه بدهید.</translation>
    </message>
    <message>
        <source>There are more than %L1 items, or they take more than %2 MiB.</source>
        <translation>بیش از %L1 مورد هست، یا بیش از %2 MiB جا می‌گیرند.</translation>
    </message>
    <message>
        <source>Choose those that the study needs.</source>
        <translation>آن‌هایی را برگزینید که پژوهش لازم دارد.</translation>
    </message>
    <message>
        <source>There is no item in it.</source>
        <translation>موردی در آن نیست.</translation>
    </message>
    <message>
        <source>Choose a file with at least one item.</source>
        <translation>پرونده‌ای با دست‌کم یک مورد برگزینید.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of the answers.</source>
        <translation>«%1» از پاسخ‌ها نیست.</translation>
    </message>
    <message>
        <source>On this scale answers are numbers from %1 to %2, with a decimal point.</source>
        <translation>در این مقیاس پاسخ‌ها عددهایی از %1 تا %2 با نقطهٔ اعشارند.</translation>
    </message>
    <message>
        <source>The answers are %1.</source>
        <translation>پاسخ‌ها %1 هستند.</translation>
    </message>
    <message>
        <source>There are more than %1 questions.</source>
        <translation>بیش از %1 پرسش هست.</translation>
    </message>
    <message>
        <source>&quot;question&quot; names what was asked, not the item.</source>
        <translation>&quot;question&quot; می‌گوید چه پرسیده شده است، نه دربارهٔ کدام مورد.</translation>
    </message>
    <message>
        <source>&quot;tandem help formats&quot; shows how scores of a study&apos;s items are written.</source>
        <translation>«tandem help formats» نشان می‌دهد امتیازهای موارد یک پژوهش چگونه نوشته می‌شوند.</translation>
    </message>
    <message>
        <source>There are more than %1 scores.</source>
        <translation>بیش از %1 امتیاز هست.</translation>
    </message>
    <message>
        <source>The first row should name the columns: item, and a score in each other.</source>
        <translation>ردیف نخست باید ستون‌ها را نام ببرد: item، و در هر ستون دیگر یک امتیاز.</translation>
    </message>
    <message>
        <source>Save the scores as JSONL; that may be of any size.</source>
        <translation>امتیازها را به‌صورت JSONL ذخیره کنید؛ آن می‌تواند هر اندازه‌ای داشته باشد.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; occurs twice, after %2.</source>
        <translation>«%1» دو بار آمده است، پس از %2.</translation>
    </message>
    <message>
        <source>Give each item one row.</source>
        <translation>به هر مورد یک ردیف بدهید.</translation>
    </message>
    <message>
        <source>There is no row in it.</source>
        <translation>ردیفی در آن نیست.</translation>
    </message>
    <message>
        <source>No item has a score in &quot;%1&quot; beside that in &quot;%2&quot;.</source>
        <translation>هیچ موردی در کنار امتیاز «%2» امتیازی در «%1» ندارد.</translation>
    </message>
    <message>
        <source>Add the scores of the other side, or give the column a name that does not end in _1 or _2.</source>
        <translation>امتیازهای سوی دیگر را بیفزایید، یا به ستون نامی بدهید که به ‎_1 یا ‎_2 ختم نشود.</translation>
    </message>
    <message>
        <source>“%1” has numbers only: is it a score? Name its columns score_%1_1 and score_%1_2.</source>
        <translation>«%1» تنها عدد دارد: آیا امتیاز است؟ ستون‌هایش را score_%1_1 و score_%1_2 بنامید.</translation>
    </message>
    <message>
        <source>“%1” has numbers only: is it a score? Name its column score_%1.</source>
        <translation>«%1» تنها عدد دارد: آیا امتیاز است؟ ستونش را score_%1 بنامید.</translation>
    </message>
    <message>
        <source>These are texts to evaluate, not articles.</source>
        <translation>این‌ها متن‌هایی برای ارزیابی‌اند، نه مقاله.</translation>
    </message>
    <message>
        <source>Bring them in at Evaluate, or with &quot;tandem expert&quot;.</source>
        <translation>آن‌ها را در «ارزیابی» یا با «tandem expert» وارد کنید.</translation>
    </message>
</context>
<context>
    <name>HabitWords</name>
    <message>
        <source>%1 %</source>
        <comment>percentage</comment>
        <translation>%1 ٪</translation>
    </message>
    <message>
        <source>The times on the items are not known.</source>
        <translation>زمان‌های صرف‌شده برای موارد دانسته نیست.</translation>
    </message>
    <message numerus="yes">
        <source>Fewer than %n answer(s) to a question cannot show a habit.</source>
        <translation>
            <numerusform>کمتر از %n پاسخ به یک پرسش عادتی را نشان نمی‌دهد.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was quick: a median of %2 s on %3 items. Below %4 s it is pointed out.</source>
        <translation>%1 تند بوده است: میانهٔ %2 ثانیه برای %3 مورد. کمتر از %4 ثانیه یادآوری می‌شود.</translation>
    </message>
    <message>
        <source>%1 gave one and the same answer to %2 of %3 items. From %4 on it is pointed out.</source>
        <translation>%1 به %2 مورد از %3 مورد پاسخی یکسان داده است. از %4 به بالا یادآوری می‌شود.</translation>
    </message>
</context>
<context>
    <name>InspectWords</name>
    <message>
        <source>case %1</source>
        <translation>مورد %1</translation>
    </message>
    <message>
        <source>under way</source>
        <comment>an evaluation</comment>
        <translation>در جریان</translation>
    </message>
    <message>
        <source>complete</source>
        <comment>an evaluation</comment>
        <translation>کامل</translation>
    </message>
    <message>
        <source>not scored</source>
        <comment>an evaluation</comment>
        <translation>بدون امتیاز</translation>
    </message>
    <message numerus="yes">
        <source>%n reply(ies) could not be read</source>
        <translation>
            <numerusform>%Ln پاسخ خوانده نشد</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>model, date of a run</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Match:</source>
        <translation>جفت:</translation>
    </message>
    <message>
        <source>Content:</source>
        <translation>محتوا:</translation>
    </message>
    <message>
        <source>Style:</source>
        <translation>سبک:</translation>
    </message>
    <message>
        <source>Another aspect has the same title; this one is not counted.</source>
        <translation>جنبهٔ دیگری همین عنوان را دارد؛ این یکی شمرده نمی‌شود.</translation>
    </message>
    <message>
        <source>No evidence was given.</source>
        <translation>شاهدی داده نشده است.</translation>
    </message>
    <message>
        <source>Evidence:</source>
        <translation>شاهد:</translation>
    </message>
    <message>
        <source>Evidence, but for case and signs:</source>
        <translation>شاهد، جز در بزرگی و کوچکی حروف و نشانه‌ها:</translation>
    </message>
    <message>
        <source>Evidence, in other words than the text&apos;s:</source>
        <translation>شاهد، با واژه‌هایی جز واژه‌های متن:</translation>
    </message>
    <message>
        <source>Evidence that is not in the text:</source>
        <translation>شاهدی که در متن نیست:</translation>
    </message>
    <message>
        <source>none.</source>
        <translation>هیچ.</translation>
    </message>
    <message>
        <source>“%1”, which is not an aspect of the other text.</source>
        <translation>«%1»، که جنبه‌ای از متن دیگر نیست.</translation>
    </message>
    <message>
        <source>aligned.</source>
        <translation>همخوان.</translation>
    </message>
    <message>
        <source>not aligned.</source>
        <translation>ناهمخوان.</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>ارزیابی</translation>
    </message>
    <message>
        <source>Output of %1</source>
        <translation>خروجی %1</translation>
    </message>
    <message>
        <source>Evaluation read from %1</source>
        <translation>ارزیابیِ خوانده‌شده از %1</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>پرامپت</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>امتیازها</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>حالت</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>بازیابی</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>دقت</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message numerus="yes">
        <source>Over %n aspect(s) of the expected text</source>
        <translation>
            <numerusform>روی %Ln جنبهٔ متن مورد انتظار</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>over %n aspect(s) of the generated text</source>
        <translation>
            <numerusform>روی %Ln جنبهٔ متن تولیدشده</numerusform>
        </translation>
    </message>
    <message>
        <source>Recall: what the generated text has of the expected one</source>
        <translation>بازیابی: متن تولیدشده چه از متن مورد انتظار دارد</translation>
    </message>
    <message>
        <source>Precision: what the expected text has of the generated one</source>
        <translation>دقت: متن مورد انتظار چه از متن تولیدشده دارد</translation>
    </message>
    <message>
        <source>Expected text</source>
        <translation>متن مورد انتظار</translation>
    </message>
    <message>
        <source>Generated text</source>
        <translation>متن تولیدشده</translation>
    </message>
    <message>
        <source>Only %1 of its %2 tokens were read; what was not is pale.</source>
        <translation>تنها %1 از %2 توکن آن خوانده شد؛ آنچه خوانده نشد کم‌رنگ است.</translation>
    </message>
    <message>
        <source>Decisions on the expected text&apos;s aspects</source>
        <translation>تصمیم‌ها دربارهٔ جنبه‌های متن مورد انتظار</translation>
    </message>
    <message>
        <source>Decisions on the generated text&apos;s aspects</source>
        <translation>تصمیم‌ها دربارهٔ جنبه‌های متن تولیدشده</translation>
    </message>
    <message>
        <source>The PDF could not be written.</source>
        <translation>PDF نوشته نشد.</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>aspect, the one it matches</comment>
        <translation>%1 ‏←‏ %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between labels of aspects</comment>
        <translation>، </translation>
    </message>
    <message>
        <source>%1 is also matched by %2.</source>
        <comment>aspect, other aspects</comment>
        <translation>%1 با %2 نیز جفت می‌شود.</translation>
    </message>
    <message>
        <source>The precision side leaves %1 unmatched.</source>
        <translation>سمت دقت %1 را جفت‌نشده می‌گذارد.</translation>
    </message>
    <message>
        <source>The recall side leaves %1 unmatched.</source>
        <translation>سمت بازیابی %1 را جفت‌نشده می‌گذارد.</translation>
    </message>
    <message>
        <source>The precision side matches %1 to %2.</source>
        <translation>سمت دقت %1 را با %2 جفت می‌کند.</translation>
    </message>
    <message>
        <source>The recall side matches %1 to %2.</source>
        <translation>سمت بازیابی %1 را با %2 جفت می‌کند.</translation>
    </message>
    <message>
        <source>The precision side matches %1 to it.</source>
        <translation>سمت دقت %1 را با آن جفت می‌کند.</translation>
    </message>
    <message>
        <source>The recall side matches %1 to it.</source>
        <translation>سمت بازیابی %1 را با آن جفت می‌کند.</translation>
    </message>
    <message>
        <source>Unmatched</source>
        <translation>جفت‌نشده</translation>
    </message>
    <message>
        <source>Matched</source>
        <translation>جفت‌شده</translation>
    </message>
    <message>
        <source>No aspect is called “%1”.</source>
        <translation>هیچ جنبه‌ای «%1» نام ندارد.</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>محتوا</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>سبک</translation>
    </message>
    <message>
        <source>Nothing to compare: %1 is unmatched.</source>
        <translation>چیزی برای مقایسه نیست: %1 جفت‌نشده است.</translation>
    </message>
    <message>
        <source>Content aligned?</source>
        <translation>محتوا همخوان است؟</translation>
    </message>
    <message>
        <source>Style aligned?</source>
        <translation>سبک همخوان است؟</translation>
    </message>
    <message>
        <source>You matched this pair; the model did not compare it. Agree: not aligned. Disagree: aligned.</source>
        <translation>این جفت را شما ساختید؛ مدل آن را مقایسه نکرد. موافق: ناهمخوان. مخالف: همخوان.</translation>
    </message>
    <message>
        <source>Content aligned</source>
        <translation>محتوا همخوان</translation>
    </message>
    <message>
        <source>Content not aligned</source>
        <translation>محتوا ناهمخوان</translation>
    </message>
    <message>
        <source>Style aligned</source>
        <translation>سبک همخوان</translation>
    </message>
    <message>
        <source>Style not aligned</source>
        <translation>سبک ناهمخوان</translation>
    </message>
    <message>
        <source>The model read all %1 tokens of it.</source>
        <translation>مدل همهٔ %1 توکن آن را خواند.</translation>
    </message>
    <message>
        <source>The model read the first %1 of its %2 tokens.</source>
        <translation>مدل %1 توکن نخست از %2 توکن آن را خواند.</translation>
    </message>
    <message numerus="yes">
        <source>Expected text: %n aspect(s)</source>
        <translation>
            <numerusform>متن مورد انتظار: %Ln جنبه</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Generated text: %n aspect(s)</source>
        <translation>
            <numerusform>متن تولیدشده: %Ln جنبه</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of evidence paraphrase the text.</source>
        <translation>
            <numerusform>%Ln شاهد بازگویی متن با واژه‌های دیگر است.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no evidence.</source>
        <translation>%1 شاهدی ندارد.</translation>
    </message>
    <message>
        <source>should be unmatched</source>
        <translation>باید جفت‌نشده باشد</translation>
    </message>
    <message>
        <source>should be %1</source>
        <comment>aspect</comment>
        <translation>باید %1 باشد</translation>
    </message>
    <message>
        <source>aligned</source>
        <translation>همخوان</translation>
    </message>
    <message>
        <source>not aligned</source>
        <translation>ناهمخوان</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>opinion, correction</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 says the same on %2 of %3 decisions.</source>
        <comment>reviewer, numbers</comment>
        <translation>%1 در %2 از %3 تصمیم همین را می‌گوید.</translation>
    </message>
    <message>
        <source>%1: match</source>
        <comment>aspect</comment>
        <translation>%1: جفت</translation>
    </message>
    <message>
        <source>%1: content</source>
        <comment>aspect</comment>
        <translation>%1: محتوا</translation>
    </message>
    <message>
        <source>%1: style</source>
        <comment>aspect</comment>
        <translation>%1: سبک</translation>
    </message>
    <message>
        <source>aspects of the expected text</source>
        <translation>جنبه‌های متن مورد انتظار</translation>
    </message>
    <message>
        <source>aspects of the generated text</source>
        <translation>جنبه‌های متن تولیدشده</translation>
    </message>
    <message>
        <source>agree</source>
        <translation>موافق</translation>
    </message>
    <message>
        <source>disagree</source>
        <translation>مخالف</translation>
    </message>
    <message>
        <source>unsure</source>
        <translation>مطمئن نیستم</translation>
    </message>
    <message>
        <source>content</source>
        <translation>محتوا</translation>
    </message>
    <message>
        <source>style</source>
        <translation>سبک</translation>
    </message>
    <message>
        <source>Choose another folder, or free some space on the disk.</source>
        <translation>پوشهٔ دیگری برگزینید، یا روی دیسک جا باز کنید.</translation>
    </message>
    <message>
        <source>Matched to an aspect that does not exist</source>
        <translation>جفت‌شده با آنچه نیست</translation>
    </message>
    <message>
        <source>It has the same title as an earlier aspect: a result file has one entry for both, and it does not count.</source>
        <translation>عنوان جنبه‌ای پیش از خود را دارد: پروندهٔ نتیجه برای هر دو یک مدخل دارد و این یکی شمرده نمی‌شود.</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of evidence do not occur in the text.</source>
        <translation>
            <numerusform>%Ln شاهد در متن نیست.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replies that could not be &amp;read</source>
        <translation>پاسخ‌هایی که خوانده نشد</translation>
    </message>
    <message>
        <source>Co&amp;rrected on import</source>
        <translation>اصلاح‌شده هنگام وارد کردن</translation>
    </message>
    <message>
        <source>Look for &amp;words in</source>
        <translation>جست‌وجوی واژه‌ها در</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>متن‌ها</translation>
    </message>
    <message>
        <source>Aspects</source>
        <translation>جنبه‌ها</translation>
    </message>
    <message>
        <source>Rationales</source>
        <translation>دلیل‌ها</translation>
    </message>
    <message>
        <source>Take the &amp;filter away</source>
        <translation>برداشتن پالایه</translation>
    </message>
    <message>
        <source>&amp;Score</source>
        <translation>امتیاز</translation>
    </message>
    <message>
        <source>Below %1</source>
        <translation>کمتر از %1</translation>
    </message>
    <message>
        <source>Above %1</source>
        <translation>بیشتر از %1</translation>
    </message>
    <message>
        <source>Recall below %1</source>
        <translation>بازیابی کمتر از %1</translation>
    </message>
    <message>
        <source>Precision below %1</source>
        <translation>دقت کمتر از %1</translation>
    </message>
    <message>
        <source>&amp;Mode</source>
        <translation>حالت</translation>
    </message>
    <message>
        <source>Some aspect is &amp;judged</source>
        <translation>رأی دست‌کم یک جنبه</translation>
    </message>
    <message>
        <source>Content and style aligned</source>
        <translation>محتوا و سبک همخوان</translation>
    </message>
    <message>
        <source>Content only</source>
        <translation>تنها محتوا</translation>
    </message>
    <message>
        <source>Style only</source>
        <translation>تنها سبک</translation>
    </message>
    <message>
        <source>Matched, neither aligned</source>
        <translation>جفت‌شده، هیچ‌کدام همخوان نیست</translation>
    </message>
    <message>
        <source>Only the recall side</source>
        <translation>تنها سمت بازیابی</translation>
    </message>
    <message>
        <source>Only the precision side</source>
        <translation>تنها سمت دقت</translation>
    </message>
    <message>
        <source>S&amp;ystem</source>
        <translation>سامانه</translation>
    </message>
    <message>
        <source>&amp;Difference of two systems</source>
        <translation>تفاوت دو سامانه</translation>
    </message>
    <message>
        <source>%1 better than %2 by more than %3</source>
        <translation>%1 بیش از %3 بهتر از %2</translation>
    </message>
    <message>
        <source>I am not done &amp;with</source>
        <translation>کارم با این‌ها تمام نشده</translation>
    </message>
    <message>
        <source>I disagree with the &amp;model</source>
        <translation>با مدل مخالفم</translation>
    </message>
    <message>
        <source>Reviewers &amp;differ</source>
        <translation>بازبین‌ها اختلاف دارند</translation>
    </message>
    <message>
        <source>No systems</source>
        <translation>سامانه‌ای نیست</translation>
    </message>
    <message>
        <source>%1 minus %2</source>
        <translation>%1 منهای %2</translation>
    </message>
    <message>
        <source>&amp;Order of cases</source>
        <translation>ترتیب موردها</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>نام</translation>
    </message>
    <message>
        <source>&amp;Replies that could not be read</source>
        <translation>پاسخ‌هایی که خوانده نشدند</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>بازبینی</translation>
    </message>
    <message>
        <source>&amp;Highest first</source>
        <translation>نخست بیشترین</translation>
    </message>
    <message>
        <source>Show the difference o&amp;f</source>
        <translation>نمایش تفاوتِ</translation>
    </message>
    <message>
        <source>&amp;F of recall and precision</source>
        <translation>F بازیابی و دقت</translation>
    </message>
    <message>
        <source>&amp;Recall</source>
        <translation>بازیابی</translation>
    </message>
    <message>
        <source>&amp;Precision</source>
        <translation>دقت</translation>
    </message>
    <message>
        <source>order of cases</source>
        <translation>ترتیب موردها</translation>
    </message>
    <message>
        <source>name</source>
        <translation>نام</translation>
    </message>
    <message>
        <source>score</source>
        <translation>امتیاز</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>تفاوت</translation>
    </message>
    <message>
        <source>faults</source>
        <translation>خطاها</translation>
    </message>
    <message>
        <source>review</source>
        <translation>بازبینی</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>بازیابی</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>دقت</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>mode, number</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>nothing expected</source>
        <translation>چیزی انتظار نمی‌رود</translation>
    </message>
    <message>
        <source>its evaluation has no such aspect</source>
        <translation>ارزیابی آن چنین جنبه‌ای ندارد</translation>
    </message>
    <message>
        <source>nothing matches</source>
        <translation>چیزی جفت نیست</translation>
    </message>
</context>
<context>
    <name>JsonVisitor</name>
    <message>
        <source>The file could not be understood.</source>
        <translation>پرونده فهمیده نشد.</translation>
    </message>
    <message>
        <source>There is something after the end of the data: a NUL byte.</source>
        <translation>پس از پایان داده‌ها چیزی هست: یک بایت NUL.</translation>
    </message>
    <message>
        <source>Remove it and try again.</source>
        <translation>آن را بردارید و دوباره تلاش کنید.</translation>
    </message>
    <message numerus="yes">
        <source>Lists and objects are nested more than %n deep.</source>
        <translation>
            <numerusform>فهرست‌ها و شیءها بیش از %Ln لایه تودرتو هستند.</numerusform>
        </translation>
    </message>
    <message>
        <source>Flatten the file; this depth has no meaning here.</source>
        <translation>پرونده را ساده‌تر کنید؛ این ژرفا اینجا معنایی ندارد.</translation>
    </message>
    <message>
        <source>A single text is longer than %1 MiB.</source>
        <translation>یک متن از %1 MiB بلندتر است.</translation>
    </message>
    <message>
        <source>Split it into parts.</source>
        <translation>آن را به چند بخش تقسیم کنید.</translation>
    </message>
    <message>
        <source>This part of the file is larger than %1 MiB.</source>
        <translation>این بخش پرونده از %1 MiB بزرگ‌تر است.</translation>
    </message>
    <message>
        <source>There is a NUL character (\u0000) in the text.</source>
        <translation>یک نویسهٔ NUL (\u0000) در متن است.</translation>
    </message>
    <message>
        <source>Expected %1, found %2.</source>
        <translation>%1 مورد انتظار بود، ولی %2 یافت شد.</translation>
    </message>
    <message>
        <source>Correct the file and try again.</source>
        <translation>پرونده را درست کنید و دوباره تلاش کنید.</translation>
    </message>
    <message>
        <source>Remove one of the two.</source>
        <translation>یکی از آن دو را بردارید.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>%1 (line %2, byte %3)</source>
        <translation>%1 (سطر %2، بایت %3)</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>the text &quot;%1&quot;</source>
        <translation>متن «%1»</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>یک فهرست</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>یک شیء</translation>
    </message>
    <message>
        <source>The file ends before it is complete; it may have been cut off.</source>
        <translation>پرونده پیش از کامل شدن پایان می‌یابد؛ شاید بریده شده باشد.</translation>
    </message>
    <message>
        <source>There is a NUL byte in the file.</source>
        <translation>یک بایت NUL در پرونده است.</translation>
    </message>
    <message>
        <source>There is something after the end of the data: &quot;%1&quot;.</source>
        <translation>پس از پایان داده‌ها چیزی هست: «%1».</translation>
    </message>
    <message>
        <source>The text is not valid UTF-8.</source>
        <translation>متن UTF-8 معتبر نیست.</translation>
    </message>
    <message>
        <source>There is an unescaped control character (such as a line break) in a text.</source>
        <translation>یک نویسهٔ کنترلی گریزنداده (مانند شکست سطر) در متنی هست.</translation>
    </message>
    <message>
        <source>There is half of a surrogate pair (\uD800 to \uDFFF) in a text.</source>
        <translation>نیمی از یک جفت جانشین (\uD800 تا \uDFFF) در متنی هست.</translation>
    </message>
    <message>
        <source>The number &quot;%1&quot; is too large.</source>
        <translation>عدد «%1» بیش از اندازه بزرگ است.</translation>
    </message>
    <message>
        <source>This is not valid JSON: unexpected &quot;%1&quot;.</source>
        <translation>این JSON معتبر نیست: «%1» نامنتظره است.</translation>
    </message>
    <message>
        <source>Line %1 ends in the middle of a text, before its record is complete.</source>
        <translation>خط %1 در میانهٔ یک متن پایان می‌یابد، پیش از آنکه رکوردش کامل شود.</translation>
    </message>
    <message>
        <source>Line %1 ends before its record is complete.</source>
        <translation>خط %1 پیش از کامل شدن رکوردش پایان می‌یابد.</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>یک متن</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; occurs twice in one object.</source>
        <translation>کلید «%1» دو بار در یک شیء آمده است.</translation>
    </message>
    <message>
        <source>Each record is on a line of its own; a line break within a text is written as \n.</source>
        <translation>هر رکورد در یک خط جداگانه است؛ شکست خط درون متن به صورت \n نوشته می‌شود.</translation>
    </message>
</context>
<context>
    <name>Judges</name>
    <message>
        <source>Score against the expected text, 0 to 4</source>
        <translation>امتیاز در برابر متن مورد انتظار، ۰ تا ۴</translation>
    </message>
    <message>
        <source>A language model says once, at temperature 0, from 0 to 4 how well the text matches the expected one.</source>
        <translation>یک مدل زبانی یک بار، با دمای ۰، از ۰ تا ۴ می‌گوید متن چه اندازه با متن مورد انتظار می‌خواند.</translation>
    </message>
    <message>
        <source>Score against the expected text in steps, 1 to 5</source>
        <translation>امتیاز گام‌به‌گام در برابر متن مورد انتظار، ۱ تا ۵</translation>
    </message>
    <message>
        <source>A language model is asked many times at temperature 1, or for the probabilities of its answers; the score is the mean, weighted by how often or how probably each was given, from 1 to 5.</source>
        <translation>از یک مدل زبانی بارها با دمای ۱ پرسیده می‌شود، یا احتمال‌های پاسخ‌هایش خواسته می‌شود؛ امتیاز میانگینی از ۱ تا ۵ است که وزن هر عدد در آن بسامد یا احتمال داده‌شدن آن است.</translation>
    </message>
    <message>
        <source>Score of a summary against its source, 1 to 5</source>
        <translation>امتیاز خلاصه در برابر متن اصلی آن، ۱ تا ۵</translation>
    </message>
    <message>
        <source>A language model says once, at temperature 0, from 1 to 5 how coherent and relevant the text is as a summary of the prompt; the expected text is not looked at.</source>
        <translation>یک مدل زبانی یک بار، با دمای ۰، از ۱ تا ۵ می‌گوید متن در جایگاه خلاصهٔ پرامپت چه اندازه منسجم و مرتبط است؛ متن مورد انتظار بررسی نمی‌شود.</translation>
    </message>
</context>
<context>
    <name>KgdsWriter</name>
    <message>
        <source>The file is not open for writing.</source>
        <translation>پرونده برای نوشتن باز نیست.</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>پروندهٔ دیگری برگزینید.</translation>
    </message>
    <message>
        <source>%1, sample %2</source>
        <translation>%1، نمونهٔ %2</translation>
    </message>
    <message>
        <source>There is half of a surrogate pair in a text, which no file can hold: &quot;%1&quot;.</source>
        <translation>نیمی از یک جفت جانشین در متنی هست که هیچ پرونده‌ای نمی‌تواند نگه دارد: «%1».</translation>
    </message>
    <message>
        <source>Type the damaged character again and try once more.</source>
        <translation>نویسهٔ آسیب‌دیده را دوباره تایپ کنید و باز تلاش کنید.</translation>
    </message>
    <message>
        <source>The keys kept beside the sample are no longer readable.</source>
        <translation>کلیدهایی که کنار نمونه نگه داشته شده‌اند دیگر خواندنی نیستند.</translation>
    </message>
</context>
<context>
    <name>Labelling</name>
    <message>
        <source>Sample %1 has no paragraph %2.</source>
        <translation>نمونهٔ %1 بند %2 ندارد.</translation>
    </message>
    <message>
        <source>Its paragraphs are numbered from 1 to %1.</source>
        <translation>بندهای آن از ۱ تا %1 شماره دارند.</translation>
    </message>
    <message>
        <source>Nobody is assigned to sample %1.</source>
        <translation>نمونهٔ %1 به کسی واگذار نشده است.</translation>
    </message>
    <message>
        <source>Assign it to a pair first.</source>
        <translation>نخست آن را به یک زوج واگذار کنید.</translation>
    </message>
    <message>
        <source>Sample %1 has no fact %2.</source>
        <translation>نمونهٔ %1 گزارهٔ %2 ندارد.</translation>
    </message>
    <message>
        <source>Its facts are numbered from 1 to %1.</source>
        <translation>گزاره‌هایش از ۱ تا %1 شماره دارند.</translation>
    </message>
</context>
<context>
    <name>LeftOut</name>
    <message numerus="yes">
        <source>%n that nobody labels</source>
        <translation>
            <numerusform>%Ln نمونه که کسی برچسب نمی‌زند</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with an open round</source>
        <translation>
            <numerusform>%Ln نمونه با دور باز</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting for decisions</source>
        <translation>
            <numerusform>%Ln نمونه در انتظار تصمیم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of which no paragraph is left</source>
        <translation>
            <numerusform>%Ln نمونه که بندی از آن نمانده است</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) of paragraphs that were removed or changed sides are left out too.</source>
        <translation>
            <numerusform>%Ln گزاره از بندهایی که حذف شده یا طرف عوض کرده‌اند نیز کنار گذاشته می‌شود.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) whose round about key facts is not finished are left out too.</source>
        <translation>
            <numerusform>%Ln گزاره که دور گزاره‌های کلیدی‌شان پایان نیافته نیز کنار گذاشته شد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) hold no opinions yet: their round about opinions is not settled.</source>
        <translation>
            <numerusform>%Ln نمونه هنوز نظری ندارد: دور نظرهایشان نهایی نشده است.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LineReader</name>
    <message>
        <source>This line is longer than %1 MiB.</source>
        <translation>این سطر از %1 MiB بلندتر است.</translation>
    </message>
    <message>
        <source>%1 (line %2)</source>
        <translation>%1 (سطر %2)</translation>
    </message>
</context>
<context>
    <name>LlmWords</name>
    <message>
        <source>The line is not valid UTF-8.</source>
        <translation>سطر UTF-8 معتبر نیست.</translation>
    </message>
    <message>
        <source>The line is not a JSON object.</source>
        <translation>سطر یک شیء JSON نیست.</translation>
    </message>
    <message>
        <source>Give the result file of a batch, one JSON object a line.</source>
        <translation>پروندهٔ نتیجهٔ یک دسته را بدهید، هر سطر یک شیء JSON.</translation>
    </message>
    <message>
        <source>The batch reports an error without saying which.</source>
        <translation>دسته خطایی گزارش می‌کند بی آنکه بگوید کدام.</translation>
    </message>
    <message>
        <source>The batch reports: %1</source>
        <translation>دسته گزارش می‌کند: %1</translation>
    </message>
    <message>
        <source>Ask this one again.</source>
        <translation>این یکی را دوباره بپرسید.</translation>
    </message>
    <message>
        <source>Batch files are for OpenAI-compatible endpoints.</source>
        <translation>پرونده‌های دسته برای نقطه‌های پایانی سازگار با OpenAI هستند.</translation>
    </message>
    <message>
        <source>Choose another endpoint, or ask it call by call.</source>
        <translation>نقطهٔ پایانی دیگری برگزینید، یا یکی‌یکی بپرسید.</translation>
    </message>
    <message>
        <source>The line has no custom_id.</source>
        <translation>سطر custom_id ندارد.</translation>
    </message>
    <message>
        <source>Give the result file of a batch that this program wrote.</source>
        <translation>پروندهٔ نتیجهٔ دسته‌ای را بدهید که این برنامه نوشته است.</translation>
    </message>
    <message>
        <source>The line holds neither a response nor an error.</source>
        <translation>سطر نه پاسخی دارد نه خطایی.</translation>
    </message>
    <message>
        <source>An event of the server&apos;s answer is not JSON.</source>
        <translation>یک رویداد در پاسخ کارساز JSON نیست.</translation>
    </message>
    <message>
        <source>Ask again.</source>
        <translation>دوباره بپرسید.</translation>
    </message>
    <message>
        <source>The server&apos;s answer is cut off.</source>
        <translation>پاسخ کارساز بریده شده است.</translation>
    </message>
    <message>
        <source>The server&apos;s answer holds no list of models.</source>
        <translation>پاسخ کارساز فهرستی از مدل‌ها ندارد.</translation>
    </message>
    <message>
        <source>Type the model&apos;s name instead.</source>
        <translation>به‌جای آن نام مدل را بنویسید.</translation>
    </message>
    <message>
        <source>Write it as {{name}}.</source>
        <translation>آن را به شکل {{name}} بنویسید.</translation>
    </message>
    <message numerus="yes">
        <source>The prompt has %n unknown placeholder(s): %1.</source>
        <translation>
            <numerusform>پرامپت %Ln جای‌نگهدار ناشناخته دارد: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>It may use: %1.</source>
        <translation>می‌تواند این‌ها را به کار برد: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The prompt lacks %n placeholder(s): %1.</source>
        <translation>
            <numerusform>پرامپت %Ln جای‌نگهدار کم دارد: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put it where its text belongs.</source>
        <translation>آن را جایی بگذارید که متنش باید باشد.</translation>
    </message>
    <message>
        <source>The prompt&apos;s file has no line &quot;%1&quot;.</source>
        <translation>پروندهٔ پرامپت سطر «%1» ندارد.</translation>
    </message>
    <message>
        <source>Its lines are: &quot;version: 1&quot;, &quot;%1&quot;, a text, &quot;%2&quot;, a text.</source>
        <translation>سطرهایش: «version: 1»، «%1»، متن، «%2»، متن.</translation>
    </message>
    <message>
        <source>The prompt asks nothing.</source>
        <translation>پرامپت چیزی نمی‌پرسد.</translation>
    </message>
    <message>
        <source>Write the question into its second part.</source>
        <translation>پرسش را در بخش دومش بنویسید.</translation>
    </message>
    <message>
        <source>The first part must not have a line &quot;%1&quot;.</source>
        <translation>بخش نخست نباید سطر «%1» داشته باشد.</translation>
    </message>
    <message>
        <source>the reply, line %1, column %2</source>
        <translation>پاسخ، سطر %1، ستون %2</translation>
    </message>
    <message numerus="yes">
        <source>The JSON is nested deeper than %n level(s).</source>
        <translation>
            <numerusform>JSON ژرف‌تر از %Ln سطح تو در تو است.</numerusform>
        </translation>
    </message>
    <message>
        <source>The reply&apos;s JSON is broken.</source>
        <translation>JSON پاسخ شکسته است.</translation>
    </message>
    <message>
        <source>A bracket closes too early.</source>
        <translation>کمانکی زودتر از موقع بسته شده است.</translation>
    </message>
    <message>
        <source>The reply holds more than one JSON value.</source>
        <translation>پاسخ بیش از یک مقدار JSON دارد.</translation>
    </message>
    <message>
        <source>The reply holds no JSON.</source>
        <translation>پاسخ JSON ندارد.</translation>
    </message>
    <message>
        <source>The reply is cut off within its JSON.</source>
        <translation>پاسخ درون JSON خود بریده شده است.</translation>
    </message>
    <message>
        <source>The reply is larger than 8 MiB.</source>
        <translation>پاسخ بزرگ‌تر از ۸ MiB است.</translation>
    </message>
    <message>
        <source>The reply is empty.</source>
        <translation>پاسخ خالی است.</translation>
    </message>
    <message>
        <source>The reply is cut off before its JSON.</source>
        <translation>پاسخ پیش از JSON خود بریده شده است.</translation>
    </message>
    <message>
        <source>An example is https://api.example.org/v1.</source>
        <translation>نمونه‌ای: https://api.example.org/v1</translation>
    </message>
    <message>
        <source>This is not a complete address.</source>
        <translation>این نشانی کامل نیست.</translation>
    </message>
    <message>
        <source>The address must begin with https://.</source>
        <translation>نشانی باید با https:// آغاز شود.</translation>
    </message>
    <message>
        <source>The address must not hold a user name or a password.</source>
        <translation>نشانی نباید نام کاربر یا گذرواژه داشته باشد.</translation>
    </message>
    <message>
        <source>Give the key in its own field.</source>
        <translation>کلید را در جای خودش بدهید.</translation>
    </message>
    <message>
        <source>The address must not have a part after &quot;?&quot; or &quot;#&quot;.</source>
        <translation>نشانی نباید بخشی پس از «?» یا «#» داشته باشد.</translation>
    </message>
    <message>
        <source>Plain http is only for this computer: texts and keys would travel unprotected.</source>
        <translation>http ساده تنها برای همین رایانه است: متن‌ها و کلیدها بی حفاظ می‌رفتند.</translation>
    </message>
    <message>
        <source>Use https.</source>
        <translation>https به کار برید.</translation>
    </message>
    <message>
        <source>Over plain http texts and keys would travel unprotected through the network.</source>
        <translation>با http ساده متن‌ها و کلیدها بی حفاظ از شبکه می‌گذشتند.</translation>
    </message>
    <message>
        <source>The server&apos;s answer is not JSON.</source>
        <translation>پاسخ کارساز JSON نیست.</translation>
    </message>
    <message>
        <source>Check the endpoint&apos;s address and its kind of interface.</source>
        <translation>نشانی نقطهٔ پایانی و گونهٔ رابطش را بررسی کنید.</translation>
    </message>
    <message>
        <source>The server&apos;s answer is empty.</source>
        <translation>پاسخ کارساز خالی است.</translation>
    </message>
    <message>
        <source>The server answered with a web page instead of JSON.</source>
        <translation>کارساز به‌جای JSON صفحهٔ وب فرستاد.</translation>
    </message>
    <message>
        <source>Check the endpoint&apos;s address: it ends with the version, such as /v1.</source>
        <translation>نشانی نقطهٔ پایانی را بررسی کنید: به نسخه ختم می‌شود، مانند /v1.</translation>
    </message>
    <message>
        <source>The server&apos;s answer is not valid UTF-8.</source>
        <translation>پاسخ کارساز UTF-8 معتبر نیست.</translation>
    </message>
    <message>
        <source>The server&apos;s answer is JSON but holds no answer of a model.</source>
        <translation>پاسخ کارساز JSON است اما پاسخ مدلی ندارد.</translation>
    </message>
    <message>
        <source>Check the endpoint&apos;s kind of interface.</source>
        <translation>گونهٔ رابط نقطهٔ پایانی را بررسی کنید.</translation>
    </message>
    <message>
        <source>Check the address. Nothing was sent, and certificates are always checked; the authority of a server of your own can be installed on this computer.</source>
        <translation>نشانی را بررسی کنید. چیزی فرستاده نشد، و گواهی‌ها همواره بررسی می‌شوند؛ مرجع گواهی کارساز خودتان را می‌توان روی این رایانه نصب کرد.</translation>
    </message>
    <message>
        <source>Check the address and the network.</source>
        <translation>نشانی و شبکه را بررسی کنید.</translation>
    </message>
    <message>
        <source>There is no server named %1.</source>
        <translation>کارسازی به نام %1 نیست.</translation>
    </message>
    <message>
        <source>No server answers at %1.</source>
        <translation>کارسازی در %1 پاسخ نمی‌دهد.</translation>
    </message>
    <message>
        <source>Check the address, and that the server is running.</source>
        <translation>نشانی را بررسی کنید، و اینکه کارساز در حال کار باشد.</translation>
    </message>
    <message>
        <source>The certificate of %1 cannot be trusted.</source>
        <translation>به گواهی %1 نمی‌توان اعتماد کرد.</translation>
    </message>
    <message>
        <source>The certificate of %1 is that of another server.</source>
        <translation>گواهی %1 از آن کارساز دیگری است.</translation>
    </message>
    <message>
        <source>The certificate of %1 has expired.</source>
        <translation>گواهی %1 منقضی شده است.</translation>
    </message>
    <message>
        <source>No secure connection to %1 could be made.</source>
        <translation>اتصال امن به %1 برقرار نشد.</translation>
    </message>
    <message>
        <source>Check that the server speaks https at this address; the address of one that speaks plain http begins with http://.</source>
        <translation>بررسی کنید که کارساز در این نشانی https به کار برد؛ نشانی کارسازی که http ساده به کار می‌برد با http:// آغاز می‌شود.</translation>
    </message>
    <message>
        <source>%1 cannot be reached.</source>
        <translation>%1 در دسترس نیست.</translation>
    </message>
    <message>
        <source>The server did not finish its answer within %1 s.</source>
        <translation>کارساز پاسخش را در %1 ثانیه تمام نکرد.</translation>
    </message>
    <message>
        <source>Try again later, or give the endpoint more time.</source>
        <translation>بعداً دوباره بکوشید، یا به نقطهٔ پایانی زمان بیشتری بدهید.</translation>
    </message>
    <message>
        <source>The connection broke before the answer was complete.</source>
        <translation>اتصال پیش از کامل شدن پاسخ گسست.</translation>
    </message>
    <message>
        <source>Try again; nothing was kept of it.</source>
        <translation>دوباره بکوشید؛ چیزی از آن نگه داشته نشد.</translation>
    </message>
    <message>
        <source>The server&apos;s answer is larger than 16 MiB.</source>
        <translation>پاسخ کارساز بزرگ‌تر از ۱۶ MiB است.</translation>
    </message>
    <message>
        <source>Check that the address is that of a language model&apos;s interface.</source>
        <translation>بررسی کنید که نشانی از آن رابط مدل زبانی باشد.</translation>
    </message>
    <message>
        <source>The server&apos;s answer is compressed in a way that cannot be read.</source>
        <translation>پاسخ کارساز به شیوه‌ای فشرده شده که خواندنی نیست.</translation>
    </message>
    <message>
        <source>Check the address, the port too.</source>
        <translation>نشانی را بررسی کنید، درگاه را نیز.</translation>
    </message>
    <message>
        <source>The call could not be made.</source>
        <translation>فراخوانی انجام نشد.</translation>
    </message>
    <message>
        <source>Set the endpoint&apos;s address to the right one.</source>
        <translation>نشانی نقطهٔ پایانی را درست تعیین کنید.</translation>
    </message>
    <message>
        <source>The account has no credit left.</source>
        <translation>اعتبار حساب تمام شده است.</translation>
    </message>
    <message>
        <source>Top it up with the provider, then retry what failed.</source>
        <translation>نزد ارائه‌دهنده آن را شارژ کنید، سپس ناموفق‌ها را دوباره بپرسید.</translation>
    </message>
    <message>
        <source>The server asks for a key, and this endpoint has none.</source>
        <translation>کارساز کلید می‌خواهد و این نقطهٔ پایانی کلیدی ندارد.</translation>
    </message>
    <message>
        <source>Enter the key of this endpoint in the window&apos;s settings, or name an environment variable that holds it with &quot;tandem endpoint change NAME --key-env VAR&quot;.</source>
        <translation>کلید این نقطهٔ پایانی را در تنظیمات پنجره وارد کنید، یا با «tandem endpoint change NAME --key-env VAR» متغیر محیطی دارندهٔ کلید را نام ببرید.</translation>
    </message>
    <message>
        <source>Put it into the environment variable %1.</source>
        <translation>آن را در متغیر محیطی %1 بگذارید.</translation>
    </message>
    <message>
        <source>The server refused the key.</source>
        <translation>کارساز کلید را نپذیرفت.</translation>
    </message>
    <message>
        <source>Enter the key of this endpoint again.</source>
        <translation>کلید این نقطهٔ پایانی را دوباره وارد کنید.</translation>
    </message>
    <message>
        <source>Check with the provider what the key may do, and the model&apos;s name.</source>
        <translation>با ارائه‌دهنده بررسی کنید که کلید چه می‌تواند بکند، و نام مدل را.</translation>
    </message>
    <message>
        <source>The server does not know this address.</source>
        <translation>کارساز این نشانی را نمی‌شناسد.</translation>
    </message>
    <message>
        <source>The server does not know this address or the model %1.</source>
        <translation>کارساز این نشانی یا مدل %1 را نمی‌شناسد.</translation>
    </message>
    <message>
        <source>Check the endpoint&apos;s address, its kind and the model&apos;s name.</source>
        <translation>نشانی نقطهٔ پایانی، گونه‌اش و نام مدل را بررسی کنید.</translation>
    </message>
    <message>
        <source>Set up the proxy for this computer.</source>
        <translation>پراکسی این رایانه را تنظیم کنید.</translation>
    </message>
    <message>
        <source>The request is too long for the server.</source>
        <translation>درخواست برای کارساز بیش از اندازه دراز است.</translation>
    </message>
    <message>
        <source>Choose a model that takes longer texts.</source>
        <translation>مدلی برگزینید که متن‌های درازتر می‌پذیرد.</translation>
    </message>
    <message>
        <source>The server did not accept the request (HTTP %1).</source>
        <translation>کارساز درخواست را نپذیرفت (HTTP %1).</translation>
    </message>
    <message>
        <source>Check the endpoint&apos;s kind, the model&apos;s name and the limits.</source>
        <translation>گونهٔ نقطهٔ پایانی، نام مدل و محدودیت‌ها را بررسی کنید.</translation>
    </message>
    <message>
        <source>Try again later.</source>
        <translation>بعداً دوباره بکوشید.</translation>
    </message>
    <message>
        <source>Lower the endpoint&apos;s limits, or try again later.</source>
        <translation>محدودیت‌های نقطهٔ پایانی را کم کنید، یا بعداً دوباره بکوشید.</translation>
    </message>
    <message>
        <source>The server is overloaded (HTTP %1).</source>
        <translation>بار کارساز بیش از اندازه است (HTTP %1).</translation>
    </message>
    <message>
        <source>The server failed (HTTP %1).</source>
        <translation>کارساز ناموفق بود (HTTP %1).</translation>
    </message>
    <message numerus="yes">
        <source>Tried %n time(s).</source>
        <translation>
            <numerusform>%Ln بار تلاش شد.</numerusform>
        </translation>
    </message>
    <message>
        <source>It says: &quot;%1&quot;</source>
        <translation>می‌گوید: «%1»</translation>
    </message>
    <message>
        <source>The call was cancelled.</source>
        <translation>فراخوانی لغو شد.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not begin a placeholder.</source>
        <translation>«%1» جای‌نگهداری را آغاز نمی‌کند.</translation>
    </message>
    <message>
        <source>Use https, or add --insecure-http if the network is your own.</source>
        <translation>https به کار برید، یا جایی که شبکه از آنِ خودتان است ‎--insecure-http را بگویید.</translation>
    </message>
    <message>
        <source>The server sent an error instead of an answer.</source>
        <translation>کارساز به‌جای پاسخ خطایی فرستاد.</translation>
    </message>
    <message>
        <source>What answers at %1 is not an HTTP server.</source>
        <translation>آنچه در %1 پاسخ می‌دهد HTTP نیست.</translation>
    </message>
    <message>
        <source>The server redirects to another address, which is not followed.</source>
        <translation>کارساز به نشانی دیگری می‌فرستد، که دنبال نمی‌شود.</translation>
    </message>
    <message>
        <source>The server redirects to %1, which is not followed.</source>
        <translation>کارساز به %1 می‌فرستد، که دنبال نمی‌شود.</translation>
    </message>
    <message>
        <source>The key does not allow this call.</source>
        <translation>کلید اجازهٔ این فراخوانی را نمی‌دهد.</translation>
    </message>
    <message>
        <source>The network&apos;s proxy requires signing in.</source>
        <translation>پراکسی شبکه ورود می‌خواهد.</translation>
    </message>
    <message>
        <source>The server accepts no more calls for now.</source>
        <translation>کارساز فعلاً فراخوانی دیگری نمی‌پذیرد.</translation>
    </message>
    <message>
        <source>Ask again, or choose another model.</source>
        <translation>دوباره بپرسید، یا مدل دیگری برگزینید.</translation>
    </message>
    <message>
        <source>The reply is JSON, but not one answer.</source>
        <translation>پاسخ JSON است، اما یک پاسخ یگانه نیست.</translation>
    </message>
    <message>
        <source>Ask again, or ask another model.</source>
        <translation>دوباره بپرسید، یا از مدل دیگری بپرسید.</translation>
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
        <translation>BLEU جملهٔ NLTK بدون هموارسازی، تا چهار واژه، واژه‌ها میان فاصله‌های تکی.</translation>
    </message>
    <message>
        <source>sacreBLEU&apos;s sentence score with its 13a tokens, exponential smoothing and effective order, 0 to 100.</source>
        <translation>امتیاز جملهٔ sacreBLEU با توکن‌های 13a، هموارسازی نمایی و مرتبهٔ مؤثر، ۰ تا ۱۰۰.</translation>
    </message>
    <message>
        <source>NLTK&apos;s BLEU of single words, words between single blanks.</source>
        <translation>BLEU تک‌واژه‌ای NLTK، واژه‌ها میان فاصله‌های تکی.</translation>
    </message>
    <message>
        <source>sacreBLEU&apos;s sentence score of single words, 0 to 100.</source>
        <translation>امتیاز جملهٔ sacreBLEU برای تک‌واژه‌ها، ۰ تا ۱۰۰.</translation>
    </message>
    <message>
        <source>Distances</source>
        <translation>فاصله‌ها</translation>
    </message>
    <message>
        <source>Jensen-Shannon divergence of how often each word occurs, base 2: 0 is the same, 1 is no word in common.</source>
        <translation>واگرایی Jensen-Shannon بسامد واژه‌ها، در پایهٔ ۲: ۰ یعنی یکسان، ۱ یعنی بدون هیچ واژهٔ مشترک.</translation>
    </message>
    <message>
        <source>One of the texts has no words, so its word frequencies cannot be compared.</source>
        <translation>یکی از متن‌ها واژه‌ای ندارد، پس بسامد واژه‌هایش سنجیدنی نیست.</translation>
    </message>
    <message>
        <source>Ask again, or use another model or prompt.</source>
        <translation>دوباره بپرسید، یا مدل یا پرامپت دیگری به کار ببرید.</translation>
    </message>
    <message>
        <source>The reply is not a whole number.</source>
        <translation>پاسخ عددی صحیح نیست.</translation>
    </message>
    <message>
        <source>The reply is on another scale: out of %1.</source>
        <translation>پاسخ در مقیاس دیگری است: از %1.</translation>
    </message>
    <message>
        <source>The reply is not from %1 to %2.</source>
        <translation>پاسخ از %1 تا %2 نیست.</translation>
    </message>
    <message>
        <source>The reply gives several scores.</source>
        <translation>پاسخ چند امتیاز می‌دهد.</translation>
    </message>
    <message>
        <source>The reply is empty.</source>
        <translation>پاسخ خالی است.</translation>
    </message>
    <message>
        <source>No reply could be read.</source>
        <translation>هیچ پاسخی خوانده نشد.</translation>
    </message>
    <message numerus="yes">
        <source>None of %n sample(s) could be read.</source>
        <translation>
            <numerusform>هیچ‌یک از %Ln نمونه خوانده نشد.</numerusform>
        </translation>
    </message>
    <message>
        <source>The detail of a score cannot be read.</source>
        <translation>جزئیات یک امتیاز خوانده نمی‌شود.</translation>
    </message>
    <message>
        <source>%1 Over Porter stems; words of up to three letters stay whole.</source>
        <translation>%1 روی ریشه‌های Porter؛ واژه‌های تا سه حرف دست‌نخورده می‌مانند.</translation>
    </message>
    <message>
        <source>METEOR needs WordNet for synonyms, and none was found: install the package wordnet-base (Debian, Ubuntu), or name the folder of its database files. meteor_exact_stem does without.</source>
        <translation>METEOR برای مترادف‌ها به WordNet نیاز دارد و یافته نشد: بستهٔ wordnet-base را نصب کنید (Debian، Ubuntu)، یا پوشهٔ پرونده‌های پایگاه دادهٔ آن را نام ببرید. meteor_exact_stem بی آن کار می‌کند.</translation>
    </message>
    <message>
        <source>METEOR</source>
        <translation>METEOR</translation>
    </message>
    <message>
        <source>NLTK&apos;s METEOR: exact words, stems, then synonyms from WordNet. Below 1 even for identical texts.</source>
        <translation>METEOR از NLTK: واژه‌های عین هم، ریشه‌ها، سپس مترادف‌ها از WordNet. حتی برای متن‌های یکسان کمتر از ۱.</translation>
    </message>
    <message>
        <source>METEOR without synonyms, for systems without WordNet and for texts that are not English.</source>
        <translation>METEOR بدون مترادف‌ها، برای سامانه‌های بدون WordNet و متن‌هایی که انگلیسی نیستند.</translation>
    </message>
    <message>
        <source>Scoring was cancelled.</source>
        <translation>امتیازدهی لغو شد.</translation>
    </message>
    <message>
        <source>The measure is undefined for all pairs.</source>
        <translation>این سنجه برای همهٔ جفت‌ها تعریف‌نشده است.</translation>
    </message>
    <message>
        <source>The texts have too many lines that differ and share words: comparing each with each would take minutes.</source>
        <translation>متن‌ها سطرهای بسیاری دارند که متفاوت‌اند و واژه‌های مشترک دارند: مقایسهٔ هر یک با دیگری چند دقیقه طول می‌کشید.</translation>
    </message>
    <message>
        <source>ROUGE with skip-bigrams</source>
        <translation>ROUGE با skip-bigram</translation>
    </message>
    <message>
        <source>ROUGE with stems</source>
        <translation>ROUGE با ریشه‌ها</translation>
    </message>
    <message>
        <source>ROUGE</source>
        <translation>ROUGE</translation>
    </message>
    <message>
        <source>Words that both texts have, F1, as rouge_score counts them.</source>
        <translation>واژه‌هایی که در هر دو متن هست، F1، چنان‌که rouge_score می‌شمارد.</translation>
    </message>
    <message>
        <source>Pairs of neighbouring words that both texts have, F1, as rouge_score counts them.</source>
        <translation>جفت‌واژه‌های همسایه‌ای که در هر دو متن هست، F1، چنان‌که rouge_score می‌شمارد.</translation>
    </message>
    <message>
        <source>The longest common subsequence of words, F1, the whole text as one sentence.</source>
        <translation>بلندترین زیررشتهٔ مشترک واژه‌ها، F1، کل متن همچون یک جمله.</translation>
    </message>
    <message>
        <source>The union of longest common subsequences line by line, F1; put each sentence on a line of its own.</source>
        <translation>اجتماع بلندترین زیررشته‌های مشترک سطر به سطر، F1؛ هر جمله را در سطری جداگانه بگذارید.</translation>
    </message>
    <message>
        <source>All words and all pairs with at most four words between them, F1, as the textbook defines it.</source>
        <translation>همهٔ واژه‌ها و همهٔ جفت‌هایی که دست بالا چهار واژه میانشان است، F1، چنان‌که کتاب درسی تعریف می‌کند.</translation>
    </message>
    <message>
        <source>The same as ROUGE-1.5.5 counts it: the last word is not counted alone.</source>
        <translation>همان، چنان‌که ROUGE-1.5.5 می‌شمارد: واژهٔ آخر به‌تنهایی شمرده نمی‌شود.</translation>
    </message>
    <message>
        <source>What PerSEval&apos;s published code calls ROUGE-SU4: runs of five neighbouring words, hence 0 for texts under five words.</source>
        <translation>آنچه کد منتشرشدهٔ PerSEval آن را ROUGE-SU4 می‌نامد: رشته‌های پنج واژهٔ همسایه، پس برای متن‌های کوتاه‌تر از پنج واژه ۰.</translation>
    </message>
    <message>
        <source>Outside this measure: it sees the letters a to z and numbers only, less than half of the reference.</source>
        <translation>بیرون از این سنجه: تنها حرف‌های a تا z و عددها را می‌بیند، کمتر از نیمی از متن مرجع.</translation>
    </message>
    <message>
        <source>Outside this measure: it sees the letters a to z and numbers only, less than half of the candidate.</source>
        <translation>بیرون از این سنجه: تنها حرف‌های a تا z و عددها را می‌بیند، کمتر از نیمی از متن نامزد.</translation>
    </message>
    <message>
        <source>Outside this measure: the reference has fewer than %1 words.</source>
        <translation>بیرون از این سنجه: متن مرجع کمتر از %1 واژه دارد.</translation>
    </message>
    <message>
        <source>Outside this measure: the candidate has fewer than %1 words.</source>
        <translation>بیرون از این سنجه: متن نامزد کمتر از %1 واژه دارد.</translation>
    </message>
    <message>
        <source>The reply is not a score.</source>
        <translation>پاسخ امتیاز نیست.</translation>
    </message>
    <message>
        <source>Outside this measure: its words are separated by blanks, which the script of the reference does not use.</source>
        <translation>بیرون از این سنجه: واژه‌هایش میان فاصله‌ها می‌آیند، که خط متن مرجع نمی‌گذارد.</translation>
    </message>
    <message>
        <source>Outside this measure: its words are separated by blanks, which the script of the candidate does not use.</source>
        <translation>بیرون از این سنجه: واژه‌هایش میان فاصله‌ها می‌آیند، که خط متن نامزد نمی‌گذارد.</translation>
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
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>95 % interval %1, %2</source>
        <comment>%2 is n</comment>
        <translation>بازهٔ ۹۵ ٪ %1، %2</translation>
    </message>
    <message>
        <source>95 %</source>
        <translation>۹۵ ٪</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>coefficient and why there is none</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 %2, %3</source>
        <comment>coefficient, value, interval and n</comment>
        <translation>%1 %2، %3</translation>
    </message>
    <message>
        <source>%1, p %2 (%3)</source>
        <comment>%3 is how p was computed</comment>
        <translation>%1، p %2 (%3)</translation>
    </message>
    <message>
        <source>%1; %2 left out</source>
        <translation>%1؛ %2 کنار گذاشته شده</translation>
    </message>
    <message>
        <source>The file has no row for this pair.</source>
        <translation>پرونده برای این جفت سطری ندارد.</translation>
    </message>
    <message>
        <source>The file has no value for this pair.</source>
        <translation>پرونده برای این جفت مقداری ندارد.</translation>
    </message>
    <message>
        <source>None of the rows belongs to one of the pairs that are shown.</source>
        <translation>هیچ‌یک از سطرها از آنِ جفت‌های نمایش‌داده‌شده نیست.</translation>
    </message>
    <message>
        <source>The column &quot;id&quot; has to hold the ids of the pairs, and &quot;system&quot;, where there is one, their systems.</source>
        <translation>ستون «id» باید شناسهٔ جفت‌ها را داشته باشد، و «system»، اگر باشد، سامانه‌های آن‌ها را.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln pair(s) got scores.</source>
        <translation>
            <numerusform>%1: %Ln جفت امتیاز گرفت.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) have no row in the file.</source>
        <translation>
            <numerusform>%Ln جفت در پرونده سطری ندارد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not read, as they hold no numbers: %1.</source>
        <translation>خوانده نشد، چون عدد ندارند: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) have changed since and have none of them.</source>
        <translation>
            <numerusform>از آن پس %Ln جفت تغییر کرده و هیچ‌یک از آن‌ها را ندارد.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>measures</comment>
        <translation>%1 و %2</translation>
    </message>
    <message>
        <source>%1 of all measures, pair by pair</source>
        <comment>a coefficient</comment>
        <translation>%1 همهٔ سنجه‌ها، جفت به جفت</translation>
    </message>
    <message>
        <source>A pair without a value of one of the two is left out of their coefficient; the cells tell n, interval and p.</source>
        <translation>جفتی که مقدار یکی از این دو را ندارد، در ضریب آن‌ها به شمار نمی‌آید؛ خانه‌ها n، بازه و p را نشان می‌دهند.</translation>
    </message>
    <message>
        <source>All pairs</source>
        <translation>همهٔ جفت‌ها</translation>
    </message>
    <message>
        <source>no system named</source>
        <translation>سامانه‌ای نام برده نشده</translation>
    </message>
    <message>
        <source>%1, mean %2, median %3, sd %4</source>
        <comment>%1 is n</comment>
        <translation>%1، میانگین %2، میانه %3، انحراف معیار %4</translation>
    </message>
    <message>
        <source>%1; without a value, left out: %2</source>
        <translation>%1؛ بدون مقدار، کنار گذاشته: %2</translation>
    </message>
    <message>
        <source>Distribution of %1</source>
        <comment>%1 is a measure</comment>
        <translation>توزیع %1</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>جفت</translation>
    </message>
    <message>
        <source>No pair has a value of this measure.</source>
        <translation>هیچ جفتی مقداری از این سنجه ندارد.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>system and measure</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>میانگین %1</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>میانه %1</translation>
    </message>
    <message>
        <source>Pairs of</source>
        <translation>جفت‌های</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>میانگین</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>میانه</translation>
    </message>
    <message>
        <source>Deviation</source>
        <comment>standard deviation</comment>
        <translation>انحراف معیار</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>کمترین</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>بیشترین</translation>
    </message>
    <message>
        <source>No value</source>
        <translation>بدون مقدار</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a system and its figures</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Systems by mean %1</source>
        <comment>%1 is a measure</comment>
        <translation>سامانه‌ها بر پایهٔ میانگین %1</translation>
    </message>
    <message>
        <source>95 % intervals over pairs by Student&apos;s t on the logit scale</source>
        <translation>بازه‌های ۹۵ ٪ روی جفت‌ها با t استیودنت در مقیاس لوجیت</translation>
    </message>
    <message>
        <source>95 % intervals over pairs by Student&apos;s t</source>
        <translation>بازه‌های ۹۵ ٪ روی جفت‌ها با t استیودنت</translation>
    </message>
    <message>
        <source>system</source>
        <translation>سامانه</translation>
    </message>
    <message>
        <source>No pair names its system and has a value of this measure.</source>
        <translation>هیچ جفتی نیست که سامانهٔ خود را نام ببرد و مقداری از این سنجه داشته باشد.</translation>
    </message>
    <message>
        <source>System</source>
        <translation>سامانه</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>رتبه</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>name and value of a figure</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 (%3 of %4)</source>
        <comment>name and value of a figure, then what it is a share of</comment>
        <translation>%1 %2 (%3 از %4)</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>دقت</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>بازیابی</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln جفت</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %Ln match(es)</source>
        <translation>
            <numerusform>دست‌کم %Ln جفت</numerusform>
        </translation>
    </message>
    <message>
        <source>ROUGE&apos;s words are runs of a to z and 0 to 9; the candidate has none.</source>
        <translation>واژه‌های ROUGE رشته‌هایی از a تا z و 0 تا 9 هستند؛ متن نامزد هیچ ندارد.</translation>
    </message>
    <message>
        <source>ROUGE&apos;s words are runs of a to z and 0 to 9; the reference has none.</source>
        <translation>واژه‌های ROUGE رشته‌هایی از a تا z و 0 تا 9 هستند؛ متن مرجع هیچ ندارد.</translation>
    </message>
    <message>
        <source>ROUGE&apos;s words are runs of a to z and 0 to 9; neither text has any.</source>
        <translation>واژه‌های ROUGE رشته‌هایی از a تا z و 0 تا 9 هستند؛ هیچ‌یک از دو متن چنین واژه‌ای ندارد.</translation>
    </message>
    <message>
        <source>Precision %1, recall %2, F1 %3</source>
        <translation>دقت %1، بازیابی %2، F1 %3</translation>
    </message>
    <message>
        <source>outside</source>
        <comment>a pair that the measure cannot see</comment>
        <translation>بیرون</translation>
    </message>
    <message>
        <source>The summaries of this file do not fit into the memory for a table.</source>
        <translation>خلاصه‌های این پرونده برای جدول در حافظه جا نمی‌شوند.</translation>
    </message>
    <message>
        <source>Split the file.</source>
        <translation>پرونده را بخش کنید.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) left out, since the user or the model has no summary.</source>
        <translation>
            <numerusform>%Ln جفت کنار گذاشته شد، چون کاربر یا مدل خلاصه‌ای ندارد.</numerusform>
        </translation>
    </message>
    <message>
        <source>No model has a figure.</source>
        <translation>هیچ مدلی رقمی ندارد.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>مدل</translation>
    </message>
    <message>
        <source>Models by %1</source>
        <comment>%1 is a figure</comment>
        <translation>مدل‌ها بر پایهٔ %1</translation>
    </message>
    <message>
        <source>means over users; lower is better</source>
        <translation>میانگین‌ها روی کاربران؛ کمتر بهتر است</translation>
    </message>
    <message>
        <source>95 % intervals over documents (Student&apos;s t on the logit scale); higher is better</source>
        <translation>بازه‌های ۹۵ ٪ روی سندها (t استیودنت در مقیاس لوجیت)؛ بیشتر بهتر است</translation>
    </message>
    <message>
        <source>95 % intervals over documents (Student&apos;s t on the logit scale); lower is better</source>
        <translation>بازه‌های ۹۵ ٪ روی سندها (t استیودنت در مقیاس لوجیت)؛ کمتر بهتر است</translation>
    </message>
    <message>
        <source>model</source>
        <translation>مدل</translation>
    </message>
    <message>
        <source>PerSEval by beta</source>
        <translation>PerSEval بر پایهٔ beta</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%Ln سند</numerusform>
        </translation>
    </message>
    <message>
        <source>β, how steep the penalty rises</source>
        <translation>β، شیب افزایش جریمه</translation>
    </message>
    <message>
        <source>β = %1</source>
        <translation>β = %1</translation>
    </message>
    <message>
        <source>Borda-Kendall consensus of PerSEval and accuracy</source>
        <translation>اجماع Borda-Kendall از PerSEval و صحت</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>رتبه</translation>
    </message>
    <message>
        <source>consensus</source>
        <translation>اجماع</translation>
    </message>
    <message>
        <source>Rank by PerSEval</source>
        <translation>رتبه بر پایهٔ PerSEval</translation>
    </message>
    <message>
        <source>by EGISES</source>
        <translation>بر پایهٔ EGISES</translation>
    </message>
    <message>
        <source>by accuracy</source>
        <translation>بر پایهٔ صحت</translation>
    </message>
    <message>
        <source>Consensus</source>
        <translation>اجماع</translation>
    </message>
    <message>
        <source>The ranks by PerSEval and by accuracy are added up and ranked again.</source>
        <translation>رتبه‌های PerSEval و صحت با هم جمع و دوباره رتبه‌بندی می‌شوند.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two figures</comment>
        <translation>%1 و %2</translation>
    </message>
    <message>
        <source>rank by %1</source>
        <comment>%1 is a figure</comment>
        <translation>رتبه بر پایهٔ %1</translation>
    </message>
    <message>
        <source>No model has both figures.</source>
        <translation>هیچ مدلی هر دو رقم را ندارد.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a p and how it was computed</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>p</source>
        <comment>probability</comment>
        <translation>p</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation>%1 ٪</translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2, over %n sample(s)</source>
        <translation>
            <numerusform>%1 تا %2، روی %Ln نمونه</numerusform>
        </translation>
    </message>
    <message>
        <source>Bias</source>
        <translation>اریبی</translation>
    </message>
    <message>
        <source>Variance</source>
        <translation>واریانس</translation>
    </message>
    <message>
        <source>How far leaderboards order the models alike</source>
        <translation>جدول‌های رده‌بندی تا چه اندازه مدل‌ها را یکسان مرتب می‌کنند</translation>
    </message>
    <message>
        <source>Leaderboards by</source>
        <translation>جدول‌های رده‌بندی بر پایهٔ</translation>
    </message>
    <message>
        <source>n (models)</source>
        <translation>n (مدل‌ها)</translation>
    </message>
    <message>
        <source>1 is the same order. Figures of which less is better count negative. EGISES is 1 - DEGRESS.</source>
        <translation>۱ یعنی همان ترتیب. رقم‌هایی که کمترشان بهتر است منفی به شمار می‌آیند. EGISES برابر 1 - DEGRESS است.</translation>
    </message>
    <message>
        <source>PerSEval on random samples</source>
        <translation>PerSEval روی نمونه‌های تصادفی</translation>
    </message>
    <message numerus="yes">
        <source>means of %n sample(s) of each size with their 95 % intervals; seed %1</source>
        <translation>
            <numerusform>میانگین %Ln نمونه از هر اندازه با بازه‌های ۹۵ ٪ آن‌ها؛ بذر %1</numerusform>
        </translation>
    </message>
    <message>
        <source>size of the samples, % of the summaries</source>
        <translation>اندازهٔ نمونه‌ها، ٪ خلاصه‌ها</translation>
    </message>
    <message>
        <source>%1 at %2 %</source>
        <translation>%1 در %2 ٪</translation>
    </message>
    <message>
        <source>Least Kendall τ of a sample with all the data: %1.</source>
        <translation>کمترین Kendall τ یک نمونه با همهٔ داده‌ها: %1.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>how often, and what it means</comment>
        <translation>%1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>; and %n more</source>
        <translation>
            <numerusform>؛ و %Ln مورد دیگر</numerusform>
        </translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>واردشده</translation>
    </message>
    <message>
        <source>ROUGE-SU4 as published</source>
        <translation>ROUGE-SU4 به شکل منتشرشده</translation>
    </message>
    <message>
        <source>METEOR without synonyms</source>
        <translation>METEOR بدون مترادف‌ها</translation>
    </message>
    <message>
        <source>%1 has no PerSEval: %2</source>
        <translation>%1 مقدار PerSEval ندارد: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of the files have no number as their score.</source>
        <translation>
            <numerusform>%Ln ردیف از پرونده‌ها به جای امتیاز عددی ندارند.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every document, user and pair counts as usual; nothing was left out.</source>
        <translation>همهٔ سندها، کاربران و جفت‌ها به شیوهٔ معمول شمرده می‌شوند؛ چیزی کنار گذاشته نشده است.</translation>
    </message>
    <message>
        <source>rounded as published</source>
        <translation>گردشده به شکل منتشرشده</translation>
    </message>
    <message>
        <source>unrounded</source>
        <translation>گردنشده</translation>
    </message>
    <message numerus="yes">
        <source>%n left out</source>
        <translation>
            <numerusform>%Ln کنارگذاشته</numerusform>
        </translation>
    </message>
    <message>
        <source>none left out</source>
        <translation>بی هیچ کنارگذاشته‌ای</translation>
    </message>
    <message>
        <source>None of the pairs of users has a defined distance.</source>
        <translation>هیچ‌یک از جفت‌های کاربران فاصلهٔ تعریف‌شده‌ای ندارد.</translation>
    </message>
    <message>
        <source>Models by how far they follow their users</source>
        <translation>مدل‌ها بر پایهٔ این‌که تا چه اندازه از کاربرانشان پیروی می‌کنند</translation>
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
        <translation>صحت ↓</translation>
    </message>
    <message>
        <source>n documents</source>
        <translation>شمار سندها</translation>
    </message>
    <message>
        <source>n summaries</source>
        <translation>شمار خلاصه‌ها</translation>
    </message>
    <message>
        <source>Documents of %1</source>
        <translation>سندهای %1</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>سند</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>صحت</translation>
    </message>
    <message>
        <source>Best accuracy</source>
        <translation>بهترین صحت</translation>
    </message>
    <message>
        <source>n users</source>
        <translation>شمار کاربران</translation>
    </message>
    <message>
        <source>Users of %1, summaries by %2</source>
        <translation>کاربران %1، خلاصه‌ها از %2</translation>
    </message>
    <message>
        <source>User</source>
        <translation>کاربر</translation>
    </message>
    <message>
        <source>The distance is undefined, or its soft-max overflows.</source>
        <translation>فاصله تعریف‌نشده است، یا soft-max آن سرریز می‌کند.</translation>
    </message>
    <message>
        <source>Pairs of %1 with the other users</source>
        <translation>جفت‌های %1 با کاربران دیگر</translation>
    </message>
    <message>
        <source>With user</source>
        <translation>با کاربر</translation>
    </message>
    <message>
        <source>min / max</source>
        <translation>min / max</translation>
    </message>
    <message>
        <source>Own distance</source>
        <translation>فاصلهٔ خود</translation>
    </message>
    <message>
        <source>Model&apos;s distance</source>
        <translation>فاصلهٔ مدل</translation>
    </message>
    <message>
        <source>There is no such distance.</source>
        <translation>چنین فاصله‌ای وجود ندارد.</translation>
    </message>
    <message>
        <source>The judge was not asked about this output, or has not answered.</source>
        <translation>از داور دربارهٔ این خروجی پرسیده نشده، یا پاسخ نداده است.</translation>
    </message>
    <message>
        <source>The file has no score of this output.</source>
        <translation>پرونده امتیازی از این خروجی ندارد.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>pair and its system</comment>
        <translation>%1، %2</translation>
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
        <translation>نوار اطمینان ۹۵ ٪ میانگین</translation>
    </message>
    <message>
        <source>Correlation</source>
        <translation>همبستگی</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>مقدار</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>p by</source>
        <comment>how a p was computed</comment>
        <translation>روش p</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>کنارگذاشته</translation>
    </message>
    <message>
        <source>%1 and %2, means of systems</source>
        <comment>measures</comment>
        <translation>%1 و %2، میانگین سامانه‌ها</translation>
    </message>
    <message>
        <source>There is nothing that has a value of both.</source>
        <translation>چیزی نیست که مقدار هر دو را داشته باشد.</translation>
    </message>
    <message>
        <source>Left out, since one of the values is missing: %1</source>
        <translation>کنار گذاشته، چون یکی از مقدارها نیست: %1</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>زوج</translation>
    </message>
    <message>
        <source>Scores are written as CSV, Markdown, LaTeX or JSON, by the ending of the name.</source>
        <translation>امتیازها بر پایهٔ پسوند نام به صورت CSV، Markdown، LaTeX یا JSON نوشته می‌شوند.</translation>
    </message>
    <message>
        <source>End the name in .csv, .md, .tex, .json or .jsonl.</source>
        <translation>نام را با ‎.csv، ‎.md، ‎.tex، ‎.json یا ‎.jsonl پایان دهید.</translation>
    </message>
    <message>
        <source>Tables (*.csv *.md *.tex *.json *.jsonl)</source>
        <translation>جدول‌ها (*.csv *.md *.tex *.json *.jsonl)</translation>
    </message>
    <message>
        <source>There is no WordNet here.</source>
        <translation>WordNet این‌جا نیست.</translation>
    </message>
    <message>
        <source>Install WordNet 3.0, or choose the folder that its files are in.</source>
        <translation>WordNet 3.0 را نصب کنید، یا پوشه‌ای را که پرونده‌هایش در آن است برگزینید.</translation>
    </message>
    <message numerus="yes">
        <source>Mean of %Ln pair(s), with its 95 % interval</source>
        <translation>
            <numerusform>میانگین %Ln جفت، با بازهٔ ۹۵٪ آن</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) without a value</source>
        <translation>
            <numerusform>%Ln جفت بدون مقدار</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them outside this measure, which cannot see one of the texts</source>
        <translation>
            <numerusform>%Ln تا از آن‌ها بیرون از این سنجه، که یکی از متن‌ها را نمی‌تواند ببیند</numerusform>
        </translation>
    </message>
    <message>
        <source>Means over pairs with 95 % intervals (of measures with bounds on the logit scale): %1</source>
        <translation>میانگین‌ها روی جفت‌ها با بازه‌های ۹۵٪ (سنجه‌های کران‌دار در مقیاس لوجیت): %1</translation>
    </message>
    <message>
        <source>(no system)</source>
        <translation>(بدون سامانه)</translation>
    </message>
    <message>
        <source>n (pairs)</source>
        <translation>شمار (جفت‌ها)</translation>
    </message>
    <message>
        <source>Pairs of the system; a mean is over those that have a value</source>
        <translation>جفت‌های سامانه؛ میانگین روی جفت‌هایی است که مقدار دارند</translation>
    </message>
    <message>
        <source>The scores imported for this file before were left out, as its pairs are different now: %1.</source>
        <translation>نمره‌هایی که پیش‌تر برای این فایل آورده شده بود کنار گذاشته شد، چون جفت‌هایش اکنون دیگرند: %1.</translation>
    </message>
    <message>
        <source>The pair has changed since the scores were imported.</source>
        <translation>این جفت پس از آوردن نمره‌ها تغییر کرده است.</translation>
    </message>
    <message>
        <source>The scores imported for this file before are there again: %1.</source>
        <translation>نمره‌هایی که پیش‌تر برای این فایل آورده شده بود دوباره هست: %1.</translation>
    </message>
    <message>
        <source>points of one size are drawn side by side</source>
        <translation>نقطه‌های یک اندازه کنار هم کشیده شده‌اند</translation>
    </message>
    <message>
        <source>%1 of %2 points are drawn; the figures are based on all of them</source>
        <translation>%1 از %2 نقطه رسم شده است؛ رقم‌ها بر پایهٔ همهٔ آن‌هاست</translation>
    </message>
    <message>
        <source>mean %1, least %2, greatest %3</source>
        <translation>میانگین %1، کمترین %2، بیشترین %3</translation>
    </message>
    <message>
        <source>%1-grams %2 of %3</source>
        <comment>number of words, matches, all</comment>
        <translation>%1-گرم‌ها %2 از %3</translation>
    </message>
    <message>
        <source>%1 (counted as %2)</source>
        <comment>matches of n-grams, a precision</comment>
        <translation>%1 (به شمار آمده: %2)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>matches of n-grams, their share</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>geometric mean %1 × brevity penalty %2 (%3 words, reference %4) = %5</source>
        <translation>میانگین هندسی %1 × جریمهٔ کوتاهی %2 (%3 واژه، متن مرجع %4) = %5</translation>
    </message>
    <message>
        <source>no word of the %1 has a partner among the %2 of the reference</source>
        <translation>هیچ‌یک از %1 واژه جفتی در میان %2 واژهٔ متن مرجع ندارد</translation>
    </message>
    <message>
        <source>precision %1 (%2 of %3)</source>
        <translation>دقت %1 (%2 از %3)</translation>
    </message>
    <message>
        <source>recall %1 (%2 of %3)</source>
        <translation>بازیابی %1 (%2 از %3)</translation>
    </message>
    <message>
        <source>%1 chunks, penalty %2</source>
        <comment>runs of matches</comment>
        <translation>%1 تکه، جریمه %2</translation>
    </message>
    <message>
        <source>weighted mean %1 × (1 − %2) = %3</source>
        <comment>the latter a penalty</comment>
        <translation>میانگین وزن‌دار %1 × (1 − %2) = %3</translation>
    </message>
    <message>
        <source>“%1” %2 and %3 (%4)</source>
        <comment>a word, its share of the reference and of the candidate, its part of the value</comment>
        <translation>«%1» %2 و %3 (%4)</translation>
    </message>
    <message>
        <source>reference %1 words, %2 different</source>
        <comment>numbers of words</comment>
        <translation>متن مرجع %1 واژه، %2 متفاوت</translation>
    </message>
    <message>
        <source>candidate %1 words, %2 different</source>
        <comment>numbers of words</comment>
        <translation>متن نامزد %1 واژه، %2 متفاوت</translation>
    </message>
    <message>
        <source>%1 of them in both</source>
        <translation>%1 تا از آن‌ها در هر دو</translation>
    </message>
    <message>
        <source>divergence from the mean of both: (reference %1 + candidate %2) / 2 = %3</source>
        <translation>واگرایی از میانگین هر دو: (متن مرجع %1 + متن نامزد %2) / 2 = %3</translation>
    </message>
    <message>
        <source>most of it by (reference and candidate): %1</source>
        <translation>بیشتر آن از (متن مرجع و متن نامزد): %1</translation>
    </message>
    <message>
        <source>No two measures have values for the same pairs.</source>
        <translation>هیچ دو سنجه‌ای برای جفت‌های یکسان مقدار ندارند.</translation>
    </message>
    <message>
        <source>ExPerT %1, %2</source>
        <comment>recall, precision or F1, and a mode</comment>
        <translation>ExPerT %1، %2</translation>
    </message>
    <message>
        <source>The run or file has not evaluated this output.</source>
        <translation>اجرا یا پرونده این خروجی را ارزیابی نکرده است.</translation>
    </message>
    <message>
        <source>The run is not through with this output.</source>
        <translation>اجرا با این خروجی به پایان نرسیده است.</translation>
    </message>
    <message>
        <source>The aspects of one of the texts are not known.</source>
        <translation>جنبه‌های یکی از متن‌ها معلوم نیست.</translation>
    </message>
    <message>
        <source>%1, run %2</source>
        <comment>a model</comment>
        <translation>%1، اجرای %2</translation>
    </message>
    <message>
        <source>How much of the expected text&apos;s aspects the output has</source>
        <translation>خروجی چه اندازه از جنبه‌های متن مورد انتظار را دارد</translation>
    </message>
    <message>
        <source>How much of the output&apos;s aspects the expected text has</source>
        <translation>متن مورد انتظار چه اندازه از جنبه‌های خروجی را دارد</translation>
    </message>
    <message>
        <source>The harmonic mean of recall and precision over aspects</source>
        <translation>میانگین هم‌ساز بازیابی و دقت روی جنبه‌ها</translation>
    </message>
    <message>
        <source>%1, as a language model judged it in an evaluation of this project; mode %2. A column for each run and each imported file.</source>
        <comment>%1 is what a score says</comment>
        <translation>%1، چنان‌که یک مدل زبانی در ارزیابی‌ای از این پروژه داوری کرده است؛ حالت %2. یک ستون برای هر اجرا و هر پروندهٔ واردشده.</translation>
    </message>
    <message>
        <source>%1; lower is better</source>
        <translation>%1؛ کمتر بهتر است</translation>
    </message>
    <message>
        <source>Differences of mean %1 between systems</source>
        <comment>%1 is a measure</comment>
        <translation>تفاوت‌های میانگین %1 میان سامانه‌ها</translation>
    </message>
    <message>
        <source>systems</source>
        <translation>سامانه‌ها</translation>
    </message>
    <message>
        <source>difference of mean %1, 95 % interval</source>
        <translation>تفاوت میانگین %1، بازهٔ ۹۵ ٪</translation>
    </message>
    <message>
        <source>No two systems have a value for the same pair.</source>
        <translation>هیچ دو سامانه‌ای برای یک جفت یکسان مقدار ندارند.</translation>
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
        <translation>کمتر بهتر است.</translation>
    </message>
    <message>
        <source>Higher is better.</source>
        <translation>بیشتر بهتر است.</translation>
    </message>
    <message>
        <source>Rank 1 is the best</source>
        <translation>رتبهٔ ۱ بهترین است</translation>
    </message>
    <message>
        <source>by PerSEval</source>
        <comment>ranks</comment>
        <translation>بر پایهٔ PerSEval</translation>
    </message>
    <message>
        <source>by accuracy</source>
        <comment>ranks</comment>
        <translation>بر پایهٔ صحت</translation>
    </message>
    <message>
        <source>%1 (95 %)</source>
        <comment>name of a measure; intervals follow its means</comment>
        <translation>%1 (۹۵ ٪)</translation>
    </message>
</context>
<context>
    <name>Missing</name>
    <message>
        <source>, </source>
        <comment>between paragraph numbers</comment>
        <translation>، </translation>
    </message>
    <message numerus="yes">
        <source>Not answered yet (%n): %1.</source>
        <translation>
            <numerusform>هنوز بی‌پاسخ (%Ln): %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Still marked as unsure (%n): %1.</source>
        <translation>
            <numerusform>هنوز با نشان «مطمئن نیستم» (%Ln): %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Utterances without finished opinions (%n): %1.</source>
        <translation>
            <numerusform>گفته‌های بی نظر پایان‌یافته (%Ln): %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpinionViewWords</name>
    <message>
        <source>“%1”: %2</source>
        <comment>words, hint</comment>
        <translation>«%1»: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number, hint</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more hint(s)</source>
        <translation>
            <numerusform>و %Ln راهنمایی دیگر</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>یک نفر</translation>
    </message>
    <message>
        <source>faithful</source>
        <translation>وفادار</translation>
    </message>
    <message>
        <source>references</source>
        <translation>ارجاع‌ها</translation>
    </message>
    <message>
        <source>atomic</source>
        <translation>اتمی</translation>
    </message>
    <message>
        <source>independent</source>
        <translation>مستقل</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>یادداشت: %1</translation>
    </message>
    <message>
        <source>%1 checked it: yes to everything.</source>
        <translation>%1 بررسی کرد: بله به همه.</translation>
    </message>
    <message>
        <source>%1 checked it: no to %2.</source>
        <translation>%1 بررسی کرد: نه به %2.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between items of a list</comment>
        <translation>، </translation>
    </message>
    <message>
        <source>Suggested:</source>
        <translation>پیشنهاد:</translation>
    </message>
    <message>
        <source>%1 took the suggestion.</source>
        <translation>%1 پیشنهاد را پذیرفت.</translation>
    </message>
    <message>
        <source>%1 changed it to:</source>
        <translation>%1 تغییرش داد به:</translation>
    </message>
    <message>
        <source>%1 defended it.</source>
        <translation>%1 از آن دفاع کرد.</translation>
    </message>
    <message>
        <source>%1 decided: keep it.</source>
        <translation>%1 تصمیم گرفت: بماند.</translation>
    </message>
    <message>
        <source>%1 decided: keep it as</source>
        <translation>%1 تصمیم گرفت: بماند به شکل</translation>
    </message>
    <message>
        <source>%1 decided: drop it.</source>
        <translation>%1 تصمیم گرفت: کنار گذاشته شود.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percentage</comment>
        <translation>%1 ٪</translation>
    </message>
    <message>
        <source>%1 (95 % interval %2 to %3)</source>
        <translation>%1 (بازهٔ ۹۵ ٪ %2 تا %3)</translation>
    </message>
    <message numerus="yes">
        <source>%n opinion(s), none checked yet</source>
        <translation>
            <numerusform>%Ln نظر، هنوز هیچ‌یک بررسی نشده</numerusform>
        </translation>
    </message>
    <message>
        <source>Checked %1 of %2</source>
        <translation>بررسی‌شده %1 از %2</translation>
    </message>
    <message>
        <source>passed at once %1</source>
        <translation>یکباره پذیرفته %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>criterion, share of yes</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 (n = %2)</source>
        <translation>%1 (n = %2)</translation>
    </message>
    <message>
        <source>The share of yes at the first check, given before the author answered; n = %1.</source>
        <translation>سهم «بله» در نخستین بررسی، پیش از پاسخ نویسنده؛ n = %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>criterion, share</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>everything: %1</source>
        <translation>همه: %1</translation>
    </message>
    <message>
        <source>References: %1 in %2 opinions; right in %3 of these opinions.</source>
        <translation>ارجاع‌ها: %1 در %2 نظر؛ درست در %3 نظر از این‌ها.</translation>
    </message>
    <message>
        <source>First answers: %1 accepted, %2 changed, %3 defended, %4 unanswered.</source>
        <translation>نخستین پاسخ‌ها: %1 پذیرفته، %2 تغییریافته، %3 دفاع‌شده، %4 بی‌پاسخ.</translation>
    </message>
    <message>
        <source>Now: %1 passed, %2 kept, %3 dropped, %4 disputed, %5 waiting, %6 unchecked.</source>
        <translation>اکنون: %1 پذیرفته، %2 نگه‌داشته، %3 کنارگذاشته، %4 مورد اختلاف، %5 در انتظار، %6 بررسی‌نشده.</translation>
    </message>
    <message>
        <source>No kappa: %1</source>
        <translation>بی کاپا: %1</translation>
    </message>
    <message>
        <source>Opinion marked</source>
        <translation>نظر نشان شد</translation>
    </message>
    <message>
        <source>Words of the opinion</source>
        <translation>واژه‌های نظر</translation>
    </message>
    <message>
        <source>Reference marked</source>
        <translation>ارجاع نشان شد</translation>
    </message>
    <message>
        <source>Reference linked</source>
        <translation>ارجاع پیوند شد</translation>
    </message>
    <message>
        <source>Kind of reference</source>
        <translation>گونهٔ ارجاع</translation>
    </message>
    <message>
        <source>Reference removed</source>
        <translation>ارجاع برداشته شد</translation>
    </message>
    <message>
        <source>Opinion removed</source>
        <translation>نظر برداشته شد</translation>
    </message>
    <message>
        <source>No opinion</source>
        <translation>بدون نظر</translation>
    </message>
    <message>
        <source>Split into atoms</source>
        <translation>به اتم‌ها شکافته شد</translation>
    </message>
    <message>
        <source>put in its place</source>
        <translation>به‌جای آن گذاشته شود</translation>
    </message>
    <message>
        <source>put after it</source>
        <translation>پس از آن گذاشته شود</translation>
    </message>
    <message>
        <source>%1 · paragraph %2</source>
        <comment>how, where</comment>
        <translation>%1 · بند %2</translation>
    </message>
    <message>
        <source>%1 · typed</source>
        <comment>how, where</comment>
        <translation>%1 · نوشته‌شده</translation>
    </message>
    <message>
        <source>%1 → **%2**</source>
        <comment>phrase, referent</comment>
        <translation>%1 → **%2**</translation>
    </message>
    <message>
        <source>“%1” points to “%2”, %3</source>
        <translation>«%1» به «%2» اشاره دارد، %3</translation>
    </message>
    <message>
        <source>“%1” points to nothing yet</source>
        <translation>«%1» هنوز به چیزی اشاره ندارد</translation>
    </message>
    <message>
        <source>not linked</source>
        <translation>پیوند نشده</translation>
    </message>
    <message numerus="yes">
        <source>%n atom(s)</source>
        <translation>
            <numerusform>%Ln اتم</numerusform>
        </translation>
    </message>
    <message>
        <source>to do</source>
        <translation>کارها</translation>
    </message>
    <message>
        <source>Opinion %1: %2. %3</source>
        <translation>نظر %1: %2. %3</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>کامل</translation>
    </message>
    <message>
        <source>Utterance %1 · yours</source>
        <translation>گفتهٔ %1 · از شما</translation>
    </message>
    <message>
        <source>Utterance %1 · by %2</source>
        <translation>گفتهٔ %1 · از %2</translation>
    </message>
    <message>
        <source>%1 · waits for you</source>
        <comment>where and whose</comment>
        <translation>%1 · منتظر شما</translation>
    </message>
    <message>
        <source>Opinion %1: %2. %3. %4</source>
        <translation>نظر %1: %2. %3. %4</translation>
    </message>
    <message>
        <source>Words of the reference</source>
        <translation>واژه‌های متن مرجع</translation>
    </message>
</context>
<context>
    <name>OpinionWords</name>
    <message>
        <source>The opinion has no text.</source>
        <translation>نظر متنی ندارد.</translation>
    </message>
    <message>
        <source>Type it, or delete the opinion.</source>
        <translation>آن را بنویسید، یا نظر را حذف کنید.</translation>
    </message>
    <message>
        <source>The opinion holds a line break or another control character.</source>
        <translation>نظر شکست سطر یا نویسهٔ کنترلی دیگری دارد.</translation>
    </message>
    <message>
        <source>Write it on one line; split it where it is more than one opinion.</source>
        <translation>در یک سطر بنویسید؛ اگر بیش از یک نظر است بشکافید.</translation>
    </message>
    <message numerus="yes">
        <source>The opinion has more than %n character(s).</source>
        <translation>
            <numerusform>نظر بیش از %Ln نویسه دارد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shorten it, or split it.</source>
        <translation>کوتاهش کنید، یا بشکافید.</translation>
    </message>
    <message numerus="yes">
        <source>The text has more than %n character(s).</source>
        <translation>
            <numerusform>متن بیش از %Ln نویسه دارد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shorten it.</source>
        <translation>کوتاهش کنید.</translation>
    </message>
    <message>
        <source>The text holds a control character.</source>
        <translation>متن نویسهٔ کنترلی دارد.</translation>
    </message>
    <message>
        <source>This is not what the opinion waits for.</source>
        <translation>این چیزی نیست که نظر منتظر آن است.</translation>
    </message>
    <message>
        <source>Look at what has been said about it since.</source>
        <translation>ببینید از آن پس دربارهٔ آن چه گفته شده است.</translation>
    </message>
    <message>
        <source>It is somebody else&apos;s turn.</source>
        <translation>نوبت کس دیگری است.</translation>
    </message>
    <message>
        <source>Not every question about the opinion is answered.</source>
        <translation>همهٔ پرسش‌ها دربارهٔ نظر پاسخ نگرفته‌اند.</translation>
    </message>
    <message>
        <source>Answer each with yes or no.</source>
        <translation>هر یک را با بله یا نه پاسخ دهید.</translation>
    </message>
    <message>
        <source>An opinion that passes needs no correction.</source>
        <translation>نظری که پذیرفته می‌شود اصلاح نمی‌خواهد.</translation>
    </message>
    <message>
        <source>Answer a question with no, or delete the suggestion.</source>
        <translation>پرسشی را با «نه» پاسخ دهید، یا پیشنهاد را حذف کنید.</translation>
    </message>
    <message>
        <source>There is no suggestion to accept.</source>
        <translation>پیشنهادی برای پذیرفتن نیست.</translation>
    </message>
    <message>
        <source>Change the opinion, or defend it.</source>
        <translation>نظر را تغییر دهید، یا از آن دفاع کنید.</translation>
    </message>
    <message>
        <source>The text is not changed.</source>
        <translation>متن تغییر نکرده است.</translation>
    </message>
    <message>
        <source>In this project what stays disputed is dropped.</source>
        <translation>در این پروژه آنچه مورد اختلاف بماند کنار گذاشته می‌شود.</translation>
    </message>
    <message>
        <source>The lead can let such items be adjudicated instead.</source>
        <translation>سرپرست می‌تواند به‌جای آن داوری برگزیند.</translation>
    </message>
    <message>
        <source>The changed text is missing.</source>
        <translation>متن تغییریافته نیست.</translation>
    </message>
    <message>
        <source>Type it, or keep the opinion as it is.</source>
        <translation>آن را بنویسید، یا نظر را همان‌گونه نگه دارید.</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>بررسی نشده</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>پذیرفته</translation>
    </message>
    <message>
        <source>With the author</source>
        <translation>نزد نویسنده</translation>
    </message>
    <message>
        <source>Changed, to be checked again</source>
        <translation>تغییریافته، نیازمند بررسی دوباره</translation>
    </message>
    <message>
        <source>Disputed</source>
        <translation>مورد اختلاف</translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation>کنار گذاشته</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>نگه‌داشته‌شده</translation>
    </message>
    <message>
        <source>Does it say what the speaker said?</source>
        <translation>آیا همان را می‌گوید که گوینده گفت؟</translation>
    </message>
    <message>
        <source>Is every reference clarified, and rightly?</source>
        <translation>آیا هر ارجاع روشن شده، و درست؟</translation>
    </message>
    <message>
        <source>Is it one opinion only?</source>
        <translation>آیا تنها یک نظر است؟</translation>
    </message>
    <message>
        <source>Is it understood without the others?</source>
        <translation>آیا بی دیگران فهمیده می‌شود؟</translation>
    </message>
    <message>
        <source>No opinion has been checked yet.</source>
        <translation>هنوز نظری بررسی نشده است.</translation>
    </message>
    <message>
        <source>No opinion with clarified references has been checked yet.</source>
        <translation>هنوز نظری با ارجاع روشن‌شده بررسی نشده است.</translation>
    </message>
    <message>
        <source>An outsider cannot tell who or what this word means.</source>
        <translation>بیرونی نمی‌تواند بگوید این واژه کیست یا چیست.</translation>
    </message>
    <message>
        <source>This may be more than one opinion.</source>
        <translation>این شاید بیش از یک نظر باشد.</translation>
    </message>
    <message>
        <source>The opinion does not say whose it is.</source>
        <translation>نظر نمی‌گوید از آن کیست.</translation>
    </message>
    <message>
        <source>These words occur nowhere in the article.</source>
        <translation>این واژه‌ها در مقاله نیامده‌اند.</translation>
    </message>
    <message>
        <source>A clarified part needs ** on both sides and words between.</source>
        <translation>بخش روشن‌شده در دو سو ** و در میان واژه می‌خواهد.</translation>
    </message>
    <message>
        <source>An opinion is a statement, not a question, an exclamation or a request.</source>
        <translation>نظر جملهٔ خبری است، نه پرسش، ندا یا درخواست.</translation>
    </message>
    <message>
        <source>The opinions of this utterance cannot be taken over.</source>
        <translation>نظرهای این گفته را نمی‌توان تحویل گرفت.</translation>
    </message>
    <message>
        <source>There is more here than an utterance can have.</source>
        <translation>این‌جا بیش از آن است که یک گفته می‌تواند داشته باشد.</translation>
    </message>
    <message>
        <source>A typed referent is empty.</source>
        <translation>مرجعِ نوشته‌شده خالی است.</translation>
    </message>
    <message>
        <source>The article has no paragraph %1.</source>
        <translation>مقاله بند %1 ندارد.</translation>
    </message>
    <message>
        <source>This is not a UUID in its usual form.</source>
        <translation>این UUID به شکل معمول نیست.</translation>
    </message>
    <message>
        <source>This UUID occurs twice.</source>
        <translation>این UUID دو بار آمده است.</translation>
    </message>
    <message>
        <source>The text holds a line break or another control character.</source>
        <translation>متن شکست سطر یا نویسهٔ کنترلی دیگری دارد.</translation>
    </message>
    <message>
        <source>The place is outside of its text.</source>
        <translation>جای نشان بیرون از متنش است.</translation>
    </message>
    <message>
        <source>The place cuts a character in two.</source>
        <translation>جای نشان نویسه‌ای را دو نیم می‌کند.</translation>
    </message>
    <message>
        <source>Select the opinions in the utterance, or say that it holds none.</source>
        <translation>نظرها را در گفته برگزینید، یا بگویید نظری ندارد.</translation>
    </message>
    <message>
        <source>Say what the marked words point to.</source>
        <translation>بگویید واژه‌های نشان‌شده به چه اشاره دارند.</translation>
    </message>
    <message>
        <source>The marked words are not part of the opinion: remove the mark.</source>
        <translation>واژه‌های نشان‌شده بخشی از نظر نیستند: نشان را بردارید.</translation>
    </message>
    <message>
        <source>Write the clear opinion.</source>
        <translation>نظر روشن را بنویسید.</translation>
    </message>
    <message>
        <source>Split the clear opinion into atomic opinions.</source>
        <translation>نظر روشن را به نظرهای اتمی بشکافید.</translation>
    </message>
    <message>
        <source>Write the atomic opinion, or delete it.</source>
        <translation>نظر اتمی را بنویسید، یا حذفش کنید.</translation>
    </message>
    <message>
        <source>An object is expected here.</source>
        <translation>این‌جا یک شیء انتظار می‌رود.</translation>
    </message>
    <message>
        <source>A list is expected here.</source>
        <translation>این‌جا فهرستی انتظار می‌رود.</translation>
    </message>
    <message numerus="yes">
        <source>The list has more than %n item(s).</source>
        <translation>
            <numerusform>فهرست بیش از %Ln مورد دارد.</numerusform>
        </translation>
    </message>
    <message>
        <source>A text is expected here.</source>
        <translation>این‌جا متنی انتظار می‌رود.</translation>
    </message>
    <message>
        <source>true or false is expected here.</source>
        <translation>این‌جا true یا false انتظار می‌رود.</translation>
    </message>
    <message>
        <source>A whole number is expected here.</source>
        <translation>این‌جا عدد صحیحی انتظار می‌رود.</translation>
    </message>
    <message>
        <source>A start and a length are expected here.</source>
        <translation>این‌جا آغاز و درازا انتظار می‌رود.</translation>
    </message>
    <message>
        <source>This kind of reference is unknown.</source>
        <translation>این گونهٔ ارجاع ناشناخته است.</translation>
    </message>
    <message>
        <source>A reference has two referents.</source>
        <translation>ارجاعی دو مرجع دارد.</translation>
    </message>
    <message>
        <source>The opinions of one utterance take more than 1 MiB.</source>
        <translation>نظرهای یک گفته بیش از ۱ MiB جا می‌گیرند.</translation>
    </message>
    <message>
        <source>This is not a JSON object.</source>
        <translation>این شیء JSON نیست.</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>بایت %1</translation>
    </message>
    <message>
        <source>The opinions were written by a newer version of the program.</source>
        <translation>نظرها را نسخهٔ تازه‌تری از برنامه نوشته است.</translation>
    </message>
    <message>
        <source>Update the program, then try again.</source>
        <translation>برنامه را به‌روز کنید و دوباره بکوشید.</translation>
    </message>
    <message>
        <source>The version is missing or unknown.</source>
        <translation>نسخه نیست یا ناشناخته است.</translation>
    </message>
    <message>
        <source>Type it again.</source>
        <translation>دوباره بنویسید.</translation>
    </message>
    <message>
        <source>An author counts as yes to every question about their own opinion. With one side that never varies, agreement beyond chance cannot be told from agreement.</source>
        <translation>نویسنده دربارهٔ نظر خود به هر پرسش «بله» می‌گوید. با طرفی که هرگز تغییر نمی‌کند، توافق فراتر از تصادف را نمی‌توان از توافق بازشناخت.</translation>
    </message>
    <message>
        <source>The utterance is marked as having no opinion, but has some.</source>
        <translation>گفته شده که این گفته نظری ندارد، و دارد.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is required.</source>
        <translation>«%1» نیست.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known here.</source>
        <translation>«%1» این‌جا ناشناخته است.</translation>
    </message>
    <message>
        <source>Somebody has said something about the opinion since.</source>
        <translation>از آن پس کسی دربارهٔ نظر چیزی گفته است.</translation>
    </message>
</context>
<context>
    <name>OverviewWords</name>
    <message>
        <source>%1: %2</source>
        <comment>figure, value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1; observed %2, by chance %3</source>
        <comment>after a figure</comment>
        <translation>%1؛ مشاهده‌شده %2، تصادفی %3</translation>
    </message>
    <message>
        <source>Not blind: answered again after the discussion of a calibration.</source>
        <translation>نه پنهان: پس از گفت‌وگوی هم‌سنجی دوباره پاسخ داده شده.</translation>
    </message>
    <message>
        <source>Several pairs together; disagreements are halved between the sides.</source>
        <translation>چند جفت با هم؛ اختلاف‌ها میان دو سو نصف می‌شوند.</translation>
    </message>
    <message>
        <source>Percent agreement</source>
        <translation>درصد توافق</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa</source>
        <translation>کاپای کوهن</translation>
    </message>
    <message>
        <source>Gwet&apos;s AC1</source>
        <translation>AC1 گوت</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha</source>
        <translation>آلفای کریپندورف</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a pair of people</comment>
        <translation>%1 و %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>pairs</comment>
        <translation>
            <numerusform>%Ln دیگر</numerusform>
        </translation>
    </message>
    <message>
        <source>Pairs: %1</source>
        <comment>names</comment>
        <translation>جفت‌ها: %1</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between pairs</comment>
        <translation>؛ </translation>
    </message>
    <message>
        <source>Asked about: %1</source>
        <comment>steps</comment>
        <translation>دربارهٔ: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between steps</comment>
        <translation>، </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>count, reason</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <comment>counts with reasons</comment>
        <translation>کنارگذاشته: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between reasons</comment>
        <translation>، </translation>
    </message>
    <message>
        <source>Nobody labels this sample here.</source>
        <translation>کسی این نمونه را اینجا برچسب نمی‌زند.</translation>
    </message>
    <message>
        <source>Times of single paragraphs are shown once both have handed in.</source>
        <translation>زمان تک‌تک بندها پس از تحویل هر دو نشان داده می‌شود.</translation>
    </message>
    <message>
        <source>Times of single paragraphs are shown once the sample is settled: until then whoever decides must not know who said what.</source>
        <translation>زمان تک‌تک بندها پس از نهایی‌شدن نمونه نشان داده می‌شود: تا آن هنگام، آن که تصمیم می‌گیرد نباید بداند چه کسی چه گفته است.</translation>
    </message>
    <message>
        <source>No sample is left out.</source>
        <translation>هیچ نمونه‌ای کنار گذاشته نشده است.</translation>
    </message>
    <message>
        <source>Left out: %1.</source>
        <translation>کنار گذاشته‌ها: %1.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between items of a list</comment>
        <translation>، </translation>
    </message>
    <message>
        <source>missing</source>
        <translation>نیست</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%Ln نوبت</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s)</source>
        <translation>
            <numerusform>%Ln گزاره</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n imported</source>
        <comment>facts</comment>
        <translation>
            <numerusform>%Ln واردشده</numerusform>
        </translation>
    </message>
    <message>
        <source>to decompose</source>
        <translation>باید شکسته شود</translation>
    </message>
    <message>
        <source>none yet</source>
        <comment>facts</comment>
        <translation>هنوز هیچ</translation>
    </message>
    <message>
        <source>Discussion</source>
        <translation>گفت‌وگو</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>گزاره‌ها</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>amount and currency</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>بی‌عنوان</translation>
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
        <translation>پاسخ‌داده‌شدهٔ A و B</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>شماره</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>نمونه</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>حوزه</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>زمان</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>فرد</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>پاسخ‌داده‌شده</translation>
    </message>
    <message>
        <source>Active time</source>
        <translation>زمان فعال</translation>
    </message>
    <message>
        <source>An item</source>
        <translation>هر مورد</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>همه</translation>
    </message>
    <message>
        <source>Samples (n)</source>
        <translation>نمونه‌ها (n)</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>جمع</translation>
    </message>
    <message>
        <source>Median a sample</source>
        <translation>میانهٔ هر نمونه</translation>
    </message>
    <message>
        <source>Items (n)</source>
        <translation>موارد (n)</translation>
    </message>
    <message>
        <source>Mean an item</source>
        <translation>میانگین هر مورد</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>شماره</translation>
    </message>
    <message>
        <source>Items answered</source>
        <translation>موارد پاسخ‌داده</translation>
    </message>
    <message>
        <source>Active seconds</source>
        <translation>ثانیه‌های فعال</translation>
    </message>
    <message>
        <source>Not measured</source>
        <translation>اندازه‌گیری‌نشده</translation>
    </message>
    <message>
        <source>Who said what stays unnamed until every sample is settled; disagreements are halved between the sides, so that the chance agreement of kappa, which depends on what each said, is not that of this table.</source>
        <translation>تا نهایی شدن همهٔ نمونه‌ها معلوم نیست چه کسی چه گفته؛ اختلاف‌ها میان دو سو نصف می‌شوند، پس توافق تصادفی کاپا، که بر پایهٔ گفتهٔ هر یک است، همان توافق تصادفی این جدول نیست.</translation>
    </message>
</context>
<context>
    <name>PacketPeopleModel</name>
    <message numerus="yes">
        <source>%n sample(s)</source>
        <translation>
            <numerusform>%Ln نمونه</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing to do</source>
        <translation>کاری نیست</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>فرد</translation>
    </message>
    <message>
        <source>To do</source>
        <translation>کارها</translation>
    </message>
    <message>
        <source>File</source>
        <translation>فایل</translation>
    </message>
    <message numerus="yes">
        <source>%n study(s)</source>
        <translation>
            <numerusform>%Ln پژوهش</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PacketWords</name>
    <message>
        <source>The packet is of another project: &quot;%1&quot;.</source>
        <translation>بسته از پروژهٔ دیگری است: «%1».</translation>
    </message>
    <message>
        <source>Open that project and merge the packet there.</source>
        <translation>آن پروژه را باز و بسته را آن‌جا ادغام کنید.</translation>
    </message>
    <message>
        <source>The project does not know this packet; it was not written by it.</source>
        <translation>پروژه این بسته را نمی‌شناسد؛ آن را ننوشته است.</translation>
    </message>
    <message>
        <source>If the project is an older copy, merge into the newer one.</source>
        <translation>اگر پروژه رونوشت قدیمی‌تری است، در تازه‌تر ادغام کنید.</translation>
    </message>
    <message>
        <source>it was made for %1.</source>
        <translation>برای %1 ساخته شده است.</translation>
    </message>
    <message>
        <source>its texts are not those that were written into it.</source>
        <translation>متن‌هایش همان‌هایی نیستند که در آن نوشته شدند.</translation>
    </message>
    <message>
        <source>it holds something that its person did not write in it, and that the project did not either.</source>
        <translation>چیزی دارد که نه صاحبش در آن نوشته و نه پروژه.</translation>
    </message>
    <message>
        <source>something in it is not what the project has.</source>
        <translation>چیزی در آن با آنچه پروژه دارد یکی نیست.</translation>
    </message>
    <message>
        <source>Its hand-in of %1 does not count: the project knows of a later word of its person.</source>
        <translation>تحویل آن به تاریخ %1 به شمار نمی‌آید: پروژه از تصمیم تازه‌تری از صاحبش خبر دارد.</translation>
    </message>
    <message>
        <source>The assignment was taken back or changed since.</source>
        <translation>واگذاری از آن پس پس گرفته یا عوض شده است.</translation>
    </message>
    <message>
        <source>It is settled; nothing can be added.</source>
        <translation>نهایی شده است؛ چیزی نمی‌توان افزود.</translation>
    </message>
    <message>
        <source>Both have handed in since; the answers are fixed.</source>
        <translation>هر دو از آن پس تحویل داده‌اند؛ پاسخ‌ها ثابت‌اند.</translation>
    </message>
    <message>
        <source>It is not closed in the project.</source>
        <translation>در پروژه بسته نشده است.</translation>
    </message>
    <message>
        <source>Its person has handed it in already, in another copy or in the project: take that back first if this one is to count.</source>
        <translation>صاحبش آن را پیش‌تر تحویل داده است، در رونوشتی دیگر یا در پروژه: اگر این یکی باید به شمار آید، نخست آن را پس بگیرید.</translation>
    </message>
    <message>
        <source>What it asks about was changed since: its article, discussion or facts.</source>
        <translation>آنچه دربارهٔ آن می‌پرسد از آن پس عوض شده: مقاله، گفت‌وگو یا گزاره‌هایش.</translation>
    </message>
    <message>
        <source>Something was written after it was handed in.</source>
        <translation>پس از تحویل چیزی نوشته شده است.</translation>
    </message>
    <message>
        <source>It is handed in, but not everything is answered.</source>
        <translation>تحویل شده، اما همه چیز پاسخ نگرفته است.</translation>
    </message>
    <message>
        <source>The packet was altered: %1</source>
        <translation>بسته دست‌کاری شده: %1</translation>
    </message>
    <message>
        <source>Do not merge it; ask its person for the packet as they saved it.</source>
        <translation>ادغامش نکنید؛ از صاحبش بسته را همان‌گونه که ذخیره کرده بخواهید.</translation>
    </message>
    <message>
        <source>The packet holds a text that is longer than any that Tandem writes.</source>
        <translation>بسته متنی درازتر از هر آنچه Tandem می‌نویسد دارد.</translation>
    </message>
    <message>
        <source>Ask its person for the packet as they saved it.</source>
        <translation>از صاحبش بسته را همان‌گونه که ذخیره کرده بخواهید.</translation>
    </message>
    <message>
        <source>it holds a value that Tandem does not write.</source>
        <translation>مقداری دارد که Tandem نمی‌نویسد.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>لغو شد.</translation>
    </message>
    <message>
        <source>The packet is cut off or damaged.</source>
        <translation>بسته بریده یا آسیب‌دیده است.</translation>
    </message>
    <message>
        <source>Have it sent again, for example in an archive.</source>
        <translation>بخواهید دوباره بفرستند، مثلاً در بایگانی فشرده.</translation>
    </message>
    <message>
        <source>The file does not exist.</source>
        <translation>پرونده وجود ندارد.</translation>
    </message>
    <message>
        <source>Check its name.</source>
        <translation>نامش را بررسی کنید.</translation>
    </message>
    <message>
        <source>The file is larger than any packet: %1 of %2 MB.</source>
        <translation>پرونده از هر بسته‌ای بزرگ‌تر است: %1 از %2 مگابایت.</translation>
    </message>
    <message>
        <source>Write packets with fewer samples.</source>
        <translation>بسته‌هایی با نمونه‌های کمتر بنویسید.</translation>
    </message>
    <message>
        <source>The packet is still open, or was not closed properly.</source>
        <translation>بسته هنوز باز است، یا درست بسته نشده.</translation>
    </message>
    <message>
        <source>Close it where it is open, or open and close it once, and merge it again.</source>
        <translation>آن را هر جا باز است ببندید، یا یک بار باز و بسته کنید، و دوباره ادغام کنید.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>این فایل خوانده نمی‌شود.</translation>
    </message>
    <message>
        <source>The packet was altered: parts of its structure were taken away.</source>
        <translation>بسته دست‌کاری شده: بخش‌هایی از ساختارش برداشته شده است.</translation>
    </message>
    <message>
        <source>The packet was altered: &quot;%1&quot; in it was not made by Tandem.</source>
        <translation>بسته دست‌کاری شده: «%1» درون آن را Tandem نساخته است.</translation>
    </message>
    <message>
        <source>This file is a packet itself.</source>
        <translation>این پرونده خود یک بسته است.</translation>
    </message>
    <message>
        <source>Do this in the project that the packet came from.</source>
        <translation>این کار را در پروژه‌ای بکنید که بسته از آن آمده است.</translation>
    </message>
    <message>
        <source>%1, sample %2</source>
        <translation>%1، نمونهٔ %2</translation>
    </message>
    <message>
        <source>%1, &quot;%2&quot;</source>
        <translation>%1، «%2»</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) cannot be merged, so nothing was.</source>
        <translation>
            <numerusform>%Ln دور ادغام‌شدنی نیست، پس چیزی ادغام نشد.</numerusform>
        </translation>
    </message>
    <message>
        <source>What is refused can be left out of the merge.</source>
        <translation>آنچه رد شده می‌تواند از ادغام کنار بماند.</translation>
    </message>
    <message>
        <source>This is a project, not a packet.</source>
        <translation>این پروژه است، نه بسته.</translation>
    </message>
    <message>
        <source>Choose a file that was written as a packet.</source>
        <translation>پرونده‌ای را برگزینید که به‌عنوان بسته نوشته شده است.</translation>
    </message>
    <message>
        <source>it says that it is several packets.</source>
        <translation>می‌گوید چند بسته است.</translation>
    </message>
    <message>
        <source>what it says of itself makes no sense.</source>
        <translation>آنچه دربارهٔ خود می‌گوید معنایی ندارد.</translation>
    </message>
    <message>
        <source>it holds more than a packet does.</source>
        <translation>بیش از آنچه بسته دارد در آن است.</translation>
    </message>
    <message>
        <source>The packet holds more than a million rows.</source>
        <translation>بسته بیش از یک میلیون ردیف دارد.</translation>
    </message>
    <message>
        <source>its rounds are not as they were.</source>
        <translation>دورهایش همان‌گونه که بودند نیستند.</translation>
    </message>
    <message>
        <source>something that was written in it last is gone.</source>
        <translation>آخرین چیزی که در آن نوشته شده بود ناپدید شده است.</translation>
    </message>
    <message>
        <source>something that was written in it does not match its seal.</source>
        <translation>چیزی که در آن نوشته شده با مهرش نمی‌خواند.</translation>
    </message>
    <message>
        <source>something that was written in it is gone.</source>
        <translation>چیزی که در آن نوشته شده بود ناپدید شده است.</translation>
    </message>
    <message>
        <source>it holds what somebody else wrote.</source>
        <translation>آنچه کس دیگری نوشته در آن است.</translation>
    </message>
    <message>
        <source>a hand-in in it does not match its seal.</source>
        <translation>تحویلی در آن با مهرش نمی‌خواند.</translation>
    </message>
    <message>
        <source>This person was set aside.</source>
        <translation>این شخص کنار گذاشته شده است.</translation>
    </message>
    <message>
        <source>Take them back first.</source>
        <translation>نخست او را بازگردانید.</translation>
    </message>
    <message>
        <source>Choose another name: it may be a packet with work that is not merged yet.</source>
        <translation>نام دیگری برگزینید: شاید بسته‌ای با کارِ هنوز ادغام‌نشده باشد.</translation>
    </message>
    <message>
        <source>There is nothing to do for this person in these samples.</source>
        <translation>در این نمونه‌ها کاری برای این فرد نیست.</translation>
    </message>
    <message>
        <source>Assign samples first; what was handed in needs no packet.</source>
        <translation>نخست نمونه‌ها را بسپارید؛ آنچه تحویل شده بسته نمی‌خواهد.</translation>
    </message>
    <message>
        <source>it holds something that could not be said there.</source>
        <translation>چیزی دارد که آن‌جا گفتنی نبود.</translation>
    </message>
    <message>
        <source>What was written cannot be found again.</source>
        <translation>آنچه نوشته شده دیگر یافت نمی‌شود.</translation>
    </message>
    <message>
        <source>It is no longer in the project.</source>
        <translation>دیگر در پروژه نیست.</translation>
    </message>
    <message>
        <source>A file of this name already exists.</source>
        <translation>پرونده‌ای با این نام از پیش آنجاست.</translation>
    </message>
    <message>
        <source>Check its permissions.</source>
        <translation>مجوزهای آن را بررسی کنید.</translation>
    </message>
    <message>
        <source>This time is none that a clock would say.</source>
        <translation>این زمانی نیست که ساعتی نشان دهد.</translation>
    </message>
    <message>
        <source>Set the clock of the rater&apos;s computer, then let them answer again.</source>
        <translation>ساعت رایانهٔ ارزیاب را تنظیم کنید، سپس بگذارید دوباره پاسخ دهد.</translation>
    </message>
    <message>
        <source>The project does not know the form of these answers; it was not written by it.</source>
        <translation>پروژه فرم این پاسخ‌ها را نمی‌شناسد؛ آن را ننوشته است.</translation>
    </message>
    <message>
        <source>If they are of another project, merge them there; if this one is an older copy, merge into the newer one.</source>
        <translation>اگر از پروژهٔ دیگری‌اند، آن‌جا ادغامشان کنید؛ اگر این رونوشت قدیمی‌تری است، در تازه‌تر ادغام کنید.</translation>
    </message>
    <message numerus="yes">
        <source>The rater takes everything back: %n answer(s) are erased. Copies of the project keep theirs.</source>
        <translation>
            <numerusform>ارزیاب همه چیز را پس می‌گیرد: %Ln پاسخ پاک می‌شود. رونوشت‌های پروژه آن‌ها را نگه می‌دارند.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) came after the close: they are kept, but no part of results.</source>
        <translation>
            <numerusform>%Ln پاسخ پس از بسته شدن رسید: نگه داشته می‌شود، اما بخشی از نتایج نیست.</numerusform>
        </translation>
    </message>
    <message>
        <source>What was rated in a study cannot be merged, so nothing was.</source>
        <translation>آنچه در یک پژوهش رتبه‌دهی شده است ادغام‌شدنی نیست، پس چیزی ادغام نشد.</translation>
    </message>
    <message>
        <source>This is a form or another page, not what its rater saved.</source>
        <translation>این یک فرم یا صفحهٔ دیگری است، نه آنچه ارزیاب آن ذخیره کرده است.</translation>
    </message>
    <message>
        <source>Open it in a browser, answer, and save the answers to a file there: that file is merged.</source>
        <translation>آن را در مرورگری باز کنید، پاسخ دهید، و پاسخ‌ها را همان‌جا در پرونده‌ای ذخیره کنید: آن پرونده ادغام می‌شود.</translation>
    </message>
    <message>
        <source>its studies are not as they were.</source>
        <translation>پژوهش‌هایش همان‌گونه که بودند نیستند.</translation>
    </message>
    <message>
        <source>Opinions are written, not answered: a form cannot hold them.</source>
        <translation>نظرها نوشته می‌شوند، نه پاسخ داده: فرم نمی‌تواند آن‌ها را در بر گیرد.</translation>
    </message>
    <message>
        <source>Write a packet.</source>
        <translation>بسته‌ای بنویسید.</translation>
    </message>
    <message>
        <source>Assign samples first; what was handed in needs no form.</source>
        <translation>نخست نمونه‌ها را بسپارید؛ آنچه تحویل شده فرم نمی‌خواهد.</translation>
    </message>
    <message>
        <source>The person takes all answers back, which annotators cannot: what they answered stays in the journal.</source>
        <translation>این شخص همهٔ پاسخ‌ها را پس می‌گیرد، که برچسب‌زن‌ها نمی‌توانند: آنچه پاسخ داده‌اند در دفتر ثبت می‌ماند.</translation>
    </message>
    <message>
        <source>Take the assignment back in the project; its answers then count for nothing.</source>
        <translation>واگذاری را در پروژه پس بگیرید؛ آن‌گاه پاسخ‌هایش به شمار نمی‌آیند.</translation>
    </message>
    <message>
        <source>Is this fact a key background-supporting fact for the discussion?</source>
        <translation>آیا این گزاره یک گزارهٔ کلیدیِ پشتیبان پس‌زمینه برای گفت‌وگو است؟</translation>
    </message>
    <message>
        <source>Is this paragraph background-supporting for the discussion?</source>
        <translation>آیا این بند پشتیبان زمینهٔ گفت‌وگو است؟</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>گزاره</translation>
    </message>
    <message>
        <source>Paragraph</source>
        <translation>بند</translation>
    </message>
    <message>
        <source>Its paragraph</source>
        <translation>بند آن</translation>
    </message>
    <message>
        <source>Discussion</source>
        <translation>گفت‌وگو</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>پژوهش</translation>
    </message>
    <message>
        <source>A study lacks one of its versions.</source>
        <translation>پژوهشی یکی از نسخه‌هایش را ندارد.</translation>
    </message>
</context>
<context>
    <name>PeopleWords</name>
    <message>
        <source>A sample was assigned otherwise in the meantime; nothing was changed.</source>
        <translation>در این میان نمونه‌ای به شکل دیگری واگذار شد؛ چیزی تغییر نکرد.</translation>
    </message>
    <message>
        <source>Look at the pairs and assign again.</source>
        <translation>زوج‌ها را ببینید و دوباره واگذار کنید.</translation>
    </message>
    <message>
        <source>A project needs a lead.</source>
        <translation>پروژه به سرپرست نیاز دارد.</translation>
    </message>
    <message>
        <source>Make somebody else lead first.</source>
        <translation>نخست کس دیگری را سرپرست کنید.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number and title of a sample</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>lead</source>
        <translation>سرپرست</translation>
    </message>
    <message>
        <source>annotator</source>
        <translation>برچسب‌زن</translation>
    </message>
    <message>
        <source>Each judges the candidate facts of the supporting paragraphs. They are made in Facts once it is settled which paragraphs those are.</source>
        <translation>هر یک دربارهٔ گزاره‌های نامزدِ بندهای پشتیبان داوری می‌کند. آن‌ها در «گزاره‌ها» ساخته می‌شوند، پس از آنکه معلوم شد کدام بندها پشتیبان‌اند.</translation>
    </message>
    <message>
        <source>Each writes the opinions of their own utterances: those of the participant who has their name, or else by turns. It needs the discussion.</source>
        <translation>هر یک نظرهای گفته‌های خودش را می‌نویسد: گفته‌های شرکت‌کنندهٔ هم‌نامش، یا به نوبت. گفت‌وگو لازم است.</translation>
    </message>
    <message>
        <source>Each judges every paragraph of the article. A sample without a discussion can be assigned now; the pair begins once it exists.</source>
        <translation>هر یک دربارهٔ هر بند مقاله داوری می‌کند. نمونهٔ بی گفت‌وگو را می‌توان اکنون سپرد؛ جفت وقتی گفت‌وگو آمد آغاز می‌کند.</translation>
    </message>
    <message>
        <source>Paragraphs, key facts and opinions go to the same two, A as A and B as B. What is not ready for a step yet is left out and named below.</source>
        <translation>بندها، گزاره‌های کلیدی و نظرها به همان دو نفر می‌رسند، A در نقش A و B در نقش B. آنچه هنوز برای مرحله‌ای آماده نیست کنار گذاشته و در زیر نام برده می‌شود.</translation>
    </message>
</context>
<context>
    <name>PersevalDistances</name>
    <message>
        <source>The distances were cancelled.</source>
        <translation>محاسبهٔ فاصله‌ها لغو شد.</translation>
    </message>
    <message numerus="yes">
        <source>A document has more than %n user(s).</source>
        <translation>
            <numerusform>یک سند بیش از %Ln کاربر دارد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Split its users over several documents.</source>
        <translation>کاربران آن را میان چند سند بخش کنید.</translation>
    </message>
    <message numerus="yes">
        <source>This takes more than %n million distance(s).</source>
        <translation>
            <numerusform>این کار بیش از %Ln میلیون فاصله می‌خواهد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose fewer models or documents.</source>
        <translation>مدل‌ها یا سندهای کمتری برگزینید.</translation>
    </message>
    <message numerus="yes">
        <source>There are more than %n model(s).</source>
        <translation>
            <numerusform>بیش از %Ln مدل وجود دارد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose some of them.</source>
        <translation>برخی از آن‌ها را برگزینید.</translation>
    </message>
</context>
<context>
    <name>PersevalWords</name>
    <message>
        <source>There is no summary by %1.</source>
        <translation>هیچ خلاصه‌ای از %1 نیست.</translation>
    </message>
    <message>
        <source>There is no summary by any model.</source>
        <translation>هیچ خلاصه‌ای از هیچ مدلی نیست.</translation>
    </message>
    <message>
        <source>Beside &quot;user&quot;, the users of a document need a summary by each model.</source>
        <translation>افزون بر «user»، کاربران یک سند به خلاصه‌ای از هر مدل نیاز دارند.</translation>
    </message>
    <message>
        <source>METEOR needs WordNet, which is not installed here.</source>
        <translation>METEOR به WordNet نیاز دارد که اینجا نصب نیست.</translation>
    </message>
    <message>
        <source>Install the package wordnet-base, or take meteor_exact_stem.</source>
        <translation>بستهٔ wordnet-base را نصب کنید، یا meteor_exact_stem را به کار ببرید.</translation>
    </message>
    <message>
        <source>1 minus the score. %1</source>
        <translation>۱ منهای امتیاز. %1</translation>
    </message>
    <message>
        <source>No document has two users with a summary of their own and one by %1.</source>
        <translation>هیچ سندی نیست که دو کاربر آن هم خلاصهٔ خود و هم خلاصه‌ای از %1 داشته باشند.</translation>
    </message>
    <message>
        <source>The distances of all pairs are undefined.</source>
        <translation>فاصله‌های همهٔ جفت‌ها تعریف‌نشده‌اند.</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>صحت</translation>
    </message>
    <message numerus="yes">
        <source>Undefined distances are treated as in the published code. Leaving their pairs out gives other figures for %n model(s): %1.</source>
        <translation>
            <numerusform>با فاصله‌های تعریف‌نشده مانند کد منتشرشده رفتار شده است. کنار گذاشتن جفت‌هایشان برای %Ln مدل رقم‌های دیگری می‌دهد: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pairs with an undefined distance are left out. Treating them as in the published code gives other figures for %n model(s): %1.</source>
        <translation>
            <numerusform>جفت‌های دارای فاصلهٔ تعریف‌نشده کنار گذاشته شده‌اند. رفتار با آن‌ها مانند کد منتشرشده برای %Ln مدل رقم‌های دیگری می‌دهد: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%Ln سند</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>documents with a figure, all documents</comment>
        <translation>%1 از %2</translation>
    </message>
    <message numerus="yes">
        <source>%n user(s)</source>
        <translation>
            <numerusform>%Ln کاربر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n summary(s) of users</source>
        <translation>
            <numerusform>%Ln خلاصهٔ کاربران</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer than two users can be compared; the document is left out.</source>
        <translation>کمتر از دو کاربر را می‌توان سنجید؛ سند کنار گذاشته می‌شود.</translation>
    </message>
    <message>
        <source>The user has no summary of their own; the user is left out.</source>
        <translation>کاربر خلاصهٔ خود را ندارد؛ کاربر کنار گذاشته می‌شود.</translation>
    </message>
    <message>
        <source>The model has no summary for the user, who is left out for it.</source>
        <translation>مدل برای این کاربر خلاصه‌ای ندارد و کاربر برای آن کنار گذاشته می‌شود.</translation>
    </message>
    <message>
        <source>Distances between the users&apos; own summaries are undefined (such as JSD with one empty text, or ROUGE of texts in letters that it does not see); these pairs are left out of the mean.</source>
        <translation>فاصلهٔ میان خلاصه‌های خود کاربران تعریف‌نشده است (مانند JSD با یک متن خالی، یا ROUGE متن‌هایی با حرف‌هایی که آن نمی‌بیند)؛ این جفت‌ها در میانگین نمی‌آیند.</translation>
    </message>
    <message>
        <source>Distances between the users&apos; own summaries are undefined (such as JSD with one empty text). Where the model&apos;s are defined, the pair counts as a proportion of 1, as in the published code.</source>
        <translation>فاصله‌های میان خلاصهٔ خود کاربران تعریف‌نشده‌اند (مانند JSD با یک متن تهی). جایی که فاصله‌های مدل تعریف شده باشند، جفت همچون نسبت ۱ به شمار می‌آید، مانند کد منتشرشده.</translation>
    </message>
    <message>
        <source>Distances between the model&apos;s summaries are undefined (such as JSD with one empty text, or ROUGE of texts in letters that it does not see); these pairs are left out of the mean.</source>
        <translation>فاصله‌های میان خلاصه‌های مدل تعریف‌نشده‌اند (مانند JSD با یک متن تهی، یا ROUGE متن‌هایی با حرف‌هایی که آن نمی‌بیند)؛ این جفت‌ها در میانگین به شمار نمی‌آیند.</translation>
    </message>
    <message>
        <source>None of the user&apos;s pairs is defined; the user is left out of the document&apos;s mean.</source>
        <translation>هیچ‌یک از جفت‌های کاربر تعریف نشده است؛ کاربر در میانگین سند به شمار نمی‌آید.</translation>
    </message>
    <message>
        <source>The distance of the model&apos;s summary to the user&apos;s own is undefined or missing; it counts as 1.</source>
        <translation>فاصلهٔ خلاصهٔ مدل تا خلاصهٔ خود کاربر تعریف‌نشده است یا نیست؛ ۱ به شمار می‌آید.</translation>
    </message>
    <message>
        <source>document %1</source>
        <translation>سند %1</translation>
    </message>
    <message>
        <source>%1, user %2</source>
        <translation>%1، کاربر %2</translation>
    </message>
    <message>
        <source>%1, model %2</source>
        <translation>%1، مدل %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%Ln مقدار</numerusform>
        </translation>
    </message>
    <message>
        <source>The samples were cancelled.</source>
        <translation>نمونه‌ها لغو شدند.</translation>
    </message>
    <message>
        <source>Write the models&apos; names as they are in the file.</source>
        <translation>نام مدل‌ها را چنان‌که در پرونده آمده است بنویسید.</translation>
    </message>
    <message>
        <source>The soft-max of the users&apos; own summaries overflows, since one is at almost no distance from the document. Where the model&apos;s is defined, the pair counts as a proportion of 1, as in the published code.</source>
        <translation>soft-max خلاصهٔ خود کاربران سرریز می‌کند، چون یکی تقریباً هیچ فاصله‌ای با سند ندارد. جایی که soft-max مدل تعریف شده باشد، جفت همچون نسبت ۱ به شمار می‌آید، مانند کد منتشرشده.</translation>
    </message>
    <message>
        <source>The soft-max of the model&apos;s summaries overflows, since one is at almost no distance from the document; these pairs are left out of the mean.</source>
        <translation>soft-max خلاصه‌های مدل سرریز می‌کند، چون یکی تقریباً هیچ فاصله‌ای با سند ندارد؛ این جفت‌ها در میانگین به شمار نمی‌آیند.</translation>
    </message>
    <message>
        <source>The summary is at no distance from its document; the weights of its pairs are 0.</source>
        <translation>خلاصه هیچ فاصله‌ای با سند خود ندارد؛ وزن جفت‌های آن ۰ است.</translation>
    </message>
    <message>
        <source>Distances between two users&apos; summaries were not imported, in one order or in both; these pairs are left out of the mean.</source>
        <translation>فاصله‌های میان خلاصه‌های دو کاربر، در یک ترتیب یا در هر دو، وارد نشده‌اند؛ این جفت‌ها در میانگین به شمار نمی‌آیند.</translation>
    </message>
    <message>
        <source>Distances below 0 or above 1 were imported; they are taken as they are.</source>
        <translation>فاصله‌هایی کمتر از ۰ یا بیشتر از ۱ وارد شده‌اند؛ همان‌گونه که هستند به کار می‌روند.</translation>
    </message>
    <message>
        <source>%1, beta %2: %3</source>
        <translation>%1، beta %2: %3</translation>
    </message>
    <message>
        <source>%1, distance %2</source>
        <translation>%1، فاصله %2</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>مدل</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>سندها</translation>
    </message>
    <message>
        <source>Users&apos; summaries</source>
        <translation>خلاصه‌های کاربران</translation>
    </message>
    <message>
        <source>%1: undefined: %2</source>
        <translation>%1: تعریف‌نشده: %2</translation>
    </message>
    <message>
        <source>How far leaderboards agree (1: the same order)</source>
        <translation>میزان توافق جدول‌های رده‌بندی (۱: همان ترتیب)</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 و %2</translation>
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
            <numerusform>%Ln بار: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more; --json names them</source>
        <translation>
            <numerusform>و %Ln مورد دیگر؛ --json آن‌ها را نام می‌برد</numerusform>
        </translation>
    </message>
    <message>
        <source>PerSEval by beta</source>
        <translation>PerSEval بر پایهٔ beta</translation>
    </message>
    <message numerus="yes">
        <source>PerSEval on samples, %n each (seed %1)</source>
        <translation>
            <numerusform>PerSEval روی نمونه‌ها، از هر اندازه %Ln (بذر %1)</numerusform>
        </translation>
    </message>
    <message>
        <source>Least Kendall with all</source>
        <translation>کمترین Kendall با همه</translation>
    </message>
    <message>
        <source>Bias</source>
        <translation>اریبی</translation>
    </message>
    <message>
        <source>Variance</source>
        <translation>واریانس</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) have no number as their score.</source>
        <translation>
            <numerusform>امتیاز %Ln سطر عدد نیست.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PersonalizedReader</name>
    <message>
        <source>This document is larger than %1 MiB.</source>
        <translation>این سند بزرگ‌تر از %1 مبی‌بایت است.</translation>
    </message>
    <message>
        <source>%1 (line %2)</source>
        <translation>%1 (سطر %2)</translation>
    </message>
    <message>
        <source>Put each document on a line of its own.</source>
        <translation>هر سند را در سطری جداگانه بگذارید.</translation>
    </message>
    <message>
        <source>%1, /doc_id (line %2)</source>
        <translation>%1، ‎/doc_id (سطر %2)</translation>
    </message>
    <message>
        <source>Give every document a name of its own, or remove one of the two.</source>
        <translation>به هر سند نامی ویژهٔ خودش بدهید، یا یکی از آن دو را بردارید.</translation>
    </message>
    <message>
        <source>There is no document in it.</source>
        <translation>هیچ سندی در آن نیست.</translation>
    </message>
    <message>
        <source>Choose a file with at least one document.</source>
        <translation>پرونده‌ای را برگزینید که دست‌کم یک سند داشته باشد.</translation>
    </message>
    <message>
        <source>The document is no longer where it was.</source>
        <translation>سند دیگر در جای پیشین خود نیست.</translation>
    </message>
    <message>
        <source>Load the file again.</source>
        <translation>پرونده را دوباره بار کنید.</translation>
    </message>
    <message>
        <source>The document &quot;%1&quot; occurred before.</source>
        <translation>سند «%1» پیش‌تر آمده است.</translation>
    </message>
</context>
<context>
    <name>ProjectCheck</name>
    <message>
        <source>%n answer(s) by somebody who is not of the pair</source>
        <translation>%n پاسخ از کسی که از زوج نیست</translation>
    </message>
    <message>
        <source>%n answer(s) after their author had handed in</source>
        <translation>%n پاسخ پس از تحویل پاسخ‌دهنده</translation>
    </message>
    <message>
        <source>%n decision(s) in a round that is not closed</source>
        <translation>%n تصمیم در دوری که بسته نیست</translation>
    </message>
    <message>
        <source>%n round(s) settled before both had handed in</source>
        <translation>%n دور که پیش از تحویل هر دو نهایی شده است</translation>
    </message>
    <message>
        <source>%n gap(s) in the numbering of samples</source>
        <translation>%n جاافتادگی در شماره‌گذاری نمونه‌ها</translation>
    </message>
    <message>
        <source>%n sample(s) with gaps in the numbering of paragraphs</source>
        <translation>%n نمونه با جاافتادگی در شماره‌گذاری بندها</translation>
    </message>
    <message>
        <source>%n group(s) of facts of another sample&apos;s paragraph</source>
        <translation>%n گروه گزاره از بند نمونه‌ای دیگر</translation>
    </message>
    <message>
        <source>%n row(s) taken out of the journal of answers</source>
        <translation>%n ردیف برداشته‌شده از دفتر ثبت پاسخ‌ها</translation>
    </message>
    <message>
        <source>%n row(s) taken out of the journal of decisions</source>
        <translation>%n ردیف برداشته‌شده از دفتر ثبت تصمیم‌ها</translation>
    </message>
    <message>
        <source>%n row(s) taken out of the journal</source>
        <translation>%n ردیف برداشته‌شده از دفتر ثبت</translation>
    </message>
    <message>
        <source>%n round(s) whose hand-ins are not as journalled</source>
        <translation>%n دور که تحویل‌هایش با دفتر ثبت نمی‌خواند</translation>
    </message>
    <message>
        <source>%n round(s) settled or reopened without a journal entry</source>
        <translation>%n دور که بدون ثبت در دفتر نهایی یا بازگشایی شده است</translation>
    </message>
    <message>
        <source>%n text(s) missing in the search index</source>
        <translation>%n متن در نمایهٔ جست‌وجو نیست</translation>
    </message>
    <message>
        <source>%n entry(s) of the search index without a text</source>
        <translation>%n مدخل نمایهٔ جست‌وجو بدون متن</translation>
    </message>
    <message>
        <source>%n answer(s) about an item of another sample</source>
        <translation>%n پاسخ دربارهٔ موردی از نمونهٔ دیگر</translation>
    </message>
    <message>
        <source>%n reply(s) of language models taken out</source>
        <translation>%n پاسخ مدل زبانی برداشته شده است</translation>
    </message>
    <message>
        <source>%n item(s) handed in without a complete answer</source>
        <translation>%n مورد بی پاسخ کامل تحویل شده است</translation>
    </message>
    <message>
        <source>%n gap(s) in the numbering of cases</source>
        <translation>%n جای خالی در شماره‌گذاری موردها</translation>
    </message>
    <message>
        <source>%n evaluation(s) complete without an explanation, or under way with one</source>
        <translation>%n ارزیابی کامل بدون توضیح یا در جریان با توضیح</translation>
    </message>
    <message>
        <source>%n evaluation(s) missing in the search index</source>
        <translation>%n ارزیابی در نمایهٔ جست‌وجو نیست</translation>
    </message>
    <message>
        <source>%n entry(s) of the search index without an evaluation</source>
        <translation>%n مدخل نمایهٔ جست‌وجو بدون ارزیابی</translation>
    </message>
    <message>
        <source>%n pairwise judgement(s) of another case&apos;s outputs</source>
        <translation>%n داوری جفتی دربارهٔ خروجی‌های موردی دیگر</translation>
    </message>
    <message>
        <source>%n review(s) of an evaluation that is under way</source>
        <translation>%n بازبینی از ارزیابی‌ای که در جریان است</translation>
    </message>
    <message>
        <source>%n review(s) after their author was done</source>
        <translation>%n بازبینی پس از پایان کار نویسنده‌اش</translation>
    </message>
    <message>
        <source>%n row(s) taken out of the reviews</source>
        <translation>%n ردیف از بازبینی‌ها برداشته شده</translation>
    </message>
    <message>
        <source>%n score(s) of outputs taken out</source>
        <translation>%n امتیاز از خروجی‌های برداشته‌شده</translation>
    </message>
    <message>
        <source>%n row(s) taken out of the journal of setting aside</source>
        <translation>%n ردیف برداشته‌شده از دفتر ثبت کنار گذاشتن‌ها</translation>
    </message>
    <message>
        <source>%n item(s) handed out in another study</source>
        <translation>%n مورد که در پژوهش دیگری واگذار شده است</translation>
    </message>
    <message>
        <source>%n rater(s) asked under several versions</source>
        <translation>%n ارزیاب که از او با چند نسخه پرسیده شده است</translation>
    </message>
    <message>
        <source>%n answer(s) of a rater to what another was asked</source>
        <translation>%n پاسخ یک ارزیاب به آنچه از دیگری پرسیده شده است</translation>
    </message>
    <message>
        <source>%n answer(s) of raters who had handed in</source>
        <translation>%n پاسخ ارزیاب‌ها پس از تحویل</translation>
    </message>
    <message>
        <source>%n answer(s) of raters who have withdrawn</source>
        <translation>%n پاسخ از ارزیاب‌هایی که انصراف داده‌اند</translation>
    </message>
    <message>
        <source>%n late answer(s) in a study that is open</source>
        <translation>%n پاسخ دیررس در پژوهشی که باز است</translation>
    </message>
    <message>
        <source>%n study(s) closed more than once</source>
        <translation>%n پژوهش که بیش از یک بار بسته شده است</translation>
    </message>
    <message>
        <source>%n event(s) of another study&apos;s rater</source>
        <translation>%n رویداد از ارزیاب پژوهشی دیگر</translation>
    </message>
    <message>
        <source>%n study(s) without one of their versions</source>
        <translation>%n پژوهش بدون یکی از نسخه‌هایش</translation>
    </message>
    <message>
        <source>%n row(s) taken out of the journal of studies</source>
        <translation>%n ردیف برداشته‌شده از دفتر ثبت پژوهش‌ها</translation>
    </message>
    <message>
        <source>%n answer(s) of raters taken out</source>
        <translation>%n پاسخ برداشته‌شدهٔ ارزیاب‌ها</translation>
    </message>
    <message>
        <source>%n event(s) of studies that are none</source>
        <translation>%n رویداد پژوهش‌ها که رویداد نیست</translation>
    </message>
    <message>
        <source>%n event(s) of studies whose detail is no JSON</source>
        <translation>%n رویداد پژوهش‌ها که جزئیاتش JSON نیست</translation>
    </message>
    <message>
        <source>%n study(s) without one of their items</source>
        <translation>%n پژوهش بدون یکی از مواردش</translation>
    </message>
    <message>
        <source>%n study(s) without one of their raters</source>
        <translation>%n پژوهش بدون یکی از ارزیاب‌هایش</translation>
    </message>
    <message>
        <source>%n item(s) of studies without what they were made of</source>
        <translation>%n مورد پژوهش‌ها بدون آنچه از آن ساخته شده است</translation>
    </message>
    <message>
        <source>%n form(s) that nobody could have been given</source>
        <translation>%n فرم که به هیچ‌کس نمی‌توانسته داده شود</translation>
    </message>
    <message>
        <source>%n rater(s) who came out of another study</source>
        <translation>%n ارزیاب که از پژوهش دیگری آمده است</translation>
    </message>
    <message>
        <source>%n form(s) of studies taken out</source>
        <translation>%n فرم برداشته‌شدهٔ پژوهش‌ها</translation>
    </message>
    <message>
        <source>%n person(s) with a colour that is none</source>
        <translation>%n فرد با رنگی که رنگ نیست</translation>
    </message>
    <message>
        <source>%n answer(s) called late that were in time</source>
        <translation>%n پاسخ که دیررس خوانده شده و به‌موقع بوده است</translation>
    </message>
    <message>
        <source>%n answer(s) from after the close, not called late</source>
        <translation>%n پاسخ پس از بسته شدن که دیررس خوانده نشده است</translation>
    </message>
    <message>
        <source>%n rater(s) who answered without the consent that is asked for</source>
        <translation>%n ارزیاب که بی رضایتِ خواسته‌شده پاسخ داده است</translation>
    </message>
    <message>
        <source>%n link(s) that nobody could have made</source>
        <translation>%n پیوند که هیچ‌کس نمی‌توانسته بسازد</translation>
    </message>
    <message>
        <source>%n link(s) without the code of who is done</source>
        <translation>%n پیوند بدون کد کسی که کار را تمام کند</translation>
    </message>
    <message>
        <source>%n link(s) by which more came than they let in</source>
        <translation>%n پیوند که با آن بیش از شمار مجازش آمده‌اند</translation>
    </message>
    <message>
        <source>%n link(s) that let in others than was said</source>
        <translation>%n پیوند که شمار دیگری جز آنچه گفته شده راه می‌دهد</translation>
    </message>
    <message>
        <source>%n rater(s) who cannot have come by their link</source>
        <translation>%n ارزیاب که نمی‌توانسته با پیوند خود آمده باشد</translation>
    </message>
    <message>
        <source>%n rater(s) in the place of somebody whom they did not replace</source>
        <translation>%n ارزیاب به جای کسی که جایگزینش نشده است</translation>
    </message>
    <message>
        <source>%n rater(s) who have withdrawn and are named</source>
        <translation>%n ارزیاب که انصراف داده است و نامش مانده است</translation>
    </message>
    <message>
        <source>%n item(s) that raters have who have withdrawn</source>
        <translation>%n مورد نزد ارزیاب‌هایی که انصراف داده‌اند</translation>
    </message>
    <message>
        <source>%n item(s) released when they could not be</source>
        <translation>%n مورد که در زمانی ناممکن آزاد شده است</translation>
    </message>
    <message>
        <source>%n item(s) of closed studies neither answered nor released</source>
        <translation>%n مورد پژوهش‌های بسته که نه پاسخ گرفته و نه آزاد شده است</translation>
    </message>
    <message>
        <source>%n row(s) from after their study was closed</source>
        <translation>%n ردیف از پس از بسته شدن پژوهشش</translation>
    </message>
    <message>
        <source>%n event(s) of nobody, or of a rater that is not theirs</source>
        <translation>%n رویداد بی ارزیابِ لازم، یا با ارزیابی که از آنِ آن نیست</translation>
    </message>
    <message>
        <source>%n event(s) of studies that are not as journalled</source>
        <translation>%n رویداد پژوهش‌ها که با دفتر ثبت نمی‌خواند</translation>
    </message>
    <message>
        <source>%n event(s) of studies taken out</source>
        <translation>%n رویداد برداشته‌شدهٔ پژوهش‌ها</translation>
    </message>
    <message>
        <source>%n rater(s) who left more than once</source>
        <translation>%n ارزیاب که بیش از یک بار رفته است</translation>
    </message>
    <message>
        <source>%n event(s) of raters who were done before</source>
        <translation>%n رویداد از ارزیاب‌هایی که کارشان پیش‌تر پایان یافته بود</translation>
    </message>
    <message>
        <source>%n answer(s) from before their study was made</source>
        <translation>%n پاسخ از پیش از ساخته‌شدن پژوهششان</translation>
    </message>
    <message>
        <source>%n rater(s) who handed in without having answered everything</source>
        <translation>%n ارزیاب که بی‌آنکه به همه پاسخ داده باشند تحویل داده‌اند</translation>
    </message>
    <message>
        <source>%n rater(s) whose items are not one after another</source>
        <translation>%n ارزیاب که موردهایشان پشت سر هم نیستند</translation>
    </message>
    <message>
        <source>%n link(s) that give others the code of who is done</source>
        <translation>%n پیوند که رمز پایان‌دهندگان را به دیگران می‌دهد</translation>
    </message>
    <message>
        <source>%n row(s) taken out of the journal of articles</source>
        <translation>%n ردیف برداشته‌شده از دفتر ثبت مقاله‌ها</translation>
    </message>
</context>
<context>
    <name>ProjectWords</name>
    <message>
        <source>Cancelled.</source>
        <translation>لغو شد.</translation>
    </message>
    <message>
        <source>No sample is ready for the benchmark yet.</source>
        <translation>هنوز هیچ نمونه‌ای برای معیار آماده نیست.</translation>
    </message>
    <message>
        <source>A sample is ready when both annotators have handed it in and every decision is made.</source>
        <translation>نمونه هنگامی آماده است که هر دو برچسب‌زن آن را تحویل داده باشند و همهٔ تصمیم‌ها گرفته شده باشد.</translation>
    </message>
    <message>
        <source>The export would replace the project itself.</source>
        <translation>برون‌بری جای خود پروژه را می‌گیرد.</translation>
    </message>
    <message>
        <source>Choose another name for it.</source>
        <translation>نام دیگری برای آن برگزینید.</translation>
    </message>
    <message>
        <source>Benchmark statistics</source>
        <translation>آمار معیار</translation>
    </message>
    <message>
        <source>Sample %1 has no paragraph %2.</source>
        <translation>نمونهٔ %1 بند %2 ندارد.</translation>
    </message>
    <message>
        <source>Its paragraphs are numbered from 1 to %1.</source>
        <translation>بندهای آن از ۱ تا %1 شماره دارند.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were about cases that are in the project already.</source>
        <translation>
            <numerusform>%Ln رکورد دربارهٔ موردهایی بود که از پیش در پروژه‌اند.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n output(s) were in the project already.</source>
        <translation>
            <numerusform>%Ln خروجی از پیش در پروژه بود.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) have no generated text: generate one, or import the same cases with outputs.</source>
        <translation>
            <numerusform>%Ln رکورد متن تولیدشده ندارد: یکی تولید کنید، یا همان موردها را با خروجی وارد کنید.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cases cannot be kept while they are read.</source>
        <translation>موردها را هنگام خواندن نمی‌توان نگه داشت.</translation>
    </message>
    <message>
        <source>Check the free space for temporary files.</source>
        <translation>فضای آزاد برای پرونده‌های موقت را بررسی کنید.</translation>
    </message>
    <message>
        <source>There is nothing to import in it.</source>
        <translation>چیزی برای وارد کردن در آن نیست.</translation>
    </message>
    <message>
        <source>Give articles or a KGDS benchmark.</source>
        <translation>مقاله یا معیار KGDS بدهید.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>نام دیگری برگزینید.</translation>
    </message>
    <message>
        <source>The folder of the new project does not exist.</source>
        <translation>پوشهٔ پروژهٔ تازه وجود ندارد.</translation>
    </message>
    <message>
        <source>Make the folder first, or choose another one.</source>
        <translation>نخست پوشه را بسازید، یا پوشهٔ دیگری برگزینید.</translation>
    </message>
    <message>
        <source>The project file cannot be written here.</source>
        <translation>پروندهٔ پروژه را نمی‌توان اینجا نوشت.</translation>
    </message>
    <message>
        <source>Check the permissions of the folder and the free space.</source>
        <translation>مجوزهای پوشه و فضای آزاد را بررسی کنید.</translation>
    </message>
    <message>
        <source>The project file cannot be put in its place.</source>
        <translation>پروندهٔ پروژه را نمی‌توان در جای خود گذاشت.</translation>
    </message>
    <message>
        <source>Check the disk and its free space.</source>
        <translation>دیسک و فضای آزاد آن را بررسی کنید.</translation>
    </message>
    <message>
        <source>Copy them from the text exactly.</source>
        <translation>آن‌ها را دقیقاً از متن رونوشت کنید.</translation>
    </message>
    <message>
        <source>The article has no paragraph %1.</source>
        <translation>مقاله بند %1 ندارد.</translation>
    </message>
    <message>
        <source>paragraph %1</source>
        <translation>بند %1</translation>
    </message>
    <message>
        <source>The row does not say which sample it is about.</source>
        <translation>ردیف نمی‌گوید دربارهٔ کدام نمونه است.</translation>
    </message>
    <message>
        <source>Give --sample, or &quot;sample&quot; in each row.</source>
        <translation>‎--sample را بدهید، یا &quot;sample&quot; را در هر ردیف.</translation>
    </message>
    <message>
        <source>Nobody is assigned to the opinions of sample %1.</source>
        <translation>کسی به نظرهای نمونهٔ %1 گماشته نشده است.</translation>
    </message>
    <message>
        <source>Assign them to a pair first.</source>
        <translation>نخست آن‌ها را به یک جفت بسپارید.</translation>
    </message>
    <message>
        <source>Sample %1 has no opinion %2.</source>
        <translation>نمونهٔ %1 نظر %2 ندارد.</translation>
    </message>
    <message>
        <source>Its opinions are numbered from 1 to %1.</source>
        <translation>نظرهایش از ۱ تا %1 شماره دارند.</translation>
    </message>
    <message>
        <source>Row %1 of table %2 refers to a missing row of table %3.</source>
        <translation>ردیف %1 از جدول %2 به ردیفی ارجاع می‌دهد که در جدول %3 نیست.</translation>
    </message>
    <message numerus="yes">
        <source>%n evaluation(s) that cannot be read</source>
        <translation>
            <numerusform>%Ln ارزیابی که خوانده نمی‌شود</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evaluation(s) whose scores are not those of their decisions</source>
        <translation>
            <numerusform>%Ln ارزیابی که امتیازهایش از تصمیم‌هایش برنمی‌آید</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n score(s) of a judge whose detail cannot be read</source>
        <translation>
            <numerusform>%Ln امتیاز یک داور که جزئیاتش خواندنی نیست</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n score(s) of a judge that are not those of its answers</source>
        <translation>
            <numerusform>%Ln امتیاز یک داور که با پاسخ‌های آن یکی نیست</numerusform>
        </translation>
    </message>
    <message>
        <source>case %1</source>
        <translation>مورد %1</translation>
    </message>
    <message>
        <source>The export was cancelled.</source>
        <translation>برون‌بری لغو شد.</translation>
    </message>
    <message numerus="yes">
        <source>%n evaluation(s) were left out: they are not complete or have no scores.</source>
        <translation>
            <numerusform>%Ln ارزیابی کنار گذاشته شد: کامل نیست یا امتیاز ندارد.</numerusform>
        </translation>
    </message>
    <message>
        <source>No reply could be read for the aspects of: %1.</source>
        <translation>برای جنبه‌های این‌ها هیچ پاسخی خوانده نشد: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Titles are keys in such a file: %n aspect(s) with the title of another one are not in its tables, and the scores of their cases are those of what is.</source>
        <translation>
            <numerusform>در چنین پرونده‌ای عنوان‌ها کلیدند: %Ln جنبه که عنوان جنبهٔ دیگری را دارد در جدول‌های آن نیست، و امتیازهای موردهای آن‌ها از آنچه هست به دست می‌آید.</numerusform>
        </translation>
    </message>
    <message>
        <source>The result and its texts cannot be the same file.</source>
        <translation>نتیجه و متن‌هایش نمی‌توانند یک پرونده باشند.</translation>
    </message>
    <message>
        <source>Give the texts another name.</source>
        <translation>نام دیگری به متن‌ها بدهید.</translation>
    </message>
    <message>
        <source>No output of a system &quot;%1&quot; is evaluated in this set.</source>
        <translation>هیچ خروجی از سامانهٔ «%1» در این مجموعه ارزیابی نشده است.</translation>
    </message>
    <message>
        <source>No evaluation of it has scores: no reply could be read for the aspects of %1.</source>
        <translation>هیچ ارزیابی آن امتیاز ندارد: برای جنبه‌های %1 هیچ پاسخی خوانده نشد.</translation>
    </message>
    <message>
        <source>Look at the replies, then try another model, or ask more often.</source>
        <translation>پاسخ‌ها را ببینید، سپس مدل دیگری را بیازمایید یا بیشتر بپرسید.</translation>
    </message>
    <message>
        <source>No evaluation of it is complete yet.</source>
        <translation>هنوز هیچ ارزیابی‌ای از آن کامل نیست.</translation>
    </message>
    <message>
        <source>Wait until the run has finished some.</source>
        <translation>صبر کنید تا اجرا چندتایی را به پایان برساند.</translation>
    </message>
    <message>
        <source>%1, case %2</source>
        <translation>%1، مورد %2</translation>
    </message>
    <message numerus="yes">
        <source>%n evaluation(s) were in the project already.</source>
        <translation>
            <numerusform>%Ln ارزیابی از پیش در پروژه بود.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 scores in the file are not what its match tables give; the computed ones are shown.</source>
        <translation>%1 از %2 امتیاز پرونده با آنچه جدول‌های جفت آن می‌دهد نمی‌خواند؛ امتیازهای محاسبه‌شده نشان داده می‌شوند.</translation>
    </message>
    <message>
        <source>The file has no scores of its own to compare with.</source>
        <translation>پرونده از خود امتیازی برای مقایسه ندارد.</translation>
    </message>
    <message>
        <source>The texts of a result need one generated text in each record.</source>
        <translation>متن‌های یک نتیجه باید در هر رکورد یک متن تولیدشده داشته باشند.</translation>
    </message>
    <message>
        <source>Give each case its &quot;output&quot;, in the order of the result.</source>
        <translation>به هر مورد &quot;output&quot; آن را به ترتیب نتیجه بدهید.</translation>
    </message>
    <message>
        <source>The result has %1 cases, the texts have %2.</source>
        <translation>نتیجه %1 مورد دارد و متن‌ها %2 مورد.</translation>
    </message>
    <message>
        <source>Give the texts of exactly these cases, in the same order.</source>
        <translation>متن‌های دقیقاً همین موردها را به همین ترتیب بدهید.</translation>
    </message>
    <message>
        <source>The sample&apos;s material cannot be read.</source>
        <translation>مواد نمونه خواندنی نیست.</translation>
    </message>
    <message>
        <source>Replaced by an import.</source>
        <translation>با درون‌بری جایگزین شد.</translation>
    </message>
    <message>
        <source>The scores cannot be written.</source>
        <translation>امتیازها را نمی‌توان نوشت.</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>سطر %1</translation>
    </message>
    <message>
        <source>Several cases have the id &quot;%1&quot;.</source>
        <translation>چند مورد id «%1» را دارند.</translation>
    </message>
    <message>
        <source>Only cases whose ids differ can be named in a table.</source>
        <translation>تنها موردهایی را که idهای متفاوت دارند می‌توان در جدول نام برد.</translation>
    </message>
    <message>
        <source>Add a column &quot;system&quot;.</source>
        <translation>ستون «system» را بیفزایید.</translation>
    </message>
    <message>
        <source>Not numbers and left out: %1.</source>
        <translation>عدد نیستند و کنار گذاشته شدند: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) about nothing in the project were left out: %1</source>
        <translation>
            <numerusform>%Ln ردیف که به چیزی در پروژه مربوط نبودند کنار گذاشته شدند: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n score(s) have no value in the file.</source>
        <translation>
            <numerusform>%Ln امتیاز در پرونده مقدار ندارند.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file has no value.</source>
        <translation>پرونده هیچ مقداری ندارد.</translation>
    </message>
    <message>
        <source>line %1, column &quot;%2&quot;</source>
        <translation>سطر %1، ستون «%2»</translation>
    </message>
    <message>
        <source>None of the rows is about an output of this project.</source>
        <translation>هیچ‌یک از ردیف‌ها به خروجی‌ای از این پروژه مربوط نیست.</translation>
    </message>
    <message>
        <source>The column &quot;id&quot; must hold the names of cases, &quot;system&quot; those of systems. The first rows: %1</source>
        <translation>ستون «id» باید نام موردها و ستون «system» نام سامانه‌ها را داشته باشد. نخستین ردیف‌ها: %1</translation>
    </message>
    <message>
        <source>A file of this name already exists.</source>
        <translation>پرونده‌ای با این نام از پیش آنجاست.</translation>
    </message>
    <message>
        <source>Check whether a file of that name already exists.</source>
        <translation>بررسی کنید که پرونده‌ای با همین نام از پیش آنجا نباشد.</translation>
    </message>
    <message>
        <source>The project file could not be written to the disk.</source>
        <translation>دیسک پروندهٔ پروژه را نپذیرفت.</translation>
    </message>
    <message>
        <source>The words &quot;%1&quot; do not occur there that often.</source>
        <translation>واژه‌های «%1» آن‌جا این اندازه تکرار نشده‌اند.</translation>
    </message>
    <message>
        <source>The words &quot;%1&quot; do not occur there.</source>
        <translation>واژه‌های «%1» آن‌جا نیستند.</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) in the explanations had to be corrected; the cases say which.</source>
        <translation>
            <numerusform>%Ln چیز در توضیح‌ها باید اصلاح می‌شد؛ موردها می‌گویند کدام.</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; has outputs of several systems, and the table does not say which one is meant.</source>
        <translation>«%1» خروجی‌هایی از چند سامانه دارد و جدول نمی‌گوید کدام منظور است.</translation>
    </message>
    <message>
        <source>The work on this result began with other cases than %1 has now.</source>
        <translation>کار روی این نتیجه با موردهایی جز آنچه %1 اکنون دارد آغاز شده است.</translation>
    </message>
    <message>
        <source>Give the result another name, or remove this project and begin again.</source>
        <translation>نام دیگری به نتیجه بدهید، یا این پروژه را پاک کنید و از نو آغاز کنید.</translation>
    </message>
    <message>
        <source>Agreement: %1</source>
        <translation>توافق: %1</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa: %1</source>
        <translation>کاپای کوهن: %1</translation>
    </message>
    <message>
        <source>sample %1</source>
        <translation>نمونهٔ %1</translation>
    </message>
    <message>
        <source>Nobody is assigned to it.</source>
        <translation>به کسی واگذار نشده است.</translation>
    </message>
    <message>
        <source>Assign it to a pair first.</source>
        <translation>نخست آن را به یک زوج واگذار کنید.</translation>
    </message>
    <message>
        <source>Side 1</source>
        <translation>طرف ۱</translation>
    </message>
    <message>
        <source>Side 2</source>
        <translation>طرف ۲</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>گزاره</translation>
    </message>
    <message>
        <source>Paragraph</source>
        <translation>بند</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>نتیجه</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>متن</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>تصمیم</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>یادداشت‌ها</translation>
    </message>
    <message>
        <source>Key facts: %1, not key: %2, to be decided: %3</source>
        <translation>گزاره‌های کلیدی: %1، غیرکلیدی: %2، در انتظار تصمیم: %3</translation>
    </message>
    <message>
        <source>Supporting</source>
        <translation>پشتیبان</translation>
    </message>
    <message>
        <source>Nonsupporting</source>
        <translation>غیرپشتیبان</translation>
    </message>
    <message>
        <source>Boundary</source>
        <translation>مرزی</translation>
    </message>
    <message>
        <source>To decide</source>
        <translation>نیازمند تصمیم</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>کلیدی</translation>
    </message>
    <message>
        <source>Not key</source>
        <translation>غیرکلیدی</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>نمونه</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>زوج</translation>
    </message>
    <message>
        <source>State</source>
        <translation>وضعیت</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>توافق</translation>
    </message>
    <message>
        <source>Kappa</source>
        <translation>کاپا</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>عنوان</translation>
    </message>
    <message>
        <source>Sample %1, %2: %3</source>
        <translation>نمونهٔ %1، %2: %3</translation>
    </message>
    <message>
        <source>Blind, before the discussion</source>
        <translation>پنهان، پیش از گفت‌وگو</translation>
    </message>
    <message>
        <source>Second pass, after the discussion (not blind)</source>
        <translation>گذر دوم، پس از گفت‌وگو (نه پنهان)</translation>
    </message>
    <message>
        <source>No round is closed yet: nothing to compare.</source>
        <translation>هنوز هیچ دوری بسته نشده است: چیزی برای مقایسه نیست.</translation>
    </message>
    <message>
        <source>All closed rounds together</source>
        <translation>همهٔ دورهای بسته با هم</translation>
    </message>
    <message>
        <source>it is not valid UTF-8</source>
        <translation>UTF-8 معتبر نیست</translation>
    </message>
    <message>
        <source>it has a NUL character</source>
        <translation>نویسهٔ NUL دارد</translation>
    </message>
    <message>
        <source>it is no JSON</source>
        <translation>JSON نیست</translation>
    </message>
    <message>
        <source>Row %1 of table %2, &quot;%3&quot;: %4. Restore a copy of the project from before, or enter or import it anew.</source>
        <translation>سطر %1 جدول %2، «%3»: %4. رونوشتی پیشین از پروژه را بازگردانید، یا آن را از نو وارد کنید.</translation>
    </message>
    <message>
        <source>Row %1 of table setting cannot be &quot;%2&quot;. Restore a copy of the project from before, or save its settings anew.</source>
        <translation>سطر %1 جدول setting نمی‌تواند «%2» باشد. رونوشتی پیشین از پروژه را بازگردانید، یا تنظیماتش را از نو ذخیره کنید.</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>خالی است</translation>
    </message>
    <message>
        <source>Which output is closer</source>
        <translation>کدام خروجی نزدیک‌تر است</translation>
    </message>
    <message>
        <source>How well outputs read</source>
        <translation>خروجی‌ها چه اندازه خوش‌خوان‌اند</translation>
    </message>
    <message>
        <source>The study &quot;%1&quot; cannot be read.</source>
        <translation>پژوهش «%1» خواندنی نیست.</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) that the study does not offer</source>
        <translation>
            <numerusform>%Ln پاسخ که پژوهش عرضه نمی‌کند</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1 of table %2 has a value that no such row can have: &quot;%3&quot; does not hold. Restore a copy of the project from before.</source>
        <translation>سطر %1 جدول %2 مقداری دارد که چنین سطری نمی‌تواند داشته باشد: «%3» برقرار نیست. رونوشتی پیشین از پروژه را بازگردانید.</translation>
    </message>
    <message>
        <source>Backups keep what they had; delete those that nobody needs: %1</source>
        <translation>نسخه‌های پشتیبان آنچه را داشتند نگه می‌دارند؛ آن‌هایی را که کسی لازم ندارد پاک کنید: %1</translation>
    </message>
    <message>
        <source>Another program has the project open: until it is closed, or has read what it is reading, copies of what was erased stay in %1</source>
        <translation>برنامهٔ دیگری پروژه را باز کرده است: تا آن برنامه بسته نشده، یا خواندنش به پایان نرسیده باشد، رونوشت‌هایی از آنچه پاک شد در %1 می‌ماند</translation>
    </message>
    <message>
        <source>A name that no study or rater can have</source>
        <translation>نامی که هیچ پژوهش یا ارزیابی نمی‌تواند داشته باشد</translation>
    </message>
    <message>
        <source>it is no UUID</source>
        <translation>UUID نیست</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) that no clock says: table %1, &quot;%2&quot;, first in row %3</source>
        <translation>
            <numerusform>%Ln زمان که هیچ ساعتی نشان نمی‌دهد: جدول %1، «%2»، نخست در سطر %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;OK</source>
        <translation>تأ&amp;یید</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;ذخیره</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;انصراف</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;بستن</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>تأیید</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>ذخیره</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>باز کردن</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;بله</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;خیر</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بستن</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>انصراف</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>دور انداختن</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>بازگشت به پیش‌فرض‌ها</translation>
    </message>
</context>
<context>
    <name>RecordVisitor</name>
    <message>
        <source>a list</source>
        <translation>یک فهرست</translation>
    </message>
    <message>
        <source>an object or a list of objects</source>
        <translation>یک شیء یا فهرستی از شیءها</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>یک شیء</translation>
    </message>
    <message>
        <source>There are more than %L1 values in it.</source>
        <translation>بیش از %L1 مقدار در آن است.</translation>
    </message>
    <message numerus="yes">
        <source>This object has more than %n key(s).</source>
        <translation>
            <numerusform>این شیء بیش از %Ln کلید دارد.</numerusform>
        </translation>
    </message>
    <message>
        <source>This key is not known here.</source>
        <translation>این کلید این‌جا شناخته نیست.</translation>
    </message>
</context>
<context>
    <name>ReportFolder</name>
    <message>
        <source>There is something else than a report in this folder.</source>
        <translation>در این پوشه چیزی جز گزارش هست.</translation>
    </message>
    <message>
        <source>Choose a new or an empty folder.</source>
        <translation>پوشه‌ای تازه یا خالی برگزینید.</translation>
    </message>
    <message>
        <source>The folder could not be made.</source>
        <translation>پوشه ساخته نشد.</translation>
    </message>
    <message>
        <source>Choose another place.</source>
        <translation>جای دیگری برگزینید.</translation>
    </message>
    <message>
        <source>There is a symbolic link in this folder; a report is not written through it.</source>
        <translation>در این پوشه پیوندی نمادین هست؛ گزارش از راه آن نوشته نمی‌شود.</translation>
    </message>
    <message>
        <source>Take the link away, or choose a new folder.</source>
        <translation>پیوند را بردارید، یا پوشه‌ای تازه برگزینید.</translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message>
        <source>agrees</source>
        <translation>موافق است</translation>
    </message>
    <message>
        <source>disagrees</source>
        <translation>مخالف است</translation>
    </message>
    <message>
        <source>is unsure</source>
        <translation>نامطمئن است</translation>
    </message>
    <message>
        <source>No evidence was given.</source>
        <translation>شاهدی داده نشده است.</translation>
    </message>
    <message>
        <source>Matches no aspect of the other text</source>
        <translation>با هیچ جنبه‌ای از متن دیگر جفت نمی‌شود</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>جفت می‌شود با</translation>
    </message>
    <message>
        <source>Matches an aspect that is not known here</source>
        <translation>با جنبه‌ای جفت می‌شود که این‌جا شناخته نیست</translation>
    </message>
    <message>
        <source>does not count in the scores</source>
        <translation>در امتیازها شمرده نمی‌شود</translation>
    </message>
    <message>
        <source>Content aligned</source>
        <translation>محتوا همخوان</translation>
    </message>
    <message>
        <source>Style aligned</source>
        <translation>سبک همخوان</translation>
    </message>
    <message>
        <source>Content not aligned</source>
        <translation>محتوا ناهمخوان</translation>
    </message>
    <message>
        <source>Style not aligned</source>
        <translation>سبک ناهمخوان</translation>
    </message>
    <message>
        <source>it is aligned</source>
        <translation>همخوان است</translation>
    </message>
    <message>
        <source>it is not aligned</source>
        <translation>همخوان نیست</translation>
    </message>
    <message>
        <source>it matches none</source>
        <translation>با هیچ‌یک جفت نمی‌شود</translation>
    </message>
    <message>
        <source>it matches %1</source>
        <translation>با %1 جفت می‌شود</translation>
    </message>
    <message>
        <source>Made with Tandem %1. The page is complete in itself: it needs neither the program nor the network.</source>
        <translation>ساخته‌شده با Tandem %1. این صفحه به خودی خود کامل است: نه به برنامه نیاز دارد و نه به شبکه.</translation>
    </message>
    <message>
        <source>All cases</source>
        <translation>همهٔ موردها</translation>
    </message>
    <message>
        <source>Previous case</source>
        <translation>مورد پیشین</translation>
    </message>
    <message>
        <source>Next case</source>
        <translation>مورد بعدی</translation>
    </message>
    <message>
        <source>System: %1</source>
        <translation>سامانه: %1</translation>
    </message>
    <message>
        <source>Evaluated by: %1</source>
        <translation>ارزیابی از: %1</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>پرامپت</translation>
    </message>
    <message>
        <source>Aspects of the expected text: %1</source>
        <translation>جنبه‌های متن مورد انتظار: %1</translation>
    </message>
    <message>
        <source>Aspects of the generated text: %1</source>
        <translation>جنبه‌های متن تولیدشده: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) have no readable reply and count as no.</source>
        <translation>
            <numerusform>%Ln تصمیم پاسخ خوانایی ندارد و «نه» شمرده می‌شود.</numerusform>
        </translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>خوب است بدانید</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>مورد انتظار</translation>
    </message>
    <message>
        <source>Generated</source>
        <translation>تولیدشده</translation>
    </message>
    <message numerus="yes">
        <source>%n aspect(s)</source>
        <translation>
            <numerusform>%Ln جنبه</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; the first %2 of %3 tokens were read</source>
        <translation>%1؛ %2 توکن نخست از %3 توکن خوانده شد</translation>
    </message>
    <message>
        <source>Recall side: is what was expected in the generated text?</source>
        <translation>سمت بازیابی: آیا آنچه انتظار می‌رفت در متن تولیدشده هست؟</translation>
    </message>
    <message>
        <source>Precision side: was what was generated expected?</source>
        <translation>سمت دقت: آیا آنچه تولید شد مورد انتظار بود؟</translation>
    </message>
    <message>
        <source>Each aspect gives 0, ½ or 1 under a mode; the mean over a side is recall or precision, and the score is their harmonic mean.</source>
        <translation>هر جنبه در هر حالت ۰، ½ یا ۱ می‌دهد؛ میانگین هر سمت بازیابی یا دقت است و امتیاز میانگین همساز آن دو است.</translation>
    </message>
    <message>
        <source>Case %1</source>
        <translation>مورد %1</translation>
    </message>
    <message>
        <source>recall %1, precision %2</source>
        <translation>بازیابی %1، دقت %2</translation>
    </message>
    <message>
        <source>Not evaluated yet</source>
        <translation>هنوز ارزیابی نشده</translation>
    </message>
    <message>
        <source>No scores</source>
        <translation>بی امتیاز</translation>
    </message>
    <message>
        <source>The aspects of a text could not be extracted.</source>
        <translation>جنبه‌های یک متن استخراج نشد.</translation>
    </message>
    <message>
        <source>Recall side</source>
        <translation>سمت بازیابی</translation>
    </message>
    <message>
        <source>Precision side</source>
        <translation>سمت دقت</translation>
    </message>
    <message numerus="yes">
        <source>Recall: mean of %n aspect(s)</source>
        <translation>
            <numerusform>بازیابی: میانگین %Ln جنبه</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Precision: mean of %n aspect(s)</source>
        <translation>
            <numerusform>دقت: میانگین %Ln جنبه</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing the report was cancelled.</source>
        <translation>نوشتن گزارش لغو شد.</translation>
    </message>
    <message>
        <source>ExPerT evaluations of %1</source>
        <translation>ارزیابی‌های ExPerT از %1</translation>
    </message>
    <message>
        <source>No evaluation of it is complete yet.</source>
        <translation>هنوز هیچ ارزیابی‌ای از آن کامل نیست.</translation>
    </message>
    <message>
        <source>Wait until the run has finished some.</source>
        <translation>صبر کنید تا اجرا چندتایی را به پایان برساند.</translation>
    </message>
    <message numerus="yes">
        <source>%n evaluation(s) are under way and left out.</source>
        <translation>
            <numerusform>%Ln ارزیابی در جریان است و کنار گذاشته شد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Aspects and the links between them</source>
        <translation>جنبه‌ها و پیوندهای میان آن‌ها</translation>
    </message>
    <message>
        <source>%1 and %2, on both sides</source>
        <translation>%1 و %2، در هر دو سمت</translation>
    </message>
    <message>
        <source>%1 to %2, recall side</source>
        <translation>%1 به %2، سمت بازیابی</translation>
    </message>
    <message>
        <source>%1 to %2, precision side</source>
        <translation>%1 به %2، سمت دقت</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>aspects: verdict</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n evaluation(s)</source>
        <translation>
            <numerusform>%Ln ارزیابی</numerusform>
        </translation>
    </message>
    <message>
        <source>Systems</source>
        <translation>سامانه‌ها</translation>
    </message>
    <message>
        <source>Scores that do not follow from the match tables</source>
        <translation>امتیازهایی که از جدول‌های جفت برنمی‌آیند</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>مورد</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>امتیاز</translation>
    </message>
    <message>
        <source>in the file</source>
        <translation>در پرونده</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>محاسبه‌شده</translation>
    </message>
    <message>
        <source>average</source>
        <translation>میانگین</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>موردها</translation>
    </message>
    <message>
        <source>System</source>
        <translation>سامانه</translation>
    </message>
    <message>
        <source>Expected aspects</source>
        <translation>جنبه‌های مورد انتظار</translation>
    </message>
    <message>
        <source>Generated aspects</source>
        <translation>جنبه‌های تولیدشده</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>خطاها</translation>
    </message>
    <message>
        <source>no scores</source>
        <translation>بدون امتیاز</translation>
    </message>
    <message>
        <source>word for word</source>
        <translation>واژه‌به‌واژه</translation>
    </message>
    <message>
        <source>but for case, spaces or signs</source>
        <translation>جز در بزرگی و کوچکی حروف، فاصله‌ها یا نشانه‌ها</translation>
    </message>
    <message>
        <source>in other words</source>
        <translation>به بیان دیگر</translation>
    </message>
    <message>
        <source>not in the text</source>
        <translation>در متن نیست</translation>
    </message>
    <message>
        <source>How the scores are made</source>
        <translation>امتیازها چگونه به دست می‌آیند</translation>
    </message>
</context>
<context>
    <name>RepositoryWords</name>
    <message>
        <source>Cancelled.</source>
        <translation>لغو شد.</translation>
    </message>
    <message>
        <source>This paragraph is not in the sample.</source>
        <translation>این بند در نمونه نیست.</translation>
    </message>
    <message>
        <source>This fact is not among those that are asked about.</source>
        <translation>این گزاره در میان آنچه پرسیده می‌شود نیست.</translation>
    </message>
    <message>
        <source>The sample was assigned to others; this answer was not taken.</source>
        <translation>نمونه به دیگران واگذار شده بود؛ این پاسخ ثبت نشد.</translation>
    </message>
    <message>
        <source>You are not one of the two who answer about this sample.</source>
        <translation>شما یکی از دو نفری نیستید که به این نمونه پاسخ می‌دهند.</translation>
    </message>
    <message>
        <source>Ask the lead to assign it to you.</source>
        <translation>از سرپرست بخواهید آن را به شما واگذار کند.</translation>
    </message>
    <message>
        <source>Your partner has handed in as well: the rest is done in Compare.</source>
        <translation>همکارتان هم تحویل داده است: باقی کار در «مقایسه» انجام می‌شود.</translation>
    </message>
    <message>
        <source>Your partner has not: you can take it back.</source>
        <translation>همکارتان تحویل نداده است: می‌توانید آن را پس بگیرید.</translation>
    </message>
    <message>
        <source>A note has at most 10,000 characters.</source>
        <translation>یادداشت حداکثر ۱۰٬۰۰۰ نویسه دارد.</translation>
    </message>
    <message>
        <source>Shorten it.</source>
        <translation>کوتاهش کنید.</translation>
    </message>
    <message>
        <source>Answers stay hidden until both have handed in.</source>
        <translation>پاسخ‌ها تا تحویل هر دو نفر پنهان می‌مانند.</translation>
    </message>
    <message>
        <source>The case has another output already.</source>
        <translation>این مورد از پیش خروجی دیگری دارد.</translation>
    </message>
    <message>
        <source>The case has another output of the system &quot;%1&quot; already.</source>
        <translation>این مورد از پیش خروجی دیگری از سامانهٔ «%1» دارد.</translation>
    </message>
    <message>
        <source>Give the system another name; texts that are in the project stay as they are.</source>
        <translation>به سامانه نام دیگری بدهید؛ متن‌هایی که در پروژه‌اند همان‌گونه که هستند می‌مانند.</translation>
    </message>
    <message>
        <source>A case needs a prompt (&quot;input&quot;) or an expected text (&quot;reference&quot;).</source>
        <translation>هر مورد پرامپت (&quot;input&quot;) یا متن مورد انتظار (&quot;reference&quot;) می‌خواهد.</translation>
    </message>
    <message>
        <source>This case is not in the project.</source>
        <translation>این مورد در پروژه نیست.</translation>
    </message>
    <message>
        <source>This output is not in the project.</source>
        <translation>این خروجی در پروژه نیست.</translation>
    </message>
    <message>
        <source>This project keeps only what both say; nothing is adjudicated.</source>
        <translation>این پروژه تنها آنچه را هر دو می‌گویند نگه می‌دارد؛ داوری در کار نیست.</translation>
    </message>
    <message>
        <source>The lead can choose adjudication in the project&apos;s settings.</source>
        <translation>سرپرست می‌تواند در تنظیمات پروژه داوری را برگزیند.</translation>
    </message>
    <message>
        <source>The sample is settled.</source>
        <translation>نمونه نهایی شده است.</translation>
    </message>
    <message>
        <source>The lead can reopen it.</source>
        <translation>سرپرست می‌تواند آن را بازگشایی کند.</translation>
    </message>
    <message>
        <source>By this project&apos;s settings somebody else decides here.</source>
        <translation>بنا بر تنظیمات این پروژه، اینجا کس دیگری تصمیم می‌گیرد.</translation>
    </message>
    <message>
        <source>Both said the same here; there is nothing to decide.</source>
        <translation>هر دو اینجا یک چیز گفته‌اند؛ تصمیمی لازم نیست.</translation>
    </message>
    <message>
        <source>A decision needs a note of 1 to 10,000 characters.</source>
        <translation>تصمیم به یادداشتی از ۱ تا ۱۰٬۰۰۰ نویسه نیاز دارد.</translation>
    </message>
    <message>
        <source>Say why.</source>
        <translation>بگویید چرا.</translation>
    </message>
    <message>
        <source>The evaluation does not hold together: an aspect has no match, or matches one that is not there.</source>
        <translation>ارزیابی درست به هم نمی‌خواند: جنبه‌ای جفت ندارد، یا با جنبه‌ای جفت است که نیست.</translation>
    </message>
    <message>
        <source>This evaluation is not in the project.</source>
        <translation>این ارزیابی در پروژه نیست.</translation>
    </message>
    <message>
        <source>Somebody has reviewed this evaluation; it stays as it is.</source>
        <translation>کسی این ارزیابی را بازبینی کرده است؛ همان‌گونه که هست می‌ماند.</translation>
    </message>
    <message>
        <source>Evaluate the output in a new run.</source>
        <translation>خروجی را در اجرایی تازه ارزیابی کنید.</translation>
    </message>
    <message>
        <source>An imported evaluation needs its file&apos;s name.</source>
        <translation>ارزیابیِ واردشده نام پرونده‌اش را می‌خواهد.</translation>
    </message>
    <message>
        <source>Give the file another name and import it again.</source>
        <translation>به پرونده نام دیگری بدهید و دوباره آن را وارد کنید.</translation>
    </message>
    <message>
        <source>A search has at most 1,000 characters.</source>
        <translation>جست‌وجو حداکثر ۱٬۰۰۰ نویسه دارد.</translation>
    </message>
    <message>
        <source>Search for fewer words.</source>
        <translation>با واژه‌های کمتری جست‌وجو کنید.</translation>
    </message>
    <message>
        <source>The facts of this paragraph were changed meanwhile.</source>
        <translation>گزاره‌های این بند در این میان عوض شده‌اند.</translation>
    </message>
    <message>
        <source>Look at them as they are now, then do it again.</source>
        <translation>آن‌ها را چنان‌که اکنون هستند ببینید، سپس دوباره انجام دهید.</translation>
    </message>
    <message>
        <source>The text of a fact does not begin or end with a blank.</source>
        <translation>متن گزاره با فاصله آغاز یا پایان نمی‌یابد.</translation>
    </message>
    <message>
        <source>A fact repeats one of its own sample.</source>
        <translation>گزاره یکی از گزاره‌های همان نمونه را تکرار می‌کند.</translation>
    </message>
    <message>
        <source>The other fact already repeats this one.</source>
        <translation>گزارهٔ دیگر از پیش این یکی را تکرار می‌کند.</translation>
    </message>
    <message>
        <source>Take that mark off first.</source>
        <translation>نخست آن نشان را بردارید.</translation>
    </message>
    <message>
        <source>A fact of the reply is empty.</source>
        <translation>گزاره‌ای در پاسخ خالی است.</translation>
    </message>
    <message>
        <source>A fact has at most %1 characters.</source>
        <translation>یک گزاره حداکثر %1 نویسه دارد.</translation>
    </message>
    <message>
        <source>The sample has no imported facts that are not taken over yet.</source>
        <translation>نمونه گزارهٔ واردشده‌ای ندارد که هنوز تحویل گرفته نشده باشد.</translation>
    </message>
    <message>
        <source>Only facts of nonsupporting paragraphs are masked.</source>
        <translation>تنها گزاره‌های بندهای غیرپشتیبان پوشانده می‌شوند.</translation>
    </message>
    <message>
        <source>An explanation has at most 10,000 characters.</source>
        <translation>توضیح حداکثر ۱۰٬۰۰۰ نویسه دارد.</translation>
    </message>
    <message>
        <source>This fact is not in the project.</source>
        <translation>این گزاره در پروژه نیست.</translation>
    </message>
    <message>
        <source>This fact was removed.</source>
        <translation>این گزاره برداشته شده است.</translation>
    </message>
    <message>
        <source>Bring it back first.</source>
        <translation>نخست آن را بازگردانید.</translation>
    </message>
    <message>
        <source>A paragraph has at most %1 facts.</source>
        <translation>یک بند حداکثر %1 گزاره دارد.</translation>
    </message>
    <message>
        <source>A sample has at most %1 facts.</source>
        <translation>یک نمونه حداکثر %1 گزاره دارد.</translation>
    </message>
    <message>
        <source>Nobody has said yet which paragraphs are supporting.</source>
        <translation>هنوز کسی نگفته کدام بندها پشتیبان‌اند.</translation>
    </message>
    <message>
        <source>Assign the sample to a pair and let both label its paragraphs first.</source>
        <translation>نخست نمونه را به یک جفت بسپارید و بگذارید هر دو بندهایش را برچسب بزنند.</translation>
    </message>
    <message>
        <source>The paragraphs of this sample are still being labelled.</source>
        <translation>بندهای این نمونه هنوز در حال برچسب خوردن‌اند.</translation>
    </message>
    <message>
        <source>Its facts come when both have handed in.</source>
        <translation>گزاره‌هایش وقتی می‌آیند که هر دو تحویل داده باشند.</translation>
    </message>
    <message>
        <source>It is not decided yet which paragraphs are supporting.</source>
        <translation>هنوز معلوم نشده کدام بندها پشتیبان‌اند.</translation>
    </message>
    <message>
        <source>Decide on paragraphs %1 in Compare first.</source>
        <translation>نخست دربارهٔ بندهای %1 در «مقایسه» تصمیم بگیرید.</translation>
    </message>
    <message>
        <source>Both have judged the supporting facts of this sample; they are fixed.</source>
        <translation>هر دو گزاره‌های پشتیبان این نمونه را داوری کرده‌اند؛ آن‌ها ثابت‌اند.</translation>
    </message>
    <message>
        <source>Look at the outcome in Compare.</source>
        <translation>نتیجه را در «مقایسه» ببینید.</translation>
    </message>
    <message>
        <source>The lead can withdraw the round about key facts first; answers given so far stay in the journal.</source>
        <translation>سرپرست می‌تواند نخست دور گزاره‌های کلیدی را پس بگیرد؛ پاسخ‌های داده‌شده در دفتر وقایع می‌مانند.</translation>
    </message>
    <message>
        <source>Boundary paragraphs are removed from the article.</source>
        <translation>بندهای مرزی از مقاله برداشته می‌شوند.</translation>
    </message>
    <message>
        <source>The facts of this paragraph came with the benchmark.</source>
        <translation>گزاره‌های این بند همراه معیار آمده‌اند.</translation>
    </message>
    <message>
        <source>Take over the imported facts first.</source>
        <translation>نخست گزاره‌های واردشده را تحویل بگیرید.</translation>
    </message>
    <message>
        <source>This paragraph is not in the project.</source>
        <translation>این بند در پروژه نیست.</translation>
    </message>
    <message>
        <source>This opinion is not among those handed in.</source>
        <translation>این نظر در میان تحویل‌شده‌ها نیست.</translation>
    </message>
    <message>
        <source>opinion %1</source>
        <translation>نظر %1</translation>
    </message>
    <message>
        <source>The opinions are not settled yet.</source>
        <translation>نظرها هنوز نهایی نشده‌اند.</translation>
    </message>
    <message>
        <source>This is not what somebody says of an opinion.</source>
        <translation>این چیزی نیست که کسی دربارهٔ نظری می‌گوید.</translation>
    </message>
    <message>
        <source>The file may be damaged; ask for it again.</source>
        <translation>شاید پرونده آسیب دیده باشد؛ دوباره بخواهید.</translation>
    </message>
    <message>
        <source>What is said of one opinion has at most 64 KiB.</source>
        <translation>آنچه دربارهٔ یک نظر گفته می‌شود حداکثر ۶۴ KiB است.</translation>
    </message>
    <message>
        <source>Shorten the text or the note.</source>
        <translation>متن یا یادداشت را کوتاه کنید.</translation>
    </message>
    <message>
        <source>utterance %1</source>
        <translation>گفتهٔ %1</translation>
    </message>
    <message>
        <source>The discussion has no utterance %1.</source>
        <translation>گفت‌وگو گفتهٔ %1 ندارد.</translation>
    </message>
    <message>
        <source>Its utterances are numbered from 1 to %1.</source>
        <translation>گفته‌هایش از ۱ تا %1 شماره دارند.</translation>
    </message>
    <message>
        <source>The round has no utterance %1.</source>
        <translation>دور گفتهٔ %1 ندارد.</translation>
    </message>
    <message>
        <source>An utterance goes to one of the two who work on the sample.</source>
        <translation>گفته به یکی از دو نفری می‌رسد که روی نمونه کار می‌کنند.</translation>
    </message>
    <message>
        <source>Assign the sample to another pair first.</source>
        <translation>نخست نمونه را به جفت دیگری بسپارید.</translation>
    </message>
    <message>
        <source>Somebody has begun with it; the author of utterance %1 is fixed.</source>
        <translation>کسی آن را آغاز کرده است؛ نویسندهٔ گفتهٔ %1 ثابت است.</translation>
    </message>
    <message>
        <source>The sample was assigned to others; this work was not taken.</source>
        <translation>نمونه به دیگران سپرده شد؛ این کار پذیرفته نشد.</translation>
    </message>
    <message>
        <source>You are not the one who writes about utterance %1.</source>
        <translation>شما نویسندهٔ گفتهٔ %1 نیستید.</translation>
    </message>
    <message>
        <source>The lead can give it to you before anybody has begun with it.</source>
        <translation>پیش از آنکه کسی آغاز کند، سرپرست می‌تواند آن را به شما بسپارد.</translation>
    </message>
    <message>
        <source>Your partner has handed in as well: check each other&apos;s.</source>
        <translation>همکارتان هم تحویل داده است: نظرهای یکدیگر را بررسی کنید.</translation>
    </message>
    <message>
        <source>What was written stays hidden until both have handed in.</source>
        <translation>آنچه نوشته شده تا تحویل هر دو پنهان می‌ماند.</translation>
    </message>
    <message>
        <source>A score needs an output, a measure, a run or a file that it is from, and either a number or the reason why there is none.</source>
        <translation>هر امتیاز به یک خروجی، یک سنجه، اجرا یا پرونده‌ای که از آن آمده، و یا یک عدد یا دلیل نبود آن نیاز دارد.</translation>
    </message>
    <message>
        <source>This run has given the output another score by &quot;%1&quot; already.</source>
        <translation>این اجرا پیش‌تر با «%1» به این خروجی امتیاز دیگری داده است.</translation>
    </message>
    <message>
        <source>Scores are never changed: give the file another name.</source>
        <translation>امتیازها هرگز تغییر نمی‌کنند: به پرونده نام دیگری بدهید.</translation>
    </message>
    <message>
        <source>A name has 1 to 60 characters.</source>
        <translation>نام ۱ تا ۶۰ نویسه دارد.</translation>
    </message>
    <message>
        <source>Choose a shorter name.</source>
        <translation>نام کوتاه‌تری برگزینید.</translation>
    </message>
    <message>
        <source>A colour is written as #rrggbb.</source>
        <translation>رنگ به‌صورت #rrggbb نوشته می‌شود.</translation>
    </message>
    <message>
        <source>For example #0072b2.</source>
        <translation>برای نمونه #0072b2.</translation>
    </message>
    <message>
        <source>This person is not in the project.</source>
        <translation>این شخص در پروژه نیست.</translation>
    </message>
    <message>
        <source>Choose who you are again.</source>
        <translation>دوباره برگزینید که چه کسی هستید.</translation>
    </message>
    <message>
        <source>Nobody in the project has this name.</source>
        <translation>کسی در پروژه این نام را ندارد.</translation>
    </message>
    <message>
        <source>Add people first.</source>
        <translation>نخست افراد را بیفزایید.</translation>
    </message>
    <message>
        <source>People here: %1.</source>
        <translation>افراد اینجا: %1.</translation>
    </message>
    <message>
        <source>Somebody with this name is in the project already.</source>
        <translation>کسی با این نام از پیش در پروژه است.</translation>
    </message>
    <message>
        <source>Choose a name that tells the two apart.</source>
        <translation>نامی برگزینید که آن دو را از هم جدا کند.</translation>
    </message>
    <message>
        <source>Only the lead can do this.</source>
        <translation>تنها سرپرست می‌تواند این کار را بکند.</translation>
    </message>
    <message>
        <source>Ask the lead of the project.</source>
        <translation>از سرپرست پروژه بخواهید.</translation>
    </message>
    <message>
        <source>A prompt&apos;s part has at most %1 characters.</source>
        <translation>هر بخش پرامپت حداکثر %1 نویسه دارد.</translation>
    </message>
    <message>
        <source>There is no prompt &quot;%1&quot;.</source>
        <translation>پرامپتی به نام «%1» نیست.</translation>
    </message>
    <message>
        <source>There are: %1.</source>
        <translation>این‌ها هستند: %1.</translation>
    </message>
    <message>
        <source>This prompt is not in the project.</source>
        <translation>این پرامپت در پروژه نیست.</translation>
    </message>
    <message>
        <source>This reply is not in the project.</source>
        <translation>این پاسخ در پروژه نیست.</translation>
    </message>
    <message>
        <source>The evaluation has no such decision.</source>
        <translation>ارزیابی چنین تصمیمی ندارد.</translation>
    </message>
    <message>
        <source>The correction does not belong to this decision.</source>
        <translation>این تصحیح از آن این تصمیم نیست.</translation>
    </message>
    <message>
        <source>The correction names an aspect that is not there.</source>
        <translation>تصحیح جنبه‌ای را نام می‌برد که وجود ندارد.</translation>
    </message>
    <message>
        <source>You are done with this evaluation; your reviews of it are fixed.</source>
        <translation>کار شما با این ارزیابی پایان یافته است؛ بازبینی‌های شما از آن ثابت‌اند.</translation>
    </message>
    <message>
        <source>You may have seen what others said of it since.</source>
        <translation>شاید از آن پس گفته‌های دیگران را دربارهٔ آن دیده باشید.</translation>
    </message>
    <message>
        <source>This person was set aside.</source>
        <translation>این شخص کنار گذاشته شده است.</translation>
    </message>
    <message>
        <source>Take them back first.</source>
        <translation>نخست او را بازگردانید.</translation>
    </message>
    <message>
        <source>This evaluation is still under way.</source>
        <translation>این ارزیابی هنوز در جریان است.</translation>
    </message>
    <message>
        <source>Review it when its run is through with it.</source>
        <translation>هنگامی آن را بازبینی کنید که اجرایش با آن به پایان رسیده باشد.</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) of this evaluation have no opinion yet.</source>
        <translation>
            <numerusform>%Ln تصمیم این ارزیابی هنوز نظری ندارد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Say &quot;unsure&quot; where you cannot tell.</source>
        <translation>جایی که نمی‌توانید بگویید، «نامطمئن» بگویید.</translation>
    </message>
    <message>
        <source>Opinions are written, not answered; nothing to calibrate.</source>
        <translation>نظرها نوشته می‌شوند، نه پاسخ داده؛ چیزی برای هم‌سنجی نیست.</translation>
    </message>
    <message>
        <source>The sample is assigned already.</source>
        <translation>نمونه پیش‌تر سپرده شده است.</translation>
    </message>
    <message>
        <source>Take the assignment back first, or choose another sample.</source>
        <translation>نخست واگذاری را پس بگیرید، یا نمونهٔ دیگری برگزینید.</translation>
    </message>
    <message>
        <source>Only a calibration is labelled again, and only once.</source>
        <translation>تنها هم‌سنجی دوباره برچسب می‌خورد، و تنها یک بار.</translation>
    </message>
    <message>
        <source>The second pass begins when both have handed in the first.</source>
        <translation>گذر دوم وقتی آغاز می‌شود که هر دو گذر نخست را تحویل داده باشند.</translation>
    </message>
    <message>
        <source>The earlier assignment cannot come back: the discussion was changed since.</source>
        <translation>واگذاری پیشین نمی‌تواند برگردد: گفت‌وگو از آن پس تغییر کرده است.</translation>
    </message>
    <message>
        <source>The earlier assignment cannot come back: the facts were changed since.</source>
        <translation>واگذاری پیشین بازگشتنی نیست: گزاره‌ها از آن پس عوض شده‌اند.</translation>
    </message>
    <message>
        <source>Both have handed in; the assignment is fixed.</source>
        <translation>هر دو تحویل داده‌اند؛ واگذاری ثابت است.</translation>
    </message>
    <message>
        <source>Look at the sample in Compare.</source>
        <translation>نمونه را در «مقایسه» ببینید.</translation>
    </message>
    <message>
        <source>The sample has no candidate facts to judge yet.</source>
        <translation>نمونه هنوز گزارهٔ نامزدی برای داوری ندارد.</translation>
    </message>
    <message>
        <source>Make them in Facts, or with &quot;tandem facts decompose&quot;.</source>
        <translation>آن‌ها را در «گزاره‌ها» یا با «tandem facts decompose» بسازید.</translation>
    </message>
    <message>
        <source>The sample has no discussion yet.</source>
        <translation>نمونه هنوز گفت‌وگویی ندارد.</translation>
    </message>
    <message>
        <source>Write or import the discussion first.</source>
        <translation>نخست گفت‌وگو را بنویسید یا وارد کنید.</translation>
    </message>
    <message>
        <source>Decide on facts %1 first.</source>
        <translation>نخست دربارهٔ گزاره‌های %1 تصمیم بگیرید.</translation>
    </message>
    <message>
        <source>Check, answer or decide opinions %1 first.</source>
        <translation>نخست نظرهای %1 را بررسی کنید، پاسخ دهید یا تصمیم بگیرید.</translation>
    </message>
    <message>
        <source>Decide on paragraphs %1 first.</source>
        <translation>نخست دربارهٔ بندهای %1 تصمیم بگیرید.</translation>
    </message>
    <message>
        <source>The round about key facts builds on this outcome.</source>
        <translation>دور گزاره‌های کلیدی بر این نتیجه بنا شده است.</translation>
    </message>
    <message>
        <source>Withdraw that round first.</source>
        <translation>نخست آن دور را پس بگیرید.</translation>
    </message>
    <message>
        <source>This round is not in the project.</source>
        <translation>این دور در پروژه نیست.</translation>
    </message>
    <message>
        <source>A pair is two different people.</source>
        <translation>زوج، دو نفر متفاوت است.</translation>
    </message>
    <message>
        <source>Choose somebody else for one side.</source>
        <translation>برای یک طرف کس دیگری برگزینید.</translation>
    </message>
    <message>
        <source>Take them back first, or choose somebody else.</source>
        <translation>نخست او را بازگردانید، یا کس دیگری برگزینید.</translation>
    </message>
    <message>
        <source>Not everything is answered yet.</source>
        <translation>هنوز همه چیز پاسخ داده نشده است.</translation>
    </message>
    <message>
        <source>You have not handed this sample in.</source>
        <translation>این نمونه را تحویل نداده‌اید.</translation>
    </message>
    <message>
        <source>The sample is not settled.</source>
        <translation>نمونه نهایی نشده است.</translation>
    </message>
    <message>
        <source>Reopening needs a reason of 1 to 10,000 characters.</source>
        <translation>بازگشایی به دلیلی از ۱ تا ۱۰٬۰۰۰ نویسه نیاز دارد.</translation>
    </message>
    <message>
        <source>Say why the outcome must be looked at again.</source>
        <translation>بگویید چرا باید نتیجه دوباره بررسی شود.</translation>
    </message>
    <message>
        <source>This run is not in the project.</source>
        <translation>این اجرا در پروژه نیست.</translation>
    </message>
    <message>
        <source>There is nothing to work on.</source>
        <translation>چیزی برای کار کردن نیست.</translation>
    </message>
    <message>
        <source>This run was cancelled.</source>
        <translation>این اجرا لغو شده است.</translation>
    </message>
    <message>
        <source>Start a new one; what was answered is not asked again.</source>
        <translation>اجرای تازه‌ای آغاز کنید؛ آنچه پاسخ گرفته دوباره پرسیده نمی‌شود.</translation>
    </message>
    <message>
        <source>The spending cap must be more than nothing.</source>
        <translation>سقف هزینه باید بیش از هیچ باشد.</translation>
    </message>
    <message>
        <source>This task is not in the project.</source>
        <translation>این کار در پروژه نیست.</translation>
    </message>
    <message>
        <source>This sample is not in the project.</source>
        <translation>این نمونه در پروژه نیست.</translation>
    </message>
    <message>
        <source>&quot;tandem stats&quot; says how many there are.</source>
        <translation>«tandem stats» می‌گوید چند تا هست.</translation>
    </message>
    <message>
        <source>A discussion has at most 500 utterances.</source>
        <translation>گفت‌وگو حداکثر ۵۰۰ گفته دارد.</translation>
    </message>
    <message>
        <source>An utterance needs a participant and a text.</source>
        <translation>گفته به یک شرکت‌کننده و یک متن نیاز دارد.</translation>
    </message>
    <message>
        <source>An utterance has at most 100,000 characters.</source>
        <translation>گفته حداکثر ۱۰۰٬۰۰۰ نویسه دارد.</translation>
    </message>
    <message>
        <source>Sample %1 is set aside.</source>
        <translation>نمونهٔ %1 کنار گذاشته شده است.</translation>
    </message>
    <message>
        <source>Bring it back first: &quot;tandem samples PROJECT bring-back %1&quot;.</source>
        <translation>نخست آن را بازگردانید: «tandem samples PROJECT bring-back %1».</translation>
    </message>
    <message>
        <source>It is not in the project.</source>
        <translation>در پروژه نیست.</translation>
    </message>
    <message>
        <source>A reason has at most 1,000 characters.</source>
        <translation>دلیل حداکثر ۱٬۰۰۰ نویسه دارد.</translation>
    </message>
    <message>
        <source>It is set aside already.</source>
        <translation>از پیش کنار گذاشته شده است.</translation>
    </message>
    <message>
        <source>It is not set aside.</source>
        <translation>کنار گذاشته نشده است.</translation>
    </message>
    <message>
        <source>The hourly wage must be between 0 and 100,000.</source>
        <translation>دستمزد ساعتی باید بین ۰ و ۱۰۰٬۰۰۰ باشد.</translation>
    </message>
    <message>
        <source>The guideline is longer than a million characters.</source>
        <translation>راهنمای برچسب‌زنی از یک میلیون نویسه بلندتر است.</translation>
    </message>
    <message>
        <source>The project&apos;s name is longer than 200 characters.</source>
        <translation>نام پروژه از ۲۰۰ نویسه بلندتر است.</translation>
    </message>
    <message>
        <source>A file of this name was imported before, with other content.</source>
        <translation>پرونده‌ای با این نام پیش‌تر وارد شده بود و چیز دیگری می‌گفت.</translation>
    </message>
    <message>
        <source>A fact occurs twice in the list.</source>
        <translation>گزاره‌ای دو بار در فهرست آمده است.</translation>
    </message>
    <message>
        <source>The supporting facts can no longer be changed: somebody is judging them.</source>
        <translation>گزاره‌های پشتیبان را دیگر نمی‌توان تغییر داد: کسی در حال داوری آن‌هاست.</translation>
    </message>
    <message>
        <source>The paragraph is on neither side, so it has no facts.</source>
        <translation>بند در هیچ سویی نیست، پس گزاره‌ای ندارد.</translation>
    </message>
    <message>
        <source>An opinion of utterance %1 is in another utterance too.</source>
        <translation>نظری از گفتهٔ %1 در گفتهٔ دیگری نیز هست.</translation>
    </message>
    <message>
        <source>A file of this name has already given the output another score by &quot;%1&quot;.</source>
        <translation>پرونده‌ای با این نام پیش‌تر با «%1» به این خروجی امتیاز دیگری داده است.</translation>
    </message>
    <message>
        <source>Assign the pair again; what they answered before stays in the journal.</source>
        <translation>زوج را از نو واگذار کنید؛ آنچه پیش‌تر پاسخ داده‌اند در دفتر ثبت می‌ماند.</translation>
    </message>
    <message>
        <source>Some facts are waiting for a decision.</source>
        <translation>برخی گزاره‌ها منتظر تصمیم‌اند.</translation>
    </message>
    <message>
        <source>Some opinions are waiting for somebody.</source>
        <translation>برخی نظرها منتظر کسی هستند.</translation>
    </message>
    <message>
        <source>Some paragraphs are waiting for a decision.</source>
        <translation>برخی بندها در انتظار تصمیم‌اند.</translation>
    </message>
    <message>
        <source>The discussion can no longer be changed: somebody has answered about it.</source>
        <translation>گفت‌وگو را دیگر نمی‌توان تغییر داد: کسی دربارهٔ آن پاسخ داده است.</translation>
    </message>
    <message>
        <source>The lead can assign the sample again; answers given so far stay in the journal.</source>
        <translation>سرپرست می‌تواند نمونه را از نو واگذار کند؛ پاسخ‌های داده‌شده در دفتر ثبت می‌مانند.</translation>
    </message>
    <message>
        <source>You have handed in sample %1; its answers are fixed.</source>
        <translation>شما نمونهٔ %1 را تحویل داده‌اید؛ پاسخ‌های آن ثابت شده‌اند.</translation>
    </message>
    <message>
        <source>You have handed in sample %1; your opinions are fixed.</source>
        <translation>شما نمونهٔ %1 را تحویل داده‌اید؛ نظرهای شما ثابت شده‌اند.</translation>
    </message>
    <message>
        <source>The name is empty.</source>
        <translation>نام خالی است.</translation>
    </message>
    <message>
        <source>Give a name of 1 to 60 characters.</source>
        <translation>نامی با ۱ تا ۶۰ نویسه بدهید.</translation>
    </message>
    <message>
        <source>This study is not in the project.</source>
        <translation>این پژوهش در پروژه نیست.</translation>
    </message>
    <message>
        <source>This rater has withdrawn.</source>
        <translation>این ارزیاب انصراف داده است.</translation>
    </message>
    <message>
        <source>Answers stay hidden until the study is closed.</source>
        <translation>پاسخ‌ها تا بسته شدن پژوهش پنهان می‌مانند.</translation>
    </message>
    <message>
        <source>&quot;tandem study status&quot; says how far it is.</source>
        <translation>«tandem study status» می‌گوید تا کجا پیش رفته است.</translation>
    </message>
    <message>
        <source>The study has no items that could be handed out.</source>
        <translation>پژوهش موردی ندارد که بتوان واگذار کرد.</translation>
    </message>
    <message>
        <source>Import items first.</source>
        <translation>نخست موارد را وارد کنید.</translation>
    </message>
    <message>
        <source>The study has no raters to hand items out to.</source>
        <translation>پژوهش هیچ ارزیاب ندارد که موارد به او واگذار شود.</translation>
    </message>
    <message>
        <source>Name its raters, or how many there are.</source>
        <translation>ارزیاب‌هایش را نام ببرید، یا بگویید چند نفرند.</translation>
    </message>
    <message>
        <source>The project has something else under this UUID.</source>
        <translation>پروژه زیر این UUID چیز دیگری دارد.</translation>
    </message>
    <message>
        <source>It was changed on its way, or is somebody else&apos;s.</source>
        <translation>در راه تغییر کرده است، یا از آن کس دیگری است.</translation>
    </message>
    <message>
        <source>This rater has withdrawn: nothing of theirs is taken any more.</source>
        <translation>این ارزیاب انصراف داده است: دیگر چیزی از او گرفته نمی‌شود.</translation>
    </message>
    <message>
        <source>The study asks for consent, which this rater has not given.</source>
        <translation>پژوهش رضایت می‌خواهد، و این ارزیاب رضایت نداده است.</translation>
    </message>
    <message>
        <source>The time in which answers can be given is over.</source>
        <translation>زمان پاسخ دادن به پایان رسیده است.</translation>
    </message>
    <message>
        <source>The rater had handed in before this answer.</source>
        <translation>ارزیاب پیش از این پاسخ تحویل داده بود.</translation>
    </message>
    <message>
        <source>It can be given once the hand-in was taken back.</source>
        <translation>پس از پس گرفتن تحویل می‌توان آن را داد.</translation>
    </message>
    <message>
        <source>The study is closed.</source>
        <translation>پژوهش بسته است.</translation>
    </message>
    <message>
        <source>The project has answers of this rater from after this hand-in.</source>
        <translation>پروژه پاسخ‌هایی از این ارزیاب پس از این تحویل دارد.</translation>
    </message>
    <message>
        <source>They worked in two copies of their form.</source>
        <translation>او در دو رونوشت از فرمش کار کرده است.</translation>
    </message>
    <message>
        <source>The fields of an item of a study cannot be read.</source>
        <translation>فیلدهای موردی از یک پژوهش خواندنی نیستند.</translation>
    </message>
    <message>
        <source>A completion code has at most 100 characters.</source>
        <translation>کد پایان حداکثر ۱۰۰ نویسه دارد.</translation>
    </message>
    <message>
        <source>The study has all the raters that it needs.</source>
        <translation>پژوهش همهٔ ارزیاب‌های لازم را دارد.</translation>
    </message>
    <message>
        <source>Thank you for coming.</source>
        <translation>سپاسگزاریم که آمدید.</translation>
    </message>
    <message>
        <source>The reason has to have 1 to 1,000 characters.</source>
        <translation>دلیل باید ۱ تا ۱٬۰۰۰ نویسه داشته باشد.</translation>
    </message>
    <message>
        <source>The report of the study names it.</source>
        <translation>گزارش پژوهش آن را نام می‌برد.</translation>
    </message>
    <message>
        <source>This rater is not in the project.</source>
        <translation>این ارزیاب در پروژه نیست.</translation>
    </message>
    <message>
        <source>The study has no rater of this name.</source>
        <translation>پژوهش هیچ ارزیاب با این نام ندارد.</translation>
    </message>
    <message>
        <source>&quot;tandem study status&quot; lists its raters.</source>
        <translation>«tandem study status» ارزیاب‌هایش را فهرست می‌کند.</translation>
    </message>
    <message>
        <source>The study has a rater of this name or participant id already.</source>
        <translation>پژوهش از پیش ارزیاب دیگری با این نام یا شناسهٔ شرکت‌کننده دارد.</translation>
    </message>
    <message>
        <source>A participant id has at most 200 characters.</source>
        <translation>شناسهٔ شرکت‌کننده حداکثر ۲۰۰ نویسه دارد.</translation>
    </message>
    <message>
        <source>This rater was replaced already.</source>
        <translation>این ارزیاب از پیش جایگزین شده است.</translation>
    </message>
    <message>
        <source>Each item has %1 raters already.</source>
        <translation>هر مورد از پیش %1 ارزیاب دارد.</translation>
    </message>
    <message>
        <source>The study has another item of this name.</source>
        <translation>پژوهش مورد دیگری به این نام دارد.</translation>
    </message>
    <message>
        <source>Give it another name.</source>
        <translation>نام دیگری به آن بدهید.</translation>
    </message>
    <message>
        <source>A study of this name is in the project already.</source>
        <translation>پژوهشی به این نام از پیش در پروژه هست.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>نام دیگری برگزینید.</translation>
    </message>
    <message>
        <source>The project has no study of this name.</source>
        <translation>پروژه پژوهشی به این نام ندارد.</translation>
    </message>
    <message>
        <source>Make one with &quot;tandem study new&quot;.</source>
        <translation>با «tandem study new» یکی بسازید.</translation>
    </message>
    <message>
        <source>Studies here: %1.</source>
        <translation>پژوهش‌های این‌جا: %1.</translation>
    </message>
    <message>
        <source>The study is not complete: items were completed %1 of %2 times.</source>
        <translation>پژوهش کامل نیست: موارد %1 بار از %2 بار کامل شده‌اند.</translation>
    </message>
    <message>
        <source>Wait for its raters, or end it early with a reason.</source>
        <translation>در انتظار ارزیاب‌هایش بمانید، یا با ذکر دلیل زودتر به آن پایان دهید.</translation>
    </message>
    <message>
        <source>Nothing can be changed in it any more; make a new one.</source>
        <translation>دیگر چیزی در آن تغییرپذیر نیست؛ پژوهش تازه‌ای بسازید.</translation>
    </message>
    <message>
        <source>The name has to have 1 to 100 characters.</source>
        <translation>نام باید ۱ تا ۱۰۰ نویسه داشته باشد.</translation>
    </message>
    <message>
        <source>This participant was given another link, or it was taken back.</source>
        <translation>به این شرکت‌کننده پیوند دیگری داده شده، یا پیوندش پس گرفته شده است.</translation>
    </message>
    <message>
        <source>Ask who runs the study.</source>
        <translation>از کسی که پژوهش را می‌گرداند بپرسید.</translation>
    </message>
    <message numerus="yes">
        <source>The hand-in is not taken: %n item(s) lack an answer.</source>
        <translation>
            <numerusform>تحویل پذیرفته نمی‌شود: %Ln مورد پاسخ ندارد.</numerusform>
        </translation>
    </message>
    <message>
        <source>It can be handed in once they are answered.</source>
        <translation>پس از پاسخ دادن به آن‌ها می‌توان تحویل داد.</translation>
    </message>
    <message>
        <source>The hand-in is not taken: nothing was answered.</source>
        <translation>تحویل پذیرفته نمی‌شود: به چیزی پاسخ داده نشده است.</translation>
    </message>
    <message>
        <source>This rater has declined: nothing more of theirs is taken.</source>
        <translation>این ارزیاب نپذیرفته است: دیگر چیزی از او گرفته نمی‌شود.</translation>
    </message>
    <message>
        <source>This rater was screened out: nothing more of theirs is taken.</source>
        <translation>این ارزیاب غربال شده است: دیگر چیزی از او گرفته نمی‌شود.</translation>
    </message>
    <message>
        <source>You are rating &quot;%1&quot; blind.</source>
        <translation>شما در «%1» پوشیده رتبه می‌دهید.</translation>
    </message>
    <message>
        <source>This opens when the study is closed.</source>
        <translation>این با بسته شدن پژوهش گشوده می‌شود.</translation>
    </message>
    <message>
        <source>The known answers to an item of a study cannot be read.</source>
        <translation>پاسخ‌های دانستهٔ موردی از یک پژوهش خواندنی نیستند.</translation>
    </message>
    <message>
        <source>The scores of an item of a study cannot be read.</source>
        <translation>امتیازهای موردی از یک پژوهش خواندنی نیستند.</translation>
    </message>
    <message>
        <source>Who is done needs a completion code, as the others have one.</source>
        <translation>کسی که کار را تمام کند نیز کد پایان می‌خواهد، چون دیگران کد دارند.</translation>
    </message>
    <message>
        <source>You have withdrawn from this study, so you cannot take part in it again. Nothing that you answered is kept.</source>
        <translation>شما از این پژوهش انصراف داده‌اید، پس نمی‌توانید دوباره در آن شرکت کنید. از آنچه پاسخ داده‌اید چیزی نگه داشته نشده است.</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>آغاز نکرده</translation>
    </message>
    <message>
        <source>at work</source>
        <translation>در حال کار</translation>
    </message>
    <message>
        <source>handed in</source>
        <translation>تحویل داده</translation>
    </message>
    <message>
        <source>declined</source>
        <translation>نپذیرفته</translation>
    </message>
    <message>
        <source>screened out</source>
        <translation>غربال‌شده</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>انصراف‌داده</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>جایگزین‌شده</translation>
    </message>
    <message>
        <source>Who is done needs a completion code that nobody else is given.</source>
        <translation>کسی که به پایان می‌رساند رمز پایانی لازم دارد که به هیچ‌کس دیگر داده نشود.</translation>
    </message>
    <message>
        <source>Give those who declined or were screened out another one.</source>
        <translation>به کسانی که نپذیرفتند یا کنار گذاشته شدند رمز دیگری بدهید.</translation>
    </message>
    <message>
        <source>Set the sample aside, and import the article once more as it should be.</source>
        <translation>نمونه را کنار بگذارید، و مقاله را یک بار دیگر چنان‌که باید باشد وارد کنید.</translation>
    </message>
    <message>
        <source>In a packet articles stay as they are.</source>
        <translation>در بسته، مقاله‌ها همان‌گونه که هستند می‌مانند.</translation>
    </message>
    <message>
        <source>Edit it in the project that the packet came from.</source>
        <translation>آن را در پروژه‌ای که بسته از آن آمده است ویرایش کنید.</translation>
    </message>
    <message>
        <source>This article came with labels, which are about its paragraphs as they are.</source>
        <translation>این مقاله با برچسب‌هایی آمده است که دربارهٔ بندهای کنونی آن‌اند.</translation>
    </message>
    <message>
        <source>Edit it in the file that it came from, and import that.</source>
        <translation>آن را در پرونده‌ای که از آن آمده است ویرایش کنید، و همان را وارد کنید.</translation>
    </message>
    <message>
        <source>This article can no longer be edited: there are answers or facts about it.</source>
        <translation>این مقاله را دیگر نمی‌توان ویرایش کرد: پاسخ‌ها یا گزاره‌هایی دربارهٔ آن هست.</translation>
    </message>
    <message>
        <source>Somebody has a packet or form, perhaps with this article.</source>
        <translation>کسی بسته یا فرمی دارد که شاید این مقاله در آن باشد.</translation>
    </message>
    <message>
        <source>Merge it first, or take the assignment back: then it counts for nothing.</source>
        <translation>نخست آن را ادغام کنید، یا واگذاری را پس بگیرید: آنگاه دیگر به شمار نمی‌آید.</translation>
    </message>
    <message>
        <source>An article needs at least one paragraph.</source>
        <translation>مقاله دست‌کم به یک بند نیاز دارد.</translation>
    </message>
    <message>
        <source>Set the sample aside where nobody wants it.</source>
        <translation>اگر کسی نمونه را نمی‌خواهد، آن را کنار بگذارید.</translation>
    </message>
    <message>
        <source>This article is too long.</source>
        <translation>این مقاله بیش از اندازه بلند است.</translation>
    </message>
    <message>
        <source>Split it into articles.</source>
        <translation>آن را به چند مقاله بخش کنید.</translation>
    </message>
    <message>
        <source>A text must not have NUL characters.</source>
        <translation>متن نباید نویسهٔ NUL داشته باشد.</translation>
    </message>
    <message>
        <source>What work is pointed out by is above 0, and a share at most 1.</source>
        <translation>آستانه‌ای که کار با آن نشان داده می‌شود بالاتر از ۰ است، و سهم حداکثر ۱.</translation>
    </message>
    <message>
        <source>Something in the project is theirs already.</source>
        <translation>چیزی در پروژه از پیش از آنِ این فرد است.</translation>
    </message>
    <message>
        <source>Set the person aside instead.</source>
        <translation>به‌جای آن، فرد را کنار بگذارید.</translation>
    </message>
    <message>
        <source>Settling was undone.</source>
        <translation>نهایی کردن واگرد شد.</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>%1 – %2</source>
        <comment>both ends of an interval</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>both ends of an interval</comment>
        <translation>%1 تا %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation>%1 ٪</translation>
    </message>
    <message>
        <source>&lt; %1</source>
        <comment>a probability</comment>
        <translation>&lt; %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a value with its 95 % interval</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>undefined (n %1): %2</source>
        <translation>تعریف‌نشده (n %1): %2</translation>
    </message>
    <message>
        <source>undefined: %1</source>
        <translation>تعریف‌نشده: %1</translation>
    </message>
    <message>
        <source>%1, n = %2</source>
        <comment>a value and what it stands on</comment>
        <translation>%1، n = %2</translation>
    </message>
    <message>
        <source>%1 (95 %: %2), n = %3</source>
        <comment>value, interval, n</comment>
        <translation>%1 (95 %: %2)، n = %3</translation>
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
        <translation>بله</translation>
    </message>
    <message>
        <source>no</source>
        <translation>خیر</translation>
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
        <translation>نمونهٔ %1، بند %2</translation>
    </message>
    <message>
        <source>Version %1, used by new runs</source>
        <translation>نسخهٔ %1، به کار رفته در اجراهای تازه</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>نسخهٔ %1</translation>
    </message>
    <message>
        <source>as it comes with Tandem</source>
        <translation>همان که همراه Tandem می‌آید</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>who wrote it, when</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>کسی</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>اجرا</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>مدل</translation>
    </message>
    <message>
        <source>State</source>
        <translation>وضعیت</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>انجام‌شده</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>هزینه</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>ناموفق</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>چرا</translation>
    </message>
</context>
<context>
    <name>RunViewWords</name>
    <message>
        <source>The batch results cannot be read.</source>
        <translation>نتایج دسته را نمی‌توان خواند.</translation>
    </message>
    <message>
        <source>Check the file and its permissions.</source>
        <translation>پرونده و مجوزهایش را بررسی کنید.</translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) written.</source>
        <translation>
            <numerusform>%Ln کار نوشته شد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) were answered before and need not be asked.</source>
        <translation>
            <numerusform>%Ln کار پیش‌تر پاسخ گرفته و نیازی به پرسیدن ندارد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) are out in a batch already.</source>
        <translation>
            <numerusform>%Ln کار از پیش به دسته‌ای سپرده شده است.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) do not fit into the spending cap.</source>
        <translation>
            <numerusform>%Ln کار در سقف هزینه نمی‌گنجد.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 done, %2 failed, %3 to be asked again, %4 read before, %5 refused.</source>
        <translation>%1 انجام شد، %2 ناموفق، %3 باید دوباره پرسیده شود، %4 پیش‌تر خوانده شده، %5 رد شد.</translation>
    </message>
</context>
<context>
    <name>RunWords</name>
    <message>
        <source>No case has an output.</source>
        <translation>هیچ موردی خروجی ندارد.</translation>
    </message>
    <message>
        <source>No case has an output of the system &quot;%1&quot;.</source>
        <translation>هیچ موردی خروجی سامانهٔ «%1» را ندارد.</translation>
    </message>
    <message>
        <source>Facts from paragraphs</source>
        <translation>گزاره از بندها</translation>
    </message>
    <message>
        <source>The generated text has no aspects to match.</source>
        <translation>متن تولیدشده جنبه‌ای برای جفت کردن ندارد.</translation>
    </message>
    <message>
        <source>The expected text has no aspects to match.</source>
        <translation>متن مورد انتظار جنبه‌ای برای جفت کردن ندارد.</translation>
    </message>
    <message>
        <source>Not asked: the generated text&apos;s aspects are not known.</source>
        <translation>پرسیده نشد: جنبه‌های متن تولیدشده معلوم نیست.</translation>
    </message>
    <message>
        <source>Not asked: the expected text&apos;s aspects are not known.</source>
        <translation>پرسیده نشد: جنبه‌های متن مورد انتظار معلوم نیست.</translation>
    </message>
    <message>
        <source>This output is not in the project.</source>
        <translation>این خروجی در پروژه نیست.</translation>
    </message>
    <message>
        <source>What this task needs was not answered.</source>
        <translation>آنچه این کار نیاز دارد پاسخ نگرفت.</translation>
    </message>
    <message>
        <source>Start a new run; what was answered is not asked again.</source>
        <translation>اجرای تازه‌ای آغاز کنید؛ آنچه پاسخ گرفته دوباره پرسیده نمی‌شود.</translation>
    </message>
    <message>
        <source>ExPerT evaluation</source>
        <translation>ارزیابی ExPerT</translation>
    </message>
    <message>
        <source>Personalized outputs</source>
        <translation>خروجی‌های شخصی‌سازی‌شده</translation>
    </message>
    <message>
        <source>The system has no name.</source>
        <translation>سامانه نام ندارد.</translation>
    </message>
    <message>
        <source>Name the system whose outputs these are to be.</source>
        <translation>سامانه‌ای را نام ببرید که این خروجی‌ها از آن او باشد.</translation>
    </message>
    <message>
        <source>The sample has no supporting paragraph to compare its facts with.</source>
        <translation>نمونه بند پشتیبانی ندارد که گزاره‌هایش با آن سنجیده شوند.</translation>
    </message>
    <message>
        <source>Conflict masks</source>
        <translation>پوشش تعارض‌ها</translation>
    </message>
    <message>
        <source>The case has not an output of both systems.</source>
        <translation>این مورد از هر دو سامانه خروجی ندارد.</translation>
    </message>
    <message>
        <source>Pairwise judge, both orders</source>
        <translation>داور جفتی، هر دو ترتیب</translation>
    </message>
    <message>
        <source>A system is not compared with itself.</source>
        <translation>یک سامانه با خودش مقایسه نمی‌شود.</translation>
    </message>
    <message>
        <source>Choose two systems.</source>
        <translation>دو سامانه برگزینید.</translation>
    </message>
    <message>
        <source>The phrase to append is empty.</source>
        <translation>جمله‌ای که باید افزوده شود خالی است.</translation>
    </message>
    <message>
        <source>This system has no outputs.</source>
        <translation>این سامانه خروجی ندارد.</translation>
    </message>
    <message>
        <source>The batch cannot be written.</source>
        <translation>دسته را نمی‌توان نوشت.</translation>
    </message>
    <message>
        <source>The server answered with status %1.</source>
        <translation>کارساز با وضعیت %1 پاسخ داد.</translation>
    </message>
    <message>
        <source>The server answered with status %1: %2</source>
        <translation>کارساز با وضعیت %1 پاسخ داد: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was not asked by this run.</source>
        <translation>«%1» را این اجرا نپرسیده است.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>سطر %1: %2</translation>
    </message>
    <message>
        <source>What it was asked about has changed since.</source>
        <translation>آنچه دربارهٔ آن پرسیده شد از آن پس عوض شده است.</translation>
    </message>
    <message>
        <source>The spending cap cannot be kept: the endpoint&apos;s prices are not known.</source>
        <translation>سقف هزینه را نمی‌توان رعایت کرد: قیمت‌های نقطهٔ پایانی معلوم نیست.</translation>
    </message>
    <message>
        <source>Set its prices, 0 where nothing is paid.</source>
        <translation>قیمت‌هایش را تعیین کنید، ۰ آن‌جا که چیزی پرداخت نمی‌شود.</translation>
    </message>
    <message>
        <source>The spending cap does not allow for any of the questions.</source>
        <translation>سقف هزینه برای هیچ‌یک از پرسش‌ها جا ندارد.</translation>
    </message>
    <message>
        <source>Each is taken for the most that it can cost. Give the run a higher cap.</source>
        <translation>هر یک با بیشترین هزینهٔ ممکنش حساب می‌شود. به اجرا سقف بالاتری بدهید.</translation>
    </message>
    <message>
        <source>All questions are out in a batch already.</source>
        <translation>همهٔ پرسش‌ها از پیش به دسته‌ای سپرده شده‌اند.</translation>
    </message>
    <message>
        <source>Read the batch&apos;s results. Where none will come, give the batch up.</source>
        <translation>نتایج دسته را بخوانید. جایی که نتیجه‌ای نخواهد آمد، از دسته دست بکشید.</translation>
    </message>
    <message>
        <source>This run was cancelled.</source>
        <translation>این اجرا لغو شده است.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>این فایل خوانده نمی‌شود.</translation>
    </message>
    <message>
        <source>A line is over 16 MiB long.</source>
        <translation>سطری درازتر از ۱۶ MiB است.</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>سطر %1</translation>
    </message>
    <message>
        <source>Give the result file of a batch, one JSON object a line.</source>
        <translation>پروندهٔ نتیجهٔ یک دسته را بدهید، هر سطر یک شیء JSON.</translation>
    </message>
    <message>
        <source>This version does not know runs of the kind &quot;%1&quot;.</source>
        <translation>این نسخه اجراهای گونهٔ «%1» را نمی‌شناسد.</translation>
    </message>
    <message>
        <source>No model is named.</source>
        <translation>مدلی نام برده نشده است.</translation>
    </message>
    <message>
        <source>Name one, or set one for the endpoint.</source>
        <translation>یکی را نام ببرید، یا برای نقطهٔ پایانی تعیین کنید.</translation>
    </message>
    <message>
        <source>The spending cap must be more than nothing.</source>
        <translation>سقف هزینه باید بیش از هیچ باشد.</translation>
    </message>
    <message>
        <source>A spending cap cannot be kept: the endpoint&apos;s prices are not known.</source>
        <translation>سقف هزینه را نمی‌توان رعایت کرد: قیمت‌های نقطهٔ پایانی معلوم نیست.</translation>
    </message>
    <message>
        <source>There is nothing to work on.</source>
        <translation>چیزی برای کار کردن نیست.</translation>
    </message>
    <message>
        <source>It was all done before; ask for it to be replaced to do it again.</source>
        <translation>همه پیش‌تر انجام شده؛ برای انجام دوباره، جایگزینی بخواهید.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>لغو شد.</translation>
    </message>
    <message>
        <source>The model refused to answer.</source>
        <translation>مدل از پاسخ دادن سر باز زد.</translation>
    </message>
    <message>
        <source>The answer was cut off at the limit of tokens.</source>
        <translation>پاسخ در حد توکن‌ها بریده شد.</translation>
    </message>
    <message>
        <source>If the server does not look at JSON schemas, have the prompt alone ask for JSON: &quot;tandem endpoint change NAME --structured prompt-only&quot;.</source>
        <translation>اگر کارساز به طرح‌واره‌های JSON نمی‌نگرد، بگذارید تنها پرامپت JSON بخواهد: «tandem endpoint change NAME --structured prompt-only».</translation>
    </message>
    <message>
        <source>Use the version that made the run.</source>
        <translation>نسخه‌ای را به کار برید که اجرا را ساخته است.</translation>
    </message>
    <message>
        <source>Another program works on this run.</source>
        <translation>برنامهٔ دیگری روی این اجرا کار می‌کند.</translation>
    </message>
    <message>
        <source>Another program works on run %1, which asks the same.</source>
        <translation>برنامهٔ دیگری روی اجرای %1 کار می‌کند که همین را می‌پرسد.</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) are out in a batch and are not asked again.</source>
        <translation>
            <numerusform>%Ln پرسش به دسته‌ای سپرده شده و دوباره پرسیده نمی‌شود.</numerusform>
        </translation>
    </message>
    <message>
        <source>Read the batch&apos;s results (&quot;run batch-read&quot;). Where none will come, give the batch up (&quot;run batch-forget&quot;): then they are asked live.</source>
        <translation>نتایج دسته را بخوانید (&quot;run batch-read&quot;). جایی که نتیجه‌ای نخواهد آمد، از دسته دست بکشید (&quot;run batch-forget&quot;): آن‌گاه زنده پرسیده می‌شوند.</translation>
    </message>
    <message>
        <source>The spending cap cannot be kept: it is in %1, the endpoint&apos;s prices are in %2.</source>
        <translation>سقف هزینه را نمی‌توان رعایت کرد: سقف به %1 است و قیمت‌های نقطهٔ پایانی به %2.</translation>
    </message>
    <message>
        <source>The spending cap of %1 %2 is reached: %3 are spent, and the next call might cost up to %4.</source>
        <translation>سقف هزینهٔ %1 %2 پر شد: %3 خرج شده، و فراخوانی بعدی شاید تا %4 هزینه داشته باشد.</translation>
    </message>
    <message>
        <source>Up to %1 more may be billed for requests without an answer.</source>
        <translation>تا %1 دیگر شاید برای درخواست‌های بی پاسخ صورت‌حساب شود.</translation>
    </message>
    <message>
        <source>Resume the run with a higher cap; it asks nothing twice.</source>
        <translation>اجرا را با سقف بالاتر ادامه دهید؛ چیزی دو بار پرسیده نمی‌شود.</translation>
    </message>
    <message>
        <source>GEMBA score</source>
        <translation>امتیاز GEMBA</translation>
    </message>
    <message>
        <source>G-Eval score</source>
        <translation>امتیاز G-Eval</translation>
    </message>
    <message>
        <source>AutoEval score</source>
        <translation>امتیاز AutoEval</translation>
    </message>
    <message>
        <source>The case has no expected text (&quot;reference&quot; in a file).</source>
        <translation>مورد متن مورد انتظار ندارد (&quot;reference&quot; در پرونده).</translation>
    </message>
    <message>
        <source>The case has no prompt (&quot;input&quot; in a file), which would be the source.</source>
        <translation>مورد پرامپت ندارد (&quot;input&quot; در پرونده)، که می‌بایست متن مبدأ باشد.</translation>
    </message>
    <message>
        <source>A reply is missing.</source>
        <translation>پاسخی گم شده است.</translation>
    </message>
    <message>
        <source>aspects of the expected text</source>
        <translation>جنبه‌های متن مورد انتظار</translation>
    </message>
    <message>
        <source>aspects of the generated text</source>
        <translation>جنبه‌های متن تولیدشده</translation>
    </message>
    <message>
        <source>%1 match</source>
        <comment>label of an aspect</comment>
        <translation>جفت %1</translation>
    </message>
    <message>
        <source>%1 content</source>
        <comment>label of an aspect</comment>
        <translation>محتوای %1</translation>
    </message>
    <message>
        <source>%1 style</source>
        <comment>label of an aspect</comment>
        <translation>سبک %1</translation>
    </message>
    <message>
        <source>first system&apos;s output shown first</source>
        <translation>نخست خروجی سامانهٔ اول نشان داده شد</translation>
    </message>
    <message>
        <source>second system&apos;s output shown first</source>
        <translation>نخست خروجی سامانهٔ دوم نشان داده شد</translation>
    </message>
    <message>
        <source>with the profile of another case</source>
        <translation>با پروفایل موردی دیگر</translation>
    </message>
    <message>
        <source>probabilities of scores</source>
        <translation>احتمال‌های امتیازها</translation>
    </message>
    <message>
        <source>sample %1</source>
        <translation>نمونهٔ %1</translation>
    </message>
    <message>
        <source>Case %1</source>
        <translation>مورد %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a task&apos;s name</comment>
        <translation>، </translation>
    </message>
    <message>
        <source>In a file of cases outputs are under &quot;output&quot; or &quot;outputs&quot;, their system under &quot;system&quot;.</source>
        <translation>در پروندهٔ موردها، خروجی‌ها زیر &quot;output&quot; یا &quot;outputs&quot; می‌آیند و سامانه‌شان زیر &quot;system&quot;.</translation>
    </message>
    <message>
        <source>Wait until it has ended, or end it.</source>
        <translation>منتظر پایانش بمانید، یا آن را پایان دهید.</translation>
    </message>
    <message>
        <source>Wait until it has ended, then resume run %1: what was answered by then is not asked again.</source>
        <translation>تا پایان آن صبر کنید، سپس اجرای %1 را از سر بگیرید: آنچه تا آن هنگام پاسخ گرفته است دوباره پرسیده نمی‌شود.</translation>
    </message>
    <message>
        <source>The spending cap cannot be kept: the endpoint&apos;s prices are no longer known.</source>
        <translation>سقف هزینه را نمی‌توان رعایت کرد: قیمت‌های نقطهٔ پایانی دیگر معلوم نیست.</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>مکث‌کرده</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>لغوشده</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s)</source>
        <translation>
            <numerusform>%Ln فراخوانی</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) are here already</source>
        <translation>
            <numerusform>%Ln پاسخ از پیش این‌جاست</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then about %n more, depending on the answers</source>
        <translation>
            <numerusform>سپس حدود %Ln دیگر، بسته به پاسخ‌ها</numerusform>
        </translation>
    </message>
    <message>
        <source>About %1 tokens asked and %2 to %3 answered.</source>
        <translation>حدود %1 توکن پرسش و %2 تا %3 پاسخ.</translation>
    </message>
    <message>
        <source>Cost: %1 to %2.</source>
        <translation>هزینه: %1 تا %2.</translation>
    </message>
    <message>
        <source>Cost: not known, because the endpoint has no prices.</source>
        <translation>هزینه: نامعلوم، زیرا نقطهٔ پایانی قیمت ندارد.</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) are not ready for it.</source>
        <translation>
            <numerusform>%Ln نمونه برای آن آماده نیست.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 + %2 tokens</source>
        <translation>%1 + %2 توکن</translation>
    </message>
    <message numerus="yes">
        <source>cost of %n reply(s) not known</source>
        <translation>
            <numerusform>هزینهٔ %Ln پاسخ نامعلوم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>waiting for %n answer(s) that may have to be paid for; Ctrl+C gives them up</source>
        <translation>
            <numerusform>در انتظار %Ln پاسخ که شاید باید بهایش پرداخت شود؛ Ctrl+C از آن دست می‌کشد</numerusform>
        </translation>
    </message>
    <message>
        <source>up to %1 more may be billed for requests without an answer</source>
        <translation>تا %1 دیگر شاید برای درخواست‌های بی پاسخ صورت‌حساب شود</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) out in a batch</source>
        <translation>
            <numerusform>%Ln پرسش سپرده به دسته</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n about what is set aside</source>
        <translation>
            <numerusform>%Ln دربارهٔ آنچه کنار گذاشته شده است</numerusform>
        </translation>
    </message>
    <message>
        <source>looking whether another program works on it</source>
        <translation>بررسی این‌که برنامهٔ دیگری روی آن کار می‌کند یا نه</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 از %2</translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) done</source>
        <translation>
            <numerusform>%Ln کار انجام شد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%Ln ناموفق</numerusform>
        </translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>حدود %1 مانده</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>اجرا</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>گونه</translation>
    </message>
    <message>
        <source>State</source>
        <translation>وضعیت</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>انجام‌شده</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>ناموفق</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>باز</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>نقطهٔ پایانی</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>مدل</translation>
    </message>
    <message>
        <source>Tokens and cost</source>
        <translation>توکن‌ها و هزینه</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>نیمه‌کاره</translation>
    </message>
    <message>
        <source>spending cap reached</source>
        <translation>سقف هزینه پر شد</translation>
    </message>
    <message>
        <source>stopped by an error</source>
        <translation>خطایی آن را متوقف کرد</translation>
    </message>
    <message>
        <source>done</source>
        <translation>انجام شد</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was answered in line %2 already; this answer is not taken.</source>
        <translation>به «%1» پیش‌تر در سطر %2 پاسخ داده شده است؛ این پاسخ گرفته نمی‌شود.</translation>
    </message>
    <message>
        <source>the server asks to wait until %1</source>
        <translation>کارساز می‌خواهد تا %1 منتظر بمانید</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) left without an answer</source>
        <translation>
            <numerusform>%Ln درخواست بی پاسخ ماند</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n could not be read</source>
        <comment>answers</comment>
        <translation>
            <numerusform>%Ln پاسخ خوانده نشد</numerusform>
        </translation>
    </message>
    <message>
        <source>What could not be read is asked again with &quot;tandem run retry %1 %2&quot;.</source>
        <translation>آنچه خوانده نشد با «tandem run retry %1 %2» دوباره پرسیده می‌شود.</translation>
    </message>
    <message>
        <source>What could not be read is asked again by the same command with more --asks.</source>
        <translation>آنچه خوانده نشد با همین فرمان و ‎--asks بیشتر دوباره پرسیده می‌شود.</translation>
    </message>
    <message>
        <source>Every output is evaluated already, or a run is at it.</source>
        <translation>همهٔ خروجی‌ها از پیش ارزیابی شده‌اند، یا اجرایی سرگرم آن‌هاست.</translation>
    </message>
    <message>
        <source>To evaluate them again, do not ask for new outputs only.</source>
        <translation>برای ارزیابی دوبارهٔ آن‌ها، تنها خروجی‌های تازه را نخواهید.</translation>
    </message>
</context>
<context>
    <name>SampleRow</name>
    <message>
        <source>complete</source>
        <translation>کامل</translation>
    </message>
    <message>
        <source>waits for you</source>
        <translation>در انتظار شما</translation>
    </message>
    <message>
        <source>both handed in  %1 / %2</source>
        <translation>هر دو تحویل داده‌اند  %1 / %2</translation>
    </message>
    <message>
        <source>settled  %1 / %2</source>
        <translation>نهایی‌شده  %1 / %2</translation>
    </message>
    <message>
        <source>handed in  %1 / %2</source>
        <translation>تحویل‌شده  %1 / %2</translation>
    </message>
    <message>
        <source>paragraphs  %1 / %2</source>
        <translation>بندها  %1 / %2</translation>
    </message>
    <message>
        <source>%1  %2 / %3 answers</source>
        <comment>state, given answers of both, all</comment>
        <translation>%1  %2 / %3 پاسخ</translation>
    </message>
    <message>
        <source>waiting for discussion</source>
        <translation>در انتظار گفت‌وگو</translation>
    </message>
    <message>
        <source>not assigned</source>
        <translation>واگذارنشده</translation>
    </message>
    <message>
        <source>imported with labels</source>
        <translation>واردشده با برچسب</translation>
    </message>
    <message>
        <source>open</source>
        <translation>باز</translation>
    </message>
    <message>
        <source>handed in by one</source>
        <translation>تحویل یک نفر</translation>
    </message>
    <message>
        <source>both handed in</source>
        <translation>هر دو تحویل داده‌اند</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>نهایی‌شده</translation>
    </message>
    <message>
        <source>facts  %1 / %2</source>
        <translation>گزاره‌ها  %1 / %2</translation>
    </message>
    <message>
        <source>utterances  %1 / %2</source>
        <translation>گفته‌ها  %1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%n unsure</source>
        <comment>items marked unsure</comment>
        <translation>
            <numerusform>%Ln نامطمئن</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting for facts</source>
        <translation>در انتظار گزاره‌ها</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>کنارگذاشته</translation>
    </message>
    <message>
        <source>Blue dot: your partner has handed in, and waits for you.</source>
        <translation>نقطهٔ آبی: همکارتان تحویل داده و منتظر شماست.</translation>
    </message>
</context>
<context>
    <name>SearchModel</name>
    <message numerus="yes">
        <source>%n paragraph(s)</source>
        <translation>
            <numerusform>%Ln بند</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n utterance(s)</source>
        <translation>
            <numerusform>%Ln گفته</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n opinion(s)</source>
        <translation>
            <numerusform>%Ln نظر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s)</source>
        <translation>
            <numerusform>%Ln گزاره</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n case(s)</source>
        <translation>
            <numerusform>%Ln مورد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n output(s)</source>
        <translation>
            <numerusform>%Ln خروجی</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Aspects of %n evaluation(s)</source>
        <translation>
            <numerusform>جنبه‌های %Ln ارزیابی</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rationales of %n evaluation(s)</source>
        <translation>
            <numerusform>دلیل‌های %Ln ارزیابی</numerusform>
        </translation>
    </message>
    <message>
        <source>paragraph %1</source>
        <translation>بند %1</translation>
    </message>
    <message>
        <source>utterance %1</source>
        <translation>گفتهٔ %1</translation>
    </message>
    <message>
        <source>opinion %1</source>
        <translation>نظر %1</translation>
    </message>
    <message>
        <source>opinion</source>
        <translation>نظر</translation>
    </message>
    <message>
        <source>opinions of utterance %1</source>
        <translation>نظرهای گفتهٔ %1</translation>
    </message>
    <message>
        <source>fact of paragraph %1</source>
        <translation>گزاره بند %1</translation>
    </message>
    <message>
        <source>fact</source>
        <translation>گزاره</translation>
    </message>
    <message>
        <source>case %1</source>
        <translation>مورد %1</translation>
    </message>
    <message>
        <source>case %1: %2</source>
        <translation>مورد %1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>system, case</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>sample %1</source>
        <translation>نمونهٔ %1</translation>
    </message>
    <message>
        <source>%1, sample %2: %3</source>
        <comment>place of a text, sample number, its title</comment>
        <translation>%1، نمونهٔ %2: %3</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n صفحه</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n command(s)</source>
        <translation>
            <numerusform>%n فرمان</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s)</source>
        <translation>
            <numerusform>%n تنظیم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s)</source>
        <translation>
            <numerusform>%n فرد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s)</source>
        <translation>
            <numerusform>%n نمونه</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replies of models: %n</source>
        <translation>
            <numerusform>پاسخ‌های مدل‌ها: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>sample %1: %2</source>
        <translation>نمونهٔ %1: %2</translation>
    </message>
    <message>
        <source>reply of %1, %2</source>
        <comment>model, what it is about</comment>
        <translation>پاسخ %1، %2</translation>
    </message>
</context>
<context>
    <name>SessionWords</name>
    <message numerus="yes">
        <source>Set %n sample(s) aside</source>
        <translation>
            <numerusform>کنار گذاشتن %Ln نمونه</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bring %n sample(s) back</source>
        <translation>
            <numerusform>بازگرداندن %Ln نمونه</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set %n case(s) aside</source>
        <translation>
            <numerusform>کنار گذاشتن %Ln مورد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bring %n case(s) back</source>
        <translation>
            <numerusform>بازگرداندن %Ln مورد</numerusform>
        </translation>
    </message>
    <message>
        <source>Endpoint %1, model %2</source>
        <translation>نقطهٔ پایانی %1، مدل %2</translation>
    </message>
    <message>
        <source>%1, %2 ms, HTTP status %3</source>
        <comment>time, duration, status</comment>
        <translation>%1، %2 میلی‌ثانیه، وضعیت HTTP %3</translation>
    </message>
    <message>
        <source>%1 tokens in, %2 out</source>
        <translation>%1 توکن ورودی، %2 خروجی</translation>
    </message>
    <message>
        <source>Could not be used: %1</source>
        <translation>به کار نیامد: %1</translation>
    </message>
    <message>
        <source>Prompt %1, version %2</source>
        <translation>پرامپت %1، نسخهٔ %2</translation>
    </message>
    <message>
        <source>What the model said</source>
        <translation>آنچه مدل گفت</translation>
    </message>
    <message>
        <source>What was asked</source>
        <translation>آنچه پرسیده شد</translation>
    </message>
    <message>
        <source>The reply as it came</source>
        <translation>پاسخ همان‌گونه که آمد</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>در جریان</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>amount, currency</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>unknown: the endpoint has no prices</source>
        <translation>نامعلوم: نقطهٔ پایانی قیمت ندارد</translation>
    </message>
    <message>
        <source>%1 – %2 %3</source>
        <comment>lowest amount, highest amount, currency</comment>
        <translation>%1 – %2 %3</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 ثانیه</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 دقیقه</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 ساعت %2 دقیقه</translation>
    </message>
    <message>
        <source>What was typed could not be stored; it stands where it was typed.</source>
        <translation>آنچه نوشته شد ذخیره نشد؛ در همان جایی است که نوشته شده بود.</translation>
    </message>
</context>
<context>
    <name>StateNameWords</name>
    <message>
        <source>waits for a discussion</source>
        <translation>در انتظار گفت‌وگو</translation>
    </message>
    <message>
        <source>waits for facts</source>
        <translation>در انتظار گزاره‌ها</translation>
    </message>
    <message>
        <source>unassigned</source>
        <translation>واگذارنشده</translation>
    </message>
    <message>
        <source>imported with labels</source>
        <translation>واردشده با برچسب</translation>
    </message>
    <message>
        <source>open</source>
        <translation>باز</translation>
    </message>
    <message>
        <source>handed in by one</source>
        <translation>تحویل یک نفر</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>بسته</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>نهایی‌شده</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>کنارگذاشته</translation>
    </message>
    <message>
        <source>nonsupporting</source>
        <translation>غیرپشتیبان</translation>
    </message>
    <message>
        <source>supporting</source>
        <translation>پشتیبان</translation>
    </message>
    <message>
        <source>boundary</source>
        <translation>مرزی</translation>
    </message>
    <message>
        <source>to be decided</source>
        <translation>نیازمند تصمیم</translation>
    </message>
    <message>
        <source>key</source>
        <translation>کلیدی</translation>
    </message>
    <message>
        <source>not key</source>
        <translation>غیرکلیدی</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>بله</translation>
    </message>
    <message>
        <source>no</source>
        <translation>خیر</translation>
    </message>
</context>
<context>
    <name>StatisticsReport</name>
    <message>
        <source>Per sample</source>
        <translation>به تفکیک نمونه</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>نمونه</translation>
    </message>
    <message>
        <source>title</source>
        <translation>عنوان</translation>
    </message>
    <message>
        <source>paragraphs</source>
        <translation>بندها</translation>
    </message>
    <message>
        <source>supporting</source>
        <translation>پشتیبان</translation>
    </message>
    <message>
        <source>key facts</source>
        <translation>گزاره‌های کلیدی</translation>
    </message>
    <message>
        <source>opinions</source>
        <translation>نظرها</translation>
    </message>
    <message>
        <source>with references</source>
        <translation>با ارجاع</translation>
    </message>
    <message>
        <source>references</source>
        <translation>ارجاع‌ها</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) not in the benchmark yet:</source>
        <translation>
            <numerusform>%Ln نمونه هنوز در معیار نیست:</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 unassigned, %2 open, %3 waiting for decisions, %4 without a kept paragraph.</source>
        <translation>%1 واگذارنشده، %2 باز، %3 در انتظار تصمیم، %4 بدون بند نگه‌داشته‌شده.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>شاخص</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>مقدار</translation>
    </message>
    <message>
        <source>n (samples)</source>
        <translation>n (نمونه‌ها)</translation>
    </message>
    <message>
        <source>All paragraphs</source>
        <translation>همهٔ بندها</translation>
    </message>
    <message>
        <source>Nobody labels them</source>
        <translation>بدون برچسب‌زن</translation>
    </message>
    <message>
        <source>Still being labelled</source>
        <translation>هنوز در حال برچسب‌زنی</translation>
    </message>
    <message>
        <source>Waiting for a decision</source>
        <translation>در انتظار تصمیم</translation>
    </message>
    <message>
        <source>Boundary, removed</source>
        <translation>مرزی، حذف‌شده</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>نگه‌داشته‌شده</translation>
    </message>
    <message>
        <source>Of these supporting</source>
        <translation>از این میان پشتیبان</translation>
    </message>
    <message>
        <source>Of these nonsupporting</source>
        <translation>از این میان غیرپشتیبان</translation>
    </message>
    <message>
        <source>From all paragraphs to the kept ones</source>
        <translation>از همهٔ بندها تا بندهای نگه‌داشته‌شده</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>بدون ذکر دلیل</translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <comment>a reason, quoted</comment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>how many samples, why</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Set aside: %1.</source>
        <translation>کنار گذاشته: %1.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>، </translation>
    </message>
    <message>
        <source>%1 of %2 without facts and opinions</source>
        <translation>%1 از %2 بدون گزاره و نظر</translation>
    </message>
    <message>
        <source>%1 of %2 without facts</source>
        <translation>%1 از %2 بدون گزاره</translation>
    </message>
    <message>
        <source>%1 of %2 without opinions</source>
        <translation>%1 از %2 بدون نظر</translation>
    </message>
    <message>
        <source>Incomplete samples: %1.</source>
        <translation>نمونه‌های ناقص: %1.</translation>
    </message>
</context>
<context>
    <name>StepName</name>
    <message>
        <source>Paragraphs</source>
        <translation>بندها</translation>
    </message>
    <message>
        <source>Key facts</source>
        <translation>گزاره‌های کلیدی</translation>
    </message>
    <message>
        <source>Opinions</source>
        <translation>نظرها</translation>
    </message>
</context>
<context>
    <name>StudyFileWords</name>
    <message>
        <source>No document has two users with summaries of their own and a model that wrote for both.</source>
        <translation>هیچ سندی دو کاربر با خلاصه‌های خودشان و مدلی که برای هر دو نوشته باشد ندارد.</translation>
    </message>
    <message>
        <source>The rule needs scores of two metrics at least for both sides of an item: have judges score the outputs, or import scores.</source>
        <translation>این قاعده برای هر دو سوی یک مورد دست‌کم امتیاز دو سنجه را می‌خواهد: بگذارید داورها به خروجی‌ها امتیاز دهند، یا امتیازها را وارد کنید.</translation>
    </message>
    <message>
        <source>There is no item on which metrics disagree.</source>
        <translation>موردی نیست که سنجه‌ها دربارهٔ آن اختلاف داشته باشند.</translation>
    </message>
    <message>
        <source>Evaluate outputs with ExPerT, or import its results; two systems are compared where both of a case were evaluated.</source>
        <translation>خروجی‌ها را با ExPerT ارزیابی کنید، یا نتایج آن را وارد کنید؛ دو سامانه جایی مقایسه می‌شوند که خروجی هر دو برای یک مورد ارزیابی شده باشد.</translation>
    </message>
    <message>
        <source>The project has no evaluations that could be asked about.</source>
        <translation>پروژه ارزیابی‌ای ندارد که بتوان دربارهٔ آن پرسید.</translation>
    </message>
    <message>
        <source>Import cases with outputs; two systems are compared where both wrote for a case.</source>
        <translation>موردهایی با خروجی وارد کنید؛ دو سامانه جایی مقایسه می‌شوند که هر دو برای یک مورد نوشته باشند.</translation>
    </message>
    <message>
        <source>The project has no outputs that could be asked about.</source>
        <translation>پروژه خروجی‌ای ندارد که بتوان دربارهٔ آن پرسید.</translation>
    </message>
    <message>
        <source>Write facts, have a model find them, or import a benchmark.</source>
        <translation>گزاره بنویسید، بگذارید مدلی آن‌ها را بیابد، یا معیاری را وارد کنید.</translation>
    </message>
    <message>
        <source>The project has no key facts.</source>
        <translation>پروژه هیچ گزارهٔ کلیدی ندارد.</translation>
    </message>
    <message>
        <source>Import articles or a benchmark first.</source>
        <translation>نخست مقاله‌ها یا معیاری را وارد کنید.</translation>
    </message>
    <message>
        <source>The project has no paragraphs.</source>
        <translation>پروژه هیچ بندی ندارد.</translation>
    </message>
    <message>
        <source>Choose fewer systems, or import them from a file.</source>
        <translation>سامانه‌های کمتری برگزینید، یا موارد را از پرونده‌ای وارد کنید.</translation>
    </message>
    <message>
        <source>These are more items than the %1 that a study may have.</source>
        <translation>این موارد بیش از %1 موردی است که یک پژوهش می‌تواند داشته باشد.</translation>
    </message>
    <message>
        <source>The study has no item &quot;%1&quot;.</source>
        <translation>پژوهش مورد «%1» را ندارد.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of the answers to &quot;%2&quot;.</source>
        <translation>«%1» از پاسخ‌های «%2» نیست.</translation>
    </message>
    <message>
        <source>The study does not ask &quot;%1&quot;.</source>
        <translation>پژوهش «%1» را نمی‌پرسد.</translation>
    </message>
    <message>
        <source>Its questions: %1.</source>
        <translation>پرسش‌هایش: %1.</translation>
    </message>
    <message>
        <source>the answers</source>
        <translation>پاسخ‌ها</translation>
    </message>
    <message>
        <source>Somebody else has taken this rater&apos;s place.</source>
        <translation>کس دیگری جای این ارزیاب را گرفته است.</translation>
    </message>
    <message>
        <source>This rater is not asked about anything yet.</source>
        <translation>هنوز چیزی از این ارزیاب پرسیده نمی‌شود.</translation>
    </message>
    <message>
        <source>Hand the items out first.</source>
        <translation>نخست موارد را واگذار کنید.</translation>
    </message>
    <message>
        <source>A file of this name already exists.</source>
        <translation>پرونده‌ای با این نام از پیش آنجاست.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>نام دیگری برگزینید.</translation>
    </message>
    <message>
        <source>This rater has withdrawn: nothing of theirs is taken any more.</source>
        <translation>این ارزیاب انصراف داده است: دیگر چیزی از او گرفته نمی‌شود.</translation>
    </message>
    <message>
        <source>This rater has handed in here already.</source>
        <translation>این ارزیاب این‌جا پیش‌تر تحویل داده است.</translation>
    </message>
    <message>
        <source>Give the raters of the file other names.</source>
        <translation>به ارزیاب‌های پرونده نام‌های دیگری بدهید.</translation>
    </message>
    <message>
        <source>Answers are written as CSV or JSONL, by the ending of the name.</source>
        <translation>پاسخ‌ها بنا بر پسوند نام به‌صورت CSV یا JSONL نوشته می‌شوند.</translation>
    </message>
    <message>
        <source>End the name in .csv or .jsonl.</source>
        <translation>نام را به .csv یا .jsonl ختم کنید.</translation>
    </message>
    <message>
        <source>These raters have answered here themselves, and nobody answers in their place: %1.</source>
        <translation>این ارزیاب‌ها خود این‌جا پاسخ داده‌اند و کسی به جای آن‌ها پاسخ نمی‌دهد: %1.</translation>
    </message>
    <message>
        <source>Leave their rows out: %1. Or give the raters of the file other names.</source>
        <translation>سطرهای آن‌ها را کنار بگذارید: %1. یا به ارزیاب‌های پرونده نام‌های دیگری بدهید.</translation>
    </message>
</context>
<context>
    <name>StudyViewWords</name>
    <message>
        <source>closed</source>
        <translation>بسته</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>پژوهش</translation>
    </message>
    <message numerus="yes">
        <source>%n more item(s) cannot be added either.</source>
        <translation>
            <numerusform>%Ln مورد دیگر را نیز نمی‌توان افزود.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>«%1»: %2</translation>
    </message>
    <message>
        <source>Scores that raters never see: %1.</source>
        <translation>امتیازهایی که ارزیاب‌ها هرگز نمی‌بینند: %1.</translation>
    </message>
    <message>
        <source>Fields: %1.</source>
        <translation>فیلدها: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s)</source>
        <translation>
            <numerusform>%Ln گروه</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check item(s)</source>
        <translation>
            <numerusform>%Ln مورد کنترلی</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n practice item(s)</source>
        <translation>
            <numerusform>%Ln مورد تمرینی</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) to rate</source>
        <translation>
            <numerusform>%Ln مورد برای رتبه‌دهی</numerusform>
        </translation>
    </message>
    <message>
        <source>Text</source>
        <translation>متن</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>گروه</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>گونه</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>مورد</translation>
    </message>
    <message>
        <source>%1 (two sides)</source>
        <translation>%1 (دو سو)</translation>
    </message>
    <message>
        <source>check</source>
        <translation>کنترلی</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>تمرینی</translation>
    </message>
    <message>
        <source>rated</source>
        <translation>رتبه‌دهی</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s), </source>
        <comment>followed by raters</comment>
        <translation>
            <numerusform>%Ln مورد، </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rater(s), </source>
        <comment>followed by answers</comment>
        <translation>
            <numerusform>%Ln ارزیاب، </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%Ln پاسخ</numerusform>
        </translation>
    </message>
    <message>
        <source>open</source>
        <translation>باز</translation>
    </message>
    <message>
        <source> %</source>
        <translation> ٪</translation>
    </message>
    <message>
        <source>Rater</source>
        <translation>ارزیاب</translation>
    </message>
    <message>
        <source>State</source>
        <translation>وضعیت</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>موارد</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 از %2</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>ثانیه</translation>
    </message>
    <message>
        <source>Median of the active time on an item</source>
        <translation>میانهٔ زمان فعال روی هر مورد</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>کنترل‌ها</translation>
    </message>
    <message>
        <source>Share of check items answered right</source>
        <translation>سهم موارد کنترلی که درست پاسخ داده شده‌اند</translation>
    </message>
    <message>
        <source>Same answer</source>
        <translation>پاسخ یکسان</translation>
    </message>
    <message>
        <source>The largest share of one answer among those to one question</source>
        <translation>بیشترین سهم یک پاسخ در میان پاسخ‌های یک پرسش</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>آخرین حضور</translation>
    </message>
    <message>
        <source>The text of “%1” of an item stands here.</source>
        <translation>متن «%1» از یک مورد این‌جا می‌آید.</translation>
    </message>
    <message>
        <source>The text of “%1” on side %2 stands here.</source>
        <translation>متن «%1» در سوی %2 این‌جا می‌آید.</translation>
    </message>
    <message>
        <source>Metrics&apos; alignment with people</source>
        <translation>همسویی سنجه‌ها با افراد</translation>
    </message>
    <message>
        <source>Share of items</source>
        <translation>سهم موارد</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>تصادف</translation>
    </message>
    <message>
        <source>Share of answers right</source>
        <translation>سهم پاسخ‌های درست</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>سهم</translation>
    </message>
    <message>
        <source>known answer</source>
        <translation>پاسخ دانسته</translation>
    </message>
    <message>
        <source>Scores and people</source>
        <translation>امتیازها و افراد</translation>
    </message>
    <message>
        <source>MAA</source>
        <translation>MAA</translation>
    </message>
    <message>
        <source>People and the model</source>
        <translation>افراد و مدل</translation>
    </message>
    <message>
        <source>Share that agrees</source>
        <translation>سهم موافق</translation>
    </message>
    <message>
        <source>Personalization as people see it</source>
        <translation>شخصی‌سازی از دید افراد</translation>
    </message>
    <message>
        <source>DEGRESS-HJ</source>
        <translation>DEGRESS-HJ</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>پاسخ‌ها</translation>
    </message>
    <message>
        <source>The PDF could not be written.</source>
        <translation>PDF نوشته نشد.</translation>
    </message>
    <message>
        <source>Choose another folder, or free some space on the disk.</source>
        <translation>پوشهٔ دیگری برگزینید، یا روی دیسک جا باز کنید.</translation>
    </message>
    <message>
        <source>Longest gap</source>
        <translation>بلندترین وقفه</translation>
    </message>
    <message>
        <source>The longest time between two answers</source>
        <translation>بلندترین زمان میان دو پاسخ</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>نسخهٔ %1</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <comment>of a study</comment>
        <translation>
            <numerusform>%Ln مورد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n for practice</source>
        <translation>
            <numerusform>%Ln مورد تمرینی</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to check</source>
        <translation>
            <numerusform>%Ln مورد کنترلی</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 of %3 items</source>
        <comment>state of a rater, progress</comment>
        <translation>%1، %2 از %3 مورد</translation>
    </message>
    <message>
        <source>Comparisons won: %1</source>
        <comment>%1 is a question</comment>
        <translation>مقایسه‌های برده: %1</translation>
    </message>
    <message>
        <source>Share of comparisons</source>
        <translation>سهم مقایسه‌ها</translation>
    </message>
    <message>
        <source>Participant</source>
        <translation>شرکت‌کننده</translation>
    </message>
    <message>
        <source>The id that a crowd platform gave</source>
        <translation>شناسه‌ای که سکوی جمع‌سپاری داده است</translation>
    </message>
</context>
<context>
    <name>StudyWords</name>
    <message>
        <source>Metrics&apos; alignment with people</source>
        <translation>همسویی سنجه‌ها با افراد</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>سنجه</translation>
    </message>
    <message>
        <source>Aligned</source>
        <translation>همسو</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Preferred</source>
        <translation>ترجیح‌داده</translation>
    </message>
    <message>
        <source>Metric&apos;s ties</source>
        <translation>برابری‌های سنجه</translation>
    </message>
    <message>
        <source>Without score</source>
        <translation>بی امتیاز</translation>
    </message>
    <message numerus="yes">
        <source>Aligned: the share of items on which the metric scores the side higher that most people chose; its ties count one half. %n item(s) have a majority for one side;</source>
        <translation>
            <numerusform>همسو: سهم مواردی که در آن‌ها سنجه به سویی امتیاز بالاتر می‌دهد که بیشتر افراد برگزیده‌اند؛ برابری‌های سنجه نصف شمرده می‌شوند. %Ln مورد برای یک سو اکثریت دارد؛</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tied item(s) are left out.</source>
        <translation>
            <numerusform>%Ln مورد برابر کنار گذاشته شده است.</numerusform>
        </translation>
    </message>
    <message>
        <source>95 % intervals: Wilson&apos;s, or where it was computed the bootstrap&apos;s over groups of items.</source>
        <translation>بازه‌های ۹۵ ٪: ویلسون، یا جایی که محاسبه شده باشد بوت‌استرپ روی گروه‌های موارد.</translation>
    </message>
    <message>
        <source>95 % intervals: Wilson&apos;s.</source>
        <translation>بازه‌های ۹۵ ٪: ویلسون.</translation>
    </message>
    <message>
        <source>Tests between metrics</source>
        <translation>آزمون‌های میان سنجه‌ها</translation>
    </message>
    <message>
        <source>Other metric</source>
        <translation>سنجهٔ دیگر</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>تفاوت</translation>
    </message>
    <message>
        <source>Unlike</source>
        <translation>ناهمسان</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>p by Holm</source>
        <translation>p هولم</translation>
    </message>
    <message>
        <source>p by</source>
        <translation>روش p</translation>
    </message>
    <message>
        <source>Paired over items, two-sided. p by Holm is adjusted for all tests of the table. Unlike: items on which the two differ.</source>
        <translation>جفتی روی موارد، دوسویه. p هولم برای همهٔ آزمون‌های جدول تعدیل شده است. ناهمسان: مواردی که دو سنجه در آن‌ها اختلاف دارند.</translation>
    </message>
    <message>
        <source>Share right</source>
        <translation>سهم درست‌ها</translation>
    </message>
    <message>
        <source>Better by</source>
        <translation>بهتر بنا بر</translation>
    </message>
    <message>
        <source>known answer</source>
        <translation>پاسخ دانسته</translation>
    </message>
    <message>
        <source>Answers right</source>
        <translation>پاسخ‌های درست</translation>
    </message>
    <message>
        <source>Majorities right</source>
        <translation>اکثریت‌های درست</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>برابر</translation>
    </message>
    <message>
        <source>Without a winner</source>
        <translation>بی برنده</translation>
    </message>
    <message>
        <source>Answers: mean over items of the share of raters who named the better side, Student&apos;s t on the logit scale; an answer for neither side is not right. Majorities: share of items, Wilson&apos;s interval.</source>
        <translation>پاسخ‌ها: میانگینِ روی مواردِ سهم ارزیاب‌هایی که سوی بهتر را نام برده‌اند، t استیودنت در مقیاس لوجیت؛ پاسخ «هیچ‌کدام» درست نیست. اکثریت‌ها: سهم موارد، بازهٔ ویلسون.</translation>
    </message>
    <message>
        <source>This text has %1 characters; %2 are allowed.</source>
        <translation>این متن %1 نویسه دارد؛ %2 نویسه مجاز است.</translation>
    </message>
    <message>
        <source>This has to be a number from %1 to %2.</source>
        <translation>این باید عددی از %1 تا %2 باشد.</translation>
    </message>
    <message>
        <source>“%1” is no name: it takes letters a to z, digits and “_”, 40 at most.</source>
        <translation>«%1» نام نیست: حروف a تا z، رقم‌ها و «_» پذیرفته‌اند، حداکثر ۴۰ نویسه.</translation>
    </message>
    <message>
        <source>The name “%1” is there twice.</source>
        <translation>نام «%1» دو بار آمده است.</translation>
    </message>
    <message>
        <source>The study needs a title that raters see.</source>
        <translation>پژوهش به عنوانی نیاز دارد که ارزیاب‌ها ببینند.</translation>
    </message>
    <message>
        <source>“%1” is no language: write it as “en” or “zh_CN”.</source>
        <translation>«%1» زبان نیست: آن را مانند «en» یا «zh_CN» بنویسید.</translation>
    </message>
    <message>
        <source>An item shows from 1 to %1 fields.</source>
        <translation>هر مورد ۱ تا %1 فیلد نشان می‌دهد.</translation>
    </message>
    <message>
        <source>A study asks from 1 to %1 questions.</source>
        <translation>هر پژوهش ۱ تا %1 پرسش می‌پرسد.</translation>
    </message>
    <message>
        <source>The question “%1” asks nothing.</source>
        <translation>پرسش «%1» چیزی نمی‌پرسد.</translation>
    </message>
    <message>
        <source>A choice has from 2 to %1 options.</source>
        <translation>هر انتخاب ۲ تا %1 گزینه دارد.</translation>
    </message>
    <message>
        <source>The answer “%1” is there twice.</source>
        <translation>پاسخ «%1» دو بار آمده است.</translation>
    </message>
    <message>
        <source>The key “%1” gives two answers.</source>
        <translation>کلید «%1» دو پاسخ می‌دهد.</translation>
    </message>
    <message>
        <source>Either one option stands for each of the two sides, or none for any.</source>
        <translation>یا برای هر یک از دو سو یک گزینه هست، یا برای هیچ‌یک نیست.</translation>
    </message>
    <message>
        <source>“%1” is no answer&apos;s value: it takes letters a to z, digits, “_” and “-”.</source>
        <translation>«%1» مقدار پاسخ نیست: حروف a تا z، رقم‌ها، «_» و «-» پذیرفته‌اند.</translation>
    </message>
    <message>
        <source>The answer “%1” has no label.</source>
        <translation>پاسخ «%1» برچسب ندارد.</translation>
    </message>
    <message>
        <source>“%1” is not one key.</source>
        <translation>«%1» یک کلید نیست.</translation>
    </message>
    <message>
        <source>A side is 1 or 2, or 0 for neither.</source>
        <translation>سو 1 یا 2 است، یا 0 برای هیچ‌کدام.</translation>
    </message>
    <message>
        <source>The scale of “%1” needs from 2 to %2 whole numbers, least to most.</source>
        <translation>مقیاس «%1» به ۲ تا %2 عدد صحیح نیاز دارد، از کمترین تا بیشترین.</translation>
    </message>
    <message>
        <source>There is no question “%1” before this one.</source>
        <translation>پرسش «%1» پیش از این پرسش نیست.</translation>
    </message>
    <message>
        <source>A condition names the answers after which the question is asked.</source>
        <translation>شرط پاسخ‌هایی را نام می‌برد که پس از آن‌ها این پرسش پرسیده می‌شود.</translation>
    </message>
    <message>
        <source>“%1” is no answer to the question “%2”.</source>
        <translation>«%1» پاسخ پرسش «%2» نیست.</translation>
    </message>
    <message>
        <source>A condition names the answers for both sides, or for none.</source>
        <translation>شرط یا پاسخ‌های هر دو سو را نام می‌برد یا هیچ‌یک را.</translation>
    </message>
    <message>
        <source>This has to be a number of seconds, a day at most.</source>
        <translation>این باید شمار ثانیه‌ها باشد، حداکثر یک روز.</translation>
    </message>
    <message>
        <source>This has to be a share above 0 and up to 1.</source>
        <translation>این باید سهمی بیش از ۰ و تا ۱ باشد.</translation>
    </message>
    <message>
        <source>This kind is not known.</source>
        <translation>این گونه شناخته نیست.</translation>
    </message>
    <message>
        <source>This design was written by a newer version of the program.</source>
        <translation>این طرح با نسخهٔ تازه‌تری از برنامه نوشته شده است.</translation>
    </message>
    <message>
        <source>Update the program, then try again.</source>
        <translation>برنامه را به‌روز کنید و دوباره بکوشید.</translation>
    </message>
    <message>
        <source>This is not the design of a study: &quot;tandem_design&quot;: 1 is missing.</source>
        <translation>این طرح یک پژوهش نیست: &quot;tandem_design&quot;: 1 در آن نیست.</translation>
    </message>
    <message>
        <source>Choose a file that holds a design.</source>
        <translation>پرونده‌ای برگزینید که طرحی در آن باشد.</translation>
    </message>
    <message>
        <source>Correct it there; &quot;tandem help formats&quot; says what may stand in it.</source>
        <translation>آن را همان‌جا درست کنید؛ «tandem help formats» می‌گوید چه در آن می‌تواند باشد.</translation>
    </message>
    <message>
        <source>It has more than %1 fields.</source>
        <translation>بیش از %1 فیلد دارد.</translation>
    </message>
    <message>
        <source>“%1” is no field&apos;s name: it takes letters a to z, digits and “_”, 40 at most.</source>
        <translation>«%1» نام فیلد نیست: حروف a تا z، رقم‌ها و «_» پذیرفته‌اند، حداکثر ۴۰ نویسه.</translation>
    </message>
    <message>
        <source>The side of “%1” is neither 1 nor 2.</source>
        <translation>سوی «%1» نه 1 است و نه 2.</translation>
    </message>
    <message>
        <source>The field “%1” is there twice.</source>
        <translation>فیلد «%1» دو بار آمده است.</translation>
    </message>
    <message>
        <source>The text of “%1” has %2 characters; %3 are allowed.</source>
        <translation>متن «%1» %2 نویسه دارد؛ %3 نویسه مجاز است.</translation>
    </message>
    <message>
        <source>“%1” has marks outside of its text, or too many.</source>
        <translation>«%1» نشان‌هایی بیرون از متن خود یا بیش از اندازه دارد.</translation>
    </message>
    <message>
        <source>“%1” has one side without the other.</source>
        <translation>«%1» یک سو را بدون سوی دیگر دارد.</translation>
    </message>
    <message>
        <source>It shows no two sides to compare.</source>
        <translation>دو سویی برای سنجیدن نشان نمی‌دهد.</translation>
    </message>
    <message>
        <source>It is a check item, and no answer to it is known.</source>
        <translation>مورد کنترلی است و پاسخی برای آن دانسته نیست.</translation>
    </message>
    <message>
        <source>An answer to “%1” is known, which is not asked.</source>
        <translation>پاسخی به «%1» دانسته است که پرسیده نمی‌شود.</translation>
    </message>
    <message>
        <source>It has no name.</source>
        <translation>نام ندارد.</translation>
    </message>
    <message>
        <source>Its name, group or stratum has more than %1 characters.</source>
        <translation>نام، گروه یا طبقهٔ آن بیش از %1 نویسه دارد.</translation>
    </message>
    <message>
        <source>Its heading has more than %1 characters.</source>
        <translation>سرعنوان آن بیش از %1 نویسه دارد.</translation>
    </message>
    <message>
        <source>There is no item to be rated.</source>
        <translation>موردی برای رتبه‌دهی نیست.</translation>
    </message>
    <message>
        <source>There are more than %L1 items.</source>
        <translation>بیش از %L1 مورد هست.</translation>
    </message>
    <message>
        <source>Another item has its name.</source>
        <translation>مورد دیگری نام آن را دارد.</translation>
    </message>
    <message>
        <source>Not found in the other text.</source>
        <translation>در متن دیگر یافت نشد.</translation>
    </message>
    <message>
        <source>Found in the other text as “%1”.</source>
        <translation>در متن دیگر به‌صورت «%1» یافت شد.</translation>
    </message>
    <message>
        <source>The content is the same.</source>
        <translation>محتوا یکسان است.</translation>
    </message>
    <message>
        <source>The content differs.</source>
        <translation>محتوا متفاوت است.</translation>
    </message>
    <message>
        <source>The style is the same.</source>
        <translation>سبک یکسان است.</translation>
    </message>
    <message>
        <source>The style differs.</source>
        <translation>سبک متفاوت است.</translation>
    </message>
    <message>
        <source>POINTS OF WHAT WAS EXPECTED</source>
        <translation>نکته‌های آنچه انتظار می‌رفت</translation>
    </message>
    <message>
        <source>POINTS OF WHAT WAS WRITTEN</source>
        <translation>نکته‌های آنچه نوشته شد</translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation>بله.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>خیر.</translation>
    </message>
    <message>
        <source>Is its content the same as that of “%1” in the other text?</source>
        <translation>آیا محتوای آن با محتوای «%1» در متن دیگر یکسان است؟</translation>
    </message>
    <message>
        <source>Is it written as “%1” in the other text is?</source>
        <translation>آیا مانند «%1» در متن دیگر نوشته شده است؟</translation>
    </message>
    <message>
        <source>Is the point in the other text, too, as “%1”?</source>
        <translation>آیا این نکته در متن دیگر هم، به‌صورت «%1»، هست؟</translation>
    </message>
    <message>
        <source>Is the point in the other text, too?</source>
        <translation>آیا این نکته در متن دیگر هم هست؟</translation>
    </message>
    <message>
        <source>Good or bad, people and score</source>
        <translation>خوب یا بد، افراد و امتیاز</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>امتیاز</translation>
    </message>
    <message>
        <source>Both good</source>
        <translation>هر دو خوب</translation>
    </message>
    <message>
        <source>Score alone good</source>
        <translation>تنها امتیاز خوب</translation>
    </message>
    <message>
        <source>People alone good</source>
        <translation>تنها افراد خوب</translation>
    </message>
    <message>
        <source>Both bad</source>
        <translation>هر دو بد</translation>
    </message>
    <message>
        <source>Scores and people</source>
        <translation>امتیازها و افراد</translation>
    </message>
    <message>
        <source>MAA</source>
        <translation>MAA</translation>
    </message>
    <message>
        <source>MAA: the share of items on which a score of 0 or 1 and the majority say the same, Wilson&apos;s interval. Correlations are of the score with the majority&apos;s good as 1 and bad as 0. Items without a majority are left out.</source>
        <translation>MAA: سهم مواردی که امتیاز ۰ یا ۱ و اکثریت در آن‌ها یک چیز می‌گویند، بازهٔ ویلسون. همبستگی‌ها میان امتیاز و رأی اکثریت‌اند، با خوب برابر ۱ و بد برابر ۰. موارد بی اکثریت کنار گذاشته می‌شوند.</translation>
    </message>
    <message>
        <source>Personalization</source>
        <translation>شخصی‌سازی</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>مدل</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>سندها</translation>
    </message>
    <message>
        <source>The mean rating of a pair is its distance, from 0 for the most alike to 1; intervals are Student&apos;s t over documents, on the logit scale. Distances to the document drop out of a pair of two users.</source>
        <translation>میانگین رتبهٔ هر جفت فاصلهٔ آن است، از ۰ برای همانندترین تا ۱؛ بازه‌ها t استیودنت روی سندها در مقیاس لوجیت‌اند. فاصله‌ها تا سند در جفت دو کاربر حذف می‌شوند.</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) left out: the users&apos; own pair was not rated.</source>
        <translation>
            <numerusform>%Ln سند کنار گذاشته شده است: جفت خلاصه‌های خود کاربران رتبه‌دهی نشده است.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) left out: they belong to no document.</source>
        <translation>
            <numerusform>%Ln مورد کنار گذاشته شده است: به سندی تعلق ندارند.</numerusform>
        </translation>
    </message>
    <message>
        <source>Correlation over models</source>
        <translation>همبستگی روی مدل‌ها</translation>
    </message>
    <message>
        <source>By people</source>
        <translation>بنا بر افراد</translation>
    </message>
    <message>
        <source>People and the model</source>
        <translation>افراد و مدل</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>تصمیم</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>تصمیم‌ها</translation>
    </message>
    <message>
        <source>Agree with the model</source>
        <translation>موافق با مدل</translation>
    </message>
    <message>
        <source>Agree with the model: the share of &quot;agree&quot; among &quot;agree&quot; and &quot;disagree&quot;, with Wilson&apos;s interval.</source>
        <translation>موافق با مدل: سهم &quot;agree&quot; در میان &quot;agree&quot; و &quot;disagree&quot;، با بازهٔ ویلسون.</translation>
    </message>
    <message>
        <source>No item has a majority for one side and the scores of both.</source>
        <translation>هیچ موردی اکثریت برای یک سو و امتیاز هر دو سو را ندارد.</translation>
    </message>
    <message>
        <source>No item with a majority has the scores of both metrics.</source>
        <translation>هیچ موردِ دارای اکثریت امتیاز هر دو سنجه را ندارد.</translation>
    </message>
    <message>
        <source>No item has a winner that people could name.</source>
        <translation>هیچ موردی برنده‌ای ندارد که افراد بتوانند نام ببرند.</translation>
    </message>
    <message>
        <source>McNemar&apos;s exact test</source>
        <comment>how a p was computed</comment>
        <translation>آزمون دقیق مک‌نمار</translation>
    </message>
    <message>
        <source>exact sign-flip test</source>
        <comment>how a p was computed</comment>
        <translation>آزمون دقیق تغییر علامت</translation>
    </message>
    <message>
        <source>sign-flip test, normal approximation</source>
        <comment>how a p was computed</comment>
        <translation>آزمون تغییر علامت، تقریب نرمال</translation>
    </message>
    <message>
        <source>An object is expected here.</source>
        <translation>این‌جا یک شیء انتظار می‌رود.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing.</source>
        <translation>«%1» نیست.</translation>
    </message>
    <message>
        <source>A text is expected here.</source>
        <translation>این‌جا متنی انتظار می‌رود.</translation>
    </message>
    <message>
        <source>This text has characters that are none.</source>
        <translation>این متن نویسه‌هایی دارد که نویسه نیستند.</translation>
    </message>
    <message>
        <source>true or false is expected here.</source>
        <translation>این‌جا true یا false انتظار می‌رود.</translation>
    </message>
    <message>
        <source>A whole number from %1 to %2 is expected here.</source>
        <translation>این‌جا عدد صحیحی از %1 تا %2 انتظار می‌رود.</translation>
    </message>
    <message>
        <source>A number is expected here.</source>
        <translation>این‌جا عددی انتظار می‌رود.</translation>
    </message>
    <message>
        <source>A list is expected here.</source>
        <translation>این‌جا فهرستی انتظار می‌رود.</translation>
    </message>
    <message>
        <source>The list has more than %1 entries.</source>
        <translation>فهرست بیش از %1 مدخل دارد.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known here.</source>
        <translation>«%1» این‌جا ناشناخته است.</translation>
    </message>
    <message>
        <source>This takes more than %1 bytes.</source>
        <translation>این بیش از %1 بایت جا می‌گیرد.</translation>
    </message>
    <message>
        <source>Shorten its texts.</source>
        <translation>متن‌هایش را کوتاه کنید.</translation>
    </message>
    <message>
        <source>This is not a JSON object.</source>
        <translation>این شیء JSON نیست.</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>بایت %1</translation>
    </message>
    <message>
        <source>Nobody answered the question.</source>
        <translation>کسی به این پرسش پاسخ نداده است.</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>توافق</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>شاخص</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>بازه</translation>
    </message>
    <message>
        <source>Undefined:</source>
        <translation>تعریف‌نشده:</translation>
    </message>
    <message>
        <source>Majority of each item</source>
        <translation>اکثریت هر مورد</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>مورد</translation>
    </message>
    <message>
        <source>Majority</source>
        <translation>اکثریت</translation>
    </message>
    <message>
        <source>No item is tied.</source>
        <translation>هیچ موردی برابر نیست.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) have no majority but a tie: %1.</source>
        <translation>
            <numerusform>%Ln مورد به جای اکثریت برابری دارد: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>پاسخ‌ها</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>پاسخ</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>دفعات</translation>
    </message>
    <message>
        <source>Majority of items</source>
        <translation>اکثریت موارد</translation>
    </message>
    <message>
        <source>the bootstrap&apos;s, over groups of items</source>
        <translation>بازهٔ بوت‌استرپ روی گروه‌های موارد</translation>
    </message>
    <message>
        <source>Student&apos;s t over items&apos; means, on the logit scale</source>
        <translation>t استیودنت روی میانگین‌های موارد، در مقیاس لوجیت</translation>
    </message>
    <message>
        <source>Student&apos;s t over items&apos; means</source>
        <translation>t استیودنت روی میانگین‌های موارد</translation>
    </message>
    <message>
        <source>The mean is that of the items&apos; means; its interval is %1.</source>
        <translation>میانگین، میانگینِ میانگین‌های موارد است؛ بازهٔ آن: %1.</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>رتبه‌دهی‌ها</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>میانگین</translation>
    </message>
    <message>
        <source>Median of the answers</source>
        <translation>میانهٔ پاسخ‌ها</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>موارد</translation>
    </message>
    <message>
        <source>Raters</source>
        <translation>ارزیاب‌ها</translation>
    </message>
    <message>
        <source>No item with a known answer was answered.</source>
        <translation>به هیچ موردی با پاسخ دانسته پاسخ داده نشده است.</translation>
    </message>
    <message>
        <source>What the rater was asked about is not known.</source>
        <translation>دانسته نیست از ارزیاب دربارهٔ چه پرسیده شده است.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a heading with a remark</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>bootstrap</source>
        <comment>an interval</comment>
        <translation>بوت‌استرپ</translation>
    </message>
    <message>
        <source>Wilson&apos;s</source>
        <comment>an interval</comment>
        <translation>ویلسون</translation>
    </message>
    <message>
        <source>large-sample</source>
        <comment>an interval</comment>
        <translation>نمونه‌بزرگ</translation>
    </message>
    <message>
        <source>Rater</source>
        <translation>ارزیاب</translation>
    </message>
    <message>
        <source>Checks right</source>
        <translation>کنترل‌های درست</translation>
    </message>
    <message>
        <source>Seconds an item</source>
        <translation>ثانیه برای هر مورد</translation>
    </message>
    <message>
        <source>Straight-lining</source>
        <translation>پاسخ یکنواخت</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>پاسخ‌داده‌شده</translation>
    </message>
    <message>
        <source>Left out by</source>
        <translation>کنارگذاشته بنا بر</translation>
    </message>
    <message>
        <source>No item has a majority and this score.</source>
        <translation>هیچ موردی هم اکثریت و هم این امتیاز را ندارد.</translation>
    </message>
    <message>
        <source>The score is not 0 or 1 on every item, so that it says neither good nor bad.</source>
        <translation>امتیاز در همهٔ موارد ۰ یا ۱ نیست، پس نه خوب می‌گوید و نه بد.</translation>
    </message>
    <message>
        <source>The model has no such score.</source>
        <translation>مدل چنین امتیازی ندارد.</translation>
    </message>
    <message>
        <source>Computing intervals was cancelled.</source>
        <translation>محاسبهٔ بازه‌ها لغو شد.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>بله</translation>
    </message>
    <message>
        <source>no</source>
        <translation>خیر</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>طرح</translation>
    </message>
    <message>
        <source>Rated items</source>
        <translation>موارد رتبه‌دهی</translation>
    </message>
    <message>
        <source>Check items</source>
        <translation>موارد کنترلی</translation>
    </message>
    <message>
        <source>Raters per item</source>
        <translation>ارزیاب برای هر مورد</translation>
    </message>
    <message>
        <source>Items per rater, at most</source>
        <translation>مورد برای هر ارزیاب، حداکثر</translation>
    </message>
    <message>
        <source>all</source>
        <translation>همه</translation>
    </message>
    <message>
        <source>An order of their own for every rater</source>
        <translation>ترتیبی جداگانه برای هر ارزیاب</translation>
    </message>
    <message>
        <source>Sides balanced</source>
        <translation>دو سو متوازن</translation>
    </message>
    <message>
        <source>Seed of orders and sides</source>
        <translation>بذر ترتیب‌ها و سوها</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>زبان</translation>
    </message>
    <message>
        <source>as the rater&apos;s</source>
        <translation>زبان ارزیاب</translation>
    </message>
    <message>
        <source>Versions of the design</source>
        <translation>نسخه‌های طرح</translation>
    </message>
    <message>
        <source>Resamples of the bootstrap</source>
        <translation>بازنمونه‌های بوت‌استرپ</translation>
    </message>
    <message>
        <source>Seed of the bootstrap</source>
        <translation>بذر بوت‌استرپ</translation>
    </message>
    <message>
        <source>Computed by</source>
        <translation>محاسبه با</translation>
    </message>
    <message>
        <source>What</source>
        <translation>چه</translation>
    </message>
    <message>
        <source>How</source>
        <translation>چگونه</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>یک متن</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>the ends of a scale</comment>
        <translation>%1 تا %2</translation>
    </message>
    <message>
        <source>where %1 is %2</source>
        <comment>a question and its answers</comment>
        <translation>جایی که %1 برابر %2 است</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between answers</comment>
        <translation> یا </translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>پرسش‌ها</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>نام</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>پرسش</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>پرسیده می‌شود</translation>
    </message>
    <message>
        <source>always</source>
        <translation>همیشه</translation>
    </message>
    <message numerus="yes">
        <source>at least %n check item(s) answered wrongly</source>
        <translation>
            <numerusform>دست‌کم %Ln پاسخ نادرست به موارد کنترلی</numerusform>
        </translation>
    </message>
    <message>
        <source>a median of less than %1 seconds on an item</source>
        <translation>میانهٔ کمتر از %1 ثانیه برای هر مورد</translation>
    </message>
    <message>
        <source>at least %1 percent of one and the same answer</source>
        <translation>دست‌کم %1 درصد یک پاسخ یکسان</translation>
    </message>
    <message>
        <source>less than %1 percent of their items answered</source>
        <translation>پاسخ به کمتر از %1 درصد مواردش</translation>
    </message>
    <message>
        <source>No rule was named: every rater counts.</source>
        <translation>قاعده‌ای نام برده نشده است: همهٔ ارزیاب‌ها شمرده می‌شوند.</translation>
    </message>
    <message>
        <source>A rater is left out who has:</source>
        <translation>ارزیاب کنار گذاشته می‌شود اگر داشته باشد:</translation>
    </message>
    <message>
        <source>Left out: %1 (%2).</source>
        <translation>کنارگذاشته: %1 (%2).</translation>
    </message>
    <message>
        <source>Raters left out</source>
        <translation>ارزیاب‌های کنارگذاشته</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>راهنما</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation>رضایت آگاهانه</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>آنچه رخ داد</translation>
    </message>
    <message>
        <source>Where things come from</source>
        <translation>هر چیز از کجا می‌آید</translation>
    </message>
    <message>
        <source>Nobody agreed or disagreed with a decision.</source>
        <translation>کسی با تصمیمی موافقت یا مخالفت نکرده است.</translation>
    </message>
    <message numerus="yes">
        <source>%n rater(s)</source>
        <translation>
            <numerusform>%Ln ارزیاب</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%Ln پاسخ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rated item(s) in all</source>
        <translation>
            <numerusform>روی هم %Ln مورد رتبه‌دهی</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them answered</source>
        <translation>
            <numerusform>%Ln مورد از آن‌ها پاسخ‌گرفته</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The answers belong to %n version(s) of the study.</source>
        <translation>
            <numerusform>پاسخ‌ها از %Ln نسخهٔ پژوهش‌اند.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bootstrap intervals: percentiles of %1 resamples of %2, seed %3.</source>
        <translation>بازه‌های بوت‌استرپ: صدک‌های %1 بازنمونه از %2، بذر %3.</translation>
    </message>
    <message>
        <source>groups of items</source>
        <translation>گروه‌های موارد</translation>
    </message>
    <message>
        <source>items</source>
        <translation>موارد</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>همه</translation>
    </message>
    <message>
        <source>This event is not known.</source>
        <translation>این رویداد شناخته نیست.</translation>
    </message>
    <message>
        <source>One of these stands here twice.</source>
        <translation>یکی از این‌ها دو بار این‌جا آمده است.</translation>
    </message>
    <message>
        <source>A UUID is expected here.</source>
        <translation>این‌جا یک UUID انتظار می‌رود.</translation>
    </message>
    <message>
        <source>The text is longer than %1 characters.</source>
        <translation>متن از %1 نویسه بلندتر است.</translation>
    </message>
    <message>
        <source>This is not a text.</source>
        <translation>این یک متن نیست.</translation>
    </message>
    <message>
        <source>A start and a length in the text are expected.</source>
        <translation>یک آغاز و یک درازا در متن انتظار می‌رود.</translation>
    </message>
    <message>
        <source>This is no task of a rater.</source>
        <translation>این فهرستِ کار یک ارزیاب نیست.</translation>
    </message>
    <message>
        <source>This rater is not asked about this item.</source>
        <translation>از این ارزیاب دربارهٔ این مورد پرسیده نمی‌شود.</translation>
    </message>
    <message>
        <source>This study does not ask &quot;%1&quot;.</source>
        <translation>این پژوهش «%1» را نمی‌پرسد.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of the answers.</source>
        <translation>«%1» از پاسخ‌ها نیست.</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>بله یا خیر</translation>
    </message>
    <message>
        <source>Pairwise preference</source>
        <translation>ترجیح جفتی</translation>
    </message>
    <message>
        <source>Usefulness of explanations</source>
        <translation>سودمندی توضیح‌ها</translation>
    </message>
    <message>
        <source>Similarity survey</source>
        <translation>پیمایش همانندی</translation>
    </message>
    <message>
        <source>Good or bad</source>
        <translation>خوب یا بد</translation>
    </message>
    <message>
        <source>Review of verdicts</source>
        <translation>بازبینی رأی‌ها</translation>
    </message>
    <message>
        <source>Rating on a scale</source>
        <translation>رتبه‌دهی روی مقیاس</translation>
    </message>
    <message>
        <source>A design of your own</source>
        <translation>طرحی از خودتان</translation>
    </message>
    <message>
        <source>Raters say yes or no to paragraphs or facts, beside the discussion; for consistency and kappa.</source>
        <translation>ارزیاب‌ها در کنار گفت‌وگو به بندها یا گزاره‌ها بله یا خیر می‌گویند؛ برای همخوانی و کاپا.</translation>
    </message>
    <message>
        <source>Raters say which of two unnamed outputs is closer to a reference; for the majority and how metrics align with it.</source>
        <translation>ارزیاب‌ها می‌گویند کدام‌یک از دو خروجی بی‌نام به متن مرجع نزدیک‌تر است؛ برای رأی اکثریت و همسویی سنجه‌ها با آن.</translation>
    </message>
    <message>
        <source>Raters find the better of two outputs by their explanations alone, and rate these from 1 to 5.</source>
        <translation>ارزیاب‌ها تنها از روی توضیح‌ها خروجی بهتر را از میان دو خروجی می‌یابند و به توضیح‌ها از ۱ تا ۵ رتبه می‌دهند.</translation>
    </message>
    <message>
        <source>Raters say from 1 to 6 how alike two unnamed texts are, six pairs for a document; for DEGRESS-HJ and PerSEval-HJ.</source>
        <translation>ارزیاب‌ها از ۱ تا ۶ می‌گویند دو متن بی‌نام چه اندازه همانندند، شش جفت برای هر سند؛ برای DEGRESS-HJ و PerSEval-HJ.</translation>
    </message>
    <message>
        <source>Raters say whether a summary of a timeline is good or bad; for MAA and correlations.</source>
        <translation>ارزیاب‌ها می‌گویند خلاصهٔ یک خط زمانی خوب است یا بد؛ برای MAA و همبستگی‌ها.</translation>
    </message>
    <message>
        <source>Raters say whether they agree with a decision of a language model, and what it should have been.</source>
        <translation>ارزیاب‌ها می‌گویند با تصمیم یک مدل زبانی موافق‌اند یا نه، و تصمیم چه می‌بایست باشد.</translation>
    </message>
    <message>
        <source>Raters put a text on a scale; for means and ordinal alpha.</source>
        <translation>ارزیاب‌ها متنی را روی مقیاسی جای می‌دهند؛ برای میانگین‌ها و آلفای ترتیبی.</translation>
    </message>
    <message>
        <source>Fields, questions and answers are up to you.</source>
        <translation>فیلدها، پرسش‌ها و پاسخ‌ها با شماست.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>بله</translation>
    </message>
    <message>
        <source>No</source>
        <translation>خیر</translation>
    </message>
    <message>
        <source>Does the text say what was said?</source>
        <translation>آیا متن همان را می‌گوید که گفته شده است؟</translation>
    </message>
    <message>
        <source>Read the text and the discussion beside it. Say **yes** where everything in the text is said in the discussion or follows from it, and **no** where anything in it is not.</source>
        <translation>متن و گفت‌وگوی کنار آن را بخوانید. اگر همهٔ متن در گفت‌وگو گفته شده یا از آن برمی‌آید بگویید **بله**، و اگر چیزی در متن چنین نیست بگویید **خیر**.</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>متن</translation>
    </message>
    <message>
        <source>Discussion</source>
        <translation>گفت‌وگو</translation>
    </message>
    <message>
        <source>Does the discussion support the text?</source>
        <translation>آیا گفت‌وگو متن را پشتیبانی می‌کند؟</translation>
    </message>
    <message>
        <source>Which text is closer?</source>
        <translation>کدام متن نزدیک‌تر است؟</translation>
    </message>
    <message>
        <source>You see a reference, which a person wrote, and two other texts. Say which of the two is closer to the reference, in what it says and in how it is written. Their order says nothing. Choose **Both alike** only where you find no difference that matters.</source>
        <translation>یک متن مرجع می‌بینید که کسی نوشته است، و دو متن دیگر. بگویید کدام‌یک از آن دو، در آنچه می‌گوید و در شیوهٔ نوشتن، به متن مرجع نزدیک‌تر است. ترتیب آن‌ها معنایی ندارد. **هر دو یکسان** را تنها وقتی برگزینید که تفاوت مهمی نمی‌یابید.</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>کار</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>متن مرجع</translation>
    </message>
    <message>
        <source>Which text is closer to the reference in content and style?</source>
        <translation>کدام متن در محتوا و سبک به متن مرجع نزدیک‌تر است؟</translation>
    </message>
    <message>
        <source>The first</source>
        <translation>اولی</translation>
    </message>
    <message>
        <source>The second</source>
        <translation>دومی</translation>
    </message>
    <message>
        <source>Both alike</source>
        <translation>هر دو یکسان</translation>
    </message>
    <message>
        <source>Which text is better, by its explanation?</source>
        <translation>بنا بر توضیح، کدام متن بهتر است؟</translation>
    </message>
    <message>
        <source>Two texts were judged against what a person wrote. You do not see the texts, but an explanation of each judgement: which points were looked at, and what was found. Say from the explanations which text is the better one, then how good and how useful they are.</source>
        <translation>دو متن با آنچه یک نفر نوشته است سنجیده شده‌اند. متن‌ها را نمی‌بینید، بلکه توضیح هر داوری را: کدام نکته‌ها بررسی شده و چه یافته شده است. از روی توضیح‌ها بگویید کدام متن بهتر است، سپس بگویید توضیح‌ها چه اندازه خوب و سودمندند.</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>توضیح</translation>
    </message>
    <message>
        <source>Which of the two texts is better?</source>
        <translation>کدام‌یک از دو متن بهتر است؟</translation>
    </message>
    <message>
        <source>How good are the explanations?</source>
        <translation>توضیح‌ها چه اندازه خوب‌اند؟</translation>
    </message>
    <message>
        <source>Very poor</source>
        <translation>بسیار ضعیف</translation>
    </message>
    <message>
        <source>Very good</source>
        <translation>بسیار خوب</translation>
    </message>
    <message>
        <source>How much did the explanations help you to choose?</source>
        <translation>توضیح‌ها چه اندازه در گزینش به شما کمک کردند؟</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>هیچ</translation>
    </message>
    <message>
        <source>Very much</source>
        <translation>بسیار زیاد</translation>
    </message>
    <message>
        <source>How alike are two texts?</source>
        <translation>دو متن چه اندازه همانندند؟</translation>
    </message>
    <message>
        <source>You see pairs of summaries of one document. Say for each pair how alike the two are in what they say, from 1 to 6. Judge each pair by itself, and use the whole scale.</source>
        <translation>جفت‌هایی از خلاصه‌های یک سند را می‌بینید. برای هر جفت از ۱ تا ۶ بگویید آن دو در آنچه می‌گویند چه اندازه همانندند. دربارهٔ هر جفت جداگانه داوری کنید و همهٔ مقیاس را به کار ببرید.</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>خلاصه</translation>
    </message>
    <message>
        <source>How alike are the two summaries?</source>
        <translation>دو خلاصه چه اندازه همانندند؟</translation>
    </message>
    <message>
        <source>Nothing in common</source>
        <translation>هیچ اشتراکی ندارند</translation>
    </message>
    <message>
        <source>They say the same</source>
        <translation>یک چیز می‌گویند</translation>
    </message>
    <message>
        <source>Is the summary good?</source>
        <translation>آیا خلاصه خوب است؟</translation>
    </message>
    <message>
        <source>You see what a person did, in the order of time, and a summary of it. The summary is **good** where it tells what matters of this person, so that one could foresee what they would choose next; else it is **bad**.</source>
        <translation>کارهای یک نفر را به ترتیب زمان و خلاصه‌ای از آن‌ها را می‌بینید. خلاصه **خوب** است اگر آنچه را دربارهٔ این شخص مهم است بگوید، چنان‌که بتوان پیش‌بینی کرد پس از آن چه برمی‌گزیند؛ وگرنه **بد** است.</translation>
    </message>
    <message>
        <source>What was asked</source>
        <translation>آنچه پرسیده شد</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>خط زمانی</translation>
    </message>
    <message>
        <source>Is this summary good or bad?</source>
        <translation>این خلاصه خوب است یا بد؟</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>خوب</translation>
    </message>
    <message>
        <source>Bad</source>
        <translation>بد</translation>
    </message>
    <message>
        <source>Was the decision right?</source>
        <translation>آیا تصمیم درست بود؟</translation>
    </message>
    <message>
        <source>A language model took a decision about a text and gave its reason; what it went by is marked. Say whether you agree with the **decision**. A wrong reason for a right decision is worth a note.</source>
        <translation>یک مدل زبانی دربارهٔ متنی تصمیمی گرفته و دلیل خود را آورده است؛ آنچه مبنای آن بوده نشان‌دار است. بگویید با **تصمیم** موافقید یا نه. دلیل نادرست برای تصمیم درست سزاوار یادداشتی است.</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>نکته</translation>
    </message>
    <message>
        <source>What was expected</source>
        <translation>آنچه انتظار می‌رفت</translation>
    </message>
    <message>
        <source>What was written</source>
        <translation>آنچه نوشته شد</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>دلیل</translation>
    </message>
    <message>
        <source>What should the decision have been?</source>
        <translation>تصمیم چه می‌بایست باشد؟</translation>
    </message>
    <message>
        <source>Is there anything to add?</source>
        <translation>آیا چیزی برای افزودن هست؟</translation>
    </message>
    <message>
        <source>Do you agree with the decision?</source>
        <translation>آیا با تصمیم موافقید؟</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation>موافقم</translation>
    </message>
    <message>
        <source>I disagree</source>
        <translation>مخالفم</translation>
    </message>
    <message>
        <source>I am not sure</source>
        <translation>مطمئن نیستم</translation>
    </message>
    <message>
        <source>How good is the text?</source>
        <translation>متن چه اندازه خوب است؟</translation>
    </message>
    <message>
        <source>Read the text, and the reference where there is one, then say how good the text is. Use the whole scale.</source>
        <translation>متن را، و اگر متن مرجعی هست آن را نیز، بخوانید و بگویید متن چه اندازه خوب است. همهٔ مقیاس را به کار ببرید.</translation>
    </message>
    <message>
        <source>A study</source>
        <translation>یک پژوهش</translation>
    </message>
    <message>
        <source>Is this so?</source>
        <translation>آیا چنین است؟</translation>
    </message>
    <message>
        <source>This is not a seal.</source>
        <translation>این مهر نیست.</translation>
    </message>
    <message>
        <source>Each answer and event needs one seal.</source>
        <translation>هر پاسخ و رویداد به یک مهر نیاز دارد.</translation>
    </message>
    <message>
        <source>The answers are not in order of time.</source>
        <translation>پاسخ‌ها به ترتیب زمان نیستند.</translation>
    </message>
    <message>
        <source>The events are not in order of time.</source>
        <translation>رویدادها به ترتیب زمان نیستند.</translation>
    </message>
    <message>
        <source>These answers were saved by a newer version of the program.</source>
        <translation>این پاسخ‌ها با نسخهٔ تازه‌تری از برنامه ذخیره شده‌اند.</translation>
    </message>
    <message>
        <source>This is no answers file of a rater.</source>
        <translation>این پروندهٔ پاسخ‌های یک ارزیاب نیست.</translation>
    </message>
    <message>
        <source>These answers belong to another project.</source>
        <translation>این پاسخ‌ها به پروژهٔ دیگری تعلق دارند.</translation>
    </message>
    <message>
        <source>These answers belong to another study.</source>
        <translation>این پاسخ‌ها به پژوهش دیگری تعلق دارند.</translation>
    </message>
    <message>
        <source>These answers are another rater&apos;s.</source>
        <translation>این پاسخ‌ها از آن ارزیاب دیگری است.</translation>
    </message>
    <message>
        <source>These answers belong to another version of the study.</source>
        <translation>این پاسخ‌ها به نسخهٔ دیگری از پژوهش تعلق دارند.</translation>
    </message>
    <message>
        <source>These answers come from another form.</source>
        <translation>این پاسخ‌ها از فرم دیگری می‌آیند.</translation>
    </message>
    <message>
        <source>Ask the rater for the file that the form they were given saves.</source>
        <translation>پرونده‌ای را از ارزیاب بخواهید که فرم داده‌شده به او ذخیره می‌کند.</translation>
    </message>
    <message>
        <source>The answers were altered after the form had saved them.</source>
        <translation>پاسخ‌ها پس از آنکه فرم آن‌ها را ذخیره کرد دست‌کاری شده‌اند.</translation>
    </message>
    <message>
        <source>Ask the rater to save the answers once more from the form.</source>
        <translation>از ارزیاب بخواهید پاسخ‌ها را بار دیگر از فرم ذخیره کند.</translation>
    </message>
    <message>
        <source>The answers are not complete.</source>
        <translation>پاسخ‌ها کامل نیستند.</translation>
    </message>
    <message>
        <source>tied</source>
        <translation>برابر</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a table and its row</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Majority or mean</source>
        <translation>اکثریت یا میانگین</translation>
    </message>
    <message>
        <source>Systems</source>
        <translation>سامانه‌ها</translation>
    </message>
    <message>
        <source>The first %1 of %2 items; the raw data has all of them.</source>
        <translation>%1 مورد نخست از %2 مورد؛ دادهٔ خام همهٔ آن‌ها را دارد.</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>نسخه</translation>
    </message>
    <message>
        <source>From (UTC)</source>
        <translation>از (UTC)</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>تغییرکرده</translation>
    </message>
    <message>
        <source>Answers that count</source>
        <translation>پاسخ‌های شمرده‌شده</translation>
    </message>
    <message>
        <source>Everybody&apos;s</source>
        <translation>پاسخ‌های همه</translation>
    </message>
    <message>
        <source>How raters worked</source>
        <translation>ارزیاب‌ها چگونه کار کردند</translation>
    </message>
    <message>
        <source>State</source>
        <translation>وضعیت</translation>
    </message>
    <message>
        <source>Asked about</source>
        <translation>پرسیده‌شده</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>کامل‌شده</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>آزادشده</translation>
    </message>
    <message>
        <source>First answer (UTC)</source>
        <translation>نخستین پاسخ (UTC)</translation>
    </message>
    <message>
        <source>Last (UTC)</source>
        <translation>آخرین (UTC)</translation>
    </message>
    <message>
        <source>Items are rated and check items. Released: given to somebody else, or left when the study was closed.</source>
        <translation>موارد یعنی موارد رتبه‌دهی و موارد کنترلی. آزادشده: به دیگری داده شده، یا هنگام بسته شدن پژوهش مانده است.</translation>
    </message>
    <message>
        <source>Raters who count</source>
        <translation>ارزیاب‌های شمرده‌شده</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>همه</translation>
    </message>
    <message>
        <source>What results stand on</source>
        <translation>پایهٔ نتایج</translation>
    </message>
    <message>
        <source>Answers of</source>
        <translation>پاسخ‌های</translation>
    </message>
    <message>
        <source>By version of the design</source>
        <translation>به تفکیک نسخهٔ طرح</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a version and its answers</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n rater(s) left out by the rules that were named before; the figures of everybody stand apart.</source>
        <translation>
            <numerusform>%Ln ارزیاب بنا بر قاعده‌هایی که از پیش نام برده شده‌اند کنار گذاشته شده است؛ شاخص‌های همه جداگانه می‌آیند.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) were added.</source>
        <translation>
            <numerusform>%Ln مورد افزوده شد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) that were collected elsewhere were taken over.</source>
        <translation>
            <numerusform>%Ln پاسخ که جای دیگری گردآوری شده بود پذیرفته شد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A link was made by which at most %n rater(s) could come.</source>
        <translation>
            <numerusform>پیوندی ساخته شد که با آن حداکثر %Ln ارزیاب می‌توانست بیاید.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was replaced by %2, who was given %n item(s) of theirs: %3</source>
        <translation>
            <numerusform>%2 جای %1 را گرفت و %Ln مورد او به وی داده شد: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Each item was to have %1 raters from now on, %2 before: %3</source>
        <translation>از آن پس هر مورد می‌بایست %1 ارزیاب داشته باشد، پیش از آن %2: %3</translation>
    </message>
    <message>
        <source>It was ended early, items completed %1 of %2 times: %3</source>
        <translation>زودتر به آن پایان داده شد، موارد %1 بار از %2 بار کامل شده بودند: %3</translation>
    </message>
    <message>
        <source>It was closed.</source>
        <translation>بسته شد.</translation>
    </message>
    <message numerus="yes">
        <source>%n rater(s) declined to take part.</source>
        <translation>
            <numerusform>%Ln ارزیاب شرکت در پژوهش را نپذیرفت.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rater(s) were screened out.</source>
        <translation>
            <numerusform>%Ln ارزیاب غربال شد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) that a rater was asked about were released without being completed.</source>
        <translation>
            <numerusform>%Ln مورد که از ارزیابی پرسیده شده بود بی آنکه کامل شود آزاد شد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) came after the close and are no part of results.</source>
        <translation>
            <numerusform>%Ln پاسخ پس از بسته شدن رسید و بخشی از نتایج نیست.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) came from a file.</source>
        <translation>
            <numerusform>%Ln مورد از پرونده‌ای آمد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) were made of the project: %1.</source>
        <translation>
            <numerusform>%Ln مورد از پروژه ساخته شد: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A run &quot;%1&quot; of the model %2 used the prompt &quot;%3&quot;, version %4.</source>
        <translation>اجرای «%1» از مدل %2 پرامپت «%3»، نسخهٔ %4 را به کار برد.</translation>
    </message>
    <message>
        <source>Evaluations or scores of its cases were read from %1.</source>
        <translation>ارزیابی‌ها یا امتیازهای موردهایش از %1 خوانده شد.</translation>
    </message>
    <message>
        <source>Systems: %1.</source>
        <translation>سامانه‌ها: %1.</translation>
    </message>
    <message>
        <source>Scores: %1.</source>
        <translation>امتیازها: %1.</translation>
    </message>
    <message>
        <source>Data behind the figures</source>
        <translation>داده‌های پشت شاخص‌ها</translation>
    </message>
    <message>
        <source>raters who count</source>
        <translation>ارزیاب‌های شمرده‌شده</translation>
    </message>
    <message>
        <source>A study&apos;s report is a page, a PDF, Markdown, LaTeX or JSON, by the ending of its name.</source>
        <translation>گزارش پژوهش بنا بر پسوند نامش صفحهٔ وب، PDF، Markdown، LaTeX یا JSON است.</translation>
    </message>
    <message>
        <source>End the name in .html, .pdf, .md, .tex or .json.</source>
        <translation>نام را به .html، .pdf، .md، .tex یا .json ختم کنید.</translation>
    </message>
    <message>
        <source>A PDF is painted, which takes the program&apos;s window or command line.</source>
        <translation>PDF کشیده می‌شود، و این کار پنجره یا خط فرمان برنامه را می‌خواهد.</translation>
    </message>
    <message>
        <source>check items answered wrongly</source>
        <translation>پاسخ نادرست به موردهای کنترلی</translation>
    </message>
    <message>
        <source>too quick</source>
        <translation>بیش از حد سریع</translation>
    </message>
    <message>
        <source>straight-lining</source>
        <translation>پاسخ یکنواخت</translation>
    </message>
    <message>
        <source>too few answered</source>
        <translation>پاسخ‌های بسیار کم</translation>
    </message>
    <message>
        <source>title</source>
        <translation>عنوان</translation>
    </message>
    <message>
        <source>instructions</source>
        <translation>راهنما</translation>
    </message>
    <message>
        <source>consent</source>
        <translation>رضایت آگاهانه</translation>
    </message>
    <message>
        <source>language</source>
        <translation>زبان</translation>
    </message>
    <message>
        <source>what is shown</source>
        <translation>آنچه نشان داده می‌شود</translation>
    </message>
    <message>
        <source>questions</source>
        <translation>پرسش‌ها</translation>
    </message>
    <message>
        <source>raters per item</source>
        <translation>ارزیاب برای هر مورد</translation>
    </message>
    <message>
        <source>items per rater</source>
        <translation>مورد برای هر ارزیاب</translation>
    </message>
    <message>
        <source>order</source>
        <translation>ترتیب</translation>
    </message>
    <message>
        <source>sides</source>
        <translation>سوها</translation>
    </message>
    <message>
        <source>breaks</source>
        <translation>استراحت‌ها</translation>
    </message>
    <message>
        <source>time for coming back</source>
        <translation>مهلت بازگشت</translation>
    </message>
    <message>
        <source>time until an item is released</source>
        <translation>زمان تا آزاد شدن مورد</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>بذر</translation>
    </message>
    <message>
        <source>rules for leaving raters out</source>
        <translation>قاعده‌های کنار گذاشتن ارزیاب‌ها</translation>
    </message>
    <message>
        <source>It has no field, and the design shows: %1.</source>
        <translation>هیچ فیلدی ندارد، و طرح این‌ها را نشان می‌دهد: %1.</translation>
    </message>
    <message>
        <source>It has none of the fields that the design shows: it has %1; the design shows %2.</source>
        <translation>هیچ‌یک از فیلدهایی را که طرح نشان می‌دهد ندارد: %1 را دارد؛ طرح %2 را نشان می‌دهد.</translation>
    </message>
    <message>
        <source>Its group &quot;%1&quot; has %2 items and one rater may have %3, so that nobody would be asked about them. Let raters have more items (items_per_rater), or make the group smaller.</source>
        <translation>گروه آن، «%1»، %2 مورد دارد و یک ارزیاب می‌تواند %3 مورد داشته باشد، پس از هیچ‌کس دربارهٔ آن‌ها پرسیده نمی‌شد. بگذارید ارزیاب‌ها موارد بیشتری داشته باشند (items_per_rater)، یا گروه را کوچک‌تر کنید.</translation>
    </message>
    <message>
        <source>Nobody wrote anything.</source>
        <translation>کسی چیزی ننوشته است.</translation>
    </message>
    <message numerus="yes">
        <source>about %n item(s)</source>
        <translation>
            <numerusform>دربارهٔ %Ln مورد</numerusform>
        </translation>
    </message>
    <message>
        <source>In raters&apos; words</source>
        <translation>به گفتهٔ ارزیاب‌ها</translation>
    </message>
    <message>
        <source>The first %1 stand here; the raw data has all of them.</source>
        <translation>%1 متن نخست این‌جا می‌آید؛ دادهٔ خام همهٔ آن‌ها را دارد.</translation>
    </message>
    <message>
        <source>side %1</source>
        <comment>of an item&apos;s two</comment>
        <translation>سوی %1</translation>
    </message>
    <message numerus="yes">
        <source>Items are rated and check items, answers those to rated ones. Shares in percent. Seconds are the median of the active time on an item; straight-lining is the largest share of one answer, as it was shown, to a question with at least %n answer(s).</source>
        <translation>
            <numerusform>موارد یعنی موارد رتبه‌دهی و موارد کنترلی، و پاسخ‌ها یعنی پاسخ به موارد رتبه‌دهی. سهم‌ها به درصدند. ثانیه‌ها میانهٔ زمان فعال روی هر مورد است؛ پاسخ یکنواخت بیشترین سهم یک پاسخ است، آن‌گونه که نشان داده شده، در پرسشی با دست‌کم %Ln پاسخ.</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest gap</source>
        <translation>بلندترین وقفه</translation>
    </message>
    <message>
        <source>System</source>
        <translation>سامانه</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>در برابر</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>برد</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>باخت</translation>
    </message>
    <message>
        <source>Comparisons</source>
        <translation>مقایسه‌ها</translation>
    </message>
    <message>
        <source>Items won</source>
        <translation>موارد برده</translation>
    </message>
    <message>
        <source>Items lost</source>
        <translation>موارد باخته</translation>
    </message>
    <message>
        <source>A comparison is a rater&apos;s answer about an item with texts of two systems: shares of comparisons in which the system&apos;s text was preferred, the other one&apos;s, or neither. Items won and lost are those whose majority says so.</source>
        <translation>هر مقایسه پاسخ یک ارزیاب دربارهٔ موردی با متن‌های دو سامانه است: سهم مقایسه‌هایی که در آن‌ها متن این سامانه، متن سامانهٔ دیگر، یا هیچ‌یک ترجیح داده شده است. موارد برده و باخته آن‌هایی‌اند که اکثریتشان چنین می‌گوید.</translation>
    </message>
    <message>
        <source>95 % intervals: the bootstrap&apos;s, where every resample is alike Wilson&apos;s over items.</source>
        <translation>بازه‌های ۹۵ ٪: بوت‌استرپ، و جایی که همهٔ بازنمونه‌ها یکسان باشند ویلسون روی موارد.</translation>
    </message>
    <message>
        <source>95 % intervals: Wilson&apos;s over items.</source>
        <translation>بازه‌های ۹۵ ٪: ویلسون روی موارد.</translation>
    </message>
    <message>
        <source>Systems, each against each</source>
        <translation>سامانه‌ها، هر یک در برابر دیگری</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) were added, those for practice and checks counted with them.</source>
        <translation>
            <numerusform>%Ln مورد، با شمردن موارد تمرینی و کنترلی، افزوده شد.</numerusform>
        </translation>
    </message>
    <message>
        <source>A link was made by which as many raters could come as the study lacked.</source>
        <translation>پیوندی ساخته شد که با آن به شماری که پژوهش کم داشت ارزیاب می‌توانست بیاید.</translation>
    </message>
    <message numerus="yes">
        <source>%1 withdrew, and their %n answer(s) were erased.</source>
        <translation>
            <numerusform>%1 انصراف داد و %Ln پاسخ او پاک شد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) came after their item had gone to another rater; they are part of results.</source>
        <translation>
            <numerusform>%Ln پاسخ پس از آن رسید که موردش به ارزیاب دیگری داده شده بود؛ بخشی از نتایج است.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not blind, for they lead the project: %1.</source>
        <translation>نه پوشیده، چون سرپرست پروژه‌اند: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) were made of outputs of the project.</source>
        <translation>
            <numerusform>%Ln مورد از خروجی‌های پروژه ساخته شد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) were made of explanations of the project.</source>
        <translation>
            <numerusform>%Ln مورد از توضیح‌های پروژه ساخته شد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) were made of decisions of the project.</source>
        <translation>
            <numerusform>%Ln مورد از تصمیم‌های پروژه ساخته شد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) were made of documents with their users&apos; summaries.</source>
        <translation>
            <numerusform>%Ln مورد از سندهایی با خلاصه‌های کاربرانشان ساخته شد.</numerusform>
        </translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>نشان داده نمی‌شود</translation>
    </message>
    <message>
        <source>no label</source>
        <translation>بی‌عنوان</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>نشان‌خورده</translation>
    </message>
    <message>
        <source>not marked</source>
        <translation>نشان‌نخورده</translation>
    </message>
    <message>
        <source>What raters saw of an item</source>
        <translation>آنچه ارزیابان از یک مورد دیدند</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>فیلد</translation>
    </message>
    <message>
        <source>Shown under</source>
        <translation>زیر عنوان</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>شاهد</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>متن‌ها</translation>
    </message>
    <message>
        <source>Rated items with it</source>
        <translation>موردهای رتبه‌دهی که آن را دارند</translation>
    </message>
    <message>
        <source>Fields stand in the order in which they were shown, below the heading of an item that has one.</source>
        <translation>فیلدها به ترتیبی که نشان داده شدند آمده‌اند، زیر سرعنوان موردی که سرعنوان دارد.</translation>
    </message>
</context>
<context>
    <name>TextWords</name>
    <message>
        <source>%1 (line %2, byte %3)</source>
        <translation>%1 (سطر %2، بایت %3)</translation>
    </message>
    <message>
        <source>Open it in a text editor and save it as plain text in UTF-8.</source>
        <translation>آن را در ویرایشگر متن باز کنید و به‌صورت متن ساده با UTF-8 ذخیره کنید.</translation>
    </message>
    <message>
        <source>There is a NUL byte in it: this is binary data, or UTF-16 without its mark.</source>
        <translation>یک بایت NUL در آن است: این دادهٔ دودویی است، یا UTF-16 بدون نشان آغازین.</translation>
    </message>
    <message>
        <source>This looks like binary data, not like text.</source>
        <translation>این به دادهٔ دودویی می‌ماند، نه متن.</translation>
    </message>
    <message>
        <source>The byte %1 is not valid UTF-8 here.</source>
        <translation>بایت %1 در اینجا UTF-8 معتبر نیست.</translation>
    </message>
    <message>
        <source>The UTF-16 text ends in the middle of a character.</source>
        <translation>متن UTF-16 در میانهٔ یک نویسه پایان می‌یابد.</translation>
    </message>
    <message>
        <source>There is a NUL character in it: this is not text.</source>
        <translation>یک نویسهٔ NUL در آن است: این متن نیست.</translation>
    </message>
    <message>
        <source>There is half of a UTF-16 surrogate pair in it.</source>
        <translation>نیمی از یک جفت جانشین UTF-16 در آن است.</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>سطر %1</translation>
    </message>
    <message>
        <source>Write each utterance as &quot;Name: text&quot;.</source>
        <translation>هر گفته را به‌صورت «نام: متن» بنویسید.</translation>
    </message>
    <message>
        <source>There is a NUL character in this line.</source>
        <translation>یک نویسهٔ NUL در این سطر است.</translation>
    </message>
    <message>
        <source>The first line does not begin with a name and a colon.</source>
        <translation>سطر نخست با یک نام و دونقطه آغاز نمی‌شود.</translation>
    </message>
    <message>
        <source>%1 says nothing.</source>
        <translation>%1 چیزی نمی‌گوید.</translation>
    </message>
</context>
<context>
    <name>TimeText</name>
    <message>
        <source>not measured</source>
        <translation>اندازه‌گیری نشده</translation>
    </message>
    <message>
        <source>%1 (%2 not measured)</source>
        <comment>time, count</comment>
        <translation>%1 (%2 اندازه‌گیری نشده)</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%Ln روز</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 ساعت</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 دقیقه</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 ثانیه</translation>
    </message>
</context>
<context>
    <name>TransferWords</name>
    <message numerus="yes">
        <source>%n not assigned</source>
        <translation>
            <numerusform>%Ln واگذارنشده</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <translation>
            <numerusform>%Ln باز</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undecided</source>
        <translation>
            <numerusform>%Ln تصمیم‌نگرفته</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a paragraph that was kept</source>
        <translation>
            <numerusform>%Ln بدون بند نگه‌داشته‌شده</numerusform>
        </translation>
    </message>
    <message>
        <source>Benchmark, KGDS.json</source>
        <translation>معیار، KGDS.json</translation>
    </message>
    <message>
        <source>Answers, CSV</source>
        <translation>پاسخ‌ها، CSV</translation>
    </message>
    <message>
        <source>Answers, JSON Lines</source>
        <translation>پاسخ‌ها، JSON Lines</translation>
    </message>
    <message>
        <source>Statistics, CSV</source>
        <translation>آمار، CSV</translation>
    </message>
    <message>
        <source>Statistics, Markdown</source>
        <translation>آمار، Markdown</translation>
    </message>
    <message>
        <source>Statistics, LaTeX</source>
        <translation>آمار، LaTeX</translation>
    </message>
    <message>
        <source>Samples that came with labels or whose round is closed and decided. Boundary paragraphs are removed and indices count from 1 again.</source>
        <translation>نمونه‌هایی که با برچسب آمده‌اند یا دورشان بسته و تصمیمشان گرفته شده است. بندهای مرزی حذف می‌شوند و شماره‌ها دوباره از ۱ آغاز می‌شوند.</translation>
    </message>
    <message>
        <source>One row for each answer of closed rounds: person, sample, item, answer, time, duration, round. Open rounds stay blind and are left out.</source>
        <translation>یک ردیف برای هر پاسخ از دورهای بسته: شخص، نمونه، مورد، پاسخ، زمان، مدت، دور. دورهای باز پنهان می‌مانند و کنار گذاشته می‌شوند.</translation>
    </message>
    <message>
        <source>The figures of exactly what the benchmark export would hold, as a table.</source>
        <translation>شاخص‌های دقیقاً همان چیزی که برون‌بری معیار در بر می‌گیرد، به‌صورت جدول.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>kind of file, its suffix</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) written</source>
        <translation>
            <numerusform>%Ln نمونه نوشته شد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %n left out: %1</source>
        <translation>
            <numerusform>؛ %Ln نمونه کنار گذاشته شد: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>.</source>
        <comment>end of a sentence</comment>
        <translation>.</translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) left out, of paragraphs that were removed or changed sides.</source>
        <translation>
            <numerusform>%Ln گزاره از بندهایی که حذف شده یا طرف عوض کرده‌اند کنار گذاشته شد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) left out, whose round about key facts is not finished.</source>
        <translation>
            <numerusform>%Ln گزاره کنار گذاشته شد که دور گزاره‌های کلیدی‌اش پایان نیافته است.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) written without opinions: their round about opinions is not settled yet.</source>
        <translation>
            <numerusform>%Ln نمونه بی نظر نوشته شد: دور نظرهایشان هنوز نهایی نشده است.</numerusform>
        </translation>
    </message>
    <message>
        <source>No round is closed yet, so the file holds no answers.</source>
        <translation>هنوز هیچ دوری بسته نشده است، پس پرونده پاسخی ندارد.</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) of closed rounds written.</source>
        <translation>
            <numerusform>%Ln پاسخ از دورهای بسته نوشته شد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) left out: answers have names once their sample is settled.</source>
        <translation>
            <numerusform>%Ln دور کنار گذاشته شد: پاسخ‌ها پس از نهایی شدن نمونه‌شان نام دارند.</numerusform>
        </translation>
    </message>
    <message>
        <source>The statistics are written.</source>
        <translation>آمار نوشته شد.</translation>
    </message>
    <message>
        <source>not usable</source>
        <translation>قابل استفاده نیست</translation>
    </message>
    <message>
        <source>KGDS benchmark, with its labels</source>
        <translation>معیار KGDS، همراه برچسب‌هایش</translation>
    </message>
    <message>
        <source>articles (JSON)</source>
        <translation>مقاله‌ها (JSON)</translation>
    </message>
    <message>
        <source>articles (JSON Lines)</source>
        <translation>مقاله‌ها (JSON Lines)</translation>
    </message>
    <message>
        <source>one article (text)</source>
        <translation>یک مقاله (متن)</translation>
    </message>
    <message>
        <source>folder of articles</source>
        <translation>پوشهٔ مقاله‌ها</translation>
    </message>
    <message>
        <source>a project</source>
        <translation>یک پروژه</translation>
    </message>
    <message>
        <source>File</source>
        <translation>فایل</translation>
    </message>
    <message>
        <source>Recognised as</source>
        <translation>شناخته‌شده به‌عنوان</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: This is a project already. Open it instead of importing it.</source>
        <translation>%1: این از پیش یک پروژه است. به‌جای درون‌بری، آن را باز کنید.</translation>
    </message>
    <message>
        <source>No sample is left out or incomplete.</source>
        <translation>هیچ نمونه‌ای کنار گذاشته یا ناقص نیست.</translation>
    </message>
    <message>
        <source>texts to evaluate</source>
        <translation>متن‌هایی برای ارزیابی</translation>
    </message>
    <message>
        <source>result of an evaluation</source>
        <translation>نتیجهٔ یک ارزیابی</translation>
    </message>
    <message>
        <source>%1: This is for an evaluation. Drop it on the window, or bring it in at Evaluate.</source>
        <translation>%1: این برای ارزیابی است. آن را روی پنجره رها کنید، یا در «ارزیابی» وارد کنید.</translation>
    </message>
    <message numerus="yes">
        <source>%n paragraph(s)</source>
        <translation>
            <numerusform>%n بند</numerusform>
        </translation>
    </message>
    <message>
        <source>… and more</source>
        <translation>… و بیشتر</translation>
    </message>
</context>
<context>
    <name>WebWords</name>
    <message>
        <source>The server is ending; try again later.</source>
        <translation>کارساز در حال پایان یافتن است؛ بعداً دوباره تلاش کنید.</translation>
    </message>
    <message>
        <source>The web server does not start.</source>
        <translation>کارساز وب آغاز به کار نمی‌کند.</translation>
    </message>
    <message>
        <source>The web server does not start with this certificate and key.</source>
        <translation>کارساز وب با این گواهی و کلید آغاز به کار نمی‌کند.</translation>
    </message>
    <message>
        <source>Give --cert the certificate and those that vouch for it, and --key its key without a password, both in PEM format.</source>
        <translation>به ‎--cert گواهی و گواهی‌هایی را که آن را تأیید می‌کنند بدهید و به ‎--key کلید بی‌گذرواژهٔ آن را، هر دو در قالب PEM.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no address to listen at.</source>
        <translation>«%1» نشانی‌ای برای گوش دادن نیست.</translation>
    </message>
    <message>
        <source>Write it as ADDRESS:PORT, like 127.0.0.1:8420 or [::1]:8420.</source>
        <translation>آن را به‌صورت ADDRESS:PORT بنویسید، مانند 127.0.0.1:8420 یا [::1]:8420.</translation>
    </message>
    <message>
        <source>Another program listens there; choose another port with --listen.</source>
        <translation>برنامهٔ دیگری آن‌جا گوش می‌دهد؛ با ‎--listen درگاه دیگری برگزینید.</translation>
    </message>
    <message>
        <source>Choose another address with --listen.</source>
        <translation>با ‎--listen نشانی دیگری برگزینید.</translation>
    </message>
    <message>
        <source>Nothing can listen there: %1.</source>
        <translation>آن‌جا نمی‌توان گوش داد: %1.</translation>
    </message>
    <message>
        <source>There is no such link.</source>
        <translation>چنین پیوندی نیست.</translation>
    </message>
    <message>
        <source>Too many requests; wait a little.</source>
        <translation>درخواست‌ها بیش از اندازه است؛ کمی صبر کنید.</translation>
    </message>
    <message>
        <source>The server cannot keep this now.</source>
        <translation>کارساز اکنون نمی‌تواند این را نگه دارد.</translation>
    </message>
    <message>
        <source>This cannot be asked in this way.</source>
        <translation>این را بدین شیوه نمی‌توان خواست.</translation>
    </message>
    <message>
        <source>Answers are sent as JSON.</source>
        <translation>پاسخ‌ها به‌صورت JSON فرستاده می‌شوند.</translation>
    </message>
    <message>
        <source>This participant id is none.</source>
        <translation>این شناسه، شناسهٔ شرکت‌کننده نیست.</translation>
    </message>
    <message>
        <source>This link is not known here. It may have been cut off or taken back; ask who gave it to you.</source>
        <translation>این پیوند این‌جا شناخته نیست. شاید بریده یا پس گرفته شده باشد؛ از کسی که آن را به شما داده است بپرسید.</translation>
    </message>
    <message>
        <source>The request says its length in two ways.</source>
        <translation>درخواست درازای خود را به دو شیوه می‌گوید.</translation>
    </message>
    <message>
        <source>The request is too large.</source>
        <translation>درخواست بیش از اندازه بزرگ است.</translation>
    </message>
    <message>
        <source>Packed requests are not taken.</source>
        <translation>درخواست‌های فشرده پذیرفته نمی‌شوند.</translation>
    </message>
    <message>
        <source>The server could not answer.</source>
        <translation>کارساز نتوانست پاسخ دهد.</translation>
    </message>
    <message>
        <source>The study does not know what the page sent.</source>
        <translation>پژوهش آنچه را صفحه فرستاده است نمی‌شناسد.</translation>
    </message>
    <message>
        <source>The request names two servers.</source>
        <translation>درخواست دو کارساز را نام می‌برد.</translation>
    </message>
    <message>
        <source>The request is not written as it should be.</source>
        <translation>درخواست آن‌گونه که باید نوشته نشده است.</translation>
    </message>
    <message>
        <source>Requests are taken as they are.</source>
        <translation>درخواست‌ها همان‌گونه که هستند پذیرفته می‌شوند.</translation>
    </message>
    <message>
        <source>The request does not say its length.</source>
        <translation>درخواست درازای خود را نمی‌گوید.</translation>
    </message>
</context>
<context>
    <name>WelcomeWords</name>
    <message>
        <source>today, %1</source>
        <translation>امروز، %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>دیروز</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%Ln روز پیش</numerusform>
        </translation>
    </message>
    <message>
        <source>not found</source>
        <translation>پیدا نشد</translation>
    </message>
</context>
<context>
    <name>WidgetWords</name>
    <message>
        <source>%1 is already in %2. Replace it?</source>
        <translation>%1 از پیش در %2 هست. جایگزین شود؟</translation>
    </message>
    <message numerus="yes">
        <source>%n files are already in %1. Replace them?</source>
        <translation>
            <numerusform>%Ln پرونده از پیش در %1 هست. جایگزین شوند؟</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace?</source>
        <translation>جایگزین شود؟</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;جایگزینی</translation>
    </message>
    <message>
        <source>Tandem projects (%1)</source>
        <translation>پروژه‌های Tandem (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>همهٔ پرونده‌ها (%1)</translation>
    </message>
    <message>
        <source>supporting</source>
        <translation>پشتیبان</translation>
    </message>
    <message>
        <source>nonsupporting</source>
        <translation>غیرپشتیبان</translation>
    </message>
    <message>
        <source>boundary</source>
        <translation>مرزی</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>بله</translation>
    </message>
    <message>
        <source>no</source>
        <translation>خیر</translation>
    </message>
    <message>
        <source>round open</source>
        <translation>دور باز</translation>
    </message>
    <message>
        <source>waiting for the other</source>
        <translation>در انتظار دیگری</translation>
    </message>
    <message>
        <source>round closed</source>
        <translation>دور بسته</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>نهایی‌شده</translation>
    </message>
    <message>
        <source>unsure</source>
        <translation>مطمئن نیستم</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>هشدار</translation>
    </message>
    <message>
        <source>%1 %2, %3 %4</source>
        <comment>title of x, value of x, title of y, value of y</comment>
        <translation>%1 %2، %3 %4</translation>
    </message>
    <message>
        <source>%1, n = %2</source>
        <comment>%1 is a value with its interval</comment>
        <translation>%1، n = %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name and value of a point of a chart</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more point(s)</source>
        <translation>
            <numerusform>و %Ln نقطهٔ دیگر</numerusform>
        </translation>
    </message>
    <message>
        <source>The chart could not be written.</source>
        <translation>نمودار نوشته نشد.</translation>
    </message>
    <message>
        <source>The chart has no values to write.</source>
        <translation>نمودار مقداری برای نوشتن ندارد.</translation>
    </message>
    <message>
        <source>A chart is written as SVG, PDF or PNG, by the ending of its name.</source>
        <translation>نمودار به صورت SVG، PDF یا PNG نوشته می‌شود، بر پایهٔ پسوند نامش.</translation>
    </message>
    <message>
        <source>End the name in .svg, .pdf or .png.</source>
        <translation>نام را با ‎.svg، ‎.pdf یا ‎.png پایان دهید.</translation>
    </message>
    <message>
        <source>Charts (*.svg *.pdf *.png)</source>
        <translation>نمودارها (*.svg *.pdf *.png)</translation>
    </message>
    <message>
        <source>%1 says: %2</source>
        <translation>%1 می‌گوید: %2</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>بله</translation>
    </message>
    <message>
        <source>No</source>
        <translation>خیر</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number: text</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Answer: yes.</source>
        <translation>پاسخ: بله.</translation>
    </message>
    <message>
        <source>Answer: no.</source>
        <translation>پاسخ: خیر.</translation>
    </message>
    <message>
        <source>Not answered.</source>
        <translation>بی‌پاسخ.</translation>
    </message>
    <message>
        <source>Unsure.</source>
        <translation>مطمئن نیستم.</translation>
    </message>
    <message>
        <source>Outcome: %1.</source>
        <translation>نتیجه: %1.</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>یادداشت: %1</translation>
    </message>
    <message>
        <source>Choose a folder that you may write to, on a disk with free space.</source>
        <translation>پوشه‌ای برگزینید که اجازهٔ نوشتن در آن را دارید، روی دیسکی که جا دارد.</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>صفحهٔ %1</translation>
    </message>
    <message>
        <source>%1 (95 %: %2 – %3)</source>
        <comment>a value and both ends of its interval</comment>
        <translation>%1 (۹۵ ٪: %2 – %3)</translation>
    </message>
</context>
<context>
    <name>WindowWords</name>
    <message>
        <source>Web pages (*.html)</source>
        <translation>صفحه‌های وب (*.html)</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>پرونده‌های PDF (*.pdf)</translation>
    </message>
    <message>
        <source>aligned</source>
        <translation>همخوان</translation>
    </message>
    <message>
        <source>not aligned</source>
        <translation>ناهمخوان</translation>
    </message>
    <message>
        <source>unmatched</source>
        <translation>جفت‌نشده</translation>
    </message>
    <message>
        <source>content</source>
        <translation>محتوا</translation>
    </message>
    <message>
        <source>style</source>
        <translation>سبک</translation>
    </message>
    <message>
        <source>%1: R %2, P %3, F %4</source>
        <translation>%1: R %2، P %3، F %4</translation>
    </message>
    <message>
        <source>Recall: expected to generated</source>
        <translation>بازیابی: از مورد انتظار به تولیدشده</translation>
    </message>
    <message>
        <source>Precision: generated to expected</source>
        <translation>دقت: از تولیدشده به مورد انتظار</translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>در %1 ذخیره شد.</translation>
    </message>
    <message>
        <source>Server of the group</source>
        <translation>کارساز گروه</translation>
    </message>
    <message>
        <source>Sample project</source>
        <translation>پروژهٔ نمونه</translation>
    </message>
    <message>
        <source>%1: The folder could not be made.</source>
        <translation>%1: پوشه ساخته نمی‌شود.</translation>
    </message>
    <message>
        <source>%1: The picture %2 could not be made.</source>
        <translation>%1: تصویر %2 گرفته نشد.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is %2 here.</source>
        <comment>command, its key</comment>
        <translation>«%1» اینجا %2 است.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not possible here now.</source>
        <translation>«%1» اکنون اینجا ممکن نیست.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>screen, page</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>همه‌جا</translation>
    </message>
    <message>
        <source>lead</source>
        <translation>سرپرست</translation>
    </message>
    <message>
        <source>annotator</source>
        <translation>برچسب‌زن</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>آغاز</translation>
    </message>
</context>
<context>
    <name>WordNetWords</name>
    <message>
        <source>Choose a folder that holds the database files of WordNet 3.x (index.noun, data.noun, noun.exc and the same for verb, adj and adv), or install WordNet again.</source>
        <translation>پوشه‌ای را برگزینید که پرونده‌های پایگاه دادهٔ WordNet 3.x را دارد (index.noun، data.noun، noun.exc و همین‌ها برای verb، adj و adv)، یا WordNet را دوباره نصب کنید.</translation>
    </message>
    <message>
        <source>A file of WordNet is missing.</source>
        <translation>پرونده‌ای از WordNet نیست.</translation>
    </message>
    <message>
        <source>The file is too large to be WordNet&apos;s.</source>
        <translation>پرونده بزرگ‌تر از آن است که از WordNet باشد.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>پرونده خالی است.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>این فایل خوانده نمی‌شود.</translation>
    </message>
    <message>
        <source>Check its permissions.</source>
        <translation>مجوزهای آن را بررسی کنید.</translation>
    </message>
    <message>
        <source>This is not an entry of WordNet.</source>
        <translation>این مدخلی از WordNet نیست.</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1، سطر %2</translation>
    </message>
    <message>
        <source>The index and the data of WordNet do not belong together.</source>
        <translation>نمایه و داده‌های WordNet به هم تعلق ندارند.</translation>
    </message>
    <message>
        <source>Install WordNet again, or choose another folder.</source>
        <translation>WordNet را دوباره نصب کنید، یا پوشهٔ دیگری برگزینید.</translation>
    </message>
</context>
<context>
    <name>tandem</name>
    <message>
        <source>Forget the key</source>
        <translation>فراموش کردن کلید</translation>
    </message>
    <message>
        <source>Where the key is kept</source>
        <translation>کلید کجا نگه داشته می‌شود</translation>
    </message>
    <message>
        <source>In the keyring</source>
        <translation>در جاکلیدی</translation>
    </message>
    <message>
        <source>In an environment variable</source>
        <translation>در متغیر محیطی</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>کلیدی</translation>
    </message>
    <message>
        <source>Environment variable that holds the key</source>
        <translation>متغیر محیطی دارندهٔ کلید</translation>
    </message>
    <message>
        <source>the variable&apos;s name, not the key</source>
        <translation>نام متغیر، نه کلید</translation>
    </message>
</context>
<context>
    <name>tandem::AbsentEvidence</name>
    <message>
        <source>Evidence that is not in the text</source>
        <translation>شاهدی که در متن نیست</translation>
    </message>
    <message>
        <source>an empty piece of evidence</source>
        <translation>یک شاهد خالی</translation>
    </message>
    <message>
        <source>not in the text: “%1”</source>
        <translation>در متن نیست: «%1»</translation>
    </message>
    <message>
        <source>no evidence was given</source>
        <translation>شاهدی داده نشده</translation>
    </message>
</context>
<context>
    <name>tandem::AddItemsDialog</name>
    <message>
        <source>Add items</source>
        <translation>افزودن موارد</translation>
    </message>
    <message>
        <source>Items that will be added</source>
        <translation>مواردی که افزوده می‌شوند</translation>
    </message>
    <message>
        <source>What will be added is shown here first.</source>
        <translation>آنچه افزوده خواهد شد نخست این‌جا نشان داده می‌شود.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>انصراف</translation>
    </message>
    <message>
        <source>&amp;Add them</source>
        <translation>&amp;افزودن آن‌ها</translation>
    </message>
    <message>
        <source>A file of items (CSV, JSONL)</source>
        <translation>پرونده‌ای از موارد (CSV، JSONL)</translation>
    </message>
    <message>
        <source>A file of documents with users&apos; summaries</source>
        <translation>پرونده‌ای از سندها با خلاصه‌های کاربران</translation>
    </message>
    <message>
        <source>Paragraphs of the project</source>
        <translation>بندهای پروژه</translation>
    </message>
    <message>
        <source>Key facts of the project</source>
        <translation>گزاره‌های کلیدی پروژه</translation>
    </message>
    <message>
        <source>Outputs of systems</source>
        <translation>خروجی‌های سامانه‌ها</translation>
    </message>
    <message>
        <source>Explanations of evaluations</source>
        <translation>توضیح‌های ارزیابی‌ها</translation>
    </message>
    <message>
        <source>Decisions of evaluations</source>
        <translation>تصمیم‌های ارزیابی‌ها</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>انتخاب…</translation>
    </message>
    <message>
        <source>all systems, or their names: heron, kestrel</source>
        <translation>همهٔ سامانه‌ها، یا نام آن‌ها: heron, kestrel</translation>
    </message>
    <message>
        <source>Systems</source>
        <translation>سامانه‌ها</translation>
    </message>
    <message>
        <source>&amp;From</source>
        <translation>ا&amp;ز</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>همهٔ آن‌ها</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>تصادفی</translation>
    </message>
    <message>
        <source>in proportion to what they are</source>
        <translation>متناسب با آنچه هستند</translation>
    </message>
    <message>
        <source>those on which metrics disagree</source>
        <translation>آن‌هایی که سنجه‌ها دربارهٔ آن‌ها اختلاف دارند</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>چند تا</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>بذر</translation>
    </message>
    <message>
        <source>The seed that the sample is drawn by</source>
        <translation>بذری که نمونه بر پایهٔ آن کشیده می‌شود</translation>
    </message>
    <message>
        <source>&amp;Take</source>
        <translation>&amp;گزینش</translation>
    </message>
    <message>
        <source>File of items</source>
        <translation>پروندهٔ موارد</translation>
    </message>
    <message>
        <source>Items (*.csv *.tsv *.json *.jsonl)</source>
        <translation>موارد (*.csv *.tsv *.json *.jsonl)</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>در حال خواندن…</translation>
    </message>
</context>
<context>
    <name>tandem::AddRatersDialog</name>
    <message>
        <source>Add raters</source>
        <translation>افزودن ارزیاب‌ها</translation>
    </message>
    <message>
        <source>&amp;People of the project, who rate in their windows</source>
        <translation>&amp;افراد پروژه، که در پنجرهٔ خود رتبه می‌دهند</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>انصراف</translation>
    </message>
    <message>
        <source>&amp;Add and hand out</source>
        <translation>افزودن و &amp;واگذاری</translation>
    </message>
    <message>
        <source>&amp;Others, one name a line, who get a link or a form file</source>
        <translation>&amp;دیگران، هر نام در یک سطر، که پیوند یا پروندهٔ فرم می‌گیرند</translation>
    </message>
    <message>
        <source>none</source>
        <translation>هیچ</translation>
    </message>
    <message>
        <source>&amp;Raters without names (R1, R2 …)</source>
        <translation>ا&amp;رزیاب‌های بی‌نام (R1، R2 …)</translation>
    </message>
    <message>
        <source>Tick people, type names, or say how many first.</source>
        <translation>نخست افرادی را تیک بزنید، نام‌هایی بنویسید، یا بگویید چند نفر.</translation>
    </message>
    <message>
        <source>%1 leads this project and can see systems, scores and how others are doing: what a lead rates is not blind.</source>
        <translation>%1 سرپرست این پروژه است و می‌تواند سامانه‌ها، امتیازها و پیشرفت دیگران را ببیند: رتبه‌دهی سرپرست پوشیده نیست.</translation>
    </message>
    <message>
        <source>People of the project</source>
        <translation>افراد پروژه</translation>
    </message>
</context>
<context>
    <name>tandem::AgreementChart</name>
    <message>
        <source>Krippendorff&apos;s alpha</source>
        <translation>آلفای کریپندورف</translation>
    </message>
    <message>
        <source>Percent agreement</source>
        <translation>درصد توافق</translation>
    </message>
    <message>
        <source>%1: percent %2, alpha %3</source>
        <comment>period and figures</comment>
        <translation>%1: درصد %2، آلفا %3</translation>
    </message>
    <message>
        <source>Agreement over time</source>
        <translation>توافق در گذر زمان</translation>
    </message>
</context>
<context>
    <name>tandem::AgreementOutput</name>
    <message>
        <source>Copy</source>
        <translation>رونوشت</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>ذخیره</translation>
    </message>
    <message>
        <source>Copy the agreement</source>
        <translation>رونوشت توافق</translation>
    </message>
    <message>
        <source>Copy the agreement as Markdown</source>
        <translation>رونوشت توافق به‌صورت Markdown</translation>
    </message>
    <message>
        <source>Save the agreement as CSV…</source>
        <translation>ذخیرهٔ توافق به‌صورت CSV…</translation>
    </message>
    <message>
        <source>Save the agreement as Markdown…</source>
        <translation>ذخیرهٔ توافق به‌صورت Markdown…</translation>
    </message>
    <message>
        <source>Save the agreement as LaTeX…</source>
        <translation>ذخیرهٔ توافق به‌صورت LaTeX…</translation>
    </message>
    <message>
        <source>The agreement is copied.</source>
        <translation>توافق رونوشت شد.</translation>
    </message>
    <message>
        <source>The agreement is copied as Markdown.</source>
        <translation>توافق به‌صورت Markdown رونوشت شد.</translation>
    </message>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation>جدول‌های CSV (*.csv)</translation>
    </message>
    <message>
        <source>Markdown tables (*.md)</source>
        <translation>جدول‌های Markdown (*.md)</translation>
    </message>
    <message>
        <source>LaTeX tables (*.tex)</source>
        <translation>جدول‌های LaTeX (*.tex)</translation>
    </message>
</context>
<context>
    <name>tandem::AgreementPage</name>
    <message>
        <source>Show the disagreements of the group</source>
        <translation>نمایش اختلاف‌های گروه</translation>
    </message>
    <message>
        <source>Compute the agreement again</source>
        <translation>محاسبهٔ دوبارهٔ توافق</translation>
    </message>
    <message>
        <source>Agreement by group</source>
        <translation>توافق به تفکیک گروه</translation>
    </message>
    <message>
        <source>Nothing to compare yet</source>
        <translation>هنوز چیزی برای مقایسه نیست</translation>
    </message>
    <message>
        <source>Agreement is computed on closed rounds: a round closes when both of a pair have handed in.</source>
        <translation>توافق روی دورهای بسته محاسبه می‌شود: دور وقتی بسته می‌شود که هر دو نفر جفت تحویل داده باشند.</translation>
    </message>
    <message numerus="yes">
        <source>%n opinion(s) handed in and not checked yet. Cohen&apos;s kappa: %1</source>
        <translation>
            <numerusform>%Ln نظر تحویل شده و هنوز بررسی نشده است. کاپای کوهن: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>On the answers given blind.</source>
        <translation>بر پایهٔ پاسخ‌های پنهان.</translation>
    </message>
    <message>
        <source>Cancelled; F5 computes it again.</source>
        <translation>لغو شد؛ F5 دوباره محاسبه می‌کند.</translation>
    </message>
    <message>
        <source>Reading: %1 of %2 rounds</source>
        <translation>در حال خواندن: %1 از %2 دور</translation>
    </message>
    <message>
        <source>Progress of the agreement</source>
        <translation>پیشرفت محاسبهٔ توافق</translation>
    </message>
    <message>
        <source>&amp;By</source>
        <comment>what rounds are put together by</comment>
        <translation>&amp;بر پایهٔ</translation>
    </message>
    <message>
        <source>What rounds are grouped by</source>
        <translation>دورها بر پایهٔ چه کنار هم می‌آیند</translation>
    </message>
    <message>
        <source>Of which step</source>
        <translation>از کدام مرحله</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>همهٔ مرحله‌ها</translation>
    </message>
    <message>
        <source>Samples and their pairs</source>
        <translation>نمونه‌ها و زوج‌های آن‌ها</translation>
    </message>
</context>
<context>
    <name>tandem::AgreementPanel</name>
    <message>
        <source>Choose a group: what its figures are made from is shown here.</source>
        <translation>گروهی برگزینید: این‌جا نشان داده می‌شود عددهایش از چه ساخته شده‌اند.</translation>
    </message>
    <message>
        <source>Copy list</source>
        <translation>رونوشت فهرست</translation>
    </message>
    <message>
        <source>Go to the disagreement in Compare</source>
        <translation>رفتن به اختلاف در «مقایسه»</translation>
    </message>
    <message>
        <source>Copy the selected disagreements, or all</source>
        <translation>رونوشت اختلاف‌های گزیده، یا همه</translation>
    </message>
    <message>
        <source>Back to the table of agreement</source>
        <translation>بازگشت به جدول توافق</translation>
    </message>
    <message>
        <source>Which items are listed</source>
        <translation>کدام موارد فهرست شوند</translation>
    </message>
    <message>
        <source>Items behind the agreement</source>
        <translation>موارد پشت توافق</translation>
    </message>
    <message>
        <source>Behind a group</source>
        <translation>پشت یک گروه</translation>
    </message>
    <message>
        <source>partner</source>
        <comment>whoever else answered</comment>
        <translation>همکار</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%Ln دور</numerusform>
        </translation>
    </message>
    <message>
        <source>Disagreements (%1)</source>
        <translation>اختلاف‌ها (%1)</translation>
    </message>
    <message>
        <source>Left out (%1)</source>
        <translation>کنارگذاشته‌ها (%1)</translation>
    </message>
    <message>
        <source>They agree on every item.</source>
        <translation>در هر مورد توافق دارند.</translation>
    </message>
    <message>
        <source>Nothing is left out: both answered every item.</source>
        <translation>چیزی کنار گذاشته نشده: هر دو به هر مورد پاسخ داده‌اند.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) copied.</source>
        <translation>
            <numerusform>از %Ln مورد رونوشت گرفته شد.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::AnnotateActions</name>
    <message>
        <source>Answer &amp;yes</source>
        <translation>پاسخ بله</translation>
    </message>
    <message>
        <source>Answer &amp;no</source>
        <translation>پاسخ خیر</translation>
    </message>
    <message>
        <source>&amp;Unsure, come back</source>
        <translation>مطمئن نیستم، برمی‌گردم</translation>
    </message>
    <message>
        <source>No&amp;te...</source>
        <translation>یادداشت...</translation>
    </message>
    <message>
        <source>Take the last answer back</source>
        <translation>پس گرفتن آخرین پاسخ</translation>
    </message>
    <message>
        <source>&amp;Hand in...</source>
        <translation>تحویل...</translation>
    </message>
    <message>
        <source>Take the hand-in back</source>
        <translation>پس گرفتن تحویل</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>مقایسه</translation>
    </message>
    <message>
        <source>Write the &amp;discussion...</source>
        <translation>نوشتن گفت‌وگو...</translation>
    </message>
    <message>
        <source>Next sample</source>
        <translation>نمونهٔ بعدی</translation>
    </message>
    <message>
        <source>Previous sample</source>
        <translation>نمونهٔ قبلی</translation>
    </message>
    <message>
        <source>Next open sample</source>
        <translation>نمونهٔ باز بعدی</translation>
    </message>
    <message>
        <source>Previous open sample</source>
        <translation>نمونهٔ باز قبلی</translation>
    </message>
    <message>
        <source>&amp;Guideline</source>
        <translation>راهنمای برچسب‌زنی</translation>
    </message>
    <message>
        <source>&amp;Edit the guideline...</source>
        <translation>ویرایش راهنمای برچسب‌زنی...</translation>
    </message>
    <message>
        <source>Go to the article</source>
        <translation>رفتن به مقاله</translation>
    </message>
    <message>
        <source>Go to the discussion</source>
        <translation>رفتن به گفت‌وگو</translation>
    </message>
    <message>
        <source>Go to &amp;Facts</source>
        <translation>رفتن به &amp;گزاره‌ها</translation>
    </message>
    <message>
        <source>&amp;Assign to a pair...</source>
        <translation>&amp;واگذاری به یک زوج...</translation>
    </message>
</context>
<context>
    <name>tandem::AnnotatePage</name>
    <message>
        <source>Article</source>
        <translation>مقاله</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>بله</translation>
    </message>
    <message>
        <source>no</source>
        <translation>خیر</translation>
    </message>
    <message>
        <source>unsure, come back</source>
        <translation>مطمئن نیستم، برمی‌گردم</translation>
    </message>
    <message>
        <source>note</source>
        <translation>یادداشت</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 از %2</translation>
    </message>
    <message>
        <source>1 paragraph</source>
        <translation>۱ بند</translation>
    </message>
    <message numerus="yes">
        <source>%n paragraphs</source>
        <comment>more than one</comment>
        <translation>
            <numerusform>%Ln بند</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2, %3 %4 of %5</source>
        <comment>name, count, name, count, all</comment>
        <translation>%1 %2، %3 %4 از %5</translation>
    </message>
    <message>
        <source>The labels of this sample came with the imported benchmark.</source>
        <translation>برچسب‌های این نمونه همراه معیار واردشده آمده‌اند.</translation>
    </message>
    <message>
        <source>Nobody labels this sample yet.</source>
        <translation>هنوز کسی این نمونه را برچسب نمی‌زند.</translation>
    </message>
    <message>
        <source>Both have handed in.</source>
        <translation>هر دو تحویل داده‌اند.</translation>
    </message>
    <message>
        <source>Two people label this sample; their answers are shown once both have handed in.</source>
        <translation>دو نفر این نمونه را برچسب می‌زنند؛ پاسخ‌هایشان پس از تحویل هر دو نشان داده می‌شود.</translation>
    </message>
    <message>
        <source>All answered: Ctrl+Enter hands in.</source>
        <translation>همه پاسخ داده شد: Ctrl+Enter تحویل می‌دهد.</translation>
    </message>
    <message>
        <source>Handed in. The partner&apos;s answers are shown once both have handed in.</source>
        <translation>تحویل داده شد. پاسخ‌های همکار پس از تحویل هر دو نشان داده می‌شود.</translation>
    </message>
    <message>
        <source>Settled: the outcome is fixed.</source>
        <translation>نهایی شده: نتیجه ثابت است.</translation>
    </message>
    <message>
        <source>This sample is not assigned to you.</source>
        <translation>این نمونه به شما واگذار نشده است.</translation>
    </message>
    <message>
        <source>Candidate facts</source>
        <translation>گزاره‌های نامزد</translation>
    </message>
    <message>
        <source>1 fact</source>
        <translation>۱ گزاره</translation>
    </message>
    <message numerus="yes">
        <source>%n facts</source>
        <comment>more than one</comment>
        <translation>
            <numerusform>%Ln گزاره</numerusform>
        </translation>
    </message>
    <message>
        <source>Calibration, second pass, after the discussion</source>
        <translation>هم‌سنجی، گذر دوم، پس از گفت‌وگو</translation>
    </message>
    <message>
        <source>Calibration, first pass (blind)</source>
        <translation>هم‌سنجی، گذر نخست (پنهان)</translation>
    </message>
    <message>
        <source>Waiting for a discussion to judge by.</source>
        <translation>در انتظار گفت‌وگویی برای داوری.</translation>
    </message>
    <message>
        <source>No candidate facts yet: they are made from the supporting paragraphs in Facts.</source>
        <translation>هنوز گزارهٔ نامزدی نیست: آن‌ها در «گزاره‌ها» از بندهای پشتیبان ساخته می‌شوند.</translation>
    </message>
    <message>
        <source>guideline</source>
        <translation>راهنمای برچسب‌زنی</translation>
    </message>
    <message>
        <source>Is this fact a key background-supporting fact for the discussion?</source>
        <translation>آیا این گزاره یک گزارهٔ کلیدیِ پشتیبان پس‌زمینه برای گفت‌وگو است؟</translation>
    </message>
    <message>
        <source>Is this paragraph background-supporting for the discussion?</source>
        <translation>آیا این بند پشتیبان زمینهٔ گفت‌وگو است؟</translation>
    </message>
    <message>
        <source>Note on fact %1</source>
        <translation>یادداشت گزارهٔ %1</translation>
    </message>
    <message>
        <source>Note on paragraph %1</source>
        <translation>یادداشت بند %1</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>تحویل</translation>
    </message>
    <message>
        <source>Hand in 1 answer?</source>
        <translation>۱ پاسخ تحویل داده شود؟</translation>
    </message>
    <message numerus="yes">
        <source>Hand in %n answers?</source>
        <comment>more than one</comment>
        <translation>
            <numerusform>%n پاسخ تحویل داده شود؟</numerusform>
        </translation>
    </message>
    <message>
        <source>The partner&apos;s answers are shown once both have handed in.</source>
        <translation>پاسخ‌های همکار پس از تحویل هر دو نشان داده می‌شود.</translation>
    </message>
    <message>
        <source>You have handed in. Take the hand-in back to change an answer.</source>
        <translation>تحویل داده‌اید. برای تغییر پاسخ، تحویل را پس بگیرید.</translation>
    </message>
    <message>
        <source>Both have handed in: answers can no longer be changed.</source>
        <translation>هر دو تحویل داده‌اند: پاسخ‌ها را دیگر نمی‌توان تغییر داد.</translation>
    </message>
</context>
<context>
    <name>tandem::AnnotateWorkspace</name>
    <message>
        <source>Who are you?</source>
        <translation>شما که هستید؟</translation>
    </message>
    <message>
        <source>Choose your name in the corner of the window. Your answers are yours alone until both of a pair have handed in.</source>
        <translation>نام خود را در گوشهٔ پنجره انتخاب کنید. پاسخ‌هایتان فقط از آنِ شماست تا وقتی که هر دو نفر زوج تحویل داده باشند.</translation>
    </message>
    <message>
        <source>Nothing to label yet</source>
        <translation>هنوز چیزی برای برچسب‌زنی نیست</translation>
    </message>
    <message>
        <source>Choose a sample in the list, or import articles first.</source>
        <translation>نمونه‌ای از فهرست انتخاب کنید یا نخست مقاله وارد کنید.</translation>
    </message>
    <message>
        <source>Choose your name…</source>
        <translation>نام خود را برگزینید…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>درون‌بری…</translation>
    </message>
    <message>
        <source>No other sample waits for you.</source>
        <translation>هیچ نمونهٔ دیگری منتظر شما نیست.</translation>
    </message>
</context>
<context>
    <name>tandem::AnswerBar</name>
    <message>
        <source>Note (%1)</source>
        <comment>key</comment>
        <translation>یادداشت (%1)</translation>
    </message>
    <message>
        <source>Note on the decision</source>
        <translation>یادداشت دربارهٔ تصمیم</translation>
    </message>
</context>
<context>
    <name>tandem::AnswerStrip</name>
    <message>
        <source>undo</source>
        <translation>واگرد</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>hand in</source>
        <translation>تحویل</translation>
    </message>
    <message>
        <source>all keys</source>
        <translation>همهٔ کلیدها</translation>
    </message>
    <message>
        <source>Sample %1, paragraph %2</source>
        <translation>نمونهٔ %1، بند %2</translation>
    </message>
    <message>
        <source>%1:%2</source>
        <comment>sample, paragraph or fact</comment>
        <translation>%1:%2</translation>
    </message>
    <message>
        <source>Sample %1, fact %2</source>
        <translation>نمونهٔ %1، گزارهٔ %2</translation>
    </message>
</context>
<context>
    <name>tandem::ArticleDialog</name>
    <message>
        <source>Somebody else has edited the article meanwhile.</source>
        <translation>کس دیگری در این میان مقاله را ویرایش کرده است.</translation>
    </message>
    <message>
        <source>Look at it and edit it again.</source>
        <translation>آن را ببینید و دوباره ویرایش کنید.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;ذخیره</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;عنوان</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>عنوان</translation>
    </message>
    <message>
        <source>Paragraphs, with blank lines between them</source>
        <translation>بندها، با سطر خالی میان آن‌ها</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بستن</translation>
    </message>
    <message>
        <source>Split here</source>
        <translation>بخش کردن در اینجا</translation>
    </message>
    <message>
        <source>Join with the next</source>
        <translation>پیوستن به بعدی</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>برداشتن</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>بردن به بالا</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>بردن به پایین</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>ذخیره</translation>
    </message>
    <message>
        <source>Article of sample %1</source>
        <translation>مقالهٔ نمونهٔ %1</translation>
    </message>
    <message>
        <source>No paragraph is left.</source>
        <translation>هیچ بندی نمانده است.</translation>
    </message>
    <message>
        <source>Paragraph %1 of %2. Blank lines part the paragraphs.</source>
        <translation>بند %1 از %2. سطرهای خالی بندها را از هم جدا می‌کنند.</translation>
    </message>
    <message>
        <source>Edit the article of sample %1</source>
        <translation>ویرایش مقالهٔ نمونهٔ %1</translation>
    </message>
    <message>
        <source>The changes are not saved: %1 saves them, Escape once more drops them.</source>
        <translation>تغییرات ذخیره نشده است: %1 آن‌ها را ذخیره می‌کند، یک Escape دیگر آن‌ها را دور می‌اندازد.</translation>
    </message>
</context>
<context>
    <name>tandem::ArticleModel</name>
    <message>
        <source>Paragraph %1: %2</source>
        <comment>number, text</comment>
        <translation>بند %1: %2</translation>
    </message>
</context>
<context>
    <name>tandem::AssignDialog</name>
    <message>
        <source>Assign to a pair</source>
        <translation>واگذاری به یک زوج</translation>
    </message>
    <message numerus="yes">
        <source>Assign %n sample(s) to a pair</source>
        <translation>
            <numerusform>واگذاری %Ln نمونه به یک زوج</numerusform>
        </translation>
    </message>
    <message>
        <source>Annotator &amp;A</source>
        <translation>برچسب‌زن &amp;A</translation>
    </message>
    <message>
        <source>Annotator &amp;B</source>
        <translation>برچسب‌زن &amp;B</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>واگذاری</translation>
    </message>
    <message>
        <source>A pair needs two people. Add people on the People page.</source>
        <translation>هر زوج دو نفر می‌خواهد. در صفحهٔ افراد کسی را بیفزایید.</translation>
    </message>
    <message>
        <source>Choose both annotators.</source>
        <translation>هر دو برچسب‌زن را انتخاب کنید.</translation>
    </message>
    <message>
        <source>A pair is two different people.</source>
        <translation>زوج، دو نفر متفاوت است.</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>&amp;مرحله</translation>
    </message>
    <message>
        <source>&amp;Calibration: label blind, discuss, label again</source>
        <translation>هم‌سنجی: برچسب‌زنی پنهان، گفت‌وگو، برچسب‌زنی دوباره</translation>
    </message>
    <message>
        <source>Both passes are kept; agreement is shown before and after the discussion.</source>
        <translation>هر دو گذر نگه داشته می‌شوند؛ توافق پیش و پس از گفت‌وگو نشان داده می‌شود.</translation>
    </message>
    <message>
        <source>Samples that have a &amp;pair keep it</source>
        <translation>نمونه‌هایی که &amp;زوج دارند آن را نگه می‌دارند</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>step, what is said of it</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>tandem::BalanceDialog</name>
    <message>
        <source>Assign balanced</source>
        <translation>واگذاری متوازن</translation>
    </message>
    <message>
        <source>Assign samples to balanced pairs</source>
        <translation>واگذاری نمونه‌ها به زوج‌های متوازن</translation>
    </message>
    <message>
        <source>Everybody gets about as much to do, is A as often as B, and works with as many others as possible.</source>
        <translation>به هر کس تقریباً به یک اندازه کار می‌رسد، به همان اندازه A می‌شود که B، و با بیشترین افراد ممکن همکار می‌شود.</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Selected samples (%n)</source>
        <translation>
            <numerusform>نمونه‌های انتخاب‌شده (%Ln)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Every sample that nobody labels</source>
        <translation>هر نمونه‌ای که کسی برچسب نمی‌زند</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>فرد</translation>
    </message>
    <message>
        <source>Has now</source>
        <translation>اکنون دارد</translation>
    </message>
    <message>
        <source>Gets</source>
        <translation>می‌گیرد</translation>
    </message>
    <message>
        <source>Then has</source>
        <translation>سپس دارد</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>واگذاری</translation>
    </message>
    <message>
        <source>Somebody labels every sample already.</source>
        <translation>همهٔ نمونه‌ها از پیش برچسب‌زن دارند.</translation>
    </message>
    <message numerus="yes">
        <source>Assign %n sample(s)</source>
        <translation>
            <numerusform>واگذاری %Ln نمونه</numerusform>
        </translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>مرحله</translation>
    </message>
    <message>
        <source>People</source>
        <translation>افراد</translation>
    </message>
</context>
<context>
    <name>tandem::BlindScreen</name>
    <message>
        <source>You are rating &quot;%1&quot; blind</source>
        <translation>شما در «%1» پوشیده رتبه می‌دهید</translation>
    </message>
    <message>
        <source>Which system wrote what, its scores and what others said of it would sway your answers. This opens when the study is closed.</source>
        <translation>اینکه کدام سامانه چه نوشته است، امتیازهای آن و آنچه دیگران دربارهٔ آن گفته‌اند بر پاسخ‌های شما اثر می‌گذاشت. این با بسته شدن پژوهش گشوده می‌شود.</translation>
    </message>
    <message>
        <source>What asks you</source>
        <translation>آنچه از شما می‌پرسد</translation>
    </message>
</context>
<context>
    <name>tandem::BoastCheck</name>
    <message>
        <source>Boasting phrase</source>
        <translation>جملهٔ خودستایانه</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>سامانه</translation>
    </message>
    <message>
        <source>&amp;Phrase</source>
        <translation>جمله</translation>
    </message>
    <message>
        <source>No case has an output yet.</source>
        <translation>هنوز هیچ موردی خروجی ندارد.</translation>
    </message>
    <message numerus="yes">
        <source>About %1 calls: two outputs of each of %n case(s), %2 calls an output. What was asked before costs nothing.</source>
        <translation>
            <numerusform>حدود %1 فراخوان: دو خروجی از هر یک از %Ln مورد، %2 فراخوان برای هر خروجی. آنچه پیش‌تر پرسیده شده هزینه‌ای ندارد.</numerusform>
        </translation>
    </message>
    <message>
        <source>The phrase is missing.</source>
        <translation>جمله نوشته نشده است.</translation>
    </message>
    <message>
        <source>Evaluate both again…</source>
        <translation>ارزیابی دوبارهٔ هر دو…</translation>
    </message>
    <message>
        <source>Make outputs and evaluate…</source>
        <translation>ساخت خروجی‌ها و ارزیابی…</translation>
    </message>
    <message>
        <source>Mean relative change %1 (n = %2).</source>
        <translation>میانگین تغییر نسبی %1 (n = %2).</translation>
    </message>
    <message>
        <source>Mean relative change: %1</source>
        <translation>میانگین تغییر نسبی: %1</translation>
    </message>
    <message>
        <source>Mean difference %1.</source>
        <translation>میانگین تفاوت %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) scored 0 without the boast and have no relative change.</source>
        <translation>
            <numerusform>%Ln مورد بدون خودستایی امتیاز ۰ گرفت و تغییر نسبی ندارد.</numerusform>
        </translation>
    </message>
    <message>
        <source>A sentence that praises itself is appended to each output, and both are evaluated. A sound evaluation gives both the same score.</source>
        <translation>جمله‌ای که خود را می‌ستاید پشت هر خروجی گذاشته می‌شود و هر دو ارزیابی می‌شوند. ارزیابی درست به هر دو یک امتیاز می‌دهد.</translation>
    </message>
    <message>
        <source>Not run yet. The differences of scores will be shown here, sorted.</source>
        <translation>هنوز اجرا نشده است. تفاوت‌های امتیازها مرتب‌شده اینجا می‌آید.</translation>
    </message>
</context>
<context>
    <name>tandem::CalibrationStrip</name>
    <message>
        <source>Blind: %1</source>
        <translation>پنهان: %1</translation>
    </message>
    <message>
        <source>Blind</source>
        <translation>پنهان</translation>
    </message>
    <message>
        <source>after discussion: %1</source>
        <translation>پس از گفت‌وگو: %1</translation>
    </message>
    <message>
        <source>After discussion</source>
        <translation>پس از گفت‌وگو</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between two figures</comment>
        <translation>؛ </translation>
    </message>
    <message>
        <source>Blind answers</source>
        <translation>پاسخ‌های پنهان</translation>
    </message>
    <message>
        <source>Label again after discussing</source>
        <translation>برچسب‌زنی دوباره پس از گفت‌وگو</translation>
    </message>
    <message>
        <source>Calibration: labelled blind, discussed, and labelled again.</source>
        <translation>هم‌سنجی: پنهان برچسب خورده، گفت‌وگو شده، و دوباره برچسب خورده.</translation>
    </message>
    <message>
        <source>Calibration, second pass: both label again after their discussion.</source>
        <translation>هم‌سنجی، گذر دوم: هر دو پس از گفت‌وگویشان دوباره برچسب می‌زنند.</translation>
    </message>
    <message>
        <source>Calibration, first pass: both label blind.</source>
        <translation>هم‌سنجی، گذر نخست: هر دو پنهان برچسب می‌زنند.</translation>
    </message>
    <message>
        <source>Calibration: labelled blind, and settled without a second pass.</source>
        <translation>هم‌سنجی: پنهان برچسب خورده و بی گذر دوم نهایی شده است.</translation>
    </message>
    <message>
        <source>Calibration, first pass: labelled blind. Discuss where you differ; then both label again, and the blind answers stay as they are.</source>
        <translation>هم‌سنجی، گذر نخست: پنهان برچسب خورده. دربارهٔ اختلاف‌ها گفت‌وگو کنید؛ سپس هر دو دوباره برچسب می‌زنند و پاسخ‌های پنهان دست‌نخورده می‌مانند.</translation>
    </message>
    <message>
        <source>Calibration, first pass: labelled blind. The pair or a lead can have it labelled again after a discussion.</source>
        <translation>هم‌سنجی، گذر نخست: پنهان برچسب خورده. جفت یا سرپرست می‌تواند پس از گفت‌وگو بخواهد دوباره برچسب بخورد.</translation>
    </message>
    <message>
        <source>agreement, 95 % interval %1 – %2</source>
        <translation>توافق، بازهٔ ۹۵ ٪ %1 – %2</translation>
    </message>
    <message>
        <source>kappa, 95 % interval %1</source>
        <translation>کاپا، بازهٔ ۹۵ ٪ %1</translation>
    </message>
    <message>
        <source>%1 of %2, kappa %3</source>
        <comment>agreement, number of items, kappa</comment>
        <translation>%1 از %2، کاپا %3</translation>
    </message>
</context>
<context>
    <name>tandem::CaseListPane</name>
    <message>
        <source>%1 · %2 shown</source>
        <comment>cases, of them shown</comment>
        <translation>%1 · %2 نمایان</translation>
    </message>
    <message>
        <source>No case passes the filter</source>
        <translation>هیچ موردی از پالایه نمی‌گذرد</translation>
    </message>
    <message>
        <source>No evaluations yet</source>
        <translation>هنوز ارزیابی‌ای نیست</translation>
    </message>
    <message>
        <source>Show all cases</source>
        <translation>نمایش همهٔ موردها</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>موردها</translation>
    </message>
    <message>
        <source>Filter cases</source>
        <translation>پالایش موردها</translation>
    </message>
    <message>
        <source>Words to look for, and conditions such as: score &lt; 0.3, matched, style no</source>
        <translation>واژه‌هایی برای جست‌وجو، و شرط‌هایی مانند: score &lt; 0.3, matched, style no</translation>
    </message>
    <message>
        <source>Filter cases by words and conditions</source>
        <translation>پالایش موردها با واژه‌ها و شرط‌ها</translation>
    </message>
    <message>
        <source>Run or file</source>
        <translation>اجرا یا پرونده</translation>
    </message>
    <message>
        <source>The run or the imported file whose evaluations are listed</source>
        <translation>اجرا یا پروندهٔ واردشده‌ای که ارزیابی‌هایش فهرست شده است</translation>
    </message>
    <message>
        <source>Filter by choosing conditions</source>
        <translation>پالایش با برگزیدن شرط‌ها</translation>
    </message>
    <message>
        <source>What the list is sorted by</source>
        <translation>فهرست بر چه پایه‌ای مرتب شده است</translation>
    </message>
    <message>
        <source>Which score is shown</source>
        <translation>کدام امتیاز نمایش داده می‌شود</translation>
    </message>
</context>
<context>
    <name>tandem::CaseRunForm</name>
    <message>
        <source>(the system without a name)</source>
        <translation>(سامانهٔ بی‌نام)</translation>
    </message>
    <message>
        <source>Of each text; counted as %1.</source>
        <translation>از هر متن؛ شمرده‌شده به شیوهٔ %1.</translation>
    </message>
    <message>
        <source>An answer that cannot be read is asked for again, a little less predictably each time. What can never be read counts against the output and is shown.</source>
        <translation>پاسخی که خوانده نشود دوباره پرسیده می‌شود، هر بار اندکی پیش‌بینی‌ناپذیرتر. آنچه هرگز خوانده نشود به زیان خروجی شمرده و نشان داده می‌شود.</translation>
    </message>
    <message>
        <source>&amp;Systems</source>
        <translation>سامانه‌ها</translation>
    </message>
    <message>
        <source>First &amp;tokens of each text</source>
        <translation>توکن‌های نخست هر متن</translation>
    </message>
    <message>
        <source>&amp;Ask at most (times)</source>
        <translation>حداکثر پرسیدن (بار)</translation>
    </message>
    <message>
        <source>A name for the system whose outputs these are</source>
        <translation>نامی برای سامانه‌ای که این خروجی‌ها از آن اوست</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>سامانه</translation>
    </message>
    <message>
        <source>&amp;Documents of the profile</source>
        <translation>سندهای پروفایل</translation>
    </message>
    <message>
        <source>&amp;First system</source>
        <translation>سامانهٔ نخست</translation>
    </message>
    <message>
        <source>&amp;Second system</source>
        <translation>سامانهٔ دوم</translation>
    </message>
    <message>
        <source>Of the expected and the scored text, never of the prompt; counted as %1.</source>
        <translation>از متن مورد انتظار و متن امتیازگرفته است و هرگز از پرامپت نیست؛ به صورت %1 شمرده می‌شود.</translation>
    </message>
    <message>
        <source>One answer with &amp;probabilities, where the endpoint gives them</source>
        <translation>یک پاسخ با احتمال‌ها، جایی که نقطهٔ پایانی آن‌ها را می‌دهد</translation>
    </message>
    <message>
        <source>A&amp;nswers for each output</source>
        <translation>شمار پاسخ‌ها برای هر خروجی</translation>
    </message>
    <message>
        <source>An answer that is not a score is asked for again. What never becomes one is left out and shown.</source>
        <translation>پاسخی که امتیاز نباشد دوباره پرسیده می‌شود. آنچه هرگز امتیاز نشود کنار گذاشته و نشان داده می‌شود.</translation>
    </message>
    <message>
        <source>Systems</source>
        <translation>سامانه‌ها</translation>
    </message>
    <message>
        <source>Only outputs not yet e&amp;valuated</source>
        <translation>تنها خروجی‌های هنوز &amp;ارزیابی‌نشده</translation>
    </message>
    <message>
        <source>Leaves out what any run or imported file has scored, and what a run that is not over will come to.</source>
        <translation>آنچه را هر اجرا یا پروندهٔ واردشده‌ای امتیاز داده است، و آنچه را اجرایی پایان‌نیافته به آن خواهد رسید، کنار می‌گذارد.</translation>
    </message>
</context>
<context>
    <name>tandem::CaseScoreBar</name>
    <message>
        <source>&amp;Scores of</source>
        <translation>&amp;امتیازهای</translation>
    </message>
    <message>
        <source>minus</source>
        <comment>between two systems whose scores are compared</comment>
        <translation>منهای</translation>
    </message>
    <message>
        <source>How content and style count</source>
        <translation>چگونگی به شمار آمدن محتوا و سبک</translation>
    </message>
    <message>
        <source>First system</source>
        <translation>سامانهٔ نخست</translation>
    </message>
    <message>
        <source>Second system</source>
        <translation>سامانهٔ دوم</translation>
    </message>
    <message>
        <source>There are not two systems in this set.</source>
        <translation>در این مجموعه دو سامانه نیست.</translation>
    </message>
    <message>
        <source>Choose two different systems.</source>
        <translation>دو سامانهٔ متفاوت برگزینید.</translation>
    </message>
</context>
<context>
    <name>tandem::CaseView</name>
    <message>
        <source>Recall: expected → generated</source>
        <translation>بازیابی: مورد انتظار ← تولیدشده</translation>
    </message>
    <message>
        <source>Precision: generated → expected</source>
        <translation>دقت: تولیدشده ← مورد انتظار</translation>
    </message>
</context>
<context>
    <name>tandem::CasesPage</name>
    <message>
        <source>Import cases</source>
        <translation>وارد کردن موردها</translation>
    </message>
    <message>
        <source>Import cases…</source>
        <translation>وارد کردن موردها…</translation>
    </message>
    <message>
        <source>Import a result file with its texts</source>
        <translation>وارد کردن پروندهٔ نتیجه همراه متن‌هایش</translation>
    </message>
    <message>
        <source>Import a result file…</source>
        <translation>وارد کردن پروندهٔ نتیجه…</translation>
    </message>
    <message>
        <source>Type or paste a case</source>
        <translation>نوشتن یا چسباندن یک مورد</translation>
    </message>
    <message>
        <source>Type a case…</source>
        <translation>نوشتن مورد…</translation>
    </message>
    <message>
        <source>Evaluate outputs with a language model</source>
        <translation>ارزیابی خروجی‌ها با مدل زبانی</translation>
    </message>
    <message>
        <source>Evaluate…</source>
        <translation>ارزیابی…</translation>
    </message>
    <message>
        <source>Have outputs generated from the users&apos; profiles</source>
        <translation>تولید خروجی‌ها از روی پروفایل‌های کاربران</translation>
    </message>
    <message>
        <source>Generate outputs…</source>
        <translation>تولید خروجی‌ها…</translation>
    </message>
    <message>
        <source>Filter the cases</source>
        <translation>پالایش موردها</translation>
    </message>
    <message>
        <source>Filter cases</source>
        <translation>پالایش موردها</translation>
    </message>
    <message>
        <source>Filter cases by name, prompt or system</source>
        <translation>پالایش موردها بر پایهٔ نام، پرامپت یا سامانه</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>موردها</translation>
    </message>
    <message>
        <source>No cases yet</source>
        <translation>هنوز موردی نیست</translation>
    </message>
    <message>
        <source>A case is a prompt, the text that a user really wrote, and what systems made of it. Drop a JSON, JSONL or CSV file here, import one, or type a case by hand.</source>
        <translation>یک مورد عبارت است از یک پرامپت، متنی که کاربر واقعاً نوشته است، و آنچه سامانه‌ها از آن ساخته‌اند. پروندهٔ JSON، JSONL یا CSV را این‌جا رها کنید، یکی را وارد کنید، یا موردی را دستی بنویسید.</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>در حال خواندن…</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) selected</source>
        <translation>
            <numerusform>%Ln مورد برگزیده شد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n case(s)</source>
        <translation>
            <numerusform>%1 از %Ln مورد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n case(s)</source>
        <translation>
            <numerusform>%Ln مورد</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the cases that are set aside</source>
        <translation>نمایش موردهای کنار گذاشته‌شده</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>بازگرداندن</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>کنار گذاشتن</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) set aside</source>
        <translation>
            <numerusform>%Ln مورد کنار گذاشته شده است</numerusform>
        </translation>
    </message>
    <message>
        <source>Only a lead sets cases aside and brings them back.</source>
        <translation>تنها سرپرست موردها را کنار می‌گذارد و بازمی‌گرداند.</translation>
    </message>
    <message>
        <source>Switch in the window&apos;s corner if that is you.</source>
        <translation>اگر شما او هستید، در گوشهٔ پنجره جابه‌جا شوید.</translation>
    </message>
    <message>
        <source>Inspect the evaluation of the score, or the newest of the case</source>
        <translation>وارسی ارزیابی این امتیاز، یا تازه‌ترین ارزیابی مورد</translation>
    </message>
</context>
<context>
    <name>tandem::ChartView</name>
    <message>
        <source>Copy the chart as a picture</source>
        <translation>رونوشت نمودار به‌صورت تصویر</translation>
    </message>
    <message>
        <source>Save the chart…</source>
        <translation>ذخیرهٔ نمودار…</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>نمودار</translation>
    </message>
</context>
<context>
    <name>tandem::CheckPanel</name>
    <message>
        <source>As handed in: %1</source>
        <translation>همان‌گونه که تحویل شد: %1</translation>
    </message>
    <message>
        <source>Check it as it stands</source>
        <translation>همین‌گونه که هست بررسی شود</translation>
    </message>
    <message>
        <source>Your partner said no: what do you answer?</source>
        <translation>همکارتان «نه» گفت: چه پاسخی می‌دهید؟</translation>
    </message>
    <message>
        <source>It stays disputed: what becomes of it?</source>
        <translation>مورد اختلاف می‌ماند: با آن چه می‌شود؟</translation>
    </message>
    <message>
        <source>Suggested correction · S</source>
        <translation>اصلاح پیشنهادی · S</translation>
    </message>
    <message>
        <source>The opinion as it should read</source>
        <translation>نظر آن‌گونه که باید خوانده شود</translation>
    </message>
    <message>
        <source>Note · T</source>
        <translation>یادداشت · T</translation>
    </message>
    <message>
        <source>Text of the opinion</source>
        <translation>متن نظر</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>یادداشت</translation>
    </message>
    <message>
        <source>Answer all four questions, 1 to 4, or say no to one: what is left open then counts as yes. Y says yes to everything.</source>
        <translation>به هر چهار پرسش، 1 تا 4، پاسخ دهید، یا به یکی نه بگویید: آنچه باز بماند آنگاه بله به شمار می‌آید. Y به همه بله می‌گوید.</translation>
    </message>
</context>
<context>
    <name>tandem::CheckingPage</name>
    <message>
        <source>Atomic opinions</source>
        <translation>نظرهای اتمی</translation>
    </message>
</context>
<context>
    <name>tandem::ChecksPage</name>
    <message>
        <source>Scores under the &amp;mode</source>
        <translation>امتیازها در حالتِ</translation>
    </message>
</context>
<context>
    <name>tandem::ChoosePersonDialog</name>
    <message>
        <source>Who are you?</source>
        <translation>شما که هستید؟</translation>
    </message>
    <message>
        <source>People of this project</source>
        <translation>افراد این پروژه</translation>
    </message>
    <message>
        <source>&amp;Add a person…</source>
        <translation>افزودن فرد…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>ادامه</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name and role</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Nobody is in this project yet. Add yourself first: whoever comes first leads the project. Then add those who annotate.</source>
        <translation>هنوز کسی در این پروژه نیست. نخست خودتان را بیفزایید: نخستین نفر سرپرست پروژه است. سپس برچسب‌زن‌ها را بیفزایید.</translation>
    </message>
    <message>
        <source>Answers are kept under this name, and nobody else sees them until both of a pair have handed in.</source>
        <translation>پاسخ‌ها با این نام نگه داشته می‌شوند و تا هر دو نفر زوج تحویل نداده‌اند کس دیگری آن‌ها را نمی‌بیند.</translation>
    </message>
    <message>
        <source>A lead adds people.</source>
        <translation>افزودن افراد با سرپرست است.</translation>
    </message>
    <message>
        <source>Continue as %1</source>
        <translation>ادامه با نام %1</translation>
    </message>
</context>
<context>
    <name>tandem::CompareActions</name>
    <message>
        <source>Decide: &amp;yes</source>
        <translation>تصمیم: بله</translation>
    </message>
    <message>
        <source>Decide: &amp;no</source>
        <translation>تصمیم: خیر</translation>
    </message>
    <message>
        <source>Decide: keep as &amp;boundary</source>
        <translation>تصمیم: مرزی بماند</translation>
    </message>
    <message>
        <source>Next &amp;undecided paragraph</source>
        <translation>بند بی‌تصمیم بعدی</translation>
    </message>
    <message>
        <source>&amp;Disagreements first</source>
        <translation>اختلاف‌ها در آغاز</translation>
    </message>
    <message>
        <source>&amp;Copy rows</source>
        <translation>رونوشت ردیف‌ها</translation>
    </message>
    <message>
        <source>&amp;Previous closed sample</source>
        <translation>نمونهٔ بستهٔ قبلی</translation>
    </message>
    <message>
        <source>Ne&amp;xt closed sample</source>
        <translation>نمونهٔ بستهٔ بعدی</translation>
    </message>
    <message>
        <source>&amp;List of samples</source>
        <translation>فهرست نمونه‌ها</translation>
    </message>
    <message>
        <source>&amp;Funnel</source>
        <translation>قیف</translation>
    </message>
    <message>
        <source>&amp;Reopen sample</source>
        <translation>بازگشایی نمونه</translation>
    </message>
    <message>
        <source>Settling freezes the outcome; the lead can reopen it</source>
        <translation>نهایی کردن نتیجه را ثابت می‌کند؛ سرپرست می‌تواند آن را بازگشایی کند</translation>
    </message>
    <message>
        <source>Reopening is journalled and loses nothing</source>
        <translation>بازگشایی در رویدادنامه ثبت می‌شود و چیزی از دست نمی‌رود</translation>
    </message>
    <message>
        <source>Next &amp;undecided fact</source>
        <translation>گزارهٔ بعدیِ بی‌تصمیم</translation>
    </message>
    <message>
        <source>&amp;Label again after discussing</source>
        <translation>برچسب‌زنی دوباره پس از گفت‌وگو</translation>
    </message>
    <message>
        <source>&amp;Blind answers of the calibration</source>
        <translation>پاسخ‌های پنهان هم‌سنجی</translation>
    </message>
    <message>
        <source>Both answer once more; the blind answers stay as they are</source>
        <translation>هر دو یک بار دیگر پاسخ می‌دهند؛ پاسخ‌های پنهان دست‌نخورده می‌مانند</translation>
    </message>
    <message>
        <source>Keep as boundary: the paragraph is removed</source>
        <translation>مرزی بماند: بند حذف می‌شود</translation>
    </message>
    <message>
        <source>Go to the &amp;opinions</source>
        <translation>رفتن به &amp;نظرها</translation>
    </message>
    <message>
        <source>Go to the &amp;facts</source>
        <translation>رفتن به &amp;گزاره‌ها</translation>
    </message>
    <message>
        <source>Tags the decision: the guideline leaves this open. The lead finds it in Overview</source>
        <translation>تصمیم را نشان می‌گذارد: راهنمای برچسب‌زنی این را باز گذاشته است. سرپرست آن را در «نمای کلی» می‌یابد</translation>
    </message>
    <message>
        <source>&amp;Guideline must change</source>
        <translation>&amp;راهنمای برچسب‌زنی باید تغییر کند</translation>
    </message>
    <message>
        <source>Go to the discussion</source>
        <translation>رفتن به گفت‌وگو</translation>
    </message>
    <message>
        <source>Sample as a &amp;whole</source>
        <translation>نمونه در &amp;کل</translation>
    </message>
    <message>
        <source>&amp;Settle sample...</source>
        <translation>&amp;نهایی کردن نمونه...</translation>
    </message>
</context>
<context>
    <name>tandem::CompareCommands</name>
    <message>
        <source>decision on fact %1 of sample %2: %3</source>
        <translation>تصمیم دربارهٔ گزارهٔ %1 از نمونهٔ %2: %3</translation>
    </message>
    <message>
        <source>decision on paragraph %1 of sample %2: %3</source>
        <translation>تصمیم دربارهٔ بند %1 از نمونهٔ %2: %3</translation>
    </message>
    <message>
        <source>settling of sample %1</source>
        <translation>نهایی کردن نمونهٔ %1</translation>
    </message>
</context>
<context>
    <name>tandem::CompareHeader</name>
    <message>
        <source>Compare</source>
        <translation>مقایسه</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>نهایی‌شده</translation>
    </message>
    <message>
        <source>round closed</source>
        <translation>دور بسته</translation>
    </message>
    <message>
        <source>handed in by one</source>
        <translation>تحویل یک نفر</translation>
    </message>
    <message>
        <source>open</source>
        <translation>باز</translation>
    </message>
    <message>
        <source>%1 of %2 closed</source>
        <translation>%1 از %2 بسته</translation>
    </message>
    <message>
        <source>%1 closed</source>
        <translation>%1 بسته</translation>
    </message>
    <message>
        <source>blind answers</source>
        <translation>پاسخ‌های پنهان</translation>
    </message>
    <message>
        <source>not assigned</source>
        <translation>واگذارنشده</translation>
    </message>
    <message>
        <source>answers being given</source>
        <translation>در حال پاسخ‌گویی</translation>
    </message>
    <message>
        <source>first pass, blind</source>
        <translation>گذر نخست، پنهان</translation>
    </message>
    <message>
        <source>both handed in</source>
        <translation>هر دو تحویل داده‌اند</translation>
    </message>
    <message>
        <source>strict rule</source>
        <translation>قاعدهٔ سخت‌گیرانه</translation>
    </message>
    <message>
        <source>adjudication</source>
        <translation>داوری</translation>
    </message>
    <message>
        <source>Sample %1</source>
        <translation>نمونهٔ %1</translation>
    </message>
</context>
<context>
    <name>tandem::CompareWorkspace</name>
    <message>
        <source>The reason for reopening is not given yet.</source>
        <translation>دلیل بازگشایی هنوز داده نشده است.</translation>
    </message>
    <message>
        <source>A decision in Compare is begun and not made.</source>
        <translation>تصمیمی در «مقایسه» آغاز شده و گرفته نشده است.</translation>
    </message>
    <message>
        <source>Why is this sample reopened? The reason goes into the journal.</source>
        <translation>چرا این نمونه بازگشایی می‌شود؟ دلیل در رویدادنامه ثبت می‌شود.</translation>
    </message>
    <message>
        <source>Reason; Enter reopens, Escape gives up</source>
        <translation>دلیل؛ Enter بازگشایی می‌کند، Escape منصرف می‌شود</translation>
    </message>
    <message>
        <source>Reason for reopening</source>
        <translation>دلیل بازگشایی</translation>
    </message>
    <message>
        <source>Reopening needs a reason.</source>
        <translation>بازگشایی دلیل می‌خواهد.</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>بازگشایی</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>انصراف</translation>
    </message>
    <message>
        <source>Have you discussed where you differ? Both label the sample once more; this cannot be undone.</source>
        <translation>آیا دربارهٔ اختلاف‌هایتان گفت‌وگو کرده‌اید؟ هر دو نمونه را یک بار دیگر برچسب می‌زنند؛ این کار برگشت‌پذیر نیست.</translation>
    </message>
    <message>
        <source>Begin the second pass</source>
        <translation>آغاز گذر دوم</translation>
    </message>
    <message>
        <source>Settled. The opinions of its discussion come next.</source>
        <translation>نهایی شد. گام بعد نظرهای گفت‌وگوی آن است.</translation>
    </message>
    <message>
        <source>Settled. The facts of its paragraphs come next.</source>
        <translation>نهایی شد. گام بعد گزاره‌های بندهای آن است.</translation>
    </message>
    <message>
        <source>Settle this sample? Its outcome counts from then on, and only the lead can reopen it.</source>
        <translation>این نمونه نهایی شود؟ نتیجهٔ آن از آن پس به شمار می‌آید و تنها سرپرست می‌تواند آن را بازگشایی کند.</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>نهایی کردن</translation>
    </message>
    <message>
        <source>Nothing here waits for a decision.</source>
        <translation>این‌جا چیزی منتظر تصمیم نیست.</translation>
    </message>
    <message>
        <source>A fact is key or not; none is boundary.</source>
        <translation>گزاره یا کلیدی است یا نه؛ هیچ گزاره‌ای مرزی نیست.</translation>
    </message>
</context>
<context>
    <name>tandem::ComparisonPage</name>
    <message>
        <source>Paragraphs with both answers</source>
        <translation>بندهای دارای هر دو پاسخ</translation>
    </message>
    <message>
        <source>Facts with both answers</source>
        <translation>گزاره‌ها با هر دو پاسخ</translation>
    </message>
</context>
<context>
    <name>tandem::ComposerEdit</name>
    <message>
        <source>The pasted text is too long: %1 characters. Paste it in parts.</source>
        <translation>متن چسبانده‌شده بیش از اندازه بلند است: %1 نویسه. آن را بخش‌بخش بچسبانید.</translation>
    </message>
    <message>
        <source>The pasted text is too long for one utterance: %1 characters, at most %2 are allowed.</source>
        <translation>متن چسبانده‌شده برای یک گفته بیش از اندازه بلند است: %1 نویسه؛ حداکثر %2 مجاز است.</translation>
    </message>
    <message>
        <source>Pasted as one utterance, since not every line reads &quot;Name: text&quot; (%1).</source>
        <translation>به‌صورت یک گفته چسبانده شد، چون همهٔ سطرها به شکل «نام: متن» نیستند (%1).</translation>
    </message>
</context>
<context>
    <name>tandem::ConfirmBar</name>
    <message>
        <source>Not yet</source>
        <translation>هنوز نه</translation>
    </message>
    <message>
        <source>1 fact is left before you can hand in; choose it to go there.</source>
        <translation>۱ گزاره تا تحویل مانده است؛ برای رفتن به آن برگزینیدش.</translation>
    </message>
    <message numerus="yes">
        <source>%n facts are left before you can hand in; choose one to go there.</source>
        <comment>more than one</comment>
        <translation>
            <numerusform>%n گزاره تا تحویل مانده است؛ برای رفتن، یکی را برگزینید.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 paragraph is left before you can hand in; choose it to go there.</source>
        <translation>۱ بند تا تحویل مانده است؛ برای رفتن به آن برگزینیدش.</translation>
    </message>
    <message numerus="yes">
        <source>%n paragraphs are left before you can hand in; choose one to go there.</source>
        <comment>more than one</comment>
        <translation>
            <numerusform>%n بند تا تحویل مانده است؛ برای رفتن، یکی را برگزینید.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بستن</translation>
    </message>
    <message>
        <source>Fact %1, unsure</source>
        <translation>گزارهٔ %1، نامطمئن</translation>
    </message>
    <message>
        <source>Fact %1, not answered</source>
        <translation>گزارهٔ %1، بی‌پاسخ</translation>
    </message>
    <message>
        <source>Paragraph %1, unsure</source>
        <translation>بند %1، نامطمئن</translation>
    </message>
    <message>
        <source>Paragraph %1, not answered</source>
        <translation>بند %1، بی‌پاسخ</translation>
    </message>
    <message>
        <source>%1 unsure</source>
        <comment>number of a paragraph or fact</comment>
        <translation>%1 نامطمئن</translation>
    </message>
</context>
<context>
    <name>tandem::ContingencyView</name>
    <message>
        <source>one</source>
        <comment>one of two people</comment>
        <translation>یکی</translation>
    </message>
    <message>
        <source>other</source>
        <comment>the other of two people</comment>
        <translation>دیگری</translation>
    </message>
    <message>
        <source>%1 yes</source>
        <comment>person: answer</comment>
        <translation>%1 بله</translation>
    </message>
    <message>
        <source>%1 no</source>
        <comment>person: answer</comment>
        <translation>%1 خیر</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>first&apos;s answer, second&apos;s answer: count</comment>
        <translation>%1، %2: %3</translation>
    </message>
    <message>
        <source>Answers of both, counted</source>
        <translation>شمار پاسخ‌های هر دو</translation>
    </message>
</context>
<context>
    <name>tandem::DecisionCard</name>
    <message>
        <source>Rationale</source>
        <translation>دلیل</translation>
    </message>
</context>
<context>
    <name>tandem::DecisionPane</name>
    <message>
        <source>Nobody else is done with it yet.</source>
        <translation>هنوز کس دیگری کارش را با آن پایان نداده است.</translation>
    </message>
    <message>
        <source>You are done with this evaluation.</source>
        <translation>کار شما با این ارزیابی پایان یافته است.</translation>
    </message>
    <message>
        <source>Done with this evaluation? That is final: afterwards you see what others said, and cannot change your mind.</source>
        <translation>کارتان با این ارزیابی پایان یافت؟ این کار قطعی است: پس از آن می‌بینید دیگران چه گفته‌اند، و دیگر نمی‌توانید نظرتان را تغییر دهید.</translation>
    </message>
    <message>
        <source>Every decision of this evaluation has your opinion.</source>
        <translation>برای همهٔ تصمیم‌های این ارزیابی نظر داده‌اید.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>انجام شد</translation>
    </message>
    <message>
        <source>Choose your name to say what you think of the model&apos;s decisions.</source>
        <translation>نام خود را برگزینید تا بگویید دربارهٔ تصمیم‌های مدل چه نظری دارید.</translation>
    </message>
</context>
<context>
    <name>tandem::DecisionPanel</name>
    <message>
        <source>Yes, supporting. Why?</source>
        <translation>بله، پشتیبان. چرا؟</translation>
    </message>
    <message>
        <source>No, nonsupporting. Why?</source>
        <translation>خیر، غیرپشتیبان. چرا؟</translation>
    </message>
    <message>
        <source>Keep as boundary. Why?</source>
        <translation>مرزی بماند. چرا؟</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>بله</translation>
    </message>
    <message>
        <source>No</source>
        <translation>خیر</translation>
    </message>
    <message>
        <source>Boundary</source>
        <translation>مرزی</translation>
    </message>
    <message>
        <source>Note; Enter decides, Escape gives up</source>
        <translation>یادداشت؛ Enter تصمیم را ثبت می‌کند، Escape منصرف می‌شود</translation>
    </message>
    <message>
        <source>Note of the decision</source>
        <translation>یادداشت تصمیم</translation>
    </message>
    <message>
        <source>A decision needs a note: say why.</source>
        <translation>تصمیم یادداشت می‌خواهد: بگویید چرا.</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>تصمیم</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>انصراف</translation>
    </message>
    <message>
        <source>Yes, key. Why?</source>
        <translation>بله، کلیدی. چرا؟</translation>
    </message>
    <message>
        <source>No, not key. Why?</source>
        <translation>نه، غیرکلیدی. چرا؟</translation>
    </message>
</context>
<context>
    <name>tandem::DecisionSteps</name>
    <message>
        <source>&amp;0  It should be unmatched</source>
        <translation>&amp;0  باید جفت‌نشده باشد</translation>
    </message>
    <message>
        <source>It should be %1</source>
        <comment>aspect</comment>
        <translation>باید %1 باشد</translation>
    </message>
    <message>
        <source>Every decision of the listed cases has your opinion.</source>
        <translation>برای همهٔ تصمیم‌های موردهای فهرست‌شده نظر داده‌اید.</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) of this evaluation have no opinion yet. Say “unsure” where you cannot tell.</source>
        <translation>
            <numerusform>%Ln تصمیم این ارزیابی هنوز نظری ندارد. هر جا نمی‌توانید تشخیص دهید، «نامطمئن» را بگویید.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::DifferencePanel</name>
    <message>
        <source>Where they differ</source>
        <translation>جاهای اختلاف</translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>Chance agreement depends on what each of the two said, which this table, with disagreements halved between the sides, does not tell.</source>
        <translation>توافق تصادفی بر پایهٔ گفتهٔ هر یک از آن دو است، که این جدول، با اختلاف‌های نصف‌شده میان دو سو، نمی‌گوید.</translation>
    </message>
</context>
<context>
    <name>tandem::DiscussionDelegate</name>
    <message>
        <source>%1 (you)</source>
        <translation>%1 (شما)</translation>
    </message>
</context>
<context>
    <name>tandem::DiscussionDialog</name>
    <message numerus="yes">
        <source>%n utterance(s) were pasted; a discussion has at most %1. Paste fewer.</source>
        <translation>
            <numerusform>%Ln گفته چسبانده شد؛ گفت‌وگو حداکثر %1 گفته دارد. کمتر بچسبانید.</numerusform>
        </translation>
    </message>
    <message>
        <source>An utterance of what was pasted is empty or has more than %1 characters.</source>
        <translation>یکی از گفته‌های چسبانده‌شده خالی است یا بیش از %1 نویسه دارد.</translation>
    </message>
    <message>
        <source>There is a participant called %1 already. Choose another name.</source>
        <translation>شرکت‌کننده‌ای به نام %1 از پیش هست. نام دیگری انتخاب کنید.</translation>
    </message>
    <message numerus="yes">
        <source>%n utterance(s)</source>
        <translation>
            <numerusform>%Ln گفته</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody has answered about this discussion already, so it can be read but not changed.</source>
        <translation>کسی پیش‌تر دربارهٔ این گفت‌وگو پاسخ داده است؛ پس می‌توان آن را خواند اما نمی‌توان تغییر داد.</translation>
    </message>
    <message>
        <source>What you wrote is not added yet: Enter adds it, Escape once more drops it.</source>
        <translation>آنچه نوشتید هنوز افزوده نشده است: Enter آن را می‌افزاید، Escape دوباره آن را دور می‌اندازد.</translation>
    </message>
    <message>
        <source>Discussion</source>
        <translation>گفت‌وگو</translation>
    </message>
    <message>
        <source>Person 1</source>
        <translation>فرد ۱</translation>
    </message>
    <message>
        <source>Person 2</source>
        <translation>فرد ۲</translation>
    </message>
    <message numerus="yes">
        <source>%n paragraph(s)</source>
        <translation>
            <numerusform>%Ln بند</numerusform>
        </translation>
    </message>
    <message>
        <source>Article</source>
        <translation>مقاله</translation>
    </message>
    <message>
        <source>Nobody has said anything yet</source>
        <translation>هنوز کسی چیزی نگفته است</translation>
    </message>
    <message>
        <source>Draw who begins, write what they say and press Enter: turns alternate by themselves. Or paste a whole discussion as lines &quot;Name: text&quot;.</source>
        <translation>آغازکننده را قرعه بکشید، گفته‌اش را بنویسید و Enter را بزنید: نوبت‌ها خودبه‌خود عوض می‌شوند. یا یک گفت‌وگوی کامل را با سطرهای «نام: متن» بچسبانید.</translation>
    </message>
    <message>
        <source>who speaks</source>
        <translation>گوینده</translation>
    </message>
    <message>
        <source>edit</source>
        <translation>ویرایش</translation>
    </message>
    <message>
        <source>Alt+Up / Down</source>
        <translation>Alt+Up / Down</translation>
    </message>
    <message>
        <source>move</source>
        <translation>جابه‌جایی</translation>
    </message>
    <message>
        <source>delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>واگرد</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بستن</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>ویرایش</translation>
    </message>
    <message>
        <source>Give to the other participant</source>
        <translation>دادن به شرکت‌کنندهٔ دیگر</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>بردن به بالا</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>بردن به پایین</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>واگرد</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>ازنو</translation>
    </message>
    <message>
        <source>Participant %1 speaks next</source>
        <translation>نوبت بعد با شرکت‌کنندهٔ %1 است</translation>
    </message>
</context>
<context>
    <name>tandem::DiscussionEditor</name>
    <message numerus="yes">
        <source>Add %n utterance(s)</source>
        <translation>
            <numerusform>افزودن %Ln گفته</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit utterance</source>
        <translation>ویرایش گفته</translation>
    </message>
    <message>
        <source>This utterance was changed by somebody else meanwhile.</source>
        <translation>در این میان کس دیگری این گفته را تغییر داده است.</translation>
    </message>
    <message>
        <source>Look at it and edit it again.</source>
        <translation>آن را ببینید و دوباره ویرایش کنید.</translation>
    </message>
    <message>
        <source>Change speaker</source>
        <translation>تغییر گوینده</translation>
    </message>
    <message>
        <source>Move utterance</source>
        <translation>جابه‌جایی گفته</translation>
    </message>
    <message>
        <source>Delete utterance</source>
        <translation>حذف گفته</translation>
    </message>
    <message>
        <source>Rename participant</source>
        <translation>تغییر نام شرکت‌کننده</translation>
    </message>
    <message>
        <source>Somebody else has changed the discussion meanwhile.</source>
        <translation>کس دیگری در این میان گفت‌وگو را تغییر داده است.</translation>
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
        <translation>۱ گفته</translation>
    </message>
    <message numerus="yes">
        <source>%n utterances</source>
        <comment>more than one</comment>
        <translation>
            <numerusform>%Ln گفته</numerusform>
        </translation>
    </message>
    <message>
        <source>Discussion</source>
        <translation>گفت‌وگو</translation>
    </message>
    <message>
        <source>Edit the discussion</source>
        <translation>ویرایش گفت‌وگو</translation>
    </message>
</context>
<context>
    <name>tandem::DiscussionView</name>
    <message>
        <source>Discussion</source>
        <translation>گفت‌وگو</translation>
    </message>
</context>
<context>
    <name>tandem::DrillDownPanel</name>
    <message>
        <source>paragraph %1</source>
        <translation>بند %1</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>نوبت %1</translation>
    </message>
    <message>
        <source>opinion %1</source>
        <translation>نظر %1</translation>
    </message>
    <message>
        <source>Nobody labels it.</source>
        <translation>کسی آن را برچسب نمی‌زند.</translation>
    </message>
    <message>
        <source>Its round is open: not both have handed in.</source>
        <translation>دور آن باز است: هنوز هر دو تحویل نداده‌اند.</translation>
    </message>
    <message>
        <source>No paragraph is left: the two agree on none.</source>
        <translation>هیچ بندی نمی‌ماند: دو نفر بر سر هیچ‌کدام توافق ندارند.</translation>
    </message>
    <message>
        <source>Copy list</source>
        <translation>رونوشت فهرست</translation>
    </message>
    <message>
        <source>Go to the item</source>
        <translation>رفتن به مورد</translation>
    </message>
    <message>
        <source>Copy the selected items, or all</source>
        <translation>رونوشت موارد انتخاب‌شده یا همه</translation>
    </message>
    <message>
        <source>Items behind the figure</source>
        <translation>موارد پشت این رقم</translation>
    </message>
    <message>
        <source>Behind a figure</source>
        <translation>پشت یک رقم</translation>
    </message>
    <message>
        <source>Choose a figure and press Enter: the items that it counts are listed here.</source>
        <translation>رقمی انتخاب کنید و Enter را بزنید: مواردی که می‌شمارد اینجا فهرست می‌شود.</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>در حال خواندن…</translation>
    </message>
    <message numerus="yes">
        <source>the first %n</source>
        <translation>
            <numerusform>%Ln مورد نخست</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%Ln مورد</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in the benchmark yet</source>
        <translation>هنوز در معیار نیست</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s)</source>
        <translation>
            <numerusform>%Ln نمونه</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no items behind this figure.</source>
        <translation>موردی پشت این رقم نیست.</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>نمونه</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>عنوان</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>شماره</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>متن</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) copied.</source>
        <translation>
            <numerusform>از %Ln مورد رونوشت گرفته شد.</numerusform>
        </translation>
    </message>
    <message>
        <source>No opinions yet: their round is not settled.</source>
        <translation>هنوز نظری نیست: دور آن‌ها نهایی نشده است.</translation>
    </message>
    <message numerus="yes">
        <source>%n opinion(s)</source>
        <translation>
            <numerusform>%Ln نظر</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between items of a list</comment>
        <translation>، </translation>
    </message>
    <message numerus="yes">
        <source>%n with clarified references</source>
        <translation>
            <numerusform>%Ln نظر با ارجاع روشن‌شده</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reference(s)</source>
        <translation>
            <numerusform>%Ln ارجاع</numerusform>
        </translation>
    </message>
    <message>
        <source>Opinions per sample</source>
        <translation>نظرها به تفکیک نمونه</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place and text</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number and title of a sample</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>place in the sample, sample</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Disagreements are waiting for a decision.</source>
        <translation>اختلاف‌ها در انتظار تصمیم‌اند.</translation>
    </message>
</context>
<context>
    <name>tandem::EmptyCompare</name>
    <message>
        <source>Nothing to compare yet</source>
        <translation>هنوز چیزی برای مقایسه نیست</translation>
    </message>
    <message>
        <source>Nobody labels this sample</source>
        <translation>کسی این نمونه را برچسب نمی‌زند</translation>
    </message>
    <message>
        <source>Its labels came with the imported benchmark. Assign it to a pair to label it again.</source>
        <translation>برچسب‌هایش همراه معیار واردشده آمده‌اند. برای برچسب‌زنی دوباره، آن را به یک زوج واگذار کنید.</translation>
    </message>
    <message>
        <source>Answers stay hidden from everybody until both have handed in.</source>
        <translation>پاسخ‌ها تا تحویل هر دو از همه پنهان می‌ماند.</translation>
    </message>
    <message>
        <source>Not closed yet</source>
        <translation>هنوز بسته نشده</translation>
    </message>
    <message>
        <source>This sample cannot be shown</source>
        <translation>این نمونه را نمی‌توان نشان داد</translation>
    </message>
    <message>
        <source>Next closed sample</source>
        <translation>نمونهٔ بستهٔ بعدی</translation>
    </message>
    <message>
        <source>No facts to judge yet</source>
        <translation>هنوز گزاره‌ای برای داوری نیست</translation>
    </message>
    <message>
        <source>Candidate facts are made from the supporting paragraphs, in Facts. Then the sample can be assigned to a pair.</source>
        <translation>گزاره‌های نامزد از بندهای پشتیبان در «گزاره‌ها» ساخته می‌شوند. سپس می‌توان نمونه را به یک جفت سپرد.</translation>
    </message>
    <message>
        <source>The second pass is not closed yet</source>
        <translation>گذر دوم هنوز بسته نشده است</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>یک نفر</translation>
    </message>
    <message>
        <source>%1 has handed in.</source>
        <translation>%1 تحویل داده است.</translation>
    </message>
    <message>
        <source>%1 has answered %2 of %3.</source>
        <translation>%1 از %3 مورد به %2 مورد پاسخ داده است.</translation>
    </message>
    <message>
        <source>What is wrong stands below.</source>
        <translation>آنچه نادرست است در پایین آمده است.</translation>
    </message>
    <message>
        <source>When both annotators of a sample have handed it in, their answers are shown side by side here.</source>
        <translation>وقتی هر دو برچسب‌زن نمونه‌ای را تحویل دهند، پاسخ‌هایشان اینجا کنار هم می‌آید.</translation>
    </message>
    <message>
        <source>Assign it to a pair; when both have handed in, their answers are shown side by side here.</source>
        <translation>آن را به یک زوج واگذار کنید؛ وقتی هر دو تحویل دهند، پاسخ‌هایشان اینجا کنار هم می‌آید.</translation>
    </message>
    <message>
        <source>Assign to a pair…</source>
        <translation>واگذاری به یک زوج…</translation>
    </message>
</context>
<context>
    <name>tandem::EmptyFacts</name>
    <message>
        <source>No facts yet</source>
        <translation>هنوز گزاره‌ای نیست</translation>
    </message>
    <message>
        <source>No sample chosen</source>
        <translation>نمونه‌ای برگزیده نشده است</translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) came with the benchmark. Take them over to edit, judge or mask them; until then they leave as they came.</source>
        <translation>
            <numerusform>%Ln گزاره همراه معیار آمده است. آن‌ها را تحویل بگیرید تا ویرایش، داوری یا پوشانده شوند؛ تا آن زمان همان‌گونه که آمده‌اند می‌روند.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take over the imported facts</source>
        <translation>تحویل گرفتن گزاره‌های واردشده</translation>
    </message>
    <message>
        <source>Decompose with a model…</source>
        <translation>شکستن با مدل…</translation>
    </message>
    <message>
        <source>Write them by hand</source>
        <translation>نوشتن با دست</translation>
    </message>
    <message>
        <source>This sample cannot be shown</source>
        <translation>این نمونه را نمی‌توان نشان داد</translation>
    </message>
    <message>
        <source>Facts come after the paragraphs</source>
        <translation>گزاره‌ها پس از بندها می‌آیند</translation>
    </message>
    <message numerus="yes">
        <source>%n imported fact(s)</source>
        <translation>
            <numerusform>%Ln گزارهٔ واردشده</numerusform>
        </translation>
    </message>
    <message>
        <source>What is wrong stands below.</source>
        <translation>آنچه نادرست است در پایین آمده است.</translation>
    </message>
    <message>
        <source>Choose one in the list. When both annotators have labelled its paragraphs, its facts are shown here.</source>
        <translation>یکی را از فهرست برگزینید. وقتی هر دو برچسب‌زن بندهایش را برچسب زدند، گزاره‌هایش این‌جا می‌آیند.</translation>
    </message>
    <message>
        <source>Each paragraph is broken down into atomic facts: indivisible, independent, declarative. A language model can propose them, or you write them.</source>
        <translation>هر بند به گزاره‌های اتمی شکسته می‌شود: تجزیه‌ناپذیر، مستقل و خبری. مدل زبانی می‌تواند آن‌ها را پیشنهاد کند، یا شما می‌نویسید.</translation>
    </message>
    <message>
        <source>Assign to a pair…</source>
        <translation>واگذاری به یک زوج…</translation>
    </message>
    <message>
        <source>First sample</source>
        <translation>نخستین نمونه</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>درون‌بری…</translation>
    </message>
</context>
<context>
    <name>tandem::EndpointForm</name>
    <message>
        <source>Prices and limits</source>
        <translation>قیمت‌ها و محدودیت‌ها</translation>
    </message>
    <message>
        <source>Price of a million tokens</source>
        <translation>قیمت یک میلیون توکن</translation>
    </message>
    <message>
        <source>Peculiarities of the server</source>
        <translation>ویژگی‌های کارساز</translation>
    </message>
    <message>
        <source>as you want to call it</source>
        <translation>هر نامی که می‌خواهید</translation>
    </message>
    <message>
        <source>OpenAI and servers that speak like it</source>
        <translation>OpenAI و کارسازهایی که مانند آن سخن می‌گویند</translation>
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
        <translation>نام</translation>
    </message>
    <message>
        <source>&amp;Wire format</source>
        <translation>قالب &amp;ارتباط</translation>
    </message>
    <message>
        <source>&amp;Base address</source>
        <translation>نشانی &amp;پایه</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>&amp;کلید</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;مدل</translation>
    </message>
    <message>
        <source>type its name, or fetch the list</source>
        <translation>نام آن را بنویسید، یا فهرست را بگیرید</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>واحد پول</translation>
    </message>
    <message>
        <source>Price of a million tokens in</source>
        <translation>قیمت یک میلیون توکن ورودی</translation>
    </message>
    <message>
        <source>Price of a million tokens out</source>
        <translation>قیمت یک میلیون توکن خروجی</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>نامعلوم</translation>
    </message>
    <message>
        <source>in</source>
        <comment>price of tokens</comment>
        <translation>ورودی</translation>
    </message>
    <message>
        <source>out</source>
        <comment>price of tokens</comment>
        <translation>خروجی</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>بی‌محدودیت</translation>
    </message>
    <message>
        <source>Calls at once</source>
        <translation>فراخوانی‌های هم‌زمان</translation>
    </message>
    <message>
        <source>Calls a minute, at most</source>
        <translation>بیشترین فراخوانی در دقیقه</translation>
    </message>
    <message>
        <source>Tokens a minute, at most</source>
        <translation>بیشترین توکن در دقیقه</translation>
    </message>
    <message>
        <source>Longest time of a call</source>
        <translation>بیشترین زمان یک فراخوانی</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, behind a number</comment>
        <translation> ثانیه</translation>
    </message>
    <message>
        <source>Tries of a call</source>
        <translation>دفعات تلاش هر فراخوانی</translation>
    </message>
    <message>
        <source>find out what the server takes</source>
        <translation>یافتن آنچه کارساز می‌پذیرد</translation>
    </message>
    <message>
        <source>by a JSON schema</source>
        <translation>با طرح‌وارهٔ JSON</translation>
    </message>
    <message>
        <source>as any JSON object</source>
        <translation>به شکل هر شیء JSON</translation>
    </message>
    <message>
        <source>by the prompt alone</source>
        <translation>تنها با پرامپت</translation>
    </message>
    <message>
        <source>as the wire format has it</source>
        <translation>مطابق قالب ارتباط</translation>
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
        <translation>شیوهٔ خواستن پاسخ</translation>
    </message>
    <message>
        <source>The key travels</source>
        <translation>کلید فرستاده می‌شود</translation>
    </message>
    <message>
        <source>anthropic-version</source>
        <translation>anthropic-version</translation>
    </message>
    <message>
        <source>Fetching…</source>
        <translation>در حال گرفتن…</translation>
    </message>
    <message>
        <source>&amp;Fetch list</source>
        <translation>گرفتن فهرست</translation>
    </message>
    <message>
        <source>plain http to this private network, unprotected</source>
        <translation>http ساده به این شبکهٔ خصوصی، بی حفاظ</translation>
    </message>
</context>
<context>
    <name>tandem::EndpointKeyField</name>
    <message>
        <source>paste the key here</source>
        <translation>کلید را این‌جا بچسبانید</translation>
    </message>
    <message>
        <source>A server on this computer may need no key.</source>
        <translation>کارسازی روی همین رایانه شاید کلید نخواهد.</translation>
    </message>
    <message>
        <source>kept; paste another one to replace it</source>
        <translation>نگه داشته شده؛ برای جایگزینی، کلید دیگری بچسبانید</translation>
    </message>
</context>
<context>
    <name>tandem::EndpointTestPanel</name>
    <message>
        <source>&amp;Test connection</source>
        <translation>&amp;آزمودن اتصال</translation>
    </message>
    <message>
        <source>Cancel the test</source>
        <translation>لغو آزمون</translation>
    </message>
    <message>
        <source>Asks one small question, which may cost a few tokens.</source>
        <translation>پرسشی کوچک می‌پرسد که شاید چند توکن هزینه داشته باشد.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>لغو شد.</translation>
    </message>
    <message>
        <source>It works: %1 answered as it was asked to, with %2 tokens in and %3 out.</source>
        <translation>کار می‌کند: %1 همان‌گونه که خواسته شد پاسخ داد، با %2 توکن ورودی و %3 خروجی.</translation>
    </message>
</context>
<context>
    <name>tandem::EndpointsDialog</name>
    <message>
        <source>What you changed is not saved.</source>
        <translation>آنچه تغییر داده‌اید ذخیره نشده است.</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>دور انداختن</translation>
    </message>
    <message>
        <source>Remove &quot;%1&quot; and its key? Runs that used it stay, but cannot go on without it.</source>
        <translation>«%1» و کلیدش برداشته شود؟ اجراهایی که از آن بهره برده‌اند می‌مانند، اما بی آن نمی‌توانند ادامه یابند.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>برداشتن</translation>
    </message>
    <message>
        <source>Forget the key of &quot;%1&quot;?</source>
        <translation>کلید «%1» فراموش شود؟</translation>
    </message>
    <message>
        <source>Forget the key</source>
        <translation>فراموش کردن کلید</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is saved.</source>
        <translation>«%1» ذخیره شد.</translation>
    </message>
    <message numerus="yes">
        <source>The server offers %n model(s).</source>
        <translation>
            <numerusform>کارساز %Ln مدل ارائه می‌کند.</numerusform>
        </translation>
    </message>
    <message>
        <source>What you changed is not saved. Close again to discard it.</source>
        <translation>آنچه تغییر داده‌اید ذخیره نشده است. برای دور انداختن، دوباره ببندید.</translation>
    </message>
    <message>
        <source>Endpoints</source>
        <translation>نقطه‌های پایانی</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;ذخیره</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بستن</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>افزودن</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>برداشتن</translation>
    </message>
</context>
<context>
    <name>tandem::EvaluateWorkspace</name>
    <message>
        <source>updating…</source>
        <translation>در حال به‌روزرسانی…</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>موردها</translation>
    </message>
    <message>
        <source>Systems</source>
        <translation>سامانه‌ها</translation>
    </message>
    <message>
        <source>Reviewers</source>
        <translation>بازبین‌ها</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>بررسی‌ها</translation>
    </message>
    <message>
        <source>Evaluate: %1</source>
        <comment>name of a page</comment>
        <translation>ارزیابی: %1</translation>
    </message>
    <message>
        <source>Pages of Evaluate</source>
        <translation>صفحه‌های ارزیابی</translation>
    </message>
    <message>
        <source>The case is in the project.</source>
        <translation>مورد در پروژه است.</translation>
    </message>
</context>
<context>
    <name>tandem::EvaluationChoice</name>
    <message>
        <source>Evaluations</source>
        <translation>ارزیابی‌ها</translation>
    </message>
    <message numerus="yes">
        <source>%1 · all of its %Ln run(s)</source>
        <comment>a model</comment>
        <translation>
            <numerusform>%1 · همهٔ %Ln اجرای آن</numerusform>
        </translation>
    </message>
    <message>
        <source>All runs and files</source>
        <translation>همهٔ اجراها و پرونده‌ها</translation>
    </message>
    <message>
        <source>Of each output the newest evaluation with scores counts.</source>
        <translation>از هر خروجی، تازه‌ترین ارزیابیِ دارای امتیاز به شمار می‌آید.</translation>
    </message>
    <message numerus="yes">
        <source>Scores of %Ln judge(s) stand beside each other here, and judges may differ: %1.</source>
        <translation>
            <numerusform>امتیازهای %Ln داور این‌جا کنار هم آمده‌اند و داورها ممکن است با هم فرق داشته باشند: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::EvaluationList</name>
    <message>
        <source>reviewed</source>
        <translation>بازبینی‌شده</translation>
    </message>
</context>
<context>
    <name>tandem::EvidenceTextView</name>
    <message>
        <source>Copy</source>
        <translation>رونوشت</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>برگزیدن همه</translation>
    </message>
</context>
<context>
    <name>tandem::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>برون‌بری</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>فایل</translation>
    </message>
    <message>
        <source>File to write</source>
        <translation>فایل خروجی</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>انتخاب…</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>برون‌بری</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بستن</translation>
    </message>
    <message>
        <source>This is the project itself. Choose another name.</source>
        <translation>این خود پروژه است. نام دیگری انتخاب کنید.</translation>
    </message>
    <message>
        <source>This is a folder. Add a file name.</source>
        <translation>این یک پوشه است. نام فایل را بیفزایید.</translation>
    </message>
    <message>
        <source>This folder does not exist.</source>
        <translation>این پوشه وجود ندارد.</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>در حال برون‌بری</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>باز کردن پوشه</translation>
    </message>
    <message>
        <source>The export was stopped. Nothing was written.</source>
        <translation>برون‌بری متوقف شد. چیزی نوشته نشد.</translation>
    </message>
    <message>
        <source>Choose where to write</source>
        <translation>برگزیدن جای نوشتن</translation>
    </message>
    <message>
        <source>This file already exists.</source>
        <translation>این پرونده از پیش آنجاست.</translation>
    </message>
    <message>
        <source>Looking at what is incomplete…</source>
        <translation>در حال بررسی موارد ناتمام…</translation>
    </message>
</context>
<context>
    <name>tandem::FactActions</name>
    <message>
        <source>&amp;Edit fact</source>
        <translation>&amp;ویرایش گزاره</translation>
    </message>
    <message>
        <source>&amp;Split fact…</source>
        <translation>&amp;شکافتن گزاره…</translation>
    </message>
    <message>
        <source>&amp;Merge with next</source>
        <translation>ادغام با بعدی</translation>
    </message>
    <message>
        <source>&amp;Add fact</source>
        <translation>&amp;افزودن گزاره</translation>
    </message>
    <message>
        <source>&amp;Delete fact</source>
        <translation>&amp;حذف گزاره</translation>
    </message>
    <message>
        <source>Move fact &amp;up</source>
        <translation>بردن گزاره به بالا</translation>
    </message>
    <message>
        <source>Move fact do&amp;wn</source>
        <translation>بردن گزاره به پایین</translation>
    </message>
    <message>
        <source>Fact &amp;repeats another</source>
        <translation>گزاره گزارهٔ دیگری را تکرار می‌کند</translation>
    </message>
    <message>
        <source>Facts &amp;differ</source>
        <translation>گزاره‌ها متفاوت‌اند</translation>
    </message>
    <message>
        <source>&amp;Go to next possible repetition</source>
        <translation>رفتن به تکرار احتمالی بعدی</translation>
    </message>
    <message>
        <source>&amp;Overrule mask</source>
        <translation>رد کردن پوشش</translation>
    </message>
    <message>
        <source>No&amp;te on mask</source>
        <translation>یادداشت دربارهٔ پوشش</translation>
    </message>
    <message>
        <source>Where it came &amp;from</source>
        <translation>از کجا آمده است</translation>
    </message>
    <message>
        <source>Facts of &amp;supporting paragraphs</source>
        <translation>گزاره‌های بندهای پشتیبان</translation>
    </message>
    <message>
        <source>Facts of &amp;nonsupporting paragraphs</source>
        <translation>گزاره‌های بندهای غیرپشتیبان</translation>
    </message>
    <message>
        <source>Decompose with a &amp;model…</source>
        <translation>شکستن با &amp;مدل…</translation>
    </message>
    <message>
        <source>&amp;Check for conflicts…</source>
        <translation>بررسی تعارض‌ها…</translation>
    </message>
    <message>
        <source>&amp;Take over the imported facts</source>
        <translation>تحویل گرفتن گزاره‌های واردشده</translation>
    </message>
    <message>
        <source>Ne&amp;xt sample</source>
        <translation>نمونهٔ بعدی</translation>
    </message>
    <message>
        <source>&amp;Previous sample</source>
        <translation>نمونهٔ قبلی</translation>
    </message>
    <message>
        <source>To the &amp;facts</source>
        <translation>به گزاره‌ها</translation>
    </message>
    <message>
        <source>To the possible &amp;repetitions</source>
        <translation>به تکرارهای احتمالی</translation>
    </message>
    <message>
        <source>Opens the fact; Ctrl+Enter splits it at the cursor</source>
        <translation>گزاره را می‌گشاید؛ Ctrl+Enter آن را در جای مکان‌نما می‌شکافد</translation>
    </message>
    <message>
        <source>Asks a model which facts of nonsupporting paragraphs the supporting ones tell</source>
        <translation>از مدل می‌پرسد کدام گزاره‌های بندهای غیرپشتیبان را بندهای پشتیبان می‌گویند</translation>
    </message>
    <message>
        <source>As&amp;k which are key…</source>
        <translation>پر&amp;سیدن این‌که کدام‌ها کلیدی‌اند…</translation>
    </message>
    <message>
        <source>&amp;Go to the key facts</source>
        <translation>&amp;رفتن به گزاره‌های کلیدی</translation>
    </message>
    <message>
        <source>Choose &amp;your name…</source>
        <translation>برگزیدن &amp;نام خود…</translation>
    </message>
</context>
<context>
    <name>tandem::FactCommands</name>
    <message>
        <source>editing fact %1</source>
        <translation>ویرایش گزارهٔ %1</translation>
    </message>
    <message>
        <source>splitting fact %1</source>
        <translation>شکافتن گزارهٔ %1</translation>
    </message>
    <message>
        <source>merging fact %1 with the next</source>
        <translation>ادغام گزارهٔ %1 با بعدی</translation>
    </message>
    <message>
        <source>adding a fact</source>
        <translation>افزودن یک گزاره</translation>
    </message>
    <message>
        <source>deleting fact %1</source>
        <translation>حذف گزارهٔ %1</translation>
    </message>
    <message>
        <source>moving fact %1</source>
        <translation>جابه‌جایی گزارهٔ %1</translation>
    </message>
    <message>
        <source>marking fact %1 as repeated</source>
        <translation>نشان‌گذاری گزارهٔ %1 به‌عنوان تکراری</translation>
    </message>
    <message>
        <source>taking the mark off fact %1</source>
        <translation>برداشتن نشان گزارهٔ %1</translation>
    </message>
    <message>
        <source>telling fact %1 apart</source>
        <translation>جدا دانستن گزارهٔ %1</translation>
    </message>
    <message>
        <source>masking fact %1</source>
        <translation>پوشاندن گزارهٔ %1</translation>
    </message>
    <message>
        <source>unmasking fact %1</source>
        <translation>برداشتن پوشش گزارهٔ %1</translation>
    </message>
    <message>
        <source>note on the mask of fact %1</source>
        <translation>یادداشت دربارهٔ پوشش گزارهٔ %1</translation>
    </message>
</context>
<context>
    <name>tandem::FactDelegate</name>
    <message>
        <source>A fact; Enter adds it and opens the next</source>
        <translation>یک گزاره؛ Enter آن را می‌افزاید و بعدی را باز می‌کند</translation>
    </message>
</context>
<context>
    <name>tandem::FactDesk</name>
    <message>
        <source>Put the cursor where the second fact begins; Ctrl+Enter splits there.</source>
        <translation>مکان‌نما را جایی بگذارید که گزارهٔ دوم آغاز می‌شود؛ Ctrl+Enter آن‌جا می‌شکافد.</translation>
    </message>
</context>
<context>
    <name>tandem::FactEditor</name>
    <message>
        <source>Text of the fact</source>
        <translation>متن گزاره</translation>
    </message>
</context>
<context>
    <name>tandem::FactHistory</name>
    <message>
        <source>Before: %1</source>
        <translation>پیش: %1</translation>
    </message>
    <message>
        <source>After: %1</source>
        <translation>پس: %1</translation>
    </message>
    <message>
        <source>%1 at %2, %3</source>
        <translation>%1 در %2، %3</translation>
    </message>
    <message>
        <source>Prompt &quot;%1&quot;, version %2</source>
        <translation>پرامپت «%1»، نسخهٔ %2</translation>
    </message>
    <message>
        <source>What was asked</source>
        <translation>آنچه پرسیده شد</translation>
    </message>
    <message>
        <source>The reply as it came</source>
        <translation>پاسخ همان‌گونه که آمد</translation>
    </message>
</context>
<context>
    <name>tandem::FactListModel</name>
    <message>
        <source>repeated</source>
        <translation>تکراری</translation>
    </message>
    <message>
        <source>repeats %1</source>
        <translation>تکرار %1</translation>
    </message>
    <message>
        <source>repeats %1?</source>
        <translation>تکرار %1؟</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>پوشیده</translation>
    </message>
    <message>
        <source>not masked</source>
        <translation>نپوشیده</translation>
    </message>
    <message>
        <source>Paragraph %1: %2</source>
        <translation>بند %1: %2</translation>
    </message>
    <message>
        <source>A new fact</source>
        <translation>گزاره‌ای تازه</translation>
    </message>
    <message>
        <source>Fact %1: %2</source>
        <translation>گزارهٔ %1: %2</translation>
    </message>
</context>
<context>
    <name>tandem::FactPanel</name>
    <message>
        <source>Fact</source>
        <translation>گزاره</translation>
    </message>
    <message>
        <source>Fact %1</source>
        <translation>گزارهٔ %1</translation>
    </message>
    <message>
        <source>paragraph %1</source>
        <translation>بند %1</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>«%1»: %2</translation>
    </message>
    <message>
        <source>Worth a look</source>
        <translation>درخور نگاهی دیگر</translation>
    </message>
    <message>
        <source>Repeated; takes no part in evaluation</source>
        <translation>تکراری؛ در ارزیابی به کار نمی‌رود</translation>
    </message>
    <message>
        <source>Is this the same fact?</source>
        <translation>آیا این همان گزاره است؟</translation>
    </message>
    <message>
        <source>The benchmark does not say which fact it repeats.</source>
        <translation>معیار نمی‌گوید کدام گزاره را تکرار می‌کند.</translation>
    </message>
    <message>
        <source>Fact %1, %2 alike</source>
        <translation>گزارهٔ %1، همانندی %2</translation>
    </message>
    <message>
        <source>Take the mark off</source>
        <translation>برداشتن نشان</translation>
    </message>
    <message>
        <source>It repeats</source>
        <translation>تکرار است</translation>
    </message>
    <message>
        <source>They differ</source>
        <translation>متفاوت‌اند</translation>
    </message>
    <message>
        <source>Masked; takes no part in evaluation</source>
        <translation>پوشیده؛ در ارزیابی به کار نمی‌رود</translation>
    </message>
    <message>
        <source>Takes part in evaluation</source>
        <translation>در ارزیابی به کار می‌رود</translation>
    </message>
    <message>
        <source>Unmask</source>
        <translation>برداشتن پوشش</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>پوشاندن</translation>
    </message>
    <message>
        <source>A note on it; Enter keeps it</source>
        <translation>یادداشتی بر آن؛ Enter نگه می‌دارد</translation>
    </message>
    <message>
        <source>Note on the mask</source>
        <translation>یادداشت دربارهٔ پوشش</translation>
    </message>
    <message>
        <source>About the fact</source>
        <translation>دربارهٔ گزاره</translation>
    </message>
</context>
<context>
    <name>tandem::FactQuestions</name>
    <message>
        <source>Possible repetitions</source>
        <translation>تکرارهای احتمالی</translation>
    </message>
</context>
<context>
    <name>tandem::FactsHeader</name>
    <message>
        <source>Facts</source>
        <translation>گزاره‌ها</translation>
    </message>
    <message>
        <source>Supporting</source>
        <translation>پشتیبان</translation>
    </message>
    <message>
        <source>Nonsupporting</source>
        <translation>غیرپشتیبان</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a side and how many facts it has</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Decompose…</source>
        <translation>شکستن…</translation>
    </message>
    <message>
        <source>Find conflicts…</source>
        <translation>یافتن تعارض‌ها…</translation>
    </message>
</context>
<context>
    <name>tandem::FactsWorkspace</name>
    <message>
        <source>Somebody</source>
        <translation>یک نفر</translation>
    </message>
    <message>
        <source>Paragraphs and their facts</source>
        <translation>بندها و گزاره‌هایشان</translation>
    </message>
    <message>
        <source>A fact that is being typed is not saved.</source>
        <translation>گزاره‌ای که در حال نوشتن است ذخیره نشده است.</translation>
    </message>
    <message>
        <source>A note on a mask is written and not kept yet.</source>
        <translation>یادداشتی دربارهٔ پوشش نوشته شده و هنوز نگه داشته نشده است.</translation>
    </message>
</context>
<context>
    <name>tandem::FailedTasks</name>
    <message>
        <source>Tasks that failed</source>
        <translation>کارهای ناموفق</translation>
    </message>
    <message>
        <source>This task has no reply: it failed before a model answered.</source>
        <translation>این کار پاسخی ندارد: پیش از آنکه مدلی پاسخ دهد ناموفق شد.</translation>
    </message>
</context>
<context>
    <name>tandem::FigureCards</name>
    <message>
        <source>Percent agreement</source>
        <translation>درصد توافق</translation>
    </message>
    <message>
        <source>data</source>
        <translation>داده‌ها</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 از %2</translation>
    </message>
    <message>
        <source>95 % interval %1 – %2 (Wilson)</source>
        <translation>بازهٔ ۹۵٪ %1 – %2 (Wilson)</translation>
    </message>
    <message>
        <source>Cohen’s kappa</source>
        <translation>کاپای کوهن</translation>
    </message>
    <message>
        <source>table</source>
        <translation>جدول</translation>
    </message>
    <message>
        <source>Go to the table that it is made from</source>
        <translation>رفتن به جدولی که از آن ساخته شده</translation>
    </message>
    <message>
        <source>95 % interval %1</source>
        <translation>بازهٔ ۹۵٪ %1</translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>Time %1 / %2</source>
        <translation>زمان %1 / %2</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>median %1 / %2 a paragraph</source>
        <translation>میانه %1 / %2 برای هر بند</translation>
    </message>
    <message>
        <source>Time of both together</source>
        <translation>زمان هر دو با هم</translation>
    </message>
    <message>
        <source>median %1 a paragraph and person</source>
        <translation>میانه %1 برای هر بند و فرد</translation>
    </message>
    <message>
        <source>Kept in the benchmark</source>
        <translation>مانده در معیار</translation>
    </message>
    <message>
        <source>removed as boundary: %1</source>
        <translation>حذف‌شده به‌عنوان مرزی: %1</translation>
    </message>
    <message>
        <source>undecided: %1</source>
        <translation>بی‌تصمیم: %1</translation>
    </message>
    <message>
        <source>Select the rows behind it</source>
        <translation>گزینش ردیف‌های پشت آن</translation>
    </message>
    <message>
        <source>median %1 / %2 a fact</source>
        <translation>میانه %1 / %2 برای هر گزاره</translation>
    </message>
    <message>
        <source>median %1 a fact and person</source>
        <translation>میانه %1 برای هر گزاره و فرد</translation>
    </message>
    <message>
        <source>Key facts</source>
        <translation>گزاره‌های کلیدی</translation>
    </message>
    <message>
        <source>Key by these answers alone</source>
        <translation>کلیدی تنها با همین پاسخ‌ها</translation>
    </message>
    <message>
        <source>not key: %1</source>
        <translation>غیرکلیدی: %1</translation>
    </message>
    <message>
        <source>Kept by these answers alone</source>
        <translation>مانده تنها با همین پاسخ‌ها</translation>
    </message>
    <message>
        <source>n = %1. Interval after Fleiss, Cohen and Everitt, cut at −1 and 1.</source>
        <translation>n = %1. بازه به روش Fleiss، Cohen و Everitt، بریده در −۱ و ۱.</translation>
    </message>
</context>
<context>
    <name>tandem::FilterBar</name>
    <message>
        <source>Filter by words</source>
        <translation>پالایش با واژه‌ها</translation>
    </message>
    <message>
        <source>State</source>
        <translation>وضعیت</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>فرد</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>حوزه</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>پاک کردن پالایه</translation>
    </message>
    <message>
        <source>Any state</source>
        <translation>هر وضعیت</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>هر کس</translation>
    </message>
    <message>
        <source>Any domain</source>
        <translation>هر حوزه</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>مرحله</translation>
    </message>
    <message>
        <source>Which step state, person, pair and progress are about</source>
        <translation>وضعیت، فرد، جفت و پیشرفت دربارهٔ کدام مرحله‌اند</translation>
    </message>
</context>
<context>
    <name>tandem::FunnelPage</name>
    <message>
        <source>No sample</source>
        <translation>بدون نمونه</translation>
    </message>
    <message>
        <source>Sample %1</source>
        <translation>نمونهٔ %1</translation>
    </message>
    <message>
        <source>%1 of this sample</source>
        <translation>%1 از این نمونه</translation>
    </message>
    <message>
        <source>Whole project, counting …</source>
        <translation>کل پروژه، در حال شمارش …</translation>
    </message>
    <message>
        <source>Whole project</source>
        <translation>کل پروژه</translation>
    </message>
    <message>
        <source>Funnel of the sample</source>
        <translation>قیف نمونه</translation>
    </message>
    <message>
        <source>Funnel of the whole project</source>
        <translation>قیف کل پروژه</translation>
    </message>
    <message>
        <source>As it stood at the end of this day</source>
        <translation>وضعیت در پایان این روز</translation>
    </message>
    <message>
        <source>Items of the stage</source>
        <translation>موارد این مرحله</translation>
    </message>
    <message>
        <source>As it stood at the &amp;end of</source>
        <translation>وضعیت در &amp;پایان</translation>
    </message>
</context>
<context>
    <name>tandem::GuidelinePane</name>
    <message>
        <source>Guideline</source>
        <translation>راهنمای برچسب‌زنی</translation>
    </message>
    <message>
        <source>Edit the guideline</source>
        <translation>ویرایش راهنمای برچسب‌زنی</translation>
    </message>
    <message>
        <source>Close the guideline</source>
        <translation>بستن راهنمای برچسب‌زنی</translation>
    </message>
</context>
<context>
    <name>tandem::HandoutPage</name>
    <message>
        <source>&amp;Raters for each item</source>
        <translation>&amp;ارزیاب برای هر مورد</translation>
    </message>
    <message>
        <source>&amp;Items for each rater</source>
        <translation>&amp;مورد برای هر ارزیاب</translation>
    </message>
    <message>
        <source>as many as there are</source>
        <translation>هر چند که هست</translation>
    </message>
    <message>
        <source>Every rater has an &amp;order of their own; groups stay together</source>
        <translation>هر ارزیاب &amp;ترتیب خود را دارد؛ گروه‌ها با هم می‌مانند</translation>
    </message>
    <message>
        <source>Either side is shown &amp;first equally often</source>
        <translation>هر سو به یک اندازه &amp;نخست نشان داده می‌شود</translation>
    </message>
    <message>
        <source>See&amp;d of orders and sides</source>
        <translation>&amp;بذر ترتیب‌ها و سوها</translation>
    </message>
    <message>
        <source>Offer a brea&amp;k after</source>
        <translation>پیشنهاد استرا&amp;حت پس از</translation>
    </message>
    <message>
        <source>no break</source>
        <translation>بی استراحت</translation>
    </message>
    <message>
        <source>Days to come &amp;back after the first answer</source>
        <translation>شمار &amp;روزهای بازگشت پس از نخستین پاسخ</translation>
    </message>
    <message>
        <source>until the study is closed</source>
        <translation>تا بسته شدن پژوهش</translation>
    </message>
    <message>
        <source>Minutes until an unfinished item goes to the &amp;next rater</source>
        <translation>&amp;دقیقه تا آنکه مورد ناتمام به ارزیاب بعدی برسد</translation>
    </message>
    <message>
        <source>Results are shown without raters who</source>
        <translation>نتایج بدون ارزیاب‌هایی نشان داده می‌شود که</translation>
    </message>
    <message>
        <source>answered at least so many check items wrongly</source>
        <translation>دست‌کم به این شمار مورد کنترلی پاسخ نادرست داده‌اند</translation>
    </message>
    <message>
        <source> s</source>
        <translation> ثانیه</translation>
    </message>
    <message>
        <source>took less than this for half of their items</source>
        <translation>برای نیمی از مواردشان کمتر از این زمان گذاشته‌اند</translation>
    </message>
    <message>
        <source>gave one and the same answer to this share</source>
        <translation>به این سهم از موارد پاسخی یکسان داده‌اند</translation>
    </message>
    <message>
        <source>answered less than this share of their items</source>
        <translation>به کمتر از این سهم از مواردشان پاسخ داده‌اند</translation>
    </message>
    <message>
        <source>no such rule</source>
        <translation>بی این قاعده</translation>
    </message>
    <message>
        <source>These rules are named before anybody sees results, which are shown with these raters and without them.</source>
        <translation>این قاعده‌ها پیش از آنکه کسی نتایج را ببیند نام برده می‌شوند، و نتایج با این ارزیاب‌ها و بی آن‌ها نشان داده می‌شود.</translation>
    </message>
    <message>
        <source> %</source>
        <translation> ٪</translation>
    </message>
</context>
<context>
    <name>tandem::History</name>
    <message>
        <source>“%1” was taken off the list of changes that can be undone.</source>
        <translation>«%1» از فهرست تغییراتی که می‌توان واگرداند برداشته شد.</translation>
    </message>
</context>
<context>
    <name>tandem::HistoryList</name>
    <message>
        <source>Journal</source>
        <translation>رویدادنامه</translation>
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
            <numerusform>%Ln مورد افزوده شد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n output(s) added.</source>
        <translation>
            <numerusform>%Ln خروجی افزوده شد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import cases</source>
        <translation>وارد کردن موردها</translation>
    </message>
    <message>
        <source>JSON, JSONL or CSV with input, output and reference, and maybe id, system and profile; or a file of LongLaMP. Drop files here.</source>
        <translation>JSON، JSONL یا CSV با input، output و reference، و شاید id، system و profile؛ یا پرونده‌ای از LongLaMP. پرونده‌ها را این‌جا رها کنید.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>پرونده‌ها</translation>
    </message>
    <message>
        <source>&amp;Add files…</source>
        <translation>افزودن پرونده…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>برداشتن</translation>
    </message>
    <message>
        <source>where the files name none</source>
        <translation>اگر پرونده‌ها نامی نبرده باشند</translation>
    </message>
    <message>
        <source>&amp;System of the outputs</source>
        <translation>سامانهٔ خروجی‌ها</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>درون‌بری</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>انصراف</translation>
    </message>
    <message>
        <source>%1 is a result of evaluations. Take &quot;Import a result file&quot; for it.</source>
        <translation>%1 نتیجهٔ ارزیابی‌هاست. برای آن «وارد کردن پروندهٔ نتیجه» را به کار ببرید.</translation>
    </message>
    <message>
        <source>Importing cases</source>
        <translation>در حال وارد کردن موردها</translation>
    </message>
</context>
<context>
    <name>tandem::ImportDialog</name>
    <message>
        <source>Import</source>
        <translation>درون‌بری</translation>
    </message>
    <message>
        <source>Into a &amp;new project</source>
        <translation>به یک پروژهٔ جدید</translation>
    </message>
    <message>
        <source>Into the open &amp;project: %1</source>
        <translation>به پروژهٔ باز: %1</translation>
    </message>
    <message>
        <source>File of the new project</source>
        <translation>فایل پروژهٔ جدید</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>انتخاب…</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>درون‌بری</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>انصراف</translation>
    </message>
    <message>
        <source>The folder of the new project does not exist.</source>
        <translation>پوشهٔ پروژهٔ تازه وجود ندارد.</translation>
    </message>
    <message>
        <source>Importing</source>
        <translation>در حال وارد کردن</translation>
    </message>
    <message>
        <source>The import was stopped. Nothing was written.</source>
        <translation>درون‌بری متوقف شد. چیزی نوشته نشد.</translation>
    </message>
    <message>
        <source>leave them out</source>
        <translation>کنار گذاشتن آن‌ها</translation>
    </message>
    <message>
        <source>replace those that nobody works on</source>
        <translation>جایگزینی آن‌هایی که کسی رویشان کار نمی‌کند</translation>
    </message>
    <message>
        <source>keep both</source>
        <translation>نگه داشتن هر دو</translation>
    </message>
    <message>
        <source>The same article with the same discussion.</source>
        <translation>همان مقاله با همان گفت‌وگو.</translation>
    </message>
    <message>
        <source>Choose where to write</source>
        <translation>برگزیدن جای نوشتن</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) imported.</source>
        <translation>
            <numerusform>%Ln نمونه وارد شد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بستن</translation>
    </message>
    <message>
        <source>&amp;Samples that already exist</source>
        <translation>نمونه‌هایی که از پیش هستند</translation>
    </message>
    <message>
        <source>A file of this name already exists. Choose another name.</source>
        <translation>فایلی با این نام از پیش هست. نام دیگری انتخاب کنید.</translation>
    </message>
</context>
<context>
    <name>tandem::ImportResultDialog</name>
    <message>
        <source>Import a result file</source>
        <translation>وارد کردن پروندهٔ نتیجه</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>برگزیدن…</translation>
    </message>
    <message>
        <source>&amp;Result file</source>
        <translation>پروندهٔ نتیجه</translation>
    </message>
    <message>
        <source>Results of expert_score (*.json)</source>
        <translation>نتیجه‌های expert_score (*.json)</translation>
    </message>
    <message>
        <source>&amp;Texts</source>
        <translation>متن‌ها</translation>
    </message>
    <message>
        <source>Cases (*.json *.jsonl *.csv)</source>
        <translation>موردها (*.json *.jsonl *.csv)</translation>
    </message>
    <message>
        <source>whose outputs these are; may be empty</source>
        <translation>این خروجی‌ها از کدام سامانه است؛ می‌تواند خالی بماند</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>سامانه</translation>
    </message>
    <message>
        <source>Numbers of the file that differ from the computed ones</source>
        <translation>عددهایی از پرونده که با مقدارهای محاسبه‌شده تفاوت دارند</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>درون‌بری</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بستن</translation>
    </message>
    <message>
        <source>Choose the result file.</source>
        <translation>پروندهٔ نتیجه را برگزینید.</translation>
    </message>
    <message>
        <source>Choose the file with its texts.</source>
        <translation>پروندهٔ متن‌هایش را برگزینید.</translation>
    </message>
    <message>
        <source>The result and its texts are two files.</source>
        <translation>نتیجه و متن‌هایش دو پروندهٔ جدا هستند.</translation>
    </message>
    <message>
        <source>Reading the files</source>
        <translation>در حال خواندن پرونده‌ها</translation>
    </message>
    <message>
        <source>average</source>
        <translation>میانگین</translation>
    </message>
    <message>
        <source>case %1</source>
        <translation>مورد %1</translation>
    </message>
    <message numerus="yes">
        <source>%n evaluation(s) are in the project.</source>
        <translation>
            <numerusform>%Ln ارزیابی در پروژه است.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n number(s) of the file are those that its tables give.</source>
        <translation>
            <numerusform>هر %Ln عدد پرونده همان است که جدول‌هایش به دست می‌دهند.</numerusform>
        </translation>
    </message>
    <message>
        <source>Case</source>
        <translation>مورد</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>شماره</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>در پرونده</translation>
    </message>
    <message>
        <source>As computed</source>
        <translation>محاسبه‌شده</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) of the file differ from what its tables give; Tandem shows the computed ones.</source>
        <translation>
            <numerusform>%Ln عدد پرونده با آنچه جدول‌هایش به دست می‌دهند تفاوت دارد؛ Tandem مقدارهای محاسبه‌شده را نشان می‌دهد.</numerusform>
        </translation>
    </message>
    <message>
        <source>The result is imported.</source>
        <translation>نتیجه وارد شد.</translation>
    </message>
    <message>
        <source>A result of expert_score has scores and explanations, its texts are in a second file: a JSON list or JSONL of input, output and reference, in the same order.</source>
        <translation>نتیجهٔ expert_score امتیازها و توضیح‌ها را دارد و متن‌هایش در پروندهٔ دومی است: یک فهرست JSON یا JSONL از input، output و reference، به همان ترتیب.</translation>
    </message>
</context>
<context>
    <name>tandem::ImportedOpinions</name>
    <message>
        <source>Opinions that came with the sample</source>
        <translation>نظرهایی که همراه نمونه آمده‌اند</translation>
    </message>
</context>
<context>
    <name>tandem::InputPane</name>
    <message>
        <source>Files to import</source>
        <translation>فایل‌های درون‌بری</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>برداشتن</translation>
    </message>
    <message>
        <source>Add &amp;files…</source>
        <translation>افزودن فایل…</translation>
    </message>
    <message>
        <source>Add f&amp;older…</source>
        <translation>افزودن پوشه…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>برداشتن</translation>
    </message>
    <message>
        <source>Add or drop KGDS.json, articles as .txt, .md, JSON or JSONL, or a folder of them. In text files blank lines part the paragraphs.</source>
        <translation>KGDS.json، مقاله‌های ‎.txt، ‎.md، JSON یا JSONL، یا پوشه‌ای از آن‌ها را بیفزایید یا اینجا رها کنید. در فایل‌های متنی سطرهای خالی بندها را جدا می‌کنند.</translation>
    </message>
    <message>
        <source>Choose files to import</source>
        <translation>برگزیدن پرونده‌ها برای وارد کردن</translation>
    </message>
    <message>
        <source>Benchmarks and articles (%1)</source>
        <translation>معیارها و مقاله‌ها (%1)</translation>
    </message>
    <message>
        <source>Choose a folder of articles</source>
        <translation>برگزیدن پوشهٔ مقاله‌ها</translation>
    </message>
    <message>
        <source>What the file will become</source>
        <translation>آنچه پرونده به آن تبدیل می‌شود</translation>
    </message>
    <message>
        <source>Title and paragraphs of the chosen file</source>
        <translation>عنوان و بندهای پروندهٔ برگزیده</translation>
    </message>
    <message>
        <source>The first &amp;line of a text file is its title</source>
        <translation>&amp;سطر نخست پروندهٔ متنی عنوان آن است</translation>
    </message>
</context>
<context>
    <name>tandem::InspectActions</name>
    <message>
        <source>&amp;Next aspect</source>
        <translation>جنبهٔ بعدی</translation>
    </message>
    <message>
        <source>&amp;Previous aspect</source>
        <translation>جنبهٔ پیشین</translation>
    </message>
    <message>
        <source>Recall or p&amp;recision side</source>
        <translation>سمت بازیابی یا دقت</translation>
    </message>
    <message>
        <source>Next &amp;undecided decision</source>
        <translation>تصمیم بعدیِ بی‌نظر</translation>
    </message>
    <message>
        <source>&amp;Second system beside it</source>
        <translation>سامانهٔ دوم در کنار آن</translation>
    </message>
    <message>
        <source>Next &amp;mode of the score</source>
        <translation>حالت بعدی امتیاز</translation>
    </message>
    <message>
        <source>Next &amp;case</source>
        <translation>مورد بعدی</translation>
    </message>
    <message>
        <source>Previous c&amp;ase</source>
        <translation>مورد پیشین</translation>
    </message>
    <message>
        <source>&amp;Filter cases</source>
        <translation>پالایش موردها</translation>
    </message>
    <message>
        <source>A&amp;gree</source>
        <translation>موافق</translation>
    </message>
    <message>
        <source>&amp;Disagree</source>
        <translation>مخالف</translation>
    </message>
    <message>
        <source>Uns&amp;ure</source>
        <translation>نامطمئن</translation>
    </message>
    <message>
        <source>Agree with all that is &amp;left of the aspect</source>
        <translation>موافق با همهٔ باقی‌ماندهٔ جنبه</translation>
    </message>
    <message>
        <source>Take the opinion &amp;back</source>
        <translation>پس گرفتن نظر</translation>
    </message>
    <message>
        <source>No&amp;te…</source>
        <translation>یادداشت…</translation>
    </message>
    <message>
        <source>Decide: &amp;match</source>
        <translation>تصمیم: جفت</translation>
    </message>
    <message>
        <source>Decide: &amp;content</source>
        <translation>تصمیم: محتوا</translation>
    </message>
    <message>
        <source>Decide: &amp;style</source>
        <translation>تصمیم: سبک</translation>
    </message>
    <message>
        <source>Decide: aspects of the te&amp;xt</source>
        <translation>تصمیم: جنبه‌های متن</translation>
    </message>
    <message>
        <source>&amp;Reply and prompt</source>
        <translation>پاسخ و پرامپت</translation>
    </message>
    <message>
        <source>Draw links as I &amp;judge them</source>
        <translation>کشیدن پیوندها به داوری من</translation>
    </message>
    <message>
        <source>D&amp;one with this evaluation</source>
        <translation>پایان کار با این ارزیابی</translation>
    </message>
    <message>
        <source>&amp;Export this case…</source>
        <translation>صدور این مورد…</translation>
    </message>
    <message>
        <source>&amp;Copy the case as text</source>
        <translation>رونوشت مورد به‌صورت متن</translation>
    </message>
    <message>
        <source>Case as a &amp;web page…</source>
        <translation>مورد به‌صورت صفحهٔ وب…</translation>
    </message>
    <message>
        <source>Case as &amp;PDF…</source>
        <translation>مورد به‌صورت PDF…</translation>
    </message>
    <message>
        <source>Turns the verdict round; of a match, choose what it should be</source>
        <translation>رأی را وارونه می‌کند؛ برای جفت، برگزینید که چه باید باشد</translation>
    </message>
    <message>
        <source>Final: afterwards you see what other reviewers said</source>
        <translation>قطعی است: پس از آن می‌بینید بازبین‌های دیگر چه گفته‌اند</translation>
    </message>
    <message>
        <source>There is no reply: the evaluation was imported</source>
        <translation>پاسخی در کار نیست: ارزیابی وارد شده است</translation>
    </message>
    <message>
        <source>Choose &amp;your name…</source>
        <translation>برگزیدن &amp;نام خود…</translation>
    </message>
</context>
<context>
    <name>tandem::InspectWorkspace</name>
    <message>
        <source>Nothing to inspect yet</source>
        <translation>هنوز چیزی برای وارسی نیست</translation>
    </message>
    <message>
        <source>Bring cases in at Evaluate: prompts with the text that was expected and the text that a system wrote. Run ExPerT on them there, or import its results.</source>
        <translation>موردها را در «ارزیابی» وارد کنید: پرامپت‌ها با متنی که انتظار می‌رفت و متنی که سامانه نوشته است. همان‌جا ExPerT را روی آن‌ها اجرا کنید یا نتیجه‌هایش را وارد کنید.</translation>
    </message>
    <message>
        <source>Go to Evaluate</source>
        <translation>رفتن به ارزیابی</translation>
    </message>
    <message>
        <source>No case passes the filter</source>
        <translation>هیچ موردی از پالایه نمی‌گذرد</translation>
    </message>
    <message>
        <source>Show all cases</source>
        <translation>نمایش همهٔ موردها</translation>
    </message>
    <message>
        <source>Choose a case</source>
        <translation>موردی را برگزینید</translation>
    </message>
    <message>
        <source>Reading the cases…</source>
        <translation>در حال خواندن موردها…</translation>
    </message>
    <message>
        <source>choose who you are to review</source>
        <translation>برای بازبینی، برگزینید که کیستید</translation>
    </message>
    <message numerus="yes">
        <source>reviewed %1 of %n decision(s)</source>
        <translation>
            <numerusform>%1 از %Ln تصمیم بازبینی شده</numerusform>
        </translation>
    </message>
    <message>
        <source>No other system has an evaluation of this case.</source>
        <translation>هیچ سامانهٔ دیگری ارزیابی‌ای از این مورد ندارد.</translation>
    </message>
    <message>
        <source>next</source>
        <translation>بعدی</translation>
    </message>
    <message>
        <source>previous aspect</source>
        <translation>جنبهٔ پیشین</translation>
    </message>
    <message>
        <source>recall / precision</source>
        <translation>بازیابی / دقت</translation>
    </message>
    <message>
        <source>next undecided</source>
        <translation>بعدیِ بی‌نظر</translation>
    </message>
    <message>
        <source>second system</source>
        <translation>سامانهٔ دوم</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>حالت</translation>
    </message>
    <message>
        <source>as I judge</source>
        <translation>به داوری من</translation>
    </message>
    <message>
        <source>export</source>
        <translation>صدور</translation>
    </message>
    <message>
        <source>done</source>
        <translation>انجام شد</translation>
    </message>
</context>
<context>
    <name>tandem::ItemTimePanel</name>
    <message>
        <source>Time per paragraph</source>
        <translation>زمان هر بند</translation>
    </message>
    <message>
        <source>sample %1</source>
        <translation>نمونهٔ %1</translation>
    </message>
    <message>
        <source>Choose a sample on the other side.</source>
        <translation>نمونه‌ای را در سمت دیگر انتخاب کنید.</translation>
    </message>
    <message>
        <source>Median: %1 %2 (n = %3 paragraphs), %4 %5 (n = %6)</source>
        <comment>name, time, number of paragraphs, name, time, number of paragraphs</comment>
        <translation>میانه: %1 %2 (n = %3 بند)، %4 %5 (n = %6)</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>شماره</translation>
    </message>
    <message>
        <source>Paragraph</source>
        <translation>بند</translation>
    </message>
</context>
<context>
    <name>tandem::KeyCap</name>
    <message>
        <source>%1: %2</source>
        <comment>key: what it does</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>tandem::LabellingController</name>
    <message>
        <source>Answer to paragraph %1</source>
        <translation>پاسخ به بند %1</translation>
    </message>
    <message>
        <source>Unsure mark of paragraph %1</source>
        <translation>نشان «مطمئن نیستم» بند %1</translation>
    </message>
    <message>
        <source>Note on paragraph %1</source>
        <translation>یادداشت بند %1</translation>
    </message>
    <message>
        <source>Answer to fact %1</source>
        <translation>پاسخ به گزارهٔ %1</translation>
    </message>
    <message>
        <source>Unsure mark of fact %1</source>
        <translation>نشان نامطمئنِ گزارهٔ %1</translation>
    </message>
    <message>
        <source>Note on fact %1</source>
        <translation>یادداشت گزارهٔ %1</translation>
    </message>
</context>
<context>
    <name>tandem::LeadNotesPage</name>
    <message>
        <source>Change the rules</source>
        <translation>تغییر قاعده‌ها</translation>
    </message>
    <message>
        <source>To look at</source>
        <translation>برای بررسی</translation>
    </message>
    <message>
        <source>Look at it in Compare</source>
        <translation>دیدن آن در «مقایسه»</translation>
    </message>
    <message>
        <source>sample %1 %2</source>
        <comment>number and title</comment>
        <translation>نمونهٔ %1 %2</translation>
    </message>
    <message>
        <source>fact %1, %2</source>
        <translation>گزارهٔ %1، %2</translation>
    </message>
    <message>
        <source>paragraph %1, %2</source>
        <translation>بند %1، %2</translation>
    </message>
    <message>
        <source>guideline</source>
        <translation>راهنمای برچسب‌زنی</translation>
    </message>
    <message>
        <source>way of working</source>
        <translation>شیوهٔ کار</translation>
    </message>
    <message>
        <source>Listed are decisions by which the guideline must change.</source>
        <translation>تصمیم‌هایی فهرست شده‌اند که بنا بر آن‌ها راهنمای برچسب‌زنی باید تغییر کند.</translation>
    </message>
    <message>
        <source>Once both have handed in and are named, so is who took less than %1 s on an item (the median).</source>
        <translation>همچنین، پس از آن‌که هر دو تحویل دادند و نامشان آشکار شد، کسی که برای هر مورد کمتر از %1 ثانیه (میانه) وقت گذاشته است.</translation>
    </message>
    <message>
        <source>Likewise who gave one and the same answer to %1 % of %2 items or more.</source>
        <translation>و نیز کسی که به %1 ٪ از %2 مورد یا بیشتر پاسخی یکسان داده است.</translation>
    </message>
    <message>
        <source>Nothing to look at</source>
        <translation>چیزی برای بررسی نیست</translation>
    </message>
    <message>
        <source>No decision asks for another guideline, and nobody’s way of working stands out.</source>
        <translation>هیچ تصمیمی خواستار تغییر راهنمای برچسب‌زنی نیست و شیوهٔ کار هیچ‌کس به چشم نمی‌آید.</translation>
    </message>
    <message>
        <source>This is for the lead</source>
        <translation>این بخش برای سرپرست است</translation>
    </message>
    <message>
        <source>Only a lead sees how others worked, and what they say of the guideline.</source>
        <translation>تنها سرپرست می‌بیند دیگران چگونه کار کرده‌اند و دربارهٔ راهنمای برچسب‌زنی چه می‌گویند.</translation>
    </message>
</context>
<context>
    <name>tandem::LinkCanvas</name>
    <message>
        <source>%1: matched to %2, %3</source>
        <translation>%1: جفت‌شده با %2، %3</translation>
    </message>
    <message>
        <source>%1: matched to “%2”, which is not an aspect of the other text, %3</source>
        <translation>%1: جفت‌شده با «%2» که جنبه‌ای از متن دیگر نیست، %3</translation>
    </message>
    <message>
        <source>%1: unmatched</source>
        <translation>%1: جفت‌نشده</translation>
    </message>
    <message>
        <source>The other direction says otherwise: %1</source>
        <translation>سوی دیگر خلاف این را می‌گوید: %1</translation>
    </message>
    <message>
        <source>Another aspect has the same title; this one is not counted.</source>
        <translation>جنبهٔ دیگری همین عنوان را دارد؛ این یکی شمرده نمی‌شود.</translation>
    </message>
    <message>
        <source>Only precision has this link.</source>
        <translation>فقط دقت این پیوند را دارد.</translation>
    </message>
    <message>
        <source>Only recall has this link.</source>
        <translation>فقط بازیابی این پیوند را دارد.</translation>
    </message>
    <message>
        <source>Aspects and their links</source>
        <translation>جنبه‌ها و پیوندهایشان</translation>
    </message>
    <message>
        <source>No aspects</source>
        <translation>جنبه‌ای نیست</translation>
    </message>
</context>
<context>
    <name>tandem::LinkLegend</name>
    <message>
        <source>What the lines mean: %1</source>
        <translation>معنای خط‌ها: %1</translation>
    </message>
</context>
<context>
    <name>tandem::MainWindow</name>
    <message>
        <source>Sample project</source>
        <translation>پروژهٔ نمونه</translation>
    </message>
    <message>
        <source>%1 – Tandem</source>
        <translation>%1 – Tandem</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>راهنما</translation>
    </message>
    <message>
        <source>About Tandem</source>
        <translation>دربارهٔ Tandem</translation>
    </message>
    <message>
        <source>Builds summarization benchmarks by hand: two people label the same material blind to each other, and only what both say stays.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation>معیارهای خلاصه‌سازی را دستی می‌سازد: دو نفر یک مطلب را پوشیده از هم برچسب می‌زنند و تنها آنچه هر دو می‌گویند می‌ماند.

نرم‌افزار آزاد با مجوز عمومی همگانی گنو (GNU GPL)، نسخهٔ ۳ یا بالاتر.</translation>
    </message>
    <message>
        <source>Open project</source>
        <translation>باز کردن پروژه</translation>
    </message>
    <message>
        <source>These files belong to a project.</source>
        <translation>این پرونده‌ها به پروژه‌ای تعلق دارند.</translation>
    </message>
    <message>
        <source>Open the project that their forms are from, then drop them again.</source>
        <translation>پروژه‌ای را که فرم‌هایشان از آن است باز کنید، سپس دوباره رهایشان کنید.</translation>
    </message>
    <message>
        <source>File of the new project</source>
        <translation>فایل پروژهٔ جدید</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>پروژه</translation>
    </message>
    <message>
        <source>Choose a result with its texts, cases or pairs</source>
        <translation>نتیجه‌ای همراه متن‌هایش، موردها یا جفت‌ها را برگزینید</translation>
    </message>
    <message>
        <source>Results, cases and pairs (%1)</source>
        <translation>نتیجه‌ها، موردها و جفت‌ها (%1)</translation>
    </message>
</context>
<context>
    <name>tandem::MarkdownEditor</name>
    <message>
        <source>(The preview ends here: the text is very long.)</source>
        <translation>(پیش‌نمایش اینجا پایان می‌یابد: متن بسیار بلند است.)</translation>
    </message>
</context>
<context>
    <name>tandem::MatchLegend</name>
    <message>
        <source>same word</source>
        <translation>همان واژه</translation>
    </message>
    <message>
        <source>same stem</source>
        <translation>همان ریشه</translation>
    </message>
    <message>
        <source>synonym</source>
        <translation>مترادف</translation>
    </message>
</context>
<context>
    <name>tandem::MatchPane</name>
    <message>
        <source>Reference</source>
        <translation>متن مرجع</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>متن نامزد</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln character(s)</source>
        <comment>name of a text</comment>
        <translation>
            <numerusform>%1 · %Ln نویسه</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a measure to see what it matched.</source>
        <translation>سنجه‌ای را برگزینید تا ببینید چه چیزی را جفت کرده است.</translation>
    </message>
    <message>
        <source>Choose a pair to see its texts.</source>
        <translation>جفتی را برگزینید تا متن‌هایش را ببینید.</translation>
    </message>
    <message>
        <source>looking for matches…</source>
        <translation>در جست‌وجوی جفت‌ها…</translation>
    </message>
    <message numerus="yes">
        <source>marked in the first %Ln character(s) of each text</source>
        <translation>
            <numerusform>نشان‌گذاری‌شده در %Ln نویسهٔ نخست هر متن</numerusform>
        </translation>
    </message>
    <message>
        <source>imported, so that nothing is known of what it is based on</source>
        <translation>واردشده است، پس از آنچه بر آن استوار است چیزی دانسته نیست</translation>
    </message>
</context>
<context>
    <name>tandem::MeasureChartsPage</name>
    <message>
        <source>Distribution</source>
        <translation>توزیع</translation>
    </message>
    <message>
        <source>Systems</source>
        <translation>سامانه‌ها</translation>
    </message>
    <message>
        <source>Two measures</source>
        <translation>دو سنجه</translation>
    </message>
    <message>
        <source>Correlations</source>
        <translation>همبستگی‌ها</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>سنجه</translation>
    </message>
    <message>
        <source>&amp;against</source>
        <translation>در برابر</translation>
    </message>
    <message>
        <source>All pairs</source>
        <translation>همهٔ جفت‌ها</translation>
    </message>
    <message>
        <source>By system</source>
        <translation>به تفکیک سامانه</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>جفت‌ها</translation>
    </message>
    <message>
        <source>System means</source>
        <translation>میانگین‌های سامانه‌ها</translation>
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
        <translation>ذخیرهٔ جدول…</translation>
    </message>
    <message>
        <source>Save chart…</source>
        <translation>ذخیرهٔ نمودار…</translation>
    </message>
    <message>
        <source>Show the next kind of chart</source>
        <translation>نمایش گونهٔ بعدی نمودار</translation>
    </message>
    <message>
        <source>Copy the figures of the chart</source>
        <translation>رونوشت از عددهای نمودار</translation>
    </message>
    <message>
        <source>Save the figures of the chart</source>
        <translation>ذخیرهٔ عددهای نمودار</translation>
    </message>
    <message>
        <source>Save the chart of measures</source>
        <translation>ذخیرهٔ نمودار سنجه‌ها</translation>
    </message>
    <message>
        <source>No measure to draw yet</source>
        <translation>هنوز سنجه‌ای برای رسم نیست</translation>
    </message>
    <message>
        <source>computing…</source>
        <translation>در حال محاسبه…</translation>
    </message>
    <message>
        <source>Open pairs of texts and choose measures on the page Scores; how they are distributed and correlate is then shown here.</source>
        <translation>در صفحهٔ امتیازها جفت‌های متن را باز کنید و سنجه‌ها را برگزینید؛ آن‌گاه چگونگی پراکندگی و همراهی آن‌ها این‌جا می‌آید.</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>امتیازها</translation>
    </message>
    <message>
        <source>System pairs</source>
        <translation>جفت‌های سامانه‌ها</translation>
    </message>
</context>
<context>
    <name>tandem::MeasuresDialog</name>
    <message>
        <source>WordNet&apos;s folder…</source>
        <translation>پوشهٔ WordNet…</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>سنجه‌ها</translation>
    </message>
    <message>
        <source>Usual ones</source>
        <translation>سنجه‌های معمول</translation>
    </message>
    <message>
        <source>All</source>
        <translation>همه</translation>
    </message>
    <message>
        <source>METEOR takes synonyms from WordNet in %1.</source>
        <translation>METEOR مترادف‌ها را از WordNet در %1 می‌گیرد.</translation>
    </message>
    <message>
        <source>METEOR with synonyms needs WordNet 3.0, which is not installed here. Install it (package wordnet-base), or choose the folder that its files are in.</source>
        <translation>METEOR با مترادف‌ها به WordNet 3.0 نیاز دارد که این‌جا نصب نیست. آن را نصب کنید (بستهٔ wordnet-base)، یا پوشه‌ای را که پرونده‌هایش در آن است برگزینید.</translation>
    </message>
    <message>
        <source>There is no WordNet in %1: the file index.noun is missing.</source>
        <translation>در %1 هیچ WordNet نیست: پروندهٔ index.noun وجود ندارد.</translation>
    </message>
    <message>
        <source>Forms of one measure that give other numbers are measures of their own. Space chooses one, or a whole family.</source>
        <translation>شکل‌های یک سنجه که عددهای دیگری می‌دهند سنجه‌هایی جداگانه‌اند. کلید فاصله یکی یا یک خانوادهٔ کامل را برمی‌گزیند.</translation>
    </message>
    <message>
        <source>Score texts outside a measure as published</source>
        <translation>امتیاز دادن به متن‌های بیرون از سنجه مانند کد منتشرشده</translation>
    </message>
    <message>
        <source>ROUGE sees the letters a to z and numbers only; other measures need blanks between words. Texts that a measure cannot see have no score by it and are in no mean, chart or correlation. The implementations give them a number all the same, mostly 0.</source>
        <translation>ROUGE تنها حرف‌های a تا z و عددها را می‌بیند؛ سنجه‌های دیگر میان واژه‌ها فاصله می‌خواهند. متن‌هایی که سنجه‌ای نتواند ببیند از آن امتیازی ندارند و در هیچ میانگین، نمودار یا همبستگی نمی‌آیند. پیاده‌سازی‌ها با این همه به آن‌ها عددی می‌دهند، بیشتر ۰.</translation>
    </message>
    <message>
        <source>ExPerT, as evaluated in this project</source>
        <translation>ExPerT، چنان‌که در این پروژه ارزیابی شده است</translation>
    </message>
</context>
<context>
    <name>tandem::MergePacketsDialog</name>
    <message>
        <source>&amp;Remove</source>
        <translation>برداشتن</translation>
    </message>
    <message>
        <source>&amp;Leave out what cannot be merged, and merge the rest</source>
        <translation>آنچه ادغام‌شدنی نیست کنار رود و بقیه ادغام شود</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>برداشتن</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>&amp;ادغام</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بستن</translation>
    </message>
    <message>
        <source>Only a lead merges packets.</source>
        <translation>تنها سرپرست بسته‌ها را ادغام می‌کند.</translation>
    </message>
    <message>
        <source>Merging packets</source>
        <translation>در حال ادغام بسته‌ها</translation>
    </message>
    <message numerus="yes">
        <source>%n packet(s) merged</source>
        <translation>
            <numerusform>%Ln بسته ادغام شد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%Ln تازه</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n handed in</source>
        <translation>
            <numerusform>%Ln تحویل‌شده</numerusform>
        </translation>
    </message>
    <message>
        <source>The merge was stopped. Nothing was changed.</source>
        <translation>ادغام متوقف شد. چیزی تغییر نکرد.</translation>
    </message>
    <message>
        <source>Packets and answers (%1)</source>
        <translation>بسته‌ها و پاسخ‌ها (%1)</translation>
    </message>
    <message>
        <source>Add or drop the packets and answers files that came back. Each answer is taken once, however often a file is merged, and in whatever order.</source>
        <translation>بسته‌ها و پرونده‌های پاسخِ بازگشته را بیفزایید یا رها کنید. هر پاسخ یک بار گرفته می‌شود، هر چند بار و به هر ترتیبی که پرونده‌ای ادغام شود.</translation>
    </message>
    <message>
        <source>Merge packets and answers of forms</source>
        <translation>ادغام بسته‌ها و پاسخ‌های فرم‌ها</translation>
    </message>
    <message>
        <source>&amp;Add packets or answers…</source>
        <translation>ا&amp;فزودن بسته‌ها یا پاسخ‌ها…</translation>
    </message>
    <message>
        <source>Choose packets and answers of forms to merge</source>
        <translation>بسته‌ها و پاسخ‌های فرم‌ها را برای ادغام برگزینید</translation>
    </message>
</context>
<context>
    <name>tandem::MergePreview</name>
    <message>
        <source>paragraphs</source>
        <translation>بندها</translation>
    </message>
    <message>
        <source>key facts</source>
        <translation>گزاره‌های کلیدی</translation>
    </message>
    <message>
        <source>opinions</source>
        <translation>نظرها</translation>
    </message>
    <message>
        <source>What the packets bring</source>
        <translation>بسته‌ها چه می‌آورند</translation>
    </message>
    <message>
        <source>Packet, sample</source>
        <translation>بسته، نمونه</translation>
    </message>
    <message>
        <source>New</source>
        <translation>تازه</translation>
    </message>
    <message>
        <source>There already</source>
        <translation>موجود</translation>
    </message>
    <message>
        <source>Handed in</source>
        <translation>تحویل‌شده</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>توضیح</translation>
    </message>
    <message>
        <source>looking …</source>
        <translation>در حال نگاه کردن …</translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be merged</source>
        <translation>
            <numerusform>%Ln ادغام‌شدنی نیست</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing new</source>
        <translation>چیز تازه‌ای نیست</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1  %2 (%3)</source>
        <translation>%1  %2 (%3)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>handed in</source>
        <translation>تحویل شد</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>پس گرفته شد</translation>
    </message>
    <message>
        <source>Study &quot;%1&quot;</source>
        <translation>پژوهش «%1»</translation>
    </message>
    <message>
        <source>withdraws</source>
        <translation>انصراف می‌دهد</translation>
    </message>
    <message>
        <source>All answers of this rater are erased.</source>
        <translation>همهٔ پاسخ‌های این ارزیاب پاک می‌شود.</translation>
    </message>
    <message numerus="yes">
        <source>%n came after the study was closed</source>
        <translation>
            <numerusform>%Ln پس از بسته شدن پژوهش رسید</numerusform>
        </translation>
    </message>
    <message>
        <source>Study “%1”</source>
        <translation>پژوهش «%1»</translation>
    </message>
</context>
<context>
    <name>tandem::MessageBar</name>
    <message>
        <source>Close</source>
        <translation>بستن</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>بستن پیام</translation>
    </message>
</context>
<context>
    <name>tandem::MetricsController</name>
    <message numerus="yes">
        <source>%Ln score(s) added to the project.</source>
        <translation>
            <numerusform>%Ln امتیاز به پروژه افزوده شد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln score(s) already existed.</source>
        <translation>
            <numerusform>%Ln امتیاز از پیش بود.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::MetricsWorkspace</name>
    <message>
        <source>Scores</source>
        <translation>امتیازها</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>نمودارها</translation>
    </message>
    <message>
        <source>Personalization</source>
        <translation>شخصی‌سازی</translation>
    </message>
    <message>
        <source>Metrics: %1</source>
        <comment>name of a page</comment>
        <translation>سنجه‌ها: %1</translation>
    </message>
    <message>
        <source>Pages of Metrics</source>
        <translation>صفحه‌های سنجه‌ها</translation>
    </message>
    <message>
        <source>updating…</source>
        <translation>در حال به‌روزرسانی…</translation>
    </message>
</context>
<context>
    <name>tandem::NavigationRail</name>
    <message>
        <source>Workspaces</source>
        <translation>فضاهای کار</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>action (its keys)</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>tandem::NoteEditor</name>
    <message>
        <source>Enter saves, Shift+Enter begins a new line, Escape cancels</source>
        <translation>Enter ذخیره می‌کند، Shift+Enter سطر تازه می‌آورد، Escape لغو می‌کند</translation>
    </message>
    <message>
        <source>Not stored: Enter tries again, Escape closes it and keeps the text</source>
        <translation>ذخیره نشد: Enter دوباره می‌کوشد، Escape آن را می‌بندد و متن را نگه می‌دارد</translation>
    </message>
</context>
<context>
    <name>tandem::NoteField</name>
    <message>
        <source>Not stored: Enter tries again</source>
        <translation>ذخیره نشد: Enter دوباره می‌کوشد</translation>
    </message>
</context>
<context>
    <name>tandem::OpenLinksDialog</name>
    <message>
        <source>Link</source>
        <translation>پیوند</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>زمان ساخت</translation>
    </message>
    <message>
        <source>Came by it</source>
        <translation>آمده با آن</translation>
    </message>
    <message>
        <source>%1 of at most %2</source>
        <translation>%1 از حداکثر %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تمام‌کرده</translation>
    </message>
    <message>
        <source>Completion code of who is done</source>
        <translation>کد پایان کسی که کار را تمام کند</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>نپذیرفته</translation>
    </message>
    <message>
        <source>Completion code of who declined</source>
        <translation>کد پایان کسی که نپذیرد</translation>
    </message>
    <message>
        <source>Screened out</source>
        <translation>غربال‌شده</translation>
    </message>
    <message>
        <source>Completion code of who was screened out</source>
        <translation>کد پایان کسی که غربال شود</translation>
    </message>
    <message>
        <source>State</source>
        <translation>وضعیت</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>پس‌گرفته</translation>
    </message>
    <message>
        <source>open</source>
        <translation>باز</translation>
    </message>
    <message>
        <source>Open links of the study</source>
        <translation>پیوندهای باز پژوهش</translation>
    </message>
    <message>
        <source>Open links</source>
        <translation>پیوندهای باز</translation>
    </message>
    <message>
        <source>The addresses themselves are not kept: one that is lost is taken back, and another one made. Who came by a link that is taken back goes on.</source>
        <translation>خود نشانی‌ها نگه داشته نمی‌شوند: نشانی گم‌شده را پس بگیرید و یکی دیگر بسازید. هر که با پیوندی آمده است که پس گرفته شود ادامه می‌دهد.</translation>
    </message>
    <message>
        <source>&amp;Take it back</source>
        <translation>&amp;پس گرفتن آن</translation>
    </message>
    <message>
        <source>Take the link %1 back? Nobody new can come by it.</source>
        <translation>پیوند %1 پس گرفته شود؟ دیگر هیچ تازه‌واردی با آن نمی‌آید.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>پس گرفتن آن</translation>
    </message>
</context>
<context>
    <name>tandem::OpinionFields</name>
    <message>
        <source>Clear opinion</source>
        <translation>نظر روشن</translation>
    </message>
    <message>
        <source>Atomic opinions</source>
        <translation>نظرهای اتمی</translation>
    </message>
    <message>
        <source>Clear opinion · %1 marks a clarified part</source>
        <comment>key</comment>
        <translation>نظر روشن · %1 بخش روشن‌شده را نشان می‌کند</translation>
    </message>
    <message>
        <source>Atomic opinions, one a line · %1 splits the clear opinion</source>
        <comment>key</comment>
        <translation>نظرهای اتمی، هر سطر یکی · %1 نظر روشن را می‌شکافد</translation>
    </message>
</context>
<context>
    <name>tandem::OpinionsActions</name>
    <message>
        <source>Next sample</source>
        <translation>نمونهٔ بعدی</translation>
    </message>
    <message>
        <source>Previous sample</source>
        <translation>نمونهٔ قبلی</translation>
    </message>
    <message>
        <source>Go to the utterance</source>
        <translation>رفتن به گفته</translation>
    </message>
    <message>
        <source>Go to the opinions</source>
        <translation>رفتن به نظرها</translation>
    </message>
    <message>
        <source>Go to the references</source>
        <translation>رفتن به ارجاع‌ها</translation>
    </message>
    <message>
        <source>Go to the clear opinion</source>
        <translation>رفتن به نظر روشن</translation>
    </message>
    <message>
        <source>Go to the atomic opinions</source>
        <translation>رفتن به نظرهای اتمی</translation>
    </message>
    <message>
        <source>Go to the article</source>
        <translation>رفتن به مقاله</translation>
    </message>
    <message>
        <source>Go to the discussion</source>
        <translation>رفتن به گفت‌وگو</translation>
    </message>
    <message>
        <source>Mark the selection as a main &amp;opinion</source>
        <translation>نشان‌گذاری گزیده به‌عنوان نظر اصلی</translation>
    </message>
    <message>
        <source>Mark other words for the opinion</source>
        <translation>نشان‌گذاری واژه‌های دیگر برای نظر</translation>
    </message>
    <message>
        <source>Mark the selection as a &amp;reference</source>
        <translation>نشان‌گذاری گزیده به‌عنوان ارجاع</translation>
    </message>
    <message>
        <source>&amp;No opinion in this utterance</source>
        <translation>در این گفته نظری نیست</translation>
    </message>
    <message>
        <source>Remove the opinion</source>
        <translation>برداشتن نظر</translation>
    </message>
    <message>
        <source>&amp;Link the reference</source>
        <translation>پیوند دادن ارجاع</translation>
    </message>
    <message>
        <source>Replace the phrase, or &amp;supplement it</source>
        <translation>جایگزینی عبارت یا افزودن به آن</translation>
    </message>
    <message>
        <source>Remove the reference</source>
        <translation>برداشتن ارجاع</translation>
    </message>
    <message>
        <source>Link the reference to the selection</source>
        <translation>پیوند ارجاع به گزیده</translation>
    </message>
    <message>
        <source>&amp;Bold: clarified part</source>
        <translation>درشت: بخش روشن‌شده</translation>
    </message>
    <message>
        <source>&amp;Split into atomic opinions</source>
        <translation>شکافتن به نظرهای اتمی</translation>
    </message>
    <message>
        <source>Move the atomic opinion up</source>
        <translation>بردن نظر اتمی به بالا</translation>
    </message>
    <message>
        <source>Move the atomic opinion down</source>
        <translation>بردن نظر اتمی به پایین</translation>
    </message>
    <message>
        <source>Delete the atomic opinion</source>
        <translation>حذف نظر اتمی</translation>
    </message>
    <message>
        <source>Next utterance</source>
        <translation>گفتهٔ بعدی</translation>
    </message>
    <message>
        <source>Previous utterance</source>
        <translation>گفتهٔ قبلی</translation>
    </message>
    <message>
        <source>Give the utterance to the other</source>
        <translation>سپردن گفته به دیگری</translation>
    </message>
    <message>
        <source>&amp;Hand in...</source>
        <translation>تحویل...</translation>
    </message>
    <message>
        <source>Take the hand-in back</source>
        <translation>پس گرفتن تحویل</translation>
    </message>
    <message>
        <source>&amp;Faithful: yes or no</source>
        <translation>وفادار: بله یا نه</translation>
    </message>
    <message>
        <source>&amp;References: yes or no</source>
        <translation>ارجاع‌ها: بله یا نه</translation>
    </message>
    <message>
        <source>&amp;Atomic: yes or no</source>
        <translation>اتمی: بله یا نه</translation>
    </message>
    <message>
        <source>&amp;Independent: yes or no</source>
        <translation>مستقل: بله یا نه</translation>
    </message>
    <message>
        <source>&amp;Yes to everything</source>
        <translation>بله به همه</translation>
    </message>
    <message>
        <source>&amp;Suggest a correction</source>
        <translation>پیشنهاد اصلاح</translation>
    </message>
    <message>
        <source>No&amp;te</source>
        <translation>یادداشت</translation>
    </message>
    <message>
        <source>Give the check</source>
        <translation>ثبت بررسی</translation>
    </message>
    <message>
        <source>&amp;Accept the suggestion</source>
        <translation>پذیرفتن پیشنهاد</translation>
    </message>
    <message>
        <source>&amp;Change the opinion</source>
        <translation>تغییر نظر</translation>
    </message>
    <message>
        <source>&amp;Defend the opinion</source>
        <translation>دفاع از نظر</translation>
    </message>
    <message>
        <source>&amp;Keep the opinion</source>
        <translation>نگه داشتن نظر</translation>
    </message>
    <message>
        <source>Drop the opinion</source>
        <translation>کنار گذاشتن نظر</translation>
    </message>
    <message>
        <source>Next opinion that waits for me</source>
        <translation>نظر بعدی که منتظر من است</translation>
    </message>
    <message>
        <source>Reopen...</source>
        <translation>بازگشایی...</translation>
    </message>
    <message>
        <source>Mark the words for &amp;another referent, too</source>
        <translation>نشان کردن واژه‌ها برای مرجعی &amp;دیگر نیز</translation>
    </message>
    <message>
        <source>&amp;Assign to a pair...</source>
        <translation>&amp;واگذاری به یک زوج...</translation>
    </message>
    <message>
        <source>&amp;Settle...</source>
        <translation>&amp;نهایی کردن...</translation>
    </message>
    <message>
        <source>&amp;Guideline</source>
        <translation>راهنمای برچسب‌زنی</translation>
    </message>
    <message>
        <source>Next open sample</source>
        <translation>نمونهٔ باز بعدی</translation>
    </message>
</context>
<context>
    <name>tandem::OpinionsController</name>
    <message>
        <source>check of opinion %1 of sample %2</source>
        <translation>بررسی نظر %1 از نمونهٔ %2</translation>
    </message>
    <message>
        <source>answer about opinion %1 of sample %2</source>
        <translation>پاسخ دربارهٔ نظر %1 از نمونهٔ %2</translation>
    </message>
    <message>
        <source>decision on opinion %1 of sample %2</source>
        <translation>تصمیم دربارهٔ نظر %1 از نمونهٔ %2</translation>
    </message>
    <message>
        <source>settling the opinions of sample %1</source>
        <translation>نهایی کردن نظرهای نمونهٔ %1</translation>
    </message>
</context>
<context>
    <name>tandem::OpinionsTop</name>
    <message>
        <source>Why are the opinions reopened? Enter reopens them.</source>
        <translation>چرا نظرها بازگشایی می‌شوند؟ Enter بازگشایی می‌کند.</translation>
    </message>
    <message>
        <source>Reason; Enter reopens, Escape gives up</source>
        <translation>دلیل؛ Enter بازگشایی می‌کند، Escape منصرف می‌شود</translation>
    </message>
    <message>
        <source>Reason for reopening</source>
        <translation>دلیل بازگشایی</translation>
    </message>
    <message>
        <source>Reopening needs a reason.</source>
        <translation>بازگشایی دلیل می‌خواهد.</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>بازگشایی</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>انصراف</translation>
    </message>
    <message>
        <source>Check each other&apos;s opinions</source>
        <translation>بررسی نظرهای یکدیگر</translation>
    </message>
    <message>
        <source>Clear atomic opinions</source>
        <translation>نظرهای اتمی روشن</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 از %2</translation>
    </message>
    <message numerus="yes">
        <source>%n utterance(s)</source>
        <translation>
            <numerusform>%Ln گفته</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 yours</source>
        <translation>%1 از %2 از شما</translation>
    </message>
    <message>
        <source>Handed in. You check each other&apos;s opinions once both have handed in.</source>
        <translation>تحویل شد. وقتی هر دو تحویل دادند نظرهای یکدیگر را بررسی می‌کنید.</translation>
    </message>
    <message>
        <source>Settled: the opinions are in the benchmark.</source>
        <translation>نهایی شد: نظرها در معیارند.</translation>
    </message>
    <message>
        <source>Two people write about this discussion; what they write is shown once both have handed in.</source>
        <translation>دو نفر دربارهٔ این گفت‌وگو می‌نویسند؛ نوشته‌هایشان پس از تحویل هر دو نشان داده می‌شود.</translation>
    </message>
    <message>
        <source>These opinions came with the sample; nobody is assigned to write others.</source>
        <translation>این نظرها همراه نمونه آمده‌اند؛ کسی به نوشتن نظرهای دیگر گماشته نشده است.</translation>
    </message>
    <message>
        <source>Nobody is assigned to the opinions of this sample yet.</source>
        <translation>هنوز کسی به نظرهای این نمونه گماشته نشده است.</translation>
    </message>
    <message>
        <source>None of these utterances is yours; hand in so that checking can begin.</source>
        <translation>هیچ‌یک از این گفته‌ها از شما نیست؛ تحویل دهید تا بررسی آغاز شود.</translation>
    </message>
    <message>
        <source>All written: Ctrl+Enter hands in.</source>
        <translation>همه نوشته شد: Ctrl+Enter تحویل می‌دهد.</translation>
    </message>
    <message numerus="yes">
        <source>%n opinion(s) wait for you.</source>
        <translation>
            <numerusform>%Ln نظر منتظر شماست.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing waits for you; %n opinion(s) wait for others.</source>
        <translation>
            <numerusform>چیزی منتظر شما نیست؛ %Ln نظر منتظر دیگران است.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is waiting any longer: settling puts the opinions into the benchmark.</source>
        <translation>دیگر چیزی در انتظار نیست: نهایی کردن نظرها را به معیار می‌برد.</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>ذخیره شد</translation>
    </message>
    <message>
        <source>saving…</source>
        <translation>در حال ذخیره…</translation>
    </message>
    <message>
        <source>Hand in? None of these utterances is yours.</source>
        <translation>تحویل داده شود؟ هیچ‌یک از این گفته‌ها از شما نیست.</translation>
    </message>
    <message numerus="yes">
        <source>Hand in %n utterance(s)? Your partner checks them once both have handed in.</source>
        <translation>
            <numerusform>%n گفته تحویل داده شود؟ پس از آن‌که هر دو تحویل دادید، همکارتان آن‌ها را بررسی می‌کند.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>تحویل</translation>
    </message>
    <message>
        <source>Settle the opinions of this sample? They count from then on, and only the lead can reopen them.</source>
        <translation>نظرهای این نمونه نهایی شوند؟ از آن پس به شمار می‌آیند و تنها سرپرست می‌تواند آن‌ها را بازگشایی کند.</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>نهایی کردن</translation>
    </message>
</context>
<context>
    <name>tandem::OpinionsWorkspace</name>
    <message>
        <source>Who are you?</source>
        <translation>شما که هستید؟</translation>
    </message>
    <message>
        <source>Choose your name in the corner of the window. What you write is yours alone until both of a pair have handed in.</source>
        <translation>نام خود را در گوشهٔ پنجره برگزینید. آنچه می‌نویسید تنها از آن شماست تا هر دو نفر تحویل دهند.</translation>
    </message>
    <message>
        <source>No discussion yet</source>
        <translation>هنوز گفت‌وگویی نیست</translation>
    </message>
    <message>
        <source>Opinions are taken from the utterances of a discussion.</source>
        <translation>نظرها از گفته‌های یک گفت‌وگو گرفته می‌شوند.</translation>
    </message>
    <message>
        <source>Write the discussion</source>
        <translation>نوشتن گفت‌وگو</translation>
    </message>
    <message>
        <source>No sample to write about yet</source>
        <translation>هنوز نمونه‌ای برای نوشتن نیست</translation>
    </message>
    <message>
        <source>Choose a sample in the list, or import articles first.</source>
        <translation>نمونه‌ای از فهرست انتخاب کنید یا نخست مقاله وارد کنید.</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>از شما</translation>
    </message>
    <message>
        <source>%1, done</source>
        <comment>whose</comment>
        <translation>%1، انجام شد</translation>
    </message>
    <message>
        <source>The reason for reopening is not given yet.</source>
        <translation>دلیل بازگشایی هنوز داده نشده است.</translation>
    </message>
    <message>
        <source>A check of opinions is begun and not given.</source>
        <translation>بررسی نظرها آغاز شده و داده نشده است.</translation>
    </message>
    <message>
        <source>No other sample waits for you.</source>
        <translation>نمونهٔ دیگری منتظر شما نیست.</translation>
    </message>
    <message>
        <source>Choose your name…</source>
        <translation>برگزیدن نام خود…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>درون‌بری…</translation>
    </message>
</context>
<context>
    <name>tandem::OptionRows</name>
    <message>
        <source>Add an answer</source>
        <translation>افزودن پاسخ</translation>
    </message>
    <message>
        <source>Raters read</source>
        <translation>ارزیاب‌ها می‌خوانند</translation>
    </message>
    <message>
        <source>In files</source>
        <translation>در پرونده‌ها</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>کلید</translation>
    </message>
    <message>
        <source>Stands for</source>
        <translation>نمایندهٔ</translation>
    </message>
    <message>
        <source>itself</source>
        <translation>خودش</translation>
    </message>
    <message>
        <source>the first text</source>
        <translation>متن اول</translation>
    </message>
    <message>
        <source>the second text</source>
        <translation>متن دوم</translation>
    </message>
    <message>
        <source>Remove this answer</source>
        <translation>برداشتن این پاسخ</translation>
    </message>
    <message>
        <source>Remove answer %1</source>
        <translation>برداشتن پاسخ %1</translation>
    </message>
    <message>
        <source>Answer %1: what raters read</source>
        <translation>پاسخ %1: آنچه ارزیاب‌ها می‌خوانند</translation>
    </message>
    <message>
        <source>Answer %1: its value in files</source>
        <translation>پاسخ %1: مقدارش در پرونده‌ها</translation>
    </message>
    <message>
        <source>Answer %1: its key</source>
        <translation>پاسخ %1: کلیدش</translation>
    </message>
    <message>
        <source>Answer %1: what it stands for</source>
        <translation>پاسخ %1: آنچه نماینده‌اش است</translation>
    </message>
</context>
<context>
    <name>tandem::OrderSwapCheck</name>
    <message>
        <source>Order swap of a pairwise judge</source>
        <translation>جابه‌جایی ترتیب برای داور جفتی</translation>
    </message>
    <message>
        <source>&amp;First system</source>
        <translation>سامانهٔ نخست</translation>
    </message>
    <message>
        <source>S&amp;econd system</source>
        <translation>سامانهٔ دوم</translation>
    </message>
    <message>
        <source>This check needs outputs of two systems.</source>
        <translation>این بررسی به خروجی‌های دو سامانه نیاز دارد.</translation>
    </message>
    <message>
        <source>Choose two different systems.</source>
        <translation>دو سامانهٔ متفاوت برگزینید.</translation>
    </message>
    <message>
        <source>No case has an output of both systems.</source>
        <translation>هیچ موردی خروجی هر دو سامانه را ندارد.</translation>
    </message>
    <message numerus="yes">
        <source>%1 calls: two orders of %n case(s) with outputs of both.</source>
        <translation>
            <numerusform>%1 فراخوانی: دو ترتیب برای %Ln مورد با خروجی هر دو.</numerusform>
        </translation>
    </message>
    <message>
        <source>Judge again…</source>
        <translation>داوری دوباره…</translation>
    </message>
    <message>
        <source>Judge in both orders…</source>
        <translation>داوری در هر دو ترتیب…</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n verdict(s) changed with the order: %2.</source>
        <translation>
            <numerusform>%1 از %Ln رأی با ترتیب تغییر کرد: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>In both orders %1 was chosen %2 times, %3 %4 times.</source>
        <comment>system, number, system, number</comment>
        <translation>در هر دو ترتیب، %1 %2 بار و %3 %4 بار برگزیده شد.</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) without a readable verdict in both orders are left out.</source>
        <translation>
            <numerusform>%Ln مورد بدون رأی خوانا در هر دو ترتیب کنار گذاشته شد.</numerusform>
        </translation>
    </message>
    <message>
        <source>A model chooses between the outputs of two systems, once in each order. A verdict that changes with the order depends on the position, not on the text.</source>
        <translation>یک مدل میان خروجی‌های دو سامانه برمی‌گزیند، یک بار در هر ترتیب. رأیی که با ترتیب تغییر کند دربارهٔ جایگاه است، نه دربارهٔ متن.</translation>
    </message>
    <message>
        <source>Not run yet. The share of changed verdicts will be shown here.</source>
        <translation>هنوز اجرا نشده است. سهم رأی‌های تغییرکرده این‌جا خواهد آمد.</translation>
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
        <translation>، </translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>نمونه‌ها</translation>
    </message>
    <message numerus="yes">
        <source>%n with a pair</source>
        <translation>
            <numerusform>%Ln با زوج</numerusform>
        </translation>
    </message>
    <message>
        <source>Active time</source>
        <translation>زمان فعال</translation>
    </message>
    <message>
        <source>%1 at %2 an hour</source>
        <translation>%1 با %2 در ساعت</translation>
    </message>
    <message>
        <source>no hourly wage</source>
        <translation>بدون دستمزد ساعتی</translation>
    </message>
    <message>
        <source>set</source>
        <translation>تعیین</translation>
    </message>
    <message>
        <source>Set the hourly wage</source>
        <translation>تعیین دستمزد ساعتی</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>step and figure</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>done</source>
        <translation>انجام شد</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>در جریان</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>در انتظار</translation>
    </message>
</context>
<context>
    <name>tandem::OverviewWorkspace</name>
    <message>
        <source>updating…</source>
        <translation>در حال به‌روزرسانی…</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>نمونه‌ها</translation>
    </message>
    <message>
        <source>People</source>
        <translation>افراد</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>زمان</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>آمار</translation>
    </message>
    <message>
        <source>Overview: %1</source>
        <comment>name of a page</comment>
        <translation>نمای کلی: %1</translation>
    </message>
    <message>
        <source>Pages of the overview</source>
        <translation>صفحه‌های نمای کلی</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>توافق</translation>
    </message>
    <message>
        <source>To look at</source>
        <translation>برای بررسی</translation>
    </message>
</context>
<context>
    <name>tandem::PacketBanner</name>
    <message>
        <source>Packet of %1 from “%2”.</source>
        <translation>بستهٔ %1 از «%2».</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n handed in. When you are done, close it and send the file back.</source>
        <translation>
            <numerusform>%1 از %Ln تحویل شد. پس از پایان، آن را ببندید و پرونده را بازفرستید.</numerusform>
        </translation>
    </message>
    <message>
        <source>Check your partner&apos;s opinions and answer their checks, then close it and send the file back.</source>
        <translation>نظرهای همکارتان را بررسی کنید و به بررسی‌های او پاسخ دهید، سپس آن را ببندید و پرونده را بازفرستید.</translation>
    </message>
    <message>
        <source>Everything is handed in: close it and send the file back.</source>
        <translation>همه چیز تحویل شده است: آن را ببندید و پرونده را بازفرستید.</translation>
    </message>
</context>
<context>
    <name>tandem::PairedPanel</name>
    <message>
        <source>Two systems over the same cases</source>
        <translation>دو سامانه روی موردهای یکسان</translation>
    </message>
    <message>
        <source>minus</source>
        <comment>between two systems whose scores are compared</comment>
        <translation>منهای</translation>
    </message>
    <message>
        <source>First system</source>
        <translation>سامانهٔ نخست</translation>
    </message>
    <message>
        <source>Second system</source>
        <translation>سامانهٔ دوم</translation>
    </message>
    <message>
        <source>There are not two systems in this set.</source>
        <translation>در این مجموعه دو سامانه نیست.</translation>
    </message>
    <message>
        <source>Choose two different systems.</source>
        <translation>دو سامانهٔ متفاوت برگزینید.</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>در حال محاسبه…</translation>
    </message>
    <message>
        <source>95 % interval %1, %2, n = %3 cases, %4 of them equal</source>
        <translation>بازهٔ ۹۵ ٪ %1، %2، n = %3 مورد، %4 تا از آن‌ها برابر</translation>
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
        <translation>%1 منهای %2 (%3): %4؛ %5؛ %6</translation>
    </message>
    <message>
        <source>Difference of mean F (%1), %2, two-sided, over all signs of the differences; fewer than six cases have no 95 % interval.</source>
        <translation>تفاوت میانگین F (%1)، %2، دوسویه، روی همهٔ علامت‌های تفاوت‌ها؛ کمتر از شش مورد بازهٔ ۹۵ ٪ ندارند.</translation>
    </message>
    <message>
        <source>Difference of mean F (%1), %2, two-sided, %3 resamples, seed %4.</source>
        <translation>تفاوت میانگین F (%1)، %2، دوسویه، %3 بازنمونه‌گیری، بذر %4.</translation>
    </message>
</context>
<context>
    <name>tandem::PastePreview</name>
    <message>
        <source>Paste a discussion</source>
        <translation>چسباندن گفت‌وگو</translation>
    </message>
    <message numerus="yes">
        <source>%n utterance(s) by %1</source>
        <translation>
            <numerusform>%Ln گفته از %1</numerusform>
        </translation>
    </message>
    <message>
        <source>New in this discussion: %1. They become participants of their own.</source>
        <translation>تازه در این گفت‌وگو: %1. هر یک شرکت‌کننده‌ای جدا می‌شود.</translation>
    </message>
    <message numerus="yes">
        <source>Add %n utterance(s)</source>
        <translation>
            <numerusform>افزودن %Ln گفته</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::PeopleDialogs</name>
    <message>
        <source>Only a lead changes people and assignments.</source>
        <translation>تنها سرپرست افراد و واگذاری‌ها را تغییر می‌دهد.</translation>
    </message>
    <message>
        <source>Switch in the window&apos;s corner if that is you.</source>
        <translation>اگر سرپرست شمایید، در گوشهٔ پنجره تغییر دهید.</translation>
    </message>
</context>
<context>
    <name>tandem::PeoplePage</name>
    <message>
        <source>Add a person…</source>
        <translation>افزودن فرد…</translation>
    </message>
    <message>
        <source>Edit the person…</source>
        <translation>ویرایش فرد…</translation>
    </message>
    <message>
        <source>Change rule and wage…</source>
        <translation>تغییر قاعده و دستمزد…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>ویرایش…</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>تغییر…</translation>
    </message>
    <message>
        <source>People and their progress</source>
        <translation>افراد و پیشرفتشان</translation>
    </message>
    <message>
        <source>Time is active time: what a pause lasts beyond 60 seconds is not counted. While a round is open, only how much was answered is known, never what.</source>
        <translation>زمان یعنی زمان فعال: مکث بیش از ۶۰ ثانیه شمرده نمی‌شود. تا وقتی دور باز است، تنها معلوم است چه اندازه پاسخ داده شده، نه اینکه چه پاسخی.</translation>
    </message>
    <message>
        <source>Together: %1 active time, %2</source>
        <translation>روی هم: %1 زمان فعال، %2</translation>
    </message>
    <message>
        <source>Together: %1 active time</source>
        <translation>روی هم: %1 زمان فعال</translation>
    </message>
    <message>
        <source>Strict rule: only what both say stays.</source>
        <translation>قاعدهٔ سخت‌گیرانه: تنها آنچه هر دو می‌گویند می‌ماند.</translation>
    </message>
    <message>
        <source>Disagreements are decided by the pair.</source>
        <translation>دربارهٔ اختلاف‌ها خود زوج تصمیم می‌گیرد.</translation>
    </message>
    <message>
        <source>Disagreements are decided by a third person.</source>
        <translation>دربارهٔ اختلاف‌ها نفر سوم تصمیم می‌گیرد.</translation>
    </message>
    <message>
        <source>%1 an hour.</source>
        <translation>%1 در ساعت.</translation>
    </message>
    <message>
        <source>No hourly wage.</source>
        <translation>بدون دستمزد ساعتی.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Only a lead changes people, rule and wage. Switch in the window&apos;s corner if that is you.</source>
        <translation>تنها سرپرست افراد، قاعده و دستمزد را تغییر می‌دهد. اگر سرپرست شمایید، در گوشهٔ پنجره تغییر دهید.</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>فرد</translation>
    </message>
    <message>
        <source>%1 (set aside)</source>
        <translation>%1 (کنارگذاشته)</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>نقش</translation>
    </message>
    <message>
        <source>lead</source>
        <translation>سرپرست</translation>
    </message>
    <message>
        <source>annotator</source>
        <translation>برچسب‌زن</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>نمونه‌ها</translation>
    </message>
    <message>
        <source>Rounds handed in</source>
        <translation>دورهای تحویل‌شده</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>rounds handed in of all</comment>
        <translation>%1 از %2</translation>
    </message>
    <message>
        <source>Items answered</source>
        <translation>موارد پاسخ‌داده</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>answered items of all</comment>
        <translation>%1 از %2</translation>
    </message>
    <message>
        <source>Active time</source>
        <translation>زمان فعال</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>هزینه</translation>
    </message>
</context>
<context>
    <name>tandem::PersevalChartView</name>
    <message>
        <source>Drawing samples was cancelled. Choose another view or seed to go on.</source>
        <translation>کشیدن نمونه‌ها لغو شد. برای ادامه نما یا بذر دیگری برگزینید.</translation>
    </message>
</context>
<context>
    <name>tandem::PersevalDrillDown</name>
    <message>
        <source>All models ›</source>
        <translation>همهٔ مدل‌ها ›</translation>
    </message>
    <message>
        <source>%1 ›</source>
        <comment>back to the documents of a model</comment>
        <translation>%1 ›</translation>
    </message>
    <message>
        <source>Enter: a model&apos;s documents</source>
        <translation>Enter: سندهای یک مدل</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln سند</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln left out</source>
        <translation>
            <numerusform>%Ln کنارگذاشته</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter: a document&apos;s users · Backspace: models</source>
        <translation>Enter: کاربران یک سند · Backspace: مدل‌ها</translation>
    </message>
    <message>
        <source>Enter: the texts · Backspace: back</source>
        <translation>Enter: متن‌ها · Backspace: بازگشت</translation>
    </message>
    <message>
        <source>Open the file again.</source>
        <translation>پرونده را دوباره باز کنید.</translation>
    </message>
    <message>
        <source>Reading the texts…</source>
        <translation>در حال خواندن متن‌ها…</translation>
    </message>
    <message>
        <source>Left out, or counted in another way than usual</source>
        <translation>کنارگذاشته، یا شمرده‌شده به شیوه‌ای جز معمول</translation>
    </message>
    <message>
        <source>The distances were imported without the texts that they are of.</source>
        <translation>فاصله‌ها بدون متن‌هایی که از آن‌ها به دست آمده‌اند وارد شده‌اند.</translation>
    </message>
    <message>
        <source>Another document is there in the file by now.</source>
        <translation>اکنون سند دیگری در آن جای پرونده است.</translation>
    </message>
</context>
<context>
    <name>tandem::PersevalPage</name>
    <message numerus="yes">
        <source>%n document(s) compared</source>
        <translation>
            <numerusform>%Ln سند مقایسه شد</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>در حال خواندن…</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>مدل‌ها</translation>
    </message>
    <message>
        <source>Leaderboard</source>
        <translation>جدول رده‌بندی</translation>
    </message>
    <message>
        <source>Beta</source>
        <translation>بتا</translation>
    </message>
    <message>
        <source>Stability</source>
        <translation>پایداری</translation>
    </message>
    <message>
        <source>Rank correlation</source>
        <translation>همبستگی رتبه‌ای</translation>
    </message>
    <message>
        <source>Consensus</source>
        <translation>اجماع</translation>
    </message>
    <message>
        <source>What of the models is shown</source>
        <translation>آنچه از مدل‌ها نشان داده می‌شود</translation>
    </message>
    <message>
        <source>What models are ranked by</source>
        <translation>آنچه مدل‌ها بر پایهٔ آن رتبه می‌گیرند</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>بذر</translation>
    </message>
    <message>
        <source>Seed that the samples are drawn by</source>
        <translation>بذری که نمونه‌ها با آن کشیده می‌شوند</translation>
    </message>
    <message>
        <source>Where the summaries come from</source>
        <translation>خاستگاه خلاصه‌ها</translation>
    </message>
    <message>
        <source>How far do models follow their users?</source>
        <translation>مدل‌ها تا چه اندازه از کاربرانشان پیروی می‌کنند؟</translation>
    </message>
    <message>
        <source>Open a JSONL file with a document in each line: doc_id, doc_text, doc_summ (its title) and m_summary_dict, which has for each user the user&apos;s own summary, &quot;user&quot;, and one by each model under the model&apos;s name. Or a folder with the distances as three CSV files: sum_doc, sum_sum, sum_user. Files can be dropped here.</source>
        <translation>یک پروندهٔ JSONL با یک سند در هر سطر باز کنید: doc_id، doc_text، doc_summ (عنوان آن) و m_summary_dict که برای هر کاربر خلاصهٔ خود او را با نام &quot;user&quot; و خلاصه‌ای از هر مدل را با نام آن مدل دارد. یا پوشه‌ای با فاصله‌ها در سه پروندهٔ CSV: sum_doc، sum_sum، sum_user. می‌توانید پرونده‌ها را این‌جا رها کنید.</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>باز کردن پرونده…</translation>
    </message>
    <message>
        <source>Open the sample</source>
        <translation>باز کردن نمونه</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>باز</translation>
    </message>
    <message>
        <source>Drawing samples</source>
        <translation>کشیدن نمونه‌ها</translation>
    </message>
    <message>
        <source>Personalized summaries (*.jsonl *.json);;All files (*)</source>
        <translation>خلاصه‌های شخصی‌سازی‌شده (*.jsonl *.json);;همهٔ پرونده‌ها (*)</translation>
    </message>
    <message>
        <source>Cancelled; what was shown stays.</source>
        <translation>لغو شد؛ آنچه نشان داده شده بود می‌ماند.</translation>
    </message>
    <message>
        <source>The distances are in %1, as three CSV files.</source>
        <translation>فاصله‌ها در %1 در سه پروندهٔ CSV هستند.</translation>
    </message>
    <message>
        <source>Open personalized summaries</source>
        <translation>باز کردن خلاصه‌های شخصی‌سازی‌شده</translation>
    </message>
    <message>
        <source>Open a folder of distances</source>
        <translation>باز کردن پوشهٔ فاصله‌ها</translation>
    </message>
    <message>
        <source>Open the sample of personalized summaries</source>
        <translation>باز کردن نمونهٔ خلاصه‌های شخصی‌سازی‌شده</translation>
    </message>
    <message>
        <source>Next view: models and charts</source>
        <translation>نمای بعدی: مدل‌ها و نمودارها</translation>
    </message>
    <message>
        <source>Choose the distance</source>
        <translation>برگزیدن فاصله</translation>
    </message>
    <message>
        <source>Set beta</source>
        <translation>تنظیم بتا</translation>
    </message>
    <message>
        <source>Show or hide the other parameters</source>
        <translation>نمایش یا پنهان کردن پارامترهای دیگر</translation>
    </message>
    <message>
        <source>Back to the paper&apos;s parameters</source>
        <translation>بازگشت به پارامترهای مقاله</translation>
    </message>
    <message>
        <source>Sort by the current column, then the other way</source>
        <translation>مرتب‌سازی بر پایهٔ ستون کنونی، سپس وارونهٔ آن</translation>
    </message>
    <message>
        <source>Back to documents or models</source>
        <translation>بازگشت به سندها یا مدل‌ها</translation>
    </message>
    <message>
        <source>Copy the row</source>
        <translation>رونوشت از ردیف</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>ذخیرهٔ جدول</translation>
    </message>
    <message>
        <source>Save table…</source>
        <translation>ذخیرهٔ جدول…</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>ذخیرهٔ نمودار</translation>
    </message>
    <message>
        <source>Save chart…</source>
        <translation>ذخیرهٔ نمودار…</translation>
    </message>
    <message>
        <source>Save the distances as three CSV files</source>
        <translation>ذخیرهٔ فاصله‌ها در سه پروندهٔ CSV</translation>
    </message>
    <message>
        <source>Save distances…</source>
        <translation>ذخیرهٔ فاصله‌ها…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>انصراف</translation>
    </message>
</context>
<context>
    <name>tandem::PersevalSettings</name>
    <message>
        <source>What texts are compared by</source>
        <translation>آنچه متن‌ها بر پایهٔ آن مقایسه می‌شوند</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>پارامترها</translation>
    </message>
    <message>
        <source>Imported…</source>
        <translation>واردشده…</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>فاصله</translation>
    </message>
    <message>
        <source>Distance between texts</source>
        <translation>فاصلهٔ میان متن‌ها</translation>
    </message>
    <message>
        <source>Simplified</source>
        <translation>ساده‌شده</translation>
    </message>
    <message>
        <source>Compare the distances themselves in place of X and Y</source>
        <translation>خود فاصله‌ها به جای X و Y مقایسه شوند</translation>
    </message>
    <message>
        <source>Unrounded</source>
        <translation>گردنشده</translation>
    </message>
    <message>
        <source>Do not round scores as the published figures are (5 decimals, JSD 4)</source>
        <translation>امتیازها مانند عددهای منتشرشده گرد نشوند (۵ رقم اعشار، JSD ۴ رقم)</translation>
    </message>
    <message>
        <source>The other parameters of the formulas</source>
        <translation>پارامترهای دیگر فرمول‌ها</translation>
    </message>
    <message>
        <source>The paper&apos;s values</source>
        <translation>مقدارهای مقاله</translation>
    </message>
    <message>
        <source>β</source>
        <translation>β</translation>
    </message>
    <message>
        <source>p of EDP</source>
        <translation>p در EDP</translation>
    </message>
    <message>
        <source>p of ADP</source>
        <translation>p در ADP</translation>
    </message>
    <message>
        <source>q of ADP</source>
        <translation>q در ADP</translation>
    </message>
    <message>
        <source>p of ACP</source>
        <translation>p در ACP</translation>
    </message>
    <message>
        <source>q of ACP</source>
        <translation>q در ACP</translation>
    </message>
    <message>
        <source>ε of penalties</source>
        <translation>ε جریمه‌ها</translation>
    </message>
    <message>
        <source>ε of pairs</source>
        <translation>ε جفت‌ها</translation>
    </message>
    <message>
        <source>Beta: how steep the penalty of DEGRESS rises, q of EDP (the paper&apos;s: 1.7)</source>
        <translation>بتا: شیب افزایش جریمهٔ DEGRESS، یعنی q در EDP (مقدار مقاله: ۱٫۷)</translation>
    </message>
    <message>
        <source>Where the penalty of DEGRESS begins to rise (the paper&apos;s: 3)</source>
        <translation>جایی که جریمهٔ DEGRESS آغاز به افزایش می‌کند (مقدار مقاله: ۳)</translation>
    </message>
    <message>
        <source>Where the penalty of a drop in accuracy begins to rise (the paper&apos;s: 4)</source>
        <translation>جایی که جریمهٔ افت صحت آغاز به افزایش می‌کند (مقدار مقاله: ۴)</translation>
    </message>
    <message>
        <source>How steep the penalty of a drop in accuracy rises (the paper&apos;s: 1)</source>
        <translation>شیب افزایش جریمهٔ افت صحت (مقدار مقاله: ۱)</translation>
    </message>
    <message>
        <source>Where the penalty of uneven accuracy begins to rise (the paper&apos;s: 4)</source>
        <translation>جایی که جریمهٔ صحت نایکنواخت آغاز به افزایش می‌کند (مقدار مقاله: ۴)</translation>
    </message>
    <message>
        <source>How steep the penalty of uneven accuracy rises (the paper&apos;s: 1)</source>
        <translation>شیب افزایش جریمهٔ صحت نایکنواخت (مقدار مقاله: ۱)</translation>
    </message>
    <message>
        <source>Keeps penalties from dividing by zero (the paper&apos;s: 0.0000001)</source>
        <translation>جریمه‌ها را از تقسیم بر صفر بازمی‌دارد (مقدار مقاله: ۰٫۰۰۰۰۰۰۱)</translation>
    </message>
    <message>
        <source>Added to both parts of min(X, Y) / max(X, Y) (the paper&apos;s: 0.00001)</source>
        <translation>به هر دو بخش min(X, Y) / max(X, Y) افزوده می‌شود (مقدار مقاله: ۰٫۰۰۰۰۱)</translation>
    </message>
    <message>
        <source>Undefined distances as in the published code</source>
        <translation>فاصله‌های تعریف‌نشده مانند کد منتشرشده</translation>
    </message>
    <message>
        <source>The published code counts a pair as alike where the users&apos; own distance is undefined, and lets one undefined distance spoil all pairs of a user; texts that the distance cannot see (such as Chinese ones by ROUGE) have the distance 1. Otherwise such pairs are left out.</source>
        <translation>کد منتشرشده هر جا فاصلهٔ خود کاربران تعریف‌نشده باشد جفت را یکسان می‌شمارد و می‌گذارد یک فاصلهٔ تعریف‌نشده همهٔ جفت‌های یک کاربر را خراب کند؛ متن‌هایی که فاصله نمی‌تواند ببیند (مانند متن‌های چینی با ROUGE) فاصلهٔ ۱ دارند. در غیر این صورت چنین جفت‌هایی کنار گذاشته می‌شوند.</translation>
    </message>
    <message>
        <source>Distances were imported. To compute others, open the texts.</source>
        <translation>فاصله‌ها وارد شده‌اند. برای محاسبهٔ فاصله‌های دیگر، متن‌ها را باز کنید.</translation>
    </message>
</context>
<context>
    <name>tandem::PersevalTexts</name>
    <message>
        <source>… and %1 more letters</source>
        <translation>… و %1 حرف دیگر</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>سند</translation>
    </message>
    <message>
        <source>User&apos;s own summary</source>
        <translation>خلاصهٔ خود کاربر</translation>
    </message>
    <message>
        <source>Model&apos;s summary</source>
        <translation>خلاصهٔ مدل</translation>
    </message>
    <message>
        <source>There is none.</source>
        <translation>وجود ندارد.</translation>
    </message>
</context>
<context>
    <name>tandem::PersonDialog</name>
    <message>
        <source>Annotator: answers</source>
        <translation>برچسب‌زن: پاسخ می‌دهد</translation>
    </message>
    <message>
        <source>Lead: runs the project, may answer too</source>
        <translation>سرپرست: پروژه را اداره می‌کند، می‌تواند پاسخ هم بدهد</translation>
    </message>
    <message>
        <source>Set aside: gets no more samples, answers stay</source>
        <translation>کنارگذاشته: نمونهٔ دیگری نمی‌گیرد، پاسخ‌ها می‌ماند</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>نام</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>رنگ</translation>
    </message>
    <message>
        <source>&amp;Role</source>
        <translation>نقش</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>ذخیره</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>افزودن</translation>
    </message>
    <message>
        <source>Edit person</source>
        <translation>ویرایش فرد</translation>
    </message>
    <message>
        <source>Add a person</source>
        <translation>افزودن فرد</translation>
    </message>
    <message>
        <source>The first person of a project leads it. Others are added after.</source>
        <translation>نخستین فرد پروژه سرپرست آن است. دیگران پس از او افزوده می‌شوند.</translation>
    </message>
    <message>
        <source>Colour %1</source>
        <translation>رنگ %1</translation>
    </message>
    <message>
        <source>changing %1</source>
        <translation>تغییر %1</translation>
    </message>
    <message>
        <source>adding %1</source>
        <translation>افزودن %1</translation>
    </message>
</context>
<context>
    <name>tandem::PersonPicker</name>
    <message>
        <source>%1 (%2)</source>
        <comment>name (role)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>شما که هستید؟</translation>
    </message>
    <message>
        <source>You work as %1</source>
        <translation>با نام %1 کار می‌کنید</translation>
    </message>
</context>
<context>
    <name>tandem::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>ترجیحات</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>مانند سیستم</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>روشن</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>تیره</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> میلی‌ثانیه</translation>
    </message>
    <message>
        <source> %</source>
        <translation>٪</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>پوسته</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>زبان</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>اندازهٔ متن</translation>
    </message>
    <message>
        <source>&amp;Pause after an answer</source>
        <translation>مکث پس از پاسخ</translation>
    </message>
    <message>
        <source>How long an answer stays in sight before the next item is shown. The next answer never has to wait for it.</source>
        <translation>مدتی که پاسخ پیش از رفتن به مورد بعدی دیده می‌شود. پاسخ بعدی هرگز لازم نیست منتظر آن بماند.</translation>
    </message>
</context>
<context>
    <name>tandem::PreviewDialog</name>
    <message>
        <source>What a rater sees</source>
        <translation>آنچه ارزیاب می‌بیند</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>راهنما</translation>
    </message>
    <message>
        <source>Nothing is kept of what is answered here.</source>
        <translation>از آنچه این‌جا پاسخ داده شود چیزی نگه داشته نمی‌شود.</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation>رضایت آگاهانه</translation>
    </message>
    <message>
        <source>I agree and take part</source>
        <translation>موافقم و شرکت می‌کنم</translation>
    </message>
    <message>
        <source>Next item</source>
        <translation>مورد بعدی</translation>
    </message>
    <message>
        <source>Previous item</source>
        <translation>مورد قبلی</translation>
    </message>
    <message>
        <source>next</source>
        <translation>بعدی</translation>
    </message>
    <message>
        <source>back</source>
        <translation>قبلی</translation>
    </message>
    <message>
        <source>instructions</source>
        <translation>راهنما</translation>
    </message>
    <message>
        <source>This is the last item: here the rater hands in.</source>
        <translation>این آخرین مورد است: ارزیاب این‌جا تحویل می‌دهد.</translation>
    </message>
    <message>
        <source>agree</source>
        <translation>موافقم</translation>
    </message>
</context>
<context>
    <name>tandem::ProfileSwapCheck</name>
    <message>
        <source>Growing share of swapped profiles</source>
        <translation>سهم فزایندهٔ پروفایل‌های جابه‌جاشده</translation>
    </message>
    <message>
        <source>Outputs are generated from the users&apos; profiles, then again with a growing share of users who get somebody else&apos;s. An evaluation that sees personalization falls.</source>
        <translation>خروجی‌ها از روی پروفایل‌های کاربران تولید می‌شوند، سپس دوباره با سهم فزاینده‌ای از کاربران که پروفایل کس دیگری را می‌گیرند. ارزیابی‌ای که شخصی‌سازی را می‌بیند افت می‌کند.</translation>
    </message>
    <message>
        <source>&amp;Name of the outputs</source>
        <translation>نام خروجی‌ها</translation>
    </message>
    <message>
        <source>This check needs cases with profiles: texts that the same user wrote earlier, as LongLaMP files have them.</source>
        <translation>این بررسی به موردهای دارای پروفایل نیاز دارد: متن‌هایی که همان کاربر پیش‌تر نوشته است، چنان‌که پرونده‌های LongLaMP دارند.</translation>
    </message>
    <message>
        <source>Name the outputs that are generated.</source>
        <translation>خروجی‌هایی را که تولید می‌شوند نام‌گذاری کنید.</translation>
    </message>
    <message>
        <source>All outputs are there; about %1 calls to evaluate them.</source>
        <translation>همهٔ خروجی‌ها آماده‌اند؛ حدود %1 فراخوانی برای ارزیابی‌شان.</translation>
    </message>
    <message numerus="yes">
        <source>%1 calls to generate, about %2 to evaluate: %n share(s), from none to all, of %3 cases.</source>
        <translation>
            <numerusform>%1 فراخوانی برای تولید، حدود %2 برای ارزیابی: %Ln سهم، از هیچ تا همه، از %3 مورد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Evaluate…</source>
        <translation>ارزیابی…</translation>
    </message>
    <message>
        <source>Generate outputs and evaluate…</source>
        <translation>تولید خروجی‌ها و ارزیابی…</translation>
    </message>
    <message>
        <source>Mean F from %1 at %2 % to %3 at %4 %.</source>
        <translation>میانگین F از %1 در %2 ٪ تا %3 در %4 ٪.</translation>
    </message>
    <message>
        <source>Not run yet. The mean score by share will be shown here.</source>
        <translation>هنوز اجرا نشده است. میانگین امتیاز به تفکیک سهم این‌جا خواهد آمد.</translation>
    </message>
</context>
<context>
    <name>tandem::ProgressLine</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 از %2</translation>
    </message>
</context>
<context>
    <name>tandem::ProjectDialogs</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>tandem::ProjectLeaving</name>
    <message>
        <source>%1 Close again to leave without it.</source>
        <translation>%1 برای بیرون رفتن بی آن، دوباره ببندید.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>ماندن</translation>
    </message>
    <message>
        <source>%1 The project stays open; what failed is not saved.</source>
        <translation>%1 پروژه باز می‌ماند؛ آنچه ناموفق بود ذخیره نشده است.</translation>
    </message>
</context>
<context>
    <name>tandem::ProjectSession</name>
    <message numerus="yes">
        <source>Saving %n change(s).</source>
        <translation>
            <numerusform>در حال ذخیرهٔ %Ln تغییر.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::ProjectSettingsDialog</name>
    <message>
        <source>Project settings</source>
        <translation>تنظیمات پروژه</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>ذخیره</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>انصراف</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>نام</translation>
    </message>
    <message>
        <source>Where two disagree</source>
        <translation>جایی که دو نفر اختلاف دارند</translation>
    </message>
    <message>
        <source>Hourly &amp;wage</source>
        <translation>دستمزد ساعتی</translation>
    </message>
    <message>
        <source>Ad&amp;judication: each is decided, with a note, by</source>
        <translation>داوری: دربارهٔ هر یک با یادداشت تصمیم می‌گیرد</translation>
    </message>
    <message>
        <source>Who decides</source>
        <translation>تصمیم‌گیرنده</translation>
    </message>
    <message>
        <source>a third person</source>
        <translation>نفر سوم</translation>
    </message>
    <message>
        <source>the pair</source>
        <translation>خود زوج</translation>
    </message>
    <message>
        <source>cost is not shown</source>
        <translation>هزینه نشان داده نمی‌شود</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>واحد پول</translation>
    </message>
    <message>
        <source>an hour for each annotator</source>
        <translation>در ساعت برای هر برچسب‌زن</translation>
    </message>
    <message>
        <source>Guideline (Markdown)</source>
        <translation>راهنمای برچسب‌زنی (Markdown)</translation>
    </message>
    <message>
        <source>&amp;Built-in guideline</source>
        <translation>راهنمای برچسب‌زنی پیش‌ساخته</translation>
    </message>
    <message>
        <source>The project needs a name.</source>
        <translation>پروژه نام می‌خواهد.</translation>
    </message>
    <message>
        <source>A wage needs a currency.</source>
        <translation>دستمزد واحد پول می‌خواهد.</translation>
    </message>
    <message>
        <source>The guideline is longer than a million characters. Shorten it.</source>
        <translation>راهنمای برچسب‌زنی از یک میلیون نویسه بلندتر است. کوتاهش کنید.</translation>
    </message>
    <message>
        <source>Only a lead can change these; you can read them.</source>
        <translation>تنها سرپرست می‌تواند این‌ها را تغییر دهد؛ شما می‌توانید بخوانید.</translation>
    </message>
    <message>
        <source>Change project settings</source>
        <translation>تغییر تنظیمات پروژه</translation>
    </message>
    <message>
        <source>Somebody else has changed the settings meanwhile; saving replaces what they set.</source>
        <translation>در این میان کس دیگری تنظیمات را تغییر داده است؛ ذخیره کردن جای آن‌ها را می‌گیرد.</translation>
    </message>
    <message>
        <source>Your changes are not saved yet. Cancel or Escape once more drops them.</source>
        <translation>تغییرهای شما هنوز ذخیره نشده است. با «انصراف» یا Escape دوباره، دور انداخته می‌شود.</translation>
    </message>
    <message>
        <source>currency</source>
        <translation>واحد پول</translation>
    </message>
    <message>
        <source>St&amp;rict: what only one of the two says is removed, or not key</source>
        <translation>سخت‌گیرانه: آنچه تنها یکی از دو نفر می‌گوید برداشته می‌شود یا کلیدی نیست</translation>
    </message>
    <message>
        <source>Guideline as Markdown</source>
        <translation>راهنمای برچسب‌زنی به‌صورت Markdown</translation>
    </message>
    <message>
        <source>Guideline as annotators see it</source>
        <translation>راهنمای برچسب‌زنی آن‌گونه که برچسب‌زن‌ها می‌بینند</translation>
    </message>
    <message>
        <source>Point out to the lead</source>
        <translation>جلب توجه سرپرست</translation>
    </message>
    <message>
        <source>Hourly wage</source>
        <translation>دستمزد ساعتی</translation>
    </message>
    <message>
        <source>off</source>
        <comment>a rule</comment>
        <translation>خاموش</translation>
    </message>
    <message>
        <source> s</source>
        <translation> ثانیه</translation>
    </message>
    <message>
        <source>Seconds on an item, below which work is pointed out</source>
        <translation>ثانیه برای هر مورد؛ کمتر از آن، کار به سرپرست نشان داده می‌شود</translation>
    </message>
    <message>
        <source> %</source>
        <translation> ٪</translation>
    </message>
    <message>
        <source>Percent of one answer, from which on work is pointed out</source>
        <translation>درصد پاسخ یکسان؛ از آن به بالا، کار به سرپرست نشان داده می‌شود</translation>
    </message>
    <message>
        <source>a median below</source>
        <translation>میانهٔ کمتر از</translation>
    </message>
    <message>
        <source>on an item; one answer to</source>
        <translation>برای هر مورد؛ یک پاسخ به</translation>
    </message>
    <message numerus="yes">
        <source>of %n items or more</source>
        <translation>
            <numerusform>از %n مورد یا بیشتر</numerusform>
        </translation>
    </message>
    <message>
        <source>Guideline</source>
        <translation>راهنمای برچسب‌زنی</translation>
    </message>
</context>
<context>
    <name>tandem::PromptEditorDialog</name>
    <message>
        <source>Prompts of this project</source>
        <translation>پرامپت‌های این پروژه</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>پرامپت</translation>
    </message>
    <message>
        <source>&amp;Save as a new version</source>
        <translation>ذخیره به‌عنوان نسخهٔ تازه</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بستن</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>نسخه‌ها</translation>
    </message>
    <message>
        <source>&amp;Back to the built-in prompt</source>
        <translation>بازگشت به پرامپت درونی</translation>
    </message>
    <message>
        <source>Use the prompt that comes with Tandem again? Your versions stay in the list.</source>
        <translation>دوباره از پرامپت همراه Tandem استفاده شود؟ نسخه‌های شما در فهرست می‌مانند.</translation>
    </message>
    <message>
        <source>Use the built-in prompt</source>
        <translation>استفاده از پرامپت درونی</translation>
    </message>
    <message>
        <source>What you changed is not saved.</source>
        <translation>آنچه تغییر داده‌اید ذخیره نشده است.</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>دور انداختن</translation>
    </message>
    <message>
        <source>Saved. New runs use this version.</source>
        <translation>ذخیره شد. اجراهای تازه از این نسخه بهره می‌برند.</translation>
    </message>
    <message>
        <source>New runs use the prompt that comes with Tandem.</source>
        <translation>اجراهای تازه از پرامپت همراه Tandem بهره می‌برند.</translation>
    </message>
    <message>
        <source>What you changed is not saved. Close again to discard it.</source>
        <translation>آنچه تغییر داده‌اید ذخیره نشده است. برای دور انداختن، دوباره ببندید.</translation>
    </message>
    <message>
        <source>Only a lead can change the prompts; you can read them.</source>
        <translation>تنها سرپرست می‌تواند پرامپت‌ها را تغییر دهد؛ شما می‌توانید آن‌ها را بخوانید.</translation>
    </message>
</context>
<context>
    <name>tandem::PromptTextEdit</name>
    <message>
        <source>System: who the model is</source>
        <translation>سامانه: مدل کیست</translation>
    </message>
    <message>
        <source>User: what it is asked</source>
        <translation>کاربر: چه از آن پرسیده می‌شود</translation>
    </message>
    <message>
        <source>S&amp;ystem: who the model is</source>
        <translation>سامانه: مدل کیست</translation>
    </message>
    <message>
        <source>&amp;User: what it is asked</source>
        <translation>کاربر: چه از آن پرسیده می‌شود</translation>
    </message>
    <message>
        <source>Gaps that are filled in:</source>
        <translation>جاهای خالی که پر می‌شوند:</translation>
    </message>
    <message>
        <source>Put it where the cursor is</source>
        <translation>بگذار در جای مکان‌نما</translation>
    </message>
</context>
<context>
    <name>tandem::QuestionEditor</name>
    <message>
        <source>Yes</source>
        <translation>بله</translation>
    </message>
    <message>
        <source>No</source>
        <translation>خیر</translation>
    </message>
    <message>
        <source>An answer is ne&amp;eded</source>
        <translation>پاسخ &amp;لازم است</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>بله یا خیر</translation>
    </message>
    <message>
        <source>One of several answers</source>
        <translation>یکی از چند پاسخ</translation>
    </message>
    <message>
        <source>A scale</source>
        <translation>مقیاس</translation>
    </message>
    <message>
        <source>A text</source>
        <translation>متن</translation>
    </message>
    <message>
        <source>letters, digits and _</source>
        <translation>حرف، رقم و _</translation>
    </message>
    <message>
        <source>Q&amp;uestion</source>
        <translation>&amp;پرسش</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;گونه</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>پاسخ‌ها</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>مقیاس</translation>
    </message>
    <message>
        <source>Only &amp;after</source>
        <translation>تنها پس &amp;از</translation>
    </message>
    <message>
        <source>Name in &amp;files</source>
        <translation>&amp;نام در پرونده‌ها</translation>
    </message>
    <message>
        <source>Least value of the scale</source>
        <translation>کمترین مقدار مقیاس</translation>
    </message>
    <message>
        <source>Highest value of the scale</source>
        <translation>بیشترین مقدار مقیاس</translation>
    </message>
    <message>
        <source>What the least value means</source>
        <translation>معنای کمترین مقدار</translation>
    </message>
    <message>
        <source>What the highest value means</source>
        <translation>معنای بیشترین مقدار</translation>
    </message>
    <message>
        <source>what it means: “Very poor”</source>
        <translation>معنایش: «بسیار ضعیف»</translation>
    </message>
    <message>
        <source>what it means: “Very good”</source>
        <translation>معنایش: «بسیار خوب»</translation>
    </message>
    <message>
        <source>from</source>
        <translation>از</translation>
    </message>
    <message>
        <source>to</source>
        <translation>تا</translation>
    </message>
    <message>
        <source>answers, as in files: disagree, unsure</source>
        <translation>پاسخ‌ها، چنان‌که در پرونده‌ها: disagree, unsure</translation>
    </message>
    <message>
        <source>The answers after which it is asked</source>
        <translation>پاسخ‌هایی که پس از آن‌ها پرسیده می‌شود</translation>
    </message>
    <message>
        <source>whatever was answered</source>
        <translation>هر چه پاسخ داده شده باشد</translation>
    </message>
    <message>
        <source>answers to “%1”:</source>
        <translation>پاسخ‌ها به «%1»:</translation>
    </message>
    <message>
        <source>Only after</source>
        <translation>تنها پس از</translation>
    </message>
</context>
<context>
    <name>tandem::QuestionsPage</name>
    <message numerus="yes">
        <source>%n answer(s) to choose from</source>
        <translation>
            <numerusform>%Ln پاسخ برای گزینش</numerusform>
        </translation>
    </message>
    <message>
        <source>scale from %1 to %2</source>
        <translation>مقیاس از %1 تا %2</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>یک متن</translation>
    </message>
    <message>
        <source>New question</source>
        <translation>پرسش تازه</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>پرسش‌ها</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>افزودن</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>برداشتن</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>بالا</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>پایین</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>بله</translation>
    </message>
    <message>
        <source>No</source>
        <translation>خیر</translation>
    </message>
</context>
<context>
    <name>tandem::RatePage</name>
    <message>
        <source>Take the answer back</source>
        <translation>پس گرفتن پاسخ</translation>
    </message>
    <message>
        <source>Next item that lacks an answer</source>
        <translation>مورد بی‌پاسخ بعدی</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>راهنما</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>تحویل</translation>
    </message>
    <message>
        <source>Take the hand-in back</source>
        <translation>پس گرفتن تحویل</translation>
    </message>
    <message>
        <source>Studies that ask you</source>
        <translation>پژوهش‌هایی که از شما می‌پرسند</translation>
    </message>
    <message>
        <source>I agree and take part</source>
        <translation>موافقم و شرکت می‌کنم</translation>
    </message>
    <message>
        <source>I do not take part</source>
        <translation>شرکت نمی‌کنم</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>شما که هستید؟</translation>
    </message>
    <message>
        <source>Choose your name in the corner of the window. What you answer is yours alone until the study is closed.</source>
        <translation>نام خود را در گوشهٔ پنجره برگزینید. آنچه پاسخ می‌دهید تا بسته شدن پژوهش تنها از آن شماست.</translation>
    </message>
    <message>
        <source>No study asks you</source>
        <translation>هیچ پژوهشی از شما نمی‌پرسد</translation>
    </message>
    <message>
        <source>Who leads a study adds you as a rater; its items are here then.</source>
        <translation>سرپرست پژوهش شما را به‌عنوان ارزیاب می‌افزاید؛ آن‌گاه موارد آن این‌جا خواهند بود.</translation>
    </message>
    <message>
        <source>answer in “%1”</source>
        <translation>پاسخ در «%1»</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) lack an answer; this is one of them.</source>
        <translation>
            <numerusform>%Ln مورد پاسخ ندارد؛ این یکی از آن‌هاست.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand in your answers? You can take the hand-in back until the study is closed.</source>
        <translation>پاسخ‌هایتان تحویل داده شود؟ تا بسته شدن پژوهش می‌توانید تحویل را پس بگیرید.</translation>
    </message>
    <message>
        <source>The study is closed. Your answers can be read, but not changed.</source>
        <translation>پژوهش بسته است. پاسخ‌هایتان را می‌توان خواند، اما نمی‌توان تغییر داد.</translation>
    </message>
    <message>
        <source>You have handed in. Thank you!</source>
        <translation>شما تحویل داده‌اید. سپاس!</translation>
    </message>
    <message>
        <source>Somebody else goes on in your place.</source>
        <translation>کس دیگری به جای شما ادامه می‌دهد.</translation>
    </message>
    <message>
        <source>This study asks other people. Thank you for coming.</source>
        <translation>این پژوهش از افراد دیگری می‌پرسد. سپاس که آمدید.</translation>
    </message>
    <message>
        <source>The time in which answers could be given ended on %1.</source>
        <translation>مهلت پاسخ دادن در %1 پایان یافت.</translation>
    </message>
    <message>
        <source>Every item is answered. Look at them again if you like, then hand in.</source>
        <translation>به همهٔ موارد پاسخ داده شده است. اگر می‌خواهید دوباره نگاهشان کنید، سپس تحویل دهید.</translation>
    </message>
    <message>
        <source>You can answer and change answers until %1.</source>
        <translation>تا %1 می‌توانید پاسخ دهید و پاسخ‌ها را تغییر دهید.</translation>
    </message>
    <message numerus="yes">
        <source>Once you have begun, you can come back and change answers for %n day(s).</source>
        <translation>
            <numerusform>پس از آغاز، تا %Ln روز می‌توانید بازگردید و پاسخ‌ها را تغییر دهید.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 items are answered. The time does not run, and everything you answered is kept.</source>
        <translation>به %1 مورد از %2 پاسخ داده شده است. زمان نمی‌گذرد، و هر چه پاسخ داده‌اید نگه داشته شده است.</translation>
    </message>
    <message>
        <source>Time for a break?</source>
        <translation>وقت استراحت است؟</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>مکث</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>ادامه</translation>
    </message>
    <message>
        <source>Withdraw from “%1”? All your answers in it are erased, with your name: nobody can bring them back, and you cannot take part again.</source>
        <translation>از «%1» انصراف می‌دهید؟ همهٔ پاسخ‌هایتان در آن، همراه نامتان، پاک می‌شود: هیچ‌کس نمی‌تواند آن‌ها را بازگرداند، و شما دیگر نمی‌توانید شرکت کنید.</translation>
    </message>
    <message>
        <source>Withdraw and erase</source>
        <translation>انصراف و پاک کردن</translation>
    </message>
    <message>
        <source>You have withdrawn. Your answers are erased.</source>
        <translation>انصراف داده‌اید. پاسخ‌هایتان پاک شده است.</translation>
    </message>
    <message>
        <source>Next item</source>
        <translation>مورد بعدی</translation>
    </message>
    <message>
        <source>Previous item</source>
        <translation>مورد قبلی</translation>
    </message>
    <message>
        <source>open item</source>
        <translation>مورد بی‌پاسخ</translation>
    </message>
    <message>
        <source>pause</source>
        <translation>مکث</translation>
    </message>
    <message>
        <source>instructions</source>
        <translation>راهنما</translation>
    </message>
    <message>
        <source>Withdraw from the study</source>
        <translation>انصراف از پژوهش</translation>
    </message>
    <message>
        <source>Withdraw …</source>
        <translation>انصراف …</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation>رضایت آگاهانه</translation>
    </message>
    <message>
        <source>every answer is on disk at once</source>
        <translation>هر پاسخ بی‌درنگ روی دیسک است</translation>
    </message>
    <message>
        <source>next</source>
        <translation>بعدی</translation>
    </message>
    <message>
        <source>back</source>
        <translation>بازگشت</translation>
    </message>
    <message>
        <source>hand in</source>
        <translation>تحویل</translation>
    </message>
    <message>
        <source>agree</source>
        <translation>موافقم</translation>
    </message>
    <message>
        <source>Choose your name…</source>
        <translation>برگزیدن نام خود…</translation>
    </message>
    <message>
        <source>This was the last item. Ctrl+Enter hands in.</source>
        <translation>این آخرین مورد بود. Ctrl+Enter تحویل می‌دهد.</translation>
    </message>
</context>
<context>
    <name>tandem::RatedItemView</name>
    <message>
        <source>Text</source>
        <translation>متن</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>name and number of a text</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>tandem::RatingView</name>
    <message>
        <source>Nothing to rate</source>
        <translation>چیزی برای رتبه‌دهی نیست</translation>
    </message>
    <message>
        <source>No item of this study was handed out to you.</source>
        <translation>هیچ موردی از این پژوهش به شما واگذار نشده است.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 از %2</translation>
    </message>
    <message>
        <source>For practice: this item does not count.</source>
        <translation>برای تمرین: این مورد شمرده نمی‌شود.</translation>
    </message>
    <message>
        <source>%1 of %2 that belong together</source>
        <comment>place in a group</comment>
        <translation>%1 از %2 موردی که با هم‌اند</translation>
    </message>
    <message>
        <source>The item and its questions</source>
        <translation>مورد و پرسش‌هایش</translation>
    </message>
</context>
<context>
    <name>tandem::ReadingBar</name>
    <message>
        <source>Cancel</source>
        <translation>انصراف</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>در حال محاسبه…</translation>
    </message>
</context>
<context>
    <name>tandem::RecentAnswers</name>
    <message>
        <source>%1 Y</source>
        <comment>item number, yes</comment>
        <translation>%1 بله</translation>
    </message>
    <message>
        <source>%1 N</source>
        <comment>item number, no</comment>
        <translation>%1 خیر</translation>
    </message>
    <message>
        <source>%1: yes</source>
        <translation>%1: بله</translation>
    </message>
    <message>
        <source>%1: no</source>
        <translation>%1: خیر</translation>
    </message>
    <message>
        <source>Last answers</source>
        <translation>آخرین پاسخ‌ها</translation>
    </message>
</context>
<context>
    <name>tandem::ReferentPicker</name>
    <message>
        <source>What does “%1” point to?</source>
        <translation>«%1» به چه اشاره دارد؟</translation>
    </message>
    <message>
        <source>Words of the article, or your own</source>
        <translation>واژه‌های مقاله یا واژه‌های خودتان</translation>
    </message>
    <message>
        <source>Type words of the article; or Alt+A, select them there and press Enter.</source>
        <translation>واژه‌های مقاله را بنویسید؛ یا Alt+A را بزنید، آن‌ها را آن‌جا برگزینید و Enter بزنید.</translation>
    </message>
    <message>
        <source>Not in the article. Enter keeps the words as typed.</source>
        <translation>در مقاله نیست. Enter واژه‌ها را همان‌گونه که نوشته‌اید نگه می‌دارد.</translation>
    </message>
    <message>
        <source>Paragraph %1, place %2 of %3. Enter links it, arrows go on, Shift+Enter keeps the words as typed.</source>
        <translation>بند %1، جای %2 از %3. Enter پیوند می‌دهد، پیکان‌ها پیش می‌روند، Shift+Enter واژه‌های نوشته‌شده را نگه می‌دارد.</translation>
    </message>
</context>
<context>
    <name>tandem::ReplyDialog</name>
    <message>
        <source>Reply and prompt</source>
        <translation>پاسخ و پرامپت</translation>
    </message>
</context>
<context>
    <name>tandem::ResultOutput</name>
    <message numerus="yes">
        <source>%n table(s) copied.</source>
        <translation>
            <numerusform>%Ln جدول رونوشت شد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>در %1 ذخیره شد.</translation>
    </message>
</context>
<context>
    <name>tandem::ReviewDesk</name>
    <message>
        <source>opinion on %1 of %2 taken back</source>
        <translation>نظر دربارهٔ %1 از %2 پس گرفته شد</translation>
    </message>
    <message>
        <source>review of %1 of %2: %3</source>
        <translation>بازبینی %1 از %2: %3</translation>
    </message>
    <message>
        <source>A note in Inspect waits for your opinion, which it is kept with.</source>
        <translation>یادداشتی در «وارسی» منتظر نظر شماست که همراه آن نگه داشته می‌شود.</translation>
    </message>
</context>
<context>
    <name>tandem::ReviewersPage</name>
    <message>
        <source>&amp;Mode</source>
        <translation>حالت</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>رونوشت</translation>
    </message>
    <message>
        <source>Save table…</source>
        <translation>ذخیرهٔ جدول…</translation>
    </message>
    <message>
        <source>Copy the reviewers&apos; agreement</source>
        <translation>رونوشت توافق بازبین‌ها</translation>
    </message>
    <message>
        <source>Save the reviewers&apos; agreement</source>
        <translation>ذخیرهٔ توافق بازبین‌ها</translation>
    </message>
    <message>
        <source>Reviewers and the language model</source>
        <translation>بازبین‌ها و مدل زبانی</translation>
    </message>
    <message>
        <source>Agreement is the share of “agree” among “agree” and “disagree”, with Wilson&apos;s 95 % interval; “unsure” is counted apart. Only decisions that the model made.</source>
        <translation>توافق سهم «موافق» در میان «موافق» و «مخالف» است، با بازهٔ ۹۵ ٪ ویلسون؛ «نامطمئن» جداگانه شمرده می‌شود. فقط تصمیم‌هایی که مدل گرفته است.</translation>
    </message>
    <message>
        <source>Reviewers and each other</source>
        <translation>بازبین‌ها با یکدیگر</translation>
    </message>
    <message>
        <source>On the decisions that both gave an opinion on. A verdict is the yes or no that a reviewer stands for: the model&apos;s where they agree, the corrected one where not.</source>
        <translation>روی تصمیم‌هایی که هر دو درباره‌شان نظر داده‌اند. رأی همان بله یا خیری است که بازبین پای آن می‌ایستد: رأی مدل در جایی که موافق است، و رأی اصلاح‌شده در جایی که نیست.</translation>
    </message>
    <message>
        <source>Scores under the reviewers&apos; verdicts</source>
        <translation>امتیازها با رأی بازبین‌ها</translation>
    </message>
    <message>
        <source>Mean F over the reviewed evaluations; where several reviewed one, the mean of theirs.</source>
        <translation>میانگین F روی ارزیابی‌های بازبینی‌شده؛ اگر چند نفر یکی را بازبینی کرده باشند، میانگین آن‌ها.</translation>
    </message>
    <message>
        <source>No finished reviews to show</source>
        <translation>بازبینی پایان‌یافته‌ای برای نمایش نیست</translation>
    </message>
    <message>
        <source>In Inspect reviewers say of each decision whether they agree. What others said of an evaluation is counted here once you are done with it yourself.</source>
        <translation>در «وارسی» بازبین‌ها دربارهٔ هر تصمیم می‌گویند که موافق‌اند یا نه. آنچه دیگران دربارهٔ یک ارزیابی گفته‌اند زمانی این‌جا شمرده می‌شود که خودتان کارتان را با آن پایان داده باشید.</translation>
    </message>
    <message>
        <source>Review evaluations</source>
        <translation>بازبینی ارزیابی‌ها</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>شما که هستید؟</translation>
    </message>
    <message>
        <source>Reviewers work blind to each other, so that what is shown here depends on who looks. Choose your name first.</source>
        <translation>بازبین‌ها پنهان از یکدیگر کار می‌کنند، پس آنچه این‌جا نشان داده می‌شود به بیننده بستگی دارد. نخست نام خود را برگزینید.</translation>
    </message>
    <message numerus="yes">
        <source>%n evaluation(s) reviewed, </source>
        <translation>
            <numerusform>%Ln ارزیابی بازبینی‌شده، </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished review(s)</source>
        <translation>
            <numerusform>%Ln بازبینی پایان‌یافته</numerusform>
        </translation>
    </message>
    <message>
        <source>Where there is a dash: %1</source>
        <translation>جاهایی که خط تیره هست: %1</translation>
    </message>
    <message>
        <source>Choose your name…</source>
        <translation>برگزیدن نام خود…</translation>
    </message>
</context>
<context>
    <name>tandem::RowPanel</name>
    <message>
        <source>Paragraph</source>
        <translation>بند</translation>
    </message>
    <message>
        <source>Paragraph %1</source>
        <translation>بند %1</translation>
    </message>
    <message>
        <source>Decided by %1: %2</source>
        <translation>تصمیم %1: %2</translation>
    </message>
    <message>
        <source>disagreement %1 of %2</source>
        <translation>اختلاف %1 از %2</translation>
    </message>
    <message>
        <source>Both say yes: the paragraph is kept as supporting.</source>
        <translation>هر دو می‌گویند بله: بند به‌عنوان پشتیبان می‌ماند.</translation>
    </message>
    <message>
        <source>Both say no: the paragraph is kept as nonsupporting.</source>
        <translation>هر دو می‌گویند خیر: بند به‌عنوان غیرپشتیبان می‌ماند.</translation>
    </message>
    <message>
        <source>Strict rule: only what both say stays. The paragraph is removed as boundary.</source>
        <translation>قاعدهٔ سخت‌گیرانه: تنها آنچه هر دو می‌گویند می‌ماند. بند به‌عنوان مرزی حذف می‌شود.</translation>
    </message>
    <message>
        <source>The sample is settled: the outcome is frozen until the lead reopens it.</source>
        <translation>نمونه نهایی شده است: نتیجه ثابت می‌ماند تا سرپرست آن را بازگشایی کند.</translation>
    </message>
    <message>
        <source>The two differ. Decide with a note; the sides are shuffled and unnamed.</source>
        <translation>دو نفر اختلاف دارند. با یادداشت تصمیم بگیرید؛ دو طرف درهم و بی‌نام‌اند.</translation>
    </message>
    <message>
        <source>The two differ. Somebody else decides here, by this project’s settings.</source>
        <translation>دو نفر اختلاف دارند. بنا بر تنظیمات این پروژه، کس دیگری اینجا تصمیم می‌گیرد.</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>گزاره</translation>
    </message>
    <message>
        <source>Fact %1</source>
        <translation>گزارهٔ %1</translation>
    </message>
    <message>
        <source>From paragraph %1: %2</source>
        <translation>از بند %1: %2</translation>
    </message>
    <message>
        <source>Both said the same, blind.</source>
        <translation>هر دو پنهانی یک چیز گفتند.</translation>
    </message>
    <message>
        <source>The two differed, blind. What they say after the discussion counts.</source>
        <translation>این دو پنهانی اختلاف داشتند. آنچه پس از گفت‌وگو می‌گویند به شمار می‌آید.</translation>
    </message>
    <message>
        <source>Strict rule: only what both say is key. The fact is not key.</source>
        <translation>قاعدهٔ سخت‌گیرانه: تنها آنچه هر دو بگویند کلیدی است. این گزاره کلیدی نیست.</translation>
    </message>
    <message>
        <source>Both say yes: the fact is key.</source>
        <translation>هر دو می‌گویند بله: گزاره کلیدی است.</translation>
    </message>
    <message>
        <source>Both say no: the fact is not key.</source>
        <translation>هر دو می‌گویند نه: گزاره کلیدی نیست.</translation>
    </message>
    <message>
        <source>What both said of the row</source>
        <translation>آنچه هر دو دربارهٔ ردیف گفته‌اند</translation>
    </message>
    <message>
        <source>%1 · guideline must change</source>
        <translation>%1 · راهنمای برچسب‌زنی باید تغییر کند</translation>
    </message>
</context>
<context>
    <name>tandem::RunCenter</name>
    <message>
        <source>Another run is being worked on.</source>
        <translation>اجرای دیگری در جریان است.</translation>
    </message>
    <message>
        <source>Wait for it, or pause it first.</source>
        <translation>منتظر آن بمانید، یا نخست آن را مکث دهید.</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %n answer(s) that may have to be paid for.</source>
        <translation>
            <numerusform>در انتظار %Ln پاسخ که شاید باید بهایش پرداخت شود.</numerusform>
        </translation>
    </message>
    <message>
        <source>Storing answers.</source>
        <translation>در حال ذخیرهٔ پاسخ‌ها.</translation>
    </message>
</context>
<context>
    <name>tandem::RunDetail</name>
    <message>
        <source>Tasks</source>
        <translation>کارها</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>زمان</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>توکن‌ها</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>هزینه</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>kind of run, model</comment>
        <translation>%1 با %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 از %2</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 ناموفق</translation>
    </message>
    <message>
        <source>%1 cancelled</source>
        <translation>%1 لغوشده</translation>
    </message>
    <message>
        <source>%1 in, %2 out</source>
        <comment>tokens</comment>
        <translation>%1 ورودی، %2 خروجی</translation>
    </message>
    <message>
        <source>waiting for the calls that were sent already</source>
        <translation>در انتظار فراخوانی‌هایی که پیش‌تر فرستاده شده‌اند</translation>
    </message>
    <message>
        <source>%1 at %2, begun %3</source>
        <comment>state, endpoint, time</comment>
        <translation>%1 در %2، آغاز %3</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>حدود %1</translation>
    </message>
    <message>
        <source>left, at %1 a minute</source>
        <translation>مانده، با %1 در دقیقه</translation>
    </message>
    <message>
        <source>left; not known yet</source>
        <translation>مانده؛ هنوز معلوم نیست</translation>
    </message>
    <message>
        <source>from start to end</source>
        <translation>از آغاز تا پایان</translation>
    </message>
    <message>
        <source>not under way</source>
        <translation>در جریان نیست</translation>
    </message>
    <message>
        <source>the endpoint has no prices</source>
        <translation>نقطهٔ پایانی قیمت ندارد</translation>
    </message>
    <message numerus="yes">
        <source>without %n reply(s) of unknown cost</source>
        <translation>
            <numerusform>بدون %Ln پاسخ با هزینهٔ نامعلوم</numerusform>
        </translation>
    </message>
    <message>
        <source>of at most %1</source>
        <translation>از حداکثر %1</translation>
    </message>
    <message>
        <source>no spending cap</source>
        <translation>بدون سقف هزینه</translation>
    </message>
    <message>
        <source>looking whether another program works on it</source>
        <translation>بررسی این‌که برنامهٔ دیگری روی آن کار می‌کند یا نه</translation>
    </message>
    <message>
        <source>up to %1 more for requests without an answer</source>
        <translation>تا %1 دیگر برای درخواست‌های بی پاسخ</translation>
    </message>
    <message>
        <source>%1 set aside</source>
        <translation>%1 کنار گذاشته شده</translation>
    </message>
    <message>
        <source>%1 could not be read</source>
        <comment>answers</comment>
        <translation>%1 پاسخ خوانده نشد</translation>
    </message>
    <message>
        <source>waiting until %1, as the server asks</source>
        <translation>به خواست کارساز تا %1 منتظر است</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) left without an answer</source>
        <translation>
            <numerusform>%Ln درخواست بی پاسخ ماند</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::RunForecastRows</name>
    <message>
        <source>%1, and %2 that were answered before and cost nothing</source>
        <translation>%1، و %2 که پیش‌تر پاسخ گرفته‌اند و هزینه‌ای ندارند</translation>
    </message>
    <message>
        <source>%1; then about %2, depending on the answers</source>
        <comment>numbers of calls</comment>
        <translation>%1؛ سپس حدود %2، بسته به پاسخ‌ها</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) are done already.</source>
        <translation>
            <numerusform>%Ln مورد از پیش انجام شده است.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paragraph(s) are done already.</source>
        <translation>
            <numerusform>%Ln بند پیش‌تر انجام شده است.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) are not ready.</source>
        <translation>
            <numerusform>%Ln نمونه آماده نیست.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, version %2, as it comes with Tandem</source>
        <translation>%1، نسخهٔ %2، همان که همراه Tandem می‌آید</translation>
    </message>
    <message>
        <source>%1, version %2, of this project</source>
        <translation>%1، نسخهٔ %2، از این پروژه</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>فراخوانی‌ها</translation>
    </message>
    <message>
        <source>Tokens, about</source>
        <translation>توکن‌ها، حدود</translation>
    </message>
    <message>
        <source>Cost, about</source>
        <translation>هزینه، حدود</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>پرامپت</translation>
    </message>
    <message>
        <source>%1 in, %2 – %3 out</source>
        <translation>%1 ورودی، %2 – %3 خروجی</translation>
    </message>
    <message numerus="yes">
        <source>%n output(s) are evaluated already, or a run is at them.</source>
        <translation>
            <numerusform>%n خروجی از پیش ارزیابی شده‌اند، یا اجرایی در کار آن‌هاست.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::RunsWorkspace</name>
    <message>
        <source>Cancel the run</source>
        <translation>لغو اجرا</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>اجراها</translation>
    </message>
    <message>
        <source>Nothing was asked of a model yet</source>
        <translation>هنوز چیزی از مدل پرسیده نشده است</translation>
    </message>
    <message>
        <source>Decompose paragraphs…</source>
        <translation>شکستن بندها…</translation>
    </message>
    <message>
        <source>Endpoints…</source>
        <translation>نقطه‌های پایانی…</translation>
    </message>
    <message>
        <source>Batch ▾</source>
        <translation>دسته ▾</translation>
    </message>
    <message>
        <source>Judge outputs ▾</source>
        <translation>داوری خروجی‌ها ▾</translation>
    </message>
    <message>
        <source>Give the batch up? Its questions are asked live once the run goes on, and may have to be paid for twice.</source>
        <translation>از دسته دست کشیده شود؟ پرسش‌هایش پس از ادامهٔ اجرا زنده پرسیده می‌شوند و شاید باید دو بار بهایشان پرداخت شود.</translation>
    </message>
    <message>
        <source>Give the batch up</source>
        <translation>دست کشیدن از دسته</translation>
    </message>
    <message>
        <source>Resume with a higher cap</source>
        <translation>ادامه با سقف بالاتر</translation>
    </message>
    <message>
        <source>Spend at most (%1), with what this run has spent so far:</source>
        <translation>هزینه حداکثر (%1)، با آنچه این اجرا تاکنون خرج کرده است:</translation>
    </message>
    <message>
        <source>Batches (*.jsonl)</source>
        <translation>دسته‌ها (*.jsonl)</translation>
    </message>
    <message>
        <source>Cancel this run for good? What was answered stays; the rest is no longer asked.</source>
        <translation>این اجرا برای همیشه لغو شود؟ آنچه پاسخ گرفته می‌ماند؛ بقیه دیگر پرسیده نمی‌شود.</translation>
    </message>
    <message>
        <source>A run asks a language model about many paragraphs: to break them down into atomic facts, or to find facts that conflict. Set up an endpoint first.</source>
        <translation>یک اجرا دربارهٔ بندهای بسیار از مدل زبانی می‌پرسد: تا آن‌ها را به گزاره‌های اتمی بشکند، یا گزاره‌های متعارض را بیابد. نخست یک نقطهٔ پایانی بسازید.</translation>
    </message>
    <message>
        <source>&amp;Decompose paragraphs…</source>
        <translation>شکستن بندها…</translation>
    </message>
    <message>
        <source>&amp;Check for conflicts…</source>
        <translation>بررسی تعارض‌ها…</translation>
    </message>
    <message>
        <source>&amp;GEMBA scores…</source>
        <translation>امتیازهای GEMBA…</translation>
    </message>
    <message>
        <source>G-&amp;Eval scores…</source>
        <translation>امتیازهای G-Eval…</translation>
    </message>
    <message>
        <source>&amp;AutoEval scores…</source>
        <translation>امتیازهای AutoEval…</translation>
    </message>
    <message>
        <source>Pairwise &amp;judge…</source>
        <translation>داور جفتی…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;مکث</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;ادامه</translation>
    </message>
    <message>
        <source>&amp;Cancel the run</source>
        <translation>لغو اجرا</translation>
    </message>
    <message>
        <source>Retry &amp;failed</source>
        <translation>تلاش دوباره برای ناموفق‌ها</translation>
    </message>
    <message>
        <source>&amp;Write as a batch…</source>
        <translation>نوشتن به‌صورت دسته…</translation>
    </message>
    <message>
        <source>Read &amp;batch results…</source>
        <translation>خواندن نتایج دسته…</translation>
    </message>
    <message>
        <source>&amp;Give the batch up</source>
        <translation>دست کشیدن از دسته</translation>
    </message>
    <message>
        <source>Show the &amp;reply</source>
        <translation>نمایش پاسخ</translation>
    </message>
    <message>
        <source>&amp;Endpoints…</source>
        <translation>نقطه‌های پایانی…</translation>
    </message>
    <message>
        <source>Pro&amp;mpts…</source>
        <translation>پرامپت‌ها…</translation>
    </message>
    <message>
        <source>&amp;Open the results</source>
        <translation>&amp;باز کردن نتایج</translation>
    </message>
    <message>
        <source>&amp;Open in %1</source>
        <comment>name of a screen</comment>
        <translation>&amp;باز کردن در %1</translation>
    </message>
</context>
<context>
    <name>tandem::SampleFilterMenu</name>
    <message>
        <source>, </source>
        <comment>between parts of a filter</comment>
        <translation>، </translation>
    </message>
    <message>
        <source>&amp;State</source>
        <translation>وضعیت</translation>
    </message>
    <message>
        <source>Any state</source>
        <translation>هر وضعیت</translation>
    </message>
    <message>
        <source>&amp;Person</source>
        <translation>فرد</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>هر کس</translation>
    </message>
    <message>
        <source>&amp;Domain</source>
        <translation>حوزه</translation>
    </message>
    <message>
        <source>Any domain</source>
        <translation>هر حوزه</translation>
    </message>
</context>
<context>
    <name>tandem::SampleListPane</name>
    <message>
        <source>Samples</source>
        <translation>نمونه‌ها</translation>
    </message>
    <message>
        <source>Filter by word, state, domain</source>
        <translation>پالایش با واژه، وضعیت، حوزه</translation>
    </message>
    <message>
        <source>Filter samples by words</source>
        <translation>پالایش نمونه‌ها با واژه</translation>
    </message>
    <message>
        <source>Only &amp;mine</source>
        <translation>فقط مال من</translation>
    </message>
    <message>
        <source>Filter samples</source>
        <translation>پالایش نمونه‌ها</translation>
    </message>
    <message>
        <source>Filter by state, person or domain</source>
        <translation>پالایش بر پایهٔ وضعیت، فرد یا حوزه</translation>
    </message>
    <message>
        <source>No samples yet</source>
        <translation>هنوز نمونه‌ای نیست</translation>
    </message>
    <message>
        <source>Import articles or a benchmark to begin.</source>
        <translation>برای شروع، مقاله یا معیار وارد کنید.</translation>
    </message>
    <message>
        <source>Nothing is assigned to you</source>
        <translation>چیزی به شما واگذار نشده است</translation>
    </message>
    <message>
        <source>A lead assigns samples to pairs of people.</source>
        <translation>سرپرست نمونه‌ها را به زوج‌ها واگذار می‌کند.</translation>
    </message>
    <message>
        <source>Show all samples</source>
        <translation>نمایش همهٔ نمونه‌ها</translation>
    </message>
    <message>
        <source>No sample passes the filter</source>
        <translation>هیچ نمونه‌ای از پالایه نمی‌گذرد</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 از %2 انجام شد</translation>
    </message>
    <message>
        <source>Show all samples that have the words</source>
        <translation>نمایش همهٔ نمونه‌هایی که این واژه‌ها را دارند</translation>
    </message>
    <message>
        <source>only mine</source>
        <translation>فقط مال من</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a filter</comment>
        <translation>، </translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>درون‌بری…</translation>
    </message>
</context>
<context>
    <name>tandem::SamplesPage</name>
    <message>
        <source>Open the sample</source>
        <translation>باز کردن نمونه</translation>
    </message>
    <message>
        <source>Assign balanced…</source>
        <translation>واگذاری متوازن…</translation>
    </message>
    <message>
        <source>Edit the discussion…</source>
        <translation>ویرایش گفت‌وگو…</translation>
    </message>
    <message>
        <source>Filter samples</source>
        <translation>پالایش نمونه‌ها</translation>
    </message>
    <message>
        <source>Assign…</source>
        <translation>واگذاری…</translation>
    </message>
    <message>
        <source>Samples and steps</source>
        <translation>نمونه‌ها و گام‌ها</translation>
    </message>
    <message>
        <source>No sample passes this filter</source>
        <translation>هیچ نمونه‌ای از این پالایه نمی‌گذرد</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>پاک کردن پالایه</translation>
    </message>
    <message>
        <source>No samples yet</source>
        <translation>هنوز نمونه‌ای نیست</translation>
    </message>
    <message>
        <source>Import articles (text, Markdown, JSON, JSON Lines) or a KGDS.json, or drop them on the window.</source>
        <translation>مقاله (متن، Markdown، JSON، JSON Lines) یا KGDS.json وارد کنید، یا آن‌ها را روی پنجره رها کنید.</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>درون‌بری…</translation>
    </message>
    <message>
        <source>filtering…</source>
        <translation>در حال پالایش…</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s)</source>
        <translation>
            <numerusform>%Ln نمونه</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 samples</source>
        <translation>%1 از %2 نمونه</translation>
    </message>
    <message>
        <source>Only a lead assigns samples, and this project has none yet: add people first.</source>
        <translation>تنها سرپرست نمونه‌ها را واگذار می‌کند و این پروژه هنوز سرپرست ندارد: نخست افراد را بیفزایید.</translation>
    </message>
    <message>
        <source>Only a lead assigns samples: %1. Switch in the window&apos;s corner if that is you.</source>
        <translation>تنها سرپرست نمونه‌ها را واگذار می‌کند: %1. اگر شمایید، در گوشهٔ پنجره تغییر دهید.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between items of a list</comment>
        <translation>، </translation>
    </message>
    <message>
        <source>%1: assign to a pair…</source>
        <comment>step</comment>
        <translation>%1: سپردن به یک جفت…</translation>
    </message>
    <message>
        <source>%1: assign balanced…</source>
        <comment>step</comment>
        <translation>%1: سپردن متوازن…</translation>
    </message>
    <message>
        <source>%1: unassign</source>
        <comment>step</comment>
        <translation>%1: پس گرفتن واگذاری</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>بازگرداندن</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>کنار گذاشتن</translation>
    </message>
    <message>
        <source>Every word must occur in the title, the article or the discussion, at least as the beginning of a word.</source>
        <translation>هر واژه باید در عنوان، مقاله یا گفت‌وگو باشد، دست‌کم به‌صورت آغاز یک واژه.</translation>
    </message>
    <message numerus="yes">
        <source>Why are %n sample(s) set aside?</source>
        <translation>
            <numerusform>چرا %n نمونه کنار گذاشته می‌شوند؟</numerusform>
        </translation>
    </message>
    <message>
        <source>Exports and statistics say how many, and why</source>
        <translation>برون‌بری‌ها و آمار می‌گویند چند نمونه و چرا</translation>
    </message>
    <message>
        <source>Reason for setting aside</source>
        <translation>دلیل کنار گذاشتن</translation>
    </message>
    <message>
        <source>Write a reason first.</source>
        <translation>نخست دلیلی بنویسید.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>انصراف</translation>
    </message>
    <message>
        <source>Set aside…</source>
        <translation>کنار گذاشتن…</translation>
    </message>
    <message>
        <source>Edit the article…</source>
        <translation>ویرایش مقاله…</translation>
    </message>
    <message>
        <source>Add people…</source>
        <translation>افزودن افراد…</translation>
    </message>
    <message>
        <source>Choose your name…</source>
        <translation>برگزیدن نام خود…</translation>
    </message>
    <message>
        <source>Set aside without a reason.</source>
        <translation>بدون دلیل کنار گذاشته شده است.</translation>
    </message>
    <message>
        <source>Set aside: %1</source>
        <translation>کنار گذاشته شده: %1</translation>
    </message>
</context>
<context>
    <name>tandem::SavedIndicator</name>
    <message>
        <source>all answers on disk</source>
        <translation>همهٔ پاسخ‌ها روی دیسک است</translation>
    </message>
    <message numerus="yes">
        <source>saving %n answer(s) ...</source>
        <translation>
            <numerusform>در حال ذخیرهٔ %Ln پاسخ ...</numerusform>
        </translation>
    </message>
    <message>
        <source>not saved: %1</source>
        <translation>ذخیره نشد: %1</translation>
    </message>
</context>
<context>
    <name>tandem::ScoreBars</name>
    <message>
        <source>Score by mode</source>
        <translation>امتیاز به تفکیک حالت</translation>
    </message>
</context>
<context>
    <name>tandem::ScorePanel</name>
    <message>
        <source>Score</source>
        <translation>امتیاز</translation>
    </message>
    <message>
        <source>As you judge it: %1</source>
        <translation>به داوری شما: %1</translation>
    </message>
    <message>
        <source>Not scored yet: its run is not through with it.</source>
        <translation>هنوز امتیاز ندارد: اجرایش با آن به پایان نرسیده است.</translation>
    </message>
    <message>
        <source>Not scored because the aspects of the expected text are not known: %1</source>
        <translation>امتیاز ندارد، چون جنبه‌های متن مورد انتظار معلوم نیست: %1</translation>
    </message>
    <message>
        <source>Not scored because the aspects of the generated text are not known: %1</source>
        <translation>امتیاز ندارد، چون جنبه‌های متن تولیدشده معلوم نیست: %1</translation>
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
        <translation>%1 به بازیابی %2 می‌دهد</translation>
    </message>
    <message>
        <source>%1 gives %2 to precision</source>
        <comment>aspect, share</comment>
        <translation>%1 به دقت %2 می‌دهد</translation>
    </message>
    <message>
        <source>No aspect gives anything to recall.</source>
        <translation>هیچ جنبه‌ای چیزی به بازیابی نمی‌دهد.</translation>
    </message>
    <message>
        <source>No aspect gives anything to precision.</source>
        <translation>هیچ جنبه‌ای چیزی به دقت نمی‌دهد.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between shares</comment>
        <translation>، </translation>
    </message>
    <message>
        <source>%1, the rest 0.</source>
        <comment>shares</comment>
        <translation>%1، بقیه ۰.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>shares</comment>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>tandem::ScoresPage</name>
    <message>
        <source>Pairs</source>
        <translation>جفت‌ها</translation>
    </message>
    <message>
        <source>Systems</source>
        <translation>سامانه‌ها</translation>
    </message>
    <message>
        <source>Rows of the table</source>
        <translation>ردیف‌های جدول</translation>
    </message>
    <message>
        <source>Filter pairs</source>
        <translation>پالایش جفت‌ها</translation>
    </message>
    <message>
        <source>Filter pairs by name, system or words of their texts</source>
        <translation>پالایش جفت‌ها بر پایهٔ نام، سامانه یا واژه‌های متن‌هایشان</translation>
    </message>
    <message>
        <source>Scores of pairs</source>
        <translation>امتیازهای جفت‌ها</translation>
    </message>
    <message>
        <source>Scores by system</source>
        <translation>امتیازها به تفکیک سامانه</translation>
    </message>
    <message>
        <source>Where the pairs come from</source>
        <translation>خاستگاه جفت‌ها</translation>
    </message>
    <message>
        <source>Pairs of texts (*.jsonl *.ndjson *.json *.csv)</source>
        <translation>جفت‌های متن (*.jsonl *.ndjson *.json *.csv)</translation>
    </message>
    <message>
        <source>Scores (*.csv)</source>
        <translation>امتیازها (*.csv)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) copied.</source>
        <translation>
            <numerusform>از %Ln ردیف رونوشت گرفته شد.</numerusform>
        </translation>
    </message>
    <message>
        <source>This project&apos;s outputs</source>
        <translation>خروجی‌های این پروژه</translation>
    </message>
    <message>
        <source>No pairs of texts yet</source>
        <translation>هنوز جفت متنی نیست</translation>
    </message>
    <message>
        <source>A pair is a text that is expected and one that a system made. This project has no cases with both: import cases in Evaluate, or drop a JSONL, JSON or CSV file of pairs here.</source>
        <translation>هر جفت، متنی مورد انتظار و متنی است که سامانه‌ای ساخته است. این پروژه موردی با هر دو ندارد: در ارزیابی موردها را وارد کنید، یا یک پروندهٔ JSONL، JSON یا CSV از جفت‌ها را این‌جا رها کنید.</translation>
    </message>
    <message>
        <source>The file has no pairs. Drop another JSONL, JSON or CSV file of pairs here, or score this project&apos;s outputs.</source>
        <translation>پرونده هیچ جفتی ندارد. پروندهٔ JSONL، JSON یا CSV دیگری از جفت‌ها را این‌جا رها کنید، یا به خروجی‌های این پروژه امتیاز دهید.</translation>
    </message>
    <message>
        <source>Open a file of pairs…</source>
        <translation>باز کردن پروندهٔ جفت‌ها…</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>در حال خواندن…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln system(s)</source>
        <translation>
            <numerusform>%Ln سامانه</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) selected</source>
        <translation>
            <numerusform>%Ln جفت برگزیده</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln pair(s)</source>
        <translation>
            <numerusform>%1 از %Ln جفت</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s)</source>
        <translation>
            <numerusform>%Ln جفت</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a file of pairs</source>
        <translation>باز کردن پروندهٔ جفت‌ها</translation>
    </message>
    <message>
        <source>Score this project&apos;s outputs</source>
        <translation>امتیازدهی به خروجی‌های این پروژه</translation>
    </message>
    <message>
        <source>Add scores from a CSV file</source>
        <translation>افزودن امتیازها از پروندهٔ CSV</translation>
    </message>
    <message>
        <source>Choose the measures</source>
        <translation>برگزیدن سنجه‌ها</translation>
    </message>
    <message>
        <source>Measures…</source>
        <translation>سنجه‌ها…</translation>
    </message>
    <message>
        <source>Have a language model judge the outputs</source>
        <translation>سپردن داوری خروجی‌ها به یک مدل زبانی</translation>
    </message>
    <message>
        <source>Judge…</source>
        <translation>داوری…</translation>
    </message>
    <message>
        <source>Save the table of scores</source>
        <translation>ذخیرهٔ جدول امتیازها</translation>
    </message>
    <message>
        <source>Save table…</source>
        <translation>ذخیرهٔ جدول…</translation>
    </message>
    <message>
        <source>Copy the selected rows</source>
        <translation>رونوشت از ردیف‌های برگزیده</translation>
    </message>
    <message>
        <source>Filter the pairs</source>
        <translation>پالایش جفت‌ها</translation>
    </message>
    <message>
        <source>Show pairs or systems</source>
        <translation>نمایش جفت‌ها یا سامانه‌ها</translation>
    </message>
    <message>
        <source>Sort by the current column, then the other way</source>
        <translation>مرتب‌سازی بر پایهٔ ستون کنونی، سپس وارونهٔ آن</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>جفت‌شدهٔ بعدی</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>جفت‌شدهٔ پیشین</translation>
    </message>
    <message>
        <source>Cancel scoring</source>
        <translation>لغو امتیازدهی</translation>
    </message>
    <message numerus="yes">
        <source>Scoring was stopped; %Ln measure(s) are not computed.</source>
        <translation>
            <numerusform>امتیازدهی متوقف شد؛ %Ln سنجه محاسبه نشده است.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln pair(s) scored</source>
        <translation>
            <numerusform>%1 از %Ln جفت امتیاز گرفت</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::SearchPanel</name>
    <message>
        <source>Search results</source>
        <translation>نتایج جست‌وجو</translation>
    </message>
    <message>
        <source>Searching …</source>
        <translation>در حال جست‌وجو …</translation>
    </message>
    <message>
        <source>While you rate &quot;%1&quot;, cases, texts of systems and what was said of them are left out of the search.</source>
        <translation>تا زمانی که در «%1» رتبه می‌دهید، موردها، متن‌های سامانه‌ها و آنچه دربارهٔ آن‌ها گفته شده از جست‌وجو کنار گذاشته می‌شوند.</translation>
    </message>
    <message>
        <source>Finds pages, commands with their keys, settings, people, samples and cases by name or number, and titles, articles, discussions, opinions, facts, cases, aspects, rationales and replies that have every word; the beginning of a word is enough. Shift+Enter shows a sample as a whole.</source>
        <translation>صفحه‌ها، فرمان‌ها همراه کلیدهایشان، تنظیمات، افراد، نمونه‌ها و موردها را با نام یا شماره می‌یابد، و عنوان‌ها، مقاله‌ها، گفت‌وگوها، نظرها، گزاره‌ها، موردها، جنبه‌ها، دلیل‌ها و پاسخ‌هایی را که همهٔ واژه‌ها در آن‌ها باشد؛ آغاز واژه بس است. Shift+Enter کل نمونه را نشان می‌دهد.</translation>
    </message>
    <message>
        <source>Nothing found that has all of these words.</source>
        <translation>چیزی که همهٔ این واژه‌ها در آن باشد یافت نشد.</translation>
    </message>
    <message>
        <source>Nothing found that you may see and that has all of these words.</source>
        <translation>چیزی که اجازهٔ دیدنش را داشته باشید و همهٔ این واژه‌ها در آن باشد یافت نشد.</translation>
    </message>
    <message numerus="yes">
        <source>The best %n of each kind are shown; more words find fewer.</source>
        <translation>
            <numerusform>بهترین %n نتیجه از هر نوع نشان داده می‌شود؛ با واژه‌های بیشتر، نتیجه‌ها کمتر می‌شود.</numerusform>
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
        <translation>جست‌وجوی کنش‌ها و کلیدها</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>همهٔ کلیدها</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>کنش‌ها و کلیدهایشان</translation>
    </message>
    <message>
        <source>Nothing found: no command and no key has all of these words.</source>
        <translation>چیزی یافت نشد: هیچ فرمان و هیچ کلیدی همهٔ این واژه‌ها را ندارد.</translation>
    </message>
</context>
<context>
    <name>tandem::ShownFieldsPage</name>
    <message>
        <source>Field of the items</source>
        <translation>فیلد موارد</translation>
    </message>
    <message>
        <source>Shown under</source>
        <translation>زیر عنوان</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>نشان داده نمی‌شود</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>شاهد</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>نشان‌خورده</translation>
    </message>
    <message>
        <source>Fields that raters may see</source>
        <translation>فیلدهایی که ارزیاب‌ها می‌توانند ببینند</translation>
    </message>
    <message>
        <source>Raters see the ticked fields of each item, from top to bottom, and nothing else of it: no name, no system, no score. A field with two sides is shown side by side.</source>
        <translation>ارزیاب‌ها فیلدهای تیک‌خوردهٔ هر مورد را از بالا به پایین می‌بینند و جز آن هیچ: نه نام، نه سامانه، نه امتیاز. فیلد دوسویه در کنار هم نشان داده می‌شود.</translation>
    </message>
    <message>
        <source>nothing stands above it</source>
        <translation>چیزی بالای آن نمی‌آید</translation>
    </message>
    <message>
        <source>Shown &amp;under</source>
        <translation>زیر &amp;عنوان</translation>
    </message>
    <message>
        <source>&amp;Evidence is marked in it</source>
        <translation>&amp;شاهدها در آن نشان می‌خورند</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>بالا</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>پایین</translation>
    </message>
    <message>
        <source>another field, by its name in the items</source>
        <translation>فیلدی دیگر، با نامش در موارد</translation>
    </message>
    <message>
        <source>Name of another field</source>
        <translation>نام فیلدی دیگر</translation>
    </message>
    <message>
        <source>&amp;Add it</source>
        <translation>&amp;افزودن آن</translation>
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
        <translation>بدون یادداشت</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1: %2. %3</translation>
    </message>
</context>
<context>
    <name>tandem::SourcePane</name>
    <message numerus="yes">
        <source>%n paragraph(s)</source>
        <translation>
            <numerusform>%Ln بند</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n utterance(s)</source>
        <translation>
            <numerusform>%Ln گفته</numerusform>
        </translation>
    </message>
    <message>
        <source>Article</source>
        <translation>مقاله</translation>
    </message>
    <message>
        <source>Discussion</source>
        <translation>گفت‌وگو</translation>
    </message>
</context>
<context>
    <name>tandem::StartRunDialog</name>
    <message>
        <source>Endpoints…</source>
        <translation>نقطه‌های پایانی…</translation>
    </message>
    <message>
        <source>Spend at most</source>
        <translation>هزینه حداکثر</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>آغاز</translation>
    </message>
    <message>
        <source>A language model says which facts of nonsupporting paragraphs follow from the supporting ones. Those are masked; you can overrule each.</source>
        <translation>مدل زبانی می‌گوید کدام گزاره‌های بندهای غیرپشتیبان از بندهای پشتیبان برمی‌آیند. آن‌ها پوشانده می‌شوند؛ شما می‌توانید هر یک را رد کنید.</translation>
    </message>
    <message>
        <source>Supporting and nonsupporting paragraphs</source>
        <translation>بندهای پشتیبان و غیرپشتیبان</translation>
    </message>
    <message>
        <source>Supporting paragraphs</source>
        <translation>بندهای پشتیبان</translation>
    </message>
    <message>
        <source>Nonsupporting paragraphs</source>
        <translation>بندهای غیرپشتیبان</translation>
    </message>
    <message>
        <source>Also paragraphs that have facts already; these are replaced</source>
        <translation>بندهایی که گزاره دارند نیز؛ گزاره‌هایشان جایگزین می‌شوند</translation>
    </message>
    <message>
        <source>Also facts that a model looked at already</source>
        <translation>گزاره‌هایی که مدل پیش‌تر دیده نیز</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;چه</translation>
    </message>
    <message>
        <source>&amp;Endpoint</source>
        <translation>نقطهٔ &amp;پایانی</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;مدل</translation>
    </message>
    <message>
        <source>No endpoint is set up yet. &quot;Endpoints…&quot; adds one: a server of your own or of a provider.</source>
        <translation>هنوز نقطهٔ پایانی ساخته نشده است. «نقطه‌های پایانی…» یکی می‌افزاید: کارساز خودتان یا یک ارائه‌دهنده.</translation>
    </message>
    <message>
        <source>being counted…</source>
        <translation>در حال شمارش…</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) of a language model, one after the other; the figures below are about the first.</source>
        <translation>
            <numerusform>%Ln اجرای مدل زبانی، یکی پس از دیگری؛ رقم‌های زیر دربارهٔ نخستین است.</numerusform>
        </translation>
    </message>
    <message>
        <source>A language model writes an output for each case, in the manner of its author&apos;s profile.</source>
        <translation>یک مدل زبانی برای هر مورد خروجی‌ای به شیوهٔ پروفایل نویسنده‌اش می‌نویسد.</translation>
    </message>
    <message>
        <source>A language model chooses between the outputs of two systems, for each case in both orders.</source>
        <translation>یک مدل زبانی میان خروجی‌های دو سامانه برمی‌گزیند، برای هر مورد در هر دو ترتیب.</translation>
    </message>
    <message>
        <source>A language model breaks each paragraph down into candidate atomic facts. You edit them afterwards.</source>
        <translation>مدل زبانی هر بند را به گزاره‌های اتمی نامزد می‌شکند. سپس شما آن‌ها را ویرایش می‌کنید.</translation>
    </message>
    <message>
        <source>A language model breaks both texts of a case down into aspects, matches them and judges each match. A case can be looked at as soon as it is done.</source>
        <translation>یک مدل زبانی هر دو متن مورد را به جنبه‌ها می‌شکند، آن‌ها را جفت می‌کند و دربارهٔ هر جفت داوری می‌کند. هر مورد همین که آماده شد دیدنی است.</translation>
    </message>
</context>
<context>
    <name>tandem::StatCard</name>
    <message>
        <source>%1: %2</source>
        <comment>title of a figure: link</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>title of a figure: value</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>tandem::StatisticsPage</name>
    <message>
        <source>Copy</source>
        <translation>رونوشت</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>رونوشت به‌صورت Markdown</translation>
    </message>
    <message>
        <source>Which ones</source>
        <translation>کدام‌ها</translation>
    </message>
    <message>
        <source>Show the items behind the figure</source>
        <translation>نمایش موارد پشت رقم</translation>
    </message>
    <message>
        <source>Copy the statistics</source>
        <translation>رونوشت آمار</translation>
    </message>
    <message>
        <source>Copy the statistics as Markdown</source>
        <translation>رونوشت آمار به‌صورت Markdown</translation>
    </message>
    <message>
        <source>Compute the statistics again</source>
        <translation>محاسبهٔ دوبارهٔ آمار</translation>
    </message>
    <message>
        <source>Statistics of the benchmark</source>
        <translation>آمار معیار</translation>
    </message>
    <message>
        <source>Progress of the statistics</source>
        <translation>پیشرفت آمار</translation>
    </message>
    <message>
        <source>The benchmark as it stands, as an export would hold it.</source>
        <translation>معیار به شکل کنونی‌اش، همان که برون‌بری می‌نویسد.</translation>
    </message>
    <message>
        <source>Cancelled; F5 computes them again.</source>
        <translation>لغو شد؛ F5 دوباره محاسبه می‌کند.</translation>
    </message>
    <message>
        <source>Computing: %1 of %2 samples</source>
        <translation>در حال محاسبه: %1 از %2 نمونه</translation>
    </message>
    <message>
        <source>The statistics are copied.</source>
        <translation>از آمار رونوشت گرفته شد.</translation>
    </message>
    <message>
        <source>The statistics are copied as Markdown.</source>
        <translation>از آمار به‌صورت Markdown رونوشت گرفته شد.</translation>
    </message>
    <message>
        <source>Opinions per sample</source>
        <translation>نظرها به تفکیک نمونه</translation>
    </message>
    <message>
        <source>Show the opinions of each sample</source>
        <translation>نمایش نظرهای هر نمونه</translation>
    </message>
</context>
<context>
    <name>tandem::StepCombo</name>
    <message>
        <source>All steps</source>
        <translation>همهٔ مرحله‌ها</translation>
    </message>
</context>
<context>
    <name>tandem::StudiesPage</name>
    <message>
        <source>New study</source>
        <translation>پژوهش تازه</translation>
    </message>
    <message>
        <source>New study…</source>
        <translation>پژوهش تازه…</translation>
    </message>
    <message>
        <source>Add raters to the study</source>
        <translation>افزودن ارزیاب به پژوهش</translation>
    </message>
    <message>
        <source>Show what a rater of the study sees</source>
        <translation>نمایش آنچه ارزیاب پژوهش می‌بیند</translation>
    </message>
    <message>
        <source>Preview…</source>
        <translation>پیش‌نمایش…</translation>
    </message>
    <message>
        <source>Close the study</source>
        <translation>بستن پژوهش</translation>
    </message>
    <message>
        <source>Close study</source>
        <translation>بستن پژوهش</translation>
    </message>
    <message>
        <source>Results of the study</source>
        <translation>نتایج پژوهش</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>نتایج</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>پژوهش‌ها</translation>
    </message>
    <message>
        <source>No study yet</source>
        <translation>هنوز پژوهشی نیست</translation>
    </message>
    <message>
        <source>Change the design of the study</source>
        <translation>تغییر طرح پژوهش</translation>
    </message>
    <message>
        <source>Design…</source>
        <translation>طرح…</translation>
    </message>
    <message>
        <source>Add items to the study</source>
        <translation>افزودن موارد به پژوهش</translation>
    </message>
    <message>
        <source>Items…</source>
        <translation>موارد…</translation>
    </message>
    <message>
        <source>Raters…</source>
        <translation>ارزیاب‌ها…</translation>
    </message>
    <message>
        <source>Hand the study&apos;s items out again</source>
        <translation>واگذاری دوبارهٔ موارد پژوهش</translation>
    </message>
    <message>
        <source>Make an open link to the study…</source>
        <translation>ساختن پیوند باز به پژوهش…</translation>
    </message>
    <message>
        <source>Ask more raters about each item…</source>
        <translation>پرسیدن از ارزیاب‌های بیشتر دربارهٔ هر مورد…</translation>
    </message>
    <message>
        <source>Write the rater&apos;s form to a file…</source>
        <translation>نوشتن فرم ارزیاب در پرونده…</translation>
    </message>
    <message>
        <source>Make a link for the rater…</source>
        <translation>ساختن پیوند برای ارزیاب…</translation>
    </message>
    <message>
        <source>Take the rater&apos;s link back</source>
        <translation>پس گرفتن پیوند ارزیاب</translation>
    </message>
    <message>
        <source>Replace the rater…</source>
        <translation>جایگزینی ارزیاب…</translation>
    </message>
    <message>
        <source>Erase what the rater answered</source>
        <translation>پاک کردن پاسخ‌های ارزیاب</translation>
    </message>
    <message>
        <source>More</source>
        <translation>بیشتر</translation>
    </message>
    <message>
        <source>A lead looks after studies</source>
        <translation>پژوهش‌ها با سرپرست است</translation>
    </message>
    <message>
        <source>Who is asked in a study sees nothing of the others: neither who they are nor how far they have come.</source>
        <translation>کسی که در پژوهشی از او پرسیده می‌شود از دیگران هیچ نمی‌بیند: نه اینکه کیستند و نه اینکه تا کجا پیش رفته‌اند.</translation>
    </message>
    <message>
        <source>What asks you</source>
        <translation>آنچه از شما می‌پرسد</translation>
    </message>
    <message>
        <source>In a study any number of people say something of the same texts, blind to each other: which of two is better, how good one is, whether a decision is right. Make one, then add its items and raters.</source>
        <translation>در پژوهش شمار دلخواهی از افراد، پوشیده از یکدیگر، دربارهٔ متن‌های یکسان چیزی می‌گویند: کدام‌یک از دو متن بهتر است، یک متن چه اندازه خوب است، تصمیمی درست است یا نه. پژوهشی بسازید، سپس موارد و ارزیاب‌های آن را بیفزایید.</translation>
    </message>
    <message>
        <source>Nobody was asked.</source>
        <translation>از کسی پرسیده نشد.</translation>
    </message>
    <message>
        <source>The study has no items yet: add some, then its raters.</source>
        <translation>پژوهش هنوز موردی ندارد: نخست موارد و سپس ارزیاب‌هایش را بیفزایید.</translation>
    </message>
    <message>
        <source>Nobody was asked yet: see the preview, then add raters.</source>
        <translation>هنوز از کسی پرسیده نشده است: پیش‌نمایش را ببینید، سپس ارزیاب بیفزایید.</translation>
    </message>
    <message>
        <source>Open links of the study…</source>
        <translation>پیوندهای باز پژوهش…</translation>
    </message>
    <message>
        <source>Take in answers collected elsewhere…</source>
        <translation>گرفتن پاسخ‌های گردآوری‌شده در جای دیگر…</translation>
    </message>
</context>
<context>
    <name>tandem::StudiesWorkspace</name>
    <message>
        <source>Studies</source>
        <translation>پژوهش‌ها</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>رتبه‌دهی</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>نتایج</translation>
    </message>
    <message>
        <source>Studies: %1</source>
        <comment>name of a page</comment>
        <translation>پژوهش‌ها: %1</translation>
    </message>
    <message>
        <source>Pages of Studies</source>
        <translation>صفحه‌های پژوهش‌ها</translation>
    </message>
</context>
<context>
    <name>tandem::StudyBasicsPage</name>
    <message>
        <source>as you call it; raters do not see it</source>
        <translation>نامی که شما به آن می‌دهید؛ ارزیاب‌ها آن را نمی‌بینند</translation>
    </message>
    <message>
        <source>raters see it</source>
        <translation>ارزیاب‌ها آن را می‌بینند</translation>
    </message>
    <message>
        <source>en, fa, zh_CN</source>
        <translation>en, fa, zh_CN</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;نام</translation>
    </message>
    <message>
        <source>Made &amp;from</source>
        <translation>&amp;بر پایهٔ</translation>
    </message>
    <message>
        <source>&amp;Evaluated as</source>
        <translation>&amp;ارزیابی به‌عنوان</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;عنوان</translation>
    </message>
    <message>
        <source>&amp;Language of the page</source>
        <translation>&amp;زبان صفحه</translation>
    </message>
    <message>
        <source>Empty: as each rater&apos;s browser or window has it.</source>
        <translation>خالی: زبان مرورگر یا پنجرهٔ هر ارزیاب.</translation>
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
        <translation>بازگشت به شاخص‌ها</translation>
    </message>
    <message>
        <source>Texts of the item</source>
        <translation>متن‌های مورد</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n item(s))</source>
        <comment>a figure and what it stands on</comment>
        <translation>
            <numerusform>%1 (%Ln مورد)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a rater and a question</comment>
        <translation>%1، %2</translation>
    </message>
</context>
<context>
    <name>tandem::StudyDesignDialog</name>
    <message>
        <source>New study</source>
        <translation>پژوهش تازه</translation>
    </message>
    <message>
        <source>Design of “%1”</source>
        <translation>طرح «%1»</translation>
    </message>
    <message>
        <source>Somebody has answered, or has a form: what you change makes version %1. Answers given so far stay as they were asked.</source>
        <translation>کسی پاسخ داده، یا فرمی دارد: آنچه تغییر دهید نسخهٔ %1 را می‌سازد. پاسخ‌های تاکنون همان‌گونه که پرسیده شدند می‌مانند.</translation>
    </message>
    <message>
        <source>Instructions as Markdown</source>
        <translation>راهنما به‌صورت Markdown</translation>
    </message>
    <message>
        <source>Instructions as raters see them</source>
        <translation>راهنما آن‌گونه که ارزیاب‌ها می‌بینند</translation>
    </message>
    <message>
        <source>Consent as Markdown</source>
        <translation>رضایت آگاهانه به‌صورت Markdown</translation>
    </message>
    <message>
        <source>Consent as raters see it</source>
        <translation>رضایت آگاهانه آن‌گونه که ارزیاب‌ها می‌بینند</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>پژوهش</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>راهنما</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation>رضایت آگاهانه</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>آنچه نشان داده می‌شود</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>پرسش‌ها</translation>
    </message>
    <message>
        <source>Handing out</source>
        <translation>واگذاری</translation>
    </message>
    <message>
        <source>Pages of the design</source>
        <translation>صفحه‌های طرح</translation>
    </message>
    <message>
        <source>&amp;Preview…</source>
        <translation>پ&amp;یش‌نمایش…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>انصراف</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;ذخیره</translation>
    </message>
    <message>
        <source>&amp;Make the study</source>
        <translation>&amp;ساختن پژوهش</translation>
    </message>
    <message>
        <source>Begin again from “%1”? What you changed here is lost.</source>
        <translation>از «%1» دوباره آغاز شود؟ آنچه این‌جا تغییر داده‌اید از دست می‌رود.</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>آغاز دوباره</translation>
    </message>
    <message>
        <source>Give the study a name.</source>
        <translation>نامی به پژوهش بدهید.</translation>
    </message>
    <message>
        <source>design of “%1”</source>
        <translation>طرح «%1»</translation>
    </message>
    <message>
        <source>What you changed is not saved.</source>
        <translation>آنچه تغییر داده‌اید ذخیره نشده است.</translation>
    </message>
    <message>
        <source>The study is not made yet.</source>
        <translation>پژوهش هنوز ساخته نشده است.</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>دور انداختن</translation>
    </message>
</context>
<context>
    <name>tandem::StudyDesk</name>
    <message>
        <source>The design is changed; it can be undone.</source>
        <translation>طرح تغییر کرد؛ می‌توان آن را واگرد کرد.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) were added.</source>
        <translation>
            <numerusform>%Ln مورد افزوده شد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rater(s) added, and items handed out to them.</source>
        <translation>
            <numerusform>%Ln ارزیاب افزوده و موارد به آن‌ها واگذار شد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask more raters</source>
        <translation>پرسیدن از ارزیاب‌های بیشتر</translation>
    </message>
    <message>
        <source>Each item is asked of more raters from now on. Add them after this, or give out a link.</source>
        <translation>از این پس دربارهٔ هر مورد از ارزیاب‌های بیشتری پرسیده می‌شود. سپس آن‌ها را بیفزایید، یا پیوندی پخش کنید.</translation>
    </message>
    <message>
        <source>&amp;Ask more</source>
        <translation>&amp;پرسیدن از بیشتر</translation>
    </message>
    <message>
        <source>&amp;Raters for each item</source>
        <translation>&amp;ارزیاب برای هر مورد</translation>
    </message>
    <message>
        <source>Take the link of %1 back? It opens nothing then.</source>
        <translation>پیوند %1 پس گرفته شود؟ آن‌گاه چیزی را باز نمی‌کند.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>پس گرفتن آن</translation>
    </message>
    <message>
        <source>The link is taken back.</source>
        <translation>پیوند پس گرفته شد.</translation>
    </message>
    <message>
        <source>Replace %1</source>
        <translation>جایگزینی %1</translation>
    </message>
    <message>
        <source>What %1 has not completed goes to somebody else. Answers given so far stay.</source>
        <translation>آنچه %1 کامل نکرده است به دیگری می‌رسد. پاسخ‌های تاکنون می‌مانند.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;جایگزینی</translation>
    </message>
    <message>
        <source>&amp;New rater</source>
        <translation>ارزیاب &amp;تازه</translation>
    </message>
    <message>
        <source>Form of %1</source>
        <translation>فرم %1</translation>
    </message>
    <message>
        <source>Forms (*.html)</source>
        <translation>فرم‌ها (*.html)</translation>
    </message>
    <message>
        <source>The form of %1 is in “%2”.</source>
        <translation>فرم %1 در «%2» است.</translation>
    </message>
    <message>
        <source>Erase all that %1 answered, for good? Only that they withdrew is kept.</source>
        <translation>همهٔ پاسخ‌های %1 برای همیشه پاک شود؟ تنها اینکه انصراف داده است نگه داشته می‌شود.</translation>
    </message>
    <message>
        <source>Erase it</source>
        <translation>پاک کردن</translation>
    </message>
    <message>
        <source>What they answered is erased. Copies of the project keep theirs.</source>
        <translation>پاسخ‌هایش پاک شد. رونوشت‌های پروژه آن‌ها را نگه می‌دارند.</translation>
    </message>
    <message>
        <source>The study is closed; its results can be read.</source>
        <translation>پژوهش بسته است؛ نتایجش را می‌توان خواند.</translation>
    </message>
    <message>
        <source>Close the study for good? Nobody can answer after that, and results can be read.</source>
        <translation>پژوهش برای همیشه بسته شود؟ پس از آن کسی نمی‌تواند پاسخ دهد، و نتایج خواندنی می‌شوند.</translation>
    </message>
    <message>
        <source>Close the study</source>
        <translation>بستن پژوهش</translation>
    </message>
    <message>
        <source>End the study early</source>
        <translation>پایان دادن زودتر به پژوهش</translation>
    </message>
    <message>
        <source>Items were completed %1 of %2 times. Nobody can answer once the study is closed, and results can be read.</source>
        <translation>موارد %1 بار از %2 بار کامل شده‌اند. پس از بسته شدن پژوهش کسی نمی‌تواند پاسخ دهد، و نتایج خواندنی می‌شوند.</translation>
    </message>
    <message>
        <source>&amp;Close the study</source>
        <translation>&amp;بستن پژوهش</translation>
    </message>
    <message numerus="yes">
        <source>%n rater(s) added.</source>
        <translation>
            <numerusform>%Ln ارزیاب افزوده شد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them got no items: the study has enough raters. Ask more raters per item, then hand out again.</source>
        <translation>
            <numerusform>به %Ln تن از آن‌ها موردی نرسید: پژوهش به اندازهٔ کافی ارزیاب دارد. دربارهٔ هر مورد از ارزیاب‌های بیشتری بپرسید، سپس دوباره واگذار کنید.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The items are handed out to %n rater(s). Who has begun keeps theirs.</source>
        <translation>
            <numerusform>موارد به %Ln ارزیاب واگذار شد. هر که آغاز کرده است موارد خود را نگه می‌دارد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody was given items: every rater has some, or the study has enough raters. Ask more raters per item, or add raters.</source>
        <translation>به کسی موردی داده نشد: هر ارزیاب مواردی دارد، یا پژوهش به اندازهٔ کافی ارزیاب دارد. دربارهٔ هر مورد از ارزیاب‌های بیشتری بپرسید، یا ارزیاب بیفزایید.</translation>
    </message>
    <message>
        <source>Answers that were collected elsewhere</source>
        <translation>پاسخ‌هایی که جای دیگری گردآوری شده‌اند</translation>
    </message>
    <message>
        <source>Answers (*.csv *.jsonl)</source>
        <translation>پاسخ‌ها (*.csv *.jsonl)</translation>
    </message>
    <message numerus="yes">
        <source>%n new answer(s)</source>
        <translation>
            <numerusform>%Ln پاسخ تازه</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n already there</source>
        <translation>
            <numerusform>%Ln موجود</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new rater(s).</source>
        <translation>
            <numerusform>%Ln ارزیاب تازه.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::StudyFiguresView</name>
    <message>
        <source>Results</source>
        <translation>نتایج</translation>
    </message>
</context>
<context>
    <name>tandem::StudyLinkDialog</name>
    <message>
        <source>Link for %1</source>
        <translation>پیوند برای %1</translation>
    </message>
    <message>
        <source>Open link</source>
        <translation>پیوند باز</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بستن</translation>
    </message>
    <message>
        <source>&amp;Make the link and copy it</source>
        <translation>&amp;ساختن پیوند و رونوشت آن</translation>
    </message>
    <message>
        <source>Whoever has the link answers as %1. A link made before ends.</source>
        <translation>هر که پیوند را داشته باشد به نام %1 پاسخ می‌دهد. پیوندی که پیش‌تر ساخته شده از کار می‌افتد.</translation>
    </message>
    <message>
        <source>Whoever comes by the link becomes a rater of the study.</source>
        <translation>هر که با پیوند بیاید ارزیاب پژوهش می‌شود.</translation>
    </message>
    <message>
        <source>&amp;Address of the server</source>
        <translation>&amp;نشانی کارساز</translation>
    </message>
    <message>
        <source>“tandem serve” says it; raters reach their page there.</source>
        <translation>«tandem serve» آن را می‌گوید؛ ارزیاب‌ها آن‌جا به صفحهٔ خود می‌رسند.</translation>
    </message>
    <message>
        <source>as many as the study lacks</source>
        <translation>به شماری که پژوهش کم دارد</translation>
    </message>
    <message>
        <source>&amp;Raters at most</source>
        <translation>&amp;حداکثر شمار ارزیاب‌ها</translation>
    </message>
    <message>
        <source>&amp;Code of who is done</source>
        <translation>&amp;کد کسی که کار را تمام کند</translation>
    </message>
    <message>
        <source>Code of who &amp;declined</source>
        <translation>کد کسی که ن&amp;پذیرد</translation>
    </message>
    <message>
        <source>Code of who was &amp;screened out</source>
        <translation>کد کسی که &amp;غربال شود</translation>
    </message>
    <message>
        <source>The link</source>
        <translation>پیوند</translation>
    </message>
    <message>
        <source>The link is on the clipboard. It is shown this once; the project keeps only what it is recognized by.</source>
        <translation>پیوند در بریده‌دان است. تنها همین یک بار نشان داده می‌شود؛ پروژه تنها آنچه را پیوند با آن شناخته می‌شود نگه می‌دارد.</translation>
    </message>
    <message>
        <source>Write the address like https://studies.example.org/.</source>
        <translation>نشانی را مانند https://studies.example.org/ بنویسید.</translation>
    </message>
    <message>
        <source>The study has enough raters: whoever comes by an open link is turned away. Ask more raters per item first.</source>
        <translation>پژوهش به اندازهٔ کافی ارزیاب دارد: هر که با پیوند باز بیاید بازگردانده می‌شود. نخست دربارهٔ هر مورد از ارزیاب‌های بیشتری بپرسید.</translation>
    </message>
</context>
<context>
    <name>tandem::StudyReasonDialog</name>
    <message>
        <source>Cancel</source>
        <translation>انصراف</translation>
    </message>
    <message>
        <source>a rater without a name</source>
        <translation>ارزیابی بی‌نام</translation>
    </message>
    <message>
        <source>Say why first.</source>
        <translation>نخست بگویید چرا.</translation>
    </message>
    <message>
        <source>Rea&amp;son, which the report names</source>
        <translation>&amp;دلیل، که گزارش آن را نام می‌برد</translation>
    </message>
</context>
<context>
    <name>tandem::StudyResultsPage</name>
    <message>
        <source>Copy the study&apos;s results</source>
        <translation>رونوشت نتایج پژوهش</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>رونوشت</translation>
    </message>
    <message>
        <source>computing…</source>
        <translation>در حال محاسبه…</translation>
    </message>
    <message>
        <source>Those who count</source>
        <translation>ارزیاب‌های شمرده‌شده</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>همه</translation>
    </message>
    <message>
        <source>Stop computing intervals</source>
        <translation>توقف محاسبهٔ بازه‌ها</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>توقف</translation>
    </message>
    <message>
        <source>Compute bootstrap intervals</source>
        <translation>محاسبهٔ بازه‌های بوت‌استرپ</translation>
    </message>
    <message>
        <source>Intervals</source>
        <translation>بازه‌ها</translation>
    </message>
    <message>
        <source>Save the report…</source>
        <translation>ذخیرهٔ گزارش…</translation>
    </message>
    <message>
        <source>Save the chosen table…</source>
        <translation>ذخیرهٔ جدول برگزیده…</translation>
    </message>
    <message>
        <source>Save the chosen chart…</source>
        <translation>ذخیرهٔ نمودار برگزیده…</translation>
    </message>
    <message>
        <source>Save all answers with a codebook…</source>
        <translation>ذخیرهٔ همهٔ پاسخ‌ها با دفترچهٔ کدها…</translation>
    </message>
    <message>
        <source>Save all answers with raters&apos; names…</source>
        <translation>ذخیرهٔ همهٔ پاسخ‌ها با نام ارزیاب‌ها…</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>پژوهش</translation>
    </message>
    <message>
        <source>Whose answers are shown</source>
        <translation>پاسخ‌های چه کسانی نشان داده می‌شود</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>ذخیره</translation>
    </message>
    <message>
        <source>No study</source>
        <translation>پژوهشی نیست</translation>
    </message>
    <message>
        <source>A study&apos;s results stand here once it is closed. Make one on the page Studies.</source>
        <translation>نتایج پژوهش پس از بسته شدنش این‌جا می‌آید. در صفحهٔ پژوهش‌ها یکی بسازید.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is open</source>
        <translation>«%1» باز است</translation>
    </message>
    <message>
        <source>Results are opened when a study is closed: until then nobody, the lead included, sees what anybody answered. The page Studies says how far it is, and closes it.</source>
        <translation>نتایج با بسته شدن پژوهش گشوده می‌شوند: تا آن زمان هیچ‌کس، سرپرست هم، نمی‌بیند دیگری چه پاسخ داده است. صفحهٔ پژوهش‌ها می‌گوید تا کجا پیش رفته است، و آن را می‌بندد.</translation>
    </message>
    <message>
        <source>computing intervals…</source>
        <translation>در حال محاسبهٔ بازه‌ها…</translation>
    </message>
    <message>
        <source>computing intervals: %1 %</source>
        <translation>در حال محاسبهٔ بازه‌ها: %1 ٪</translation>
    </message>
    <message>
        <source>without bootstrap intervals</source>
        <translation>بی بازه‌های بوت‌استرپ</translation>
    </message>
    <message>
        <source>Page (*.html);;PDF (*.pdf);;Markdown (*.md);;LaTeX (*.tex);;JSON (*.json)</source>
        <translation>صفحهٔ وب (*.html);;PDF (*.pdf);;Markdown (*.md);;LaTeX (*.tex);;JSON (*.json)</translation>
    </message>
    <message>
        <source>CSV (*.csv);;JSON lines (*.jsonl)</source>
        <translation>CSV (*.csv);;JSON سطری (*.jsonl)</translation>
    </message>
    <message>
        <source>You are rating &quot;%1&quot; blind</source>
        <translation>شما در «%1» پوشیده رتبه می‌دهید</translation>
    </message>
    <message>
        <source>Results of other studies would sway your answers. They open when the study is closed.</source>
        <translation>نتایج پژوهش‌های دیگر بر پاسخ‌های شما اثر می‌گذاشت. این نتایج با بسته شدن پژوهش گشوده می‌شوند.</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>نتیجه‌ای نیست</translation>
    </message>
    <message>
        <source>A study&apos;s results stand here once it is closed, and every other study that asks about the same items; until then they are for a lead alone.</source>
        <translation>نتایج پژوهش پس از بسته شدن آن، و بسته شدن هر پژوهش دیگری که دربارهٔ همان موارد می‌پرسد، این‌جا می‌آید؛ تا آن زمان تنها برای سرپرست است.</translation>
    </message>
</context>
<context>
    <name>tandem::StudyWatch</name>
    <message>
        <source>%1 of %2</source>
        <comment>a part of all</comment>
        <translation>%1 از %2</translation>
    </message>
    <message>
        <source>Raters of the study</source>
        <translation>ارزیاب‌های پژوهش</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>رتبه‌دهی‌ها</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 ٪</translation>
    </message>
    <message>
        <source>nothing is handed out yet</source>
        <translation>هنوز چیزی واگذار نشده است</translation>
    </message>
    <message>
        <source>Items complete</source>
        <translation>موارد کامل</translation>
    </message>
    <message>
        <source>by as many raters as are wanted</source>
        <translation>از سوی همهٔ ارزیاب‌های خواسته‌شده</translation>
    </message>
    <message>
        <source>Seconds an item</source>
        <translation>ثانیه برای هر مورد</translation>
    </message>
    <message>
        <source>the study is closed</source>
        <translation>پژوهش بسته است</translation>
    </message>
    <message>
        <source>at this pace it ends %1</source>
        <translation>با این آهنگ، %1 پایان می‌یابد</translation>
    </message>
    <message>
        <source>no end can be foretold yet</source>
        <translation>هنوز نمی‌توان پایانی پیش‌بینی کرد</translation>
    </message>
    <message>
        <source>Raters done</source>
        <translation>ارزیاب‌های تمام‌کرده</translation>
    </message>
    <message numerus="yes">
        <source>%n at work, </source>
        <comment>followed by those who dropped out</comment>
        <translation>
            <numerusform>%Ln در حال کار، </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dropped out</source>
        <translation>
            <numerusform>%Ln کناره‌گرفته</numerusform>
        </translation>
    </message>
    <message>
        <source>everything is answered</source>
        <translation>به همه پاسخ داده شده است</translation>
    </message>
</context>
<context>
    <name>tandem::SystemsPage</name>
    <message>
        <source>&amp;Evaluations</source>
        <translation>ارزیابی‌ها</translation>
    </message>
    <message>
        <source>&amp;Mode</source>
        <translation>حالت</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>رونوشت</translation>
    </message>
    <message>
        <source>Save table…</source>
        <translation>ذخیرهٔ جدول…</translation>
    </message>
    <message>
        <source>Save chart…</source>
        <translation>ذخیرهٔ نمودار…</translation>
    </message>
    <message>
        <source>Copy the systems&apos; results</source>
        <translation>رونوشت نتیجه‌های سامانه‌ها</translation>
    </message>
    <message>
        <source>Save the systems&apos; results</source>
        <translation>ذخیرهٔ نتیجه‌های سامانه‌ها</translation>
    </message>
    <message>
        <source>Save the chart of the systems</source>
        <translation>ذخیرهٔ نمودار سامانه‌ها</translation>
    </message>
    <message>
        <source>Results by system</source>
        <translation>نتیجه‌ها به تفکیک سامانه</translation>
    </message>
    <message>
        <source>Nothing is evaluated yet</source>
        <translation>هنوز چیزی ارزیابی نشده است</translation>
    </message>
    <message>
        <source>Evaluate…</source>
        <translation>ارزیابی…</translation>
    </message>
    <message>
        <source>ExPerT scores by system, means over cases: %1</source>
        <translation>امتیازهای ExPerT به تفکیک سامانه، میانگین روی موردها: %1</translation>
    </message>
    <message>
        <source>Have outputs evaluated by a language model, or import a result file of expert_score; the systems&apos; scores are then shown here.</source>
        <translation>خروجی‌ها را به ارزیابی مدل زبانی بسپارید، یا پروندهٔ نتیجهٔ expert_score را وارد کنید؛ آن‌گاه امتیازهای سامانه‌ها این‌جا می‌آید.</translation>
    </message>
    <message>
        <source>Systems</source>
        <translation>سامانه‌ها</translation>
    </message>
    <message>
        <source>All pairs</source>
        <translation>همهٔ جفت‌ها</translation>
    </message>
    <message>
        <source>Judges</source>
        <translation>داورها</translation>
    </message>
    <message>
        <source>What the table compares</source>
        <translation>آنچه جدول مقایسه می‌کند</translation>
    </message>
    <message>
        <source>Show systems, all pairs of them, or judges</source>
        <translation>نمایش سامانه‌ها، همهٔ جفت‌های آن‌ها، یا داورها</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>در حال محاسبه…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>title of a table, evaluations</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>tandem::TaskHeader</name>
    <message>
        <source>Active time on this sample; longer pauses are not counted</source>
        <translation>زمان فعال روی این نمونه؛ مکث‌های بلندتر شمرده نمی‌شود</translation>
    </message>
    <message>
        <source>Active time %1</source>
        <translation>زمان فعال %1</translation>
    </message>
</context>
<context>
    <name>tandem::TextColumn</name>
    <message>
        <source>Expected</source>
        <translation>مورد انتظار</translation>
    </message>
    <message>
        <source>Generated</source>
        <translation>تولیدشده</translation>
    </message>
    <message>
        <source>%1 of %2 tokens read</source>
        <translation>%1 از %2 توکن خوانده شد</translation>
    </message>
    <message>
        <source>Expected text</source>
        <translation>متن مورد انتظار</translation>
    </message>
    <message>
        <source>Generated text</source>
        <translation>متن تولیدشده</translation>
    </message>
</context>
<context>
    <name>tandem::TextRowDelegate</name>
    <message>
        <source>Marked unsure, to come back to</source>
        <translation>نشان «مطمئن نیستم» دارد، برای بازگشت</translation>
    </message>
</context>
<context>
    <name>tandem::TextRowView</name>
    <message>
        <source>Text</source>
        <translation>متن</translation>
    </message>
</context>
<context>
    <name>tandem::TimePage</name>
    <message>
        <source>What a pause lasts beyond 60 seconds is not counted.</source>
        <translation>مکث بیش از ۶۰ ثانیه شمرده نمی‌شود.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>رونوشت</translation>
    </message>
    <message>
        <source>Copies the selected rows, or all of them, as tab-separated text</source>
        <translation>از ردیف‌های انتخاب‌شده، یا از همه، به‌صورت متن جداشده با Tab رونوشت می‌گیرد</translation>
    </message>
    <message>
        <source>Save as TSV…</source>
        <translation>ذخیره به‌صورت TSV…</translation>
    </message>
    <message>
        <source>Copy times</source>
        <translation>رونوشت زمان‌ها</translation>
    </message>
    <message>
        <source>Save times as TSV…</source>
        <translation>ذخیرهٔ زمان‌ها به‌صورت TSV…</translation>
    </message>
    <message>
        <source>Active time by sample and person</source>
        <translation>زمان فعال به تفکیک نمونه و فرد</translation>
    </message>
    <message>
        <source>Totals and medians by person</source>
        <translation>جمع و میانه به تفکیک فرد</translation>
    </message>
    <message>
        <source>Nobody has spent time on a sample yet. What a pause lasts beyond 60 seconds will not be counted.</source>
        <translation>هنوز کسی روی نمونه‌ای وقت نگذاشته است. مکث بیش از ۶۰ ثانیه شمرده نخواهد شد.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) copied.</source>
        <translation>
            <numerusform>از %Ln ردیف رونوشت گرفته شد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tab-separated values (*.tsv)</source>
        <translation>مقادیر جداشده با Tab (*.tsv)</translation>
    </message>
</context>
<context>
    <name>tandem::TopBar</name>
    <message>
        <source>lead</source>
        <translation>سرپرست</translation>
    </message>
    <message>
        <source>annotator</source>
        <translation>برچسب‌زن</translation>
    </message>
    <message>
        <source>Search everything</source>
        <translation>جست‌وجو در همه‌جا</translation>
    </message>
    <message>
        <source>Who are you?…</source>
        <translation>شما که هستید؟…</translation>
    </message>
</context>
<context>
    <name>tandem::TransferProgress</name>
    <message>
        <source>Stop</source>
        <translation>توقف</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>پیشرفت</translation>
    </message>
    <message>
        <source>Stopping …</source>
        <translation>در حال توقف …</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 از %3</translation>
    </message>
    <message>
        <source>%1: %2 %</source>
        <translation>%1: %2 ٪</translation>
    </message>
</context>
<context>
    <name>tandem::TwoSystemsView</name>
    <message>
        <source>What each system has for an expected aspect</source>
        <translation>آنچه هر سامانه برای جنبهٔ مورد انتظار دارد</translation>
    </message>
    <message>
        <source>System %1</source>
        <translation>سامانهٔ %1</translation>
    </message>
    <message>
        <source>%1 · F %2</source>
        <translation>%1 · F %2</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>مورد انتظار</translation>
    </message>
</context>
<context>
    <name>tandem::TypeCaseDialog</name>
    <message>
        <source>Type a case</source>
        <translation>نوشتن مورد</translation>
    </message>
    <message>
        <source>&amp;Name (may be empty)</source>
        <translation>نام (می‌تواند خالی بماند)</translation>
    </message>
    <message>
        <source>&amp;Prompt</source>
        <translation>پرامپت</translation>
    </message>
    <message>
        <source>&amp;Expected text: what the user really wrote</source>
        <translation>متن مورد انتظار: آنچه کاربر واقعاً نوشته است</translation>
    </message>
    <message>
        <source>Add an &amp;output of another system</source>
        <translation>افزودن خروجی سامانه‌ای دیگر</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>انصراف</translation>
    </message>
    <message>
        <source>Add and type &amp;another</source>
        <translation>افزودن و نوشتن موردی دیگر</translation>
    </message>
    <message>
        <source>&amp;Add the case</source>
        <translation>افزودن مورد</translation>
    </message>
    <message>
        <source>name of the system</source>
        <translation>نام سامانه</translation>
    </message>
    <message>
        <source>Name of the system</source>
        <translation>نام سامانه</translation>
    </message>
    <message>
        <source>Generated text</source>
        <translation>متن تولیدشده</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>برداشتن</translation>
    </message>
    <message>
        <source>Generated text of</source>
        <translation>متن تولیدشدهٔ</translation>
    </message>
    <message>
        <source>An evaluation compares with this text; it is needed.</source>
        <translation>ارزیابی با این متن مقایسه می‌کند؛ وجودش لازم است.</translation>
    </message>
    <message>
        <source>The text is missing.</source>
        <translation>متن جا افتاده است.</translation>
    </message>
    <message>
        <source>With several outputs each needs the name of its system.</source>
        <translation>وقتی چند خروجی هست، هر یک به نام سامانه‌اش نیاز دارد.</translation>
    </message>
    <message>
        <source>Another output above is of this system; a case has one of each.</source>
        <translation>خروجی دیگری در بالا از همین سامانه است؛ هر مورد از هر سامانه یک خروجی دارد.</translation>
    </message>
    <message>
        <source>The case is in the project.</source>
        <translation>مورد در پروژه است.</translation>
    </message>
    <message>
        <source>The case is not in the project yet. Cancel or Escape once more drops it.</source>
        <translation>مورد هنوز در پروژه نیست. با «انصراف» یا Escape دوباره، دور انداخته می‌شود.</translation>
    </message>
</context>
<context>
    <name>tandem::UpgradeDialog</name>
    <message>
        <source>Older project</source>
        <translation>پروژهٔ قدیمی‌تر</translation>
    </message>
    <message>
        <source>Bringing up to date</source>
        <translation>در حال به‌روزرسانی</translation>
    </message>
    <message>
        <source>%1 was made by an older version of Tandem. A copy of it is saved beside it, then it is brought up to date. Stopping leaves it as it was.</source>
        <translation>%1 با نسخهٔ قدیمی‌تری از Tandem ساخته شده است. رونوشتی از آن در کنارش گذاشته می‌شود، سپس به‌روز می‌شود. اگر متوقف شود همان می‌ماند که بود.</translation>
    </message>
</context>
<context>
    <name>tandem::UtteranceCard</name>
    <message>
        <source>%1 · utterance %2 of %3</source>
        <comment>participant, place, all</comment>
        <translation>%1 · گفتهٔ %2 از %3</translation>
    </message>
</context>
<context>
    <name>tandem::UtteranceComposer</name>
    <message>
        <source>&amp;Draw who begins</source>
        <translation>قرعهٔ آغازکننده</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>افزودن</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>adds</source>
        <translation>می‌افزاید</translation>
    </message>
    <message>
        <source>Shift+Enter</source>
        <translation>Shift+Enter</translation>
    </message>
    <message>
        <source>new line</source>
        <translation>سطر تازه</translation>
    </message>
    <message>
        <source>Name of participant %1</source>
        <translation>نام شرکت‌کنندهٔ %1</translation>
    </message>
    <message>
        <source>The discussion has begun already.</source>
        <translation>گفت‌وگو پیش‌تر آغاز شده است.</translation>
    </message>
    <message>
        <source>%1 speaks next</source>
        <translation>نوبت بعد با %1 است</translation>
    </message>
    <message>
        <source>What %1 says, or several pasted lines &quot;Name: text&quot;</source>
        <translation>آنچه %1 می‌گوید، یا چند سطر چسبانده‌شدهٔ «نام: متن»</translation>
    </message>
    <message>
        <source>What %1 says</source>
        <translation>آنچه %1 می‌گوید</translation>
    </message>
    <message>
        <source>Drawn: %1 begins.</source>
        <translation>قرعه: %1 آغاز می‌کند.</translation>
    </message>
</context>
<context>
    <name>tandem::UtteranceDelegate</name>
    <message>
        <source>Text of utterance %1</source>
        <translation>متن گفتهٔ %1</translation>
    </message>
</context>
<context>
    <name>tandem::UtteranceListView</name>
    <message>
        <source>Utterances</source>
        <translation>گفته‌ها</translation>
    </message>
</context>
<context>
    <name>tandem::VerdictRow</name>
    <message>
        <source>not answered</source>
        <translation>بی‌پاسخ</translation>
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
        <translation>باز کردن پروژهٔ نمونه</translation>
    </message>
    <message>
        <source>&amp;Open project…</source>
        <translation>باز کردن پروژه…</translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation>پروژه‌های اخیر</translation>
    </message>
    <message>
        <source>Enter opens, Delete takes from this list; the file stays.</source>
        <translation>Enter باز می‌کند، Delete از این فهرست برمی‌دارد؛ فایل می‌ماند.</translation>
    </message>
    <message>
        <source>Take from this list</source>
        <translation>برداشتن از این فهرست</translation>
    </message>
    <message>
        <source>Projects that you open are listed here. The sample project is ready to be tried: three short articles, four people.</source>
        <translation>پروژه‌هایی که باز می‌کنید اینجا فهرست می‌شوند. پروژهٔ نمونه آمادهٔ آزمودن است: سه مقالهٔ کوتاه، چهار نفر.</translation>
    </message>
    <message>
        <source>Three jobs, and a project is one file: build a summarization benchmark by hand, evaluate generated texts, study how far people and metrics agree.</source>
        <translation>سه کار، و هر پروژه یک فایل است: ساختن دستی معیار خلاصه‌سازی، ارزیابی متن‌های تولیدشده، و پژوهش دربارهٔ این‌که افراد و سنجه‌ها تا چه اندازه توافق دارند.</translation>
    </message>
    <message>
        <source>&amp;Build a benchmark…</source>
        <translation>&amp;ساختن معیار…</translation>
    </message>
    <message>
        <source>From articles (.txt, .md, JSON, JSONL, a folder of them) or a KGDS.json. Two people answer blind to each other, and what both say stays.</source>
        <translation>از مقاله‌ها (‎.txt، ‎.md، JSON، JSONL، پوشه‌ای از آن‌ها) یا KGDS.json. دو نفر بی‌خبر از هم پاسخ می‌دهند و آنچه هر دو بگویند می‌ماند.</translation>
    </message>
    <message>
        <source>E&amp;valuate texts…</source>
        <translation>&amp;ارزیابی متن‌ها…</translation>
    </message>
    <message>
        <source>From a result of expert_score with its texts, from cases, or from pairs of texts (JSON, JSONL, CSV): explained scores, measures, reviews.</source>
        <translation>از نتیجهٔ expert_score همراه متن‌هایش، از موردها، یا از جفت‌های متن (JSON، JSONL، CSV): امتیازهای همراه توضیح، سنجه‌ها، بازبینی‌ها.</translation>
    </message>
    <message>
        <source>S&amp;tudy agreement…</source>
        <translation>&amp;پژوهش دربارهٔ توافق…</translation>
    </message>
    <message>
        <source>Begins with an empty project: any number of people rate the same texts, here or in a browser.</source>
        <translation>با پروژه‌ای خالی آغاز می‌شود: هر شمار از افراد همان متن‌ها را رتبه‌دهی می‌کنند، این‌جا یا در مرورگر.</translation>
    </message>
    <message>
        <source>Or drop files here; what they are is told by what is in them.</source>
        <translation>یا فایل‌ها را این‌جا رها کنید؛ نوعشان از محتوایشان دانسته می‌شود.</translation>
    </message>
</context>
<context>
    <name>tandem::WholeSamplePage</name>
    <message>
        <source>The sample as a whole</source>
        <translation>کل نمونه</translation>
    </message>
    <message>
        <source>Sample %1: %2</source>
        <translation>نمونهٔ %1: %2</translation>
    </message>
    <message>
        <source>No sample is chosen.</source>
        <translation>نمونه‌ای برگزیده نشده است.</translation>
    </message>
</context>
<context>
    <name>tandem::WindowActions</name>
    <message>
        <source>&amp;File</source>
        <translation>فایل</translation>
    </message>
    <message>
        <source>&amp;New project from files…</source>
        <translation>پروژهٔ جدید از فایل‌ها…</translation>
    </message>
    <message>
        <source>&amp;Open project…</source>
        <translation>باز کردن پروژه…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>باز کردن اخیر</translation>
    </message>
    <message>
        <source>Open the &amp;sample project</source>
        <translation>باز کردن پروژهٔ نمونه</translation>
    </message>
    <message>
        <source>&amp;Import into the project…</source>
        <translation>درون‌بری به پروژه…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>برون‌بری…</translation>
    </message>
    <message>
        <source>&amp;Close project</source>
        <translation>بستن پروژه</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>خروج</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>ویرایش</translation>
    </message>
    <message>
        <source>&amp;Search everything</source>
        <translation>جست‌وجو در همه‌جا</translation>
    </message>
    <message>
        <source>Project se&amp;ttings and guideline…</source>
        <translation>تنظیمات پروژه و راهنمای برچسب‌زنی…</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>ترجیحات…</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>رفتن</translation>
    </message>
    <message>
        <source>&amp;People</source>
        <translation>افراد</translation>
    </message>
    <message>
        <source>&amp;Who are you?…</source>
        <translation>شما که هستید؟…</translation>
    </message>
    <message>
        <source>&amp;Add a person…</source>
        <translation>افزودن فرد…</translation>
    </message>
    <message>
        <source>Assign &amp;balanced over everyone…</source>
        <translation>واگذاری متوازن میان همه…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>راهنما</translation>
    </message>
    <message>
        <source>&amp;All keys</source>
        <translation>همهٔ کلیدها</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>راهنما</translation>
    </message>
    <message>
        <source>A&amp;bout Tandem</source>
        <translation>دربارهٔ Tandem</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>واگرد</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>ازنو</translation>
    </message>
    <message>
        <source>Language model end&amp;points…</source>
        <translation>نقطه‌های پایانی مدل زبانی…</translation>
    </message>
    <message>
        <source>New empty pro&amp;ject…</source>
        <translation>پروژهٔ جدید خالی…</translation>
    </message>
    <message>
        <source>Write &amp;packets and forms…</source>
        <translation>نوشتن بسته‌ها و فرم‌ها…</translation>
    </message>
    <message>
        <source>&amp;Merge packets and answers…</source>
        <translation>ادغام بسته‌ها و پاسخ‌ها…</translation>
    </message>
    <message>
        <source>New e&amp;valuation…</source>
        <translation>ار&amp;زیابی تازه…</translation>
    </message>
    <message>
        <source>Sample as a &amp;whole</source>
        <translation>&amp;کل نمونه</translation>
    </message>
</context>
<context>
    <name>tandem::WorkStrip</name>
    <message>
        <source>Cancel</source>
        <translation>انصراف</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>%Ln دقیقه مانده</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>%Ln ثانیه مانده</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>ادامه</translation>
    </message>
</context>
<context>
    <name>tandem::Workspace</name>
    <message>
        <source>Overview</source>
        <translation>نمای کلی</translation>
    </message>
    <message>
        <source>Annotate</source>
        <translation>برچسب‌زنی</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>گزاره‌ها</translation>
    </message>
    <message>
        <source>Opinions</source>
        <translation>نظرها</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>مقایسه</translation>
    </message>
    <message>
        <source>Evaluate</source>
        <translation>ارزیابی</translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation>وارسی</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>سنجه‌ها</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>اجراها</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>پژوهش‌ها</translation>
    </message>
</context>
<context>
    <name>tandem::WritePacketsDialog</name>
    <message>
        <source>People to write packets for</source>
        <translation>افرادی که برایشان بسته نوشته می‌شود</translation>
    </message>
    <message>
        <source>Into the &amp;folder</source>
        <translation>در &amp;پوشهٔ</translation>
    </message>
    <message>
        <source>Folder of the packets</source>
        <translation>پوشهٔ بسته‌ها</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>انتخاب…</translation>
    </message>
    <message>
        <source>&amp;Write</source>
        <translation>&amp;نوشتن</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بستن</translation>
    </message>
    <message>
        <source>This folder does not exist.</source>
        <translation>این پوشه وجود ندارد.</translation>
    </message>
    <message>
        <source>Only a lead writes packets.</source>
        <translation>تنها سرپرست بسته می‌نویسد.</translation>
    </message>
    <message>
        <source>Tick those who sit apart. Who has nothing to do needs no packet.</source>
        <translation>کسانی را که جدا نشسته‌اند نشان بزنید. آن که کاری ندارد بسته نمی‌خواهد.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) will be written; none is replaced.</source>
        <translation>
            <numerusform>%Ln پرونده نوشته می‌شود؛ هیچ‌یک جایگزین نمی‌شود.</numerusform>
        </translation>
    </message>
    <message>
        <source>Packet for %1</source>
        <translation>بسته برای %1</translation>
    </message>
    <message numerus="yes">
        <source>%n packet(s) written.</source>
        <translation>
            <numerusform>%Ln بسته نوشته شد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>متوقف شد.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>باز کردن پوشه</translation>
    </message>
    <message>
        <source>Choose where to write the packets</source>
        <translation>جای نوشتن بسته‌ها را برگزینید</translation>
    </message>
    <message>
        <source>Write packets and forms</source>
        <translation>نوشتن بسته‌ها و فرم‌ها</translation>
    </message>
    <message>
        <source>A packet is a project file with what waits for one person, samples and studies, and with nobody else&apos;s answers. They work in it with Tandem and send it back. A form is a page for any browser, without network; the answers file that it saves comes back.</source>
        <translation>بسته پرونده‌ای پروژه‌ای است با آنچه منتظر یک نفر است، نمونه‌ها و پژوهش‌ها، و بی پاسخ‌های هیچ کس دیگر. او با Tandem در آن کار می‌کند و بازمی‌فرستد. فرم صفحه‌ای برای هر مرورگر است، بی شبکه؛ پروندهٔ پاسخ‌هایی که ذخیره می‌کند بازمی‌گردد.</translation>
    </message>
    <message>
        <source>Packets, for Tandem</source>
        <translation>بسته‌ها، برای Tandem</translation>
    </message>
    <message>
        <source>Forms about paragraphs, for a browser</source>
        <translation>فرم‌های بندها، برای مرورگر</translation>
    </message>
    <message>
        <source>Forms about key facts, for a browser</source>
        <translation>فرم‌های گزاره‌های کلیدی، برای مرورگر</translation>
    </message>
    <message>
        <source>W&amp;hat</source>
        <translation>&amp;چه چیز</translation>
    </message>
    <message>
        <source>Form for %1</source>
        <translation>فرم برای %1</translation>
    </message>
    <message numerus="yes">
        <source>%n form(s) written.</source>
        <translation>
            <numerusform>%Ln فرم نوشته شد.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::WritingPage</name>
    <message>
        <source>opinion</source>
        <translation>نظر</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>ارجاع</translation>
    </message>
    <message>
        <source>no opinion</source>
        <translation>بدون نظر</translation>
    </message>
    <message>
        <source>Your partner writes about this utterance.</source>
        <translation>همکارتان دربارهٔ این گفته می‌نویسد.</translation>
    </message>
    <message>
        <source>This utterance voices no opinion. N takes that back.</source>
        <translation>این گفته نظری بیان نمی‌کند. N آن را پس می‌گیرد.</translation>
    </message>
    <message>
        <source>This utterance voices no opinion.</source>
        <translation>این گفته نظری بیان نمی‌کند.</translation>
    </message>
    <message>
        <source>Select the words that voice an opinion and press O; press N if there are none. Without a selection O marks the whole utterance.</source>
        <translation>واژه‌هایی را که نظری بیان می‌کنند برگزینید و O بزنید؛ اگر نیستند N بزنید. بی گزیده، O همهٔ گفته را نشان می‌کند.</translation>
    </message>
    <message>
        <source>Main opinions</source>
        <translation>نظرهای اصلی</translation>
    </message>
    <message>
        <source>Implicit references of this opinion</source>
        <translation>ارجاع‌های ضمنی این نظر</translation>
    </message>
</context>
</TS>
