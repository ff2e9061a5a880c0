import type { FieldAccess } from 'payload'

import { staffRole } from './access'

/**
 * Fields that a visitor gets only when the agency publishes them. A read that leaves out the deciding field,
 * and a query on such a field, which is checked without a document, count as not published: otherwise a hidden
 * price could be found by asking for ranges. The collection therefore always selects the deciding fields.
 */
const whenPublished =
  (decidingField: 'publishPrice' | 'publishAddress'): FieldAccess =>
  ({ req, doc }) =>
    staffRole(req.user) !== null || (doc as Record<string, unknown> | undefined)?.[decidingField] === true

export const fieldWithPublishedPrice: FieldAccess = whenPublished('publishPrice')
export const fieldWithPublishedAddress: FieldAccess = whenPublished('publishAddress')
