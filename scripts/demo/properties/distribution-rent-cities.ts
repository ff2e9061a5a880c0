import { at, row, type DemoRow } from './distribution'

const none = 'notApplicable'
const rent = { goal: 'rent' } as const

/**
 * The three places with properties for rent, whose counts the specification fixes: Flémalle 29 for sale and 3 for
 * rent, Montegnée 7 and 1, Tilleur 2 and 1. The units of project 1 are among the 29.
 */
export const rentCityRows: DemoRow[] = [
  ...at(
    'Flémalle|4400',
    row(4638, 'villa', 'C', { marquee: 1 }),
    row(4633, 'terraced', 'F', { marquee: 1 }),
    row(4630, 'terraced', 'D', { marquee: 1 }),
    row(4629, 'apartment', 'B', { marquee: 1 }),
    row(4621, 'modern', 'A'),
    row(4612, 'terraced', 'G', { marquee: 2 }),
    row(4604, 'land', none),
    row(4597, 'belEtage', 'D'),
    row(4590, 'masterHouse', 'E', { special: 'longText' }),
    row(4583, 'terraced', 'E', { marquee: 3 }),
    row(4571, 'investment', 'D', { further: [3] }),
    row(4562, 'shop', none),
    row(4554, 'villa', 'B', { hideAddress: true }),
    row(4541, 'farmhouse', 'F'),
    row(4533, 'terraced', 'F'),
    row(4520, 'apartment', 'D', { marquee: 5 }),
    row(4498, 'villa', 'D', { marquee: 2 }),
    row(4480, 'groundFloor', 'C'),
    row(4477, 'belEtage', 'E'),
    row(4463, 'masterHouse', 'G', { marquee: 5 }),
    row(4450, 'modern', 'B', { hidePrice: true }),
    row(4436, 'studio', 'E'),
    row(4419, 'garage', none),
    row(4405, 'land', none, { marquee: 3 }),
    row(4351, 'newApartment', 'A', { project: 1 }),
    row(4352, 'newApartment', 'A', { project: 1, marquee: 3 }),
    row(4353, 'newApartment', 'A+', { project: 1, marquee: 5 }),
    row(4354, 'newApartment', 'A', { project: 1 }),
    row(4355, 'newApartment', 'A+', { project: 1 }),
    row(1623, 'shop', none, rent),
    row(4913, 'apartment', 'C', { ...rent, marquee: 1, daysOnline: 6 }),
    row(4914, 'terraced', 'D', { ...rent, daysOnline: 18 }),
  ),
  ...at(
    'Montegnée|4420',
    row(4627, 'terraced', 'E', { marquee: 1 }),
    row(4585, 'terraced', 'G'),
    row(4549, 'belEtage', 'D', { marquee: 2 }),
    row(4526, 'apartment', 'C'),
    row(4487, 'investment', 'F', { tenanted: true }),
    row(4431, 'terraced', 'F', { marquee: 5 }),
    row(4310, 'garage', none),
    row(4916, 'studio', 'D', { ...rent, daysOnline: 11 }),
  ),
  ...at(
    'Tilleur|4420',
    row(4576, 'terraced', 'F'),
    row(4466, 'investment', 'requested'),
    row(4907, 'apartment', 'B', { ...rent, marquee: 4, daysOnline: 48 }),
  ),
]
