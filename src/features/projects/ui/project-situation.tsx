import { SituationMap } from '@/features/map/ui/situation-map'
import type { Locale } from '@/lib/i18n/locales'
import { fieldMark } from '@/lib/field-marks'
import type { Translator } from '@/lib/i18n/translator'
import type { ProjectDetail } from '@/features/projects/model/project-summary'

import { Paragraphs } from './project-parts'

interface ProjectSituationProps {
  project: ProjectDetail
  /** Whether there is a map of its place. */
  isMapped: boolean
  locale: Locale
  t: Translator
}

/** The location in words and on the map, which loads when it comes into view. */
export function ProjectSituation({ project, isMapped, locale, t }: ProjectSituationProps) {
  const { place, texts, name, address, isTownAlone, city } = project
  const addressField = isTownAlone ? 'locality' : 'street'
  if (!(place && isMapped) && texts.situation.length === 0) return null
  return (
    <section
      aria-labelledby="situation"
      data-field={fieldMark('situation')}
      className="grid gap-x-16 gap-y-6 border-t border-line pt-6 lg:grid-cols-12"
    >
      <div className="lg:col-span-4">
        <h2 id="situation" className="text-card">
          {t('project.situation')}
        </h2>
        <div className="prose mt-3">
          <p data-field={fieldMark(addressField)}>{address}</p>
          <Paragraphs texts={texts.situation} />
        </div>
        {isMapped && place?.isApproximate && (
          <p className="mt-3 text-small text-slate" data-field={fieldMark('locality')}>
            {t('property.approximatePlace', { city })}
          </p>
        )}
      </div>
      {place && isMapped && (
        <SituationMap
          locale={locale}
          title={t('project.map', { name })}
          field={fieldMark(place.isApproximate ? 'locality' : 'latitude')}
          place={{ ...place, label: address }}
          className="aspect-[4/3] w-full sm:aspect-[16/9] lg:col-span-8"
        />
      )}
    </section>
  )
}
