import type { Letter } from './letter'

/** What makes an address of a private page work: its last part. */
const keys = /(\/my\/[\w-]+\/[^/"\s]+\/|\/admin\/reset\/)[^/"\s?#]+/g

/** A letter whose private links lead nowhere, for those who may read it but are not the one it was written to. */
export const withoutKeys = (letter: Letter): Letter =>
  JSON.parse(JSON.stringify(letter).replace(keys, '$1key')) as Letter
