import type { FormKind } from '@/features/submissions/model/form-kinds'

import type { FormDefinition } from '@/features/submissions/model/define-form'
import { contactAppointment } from './contact-appointment'
import { contactConstruction } from './contact-construction'
import { contactDemand } from './contact-demand'
import { contactMe } from './contact-me'
import { demandRegister } from './demand-register'
import { documentRequest } from './document-request'
import { purchaseOffer } from './purchase-offer'
import { jobContact } from './job-contact'
import { rentalApplication } from './rental-application'
import { sendToFriend } from './send-to-friend'
import { signNewsletter } from './sign-newsletter'
import { siteContact } from './site-contact'
import { testimonial } from './testimonial'
import { visitRequest } from './visit-request'

/** The definition of each form named in `formKinds`; a name without one does not compile. */
export const forms: Record<FormKind, FormDefinition> = {
  siteContact,
  documentRequest,
  purchaseOffer,
  visitRequest,
  rentalApplication,
  testimonial,
  signNewsletter,
  sendToFriend,
  jobContact,
  demandRegister,
  contactMe,
  contactDemand,
  contactAppointment,
  contactConstruction,
}
