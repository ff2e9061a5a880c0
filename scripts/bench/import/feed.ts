import { writeFile } from 'node:fs/promises'

/** Records of houses as an office's software sends them, in the format of specification 3, and as a table. */

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
    ID: id,
    language,
    Goal: 0,
    Status: '1',
    WebID: '1',
    CountryID: 10,
    Zip: place.Zip,
    City: place[language],
    Price: String(price),
    PublishPrice: '1',
    TypeDescription: `${language === 'fr' ? 'Maison' : 'Huis'} ${id}`,
    DescriptionB: sentence[language].repeat(8),
    NumberOfBedRooms: String((id % 5) + 1),
    SurfaceLiving: String(80 + (id % 200)),
    ConstructionYear: String(1900 + (id % 120)),
    EnergyPerformance: '179-179',
    EPCLabelText: 'C',
    EPCTotal: '31000',
    EPCUniqueCode: '20250101-0000012345-01-2',
  }
}

type HouseRecord = ReturnType<typeof recordOf>

/** The columns of the table, with the names of our fields, and where a record has their values. */
const columns: Record<string, (house: HouseRecord) => unknown> = {
  id: ({ ID }) => ID,
  language: ({ language }) => language,
  goal: () => 'sale',
  typeWebId: ({ WebID }) => WebID,
  localityZip: ({ Zip }) => Zip,
  localityName: ({ City }) => City,
  price: ({ Price }) => Price,
  publishPrice: ({ PublishPrice }) => PublishPrice,
  headline: ({ TypeDescription }) => TypeDescription,
  description: ({ DescriptionB }) => DescriptionB,
  bedrooms: ({ NumberOfBedRooms }) => NumberOfBedRooms,
  surfaceLiving: ({ SurfaceLiving }) => SurfaceLiving,
  epcState: () => 'known',
  epcLabelText: ({ EPCLabelText }) => EPCLabelText,
  energyPerformance: () => 179,
  epcTotal: ({ EPCTotal }) => EPCTotal,
  epcUniqueCode: ({ EPCUniqueCode }) => EPCUniqueCode,
}

function toTable(houses: readonly HouseRecord[]): string {
  const lines = houses.map((house) => Object.values(columns).map((valueOf) => `"${String(valueOf(house))}"`))
  return [Object.keys(columns), ...lines].map((cells) => `${cells.join(';')}\r\n`).join('')
}

/**
 * Writes a feed of two languages: a table when the file is named so.
 *
 * @param amount of properties, with the numbers from 1 on
 * @param changed how many of them, the first ones, cost less
 */
export function writeFeed(file: string, amount: number, changed = 0): Promise<void> {
  const houses = Array.from({ length: amount }, (_, at) => {
    const price = 200_000 + (at % 300) * 1000 - (at < changed ? 5000 : 0)
    return (['fr', 'nl'] as const).map((language) => recordOf(at + 1, language, price))
  }).flat()
  return writeFile(
    file,
    file.endsWith('.csv') ? toTable(houses) : JSON.stringify({ types, properties: houses }),
  )
}
