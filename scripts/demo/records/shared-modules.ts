import type { CallToActionBlock } from '@/payload-types'

import { homeSections } from '../content/pages'
import { banners } from '../content/shell'

import type { InLanguages } from '../seed/languages'
import { documentRecord, type DocumentRecord } from '../seed/record'

/** Short texts of blocks that belong to no page of the demo's content. */
export const callTexts = {
  rentSelection: {
    heading: { nl: 'Nu te huur', fr: 'À louer en ce moment', en: 'To rent now', de: 'Jetzt zu vermieten' },
    description: {
      nl: 'Weinig panden, snel weg: huurprijs en lasten staan erbij.',
      fr: 'Peu de biens, vite partis : loyer et charges sont indiqués.',
      en: 'Few properties, quickly gone: rent and charges are stated.',
      de: 'Wenige Objekte, schnell vergeben: Miete und Nebenkosten sind angegeben.',
    },
  },
  demandRegister: {
    nl: 'Houd mij op de hoogte',
    fr: 'Tenez-moi informé',
    en: 'Keep me informed',
    de: 'Halten Sie mich auf dem Laufenden',
  },
  valuationContact: { nl: 'Bel ons', fr: 'Appelez-nous', en: 'Call us', de: 'Rufen Sie uns an' },
  meanwhile: {
    heading: { nl: 'Intussen', fr: 'En attendant', en: 'In the meantime', de: 'In der Zwischenzeit' },
    forSale: {
      nl: 'Panden te koop',
      fr: 'Biens à vendre',
      en: 'Properties for sale',
      de: 'Objekte zum Kauf',
    },
    home: {
      nl: 'Naar de startpagina',
      fr: 'Retour à l’accueil',
      en: 'Back to the home page',
      de: 'Zur Startseite',
    },
  },
}

interface SharedModule {
  key: string
  /** For editors. */
  name: string
  block: InLanguages<CallToActionBlock>
}

const sharedModules: SharedModule[] = [
  {
    key: 'valuation',
    name: 'Estimation gratuite',
    block: {
      blockType: 'callToAction',
      heading: homeSections.valuation.title,
      description: homeSections.valuation.description,
      backgroundType: 'colour',
      colorBackground: '#0f1a24',
      links: [
        { label: homeSections.valuation.link, url: '/contact-demand/' },
        { label: callTexts.valuationContact, url: 'tel:{phone}' },
      ],
    },
  },
  {
    key: 'demandRegister',
    name: 'Inscription à la recherche',
    block: {
      blockType: 'callToAction',
      heading: banners.demand.title,
      description: banners.demand.description,
      links: [{ label: callTexts.demandRegister, url: '/demand-register/' }],
    },
  },
]

/** The library: blocks that several pages share. */
export const moduleRecords: DocumentRecord[] = sharedModules.map(({ key, name, block }) =>
  documentRecord('modules', key, { name, blocks: [block], _status: 'published' }),
)
