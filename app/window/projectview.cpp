#include "app/window/projectview.h"

#include "ui/navigationrail.h"
#include "views/annotate/annotateworkspace.h"
#include "views/compare/compareworkspace.h"
#include "views/overview/overviewworkspace.h"
#include "views/session/projectsession.h"
#include "views/settings/preferences.h"

#include <QEvent>
#include <QFile>
#include <QHBoxLayout>
#include <QSettings>
#include <QStackedWidget>

namespace tandem {

namespace {

const QString kOverview = QStringLiteral("overview");
const QString kAnnotate = QStringLiteral("annotate");
const QString kCompare = QStringLiteral("compare");

QString layoutKey(const QString& id)
{
    return QStringLiteral("window/layout/") + id;
}

} // namespace

QString builtInGuideline(Step step)
{
    QFile file(step == Step::KeyFacts ? QStringLiteral(":/tandem/guidelines/keyfacts.md")
                                      : QStringLiteral(":/tandem/guidelines/paragraphs.md"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QString::fromUtf8(file.readAll());
}

ProjectView::ProjectView(ProjectSession& session, QSettings& settings, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_settings(settings)
    , m_rail(new NavigationRail(this))
    , m_stack(new QStackedWidget(this))
{
    m_rail->setObjectName(QStringLiteral("navigationRail"));
    const QHash<QString, Icon> icons{
        {kOverview, Icon::Overview}, {kAnnotate, Icon::Annotate}, {kCompare, Icon::Compare}};
    for (const QString& id : workspaceIds())
        m_rail->addWorkspace(id, icons.value(id), workspaceName(id), workspaceKey(id));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_rail);
    row->addWidget(m_stack, 1);
    connect(m_rail, &NavigationRail::workspaceChosen, this, &ProjectView::showWorkspace);
    connect(&m_session, &ProjectSession::workspaceRequested, this, &ProjectView::showWorkspace);
}

QStringList ProjectView::workspaceIds()
{
    return {kOverview, kAnnotate, kCompare};
}

QString ProjectView::workspaceName(const QString& id)
{
    if (id == kOverview)
        return tr("Overview");
    return id == kAnnotate ? tr("Annotate") : tr("Compare");
}

QKeySequence ProjectView::workspaceKey(const QString& id)
{
    const auto number = static_cast<int>(workspaceIds().indexOf(id)) + 1;
    return QKeySequence(QStringLiteral("Ctrl+%1").arg(number));
}

QString ProjectView::currentWorkspace() const
{
    const QWidget* shown = m_stack->currentWidget();
    return shown ? shown->objectName() : QString();
}

void ProjectView::showWorkspace(const QString& id)
{
    if (!workspaceIds().contains(id))
        return;
    QWidget* shown = workspace(id);
    m_stack->setCurrentWidget(shown);
    m_rail->setCurrent(id);
    shown->setFocus(Qt::OtherFocusReason);
    emit workspaceShown(id);
}

QList<QAction*> ProjectView::workspaceActions() const
{
    const QString id = currentWorkspace();
    if (id == kAnnotate)
        return m_annotate->workspaceActions();
    if (id == kCompare)
        return m_compare->workspaceActions();
    if (id == kOverview)
        return m_overview->workspaceActions();
    return {};
}

void ProjectView::setPreferences(const Preferences& preferences)
{
    m_stepPause = preferences.pauseMs;
    if (m_annotate)
        m_annotate->setStepPause(m_stepPause);
}

void ProjectView::saveLayout()
{
    m_settings.setValue(QStringLiteral("window/workspace"), currentWorkspace());
    if (m_annotate)
        m_settings.setValue(layoutKey(kAnnotate), m_annotate->saveLayout());
    if (m_compare)
        m_settings.setValue(layoutKey(kCompare), m_compare->saveLayout());
    if (m_overview)
        m_settings.setValue(layoutKey(kOverview), m_overview->saveLayout());
}

void ProjectView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        for (const QString& id : workspaceIds())
            m_rail->setLabel(id, workspaceName(id));
    }
    QWidget::changeEvent(event);
}

QWidget* ProjectView::workspace(const QString& id)
{
    if (auto* built = m_stack->findChild<QWidget*>(id, Qt::FindDirectChildrenOnly))
        return built;
    QWidget* built = id == kAnnotate  ? buildAnnotate()
                     : id == kCompare ? buildCompare()
                                      : buildOverview();
    built->setObjectName(id);
    m_stack->addWidget(built);
    return built;
}

QWidget* ProjectView::buildAnnotate()
{
    m_annotate = new AnnotateWorkspace(m_session, m_stack);
    m_annotate->setDefaultGuidelines(builtInGuideline(), builtInGuideline(Step::KeyFacts));
    m_annotate->setStepPause(m_stepPause);
    m_annotate->restoreLayout(m_settings.value(layoutKey(kAnnotate)).toByteArray());
    connect(m_annotate, &AnnotateWorkspace::discussionEditRequested, this,
        &ProjectView::discussionEditRequested);
    connect(m_annotate, &AnnotateWorkspace::guidelineEditRequested, this,
        &ProjectView::guidelineEditRequested);
    return m_annotate;
}

QWidget* ProjectView::buildCompare()
{
    m_compare = new CompareWorkspace(m_session, m_stack);
    m_compare->restoreLayout(m_settings.value(layoutKey(kCompare)).toByteArray());
    return m_compare;
}

QWidget* ProjectView::buildOverview()
{
    m_overview = new OverviewWorkspace(m_session, m_stack);
    m_overview->restoreLayout(m_settings.value(layoutKey(kOverview)).toByteArray());
    using Overview = OverviewWorkspace;
    connect(m_overview, &Overview::discussionEditRequested, this,
        &ProjectView::discussionEditRequested);
    connect(m_overview, &Overview::assignRequested, this, &ProjectView::assignRequested);
    connect(m_overview, &Overview::assignBalancedRequested, this,
        &ProjectView::assignBalancedRequested);
    connect(m_overview, &Overview::unassignRequested, this, &ProjectView::unassignRequested);
    connect(m_overview, &Overview::personAddRequested, this, &ProjectView::personAddRequested);
    connect(m_overview, &Overview::personEditRequested, this, &ProjectView::personEditRequested);
    connect(m_overview, &Overview::projectSettingsRequested, this,
        &ProjectView::projectSettingsRequested);
    connect(m_overview, &Overview::importRequested, this, &ProjectView::importRequested);
    return m_overview;
}

} // namespace tandem
