import type { Block, Field } from 'payload'
import { expect, test } from 'vitest'

import { blockSchemas } from '@/blocks/registry'
import { collections, globals } from '@/collections/all'
import { locales } from '@/lib/i18n/locales'

/** Complains about every text of the studio that is not there in all languages. */

type Complaints = string[]

const isComplete = (label: unknown): boolean =>
  typeof label === 'object' &&
  label !== null &&
  locales.every(
    (locale) => typeof Reflect.get(label, locale) === 'string' && Reflect.get(label, locale).trim() !== '',
  )

function checkLabel(label: unknown, place: string, complaints: Complaints) {
  if (!isComplete(label)) complaints.push(place)
}

/** Payload names these itself, in the studio's language. */
const namedByPayload = new Set(['email'])

function checkField(field: Field, path: string, complaints: Complaints) {
  const place = 'name' in field && field.name ? `${path}.${field.name}` : `${path}.(${field.type})`
  const isShown = !('admin' in field && field.admin && 'hidden' in field.admin && field.admin.hidden)
  const hasName = 'name' in field && Boolean(field.name) && !namedByPayload.has(String(field.name))
  if (isShown && hasName && field.type !== 'ui') checkLabel(field.label, place, complaints)
  const description = field.admin && 'description' in field.admin ? field.admin.description : undefined
  if (description) checkLabel(description, `${place} (description)`, complaints)
  if ('options' in field) checkOptions(field.options, place, complaints)
  if (field.type === 'tabs') {
    for (const tab of field.tabs) {
      checkLabel(tab.label, `${place} tab`, complaints)
      checkFields(tab.fields, place, complaints)
    }
  }
  if ('fields' in field) checkFields(field.fields, place, complaints)
}

function checkOptions(options: unknown[], place: string, complaints: Complaints) {
  for (const option of options) {
    const label = typeof option === 'object' && option !== null ? Reflect.get(option, 'label') : undefined
    // A plain text is right for what is written the same everywhere, such as a language's own name or "A++".
    if (typeof label !== 'string') checkLabel(label, `${place} option ${JSON.stringify(option)}`, complaints)
  }
}

function checkFields(fields: Field[], path: string, complaints: Complaints) {
  for (const field of fields) checkField(field, path, complaints)
}

test.each(collections.map((each) => [each.slug, each] as const))(
  'the collection %s speaks every language',
  (slug, each) => {
    const complaints: Complaints = []
    checkLabel(each.labels?.singular, `${slug} (singular)`, complaints)
    checkLabel(each.labels?.plural, `${slug} (plural)`, complaints)
    if (!each.admin?.hidden) checkLabel(each.admin?.group, `${slug} (group)`, complaints)
    checkFields(each.fields, slug, complaints)
    expect(complaints).toEqual([])
  },
)

test.each(globals.map((each) => [each.slug, each] as const))(
  'the global %s speaks every language',
  (slug, each) => {
    const complaints: Complaints = []
    checkLabel(each.label, `${slug} (label)`, complaints)
    checkLabel(each.admin?.group, `${slug} (group)`, complaints)
    checkFields(each.fields, slug, complaints)
    expect(complaints).toEqual([])
  },
)

test.each(blockSchemas.map((each: Block) => [each.slug, each] as const))(
  'the block %s speaks every language',
  (slug, each) => {
    const complaints: Complaints = []
    checkLabel(each.labels?.singular, `${slug} (singular)`, complaints)
    checkLabel(each.labels?.plural, `${slug} (plural)`, complaints)
    checkFields(each.fields, slug, complaints)
    expect(complaints).toEqual([])
  },
)
