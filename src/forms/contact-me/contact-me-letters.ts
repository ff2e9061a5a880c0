import { formKindLabels } from '@/lib/leads/form-kinds'

import type { FormDefinition } from '../define-form'
import { agencyLetter, visitorLetter } from '../standard-letters'

export const contactMeLetters: FormDefinition['letters'] = {
  agency: (facts) => agencyLetter(facts, formKindLabels.contactMe),
  visitor: (facts) =>
    visitorLetter(facts, {
      subject: {
        nl: 'We hebben uw vraag ontvangen',
        fr: 'Nous avons bien reçu votre question',
        en: 'We have received your question',
        de: 'Wir haben Ihre Frage erhalten',
      },
      text: {
        nl: [
          'Bedankt voor uw vraag over dit pand. De makelaar die het opvolgt, antwoordt u zo snel mogelijk.',
          'Belt u ons intussen, geef dan de referentie van het pand door.',
        ],
        fr: [
          'Merci pour votre question sur ce bien. L’agent qui le suit vous répondra dans les meilleurs délais.',
          'Si vous nous appelez entre-temps, donnez-nous la référence du bien.',
        ],
        en: [
          'Thank you for your question about this property. The agent who looks after it will answer you as soon as possible.',
          'If you call us in the meantime, please quote the property’s reference.',
        ],
        de: [
          'Vielen Dank für Ihre Frage zu diesem Objekt. Der zuständige Makler antwortet Ihnen so bald wie möglich.',
          'Wenn Sie uns inzwischen anrufen, nennen Sie bitte die Referenz des Objekts.',
        ],
      },
    }),
}
