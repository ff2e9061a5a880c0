import { localized, type Localized } from '@/lib/i18n/locales'

import { agents } from '../content/agents'
import type { DemoFeedbackPage } from '../content/feedback-pages'
import { formHeadings } from '../content/form-pages'
import { homeSections } from '../content/pages'
import { p, type DemoPage, type PageKey } from '../content/types'

import { agencyBlocks, mapBlock, placesBlock, teamBlock } from './agency-blocks'
import { headed, onlyText, text, type BlockRelations, type MakeBlocks, type SeedBlock } from './block-parts'
import { required } from './required'
import { callTexts } from './shared-modules'
import { heroPicture, housePicture } from './site-pictures'

const shared = (relations: BlockRelations, key: string): SeedBlock => ({
  blockType: 'sharedModule',
  module: relations.module(key),
})

export const testimonialsSlider = (
  rest: { heading?: Localized; description?: Localized } = {},
  maxItems = 40,
): SeedBlock => ({
  blockType: 'testimonialsSlider',
  ...rest,
  view: 'slider-view',
  numberItemOfRow: 1,
  maxItems,
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

/** Specification 2.3, with the hero and the offers that decide the first impression. */
const home: MakeBlocks = (_, relations) => [
  {
    blockType: 'heroBanner',
    bannerType: 'image',
    title: homeSections.hero.title,
    description: homeSections.hero.description,
    image: relations.picture(heroPicture),
    showQuickSearch: true,
    showCounts: true,
  },
  {
    blockType: 'spotlight',
    ...headed(homeSections.spotlight),
    choice: 'spotlight',
    goal: 'both',
    view: 'slider-view',
    numberItemOfRow: 3,
    maxItems: 6,
  },
  shared(relations, 'valuation'),
  {
    blockType: 'latestOffers',
    ...headed(homeSections.latestOffers),
    goal: 'both',
    view: 'card-view',
    numberItemOfRow: 4,
    maxItems: 4,
  },
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
  testimonialsSlider(headed(homeSections.testimonials), 4),
  teamBlock(headed(homeSections.team)),
  placesBlock('both', 'name'),
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
    image: relations.picture(heroPicture),
    showQuickSearch: false,
    showCounts: false,
  },
  { blockType: 'projectList', numberItemOfRow: 3, maxItems: 9 },
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

/** All agents with portrait and phone, then each in more detail, two per row. */
const team: MakeBlocks = (page, relations) => [
  ...onlyText(page, relations),
  teamBlock(),
  ...agents.map(({ name, role, biography }) =>
    text(
      localized((locale) => [p(biography[locale])]),
      { heading: localized(() => name), description: role, span: 6 },
    ),
  ),
]

interface FormLook {
  span?: number
  /** Id of the background picture. */
  picture?: string
}

export const formBlock = (form: keyof typeof formHeadings, { span, picture }: FormLook = {}): SeedBlock => ({
  blockType: 'form',
  form,
  heading: formHeadings[form],
  ...(span && { span }),
  ...(picture && { backgroundType: 'image', backgroundImage: picture }),
})

/** The valuation is shown on a picture (specification 2.3). */
const contactDemand: MakeBlocks = (page, relations) => [
  formBlock('contactDemand', { picture: relations.picture(housePicture) }),
  ...onlyText(page, relations),
]

const testimonialsPage: MakeBlocks = (page, relations) => [
  ...onlyText(page, relations),
  testimonialsSlider(),
  formBlock('testimonial'),
]

/** The contact form beside the contact details. */
const contact: MakeBlocks = ({ body }, relations) => [
  formBlock('siteContact', { span: 7 }),
  text(required(body, 'text of contact'), { span: 5 }),
  mapBlock(),
  shared(relations, 'valuation'),
]

const blocksOf: Record<PageKey, MakeBlocks> = {
  home,
  forSale: listing('sale'),
  forRent: listing('rent'),
  projects,
  saved,
  services,
  demandRegister: (page, relations) => [formBlock('demandRegister'), ...onlyText(page, relations)],
  contactDemand,
  contact,
  login: onlyText,
  testimonials: testimonialsPage,
  agency: agencyBlocks,
  agents: team,
  jobs: (page, relations) => [...onlyText(page, relations), formBlock('jobContact')],
  newsletter: () => [formBlock('signNewsletter')],
  privacyStatement: onlyText,
  disclaimer: onlyText,
  cookiePolicy: onlyText,
}

export const pageBlocks = (page: DemoPage, relations: BlockRelations): SeedBlock[] =>
  blocksOf[page.key](page, relations)

/** The text that a visitor reads after sending a form. */
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
