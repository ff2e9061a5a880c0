import type { Field, SelectField } from 'payload'

import { choiceOptions, regionField } from '@/features/property/server/select-fields'
import type { PropertyKind } from '@/features/compliance/model/property-kinds'
import type { Localized } from '@/lib/i18n/locales'
import { goalOptions, statusOptions } from '@/features/property/model/options'

const kindOptions = {
  housing: { nl: 'Woning', fr: 'Logement', en: 'Home', de: 'Wohnung oder Haus' },
  land: { nl: 'Grond', fr: 'Terrain', en: 'Land', de: 'Grundstück' },
  garage: { nl: 'Garage of parkeerplaats', fr: 'Garage ou parking', en: 'Garage or parking', de: 'Garage' },
  other: { nl: 'Ander gebouw', fr: 'Autre bâtiment', en: 'Other building', de: 'Anderes Gebäude' },
} satisfies Record<PropertyKind, Localized>

const scope = (name: string, options: SelectField['options'], description: Localized): SelectField => ({
  name,
  type: 'select',
  hasMany: true,
  options,
  admin: { width: '50%', description },
})

const typesField: Field = {
  name: 'types',
  type: 'relationship',
  relationTo: 'propertyTypes',
  hasMany: true,
  admin: {
    width: '50%',
    allowCreate: false,
  },
}

const leaseField: Field = {
  name: 'leaseLongerThanYears',
  type: 'number',
  min: 1,
  max: 99,
  admin: { width: '50%', step: 1 },
}

const everyRegion = {
  nl: 'Leeg: in elk gewest.',
  fr: 'Vide : dans chaque région.',
  en: 'Empty: in every region.',
  de: 'Leer: in jeder Region.',
}
const everyGoal = { nl: 'Leeg: alle.', fr: 'Vide : toutes.', en: 'Empty: all.', de: 'Leer: alle.' }
const everyKind = {
  nl: 'Volgt het webnummer van het type: 1 tot 3 woning, 4 grond, 7 garage.',
  fr: 'D’après le numéro web du type : 1 à 3 logement, 4 terrain, 7 garage.',
  en: 'By the web number of the type: 1 to 3 home, 4 land, 7 garage.',
  de: 'Nach der Webnummer der Art: 1 bis 3 Wohnung, 4 Grundstück, 7 Garage.',
}
const whileOffered = {
  nl: 'Leeg: zolang het pand beschikbaar of in optie is.',
  fr: 'Vide : tant que le bien est disponible ou sous option.',
  en: 'Empty: while the property is available or under option.',
  de: 'Leer: solange das Objekt verfügbar oder unter Option ist.',
}

/** The properties a rule applies to. */
export const scopeFields: Field[] = [
  {
    type: 'row',
    fields: [
      scope('regions', regionField().options, everyRegion),
      scope('goals', choiceOptions(goalOptions), everyGoal),
    ],
  },
  {
    type: 'row',
    fields: [scope('kinds', choiceOptions(kindOptions), everyKind), typesField],
  },
  {
    type: 'row',
    fields: [scope('statuses', choiceOptions(statusOptions), whileOffered), leaseField],
  },
]
