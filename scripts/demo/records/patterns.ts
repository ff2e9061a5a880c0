import type { PatternKind } from '@/features/patterns/model/pattern'
import { localized, type Localized } from '@/lib/i18n/locales'

import { homeSections } from '../content/pages'
import { eventTexts, figureTexts, landingTexts } from '../content/pattern-parts'
import { jobTexts, neighbourhoodTexts, patternNames, type PatternKey } from '../content/patterns'
import { p } from '../content/types'
import { documentRecord, type DocumentRecord } from '../seed/record'

import { mapBlock, teamBlock } from './agency-blocks'
import { headed, picture, text, type SeedBlock } from './block-parts'
import { formBlock, testimonialsSlider } from './page-blocks'
import { heroPicture, neighbourhoodPicture, officePicture } from './site-pictures'

type Headed = Parameters<typeof headed>[0]

const hero = ({ title, description }: Headed, image: string): SeedBlock => ({
  blockType: 'heroBanner',
  bannerType: 'image',
  title,
  description,
  image,
  showQuickSearch: false,
  showCounts: false,
})

/** Three beside each other on a computer: a heading with a short text. */
const third = ({ title, description }: Headed): SeedBlock =>
  text(
    localized((locale) => [p(description[locale])]),
    { heading: title, span: 4 },
  )

const valuation = (): SeedBlock => ({
  blockType: 'callToAction',
  ...headed(homeSections.valuation),
  links: [{ label: homeSections.valuation.link, url: '/contact-demand/' }],
})

interface DemoPattern {
  kind: PatternKind
  blocks: SeedBlock[]
}

const patterns: Record<PatternKey, DemoPattern> = {
  landing: {
    kind: 'page',
    blocks: [
      hero(landingTexts.hero, picture(heroPicture)),
      ...landingTexts.reasons.map(third),
      testimonialsSlider(headed(homeSections.testimonials)),
      formBlock('contactDemand'),
    ],
  },
  neighbourhood: {
    kind: 'page',
    blocks: [
      hero(neighbourhoodTexts.hero, picture(neighbourhoodPicture('outremeuse'))),
      text(neighbourhoodTexts.body),
      {
        blockType: 'gallery',
        pictures: ['outremeuse', 'guillemins', 'flemalleHaute'].map((key) => ({
          image: picture(neighbourhoodPicture(key)),
        })),
        arrangement: 'mosaic',
        view: 'card-view',
        numberItemOfRow: 3,
      },
      {
        blockType: 'propertyList',
        ...headed(neighbourhoodTexts.offer),
        goal: 'sale',
        mode: 'selection',
        view: 'card-view',
        numberItemOfRow: 3,
        maxItems: 3,
      },
      valuation(),
    ],
  },
  job: {
    kind: 'page',
    blocks: [text(jobTexts.body), teamBlock(headed(homeSections.team)), formBlock('jobContact')],
  },
  event: {
    kind: 'page',
    blocks: [
      hero(eventTexts.hero, picture(officePicture)),
      text(eventTexts.body, { span: 6 }),
      { ...formBlock('siteContact', { span: 6 }), heading: eventTexts.registration } as SeedBlock,
      mapBlock(),
    ],
  },
  contactTeam: {
    kind: 'group',
    blocks: [valuation(), teamBlock(headed(homeSections.team))],
  },
  figures: {
    kind: 'group',
    blocks: [...figureTexts.map(third), testimonialsSlider(headed(homeSections.testimonials))],
  },
}

/** The first templates of editors, in all languages. */
export const patternRecords: DocumentRecord[] = Object.entries(patterns).map(([key, { kind, blocks }]) => {
  // The keys of the table, which TypeScript widens to texts.
  const { name, description }: { name: Localized; description: Localized } = patternNames[key as PatternKey]
  return documentRecord('patterns', key, { name, description, kind, blocks })
})
