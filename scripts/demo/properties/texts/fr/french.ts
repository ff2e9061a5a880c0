import type { LanguageTexts } from '../language'
import { frenchAltText } from './alt-texts'
import { frenchFeatures } from './features'
import { frenchHeadlines } from './headlines'
import { frenchHomes } from './homes'
import { frenchOther } from './other'
import { frenchPlaces } from './places'
import { frenchRare } from './rare'
import { frenchTerms } from './terms'

export const french: LanguageTexts = {
  sentences: { ...frenchHomes, ...frenchPlaces, ...frenchTerms, ...frenchOther },
  features: frenchFeatures,
  rare: frenchRare,
  headlines: frenchHeadlines,
  altText: frenchAltText,
}
