import type { StreetFileProblem } from '@/features/map/model/street-file'
import type { QueueDepth } from '@/lib/queue/queue-depth'

import type { BackupState } from './backup-schedule'

/** What a certificate of a server says, or why there is none to read. */
export type Certificate =
  | { state: 'none' }
  | { state: 'unreachable'; reason: string }
  | { state: 'read'; issuer: string; validUntil: string; problem: string | null }

export const queueNames = ['mails', 'leads', 'crm', 'offers', 'appointments'] as const

export type QueueName = (typeof queueNames)[number]

export type QueueReading = Omit<QueueDepth, 'oldestAt'> & { name: QueueName }

/** A source of imports. */
export interface ImportReading {
  /** Its key. */
  source: string
  name: string
  /** Of the last run; null before the first. */
  state: string | null
  /** Beginning of the last run that was applied. */
  appliedAt: string | null
}

/** What was read of a running site. `null`: could not be read. Times in ISO form, sizes in bytes. */
export interface SiteReadings {
  at: string
  version: string
  node: string
  startedAt: string
  residentBytes: number
  url: string
  database: { kind: 'sqlite' | 'mongodb'; bytes: number | null; isWritable: boolean; isMigrated: boolean }
  storage: { kind: 'folder' | 's3'; isWritable: boolean }
  redis: { isSet: boolean; isReached: boolean }
  disk: { freeBytes: number; totalBytes: number } | null
  mail: {
    isConfigured: boolean
    /** When the e-mail was queued that has waited longest. */
    waitingSince: string | null
    lastSentAt: string | null
    /** The mailbox of bounces; null when none is set. */
    bounces: { readAt: string | null; error: string | null } | null
  } | null
  worker: { place: 'inside' | 'separate'; seenAt: string | null }
  queues: QueueReading[] | null
  imports: ImportReading[] | null
  backup: (BackupState & { target: 'folder' | 's3' | null; isEncrypted: boolean }) | null
  /** The file of the street map, if the settings name one. */
  streets: { isSet: boolean; problem: StreetFileProblem | null } | null
  proxies: { trusted: number; isUntrusted: boolean }
  certificate: Certificate | null
}
