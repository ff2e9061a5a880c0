import type { Localized } from '@/lib/i18n/locales'

import type { FieldSchema, OptionalFormField, SchemaOf, TextField } from './form-field'

type TextSchema = SchemaOf<TextField<Localized>>
type AddressPart = 'street' | 'houseNumber' | 'boxNr' | 'zip' | 'city' | 'country'

export interface AddressFieldOptions {
  required?: boolean
  /** Shown only where the agency enabled it. */
  onlyIf?: OptionalFormField
  /**
   * Prefix of each field name, such as `property` for `propertyStreet`. Without one the fields are those of the person
   * and fill the postal address of the lead.
   */
  prefix?: string
  /** Whether the country has a field too. */
  country?: boolean
}

const named = (prefix: string, name: string): string =>
  prefix === '' ? name : prefix + name.charAt(0).toUpperCase() + name.slice(1)

/** The fields of a postal address. With a prefix, browser autofill is off: browsers know the visitor's own address only. */
export function addressFields({
  required = false,
  onlyIf,
  prefix = '',
  country = false,
}: AddressFieldOptions = {}): FieldSchema[] {
  const field = (name: AddressPart, token: string, more: Partial<TextSchema>): TextSchema => ({
    kind: 'text',
    name: named(prefix, name),
    autocomplete: prefix === '' ? token : 'off',
    width: 'half',
    ...(onlyIf && { onlyIf }),
    ...more,
  })
  return [
    field('street', 'address-line1', { required, maxLength: 120 }),
    field('houseNumber', 'off', { required, maxLength: 15 }),
    field('boxNr', 'off', { maxLength: 15 }),
    field('zip', 'postal-code', { required, maxLength: 12, inputMode: 'numeric' }),
    field('city', 'address-level2', { required, maxLength: 80 }),
    ...(country ? [field('country', 'country-name', { maxLength: 60 })] : []),
  ]
}
