import type { LanguageTexts } from '../language'
import { dutchAltText } from './alt-texts'
import { dutchFeatures } from './features'
import { dutchHeadlines } from './headlines'
import { dutchHomes } from './homes'
import { dutchOther } from './other'
import { dutchPlaces } from './places'
import { dutchRare } from './rare'
import { dutchTerms } from './terms'

export const dutch: LanguageTexts = {
  sentences: { ...dutchHomes, ...dutchPlaces, ...dutchTerms, ...dutchOther },
  features: dutchFeatures,
  rare: dutchRare,
  headlines: dutchHeadlines,
  altText: dutchAltText,
}
