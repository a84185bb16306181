#include "views/session/figurechoices.h"

#include "ui/arrange.h"
#include "ui/commandbutton.h"
#include "ui/narrowcombobox.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/segmentswitch.h"

#include <QAbstractButton>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

QString keyOfEntry(const FigureEntry& entry)
{
    return entry.key.isEmpty() ? entry.words : entry.key;
}

QList<FigureEntry> entriesOf(const QComboBox& list)
{
    QList<FigureEntry> entries;
    for (int i = 0; i < list.count(); ++i)
        entries.append({list.itemText(i), list.itemData(i).toString()});
    return entries;
}

} // namespace

int FigureValues::place(const char* choice) const
{
    return m_values.value(choice).place;
}

QString FigureValues::key(const char* choice) const
{
    return m_values.value(choice).key;
}

void FigureValues::set(const char* choice, int place, const QString& key)
{
    m_values.insert(choice, {place, key});
}

bool FigureValues::operator==(const FigureValues& other) const
{
    return m_values.size() == other.m_values.size() &&
           std::all_of(m_values.keyBegin(), m_values.keyEnd(), [&](const QByteArray& name) {
               return other.m_values.contains(name) &&
                      other.m_values.value(name).key == m_values.value(name).key;
           });
}

QList<FigureEntry> figureEntries(const QStringList& words)
{
    QList<FigureEntry> entries;
    for (const QString& one : words)
        entries.append({one});
    return entries;
}

FigureChoice figureSegments(const char* name, std::function<QStringList()> words, Words called,
    const char* next, Words nextWords)
{
    return {.name = name,
        .kind = FigureChoice::Kind::Segments,
        .offers = [words = std::move(words)](
                      const FigureValues&) { return figureEntries(words()); },
        .called = std::move(called),
        .startsAtTop = true,
        .next = next,
        .nextWords = std::move(nextWords)};
}

FigureChoice figureList(
    const char* name, std::function<QList<FigureEntry>(const FigureValues&)> offers, Words called)
{
    return {.name = name, .offers = std::move(offers), .called = std::move(called)};
}

FigureChoiceBar::FigureChoiceBar(const QList<FigureChoice>& choices, QWidget* parent)
    : QWidget(parent)
{
    for (const FigureChoice& choice : choices) {
        Part part{choice, made(choice), nullptr};
        if (choice.label) {
            auto* label = new QLabel(this);
            label->setBuddy(part.widget);
            bindText(label, &QLabel::setText, choice.label);
            part.label = label;
        }
        if (choice.called && choice.kind != FigureChoice::Kind::Flag)
            bindText(part.widget, &QWidget::setAccessibleName, choice.called);
        if (choice.dress)
            choice.dress(part.widget);
        m_parts.append(part);
    }
    fill();
    for (qsizetype i = 0; i < m_parts.size(); ++i)
        follow(i);
}

QWidget* FigureChoiceBar::made(const FigureChoice& choice)
{
    switch (choice.kind) {
    case FigureChoice::Kind::Segments: {
        const auto words = [offers = choice.offers] {
            QStringList all;
            for (const FigureEntry& entry : offers({}))
                all.append(entry.words);
            return all;
        };
        return new SegmentSwitch(choice.name, words, this);
    }
    case FigureChoice::Kind::List:
        return named(choice.letters > 0
                         ? static_cast<QComboBox*>(new NarrowComboBox(choice.letters, this))
                         : new ElidingComboBox(this),
            choice.name);
    case FigureChoice::Kind::Flag: {
        auto* flag = named(new QCheckBox(this), choice.name);
        flag->setChecked(choice.preferred > 0);
        bindText(flag, &QCheckBox::setText, choice.called);
        return flag;
    }
    case FigureChoice::Kind::Other:
        break;
    }
    return choice.make(this, [this] { emit changed(); });
}

/// Has what is chosen told, and remembered.
void FigureChoiceBar::follow(qsizetype place)
{
    const FigureChoice& choice = m_parts.at(place).choice;
    QWidget* widget = m_parts.at(place).widget;
    const auto tell = [this, name = choice.name] {
        keepApart(name);
        emit changed();
    };
    if (auto* segments = qobject_cast<SegmentSwitch*>(widget)) {
        connect(segments, &SegmentSwitch::chosen, this, tell);
        if (choice.isKept)
            keep(segments);
    } else if (auto* flag = qobject_cast<QCheckBox*>(widget)) {
        connect(flag, &QCheckBox::toggled, this, tell);
        if (choice.isKept)
            keep(
                flag, [flag] { return QVariant(flag->isChecked()); },
                [flag](const QVariant& saved) { flag->setChecked(saved.toBool()); });
    } else if (choice.kind == FigureChoice::Kind::List) {
        auto* list = static_cast<QComboBox*>(widget);
        connect(list, &QComboBox::currentIndexChanged, this, tell);
        if (choice.isKept)
            keep(list);
    }
}

void FigureChoiceBar::fill()
{
    FigureValues values;
    for (const Part& part : std::as_const(m_parts)) {
        if (part.choice.kind == FigureChoice::Kind::List)
            offer(part, values);
        else if (part.choice.fill)
            part.choice.fill();
        read(part, values);
    }
    for (const Part& part : std::as_const(m_parts)) {
        const bool isThere = !part.choice.when || part.choice.when(values);
        part.widget->setVisible(isThere);
        if (part.label)
            part.label->setVisible(isThere);
        if (part.choice.isEnabled)
            part.widget->setEnabled(part.choice.isEnabled(values));
    }
    for (const Part& part : std::as_const(m_parts)) {
        if (part.choice.apartFrom)
            keepApart(part.choice.apartFrom);
    }
}

void FigureChoiceBar::offer(const Part& part, const FigureValues& before)
{
    auto* list = static_cast<QComboBox*>(part.widget);
    QList<FigureEntry> entries = part.choice.offers(before);
    for (FigureEntry& entry : entries)
        entry.key = keyOfEntry(entry);
    list->setEnabled(!entries.isEmpty());
    // What is read anew while a run goes on must not close a list that is open.
    if (entries == entriesOf(*list))
        return;
    const QSignalBlocker quiet(list);
    const QVariant chosen = list->currentData();
    const int place = list->currentIndex();
    const bool areAsMany = list->count() == entries.size();
    list->clear();
    for (const FigureEntry& entry : std::as_const(entries))
        list->addItem(entry.words, entry.key);
    const int found = chosen.isValid() ? list->findData(chosen) : -1;
    const int usual = areAsMany ? place : std::min(part.choice.preferred, list->count() - 1);
    list->setCurrentIndex(found >= 0 ? found : usual);
}

/// What is set beside itself shows nothing: where two lists have the same one, the one that was
/// not `moved` goes on to the next.
void FigureChoiceBar::keepApart(const char* moved)
{
    for (const Part& part : std::as_const(m_parts)) {
        if (!part.choice.apartFrom || part.widget->isHidden())
            continue;
        const Part* from = partNamed(part.choice.apartFrom);
        const bool isThis = qstrcmp(part.choice.name, moved) == 0;
        auto* list = static_cast<QComboBox*>(isThis ? from->widget : part.widget);
        const auto* other = static_cast<QComboBox*>(isThis ? part.widget : from->widget);
        if (list->count() < 2 || list->currentIndex() != other->currentIndex())
            continue;
        const QSignalBlocker quiet(list);
        list->setCurrentIndex((list->currentIndex() + 1) % list->count());
    }
}

FigureChoiceBar::Part* FigureChoiceBar::partNamed(const char* name)
{
    const auto found = std::find_if(m_parts.begin(), m_parts.end(),
        [name](const Part& part) { return qstrcmp(part.choice.name, name) == 0; });
    Q_ASSERT(found != m_parts.end());
    return &*found;
}

void FigureChoiceBar::read(const Part& part, FigureValues& into)
{
    const char* name = part.choice.name;
    if (const auto* segments = qobject_cast<SegmentSwitch*>(part.widget)) {
        into.set(name, segments->current(), QString::number(segments->current()));
    } else if (const auto* flag = qobject_cast<QCheckBox*>(part.widget)) {
        into.set(name, flag->isChecked() ? 1 : 0, QString::number(flag->isChecked() ? 1 : 0));
    } else if (part.choice.kind == FigureChoice::Kind::List) {
        const auto* list = static_cast<const QComboBox*>(part.widget);
        into.set(name, list->currentIndex(), list->currentData().toString());
    } else if (part.choice.value) {
        into.set(name, 0, part.choice.value());
    }
}

FigureValues FigureChoiceBar::valuesIf(
    const std::function<bool(const FigureChoice&)>& isWanted) const
{
    FigureValues values;
    for (const Part& part : m_parts) {
        if (isWanted(part.choice))
            read(part, values);
    }
    return values;
}

FigureValues FigureChoiceBar::values() const
{
    return valuesIf([](const FigureChoice&) { return true; });
}

FigureValues FigureChoiceBar::computedBy() const
{
    return valuesIf([all = values()](const FigureChoice& choice) {
        return !choice.isOnlyShown && (!choice.when || choice.when(all)) &&
               (!choice.isEnabled || choice.isEnabled(all));
    });
}

FigureValues FigureChoiceBar::atTop() const
{
    return valuesIf([](const FigureChoice& choice) { return choice.startsAtTop; });
}

void FigureChoiceBar::choose(const char* choice, int place)
{
    QWidget* widget = partNamed(choice)->widget;
    if (auto* segments = qobject_cast<SegmentSwitch*>(widget))
        segments->segment(place)->setChecked(true);
    else if (auto* list = qobject_cast<QComboBox*>(widget))
        list->setCurrentIndex(place);
    else if (auto* flag = qobject_cast<QCheckBox*>(widget))
        flag->setChecked(place > 0);
}

void FigureChoiceBar::chooseNext()
{
    for (const Part& part : std::as_const(m_parts)) {
        if (const auto* segments = qobject_cast<SegmentSwitch*>(part.widget)) {
            const int count = int(part.choice.offers({}).size());
            segments->segment((segments->current() + 1) % count)->setChecked(true);
            return;
        }
    }
}

void FigureChoiceBar::arrange(QWidget* state, const QList<QAction*>& commands)
{
    QHBoxLayout* const lines[] = {inRow({}, 8), inRow({}, 8)};
    bool areTwo = false;
    for (const Part& part : std::as_const(m_parts)) {
        QHBoxLayout* line = lines[part.choice.line];
        areTwo = areTwo || part.choice.line > 0;
        if (part.label)
            line->addWidget(part.label);
        line->addWidget(part.widget);
    }
    lines[areTwo ? 1 : 0]->addWidget(state, 1);
    if (areTwo)
        lines[0]->addStretch();
    for (QAction* command : commands)
        lines[0]->addWidget(commandButton(command, this));
    QVBoxLayout* column = inColumn(this, {lines[0]}, 6, {16, 10, 16, 6});
    if (areTwo)
        column->addLayout(lines[1]);
    else
        delete lines[1];
    m_line = lines[0];
}

QWidget* FigureChoiceBar::firstList() const
{
    const auto found = std::find_if(m_parts.cbegin(), m_parts.cend(), [](const Part& part) {
        return part.choice.kind == FigureChoice::Kind::List && !part.widget->isHidden() &&
               part.widget->isEnabled();
    });
    return found == m_parts.cend() ? nullptr : found->widget;
}

void FigureChoiceBar::append(QWidget* part)
{
    m_line->addWidget(part);
}

} // namespace tandem
