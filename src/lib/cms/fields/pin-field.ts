import type { UIField } from 'payload'

/** A map beside `latitude` and `longitude` on which an editor puts a pin; starts at the centre of `locality`. */
export const pinField = (): UIField => ({
  name: 'pin',
  type: 'ui',
  label: { nl: 'Op de kaart', fr: 'Sur la carte', en: 'On the map', de: 'Auf der Karte' },
  admin: { disableListColumn: true, components: { Field: '/studio/place/place-field#PlaceField' } },
})
