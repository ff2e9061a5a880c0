/** Records of houses in the format of specification 3. */

export type FeedRecord = Record<string, unknown>

/** What a compliance gate accepts of a house that is for sale in Wallonia. */
const certificate = {
  EnergyPerformance: '179-179',
  EPCLabelText: 'C',
  EPCTotal: '31000',
  EPCUniqueCode: '20250101-0000012345-01-2',
}

/** The French record of a house. */
export const houseRecord = (id: number, more: FeedRecord = {}): FeedRecord => ({
  ID: id,
  Goal: 0,
  City: 'FLEMALLE',
  Zip: '4400',
  CountryID: 10,
  WebID: '1',
  language: 'fr',
  TypeDescription: `Maison ${id}`,
  Price: '250000',
  PublishPrice: '1',
  NumberOfBedRooms: '3',
  ...certificate,
  ...more,
})

/** The same house in Dutch. */
export const inDutch = (record: FeedRecord, more: FeedRecord = {}): FeedRecord => ({
  ...record,
  language: 'nl',
  TypeDescription: 'Huis',
  ...more,
})
