import path from 'node:path'

import { sweepUsedTokens } from '@/features/submissions/server/claim-token-once'
import { visitsTask } from '@/features/statistics/model/visited-page'
import { env } from '@/lib/env'
import { sweepLimitCounts } from '@/lib/limits/database-limiter'
import { heartbeatMs, writeHeartbeat, writeServerHeartbeat } from '@/lib/payload/readiness'
import type { Task } from '@/lib/queue/run-task'
import { isOffered } from '@/lib/site-config'

/** Bundled by the build (`scripts/lib/commands.mjs`), in its folder. */
const backupProgram = '.next/commands/backup-process.mjs'

const allTasks: Task[] = [
  {
    name: 'leads',
    isTriggered: true,
    run: async (payload) => (await import('@/features/leads/server/expand-leads')).expandLeads(payload),
  },
  {
    name: 'offers',
    module: 'offers',
    isTriggered: true,
    run: async (payload) => (await import('@/features/offers/server/notify-parties')).notifyParties(payload),
  },
  {
    name: 'link requests',
    isTriggered: true,
    run: async (payload) =>
      (await import('@/features/accounts/server/link-requests')).answerLinkRequests(payload),
  },
  {
    name: 'outbox',
    isTriggered: true,
    run: async (payload) => (await import('@/lib/email/send-outbox')).sendOutbox(payload),
  },
  {
    name: 'appointments',
    module: 'appointments',
    run: async (payload) =>
      (await import('@/features/appointments/server/notify-appointment')).notifyAppointments(payload),
  },
  {
    name: 'reminders',
    module: 'appointments',
    stagingPart: 'mailings',
    everyMs: 10 * 60_000,
    run: async (payload, now) =>
      (await import('@/features/appointments/server/send-reminders')).sendReminders(payload, now),
  },
  {
    name: 'calendars of agents',
    module: 'appointments',
    everyMs: 10 * 60_000,
    run: async (payload, now) =>
      (await import('@/features/appointments/server/agent-calendars')).readCalendars(payload, { now }),
  },
  {
    name: 'expired bookings',
    module: 'appointments',
    everyMs: 60_000,
    run: async (payload, now) =>
      (await import('@/features/appointments/server/expire-bookings')).expireBookings(payload, now),
  },
  {
    name: 'forgotten bookings',
    module: 'appointments',
    everyMs: 10 * 60_000,
    run: async (payload, now) =>
      (await import('@/features/appointments/server/clear-forgotten-bookings')).clearForgottenBookings(
        payload,
        now,
      ),
  },
  {
    name: 'alerts',
    stagingPart: 'mailings',
    everyMs: 60_000,
    run: async (payload, now) => {
      await (await import('@/features/subscriptions/server/alerts/plan-alerts')).planAlerts(payload, now)
      await (await import('@/features/subscriptions/server/alerts/send-alerts')).sendAlerts(payload, now)
    },
  },
  {
    name: 'crm',
    stagingPart: 'crm',
    run: async (payload) => (await import('@/features/leads/server/pass-on-leads')).passOnLeads(payload),
  },
  {
    name: 'retention',
    everyMs: 15 * 60_000,
    run: async (payload, now) =>
      (await import('@/features/privacy/server/run-retention')).runRetention(payload, now),
  },
  {
    name: 'sealed texts',
    everyMs: 60 * 60_000,
    run: async (payload) => (await import('./reseal-stored')).resealStored(payload),
  },
  { name: 'heartbeat', everyMs: heartbeatMs, run: writeHeartbeat },
  { name: 'server heartbeat', everyMs: heartbeatMs, isOfServer: true, run: writeServerHeartbeat },
  {
    name: 'backup',
    everyMs: 5 * 60_000,
    run: async (payload, now) => {
      if (!env.backupTarget) return
      const { runScheduledBackup } = await import('@/features/operations/server/scheduled-backup')
      const { migrations } = await import('@/migrations')
      const names = migrations.map(({ name }) => name)
      await runScheduledBackup(payload, now, [
        path.resolve(env.programFolder, backupProgram),
        JSON.stringify(names),
      ])
    },
  },
  {
    name: 'imports',
    run: async (payload, now) => {
      const { importProgram } = await import('@/features/import/server/import-program')
      const { startImports } = await import('@/features/import/server/start-imports')
      await startImports(payload, now, importProgram())
    },
  },
  {
    name: 'untouched drafts',
    everyMs: 60_000,
    isOfServer: true,
    run: async (payload, now) =>
      (await import('@/features/versions/server/untouched-drafts')).clearUntouchedDrafts(payload, now),
  },
  { name: 'used tokens', everyMs: 10 * 60_000, run: sweepUsedTokens },
  {
    name: 'ended previews',
    everyMs: 10 * 60_000,
    run: async (payload, now) =>
      (await import('@/features/preview/server/preview-links')).sweepPreviewLinks(payload, now),
  },
  {
    name: 'old reviews',
    everyMs: 60 * 60_000,
    run: async (payload, now) =>
      (await import('@/features/review/server/review-rows')).sweepReviews(payload, now),
  },
  {
    name: 'bounces',
    everyMs: 2 * 60_000,
    run: async (payload, now) => (await import('@/lib/email/bounces/read-mailbox')).readBounces(payload, now),
  },
  {
    name: 'old bounces',
    everyMs: 60 * 60_000,
    run: async (payload, now) =>
      (await import('@/lib/email/bounces/record-mail-events')).sweepMailEvents(payload, now),
  },
  { name: 'ended limits', everyMs: 10 * 60_000, run: sweepLimitCounts },
  {
    name: 'ended log-ins',
    everyMs: 10 * 60_000,
    run: async (payload, now) =>
      (await import('@/features/sign-in/server/challenges')).sweepSignIn(payload, now),
  },
  {
    name: 'ended access to accounts',
    everyMs: 10 * 60_000,
    run: async (payload, now) =>
      (await import('@/features/accounts/server/account-hooks')).sweepAccountAccess(payload, now),
  },
  {
    name: 'weekly summaries of owners',
    module: 'owners',
    stagingPart: 'mailings',
    everyMs: 10 * 60_000,
    run: async (payload, now) =>
      (await import('@/features/accounts/server/send-digests')).sendDigests(payload, now),
  },
  {
    name: 'comments of the day',
    everyMs: 10 * 60_000,
    run: async (payload, now) =>
      (await import('@/features/comments/server/comment-emails')).sendCommentDigests(payload, now),
  },
  {
    name: 'search index',
    run: async (payload, now) =>
      (await import('@/features/listings/server/search-index/repair-search-index')).repairSearchIndex(
        payload,
        now,
      ),
  },
  {
    name: 'studio search',
    everyMs: 60_000,
    run: async (payload, now) =>
      (await import('@/features/studio-search/server/index-documents')).findIndex.repair(payload, now),
  },
  {
    name: 'publishing',
    run: async (payload, now) => (await import('@/lib/queue/run-payload-jobs')).runPayloadJobs(payload, now),
  },
  {
    name: 'failed publications',
    everyMs: 60_000,
    run: async (payload, now) =>
      (await import('@/features/versions/server/report-failed-publications')).reportFailedPublications(
        payload,
        now,
      ),
  },
  {
    name: visitsTask,
    everyMs: 10_000,
    // As below: the HTTP server of the web server counts.
    isOfServer: true,
    run: async (payload) => (await import('@/features/statistics/server/store-visits')).storeVisits(payload),
  },
  {
    name: 'missing addresses',
    // The counts are in the memory of the web server.
    isOfServer: true,
    run: async (payload, now) =>
      (await import('@/features/routing/server/store-missing')).storeMissing(payload, now),
  },
]

/**
 * The tasks of the scheduler, in the order in which `triggerWorker` runs them. They are imported on use: the scripts and
 * Next's start read this list without loading what the tasks need.
 */
export const workerTasks: readonly Task[] = allTasks
  .filter(isOffered)
  .filter(({ stagingPart }) => !stagingPart || !env.pausedParts.includes(stagingPart))
