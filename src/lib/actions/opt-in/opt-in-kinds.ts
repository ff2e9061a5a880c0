import type { CollectionSlug } from 'payload'

/** What mails come from by subscription: where each is stored, under the name its private page has. */
export const optInCollections = {
  demand: 'demands',
  newsletter: 'newsletterSubscriptions',
} as const satisfies Record<string, CollectionSlug>

export type OptInKind = keyof typeof optInCollections
