import {
  afterReadTraverseFields,
  beforeChangeTraverseFields,
  beforeValidateTraverseFields,
  combineQueries,
  deepCopyObjectSimple,
  executeAccess,
  Forbidden,
  getLatestCollectionVersion,
  getLatestGlobalVersion,
  NotFound,
  ValidationError,
  type CollectionSlug,
  type GlobalSlug,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
  type ValidationFieldError,
  type Where,
} from 'payload'

import type { Locale } from '@/lib/i18n/locales'

import { nestedRequest } from './as-system'
import { checkedSteps } from './save-pipeline'

type Data = Record<string, unknown>

/** What is saved: a document in one language (null: in that of the request, as all are saved), or settings. */
export type SaveTarget =
  | { collection: CollectionSlug; id: string; locale: Locale | null }
  | { global: GlobalSlug }

/** Payload takes both kinds of configuration, one of them null. */
interface Kind {
  collection: SanitizedCollectionConfig | null
  global: SanitizedGlobalConfig | null
}

interface Save extends Kind {
  config: SanitizedCollectionConfig | SanitizedGlobalConfig
  id?: string
  req: PayloadRequest
}

/** The newest text of the document, a draft or what is online, in all languages. */
type Stored = Data

/** The place of a field inside a document: its root. */
const atRoot = { parentIndexPath: '', parentIsLocalized: false, parentPath: '', parentSchemaPath: '' }

function kindOf({ payload }: PayloadRequest, target: SaveTarget): Kind {
  if ('collection' in target)
    return { collection: payload.collections[target.collection].config, global: null }
  const global = payload.config.globals.find(({ slug }) => slug === target.global)
  if (!global) throw new Error(`There are no settings ${target.global}`)
  return { collection: null, global }
}

/** What every step of a save gets beside its data. */
const surroundingsOf = ({ collection, global, req }: Save) => ({
  collection,
  global,
  context: req.context,
  operation: 'update',
  overrideAccess: false,
  req,
})

/** The data after the steps that may refuse an operation or change what it does. */
async function openSave(save: Save, data: Data): Promise<Data> {
  const { config, id } = save
  const surroundings = surroundingsOf(save)
  let args: Data = { ...surroundings, id, data, depth: 0 }
  for (const step of checkedSteps(config, 'beforeOperation'))
    args = ((await step({ ...surroundings, args })) ?? args) as Data
  return args.data as Data
}

/** @throws Forbidden, or NotFound for a document that is gone or in the trash */
async function readStored({ collection, global, id = '', req }: Save, data: Data): Promise<Stored> {
  const { payload } = req
  const locale = req.locale ?? undefined
  if (global) {
    const where = (await executeAccess({ data, req }, global.access.update)) as Where
    const stored = await getLatestGlobalVersion({
      slug: global.slug,
      config: global,
      locale,
      payload,
      req,
      where,
    })
    if (typeof where === 'object' && stored.globalExists && !stored.global) throw new Forbidden(req.t)
    return stored.global ?? {}
  }
  const config = collection as SanitizedCollectionConfig
  const access = await executeAccess({ id, data, req }, config.access.update)
  const inTrash: Where = config.trash ? { deletedAt: { exists: false } } : {}
  const where = combineQueries({ and: [{ id: { equals: id } }, inTrash] }, access)
  const query = { collection: config.slug, locale, req, where }
  const stored = await getLatestCollectionVersion<Stored & { id: string }>({
    id,
    config,
    payload,
    query,
    req,
  })
  if (stored) return stored
  throw typeof access === 'object' ? new Forbidden(req.t) : new NotFound(req.t)
}

/** The stored document in the language of the save, as hooks and validation get it. */
async function toOriginal({ config, collection, global, req }: Save, stored: Stored): Promise<Data> {
  const doc: Data = deepCopyObjectSimple(stored)
  const fieldPromises: Promise<void>[] = []
  const populationPromises: Promise<void>[] = []
  afterReadTraverseFields({
    ...atRoot,
    collection,
    context: req.context,
    currentDepth: 1,
    depth: 0,
    doc,
    draft: false,
    fallbackLocale: collection ? null : (req.fallbackLocale ?? null),
    fieldPromises,
    fields: config.fields,
    findMany: false,
    flattenLocales: true,
    global,
    locale: req.locale ?? null,
    // The access of the user was checked; hooks compare with the whole document, as in Payload's own update.
    overrideAccess: true,
    populationPromises,
    req,
    showHiddenFields: collection !== null,
    siblingDoc: doc,
  })
  // Hooks of fields may add further ones.
  while (fieldPromises.length + populationPromises.length > 0) {
    await Promise.all(fieldPromises.splice(0))
    await Promise.all(populationPromises.splice(0))
  }
  return doc
}

async function runSteps(
  save: Save,
  hook: 'beforeChange' | 'beforeValidate',
  { data, originalDoc }: { data: Data; originalDoc: Data },
): Promise<Data> {
  const surroundings = surroundingsOf(save)
  let next = data
  for (const step of checkedSteps(save.config, hook))
    next = ((await step({ ...surroundings, data: next, originalDoc })) ?? next) as Data
  return next
}

/** @throws ValidationError with all fields that are refused */
async function validate(save: Save, changed: Data, stored: Stored, originalDoc: Data): Promise<void> {
  const { config, collection, global, id, req } = save
  const data: Data = deepCopyObjectSimple(id ? { ...changed, id } : changed)
  const errors: ValidationFieldError[] = []
  await beforeChangeTraverseFields({
    ...atRoot,
    collection,
    context: req.context,
    data,
    doc: originalDoc,
    docWithLocales: stored,
    errors,
    fieldLabelPath: '',
    fields: config.fields,
    global,
    id,
    mergeLocaleActions: [],
    operation: 'update',
    overrideAccess: false,
    req,
    siblingData: data,
    siblingDoc: originalDoc,
    siblingDocWithLocales: stored,
  })
  if (errors.length === 0) return
  throw new ValidationError({ id, collection: collection?.slug, errors, global: global?.slug, req }, req.t)
}

/**
 * Whether a save would be accepted now, without a write: the access rules of the user of the request, the steps of the
 * pipeline in stages with `isChecked`, and Payload's validation of all fields, on the newest text of the document. The
 * parts are those that Payload exports and puts together in its own update. Not for a save with a file.
 *
 * @param values what the save would change, such as the status of a publication
 * @throws what the save would be refused with
 */
export async function checkSave(req: PayloadRequest, target: SaveTarget, values: Data): Promise<void> {
  const kind = kindOf(req, target)
  const inside = nestedRequest(req)
  const config = (kind.collection ?? kind.global) as Save['config']
  const save: Save = { ...kind, config, req: inside, ...('id' in target && { id: target.id }) }
  const opened = await openSave(save, values)
  if ('locale' in target && target.locale) inside.locale = target.locale
  const stored = await readStored(save, opened)
  const originalDoc = await toOriginal(save, stored)
  const data: Data = deepCopyObjectSimple(opened)
  await beforeValidateTraverseFields({
    ...atRoot,
    ...kind,
    context: inside.context,
    data,
    doc: originalDoc,
    fields: config.fields,
    id: save.id,
    operation: 'update',
    overrideAccess: false,
    req: inside,
    siblingData: data,
    siblingDoc: originalDoc,
  })
  const completed = await runSteps(save, 'beforeValidate', { data, originalDoc })
  const changed = await runSteps(save, 'beforeChange', { data: completed, originalDoc })
  await validate(save, changed, stored, originalDoc)
}
