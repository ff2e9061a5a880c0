import type { PayloadRequest } from 'payload'

import { localityFacts, storedEpcScales, typeFacts } from '@/lib/cms/hooks/place-and-type-facts'
import { relatedId } from '@/lib/cms/hooks/related-id'
import { nestedRequest } from '@/lib/cms/nested-request'
import { complianceChecklist, type Mention } from '@/lib/compliance/compliance-checklist'
import { readComplianceRules, type ComplianceRule } from '@/lib/compliance/compliance-rules'
import { complianceStateOf } from '@/lib/compliance/compliance-state'
import type { EpcScales } from '@/lib/property/epc-scales'
import type { LocalityFacts, TypeFacts } from '@/lib/property/search-columns'

/** What the settings ask of an advert. */
export async function storedComplianceRules(req: PayloadRequest): Promise<ComplianceRule[]> {
  const settings = await req.payload.findGlobal({
    slug: 'compliance',
    depth: 0,
    locale: 'all',
    // Privileged on purpose: the law holds whoever saves, a job of the system included.
    overrideAccess: true,
    req: nestedRequest(req),
  })
  return readComplianceRules(settings.rules)
}

type Values = Readonly<Record<string, unknown>>

export interface ComplianceSurroundings {
  rules: readonly ComplianceRule[]
  locality: LocalityFacts | null
  type: TypeFacts | null
  epcScales: EpcScales
}

/** What a property must state today, and whether it does. */
export function checklistOf(property: Values, surroundings: ComplianceSurroundings): Mention[] {
  const { rules, locality, type, epcScales } = surroundings
  const facts = {
    values: property,
    typeId: relatedId(property.type),
    webId: type?.webId ?? null,
    zip: locality?.zip ?? null,
    countryId: locality?.countryId ?? null,
  }
  return complianceChecklist(rules, facts, { epcScales, day: new Date().toISOString().slice(0, 10) })
}

const reasonOf = (override: unknown): unknown =>
  typeof override === 'object' && override !== null && 'reason' in override ? override.reason : null

/** The two columns that say whether a property states what it must. */
export const complianceColumns = (property: Values, surroundings: ComplianceSurroundings) =>
  complianceStateOf(checklistOf(property, surroundings), reasonOf(property.complianceOverride))

/** Reads what a checklist depends on, for one property. */
export async function complianceSurroundings(
  req: PayloadRequest,
  property: Values,
): Promise<ComplianceSurroundings> {
  const [rules, locality, type, epcScales] = await Promise.all([
    storedComplianceRules(req),
    localityFacts(req, relatedId(property.locality)),
    typeFacts(req, relatedId(property.type)),
    storedEpcScales(req),
  ])
  return { rules, locality, type, epcScales }
}
