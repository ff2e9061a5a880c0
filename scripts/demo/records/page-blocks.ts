import { localized, type Localized } from '@/lib/i18n/locales'

import { agents } from '../content/agents'
import type { DemoFeedbackPage } from '../content/feedback-pages'
import { formHeadings } from '../content/form-pages'
import { homeSections } from '../content/pages'
import { p, type DemoPage, type PageKey } from '../content/types'
import { ref } from '../seed/record'
import { required } from '../seed/required'

import { agencyBlocks, mapBlock, placesBlock, teamBlock } from './agency-blocks'
import { headed, onlyText, picture, text, type MakeBlocks, type SeedBlock } from './block-parts'
import { callTexts } from './shared-modules'
import { heroPicture, housePicture } from './site-pictures'

const shared = (key: string): SeedBlock => ({
  blockType: 'sharedModule',
  module: ref('modules', key),
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
  rest: { heading?: Localized; description?: Localized } = {},
  maxItems = 9,
): SeedBlock => ({
  blockType: 'articleCards',
  ...rest,
  category: ref('articleCategories', 'services'),
  view: 'card-view',
  numberItemOfRow: 3,
  maxItems,
})

/** Specification 2.3, with the hero and the offers that decide the first impression. */
const home: MakeBlocks = () => [
  {
    blockType: 'heroBanner',
    bannerType: 'image',
    title: homeSections.hero.title,
    description: homeSections.hero.description,
    image: picture(heroPicture),
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
  shared('valuation'),
  {
    blockType: 'latestOffers',
    ...headed(homeSections.latestOffers),
    goal: 'both',
    view: 'card-view',
    numberItemOfRow: 4,
    maxItems: 4,
  },
  { blockType: 'article', article: ref('articles', 'whoWeAre'), imageSide: 'right' },
  serviceCards(headed(homeSections.services), 3),
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
  ({ title, intro }) => [
    { blockType: 'propertyList', heading: title, description: intro, goal, mode: 'full', maxItems: 12 },
    shared('demandRegister'),
  ]

const projects: MakeBlocks = ({ title, intro }) => [
  {
    blockType: 'heroBanner',
    bannerType: 'projects',
    title,
    description: intro,
    image: picture(heroPicture),
    showQuickSearch: false,
    showCounts: false,
  },
  { blockType: 'projectList', numberItemOfRow: 3, maxItems: 9 },
  shared('demandRegister'),
]

const saved: MakeBlocks = ({ title, intro }) => [
  { blockType: 'savedProperties', heading: title, titleSize: 'h1', description: intro },
]

const services: MakeBlocks = () => [
  serviceCards(),
  { blockType: 'article', article: ref('articles', 'servicesApproach'), imageSide: 'left' },
  shared('valuation'),
]

/** All agents with portrait and phone, then each in more detail, two per row. */
const team: MakeBlocks = (page) => [
  ...onlyText(page),
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
  /** The name of a picture. */
  background?: string
}

export const formBlock = (
  form: keyof typeof formHeadings,
  { span, background }: FormLook = {},
): SeedBlock => ({
  blockType: 'form',
  form,
  heading: formHeadings[form],
  ...(span && { span }),
  ...(background && { backgroundType: 'image', backgroundImage: picture(background) }),
})

/** The valuation is shown on a picture (specification 2.3). */
const contactDemand: MakeBlocks = (page) => [
  formBlock('contactDemand', { background: housePicture }),
  ...onlyText(page),
]

const testimonialsPage: MakeBlocks = (page) => [
  ...onlyText(page),
  testimonialsSlider(),
  formBlock('testimonial'),
]

/** The contact form beside the contact details. */
const contact: MakeBlocks = ({ body }) => [
  formBlock('siteContact', { span: 7 }),
  text(required(body, 'text of contact'), { span: 5 }),
  mapBlock(),
  shared('valuation'),
]

const blocksOf: Record<PageKey, MakeBlocks> = {
  home,
  forSale: listing('sale'),
  forRent: listing('rent'),
  projects,
  saved,
  services,
  demandRegister: (page) => [formBlock('demandRegister'), ...onlyText(page)],
  contactDemand,
  contact,
  login: onlyText,
  testimonials: testimonialsPage,
  agency: agencyBlocks,
  agents: team,
  jobs: (page) => [...onlyText(page), formBlock('jobContact')],
  newsletter: () => [formBlock('signNewsletter')],
  privacyStatement: onlyText,
  disclaimer: onlyText,
  cookiePolicy: onlyText,
}

export const pageBlocks = (page: DemoPage): SeedBlock[] => blocksOf[page.key](page)

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
