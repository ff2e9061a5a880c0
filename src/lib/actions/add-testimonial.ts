import type { Payload } from 'payload'

import type { Lead } from '@/payload-types'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

async function isMade(payload: Payload, lead: Lead): Promise<boolean> {
  // One in the bin counts too: an editor refused it, and the worker must not bring it back.
  const { totalDocs } = await payload.count({
    collection: 'testimonials',
    where: { originKey: { equals: lead.id } },
    trash: true,
    // Nobody may read the key; only whether this was done before comes out.
    overrideAccess: true,
  })
  return totalDocs > 0
}

/** What follows from the form “testimonial”: a draft in the visitor's language, which an editor publishes (F11). */
export async function addTestimonial(payload: Payload, lead: Lead): Promise<void> {
  if (await isMade(payload, lead)) return
  // Checked against the form before it was stored.
  const answers = (lead.answers ?? {}) as Record<string, unknown>
  const about = textOf(answers.about)
  const website = textOf(answers.website)
  try {
    await payload.create({
      collection: 'testimonials',
      draft: true,
      locale: lead.language,
      data: {
        _status: 'draft',
        name: textOf(answers.lastName),
        comment: textOf(answers.comment),
        language: lead.language,
        date: lead.createdAt,
        ...(about && { about }),
        ...(website && { website }),
        originKey: lead.id,
      },
      depth: 0,
      // What a visitor sent and the form checked; an editor reads it before anybody else does.
      overrideAccess: true,
    })
  } catch (reason) {
    if (!(await isMade(payload, lead))) throw reason
  }
}
