import { capital, listed } from '../language'
import type { RareTexts } from '../roles'
import { area, money, oneOf, where } from './phrases'

/** Life annuity, takeover, the unfinished and the very long description. */
export const englishRare: RareTexts = {
  annuity: ({ annuity }) =>
    annuity
      ? `The property is sold as an occupied life-annuity sale (viager): an initial payment (bouquet) of ${money(annuity.bouquet)}, then an indexed monthly annuity of ${money(annuity.monthlyRent)}. ${
          annuity.heads.length > 1
            ? `The two annuitants are ${listed(
                annuity.heads.map((head) => String(head.age)),
                'and',
              )} years old; after the first death the survivor’s annuity is ${money(annuity.survivalRent ?? 0)}.`
            : `The annuity depends on one person aged ${annuity.heads[0]?.age}, who goes on living in the property.`
        }`
      : '',
  takeover: [
    (f) =>
      `A well-known sandwich bar is for sale as a going concern ${where(f)}. It occupies ${area(f.storeArea)} in a lively neighbourhood, between offices, schools and a tram stop.`,
    () =>
      'The takeover includes the kitchen equipment, the refrigerated counter, the terrace with twelve seats, the stock and a loyal lunchtime clientele. Everything meets the standards of the food safety agency, and the electrical installation has just been inspected.',
    () =>
      'The commercial lease runs for another six years at a moderate rent. The owners are retiring; they will gladly work alongside the new operator for a month and make introductions to the suppliers.',
    () =>
      'The figures of the last three financial years are handed over once a confidentiality agreement has been signed.',
  ],
  incomplete: [
    (f) =>
      `${capital(oneOf(f))} in ${f.place.en}. The file is being prepared; you can already ask us for it.`,
    (f) => `In our portfolio: ${oneOf(f)} in ${f.place.en}. We are completing the file.`,
    (f) => `In ${f.place.en} we offer ${oneOf(f)}. Call us to find out more.`,
  ],
  long: [
    () =>
      'The history of the house deserves a few lines. It was built for an ironmaster and later served as the surgery of a village doctor, who received his patients in the room to the right of the entrance. The brass plate is still on the wall, and older neighbours still talk about the waiting room. For some forty years the same family has lived here and looked after it with care, without ever giving in to fashion: the panelling, the fireplaces and the stained glass of the staircase are all still there.',
    () =>
      'The entrance hall, laid with encaustic tiles, leads on the left to two adjoining drawing rooms separated by glazed double doors. On the right, the former surgery is now a library; it has its own entrance and would suit a professional practice. At the end of the corridor the kitchen has been redone with oak units, a bluestone worktop and a six-burner range. It opens at ground level onto the terrace and onto a scullery with a sink.',
    () =>
      'On the first floor the landing serves three spacious bedrooms, the largest of almost 24 m². The bathroom, with a freestanding bath and a separate shower, has new tiles. The second floor, under exposed roof timbers, holds the other bedrooms, a shower room and a storage room. The attic, reached by a fixed staircase, is insulated and could become a playroom or an artist’s studio.',
    () =>
      'The vaulted cellars extend under the whole house: wine cellar, boiler room, laundry room and workshop. They are dry, partly tiled and have a direct way out to the garden. The electrical installation has been brought up to standard, the condensing boiler is serviced every year, and the natural slate roof has been checked by a roofer, whose report is in the file.',
    () =>
      'The walled garden has a stone terrace, a lawn, a small orchard with apple and pear trees and a hundred-year-old walnut, and a kitchen garden with a greenhouse. At the far end, an old hay barn shelters bicycles and tools. A carriage gate lets two cars in. In summer you have lunch in the shade of the wisteria; in winter the low light passes right through the house.',
    () =>
      'The owners would like an unhurried sale and remain available to answer questions from prospective buyers. A complete technical file with the plans, the energy performance certificate, the electrical inspection, the soil certificate and the planning information can be requested on this page. Viewings are by appointment, on weekdays until seven in the evening and on Saturday mornings. Allow a good hour: there is a great deal to see.',
  ],
}
