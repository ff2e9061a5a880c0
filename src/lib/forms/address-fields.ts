import type { Localized } from '@/lib/i18n/locales'

import type { FormField, OptionalFormField, TextField } from './form-field'

const labels = {
  street: { nl: 'Straat', fr: 'Rue', en: 'Street', de: 'Straße' },
  houseNumber: { nl: 'Nummer', fr: 'Numéro', en: 'House number', de: 'Hausnummer' },
  boxNr: { nl: 'Bus', fr: 'Boîte', en: 'Box', de: 'Postfach (Bus)' },
  zip: { nl: 'Postcode', fr: 'Code postal', en: 'Postcode', de: 'Postleitzahl' },
  city: { nl: 'Plaats', fr: 'Localité', en: 'Town', de: 'Ort' },
  country: { nl: 'Land', fr: 'Pays', en: 'Country', de: 'Land' },
} satisfies Record<string, Localized>

export interface AddressFieldOptions {
  required?: boolean
  /** Asked only where the agency switched this on. */
  onlyIf?: OptionalFormField
  /**
   * Put before each name, such as `property` for `propertyStreet`. Without one the address is that of the person and
   * fills the lead's.
   */
  prefix?: string
  /** Whether the country is asked too. */
  country?: boolean
}

const named = (prefix: string, name: string): string =>
  prefix === '' ? name : prefix + name.charAt(0).toUpperCase() + name.slice(1)

/** An address. A browser fills in that of the visitor alone, so one with a prefix is not offered to its memory. */
export function addressFields({
  required = false,
  onlyIf,
  prefix = '',
  country = false,
}: AddressFieldOptions = {}): FormField[] {
  const field = (
    name: keyof typeof labels,
    token: string,
    more: Partial<TextField<Localized>>,
  ): TextField<Localized> => ({
    kind: 'text',
    name: named(prefix, name),
    label: labels[name],
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
