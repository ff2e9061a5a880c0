import { propertyGoals } from '@/features/property/model/goal'
import { propertyStatuses } from '@/features/property/model/availability'

import { pricePeriods } from './price-terms'
import type { ImportTarget } from './targets'

const highestPrice = 999_999_999

const placeTargets: ImportTarget[] = [
  {
    ...{ name: 'localityZip', kind: 'text', group: 'address', lock: 'locality', maxLength: 10 },
    label: { nl: 'Postcode', fr: 'Code postal', en: 'Postal code', de: 'Postleitzahl' },
  },
  {
    ...{ name: 'localityName', kind: 'localizedText', group: 'address', lock: 'locality', maxLength: 120 },
    label: { nl: 'Plaats', fr: 'Localité', en: 'Locality', de: 'Ort' },
  },
  {
    ...{ name: 'localityCountry', kind: 'integer', group: 'address', lock: 'locality', min: 1, max: 9999 },
    label: { nl: 'Land (nummer)', fr: 'Pays (numéro)', en: 'Country (number)', de: 'Land (Nummer)' },
  },
  {
    ...{ name: 'street', kind: 'text', group: 'address', lock: 'address', maxLength: 120 },
    label: { nl: 'Straat', fr: 'Rue', en: 'Street', de: 'Straße' },
  },
  {
    ...{ name: 'houseNumber', kind: 'text', group: 'address', lock: 'address', maxLength: 20 },
    label: { nl: 'Huisnummer', fr: 'Numéro', en: 'House number', de: 'Hausnummer' },
  },
  {
    ...{ name: 'boxNr', kind: 'text', group: 'address', lock: 'address', maxLength: 20 },
    label: { nl: 'Bus', fr: 'Boîte', en: 'Box', de: 'Bus' },
  },
  {
    ...{ name: 'latitude', kind: 'number', group: 'address', lock: 'address', min: -180, max: 180 },
    label: { nl: 'Breedtegraad', fr: 'Latitude', en: 'Latitude', de: 'Breitengrad' },
  },
  {
    ...{ name: 'longitude', kind: 'number', group: 'address', lock: 'address', min: -180, max: 180 },
    label: { nl: 'Lengtegraad', fr: 'Longitude', en: 'Longitude', de: 'Längengrad' },
  },
  {
    ...{ name: 'publishAddress', kind: 'boolean', group: 'address', lock: 'address' },
    label: { nl: 'Adres tonen', fr: 'Publier l’adresse', en: 'Publish the address', de: 'Adresse anzeigen' },
  },
]

const priceTargets: ImportTarget[] = [
  {
    ...{ name: 'price', kind: 'number', group: 'price', lock: 'price', min: 0, max: highestPrice },
    label: { nl: 'Prijs', fr: 'Prix', en: 'Price', de: 'Preis' },
  },
  {
    ...{ name: 'publishPrice', kind: 'boolean', group: 'price', lock: 'price' },
    label: { nl: 'Prijs tonen', fr: 'Publier le prix', en: 'Publish the price', de: 'Preis anzeigen' },
  },
  {
    ...{ name: 'priceUnit', kind: 'integer', group: 'price', lock: 'price', min: 0, max: 999 },
    label: { nl: 'Prijseenheid', fr: 'Unité de prix', en: 'Price unit', de: 'Preiseinheit' },
  },
  {
    ...{ name: 'priceUnitText', kind: 'localizedText', group: 'price', lock: 'price', maxLength: 60 },
    label: { nl: 'Tekst bij de prijs', fr: 'Texte du prix', en: 'Price text', de: 'Text zum Preis' },
  },
  {
    ...{ name: 'currency', kind: 'choice', group: 'price', lock: 'price', options: ['EUR'] },
    label: { nl: 'Munt', fr: 'Devise', en: 'Currency', de: 'Währung' },
  },
  {
    ...{ name: 'pricePeriod', kind: 'choice', group: 'price', lock: 'price', options: pricePeriods },
    label: { nl: 'Prijs per', fr: 'Prix par', en: 'Price per', de: 'Preis pro' },
  },
]

const offerTargets: ImportTarget[] = [
  {
    ...{ name: 'goal', kind: 'choice', group: 'offer', lock: 'goal', options: propertyGoals },
    label: { nl: 'Transactie', fr: 'Transaction', en: 'Transaction', de: 'Angebotsart' },
  },
  {
    ...{ name: 'status', kind: 'choice', group: 'offer', lock: 'status', options: propertyStatuses },
    label: { nl: 'Status', fr: 'Statut', en: 'Status', de: 'Status' },
  },
  {
    ...{ name: 'typeWebId', kind: 'integer', group: 'offer', lock: 'type', min: 1, max: 99 },
    label: {
      nl: 'Type (webnummer)',
      fr: 'Type (numéro web)',
      en: 'Type (web number)',
      de: 'Typ (Webnummer)',
    },
  },
  {
    ...{
      name: 'furtherTypeWebIds',
      kind: 'numberList',
      group: 'offer',
      lock: 'furtherTypes',
      min: 1,
      max: 99,
    },
    label: {
      nl: 'Andere types (webnummers)',
      fr: 'Autres types (numéros web)',
      en: 'Further types (web numbers)',
      de: 'Weitere Typen (Webnummern)',
    },
  },
]

const textTargets: ImportTarget[] = [
  {
    ...{ name: 'headline', kind: 'localizedText', group: 'texts', lock: 'headline', maxLength: 160 },
    label: { nl: 'Titel', fr: 'Titre', en: 'Headline', de: 'Überschrift' },
  },
  {
    ...{ name: 'description', kind: 'localizedText', group: 'texts', lock: 'description', maxLength: 20_000 },
    label: { nl: 'Beschrijving', fr: 'Description', en: 'Description', de: 'Beschreibung' },
    hasLines: true,
  },
  {
    ...{ name: 'marquee', kind: 'integer', group: 'ribbon', lock: 'marquee', min: 0, max: 999 },
    label: { nl: 'Lint (nummer)', fr: 'Bandeau (numéro)', en: 'Ribbon (number)', de: 'Banderole (Nummer)' },
  },
  {
    ...{ name: 'marqueeName', kind: 'localizedText', group: 'ribbon', lock: 'marquee', maxLength: 60 },
    label: { nl: 'Tekst op het lint', fr: 'Texte du bandeau', en: 'Ribbon text', de: 'Text der Banderole' },
  },
]

const relatedTargets: ImportTarget[] = [
  {
    ...{ name: 'agentName', kind: 'text', group: 'contact', lock: 'agent', maxLength: 120 },
    label: {
      nl: 'Contactpersoon: naam',
      fr: 'Personne de contact : nom',
      en: 'Contact person: name',
      de: 'Ansprechpartner: Name',
    },
  },
  {
    ...{ name: 'agentEmail', kind: 'text', group: 'contact', lock: 'agent', maxLength: 200 },
    label: {
      nl: 'Contactpersoon: e-mail',
      fr: 'Personne de contact : e-mail',
      en: 'Contact person: e-mail',
      de: 'Ansprechpartner: E-Mail',
    },
  },
  {
    ...{ name: 'agentPhone', kind: 'text', group: 'contact', lock: 'agent', maxLength: 40 },
    label: {
      nl: 'Contactpersoon: telefoon',
      fr: 'Personne de contact : téléphone',
      en: 'Contact person: phone',
      de: 'Ansprechpartner: Telefon',
    },
  },
  {
    ...{ name: 'projectNumber', kind: 'integer', group: 'offer', lock: 'project', min: 0, max: 999_999_999 },
    label: {
      nl: 'Nieuwbouwproject (nummer)',
      fr: 'Projet neuf (numéro)',
      en: 'New-build project (number)',
      de: 'Neubauprojekt (Nummer)',
    },
  },
]

const fileTargets: ImportTarget[] = [
  {
    ...{ name: 'pictures', kind: 'fileList', group: 'files', lock: 'pictures' },
    label: { nl: 'Foto’s', fr: 'Photos', en: 'Pictures', de: 'Fotos' },
  },
  {
    ...{ name: 'plans', kind: 'fileList', group: 'files', lock: 'plans' },
    label: { nl: 'Plannen', fr: 'Plans', en: 'Plans', de: 'Grundrisse' },
  },
  {
    ...{ name: 'documents', kind: 'fileList', group: 'files', lock: 'documents' },
    label: { nl: 'Documenten', fr: 'Documents', en: 'Documents', de: 'Dokumente' },
  },
]

/** The targets that are no field of the catalogue. */
export const specialTargets: readonly ImportTarget[] = [
  ...offerTargets,
  ...textTargets,
  ...placeTargets,
  ...priceTargets,
  ...relatedTargets,
  ...fileTargets,
]
