import type { CatalogueField } from './types'
import { constructionOptions } from './options-technical'

export const identityFields = [
  {
    name: 'reference',
    kind: 'text',
    label: { nl: 'Referentie', fr: 'Référence', en: 'Reference', de: 'Referenz' },
    help: {
      nl: 'De eigen referentie van het kantoor. Is ze leeg, dan toont de pagina het publieke nummer.',
      fr: 'La référence propre à l’agence. Si elle est vide, la page montre le numéro public.',
      en: 'The agency’s own reference. When empty, the page shows the public number.',
      de: 'Die eigene Referenz der Agentur. Ist sie leer, zeigt die Seite die öffentliche Nummer.',
    },
    format: 'string',
    section: 'general',
  },
  {
    name: 'recordFile',
    kind: 'text',
    label: { nl: 'Dossiernummer', fr: 'Numéro de dossier', en: 'File number', de: 'Aktennummer' },
    help: {
      nl: 'Het nummer van het dossier op kantoor. Bezoekers zien het nooit.',
      fr: 'Le numéro du dossier à l’agence. Les visiteurs ne le voient jamais.',
      en: 'The number of the file at the office. Visitors never see it.',
      de: 'Die Nummer der Akte im Büro. Besucher sehen sie nie.',
    },
    format: 'string',
    section: 'general',
    audience: 'staff',
  },
  {
    name: 'constructionName',
    kind: 'choice',
    options: constructionOptions,
    label: { nl: 'Bebouwing', fr: 'Type de construction', en: 'Construction', de: 'Bauweise' },
    format: 'string',
    section: 'general',
  },
  {
    name: 'constructionYear',
    kind: 'year',
    label: { nl: 'Bouwjaar', fr: 'Année de construction', en: 'Year of construction', de: 'Baujahr' },
    format: 'string',
    section: 'general',
  },
  {
    name: 'renovationYear',
    kind: 'year',
    label: { nl: 'Renovatiejaar', fr: 'Année de rénovation', en: 'Renovation year', de: 'Renovierungsjahr' },
    format: 'string',
    section: 'general',
  },
] as const satisfies readonly CatalogueField[]
