import type { FeedFormat } from '../../model/feed-format'
import { coded, readAs } from '../../model/mapping-rows'

/**
 * OpenImmo 1.2.7 as XML (facts.md 4.5): one record per language with the number of the property, a whole (`VOLL`) or what has
 * changed (`TEIL`), in which `DELETE` names what is gone.
 */
export const openimmo: FeedFormat = {
  arrangement: { kind: 'xml', element: 'immobilie' },
  idPath: 'verwaltung_techn.objektnr_extern | verwaltung_techn.openimmo_obid',
  languagePath: 'verwaltung_techn.sprache',
  languages: {
    ...{ nl: 'nl', fr: 'fr', en: 'en', de: 'de', 'nl-be': 'nl', 'fr-be': 'fr', 'de-be': 'de' },
    ...{
      'nl-nl': 'nl',
      'fr-fr': 'fr',
      'en-gb': 'en',
      'de-de': 'de',
      nld: 'nl',
      fra: 'fr',
      eng: 'en',
      deu: 'de',
    },
  },
  datePaths: ['uebertragung.@timestamp'],
  totalPaths: [],
  partialPaths: [],
  delta: {
    ...{ path: 'uebertragung.@umfang', sign: 'TEIL' },
    ...{ gonePath: 'verwaltung_techn.aktion.@aktionart', goneSign: 'DELETE' },
    allGonePath: 'uebertragung.@modus',
  },
  rows: [
    {
      ...{ target: 'status', path: 'zustand_angaben.verkaufstatus.@stand', transform: 'code' as const },
      ...{ table: 'status', fallback: 'active' },
    },
    {
      ...{ target: 'publishPrice', path: 'preise.kaufpreis.@auf_anfrage', transform: 'code' as const },
      ...{ table: 'isOnRequest', fallback: 'yes' },
    },
    { target: 'description', path: 'freitexte.objektbeschreibung', transform: 'plainText' },
    {
      ...{ target: 'epcState', path: 'zustand_angaben.energiepass.wertklasse', argument: 'known' },
      transform: 'whenPresent',
    },
    ...readAs('text', {
      headline: 'freitexte.objekttitel',
      localityZip: 'geo.plz',
      localityName: 'geo.ort',
      street: 'geo.strasse',
      houseNumber: 'geo.hausnummer',
      epcLabelText: 'zustand_angaben.energiepass.wertklasse',
    }),
    ...readAs('number', {
      price:
        'preise.kaufpreis.#text | preise.kaufpreis | preise.nettokaltmiete | preise.kaltmiete | preise.warmmiete',
      renterCharges: 'preise.nebenkosten',
      depositAmount: 'preise.kaution',
      latitude: 'geo.geokoordinaten.@breitengrad',
      longitude: 'geo.geokoordinaten.@laengengrad',
      floor: 'geo.etage',
      floors: 'geo.anzahl_etagen',
      surfaceTotal: 'flaechen.gesamtflaeche',
      surfaceLiving: 'flaechen.wohnflaeche',
      surfaceGround: 'flaechen.grundstuecksflaeche',
      bedrooms: 'flaechen.anzahl_schlafzimmer',
      bathrooms: 'flaechen.anzahl_badezimmer',
      constructionYear: 'zustand_angaben.baujahr',
    }),
    {
      ...{ target: 'pictures', path: 'anhaenge.anhang', transform: 'files' as const },
      argument: 'daten.pfad anhangtitel @gruppe=TITELBILD,BILD,AUSSENANSICHTEN,INNENANSICHTEN,PANORAMA',
    },
    {
      ...{ target: 'plans', path: 'anhaenge.anhang', transform: 'files' as const },
      argument: 'daten.pfad anhangtitel @gruppe=GRUNDRISS,KARTEN_LAGEPLAN',
    },
    {
      ...{ target: 'documents', path: 'anhaenge.anhang', transform: 'files' as const },
      argument: 'daten.pfad anhangtitel @gruppe=DOKUMENTE',
    },
    ...readAs('range', { energyPerformance: 'zustand_angaben.energiepass.energieverbrauchkennwert' }),
    ...readAs('answer', { publishAddress: 'verwaltung_objekt.objektadresse_freigeben' }),
    ...readAs('date', { epcValidUntil: 'zustand_angaben.energiepass.gueltig_bis' }),
    ...coded({
      typeWebId: ['objektkategorie.objektart.#child', 'type'],
      currency: ['preise.waehrung.@iso_waehrung', 'currency'],
    }),
    { target: 'goal', path: 'objektkategorie.vermarktungsart.@KAUF', transform: 'code', table: 'isForSale' },
    {
      target: 'goal',
      path: 'objektkategorie.vermarktungsart.@MIETE_PACHT',
      transform: 'code',
      table: 'isToLet',
    },
  ],
  tables: {
    status: { OFFEN: 'active', RESERVIERT: 'underOption', VERKAUFT: 'sold' },
    currency: { EUR: 'EUR' },
    isOnRequest: { true: 'no', 1: 'no', false: 'yes', 0: 'yes' },
    isForSale: { true: 'sale', 1: 'sale', false: '', 0: '' },
    isToLet: { true: 'rent', 1: 'rent', false: '', 0: '' },
    type: {
      ...{ haus: '1', zimmer: '2', wohnung: '3', grundstueck: '4', zinshaus_renditeobjekt: '5' },
      ...{ buero_praxen: '6', einzelhandel: '6', gastgewerbe: '6', hallen_lager_prod: '6', parken: '7' },
      land_und_forstwirtschaft: '4',
    },
  },
}
