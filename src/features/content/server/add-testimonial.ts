import type { Payload } from 'payload'

import type { Lead } from '@/payload-types'
import { textOf } from '@/lib/values/read-value'

async function isMade(payload: Payload, lead: Lead): Promise<boolean> {
  // Trashed rows count too: an editor refused them, and the worker must not create them again.
  const { totalDocs } = await payload.count({
    collection: 'testimonials',
    where: { originKey: { equals: lead.id } },
    trash: true,
    // The key is hidden from all users; only whether a row exists is used.
    overrideAccess: true,
  })
  return totalDocs > 0
}

/** Effect of the form “testimonial”: creates a draft in the visitor's language, which an editor publishes (F11). */
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
      // Sent by a visitor and checked by the form; an editor reviews it before it is published.
      overrideAccess: true,
    })
  } catch (reason) {
    if (!(await isMade(payload, lead))) throw reason
  }
}
