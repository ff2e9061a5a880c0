import { localized } from '@/lib/i18n/locales'

import { agencySections, filmCaption, galleryCaptions, questions } from '../content/agency-page'
import { homeSections } from '../content/pages'

import { film, headed, onlyText, picture, type MakeBlocks, type SeedBlock } from './block-parts'
import { heroPicture, hillPicture, housePicture, neighbourhoodPicture, officePicture } from './site-pictures'

/** All agents, each with portrait and phone. */
export const teamBlock = (rest: ReturnType<typeof headed> | object = {}): SeedBlock => ({
  blockType: 'team',
  ...rest,
  choice: 'all',
  sortBy: 'given',
  view: 'card-view',
  numberItemOfRow: 4,
  maxItems: 12,
})

/** Where the agency is, with its hours and the way there. */
export const mapBlock = (): SeedBlock => ({
  blockType: 'map',
  ...headed(agencySections.map),
  source: 'agency',
  showOpeningHours: true,
  showRoute: true,
})

const filmBlock = (): SeedBlock => ({
  blockType: 'video',
  ...headed(agencySections.film),
  source: 'upload',
  film,
  poster: picture(heroPicture),
  caption: filmCaption,
  shape: 'wide',
  backgroundType: 'colour',
  colorBackground: '#0f1a24',
})

const galleryBlock = (): SeedBlock => ({
  blockType: 'gallery',
  ...headed(agencySections.gallery),
  pictures: [
    { image: picture(housePicture), caption: galleryCaptions.house },
    { image: picture(officePicture) },
    { image: picture(neighbourhoodPicture('outremeuse')), caption: galleryCaptions.quay },
    {
      image: picture(neighbourhoodPicture('flemalleHaute')),
      caption: galleryCaptions.park,
      url: '/for-sale/?city=Flémalle|4400',
    },
    { image: picture(hillPicture) },
  ],
  arrangement: 'mosaic',
  view: 'card-view',
  numberItemOfRow: 4,
})

/** The questions unfold without JavaScript. */
const questionsBlock = (): SeedBlock => ({
  blockType: 'customHtml',
  ...headed(agencySections.questions),
  html: localized((locale) =>
    questions
      .map(
        ({ question, answer }) =>
          `<details><summary>${question[locale]}</summary><p>${answer[locale]}</p></details>`,
      )
      .join('\n'),
  ),
})

/** Cities and types with their counts. */
export const placesBlock = (
  content: 'both' | 'cities',
  sortBy: 'name' | 'count',
  maxItems = 100,
): SeedBlock => ({
  blockType: 'placeIndex',
  ...headed(content === 'both' ? homeSections.cities : agencySections.places),
  content,
  goal: 'both',
  sortBy,
  numberItemOfRow: 4,
  maxItems,
})

/** The agency's page: people first, then the place. */
export const agencyBlocks: MakeBlocks = (page) => [
  ...onlyText(page),
  teamBlock(headed(homeSections.team)),
  filmBlock(),
  galleryBlock(),
  { blockType: 'spacer', height: 'small', rule: true },
  placesBlock('cities', 'count', 12),
  mapBlock(),
  questionsBlock(),
]
