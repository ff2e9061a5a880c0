import { ExternalLink } from 'lucide'

import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { SmartLink } from '@/components/ui/smart-link'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { joinWithDots } from '@/lib/values/text'
import type { PriceStyle } from '@/features/property/model/price'
import { formatTown } from '@/features/property/model/format-town'
import { isProjectOver } from '@/features/projects/model/project-rules'
import { marked } from '@/features/media/model/marked'
import type { ProjectSummary } from '@/features/projects/model/project-summary'

import { projectStatusName, ProjectStatusBadge } from './project-status'
import { freeText, pricesText, unitsText } from './project-texts'

export interface ProjectCardProps {
  project: ProjectSummary
  locale: Locale
  priceStyle: PriceStyle
  t: Translator
  /** Width of the picture on screen, for the `sizes` attribute. */
  sizes: string
  headingLevel?: 'h2' | 'h3'
  /** Picture beside the text instead of above it. */
  isRow?: boolean
}

function CardPicture({ project, t, sizes }: ProjectCardProps) {
  const { picture, status } = project
  return (
    <div className="relative aspect-[4/3] overflow-hidden bg-mist">
      {picture ? (
        <Picture
          source={marked(picture, t)}
          sizes={sizes}
          className="size-full transition-transform duration-250 group-hover:scale-[1.02]"
        />
      ) : (
        <p className="flex size-full items-center justify-center text-small text-slate">
          {t('property.noPhoto')}
        </p>
      )}
      {isProjectOver(status) ? (
        <p className="absolute inset-0 flex items-end bg-dark/65 p-4 font-display text-title leading-none font-bold text-on-dark">
          {projectStatusName(status, t)}
        </p>
      ) : (
        <ProjectStatusBadge status={status} t={t} className="absolute top-0 left-0" />
      )}
    </div>
  )
}

/** One project in a list; the name's link covers the card and leads to the page here or to the project's own site. */
export function ProjectCard(props: ProjectCardProps) {
  const { project, t, headingLevel: Heading = 'h3', isRow = false } = props
  const prices = pricesText(project, props)
  const count = isProjectOver(project.status) ? unitsText(project, t) : freeText(project, t)
  const facts = joinWithDots([count, project.types.join(', ')])
  return (
    <article
      className={`group relative h-full outline-offset-8 ${isRow ? 'grid gap-x-8 gap-y-4 border-b border-line pb-8 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]' : 'flex flex-col'}`}
    >
      <CardPicture {...props} />
      <div className={`flex flex-1 flex-col ${isRow ? 'md:justify-center' : 'pt-4'}`}>
        <Heading className={isRow ? 'text-title' : 'text-card'}>
          <SmartLink href={project.href} className="group-hover:underline after:absolute after:inset-0">
            {project.name}
            {project.isExternal && (
              <>
                <Icon node={ExternalLink} className="ml-2 inline size-4 align-baseline text-steel" />
                <span className="sr-only"> {t('project.newTab')}</span>
              </>
            )}
          </SmartLink>
        </Heading>
        <p className="mt-1 mb-3 text-slate">{formatTown(project)}</p>
        {prices && <p className="figures mb-3 font-display text-card font-bold">{prices}</p>}
        {facts && <p className="figures mt-auto border-t border-line pt-3 text-small text-slate">{facts}</p>}
      </div>
    </article>
  )
}
