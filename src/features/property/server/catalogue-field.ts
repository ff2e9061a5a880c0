import type { Condition, Field, FieldAccess } from 'payload'

import { catalogue, catalogueFields, type CatalogueFieldName } from '@/features/property/model/catalogue'
import { flagOptions } from '@/features/property/model/options'
import type {
  CatalogueField,
  CatalogueGroup,
  ChoiceCatalogueField,
  NumericCatalogueField,
} from '@/features/property/model/types'
import { unitSuffixes } from '@/features/property/model/format-value'
import { localized } from '@/lib/i18n/locales'

import { closedToTranslators, isStaff, fieldWithPublishedPrice } from '@/lib/payload/access'
import { choiceOptions } from './select-fields'

const firstYear = 1000
const lastYear = 2200

function readAccess(field: CatalogueField): { read?: FieldAccess } {
  if (field.audience === 'staff') return { read: isStaff }
  return field.disclosesPrice ? { read: fieldWithPublishedPrice } : {}
}

/** The label with its unit, for example "Living area (m²)". */
function labelOf(field: CatalogueField) {
  const unit = field.kind === 'number' || field.kind === 'integer' ? field.unit : undefined
  const suffixes = unit === 'euro' ? localized(() => '€') : unit && unitSuffixes[unit]
  return localized((locale) =>
    suffixes ? `${field.label[locale]} (${suffixes[locale]})` : field.label[locale],
  )
}

const commonFields = (field: CatalogueField) => ({
  name: field.name,
  label: labelOf(field),
  access: { ...(field.kind === 'localizedText' ? {} : closedToTranslators), ...readAccess(field) },
})

const admin = (field: CatalogueField, width: string) => ({
  width,
  ...(field.help ? { description: { ...field.help } } : {}),
})

function numberField(field: NumericCatalogueField): Field {
  return {
    ...commonFields(field),
    type: 'number',
    ...(field.mayBeNegative ? {} : { min: 0 }),
    admin: { ...admin(field, '33.33%'), step: field.kind === 'integer' ? 1 : 0.01 },
  }
}

function choiceField(field: ChoiceCatalogueField): Field {
  const many = field.many === true
  return {
    ...commonFields(field),
    type: 'select',
    options: choiceOptions(field.options),
    admin: { ...admin(field, many ? '100%' : '33.33%'), isClearable: true },
    ...(many ? { hasMany: true } : {}),
  }
}

/** The Payload field of a catalogue entry: type, labels, help, unit, and read and write access. */
export function catalogueField(field: CatalogueField): Field {
  switch (field.kind) {
    case 'number':
    case 'integer':
      return numberField(field)
    case 'choice':
      return choiceField(field)
    case 'year':
      return {
        ...commonFields(field),
        type: 'number',
        min: firstYear,
        max: lastYear,
        admin: { ...admin(field, '33.33%'), step: 1 },
      }
    case 'flag':
      return {
        ...commonFields(field),
        type: 'select',
        options: choiceOptions(flagOptions),
        admin: { ...admin(field, '33.33%'), isClearable: true },
      }
    case 'date':
      return {
        ...commonFields(field),
        type: 'date',
        admin: {
          ...admin(field, '33.33%'),
          date: { pickerAppearance: 'dayOnly', displayFormat: 'dd/MM/yyyy' },
        },
      }
    case 'text':
      return { ...commonFields(field), type: 'text', maxLength: 200, admin: admin(field, '33.33%') }
    case 'localizedText':
      return {
        ...commonFields(field),
        type: 'textarea',
        localized: true,
        maxLength: 2000,
        admin: admin(field, '100%'),
      }
  }
}

const isShort = (entry: CatalogueField) => entry.kind !== 'localizedText'

/** Short fields side by side, texts below them. */
function arranged(entries: readonly CatalogueField[], when?: Condition): Field[] {
  const short = entries.filter(isShort).map((entry) => catalogueField(entry))
  const texts = entries.filter((entry) => !isShort(entry)).map((entry) => catalogueField(entry))
  const admin = when && { condition: when }
  return [...(short.length > 0 ? [{ type: 'row', fields: short, admin } satisfies Field] : []), ...texts]
}

/** All Payload fields of a group, except those placed elsewhere in the form. */
export const catalogueGroupFields = (
  group: CatalogueGroup,
  elsewhere: readonly CatalogueFieldName[] = [],
): Field[] => arranged(catalogue[group].filter(({ name }) => !elsewhere.some((other) => other === name)))

/** Fields of any group in the given order, shown only if the condition is met. */
export const catalogueFieldsNamed = (
  names: readonly CatalogueFieldName[],
  { when }: { when?: Condition } = {},
): Field[] =>
  arranged(
    names.flatMap((name) => catalogueFields.find((entry) => entry.name === name) ?? []),
    when,
  )
