import { APIError, type Field, type GlobalBeforeOperationHook, type GlobalConfig } from 'payload'

import { draftedGlobals, mayBeOffline } from '@/lib/payload/global-drafts'
import { globalSteps } from '@/lib/payload/save-pipeline'
import { studioMessage } from '@/lib/payload/studio-message'
import { isOneOf, isRecord } from '@/lib/values/read-value'

import { globalDraftEndpoints } from './global-draft-endpoints'
import { hasDrafts } from './has-drafts'
import { globalScheduleEndpoints } from './schedule-endpoints'
import { scheduleField } from './schedule-field'
import { versionViews } from './with-revisions'

/**
 * A save of a draft publishes nothing, also when the given values say so, as those that Payload copies from another
 * language do. Settings that every page needs stay online: a save of them that is no draft publishes. Others are
 * published and taken offline by order alone; a save without one is a draft.
 *
 * @throws APIError 400 for an order to take settings offline that stay online, or to publish one language
 */
const decideStatus: GlobalBeforeOperationHook = ({ args, global, operation, req }): unknown => {
  if (operation !== 'update' || !isRecord(args)) return args
  const data = isRecord(args.data) ? args.data : {}
  if (args.publishSpecificLocale) throw new APIError(studioMessage(req, 'translation.refusals.together'), 400)
  const isOrder = data._status === 'draft' || Boolean(args.unpublishAllLocales)
  req.context.isWithdrawal = !args.draft && isOrder
  const mayWithdraw = mayBeOffline(global.slug)
  if (args.draft || (mayWithdraw && !isOrder && data._status !== 'published'))
    return { ...args, draft: true, data: { ...data, _status: 'draft' } }
  if (req.context.isWithdrawal && !mayWithdraw)
    throw new APIError(studioMessage(req, 'versions.staysOnline'), 400)
  // With it Payload validates nothing but the status, so that an unfinished draft keeps nothing online.
  if (req.context.isWithdrawal)
    return { ...args, unpublishAllLocales: true, data: { ...data, _status: 'draft' } }
  return { ...args, data: { ...data, _status: 'published' } }
}

export const globalDraftSteps = globalSteps({
  decideStatus: {
    stage: 'open',
    reason: 'whether the save publishes, stores a draft or takes offline, whatever its values say',
    for: { rule: 'has drafts', fits: hasDrafts },
    run: decideStatus,
  },
})

/**
 * Payload's status without its index: all settings are in one collection of MongoDB, where those with drafts would define
 * the same index with different filters. MongoDB refuses all but the first. Payload
 * merges the rest of its field into this one.
 */
const statusField: Field = { name: '_status', type: 'select', options: [], index: false }

/** `withSafeDrafts` for settings with drafts, which are published in all languages together. */
export function withGlobalDrafts(global: GlobalConfig): GlobalConfig {
  if (!hasDrafts(global)) return global
  const { admin = {}, endpoints, fields, slug } = global
  if (!isOneOf(draftedGlobals, slug)) throw new Error(`${slug} has drafts and is missing in draftedGlobals`)
  const { components = {} } = admin
  return {
    ...global,
    fields: [...fields, scheduleField(), statusField],
    // Payload adds its own endpoints after these, and the first that fits answers.
    endpoints: [...(endpoints || []), ...globalDraftEndpoints(slug), ...globalScheduleEndpoints(slug)],
    admin: {
      ...admin,
      components: {
        ...components,
        elements: {
          Status: '/features/versions/studio/draft-status#DraftStatus',
          PublishButton: '/features/versions/studio/save-controls#SaveControls',
          ...components.elements,
        },
        views: {
          ...components.views,
          edit: versionViews,
        },
      },
    },
  }
}
