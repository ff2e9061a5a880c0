import type { LanguageTexts } from '../language'
import { englishAltText } from './alt-texts'
import { englishFeatures } from './features'
import { englishHeadlines } from './headlines'
import { englishHomes } from './homes'
import { englishOther } from './other'
import { englishPlaces } from './places'
import { englishRare } from './rare'
import { englishTerms } from './terms'

export const english: LanguageTexts = {
  sentences: { ...englishHomes, ...englishPlaces, ...englishTerms, ...englishOther },
  features: englishFeatures,
  rare: englishRare,
  headlines: englishHeadlines,
  altText: englishAltText,
}
