import type { Field, NumberField, SelectFieldSingleValidation } from 'payload'
import { select } from 'payload/shared'

import type { Localized } from '@/lib/i18n/locales'
import { isAgent } from '@/lib/payload/access'
import { studioMessage } from '@/lib/payload/studio-message'
import { readOfferedGoals } from '@/features/property/server/api'

type Range = { of: string; label: Localized }

const ranges: Range[] = [
  { of: 'Price', label: { nl: 'Prijs', fr: 'Prix', en: 'Price', de: 'Preis' } },
  { of: 'Bedrooms', label: { nl: 'Slaapkamers', fr: 'Chambres', en: 'Bedrooms', de: 'Schlafzimmer' } },
  { of: 'Bathrooms', label: { nl: 'Badkamers', fr: 'Salles de bain', en: 'Bathrooms', de: 'Badezimmer' } },
  { of: 'Garages', label: { nl: 'Garages', fr: 'Garages', en: 'Garages', de: 'Garagen' } },
  {
    of: 'Parking',
    label: { nl: 'Parkeerplaatsen', fr: 'Parkings', en: 'Parking spaces', de: 'Stellplätze' },
  },
]

const bound = (end: 'min' | 'max', { of, label }: Range): NumberField => ({
  name: `${end}${of}`,
  type: 'number',
  min: 0,
  label: {
    nl: `${label.nl} (${end === 'min' ? 'minimum' : 'maximum'})`,
    fr: `${label.fr} (${end === 'min' ? 'minimum' : 'maximum'})`,
    en: `${label.en} (${end === 'min' ? 'minimum' : 'maximum'})`,
    de: `${label.de} (${end === 'min' ? 'mindestens' : 'höchstens'})`,
  },
})

/** A search of visitors was checked by its form. One that was stored before the agency stopped a kind of offer stays. */
const validateGoal: SelectFieldSingleValidation = async (value, options) => {
  const { overrideAccess, previousValue, req } = options
  const valid = await select(value, options)
  if (valid !== true || overrideAccess || value === previousValue) return valid
  const offered = await readOfferedGoals(req.payload)
  return offered.some((goal) => goal === value) || studioMessage(req, 'refusals.goalNotOffered')
}

/** What a registered search looks for. */
export const demandCriteria: Field[] = [
  {
    name: 'goal',
    type: 'select',
    required: true,
    index: true,
    validate: validateGoal,
    label: { nl: 'Transactie', fr: 'Transaction', en: 'Transaction', de: 'Angebotsart' },
    options: [
      { value: 'sale', label: { nl: 'Te koop', fr: 'À vendre', en: 'For sale', de: 'Zu verkaufen' } },
      { value: 'rent', label: { nl: 'Te huur', fr: 'À louer', en: 'For rent', de: 'Zu vermieten' } },
      {
        value: 'takeover',
        label: { nl: 'Over te nemen', fr: 'À remettre', en: 'Business transfer', de: 'Übernahme' },
      },
    ],
  },
  {
    name: 'types',
    type: 'relationship',
    relationTo: 'propertyTypes',
    hasMany: true,
    label: { nl: 'Types', fr: 'Types', en: 'Types', de: 'Typen' },
  },
  {
    name: 'localities',
    type: 'relationship',
    relationTo: 'localities',
    hasMany: true,
    label: { nl: 'Plaatsen', fr: 'Localités', en: 'Towns', de: 'Orte' },
  },
  {
    name: 'zips',
    type: 'text',
    hasMany: true,
    label: { nl: 'Postcodes', fr: 'Codes postaux', en: 'Postcodes', de: 'Postleitzahlen' },
  },
  ...ranges.map((range): Field => ({ type: 'row', fields: [bound('min', range), bound('max', range)] })),
  {
    type: 'row',
    fields: [
      { name: 'garden', type: 'checkbox', label: { nl: 'Tuin', fr: 'Jardin', en: 'Garden', de: 'Garten' } },
      {
        name: 'terrace',
        type: 'checkbox',
        label: { nl: 'Terras', fr: 'Terrasse', en: 'Terrace', de: 'Terrasse' },
      },
    ],
  },
  {
    name: 'search',
    type: 'text',
    access: { update: isAgent },
    label: {
      nl: 'Overige voorwaarden',
      fr: 'Autres conditions',
      en: 'Other conditions',
      de: 'Weitere Bedingungen',
    },
    admin: {
      description: {
        nl: 'Zoals in het adres van een lijst, bijvoorbeeld surfaceMin=80.',
        fr: 'Comme dans l’adresse d’une liste, par exemple surfaceMin=80.',
        en: 'As in the address of a list, for instance surfaceMin=80.',
        de: 'Wie in der Adresse einer Liste, zum Beispiel surfaceMin=80.',
      },
    },
  },
]
