import { writeFile } from 'node:fs/promises'

/** Records of houses as an office's software sends them, in the format of specification 3. */

const places = [
  { Zip: '4000', fr: 'Liège', nl: 'Luik' },
  { Zip: '4400', fr: 'Flémalle', nl: 'Flémalle' },
  { Zip: '4020', fr: 'Bressoux', nl: 'Bressoux' },
  { Zip: '4053', fr: 'Embourg', nl: 'Embourg' },
] as const

const sentence = {
  fr: 'Maison lumineuse avec jardin, proche des écoles, des commerces et de la gare. ',
  nl: 'Lichtrijk huis met tuin, dicht bij scholen, winkels en het station. ',
} as const

const types = [
  { WebID: '1', Name: 'Maison', language: 'fr' },
  { WebID: '1', Name: 'Huis', language: 'nl' },
]

function recordOf(id: number, language: 'fr' | 'nl', price: number) {
  const place = places[id % places.length] ?? places[0]
  return {
    ...{
      ID: id,
      language,
      Goal: 0,
      Status: '1',
      WebID: '1',
      CountryID: 10,
      Zip: place.Zip,
      City: place[language],
    },
    ...{
      Price: String(price),
      PublishPrice: '1',
      TypeDescription: `${language === 'fr' ? 'Maison' : 'Huis'} ${id}`,
    },
    ...{ DescriptionB: sentence[language].repeat(8), NumberOfBedRooms: String((id % 5) + 1) },
    ...{ SurfaceLiving: String(80 + (id % 200)), ConstructionYear: String(1900 + (id % 120)) },
    ...{
      EnergyPerformance: '179-179',
      EPCLabelText: 'C',
      EPCTotal: '31000',
      EPCUniqueCode: '20250101-0000012345-01-2',
    },
  }
}

/**
 * Writes a feed of two languages.
 *
 * @param amount of properties, with the numbers from 1 on
 * @param changed how many of them, the first ones, cost less
 */
export const writeFeed = (file: string, amount: number, changed = 0): Promise<void> =>
  writeFile(
    file,
    JSON.stringify({
      types,
      properties: Array.from({ length: amount }, (_, at) => {
        const price = 200_000 + (at % 300) * 1000 - (at < changed ? 5000 : 0)
        return (['fr', 'nl'] as const).map((language) => recordOf(at + 1, language, price))
      }).flat(),
    }),
  )
