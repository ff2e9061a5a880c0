import type { Payload, RequiredDataFromCollectionSlug } from 'payload'

import { readOtherConditions } from '@/features/submissions/model/search-prefill'
import { foreignAlpha2 } from '@/features/property/model/countries'
import { localityValue, zipsOfValue } from '@/features/submissions/model/option-values'
import { sourceLocale } from '@/lib/i18n/locales'
import type { Lead } from '@/payload-types'

import { boundNames } from '../model/search-criteria'

type DemandData = RequiredDataFromCollectionSlug<'demands'>

const asTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []

/** The values of property types in the form are their public numbers. */
async function typeIds(payload: Payload, webIds: string[]): Promise<string[]> {
  if (webIds.length === 0) return []
  const { docs } = await payload.find({
    collection: 'propertyTypes',
    where: { webId: { in: webIds.map(Number).filter(Number.isSafeInteger) } },
    limit: webIds.length,
    pagination: false,
    depth: 0,
    overrideAccess: false,
  })
  return docs.map(({ id }) => id)
}

/** The values of localities in the form are such as `1050 Ixelles`, in the source language for every visitor. */
async function localityIds(payload: Payload, chosen: string[]): Promise<string[]> {
  if (chosen.length === 0) return []
  const { docs } = await payload.find({
    collection: 'localities',
    where: { zip: { in: chosen.flatMap(zipsOfValue) } },
    locale: sourceLocale,
    pagination: false,
    depth: 0,
    overrideAccess: false,
  })
  return docs
    .filter(({ zip, name, countryId }) =>
      chosen.includes(localityValue({ zip, name, country: foreignAlpha2(countryId) })),
    )
    .map(({ id }) => id)
}

const zipsIn = (value: unknown): string[] =>
  typeof value === 'string' ? value.split(', ').filter(Boolean) : []

/**
 * The stored criteria of a search. Types and localities that no longer exist are left out.
 *
 * @param answers checked against the form
 */
export async function criteriaOf(payload: Payload, answers: Readonly<Record<string, unknown>>) {
  const bounds = boundNames.map((name) => {
    const value = answers[name]
    return [name, typeof value === 'number' ? value : null] as const
  })
  const goal = answers.goal as DemandData['goal']
  const localities = await localityIds(payload, asTexts(answers.localities))
  const zips = zipsIn(answers.zips)
  const hasTowns = localities.length > 0 || zips.length > 0
  return {
    goal,
    types: await typeIds(payload, asTexts(answers.types)),
    localities,
    zips,
    ...(Object.fromEntries(bounds) as Record<(typeof boundNames)[number], number | null>),
    garden: answers.garden === true,
    terrace: answers.terrace === true,
    search: readOtherConditions(String(answers.search ?? ''), goal, hasTowns) || null,
  }
}

/** The data of a registered search. */
export async function demandData(payload: Payload, lead: Lead, email: string): Promise<DemandData> {
  // Checked against the form before it was stored.
  const answers = (lead.answers ?? {}) as Record<string, unknown>
  return {
    ...(await criteriaOf(payload, answers)),
    frequency: answers.frequency as DemandData['frequency'],
    name: typeof answers.searchName === 'string' ? answers.searchName : null,
    email: email.toLowerCase(),
    language: lead.language,
    consentTextVersion: lead.consentTextVersion,
    originKey: lead.id,
  }
}
