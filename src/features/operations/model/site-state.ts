import type { SiteReadings } from './site-readings'
import { warningsOf, type Warning } from './site-warnings'

/** The parts of a site, in the order in which they are shown. */
export const siteParts = [
  'program',
  'database',
  'files',
  'disk',
  'redis',
  'mail',
  'worker',
  'queues',
  'imports',
  'backup',
  'restoreTest',
  'streets',
  'proxies',
  'certificate',
] as const

export type SitePart = (typeof siteParts)[number]

/** `off`: not set up, and nothing is missing because of it. */
export type Level = 'good' | 'off' | 'unknown' | 'warn' | 'bad'

/** The state of a site: what was read, what follows from it, and what to do. */
export interface SiteState {
  /** That of the worst part. */
  level: Level
  parts: Record<SitePart, Level>
  warnings: Warning[]
  readings: SiteReadings
}

/** From the best to the worst. */
const order: readonly Level[] = ['off', 'good', 'unknown', 'warn', 'bad']

const worst = (levels: readonly Level[]): Level =>
  levels.reduce((one, other) => (order.indexOf(other) > order.indexOf(one) ? other : one), 'off')

const isUnread = (
  part: SitePart,
  { disk, mail, queues, imports, backup, streets, certificate }: SiteReadings,
): boolean => {
  const readings: Partial<Record<SitePart, unknown>> = {
    disk,
    mail,
    queues,
    imports,
    backup,
    streets,
    certificate,
    restoreTest: backup,
  }
  return part in readings && readings[part] === null
}

const isOff = (part: SitePart, { redis, imports, backup, streets, certificate }: SiteReadings): boolean =>
  (part === 'redis' && !redis.isSet) ||
  (part === 'imports' && imports?.length === 0) ||
  (part === 'restoreTest' && backup?.target === null) ||
  (part === 'streets' && streets?.isSet === false) ||
  (part === 'certificate' && certificate?.state === 'none')

function levelOf(part: SitePart, readings: SiteReadings, warnings: readonly Warning[]): Level {
  if (isUnread(part, readings)) return 'unknown'
  const levels = warnings.filter((warning) => warning.part === part).map(({ level }) => level)
  if (levels.length > 0) return worst(levels)
  return isOff(part, readings) ? 'off' : 'good'
}

/** Computes the state of a site. The moment is that of the readings. */
export function siteState(readings: SiteReadings): SiteState {
  const warnings = warningsOf(readings)
  const parts = Object.fromEntries(
    siteParts.map((part) => [part, levelOf(part, readings, warnings)]),
  ) as Record<SitePart, Level>
  return { level: worst(Object.values(parts)), parts, warnings, readings }
}
