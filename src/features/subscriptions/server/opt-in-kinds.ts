import type { CollectionSlug } from 'payload'

/** Collections of subscriptions to e-mails, by the name of their private page. */
export const optInCollections = {
  demand: 'demands',
  newsletter: 'newsletterSubscriptions',
} as const satisfies Record<string, CollectionSlug>

export type OptInKind = keyof typeof optInCollections
