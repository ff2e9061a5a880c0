'use client'

import { useFormFields } from '@payloadcms/ui'
import { useMemo } from 'react'

import { describeEpc } from '@/features/property/model/epc-label'
import { parseEpcScales, type EpcScales } from '@/features/property/model/epc-scales'
import { useStudioText } from '@/studio/use-studio-text'

import { useRelated } from '@/studio/use-related'
import { useStudioData } from '@/studio/use-studio-request'
import { Notice } from '@/studio/ui/parts'
import { belgianDay } from '@/lib/time/belgian-time'
import { textOf } from '@/lib/values/read-value'

function useScales(): EpcScales | null {
  const { data } = useStudioData<{ epcScales?: unknown }>('globals/legal', { query: { depth: '0' } })
  return useMemo(() => data && parseEpcScales(data.epcScales), [data])
}

const useValue = (path: string): unknown => useFormFields(([fields]) => fields?.[path]?.value)

/** Compares the label computed from the consumption with the one on the certificate. */
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
    // oxlint-disable-next-line react/purity -- the view shows what applies today
    return describeEpc({ ...source, zip, countryId, webId: type.webId }, scales, belgianDay(new Date()))
  }, [scales, locality, type, state, printed, consumption])
  if (epc?.state !== 'known' || !epc.computedLabel) return null
  const { label, origin, differs, computedLabel } = epc
  const verdict =
    origin === 'computed' ? 'epcComparison.used' : differs ? 'epcComparison.differs' : 'epcComparison.agrees'
  return (
    <Notice tone={differs ? 'warn' : undefined} role="status">
      {t('epcComparison.computed', { label: computedLabel })} {t(verdict, { printed: label })}
    </Notice>
  )
}
