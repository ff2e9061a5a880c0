import type { ReadValue } from '@/lib/metrics/prometheus-meters'

import type { SiteReadings } from './site-readings'
import type { SiteState } from './site-state'

const secondsBetween = (from: string | null | undefined, to: string): number[] => {
  const seconds = from ? (Date.parse(to) - Date.parse(from)) / 1000 : NaN
  return Number.isNaN(seconds) ? [] : [seconds]
}

const importValues = ({ at, imports }: SiteReadings): ReadValue[] =>
  (imports ?? []).flatMap(({ source, state, appliedAt }) => [
    ...secondsBetween(appliedAt, at).map((value) => ({
      name: 'import_age_seconds',
      help: 'Time since the last import of a source that was applied.',
      labels: { source },
      value,
    })),
    {
      name: 'import_waits',
      help: 'Whether the last import of a source waits for a person or failed.',
      labels: { source },
      value: state === 'held' || state === 'failed' ? 1 : 0,
    },
  ])

/** The state of a site as values for metrics. What could not be read, or is not there, is left out. */
export function stateValues({ warnings, readings }: SiteState): ReadValue[] {
  const { at, database, disk, mail, worker, queues, backup, certificate } = readings
  const values = (name: string, help: string, numbers: readonly number[], labels?: Record<string, string>) =>
    numbers.map((value): ReadValue => ({ name, help, value, ...(labels && { labels }) }))
  const presentOf = <T>(value: T | null | undefined): T[] =>
    value === null || value === undefined ? [] : [value]
  return [
    ...warnings.map(({ id, level }): ReadValue => ({
      name: 'warning',
      help: 'Warnings of the state of the site.',
      labels: { id, level },
      value: 1,
    })),
    ...(queues ?? []).flatMap(({ name, waiting, retrying, failed, dueSince }) => [
      ...values('queue_rows', 'Rows of a queue that wait.', [waiting], { queue: name }),
      ...values('queue_retrying_rows', 'Waiting rows that failed before.', [retrying], { queue: name }),
      ...values('queue_failed_rows', 'Rows of the last week that were given up.', [failed], { queue: name }),
      ...values(
        'queue_late_seconds',
        'How long the oldest row of a queue has been due.',
        dueSince ? secondsBetween(dueSince, at) : [0],
        { queue: name },
      ),
    ]),
    ...values(
      'mail_oldest_seconds',
      'Age of the e-mail that waits longest.',
      mail ? secondsBetween(mail.waitingSince, at) : [],
    ),
    ...importValues(readings),
    ...values('worker_silent_seconds', 'Time since the worker was seen.', secondsBetween(worker.seenAt, at)),
    ...values('backup_age_seconds', 'Age of the last backup.', secondsBetween(backup?.finishedAt, at)),
    ...values('backup_bytes', 'Size of the last backup.', presentOf(backup?.bytes)),
    ...values(
      'restore_test_age_seconds',
      'Age of the last restore test.',
      secondsBetween(backup?.restoreTest?.at, at),
    ),
    ...values('disk_free_bytes', 'Free space where the data is.', presentOf(disk?.freeBytes)),
    ...values('database_bytes', 'Size of the database.', presentOf(database.bytes)),
    ...values(
      'certificate_left_seconds',
      'Time until the certificate of SERVER_URL ends.',
      certificate?.state === 'read' ? secondsBetween(at, certificate.validUntil) : [],
    ),
  ]
}
