import { formKindLabels } from '@/lib/leads/form-kinds'

import type { FormDefinition } from '../define-form'
import { agencyLetter } from '../standard-letters'

export const demandRegisterLetters: FormDefinition['letters'] = {
  agency: (facts) => agencyLetter(facts, formKindLabels.demandRegister),
  // The mail with the link to confirm needs the stored demand: `registerDemand` sends it.
  visitor: () => null,
}
