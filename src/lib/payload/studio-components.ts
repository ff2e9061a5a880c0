import {
  type CollectionConfig,
  type CollectionSlug,
  type GlobalConfig,
  NotFound,
  type Endpoint,
  type Where,
} from 'payload'
import { combineWhereConstraints } from 'payload/shared'

import { isRecord, textOf } from '@/lib/values/read-value'

import { staffRole } from './access'
import { nestedRequest } from './as-system'
import { answerUnreadable } from './read-json-body'

/**
 * `GET /api/<collection>/listed?where=…&fields=title,status`: these fields of all documents that the list of the studio
 * shows for a condition, as their drafts are. Payload's own API knows nothing of `admin.baseFilter`, which leaves out
 * documents that are only opened as new.
 */
const listedEndpoint = (collection: CollectionSlug): Omit<Endpoint, 'root'> => ({
  path: '/listed',
  method: 'get',
  handler: async (req) => {
    if (staffRole(req.user) === null) throw new NotFound(req.t)
    const { where = {}, fields, 'fallback-locale': fallback } = req.query
    if (!isRecord(where)) return answerUnreadable(req)
    const { admin } = req.payload.collections[collection].config
    const ofList = await admin.baseFilter?.({ limit: 0, page: 1, req, sort: '' })
    const names = textOf(fields).split(',').filter(Boolean)
    const { docs } = await req.payload.find({
      collection,
      // Payload checks the condition as it does that of a list.
      where: combineWhereConstraints([where as Where, ofList ?? undefined]),
      select: Object.fromEntries(names.map((name) => [name, true])) as never,
      depth: 0,
      draft: true,
      // The request for one read within another has the fallback of the configuration.
      ...(fallback === 'null' && { fallbackLocale: false }),
      pagination: false,
      overrideAccess: false,
      req: nestedRequest(req),
    })
    return Response.json({ docs })
  },
})

const errors = '/studio/form-errors/form-errors#FormErrors'
const fieldOfUrl = '/studio/field-of-url#FieldOfUrl'
const bulkEdit = '/composition/studio-parts#BulkEdit'
const list = { Component: '/studio/bulk-edit/list-view#ListView' }

/** Whether the collection brings its own drawer for the change of several documents. */
const hasOwn = (beforeListTable: readonly unknown[]): boolean =>
  beforeListTable.some((each) => typeof each === 'string' && each.endsWith('BulkEdit'))

/**
 * Adds what the forms and the list of every collection have: the list of what a save was refused for, and what can be done
 * with several documents.
 */
export function withStudioComponents(collection: CollectionConfig): CollectionConfig {
  const { admin = {}, endpoints, slug } = collection
  const { components = {} } = admin
  const { beforeListTable = [] } = components
  const beforeDocumentControls = [...(components.edit?.beforeDocumentControls ?? []), errors]
  const ofList = hasOwn(beforeListTable)
    ? beforeListTable
    : [...beforeListTable, { path: bulkEdit, clientProps: { collection: slug } }]
  return {
    ...collection,
    // Payload adds its own endpoints after these, and the first that fits answers.
    endpoints: [...(endpoints || []), listedEndpoint(slug as CollectionSlug)],
    admin: {
      ...admin,
      components: {
        ...components,
        beforeListTable: ofList,
        views: { ...components.views, list: components.views?.list ?? list },
        edit: { ...components.edit, beforeDocumentControls },
      },
    },
  }
}

/** Adds the parts of the studio to the form of a global. */
export function withGlobalStudioComponents(global: GlobalConfig): GlobalConfig {
  const { admin = {} } = global
  const { components = {} } = admin
  const beforeDocumentControls = [...(components.elements?.beforeDocumentControls ?? []), errors, fieldOfUrl]
  return {
    ...global,
    admin: {
      ...admin,
      components: { ...components, elements: { ...components.elements, beforeDocumentControls } },
    },
  }
}
