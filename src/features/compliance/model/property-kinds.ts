import { housingWebIds } from '@/features/property/model/epc-label'

/** Kinds that the law distinguishes: homes, land, garages, and the rest, such as shops and whole buildings. */
export const propertyKinds = ['housing', 'land', 'garage', 'other'] as const
export type PropertyKind = (typeof propertyKinds)[number]

const landWebId = 4
const garageWebId = 7

/** The kind of a type by its public number; `null` while no type is chosen. */
export function kindOfWebId(webId: number | null | undefined): PropertyKind | null {
  if (!webId) return null
  if (housingWebIds.includes(webId)) return 'housing'
  if (webId === landWebId) return 'land'
  return webId === garageWebId ? 'garage' : 'other'
}

/** These kinds have no energy label, so none can be required (facts.md 1.5). */
export const hasEnergyLabel = (kind: PropertyKind | null): boolean => kind !== 'land' && kind !== 'garage'
