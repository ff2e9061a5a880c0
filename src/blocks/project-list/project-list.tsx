import { ProjectCards } from '@/features/projects/ui/project-cards'
import { SectionHeading } from '@/components/ui/section-heading'
import { findProjects } from '@/features/projects/server/find-projects'
import { getPropertySettings } from '@/features/property/server/get-property-settings'
import { getPageTranslator } from '@/features/property/server/get-page-translator'

import { BlockBand } from '../block-band'
import type { BlockViewProps } from '../define-block'
import { itemsPerRow } from '../items-per-row'

/** The new-build projects as cards, or a sentence when there are none (specification 8). */
export async function ProjectList({ data, context }: BlockViewProps<'projectList'>) {
  const { locale } = context
  const [projects, { priceStyle }, t] = await Promise.all([
    findProjects(locale),
    getPropertySettings(locale),
    getPageTranslator(locale),
  ])
  const hasHeading = Boolean(data.heading)
  return (
    <BlockBand field="maxItems" data={data}>
      <SectionHeading title={data.heading} level={data.titleSize} intro={data.description} />
      {projects.length > 0 ? (
        <ProjectCards
          projects={projects.slice(0, data.maxItems ?? 4)}
          perRow={itemsPerRow(data.numberItemOfRow, 4, context.columns)}
          columns={context.columns}
          view={data.view}
          locale={locale}
          priceStyle={priceStyle}
          t={t}
          headingLevel={hasHeading ? 'h3' : 'h2'}
        />
      ) : (
        <p className="text-lead text-slate">{t('project.none')}</p>
      )}
    </BlockBand>
  )
}
