#pragma once

#include "rowmodel.h"
#include "ui/badge.h"
#include "ui/discussionroles.h"
#include "ui/discussionview.h"
#include "ui/divider.h"
#include "ui/icons.h"
#include "ui/keycap.h"
#include "ui/navigationrail.h"
#include "ui/paneheader.h"
#include "ui/progressline.h"
#include "ui/recentanswers.h"
#include "ui/samplerowdelegate.h"
#include "ui/samplerowroles.h"
#include "ui/savedindicator.h"
#include "ui/searchfield.h"
#include "ui/textrowroles.h"
#include "ui/textrowview.h"
#include "ui/theme.h"

#include <QListView>
#include <QSplitter>
#include <QVBoxLayout>

// The annotate screen with made-up texts, for the gallery.
namespace tandem::test {

inline const QStringList article{
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
    // clang-format 14 counts the bytes of this text and never settles on a place to cut it.
    // clang-format off
    QStringLiteral("کارگران بندر می‌گویند که بدون استراحت دوم در شیفت شب به کار باز نمی‌گردند. rest break"),
    // clang-format on
    QStringLiteral("码头工人要求在夜班期间增加第二次休息时间，而港口方面表示无力承担这笔费用。😀"),
    QStringLiteral("Nobody at the terminal would say when the gates will open."),
};

inline RowModel* articleModel(QObject* parent)
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

inline RowModel* discussionModel(QObject* parent)
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

inline RowModel* sampleModel(QObject* parent)
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

inline QWidget* pane(PaneHeader* header, const QList<QWidget*>& content)
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

inline NavigationRail* rail()
{
    auto* rail = new NavigationRail;
    rail->setCurrent(WorkspaceId::Annotate);
    return rail;
}

inline QWidget* statusStrip()
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

inline QWidget* annotateScreen()
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

} // namespace tandem::test
