import type { PayloadRequest } from 'payload'

import { localityFacts, storedEpcScales, typeFacts } from '@/features/property/server/api'
import { isRecord, relatedId } from '@/lib/values/read-value'
import { nestedRequest } from '@/lib/payload/as-system'
import { readOnce } from '@/lib/payload/shared-reads'
import { complianceChecklist, type Mention } from '@/features/compliance/model/compliance-checklist'
import { parseComplianceRules, type ComplianceRule } from '@/features/compliance/model/compliance-rules'
import { mentionNames } from '@/features/compliance/model/mentions'
import { toComplianceState } from '@/features/compliance/model/compliance-state'
import type { EpcScales } from '@/features/property/model/epc-scales'
import type { LocalityFacts, TypeFacts } from '@/features/property/model/search-columns'
import { belgianDay } from '@/lib/time/belgian-time'

async function readComplianceRules(req: PayloadRequest): Promise<ComplianceRule[]> {
  const settings = await req.payload.findGlobal({
    slug: 'compliance',
    select: { rules: true },
    depth: 0,
    locale: 'all',
    // Privileged on purpose: the law applies to all writes, also those of system jobs.
    overrideAccess: true,
    req: nestedRequest(req),
  })
  return parseComplianceRules(settings.rules)
}

/** The compliance rules of the settings. */
export const storedComplianceRules = (req: PayloadRequest): Promise<ComplianceRule[]> =>
  readOnce(req, 'compliance.rules', () => readComplianceRules(req))

type Values = Readonly<Record<string, unknown>>

interface ComplianceSurroundings {
  rules: readonly ComplianceRule[]
  locality: LocalityFacts | null
  type: TypeFacts | null
  epcScales: EpcScales
}

/** The checklist of a property for today. */
export function checkProperty(property: Values, surroundings: ComplianceSurroundings): Mention[] {
  const { rules, locality, type, epcScales } = surroundings
  const facts = {
    values: property,
    typeId: relatedId(property.type),
    webId: type?.webId ?? null,
    zip: locality?.zip ?? null,
    countryId: locality?.countryId ?? null,
  }
  return complianceChecklist(rules, facts, { epcScales, day: belgianDay(new Date()), mentionNames })
}

const reasonOf = (override: unknown): unknown => (isRecord(override) ? (override.reason ?? null) : null)

/** The two stored columns of the checklist. */
export const complianceColumns = (property: Values, surroundings: ComplianceSurroundings) =>
  toComplianceState(checkProperty(property, surroundings), reasonOf(property.complianceOverride))

/** Reads the facts that the checklist of one property depends on. */
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
