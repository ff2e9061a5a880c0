import type { ArrayField, ClientField, Field } from 'payload'
import { expect, test } from 'vitest'

import { blockSchemas } from '@/blocks/registry'
import { collectionConfigs, globalConfigs } from '@/collections/registry'
import { withStudioFields } from '@/lib/payload/fields/studio-fields'
import { namingFieldsOf } from '@/studio/blocks/describe-list-row'

import { innerFields } from '../../support/studio-labels'

const fieldsIn = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => [field, ...fieldsIn(innerFields(field))])

const listsIn = (fields: readonly Field[]): ArrayField[] =>
  fieldsIn(fields).filter((field) => field.type === 'array')

const schemas = [...collectionConfigs, ...globalConfigs, ...blockSchemas].map(
  (schema) => [schema.slug, withStudioFields(schema)] as const,
)

test.each(schemas)(
  'the rows of every list of %s are named by what they say, and open when new',
  (_slug, schema) => {
    const complaints = listsIn(schema.fields).filter(({ admin, fields }) => {
      const { RowLabel, beforeInput = [] } = admin?.components ?? {}
      const isWatched = beforeInput.some((part) => String(part).endsWith('#OpenNewRows'))
      const isNamed = RowLabel && namingFieldsOf(fields as unknown as ClientField[]).length > 0
      return !isNamed || (admin?.initCollapsed === true) !== isWatched
    })
    expect(complaints.map(({ name }) => name)).toEqual([])
  },
)

test.each(schemas)('the days of %s are written as in Belgium', (_slug, schema) => {
  const dates = fieldsIn(schema.fields).filter((field) => field.type === 'date')
  for (const { admin } of dates) expect(admin?.date?.displayFormat).toMatch(/^(dd\/)?MM\/yyyy( HH:mm)?$/)
})

test('the contract looks at lists inside lists, tabs and groups', () => {
  const lists = new Set(schemas.flatMap(([, { fields }]) => listsIn(fields).map(({ name }) => name)))
  for (const name of ['grandchildren', 'columns', 'links']) expect(lists).toContain(name)
})
