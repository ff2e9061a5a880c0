import type { Field, NumberField } from 'payload'

import { propertyLists } from '@/features/listings/model/property-lists'
import { anyone, isAdministrator } from '@/lib/payload/access'
import { colourField } from '@/lib/payload/fields/colour-field'
import { marqueeMeanings } from '@/features/property/model/marquee'

import { defineGlobal } from '../../define-collection'

const marqueeMeaningOptions: string[] = [...marqueeMeanings]

const priceUnitMeaningOptions: string[] = ['startingFrom', 'total', 'perMonth', 'perYear', 'perSquareMetre']

const codeField: NumberField = {
  name: 'code',
  type: 'number',
  required: true,
  min: 0,
  admin: { step: 1 },
}

const table = (name: string, fields: Field[]): Field => ({
  name,
  type: 'array',
  admin: { initCollapsed: true },
  fields,
})

const marqueeTable = table('marquee', [
  codeField,
  {
    name: 'meaning',
    type: 'select',
    required: true,
    options: marqueeMeaningOptions,
  },
  {
    name: 'name',
    type: 'text',
    localized: true,
    maxLength: 40,
  },
  colourField({ name: 'colour' }),
])

const priceUnitTable = table('priceUnits', [
  codeField,
  {
    name: 'meaning',
    type: 'select',
    required: true,
    options: priceUnitMeaningOptions,
  },
  {
    name: 'text',
    type: 'text',
    localized: true,
    maxLength: 60,
  },
])

/** The agency's labels for the number codes of the trade. */
export const propertyCodes = defineGlobal({
  menu: { group: 'settings', shownTo: isAdministrator },
  access: { read: anyone, update: isAdministrator },
  // The meaning of a ribbon decides which properties are on offer.
  refreshes: [propertyLists.ofKind('sale'), propertyLists.ofKind('rent'), propertyLists.units],
  schema: {
    slug: 'propertyCodes',
    fields: [marqueeTable, priceUnitTable],
  },
})
