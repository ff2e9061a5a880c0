import type { Field, NumberFieldSingleValidation, TextFieldSingleValidation } from 'payload'
import { number, text } from 'payload/shared'

import { isTileTemplate, streetSources, tileZooms } from '@/features/map/model/tile-settings'
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

const onlyByUrl = {
  condition: (_: unknown, siblings: unknown) => isRecord(siblings) && (siblings.source ?? 'url') === 'url',
}

const sourceField: Field = {
  name: 'source',
  type: 'select',
  defaultValue: 'url',
  options: [...streetSources],
}

const urlField: Field = {
  name: 'url',
  type: 'text',
  defaultValue: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  validate: urlValidate,
  admin: {
    ...onlyByUrl,
  },
}

const attributionField: Field = {
  name: 'attribution',
  type: 'text',
  maxLength: 200,
  defaultValue: '© OpenStreetMap',
  validate: attributionValidate,
  admin: {
    ...onlyByUrl,
  },
}

/** The street map of the maps (decisions 011 and 050). */
export const mapTilesField: Field = {
  name: 'mapTiles',
  type: 'group',
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
          admin: onlyByUrl,
        },
        {
          name: 'maxZoom',
          type: 'number',
          defaultValue: 19,
          min: 1,
          max: tileZooms.max,
          validate: maxZoomValidate,
          admin: onlyByUrl,
        },
      ],
    },
  ],
}
