import { SiteShell } from '@/components/layout/site-shell'
import { GalleryMosaic } from '@/components/property/gallery-mosaic'
import { PropertyGrid } from '@/components/property/property-grid'
import { SectionHeading } from '@/components/ui/section-heading'
import { getPropertySettings } from '@/lib/data/get-property-settings'
import type { ProjectDetail } from '@/lib/data/get-project'
import { getTranslator } from '@/lib/i18n/translator'
import type { RouteEntry } from '@/lib/routing/route-table'
import type { Shell } from '@/lib/shell/shell'

import { PageBreadcrumb } from './page-breadcrumb'

const titles = {
  description: 'project.description',
  construction: 'project.construction',
  delivery: 'project.delivery',
  technical: 'project.technical',
  situation: 'project.situation',
} as const

interface ProjectViewProps {
  project: ProjectDetail
  entry: RouteEntry
  path: string
  shell: Shell
}

/** A new-build project: photographs, its texts, its units. */
export async function ProjectView({ project, entry, path, shell }: ProjectViewProps) {
  const { locale } = shell
  const [t, { priceStyle }] = await Promise.all([getTranslator(locale), getPropertySettings(locale)])
  return (
    <SiteShell shell={shell}>
      <div className="wrap pt-4 pb-3">
        <PageBreadcrumb entry={entry} path={path} title={project.name} locale={locale} />
      </div>
      <div className="lg:wrap">
        <GalleryMosaic pictures={project.pictures} t={t} />
      </div>
      <div className="wrap pt-8">
        <h1 className="text-headline">{project.name}</h1>
        <p className="mt-3 text-lead text-slate">{project.address}</p>
        {project.isSoldOut && (
          <p className="mt-6 border-l-4 border-brand bg-mist p-4 font-semibold">{t('project.soldOut')}</p>
        )}
        {project.texts.map(({ part, paragraphs }) => (
          <section key={part} aria-labelledby={part} className="mt-10">
            <h2 id={part} className="text-card">
              {t(titles[part])}
            </h2>
            <div className="prose mt-3">
              {paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
          </section>
        ))}
      </div>
      {project.units.length > 0 && (
        <section className="wrap section">
          <SectionHeading title={t('project.units')} />
          <PropertyGrid properties={project.units} perRow={3} locale={locale} priceStyle={priceStyle} t={t} />
        </section>
      )}
    </SiteShell>
  )
}
