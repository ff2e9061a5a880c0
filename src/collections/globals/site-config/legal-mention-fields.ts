import type { Field, TextField } from 'payload'

import { urlField } from '@/lib/payload/fields/link-field'

const mention = (name: string, rest: Partial<TextField> = {}): Field =>
  ({ name, type: 'text', ...rest }) as TextField

/** The statements on a licensed agent's website that Belgian law and the code of ethics of the IPI/BIV require. */
export const legalMentionFields: Field[] = [
  mention('companyName'),
  mention('enterpriseNumber'),
  mention('vatNumber'),
  mention('professionalTitle', {
    localized: true,
  }),
  mention('licenceNumber'),
  mention('supervisoryBody', {
    localized: true,
  }),
  {
    ...urlField(),
    name: 'codeOfEthicsUrl',
  },
  mention('insurer'),
  mention('insurancePolicy'),
  mention('thirdPartyAccount'),
]
