/** Small feeds of our own making, with the quirks of each format. The house has the number of the caller. */

export interface ExampleFeed {
  extension: string
  /** French and, where the format has languages, Dutch texts of a house for sale in Flémalle, 250,000 euros. */
  house: (id: number, more?: { price?: string; title?: string }) => string
  /** The text of a file with some houses. */
  feed: (houses: readonly string[]) => string
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const kyero: ExampleFeed = {
  extension: 'xml',
  house: (id, { price = '250000', title = 'Maison' } = {}) => `
  <property>
    <id>${id}</id><date>2026-11-24 08:00:00</date><ref>K${id}</ref>
    <price>${price}</price><currency>EUR</currency><price_freq>sale</price_freq>
    <type>Villa</type><town>FLEMALLE</town><postcode>4400</postcode><country>belgium</country>
    <location><latitude>50.6</latitude><longitude>5.46</longitude></location>
    <beds>3</beds><baths>-</baths><pool>0</pool>
    <surface_area><built>140</built><plot></plot></surface_area>
    <energy_rating><consumption>C</consumption></energy_rating>
    <title>${escaped(title)}</title>
    <desc><fr><![CDATA[<p>Belle maison</p><script>alert(1)</script>]]></fr><nl>Mooi huis &amp; tuin</nl></desc>
    <images><image id="1"><url>https://example.com/1.jpg</url></image></images>
  </property>`,
  feed: (houses) => `<?xml version="1.0" encoding="UTF-8"?>
<root>
  <kyero><feed_version>3</feed_version><feed_generated>2026-11-24T08:00:00Z</feed_generated></kyero>
  <agent><name>Immo &lt;Perron&gt;</name></agent>
  ${houses.join('')}
</root>`,
}

export const openimmoRecord = (
  id: number,
  language: string,
  { price = '250000', title = 'Maison' } = {},
  action = '',
) => `
  <immobilie>
    <objektkategorie><nutzungsart WOHNEN="true"/><vermarktungsart KAUF="true" MIETE_PACHT="false"/><objektart><haus haustyp="VILLA"/></objektart></objektkategorie>
    <geo><plz>4400</plz><ort>Flémalle</ort><geokoordinaten breitengrad="50.6" laengengrad="5.46"/><land iso_land="BEL"/></geo>
    <kontaktperson><name>A. Person</name><email_zentrale>a@example.com</email_zentrale></kontaktperson>
    <preise><kaufpreis auf_anfrage="false">${price}</kaufpreis></preise>
    <flaechen><wohnflaeche>140</wohnflaeche><anzahl_schlafzimmer>3</anzahl_schlafzimmer></flaechen>
    <zustand_angaben><verkaufstatus stand="OFFEN"/><energiepass><wertklasse>C</wertklasse></energiepass></zustand_angaben>
    <freitexte><objekttitel>${escaped(title)} ${language}</objekttitel><objektbeschreibung>Texte ${language}</objektbeschreibung></freitexte>
    <verwaltung_techn><objektnr_extern>${id}</objektnr_extern><sprache>${language}</sprache>${action}</verwaltung_techn>
  </immobilie>`

/** @param art of the transfer: a whole (`VOLL`), or what has changed (`TEIL`) */
export const openimmoFeed = (houses: readonly string[], art: 'VOLL' | 'TEIL'): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<openimmo xmlns="http://www.openimmo.de">
  <uebertragung art="ONLINE" umfang="${art}" modus="NEW" version="1.2.7" timestamp="2026-11-24T08:00:00"/>
  <anbieter><firma>Immo Perron</firma><openimmo_anid>1</openimmo_anid>${houses.join('')}</anbieter>
</openimmo>`

/** A record that says that the property is gone, or one language of it. */
export const openimmoDeletion = (id: number, language = ''): string =>
  openimmoRecord(id, language, {}, '<aktion aktionart="DELETE"/>')

const openimmo: ExampleFeed = {
  extension: 'xml',
  house: (id, more) => openimmoRecord(id, 'fr-BE', more) + openimmoRecord(id, 'nl-BE', more),
  feed: (houses) => openimmoFeed(houses, 'VOLL'),
}

const columns = [
  'id',
  'language',
  'goal',
  'typeWebId',
  'localityZip',
  'localityName',
  'price',
  'publishPrice',
  'headline',
  'description',
  'bedrooms',
  'epcState',
  'epcLabelText',
]
const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`

const csv: ExampleFeed = {
  extension: 'csv',
  house: (id, { price = '250000', title = 'Maison' } = {}) =>
    (['fr', 'nl'] as const)
      .map((language) =>
        [
          ...[id, language, 'sale', 1, '4400', 'FLEMALLE', price, '1'].map(String),
          `${title}; ${language}`,
          `Deux\nlignes "${language}"`,
          '3',
          'known',
          'C',
        ]
          .map(cell)
          .join(';'),
      )
      .join('\r\n'),
  feed: (houses) => `\uFEFF${columns.join(';')}\r\n${houses.join('\r\n')}\r\n`,
}

const specification3: ExampleFeed = {
  extension: 'json',
  house: (id, { price = '250000', title = 'Maison' } = {}) =>
    (['fr', 'nl'] as const)
      .map((language) =>
        JSON.stringify({
          ID: id,
          language,
          Goal: 0,
          WebID: '1',
          Zip: '4400',
          City: 'FLEMALLE',
          CountryID: 10,
          TypeDescription: `${title} ${language}`,
          Price: price,
          PublishPrice: '1',
          NumberOfBedRooms: '3',
          EPCLabelText: 'C',
        }),
      )
      .join(','),
  feed: (houses) => `{"types":[],"properties":[${houses.join(',')}]}`,
}

const perron: ExampleFeed = {
  extension: 'json',
  house: (id, { price = '250000', title = 'Maison' } = {}) =>
    (['fr', 'nl'] as const)
      .map((language) =>
        JSON.stringify({
          id,
          language,
          goal: 'sale',
          typeWebId: 1,
          localityZip: '4400',
          localityName: 'FLEMALLE',
          headline: `${title} ${language}`,
          description: 'a & b',
          price,
          publishPrice: true,
          bedrooms: 3,
          epcState: 'known',
          epcLabelText: 'C',
        }),
      )
      .join(','),
  feed: (houses) => `{"createDate":"2026-11-24T08:00:00Z","types":[],"properties":[${houses.join(',')}]}`,
}

/** What the calls of the API write. */
const whise: ExampleFeed = {
  extension: 'json',
  house: (id, { price = '250000', title = 'Maison' } = {}) =>
    (['fr', 'nl'] as const)
      .map((language) =>
        JSON.stringify({
          id,
          language,
          purpose: { id: 1 },
          purposeStatus: { id: 1 },
          category: { id: 1 },
          zip: '4400',
          city: 'FLEMALLE',
          country: { id: 1 },
          price,
          displayPrice: true,
          rooms: 3,
          sms: `${title} ${language}`,
          shortDescription: '<p>a</p>',
          energyClass: 'C',
          energyValue: '179-179',
          currency: '€',
          details: { 1733: '745' },
        }),
      )
      .join(','),
  feed: (houses) => `{"properties":[${houses.join(',')}]}`,
}

const sweepbright: ExampleFeed = {
  extension: 'json',
  house: (id, { price = '250000', title = 'Maison' } = {}) =>
    (['fr', 'nl'] as const)
      .map((language) =>
        JSON.stringify({
          id,
          language,
          negotiation: 'sale',
          type: 'house',
          status: 'available',
          bedrooms: 3,
          description_title: `${title} ${language}`,
          description: '<p>a</p>',
          epc_category: 'C',
          price: { amount: price, currency: 'EUR' },
          isPriceShown: true,
          vendors: [{ name: 'A. Person' }],
          location: { postal_code: '4400', city: 'FLEMALLE', geo: { latitude: 50.6, longitude: 5.46 } },
        }),
      )
      .join(','),
  feed: (houses) => `{"properties":[${houses.join(',')}]}`,
}

/** By the name of the format. */
export const exampleFeeds = {
  specification3,
  omnicasa: specification3,
  perron,
  whise,
  sweepbright,
  kyero,
  openimmo,
  csv,
} as const
