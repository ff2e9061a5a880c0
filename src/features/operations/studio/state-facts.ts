import { studioTranslator, type StudioTextKey } from '@/lib/i18n/studio-text'
import { intlLocales, toLocale } from '@/lib/i18n/locales'
import { numberFormat } from '@/lib/i18n/number-format'
import { formatMoment } from '@/lib/time/format-time'
import { ageWords } from '@/studio/age-words'

import type { SiteReadings } from '../model/site-readings'
import type { SitePart } from '../model/site-state'

/** One line of a part: a label and a text. */
export type Fact = readonly [label: string, text: string]

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** A size such as `1,2 Go`. */
function formatSize(bytes: number, language: string): string {
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)))
  const options = { style: 'unit', unit: units[power], maximumFractionDigits: power > 1 ? 1 : 0 } as const
  return numberFormat(intlLocales[toLocale(language)], options).format(bytes / 1000 ** power)
}

type FactLabel = Extract<StudioTextKey, `operations.facts.${string}`>

/** Writes values in the editor's language. */
function factWriter(language: string, at: string) {
  const t = studioTranslator(language)
  return {
    t,
    fact: (label: FactLabel, text: string): Fact => [t(label), text],
    yesNo: (isTrue: boolean) => t(isTrue ? 'operations.facts.yes' : 'operations.facts.no'),
    size: (bytes: number | null | undefined) =>
      typeof bytes === 'number' ? formatSize(bytes, language) : t('operations.facts.unknown'),
    moment: (time: string | null | undefined) =>
      time
        ? `${formatMoment(time, language)} (${ageWords(language, time, new Date(at), t('leads.inbox.now'))})`
        : t('operations.facts.never'),
    day: (time: string) => formatMoment(time, language),
  }
}

type Writer = ReturnType<typeof factWriter>

function ofServer(readings: SiteReadings, { t, fact, yesNo, size, moment }: Writer) {
  const { database, storage, redis, disk, streets, proxies } = readings
  const room = disk && { free: size(disk.freeBytes), total: size(disk.totalBytes) }
  return {
    program: [
      fact('operations.facts.version', `${readings.version}, Node ${readings.node}`),
      fact('operations.facts.startedAt', moment(readings.startedAt)),
      fact('operations.facts.memory', size(readings.residentBytes)),
      fact('operations.facts.url', readings.url),
    ],
    database: [
      fact('operations.facts.kind', database.kind === 'sqlite' ? 'SQLite' : 'MongoDB'),
      fact('operations.facts.size', size(database.bytes)),
      fact('operations.facts.writable', yesNo(database.isWritable)),
    ],
    files: [
      fact('operations.facts.kind', t(`operations.facts.${storage.kind}`)),
      fact('operations.facts.writable', yesNo(storage.isWritable)),
    ],
    redis: redis.isSet ? [fact('operations.facts.reached', yesNo(redis.isReached))] : [],
    disk: room ? [fact('operations.facts.free', t('operations.facts.of', room))] : [],
    streets: streets?.isSet
      ? [fact('operations.facts.file', t(`operations.facts.${streets.problem ? 'unknown' : 'usable'}`))]
      : [],
    proxies: [fact('operations.facts.trusted', String(proxies.trusted))],
  }
}

function ofWork({ mail, worker, queues, imports }: SiteReadings, { t, fact, moment }: Writer) {
  const server = t(mail?.isConfigured ? 'operations.facts.configured' : 'operations.facts.missing')
  const waitingSince = mail?.waitingSince
  return {
    mail: mail
      ? [
          fact('operations.facts.server', server),
          fact('operations.facts.lastSent', moment(mail.lastSentAt)),
          ...(mail.bounces ? [fact('operations.facts.bouncesRead', moment(mail.bounces.readAt))] : []),
          ...(waitingSince ? [fact('operations.facts.waitingSince', moment(waitingSince))] : []),
        ]
      : [],
    worker: [
      fact('operations.facts.place', t(`operations.facts.${worker.place}`)),
      fact('operations.facts.seen', moment(worker.seenAt)),
    ],
    queues: (queues ?? []).map(({ name, waiting, retrying, failed }): Fact => [
      t(`operations.queues.${name}`),
      t('operations.facts.row', { waiting, retrying, failed }),
    ]),
    imports: (imports ?? []).map(({ name, appliedAt }): Fact => [name, moment(appliedAt)]),
  }
}

function ofBackup({ backup }: SiteReadings, { t, fact, yesNo, size, moment }: Writer) {
  if (!backup) return { backup: [], restoreTest: [] }
  const { target, isEncrypted, finishedAt, bytes, restoreTest: test } = backup
  return {
    backup: [
      fact('operations.facts.target', t(`operations.facts.${target ?? 'none'}`)),
      ...(target ? [fact('operations.facts.encrypted', yesNo(isEncrypted))] : []),
      fact('operations.facts.last', moment(finishedAt)),
      ...(finishedAt ? [fact('operations.facts.size', size(bytes))] : []),
    ],
    restoreTest: [
      fact('operations.facts.testedAt', moment(test?.at)),
      ...(test ? [fact('operations.facts.test', t(`operations.facts.${test.kind}`))] : []),
    ],
  }
}

function ofCertificate({ url, certificate }: SiteReadings, { t, fact, day }: Writer): Fact[] {
  if (certificate?.state !== 'read') return [fact('operations.facts.url', url)]
  return [
    fact('operations.facts.issuer', certificate.issuer || t('operations.facts.unknown')),
    fact('operations.facts.until', day(certificate.validUntil)),
  ]
}

/** What is shown of each part of the site, in the editor's language. */
export function stateFacts(readings: SiteReadings, language: string): Record<SitePart, Fact[]> {
  const writer = factWriter(language, readings.at)
  return {
    ...ofServer(readings, writer),
    ...ofWork(readings, writer),
    ...ofBackup(readings, writer),
    certificate: ofCertificate(readings, writer),
  }
}
