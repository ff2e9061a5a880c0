import type { Field, NumberFieldSingleValidation, TextFieldSingleValidation } from 'payload'
import { number, text } from 'payload/shared'

import {
  isTileTemplate,
  streetSources,
  tileZooms,
  type StreetSource,
} from '@/features/map/model/tile-settings'
import type { Localized } from '@/lib/i18n/locales'
import { studioMessage } from '@/lib/payload/studio-message'
import { isRecord } from '@/lib/values/read-value'

/** The other fields of the group; Payload types them as unknown. */
const isByUrl = (siblings: unknown): boolean =>
  isRecord(siblings) && (siblings.source ?? 'url') === 'url' && Boolean(siblings.url)

const urlValidate: TextFieldSingleValidation = (value, options) => {
  const basic = text(value, options)
  // Requests may have values of other types.
  if (basic !== true || !value || isTileTemplate(String(value))) return basic
  return studioMessage(options.req, 'fields.mapTiles', { z: '{z}', x: '{x}', y: '{y}' })
}

const attributionValidate: TextFieldSingleValidation = (value, options) => {
  const basic = text(value, options)
  if (basic !== true || String(value ?? '').trim() || !isByUrl(options.siblingData)) return basic
  return studioMessage(options.req, 'fields.mapAttribution')
}

const maxZoomValidate: NumberFieldSingleValidation = (value, options) => {
  const basic = number(value, options)
  const siblings: unknown = options.siblingData
  const least = isRecord(siblings) && typeof siblings.minZoom === 'number' ? siblings.minZoom : tileZooms.min
  if (basic !== true || typeof value !== 'number' || value >= least) return basic
  return studioMessage(options.req, 'fields.mapZoom')
}

const sourceLabels: Record<StreetSource, Localized> = {
  url: {
    nl: 'Tegels via een adres',
    fr: 'Tuiles à une adresse',
    en: 'Tiles at an address',
    de: 'Kacheln unter einer Adresse',
  },
  file: {
    nl: 'Bestand op onze server',
    fr: 'Fichier sur notre serveur',
    en: 'File on our server',
    de: 'Datei auf unserem Server',
  },
  none: {
    nl: 'Geen: alleen onze getekende kaart',
    fr: 'Aucun\u00a0: seulement notre carte dessinée',
    en: 'None: our drawn map only',
    de: 'Keine: nur unsere gezeichnete Karte',
  },
}

const onlyByUrl = {
  condition: (_: unknown, siblings: unknown) => isRecord(siblings) && (siblings.source ?? 'url') === 'url',
}

const sourceField: Field = {
  name: 'source',
  type: 'select',
  defaultValue: 'url',
  label: { nl: 'Stratenplan', fr: 'Plan des rues', en: 'Street map', de: 'Straßenkarte' },
  options: streetSources.map((value) => ({ value, label: sourceLabels[value] })),
  admin: {
    description: {
      nl: 'Een bestand op onze server vraagt geen toestemming van de bezoeker: er gaat niets naar derden. Wie de server beheert, plaatst het in de gegevensmap als map/streets.pmtiles; de toestand van de site zegt of het bruikbaar is.',
      fr: 'Un fichier sur notre serveur ne demande pas l’accord du visiteur\u00a0: rien ne va à des tiers. La personne qui gère le serveur le place dans le dossier des données sous map/streets.pmtiles\u00a0; l’état du site indique s’il est utilisable.',
      en: 'A file on our server needs no consent of the visitor: nothing goes to third parties. The administrator of the server puts it into the data folder as map/streets.pmtiles; the state of the site says whether it can be used.',
      de: 'Eine Datei auf unserem Server braucht keine Zustimmung des Besuchers: Nichts geht an Dritte. Wer den Server verwaltet, legt sie im Datenordner als map/streets.pmtiles ab; der Zustand der Website sagt, ob sie brauchbar ist.',
    },
  },
}

const urlField: Field = {
  name: 'url',
  type: 'text',
  defaultValue: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  validate: urlValidate,
  label: {
    nl: 'Adres van de tegels',
    fr: 'Adresse des tuiles',
    en: 'Address of the tiles',
    de: 'Adresse der Kacheln',
  },
  admin: {
    ...onlyByUrl,
    description: {
      nl: 'Begint met https:// of met / voor tegels op deze site. Leeg: alleen onze getekende kaart.',
      fr: 'Commence par https://, ou par / pour des tuiles de ce site. Vide\u00a0: seulement notre carte dessinée.',
      en: 'Begins with https://, or with / for tiles of this site. Empty: our drawn map only.',
      de: 'Beginnt mit https:// oder mit / für Kacheln dieser Website. Leer: nur unsere gezeichnete Karte.',
    },
  },
}

const attributionField: Field = {
  name: 'attribution',
  type: 'text',
  maxLength: 200,
  defaultValue: '© OpenStreetMap',
  validate: attributionValidate,
  label: { nl: 'Bronvermelding', fr: 'Attribution', en: 'Attribution', de: 'Quellenangabe' },
  admin: {
    ...onlyByUrl,
    description: {
      nl: 'De leverancier van de kaart eist deze vermelding op de kaart.',
      fr: 'Le fournisseur de la carte exige cette mention sur la carte.',
      en: 'The supplier of the map demands this mention on the map.',
      de: 'Der Anbieter der Karte verlangt diese Angabe auf der Karte.',
    },
  },
}

/** The street map of the maps (decisions 011 and 050). */
export const mapTilesField: Field = {
  name: 'mapTiles',
  type: 'group',
  label: { nl: 'Kaart', fr: 'Carte', en: 'Map', de: 'Karte' },
  fields: [
    sourceField,
    urlField,
    attributionField,
    {
      type: 'row',
      fields: [
        {
          name: 'minZoom',
          type: 'number',
          defaultValue: tileZooms.min,
          ...tileZooms,
          label: { nl: 'Kleinste zoom', fr: 'Zoom minimal', en: 'Smallest zoom', de: 'Kleinster Zoom' },
          admin: onlyByUrl,
        },
        {
          name: 'maxZoom',
          type: 'number',
          defaultValue: 19,
          min: 1,
          max: tileZooms.max,
          validate: maxZoomValidate,
          label: { nl: 'Grootste zoom', fr: 'Zoom maximal', en: 'Largest zoom', de: 'Größter Zoom' },
          admin: onlyByUrl,
        },
      ],
    },
  ],
}
