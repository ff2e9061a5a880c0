'use client'

import './property.css'

import { Button, useConfig, useLocale } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'

import type { Localized } from '@/lib/i18n/locales'
import { useStudioText } from '@/studio/use-studio-text'

const texts = {
  report: {
    nl: 'Ontbrekende vermeldingen',
    fr: 'Mentions manquantes',
    en: 'Missing mentions',
    de: 'Fehlende Angaben',
  },
  all: { nl: 'Alle panden', fr: 'Tous les biens', en: 'All properties', de: 'Alle Objekte' },
  exported: {
    nl: 'Deze lijst exporteren (CSV)',
    fr: 'Exporter cette liste (CSV)',
    en: 'Export this list (CSV)',
    de: 'Diese Liste exportieren (CSV)',
  },
} satisfies Record<string, Localized>

const reportFilter = 'where[or][0][and][0][complianceState][equals]'

/** Below the heading of the list: the report of what is incomplete, and the list as a file. */
export function ListActions() {
  const t = useStudioText()
  const { config } = useConfig()
  const { code } = useLocale()
  const parameters = useSearchParams()
  const isReport = parameters.get(reportFilter) === 'incomplete'
  const list = `${config.routes.admin}/collections/properties/`
  const report = new URLSearchParams({ [reportFilter]: 'incomplete' })
  const exported = new URLSearchParams(parameters.toString())
  for (const name of ['page', 'limit', 'depth', 'preset']) exported.delete(name)
  exported.set('locale', code)
  return (
    <div className="studio-property__list-actions">
      {/* A page of its own: the list keeps its filters when only its address changes. */}
      <Button buttonStyle="secondary" size="small" el="anchor" url={isReport ? list : `${list}?${report}`}>
        {t(isReport ? texts.all : texts.report)}
      </Button>
      <Button
        buttonStyle="secondary"
        size="small"
        el="anchor"
        url={`${config.routes.api}/properties/export/?${exported}`}
      >
        {t(texts.exported)}
      </Button>
    </div>
  )
}
