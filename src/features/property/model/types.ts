import type { Localized } from '@/lib/i18n/locales'

/** The formats of a value on the page; the list of specification section 3.8. */
export const displayFormats = ['string', 'number', 'price', 'address', 'date', 'array', 'percentage'] as const
export type DisplayFormat = (typeof displayFormats)[number]

/** The sections of the property page that show fields; specification section 2.9. */
export const displaySections = [
  'general',
  'financial',
  'planning',
  'energy',
  'comfort',
  'environment',
] as const
export type DisplaySection = (typeof displaySections)[number]

export const catalogueGroups = [
  'identity',
  'money',
  'surfaces',
  'rooms',
  'technical',
  'comfort',
  'legal',
  'risk',
  'energy',
  'rental',
  'viager',
  'orientation',
  /** The own fields of the agency. */
  'own',
] as const
export type CatalogueGroup = (typeof catalogueGroups)[number]

export type Unit =
  | 'euro'
  | 'squareMetres'
  | 'metres'
  | 'kWhPerSquareMetreYear'
  | 'kWhPerYear'
  | 'kgPerSquareMetreYear'
  | 'years'
  | 'percent'

/** The stored value of an option and its label. */
export type CatalogueOptions = Readonly<Record<string, Localized>>

export interface FieldTexts {
  label: Localized
  /** A full sentence for editors. */
  help?: Localized
}

interface EntryBase {
  /** The name of the stored field, also its key in display settings and conditions. */
  name: string
  format: DisplayFormat
  section: DisplaySection
  /** `staff`: never sent to a visitor, never available for display. */
  audience?: 'staff'
  /** The price could be computed from this value, so it is hidden together with the price. */
  disclosesPrice?: true
}

export interface PlainEntry extends EntryBase {
  kind: 'text' | 'localizedText' | 'year' | 'date' | 'flag'
}

export interface NumericEntry extends EntryBase {
  kind: 'number' | 'integer'
  unit?: Unit
  /** Energy values of net producers and basement floors may be negative; all others may not. */
  mayBeNegative?: true
  /** Texts of single numbers, such as 0 for the ground floor. */
  named?: CatalogueOptions
}

export interface ChoiceEntry extends EntryBase {
  kind: 'choice'
  options: CatalogueOptions
  /** More than one option may be chosen. */
  many?: true
}

/** Fields that are stored as one plain value, without their texts. */
export type CatalogueEntry = PlainEntry | NumericEntry | ChoiceEntry

export type NumericCatalogueField = NumericEntry & FieldTexts
export type ChoiceCatalogueField = ChoiceEntry & FieldTexts
export type CatalogueField = CatalogueEntry & FieldTexts

/**
 * A value that can be shown but is not one plain stored field: a relation, a value composed of several fields, or
 * one with its own rules (price, postal address, energy label).
 */
export interface SpecialEntry extends EntryBase {
  kind: 'special'
  options?: CatalogueOptions
  /** The first of the stored fields that it is composed of, where none has its name. */
  storedIn?: string
}

export type SpecialField = SpecialEntry & FieldTexts
