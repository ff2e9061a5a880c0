import type { CheckboxField, Field, FieldAccess, NumberField, TextField } from 'payload'

import { fieldForStaff, nobody } from '@/lib/cms/access'
import { locales, localized } from '@/lib/i18n/locales'
import { sortColumn } from '@/lib/property/search-columns'

const bySystem: { create: FieldAccess; update: FieldAccess } = { create: nobody, update: nobody }

const textColumn = (name: string, index = false): TextField => ({
  name,
  type: 'text',
  index,
  access: bySystem,
  label: localized(() => name),
  admin: { hidden: true },
})

const numberColumn = (name: string): NumberField => ({
  name,
  type: 'number',
  index: true,
  access: bySystem,
  label: localized(() => name),
  admin: { hidden: true },
})

const flagColumn = (name: string): CheckboxField => ({
  name,
  type: 'checkbox',
  access: bySystem,
  label: localized(() => name),
  admin: { hidden: true },
})

/** Columns the system fills for searching and sorting; see the rules of search columns. */
export const columnFields: Field[] = [
  {
    ...textColumn('studioTitle'),
    // It names the street.
    access: { ...bySystem, read: fieldForStaff },
    label: { nl: 'Pand', fr: 'Bien', en: 'Property', de: 'Objekt' },
  },
  ...locales.map((locale) => textColumn(sortColumn('City', locale))),
  ...locales.map((locale) => textColumn(sortColumn('Type', locale))),
  textColumn('localityKey', true),
  textColumn('searchZip', true),
  textColumn('searchEpc'),
  numberColumn('searchWebId'),
  numberColumn('searchPrice'),
  numberColumn('mapLatitude'),
  numberColumn('mapLongitude'),
  textColumn('searchAvailability'),
  flagColumn('searchGarden'),
  flagColumn('searchTerrace'),
  flagColumn('searchGarage'),
  flagColumn('searchNewBuild'),
]
