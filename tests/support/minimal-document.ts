import type {
  BlocksField,
  CollectionSlug,
  Field,
  File,
  NumberField,
  Payload,
  SanitizedCollectionConfig,
} from 'payload'
import sharp from 'sharp'

/** Creates documents with only the required fields of any collection: new fields need no new fixture. */

type Data = Record<string, unknown>

/** A stored document in tests: only its id is typed. */
export type Made = { id: string }

let counter = 0
const next = () => ++counter

/**
 * Refreshing caches needs a running Next server; the tests have none.
 * New for every call: Payload writes into the context, and a shared one would pass that to the next call.
 */
export const quiet = () => ({ skipRevalidation: true })

/** Values for fields whose validation is stricter than their type. */
const required: Record<string, () => Data> = {
  media: () => ({ alt: 'A grey picture' }),
  routes: () => ({ original: `/test-${next()}/`, path: `/test-${counter}/` }),
  redirects: () => ({ from: `/fr/old-${next()}/`, to: `/fr/new-${counter}/` }),
  // Required of homes and rents; see the compliance rules.
  properties: () => ({ ref: 100_000 + next(), epcState: 'notApplicable', renterCharges: 0 }),
  appointments: () => ({ day: '2027-01-15', slot: '10:00-13:00', hours: '10:00-13:00' }),
  visits: () => ({ day: '2027-01-15' }),
  localities: () => ({ zip: '4400' }),
  importSources: () => ({ key: `source-${next()}`, url: 'https://feeds.example.org/feed.json' }),
}

export const testPassword = 'a password of tests'

async function fileFor(slug: string): Promise<File> {
  if (slug === 'media') {
    const blank = { create: { width: 64, height: 48, channels: 3, background: '#888' } } as const
    const data = await sharp(blank).png().toBuffer()
    return { data, mimetype: 'image/png', name: `picture-${next()}.png`, size: data.length }
  }
  const data = Buffer.from('%PDF-1.4\nxref\n%%EOF\n')
  return { data, mimetype: 'application/pdf', name: `file-${next()}.pdf`, size: data.length }
}

const paragraph = (text: string) => ({
  root: {
    type: 'root',
    direction: 'ltr',
    format: '',
    indent: 0,
    version: 1,
    children: [
      {
        type: 'paragraph',
        direction: 'ltr',
        format: '',
        indent: 0,
        version: 1,
        textFormat: 0,
        children: [{ type: 'text', text, detail: 0, format: 0, mode: 'normal', style: '', version: 1 }],
      },
    ],
  },
})

const sharedDocuments = new WeakMap<Payload, Map<string, Promise<Made>>>()

/** One document per collection, for all relations to it. */
async function related(payload: Payload, to: string | string[]): Promise<string> {
  const slug = (Array.isArray(to) ? to[0] : to) as CollectionSlug
  const made = sharedDocuments.get(payload) ?? new Map<string, Promise<Made>>()
  sharedDocuments.set(payload, made)
  const document = made.get(slug) ?? makeMinimal(payload, slug)
  made.set(slug, document)
  return (await document).id
}

const numbers = new WeakMap<NumberField, number>()

/** Small numbers without repetition within a field, so that they are within its limits and unique. */
function numberFor(field: NumberField): number {
  const value = (numbers.get(field) ?? field.min ?? 1) + 1
  numbers.set(field, value)
  return value
}

async function blockFor(field: BlocksField, payload: Payload): Promise<Data> {
  const offered = [...(field.blockReferences ?? []), ...field.blocks].map((each) =>
    typeof each === 'string' ? each : each.slug,
  )
  const block = payload.config.blocks?.find(({ slug }) => offered.includes(slug))
  if (!block) throw new Error(`No block may stand in ${field.name}`)
  return { blockType: block.slug, ...(await dataOf(block.fields, payload)) }
}

async function valueOf(field: Field, payload: Payload): Promise<unknown> {
  const hasMany = 'hasMany' in field && field.hasMany === true
  const one = (value: unknown) => (hasMany ? [value] : value)
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'code':
      return one(`text-${next()}`)
    case 'email':
      return `person-${next()}@example.org`
    case 'number':
      return one(numberFor(field))
    case 'date':
      return new Date('2027-01-15T10:00:00Z').toISOString()
    case 'checkbox':
      return false
    case 'select':
    case 'radio': {
      const first = field.options[0]
      return one(typeof first === 'object' ? first.value : first)
    }
    case 'json':
      return {}
    case 'richText':
      return paragraph('text')
    case 'relationship':
    case 'upload':
      return one(await related(payload, field.relationTo))
    case 'blocks':
      return [await blockFor(field, payload)]
    case 'array':
      return field.minRows ? [await dataOf(field.fields, payload)] : []
    default:
      return undefined
  }
}

const isRequired = (field: Field) =>
  ('required' in field && field.required === true) || (field.type === 'array' && Boolean(field.minRows))

const hasDefault = (field: Field) => 'defaultValue' in field && field.defaultValue !== undefined

/** Data for all required fields, those inside groups, rows and tabs included. */
async function dataOf(fields: Field[], payload: Payload, given: Data = {}): Promise<Data> {
  const data: Data = {}
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) {
        const inner = await dataOf(tab.fields, payload, given)
        Object.assign(data, 'name' in tab && tab.name ? { [tab.name]: inner } : inner)
      }
    } else if (field.type === 'group' && 'name' in field && field.name) {
      const inner = await dataOf(field.fields, payload)
      if (Object.keys(inner).length > 0) data[field.name] = inner
    } else if (field.type === 'row' || field.type === 'collapsible' || field.type === 'group') {
      Object.assign(data, await dataOf(field.fields, payload, given))
    } else if ('name' in field && !(field.name in given) && isRequired(field) && !hasDefault(field)) {
      data[field.name] = await valueOf(field, payload)
    }
  }
  return data
}

function configOf(payload: Payload, slug: string): SanitizedCollectionConfig {
  const config = payload.config.collections.find((each) => each.slug === slug)
  if (!config) throw new Error(`No collection ${slug}`)
  return config
}

type CreateArguments = Parameters<Payload['create']>[0]

/** Fields that Payload adds to accounts and files, and fills itself. */
const automatic = new Set(['salt', 'hash', 'filename', 'mimeType', 'sessions', 'id'])

/** The data to create a smallest valid document of a collection, file and status included. */
export async function minimalArguments(payload: Payload, slug: string, overrides: Data = {}) {
  const config = configOf(payload, slug)
  const given = { ...required[slug]?.(), ...overrides }
  const fields = config.fields.filter((field) => !('name' in field && automatic.has(field.name)))
  const data = { ...(await dataOf(fields, payload, given)), ...given }
  if (config.auth) data.password ??= testPassword
  if (config.versions?.drafts) data._status ??= 'published'
  return { data, ...(config.upload && { file: await fileFor(slug) }) }
}

/** Stores a smallest valid document, published where there are drafts. */
export async function makeMinimal(
  payload: Payload,
  slug: CollectionSlug,
  overrides: Data = {},
): Promise<Made> {
  const rest = await minimalArguments(payload, slug, overrides)
  // The data is derived from the configuration, so no static type can describe it.
  // Other tests check the required statements of an advert.
  const context = { ...quiet(), acceptIncomplete: true }
  const request = { collection: slug, context, overrideAccess: true, ...rest } as CreateArguments
  return (await payload.create(request)) as unknown as Made
}
