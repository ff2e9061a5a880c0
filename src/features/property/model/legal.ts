import type { CatalogueField } from './types'
import { legalAnswerOptions, permitAnswerOptions, summonsOptions } from './options'
import { areaApplicationOptions, summonsMeasureOptions } from './options-legal'

export const legalFields = [
  {
    name: 'permit',
    kind: 'choice',
    options: permitAnswerOptions,
    label: {
      nl: 'Bouwvergunning, omgevingsvergunning',
      fr: 'Permis d’urbanisme',
      en: 'Planning permission',
      de: 'Städtebaugenehmigung',
    },
    format: 'string',
    section: 'planning',
  },
  {
    name: 'allotmentPermit',
    kind: 'choice',
    options: permitAnswerOptions,
    label: {
      nl: 'Verkavelingsvergunning',
      fr: 'Permis d’urbanisation',
      en: 'Subdivision permit',
      de: 'Parzellierungsgenehmigung',
    },
    format: 'string',
    section: 'planning',
  },
  {
    name: 'summons',
    kind: 'choice',
    options: summonsOptions,
    label: { nl: 'Dagvaarding', fr: 'Citation en justice', en: 'Planning offence', de: 'Bauverstoß' },
    format: 'string',
    section: 'planning',
  },
  {
    name: 'summonsMeasure',
    kind: 'choice',
    options: summonsMeasureOptions,
    label: {
      nl: 'Opgelegde maatregel',
      fr: 'Mesure imposée',
      en: 'Measure imposed',
      de: 'Auferlegte Maßnahme',
    },
    format: 'string',
    section: 'planning',
  },
  {
    name: 'preemptiveRights',
    kind: 'choice',
    options: legalAnswerOptions,
    label: { nl: 'Voorkooprecht', fr: 'Droit de préemption', en: 'Pre-emption right', de: 'Vorkaufsrecht' },
    format: 'string',
    section: 'planning',
  },
  {
    name: 'judicialDecision',
    kind: 'choice',
    options: legalAnswerOptions,
    label: {
      nl: 'Rechterlijke beslissing',
      fr: 'Décision judiciaire',
      en: 'Court decision',
      de: 'Gerichtsentscheidung',
    },
    format: 'string',
    section: 'planning',
  },
  {
    name: 'areaApplication',
    kind: 'choice',
    options: areaApplicationOptions,
    label: {
      nl: 'Bestemming',
      fr: 'Affectation urbanistique',
      en: 'Land-use designation',
      de: 'Bestimmung (Raumordnung)',
    },
    format: 'string',
    section: 'planning',
  },
  {
    name: 'isProtectedHeritage',
    kind: 'flag',
    label: {
      nl: 'Beschermd erfgoed',
      fr: 'Patrimoine protégé',
      en: 'Protected heritage',
      de: 'Denkmalschutz',
    },
    format: 'string',
    section: 'planning',
  },
  {
    name: 'easements',
    kind: 'localizedText',
    label: { nl: 'Erfdienstbaarheden', fr: 'Servitudes', en: 'Easements', de: 'Dienstbarkeiten' },
    format: 'string',
    section: 'planning',
  },
  {
    name: 'planningInformation',
    kind: 'localizedText',
    label: {
      nl: 'Stedenbouwkundige inlichtingen',
      fr: 'Renseignements urbanistiques',
      en: 'Planning information',
      de: 'Städtebauliche Auskünfte',
    },
    format: 'string',
    section: 'planning',
  },
] as const satisfies readonly CatalogueField[]
