import type { FormKind } from '@/features/submissions/model/form-kinds'

import type { FormDefinition } from '@/features/submissions/model/define-form'
import { contactAppointment } from '@/features/appointments/form/contact-appointment'
import { contactConstruction } from '@/features/projects/form/contact-construction'
import { contactDemand } from '@/features/leads/form/contact-demand'
import { contactMe } from '@/features/property-page/form/contact-me'
import { demandRegister } from '@/features/subscriptions/form/demand-register'
import { documentRequest } from '@/features/documents/form/document-request'
import { purchaseOffer } from '@/features/offers/form/purchase-offer'
import { jobContact } from '@/features/leads/form/job-contact'
import { rentalApplication } from '@/features/leads/form/rental-application'
import { sendToFriend } from '@/features/property-page/form/send-to-friend'
import { signNewsletter } from '@/features/subscriptions/form/sign-newsletter'
import { siteContact } from '@/features/leads/form/site-contact'
import { testimonial } from '@/features/leads/form/testimonial'
import { visitRequest } from '@/features/appointments/form/visit-request'
import { forms as siteForms } from '@site/forms'

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
  ...siteForms,
}
