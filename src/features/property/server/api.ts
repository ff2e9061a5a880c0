/** Server functions for other features; they also run in plain Node. */
export { storedLoan } from './stored-loan'
export { localityFacts, storedEpcScales, storedMarquees, typeFacts } from './place-and-type-facts'
export { readOfferedGoals } from './public-properties'
export { readPriceStyle } from './read-price-style'
