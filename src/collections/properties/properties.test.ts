import type { Field } from 'payload'
import { expect, test } from 'vitest'

import { textSchema } from '@/features/translation/model/text-schema'

import { properties } from './properties'

/** Names of the fields offered for bulk editing. */
const offered = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => offered(tab.fields))
    if (field.type === 'row' || field.type === 'collapsible') return offered(field.fields)
    const isOffered = 'name' in field && !(field.admin && 'disableBulkEdit' in field.admin)
    return isOffered ? [String(field.name)] : []
  })

test('marquee, agent and status can be edited in bulk, prices and postal addresses cannot', () => {
  const names = offered(properties.schema.fields)
  expect(names).toEqual(expect.arrayContaining(['status', 'marquee', 'agent']))
  expect(
    names.filter((name) =>
      ['price', 'street', 'headline', 'complianceState', 'pictures', 'publishedIn'].includes(name),
    ),
  ).toEqual([])
  expect(names.length).toBeLessThan(15)
})

test('the languages panel knows the section of a text', () => {
  const { tabs } = textSchema(properties.schema.fields, () => undefined)
  expect(tabs.get('headline')).toBe(0)
})
