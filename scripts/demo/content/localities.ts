import { same, type Text } from './types'

export interface DemoLocality {
  name: Text
  slug: Text
  zip: string
  /** The municipality it is part of, or is itself. */
  municipality: string
  /** 10 is Belgium. */
  countryId: 10
  /** Centre of the place, for centring a map: never the position of a property. */
  latitude: number
  longitude: number
}

export const localities: DemoLocality[] = [
  { name: { nl: 'Luik', fr: 'Liège', en: 'Liège', de: 'Lüttich' }, slug: { nl: 'luik', fr: 'liege', en: 'liege', de: 'luttich' }, zip: '4000', municipality: 'Liège', countryId: 10, latitude: 50.6451, longitude: 5.5734 },
  { name: same('Rocourt'), slug: same('rocourt'), zip: '4000', municipality: 'Liège', countryId: 10, latitude: 50.6780, longitude: 5.5476 },
  { name: same('Jupille-sur-Meuse'), slug: same('jupille-sur-meuse'), zip: '4020', municipality: 'Liège', countryId: 10, latitude: 50.6432, longitude: 5.6301 },
  { name: same('Grivegnée'), slug: same('grivegnee'), zip: '4030', municipality: 'Liège', countryId: 10, latitude: 50.6218, longitude: 5.5996 },
  { name: same('Angleur'), slug: same('angleur'), zip: '4031', municipality: 'Liège', countryId: 10, latitude: 50.6128, longitude: 5.5954 },
  { name: same('Chênée'), slug: same('chenee'), zip: '4032', municipality: 'Liège', countryId: 10, latitude: 50.6111, longitude: 5.6193 },
  { name: same('Herstal'), slug: same('herstal'), zip: '4040', municipality: 'Herstal', countryId: 10, latitude: 50.6702, longitude: 5.6404 },
  { name: same('Chaudfontaine'), slug: same('chaudfontaine'), zip: '4050', municipality: 'Chaudfontaine', countryId: 10, latitude: 50.5848, longitude: 5.6470 },
  { name: same('Embourg'), slug: same('embourg'), zip: '4053', municipality: 'Chaudfontaine', countryId: 10, latitude: 50.5894, longitude: 5.6192 },
  { name: same('Seraing'), slug: same('seraing'), zip: '4100', municipality: 'Seraing', countryId: 10, latitude: 50.5966, longitude: 5.5083 },
  { name: same('Boncelles'), slug: same('boncelles'), zip: '4100', municipality: 'Seraing', countryId: 10, latitude: 50.5743, longitude: 5.5356 },
  { name: same('Jemeppe-sur-Meuse'), slug: same('jemeppe-sur-meuse'), zip: '4101', municipality: 'Seraing', countryId: 10, latitude: 50.6168, longitude: 5.5050 },
  { name: same('Ougrée'), slug: same('ougree'), zip: '4102', municipality: 'Seraing', countryId: 10, latitude: 50.5993, longitude: 5.5390 },
  { name: same('Neupré'), slug: same('neupre'), zip: '4120', municipality: 'Neupré', countryId: 10, latitude: 50.5432, longitude: 5.4901 },
  { name: same('Esneux'), slug: same('esneux'), zip: '4130', municipality: 'Esneux', countryId: 10, latitude: 50.5337, longitude: 5.5758 },
  { name: same('Tilff'), slug: same('tilff'), zip: '4130', municipality: 'Esneux', countryId: 10, latitude: 50.5613, longitude: 5.5942 },
  { name: { nl: 'Borgworm', fr: 'Waremme', en: 'Waremme', de: 'Waremme' }, slug: { nl: 'borgworm', fr: 'waremme', en: 'waremme', de: 'waremme' }, zip: '4300', municipality: 'Waremme', countryId: 10, latitude: 50.6977, longitude: 5.2546 },
  { name: same('Awans'), slug: same('awans'), zip: '4340', municipality: 'Awans', countryId: 10, latitude: 50.6670, longitude: 5.4620 },
  { name: same('Flémalle'), slug: same('flemalle'), zip: '4400', municipality: 'Flémalle', countryId: 10, latitude: 50.6023, longitude: 5.4581 },
  { name: same('Ivoz-Ramet'), slug: same('ivoz-ramet'), zip: '4400', municipality: 'Flémalle', countryId: 10, latitude: 50.5823, longitude: 5.4523 },
  { name: same('Saint-Nicolas'), slug: same('saint-nicolas'), zip: '4420', municipality: 'Saint-Nicolas', countryId: 10, latitude: 50.6305, longitude: 5.5394 },
  { name: same('Tilleur'), slug: same('tilleur'), zip: '4420', municipality: 'Saint-Nicolas', countryId: 10, latitude: 50.6207, longitude: 5.5307 },
  { name: same('Montegnée'), slug: same('montegnee'), zip: '4420', municipality: 'Saint-Nicolas', countryId: 10, latitude: 50.6426, longitude: 5.5190 },
  { name: same('Ans'), slug: same('ans'), zip: '4430', municipality: 'Ans', countryId: 10, latitude: 50.6624, longitude: 5.5191 },
  { name: same('Grâce-Hollogne'), slug: same('grace-hollogne'), zip: '4460', municipality: 'Grâce-Hollogne', countryId: 10, latitude: 50.6341, longitude: 5.4757 },
  { name: same('Saint-Georges-sur-Meuse'), slug: same('saint-georges-sur-meuse'), zip: '4470', municipality: 'Saint-Georges-sur-Meuse', countryId: 10, latitude: 50.6001, longitude: 5.3579 },
  { name: same('Engis'), slug: same('engis'), zip: '4480', municipality: 'Engis', countryId: 10, latitude: 50.5824, longitude: 5.4043 },
  { name: { nl: 'Hoei', fr: 'Huy', en: 'Huy', de: 'Huy' }, slug: { nl: 'hoei', fr: 'huy', en: 'huy', de: 'huy' }, zip: '4500', municipality: 'Huy', countryId: 10, latitude: 50.5215, longitude: 5.2357 },
  { name: same('Amay'), slug: same('amay'), zip: '4540', municipality: 'Amay', countryId: 10, latitude: 50.5498, longitude: 5.3241 },
  { name: { nl: 'Wezet', fr: 'Visé', en: 'Visé', de: 'Weset' }, slug: { nl: 'wezet', fr: 'vise', en: 'vise', de: 'weset' }, zip: '4600', municipality: 'Visé', countryId: 10, latitude: 50.7337, longitude: 5.6955 },
  { name: same('Verviers'), slug: same('verviers'), zip: '4800', municipality: 'Verviers', countryId: 10, latitude: 50.5932, longitude: 5.8639 },
]
