'use client'

import { useLocale } from '@payloadcms/ui'
import { useMemo } from 'react'

import {
  contradictionsOf,
  type CheckedProperty,
  type Contradiction,
} from '@/features/property/model/contradictions'
import { costBasis, type CostSource } from '@/features/property/model/cost-basis'
import { regionOf } from '@/features/property/model/epc-label'
import { legalRatesOf, type LegalRates } from '@/features/property/model/legal-rates'
import { describePrice, formatPrice, type PriceSource } from '@/features/property/model/price'
import { guaranteeOn } from '@/features/property/model/rental-costs'
import { picturesFor } from '@/features/media/model/pictures-for'
import { useMediaDocuments } from '@/studio/use-media-documents'
import { toLocale } from '@/lib/i18n/locales'
import { belgianDay } from '@/lib/time/belgian-time'
import { relatedId, textOf } from '@/lib/values/read-value'
import { useFormValues, type FormValues } from '@/studio/use-form-values'
import { useOptionLabels } from '@/studio/use-option-labels'
import { useRelated, type Related } from '@/studio/use-related'
import { useStudioData } from '@/studio/use-studio-request'
import { useStudioLanguage, useStudioText } from '@/studio/use-studio-text'

function useRates(): LegalRates | null {
  const { data } = useStudioData<Parameters<typeof legalRatesOf>[0]>('globals/legal', {
    query: { depth: '0' },
  })
  return useMemo(() => data && legalRatesOf(data), [data])
}

/** The form holds the stored fields under their own names. */
function basisOf(values: FormValues, locality: Related | null, type: Related | null) {
  const source = { ...values, zip: locality?.zip, countryId: locality?.countryId, webId: type?.webId }
  return costBasis(source as unknown as CostSource, describePrice(values as unknown as PriceSource))
}

/** The descriptions of the plans that pages in the language of the form show. */
function usePlanTexts(plans: unknown): string[] {
  const { code } = useLocale()
  const ids = useMemo(
    () => (Array.isArray(plans) ? plans : []).flatMap((plan) => relatedId(plan) ?? []),
    [plans],
  )
  const { documents: pictures } = useMediaDocuments(ids)
  return useMemo(() => {
    const shown = picturesFor(
      toLocale(code),
      ids.flatMap((id) => pictures.get(id) ?? []),
    )
    return shown.flatMap(({ alt }) => alt ?? [])
  }, [code, ids, pictures])
}

function useContradictions(): Contradiction[] {
  const values = useFormValues()
  const { code } = useLocale()
  const rates = useRates()
  const locality = useRelated('localities', values.locality)
  const type = useRelated('propertyTypes', values.type)
  const plans = usePlanTexts(values.plans)
  return useMemo(() => {
    // oxlint-disable-next-line react/purity -- the view shows what applies today
    const day = belgianDay(new Date())
    const guarantee = rates && guaranteeOn(rates.guarantees, regionOf(locality ?? {}), day)
    return contradictionsOf(values as CheckedProperty, {
      day,
      texts: { [toLocale(code)]: [textOf(values.headline) ?? '', textOf(values.description) ?? ''] },
      plans: { [toLocale(code)]: plans },
      costs: rates && { rates, basis: basisOf(values, locality, type) },
      guaranteeMonths: guarantee?.months ?? null,
    })
  }, [values, code, rates, locality, type, plans])
}

const propertyDisplay = { globalSlug: 'propertyDisplay' } as const

/** Warns of facts that contradict each other or will; nothing is refused. */
export function Contradictions() {
  const t = useStudioText()
  const contradictions = useContradictions()
  const locale = useStudioLanguage()
  const labels = useOptionLabels(propertyDisplay, 'field')
  if (contradictions.length === 0) return null
  const lineOf = (each: Contradiction): string => {
    if ('field' in each) {
      const field = labels.get(each.field) ?? each.field
      if (each.kind === 'taxNotDue') return t('contradictions.taxNotDue', { field })
      return t('contradictions.computedAmount', { field, amount: formatPrice(each.amount, { locale }) })
    }
    if ('words' in each) return t(`contradictions.${each.kind}`, { words: each.words })
    return t(`contradictions.${each.kind}`)
  }
  return (
    <div className="studio-part studio-panel" data-tone="warn" role="status">
      <p>{t('contradictions.title')}</p>
      <ul>
        {contradictions.map((each) => {
          const line = lineOf(each)
          return <li key={line}>{line}</li>
        })}
      </ul>
    </div>
  )
}
