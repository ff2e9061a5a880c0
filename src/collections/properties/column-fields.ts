import type { CheckboxField, Field, FieldAccess, NumberField, TextField } from 'payload'

import { isStaff, noAccess } from '@/lib/payload/access'
import { languageOfReader } from '@/lib/payload/reader-language'
import { disclosures } from '@/features/property/model/disclosure'
import { studioTitleIn } from '@/features/property/model/studio-title'

const bySystem: { create: FieldAccess; update: FieldAccess } = { create: noAccess, update: noAccess }

const textColumn = (name: string, index = false): TextField => ({
  name,
  type: 'text',
  index,
  access: bySystem,
  admin: { hidden: true },
})

const numberColumn = (name: string): NumberField => ({
  name,
  type: 'number',
  index: true,
  access: bySystem,
  admin: { hidden: true },
})

const flagColumn = (name: string): CheckboxField => ({
  name,
  type: 'checkbox',
  access: bySystem,
  admin: { hidden: true },
})

/** Columns that the system fills for searching and sorting; see the rules of search columns. */
export const columnFields: Field[] = [
  {
    ...textColumn('studioTitle'),
    // It contains the street.
    access: { ...bySystem, read: isStaff },
    admin: { hidden: true, components: { Cell: '/features/property/studio/property-cell#PropertyCell' } },
    hooks: { afterRead: [({ value, req }) => value && studioTitleIn(value, languageOfReader(req))] },
  },
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
  {
    // Set when visitors read a sold or let property (`hideGone`).
    name: 'disclosure',
    type: 'select',
    virtual: true,
    options: [...disclosures],
    access: bySystem,
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  },
]
