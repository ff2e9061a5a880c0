import type { ReactNode } from 'react'

import type { Locale } from '@/lib/i18n/locales'
import { documentMark, fieldMark } from '@/lib/field-marks'
import type { Translator } from '@/lib/i18n/translator'
import { isProjectOver } from '@/features/projects/model/project-rules'
import type { ProjectDetail, ProjectText } from '@/features/projects/model/project-summary'

import { floorName } from './project-texts'

interface PartProps {
  id: string
  title: string
  field: string
  children: ReactNode
}

/** A titled section of the project's texts, with a line above it. */
export function Part({ id, title, field, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="border-t border-line pt-6" data-field={fieldMark(field)}>
      <h2 id={id} className="text-card">
        {title}
      </h2>
      <div className="prose mt-3">{children}</div>
    </section>
  )
}

export const Paragraphs = ({ texts }: { texts: string[] }) => texts.map((text) => <p key={text}>{text}</p>)

const Nothing = ({ text }: { text: string }) => <p className="text-slate">{text}</p>

interface ProjectPartsProps {
  project: ProjectDetail
  locale: Locale
  t: Translator
}

function Documents({ project, locale, t }: ProjectPartsProps) {
  const plans = project.units.filter(({ planHref }) => planHref)
  if (plans.length === 0) return <Nothing text={t('project.noDocuments')} />
  return (
    <ul>
      {plans.map(({ id, ref, planHref, typeName, floor }) => (
        <li key={ref} data-document={documentMark('properties', id)}>
          <a href={planHref ?? undefined} className="inline-flex min-h-11 items-center">
            {[
              t('project.planOf', { ref: String(ref) }),
              typeName,
              floor === null ? '' : floorName(floor, { locale, t }),
            ]
              .filter(Boolean)
              .join(', ')}
          </a>
        </li>
      ))}
    </ul>
  )
}

const titles = {
  delivery: 'project.delivery',
  technical: 'project.technical',
} as const satisfies Partial<Record<ProjectText, string>>

/**
 * Construction, delivery, equipment and documents. While units can be had, empty sections have a notice (specification 8);
 * afterwards they are left out.
 */
export function ProjectParts(props: ProjectPartsProps) {
  const { project, t } = props
  const { texts, units, status } = project
  const hasNotices = !isProjectOver(status)
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2 empty:hidden">
      {(hasNotices || texts.construction.length > 0) && (
        <Part id="construction" field="construction" title={t('project.construction')}>
          {texts.construction.length > 0 ? (
            <Paragraphs texts={texts.construction} />
          ) : (
            <Nothing text={t('project.noConstruction')} />
          )}
        </Part>
      )}
      {(['delivery', 'technical'] as const)
        .filter((part) => texts[part].length > 0)
        .map((part) => (
          <Part key={part} id={part} field={part} title={t(titles[part])}>
            <Paragraphs texts={texts[part]} />
          </Part>
        ))}
      {(hasNotices || units.some(({ planHref }) => planHref)) && (
        <Part id="documents" field="units" title={t('project.documents')}>
          <Documents {...props} />
        </Part>
      )}
    </div>
  )
}
