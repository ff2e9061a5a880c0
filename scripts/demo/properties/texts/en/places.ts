import { isFlat } from '../../kinds'
import type { Sentences } from '../roles'
import { area, count, facing, nounOf } from './phrases'

/** Surroundings and everything outside the walls. */
export const englishPlaces = {
  situationValley: [
    () => 'You are in the Meuse valley, a few minutes from the motorway and the railway station.',
    () => 'The Meuse and its towpath are close by: ideal for cycling to Liège.',
    () => 'The neighbourhood, on the edge of the valley, is well served by bus and close to the main roads.',
    () =>
      'The street is quiet, and yet the motorway and the buses to the centre of Liège are just around the corner.',
  ],
  situationHeights: [
    () => 'The neighbourhood lies on the heights above Liège, between shops and green spaces.',
    () => 'Up on the heights you enjoy light and air, a quarter of an hour from the centre of Liège.',
    () => 'The property is in a residential area on the heights, close to the motorway and public transport.',
    () =>
      'Here on the plateau everything is within reach: schools, supermarkets and a quick road into Liège.',
  ],
  situationCity: [
    () => 'In the middle of town you can leave the car at home: tram, bus and station are all close by.',
    () => 'The Meuse, the university and the shopping streets are within walking distance.',
    () => 'The neighbourhood combines corner shops, small squares and a lively community.',
    () => 'You live in the city, with its café terraces, markets and public transport.',
  ],
  situationGreen: [
    () => 'The surroundings are green, with walks that begin at the end of the street.',
    () => 'You live in the countryside, yet only twenty minutes from the centre of Liège.',
    () => 'Woods and meadows surround this residential area, where few cars pass.',
    () => 'The setting is rural and peaceful, with waymarked footpaths close by.',
  ],
  situationPlain: [
    () => 'In the heart of the Hesbaye region, the view stretches far over fields and sky.',
    () => 'The village has kept its Hesbaye character, and the motorway to Liège is five minutes away.',
    () =>
      'This part of the Hesbaye combines the calm of the countryside with quick access to Liège and Brussels.',
    () => 'The streets are wide and quiet, and the station is easily reached by bicycle.',
  ],
  situationTown: [
    () => 'The town centre, with its market and railway station, is a few minutes’ walk away.',
    () => 'You enjoy the shops and schools of a compact town with a direct train to Liège.',
    () => 'The neighbourhood is quiet, just a step from the town centre and public transport.',
  ],
  surroundings: [
    () => 'School, bakery and supermarket are less than ten minutes away on foot.',
    () => 'The primary school, the pharmacy and the bus stop are in the neighbourhood.',
    () => 'Nursery, schools and everyday shops are easy to reach, on foot or by bicycle.',
    () => 'Nearby you will find shops, a doctor, a playground and a sports club.',
  ],
  garden: [
    (f) => `The ${facing(f.gardenSide)}garden of ${area(f.gardenArea)} is fenced and easy to maintain.`,
    (f) =>
      f.terraceArea > 0
        ? `A terrace of ${area(f.terraceArea)} leads to the garden of ${area(f.gardenArea)}.`
        : `At the rear lies a private garden of ${area(f.gardenArea)}.`,
    (f) =>
      `Outside, ${area(f.gardenArea)} of ${facing(f.gardenSide)}garden leave room to play, to grow vegetables or to entertain.`,
    (f) =>
      `The living room looks out on a ${facing(f.gardenSide)}garden of ${area(f.gardenArea)} with trees.`,
  ],
  courtyard: [
    () => 'At the rear, a paved courtyard lets you eat outdoors and park the bicycles.',
    () => 'There is no garden to look after, but an enclosed courtyard for coffee in the sun.',
    () => 'A small courtyard, reached from the kitchen, completes the ground floor.',
  ],
  terrace: [
    (f) =>
      `The ${facing(f.terraceSide)}terrace of ${area(f.terraceArea)} is a pleasant extension of the living room.`,
    (f) => `From the living room you step onto a terrace of ${area(f.terraceArea)}.`,
    (f) => `Outside, a terrace of ${area(f.terraceArea)} has room for a table and a few plants.`,
  ],
  storage: [
    (f) =>
      f.cellar && f.attic
        ? 'A cellar and an attic provide the storage space you need.'
        : `${f.cellar ? 'A cellar' : 'An attic'} provides the storage space you need.`,
    (f) =>
      `For your belongings there is ${f.cellar ? 'a cellar' : 'an attic'}${f.cellar && f.attic ? ' and an attic' : ''}.`,
    (f) =>
      f.cellar
        ? `The cellar is dry${f.attic ? ' and a fixed staircase leads to the attic' : ''}.`
        : 'A fixed staircase leads to the attic.',
  ],
  carIndoors: [
    (f) => `The car has its place in ${f.garages > 1 ? 'one of the two garages' : 'the garage'}.`,
    (f) =>
      `The property has ${f.garages > 1 ? count(f.garages, 'garage') : 'a garage'}${f.parkings > 0 ? ' and an outdoor parking space' : ''}.`,
    (f) => `${f.garages > 1 ? 'Two garages are' : 'A garage is'} included.`,
  ],
  carOutdoors: [
    (f) =>
      `You have ${f.parkings > 1 ? count(f.parkings, 'private outdoor parking space') : 'a private outdoor parking space'}.`,
    (f) =>
      `For the car there ${f.parkings > 1 ? `are ${count(f.parkings, 'space')}` : 'is a space'} in front of the ${isFlat(f.kind) ? 'building' : nounOf(f)}.`,
    (f) => `There is off-street parking for ${count(f.parkings, 'car')}.`,
  ],
  carStreet: [
    () => 'Parking in the street is easy and free of charge.',
    () => 'You can park in the street without charge.',
    () => 'You park in the street or on the square around the corner.',
  ],
} satisfies Partial<Sentences>
