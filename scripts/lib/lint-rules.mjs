import { absoluteLocations } from './absolute-locations.mjs'
import { belgianTimeOnly } from './belgian-time-only.mjs'
import { explainedPrivilege } from './explained-privilege.mjs'
import { noChosenLanguage } from './no-chosen-language.mjs'
import { plainWords } from './plain-words.mjs'

/** The rules of this project for Oxlint. */
export default {
  meta: { name: 'perron' },
  rules: {
    'absolute-locations': absoluteLocations,
    'belgian-time-only': belgianTimeOnly,
    'explained-privilege': explainedPrivilege,
    'no-chosen-language': noChosenLanguage,
    'plain-words': plainWords,
  },
}
