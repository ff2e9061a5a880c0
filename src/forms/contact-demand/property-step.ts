import { addressFields } from '@/features/submissions/model/address-fields'
import type { FieldOption, FormStep } from '@/features/submissions/model/form-field'
import type { Localized } from '@/lib/i18n/locales'

const conditions: FieldOption<Localized>[] = [
  { value: 'new', label: { nl: 'Nieuw', fr: 'Neuf', en: 'New', de: 'Neu' } },
  {
    value: 'good',
    label: { nl: 'Goede staat', fr: 'Bon état', en: 'Good condition', de: 'Guter Zustand' },
  },
  {
    value: 'toRefresh',
    label: { nl: 'Op te frissen', fr: 'À rafraîchir', en: 'Needs some updating', de: 'Aufzufrischen' },
  },
  {
    value: 'toRenovate',
    label: { nl: 'Te renoveren', fr: 'À rénover', en: 'To be renovated', de: 'Zu renovieren' },
  },
]

/** The property to be valued, and its postal address. */
export const propertyStep: FormStep = {
  title: { nl: 'Uw pand', fr: 'Votre bien', en: 'Your property', de: 'Ihre Immobilie' },
  fields: [
    {
      kind: 'select',
      name: 'propertyType',
      label: { nl: 'Type pand', fr: 'Type de bien', en: 'Type of property', de: 'Objektart' },
      required: true,
      missingText: {
        nl: 'Kies het type pand dat u wilt laten schatten.',
        fr: 'Choisissez le type de bien à estimer.',
        en: 'Choose the type of property to be valued.',
        de: 'Wählen Sie die Objektart, die geschätzt werden soll.',
      },
      options: 'propertyTypes',
    },
    ...addressFields({ required: true, prefix: 'property' }),
    {
      kind: 'point',
      name: 'location',
      label: {
        nl: 'Ligging op de kaart',
        fr: 'Emplacement sur la carte',
        en: 'Place on the map',
        de: 'Lage auf der Karte',
      },
      help: {
        nl: 'Niet verplicht. Handig als het pand moeilijk te vinden is.',
        fr: 'Facultatif. Utile si le bien est difficile à trouver.',
        en: 'Optional. Useful when the property is hard to find.',
        de: 'Freiwillig. Nützlich, wenn die Immobilie schwer zu finden ist.',
      },
    },
  ],
}

/** Optional details that improve the valuation. */
export const detailsStep: FormStep = {
  title: { nl: 'Kenmerken', fr: 'Caractéristiques', en: 'Details', de: 'Merkmale' },
  intro: {
    nl: 'Vul in wat u weet. Wat ontbreekt, bekijken we ter plaatse.',
    fr: 'Indiquez ce que vous savez. Nous verrons le reste sur place.',
    en: 'Fill in what you know. We will look at the rest on the spot.',
    de: 'Geben Sie an, was Sie wissen. Den Rest sehen wir uns vor Ort an.',
  },
  fields: [
    {
      kind: 'radio',
      name: 'goal',
      label: { nl: 'Uw plan', fr: 'Votre projet', en: 'Your plan', de: 'Ihr Vorhaben' },
      noAnswer: {
        nl: 'Weet ik nog niet',
        fr: 'Je ne sais pas encore',
        en: 'Not decided yet',
        de: 'Noch offen',
      },
      options: [
        { value: 'sale', label: { nl: 'Verkopen', fr: 'Vendre', en: 'Sell', de: 'Verkaufen' } },
        { value: 'rent', label: { nl: 'Verhuren', fr: 'Louer', en: 'Let', de: 'Vermieten' } },
        {
          value: 'undecided',
          label: {
            nl: 'Gewoon de waarde kennen',
            fr: 'Simplement connaître sa valeur',
            en: 'Just the value',
            de: 'Nur den Wert erfahren',
          },
        },
      ],
    },
    {
      kind: 'number',
      name: 'livingArea',
      label: {
        nl: 'Bewoonbare oppervlakte (m²)',
        fr: 'Surface habitable (m²)',
        en: 'Living area (m²)',
        de: 'Wohnfläche (m²)',
      },
      autocomplete: 'off',
      width: 'half',
      min: 1,
      max: 100_000,
    },
    {
      kind: 'number',
      name: 'groundArea',
      label: {
        nl: 'Grondoppervlakte (m²)',
        fr: 'Surface du terrain (m²)',
        en: 'Land area (m²)',
        de: 'Grundstücksfläche (m²)',
      },
      autocomplete: 'off',
      width: 'half',
      min: 1,
      max: 10_000_000,
    },
    {
      kind: 'number',
      name: 'bedrooms',
      label: { nl: 'Slaapkamers', fr: 'Chambres', en: 'Bedrooms', de: 'Schlafzimmer' },
      autocomplete: 'off',
      width: 'half',
      min: 0,
      max: 100,
    },
    {
      kind: 'number',
      name: 'constructionYear',
      label: { nl: 'Bouwjaar', fr: 'Année de construction', en: 'Year of construction', de: 'Baujahr' },
      help: {
        nl: 'Een schatting volstaat.',
        fr: 'Une estimation suffit.',
        en: 'An estimate will do.',
        de: 'Eine Schätzung genügt.',
      },
      autocomplete: 'off',
      width: 'half',
      min: 1000,
      max: 2100,
    },
    {
      kind: 'select',
      name: 'condition',
      label: { nl: 'Staat', fr: 'État', en: 'Condition', de: 'Zustand' },
      options: conditions,
    },
  ],
}
