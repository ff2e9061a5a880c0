import type { Localized } from '@/lib/i18n/locales'

/** The kinds of documents of a property: the only list. */
export const documentKinds = [
  'plan',
  'epc',
  'electricity',
  'soil',
  'asbestos',
  'planning',
  'condominium',
  'brochure',
  'contract',
  'other',
] as const
export type DocumentKind = (typeof documentKinds)[number]

export const documentKindLabels: Record<DocumentKind, Localized> = {
  plan: { nl: 'Plan', fr: 'Plan', en: 'Plan', de: 'Plan' },
  epc: { nl: 'EPC', fr: 'Certificat PEB', en: 'EPC', de: 'Energieausweis' },
  electricity: {
    nl: 'Elektriciteitskeuring',
    fr: 'Contrôle électrique',
    en: 'Electrical inspection',
    de: 'Elektroprüfung',
  },
  soil: { nl: 'Bodemattest', fr: 'Attestation de sol', en: 'Soil certificate', de: 'Bodenbescheinigung' },
  asbestos: {
    nl: 'Asbestattest',
    fr: 'Attestation amiante',
    en: 'Asbestos certificate',
    de: 'Asbestbescheinigung',
  },
  planning: { nl: 'Stedenbouw', fr: 'Urbanisme', en: 'Planning', de: 'Städtebau' },
  condominium: { nl: 'Mede-eigendom', fr: 'Copropriété', en: 'Co-ownership', de: 'Miteigentum' },
  brochure: { nl: 'Brochure', fr: 'Brochure', en: 'Brochure', de: 'Broschüre' },
  contract: { nl: 'Contract', fr: 'Contrat', en: 'Contract', de: 'Vertrag' },
  other: { nl: 'Andere', fr: 'Autre', en: 'Other', de: 'Sonstiges' },
}
