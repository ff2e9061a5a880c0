import { APIError, type GlobalBeforeOperationHook, type GlobalConfig } from 'payload'

import { draftedGlobals, mayBeOffline } from '@/features/versions/model/global-drafts'
import { studioMessage } from '@/lib/payload/studio-message'
import { isOneOf, isRecord } from '@/lib/values/read-value'

import { globalDraftEndpoints } from './global-draft-endpoints'
import { hasDrafts } from './has-drafts'
import { globalScheduleEndpoints } from './schedule-endpoints'
import { scheduleField } from './schedule-field'

/**
 * Keeps settings online that every page needs: a save that is no draft publishes.
 *
 * @throws APIError 400 for an order to take them offline
 */
const stayOnline: GlobalBeforeOperationHook = ({ args, global, operation, req }): unknown => {
  if (operation !== 'update' || mayBeOffline(global.slug) || !isRecord(args) || args.draft) return args
  const data = isRecord(args.data) ? args.data : {}
  if (data._status === 'draft') throw new APIError(studioMessage(req, 'versions.staysOnline'), 400)
  return { ...args, data: { ...data, _status: 'published' } }
}

/** The same as `withSafeDrafts` for settings with drafts, which are published in all languages together. */
export function withGlobalDrafts(global: GlobalConfig): GlobalConfig {
  if (!hasDrafts(global)) return global
  const { admin = {}, endpoints, fields, hooks, slug } = global
  if (!isOneOf(draftedGlobals, slug)) throw new Error(`${slug} has drafts and is missing in draftedGlobals`)
  const { components = {} } = admin
  return {
    ...global,
    fields: [...fields, scheduleField()],
    // Payload adds its own endpoints after these, and the first that fits answers.
    endpoints: [...(endpoints || []), ...globalDraftEndpoints(slug), ...globalScheduleEndpoints(slug)],
    hooks: { ...hooks, beforeOperation: [stayOnline, ...(hooks?.beforeOperation ?? [])] },
    admin: {
      ...admin,
      components: {
        ...components,
        elements: {
          Status: '/features/versions/studio/draft-status#DraftStatus',
          PublishButton: '/features/versions/studio/publish-languages-button#PublishLanguagesButton',
          ...components.elements,
        },
        views: {
          ...components.views,
          edit: { versions: { Component: '/features/versions/studio/versions-view#VersionsView' } },
        },
      },
    },
  }
}
