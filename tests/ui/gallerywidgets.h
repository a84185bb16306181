#pragma once

#include "ui/badge.h"
#include "ui/contingencyview.h"
#include "ui/emptystate.h"
#include "ui/icons.h"
#include "ui/markdownview.h"
#include "ui/messagebar.h"
#include "ui/persondot.h"
#include "ui/personpicker.h"
#include "ui/savedindicator.h"
#include "ui/segmentbar.h"
#include "ui/shortcutlist.h"
#include "ui/statcard.h"
#include "ui/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGroupBox>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QStatusBar>
#include <QTabWidget>
#include <QTableWidget>
#include <QVBoxLayout>

// The small widgets and the dressed Qt widgets, for the gallery.
namespace tandem::test {
StatCard* card(const char* title, const char* value, const char* sub, const char* link)
{
    auto* card = new StatCard(QString::fromUtf8(title));
    card->setValue(QString::fromUtf8(value));
    card->setSubline(QString::fromUtf8(sub));
    if (*link)
        card->setLinks({{QString::fromUtf8(link), QString::fromUtf8(link)}});
    return card;
}

inline QWidget* compareScreen()
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

inline QWidget* controlsScreen()
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

} // namespace tandem::test
