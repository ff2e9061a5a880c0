import type { SiteReadings } from './site-readings'

/** The moment of the readings. */
export const readAt = '2026-11-23T12:00:00.000Z'

/** A time before that moment, in ISO form. */
export const before = (minutes: number): string =>
  new Date(Date.parse(readAt) - minutes * 60_000).toISOString()

/** A site in which everything is in order. */
export const readingsInOrder = (): SiteReadings => ({
  at: readAt,
  version: '1.0.0',
  node: 'v22.0.0',
  startedAt: before(600),
  residentBytes: 3e8,
  url: 'https://www.example.org',
  database: { kind: 'sqlite', bytes: 5e7, isWritable: true, isMigrated: true },
  storage: { kind: 'folder', isWritable: true },
  redis: { isSet: true, isReached: true },
  disk: { freeBytes: 5e10, totalBytes: 1e11 },
  mail: { isConfigured: true, waitingSince: null, lastSentAt: before(3), bounces: null },
  worker: { place: 'inside', seenAt: before(0.5) },
  queues: [
    { name: 'mails', waiting: 0, retrying: 0, failed: 0, dueSince: null },
    { name: 'leads', waiting: 0, retrying: 0, failed: 0, dueSince: null },
  ],
  imports: [{ source: 'office', name: 'The office', state: 'applied', appliedAt: before(30) }],
  backup: {
    target: 'folder',
    isEncrypted: true,
    attemptedAt: before(61),
    finishedAt: before(60),
    bytes: 7e7,
    error: null,
    restoreTest: { at: before(60 * 24 * 3), id: 'one', kind: 'check', problem: null },
  },
  streets: { isSet: true, problem: null },
  proxies: { trusted: 1, isUntrusted: false },
  certificate: { state: 'read', issuer: 'Test', validUntil: '2027-02-01T00:00:00.000Z', problem: null },
})
