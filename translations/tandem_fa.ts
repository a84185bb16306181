<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fa_IR">
<context>
    <name>Agreement</name>
    <message>
        <source>No item has been answered by both, so there is nothing to compare.</source>
        <translation>هیچ موردی را هر دو پاسخ نداده‌اند؛ پس چیزی برای مقایسه نیست.</translation>
    </message>
    <message>
        <source>Both gave one and the same answer to every item. Agreement by chance is then already complete, and kappa would be zero divided by zero.</source>
        <translation>هر دو به همهٔ موردها یک پاسخ یکسان داده‌اند. در این حال توافق تصادفی خود کامل است و کاپا صفر تقسیم بر صفر می‌شود.</translation>
    </message>
</context>
<context>
    <name>AnswerRepository</name>
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
        <source>You have handed this sample in; its answers are fixed.</source>
        <translation>این نمونه را تحویل داده‌اید؛ پاسخ‌هایش ثابت است.</translation>
    </message>
    <message>
        <source>While your partner has not handed in you can take it back.</source>
        <translation>تا همکارتان تحویل نداده است، می‌توانید آن را پس بگیرید.</translation>
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
        <source>This paragraph is not in the sample.</source>
        <translation>این بند در نمونه نیست.</translation>
    </message>
    <message>
        <source>Answers stay hidden until both have handed in.</source>
        <translation>پاسخ‌ها تا تحویل هر دو نفر پنهان می‌مانند.</translation>
    </message>
</context>
<context>
    <name>ArticleReader</name>
    <message>
        <source>There is no article in it.</source>
        <translation>هیچ مقاله‌ای در آن نیست.</translation>
    </message>
    <message>
        <source>Choose a file with at least one article.</source>
        <translation>پرونده‌ای با دست‌کم یک مقاله برگزینید.</translation>
    </message>
    <message>
        <source>The text is larger than %1 MiB.</source>
        <translation>متن از %1 MiB بزرگ‌تر است.</translation>
    </message>
    <message>
        <source>Split it into articles, for example as JSONL with one article in each line.</source>
        <translation>آن را به چند مقاله بخش کنید، برای نمونه به‌صورت JSONL با یک مقاله در هر سطر.</translation>
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
        <source>This article has no text.</source>
        <translation>این مقاله متنی ندارد.</translation>
    </message>
    <message>
        <source>Choose a file with at least one paragraph.</source>
        <translation>پرونده‌ای با دست‌کم یک بند برگزینید.</translation>
    </message>
    <message>
        <source>This is not a file with articles.</source>
        <translation>این پروندهٔ مقاله نیست.</translation>
    </message>
    <message>
        <source>Choose .txt or .md files, a folder of them, or articles as JSON or JSONL.</source>
        <translation>پرونده‌های .txt یا .md، پوشه‌ای از آن‌ها، یا مقاله‌هایی به‌صورت JSON یا JSONL برگزینید.</translation>
    </message>
</context>
<context>
    <name>ArticleVisitor</name>
    <message>
        <source>Save the articles as JSONL, one object in each line; that may be of any size.</source>
        <translation>مقاله‌ها را به‌صورت JSONL ذخیره کنید، یک شیء در هر سطر؛ اندازهٔ آن محدود نیست.</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>یک شیء</translation>
    </message>
    <message>
        <source>an object or a list of objects</source>
        <translation>یک شیء یا فهرستی از شیءها</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>یک فهرست</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>یک متن</translation>
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
        <source>This article has no text.</source>
        <translation>این مقاله متنی ندارد.</translation>
    </message>
    <message>
        <source>Give it &quot;paragraphs&quot; (a list of texts) or &quot;text&quot; (paragraphs set apart by blank lines).</source>
        <translation>به آن &quot;paragraphs&quot; (فهرستی از متن‌ها) یا &quot;text&quot; (بندهای جداشده با سطر خالی) بدهید.</translation>
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
    <message>
        <source>A sample was assigned otherwise in the meantime; nothing was changed.</source>
        <translation>در این میان نمونه‌ای به شکل دیگری واگذار شد؛ چیزی تغییر نکرد.</translation>
    </message>
    <message>
        <source>Look at the pairs and assign again.</source>
        <translation>زوج‌ها را ببینید و دوباره واگذار کنید.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number and title of a sample</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) stay as they are: both have handed in.</source>
        <translation>
            <numerusform>%n نمونه همان‌گونه می‌ماند: هر دو تحویل داده‌اند.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) have this assignment already.</source>
        <translation>
            <numerusform>%n نمونه از پیش همین واگذاری را دارد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n sample(s) somebody has begun: the answers stay in the journal but count no more, unless you undo.</source>
        <translation>
            <numerusform>در %n نمونه کسی آغاز کرده است: پاسخ‌ها در دفتر ثبت می‌مانند ولی دیگر به شمار نمی‌آیند، مگر آنکه واگرد کنید.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>و %n مورد دیگر</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Badge</name>
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
</context>
<context>
    <name>Benchmark</name>
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
        <source>The file cannot be written to its end.</source>
        <translation>پرونده را نمی‌توان تا پایان نوشت.</translation>
    </message>
    <message>
        <source>Free some space, or choose another folder.</source>
        <translation>فضایی آزاد کنید یا پوشهٔ دیگری برگزینید.</translation>
    </message>
    <message>
        <source>Benchmark statistics</source>
        <translation>آمار معیار</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>شاخص</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>مقدار</translation>
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
        <translation>واقعیت‌های بندهای پشتیبان</translation>
    </message>
    <message>
        <source>Key facts</source>
        <translation>واقعیت‌های کلیدی</translation>
    </message>
    <message>
        <source>Non-key facts</source>
        <translation>واقعیت‌های غیرکلیدی</translation>
    </message>
    <message>
        <source>Intra-repetitive facts of supporting paragraphs</source>
        <translation>واقعیت‌های تکراری درونی بندهای پشتیبان</translation>
    </message>
    <message>
        <source>Facts of supporting paragraphs with an unexpected type</source>
        <translation>واقعیت‌های بندهای پشتیبان با نوع نامنتظره</translation>
    </message>
    <message>
        <source>Facts of nonsupporting paragraphs</source>
        <translation>واقعیت‌های بندهای غیرپشتیبان</translation>
    </message>
    <message>
        <source>Nonsupporting facts</source>
        <translation>واقعیت‌های غیرپشتیبان</translation>
    </message>
    <message>
        <source>Masked facts</source>
        <translation>واقعیت‌های پوشانده</translation>
    </message>
    <message>
        <source>Masked facts, code 4</source>
        <translation>واقعیت‌های پوشانده، کد ۴</translation>
    </message>
    <message>
        <source>Masked facts, code 5</source>
        <translation>واقعیت‌های پوشانده، کد ۵</translation>
    </message>
    <message>
        <source>Masked facts, code 6</source>
        <translation>واقعیت‌های پوشانده، کد ۶</translation>
    </message>
    <message>
        <source>Intra-repetitive facts of nonsupporting paragraphs</source>
        <translation>واقعیت‌های تکراری درونی بندهای غیرپشتیبان</translation>
    </message>
    <message>
        <source>Facts of nonsupporting paragraphs with an unexpected type</source>
        <translation>واقعیت‌های بندهای غیرپشتیبان با نوع نامنتظره</translation>
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
        <source>--person NAME is missing: who does this?</source>
        <translation>--person NAME داده نشده است: چه کسی این کار را می‌کند؟</translation>
    </message>
    <message>
        <source>The project has several leads.</source>
        <translation>پروژه چند سرپرست دارد.</translation>
    </message>
    <message>
        <source>Say who does this: --person %1.</source>
        <translation>بگویید چه کسی این کار را می‌کند: --person %1.</translation>
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
            <numerusform>واگذاری %n نمونه پس گرفته شد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) assigned.</source>
        <translation>
            <numerusform>%n نمونه واگذار شد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) had this pair already.</source>
        <translation>
            <numerusform>%n نمونه از پیش همین زوج را داشت.</numerusform>
        </translation>
    </message>
    <message>
        <source>Assign samples to pairs of people.</source>
        <translation>واگذاری نمونه‌ها به زوج‌ها.</translation>
    </message>
    <message>
        <source>Without --sample, every sample that nobody labels and that came without labels. A sample that another pair labels goes to the new pair, what was answered stays in the journal; one that both have handed in is refused. Assigning is the lead&apos;s: with one lead it is theirs, with several --person says who, and in a project without a lead it is done for whoever owns the file.

list prints who is assigned to what, like &quot;tandem rounds&quot;.</source>
        <translation>بدون --sample، همهٔ نمونه‌هایی که کسی برچسب نمی‌زند و بی‌برچسب وارد شده‌اند. نمونه‌ای که زوج دیگری برچسب می‌زند به زوج تازه می‌رسد و پاسخ‌های داده‌شده در دفتر ثبت می‌مانند؛ نمونه‌ای که هر دو تحویل داده‌اند پذیرفته نمی‌شود. واگذاری با سرپرست است: اگر یک سرپرست باشد به نام او انجام می‌شود، اگر چند تا باشند --person می‌گوید کدام، و در پروژهٔ بی‌سرپرست به نام صاحب پرونده انجام می‌شود.

list نشان می‌دهد چه چیزی به چه کسی واگذار شده است، مانند «tandem rounds».</translation>
    </message>
    <message>
        <source>The two who answer, A and B.</source>
        <translation>دو نفری که پاسخ می‌دهند، A و B.</translation>
    </message>
    <message>
        <source>Pairs over everybody, so that all have as much to do.</source>
        <translation>زوج‌هایی از همهٔ افراد، تا سهم کار همه برابر باشد.</translation>
    </message>
    <message>
        <source>With --balanced: only these; without it, all active annotators.</source>
        <translation>همراه با --balanced: تنها این افراد؛ بدون آن، همهٔ برچسب‌زن‌های فعال.</translation>
    </message>
    <message>
        <source>With --balanced: another number draws other pairs, the same one the same (usually %1).</source>
        <translation>همراه با --balanced: عدد دیگر زوج‌های دیگری می‌دهد، همان عدد همان زوج‌ها را (معمولاً %1).</translation>
    </message>
    <message>
        <source>Take the assignment back.</source>
        <translation>پس گرفتن واگذاری.</translation>
    </message>
    <message>
        <source>The lead who assigns.</source>
        <translation>سرپرستی که واگذار می‌کند.</translation>
    </message>
    <message>
        <source>Give one of --pair, --balanced and --unassign.</source>
        <translation>یکی از --pair، --balanced و --unassign را بدهید.</translation>
    </message>
    <message>
        <source>See &quot;tandem help assign&quot;.</source>
        <translation>«tandem help assign» را ببینید.</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>در حال بررسی</translation>
    </message>
    <message>
        <source>%1: schema version %2, %3 samples, %4 answers.</source>
        <translation>%1: نسخهٔ %2 طرح‌واره، %3 نمونه، %4 پاسخ.</translation>
    </message>
    <message>
        <source>All is well.</source>
        <translation>همه چیز درست است.</translation>
    </message>
    <message>
        <source>Check a project file: integrity, journal, references.</source>
        <translation>بررسی پروندهٔ پروژه: درستی، دفتر ثبت، ارجاع‌ها.</translation>
    </message>
    <message>
        <source>Reads the whole file and looks for damage, references that lead nowhere, answers that nobody could have given, and gaps in the search index. The exit code is 1 when anything is found. Nothing is changed, unless --upgrade asks for it.</source>
        <translation>کل پرونده را می‌خواند و به دنبال آسیب، ارجاع‌هایی که به جایی نمی‌رسند، پاسخ‌هایی که کسی نمی‌توانسته بدهد و کاستی‌های نمایهٔ جست‌وجو می‌گردد. اگر چیزی یافت شود، کد خروج ۱ است. چیزی تغییر نمی‌کند، مگر آنکه --upgrade بخواهد.</translation>
    </message>
    <message>
        <source>First bring a project of an older version forward; a copy of the old file stays beside it.</source>
        <translation>نخست پروژهٔ نسخهٔ قدیمی‌تر را به‌روز کن؛ رونوشتی از پروندهٔ قدیمی کنار آن می‌ماند.</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) found.</source>
        <translation>
            <numerusform>%n مشکل یافت شد.</numerusform>
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
        <source>Compare the two sides of closed rounds; settle or reopen them.</source>
        <translation>مقایسهٔ دو طرف دورهای بسته؛ نهایی کردن یا بازگشایی آن‌ها.</translation>
    </message>
    <message>
        <source>With --sample: both answers to every paragraph, what becomes of it, notes, percent agreement and Cohen&apos;s kappa with their 95 % intervals, and what was kept. Without: every closed round in a line, and the agreement over all of them together. Agreement is always that of the answers given blind. While a round is open it is refused. Where the project adjudicates, the sides of a sample that is not settled are unnamed and shuffled.

Settling freezes the outcome, reopening lets it be decided again; both are journalled. With one lead in the project --person may be left out.</source>
        <translation>با --sample: هر دو پاسخ به هر بند، سرنوشت بند، یادداشت‌ها، درصد توافق و کاپای کوهن با بازهٔ ۹۵٪ و آنچه نگه داشته شد. بدون آن: هر دور بسته در یک سطر، و توافق روی همهٔ آن‌ها با هم. توافق همیشه از پاسخ‌هایی است که بی‌خبر از هم داده شده‌اند. تا دور باز است، این کار پذیرفته نمی‌شود. در پروژهٔ دارای داوری، دو طرف نمونه‌ای که نهایی نشده بی‌نام و درهم‌اند.

نهایی کردن نتیجه را ثابت می‌کند و بازگشایی می‌گذارد دوباره درباره‌اش تصمیم گرفته شود؛ هر دو در دفتر ثبت می‌آیند. اگر پروژه یک سرپرست دارد، --person لازم نیست.</translation>
    </message>
    <message>
        <source>The sample, counted from 1.</source>
        <translation>نمونه، شمرده از ۱.</translation>
    </message>
    <message>
        <source>Freeze the outcome.</source>
        <translation>ثابت کردن نتیجه.</translation>
    </message>
    <message>
        <source>Open a settled outcome again.</source>
        <translation>بازگشایی نتیجهٔ نهایی‌شده.</translation>
    </message>
    <message>
        <source>Why it is reopened.</source>
        <translation>چرا بازگشایی می‌شود.</translation>
    </message>
    <message>
        <source>The lead who settles or reopens.</source>
        <translation>سرپرستی که نهایی یا بازگشایی می‌کند.</translation>
    </message>
    <message>
        <source>--settle and --reopen exclude each other.</source>
        <translation>--settle و --reopen با هم نمی‌آیند.</translation>
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
        <source>Side 1</source>
        <translation>طرف ۱</translation>
    </message>
    <message>
        <source>Side 2</source>
        <translation>طرف ۲</translation>
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
        <source>Nobody labels this sample here.</source>
        <translation>کسی این نمونه را اینجا برچسب نمی‌زند.</translation>
    </message>
    <message>
        <source>Assign it to a pair first.</source>
        <translation>نخست آن را به یک زوج واگذار کنید.</translation>
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
        <source>Sample %1, %2: %3</source>
        <translation>نمونهٔ %1، %2: %3</translation>
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
        <source>Title</source>
        <translation>عنوان</translation>
    </message>
    <message>
        <source>All closed rounds together</source>
        <translation>همهٔ دورهای بسته با هم</translation>
    </message>
    <message>
        <source>--what takes benchmark, answers or statistics, not &quot;%1&quot;.</source>
        <translation>--what یکی از benchmark، answers یا statistics را می‌گیرد، نه «%1».</translation>
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
        <source>&quot;%1&quot; is no format for this export.</source>
        <translation>«%1» قالب این برون‌بری نیست.</translation>
    </message>
    <message>
        <source>Add --format %1.</source>
        <translation>--format %1 را بیفزایید.</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s)</source>
        <translation>
            <numerusform>%n نمونه</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left out: %n unassigned</source>
        <translation>
            <numerusform>کنار گذاشته: %n واگذارنشده</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left out: %n still open</source>
        <translation>
            <numerusform>کنار گذاشته: %n هنوز باز</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left out: %n waiting for decisions</source>
        <translation>
            <numerusform>کنار گذاشته: %n در انتظار تصمیم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left out: %n without a kept paragraph</source>
        <translation>
            <numerusform>کنار گذاشته: %n بدون بند نگه‌داشته‌شده</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) of changed paragraphs left out</source>
        <translation>
            <numerusform>%n واقعیت از بندهای تغییرکرده کنار گذاشته شد</numerusform>
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
        <source>Export the benchmark, the answers or the statistics.</source>
        <translation>برون‌بری معیار، پاسخ‌ها یا آمار.</translation>
    </message>
    <message>
        <source>Without options the name of FILE decides: *.json is the benchmark (KGDS.json), *.jsonl the answers, *.md and *.tex the statistics; a *.csv is the answers or the statistics if its name says so (answers.csv, statistics.csv, stats.csv). A benchmark holds the samples that are ready; answers are those of closed rounds only. FILE is written whole or not at all; one that is there already is replaced.</source>
        <translation>بدون گزینه، نام FILE تعیین می‌کند: *.json معیار است (KGDS.json)، *.jsonl پاسخ‌ها، *.md و *.tex آمار؛ *.csv پاسخ‌ها یا آمار است اگر نامش چنین بگوید (answers.csv، statistics.csv، stats.csv). معیار نمونه‌های آماده را در بر دارد؛ پاسخ‌ها تنها از دورهای بسته‌اند. FILE یا کامل نوشته می‌شود یا هیچ؛ اگر از پیش باشد جایگزین می‌شود.</translation>
    </message>
    <message>
        <source>benchmark, answers or statistics.</source>
        <translation>benchmark، answers یا statistics.</translation>
    </message>
    <message>
        <source>json for the benchmark; csv or jsonl for answers; csv, md or tex for statistics.</source>
        <translation>json برای معیار؛ csv یا jsonl برای پاسخ‌ها؛ csv، md یا tex برای آمار.</translation>
    </message>
    <message>
        <source>This is a Tandem project; an export does not replace it.</source>
        <translation>این یک پروژهٔ Tandem است؛ برون‌بری جای آن را نمی‌گیرد.</translation>
    </message>
    <message>
        <source>Give another name for the export.</source>
        <translation>نام دیگری برای برون‌بری بدهید.</translation>
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
        <source>Labels, as &quot;tandem label --file&quot; reads them
  A row has sample and paragraph (numbers from 1), answer (yes, no, or clear) and, if
  wanted, person, unsure (true or false), note, seconds or duration_ms. Exported answers
  can be read too; they call the paragraph item.

</source>
        <translation>برچسب‌ها، آن‌گونه که «tandem label --file» می‌خواند
  هر ردیف sample و paragraph (عدد از ۱)، answer (yes، no یا clear) و در صورت نیاز
  person، unsure (true یا false)، note و seconds یا duration_ms دارد. پاسخ‌های
  برون‌بری‌شده را هم می‌توان خواند؛ در آن‌ها بند item نام دارد.

</translation>
    </message>
    <message>
        <source>  other   lines of SAMPLE PARAGRAPH yes|no|clear
</source>
        <translation>  دیگر   سطرهای SAMPLE PARAGRAPH yes|no|clear
</translation>
    </message>
    <message>
        <source>JSON, as --json prints it
  One object in UTF-8. Names and words never change and are not translated; new ones
  may be added. Samples and paragraphs count from 1, times are UTC. A figure with an
  interval is {value, n, low, high}; one that is undefined is {undefined: why, n}.

</source>
        <translation>JSON، آن‌گونه که --json چاپ می‌کند
  یک شیء با UTF-8. نام‌ها و واژه‌ها هرگز تغییر نمی‌کنند و ترجمه نمی‌شوند؛ شاید موردهای
  تازه افزوده شود. نمونه‌ها و بندها از ۱ شمرده می‌شوند و زمان‌ها UTC است. شاخص
  دارای بازه {value, n, low, high} است و شاخص تعریف‌نشده {undefined: why, n}.

</translation>
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
            <numerusform>%1: %n نمونه پس گرفته شد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n sample(s) handed in.</source>
        <translation>
            <numerusform>%1: %n نمونه تحویل شد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) closed: both have handed in.</source>
        <translation>
            <numerusform>%n دور بسته شد: هر دو تحویل داده‌اند.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand in as an annotator.</source>
        <translation>تحویل به‌عنوان برچسب‌زن.</translation>
    </message>
    <message>
        <source>Says that NAME is done with these samples; refused, with a list of what is missing, unless every paragraph has its answer and none is marked unsure. When both have handed in, the round is closed and can be compared. Either all these samples are handed in or none.</source>
        <translation>اعلام می‌کند که کار NAME با این نمونه‌ها تمام است؛ اگر بندی بی‌پاسخ یا با نشان «مطمئن نیستم» باشد، پذیرفته نمی‌شود و فهرست کمبودها می‌آید. هنگامی که هر دو تحویل دادند، دور بسته می‌شود و می‌توان مقایسه کرد. یا همهٔ این نمونه‌ها تحویل می‌شوند یا هیچ‌کدام.</translation>
    </message>
    <message>
        <source>Who hands in.</source>
        <translation>چه کسی تحویل می‌دهد.</translation>
    </message>
    <message>
        <source>Every sample that is assigned to NAME and still open.</source>
        <translation>همهٔ نمونه‌هایی که به NAME واگذار شده و هنوز بازند.</translation>
    </message>
    <message>
        <source>Take the hand-in back, while the other has not handed in.</source>
        <translation>پس گرفتن تحویل، تا زمانی که دیگری تحویل نداده است.</translation>
    </message>
    <message>
        <source>--person NAME is missing: who hands in?</source>
        <translation>--person NAME داده نشده است: چه کسی تحویل می‌دهد؟</translation>
    </message>
    <message>
        <source>Give one of --sample and --all.</source>
        <translation>یکی از --sample و --all را بدهید.</translation>
    </message>
    <message>
        <source>Print the result as JSON, for programs.</source>
        <translation>چاپ نتیجه به‌صورت JSON، برای برنامه‌ها.</translation>
    </message>
    <message>
        <source>Show this help and do nothing else.</source>
        <translation>تنها همین راهنما را نشان بده.</translation>
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
        <source>Usage: tandem [PROJECT | --sample]
       tandem COMMAND [ARGUMENTS]
</source>
        <translation>شیوهٔ کاربرد: tandem [PROJECT | --sample]
       tandem COMMAND [ARGUMENTS]
</translation>
    </message>
    <message>
        <source>Build summarization benchmarks by hand, two people blind to each other. Without a command the window opens: on a project, on the sample project, or on the welcome page. Commands need no display.</source>
        <translation>ساخت دستی معیارهای خلاصه‌سازی، به‌دست دو نفر بی‌خبر از هم. بدون فرمان، پنجره باز می‌شود: روی یک پروژه، پروژهٔ نمونه یا صفحهٔ آغاز. فرمان‌ها به نمایشگر نیاز ندارند.</translation>
    </message>
    <message>
        <source>Explain a command, or &quot;formats&quot;.</source>
        <translation>توضیح یک فرمان، یا «formats».</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>فرمان‌ها:</translation>
    </message>
    <message>
        <source>Exit codes:</source>
        <translation>کدهای خروج:</translation>
    </message>
    <message>
        <source>done</source>
        <translation>انجام شد</translation>
    </message>
    <message>
        <source>failed; one line on stderr says what, where and what to do</source>
        <translation>ناموفق؛ یک سطر در stderr می‌گوید چه شده، کجا، و چه باید کرد</translation>
    </message>
    <message>
        <source>wrong usage</source>
        <translation>کاربرد نادرست</translation>
    </message>
    <message>
        <source>stopped by Ctrl+C; nothing was changed</source>
        <translation>با Ctrl+C متوقف شد؛ چیزی تغییر نکرد</translation>
    </message>
    <message>
        <source>&quot;tandem help COMMAND&quot; explains a command, &quot;tandem help formats&quot; the JSON and the files.</source>
        <translation>«tandem help COMMAND» یک فرمان و «tandem help formats» قالب JSON و پرونده‌ها را توضیح می‌دهد.</translation>
    </message>
    <message>
        <source>Import samples into a project.</source>
        <translation>وارد کردن نمونه‌ها به پروژه.</translation>
    </message>
    <message>
        <source>Adds the samples in each FILE to PROJECT, which is made when it is not there. A FILE is a KGDS.json, articles as JSON or JSONL (title, and paragraphs or text), a .txt or .md article with blank lines between paragraphs, or a folder of such articles. All of it is imported or, when something is wrong with a file, nothing.</source>
        <translation>نمونه‌های هر FILE را به PROJECT می‌افزاید و اگر پروژه نباشد آن را می‌سازد. FILE یک KGDS.json است، یا مقاله‌هایی به‌صورت JSON یا JSONL (title و paragraphs یا text)، یا مقالهٔ .txt یا .md با سطر خالی میان بندها، یا پوشه‌ای از چنین مقاله‌ها. یا همه وارد می‌شود یا، اگر پرونده‌ای ایراد داشته باشد، هیچ.</translation>
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
        <source>Give --sample, --paragraph and --answer, or --file with many answers.</source>
        <translation>--sample، --paragraph و --answer را بدهید، یا --file را با پاسخ‌های بسیار.</translation>
    </message>
    <message>
        <source>sample %1, paragraph %2</source>
        <translation>نمونهٔ %1، بند %2</translation>
    </message>
    <message>
        <source>--answer takes yes, no or clear, not &quot;%1&quot;.</source>
        <translation>--answer یکی از yes، no یا clear را می‌گیرد، نه «%1».</translation>
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
            <numerusform>%1: %n پاسخ ثبت شد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Answer as an annotator: is a paragraph supporting, yes or no?</source>
        <translation>پاسخ به‌عنوان برچسب‌زن: آیا بند پشتیبان است، بله یا خیر؟</translation>
    </message>
    <message>
        <source>Records one answer, or all answers of a file: JSON, JSONL or CSV as &quot;tandem help formats&quot; shows them, or lines of SAMPLE PARAGRAPH yes|no|clear; - reads such lines from standard input. From a file that names people only those of NAME are taken. All answers are recorded or, when one is refused, none. Every answer adds a row to the journal.</source>
        <translation>یک پاسخ یا همهٔ پاسخ‌های یک پرونده را ثبت می‌کند: JSON، JSONL یا CSV به شکلی که «tandem help formats» نشان می‌دهد، یا سطرهای SAMPLE PARAGRAPH yes|no|clear؛ - چنین سطرهایی را از ورودی استاندارد می‌خواند. از پرونده‌ای که نام افراد را دارد، تنها پاسخ‌های NAME برداشته می‌شود. یا همهٔ پاسخ‌ها ثبت می‌شوند یا، اگر یکی پذیرفته نشود، هیچ‌کدام. هر پاسخ ردیفی به دفتر ثبت می‌افزاید.</translation>
    </message>
    <message>
        <source>Who answers.</source>
        <translation>چه کسی پاسخ می‌دهد.</translation>
    </message>
    <message>
        <source>The paragraph, counted from 1.</source>
        <translation>بند، شمرده از ۱.</translation>
    </message>
    <message>
        <source>yes, no, or clear to take it back.</source>
        <translation>yes، no، یا clear برای پس گرفتن.</translation>
    </message>
    <message>
        <source>Mark it &quot;unsure, come back&quot;.</source>
        <translation>نشان «مطمئن نیستم، برمی‌گردم» بزن.</translation>
    </message>
    <message>
        <source>A note on it.</source>
        <translation>یادداشتی برای آن.</translation>
    </message>
    <message>
        <source>Active time spent on it.</source>
        <translation>زمان فعالی که صرف آن شده است.</translation>
    </message>
    <message>
        <source>Read answers from FILE.</source>
        <translation>خواندن پاسخ‌ها از FILE.</translation>
    </message>
    <message>
        <source>--person NAME is missing: who answers?</source>
        <translation>--person NAME داده نشده است: چه کسی پاسخ می‌دهد؟</translation>
    </message>
    <message>
        <source>Give either --file or one answer.</source>
        <translation>یا --file را بدهید یا یک پاسخ را.</translation>
    </message>
    <message>
        <source>Make a new project.</source>
        <translation>ساخت پروژهٔ تازه.</translation>
    </message>
    <message>
        <source>Makes the project file PROJECT, which must not be there yet. It is empty unless the sample project is asked for.</source>
        <translation>پروندهٔ پروژهٔ PROJECT را می‌سازد که نباید از پیش باشد. خالی است، مگر آنکه پروژهٔ نمونه خواسته شود.</translation>
    </message>
    <message>
        <source>What the project is called; without it, the file&apos;s name.</source>
        <translation>نام پروژه؛ بدون آن، نام پرونده.</translation>
    </message>
    <message>
        <source>The sample project: three articles with discussions, a lead and two annotators, and labels that are partly done.</source>
        <translation>پروژهٔ نمونه: سه مقاله با گفت‌وگو، یک سرپرست و دو برچسب‌زن، و برچسب‌هایی نیمه‌کاره.</translation>
    </message>
    <message>
        <source>Only the articles and discussions of the sample project.</source>
        <translation>تنها مقاله‌ها و گفت‌وگوهای پروژهٔ نمونه.</translation>
    </message>
    <message>
        <source>--sample and --sample-texts exclude each other.</source>
        <translation>--sample و --sample-texts با هم نمی‌آیند.</translation>
    </message>
    <message>
        <source>Sample project</source>
        <translation>پروژهٔ نمونه</translation>
    </message>
    <message numerus="yes">
        <source>Made %1 with %n sample(s).</source>
        <translation>
            <numerusform>%1 با %n نمونه ساخته شد.</numerusform>
        </translation>
    </message>
    <message>
        <source>undefined: %1</source>
        <translation>تعریف‌نشده: %1</translation>
    </message>
    <message>
        <source>%1, n = %2</source>
        <translation>%1، n = %2</translation>
    </message>
    <message>
        <source>%1 (95 %: %2 to %3), n = %4</source>
        <translation>%1 (۹۵٪: %2 تا %3)، n = %4</translation>
    </message>
    <message>
        <source>From all paragraphs to the kept ones</source>
        <translation>از همهٔ بندها تا بندهای نگه‌داشته‌شده</translation>
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
        <source>waits for a discussion</source>
        <translation>در انتظار گفت‌وگو</translation>
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
        <source>to be decided</source>
        <translation>نیازمند تصمیم</translation>
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
        <source>Ask for one thing at a time.</source>
        <translation>هر بار یک چیز بخواهید.</translation>
    </message>
    <message>
        <source>&quot;people PROJECT %1&quot; takes %2.</source>
        <translation>«people PROJECT %1» این را می‌گیرد: %2.</translation>
    </message>
    <message>
        <source>no name</source>
        <translation>بدون نام</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>یک نام</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of list, add, change, set-aside and take-back.</source>
        <translation>«%1» هیچ‌یک از list، add، change، set-aside و take-back نیست.</translation>
    </message>
    <message>
        <source>--role takes lead or annotator, not &quot;%1&quot;.</source>
        <translation>--role یکی از lead یا annotator را می‌گیرد، نه «%1».</translation>
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
        <source>Paragraphs</source>
        <translation>بندها</translation>
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
        <source>List, add and change people.</source>
        <translation>فهرست، افزودن و تغییر افراد.</translation>
    </message>
    <message>
        <source>Who is added is an annotator unless --role lead is given. A lead assigns samples, sets the rules and reopens what is settled; a project works without one too, and then commands like assign act for whoever owns the file. People who have answered are never deleted: set-aside takes them out of new assignments, take-back brings them in again. add, change, set-aside and take-back may also be written as options (--add NAME).</source>
        <translation>هر که افزوده شود برچسب‌زن است، مگر آنکه --role lead داده شود. سرپرست نمونه‌ها را واگذار می‌کند، قاعده‌ها را می‌گذارد و نهایی‌شده‌ها را بازگشایی می‌کند؛ پروژه بی‌سرپرست هم کار می‌کند و آنگاه فرمان‌هایی مانند assign به نام صاحب پرونده انجام می‌شوند. کسانی که پاسخ داده‌اند هرگز حذف نمی‌شوند: set-aside آن‌ها را از واگذاری‌های تازه بیرون می‌گذارد و take-back بازمی‌گرداند. add، change، set-aside و take-back را می‌توان به‌صورت گزینه هم نوشت (--add NAME).</translation>
    </message>
    <message>
        <source>Add somebody.</source>
        <translation>افزودن یک نفر.</translation>
    </message>
    <message>
        <source>Change somebody&apos;s role, colour or name.</source>
        <translation>تغییر نقش، رنگ یا نام یک نفر.</translation>
    </message>
    <message>
        <source>Assign nothing more to somebody.</source>
        <translation>دیگر چیزی به این شخص واگذار نشود.</translation>
    </message>
    <message>
        <source>The reverse of set-aside.</source>
        <translation>وارونهٔ set-aside.</translation>
    </message>
    <message>
        <source>lead or annotator.</source>
        <translation>lead یا annotator.</translation>
    </message>
    <message>
        <source>Their colour on screens; without it, one is chosen.</source>
        <translation>رنگ شخص روی صفحه؛ بدون آن، رنگی برگزیده می‌شود.</translation>
    </message>
    <message>
        <source>The new name.</source>
        <translation>نام تازه.</translation>
    </message>
    <message>
        <source>No samples yet. Add some with &quot;tandem import FILE PROJECT&quot;.</source>
        <translation>هنوز نمونه‌ای نیست. با «tandem import FILE PROJECT» نمونه بیفزایید.</translation>
    </message>
    <message>
        <source>Show who is assigned to what, and how far they are.</source>
        <translation>نشان دادن اینکه چه چیزی به چه کسی واگذار شده و تا کجا پیش رفته است.</translation>
    </message>
    <message>
        <source>Says for each sample its state, its pair and how many paragraphs each has answered; never what was answered.</source>
        <translation>برای هر نمونه وضعیت، زوج و شمار بندهایی را که هر یک پاسخ داده می‌گوید؛ هرگز خود پاسخ را نمی‌گوید.</translation>
    </message>
    <message>
        <source>Which samples: a number, a range like 1-4, several with commas, or all.</source>
        <translation>کدام نمونه‌ها: یک عدد، بازه‌ای مانند 1-4، چند تا با ویرگول، یا all.</translation>
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
            <numerusform>پروژه %n نمونه دارد.</numerusform>
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
        <translation>واقعیت</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>چیزی یافت نشد.</translation>
    </message>
    <message>
        <source>Search titles, articles, discussions, opinions and facts.</source>
        <translation>جست‌وجو در عنوان‌ها، مقاله‌ها، گفت‌وگوها، نظرها و واقعیت‌ها.</translation>
    </message>
    <message>
        <source>Finds the texts that have every one of the words, each as a whole word or as the beginning of one. A line is: sample, place: text. Notes are not searched; they belong to answers.</source>
        <translation>متن‌هایی را می‌یابد که همهٔ واژه‌ها را دارند، هر یک به‌صورت واژهٔ کامل یا آغاز یک واژه. هر سطر چنین است: نمونه، جا: متن. یادداشت‌ها جست‌وجو نمی‌شوند، چون از آنِ پاسخ‌ها هستند.</translation>
    </message>
    <message>
        <source>At most this many texts (usually %1).</source>
        <translation>حداکثر این شمار متن (معمولاً %1).</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) not in the benchmark yet:</source>
        <translation>
            <numerusform>%n نمونه هنوز در معیار نیست:</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 unassigned, %2 open, %3 waiting for decisions, %4 without a kept paragraph.</source>
        <translation>%1 واگذارنشده، %2 باز، %3 در انتظار تصمیم، %4 بدون بند نگه‌داشته‌شده.</translation>
    </message>
    <message>
        <source>Print the statistics of the benchmark.</source>
        <translation>چاپ آمار معیار.</translation>
    </message>
    <message>
        <source>The figures of Appendix B of the KGDS paper, over exactly the samples that an export would hold: those imported with labels, and those whose round is closed and decided. Below them stands what became of all paragraphs of the project.</source>
        <translation>شاخص‌های پیوست B مقالهٔ KGDS، دقیقاً روی نمونه‌هایی که برون‌بری در بر می‌گیرد: آن‌هایی که با برچسب وارد شده‌اند و آن‌هایی که دورشان بسته و تصمیمشان گرفته شده است. زیر آن سرنوشت همهٔ بندهای پروژه می‌آید.</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>در حال شمارش</translation>
    </message>
    <message>
        <source>Take a picture of every screen.</source>
        <translation>گرفتن تصویر از همهٔ صفحه‌ها.</translation>
    </message>
    <message>
        <source>Writes pictures of every screen with the sample project, light and dark, in two sizes, to FOLDER, which is made when it is not there. It shows no window and needs no display.</source>
        <translation>تصویر همهٔ صفحه‌ها را با پروژهٔ نمونه، روشن و تیره و در دو اندازه، در FOLDER می‌نویسد و اگر پوشه نباشد آن را می‌سازد. پنجره‌ای نشان نمی‌دهد و به نمایشگر نیاز ندارد.</translation>
    </message>
    <message>
        <source>The folder cannot be made.</source>
        <translation>پوشه را نمی‌توان ساخت.</translation>
    </message>
    <message>
        <source>Check the name and your permissions.</source>
        <translation>نام و مجوزهای خود را بررسی کنید.</translation>
    </message>
</context>
<context>
    <name>CompareHeader</name>
    <message>
        <source>not assigned</source>
        <translation>واگذارنشده</translation>
    </message>
    <message>
        <source>answers being given</source>
        <translation>در حال پاسخ‌گویی</translation>
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
</context>
<context>
    <name>CompareState</name>
    <message>
        <source>%1 settled the sample</source>
        <translation>%1 نمونه را نهایی کرد</translation>
    </message>
    <message>
        <source>%1 reopened the sample</source>
        <translation>%1 نمونه را بازگشایی کرد</translation>
    </message>
    <message>
        <source>%1 withdrew the decision</source>
        <translation>%1 تصمیم را پس گرفت</translation>
    </message>
    <message>
        <source>%1 decided: supporting</source>
        <translation>تصمیم %1: پشتیبان</translation>
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
</context>
<context>
    <name>ComparisonDelegate</name>
    <message>
        <source>decided</source>
        <translation>تصمیم‌گرفته</translation>
    </message>
</context>
<context>
    <name>ComparisonModel</name>
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
</context>
<context>
    <name>ComparisonRepository</name>
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
    <name>DecodeText</name>
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
</context>
<context>
    <name>DeviceWrite</name>
    <message>
        <source>There is no room left to write the file.</source>
        <translation>جایی برای نوشتن پرونده نمانده است.</translation>
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
</context>
<context>
    <name>DifferencePanel</name>
    <message>
        <source>%1, on the answers given blind.</source>
        <translation>%1، روی پاسخ‌هایی که بی‌خبر از هم داده شده‌اند.</translation>
    </message>
</context>
<context>
    <name>Discussion</name>
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
    <message>
        <source>%1 says: %2</source>
        <translation>%1 می‌گوید: %2</translation>
    </message>
</context>
<context>
    <name>EmptyCompare</name>
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
</context>
<context>
    <name>Export</name>
    <message numerus="yes">
        <source>%n not assigned</source>
        <translation>
            <numerusform>%n واگذارنشده</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <translation>
            <numerusform>%n باز</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undecided</source>
        <translation>
            <numerusform>%n تصمیم‌نگرفته</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a paragraph that was kept</source>
        <translation>
            <numerusform>%n بدون بند نگه‌داشته‌شده</numerusform>
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
            <numerusform>%n نمونه نوشته شد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %n left out: %1</source>
        <translation>
            <numerusform>؛ %n نمونه کنار گذاشته شد: %1</numerusform>
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
            <numerusform>%n واقعیت از بندهایی که حذف شده یا طرف عوض کرده‌اند کنار گذاشته شد.</numerusform>
        </translation>
    </message>
    <message>
        <source>No round is closed yet, so the file holds no answers.</source>
        <translation>هنوز هیچ دوری بسته نشده است، پس پرونده پاسخی ندارد.</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) of closed rounds written.</source>
        <translation>
            <numerusform>%n پاسخ از دورهای بسته نوشته شد.</numerusform>
        </translation>
    </message>
    <message>
        <source>The statistics are written.</source>
        <translation>آمار نوشته شد.</translation>
    </message>
</context>
<context>
    <name>FigureText</name>
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
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Benchmarks and articles (%1)</source>
        <translation>معیارها و مقاله‌ها (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>همهٔ پرونده‌ها (%1)</translation>
    </message>
    <message>
        <source>Choose files to import</source>
        <translation>برگزیدن پرونده‌ها برای وارد کردن</translation>
    </message>
    <message>
        <source>Choose a folder of articles</source>
        <translation>برگزیدن پوشهٔ مقاله‌ها</translation>
    </message>
    <message>
        <source>Open project</source>
        <translation>باز کردن پروژه</translation>
    </message>
    <message>
        <source>Choose where to write</source>
        <translation>برگزیدن جای نوشتن</translation>
    </message>
    <message>
        <source>Tandem projects (%1)</source>
        <translation>پروژه‌های Tandem (%1)</translation>
    </message>
</context>
<context>
    <name>FunnelItems</name>
    <message>
        <source>decided by %1: %2</source>
        <translation>تصمیم %1: %2</translation>
    </message>
    <message>
        <source>the two differ; waits for a decision</source>
        <translation>آن دو اختلاف دارند؛ در انتظار تصمیم</translation>
    </message>
    <message>
        <source>both say yes</source>
        <translation>هر دو می‌گویند بله</translation>
    </message>
    <message>
        <source>both say no</source>
        <translation>هر دو می‌گویند خیر</translation>
    </message>
    <message>
        <source>the two differ; removed by the strict rule</source>
        <translation>آن دو اختلاف دارند؛ با قاعدهٔ سخت‌گیرانه حذف شد</translation>
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
</context>
<context>
    <name>FunnelModel</name>
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
</context>
<context>
    <name>Importer</name>
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
        <source>Check whether a file of that name is there already.</source>
        <translation>بررسی کنید که پرونده‌ای با همین نام از پیش آنجا نباشد.</translation>
    </message>
    <message>
        <source>The disk did not take the project file.</source>
        <translation>دیسک پروندهٔ پروژه را نپذیرفت.</translation>
    </message>
    <message>
        <source>Check the disk and its free space.</source>
        <translation>دیسک و فضای آزاد آن را بررسی کنید.</translation>
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
        <source>A file of this name is there already.</source>
        <translation>پرونده‌ای با این نام از پیش آنجاست.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>نام دیگری برگزینید.</translation>
    </message>
</context>
<context>
    <name>InputKind</name>
    <message>
        <source>Accepted are KGDS.json, articles as JSON or JSONL (title, paragraphs or text), .txt and .md articles, a folder of these, and Tandem projects.</source>
        <translation>پذیرفتنی‌ها: KGDS.json، مقاله‌ها به‌صورت JSON یا JSONL (title، paragraphs یا text)، مقاله‌های .txt و .md، پوشه‌ای از این‌ها، و پروژه‌های Tandem.</translation>
    </message>
    <message>
        <source>This JSON holds neither a KGDS benchmark (SBK, KGD, ...) nor articles.</source>
        <translation>این JSON نه معیار KGDS (SBK، KGD، ...) دارد و نه مقاله.</translation>
    </message>
    <message>
        <source>This kind of file is not known.</source>
        <translation>این نوع پرونده شناخته‌شده نیست.</translation>
    </message>
    <message>
        <source>The file could not be read: %1.</source>
        <translation>پرونده خوانده نشد: %1.</translation>
    </message>
    <message>
        <source>Check that you may read it, then try again.</source>
        <translation>بررسی کنید که اجازهٔ خواندنش را دارید، سپس دوباره تلاش کنید.</translation>
    </message>
</context>
<context>
    <name>ItemTimes</name>
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
</context>
<context>
    <name>JsonCopy</name>
    <message>
        <source>an object</source>
        <translation>یک شیء</translation>
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
            <numerusform>فهرست‌ها و شیءها بیش از %n لایه تودرتو هستند.</numerusform>
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
        <source>The key &quot;%1&quot; stands twice in one object.</source>
        <translation>کلید «%1» دو بار در یک شیء آمده است.</translation>
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
</context>
<context>
    <name>KgdsCheck</name>
    <message>
        <source>The article (SBK) has no paragraph %1; its paragraphs are 1 to %2.</source>
        <translation>مقاله (SBK) بند %1 ندارد؛ بندهای آن ۱ تا %2 است.</translation>
    </message>
    <message>
        <source>Paragraph %1 is listed a second time.</source>
        <translation>بند %1 برای بار دوم آمده است.</translation>
    </message>
    <message>
        <source>The text differs from that of paragraph %1 in the article (SBK).</source>
        <translation>متن با متن بند %1 در مقاله (SBK) فرق دارد.</translation>
    </message>
</context>
<context>
    <name>KgdsVisitor</name>
    <message>
        <source>a list of samples</source>
        <translation>فهرستی از نمونه‌ها</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>یک شیء</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>یک متن</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>یک عدد صحیح</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>یک فهرست</translation>
    </message>
    <message>
        <source>a fact type from 0 to %1</source>
        <translation>نوع واقعیت از ۰ تا %1</translation>
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
        <source>a paragraph index from 1 on</source>
        <translation>شمارهٔ بند از ۱ به بعد</translation>
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
        <source>Correct the file and try again.</source>
        <translation>پرونده را درست کنید و دوباره تلاش کنید.</translation>
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
</context>
<context>
    <name>LabelsReader</name>
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
        <source>%1, line %2</source>
        <translation>%1، سطر %2</translation>
    </message>
    <message>
        <source>The file is larger than 64 MiB.</source>
        <translation>پرونده از ۶۴ MiB بزرگ‌تر است.</translation>
    </message>
    <message>
        <source>Split it, one file for some of the samples each.</source>
        <translation>آن را به چند پرونده بخش کنید، هر یک برای شماری از نمونه‌ها.</translation>
    </message>
    <message>
        <source>There is nothing in it.</source>
        <translation>چیزی در آن نیست.</translation>
    </message>
    <message>
        <source>This is not JSON: %1.</source>
        <translation>این JSON نیست: %1.</translation>
    </message>
    <message>
        <source>Expected an object.</source>
        <translation>یک شیء مورد انتظار بود.</translation>
    </message>
    <message>
        <source>Expected a list.</source>
        <translation>یک فهرست مورد انتظار بود.</translation>
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
        <source>Expected as many cells as the header has.</source>
        <translation>شمار خانه‌ها باید با سرستون برابر باشد.</translation>
    </message>
    <message>
        <source>Expected three words: SAMPLE PARAGRAPH yes|no|clear.</source>
        <translation>سه واژه مورد انتظار بود: SAMPLE PARAGRAPH yes|no|clear.</translation>
    </message>
</context>
<context>
    <name>LeftOut</name>
    <message numerus="yes">
        <source>%n that nobody labels</source>
        <translation>
            <numerusform>%n نمونه که کسی برچسب نمی‌زند</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with an open round</source>
        <translation>
            <numerusform>%n نمونه با دور باز</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting for decisions</source>
        <translation>
            <numerusform>%n نمونه در انتظار تصمیم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of which no paragraph is left</source>
        <translation>
            <numerusform>%n نمونه که بندی از آن نمانده است</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>%n fact(s) of paragraphs that were removed or changed sides are left out too.</source>
        <translation>
            <numerusform>%n واقعیت از بندهایی که حذف شده یا طرف عوض کرده‌اند نیز کنار گذاشته می‌شود.</numerusform>
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
    <message>
        <source>Put each article on a line of its own.</source>
        <translation>هر مقاله را در سطر جداگانه‌ای بگذارید.</translation>
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
            <numerusform>هنوز بی‌پاسخ (%n): %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Still marked as unsure (%n): %1.</source>
        <translation>
            <numerusform>هنوز با نشان «مطمئن نیستم» (%n): %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpenFile</name>
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
        <translation>این پوشه است، نه پرونده.</translation>
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
</context>
<context>
    <name>PersonDialog</name>
    <message>
        <source>A project needs a lead.</source>
        <translation>پروژه به سرپرست نیاز دارد.</translation>
    </message>
    <message>
        <source>Make somebody else lead first.</source>
        <translation>نخست کس دیگری را سرپرست کنید.</translation>
    </message>
    <message>
        <source>lead</source>
        <translation>سرپرست</translation>
    </message>
    <message>
        <source>annotator</source>
        <translation>برچسب‌زن</translation>
    </message>
</context>
<context>
    <name>ProjectCheck</name>
    <message>
        <source>%n answer(s) by somebody who is not of the pair</source>
        <translation>%n پاسخ از کسی که از زوج نیست</translation>
    </message>
    <message>
        <source>%n answer(s) about a paragraph of another sample</source>
        <translation>%n پاسخ دربارهٔ بندی از نمونهٔ دیگر</translation>
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
        <translation>%n گروه واقعیت از بند نمونه‌ای دیگر</translation>
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
        <source>%n guard(s) of the journals missing</source>
        <translation>%n نگهبان دفترهای ثبت نیست</translation>
    </message>
    <message>
        <source>%n paragraph(s) handed in without a complete answer</source>
        <translation>%n بند که بدون پاسخ کامل تحویل شده است</translation>
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
        <source>Row %1 of table %2 refers to a missing row of table %3.</source>
        <translation>ردیف %1 از جدول %2 به ردیفی ارجاع می‌دهد که در جدول %3 نیست.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>لغو شد.</translation>
    </message>
</context>
<context>
    <name>ProjectFile</name>
    <message>
        <source>This is no Tandem project.</source>
        <translation>این پروژهٔ Tandem نیست.</translation>
    </message>
    <message>
        <source>Choose a file that Tandem made, or import this one into a new project.</source>
        <translation>پرونده‌ای برگزینید که Tandem ساخته است، یا این را به پروژه‌ای تازه وارد کنید.</translation>
    </message>
    <message>
        <source>The project file is cut off or damaged.</source>
        <translation>پروندهٔ پروژه بریده یا آسیب‌دیده است.</translation>
    </message>
    <message>
        <source>Restore a copy of it, or copy it again from where it came.</source>
        <translation>رونوشتی از آن را بازگردانید، یا دوباره از جای اصلی‌اش رونوشت بگیرید.</translation>
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
        <source>This project was made by a newer version of Tandem.</source>
        <translation>این پروژه با نسخهٔ تازه‌تری از Tandem ساخته شده است.</translation>
    </message>
    <message>
        <source>Update Tandem and open it again; the file was not changed.</source>
        <translation>Tandem را به‌روز کنید و آن را دوباره باز کنید؛ پرونده تغییری نکرد.</translation>
    </message>
    <message>
        <source>No copy of the older project could be made.</source>
        <translation>رونوشتی از پروژهٔ قدیمی‌تر ساخته نشد.</translation>
    </message>
    <message>
        <source>Check the permissions of its folder.</source>
        <translation>مجوزهای پوشهٔ آن را بررسی کنید.</translation>
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
</context>
<context>
    <name>RecentProject</name>
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
            <numerusform>%n روز پیش</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundRepository</name>
    <message>
        <source>The earlier assignment cannot come back: the discussion was changed since.</source>
        <translation>واگذاری پیشین نمی‌تواند برگردد: گفت‌وگو از آن پس تغییر کرده است.</translation>
    </message>
    <message>
        <source>Assign the pair anew; what they answered before stays in the journal.</source>
        <translation>زوج را از نو واگذار کنید؛ آنچه پیش‌تر پاسخ داده‌اند در دفتر ثبت می‌ماند.</translation>
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
        <source>This person was set aside.</source>
        <translation>این شخص کنار گذاشته شده است.</translation>
    </message>
    <message>
        <source>Take them back first, or choose somebody else.</source>
        <translation>نخست او را بازگردانید، یا کس دیگری برگزینید.</translation>
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
        <source>Not everything is answered yet.</source>
        <translation>هنوز همه چیز پاسخ داده نشده است.</translation>
    </message>
    <message>
        <source>You have not handed this sample in.</source>
        <translation>این نمونه را تحویل نداده‌اید.</translation>
    </message>
    <message>
        <source>Some paragraphs wait for a decision.</source>
        <translation>برخی بندها در انتظار تصمیم‌اند.</translation>
    </message>
    <message>
        <source>Decide on paragraphs %1 first.</source>
        <translation>نخست دربارهٔ بندهای %1 تصمیم بگیرید.</translation>
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
</context>
<context>
    <name>SampleRepository</name>
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
        <source>The discussion cannot be changed any more: somebody has answered about it.</source>
        <translation>گفت‌وگو را دیگر نمی‌توان تغییر داد: کسی دربارهٔ آن پاسخ داده است.</translation>
    </message>
    <message>
        <source>The lead can assign the sample anew; answers given so far stay in the journal.</source>
        <translation>سرپرست می‌تواند نمونه را از نو واگذار کند؛ پاسخ‌های داده‌شده در دفتر ثبت می‌مانند.</translation>
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
    <message numerus="yes">
        <source>%n unsure</source>
        <comment>paragraphs marked unsure</comment>
        <translation>
            <numerusform>%n «مطمئن نیستم»</numerusform>
        </translation>
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
</context>
<context>
    <name>SampleState</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n نوبت</numerusform>
        </translation>
    </message>
    <message>
        <source>missing</source>
        <translation>نیست</translation>
    </message>
    <message>
        <source>Discussion</source>
        <translation>گفت‌وگو</translation>
    </message>
    <message>
        <source>Paragraphs</source>
        <translation>بندها</translation>
    </message>
</context>
<context>
    <name>SearchRepository</name>
    <message>
        <source>A search has at most 1,000 characters.</source>
        <translation>جست‌وجو حداکثر ۱٬۰۰۰ نویسه دارد.</translation>
    </message>
    <message>
        <source>Search for fewer words.</source>
        <translation>با واژه‌های کمتری جست‌وجو کنید.</translation>
    </message>
</context>
<context>
    <name>SegmentedControl</name>
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
    <name>SettingsRepository</name>
    <message>
        <source>The hourly wage must be between 0 and 100,000.</source>
        <translation>دستمزد ساعتی باید بین ۰ و ۱۰۰٬۰۰۰ باشد.</translation>
    </message>
    <message>
        <source>The guideline is longer than a million characters.</source>
        <translation>راهنمای برچسب‌زنی از یک میلیون نویسه بلندتر است.</translation>
    </message>
    <message>
        <source>Shorten it.</source>
        <translation>کوتاهش کنید.</translation>
    </message>
    <message>
        <source>The project&apos;s name is longer than 200 characters.</source>
        <translation>نام پروژه از ۲۰۰ نویسه بلندتر است.</translation>
    </message>
</context>
<context>
    <name>ShownComparison</name>
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
</context>
<context>
    <name>SqlError</name>
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
        <source>The project file is damaged.</source>
        <translation>فایل پروژه آسیب دیده است.</translation>
    </message>
    <message>
        <source>Restore a copy of it; &quot;tandem check&quot; says what is wrong.</source>
        <translation>نسخه‌ای از آن را بازیابی کنید؛ «tandem check» می‌گوید چه چیزی خراب است.</translation>
    </message>
    <message>
        <source>This is no Tandem project.</source>
        <translation>این پروژهٔ Tandem نیست.</translation>
    </message>
    <message>
        <source>Choose a file that Tandem made, or import this one into a new project.</source>
        <translation>پرونده‌ای برگزینید که Tandem ساخته است، یا این را به پروژه‌ای تازه وارد کنید.</translation>
    </message>
    <message>
        <source>The project file refused the change.</source>
        <translation>فایل پروژه تغییر را نپذیرفت.</translation>
    </message>
    <message>
        <source>Nothing was changed. If it happens again, run &quot;tandem check&quot; on the project.</source>
        <translation>چیزی تغییر نکرد. اگر دوباره پیش آمد، «tandem check» را روی پروژه اجرا کنید.</translation>
    </message>
</context>
<context>
    <name>TextRow</name>
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
</context>
<context>
    <name>TimeTable</name>
    <message>
        <source>Number</source>
        <translation>شماره</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>نمونه</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>فرد</translation>
    </message>
    <message>
        <source>Paragraphs answered</source>
        <translation>بندهای پاسخ‌داده‌شده</translation>
    </message>
    <message>
        <source>Active seconds</source>
        <translation>ثانیه‌های فعال</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>%1: The folder cannot be made.</source>
        <translation>%1: پوشه ساخته نمی‌شود.</translation>
    </message>
    <message>
        <source>Sample project</source>
        <translation>پروژهٔ نمونه</translation>
    </message>
    <message>
        <source>%1: The picture %2 could not be taken.</source>
        <translation>%1: تصویر %2 گرفته نشد.</translation>
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
            <numerusform>%n بند</numerusform>
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
        <source>Waiting for a discussion to judge the paragraphs by.</source>
        <translation>در انتظار گفت‌وگویی که بندها بر پایهٔ آن سنجیده شوند.</translation>
    </message>
    <message>
        <source>This sample is not assigned to you.</source>
        <translation>این نمونه به شما واگذار نشده است.</translation>
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
        <source>%1:%2</source>
        <comment>sample, paragraph</comment>
        <translation>%1:%2</translation>
    </message>
    <message>
        <source>Sample %1, paragraph %2</source>
        <translation>نمونهٔ %1، بند %2</translation>
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
            <numerusform>واگذاری %n نمونه به یک زوج</numerusform>
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
    <message numerus="yes">
        <source>Assign %n sample(s)</source>
        <translation>
            <numerusform>واگذاری %n نمونه</numerusform>
        </translation>
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
            <numerusform>نمونه‌های انتخاب‌شده (%n)</numerusform>
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
            <numerusform>واگذاری %n نمونه</numerusform>
        </translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message numerus="yes">
        <source>Assign %n sample(s) balanced</source>
        <translation>
            <numerusform>واگذاری متوازن %n نمونه</numerusform>
        </translation>
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
        <source>&amp;Settle sample</source>
        <translation>نهایی کردن نمونه</translation>
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
</context>
<context>
    <name>tandem::CompareHeader</name>
    <message>
        <source>Compare</source>
        <translation>مقایسه</translation>
    </message>
    <message>
        <source>paragraphs</source>
        <translation>بندها</translation>
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
</context>
<context>
    <name>tandem::CompareWorkspace</name>
    <message>
        <source>decision on paragraph %1 of sample %2: %3</source>
        <translation>تصمیم دربارهٔ بند %1 از نمونهٔ %2: %3</translation>
    </message>
</context>
<context>
    <name>tandem::ComparisonModel</name>
    <message>
        <source>Paragraph %1: %2. %3: %4. %5: %6. Outcome: %7.</source>
        <translation>بند %1: %2. %3: %4. %5: %6. نتیجه: %7.</translation>
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
        <source>Paragraph</source>
        <translation>بند</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>نتیجه</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>شماره</translation>
    </message>
</context>
<context>
    <name>tandem::ComparisonPage</name>
    <message>
        <source>Paragraphs with both answers</source>
        <translation>بندهای دارای هر دو پاسخ</translation>
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
        <source>Keep as boundary: the paragraph is removed</source>
        <translation>مرزی بماند: بند حذف می‌شود</translation>
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
            <numerusform>%n گفته چسبانده شد؛ گفت‌وگو حداکثر %1 گفته دارد. کمتر بچسبانید.</numerusform>
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
            <numerusform>%n گفته</numerusform>
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
            <numerusform>%n بند</numerusform>
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
            <numerusform>افزودن %n گفته</numerusform>
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
            <numerusform>%n گفته</numerusform>
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
    <name>tandem::DrillDownModel</name>
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
        <source>Disagreements wait for a decision.</source>
        <translation>اختلاف‌ها در انتظار تصمیم‌اند.</translation>
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
            <numerusform>%n مورد نخست</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n مورد</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in the benchmark yet</source>
        <translation>هنوز در معیار نیست</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s)</source>
        <translation>
            <numerusform>%n نمونه</numerusform>
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
            <numerusform>از %n مورد رونوشت گرفته شد.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::EmptyCompare</name>
    <message>
        <source>Nothing to compare yet</source>
        <translation>هنوز چیزی برای مقایسه نیست</translation>
    </message>
    <message>
        <source>When both annotators of a sample have handed it in, their answers stand side by side here.</source>
        <translation>وقتی هر دو برچسب‌زن نمونه‌ای را تحویل دهند، پاسخ‌هایشان اینجا کنار هم می‌آید.</translation>
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
        <source>Assign it to a pair; when both have handed in, their answers stand side by side here.</source>
        <translation>آن را به یک زوج واگذار کنید؛ وقتی هر دو تحویل دهند، پاسخ‌هایشان اینجا کنار هم می‌آید.</translation>
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
        <source>What is wrong stands above.</source>
        <translation>اشکال در بالا نوشته شده است.</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>نمای کلی</translation>
    </message>
    <message>
        <source>Next closed sample</source>
        <translation>نمونهٔ بستهٔ بعدی</translation>
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
        <source>This file is there already; it will be replaced.</source>
        <translation>این فایل از پیش هست؛ جایگزین خواهد شد.</translation>
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
        <source>Select the paragraphs behind it</source>
        <translation>انتخاب بندهای پشت آن</translation>
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
        <source>n = %1. Interval after Fleiss, Cohen and Everitt, as computed, not cut at 1.</source>
        <translation>n = %1. بازه به روش Fleiss، Cohen و Everitt، همان‌گونه که محاسبه شده و بدون برش در ۱.</translation>
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
</context>
<context>
    <name>tandem::FunnelModel</name>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>as imported</source>
        <translation>همان‌گونه که وارد شده</translation>
    </message>
    <message>
        <source>nobody labels the sample</source>
        <translation>کسی نمونه را برچسب نمی‌زند</translation>
    </message>
    <message>
        <source>answers are still being given, blind</source>
        <translation>هنوز پاسخ داده می‌شود، بی‌خبر از هم</translation>
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
        <source>yes</source>
        <translation>بله</translation>
    </message>
    <message>
        <source>no</source>
        <translation>خیر</translation>
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
        <source>Paragraphs of the stage</source>
        <translation>بندهای این مرحله</translation>
    </message>
</context>
<context>
    <name>tandem::FunnelParagraphs</name>
    <message>
        <source>Paragraph %1: %2. %3: %4</source>
        <translation>بند %1: %2. %3: %4</translation>
    </message>
</context>
<context>
    <name>tandem::GuidelineEditor</name>
    <message>
        <source>Guideline as Markdown</source>
        <translation>راهنمای برچسب‌زنی به‌صورت Markdown</translation>
    </message>
    <message>
        <source>Guideline as annotators see it</source>
        <translation>راهنمای برچسب‌زنی آن‌گونه که برچسب‌زن‌ها می‌بینند</translation>
    </message>
    <message>
        <source>(The preview ends here: the guideline is very long.)</source>
        <translation>(پیش‌نمایش اینجا پایان می‌یابد: راهنما بسیار بلند است.)</translation>
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
    <name>tandem::HandInBar</name>
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
        <source>Hand in</source>
        <translation>تحویل</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>هنوز نه</translation>
    </message>
    <message>
        <source>1 paragraph is left before you can hand in; choose it to go there.</source>
        <translation>تا تحویل ۱ بند مانده است؛ برای رفتن به آن انتخابش کنید.</translation>
    </message>
    <message numerus="yes">
        <source>%n paragraphs are left before you can hand in; choose one to go there.</source>
        <comment>more than one</comment>
        <translation>
            <numerusform>تا تحویل %n بند مانده است؛ برای رفتن، یکی را انتخاب کنید.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بستن</translation>
    </message>
    <message>
        <source>%1 unsure</source>
        <comment>paragraph number</comment>
        <translation>%1 مطمئن نیستم</translation>
    </message>
    <message>
        <source>Paragraph %1, unsure</source>
        <translation>بند %1، مطمئن نیستم</translation>
    </message>
    <message>
        <source>Paragraph %1, not answered</source>
        <translation>بند %1، بی‌پاسخ</translation>
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
        <source>A file of this name is there already. Choose another name.</source>
        <translation>فایلی با این نام از پیش هست. نام دیگری انتخاب کنید.</translation>
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
</context>
<context>
    <name>tandem::InputListModel</name>
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
        <source>%1: This is a project already. Open it instead of importing it.</source>
        <translation>%1: این از پیش یک پروژه است. به‌جای درون‌بری، آن را باز کنید.</translation>
    </message>
    <message>
        <source>not usable</source>
        <translation>قابل استفاده نیست</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>File</source>
        <translation>فایل</translation>
    </message>
    <message>
        <source>Recognised as</source>
        <translation>شناخته‌شده به‌عنوان</translation>
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
</context>
<context>
    <name>tandem::ItemTimeModel</name>
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
        <source>Median: %1 %2, %3 %4 (n = %5 paragraphs each)</source>
        <comment>name, time, name, time, number of paragraphs</comment>
        <translation>میانه: %1 %2، %3 %4 (n = %5 بند هر کدام)</translation>
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
        <source>%1: %2</source>
        <translation>%1: %2</translation>
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
        <translation>بستن</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>بستن پیام</translation>
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
        <source>A note on this paragraph</source>
        <translation>یادداشتی برای این بند</translation>
    </message>
    <message>
        <source>Enter saves, Shift+Enter begins a new line, Escape cancels</source>
        <translation>Enter ذخیره می‌کند، Shift+Enter سطر تازه می‌آورد، Escape لغو می‌کند</translation>
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
            <numerusform>%n با زوج</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>انجام‌شده</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>در جریان</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>در انتظار</translation>
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
            <numerusform>%n گفته از %1</numerusform>
        </translation>
    </message>
    <message>
        <source>New in this discussion: %1. They become participants of their own.</source>
        <translation>تازه در این گفت‌وگو: %1. هر یک شرکت‌کننده‌ای جدا می‌شود.</translation>
    </message>
    <message numerus="yes">
        <source>Add %n utterance(s)</source>
        <translation>
            <numerusform>افزودن %n گفته</numerusform>
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
    <message numerus="yes">
        <source>Unassign %n sample(s)</source>
        <translation>
            <numerusform>لغو واگذاری %n نمونه</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tandem::PeopleModel</name>
    <message>
        <source>%1 (set aside)</source>
        <translation>%1 (کنارگذاشته)</translation>
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
        <source>%1 of %2</source>
        <comment>answered items of all</comment>
        <translation>%1 از %2</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>فرد</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>نقش</translation>
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
        <source>Paragraphs answered</source>
        <translation>بندهای پاسخ‌داده‌شده</translation>
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
        <source>How long an answer stays in sight before the next item is current. The next answer never has to wait for it.</source>
        <translation>مدتی که پاسخ پیش از رفتن به مورد بعدی دیده می‌شود. پاسخ بعدی هرگز لازم نیست منتظر آن بماند.</translation>
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
        <source>Close</source>
        <translation>بستن</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>بازگشت به پیش‌فرض‌ها</translation>
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
        <source>St&amp;rict: what only one of the two says is removed</source>
        <translation>سخت‌گیرانه: آنچه تنها یکی از دو نفر بگوید حذف می‌شود</translation>
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
</context>
<context>
    <name>tandem::ProjectView</name>
    <message>
        <source>Overview</source>
        <translation>نمای کلی</translation>
    </message>
    <message>
        <source>Annotate</source>
        <translation>برچسب‌زنی</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>مقایسه</translation>
    </message>
</context>
<context>
    <name>tandem::QuestionHeader</name>
    <message>
        <source>Is this paragraph background-supporting for the discussion?</source>
        <translation>آیا این بند پشتیبان زمینهٔ گفت‌وگو است؟</translation>
    </message>
    <message>
        <source>guideline</source>
        <translation>راهنمای برچسب‌زنی</translation>
    </message>
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
    <name>tandem::RecentProjectModel</name>
    <message>
        <source>not found</source>
        <translation>پیدا نشد</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1، %2، %3</translation>
    </message>
</context>
<context>
    <name>tandem::ReopenBar</name>
    <message>
        <source>Reopening needs a reason.</source>
        <translation>بازگشایی دلیل می‌خواهد.</translation>
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
        <source>Reopen</source>
        <translation>بازگشایی</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>انصراف</translation>
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
        <source>Show all states, people and domains</source>
        <translation>نمایش همهٔ وضعیت‌ها، افراد و حوزه‌ها</translation>
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
</context>
<context>
    <name>tandem::SampleMatrixModel</name>
    <message>
        <source>Untitled</source>
        <translation>بی‌عنوان</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a pair of people</comment>
        <translation>%1 و %2</translation>
    </message>
    <message>
        <source>A %1, B %2 of %3</source>
        <comment>answered items</comment>
        <translation>A %1، B %2 از %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>column and what stands in it</comment>
        <translation>%1: %2</translation>
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
        <source>Pair</source>
        <translation>زوج</translation>
    </message>
    <message>
        <source>Answered by A and B</source>
        <translation>پاسخ‌داده‌شدهٔ A و B</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>زمان</translation>
    </message>
</context>
<context>
    <name>tandem::SamplesPage</name>
    <message>
        <source>Open the sample</source>
        <translation>باز کردن نمونه</translation>
    </message>
    <message>
        <source>Assign to a pair…</source>
        <translation>واگذاری به یک زوج…</translation>
    </message>
    <message>
        <source>Assign balanced…</source>
        <translation>واگذاری متوازن…</translation>
    </message>
    <message>
        <source>Unassign</source>
        <translation>لغو واگذاری</translation>
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
        <source>Every word must stand in the title, the article or the discussion, at least as the beginning of a word.</source>
        <translation>هر واژه باید در عنوان، مقاله یا گفت‌وگو باشد، دست‌کم به‌صورت آغاز یک واژه.</translation>
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
            <numerusform>%n نمونه</numerusform>
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
            <numerusform>در حال ذخیرهٔ %n پاسخ ...</numerusform>
        </translation>
    </message>
    <message>
        <source>not saved: %1</source>
        <translation>ذخیره نشد: %1</translation>
    </message>
</context>
<context>
    <name>tandem::SearchModel</name>
    <message numerus="yes">
        <source>%n title(s)</source>
        <translation>
            <numerusform>%n عنوان</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paragraph(s)</source>
        <translation>
            <numerusform>%n بند</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n utterance(s)</source>
        <translation>
            <numerusform>%n گفته</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n opinion(s)</source>
        <translation>
            <numerusform>%n نظر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s)</source>
        <translation>
            <numerusform>%n واقعیت</numerusform>
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
        <source>fact of paragraph %1</source>
        <translation>واقعیت بند %1</translation>
    </message>
    <message>
        <source>fact</source>
        <translation>واقعیت</translation>
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
</context>
<context>
    <name>tandem::SearchPanel</name>
    <message>
        <source>Search results</source>
        <translation>نتایج جست‌وجو</translation>
    </message>
    <message>
        <source>Searches titles, articles, discussions, opinions and facts for texts that have every word; the beginning of a word is enough.</source>
        <translation>در عنوان‌ها، مقاله‌ها، گفت‌وگوها، نظرها و واقعیت‌ها متن‌هایی را می‌جوید که همهٔ واژه‌ها را دارند؛ آغاز واژه کافی است.</translation>
    </message>
    <message>
        <source>Searching …</source>
        <translation>در حال جست‌وجو …</translation>
    </message>
    <message>
        <source>No text has all of these words.</source>
        <translation>هیچ متنی همهٔ این واژه‌ها را ندارد.</translation>
    </message>
    <message numerus="yes">
        <source>The best %n hit(s) are shown; more words find fewer.</source>
        <translation>
            <numerusform>بهترین %n یافته نشان داده شده است؛ با واژه‌های بیشتر، یافته‌ها کمتر می‌شود.</numerusform>
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
    <name>tandem::StatisticsModel</name>
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
</context>
<context>
    <name>tandem::StatisticsPage</name>
    <message>
        <source>Cancel</source>
        <translation>انصراف</translation>
    </message>
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
        <source>Computing…</source>
        <translation>در حال محاسبه…</translation>
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
    <name>tandem::TimeModel</name>
    <message>
        <source>Untitled</source>
        <translation>بی‌عنوان</translation>
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
        <source>A paragraph</source>
        <translation>هر بند</translation>
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
        <source>Person</source>
        <translation>فرد</translation>
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
        <source>Paragraphs (n)</source>
        <translation>بندها (n)</translation>
    </message>
    <message>
        <source>Mean a paragraph</source>
        <translation>میانگین هر بند</translation>
    </message>
    <message>
        <source>Nobody has spent time on a sample yet. What a pause lasts beyond 60 seconds will not be counted.</source>
        <translation>هنوز کسی روی نمونه‌ای وقت نگذاشته است. مکث بیش از ۶۰ ثانیه شمرده نخواهد شد.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>همه</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) copied.</source>
        <translation>
            <numerusform>از %n ردیف رونوشت گرفته شد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tab-separated values (*.tsv)</source>
        <translation>مقادیر جداشده با Tab (*.tsv)</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) saved in %1.</source>
        <translation>
            <numerusform>%n ردیف در %1 ذخیره شد.</numerusform>
        </translation>
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
    <name>tandem::WelcomePage</name>
    <message>
        <source>Tandem</source>
        <translation>Tandem</translation>
    </message>
    <message>
        <source>Build summarization benchmarks by hand: two people answer blind to each other, and what both say stays.</source>
        <translation>معیارهای خلاصه‌سازی را دستی بسازید: دو نفر پوشیده از هم پاسخ می‌دهند و آنچه هر دو می‌گویند می‌ماند.</translation>
    </message>
    <message>
        <source>Open the &amp;sample project</source>
        <translation>باز کردن پروژهٔ نمونه</translation>
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
        <source>Or drop files here: KGDS.json, articles as .txt, .md, JSON or JSONL, a folder of them, or a project.</source>
        <translation>یا فایل‌ها را اینجا رها کنید: KGDS.json، مقاله‌های ‎.txt، ‎.md، JSON یا JSONL، پوشه‌ای از آن‌ها، یا یک پروژه.</translation>
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
        <source>Projects that you open are listed here. The sample project is ready to be tried: three short articles, two people.</source>
        <translation>پروژه‌هایی که باز می‌کنید اینجا فهرست می‌شوند. پروژهٔ نمونه آمادهٔ آزمودن است: سه مقالهٔ کوتاه، دو نفر.</translation>
    </message>
    <message>
        <source>Take from this list</source>
        <translation>برداشتن از این فهرست</translation>
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
        <source>Everywhere</source>
        <translation>همه‌جا</translation>
    </message>
</context>
</TS>
