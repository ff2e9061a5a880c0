import type { SiteReadings } from './site-readings'
import type { SitePart } from './site-state'

/** Something to do about a site. Its texts are `operations.warnings.<id>` of the studio. */
export interface Warning {
  id: WarningId
  part: SitePart
  /** `bad`: something does not work, or data may be lost. */
  level: 'warn' | 'bad'
  /** For the placeholders of its texts. */
  values: Record<string, string | number>
}

/** All warnings with their part and level. */
const kinds = {
  databaseReadOnly: ['database', 'bad'],
  migrationMissing: ['database', 'bad'],
  filesReadOnly: ['files', 'bad'],
  filesAway: ['files', 'bad'],
  redisAway: ['redis', 'warn'],
  diskFull: ['disk', 'bad'],
  diskLow: ['disk', 'warn'],
  mailOff: ['mail', 'warn'],
  mailLate: ['mail', 'bad'],
  mailRefused: ['mail', 'warn'],
  bouncesAway: ['mail', 'warn'],
  workerSilent: ['worker', 'bad'],
  queueLate: ['queues', 'bad'],
  queueFailed: ['queues', 'warn'],
  importHeld: ['imports', 'warn'],
  importFailed: ['imports', 'bad'],
  backupOff: ['backup', 'warn'],
  backupNone: ['backup', 'warn'],
  backupOld: ['backup', 'bad'],
  backupFailed: ['backup', 'warn'],
  backupPlain: ['backup', 'warn'],
  restoreFailed: ['restoreTest', 'bad'],
  restoreUntested: ['restoreTest', 'warn'],
  restoreOld: ['restoreTest', 'warn'],
  streetsBroken: ['streets', 'warn'],
  proxyUntrusted: ['proxies', 'warn'],
  addressPlain: ['certificate', 'warn'],
  certificateUnread: ['certificate', 'warn'],
  certificateWrong: ['certificate', 'bad'],
  certificateEnding: ['certificate', 'warn'],
} as const satisfies Record<string, [SitePart, 'warn' | 'bad']>

export type WarningId = keyof typeof kinds

/** @internal for the test that every warning has a case */
export const warningIds = Object.keys(kinds) as WarningId[]

type RuleResult = [isTrue: boolean | undefined, id: WarningId, values?: Warning['values']]

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
const megabyte = 1024 * 1024

/** Of a silent worker, which writes twice a minute; the same as in the readiness. */
const workerSilentMs = 2 * minuteMs
/** Longer than one pass over a queue takes. */
const queueLateMs = 10 * minuteMs
/** Later than two backups in a row would be. */
const backupOldMs = { sqlite: 25 * hourMs, mongodb: 2 * hourMs } as const
/** The test is made every month. */
const restoreOldMs = 35 * dayMs
const diskFullBytes = 200 * megabyte
const diskLowShare = 0.1
const certificateEndingMs = 21 * dayMs
/** Longer than one e-mail that a server defers. */
const mailLateMs = 20 * minuteMs

/** Since a time in ISO form; infinite when it is none. */
function age(at: string, since: string | null | undefined): number {
  const ms = since ? Date.parse(at) - Date.parse(since) : NaN
  return Number.isNaN(ms) ? Infinity : ms
}

const wholeUnits = (ms: number, unit: number): number => Math.max(0, Math.floor(ms / unit))

function ofServer(readings: SiteReadings): RuleResult[] {
  const { at, startedAt, database, storage, redis, disk, worker, streets, proxies } = readings
  const silentMs = age(at, worker.seenAt)
  const hasJustStarted = age(at, startedAt) < workerSilentMs
  const freePercent = disk ? Math.floor((disk.freeBytes / disk.totalBytes) * 100) : 100
  const isFull = disk !== null && disk.freeBytes < diskFullBytes
  const room = { megabytes: disk ? wholeUnits(disk.freeBytes, megabyte) : 0, percent: freePercent }
  return [
    [!database.isWritable, 'databaseReadOnly'],
    [database.isWritable && !database.isMigrated, 'migrationMissing'],
    [!storage.isWritable, storage.kind === 's3' ? 'filesAway' : 'filesReadOnly'],
    [redis.isSet && !redis.isReached, 'redisAway'],
    [isFull, 'diskFull', room],
    [!isFull && disk !== null && disk.freeBytes / disk.totalBytes < diskLowShare, 'diskLow', room],
    [silentMs > workerSilentMs && !hasJustStarted, 'workerSilent'],
    [Boolean(streets?.problem), 'streetsBroken', { problem: streets?.problem ?? '' }],
    [proxies.isUntrusted, 'proxyUntrusted'],
  ]
}

function ofImports({ imports }: SiteReadings): RuleResult[] {
  return (imports ?? []).flatMap(({ name, state }): RuleResult[] => [
    [state === 'held', 'importHeld', { name }],
    [state === 'failed', 'importFailed', { name }],
  ])
}

function ofWork({ at, mail, queues }: SiteReadings): RuleResult[] {
  const mails = queues?.find(({ name }) => name === 'mails')
  const others = queues?.filter((queue) => queue !== mails) ?? []
  const lateMs = mail?.waitingSince ? age(at, mail.waitingSince) : 0
  const isLate = (dueSince: string | null) => dueSince !== null && age(at, dueSince) > queueLateMs
  return [
    [mail?.isConfigured === false, 'mailOff'],
    [
      mail?.isConfigured && lateMs > mailLateMs,
      'mailLate',
      { count: mails?.waiting ?? 0, minutes: wholeUnits(lateMs, minuteMs) },
    ],
    [(mails?.failed ?? 0) > 0, 'mailRefused', { count: mails?.failed ?? 0 }],
    [Boolean(mail?.bounces?.error), 'bouncesAway', { reason: mail?.bounces?.error ?? '' }],
    ...others.flatMap(({ name, waiting, dueSince, failed }): RuleResult[] => [
      [
        isLate(dueSince),
        'queueLate',
        { queue: name, count: waiting, minutes: wholeUnits(age(at, dueSince), minuteMs) },
      ],
      [failed > 0, 'queueFailed', { queue: name, count: failed }],
    ]),
  ]
}

function ofBackup({ at, database, backup }: SiteReadings): RuleResult[] {
  if (!backup) return []
  const { target, finishedAt, error, isEncrypted, restoreTest } = backup
  const isOn = target !== null
  const hasOne = isOn && finishedAt !== undefined
  const ageMs = age(at, finishedAt)
  const testedMs = age(at, restoreTest?.at)
  const problem = restoreTest?.problem
  return [
    [!isOn, 'backupOff'],
    [isOn && !hasOne && !error, 'backupNone'],
    [hasOne && ageMs > backupOldMs[database.kind], 'backupOld', { hours: wholeUnits(ageMs, hourMs) }],
    [isOn && Boolean(error), 'backupFailed', { reason: error ?? '' }],
    [target === 's3' && !isEncrypted, 'backupPlain'],
    [isOn && Boolean(problem), 'restoreFailed', { reason: problem ?? '' }],
    [hasOne && !restoreTest, 'restoreUntested'],
    [
      Boolean(restoreTest) && !problem && testedMs > restoreOldMs,
      'restoreOld',
      { days: wholeUnits(testedMs, dayMs) },
    ],
  ]
}

/** Addresses of one's own machine need no https. */
export const isLocalUrl = (url: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)

function ofCertificate({ at, url, certificate }: SiteReadings): RuleResult[] {
  if (!certificate) return []
  if (certificate.state === 'none') return [[!isLocalUrl(url), 'addressPlain']]
  if (certificate.state === 'unreachable')
    return [[true, 'certificateUnread', { reason: certificate.reason }]]
  const { problem, validUntil } = certificate
  const leftMs = -age(at, validUntil)
  return [
    [problem !== null, 'certificateWrong', { reason: problem ?? '' }],
    [
      problem === null && leftMs < certificateEndingMs,
      'certificateEnding',
      { days: wholeUnits(leftMs, dayMs) },
    ],
  ]
}

/** What there is to do about a site, bad things first. */
export function warningsOf(readings: SiteReadings): Warning[] {
  const results = [ofServer, ofWork, ofImports, ofBackup, ofCertificate].flatMap((rule) => rule(readings))
  const warnings = results.flatMap(([isTrue, id, values = {}]): Warning[] => {
    const [part, level] = kinds[id]
    return isTrue ? [{ id, part, level, values }] : []
  })
  return warnings.toSorted((one, other) => Number(other.level === 'bad') - Number(one.level === 'bad'))
}
