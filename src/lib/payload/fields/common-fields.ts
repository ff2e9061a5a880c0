import type {
  Condition,
  RelationshipField,
  TextField,
  SelectField,
  SingleRelationshipField,
  UIField,
} from 'payload'

import { localeNames, locales, sourceLocale } from '@/lib/i18n/locales'

/** A name, one per language. */
export const nameField = (): TextField => ({
  name: 'name',
  type: 'text',
  localized: true,
  required: true,
  maxLength: 120,
})

/** Each option is the name of a language in that language, so it needs no translation. */
export const languageOptions = locales.map((value) => ({ value, label: localeNames[value] }))

/** The input of a select of languages: it offers those that are on in the settings of the site, and what is stored. */
export const languageInput = '/studio/language-select#LanguageSelect'

/** The input for the language of texts, which editors also write in the source language, from which others are translated. */
export const writtenLanguageInput = '/studio/language-select#WrittenLanguageSelect'

/**
 * The language for messages to a person. Its default is a function, which the database does not store: its tables are the same
 * whatever the source language of a site is.
 */
export function languageField({
  admin,
  ...overrides
}: Pick<SelectField, 'admin' | 'access'> = {}): SelectField {
  return {
    name: 'language',
    type: 'select',
    required: true,
    defaultValue: () => sourceLocale,
    options: languageOptions,
    ...overrides,
    admin: { components: { Field: languageInput }, ...admin },
  }
}

/** The property a document belongs to; access rules use it to find the agent and the owners. */
export function propertyField(required = true): SingleRelationshipField {
  return {
    name: 'property',
    type: 'relationship',
    relationTo: 'properties',
    index: true,
    required,
  }
}

/** Whether a block, link or item is shown: the status `Published` of the specification. */
export const visibilityField = (): SelectField => ({
  name: 'status',
  type: 'select',
  defaultValue: 'published',
  options: ['published', 'hidden'],
})

/**
 * Whether a block shows properties for sale, for rent, or both.
 *
 * @param description what that means in this block
 */
export const offeredGoalField = (admin: SelectField['admin'] = {}): SelectField => ({
  name: 'goal',
  type: 'select',
  required: true,
  defaultValue: 'both',
  options: ['both', 'sale', 'rent'],
  admin: { ...admin },
})

/** A map beside `latitude` and `longitude` on which an editor sets the pin; starts at the centre of `locality`. */
export const pinField = (): UIField => ({
  name: 'pin',
  type: 'ui',
  admin: { disableListColumn: true, components: { Field: '/features/map/studio/place-field#PlaceField' } },
})

/** Properties that an editor chooses for a block, in their order. */
export const chosenPropertiesField = (condition: Condition): RelationshipField => ({
  name: 'properties',
  type: 'relationship',
  relationTo: 'properties',
  hasMany: true,
  maxRows: 24,
  admin: {
    condition,
  },
})
