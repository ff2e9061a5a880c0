import type { Block, CollectionConfig, Field, GlobalConfig, SelectField } from 'payload'
import { expect, test } from 'vitest'

import { tables } from '@/collections/registry'
import { isLocale, locales } from '@/lib/i18n/locales'
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

const schemas = () => {
  // No editor opens the tables of the program.
  const unseen = tables.map(({ slug }) => slug)
  const collections = completeCollections().filter(({ slug }) => !unseen.includes(slug))
  return [...collections, ...completeGlobals(), ...completeBlocks()]
}

test('every option has a label in every language', () => {
  expect(schemas().flatMap(unlabelled)).toEqual([])
})

const isOfLanguages = (field: Field): field is SelectField =>
  field.type === 'select' &&
  field.options.length > 0 &&
  field.options.every((option) => isLocale(typeof option === 'string' ? option : option.value))

/** The selects of languages of a schema, by their path. */
const languageSelects = ({ slug, fields }: Block | CollectionConfig | GlobalConfig) =>
  fieldsIn(fields)
    .filter(isOfLanguages)
    .map((field) => ({ path: `${slug}.${field.name}`, field }))

/** Selects that name a language which is off: the settings that switch it on, the studio's own language, what the program writes. */
const ofAllLanguages = [
  'missingUrls.locale',
  'outbox.language',
  'siteConfig.code',
  'siteConfig.languageDefault',
  'users.language',
  'visits.language',
]

test('a select of languages offers those that are on', () => {
  const offersAll = schemas()
    .flatMap(languageSelects)
    .filter(({ field }) => !field.admin?.components?.Field)
  expect(offersAll.map(({ path }) => path).toSorted()).toEqual(ofAllLanguages)
})

test('no column has a language as its default: the tables are the same for each source language', () => {
  const selects = [...completeCollections(), ...completeGlobals()].flatMap(languageSelects)
  expect(selects.filter(({ field }) => typeof field.defaultValue === 'string')).toEqual([])
})
