import type { Field, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { studioMessage } from '@/lib/payload/studio-message'

import { captchaField } from './captcha-field'
import { crmField } from './crm-field'

const hostValidate: TextFieldSingleValidation = (value, options) => {
  const basic = text(value, options)
  if (basic !== true || !value || /^([a-z0-9-]+\.)+[a-z]{2,}$/i.test(value)) return basic
  return studioMessage(options.req, 'fields.host')
}

const tilesValidate: TextFieldSingleValidation = (value, options) => {
  const basic = text(value, options)
  const isTemplate =
    /^https:\/\/[^\s"'<>\\]+$/.test(value ?? '') &&
    ['{z}', '{x}', '{y}'].every((part) => value?.includes(part))
  if (basic !== true || !value || isTemplate) return basic
  return studioMessage(options.req, 'fields.mapTiles', { z: '{z}', x: '{x}', y: '{y}' })
}

const mapTilesField: Field = {
  name: 'mapTiles',
  type: 'group',
  label: { nl: 'Kaart', fr: 'Carte', en: 'Map', de: 'Karte' },
  fields: [
    {
      name: 'url',
      type: 'text',
      defaultValue: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      validate: tilesValidate,
      label: {
        nl: 'Adres van de tegels',
        fr: 'Adresse des tuiles',
        en: 'Address of the tiles',
        de: 'Adresse der Kacheln',
      },
      admin: {
        description: {
          nl: 'Leeg: alleen onze getekende kaart.',
          fr: 'Vide : seulement notre carte dessinée.',
          en: 'Empty: our drawn map only.',
          de: 'Leer: nur unsere gezeichnete Karte.',
        },
      },
    },
    {
      name: 'attribution',
      type: 'text',
      defaultValue: '© OpenStreetMap',
      label: { nl: 'Bronvermelding', fr: 'Attribution', en: 'Attribution', de: 'Quellenangabe' },
      admin: {
        description: {
          nl: 'De leverancier van de kaart eist deze vermelding op de kaart.',
          fr: 'Le fournisseur de la carte exige cette mention sur la carte.',
          en: 'The supplier of the map demands this mention on the map.',
          de: 'Der Anbieter der Karte verlangt diese Angabe auf der Karte.',
        },
      },
    },
    {
      name: 'maxZoom',
      type: 'number',
      defaultValue: 19,
      min: 1,
      max: 22,
      label: { nl: 'Grootste zoom', fr: 'Zoom maximal', en: 'Largest zoom', de: 'Größter Zoom' },
    },
  ],
}

/** External servers that the site uses. */
export const serviceFields: Field[] = [
  {
    name: 'cdnHost',
    type: 'text',
    validate: hostValidate,
    label: { nl: 'CDN voor beelden', fr: 'CDN des images', en: 'CDN for pictures', de: 'CDN für Bilder' },
    admin: {
      placeholder: 'cdn.example.com',
      description: {
        nl: 'Beelden worden van deze server geladen. Leeg: van de site zelf.',
        fr: 'Les images se chargent depuis ce serveur. Vide : depuis le site.',
        en: 'Pictures are loaded from this server. Empty: from the site itself.',
        de: 'Bilder werden von diesem Server geladen. Leer: von der Website selbst.',
      },
    },
  },
  mapTilesField,
  captchaField,
  crmField,
]
