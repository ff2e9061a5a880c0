import type { FormKind } from './form-kinds'

/** Forms whose leads a CRM gets unless an administrator says otherwise: not those that name a third person or are no enquiry. */
export const crmForms = [
  'siteContact',
  'contactMe',
  'visitRequest',
  'contactDemand',
  'demandRegister',
  'contactAppointment',
  'documentRequest',
  'rentalApplication',
  'purchaseOffer',
  'contactConstruction',
] as const satisfies FormKind[]
