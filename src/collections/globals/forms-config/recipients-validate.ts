import type { TextFieldManyValidation } from 'payload'

import { studioMessage } from '@/lib/cms/studio-message'

const mailAddress = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/

/** One plain address each: nothing that could add another recipient or header. */
export const recipientsValidate: TextFieldManyValidation = (value, { req }) => {
  if ((value ?? []).every((address) => mailAddress.test(address))) return true
  return studioMessage(req, {
    nl: 'Elk adres moet een geldig e-mailadres zijn.',
    fr: 'Chaque adresse doit être une adresse e-mail valable.',
    en: 'Each address must be a valid e-mail address.',
    de: 'Jede Adresse muss eine gültige E-Mail-Adresse sein.',
  })
}
