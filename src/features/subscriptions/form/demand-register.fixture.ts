import { exampleOption } from '@/features/submissions/model/example-options.fixture'

/** A search as a browser would send it. */
export const demandRegisterFixture: Record<string, string | string[]> = {
  goal: 'sale',
  types: [exampleOption('propertyTypes')],
  localities: [exampleOption('localities')],
  zips: '4130, 4052',
  minPrice: '150000',
  maxPrice: '275000',
  minBedrooms: '2',
  maxBedrooms: '4',
  minBathrooms: '1',
  minGarages: '1',
  garden: 'on',
  search: 'surfaceMin=90',
  searchName: 'Maison à Flémalle',
  frequency: 'daily',
  title: 'ms',
  firstName: 'Nathalie',
  lastName: 'Collard',
  email: 'nathalie.collard@example.org',
  phone: '0486 44 55 66',
}
