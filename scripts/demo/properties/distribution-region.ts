import { at, row, type DemoRow } from './distribution'
import { overriddenRef } from './open-cases'

const none = 'notApplicable'

/** The other 28 places: 57 properties for sale, the units of projects 2 and 3 among them, and one takeover. */
export const regionRows: DemoRow[] = [
  ...at(
    'Liège|4000',
    row(4624, 'apartment', 'C', { marquee: 1 }),
    row(4600, 'shop', none, { goal: 'takeover' }),
    row(4592, 'penthouse', 'B', { hidePrice: true }),
    row(4568, 'studio', 'E'),
    row(4535, 'masterHouse', 'F'),
    row(4508, 'office', null),
    row(4389, 'parking', none),
  ),
  ...at('Rocourt|4000', row(4579, 'modern', 'A+')),
  ...at('Jupille-sur-Meuse|4020', row(4545, 'terraced', 'D')),
  ...at(
    'Grivegnée|4030',
    row(4618, 'belEtage', 'E', { marquee: 1 }),
    row(4459, 'apartment', none, { special: 'incomplete' }),
  ),
  ...at('Angleur|4031', row(4523, 'apartment', 'C')),
  ...at('Chênée|4032', row(4491, 'terraced', 'E', { marquee: 3 })),
  ...at(
    'Herstal|4040',
    row(4606, 'apartment', 'D', { annuity: 'oneHead', hideAddress: true }),
    row(4557, 'warehouse', none),
    row(4422, 'terraced', 'G', { marquee: 5 }),
  ),
  ...at('Chaudfontaine|4050', row(4565, 'villa', 'B')),
  ...at(
    'Embourg|4053',
    row(4635, 'villa', 'A', { marquee: 1, pool: true, hidePrice: true, hideAddress: true }),
    row(4574, 'apartment', 'B'),
    row(4473, 'villa', 'C', { marquee: 5 }),
  ),
  ...at(
    'Seraing|4100',
    row(4610, 'terraced', 'F'),
    row(4560, 'investment', 'E', { tenanted: true, further: [2, 3] }),
    row(4517, 'apartment', 'G', { marquee: 2 }),
    row(4368, 'garage', none),
  ),
  ...at('Boncelles|4100', row(4587, 'villa', 'D'), row(4529, 'modern', 'A', { marquee: 3 })),
  ...at('Jemeppe-sur-Meuse|4101', row(4552, 'shop', none, { further: [1] }), row(4448, 'terraced', 'G')),
  ...at('Ougrée|4102', row(4505, 'terraced', none, { special: 'incomplete', hideAddress: true })),
  ...at(
    'Neupré|4120',
    row(4615, 'villa', 'C', { marquee: 2 }),
    row(4538, 'land', none, { startingFrom: true }),
    row(4426, 'villa', 'E', { marquee: 5 }),
  ),
  ...at('Esneux|4130', row(4594, 'farmhouse', 'D'), row(4501, 'modern', 'B')),
  ...at('Tilff|4130', row(4514, 'masterHouse', 'E', { annuity: 'twoHeads', hideAddress: true })),
  ...at(
    'Waremme|4300',
    row(4484, 'farmhouse', 'G'),
    row(4324, 'newHouse', 'A+', { project: 3, marquee: 5 }),
    row(4325, 'newHouse', 'A+', { project: 3, marquee: 5 }),
    row(4326, 'newHouse', 'A++', { project: 3, marquee: 5 }),
    row(4327, 'newHouse', 'A+', { project: 3, marquee: 5 }),
  ),
  ...at('Awans|4340', row(4602, 'modern', 'A++', { marquee: 1 })),
  ...at('Ivoz-Ramet|4400', row(4531, 'terraced', 'F')),
  ...at('Saint-Nicolas|4420', row(4494, 'terraced', 'F')),
  ...at(
    'Ans|4430',
    row(4547, 'belEtage', 'C'),
    row(4338, 'newApartment', 'A', { project: 2, startingFrom: true }),
    row(4339, 'newApartment', 'A+', { project: 2, marquee: 5 }),
    row(4340, 'newApartment', 'A', { project: 2 }),
    row(4341, 'newApartment', 'A+', { project: 2, marquee: 3 }),
  ),
  ...at(
    'Grâce-Hollogne|4460',
    row(4613, 'terraced', 'D', { marquee: 1 }),
    row(4445, 'land', none, { marquee: 5 }),
  ),
  ...at(
    'Saint-Georges-sur-Meuse|4470',
    row(4569, 'modern', 'C'),
    row(4470, 'land', none, { startingFrom: true }),
  ),
  ...at('Engis|4480', row(4440, 'terraced', 'G', { hidePrice: true })),
  ...at('Huy|4500', row(4559, 'masterHouse', 'D', { further: [6] })),
  ...at('Amay|4540', row(4496, 'farmhouse', 'F', { marquee: 2 })),
  ...at('Visé|4600', row(4608, 'apartment', 'C')),
  ...at(
    'Verviers|4800',
    // Published by an administrator's decision: its certificate is on the way.
    row(overriddenRef, 'masterHouse', 'requested'),
    row(4482, 'studio', none, { special: 'incomplete' }),
  ),
]
