import { fieldMark } from '@/lib/field-marks'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import type { PriceStyle } from '@/features/property/model/price'
import { isProjectOver } from '@/features/projects/model/project-rules'
import type { ProjectDetail } from '@/features/projects/model/project-summary'

import { ProjectStatusBadge } from './project-status'
import { freeText, pricesText } from './project-texts'

interface ProjectHeadProps {
  project: ProjectDetail
  locale: Locale
  priceStyle: PriceStyle
  t: Translator
}

/** Notice for sold out and coming projects, with a link to others. */
function StateNotice({ project, t }: Pick<ProjectHeadProps, 'project' | 't'>) {
  const isOver = isProjectOver(project.status)
  if (!isOver && project.status !== 'upcoming') return null
  return (
    <p
      className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-l-4 border-brand bg-mist p-4 font-semibold"
      data-field={fieldMark('status')}
    >
      {isOver ? t('project.soldOut') : t('project.upcoming')}
      {isOver && (
        <a href="#similar" className="inline-flex min-h-11 items-center underline">
          {t('project.seeSimilar')}
        </a>
      )}
    </p>
  )
}

/** Name, place and key figures: number of units, available units, prices. */
export function ProjectHead({ project, locale, priceStyle, t }: ProjectHeadProps) {
  const facts = [
    { label: t('project.pricesLabel'), text: pricesText(project, { locale, priceStyle, t }), field: 'units' },
    {
      label: t('project.unitsLabel'),
      text: isProjectOver(project.status) ? String(project.unitCount || '') : freeText(project, t),
      field: 'units',
    },
    { label: t('project.typesLabel'), text: project.types.join(', '), field: 'types' },
    { label: t('project.numberLabel'), text: String(project.number), field: 'number' },
  ].filter(({ text }) => text)
  return (
    <header className="pt-8">
      <ProjectStatusBadge
        status={project.status}
        t={t}
        field={fieldMark('status')}
        className={`mb-4 ${project.status === 'active' ? 'outline-1 -outline-offset-1 outline-ink' : ''}`}
      />
      <h1 className="text-headline" data-field={fieldMark('name')}>
        {project.name}
      </h1>
      <p
        className="mt-3 text-lead text-slate"
        data-field={fieldMark(project.isTownAlone ? 'locality' : 'street')}
      >
        {project.address}
      </p>
      <StateNotice project={project} t={t} />
      <dl className="figures mt-8 flex flex-wrap gap-x-12 gap-y-5 border-y border-line py-5">
        {facts.map(({ label, text, field }) => (
          <div key={label} data-field={fieldMark(field)}>
            <dt className="text-small text-slate">{label}</dt>
            <dd className="font-display text-card font-bold">{text}</dd>
          </div>
        ))}
      </dl>
    </header>
  )
}
