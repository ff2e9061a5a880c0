import { AsyncLocalStorage } from 'node:async_hooks'

import {
  deepMergeWithSourceArrays,
  ValidationError,
  type CollectionBeforeChangeHook,
  type Condition,
  type Field,
  type PayloadRequest,
  type Tab,
  type Validate,
  type ValidationFieldError,
} from 'payload'

import { isRecord } from '@/lib/values/read-value'

type Values = Record<string, unknown>

const savesOnce = new AsyncLocalStorage<true>()

/**
 * Makes a save validate its fields with `validateOnce`, instead of Payload, which merges document and data anew for each
 * field: with two hundred fields that is a quarter of the time of a save. For saves of programs by the hundred.
 */
export const validatingOnce = <T>(save: () => Promise<T>): Promise<T> => savesOnce.run(true, save)

/**
 * Condition of the fields that `validateOnce` checks: Payload validates no field whose condition fails. Forms always show
 * them.
 *
 * @relies payload@3 conditional-validation: the server validates no field whose condition fails; held by
 * validate-once.test.ts; until Payload merges document and data once for all fields
 */
export const validatedByPayload: Condition = () => savesOnce.getStore() !== true

/** One save, and the values beside the fields that are looked at. */
interface Place {
  req: PayloadRequest
  collectionSlug: string
  operation: 'create' | 'update'
  id: string | undefined
  /** Document and data, merged. */
  all: Values
  values: Values
  before: Values
  path: readonly (string | number)[]
}

const recordOf = (value: unknown): Values => (isRecord(value) ? value : {})

function isShown(field: Field | Tab, { all, values, path, operation, req }: Place): boolean {
  const condition = field.admin?.condition
  if (!condition || condition === validatedByPayload) return true
  return Boolean(condition(all, values, { blockData: {}, operation, path: [...path], user: req.user }))
}

/** Payload gives a validation its field, the document, and what is beside it. */
async function refusalOf(
  field: Field & { name: string },
  { all, before, collectionSlug, id, operation, path, req, values }: Place,
): Promise<ValidationFieldError[]> {
  // Each type of field has its own kind of validation; all are called alike.
  const validate = ('validate' in field ? field.validate : undefined) as Validate | undefined
  // What a hook of the field makes is made after this: of these fields only the slug has one.
  if (!validate || ('hooks' in field && (field.hooks?.beforeChange?.length ?? 0) > 0)) return []
  const fieldPath = [...path, field.name]
  const answer = await validate(values[field.name], {
    ...field,
    id,
    operation,
    req,
    collectionSlug,
    data: all,
    siblingData: values,
    blockData: {},
    event: 'submit',
    // Only programs save like this; they have no user whose rights count.
    overrideAccess: true,
    path: fieldPath,
    preferences: { fields: {} },
    previousValue: before[field.name],
  } as Parameters<Validate>[1])
  if (typeof answer !== 'string') return []
  const label = 'label' in field ? field.label : field.name
  return [{ label, message: answer, path: fieldPath.join('.') } as ValidationFieldError]
}

/** The place in a group or a named tab, or the one around it for fields without a name. */
const placeIn = (place: Place, name: string | undefined): Place =>
  name === undefined
    ? place
    : {
        ...place,
        values: recordOf(place.values[name]),
        before: recordOf(place.before[name]),
        path: [...place.path, name],
      }

/** The places of the rows of a list; a row is known by its id. */
function placesOfRows(place: Place, name: string): Place[] {
  const [rows, before] = [place.values[name], place.before[name]]
  const rowsBefore: unknown[] = Array.isArray(before) ? before : []
  return (Array.isArray(rows) ? rows : []).map((row: unknown, index) => {
    const values = recordOf(row)
    const former = rowsBefore.find((each) => isRecord(each) && each.id === values.id)
    return { ...place, values, before: recordOf(former), path: [...place.path, name, index] }
  })
}

async function refusalsOfParts(field: Field, place: Place): Promise<ValidationFieldError[]> {
  const within = (fields: readonly Field[], places: readonly Place[]) =>
    Promise.all(places.map((each) => refusalsIn(fields, each)))
  switch (field.type) {
    case 'row':
    case 'collapsible':
      return refusalsIn(field.fields, place)
    case 'group':
      return refusalsIn(field.fields, placeIn(place, 'name' in field ? field.name : undefined))
    case 'array':
      return (await within(field.fields, placesOfRows(place, field.name))).flat()
    case 'tabs': {
      const shown = field.tabs.filter((tab) => isShown(tab, place))
      const refusals = shown.map((tab) =>
        refusalsIn(tab.fields, placeIn(place, 'name' in tab ? tab.name : undefined)),
      )
      return (await Promise.all(refusals)).flat()
    }
    case 'blocks':
      throw new Error(`The blocks of ${field.name} cannot be validated once`)
    default:
      return []
  }
}

async function refusalsIn(fields: readonly Field[], place: Place): Promise<ValidationFieldError[]> {
  const shown = fields.filter((field) => isShown(field, place))
  const refusals = shown.map(async (field) => {
    const ownRefusals =
      'name' in field && field.name ? await refusalOf(field as Field & { name: string }, place) : []
    return [...ownRefusals, ...(await refusalsOfParts(field, place))]
  })
  return (await Promise.all(refusals)).flat()
}

/**
 * Validates the fields with `validatedByPayload` in a save of `validatingOnce`, by the same rules and with the same values
 * as Payload. The values that hooks of single fields make are not looked at.
 *
 * @throws ValidationError with one error per field
 */
export const validateOnce: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (savesOnce.getStore() !== true) return data
  const before: Values = originalDoc ?? {}
  const all: Values = deepMergeWithSourceArrays(before, data)
  const id = originalDoc?.id === undefined ? undefined : String(originalDoc.id)
  const fields = collection.fields.filter(({ admin }) => admin?.condition === validatedByPayload)
  const place = { req, collectionSlug: collection.slug, operation, id, all, values: all, before, path: [] }
  const errors = await refusalsIn(fields, place)
  if (errors.length > 0) throw new ValidationError({ id, collection: collection.slug, errors, req }, req.t)
  return data
}
