import { formKindLabels } from '@/lib/leads/form-kinds'

import type { FormDefinition } from '../define-form'
import { agencyLetter, visitorLetter } from '../standard-letters'

export const visitRequestLetters: FormDefinition['letters'] = {
  agency: (facts) => agencyLetter(facts, formKindLabels.visitRequest),
  visitor: (facts) =>
    visitorLetter(facts, {
      subject: {
        nl: 'We hebben uw aanvraag voor een bezoek ontvangen',
        fr: 'Nous avons bien reçu votre demande de visite',
        en: 'We have received your viewing request',
        de: 'Wir haben Ihre Besichtigungsanfrage erhalten',
      },
      text: {
        nl: [
          'Bedankt voor uw aanvraag. Het bezoek ligt nog niet vast: de makelaar neemt contact met u op om dag en uur te bevestigen.',
        ],
        fr: [
          'Merci pour votre demande. La visite n’est pas encore fixée : l’agent vous contactera pour confirmer le jour et l’heure.',
        ],
        en: [
          'Thank you for your request. The viewing is not fixed yet: the agent will contact you to confirm day and time.',
        ],
        de: [
          'Vielen Dank für Ihre Anfrage. Die Besichtigung steht noch nicht fest: Der Makler meldet sich bei Ihnen, um Tag und Uhrzeit zu bestätigen.',
        ],
      },
    }),
}
