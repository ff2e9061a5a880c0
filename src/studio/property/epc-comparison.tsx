'use client'

import './property.css'

import { useConfig, useFormFields } from '@payloadcms/ui'
import { useEffect, useMemo, useState } from 'react'

import type { Localized } from '@/lib/i18n/locales'
import { describeEpc } from '@/lib/property/epc-label'
import { readEpcScales, type EpcScales } from '@/lib/property/epc-scales'
import { useStudioText } from '@/studio/use-studio-text'

import { useRelated } from './use-related'

const texts = {
  computed: {
    nl: 'Volgens het verbruik en de schaal van het gewest: label {label}.',
    fr: 'D’après la consommation et l’échelle de la région : label {label}.',
    en: 'By the consumption and the scale of the region: label {label}.',
    de: 'Nach dem Verbrauch und der Skala der Region: Klasse {label}.',
  },
  used: {
    nl: 'Op de site staat dit label, omdat het certificaat er geen noemt.',
    fr: 'Le site affiche ce label, car le certificat n’en indique pas.',
    en: 'The site shows this label, because the certificate names none.',
    de: 'Die Website zeigt diese Klasse, weil der Ausweis keine nennt.',
  },
  differs: {
    nl: 'Het certificaat zegt {printed}: kijk label en verbruik na. De site toont {printed}.',
    fr: 'Le certificat indique {printed} : vérifiez le label et la consommation. Le site affiche {printed}.',
    en: 'The certificate says {printed}: check label and consumption. The site shows {printed}.',
    de: 'Der Ausweis nennt {printed}: Prüfen Sie Klasse und Verbrauch. Die Website zeigt {printed}.',
  },
  agrees: {
    nl: 'Dat is ook het label op het certificaat.',
    fr: 'C’est aussi le label du certificat.',
    en: 'That is the label on the certificate too.',
    de: 'Das ist auch die Klasse auf dem Ausweis.',
  },
} satisfies Record<string, Localized>

function useScales(): EpcScales | null {
  const { config } = useConfig()
  const [scales, setScales] = useState<EpcScales | null>(null)
  const api = config.routes.api
  useEffect(() => {
    let isHere = true
    fetch(`${api}/globals/legal/?depth=0&select[epcScales]=true`, { credentials: 'include' })
      .then(async (answer) => (answer.ok ? ((await answer.json()) as { epcScales?: unknown }) : {}))
      .then(
        ({ epcScales }) => isHere && setScales(readEpcScales(epcScales)),
        () => undefined,
      )
    return () => {
      isHere = false
    }
  }, [api])
  return scales
}

/** One value of the form. */
const useValue = (path: string): unknown => useFormFields(([fields]) => fields?.[path]?.value)

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

/** The label worked out from the consumption, beside the one printed on the certificate. */
export function EpcComparison() {
  const t = useStudioText()
  const scales = useScales()
  const locality = useRelated('localities', useValue('locality'))
  const type = useRelated('propertyTypes', useValue('type'))
  const [state, printed, consumption] = [
    useValue('epcState'),
    useValue('epcLabelText'),
    useValue('energyPerformance'),
  ]
  const epc = useMemo(() => {
    if (!scales || !locality || !type || typeof consumption !== 'number') return null
    const source = { epcState: textOf(state), epcLabelText: textOf(printed), energyPerformance: consumption }
    const { zip, countryId } = locality
    return describeEpc({ ...source, zip, countryId, webId: type.webId }, scales)
  }, [scales, locality, type, state, printed, consumption])
  if (epc?.state !== 'known' || !epc.computedLabel) return null
  const { label, origin, differs, computedLabel } = epc
  const verdict = origin === 'computed' ? texts.used : differs ? texts.differs : texts.agrees
  return (
    <p
      className={`studio-property__epc studio-property__epc--${differs ? 'differs' : 'agrees'}`}
      role="status"
    >
      {t(texts.computed, { label: computedLabel })} {t(verdict, { printed: label })}
    </p>
  )
}
