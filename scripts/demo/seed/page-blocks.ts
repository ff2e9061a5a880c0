import { localized, type Localized } from '@/lib/i18n/locales'
import type { Page } from '@/payload-types'

import { agents } from '../content/agents'
import type { DemoFeedbackPage } from '../content/feedback-pages'
import { homeSections } from '../content/pages'
import type { DemoPage, PageKey, RichText } from '../content/types'
import { p, ul } from '../content/types'

import type { InLanguages } from './languages'
import { required } from './required'
import { callTexts } from './shared-modules'
import { toLexical } from './to-lexical'

export type SeedBlock = InLanguages<NonNullable<Page['blocks']>[number]>

/** Ids of what blocks name. */
export interface BlockRelations {
  article: (key: string) => string
  category: (key: string) => string
  module: (key: string) => string
  heroPicture: string
}

type MakeBlocks = (page: DemoPage, relations: BlockRelations) => SeedBlock[]

const text = (content: RichText, rest: { heading?: Localized; description?: Localized } = {}): SeedBlock => ({
  blockType: 'richText',
  ...rest,
  content: localized((locale) => toLexical(content[locale])),
})

const shared = (relations: BlockRelations, key: string): SeedBlock => ({
  blockType: 'sharedModule',
  module: relations.module(key),
})

const testimonialsSlider = (rest: { heading?: Localized; description?: Localized } = {}): SeedBlock => ({
  blockType: 'testimonialsSlider',
  ...rest,
  view: 'slider-view',
  numberItemOfRow: 1,
  maxItems: 40,
})

const serviceCards = (
  relations: BlockRelations,
  rest: { heading?: Localized; description?: Localized } = {},
  maxItems = 9,
): SeedBlock => ({
  blockType: 'articleCards',
  ...rest,
  category: relations.category('services'),
  view: 'card-view',
  numberItemOfRow: 3,
  maxItems,
})

const headed = ({ title, description }: { title: Localized; description: Localized }) => ({
  heading: title,
  description,
})

const onlyText: MakeBlocks = ({ key, body }) => [text(required(body, `text of ${key}`))]

/** Specification 2.3, with the hero and the offers that decide the first impression. */
const home: MakeBlocks = (_, relations) => [
  {
    blockType: 'heroBanner',
    bannerType: 'image',
    title: homeSections.hero.title,
    description: homeSections.hero.description,
    image: relations.heroPicture,
    showQuickSearch: true,
    showCounts: true,
  },
  {
    blockType: 'latestOffers',
    ...headed(homeSections.latestOffers),
    goal: 'both',
    view: 'card-view',
    numberItemOfRow: 4,
    maxItems: 4,
  },
  shared(relations, 'valuation'),
  { blockType: 'article', article: relations.article('whoWeAre'), imageSide: 'right' },
  serviceCards(relations, headed(homeSections.services), 3),
  {
    blockType: 'propertyList',
    ...callTexts.rentSelection,
    goal: 'rent',
    mode: 'selection',
    view: 'card-view',
    numberItemOfRow: 3,
    maxItems: 3,
  },
  testimonialsSlider(headed(homeSections.testimonials)),
]

const listing =
  (goal: 'sale' | 'rent'): MakeBlocks =>
  ({ title, intro }, relations) => [
    { blockType: 'propertyList', heading: title, description: intro, goal, mode: 'full', maxItems: 12 },
    shared(relations, 'demandRegister'),
  ]

const projects: MakeBlocks = ({ title, intro }, relations) => [
  {
    blockType: 'heroBanner',
    bannerType: 'projects',
    title,
    description: intro,
    image: relations.heroPicture,
    showQuickSearch: false,
    showCounts: false,
  },
  { blockType: 'projectList' },
  shared(relations, 'demandRegister'),
]

const saved: MakeBlocks = ({ title, intro }) => [
  { blockType: 'savedProperties', heading: title, titleSize: 'h1', description: intro },
]

const services: MakeBlocks = (_, relations) => [
  serviceCards(relations),
  { blockType: 'article', article: relations.article('servicesApproach'), imageSide: 'left' },
  shared(relations, 'valuation'),
]

const phoneShown = (phone: string) => phone.replace(/^(\d{4})(\d{2})(\d{2})(\d{2})$/, '$1 $2 $3 $4')

const phoneWord: Localized = { nl: 'Gsm: ', fr: 'GSM : ', en: 'Mobile: ', de: 'Handy: ' }
const mailWord: Localized = { nl: 'E-mail: ', fr: 'E-mail : ', en: 'E-mail: ', de: 'E-Mail: ' }

const team: MakeBlocks = (page, relations) => [
  ...onlyText(page, relations),
  ...agents.map(({ name, role, biography, phone, email }) =>
    text(
      localized((locale) => [
        p(biography[locale]),
        ul(`${phoneWord[locale]}${phoneShown(phone)}`, `${mailWord[locale]}${email}`),
      ]),
      { heading: localized(() => name), description: role },
    ),
  ),
]

const blocksOf: Record<PageKey, MakeBlocks> = {
  home,
  forSale: listing('sale'),
  forRent: listing('rent'),
  projects,
  saved,
  services,
  demandRegister: onlyText,
  contactDemand: onlyText,
  contact: (page, relations) => [...onlyText(page, relations), shared(relations, 'valuation')],
  login: onlyText,
  testimonials: (page, relations) => [...onlyText(page, relations), testimonialsSlider()],
  agents: team,
  privacyStatement: onlyText,
  disclaimer: onlyText,
  cookiePolicy: onlyText,
}

export const pageBlocks = (page: DemoPage, relations: BlockRelations): SeedBlock[] =>
  blocksOf[page.key](page, relations)

/** What a visitor reads after sending a form. */
export const feedbackBlocks = ({ text: first, next }: DemoFeedbackPage): SeedBlock[] => [
  text(localized((locale) => [p(first[locale]), p(next[locale])])),
  {
    blockType: 'callToAction',
    heading: callTexts.meanwhile.heading,
    links: [
      { label: callTexts.meanwhile.forSale, url: '/for-sale/' },
      { label: callTexts.meanwhile.home, url: '/' },
    ],
  },
]
