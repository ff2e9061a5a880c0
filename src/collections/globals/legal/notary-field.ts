import type { ArrayField } from 'payload'

import { datedRows } from './dated-rows'
import { defaultNotaryTariffs } from './money-defaults'

const slicesField: ArrayField = {
  name: 'slices',
  type: 'array',
  required: true,
  minRows: 1,
  label: { nl: 'Schijven', fr: 'Tranches', en: 'Slices', de: 'Stufen' },
  labels: {
    singular: { nl: 'Schijf', fr: 'Tranche', en: 'Slice', de: 'Stufe' },
    plural: { nl: 'Schijven', fr: 'Tranches', en: 'Slices', de: 'Stufen' },
  },
  admin: {
    description: {
      nl: 'Van laag naar hoog, in euro. De laatste heeft geen grens.',
      fr: 'De la plus basse à la plus haute, en euros. La dernière n’a pas de limite.',
      en: 'From low to high, in euro. The last one has no limit.',
      de: 'Von der niedrigsten zur höchsten, in Euro. Die letzte hat keine Grenze.',
    },
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'upTo',
          type: 'number',
          min: 0,
          label: { nl: 'Tot (€)', fr: 'Jusqu’à (€)', en: 'Up to (€)', de: 'Bis (€)' },
        },
        {
          name: 'ratePercent',
          type: 'number',
          required: true,
          min: 0,
          max: 100,
          label: { nl: 'Tarief (%)', fr: 'Taux (%)', en: 'Rate (%)', de: 'Satz (%)' },
        },
      ],
    },
  ],
}

/** The notary's fee on a purchase, a percentage of each slice of the price. */
export const notaryField: ArrayField = datedRows({
  name: 'notaryTariffs',
  label: {
    nl: 'Ereloon van de notaris',
    fr: 'Honoraires du notaire',
    en: 'Notary’s fee',
    de: 'Notargebühr',
  },
  description: {
    nl: 'Voor een raming van de aankoopkosten, nooit bindend. Overal in België gelijk.',
    fr: 'Pour une estimation des frais d’achat, jamais contraignante. Le même partout en Belgique.',
    en: 'For an estimate of the costs of a purchase, never binding. The same all over Belgium.',
    de: 'Für eine Schätzung der Kaufnebenkosten, nie verbindlich. In ganz Belgien gleich.',
  },
  defaultValue: defaultNotaryTariffs,
  rowParts: ['slices', 'vatPercent'],
  fields: [
    slicesField,
    {
      name: 'vatPercent',
      type: 'number',
      required: true,
      min: 0,
      max: 100,
      defaultValue: 21,
      label: { nl: 'Btw (%)', fr: 'TVA (%)', en: 'VAT (%)', de: 'MwSt. (%)' },
    },
  ],
})
