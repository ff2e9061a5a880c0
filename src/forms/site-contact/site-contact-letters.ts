import { formKindLabels } from '@/lib/leads/form-kinds'

import type { FormDefinition } from '../define-form'
import { agencyLetter, visitorLetter } from '../standard-letters'

export const siteContactLetters: FormDefinition['letters'] = {
  agency: (facts) => agencyLetter(facts, formKindLabels.siteContact),
  visitor: (facts) =>
    visitorLetter(facts, {
      subject: {
        nl: 'We hebben uw bericht ontvangen',
        fr: 'Nous avons bien reçu votre message',
        en: 'We have received your message',
        de: 'Wir haben Ihre Nachricht erhalten',
      },
      text: {
        nl: ['Bedankt voor uw bericht. We antwoorden u zo snel mogelijk.'],
        fr: ['Merci pour votre message. Nous vous répondrons dans les meilleurs délais.'],
        en: ['Thank you for your message. We will answer you as soon as possible.'],
        de: ['Vielen Dank für Ihre Nachricht. Wir antworten Ihnen so bald wie möglich.'],
      },
    }),
}
