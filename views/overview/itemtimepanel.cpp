#include "views/overview/itemtimepanel.h"

#include "models/rounds/timetext.h"
#include "models/rounds/timing.h"
#include "ui/arrange.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "ui/rows/rowsof.h"
#include "ui/rows/rowsview.h"
#include "ui/screen/livetext.h"
#include "ui/screen/workspace.h"
#include "ui/theme.h"
#include "views/session/projectsession.h"

#include <QLabel>
#include <QLocale>

namespace tandem {

ItemTimePanel::ItemTimePanel(ProjectSession& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_rows(new RowsOf<ItemTime>(itemRows(), this))
    , m_header(new PaneHeader(this))
    , m_note(named(newNote(this, LabelStyle::Secondary), "itemTimesNote"))
    , m_table(named(new RowsView(m_rows, this), "itemTimes"))
{
    m_note->setMargin(16);
    m_note->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    inColumn(this, {m_header, {m_table, 1}, m_note}, 0);
    connect(&session.project(), &Project::changed, this, &ItemTimePanel::follow);
    connect(&session, &ProjectSession::peopleChanged, this, &ItemTimePanel::read);
    inEveryLanguage(this, [this] { read(); });
}

RowSpec<ItemTime> ItemTimePanel::itemRows() const
{
    using Column = RowColumn<ItemTime>;
    const auto timeColumn = [this](PersonId person, qint64 ItemTime::*ms) {
        return Column{.title = m_session.person(person).name,
            .text = [ms](
                        const ItemTime& item) { return timeText(item.*ms, item.*ms == 0 ? 1 : 0); },
            .isNumber = true,
            .letters = 13};
    };
    const auto columns = [this, timeColumn] {
        return QList<Column>{
            {.title = tr("No."),
                .text = [](const ItemTime& item) { return QLocale().toString(item.number); },
                .isNumber = true,
                .letters = 7},
            {.title = tr("Paragraph"),
                .text = [](const ItemTime& item) { return item.text.simplified(); },
                .toolTip = [](const ItemTime& item) { return item.text; }},
            timeColumn(m_times.a, &ItemTime::msA),
            timeColumn(m_times.b, &ItemTime::msB),
        };
    };
    return {.key = [](const ItemTime& item) { return RowKey(item.number); }, .columns = columns};
}

void ItemTimePanel::setSample(SampleId sample)
{
    if (sample == m_sample)
        return;
    m_sample = sample;
    read();
}

void ItemTimePanel::follow(const ChangeEvent& event)
{
    const auto* round = event.as<RoundChanged>();
    if ((round && round->sample == m_sample) || event.as<AssignmentsChanged>() ||
        event.as<SettingsChanged>() || event.as<EverythingChanged>())
        read();
}

void ItemTimePanel::read()
{
    m_times = {};
    if (m_sample.isValid()) {
        const auto times = readItemTimes(m_session.project().reader(), m_sample);
        if (times)
            m_times = *times;
        else
            Workspace::of(this)->tellError(times.error());
    }
    m_rows->setRows(m_times.items);
    m_rows->refresh(); // who the two are
    m_header->setTitle(tr("Time per paragraph"));
    m_table->setAccessibleName(tr("Time per paragraph"));
    m_header->setRemark(
        m_sample.isValid() ? tr("sample %1").arg(QLocale().toString(m_times.position)) : QString());
    const bool any = !m_times.items.isEmpty();
    m_table->setVisible(any);
    if (!m_sample.isValid())
        m_note->setText(tr("Select a sample to see its times."));
    else
        m_note->setText(any ? medians() : m_times.hiddenBecause);
}

QString ItemTimePanel::medians() const
{
    QList<qint64> a;
    QList<qint64> b;
    for (const ItemTime& item : m_times.items) {
        if (item.msA > 0)
            a.append(item.msA);
        if (item.msB > 0)
            b.append(item.msB);
    }
    const auto median = [](const QList<qint64>& durations) {
        const auto ms = medianMs(durations);
        return ms ? clockText(*ms) : notMeasured();
    };
    const QLocale locale;
    return tr("Median: %1 %2 (n = %3 paragraphs), %4 %5 (n = %6)",
        "name, time, number of paragraphs, name, time, number of paragraphs")
        .arg(m_session.person(m_times.a).name, median(a), locale.toString(a.size()),
            m_session.person(m_times.b).name, median(b), locale.toString(b.size()));
}

} // namespace tandem
