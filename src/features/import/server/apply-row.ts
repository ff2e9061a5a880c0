import type { PayloadRequest } from 'payload'

import { isLocale } from '@/lib/i18n/locales'
import { formatError } from '@/lib/values/format-error'

import { languagesOf } from '../model/delta'
import { compareFields, type FieldChange } from '../model/difference'
import { fieldOfKey, languageOfKey, type FieldValues } from '../model/field-values'
import { queueFiles, type ImportRecord } from '../model/import-record'
import type { RecordReason, ValueWarning } from '../model/reasons'
import { resolveRelations } from '../model/relations'
import { saveRow } from './import-rows'
import type { ImportSource } from './import-source'
import { makeRelations, type GrowingDirectory } from './make-relations'
import { toWrites } from './property-data'
import { findSiteProperties, readStoredProperties, type SiteProperty, type StoredProperty } from './read-site'
import { createProperty, saveProperty } from './save-property'

export interface ApplyContext {
  req: PayloadRequest
  source: ImportSource
  directory: GrowingDirectory
}

interface Applied {
  isStillDraft: boolean
  warnings?: ValueWarning[]
}

type Outcome = Applied | { refused: RecordReason }

const statusesOnOffer: readonly string[] = ['active', 'underOption']

const toValues = (changes: readonly FieldChange[]): FieldValues =>
  Object.fromEntries(changes.map(({ field, new: value }) => [field, value]))

/** A property is shown in the languages of new headlines too, and no longer in those whose headline left, but for the last. */
function publishedInAfter(
  { publishedIn }: StoredProperty,
  values: FieldValues,
  applied: FieldValues,
): Record<string, unknown> {
  const headlines = Object.keys(values).filter((key) => fieldOfKey(key) === 'headline')
  const toLocales = (keys: string[]) => keys.map(languageOfKey)
  // One that editors took away does not come back with another headline.
  const added = toLocales(headlines.filter((key) => values[key] !== null && !(key in applied)))
  const removed = toLocales(headlines.filter((key) => values[key] === null))
  const after = [...new Set([...publishedIn, ...added])].filter((locale) => !removed.includes(locale))
  const isSame = after.length === publishedIn.length && added.every((locale) => publishedIn.includes(locale))
  return isSame || after.length === 0 ? {} : { publishedIn: after }
}

/** A status without an answer keeps a property from being on offer. */
const hasUnknownStatus = ({ questions }: ImportRecord): boolean =>
  questions?.some(({ kind }) => kind === 'status') === true

async function updateExisting(
  { req, source, directory }: ApplyContext,
  row: ImportRecord,
  site: SiteProperty,
): Promise<Outcome> {
  const stored = (await readStoredProperties(req.payload, [site.id])).get(site.id)
  if (!stored) return { refused: 'failed' }
  const changes = compareFields({
    incoming: resolveRelations(row.values ?? {}, directory),
    applied: row.appliedValues ? resolveRelations(row.appliedValues, directory) : null,
    stored: stored.values,
    locks: stored.locks,
    editorGroups: new Set(row.kind === 'new' && !site.isPublished ? [] : source.editorGroups),
  })
  const isUnknown = hasUnknownStatus(row)
  // A draft that an editor withdrew from the site stays one; one with an unknown status is not on offer.
  const wantsPublished =
    !isUnknown &&
    (row.kind === 'new' || row.isStillDraft === true || row.wasPublished === true || site.isPublished)
  const isToChange = wantsPublished !== site.isPublished && (wantsPublished || isUnknown)
  if (changes.length === 0 && !isToChange) return { isStillDraft: isUnknown }
  // Of a property that is still being made, the draft is the import's own: its process was killed while it published.
  const hasEditorDraft = site.isPublished && stored.isDraft && row.kind !== 'new'
  const values = toValues(changes)
  const [first, ...others] = toWrites(values)
  const writes = first
    ? [
        { ...first, data: { ...first.data, ...publishedInAfter(stored, values, row.appliedValues ?? {}) } },
        ...others,
      ]
    : []
  const outcome = await saveProperty(req, { id: site.id, writes, wantsPublished, hasEditorDraft })
  if (outcome === 'invalid') return { refused: 'invalid' }
  return {
    // The import after the answer publishes it.
    isStillDraft: outcome === 'stillDraft' || isUnknown,
    ...(hasEditorDraft && { warnings: [{ field: '_status', reason: 'editorDraft' }] }),
  }
}

async function createNew(context: ApplyContext, row: ImportRecord): Promise<Outcome> {
  const { req, source, directory } = context
  const { externalId } = row
  const writes = toWrites(resolveRelations(row.values ?? {}, directory))
  const languages = languagesOf(row.values ?? {}).filter(isLocale)
  const publishedIn = languages.length > 0 ? languages : writes.map(({ locale }) => locale)
  const origin = { source: source.key, externalId }
  const isUnknown = hasUnknownStatus(row)
  const outcome = await createProperty(req, { origin, writes, publishedIn, isDraft: isUnknown })
  return outcome === 'invalid'
    ? { refused: 'invalid' }
    : { isStillDraft: outcome === 'stillDraft' || isUnknown }
}

/** A property that left the feed stays under its address, with the words that it is no longer on offer. */
async function withdraw({ req }: ApplyContext, site: SiteProperty): Promise<Outcome> {
  if (!statusesOnOffer.includes(site.status)) return { isStillDraft: false }
  const stored = (await readStoredProperties(req.payload, [site.id])).get(site.id)
  if (!stored || stored.locks.has('status')) return { isStillDraft: false }
  // What an editor has not published yet may not go online with it: such a property is taken offline instead.
  const wantsPublished = site.isPublished && !stored.isDraft
  const writes = toWrites({ status: 'withdrawn' })
  const outcome = await saveProperty(req, { id: site.id, writes, wantsPublished, hasEditorDraft: false })
  return outcome === 'invalid' ? { refused: 'invalid' } : { isStillDraft: outcome === 'stillDraft' }
}

async function applyToSite(context: ApplyContext, row: ImportRecord): Promise<Outcome> {
  const { req, source, directory } = context
  const site = (await findSiteProperties(req.payload, source.key, [row.externalId])).get(row.externalId)
  if (row.kind === 'gone') return site && !site.isInTrash ? withdraw(context, site) : { isStillDraft: false }
  if (site?.isInTrash) return { refused: 'inTrash' }
  await makeRelations(req, directory, row.values ?? {})
  return site ? updateExisting(context, row, site) : createNew(context, row)
}

/**
 * Applies a staged row and notes its outcome. Repeatable: after a crash it finds what was done and does the rest. A row
 * that fails stays for the next run and holds up no other.
 */
export async function applyRow(context: ApplyContext, row: ImportRecord): Promise<void> {
  const { payload } = context.req
  let outcome: Outcome
  try {
    outcome = await applyToSite(context, row)
  } catch (error) {
    payload.logger.error({ msg: `Import: row ${row.id} failed: ${formatError(error)}` })
    outcome = { refused: 'failed' }
  }
  if ('refused' in outcome) {
    await saveRow(payload, row.id, { state: 'refused', reason: outcome.refused, appliedHash: null })
    return
  }
  const { isStillDraft, warnings = [] } = outcome
  const isGone = row.kind === 'gone'
  await saveRow(payload, row.id, {
    state: isGone ? 'withdrawn' : 'applied',
    isStillDraft,
    appliedHash: isGone ? null : row.hash,
    ...(!isGone && { appliedValues: row.values, ...queueFiles(row, new Date()) }),
    ...(warnings.length > 0 && { warnings: [...(row.warnings ?? []), ...warnings] }),
  })
}
