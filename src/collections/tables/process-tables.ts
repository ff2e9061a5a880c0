import { defineTable } from '../define-collection'

/** Bounces and complaints of the last thirty days. The unique key makes each count once. */
export const mailEvents = defineTable({
  slug: 'mailEvents',
  timestamps: true,
  columns: [
    { name: 'eventKey', type: 'text', required: true, unique: true },
    { name: 'email', type: 'email', required: true, index: true },
    // A permanent bounce, one that may pass, or a complaint of the recipient.
    { name: 'kind', type: 'select', required: true, options: ['hard', 'soft', 'complaint'] },
    // In Belgium, such as `2026-11-25`.
    { name: 'day', type: 'text', required: true },
  ],
})

/**
 * Tokens that were used and must not work again, stored until they expire. The unique key decides which of several
 * concurrent requests is the first. Contains no personal data.
 */
export const usedTokens = defineTable({
  slug: 'usedTokens',
  columns: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'until', type: 'date', required: true, index: true },
  ],
})

/** Who has a document open in the studio, one row per tab; see `features/versions/server/presence.ts`. */
export const presences = defineTable({
  slug: 'presences',
  columns: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'document', type: 'text', required: true, index: true },
    { name: 'user', type: 'relationship', relationTo: 'users', required: true },
    { name: 'since', type: 'date', required: true },
    { name: 'seenAt', type: 'date', required: true, index: true },
  ],
})

/**
 * The own calendars of agents, which close moments for visits, one row per account; see
 * `features/appointments/server/agent-calendars.ts`.
 */
export const agentCalendars = defineTable({
  slug: 'agentCalendars',
  columns: [
    { name: 'user', type: 'text', required: true, unique: true },
    // The profile of the account.
    { name: 'agent', type: 'text', required: true, index: true },
    { name: 'host', type: 'text', required: true },
    // The sealed address.
    { name: 'secret', type: 'textarea', required: true },
    // `BusyTime[]`, in order.
    { name: 'busy', type: 'json', required: true },
    { name: 'readAt', type: 'date', required: true },
    // Why it could not be read since; null when it was.
    { name: 'problem', type: 'text' },
  ],
})

/** Refreshes of cached pages, for all processes on this database; see `lib/cache/cache-events.ts`. */
export const cacheEvents = defineTable({
  slug: 'cacheEvents',
  columns: [
    { name: 'sequence', type: 'number', required: true, unique: true },
    { name: 'at', type: 'date', required: true, index: true },
    { name: 'tags', type: 'json', required: true },
  ],
})

/**
 * Counts of limited events, such as wrong log-ins of a client, for all processes on this database; see
 * `lib/limits/database-limiter.ts`. Keys are digests, so that no IP and no e-mail address is here.
 */
export const limitCounts = defineTable({
  slug: 'limitCounts',
  columns: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'count', type: 'number', required: true },
    { name: 'until', type: 'date', required: true, index: true },
  ],
})

/** Which process does what only one may do at a time; see `lib/queue/lease.ts`. */
export const leases = defineTable({
  slug: 'leases',
  columns: [
    { name: 'task', type: 'text', required: true, unique: true },
    { name: 'holder', type: 'text', required: true },
    { name: 'until', type: 'date', required: true },
  ],
})

/**
 * The revision of each global and who claimed it, by the slug as id: a global has no conditional update of its own; see
 * `features/versions/server/claim-global-revision.ts`.
 */
export const globalRevisions = defineTable({
  slug: 'globalRevisions',
  timestamps: true,
  columns: [
    { name: 'revision', type: 'number', required: true },
    { name: 'revisedBy', type: 'text' },
    { name: 'revisedIn', type: 'text' },
    { name: 'revisedFrom', type: 'number' },
    { name: 'revisedAt', type: 'date' },
  ],
})

/**
 * What was asked and said about the publication of a document, one row per document; see
 * `features/review/server/review-rows.ts`.
 */
export const reviews = defineTable({
  slug: 'reviews',
  timestamps: true,
  columns: [
    // `pages/<id>`, `globals/header`.
    { name: 'document', type: 'text', required: true, unique: true },
    // Who asked, until that is published; of an open request also the role or the colleague who is asked.
    { name: 'requestedBy', type: 'text', index: true },
    { name: 'requestedRole', type: 'text', index: true },
    { name: 'requestedUser', type: 'text', index: true },
    // `Review`.
    { name: 'review', type: 'json', required: true },
    // The approved text in all languages, to show what changed since.
    { name: 'approved', type: 'json' },
    // Counts the changes of the row, so that of two at once the second begins anew.
    { name: 'changes', type: 'number', required: true },
  ],
})

/** Requests to the language model, one row per month, account and kind; see `features/writing-help/server/usage.ts`. */
export const writingCounts = defineTable({
  slug: 'writingCounts',
  columns: [
    // The other three.
    { name: 'key', type: 'text', required: true, unique: true },
    // Such as `2026-11`.
    { name: 'month', type: 'text', required: true, index: true },
    { name: 'user', type: 'text', required: true },
    { name: 'kind', type: 'text', required: true },
    { name: 'requests', type: 'number', required: true },
    { name: 'tokens', type: 'number', required: true },
  ],
})
