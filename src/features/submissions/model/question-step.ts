import { addressFields } from './address-fields'
import { contactDeviceField, messageField, personFields, timeSlotField } from './person-fields'

/** The only step of a form with a question to the agency: the visitor, the contact details and the question. */
export const questionStep = () => ({
  fields: [
    ...personFields(),
    ...addressFields({ onlyIf: 'address' }),
    timeSlotField(),
    contactDeviceField(),
    messageField(true),
  ],
})
