import { formKindLabels } from '@/lib/leads/form-kinds'

import type { FormDefinition } from '../define-form'
import { agencyLetter } from '../standard-letters'

export const rentalApplicationLetters: FormDefinition['letters'] = {
  agency: (facts) => agencyLetter(facts, formKindLabels.rentalApplication),
  // The confirmation states amounts of the property and the law of the day: `sendRentalTerms` sends it.
  visitor: () => null,
}
