import type { CollectionBeforeChangeHook } from 'payload'

type Stored = Record<string, unknown> | undefined

/** Whether this change puts the document into the bin. */
export const isBeingTrashed = (data: Stored, before: Stored): boolean =>
  Boolean(data?.deletedAt) && !before?.deletedAt

/**
 * What goes into the bin leaves the site at once, with every list and count that asks for what is published. Taken out
 * again it is a draft, unless the editor asks for it to be published.
 */
export const withdrawTrashed: CollectionBeforeChangeHook = ({ data, originalDoc }) =>
  isBeingTrashed(data, originalDoc) ? { ...data, _status: 'draft' } : data
