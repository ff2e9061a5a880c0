import type { FormField, FormRule, FormStep } from '@/features/submissions/model/form-field'
import type { Localized } from '@/lib/i18n/locales'

/** Criteria with a minimum and a maximum. The answers have the names of the fields of `demands`, such as `minPrice`. */
interface Range {
  of: string
  kind: 'money' | 'number'
  max: number
  labels: { min: Localized; max: Localized }
}

const price: Range = {
  of: 'Price',
  kind: 'money',
  max: 100_000_000,
  labels: {
    min: {
      nl: 'Minimumbudget (€)',
      fr: 'Budget minimum (€)',
      en: 'Minimum budget (€)',
      de: 'Mindestbudget (€)',
    },
    max: {
      nl: 'Maximumbudget (€)',
      fr: 'Budget maximum (€)',
      en: 'Maximum budget (€)',
      de: 'Höchstbudget (€)',
    },
  },
}

const rooms = (of: string, what: Localized): Range => ({
  of,
  kind: 'number',
  max: 50,
  labels: {
    min: {
      nl: `Minimum ${what.nl}`,
      fr: `${what.fr} (minimum)`,
      en: `Minimum ${what.en}`,
      de: `${what.de} (mindestens)`,
    },
    max: {
      nl: `Maximum ${what.nl}`,
      fr: `${what.fr} (maximum)`,
      en: `Maximum ${what.en}`,
      de: `${what.de} (höchstens)`,
    },
  },
})

const bedrooms = rooms('Bedrooms', {
  nl: 'slaapkamers',
  fr: 'Chambres',
  en: 'bedrooms',
  de: 'Schlafzimmer',
})
const bathrooms = rooms('Bathrooms', {
  nl: 'badkamers',
  fr: 'Salles de bain',
  en: 'bathrooms',
  de: 'Badezimmer',
})
const garages = rooms('Garages', { nl: 'garages', fr: 'Garages', en: 'garages', de: 'Garagen' })
const parking = rooms('Parking', {
  nl: 'parkeerplaatsen',
  fr: 'Parkings',
  en: 'parking spaces',
  de: 'Stellplätze',
})

const bound = (end: 'min' | 'max', { of, kind, max, labels }: Range): FormField => ({
  kind,
  name: `${end}${of}`,
  label: labels[end],
  autocomplete: 'off',
  width: 'half',
  min: 0,
  max,
})

const bounds = (range: Range): FormField[] => [bound('min', range), bound('max', range)]

const typeAndPlace: Localized = {
  nl: 'Kies minstens één type en één zone.',
  fr: 'Choisissez au moins un type et une zone.',
  en: 'Choose at least one type and one area.',
  de: 'Wählen Sie mindestens einen Typ und ein Gebiet.',
}

/** The search criteria: type, place and price. */
export const searchStep: FormStep = {
  title: {
    nl: 'Wat u zoekt',
    fr: 'Ce que vous cherchez',
    en: 'What you are looking for',
    de: 'Was Sie suchen',
  },
  fields: [
    {
      kind: 'radio',
      name: 'goal',
      label: { nl: 'Transactie', fr: 'Transaction', en: 'Transaction', de: 'Angebotsart' },
      required: true,
      options: [
        { value: 'sale', label: { nl: 'Kopen', fr: 'Acheter', en: 'Buy', de: 'Kaufen' } },
        { value: 'rent', label: { nl: 'Huren', fr: 'Louer', en: 'Rent', de: 'Mieten' } },
        {
          value: 'takeover',
          label: { nl: 'Overnemen', fr: 'Reprendre', en: 'Business transfer', de: 'Übernehmen' },
          onlyIf: 'showTakeovers',
        },
      ],
    },
    {
      kind: 'checkboxes',
      name: 'types',
      label: { nl: 'Types panden', fr: 'Types de biens', en: 'Types of property', de: 'Objektarten' },
      required: true,
      missingText: typeAndPlace,
      options: 'propertyTypes',
    },
    {
      kind: 'checkboxes',
      name: 'localities',
      label: { nl: 'Plaatsen', fr: 'Localités', en: 'Towns', de: 'Orte' },
      required: true,
      missingText: typeAndPlace,
      options: 'localities',
      isOnMap: true,
      // A part of the map and a postcode are zones too.
      optionalWith: [{ field: 'search', contains: ['area=', 'near=', 'country='] }, { field: 'zips' }],
    },
    {
      kind: 'text',
      name: 'zips',
      isPostcodes: true,
      inputMode: 'numeric',
      autocomplete: 'off',
      maxLength: 300,
      label: {
        nl: 'Andere postcodes',
        fr: 'Autres codes postaux',
        en: 'Other postcodes',
        de: 'Weitere Postleitzahlen',
      },
      help: {
        nl: 'Staat uw gemeente niet in de lijst? Typ de postcode, bijvoorbeeld 4130.',
        fr: 'Votre commune n’est pas dans la liste\u00a0? Indiquez son code postal, par exemple 4130.',
        en: 'Town not listed? Type its postcode, e.g. 4130.',
        de: 'Ihr Ort fehlt in der Liste? Geben Sie die Postleitzahl ein, zum Beispiel 4130.',
      },
    },
    ...bounds(price),
    {
      kind: 'text',
      name: 'search',
      isHidden: true,
      autocomplete: 'off',
      maxLength: 1000,
      label: {
        nl: 'Overige voorwaarden',
        fr: 'Autres conditions',
        en: 'Other conditions',
        de: 'Weitere Bedingungen',
      },
    },
  ],
}

/** Optional preferences. */
export const wishesStep: FormStep = {
  title: { nl: 'Uw wensen', fr: 'Vos souhaits', en: 'Your wishes', de: 'Ihre Wünsche' },
  intro: {
    nl: 'Laat leeg wat voor u niet telt.',
    fr: 'Laissez vide ce qui ne compte pas pour vous.',
    en: 'Leave empty what does not matter to you.',
    de: 'Lassen Sie leer, was für Sie nicht zählt.',
  },
  fields: [
    ...bounds(bedrooms),
    ...bounds(garages),
    ...bounds(parking),
    // In a separate row, so that the other fields form pairs.
    bound('min', bathrooms),
    { kind: 'checkbox', name: 'garden', label: { nl: 'Tuin', fr: 'Jardin', en: 'Garden', de: 'Garten' } },
    {
      kind: 'checkbox',
      name: 'terrace',
      label: { nl: 'Terras', fr: 'Terrasse', en: 'Terrace', de: 'Terrasse' },
    },
  ],
}

/** An upper bound must not be below its lower bound. */
export const criteriaRules: FormRule[] = [price, bedrooms, garages, parking].map(({ of }) => ({
  rule: 'range',
  lower: `min${of}`,
  upper: `max${of}`,
}))
