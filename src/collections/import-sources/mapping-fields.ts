import type { ArrayField } from 'payload'

import { importTargets } from '@/features/import/model/targets'
import { transformLabels, transformNames } from '@/features/import/model/transforms'

/** The agency's own rows; all other fields follow the format. */
export const mappingField: ArrayField = {
  name: 'mapping',
  type: 'array',
  label: { nl: 'Eigen velden', fr: 'Champs propres', en: 'Own fields', de: 'Eigene Felder' },
  labels: {
    singular: { nl: 'Veld', fr: 'Champ', en: 'Field', de: 'Feld' },
    plural: { nl: 'Velden', fr: 'Champs', en: 'Fields', de: 'Felder' },
  },
  admin: {
    initCollapsed: true,
    description: {
      nl: 'Vervangt voor elk genoemd veld wat het formaat doet; leeg laten als het formaat volstaat.',
      fr: 'Remplace, pour chaque champ cité, ce que fait le format ; laisser vide si le format suffit.',
      en: 'Replaces, for each field named, what the format does; leave empty when the format is enough.',
      de: 'Ersetzt für jedes genannte Feld das, was das Format tut; leer lassen, wenn das Format genügt.',
    },
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'target',
          type: 'select',
          required: true,
          label: {
            nl: 'Veld van het pand',
            fr: 'Champ du bien',
            en: 'Field of the property',
            de: 'Feld des Objekts',
          },
          options: importTargets.map(({ name, label }) => ({ value: name, label: { ...label } })),
          admin: { width: '33.33%' },
        },
        {
          name: 'path',
          type: 'text',
          required: true,
          maxLength: 200,
          label: {
            nl: 'Plaats in de bron',
            fr: 'Place dans la source',
            en: 'Place in the source',
            de: 'Ort in der Quelle',
          },
          admin: {
            width: '33.33%',
            description: {
              nl: 'Zoals Price of Picture.Url; met | ertussen telt de eerste die gevuld is.',
              fr: 'Comme Price ou Picture.Url ; séparés par |, le premier rempli compte.',
              en: 'Such as Price or Picture.Url; of several with | between them the first with a value counts.',
              de: 'Wie Price oder Picture.Url; von mehreren mit | dazwischen zählt der erste mit Wert.',
            },
          },
        },
        {
          name: 'transform',
          type: 'select',
          required: true,
          defaultValue: 'text',
          label: { nl: 'Lezen als', fr: 'Lire comme', en: 'Read as', de: 'Lesen als' },
          options: transformNames.map((value) => ({ value, label: { ...transformLabels[value] } })),
          admin: { width: '33.33%' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'table',
          type: 'text',
          maxLength: 60,
          label: { nl: 'Codetabel', fr: 'Table de codes', en: 'Code table', de: 'Codetabelle' },
          admin: { width: '33.33%' },
        },
        {
          name: 'argument',
          type: 'text',
          maxLength: 200,
          label: {
            nl: 'Vaste waarde, of plaats van het adres',
            fr: 'Valeur fixe, ou emplacement de l’adresse',
            en: 'Fixed value, or place of the address',
            de: 'Fester Wert, oder Stelle der Adresse',
          },
          admin: { width: '33.33%' },
        },
        {
          name: 'fallback',
          type: 'text',
          maxLength: 200,
          label: {
            nl: 'Als de bron niets heeft',
            fr: 'Si la source n’a rien',
            en: 'When the source has none',
            de: 'Wenn die Quelle nichts hat',
          },
          admin: { width: '33.33%' },
        },
      ],
    },
    {
      name: 'zeroIsUnknown',
      type: 'checkbox',
      label: {
        nl: 'De bron schrijft 0 voor onbekend',
        fr: 'La source écrit 0 pour inconnu',
        en: 'The source writes 0 for unknown',
        de: 'Die Quelle schreibt 0 für unbekannt',
      },
    },
  ],
}

/** What the numbers and words of the feed mean here, one row per code. */
export const codesField: ArrayField = {
  name: 'codes',
  type: 'array',
  label: { nl: 'Codes', fr: 'Codes', en: 'Codes', de: 'Codes' },
  labels: {
    singular: { nl: 'Code', fr: 'Code', en: 'Code', de: 'Code' },
    plural: { nl: 'Codes', fr: 'Codes', en: 'Codes', de: 'Codes' },
  },
  admin: {
    initCollapsed: true,
    description: {
      nl: 'Welke waarde van de bron welke waarde hier wordt. Een onbekende code is een waarschuwing, geen fout.',
      fr: 'Quelle valeur de la source devient quelle valeur ici. Un code inconnu est un avertissement, pas une erreur.',
      en: 'Which value of the source becomes which value here. An unknown code is a warning, not an error.',
      de: 'Welcher Wert der Quelle hier welcher Wert wird. Ein unbekannter Code ist eine Warnung, kein Fehler.',
    },
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'table',
          type: 'text',
          required: true,
          maxLength: 60,
          label: { nl: 'Codetabel', fr: 'Table de codes', en: 'Code table', de: 'Codetabelle' },
          admin: { width: '33.33%' },
        },
        {
          name: 'code',
          type: 'text',
          required: true,
          maxLength: 60,
          label: { nl: 'Code', fr: 'Code', en: 'Code', de: 'Code' },
          admin: { width: '33.33%' },
        },
        {
          name: 'value',
          type: 'text',
          required: true,
          maxLength: 60,
          label: { nl: 'Waarde hier', fr: 'Valeur ici', en: 'Value here', de: 'Wert hier' },
          admin: { width: '33.33%' },
        },
      ],
    },
  ],
}
