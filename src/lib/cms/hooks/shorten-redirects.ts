import type { CollectionAfterChangeHook } from 'payload'

import { asSystem } from '../as-system'

/** Redirects that led to the start of this one lead to its end at once. */
export const shortenRedirects: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (req.context.isSystemRedirect === true) return doc
  await req.payload.update({
    collection: 'redirects',
    where: { to: { equals: doc.from } },
    data: { to: doc.to },
    ...asSystem(req, { isSystemRedirect: true }),
  })
  return doc
}
