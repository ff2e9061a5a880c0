import type { Localized } from '@/lib/i18n/locales'

import type { FormField, OptionalFormField, TextField } from './form-field'

const labels = {
  street: { nl: 'Straat', fr: 'Rue', en: 'Street', de: 'Straße' },
  houseNumber: { nl: 'Nummer', fr: 'Numéro', en: 'House number', de: 'Hausnummer' },
  boxNr: { nl: 'Bus', fr: 'Boîte', en: 'Flat no.', de: 'Wohnungsnr. / Briefkasten' },
  zip: { nl: 'Postcode', fr: 'Code postal', en: 'Postcode', de: 'Postleitzahl' },
  city: { nl: 'Plaats', fr: 'Localité', en: 'Town', de: 'Ort' },
  country: { nl: 'Land', fr: 'Pays', en: 'Country', de: 'Land' },
} satisfies Record<string, Localized>

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
