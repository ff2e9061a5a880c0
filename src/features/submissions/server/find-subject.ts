import type { Payload } from 'payload'

import { getPropertySettings } from '@/features/property/server/reads'
import type { FormModel } from '@/features/submissions/model/form-model'
import type { FormKind } from '@/features/submissions/model/form-kinds'
import { toAvailability } from '@/features/property/model/availability'
import { meaningOfMarquee } from '@/features/property/model/marquee'
import { formsOfProperty } from '@/features/submissions/model/property-forms'

/** The property or project of a lead. */
export interface LeadSubject {
  property?: { id: string; ref: number }
  project?: { id: string }
}

type AboutSomething = Pick<FormModel, 'kind' | 'locale' | 'about'>

const options = { depth: 0, limit: 1, pagination: false, overrideAccess: false } as const

const decisive = { ref: true, goal: true, status: true, marquee: true } as const

async function findProperty(
  payload: Payload,
  { kind, locale }: AboutSomething,
  ref: number,
): Promise<LeadSubject | null> {
  const [{ docs }, { marquees }] = await Promise.all([
    payload.find({
      collection: 'properties',
      where: { ref: { equals: ref } },
      select: decisive,
      ...options,
    }),
    getPropertySettings(locale),
  ])
  const [property] = docs
  if (!property) return null
  const { id, goal, status, marquee } = property
  const availability = toAvailability(status, meaningOfMarquee(marquee, marquees))
  const fitting: readonly FormKind[] = formsOfProperty({ goal, availability })
  return fitting.includes(kind) ? { property: { id, ref } } : null
}

/**
 * Finds the published property or project of a form.
 *
 * @param ref public reference of the property or number of the project; digits only
 * @returns `null` when it does not exist or does not accept this form: sold, or to let for an offer
 */
export async function findSubject(
  payload: Payload,
  form: AboutSomething,
  ref: string,
): Promise<LeadSubject | null> {
  if (form.about === 'property') return findProperty(payload, form, Number(ref))
  const where = { number: { equals: Number(ref) } }
  const { docs } = await payload.find({ collection: 'projects', where, select: { number: true }, ...options })
  return docs[0] ? { project: { id: docs[0].id } } : null
}
