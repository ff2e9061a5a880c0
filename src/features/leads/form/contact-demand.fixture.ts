import { exampleOption } from '@/features/submissions/model/example-options.fixture'

/** A request for a valuation as a browser would send it. */
export const contactDemandFixture: Record<string, string | string[]> = {
  propertyType: exampleOption('propertyTypes'),
  propertyStreet: 'Rue du Pont',
  propertyHouseNumber: '12',
  propertyBoxNr: '2A',
  propertyZip: '4400',
  propertyCity: 'Flémalle',
  location: '50.600123,5.470456',
  goal: 'sale',
  livingArea: '145',
  groundArea: '620',
  bedrooms: '3',
  constructionYear: '1974',
  condition: 'good',
  title: 'mr',
  firstName: 'Benoît',
  lastName: 'Delvaux',
  email: 'benoit.delvaux@example.org',
  phone: '04 223 45 67',
  message: 'Nous pensons vendre au printemps.',
}
