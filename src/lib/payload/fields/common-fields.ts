import type {
  Condition,
  RelationshipField,
  TextField,
  SelectField,
  SingleRelationshipField,
  UIField,
} from 'payload'

import { localeNames, locales, sourceLocale, type Localized } from '@/lib/i18n/locales'

/** A name, one per language. */
export const nameField = (): TextField => ({
  name: 'name',
  type: 'text',
  localized: true,
  required: true,
  maxLength: 120,
  label: { nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' },
})

/**
 * The language for messages to a person. Each option is the name of a language in that language, so it needs no
 * translation.
 */
export function languageField(overrides: Pick<SelectField, 'admin' | 'access'> = {}): SelectField {
  return {
    name: 'language',
    type: 'select',
    label: { nl: 'Taal', fr: 'Langue', en: 'Language', de: 'Sprache' },
    required: true,
    defaultValue: sourceLocale,
    options: locales.map((value) => ({ value, label: localeNames[value] })),
    ...overrides,
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
    label: { nl: 'Pand', fr: 'Bien', en: 'Property', de: 'Objekt' },
  }
}

/** Whether a block, link or item is shown: the status `Published` of the specification. */
export const visibilityField = (): SelectField => ({
  name: 'status',
  type: 'select',
  defaultValue: 'published',
  label: { nl: 'Status', fr: 'Statut', en: 'Status', de: 'Status' },
  options: [
    {
      value: 'published',
      label: { nl: 'Gepubliceerd', fr: 'Publié', en: 'Published', de: 'Veröffentlicht' },
    },
    { value: 'hidden', label: { nl: 'Verborgen', fr: 'Masqué', en: 'Hidden', de: 'Verborgen' } },
  ],
  admin: {
    description: {
      nl: 'Verborgen: bezoekers zien het niet, de inhoud blijft bewaard.',
      fr: 'Masqué : invisible pour les visiteurs, le contenu est conservé.',
      en: 'Hidden: visitors do not see it, the content is kept.',
      de: 'Verborgen: für Besucher unsichtbar, der Inhalt bleibt erhalten.',
    },
  },
})

/**
 * Whether a block shows properties for sale, for rent, or both.
 *
 * @param description what that means in this block
 */
export const offeredGoalField = (description?: Localized, admin: SelectField['admin'] = {}): SelectField => ({
  name: 'goal',
  type: 'select',
  required: true,
  defaultValue: 'both',
  label: { nl: 'Transactie', fr: 'Transaction', en: 'Transaction', de: 'Angebotsart' },
  options: [
    { value: 'both', label: { nl: 'Beide', fr: 'Les deux', en: 'Both', de: 'Beide' } },
    { value: 'sale', label: { nl: 'Te koop', fr: 'À vendre', en: 'For sale', de: 'Zu verkaufen' } },
    { value: 'rent', label: { nl: 'Te huur', fr: 'À louer', en: 'For rent', de: 'Zu vermieten' } },
  ],
  admin: { ...admin, description },
})

/** A map beside `latitude` and `longitude` on which an editor sets the pin; starts at the centre of `locality`. */
export const pinField = (): UIField => ({
  name: 'pin',
  type: 'ui',
  label: { nl: 'Op de kaart', fr: 'Sur la carte', en: 'On the map', de: 'Auf der Karte' },
  admin: { disableListColumn: true, components: { Field: '/features/map/studio/place-field#PlaceField' } },
})

/** Properties that an editor chooses for a block, in their order. */
export const chosenPropertiesField = (condition: Condition): RelationshipField => ({
  name: 'properties',
  type: 'relationship',
  relationTo: 'properties',
  hasMany: true,
  maxRows: 24,
  label: { nl: 'Panden', fr: 'Biens', en: 'Properties', de: 'Objekte' },
  admin: {
    condition,
    description: {
      nl: 'In deze volgorde. Een pand dat niet meer online staat, valt vanzelf weg.',
      fr: 'Dans cet ordre. Un bien qui n’est plus en ligne disparaît de lui-même.',
      en: 'In this order. A property that is no longer online drops out by itself.',
      de: 'In dieser Reihenfolge. Ein Objekt, das nicht mehr online ist, fällt von selbst weg.',
    },
  },
})
