import { fieldNotForTranslators } from '../access'

/** Access of a field that is the same in every language. */
export const closedToTranslators = { create: fieldNotForTranslators, update: fieldNotForTranslators }
