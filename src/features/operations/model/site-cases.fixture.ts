import type { SiteReadings } from './site-readings'
import { before, readingsInOrder } from './site-readings.fixture'
import type { Level, SitePart } from './site-state'
import type { WarningId } from './site-warnings'

const day = 60 * 24

/** What differs from a site in order. */
type Change = (readings: SiteReadings) => unknown

const backupOf = (readings: SiteReadings) => {
  if (!readings.backup) throw new Error('The example has a backup')
  return readings.backup
}

const queueOf = (readings: SiteReadings, index: number) => {
  const queue = readings.queues?.[index]
  if (!queue) throw new Error('The example has this queue')
  return queue
}

const certificate =
  (validUntil: string, problem: string | null = null): Change =>
  (readings) =>
    (readings.certificate = { state: 'read', issuer: '', validUntil, problem })

const importsAre =
  (state: string): Change =>
  (readings) =>
    (readings.imports = [{ source: 'office', name: 'The office', state, appliedAt: null }])

/** What is changed in a site that is in order, the warnings, and the level of their part. */
export const siteCases: [
  name: string,
  change: Change,
  warnings: WarningId[],
  part: SitePart,
  level: Level,
][] = [
  ['nothing', () => undefined, [], 'program', 'good'],
  [
    'a locked database',
    ({ database }) => (database.isWritable = false),
    ['databaseReadOnly'],
    'database',
    'bad',
  ],
  [
    'an old database',
    ({ database }) => (database.isMigrated = false),
    ['migrationMissing'],
    'database',
    'bad',
  ],
  ['files of another user', ({ storage }) => (storage.isWritable = false), ['filesReadOnly'], 'files', 'bad'],
  [
    'a bucket that does not answer',
    (all) => (all.storage = { kind: 's3', isWritable: false }),
    ['filesAway'],
    'files',
    'bad',
  ],
  [
    'Redis that does not answer',
    (all) => (all.redis = { isSet: true, isReached: false }),
    ['redisAway'],
    'redis',
    'warn',
  ],
  ['no Redis', (all) => (all.redis = { isSet: false, isReached: false }), [], 'redis', 'off'],
  ['100 MB of disk', (all) => (all.disk = { freeBytes: 1e8, totalBytes: 1e12 }), ['diskFull'], 'disk', 'bad'],
  ['9 % of disk', (all) => (all.disk = { freeBytes: 9e9, totalBytes: 1e11 }), ['diskLow'], 'disk', 'warn'],
  ['10 % of disk', (all) => (all.disk = { freeBytes: 1e10, totalBytes: 1e11 }), [], 'disk', 'good'],
  ['an unknown disk', (all) => (all.disk = null), [], 'disk', 'unknown'],
  ['no mail server', ({ mail }) => mail && (mail.isConfigured = false), ['mailOff'], 'mail', 'warn'],
  [
    'an e-mail of 21 minutes',
    ({ mail }) => mail && (mail.waitingSince = before(21)),
    ['mailLate'],
    'mail',
    'bad',
  ],
  ['an e-mail of 19 minutes', ({ mail }) => mail && (mail.waitingSince = before(19)), [], 'mail', 'good'],
  [
    'a mailbox of bounces that is away',
    ({ mail }) => mail && (mail.bounces = { readAt: before(90), error: 'Connection refused' }),
    ['bouncesAway'],
    'mail',
    'warn',
  ],
  ['a refused e-mail', (all) => (queueOf(all, 0).failed = 1), ['mailRefused'], 'mail', 'warn'],
  ['late e-mails are told once', (all) => (queueOf(all, 0).dueSince = before(60)), [], 'queues', 'good'],
  ['a silent worker', ({ worker }) => (worker.seenAt = before(3)), ['workerSilent'], 'worker', 'bad'],
  ['a worker that never ran', ({ worker }) => (worker.seenAt = null), ['workerSilent'], 'worker', 'bad'],
  [
    'a worker of a server that has just started',
    (all) => ((all.worker.seenAt = before(900)), (all.startedAt = before(1))),
    [],
    'worker',
    'good',
  ],
  ['a late queue', (all) => (queueOf(all, 1).dueSince = before(11)), ['queueLate'], 'queues', 'bad'],
  ['a queue in time', (all) => (queueOf(all, 1).dueSince = before(9)), [], 'queues', 'good'],
  ['work that was given up', (all) => (queueOf(all, 1).failed = 2), ['queueFailed'], 'queues', 'warn'],
  ['no target', (all) => (backupOf(all).target = null), ['backupOff'], 'backup', 'warn'],
  [
    'no target, so no test',
    (all) => (all.backup = { target: null, isEncrypted: false }),
    ['backupOff'],
    'restoreTest',
    'off',
  ],
  [
    'the first backup to come',
    (all) => (all.backup = { target: 'folder', isEncrypted: true }),
    ['backupNone'],
    'backup',
    'warn',
  ],
  [
    'a backup of 26 hours',
    (all) => (backupOf(all).finishedAt = before(60 * 26)),
    ['backupOld'],
    'backup',
    'bad',
  ],
  [
    'a backup of 3 hours on MongoDB',
    (all) => ((all.database.kind = 'mongodb'), (backupOf(all).finishedAt = before(180))),
    ['backupOld'],
    'backup',
    'bad',
  ],
  ['a failed backup', (all) => (backupOf(all).error = 'is full'), ['backupFailed'], 'backup', 'warn'],
  [
    'plain backups in a bucket',
    (all) => Object.assign(backupOf(all), { target: 's3', isEncrypted: false }),
    ['backupPlain'],
    'backup',
    'warn',
  ],
  [
    'no restore test',
    (all) => (backupOf(all).restoreTest = null),
    ['restoreUntested'],
    'restoreTest',
    'warn',
  ],
  [
    'a restore test of 36 days',
    (all) =>
      (backupOf(all).restoreTest = { at: before(36 * day), id: 'one', kind: 'restore', problem: null }),
    ['restoreOld'],
    'restoreTest',
    'warn',
  ],
  [
    'a failed restore test',
    (all) =>
      (backupOf(all).restoreTest = { at: before(36 * day), id: null, kind: 'check', problem: 'damaged' }),
    ['restoreFailed'],
    'restoreTest',
    'bad',
  ],
  ['no file of a street map', (all) => (all.streets = { isSet: false, problem: null }), [], 'streets', 'off'],
  [
    'half of a street map',
    (all) => (all.streets = { isSet: true, problem: 'truncated' }),
    ['streetsBroken'],
    'streets',
    'warn',
  ],
  ['an unknown proxy', ({ proxies }) => (proxies.isUntrusted = true), ['proxyUntrusted'], 'proxies', 'warn'],
  [
    'plain http',
    (all) => Object.assign(all, { url: 'http://example.org', certificate: { state: 'none' } }),
    ['addressPlain'],
    'certificate',
    'warn',
  ],
  ['no source of imports', (all) => (all.imports = []), [], 'imports', 'off'],
  ['imports that could not be read', (all) => (all.imports = null), [], 'imports', 'unknown'],
  ['an import that waits', importsAre('held'), ['importHeld'], 'imports', 'warn'],
  ['an import that failed', importsAre('failed'), ['importFailed'], 'imports', 'bad'],
  [
    'plain http on this machine',
    (all) => Object.assign(all, { url: 'http://localhost:3000', certificate: { state: 'none' } }),
    [],
    'certificate',
    'off',
  ],
  [
    'a server that is not reached',
    (all) => (all.certificate = { state: 'unreachable', reason: 'ECONNREFUSED' }),
    ['certificateUnread'],
    'certificate',
    'warn',
  ],
  [
    'a wrong name',
    certificate('2027-02-01T00:00:00.000Z', 'ERR_TLS'),
    ['certificateWrong'],
    'certificate',
    'bad',
  ],
  ['20 days left', certificate('2026-12-13T12:00:00.000Z'), ['certificateEnding'], 'certificate', 'warn'],
  ['22 days left', certificate('2026-12-15T12:00:00.000Z'), [], 'certificate', 'good'],
]

/** A site in order with one change. */
export const changed = (change: Change): SiteReadings => {
  const readings = readingsInOrder()
  change(readings)
  return readings
}
