import { Picture } from '@/components/ui/picture'
import { SiteShell } from '@/features/shell/ui/site-shell'
import type { Shell } from '@/features/shell/model/shell'
import type { TestimonialDetail } from '@/features/content/server/get-testimonial'
import { getPageTranslator } from '@/features/property/server/reads'
import { joinWithDots } from '@/lib/values/text'
import { formatDate } from '@/features/property/model/format-value'
import type { RouteEntry } from '@/features/routing/model/route-table'

import { PageBreadcrumb } from './page-breadcrumb'

interface TestimonialViewProps {
  testimonial: TestimonialDetail
  entry: RouteEntry
  path: string
  shell: Shell
}

/** One testimonial on its own page. */
export async function TestimonialView({ testimonial, entry, path, shell }: TestimonialViewProps) {
  const { name, about, comment, date, portrait } = testimonial
  const t = await getPageTranslator(shell.locale)
  const details = joinWithDots([about, date && formatDate(date, shell.locale)])
  return (
    <SiteShell shell={shell}>
      <div className="wrap pt-6 pb-24">
        <PageBreadcrumb entry={entry} path={path} title={name} locale={shell.locale} />
        <article className="mt-8 max-w-4xl">
          <div className="flex items-center gap-4">
            {portrait && <Picture source={portrait} sizes="3.5rem" className="face" />}
            <div>
              <h1 className="text-card">{name}</h1>
              {details && <p className="mt-1 text-slate">{details}</p>}
            </div>
          </div>
          <blockquote className="mt-8 font-display text-title font-medium tracking-tight text-pretty">
            {t('testimonials.quote', { text: comment })}
          </blockquote>
        </article>
      </div>
    </SiteShell>
  )
}
