'use client'

import { useMemo } from 'react'

import { complianceChecklist, type Mention } from '@/features/compliance/model/compliance-checklist'
import { parseComplianceRules, type ComplianceRule } from '@/features/compliance/model/compliance-rules'
import { parseEpcScales, type EpcScales } from '@/features/property/model/epc-scales'

import { useFormValues } from '@/studio/use-form-values'
import { useOptionLabels } from '@/studio/use-option-labels'
import { useRelated } from '@/studio/use-related'
import { useStudioData } from '@/studio/use-studio-request'
import { belgianDay } from '@/lib/time/belgian-time'

interface Law {
  rules: ComplianceRule[]
  epcScales: EpcScales
}

/** The rules and the energy scales, read once for the form. */
function useLaw(): Law | 'loading' | 'failed' {
  const compliance = useStudioData<{ rules: unknown }>('globals/compliance', {
    query: { locale: 'all', depth: '0' },
  })
  const legal = useStudioData<{ epcScales: unknown }>('globals/legal', {
    query: { depth: '0' },
  })
  const law = useMemo(
    () =>
      compliance.data &&
      legal.data && {
        rules: parseComplianceRules(compliance.data.rules),
        epcScales: parseEpcScales(legal.data.epcScales),
      },
    [compliance.data, legal.data],
  )
  return compliance.hasFailed || legal.hasFailed ? 'failed' : (law ?? 'loading')
}

const complianceSettings = { globalSlug: 'compliance' } as const

/** The labels of the fields that rules may require, by name, in the editor's language. */
export const useMentionLabels = (): ReadonlyMap<string, string> =>
  useOptionLabels(complianceSettings, 'mention')

/** The checklist from the current form values, or the reason why there is none yet. */
export function useCompliance(): Mention[] | 'loading' | 'failed' | 'placeFirst' {
  const law = useLaw()
  const values = useFormValues()
  const locality = useRelated('localities', values.locality)
  const type = useRelated('propertyTypes', values.type)
  const mentionNames = useMentionLabels()
  return useMemo(() => {
    if (typeof law === 'string') return law
    if (!values.locality || !values.type) return 'placeFirst'
    if (!locality || !type) return 'loading'
    const property = {
      values,
      typeId: type.id,
      webId: type.webId ?? null,
      zip: locality.zip ?? null,
      countryId: locality.countryId ?? null,
    }
    // oxlint-disable-next-line react/purity -- the view shows what applies today
    const day = belgianDay(new Date())
    return complianceChecklist(law.rules, property, { epcScales: law.epcScales, day, mentionNames })
  }, [law, values, locality, type, mentionNames])
}
