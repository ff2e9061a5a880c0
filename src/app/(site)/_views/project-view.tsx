import { SiteShell } from '@/features/shell/ui/site-shell'
import { ProjectCards } from '@/features/projects/ui/project-cards'
import { ProjectHead } from '@/features/projects/ui/project-head'
import { Paragraphs, ProjectParts } from '@/features/projects/ui/project-parts'
import { ProjectSituation } from '@/features/projects/ui/project-situation'
import { ProjectUnits } from '@/features/projects/ui/project-units'
import { AgentCard } from '@/features/property-page/ui/agent-card'
import { GalleryMosaic } from '@/features/property-page/ui/gallery-mosaic'
import { SectionHeading } from '@/components/ui/section-heading'
import { questionId } from '@/features/property-page/ui/contact-actions'
import { findSimilarProjects } from '@/features/projects/server/find-projects'
import { hasMap } from '@/features/map/server/has-map'
import { getFormModel } from '@/features/submissions/server/get-form-model'
import { getPropertySettings } from '@/features/property/server/get-property-settings'
import { getRouteIndex } from '@/features/routing/server/get-route-table'
import { getPageTranslator } from '@/features/property/server/get-page-translator'
import { fieldMark, messageMark } from '@/lib/field-marks'
import type { ProjectDetail } from '@/features/projects/model/project-summary'
import { rolePath } from '@/features/routing/model/route-table'
import type { RouteEntry } from '@/features/routing/model/route-table'
import type { Shell } from '@/features/shell/model/shell'

import { PageBreadcrumb } from './page-breadcrumb'
import { QuestionSection } from './site-form'
import type { SiteRequest } from './site-request'

interface ProjectViewProps {
  project: ProjectDetail
  entry: RouteEntry
  path: string
  query: SiteRequest['query']
  shell: Shell
}

/** A new-build project: photographs, description, price list, construction and other facts. */
export async function ProjectView({ project, entry, path, query, shell }: ProjectViewProps) {
  const { locale } = shell
  const [t, routes, { priceStyle }, similar, isMapped] = await Promise.all([
    getPageTranslator(locale),
    getRouteIndex(),
    getPropertySettings(locale),
    findSimilarProjects(project.number, locale),
    hasMap(project.place, locale),
  ])
  const { texts, agent } = project
  const hasForm = (await getFormModel('contactConstruction', locale)) !== null
  const askHref = hasForm ? `#${questionId}` : rolePath(routes, 'contact', locale)
  const context = { locale, priceStyle, t }
  return (
    <SiteShell shell={shell}>
      <div className="wrap pt-4 pb-3" data-message={messageMark()}>
        <PageBreadcrumb entry={entry} path={path} title={project.name} titleField="name" locale={locale} />
      </div>
      <div className="lg:wrap">
        <GalleryMosaic pictures={project.pictures} t={t} />
      </div>
      <div className="wrap grid gap-x-16 pb-16 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <ProjectHead project={project} {...context} />
          {texts.description.length > 0 && (
            <section aria-labelledby="description" className="mt-10" data-field={fieldMark('description')}>
              <h2 id="description" className="text-card">
                {t('project.description')}
              </h2>
              <div className="prose mt-3">
                <Paragraphs texts={texts.description} />
              </div>
            </section>
          )}
        </div>
        <aside
          className="mt-10 lg:col-span-4 lg:mt-8 lg:border-t-4 lg:border-brand lg:pt-6"
          data-field={fieldMark('agent')}
        >
          {agent && (
            <>
              <h2 className="mb-4 text-card">{t('property.contact')}</h2>
              <AgentCard agent={agent} t={t} />
            </>
          )}
          {askHref && (
            <a href={askHref} className="button button-brand mt-6 w-full sm:w-auto lg:w-full">
              {t('property.askInformation')}
            </a>
          )}
        </aside>
      </div>
      <div className="wrap pb-20 empty:hidden" data-field={fieldMark('units')}>
        <ProjectUnits project={project} {...context} />
      </div>
      <div className="wrap grid gap-y-10 pb-20">
        <ProjectParts project={project} locale={locale} t={t} />
        <ProjectSituation project={project} isMapped={isMapped} locale={locale} t={t} />
        <div className="lg:w-2/3">
          <QuestionSection
            kind="contactConstruction"
            subject={project.number}
            path={path}
            query={query}
            locale={locale}
          />
        </div>
      </div>
      {similar.length > 0 && (
        <section id="similar" className="bg-mist" data-message={messageMark()}>
          <div className="wrap section">
            <SectionHeading title={t('project.similar', { count: similar.length })} fields={null} />
            <ProjectCards projects={similar} perRow={3} {...context} />
          </div>
        </section>
      )}
    </SiteShell>
  )
}
