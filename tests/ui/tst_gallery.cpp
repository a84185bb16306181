// Grabs the widgets, dressed, in light, dark and right-to-left, to look at: set TANDEM_GALLERY to a
// folder to keep the pictures.

#include "rowmodel.h"
#include "ui/badge.h"
#include "ui/contingencyview.h"
#include "ui/discussionroles.h"
#include "ui/discussionview.h"
#include "ui/divider.h"
#include "ui/emptystate.h"
#include "ui/icons.h"
#include "ui/keycap.h"
#include "ui/markdownview.h"
#include "ui/messagebar.h"
#include "ui/navigationrail.h"
#include "ui/paneheader.h"
#include "ui/persondot.h"
#include "ui/personpicker.h"
#include "ui/progressline.h"
#include "ui/recentanswers.h"
#include "ui/samplerowdelegate.h"
#include "ui/samplerowroles.h"
#include "ui/savedindicator.h"
#include "ui/searchfield.h"
#include "ui/segmentbar.h"
#include "ui/shortcutlist.h"
#include "ui/statcard.h"
#include "ui/textrowroles.h"
#include "ui/textrowview.h"
#include "ui/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QListView>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QSplitter>
#include <QStatusBar>
#include <QTabWidget>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>
#include <QVBoxLayout>

using namespace tandem;
using tandem::test::RowModel;

namespace {

const QStringList article{
    QStringLiteral(
        "The harbour of Kestrel Bay was quiet on Friday, the third day on which no crane "
        "has moved and no lorry has been let through the gate."),
    QStringLiteral("The port authority says that forty ships are waiting outside the breakwater, "
                   "twelve of them with fruit that will not last the week."),
    QStringLiteral("Talks ended after two hours. The dockers ask for a second rest break on night "
                   "shifts; the port says that it cannot pay for one."),
    QStringLiteral("A mediator named by the ministry is to hear both sides on Monday, and a second "
                   "rest break is the only point on her list so far."),
    QStringLiteral("<b>Not bold</b> & <script>alert(1)</script>: what looks like markup is text."),
    QStringLiteral("کارگران بندر می‌گویند که بدون استراحت دوم در شیفت شب "
                   "به "
                   "کار "
                   "باز "
                   "نمی‌گردند. "
                   "rest break"),
    QStringLiteral("码头工人要求在夜班期间增加第二次休息时间，而港口方面表示无力承担这笔费用。😀"),
    QStringLiteral("Nobody at the terminal would say when the gates will open."),
};

RowModel* articleModel(QObject* parent)
{
    QList<RowModel::Row> rows;
    for (int i = 0; i < article.size(); ++i)
        rows.append({{Qt::DisplayRole, article[i]}, {textrow::Number, i + 15}});
    rows[0][textrow::Answer] = int(textrow::AnswerMark::No);
    rows[1][textrow::Answer] = int(textrow::AnswerMark::Yes);
    rows[2][textrow::Answer] = int(textrow::AnswerMark::Yes);
    rows[2][textrow::Saving] = true;
    for (int i = 0; i < 3; ++i)
        rows[i][textrow::Dimmed] = true;
    rows[1][textrow::Note] = QStringLiteral("a note");
    rows[4][textrow::Unsure] = true;
    rows[4][textrow::Note] = QStringLiteral("another");
    rows[7][textrow::OutcomeKind] = int(BadgeKind::Boundary);
    auto* model = new RowModel(rows);
    model->setParent(parent);
    return model;
}

RowModel* discussionModel(QObject* parent)
{
    const QStringList said{
        QStringLiteral("It is a shame that all that fruit goes bad over a rest break."),
        QStringLiteral(
            "On the contrary, I do not think the rest break is the point. They wanted to be "
            "heard, and nobody heard them."),
        QStringLiteral("But somebody has to pay for it in the end."),
    };
    QList<RowModel::Row> rows;
    for (int i = 0; i < said.size(); ++i) {
        rows.append({{Qt::DisplayRole, said[i]},
            {discussion::Participant,
                i % 2 ? QStringLiteral("Person 2") : QStringLiteral("Person 1")},
            {discussion::Side, i % 2}, {discussion::You, i % 2 == 1}});
    }
    auto* model = new RowModel(rows);
    model->setParent(parent);
    return model;
}

RowModel* sampleModel(QObject* parent)
{
    auto* model = new RowModel({
        {{samplerow::Number, 11}, {Qt::DisplayRole, QStringLiteral("Rates held for a third month")},
            {samplerow::StateLine, QStringLiteral("handed in  15 / 15")}, {samplerow::Done, 15},
            {samplerow::Total, 15}, {samplerow::Complete, true}},
        {{samplerow::Number, 12},
            {Qt::DisplayRole,
                QStringLiteral("Harbour strike enters its second week without talks")},
            {samplerow::StateLine, QStringLiteral("paragraphs  17 / 23  1 unsure")},
            {samplerow::Done, 17}, {samplerow::Total, 23}},
        {{samplerow::Number, 13}, {Qt::DisplayRole, QStringLiteral("Floods close the line")},
            {samplerow::StateLine, QStringLiteral("waiting for discussion")},
            {samplerow::Attention, true}},
    });
    model->setParent(parent);
    return model;
}

QWidget* pane(PaneHeader* header, const QList<QWidget*>& content)
{
    auto* widget = new QWidget;
    setSurface(widget, Surface::Panel);
    auto* layout = new QVBoxLayout(widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(header);
    for (QWidget* part : content)
        layout->addWidget(part);
    return widget;
}

NavigationRail* rail()
{
    auto* rail = new NavigationRail;
    rail->addWorkspace(QStringLiteral("overview"), Icon::Overview, QStringLiteral("Overview"));
    rail->addWorkspace(QStringLiteral("annotate"), Icon::Annotate, QStringLiteral("Annotate"));
    rail->addWorkspace(QStringLiteral("compare"), Icon::Compare, QStringLiteral("Compare"));
    rail->addWorkspace(QStringLiteral("inspect"), Icon::Inspect, QStringLiteral("Inspect"));
    rail->addWorkspace(QStringLiteral("metrics"), Icon::Metrics, QStringLiteral("Metrics"));
    rail->addWorkspace(QStringLiteral("studies"), Icon::Studies, QStringLiteral("Studies"));
    rail->addWorkspace(QStringLiteral("runs"), Icon::Runs, QStringLiteral("Runs"));
    rail->setCount(QStringLiteral("compare"), 3);
    rail->setCurrent(QStringLiteral("annotate"));
    return rail;
}

QWidget* statusStrip()
{
    auto* strip = new QWidget;
    setSurface(strip, Surface::Panel);
    auto* layout = new QHBoxLayout(strip);
    layout->setContentsMargins(14, 4, 14, 4);
    layout->setSpacing(16);
    auto* recent = new RecentAnswers;
    QList<AnswerChip> chips;
    for (int i = 9; i < 18; ++i)
        chips.append({QString::number(i), i > 15});
    recent->setAnswers(chips);
    layout->addWidget(recent);
    layout->addStretch();
    layout->addWidget(new KeyCap({QStringLiteral("Ctrl+Z"), QStringLiteral("undo")}));
    layout->addWidget(new KeyCap({QStringLiteral("F1"), QStringLiteral("all keys")}));
    layout->addWidget(new SavedIndicator);
    return strip;
}

QWidget* annotateScreen()
{
    auto* rows = new TextRowView;
    rows->setModel(articleModel(rows));
    rows->setCurrentRowHints(
        {{QStringLiteral("Y"), QStringLiteral("yes")}, {QStringLiteral("N"), QStringLiteral("no")},
            {QStringLiteral("U"), QStringLiteral("unsure, come back")},
            {QStringLiteral("T"), QStringLiteral("note")}});
    rows->setHighlightedWords(QStringLiteral("rest break"));
    rows->setCurrentRow(3);
    auto* talk = new DiscussionView;
    talk->setModel(discussionModel(talk));
    talk->setHighlightedWords(QStringLiteral("rest break"));
    talk->selectText(talk->model()->index(1, 0), {4, 12});
    auto* list = new QListView;
    SampleRowDelegate::install(list);
    list->setModel(sampleModel(list));
    list->setCurrentIndex(list->model()->index(1, 0));

    auto* question = new PaneHeader(QStringLiteral("Does this paragraph support the discussion?"));
    auto* progress = new ProgressLine;
    progress->setProgress(17, 23);
    progress->setFixedWidth(96);
    question->addControl(progress);
    question->addControl(new Badge(BadgeKind::Open, {}));
    auto* samples = new PaneHeader(QStringLiteral("Samples"));
    samples->setRemark(QStringLiteral("12 of 100 done"));
    auto* talkHeader = new PaneHeader(QStringLiteral("Discussion"));
    talkHeader->setRemark(QStringLiteral("6 utterances"));

    auto* splitter = new QSplitter;
    splitter->setHandleWidth(1);
    splitter->addWidget(pane(samples,
        {new SearchField(QStringLiteral("Filter samples"), QKeySequence(QStringLiteral("Ctrl+L"))),
            list}));
    splitter->addWidget(pane(question, {rows}));
    splitter->addWidget(pane(talkHeader, {talk}));
    splitter->setSizes({250, 740, 370});

    auto* screen = new QWidget;
    setSurface(screen, Surface::Panel);
    auto* body = new QHBoxLayout;
    body->setSpacing(0);
    body->addWidget(rail());
    body->addWidget(splitter, 1);
    auto* layout = new QVBoxLayout(screen);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(body, 1);
    layout->addWidget(new Divider);
    layout->addWidget(statusStrip());
    screen->resize(1440, 760);
    return screen;
}

StatCard* card(const char* title, const char* value, const char* sub, const char* link)
{
    auto* card = new StatCard(QString::fromUtf8(title));
    card->setValue(QString::fromUtf8(value));
    card->setSubline(QString::fromUtf8(sub));
    if (*link)
        card->setLinks({{QString::fromUtf8(link), QString::fromUtf8(link)}});
    return card;
}

QWidget* compareScreen()
{
    auto* screen = new QWidget;
    setSurface(screen, Surface::Panel);
    auto* layout = new QVBoxLayout(screen);
    layout->setSpacing(12);
    auto* message = new MessageBar;
    message->showMessage(MessageBar::Kind::Error,
        QStringLiteral(
            "The disk is full: <b>two answers</b> wait to be saved. Make room and try again."),
        QStringLiteral("Try again"));
    layout->addWidget(message);
    auto* info = new MessageBar;
    info->showMessage(MessageBar::Kind::Info, QStringLiteral("Both have handed in."));
    layout->addWidget(info);
    auto* cards = new QHBoxLayout;
    cards->setSpacing(12);
    cards->addWidget(card("Percent agreement", "87.0 %", "20 of 23", "data"));
    cards->addWidget(card("Cohen's kappa", "0.70", "95 % interval 0.39 to 1.00", "table"));
    cards->addWidget(card("Time A / B", "5:41 / 7:03", "median 11 s / 14 s a paragraph", ""));
    cards->addWidget(
        card("Kept in the benchmark", "20 of 23", "3 boundary paragraphs removed", "list"));
    layout->addLayout(cards);
    auto* bar = new SegmentBar;
    bar->setSegments({{BadgeKind::Supporting, 6, QStringLiteral("supporting")},
        {BadgeKind::Nonsupporting, 14, QStringLiteral("nonsupporting")},
        {BadgeKind::Boundary, 5, QStringLiteral("boundary")}, {BadgeKind::Unsure, 0, {}}});
    layout->addWidget(bar);
    auto* badges = new QHBoxLayout;
    badges->setSpacing(8);
    for (int kind = 1; kind <= int(BadgeKind::Neutral); ++kind)
        badges->addWidget(new Badge(BadgeKind(kind),
            BadgeKind(kind) == BadgeKind::Neutral ? QStringLiteral("neutral") : QString()));
    badges->addStretch();
    layout->addLayout(badges);
    auto* lower = new QHBoxLayout;
    lower->setSpacing(24);
    auto* table = new ContingencyView;
    table->setCounts(QStringLiteral("A"), QStringLiteral("B"), {6, 1, 2, 14});
    auto* pooled = new ContingencyView;
    pooled->setCounts(QStringLiteral("A"), QStringLiteral("B"), {6, 1, 2, 14});
    pooled->setSymmetrised(true);
    auto* tables = new QVBoxLayout;
    tables->addWidget(table);
    tables->addWidget(pooled);
    tables->addWidget(new PersonDot(QStringLiteral("Annotator B"), QColor(0xd98a00)));
    auto* picker = new PersonPicker;
    picker->setPeople({{PersonId{1}, QStringLiteral("Mina & Co"), QColor(0x0072b2), {}}});
    picker->setCurrent(PersonId{1});
    tables->addWidget(picker);
    auto* saving = new SavedIndicator;
    saving->setError(
        QStringLiteral("the disk is full, and this sentence is long enough to be cut"));
    tables->addWidget(saving);
    tables->addStretch();
    lower->addLayout(tables, 1);
    auto* empty = new EmptyState(Icon::Sample, QStringLiteral("No samples yet"),
        QStringLiteral(
            "Drop articles here, or import a file. Discussions can be typed afterwards."));
    empty->setActions(QStringLiteral("Import ..."), QStringLiteral("Open the sample project"));
    lower->addWidget(empty, 1);
    auto* guideline = new MarkdownView;
    guideline->setMarkdownText(
        QStringLiteral("# Which paragraphs\n\nA paragraph **supports** the discussion if an "
                       "outsider needs it.\n\n- read "
                       "first\n- then [answer](https://example.org)\n\n<b>no html</b> "
                       "![](http://example.org/a.png)"));
    lower->addWidget(guideline, 1);
    layout->addLayout(lower, 1);
    screen->resize(1280, 760);
    return screen;
}

QWidget* controlsScreen()
{
    auto* screen = new QWidget;
    setSurface(screen, Surface::Panel);
    auto* layout = new QVBoxLayout(screen);
    auto* menus = new QMenuBar;
    menus->addMenu(QStringLiteral("Project"));
    menus->addMenu(QStringLiteral("Edit"));
    layout->addWidget(menus);
    auto* row = new QHBoxLayout;
    auto* primary = new QPushButton(QStringLiteral("Hand in"));
    setPrimary(primary);
    auto* off = new QPushButton(QStringLiteral("Not now"));
    off->setEnabled(false);
    auto* combo = new QComboBox;
    combo->addItems({QStringLiteral("All states"), QStringLiteral("open")});
    auto* edit = new QLineEdit;
    edit->setPlaceholderText(QStringLiteral("Name"));
    auto* check = new QCheckBox(QStringLiteral("Disagreements first"));
    check->setChecked(true);
    auto* radio = new QRadioButton(QStringLiteral("strict rule"));
    radio->setChecked(true);
    for (QWidget* part :
        std::initializer_list<QWidget*>{primary, new QPushButton(QStringLiteral("Cancel")), off,
            combo, new QSpinBox, edit, check, new QCheckBox(QStringLiteral("off")), radio})
        row->addWidget(part);
    layout->addLayout(row);
    auto* progress = new QProgressBar;
    progress->setValue(40);
    layout->addWidget(progress);
    auto* tabs = new QTabWidget;
    auto* table = new QTableWidget(3, 3);
    table->setHorizontalHeaderLabels(
        {QStringLiteral("Person"), QStringLiteral("Answers"), QStringLiteral("Time")});
    for (int i = 0; i < 9; ++i)
        table->setItem(i / 3, i % 3, new QTableWidgetItem(QStringLiteral("cell %1").arg(i)));
    table->setCurrentCell(1, 1);
    table->setShowGrid(false);
    tabs->addTab(table, QStringLiteral("People"));
    tabs->addTab(new QWidget, QStringLiteral("Samples"));
    auto* box = new QGroupBox(QStringLiteral("Group"));
    auto* inBox = new QVBoxLayout(box);
    inBox->addWidget(new QPlainTextEdit(QStringLiteral("plain text")));
    auto* keys = new ShortcutList(
        {{QStringLiteral("Annotate"), QStringLiteral("Answer yes"), QStringLiteral("Y")},
            {QStringLiteral("Annotate"), QStringLiteral("Hand in"), QStringLiteral("Ctrl+Enter")},
            {QStringLiteral("Project"), QStringLiteral("Open"), QStringLiteral("Ctrl+O")}});
    keys->setWindowFlags(Qt::Widget);
    auto* lower = new QHBoxLayout;
    lower->addWidget(tabs);
    lower->addWidget(box);
    lower->addWidget(keys);
    layout->addLayout(lower, 1);
    auto* status = new QStatusBar;
    status->showMessage(QStringLiteral("status"));
    layout->addWidget(status);
    screen->resize(1280, 640);
    return screen;
}

} // namespace

class GalleryTest final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        setIconRoot(QStringLiteral(TANDEM_RESOURCES "/icons"));
        m_theme = std::make_unique<Theme>(*qApp);
        const QString kept = qEnvironmentVariable("TANDEM_GALLERY");
        m_folder = kept.isEmpty() ? m_temporary.path() : kept;
        QVERIFY(QDir().mkpath(m_folder));
        qInfo("pictures in %s", qPrintable(m_folder));
    }

    void cleanupTestCase()
    {
        qApp->setLayoutDirection(Qt::LeftToRight);
        m_theme.reset();
    }

    void everyWidgetPaintsInLightDarkAndRightToLeft_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<bool>("mirrored");
        QTest::newRow("light") << false << false;
        QTest::newRow("dark") << true << false;
        QTest::newRow("rtl") << false << true;
        QTest::newRow("dark-rtl") << true << true;
    }

    void everyWidgetPaintsInLightDarkAndRightToLeft()
    {
        QFETCH(bool, dark);
        QFETCH(bool, mirrored);
        m_theme->setChoice(dark ? ThemeChoice::Dark : ThemeChoice::Light);
        qApp->setLayoutDirection(mirrored ? Qt::RightToLeft : Qt::LeftToRight);
        const QList<std::pair<QString, QWidget* (*)()>> screens{
            {QStringLiteral("annotate"), annotateScreen},
            {QStringLiteral("compare"), compareScreen},
            {QStringLiteral("controls"), controlsScreen}};
        for (const auto& [name, make] : screens) {
            const std::unique_ptr<QWidget> screen(make());
            screen->show();
            QVERIFY(QTest::qWaitForWindowExposed(screen.get()));
            if (auto* rows = screen->findChild<TextRowView*>())
                rows->setFocus();
            QCoreApplication::processEvents();
            const QPixmap picture = screen->grab();
            QVERIFY(!picture.isNull());
            const QColor corner = picture.toImage().pixelColor(picture.width() / 2, 8);
            QVERIFY(dark == (corner.lightness() < 128));
            const QString path =
                QStringLiteral("%1/%2-%3.png")
                    .arg(m_folder, name, QString::fromLatin1(QTest::currentDataTag()));
            QVERIFY(picture.save(path));
        }
    }

private:
    std::unique_ptr<Theme> m_theme;
    QTemporaryDir m_temporary;
    QString m_folder;
};

QTEST_MAIN(GalleryTest)
#include "tst_gallery.moc"
