/** Server functions for other features; they also run in plain Node. */
export { storedLoan } from './stored-loan'
export {
  localityFacts,
  storedDisclosurePolicy,
  storedEpcScales,
  storedMarquees,
  typeFacts,
} from './place-and-type-facts'
export { disclosureNow, publicSettings, readOfferedGoals } from './public-properties'
export { readNumberLanguage } from './read-number-language'
export { readPriceStyle } from './read-price-style'
