import type { FeedFormat } from '../../model/feed-format'
import type { MappingRow } from '../../model/mapping'
import { coded, readAs, readNumbers } from '../../model/mapping-rows'

const energy = 'zustand_angaben.energiepass'
const flag = 'objektkategorie.vermarktungsart'

const files = (target: string, groups: string, more = ''): MappingRow => ({
  target,
  path: 'anhaenge.anhang',
  transform: 'files',
  argument: `daten.anhanginhalt|daten.base64|daten.pfad anhangtitel @gruppe=${groups}${more}`,
})

/** Numbers of rooms and areas, for which the makers write 0 when they do not know. */
const measures = readNumbers({
  floor: 'geo.etage',
  surfaceTotal: 'flaechen.gesamtflaeche | flaechen.nutzflaeche',
  surfaceLiving: 'flaechen.wohnflaeche',
  surfaceGround: 'flaechen.grundstuecksflaeche',
  surfaceGarden: 'flaechen.gartenflaeche',
  surfaceOffice: 'flaechen.bueroflaeche',
  surfaceStore: 'flaechen.lagerflaeche',
  bedrooms: 'flaechen.anzahl_schlafzimmer',
  bathrooms: 'flaechen.anzahl_badezimmer',
  toilets: 'flaechen.anzahl_sep_wc',
  parkings: 'flaechen.anzahl_stellplaetze',
  floors: 'geo.anzahl_etagen',
  constructionYear: 'zustand_angaben.baujahr',
}).map((row): MappingRow => (row.target === 'floor' ? { ...row, zeroIsUnknown: false } : row))

/** Prices of all kinds; which of them counts follows from what is offered. 0 is a price that is not said. */
const prices = readNumbers({
  salePrice: 'preise.kaufpreis | preise.kaufpreisbrutto',
  rentPrice:
    'preise.nettokaltmiete | preise.kaltmiete | preise.hauptmietzinsnetto | preise.pauschalmiete | preise.pacht | preise.warmmiete',
  rentPerArea: 'preise.mietpreis_pro_qm',
  rentedArea: 'flaechen.wohnflaeche | flaechen.nutzflaeche | flaechen.gesamtflaeche',
  renterCharges: 'preise.nebenkosten | preise.betriebskostennetto',
  depositAmount: 'preise.kaution',
  energyPerformance: `${energy}.energieverbrauchkennwert | ${energy}.endenergiebedarf`,
})

/**
 * OpenImmo 1.2.7 and ImmoXML (facts.md 4.5): one record per language with the number of the property, a whole (`VOLL`) or
 * what has changed (`TEIL`), in which `DELETE` names what is gone.
 */
export const openimmo: FeedFormat = {
  arrangement: {
    kind: 'xml',
    element: 'immobilie',
    provider: { element: 'anbieter', names: ['openimmo_anid', 'immoxml_anid', 'anbieternr'] },
    inlineFiles: ['anhanginhalt', 'base64'],
  },
  idPath:
    'verwaltung_techn.objektnr_extern | verwaltung_techn.openimmo_obid | verwaltung_techn.immoxml_obid | verwaltung_techn.objektnr_intern',
  permanentIdPath: 'verwaltung_techn.openimmo_obid | verwaltung_techn.immoxml_obid',
  languagePath: 'verwaltung_techn.sprache',
  languages: {},
  datePaths: ['uebertragung.@timestamp'],
  totalPaths: [],
  partialPaths: [],
  delta: {
    path: 'uebertragung.@umfang',
    sign: 'TEIL',
    gonePath: 'verwaltung_techn.aktion.@aktionart',
    goneSign: 'DELETE',
    allGonePath: 'uebertragung.@modus',
  },
  rows: [
    {
      target: 'status',
      path: 'zustand_angaben.verkaufstatus.@stand',
      transform: 'code',
      table: 'status',
      fallback: 'active',
    },
    {
      target: 'publishPrice',
      path: 'preise.kaufpreis.@auf_anfrage',
      transform: 'code',
      table: 'isOnRequest',
      fallback: 'yes',
    },
    {
      target: 'description',
      path: 'freitexte.objektbeschreibung',
      transform: 'plainText',
      sections: [
        { path: 'freitexte.lage', heading: 'location' },
        { path: 'freitexte.ausstatt_beschr', heading: 'equipment' },
        { path: 'freitexte.sonstige_angaben', heading: 'other' },
      ],
    },
    { target: 'epcState', path: `${energy}.wertklasse`, argument: 'known', transform: 'whenPresent' },
    ...readAs('text', {
      headline: 'freitexte.objekttitel',
      localityZip: 'geo.plz',
      localityName: 'geo.ort',
      localityProvince: 'geo.bundesland',
      street: 'geo.strasse',
      houseNumber: 'geo.hausnummer',
      epcLabelText: `${energy}.wertklasse`,
    }),
    ...readAs('country', { localityCountry: 'geo.land.@iso_land' }),
    ...measures,
    ...prices,
    ...readAs('number', {
      latitude: 'geo.geokoordinaten.@breitengrad',
      longitude: 'geo.geokoordinaten.@laengengrad',
    }),
    files('pictures', 'TITELBILD,BILD,AUSSENANSICHTEN,INNENANSICHTEN,PANORAMA,-', ' first:@gruppe=TITELBILD'),
    files('plans', 'GRUNDRISS,KARTEN_LAGEPLAN'),
    files('documents', 'DOKUMENTE'),
    ...readAs('answer', {
      publishAddress: 'verwaltung_objekt.objektadresse_freigeben',
      isForSale: `${flag}.@KAUF`,
      isToLet: `${flag}.@MIETE_PACHT | ${flag}.@MIETE | ${flag}.@PACHT`,
      isLet: 'verwaltung_objekt.vermietet',
    }),
    ...readAs('date', { epcValidUntil: `${energy}.gueltig_bis`, epcDate: `${energy}.ausstelldatum` }),
    ...coded({
      typeWebId: ['objektkategorie.objektart.#child', 'type'],
      currency: ['preise.waehrung.@iso_waehrung', 'currency'],
      pricePeriod: ['preise.preis_zeiteinheit.@zeiteinheit', 'period'],
      isReference: ['verwaltung_techn.aktion.@aktionart', 'isReference'],
    }),
  ],
  tables: {
    status: { OFFEN: 'active', RESERVIERT: 'underOption', VERKAUFT: 'sold', VERMIETET: 'rented' },
    currency: { EUR: 'EUR' },
    isOnRequest: { true: 'no', 1: 'no', false: 'yes', 0: 'yes' },
    isReference: { REFERENZ: 'yes', CHANGE: 'no', NEW: 'no', DELETE: 'no' },
    period: { TAG: 'day', WOCHE: 'week', MONAT: 'month', JAHR: 'year' },
    type: {
      haus: '1',
      zimmer: '2',
      wohnung: '3',
      grundstueck: '4',
      land_und_forstwirtschaft: '4',
      zinshaus_renditeobjekt: '5',
      buero_praxen: '6',
      einzelhandel: '6',
      gastgewerbe: '6',
      hallen_lager_prod: '6',
      freizeitimmobilie_gewerblich: '6',
      parken: '7',
    },
  },
}
