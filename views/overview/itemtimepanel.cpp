#include "views/overview/itemtimepanel.h"

#include "models/rounds/timetext.h"
#include "models/rounds/timing.h"
#include "ui/paneheader.h"
#include "ui/theme.h"
#include "views/overview/itemtimemodel.h"
#include "views/overview/plaindelegate.h"
#include "views/overview/tablesetup.h"
#include "views/session/projectsession.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QTableView>
#include <QVBoxLayout>

namespace tandem {

ItemTimePanel::ItemTimePanel(ProjectSession& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_model(new ItemTimeModel(this))
    , m_header(new PaneHeader(this))
    , m_note(new QLabel(this))
    , m_table(new QTableView(this))
{
    m_table->setObjectName(QStringLiteral("itemTimes"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new PlainDelegate(-1, -1, m_table));
    setUpTable(*m_table);
    const int letter = fontMetrics().averageCharWidth();
    m_table->setColumnWidth(ItemTimeModel::Number, 7 * letter);
    m_table->setColumnWidth(ItemTimeModel::TimeA, 13 * letter);
    m_table->setColumnWidth(ItemTimeModel::TimeB, 13 * letter);
    m_table->horizontalHeader()->setSectionResizeMode(ItemTimeModel::Text, QHeaderView::Stretch);
    m_note->setObjectName(QStringLiteral("itemTimesNote"));
    m_note->setWordWrap(true);
    m_note->setMargin(16);
    m_note->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    setLabelStyle(m_note, LabelStyle::Secondary);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_note);
    connect(&session.project(), &Project::changed, this, &ItemTimePanel::follow);
    connect(&session, &ProjectSession::peopleChanged, this, &ItemTimePanel::read);
    read();
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
    ItemTimes shown;
    if (m_sample.isValid()) {
        const auto times = readItemTimes(m_session.project().reader(), m_sample);
        if (times)
            shown = *times;
        else
            emit failed(times.error());
    }
    m_model->setTimes(shown, m_session.person(shown.a).name, m_session.person(shown.b).name);
    m_header->setTitle(tr("Time per paragraph"));
    m_header->setRemark(
        m_sample.isValid() ? tr("sample %1").arg(QLocale().toString(shown.position)) : QString());
    const bool any = !shown.items.isEmpty();
    m_table->setVisible(any);
    if (!m_sample.isValid())
        m_note->setText(tr("Choose a sample on the other side."));
    else
        m_note->setText(any ? medians() : shown.hiddenBecause);
}

QString ItemTimePanel::medians() const
{
    const ItemTimes& times = m_model->times();
    QList<qint64> a;
    QList<qint64> b;
    for (const ItemTime& item : times.items) {
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
        .arg(m_session.person(times.a).name, median(a), locale.toString(a.size()),
            m_session.person(times.b).name, median(b), locale.toString(b.size()));
}

void ItemTimePanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        read();
    QWidget::changeEvent(event);
}

} // namespace tandem
