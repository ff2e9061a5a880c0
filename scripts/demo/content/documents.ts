import type { Localized } from '@/lib/i18n/locales'

export interface DemoDocument {
  title: Localized
  kind: 'plan' | 'epc' | 'condominium' | 'electricity' | 'soil'
  audience: 'onRequest' | 'afterApproval' | 'staff'
}

/** The files of a demo property: which visitors may request, which need the consent of the office, and which are internal. */
export const demoDocuments: DemoDocument[] = [
  {
    title: { nl: 'Plannen', fr: 'Plans', en: 'Plans', de: 'Pläne' },
    kind: 'plan',
    audience: 'onRequest',
  },
  {
    title: { nl: 'EPC', fr: 'Certificat PEB', en: 'Energy certificate', de: 'Energieausweis' },
    kind: 'epc',
    audience: 'onRequest',
  },
  {
    title: {
      nl: 'Elektriciteitskeuring',
      fr: 'Contrôle électrique',
      en: 'Electrical inspection',
      de: 'Elektroprüfung',
    },
    kind: 'electricity',
    audience: 'onRequest',
  },
  {
    title: {
      nl: 'Eigendomstitel',
      fr: 'Titre de propriété',
      en: 'Title deed',
      de: 'Eigentumstitel',
    },
    kind: 'condominium',
    audience: 'afterApproval',
  },
]

/** The text of each file. */
export const demoDocumentText: Localized = {
  nl: 'Voorbeeld: dit document hoort bij de demo van Perron en heeft geen waarde.',
  fr: 'Exemple : ce document fait partie de la démo de Perron et n’a aucune valeur.',
  en: 'Example: this document belongs to the demo of Perron and has no value.',
  de: 'Beispiel: Dieses Dokument gehört zur Demo von Perron und hat keinen Wert.',
}
