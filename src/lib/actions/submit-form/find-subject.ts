import type { Payload } from 'payload'

import { getPropertySettings } from '@/lib/data/get-property-settings'
import type { FormModel } from '@/lib/forms/form-model'
import type { FormKind } from '@/lib/leads/form-kinds'
import { availabilityOf } from '@/lib/property/availability'
import { meaningOfMarquee } from '@/lib/property/marquee'
import { formsOfProperty } from '@/lib/property/property-forms'

/** What a lead is about. */
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
  const availability = availabilityOf(status, meaningOfMarquee(marquee, marquees))
  const fitting: readonly FormKind[] = formsOfProperty({ goal, availability })
  return fitting.includes(kind) ? { property: { id, ref } } : null
}

/**
 * The published property or project a form is about.
 *
 * @param ref public reference of the property or number of the project, already known to be digits
 * @returns `null` when there is none (any more), or a property that takes no such form: sold, or to let when it is an offer
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
