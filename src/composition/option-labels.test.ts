import type { Block, CollectionConfig, Field, GlobalConfig } from 'payload'
import { expect, test } from 'vitest'

import { tables } from '@/collections/registry'
import { locales } from '@/lib/i18n/locales'
import { isRecord } from '@/lib/values/read-value'

import { completeBlocks, completeCollections, completeGlobals } from './complete-schemas'

const fieldsIn = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => fieldsIn(tab.fields))
    if (field.type === 'blocks') return field.blocks.flatMap((block) => fieldsIn(block.fields))
    return 'fields' in field ? [field, ...fieldsIn(field.fields)] : [field]
  })

const hasLabel = (label: unknown): boolean =>
  isRecord(label) ? locales.every((locale) => Boolean(label[locale])) : Boolean(label)

/** The options of a schema that an editor would see by their stored value. */
const unlabelled = ({ slug, fields }: Block | CollectionConfig | GlobalConfig): string[] =>
  fieldsIn(fields).flatMap((field) =>
    (field.type === 'select' || field.type === 'radio') && !field.admin?.hidden
      ? field.options.flatMap((option) =>
          typeof option !== 'string' && hasLabel(option.label)
            ? []
            : [`${slug}.${field.name}: ${typeof option === 'string' ? option : option.value}`],
        )
      : [],
  )

test('every option has a label in every language', () => {
  // No editor opens the tables of the program.
  const unseen = tables.map(({ slug }) => slug)
  const collections = completeCollections().filter(({ slug }) => !unseen.includes(slug))
  const schemas = [...collections, ...completeGlobals(), ...completeBlocks()]
  expect(schemas.flatMap(unlabelled)).toEqual([])
})
