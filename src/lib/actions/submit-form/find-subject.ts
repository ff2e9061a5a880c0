import type { Payload } from 'payload'

import type { FormModel } from '@/lib/forms/form-model'

/** What a lead is about. */
export interface LeadSubject {
  property?: { id: string; ref: number }
  project?: { id: string }
}

/**
 * The published property or project a form is about.
 *
 * @param ref public reference of the property or number of the project, already known to be digits
 * @returns `null` when there is none (any more)
 */
export async function findSubject(
  payload: Payload,
  about: NonNullable<FormModel['about']>,
  ref: string,
): Promise<LeadSubject | null> {
  const options = { depth: 0, limit: 1, pagination: false, overrideAccess: false } as const
  if (about === 'property') {
    const where = { ref: { equals: Number(ref) } }
    const { docs } = await payload.find({
      collection: 'properties',
      where,
      select: { ref: true },
      ...options,
    })
    return docs[0] ? { property: { id: docs[0].id, ref: docs[0].ref } } : null
  }
  const where = { number: { equals: Number(ref) } }
  const { docs } = await payload.find({ collection: 'projects', where, select: { number: true }, ...options })
  return docs[0] ? { project: { id: docs[0].id } } : null
}
