import { capital } from '../language'
import type { Sentences } from '../roles'
import {
  area,
  bedroomNoun,
  bedroomsAndBaths,
  bedroomsOf,
  floorOf,
  nounOf,
  oneBedroomNoun,
  oneOf,
  where,
} from './phrases'

/** Openings and rooms of houses and flats. */
export const englishHomes = {
  houseOpening: [
    (f) => `This ${nounOf(f)} with ${area(f.livingArea)} of living space stands ${where(f)}.`,
    (f) =>
      `Built in ${f.year}${f.renovated ? ` and renovated in ${f.renovated}` : ''}, this ${nounOf(f)} has ${bedroomsOf(f)} and ${area(f.livingArea)} of living space.`,
    (f) => `In ${f.place.en} we offer ${oneBedroomNoun(f)} on a plot of ${area(f.groundArea)}.`,
    (f) =>
      `${capital(oneOf(f))} of ${area(f.livingArea)} with ${bedroomsOf(f)}: this is what awaits you ${where(f)}.`,
    (f) =>
      `On ${area(f.groundArea)} of land in ${f.place.en}, this ${nounOf(f)} from ${f.year} offers ${area(f.livingArea)} of living space.`,
  ],
  flatOpening: [
    (f) => `This ${area(f.livingArea)} ${nounOf(f)} is ${floorOf(f)} of a residential building ${where(f)}.`,
    (f) => `In ${f.place.en}, ${oneBedroomNoun(f)} of ${area(f.livingArea)} awaits you ${floorOf(f)}.`,
    (f) =>
      `Located ${where(f)}, this ${bedroomNoun(f)} covers ${area(f.livingArea)} in a building from ${f.year}.`,
    (f) =>
      `Bright and practical: ${oneOf(f)} of ${area(f.livingArea)} ${floorOf(f)} of a building from ${f.year} in ${f.place.en}.`,
  ],
  studioOpening: [
    (f) => `This ${area(f.livingArea)} studio is ${floorOf(f)}, ${where(f)}.`,
    (f) => `In ${f.place.en}, this ${area(f.livingArea)} studio suits first-time buyers and investors alike.`,
    (f) =>
      `Small but well thought out: you will find this ${area(f.livingArea)} studio ${where(f)}, ${floorOf(f)}.`,
  ],
  unitOpening: [
    (f) =>
      `Part of a new development in ${f.place.en}, this ${nounOf(f)} offers ${area(f.livingArea)} and ${bedroomsOf(f)}.`,
    (f) =>
      `${capital(oneOf(f))} with ${bedroomsOf(f)}, ${area(f.livingArea)} and low energy use: a home ready for tomorrow in ${f.place.en}.`,
    (f) =>
      `This ${nounOf(f)} of ${area(f.livingArea)} belongs to a small development in ${f.place.en}, with ${bedroomsOf(f)} and finishes of your choice.`,
    (f) =>
      `Be the first to live in this ${nounOf(f)}: ${area(f.livingArea)}, ${bedroomsOf(f)} and every modern comfort in ${f.place.en}.`,
  ],
  groundFloor: [
    (f) =>
      f.openKitchen
        ? 'The ground floor comprises an entrance hall, a toilet and a living room with a fully fitted open-plan kitchen.'
        : 'The ground floor comprises an entrance hall, a toilet, a living room and a separate fitted kitchen.',
    (f) =>
      f.openKitchen
        ? 'On the living level, the fitted kitchen opens onto a bright dining and sitting area.'
        : 'On the living level, sitting room and dining room run into each other, while the fitted kitchen is a room of its own.',
    (f) =>
      f.openKitchen
        ? 'The hall leads to a spacious living area that includes the fitted kitchen.'
        : 'The hall leads to the sitting room, the dining room and, at the rear, the fitted kitchen.',
    (f) =>
      f.openKitchen
        ? 'The living space brings together a sitting area, a dining corner and a fitted kitchen with an island.'
        : 'The living room gets light from both sides, and the fitted kitchen is at the rear.',
  ],
  upstairs: [
    (f) => `Upstairs you will find ${bedroomsAndBaths(f)}.`,
    (f) => `The sleeping area consists of ${bedroomsAndBaths(f)}.`,
    (f) => `The staircase leads to ${bedroomsAndBaths(f)}.`,
    (f) => `On the upper level there ${f.bedrooms === 1 ? 'is' : 'are'} ${bedroomsAndBaths(f)}.`,
  ],
  flatLayout: [
    (f) =>
      `The hall with cloakroom opens onto the living room, the fitted kitchen and the separate toilet; the sleeping area has ${bedroomsAndBaths(f)}.`,
    (f) => `Inside are a bright living room, a fitted kitchen, ${bedroomsAndBaths(f)}.`,
    (f) =>
      `The living room ${f.openKitchen ? 'with open-plan kitchen is' : 'and the separate kitchen are'} the heart of the home; ${bedroomsAndBaths(f)} complete the layout.`,
    (f) =>
      `The hall leads to the living room, the fitted kitchen, ${bedroomsAndBaths(f)}; there is a storage room too.`,
  ],
  studioLayout: [
    () =>
      'The living space combines a sitting area, a sleeping corner and a fitted kitchenette; the shower room with toilet is separate.',
    () =>
      'It has a living space with a fitted kitchenette, a screened sleeping corner and a shower room with toilet.',
    () =>
      'A small hall leads to the living space with kitchenette and to the shower room with toilet; every square metre is put to use.',
  ],
} satisfies Partial<Sentences>
