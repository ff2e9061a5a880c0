import type { LanguageTexts } from '../language'
import { germanAltText } from './alt-texts'
import { germanFeatures } from './features'
import { germanHeadlines } from './headlines'
import { germanHomes } from './homes'
import { germanOther } from './other'
import { germanPlaces } from './places'
import { germanRare } from './rare'
import { germanTerms } from './terms'

export const german: LanguageTexts = {
  sentences: { ...germanHomes, ...germanPlaces, ...germanTerms, ...germanOther },
  features: germanFeatures,
  rare: germanRare,
  headlines: germanHeadlines,
  altText: germanAltText,
}
